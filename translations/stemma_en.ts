<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Audit</name>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>%n call has no stored usage, so the totals are too low.</numerusform>
            <numerusform>%n calls have no stored usage, so the totals are too low.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>%n message repeats the usage of the previous one; it may be counted twice.</numerusform>
            <numerusform>%n messages repeat the usage of the previous one; it may be counted twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>%n call was retried; the tokens of every attempt are counted.</numerusform>
            <numerusform>%n calls were retried; the tokens of every attempt are counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1, and %n more change</numerusform>
            <numerusform>%1, and %n more changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message numerus="yes">
        <source>%n call(s) of tools or answers to them stand alone; providers refuse that.</source>
        <translation>
            <numerusform>%n call of a tool or answer to one stands alone; providers refuse that.</numerusform>
            <numerusform>%n calls of tools or answers to them stand alone; providers refuse that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Removal of %n message in “%1”</numerusform>
            <numerusform>Removal of %n messages in “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>message %1, %n part</numerusform>
            <numerusform>message %1, %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls of tools and their answers go together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Calls of tools and their answers go together, so %n more message changes.</numerusform>
            <numerusform>Calls of tools and their answers go together, so %n more messages change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) behind the change hold thinking that is bound to what stands before it, message %1 first. It stays as it is, and the agent leaves it out of its requests. Fork the session before the change to keep it, or remove that thinking.</source>
        <translation>
            <numerusform>%n message behind the change, message %1, holds thinking that is bound to what stands before it. It stays as it is, and the agent leaves it out of its requests. Fork the session before the change to keep it, or remove that thinking.</numerusform>
            <numerusform>%n messages behind the change hold thinking that is bound to what stands before it, message %1 first. It stays as it is, and the agent leaves it out of its requests. Fork the session before the change to keep it, or remove that thinking.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) behind the change hold signed thinking, message %1 first. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove that thinking.</source>
        <translation>
            <numerusform>%n message behind the change, message %1, holds signed thinking. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove that thinking.</numerusform>
            <numerusform>%n messages behind the change hold signed thinking, message %1 first. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove that thinking.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weeks ago</source>
        <translation>
            <numerusform>%n week ago</numerusform>
            <numerusform>%n weeks ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message numerus="yes">
        <source>jazzmine refuses %n message(s) of the conversation, and so does not load it. It did not before either.</source>
        <translation>
            <numerusform>jazzmine refuses %n message of the conversation, and so does not load it. It did not before either.</numerusform>
            <numerusform>jazzmine refuses %n messages of the conversation, and so does not load it. It did not before either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out: jazzmine refuses them, and would not load the fork with them.</source>
        <translation>
            <numerusform>%n record is left out: jazzmine refuses it, and would not load the fork with it.</numerusform>
            <numerusform>%n records are left out: jazzmine refuses them, and would not load the fork with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n call(s) of a model, and the whole store is written for every message.</source>
        <translation>
            <numerusform>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n call of a model, and the whole store is written for every message.</numerusform>
            <numerusform>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n calls of a model, and the whole store is written for every message.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Removal of %n message in “%1”</numerusform>
            <numerusform>Removal of %n messages in “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n call(s) of a model.</source>
        <translation>
            <numerusform>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n call of a model.</numerusform>
            <numerusform>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n calls of a model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) stand behind the damaged place and go with it.</source>
        <translation>
            <numerusform>%n record stands behind the damaged place and goes with it.</numerusform>
            <numerusform>%n records stand behind the damaged place and go with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message numerus="yes">
        <source>Repair in %n conversation(s)</source>
        <translation>
            <numerusform>Repair in %n conversation</numerusform>
            <numerusform>Repair in %n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>first message as there</numerusform>
            <numerusform>first %n messages as there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>%n message, still stored</numerusform>
            <numerusform>%n messages, still stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>%n event folded</numerusform>
            <numerusform>%n events folded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>%n older session not shown</numerusform>
            <numerusform>%n older sessions not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Removal of %n message in “%1”</numerusform>
            <numerusform>Removal of %n messages in “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>message %1, %n part</numerusform>
            <numerusform>message %1, %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls of tools and their answers go together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Calls of tools and their answers go together, so %n more message changes.</numerusform>
            <numerusform>Calls of tools and their answers go together, so %n more messages change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools at the end have no answer; mantis leaves them out when it loads.</source>
        <translation>
            <numerusform>%n call of tools at the end has no answer; mantis leaves it out when it loads.</numerusform>
            <numerusform>%n calls of tools at the end have no answer; mantis leaves them out when it loads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools have no answer there and are left out, as mantis does.</source>
        <translation>
            <numerusform>%n call of a tool has no answer there and is left out, as mantis does.</numerusform>
            <numerusform>%n calls of tools have no answer there and are left out, as mantis does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools or answers to them stand alone.</source>
        <translation>
            <numerusform>%n call of a tool, or an answer to one, stands alone.</numerusform>
            <numerusform>%n calls of tools, or answers to them, stand alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) behind the change hold thinking with a signature, message %1 first. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove these messages.</source>
        <translation>
            <numerusform>%n message behind the change holds thinking with a signature, message %1. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove this message.</numerusform>
            <numerusform>%n messages behind the change hold thinking with a signature, message %1 first. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove these messages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) follow the project. Their entries keep the directory in which they were written, and texts that name the old one stay; mantis looks at neither.</source>
        <translation>
            <numerusform>%n session follows the project. Its entries keep the directory in which they were written, and texts that name the old one stay; mantis looks at neither.</numerusform>
            <numerusform>%n sessions follow the project. Their entries keep the directory in which they were written, and texts that name the old one stay; mantis looks at neither.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) hold sessions that worked there but were begun for another project; they stay where they are.</source>
        <translation>
            <numerusform>%n folder holds sessions that worked there but were begun for another project; it stays where it is.</numerusform>
            <numerusform>%n folders hold sessions that worked there but were begun for another project; they stay where they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message numerus="yes">
        <source>%n call(s) of tools were answered in what is left out only, as in the session it was forked from; mantis leaves them out when it loads.</source>
        <translation>
            <numerusform>%n call of a tool was answered in what is left out only, as in the session it was forked from; mantis leaves it out when it loads.</numerusform>
            <numerusform>%n calls of tools were answered in what is left out only, as in the session it was forked from; mantis leaves them out when it loads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message numerus="yes">
        <source>%n checkpoint(s) of yours stand at messages that the store does not keep, and go with them. An undo brings them back.</source>
        <translation>
            <numerusform>%n checkpoint of yours stands at a message that the store does not keep, and goes with it. An undo brings it back.</numerusform>
            <numerusform>%n checkpoints of yours stand at messages that the store does not keep, and go with them. An undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message numerus="yes">
        <source>%n message(s) of the context would not fit the model&apos;s window, and mnesis leaves them out.</source>
        <translation>
            <numerusform>%n message of the context would not fit the model&apos;s window, and mnesis leaves it out.</numerusform>
            <numerusform>%n messages of the context would not fit the model&apos;s window, and mnesis leaves them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Removal of %n message in “%1”</numerusform>
            <numerusform>Removal of %n messages in “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) hang under it, and will stand alone.</source>
        <translation>
            <numerusform>%n session hangs under it, and will stand alone.</numerusform>
            <numerusform>%n sessions hang under it, and will stand alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages go; an undo brings them back.</source>
        <translation>
            <numerusform>%n summary of discarded messages goes; an undo brings it back.</numerusform>
            <numerusform>%n summaries of discarded messages go; an undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of “%1” put together</source>
        <translation>
            <numerusform>%n summary of “%1” put together</numerusform>
            <numerusform>%n summaries of “%1” put together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, since another summary there stands for them too.</source>
        <translation>
            <numerusform>%n message stays out of the context, since another summary there stands for it too.</numerusform>
            <numerusform>%n messages stay out of the context, since another summary there stands for them too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between the summaries that “%1” was made of, %n message(s) stand in the context that none of them tells of. They would leave it, and the agent would know nothing of them any more. Dissolve it, and bring those summaries back one by one.</source>
        <translation>
            <numerusform>Between the summaries that “%1” was made of, %n message stands in the context that none of them tells of. It would leave it, and the agent would know nothing of it any more. Dissolve it, and bring those summaries back one by one.</numerusform>
            <numerusform>Between the summaries that “%1” was made of, %n messages stand in the context that none of them tells of. They would leave it, and the agent would know nothing of them any more. Dissolve it, and bring those summaries back one by one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message numerus="yes">
        <source>What the changes are about is too large to be copied within %n second(s), which is needed to try them out. Make them one by one, or give the server more time: statement_timeout=SECONDS in its address.</source>
        <translation>
            <numerusform>What the changes are about is too large to be copied within %n second, which is needed to try them out. Make them one by one, or give the server more time: statement_timeout=SECONDS in its address.</numerusform>
            <numerusform>What the changes are about is too large to be copied within %n seconds, which is needed to try them out. Make them one by one, or give the server more time: statement_timeout=SECONDS in its address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message numerus="yes">
        <source>Repair of %n problem(s)</source>
        <translation>
            <numerusform>Repair of %n problem</numerusform>
            <numerusform>Repair of %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair of %n problem(s) of a session</source>
        <translation>
            <numerusform>Repair of %n problem of a session</numerusform>
            <numerusform>Repair of %n problems of a session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new check finds %n of these problem(s) no more.</source>
        <translation>
            <numerusform>A new check finds this problem no more.</numerusform>
            <numerusform>A new check finds these %n problems no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be mended.</source>
        <translation>
            <numerusform>%1 of %n problem can be mended.</numerusform>
            <numerusform>%1 of %n problems can be mended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln more line</numerusform>
            <numerusform>%Ln more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>%Ln more character in long lines</numerusform>
            <numerusform>%Ln more characters in long lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln char</numerusform>
            <numerusform>%Ln chars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>%Ln message → 1 summary</numerusform>
            <numerusform>%Ln messages → 1 summary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>Compaction of %Ln message</numerusform>
            <numerusform>Compaction of %Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>%n message without findings</numerusform>
            <numerusform>%n messages without findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>%n finding, kept</numerusform>
            <numerusform>%n findings, kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>%n tool call failed</numerusform>
            <numerusform>%n tool calls failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>%n retry</numerusform>
            <numerusform>%n retries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n passed</numerusform>
            <numerusform>%n passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1, %n from before the store last changed</numerusform>
            <numerusform>%1, %n from before the store last changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n summary</numerusform>
            <numerusform>%n summaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1, %n active</numerusform>
            <numerusform>%1, %n active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous answer is cut off, empty, or saves nothing.</source>
        <translation>
            <numerusform>One request.</numerusform>
            <numerusform>Up to %n requests: the next one is sent only if the previous answer is cut off, empty, or saves nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n request.</numerusform>
            <numerusform>%n requests, one after the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompareModel</name>
    <message numerus="yes">
        <source>Compaction of %n message(s)</source>
        <translation>
            <numerusform>Compaction of %n message</numerusform>
            <numerusform>Compaction of %n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>%n message in common</numerusform>
            <numerusform>%n messages in common</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>%n earlier message in common · Show more</numerusform>
            <numerusform>%n earlier messages in common · Show more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message numerus="yes">
        <source>%1, %n differ</source>
        <translation>
            <numerusform>%1, %n differs</numerusform>
            <numerusform>%1, %n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>%Ln item sent</numerusform>
            <numerusform>%Ln items sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln summary</numerusform>
            <numerusform>%Ln summaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln left out</numerusform>
            <numerusform>%Ln left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln item</numerusform>
            <numerusform>+%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln item</numerusform>
            <numerusform>−%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>Undoing %n change</numerusform>
            <numerusform>Undoing %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>Redoing %n change</numerusform>
            <numerusform>Redoing %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>%n change in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</numerusform>
            <numerusform>%n changes in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>%n change in the batch from last time.</numerusform>
            <numerusform>%n changes in the batch from last time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s)</source>
        <translation>
            <numerusform>%n thinking block</numerusform>
            <numerusform>%n thinking blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) with the result</source>
        <translation>
            <numerusform>%n tool call with the result</numerusform>
            <numerusform>%n tool calls with the result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) without a result</source>
        <translation>
            <numerusform>%n tool call without a result</numerusform>
            <numerusform>%n tool calls without a result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n summary</numerusform>
            <numerusform>%n summaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file reference(s)</source>
        <translation>
            <numerusform>%n file reference</numerusform>
            <numerusform>%n file references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s)</source>
        <translation>
            <numerusform>%n checkpoint</numerusform>
            <numerusform>%n checkpoints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in the context</source>
        <translation>
            <numerusform>%n item in the context</numerusform>
            <numerusform>%n items in the context</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>%n change will be redone, oldest first:</numerusform>
            <numerusform>%n changes will be redone, oldest first:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>%n change will be undone, newest first:</numerusform>
            <numerusform>%n changes will be undone, newest first:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>%n change redone.</numerusform>
            <numerusform>%n changes redone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>%n change undone.</numerusform>
            <numerusform>%n changes undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>%1 of %n change redone.</numerusform>
            <numerusform>%1 of %n changes redone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>%1 of %n change undone.</numerusform>
            <numerusform>%1 of %n changes undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%1 of %n change</numerusform>
            <numerusform>%1 of %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n store</numerusform>
            <numerusform>%n stores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message numerus="yes">
        <source>%1 % of %n finding(s) kept</source>
        <translation>
            <numerusform>%1 % of %n finding kept</numerusform>
            <numerusform>%1 % of %n findings kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message numerus="yes">
        <source>%n part(s) selected · %1 tokens</source>
        <translation>
            <numerusform>%n part selected · %1 tokens</numerusform>
            <numerusform>%n parts selected · %1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>%n store open</numerusform>
            <numerusform>%n stores open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Remove %n message of “%1”</numerusform>
            <numerusform>Remove %n messages of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>%n change in a batch</numerusform>
            <numerusform>%n changes in a batch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1 tokens</source>
        <translation>
            <numerusform>%n output to prune, frees %1 tokens</numerusform>
            <numerusform>%n outputs to prune, frees %1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1 tokens</source>
        <translation>
            <numerusform>%n output to restore, adds %1 tokens</numerusform>
            <numerusform>%n outputs to restore, adds %1 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># %n byte, not text</numerusform>
            <numerusform># %n bytes, not text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TextViewer</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln message not loaded]</numerusform>
            <numerusform>[%Ln messages not loaded]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
