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
    <name>ClaudeCode</name>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>%n hook ran</numerusform>
            <numerusform>%n hooks ran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>%n file backed up</numerusform>
            <numerusform>%n files backed up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>It is encrypted (%n byte). Only the provider can read it.</numerusform>
            <numerusform>It is encrypted (%n bytes). Only the provider can read it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>%n item takes the place of everything before.</numerusform>
            <numerusform>%n items take the place of everything before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>The user took back the last turn.</numerusform>
            <numerusform>The user took back the last %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[encrypted, %n byte]</numerusform>
            <numerusform>[encrypted, %n bytes]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>%Ln missing</numerusform>
            <numerusform>%Ln missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>Message %1</numerusform>
            <numerusform>Messages %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>Compaction of %Ln message</numerusform>
            <numerusform>Compaction of %Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>Summary of %Ln message</numerusform>
            <numerusform>Summary of %Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln message could not be read and is missing.</numerusform>
            <numerusform>%Ln messages could not be read and are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>%Ln message, exported by Stemma %1.</numerusform>
            <numerusform>%Ln messages, exported by Stemma %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n summary</numerusform>
            <numerusform>%n summaries</numerusform>
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
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1, %n active</numerusform>
            <numerusform>%1, %n active</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>more than %Ln distinct value</numerusform>
            <numerusform>more than %Ln distinct values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln distinct value</numerusform>
            <numerusform>%Ln distinct values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>%Ln empty</numerusform>
            <numerusform>%Ln empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in the longest line</source>
        <translation>
            <numerusform>%Ln byte in the longest line</numerusform>
            <numerusform>%Ln bytes in the longest line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with another number of cells</source>
        <translation>
            <numerusform>%Ln row with another number of cells</numerusform>
            <numerusform>%Ln rows with another number of cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>%Ln line that cannot be read</numerusform>
            <numerusform>%Ln lines that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>%Ln heading</numerusform>
            <numerusform>%Ln headings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>%Ln code block</numerusform>
            <numerusform>%Ln code blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s)</source>
        <translation>
            <numerusform>%Ln type</numerusform>
            <numerusform>%Ln types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s)</source>
        <translation>
            <numerusform>%Ln function</numerusform>
            <numerusform>%Ln functions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln element(s)</source>
        <translation>
            <numerusform>%Ln element</numerusform>
            <numerusform>%Ln elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln link</numerusform>
            <numerusform>%Ln links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln statement</numerusform>
            <numerusform>%Ln statements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s)</source>
        <translation>
            <numerusform>%Ln view</numerusform>
            <numerusform>%Ln views</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>%Ln byte unpacked</numerusform>
            <numerusform>%Ln bytes unpacked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>%Ln pixel wide</numerusform>
            <numerusform>%Ln pixels wide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>%Ln pixel high</numerusform>
            <numerusform>%Ln pixels high</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>%Ln change of %1 left out: it does not follow from the changes before.</numerusform>
            <numerusform>%Ln changes of %1 left out: they do not follow from the changes before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>%Ln file saved before it: %1</numerusform>
            <numerusform>%Ln files saved before it: %1</numerusform>
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
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>%n tool call or result has no counterpart, which providers reject.</numerusform>
            <numerusform>%n tool calls or results have no counterpart, which providers reject.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>%n message after the change (message %1) has thinking bound to the messages before it. The agent will leave it out of its requests. To keep it, fork the session before the change.</numerusform>
            <numerusform>%n messages after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>%n message after the change (message %1) has signed thinking. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</numerusform>
            <numerusform>%n messages after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>%n thinking block stays: it belongs to the turn that the fork ends in, and a provider needs it with the results of its tool calls.</numerusform>
            <numerusform>%n thinking blocks stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>%n thinking block stays, because its message cannot be sent without it.</numerusform>
            <numerusform>%n thinking blocks stay, because their messages cannot be sent without them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1, and %n more change</numerusform>
            <numerusform>%1, and %n more changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>%Ln minute ago</numerusform>
            <numerusform>%Ln minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>%Ln hour ago</numerusform>
            <numerusform>%Ln hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>%Ln week ago</numerusform>
            <numerusform>%Ln weeks ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>%Ln thinking block is left out.</numerusform>
            <numerusform>%Ln thinking blocks are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>%Ln thinking block become text of the answer, without signatures.</numerusform>
            <numerusform>%Ln thinking blocks become text of the answer, without signatures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>%Ln thinking block that the provider hid is left out.</numerusform>
            <numerusform>%Ln thinking blocks that the provider hid are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>%Ln tool call becomes text, with its result.</numerusform>
            <numerusform>%Ln tool calls become text, with their results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>%Ln tool call without a result becomes text.</numerusform>
            <numerusform>%Ln tool calls without a result become text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>%Ln tool result without a call becomes text.</numerusform>
            <numerusform>%Ln tool results without a call become text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>%Ln image is left out.</numerusform>
            <numerusform>%Ln images are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>%Ln large file become text: the path and the summary.</numerusform>
            <numerusform>%Ln large files become text: the path and the summary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>%Ln recorded file change is left out; the tool calls stay.</numerusform>
            <numerusform>%Ln recorded file changes are left out; the tool calls stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>%Ln summary is left out, because the messages it replaced are handed over.</numerusform>
            <numerusform>%Ln summaries are left out, because the messages they replaced are handed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>%Ln system message of the agent is left out.</numerusform>
            <numerusform>%Ln system messages of the agent are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>%Ln text that the agent added to prompts is left out.</numerusform>
            <numerusform>%Ln texts that the agent added to prompts are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>%Ln discarded message is left out.</numerusform>
            <numerusform>%Ln discarded messages are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>%Ln message of side chains is left out.</numerusform>
            <numerusform>%Ln messages of side chains are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>%Ln answer before the first prompt is left out.</numerusform>
            <numerusform>%Ln answers before the first prompt are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>Half a character (a lone surrogate) is replaced in %Ln text.</numerusform>
            <numerusform>Half a character (a lone surrogate) is replaced in %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>%Ln failed tool call is no longer marked as failed; the output stays.</numerusform>
            <numerusform>%Ln failed tool calls are no longer marked as failed; the output stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>%Ln unreadable message is left out.</numerusform>
            <numerusform>%Ln unreadable messages are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>%Ln other record, such as events, is left out.</numerusform>
            <numerusform>%Ln other records, such as events, are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>%Ln session of a sub-agent is left out. It can be handed over by itself.</numerusform>
            <numerusform>%Ln sessions of sub-agents are left out. Each can be handed over by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>%Ln value still looks as if it should be redacted.</numerusform>
            <numerusform>%Ln values still look as if they should be redacted.</numerusform>
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
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>jazzmine still cannot load the conversation: it rejects %n message.</numerusform>
            <numerusform>jazzmine still cannot load the conversation: it rejects %n messages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>%n record is left out, because jazzmine could not load the fork with it.</numerusform>
            <numerusform>%n records are left out, because jazzmine could not load the fork with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>With the next message the agent summarises the copies again: about %n model call, and the whole store is written for every message.</numerusform>
            <numerusform>With the next message the agent summarises the copies again: about %n model calls, and the whole store is written for every message.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>With the next message the agent summarises the copies again: about %n model call.</numerusform>
            <numerusform>With the next message the agent summarises the copies again: about %n model calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>%n record after the damaged place is removed with it.</numerusform>
            <numerusform>%n records after the damaged place are removed with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>Repair %n conversation</numerusform>
            <numerusform>Repair %n conversations</numerusform>
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
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>%Ln constraint lost</numerusform>
            <numerusform>%Ln constraints lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>%Ln constraint changed</numerusform>
            <numerusform>%Ln constraints changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>%n session moves with the project. Its entries keep the old folder name, which mantis does not use.</numerusform>
            <numerusform>%n sessions move with the project. Their entries keep the old folder name, which mantis does not use.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>%n of your checkpoints is removed with its message. Undo restores it.</numerusform>
            <numerusform>%n of your checkpoints are removed with their messages. Undo restores them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>%n message of the context does not fit into the model&apos;s window; mnesis leaves it out.</numerusform>
            <numerusform>%n messages of the context do not fit into the model&apos;s window; mnesis leaves them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>%n child session stays, without a parent.</numerusform>
            <numerusform>%n child sessions stay, without a parent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>%n summary of discarded messages is removed. Undo restores it.</numerusform>
            <numerusform>%n summaries of discarded messages are removed. Undo restores them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>Merge %n summary of “%1”</numerusform>
            <numerusform>Merge %n summaries of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>%n message stays out of the context, because another summary also replaces it.</numerusform>
            <numerusform>%n messages stay out of the context, because another summary also replaces them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>%n message in the context is between the summaries of “%1” but not covered by them, so the agent would lose it. Dissolve it, then restore those summaries one by one.</numerusform>
            <numerusform>%n messages in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 did not answer for %n second. Try again, or set a longer timeout.</numerusform>
            <numerusform>%1 did not answer for %n seconds. Try again, or set a longer timeout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>The answer of %1 took more than %n second. Use a smaller model, or set a longer timeout.</numerusform>
            <numerusform>The answer of %1 took more than %n seconds. Use a smaller model, or set a longer timeout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>%n damaged part of a message is left out.</numerusform>
            <numerusform>%n damaged parts of messages are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>%n damaged message is left out.</numerusform>
            <numerusform>%n damaged messages are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Remove %n message of “%1”</numerusform>
            <numerusform>Remove %n messages of “%1”</numerusform>
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
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Tool calls and their results belong together, so %n more message changes.</numerusform>
            <numerusform>Tool calls and their results belong together, so %n more messages change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>%n tool call has no result there and is left out, as %1 does.</numerusform>
            <numerusform>%n tool calls have no result there and are left out, as %1 does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>%n tool call has no result.</numerusform>
            <numerusform>%n tool calls have no result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>%n tool result has no call; providers refuse that.</numerusform>
            <numerusform>%n tool results have no call; providers refuse that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>%n message after the change holds signed thinking, message %1. A provider may refuse it, since what comes before it has changed.</numerusform>
            <numerusform>%n messages after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>%n change in a batch</numerusform>
            <numerusform>%n changes in a batch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Remove %n message of “%1”</numerusform>
            <numerusform>Remove %n messages of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n change applied.</numerusform>
            <numerusform>%n changes applied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>%n message removed.</numerusform>
            <numerusform>%n messages removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>The batch cannot be tried out: its conversations are too large to be copied within %n second. Make the changes one by one, or add statement_timeout=SECONDS to the address.</numerusform>
            <numerusform>The batch cannot be tried out: its conversations are too large to be copied within %n seconds. Make the changes one by one, or add statement_timeout=SECONDS to the address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 day</numerusform>
            <numerusform>%1 days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>%n folder has sessions that worked there but belong to another project; it stays.</numerusform>
            <numerusform>%n folders have sessions that worked there but belong to another project; they stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>%n symbolic link stays where it is: %1.</numerusform>
            <numerusform>%n symbolic links stay where they are: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>%n folder without files stays where it is: %1.</numerusform>
            <numerusform>%n folders without files stay where they are: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>%n file has lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</numerusform>
            <numerusform>%n files have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>Repair %n problem</numerusform>
            <numerusform>Repair %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>Repair %n problem of a session</numerusform>
            <numerusform>Repair %n problems of a session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>A new check no longer finds %n of these problems.</numerusform>
            <numerusform>A new check no longer finds %n of these problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>%1 of %n problem can be repaired.</numerusform>
            <numerusform>%1 of %n problems can be repaired.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>The query is too long: it may have %Ln character.</numerusform>
            <numerusform>The query is too long: it may have %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>The query has too many words: it may have %Ln.</numerusform>
            <numerusform>The query has too many words: it may have %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>%Ln store read without a complete index</numerusform>
            <numerusform>%Ln stores read without a complete index</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>%Ln store could not be searched</numerusform>
            <numerusform>%Ln stores could not be searched</numerusform>
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
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>the expression took too long on %Ln text</numerusform>
            <numerusform>the expression took too long on %Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>%Ln session could not be read</numerusform>
            <numerusform>%Ln sessions could not be read</numerusform>
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
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln field</numerusform>
            <numerusform>%Ln fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>%Ln of %1 done</numerusform>
            <numerusform>%Ln of %1 done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>Calls %Ln tool.</numerusform>
            <numerusform>Calls %Ln tools.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>From here the conversation goes on in %n branch. Click to go to another one.</numerusform>
            <numerusform>From here the conversation goes on in %n branches. Click to go to another one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>%n other session goes on from the file of this one or belongs to it: %1. Delete these first.</numerusform>
            <numerusform>%n other sessions go on from the file of this one or belong to it: %1. Delete these first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>%n session was forked from this one and holds copies of it, which stay: %1.</numerusform>
            <numerusform>%n sessions were forked from this one and hold copies of it, which stay: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>%n file is removed, %1 together.</numerusform>
            <numerusform>%n files are removed, %1 together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>%Ln damaged</numerusform>
            <numerusform>%Ln damaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>%Ln patch</numerusform>
            <numerusform>%Ln patches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compaction(s)</source>
        <translation>
            <numerusform>%Ln compaction</numerusform>
            <numerusform>%Ln compactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>%n session could not be read and is not counted. %1</numerusform>
            <numerusform>%n sessions could not be read and are not counted. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>%Ln call of models without a known price is not in the cost: %1 tokens.</numerusform>
            <numerusform>%Ln calls of models without a known price are not in the cost: %1 tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageCharts</name>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>%Ln output of %1 tokens, sent again as %2 tokens</numerusform>
            <numerusform>%Ln outputs of %1 tokens, sent again as %2 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatIfWords</name>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>%n call of models without a price is in neither sum.</numerusform>
            <numerusform>%n calls of models without a price are in neither sum.</numerusform>
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
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>message %1</numerusform>
            <numerusform>messages %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>%Ln session of %1 could not be read and was not searched.</numerusform>
            <numerusform>%Ln sessions of %1 could not be read and were not searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>The regular expression took too long on %Ln text, which may have more hits.</numerusform>
            <numerusform>The regular expression took too long on %Ln texts, which may have more hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n more record is not kept in the journal.</numerusform>
            <numerusform>%n more records are not kept in the journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>%n call has no known price, of these models: %1</numerusform>
            <numerusform>%n calls have no known price, of these models: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>%Ln value still looks as if it should be redacted; look through the document.</numerusform>
            <numerusform>%Ln values still look as if they should be redacted; look through the document.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>Not counted, %1: %Ln record with %2</numerusform>
            <numerusform>Not counted, %1: %Ln records with %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1, %2 of %n session: %3 counted, %4 by the agent. %5</numerusform>
            <numerusform>%1, %2 of %n sessions: %3 counted, %4 by the agent. %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>about %1 token</numerusform>
            <numerusform>about %1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>%Ln message, %1 bytes: %2</numerusform>
            <numerusform>%Ln messages, %1 bytes: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>%Ln place of the session redacted</numerusform>
            <numerusform>%Ln places of the session redacted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>Probe: %Ln question</numerusform>
            <numerusform>Probe: %Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>%Ln item is sent as text, without images. Tokens are estimates.</numerusform>
            <numerusform>%Ln items are sent as texts, without images. Tokens are estimates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>Content: %Ln question, and in each request one context of this session</numerusform>
            <numerusform>Content: %Ln questions, and in each request one context of this session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n request, one after the other.</numerusform>
            <numerusform>%n requests, one after the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln turn</numerusform>
            <numerusform>%Ln turns</numerusform>
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
    <name>stemma::BringAlong</name>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>Add %Ln lost constraint to the summary</numerusform>
            <numerusform>Add %Ln lost constraints to the summary</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>They do not all follow from one another, so they are shown in %Ln step.</numerusform>
            <numerusform>They do not all follow from one another, so they are shown in %Ln steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChangesPanel</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>%Ln change is left out:</numerusform>
            <numerusform>%Ln changes are left out:</numerusform>
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
    <name>stemma::CollectedEditing</name>
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
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>%n of %1 differs</numerusform>
            <numerusform>%n of %1 differ</numerusform>
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
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>%Ln change, %1</numerusform>
            <numerusform>%Ln changes, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>%Ln item in both</numerusform>
            <numerusform>%Ln items in both</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>%Ln new item</numerusform>
            <numerusform>%Ln new items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>%Ln item gone</numerusform>
            <numerusform>%Ln items gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>%Ln item changed</numerusform>
            <numerusform>%Ln items changed</numerusform>
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
    <name>stemma::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>%Ln selected message</numerusform>
            <numerusform>%Ln selected messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>%Ln message, %1, written to %2.</numerusform>
            <numerusform>%Ln messages, %1, written to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln message could not be read and is missing.</numerusform>
            <numerusform>%Ln messages could not be read and are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>%Ln value in the document still looks as if it should be redacted; look through it.</numerusform>
            <numerusform>%Ln values in the document still look as if they should be redacted; look through it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>the newest of %Ln content</numerusform>
            <numerusform>the newest of %Ln contents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FileTreeModel</name>
    <message numerus="yes">
        <source>read %Ln times</source>
        <translation>
            <numerusform>read once</numerusform>
            <numerusform>read %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>changed once</numerusform>
            <numerusform>changed %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%1 of %Ln file</numerusform>
            <numerusform>%1 of %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>Gave up in %Ln text: there the expression takes too long, and hits may be missing.</numerusform>
            <numerusform>Gave up in %Ln texts: there the expression takes too long, and hits may be missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln part</numerusform>
            <numerusform>%Ln parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>%Ln thinking block</numerusform>
            <numerusform>%Ln thinking blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>%Ln tool call with the result</numerusform>
            <numerusform>%Ln tool calls with the result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>%Ln tool call without a result</numerusform>
            <numerusform>%Ln tool calls without a result</numerusform>
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
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>%Ln file reference</numerusform>
            <numerusform>%Ln file references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>%Ln checkpoint</numerusform>
            <numerusform>%Ln checkpoints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>%Ln sub-agent session</numerusform>
            <numerusform>%Ln sub-agent sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>%Ln item in the context</numerusform>
            <numerusform>%Ln items in the context</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>%Ln store was found in %1.</numerusform>
            <numerusform>%Ln stores were found in %1.</numerusform>
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
    <name>stemma::IndexDialog</name>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>%1 in all, for %Ln store</numerusform>
            <numerusform>%1 in all, for %Ln stores</numerusform>
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
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>%1 % of %Ln finding kept</numerusform>
            <numerusform>%1 % of %Ln findings kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>The new session has %Ln message.</numerusform>
            <numerusform>The new session has %Ln messages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>%Ln more item</numerusform>
            <numerusform>%Ln more items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n output to prune, frees %1</numerusform>
            <numerusform>%n outputs to prune, frees %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n output to restore, adds %1</numerusform>
            <numerusform>%n outputs to restore, adds %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln more in the table</numerusform>
            <numerusform>%Ln more in the table</numerusform>
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
    <name>stemma::RedactionPane</name>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>%Ln place will be redacted</numerusform>
            <numerusform>%Ln places will be redacted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>%Ln value stays</numerusform>
            <numerusform>%Ln values stay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1, %Ln hit</numerusform>
            <numerusform>%1, %Ln hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store.</numerusform>
            <numerusform>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln stores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>No hits in %Ln store.</numerusform>
            <numerusform>No hits in %Ln stores.</numerusform>
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
    <name>stemma::StatusLabels</name>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>%n store open</numerusform>
            <numerusform>%n stores open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n part selected · %1</numerusform>
            <numerusform>%n parts selected · %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>One request.</numerusform>
            <numerusform>Up to %n requests: the next one is sent only if the previous one gives no usable summary.</numerusform>
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
    <name>stemma::SummaryReviewer</name>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>%1 found %Ln demand: %2 kept, %3 changed, %4 lost.</numerusform>
            <numerusform>%1 found %Ln demands: %2 kept, %3 changed, %4 lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>%Ln answer left out: not in the messages.</numerusform>
            <numerusform>%Ln answers left out: not in the messages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>%Ln question not answered.</numerusform>
            <numerusform>%Ln questions not answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>Content: the summary and what users and the assistant wrote in %Ln message; no output of tools</numerusform>
            <numerusform>Content: the summary and what users and the assistant wrote in %Ln messages; no output of tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>Of %Ln long text only the beginning and the end are sent.</numerusform>
            <numerusform>Of %Ln long texts only the beginning and the end are sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n request, one after the other.</numerusform>
            <numerusform>%n requests, one after the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TextViewer</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln char</numerusform>
            <numerusform>%Ln chars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%1 of %Ln block</numerusform>
            <numerusform>%1 of %Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>and %n more tool call</numerusform>
            <numerusform>and %n more tool calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln message not loaded]</numerusform>
            <numerusform>[%Ln messages not loaded]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>Not counted, %Ln record, %1 tokens: %2.</numerusform>
            <numerusform>Not counted, %Ln records, %1 tokens: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>The agent&apos;s own totals of %1 in %Ln session are %2, counted are %3. %4</numerusform>
            <numerusform>The agent&apos;s own totals of %1 in %Ln sessions are %2, counted are %3. %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::UsageModel</name>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>%Ln call of sub-agents included</numerusform>
            <numerusform>%Ln calls of sub-agents included</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>Stored for %Ln call</numerusform>
            <numerusform>Stored for %Ln calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>%Ln call without a known price: %1</numerusform>
            <numerusform>%Ln calls without a known price: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>%Ln record not counted</numerusform>
            <numerusform>%Ln records not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>%Ln difference to the agent&apos;s own totals</numerusform>
            <numerusform>%Ln differences to the agent&apos;s own totals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>%1 compared with the session, %Ln compaction</numerusform>
            <numerusform>%1 compared with the session, %Ln compactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n more record is not kept in the journal.</numerusform>
            <numerusform>%n more records are not kept in the journal.</numerusform>
        </translation>
    </message>
</context>
</TS>
