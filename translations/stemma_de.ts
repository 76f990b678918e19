<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Open &amp;file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>Einen Sitzungsspeicher oder ein Protokoll öffnen</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>O&amp;rdner öffnen…</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Ordner mit Sitzungen öffnen</translation>
    </message>
    <message>
        <source>Open the &amp;sample session</source>
        <translation>&amp;Beispielsitzung öffnen</translation>
    </message>
    <message>
        <source>Open a private copy of a sample store</source>
        <translation>Eine eigene Kopie eines Beispielspeichers öffnen</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
        <source>Close the current tab</source>
        <translation>Den aktuellen Tab schließen</translation>
    </message>
    <message>
        <source>Reo&amp;pen closed tab</source>
        <translation>Geschlossenen &amp;Tab wieder öffnen</translation>
    </message>
    <message>
        <source>Reopen the last closed tab</source>
        <translation>Den zuletzt geschlossenen Tab wieder öffnen</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Read the current store again</source>
        <translation>Den aktuellen Speicher erneut lesen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Die Auswahl kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the selected parts as Markdown</source>
        <translation>Die ausgewählten Teile als Markdown kopieren</translation>
    </message>
    <message>
        <source>&amp;Filter sessions</source>
        <translation>Sitzungen &amp;filtern</translation>
    </message>
    <message>
        <source>Filter the list of sessions</source>
        <translation>Die Liste der Sitzungen filtern</translation>
    </message>
    <message>
        <source>&amp;Edit text…</source>
        <translation>&amp;Text bearbeiten…</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>Den Text des aktuellen Teils bearbeiten</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>Die Sitzung umbenennen</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Remove the selected messages</source>
        <translation>Die ausgewählten Nachrichten entfernen</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sitzungen</translation>
    </message>
    <message>
        <source>Show the sessions and go to them</source>
        <translation>Die Sitzungen anzeigen und dorthin wechseln</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>Zur Zeitleiste wechseln</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Show the inspector and go to it</source>
        <translation>Den Inspektor anzeigen und dorthin wechseln</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>Alles &amp;einklappen</translation>
    </message>
    <message>
        <source>Fold thinking, tool calls and patches</source>
        <translation>Gedanken, Werkzeugaufrufe und Patches einklappen</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Alles &amp;ausklappen</translation>
    </message>
    <message>
        <source>Unfold thinking, tool calls and patches</source>
        <translation>Gedanken, Werkzeugaufrufe und Patches ausklappen</translation>
    </message>
    <message>
        <source>Show t&amp;hinking</source>
        <translation>&amp;Gedanken anzeigen</translation>
    </message>
    <message>
        <source>Unfold or fold all thinking</source>
        <translation>Alle Gedanken aus- oder einklappen</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ve&amp;rgrößern</translation>
    </message>
    <message>
        <source>Larger text in the timeline</source>
        <translation>Größerer Text in der Zeitleiste</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Smaller text in the timeline</source>
        <translation>Kleinerer Text in der Zeitleiste</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Reset the text size of the timeline</source>
        <translation>Die Textgröße der Zeitleiste zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Maximise timeline</source>
        <translation>Zeitleiste &amp;maximieren</translation>
    </message>
    <message>
        <source>Hide or show the panels around the timeline</source>
        <translation>Die Leisten um die Zeitleiste aus- oder einblenden</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>Menü&amp;leiste</translation>
    </message>
    <message>
        <source>Show or hide the menu bar</source>
        <translation>Die Menüleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Das Fenster im Vollbild zeigen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to the previous place</source>
        <translation>Zur vorigen Stelle zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go forward to the next place</source>
        <translation>Zur nächsten Stelle vorwärtsgehen</translation>
    </message>
    <message>
        <source>Go to &amp;session…</source>
        <translation>Zu &amp;Sitzung gehen…</translation>
    </message>
    <message>
        <source>Find a session and go to it</source>
        <translation>Eine Sitzung suchen und öffnen</translation>
    </message>
    <message>
        <source>Go to &amp;message…</source>
        <translation>Zu &amp;Nachricht gehen…</translation>
    </message>
    <message>
        <source>Go to a message by its number or id</source>
        <translation>Anhand von Nummer oder ID zu einer Nachricht gehen</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>Erste Nachricht</translation>
    </message>
    <message>
        <source>Go to the first message</source>
        <translation>Zur ersten Nachricht gehen</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Letzte Nachricht</translation>
    </message>
    <message>
        <source>Go to the last message and follow the end</source>
        <translation>Zur letzten Nachricht gehen und dem Ende folgen</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Voriger Prompt</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>Zum vorigen Prompt gehen</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Nächster Prompt</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>Zum nächsten Prompt gehen</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>Voriger Patch</translation>
    </message>
    <message>
        <source>Go to the previous patch</source>
        <translation>Zum vorigen Patch gehen</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>Nächster Patch</translation>
    </message>
    <message>
        <source>Go to the next patch</source>
        <translation>Zum nächsten Patch gehen</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>Vorige Verdichtung</translation>
    </message>
    <message>
        <source>Go to the previous compaction</source>
        <translation>Zur vorigen Verdichtung gehen</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>Nächste Verdichtung</translation>
    </message>
    <message>
        <source>Go to the next compaction</source>
        <translation>Zur nächsten Verdichtung gehen</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Zum nächsten Tab wechseln</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>Zum vorigen Tab wechseln</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Go to the next pane</source>
        <translation>Zum nächsten Bereich wechseln</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Go to the previous pane</source>
        <translation>Zum vorigen Bereich wechseln</translation>
    </message>
    <message>
        <source>&amp;Fork…</source>
        <translation>&amp;Abzweigen…</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>Die Sitzung bis zur aktuellen Nachricht in eine neue Sitzung kopieren</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>Hier &amp;fortsetzen…</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>Den Agenten nach der aktuellen Nachricht fortsetzen lassen</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>&amp;Sicherungspunkt…</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>Nach der aktuellen Nachricht einen benannten Sicherungspunkt setzen</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>&amp;Verdichten…</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>Nachrichten durch eine Zusammenfassung ersetzen</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>Befehls&amp;palette…</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>Eine Aktion suchen und ausführen</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>&amp;Tastenkürzel einrichten…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Tastenkürzel ändern</translation>
    </message>
    <message>
        <source>&amp;Reopen stores and tabs at start</source>
        <translation>Speicher und Tabs beim Start &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Start with the stores and tabs of the last time</source>
        <translation>Mit den Speichern und Tabs vom letzten Mal beginnen</translation>
    </message>
    <message>
        <source>Stemma &amp;help</source>
        <translation>Stemma-&amp;Hilfe</translation>
    </message>
    <message>
        <source>First steps, formats and keyboard shortcuts</source>
        <translation>Erste Schritte, Formate und Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Stemma</source>
        <translation>&amp;Über Stemma</translation>
    </message>
    <message>
        <source>Version and licence of Stemma</source>
        <translation>Version und Lizenz von Stemma</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Version of Qt</source>
        <translation>Version von Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sitzung</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>Setti&amp;ngs</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>Check the store and list its problems</source>
        <translation>Den Speicher prüfen und seine Probleme auflisten</translation>
    </message>
    <message>
        <source>Au&amp;dit</source>
        <translation>Au&amp;dit</translation>
    </message>
    <message>
        <source>Show the tools, tokens and cost of each turn</source>
        <translation>Werkzeuge, Token und Kosten jeder Runde zeigen</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Go to the previous error or finding</source>
        <translation>Zum vorigen Fehler oder Befund gehen</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Go to the next error or finding</source>
        <translation>Zum nächsten Fehler oder Befund gehen</translation>
    </message>
    <message>
        <source>Connec&amp;t to PostgreSQL…</source>
        <translation>Mit PostgreSQL &amp;verbinden …</translation>
    </message>
    <message>
        <source>Open the sessions on a database server</source>
        <translation>Die Sitzungen auf einem Datenbankserver öffnen</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>&amp;Abstammung</translation>
    </message>
    <message>
        <source>Show forks, resumes and compactions of the session</source>
        <translation>Abzweige, Fortsetzungen und Verdichtungen der Sitzung zeigen</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Vergleichen &amp;mit…</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>Die Sitzung mit einer anderen vergleichen</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>Sitzung &amp;löschen…</translation>
    </message>
    <message>
        <source>Delete the whole session</source>
        <translation>Die ganze Sitzung löschen</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>Show all changes, to undo or redo them</source>
        <translation>Alle Änderungen zeigen, um sie rückgängig zu machen oder zu wiederholen</translation>
    </message>
    <message>
        <source>&amp;Prune output…</source>
        <translation>Ausgabe &amp;kürzen…</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>Die Ausgabe des aktuellen Werkzeugaufrufs aus dem Kontext lassen</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>Ausgabe &amp;zurückholen…</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>Die gekürzte Ausgabe in den Kontext zurückholen</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>Nachricht &amp;einfügen…</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>Nach der aktuellen Nachricht eine Nachricht oder Notiz einfügen</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>&amp;Beschriftungen…</translation>
    </message>
    <message>
        <source>Edit the labels of the session</source>
        <translation>Die Beschriftungen der Sitzung bearbeiten</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>M&amp;arkieren</translation>
    </message>
    <message>
        <source>Flag the session, or remove the flag</source>
        <translation>Die Sitzung markieren oder die Markierung entfernen</translation>
    </message>
    <message>
        <source>Mo&amp;ve project…</source>
        <translation>Projekt um&amp;ziehen…</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Die Sitzungen eines Projekts in seinen neuen Ordner umziehen</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>Zum Si&amp;cherungspunkt…</translation>
    </message>
    <message>
        <source>Choose a checkpoint of the session and go to it</source>
        <translation>Einen Sicherungspunkt der Sitzung wählen und dorthin gehen</translation>
    </message>
    <message>
        <source>Batc&amp;h</source>
        <translation>Sta&amp;pel</translation>
    </message>
    <message>
        <source>Show the changes in the batch, to apply them together</source>
        <translation>Die Änderungen im Stapel zeigen, um sie zusammen anzuwenden</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>Voriger Sicherungspunkt</translation>
    </message>
    <message>
        <source>Go to the previous checkpoint</source>
        <translation>Zum vorigen Sicherungspunkt gehen</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>Nächster Sicherungspunkt</translation>
    </message>
    <message>
        <source>Go to the next checkpoint</source>
        <translation>Zum nächsten Sicherungspunkt gehen</translation>
    </message>
    <message>
        <source>Conte&amp;xt</source>
        <translation>Konte&amp;xt</translation>
    </message>
    <message>
        <source>Show what the agent would send, now or at an earlier message</source>
        <translation>Zeigen, was der Agent senden würde, jetzt oder bei einer früheren Nachricht</translation>
    </message>
    <message>
        <source>Comp&amp;action</source>
        <translation>Ver&amp;dichtung</translation>
    </message>
    <message>
        <source>Show the summaries and what they lost, and make new ones</source>
        <translation>Die Zusammenfassungen und ihre Verluste zeigen und neue machen</translation>
    </message>
    <message>
        <source>Prune o&amp;utputs…</source>
        <translation>A&amp;usgaben kürzen…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Wählen, welche Werkzeugausgaben gekürzt oder zurückgeholt werden</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>The message %1 was summed up; what was sent while it was the newest is not stored. Choose a later message.</source>
        <translation>Die Nachricht %1 wurde zusammengefasst; was gesendet wurde, als sie die neueste war, ist nicht gespeichert. Bitte eine spätere Nachricht wählen.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Bitte die ID prüfen.</translation>
    </message>
    <message>
        <source>%1 is a record of what happened and no conversation that agentfootprint can carry on. Open the session store of the agent to see what would be sent.</source>
        <translation>%1 ist eine Aufzeichnung des Geschehenen und keine Unterhaltung, die agentfootprint fortsetzen kann. Was gesendet würde, zeigt der Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>agentfootprint refuses to load the session. %1</source>
        <translation>agentfootprint weigert sich, die Sitzung zu laden. %1</translation>
    </message>
    <message>
        <source>Its format “%1” is newer than this version of Stemma knows.</source>
        <translation>Ihr Format „%1“ ist neuer, als diese Version von Stemma es kennt.</translation>
    </message>
    <message>
        <source>It is an envelope without a conversation.</source>
        <translation>Es ist ein Umschlag ohne Unterhaltung.</translation>
    </message>
    <message>
        <source>It has no table agent_sessions.</source>
        <translation>Die Tabelle agent_sessions fehlt.</translation>
    </message>
    <message>
        <source>Its table agent_sessions has no column %1.</source>
        <translation>In der Tabelle agent_sessions fehlt die Spalte %1.</translation>
    </message>
    <message>
        <source>It is an event that names no run.</source>
        <translation>Es ist ein Ereignis, das keinen Lauf nennt.</translation>
    </message>
    <message>
        <source>It is neither JSON nor a SQLite database.</source>
        <translation>Es ist weder JSON noch eine SQLite-Datenbank.</translation>
    </message>
    <message>
        <source>It is JSON, but none of the kinds of files that agentfootprint writes.</source>
        <translation>Es ist JSON, aber keine der Arten von Dateien, die agentfootprint schreibt.</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>Dieser Datensatz ist nicht mehr in der Datei. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>It is no event.</source>
        <translation>Es ist kein Ereignis.</translation>
    </message>
    <message>
        <source>Not run: another call of the same answer was waiting for a decision.</source>
        <translation>Nicht ausgeführt: ein anderer Aufruf derselben Antwort wartete auf eine Entscheidung.</translation>
    </message>
    <message>
        <source>It should be a list of objects.</source>
        <translation>Es sollte eine Liste von Objekten sein.</translation>
    </message>
    <message>
        <source>It is no JSON object.</source>
        <translation>Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The content should be a text.</source>
        <translation>Der Inhalt sollte ein Text sein.</translation>
    </message>
    <message>
        <source>Its member %1 has the wrong type.</source>
        <translation>Der Eintrag %1 hat den falschen Typ.</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Its version is not 1.</source>
        <translation>Die Version ist nicht 1.</translation>
    </message>
    <message>
        <source>It has no originalInput.message.</source>
        <translation>originalInput.message fehlt.</translation>
    </message>
    <message>
        <source>A message has no role or no text.</source>
        <translation>Eine Nachricht hat keine Rolle oder keinen Text.</translation>
    </message>
    <message>
        <source>Its text is no whole JSON.</source>
        <translation>Der Text ist kein vollständiges JSON.</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>Das Format ist weder conversation-v1 noch flowchart-v1.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 hat keine Sitzung %2. Bitte die ID prüfen oder die Sitzungen des Speichers auflisten.</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>Diese Sitzung ist nicht mehr im Speicher. Bitte die Sitzungen erneut auflisten.</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>Nur die Sitzungen des Speichers haben gespeicherten Text.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id, or open the session and look for the message.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Bitte die ID prüfen oder die Sitzung öffnen und die Nachricht dort suchen.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in %1. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>It is built like the kind “%1” of what agentfootprint writes.</source>
        <translation>Es ist aufgebaut wie die Art „%1“ dessen, was agentfootprint schreibt.</translation>
    </message>
    <message>
        <source>It is a zip archive, but no bug report of agentfootprint.</source>
        <translation>Es ist ein Zip-Archiv, aber kein Fehlerbericht von agentfootprint.</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>Nur die Datensätze des Speichers haben gespeicherten Text.</translation>
    </message>
    <message>
        <source>The archive is broken: the list of its files cannot be read. Get the bug report once more.</source>
        <translation>Das Archiv ist beschädigt: das Verzeichnis seiner Dateien ist nicht lesbar. Bitte den Fehlerbericht noch einmal besorgen.</translation>
    </message>
    <message>
        <source>It is a folder without artifacts, and agentfootprint keeps its sessions in single files.</source>
        <translation>Es ist ein Ordner ohne Artefakte, und agentfootprint hält seine Sitzungen in einzelnen Dateien.</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>Zu %n Aufruf ist kein Verbrauch gespeichert; die Summen sind zu niedrig.</numerusform>
            <numerusform>Zu %n Aufrufen ist kein Verbrauch gespeichert; die Summen sind zu niedrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>%n Nachricht wiederholt den Verbrauch der vorigen; er ist vielleicht doppelt gezählt.</numerusform>
            <numerusform>%n Nachrichten wiederholen den Verbrauch der vorigen; er ist vielleicht doppelt gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps add up to %1 output tokens, their messages say %2.</source>
        <translation>Die Schritte ergeben zusammen %1 Ausgabe-Token, ihre Nachrichten nennen %2.</translation>
    </message>
    <message>
        <source>The records add up to %1 output tokens, the store&apos;s total says %2.</source>
        <translation>Die Aufzeichnungen ergeben zusammen %1 Ausgabe-Token, die Summe des Speichers sagt %2.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>vor dem ersten Prompt</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, %2 gescheitert</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, purpose</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache gelesen</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache geschrieben</translation>
    </message>
    <message>
        <source>Estimated output</source>
        <translation>Geschätzte Ausgabe</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>Kosten, $</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>mnesis rule for this model, length / %1</source>
        <translation>mnesis-Regel für dieses Modell, Länge / %1</translation>
    </message>
    <message>
        <source>UTF-8 bytes / %1</source>
        <translation>UTF-8-Bytes / %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>%n Aufruf wurde wiederholt; die Token jedes Versuchs sind mitgezählt.</numerusform>
            <numerusform>%n Aufrufe wurden wiederholt; die Token jedes Versuchs sind mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 retries</source>
        <comment>calls, retries</comment>
        <translation>%1, %2 Wiederholungen</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>Time to the first token of the first call that recorded it</source>
        <translation>Zeit bis zum ersten Token des ersten Aufrufs, der sie aufzeichnet</translation>
    </message>
    <message>
        <source>As reported. Every call sends the whole conversation again, so the total counts it each time.</source>
        <translation>Wie gemeldet. Jeder Aufruf sendet die ganze Unterhaltung erneut, die Summe zählt sie also jedes Mal.</translation>
    </message>
    <message>
        <source>Tokens of the largest call of the turn, with its answer</source>
        <translation>Token des größten Aufrufs der Runde, mit seiner Antwort</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output</source>
        <translation>Geschätzt aus der Länge der Modellausgabe</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output: %1</source>
        <translation>Geschätzt aus der Länge der Modellausgabe: %1</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>Im Kontext</translation>
    </message>
    <message>
        <source>mnesis 0.3 pruning rule, length / %1</source>
        <translation>Kürzungsregel von mnesis 0.3, Länge / %1</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>It changes %1, which stands elsewhere. Make this change by itself.</source>
        <translation>Sie ändert %1, das anderswo steht. Machen Sie diese Änderung für sich allein.</translation>
    </message>
    <message>
        <source>It is kept outside of the store. Make this change by itself.</source>
        <translation>Sie steht außerhalb des Speichers. Machen Sie diese Änderung für sich allein.</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>Sie ändert nichts.</translation>
    </message>
    <message>
        <source>Change %1 cannot be made after those before it: %2</source>
        <translation>Änderung %1 ist nach denen vor ihr nicht möglich: %2</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>Änderung %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Änderung</numerusform>
            <numerusform>%1 und %n weitere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Together these changes change nothing.</source>
        <translation>Zusammen ändern diese Änderungen nichts.</translation>
    </message>
    <message>
        <source>There are no changes to plan.</source>
        <translation>Es gibt keine Änderungen zu planen.</translation>
    </message>
    <message>
        <source>Changes of this kind of store on a server cannot be tried out. Make them one by one.</source>
        <translation>Änderungen eines solchen Speichers auf einem Server lassen sich nicht ausprobieren. Machen Sie sie einzeln.</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>The session has no message %1 any more.</source>
        <translation>Die Sitzung hat keine Nachricht %1 mehr.</translation>
    </message>
    <message>
        <source>Which message of the fork is the copy of message %1 cannot be told for certain.</source>
        <translation>Welche Nachricht des Zweigs die Kopie der Nachricht %1 ist, lässt sich nicht sicher sagen.</translation>
    </message>
    <message>
        <source>The fork ends before the change: it has nothing of it.</source>
        <translation>Der Zweig endet vor der Änderung: Er hat nichts davon.</translation>
    </message>
    <message>
        <source>No signed thinking stands behind what is changed.</source>
        <translation>Hinter dem Geänderten steht keine signierte Überlegung.</translation>
    </message>
    <message>
        <source>Nothing stands before that thinking, so there is nothing to fork.</source>
        <translation>Vor diesen Überlegungen steht nichts, es gibt also nichts abzuzweigen.</translation>
    </message>
    <message>
        <source>Such a change is not made in a fork.</source>
        <translation>Eine solche Änderung wird nicht in einem Zweig gemacht.</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The list of changes collected for %1 is damaged and was not read. It was moved to %2 and is kept there; the store is as it was. Collect the changes again.</source>
        <translation>Die Liste der für %1 gesammelten Änderungen ist beschädigt und wurde nicht gelesen. Sie wurde nach %2 verschoben und bleibt dort; der Speicher ist, wie er war. Sammeln Sie die Änderungen neu.</translation>
    </message>
    <message>
        <source>The list of changes collected for %1 cannot be read from %2.</source>
        <translation>Die Liste der für %1 gesammelten Änderungen kann aus %2 nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The changes collected for %1 were kept by a later version of Stemma, in %2. They are left as they are; what is collected now is not kept when the program ends.</source>
        <translation>Die für %1 gesammelten Änderungen hat eine spätere Version von Stemma in %2 aufbewahrt. Sie bleiben, wie sie sind; was jetzt gesammelt wird, ist mit dem Ende des Programms verloren.</translation>
    </message>
    <message>
        <source>The changes collected for %1 could not be kept in %2. They are lost when the program ends; the store is as it was. Make room there, or apply them before.</source>
        <translation>Die für %1 gesammelten Änderungen konnten nicht in %2 aufbewahrt werden. Sie sind mit dem Ende des Programms verloren; der Speicher ist, wie er war. Schaffen Sie dort Platz, oder wenden Sie sie vorher an.</translation>
    </message>
    <message>
        <source>The folder %1 for collected changes cannot be made. They are lost when the program ends.</source>
        <translation>Der Ordner %1 für gesammelte Änderungen kann nicht angelegt werden. Sie sind mit dem Ende des Programms verloren.</translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message>
        <source>Leaf %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Condensed %1</source>
        <translation>Verdichtet %1</translation>
    </message>
    <message>
        <source>active, in context</source>
        <translation>aktiv, im Kontext</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>not in context</source>
        <translation>nicht im Kontext</translation>
    </message>
    <message>
        <source>level 1 selective</source>
        <translation>Stufe 1 selektiv</translation>
    </message>
    <message>
        <source>level 2 aggressive</source>
        <translation>Stufe 2 aggressiv</translation>
    </message>
    <message>
        <source>level 3 deterministic</source>
        <translation>Stufe 3 deterministisch</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>condensed %1</source>
        <translation>Verdichtet %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n fehlende</numerusform>
            <numerusform>%n fehlende</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
</context>
<context>
    <name>ContextRules</name>
    <message>
        <source>%1: choose %L2 to %L3 tokens, not %L4.</source>
        <translation>%1: Wählen Sie %L2 bis %L3 Token, nicht %L4.</translation>
    </message>
    <message>
        <source>A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer and %L3 for compaction. Choose a larger window, or reserve less.</source>
        <translation>Ein Fenster von %L1 Token lässt keinen Platz für den Kontext: %L2 sind für die Antwort und %L3 für das Verdichten freigehalten. Wählen Sie ein größeres Fenster, oder halten Sie weniger frei.</translation>
    </message>
    <message>
        <source>a window of %L1 tokens</source>
        <translation>ein Fenster von %L1 Token</translation>
    </message>
    <message>
        <source>%L1 reserved for the answer</source>
        <translation>%L1 für die Antwort freigehalten</translation>
    </message>
    <message>
        <source>%L1 reserved for compaction</source>
        <translation>%L1 für das Verdichten freigehalten</translation>
    </message>
    <message>
        <source>compaction at %L1% of the usable tokens</source>
        <translation>Verdichten ab %L1 % der nutzbaren Token</translation>
    </message>
    <message>
        <source>pruning keeps the newest %L1, frees more than %L2</source>
        <translation>Kürzen behält die neuesten %L1, gibt mehr als %L2 frei</translation>
    </message>
    <message>
        <source>This store has no rules named “%1”. Choose one of: %2.</source>
        <translation>Dieser Speicher kennt keine Regeln namens „%1“. Wählen Sie eine von: %2.</translation>
    </message>
    <message>
        <source>For this store only the rules (%1) can be chosen: it has no window.</source>
        <translation>Für diesen Speicher lassen sich nur die Regeln (%1) wählen: Er hat kein Fenster.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Reserve for compaction</source>
        <translation>Reserve für das Verdichten</translation>
    </message>
    <message>
        <source>Keep newest</source>
        <translation>Neueste behalten</translation>
    </message>
    <message>
        <source>Prune only if it frees</source>
        <translation>Nur kürzen, wenn frei werden</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>Wählen Sie für den Beginn des Verdichtens %1 bis %2 der nutzbaren Token, nicht %3.</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>„Nur kürzen, wenn frei werden“ (%L1) muss kleiner sein als „Neueste behalten“ (%L2).</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>Für Speicher von %1 gibt es nichts zu wählen: Sie nennen kein Fenster, und die gespeicherten Daten entscheiden über die Regeln.</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of such a store cannot be forked.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht abzweigen.</translation>
    </message>
    <message>
        <source>Sessions of such a store cannot be cut in place.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht an Ort und Stelle kürzen.</translation>
    </message>
    <message>
        <source>Sessions of such a store have no title that could be changed.</source>
        <translation>Sitzungen eines solchen Speichers haben keinen Titel, der sich ändern ließe.</translation>
    </message>
    <message>
        <source>Texts of such a store cannot be changed.</source>
        <translation>Texte eines solchen Speichers lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>Messages of such a store cannot be removed.</source>
        <translation>Nachrichten eines solchen Speichers lassen sich nicht entfernen.</translation>
    </message>
    <message>
        <source>Such a store has no place for pruned outputs.</source>
        <translation>Ein solcher Speicher hat keinen Platz für gestutzte Ausgaben.</translation>
    </message>
    <message>
        <source>Sessions of such a store cannot be deleted.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht löschen.</translation>
    </message>
    <message>
        <source>Messages cannot be put into sessions of such a store.</source>
        <translation>In Sitzungen eines solchen Speichers lassen sich keine Nachrichten einfügen.</translation>
    </message>
    <message>
        <source>Checkpoints cannot be set in such a store.</source>
        <translation>In einem solchen Speicher lassen sich keine Sicherungspunkte setzen.</translation>
    </message>
    <message>
        <source>Sessions of such a store cannot be labelled.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht beschriften.</translation>
    </message>
    <message>
        <source>Sessions of such a store name no directory.</source>
        <translation>Sitzungen eines solchen Speichers nennen kein Verzeichnis.</translation>
    </message>
    <message>
        <source>No repair is known for such a store.</source>
        <translation>Für einen solchen Speicher ist keine Reparatur bekannt.</translation>
    </message>
    <message>
        <source>Several changes at once cannot be made in such a store.</source>
        <translation>In einem solchen Speicher sind nicht mehrere Änderungen auf einmal möglich.</translation>
    </message>
    <message>
        <source>Summaries cannot be put into sessions of such a store.</source>
        <translation>In Sitzungen eines solchen Speichers lassen sich keine Zusammenfassungen setzen.</translation>
    </message>
    <message>
        <source>Summaries of such a store cannot be dissolved.</source>
        <translation>Zusammenfassungen eines solchen Speichers lassen sich nicht auflösen.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Nothing would change: the store is already as wished.</source>
        <translation>Es würde sich nichts ändern: Der Speicher ist schon so, wie gewünscht.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be taken back: its record in the journal %2 is damaged.</source>
        <translation>Die Änderung „%1“ kann nicht zurückgenommen werden: Ihr Eintrag im Journal %2 ist beschädigt.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not in force.</source>
        <translation>Die Änderung „%1“ kann nicht rückgängig gemacht werden: Sie gilt nicht.</translation>
    </message>
    <message>
        <source>Undo of: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be made again: it was not undone.</source>
        <translation>Die Änderung „%1“ kann nicht wiederholt werden: Sie wurde nicht rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Redo of: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>The change was made in part only, and could not be taken back yet: %1 Stemma tries it again before the next change.</source>
        <translation>Die Änderung wurde nur zum Teil gemacht und konnte noch nicht zurückgenommen werden: %1 Stemma versucht es vor der nächsten Änderung wieder.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>%1 was not changed: what the change wrote there was changed or removed since, or something was added behind it. Undo what was done there first, or leave it as it is.</source>
        <translation>%1 wurde nicht geändert: Was die Änderung dort schrieb, wurde seither geändert oder entfernt, oder es kam etwas dahinter hinzu. Machen Sie erst das rückgängig, oder lassen Sie es, wie es ist.</translation>
    </message>
    <message>
        <source>%1 is not there any more, so nothing was changed.</source>
        <translation>%1 ist nicht mehr da; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is no room left to write %1, so nothing was changed. Free some space, then try again.</source>
        <translation>Es ist kein Platz mehr, um %1 zu schreiben; es wurde nichts geändert. Schaffen Sie Platz und versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>%1 kann nicht geschrieben werden; es wurde nichts geändert. Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>Another file stands at %1 by now, so nothing was changed. Plan the change again.</source>
        <translation>Unter %1 steht inzwischen eine andere Datei; es wurde nichts geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2), so nothing was changed.</source>
        <translation>%1 kann nicht geschrieben werden (%2); es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit die Änderung geplant wurde. Es wurde nichts geändert; planen Sie sie neu.</translation>
    </message>
    <message>
        <source>%1 is being changed by another program, so nothing was changed. Try again in a moment.</source>
        <translation>%1 wird gerade von einem anderen Programm geändert; es wurde nichts geändert. Versuchen Sie es gleich wieder.</translation>
    </message>
    <message>
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. End it, then try again.</source>
        <translation>Das Programm „%2“ (Prozess %3) hat %1 zum Schreiben geöffnet; es wurde nichts geändert. Beenden Sie es und versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>%1 is a link to another file, and links are neither removed nor renamed.</source>
        <translation>%1 ist ein Verweis auf eine andere Datei, und Verweise werden weder entfernt noch umbenannt.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>Die Datei %1 gibt es nicht mehr. Öffnen Sie den Speicher neu.</translation>
    </message>
    <message>
        <source>%1 may not be read by this user. Change its permissions or those of its folder, or open a copy of it.</source>
        <translation>%1 darf von diesem Benutzer nicht gelesen werden. Ändern Sie die Rechte der Datei oder ihres Ordners, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>%1 ist keine Datei. Wählen Sie eine Datei mit Sitzungen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the medium, then try again.</source>
        <translation>%1 kann nicht gelesen werden: %2. Prüfen Sie den Datenträger und versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>FindingHeadings</name>
    <message>
        <source>Active node not in context</source>
        <translation>Aktiver Knoten nicht im Kontext</translation>
    </message>
    <message>
        <source>Answer without parts</source>
        <translation>Antwort ohne Teile</translation>
    </message>
    <message>
        <source>Assistant first</source>
        <translation>Beginnt mit einer Antwort</translation>
    </message>
    <message>
        <source>Boundary refused</source>
        <translation>Grenze abgelehnt</translation>
    </message>
    <message>
        <source>Boundary summary not sent</source>
        <translation>Zusammenfassung der Grenze nicht gesendet</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>Unterbrochene Kette</translation>
    </message>
    <message>
        <source>Broken foreign key</source>
        <translation>Verletzter Fremdschlüssel</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>Fehlerhafte Zeile</translation>
    </message>
    <message>
        <source>Broken list</source>
        <translation>Fehlerhafte Liste</translation>
    </message>
    <message>
        <source>Broken metadata</source>
        <translation>Fehlerhafte Metadaten</translation>
    </message>
    <message>
        <source>Broken tags</source>
        <translation>Fehlerhafte Schlagwörter</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Byte-Reihenfolge-Zeichen</translation>
    </message>
    <message>
        <source>Calls not recorded</source>
        <translation>Aufrufe nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Checkpoint out of range</source>
        <translation>Sicherungspunkt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Colliding ids</source>
        <translation>Zusammenfallende Kennungen</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Cyclic messages</source>
        <translation>Nachrichten im Kreis</translation>
    </message>
    <message>
        <source>Cyclic nodes</source>
        <translation>Knoten im Kreis</translation>
    </message>
    <message>
        <source>Cyclic sessions</source>
        <translation>Sitzungen im Kreis</translation>
    </message>
    <message>
        <source>Damaged index</source>
        <translation>Beschädigter Index</translation>
    </message>
    <message>
        <source>Damaged line</source>
        <translation>Beschädigte Zeile</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>Beschädigte Seite</translation>
    </message>
    <message>
        <source>Doubled message</source>
        <translation>Verdoppelte Nachricht</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>Doppelte Kennung</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>Leere Antwort</translation>
    </message>
    <message>
        <source>Empty model</source>
        <translation>Leeres Modell</translation>
    </message>
    <message>
        <source>First not user</source>
        <translation>Beginnt nicht mit dem Benutzer</translation>
    </message>
    <message>
        <source>Flagged message summarised</source>
        <translation>Markierte Nachricht zusammengefasst</translation>
    </message>
    <message>
        <source>Format differs</source>
        <translation>Format weicht ab</translation>
    </message>
    <message>
        <source>Joined lines</source>
        <translation>Zusammengefügte Zeilen</translation>
    </message>
    <message>
        <source>Hidden by side chain</source>
        <translation>Von einer Seitenkette verdeckt</translation>
    </message>
    <message>
        <source>Histories differ</source>
        <translation>Verläufe weichen ab</translation>
    </message>
    <message>
        <source>Invalid arguments</source>
        <translation>Ungültige Argumente</translation>
    </message>
    <message>
        <source>Invalid conversation</source>
        <translation>Ungültige Unterhaltung</translation>
    </message>
    <message>
        <source>Invalid encoding</source>
        <translation>Ungültige Kodierung</translation>
    </message>
    <message>
        <source>Invalid entry</source>
        <translation>Ungültiger Eintrag</translation>
    </message>
    <message>
        <source>Invalid error code</source>
        <translation>Ungültiger Fehlercode</translation>
    </message>
    <message>
        <source>Invalid event</source>
        <translation>Ungültiges Ereignis</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>Ungültiges JSON</translation>
    </message>
    <message>
        <source>Invalid list</source>
        <translation>Ungültige Liste</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <translation>Ungültige Nachricht</translation>
    </message>
    <message>
        <source>Invalid metadata</source>
        <translation>Ungültige Metadaten</translation>
    </message>
    <message>
        <source>Invalid node kind</source>
        <translation>Ungültige Knotenart</translation>
    </message>
    <message>
        <source>Invalid node parents</source>
        <translation>Ungültige Eltern eines Knotens</translation>
    </message>
    <message>
        <source>Invalid part</source>
        <translation>Ungültiger Teil</translation>
    </message>
    <message>
        <source>Invalid role</source>
        <translation>Ungültige Rolle</translation>
    </message>
    <message>
        <source>Invalid time</source>
        <translation>Ungültige Zeit</translation>
    </message>
    <message>
        <source>Invalid tokens</source>
        <translation>Ungültige Token</translation>
    </message>
    <message>
        <source>Invalid trace</source>
        <translation>Ungültige Aufzeichnung</translation>
    </message>
    <message>
        <source>Item of other session</source>
        <translation>Eintrag einer anderen Sitzung</translation>
    </message>
    <message>
        <source>Item out of order</source>
        <translation>Eintrag in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Item repeated</source>
        <translation>Wiederholter Eintrag</translation>
    </message>
    <message>
        <source>Item without message</source>
        <translation>Eintrag ohne Nachricht</translation>
    </message>
    <message>
        <source>Item without session</source>
        <translation>Eintrag ohne Sitzung</translation>
    </message>
    <message>
        <source>Late result</source>
        <translation>Spätes Ergebnis</translation>
    </message>
    <message>
        <source>Leftover file</source>
        <translation>Übrig gebliebene Datei</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>Einzelnes Surrogat</translation>
    </message>
    <message>
        <source>Lost messages</source>
        <translation>Verlorene Nachrichten</translation>
    </message>
    <message>
        <source>Message as summary</source>
        <translation>Nachricht als Zusammenfassung</translation>
    </message>
    <message>
        <source>Message count differs</source>
        <translation>Anzahl der Nachrichten weicht ab</translation>
    </message>
    <message>
        <source>Message not in context</source>
        <translation>Nachricht nicht im Kontext</translation>
    </message>
    <message>
        <source>Message sent twice</source>
        <translation>Nachricht doppelt gesendet</translation>
    </message>
    <message>
        <source>Messages dropped</source>
        <translation>Fallen gelassene Nachrichten</translation>
    </message>
    <message>
        <source>Misplaced member</source>
        <translation>Element an falscher Stelle</translation>
    </message>
    <message>
        <source>Missing artifact</source>
        <translation>Fehlendes Artefakt</translation>
    </message>
    <message>
        <source>Missing conversation</source>
        <translation>Fehlende Unterhaltung</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>Fehlende Kennung</translation>
    </message>
    <message>
        <source>Missing in schema</source>
        <translation>Fehlt im Schema</translation>
    </message>
    <message>
        <source>Missing message</source>
        <translation>Fehlende Nachricht</translation>
    </message>
    <message>
        <source>Missing parent</source>
        <translation>Fehlender Vorgänger</translation>
    </message>
    <message>
        <source>Missing parent message</source>
        <translation>Fehlende Vorgängernachricht</translation>
    </message>
    <message>
        <source>Missing parent node</source>
        <translation>Fehlender Elternknoten</translation>
    </message>
    <message>
        <source>Missing parent session</source>
        <translation>Fehlende Elternsitzung</translation>
    </message>
    <message>
        <source>Missing result</source>
        <translation>Fehlendes Ergebnis</translation>
    </message>
    <message>
        <source>Missing session</source>
        <translation>Fehlende Sitzung</translation>
    </message>
    <message>
        <source>No context items</source>
        <translation>Keine Kontexteinträge</translation>
    </message>
    <message>
        <source>No conversation</source>
        <translation>Keine Unterhaltung</translation>
    </message>
    <message>
        <source>Node without message</source>
        <translation>Knoten ohne Nachricht</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>Kein Objekt</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Kein UTF-8</translation>
    </message>
    <message>
        <source>NUL in text</source>
        <translation>NUL im Text</translation>
    </message>
    <message>
        <source>Unusual time</source>
        <translation>Ungewöhnliche Zeit</translation>
    </message>
    <message>
        <source>Old schema</source>
        <translation>Altes Schema</translation>
    </message>
    <message>
        <source>Originals not kept</source>
        <translation>Originale nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Orphan result</source>
        <translation>Verwaistes Ergebnis</translation>
    </message>
    <message>
        <source>Orphan tool result</source>
        <translation>Verwaistes Werkzeugergebnis</translation>
    </message>
    <message>
        <source>Overlapping summaries</source>
        <translation>Überlappende Zusammenfassungen</translation>
    </message>
    <message>
        <source>Owner differs</source>
        <translation>Besitzer weicht ab</translation>
    </message>
    <message>
        <source>Parent in other session</source>
        <translation>Vorgänger in anderer Sitzung</translation>
    </message>
    <message>
        <source>Part in other session</source>
        <translation>Teil in anderer Sitzung</translation>
    </message>
    <message>
        <source>Part type differs</source>
        <translation>Art des Teils weicht ab</translation>
    </message>
    <message>
        <source>Partial recording</source>
        <translation>Unvollständige Aufzeichnung</translation>
    </message>
    <message>
        <source>Prompt without reply</source>
        <translation>Prompt ohne Antwort</translation>
    </message>
    <message>
        <source>Record count differs</source>
        <translation>Anzahl der Einträge weicht ab</translation>
    </message>
    <message>
        <source>Record is not JSON</source>
        <translation>Datensatz ist kein JSON</translation>
    </message>
    <message>
        <source>Record is not an object</source>
        <translation>Datensatz ist kein Objekt</translation>
    </message>
    <message>
        <source>Record without summary</source>
        <translation>Eintrag ohne Zusammenfassung</translation>
    </message>
    <message>
        <source>Redacted signed thinking</source>
        <translation>Geschwärzte signierte Gedanken</translation>
    </message>
    <message>
        <source>Redacted without payload</source>
        <translation>Geschwärzt ohne Inhalt</translation>
    </message>
    <message>
        <source>Refused session</source>
        <translation>Abgelehnte Sitzung</translation>
    </message>
    <message>
        <source>Repeated call id</source>
        <translation>Wiederholte Aufrufkennung</translation>
    </message>
    <message>
        <source>Repeated context</source>
        <translation>Wiederholter Kontext</translation>
    </message>
    <message>
        <source>Repeated prompt</source>
        <translation>Wiederholter Prompt</translation>
    </message>
    <message>
        <source>Repeated section</source>
        <translation>Wiederholter Abschnitt</translation>
    </message>
    <message>
        <source>Repeated session</source>
        <translation>Wiederholte Sitzung</translation>
    </message>
    <message>
        <source>Repeated tool call</source>
        <translation>Wiederholter Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Repeated turn</source>
        <translation>Wiederholte Runde</translation>
    </message>
    <message>
        <source>Result before call</source>
        <translation>Ergebnis vor dem Aufruf</translation>
    </message>
    <message>
        <source>Reused tool call</source>
        <translation>Wiederverwendeter Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>Gleiche Zeit</translation>
    </message>
    <message>
        <source>Saved at differs</source>
        <translation>Speicherzeit weicht ab</translation>
    </message>
    <message>
        <source>Second trace</source>
        <translation>Zweite Aufzeichnung</translation>
    </message>
    <message>
        <source>Section not array</source>
        <translation>Abschnitt ist keine Liste</translation>
    </message>
    <message>
        <source>Span missing message</source>
        <translation>Spanne mit fehlender Nachricht</translation>
    </message>
    <message>
        <source>Span of other session</source>
        <translation>Spanne einer anderen Sitzung</translation>
    </message>
    <message>
        <source>Span reversed</source>
        <translation>Verkehrte Spanne</translation>
    </message>
    <message>
        <source>Spurious boundary</source>
        <translation>Überflüssige Grenze</translation>
    </message>
    <message>
        <source>Stored ephemeral</source>
        <translation>Flüchtiges gespeichert</translation>
    </message>
    <message>
        <source>Summary as message</source>
        <translation>Zusammenfassung als Nachricht</translation>
    </message>
    <message>
        <source>Summary without node</source>
        <translation>Zusammenfassung ohne Knoten</translation>
    </message>
    <message>
        <source>Summary without record</source>
        <translation>Zusammenfassung ohne Eintrag</translation>
    </message>
    <message>
        <source>Superseded summary in context</source>
        <translation>Ersetzte Zusammenfassung im Kontext</translation>
    </message>
    <message>
        <source>Time backwards</source>
        <translation>Zeit läuft rückwärts</translation>
    </message>
    <message>
        <source>Time in future</source>
        <translation>Zeit in der Zukunft</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Zeit in Sekunden</translation>
    </message>
    <message>
        <source>Title differs</source>
        <translation>Titel weicht ab</translation>
    </message>
    <message>
        <source>Title replaced</source>
        <translation>Titel ersetzt</translation>
    </message>
    <message>
        <source>Tool columns differ</source>
        <translation>Werkzeugspalten weichen ab</translation>
    </message>
    <message>
        <source>Tool name differs</source>
        <translation>Werkzeugname weicht ab</translation>
    </message>
    <message>
        <source>Incomplete line</source>
        <translation>Unvollständige Zeile</translation>
    </message>
    <message>
        <source>Totals differ</source>
        <translation>Summen weichen ab</translation>
    </message>
    <message>
        <source>Trace elsewhere</source>
        <translation>Aufzeichnung an anderer Stelle</translation>
    </message>
    <message>
        <source>Unanswered call</source>
        <translation>Unbeantworteter Aufruf</translation>
    </message>
    <message>
        <source>Unanswered prompts</source>
        <translation>Unbeantwortete Prompts</translation>
    </message>
    <message>
        <source>Unanswered tool call</source>
        <translation>Unbeantworteter Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Uncounted summary</source>
        <translation>Ungezählte Zusammenfassung</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>Unbekanntes Feld</translation>
    </message>
    <message>
        <source>Unknown in schema</source>
        <translation>Unbekannt im Schema</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>Unbekannte Zeile</translation>
    </message>
    <message>
        <source>Unknown metadata</source>
        <translation>Unbekannte Metadaten</translation>
    </message>
    <message>
        <source>Unknown part type</source>
        <translation>Unbekannte Art eines Teils</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>Unbekannte Rolle</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>Unbekannter Abschnitt</translation>
    </message>
    <message>
        <source>Name not listed</source>
        <translation>Name wird nicht aufgeführt</translation>
    </message>
    <message>
        <source>Unloadable elsewhere</source>
        <translation>Anderswo nicht ladbar</translation>
    </message>
    <message>
        <source>Unloadable message</source>
        <translation>Nicht ladbare Nachricht</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>Unlesbare Datei</translation>
    </message>
    <message>
        <source>Unreadable folder</source>
        <translation>Unlesbarer Ordner</translation>
    </message>
    <message>
        <source>Unreadable row</source>
        <translation>Unlesbare Zeile</translation>
    </message>
    <message>
        <source>Unreadable table</source>
        <translation>Unlesbare Tabelle</translation>
    </message>
    <message>
        <source>Unused page</source>
        <translation>Ungenutzte Seite</translation>
    </message>
    <message>
        <source>Value out of range</source>
        <translation>Wert außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Merged branches</source>
        <translation>Vermischte Zweige</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>Falsche Prüfsumme</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Falscher Typ</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1, showing the first %2</source>
        <translation>%1, gezeigt werden die ersten %2</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 more findings of this kind are not listed.</source>
        <translation>%1 weitere Befunde dieser Art sind nicht aufgeführt.</translation>
    </message>
</context>
<context>
    <name>FootprintCheck</name>
    <message>
        <source>the run did not end</source>
        <translation>der Lauf endete nicht</translation>
    </message>
    <message>
        <source>%1 events were dropped</source>
        <translation>%1 Ereignisse gingen verloren</translation>
    </message>
    <message>
        <source>agentfootprint refuses to load the session. %1</source>
        <translation>agentfootprint weigert sich, die Sitzung zu laden. %1</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint refuses to load the whole session.</source>
        <translation>Die Nachricht hat keine Rolle oder keinen Text. agentfootprint weigert sich, die ganze Sitzung zu laden.</translation>
    </message>
    <message>
        <source>Give the message an empty text, or remove it.</source>
        <translation>Der Nachricht einen leeren Text geben oder sie entfernen.</translation>
    </message>
    <message>
        <source>The text is broken here (%1). What stands before can be read; agentfootprint refuses all of it.</source>
        <translation>Der Text ist hier fehlerhaft (%1). Was davor steht, ist lesbar; agentfootprint lehnt alles ab.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint refuses it.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Markierung. agentfootprint lehnt sie ab.</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>Die Markierung entfernen.</translation>
    </message>
    <message>
        <source>The last line is not complete: its program was stopped while it wrote, or is writing now.</source>
        <translation>Die letzte Zeile ist unvollständig: ihr Programm wurde beim Schreiben beendet oder schreibt gerade.</translation>
    </message>
    <message>
        <source>The record is no event. What it told is lost, the others are not harmed.</source>
        <translation>Der Datensatz ist kein Ereignis. Was er mitteilte, ist verloren; die anderen sind nicht betroffen.</translation>
    </message>
    <message>
        <source>The file has this session more than once. Only the last one is read, and the next write drops the others.</source>
        <translation>Die Datei enthält diese Sitzung mehrmals. Nur die letzte wird gelesen, und das nächste Schreiben verwirft die anderen.</translation>
    </message>
    <message>
        <source>Keep the others under ids of their own.</source>
        <translation>Die anderen unter eigenen IDs behalten.</translation>
    </message>
    <message>
        <source>The tool result “%1” answers no call of the message before it. Model providers refuse the conversation.</source>
        <translation>Das Werkzeugergebnis „%1“ beantwortet keinen Aufruf der Nachricht davor. Anbieter von Modellen lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers refuse the conversation.</source>
        <translation>Der Werkzeugaufruf „%1“ hat kein Ergebnis. Anbieter von Modellen lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>Add a result that says the tool was not run, or cut before the call.</source>
        <translation>Ein Ergebnis ergänzen, das sagt, dass das Werkzeug nicht lief, oder vor dem Aufruf abschneiden.</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers refuse the conversation.</source>
        <translation>Die Nachricht hat zwei Werkzeugaufrufe mit der ID „%1“. Anbieter von Modellen lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1” too. Some providers count anew in each run; others refuse the conversation.</source>
        <translation>Auch eine frühere Nachricht hat einen Werkzeugaufruf mit der ID „%1“. Manche Anbieter zählen in jedem Lauf neu; andere lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>The result names the tool “%1” and its call “%2”. Providers that pair by name pair it wrongly.</source>
        <translation>Das Ergebnis nennt das Werkzeug „%1“, sein Aufruf „%2“. Anbieter, die nach Namen zuordnen, ordnen es falsch zu.</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Depending on the provider it is left out or refused.</source>
        <translation>Einer Nachricht dieser Rolle fehlt %1. Je nach Anbieter wird sie weggelassen oder abgelehnt.</translation>
    </message>
    <message>
        <source>The conversation starts with a message of the role “%1”. Model providers refuse it.</source>
        <translation>Die Unterhaltung beginnt mit einer Nachricht der Rolle „%1“. Anbieter von Modellen lehnen das ab.</translation>
    </message>
    <message>
        <source>The role “%1” is not known. agentfootprint keeps the message, and it reaches no model.</source>
        <translation>Die Rolle „%1“ ist unbekannt. agentfootprint behält die Nachricht, und sie erreicht kein Modell.</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, and its next turn fails or leaves it out.</source>
        <translation>%1 ist keine Liste von Objekten. Die Sitzung lädt, und ihr nächster Zug scheitert oder lässt es weg.</translation>
    </message>
    <message>
        <source>Remove what is no object.</source>
        <translation>Entfernen, was kein Objekt ist.</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are no object. What the model is sent is something else.</source>
        <translation>Die Argumente des Werkzeugaufrufs „%1“ sind kein Objekt. Das Modell bekommt etwas anderes.</translation>
    </message>
    <message>
        <source>The answer has no text, no thinking and no tool call. Model providers refuse empty messages.</source>
        <translation>Die Antwort hat weder Text noch Gedanken noch Werkzeugaufruf. Anbieter von Modellen lehnen leere Nachrichten ab.</translation>
    </message>
    <message>
        <source>The message was meant for one request only, and agentfootprint sends it again for ever.</source>
        <translation>Die Nachricht war nur für eine Anfrage gedacht, und agentfootprint sendet sie von nun an immer wieder.</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was blacked out. Its provider will refuse the block.</source>
        <translation>Der Text eines signierten Gedankenblocks wurde geschwärzt. Sein Anbieter wird den Block ablehnen.</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without what the provider needs to read it. It is sent empty.</source>
        <translation>Ein verborgener Gedankenblock wurde ohne das gespeichert, was der Anbieter zum Lesen braucht. Er wird leer gesendet.</translation>
    </message>
    <message>
        <source>The message looks like a summary, and nothing stored tells what it stands for: the record was lost, or somebody typed or edited the text.</source>
        <translation>Die Nachricht sieht wie eine Zusammenfassung aus, und nichts Gespeichertes sagt, wofür sie steht: die Aufzeichnung ging verloren, oder jemand hat den Text eingegeben oder geändert.</translation>
    </message>
    <message>
        <source>The record of what was summed up belongs to no message. Its messages are kept and never sent.</source>
        <translation>Die Aufzeichnung des Zusammengefassten gehört zu keiner Nachricht. Ihre Nachrichten werden behalten und nie gesendet.</translation>
    </message>
    <message>
        <source>%1 messages were summed up and not kept.</source>
        <translation>%1 Nachrichten wurden zusammengefasst und nicht behalten.</translation>
    </message>
    <message>
        <source>Earlier messages were left out to save room. They are stored nowhere any more.</source>
        <translation>Frühere Nachrichten wurden weggelassen, um Platz zu sparen. Sie sind nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>The column format does not say what the envelope says (%1).</source>
        <translation>Die Spalte format sagt etwas anderes als der Umschlag (%1).</translation>
    </message>
    <message>
        <source>Take the envelope&apos;s value over.</source>
        <translation>Den Wert des Umschlags übernehmen.</translation>
    </message>
    <message>
        <source>The row belongs to “%1” and its envelope to “%2”. The next turn is refused after the model was asked.</source>
        <translation>Die Zeile gehört zu „%1“ und ihr Umschlag zu „%2“. Der nächste Zug wird abgelehnt, nachdem das Modell gefragt wurde.</translation>
    </message>
    <message>
        <source>The column saved_at does not say what the envelope says (%1). Lists sort the session wrongly.</source>
        <translation>Die Spalte saved_at sagt etwas anderes als der Umschlag (%1). Listen ordnen die Sitzung falsch ein.</translation>
    </message>
    <message>
        <source>The column message_count says %1 where %2 is right: an older release wrote the last turn. Only lists are wrong.</source>
        <translation>Die Spalte message_count sagt %1, richtig ist %2: eine ältere Version schrieb den letzten Zug. Nur Listen sind falsch.</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>Die Nachrichten neu zählen.</translation>
    </message>
    <message>
        <source>The event is dated before the one that stands before it.</source>
        <translation>Das Ereignis ist früher datiert als das, was vor ihm steht.</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>Die Aufzeichnung ist unvollständig: %1.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle is broken here for the first time: the record does not continue the hash before it. A record was removed, added or moved.</source>
        <translation>Die Kette des Prüfbündels ist hier zum ersten Mal gebrochen: der Datensatz setzt den Hash davor nicht fort. Ein Datensatz wurde entfernt, hinzugefügt oder verschoben.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle is broken here for the first time: the record does not match its hash. It was changed after it was written.</source>
        <translation>Die Kette des Prüfbündels ist hier zum ersten Mal gebrochen: der Datensatz passt nicht zu seinem Hash. Er wurde nach dem Schreiben geändert.</translation>
    </message>
    <message>
        <source>The audit bundle tells of %1 records and has %2.</source>
        <translation>Das Prüfbündel spricht von %1 Datensätzen und hat %2.</translation>
    </message>
    <message>
        <source>%1 row %2, byte %3</source>
        <translation>%1 Zeile %2, Byte %3</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 Zeile %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>The paused run has two copies of the conversation, and they differ. An answer goes on from the one in its state, which stands behind the other.</source>
        <translation>Der angehaltene Lauf hat zwei Fassungen der Unterhaltung, und sie unterscheiden sich. Eine Antwort setzt die in seinem Zustand fort, die hinter der anderen steht.</translation>
    </message>
    <message>
        <source>The message holds bytes that are no UTF-8. agentfootprint replaces them, and a signature over them does not fit any more.</source>
        <translation>Die Nachricht enthält Bytes, die kein UTF-8 sind. agentfootprint ersetzt sie, und eine Signatur darüber passt nicht mehr.</translation>
    </message>
    <message>
        <source>Write there what the rest of the session tells.</source>
        <translation>Dort eintragen, was der Rest der Sitzung verrät.</translation>
    </message>
    <message>
        <source>Take the call&apos;s name over.</source>
        <translation>Den Namen des Aufrufs übernehmen.</translation>
    </message>
    <message>
        <source>Remove it: it is empty.</source>
        <translation>Es entfernen: Es ist leer.</translation>
    </message>
    <message>
        <source>Put the object in the place of its text.</source>
        <translation>Das Objekt an die Stelle seines Textes setzen.</translation>
    </message>
    <message>
        <source>Join it again with its record, which its first line tells.</source>
        <translation>Sie wieder mit ihrer Aufzeichnung verbinden, die ihre erste Zeile nennt.</translation>
    </message>
    <message>
        <source>Join it again with its summary, whose first line tells of it.</source>
        <translation>Sie wieder mit ihrer Zusammenfassung verbinden, deren erste Zeile sie nennt.</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is broken at byte %1, so that agentfootprint cannot load it. It can only be deleted as a whole.</source>
        <translation>Der Text dieser Sitzung ist bei Byte %1 beschädigt, sodass agentfootprint sie nicht laden kann. Sie kann nur als Ganzes gelöscht werden.</translation>
    </message>
    <message>
        <source>This session holds no conversation that agentfootprint could load, so it can only be deleted as a whole.</source>
        <translation>Diese Sitzung enthält kein Gespräch, das agentfootprint laden könnte, und kann daher nur als Ganzes gelöscht werden.</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“.</translation>
    </message>
    <message>
        <source>This message was summed up. It is kept beside the conversation and never sent, and is not changed. Choose its summary.</source>
        <translation>Diese Nachricht wurde zusammengefasst. Sie wird neben dem Gespräch aufbewahrt, nie gesendet und nicht geändert. Wählen Sie ihre Zusammenfassung.</translation>
    </message>
    <message>
        <source>This message stands in the state of a paused run only, and is not changed. Choose one of the conversation.</source>
        <translation>Diese Nachricht steht nur im Zustand eines angehaltenen Laufs und wird nicht geändert. Wählen Sie eine des Gesprächs.</translation>
    </message>
    <message>
        <source>Message %1 calls a tool whose result is not there, and a conversation cannot end so. Cut before it.</source>
        <translation>Nachricht %1 ruft ein Werkzeug auf, dessen Ergebnis fehlt; so kann ein Gespräch nicht enden. Schneiden Sie davor.</translation>
    </message>
    <message>
        <source>Message %1 calls a tool whose result stands behind this place. Cut before message %1, or behind message %2.</source>
        <translation>Nachricht %1 ruft ein Werkzeug auf, dessen Ergebnis hinter dieser Stelle steht. Schneiden Sie vor Nachricht %1 oder hinter Nachricht %2.</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so neither is changed. Fork it before the call that waits.</source>
        <translation>Dieser Lauf ist angehalten, und die beiden Kopien seines Gesprächs weichen voneinander ab; daher wird keine geändert. Zweigen Sie vor dem wartenden Aufruf ab.</translation>
    </message>
    <message>
        <source>Nothing stands before this message. Fork behind it.</source>
        <translation>Vor dieser Nachricht steht nichts. Zweigen Sie dahinter ab.</translation>
    </message>
    <message>
        <source>Fork of “%1” at message %2</source>
        <translation>Zweig von „%1“ bei Nachricht %2</translation>
    </message>
    <message>
        <source>the new conversation</source>
        <translation>das neue Gespräch</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>Kopien von %1–%2</translation>
    </message>
    <message>
        <source>agentfootprint keeps no titles, so “%1” is stored nowhere.</source>
        <translation>agentfootprint speichert keine Titel; „%1“ steht daher nirgends.</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it and the old conversation write into the same long-term memory, and share their artifacts.</source>
        <translation>Der Zweig behält die Gesprächskennung „%1“: Er und das alte Gespräch schreiben in dasselbe Langzeitgedächtnis und teilen sich ihre Artefakte.</translation>
    </message>
    <message>
        <source>The fork does not wait for an answer: it is a finished conversation that ends before the call that waits.</source>
        <translation>Der Zweig wartet auf keine Antwort: Er ist ein abgeschlossenes Gespräch, das vor dem wartenden Aufruf endet.</translation>
    </message>
    <message>
        <source>The conversation already ends there; there is nothing to discard.</source>
        <translation>Das Gespräch endet bereits dort; es gibt nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>Es bliebe nichts übrig. Löschen Sie stattdessen die Sitzung.</translation>
    </message>
    <message>
        <source>“%1” resumed at message %2</source>
        <translation>„%1“ fortgesetzt bei Nachricht %2</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint has no place for them, so only Stemma&apos;s own history keeps them</source>
        <translation>%1–%2; agentfootprint hat keinen Platz dafür, nur Stemmas eigener Verlauf bewahrt sie auf</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: what was asked goes with the end, and the conversation is a finished one.</source>
        <translation>Der Lauf wartet nicht mehr auf eine Antwort: Was gefragt wurde, fällt mit dem Ende weg, und das Gespräch ist ein abgeschlossenes.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>Die Nachricht „%1“ hat keinen Teil %2.</translation>
    </message>
    <message>
        <source>This thinking carries a signature that only fits its text, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>Diese Überlegung trägt eine Signatur, die nur zu ihrem Text passt, und kann daher nicht bearbeitet werden. Entfernen Sie sie, oder zweigen Sie die Sitzung davor ab.</translation>
    </message>
    <message>
        <source>Only texts, thinking and outputs of tools can be edited.</source>
        <translation>Nur Texte, Überlegungen und Ausgaben von Werkzeugen können bearbeitet werden.</translation>
    </message>
    <message>
        <source>Nothing would change: this is the text already.</source>
        <translation>Nichts würde sich ändern: Der Text lautet bereits so.</translation>
    </message>
    <message>
        <source>A message without a text is refused by model providers. Remove it instead.</source>
        <translation>Eine Nachricht ohne Text lehnen Modellanbieter ab. Entfernen Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>A summary is told by its beginning, “[compacted history”. Keep it, or remove the message.</source>
        <translation>Eine Zusammenfassung wird an ihrem Anfang „[compacted history“ erkannt. Behalten Sie ihn bei, oder entfernen Sie die Nachricht.</translation>
    </message>
    <message>
        <source>Edit of message %1 in “%2”</source>
        <translation>Bearbeitung der Nachricht %1 in „%2“</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>Nachricht %1, Teil %2</translation>
    </message>
    <message>
        <source>so that the summary goes on with what it stands for</source>
        <translation>damit die Zusammenfassung bei dem bleibt, wofür sie steht</translation>
    </message>
    <message>
        <source>A message of the role “%1” cannot be put into a conversation of agentfootprint. It can be user or assistant.</source>
        <translation>Eine Nachricht der Rolle „%1“ kann nicht in ein Gespräch von agentfootprint eingefügt werden. Möglich sind user und assistant.</translation>
    </message>
    <message>
        <source>A message without a text is refused by model providers.</source>
        <translation>Eine Nachricht ohne Text lehnen Modellanbieter ab.</translation>
    </message>
    <message>
        <source>A call of a tool must be followed by its answer, so nothing can be put between them.</source>
        <translation>Auf einen Werkzeugaufruf muss seine Antwort folgen; dazwischen kann nichts eingefügt werden.</translation>
    </message>
    <message>
        <source>New message in “%1”</source>
        <translation>Neue Nachricht in „%1“</translation>
    </message>
    <message>
        <source>Deletion of “%1”</source>
        <translation>Löschung von „%1“</translation>
    </message>
    <message>
        <source>A turn of the agent that has begun already writes the session again when it ends.</source>
        <translation>Eine bereits begonnene Runde des Agenten schreibt die Sitzung an ihrem Ende wieder.</translation>
    </message>
    <message>
        <source>A turn of the agent that has begun already writes the whole session when it ends, and would undo this change. A fork is never overwritten.</source>
        <translation>Eine bereits begonnene Runde des Agenten schreibt an ihrem Ende die ganze Sitzung und würde diese Änderung aufheben. Ein Zweig wird nie überschrieben.</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes that any change would break.</source>
        <translation>Ein Prüfbündel ist eine Kette von Prüfsummen, die jede Änderung zerreißen würde.</translation>
    </message>
    <message>
        <source>This is a record of what happened in runs, and no conversation that an agent goes on with. Change the agent&apos;s session store.</source>
        <translation>Dies ist eine Aufzeichnung dessen, was in Läufen geschah, und kein Gespräch, das ein Agent fortsetzt. Ändern Sie den Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>A bug report is a packed copy for others. Change the agent&apos;s session store.</source>
        <translation>Ein Fehlerbericht ist eine verpackte Kopie für andere. Ändern Sie den Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>No agent reads its conversation from such a file. Change the agent&apos;s session store.</source>
        <translation>Aus einer solchen Datei liest kein Agent sein Gespräch. Ändern Sie den Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>Artifacts are named in conversations by what they hold, and are not changed.</source>
        <translation>Artefakte werden in Gesprächen nach ihrem Inhalt benannt und nicht geändert.</translation>
    </message>
    <message>
        <source>What an agent remembers is indexed by its content, and is not changed.</source>
        <translation>Woran sich ein Agent erinnert, ist nach dem Inhalt verzeichnet und wird nicht geändert.</translation>
    </message>
    <message>
        <source>agentfootprint keeps no titles: a conversation is told by what its user said first.</source>
        <translation>agentfootprint speichert keine Titel: Ein Gespräch erkennt man daran, was der Benutzer zuerst sagte.</translation>
    </message>
    <message>
        <source>agentfootprint has no mark for outputs that are left out.</source>
        <translation>agentfootprint hat kein Zeichen für ausgelassene Ausgaben.</translation>
    </message>
    <message>
        <source>The file is the conversation. Remove the file where your other files are removed.</source>
        <translation>Die Datei ist das Gespräch. Löschen Sie die Datei dort, wo Sie auch andere Dateien löschen.</translation>
    </message>
    <message>
        <source>what the user is the last to say</source>
        <translation>was der Benutzer zuletzt sagt</translation>
    </message>
    <message>
        <source>what the summaries that go stand for</source>
        <translation>wofür die wegfallenden Zusammenfassungen stehen</translation>
    </message>
    <message>
        <source>With a summary go the messages that were kept of what it stands for.</source>
        <translation>Mit einer Zusammenfassung fallen die aufbewahrten Nachrichten weg, für die sie steht.</translation>
    </message>
    <message>
        <source>where the last run failed</source>
        <translation>wo der letzte Lauf scheiterte</translation>
    </message>
    <message>
        <source>the run no longer waits</source>
        <translation>der Lauf wartet nicht mehr</translation>
    </message>
    <message>
        <source>agentfootprint can load the session.</source>
        <translation>agentfootprint kann die Sitzung laden.</translation>
    </message>
    <message>
        <source>agentfootprint refuses to load the session. %1</source>
        <translation>agentfootprint lehnt es ab, die Sitzung zu laden. %1</translation>
    </message>
    <message>
        <source>agentfootprint refuses to load the session, as it did before. %1</source>
        <translation>agentfootprint lehnt es ab, die Sitzung zu laden, wie schon zuvor. %1</translation>
    </message>
    <message>
        <source>The conversation begins with its user.</source>
        <translation>Das Gespräch beginnt mit seinem Benutzer.</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers refuse.</source>
        <translation>Das Gespräch begänne mit einer Antwort, was Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>Every call of a tool has its answer.</source>
        <translation>Jeder Werkzeugaufruf hat seine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools or answers to them stand alone; providers refuse that.</source>
        <translation>
            <numerusform>Ein Werkzeugaufruf oder eine Antwort darauf steht allein; Anbieter lehnen das ab.</numerusform>
            <numerusform>%n Werkzeugaufrufe oder Antworten darauf stehen allein; Anbieter lehnen das ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Eingaben und Antworten wechseln sich ab.</translation>
    </message>
    <message>
        <source>One prompt or answer would follow directly upon another. They are sent so, and some providers refuse it.</source>
        <translation>Eine Eingabe oder Antwort folgte unmittelbar auf eine andere. So werden sie gesendet, und manche Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>The conversation does not end with a message of the user.</source>
        <translation>Das Gespräch endet nicht mit einer Nachricht des Benutzers.</translation>
    </message>
    <message>
        <source>The conversation ends with a message of the user. A program that sends the next one sends both; only resumeOnError has this one answered. Cut before it to send it again.</source>
        <translation>Das Gespräch endet mit einer Nachricht des Benutzers. Ein Programm, das die nächste sendet, sendet beide; nur resumeOnError lässt diese beantworten. Schneiden Sie davor, um sie noch einmal zu senden.</translation>
    </message>
    <message>
        <source>Message %1 holds thinking with a signature. It stays as it is, but a provider may refuse it now that what stands beside it is other.</source>
        <translation>Nachricht %1 enthält Überlegungen mit einer Signatur. Sie bleiben, wie sie sind, doch ein Anbieter lehnt sie womöglich ab, da nun anderes neben ihnen steht.</translation>
    </message>
    <message>
        <source>No signed thinking stands behind what is changed.</source>
        <translation>Hinter dem Geänderten steht keine signierte Überlegung.</translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing now.</source>
        <translation>Das Programm %1 (Prozess %2) hat den Speicher gerade zum Schreiben geöffnet.</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be at work on it.</source>
        <translation>Die Sitzung wurde vor wenigen Minuten gespeichert; vielleicht arbeitet gerade ein Agent an ihr.</translation>
    </message>
    <message>
        <source>No message was named that is to be removed.</source>
        <translation>Es wurde keine Nachricht genannt, die entfernt werden soll.</translation>
    </message>
    <message>
        <source>A part is removed from one message at a time.</source>
        <translation>Ein Teil wird jeweils aus einer Nachricht entfernt.</translation>
    </message>
    <message>
        <source>Message %1 holds the call that the paused run waits for. Fork the session before it, or resume it there.</source>
        <translation>Nachricht %1 enthält den Aufruf, auf den der angehaltene Lauf wartet. Zweigen Sie die Sitzung davor ab, oder setzen Sie sie dort fort.</translation>
    </message>
    <message>
        <source>Removal of a part in “%1”</source>
        <translation>Entfernung eines Teils in „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Entfernung einer Nachricht in „%1“</numerusform>
            <numerusform>Entfernung von %n Nachrichten in „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>Nachricht %1, ein Teil</numerusform>
            <numerusform>Nachricht %1, %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message numerus="yes">
        <source>Calls of tools and their answers go together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Werkzeugaufrufe und ihre Antworten gehören zusammen; daher ändert sich eine weitere Nachricht.</numerusform>
            <numerusform>Werkzeugaufrufe und ihre Antworten gehören zusammen; daher ändern sich %n weitere Nachrichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text of this file is broken at byte %1, so that agentfootprint cannot read it. Nothing in it is changed.</source>
        <translation>Der Text dieser Datei ist bei Byte %1 beschädigt, sodass agentfootprint sie nicht lesen kann. Nichts darin wird geändert.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, for which agentfootprint refuses it. Check the store, and mend that first.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolgemarke, derentwegen agentfootprint sie ablehnt. Prüfen Sie den Speicher, und beheben Sie das zuerst.</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store right now: there is a fresh file %1. Try again when it is gone.</source>
        <translation>agentfootprint schreibt diesen Speicher anscheinend gerade: Es gibt eine frische Datei %1. Versuchen Sie es wieder, wenn sie verschwunden ist.</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>Die Sitzung wurde seit der Planung von einem anderen Programm geändert. Nichts wurde geändert; planen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Another program made a session “%1” meanwhile. Nothing was changed; plan it again.</source>
        <translation>Ein anderes Programm hat inzwischen eine Sitzung „%1“ angelegt. Nichts wurde geändert; planen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The file holds one conversation, so the fork becomes a file beside it: %1. Open it there.</source>
        <translation>Die Datei enthält ein Gespräch, daher wird der Zweig eine Datei daneben: %1. Öffnen Sie ihn dort.</translation>
    </message>
    <message>
        <source>an id of its own</source>
        <translation>eine eigene Kennung</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) behind the change hold thinking that is bound to what stands before it, message %1 first. It stays as it is, and the agent leaves it out of its requests. Fork the session before the change to keep it, or remove that thinking.</source>
        <translation>
            <numerusform>Eine Nachricht hinter der Änderung, Nachricht %1, enthält Überlegungen, die an das Vorangehende gebunden sind. Sie bleiben, wie sie sind, und der Agent lässt sie in seinen Anfragen weg. Zweigen Sie die Sitzung vor der Änderung ab, um sie zu behalten, oder entfernen Sie diese Überlegungen.</numerusform>
            <numerusform>%n Nachrichten hinter der Änderung, zuerst Nachricht %1, enthalten Überlegungen, die an das Vorangehende gebunden sind. Sie bleiben, wie sie sind, und der Agent lässt sie in seinen Anfragen weg. Zweigen Sie die Sitzung vor der Änderung ab, um sie zu behalten, oder entfernen Sie diese Überlegungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) behind the change hold signed thinking, message %1 first. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove that thinking.</source>
        <translation>
            <numerusform>Eine Nachricht hinter der Änderung, Nachricht %1, enthält signierte Überlegungen. Sie bleiben, wie sie sind, doch ein Anbieter lehnt sie womöglich ab, da nun anderes vor ihnen steht. Zweigen Sie die Sitzung vor der Änderung ab, um sie zu behalten, oder entfernen Sie diese Überlegungen.</numerusform>
            <numerusform>%n Nachrichten hinter der Änderung, zuerst Nachricht %1, enthalten signierte Überlegungen. Sie bleiben, wie sie sind, doch ein Anbieter lehnt sie womöglich ab, da nun anderes vor ihnen steht. Zweigen Sie die Sitzung vor der Änderung ab, um sie zu behalten, oder entfernen Sie diese Überlegungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>Die Sitzung hat keine Zusammenfassung „%1“.</translation>
    </message>
    <message>
        <source>No message is the summary that this record belongs to, so nothing says where it stands.</source>
        <translation>Keine Nachricht ist die Zusammenfassung zu diesem Eintrag, also sagt nichts, wo sie steht.</translation>
    </message>
    <message>
        <source>This summary was itself summed up. Dissolve the summary that stands for it first.</source>
        <translation>Diese Zusammenfassung wurde selbst zusammengefasst. Lösen Sie zuerst die auf, die für sie steht.</translation>
    </message>
    <message>
        <source>agentfootprint did not keep what this summary stands for, so nothing can be put in its place.</source>
        <translation>agentfootprint hat nicht behalten, wofür diese Zusammenfassung steht, also kann nichts an ihre Stelle treten.</translation>
    </message>
    <message>
        <source>Dissolution of a summary in “%1”</source>
        <translation>Auflösung einer Zusammenfassung in „%1“</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>die Zusammenfassung</translation>
    </message>
    <message>
        <source>what it stands for</source>
        <translation>wofür sie steht</translation>
    </message>
    <message>
        <source>the record of what it stood for</source>
        <translation>der Eintrag dessen, wofür sie stand</translation>
    </message>
    <message>
        <source>agentfootprint keeps one state a session and no named places; Stemma keeps them among its own data.</source>
        <translation>agentfootprint hält einen Stand je Sitzung und keine benannten Stellen; Stemma hält sie bei seinen eigenen Daten.</translation>
    </message>
    <message>
        <source>agentfootprint stores no directory of a project.</source>
        <translation>agentfootprint speichert kein Verzeichnis eines Projekts.</translation>
    </message>
    <message>
        <source>agentfootprint folds messages away while its agent runs, and Stemma does not do that in its place.</source>
        <translation>agentfootprint faltet Nachrichten weg, während sein Agent läuft, und Stemma tut das nicht an seiner Stelle.</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>it has a content that would be lost.</source>
        <translation>ihr Inhalt ginge verloren.</translation>
    </message>
    <message>
        <source>the run is paused, and the two copies of its conversation differ.</source>
        <translation>der Lauf ist angehalten, und die beiden Kopien seines Gesprächs weichen voneinander ab.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>die Bytereihenfolgemarke</translation>
    </message>
    <message>
        <source>the file has to begin without a mark before anything in it can be changed.</source>
        <translation>die Datei muss ohne Marke beginnen, bevor etwas in ihr geändert werden kann.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>%1M</source>
        <translation>%1M</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>vor einer Minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>vor einer Stunde</translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>letzte Woche</translation>
    </message>
    <message numerus="yes">
        <source>%n weeks ago</source>
        <translation>
            <numerusform>vor %n Woche</numerusform>
            <numerusform>vor %n Wochen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Anderer Assistent</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>File reference</source>
        <translation>Dateiverweis</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>Step start</source>
        <translation>Schrittbeginn</translation>
    </message>
    <message>
        <source>Step finish</source>
        <translation>Schrittende</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Nicht signiert</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signiert</translation>
    </message>
    <message>
        <source>Redacted by the provider</source>
        <translation>Vom Anbieter geschwärzt</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>Verschlüsselt</translation>
    </message>
    <message>
        <source>Left empty by the provider</source>
        <translation>Vom Anbieter leer gelassen</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache gelesen</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache geschrieben</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Call id</source>
        <translation>Aufruf-ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Renamed from</source>
        <translation>Umbenannt von</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 added, %2 removed</source>
        <translation>%1 hinzugefügt, %2 entfernt</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Diff</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>for the whole text</source>
        <translation>für den ganzen Text</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Content id</source>
        <translation>Inhalts-ID</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Umfasst</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>Schnappschuss</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>Abschlussgrund</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Stored type</source>
        <translation>Gespeicherter Typ</translation>
    </message>
    <message>
        <source>Stored unchanged</source>
        <translation>Unverändert gespeichert</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>Im Kontext</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>Durch eine Zusammenfassung ersetzt</translation>
    </message>
    <message>
        <source>Discarded by a resume</source>
        <translation>Durch eine Fortsetzung verworfen</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>Werkzeugausgabe gekürzt</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>Nebenstrang</translation>
    </message>
    <message>
        <source>Ephemeral: sent once</source>
        <translation>Flüchtig: einmal gesendet</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Partly unreadable</source>
        <translation>Teilweise nicht lesbar</translation>
    </message>
    <message>
        <source>Is a summary</source>
        <translation>Ist eine Zusammenfassung</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1, not text</source>
        <translation>%1, kein Text</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>First prompt</source>
        <translation>Erster Prompt</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Letzte Nachricht</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Forked from</source>
        <translation>Abgezweigt von</translation>
    </message>
    <message>
        <source>At message</source>
        <translation>Bei Nachricht</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Marked as deleted</source>
        <translation>Als gelöscht markiert</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Usage, estimated</source>
        <translation>Verbrauch, geschätzt</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>Verbrauch laut Anbieter</translation>
    </message>
    <message>
        <source>Stored with the session</source>
        <translation>Mit der Sitzung gespeichert</translation>
    </message>
    <message>
        <source>Stored with the part</source>
        <translation>Mit dem Teil gespeichert</translation>
    </message>
    <message>
        <source>Stored with the message</source>
        <translation>Mit der Nachricht gespeichert</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>gemeldet</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>ein %1, aus %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>erstes Token nach %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>nichts gespeichert</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Und</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Vor dem ersten Prompt</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>recorded by the store</source>
        <translation>vom Speicher aufgezeichnet</translation>
    </message>
    <message>
        <source>Call latency</source>
        <translation>Latenz der Aufrufe</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Tokens of the turn</source>
        <translation>Token der Runde</translation>
    </message>
    <message>
        <source>in the largest call</source>
        <translation>im größten Aufruf</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>geschätzt: %1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>Modellaufrufe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>Ganze Sitzung</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>With differences</source>
        <translation>Mit Abweichungen</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Cannot be repaired</source>
        <translation>Nicht reparierbar</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is no whole JSON document (%1). jazzmine does not open the store; the complete records before this place are shown.</source>
        <translation>Die Datei ist kein vollständiges JSON-Dokument (%1). jazzmine öffnet den Speicher nicht; gezeigt werden die vollständigen Datensätze vor dieser Stelle.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine does not open the store.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke. jazzmine öffnet den Speicher nicht.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Die Bytereihenfolge-Marke entfernen.</translation>
    </message>
    <message>
        <source>The document is no JSON object. jazzmine does not open the store.</source>
        <translation>Das Dokument ist kein JSON-Objekt. jazzmine öffnet den Speicher nicht.</translation>
    </message>
    <message>
        <source>“%1” is no array. jazzmine does not open the store.</source>
        <translation>„%1“ ist keine Liste. jazzmine öffnet den Speicher nicht.</translation>
    </message>
    <message>
        <source>“%1” stands in the file more than once. jazzmine reads only the last one and drops the others at the next write.</source>
        <translation>„%1“ steht mehrmals in der Datei. jazzmine liest nur die letzte und verwirft die anderen beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>“%1” is not known. jazzmine drops it at the next write.</source>
        <translation>„%1“ ist nicht bekannt. jazzmine verwirft es beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>The file “%1” was left over beside the store: a write did not end.</source>
        <translation>Die Datei „%1“ ist neben dem Speicher liegen geblieben: Ein Schreiben wurde nicht beendet.</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>Die letzte Zeile der Datei ist abgeschnitten. Ihr Datensatz wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>The line is no record of a jazzmine store (%1). It is not shown.</source>
        <translation>Die Zeile ist kein Datensatz eines jazzmine-Speichers (%1). Sie wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>The dump or export cannot be read at this place (%1). Records behind it may be missing here.</source>
        <translation>Der Abzug oder Export ist an dieser Stelle nicht lesbar (%1). Dahinter können hier Datensätze fehlen.</translation>
    </message>
    <message>
        <source>The record is no valid JSON (%1). jazzmine does not open the store.</source>
        <translation>Der Datensatz ist kein gültiges JSON (%1). jazzmine öffnet den Speicher nicht.</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>Den Datensatz entfernen.</translation>
    </message>
    <message>
        <source>The record is no JSON object. jazzmine does not open the store.</source>
        <translation>Der Datensatz ist kein JSON-Objekt. jazzmine öffnet den Speicher nicht.</translation>
    </message>
    <message>
        <source>The record holds bytes that are no UTF-8. Where text is read as UTF-8, jazzmine does not open the store.</source>
        <translation>Der Datensatz enthält Bytes, die kein UTF-8 sind. Wo Text als UTF-8 gelesen wird, öffnet jazzmine den Speicher nicht.</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine does not open the store.</source>
        <translation>Dem Datensatz fehlt „%1“. jazzmine öffnet den Speicher nicht.</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>Dem Datensatz eine neue ID geben.</translation>
    </message>
    <message>
        <source>jazzmine refuses the field “%1” (%2). The conversation does not load, and lists that hold it may fail.</source>
        <translation>jazzmine lehnt das Feld „%1“ ab (%2). Die Unterhaltung wird nicht geladen, und Listen mit ihr können scheitern.</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>Einen gültigen Wert speichern.</translation>
    </message>
    <message>
        <source>jazzmine refuses the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>jazzmine lehnt das Feld „%1“ ab (%2). Die Nachrichten dieser Unterhaltung werden nicht geladen.</translation>
    </message>
    <message>
        <source>jazzmine refuses the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>jazzmine lehnt das Feld „%1“ ab (%2). Die Protokolle dieser Unterhaltung können nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine can load the messages of no conversation.</source>
        <translation>Die Nachricht nennt keine Unterhaltung. jazzmine kann die Nachrichten keiner Unterhaltung laden.</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine can list the traces of no conversation.</source>
        <translation>Das Zugprotokoll nennt keine Unterhaltung. jazzmine kann die Protokolle keiner Unterhaltung auflisten.</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>Das Protokoll entfernen.</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>„%1“ passt nicht in 64 Bit. Aus einer JSON-Datei liest jazzmine es; seine Datenbanken können es nicht aufnehmen.</translation>
    </message>
    <message>
        <source>The field “%1” is not known. jazzmine drops it when it writes this record.</source>
        <translation>Das Feld „%1“ ist nicht bekannt. jazzmine verwirft es, wenn es diesen Datensatz schreibt.</translation>
    </message>
    <message>
        <source>Another conversation with this id stands further down. jazzmine reads only that one and drops this one at the next write.</source>
        <translation>Weiter unten steht eine andere Unterhaltung mit dieser ID. jazzmine liest nur jene und verwirft diese beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>Remove this record where both are equal, else give it a new id.</source>
        <translation>Diesen Datensatz entfernen, wenn beide gleich sind, sonst ihm eine neue ID geben.</translation>
    </message>
    <message>
        <source>Another message with this id stands further down. jazzmine reads only that one and drops this one at the next write.</source>
        <translation>Weiter unten steht eine andere Nachricht mit dieser ID. jazzmine liest nur jene und verwirft diese beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>Another turn trace with this id stands further down. jazzmine reads only that one and drops this one at the next write.</source>
        <translation>Weiter unten steht ein anderes Zugprotokoll mit dieser ID. jazzmine liest nur jenes und verwirft dieses beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>There is no record of the conversation %1. Its messages load; the agent makes the record anew with the next message as its title.</source>
        <translation>Zur Unterhaltung %1 gibt es keinen Datensatz. Ihre Nachrichten werden geladen; der Agent legt den Datensatz mit der nächsten Nachricht als Titel neu an.</translation>
    </message>
    <message>
        <source>Make a record from the messages.</source>
        <translation>Aus den Nachrichten einen Datensatz machen.</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>Das Zugprotokoll gehört zur Nachricht %1, die fehlt.</translation>
    </message>
    <message>
        <source>Another turn trace of the same message stands further down. jazzmine finds only that one by the message, and leaves this one behind when the message is deleted.</source>
        <translation>Weiter unten steht ein anderes Zugprotokoll derselben Nachricht. Über die Nachricht findet jazzmine nur jenes und lässt dieses zurück, wenn die Nachricht gelöscht wird.</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, and its message stands in the conversation %2.</source>
        <translation>Das Zugprotokoll nennt die Unterhaltung %1, und seine Nachricht steht in der Unterhaltung %2.</translation>
    </message>
    <message>
        <source>“%1” looks like seconds and not like milliseconds. jazzmine sorts by it as it is.</source>
        <translation>„%1“ sieht nach Sekunden und nicht nach Millisekunden aus. jazzmine sortiert danach, wie es ist.</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will stand before this one.</source>
        <translation>Die Zeit %1 liegt in der Zukunft. Neue Nachrichten werden vor dieser stehen.</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>Der Zug endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>The message has the same time as the one before it. A database may give them in either order.</source>
        <translation>Die Nachricht hat dieselbe Zeit wie die vor ihr. Eine Datenbank kann sie in beliebiger Reihenfolge liefern.</translation>
    </message>
    <message>
        <source>“%1” holds a NUL character. The library&apos;s PostgreSQL store refuses it.</source>
        <translation>„%1“ enthält ein NUL-Zeichen. Der PostgreSQL-Speicher der Bibliothek lehnt es ab.</translation>
    </message>
    <message>
        <source>“%1” holds half of a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>„%1“ enthält ein halbes Zeichen (ein einzelnes Surrogat). Viele Programme scheitern daran oder ändern es.</translation>
    </message>
    <message>
        <source>The message got no reply: it was refused, failed or timed out.</source>
        <translation>Die Nachricht bekam keine Antwort: Sie wurde abgelehnt, schlug fehl oder überschritt die Zeit.</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>Die Zugnummer %1 kommt in dieser Unterhaltung wieder vor: Der Agent wurde neu gestartet. jazzmine listet die Züge beider Läufe gemischt.</translation>
    </message>
    <message>
        <source>With the first turn after a restart the agent made a title again. What the title was before is not stored.</source>
        <translation>Beim ersten Zug nach einem Neustart hat der Agent wieder einen Titel gemacht. Wie der Titel vorher war, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 prompts of this conversation were rewritten by a model, and its turn traces hold %2 calls for that. The tokens of the others are missing from all totals.</source>
        <translation>%1 Eingaben dieser Unterhaltung hat ein Modell umgeschrieben, und ihre Zugprotokolle enthalten %2 Aufrufe dafür. Die Token der übrigen fehlen in allen Summen.</translation>
    </message>
    <message>
        <source>The message is flagged, and was summarised all the same: its text reached the memory of the agent.</source>
        <translation>Die Nachricht ist markiert und wurde trotzdem zusammengefasst: Ihr Text ist in das Gedächtnis des Agenten gelangt.</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum over the calls and script attempts (%2).</source>
        <translation>Die gespeicherten Summen (%1) weichen von der Summe über die Aufrufe und Skriptversuche ab (%2).</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>Die Summen speichern.</translation>
    </message>
    <message>
        <source>The stored totals (%1) are those of calls that the trace does not hold, so nothing can prove them.</source>
        <translation>Die gespeicherten Summen (%1) sind die von Aufrufen, die das Protokoll nicht enthält; nichts kann sie belegen.</translation>
    </message>
    <message>
        <source>End the file behind its last whole record.</source>
        <translation>Die Datei hinter dem letzten vollständigen Datensatz enden lassen.</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>jazzmine cannot open this store, or would lose records of it (%1 at byte %2), so nothing in it is changed. Check the store, and mend that first.</source>
        <translation>jazzmine kann diesen Speicher nicht öffnen oder würde Datensätze daraus verlieren (%1 bei Byte %2), daher wird darin nichts geändert. Bitte den Speicher prüfen und das zuerst beheben.</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store right now: there is a fresh file %1. Try again when it is gone.</source>
        <translation>jazzmine scheint diesen Speicher gerade zu schreiben: Es gibt eine frische Datei %1. Bitte noch einmal versuchen, wenn sie weg ist.</translation>
    </message>
    <message>
        <source>The conversation has no message “%1”.</source>
        <translation>Das Gespräch hat keine Nachricht „%1“.</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>jazzmine kann jede Nachricht des Gesprächs laden.</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine refuses %n message(s) of the conversation, and so does not load it. It did not before either.</source>
        <translation>
            <numerusform>jazzmine lehnt %n Nachricht des Gesprächs ab und lädt es daher nicht. Das war schon vorher so.</numerusform>
            <numerusform>jazzmine lehnt %n Nachrichten des Gesprächs ab und lädt es daher nicht. Das war schon vorher so.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation does not end with a message of the user.</source>
        <translation>Das Gespräch endet nicht mit einer Nachricht des Benutzers.</translation>
    </message>
    <message>
        <source>The conversation ends with a message of the user that has no reply. jazzmine goes on from it, and shows the enhancer both it and the next one.</source>
        <translation>Das Gespräch endet mit einer Nachricht des Benutzers ohne Antwort. jazzmine setzt dort fort und zeigt dem Verbesserer diese und die nächste.</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>Keine Nachricht hat eine Zeit in der Zukunft.</translation>
    </message>
    <message>
        <source>A message has a time in the future, so that what the agent adds next stands before it.</source>
        <translation>Eine Nachricht hat eine Zeit in der Zukunft, so dass davor steht, was der Agent als Nächstes hinzufügt.</translation>
    </message>
    <message>
        <source>The agent has summarised some of this part already. Its memory is kept outside the store: it can still recall what was there, and counts messages as they stood then.</source>
        <translation>Der Agent hat einiges aus diesem Teil schon zusammengefasst. Sein Gedächtnis liegt außerhalb des Speichers: Er kann sich weiter an das erinnern, was dort stand, und zählt die Nachrichten, wie sie damals standen.</translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing now.</source>
        <translation>Das Programm %1 (Prozess %2) hat den Speicher gerade zum Schreiben offen.</translation>
    </message>
    <message>
        <source>Stop the agent first: jazzmine keeps the whole store in memory and writes all of it at each message and when it closes. An agent that runs now would overwrite this change.</source>
        <translation>Bitte zuerst den Agenten beenden: jazzmine hält den ganzen Speicher im Arbeitsspeicher und schreibt alles bei jeder Nachricht und beim Schließen. Ein Agent, der jetzt läuft, würde diese Änderung überschreiben.</translation>
    </message>
    <message>
        <source>This conversation has no record of its own, only messages that name it, so it has no title.</source>
        <translation>Dieses Gespräch hat keinen eigenen Datensatz, nur Nachrichten, die es nennen, und daher keinen Titel.</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store, and mend that first.</source>
        <translation>Der Datensatz dieses Gesprächs ist beschädigt. Bitte den Speicher prüfen und das zuerst beheben.</translation>
    </message>
    <message>
        <source>Nothing would change: the conversation has this title already.</source>
        <translation>Es würde sich nichts ändern: Das Gespräch hat diesen Titel schon.</translation>
    </message>
    <message>
        <source>An agent that is started again gives the conversation a title of its own after the first reply.</source>
        <translation>Ein neu gestarteter Agent gibt dem Gespräch nach der ersten Antwort einen eigenen Titel.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>Die Nachricht „%1“ hat keinen Teil %2.</translation>
    </message>
    <message>
        <source>What tools did stands in the trace of the turn, which records what happened and is not changed.</source>
        <translation>Was Werkzeuge taten, steht in der Spur der Runde; sie hält fest, was geschah, und wird nicht geändert.</translation>
    </message>
    <message>
        <source>Only texts can be edited, and this is none.</source>
        <translation>Nur Texte können bearbeitet werden, und das ist keiner.</translation>
    </message>
    <message>
        <source>Nothing would change: this is the text already.</source>
        <translation>Es würde sich nichts ändern: Das ist schon der Text.</translation>
    </message>
    <message>
        <source>Edit of message %1 in “%2”</source>
        <translation>Bearbeitung von Nachricht %1 in „%2“</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>Nachricht %1, Teil %2</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>Nachricht %1, enhanced_message</translation>
    </message>
    <message>
        <source>emptied, or the model would go on seeing the old text</source>
        <translation>geleert, sonst sähe das Modell weiter den alten Text</translation>
    </message>
    <message>
        <source>The trace of this turn stays as it is, and no longer matches the reply.</source>
        <translation>Die Spur dieser Runde bleibt, wie sie ist, und passt nicht mehr zur Antwort.</translation>
    </message>
    <message>
        <source>Message %1 has no time that jazzmine can read, so nothing can be put beside it.</source>
        <translation>Nachricht %1 hat keine Zeit, die jazzmine lesen kann, daher kann nichts daneben gesetzt werden.</translation>
    </message>
    <message>
        <source>jazzmine knows no role “%1”. It can be %2.</source>
        <translation>jazzmine kennt keine Rolle „%1“. Möglich sind %2.</translation>
    </message>
    <message>
        <source>New message in “%1”</source>
        <translation>Neue Nachricht in „%1“</translation>
    </message>
    <message>
        <source>jazzmine prunes nothing: outputs of tools are not sent to the model.</source>
        <translation>jazzmine kürzt nichts: Ausgaben von Werkzeugen werden dem Modell nicht gesendet.</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>Kopien von %1–%2</translation>
    </message>
    <message>
        <source>copies of the traces of their turns</source>
        <translation>Kopien der Spuren ihrer Runden</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out: jazzmine refuses them, and would not load the fork with them.</source>
        <translation>
            <numerusform>%n Datensatz wird weggelassen: jazzmine lehnt ihn ab und würde den Zweig damit nicht laden.</numerusform>
            <numerusform>%n Datensätze werden weggelassen: jazzmine lehnt sie ab und würde den Zweig damit nicht laden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n call(s) of a model, and the whole store is written for every message.</source>
        <translation>
            <numerusform>Die Zusammenfassungen des Agenten gehören zum alten Gespräch, so dass er die Kopien mit der nächsten Nachricht neu zusammenfasst: etwa %n Aufruf eines Modells, und für jede Nachricht wird der ganze Speicher geschrieben.</numerusform>
            <numerusform>Die Zusammenfassungen des Agenten gehören zum alten Gespräch, so dass er die Kopien mit der nächsten Nachricht neu zusammenfasst: etwa %n Aufrufe eines Modells, und für jede Nachricht wird der ganze Speicher geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands before this message. Fork behind it.</source>
        <translation>Vor dieser Nachricht steht nichts. Bitte dahinter verzweigen.</translation>
    </message>
    <message>
        <source>Fork of “%1” at message %2</source>
        <translation>Zweig von „%1“ bei Nachricht %2</translation>
    </message>
    <message>
        <source>%1 (fork)</source>
        <translation>%1 (Zweig)</translation>
    </message>
    <message>
        <source>the new conversation</source>
        <translation>das neue Gespräch</translation>
    </message>
    <message>
        <source>The conversation already ends there; there is nothing to discard.</source>
        <translation>Das Gespräch endet dort schon; es gibt nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>“%1” resumed at message %2</source>
        <translation>„%1“ bei Nachricht %2 wieder aufgenommen</translation>
    </message>
    <message>
        <source>%1 (discarded end)</source>
        <translation>%1 (verworfenes Ende)</translation>
    </message>
    <message>
        <source>keeps what is cut off</source>
        <translation>behält, was abgeschnitten wird</translation>
    </message>
    <message>
        <source>%1–%2, to the kept end</source>
        <translation>%1–%2, zum aufbewahrten Ende</translation>
    </message>
    <message>
        <source>the traces of their turns</source>
        <translation>die Spuren ihrer Runden</translation>
    </message>
    <message>
        <source>jazzmine has no place for discarded ends, so what is cut off becomes a conversation of its own, which the agent&apos;s host may list.</source>
        <translation>jazzmine hat keinen Platz für verworfene Enden, daher wird das Abgeschnittene ein eigenes Gespräch, das die Anwendung des Agenten womöglich auflistet.</translation>
    </message>
    <message>
        <source>Only steps of reasoning can be taken out of a message. Its text is the message, and what tools did stands in the trace of the turn.</source>
        <translation>Aus einer Nachricht können nur Denkschritte genommen werden. Ihr Text ist die Nachricht, und was Werkzeuge taten, steht in der Spur der Runde.</translation>
    </message>
    <message>
        <source>Removal of a part in “%1”</source>
        <translation>Entfernung eines Teils in „%1“</translation>
    </message>
    <message>
        <source>No message was named that is to be removed.</source>
        <translation>Es wurde keine Nachricht genannt, die entfernt werden soll.</translation>
    </message>
    <message>
        <source>A part is removed from one message at a time.</source>
        <translation>Ein Teil wird immer aus einer einzigen Nachricht entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Entfernung von %n Nachricht in „%1“</numerusform>
            <numerusform>Entfernung von %n Nachrichten in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Deletion of “%1”</source>
        <translation>Löschung von „%1“</translation>
    </message>
    <message>
        <source>There is no time between messages %1 and %2, and a database has no other order.</source>
        <translation>Zwischen den Nachrichten %1 und %2 liegt keine Zeit, und eine andere Reihenfolge hat eine Datenbank nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s summaries belong to the old conversation, so that with the next message it summarises the copies anew: about %n call(s) of a model.</source>
        <translation>
            <numerusform>Die Zusammenfassungen des Agenten gehören zum alten Gespräch, sodass er mit der nächsten Nachricht die Kopien neu zusammenfasst: etwa %n Aufruf eines Modells.</numerusform>
            <numerusform>Die Zusammenfassungen des Agenten gehören zum alten Gespräch, sodass er mit der nächsten Nachricht die Kopien neu zusammenfasst: etwa %n Aufrufe eines Modells.</numerusform>
        </translation>
    </message>
    <message>
        <source>A database cannot store this text: it holds a character of code 0 or half of one.</source>
        <translation>Eine Datenbank kann diesen Text nicht speichern: Er enthält ein Zeichen mit dem Code 0 oder ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>%1 was not changed: the conversation got or lost messages since the change was planned. Plan it again.</source>
        <translation>%1 wurde nicht geändert: Das Gespräch hat seit der Planung Nachrichten bekommen oder verloren. Bitte neu planen.</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation right now may write over this change; one that runs goes on with what it holds of the conversation in memory.</source>
        <translation>Ein Agent, der gerade in diesem Gespräch antwortet, überschreibt diese Änderung womöglich; einer, der läuft, arbeitet mit dem weiter, was er vom Gespräch im Speicher hält.</translation>
    </message>
    <message>
        <source>%1 was changed while the change was planned. Plan it again.</source>
        <translation>%1 wurde während der Planung geändert. Bitte neu planen.</translation>
    </message>
    <message>
        <source>Something in this store cannot be mended (%1 at byte %2), so that jazzmine would not open it either way.</source>
        <translation>Etwas in diesem Speicher lässt sich nicht reparieren (%1 bei Byte %2), sodass jazzmine ihn so oder so nicht öffnen würde.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>die Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>The file holds no whole record that could be kept.</source>
        <translation>Die Datei enthält keinen vollständigen Datensatz, der bleiben könnte.</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>das Ende des Dokuments</translation>
    </message>
    <message>
        <source>No whole record stands behind the damaged place.</source>
        <translation>Hinter der beschädigten Stelle steht kein vollständiger Datensatz.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) stand behind the damaged place and go with it.</source>
        <translation>
            <numerusform>Hinter der beschädigten Stelle steht %n Datensatz, der mit ihr entfällt.</numerusform>
            <numerusform>Hinter der beschädigten Stelle stehen %n Datensätze, die mit ihr entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints, and Stemma keeps them among its own data.</source>
        <translation>jazzmine speichert keine Sicherungspunkte, und Stemma hält sie bei seinen eigenen Daten.</translation>
    </message>
    <message>
        <source>jazzmine stores no directory of a project.</source>
        <translation>jazzmine speichert kein Verzeichnis eines Projekts.</translation>
    </message>
    <message>
        <source>jazzmine keeps its summaries outside the store.</source>
        <translation>jazzmine hält seine Zusammenfassungen außerhalb des Speichers.</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>It is a SQLite database, and jazzmine has no such store.</source>
        <translation>Es ist eine SQLite-Datenbank, und jazzmine kennt keinen solchen Speicher.</translation>
    </message>
    <message>
        <source>The folder holds no exported collections of a jazzmine database.</source>
        <translation>Der Ordner enthält keine exportierten Sammlungen einer jazzmine-Datenbank.</translation>
    </message>
    <message>
        <source>It is neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>Es ist weder ein JSON-Speicher von jazzmine noch ein Abzug oder Export seiner Datenbank.</translation>
    </message>
    <message>
        <source>It holds records of jazzmine in the container “%1”.</source>
        <translation>Es enthält Datensätze von jazzmine im Behälter „%1“.</translation>
    </message>
    <message>
        <source>The database has no table of jazzmine named %1 where it was looked for.</source>
        <translation>Die Datenbank hat, wo gesucht wurde, keine Tabelle von jazzmine mit dem Namen %1.</translation>
    </message>
    <message>
        <source>It is a database with the tables conversations, messages and turn_traces of jazzmine.</source>
        <translation>Es ist eine Datenbank mit den Tabellen conversations, messages und turn_traces von jazzmine.</translation>
    </message>
    <message>
        <source>A dump is a copy of a database at one moment, which no agent reads, and is never changed.</source>
        <translation>Ein Abzug ist die Kopie einer Datenbank zu einem Zeitpunkt, die kein Agent liest, und wird nie geändert.</translation>
    </message>
    <message>
        <source>An export is a copy of a database at one moment, which no agent reads, and is never changed.</source>
        <translation>Ein Export ist die Kopie einer Datenbank zu einem Zeitpunkt, die kein Agent liest, und wird nie geändert.</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 hat keine Unterhaltung %2. Bitte die ID prüfen oder die Sitzungen des Speichers auflisten.</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id, or open the session and look for the message.</source>
        <translation>Die Unterhaltung %1 hat keine Nachricht %2. Bitte die ID prüfen oder die Sitzung öffnen und die Nachricht dort suchen.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in %1. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>This is no row of %1.</source>
        <translation>Das ist keine Zeile von %1.</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>Die Zeile %1 ist nicht mehr in %2. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>The server of %1 is a copy that can only be read, or was set to be read only. Connect to the server that is written to.</source>
        <translation>Der Server von %1 ist eine Kopie, die nur gelesen werden kann, oder auf Nur-Lesen gestellt. Bitte mit dem Server verbinden, auf den geschrieben wird.</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>Die Tabellen von %1 sind Sichten, die sich nicht sicher ändern lassen.</translation>
    </message>
    <message>
        <source>This user lacks a right on the server for this: %1. Ask for it, or connect as another user.</source>
        <translation>Dafür fehlt diesem Benutzer ein Recht auf dem Server: %1. Bitte darum bitten oder sich als anderer Benutzer verbinden.</translation>
    </message>
    <message>
        <source>This user may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>Dieser Benutzer darf %1 nur lesen. Bitte um das Recht zum Ändern bitten oder sich als anderer Benutzer verbinden.</translation>
    </message>
    <message>
        <source>%1 was changed while the change was planned. Plan it again.</source>
        <translation>%1 wurde während der Planung geändert. Bitte neu planen.</translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation>Nichts zu reparieren</translation>
    </message>
    <message numerus="yes">
        <source>Repair in %n conversation(s)</source>
        <translation>
            <numerusform>Reparatur in %n Unterhaltung</numerusform>
            <numerusform>Reparatur in %n Unterhaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies of them first, and %1 is too large for that. Make this change by itself, or for one conversation after the other.</source>
        <translation>Eine Änderung aller Unterhaltungen wird zuerst an Kopien davon ausprobiert, und dafür ist %1 zu groß. Machen Sie diese Änderung für sich, oder eine Unterhaltung nach der anderen.</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is no valid JSON (%1 at byte %2 of it).</source>
        <translation>Der Datensatz ist kein gültiges JSON (%1 bei seinem Byte %2).</translation>
    </message>
    <message>
        <source>The record is no JSON object.</source>
        <translation>Der Datensatz ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The content is no text.</source>
        <translation>Der Inhalt ist kein Text.</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for what should stand there.</source>
        <translation>jazzmine hat keine Regel dafür, was dort stehen sollte.</translation>
    </message>
    <message>
        <source>the file has to be whole before anything in it can be changed.</source>
        <translation>Die Datei muss vollständig sein, bevor etwas in ihr geändert werden kann.</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 is not what it was. Open the file again.</source>
        <translation>Die Zeile bei Byte %1 von %2 ist nicht mehr, was sie war. Bitte die Datei erneut öffnen.</translation>
    </message>
    <message>
        <source>%1 is no file of this store. Open the session again.</source>
        <translation>%1 ist keine Datei dieses Speichers. Bitte die Sitzung erneut öffnen.</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 hat keine Unterhaltung %2. Bitte die ID prüfen oder die Sitzungen des Speichers auflisten.</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id, or open the session and look for the message.</source>
        <translation>Die Unterhaltung %1 hat keine Nachricht %2. Bitte die ID prüfen oder die Sitzung öffnen und die Nachricht dort suchen.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in %1. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>It is flagged, and the enhancer is sent no flagged messages.</source>
        <translation>Sie ist markiert, und der Verbesserer bekommt keine markierten Nachrichten.</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1, which keeps what takes a change back, cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>Das Journal %1, das aufbewahrt, was eine Änderung zurücknimmt, kann nicht geschrieben werden; deshalb wurde nichts geändert. Schaffen Sie Platz oder prüfen Sie die Rechte.</translation>
    </message>
    <message>
        <source>The journal has no change “%1”; “stemma history” lists them.</source>
        <translation>Das Journal hat keine Änderung „%1“; „stemma history“ listet sie auf.</translation>
    </message>
    <message>
        <source>The change “%1” was not undone.</source>
        <translation>Die Änderung „%1“ wurde nicht rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be taken back: its record in the journal %2 is damaged.</source>
        <translation>Die Änderung „%1“ kann nicht zurückgenommen werden: Ihr Eintrag im Journal %2 ist beschädigt.</translation>
    </message>
    <message>
        <source>The change is too large to be taken back later: it needs more room than the journal %1 may have. Nothing was changed.</source>
        <translation>Die Änderung ist zu groß, um später zurückgenommen zu werden: Sie braucht mehr Platz, als das Journal %1 haben darf. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no keychain that is running.</source>
        <translation>Auf dieser Arbeitsfläche läuft kein Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keychain did not take the password: %1</source>
        <translation>Der Schlüsselbund nahm das Passwort nicht an: %1</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level 1 selective</source>
        <translation>Stufe 1 selektiv</translation>
    </message>
    <message>
        <source>level 2 aggressive</source>
        <translation>Stufe 2 aggressiv</translation>
    </message>
    <message>
        <source>level 3 deterministic</source>
        <translation>Stufe 3 deterministisch</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>zusammengefasst</translation>
    </message>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>erste Nachricht wie dort</numerusform>
            <numerusform>erste %n Nachrichten wie dort</numerusform>
        </translation>
    </message>
    <message>
        <source>detected, %1 % certain</source>
        <translation>erkannt, zu %1 % sicher</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>Abzweig bei %1</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>Abzweig</translation>
    </message>
    <message>
        <source>branch at %1</source>
        <translation>Zweig bei %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>resumed at %1</source>
        <translation>fortgesetzt bei %1</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>Fortführung</translation>
    </message>
    <message>
        <source>sub-agent of %1</source>
        <translation>Unteragent von %1</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>Unteragent</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>%n Nachricht, noch gespeichert</numerusform>
            <numerusform>%n Nachrichten, noch gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>still stored</source>
        <translation>noch gespeichert</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>Verdichtung %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>End · waiting for you</source>
        <translation>Ende · wartet auf Sie</translation>
    </message>
    <message>
        <source>End · prompt without an answer</source>
        <translation>Ende · Prompt ohne Antwort</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>Verworfenes Ende</translation>
    </message>
    <message>
        <source>Discarded end · %1</source>
        <translation>Verworfenes Ende · %1</translation>
    </message>
    <message>
        <source>Fork point after message %1</source>
        <translation>Abzweigung nach Nachricht %1</translation>
    </message>
    <message>
        <source>Fork point at the beginning</source>
        <translation>Abzweigung am Anfang</translation>
    </message>
    <message>
        <source>Fork point</source>
        <translation>Abzweigung</translation>
    </message>
    <message>
        <source>Resumed after message %1</source>
        <translation>Fortgesetzt nach Nachricht %1</translation>
    </message>
    <message>
        <source>Resumed at the beginning</source>
        <translation>Fortgesetzt am Anfang</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Sicherungspunkt „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>%n Ereignis eingeklappt</numerusform>
            <numerusform>%n Ereignisse eingeklappt</numerusform>
        </translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>discarded end</source>
        <translation>verworfenes Ende aufbewahrt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>live</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>Fortführung</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Abzweig</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>Unteragent</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>%n ältere Sitzung nicht gezeigt</numerusform>
            <numerusform>%n ältere Sitzungen nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>automatic; can be undone to here</source>
        <translation>automatisch; bis hierher rückgängig zu machen</translation>
    </message>
</context>
<context>
    <name>LossReview</name>
    <message>
        <source>Constraint</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Bezeichner</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>Bezeichner</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Webadresse</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Webadressen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>The summary has nothing like it.</source>
        <translation>Die Zusammenfassung enthält nichts dergleichen.</translation>
    </message>
    <message>
        <source>The summary has it word for word.</source>
        <translation>Die Zusammenfassung enthält es wörtlich.</translation>
    </message>
    <message>
        <source>The summary has it with a different spelling.</source>
        <translation>Die Zusammenfassung enthält es in anderer Schreibweise.</translation>
    </message>
    <message>
        <source>The summary has most of its words close together.</source>
        <translation>Die Zusammenfassung enthält die meisten seiner Wörter nahe beieinander.</translation>
    </message>
    <message>
        <source>The summary says “%1” instead.</source>
        <translation>Die Zusammenfassung sagt stattdessen „%1“.</translation>
    </message>
    <message>
        <source>%1 Found by the rule “%2”.</source>
        <translation>%1 Gefunden von der Regel „%2“.</translation>
    </message>
</context>
<context>
    <name>LossRules</name>
    <message>
        <source>it is larger than 4 MB</source>
        <translation>sie ist größer als 4 MB</translation>
    </message>
    <message>
        <source>The rule file %1 cannot be read: %2.</source>
        <translation>Die Regeldatei %1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>The rule file %1 is not valid JSON (byte %2: %3) and was ignored.</source>
        <translation>Die Regeldatei %1 ist kein gültiges JSON (Byte %2: %3) und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The rule file %1 is not a JSON object and was ignored.</source>
        <translation>Die Regeldatei %1 ist kein JSON-Objekt und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>“%2” in the rule file %1 was ignored: %3.</source>
        <comment>%2: a rule or a list</comment>
        <translation>„%2“ in der Regeldatei %1 wurde nicht verwendet: %3.</translation>
    </message>
    <message>
        <source>it must be one of en, de, es, other</source>
        <translation>es muss eines von en, de, es, other sein</translation>
    </message>
    <message>
        <source>there is no such list</source>
        <translation>eine solche Liste gibt es nicht</translation>
    </message>
    <message>
        <source>the file names no language</source>
        <translation>die Datei nennt keine Sprache</translation>
    </message>
    <message>
        <source>it must be a point or a comma</source>
        <translation>es muss ein Punkt oder ein Komma sein</translation>
    </message>
    <message>
        <source>it must be a list of words</source>
        <translation>es muss eine Liste von Wörtern sein</translation>
    </message>
    <message>
        <source>one of its words is not a string</source>
        <translation>eines der Wörter ist keine Zeichenkette</translation>
    </message>
    <message>
        <source>a unit needs a dimension, a factor above 0 and names</source>
        <translation>eine Einheit braucht eine Dimension, einen Faktor über 0 und Namen</translation>
    </message>
    <message>
        <source>it must be a list of units</source>
        <translation>es muss eine Liste von Einheiten sein</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>es muss ein Objekt sein</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>„%1“ hat keine Zahl</translation>
    </message>
    <message>
        <source>there is no kind “%1”</source>
        <translation>eine Art „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>there is no source “%1”, or its weight is not a number</source>
        <translation>eine Quelle „%1“ gibt es nicht, oder ihr Gewicht ist keine Zahl</translation>
    </message>
    <message>
        <source>a share must be above 0 and at most 1</source>
        <translation>ein Anteil muss über 0 und höchstens 1 sein</translation>
    </message>
    <message>
        <source>it must be a list of rules</source>
        <translation>es muss eine Liste von Regeln sein</translation>
    </message>
    <message>
        <source>it has no pattern</source>
        <translation>sie hat kein Muster</translation>
    </message>
    <message>
        <source>its regular expression is not valid at character %1 (%2)</source>
        <translation>ihr regulärer Ausdruck ist bei Zeichen %1 ungültig (%2)</translation>
    </message>
    <message>
        <source>rule %1 has no name</source>
        <translation>Regel %1 hat keinen Namen</translation>
    </message>
    <message>
        <source>a rule for sentences needs the words to search for</source>
        <translation>eine Regel für Sätze braucht die gesuchten Wörter</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The line is no valid JSON. The library drops it, and what is older may become unreachable.</source>
        <translation>Die Zeile ist kein gültiges JSON. Die Bibliothek verwirft sie, und Älteres kann unerreichbar werden.</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. The library glues its next line to it and loses that one too.</source>
        <translation>Die Datei endet mitten in dieser Zeile, wie nach einem Absturz. Die Bibliothek hängt ihre nächste Zeile daran und verliert auch diese.</translation>
    </message>
    <message>
        <source>Two records stand in this line, the first of them cut off by a crash. The library drops both, and everything older with them.</source>
        <translation>In dieser Zeile stehen zwei Datensätze, der erste durch einen Absturz abgeschnitten. Die Bibliothek verwirft beide und mit ihnen alles Ältere.</translation>
    </message>
    <message>
        <source>The line is JSON, but no record that is known. It is shown as it is stored.</source>
        <translation>Die Zeile ist JSON, aber kein bekannter Datensatz. Sie wird gezeigt, wie sie gespeichert ist.</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has a value of the wrong kind. The library drops the entry, and what is older may become unreachable.</source>
        <translation>Ein nötiger Schlüssel des Eintrags fehlt oder hat einen Wert der falschen Art. Die Bibliothek verwirft den Eintrag, und Älteres kann unerreichbar werden.</translation>
    </message>
    <message>
        <source>A later line has the same id. The library reads only that one.</source>
        <translation>Eine spätere Zeile hat dieselbe ID. Die Bibliothek liest nur jene.</translation>
    </message>
    <message>
        <source>The entry names a parent that is not in the file or could not be read. Everything older is unreachable for the library.</source>
        <translation>Der Eintrag nennt einen Vorgänger, der nicht in der Datei ist oder nicht lesbar war. Alles Ältere ist für die Bibliothek unerreichbar.</translation>
    </message>
    <message>
        <source>Going from parent to parent comes back to this entry. The library stops there.</source>
        <translation>Von Vorgänger zu Vorgänger kommt man zu diesem Eintrag zurück. Die Bibliothek hört dort auf.</translation>
    </message>
    <message>
        <source>The time is not spelled as the library spells it. It compares times as texts, so the wrong branch may be loaded.</source>
        <translation>Die Zeit ist nicht so geschrieben, wie die Bibliothek es tut. Sie vergleicht Zeiten als Text und lädt darum vielleicht den falschen Zweig.</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>Der Eintrag ist älter als sein Vorgänger. Eine Uhr wurde zurückgestellt, oder Dateien wurden vermischt.</translation>
    </message>
    <message>
        <source>The file&apos;s name is no UUID, so the library never lists the session.</source>
        <translation>Der Name der Datei ist keine UUID, darum führt die Bibliothek die Sitzung nie auf.</translation>
    </message>
    <message>
        <source>The library does not list the session, because an entry near the file&apos;s beginning belongs to a side chain.</source>
        <translation>Die Bibliothek führt die Sitzung nicht auf, weil ein Eintrag nahe dem Anfang der Datei zu einem Nebenstrang gehört.</translation>
    </message>
    <message>
        <source>The library&apos;s reader refuses this message, and with it the whole session.</source>
        <translation>Das Lesen der Bibliothek lehnt diese Nachricht ab und mit ihr die ganze Sitzung.</translation>
    </message>
    <message>
        <source>The library&apos;s reader would refuse this message, but does not meet it where it stands.</source>
        <translation>Das Lesen der Bibliothek würde diese Nachricht ablehnen, trifft sie aber an ihrer Stelle nicht an.</translation>
    </message>
    <message>
        <source>What would be sent begins with an answer, which providers refuse.</source>
        <translation>Was gesendet würde, beginnt mit einer Antwort; das lehnen Anbieter ab.</translation>
    </message>
    <message>
        <source>A tool&apos;s result has no call before it. Versions before 2.64 send it, and providers refuse it.</source>
        <translation>Ein Werkzeugergebnis hat keinen Aufruf vor sich. Versionen vor 2.64 senden es, und Anbieter lehnen es ab.</translation>
    </message>
    <message>
        <source>A tool call has no result: the program ended while the tool ran, or the conversation was cut there. The library leaves the call out or answers it with an error.</source>
        <translation>Ein Werkzeugaufruf hat kein Ergebnis: das Programm endete, während das Werkzeug lief, oder die Unterhaltung wurde dort abgeschnitten. Die Bibliothek lässt den Aufruf weg oder beantwortet ihn mit einem Fehler.</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers refuse it.</source>
        <translation>Ein anderer Aufruf hat dieselbe ID. Versionen vor 2.64 senden beide, und Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>A tool&apos;s result stands before its call, which providers refuse.</source>
        <translation>Ein Werkzeugergebnis steht vor seinem Aufruf; das lehnen Anbieter ab.</translation>
    </message>
    <message>
        <source>A tool&apos;s result does not stand in the message right behind its call, which providers refuse.</source>
        <translation>Ein Werkzeugergebnis steht nicht in der Nachricht gleich nach seinem Aufruf; das lehnen Anbieter ab.</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins here without its prompt. Some versions lose the beginning of a turn in which they compact.</source>
        <translation>Vor dieser Nachricht scheinen welche zu fehlen: hier beginnt ein Zug ohne seinen Prompt. Manche Versionen verlieren den Anfang eines Zuges, in dem sie verdichten.</translation>
    </message>
    <message>
        <source>The message repeats the one before it. The terminal stores the last message again when it resumes a session.</source>
        <translation>Die Nachricht wiederholt die davor. Das Terminal speichert die letzte Nachricht erneut, wenn es eine Sitzung fortsetzt.</translation>
    </message>
    <message>
        <source>This boundary has no summary and none follows it: the list was written again after a rewind, a clear or a resume, not compacted.</source>
        <translation>Diese Grenze hat keine Zusammenfassung, und es folgt keine: die Liste wurde nach einem Zurückspulen, Leeren oder Fortsetzen neu geschrieben, nicht verdichtet.</translation>
    </message>
    <message>
        <source>The summary stands only in the boundary. Agents with a system prompt of their own never send it to Anthropic&apos;s models.</source>
        <translation>Die Zusammenfassung steht nur in der Grenze. Agenten mit eigenem Systemprompt senden sie nie an die Modelle von Anthropic.</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot go on with a session that has a boundary, and the web view fails on it. The file is not to blame.</source>
        <translation>Die Versionen 2.59 und 2.60 können eine Sitzung mit einer Grenze nicht fortsetzen, und die Webansicht scheitert daran. Die Datei ist nicht schuld.</translation>
    </message>
    <message>
        <source>In the session this was forked from, this entry does not follow the one before it here: the library wove an abandoned branch into the fork.</source>
        <translation>In der Sitzung, von der diese abzweigt, folgt dieser Eintrag nicht auf den hier vor ihm: die Bibliothek hat einen aufgegebenen Zweig in die Abzweigung verwoben.</translation>
    </message>
    <message>
        <source>One more context reminder: every headless run adds one. All are sent.</source>
        <translation>Noch eine Erinnerung an den Kontext: jeder Lauf ohne Oberfläche fügt eine hinzu. Alle werden gesendet.</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project&apos;s folder. What was compacted away cannot be recovered.</source>
        <translation>Die Nachricht verweist auf das Artefakt %1, das nicht im Ordner des Projekts ist. Das Wegverdichtete lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>The run that begins here has no result: the program ended before it did.</source>
        <translation>Der Lauf, der hier beginnt, hat kein Ergebnis: das Programm endete vor ihm.</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, others before it to “%2”: two ids became one file name.</source>
        <translation>Die Zeile gehört zur Sitzung „%1“, andere davor zu „%2“: aus zwei IDs wurde ein Dateiname.</translation>
    </message>
    <message>
        <source>The messages are no valid JSON list (%1). The library lists the session as empty and cannot load it.</source>
        <translation>Die Nachrichten sind keine gültige JSON-Liste (%1). Die Bibliothek führt die Sitzung als leer auf und kann sie nicht laden.</translation>
    </message>
    <message>
        <source>The tags are no valid JSON list. The library cannot list any session.</source>
        <translation>Die Schlagworte sind keine gültige JSON-Liste. Die Bibliothek kann keine Sitzung auflisten.</translation>
    </message>
    <message>
        <source>The metadata are no valid JSON object. The library cannot load the session.</source>
        <translation>Die Metadaten sind kein gültiges JSON-Objekt. Die Bibliothek kann die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>The title differs from the one in the metadata, which the library puts in its place at the next save.</source>
        <translation>Der Titel weicht von dem in den Metadaten ab, den die Bibliothek beim nächsten Speichern an seine Stelle setzt.</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>Die Zeit %1 ist nicht lesbar. Die Sitzung wird vielleicht falsch einsortiert.</translation>
    </message>
    <message>
        <source>The checkpoint “%1” stands behind the end of the conversation.</source>
        <translation>Der Sicherungspunkt „%1“ steht hinter dem Ende der Unterhaltung.</translation>
    </message>
    <message>
        <source>The folder may not be looked into by this user. Its sessions are not listed.</source>
        <translation>In den Ordner darf dieser Benutzer nicht sehen. Seine Sitzungen sind nicht aufgeführt.</translation>
    </message>
    <message>
        <source>The line is no message and of no kind that is known (“%1”). The library passes over it, and it is not shown among the messages.</source>
        <translation>Die Zeile ist keine Nachricht und von keiner bekannten Art („%1“). Die Bibliothek übergeht sie, und sie erscheint nicht unter den Nachrichten.</translation>
    </message>
    <message>
        <source>The line holds bytes that are no UTF-8. They are shown as replacement characters, and the library cannot decode the line.</source>
        <translation>Die Zeile enthält Bytes, die kein UTF-8 sind. Sie erscheinen als Ersatzzeichen, und die Bibliothek kann die Zeile nicht dekodieren.</translation>
    </message>
    <message>
        <source>The prompt is the same as an earlier one. If that was rewound, it and what followed are sent again: a rewind is forgotten when the session is resumed.</source>
        <translation>Der Prompt gleicht einem früheren. Wurde jener zurückgespult, so wird er mit dem, was folgte, wieder gesendet: ein Zurückspulen ist vergessen, sobald die Sitzung fortgesetzt wird.</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls left no answer, or were counted twice.</source>
        <translation>Das Ergebnis des Laufs sagt %1 Token (Eingabe + Ausgabe), seine Antworten ergeben zusammen %2. Manche Aufrufe hinterließen keine Antwort oder wurden doppelt gezählt.</translation>
    </message>
    <message>
        <source>Cut the line out.</source>
        <translation>Die Zeile herausschneiden.</translation>
    </message>
    <message>
        <source>Cut the line off.</source>
        <translation>Die Zeile abschneiden.</translation>
    </message>
    <message>
        <source>Cut the first record out, of which only the beginning is there.</source>
        <translation>Den ersten Datensatz herausschneiden, von dem nur der Anfang da ist.</translation>
    </message>
    <message>
        <source>Replace the bytes by the sign for unreadable characters.</source>
        <translation>Die Bytes durch das Zeichen für Unlesbares ersetzen.</translation>
    </message>
    <message>
        <source>Cut this line out; the later one stays.</source>
        <translation>Diese Zeile herausschneiden; die spätere bleibt.</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, behind what stands before it in the file.</source>
        <translation>Einen Eintrag mit der verlorenen ID anhängen, hinter dem, was in der Datei davor steht.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>Das Ergebnis weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Leave the call out, in a new branch.</source>
        <translation>Den Aufruf weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Leave out the second one, in a new branch.</source>
        <translation>Die zweite weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>Weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Put it into a message behind the boundary, in a new branch.</source>
        <translation>Sie als Nachricht hinter die Grenze setzen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Make text of what it refuses, in a new branch.</source>
        <translation>Was sie ablehnt, in einem neuen Zweig zu Text machen.</translation>
    </message>
    <message>
        <source>Leave out what comes from abandoned branches, in a new branch.</source>
        <translation>Weglassen, was aus aufgegebenen Zweigen stammt, in einem neuen Zweig.</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>The library never goes on from this recording: a new run under the same id sees nothing of it. Look for the session of this id under projects, if there is one.</source>
        <translation>Die Bibliothek setzt diese Aufzeichnung nie fort: ein neuer Lauf unter derselben ID sieht nichts von ihr. Die Sitzung dieser ID liegt, falls es sie gibt, unter projects.</translation>
    </message>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“, die die neueste sein könnte.</translation>
    </message>
    <message>
        <source>The library refuses to load this session because of its message %1, so nothing would be sent. Check the session for what is wrong there.</source>
        <translation>Die Bibliothek weigert sich wegen der Nachricht %1, diese Sitzung zu laden; es würde also nichts gesendet. Die Prüfung der Sitzung sagt, was dort falsch ist.</translation>
    </message>
    <message>
        <source>It has no summary of its own; it only marks where the conversation begins for the model.</source>
        <translation>Sie hat keine eigene Zusammenfassung; sie zeigt nur, wo die Unterhaltung für das Modell beginnt.</translation>
    </message>
    <message>
        <source>Its tool calls were never answered, so the library leaves it out.</source>
        <translation>Ihre Werkzeugaufrufe wurden nie beantwortet, darum lässt die Bibliothek sie weg.</translation>
    </message>
    <message>
        <source>The library made this reminder itself and drops it when it loads the session.</source>
        <translation>Die Bibliothek hat diese Erinnerung selbst erzeugt und verwirft sie beim Laden der Sitzung.</translation>
    </message>
    <message>
        <source>Releases 2.59 and 2.60 of the library, one of which wrote this session, send nothing of a session with a boundary. Go on with it in a later release.</source>
        <translation>Die Versionen 2.59 und 2.60 der Bibliothek, von denen eine diese Sitzung schrieb, senden von einer Sitzung mit einer Grenze nichts. Bitte in einer späteren Version fortsetzen.</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>An entry of this transcript has a time that sorts behind every other (“%1”), so mantis would not take what is appended for the newest. Fork the session instead.</source>
        <translation>Ein Eintrag dieses Protokolls hat eine Zeit, die hinter allen anderen einsortiert wird („%1“); mantis hielte das Angehängte nicht für das Neueste. Zweigen Sie die Sitzung stattdessen ab.</translation>
    </message>
    <message>
        <source>The last line of the transcript has no end; it gets one, so that mantis does not lose what is appended.</source>
        <translation>Die letzte Zeile des Protokolls hat kein Ende; sie bekommt eines, damit mantis das Angehängte nicht verliert.</translation>
    </message>
    <message>
        <source>The session has no entry that mantis reads.</source>
        <translation>Die Sitzung hat keinen Eintrag, den mantis liest.</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>das neue Ende der Unterhaltung</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>Kopien von %1–%2, als neuer Zweig</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>Die Nachricht „%1“ hat keinen Teil %2.</translation>
    </message>
    <message>
        <source>This thinking carries a signature that only fits its text, so it cannot be edited. Remove its whole message, or fork the session before it.</source>
        <translation>Dieser Denkblock trägt eine Signatur, die nur zu seinem Text passt; er kann nicht bearbeitet werden. Entfernen Sie seine ganze Nachricht, oder zweigen Sie die Sitzung davor ab.</translation>
    </message>
    <message>
        <source>Only texts, thinking and outputs of tools can be edited.</source>
        <translation>Nur Texte, Denkblöcke und Ausgaben von Werkzeugen können bearbeitet werden.</translation>
    </message>
    <message>
        <source>Nothing would change: this is the text already.</source>
        <translation>Es würde sich nichts ändern: Das ist schon der Text.</translation>
    </message>
    <message>
        <source>Edit of message %1 in “%2”</source>
        <translation>Bearbeitung von Nachricht %1 in „%2“</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>Nachricht %1, Teil %2</translation>
    </message>
    <message>
        <source>No message was named that is to be removed.</source>
        <translation>Es wurde keine Nachricht genannt, die entfernt werden soll.</translation>
    </message>
    <message>
        <source>A part is removed from one message at a time.</source>
        <translation>Ein Teil wird immer aus einer einzigen Nachricht entfernt.</translation>
    </message>
    <message>
        <source>This thinking carries a signature, and is only removed with its whole message.</source>
        <translation>Dieser Denkblock trägt eine Signatur und wird nur mit seiner ganzen Nachricht entfernt.</translation>
    </message>
    <message>
        <source>Removal of a part in “%1”</source>
        <translation>Entfernung eines Teils in „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Entfernung von %n Nachricht in „%1“</numerusform>
            <numerusform>Entfernung von %n Nachrichten in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>Nachricht %1, %n Teil</numerusform>
            <numerusform>Nachricht %1, %n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls of tools and their answers go together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Werkzeugaufrufe und ihre Antworten gehören zusammen, darum ändert sich %n weitere Nachricht.</numerusform>
            <numerusform>Werkzeugaufrufe und ihre Antworten gehören zusammen, darum ändern sich %n weitere Nachrichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“.</translation>
    </message>
    <message>
        <source>This line is no entry that mantis reads, so nothing can be done with it. Look at it as it is stored.</source>
        <translation>Diese Zeile ist kein Eintrag, den mantis liest; mit ihr lässt sich nichts tun. Sehen Sie sie an, wie sie gespeichert ist.</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain. mantis goes on with none, and lists no session that holds one.</source>
        <translation>Dieser Eintrag gehört zu einer Nebenkette. mantis setzt keine fort und listet keine Sitzung auf, die eine enthält.</translation>
    </message>
    <message>
        <source>Message %1 is a boundary: with it begins what mantis sends. It can neither be changed nor removed, but the session can be forked or resumed before it.</source>
        <translation>Nachricht %1 ist eine Grenze: Mit ihr beginnt, was mantis sendet. Sie kann weder geändert noch entfernt werden, aber die Sitzung kann davor abgezweigt oder wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>The entry of message %1 lacks what a copy of it needs, so nothing that follows it can be changed. Check the session for what is wrong there.</source>
        <translation>Dem Eintrag der Nachricht %1 fehlt, was eine Kopie braucht; darum kann nichts geändert werden, was auf ihn folgt. Die Prüfung der Sitzung sagt, was dort nicht stimmt.</translation>
    </message>
    <message>
        <source>mantis can load the session.</source>
        <translation>mantis kann die Sitzung laden.</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>Die Unterhaltung beginnt nicht mit einer Antwort.</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers refuse.</source>
        <translation>Die Unterhaltung begänne mit einer Antwort, was Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>Every call of a tool has its answer.</source>
        <translation>Jeder Werkzeugaufruf hat seine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools at the end have no answer; mantis leaves them out when it loads.</source>
        <translation>
            <numerusform>%n Werkzeugaufruf am Ende hat keine Antwort; mantis lässt ihn beim Laden weg.</numerusform>
            <numerusform>%n Werkzeugaufrufe am Ende haben keine Antwort; mantis lässt sie beim Laden weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1 holds thinking with a signature. It stays as it is, but a provider may refuse it now that what stands beside it is other.</source>
        <translation>Nachricht %1 enthält einen Denkblock mit Signatur. Er bleibt, wie er ist, aber ein Anbieter kann ihn ablehnen, weil nun anderes neben ihm steht.</translation>
    </message>
    <message>
        <source>The session is a branch that mantis does not go on with now. The change makes it the one that it goes on with.</source>
        <translation>Die Sitzung ist ein Zweig, den mantis zurzeit nicht fortsetzt. Mit der Änderung wird er der, den es fortsetzt.</translation>
    </message>
    <message>
        <source>A terminal of mantis may have this session open. Its next message goes on from what it holds in memory, and what is changed here becomes a branch beside it.</source>
        <translation>Ein Terminal von mantis hat diese Sitzung vielleicht geöffnet. Seine nächste Nachricht schließt an das an, was es im Speicher hält, und das hier Geänderte wird ein Zweig daneben.</translation>
    </message>
    <message>
        <source>Nothing stands before this message, and mantis lists no session without messages. Fork behind it.</source>
        <translation>Vor dieser Nachricht steht nichts, und mantis listet keine Sitzung ohne Nachrichten auf. Zweigen Sie dahinter ab.</translation>
    </message>
    <message>
        <source>Fork of “%1” at message %2</source>
        <translation>Zweig von „%1“ bei Nachricht %2</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Zweig von %1</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>Kopien von %1–%2</translation>
    </message>
    <message>
        <source>The session already ends there; there is nothing to discard.</source>
        <translation>Die Sitzung endet schon dort; es gibt nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>“%1” resumed at message %2</source>
        <translation>„%1“ bei Nachricht %2 wieder aufgenommen</translation>
    </message>
    <message>
        <source>the new end of the conversation; what it had behind there stays as a branch</source>
        <translation>das neue Ende der Unterhaltung; was dahinter stand, bleibt als Zweig</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename that one.</source>
        <translation>Ein Zweig hat den Titel seiner Sitzung. Benennen Sie diese um.</translation>
    </message>
    <message>
        <source>Nothing would change: the session has this title already.</source>
        <translation>Es würde sich nichts ändern: Die Sitzung hat diesen Titel schon.</translation>
    </message>
    <message>
        <source>mantis looks for titles at the begin and at the end of a long transcript only. Once 64 KiB more were written, its own list does not find this one any more.</source>
        <translation>mantis sucht Titel in einem langen Protokoll nur am Anfang und am Ende. Sind 64 KiB mehr geschrieben, findet seine eigene Liste diesen nicht mehr.</translation>
    </message>
    <message>
        <source>A branch is part of its session&apos;s transcript, from which nothing is cut. Delete the whole session, or leave the branch where it is.</source>
        <translation>Ein Zweig ist ein Teil des Protokolls seiner Sitzung, aus dem nichts herausgeschnitten wird. Löschen Sie die ganze Sitzung, oder lassen Sie den Zweig, wo er ist.</translation>
    </message>
    <message>
        <source>Deletion of “%1”</source>
        <translation>Löschung von „%1“</translation>
    </message>
    <message>
        <source>A terminal of mantis may have this session open. Its next message would begin the transcript anew, without what was before.</source>
        <translation>Ein Terminal von mantis hat diese Sitzung vielleicht geöffnet. Seine nächste Nachricht begänne das Protokoll neu, ohne das, was davor war.</translation>
    </message>
    <message>
        <source>mantis leaves out old outputs of tools in memory only; its transcripts have no place for that.</source>
        <translation>mantis lässt alte Ausgaben von Werkzeugen nur im Arbeitsspeicher weg; seine Protokolle haben keinen Platz dafür.</translation>
    </message>
    <message>
        <source>No answer follows directly upon another.</source>
        <translation>Keine Antwort folgt unmittelbar auf eine andere.</translation>
    </message>
    <message>
        <source>One answer would follow directly upon another; some providers refuse that.</source>
        <translation>Eine Antwort würde unmittelbar auf eine andere folgen; manche Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>Nothing stands before this message. Fork behind it.</source>
        <translation>Vor dieser Nachricht steht nichts. Bitte dahinter verzweigen.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools have no answer there and are left out, as mantis does.</source>
        <translation>
            <numerusform>%n Aufruf eines Werkzeugs hat dort keine Antwort und wird weggelassen, wie mantis es tut.</numerusform>
            <numerusform>%n Aufrufe von Werkzeugen haben dort keine Antwort und werden weggelassen, wie mantis es tut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2; they are kept in %3</source>
        <translation>%1–%2; sie bleiben in %3 erhalten</translation>
    </message>
    <message>
        <source>mantis knows no role “%1”. It can be user, assistant or system.</source>
        <translation>mantis kennt keine Rolle „%1“. Möglich sind user, assistant oder system.</translation>
    </message>
    <message>
        <source>A call of a tool must be followed by its answer, so nothing can be put between them.</source>
        <translation>Auf den Aufruf eines Werkzeugs muss seine Antwort folgen, daher kann nichts dazwischen gesetzt werden.</translation>
    </message>
    <message>
        <source>New message in “%1”</source>
        <translation>Neue Nachricht in „%1“</translation>
    </message>
    <message>
        <source>Removal of the checkpoint at message %1 in “%2”</source>
        <translation>Entfernung des Sicherungspunkts bei Nachricht %1 in „%2“</translation>
    </message>
    <message>
        <source>Checkpoint “%1” in “%2”</source>
        <translation>Sicherungspunkt „%1“ in „%2“</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>Bei Nachricht %1 gibt es keinen Sicherungspunkt.</translation>
    </message>
    <message>
        <source>The session has a checkpoint “%1” already. Choose another name.</source>
        <translation>Die Sitzung hat schon einen Sicherungspunkt „%1“. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>das verworfene Ende</translation>
    </message>
    <message>
        <source>In such a store every message is a checkpoint, which mantis counts when it is asked; none is stored.</source>
        <translation>In einem solchen Speicher ist jede Nachricht ein Sicherungspunkt, den mantis auf Anfrage zählt; gespeichert wird keiner.</translation>
    </message>
    <message>
        <source>The checkpoints of this session stand at answers and not behind them, so another program wrote them. They would have to be counted anew, which is not done. Fork the session instead.</source>
        <translation>Die Sicherungspunkte dieser Sitzung stehen an Antworten und nicht dahinter, also schrieb sie ein anderes Programm. Sie müssten neu gezählt werden, und das geschieht nicht. Bitte stattdessen die Sitzung verzweigen.</translation>
    </message>
    <message>
        <source>The list of messages of this session is damaged (%1), so that mantis cannot load it. Only its title can be changed, or the whole session deleted.</source>
        <translation>Die Liste der Nachrichten dieser Sitzung ist beschädigt (%1), so dass mantis sie nicht laden kann. Nur ihr Titel kann geändert oder die ganze Sitzung gelöscht werden.</translation>
    </message>
    <message>
        <source>This message was discarded and is kept beside the store. It is no part of the session any more.</source>
        <translation>Diese Nachricht wurde verworfen und wird neben dem Speicher aufbewahrt. Sie gehört nicht mehr zur Sitzung.</translation>
    </message>
    <message>
        <source>What the store holds about this session is damaged, so that mantis cannot load it. Check the session for what is wrong there.</source>
        <translation>Was der Speicher über diese Sitzung enthält, ist beschädigt, so dass mantis sie nicht laden kann. Bitte die Sitzung darauf prüfen, was dort nicht stimmt.</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>Die Sitzung wurde von einem anderen Programm geändert, seit die Änderung geplant wurde. Es wurde nichts geändert; planen Sie sie neu.</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>die neue Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools or answers to them stand alone.</source>
        <translation>
            <numerusform>%n Aufruf eines Werkzeugs oder eine Antwort darauf steht allein.</numerusform>
            <numerusform>%n Aufrufe von Werkzeugen oder Antworten darauf stehen allein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing now.</source>
        <translation>Das Programm %1 (Prozess %2) hat den Speicher gerade zum Schreiben offen.</translation>
    </message>
    <message>
        <source>A program that loaded this session before writes it from memory when it saves, and would undo this change. Let it load the session again.</source>
        <translation>Ein Programm, das diese Sitzung vorher geladen hat, schreibt sie beim Speichern aus dem Arbeitsspeicher und würde diese Änderung rückgängig machen. Bitte die Sitzung dort neu laden.</translation>
    </message>
    <message>
        <source>The answer to a call of a tool has to follow directly upon it. Insert the message behind the answer.</source>
        <translation>Die Antwort auf einen Werkzeugaufruf muss ihm unmittelbar folgen. Fügen Sie die Nachricht hinter der Antwort ein.</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is for whoever reads the transcript.</source>
        <translation>mantis sendet Einträge der Rolle „system“ nie; die Notiz ist für Leser der Mitschrift.</translation>
    </message>
    <message>
        <source>The message stands before a boundary, and what stands there is not sent any more.</source>
        <translation>Die Nachricht steht vor einer Grenze, und was dort steht, wird nicht mehr gesendet.</translation>
    </message>
    <message>
        <source>Two prompts would follow each other; some providers refuse that.</source>
        <translation>Zwei Eingaben würden aufeinander folgen; manche Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>mantis knows entries of the roles “user”, “assistant” and “system”, and none of “%1”.</source>
        <translation>mantis kennt Einträge der Rollen „user“, „assistant“ und „system“, aber keine der Rolle „%1“.</translation>
    </message>
    <message>
        <source>The new message has no text yet.</source>
        <translation>Die neue Nachricht hat noch keinen Text.</translation>
    </message>
    <message>
        <source>Insertion at the beginning of “%1”</source>
        <translation>Einfügung am Anfang von „%1“</translation>
    </message>
    <message>
        <source>Insertion after message %1 of “%2”</source>
        <translation>Einfügung nach Nachricht %1 von „%2“</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>die neue Nachricht</translation>
    </message>
    <message>
        <source>Compaction of messages %1–%2 of “%3” in a new session</source>
        <translation>Verdichtung der Nachrichten %1–%2 von „%3“ in einer neuen Sitzung</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1 (verdichtet)</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>die Zusammenfassung</translation>
    </message>
    <message>
        <source>mantis keeps the last four messages as they are, and none stands before them. Name the last message that the summary is to stand for.</source>
        <translation>mantis lässt die letzten vier Nachrichten, wie sie sind, und vor ihnen steht keine. Nennen Sie die letzte Nachricht, für die die Zusammenfassung stehen soll.</translation>
    </message>
    <message>
        <source>Message %1 is not among what mantis sends now, so that no summary can stand for it.</source>
        <translation>Nachricht %1 gehört nicht zu dem, was mantis jetzt sendet; keine Zusammenfassung kann für sie stehen.</translation>
    </message>
    <message>
        <source>Behind message %1 stands the answer to its call of a tool, and what is kept must not begin with one. Name the message with the answer, or one before the call.</source>
        <translation>Hinter Nachricht %1 steht die Antwort auf ihren Werkzeugaufruf, und mit einer solchen darf nicht beginnen, was bleibt. Nennen Sie die Nachricht mit der Antwort oder eine vor dem Aufruf.</translation>
    </message>
    <message>
        <source>Summaries are of level 1, 2 or 3, and none is of level %1.</source>
        <translation>Zusammenfassungen haben die Stufe 1, 2 oder 3, keine hat die Stufe %1.</translation>
    </message>
    <message>
        <source>mantis puts no summaries together: a new one takes up the earlier one with the messages behind it. Compact up to a message instead.</source>
        <translation>mantis fasst keine Zusammenfassungen zusammen: Eine neue nimmt die frühere mit den Nachrichten dahinter auf. Verdichten Sie stattdessen bis zu einer Nachricht.</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>Die Sitzung hat keine Nachrichten.</translation>
    </message>
    <message>
        <source>mantis makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>mantis macht ohne Modell keine Zusammenfassungen. Schreiben Sie den Text selbst, oder lassen Sie ihn von einem Modell schreiben (Stufe 1 oder 2).</translation>
    </message>
    <message>
        <source>A summary of level %1 is written by a model, so its text has to be given.</source>
        <translation>Eine Zusammenfassung der Stufe %1 schreibt ein Modell; ihr Text muss daher angegeben werden.</translation>
    </message>
    <message>
        <source>The summary has no text yet.</source>
        <translation>Die Zusammenfassung hat noch keinen Text.</translation>
    </message>
    <message>
        <source>What a summary of mantis stands for is never put back: it is still in the session that was compacted, or in front of the boundary. Resume or fork there.</source>
        <translation>Wofür eine Zusammenfassung von mantis steht, wird nie zurückgestellt: Es steht noch in der Sitzung, die verdichtet wurde, oder vor der Grenze. Nehmen Sie die Sitzung dort wieder auf, oder zweigen Sie sie dort ab.</translation>
    </message>
    <message>
        <source>The summary is smaller than what it stands for: %L1 tokens instead of %L2.</source>
        <translation>Die Zusammenfassung ist kleiner als das, wofür sie steht: %L1 Token statt %L2.</translation>
    </message>
    <message>
        <source>The summary takes %L1 tokens, and what it stands for %L2 only.</source>
        <translation>Die Zusammenfassung braucht %L1 Token, und das, wofür sie steht, nur %L2.</translation>
    </message>
    <message>
        <source>Releases 2.59 and 2.60 of mantis, one of which wrote this session, send nothing of it because of its boundary. The new session has none, and goes on in every release.</source>
        <translation>Die Ausgaben 2.59 und 2.60 von mantis, von denen eine diese Sitzung geschrieben hat, senden wegen ihrer Grenze nichts von ihr. Die neue Sitzung hat keine und läuft in jeder Ausgabe weiter.</translation>
    </message>
    <message>
        <source>No signed thinking stands behind what is changed.</source>
        <translation>Hinter dem Geänderten steht keine signierte Überlegung.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) behind the change hold thinking with a signature, message %1 first. It stays as it is, but a provider may refuse it now that what stands before it is other. Fork the session before the change to keep it, or remove these messages.</source>
        <translation>
            <numerusform>Eine Nachricht hinter der Änderung, Nachricht %1, enthält signierte Überlegungen. Sie bleiben, wie sie sind, doch ein Anbieter lehnt sie womöglich ab, da nun anderes vor ihnen steht. Zweigen Sie die Sitzung vor der Änderung ab, um sie zu behalten, oder entfernen Sie diese Nachricht.</numerusform>
            <numerusform>%n Nachrichten hinter der Änderung, zuerst Nachricht %1, enthalten signierte Überlegungen. Sie bleiben, wie sie sind, doch ein Anbieter lehnt sie womöglich ab, da nun anderes vor ihnen steht. Zweigen Sie die Sitzung vor der Änderung ab, um sie zu behalten, oder entfernen Sie diese Nachrichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary cannot go into the session itself. %1 Compact it into a new session.</source>
        <translation>Die Zusammenfassung kann nicht in die Sitzung selbst. %1 Verdichten Sie sie in eine neue Sitzung.</translation>
    </message>
    <message>
        <source>Compaction of messages %1–%2 of “%3” in place</source>
        <translation>Verdichtung der Nachrichten %1–%2 von „%3“ an Ort und Stelle</translation>
    </message>
    <message>
        <source>a boundary</source>
        <translation>eine Grenze</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session goes on behind a boundary.</source>
        <translation>Die Version von mantis, die die Sitzung schrieb, macht hinter einer Grenze weiter.</translation>
    </message>
    <message>
        <source>Nothing stored tells which release of mantis goes on with this session. From 2.61 on it can; before, it sends what the summary stands for too, or nothing at all.</source>
        <translation>Nichts Gespeichertes sagt, welche Version von mantis mit dieser Sitzung weitermacht. Ab 2.61 kann sie es; davor sendet sie auch das, wofür die Zusammenfassung steht, oder gar nichts.</translation>
    </message>
    <message>
        <source>In a list of messages nothing would be left of what the summary stands for.</source>
        <translation>In einer Liste von Nachrichten bliebe nichts von dem, wofür die Zusammenfassung steht.</translation>
    </message>
    <message>
        <source>Releases up to 2.58 of mantis, one of which wrote this session, go on sending everything that stands before a summary.</source>
        <translation>Versionen von mantis bis 2.58, von denen eine diese Sitzung schrieb, senden weiterhin alles, was vor einer Zusammenfassung steht.</translation>
    </message>
    <message>
        <source>Releases 2.59 and 2.60 of mantis, one of which wrote this session, cannot go on with a session that holds the boundary of a compaction.</source>
        <translation>Die Versionen 2.59 und 2.60 von mantis, von denen eine diese Sitzung schrieb, können mit einer Sitzung, die die Grenze einer Verdichtung enthält, nicht weitermachen.</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>Its tables are not those of a mantis store.</source>
        <translation>Die Tabellen sind nicht die eines Speichers von mantis.</translation>
    </message>
    <message>
        <source>No transcript of mantis was found in this folder.</source>
        <translation>In diesem Ordner wurde kein Protokoll von mantis gefunden.</translation>
    </message>
    <message>
        <source>None of its first lines is one of a mantis transcript.</source>
        <translation>Keine der ersten Zeilen ist die eines Protokolls von mantis.</translation>
    </message>
    <message>
        <source>It has the tables of mantis with their columns.</source>
        <translation>Es hat die Tabellen von mantis mit ihren Spalten.</translation>
    </message>
    <message>
        <source>It holds transcripts of mantis.</source>
        <translation>Es enthält Protokolle von mantis.</translation>
    </message>
    <message>
        <source>Its first lines are entries of a tree as mantis writes them.</source>
        <translation>Die ersten Zeilen sind Einträge eines Baums, wie mantis sie schreibt.</translation>
    </message>
    <message>
        <source>Its first lines are messages of mantis&apos; protocol.</source>
        <translation>Die ersten Zeilen sind Nachrichten des Protokolls von mantis.</translation>
    </message>
    <message>
        <source>Its first lines are plain messages, which mantis may have written.</source>
        <translation>Die ersten Zeilen sind einfache Nachrichten, die mantis geschrieben haben kann.</translation>
    </message>
    <message>
        <source>A log of messages of mantis&apos; protocol (M2) records what was sent, and mantis never goes on from it, so it is not changed.</source>
        <translation>Ein Mitschnitt von Nachrichten des Protokolls von mantis (M2) hält fest, was gesendet wurde; mantis setzt nie von dort fort, daher wird er nicht geändert.</translation>
    </message>
    <message>
        <source>Files of plain messages (M4) are not changed: no release of mantis is known to go on from one.</source>
        <translation>Dateien einfacher Nachrichten (M4) werden nicht geändert: Von keiner Version von mantis ist bekannt, dass sie von einer fortsetzt.</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>This is no valid JSON: reading stops at byte %1.</source>
        <translation>Das ist kein gültiges JSON: das Lesen endet bei Byte %1.</translation>
    </message>
    <message>
        <source>This is no JSON object, and so no message.</source>
        <translation>Das ist kein JSON-Objekt und also keine Nachricht.</translation>
    </message>
    <message>
        <source>This is no entry of a conversation.</source>
        <translation>Das ist kein Eintrag einer Unterhaltung.</translation>
    </message>
    <message>
        <source>The library knows no such block and refuses to load the whole session because of it.</source>
        <translation>Die Bibliothek kennt keinen solchen Block und weigert sich seinetwegen, die ganze Sitzung zu laden.</translation>
    </message>
    <message>
        <source>The content is neither a text nor a list of blocks.</source>
        <translation>Der Inhalt ist weder ein Text noch eine Liste von Blöcken.</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message>
        <source>The project’s new folder holds a file “%1” already, so nothing is moved there. Look at both first.</source>
        <translation>Der neue Ordner des Projekts enthält bereits eine Datei „%1“; deshalb wird nichts dorthin verschoben. Sehen Sie sich zuerst beide an.</translation>
    </message>
    <message>
        <source>Name both directories from the root on: where the project was, and where it is now.</source>
        <translation>Nennen Sie beide Verzeichnisse von der Wurzel an: wo das Projekt war und wo es jetzt ist.</translation>
    </message>
    <message>
        <source>Nothing would change: both directories are the same.</source>
        <translation>Nichts würde sich ändern: Beide Verzeichnisse sind gleich.</translation>
    </message>
    <message>
        <source>No session of this store belongs to a project in “%1”.</source>
        <translation>Keine Sitzung dieses Speichers gehört zu einem Projekt in „%1“.</translation>
    </message>
    <message>
        <source>The sessions of a project lie beside those of others. Open the folder that holds all projects to let them follow theirs.</source>
        <translation>Die Sitzungen eines Projekts liegen neben denen anderer. Öffnen Sie den Ordner mit allen Projekten, damit sie ihrem folgen können.</translation>
    </message>
    <message>
        <source>Move of the project “%1” to “%2”</source>
        <translation>Umzug des Projekts „%1“ nach „%2“</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>der Ordner von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) follow the project. Their entries keep the directory in which they were written, and texts that name the old one stay; mantis looks at neither.</source>
        <translation>
            <numerusform>%n Sitzung folgt dem Projekt. Ihre Einträge behalten das Verzeichnis, in dem sie geschrieben wurden, und Texte, die das alte nennen, bleiben; mantis beachtet beides nicht.</numerusform>
            <numerusform>%n Sitzungen folgen dem Projekt. Ihre Einträge behalten das Verzeichnis, in dem sie geschrieben wurden, und Texte, die das alte nennen, bleiben; mantis beachtet beides nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) hold sessions that worked there but were begun for another project; they stay where they are.</source>
        <translation>
            <numerusform>%n Ordner enthält Sitzungen, die dort arbeiteten, aber für ein anderes Projekt begonnen wurden; er bleibt, wo er ist.</numerusform>
            <numerusform>%n Ordner enthalten Sitzungen, die dort arbeiteten, aber für ein anderes Projekt begonnen wurden; sie bleiben, wo sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>A terminal of mantis may have a session open. End it first: it goes on writing to the old place.</source>
        <translation>Ein Terminal von mantis hat vielleicht eine Sitzung offen. Beenden Sie es zuerst: Es schreibt an der alten Stelle weiter.</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>Zeile bei Byte %1</translation>
    </message>
    <message>
        <source>in the place of the lost entry</source>
        <translation>anstelle des verlorenen Eintrags</translation>
    </message>
    <message>
        <source>A call whose tool runs right now has no result yet either. Mend this while no agent is at work on the session.</source>
        <translation>Auch ein Aufruf, dessen Werkzeug gerade läuft, hat noch kein Ergebnis. Beheben Sie das, während kein Agent an der Sitzung arbeitet.</translation>
    </message>
    <message>
        <source>What a lost entry said is not known; in its place an answer may follow directly upon another.</source>
        <translation>Was ein verlorener Eintrag sagte, ist nicht bekannt; an seiner Stelle folgt vielleicht eine Antwort unmittelbar auf eine andere.</translation>
    </message>
    <message>
        <source>the summary, as a message behind its boundary</source>
        <translation>die Zusammenfassung, als Nachricht hinter ihrer Grenze</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>der Inhalt von Nachricht %1</translation>
    </message>
    <message>
        <source>What was said in the fork since it was made was said with the entries in sight that are left out now.</source>
        <translation>Was in der Abzweigung seither gesagt wurde, wurde mit den Einträgen vor Augen gesagt, die nun wegfallen.</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>Nachrichten %1–%2</translation>
    </message>
    <message>
        <source>of an abandoned branch; the new branch goes without, and the file keeps them</source>
        <translation>aus einem aufgegebenen Zweig; der neue Zweig kommt ohne sie aus, und die Datei behält sie</translation>
    </message>
    <message>
        <source>The one before it may be of a branch that is left out. Check the session again afterwards.</source>
        <translation>Die davor stammt vielleicht aus einem Zweig, der wegfällt. Prüfen Sie die Sitzung danach noch einmal.</translation>
    </message>
    <message>
        <source>No call loses its answer.</source>
        <translation>Kein Aufruf verliert seine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of tools were answered in what is left out only, as in the session it was forked from; mantis leaves them out when it loads.</source>
        <translation>
            <numerusform>%n Werkzeugaufruf wurde nur in dem beantwortet, was wegfällt, wie in der Sitzung, von der abgezweigt wurde; mantis lässt ihn beim Laden weg.</numerusform>
            <numerusform>%n Werkzeugaufrufe wurden nur in dem beantwortet, was wegfällt, wie in der Sitzung, von der abgezweigt wurde; mantis lässt sie beim Laden weg.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>Der Speicher hat keine Tabelle %1.</translation>
    </message>
    <message>
        <source>This record is not in the store any more. Open the store again.</source>
        <translation>Dieser Datensatz ist nicht mehr im Speicher. Bitte den Speicher erneut öffnen.</translation>
    </message>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>Der Speicher hat keine Sitzung „%1“. Bitte die ID prüfen oder die Sitzungen auflisten.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id, or open the session and look for the message.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Bitte die ID prüfen oder die Sitzung öffnen und die Nachricht dort suchen.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in der Sitzung %1. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>This session is no tree of entries that mantis goes on with, so Stemma does not change it.</source>
        <translation>Diese Sitzung ist kein Baum von Einträgen, den mantis fortsetzt; darum ändert Stemma sie nicht.</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>There is no checkpoint of yours here. Give it a name to set one.</source>
        <translation>Hier ist kein Kontrollpunkt von Ihnen. Geben Sie ihm einen Namen, um einen zu setzen.</translation>
    </message>
    <message>
        <source>Nothing would change: this checkpoint has this name already.</source>
        <translation>Nichts würde sich ändern: Der Kontrollpunkt heißt schon so.</translation>
    </message>
    <message>
        <source>Checkpoint “%1” of “%2” taken away</source>
        <translation>Kontrollpunkt „%1“ von „%2“ weggenommen</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>Kontrollpunkt „%1“ bei Nachricht %2 von „%3“</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>Der Kontrollpunkt wurde seit der Planung von einem anderen Programm geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store stays as it is</source>
        <translation>in Stemmas eigenen Daten; der Speicher bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Nothing would change: the session has these labels already.</source>
        <translation>Nichts würde sich ändern: Die Sitzung hat diese Beschriftungen schon.</translation>
    </message>
    <message>
        <source>Labels of “%1”</source>
        <translation>Beschriftungen von „%1“</translation>
    </message>
    <message>
        <source>Flag on “%1”</source>
        <translation>Markierung von „%1“</translation>
    </message>
    <message>
        <source>Flag taken from “%1”</source>
        <translation>Markierung von „%1“ weggenommen</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>Die Beschriftungen wurden seit der Planung von einem anderen Programm geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>yours go along with their messages, in Stemma’s own data</source>
        <translation>Ihre gehen mit ihren Nachrichten mit, in Stemmas eigenen Daten</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>What the store itself says of the session stays: %1. Only labels of your own can be taken away.</source>
        <translation>Was der Speicher selbst von der Sitzung sagt, bleibt: %1. Wegnehmen lassen sich nur Ihre eigenen Beschriftungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) of yours stand at messages that the store does not keep, and go with them. An undo brings them back.</source>
        <translation>
            <numerusform>%n Ihrer Sicherungspunkte steht an einer Nachricht, die der Speicher nicht behält, und geht mit ihr. Ein Rückgängigmachen bringt ihn zurück.</numerusform>
            <numerusform>%n Ihrer Sicherungspunkte stehen an Nachrichten, die der Speicher nicht behält, und gehen mit ihnen. Ein Rückgängigmachen bringt sie zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>%1 holds labels and checkpoints as a later version of Stemma keeps them. Use that version.</source>
        <translation>%1 enthält Beschriftungen und Kontrollpunkte, wie eine spätere Version von Stemma sie ablegt. Verwenden Sie diese Version.</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. What stood there may be lost or wrong.</source>
        <translation>Die Datei ist beschädigt: SQLite meldet „%1“. Was dort stand, kann verloren oder falsch sein.</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Rows may not be found, though they are there.</source>
        <translation>Ein Index der Datei ist beschädigt: SQLite meldet „%1“. Zeilen werden vielleicht nicht gefunden, obwohl sie da sind.</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is lost; everything can be read.</source>
        <translation>SQLite meldet „%1“. Platz geht verloren; alles ist lesbar.</translation>
    </message>
    <message>
        <source>The table cannot be read to its end (%1). What stands behind this place was not checked.</source>
        <translation>Die Tabelle ist nicht bis zum Ende lesbar (%1). Was hinter dieser Stelle steht, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>Die Datei hat den Aufbau eines älteren mnesis (%1). Ein neueres mnesis ändert ihn, wenn es die Datei öffnet.</translation>
    </message>
    <message>
        <source>“%1” is missing, which every known version of mnesis has. mnesis fails wherever it needs it.</source>
        <translation>„%1“ fehlt, was jede bekannte Version von mnesis hat. mnesis scheitert überall, wo es gebraucht wird.</translation>
    </message>
    <message>
        <source>“%1” is not known. The file may come from a newer mnesis or have been extended by its host.</source>
        <translation>„%1“ ist unbekannt. Die Datei kann von einem neueren mnesis stammen oder vom einbettenden Programm erweitert worden sein.</translation>
    </message>
    <message>
        <source>The row refers to a row of the table %1 that is missing. mnesis may refuse changes to it.</source>
        <translation>Die Zeile verweist auf eine fehlende Zeile der Tabelle %1. mnesis verweigert vielleicht Änderungen an ihr.</translation>
    </message>
    <message>
        <source>The value should be %1 and is stored as %2. Programs may read it differently or fail on it.</source>
        <translation>Der Wert müsste %1 sein und ist als %2 gespeichert. Programme lesen ihn vielleicht verschieden oder scheitern daran.</translation>
    </message>
    <message>
        <source>Store the value with its proper type.</source>
        <translation>Den Wert mit seinem richtigen Typ speichern.</translation>
    </message>
    <message>
        <source>The text holds bytes that are no UTF-8. mnesis fails to read the row; here they show as �.</source>
        <translation>Der Text enthält Bytes, die kein UTF-8 sind. mnesis kann die Zeile nicht lesen; hier erscheinen sie als �.</translation>
    </message>
    <message>
        <source>Replace the bytes by the sign for unreadable characters.</source>
        <translation>Die Bytes durch das Zeichen für unlesbare Zeichen ersetzen.</translation>
    </message>
    <message>
        <source>The text holds a NUL character. Many programs show it only up to there.</source>
        <translation>Der Text enthält ein NUL-Zeichen. Viele Programme zeigen ihn nur bis dorthin.</translation>
    </message>
    <message>
        <source>The session names no model. mnesis refuses to load it.</source>
        <translation>Die Sitzung nennt kein Modell. mnesis weigert sich, sie zu laden.</translation>
    </message>
    <message>
        <source>The session&apos;s metadata is not valid JSON. mnesis can neither load the session nor list any session.</source>
        <translation>Die Metadaten der Sitzung sind kein gültiges JSON. mnesis kann weder die Sitzung laden noch irgendeine Sitzung auflisten.</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>Die Metadaten leeren.</translation>
    </message>
    <message>
        <source>The session hangs under “%1”, which is missing. It is shown at the top.</source>
        <translation>Die Sitzung hängt unter „%1“, und das fehlt. Sie wird auf oberster Ebene gezeigt.</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>Den Verweis auf das Übergeordnete leeren.</translation>
    </message>
    <message>
        <source>Going up from parent to parent comes back to this session. No tree of sessions can show it in place.</source>
        <translation>Der Weg von Sitzung zu übergeordneter Sitzung führt zu dieser zurück. Kein Sitzungsbaum kann sie an ihrem Platz zeigen.</translation>
    </message>
    <message>
        <source>No context is recorded for this session&apos;s messages. mnesis sends all of them now and forgets every one as soon as a turn is added.</source>
        <translation>Für die Nachrichten dieser Sitzung ist kein Kontext aufgezeichnet. mnesis sendet jetzt alle und vergisst sie sämtlich, sobald eine Runde hinzukommt.</translation>
    </message>
    <message>
        <source>Record the context from what is stored.</source>
        <translation>Den Kontext aus dem Gespeicherten aufzeichnen.</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>Die Nachricht gehört zur Sitzung „%1“, die fehlt. Kein Programm zeigt sie.</translation>
    </message>
    <message>
        <source>Make a session row for its messages.</source>
        <translation>Eine Sitzungszeile für ihre Nachrichten anlegen.</translation>
    </message>
    <message>
        <source>The message names “%1” as its parent, which is missing.</source>
        <translation>Die Nachricht nennt als übergeordnete „%1“, die fehlt.</translation>
    </message>
    <message>
        <source>The message&apos;s parent “%1” belongs to another session. mnesis does not follow parents.</source>
        <translation>Die übergeordnete Nachricht „%1“ gehört zu einer anderen Sitzung. mnesis folgt solchen Verweisen nicht.</translation>
    </message>
    <message>
        <source>Going up from parent to parent comes back to this message. Programs that follow parents may hang.</source>
        <translation>Der Weg von Nachricht zu übergeordneter Nachricht führt zu dieser zurück. Programme, die ihm folgen, können hängen bleiben.</translation>
    </message>
    <message>
        <source>The role “%1” is neither user nor assistant. mnesis cannot read the session.</source>
        <translation>Die Rolle „%1“ ist weder „user“ noch „assistant“. mnesis kann die Sitzung nicht lesen.</translation>
    </message>
    <message>
        <source>The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session.</source>
        <translation>Die Erstellungszeit ist keine ganze Zahl von Millisekunden („%1“). mnesis kann die Sitzung nicht lesen.</translation>
    </message>
    <message>
        <source>A token count is not a whole number. mnesis cannot read the session.</source>
        <translation>Eine Tokenzahl ist keine ganze Zahl. mnesis kann die Sitzung nicht lesen.</translation>
    </message>
    <message>
        <source>Set the count to 0.</source>
        <translation>Die Zahl auf 0 setzen.</translation>
    </message>
    <message>
        <source>The error code “%1” is none of mnesis&apos;s own. mnesis cannot read the session.</source>
        <translation>Der Fehlercode „%1“ ist keiner von mnesis. mnesis kann die Sitzung nicht lesen.</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>Den Fehlercode auf „unknown“ setzen.</translation>
    </message>
    <message>
        <source>It is dated %1, later than the clock. The next turn will stand before it.</source>
        <translation>Sie ist auf %1 datiert, später als die Uhr. Die nächste Runde wird vor ihr stehen.</translation>
    </message>
    <message>
        <source>It was written after the message that follows it by date. The order shown is not the order in which it happened.</source>
        <translation>Sie wurde nach der Nachricht geschrieben, die ihr dem Datum nach folgt. Die gezeigte Reihenfolge ist nicht die des Geschehens.</translation>
    </message>
    <message>
        <source>Date it after what was written before it.</source>
        <translation>Nach dem zuvor Geschriebenen datieren.</translation>
    </message>
    <message>
        <source>The answer has no content: the call of the model never came back. mnesis up to 0.3 sends it as an empty message, later ones leave it out.</source>
        <translation>Die Antwort hat keinen Inhalt: Der Aufruf des Modells kam nie zurück. mnesis bis 0.3 sendet sie als leere Nachricht, spätere lassen sie aus.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>%1 prompts stand in a row without an answer. They come from attempts to send that failed, and the model is sent all of them.</source>
        <translation>%1 Prompts stehen ohne Antwort hintereinander. Sie stammen von gescheiterten Sendeversuchen, und das Modell bekommt sie alle.</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>Alle bis auf den letzten entfernen.</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary in it. The model does not know of them.</source>
        <translation>%1 Nachrichten ab hier sind weder im Kontext noch durch eine Zusammenfassung darin abgedeckt. Das Modell weiß nichts von ihnen.</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>Wieder in den Kontext aufnehmen.</translation>
    </message>
    <message>
        <source>The message stands in the context, and a summary in the context covers it. The model is sent its content twice.</source>
        <translation>Die Nachricht steht im Kontext und ist zugleich durch eine Zusammenfassung darin abgedeckt. Das Modell bekommt ihren Inhalt doppelt.</translation>
    </message>
    <message>
        <source>Take the message out of the context.</source>
        <translation>Die Nachricht aus dem Kontext nehmen.</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph, though other summaries of the session have one. mnesis never condenses it.</source>
        <translation>Die Zusammenfassung hat keine Zeile im Graphen der Zusammenfassungen, obwohl andere der Sitzung eine haben. mnesis fasst sie nie weiter zusammen.</translation>
    </message>
    <message>
        <source>Enter it in the graph as replaced.</source>
        <translation>Als ersetzt in den Graphen eintragen.</translation>
    </message>
    <message>
        <source>The part belongs to the message “%1”, which is missing. No program shows it.</source>
        <translation>Der Teil gehört zur Nachricht „%1“, die fehlt. Kein Programm zeigt ihn.</translation>
    </message>
    <message>
        <source>Remove the part.</source>
        <translation>Den Teil entfernen.</translation>
    </message>
    <message>
        <source>The part&apos;s own session is “%1”, its message&apos;s another one. Deleting one session breaks the other.</source>
        <translation>Der Teil selbst gehört zur Sitzung „%1“, seine Nachricht zu einer anderen. Das Löschen der einen Sitzung beschädigt die andere.</translation>
    </message>
    <message>
        <source>Give the part the session of its message.</source>
        <translation>Dem Teil die Sitzung seiner Nachricht geben.</translation>
    </message>
    <message>
        <source>%1 The model is never sent it, and no warning is shown.</source>
        <translation>%1 Das Modell bekommt ihn nie, und keine Warnung erscheint.</translation>
    </message>
    <message>
        <source>The part is of the type “%1”, which mnesis does not know. It leaves the part out without a word.</source>
        <translation>Der Teil ist vom Typ „%1“, den mnesis nicht kennt. Es lässt den Teil stillschweigend aus.</translation>
    </message>
    <message>
        <source>The row says its part is “%1”, the content says “%2”. mnesis goes by the content.</source>
        <translation>Laut Zeile ist der Teil „%1“, laut Inhalt „%2“. mnesis richtet sich nach dem Inhalt.</translation>
    </message>
    <message>
        <source>Let the row say what the content says.</source>
        <translation>Die Zeile an den Inhalt angleichen.</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>Die Zeile sagt „%1“, der Inhalt des Werkzeugaufrufs „%2“. mnesis kürzt nach der Zeile und sendet den Inhalt.</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. Unless it is running right now, it never will.</source>
        <translation>Der Aufruf des Werkzeugs „%1“ hat kein Ergebnis: Er ist noch immer %2. Läuft er nicht gerade jetzt, kommt auch keines mehr.</translation>
    </message>
    <message>
        <source>The call id “%1” occurs more than once in its message. Only the last one&apos;s output can be pruned.</source>
        <translation>Die Aufruf-ID „%1“ kommt in ihrer Nachricht mehrfach vor. Nur die Ausgabe des letzten Aufrufs lässt sich kürzen.</translation>
    </message>
    <message>
        <source>The summary node has no summary message of its id. mnesis skips it, and what it replaced is lost to the model.</source>
        <translation>Zum Knoten der Zusammenfassung fehlt die Nachricht mit seiner ID. mnesis überspringt ihn, und was er ersetzt hat, ist für das Modell verloren.</translation>
    </message>
    <message>
        <source>Make the message from the text of the node.</source>
        <translation>Die Nachricht aus dem Text des Knotens anlegen.</translation>
    </message>
    <message>
        <source>The summary node is of the kind “%1”, which is neither leaf nor condensed. mnesis fails to build the context.</source>
        <translation>Die Zusammenfassung ist von der Art „%1“, weder „leaf“ noch „condensed“. mnesis kann den Kontext nicht aufbauen.</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>Die Art danach setzen, ob es Übergeordnetes gibt.</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is no JSON list of ids. mnesis fails to build the context.</source>
        <translation>Die Liste der Knoten, aus denen die Zusammenfassung entstand, ist keine JSON-Liste von IDs. mnesis kann den Kontext nicht aufbauen.</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>Die Liste leeren.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved into what it replaced.</source>
        <translation>Die Zusammenfassung entstand aus „%1“, das fehlt. Sie lässt sich nicht in das auflösen, was sie ersetzt hat.</translation>
    </message>
    <message>
        <source>Going down from summary to summary comes back to this one. It cannot be dissolved.</source>
        <translation>Der Weg abwärts von Zusammenfassung zu Zusammenfassung führt zu dieser zurück. Sie lässt sich nicht auflösen.</translation>
    </message>
    <message>
        <source>The summary&apos;s span names the message “%1”, which is missing. What it stands for cannot be shown.</source>
        <translation>Die Spanne der Zusammenfassung nennt die Nachricht „%1“, die fehlt. Wofür sie steht, lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The summary&apos;s span names “%1”, a message of another session. What it stands for cannot be shown.</source>
        <translation>Die Spanne der Zusammenfassung nennt „%1“, eine Nachricht einer anderen Sitzung. Wofür sie steht, lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The summary&apos;s span ends before it begins. What it stands for cannot be shown.</source>
        <translation>Die Spanne der Zusammenfassung endet, bevor sie beginnt. Wofür sie steht, lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Exchange the ends of the span.</source>
        <translation>Die Enden der Spanne vertauschen.</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>Zwei Zusammenfassungen im Kontext decken teils dieselben Nachrichten ab, diese und „%1“. Das Modell bekommt beide.</translation>
    </message>
    <message>
        <source>The summary counts as active but is not in the context. The next condensation merges its old text into the context.</source>
        <translation>Die Zusammenfassung gilt als aktiv, steht aber nicht im Kontext. Die nächste Zusammenführung mischt ihren alten Text in den Kontext.</translation>
    </message>
    <message>
        <source>Mark it as replaced.</source>
        <translation>Als ersetzt markieren.</translation>
    </message>
    <message>
        <source>The summary is marked as replaced and still stands in the context. It is sent and never condensed.</source>
        <translation>Die Zusammenfassung ist als ersetzt markiert und steht noch im Kontext. Sie wird gesendet und nie weiter zusammengefasst.</translation>
    </message>
    <message>
        <source>Take away the mark.</source>
        <translation>Die Markierung entfernen.</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis fills the context beyond the model&apos;s window.</source>
        <translation>Die Zusammenfassung im Kontext zählt 0 Token. mnesis füllt den Kontext über das Fenster des Modells hinaus.</translation>
    </message>
    <message>
        <source>Estimate its tokens again.</source>
        <translation>Ihre Token neu schätzen.</translation>
    </message>
    <message>
        <source>The context item belongs to the session “%1”, which is missing.</source>
        <translation>Der Kontexteintrag gehört zur Sitzung „%1“, die fehlt.</translation>
    </message>
    <message>
        <source>Remove the item.</source>
        <translation>Den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>The context names “%1”, which is missing. mnesis skips it.</source>
        <translation>Der Kontext nennt „%1“, das fehlt. mnesis überspringt es.</translation>
    </message>
    <message>
        <source>The context names “%1”, which belongs to another session. The model is sent that other conversation&apos;s text.</source>
        <translation>Der Kontext nennt „%1“ aus einer anderen Sitzung. Das Modell bekommt Text jenes anderen Gesprächs.</translation>
    </message>
    <message>
        <source>The context names a summary as an ordinary message. It is sent at its place in the conversation and left out when room is short.</source>
        <translation>Der Kontext nennt eine Zusammenfassung als gewöhnliche Nachricht. Sie wird an ihrem Platz im Gespräch gesendet und bei Platzmangel weggelassen.</translation>
    </message>
    <message>
        <source>Name it as a summary.</source>
        <translation>Als Zusammenfassung nennen.</translation>
    </message>
    <message>
        <source>The context names an ordinary message as a summary. mnesis skips it.</source>
        <translation>Der Kontext nennt eine gewöhnliche Nachricht als Zusammenfassung. mnesis überspringt sie.</translation>
    </message>
    <message>
        <source>Name it as a message.</source>
        <translation>Als Nachricht nennen.</translation>
    </message>
    <message>
        <source>The context names “%1” more than once. The model may be sent it repeatedly.</source>
        <translation>Der Kontext nennt „%1“ mehrfach. Das Modell bekommt es vielleicht wiederholt.</translation>
    </message>
    <message>
        <source>Keep the first item only.</source>
        <translation>Nur den ersten Eintrag behalten.</translation>
    </message>
    <message>
        <source>The context places the message before one that is older. The model is sent them in the wrong order.</source>
        <translation>Der Kontext stellt die Nachricht vor eine ältere. Das Modell bekommt sie in falscher Reihenfolge.</translation>
    </message>
    <message>
        <source>Number the items again by date.</source>
        <translation>Die Einträge nach Datum neu nummerieren.</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 Zeile %2</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>Take the model from its messages, or from the newest other session.</source>
        <translation>Das Modell aus den Nachrichten oder aus der neuesten anderen Sitzung übernehmen.</translation>
    </message>
    <message>
        <source>Take the time from the messages next to it.</source>
        <translation>Die Zeit von den Nachrichten daneben übernehmen.</translation>
    </message>
    <message>
        <source>Date it by the messages next to it.</source>
        <translation>Nach den Nachrichten daneben datieren.</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>Den Aufruf als fehlgeschlagen kennzeichnen.</translation>
    </message>
    <message>
        <source>Give this call an id of its own.</source>
        <translation>Diesem Aufruf eine eigene ID geben.</translation>
    </message>
    <message>
        <source>Keep the one that covers what the other does.</source>
        <translation>Die behalten, die auch abdeckt, wofür die andere steht.</translation>
    </message>
    <message>
        <source>Make a session row where its messages are there; else remove the item.</source>
        <translation>Eine Sitzungszeile anlegen, wo ihre Nachrichten da sind; sonst den Eintrag entfernen.</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>Der Speicher hat keine Sitzung „%1“.</translation>
    </message>
    <message>
        <source>Its message is missing or is no summary, and mnesis skips it.</source>
        <translation>Die Nachricht dazu fehlt oder ist keine Zusammenfassung; mnesis überspringt sie.</translation>
    </message>
    <message>
        <source>The message is missing from the store, and mnesis skips it.</source>
        <translation>Die Nachricht fehlt im Speicher; mnesis überspringt sie.</translation>
    </message>
    <message>
        <source>The answer is empty, and mnesis sends no empty answers.</source>
        <translation>Die Antwort ist leer, und mnesis sendet keine leeren Antworten.</translation>
    </message>
    <message>
        <source>It does not fit: mnesis goes back from the newest message and stops at the first that exceeds the budget.</source>
        <translation>Es passt nicht: mnesis geht von der neuesten Nachricht zurück und hält bei der ersten an, die das Budget übersteigt.</translation>
    </message>
    <message>
        <source>It stands in the context twice and is sent once.</source>
        <translation>Es steht doppelt im Kontext und wird einmal gesendet.</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“.</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>Die Sitzung wurde von einem anderen Programm geändert, seit die Änderung geplant wurde. Es wurde nichts geändert; planen Sie sie neu.</translation>
    </message>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>Der Speicher hat keine Sitzung „%1“.</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>Die Nachricht „%1“ hat keinen Teil %2.</translation>
    </message>
    <message>
        <source>The part is no JSON object, and mnesis leaves it out. It can be removed, but not edited.</source>
        <translation>Der Teil ist kein JSON-Objekt, und mnesis lässt ihn weg. Er kann entfernt, aber nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>The context fits the model&apos;s window.</source>
        <translation>Der Kontext passt in das Fenster des Modells.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context would not fit the model&apos;s window, and mnesis leaves them out.</source>
        <translation>
            <numerusform>%n Nachricht des Kontexts passt nicht in das Fenster des Modells, und mnesis lässt sie weg.</numerusform>
            <numerusform>%n Nachrichten des Kontexts passen nicht in das Fenster des Modells, und mnesis lässt sie weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session names a model.</source>
        <translation>Die Sitzung nennt ein Modell.</translation>
    </message>
    <message>
        <source>The session names no model, and mnesis refuses to load it.</source>
        <translation>Die Sitzung nennt kein Modell, und mnesis lädt sie nicht.</translation>
    </message>
    <message>
        <source>The session&apos;s metadata is valid JSON.</source>
        <translation>Die Metadaten der Sitzung sind gültiges JSON.</translation>
    </message>
    <message>
        <source>The session&apos;s metadata is no JSON, and mnesis fails on it whenever it lists sessions.</source>
        <translation>Die Metadaten der Sitzung sind kein JSON, und mnesis scheitert daran, sooft es Sitzungen auflistet.</translation>
    </message>
    <message>
        <source>Only texts, thinking and outputs of tools can be edited, and this part is of the type “%1”.</source>
        <translation>Nur Texte, Denkblöcke und Ausgaben von Werkzeugen können bearbeitet werden; dieser Teil ist vom Typ „%1“.</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>Der Teil hat kein „%1“, das bearbeitet werden könnte.</translation>
    </message>
    <message>
        <source>Edit of message %1 in “%2”</source>
        <translation>Bearbeitung von Nachricht %1 in „%2“</translation>
    </message>
    <message>
        <source>Only outputs of tools can be pruned, and this part is none.</source>
        <translation>Nur Ausgaben von Werkzeugen können gekürzt werden, und dieser Teil ist keine.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Diese Ausgabe ist schon gekürzt.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Diese Ausgabe ist nicht gekürzt.</translation>
    </message>
    <message>
        <source>Restored output of %1 in message %2</source>
        <translation>Wiederhergestellte Ausgabe von %1 in Nachricht %2</translation>
    </message>
    <message>
        <source>Pruned output of %1 in message %2</source>
        <translation>Gekürzte Ausgabe von %1 in Nachricht %2</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>mnesis selbst kürzt die Ausgaben des Werkzeugs „skill“ nie.</translation>
    </message>
    <message>
        <source>A part is removed from one message at a time.</source>
        <translation>Ein Teil wird immer aus einer einzigen Nachricht entfernt.</translation>
    </message>
    <message>
        <source>Removal of a part in “%1”</source>
        <translation>Entfernung eines Teils in „%1“</translation>
    </message>
    <message>
        <source>Message %1 is a summary that stands for others; removing it would take those from the context too.</source>
        <translation>Nachricht %1 ist eine Zusammenfassung, die für andere steht; mit ihr verschwänden auch diese aus dem Kontext.</translation>
    </message>
    <message>
        <source>No message was named that is to be removed.</source>
        <translation>Es wurde keine Nachricht genannt, die entfernt werden soll.</translation>
    </message>
    <message numerus="yes">
        <source>Removal of %n message(s) in “%1”</source>
        <translation>
            <numerusform>Entfernung von %n Nachricht in „%1“</numerusform>
            <numerusform>Entfernung von %n Nachrichten in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>The messages are all that the summary “%1” stands for; it would stand for nothing.</source>
        <translation>Die Nachrichten sind alles, wofür die Zusammenfassung „%1“ steht; sie stünde für nichts mehr.</translation>
    </message>
    <message>
        <source>The summary “%1” was made of these messages too, and still tells of them.</source>
        <translation>Die Zusammenfassung „%1“ wurde auch aus diesen Nachrichten gemacht und erzählt weiter von ihnen.</translation>
    </message>
    <message>
        <source>Deletion of “%1”</source>
        <translation>Löschung von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) hang under it, and will stand alone.</source>
        <translation>
            <numerusform>%n Sitzung hängt darunter und wird allein stehen.</numerusform>
            <numerusform>%n Sitzungen hängen darunter und werden allein stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session cannot be cut at a summary, since mnesis stores it after the messages that follow it. Choose the message before or after it.</source>
        <translation>Eine Sitzung kann nicht an einer Zusammenfassung geteilt werden, weil mnesis diese hinter den Nachrichten speichert, die auf sie folgen. Wählen Sie die Nachricht davor oder danach.</translation>
    </message>
    <message>
        <source>Nothing stands before the first message, so nothing would remain.</source>
        <translation>Vor der ersten Nachricht steht nichts, also bliebe nichts übrig.</translation>
    </message>
    <message>
        <source>The session has messages but no context items, so mnesis would forget it at its next turn. Repair that first (finding “no-context-items”).</source>
        <translation>Die Sitzung hat Nachrichten, aber keine Kontexteinträge; mnesis vergäße sie bei der nächsten Runde. Beheben Sie das zuerst (Befund „no-context-items“).</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Zweig von %1</translation>
    </message>
    <message>
        <source>Fork of “%1” at message %2</source>
        <translation>Zweig von „%1“ bei Nachricht %2</translation>
    </message>
    <message>
        <source>The session&apos;s metadata is no JSON object, and mnesis would not load the fork. Repair it first.</source>
        <translation>Die Metadaten der Sitzung sind kein JSON-Objekt, und mnesis würde den Zweig nicht laden. Beheben Sie das zuerst.</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>Verworfenes Ende von %1</translation>
    </message>
    <message>
        <source>The session already ends there; there is nothing to discard.</source>
        <translation>Die Sitzung endet schon dort; es gibt nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>“%1” resumed at message %2</source>
        <translation>„%1“ bei Nachricht %2 wieder aufgenommen</translation>
    </message>
    <message>
        <source>The session&apos;s metadata is no JSON object, and mnesis would not load the discarded end. Repair it first.</source>
        <translation>Die Metadaten der Sitzung sind kein JSON-Objekt, und mnesis würde das verworfene Ende nicht laden. Beheben Sie das zuerst.</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>in dieser Sitzung</translation>
    </message>
    <message>
        <source>in the discarded end, a session of its own</source>
        <translation>im verworfenen Ende, einer eigenen Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages go; an undo brings them back.</source>
        <translation>
            <numerusform>%n Zusammenfassung verworfener Nachrichten entfällt; Rückgängigmachen bringt sie zurück.</numerusform>
            <numerusform>%n Zusammenfassungen verworfener Nachrichten entfallen; Rückgängigmachen bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>new session</source>
        <translation>neue Sitzung</translation>
    </message>
    <message>
        <source>copies that refer to the copied messages</source>
        <translation>Kopien, die auf die kopierten Nachrichten verweisen</translation>
    </message>
    <message>
        <source>what is in the context, in order</source>
        <translation>was im Kontext steht, der Reihe nach</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>Kopien von 1–%1 mit neuen IDs</translation>
    </message>
    <message>
        <source>copies, their contents as they are</source>
        <translation>Kopien mit unverändertem Inhalt</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>das verworfene Ende</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>Zusammenfassungen verworfener Nachrichten</translation>
    </message>
    <message>
        <source>Nothing would change: the session has this title already.</source>
        <translation>Es würde sich nichts ändern: Die Sitzung hat diesen Titel schon.</translation>
    </message>
    <message>
        <source>Nothing would change: this is the text already.</source>
        <translation>Es würde sich nichts ändern: Das ist schon der Text.</translation>
    </message>
    <message>
        <source>one further back, to make room</source>
        <translation>eine Stelle weiter hinten, um Platz zu machen</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>ihr Platz im Kontext</translation>
    </message>
    <message>
        <source>mnesis knows messages of the roles “user” and “assistant” only, and none of “%1”.</source>
        <translation>mnesis kennt nur Nachrichten der Rollen „user“ und „assistant“, keine der Rolle „%1“.</translation>
    </message>
    <message>
        <source>The new message has no text yet.</source>
        <translation>Die neue Nachricht hat noch keinen Text.</translation>
    </message>
    <message>
        <source>Insertion after message %1 of “%2”</source>
        <translation>Einfügung nach Nachricht %1 von „%2“</translation>
    </message>
    <message>
        <source>Insertion at the beginning of “%1”</source>
        <translation>Einfügung am Anfang von „%1“</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>ihr Text</translation>
    </message>
    <message>
        <source>What the session begins with has been summarised, and mnesis would send a message from before it behind the summary. Insert it further on.</source>
        <translation>Der Anfang der Sitzung wurde zusammengefasst, und mnesis würde eine Nachricht davor hinter der Zusammenfassung senden. Fügen Sie sie weiter hinten ein.</translation>
    </message>
    <message>
        <source>A summary stands for the messages on both sides, so the agent does not see the new one.</source>
        <translation>Für die Nachrichten auf beiden Seiten steht eine Zusammenfassung; deshalb sieht der Agent die neue nicht.</translation>
    </message>
    <message>
        <source>Prompts and answers follow each other in turn.</source>
        <translation>Eingaben und Antworten wechseln sich ab.</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other; some providers refuse that.</source>
        <translation>Zwei Nachrichten der Rolle „%1“ würden aufeinander folgen; manche Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>A release of mnesis before 0.2 wrote this store, which has no list of what the agent sees and so no place for a summary. Let a newer release open it first.</source>
        <translation>Eine Version von mnesis vor 0.2 hat diesen Speicher geschrieben; er hat keine Liste dessen, was der Agent sieht, und so keinen Platz für eine Zusammenfassung. Lassen Sie ihn zuerst von einer neueren Version öffnen.</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>Die Sitzung hat keine Nachrichten.</translation>
    </message>
    <message>
        <source>mnesis leaves the last two turns as they are, and the context holds no message before them. Name the last message that a summary is to stand for.</source>
        <translation>mnesis lässt die letzten beiden Runden, wie sie sind, und davor hält der Kontext keine Nachricht. Nennen Sie die letzte Nachricht, für die eine Zusammenfassung stehen soll.</translation>
    </message>
    <message>
        <source>Before this message stands a summary, and others that are not summarised before that. Summarise those first, up to “%1”.</source>
        <translation>Vor dieser Nachricht steht eine Zusammenfassung, und vor dieser stehen nicht zusammengefasste Nachrichten. Fassen Sie zuerst diese zusammen, bis „%1“.</translation>
    </message>
    <message>
        <source>Message %1 is a summary. Summaries are put together by naming them as such.</source>
        <translation>Nachricht %1 ist eine Zusammenfassung. Zusammenfassungen werden zusammengelegt, indem man sie als solche nennt.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: a summary stands for it already, or the agent has lost it.</source>
        <translation>Nachricht %1 ist nicht im Kontext: Eine Zusammenfassung steht schon für sie, oder der Agent hat sie verloren.</translation>
    </message>
    <message>
        <source>The summary “%1” lacks its row or its message, or mnesis fails on it. Repair the session first.</source>
        <translation>Der Zusammenfassung „%1“ fehlt ihre Zeile oder ihre Nachricht, oder mnesis scheitert an ihr. Reparieren Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>The summary “%1” does not say which messages it stands for: its span names none, or is backwards.</source>
        <translation>Die Zusammenfassung „%1“ sagt nicht, für welche Nachrichten sie steht: Ihre Spanne nennt keine oder läuft rückwärts.</translation>
    </message>
    <message>
        <source>Between these summaries stand messages that none of them covers. Summarise those first.</source>
        <translation>Zwischen diesen Zusammenfassungen stehen Nachrichten, die keine von ihnen abdeckt. Fassen Sie zuerst diese zusammen.</translation>
    </message>
    <message>
        <source>The context holds no summary “%1”.</source>
        <translation>Der Kontext enthält keine Zusammenfassung „%1“.</translation>
    </message>
    <message>
        <source>Between these summaries stands “%1”. Take it along, or only such as follow each other.</source>
        <translation>Zwischen diesen Zusammenfassungen steht „%1“. Nehmen Sie sie dazu, oder nur solche, die aufeinander folgen.</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>die Zusammenfassung</translation>
    </message>
    <message>
        <source>the message that carries it</source>
        <translation>die Nachricht, die sie trägt</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>ihr Text und ihre Marke</translation>
    </message>
    <message>
        <source>what it stands for</source>
        <translation>wofür sie steht</translation>
    </message>
    <message>
        <source>The context is then beyond the %L1 tokens at which mnesis compacts after a turn.</source>
        <translation>Der Kontext liegt dann über den %L1 Token, bei denen mnesis nach einer Runde verdichtet.</translation>
    </message>
    <message>
        <source>Summaries are of level 1, 2 or 3, and none is of level %1.</source>
        <translation>Zusammenfassungen haben die Stufe 1, 2 oder 3, keine hat die Stufe %1.</translation>
    </message>
    <message>
        <source>A summary of level %1 is written by a model, so its text has to be given. Level 3 needs none.</source>
        <translation>Eine Zusammenfassung der Stufe %1 schreibt ein Modell; ihr Text muss daher angegeben werden. Stufe 3 braucht keinen.</translation>
    </message>
    <message>
        <source>The summary has no text yet.</source>
        <translation>Die Zusammenfassung hat noch keinen Text.</translation>
    </message>
    <message>
        <source>Summary of messages %1–%2 of “%3”</source>
        <translation>Zusammenfassung der Nachrichten %1–%2 von „%3“</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of “%1” put together</source>
        <translation>
            <numerusform>%n Zusammenfassung von „%1“ zusammengelegt</numerusform>
            <numerusform>%n Zusammenfassungen von „%1“ zusammengelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary is smaller than what it stands for: %L1 tokens instead of %L2.</source>
        <translation>Die Zusammenfassung ist kleiner als das, wofür sie steht: %L1 Token statt %L2.</translation>
    </message>
    <message>
        <source>The summary takes %L1 tokens, and what it stands for %L2 only.</source>
        <translation>Die Zusammenfassung braucht %L1 Token, und das, wofür sie steht, nur %L2.</translation>
    </message>
    <message>
        <source>The summary fits the model&apos;s window.</source>
        <translation>Die Zusammenfassung passt in das Fenster des Modells.</translation>
    </message>
    <message>
        <source>The summary alone takes more than the %L1 tokens that the model&apos;s window has for the context.</source>
        <translation>Die Zusammenfassung allein braucht mehr als die %L1 Token, die das Fenster des Modells für den Kontext hat.</translation>
    </message>
    <message>
        <source>The summary counts itself among those that it was made of, so there is nothing that it could give back.</source>
        <translation>Die Zusammenfassung zählt sich zu denen, aus denen sie entstand; es gibt also nichts, was sie zurückgeben könnte.</translation>
    </message>
    <message>
        <source>The summary was made of “%1” among others, which the session no longer has.</source>
        <translation>Die Zusammenfassung entstand unter anderem aus „%1“, die die Sitzung nicht mehr hat.</translation>
    </message>
    <message>
        <source>The summary does not say which messages it stands for: its span names none, or is backwards. Repair the session first.</source>
        <translation>Die Zusammenfassung sagt nicht, für welche Nachrichten sie steht: Ihre Spanne nennt keine oder läuft rückwärts. Reparieren Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>The summary was put together with others, as “%1”. Dissolve that one first.</source>
        <translation>Die Zusammenfassung wurde mit anderen zu „%1“ zusammengelegt. Lösen Sie zuerst diese auf.</translation>
    </message>
    <message>
        <source>further back, to make room</source>
        <translation>weiter nach hinten, um Platz zu machen</translation>
    </message>
    <message>
        <source>the summary&apos;s place</source>
        <translation>der Platz der Zusammenfassung</translation>
    </message>
    <message>
        <source>the summaries that it was made of</source>
        <translation>die Zusammenfassungen, aus denen sie entstand</translation>
    </message>
    <message>
        <source>the messages that it stood for</source>
        <translation>die Nachrichten, für die sie stand</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>die Zusammenfassung mit ihrer Nachricht</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>Die Sitzung hat keine Zusammenfassung „%1“.</translation>
    </message>
    <message>
        <source>Removal of a summary of “%1” that the agent does not see</source>
        <translation>Entfernen einer Zusammenfassung von „%1“, die der Agent nicht sieht</translation>
    </message>
    <message>
        <source>Summary “%1” of “%2” dissolved</source>
        <translation>Zusammenfassung „%1“ von „%2“ aufgelöst</translation>
    </message>
    <message>
        <source>The summary was not in the context, so the agent goes on seeing what it sees now.</source>
        <translation>Die Zusammenfassung war nicht im Kontext; der Agent sieht also weiterhin, was er jetzt sieht.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, since another summary there stands for them too.</source>
        <translation>
            <numerusform>%n Nachricht bleibt außerhalb des Kontexts, da eine andere Zusammenfassung dort auch für sie steht.</numerusform>
            <numerusform>%n Nachrichten bleiben außerhalb des Kontexts, da eine andere Zusammenfassung dort auch für sie steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model&apos;s window does not take two of these summaries at level %1. Level 2 sends their beginnings only, and level 3 asks no model.</source>
        <translation>Das Fenster des Modells nimmt auf Stufe %1 keine zwei dieser Zusammenfassungen auf. Stufe 2 sendet nur ihre Anfänge, und Stufe 3 fragt kein Modell.</translation>
    </message>
    <message>
        <source>The summary takes %L1 tokens, and what a model would have been sent for it %L2 only.</source>
        <translation>Die Zusammenfassung braucht %L1 Token, und was einem Modell dafür gesendet worden wäre, nur %L2.</translation>
    </message>
    <message>
        <source>It takes two different summaries or more to put them together.</source>
        <translation>Um Zusammenfassungen zusammenzulegen, braucht es mindestens zwei verschiedene.</translation>
    </message>
    <message>
        <source>Summary “%1” of “%2” written anew</source>
        <translation>Zusammenfassung „%1“ von „%2“ neu geschrieben</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so there is nothing in its place to be summarised anew.</source>
        <translation>Die Zusammenfassung „%1“ steht nicht im Kontext, also gibt es an ihrer Stelle nichts, das neu zusammenzufassen wäre.</translation>
    </message>
    <message>
        <source>Another summary in the context stands for messages of “%1” too. Dissolve one of them, or put them together.</source>
        <translation>Auch eine andere Zusammenfassung im Kontext steht für Nachrichten von „%1“. Lösen Sie eine von beiden auf, oder legen Sie sie zusammen.</translation>
    </message>
    <message>
        <source>The model&apos;s window does not take all that “%1” stands for at level %2. Level 2 sends beginnings only, and level 3 asks no model.</source>
        <translation>Das Fenster des Modells fasst auf Stufe %2 nicht alles, wofür „%1“ steht. Stufe 2 sendet nur Anfänge, und Stufe 3 fragt kein Modell.</translation>
    </message>
    <message>
        <source>The summary “%1” in the context stands for some of the same messages, which the agent would then be told of twice. Dissolve that one first, or remove this one.</source>
        <translation>Die Zusammenfassung „%1“ im Kontext steht für einige derselben Nachrichten, von denen der Agent dann zweimal erführe. Lösen Sie zuerst jene auf, oder entfernen Sie diese.</translation>
    </message>
    <message>
        <source>The summary has a text of its own. Bring it back into the context as it is, and change the text then.</source>
        <translation>Die Zusammenfassung hat einen eigenen Text. Holen Sie sie so, wie sie ist, in den Kontext zurück, und ändern Sie den Text danach.</translation>
    </message>
    <message>
        <source>Summary “%1” of “%2” brought back into the context</source>
        <translation>Zusammenfassung „%1“ von „%2“ in den Kontext zurückgeholt</translation>
    </message>
    <message>
        <source>What it stands for is not in the context, so nothing leaves it for the summary.</source>
        <translation>Wofür sie steht, ist nicht im Kontext, also verlässt ihn für die Zusammenfassung nichts.</translation>
    </message>
    <message>
        <source>The messages on both sides are stored in rows next to each other, and the table has no free row numbers left for those that follow. Insert it at the end.</source>
        <translation>Die Nachrichten auf beiden Seiten stehen in benachbarten Zeilen, und die Tabelle hat keine freien Zeilennummern mehr für die folgenden. Fügen Sie sie am Ende ein.</translation>
    </message>
    <message>
        <source>in rows further on, in the same order, so that the new one stands before them</source>
        <translation>in Zeilen weiter hinten, in derselben Reihenfolge, damit die neue vor ihnen steht</translation>
    </message>
    <message>
        <source>The model&apos;s window does not take the summary “%1” at level %2. Level 2 sends its beginning only, and level 3 asks no model.</source>
        <translation>Das Fenster des Modells fasst die Zusammenfassung „%1“ auf Stufe %2 nicht. Stufe 2 sendet nur ihren Anfang, und Stufe 3 fragt kein Modell.</translation>
    </message>
    <message numerus="yes">
        <source>Between the summaries that “%1” was made of, %n message(s) stand in the context that none of them tells of. They would leave it, and the agent would know nothing of them any more. Dissolve it, and bring those summaries back one by one.</source>
        <translation>
            <numerusform>Zwischen den Zusammenfassungen, aus denen „%1“ entstand, steht %n Nachricht im Kontext, von der keine von ihnen erzählt. Sie würde ihn verlassen, und der Agent wüsste nichts mehr von ihr. Löse sie auf, und hole jene Zusammenfassungen einzeln zurück.</numerusform>
            <numerusform>Zwischen den Zusammenfassungen, aus denen „%1“ entstand, stehen %n Nachrichten im Kontext, von denen keine von ihnen erzählt. Sie würden ihn verlassen, und der Agent wüsste nichts mehr von ihnen. Löse sie auf, und hole jene Zusammenfassungen einzeln zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The figures are by what you chose: %1.</source>
        <translation>Die Zahlen gelten für das, was Sie gewählt haben: %1.</translation>
    </message>
    <message>
        <source>Nothing but this summary shows that %1 wrote the session. Without it the rules of %2 are assumed, unless those of %1 are chosen.</source>
        <translation>Nur diese Zusammenfassung zeigt, dass %1 die Sitzung geschrieben hat. Ohne sie werden die Regeln von %2 angenommen, wenn nicht die von %1 gewählt sind.</translation>
    </message>
    <message>
        <source>mnesis stores no directory of a project.</source>
        <translation>mnesis speichert kein Verzeichnis eines Projekts.</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints, and Stemma keeps them among its own data.</source>
        <translation>mnesis speichert keine Sicherungspunkte, und Stemma hält sie bei seinen eigenen Daten.</translation>
    </message>
    <message>
        <source>The context of the session uses the last position there is (%1), so that nothing can be put before or behind it. Check the session for what is wrong there.</source>
        <translation>Der Kontext der Sitzung benutzt den letzten Platz, den es gibt (%1), sodass davor oder dahinter nichts eingefügt werden kann. Prüfen Sie die Sitzung darauf, was dort nicht stimmt.</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>It is a folder, and a mnesis store is a single SQLite file.</source>
        <translation>Es ist ein Ordner, und ein mnesis-Speicher ist eine einzelne SQLite-Datei.</translation>
    </message>
    <message>
        <source>It does not begin as a SQLite database does.</source>
        <translation>Der Anfang ist nicht der einer SQLite-Datenbank.</translation>
    </message>
    <message>
        <source>The table %1 is missing.</source>
        <translation>Die Tabelle %1 fehlt.</translation>
    </message>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>Die Tabelle %1 hat keine Spalte %2.</translation>
    </message>
    <message>
        <source>Its tables are not those of mnesis.</source>
        <translation>Die Tabellen sind nicht die von mnesis.</translation>
    </message>
    <message>
        <source>The store lacks %1, which every known version of mnesis has; it is opened read-only.</source>
        <translation>Dem Speicher fehlt %1, was jede bekannte Version von mnesis hat; er wird nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>The store has %1, which Stemma does not know; it may come from a newer mnesis and is opened read-only.</source>
        <translation>Der Speicher hat %1, was Stemma nicht kennt; er stammt vielleicht von einem neueren mnesis und wird nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>It has the tables of mnesis with their columns.</source>
        <translation>Es hat die Tabellen von mnesis mit ihren Spalten.</translation>
    </message>
</context>
<context>
    <name>MnesisPart</name>
    <message>
        <source>The part has no &quot;%1&quot;; mnesis leaves it out.</source>
        <translation>Dem Teil fehlt „%1“; mnesis lässt ihn aus.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a text; mnesis leaves the part out.</source>
        <translation>„%1“ des Teils ist kein Text; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a whole number; mnesis leaves the part out.</source>
        <translation>„%1“ des Teils ist keine ganze Zahl; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The tool&apos;s %1 is not a time; mnesis leaves the part out.</source>
        <translation>%1 des Werkzeugs ist keine Zeit; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The tool&apos;s input is not an object; mnesis leaves the part out.</source>
        <translation>Die Eingabe des Werkzeugs ist kein Objekt; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The tool&apos;s status is not an object; mnesis leaves the part out.</source>
        <translation>Der Status des Werkzeugs ist kein Objekt; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The tool&apos;s state &quot;%1&quot; is none of the known ones; mnesis leaves the part out.</source>
        <translation>Der Zustand „%1“ des Werkzeugs ist keiner der bekannten; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The patch&apos;s list of files is not a list of texts; mnesis leaves the part out.</source>
        <translation>Die Dateiliste des Patches ist keine Liste von Texten; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The step&apos;s token usage is not an object; mnesis leaves the part out.</source>
        <translation>Der Tokenverbrauch des Schritts ist kein Objekt; mnesis lässt den Teil aus.</translation>
    </message>
    <message>
        <source>The part is not valid JSON from byte %1 on; mnesis leaves it out.</source>
        <translation>Der Teil ist ab Byte %1 kein gültiges JSON; mnesis lässt ihn aus.</translation>
    </message>
    <message>
        <source>The part is JSON but not an object; mnesis leaves it out.</source>
        <translation>Der Teil ist JSON, aber kein Objekt; mnesis lässt ihn aus.</translation>
    </message>
    <message>
        <source>The part does not say its type; mnesis leaves it out.</source>
        <translation>Der Teil nennt seinen Typ nicht; mnesis lässt ihn aus.</translation>
    </message>
</context>
<context>
    <name>MnesisRepair</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>prompts and answers that came to nothing</source>
        <translation>Eingaben und Antworten, aus denen nichts wurde</translation>
    </message>
    <message>
        <source>What the metadata should have said is lost to mnesis. An undo brings the text back.</source>
        <translation>Was die Metadaten sagen sollten, ist für mnesis verloren. Rückgängigmachen bringt den Text zurück.</translation>
    </message>
    <message>
        <source>No session of the store names a model that could be taken.</source>
        <translation>Keine Sitzung des Speichers nennt ein Modell, das übernommen werden könnte.</translation>
    </message>
    <message>
        <source>Nothing tells which model the session was made for; “%1” is taken from where one is named.</source>
        <translation>Nichts sagt, für welches Modell die Sitzung gemacht wurde; „%1“ wird von dort übernommen, wo eines genannt ist.</translation>
    </message>
    <message>
        <source>A call that is running right now would be marked as failed too. Mend this while no agent is at work on the session.</source>
        <translation>Auch ein Aufruf, der gerade läuft, würde als fehlgeschlagen gekennzeichnet. Beheben Sie das, während kein Agent an der Sitzung arbeitet.</translation>
    </message>
    <message>
        <source>Its content has no call id to change.</source>
        <translation>Der Inhalt hat keine Aufruf-ID, die sich ändern ließe.</translation>
    </message>
    <message>
        <source>The narrower summary leaves the context; the model is sent its words no more.</source>
        <translation>Die engere Zusammenfassung verlässt den Kontext; das Modell bekommt ihre Worte nicht mehr.</translation>
    </message>
    <message>
        <source>for messages that have none</source>
        <translation>für Nachrichten, die keine haben</translation>
    </message>
    <message>
        <source>A session row is made from its messages; its title, prompt and metadata stay lost.</source>
        <translation>Eine Sitzungszeile wird aus ihren Nachrichten gemacht; Titel, System-Prompt und Metadaten bleiben verloren.</translation>
    </message>
    <message>
        <source>the summary&apos;s message</source>
        <translation>die Nachricht der Zusammenfassung</translation>
    </message>
    <message>
        <source>the summary&apos;s node</source>
        <translation>der Knoten der Zusammenfassung</translation>
    </message>
    <message>
        <source>The session has no messages that the summary could stand for.</source>
        <translation>Die Sitzung hat keine Nachrichten, für die die Zusammenfassung stehen könnte.</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
</context>
<context>
    <name>MnesisStore</name>
    <message>
        <source>%1 is not a mnesis store any more: %2 Open it again.</source>
        <translation>%1 ist kein mnesis-Speicher mehr: %2 Bitte erneut öffnen.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Choose one from its list of sessions.</source>
        <translation>%1 hat keine Sitzung %2. Bitte eine aus der Liste der Sitzungen wählen.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id, or open the session and look for the message.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Bitte die ID prüfen oder die Sitzung öffnen und die Nachricht dort suchen.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in %1. Bitte die Sitzung erneut öffnen.</translation>
    </message>
    <message>
        <source>A record of the table %1 has no text of its own; its fields are shown with the details.</source>
        <translation>Ein Datensatz der Tabelle %1 hat keinen eigenen Text; seine Felder stehen bei den Details.</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message>
        <source>%1 said nothing for %2 seconds. Try it again, or give the endpoint a longer timeout.</source>
        <translation>%1 hat %2 Sekunden lang nichts gesagt. Versuchen Sie es noch einmal, oder geben Sie dem Endpunkt eine längere Frist.</translation>
    </message>
    <message>
        <source>The answer of %1 did not come to an end within %2 seconds. Try a smaller model, or give the endpoint a longer timeout.</source>
        <translation>Die Antwort von %1 kam in %2 Sekunden zu keinem Ende. Versuchen Sie ein kleineres Modell, oder geben Sie dem Endpunkt eine längere Frist.</translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, which is no summary, and was cut off. Check the endpoint&apos;s address.</source>
        <translation>%1 hat mehr als %2 MiB gesendet, was keine Zusammenfassung ist, und wurde abgebrochen. Prüfen Sie die Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>%1 passes requests on to %2, and nothing was sent there. If that is right, change the endpoint&apos;s address.</source>
        <translation>%1 verweist auf %2, und dorthin wurde nichts gesendet. Wenn das richtig ist, ändern Sie die Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>%1 wants a key. Give the endpoint one.</source>
        <translation>%1 verlangt einen Schlüssel. Geben Sie dem Endpunkt einen.</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check it, and what it is allowed.</source>
        <translation>%1 nimmt den Schlüssel nicht an. Prüfen Sie ihn, und was er darf.</translation>
    </message>
    <message>
        <source>%1 has no model “%2”, or another address for it. Check both.</source>
        <translation>%1 hat kein Modell „%2“, oder eine andere Adresse dafür. Prüfen Sie beides.</translation>
    </message>
    <message>
        <source>The request is too long for %1. Summarise fewer messages, or use another model.</source>
        <translation>Die Anfrage ist zu lang für %1. Fassen Sie weniger Nachrichten zusammen, oder nehmen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>What is paid for at %1 is used up. See your account there.</source>
        <translation>Was bei %1 bezahlt ist, ist verbraucht. Sehen Sie dort in Ihrem Konto nach.</translation>
    </message>
    <message>
        <source>%1 takes no more requests for now. Try it again in some minutes.</source>
        <translation>%1 nimmt vorerst keine Anfragen mehr an. Versuchen Sie es in einigen Minuten noch einmal.</translation>
    </message>
    <message>
        <source>%1 has a fault of its own at the moment. Try it again in some minutes.</source>
        <translation>%1 hat im Augenblick selbst eine Störung. Versuchen Sie es in einigen Minuten noch einmal.</translation>
    </message>
    <message>
        <source>%1 does not take the request as it is. Check the endpoint&apos;s kind and its model.</source>
        <translation>%1 nimmt die Anfrage so nicht an. Prüfen Sie die Art des Endpunkts und sein Modell.</translation>
    </message>
    <message>
        <source>Nothing answers at %1. Start the server there, or check the endpoint&apos;s address.</source>
        <translation>Bei %1 antwortet nichts. Starten Sie dort den Server, oder prüfen Sie die Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>There is no machine %1 that can be reached. Check the endpoint&apos;s address and the network.</source>
        <translation>Ein Rechner %1 ist nicht zu erreichen. Prüfen Sie die Adresse des Endpunkts und das Netz.</translation>
    </message>
    <message>
        <source>It is not certain that %1 is who it says it is, so nothing was sent. Check its certificate.</source>
        <translation>Es ist nicht sicher, dass %1 ist, wofür es sich ausgibt; darum wurde nichts gesendet. Prüfen Sie das Zertifikat.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the request pass. Check it.</source>
        <translation>Der Proxy auf dem Weg zu %1 lässt die Anfrage nicht durch. Prüfen Sie ihn.</translation>
    </message>
    <message>
        <source>The connection to %1 broke off before the answer was whole. Try it again.</source>
        <translation>Die Verbindung zu %1 brach ab, bevor die Antwort vollständig war. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The answer of %1 cannot be understood. Check the endpoint&apos;s kind and address.</source>
        <translation>Die Antwort von %1 ist nicht zu verstehen. Prüfen Sie Art und Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>%1 has too much to do at the moment. Try it again in some minutes.</source>
        <translation>%1 hat im Augenblick zu viel zu tun. Versuchen Sie es in einigen Minuten noch einmal.</translation>
    </message>
    <message>
        <source>%1 could not carry out the request. Check the endpoint&apos;s kind and its model.</source>
        <translation>%1 konnte die Anfrage nicht ausführen. Prüfen Sie die Art des Endpunkts und sein Modell.</translation>
    </message>
    <message>
        <source>The model of %1 declines to summarise this. Try another model, or write the summary yourself.</source>
        <translation>Das Modell von %1 lehnt es ab, dies zusammenzufassen. Versuchen Sie ein anderes, oder schreiben Sie die Zusammenfassung selbst.</translation>
    </message>
    <message>
        <source>%1 (Asked %2 times.)</source>
        <translation>%1 (%2-mal gefragt.)</translation>
    </message>
    <message>
        <source>%1 wants to be asked again in %2 minutes at the earliest. Try it again then.</source>
        <translation>%1 will frühestens in %2 Minuten wieder gefragt werden. Versuchen Sie es dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is no address of a model. It begins with https:// or, on this machine, http://.</source>
        <translation>„%1“ ist keine Adresse eines Modells. Sie beginnt mit https:// oder, auf diesem Rechner, mit http://.</translation>
    </message>
    <message>
        <source>The address of %1 holds a password, which would be kept and shown with it. Leave it out, and give the key as such.</source>
        <translation>Die Adresse von %1 enthält ein Passwort, das mit ihr gespeichert und gezeigt würde. Lassen Sie es weg, und geben Sie den Schlüssel für sich an.</translation>
    </message>
    <message>
        <source>The address of %1 has a part behind “?” or “#”, which might hold a key. Leave it out.</source>
        <translation>Die Adresse von %1 hat einen Teil hinter „?“ oder „#“, der einen Schlüssel enthalten könnte. Lassen Sie ihn weg.</translation>
    </message>
    <message>
        <source>It is not said which model of %1 is to be asked. Name one.</source>
        <translation>Es ist nicht gesagt, welches Modell von %1 gefragt werden soll. Nennen Sie eines.</translation>
    </message>
    <message>
        <source>The key for %1 holds blanks, line ends or characters that no key has. Copy it again.</source>
        <translation>Der Schlüssel für %1 enthält Leerzeichen, Zeilenenden oder Zeichen, die kein Schlüssel hat. Kopieren Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The key would go to %1 unencrypted, where others could read it. Use https://, or an endpoint that wants no key.</source>
        <translation>Der Schlüssel ginge unverschlüsselt an %1, und andere könnten ihn lesen. Nehmen Sie https:// oder einen Endpunkt, der keinen Schlüssel verlangt.</translation>
    </message>
    <message>
        <source>“%1” is no address of a proxy. It begins with http:// or socks5://.</source>
        <translation>„%1“ ist keine Adresse eines Proxys. Sie beginnt mit http:// oder socks5://.</translation>
    </message>
    <message>
        <source>The address of the proxy %1 holds a password, which would be kept and shown with it. Leave it out, or let the system name the proxy.</source>
        <translation>Die Adresse des Proxys %1 enthält ein Passwort, das mit ihr aufbewahrt und gezeigt würde. Lass es weg, oder lass das System den Proxy nennen.</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 was cut off where it reached its largest size, so the summary has no end. Try level 2, or fewer messages.</source>
        <translation>Die Antwort von %1 wurde bei ihrer größten Länge abgeschnitten; der Zusammenfassung fehlt das Ende. Versuchen Sie Stufe 2, oder weniger Nachrichten.</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try it again, or another model.</source>
        <translation>Die Antwort von %1 ist leer. Versuchen Sie es noch einmal, oder mit einem anderen Modell.</translation>
    </message>
</context>
<context>
    <name>Unrepairable</name>
    <message>
        <source>Where the broken text ends cannot be told, and what stands behind it would be lost for good. Put a copy of the file back, or mend the text by hand.</source>
        <translation>Wo der kaputte Text endet, lässt sich nicht sagen, und was dahinter steht, ginge für immer verloren. Legen Sie eine Kopie der Datei zurück oder richten Sie den Text von Hand.</translation>
    </message>
    <message>
        <source>Its program may still be writing it, and what is missing is stored nowhere.</source>
        <translation>Ihr Programm schreibt sie vielleicht noch, und was fehlt, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>For some providers nothing is wrong; an id of its own would have to be made up.</source>
        <translation>Für manche Anbieter ist nichts falsch; eine eigene Kennung müsste erfunden werden.</translation>
    </message>
    <message>
        <source>Whether the role is wrong or what stands beside it cannot be told.</source>
        <translation>Ob die Rolle falsch ist oder was daneben steht, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The prompt is stored nowhere. Insert one, or remove what stands before the first prompt.</source>
        <translation>Die Eingabe ist nirgends gespeichert. Fügen Sie eine ein, oder entfernen Sie, was vor der ersten Eingabe steht.</translation>
    </message>
    <message>
        <source>Which characters were meant is stored nowhere, and others would make a signature over them invalid too.</source>
        <translation>Welche Zeichen gemeint waren, ist nirgends gespeichert, und andere machten eine Signatur darüber ebenso ungültig.</translation>
    </message>
    <message>
        <source>What arguments the model gave is stored nowhere any more.</source>
        <translation>Welche Argumente das Modell gab, ist nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>Whether the answer was lost or never came cannot be told. Remove the message if it is not wanted.</source>
        <translation>Ob die Antwort verloren ging oder nie kam, lässt sich nicht sagen. Entfernen Sie die Nachricht, wenn sie nicht gewünscht ist.</translation>
    </message>
    <message>
        <source>Nothing is damaged, and whether the message is still wanted cannot be told. Remove it if it is not.</source>
        <translation>Nichts ist beschädigt, und ob die Nachricht noch gewünscht ist, lässt sich nicht sagen. Entfernen Sie sie, wenn nicht.</translation>
    </message>
    <message>
        <source>The text that was signed is stored nowhere any more. The block can be removed.</source>
        <translation>Der Text, der signiert wurde, ist nirgends mehr gespeichert. Der Block kann entfernt werden.</translation>
    </message>
    <message>
        <source>What the provider would need is stored nowhere any more.</source>
        <translation>Was der Anbieter bräuchte, ist nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>What it stands for is stored nowhere.</source>
        <translation>Wofür sie steht, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Which message it belonged to cannot be told.</source>
        <translation>Zu welcher Nachricht er gehörte, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The messages are stored nowhere any more.</source>
        <translation>Die Nachrichten sind nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>What was not recorded is stored nowhere.</source>
        <translation>Was nicht aufgezeichnet wurde, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Whether the sections belong together, or one is to replace the other, cannot be told.</source>
        <translation>Ob die Abschnitte zusammengehören oder einer den anderen ersetzen soll, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The file stands beside the store, and may hold what the store lost. Look at it before you delete it.</source>
        <translation>Die Datei liegt neben dem Speicher und kann enthalten, was dieser verlor. Sehen Sie sie an, bevor Sie sie löschen.</translation>
    </message>
    <message>
        <source>The rest of the record is stored nowhere.</source>
        <translation>Der Rest des Eintrags ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>What record it was cannot be told.</source>
        <translation>Was für ein Eintrag es war, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Dumps and exports are only read. Make it again from the database.</source>
        <translation>Abzüge und Exporte werden nur gelesen. Erstellen Sie ihn neu aus der Datenbank.</translation>
    </message>
    <message>
        <source>Which conversation it belongs to is stored nowhere.</source>
        <translation>Zu welchem Gespräch sie gehört, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Which value was meant is stored nowhere.</source>
        <translation>Welcher Wert gemeint war, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Which of both traces is the message&apos;s cannot be told.</source>
        <translation>Welche der beiden Spuren zur Nachricht gehört, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Whether it is in seconds, or really so old, cannot be told for certain.</source>
        <translation>Ob es Sekunden sind oder es wirklich so alt ist, lässt sich nicht sicher sagen.</translation>
    </message>
    <message>
        <source>Which of both came first is told by their order only, and another time would be made up.</source>
        <translation>Was von beidem zuerst kam, sagt nur die Reihenfolge, und eine andere Zeit wäre erfunden.</translation>
    </message>
    <message>
        <source>The other half is stored nowhere.</source>
        <translation>Die andere Hälfte ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The title before is stored nowhere.</source>
        <translation>Der Titel davor ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>What reached the memory of the agent is not in the store, and no change here takes it back.</source>
        <translation>Was ins Gedächtnis des Agenten kam, steht nicht im Speicher, und keine Änderung hier nimmt es zurück.</translation>
    </message>
    <message>
        <source>The calls are stored nowhere, so that the right totals cannot be worked out.</source>
        <translation>Die Aufrufe sind nirgends gespeichert, die richtigen Summen lassen sich also nicht ausrechnen.</translation>
    </message>
    <message>
        <source>What cannot be read is not changed. See to the permissions of the file, or to the disk.</source>
        <translation>Was nicht zu lesen ist, wird nicht geändert. Sehen Sie nach den Rechten der Datei oder nach dem Datenträger.</translation>
    </message>
    <message>
        <source>The folder&apos;s permissions are for its owner to change.</source>
        <translation>Die Rechte des Ordners ändert sein Eigentümer.</translation>
    </message>
    <message>
        <source>Which of the parents is wrong cannot be told.</source>
        <translation>Welcher der Vorgänger falsch ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Spelled otherwise, the entry may change its place among the branches, and which one was meant cannot be told.</source>
        <translation>Anders geschrieben kann der Eintrag seinen Platz unter den Zweigen wechseln, und welcher gemeint war, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Others may know the file by its name. Give it a UUID for a name if the library is to list it.</source>
        <translation>Andere können die Datei unter ihrem Namen kennen. Geben Sie ihr eine UUID als Namen, wenn die Bibliothek sie auflisten soll.</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry does belong to a side chain.</source>
        <translation>Nichts ist beschädigt: Der Eintrag gehört zu einer Nebenkette.</translation>
    </message>
    <message>
        <source>It does no harm where it stands, and what it should say is stored nowhere.</source>
        <translation>Sie schadet nicht, wo sie steht, und was sie sagen sollte, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The prompt before it is stored nowhere. Insert one, or remove the answer.</source>
        <translation>Die Eingabe davor ist nirgends gespeichert. Fügen Sie eine ein oder entfernen Sie die Antwort.</translation>
    </message>
    <message>
        <source>Whether the call or the result stands in the wrong place cannot be told.</source>
        <translation>Ob der Aufruf oder das Ergebnis am falschen Platz steht, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Whether it was rewound, or asked a second time, cannot be told.</source>
        <translation>Ob zurückgespult oder ein zweites Mal gefragt wurde, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The file is as it should be. Use another version of the library.</source>
        <translation>Die Datei ist, wie sie sein soll. Nehmen Sie eine andere Version der Bibliothek.</translation>
    </message>
    <message>
        <source>The artifact is stored nowhere in the project&apos;s folder.</source>
        <translation>Das Artefakt ist nirgends im Ordner des Projekts gespeichert.</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>Das Ergebnis wurde nie geschrieben.</translation>
    </message>
    <message>
        <source>Which calls are missing, or were counted twice, is stored nowhere.</source>
        <translation>Welche Aufrufe fehlen oder doppelt gezählt wurden, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>To which of both sessions a line belongs that follows one of the other cannot be told.</source>
        <translation>Zu welcher der beiden Sitzungen eine Zeile gehört, die auf eine der anderen folgt, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Where the broken list ends cannot be told, and what stands behind it would be lost for good. Put a copy of the store back.</source>
        <translation>Wo die kaputte Liste endet, lässt sich nicht sagen, und was dahinter steht, ginge für immer verloren. Legen Sie eine Kopie des Speichers zurück.</translation>
    </message>
    <message>
        <source>Which tags there were is stored nowhere.</source>
        <translation>Welche Schlagwörter es waren, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>What the metadata were is stored nowhere.</source>
        <translation>Was die Metadaten waren, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Which of both titles is wanted cannot be told. Rename the session.</source>
        <translation>Welcher der beiden Titel gewünscht ist, lässt sich nicht sagen. Benennen Sie die Sitzung um.</translation>
    </message>
    <message>
        <source>The message behind which it stood is stored nowhere any more.</source>
        <translation>Die Nachricht, hinter der er stand, ist nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>An index holds no data of its own, and building it could not be taken back. “REINDEX” of the program sqlite3 builds it anew.</source>
        <translation>Ein Index enthält keine eigenen Daten, und ihn zu bauen ließe sich nicht zurücknehmen. „REINDEX“ des Programms sqlite3 baut ihn neu.</translation>
    </message>
    <message>
        <source>All data is there. “VACUUM” of the program sqlite3 gives the space back.</source>
        <translation>Alle Daten sind da. „VACUUM“ des Programms sqlite3 gibt den Platz zurück.</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis changes the layout by itself.</source>
        <translation>Nichts ist falsch: Ein neueres mnesis ändert den Aufbau von selbst.</translation>
    </message>
    <message>
        <source>What it held is stored nowhere, and the layout of the file is mnesis&apos;s own to make.</source>
        <translation>Was es enthielt, ist nirgends gespeichert, und den Aufbau der Datei macht mnesis selbst.</translation>
    </message>
    <message>
        <source>Whether the row is wrong, or the one is missing that it refers to, cannot be told.</source>
        <translation>Ob die Zeile falsch ist oder die fehlt, auf die sie verweist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Which of both it was is stored nowhere.</source>
        <translation>Was von beidem es war, ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The summary that it was made from is stored nowhere any more.</source>
        <translation>Die Zusammenfassung, aus der sie gemacht wurde, ist nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>Which of the summaries was made from the other cannot be told.</source>
        <translation>Welche der Zusammenfassungen aus der anderen gemacht wurde, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Where the span began or ended is stored nowhere any more.</source>
        <translation>Wo der Bereich begann oder endete, ist nirgends mehr gespeichert.</translation>
    </message>
    <message>
        <source>No repair is known for this problem.</source>
        <translation>Für dieses Problem ist keine Reparatur bekannt.</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>Reparieren Sie die aufgeführten Probleme, und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>The repair that is known of such problems does not fit this one.</source>
        <translation>Die Reparatur, die es für solche Probleme gibt, passt hier nicht.</translation>
    </message>
    <message>
        <source>The session it was forked from lacks some of these entries, or what they follow, so what the fork was to hold cannot be told. Leave out by hand what does not belong there.</source>
        <translation>In der Sitzung, von der abgezweigt wurde, fehlen einige dieser Einträge oder das, worauf sie folgen; daher lässt sich nicht sagen, was die Abzweigung enthalten sollte. Entfernen Sie von Hand, was nicht hineingehört.</translation>
    </message>
    <message>
        <source>In the session it was forked from, several entries have one id, so which of them was copied cannot be told. Leave out by hand what does not belong there.</source>
        <translation>In der Sitzung, von der abgezweigt wurde, haben mehrere Einträge dieselbe Kennung; daher lässt sich nicht sagen, welcher kopiert wurde. Entfernen Sie von Hand, was nicht hineingehört.</translation>
    </message>
    <message>
        <source>The times in the session it was forked from do not tell which of its branches the fork was to go on with. Fork the branch that you want again.</source>
        <translation>Die Zeiten in der Sitzung, von der abgezweigt wurde, verraten nicht, mit welchem ihrer Zweige die Abzweigung weitergehen sollte. Zweigen Sie den gewünschten Zweig noch einmal ab.</translation>
    </message>
    <message>
        <source>What should stand there is stored nowhere else. If a later release wrote the session, only that one reads it.</source>
        <translation>Was dort stehen sollte, ist nirgends sonst gespeichert. Hat eine spätere Ausgabe die Sitzung geschrieben, liest nur sie diese.</translation>
    </message>
    <message>
        <source>Which role was meant is stored nowhere. Remove the message if it is not wanted.</source>
        <translation>Welche Rolle gemeint war, ist nirgends gespeichert. Entfernen Sie die Nachricht, wenn sie nicht gewünscht ist.</translation>
    </message>
    <message>
        <source>Which of both is right cannot be told from what is stored. To go on from the other one, fork the session before the call that waits.</source>
        <translation>Welche von beiden richtig ist, lässt sich aus dem Gespeicherten nicht sagen. Um von der anderen aus weiterzumachen, zweigen Sie die Sitzung vor dem wartenden Aufruf ab.</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>%1 becomes far larger than a session when it is unpacked, and may have been made to fill the disk. Unpack it yourself if you trust it, then open what was in it.</source>
        <translation>%1 wird beim Entpacken viel größer als eine Sitzung und soll vielleicht den Datenträger füllen. Wenn Sie der Datei trauen, entpacken Sie sie selbst und öffnen Sie dann den Inhalt.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Make room there, or set TMPDIR to a folder that has it.</source>
        <translation>%1 lässt sich nicht nach %2 entpacken: %3. Bitte dort Platz schaffen oder TMPDIR auf einen Ordner setzen, der ihn hat.</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked beyond byte %2. Get the file once more.</source>
        <translation>%1 ist beschädigt: hinter Byte %2 lässt sich nichts entpacken. Bitte die Datei noch einmal besorgen.</translation>
    </message>
    <message>
        <source>%1 is not whole: it ends in the middle of what was packed. Get the file once more.</source>
        <translation>%1 ist unvollständig: die Datei endet mitten im Gepackten. Bitte die Datei noch einmal besorgen.</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which cannot be unpacked here. Unpack it yourself, then open what was in it.</source>
        <translation>%1 ist mit %2 gepackt und lässt sich hier nicht entpacken. Bitte selbst entpacken und dann den Inhalt öffnen.</translation>
    </message>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>Die Datei ist gepackt. Zum Ändern bitte entpacken.</translation>
    </message>
    <message>
        <source>There is no place to unpack %1: %2. Set TMPDIR to a folder that can be written to.</source>
        <translation>Zum Entpacken von %1 ist kein Ort da: %2. Bitte TMPDIR auf einen beschreibbaren Ordner setzen.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Make room for it, or set TMPDIR to a folder that has it.</source>
        <translation>%1 lässt sich nicht entpacken: %2. Bitte Platz schaffen oder TMPDIR auf einen Ordner setzen, der ihn hat.</translation>
    </message>
</context>
<context>
    <name>PlanWords</name>
    <message>
        <source>Title of “%1” taken away</source>
        <translation>Titel von „%1“ entfernt</translation>
    </message>
    <message>
        <source>Rename of “%1” to “%2”</source>
        <translation>Umbenennung von „%1“ in „%2“</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>%1 lässt sich nicht öffnen: der Qt-Treiber für PostgreSQL fehlt. Bitte installieren (unter Debian libqt6sql6-psql) und erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2. Check user and password, then connect again.</source>
        <translation>%1 wurde nicht geöffnet: %2. Bitte Benutzer und Passwort prüfen und erneut verbinden.</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>%1 ist nicht erreichbar: %2. Bitte prüfen, ob die Adresse stimmt und der Server läuft, und erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may hold the tables; try again later.</source>
        <translation>%1 antwortete nicht rechtzeitig: %2. Vielleicht hält ein anderes Programm die Tabellen; bitte später erneut versuchen.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. It is made again at the next try; what was read stays.</source>
        <translation>Die Verbindung zu %1 ging verloren: %2. Beim nächsten Versuch wird sie neu hergestellt; Gelesenes bleibt.</translation>
    </message>
    <message>
        <source>This user may not read %1: %2. Ask for the right to read, or connect as another user.</source>
        <translation>Dieser Benutzer darf %1 nicht lesen: %2. Bitte um das Leserecht bitten oder als anderer Benutzer verbinden.</translation>
    </message>
    <message>
        <source>%1 has other tables than Stemma knows: %2. Check the schema, or whether it was just changed.</source>
        <translation>%1 hat andere Tabellen, als Stemma kennt: %2. Bitte das Schema prüfen oder ob es gerade geändert wurde.</translation>
    </message>
    <message>
        <source>%1 is read only: %2.</source>
        <translation>%1 ist nur lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 could not answer: %2. Look into the server&apos;s log.</source>
        <translation>%1 konnte nicht antworten: %2. Näheres steht im Protokoll des Servers.</translation>
    </message>
    <message>
        <source>This user lacks a right on the server for this: TEMPORARY on the database, since several changes are tried out on copies of the rows first. Ask for it, or make the changes one by one.</source>
        <translation>Diesem Benutzer fehlt auf dem Server ein Recht dafür: TEMPORARY für die Datenbank, denn mehrere Änderungen werden zuerst an Kopien der Zeilen ausprobiert. Bitten Sie darum, oder machen Sie die Änderungen einzeln.</translation>
    </message>
    <message numerus="yes">
        <source>What the changes are about is too large to be copied within %n second(s), which is needed to try them out. Make them one by one, or give the server more time: statement_timeout=SECONDS in its address.</source>
        <translation>
            <numerusform>Worum es bei den Änderungen geht, ist zu groß, um innerhalb von %n Sekunde kopiert zu werden; das ist nötig, um sie auszuprobieren. Machen Sie sie einzeln, oder geben Sie dem Server mehr Zeit: statement_timeout=SECONDS in seiner Adresse.</numerusform>
            <numerusform>Worum es bei den Änderungen geht, ist zu groß, um innerhalb von %n Sekunden kopiert zu werden; das ist nötig, um sie auszuprobieren. Machen Sie sie einzeln, oder geben Sie dem Server mehr Zeit: statement_timeout=SECONDS in seiner Adresse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>%1 wurde nicht geändert: Ein anderes Programm hat im selben Augenblick dieselben Zeilen geändert. Bitte die Änderung neu planen.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program holds the rows. Try again when it is done.</source>
        <translation>%1 wurde nicht geändert: Ein anderes Programm hält die Zeilen. Bitte noch einmal versuchen, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>%1 was not changed: this user may only read it, or part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>%1 wurde nicht geändert: Dieser Benutzer darf es nur lesen, oder einen Teil davon. Bitte um das Recht zum Ändern bitten oder sich als anderer Benutzer verbinden.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is a copy that can only be read, or was set to be read only. Connect to the server that is written to.</source>
        <translation>%1 wurde nicht geändert: Der Server ist eine Kopie, die nur gelesen werden kann, oder auf Nur-Lesen gestellt. Bitte mit dem Server verbinden, auf den geschrieben wird.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>%1 wurde nicht geändert: Die Platte des Servers ist voll.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would break a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 wurde nicht geändert: Das Ergebnis bräche eine Regel seiner Tabellen. Der Speicher kann sich inzwischen geändert haben; planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” is another one by now (%4). Plan the change again, or take back first what was done there.</source>
        <translation>%1 wurde nicht geändert: Die Zeile „%2“ seiner Tabelle „%3“ ist inzwischen eine andere (%4). Bitte die Änderung neu planen oder zuerst zurücknehmen, was dort geschah.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has other columns than before. Open the store again, and plan the change anew.</source>
        <translation>%1 wurde nicht geändert: Die Tabelle „%2“ hat andere Spalten als vorher. Bitte den Speicher neu öffnen und die Änderung neu planen.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be taken back exactly.</source>
        <translation>%1 wurde nicht geändert: Die Tabelle „%2“ hat Trigger, Regeln oder berechnete Spalten, sodass die Änderung nicht genau zurückgenommen werden könnte.</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 ist „%2“ statt „%3“</translation>
    </message>
    <message>
        <source>it was changed in another place</source>
        <translation>sie wurde an anderer Stelle geändert</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>sie wurde entfernt</translation>
    </message>
    <message>
        <source>it could not be written</source>
        <translation>sie ließ sich nicht schreiben</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so that more may go with a row than can be told.</source>
        <translation>%1 wurde nicht geändert: Die Tabelle %2 verweist auf mehrere Spalten von „%3“, sodass mit einer Zeile mehr verschwinden kann, als sich sagen lässt.</translation>
    </message>
    <message>
        <source>rows of the table %1 belong to it now</source>
        <translation>Zeilen der Tabelle %1 gehören inzwischen zu ihr</translation>
    </message>
    <message>
        <source>The connection to %1 was lost while the change was being made, so that it is not known whether it was. Stemma finds out before the next change there.</source>
        <translation>Die Verbindung zu %1 ging verloren, während die Änderung ausgeführt wurde; ob sie ausgeführt wurde, ist nicht bekannt. Stemma stellt es vor der nächsten Änderung dort fest.</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection to it was lost. Try again.</source>
        <translation>%1 wurde nicht geändert: Die Verbindung ging verloren. Bitte noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is none of the stores that Stemma knows. %2</source>
        <translation>%1 ist keiner der Speicher, die Stemma kennt. %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>It has no stores on servers.</source>
        <translation>Dieses Format kennt keine Speicher auf Servern.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 stays as it is.</source>
        <comment>a place</comment>
        <translation>%1 bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2</source>
        <comment>a place; why</comment>
        <translation>%1 bleibt, wie es ist: %2</translation>
    </message>
    <message>
        <source>This cannot be mended. %1</source>
        <translation>Das lässt sich nicht beheben. %1</translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation>Nichts zu beheben</translation>
    </message>
    <message numerus="yes">
        <source>Repair of %n problem(s)</source>
        <translation>
            <numerusform>Reparatur von %n Problem</numerusform>
            <numerusform>Reparatur von %n Problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair of %n problem(s) of a session</source>
        <translation>
            <numerusform>Behebung eines Problems einer Sitzung</numerusform>
            <numerusform>Behebung von %n Problemen einer Sitzung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new check finds %n of these problem(s) no more.</source>
        <translation>
            <numerusform>Eine neue Prüfung findet %n dieser Probleme nicht mehr.</numerusform>
            <numerusform>Eine neue Prüfung findet %n dieser Probleme nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be mended.</source>
        <translation>
            <numerusform>%1 von %n Problem lässt sich beheben.</numerusform>
            <numerusform>%1 von %n Problemen lassen sich beheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found that can be mended.</source>
        <translation>Es wurde nichts gefunden, das sich beheben lässt.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The folder %1 for the sample session cannot be made.</source>
        <translation>Der Ordner %1 für die Beispielsitzung lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>Die Beispielsitzung %1 lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The address of the server cannot be understood: %1. It is written like postgresql://user@host:5432/database.</source>
        <translation>Die Adresse des Servers ist nicht zu verstehen: %1. Sie wird geschrieben wie postgresql://benutzer@rechner:5432/datenbank.</translation>
    </message>
    <message>
        <source>the port is no number from 1 to 65535</source>
        <translation>der Port ist keine Zahl von 1 bis 65535</translation>
    </message>
    <message>
        <source>a parameter has a character that is not possible there</source>
        <translation>ein Parameter hat ein Zeichen, das dort nicht stehen kann</translation>
    </message>
    <message>
        <source>the password of a key may not stand in it</source>
        <translation>das Passwort eines Schlüssels darf nicht darin stehen</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>sie nennt mehr als einen Rechner</translation>
    </message>
    <message>
        <source>the name of the service is not possible</source>
        <translation>der Name des Dienstes ist nicht möglich</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>ein Parameter hat keinen Wert</translation>
    </message>
    <message>
        <source>it has a character that is not possible there</source>
        <translation>sie hat ein Zeichen, das dort nicht stehen kann</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma does not change stores of the format %1.</source>
        <translation>Stemma ändert keine Speicher des Formats %1.</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>%1, where Stemma keeps what is its own, cannot be written. Check the permissions of its folder and the room on the disk.</source>
        <translation>%1, wo Stemma seine eigenen Daten ablegt, kann nicht geschrieben werden. Prüfen Sie die Rechte des Ordners und den Platz auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Put it back, or open another store.</source>
        <translation>Die Datei %1 ist nicht mehr da. Bitte zurücklegen oder einen anderen Speicher öffnen.</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>Der Datensatz ist nicht mehr in %1.</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when that program is done, or close it.</source>
        <translation>%1 ist von einem anderen Programm gesperrt, das gerade hineinschreibt. Bitte erneut versuchen, wenn es fertig ist, oder es schließen.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>%1 ist keine SQLite-Datenbank, oder ihr Anfang ist beschädigt oder verschlüsselt. Bitte eine andere Datei oder eine Sicherungskopie wählen.</translation>
    </message>
    <message>
        <source>%1 may not be read by this user. Change its permissions, or open a copy of it.</source>
        <translation>%1 darf von diesem Benutzer nicht gelesen werden. Bitte die Rechte ändern oder eine Kopie öffnen.</translation>
    </message>
    <message>
        <source>%1 could not be opened. Check that the file still exists and that it and its folder may be read.</source>
        <translation>%1 ließ sich nicht öffnen. Bitte prüfen, ob die Datei noch da ist und ob sie und ihr Ordner lesbar sind.</translation>
    </message>
    <message>
        <source>%1 could not be read: the disk or the network reports an error. Check the medium, then open it again.</source>
        <translation>%1 ließ sich nicht lesen: Datenträger oder Netz melden einen Fehler. Bitte das Medium prüfen und dann erneut öffnen.</translation>
    </message>
    <message>
        <source>%1 could not be read because the disk for temporary files is full. Free some space.</source>
        <translation>%1 ließ sich nicht lesen, weil der Datenträger für temporäre Dateien voll ist. Bitte Platz schaffen.</translation>
    </message>
    <message>
        <source>%1 holds a record that is too large for the memory there is.</source>
        <translation>%1 enthält einen Datensatz, der für den vorhandenen Arbeitsspeicher zu groß ist.</translation>
    </message>
    <message>
        <source>%1 could not be read as expected: its tables are built differently from what this format has. The log holds the details.</source>
        <translation>%1 ließ sich nicht wie erwartet lesen: Die Tabellen sind anders aufgebaut als in diesem Format. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save what is left, work on a copy with sqlite3&apos;s &quot;.recover&quot; command.</source>
        <translation>%1 ist beschädigt: ein Teil der Datenbank ist nicht lesbar. Um zu retten, was übrig ist, hilft an einer Kopie der Befehl „.recover“ von sqlite3.</translation>
    </message>
    <message>
        <source>%1 holds something that SQLite cannot work with as expected. The log holds the details; check the store for what is wrong in it.</source>
        <translation>%1 enthält etwas, mit dem SQLite nicht wie erwartet umgehen kann. Einzelheiten stehen im Protokoll; prüfen Sie den Speicher auf das, was darin nicht stimmt.</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly by another program and can only be read from a private copy, which could not be made in %2. Free some space there, or set TMPDIR to another place.</source>
        <translation>%1 wurde von einem anderen Programm nicht ordentlich geschlossen und ist nur aus einer eigenen Kopie lesbar, die sich in %2 nicht anlegen ließ. Bitte dort Platz schaffen oder TMPDIR auf einen anderen Ort setzen.</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 wurde nicht geändert: Ein anderes Programm schreibt gerade hinein. Versuchen Sie es erneut, wenn es fertig ist, oder schließen Sie es.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: this user may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>%1 kann nicht geändert werden: Dieser Benutzer darf die Datei oder ihren Ordner nicht beschreiben. Ändern Sie die Rechte oder arbeiten Sie an einer Kopie.</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>%1 wurde nicht geändert: Der Datenträger ist voll. Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would break a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 wurde nicht geändert: Das Ergebnis bräche eine Regel seiner Tabellen. Der Speicher kann sich inzwischen geändert haben; planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>The file %1 is gone. Put it back, or open another store.</source>
        <translation>Die Datei %1 ist verschwunden. Legen Sie sie zurück oder öffnen Sie einen anderen Speicher.</translation>
    </message>
    <message>
        <source>%1 was not changed: it is not as it was when the change was planned. Plan it again.</source>
        <translation>%1 wurde nicht geändert: Der Speicher ist nicht mehr, wie er bei der Planung war. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be taken back exactly.</source>
        <translation>%1 wurde nicht geändert: Seine Tabelle „%2“ hat Trigger, berechnete Spalten oder keine Zeilennummern; die Änderung ließe sich nicht genau zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to what would go. Another program may have continued the session meanwhile.</source>
        <translation>%1 wurde nicht geändert: Andere Datensätze verweisen auf das, was entfiele. Ein anderes Programm kann die Sitzung inzwischen fortgesetzt haben.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>%1 wurde nicht geändert: Seine Tabelle „%2“ wurde seither umgebaut.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was written anew since. Undo what was done there first, or leave it as it is.</source>
        <translation>%1 wurde nicht geändert: Zeile %2 seiner Tabelle „%3“ wurde seither neu geschrieben. Nehmen Sie zuerst das zurück, oder lassen Sie es, wie es ist.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. Undo what was done there first, or leave it as it is.</source>
        <translation>%1 wurde nicht geändert: Zeile %2 seiner Tabelle „%3“ wurde seither geändert oder entfernt. Nehmen Sie zuerst das zurück, oder lassen Sie es, wie es ist.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, and that one was changed or removed since. Undo what was done there first, or make the change anew.</source>
        <translation>%1 wurde nicht geändert: Zeile %2 der Tabelle „%3“ war eine Kopie von Zeile %4, und diese wurde seither geändert oder entfernt. Machen Sie zuerst rückgängig, was dort geschah, oder nehmen Sie die Änderung neu vor.</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is no number that could become another one. Let the store be repaired first.</source>
        <translation>%1 wurde nicht geändert: In Zeile %2 der Tabelle „%3“ steht in „%4“ keine Zahl, aus der eine andere werden könnte. Lassen Sie den Speicher zuerst reparieren.</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>Es gibt keine Datei %1. Bitte den Namen prüfen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>%1 may not be read by this user. Change its permissions or those of its folder, or open a copy of it.</source>
        <translation>%1 darf von diesem Benutzer nicht gelesen werden. Bitte die Rechte der Datei oder ihres Ordners ändern oder eine Kopie öffnen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the medium, then try again.</source>
        <translation>%1 ist nicht lesbar: %2. Bitte das Medium prüfen und dann erneut versuchen.</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>Die Datei %1 ist leer. Bitte eine andere Datei oder eine Sicherungskopie wählen.</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2) to try several changes out on a copy of it; the limit is %3. Make them one by one.</source>
        <translation>%1 ist zu groß (%2), um mehrere Änderungen an einer Kopie auszuprobieren; die Grenze liegt bei %3. Machen Sie sie einzeln.</translation>
    </message>
    <message>
        <source>There is no room for a copy of %1 (%2) in %3, on which several changes are tried out. Free some space there, or make them one by one.</source>
        <translation>Für eine Kopie von %1 (%2), an der mehrere Änderungen ausprobiert werden, ist in %3 kein Platz. Schaffen Sie dort Platz oder machen Sie die Änderungen einzeln.</translation>
    </message>
    <message>
        <source>%1 is written all the time, so no copy of it could be made. Try again in a moment.</source>
        <translation>%1 wird dauernd geschrieben, daher war keine Kopie möglich. Versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>No terminal found. Install one of %1, or set the variable TERMINAL.</source>
        <translation>Kein Terminal gefunden. Installieren Sie eines von %1, oder setzen Sie die Variable TERMINAL.</translation>
    </message>
    <message>
        <source>The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.</source>
        <translation>Den Projektordner %1 gibt es nicht. Wenn das Projekt umgezogen ist, hilft „Projekt umziehen…“ im Menü Bearbeiten.</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>Das Terminal %1 lässt sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>noch %Ln Zeile</numerusform>
            <numerusform>noch %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>noch %Ln Zeichen in langen Zeilen</numerusform>
            <numerusform>noch %Ln Zeichen in langen Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>noch %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln Zeichen</numerusform>
            <numerusform>%Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>kein Text zu zeigen</translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>[Thinking]</source>
        <translation>[Gedanken]</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(ohne Pfad)</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>umbenannt von %1</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>neue Datei</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>Verdichtung %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>%Ln Nachricht → 1 Zusammenfassung</numerusform>
            <numerusform>%Ln Nachrichten → 1 Zusammenfassung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 tokens (%3 %)</source>
        <translation>%1 → %2 Token (%3 %)</translation>
    </message>
    <message>
        <source>Step %1 started</source>
        <translation>Schritt %1 begonnen</translation>
    </message>
    <message>
        <source>snapshot %1</source>
        <translation>Schnappschuss %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>in %1 + %2 cached</source>
        <translation>ein %1 + %2 aus dem Cache</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>ein %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>Beschädigter Teil</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>Unbekannter Teil</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>Typ „%1“</translation>
    </message>
    <message>
        <source>stored unchanged · %1</source>
        <translation>unverändert gespeichert · %1</translation>
    </message>
    <message>
        <source>cut off here, %1 in total</source>
        <translation>hier abgeschnitten, insgesamt %1</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>Verdichtung von %Ln Nachricht</numerusform>
            <numerusform>Verdichtung von %Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>in context</source>
        <translation>im Kontext</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>flüchtig</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>Nebenstrang</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Anderer Assistent</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>Unbekannte Rolle</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>This message has no content.</source>
        <translation>Diese Nachricht hat keinen Inhalt.</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>tool %1</source>
        <translation>Werkzeug %1</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>%1, %2 lines added, %3 removed</source>
        <translation>%1, %2 Zeilen hinzugefügt, %3 entfernt</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>step %1 started</source>
        <translation>Schritt %1 begonnen</translation>
    </message>
    <message>
        <source>step %1 finished</source>
        <translation>Schritt %1 beendet</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>unknown part %1</source>
        <translation>unbekannter Teil %1</translation>
    </message>
    <message>
        <source>damaged part</source>
        <translation>beschädigter Teil</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>kein Inhalt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>Exit-Code %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>keine Ausgabe</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>output pruned %1</source>
        <translation>Ausgabe %1 gekürzt</translation>
    </message>
    <message>
        <source>%1 tokens freed</source>
        <translation>%1 Token frei</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>nicht signiert</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signiert</translation>
    </message>
    <message>
        <source>redacted by the provider</source>
        <translation>vom Anbieter geschwärzt</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>verschlüsselt</translation>
    </message>
    <message>
        <source>left empty by the provider</source>
        <translation>vom Anbieter leer gelassen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>finding: %1</source>
        <translation>Befund: %1</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Sicherungspunkt „%1“</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>gesetzt %1</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>checkpoint “%1”</source>
        <translation>Sicherungspunkt „%1“</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>wieder gebraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>%n Nachricht ohne Funde</numerusform>
            <numerusform>%n Nachrichten ohne Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>%n Fund, erhalten</numerusform>
            <numerusform>%n Funde, erhalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>Line %1 of the vocabulary is not a token with its rank.</source>
        <translation>Zeile %1 des Vokabulars ist kein Token mit seinem Rang.</translation>
    </message>
    <message>
        <source>The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.</source>
        <translation>Das Vokabular %1 kann nicht gelesen werden: %2. Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. Reinstall the package it belongs to, or remove the file.</source>
        <translation>%1 ist weder cl100k_base noch o200k_base, wie sie veröffentlicht wurden; die Zählung wäre falsch. Installieren Sie das zugehörige Paket neu, oder entfernen Sie die Datei.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The output cannot be written.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>Sitzungen von Agenten lesen, verzweigen, verdichten und reparieren.</translation>
    </message>
    <message>
        <source>Usage: stemma [PATH...] [--session ID] [--message ID]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores.</source>
        <translation>Aufruf: stemma [PFAD...] [--session ID] [--message ID]
        stemma BEFEHL [ARGUMENTE]
Ohne Befehl öffnet sich ein Fenster mit diesen Speichern.</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Die Version ausgeben</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>List the formats and what each allows</source>
        <translation>Die Formate auflisten und was jedes erlaubt</translation>
    </message>
    <message>
        <source>List the stores found in the usual places</source>
        <translation>Die Speicher an den üblichen Orten auflisten</translation>
    </message>
    <message>
        <source>Print the format of files, or why no format fits</source>
        <translation>Das Format von Dateien ausgeben, oder warum keines passt</translation>
    </message>
    <message>
        <source>List the sessions of stores</source>
        <translation>Die Sitzungen von Speichern auflisten</translation>
    </message>
    <message>
        <source>Print a session with its messages, summaries and files</source>
        <translation>Eine Sitzung mit Nachrichten, Zusammenfassungen und Dateien ausgeben</translation>
    </message>
    <message>
        <source>Start at this message, counted from 0</source>
        <translation>Mit dieser Nachricht beginnen, ab 0 gezählt</translation>
    </message>
    <message>
        <source>Print at most this many messages</source>
        <translation>Höchstens so viele Nachrichten ausgeben</translation>
    </message>
    <message>
        <source>Include the stored bytes of each part</source>
        <translation>Die gespeicherten Bytes jedes Teils mit ausgeben</translation>
    </message>
    <message>
        <source>Print what the agent would send to the model</source>
        <translation>Ausgeben, was der Agent dem Modell senden würde</translation>
    </message>
    <message>
        <source>The context as it was when this message was the newest</source>
        <translation>Der Kontext, als diese Nachricht die neueste war</translation>
    </message>
    <message>
        <source>Check stores for damage and inconsistencies</source>
        <translation>Speicher auf Schäden und Unstimmigkeiten prüfen</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>Der Speicher</translation>
    </message>
    <message>
        <source>Cut texts off after this many bytes</source>
        <translation>Texte nach so vielen Bytes abschneiden</translation>
    </message>
    <message>
        <source>This version of Stemma has no command “%1”.</source>
        <translation>Diese Version von Stemma kennt den Befehl „%1“ nicht.</translation>
    </message>
    <message>
        <source>These arguments do not fit the command. “stemma %1 --help” lists what it takes.</source>
        <translation>Diese Argumente passen nicht zum Befehl. „stemma %1 --help“ nennt die möglichen.</translation>
    </message>
    <message>
        <source>There is no such command. “stemma --help” lists all commands.</source>
        <translation>Diesen Befehl gibt es nicht. „stemma --help“ nennt alle Befehle.</translation>
    </message>
    <message>
        <source>These arguments are not valid.</source>
        <translation>Diese Argumente sind ungültig.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>(cut off; %1 bytes in total)</source>
        <translation>(abgeschnitten; insgesamt %1 Bytes)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message>
        <source>writable</source>
        <translation>beschreibbar</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>kein bekanntes Format</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Erstellt (UTC)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachr.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Title or first prompt</source>
        <translation>Titel oder erster Prompt</translation>
    </message>
    <message>
        <source>(deleted) %1</source>
        <translation>(gelöscht) %1</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Eltern-ID</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <translation>gespeicherte Bytes</translation>
    </message>
    <message>
        <source>pruned %1</source>
        <translation>gekürzt %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source> level %1, node %2</source>
        <translation> Stufe %1, Knoten %2</translation>
    </message>
    <message>
        <source> %1, %2 bytes</source>
        <translation> %1, %2 Bytes</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Condensed summary</source>
        <translation>Zusammengeführte Zusammenfassung</translation>
    </message>
    <message>
        <source>level %1, from %2 to %3</source>
        <translation>Stufe %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>about %1 tokens</source>
        <translation>etwa %1 Token</translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>nicht gesendet: %1</translation>
    </message>
    <message>
        <source>Tokens, estimated</source>
        <translation>Token, geschätzt</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Systemprompt</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>  including tools</source>
        <translation>  davon Werkzeuge</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Nutzbar</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparatur: %1</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>No sessions.</source>
        <translation>Keine Sitzungen.</translation>
    </message>
    <message>
        <source>Files, folders or server addresses</source>
        <translation>Dateien, Ordner oder Serveradressen</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first</source>
        <translation>Die mit Stemma gemachten Änderungen auflisten, die neueste zuerst</translation>
    </message>
    <message>
        <source>Undo a change; the newest by default</source>
        <translation>Eine Änderung rückgängig machen; ohne Angabe die neueste</translation>
    </message>
    <message>
        <source>Redo a change that was undone</source>
        <translation>Eine rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>The id of the change, from “history”</source>
        <translation>Die ID der Änderung, aus „history“</translation>
    </message>
    <message>
        <source>Fork a session: copy it up to a message into a new session</source>
        <translation>Eine Sitzung abzweigen: sie bis zu einer Nachricht in eine neue Sitzung kopieren</translation>
    </message>
    <message>
        <source>Resume a session after a message; what follows moves to a discarded end</source>
        <translation>Eine Sitzung nach einer Nachricht fortsetzen; was folgt, kommt in ein verworfenes Ende</translation>
    </message>
    <message>
        <source>The last message to keep</source>
        <translation>Die letzte Nachricht, die bleibt</translation>
    </message>
    <message>
        <source>Leave this message out as well</source>
        <translation>Auch diese Nachricht weglassen</translation>
    </message>
    <message>
        <source>Rename a session</source>
        <translation>Eine Sitzung umbenennen</translation>
    </message>
    <message>
        <source>Edit the text of a part</source>
        <translation>Den Text eines Teils bearbeiten</translation>
    </message>
    <message>
        <source>The new text; - reads it from standard input</source>
        <translation>Der neue Text; - liest ihn von der Standardeingabe</translation>
    </message>
    <message>
        <source>Remove messages, or a part of one</source>
        <translation>Nachrichten entfernen, oder einen Teil einer Nachricht</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>Eine Sitzung löschen</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>Der Titel der Sitzung</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <translation>bestanden: %1</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>New session: %1</source>
        <translation>Neue Sitzung: %1</translation>
    </message>
    <message>
        <source>Done. To undo it: stemma undo %1</source>
        <translation>Erledigt. Rückgängig machen: stemma undo %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Add --apply to make the change.</source>
        <translation>Nichts wurde geändert. Mit --apply wird die Änderung gemacht.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Noch keine Änderungen.</translation>
    </message>
    <message>
        <source>Repair what “check” finds</source>
        <translation>Reparieren, was „check“ findet</translation>
    </message>
    <message>
        <source>Only findings with this code</source>
        <translation>Nur Befunde mit diesem Code</translation>
    </message>
    <message>
        <source>Only the finding at this place</source>
        <translation>Nur den Befund an dieser Stelle</translation>
    </message>
    <message>
        <source>Everything that can be repaired</source>
        <translation>Alles, was sich reparieren lässt</translation>
    </message>
    <message>
        <source>Choose what to repair: --code, --place or --all.</source>
        <translation>Wählen Sie, was repariert werden soll: --code, --place oder --all.</translation>
    </message>
    <message>
        <source>Insert a message into a session</source>
        <translation>Eine Nachricht in eine Sitzung einfügen</translation>
    </message>
    <message>
        <source>Insert after this message; at the beginning by default</source>
        <translation>Nach dieser Nachricht einfügen; ohne Angabe am Anfang</translation>
    </message>
    <message>
        <source>The role, as the format spells it</source>
        <translation>Die Rolle, wie das Format sie schreibt</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Die Sitzungen eines Projekts in seinen neuen Ordner umziehen</translation>
    </message>
    <message>
        <source>The old project folder</source>
        <translation>Der alte Ordner des Projekts</translation>
    </message>
    <message>
        <source>The new project folder</source>
        <translation>Der neue Ordner des Projekts</translation>
    </message>
    <message>
        <source>Set, rename or remove a checkpoint</source>
        <translation>Einen Sicherungspunkt setzen, umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>The message before the checkpoint</source>
        <translation>Die Nachricht vor dem Sicherungspunkt</translation>
    </message>
    <message>
        <source>The name; an empty name removes the checkpoint</source>
        <translation>Der Name; ein leerer Name entfernt den Sicherungspunkt</translation>
    </message>
    <message>
        <source>Set the labels of a session</source>
        <translation>Die Beschriftungen einer Sitzung setzen</translation>
    </message>
    <message>
        <source>A label; without this option all labels are removed</source>
        <translation>Eine Beschriftung; ohne diese Option werden alle entfernt</translation>
    </message>
    <message>
        <source>Flag a session, or remove the flag</source>
        <translation>Eine Sitzung markieren oder die Markierung entfernen</translation>
    </message>
    <message>
        <source>Flag the session</source>
        <translation>Die Sitzung markieren</translation>
    </message>
    <message>
        <source>Remove the flag</source>
        <translation>Die Markierung entfernen</translation>
    </message>
    <message>
        <source>(flagged)</source>
        <translation>(markiert)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>Usage: stemma %1 [ARGUMENTS]</source>
        <translation>Aufruf: stemma %1 [ARGUMENTE]</translation>
    </message>
    <message>
        <source>Print one JSON object per line instead of text</source>
        <translation>Ein JSON-Objekt je Zeile statt Text ausgeben</translation>
    </message>
    <message>
        <source>Make the change instead of only printing the plan</source>
        <translation>Die Änderung machen, statt nur den Plan auszugeben</translation>
    </message>
    <message>
        <source>The id of the message</source>
        <translation>Die ID der Nachricht</translation>
    </message>
    <message>
        <source>The part, counted from 0</source>
        <translation>Der Teil, ab 0 gezählt</translation>
    </message>
    <message>
        <source>The id of the session</source>
        <translation>Die ID der Sitzung</translation>
    </message>
    <message>
        <source>It is not a JSON array of strings.</source>
        <translation>Sie ist keine JSON-Liste von Zeichenketten.</translation>
    </message>
    <message>
        <source>It is not a change.</source>
        <translation>Sie ist keine Änderung.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a batch.</source>
        <translation>„%1“ kann nicht Teil eines Stapels sein.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the batch is not valid. %2</source>
        <translation>Zeile %1 des Stapels ist ungültig. %2</translation>
    </message>
    <message>
        <source>Make several changes together: all of them or none</source>
        <translation>Mehrere Änderungen zusammen machen: alle oder keine</translation>
    </message>
    <message>
        <source>Read the changes from this file instead of standard input: one JSON array of strings per line, a command and its arguments without the store</source>
        <translation>Die Änderungen aus dieser Datei statt von der Standardeingabe lesen: je Zeile eine JSON-Liste von Zeichenketten, ein Befehl mit Argumenten ohne den Speicher</translation>
    </message>
    <message>
        <source>Stopped at “%1” after %2 of %3 changes: %4</source>
        <translation>Bei „%1“ nach %2 von %3 Änderungen angehalten: %4</translation>
    </message>
    <message>
        <source>Undo this change and all later changes of its store, newest first</source>
        <translation>Diese und alle späteren Änderungen ihres Speichers rückgängig machen, die neueste zuerst</translation>
    </message>
    <message>
        <source>Redo all undone changes up to this one, oldest first</source>
        <translation>Alle rückgängig gemachten Änderungen bis zu dieser wiederholen, die älteste zuerst</translation>
    </message>
    <message>
        <source>Compact messages or summaries into a summary</source>
        <translation>Nachrichten oder Zusammenfassungen zu einer Zusammenfassung verdichten</translation>
    </message>
    <message>
        <source>1 selective, 2 aggressive (both need a text), 3 deterministic (the default)</source>
        <translation>1 selektiv, 2 aggressiv (beide brauchen einen Text), 3 deterministisch (Vorgabe)</translation>
    </message>
    <message>
        <source>The last message to summarise; the format chooses by default</source>
        <translation>Die letzte zusammengefasste Nachricht; ohne Angabe wählt das Format</translation>
    </message>
    <message>
        <source>The text of the summary; - reads it from standard input</source>
        <translation>Der Text der Zusammenfassung; - liest ihn von der Standardeingabe</translation>
    </message>
    <message>
        <source>Print what would be summarised and what a model would be sent; change nothing</source>
        <translation>Ausgeben, was zusammengefasst und einem Modell gesendet würde; nichts ändern</translation>
    </message>
    <message>
        <source>Dissolve a summary: put the messages it replaced back into the context</source>
        <translation>Eine Zusammenfassung auflösen: die ersetzten Nachrichten zurück in den Kontext bringen</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>Die Zusammenfassung</translation>
    </message>
    <message>
        <source>Summary of %1 messages, now %2 tokens</source>
        <translation>Zusammenfassung von %1 Nachrichten, jetzt %2 Token</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2 tokens</source>
        <translation>Zusammenfassung von %1 Zusammenfassungen, jetzt %2 Token</translation>
    </message>
    <message>
        <source>Request to %1, for an answer of at most %2 tokens:</source>
        <translation>Anfrage an %1, für eine Antwort von höchstens %2 Token:</translation>
    </message>
    <message>
        <source>The summary without a model:</source>
        <translation>Die Zusammenfassung ohne Modell:</translation>
    </message>
    <message>
        <source>A model writes summaries of level 1 or 2. Choose one with --level.</source>
        <translation>Ein Modell schreibt Zusammenfassungen der Stufe 1 oder 2. Wählen Sie mit --level.</translation>
    </message>
    <message>
        <source>The environment variable %1 with the key for %2 is not set.</source>
        <translation>Die Umgebungsvariable %1 mit dem Schlüssel für %2 ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>Level %1 skipped: %2</source>
        <translation>Stufe %1 übersprungen: %2</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, without a key:</source>
        <translation>Anfrage an %1 für das Modell %2, ohne Schlüssel:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with the key from %3:</source>
        <translation>Anfrage an %1 für das Modell %2, mit dem Schlüssel aus %3:</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 messages</source>
        <translation>Stufe %1: die Texte von %2 Nachrichten</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 summaries</source>
        <translation>Stufe %1: die Texte von %2 Zusammenfassungen</translation>
    </message>
    <message>
        <source>about %1 tokens (estimate), for an answer of at most %2</source>
        <translation>etwa %1 Token (geschätzt), für eine Antwort von höchstens %2</translation>
    </message>
    <message>
        <source>Level 2 is sent only if the answer to level 1 is cut off or saves nothing.</source>
        <translation>Stufe 2 wird nur gesendet, wenn die Antwort auf Stufe 1 abgeschnitten ist oder nichts spart.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>Die Verbindung ist unverschlüsselt: Andere im Netz könnten mitlesen.</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Geschätzte Kosten: höchstens %1</translation>
    </message>
    <message>
        <source>Estimated cost: not known (set a price with --price)</source>
        <translation>Geschätzte Kosten: nicht bekannt (Preis mit --price angeben)</translation>
    </message>
    <message>
        <source>Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree.</source>
        <translation>Nichts wurde gesendet: Es gab kein Terminal für die Rückfrage. Mit --yes stimmen Sie zu.</translation>
    </message>
    <message>
        <source>Send it? Type “yes”: </source>
        <translation>Senden? Tippen Sie „ja“: </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 reports %2 tokens sent and %3 received.</source>
        <translation>%1 meldet %2 gesendete und %3 empfangene Token.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Kosten: %1.</translation>
    </message>
    <message>
        <source>%1 control characters were removed from the answer.</source>
        <translation>%1 Steuerzeichen wurden aus der Antwort entfernt.</translation>
    </message>
    <message>
        <source>Level %1 given up: %2</source>
        <translation>Stufe %1 aufgegeben: %2</translation>
    </message>
    <message>
        <source>Let the model at this address write the summary, at level 1 or 2; asks before anything is sent</source>
        <translation>Das Modell an dieser Adresse die Zusammenfassung schreiben lassen, auf Stufe 1 oder 2; fragt, bevor etwas gesendet wird</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The protocol: openai (chat completions, the default) or anthropic (messages)</source>
        <translation>Das Protokoll: openai (Chat Completions, Vorgabe) oder anthropic (Messages)</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>Der Proxy, oder none; ohne Angabe der des Systems</translation>
    </message>
    <message>
        <source>Give up after this many seconds without an answer</source>
        <translation>Nach so vielen Sekunden ohne Antwort aufgeben</translation>
    </message>
    <message>
        <source>The price per million tokens, sent and received, for an estimate</source>
        <translation>Der Preis je Million Token, gesendet und empfangen, für eine Schätzung</translation>
    </message>
    <message>
        <source>Send without asking</source>
        <translation>Ohne Rückfrage senden</translation>
    </message>
    <message>
        <source>No pruned output fits into %L1 tokens.</source>
        <translation>Keine gekürzte Ausgabe passt in %L1 Token.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs between the last summary and the last two prompts have at most %L1 tokens.</source>
        <translation>Nichts zu kürzen: Die Ausgaben zwischen der letzten Zusammenfassung und den letzten beiden Prompts haben höchstens %L1 Token.</translation>
    </message>
    <message>
        <source>Prune tool outputs: send a short note instead of them</source>
        <translation>Werkzeugausgaben kürzen: statt ihrer einen kurzen Hinweis senden</translation>
    </message>
    <message>
        <source>Prune by the library&apos;s rule: keep the newest outputs up to this many tokens</source>
        <translation>Nach der Regel der Bibliothek kürzen: die neuesten Ausgaben bis zu so vielen Token behalten</translation>
    </message>
    <message>
        <source>Restore pruned tool outputs</source>
        <translation>Gekürzte Werkzeugausgaben zurückholen</translation>
    </message>
    <message>
        <source>Restore the newest outputs, up to this many tokens</source>
        <translation>Die neuesten Ausgaben zurückholen, bis zu so vielen Token</translation>
    </message>
    <message>
        <source>Choose an output with --message and --part, or give --keep-tokens.</source>
        <translation>Wählen Sie eine Ausgabe mit --message und --part, oder geben Sie --keep-tokens an.</translation>
    </message>
    <message>
        <source>A summary to merge with others; a single one is rewritten, or restored to the context</source>
        <translation>Eine Zusammenfassung, die mit anderen zusammengelegt wird; eine einzelne wird neu geschrieben oder in den Kontext zurückgeholt</translation>
    </message>
    <message>
        <source>Print what a summary kept, changed and lost of its messages</source>
        <translation>Ausgeben, was eine Zusammenfassung von ihren Nachrichten behielt, änderte und verlor</translation>
    </message>
    <message>
        <source>The summary; the newest in the context by default</source>
        <translation>Die Zusammenfassung; ohne Angabe die neueste im Kontext</translation>
    </message>
    <message>
        <source>A text to review instead of the summary; - reads it from standard input</source>
        <translation>Ein Text, der statt der Zusammenfassung geprüft wird; - liest ihn von der Standardeingabe</translation>
    </message>
    <message>
        <source>The session is not compacted yet.</source>
        <translation>Die Sitzung ist noch nicht verdichtet.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>Die Sitzung hat keine Zusammenfassung „%1“.</translation>
    </message>
    <message>
        <source>The summary does not record which messages it replaced, so it cannot be reviewed.</source>
        <translation>Die Zusammenfassung hält nicht fest, welche Nachrichten sie ersetzte, und lässt sich daher nicht prüfen.</translation>
    </message>
    <message>
        <source>Level %1: the %2 texts it summarises</source>
        <translation>Stufe %1: die %2 Texte, die sie zusammenfasst</translation>
    </message>
    <message>
        <source>Compacts at</source>
        <translation>Verdichtet bei</translation>
    </message>
    <message>
        <source>Summary of the %1 messages or summaries that it replaced, %2 tokens</source>
        <translation>Zusammenfassung der %1 ersetzten Nachrichten oder Zusammenfassungen, %2 Token</translation>
    </message>
    <message>
        <source>, now “%1”</source>
        <translation>, jetzt „%1“</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>wieder gebraucht in %1</translation>
    </message>
    <message>
        <source>%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)</source>
        <translation>%1 von %2 Funden behalten, %3 verlorene wieder gebraucht (nach Regeln gefunden, nicht genau)</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>Nur ein Teil wurde geprüft: Es ist zu viel Text.</translation>
    </message>
    <message>
        <source>Also remove signed thinking after the change, which would no longer be valid</source>
        <translation>Auch die signierten Gedanken nach der Änderung entfernen, die nicht mehr gültig wären</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Weggelassen: %1</translation>
    </message>
    <message>
        <source>The environment variable with the key. By default the key from OPENAI_API_KEY or ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds for this address</source>
        <translation>Die Umgebungsvariable mit dem Schlüssel. Ohne Angabe der aus OPENAI_API_KEY oder ANTHROPIC_API_KEY, der nur an OpenAI oder Anthropic gesendet wird, sonst der Schlüssel, den der Schlüsselbund für diese Adresse hat</translation>
    </message>
    <message>
        <source>Do not use keys from the keychain</source>
        <translation>Keine Schlüssel aus dem Schlüsselbund verwenden</translation>
    </message>
    <message>
        <source>Number of retries after temporary errors; 3 by default</source>
        <translation>Anzahl der Wiederholungen nach vorübergehenden Fehlern; ohne Angabe 3</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted: auto (with the vocabulary of an installed package, the default), estimate, or a file with cl100k_base or o200k_base</source>
        <translation>Wie Token von OpenAI-Modellen gezählt werden: auto (mit dem Vokabular eines installierten Pakets, Vorgabe), estimate (geschätzt), oder eine Datei mit cl100k_base oder o200k_base</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with its key from the keychain:</source>
        <translation>Anfrage an %1 für das Modell %2, mit dem Schlüssel aus dem Schlüsselbund:</translation>
    </message>
    <message>
        <source>To keep the signed thinking, make the change in a fork: %1</source>
        <translation>Um die signierten Gedanken zu behalten, machen Sie die Änderung in einem Abzweig: %1</translation>
    </message>
    <message>
        <source>%1, assumed: the store does not say</source>
        <translation>%1, angenommen: Der Speicher sagt es nicht</translation>
    </message>
    <message>
        <source>%1, from the store</source>
        <translation>%1, aus dem Speicher</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>Compacts at use</source>
        <translation>Verdichtet ab</translation>
    </message>
    <message>
        <source>  measured</source>
        <translation>  gemessen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>The rules that build and compact the context, by a name from “formats”; taken from the store by default</source>
        <translation>Die Regeln, die den Kontext zusammenstellen und verdichten, mit einem Namen aus „formats“; ohne Angabe aus dem Speicher</translation>
    </message>
    <message>
        <source>The model’s window in tokens; taken from the model’s name by default</source>
        <translation>Das Fenster des Modells in Token; ohne Angabe nach dem Namen des Modells</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>Token des Fensters, die für die Antwort freigehalten werden</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for compaction</source>
        <translation>Token des Fensters, die für das Verdichten freigehalten werden</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted; 0.6 by default</source>
        <translation>Der Anteil der nutzbaren Token, ab dem verdichtet wird; ohne Angabe 0.6</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Compact in the session itself instead of a new one</source>
        <translation>In der Sitzung selbst verdichten statt in einer neuen</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>Nicht reparierbar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Context: %1, %2 tokens; afterwards %3, %4 tokens</source>
        <translation>Kontext: %1, %2 Token; danach %3, %4 Token</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>„%1“ ist weder ein Befehl noch eine Datei oder ein Ordner. „stemma --help“ nennt alle Befehle.</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>„%1“ ist weder ein Befehl noch eine Datei oder ein Ordner. Meinten Sie „%2“? „stemma --help“ nennt alle Befehle.</translation>
    </message>
</context>
<context>
    <name>stemma::Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Abzweigen</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>Hier fortsetzen</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Verdichten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemma::AuditChart</name>
    <message>
        <source>Tokens in context</source>
        <translation>Token im Kontext</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Charts over the turns</source>
        <translation>Diagramme über die Runden</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Turns %1</source>
        <translation>Runden %1</translation>
    </message>
    <message>
        <source>%1: not stored</source>
        <translation>%1: nicht gespeichert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, mean %4</source>
        <translation>%1: %2 bis %3, im Mittel %4</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>This store has no tokens, costs or times of calls.</source>
        <translation>Dieser Speicher enthält weder Token noch Kosten noch Zeiten von Aufrufen.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Als Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Als JSON …</translation>
    </message>
    <message>
        <source>Cancelled; the turns read so far are shown.</source>
        <translation>Abgebrochen; die bis dahin gelesenen Runden stehen hier.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>Runden werden zusammengezählt…</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>Diese Sitzung hat keine Runden.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <translation>%1 Token ein</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>%n Werkzeugaufruf fehlgeschlagen</numerusform>
            <numerusform>%n Werkzeugaufrufe fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>Audit exportieren</translation>
    </message>
    <message>
        <source>The audit was written to %1.</source>
        <translation>Das Audit wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The audit cannot be written to %1: %2</source>
        <translation>Das Audit lässt sich nicht nach %1 schreiben: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>%n Wiederholung</numerusform>
            <numerusform>%n Wiederholungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::AuditSource</name>
    <message>
        <source>Adding up the turns</source>
        <translation>Runden werden zusammengezählt</translation>
    </message>
</context>
<context>
    <name>stemma::Banner</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeView</name>
    <message>
        <source>No difference in the part of the text shown here.</source>
        <translation>Kein Unterschied in dem Teil des Textes, der hier steht.</translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Failed: the sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This change needs no checks.</source>
        <translation>Diese Änderung braucht keine Prüfungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n bestanden</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n nicht bestanden</numerusform>
            <numerusform>%n nicht bestanden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChooseModelsDialog</name>
    <message>
        <source>Compare levels and models</source>
        <translation>Stufen und Modelle vergleichen</translation>
    </message>
    <message>
        <source>Each ticked box is one request. Before anything is sent, you see what goes where and what it may cost, and are asked. “Model…” sets up more models.</source>
        <translation>Jedes Häkchen ist eine Anfrage. Bevor etwas gesendet wird, sehen Sie, was wohin geht und was es kosten kann, und werden gefragt. „Modell…“ richtet weitere Modelle ein.</translation>
    </message>
    <message>
        <source>&amp;3 deterministic, without a model</source>
        <translation>&amp;3 deterministisch, ohne Modell</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Weiter…</translation>
    </message>
    <message>
        <source>1 selective</source>
        <translation>1 selektiv</translation>
    </message>
    <message>
        <source>2 aggressive</source>
        <translation>2 aggressiv</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>Wählen Sie eine Stufe eines Modells.</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Plan all…</source>
        <translation>Alle planen …</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; all of them are then applied together.</source>
        <translation>Keine Änderungen im Stapel. „Zum Stapel“ in einem Plan legt eine Änderung hierher, statt sie anzuwenden; alle werden dann zusammen angewendet.</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Runter)</translation>
    </message>
    <message>
        <source>Remove this change from the batch (Del)</source>
        <translation>Diese Änderung aus dem Stapel entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove all changes from the batch</source>
        <translation>Alle Änderungen aus dem Stapel entfernen</translation>
    </message>
    <message>
        <source>Show what all changes would write, to apply them as one</source>
        <translation>Zeigen, was alle Änderungen schreiben würden, um sie als eine anzuwenden</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Edit this change (Return)</source>
        <translation>Diese Änderung bearbeiten (Eingabe)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1, %n von vor der letzten Änderung des Speichers</numerusform>
            <numerusform>%1, %n von vor der letzten Änderung des Speichers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>Zusammenfassungen über den Nachrichten</translation>
    </message>
    <message>
        <source>span unknown</source>
        <translation>Spanne unbekannt</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>replaces %1 tokens</source>
        <translation>ersetzt %1 Token</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1, %2 Token</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>Verdichtet</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>needed again in %1</source>
        <translation>wieder gebraucht in %1</translation>
    </message>
    <message>
        <source>Compaction · %1</source>
        <translation>Verdichtung · %1</translation>
    </message>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>Wenden Sie den neuen Text an, oder verwerfen Sie ihn, bevor Sie eine andere Zusammenfassung wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>Abgedeckte Nachrichten</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nichts wird geschrieben</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation>in Bearbeitung</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1, nicht alle Nachrichten wurden gelesen</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>Verloren; wieder Gebrauchtes zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n Zusammenfassung</numerusform>
            <numerusform>%n Zusammenfassungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1, %n aktiv</numerusform>
            <numerusform>%1, %n aktiv</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 Token</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>Die Zusammenfassungen werden gelesen…</translation>
    </message>
    <message>
        <source>Not compacted yet. %1</source>
        <translation>Noch nicht verdichtet. %1</translation>
    </message>
    <message>
        <source>Not compacted yet.</source>
        <translation>Noch nicht verdichtet.</translation>
    </message>
    <message>
        <source>Preview a compaction</source>
        <translation>Eine Verdichtung ausprobieren</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>Eine neue Zusammenfassung ausprobieren; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>Den Text der Zusammenfassung bearbeiten</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>Die ersetzten Nachrichten zurück in den Kontext bringen</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>Die Zusammenfassung hat keinen Text, der sich bearbeiten lässt.</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>Zu ihrer Nachricht gehen</translation>
    </message>
    <message>
        <source>Add it to the text of the summary</source>
        <translation>In den Text der Zusammenfassung aufnehmen</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Preview compaction</source>
        <translation>Verdichtung ausprobieren</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>Auflösen…</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Anwenden…</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>Zeigen, was geschrieben würde</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Kinds of findings</source>
        <translation>Arten der Funde</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Lost by the summary</source>
        <translation>In der Zusammenfassung verloren</translation>
    </message>
    <message>
        <source>Add to summary…</source>
        <translation>In die Zusammenfassung…</translation>
    </message>
    <message>
        <source>1 selective</source>
        <translation>1 selektiv</translation>
    </message>
    <message>
        <source>2 aggressive</source>
        <translation>2 aggressiv</translation>
    </message>
    <message>
        <source>3 deterministic</source>
        <translation>3 deterministisch</translation>
    </message>
    <message>
        <source>A model writes a thorough summary with headings</source>
        <translation>Ein Modell schreibt eine gründliche Zusammenfassung mit Überschriften</translation>
    </message>
    <message>
        <source>A model writes the shortest possible summary</source>
        <translation>Ein Modell schreibt eine möglichst kurze Zusammenfassung</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>Kein Modell ist eingerichtet. Richten Sie eines mit „Modell…“ ein.</translation>
    </message>
    <message>
        <source>Show the previewed summaries side by side</source>
        <translation>Die ausprobierten Zusammenfassungen nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Preview two levels first</source>
        <translation>Probieren Sie zuerst zwei Stufen aus</translation>
    </message>
    <message>
        <source>What: the texts of %1 messages of this session</source>
        <translation>Was: die Texte von %1 Nachrichten dieser Sitzung</translation>
    </message>
    <message>
        <source>How much: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>Wie viel: ≈ %1 Token, für eine Antwort von höchstens %2</translation>
    </message>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>Wohin: %1, für das Modell %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Geschätzte Kosten: höchstens %1</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>Geschätzte Kosten: kein Preis angegeben</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>Die Verbindung ist unverschlüsselt: Andere im Netz könnten mitlesen.</translation>
    </message>
    <message>
        <source>Summary by a model</source>
        <translation>Zusammenfassung durch ein Modell</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>Dies an %1 senden?</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>Die Anfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>%1 Token gesendet, %2 empfangen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>Stufen vergleichen</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>Modell…</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>Das Modell einrichten, das Zusammenfassungen der Stufen 1 und 2 schreibt</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>Dieses Format macht ohne Modell keine Zusammenfassung. Schreiben Sie sie hier, und wenden Sie sie an.</translation>
    </message>
    <message>
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>Ohne Modell: nach den Regeln des Formats gemacht oder von Ihnen geschrieben</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Wählen, welche Werkzeugausgaben gekürzt oder zurückgeholt werden</translation>
    </message>
    <message>
        <source>What: the texts of %1 summaries of this session</source>
        <translation>Was: die Texte von %1 Zusammenfassungen dieser Sitzung</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>Ausgaben kürzen…</translation>
    </message>
    <message>
        <source>Merge all active summaries</source>
        <translation>Alle aktiven Zusammenfassungen zusammenlegen</translation>
    </message>
    <message>
        <source>Merge with previous summary</source>
        <translation>Mit voriger Zusammenfassung zusammenlegen</translation>
    </message>
    <message>
        <source>Summarise again</source>
        <translation>Neu zusammenfassen</translation>
    </message>
    <message>
        <source>Restore to the context…</source>
        <translation>In den Kontext zurückholen…</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>Wenden Sie zuerst den neuen Text an, oder verwerfen Sie ihn.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces all summaries in the context</source>
        <translation>Eine Zusammenfassung ausprobieren, die alle im Kontext ersetzt</translation>
    </message>
    <message>
        <source>This needs two summaries in the context.</source>
        <translation>Dazu braucht es zwei Zusammenfassungen im Kontext.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces this one and the previous one</source>
        <translation>Eine Zusammenfassung ausprobieren, die diese und die vorige ersetzt</translation>
    </message>
    <message>
        <source>The selected summary is not in the context, or is the first one there.</source>
        <translation>Die gewählte Zusammenfassung ist nicht im Kontext oder dort die erste.</translation>
    </message>
    <message>
        <source>Preview a new summary of the messages that this one replaces</source>
        <translation>Eine neue Zusammenfassung der Nachrichten ausprobieren, die diese ersetzt</translation>
    </message>
    <message>
        <source>Only a summary in the context can be rewritten.</source>
        <translation>Nur eine Zusammenfassung im Kontext lässt sich neu schreiben.</translation>
    </message>
    <message>
        <source>Replace the messages in the context with this summary</source>
        <translation>Die Nachrichten im Kontext durch diese Zusammenfassung ersetzen</translation>
    </message>
    <message>
        <source>The summary is already in the context.</source>
        <translation>Die Zusammenfassung ist schon im Kontext.</translation>
    </message>
    <message>
        <source>Another summary replaced it. Dissolve that one.</source>
        <translation>Eine andere Zusammenfassung hat sie ersetzt. Lösen Sie jene auf.</translation>
    </message>
    <message>
        <source>No summary is selected.</source>
        <translation>Keine Zusammenfassung ist gewählt.</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>Die Zusammenfassung ist nicht kleiner als die Nachrichten, die sie ersetzt. Die nächste Stufe macht sie kürzer.</translation>
    </message>
    <message>
        <source>%1 summaries, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 Zusammenfassungen, ≈ %2 Token, für eine Antwort von höchstens %3</translation>
    </message>
    <message>
        <source>%1 messages, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 Nachrichten, ≈ %2 Token, für eine Antwort von höchstens %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1: %2; at most %3</source>
        <translation>%1: %2; höchstens %3</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous answer is cut off, empty, or saves nothing.</source>
        <translation>
            <numerusform>Eine Anfrage.</numerusform>
            <numerusform>Bis zu %n Anfragen: Die nächste wird nur gesendet, wenn die vorige Antwort abgeschnitten oder leer ist oder nichts spart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n Anfrage.</numerusform>
            <numerusform>%n Anfragen, eine nach der anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated cost: at most %1, plus requests without a set price</source>
        <translation>Geschätzte Kosten: höchstens %1, dazu Anfragen ohne angegebenen Preis</translation>
    </message>
    <message>
        <source>The connection to %1 is not encrypted: others in the network could read it.</source>
        <translation>Die Verbindung zu %1 ist unverschlüsselt: Andere im Netz könnten mitlesen.</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>Nächste Stufe automatisch versuchen</translation>
    </message>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>Stufe %1, %2: beantwortet</translation>
    </message>
    <message>
        <source>Level %1: answered</source>
        <translation>Stufe %1: beantwortet</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>Level %1, %2: %3</source>
        <translation>Stufe %1, %2: %3</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>Stufe %1: %2 wird gefragt…</translation>
    </message>
    <message>
        <source>Level 3: this format makes no summary without a model</source>
        <translation>Stufe 3: Dieses Format macht ohne Modell keine Zusammenfassung</translation>
    </message>
    <message>
        <source>Level 3: made without a model</source>
        <translation>Stufe 3: ohne Modell gemacht</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>Keine der gewählten Stufen ist hier möglich.</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>Stufen und Modelle vergleichen…</translation>
    </message>
    <message>
        <source>Preview summaries of several levels and models side by side</source>
        <translation>Zusammenfassungen mehrerer Stufen und Modelle nebeneinander ausprobieren</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>Schritte der Zusammenfassung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Die Anfrage abbrechen; nichts weiter wird gesendet</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Falten</translation>
    </message>
    <message>
        <source>Rules and window…</source>
        <translation>Regeln und Fenster…</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>Diese Vorschau entstand nach den vorigen Regeln. Zeigen Sie sie erneut, um die neuen zu verwenden.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules, window and token counting for new summaries</source>
        <translation>Regeln, Fenster und Tokenzählung für neue Zusammenfassungen</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>Die Zusammenfassung und die behaltenen Nachrichten an diese Sitzung anhängen, statt eine neue anzulegen</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>In dieser Sitzung</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>Nachrichten ohne Verluste zu einer Zeile falten</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Zusammenfassungen werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::CompareFilesModel</name>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>%1, A %2, B %3, %4</source>
        <translation>%1, A %2, B %3, %4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>stemma::CompareLevelsDialog</name>
    <message>
        <source>Compare levels</source>
        <translation>Stufen vergleichen</translation>
    </message>
    <message>
        <source>Kept findings are counted by rules and are only a hint. Tokens are estimates.</source>
        <translation>Erhaltene Funde werden nach Regeln gezählt und sind nur ein Hinweis. Token sind geschätzt.</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <translation>Token:</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>Erhalten:</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Kosten:</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Diese verwenden</translation>
    </message>
</context>
<context>
    <name>stemma::CompareModel</name>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %n message(s)</source>
        <translation>
            <numerusform>Verdichtung von %n Nachricht</numerusform>
            <numerusform>Verdichtung von %n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>Nothing in common: they differ from the first message</source>
        <translation>Nichts gemeinsam: Sie unterscheiden sich ab der ersten Nachricht</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>%n Nachricht gemeinsam</numerusform>
            <numerusform>%n Nachrichten gemeinsam</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · the last is %2 “%3”</source>
        <translation>%1 · die letzte ist %2 „%3“</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages · Compare more</source>
        <translation>Die ersten %1 von %2 und %3 von %4 Nachrichten verglichen · Mehr vergleichen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Ausklappen</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>%n frühere gemeinsame Nachricht · Mehr zeigen</numerusform>
            <numerusform>%n frühere gemeinsame Nachrichten · Mehr zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompareSource</name>
    <message>
        <source>Comparing two sessions</source>
        <translation>Zwei Sitzungen werden verglichen</translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message>
        <source>Changes only</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorige Änderung</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Vergleich schließen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>Geänderte Dateien</translation>
    </message>
    <message>
        <source>After the common part</source>
        <translation>Nach dem gemeinsamen Teil</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tool errors</source>
        <translation>Werkzeugfehler</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>Arbeitszeit</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Es wird verglichen…</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Wählen Sie zwei Zeilen aus, um sie zu vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n differ</source>
        <translation>
            <numerusform>%1, %n verschieden</numerusform>
            <numerusform>%1, %n verschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Files changed since then</source>
        <translation>Seitdem geänderte Dateien</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>stemma::ConnectDialog</name>
    <message>
        <source>Connect to PostgreSQL</source>
        <translation>Mit PostgreSQL verbinden</translation>
    </message>
    <message>
        <source>Nothing is changed without a plan that you apply. Empty fields are filled from the service, the environment and the password file, as psql does.</source>
        <translation>Nichts wird geändert ohne einen Plan, den Sie anwenden. Leere Felder werden aus Dienst, Umgebung und Passwortdatei gefüllt, wie bei psql.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Ergebnis des Versuchs</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>Verbindung &amp;testen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>a section of pg_service.conf</source>
        <translation>ein Abschnitt der pg_service.conf</translation>
    </message>
    <message>
        <source>localhost, or a postgresql:// address</source>
        <translation>localhost, oder eine postgresql://-Adresse</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
        <source>same as user</source>
        <translation>wie der Benutzer</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>Ihr Anmeldename</translation>
    </message>
    <message>
        <source>none, or from the password file</source>
        <translation>keines, oder aus der Passwortdatei</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>Im Schlüsselbund &amp;merken</translation>
    </message>
    <message>
        <source>the user’s search path</source>
        <translation>der Suchpfad des Benutzers</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>&amp;Dienst:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Rechner:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>Date&amp;nbank:</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>Ben&amp;utzer:</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Pass&amp;wort:</translation>
    </message>
    <message>
        <source>&amp;Schema:</source>
        <translation>&amp;Schema:</translation>
    </message>
    <message>
        <source>SS&amp;L:</source>
        <translation>SS&amp;L:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>&amp;Test anhalten</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung zu %1 …</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>Der Versuch wurde angehalten.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1.</source>
        <translation>Verbunden. Es ist ein Speicher von %1.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1, release %2.</source>
        <translation>Verbunden. Es ist ein Speicher von %1, Version %2.</translation>
    </message>
    <message>
        <source>Connected, but there is no known session store. %1</source>
        <translation>Verbunden, aber dort ist kein bekannter Sitzungsspeicher. %1</translation>
    </message>
</context>
<context>
    <name>stemma::ContextBars</name>
    <message>
        <source>Now %1 tokens, afterwards %2 tokens</source>
        <translation>Jetzt %1 Token, danach %2 Token</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Werkzeugausgaben</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
</context>
<context>
    <name>stemma::ContextModel</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Werkzeugausgabe</translation>
    </message>
    <message>
        <source>Pruned output</source>
        <translation>Gekürzte Ausgabe</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>Nicht gesendet. %1</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records what was sent then.</source>
        <translation>Rekonstruiert: Der Speicher hält nicht mehr fest, was damals gesendet wurde.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message>
        <source>Follow the timeline</source>
        <translation>Der Zeitleiste folgen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Show the context as it was at the current message</source>
        <translation>Den Kontext zeigen, wie er bei der aktuellen Nachricht war</translation>
    </message>
    <message>
        <source>The newest message of this context</source>
        <translation>Die neueste Nachricht dieses Kontexts</translation>
    </message>
    <message>
        <source>Show the context when an earlier message was the newest</source>
        <translation>Den Kontext zeigen, als eine frühere Nachricht die neueste war</translation>
    </message>
    <message>
        <source>Find in this context</source>
        <translation>In diesem Kontext suchen</translation>
    </message>
    <message>
        <source>Copy the request as JSON</source>
        <translation>Anfrage als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the request as a curl command</source>
        <translation>Anfrage als curl-Befehl kopieren</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>Die Anfrage wurde kopiert.</translation>
    </message>
    <message>
        <source>“%1” is not in this context.</source>
        <translation>„%1“ steht nicht in diesem Kontext.</translation>
    </message>
    <message>
        <source>Items of the context</source>
        <translation>Einträge des Kontexts</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Building the context…</source>
        <translation>Der Kontext wird zusammengestellt…</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 von %2 Token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>%Ln Eintrag gesendet</numerusform>
            <numerusform>%Ln Einträge gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln Zusammenfassung</numerusform>
            <numerusform>%Ln Zusammenfassungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln ausgelassen</numerusform>
            <numerusform>%Ln ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln Eintrag</numerusform>
            <numerusform>+%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln Eintrag</numerusform>
            <numerusform>−%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>since the previous message: %1</source>
        <translation>seit der vorigen Nachricht: %1</translation>
    </message>
    <message>
        <source>reconstructed: the store no longer records everything</source>
        <translation>rekonstruiert: Der Speicher hält nicht mehr alles fest</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>At message %1 of %2</source>
        <translation>Bei Nachricht %1 von %2</translation>
    </message>
    <message>
        <source>Message %1 was in the window then.</source>
        <translation>Nachricht %1 war damals im Fenster.</translation>
    </message>
    <message>
        <source>Message %1 did not exist yet.</source>
        <translation>Nachricht %1 gab es noch nicht.</translation>
    </message>
    <message>
        <source>at message %1</source>
        <translation>bei Nachricht %1</translation>
    </message>
    <message>
        <source>Message %1 left the window with “%2”.</source>
        <translation>Nachricht %1 verließ das Fenster mit „%2“.</translation>
    </message>
    <message>
        <source>Message %1 left the window %3, with “%2”.</source>
        <translation>Nachricht %1 verließ das Fenster %3, mit „%2“.</translation>
    </message>
    <message>
        <source>“%1” replaces it now.</source>
        <translation>„%1“ ersetzt sie jetzt.</translation>
    </message>
    <message>
        <source>Show the context before</source>
        <translation>Den Kontext davor zeigen</translation>
    </message>
    <message>
        <source>What was lost?</source>
        <translation>Was ging verloren?</translation>
    </message>
    <message>
        <source>compacts at %1</source>
        <translation>verdichtet bei %1</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>compacts once its turns have used %1</source>
        <translation>verdichtet, sobald die Runden %1 verbraucht haben</translation>
    </message>
    <message>
        <source>compacts at %1; now %2</source>
        <translation>verdichtet bei %1; jetzt %2</translation>
    </message>
    <message>
        <source>%1 compacts after a turn once the turns since the session was loaded have used %2 tokens, and before a turn from %3. The store does not record how many they have used.</source>
        <translation>%1 verdichtet nach einer Runde, sobald die Runden seit dem Laden der Sitzung %2 Token verbraucht haben, und vor einer Runde ab %3. Der Speicher hält nicht fest, wie viele es sind.</translation>
    </message>
    <message>
        <source>With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>Mit den gewählten Einstellungen verdichtet %1 nach einer Runde ab %2 Token, vor einer Runde ab %3.</translation>
    </message>
    <message>
        <source>With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>In der Voreinstellung verdichtet %1 nach einer Runde ab %2 Token, vor einer Runde ab %3.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>gewählt: %1</translation>
    </message>
    <message>
        <source>%1 rules, window %2</source>
        <translation>Regeln von %1, Fenster %2</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>Rules and window of this context. Click to choose others.</source>
        <translation>Regeln und Fenster dieses Kontexts. Klicken, um andere zu wählen.</translation>
    </message>
    <message>
        <source>Chosen: %1. Click to choose others, or to go back to the defaults.</source>
        <translation>Gewählt: %1. Klicken, um andere zu wählen oder zu den Vorgaben zurückzukehren.</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>Nachricht %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Building the context</source>
        <translation>Kontext wird zusammengestellt</translation>
    </message>
    <message>
        <source>Searching the context for “%1”</source>
        <translation>„%1“ wird im Kontext gesucht</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>Die Anfrage wird geschrieben</translation>
    </message>
</context>
<context>
    <name>stemma::CountingMenu</name>
    <message>
        <source>With vocabularies of installed packages</source>
        <translation>Mit Vokabularen installierter Pakete</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>With a vocabulary file…</source>
        <translation>Mit einer Vokabulardatei…</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted; other models have their own rules</source>
        <translation>Wie Token von OpenAI-Modellen gezählt werden; andere Modelle haben eigene Regeln</translation>
    </message>
    <message>
        <source>The file of cl100k_base or o200k_base</source>
        <translation>Die Datei von cl100k_base oder o200k_base</translation>
    </message>
</context>
<context>
    <name>stemma::DetailsView</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message>
        <source>Undoing: %1</source>
        <translation>Wird rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redoing: %1</source>
        <translation>Wird wiederholt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>%n Änderung wird rückgängig gemacht</numerusform>
            <numerusform>%n Änderungen werden rückgängig gemacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>%n Änderung wird wiederholt</numerusform>
            <numerusform>%n Änderungen werden wiederholt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message>
        <source>fork</source>
        <translation>Abzweigen</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>pruning</source>
        <translation>Kürzen</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>Die Sitzung hat keine Nachrichten.</translation>
    </message>
    <message>
        <source>Select a text, thinking or tool output first.</source>
        <translation>Wählen Sie zuerst einen Text, Gedanken oder eine Werkzeugausgabe.</translation>
    </message>
    <message>
        <source>Select a message first.</source>
        <translation>Wählen Sie zuerst eine Nachricht.</translation>
    </message>
    <message>
        <source>Select a tool call with an output first.</source>
        <translation>Wählen Sie zuerst einen Werkzeugaufruf mit einer Ausgabe.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Diese Ausgabe ist nicht gekürzt.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Diese Ausgabe ist schon gekürzt.</translation>
    </message>
    <message>
        <source>Wait until the current change is done.</source>
        <translation>Warten Sie, bis die laufende Änderung fertig ist.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.</source>
        <translation>Dieser Text ist zu lang, um ihn hier zu bearbeiten (über %1). Verwenden Sie „stemma edit“, das ihn aus einer Datei liest.</translation>
    </message>
    <message>
        <source>At most %1 messages can be removed at once.</source>
        <translation>Höchstens %1 Nachrichten lassen sich auf einmal entfernen.</translation>
    </message>
    <message>
        <source>Open the fork</source>
        <translation>Abzweig öffnen</translation>
    </message>
    <message>
        <source>Open the discarded end</source>
        <translation>Verworfenes Ende öffnen</translation>
    </message>
    <message>
        <source>The original is unchanged.</source>
        <translation>Das Original ist unverändert.</translation>
    </message>
    <message>
        <source>The discarded end is kept.</source>
        <translation>Das verworfene Ende bleibt erhalten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Erledigt: %1.</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Umziehen</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Copy command to resume</source>
        <translation>Befehl zum Fortsetzen kopieren</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>Zum Fortsetzen „%1“ im Projektordner ausführen.</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>Zum Stapel hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>Open in a terminal</source>
        <translation>Im Terminal öffnen</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>Führen Sie „%1“ in %2 selbst aus.</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>Verdichten</translation>
    </message>
    <message>
        <source>dissolving</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>Die verdichtete Sitzung öffnen</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>Führen Sie „%1“ selbst aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>%n Änderung vom letzten Mal im Stapel. Der Speicher hat sich seither geändert; „Alle planen“ zeigt, ob sie noch passt.</numerusform>
            <numerusform>%n Änderungen vom letzten Mal im Stapel. Der Speicher hat sich seither geändert; „Alle planen“ zeigt, ob sie noch passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>%n Änderung vom letzten Mal im Stapel.</numerusform>
            <numerusform>%n Änderungen vom letzten Mal im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be edited.</source>
        <translation>„%1“ lässt sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>The session no longer has message %1. Remove the change from the batch, or add it again at another message.</source>
        <translation>Die Sitzung hat die Nachricht %1 nicht mehr. Entfernen Sie die Änderung aus dem Stapel, oder fügen Sie sie bei einer anderen Nachricht neu hinzu.</translation>
    </message>
    <message>
        <source>The fork ends before the messages to remove. Nothing is written until you press Apply.</source>
        <translation>Der Abzweig endet vor den zu entfernenden Nachrichten. Nichts wird geschrieben, bis Sie anwenden.</translation>
    </message>
    <message>
        <source>Nothing is written until you press Apply. Your change is then planned in the fork.</source>
        <translation>Nichts wird geschrieben, bis Sie anwenden. Danach wird Ihre Änderung im Abzweig geplant.</translation>
    </message>
    <message>
        <source>The fork was made and is shown here, but your change could not be planned in it. Make the change here yourself.</source>
        <translation>Der Abzweig wurde gemacht und ist hier zu sehen, Ihre Änderung ließ sich darin aber nicht planen. Machen Sie sie hier selbst.</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointDialog</name>
    <message>
        <source>Model for summaries</source>
        <translation>Modell für Zusammenfassungen</translation>
    </message>
    <message>
        <source>Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key.</source>
        <translation>Zusammenfassungen der Stufen 1 und 2 schreibt ein Modell. Bevor etwas gesendet wird, sehen Sie, was es ist, und werden gefragt. Ein Server auf diesem Rechner (llama.cpp, Ollama) braucht keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Ergebnis des Tests</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>%1 answers as %2.</source>
        <translation>%1 antwortet als %2.</translation>
    </message>
    <message>
        <source>Chat completions (OpenAI, llama.cpp, Ollama)</source>
        <translation>Chat Completions (OpenAI, llama.cpp, Ollama)</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages (Anthropic)</translation>
    </message>
    <message>
        <source>model name on the server</source>
        <translation>Modellname auf dem Server</translation>
    </message>
    <message>
        <source>stored key</source>
        <translation>gespeicherter Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>Im Schlüsselbund &amp;merken</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>Umgebungsvariable mit dem Schlüssel</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Adresse:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>A&amp;rt:</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>M&amp;odell:</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>&amp;Schlüssel:</translation>
    </message>
    <message>
        <source>Or environment &amp;variable:</source>
        <translation>Oder Umgebungs&amp;variable:</translation>
    </message>
    <message>
        <source>Price per million &amp;input tokens:</source>
        <translation>Preis je Million &amp;Eingabe-Token:</translation>
    </message>
    <message>
        <source>Price per million &amp;output tokens:</source>
        <translation>Preis je Million &amp;Ausgabe-Token:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>Den &amp;Test abbrechen</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>Der Test wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Remove this endpoint. Its key stays in the keychain.</source>
        <translation>Diesen Endpunkt entfernen. Sein Schlüssel bleibt im Schlüsselbund.</translation>
    </message>
    <message>
        <source>A&amp;dvanced</source>
        <translation>Er&amp;weitert</translation>
    </message>
    <message>
        <source>System proxy</source>
        <translation>Proxy des Systems</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>This proxy:</source>
        <translation>Dieser Proxy:</translation>
    </message>
    <message>
        <source>Servers on this machine are reached without a proxy.</source>
        <translation>Server auf diesem Rechner werden ohne Proxy erreicht.</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Adresse des Proxys</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Give up after this time without an answer.</source>
        <translation>Nach dieser Zeit ohne Antwort aufgeben.</translation>
    </message>
    <message>
        <source>Retries after temporary errors, with growing pauses.</source>
        <translation>Wiederholungen nach vorübergehenden Fehlern, mit wachsenden Pausen.</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>Pro&amp;xy:</translation>
    </message>
    <message>
        <source>Time&amp;out:</source>
        <translation>&amp;Zeitgrenze:</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>&amp;Wiederholungen:</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>Neuer Endpunkt</translation>
    </message>
</context>
<context>
    <name>stemma::ErrorPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Formats tried</source>
        <translation>Versuchte Formate</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Details: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen…</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>stemma::FilterPopup</name>
    <message>
        <source>Nothing matches.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message>
        <source>Jump to</source>
        <translation>Springen zu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Patches</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 zeigen oder verbergen</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>Kind to jump to</source>
        <translation>Sprungziel</translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation>Zurück: %1</translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s)</source>
        <translation>
            <numerusform>%n Denkblock</numerusform>
            <numerusform>%n Denkblöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) with the result</source>
        <translation>
            <numerusform>%n Werkzeugaufruf mit Ergebnis</numerusform>
            <numerusform>%n Werkzeugaufrufe mit Ergebnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) without a result</source>
        <translation>
            <numerusform>%n Werkzeugaufruf ohne Ergebnis</numerusform>
            <numerusform>%n Werkzeugaufrufe ohne Ergebnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n Zusammenfassung</numerusform>
            <numerusform>%n Zusammenfassungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file reference(s)</source>
        <translation>
            <numerusform>%n Dateiverweis</numerusform>
            <numerusform>%n Dateiverweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s)</source>
        <translation>
            <numerusform>%n Sicherungspunkt</numerusform>
            <numerusform>%n Sicherungspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens used</source>
        <translation>%1 Token verbraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in the context</source>
        <translation>
            <numerusform>%n Eintrag im Kontext</numerusform>
            <numerusform>%n Einträge im Kontext</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message>
        <source>Undo back to “%1”?</source>
        <translation>Bis „%1“ rückgängig machen?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Redo up to “%1”?</source>
        <translation>Bis „%1“ wiederholen?</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>%n Änderung wird wiederholt:</numerusform>
            <numerusform>%n Änderungen werden wiederholt, die älteste zuerst:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>%n Änderung wird rückgängig gemacht:</numerusform>
            <numerusform>%n Änderungen werden rückgängig gemacht, die neueste zuerst:</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops at the first one that cannot be undone or redone because another program changed the same records since.</source>
        <translation>Hält bei der ersten an, die nicht möglich ist, weil ein anderes Programm seither dieselben Datensätze geändert hat.</translation>
    </message>
    <message>
        <source>Undo again</source>
        <translation>Wieder rückgängig machen</translation>
    </message>
    <message>
        <source>Redone up to “%1”.</source>
        <translation>Bis „%1“ wiederholt.</translation>
    </message>
    <message>
        <source>Undone back to “%1”.</source>
        <translation>Bis „%1“ rückgängig gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>%n Änderung wiederholt.</numerusform>
            <numerusform>%n Änderungen wiederholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>%n Änderung rückgängig gemacht.</numerusform>
            <numerusform>%n Änderungen rückgängig gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>%1 von %n Änderung wiederholt.</numerusform>
            <numerusform>%1 von %n Änderungen wiederholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>%1 von %n Änderung rückgängig gemacht.</numerusform>
            <numerusform>%1 von %n Änderungen rückgängig gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped at “%1”.</source>
        <translation>Bei „%1“ angehalten.</translation>
    </message>
</context>
<context>
    <name>stemma::HelpDialog</name>
    <message>
        <source>Open a store (File &gt; Open file), or the sample session for a first look. Opening never changes a store.</source>
        <translation>Öffnen Sie einen Speicher (Datei &gt; Datei öffnen) oder für einen ersten Blick die Beispielsitzung. Öffnen ändert einen Speicher nie.</translation>
    </message>
    <message>
        <source>Select a session on the left; Return or a double click opens it in a tab. Type to filter the list.</source>
        <translation>Wählen Sie links eine Sitzung; Eingabetaste oder Doppelklick öffnet sie in einem Tab. Tippen filtert die Liste.</translation>
    </message>
    <message>
        <source>In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the part in the inspector.</source>
        <translation>In der Zeitleiste führen Pfeil auf und ab von Teil zu Teil, Pfeil links und rechts klappen ein und aus, die Eingabetaste zeigt den Teil im Inspektor.</translation>
    </message>
    <message>
        <source>The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, patches and compactions.</source>
        <translation>Die Zeile über der Zeitleiste blendet Arten von Teilen ein oder aus und springt zu Prompts, Fehlern, Patches und Verdichtungen.</translation>
    </message>
    <message>
        <source>While an agent writes to a store, new messages appear by themselves.</source>
        <translation>Während ein Agent in einen Speicher schreibt, erscheinen neue Nachrichten von selbst.</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1: ja</translation>
    </message>
    <message>
        <source>%1: no. %2</source>
        <translation>%1: nein. %2</translation>
    </message>
    <message>
        <source>Stemma help</source>
        <translation>Stemma-Hilfe</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Formats and what they allow</source>
        <translation>Formate und was sie erlauben</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>Der Inspektor zeigt alles, was mit einem Teil gespeichert ist: Details mit Namen und Einheiten, Roh mit den gespeicherten Bytes, Audit mit Werkzeugen und Kosten der Runde.</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>Speicher werden im Hintergrund geprüft; Zeichen an Sitzungen und Nachrichten zeigen Befunde, und F8 geht vom einen zum nächsten.</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryFilter</name>
    <message>
        <source>Data that Stemma keeps to undo the change</source>
        <translation>Daten, die Stemma zum Rückgängigmachen behält</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>Rückgängig-Daten</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>nicht angewendet</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>angewendet</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>This entry undid or redid another change. Select that change instead.</source>
        <translation>Dieser Eintrag hat eine andere Änderung rückgängig gemacht oder wiederholt. Wählen Sie stattdessen jene.</translation>
    </message>
    <message>
        <source>It is not known yet whether this change was applied. Open its store to find out.</source>
        <translation>Es ist noch nicht bekannt, ob diese Änderung angewendet wurde. Öffnen Sie ihren Speicher, um es festzustellen.</translation>
    </message>
    <message>
        <source>This change was not applied.</source>
        <translation>Diese Änderung wurde nicht angewendet.</translation>
    </message>
    <message>
        <source>This change is already undone.</source>
        <translation>Diese Änderung ist schon rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Only an undone change can be redone.</source>
        <translation>Nur eine rückgängig gemachte Änderung lässt sich wiederholen.</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message>
        <source>This store</source>
        <translation>Dieser Speicher</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>Änderungen filtern</translation>
    </message>
    <message>
        <source>Only changes to the store of the current tab</source>
        <translation>Nur Änderungen am Speicher des aktuellen Tabs</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Select a change first.</source>
        <translation>Wählen Sie zuerst eine Änderung.</translation>
    </message>
    <message>
        <source>No changes yet. Changes you apply are listed here and can be undone.</source>
        <translation>Noch keine Änderungen. Angewendete Änderungen stehen hier und lassen sich rückgängig machen.</translation>
    </message>
    <message>
        <source>No change matches the filter.</source>
        <translation>Keine Änderung passt zum Filter.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%1 von %n Änderung</numerusform>
            <numerusform>%1 von %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Redo up to here…</source>
        <translation>Bis hierher wiederholen…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Bis hierher rückgängig machen…</translation>
    </message>
</context>
<context>
    <name>stemma::Inspector</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Select a message to see everything stored with it.</source>
        <translation>Eine Nachricht wählen, um alles mit ihr Gespeicherte zu sehen.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>Runden werden zusammengezählt…</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>Keine Runden.</translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und noch %n)</numerusform>
            <numerusform>%1 (und noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>stemma::LineageModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>compared as %1</source>
        <translation>verglichen als %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>stemma::LineagePage</name>
    <message>
        <source>They differ after message %1</source>
        <translation>Sie unterscheiden sich nach Nachricht %1</translation>
    </message>
    <message>
        <source>Lineage · %1</source>
        <translation>Abstammung · %1</translation>
    </message>
</context>
<context>
    <name>stemma::LineageSource</name>
    <message>
        <source>Reading the lineage</source>
        <translation>Abstammung wird gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message>
        <source>Forks</source>
        <translation>Abzweige</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Sicherungspunkte</translation>
    </message>
    <message>
        <source>Compactions</source>
        <translation>Verdichtungen</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>Unteragenten</translation>
    </message>
    <message>
        <source>Discarded ends</source>
        <translation>Verworfene Enden</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Show or hide relations detected from equal beginnings, which no store records</source>
        <translation>An gleichen Anfängen erkannte Beziehungen zeigen oder verbergen, die kein Speicher festhält</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 zeigen oder verbergen</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle Sitzungen</translation>
    </message>
    <message>
        <source>Show all sessions of the store, or only those related to this one</source>
        <translation>Alle Sitzungen des Speichers zeigen oder nur die mit dieser verwandten</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Abstammung</translation>
    </message>
    <message>
        <source>Reading the lineage…</source>
        <translation>Abstammung wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>Nichts zu zeigen: Die Knöpfe oben verbergen alles.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n Speicher</numerusform>
            <numerusform>%n Speicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>comparing beginnings…</source>
        <translation>Anfänge werden verglichen…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Wählen Sie zwei Zeilen aus, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>Zur Zeitleiste wechseln</translation>
    </message>
    <message>
        <source>Compare as A</source>
        <translation>Als A vergleichen</translation>
    </message>
    <message>
        <source>Compare as B</source>
        <translation>Als B vergleichen</translation>
    </message>
    <message>
        <source>Fork here…</source>
        <translation>Hier abzweigen…</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>Hier fortsetzen…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Bis hierher rückgängig machen…</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>Token werden zusammengezählt…</translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1: %2 von %3 erhalten</translation>
    </message>
    <message>
        <source>Loss review</source>
        <translation>Verlustprüfung</translation>
    </message>
    <message>
        <source>Findings come from a heuristic; each one names its rule.</source>
        <translation>Die Funde stammen aus einer Heuristik; jeder nennt seine Regel.</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>Die abgedeckten Nachrichten werden gelesen…</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Funde</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %n finding(s) kept</source>
        <translation>
            <numerusform>%1 % von %n Fund erhalten</numerusform>
            <numerusform>%1 % von %n Funden erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>stemma::LossModel</name>
    <message>
        <source>%L1 ×</source>
        <translation>%L1 ×</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Making the sample session</source>
        <translation>Beispielsitzung anlegen</translation>
    </message>
    <message>
        <source>Sample session</source>
        <translation>Beispielsitzung</translation>
    </message>
    <message>
        <source>The store %1 has no session %2.</source>
        <translation>Der Speicher %1 hat keine Sitzung %2.</translation>
    </message>
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>%1 ist nicht mehr da. Bereits gelesene Nachrichten bleiben zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1 tokens</source>
        <translation>
            <numerusform>%n Teil ausgewählt · %1 Token</numerusform>
            <numerusform>%n Teile ausgewählt · %1 Token</numerusform>
        </translation>
    </message>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2.</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
    </message>
    <message>
        <source>No store open</source>
        <translation>Kein Speicher geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>%n Speicher geöffnet</numerusform>
            <numerusform>%n Speicher geöffnet</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>Open a session store</source>
        <translation>Sitzungsspeicher öffnen</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Ordner mit Sitzungen öffnen</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>%1 zeigt die Menüleiste wieder an.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>There is no previous place.</source>
        <translation>Es gibt keine vorige Stelle.</translation>
    </message>
    <message>
        <source>There is no next place.</source>
        <translation>Es gibt keine nächste Stelle.</translation>
    </message>
    <message>
        <source>This build has no sample session.</source>
        <translation>Diese Programmfassung enthält keine Beispielsitzung.</translation>
    </message>
    <message>
        <source>No tab is open.</source>
        <translation>Kein Tab ist geöffnet.</translation>
    </message>
    <message>
        <source>No closed tabs.</source>
        <translation>Keine geschlossenen Tabs.</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Kein Speicher ist geöffnet.</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>Keine zuletzt geöffneten Speicher</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Go to session: type words of the title, prompt, model or folder</source>
        <translation>Zu Sitzung gehen: Wörter aus Titel, Prompt, Modell oder Ordner</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or a message id</source>
        <translation>Zahl von 1 bis %1 oder Nachrichten-ID eingeben</translation>
    </message>
    <message>
        <source>Message %1 of %2</source>
        <translation>Nachricht %1 von %2</translation>
    </message>
    <message>
        <source>Message with the id %1</source>
        <translation>Nachricht mit der ID %1</translation>
    </message>
    <message>
        <source>Go to message</source>
        <translation>Zu Nachricht gehen</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>Über Stemma</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Liest, verzweigt, verdichtet und repariert die Sitzungen von Gesprächsagenten.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No picture was made: the store was not loaded within three minutes.</source>
        <translation>Kein Bild gemacht: Der Speicher war nach drei Minuten nicht geladen.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>Das Bild %1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Compare “%1” with another session of the store</source>
        <translation>„%1“ mit einer anderen Sitzung des Speichers vergleichen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>Kein Bild gemacht: Die Änderung „%1“ lässt sich hier nicht planen.</translation>
    </message>
    <message>
        <source>The session has no checkpoints.</source>
        <translation>Die Sitzung hat keine Sicherungspunkte.</translation>
    </message>
    <message>
        <source>Go to checkpoint</source>
        <translation>Zum Sicherungspunkt</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>Macht diese und alle späteren Änderungen rückgängig</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Asking %1 for a summary</source>
        <translation>%1 wird um eine Zusammenfassung gebeten</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsModel</name>
    <message>
        <source>pruned</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>not in the context</source>
        <translation>nicht im Kontext</translation>
    </message>
    <message>
        <source>in the context, protected</source>
        <translation>im Kontext, geschützt</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>im Kontext</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>Werkzeugausgaben werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Overview: click to go there</source>
        <translation>Übersicht: Klicken führt dorthin</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChoices</name>
    <message>
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Only this part</source>
        <translation>Nur diesen Teil</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>Die ganze Nachricht</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>Der Titel der Sitzung</translation>
    </message>
    <message>
        <source>As a new session</source>
        <translation>Als neue Sitzung</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>In dieser Sitzung</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Number of the last message to keep</source>
        <translation>Nummer der letzten Nachricht, die bleibt</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>Zum vorigen Prompt gehen</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Voriger Prompt</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>Zum nächsten Prompt gehen</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Nächster Prompt</translation>
    </message>
    <message>
        <source>After message</source>
        <translation>Nach Nachricht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>(das Original bleibt)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>(%1 move to a discarded end; can be undone)</source>
        <translation>(%1 kommen in ein verworfenes Ende; lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>(nothing would be discarded)</source>
        <translation>(nichts würde verworfen)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Leave empty to remove the checkpoint</source>
        <translation>Leer lassen, um den Sicherungspunkt zu entfernen</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Note (system)</source>
        <translation>Notiz (system)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>Wörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Number of the message before it</source>
        <translation>Nummer der Nachricht davor</translation>
    </message>
    <message>
        <source>The change will be made in a fork; the original stays.</source>
        <translation>Die Änderung wird in einem Abzweig gemacht; das Original bleibt.</translation>
    </message>
    <message>
        <source>Separate labels with commas. Put a label that contains a comma in &quot;quotation marks&quot;.</source>
        <translation>Trennen Sie Beschriftungen mit Kommas. Setzen Sie eine, die selbst ein Komma enthält, in &quot;Anführungszeichen&quot;.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Plan again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>records</comment>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>records</comment>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>records</comment>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>nichts entfernt</translation>
    </message>
    <message>
        <source>What changes in %1</source>
        <translation>Was sich in %1 ändert</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Abzweig</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 von %2 Token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>Nothing to change yet.</source>
        <translation>Noch nichts zu ändern.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: titles are not sent to it.</source>
        <translation>Für das Modell ändert sich nichts: Titel werden ihm nicht gesendet.</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>Nichts: Die Sitzung ist gelöscht.</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>Keine Tokenzahlen für diese Änderung.</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>Der Speicher hat sich seither geändert. Anwenden hält an, wenn das diesen Plan betrifft.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in the session, its next messages go to the original only.</source>
        <translation>Ein anderes Programm hat diesen Speicher offen. Arbeitet ein Agent in der Sitzung, kommen seine nächsten Nachrichten nur ins Original.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in this session, let it finish first: it may not notice the change.</source>
        <translation>Ein anderes Programm hat diesen Speicher offen. Arbeitet ein Agent in dieser Sitzung, lassen Sie ihn zuerst fertig werden: Er bemerkt die Änderung womöglich nicht.</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>„%1“ nach Nachricht %2 abzweigen</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>„%1“ nach Nachricht %2 fortsetzen</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Edit message %2 of “%1”</source>
        <translation>Nachricht %2 von „%1“ bearbeiten</translation>
    </message>
    <message>
        <source>Restore the output in message %2 of “%1”</source>
        <translation>Die Ausgabe in Nachricht %2 von „%1“ zurückholen</translation>
    </message>
    <message>
        <source>Prune the output in message %2 of “%1”</source>
        <translation>Die Ausgabe in Nachricht %2 von „%1“ kürzen</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
    <message>
        <source>Remove a part of message %2 of “%1”</source>
        <translation>Einen Teil von Nachricht %2 von „%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove message %2 of “%1”</source>
        <translation>Nachricht %2 von „%1“ entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>%n Nachricht von „%1“ entfernen</numerusform>
            <numerusform>%n Nachrichten von „%1“ entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>Hier fortsetzen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Apply edit</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Kürzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Wird angewendet…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant…</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nichts wurde geändert</translation>
    </message>
    <message>
        <source>Planned at %1, store changed since</source>
        <translation>Geplant um %1, Speicher seither geändert</translation>
    </message>
    <message>
        <source>Planned at %1, store unchanged</source>
        <translation>Geplant um %1, Speicher unverändert</translation>
    </message>
    <message>
        <source>%1 — plan</source>
        <comment>Fork — plan</comment>
        <translation>%1 — Plan</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Apply fork</comment>
        <translation>%1, trotzdem</translation>
    </message>
    <message>
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>Nichts wird geschrieben, bis Sie unten bestätigen. Die Änderung steht dann im Verlauf und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>What the agent will see</source>
        <translation>Was der Agent sehen wird</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>Den Befehl kopieren, der diesen Plan ausgibt; mit --apply macht er die Änderung</translation>
    </message>
    <message>
        <source>The command for this plan</source>
        <translation>Der Befehl für diesen Plan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <comment>a place</comment>
        <translation>%1 reparieren</translation>
    </message>
    <message>
        <source>Repair all problems</source>
        <translation>Alle Probleme reparieren</translation>
    </message>
    <message>
        <source>Repair all problems of the kind “%1”</source>
        <translation>Alle Probleme der Art „%1“ reparieren</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>Für das Modell ändert sich nichts: Davon wird ihm nichts gesendet.</translation>
    </message>
    <message>
        <source>Insert after message %2 of “%1”</source>
        <translation>Einfügen nach Nachricht %2 von „%1“</translation>
    </message>
    <message>
        <source>Checkpoint after message %2 of “%1”</source>
        <translation>Sicherungspunkt nach Nachricht %2 von „%1“</translation>
    </message>
    <message>
        <source>Labels of “%1”</source>
        <translation>Beschriftungen von „%1“</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>Ein Projekt umziehen</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>Sicherungspunkt setzen</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>Beschriftungen setzen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Umziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>%n Änderung in einem Stapel</numerusform>
            <numerusform>%n Änderungen in einem Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>Alle anwenden</translation>
    </message>
    <message>
        <source>Add to batch</source>
        <translation>Zum Stapel</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>Später anwenden, zusammen mit anderen Änderungen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Compare the whole texts, not only their beginnings</source>
        <translation>Die ganzen Texte vergleichen und nicht nur ihre Anfänge</translation>
    </message>
    <message>
        <source>The command to resume the agent</source>
        <translation>Der Befehl, mit dem der Agent fortsetzt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command to resume the agent afterwards</source>
        <translation>Den Befehl kopieren, mit dem der Agent danach fortsetzt</translation>
    </message>
    <message>
        <source>To resume</source>
        <translation>Zum Fortsetzen</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>„%1“ verdichten</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>Zusammenfassungen von „%1“ zusammenlegen</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Eine Zusammenfassung von „%1“ auflösen</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Verdichten</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>A summary of “%1”</source>
        <translation>Eine Zusammenfassung von „%1“</translation>
    </message>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>Jetzt wird nichts geschrieben. Die Änderung bleibt so, wie hier gewählt, im Stapel.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Replace the change in the batch</source>
        <translation>Die Änderung im Stapel ersetzen</translation>
    </message>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>Auch &amp;die signierten Gedanken danach entfernen, die nicht mehr gültig sind</translation>
    </message>
    <message>
        <source>Providers may refuse thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>Anbieter lehnen Gedanken, die für eine andere Unterhaltung signiert wurden, womöglich ab. Um sie zu behalten, machen Sie die Änderung in einem Abzweig.</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>Stattdessen einen Abzweig än&amp;dern…</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>Einen Abzweig planen, der vor diesen Gedanken endet, und dann diese Änderung darin. Das Original bleibt unverändert.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanStrip</name>
    <message>
        <source>Messages %1 of %2 stay</source>
        <translation>Nachrichten %1 von %2 bleiben</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
</context>
<context>
    <name>stemma::ProblemsPanel</name>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Stelle: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparatur: %1</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Kein Speicher ist geöffnet.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüfung läuft …</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>No problems found in this store.</source>
        <translation>In diesem Speicher wurden keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Checking… %1 so far</source>
        <comment>1 error, 2 warnings</comment>
        <translation>Prüfung läuft … bisher %1</translation>
    </message>
    <message>
        <source>No problems found in the sessions you opened; the others are not checked.</source>
        <translation>In den geöffneten Sitzungen wurden keine Probleme gefunden; die anderen sind nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 in the sessions you opened; the others are not checked.</source>
        <translation>%1 in den geöffneten Sitzungen; die anderen sind nicht geprüft.</translation>
    </message>
    <message>
        <source>Check the whole store</source>
        <translation>Den ganzen Speicher prüfen</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparieren …</translation>
    </message>
    <message>
        <source>Repair all…</source>
        <translation>Alle reparieren …</translation>
    </message>
    <message>
        <source>Nothing can be repaired.</source>
        <translation>Nichts lässt sich reparieren.</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>Alle dieser Art reparieren …</translation>
    </message>
    <message>
        <source>Select a problem first.</source>
        <translation>Wählen Sie zuerst ein Problem.</translation>
    </message>
    <message>
        <source>Plan the repair of the selected problem</source>
        <translation>Die Reparatur des gewählten Problems planen</translation>
    </message>
    <message>
        <source>Plan the repair of all problems that can be repaired</source>
        <translation>Die Reparatur aller reparierbaren Probleme planen</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>Nicht reparierbar: %1</translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message>
        <source>Prune outputs</source>
        <translation>Ausgaben kürzen</translation>
    </message>
    <message>
        <source>Tool outputs in “%1”</source>
        <translation>Werkzeugausgaben in „%1“</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Token</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
        <translation>Die &amp;neuesten behalten</translation>
    </message>
    <message>
        <source>Select by &amp;rule</source>
        <translation>Nach &amp;Regel wählen</translation>
    </message>
    <message>
        <source>Selects the outputs between the last summary and the last two prompts, except the newest and those of “skill”</source>
        <translation>Wählt die Ausgaben zwischen der letzten Zusammenfassung und den letzten beiden Prompts, außer den neuesten und denen von „skill“</translation>
    </message>
    <message>
        <source>Which outputs are shown</source>
        <translation>Welche Ausgaben gezeigt werden</translation>
    </message>
    <message>
        <source>In the context</source>
        <translation>Im Kontext</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>All outputs</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Werkzeugausgaben</translation>
    </message>
    <message>
        <source>Re&amp;store…</source>
        <translation>&amp;Zurückholen…</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>&amp;Kürzen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Tokens are estimated with %1. The model is sent a short note instead of a pruned output; the output stays stored and can be restored.</source>
        <translation>Token sind mit %1 geschätzt. Statt einer gekürzten Ausgabe wird dem Modell ein kurzer Hinweis gesendet; die Ausgabe bleibt gespeichert und lässt sich zurückholen.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs have no more tokens than this.</source>
        <translation>Nichts zu kürzen: Die Ausgaben haben nicht mehr Token als diese.</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1 tokens</source>
        <translation>
            <numerusform>%n Ausgabe zu kürzen, gibt %1 Token frei</numerusform>
            <numerusform>%n Ausgaben zu kürzen, gibt %1 Token frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1 tokens</source>
        <translation>
            <numerusform>%n Ausgabe zurückzuholen, %1 Token mehr</numerusform>
            <numerusform>%n Ausgaben zurückzuholen, %1 Token mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1 tokens.</source>
        <translation>mnesis selbst würde hier nicht kürzen: Es tut das nur, wenn mehr als %1 Token frei werden.</translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># %n Byte, kein Text</numerusform>
            <numerusform># %n Bytes, kein Text</numerusform>
        </translation>
    </message>
    <message>
        <source># %1 · row %2</source>
        <translation># %1 · Zeile %2</translation>
    </message>
    <message>
        <source># %1 · from byte %2</source>
        <translation># %1 · ab Byte %2</translation>
    </message>
    <message>
        <source># not stored as a separate record</source>
        <translation># nicht als eigener Datensatz gespeichert</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Eingerückt</translation>
    </message>
    <message>
        <source>Copy the stored bytes</source>
        <translation>Gespeicherte Bytes kopieren</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>Gespeicherte Bytes</translation>
    </message>
    <message>
        <source># bytes that are not UTF-8</source>
        <translation># Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source># Select a message to see its stored bytes.</source>
        <translation># Eine Nachricht wählen, um ihre gespeicherten Bytes zu sehen.</translation>
    </message>
    <message>
        <source>The first %1 are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>Gezeigt: die ersten %1. &lt;a href=&quot;all&quot;&gt;Alles zeigen&lt;/a&gt;</translation>
    </message>
</context>
<context>
    <name>stemma::ReviewSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>Abgedeckte Nachrichten werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::RulesDialog</name>
    <message>
        <source>Rules and window</source>
        <translation>Regeln und Fenster</translation>
    </message>
    <message>
        <source>For all sessions of this store. These settings belong to the agent and are not stored; Stemma remembers your choice and never writes it to the store.</source>
        <translation>Für alle Sitzungen dieses Speichers. Diese Einstellungen gehören zum Agenten und sind nicht gespeichert; Stemma merkt sich Ihre Wahl und schreibt sie nie in den Speicher.</translation>
    </message>
    <message>
        <source>From the store</source>
        <translation>Aus dem Speicher</translation>
    </message>
    <message>
        <source>From the store (%1)</source>
        <translation>Aus dem Speicher (%1)</translation>
    </message>
    <message>
        <source>Not in the store (%1)</source>
        <translation>Nicht im Speicher (%1)</translation>
    </message>
    <message>
        <source>The release whose rules build, compact and prune the context</source>
        <translation>Die Version, deren Regeln den Kontext zusammenstellen, verdichten und kürzen</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>&amp;Regeln von</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>Tokens that the model accepts in total</source>
        <translation>Token, die das Modell insgesamt annimmt</translation>
    </message>
    <message>
        <source>For the &amp;answer</source>
        <translation>Für die &amp;Antwort</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>Token des Fensters, die für die Antwort freigehalten werden</translation>
    </message>
    <message>
        <source>For &amp;compaction</source>
        <translation>Für das &amp;Verdichten</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the next summary</source>
        <translation>Token des Fensters, die für die nächste Zusammenfassung freigehalten werden</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Default (%1 %)</source>
        <translation>Vorgabe (%1 %)</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted after a turn</source>
        <translation>Der Anteil der nutzbaren Token, ab dem nach einer Runde verdichtet wird</translation>
    </message>
    <message>
        <source>Compacts a&amp;t</source>
        <translation>Verdichtet a&amp;b</translation>
    </message>
    <message>
        <source>&amp;Keep newest</source>
        <translation>&amp;Neueste behalten</translation>
    </message>
    <message>
        <source>Tokens of the newest tool outputs, which are never pruned</source>
        <translation>Token der neuesten Werkzeugausgaben, die nie gekürzt werden</translation>
    </message>
    <message>
        <source>Prune only if it &amp;frees</source>
        <translation>Nur &amp;kürzen, wenn frei werden</translation>
    </message>
    <message>
        <source>Outputs are pruned only if that frees more tokens than this</source>
        <translation>Ausgaben werden nur gekürzt, wenn dadurch mehr Token frei werden</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Use &amp;defaults</source>
        <translation>&amp;Vorgaben verwenden</translation>
    </message>
    <message>
        <source>Go back to the rules and sizes from the store</source>
        <translation>Zu den Regeln und Größen aus dem Speicher zurückkehren</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Token</translation>
    </message>
    <message>
        <source>Default (%1 tokens)</source>
        <translation>Vorgabe (%1 Token)</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>%1 Token nutzbar; verdichtet wird nach einer Runde ab %2, vor einer Runde ab %3.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message>
        <source>listing…</source>
        <translation>wird aufgelistet…</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>(no title) %1</source>
        <translation>(ohne Titel) %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Messages already read stay on screen.</source>
        <translation>Bereits gelesene Nachrichten bleiben zu sehen.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>“%1” is not a web address, so it was not opened.</source>
        <translation>„%1“ ist keine Webadresse und wurde nicht geöffnet.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Letzte Nachricht</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>1 error, 2 warnings</comment>
        <translation>Prüfung: %1</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeView</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>Sitzungen filtern</translation>
    </message>
    <message>
        <source>Order of the sessions</source>
        <translation>Reihenfolge der Sitzungen</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>By messages</source>
        <translation>Nach Nachrichten</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>Nach Token</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Kompakte Zeilen</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Kein Speicher ist geöffnet.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>No session matches “%1”.</source>
        <translation>Keine Sitzung passt zu „%1“.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open in new tab</source>
        <translation>In neuem Tab öffnen</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>Speicher schließen</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Abstammung</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>Abzweigen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Sitzung löschen…</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>Beschriftungen und Markierung…</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>Projekt umziehen…</translation>
    </message>
</context>
<context>
    <name>stemma::ShortcutDialog</name>
    <message>
        <source>No shortcut</source>
        <translation>Kein Tastenkürzel</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Configure shortcuts</source>
        <translation>Tastenkürzel einrichten</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Aktionen filtern</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Aktionen und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortcut:</source>
        <translation>Tastenkürzel:</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 ist schon das Tastenkürzel von „%2“.</translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message>
        <source>Drop a store, a transcript
or a folder here</source>
        <translation>Speicher, Protokoll
oder Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions</source>
        <translation>Sitzungen von Agenten lesen, verzweigen, verdichten und reparieren</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>Beispielsitzung öffnen</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Opening never changes a store, even while an agent is using it.</source>
        <translation>Öffnen ändert einen Speicher nie, auch nicht, während ein Agent ihn benutzt.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Formats and what they allow</source>
        <translation>Formate und was sie erlauben</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Recent stores</source>
        <translation>Zuletzt geöffnete Speicher</translation>
    </message>
    <message>
        <source>No recent stores.</source>
        <translation>Keine zuletzt geöffneten Speicher.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Found on this machine</source>
        <translation>Auf diesem Rechner gefunden</translation>
    </message>
    <message>
        <source>names and sizes only; sessions are read when you open them</source>
        <translation>nur Namen und Größen; Sitzungen werden erst beim Öffnen gelesen</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>kann geöffnet werden</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>No sessions found in the usual places.</source>
        <translation>Keine Sitzungen an den üblichen Orten gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>Nachricht %1 von %2</translation>
    </message>
    <message>
        <source>Connect to PostgreSQL…</source>
        <translation>Mit PostgreSQL verbinden …</translation>
    </message>
</context>
<context>
    <name>stemma::StoreManager</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryPane</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Text of the summary</source>
        <translation>Text der Zusammenfassung</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to session</source>
        <translation>Zu Sitzung gehen</translation>
    </message>
</context>
<context>
    <name>stemma::TextViewer</name>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Lines over %2 characters are wrapped here; copying keeps the text unchanged.</source>
        <translation>%1. Zeilen über %2 Zeichen sind hier umbrochen; kopiert wird der Text unverändert.</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>“%1” was not found.</source>
        <translation>„%1“ wurde nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>The message is not in this session.</source>
        <translation>Die Nachricht ist nicht in dieser Sitzung.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy message &amp;id</source>
        <translation>Nachrichten-&amp;ID kopieren</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>&amp;Ausklappen</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Einklappen</translation>
    </message>
    <message>
        <source>Fold all thinking</source>
        <translation>Alle Gedanken einklappen</translation>
    </message>
    <message>
        <source>Unfold all thinking</source>
        <translation>Alle Gedanken ausklappen</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>Ganz zeigen</translation>
    </message>
    <message>
        <source>Show in &amp;inspector</source>
        <translation>Im In&amp;spektor zeigen</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>Nach dieser Nachricht kommt nichts mehr dieser Art.</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>Vor dieser Nachricht kommt nichts mehr dieser Art.</translation>
    </message>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln Nachricht nicht geladen]</numerusform>
            <numerusform>[%Ln Nachrichten nicht geladen]</numerusform>
        </translation>
    </message>
    <message>
        <source>This message is no longer in the store.</source>
        <translation>Diese Nachricht ist nicht mehr im Speicher.</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>Diese Nachricht lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>Diese Sitzung hat keine Nachrichten.</translation>
    </message>
    <message>
        <source>The filter hides every message of this session.</source>
        <translation>Der Filter verbirgt alle Nachrichten dieser Sitzung.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in &amp;problems</source>
        <translation>In den &amp;Problemen zeigen</translation>
    </message>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>Bei „%1“ &amp;fortsetzen…</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>&amp;Abzweigen ab „%1“…</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>Sitzung &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>Sicherungspunkt &amp;entfernen…</translation>
    </message>
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>Der Speicher sagt nicht, welche Nachrichten das sind.</translation>
    </message>
</context>
</TS>
