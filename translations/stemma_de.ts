<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Open &amp;file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>Einen Sitzungsspeicher oder ein Protokoll öffnen</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>O&amp;rdner öffnen …</translation>
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
        <translation>&amp;Text bearbeiten …</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>Den Text des aktuellen Teils bearbeiten</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>Die Sitzung umbenennen</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>&amp;Entfernen …</translation>
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
        <translation>Die Bereiche um die Zeitleiste aus- oder einblenden</translation>
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
        <source>Go to &amp;message…</source>
        <translation>Zu &amp;Nachricht gehen …</translation>
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
        <translation>&amp;Abzweigen …</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>Die Sitzung bis zur aktuellen Nachricht in eine neue Sitzung kopieren</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>Hier &amp;fortsetzen …</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>Den Agenten nach der aktuellen Nachricht fortsetzen lassen</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>&amp;Sicherungspunkt …</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>Nach der aktuellen Nachricht einen benannten Sicherungspunkt setzen</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>&amp;Verdichten …</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>Nachrichten durch eine Zusammenfassung ersetzen</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>Befehls&amp;palette …</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>Eine Aktion suchen und ausführen</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>&amp;Tastenkürzel einrichten …</translation>
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
        <translation>Vergleichen &amp;mit …</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>Die Sitzung mit einer anderen vergleichen</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>Sitzung &amp;löschen …</translation>
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
        <translation>Ausgabe &amp;kürzen …</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>Die Ausgabe des aktuellen Werkzeugaufrufs aus dem Kontext lassen</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>Ausgabe &amp;zurückholen …</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>Die gekürzte Ausgabe in den Kontext zurückholen</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>Nachricht &amp;einfügen …</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>Nach der aktuellen Nachricht eine Nachricht oder Notiz einfügen</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>&amp;Beschriftungen …</translation>
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
        <translation>Projekt versc&amp;hieben …</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Die Sitzungen eines Projekts in seinen neuen Ordner verschieben</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>Zum Si&amp;cherungspunkt …</translation>
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
        <translation>A&amp;usgaben kürzen …</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Wählen, welche Werkzeugausgaben gekürzt oder zurückgeholt werden</translation>
    </message>
    <message>
        <source>Show thin&amp;king</source>
        <translation>&amp;Gedanken anzeigen</translation>
    </message>
    <message>
        <source>Outlin&amp;e</source>
        <translation>&amp;Gliederung</translation>
    </message>
    <message>
        <source>Show the turns of the session and go to them</source>
        <translation>Die Runden der Sitzung zeigen und dorthin gehen</translation>
    </message>
    <message>
        <source>Thinkin&amp;g</source>
        <translation>&amp;Gedanken</translation>
    </message>
    <message>
        <source>Show all thinking of the session, to search and compare it</source>
        <translation>Alle Gedanken der Sitzung zeigen, um sie zu durchsuchen und zu vergleichen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Show which files the session changed, and how</source>
        <translation>Zeigen, welche Dateien die Sitzung geändert hat und wie</translation>
    </message>
    <message>
        <source>Filter messa&amp;ges</source>
        <translation>Nac&amp;hrichten filtern</translation>
    </message>
    <message>
        <source>Show only messages with some words or in some states</source>
        <translation>Nur Nachrichten mit bestimmten Wörtern oder Zuständen zeigen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Show which files the session read, changed and refers to</source>
        <translation>Zeigen, welche Dateien die Sitzung gelesen und geändert hat und auf welche sie verweist</translation>
    </message>
    <message>
        <source>Only turns</source>
        <translation>Nur Runden</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>Eine Zeile je Runde zeigen; jede öffnet sich an ihrer Stelle</translation>
    </message>
    <message>
        <source>Show when the agent worked, when tools ran, and when it waited for you</source>
        <translation>Zeigt, wann der Agent arbeitete, wann Werkzeuge liefen und wann er auf Sie wartete</translation>
    </message>
    <message>
        <source>Si&amp;gns of the timeline</source>
        <translation>Zei&amp;chen der Zeitleiste</translation>
    </message>
    <message>
        <source>Explain the lines, colours and icons of the timeline</source>
        <translation>Erklärt die Linien, Farben und Symbole der Zeitleiste</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>First new message</source>
        <translation>Erste neue Nachricht</translation>
    </message>
    <message>
        <source>Go to the first message that came since you last read the session</source>
        <translation>Zur ersten Nachricht gehen, die kam, seit Sie die Sitzung zuletzt gelesen haben</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find a text in the session</source>
        <translation>Einen Text in der Sitzung suchen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next hit</source>
        <translation>Zur nächsten Fundstelle gehen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the previous hit</source>
        <translation>Zur vorigen Fundstelle gehen</translation>
    </message>
    <message>
        <source>Search in a ne&amp;w tab</source>
        <translation>In &amp;neuem Tab suchen</translation>
    </message>
    <message>
        <source>Search all sessions in a tab of its own</source>
        <translation>Alle Sitzungen in einem eigenen Tab durchsuchen</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Show tokens and costs, and the calls behind them</source>
        <translation>Token und Kosten und die Aufrufe dahinter zeigen</translation>
    </message>
    <message>
        <source>Search &amp;all sessions</source>
        <translation>&amp;Alle Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>Find any text in any session</source>
        <translation>Beliebigen Text in beliebigen Sitzungen finden</translation>
    </message>
    <message>
        <source>Search &amp;index…</source>
        <translation>Such&amp;index …</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>Wählen, welche Speicher einen Index für die Suche haben</translation>
    </message>
    <message>
        <source>E&amp;xport session…</source>
        <translation>Sitzung e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write the session as a document, redacted if you like</source>
        <translation>Die Sitzung als Dokument schreiben, auf Wunsch geschwärzt</translation>
    </message>
    <message>
        <source>Go to &amp;session or text…</source>
        <translation>Zu &amp;Sitzung oder Text gehen …</translation>
    </message>
    <message>
        <source>Go to a session, or search the texts of all sessions</source>
        <translation>Zu einer Sitzung gehen oder die Texte aller Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>Neues Fen&amp;ster</translation>
    </message>
    <message>
        <source>Open another window of Stemma</source>
        <translation>Ein weiteres Fenster von Stemma öffnen</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print the session or the selected messages, after a preview</source>
        <translation>Sitzung oder ausgewählte Nachrichten nach einer Vorschau drucken</translation>
    </message>
    <message>
        <source>&amp;Hand over to another agent…</source>
        <translation>An anderen Agenten über&amp;geben …</translation>
    </message>
    <message>
        <source>Write the session as a new session of another agent</source>
        <translation>Die Sitzung als neue Sitzung eines anderen Agenten schreiben</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to message</source>
        <translation>Lin&amp;k zur Nachricht kopieren</translation>
    </message>
    <message>
        <source>Copy a link that opens the current message in Stemma</source>
        <translation>Einen Link kopieren, der die aktuelle Nachricht in Stemma öffnet</translation>
    </message>
    <message>
        <source>Ask the context…</source>
        <translation>Den Kontext fragen …</translation>
    </message>
    <message>
        <source>Ask a model about the context, now and before and after compactions</source>
        <translation>Ein Modell zum Kontext fragen, jetzt und vor und nach Verdichtungen</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>Bei verlorenen Vorgaben benachrichtigen</translation>
    </message>
    <message>
        <source>Show a desktop notification when an agent compacts an open session and loses a constraint</source>
        <translation>Eine Benachrichtigung zeigen, wenn ein Agent eine offene Sitzung verdichtet und dabei eine Vorgabe verliert</translation>
    </message>
    <message>
        <source>&amp;Configure Stemma…</source>
        <translation>Stemma &amp;einrichten …</translation>
    </message>
    <message>
        <source>Change the settings of Stemma</source>
        <translation>Die Einstellungen von Stemma ändern</translation>
    </message>
    <message>
        <source>Database &amp;doctor…</source>
        <translation>Datenbank&amp;doktor …</translation>
    </message>
    <message>
        <source>See what takes room in the store, and regain some</source>
        <translation>Sehen, was im Speicher Platz braucht, und Platz gewinnen</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>Was &amp;ist das?</translation>
    </message>
    <message>
        <source>Explain the part of the window that you click next</source>
        <translation>Den Teil des Fensters erklären, der als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>Export comparison…</source>
        <translation>Vergleich exportieren …</translation>
    </message>
    <message>
        <source>Write the comparison of two sessions as a document, redacted if you like</source>
        <translation>Den Vergleich zweier Sitzungen als Dokument schreiben, auf Wunsch geschwärzt</translation>
    </message>
    <message>
        <source>Export review of the summary…</source>
        <translation>Prüfung der Zusammenfassung exportieren …</translation>
    </message>
    <message>
        <source>Write the loss review of a summary as a document, redacted if you like</source>
        <translation>Was eine Zusammenfassung bewahrt und verliert, als Dokument schreiben, auf Wunsch geschwärzt</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back in their first places</source>
        <translation>Alle Bereiche wieder dorthin setzen, wo sie zuerst waren</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>Speicher schließen</translation>
    </message>
    <message>
        <source>Close the store of the current tab</source>
        <translation>Den Speicher des aktuellen Tabs schließen</translation>
    </message>
    <message>
        <source>Close all stores</source>
        <translation>Alle Speicher schließen</translation>
    </message>
    <message>
        <source>Close all stores and their tabs</source>
        <translation>Alle Speicher und ihre Tabs schließen</translation>
    </message>
    <message>
        <source>&amp;Report a bug…</source>
        <translation>Fehler &amp;melden …</translation>
    </message>
    <message>
        <source>Write a report with versions and without your data</source>
        <translation>Einen Bericht mit Versionen und ohne Ihre Daten schreiben</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select all messages of the session</source>
        <translation>Alle Nachrichten der Sitzung auswählen</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>Message %1 was summarised, and the context at that time is not stored. Choose a later message.</source>
        <translation>Nachricht %1 wurde zusammengefasst, und der damalige Kontext ist nicht gespeichert. Wählen Sie eine spätere Nachricht.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Prüfen Sie die ID.</translation>
    </message>
    <message>
        <source>%1 is a recording, which agentfootprint cannot resume. Open the session store of the agent to see the context.</source>
        <translation>%1 ist eine Aufzeichnung, die agentfootprint nicht fortsetzen kann. Öffnen Sie den Sitzungsspeicher des Agenten, um den Kontext zu sehen.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint kann die Sitzung nicht laden. %1</translation>
    </message>
    <message>
        <source>The format “%1” is newer than this version of Stemma.</source>
        <translation>Das Format „%1“ ist neuer als diese Version von Stemma.</translation>
    </message>
    <message>
        <source>The envelope has no conversation.</source>
        <translation>Der Umschlag enthält keine Unterhaltung.</translation>
    </message>
    <message>
        <source>The table agent_sessions is missing.</source>
        <translation>Die Tabelle agent_sessions fehlt.</translation>
    </message>
    <message>
        <source>The table agent_sessions has no column %1.</source>
        <translation>In der Tabelle agent_sessions fehlt die Spalte %1.</translation>
    </message>
    <message>
        <source>The event names no run.</source>
        <translation>Das Ereignis nennt keinen Lauf.</translation>
    </message>
    <message>
        <source>Neither JSON nor a SQLite file.</source>
        <translation>Weder JSON noch eine SQLite-Datei.</translation>
    </message>
    <message>
        <source>JSON, but not a file that agentfootprint writes.</source>
        <translation>JSON, aber keine Datei, die agentfootprint schreibt.</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>Dieser Datensatz ist nicht mehr in der Datei. Öffnen Sie die Sitzung erneut.</translation>
    </message>
    <message>
        <source>It is not an event.</source>
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
        <source>It is not a JSON object.</source>
        <translation>Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The content should be a string.</source>
        <translation>Der Inhalt sollte eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>Its field %1 has the wrong type.</source>
        <translation>Das Feld %1 hat den falschen Typ.</translation>
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
        <source>Its text is incomplete JSON.</source>
        <translation>Der Text ist kein vollständiges JSON.</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>Das Format ist weder conversation-v1 noch flowchart-v1.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 hat keine Sitzung %2. Prüfen Sie die ID, oder listen Sie die Sitzungen des Speichers auf.</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>Diese Sitzung ist nicht mehr im Speicher. Listen Sie die Sitzungen erneut auf.</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>Nur die Sitzungen des Speichers haben gespeicherten Text.</translation>
    </message>
    <message>
        <source>A file of agentfootprint of the kind “%1”.</source>
        <translation>Eine Datei von agentfootprint der Art „%1“.</translation>
    </message>
    <message>
        <source>A zip archive, but not a bug report of agentfootprint.</source>
        <translation>Ein Zip-Archiv, aber kein Fehlerbericht von agentfootprint.</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>Nur die Datensätze des Speichers haben gespeicherten Text.</translation>
    </message>
    <message>
        <source>The archive is damaged: its list of files cannot be read. Get the bug report again.</source>
        <translation>Das Archiv ist beschädigt: Die Dateiliste lässt sich nicht lesen. Besorgen Sie den Fehlerbericht noch einmal.</translation>
    </message>
    <message>
        <source>A folder without artifacts. agentfootprint stores sessions in single files.</source>
        <translation>Ein Ordner ohne Artefakte. agentfootprint speichert Sitzungen in einzelnen Dateien.</translation>
    </message>
</context>
<context>
    <name>AskSource</name>
    <message>
        <source>Reading the contexts</source>
        <translation>Kontexte werden gelesen</translation>
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
        <translation>Die Aufzeichnungen ergeben zusammen %1 Ausgabe-Token, die Summe des Speichers nennt %2.</translation>
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
        <translation>%1, %2 fehlgeschlagen</translation>
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
        <translation>Gedanken</translation>
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
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, first words of the prompt</comment>
        <translation>Runde %1 · %2</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>It changes %1, outside this store. Make this change on its own.</source>
        <translation>Sie ändert %1 außerhalb dieses Speichers. Machen Sie diese Änderung einzeln.</translation>
    </message>
    <message>
        <source>It is stored outside the store. Make this change on its own.</source>
        <translation>Sie steht außerhalb des Speichers. Machen Sie diese Änderung einzeln.</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>Sie ändert nichts.</translation>
    </message>
    <message>
        <source>One of them removes the message that this one is about.</source>
        <translation>Eine davon entfernt die Nachricht, um die es in dieser geht.</translation>
    </message>
    <message>
        <source>One of them removes the part of the message that this one is about.</source>
        <translation>Eine davon entfernt den Teil der Nachricht, um den es in dieser geht.</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>Änderung %1 ist nach den Änderungen davor nicht möglich: %2</translation>
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
        <source>Together these changes have no effect.</source>
        <translation>Zusammen bewirken diese Änderungen nichts.</translation>
    </message>
    <message>
        <source>The batch is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>A batch cannot be tried out on this kind of server store. Make the changes one by one.</source>
        <translation>Ein Stapel lässt sich an einem solchen Speicher auf einem Server nicht ausprobieren. Machen Sie die Änderungen einzeln.</translation>
    </message>
    <message>
        <source>Each change of this session makes a new session. Make one change, then the next one in the new session.</source>
        <translation>Jede Änderung dieser Sitzung legt eine neue Sitzung an. Machen Sie eine Änderung und die nächste dann in der neuen Sitzung.</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>Signed thinking can only be removed with its message here. Make the change in a fork, which leaves it out.</source>
        <translation>Signierte Gedanken können hier nur mit ihrer Nachricht entfernt werden. Machen Sie die Änderung in einem Abzweig; dort fallen sie weg.</translation>
    </message>
    <message>
        <source>The session no longer has message %1.</source>
        <translation>Die Sitzung hat die Nachricht %1 nicht mehr.</translation>
    </message>
    <message>
        <source>It is not certain which message of the fork is the copy of message %1.</source>
        <translation>Es ist nicht sicher, welche Nachricht des Abzweigs die Kopie von Nachricht %1 ist.</translation>
    </message>
    <message>
        <source>The fork ends before the change, so there is nothing to change in it.</source>
        <translation>Der Abzweig endet vor der Änderung, darin gibt es nichts zu ändern.</translation>
    </message>
    <message>
        <source>Nothing comes before that thinking, so there is nothing to fork.</source>
        <translation>Vor diesen Gedanken kommt nichts, es gibt also nichts abzuzweigen.</translation>
    </message>
</context>
<context>
    <name>ClaudeCode</name>
    <message>
        <source>Claude Code may have a session open at any time and only appends to it, so changes make a fork.</source>
        <translation>Claude Code kann eine Sitzung jederzeit offen haben und hängt nur an; Änderungen legen daher einen Abzweig an.</translation>
    </message>
    <message>
        <source>Fork the session at this message and continue the fork.</source>
        <translation>Zweigen Sie die Sitzung bei dieser Nachricht ab und setzen Sie den Abzweig fort.</translation>
    </message>
    <message>
        <source>Claude Code cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Claude Code kann eine Verdichtung nicht rückgängig machen. Zweigen Sie die Sitzung vor ihr ab: Alles ist noch da.</translation>
    </message>
    <message>
        <source>This is a compaction, which the messages after it depend on. Fork the session before it.</source>
        <translation>Das ist eine Verdichtung, von der die Nachrichten nach ihr abhängen. Zweigen Sie die Sitzung vor ihr ab.</translation>
    </message>
    <message>
        <source>What Claude Code made of this attachment is not stored.</source>
        <translation>Was Claude Code aus diesem Anhang machte, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Claude Code shows failed requests and does not send them.</source>
        <translation>Claude Code zeigt fehlgeschlagene Anfragen und sendet sie nicht.</translation>
    </message>
    <message>
        <source>The answer has no message.</source>
        <translation>Die Antwort hat keine Nachricht.</translation>
    </message>
    <message>
        <source>The record has no content.</source>
        <translation>Der Datensatz hat keinen Inhalt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>%n Hook lief</numerusform>
            <numerusform>%n Hooks liefen</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachment has no content.</source>
        <translation>Der Anhang hat keinen Inhalt.</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Das ist kein gültiges JSON: Das Lesen endet bei Byte %1.</translation>
    </message>
    <message>
        <source>This is not a record that Claude Code is known to write.</source>
        <translation>Es ist nicht bekannt, dass Claude Code solche Datensätze schreibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>%n Datei gesichert</numerusform>
            <numerusform>%n Dateien gesichert</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the transcript of a sub-agent, which belongs to its session. Change the session.</source>
        <translation>Das ist das Protokoll eines Unteragenten, das zu seiner Sitzung gehört. Ändern Sie die Sitzung.</translation>
    </message>
    <message>
        <source>The session has no checkpoint with this id. List its checkpoints.</source>
        <translation>Die Sitzung hat keinen Sicherungspunkt mit dieser ID. Lassen Sie die Sicherungspunkte auflisten.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Claude Code hat vielleicht eine Sitzung offen. Beenden Sie es zuerst: Es würde weiter in den alten Ordner schreiben.</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message>
        <source>Codex keeps positions within the files of sessions, so they are not cut. Fork the session at this message instead.</source>
        <translation>Codex merkt sich Stellen in den Dateien der Sitzungen; sie werden daher nicht abgeschnitten. Zweigen Sie die Sitzung stattdessen bei dieser Nachricht ab.</translation>
    </message>
    <message>
        <source>A compaction replaced these messages later, so Codex does not send the change. Fork the session before the compaction to change what is sent.</source>
        <translation>Eine Verdichtung hat diese Nachrichten später ersetzt; Codex sendet die Änderung daher nicht. Zweigen Sie die Sitzung vor der Verdichtung ab, um zu ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source>The thinking at the end is left out: providers refuse it without the answer that follows.</source>
        <translation>Die Gedanken am Ende entfallen: Anbieter weisen sie ohne die Antwort zurück, die auf sie folgt.</translation>
    </message>
    <message>
        <source>The copies of these messages in a later compaction change too. Its summary stays as it is.</source>
        <translation>Die Kopien dieser Nachrichten in einer späteren Verdichtung ändern sich mit. Ihre Zusammenfassung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Codex cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Codex kann eine Verdichtung nicht rückgängig machen. Zweigen Sie die Sitzung vor ihr ab: Alles ist noch da.</translation>
    </message>
    <message>
        <source>Codex has no checkpoints. Fork the session there instead.</source>
        <translation>Codex hat keine Sicherungspunkte. Zweigen Sie die Sitzung stattdessen dort ab.</translation>
    </message>
    <message>
        <source>Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER instead.</source>
        <translation>Codex hält den Ordner einer Sitzung auch in seinem Index. Setzen Sie die Sitzung stattdessen mit --cd ORDNER fort.</translation>
    </message>
    <message>
        <source>This record is an event, not a message that Codex sends, so it cannot be changed.</source>
        <translation>Das ist eine Aufzeichnung dessen, was geschah, und keine Nachricht, die Codex sendet; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A compaction stays as it is. Fork the session before it instead.</source>
        <translation>Eine Verdichtung bleibt, wie sie ist. Zweigen Sie die Sitzung stattdessen vor ihr ab.</translation>
    </message>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>Es ist verschlüsselt (%n Byte). Nur der Anbieter kann es lesen.</numerusform>
            <numerusform>Es ist verschlüsselt (%n Bytes). Nur der Anbieter kann es lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>%n Eintrag ersetzt alles davor.</numerusform>
            <numerusform>%n Einträge ersetzen alles davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>State of the files before the turn: commit %1.</source>
        <translation>Stand der Dateien vor der Runde: Commit %1.</translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>Der Benutzer nahm die letzte Runde zurück.</numerusform>
            <numerusform>Der Benutzer nahm die letzten %n Runden zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Das ist kein gültiges JSON: Das Lesen endet bei Byte %1.</translation>
    </message>
    <message>
        <source>This is not a record: it has neither a type nor a payload.</source>
        <translation>Das ist kein Datensatz: Er hat weder Typ noch Inhalt.</translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[verschlüsselt, %n Byte]</numerusform>
            <numerusform>[verschlüsselt, %n Bytes]</numerusform>
        </translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>Unteragent</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>Codex numbers the records of these sessions and keeps positions within their files. Rename the session in Codex.</source>
        <translation>Codex nummeriert die Datensätze dieser Sitzungen und merkt sich Stellen in ihren Dateien. Benennen Sie die Sitzung in Codex um.</translation>
    </message>
    <message>
        <source>Codex numbers the records of this session and keeps positions within its file. Rename the session in Codex.</source>
        <translation>Codex nummeriert die Datensätze dieser Sitzung und merkt sich Stellen in ihrer Datei. Benennen Sie die Sitzung in Codex um.</translation>
    </message>
    <message>
        <source>The file of this session is packed. Resume the session in Codex once, which unpacks it.</source>
        <translation>Die Datei dieser Sitzung ist gepackt. Setzen Sie die Sitzung einmal in Codex fort, dann ist sie entpackt.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so changes make a fork.</source>
        <translation>Codex merkt sich Stellen in den Dateien der Sitzungen; Änderungen legen daher einen Abzweig an.</translation>
    </message>
</context>
<context>
    <name>CodexCheck</name>
    <message>
        <source>Make a fork of the session without the problem. The session itself stays as it is.</source>
        <translation>Einen Abzweig der Sitzung ohne das Problem anlegen. Die Sitzung selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The number %1 of this record was used before. Codex stops reading there, so that the session seems to have lost what follows.</source>
        <translation>Die Nummer %1 dieses Datensatzes gab es schon. Codex hört dort auf zu lesen; was folgt, scheint der Sitzung zu fehlen.</translation>
    </message>
    <message>
        <source>This record has the number %1, where %2 was expected: lines are missing.</source>
        <translation>Dieser Datensatz hat die Nummer %1, erwartet wurde %2: Es fehlen Zeilen.</translation>
    </message>
    <message>
        <source>The head of the session names no model provider. Codex does not load such sessions.</source>
        <translation>Der Kopf der Sitzung nennt keinen Modellanbieter. Codex lädt solche Sitzungen nicht.</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes to the batch again.</source>
        <translation>Der Stapel für %1 ist beschädigt und wurde nicht gelesen. Er wurde nach %2 verschoben; der Speicher ist unverändert. Fügen Sie die Änderungen neu hinzu.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be read from %2.</source>
        <translation>Der Stapel für %1 lässt sich nicht aus %2 lesen.</translation>
    </message>
    <message>
        <source>A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are lost when the program ends.</source>
        <translation>Eine spätere Version von Stemma hat den Stapel für %1 in %2 gespeichert; er bleibt unverändert. Jetzt hinzugefügte Änderungen gehen mit dem Ende des Programms verloren.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free some space, or apply the batch first.</source>
        <translation>Der Stapel für %1 lässt sich nicht in %2 speichern und geht mit dem Ende des Programms verloren; der Speicher ist unverändert. Schaffen Sie Platz, oder wenden Sie den Stapel vorher an.</translation>
    </message>
    <message>
        <source>The folder %1 for batches cannot be created. Batches are lost when the program ends.</source>
        <translation>Der Ordner %1 für Stapel lässt sich nicht anlegen. Stapel gehen mit dem Ende des Programms verloren.</translation>
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
        <source>level %1 selective</source>
        <translation>Stufe %1 selektiv</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>Stufe %1 aggressiv</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>Stufe %1 deterministisch</translation>
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
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>%Ln fehlende</numerusform>
            <numerusform>%Ln fehlende</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
</context>
<context>
    <name>CompactionGraphView</name>
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
    <message>
        <source>span unknown</source>
        <translation>Spanne unbekannt</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>keine Nachrichten</translation>
    </message>
</context>
<context>
    <name>ContentBlocks</name>
    <message>
        <source>The content is neither a string nor a list of blocks.</source>
        <translation>Der Inhalt ist weder eine Zeichenkette noch eine Liste von Blöcken.</translation>
    </message>
</context>
<context>
    <name>ContentKind</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Tool inputs</source>
        <translation>Werkzeugeingaben</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Werkzeugausgaben</translation>
    </message>
    <message>
        <source>Tool metadata</source>
        <translation>Werkzeug-Metadaten</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Patches</translation>
    </message>
    <message>
        <source>Images (decoded)</source>
        <translation>Bilder (dekodiert)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Schnappschüsse</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“, die die neueste sein könnte.</translation>
    </message>
</context>
<context>
    <name>ContextChoices</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>Bei Nachricht %1</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>Nach „%1“</translation>
    </message>
    <message>
        <source>With this draft</source>
        <translation>Mit diesem Entwurf</translation>
    </message>
    <message>
        <source>With “%1” edited</source>
        <translation>Mit Bearbeitung von „%1“</translation>
    </message>
</context>
<context>
    <name>ContextPlace</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>Nachricht %1 ist nicht mehr da.</translation>
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
        <translation>Nur kürzen ab Gewinn von</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>Wählen Sie für den Beginn des Verdichtens %1 bis %2 der nutzbaren Token, nicht %3.</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>„Nur kürzen ab Gewinn von“ (%L1) muss kleiner sein als „Neueste behalten“ (%L2).</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>Für Speicher von %1 gibt es nichts zu wählen: Sie nennen kein Fenster, und die gespeicherten Daten entscheiden über die Regeln.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>Der Speicher hat keine Sitzung „%1“. Prüfen Sie die ID, oder listen Sie die Sitzungen auf.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Prüfen Sie die ID.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in der Sitzung %1. Öffnen Sie die Sitzung erneut.</translation>
    </message>
</context>
<context>
    <name>DerivedFigures</name>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>stored by the agent</source>
        <translation>vom Agenten gespeichert</translation>
    </message>
    <message>
        <source>%1 bytes ÷ 4, rounded up</source>
        <translation>%1 Bytes ÷ 4, aufgerundet</translation>
    </message>
    <message>
        <source>counted by %1</source>
        <translation>gezählt mit %1</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Frei geworden</translation>
    </message>
    <message>
        <source>%1 bytes of output ÷ 4</source>
        <translation>%1 Bytes Ausgabe ÷ 4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>ended %1 − started %2</source>
        <translation>Ende %1 − Beginn %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 tokens after ÷ %2 before − 1</source>
        <translation>%1 Token danach ÷ %2 davor − 1</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>%1 − %2 of the message before</source>
        <translation>%1 − %2 der Nachricht davor</translation>
    </message>
    <message>
        <source>How figures came about</source>
        <translation>Wie die Zahlen zustande kommen</translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message>
        <source>(no path)</source>
        <translation>(ohne Pfad)</translation>
    </message>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>Nachricht %1</numerusform>
            <numerusform>Nachrichten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed in the end.</source>
        <translation>Am Ende hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>%1 in</source>
        <translation>%1 Eingabe</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 Ausgabe</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
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
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>einige von %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
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
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Another agent</source>
        <translation>Anderer Agent</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>Nebenstrang</translation>
    </message>
    <message>
        <source>sent once</source>
        <translation>einmal gesendet</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
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
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>Verdichtung einer Nachricht</numerusform>
            <numerusform>Verdichtung von %Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>Image: %1, %2</source>
        <translation>Bild: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>Zusammenfassung einer Nachricht</numerusform>
            <numerusform>Zusammenfassung von %Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, superseded</source>
        <translation>%1, ersetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln Nachricht konnte nicht gelesen werden und fehlt.</numerusform>
            <numerusform>%Ln Nachrichten konnten nicht gelesen werden und fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>%Ln Nachricht, exportiert von Stemma %1.</numerusform>
            <numerusform>%Ln Nachrichten, exportiert von Stemma %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>Vom Agenten hinzugefügt</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
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
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>Exported by Stemma %1.</source>
        <translation>Exportiert von Stemma %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Needed again after the compaction: %1</source>
        <translation>Nach der Verdichtung wieder gebraucht: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Found by rules, which are not exact.</source>
        <translation>Durch Regeln gefunden, die nicht genau sind.</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>Nur ein Teil wurde geprüft: Es ist zu viel Text.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>wieder gebraucht</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Replaced messages</source>
        <translation>Ersetzte Nachrichten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Review of a summary of “%1”</source>
        <translation>Prüfung einer Zusammenfassung von „%1“</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>%1 Token gesendet, %2 empfangen</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 selektiv</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 aggressiv</translation>
    </message>
    <message>
        <source>%1 deterministic</source>
        <translation>%1 deterministisch</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n Zusammenfassung</numerusform>
            <numerusform>%n Zusammenfassungen</numerusform>
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
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1, %n aktiv</numerusform>
            <numerusform>%1, %n aktiv</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>90 → 12 tokens</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>Die Zusammenfassungen werden gelesen …</translation>
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
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
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
        <source>The session has no messages.</source>
        <translation>Die Sitzung hat keine Nachrichten.</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of this kind of store cannot be forked.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht abzweigen.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be resumed at a message.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht ab einer Nachricht fortsetzen.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no title to change.</source>
        <translation>Sitzungen eines solchen Speichers haben keinen änderbaren Titel.</translation>
    </message>
    <message>
        <source>Texts in this kind of store cannot be edited.</source>
        <translation>Texte in einem solchen Speicher lassen sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>Messages in this kind of store cannot be removed.</source>
        <translation>Nachrichten in einem solchen Speicher lassen sich nicht entfernen.</translation>
    </message>
    <message>
        <source>This kind of store cannot hold pruned outputs.</source>
        <translation>Ein solcher Speicher kann keine gekürzten Ausgaben enthalten.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be deleted.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht löschen.</translation>
    </message>
    <message>
        <source>Messages cannot be inserted in this kind of store.</source>
        <translation>In einen solchen Speicher lassen sich keine Nachrichten einfügen.</translation>
    </message>
    <message>
        <source>This kind of store has no checkpoints.</source>
        <translation>Ein solcher Speicher hat keine Sicherungspunkte.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be labelled.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht beschriften.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no project folder.</source>
        <translation>Sitzungen eines solchen Speichers haben keinen Projektordner.</translation>
    </message>
    <message>
        <source>Stemma has no repairs for this kind of store.</source>
        <translation>Stemma hat für einen solchen Speicher keine Reparaturen.</translation>
    </message>
    <message>
        <source>Batches are not possible in this kind of store.</source>
        <translation>In einem solchen Speicher sind keine Stapel möglich.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be compacted.</source>
        <translation>Sitzungen eines solchen Speichers lassen sich nicht verdichten.</translation>
    </message>
    <message>
        <source>Summaries in this kind of store cannot be dissolved.</source>
        <translation>Zusammenfassungen in einem solchen Speicher lassen sich nicht auflösen.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their thinking blocks.</source>
        <translation>Abzweige von %1-Sitzungen behalten ihre Gedankenblöcke.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their checkpoints.</source>
        <translation>Abzweige von %1-Sitzungen behalten ihre Sicherungspunkte.</translation>
    </message>
    <message>
        <source>Nothing can be added to the summaries of %1 sessions.</source>
        <translation>Den Zusammenfassungen von %1-Sitzungen kann nichts hinzugefügt werden.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Nothing to change: the store already has this state.</source>
        <translation>Nichts zu ändern: Der Speicher hat diesen Stand schon.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>Die Änderung „%1“ lässt sich nicht rückgängig machen: Ihr Eintrag im Journal %2 ist beschädigt.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not applied.</source>
        <translation>Die Änderung „%1“ lässt sich nicht rückgängig machen: Sie ist nicht angewendet.</translation>
    </message>
    <message>
        <source>Undid: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be redone: it was not undone.</source>
        <translation>Die Änderung „%1“ lässt sich nicht wiederholen: Sie wurde nicht rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Redid: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>The change was applied only in part and could not be undone yet: %1 Stemma tries again before the next change.</source>
        <translation>Die Änderung wurde nur zum Teil angewendet und ließ sich noch nicht rückgängig machen: %1 Stemma versucht es vor der nächsten Änderung erneut.</translation>
    </message>
    <message>
        <source>The journal does not hold what “%1” wrote; it was made before this was kept.</source>
        <translation>Das Journal enthält nicht, was „%1“ geschrieben hat; die Änderung ist älter als diese Aufzeichnung.</translation>
    </message>
    <message>
        <source>“%1” was interrupted and is undone: %2 is as it was before.</source>
        <translation>„%1“ wurde unterbrochen und ist rückgängig gemacht: %2 ist wie zuvor.</translation>
    </message>
    <message>
        <source>“%1” was interrupted, but %2 has all of it. It can be undone.</source>
        <translation>„%1“ wurde unterbrochen, steht aber ganz in %2. Es kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next change of this store.</source>
        <translation>„%1“ in %2 wurde unterbrochen und ist noch nicht geklärt. Stemma fragt den Server vor der nächsten Änderung dieses Speichers.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.</source>
        <translation>„%1“ in %2 wurde unterbrochen und ist noch nicht geklärt: %3 Stemma versucht es beim nächsten Start erneut.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Turn finished</source>
        <translation>Runde beendet</translation>
    </message>
    <message>
        <source>Turn interrupted</source>
        <translation>Runde abgebrochen</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>API-Fehler</translation>
    </message>
    <message>
        <source>Local command</source>
        <translation>Lokaler Befehl</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>mehr als %Ln verschiedener Wert</numerusform>
            <numerusform>mehr als %Ln verschiedene Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln verschiedener Wert</numerusform>
            <numerusform>%Ln verschiedene Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>%Ln leer</numerusform>
            <numerusform>%Ln leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>The first row with another number of cells is in line %L1.</source>
        <translation>Die erste Reihe mit einer anderen Zahl von Zellen steht in Zeile %L1.</translation>
    </message>
    <message>
        <source>A quote in the row that begins in line %L1 is never closed: all that follows it is one cell.</source>
        <translation>Ein Anführungszeichen in der Reihe, die in Zeile %L1 beginnt, wird nie geschlossen: Alles danach ist eine Zelle.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file. Use one of these: %2.</source>
        <translation>„%1“ ist keine Art von Datei. Verwenden Sie eine von diesen: %2.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text; they are shown as �.</source>
        <translation>Einige Bytes sind kein UTF-8-Text; sie erscheinen als �.</translation>
    </message>
    <message>
        <source>The text is encoded in UTF-16.</source>
        <translation>Der Text ist in UTF-16 kodiert.</translation>
    </message>
    <message>
        <source>Binary file</source>
        <translation>Binärdatei</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>TSV-Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in the longest line</source>
        <translation>
            <numerusform>%Ln Byte in der längsten Zeile</numerusform>
            <numerusform>%Ln Bytes in der längsten Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Reihe</numerusform>
            <numerusform>%Ln Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with another number of cells</source>
        <translation>
            <numerusform>%Ln Reihe mit anderer Zellenzahl</numerusform>
            <numerusform>%Ln Reihen mit anderer Zellenzahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>%Ln unlesbare Zeile</numerusform>
            <numerusform>%Ln unlesbare Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln Schlüssel</numerusform>
            <numerusform>%Ln Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>%Ln Überschrift</numerusform>
            <numerusform>%Ln Überschriften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>%Ln Codeblock</numerusform>
            <numerusform>%Ln Codeblöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Lines that cannot be read</source>
        <translation>Unlesbare Zeilen</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Am häufigsten</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>Erste Bytes</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>There are more keys than are listed here.</source>
        <translation>Es gibt mehr Schlüssel, als hier stehen.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid JSON.</source>
        <translation>Ab Zeile %L1 ist dies kein gültiges JSON.</translation>
    </message>
    <message>
        <source>in %L1 of %L2</source>
        <translation>in %L1 von %L2</translation>
    </message>
    <message>
        <source>There are too many different messages to count all of them.</source>
        <translation>Es sind zu viele verschiedene Meldungen, um alle zu zählen.</translation>
    </message>
    <message>
        <source>Only the first %1 were read.</source>
        <translation>Nur die ersten %1 wurden gelesen.</translation>
    </message>
    <message>
        <source>The first line that cannot be read is line %L1.</source>
        <translation>Die erste unlesbare Zeile ist Zeile %L1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s)</source>
        <translation>
            <numerusform>%Ln Typ</numerusform>
            <numerusform>%Ln Typen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s)</source>
        <translation>
            <numerusform>%Ln Funktion</numerusform>
            <numerusform>%Ln Funktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Deklarationen</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>SQLite database</source>
        <translation>SQLite-Datenbank</translation>
    </message>
    <message>
        <source>TOML</source>
        <translation>TOML</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln element(s)</source>
        <translation>
            <numerusform>%Ln Element</numerusform>
            <numerusform>%Ln Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln Link</numerusform>
            <numerusform>%Ln Links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln Anweisung</numerusform>
            <numerusform>%Ln Anweisungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln Tabelle</numerusform>
            <numerusform>%Ln Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s)</source>
        <translation>
            <numerusform>%Ln Sicht</numerusform>
            <numerusform>%Ln Sichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>%Ln Byte entpackt</numerusform>
            <numerusform>%Ln Bytes entpackt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>%Ln Pixel breit</numerusform>
            <numerusform>%Ln Pixel breit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>%Ln Pixel hoch</numerusform>
            <numerusform>%Ln Pixel hoch</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Tables with rows</source>
        <translation>Tabellen mit Zeilen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>This is not an image that Stemma knows.</source>
        <translation>Stemma kennt dieses Bildformat nicht.</translation>
    </message>
    <message>
        <source>The image does not say its size.</source>
        <translation>Das Bild nennt seine Größe nicht.</translation>
    </message>
    <message>
        <source>The archive is too large to be listed.</source>
        <translation>Das Archiv ist zu groß, um seinen Inhalt zu zeigen.</translation>
    </message>
    <message>
        <source>This is not an archive that Stemma can list.</source>
        <translation>Stemma kann den Inhalt dieses Archivs nicht zeigen.</translation>
    </message>
    <message>
        <source>Line %L1 is neither a section nor a key.</source>
        <translation>Zeile %L1 ist weder ein Abschnitt noch ein Schlüssel.</translation>
    </message>
    <message>
        <source>The last value does not end.</source>
        <translation>Der letzte Wert endet nicht.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid XML.</source>
        <translation>Ab Zeile %L1 ist dies kein gültiges XML.</translation>
    </message>
    <message>
        <source>There are more elements than are listed here.</source>
        <translation>Es gibt mehr Elemente, als hier stehen.</translation>
    </message>
    <message>
        <source>What is quoted from line %L1 on does not end.</source>
        <translation>Was ab Zeile %L1 in Anführungszeichen steht, endet nicht.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>%1 was not changed: the text written by this change was changed, removed or followed by new text since. If a change in History did that, undo it first.</source>
        <translation>%1 wurde nicht geändert: Der von dieser Änderung geschriebene Text wurde seither geändert, entfernt oder ergänzt. War das eine Änderung aus dem Verlauf, machen Sie diese zuerst rückgängig.</translation>
    </message>
    <message>
        <source>%1 is gone, so nothing was changed.</source>
        <translation>%1 ist nicht mehr da; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space, then try again.</source>
        <translation>Der Datenträger ist voll: %1 wurde nicht geändert. Schaffen Sie Platz, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>%1 kann nicht geschrieben werden; es wurde nichts geändert. Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>%1 is another file by now, so nothing was changed. Plan the change again.</source>
        <translation>%1 ist inzwischen eine andere Datei; nichts wurde geändert. Planen Sie die Änderung neu.</translation>
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
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.</source>
        <translation>Das Programm „%2“ (Prozess %3) hat %1 zum Schreiben geöffnet; nichts wurde geändert. Beenden Sie es, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 is a link to another file; Stemma neither removes nor renames links.</source>
        <translation>%1 ist ein Verweis auf eine andere Datei; Stemma entfernt und benennt keine Verweise.</translation>
    </message>
    <message>
        <source>%1 is not there. Connect its disk, or restore it.</source>
        <translation>%1 ist nicht da. Schließen Sie den Datenträger an, oder stellen Sie es wieder her.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. Its content before the change is in %2.</source>
        <translation>%1 wurde seither von einem anderen Programm geändert oder entfernt und bleibt, wie es ist. Der Inhalt vor der Änderung steht in %2.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. If that is wrong, restore it from a backup.</source>
        <translation>%1 wurde seither von einem anderen Programm geändert oder entfernt und bleibt, wie es ist. Wenn das falsch ist, stellen Sie es aus einer Sicherung wieder her.</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>kopiert</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binär</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Does not follow from the changes before: it expects other lines than they left.</source>
        <translation>Folgt nicht aus den Änderungen davor: Es erwartet andere Zeilen, als diese hinterließen.</translation>
    </message>
    <message>
        <source>The session does not record where in the file this text was replaced.</source>
        <translation>Die Sitzung hält nicht fest, wo in der Datei dieser Text ersetzt wurde.</translation>
    </message>
    <message>
        <source>Follows a change whose place in the file is not recorded, so the two cannot be combined.</source>
        <translation>Folgt auf eine Änderung, deren Stelle in der Datei nicht festgehalten ist; beide lassen sich nicht zusammenfassen.</translation>
    </message>
    <message>
        <source>Writes the whole file, whose earlier content is not fully known.</source>
        <translation>Schreibt die ganze Datei, deren früherer Inhalt nicht vollständig bekannt ist.</translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>Eine Binärdatei: Es gibt keine Zeilen anzuzeigen.</translation>
    </message>
    <message>
        <source>Not a valid diff. It is shown as stored.</source>
        <translation>Kein gültiger Diff. Er wird gezeigt, wie er gespeichert ist.</translation>
    </message>
    <message>
        <source>A copy of another file, whose content is not known.</source>
        <translation>Eine Kopie einer anderen Datei, deren Inhalt nicht bekannt ist.</translation>
    </message>
    <message>
        <source>%1 is left out: the path leads out of the folder.</source>
        <translation>%1 fehlt: Der Pfad führt aus dem Ordner hinaus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>%Ln Änderung von %1 fehlt: Sie folgt nicht aus den Änderungen davor.</numerusform>
            <numerusform>%Ln Änderungen von %1 fehlen: Sie folgen nicht aus den Änderungen davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of %1 is left out: its place in the file is not recorded.</source>
        <translation>Eine Änderung von %1 fehlt: Ihre Stelle in der Datei ist nicht festgehalten.</translation>
    </message>
    <message>
        <source>%1 is left out: the session does not hold the content of this binary file.</source>
        <translation>%1 fehlt: Die Sitzung enthält den Inhalt dieser Binärdatei nicht.</translation>
    </message>
    <message>
        <source>A change of %1 is left out: its diff is not valid.</source>
        <translation>Eine Änderung von %1 fehlt: Ihr Diff ist ungültig.</translation>
    </message>
    <message>
        <source>A change without a path is left out: its diff is not valid.</source>
        <translation>Eine Änderung ohne Pfad fehlt: Ihr Diff ist ungültig.</translation>
    </message>
    <message>
        <source>The changes of %1 are left out: “git apply” needs unchanged lines around them.</source>
        <translation>Die Änderungen von %1 fehlen: „git apply“ braucht unveränderte Zeilen um sie herum.</translation>
    </message>
    <message>
        <source>Written as a whole, so the patch creates: %1</source>
        <translation>Als Ganzes geschrieben, also legt der Patch an: %1</translation>
    </message>
    <message>
        <source>The line counts in this diff were wrong and have been corrected.</source>
        <translation>Die Zeilenzahlen in diesem Diff waren falsch und wurden berichtigt.</translation>
    </message>
    <message>
        <source>still so</source>
        <translation>noch gleich</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>Die Kopie von %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten.</source>
        <translation>%1 gibt es schon und wurde nicht überschrieben.</translation>
    </message>
    <message>
        <source>%1 did not exist at this checkpoint.</source>
        <translation>%1 gab es an diesem Sicherungspunkt nicht.</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>No files were saved.</source>
        <translation>Es wurden keine Dateien gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>%Ln Datei wurde davor gespeichert: %1</numerusform>
            <numerusform>%Ln Dateien wurden davor gespeichert: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOnDisk</name>
    <message>
        <source>still so</source>
        <translation>noch gleich</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>not written since</source>
        <translation>seither unberührt</translation>
    </message>
    <message>
        <source>written since</source>
        <translation>seither geschrieben</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>The file on disk has the content that the session refers to.</source>
        <translation>Die Datei auf dem Datenträger hat den Inhalt, auf den die Sitzung verweist.</translation>
    </message>
    <message>
        <source>The file on disk has another content than the one that the session refers to.</source>
        <translation>Die Datei auf dem Datenträger hat einen anderen Inhalt als den, auf den die Sitzung verweist.</translation>
    </message>
    <message>
        <source>The file was not written since the session last named it. The session does not record its content.</source>
        <translation>Die Datei wurde nicht mehr geschrieben, seit die Sitzung sie zuletzt genannt hat. Ihren Inhalt hält die Sitzung nicht fest.</translation>
    </message>
    <message>
        <source>The file was written after the session last named it.</source>
        <translation>Die Datei wurde geschrieben, nachdem die Sitzung sie zuletzt genannt hat.</translation>
    </message>
    <message>
        <source>There is no such file in the folder of the session.</source>
        <translation>Im Ordner der Sitzung gibt es keine solche Datei.</translation>
    </message>
    <message>
        <source>The path leads out of the folder of the session, so the file is not looked at.</source>
        <translation>Der Pfad führt aus dem Ordner der Sitzung hinaus, deshalb wird die Datei nicht angesehen.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>Die Datei %1 gibt es nicht mehr. Öffnen Sie den Speicher neu.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>Sie dürfen %1 nicht lesen. Ändern Sie die Rechte der Datei oder ihres Ordners, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>%1 ist keine Datei. Wählen Sie eine Datei mit Sitzungen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>%1 lässt sich nicht lesen: %2. Prüfen Sie den Datenträger, und versuchen Sie es erneut.</translation>
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
        <source>Boundary not supported</source>
        <translation>Grenze nicht unterstützt</translation>
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
        <translation>Bytereihenfolge-Marke</translation>
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
        <translation>Kollidierende IDs</translation>
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
        <translation>Doppelte ID</translation>
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
        <translation>Von einem Nebenstrang verdeckt</translation>
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
        <translation>Verworfene Nachrichten</translation>
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
        <translation>Fehlende ID</translation>
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
        <translation>Fehlende übergeordnete Sitzung</translation>
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
        <translation>Anzahl der Datensätze weicht ab</translation>
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
        <translation>Wiederholte Aufruf-ID</translation>
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
        <translation>Umgekehrte Spanne</translation>
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
        <source>End without id</source>
        <translation>Ende ohne Id</translation>
    </message>
    <message>
        <source>Missing content</source>
        <translation>Fehlender Inhalt</translation>
    </message>
    <message>
        <source>Missing usage</source>
        <translation>Fehlender Verbrauch</translation>
    </message>
    <message>
        <source>Null line</source>
        <translation>Zeile „null“</translation>
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
        <translation>Zusammengeführte Zweige</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>Falscher Hash</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Falscher Typ</translation>
    </message>
    <message>
        <source>Missing header</source>
        <translation>Fehlender Kopf</translation>
    </message>
    <message>
        <source>Missing line end</source>
        <translation>Fehlendes Zeilenende</translation>
    </message>
    <message>
        <source>Missing version</source>
        <translation>Fehlende Version</translation>
    </message>
    <message>
        <source>Parent cycle</source>
        <translation>Kreis von Vorgängern</translation>
    </message>
    <message>
        <source>Repeated call</source>
        <translation>Wiederholter Aufruf</translation>
    </message>
    <message>
        <source>Base cycle</source>
        <translation>Kreis von Vorgängern</translation>
    </message>
    <message>
        <source>Cut base</source>
        <translation>Abgeschnittener Vorgänger</translation>
    </message>
    <message>
        <source>Missing base</source>
        <translation>Fehlender Vorgänger</translation>
    </message>
    <message>
        <source>Missing provider</source>
        <translation>Fehlender Anbieter</translation>
    </message>
    <message>
        <source>Ordinal gap</source>
        <translation>Lücke in der Nummerierung</translation>
    </message>
    <message>
        <source>Repeated ordinal</source>
        <translation>Wiederholte Nummer</translation>
    </message>
    <message>
        <source>Only in old tables</source>
        <translation>Nur in alten Tabellen</translation>
    </message>
    <message>
        <source>Several generations</source>
        <translation>Mehrere Generationen</translation>
    </message>
    <message>
        <source>Damaged message</source>
        <translation>Beschädigte Nachricht</translation>
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
        <source>Missing prompt</source>
        <translation>Fehlender Prompt</translation>
    </message>
    <message>
        <source>Unfinished call</source>
        <translation>Nicht abgeschlossener Aufruf</translation>
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
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint kann die Sitzung nicht laden. %1</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint cannot load the session.</source>
        <translation>Die Nachricht hat keine Rolle oder keinen Text. agentfootprint kann die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>Set an empty text, or remove the message.</source>
        <translation>Einen leeren Text setzen oder die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the whole text.</source>
        <translation>Der Text ist hier beschädigt (%1). Alles davor ist lesbar, aber agentfootprint lehnt den ganzen Text ab.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint rejects the file.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke. agentfootprint lehnt die Datei ab.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Die Bytereihenfolge-Marke entfernen.</translation>
    </message>
    <message>
        <source>The last line is incomplete: the program was stopped while writing, or is writing now.</source>
        <translation>Die letzte Zeile ist unvollständig: Das Programm wurde beim Schreiben beendet oder schreibt gerade.</translation>
    </message>
    <message>
        <source>The record is not an event. It is lost; the others are not affected.</source>
        <translation>Der Datensatz ist kein Ereignis. Er ist verloren; die anderen sind nicht betroffen.</translation>
    </message>
    <message>
        <source>The file has this session more than once. agentfootprint reads only the last one and drops the others at its next write.</source>
        <translation>Die Datei enthält diese Sitzung mehrmals. agentfootprint liest nur die letzte und verwirft die anderen beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>Keep the others under new ids.</source>
        <translation>Die anderen unter neuen IDs behalten.</translation>
    </message>
    <message>
        <source>The tool result “%1” has no call in the message before it. Model providers reject the conversation.</source>
        <translation>Das Werkzeugergebnis „%1“ hat keinen Aufruf in der Nachricht davor. Anbieter lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers reject the conversation.</source>
        <translation>Der Werkzeugaufruf „%1“ hat kein Ergebnis. Anbieter lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>Add a result that says the tool did not run, or resume the session before the call.</source>
        <translation>Ein Ergebnis ergänzen, dass das Werkzeug nicht lief, oder die Sitzung vor dem Aufruf fortsetzen.</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers reject the conversation.</source>
        <translation>Die Nachricht hat zwei Werkzeugaufrufe mit der ID „%1“. Anbieter lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; others reject the conversation.</source>
        <translation>Auch eine frühere Nachricht hat einen Werkzeugaufruf mit der ID „%1“. Manche Anbieter nummerieren je Lauf; andere lehnen die Unterhaltung ab.</translation>
    </message>
    <message>
        <source>The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.</source>
        <translation>Das Ergebnis nennt das Werkzeug „%1“, sein Aufruf „%2“. Anbieter, die nach Namen zuordnen, ordnen es falsch zu.</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Providers leave it out or reject it.</source>
        <translation>Einer Nachricht dieser Rolle fehlt %1. Anbieter lassen sie weg oder lehnen sie ab.</translation>
    </message>
    <message>
        <source>The conversation begins with a message of the role “%1”. Model providers reject it.</source>
        <translation>Die Unterhaltung beginnt mit einer Nachricht der Rolle „%1“. Anbieter lehnen sie ab.</translation>
    </message>
    <message>
        <source>The role “%1” is unknown. agentfootprint keeps the message but never sends it.</source>
        <translation>Die Rolle „%1“ ist unbekannt. agentfootprint behält die Nachricht, sendet sie aber nie.</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, but its next turn fails or leaves it out.</source>
        <translation>%1 ist keine Liste von Objekten. Die Sitzung lädt, aber die nächste Runde scheitert oder lässt sie weg.</translation>
    </message>
    <message>
        <source>Remove everything that is not an object.</source>
        <translation>Alles entfernen, was kein Objekt ist.</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are not an object. The model is sent other arguments.</source>
        <translation>Die Argumente des Werkzeugaufrufs „%1“ sind kein Objekt. Das Modell bekommt andere Argumente.</translation>
    </message>
    <message>
        <source>The answer has no text, thinking or tool call. Model providers reject empty messages.</source>
        <translation>Die Antwort hat weder Text noch Gedanken noch Werkzeugaufruf. Anbieter lehnen leere Nachrichten ab.</translation>
    </message>
    <message>
        <source>The message was meant for one request only, but agentfootprint sends it with every request.</source>
        <translation>Die Nachricht war nur für eine Anfrage gedacht, aber agentfootprint sendet sie mit jeder Anfrage.</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was redacted. Its provider will reject the block.</source>
        <translation>Der Text eines signierten Gedankenblocks wurde geschwärzt. Der Anbieter wird den Block ablehnen.</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without its encrypted content. It is sent empty.</source>
        <translation>Ein verborgener Gedankenblock wurde ohne seinen verschlüsselten Inhalt gespeichert. Er wird leer gesendet.</translation>
    </message>
    <message>
        <source>The message looks like a summary, but has no record of the messages it replaced: the record was lost, or the text was typed or edited.</source>
        <translation>Die Nachricht sieht wie eine Zusammenfassung aus, hat aber keinen Eintrag über die ersetzten Nachrichten: Der Eintrag ging verloren, oder der Text wurde eingegeben oder bearbeitet.</translation>
    </message>
    <message>
        <source>The compaction record belongs to no message. Its messages are stored but never sent.</source>
        <translation>Der Verdichtungseintrag gehört zu keiner Nachricht. Seine Nachrichten sind gespeichert, werden aber nie gesendet.</translation>
    </message>
    <message>
        <source>%1 messages were summarised and not stored.</source>
        <translation>%1 Nachrichten wurden zusammengefasst und nicht gespeichert.</translation>
    </message>
    <message>
        <source>Earlier messages were dropped to save space. They are no longer stored.</source>
        <translation>Frühere Nachrichten wurden verworfen, um Platz zu sparen. Sie sind nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>The column format differs from the envelope (%1).</source>
        <translation>Die Spalte format weicht vom Umschlag ab (%1).</translation>
    </message>
    <message>
        <source>Use the value from the envelope.</source>
        <translation>Den Wert aus dem Umschlag übernehmen.</translation>
    </message>
    <message>
        <source>The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn.</source>
        <translation>Die Zeile gehört zu „%1“, ihr Umschlag zu „%2“. agentfootprint weigert sich, die nächste Runde zu speichern.</translation>
    </message>
    <message>
        <source>The column saved_at differs from the envelope (%1). Lists sort the session wrongly.</source>
        <translation>Die Spalte saved_at weicht vom Umschlag ab (%1). Listen sortieren die Sitzung falsch.</translation>
    </message>
    <message>
        <source>The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists show it wrongly.</source>
        <translation>Die Spalte message_count ist %1 statt %2: Eine ältere Version schrieb die letzte Runde. Nur Listen zeigen es falsch.</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>Die Nachrichten neu zählen.</translation>
    </message>
    <message>
        <source>The event is dated before the previous event.</source>
        <translation>Das Ereignis ist früher datiert als das vorige.</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>Die Aufzeichnung ist unvollständig: %1.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not continue the previous hash. A record was removed, added or moved.</source>
        <translation>Die Kette des Prüfbündels bricht hier zum ersten Mal: Der Datensatz setzt den vorigen Hash nicht fort. Ein Datensatz wurde entfernt, hinzugefügt oder verschoben.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not match its hash. It was changed after it was written.</source>
        <translation>Die Kette des Prüfbündels bricht hier zum ersten Mal: Der Datensatz passt nicht zu seinem Hash. Er wurde nach dem Schreiben geändert.</translation>
    </message>
    <message>
        <source>The audit bundle should have %1 records and has %2.</source>
        <translation>Das Prüfbündel sollte %1 Datensätze haben und hat %2.</translation>
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
        <source>The paused run has two copies of the conversation, and they differ. It resumes from the copy in its state.</source>
        <translation>Der angehaltene Lauf hat zwei Kopien der Unterhaltung, die voneinander abweichen. Fortgesetzt wird die Kopie in seinem Zustand.</translation>
    </message>
    <message>
        <source>The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a signature invalid.</source>
        <translation>Die Nachricht enthält Bytes, die kein UTF-8 sind. agentfootprint ersetzt sie, was eine Signatur ungültig macht.</translation>
    </message>
    <message>
        <source>Use the value from the rest of the session.</source>
        <translation>Den Wert aus dem Rest der Sitzung verwenden.</translation>
    </message>
    <message>
        <source>Use the name from the call.</source>
        <translation>Den Namen aus dem Aufruf verwenden.</translation>
    </message>
    <message>
        <source>Remove it; it is empty.</source>
        <translation>Entfernen; sie ist leer.</translation>
    </message>
    <message>
        <source>Replace the text with the object.</source>
        <translation>Den Text durch das Objekt ersetzen.</translation>
    </message>
    <message>
        <source>Reconnect it with its record, which its first line names.</source>
        <translation>Wieder mit ihrem Eintrag verbinden, den ihre erste Zeile nennt.</translation>
    </message>
    <message>
        <source>Reconnect it with its summary, whose first line names it.</source>
        <translation>Wieder mit der Zusammenfassung verbinden, deren erste Zeile ihn nennt.</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete the session.</source>
        <translation>Der Text dieser Sitzung ist bei Byte %1 beschädigt; agentfootprint kann sie nicht laden. Sie lässt sich nur als Ganzes löschen.</translation>
    </message>
    <message>
        <source>This session has no conversation that agentfootprint can load. You can only delete the session.</source>
        <translation>Diese Sitzung hat keine Unterhaltung, die agentfootprint laden kann. Sie lässt sich nur als Ganzes löschen.</translation>
    </message>
    <message>
        <source>This message was summarised and is no longer sent. Choose its summary instead.</source>
        <translation>Diese Nachricht wurde zusammengefasst und wird nicht mehr gesendet. Wählen Sie stattdessen ihre Zusammenfassung.</translation>
    </message>
    <message>
        <source>This message is only in the state of a paused run. Choose a message of the conversation instead.</source>
        <translation>Diese Nachricht steht nur im Zustand eines angehaltenen Laufs. Wählen Sie stattdessen eine der Unterhaltung.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place before it.</source>
        <translation>Nachricht %1 hat einen Werkzeugaufruf ohne Ergebnis; die Unterhaltung kann dort nicht enden. Wählen Sie die Stelle davor.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message %2.</source>
        <translation>Nachricht %1 hat einen Werkzeugaufruf, dessen Ergebnis später kommt. Wählen Sie die Stelle vor Nachricht %1 oder nach Nachricht %2.</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it before the waiting call.</source>
        <translation>Dieser Lauf ist angehalten, und die beiden Kopien seiner Unterhaltung weichen voneinander ab; daher lässt er sich nicht ändern. Zweigen Sie ihn vor dem wartenden Aufruf ab.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles, so the title “%1” is ignored.</source>
        <translation>agentfootprint speichert keine Titel; der Titel „%1“ entfällt.</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.</source>
        <translation>Der Abzweig behält die Unterhaltungs-ID „%1“: Er teilt Langzeitgedächtnis und Artefakte mit dem Original.</translation>
    </message>
    <message>
        <source>The fork is a finished conversation that ends before the waiting call.</source>
        <translation>Der Abzweig ist eine abgeschlossene Unterhaltung, die vor dem wartenden Aufruf endet.</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>Es bliebe nichts übrig. Löschen Sie stattdessen die Sitzung.</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint cannot store them, so only Stemma&apos;s undo data keeps them</source>
        <translation>%1–%2; agentfootprint kann sie nicht speichern, nur Stemmas Rückgängig-Daten behalten sie</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: the conversation becomes a finished one.</source>
        <translation>Der Lauf wartet nicht mehr auf eine Antwort: Die Unterhaltung wird zu einer abgeschlossenen.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>Diese Gedanken sind signiert und lassen sich nicht bearbeiten. Entfernen Sie sie, oder zweigen Sie die Sitzung davor ab.</translation>
    </message>
    <message>
        <source>Model providers reject messages without text. Remove the message instead.</source>
        <translation>Anbieter lehnen Nachrichten ohne Text ab. Entfernen Sie stattdessen die Nachricht.</translation>
    </message>
    <message>
        <source>A summary must begin with “[compacted history”. Keep this beginning, or remove the message.</source>
        <translation>Eine Zusammenfassung muss mit „[compacted history“ beginnen. Behalten Sie diesen Anfang, oder entfernen Sie die Nachricht.</translation>
    </message>
    <message>
        <source>keeps the summary connected with its messages</source>
        <translation>hält die Zusammenfassung mit ihren Nachrichten verbunden</translation>
    </message>
    <message>
        <source>agentfootprint has no role “%1” for new messages. Choose user or assistant.</source>
        <translation>agentfootprint kennt für neue Nachrichten keine Rolle „%1“. Wählen Sie user oder assistant.</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the session again when it ends.</source>
        <translation>Eine laufende Runde des Agenten schreibt die Sitzung an ihrem Ende wieder.</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the whole session when it ends and would overwrite this change. Forks are never overwritten.</source>
        <translation>Eine laufende Runde des Agenten schreibt an ihrem Ende die ganze Sitzung und würde diese Änderung überschreiben. Abzweige werden nie überschrieben.</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes, which any change would break.</source>
        <translation>Ein Prüfbündel ist eine Kette von Hashes, die jede Änderung zerreißen würde.</translation>
    </message>
    <message>
        <source>This is a recording, which no agent resumes. Change the session store of the agent instead.</source>
        <translation>Das ist eine Aufzeichnung, die kein Agent fortsetzt. Ändern Sie stattdessen den Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>A bug report is a packed copy. Change the session store of the agent instead.</source>
        <translation>Ein Fehlerbericht ist eine gepackte Kopie. Ändern Sie stattdessen den Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>No agent reads such a file. Change the session store of the agent instead.</source>
        <translation>Kein Agent liest eine solche Datei. Ändern Sie stattdessen den Sitzungsspeicher des Agenten.</translation>
    </message>
    <message>
        <source>Artifacts are named by their content, so they cannot be changed.</source>
        <translation>Artefakte sind nach ihrem Inhalt benannt und lassen sich daher nicht ändern.</translation>
    </message>
    <message>
        <source>Memories are indexed by their content, so they cannot be changed.</source>
        <translation>Erinnerungen sind nach ihrem Inhalt verzeichnet und lassen sich daher nicht ändern.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles; sessions are shown by their first prompt.</source>
        <translation>agentfootprint speichert keine Titel; Sitzungen werden mit ihrem ersten Prompt gezeigt.</translation>
    </message>
    <message>
        <source>agentfootprint cannot mark outputs as pruned.</source>
        <translation>agentfootprint kann Ausgaben nicht als gekürzt markieren.</translation>
    </message>
    <message>
        <source>The file is the conversation. Delete the file in your file manager.</source>
        <translation>Die Datei ist die Unterhaltung. Löschen Sie die Datei im Dateimanager.</translation>
    </message>
    <message>
        <source>the last prompt</source>
        <translation>der letzte Prompt</translation>
    </message>
    <message>
        <source>the messages of the removed summaries</source>
        <translation>die Nachrichten der entfernten Zusammenfassungen</translation>
    </message>
    <message>
        <source>Removing a summary also removes its stored messages.</source>
        <translation>Mit einer Zusammenfassung werden auch ihre gespeicherten Nachrichten entfernt.</translation>
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
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint kann die Sitzung nicht laden. %1</translation>
    </message>
    <message>
        <source>agentfootprint still cannot load the session. %1</source>
        <translation>agentfootprint kann die Sitzung weiterhin nicht laden. %1</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>Die Unterhaltung beginnt nicht mit einer Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>%n Werkzeugaufruf oder Ergebnis hat kein Gegenstück, was Anbieter ablehnen.</numerusform>
            <numerusform>%n Werkzeugaufrufe oder Ergebnisse haben kein Gegenstück, was Anbieter ablehnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Prompts und Antworten wechseln sich ab.</translation>
    </message>
    <message>
        <source>Two prompts or two answers would follow each other, which some providers reject.</source>
        <translation>Zwei Prompts oder zwei Antworten würden aufeinander folgen, was manche Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is sent along with the next prompt. Choose the place before it to send it again.</source>
        <translation>Die Unterhaltung endet mit einem Prompt, den nur resumeOnError beantwortet; sonst wird er mit dem nächsten gesendet. Wählen Sie die Stelle davor, um ihn erneut zu senden.</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be working in it.</source>
        <translation>Die Sitzung wurde vor wenigen Minuten gespeichert; vielleicht arbeitet ein Agent darin.</translation>
    </message>
    <message>
        <source>Message %1 has the waiting call of the paused run. Fork or resume the session before it.</source>
        <translation>Nachricht %1 hat den wartenden Aufruf des angehaltenen Laufs. Zweigen Sie die Sitzung davor ab, oder setzen Sie sie davor fort.</translation>
    </message>
    <message>
        <source>The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.</source>
        <translation>Der Text dieser Datei ist bei Byte %1 beschädigt; daher lässt sie sich nicht ändern. Prüfen Sie zuerst den Speicher.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that first.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke, die agentfootprint ablehnt. Prüfen Sie den Speicher, und reparieren Sie das zuerst.</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>agentfootprint schreibt diesen Speicher anscheinend gerade (es gibt eine neue Datei %1). Versuchen Sie es erneut, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>Another program has created a session “%1” since. Nothing was changed; plan it again.</source>
        <translation>Ein anderes Programm hat inzwischen eine Sitzung „%1“ angelegt. Nichts wurde geändert; planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>The file has only one conversation, so the fork becomes a new file: %1. Open it there.</source>
        <translation>Die Datei hat nur eine Unterhaltung, daher wird der Abzweig eine neue Datei: %1. Öffnen Sie ihn dort.</translation>
    </message>
    <message>
        <source>a new id</source>
        <translation>eine neue ID</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>%n Nachricht nach der Änderung (Nachricht %1) hat Gedanken, die an die Nachrichten davor gebunden sind. Der Agent wird sie in seinen Anfragen weglassen. Um sie zu behalten, zweigen Sie die Sitzung vor der Änderung ab.</numerusform>
            <numerusform>%n Nachrichten nach der Änderung, zuerst Nachricht %1, haben Gedanken, die an die Nachrichten davor gebunden sind. Der Agent wird sie in seinen Anfragen weglassen. Um sie zu behalten, zweigen Sie die Sitzung vor der Änderung ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>%n Nachricht nach der Änderung (Nachricht %1) hat signierte Gedanken. Ein Anbieter lehnt sie womöglich ab, weil sich die Nachrichten davor geändert haben. Um sie zu behalten, zweigen Sie die Sitzung vor der Änderung ab; sonst entfernen Sie sie.</numerusform>
            <numerusform>%n Nachrichten nach der Änderung, zuerst Nachricht %1, haben signierte Gedanken. Ein Anbieter lehnt sie womöglich ab, weil sich die Nachrichten davor geändert haben. Um sie zu behalten, zweigen Sie die Sitzung vor der Änderung ab; sonst entfernen Sie sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary of this record is missing, so its place is not known.</source>
        <translation>Die Zusammenfassung zu diesem Eintrag fehlt, daher ist ihre Stelle nicht bekannt.</translation>
    </message>
    <message>
        <source>This summary was itself summarised. Dissolve the summary that replaced it first.</source>
        <translation>Diese Zusammenfassung wurde selbst zusammengefasst. Lösen Sie zuerst die auf, die sie ersetzt hat.</translation>
    </message>
    <message>
        <source>agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved.</source>
        <translation>agentfootprint hat die ersetzten Nachrichten nicht gespeichert, daher lässt sich diese Zusammenfassung nicht auflösen.</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Eine Zusammenfassung von „%1“ auflösen</translation>
    </message>
    <message>
        <source>the record of the replaced messages</source>
        <translation>der Eintrag über die ersetzten Nachrichten</translation>
    </message>
    <message>
        <source>agentfootprint stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>agentfootprint speichert keine Sicherungspunkte; Stemma hält sie in seinen eigenen Daten.</translation>
    </message>
    <message>
        <source>Only agentfootprint itself compacts its sessions, while the agent runs.</source>
        <translation>Nur agentfootprint selbst verdichtet seine Sitzungen, während der Agent läuft.</translation>
    </message>
    <message>
        <source>agentfootprint does not store a project folder.</source>
        <translation>agentfootprint speichert keinen Projektordner.</translation>
    </message>
    <message>
        <source>The fork of a paused run has no records of its summaries, so they stay as they are.</source>
        <translation>Der Abzweig eines angehaltenen Laufs hat keine Aufzeichnungen seiner Zusammenfassungen; sie bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>It has content that would be lost.</source>
        <translation>Ihr Inhalt ginge verloren.</translation>
    </message>
    <message>
        <source>The run is paused, and the two copies of its conversation differ.</source>
        <translation>Der Lauf ist angehalten, und die beiden Kopien seiner Unterhaltung weichen voneinander ab.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>die Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>Remove the byte order mark first.</source>
        <translation>Entfernen Sie zuerst die Bytereihenfolge-Marke.</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>%n Gedankenblock bleibt: Er gehört zu der Runde, in der der Abzweig endet, und der Anbieter braucht ihn mit den Ergebnissen der Werkzeugaufrufe.</numerusform>
            <numerusform>%n Gedankenblöcke bleiben: Sie gehören zu der Runde, in der der Abzweig endet, und der Anbieter braucht sie mit den Ergebnissen der Werkzeugaufrufe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>%n Gedankenblock bleibt, weil seine Nachricht ohne ihn nicht gesendet werden kann.</numerusform>
            <numerusform>%n Gedankenblöcke bleiben, weil ihre Nachrichten ohne sie nicht gesendet werden können.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is sent no summary there, so nothing can be added to one.</source>
        <translation>Dem Agenten wird dort keine Zusammenfassung gesendet; es kann also keiner etwas hinzugefügt werden.</translation>
    </message>
    <message>
        <source>in the copy, with constraints that it had lost</source>
        <translation>in der Kopie, mit Vorgaben, die sie verloren hatte</translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message>
        <source>The fork would be a file of its own. Fork the session first, then change the fork.</source>
        <translation>Der Abzweig wäre eine eigene Datei. Zweigen Sie die Sitzung erst ab und ändern Sie dann den Abzweig.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Änderung</numerusform>
            <numerusform>%1 und %n weitere Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 token</source>
        <translation>%1 Token</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 Token</numerusform>
            <numerusform>%1 Token</numerusform>
        </translation>
    </message>
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
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>vor %Ln Minute</numerusform>
            <numerusform>vor %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>vor einer Stunde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>vor %Ln Stunde</numerusform>
            <numerusform>vor %Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>letzte Woche</translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>vor %Ln Woche</numerusform>
            <numerusform>vor %Ln Wochen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>%Ln Gedankenblock entfällt.</numerusform>
            <numerusform>%Ln Gedankenblöcke entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>%Ln Gedankenblock wird Text der Antwort, ohne Signatur.</numerusform>
            <numerusform>%Ln Gedankenblöcke werden Text der Antwort, ohne Signaturen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>%Ln vom Anbieter verborgener Gedankenblock entfällt.</numerusform>
            <numerusform>%Ln vom Anbieter verborgene Gedankenblöcke entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>%Ln Werkzeugaufruf wird mit seinem Ergebnis Text.</numerusform>
            <numerusform>%Ln Werkzeugaufrufe werden mit ihren Ergebnissen Text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>%Ln Werkzeugaufruf ohne Ergebnis wird Text.</numerusform>
            <numerusform>%Ln Werkzeugaufrufe ohne Ergebnis werden Text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>%Ln Werkzeugergebnis ohne Aufruf wird Text.</numerusform>
            <numerusform>%Ln Werkzeugergebnisse ohne Aufruf werden Text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>%Ln Bild entfällt.</numerusform>
            <numerusform>%Ln Bilder entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>%Ln große Datei wird Text: Pfad und Zusammenfassung.</numerusform>
            <numerusform>%Ln große Dateien werden Text: Pfad und Zusammenfassung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>%Ln aufgezeichnete Dateiänderung entfällt; die Werkzeugaufrufe bleiben.</numerusform>
            <numerusform>%Ln aufgezeichnete Dateiänderungen entfallen; die Werkzeugaufrufe bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>%Ln Zusammenfassung entfällt, weil die ersetzten Nachrichten übergeben werden.</numerusform>
            <numerusform>%Ln Zusammenfassungen entfallen, weil die ersetzten Nachrichten übergeben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>%Ln Systemnachricht des Agenten entfällt.</numerusform>
            <numerusform>%Ln Systemnachrichten des Agenten entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>%Ln Text, den der Agent zu Prompts hinzugefügt hat, entfällt.</numerusform>
            <numerusform>%Ln Texte, die der Agent zu Prompts hinzugefügt hat, entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>%Ln verworfene Nachricht entfällt.</numerusform>
            <numerusform>%Ln verworfene Nachrichten entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>%Ln Nachricht aus Nebensträngen entfällt.</numerusform>
            <numerusform>%Ln Nachrichten aus Nebensträngen entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>%Ln Antwort vor dem ersten Prompt entfällt.</numerusform>
            <numerusform>%Ln Antworten vor dem ersten Prompt entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>In %Ln Text wird ein halbes Zeichen (ein einzelnes Surrogat) ersetzt.</numerusform>
            <numerusform>In %Ln Texten wird ein halbes Zeichen (ein einzelnes Surrogat) ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>%Ln fehlgeschlagener Werkzeugaufruf ist nicht mehr als fehlgeschlagen markiert; die Ausgabe bleibt.</numerusform>
            <numerusform>%Ln fehlgeschlagene Werkzeugaufrufe sind nicht mehr als fehlgeschlagen markiert; die Ausgabe bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>%Ln unlesbare Nachricht entfällt.</numerusform>
            <numerusform>%Ln unlesbare Nachrichten entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>%Ln anderer Eintrag (z. B. ein Ereignis) entfällt.</numerusform>
            <numerusform>%Ln andere Einträge (z. B. Ereignisse) entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The store has no table “%1”.</source>
        <translation>Der Speicher hat keine Tabelle „%1“.</translation>
    </message>
    <message>
        <source>Sessions cannot be handed over to “%1”.</source>
        <translation>An „%1“ können keine Sitzungen übergeben werden.</translation>
    </message>
    <message>
        <source>%1 is not a store of %2. Choose a store that %2 has written to.</source>
        <translation>%1 ist kein Speicher von %2. Wählen Sie einen, in den %2 geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 keeps sessions by project, and this session does not tell its folder. Choose the project folder.</source>
        <translation>%1 ordnet Sitzungen nach Projekten, und diese Sitzung nennt ihren Ordner nicht. Wählen Sie den Projektordner.</translation>
    </message>
    <message>
        <source>Hand “%1” over to %2</source>
        <translation>„%1“ an %2 übergeben</translation>
    </message>
    <message>
        <source>Token counts and costs are not handed over. %1 may not have the tools that were called before.</source>
        <translation>Tokenzahlen und Kosten werden nicht übergeben. %1 hat die früher aufgerufenen Werkzeuge vielleicht nicht.</translation>
    </message>
    <message>
        <source>No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.</source>
        <translation>Keine Sitzung von %1 nennt ein Modell; nennen Sie beim Fortsetzen eines: --model ANBIETER/MODELL.</translation>
    </message>
    <message>
        <source>The session has no prompt, so there is nothing to hand over.</source>
        <translation>Die Sitzung hat keinen Prompt, also gibt es nichts zu übergeben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>%Ln Sitzung eines Unteragenten fehlt. Sie kann für sich übergeben werden.</numerusform>
            <numerusform>%Ln Sitzungen von Unteragenten fehlen. Jede kann für sich übergeben werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token counts and costs are left out.</source>
        <translation>Tokenzahlen und Kosten fehlen.</translation>
    </message>
    <message>
        <source>Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this store. Export the session, or hand it over to another agent.</source>
        <translation>Sitzungen von %1 können nicht neu geschrieben werden, also ist in diesem Speicher keine geschwärzte Kopie möglich. Exportieren Sie die Sitzung, oder übergeben Sie sie an einen anderen Agenten.</translation>
    </message>
    <message>
        <source>Nothing is left that looks as if it should be redacted.</source>
        <translation>Nichts sieht mehr so aus, als sollte es geschwärzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>%Ln Wert sieht noch so aus, als sollte er geschwärzt werden.</numerusform>
            <numerusform>%Ln Werte sehen noch so aus, als sollten sie geschwärzt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>Geschwärzte Kopie von „%1“</translation>
    </message>
    <message>
        <source>The project folder is redacted, too: the new session is in “%1”.</source>
        <translation>Auch der Projektordner ist geschwärzt: Die neue Sitzung ist in „%1“.</translation>
    </message>
</context>
<context>
    <name>IndexAdvice</name>
    <message>
        <source>No index for %1 (%2): deleting from %3 reads the whole table.</source>
        <translation>Kein Index für %1 (%2): Löschen aus %3 liest die ganze Tabelle.</translation>
    </message>
    <message>
        <source>The index %1 is not needed: %2 begins with the same columns.</source>
        <translation>Der Index %1 ist unnötig: %2 beginnt mit denselben Spalten.</translation>
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
        <source>Discarded</source>
        <translation>Verworfen</translation>
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
        <translation>Stelle</translation>
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
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>Eingabe %1, Ausgabe %2</translation>
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
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete records before this place are shown.</source>
        <translation>Die Datei ist kein vollständiges JSON-Dokument (%1). jazzmine kann den Speicher nicht öffnen; gezeigt werden die vollständigen Datensätze vor dieser Stelle.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine cannot open the store.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke. jazzmine kann den Speicher nicht öffnen.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Die Bytereihenfolge-Marke entfernen.</translation>
    </message>
    <message>
        <source>The document is not a JSON object. jazzmine cannot open the store.</source>
        <translation>Das Dokument ist kein JSON-Objekt. jazzmine kann den Speicher nicht öffnen.</translation>
    </message>
    <message>
        <source>“%1” is not an array. jazzmine cannot open the store.</source>
        <translation>„%1“ ist keine Liste. jazzmine kann den Speicher nicht öffnen.</translation>
    </message>
    <message>
        <source>“%1” is in the file more than once. jazzmine reads only the last one and drops the others at its next write.</source>
        <translation>„%1“ steht mehrmals in der Datei. jazzmine liest nur die letzte und verwirft die anderen beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>“%1” is unknown. jazzmine drops it at its next write.</source>
        <translation>„%1“ ist unbekannt. jazzmine verwirft es beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>The file “%1” was left next to the store by an unfinished write.</source>
        <translation>Die Datei „%1“ blieb von einem unvollendeten Schreiben neben dem Speicher liegen.</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>Die letzte Zeile der Datei ist abgeschnitten. Ihr Datensatz wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>The line is not a record of a jazzmine store (%1). It is not shown.</source>
        <translation>Die Zeile ist kein Datensatz eines jazzmine-Speichers (%1). Sie wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>The dump or export cannot be read here (%1). Later records may be missing.</source>
        <translation>Der Dump oder Export ist hier nicht lesbar (%1). Spätere Datensätze fehlen vielleicht.</translation>
    </message>
    <message>
        <source>The record is not valid JSON (%1). jazzmine cannot open the store.</source>
        <translation>Der Datensatz ist kein gültiges JSON (%1). jazzmine kann den Speicher nicht öffnen.</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>Den Datensatz entfernen.</translation>
    </message>
    <message>
        <source>The record is not a JSON object. jazzmine cannot open the store.</source>
        <translation>Der Datensatz ist kein JSON-Objekt. jazzmine kann den Speicher nicht öffnen.</translation>
    </message>
    <message>
        <source>The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as UTF-8.</source>
        <translation>Der Datensatz enthält Bytes, die kein UTF-8 sind. jazzmine kann den Speicher nicht öffnen, wo es Text als UTF-8 liest.</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine cannot open the store.</source>
        <translation>Dem Datensatz fehlt „%1“. jazzmine kann den Speicher nicht öffnen.</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>Dem Datensatz eine neue ID geben.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail.</source>
        <translation>jazzmine lehnt das Feld „%1“ ab (%2). Die Unterhaltung wird nicht geladen, und Listen mit ihr können scheitern.</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>Einen gültigen Wert speichern.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>jazzmine lehnt das Feld „%1“ ab (%2). Die Nachrichten dieser Unterhaltung werden nicht geladen.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>jazzmine lehnt das Feld „%1“ ab (%2). Die Aufzeichnungen dieser Unterhaltung lassen sich nicht auflisten.</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine cannot load the messages of any conversation.</source>
        <translation>Die Nachricht nennt keine Unterhaltung. jazzmine kann die Nachrichten keiner Unterhaltung laden.</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine cannot list the traces of any conversation.</source>
        <translation>Die Rundenaufzeichnung nennt keine Unterhaltung. jazzmine kann die Aufzeichnungen keiner Unterhaltung auflisten.</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>Die Aufzeichnung entfernen.</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>„%1“ passt nicht in 64 Bit. jazzmine liest es aus einer JSON-Datei, aber seine Datenbanken können es nicht aufnehmen.</translation>
    </message>
    <message>
        <source>The field “%1” is unknown. jazzmine drops it when it writes this record.</source>
        <translation>Das Feld „%1“ ist unbekannt. jazzmine verwirft es, wenn es diesen Datensatz schreibt.</translation>
    </message>
    <message>
        <source>A later conversation has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Eine spätere Unterhaltung hat dieselbe ID. jazzmine liest nur jene und verwirft diese beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>Remove this record if both are equal, otherwise give it a new id.</source>
        <translation>Diesen Datensatz entfernen, wenn beide gleich sind, sonst ihm eine neue ID geben.</translation>
    </message>
    <message>
        <source>A later message has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Eine spätere Nachricht hat dieselbe ID. jazzmine liest nur jene und verwirft diese beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>A later turn trace has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Eine spätere Rundenaufzeichnung hat dieselbe ID. jazzmine liest nur jene und verwirft diese beim nächsten Schreiben.</translation>
    </message>
    <message>
        <source>The conversation %1 has no record. Its messages load; the agent creates the record again, with the next message as its title.</source>
        <translation>Die Unterhaltung %1 hat keinen Datensatz. Ihre Nachrichten werden geladen; der Agent legt den Datensatz neu an, mit der nächsten Nachricht als Titel.</translation>
    </message>
    <message>
        <source>Create the record from the messages.</source>
        <translation>Den Datensatz aus den Nachrichten anlegen.</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>Die Rundenaufzeichnung gehört zur Nachricht %1, die fehlt.</translation>
    </message>
    <message>
        <source>A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this one when the message is deleted.</source>
        <translation>Eine spätere Rundenaufzeichnung gehört zur selben Nachricht. jazzmine findet nur jene und behält diese, wenn die Nachricht gelöscht wird.</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, but its message is in the conversation %2.</source>
        <translation>Die Rundenaufzeichnung nennt die Unterhaltung %1, ihre Nachricht steht aber in der Unterhaltung %2.</translation>
    </message>
    <message>
        <source>“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged.</source>
        <translation>„%1“ sieht nach Sekunden statt Millisekunden aus. jazzmine sortiert unverändert danach.</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will be sorted before this one.</source>
        <translation>Die Zeit %1 liegt in der Zukunft. Neue Nachrichten werden vor dieser einsortiert.</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>Die Runde endet, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>The message has the same time as the previous one. A database may return them in either order.</source>
        <translation>Die Nachricht hat dieselbe Zeit wie die vorige. Eine Datenbank kann sie in beliebiger Reihenfolge liefern.</translation>
    </message>
    <message>
        <source>“%1” has a NUL character, which jazzmine&apos;s PostgreSQL store rejects.</source>
        <translation>„%1“ enthält ein NUL-Zeichen, das der PostgreSQL-Speicher von jazzmine ablehnt.</translation>
    </message>
    <message>
        <source>“%1” has half a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>„%1“ enthält ein halbes Zeichen (ein einzelnes Surrogat). Viele Programme scheitern daran oder ändern es.</translation>
    </message>
    <message>
        <source>The message got no reply: it was rejected, failed or timed out.</source>
        <translation>Die Nachricht bekam keine Antwort: Sie wurde abgelehnt, schlug fehl oder überschritt das Zeitlimit.</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>Die Rundennummer %1 kommt in dieser Unterhaltung wieder vor: Der Agent wurde neu gestartet. jazzmine listet die Runden beider Läufe gemischt.</translation>
    </message>
    <message>
        <source>The agent made a new title in the first turn after a restart. The previous title is not stored.</source>
        <translation>Der Agent hat in der ersten Runde nach einem Neustart einen neuen Titel gemacht. Der vorige ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>The message is flagged but was summarised: its text is in the agent&apos;s memory.</source>
        <translation>Die Nachricht ist markiert, wurde aber zusammengefasst: Ihr Text ist im Gedächtnis des Agenten.</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum of the calls and script attempts (%2).</source>
        <translation>Die gespeicherten Summen (%1) weichen von der Summe über die Aufrufe und Skriptversuche ab (%2).</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>Die Summen speichern.</translation>
    </message>
    <message>
        <source>The stored totals (%1) cannot be verified: the trace does not have the calls.</source>
        <translation>Die gespeicherten Summen (%1) lassen sich nicht prüfen: Die Aufzeichnung enthält die Aufrufe nicht.</translation>
    </message>
    <message>
        <source>End the file after its last complete record.</source>
        <translation>Die Datei nach dem letzten vollständigen Datensatz enden lassen.</translation>
    </message>
    <message>
        <source>A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low.</source>
        <translation>Ein Modell hat Prompts umgeschrieben, aber nicht alle seine Aufrufe sind aufgezeichnet (%2 von %1), die Summen sind daher zu niedrig.</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot be changed. Check the store and repair that first.</source>
        <translation>jazzmine kann diesen Speicher nicht ohne Verlust öffnen (%1 bei Byte %2), daher lässt er sich nicht ändern. Prüfen Sie den Speicher, und reparieren Sie das zuerst.</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>jazzmine schreibt diesen Speicher anscheinend gerade (es gibt eine neue Datei %1). Versuchen Sie es erneut, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>jazzmine kann jede Nachricht der Unterhaltung laden.</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>jazzmine kann die Unterhaltung weiterhin nicht laden: Es lehnt %n Nachricht ab.</numerusform>
            <numerusform>jazzmine kann die Unterhaltung weiterhin nicht laden: Es lehnt %n Nachrichten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along with the next prompt.</source>
        <translation>Die Unterhaltung endet mit einem Prompt ohne Antwort. jazzmine sendet ihn zusammen mit dem nächsten an den Verbesserer.</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>Keine Nachricht hat eine Zeit in der Zukunft.</translation>
    </message>
    <message>
        <source>A message has a time in the future, so the agent&apos;s next messages are sorted before it.</source>
        <translation>Eine Nachricht hat eine Zeit in der Zukunft, daher werden die nächsten Nachrichten des Agenten davor einsortiert.</translation>
    </message>
    <message>
        <source>The agent has already summarised some of these messages. Its memory is outside the store and still has them.</source>
        <translation>Der Agent hat einige dieser Nachrichten schon zusammengefasst. Sein Gedächtnis liegt außerhalb des Speichers und enthält sie weiterhin.</translation>
    </message>
    <message>
        <source>Stop the agent first: it keeps the whole store in memory and would overwrite this change with its next message.</source>
        <translation>Beenden Sie zuerst den Agenten: Er hält den ganzen Speicher im Arbeitsspeicher und würde diese Änderung mit der nächsten Nachricht überschreiben.</translation>
    </message>
    <message>
        <source>This conversation has no record, so it has no title.</source>
        <translation>Diese Unterhaltung hat keinen Datensatz und daher keinen Titel.</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store and repair that first.</source>
        <translation>Der Datensatz dieser Unterhaltung ist beschädigt. Prüfen Sie den Speicher, und reparieren Sie das zuerst.</translation>
    </message>
    <message>
        <source>When the agent is restarted, it gives the conversation a new title after the first reply.</source>
        <translation>Ein neu gestarteter Agent gibt der Unterhaltung nach der ersten Antwort einen neuen Titel.</translation>
    </message>
    <message>
        <source>Tool calls are part of the turn trace, a record that cannot be changed.</source>
        <translation>Werkzeugaufrufe gehören zur Rundenaufzeichnung, die sich nicht ändern lässt.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>Nur Texte lassen sich bearbeiten.</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>Nachricht %1, enhanced_message</translation>
    </message>
    <message>
        <source>emptied; otherwise the model would still see the old text</source>
        <translation>geleert, sonst sähe das Modell weiter den alten Text</translation>
    </message>
    <message>
        <source>The turn trace is unchanged and no longer matches the reply.</source>
        <translation>Die Rundenaufzeichnung bleibt unverändert und passt nicht mehr zur Antwort.</translation>
    </message>
    <message>
        <source>The time of message %1 is unreadable, so nothing can be inserted next to it.</source>
        <translation>Die Zeit von Nachricht %1 ist unlesbar, daher lässt sich daneben nichts einfügen.</translation>
    </message>
    <message>
        <source>jazzmine has no role “%1”. Choose %2.</source>
        <translation>jazzmine kennt keine Rolle „%1“. Wählen Sie %2.</translation>
    </message>
    <message>
        <source>jazzmine does not send tool outputs to the model, so there is nothing to prune.</source>
        <translation>jazzmine sendet dem Modell keine Werkzeugausgaben, daher gibt es nichts zu kürzen.</translation>
    </message>
    <message>
        <source>copies of their turn traces</source>
        <translation>Kopien ihrer Rundenaufzeichnungen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>%n Datensatz wird weggelassen, weil jazzmine den Abzweig damit nicht laden könnte.</numerusform>
            <numerusform>%n Datensätze werden weggelassen, weil jazzmine den Abzweig damit nicht laden könnte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>Mit der nächsten Nachricht fasst der Agent die Kopien neu zusammen: etwa %n Modellaufruf, und für jede Nachricht wird der ganze Speicher geschrieben.</numerusform>
            <numerusform>Mit der nächsten Nachricht fasst der Agent die Kopien neu zusammen: etwa %n Modellaufrufe, und für jede Nachricht wird der ganze Speicher geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps the discarded end</source>
        <translation>behält das verworfene Ende</translation>
    </message>
    <message>
        <source>%1–%2, to the discarded end</source>
        <translation>%1–%2, ins verworfene Ende</translation>
    </message>
    <message>
        <source>their turn traces</source>
        <translation>ihre Rundenaufzeichnungen</translation>
    </message>
    <message>
        <source>jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which the agent&apos;s host may list.</source>
        <translation>jazzmine kennt keine verworfenen Enden, daher wird das verworfene Ende eine eigene Unterhaltung, die die Anwendung des Agenten womöglich auflistet.</translation>
    </message>
    <message>
        <source>Only reasoning steps can be removed from a message.</source>
        <translation>Aus einer Nachricht lassen sich nur Denkschritte entfernen.</translation>
    </message>
    <message>
        <source>Messages %1 and %2 have no time between them, and a database sorts only by time.</source>
        <translation>Zwischen den Nachrichten %1 und %2 liegt keine Zeit, und eine Datenbank sortiert nur nach der Zeit.</translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>Mit der nächsten Nachricht fasst der Agent die Kopien neu zusammen: etwa %n Modellaufruf.</numerusform>
            <numerusform>Mit der nächsten Nachricht fasst der Agent die Kopien neu zusammen: etwa %n Modellaufrufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>A database cannot store this text: it has a NUL character or half a character.</source>
        <translation>Eine Datenbank kann diesen Text nicht speichern: Er enthält ein NUL-Zeichen oder ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>%1 was not changed: messages were added or removed since the change was planned. Plan it again.</source>
        <translation>%1 wurde nicht geändert: Seit der Planung kamen Nachrichten hinzu oder wurden entfernt. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation may overwrite this change; a running agent still uses the conversation it has in memory.</source>
        <translation>Ein Agent, der gerade in dieser Unterhaltung antwortet, überschreibt diese Änderung womöglich; ein laufender Agent verwendet weiter die Unterhaltung in seinem Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 hat sich während der Planung geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.</source>
        <translation>Ein Teil dieses Speichers lässt sich nicht reparieren (%1 bei Byte %2), sodass jazzmine ihn so oder so nicht öffnen könnte.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>die Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>The file has no complete record to keep.</source>
        <translation>Die Datei enthält keinen vollständigen Datensatz, der bleiben könnte.</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>das Ende des Dokuments</translation>
    </message>
    <message>
        <source>No complete record follows the damaged place.</source>
        <translation>Auf die beschädigte Stelle folgt kein vollständiger Datensatz.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>%n Datensatz nach der beschädigten Stelle wird mit ihr entfernt.</numerusform>
            <numerusform>%n Datensätze nach der beschädigten Stelle werden mit ihr entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>jazzmine speichert keine Sicherungspunkte; Stemma hält sie in seinen eigenen Daten.</translation>
    </message>
    <message>
        <source>jazzmine stores its summaries outside the store.</source>
        <translation>jazzmine speichert seine Zusammenfassungen außerhalb des Speichers.</translation>
    </message>
    <message>
        <source>jazzmine does not store a project folder.</source>
        <translation>jazzmine speichert keinen Projektordner.</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>A SQLite file. jazzmine has no SQLite stores.</source>
        <translation>Eine SQLite-Datei. jazzmine hat keine SQLite-Speicher.</translation>
    </message>
    <message>
        <source>The folder has no exported collections of a jazzmine database.</source>
        <translation>Der Ordner enthält keine exportierten Sammlungen einer jazzmine-Datenbank.</translation>
    </message>
    <message>
        <source>Neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>Weder ein JSON-Speicher von jazzmine noch ein Dump oder Export seiner Datenbank.</translation>
    </message>
    <message>
        <source>It has records of jazzmine in the container “%1”.</source>
        <translation>Es enthält Datensätze von jazzmine im Container „%1“.</translation>
    </message>
    <message>
        <source>The database has no jazzmine table %1 in this schema.</source>
        <translation>Die Datenbank hat in diesem Schema keine jazzmine-Tabelle %1.</translation>
    </message>
    <message>
        <source>A database with the jazzmine tables conversations, messages and turn_traces.</source>
        <translation>Eine Datenbank mit den jazzmine-Tabellen conversations, messages und turn_traces.</translation>
    </message>
    <message>
        <source>A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>Ein Dump ist die Kopie einer Datenbank, die kein Agent liest; daher öffnet Stemma ihn nur zum Lesen.</translation>
    </message>
    <message>
        <source>An export is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>Ein Export ist die Kopie einer Datenbank, die kein Agent liest; daher öffnet Stemma ihn nur zum Lesen.</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>This is not a row of %1.</source>
        <translation>Das ist keine Zeile von %1.</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>Die Zeile %1 ist nicht mehr in %2. Öffnen Sie die Sitzung erneut.</translation>
    </message>
    <message>
        <source>The server of %1 is read-only. Connect to the primary server.</source>
        <translation>Der Server von %1 ist nur lesbar. Verbinden Sie sich mit dem Hauptserver.</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>Die Tabellen von %1 sind Sichten, die sich nicht sicher ändern lassen.</translation>
    </message>
    <message>
        <source>You lack a right on the server: %1. Ask for it, or connect as another user.</source>
        <translation>Ihnen fehlt ein Recht auf dem Server: %1. Bitten Sie darum, oder verbinden Sie sich als anderer Benutzer.</translation>
    </message>
    <message>
        <source>You may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>Sie dürfen %1 nur lesen. Bitten Sie um das Recht zum Ändern, oder verbinden Sie sich als anderer Benutzer.</translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 hat sich während der Planung geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Nichts zu reparieren</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>%n Unterhaltung reparieren</numerusform>
            <numerusform>%n Unterhaltungen reparieren</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies first, and %1 is too large for that. Make this change on its own, or for one conversation at a time.</source>
        <translation>Eine Änderung aller Unterhaltungen wird zuerst an Kopien ausprobiert, und dafür ist %1 zu groß. Machen Sie diese Änderung einzeln oder Unterhaltung für Unterhaltung.</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is not valid JSON (%1 at its byte %2).</source>
        <translation>Der Datensatz ist kein gültiges JSON (%1 bei seinem Byte %2).</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>Der Datensatz ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The content is not a string.</source>
        <translation>Der Inhalt ist keine Zeichenkette.</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for this value.</source>
        <translation>jazzmine hat für diesen Wert keine Regel.</translation>
    </message>
    <message>
        <source>Repair the file as a whole first.</source>
        <translation>Reparieren Sie zuerst die Datei als Ganzes.</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 has changed. Open the file again.</source>
        <translation>Die Zeile bei Byte %1 von %2 hat sich geändert. Öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>%1 is not a file of this store. Open the session again.</source>
        <translation>%1 ist keine Datei dieses Speichers. Öffnen Sie die Sitzung erneut.</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 hat keine Unterhaltung %2. Prüfen Sie die ID, oder listen Sie die Sitzungen des Speichers auf.</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id.</source>
        <translation>Die Unterhaltung %1 hat keine Nachricht %2. Prüfen Sie die ID.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in %1. Öffnen Sie die Sitzung erneut.</translation>
    </message>
    <message>
        <source>It is flagged, and flagged messages are not sent to the enhancer.</source>
        <translation>Sie ist markiert, und markierte Nachrichten werden dem Verbesserer nicht gesendet.</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>Das Journal %1 mit den Rückgängig-Daten lässt sich nicht schreiben; nichts wurde geändert. Schaffen Sie Platz, oder prüfen Sie die Rechte.</translation>
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
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>Die Änderung „%1“ lässt sich nicht rückgängig machen: Ihr Eintrag im Journal %2 ist beschädigt.</translation>
    </message>
    <message>
        <source>The undo data of this change is too large for the journal %1. Nothing was changed.</source>
        <translation>Die Rückgängig-Daten dieser Änderung sind zu groß für das Journal %1. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.</source>
        <translation>Das Journal %1 mit den Rückgängig-Daten lässt sich nicht lesen. Prüfen Sie die Rechte und den Datenträger, und versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no running keychain.</source>
        <translation>In dieser Arbeitsumgebung läuft kein Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keychain did not store the password: %1</source>
        <translation>Der Schlüsselbund hat das Passwort nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>At the left of each message, and in the overview</source>
        <translation>Links von jeder Nachricht und in der Übersicht</translation>
    </message>
    <message>
        <source>The model is sent it with the next prompt.</source>
        <translation>Das Modell erhält sie mit dem nächsten Prompt.</translation>
    </message>
    <message>
        <source>The model is sent a summary in its place.</source>
        <translation>Das Modell erhält an ihrer Stelle eine Zusammenfassung.</translation>
    </message>
    <message>
        <source>The session was resumed before it; it is kept, and the model is not sent it.</source>
        <translation>Die Sitzung wurde vor ihr fortgesetzt; sie bleibt erhalten, und das Modell erhält sie nicht.</translation>
    </message>
    <message>
        <source>It was sent once and is not part of the conversation.</source>
        <translation>Sie wurde einmal gesendet und gehört nicht zur Unterhaltung.</translation>
    </message>
    <message>
        <source>It belongs to a sub-agent or to a branch beside the main one.</source>
        <translation>Sie gehört zu einem Unteragenten oder zu einem Zweig neben dem Hauptzweig.</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>A summary took the place of the messages above it.</source>
        <translation>Eine Zusammenfassung nahm den Platz der Nachrichten darüber ein.</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>The session goes on from here in more than one way.</source>
        <translation>Die Sitzung geht von hier auf mehr als eine Weise weiter.</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>The check found something about it, or the store marks it.</source>
        <translation>Die Prüfung fand etwas an ihr, oder der Speicher markiert sie.</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>The tool gave back a result.</source>
        <translation>Das Werkzeug gab ein Ergebnis zurück.</translation>
    </message>
    <message>
        <source>The tool gave back an error.</source>
        <translation>Das Werkzeug gab einen Fehler zurück.</translation>
    </message>
    <message>
        <source>No result is stored yet.</source>
        <translation>Noch ist kein Ergebnis gespeichert.</translation>
    </message>
    <message>
        <source>No result is stored, and none will come.</source>
        <translation>Es ist kein Ergebnis gespeichert, und es kommt keines mehr.</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>The model is no longer sent the output. It is still stored.</source>
        <translation>Das Modell erhält die Ausgabe nicht mehr. Sie ist noch gespeichert.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Figures at the right</source>
        <translation>Zahlen am rechten Rand</translation>
    </message>
    <message>
        <source>tokens, estimated</source>
        <translation>Token, geschätzt</translation>
    </message>
    <message>
        <source>Counted by Stemma. Figures without ≈ are those that the provider reported.</source>
        <translation>Von Stemma gezählt. Zahlen ohne ≈ hat der Anbieter gemeldet.</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The time since the message before.</source>
        <translation>Die Zeit seit der Nachricht davor.</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>A place with a name, to come back to.</source>
        <translation>Eine benannte Stelle, zu der man zurückkehren kann.</translation>
    </message>
    <message>
        <source>Time axis (View &gt; Time axis)</source>
        <translation>Zeitverlauf (Ansicht &gt; Zeitverlauf)</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>The time from one message to the next, which the agent wrote or a tool gave back.</source>
        <translation>Die Zeit von einer Nachricht zur nächsten, die der Agent schrieb oder ein Werkzeug zurückgab.</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>The time between calls and their results.</source>
        <translation>Die Zeit zwischen Aufrufen und ihren Ergebnissen.</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>wartete auf Sie</translation>
    </message>
    <message>
        <source>The time until the next prompt. Long waits are drawn shorter.</source>
        <translation>Die Zeit bis zum nächsten Prompt. Langes Warten ist kürzer gezeichnet.</translation>
    </message>
    <message>
        <source>Hidden characters in code, commands, paths and titles</source>
        <translation>Verborgene Zeichen in Code, Befehlen, Pfaden und Titeln</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>A mark that changes the direction in which text is shown, or ends such a change.</source>
        <translation>Ein Zeichen, das die Richtung ändert, in der Text erscheint, oder eine solche Änderung beendet.</translation>
    </message>
    <message>
        <source>no width</source>
        <translation>ohne Breite</translation>
    </message>
    <message>
        <source>A character that takes no room. A letter behind it was hidden as a tag.</source>
        <translation>Ein Zeichen, das keinen Platz einnimmt. Ein Buchstabe dahinter war als Tag-Zeichen verborgen.</translation>
    </message>
</context>
<context>
    <name>LineRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>Zeile bei Byte %1</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level %1 selective</source>
        <translation>Stufe %1 selektiv</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>Stufe %1 aggressiv</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>Stufe %1 deterministisch</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>verdichtet</translation>
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
        <translation>verworfenes Ende</translation>
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
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>%Ln Vorgabe verloren</numerusform>
            <numerusform>%Ln Vorgaben verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>%Ln Vorgabe geändert</numerusform>
            <numerusform>%Ln Vorgaben geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>errors lost</source>
        <translation>Fehler verloren</translation>
    </message>
    <message>
        <source>details lost</source>
        <translation>Einzelheiten verloren</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>The review found everything it looked for in the summary.</source>
        <translation>Alles, wonach gesucht wurde, steht in der Zusammenfassung.</translation>
    </message>
    <message>
        <source>The summary says something else instead of “%1”.</source>
        <translation>Die Zusammenfassung sagt etwas anderes statt „%1“.</translation>
    </message>
    <message>
        <source>The summary does not have “%1”.</source>
        <translation>„%1“ steht nicht in der Zusammenfassung.</translation>
    </message>
    <message>
        <source>Not all messages were read.</source>
        <translation>Nicht alle Nachrichten wurden gelesen.</translation>
    </message>
    <message>
        <source>Click to see the review.</source>
        <translation>Ein Klick zeigt die Prüfung.</translation>
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
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules and model</source>
        <translation>Regeln und Modell</translation>
    </message>
    <message>
        <source>Rules; model: %1</source>
        <translation>Regeln; Modell: %1</translation>
    </message>
    <message>
        <source>Found by a model in a second look.</source>
        <translation>Von einem Modell beim zweiten Blick gefunden.</translation>
    </message>
    <message>
        <source>%1 Found by a model in a second look.</source>
        <translation>%1 Von einem Modell beim zweiten Blick gefunden.</translation>
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
    <message>
        <source>it must be one of en, de, es, fr, ja, zh, other</source>
        <translation>es muss eines von en, de, es, fr, ja, zh, other sein</translation>
    </message>
    <message>
        <source>a beginning needs three letters and a file with a language</source>
        <translation>ein Anfang braucht drei Buchstaben und eine Datei mit einer Sprache</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>The line is not valid JSON. mantis drops it, and older messages may become unreachable.</source>
        <translation>Die Zeile ist kein gültiges JSON. mantis verwirft sie, und ältere Nachrichten können unerreichbar werden.</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. mantis appends its next line to it and loses that one, too.</source>
        <translation>Die Datei endet mitten in dieser Zeile, wie nach einem Absturz. mantis hängt seine nächste Zeile daran und verliert auch diese.</translation>
    </message>
    <message>
        <source>This line has two records, the first cut off by a crash. mantis drops both, and everything older with them.</source>
        <translation>Diese Zeile enthält zwei Datensätze, der erste durch einen Absturz abgeschnitten. mantis verwirft beide und alles Ältere.</translation>
    </message>
    <message>
        <source>The line is JSON, but not a known record. It is shown as stored.</source>
        <translation>Die Zeile ist JSON, aber kein bekannter Datensatz. Sie wird gezeigt, wie sie gespeichert ist.</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has the wrong type. mantis drops the entry, and older messages may become unreachable.</source>
        <translation>Ein nötiger Schlüssel des Eintrags fehlt oder hat den falschen Typ. mantis verwirft den Eintrag, und ältere Nachrichten können unerreichbar werden.</translation>
    </message>
    <message>
        <source>A later line has the same id. mantis reads only that one.</source>
        <translation>Eine spätere Zeile hat dieselbe ID. mantis liest nur jene.</translation>
    </message>
    <message>
        <source>The parent of the entry is missing or unreadable. mantis cannot reach anything older.</source>
        <translation>Der Vorgänger des Eintrags fehlt oder ist unlesbar. mantis erreicht nichts Älteres.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this entry. mantis stops here.</source>
        <translation>Die Vorgänger bilden einen Kreis durch diesen Eintrag. mantis hört hier auf.</translation>
    </message>
    <message>
        <source>The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch.</source>
        <translation>Die Zeit ist ungewöhnlich geschrieben. mantis vergleicht Zeiten als Text und lädt vielleicht den falschen Zweig.</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>Der Eintrag ist älter als sein Vorgänger. Eine Uhr wurde zurückgestellt, oder Dateien wurden vermischt.</translation>
    </message>
    <message>
        <source>The file name is not a UUID, so mantis never lists the session.</source>
        <translation>Der Dateiname ist keine UUID, daher listet mantis die Sitzung nie auf.</translation>
    </message>
    <message>
        <source>mantis does not list the session, because an entry near the beginning belongs to a side chain.</source>
        <translation>mantis listet die Sitzung nicht auf, weil ein Eintrag nahe dem Anfang zu einem Nebenstrang gehört.</translation>
    </message>
    <message>
        <source>mantis cannot load this message, and so cannot load the session.</source>
        <translation>mantis kann diese Nachricht und damit die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>mantis could not load this message, but does not read it here.</source>
        <translation>mantis könnte diese Nachricht nicht laden, liest sie hier aber nicht.</translation>
    </message>
    <message>
        <source>The context begins with an answer, which providers reject.</source>
        <translation>Der Kontext beginnt mit einer Antwort, was Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>A tool result has no call before it. Versions before 2.64 send it, and providers reject it.</source>
        <translation>Ein Werkzeugergebnis hat keinen Aufruf vor sich. Versionen vor 2.64 senden es, und Anbieter lehnen es ab.</translation>
    </message>
    <message>
        <source>A tool call has no result: mantis ended while the tool ran, or the conversation was resumed there. mantis leaves the call out or answers it with an error.</source>
        <translation>Ein Werkzeugaufruf hat kein Ergebnis: mantis endete, während das Werkzeug lief, oder die Unterhaltung wurde dort fortgesetzt. mantis lässt den Aufruf weg oder beantwortet ihn mit einem Fehler.</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers reject them.</source>
        <translation>Ein anderer Aufruf hat dieselbe ID. Versionen vor 2.64 senden beide, und Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>A tool result comes before its call, which providers reject.</source>
        <translation>Ein Werkzeugergebnis kommt vor seinem Aufruf, was Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>A tool result is not in the message right after its call, which providers reject.</source>
        <translation>Ein Werkzeugergebnis ist nicht in der Nachricht gleich nach seinem Aufruf, was Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins without its prompt. Some versions lose the beginning of a turn when they compact.</source>
        <translation>Vor dieser Nachricht scheinen welche zu fehlen: Eine Runde beginnt ohne ihren Prompt. Manche Versionen verlieren beim Verdichten den Anfang einer Runde.</translation>
    </message>
    <message>
        <source>The message repeats the previous one. The terminal stores the last message again when it resumes a session.</source>
        <translation>Die Nachricht wiederholt die vorige. Das Terminal speichert die letzte Nachricht erneut, wenn es eine Sitzung fortsetzt.</translation>
    </message>
    <message>
        <source>This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not compacted.</source>
        <translation>Diese Grenze hat keine Zusammenfassung: Die Liste wurde nach einem Zurückspulen, Leeren oder Fortsetzen neu geschrieben, nicht verdichtet.</translation>
    </message>
    <message>
        <source>The summary is only in the boundary. Agents with a custom system prompt never send it to Anthropic&apos;s models.</source>
        <translation>Die Zusammenfassung steht nur in der Grenze. Agenten mit eigenem Systemprompt senden sie nie an Modelle von Anthropic.</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. The file is correct.</source>
        <translation>Die Versionen 2.59 und 2.60 können eine Sitzung mit einer Grenze nicht fortsetzen, und die Webansicht scheitert daran. Die Datei ist in Ordnung.</translation>
    </message>
    <message>
        <source>In the original session this entry does not follow the previous one: mantis merged an abandoned branch into the fork.</source>
        <translation>In der ursprünglichen Sitzung folgt dieser Eintrag nicht auf den vorigen: mantis hat einen aufgegebenen Zweig mit dem Abzweig zusammengeführt.</translation>
    </message>
    <message>
        <source>Another context reminder: every headless run adds one, and all are sent.</source>
        <translation>Noch eine Kontext-Erinnerung: Jeder Lauf ohne Oberfläche fügt eine hinzu, und alle werden gesendet.</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project folder. The compacted messages cannot be recovered.</source>
        <translation>Die Nachricht verweist auf das Artefakt %1, das nicht im Projektordner ist. Die verdichteten Nachrichten lassen sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>The run that begins here has no result: mantis ended before the run did.</source>
        <translation>Der Lauf, der hier beginnt, hat kein Ergebnis: mantis endete vor dem Lauf.</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name.</source>
        <translation>Die Zeile gehört zur Sitzung „%1“, frühere zu „%2“: Beide IDs ergeben denselben Dateinamen.</translation>
    </message>
    <message>
        <source>The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it.</source>
        <translation>Die Nachrichten sind keine gültige JSON-Liste (%1). mantis führt die Sitzung als leer auf und kann sie nicht laden.</translation>
    </message>
    <message>
        <source>The tags are not a valid JSON list. mantis cannot list any session.</source>
        <translation>Die Schlagwörter sind keine gültige JSON-Liste. mantis kann keine Sitzung auflisten.</translation>
    </message>
    <message>
        <source>The metadata are not a valid JSON object. mantis cannot load the session.</source>
        <translation>Die Metadaten sind kein gültiges JSON-Objekt. mantis kann die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>The title differs from the title in the metadata, which replaces it when mantis saves.</source>
        <translation>Der Titel weicht von dem in den Metadaten ab, der ihn beim nächsten Speichern ersetzt.</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>Die Zeit %1 ist nicht lesbar. Die Sitzung wird vielleicht falsch einsortiert.</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is after the end of the conversation.</source>
        <translation>Der Sicherungspunkt „%1“ liegt hinter dem Ende der Unterhaltung.</translation>
    </message>
    <message>
        <source>The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown among the messages.</source>
        <translation>Die Zeile ist keine Nachricht und hat einen unbekannten Typ („%1“). mantis überspringt sie, und sie erscheint nicht unter den Nachrichten.</translation>
    </message>
    <message>
        <source>The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops the line, or cannot load the session at all.</source>
        <translation>Die Zeile enthält Bytes, die kein UTF-8 sind, oder ein halbes Zeichen (ein einzelnes Surrogat). mantis verwirft die Zeile oder kann die Sitzung gar nicht laden.</translation>
    </message>
    <message>
        <source>The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: mantis forgets a rewind when it resumes the session.</source>
        <translation>Der Prompt wiederholt einen früheren. Wurde jener zurückgespult, werden er und seine Antworten wieder gesendet: mantis vergisst das Zurückspulen beim Fortsetzen der Sitzung.</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls have no answer or were counted twice.</source>
        <translation>Das Ergebnis des Laufs nennt %1 Token (Eingabe + Ausgabe), seine Antworten ergeben zusammen %2. Manche Aufrufe haben keine Antwort oder wurden doppelt gezählt.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Remove the incomplete line.</source>
        <translation>Die unvollständige Zeile entfernen.</translation>
    </message>
    <message>
        <source>Remove the incomplete first record.</source>
        <translation>Den unvollständigen ersten Datensatz entfernen.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>Die Bytes durch Ersatzzeichen ersetzen.</translation>
    </message>
    <message>
        <source>Remove this line; the later one stays.</source>
        <translation>Diese Zeile entfernen; die spätere bleibt.</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, after the entry before it in the file.</source>
        <translation>Einen Eintrag mit der verlorenen ID anhängen, nach dem Eintrag, der in der Datei davor steht.</translation>
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
        <source>Leave the second message out, in a new branch.</source>
        <translation>Die zweite Nachricht weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>Weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Put it into a message after the boundary, in a new branch.</source>
        <translation>Sie in eine Nachricht nach der Grenze setzen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Turn the rejected content into text, in a new branch.</source>
        <translation>Den abgelehnten Inhalt in Text umwandeln, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>Leave out the entries from abandoned branches, in a new branch.</source>
        <translation>Die Einträge aus aufgegebenen Zweigen weglassen, in einem neuen Zweig.</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>mantis cannot resume this recording: a new run with the same id starts empty. Look for the session with this id under projects.</source>
        <translation>mantis kann diese Aufzeichnung nicht fortsetzen: Ein neuer Lauf mit derselben ID beginnt leer. Suchen Sie die Sitzung mit dieser ID unter projects.</translation>
    </message>
    <message>
        <source>mantis cannot load this session because of message %1, so nothing would be sent. Check the session for problems.</source>
        <translation>mantis kann diese Sitzung wegen Nachricht %1 nicht laden; es würde also nichts gesendet. Prüfen Sie die Sitzung auf Probleme.</translation>
    </message>
    <message>
        <source>It has no summary; it only marks where the context begins.</source>
        <translation>Sie hat keine Zusammenfassung; sie zeigt nur, wo der Kontext beginnt.</translation>
    </message>
    <message>
        <source>Its tool calls have no results, so mantis leaves it out.</source>
        <translation>Ihre Werkzeugaufrufe haben keine Ergebnisse, darum lässt mantis sie weg.</translation>
    </message>
    <message>
        <source>mantis made this reminder and drops it when it loads the session.</source>
        <translation>mantis hat diese Erinnerung erzeugt und verwirft sie beim Laden der Sitzung.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume it with a later release.</source>
        <translation>mantis 2.59 und 2.60, von denen eines diese Sitzung schrieb, können eine Sitzung mit einer Grenze nicht fortsetzen. Setzen Sie sie mit einer späteren Version fort.</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>An entry of this transcript has a time after all others (“%1”), so mantis would not use the change as the newest branch. Fork the session instead.</source>
        <translation>Ein Eintrag dieses Protokolls hat eine Zeit nach allen anderen („%1“), daher nähme mantis die Änderung nicht als neuesten Zweig. Zweigen Sie stattdessen die Sitzung ab.</translation>
    </message>
    <message>
        <source>Message %1 is a boundary, where the context of mantis begins. It cannot be changed or removed; fork or resume the session before it instead.</source>
        <translation>Nachricht %1 ist eine Grenze, an der der Kontext von mantis beginnt. Sie lässt sich nicht ändern oder entfernen; zweigen Sie die Sitzung davor ab, oder setzen Sie sie davor fort.</translation>
    </message>
    <message>
        <source>mantis looks for titles only at the beginning and the end of a long transcript. After another 64 KiB its own list no longer shows this title.</source>
        <translation>mantis sucht Titel in einem langen Protokoll nur am Anfang und am Ende. Nach weiteren 64 KiB zeigt seine eigene Liste diesen Titel nicht mehr.</translation>
    </message>
    <message>
        <source>mantis prunes outputs only in memory; its transcripts cannot store that.</source>
        <translation>mantis kürzt Ausgaben nur im Arbeitsspeicher; seine Protokolle können das nicht speichern.</translation>
    </message>
    <message>
        <source>%1–%2; kept in %3</source>
        <translation>%1–%2; bleiben in %3</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>Bei Nachricht %1 gibt es keinen Sicherungspunkt.</translation>
    </message>
    <message>
        <source>The session already has a checkpoint “%1”. Choose another name.</source>
        <translation>Die Sitzung hat schon einen Sicherungspunkt „%1“. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>In this kind of store every message is a checkpoint, so none are stored.</source>
        <translation>In einem solchen Speicher ist jede Nachricht ein Sicherungspunkt, daher werden keine gespeichert.</translation>
    </message>
    <message>
        <source>Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the session instead.</source>
        <translation>Ein anderes Programm hat die Sicherungspunkte dieser Sitzung geschrieben, an anderen Stellen als mantis. Zweigen Sie stattdessen die Sitzung ab.</translation>
    </message>
    <message>
        <source>The data of this session is damaged, so mantis cannot load it. Check the session for problems.</source>
        <translation>Die Daten dieser Sitzung sind beschädigt; mantis kann sie nicht laden. Prüfen Sie die Sitzung auf Probleme.</translation>
    </message>
    <message>
        <source>A program that has this session loaded would overwrite this change when it saves. Reload the session there.</source>
        <translation>Ein Programm, das diese Sitzung geladen hat, würde diese Änderung beim Speichern überschreiben. Laden Sie die Sitzung dort neu.</translation>
    </message>
    <message>
        <source>The file %1 stays, because the session %2 uses it too.</source>
        <translation>Die Datei %1 bleibt, weil auch die Sitzung %2 sie verwendet.</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is only for readers of the transcript.</source>
        <translation>mantis sendet Einträge der Rolle „system“ nie; die Notiz ist nur für Leser des Protokolls.</translation>
    </message>
    <message>
        <source>The message is before a boundary, so it is not sent.</source>
        <translation>Die Nachricht steht vor einer Grenze und wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Two prompts would follow each other, which some providers reject.</source>
        <translation>Zwei Prompts würden aufeinander folgen, was manche Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>Summaries of mantis cannot be dissolved: the messages are still in the original session or before the boundary. Resume or fork there.</source>
        <translation>Zusammenfassungen von mantis lassen sich nicht auflösen: Die Nachrichten sind noch in der ursprünglichen Sitzung oder vor der Grenze. Setzen Sie dort fort, oder zweigen Sie dort ab.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its boundary. Every release can resume the new session.</source>
        <translation>mantis 2.59 und 2.60, von denen eines diese Sitzung schrieb, können sie wegen ihrer Grenze nicht fortsetzen. Die neue Sitzung kann jede Version fortsetzen.</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session can resume after a boundary.</source>
        <translation>Die Version von mantis, die die Sitzung schrieb, kann nach einer Grenze fortsetzen.</translation>
    </message>
    <message>
        <source>The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier ones send the replaced messages as well, or nothing.</source>
        <translation>Die mantis-Version für diese Sitzung ist nicht gespeichert. Versionen ab 2.61 können sie fortsetzen; frühere senden auch die ersetzten Nachrichten oder gar nichts.</translation>
    </message>
    <message>
        <source>In a list of messages the replaced messages would be lost.</source>
        <translation>In einer Liste von Nachrichten gingen die ersetzten Nachrichten verloren.</translation>
    </message>
    <message>
        <source>mantis up to 2.58, which wrote this session, still sends everything before a summary.</source>
        <translation>mantis bis 2.58, das diese Sitzung schrieb, sendet weiterhin alles vor einer Zusammenfassung.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a compaction boundary.</source>
        <translation>mantis 2.59 und 2.60, von denen eines diese Sitzung schrieb, können eine Sitzung mit einer Verdichtungsgrenze nicht fortsetzen.</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>Not the tables of a mantis store.</source>
        <translation>Nicht die Tabellen eines mantis-Speichers.</translation>
    </message>
    <message>
        <source>No mantis transcripts in this folder.</source>
        <translation>Keine mantis-Protokolle in diesem Ordner.</translation>
    </message>
    <message>
        <source>The first lines are not from a mantis transcript.</source>
        <translation>Die ersten Zeilen stammen nicht aus einem mantis-Protokoll.</translation>
    </message>
    <message>
        <source>It has the tables and columns of mantis.</source>
        <translation>Es hat die Tabellen und Spalten von mantis.</translation>
    </message>
    <message>
        <source>It has transcripts of mantis.</source>
        <translation>Es enthält Protokolle von mantis.</translation>
    </message>
    <message>
        <source>The first lines are entries of a mantis tree.</source>
        <translation>Die ersten Zeilen sind Einträge eines mantis-Baums.</translation>
    </message>
    <message>
        <source>The first lines are messages of the mantis protocol.</source>
        <translation>Die ersten Zeilen sind Nachrichten des mantis-Protokolls.</translation>
    </message>
    <message>
        <source>The first lines are plain messages, which mantis may have written.</source>
        <translation>Die ersten Zeilen sind einfache Nachrichten, die mantis geschrieben haben kann.</translation>
    </message>
    <message>
        <source>mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.</source>
        <translation>mantis kann einen Protokollmitschnitt (M2) nicht fortsetzen, daher öffnet Stemma ihn nur zum Lesen.</translation>
    </message>
    <message>
        <source>No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.</source>
        <translation>Keine bekannte Version von mantis setzt Dateien einfacher Nachrichten (M4) fort, daher öffnet Stemma sie nur zum Lesen.</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>Not valid JSON from byte %1.</source>
        <translation>Ab Byte %1 kein gültiges JSON.</translation>
    </message>
    <message>
        <source>Not a JSON object, so not a message.</source>
        <translation>Kein JSON-Objekt, also keine Nachricht.</translation>
    </message>
    <message>
        <source>Not an entry of a conversation.</source>
        <translation>Kein Eintrag einer Unterhaltung.</translation>
    </message>
    <message>
        <source>mantis does not know this kind of block and cannot load the session because of it.</source>
        <translation>mantis kennt diese Art von Block nicht und kann die Sitzung ihretwegen nicht laden.</translation>
    </message>
    <message>
        <source>The list was rewritten here after a rewind, a clear or a resume.</source>
        <translation>Die Liste wurde hier nach einem Zurückspulen, Leeren oder Fortsetzen neu geschrieben.</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>%n Sitzung wird mit dem Projekt verschoben. Ihre Einträge behalten den alten Ordnernamen, den mantis nicht verwendet.</numerusform>
            <numerusform>%n Sitzungen werden mit dem Projekt verschoben. Ihre Einträge behalten den alten Ordnernamen, den mantis nicht verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Vielleicht hat ein mantis-Terminal eine Sitzung offen. Beenden Sie es zuerst: Es schriebe weiter in den alten Ordner.</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>replaces the lost entry</source>
        <translation>ersetzt den verlorenen Eintrag</translation>
    </message>
    <message>
        <source>The content of a lost entry is unknown; two answers may now follow each other there.</source>
        <translation>Der Inhalt eines verlorenen Eintrags ist unbekannt; dort können nun zwei Antworten aufeinander folgen.</translation>
    </message>
    <message>
        <source>the summary, as a message after its boundary</source>
        <translation>die Zusammenfassung, als Nachricht nach ihrer Grenze</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>der Inhalt von Nachricht %1</translation>
    </message>
    <message>
        <source>Later messages of the fork were written when the removed entries were in the context.</source>
        <translation>Spätere Nachrichten des Abzweigs entstanden, als die entfernten Einträge im Kontext waren.</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>Nachrichten %1–%2</translation>
    </message>
    <message>
        <source>from an abandoned branch; left out of the new branch, kept in the file</source>
        <translation>aus einem aufgegebenen Zweig; im neuen Zweig weggelassen, in der Datei behalten</translation>
    </message>
    <message>
        <source>The entry before it may be in a branch that is left out. Check the session again afterwards.</source>
        <translation>Der Eintrag davor liegt vielleicht in einem weggelassenen Zweig. Prüfen Sie die Sitzung danach erneut.</translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>Der Speicher hat keine Tabelle %1.</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Dieser Datensatz ist nicht mehr im Speicher. Öffnen Sie den Speicher erneut.</translation>
    </message>
    <message>
        <source>mantis cannot resume this kind of transcript, so Stemma keeps it read-only.</source>
        <translation>mantis kann ein solches Protokoll nicht fortsetzen, daher öffnet Stemma es nur zum Lesen.</translation>
    </message>
    <message>
        <source>The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete the session.</source>
        <translation>Die Nachrichten dieser Sitzung sind beschädigt (%1); mantis kann sie nicht laden. Sie lässt sich nur umbenennen oder löschen.</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>There is no checkpoint here. Enter a name to set one.</source>
        <translation>Hier ist kein Sicherungspunkt. Geben Sie einen Namen ein, um einen zu setzen.</translation>
    </message>
    <message>
        <source>Enter a new name.</source>
        <translation>Geben Sie einen neuen Namen ein.</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1” of “%2”</source>
        <translation>Sicherungspunkt „%1“ von „%2“ entfernen</translation>
    </message>
    <message>
        <source>Set checkpoint “%1” at message %2 of “%3”</source>
        <translation>Sicherungspunkt „%1“ bei Nachricht %2 von „%3“ setzen</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>Der Sicherungspunkt wurde seit der Planung von einem anderen Programm geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store is unchanged</source>
        <translation>in Stemmas eigenen Daten; der Speicher bleibt unverändert</translation>
    </message>
    <message>
        <source>Choose other labels or another flag.</source>
        <translation>Wählen Sie andere Beschriftungen oder eine andere Markierung.</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>Beschriftungen von „%1“ setzen</translation>
    </message>
    <message>
        <source>Flag “%1”</source>
        <translation>„%1“ markieren</translation>
    </message>
    <message>
        <source>Remove flag of “%1”</source>
        <translation>Markierung von „%1“ entfernen</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>Die Beschriftungen wurden seit der Planung von einem anderen Programm geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>your checkpoints, copied in Stemma’s own data</source>
        <translation>Ihre Sicherungspunkte, kopiert in Stemmas eigenen Daten</translation>
    </message>
    <message>
        <source>your labels, copied in Stemma’s own data</source>
        <translation>Ihre Beschriftungen, kopiert in Stemmas eigenen Daten</translation>
    </message>
    <message>
        <source>your flag, copied in Stemma’s own data</source>
        <translation>Ihre Markierung, kopiert in Stemmas eigenen Daten</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Labels from the store itself stay: %1. You can only remove your own labels.</source>
        <translation>Beschriftungen aus dem Speicher selbst bleiben: %1. Sie können nur eigene Beschriftungen entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>%n Ihrer Sicherungspunkte wird mit seiner Nachricht entfernt. Rückgängigmachen stellt ihn wieder her.</numerusform>
            <numerusform>%n Ihrer Sicherungspunkte werden mit ihren Nachrichten entfernt. Rückgängigmachen stellt sie wieder her.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>A later version of Stemma wrote the labels and checkpoints in %1. Use that version.</source>
        <translation>Eine spätere Version von Stemma hat die Beschriftungen und Sicherungspunkte in %1 geschrieben. Verwenden Sie diese Version.</translation>
    </message>
</context>
<context>
    <name>MessageName</name>
    <message>
        <source>The session has no message %L1; its last one is %L2.</source>
        <translation>Die Sitzung hat keine Nachricht %L1; ihre letzte ist %L2.</translation>
    </message>
    <message>
        <source>The session changed while message %1 was looked for.</source>
        <translation>Die Sitzung hat sich geändert, während Nachricht %1 gesucht wurde.</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. Data there may be lost or wrong.</source>
        <translation>Die Datei ist beschädigt: SQLite meldet „%1“. Daten dort können verloren oder falsch sein.</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found.</source>
        <translation>Ein Index der Datei ist beschädigt: SQLite meldet „%1“. Vorhandene Zeilen werden vielleicht nicht gefunden.</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is wasted; all data can be read.</source>
        <translation>SQLite meldet „%1“. Platz ist verschwendet; alle Daten sind lesbar.</translation>
    </message>
    <message>
        <source>The table cannot be read from here on (%1). The rest was not checked.</source>
        <translation>Die Tabelle ist ab hier nicht lesbar (%1). Der Rest wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>Die Datei hat den Aufbau eines älteren mnesis (%1). Ein neueres mnesis ändert ihn, wenn es die Datei öffnet.</translation>
    </message>
    <message>
        <source>“%1” is missing. mnesis fails when it needs it.</source>
        <translation>„%1“ fehlt. mnesis scheitert, wenn es gebraucht wird.</translation>
    </message>
    <message>
        <source>“%1” is unknown. A newer mnesis or the host application may have added it.</source>
        <translation>„%1“ ist unbekannt. Ein neueres mnesis oder das einbettende Programm hat es vielleicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The row refers to a missing row of the table %1. mnesis may refuse to change it.</source>
        <translation>Die Zeile verweist auf eine fehlende Zeile der Tabelle %1. mnesis weigert sich vielleicht, sie zu ändern.</translation>
    </message>
    <message>
        <source>The value should be %1 but is stored as %2. Programs may misread it or fail on it.</source>
        <translation>Der Wert müsste %1 sein, ist aber als %2 gespeichert. Programme lesen ihn vielleicht falsch oder scheitern daran.</translation>
    </message>
    <message>
        <source>Store the value with the right type.</source>
        <translation>Den Wert mit dem richtigen Typ speichern.</translation>
    </message>
    <message>
        <source>The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session.</source>
        <translation>Der Text enthält Bytes, die kein UTF-8 sind und hier als � erscheinen. mnesis kann die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>Die Bytes durch Ersatzzeichen ersetzen.</translation>
    </message>
    <message>
        <source>The text has a NUL character. Many programs show it only up to there.</source>
        <translation>Der Text enthält ein NUL-Zeichen. Viele Programme zeigen ihn nur bis dorthin.</translation>
    </message>
    <message>
        <source>The session has no model. mnesis cannot load it.</source>
        <translation>Die Sitzung hat kein Modell. mnesis kann sie nicht laden.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON. mnesis can neither load this session nor list any session.</source>
        <translation>Die Metadaten der Sitzung sind kein gültiges JSON. mnesis kann weder die Sitzung laden noch irgendeine Sitzung auflisten.</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>Die Metadaten leeren.</translation>
    </message>
    <message>
        <source>The parent session “%1” is missing. The session is shown at the top level.</source>
        <translation>Die übergeordnete Sitzung „%1“ fehlt. Die Sitzung wird auf oberster Ebene gezeigt.</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>Den Verweis auf den Vorgänger leeren.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this session. It cannot be shown in its place in the tree.</source>
        <translation>Die übergeordneten Sitzungen bilden einen Kreis durch diese. Sie lässt sich nicht an ihrem Platz im Baum zeigen.</translation>
    </message>
    <message>
        <source>The messages of this session have no context items. mnesis sends all messages now, but none of them after the next turn.</source>
        <translation>Die Nachrichten dieser Sitzung haben keine Kontexteinträge. mnesis sendet jetzt alle, nach der nächsten Runde aber keine davon.</translation>
    </message>
    <message>
        <source>Rebuild the context items from the stored messages.</source>
        <translation>Die Kontexteinträge aus den gespeicherten Nachrichten neu anlegen.</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>Die Nachricht gehört zur Sitzung „%1“, die fehlt. Kein Programm zeigt sie.</translation>
    </message>
    <message>
        <source>Create the session row for these messages.</source>
        <translation>Die Sitzungszeile für diese Nachrichten anlegen.</translation>
    </message>
    <message>
        <source>The parent message “%1” is missing.</source>
        <translation>Die Vorgängernachricht „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The parent message “%1” belongs to another session. mnesis does not use parents.</source>
        <translation>Die Vorgängernachricht „%1“ gehört zu einer anderen Sitzung. mnesis verwendet solche Verweise nicht.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this message. Programs that follow parents may hang.</source>
        <translation>Die Vorgänger bilden einen Kreis durch diese Nachricht. Programme, die ihnen folgen, können hängen bleiben.</translation>
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
        <source>A token count is not a whole number, or the cost is not a number. mnesis cannot read the session.</source>
        <translation>Eine Tokenzahl ist keine ganze Zahl, oder die Kosten sind keine Zahl. mnesis kann die Sitzung nicht lesen.</translation>
    </message>
    <message>
        <source>Set the number to 0.</source>
        <translation>Die Zahl auf 0 setzen.</translation>
    </message>
    <message>
        <source>The error code “%1” is unknown to mnesis. mnesis cannot read the session.</source>
        <translation>Der Fehlercode „%1“ ist mnesis unbekannt. mnesis kann die Sitzung nicht lesen.</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>Den Fehlercode auf „unknown“ setzen.</translation>
    </message>
    <message>
        <source>It is dated %1, in the future. The next turn will be sorted before it.</source>
        <translation>Sie ist auf %1 datiert, in der Zukunft. Die nächste Runde wird davor einsortiert.</translation>
    </message>
    <message>
        <source>It was written after a message with a later date. The order shown is not the real order.</source>
        <translation>Sie wurde nach einer Nachricht mit späterem Datum geschrieben. Die gezeigte Reihenfolge ist nicht die wirkliche.</translation>
    </message>
    <message>
        <source>Date it after the messages written before it.</source>
        <translation>Nach den zuvor geschriebenen Nachrichten datieren.</translation>
    </message>
    <message>
        <source>The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later releases leave it out.</source>
        <translation>Die Antwort ist leer: Der Modellaufruf kam nie zurück. mnesis bis 0.3 sendet eine leere Nachricht; spätere Versionen lassen sie weg.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to the model.</source>
        <translation>%1 Prompts hintereinander haben keine Antwort. Sie stammen von gescheiterten Sendeversuchen, und das Modell bekommt alle.</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>Alle bis auf den letzten entfernen.</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary. The model does not see them.</source>
        <translation>%1 Nachrichten ab hier sind weder im Kontext noch durch eine Zusammenfassung abgedeckt. Das Modell sieht sie nicht.</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>Wieder in den Kontext aufnehmen.</translation>
    </message>
    <message>
        <source>The message is in the context and also covered by a summary there. The model is sent its content twice.</source>
        <translation>Die Nachricht ist im Kontext und zugleich durch eine Zusammenfassung dort abgedeckt. Das Modell bekommt ihren Inhalt doppelt.</translation>
    </message>
    <message>
        <source>Remove the message from the context.</source>
        <translation>Die Nachricht aus dem Kontext entfernen.</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph. mnesis never merges it with others.</source>
        <translation>Die Zusammenfassung hat keine Zeile im Graphen der Zusammenfassungen. mnesis legt sie nie mit anderen zusammen.</translation>
    </message>
    <message>
        <source>Add it to the graph as superseded.</source>
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
        <source>The part belongs to the session “%1”, its message to another one. Deleting one session damages the other.</source>
        <translation>Der Teil gehört zur Sitzung „%1“, seine Nachricht zu einer anderen. Das Löschen der einen Sitzung beschädigt die andere.</translation>
    </message>
    <message>
        <source>Use the session of the message.</source>
        <translation>Die Sitzung der Nachricht verwenden.</translation>
    </message>
    <message>
        <source>%1 The part is never sent, without a warning.</source>
        <translation>%1 Der Teil wird nie gesendet, ohne Warnung.</translation>
    </message>
    <message>
        <source>The part has the type “%1”, which mnesis does not know. It is never sent, without a warning.</source>
        <translation>Der Teil hat den Typ „%1“, den mnesis nicht kennt. Er wird nie gesendet, ohne Warnung.</translation>
    </message>
    <message>
        <source>The row says the part is “%1”, the content says “%2”. mnesis uses the content.</source>
        <translation>Laut Zeile ist der Teil „%1“, laut Inhalt „%2“. mnesis verwendet den Inhalt.</translation>
    </message>
    <message>
        <source>Change the row to match the content.</source>
        <translation>Die Zeile an den Inhalt angleichen.</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>Die Zeile sagt „%1“, der Inhalt des Werkzeugaufrufs „%2“. mnesis kürzt nach der Zeile und sendet den Inhalt.</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will come.</source>
        <translation>Der Aufruf des Werkzeugs „%1“ hat kein Ergebnis: Sein Zustand ist noch „%2“. Läuft der Agent jetzt nicht, kommt kein Ergebnis mehr.</translation>
    </message>
    <message>
        <source>The message has several calls with the id “%1”. Only the output of the last one can be pruned.</source>
        <translation>Die Nachricht hat mehrere Aufrufe mit der ID „%1“. Nur die Ausgabe des letzten lässt sich kürzen.</translation>
    </message>
    <message>
        <source>The summary node has no message. mnesis skips it, and the model loses the messages it replaced.</source>
        <translation>Der Zusammenfassungsknoten hat keine Nachricht. mnesis überspringt ihn, und das Modell verliert die ersetzten Nachrichten.</translation>
    </message>
    <message>
        <source>Create the message from the text of the node.</source>
        <translation>Die Nachricht aus dem Text des Knotens anlegen.</translation>
    </message>
    <message>
        <source>The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context.</source>
        <translation>Der Zusammenfassungsknoten hat die Art „%1“, weder leaf noch condensed. mnesis kann den Kontext nicht aufbauen.</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>Die Art danach setzen, ob es Elternknoten gibt.</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the context.</source>
        <translation>Die Liste der Knoten, aus denen die Zusammenfassung entstand, ist keine JSON-Liste von IDs. mnesis kann den Kontext nicht aufbauen.</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>Die Liste leeren.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved.</source>
        <translation>Die Zusammenfassung entstand aus „%1“, das fehlt. Sie lässt sich nicht auflösen.</translation>
    </message>
    <message>
        <source>The summaries form a cycle through this one. It cannot be dissolved.</source>
        <translation>Die Zusammenfassungen bilden einen Kreis durch diese. Sie lässt sich nicht auflösen.</translation>
    </message>
    <message>
        <source>The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown.</source>
        <translation>Die Spanne der Zusammenfassung nennt die Nachricht „%1“, die fehlt. Die ersetzten Nachrichten lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown.</source>
        <translation>Die Spanne der Zusammenfassung nennt „%1“, eine Nachricht einer anderen Sitzung. Die ersetzten Nachrichten lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The span of the summary ends before it begins. The replaced messages cannot be shown.</source>
        <translation>Die Spanne der Zusammenfassung endet, bevor sie beginnt. Die ersetzten Nachrichten lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Swap the ends of the span.</source>
        <translation>Die Enden der Spanne vertauschen.</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>Zwei Zusammenfassungen im Kontext decken teils dieselben Nachrichten ab, diese und „%1“. Das Modell bekommt beide.</translation>
    </message>
    <message>
        <source>The summary is active but not in the context. The next merge brings its old text into the context.</source>
        <translation>Die Zusammenfassung ist aktiv, aber nicht im Kontext. Das nächste Zusammenlegen bringt ihren alten Text in den Kontext.</translation>
    </message>
    <message>
        <source>Mark it as superseded.</source>
        <translation>Als ersetzt markieren.</translation>
    </message>
    <message>
        <source>The summary is marked as superseded but still in the context. It is sent and never merged.</source>
        <translation>Die Zusammenfassung ist als ersetzt markiert, aber noch im Kontext. Sie wird gesendet und nie zusammengelegt.</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>Die Markierung entfernen.</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis may exceed the model&apos;s window.</source>
        <translation>Die Zusammenfassung im Kontext zählt 0 Token. mnesis überschreitet vielleicht das Fenster des Modells.</translation>
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
        <source>The context names “%1” from another session. The model is sent text of that session.</source>
        <translation>Der Kontext nennt „%1“ aus einer anderen Sitzung. Das Modell bekommt Text jener Sitzung.</translation>
    </message>
    <message>
        <source>The context lists a summary as a message. It is sent in its place and dropped when space is short.</source>
        <translation>Der Kontext führt eine Zusammenfassung als Nachricht. Sie wird an ihrem Platz gesendet und bei Platzmangel weggelassen.</translation>
    </message>
    <message>
        <source>List it as a summary.</source>
        <translation>Als Zusammenfassung führen.</translation>
    </message>
    <message>
        <source>The context lists a message as a summary. mnesis skips it.</source>
        <translation>Der Kontext führt eine Nachricht als Zusammenfassung. mnesis überspringt sie.</translation>
    </message>
    <message>
        <source>List it as a message.</source>
        <translation>Als Nachricht führen.</translation>
    </message>
    <message>
        <source>The context lists “%1” more than once. It may be sent repeatedly.</source>
        <translation>Der Kontext nennt „%1“ mehrfach. Es wird vielleicht wiederholt gesendet.</translation>
    </message>
    <message>
        <source>Keep only the first item.</source>
        <translation>Nur den ersten Eintrag behalten.</translation>
    </message>
    <message>
        <source>The context lists the message before an older one. They are sent in the wrong order.</source>
        <translation>Der Kontext führt die Nachricht vor einer älteren. Sie werden in falscher Reihenfolge gesendet.</translation>
    </message>
    <message>
        <source>Renumber the items by date.</source>
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
        <source>Use the model of its messages, or of the newest other session.</source>
        <translation>Das Modell der Nachrichten oder der neuesten anderen Sitzung verwenden.</translation>
    </message>
    <message>
        <source>Use the time of the neighbouring messages.</source>
        <translation>Die Zeit der benachbarten Nachrichten verwenden.</translation>
    </message>
    <message>
        <source>Date it by the neighbouring messages.</source>
        <translation>Nach den benachbarten Nachrichten datieren.</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>Den Aufruf als fehlgeschlagen kennzeichnen.</translation>
    </message>
    <message>
        <source>Give this call a new id.</source>
        <translation>Diesem Aufruf eine neue ID geben.</translation>
    </message>
    <message>
        <source>Keep the summary that covers the messages of both.</source>
        <translation>Die Zusammenfassung behalten, die die Nachrichten beider abdeckt.</translation>
    </message>
    <message>
        <source>Create the session row if its messages exist; otherwise remove the item.</source>
        <translation>Die Sitzungszeile anlegen, wenn ihre Nachrichten da sind; sonst den Eintrag entfernen.</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>Der Speicher hat keine Sitzung „%1“.</translation>
    </message>
    <message>
        <source>Its message is missing or is not a summary, so mnesis skips it.</source>
        <translation>Die Nachricht dazu fehlt oder ist keine Zusammenfassung; mnesis überspringt sie.</translation>
    </message>
    <message>
        <source>The message is missing from the store, so mnesis skips it.</source>
        <translation>Die Nachricht fehlt im Speicher; mnesis überspringt sie.</translation>
    </message>
    <message>
        <source>The answer is empty; mnesis does not send empty answers.</source>
        <translation>Die Antwort ist leer, und mnesis sendet keine leeren Antworten.</translation>
    </message>
    <message>
        <source>It does not fit: mnesis sends the newest messages up to the budget.</source>
        <translation>Es passt nicht: mnesis sendet die neuesten Nachrichten, bis das Budget erreicht ist.</translation>
    </message>
    <message>
        <source>It is in the context twice and is sent once.</source>
        <translation>Es ist doppelt im Kontext und wird einmal gesendet.</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>Der Speicher hat keine Sitzung „%1“.</translation>
    </message>
    <message>
        <source>The part is not a JSON object, so it cannot be edited. You can remove it.</source>
        <translation>Der Teil ist kein JSON-Objekt und lässt sich nicht bearbeiten. Sie können ihn entfernen.</translation>
    </message>
    <message>
        <source>The context fits into the model&apos;s window.</source>
        <translation>Der Kontext passt in das Fenster des Modells.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>%n Nachricht des Kontexts passt nicht in das Fenster des Modells; mnesis lässt sie weg.</numerusform>
            <numerusform>%n Nachrichten des Kontexts passen nicht in das Fenster des Modells; mnesis lässt sie weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has a model.</source>
        <translation>Die Sitzung hat ein Modell.</translation>
    </message>
    <message>
        <source>The session has no model, so mnesis cannot load it.</source>
        <translation>Die Sitzung hat kein Modell, daher kann mnesis sie nicht laden.</translation>
    </message>
    <message>
        <source>The metadata of the session are valid JSON.</source>
        <translation>Die Metadaten der Sitzung sind gültiges JSON.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON, so mnesis cannot list sessions.</source>
        <translation>Die Metadaten der Sitzung sind kein gültiges JSON, daher kann mnesis keine Sitzungen auflisten.</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>Der Teil hat kein „%1“ zum Bearbeiten.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>Nur Werkzeugausgaben lassen sich kürzen.</translation>
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
        <source>Restore output of %1 in message %2</source>
        <translation>Ausgabe von %1 in Nachricht %2 zurückholen</translation>
    </message>
    <message>
        <source>Prune output of %1 in message %2</source>
        <translation>Ausgabe von %1 in Nachricht %2 kürzen</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>mnesis selbst kürzt Ausgaben des Werkzeugs „skill“ nie.</translation>
    </message>
    <message>
        <source>This output is no longer sent, so the context does not change.</source>
        <translation>Diese Ausgabe wird nicht mehr gesendet, daher ändert sich der Kontext nicht.</translation>
    </message>
    <message>
        <source>Message %1 is a summary; removing it would also remove the messages it replaces from the context.</source>
        <translation>Nachricht %1 ist eine Zusammenfassung; mit ihr verschwänden auch die ersetzten Nachrichten aus dem Kontext.</translation>
    </message>
    <message>
        <source>The summary “%1” replaces only these messages, so it would be empty.</source>
        <translation>Die Zusammenfassung „%1“ ersetzt nur diese Nachrichten und wäre leer.</translation>
    </message>
    <message>
        <source>The summary “%1” still mentions these messages.</source>
        <translation>Die Zusammenfassung „%1“ erwähnt diese Nachrichten weiterhin.</translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>%n untergeordnete Sitzung bleibt, ohne übergeordnete.</numerusform>
            <numerusform>%n untergeordnete Sitzungen bleiben, ohne übergeordnete.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session cannot be forked or resumed at a summary. Choose the message before or after it.</source>
        <translation>Eine Sitzung lässt sich an einer Zusammenfassung nicht abzweigen oder fortsetzen. Wählen Sie die Nachricht davor oder danach.</translation>
    </message>
    <message>
        <source>Nothing comes before the first message, so nothing would be left.</source>
        <translation>Vor der ersten Nachricht kommt nichts, also bliebe nichts übrig.</translation>
    </message>
    <message>
        <source>The session has no context items, so mnesis would not send its messages. Repair that first (finding “no-context-items”).</source>
        <translation>Die Sitzung hat keine Kontexteinträge, daher würde mnesis ihre Nachrichten nicht senden. Reparieren Sie das zuerst (Befund „no-context-items“).</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them first.</source>
        <translation>Die Metadaten der Sitzung sind kein JSON-Objekt, daher könnte mnesis den Abzweig nicht laden. Reparieren Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair them first.</source>
        <translation>Die Metadaten der Sitzung sind kein JSON-Objekt, daher könnte mnesis das verworfene Ende nicht laden. Reparieren Sie sie zuerst.</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>in dieser Sitzung</translation>
    </message>
    <message>
        <source>in the discarded end, a separate session</source>
        <translation>im verworfenen Ende, einer eigenen Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>%n Zusammenfassung verworfener Nachrichten wird entfernt. Rückgängigmachen stellt sie wieder her.</numerusform>
            <numerusform>%n Zusammenfassungen verworfener Nachrichten werden entfernt. Rückgängigmachen stellt sie wieder her.</numerusform>
        </translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>copies, connected with the copied messages</source>
        <translation>Kopien, mit den kopierten Nachrichten verbunden</translation>
    </message>
    <message>
        <source>the items of the context, in order</source>
        <translation>die Einträge des Kontexts, der Reihe nach</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>Kopien von 1–%1 mit neuen IDs</translation>
    </message>
    <message>
        <source>copies, content unchanged</source>
        <translation>Kopien, Inhalt unverändert</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>Zusammenfassungen verworfener Nachrichten</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>ihr Platz im Kontext</translation>
    </message>
    <message>
        <source>mnesis has no role “%1”. Choose user or assistant.</source>
        <translation>mnesis kennt keine Rolle „%1“. Wählen Sie user oder assistant.</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>ihr Text</translation>
    </message>
    <message>
        <source>The beginning of the session is summarised, so mnesis would send the new message after the summary. Insert it further down.</source>
        <translation>Der Anfang der Sitzung ist zusammengefasst, daher würde mnesis die neue Nachricht nach der Zusammenfassung senden. Fügen Sie sie weiter unten ein.</translation>
    </message>
    <message>
        <source>A summary replaces the messages on both sides, so the agent does not see the new one.</source>
        <translation>Eine Zusammenfassung ersetzt die Nachrichten auf beiden Seiten, daher sieht der Agent die neue nicht.</translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Prompts und Antworten wechseln sich ab.</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other, which some providers reject.</source>
        <translation>Zwei Nachrichten der Rolle „%1“ würden aufeinander folgen, was manche Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.</source>
        <translation>mnesis vor 0.2 hat diesen Speicher geschrieben; er kann keine Zusammenfassungen enthalten. Öffnen Sie ihn zuerst mit einem neueren mnesis.</translation>
    </message>
    <message>
        <source>mnesis keeps the last two turns, and the context has no message before them. Choose the last message to summarise.</source>
        <translation>mnesis behält die letzten beiden Runden, und davor hat der Kontext keine Nachricht. Wählen Sie die letzte zusammenzufassende Nachricht.</translation>
    </message>
    <message>
        <source>Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.</source>
        <translation>Nachrichten vor einer früheren Zusammenfassung sind noch nicht zusammengefasst. Fassen Sie zuerst diese zusammen, bis „%1“.</translation>
    </message>
    <message>
        <source>Message %1 is a summary. To merge summaries, choose them as summaries.</source>
        <translation>Nachricht %1 ist eine Zusammenfassung. Um Zusammenfassungen zusammenzulegen, wählen Sie sie als solche.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: it is already summarised or was lost.</source>
        <translation>Nachricht %1 ist nicht im Kontext: Sie ist schon zusammengefasst oder ging verloren.</translation>
    </message>
    <message>
        <source>The summary “%1” is damaged. Repair the session first.</source>
        <translation>Die Zusammenfassung „%1“ ist beschädigt. Reparieren Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>The span of the summary “%1” is not valid. Repair the session first.</source>
        <translation>Die Spanne der Zusammenfassung „%1“ ist ungültig. Reparieren Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>Messages between these summaries are not summarised yet. Summarise those first.</source>
        <translation>Nachrichten zwischen diesen Zusammenfassungen sind noch nicht zusammengefasst. Fassen Sie zuerst diese zusammen.</translation>
    </message>
    <message>
        <source>The context has no summary “%1”.</source>
        <translation>Der Kontext enthält keine Zusammenfassung „%1“.</translation>
    </message>
    <message>
        <source>The summary “%1” is between these. Include it, or choose summaries that follow each other.</source>
        <translation>Die Zusammenfassung „%1“ liegt zwischen diesen. Nehmen Sie sie dazu, oder wählen Sie aufeinander folgende.</translation>
    </message>
    <message>
        <source>its message</source>
        <translation>ihre Nachricht</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>ihr Text und ihre Marke</translation>
    </message>
    <message>
        <source>The context would exceed %L1 tokens, at which mnesis compacts after a turn.</source>
        <translation>Der Kontext überschritte %L1 Token, ab denen mnesis nach einer Runde verdichtet.</translation>
    </message>
    <message>
        <source>A summary of level %1 needs a text. Level 3 does not.</source>
        <translation>Eine Zusammenfassung der Stufe %1 braucht einen Text. Stufe 3 braucht keinen.</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>Nachrichten %1–%2 von „%3“ verdichten</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>%n Zusammenfassung von „%1“ zusammenlegen</numerusform>
            <numerusform>%n Zusammenfassungen von „%1“ zusammenlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary fits into the model&apos;s window.</source>
        <translation>Die Zusammenfassung passt in das Fenster des Modells.</translation>
    </message>
    <message>
        <source>The summary alone exceeds the %L1 tokens of the model&apos;s window.</source>
        <translation>Die Zusammenfassung allein überschreitet die %L1 Token des Modellfensters.</translation>
    </message>
    <message>
        <source>The summary was made from itself, so it cannot be dissolved.</source>
        <translation>Die Zusammenfassung entstand aus sich selbst und lässt sich nicht auflösen.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which the session no longer has.</source>
        <translation>Die Zusammenfassung entstand aus „%1“, die die Sitzung nicht mehr hat.</translation>
    </message>
    <message>
        <source>The span of the summary is not valid. Repair the session first.</source>
        <translation>Die Spanne der Zusammenfassung ist ungültig. Reparieren Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>The summary was merged into “%1”. Dissolve that one first.</source>
        <translation>Die Zusammenfassung wurde mit anderen zu „%1“ zusammengelegt. Lösen Sie zuerst jene auf.</translation>
    </message>
    <message>
        <source>moved back to make room</source>
        <translation>nach hinten gerückt, um Platz zu machen</translation>
    </message>
    <message>
        <source>summary entry</source>
        <translation>Eintrag der Zusammenfassung</translation>
    </message>
    <message>
        <source>the summaries it was made from</source>
        <translation>die Zusammenfassungen, aus denen sie entstand</translation>
    </message>
    <message>
        <source>the messages it replaced</source>
        <translation>die Nachrichten, die sie ersetzte</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>die Zusammenfassung mit ihrer Nachricht</translation>
    </message>
    <message>
        <source>Remove an unused summary of “%1”</source>
        <translation>Eine unbenutzte Zusammenfassung von „%1“ entfernen</translation>
    </message>
    <message>
        <source>Dissolve summary “%1” of “%2”</source>
        <translation>Zusammenfassung „%1“ von „%2“ auflösen</translation>
    </message>
    <message>
        <source>The summary was not in the context, so nothing changes for the agent.</source>
        <translation>Die Zusammenfassung war nicht im Kontext, daher ändert sich für den Agenten nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>%n Nachricht bleibt außerhalb des Kontexts, weil auch eine andere Zusammenfassung sie ersetzt.</numerusform>
            <numerusform>%n Nachrichten bleiben außerhalb des Kontexts, weil auch eine andere Zusammenfassung sie ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two of these summaries do not fit into the model&apos;s window at level %1. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>Zwei dieser Zusammenfassungen passen auf Stufe %1 nicht in das Fenster des Modells. Verwenden Sie Stufe 2, die nur Anfänge sendet, oder Stufe 3, die kein Modell braucht.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).</source>
        <translation>Die Zusammenfassung (%L1 Token) ist größer als der Text, der einem Modell dafür gesendet würde (%L2 Token).</translation>
    </message>
    <message>
        <source>Choose at least two different summaries to merge.</source>
        <translation>Wählen Sie mindestens zwei verschiedene Zusammenfassungen zum Zusammenlegen.</translation>
    </message>
    <message>
        <source>Rewrite summary “%1” of “%2”</source>
        <translation>Zusammenfassung „%1“ von „%2“ neu schreiben</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so it cannot be rewritten.</source>
        <translation>Die Zusammenfassung „%1“ ist nicht im Kontext und lässt sich nicht neu schreiben.</translation>
    </message>
    <message>
        <source>Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.</source>
        <translation>Auch eine andere Zusammenfassung im Kontext ersetzt Nachrichten von „%1“. Lösen Sie eine von beiden auf, oder legen Sie sie zusammen.</translation>
    </message>
    <message>
        <source>The messages of “%1” do not fit into the model&apos;s window at level %2. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>Die Nachrichten von „%1“ passen auf Stufe %2 nicht in das Fenster des Modells. Verwenden Sie Stufe 2, die nur Anfänge sendet, oder Stufe 3, die kein Modell braucht.</translation>
    </message>
    <message>
        <source>The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or remove this one.</source>
        <translation>Die Zusammenfassung „%1“ im Kontext ersetzt zum Teil dieselben Nachrichten. Lösen Sie zuerst jene auf, oder entfernen Sie diese.</translation>
    </message>
    <message>
        <source>Restore the summary to the context first, then edit its text.</source>
        <translation>Holen Sie die Zusammenfassung zuerst in den Kontext zurück, und bearbeiten Sie dann ihren Text.</translation>
    </message>
    <message>
        <source>Restore summary “%1” of “%2” to the context</source>
        <translation>Zusammenfassung „%1“ von „%2“ in den Kontext zurückholen</translation>
    </message>
    <message>
        <source>The messages it replaces are not in the context, so none are removed from it.</source>
        <translation>Die ersetzten Nachrichten sind nicht im Kontext, daher werden keine daraus entfernt.</translation>
    </message>
    <message>
        <source>The table has no free row numbers for the messages that follow. Insert the message at the end.</source>
        <translation>Die Tabelle hat keine freien Zeilennummern für die folgenden Nachrichten. Fügen Sie die Nachricht am Ende ein.</translation>
    </message>
    <message>
        <source>in later rows, in the same order, to make room for the new one</source>
        <translation>in späteren Zeilen, in derselben Reihenfolge, um der neuen Platz zu machen</translation>
    </message>
    <message>
        <source>The summary “%1” does not fit into the model&apos;s window at level %2. Use level 2, which sends only its beginning, or level 3, which needs no model.</source>
        <translation>Die Zusammenfassung „%1“ passt auf Stufe %2 nicht in das Fenster des Modells. Verwenden Sie Stufe 2, die nur ihren Anfang sendet, oder Stufe 3, die kein Modell braucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>%n Nachricht im Kontext liegt zwischen den Zusammenfassungen von „%1“, ist aber nicht abgedeckt, sodass der Agent sie verlöre. Lösen Sie sie auf, und holen Sie jene Zusammenfassungen einzeln zurück.</numerusform>
            <numerusform>%n Nachrichten im Kontext liegen zwischen den Zusammenfassungen von „%1“, sind aber nicht abgedeckt, sodass der Agent sie verlöre. Lösen Sie sie auf, und holen Sie jene Zusammenfassungen einzeln zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures use your settings: %1.</source>
        <translation>Die Zahlen gelten für Ihre Einstellungen: %1.</translation>
    </message>
    <message>
        <source>Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of %2; choose those of %1 to keep them.</source>
        <translation>Nur diese Zusammenfassung zeigt, dass %1 die Sitzung geschrieben hat. Ohne sie nimmt Stemma die Regeln von %2 an; wählen Sie die von %1, um sie zu behalten.</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>mnesis speichert keine Sicherungspunkte; Stemma hält sie in seinen eigenen Daten.</translation>
    </message>
    <message>
        <source>The context of the session already uses the last position (%1), so nothing can be inserted. Check the session for problems.</source>
        <translation>Der Kontext der Sitzung benutzt schon die letzte Position (%1), daher lässt sich nichts einfügen. Prüfen Sie die Sitzung auf Probleme.</translation>
    </message>
    <message>
        <source>mnesis does not store a project folder.</source>
        <translation>mnesis speichert keinen Projektordner.</translation>
    </message>
    <message>
        <source>Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.</source>
        <translation>Nur Texte, Gedanken, Werkzeugausgaben und Zusammenfassungen von Dateien können bearbeitet werden; dieser Teil hat den Typ „%1“.</translation>
    </message>
    <message>
        <source>their places in the context</source>
        <translation>ihre Plätze im Kontext</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>A folder; a mnesis store is a single SQLite file.</source>
        <translation>Ein Ordner; ein mnesis-Speicher ist eine einzelne SQLite-Datei.</translation>
    </message>
    <message>
        <source>Not a SQLite file.</source>
        <translation>Keine SQLite-Datei.</translation>
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
        <source>Not the tables of mnesis.</source>
        <translation>Nicht die Tabellen von mnesis.</translation>
    </message>
    <message>
        <source>%1 is missing, which every known version of mnesis has, so the store is opened read-only.</source>
        <translation>%1 fehlt, das jede bekannte Version von mnesis hat; der Speicher wird nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>%1 is unknown and may come from a newer mnesis, so the store is opened read-only.</source>
        <translation>%1 ist unbekannt und stammt vielleicht von einem neueren mnesis; der Speicher wird nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>It has the tables and columns of mnesis.</source>
        <translation>Es hat die Tabellen und Spalten von mnesis.</translation>
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
        <source>The tool state “%1” is unknown; mnesis leaves the part out.</source>
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
        <source>failed prompts and empty answers</source>
        <translation>gescheiterte Prompts und leere Antworten</translation>
    </message>
    <message>
        <source>The metadata are lost to mnesis. Undo restores the text.</source>
        <translation>Die Metadaten sind für mnesis verloren. Rückgängigmachen stellt den Text wieder her.</translation>
    </message>
    <message>
        <source>No session of the store has a model to use.</source>
        <translation>Keine Sitzung des Speichers hat ein Modell, das sich verwenden lässt.</translation>
    </message>
    <message>
        <source>The model of the session is not stored; “%1” is taken from other sessions.</source>
        <translation>Das Modell der Sitzung ist nicht gespeichert; „%1“ stammt aus anderen Sitzungen.</translation>
    </message>
    <message>
        <source>A running call would be marked as failed, too. Repair this while no agent is working in the session.</source>
        <translation>Auch ein laufender Aufruf würde als fehlgeschlagen markiert. Reparieren Sie das, während kein Agent in der Sitzung arbeitet.</translation>
    </message>
    <message>
        <source>Its content has no call id.</source>
        <translation>Der Inhalt hat keine Aufruf-ID.</translation>
    </message>
    <message>
        <source>The summary that covers fewer messages leaves the context and is no longer sent.</source>
        <translation>Die Zusammenfassung, die weniger Nachrichten abdeckt, verlässt den Kontext und wird nicht mehr gesendet.</translation>
    </message>
    <message>
        <source>for messages without a session</source>
        <translation>für Nachrichten ohne Sitzung</translation>
    </message>
    <message>
        <source>The session row is created from its messages; title, system prompt and metadata stay lost.</source>
        <translation>Die Sitzungszeile wird aus ihren Nachrichten angelegt; Titel, Systemprompt und Metadaten bleiben verloren.</translation>
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
        <source>The session has no messages for the summary to replace.</source>
        <translation>Die Sitzung hat keine Nachrichten, die die Zusammenfassung ersetzen könnte.</translation>
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
        <source>%1 is no longer a mnesis store: %2 Open it again.</source>
        <translation>%1 ist kein mnesis-Speicher mehr: %2 Öffnen Sie ihn erneut.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 hat keine Sitzung %2. Prüfen Sie die ID, oder listen Sie die Sitzungen des Speichers auf.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2. Prüfen Sie die ID.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Dieser Teil der Nachricht ist nicht mehr in %1. Öffnen Sie die Sitzung erneut.</translation>
    </message>
    <message>
        <source>Records of the table %1 have no text; see their fields in the details.</source>
        <translation>Datensätze der Tabelle %1 haben keinen Text; ihre Felder stehen bei den Details.</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 hat %n Sekunde lang nicht geantwortet. Versuchen Sie es erneut, oder legen Sie ein längeres Zeitlimit fest.</numerusform>
            <numerusform>%1 hat %n Sekunden lang nicht geantwortet. Versuchen Sie es erneut, oder legen Sie ein längeres Zeitlimit fest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>Die Antwort von %1 dauerte mehr als %n Sekunde. Verwenden Sie ein kleineres Modell, oder legen Sie ein längeres Zeitlimit fest.</numerusform>
            <numerusform>Die Antwort von %1 dauerte mehr als %n Sekunden. Verwenden Sie ein kleineres Modell, oder legen Sie ein längeres Zeitlimit fest.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.</source>
        <translation>%1 leitet auf %2 um; dorthin wurde nichts gesendet. Wenn die Adresse stimmt, verwenden Sie sie für den Endpunkt.</translation>
    </message>
    <message>
        <source>%1 requires a key. Enter one for the endpoint.</source>
        <translation>%1 verlangt einen Schlüssel. Geben Sie einen für den Endpunkt ein.</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check the key and its permissions.</source>
        <translation>%1 nimmt den Schlüssel nicht an. Prüfen Sie den Schlüssel und seine Rechte.</translation>
    </message>
    <message>
        <source>%1 has no model “%2” at this address. Check the model and the address.</source>
        <translation>%1 hat unter dieser Adresse kein Modell „%2“. Prüfen Sie Modell und Adresse.</translation>
    </message>
    <message>
        <source>Your credit at %1 is used up. Check your account.</source>
        <translation>Ihr Guthaben bei %1 ist aufgebraucht. Prüfen Sie Ihr Konto.</translation>
    </message>
    <message>
        <source>%1 accepts no more requests for now. Try again in a few minutes.</source>
        <translation>%1 nimmt vorerst keine Anfragen mehr an. Versuchen Sie es in einigen Minuten erneut.</translation>
    </message>
    <message>
        <source>%1 has an internal error. Try again in a few minutes.</source>
        <translation>%1 hat einen internen Fehler. Versuchen Sie es in einigen Minuten erneut.</translation>
    </message>
    <message>
        <source>%1 rejects the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 lehnt die Anfrage ab. Prüfen Sie Art und Modell des Endpunkts.</translation>
    </message>
    <message>
        <source>No server answers at %1. Start the server, or check the address of the endpoint.</source>
        <translation>Unter %1 antwortet kein Server. Starten Sie ihn, oder prüfen Sie die Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>The host %1 cannot be reached. Check the address of the endpoint and the network.</source>
        <translation>Der Rechner %1 ist nicht erreichbar. Prüfen Sie die Adresse des Endpunkts und das Netz.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid, so nothing was sent. Check the certificate.</source>
        <translation>Das Zertifikat von %1 ist ungültig, daher wurde nichts gesendet. Prüfen Sie das Zertifikat.</translation>
    </message>
    <message>
        <source>No encrypted connection to %1 was possible, so nothing was sent. Check whether the address begins with http://.</source>
        <translation>Eine verschlüsselte Verbindung zu %1 war nicht möglich; es wurde nichts gesendet. Prüfen Sie, ob die Adresse mit http:// beginnt.</translation>
    </message>
    <message>
        <source>The proxy blocks the request to %1. Check the proxy.</source>
        <translation>Der Proxy blockiert die Anfrage an %1. Prüfen Sie den Proxy.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was complete. Try again.</source>
        <translation>Die Verbindung zu %1 brach ab, bevor die Antwort vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The answer of %1 is not valid. Check the kind and the address of the endpoint.</source>
        <translation>Die Antwort von %1 ist ungültig. Prüfen Sie Art und Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>%1 is overloaded. Try again in a few minutes.</source>
        <translation>%1 ist überlastet. Versuchen Sie es in einigen Minuten erneut.</translation>
    </message>
    <message>
        <source>%1 could not process the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 konnte die Anfrage nicht verarbeiten. Prüfen Sie Art und Modell des Endpunkts.</translation>
    </message>
    <message>
        <source>%1 (Tried %2 times.)</source>
        <translation>%1 (%2-mal versucht.)</translation>
    </message>
    <message>
        <source>%1 accepts no requests for another %2 minutes. Try again then.</source>
        <translation>%1 nimmt %2 Minuten lang keine Anfragen an. Versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.</source>
        <translation>%1 hat mehr als %2 MiB gesendet, zu viel für eine Antwort. Prüfen Sie die Adresse des Endpunkts.</translation>
    </message>
    <message>
        <source>The request is too long for %1. Send less, or use a model with a larger context window.</source>
        <translation>Die Anfrage ist zu lang für %1. Senden Sie weniger, oder nehmen Sie ein Modell mit größerem Kontextfenster.</translation>
    </message>
    <message>
        <source>The model of %1 declines to answer this. Try another model.</source>
        <translation>Das Modell von %1 verweigert die Antwort. Versuchen Sie ein anderes Modell.</translation>
    </message>
</context>
<context>
    <name>ModelConsent</name>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>An: %1, für das Modell %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Geschätzte Kosten: höchstens %1</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>Geschätzte Kosten: kein Preis festgelegt</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>Die Verbindung ist unverschlüsselt: Andere im Netz könnten mitlesen.</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>Dies an %1 senden?</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is not the address of a model. Use https:// or, on this machine, http://.</source>
        <translation>„%1“ ist keine Adresse eines Modells. Verwenden Sie https:// oder, auf diesem Rechner, http://.</translation>
    </message>
    <message>
        <source>The address of %1 contains a password, which would be stored and shown. Remove it, and enter it as the key.</source>
        <translation>Die Adresse von %1 enthält ein Passwort, das gespeichert und gezeigt würde. Entfernen Sie es, und geben Sie es als Schlüssel ein.</translation>
    </message>
    <message>
        <source>The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.</source>
        <translation>Die Adresse von %1 hat einen Teil nach „?“ oder „#“, der einen Schlüssel enthalten könnte. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>No model is set for %1. Enter one.</source>
        <translation>Für %1 ist kein Modell angegeben. Geben Sie eines ein.</translation>
    </message>
    <message>
        <source>The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.</source>
        <translation>Der Schlüssel für %1 enthält Leerzeichen, Zeilenumbrüche oder Zeichen, die kein Schlüssel hat. Kopieren Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.</source>
        <translation>Der Schlüssel würde unverschlüsselt an %1 gesendet. Verwenden Sie https:// oder einen Endpunkt ohne Schlüssel.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. Use http:// or socks5://.</source>
        <translation>„%1“ ist keine Adresse eines Proxys. Verwenden Sie http:// oder socks5://.</translation>
    </message>
    <message>
        <source>The address of the proxy %1 contains a password, which would be stored and shown. Remove it, or use the system proxy.</source>
        <translation>Die Adresse des Proxys %1 enthält ein Passwort, das gespeichert und gezeigt würde. Entfernen Sie es, oder verwenden Sie den Proxy des Systems.</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.</source>
        <translation>Die Antwort von %1 erreichte ihre größte Länge; die Zusammenfassung ist abgeschnitten. Versuchen Sie Stufe 2 oder weniger Nachrichten.</translation>
    </message>
    <message>
        <source>The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send less.</source>
        <translation>Die Antwort von %1 erreichte ihre größte Länge, bevor Text kam. Verwenden Sie ein Modell, das weniger nachdenkt, oder senden Sie weniger.</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try again, or use another model.</source>
        <translation>Die Antwort von %1 ist leer. Versuchen Sie es noch einmal oder mit einem anderen Modell.</translation>
    </message>
    <message>
        <source>The model read only %1 of about %2 tokens. Its context window on the server may be too small.</source>
        <translation>Das Modell las nur %1 von etwa %2 Token. Sein Kontextfenster auf dem Server ist vielleicht zu klein.</translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message>
        <source>It holds sessions of OpenCode.</source>
        <translation>Er enthält Sitzungen von OpenCode.</translation>
    </message>
    <message>
        <source>No session of OpenCode was found in this folder.</source>
        <translation>In diesem Ordner wurde keine Sitzung von OpenCode gefunden.</translation>
    </message>
    <message>
        <source>It has the tables of OpenCode.</source>
        <translation>Sie hat die Tabellen von OpenCode.</translation>
    </message>
    <message>
        <source>It does not have the tables of OpenCode.</source>
        <translation>Sie hat nicht die Tabellen von OpenCode.</translation>
    </message>
    <message>
        <source>It is a session that OpenCode exported.</source>
        <translation>Es ist eine Sitzung, die OpenCode exportiert hat.</translation>
    </message>
    <message>
        <source>It does not begin as an export of OpenCode does.</source>
        <translation>Sie beginnt nicht wie ein Export von OpenCode.</translation>
    </message>
    <message>
        <source>tables of OpenCode 2</source>
        <translation>Tabellen von OpenCode 2</translation>
    </message>
    <message>
        <source>exists only in old tables (OpenCode 1)</source>
        <translation>nur in alten Tabellen (OpenCode 1)</translation>
    </message>
    <message>
        <source>tables of OpenCode 1</source>
        <translation>Tabellen von OpenCode 1</translation>
    </message>
    <message>
        <source>exists only in old files, not in the database</source>
        <translation>nur in alten Dateien, nicht in der Datenbank</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>export, to be imported into OpenCode</source>
        <translation>Export, in OpenCode zu importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>%n beschädigter Teil einer Nachricht wird weggelassen.</numerusform>
            <numerusform>%n beschädigte Teile von Nachrichten werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>%n beschädigte Nachricht wird weggelassen.</numerusform>
            <numerusform>%n beschädigte Nachrichten werden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message of this session is damaged. Check the session first.</source>
        <translation>Eine Nachricht dieser Sitzung ist beschädigt. Prüfen Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>OpenCode knows the new session once it has imported it: opencode import %1.</source>
        <translation>OpenCode kennt die neue Sitzung, sobald es sie importiert hat: opencode import %1.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Rename the session there, or fork it with another title.</source>
        <translation>Nur OpenCode schreibt in seinen Speicher. Benennen Sie die Sitzung dort um, oder zweigen Sie sie mit einem anderen Titel ab.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Delete the session there.</source>
        <translation>Nur OpenCode schreibt in seinen Speicher. Löschen Sie die Sitzung dort.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Revert the session there, or fork it at the message.</source>
        <translation>Nur OpenCode schreibt in seinen Speicher. Setzen Sie die Sitzung dort zurück, oder zweigen Sie sie bei der Nachricht ab.</translation>
    </message>
    <message>
        <source>OpenCode cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>OpenCode kann eine Verdichtung nicht rückgängig machen. Zweigen Sie die Sitzung vor ihr ab: Alles ist noch da.</translation>
    </message>
    <message>
        <source>OpenCode finds sessions by their project. Import a fork of the session in the new folder.</source>
        <translation>OpenCode findet Sitzungen über ihr Projekt. Importieren Sie im neuen Ordner einen Abzweig der Sitzung.</translation>
    </message>
    <message>
        <source>OpenCode stores no checkpoints.</source>
        <translation>OpenCode speichert keine Sicherungspunkte.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Fork the session: damaged parts are left out there.</source>
        <translation>Nur OpenCode schreibt in seinen Speicher. Zweigen Sie die Sitzung ab: Beschädigte Teile werden dort weggelassen.</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Das ist kein gültiges JSON: Das Lesen endet bei Byte %1.</translation>
    </message>
    <message>
        <source>This is not a message: it is not a JSON object.</source>
        <translation>Das ist keine Nachricht: Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>OpenCode leaves out answers that failed.</source>
        <translation>OpenCode lässt fehlgeschlagene Antworten weg.</translation>
    </message>
    <message>
        <source>OpenCode leaves out messages without content.</source>
        <translation>OpenCode lässt Nachrichten ohne Inhalt weg.</translation>
    </message>
    <message>
        <source>The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.</source>
        <translation>Die Datei %1 ist unvollständig oder beschädigt. Schreibt OpenCode gerade daran, lesen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file %1 is not part of this store.</source>
        <translation>Die Datei %1 gehört nicht zu diesem Speicher.</translation>
    </message>
    <message>
        <source>It is not an export of OpenCode.</source>
        <translation>Es ist kein Export von OpenCode.</translation>
    </message>
    <message>
        <source>The agent compacted the session by itself.</source>
        <translation>Der Agent hat die Sitzung von sich aus verdichtet.</translation>
    </message>
    <message>
        <source>The user had the session compacted.</source>
        <translation>Der Benutzer ließ die Sitzung verdichten.</translation>
    </message>
    <message>
        <source>This is not a part: it is not a JSON object.</source>
        <translation>Das ist kein Teil: Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>hidden by a revert; OpenCode can restore it until the next prompt</source>
        <translation>durch ein Zurücksetzen verborgen; OpenCode kann es bis zum nächsten Prompt wiederherstellen</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Dieser Datensatz ist nicht mehr im Speicher. Öffnen Sie den Speicher erneut.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.</source>
        <translation>Nur OpenCode schreibt in seinen Speicher; Änderungen legen daher einen Abzweig an, den OpenCode importieren kann.</translation>
    </message>
    <message>
        <source>OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 imports.</source>
        <translation>OpenCode 2 speichert diese Sitzung in einer Form, für die kein Import bekannt ist. Zweigen Sie sie in OpenCode mit opencode run --session %1 --fork ab, oder übergeben Sie sie an OpenCode: Das ergibt einen Export, den OpenCode 1 importiert.</translation>
    </message>
</context>
<context>
    <name>OpenCodeCheck</name>
    <message>
        <source>The file cannot be read, so its session is not listed: %1</source>
        <translation>Die Datei kann nicht gelesen werden, daher fehlt ihre Sitzung in der Liste: %1</translation>
    </message>
    <message>
        <source>The session exists only where older releases kept it. The newest OpenCode used here does not show it. Fork it and import the fork.</source>
        <translation>Die Sitzung gibt es nur dort, wo ältere Versionen sie hielten. Das neueste hier benutzte OpenCode zeigt sie nicht. Zweigen Sie sie ab und importieren Sie den Abzweig.</translation>
    </message>
    <message>
        <source>The session is also stored in an older place, as an upgrade leaves it. The newer one is shown.</source>
        <translation>Die Sitzung liegt auch an einer älteren Stelle, wie eine Umstellung sie zurücklässt. Gezeigt wird die neuere.</translation>
    </message>
    <message>
        <source>The message is not valid JSON. OpenCode fails to load the session. If it is being written, check again.</source>
        <translation>Die Nachricht ist kein gültiges JSON. OpenCode kann die Sitzung nicht laden. Wird sie gerade geschrieben, prüfen Sie noch einmal.</translation>
    </message>
    <message>
        <source>A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out.</source>
        <translation>Ein Teil der Nachricht ist kein gültiges JSON. OpenCode kann ihn nicht laden. Ein Abzweig lässt ihn weg.</translation>
    </message>
    <message>
        <source>The part has an unknown type (“%1”). It is shown as stored.</source>
        <translation>Der Teil hat einen unbekannten Typ („%1“). Er wird gezeigt, wie er gespeichert ist.</translation>
    </message>
    <message>
        <source>Another message of the session has the same id. OpenCode imports only the first of them.</source>
        <translation>Eine andere Nachricht der Sitzung hat dieselbe ID. OpenCode importiert nur die erste davon.</translation>
    </message>
    <message>
        <source>The answer belongs to a prompt %1 that the session does not have.</source>
        <translation>Die Antwort gehört zu einem Prompt %1, den die Sitzung nicht hat.</translation>
    </message>
    <message>
        <source>A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile.</source>
        <translation>Ein Aufruf des Werkzeugs %1 hat kein Ergebnis. Das Werkzeug läuft noch, oder OpenCode wurde währenddessen beendet.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 und %Ln weitere</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
</context>
<context>
    <name>OwnDatabase</name>
    <message>
        <source>%1 cannot be written: the disk is full. Free some space.</source>
        <translation>%1 kann nicht geschrieben werden: Der Datenträger ist voll. Geben Sie Platz frei.</translation>
    </message>
    <message>
        <source>%1 is damaged. It is a cache and can be made anew.</source>
        <translation>%1 ist beschädigt. Es ist ein Zwischenspeicher und kann neu angelegt werden.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Stemmas eigene Daten in %1 lassen sich nicht schreiben. Prüfen Sie die Rechte des Ordners und den freien Platz.</translation>
    </message>
    <message>
        <source>The file %1 is gone.</source>
        <translation>Die Datei %1 ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>%1 would fill the disk when unpacked: it is far larger than a session. If you trust it, unpack it yourself and open its content.</source>
        <translation>%1 würde beim Entpacken den Datenträger füllen: Der Inhalt ist viel größer als eine Sitzung. Wenn Sie der Datei trauen, entpacken Sie sie selbst und öffnen den Inhalt.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 lässt sich nicht nach %2 entpacken: %3. Schaffen Sie dort Platz, oder setzen Sie TMPDIR auf einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked after byte %2. Get the file again.</source>
        <translation>%1 ist beschädigt: Nach Byte %2 lässt sich nichts entpacken. Besorgen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>%1 is incomplete: the packed data ends too early. Get the file again.</source>
        <translation>%1 ist unvollständig: Die gepackten Daten enden zu früh. Besorgen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.</source>
        <translation>%1 ist mit %2 gepackt, das Stemma nicht entpacken kann. Entpacken Sie die Datei selbst, und öffnen Sie den Inhalt.</translation>
    </message>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>Die Datei ist gepackt. Entpacken Sie sie, um sie zu ändern.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.</source>
        <translation>%1 lässt sich nicht entpacken: %2. Setzen Sie TMPDIR auf einen beschreibbaren Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.</source>
        <translation>%1 lässt sich nicht entpacken: %2. Schaffen Sie Platz, oder setzen Sie TMPDIR auf einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>PartSource</name>
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
        <source>The message is too large to show its images.</source>
        <translation>Die Nachricht ist zu groß, um ihre Bilder zu zeigen.</translation>
    </message>
    <message>
        <source>The message is damaged, so its images cannot be shown.</source>
        <translation>Die Nachricht ist beschädigt, deshalb können ihre Bilder nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>Der Agent dieses Speichers hebt keine Kopien von Dateien auf.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>Die Kopie von %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The files are now as they were at this checkpoint.</source>
        <translation>Die Dateien sind jetzt so, wie sie an diesem Sicherungspunkt waren.</translation>
    </message>
</context>
<context>
    <name>Pi</name>
    <message>
        <source>pi has no place for a pruned tool output. Edit the output instead.</source>
        <translation>pi kennt keine gekürzten Werkzeugausgaben. Bearbeiten Sie stattdessen die Ausgabe.</translation>
    </message>
    <message>
        <source>pi cannot undo a compaction. Resume the session before it: everything is still there.</source>
        <translation>pi kann eine Verdichtung nicht rückgängig machen. Setzen Sie die Sitzung davor fort: Alles ist noch da.</translation>
    </message>
    <message>
        <source>This entry is not a message but a setting of the session; it stays where it is.</source>
        <translation>Dieser Eintrag ist keine Nachricht, sondern eine Einstellung der Sitzung; er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The session has no answer yet, so pi writes its entries a second time with the first one.</source>
        <translation>Die Sitzung hat noch keine Antwort; mit der ersten schreibt pi ihre Einträge ein zweites Mal.</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Kein gültiges JSON: Das Lesen endet bei Byte %1.</translation>
    </message>
    <message>
        <source>This is not an entry: it is not a JSON object.</source>
        <translation>Kein Eintrag: Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>pi leaves out answers that failed or were aborted.</source>
        <translation>pi lässt Antworten weg, die fehlschlugen oder abgebrochen wurden.</translation>
    </message>
    <message>
        <source>The user kept this command out of the context.</source>
        <translation>Diesen Befehl hat der Benutzer aus dem Kontext gehalten.</translation>
    </message>
    <message>
        <source>Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.</source>
        <translation>Sitzungen der Version 1 haben keine IDs. Öffnen Sie die Sitzung einmal in pi; das bringt sie auf den neuen Stand.</translation>
    </message>
    <message>
        <source>pi may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>pi hat vielleicht eine Sitzung offen. Beenden Sie es zuerst: Es würde weiter in den alten Ordner schreiben.</translation>
    </message>
    <message>
        <source>An extension of pi took this message out of the context.</source>
        <translation>Eine Erweiterung von pi hat diese Nachricht aus dem Kontext genommen.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown.</source>
        <translation>Das ist kein Bild im Format PNG, JPEG, GIF, WebP oder BMP, oder es ist beschädigt. Es wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.</source>
        <translation>Dieses Bild gibt %1 × %2 Pixel an. Bilder mit mehr als 64 Megapixeln werden nicht geöffnet.</translation>
    </message>
    <message>
        <source>This image is damaged and cannot be shown.</source>
        <translation>Dieses Bild ist beschädigt und kann nicht gezeigt werden.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>„%1“ nach Nachricht %2 abzweigen</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>„%1“ nach Nachricht %2 fortsetzen</translation>
    </message>
    <message>
        <source>Remove title of “%1”</source>
        <translation>Titel von „%1“ entfernen</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>„%1“ in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Edit message %1 of “%2”</source>
        <translation>Nachricht %1 von „%2“ bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>%n Nachricht von „%1“ entfernen</numerusform>
            <numerusform>%n Nachrichten von „%1“ entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of “%1”</source>
        <translation>Einen Teil von „%1“ entfernen</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
    <message>
        <source>Insert after message %1 of “%2”</source>
        <translation>Nach Nachricht %1 von „%2“ einfügen</translation>
    </message>
    <message>
        <source>Insert at the beginning of “%1”</source>
        <translation>Am Anfang von „%1“ einfügen</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Abzweig von %1</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>Verworfenes Ende von %1</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1 (verdichtet)</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>Nachricht %1, Teil %2</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>Nachricht %1, %n Teil</numerusform>
            <numerusform>Nachricht %1, %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>Kopien von %1–%2</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>die neue Sitzung</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>das verworfene Ende</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>die Zusammenfassung</translation>
    </message>
    <message>
        <source>the messages it replaces</source>
        <translation>die ersetzten Nachrichten</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“.</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>Die Sitzung hat keine Nachrichten.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>Die Nachricht „%1“ hat keinen Teil %2.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>Die Sitzung hat keine Zusammenfassung „%1“.</translation>
    </message>
    <message>
        <source>There is no level %1. Choose 1, 2 or 3.</source>
        <translation>Eine Stufe %1 gibt es nicht. Wählen Sie 1, 2 oder 3.</translation>
    </message>
    <message>
        <source>Choose the messages to remove.</source>
        <translation>Wählen Sie die zu entfernenden Nachrichten.</translation>
    </message>
    <message>
        <source>Parts can be removed from only one message at a time.</source>
        <translation>Teile lassen sich jeweils nur aus einer Nachricht entfernen.</translation>
    </message>
    <message>
        <source>Only texts, thinking and tool outputs can be edited.</source>
        <translation>Nur Texte, Gedanken und Werkzeugausgaben lassen sich bearbeiten.</translation>
    </message>
    <message>
        <source>Enter a different text.</source>
        <translation>Geben Sie einen anderen Text ein.</translation>
    </message>
    <message>
        <source>Enter a new title.</source>
        <translation>Geben Sie einen neuen Titel ein.</translation>
    </message>
    <message>
        <source>Enter the text of the new message.</source>
        <translation>Geben Sie den Text der neuen Nachricht ein.</translation>
    </message>
    <message>
        <source>Enter the text of the summary.</source>
        <translation>Geben Sie den Text der Zusammenfassung ein.</translation>
    </message>
    <message>
        <source>Nothing comes before this message. Fork after it.</source>
        <translation>Vor dieser Nachricht kommt nichts. Zweigen Sie danach ab.</translation>
    </message>
    <message>
        <source>The session already ends here; nothing would be discarded.</source>
        <translation>Die Sitzung endet schon hier; nichts würde verworfen.</translation>
    </message>
    <message>
        <source>A tool result must follow its call, so nothing can be inserted between them.</source>
        <translation>Ein Werkzeugergebnis muss auf seinen Aufruf folgen; dazwischen lässt sich nichts einfügen.</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>Ein anderes Programm hat die Sitzung seit der Planung geändert. Nichts wurde geändert; planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>Every tool call has its result.</source>
        <translation>Jeder Werkzeugaufruf hat sein Ergebnis.</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers reject.</source>
        <translation>Die Unterhaltung begänne mit einer Antwort, was Anbieter ablehnen.</translation>
    </message>
    <message>
        <source>The conversation does not end with a prompt.</source>
        <translation>Die Unterhaltung endet nicht mit einem Prompt.</translation>
    </message>
    <message>
        <source>No signed thinking follows the change.</source>
        <translation>Auf die Änderung folgen keine signierten Gedanken.</translation>
    </message>
    <message>
        <source>Message %1 has signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>Nachricht %1 hat signierte Gedanken. Sie bleiben unverändert, aber ein Anbieter lehnt sie womöglich ab, weil sich die Nachrichten darum geändert haben.</translation>
    </message>
    <message numerus="yes">
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Werkzeugaufrufe und ihre Ergebnisse gehören zusammen; daher ändert sich %n weitere Nachricht.</numerusform>
            <numerusform>Werkzeugaufrufe und ihre Ergebnisse gehören zusammen; daher ändern sich %n weitere Nachrichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing.</source>
        <translation>Das Programm %1 (Prozess %2) hat den Speicher zum Schreiben offen.</translation>
    </message>
    <message>
        <source>The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.</source>
        <translation>Die Zusammenfassung ist kleiner als die ersetzten Nachrichten: %L1 statt %L2 Token.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).</source>
        <translation>Die Zusammenfassung (%L1 Token) ist größer als die ersetzten Nachrichten (%L2 Token).</translation>
    </message>
    <message>
        <source>%1 keeps the newest messages, and nothing comes before them. Name the last message to summarise.</source>
        <translation>%1 behält die neuesten Nachrichten, und davor steht nichts. Nennen Sie die letzte Nachricht, die zusammengefasst werden soll.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context now, so it cannot be summarised.</source>
        <translation>Nachricht %1 ist jetzt nicht im Kontext und kann nicht zusammengefasst werden.</translation>
    </message>
    <message>
        <source>The message after message %1 is a tool result, and what is kept must not begin with one. Name the result, or a message before its call.</source>
        <translation>Auf Nachricht %1 folgt ein Werkzeugergebnis, und was bleibt, darf nicht damit beginnen. Nennen Sie das Ergebnis oder eine Nachricht vor seinem Aufruf.</translation>
    </message>
    <message>
        <source>%1 does not merge summaries: a new one takes up the one before it. Compact up to a message instead.</source>
        <translation>%1 legt Zusammenfassungen nicht zusammen: Eine neue nimmt die vorige auf. Verdichten Sie stattdessen bis zu einer Nachricht.</translation>
    </message>
    <message>
        <source>%1 does not read this record, so nothing can be done with it.</source>
        <translation>%1 liest diesen Eintrag nicht; mit ihm lässt sich nichts machen.</translation>
    </message>
    <message>
        <source>Message %1 lacks fields that %2 needs. Check the session first.</source>
        <translation>Nachricht %1 fehlen Felder, die %2 braucht. Prüfen Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>Remove the checkpoint at message %1 of “%2”</source>
        <translation>Sicherungspunkt bei Nachricht %1 von „%2“ entfernen</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>Sicherungspunkt „%1“ bei Nachricht %2 von „%3“</translation>
    </message>
    <message>
        <source>This part can only be removed with its whole message %1.</source>
        <translation>Dieser Teil kann nur mit seiner ganzen Nachricht %1 entfernt werden.</translation>
    </message>
    <message>
        <source>%1 has no messages of the role “%2”. Choose one of: %3.</source>
        <translation>%1 hat keine Nachrichten der Rolle „%2“. Wählen Sie eine von: %3.</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>die neue Nachricht</translation>
    </message>
    <message>
        <source>A branch that %1 does not continue is not compacted. Resume it first, or fork it.</source>
        <translation>Ein Zweig, den %1 nicht fortsetzt, wird nicht verdichtet. Setzen Sie ihn zuerst fort, oder zweigen Sie ihn ab.</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>Nachrichten %1–%2 von „%3“ verdichten</translation>
    </message>
    <message>
        <source>%1 makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>%1 macht ohne Modell keine Zusammenfassungen. Schreiben Sie den Text selbst, oder lassen Sie ihn von einem Modell schreiben (Stufe 1 oder 2).</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3” into a new session</source>
        <translation>Nachrichten %1–%2 von „%3“ in eine neue Sitzung verdichten</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain, which %1 cannot resume.</source>
        <translation>Dieser Eintrag gehört zu einem Nebenstrang, den %1 nicht fortsetzen kann.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.</source>
        <translation>Diese Gedanken sind signiert und lassen sich nicht bearbeiten. Entfernen Sie ihre Nachricht, oder zweigen Sie die Sitzung davor ab.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it can only be removed with its message.</source>
        <translation>Diese Gedanken sind signiert und lassen sich nur mit ihrer Nachricht entfernen.</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename the session instead.</source>
        <translation>Ein Zweig hat den Titel seiner Sitzung. Benennen Sie stattdessen die Sitzung um.</translation>
    </message>
    <message>
        <source>A branch is a part of its session&apos;s transcript and cannot be deleted on its own. Delete the whole session, or keep the branch.</source>
        <translation>Ein Zweig ist ein Teil des Protokolls seiner Sitzung und lässt sich nicht einzeln löschen. Löschen Sie die ganze Sitzung, oder behalten Sie den Zweig.</translation>
    </message>
    <message>
        <source>The session cannot be compacted in place. %1 Compact it into a new session.</source>
        <translation>Die Sitzung lässt sich nicht an Ort und Stelle verdichten. %1 Verdichten Sie sie in eine neue Sitzung.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>%n Werkzeugaufruf hat dort kein Ergebnis und wird weggelassen, wie %1 es tut.</numerusform>
            <numerusform>%n Werkzeugaufrufe haben dort kein Ergebnis und werden weggelassen, wie %1 es tut.</numerusform>
        </translation>
    </message>
    <message>
        <source>This message was discarded and is no longer part of the session.</source>
        <translation>Diese Nachricht wurde verworfen und gehört nicht mehr zur Sitzung.</translation>
    </message>
    <message>
        <source>%1, in a fork</source>
        <comment>Edit message 3 of “Parser bug”</comment>
        <translation>%1, in einem Abzweig</translation>
    </message>
    <message>
        <source>This kind of change cannot be made in a fork.</source>
        <translation>Eine solche Änderung ist in einem Abzweig nicht möglich.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>Das ist keine Ausgabe eines Werkzeugs und lässt sich nicht kürzen.</translation>
    </message>
    <message>
        <source>Restore the output in message %1 of “%2”</source>
        <translation>Die Ausgabe in Nachricht %1 von „%2“ zurückholen</translation>
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
        <source>%1 does not mark pruned outputs. The session that this one was made of has the output.</source>
        <translation>%1 kennzeichnet gekürzte Ausgaben nicht. Die Sitzung, aus der diese entstand, enthält die Ausgabe.</translation>
    </message>
    <message>
        <source>Prune the output in message %1 of “%2”</source>
        <translation>Die Ausgabe in Nachricht %1 von „%2“ kürzen</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>Änderung %1 ist nach den Änderungen davor nicht möglich: %2</translation>
    </message>
    <message>
        <source>thinking that is bound to what is changed</source>
        <translation>Gedanken, die an das Geänderte gebunden sind</translation>
    </message>
    <message>
        <source>A compaction of %1 stays as it is, so nothing can be added to its summary.</source>
        <translation>Eine Verdichtung von %1 bleibt, wie sie ist; ihrer Zusammenfassung kann nichts hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>Die Nachrichten %1 haben signierte Gedanken. Sie bleiben unverändert, aber ein Anbieter lehnt sie womöglich ab, weil sich die Nachrichten darum geändert haben.</translation>
    </message>
    <message>
        <source>Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>Nachricht %1 hat signierte Werkzeugaufrufe. Sie bleiben unverändert, aber ein Anbieter lehnt sie womöglich ab, weil sich die Nachrichten darum geändert haben.</translation>
    </message>
    <message>
        <source>Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>Die Nachrichten %1 haben signierte Werkzeugaufrufe. Sie bleiben unverändert, aber ein Anbieter lehnt sie womöglich ab, weil sich die Nachrichten darum geändert haben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Abzweig</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>Verworfenes Ende</translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message>
        <source>%1 can load the session.</source>
        <translation>%1 kann die Sitzung laden.</translation>
    </message>
    <message>
        <source>The conversation begins with a prompt.</source>
        <translation>Die Unterhaltung beginnt mit einem Prompt.</translation>
    </message>
    <message>
        <source>No answer follows directly on another.</source>
        <translation>Keine Antwort folgt direkt auf eine andere.</translation>
    </message>
    <message>
        <source>One answer would follow directly on another; some providers refuse that.</source>
        <translation>Eine Antwort würde direkt auf eine andere folgen; manche Anbieter lehnen das ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>%n Werkzeugaufruf hat kein Ergebnis.</numerusform>
            <numerusform>%n Werkzeugaufrufe haben kein Ergebnis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>%n Werkzeugergebnis hat keinen Aufruf; Anbieter lehnen das ab.</numerusform>
            <numerusform>%n Werkzeugergebnisse haben keinen Aufruf; Anbieter lehnen das ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>%n Nachricht nach der Änderung enthält signierte Gedanken, Nachricht %1. Ein Anbieter kann sie ablehnen, da sich das davor geändert hat.</numerusform>
            <numerusform>%n Nachrichten nach der Änderung enthalten signierte Gedanken, zuerst Nachricht %1. Ein Anbieter kann sie ablehnen, da sich das davor geändert hat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
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
        <source>Insert after message %2 of “%1”</source>
        <translation>Einfügen nach Nachricht %2 von „%1“</translation>
    </message>
    <message>
        <source>Set checkpoint after message %2 of “%1”</source>
        <translation>Sicherungspunkt nach Nachricht %2 von „%1“ setzen</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>Beschriftungen von „%1“ setzen</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>Ein Projekt verschieben</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>„%1“ verdichten</translation>
    </message>
    <message>
        <source>Rewrite a summary of “%1”</source>
        <translation>Eine Zusammenfassung von „%1“ neu schreiben</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>Zusammenfassungen von „%1“ zusammenlegen</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Eine Zusammenfassung von „%1“ auflösen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>%n Änderung in einem Stapel</numerusform>
            <numerusform>%n Änderungen in einem Stapel</numerusform>
        </translation>
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
        <source>Session forked after message %1.</source>
        <translation>Sitzung nach Nachricht %1 abgezweigt.</translation>
    </message>
    <message>
        <source>Session resumed after message %1.</source>
        <translation>Sitzung nach Nachricht %1 fortgesetzt.</translation>
    </message>
    <message>
        <source>Session renamed.</source>
        <translation>Sitzung umbenannt.</translation>
    </message>
    <message>
        <source>Message %1 edited.</source>
        <translation>Nachricht %1 bearbeitet.</translation>
    </message>
    <message>
        <source>Output in message %1 restored.</source>
        <translation>Ausgabe in Nachricht %1 zurückgeholt.</translation>
    </message>
    <message>
        <source>Output in message %1 pruned.</source>
        <translation>Ausgabe in Nachricht %1 gekürzt.</translation>
    </message>
    <message>
        <source>Session deleted.</source>
        <translation>Sitzung gelöscht.</translation>
    </message>
    <message>
        <source>Problems repaired.</source>
        <translation>Probleme repariert.</translation>
    </message>
    <message>
        <source>Message inserted after message %1.</source>
        <translation>Nachricht nach Nachricht %1 eingefügt.</translation>
    </message>
    <message>
        <source>Checkpoint after message %1 changed.</source>
        <translation>Sicherungspunkt nach Nachricht %1 geändert.</translation>
    </message>
    <message>
        <source>Labels changed.</source>
        <translation>Beschriftungen geändert.</translation>
    </message>
    <message>
        <source>Project moved.</source>
        <translation>Projekt verschoben.</translation>
    </message>
    <message>
        <source>Summaries merged.</source>
        <translation>Zusammenfassungen zusammengelegt.</translation>
    </message>
    <message>
        <source>Session compacted.</source>
        <translation>Sitzung verdichtet.</translation>
    </message>
    <message>
        <source>Summary dissolved.</source>
        <translation>Zusammenfassung aufgelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n Änderung angewendet.</numerusform>
            <numerusform>%n Änderungen angewendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of message %1 removed.</source>
        <translation>Teil von Nachricht %1 entfernt.</translation>
    </message>
    <message>
        <source>Message %1 removed.</source>
        <translation>Nachricht %1 entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>%n Nachricht entfernt.</numerusform>
            <numerusform>%n Nachrichten entfernt.</numerusform>
        </translation>
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
        <source>Repair</source>
        <translation>Reparieren</translation>
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
        <translation>Verschieben</translation>
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
        <source>Apply all</source>
        <translation>Alle anwenden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Session forked with the change.</source>
        <translation>Sitzung mit der Änderung abgezweigt.</translation>
    </message>
    <message>
        <source>Apply in a fork</source>
        <translation>In einem Abzweig anwenden</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>%1 lässt sich nicht öffnen: Der Qt-Treiber für PostgreSQL fehlt. Installieren Sie ihn (unter Debian libqt6sql6-psql), und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check user and password, then connect again.</source>
        <translation>%1 lässt sich nicht öffnen: %2. Prüfen Sie Benutzer und Passwort, und verbinden Sie sich erneut.</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>%1 ist nicht erreichbar: %2. Prüfen Sie, ob die Adresse stimmt und der Server läuft, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 is a replica and had to follow its primary: %2. Try again, or connect to the primary.</source>
        <translation>%1 ist ein Replikat und musste seinem Primärserver folgen: %2. Versuchen Sie es erneut, oder verbinden Sie sich mit dem Primärserver.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may have locked the tables; try again later.</source>
        <translation>%1 antwortete nicht rechtzeitig: %2. Vielleicht hat ein anderes Programm die Tabellen gesperrt; versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Try again when the server is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 antwortete nicht rechtzeitig: %2. Versuchen Sie es erneut, wenn der Server weniger ausgelastet ist, oder ergänzen Sie die Adresse um statement_timeout=SEKUNDEN.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. Stemma reconnects at the next attempt; messages already read stay on screen.</source>
        <translation>Die Verbindung zu %1 ging verloren: %2. Stemma verbindet beim nächsten Versuch neu; bereits gelesene Nachrichten bleiben zu sehen.</translation>
    </message>
    <message>
        <source>You may not read %1: %2. Ask for the right to read it, or connect as another user.</source>
        <translation>Sie dürfen %1 nicht lesen: %2. Bitten Sie um das Leserecht, oder verbinden Sie sich als anderer Benutzer.</translation>
    </message>
    <message>
        <source>%1 has unknown tables: %2. Check the schema.</source>
        <translation>%1 hat unbekannte Tabellen: %2. Prüfen Sie das Schema.</translation>
    </message>
    <message>
        <source>%1 is read-only: %2.</source>
        <translation>%1 ist nur lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 reported an error: %2. Check the server&apos;s log.</source>
        <translation>%1 meldete einen Fehler: %2. Sehen Sie im Protokoll des Servers nach.</translation>
    </message>
    <message>
        <source>A batch is tried out on temporary copies, for which you lack the right TEMPORARY on the database. Ask for it, or make the changes one by one.</source>
        <translation>Ein Stapel wird an temporären Kopien ausprobiert, wofür Ihnen das Recht TEMPORARY für die Datenbank fehlt. Bitten Sie darum, oder machen Sie die Änderungen einzeln.</translation>
    </message>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>Der Stapel lässt sich nicht ausprobieren: Seine Unterhaltungen sind zu groß, um in %n Sekunde kopiert zu werden. Machen Sie die Änderungen einzeln, oder ergänzen Sie statement_timeout=SECONDS in der Adresse.</numerusform>
            <numerusform>Der Stapel lässt sich nicht ausprobieren: Seine Unterhaltungen sind zu groß, um in %n Sekunden kopiert zu werden. Machen Sie die Änderungen einzeln, oder ergänzen Sie statement_timeout=SECONDS in der Adresse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>%1 wurde nicht geändert: Ein anderes Programm hat im selben Augenblick dieselben Zeilen geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program has locked the rows. Try again when it is done.</source>
        <translation>%1 wurde nicht geändert: Ein anderes Programm hat die Zeilen gesperrt. Versuchen Sie es erneut, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>%1 was not changed: the encoding of its database lacks a character of the new text. Write it without that character.</source>
        <translation>%1 wurde nicht geändert: In der Kodierung der Datenbank fehlt ein Zeichen des neuen Textes. Schreiben Sie ihn ohne dieses Zeichen.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server took too long. Try again when it is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 wurde nicht geändert: Der Server brauchte zu lange. Versuchen Sie es erneut, wenn er weniger ausgelastet ist, oder ergänzen Sie die Adresse um statement_timeout=SEKUNDEN.</translation>
    </message>
    <message>
        <source>%1 was not changed: you may only read it, or a part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>%1 wurde nicht geändert: Sie dürfen es oder einen Teil davon nur lesen. Bitten Sie um das Recht zum Ändern, oder verbinden Sie sich als anderer Benutzer.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is read-only. Connect to the primary server.</source>
        <translation>%1 wurde nicht geändert: Der Server ist nur lesbar. Verbinden Sie sich mit dem Hauptserver.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>%1 wurde nicht geändert: Der Datenträger des Servers ist voll.</translation>
    </message>
    <message>
        <source>%1 was not changed: the undo data of this change is too large for the journal.</source>
        <translation>%1 wurde nicht geändert: Die Rückgängig-Daten dieser Änderung sind zu groß für das Journal.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 wurde nicht geändert: Das Ergebnis verletzt eine Regel seiner Tabellen. Der Speicher hat sich vielleicht inzwischen geändert; planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the change again, or undo the later change first.</source>
        <translation>%1 wurde nicht geändert: Zeile „%2“ der Tabelle „%3“ hat sich seither geändert (%4). Planen Sie die Änderung neu, oder machen Sie zuerst die spätere Änderung rückgängig.</translation>
    </message>
    <message>
        <source>%1 was not changed: the columns of its table “%2” have changed. Open the store again and plan the change again.</source>
        <translation>%1 wurde nicht geändert: Die Spalten der Tabelle „%2“ haben sich geändert. Öffnen Sie den Speicher erneut, und planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be undone exactly.</source>
        <translation>%1 wurde nicht geändert: Die Tabelle „%2“ hat Trigger, Regeln oder berechnete Spalten; die Änderung ließe sich nicht genau rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 ist „%2“ statt „%3“</translation>
    </message>
    <message>
        <source>another column was changed</source>
        <translation>eine andere Spalte wurde geändert</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>sie wurde entfernt</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>sie ließ sich nicht schreiben</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so removing a row could remove unknown other rows.</source>
        <translation>%1 wurde nicht geändert: Die Tabelle %2 verweist auf mehrere Spalten von „%3“; mit einer Zeile könnten unbekannte andere verschwinden.</translation>
    </message>
    <message>
        <source>rows of the table %1 now refer to it</source>
        <translation>Zeilen der Tabelle %1 verweisen inzwischen darauf</translation>
    </message>
    <message>
        <source>The connection to %1 was lost during the change. Stemma checks before the next change whether it was applied.</source>
        <translation>Die Verbindung zu %1 ging während der Änderung verloren. Stemma prüft vor der nächsten Änderung, ob sie angewendet wurde.</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection was lost. Try again.</source>
        <translation>%1 wurde nicht geändert: Die Verbindung ging verloren. Versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>How much room there is between lines and controls</source>
        <translation>Wie viel Platz zwischen Zeilen und Bedienelementen ist</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>Schrift für Code</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Of the whole window, compared with the system&apos;s</source>
        <translation>Im ganzen Fenster, verglichen mit der des Systems</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>No animations and no blinking cursor</source>
        <translation>Keine Animationen und kein blinkender Cursor</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Takes effect when Stemma is started again</source>
        <translation>Gilt ab dem nächsten Start von Stemma</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Of timelines, in addition to the text size</source>
        <translation>Von Zeitleisten, zusätzlich zur Schriftgröße</translation>
    </message>
    <message>
        <source>Show the time axis above timelines</source>
        <translation>Zeitverlauf über Zeitleisten anzeigen</translation>
    </message>
    <message>
        <source>When the agent worked, when tools ran, and when it waited for you</source>
        <translation>Wann der Agent arbeitete, wann Werkzeuge liefen und wann er auf Sie wartete</translation>
    </message>
    <message>
        <source>Times in lists</source>
        <translation>Zeiten in Listen</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>All times are shown, and read when you type them, in this zone</source>
        <translation>Alle Zeiten werden in dieser Zone angezeigt und, wenn Sie sie eingeben, gelesen</translation>
    </message>
    <message>
        <source>Reopen stores and tabs at start</source>
        <translation>Speicher und Tabs beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Menüleiste anzeigen</translation>
    </message>
    <message>
        <source>Open stores and links in the window that is there</source>
        <translation>Speicher und Links im vorhandenen Fenster öffnen</translation>
    </message>
    <message>
        <source>Otherwise each start of Stemma has a window of its own, as with --new-window</source>
        <translation>Sonst hat jeder Start von Stemma ein eigenes Fenster, wie mit --new-window</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>Bei verlorenen Vorgaben benachrichtigen</translation>
    </message>
    <message>
        <source>Shows a notice on the desktop when an agent compacts an open session and loses a constraint</source>
        <translation>Zeigt eine Benachrichtigung auf dem Desktop, wenn ein Agent eine offene Sitzung verdichtet und eine Vorgabe verliert</translation>
    </message>
    <message>
        <source>Configure shortcuts…</source>
        <translation>Tastenkürzel einrichten …</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Tastenkürzel ändern</translation>
    </message>
    <message>
        <source>Forget recent stores</source>
        <translation>Zuletzt geöffnete vergessen</translation>
    </message>
    <message>
        <source>Empties the list of recent stores; the stores stay as they are</source>
        <translation>Leert die Liste der zuletzt geöffneten Speicher; die Speicher bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Keep an index for searching</source>
        <translation>Index für die Suche führen</translation>
    </message>
    <message>
        <source>Makes searching immediate; built in the background</source>
        <translation>Liefert Suchergebnisse sofort; wird im Hintergrund aufgebaut</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>Suchindex …</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>Wählen, welche Speicher einen Index für die Suche haben</translation>
    </message>
    <message>
        <source>Undo data up to</source>
        <translation>Rückgängig-Daten bis</translation>
    </message>
    <message>
        <source>When there is more, the oldest changes leave History and can no longer be undone</source>
        <translation>Wenn es mehr sind, verlassen die ältesten Änderungen den Verlauf und lassen sich nicht mehr rückgängig machen</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>About 4 GB (default)</source>
        <translation>Etwa 4 GB (Standard)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Keep undo data for</source>
        <translation>Rückgängig-Daten behalten für</translation>
    </message>
    <message>
        <source>Changes made since this start of Stemma are always kept</source>
        <translation>Änderungen seit diesem Start von Stemma bleiben immer</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 Tag</numerusform>
            <numerusform>%1 Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Model endpoints…</source>
        <translation>Modellendpunkte …</translation>
    </message>
    <message>
        <source>Where summaries may be requested, and what a request costs</source>
        <translation>Wo Zusammenfassungen angefragt werden dürfen und was eine Anfrage kostet</translation>
    </message>
    <message>
        <source>Edit prices…</source>
        <translation>Preise bearbeiten …</translation>
    </message>
    <message>
        <source>Your own prices for token usage, in a text file</source>
        <translation>Eigene Preise für den Tokenverbrauch, in einer Textdatei</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Timeline and times</source>
        <translation>Zeitleiste und Zeiten</translation>
    </message>
    <message>
        <source>Windows and stores</source>
        <translation>Fenster und Speicher</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>Rückgängig-Daten</translation>
    </message>
    <message>
        <source>Models and prices</source>
        <translation>Modelle und Preise</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.</source>
        <translation>Die Preise in %1 sind nicht brauchbar: %2 (bei %3). Berichtigen oder entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>a price for a million tokens has to be a number from 0 on</source>
        <translation>ein Preis für eine Million Token muss eine Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>the name of a model is missing</source>
        <translation>der Name eines Modells fehlt</translation>
    </message>
    <message>
        <source>the lengths of contexts have to rise</source>
        <translation>die Kontextlängen müssen ansteigen</translation>
    </message>
    <message>
        <source>a date has to be like 2026-03-31</source>
        <translation>ein Datum muss wie 2026-03-31 aussehen</translation>
    </message>
    <message>
        <source>a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, priority), a region, or hours like 16:30-00:30</source>
        <translation>ein Faktor braucht Modelle (models), eine Zahl ab 0 (times) und eines davon: eine Stufe (tier: batch, flex, priority), eine Region (region) oder Stunden (hours) wie 16:30-00:30</translation>
    </message>
    <message>
        <source>a subscription has to be an object</source>
        <translation>ein Abonnement muss ein Objekt sein</translation>
    </message>
    <message>
        <source>prices in %1 need what one US dollar is in %1, so that all can be added up</source>
        <translation>Preise in %1 brauchen den Wert eines US-Dollars in %1, damit sich alles addieren lässt</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>es ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>es ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it has to be a list</source>
        <translation>es muss eine Liste sein</translation>
    </message>
    <message>
        <source>%1 is too large for a table of prices. Name another file.</source>
        <translation>%1 ist zu groß für eine Preistabelle. Nennen Sie eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>May %1 be changed?</source>
        <translation>Darf %1 geändert werden?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about %1?</source>
        <translation>Was hat der Benutzer zu %1 verlangt oder entschieden?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about this: %1?</source>
        <translation>Was hat der Benutzer hierzu verlangt oder entschieden: %1?</translation>
    </message>
    <message>
        <source>What is the whole path of %1?</source>
        <translation>Wie lautet der ganze Pfad von %1?</translation>
    </message>
    <message>
        <source>Which command line with %1 was run, with all its arguments?</source>
        <translation>Welche Befehlszeile mit %1 wurde ausgeführt, mit allen Argumenten?</translation>
    </message>
    <message>
        <source>What is the whole address at %1?</source>
        <translation>Wie lautet die ganze Adresse bei %1?</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Answered otherwise</source>
        <translation>Anders beantwortet</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Nicht beantwortet</translation>
    </message>
    <message>
        <source>Which error belongs in the gap: “%1”?</source>
        <translation>Welcher Fehler gehört in die Lücke: „%1“?</translation>
    </message>
    <message>
        <source>How does the error go on that begins “%1”?</source>
        <translation>Wie geht der Fehler weiter, der mit „%1“ beginnt?</translation>
    </message>
    <message>
        <source>Which quoted words belong in the gap: “%1”?</source>
        <translation>Welche zitierten Worte gehören in die Lücke: „%1“?</translation>
    </message>
    <message>
        <source>How does the quotation go on that begins “%1”?</source>
        <translation>Wie geht das Zitat weiter, das mit „%1“ beginnt?</translation>
    </message>
    <message>
        <source>Which name belongs in the gap: “%1”?</source>
        <translation>Welcher Name gehört in die Lücke: „%1“?</translation>
    </message>
    <message>
        <source>Which figure belongs in the gap: “%1”?</source>
        <translation>Welche Zahl gehört in die Lücke: „%1“?</translation>
    </message>
    <message>
        <source>Which version belongs in the gap: “%1”?</source>
        <translation>Welche Version gehört in die Lücke: „%1“?</translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message>
        <source>The new project folder already has a file “%1”, so nothing can be moved. Compare both files first.</source>
        <translation>Der neue Projektordner hat schon eine Datei „%1“, daher lässt sich nichts verschieben. Vergleichen Sie zuerst beide.</translation>
    </message>
    <message>
        <source>Enter absolute paths for both the old and the new project folder.</source>
        <translation>Geben Sie für den alten und den neuen Projektordner absolute Pfade ein.</translation>
    </message>
    <message>
        <source>Enter a different folder.</source>
        <translation>Geben Sie einen anderen Ordner ein.</translation>
    </message>
    <message>
        <source>This store has no sessions of a project in “%1”.</source>
        <translation>Dieser Speicher hat keine Sitzungen eines Projekts in „%1“.</translation>
    </message>
    <message>
        <source>Move the project “%1” to “%2”</source>
        <translation>Projekt „%1“ nach „%2“ verschieben</translation>
    </message>
    <message>
        <source>The folder “%1” also holds sessions of another project, so it is not moved.</source>
        <translation>Der Ordner „%1“ enthält auch Sitzungen eines anderen Projekts, also wird er nicht verschoben.</translation>
    </message>
    <message>
        <source>The name of the new folder is too long for the agent to find its sessions by it.</source>
        <translation>Der Name des neuen Ordners ist zu lang, als dass der Agent seine Sitzungen daran fände.</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>der Ordner von %1</translation>
    </message>
    <message>
        <source>the folder in records</source>
        <translation>der Ordner in Datensätzen</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>%n Ordner hat Sitzungen, die dort arbeiteten, aber zu einem anderen Projekt gehören; er bleibt.</numerusform>
            <numerusform>%n Ordner haben Sitzungen, die dort arbeiteten, aber zu einem anderen Projekt gehören; sie bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>To move a project, open the folder that contains all projects: “%1”.</source>
        <translation>Um ein Projekt zu verschieben, öffnen Sie den Ordner, der alle Projekte enthält: „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>%n symbolische Verknüpfung bleibt, wo sie ist: %1.</numerusform>
            <numerusform>%n symbolische Verknüpfungen bleiben, wo sie sind: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>%n Ordner ohne Dateien bleibt, wo er ist: %1.</numerusform>
            <numerusform>%n Ordner ohne Dateien bleiben, wo sie sind: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>%n Datei hat Zeilen von über 64 MiB, die den alten Ordner nennen; diese Zeilen bleiben, wie sie sind: %1.</numerusform>
            <numerusform>%n Dateien haben Zeilen von über 64 MiB, die den alten Ordner nennen; diese Zeilen bleiben, wie sie sind: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>QueryEdit</name>
    <message>
        <source>What can be typed next</source>
        <translation>Was als Nächstes eingegeben werden kann</translation>
    </message>
</context>
<context>
    <name>RawRecord</name>
    <message>
        <source>This record is longer than 64 MB, so only its beginning is shown.</source>
        <translation>Dieser Datensatz ist länger als 64 MB, deshalb ist nur sein Anfang zu sehen.</translation>
    </message>
</context>
<context>
    <name>RedactionRules</name>
    <message>
        <source>The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.</source>
        <translation>Die Schwärzungsregel „%1“ kann nicht verwendet werden: Sie braucht eine ID, eine Art und ein gültiges Muster.</translation>
    </message>
    <message>
        <source>The redaction rules are not valid JSON with a list “rules”.</source>
        <translation>Die Schwärzungsregeln sind kein gültiges JSON mit einer Liste „rules“.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a known session store. %2</source>
        <translation>%1 ist kein bekannter Sitzungsspeicher. %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This format has no stores on servers.</source>
        <translation>Dieses Format kennt keine Speicher auf Servern.</translation>
    </message>
    <message>
        <source>The tables of the database cannot be read.</source>
        <translation>Die Tabellen der Datenbank lassen sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 is left unchanged.</source>
        <comment>a place</comment>
        <translation>%1 bleibt unverändert.</translation>
    </message>
    <message>
        <source>%1 is left unchanged: %2</source>
        <comment>a place; why</comment>
        <translation>%1 bleibt unverändert: %2</translation>
    </message>
    <message>
        <source>This cannot be repaired. %1</source>
        <translation>Das lässt sich nicht reparieren. %1</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Nichts zu reparieren</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>%n Problem reparieren</numerusform>
            <numerusform>%n Probleme reparieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>%n Problem einer Sitzung reparieren</numerusform>
            <numerusform>%n Probleme einer Sitzung reparieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>Eine neue Prüfung findet %n dieser Probleme nicht mehr.</numerusform>
            <numerusform>Eine neue Prüfung findet %n dieser Probleme nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>%1 von %n Problem lässt sich reparieren.</numerusform>
            <numerusform>%1 von %n Problemen lassen sich reparieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found nothing that can be repaired.</source>
        <translation>Nichts gefunden, das sich reparieren lässt.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The folder %1 for the sample session cannot be created.</source>
        <translation>Der Ordner %1 für die Beispielsitzung lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>Die Beispielsitzung %1 lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Werkzeugeingaben</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Werkzeugausgaben</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>File summary</source>
        <translation>Dateizusammenfassung</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
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
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
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
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>Nebenstrang</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>flüchtig</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel der Sitzung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Tool output, bash</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SearchIndex</name>
    <message>
        <source>The search index %1 was made by a newer version of Stemma and is not used.</source>
        <translation>Der Suchindex %1 wurde von einer neueren Version von Stemma angelegt und wird nicht benutzt.</translation>
    </message>
    <message>
        <source>The search index is empty.</source>
        <translation>Der Suchindex ist leer.</translation>
    </message>
    <message>
        <source>Another window or program is building this search index. Wait until it is done.</source>
        <translation>Ein anderes Fenster oder Programm baut diesen Suchindex gerade auf. Warten Sie, bis es fertig ist.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Stemmas eigene Daten in %1 lassen sich nicht schreiben. Prüfen Sie die Rechte des Ordners und den freien Platz.</translation>
    </message>
    <message>
        <source>The search index is damaged. It will be built anew.</source>
        <translation>Der Suchindex ist beschädigt. Er wird neu aufgebaut.</translation>
    </message>
    <message>
        <source>The search index %1 cannot be deleted. Check the permissions of its folder.</source>
        <translation>Der Suchindex %1 kann nicht gelöscht werden. Prüfen Sie die Rechte seines Ordners.</translation>
    </message>
</context>
<context>
    <name>SearchIndexer</name>
    <message>
        <source>Indexing %1 for search</source>
        <translation>%1 wird für die Suche indiziert</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>„%1:“ braucht einen Wert.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 or 2026-03-01..2026-03-15.</source>
        <translation>„%1“ ist kein Datum. Schreiben Sie 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 oder 2026-03-01..2026-03-15.</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write &gt;1000, &lt;10k or 100..200.</source>
        <translation>„%1“ ist keine Tokenzahl. Schreiben Sie &gt;1000, &lt;10k oder 100..200.</translation>
    </message>
    <message>
        <source>“%1:” can be: %2.</source>
        <translation>„%1:“ kann sein: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>Die Anfrage ist zu lang: Sie darf %Ln Zeichen haben.</numerusform>
            <numerusform>Die Anfrage ist zu lang: Sie darf %Ln Zeichen haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query contains a control character (U+%1). Remove it.</source>
        <translation>Die Anfrage enthält ein Steuerzeichen (U+%1). Entfernen Sie es.</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing. Remove it, or put it in quotes.</source>
        <translation>Diese Klammer schließt nichts. Entfernen Sie sie oder setzen Sie sie in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The query is nested too deeply. Split it into several searches.</source>
        <translation>Die Anfrage ist zu tief geschachtelt. Teilen Sie sie in mehrere Suchen.</translation>
    </message>
    <message>
        <source>These parentheses are empty. Remove them, or put them in quotes.</source>
        <translation>Diese Klammern sind leer. Entfernen Sie sie oder setzen Sie sie in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Diese Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes.</source>
        <translation>Hier fehlt ein Wort oder eine Bedingung. Um nach AND, OR oder NOT zu suchen, setzen Sie es in Anführungszeichen.</translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>Die Anfrage hat zu viele Wörter: Sie darf %Ln haben.</numerusform>
            <numerusform>Die Anfrage hat zu viele Wörter: Sie darf %Ln haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>Dieses Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. To search for these characters, write %2.</source>
        <translation>„%1“ hat keinen Buchstaben und keine Ziffer. Um nach diesen Zeichen zu suchen, schreiben Sie %2.</translation>
    </message>
    <message>
        <source>The exact text is missing. Write it in quotes after the equals sign.</source>
        <translation>Der genaue Text fehlt. Schreiben Sie ihn in Anführungszeichen hinter das Gleichheitszeichen.</translation>
    </message>
    <message>
        <source>This regular expression is not closed. Add a slash, or put a path in quotes.</source>
        <translation>Dieser reguläre Ausdruck ist nicht geschlossen. Fügen Sie einen Schrägstrich an oder setzen Sie einen Pfad in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.</source>
        <translation>Es gibt kein Feld „%1“. Felder sind: %2. Um nach dem Text zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
</context>
<context>
    <name>SearchScope</name>
    <message>
        <source>Project %1</source>
        <translation>Projekt %1</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>Speicher %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>SearchSource</name>
    <message>
        <source>Searching</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln Sitzung</numerusform>
            <numerusform>%Ln Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 hits in %3</source>
        <comment>200 of 1,204 hits in 86 sessions</comment>
        <translation>%1 von %2 Treffern in %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <comment>first 200 hits</comment>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>12 hits in 3 sessions</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>reading without an index, %1 of %2 stores done</source>
        <translation>ohne Index gelesen, %1 von %2 Speichern fertig</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>wird gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>%Ln Speicher ohne vollständigen Index gelesen</numerusform>
            <numerusform>%Ln Speicher ohne vollständigen Index gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>%Ln Speicher konnte nicht durchsucht werden</numerusform>
            <numerusform>%Ln Speicher konnten nicht durchsucht werden</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 % built</source>
        <translation>Index zu %1 % aufgebaut</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>%1 sessions by index, %2 read</source>
        <translation>%1 Sitzungen über den Index, %2 gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln ausgelassen</numerusform>
            <numerusform>%Ln ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>der Ausdruck brauchte bei %Ln Text zu lange</numerusform>
            <numerusform>der Ausdruck brauchte bei %Ln Texten zu lange</numerusform>
        </translation>
    </message>
    <message>
        <source>none: servers are searched by reading</source>
        <translation>keiner: Server werden beim Suchen gelesen</translation>
    </message>
    <message>
        <source>being built, %1 of %2 sessions</source>
        <translation>wird aufgebaut, %1 von %2 Sitzungen</translation>
    </message>
    <message>
        <source>being built</source>
        <translation>wird aufgebaut</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>complete, checking for changes</source>
        <translation>vollständig, wird auf Änderungen geprüft</translation>
    </message>
    <message>
        <source>waiting to be built</source>
        <translation>wartet auf den Aufbau</translation>
    </message>
    <message>
        <source>being built by another program</source>
        <translation>wird von einem anderen Programm aufgebaut</translation>
    </message>
    <message>
        <source>partly built</source>
        <translation>teilweise aufgebaut</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>%Ln Sitzung konnte nicht gelesen werden</numerusform>
            <numerusform>%Ln Sitzungen konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The server address is not valid: %1. Write it like postgresql://user@host:5432/database.</source>
        <translation>Die Serveradresse ist ungültig: %1. Schreiben Sie sie wie postgresql://benutzer@rechner:5432/datenbank.</translation>
    </message>
    <message>
        <source>the port is not a number from 1 to 65535</source>
        <translation>der Port ist keine Zahl von 1 bis 65535</translation>
    </message>
    <message>
        <source>a parameter has an invalid character</source>
        <translation>ein Parameter hat ein ungültiges Zeichen</translation>
    </message>
    <message>
        <source>statement_timeout is not a time like 30s or 2min</source>
        <translation>statement_timeout ist keine Zeit wie 30s oder 2min</translation>
    </message>
    <message>
        <source>it must not contain the password of a key</source>
        <translation>sie darf das Passwort eines Schlüssels nicht enthalten</translation>
    </message>
    <message>
        <source>special characters of a password have to be written as codes (%1)</source>
        <translation>Sonderzeichen eines Passworts müssen als Codes geschrieben werden (%1)</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>sie nennt mehr als einen Rechner</translation>
    </message>
    <message>
        <source>the service name is not valid</source>
        <translation>der Name des Dienstes ist ungültig</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>ein Parameter hat keinen Wert</translation>
    </message>
    <message>
        <source>it has an invalid character</source>
        <translation>sie hat ein ungültiges Zeichen</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>The export could not be written: %1. Free some space or choose another place.</source>
        <translation>Der Export konnte nicht geschrieben werden: %1. Schaffen Sie Platz oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 holds sessions, which the export would replace. Choose another place.</source>
        <translation>%1 enthält Sitzungen, die der Export ersetzen würde. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The session ends before the first message to export.</source>
        <translation>Die Sitzung endet vor der ersten Nachricht, die exportiert werden soll.</translation>
    </message>
</context>
<context>
    <name>SessionName</name>
    <message>
        <source>Untitled session, %1</source>
        <comment>the day it began</comment>
        <translation>Sitzung ohne Titel, %1</translation>
    </message>
    <message>
        <source>Untitled session %1</source>
        <comment>its id</comment>
        <translation>Sitzung ohne Titel %1</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma opens stores of the format %1 read-only.</source>
        <translation>Stemma öffnet Speicher des Formats %1 nur zum Lesen.</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Stemmas eigene Daten in %1 lassen sich nicht schreiben. Prüfen Sie die Rechte des Ordners und den freien Platz.</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>Die Datei %1 ist nicht mehr da. Stellen Sie sie wieder her, oder öffnen Sie einen anderen Speicher.</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>Der Datensatz ist nicht mehr in %1.</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 ist von einem anderen Programm gesperrt, das hineinschreibt. Versuchen Sie es erneut, wenn es fertig ist, oder schließen Sie es.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>%1 ist keine SQLite-Datenbank, oder ihr Anfang ist beschädigt oder verschlüsselt. Wählen Sie eine andere Datei oder eine Sicherung.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions, or open a copy.</source>
        <translation>Sie dürfen %1 nicht lesen. Ändern Sie die Rechte, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check that the file exists and that you may read it and its folder.</source>
        <translation>%1 lässt sich nicht öffnen. Prüfen Sie, ob die Datei da ist und ob Sie sie und ihren Ordner lesen dürfen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk or the network reports an error. Check it, then open the file again.</source>
        <translation>%1 lässt sich nicht lesen: Datenträger oder Netz melden einen Fehler. Prüfen Sie sie, und öffnen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk for temporary files is full. Free some space.</source>
        <translation>%1 lässt sich nicht lesen: Der Datenträger für temporäre Dateien ist voll. Schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>%1 has a record that does not fit into memory.</source>
        <translation>%1 enthält einen Datensatz, der nicht in den Arbeitsspeicher passt.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its tables differ from the tables of this format. See the log for details.</source>
        <translation>%1 lässt sich nicht lesen: Die Tabellen weichen von denen des Formats ab. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save the rest, use the command “.recover” of sqlite3 on a copy.</source>
        <translation>%1 ist beschädigt: Ein Teil der Datenbank ist nicht lesbar. Um den Rest zu retten, verwenden Sie den Befehl „.recover“ von sqlite3 an einer Kopie.</translation>
    </message>
    <message>
        <source>%1 holds data that SQLite cannot process. Check the store for problems; see the log for details.</source>
        <translation>%1 enthält Daten, die SQLite nicht verarbeiten kann. Prüfen Sie den Speicher auf Probleme; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 wurde nicht ordentlich geschlossen und muss zum Lesen kopiert werden; die Kopie in %2 scheiterte. Schaffen Sie dort Platz, oder setzen Sie TMPDIR auf einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 wird dauernd geschrieben und ließ sich nicht kopieren. Versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 wurde nicht geändert: Ein anderes Programm schreibt gerade hinein. Versuchen Sie es erneut, wenn es fertig ist, oder schließen Sie es.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>%1 lässt sich nicht ändern: Sie dürfen die Datei oder ihren Ordner nicht beschreiben. Ändern Sie die Rechte, oder arbeiten Sie an einer Kopie.</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>%1 wurde nicht geändert: Der Datenträger ist voll. Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 wurde nicht geändert: Das Ergebnis verletzt eine Regel seiner Tabellen. Der Speicher hat sich vielleicht inzwischen geändert; planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>Die Datei %1 ist nicht mehr da. Stellen Sie sie wieder her, oder öffnen Sie einen anderen Speicher.</translation>
    </message>
    <message>
        <source>%1 was not changed: it has changed since the change was planned. Plan it again.</source>
        <translation>%1 wurde nicht geändert: Der Speicher hat sich seit der Planung geändert. Planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be undone exactly.</source>
        <translation>%1 wurde nicht geändert: Die Tabelle „%2“ hat Trigger, berechnete Spalten oder keine Zeilennummern; die Änderung ließe sich nicht genau rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to the records to remove. Another program may have resumed the session meanwhile.</source>
        <translation>%1 wurde nicht geändert: Andere Datensätze verweisen auf die zu entfernenden. Vielleicht hat ein anderes Programm die Sitzung inzwischen fortgesetzt.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>%1 wurde nicht geändert: Seine Tabelle „%2“ wurde seither umgebaut.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.</source>
        <translation>%1 wurde nicht geändert: Zeile %2 der Tabelle „%3“ wurde seither neu geschrieben. Machen Sie zuerst die spätere Änderung rückgängig.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. If a change in History did that, undo it first.</source>
        <translation>%1 wurde nicht geändert: Zeile %2 der Tabelle „%3“ wurde seither geändert oder entfernt. War das eine Änderung aus dem Verlauf, machen Sie diese zuerst rückgängig.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or removed since. Undo the later change first, or plan the change again.</source>
        <translation>%1 wurde nicht geändert: Zeile %2 der Tabelle „%3“ war eine Kopie von Zeile %4, die seither geändert oder entfernt wurde. Machen Sie zuerst die spätere Änderung rückgängig, oder planen Sie die Änderung neu.</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can be changed. Repair the store first.</source>
        <translation>%1 wurde nicht geändert: In Zeile %2 der Tabelle „%3“ ist „%4“ keine Zahl, die sich ändern lässt. Reparieren Sie zuerst den Speicher.</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>%1 is a folder. Name the files in it.</source>
        <translation>%1 ist ein Ordner. Nennen Sie die Dateien darin.</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>Die Datei %1 gibt es nicht. Prüfen Sie den Namen, oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>Sie dürfen %1 nicht lesen. Ändern Sie die Rechte der Datei oder ihres Ordners, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>%1 lässt sich nicht lesen: %2. Prüfen Sie den Datenträger, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>Die Datei %1 ist leer. Wählen Sie eine andere Datei oder eine Sicherung.</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.</source>
        <translation>%1 ist zu groß (%2; die Grenze ist %3), um einen Stapel an einer Kopie auszuprobieren. Machen Sie die Änderungen einzeln.</translation>
    </message>
    <message>
        <source>A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space there, or make the changes one by one.</source>
        <translation>Ein Stapel wird an einer Kopie von %1 (%2) ausprobiert, für die in %3 kein Platz ist. Schaffen Sie dort Platz, oder machen Sie die Änderungen einzeln.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 wird dauernd geschrieben und ließ sich nicht kopieren. Versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>StoreFormat</name>
    <message>
        <source>%1 keeps sessions in text files, not in a database.</source>
        <translation>%1 legt Sitzungen in Textdateien ab, nicht in einer Datenbank.</translation>
    </message>
    <message>
        <source>It holds sessions of %1.</source>
        <translation>Er enthält Sitzungen von %1.</translation>
    </message>
    <message>
        <source>It begins as a session of %1 does.</source>
        <translation>Sie beginnt wie eine Sitzung von %1.</translation>
    </message>
    <message>
        <source>No session of %1 was found in this folder.</source>
        <translation>In diesem Ordner wurde keine Sitzung von %1 gefunden.</translation>
    </message>
    <message>
        <source>It does not begin as a session of %1 does.</source>
        <translation>Sie beginnt nicht wie eine Sitzung von %1.</translation>
    </message>
</context>
<context>
    <name>StoreReport</name>
    <message>
        <source>%1 is not a SQLite database.</source>
        <translation>%1 ist keine SQLite-Datenbank.</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it, then try again.</source>
        <translation>Ein anderes Programm hat %1 geöffnet. Schließen Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 was not closed properly: its log must be written back first.</source>
        <translation>%1 wurde nicht ordentlich geschlossen: Erst muss das Log zurückgeschrieben werden.</translation>
    </message>
    <message>
        <source>There is no room for a copy of the database.</source>
        <translation>Für eine Kopie der Datenbank ist kein Platz.</translation>
    </message>
    <message>
        <source>Nothing to regain: the database has no free pages.</source>
        <translation>Nichts zu gewinnen: Die Datenbank hat keine freien Seiten.</translation>
    </message>
    <message>
        <source>Vacuum %1</source>
        <translation>%1 verkleinern</translation>
    </message>
    <message>
        <source>%1 regained</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.</source>
        <translation>Zum Rückgängigmachen bleibt die alte Datei bei den Rückgängig-Daten; der Platz ist frei, sobald diese vergessen werden.</translation>
    </message>
    <message>
        <source>There is no log to write back.</source>
        <translation>Es gibt kein Log zurückzuschreiben.</translation>
    </message>
    <message>
        <source>Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.</source>
        <translation>Gibt in der Datenbank mindestens %1 für neue Daten frei. Verkleinern Sie sie danach, damit auch die Datei kleiner wird.</translation>
    </message>
</context>
<context>
    <name>StoredImage</name>
    <message>
        <source>The image itself is not stored in this session.</source>
        <translation>Das Bild selbst ist in dieser Sitzung nicht gespeichert.</translation>
    </message>
    <message>
        <source>The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the inspector.</source>
        <translation>Das gespeicherte Bild ist kein gültiges Base64 und kann nicht gezeigt werden. Sein Text steht im Inspektor unter „Rohdaten“.</translation>
    </message>
    <message>
        <source>The image is no longer in the store. Open the session again.</source>
        <translation>Das Bild ist nicht mehr im Speicher. Öffnen Sie die Sitzung erneut.</translation>
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
        <translation>Den Projektordner %1 gibt es nicht. Wenn das Projekt verschoben wurde, hilft „Projekt verschieben …“ im Menü Bearbeiten.</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>Das Terminal %1 lässt sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>TextMatcher</name>
    <message>
        <source>The regular expression cannot be read at character %1: %2.</source>
        <translation>Der reguläre Ausdruck ist bei Zeichen %1 nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>There is nothing to look for. Type a word.</source>
        <translation>Es gibt nichts zu suchen. Geben Sie ein Wort ein.</translation>
    </message>
    <message>
        <source>The search text has %L1 characters; at most %L2 are possible. Search for a part of it.</source>
        <translation>Der Suchtext hat %L1 Zeichen, höchstens %L2 sind möglich. Suchen Sie nach einem Teil davon.</translation>
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
        <source>%1 → %2 (%3 %)</source>
        <comment>90 → 12 tokens (−86 %)</comment>
        <translation>%1 → %2 (%3 %)</translation>
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
        <translation>Eingabe %1 + %2 aus dem Cache</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>Eingabe %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>Ausgabe %1</translation>
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
        <source>%1 freed</source>
        <comment>12 tokens freed</comment>
        <translation>%1 frei geworden</translation>
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
            <numerusform>%n Nachricht ohne Befunde</numerusform>
            <numerusform>%n Nachrichten ohne Befunde</numerusform>
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
            <numerusform>%n Befund, erhalten</numerusform>
            <numerusform>%n Befunde, erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not signed: the text is stored without a signature of the provider.</source>
        <translation>Nicht signiert: Der Text ist ohne Signatur des Anbieters gespeichert.</translation>
    </message>
    <message>
        <source>Signed: the provider&apos;s signature is stored with the text. The provider refuses the text once it is changed.</source>
        <translation>Signiert: Die Signatur des Anbieters ist mit dem Text gespeichert. Ist der Text geändert, weist der Anbieter ihn zurück.</translation>
    </message>
    <message>
        <source>Redacted by the provider: the text was withheld. What is stored in its place can only be read by the provider.</source>
        <translation>Vom Anbieter geschwärzt: Der Text wurde zurückgehalten. Was an seiner Stelle gespeichert ist, kann nur der Anbieter lesen.</translation>
    </message>
    <message>
        <source>Encrypted: only the provider can read what is stored. It is sent back as it is.</source>
        <translation>Verschlüsselt: Was gespeichert ist, kann nur der Anbieter lesen. Es wird unverändert zurückgesendet.</translation>
    </message>
    <message>
        <source>Left empty by the provider: the model thought, and the provider gave no text of it.</source>
        <translation>Vom Anbieter leer gelassen: Das Modell hat gedacht, und der Anbieter gab keinen Text davon.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Injected context</source>
        <translation>Eingefügter Kontext</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Vor dem ersten Prompt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>Zweig %1 von %2</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>Neu seit %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln Feld</numerusform>
            <numerusform>%Ln Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Show as stored</source>
        <translation>Wie gespeichert zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>Unteragent</translation>
    </message>
    <message>
        <source>started during this call</source>
        <translation>während dieses Aufrufs begonnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>%Ln von %1 erledigt</numerusform>
            <numerusform>%Ln von %1 erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>Ruft %Ln Werkzeug auf.</numerusform>
            <numerusform>Ruft %Ln Werkzeuge auf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
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
        <source>Show in &amp;problems</source>
        <translation>In den &amp;Problemen zeigen</translation>
    </message>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>Bei „%1“ &amp;fortsetzen …</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>Ab&amp;zweigen ab „%1“ …</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>Sitzung &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>Sicherungspunkt entfer&amp;nen …</translation>
    </message>
    <message>
        <source>Go to branch %1 of %2</source>
        <translation>Zu Zweig %1 von %2 gehen</translation>
    </message>
    <message>
        <source>Show as &amp;stored</source>
        <translation>Wie &amp;gespeichert zeigen</translation>
    </message>
    <message>
        <source>Show changes back to this checkpoint</source>
        <translation>Änderungen zurück zu diesem Sicherungspunkt zeigen</translation>
    </message>
    <message>
        <source>Save the files as they were at this checkpoint…</source>
        <translation>Die Dateien speichern, wie sie an diesem Sicherungspunkt waren …</translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>In context: the model gets this message with its next call.</source>
        <translation>Im Kontext: Das Modell erhält diese Nachricht mit dem nächsten Aufruf.</translation>
    </message>
    <message>
        <source>Summarised: the model gets a summary instead of this message.</source>
        <translation>Zusammengefasst: Das Modell erhält statt dieser Nachricht eine Zusammenfassung.</translation>
    </message>
    <message>
        <source>Discarded: no longer part of the conversation, but kept in the store.</source>
        <translation>Verworfen: nicht mehr Teil der Unterhaltung, aber im Speicher erhalten.</translation>
    </message>
    <message>
        <source>Ephemeral: sent to the model once, and no part of the conversation.</source>
        <translation>Flüchtig: einmal an das Modell gesendet und kein Teil der Unterhaltung.</translation>
    </message>
    <message>
        <source>Side chain: work of another agent beside the conversation.</source>
        <translation>Nebenstrang: Arbeit eines anderen Agenten neben der Unterhaltung.</translation>
    </message>
    <message>
        <source>%1, as stored with this part</source>
        <comment>12 tokens</comment>
        <translation>%1, wie bei diesem Teil gespeichert</translation>
    </message>
    <message>
        <source>About %1, estimated from the size</source>
        <comment>12 tokens</comment>
        <translation>Etwa %1, aus der Größe geschätzt</translation>
    </message>
    <message>
        <source>%1 since the message before</source>
        <translation>%1 seit der Nachricht davor</translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>Ab hier geht die Unterhaltung in %n Zweig weiter. Klicken Sie, um zu einem anderen zu gehen.</numerusform>
            <numerusform>Ab hier geht die Unterhaltung in %n Zweigen weiter. Klicken Sie, um zu einem anderen zu gehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message>
        <source>This folder cannot be read, so its sessions are missing here.</source>
        <translation>Dieser Ordner kann nicht gelesen werden; seine Sitzungen fehlen hier.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>Diese Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The file does not begin with a header. The agent would overwrite it with an empty session.</source>
        <translation>Die Datei beginnt nicht mit einem Kopf. Der Agent würde sie mit einer leeren Sitzung überschreiben.</translation>
    </message>
    <message>
        <source>Write a header at the beginning.</source>
        <translation>Einen Kopf an den Anfang schreiben.</translation>
    </message>
    <message>
        <source>The header has no version, though entries have ids. The agent would give them new ids and flatten the branches into one.</source>
        <translation>Im Kopf fehlt die Version, obwohl Einträge IDs haben. Der Agent würde ihnen neue geben und die Zweige zu einem machen.</translation>
    </message>
    <message>
        <source>Write the version into the header.</source>
        <translation>Die Version in den Kopf schreiben.</translation>
    </message>
    <message>
        <source>This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent.</source>
        <translation>Diese Zeile ist kein gültiges JSON; der Agent überspringt sie. Einträge, die ihr folgen, verlieren ihren Vorgänger.</translation>
    </message>
    <message>
        <source>Cut the line out of the file.</source>
        <translation>Die Zeile aus der Datei schneiden.</translation>
    </message>
    <message>
        <source>The last line ends in the middle. The next entry would be glued to it, and both would be lost.</source>
        <translation>Die letzte Zeile bricht mittendrin ab. Der nächste Eintrag hinge an ihr, und beide gingen verloren.</translation>
    </message>
    <message>
        <source>Cut out the unfinished line.</source>
        <translation>Die unfertige Zeile herausschneiden.</translation>
    </message>
    <message>
        <source>The last line has no line end. The next entry would be glued to it, and both would be lost.</source>
        <translation>Der letzten Zeile fehlt das Zeilenende. Der nächste Eintrag hinge an ihr, und beide gingen verloren.</translation>
    </message>
    <message>
        <source>End the line.</source>
        <translation>Die Zeile abschließen.</translation>
    </message>
    <message>
        <source>This line is JSON but not an entry; the agent skips it.</source>
        <translation>Diese Zeile ist JSON, aber kein Eintrag; der Agent überspringt sie.</translation>
    </message>
    <message>
        <source>This line is “null”. The agent cannot load the session.</source>
        <translation>Diese Zeile ist „null“. Der Agent kann die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>The file ends with a line that has no id, so the agent sends nothing of what came before it.</source>
        <translation>Die Datei endet mit einer Zeile ohne ID; der Agent sendet deshalb nichts von dem, was davor steht.</translation>
    </message>
    <message>
        <source>This message has no content, which its agent needs to load the session.</source>
        <translation>Diese Nachricht hat keinen Inhalt; der Agent braucht ihn, um die Sitzung zu laden.</translation>
    </message>
    <message>
        <source>This answer does not say what it used and cost, which its agent needs to load the session.</source>
        <translation>Bei dieser Antwort fehlen Verbrauch und Kosten; der Agent braucht sie, um die Sitzung zu laden.</translation>
    </message>
    <message>
        <source>A later entry has the same id and counts instead of this one.</source>
        <translation>Ein späterer Eintrag hat dieselbe ID und gilt statt dieses.</translation>
    </message>
    <message>
        <source>The parent of this entry is not in the file, so the agent sends nothing of what came before it.</source>
        <translation>Der Vorgänger dieses Eintrags fehlt in der Datei; der Agent sendet nichts von dem, was davor kam.</translation>
    </message>
    <message>
        <source>Link it to the entry before it.</source>
        <translation>Mit dem Eintrag davor verknüpfen.</translation>
    </message>
    <message>
        <source>The parents of this entry form a circle. The agent cannot load the session.</source>
        <translation>Die Vorgänger dieses Eintrags bilden einen Kreis. Der Agent kann die Sitzung nicht laden.</translation>
    </message>
    <message>
        <source>Make it the first entry of its branch.</source>
        <translation>Zum ersten Eintrag seines Zweigs machen.</translation>
    </message>
    <message>
        <source>This tool result has no call. Providers refuse it.</source>
        <translation>Diesem Werkzeugergebnis fehlt der Aufruf. Anbieter lehnen es ab.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>Das Ergebnis weglassen, in einem neuen Zweig.</translation>
    </message>
    <message>
        <source>This tool call has no result. If the agent is not running now, no result will come.</source>
        <translation>Diesem Werkzeugaufruf fehlt das Ergebnis. Läuft der Agent gerade nicht, kommt keines mehr.</translation>
    </message>
    <message>
        <source>Another tool call has the same id; providers may refuse that.</source>
        <translation>Ein anderer Werkzeugaufruf hat dieselbe ID; Anbieter können das ablehnen.</translation>
    </message>
    <message>
        <source>This tool result comes before its call. Providers refuse that.</source>
        <translation>Dieses Werkzeugergebnis steht vor seinem Aufruf. Anbieter lehnen das ab.</translation>
    </message>
    <message>
        <source>Other messages stand between this tool result and its call. Providers may refuse that.</source>
        <translation>Zwischen diesem Werkzeugergebnis und seinem Aufruf stehen andere Nachrichten. Anbieter können das ablehnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>%n andere Sitzung setzt die Datei dieser Sitzung fort oder gehört zu ihr: %1. Löschen Sie diese zuerst.</numerusform>
            <numerusform>%n andere Sitzungen setzen die Datei dieser Sitzung fort oder gehören zu ihr: %1. Löschen Sie diese zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>%n Sitzung wurde von dieser abgezweigt und enthält Kopien von ihr, die bleiben: %1.</numerusform>
            <numerusform>%n Sitzungen wurden von dieser abgezweigt und enthalten Kopien von ihr, die bleiben: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session goes on from the file of %1, which is not there. Only its own part is shown, and the agent cannot resume it.</source>
        <translation>Die Sitzung setzt die Datei von %1 fort, die es nicht gibt. Nur der eigene Teil wird gezeigt, und der Agent kann sie nicht fortsetzen.</translation>
    </message>
    <message>
        <source>The session goes on from a place in %1 where no line ends any more: that file was changed. Only its own part is shown.</source>
        <translation>Die Sitzung setzt eine Stelle in %1 fort, an der keine Zeile mehr endet: Die Datei wurde geändert. Nur der eigene Teil wird gezeigt.</translation>
    </message>
    <message>
        <source>The session goes on from %1, which goes on from this session.</source>
        <translation>Die Sitzung setzt %1 fort, die wiederum diese Sitzung fortsetzt.</translation>
    </message>
    <message>
        <source>A running tool has no result yet either. Repair this while no agent is working in the session.</source>
        <translation>Auch ein laufendes Werkzeug hat noch kein Ergebnis. Reparieren Sie das, während kein Agent in der Sitzung arbeitet.</translation>
    </message>
    <message>
        <source>Damaged lines are repaired first; then repair this.</source>
        <translation>Zuerst werden beschädigte Zeilen repariert, danach dies.</translation>
    </message>
    <message>
        <source>Where no earlier entry can be the parent, the entry becomes the first one of its branch.</source>
        <translation>Wo kein früherer Eintrag der Vorgänger sein kann, wird der Eintrag der erste seines Zweigs.</translation>
    </message>
</context>
<context>
    <name>TranscriptStore</name>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Dieser Datensatz ist nicht mehr im Speicher. Öffnen Sie den Speicher erneut.</translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message>
        <source>The last line has no line end; it gets one, so that %1 does not lose what is appended.</source>
        <translation>Der letzten Zeile fehlt das Zeilenende; sie bekommt eines, damit %1 nichts von dem verliert, was angehängt wird.</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>das neue Ende der Unterhaltung</translation>
    </message>
    <message>
        <source>copy of %1, as a new branch</source>
        <translation>Kopie von %1, als neuer Zweig</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>Kopien von %1–%2, als neuer Zweig</translation>
    </message>
    <message>
        <source>The last entry of the file has no id to go on from. Check the session first.</source>
        <translation>Der letzte Eintrag der Datei hat keine ID, an die sich etwas hängen lässt. Prüfen Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>die Beschriftung</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message would begin a new file without the deleted messages.</source>
        <translation>%1 hat diese Sitzung vielleicht geöffnet. Die nächste Nachricht dort würde eine neue Datei ohne die gelöschten Nachrichten beginnen.</translation>
    </message>
    <message>
        <source>%1 does not continue this branch now. The change makes it the one that it continues.</source>
        <translation>%1 setzt diesen Zweig jetzt nicht fort. Die Änderung macht ihn zu dem, den es fortsetzt.</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message continues what it holds in memory, and the change becomes a branch beside it.</source>
        <translation>%1 hat diese Sitzung vielleicht geöffnet. Seine nächste Nachricht setzt fort, was es im Arbeitsspeicher hält; die Änderung wird ein Zweig daneben.</translation>
    </message>
    <message>
        <source>a copy of what is kept beside the session</source>
        <translation>eine Kopie dessen, was neben der Sitzung liegt</translation>
    </message>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>%n Datei wird entfernt, zusammen %1.</numerusform>
            <numerusform>%n Dateien werden entfernt, zusammen %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen</numerusform>
            <numerusform>%Ln fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>%Ln beschädigt</numerusform>
            <numerusform>%Ln beschädigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>%Ln Patch</numerusform>
            <numerusform>%Ln Patches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compaction(s)</source>
        <translation>
            <numerusform>%Ln Verdichtung</numerusform>
            <numerusform>%Ln Verdichtungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unrepairable</name>
    <message>
        <source>The end of the broken text is not known, so everything after it could be lost. Restore a backup of the file, or correct the text in an editor.</source>
        <translation>Das Ende des beschädigten Textes ist nicht bekannt, sodass alles dahinter verloren gehen könnte. Spielen Sie eine Sicherung der Datei zurück, oder berichtigen Sie den Text in einem Editor.</translation>
    </message>
    <message>
        <source>A program may still be writing it, and the missing text is not stored anywhere.</source>
        <translation>Vielleicht schreibt noch ein Programm daran, und der fehlende Text ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Some providers accept this, and a new id would be invented.</source>
        <translation>Manche Anbieter nehmen das an, und eine neue ID wäre erfunden.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the role or its neighbours are wrong.</source>
        <translation>Die gespeicherten Daten zeigen nicht, ob die Rolle oder ihre Nachbarn falsch sind.</translation>
    </message>
    <message>
        <source>The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.</source>
        <translation>Der Prompt ist nirgends gespeichert. Fügen Sie einen ein, oder entfernen Sie die Nachrichten vor dem ersten Prompt.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere, and replacing them would make a signature invalid as well.</source>
        <translation>Die ursprünglichen Zeichen sind nirgends gespeichert, und andere machten eine Signatur ebenfalls ungültig.</translation>
    </message>
    <message>
        <source>The model&apos;s arguments are not stored anywhere.</source>
        <translation>Die Argumente des Modells sind nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the answer was lost or never came. You can remove the message.</source>
        <translation>Die gespeicherten Daten zeigen nicht, ob die Antwort verloren ging oder nie kam. Sie können die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>Nothing is damaged. Remove the message if you no longer want it.</source>
        <translation>Nichts ist beschädigt. Entfernen Sie die Nachricht, wenn Sie sie nicht mehr wollen.</translation>
    </message>
    <message>
        <source>The signed text is not stored anywhere. You can remove the block.</source>
        <translation>Der signierte Text ist nirgends gespeichert. Sie können den Block entfernen.</translation>
    </message>
    <message>
        <source>The data that the provider needs is not stored anywhere.</source>
        <translation>Die Daten, die der Anbieter braucht, sind nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The messages it replaced are not stored anywhere.</source>
        <translation>Die ersetzten Nachrichten sind nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The stored data does not show which message it belonged to.</source>
        <translation>Die gespeicherten Daten zeigen nicht, zu welcher Nachricht es gehörte.</translation>
    </message>
    <message>
        <source>The messages are not stored anywhere.</source>
        <translation>Die Nachrichten sind nirgends gespeichert.</translation>
    </message>
    <message>
        <source>These figures were never recorded.</source>
        <translation>Diese Zahlen wurden nie aufgezeichnet.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the sections belong together or one replaces the other.</source>
        <translation>Die gespeicherten Daten zeigen nicht, ob die Abschnitte zusammengehören oder einer den anderen ersetzt.</translation>
    </message>
    <message>
        <source>This file next to the store may hold data that the store lost. Look at it before you delete it.</source>
        <translation>Diese Datei neben dem Speicher kann Daten enthalten, die der Speicher verloren hat. Sehen Sie sie an, bevor Sie sie löschen.</translation>
    </message>
    <message>
        <source>The rest of the record is not stored anywhere.</source>
        <translation>Der Rest des Datensatzes ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The kind of the record is not known.</source>
        <translation>Die Art des Datensatzes ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Dumps and exports are read-only. Create it again from the database.</source>
        <translation>Dumps und Exporte sind nur lesbar. Erstellen Sie sie neu aus der Datenbank.</translation>
    </message>
    <message>
        <source>Its conversation is not stored anywhere.</source>
        <translation>Die zugehörige Unterhaltung ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere.</source>
        <translation>Der richtige Wert ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The stored data does not show which trace belongs to the message.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welche Aufzeichnung zur Nachricht gehört.</translation>
    </message>
    <message>
        <source>The time may be in seconds, or really that old.</source>
        <translation>Die Zeit kann in Sekunden angegeben oder wirklich so alt sein.</translation>
    </message>
    <message>
        <source>Only their order shows which came first; another time would be invented.</source>
        <translation>Nur die Reihenfolge zeigt, was zuerst kam; eine andere Zeit wäre erfunden.</translation>
    </message>
    <message>
        <source>The other half is not stored anywhere.</source>
        <translation>Die andere Hälfte ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The previous title is not stored anywhere.</source>
        <translation>Der vorige Titel ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The agent&apos;s memory is outside the store, so no change here can undo this.</source>
        <translation>Das Gedächtnis des Agenten liegt außerhalb des Speichers; keine Änderung hier macht das rückgängig.</translation>
    </message>
    <message>
        <source>The calls are not stored, so the right totals cannot be computed.</source>
        <translation>Die Aufrufe sind nicht gespeichert, daher lassen sich die richtigen Summen nicht berechnen.</translation>
    </message>
    <message>
        <source>Unreadable data is not changed. Check the permissions of the file, or the disk.</source>
        <translation>Unlesbares wird nicht geändert. Prüfen Sie die Rechte der Datei oder den Datenträger.</translation>
    </message>
    <message>
        <source>Only the owner of the folder can change its permissions.</source>
        <translation>Nur der Eigentümer des Ordners kann dessen Rechte ändern.</translation>
    </message>
    <message>
        <source>The stored data does not show which parent is wrong.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welcher Vorgänger falsch ist.</translation>
    </message>
    <message>
        <source>With another spelling the entry could move to another branch, and the stored data does not show which one is right.</source>
        <translation>Anders geschrieben könnte der Eintrag in einen anderen Zweig geraten, und die gespeicherten Daten zeigen nicht, welcher richtig ist.</translation>
    </message>
    <message>
        <source>Other programs may know the file by its name. Rename it to a UUID if mantis should list it.</source>
        <translation>Andere Programme kennen die Datei vielleicht unter ihrem Namen. Benennen Sie sie in eine UUID um, wenn mantis sie auflisten soll.</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry belongs to a side chain.</source>
        <translation>Nichts ist beschädigt: Der Eintrag gehört zu einem Nebenstrang.</translation>
    </message>
    <message>
        <source>It does no harm there, and its right text is not stored anywhere.</source>
        <translation>Dort schadet sie nicht, und ihr richtiger Text ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The prompt before it is not stored anywhere. Insert one, or remove the answer.</source>
        <translation>Der Prompt davor ist nirgends gespeichert. Fügen Sie einen ein, oder entfernen Sie die Antwort.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the call or the result is in the wrong place.</source>
        <translation>Die gespeicherten Daten zeigen nicht, ob der Aufruf oder das Ergebnis am falschen Platz steht.</translation>
    </message>
    <message>
        <source>The stored data does not show whether it was rewound or asked twice.</source>
        <translation>Die gespeicherten Daten zeigen nicht, ob zurückgespult oder zweimal gefragt wurde.</translation>
    </message>
    <message>
        <source>The file is correct. Use another version of mantis.</source>
        <translation>Die Datei ist in Ordnung. Verwenden Sie eine andere Version von mantis.</translation>
    </message>
    <message>
        <source>The artifact is not in the project folder.</source>
        <translation>Das Artefakt ist nicht im Projektordner.</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>Das Ergebnis wurde nie geschrieben.</translation>
    </message>
    <message>
        <source>The stored data does not show which calls are missing or counted twice.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welche Aufrufe fehlen oder doppelt gezählt sind.</translation>
    </message>
    <message>
        <source>The stored data does not show which session each line belongs to.</source>
        <translation>Die gespeicherten Daten zeigen nicht, zu welcher Sitzung jede Zeile gehört.</translation>
    </message>
    <message>
        <source>The end of the broken list is not known, so everything after it could be lost. Restore a backup of the store.</source>
        <translation>Das Ende der beschädigten Liste ist nicht bekannt, sodass alles dahinter verloren gehen könnte. Spielen Sie eine Sicherung des Speichers zurück.</translation>
    </message>
    <message>
        <source>mantis writes them again from the metadata when it saves the session.</source>
        <translation>mantis schreibt sie aus den Metadaten neu, wenn es die Sitzung speichert.</translation>
    </message>
    <message>
        <source>The metadata are not stored anywhere else.</source>
        <translation>Die Metadaten sind sonst nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The stored data does not show which title is wanted. Rename the session.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welcher Titel gewünscht ist. Benennen Sie die Sitzung um.</translation>
    </message>
    <message>
        <source>The message before it is no longer stored.</source>
        <translation>Die Nachricht davor ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds it.</source>
        <translation>Ein Index enthält keine Daten, und sein Neuaufbau ließe sich nicht rückgängig machen. Der Befehl „REINDEX“ von sqlite3 baut ihn neu auf.</translation>
    </message>
    <message>
        <source>All data is there. The command “VACUUM” of sqlite3 frees the space.</source>
        <translation>Alle Daten sind da. Der Befehl „VACUUM“ von sqlite3 gibt den Platz frei.</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis updates the layout itself.</source>
        <translation>Nichts ist falsch: Ein neueres mnesis aktualisiert den Aufbau selbst.</translation>
    </message>
    <message>
        <source>Its data is not stored anywhere, and only mnesis may change the layout of the file.</source>
        <translation>Die Daten sind nirgends gespeichert, und den Aufbau der Datei darf nur mnesis ändern.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the row is wrong or the referenced row is missing.</source>
        <translation>Die gespeicherten Daten zeigen nicht, ob die Zeile falsch ist oder die Zeile fehlt, auf die sie verweist.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two it was.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welches von beiden es war.</translation>
    </message>
    <message>
        <source>The summary it was made from is no longer stored.</source>
        <translation>Die Zusammenfassung, aus der sie gemacht wurde, ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>The stored data does not show which summary was made from the other.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welche Zusammenfassung aus der anderen gemacht wurde.</translation>
    </message>
    <message>
        <source>The first or last message of the span is no longer stored.</source>
        <translation>Die erste oder letzte Nachricht der Spanne ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>Stemma has no repair for this problem.</source>
        <translation>Stemma hat für dieses Problem keine Reparatur.</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>Reparieren Sie die aufgeführten Probleme, und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>The repair for this kind of problem does not fit here.</source>
        <translation>Die Reparatur für diese Art von Problem passt hier nicht.</translation>
    </message>
    <message>
        <source>The original session lacks some of these entries, so it does not show what belongs to the fork. Remove the entries that do not belong here yourself.</source>
        <translation>In der ursprünglichen Sitzung fehlen einige dieser Einträge, daher zeigt sie nicht, was zum Abzweig gehört. Entfernen Sie selbst, was nicht hineingehört.</translation>
    </message>
    <message>
        <source>In the original session several entries have the same id, so it does not show which one was copied. Remove the entries that do not belong here yourself.</source>
        <translation>In der ursprünglichen Sitzung haben mehrere Einträge dieselbe ID, daher zeigt sie nicht, welcher kopiert wurde. Entfernen Sie selbst, was nicht hineingehört.</translation>
    </message>
    <message>
        <source>The times in the original session do not show which branch was forked. Fork the branch you want again.</source>
        <translation>Die Zeiten der ursprünglichen Sitzung zeigen nicht, welcher Zweig abgezweigt wurde. Zweigen Sie den gewünschten Zweig noch einmal ab.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere else. If a later release wrote the session, only that release can read it.</source>
        <translation>Der richtige Wert ist sonst nirgends gespeichert. Hat eine spätere Version die Sitzung geschrieben, kann nur sie ihn lesen.</translation>
    </message>
    <message>
        <source>The right role is not stored anywhere. You can remove the message.</source>
        <translation>Die richtige Rolle ist nirgends gespeichert. Sie können die Nachricht entfernen.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right. To resume from the other one, fork the session before the waiting call.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welche von beiden richtig ist. Um mit der anderen fortzusetzen, zweigen Sie die Sitzung vor dem wartenden Aufruf ab.</translation>
    </message>
    <message>
        <source>The missing data is not stored anywhere.</source>
        <translation>Die fehlenden Daten sind nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welches von beiden richtig ist.</translation>
    </message>
    <message>
        <source>Nothing is damaged: this is a record of what happened.</source>
        <translation>Nichts ist beschädigt: Das ist eine Aufzeichnung des Geschehenen.</translation>
    </message>
    <message>
        <source>Its meaning is not known, so it is left unchanged.</source>
        <translation>Die Bedeutung ist unbekannt, daher bleibt es unverändert.</translation>
    </message>
    <message>
        <source>The right time is not stored anywhere.</source>
        <translation>Die richtige Zeit ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The bundle is evidence: repairing the chain would forge it.</source>
        <translation>Das Bündel ist ein Beweis: Die Kette zu reparieren hieße, ihn zu fälschen.</translation>
    </message>
    <message>
        <source>The stored data does not show which result belongs to which call.</source>
        <translation>Die gespeicherten Daten zeigen nicht, welches Ergebnis zu welchem Aufruf gehört.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere.</source>
        <translation>Die ursprünglichen Zeichen sind nirgends gespeichert.</translation>
    </message>
    <message>
        <source>The character may be intended. Edit the text to remove it.</source>
        <translation>Das Zeichen kann gewollt sein. Bearbeiten Sie den Text, um es zu entfernen.</translation>
    </message>
    <message>
        <source>The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into a new file.</source>
        <translation>Die verlorenen Daten stehen sonst nirgends in der Datei. Der Befehl „.recover“ von sqlite3 sichert alles Lesbare in eine neue Datei.</translation>
    </message>
    <message>
        <source>The text is not stored anywhere. You can remove the part.</source>
        <translation>Der Text ist nirgends gespeichert. Sie können den Teil entfernen.</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>This is an estimate: the tokens of an output are a quarter of its bytes.</source>
        <translation>Das ist eine Schätzung: Die Token einer Ausgabe sind ein Viertel ihrer Bytes.</translation>
    </message>
    <message>
        <source>An output counts again in each call after the first that had it, until the context is less than half of what it was, which is taken for a compaction. A token costs what the context of that call cost on average, with what came from the cache.</source>
        <translation>Eine Ausgabe zählt in jedem Aufruf nach dem ersten, der sie enthielt, noch einmal, bis der Kontext weniger als halb so groß ist wie zuvor, was als Verdichtung gilt. Ein Token kostet so viel, wie der Kontext dieses Aufrufs im Mittel kostete, einschließlich des Anteils aus dem Cache.</translation>
    </message>
    <message>
        <source>The agent counts what is left out here: %1.</source>
        <translation>Der Agent zählt mit, was hier ausgelassen ist: %1.</translation>
    </message>
    <message>
        <source>The agent counts all that is left out here.</source>
        <translation>Der Agent zählt alles mit, was hier ausgelassen ist.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum goes on from that of the session that this one was made of.</source>
        <translation>Die Summe des Agenten setzt die der Sitzung fort, aus der diese entstanden ist.</translation>
    </message>
    <message>
        <source>The agent counts calls that it does not record, such as those for titles, or calls whose records are gone.</source>
        <translation>Der Agent zählt Aufrufe, die er nicht aufzeichnet, etwa für Titel, oder Aufrufe, deren Aufzeichnung fehlt.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum is older than the last calls, or began anew when the session was resumed.</source>
        <translation>Die Summe des Agenten ist älter als die letzten Aufrufe oder begann beim Fortsetzen der Sitzung von vorn.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>The agent&apos;s prices are others than those of the table, or it counts other calls.</source>
        <translation>Der Agent rechnet mit anderen Preisen als die Tabelle, oder er zählt andere Aufrufe.</translation>
    </message>
    <message>
        <source>input tokens</source>
        <translation>Eingabe-Token</translation>
    </message>
    <message>
        <source>tokens read from the cache</source>
        <translation>aus dem Cache gelesene Token</translation>
    </message>
    <message>
        <source>tokens written to the cache</source>
        <translation>in den Cache geschriebene Token</translation>
    </message>
    <message>
        <source>input tokens, with those of the cache</source>
        <translation>Eingabe-Token, mit denen des Caches</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>Ausgabe-Token</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>%n Sitzung war nicht lesbar und ist nicht mitgezählt. %1</numerusform>
            <numerusform>%n Sitzungen waren nicht lesbar und sind nicht mitgezählt. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated on another line of the same answer</source>
        <translation>auf einer weiteren Zeile derselben Antwort wiederholt</translation>
    </message>
    <message>
        <source>a counter repeated without a call</source>
        <translation>ein Zählerstand, der ohne Aufruf wiederholt wurde</translation>
    </message>
    <message>
        <source>history that a fork or a sub-agent brought along</source>
        <translation>Verlauf, den ein Abzweig oder Unteragent mitgebracht hat</translation>
    </message>
    <message>
        <source>totals of calls that are counted one by one</source>
        <translation>Summen von Aufrufen, die einzeln gezählt sind</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>%Ln Aufruf eines Modells ohne bekannten Preis ist in den Kosten nicht enthalten: %1 Token.</numerusform>
            <numerusform>%Ln Aufrufe von Modellen ohne bekannten Preis sind in den Kosten nicht enthalten: %1 Token.</numerusform>
        </translation>
    </message>
    <message>
        <source>A subscription covers %1; charged are %2.</source>
        <translation>Ein Abonnement deckt %1 ab; berechnet werden %2.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no time stored</source>
        <translation>keine Zeit gespeichert</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>kein Modell gespeichert</translation>
    </message>
    <message>
        <source>no agent stored</source>
        <translation>kein Agent gespeichert</translation>
    </message>
    <message>
        <source>no project stored</source>
        <translation>kein Projekt gespeichert</translation>
    </message>
    <message>
        <source>Turn %1 of sub-agent %2</source>
        <translation>Runde %1 von Unteragent %2</translation>
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
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
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
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Eingabe: %1</translation>
    </message>
    <message>
        <source>Cache read: %1</source>
        <translation>Aus dem Cache: %1</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes: %1</source>
        <translation>In den Cache, 5 Minuten: %1</translation>
    </message>
    <message>
        <source>Cache write, 1 hour: %1</source>
        <translation>In den Cache, 1 Stunde: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Ausgabe: %1</translation>
    </message>
    <message>
        <source>Reasoning: %1</source>
        <translation>Gedanken: %1</translation>
    </message>
    <message>
        <source>copies of calls that another session has</source>
        <translation>Kopien von Aufrufen, die in einer anderen Sitzung stehen</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what its prompt begins with</comment>
        <translation>Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>UsageCharts</name>
    <message>
        <source>%1 %2</source>
        <comment>day, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache gelesen</translation>
    </message>
    <message>
        <source>Input and cache write</source>
        <translation>Eingabe und Cache-Schreiben</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Main agent</source>
        <translation>Hauptagent</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>Unteragenten</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Tokens per day, by model</source>
        <translation>Token je Tag, nach Modell</translation>
    </message>
    <message>
        <source>Cost per day, by model</source>
        <translation>Kosten je Tag, nach Modell</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Andere Modelle</translation>
    </message>
    <message>
        <source>Turns with the most tokens</source>
        <translation>Runden mit den meisten Token</translation>
    </message>
    <message>
        <source>Most expensive turns</source>
        <translation>Teuerste Runden</translation>
    </message>
    <message>
        <source>Sessions with the most tokens</source>
        <translation>Sitzungen mit den meisten Token</translation>
    </message>
    <message>
        <source>Most expensive sessions</source>
        <translation>Teuerste Sitzungen</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>Token je Runde</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>Kosten je Runde</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per day</source>
        <translation>Anteil der gesendeten Token aus dem Cache, je Tag</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>Aus dem Cache</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per call</source>
        <translation>Anteil der gesendeten Token aus dem Cache, je Aufruf</translation>
    </message>
    <message>
        <source>Tokens in context, per call</source>
        <translation>Token im Kontext, je Aufruf</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache geschrieben</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Summary of a compaction</source>
        <translation>Zusammenfassung einer Verdichtung</translation>
    </message>
    <message>
        <source>Tokens of tool outputs that were sent again (estimated)</source>
        <translation>Token von erneut gesendeten Werkzeugausgaben (geschätzt)</translation>
    </message>
    <message>
        <source>Cost of tool outputs that were sent again (estimated)</source>
        <translation>Kosten von erneut gesendeten Werkzeugausgaben (geschätzt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>%Ln Ausgabe mit %1 Token, erneut gesendet als %2 Token</numerusform>
            <numerusform>%Ln Ausgaben mit %1 Token, erneut gesendet als %2 Token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageChoice</name>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>This store</source>
        <translation>Dieser Speicher</translation>
    </message>
    <message>
        <source>All open stores</source>
        <translation>Alle offenen Speicher</translation>
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
    <name>WhatIfWords</name>
    <message>
        <source>“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.</source>
        <translation>„%1“ ist keine Frage. Fragen Sie compact=TOKEN, prune=TOKEN oder cached, etwa compact=100000.</translation>
    </message>
    <message>
        <source>This is an estimate: the same calls with the same answers, at list prices.</source>
        <translation>Das ist eine Schätzung: dieselben Aufrufe mit denselben Antworten, zu Listenpreisen.</translation>
    </message>
    <message>
        <source>Whenever more than %1 tokens would have been before the model, a summary of %2 tokens takes the place of all but what the first call had (at most %3). The call that writes it and the next call&apos;s lost cache are counted.</source>
        <translation>Sobald dem Modell mehr als %1 Token vorlägen, ersetzt eine Zusammenfassung von %2 Token alles außer dem, was der erste Aufruf hatte (höchstens %3). Der Aufruf, der sie schreibt, und der verlorene Cache des nächsten Aufrufs sind mitgezählt.</translation>
    </message>
    <message>
        <source>What the model would have had to read again after a summary is not known.</source>
        <translation>Was das Modell nach einer Zusammenfassung erneut hätte lesen müssen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Outputs of tools older than the newest %1 tokens of outputs are left out of each later call, as soon as %2 tokens can go. Their lengths are estimated from their bytes; what stands behind them is read without the cache once.</source>
        <translation>Ausgaben von Werkzeugen, die älter als die neuesten %1 Token an Ausgaben sind, fehlen in jedem späteren Aufruf, sobald %2 Token wegfallen können. Ihre Länge ist aus ihren Bytes geschätzt; was hinter ihnen steht, wird einmal ohne Cache gelesen.</translation>
    </message>
    <message>
        <source>All that the call before had is read from the cache, and all that is new is written to it, as if no entry had run out.</source>
        <translation>Alles, was der vorige Aufruf hatte, kommt aus dem Cache, und alles Neue wird hineingeschrieben, als wäre kein Eintrag abgelaufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>%n Aufruf eines Modells ohne Preis fehlt in beiden Summen.</numerusform>
            <numerusform>%n Aufrufe von Modellen ohne Preis fehlen in beiden Summen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordTokenizer</name>
    <message>
        <source>This SQLite library has no full-text search (FTS5). Install one that has it.</source>
        <translation>Diese SQLite-Bibliothek hat keine Volltextsuche (FTS5). Installieren Sie eine, die sie hat.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard input is not UTF-8. Convert the text first.</source>
        <translation>Die Standardeingabe ist nicht in UTF-8. Wandeln Sie den Text zuerst um.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>Sitzungen von Agenten lesen, verzweigen, verdichten und reparieren.</translation>
    </message>
    <message>
        <source>Usage: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>Aufruf: stemma [OPTIONEN] [PFAD...]
        stemma BEFEHL [ARGUMENTE]
Ohne Befehl öffnet sich ein Fenster mit diesen Speichern. Eine Nachricht wird mit ihrer ID oder ihrer Nummer im Fenster (ab 1) genannt.</translation>
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
        <source>List the formats and their capabilities</source>
        <translation>Die Formate und ihre Möglichkeiten auflisten</translation>
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
        <translation>Wird gelesen …</translation>
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
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>%1 Token</numerusform>
            <numerusform>%1 Token</numerusform>
        </translation>
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
        <translation>Verdichtete Zusammenfassung</translation>
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
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>etwa %1 Token</numerusform>
            <numerusform>etwa %1 Token</numerusform>
        </translation>
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
        <translation>Nachrichten oder einen Teil einer Nachricht entfernen</translation>
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
        <source>warning: %1</source>
        <translation>Warnung: %1</translation>
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
        <source>Discarded end: %1</source>
        <translation>Verworfenes Ende: %1</translation>
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
        <source>No finding has the code “%1”. Known codes: %2.</source>
        <translation>Kein Befund hat den Code „%1“. Bekannte Codes: %2.</translation>
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
        <translation>Die Sitzungen eines Projekts in seinen neuen Ordner verschieben</translation>
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
        <source>The message, by its id or its number in the window (from 1)</source>
        <translation>Die Nachricht, mit ihrer ID oder ihrer Nummer im Fenster (ab 1)</translation>
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
        <translation>1 selektiv, 2 aggressiv (beide brauchen einen Text), 3 deterministisch (Standard)</translation>
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
        <source>Summary of %1 messages, now %2</source>
        <comment>12 tokens</comment>
        <translation>Zusammenfassung von %1 Nachrichten, jetzt %2</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2</source>
        <comment>12 tokens</comment>
        <translation>Zusammenfassung von %1 Zusammenfassungen, jetzt %2</translation>
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
        <source>about %1 (estimate), for an answer of at most %2</source>
        <comment>12 tokens</comment>
        <translation>etwa %1 (geschätzt), für eine Antwort von höchstens %2</translation>
    </message>
    <message>
        <source>Level 2 is sent only if level 1 gives no usable summary.</source>
        <translation>Stufe 2 wird nur gesendet, wenn Stufe 1 keine brauchbare Zusammenfassung ergibt.</translation>
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
        <translation>Das Protokoll: openai (Chat Completions, Standard) oder anthropic (Messages)</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>Der Proxy oder none; ohne Angabe der des Systems</translation>
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
        <source>The summary replaced no messages, so there is nothing to review.</source>
        <translation>Die Zusammenfassung ersetzt keine Nachrichten; es gibt nichts zu prüfen.</translation>
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
        <source>Summary of the %1 messages or summaries that it replaced, %2</source>
        <comment>12 tokens</comment>
        <translation>Zusammenfassung der %1 ersetzten Nachrichten oder Zusammenfassungen, %2</translation>
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
        <translation>%1 von %2 Befunden erhalten, %3 verlorene wieder gebraucht (nach Regeln gefunden, nicht genau)</translation>
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
        <translation>Wie Token von OpenAI-Modellen gezählt werden: auto (mit dem Vokabular eines installierten Pakets, Standard), estimate (geschätzt) oder eine Datei mit cl100k_base oder o200k_base</translation>
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
        <source>Context: %1, %2; afterwards %3, %4</source>
        <comment>4 items, 60 tokens; afterwards 3 items, 1 token</comment>
        <translation>Kontext: %1, %2; danach %3, %4</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>„%1“ ist weder ein Befehl noch eine Datei oder ein Ordner. „stemma --help“ nennt alle Befehle.</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>„%1“ ist weder ein Befehl noch eine Datei oder ein Ordner. Meinten Sie „%2“? „stemma --help“ nennt alle Befehle.</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>nicht möglich: %1</translation>
    </message>
    <message>
        <source>Show this session</source>
        <translation>Diese Sitzung zeigen</translation>
    </message>
    <message>
        <source>Go to this message, by its id or its number (from 1)</source>
        <translation>Zu dieser Nachricht gehen, mit ihrer ID oder ihrer Nummer (ab 1)</translation>
    </message>
    <message>
        <source>Compare the session with this one</source>
        <translation>Die Sitzung mit dieser vergleichen</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de</source>
        <translation>Sprache des Fensters, z. B. de</translation>
    </message>
    <message>
        <source>Colours: light, dark, high-contrast</source>
        <translation>Farben: light, dark, high-contrast</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file, without a display, and leave</source>
        <translation>Das Fenster ohne Bildschirm in eine PNG-Datei zeichnen und beenden</translation>
    </message>
    <message>
        <source>Size of the picture, e.g. 1440x900</source>
        <translation>Größe des Bildes, z. B. 1440x900</translation>
    </message>
    <message>
        <source>Pixels of the picture for a pixel of the window</source>
        <translation>Bildpunkte des Bildes je Bildpunkt des Fensters</translation>
    </message>
    <message>
        <source>The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair</source>
        <translation>Der Plan, den ein Bild zeigt: fork, resume, rename, edit, remove, prune, delete, repair</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Optionen des Fensters:</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>Beispielsitzung öffnen</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(ohne Pfad)</translation>
    </message>
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>Nachricht %1</numerusform>
            <numerusform>Nachrichten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>not in the current branch</source>
        <translation>nicht im aktuellen Zweig</translation>
    </message>
    <message>
        <source>Leave out discarded messages and side chains</source>
        <translation>Verworfene Nachrichten und Nebenstränge weglassen</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Keine Datei wurde geändert.</translation>
    </message>
    <message>
        <source>Print the file changes of a session</source>
        <translation>Die Dateiänderungen einer Sitzung ausgeben</translation>
    </message>
    <message>
        <source>Print the net change of each file</source>
        <translation>Die Nettoänderung jeder Datei ausgeben</translation>
    </message>
    <message>
        <source>Print the net changes as one patch for “git apply”</source>
        <translation>Die Nettoänderungen als einen Patch für „git apply“ ausgeben</translation>
    </message>
    <message>
        <source>Compare the net changes with the files in this folder</source>
        <translation>Die Nettoänderungen mit den Dateien in diesem Ordner vergleichen</translation>
    </message>
    <message>
        <source>Print what files hold: kind, figures and outline</source>
        <translation>Zeigen, was Dateien enthalten: Art, Zahlen und Gliederung</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>Die Dateien</translation>
    </message>
    <message>
        <source>Read the files as this kind, whatever their names</source>
        <translation>Die Dateien als diese Art lesen, gleich wie sie heißen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>List the stores found in folders, or in the usual places</source>
        <translation>Die Speicher in Ordnern oder an den üblichen Orten auflisten</translation>
    </message>
    <message>
        <source>%1 was not searched to its end; there may be more stores in it.</source>
        <translation>%1 wurde nicht bis zum Ende durchsucht; darin können weitere Speicher sein.</translation>
    </message>
    <message>
        <source>%1 holds several stores. Name one of them: %2</source>
        <translation>%1 enthält mehrere Speicher. Nennen Sie einen davon: %2</translation>
    </message>
    <message>
        <source>Make the change in a fork</source>
        <translation>Die Änderung in einem Abzweig machen</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first, or what one of them wrote</source>
        <translation>Die mit Stemma gemachten Änderungen auflisten, neueste zuerst, oder was eine von ihnen geschrieben hat</translation>
    </message>
    <message>
        <source>Search the messages of stores; of all known ones by default</source>
        <translation>Die Nachrichten von Speichern durchsuchen; ohne Angabe die aller bekannten</translation>
    </message>
    <message>
        <source>Usage: stemma search QUERY [STORE...]
Words, &quot;phrases&quot;, prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;exact text&quot;, /regex/.</source>
        <translation>Aufruf: stemma search QUERY [STORE...]
Wörter, &quot;Wortfolgen&quot;, Anfang*, AND, OR, NOT, Klammern; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;genauer Text&quot;, /regex/.</translation>
    </message>
    <message>
        <source>The query, then the stores</source>
        <translation>Die Anfrage, dann die Speicher</translation>
    </message>
    <message>
        <source>Print the tokens that models used, and what they cost</source>
        <translation>Die verbrauchten Token der Modelle und ihre Kosten ausgeben</translation>
    </message>
    <message>
        <source>Hits: %1; sessions by index: %2, by reading: %3</source>
        <translation>Treffer: %1; Sitzungen über den Index: %2, gelesen: %3</translation>
    </message>
    <message>
        <source>%1; there are more (--limit)</source>
        <translation>%1; es gibt mehr (--limit)</translation>
    </message>
    <message>
        <source>Sessions: %1, texts: %2, bytes: %3</source>
        <translation>Sitzungen: %1, Texte: %2, Bytes: %3</translation>
    </message>
    <message>
        <source>  (being built)</source>
        <translation>  (wird aufgebaut)</translation>
    </message>
    <message>
        <source>Say what to search for, for example: stemma search &quot;exit code&quot;.</source>
        <translation>Geben Sie an, wonach gesucht wird, zum Beispiel: stemma search &quot;exit code&quot;.</translation>
    </message>
    <message>
        <source>The query cannot be read at character %1. %2</source>
        <translation>Die Anfrage ist bei Zeichen %1 nicht lesbar. %2</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.</source>
        <translation>„%1“ ist kein Datum. Schreiben Sie 2026-03-01, 2026-03, today oder 7d.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>%Ln Sitzung von %1 war nicht lesbar und wurde nicht durchsucht.</numerusform>
            <numerusform>%Ln Sitzungen von %1 waren nicht lesbar und wurden nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>Der reguläre Ausdruck brauchte bei %Ln Text zu lange; dort kann es weitere Treffer geben.</numerusform>
            <numerusform>Der reguläre Ausdruck brauchte bei %Ln Texten zu lange; dort kann es weitere Treffer geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions found in the usual places. Name a store.</source>
        <translation>An den üblichen Orten gibt es keine Sitzungen. Nennen Sie einen Speicher.</translation>
    </message>
    <message>
        <source>The query is a regular expression</source>
        <translation>Die Anfrage ist ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>The query is a text to find as it is</source>
        <translation>Die Anfrage ist ein Text, der genau so gesucht wird</translation>
    </message>
    <message>
        <source>With --regex: in any case</source>
        <translation>Mit --regex: ohne Rücksicht auf Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>Only messages since this date: 2026-03-01, 2026-03, today, 7d</source>
        <translation>Nur Nachrichten seit diesem Datum: 2026-03-01, 2026-03, today, 7d</translation>
    </message>
    <message>
        <source>Order by relevance instead of newest first; needs an index</source>
        <translation>Nach Relevanz statt neueste zuerst ordnen; braucht einen Index</translation>
    </message>
    <message>
        <source>Read the stores instead of using their indexes</source>
        <translation>Die Speicher lesen, statt ihre Indizes zu benutzen</translation>
    </message>
    <message>
        <source>Build or update the indexes of stores; no query</source>
        <translation>Die Indizes von Speichern aufbauen oder nachführen; ohne Anfrage</translation>
    </message>
    <message>
        <source>Delete the indexes of stores; no query</source>
        <translation>Die Indizes von Speichern löschen; ohne Anfrage</translation>
    </message>
    <message>
        <source>List the indexes with their size; no query</source>
        <translation>Die Indizes mit ihrer Größe auflisten; ohne Anfrage</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n weiterer Datensatz ist nicht im Journal.</numerusform>
            <numerusform>%n weitere Datensätze sind nicht im Journal.</numerusform>
        </translation>
    </message>
    <message>
        <source>List prices as known on %1; your own go above them in %2.</source>
        <translation>Listenpreise, Stand %1; Ihre eigenen gehen vor, in %2.</translation>
    </message>
    <message>
        <source>Prices of %1, and list prices as known on %2.</source>
        <translation>Preise aus %1 und Listenpreise, Stand %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>cache read</source>
        <translation>aus dem Cache</translation>
    </message>
    <message>
        <source>cache write</source>
        <translation>in den Cache</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>(not stored)</source>
        <translation>(nicht gespeichert)</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>%n Aufruf hat keinen bekannten Preis, von diesen Modellen: %1</numerusform>
            <numerusform>%n Aufrufe haben keinen bekannten Preis, von diesen Modellen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>Nicht gezählt, %1: %Ln Aufzeichnung mit %2</numerusform>
            <numerusform>Nicht gezählt, %1: %Ln Aufzeichnungen mit %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 counted, %4 by the agent. %5</source>
        <translation>%1, %2: %3 gezählt, %4 laut Agent. %5</translation>
    </message>
    <message>
        <source>“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.</source>
        <translation>„%1“ ist kein Tag und keine Zeit. Schreiben Sie es wie 2026-03-31 oder 2026-03-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>What each line sums up</source>
        <translation>Wovon die Zeilen Summen sind</translation>
    </message>
    <message>
        <source>Only calls from this day or time on</source>
        <translation>Nur Aufrufe ab diesem Tag oder dieser Zeit</translation>
    </message>
    <message>
        <source>Only calls up to this day or time</source>
        <translation>Nur Aufrufe bis zu diesem Tag oder dieser Zeit</translation>
    </message>
    <message>
        <source>Prices above those of the program; by default those in your configuration folder</source>
        <translation>Preise, die denen des Programms vorgehen; sonst die in Ihrem Konfigurationsordner</translation>
    </message>
    <message>
        <source>Print the lines as CSV</source>
        <translation>Die Zeilen als CSV ausgeben</translation>
    </message>
    <message>
        <source>Estimate the cost of the session if it had been compacted at a number of tokens, its tool outputs pruned except for the newest, or fully cached</source>
        <translation>Schätzen, was die Sitzung gekostet hätte: bei so vielen Token verdichtet, Werkzeugausgaben bis auf die neuesten so vielen Token gekürzt oder ganz aus dem Cache</translation>
    </message>
    <message>
        <source>Print the patch that brings files back to a checkpoint</source>
        <translation>Den Patch ausgeben, der Dateien auf einen Sicherungspunkt zurückbringt</translation>
    </message>
    <message>
        <source>Write a session as a document, redacted if wished</source>
        <translation>Eine Sitzung als Dokument schreiben, auf Wunsch geschwärzt</translation>
    </message>
    <message>
        <source>Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>Ohne Befehl öffnet sich ein Fenster mit diesen Speichern. Eine Nachricht wird durch ihre ID oder ihre Nummer im Fenster (ab 1) benannt.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>Done, and there are findings.</source>
        <translation>Erledigt, und es gibt Befunde.</translation>
    </message>
    <message>
        <source>The arguments cannot be used.</source>
        <translation>Die Argumente sind nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>Failed; nothing was written.</source>
        <translation>Fehlgeschlagen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The store changed or is in use; nothing was written.</source>
        <translation>Der Speicher hat sich geändert oder wird benutzt; nichts wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>%Ln Wert sieht noch so aus, als sollte er geschwärzt werden; sehen Sie das Dokument durch.</numerusform>
            <numerusform>%Ln Werte sehen noch so aus, als sollten sie geschwärzt werden; sehen Sie das Dokument durch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the document; by default what the file&apos;s name ends with, or markdown</source>
        <translation>Die Form des Dokuments; sonst, worauf der Name der Datei endet, oder markdown</translation>
    </message>
    <message>
        <source>The file to write; standard output by default</source>
        <translation>Die Datei, die geschrieben wird; sonst die Standardausgabe</translation>
    </message>
    <message>
        <source>Leave thinking out</source>
        <translation>Gedanken weglassen</translation>
    </message>
    <message>
        <source>Leave tool calls and patches out</source>
        <translation>Werkzeugaufrufe und Patches weglassen</translation>
    </message>
    <message>
        <source>Only say that there are images</source>
        <translation>Nur sagen, dass es Bilder gibt</translation>
    </message>
    <message>
        <source>Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home folders and private hosts, and leave images out</source>
        <translation>Schlüssel, Tokens, Passwörter, E-Mail-Adressen, Telefonnummern, Bankkonten, persönliche Ordner und private Rechner ersetzen und Bilder weglassen</translation>
    </message>
    <message>
        <source>A name to replace as well; may be repeated</source>
        <translation>Ein Name, der auch ersetzt wird; mehrmals möglich</translation>
    </message>
    <message>
        <source>A kind not to replace; may be repeated</source>
        <translation>Eine Art, die nicht ersetzt wird; mehrmals möglich</translation>
    </message>
    <message>
        <source>“%1” is too short for a name: it would be replaced everywhere.</source>
        <translation>„%1“ ist zu kurz für einen Namen: Er würde überall ersetzt.</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>Der Agent dieses Speichers hebt keine Kopien von Dateien auf.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>Die Kopie von %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Name the shell: bash, zsh or fish.</source>
        <translation>Nennen Sie die Shell: bash, zsh oder fish.</translation>
    </message>
    <message>
        <source>--json tells of the file that was written: name one with -o.</source>
        <translation>--json sagt etwas über die geschriebene Datei: Nennen Sie eine mit -o.</translation>
    </message>
    <message>
        <source>Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by default)</source>
        <translation>Höchstens so viele Treffer ausgeben, die neuesten aller Speicher; 0 gibt alle aus, Speicher für Speicher (sonst 100)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1, %2 von einer Sitzung: %3 gezählt, %4 vom Agenten. %5</numerusform>
            <numerusform>%1, %2 von %n Sitzungen: %3 gezählt, %4 vom Agenten. %5</numerusform>
        </translation>
    </message>
    <message>
        <source>--differences lists each session whose sum is another than the agent&apos;s.</source>
        <translation>--differences listet jede Sitzung auf, deren Summe von der des Agenten abweicht.</translation>
    </message>
    <message>
        <source>by sub-agents</source>
        <translation>von Unteragenten</translation>
    </message>
    <message>
        <source>A subscription covers %1.</source>
        <translation>Ein Abonnement deckt %1.</translation>
    </message>
    <message>
        <source>as it was: %1 (%2); estimated: %3 (%4)</source>
        <comment>costs, numbers of tokens</comment>
        <translation>wie es war: %1 (%2); geschätzt: %3 (%4)</translation>
    </message>
    <message>
        <source>List each session whose sum is another than the agent&apos;s own</source>
        <translation>Jede Sitzung auflisten, deren Summe von der des Agenten abweicht</translation>
    </message>
    <message>
        <source>Asking: %1</source>
        <translation>Frage an: %1</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>Die Sitzung hat keine Nachricht „%1“.</translation>
    </message>
    <message>
        <source>The store does not record where the summary “%1” was made.</source>
        <translation>Der Speicher hält nicht fest, wo die Zusammenfassung „%1“ entstand.</translation>
    </message>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>Nichts ging verloren, wonach gefragt werden kann.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>answered otherwise</source>
        <translation>anders beantwortet</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>Die Antwort hat ihre größte Länge erreicht und ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>Ask about what this summary lost instead, and judge the answers; newest is the newest summary in the context</source>
        <translation>Stattdessen nach dem fragen, was diese Zusammenfassung verloren hat, und die Antworten beurteilen; newest ist die neueste im Kontext</translation>
    </message>
    <message>
        <source>Ask the context as it is now; the default without another one</source>
        <translation>Den Kontext fragen, wie er jetzt ist; Standard, wenn kein anderer gewählt ist</translation>
    </message>
    <message>
        <source>Ask the context as it was when this message was the newest; may be repeated</source>
        <translation>Den Kontext fragen, wie er war, als diese Nachricht die neueste war; mehrfach möglich</translation>
    </message>
    <message>
        <source>Ask the context before this summary was made; may be repeated</source>
        <translation>Den Kontext fragen, bevor diese Zusammenfassung entstand; mehrfach möglich</translation>
    </message>
    <message>
        <source>Ask the context right after this summary was made; may be repeated</source>
        <translation>Den Kontext fragen, gleich nachdem diese Zusammenfassung entstand; mehrfach möglich</translation>
    </message>
    <message>
        <source>Ask the context of now with --text in the place of this summary</source>
        <translation>Den jetzigen Kontext mit --text statt dieser Zusammenfassung fragen</translation>
    </message>
    <message>
        <source>The edited summary; - reads it from standard input</source>
        <translation>Die bearbeitete Zusammenfassung; - liest sie von der Standardeingabe</translation>
    </message>
    <message>
        <source>Print what would be sent and what it may cost; send nothing</source>
        <translation>Ausgeben, was gesendet würde und was es kosten kann; nichts senden</translation>
    </message>
    <message>
        <source>Print what takes room in a store, and regain some</source>
        <translation>Ausgeben, was in einem Speicher Platz braucht, und Platz gewinnen</translation>
    </message>
    <message>
        <source>Ask a model a question about the contexts of a session, as they would be sent</source>
        <translation>Einem Modell eine Frage zu den Kontexten einer Sitzung stellen, wie sie gesendet würden</translation>
    </message>
    <message>
        <source>Ask the model at this address; asks you before anything is sent</source>
        <translation>Das Modell an dieser Adresse fragen; vor dem Senden wird nachgefragt</translation>
    </message>
    <message>
        <source>Hand a session over: write it as a new session of another agent</source>
        <translation>Eine Sitzung übergeben: als neue Sitzung eines anderen Agenten schreiben</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database; “stemma check” looks for damage in it.</source>
        <translation>%1 ist keine SQLite-Datenbank; „stemma check“ sucht darin nach Schäden.</translation>
    </message>
    <message>
        <source>Tables and indexes, bytes of their pages</source>
        <translation>Tabellen und Indizes, Bytes ihrer Seiten</translation>
    </message>
    <message>
        <source>Tables, bytes of their values (this SQLite cannot count pages)</source>
        <translation>Tabellen, Bytes ihrer Werte (dieses SQLite kann keine Seiten zählen)</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>Index von %1</translation>
    </message>
    <message>
        <source>free pages</source>
        <translation>freie Seiten</translation>
    </message>
    <message>
        <source>write-ahead log</source>
        <translation>Write-Ahead-Log</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>ohne Endung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents of messages</source>
        <translation>Inhalte der Nachrichten</translation>
    </message>
    <message>
        <source>Largest sessions</source>
        <translation>Größte Sitzungen</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>Größte Inhalte</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>Nachricht %1 von %2</translation>
    </message>
    <message>
        <source>--vacuum regains at least %1 bytes.</source>
        <translation>--vacuum gewinnt mindestens %1 Bytes.</translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: kein Schaden gefunden.</translation>
    </message>
    <message>
        <source>%1: SQLite found damage:</source>
        <translation>%1: SQLite hat Schäden gefunden:</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) was written back.</source>
        <translation>Das Log von %1 (%2 Bytes) wurde zurückgeschrieben.</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) can be written back; no record changes, and there is nothing to undo. Add --apply to do it.</source>
        <translation>Das Log von %1 (%2 Bytes) kann zurückgeschrieben werden; kein Datensatz ändert sich, und es gibt nichts rückgängig zu machen. Mit --apply geschieht es.</translation>
    </message>
    <message>
        <source>Check every page of the database</source>
        <translation>Jede Seite der Datenbank prüfen</translation>
    </message>
    <message>
        <source>Give the free pages of the database back; can be undone</source>
        <translation>Die freien Seiten der Datenbank zurückgeben; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Write the log of a database that nobody has open back into it; changes no record</source>
        <translation>Das Log einer Datenbank, die niemand geöffnet hat, in sie zurückschreiben; ändert keinen Datensatz</translation>
    </message>
    <message>
        <source>The store that gets it; where the agent keeps sessions by default</source>
        <translation>Der Speicher, der sie bekommt; sonst der übliche Ort des Agenten</translation>
    </message>
    <message>
        <source>The project folder of the new session; that of the session by default</source>
        <translation>Der Projektordner der neuen Sitzung; sonst der der Sitzung</translation>
    </message>
    <message>
        <source>Leave thinking out (none, the default), or make it text of the answers</source>
        <translation>Gedanken weglassen (none, Standard) oder zu Text der Antworten machen</translation>
    </message>
    <message>
        <source>Keep tool calls with their results (calls, the default), or make them text</source>
        <translation>Werkzeugaufrufe mit Ergebnissen behalten (calls, Standard) oder zu Text machen</translation>
    </message>
    <message>
        <source>Say what to apply: --vacuum or --write-back.</source>
        <translation>Geben Sie an, was ausgeführt werden soll: --vacuum oder --write-back.</translation>
    </message>
    <message>
        <source>Say what to ask: a question with --question, or --probe.</source>
        <translation>Sagen Sie, was gefragt werden soll: eine Frage mit --question oder --probe.</translation>
    </message>
    <message>
        <source>Name the model to ask with --endpoint and --model, or add --dry-run.</source>
        <translation>Nennen Sie das Modell mit --endpoint und --model, oder geben Sie --dry-run an.</translation>
    </message>
    <message>
        <source>To continue, in the project folder: %1</source>
        <translation>Zum Fortsetzen im Projektordner: %1</translation>
    </message>
    <message>
        <source>Open another window, even if one is open</source>
        <translation>Ein weiteres Fenster öffnen, auch wenn eines offen ist</translation>
    </message>
    <message>
        <source>Look for this, in the panel search, search-tab or find, or in the settings; in export: names to redact</source>
        <translation>Danach suchen, im Bereich search, search-tab oder find oder in den Einstellungen; in export: zu schwärzende Namen</translation>
    </message>
    <message>
        <source>Show a panel: %1</source>
        <translation>Einen Bereich zeigen: %1</translation>
    </message>
    <message>
        <source>Save the files as they were at the checkpoint in this folder; none is overwritten</source>
        <translation>Die Dateien, wie sie am Sicherungspunkt waren, in diesem Ordner speichern; keine wird überschrieben</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 Bytes: %2</translation>
    </message>
    <message>
        <source>Write a comparison with this session of the same store, as html or markdown</source>
        <translation>Einen Vergleich mit dieser Sitzung desselben Speichers schreiben, als html oder markdown</translation>
    </message>
    <message>
        <source>A comparison is written as html or markdown.</source>
        <translation>Ein Vergleich wird als html oder markdown geschrieben.</translation>
    </message>
    <message>
        <source>The agent that gets the session; with --redact by default a copy in its own store</source>
        <translation>Der Agent, der die Sitzung bekommt; mit --redact sonst eine Kopie im eigenen Speicher</translation>
    </message>
    <message>
        <source>Only a document is redacted: name its file with -o, or its --format.</source>
        <translation>Nur ein Dokument wird geschwärzt: Nennen Sie seine Datei mit -o oder sein --format.</translation>
    </message>
    <message>
        <source>Name the agent with --to. Only a redacted copy goes to the same store.</source>
        <translation>Nennen Sie den Agenten mit --to. Nur eine geschwärzte Kopie geht in denselben Speicher.</translation>
    </message>
    <message>
        <source>No document ends with “.%1”. Name the form with --format.</source>
        <translation>Kein Dokument endet auf „.%1“. Nennen Sie die Form mit --format.</translation>
    </message>
    <message>
        <source>A review is written as html, markdown or json.</source>
        <translation>Eine Prüfung wird als html, markdown oder json geschrieben.</translation>
    </message>
    <message>
        <source>The connection broke, so the question is asked again.</source>
        <translation>Die Verbindung ist abgebrochen; die Frage wird noch einmal gestellt.</translation>
    </message>
    <message>
        <source>These were thoughts of the model. The answer follows.</source>
        <translation>Das waren Gedanken des Modells. Die Antwort folgt.</translation>
    </message>
    <message>
        <source>The answer is not complete: this part had arrived.</source>
        <translation>Die Antwort ist nicht vollständig: So viel war angekommen.</translation>
    </message>
    <message>
        <source>The fork has no summary that lost a constraint.</source>
        <translation>Der Abzweig hat keine Zusammenfassung, die eine Vorgabe verloren hat.</translation>
    </message>
    <message>
        <source>Leave out thinking blocks, except those that the next call still needs</source>
        <translation>Gedankenblöcke weglassen, außer denen, die der nächste Aufruf noch braucht</translation>
    </message>
    <message>
        <source>Leave out the checkpoints that the store has</source>
        <translation>Die Sicherungspunkte weglassen, die der Speicher hat</translation>
    </message>
    <message>
        <source>Add the constraints that the last summary lost to its copy</source>
        <translation>Der Kopie der letzten Zusammenfassung die Vorgaben hinzufügen, die diese verloren hat</translation>
    </message>
    <message>
        <source>Add this constraint to the copy of the last summary; can be repeated</source>
        <translation>Der Kopie der letzten Zusammenfassung diese Vorgabe hinzufügen; wiederholbar</translation>
    </message>
    <message>
        <source>Print which sessions came from which</source>
        <translation>Ausgeben, welche Sitzungen aus welchen hervorgegangen sind</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>%Ln Nachricht, %1 Bytes: %2</numerusform>
            <numerusform>%Ln Nachrichten, %1 Bytes: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>%Ln Stelle der Sitzung geschwärzt</numerusform>
            <numerusform>%Ln Stellen der Sitzung geschwärzt</numerusform>
        </translation>
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
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>stemma::AsideTabs</name>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>Nichts ging verloren, wonach gefragt werden kann.</translation>
    </message>
</context>
<context>
    <name>stemma::AskBar</name>
    <message>
        <source>Ask…</source>
        <translation>Fragen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>Eigene Frage</translation>
    </message>
    <message>
        <source>What do you want to know of the context? Nothing is sent before you agree.</source>
        <translation>Was möchten Sie vom Kontext wissen? Nichts wird gesendet, bevor Sie zustimmen.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Type a question instead of those of the probe</source>
        <translation>Statt der Fragen der Probe eine eigene eingeben</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Die Anfrage abbrechen; nichts wird mehr gesendet</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Frühere Fragen</translation>
    </message>
    <message>
        <source>Questions asked so far. They are kept until this tab is closed, and never stored.</source>
        <translation>Bisher gestellte Fragen. Sie bleiben bis zum Schließen dieses Tabs und werden nie gespeichert.</translation>
    </message>
    <message>
        <source>See what is sent and what it may cost, and agree (Ctrl+Return)</source>
        <translation>Ansehen, was gesendet wird und was es kosten kann, und zustimmen (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>stemma::AskColumn</name>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>Nur der Anfang wird gezeigt.</translation>
    </message>
    <message>
        <source>Judged by rules, not by a model: whether the lost words are in the answer. Read the answer itself before you rely on it.</source>
        <translation>Nach Regeln beurteilt, nicht von einem Modell: ob die verlorenen Worte in der Antwort stehen. Lesen Sie die Antwort selbst, bevor Sie sich darauf verlassen.</translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>Probe: %Ln Frage</numerusform>
            <numerusform>Probe: %Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick a question first.</source>
        <translation>Haken Sie zuerst eine Frage an.</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>Geben Sie zuerst eine Frage ein.</translation>
    </message>
    <message>
        <source>Choose a context first.</source>
        <translation>Wählen Sie zuerst einen Kontext.</translation>
    </message>
    <message>
        <source>The contexts are still being read.</source>
        <translation>Die Kontexte werden noch gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>%Ln Eintrag wird als Text gesendet, ohne Bilder. Token sind geschätzt.</numerusform>
            <numerusform>%Ln Einträge werden als Texte gesendet, ohne Bilder. Token sind geschätzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the draft replaces is not in this context; it is sent before it.</source>
        <translation>Was der Entwurf ersetzt, ist nicht in diesem Kontext; er wird davor gesendet.</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records everything.</source>
        <translation>Rekonstruiert: Der Speicher enthält nicht mehr alles.</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>Noch nicht gefragt.</translation>
    </message>
    <message>
        <source>Reading the context…</source>
        <translation>Der Kontext wird gelesen …</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1… %2 so far</source>
        <comment>number of tokens</comment>
        <translation>Warten auf die Antwort von %1 … bisher %2</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1…</source>
        <translation>Warten auf die Antwort von %1 …</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>Wartet …</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cost %1.</source>
        <translation>Kosten %1.</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>Die Antwort hat ihre größte Länge erreicht und ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This question was not asked.</source>
        <translation>Diese Frage wurde nicht gestellt.</translation>
    </message>
    <message>
        <source>The model gave no answer to this question.</source>
        <translation>Das Modell hat auf diese Frage nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1 · at most %2</source>
        <translation>%1 · höchstens %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, answers of at most %2</source>
        <comment>number of tokens</comment>
        <translation>%1, Antworten von höchstens %2</translation>
    </message>
    <message>
        <source>estimated cost: at most %1</source>
        <translation>geschätzte Kosten: höchstens %1</translation>
    </message>
    <message>
        <source>the price of %1 is not known</source>
        <translation>der Preis von %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>Estimated from the length of the texts, with the price that is set for the model, or else that of the price table</source>
        <translation>Geschätzt nach der Länge der Texte, mit dem Preis, der für das Modell gesetzt ist, sonst dem der Preistabelle</translation>
    </message>
    <message>
        <source>Ask the context</source>
        <translation>Den Kontext fragen</translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>Inhalt: %Ln Frage und in jeder Anfrage ein Kontext dieser Sitzung</numerusform>
            <numerusform>Inhalt: %Ln Fragen und in jeder Anfrage ein Kontext dieser Sitzung</numerusform>
        </translation>
    </message>
    <message>
        <source>Content: the question, and in each request one context of this session</source>
        <translation>Inhalt: die Frage und in jeder Anfrage ein Kontext dieser Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n Anfrage.</numerusform>
            <numerusform>%n Anfragen, eine nach der anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask · %1</source>
        <translation>Fragen · %1</translation>
    </message>
    <message>
        <source>Cancelled: this is what had come of the answer.</source>
        <translation>Abgebrochen: So weit war die Antwort gekommen.</translation>
    </message>
    <message>
        <source>%1 This is what had come of the answer.</source>
        <translation>%1 So weit war die Antwort gekommen.</translation>
    </message>
</context>
<context>
    <name>stemma::AskingSteps</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>Schritte der Zusammenfassung</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Die Anfrage abbrechen; nichts wird mehr gesendet</translation>
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
    <message>
        <source>Before the first prompt</source>
        <translation>Vor dem ersten Prompt</translation>
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
        <translation>Runden werden zusammengezählt …</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>Diese Sitzung hat keine Runden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 cached tokens in</source>
        <translation>Eingabe: %1 + %2 Token aus dem Cache</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 Eingabe</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 Ausgabe</translation>
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
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
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
    <name>stemma::BringAlong</name>
    <message>
        <source>Summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>Thinking blocks</source>
        <translation>Gedankenblöcke</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Sicherungspunkte</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>The agent is sent the summaries in place of the messages they replace, so the fork needs them.</source>
        <translation>Dem Agenten werden die Zusammenfassungen anstelle der Nachrichten gesendet, die sie ersetzen; der Abzweig braucht sie also.</translation>
    </message>
    <message>
        <source>Without them the fork works with another account, provider or model. A turn that the fork ends in keeps them where its tool calls need them.</source>
        <translation>Ohne sie geht der Abzweig auch mit einem anderen Konto, Anbieter oder Modell. Eine Runde, in der der Abzweig endet, behält sie, wo ihre Werkzeugaufrufe sie brauchen.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>%Ln verlorene Vorgabe der Zusammenfassung hinzufügen</numerusform>
            <numerusform>%Ln verlorene Vorgaben der Zusammenfassung hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::BugReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>Describe what happened, then copy the report. It holds no paths and nothing of your sessions. Stemma sends nothing.</source>
        <translation>Beschreiben Sie, was geschah, und kopieren Sie den Bericht. Er enthält keine Pfade und nichts aus Ihren Sitzungen. Stemma sendet nichts.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Was geschah:</translation>
    </message>
    <message>
        <source>What you did before:</source>
        <translation>Was Sie vorher taten:</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message>
        <source>(no path)</source>
        <translation>(ohne Pfad)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>Sie folgen nicht alle auseinander und werden in %Ln Schritt gezeigt.</numerusform>
            <numerusform>Sie folgen nicht alle auseinander und werden in %Ln Schritten gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1, %2, %3 Zeilen hinzugefügt, %4 entfernt</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>Not in the current branch</source>
        <translation>Nicht im aktuellen Zweig</translation>
    </message>
    <message>
        <source>The session holds no result of this call: the change may not have been made.</source>
        <translation>Die Sitzung enthält kein Ergebnis dieses Aufrufs: Vielleicht wurde die Änderung nie vorgenommen.</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 lines added, %5 removed</source>
        <translation>%1, %2, %3, %4 Zeilen hinzugefügt, %5 entfernt</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>Lines added</source>
        <translation>Hinzugefügte Zeilen</translation>
    </message>
    <message>
        <source>Lines removed</source>
        <translation>Entfernte Zeilen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Message and file</source>
        <translation>Nachricht und Datei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
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
    <name>stemma::ChangesPanel</name>
    <message>
        <source>In order of time</source>
        <translation>Zeitlich geordnet</translation>
    </message>
    <message>
        <source>List all changes in order, without grouping them by file</source>
        <translation>Alle Änderungen der Reihe nach auflisten, ohne sie nach Dateien zu ordnen</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Show each change of a file instead of its net change</source>
        <translation>Jede Änderung einer Datei statt ihrer Nettoänderung zeigen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Show old and new lines beside each other</source>
        <translation>Alte und neue Zeilen nebeneinander zeigen</translation>
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
        <source>Previous file</source>
        <translation>Vorige Datei</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Changed files</source>
        <translation>Geänderte Dateien</translation>
    </message>
    <message>
        <source>Open a session to see which files it changed.</source>
        <translation>Öffnen Sie eine Sitzung, um zu sehen, welche Dateien sie geändert hat.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Die Sitzung wird gelesen …</translation>
    </message>
    <message>
        <source>None of these messages changed a file.</source>
        <translation>Keine dieser Nachrichten hat eine Datei geändert.</translation>
    </message>
    <message>
        <source>This session changed no files.</source>
        <translation>Diese Sitzung hat keine Dateien geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Alle Nachrichten</translation>
    </message>
    <message>
        <source>Current branch</source>
        <translation>Aktueller Zweig</translation>
    </message>
    <message>
        <source>Selected messages</source>
        <translation>Ausgewählte Nachrichten</translation>
    </message>
    <message>
        <source>Messages whose changes are listed</source>
        <translation>Nachrichten, deren Änderungen aufgelistet werden</translation>
    </message>
    <message>
        <source>Compare with disk</source>
        <translation>Mit Dateien vergleichen</translation>
    </message>
    <message>
        <source>Compare the net changes with the files on disk</source>
        <translation>Die Nettoänderungen mit den Dateien auf dem Datenträger vergleichen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Save the net changes as one patch that “git apply” takes</source>
        <translation>Die Nettoänderungen als einen Patch speichern, den „git apply“ annimmt</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Ordner des Projekts</translation>
    </message>
    <message>
        <source>Export patch</source>
        <translation>Patch exportieren</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>Patches (*.patch *.diff)</translation>
    </message>
    <message>
        <source>There is nothing that a patch could hold.</source>
        <translation>Es gibt nichts, was ein Patch enthalten könnte.</translation>
    </message>
    <message>
        <source>The patch could not be written: %1</source>
        <translation>Der Patch konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Patch saved to %1.</source>
        <translation>Patch in %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>%Ln Änderung fehlt:</numerusform>
            <numerusform>%Ln Änderungen fehlen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Chart</name>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Es wurde nichts gesendet</translation>
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
        <translation>Jedes Häkchen ist eine Anfrage. Bevor etwas gesendet wird, sehen Sie, was wohin geht und was es kosten kann, und werden gefragt. „Modell …“ richtet weitere Modelle ein.</translation>
    </message>
    <message>
        <source>&amp;%1 deterministic, without a model</source>
        <translation>&amp;%1 deterministisch, ohne Modell</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Weiter …</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 selektiv</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 aggressiv</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>Wählen Sie eine Stufe eines Modells.</translation>
    </message>
</context>
<context>
    <name>stemma::Choosers</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
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
        <source>Compare “%1” with another session of the store</source>
        <translation>„%1“ mit einer anderen Sitzung des Speichers vergleichen</translation>
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
        <source>Before “%1”</source>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>Macht diese und alle späteren Änderungen rückgängig</translation>
    </message>
    <message>
        <source>No message from this time on</source>
        <translation>Ab dieser Zeit gibt es keine Nachricht</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id</source>
        <translation>Eine Nummer von 1 bis %1, eine Zeit wie 9:41 oder 2026-03-02 9:41 oder die ID einer Nachricht eingeben</translation>
    </message>
    <message>
        <source>Go to session or text: type words of the title, prompt, model, folder or any text</source>
        <translation>Zu Sitzung oder Text gehen: Wörter des Titels, Prompts, Modells, Ordners oder beliebigen Text eingeben</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedEditing</name>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>Zum Stapel hinzugefügt: %1.</translation>
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
    <name>stemma::CompactionDrafts</name>
    <message>
        <source>Level %1: this format makes no summary without a model</source>
        <translation>Stufe %1: Dieses Format macht ohne Modell keine Zusammenfassung</translation>
    </message>
    <message>
        <source>Level %1: made without a model</source>
        <translation>Stufe %1: ohne Modell gemacht</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>Dieses Format macht ohne Modell keine Zusammenfassung. Schreiben Sie sie hier, und wenden Sie sie an.</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>Keine der gewählten Stufen ist hier möglich.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>Zusammenfassungen über den Nachrichten</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>ersetzt %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>Compaction · %1</source>
        <translation>Verdichtung · %1</translation>
    </message>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>Wenden Sie den neuen Text an, oder verwerfen Sie ihn, bevor Sie eine andere Zusammenfassung wählen.</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>Zu ihrer Nachricht gehen</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>Wenden Sie zuerst den neuen Text an, oder verwerfen Sie ihn.</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>Diese Vorschau entstand nach den vorigen Regeln. Zeigen Sie sie erneut, um die neuen zu verwenden.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Zusammenfassungen werden gelesen</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>Die Zusammenfassung hat keinen Text, der sich bearbeiten lässt.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionTools</name>
    <message>
        <source>Preview compaction</source>
        <translation>Verdichtung ausprobieren</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>Eine neue Zusammenfassung ausprobieren; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>Stufen vergleichen</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>Modell …</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>Das Modell einrichten, das Zusammenfassungen der Stufen 1 und 2 schreibt</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>Den Text der Zusammenfassung bearbeiten</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>Auflösen …</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>Die ersetzten Nachrichten zurück in den Kontext bringen</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>Ausgaben kürzen …</translation>
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
        <translation>In den Kontext zurückholen …</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>Stufen und Modelle vergleichen …</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Wählen, welche Werkzeugausgaben gekürzt oder zurückgeholt werden</translation>
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
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>Ohne Modell: nach den Regeln des Formats gemacht oder von Ihnen geschrieben</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>Kein Modell ist eingerichtet. Richten Sie eines mit „Modell …“ ein.</translation>
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
        <source>Preview summaries of several levels and models side by side</source>
        <translation>Zusammenfassungen mehrerer Stufen und Modelle nebeneinander ausprobieren</translation>
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
        <translation>Erhaltene Befunde werden nach Regeln gezählt und sind nur ein Hinweis. Token sind geschätzt.</translation>
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
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages</source>
        <translation>Die ersten %1 von %2 und %3 von %4 Nachrichten verglichen</translation>
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
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Es wird verglichen …</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Wählen Sie zwei Zeilen aus, um sie zu vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>%n von %1 verschieden</numerusform>
            <numerusform>%n von %1 verschieden</numerusform>
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
    <message>
        <source>Export the comparison…</source>
        <translation>Vergleich exportieren …</translation>
    </message>
    <message>
        <source>Comparison of “%1” with “%2”</source>
        <translation>Vergleich von „%1“ mit „%2“</translation>
    </message>
    <message>
        <source>Messages in common</source>
        <translation>Gemeinsame Nachrichten</translation>
    </message>
</context>
<context>
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>%Ln Änderung, %1</numerusform>
            <numerusform>%Ln Änderungen, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of recent stores is empty now.</source>
        <translation>Die Liste der zuletzt geöffneten Speicher ist jetzt leer.</translation>
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
        <translation>Ergebnis des Tests</translation>
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
        <translation>localhost oder eine postgresql://-Adresse</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
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
        <translation>keines oder aus der Passwortdatei</translation>
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
        <translation>Standard</translation>
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
        <translation>&amp;Test abbrechen</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung zu %1 …</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>Der Test wurde abgebrochen.</translation>
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
        <source>Now %1, afterwards %2</source>
        <comment>numbers of tokens</comment>
        <translation>Jetzt %1, danach %2</translation>
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
</context>
<context>
    <name>stemma::ContextChips</name>
    <message>
        <source>Add context</source>
        <translation>Kontext hinzufügen</translation>
    </message>
    <message>
        <source>Ask the context at another message, or before or after a compaction, too</source>
        <translation>Auch den Kontext bei einer anderen Nachricht oder vor oder nach einer Verdichtung fragen</translation>
    </message>
    <message>
        <source>Ask this context</source>
        <translation>Diesen Kontext fragen</translation>
    </message>
    <message>
        <source>At message…</source>
        <translation>Bei Nachricht …</translation>
    </message>
    <message>
        <source>Number of the newest message:</source>
        <translation>Nummer der neuesten Nachricht:</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>%Ln Eintrag in beiden</numerusform>
            <numerusform>%Ln Einträge in beiden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Summary: what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>in beiden</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>The turn before, at message %1</source>
        <translation>Runde davor, bei Nachricht %1</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>Bei Nachricht %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message>
        <source>Only changes</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Show items that both have as one line</source>
        <translation>Was beide haben, als eine Zeile zeigen</translation>
    </message>
    <message>
        <source>Context compared with the turn before</source>
        <translation>Kontext, verglichen mit der Runde davor</translation>
    </message>
    <message>
        <source>Comparing with the turn before…</source>
        <translation>Wird mit der Runde davor verglichen …</translation>
    </message>
    <message>
        <source>No turn came before this one.</source>
        <translation>Vor dieser Runde kam keine.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>%Ln neuer Eintrag</numerusform>
            <numerusform>%Ln neue Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>%Ln Eintrag weg</numerusform>
            <numerusform>%Ln Einträge weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>%Ln Eintrag geändert</numerusform>
            <numerusform>%Ln Einträge geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed since the turn before.</source>
        <translation>Seit der Runde davor hat sich nichts geändert.</translation>
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
        <translation>Der Kontext wird zusammengestellt …</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 von %2</translation>
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
        <source>Show losses</source>
        <translation>Verluste zeigen</translation>
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
        <translation>Mit den Standardeinstellungen verdichtet %1 nach einer Runde ab %2 Token, vor einer Runde ab %3.</translation>
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
        <translation>Gewählt: %1. Klicken, um andere zu wählen oder zu den Standardwerten zurückzukehren.</translation>
    </message>
    <message>
        <source>Against the turn before</source>
        <translation>Vergleich mit der Runde davor</translation>
    </message>
    <message>
        <source>Show what is new, gone and changed since the end of the turn before</source>
        <translation>Zeigen, was seit dem Ende der Runde davor neu, weg und geändert ist</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Fragen …</translation>
    </message>
    <message>
        <source>Ask a model a question about this context. Nothing is sent before you agree.</source>
        <translation>Einem Modell eine Frage zu diesem Kontext stellen. Nichts wird gesendet, bevor Sie zustimmen.</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
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
        <translation>Mit einer Vokabulardatei …</translation>
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
    <name>stemma::CoveredPane</name>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>Nachrichten ohne Verluste zu einer Zeile einklappen</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>Abgedeckte Nachrichten</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>wieder gebraucht in %1</translation>
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
    <name>stemma::DiffListModel</name>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Kein Zeilenende am Ende der Datei</translation>
    </message>
    <message>
        <source>Lines %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
</context>
<context>
    <name>stemma::DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>Geänderte Zeilen</translation>
    </message>
</context>
<context>
    <name>stemma::Docks</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
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
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The sessions of all open stores. Forks and sub-agents are listed below the session that they come from.</source>
        <translation>Die Sitzungen aller offenen Speicher. Abzweige und Unteragenten stehen unter der Sitzung, aus der sie stammen.</translation>
    </message>
    <message>
        <source>The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message.</source>
        <translation>Die Runden der Sitzung: jeder Prompt mit seinen Schritten und Werkzeugaufrufen. Eine gewählte Zeile führt zu ihrer Nachricht.</translation>
    </message>
    <message>
        <source>All thinking of the session, with its length and what the agent did next.</source>
        <translation>Alle Gedanken der Sitzung, mit ihrer Länge und dem, was der Agent danach tat.</translation>
    </message>
    <message>
        <source>All changes that the session made in files, by file, and the net change of each.</source>
        <translation>Alle Änderungen der Sitzung an Dateien, nach Datei, und die Nettoänderung jeder Datei.</translation>
    </message>
    <message>
        <source>Every file that the session names: who read or changed it, and whether it is still so on disk.</source>
        <translation>Jede Datei, die in der Sitzung vorkommt: wer sie gelesen oder geändert hat und ob sie auf dem Datenträger noch so vorliegt.</translation>
    </message>
    <message>
        <source>Changes that were chosen but not made yet. Apply makes all of them, or none.</source>
        <translation>Änderungen, die gewählt, aber noch nicht gemacht wurden. „Anwenden“ führt alle aus oder keine.</translation>
    </message>
    <message>
        <source>Search in all sessions of all stores, with an index or without.</source>
        <translation>Suche in allen Sitzungen aller Speicher, mit Index oder ohne.</translation>
    </message>
    <message>
        <source>The stored data of the current message: its fields, its parts and the raw record.</source>
        <translation>Die gespeicherten Daten der aktuellen Nachricht: ihre Felder, ihre Teile und der Rohdatensatz.</translation>
    </message>
    <message>
        <source>The findings of a check of the open stores, and their repairs.</source>
        <translation>Die Befunde einer Prüfung der offenen Speicher und ihre Reparaturen.</translation>
    </message>
    <message>
        <source>The agent&apos;s own records of its runs, beside the messages.</source>
        <translation>Die eigenen Aufzeichnungen des Agenten über seine Läufe, neben den Nachrichten.</translation>
    </message>
    <message>
        <source>The context of the model, item by item with its tokens: now, or when a message was the newest.</source>
        <translation>Der Kontext des Modells, Eintrag für Eintrag mit Token: jetzt oder als eine Nachricht die neueste war.</translation>
    </message>
    <message>
        <source>Changes made with Stemma. A change can be undone, and redone, while its undo data is kept.</source>
        <translation>Mit Stemma gemachte Änderungen. Eine Änderung kann rückgängig gemacht und wiederholt werden, solange ihre Rückgängig-Daten aufbewahrt werden.</translation>
    </message>
</context>
<context>
    <name>stemma::DoctorDialog</name>
    <message>
        <source>Contents</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>Größte Inhalte</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Tabelle oder Index</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Index von</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Database doctor: %1</source>
        <translation>Datenbankdoktor: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Delete session…</source>
        <translation>Sitzung &amp;löschen …</translation>
    </message>
    <message>
        <source>Check &amp;integrity</source>
        <translation>&amp;Integrität prüfen</translation>
    </message>
    <message>
        <source>&amp;Write log back</source>
        <translation>Log &amp;zurückschreiben</translation>
    </message>
    <message>
        <source>&amp;Vacuum…</source>
        <translation>&amp;Verkleinern …</translation>
    </message>
    <message>
        <source>Plan the deletion of the selected session; it can be undone</source>
        <translation>Das Löschen der gewählten Sitzung planen; es kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Write the log back into the database; no record changes, and there is nothing to undo</source>
        <translation>Das Log in die Datenbank zurückschreiben; kein Datensatz ändert sich, und es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Plan to give the free pages back; it can be undone</source>
        <translation>Das Zurückgeben der freien Seiten planen; es kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>Speicher wird gelesen …</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>ohne Endung</translation>
    </message>
    <message>
        <source>Free pages</source>
        <translation>Freie Seiten</translation>
    </message>
    <message>
        <source>%1 in free pages</source>
        <translation>%1 in freien Seiten</translation>
    </message>
    <message>
        <source>%1 in the log</source>
        <translation>%1 im Log</translation>
    </message>
    <message>
        <source>This SQLite cannot count pages: tables are shown by the sizes of their values.</source>
        <translation>Dieses SQLite kann keine Seiten zählen: Tabellen stehen mit der Größe ihrer Werte da.</translation>
    </message>
    <message>
        <source>Checking every page…</source>
        <translation>Jede Seite wird geprüft …</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>Kein Schaden gefunden.</translation>
    </message>
    <message>
        <source>SQLite found damage:</source>
        <translation>SQLite hat Schäden gefunden:</translation>
    </message>
    <message>
        <source>Trying it out on a copy…</source>
        <translation>Wird an einer Kopie ausprobiert …</translation>
    </message>
    <message>
        <source>%1 → %2: %3. %4</source>
        <translation>%1 → %2: %3. %4</translation>
    </message>
    <message>
        <source>&amp;Vacuum now</source>
        <translation>Jetzt &amp;verkleinern</translation>
    </message>
    <message>
        <source>Writing the log back…</source>
        <translation>Log wird zurückgeschrieben …</translation>
    </message>
</context>
<context>
    <name>stemma::Doctoring</name>
    <message>
        <source>No store is open.</source>
        <translation>Kein Speicher ist geöffnet.</translation>
    </message>
    <message>
        <source>Show a session of the store first.</source>
        <translation>Zeigen Sie zuerst eine Sitzung des Speichers.</translation>
    </message>
</context>
<context>
    <name>stemma::EditActions</name>
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
        <translation>Verschieben</translation>
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
        <source>batch</source>
        <translation>Stapel</translation>
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
</context>
<context>
    <name>stemma::EditBanner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Open in a terminal</source>
        <translation>Im Terminal öffnen</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>Führen Sie „%1“ in %2 selbst aus.</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>Die verdichtete Sitzung öffnen</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>Führen Sie „%1“ selbst aus.</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointBook</name>
    <message>
        <source>The key is lost when the program ends. %1</source>
        <translation>Der Schlüssel geht mit dem Ende des Programms verloren. %1</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointButton</name>
    <message>
        <source>Model…</source>
        <translation>Modell …</translation>
    </message>
    <message>
        <source>The model %1 at %2. Click to choose another one.</source>
        <translation>Das Modell %1 bei %2. Klicken, um ein anderes zu wählen.</translation>
    </message>
    <message>
        <source>Set up the model that is asked</source>
        <translation>Das Modell einrichten, das gefragt wird</translation>
    </message>
    <message>
        <source>Model that is asked</source>
        <translation>Gefragtes Modell</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>Modelle einrichten …</translation>
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
        <translation>Preis je Million A&amp;usgabe-Token:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>&amp;Test abbrechen</translation>
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
        <translation>Entfer&amp;nen</translation>
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
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>Pro&amp;xy:</translation>
    </message>
    <message>
        <source>Time&amp;out:</source>
        <translation>&amp;Zeitlimit:</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>Wie&amp;derholungen:</translation>
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
        <source>This is not a known session store.</source>
        <translation>Dies ist kein bekannter Sitzungsspeicher.</translation>
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
        <translation>Andere Datei öffnen …</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No sessions in %1</source>
        <translation>Keine Sitzungen in %1</translation>
    </message>
    <message>
        <source>No session store was found in this folder or below it. Open the folder in which an agent keeps its sessions, or one of its files.</source>
        <translation>In diesem Ordner und darunter wurde kein Sitzungsspeicher gefunden. Öffnen Sie den Ordner, in dem ein Agent seine Sitzungen ablegt, oder eine seiner Dateien.</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Anderen Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Where agents keep sessions</source>
        <translation>Wo Agenten Sitzungen ablegen</translation>
    </message>
</context>
<context>
    <name>stemma::ExplorationModel</name>
    <message>
        <source>%1 more</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
</context>
<context>
    <name>stemma::ExportDialog</name>
    <message>
        <source>&amp;Thinking</source>
        <translation>&amp;Gedanken</translation>
    </message>
    <message>
        <source>Tool &amp;calls and patches</source>
        <translation>&amp;Werkzeugaufrufe und Patches</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>&amp;Redact: replace keys, addresses, names and home folders</source>
        <translation>&amp;Schwärzen: Schlüssel, Adressen, Namen und persönliche Ordner ersetzen</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>„%1“ exportieren</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>Die ganze Sitzung</translation>
    </message>
    <message>
        <source>Without discarded messages and side chains</source>
        <translation>Ohne verworfene Nachrichten und Nebenstränge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>%Ln ausgewählte Nachricht</numerusform>
            <numerusform>%Ln ausgewählte Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>W&amp;as:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Mit:</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>Sitzung exportieren</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Looking through the session…</source>
        <translation>Die Sitzung wird durchgesehen …</translation>
    </message>
    <message>
        <source>Looking for what should be redacted…</source>
        <translation>Suche nach dem, was geschwärzt werden sollte …</translation>
    </message>
    <message>
        <source>Cancelled. Without a list of what to redact nothing is exported redacted.</source>
        <translation>Abgebrochen. Ohne eine Liste dessen, was zu schwärzen ist, wird nichts geschwärzt exportiert.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Abgebrochen. Nichts wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>%Ln Nachricht, %1, nach %2 geschrieben.</numerusform>
            <numerusform>%Ln Nachrichten, %1, nach %2 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln Nachricht konnte nicht gelesen werden und fehlt.</numerusform>
            <numerusform>%Ln Nachrichten konnten nicht gelesen werden und fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>%Ln Wert im Dokument sieht noch so aus, als sollte er geschwärzt werden; sehen Sie es durch.</numerusform>
            <numerusform>%Ln Werte im Dokument sehen noch so aus, als sollten sie geschwärzt werden; sehen Sie es durch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted &amp;copy…</source>
        <translation>Geschwärzte &amp;Kopie …</translation>
    </message>
    <message>
        <source>Looking through the text…</source>
        <translation>Der Text wird durchgesehen …</translation>
    </message>
    <message>
        <source>A copy has all messages: choose the whole session, with thinking and tool calls.</source>
        <translation>Eine Kopie hat alle Nachrichten: Wählen Sie die ganze Sitzung, mit Gedanken und Werkzeugaufrufen.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>%1 nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>Make a new session with the stand-ins; the original stays</source>
        <translation>Eine neue Sitzung mit den Ersatzwerten anlegen; das Original bleibt</translation>
    </message>
</context>
<context>
    <name>stemma::Exporting</name>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>No comparison is shown.</source>
        <translation>Es wird kein Vergleich gezeigt.</translation>
    </message>
    <message>
        <source>No review of a summary is shown.</source>
        <translation>Es wird keine Prüfung einer Zusammenfassung gezeigt.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetChooser</name>
    <message>
        <source>Search in the list</source>
        <translation>In der Liste suchen</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Die Sitzung wird gelesen …</translation>
    </message>
    <message>
        <source>Nothing in the list has these words.</source>
        <translation>Nichts in der Liste enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+Klick: nur dies</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Nur dies</translation>
    </message>
</context>
<context>
    <name>stemma::FacetTree</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+Klick: nur dies</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Nur dies</translation>
    </message>
</context>
<context>
    <name>stemma::FileChangesSource</name>
    <message>
        <source>Comparing the changes with the disk</source>
        <translation>Änderungen werden mit der Festplatte verglichen</translation>
    </message>
    <message>
        <source>Composing the changes</source>
        <translation>Änderungen werden zusammengefasst</translation>
    </message>
    <message>
        <source>Reading the changes of the session</source>
        <translation>Änderungen der Sitzung werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::FileExplorer</name>
    <message>
        <source>Exploring %1</source>
        <translation>%1 wird untersucht</translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Summary of the file as it is stored</source>
        <translation>Zusammenfassung der Datei, wie sie gespeichert ist</translation>
    </message>
    <message>
        <source>Open the file on disk in the program that the desktop has for it</source>
        <translation>Die Datei in dem dafür eingestellten Programm öffnen</translation>
    </message>
    <message>
        <source>The session stores no summary of this file.</source>
        <translation>Die Sitzung hat keine Zusammenfassung dieser Datei gespeichert.</translation>
    </message>
    <message>
        <source>The stored summary is empty.</source>
        <translation>Die gespeicherte Zusammenfassung ist leer.</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>Inhalt %1</translation>
    </message>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>der neueste von %Ln Inhalten</numerusform>
            <numerusform>der neueste von %Ln Inhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>It was last written on %1.</source>
        <translation>Sie wurde zuletzt am %1 geschrieben.</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Was in der Datei steht</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Wird untersucht …</translation>
    </message>
    <message>
        <source>Explore again</source>
        <translation>Erneut untersuchen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (Zeile %1)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Use as summary…</source>
        <translation>Als Zusammenfassung nehmen …</translation>
    </message>
    <message>
        <source>Replace the stored summary by what was found in the file, with a plan of the change first</source>
        <translation>Die gespeicherte Zusammenfassung durch das ersetzen, was in der Datei gefunden wurde; zuerst wird ein Plan der Änderung gezeigt</translation>
    </message>
    <message>
        <source>The agent’s summary today</source>
        <translation>Die Zusammenfassung des Agenten heute</translation>
    </message>
    <message>
        <source>%1  (not in the stored one)</source>
        <translation>%1  (nicht in der gespeicherten)</translation>
    </message>
    <message>
        <source>The agent would write the stored summary again.</source>
        <translation>Der Agent würde wieder die gespeicherte Zusammenfassung schreiben.</translation>
    </message>
    <message>
        <source>The agent would write another summary today.</source>
        <translation>Der Agent würde heute eine andere Zusammenfassung schreiben.</translation>
    </message>
</context>
<context>
    <name>stemma::FileTreeModel</name>
    <message>
        <source>Content %1</source>
        <translation>Inhalt %1</translation>
    </message>
    <message numerus="yes">
        <source>read %Ln times</source>
        <translation>
            <numerusform>%Ln-mal gelesen</numerusform>
            <numerusform>%Ln-mal gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>%Ln-mal geändert</numerusform>
            <numerusform>%Ln-mal geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>stands in the message</source>
        <translation>steht in der Nachricht</translation>
    </message>
    <message>
        <source>named</source>
        <translation>genannt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Size as stored, else as it is on disk</source>
        <translation>Größe wie gespeichert, sonst wie auf dem Datenträger</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How often tools read the file</source>
        <translation>Wie oft Werkzeuge die Datei gelesen haben</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>How often the session changed the file</source>
        <translation>Wie oft die Sitzung die Datei geändert hat</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>How often messages refer to the file as a large file</source>
        <translation>Wie oft die Datei als große Datei in Nachrichten steht</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>When a message last named the file</source>
        <translation>Wann eine Nachricht die Datei zuletzt genannt hat</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>What became of the file since the session named it</source>
        <translation>Was aus der Datei geworden ist, seit die Sitzung sie genannt hat</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(ohne Pfad)</translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message>
        <source>Filter files</source>
        <translation>Dateien filtern</translation>
    </message>
    <message>
        <source>Show only files whose path contains this</source>
        <translation>Nur Dateien zeigen, deren Pfad dies enthält</translation>
    </message>
    <message>
        <source>Folder of the project…</source>
        <translation>Ordner des Projekts …</translation>
    </message>
    <message>
        <source>Files of the session</source>
        <translation>Dateien der Sitzung</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine. Choose where its files are.</source>
        <translation>Den Ordner der Sitzung gibt es auf diesem Rechner nicht. Wählen Sie, wo ihre Dateien liegen.</translation>
    </message>
    <message>
        <source>Files are looked for in %1.</source>
        <translation>Dateien werden in %1 gesucht.</translation>
    </message>
    <message>
        <source>Open a session to see its files.</source>
        <translation>Öffnen Sie eine Sitzung, um ihre Dateien zu sehen.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Die Sitzung wird gelesen …</translation>
    </message>
    <message>
        <source>The messages of this session name no files.</source>
        <translation>Die Nachrichten dieser Sitzung nennen keine Dateien.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%1 von %Ln Datei</numerusform>
            <numerusform>%1 von %Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Ordner des Projekts</translation>
    </message>
    <message>
        <source>The session does not record its folder. Choose where its files are with the folder button.</source>
        <translation>Die Sitzung hält ihren Ordner nicht fest. Wählen Sie mit dem Ordner-Knopf, wo ihre Dateien liegen.</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine.</source>
        <translation>Den Ordner der Sitzung gibt es auf diesem Rechner nicht.</translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>Filtern: Wörter, Werkzeuge, Dateien</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>Nachrichten filtern</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>Nur Nachrichten zeigen, deren Text, Werkzeugaufrufe oder Dateipfade alle diese Wörter enthalten. Von einem Text zählen die ersten 256 KB.</translation>
    </message>
    <message>
        <source>Close the filter and show all messages</source>
        <translation>Filter schließen und alle Nachrichten zeigen</translation>
    </message>
    <message>
        <source>Show messages that failed or hold a call that did</source>
        <translation>Nachrichten zeigen, die fehlgeschlagen sind oder einen fehlgeschlagenen Aufruf enthalten</translation>
    </message>
    <message>
        <source>Show messages that could not be read in full</source>
        <translation>Nachrichten zeigen, die nicht ganz gelesen werden konnten</translation>
    </message>
    <message>
        <source>Show flagged messages</source>
        <translation>Markierte Nachrichten zeigen</translation>
    </message>
    <message>
        <source>Show messages in context</source>
        <translation>Nachrichten im Kontext zeigen</translation>
    </message>
    <message>
        <source>Show messages that a summary stands for</source>
        <translation>Nachrichten zeigen, für die eine Zusammenfassung steht</translation>
    </message>
    <message>
        <source>Show messages with pruned output</source>
        <translation>Nachrichten mit gekürzter Ausgabe zeigen</translation>
    </message>
    <message>
        <source>Show messages discarded by a resume</source>
        <translation>Nachrichten zeigen, die beim Fortsetzen verworfen wurden</translation>
    </message>
    <message>
        <source>Show messages of side chains</source>
        <translation>Nachrichten von Nebensträngen zeigen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>Im Kontext</translation>
    </message>
    <message>
        <source>Summarised</source>
        <translation>Zusammengefasst</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>Nebenstrang</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>Wird gefiltert …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Alle Werkzeuge</translation>
    </message>
    <message>
        <source>Show only messages that call some tools</source>
        <translation>Nur Nachrichten zeigen, die bestimmte Werkzeuge aufrufen</translation>
    </message>
    <message>
        <source>No message of this session calls a tool.</source>
        <translation>Keine Nachricht dieser Sitzung ruft ein Werkzeug auf.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Show only messages that read, change or name some files</source>
        <translation>Nur Nachrichten zeigen, die bestimmte Dateien lesen, ändern oder nennen</translation>
    </message>
    <message>
        <source>No message of this session names a file.</source>
        <translation>Keine Nachricht dieser Sitzung nennt eine Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
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
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Show your messages</source>
        <translation>Ihre Nachrichten zeigen</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Antworten zeigen</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>Gedanken zeigen</translation>
    </message>
    <message>
        <source>Show tool calls</source>
        <translation>Werkzeugaufrufe zeigen</translation>
    </message>
    <message>
        <source>Show patches</source>
        <translation>Patches zeigen</translation>
    </message>
    <message>
        <source>Show files and images</source>
        <translation>Dateien und Bilder zeigen</translation>
    </message>
    <message>
        <source>Show steps</source>
        <translation>Schritte zeigen</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Voriger Prompt</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Nächster Prompt</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>Voriger Patch</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>Nächster Patch</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>Vorige Verdichtung</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>Nächste Verdichtung</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>Voriger Sicherungspunkt</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>Nächster Sicherungspunkt</translation>
    </message>
    <message>
        <source>Filter the messages by words and states</source>
        <translation>Nachrichten nach Wörtern und Zuständen filtern</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Previous thinking</source>
        <translation>Vorige Gedanken</translation>
    </message>
    <message>
        <source>Next thinking</source>
        <translation>Nächste Gedanken</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Vorige Datei</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Show events of the recording</source>
        <translation>Ereignisse der Aufzeichnung zeigen</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>Eine Zeile je Runde zeigen; jede öffnet sich an ihrer Stelle</translation>
    </message>
    <message>
        <source>%1 (Alt+click: only this)</source>
        <comment>Show answers</comment>
        <translation>%1 (Alt+Klick: nur dies)</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Nur dies</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neue</numerusform>
            <numerusform>%Ln neue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message>
        <source>Upper and lower case differ</source>
        <translation>Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Up and Down go through what you looked for lately</source>
        <translation>Pfeil auf und ab gehen durch die letzten Suchtexte</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Werkzeugeingaben</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Werkzeugausgaben</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Patches</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>%1 von bisher %2</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1 von mehr als %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Keine Treffer</translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>In %Ln Text aufgegeben: Dort braucht der Ausdruck zu lange, und Treffer können fehlen.</numerusform>
            <numerusform>In %Ln Texten aufgegeben: Dort braucht der Ausdruck zu lange, und Treffer können fehlen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindSource</name>
    <message>
        <source>Finding in the session</source>
        <translation>In der Sitzung wird gesucht</translation>
    </message>
</context>
<context>
    <name>stemma::FindingsPane</name>
    <message>
        <source>Kinds of findings</source>
        <translation>Arten der Befunde</translation>
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
        <translation>In die Zusammenfassung …</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1, nicht alle Nachrichten wurden gelesen</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>Verloren; wieder Gebrauchtes zuerst</translation>
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
        <source>Second look…</source>
        <translation>Zweiter Blick …</translation>
    </message>
    <message>
        <source>Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before you agree.</source>
        <translation>Ein Modell fragen, welche Vorgaben dieser Nachrichten die Zusammenfassung behält, ändert oder verliert. Ohne Ihre Zustimmung wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask a model about the contexts before and after this compaction. Nothing is sent before you agree.</source>
        <translation>Ein Modell zu den Kontexten vor und nach dieser Verdichtung fragen. Nichts wird gesendet, bevor Sie zustimmen.</translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation>Eine Frage stellen …</translation>
    </message>
    <message>
        <source>Probe what is lost…</source>
        <translation>Verlorenes prüfen …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write the review as a document</source>
        <translation>Die Prüfung als Dokument schreiben</translation>
    </message>
</context>
<context>
    <name>stemma::ForkInstead</name>
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
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln Teil</numerusform>
            <numerusform>%Ln Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>%Ln Gedankenblock</numerusform>
            <numerusform>%Ln Gedankenblöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>%Ln Werkzeugaufruf mit Ergebnis</numerusform>
            <numerusform>%Ln Werkzeugaufrufe mit Ergebnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>%Ln Werkzeugaufruf ohne Ergebnis</numerusform>
            <numerusform>%Ln Werkzeugaufrufe ohne Ergebnis</numerusform>
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
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>%Ln Dateiverweis</numerusform>
            <numerusform>%Ln Dateiverweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>%Ln Sicherungspunkt</numerusform>
            <numerusform>%Ln Sicherungspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>%Ln Sitzung eines Unteragenten</numerusform>
            <numerusform>%Ln Sitzungen von Unteragenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>12 tokens used</comment>
        <translation>%1 verbraucht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>%Ln Eintrag im Kontext</numerusform>
            <numerusform>%Ln Einträge im Kontext</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>%Ln Speicher wurde in %1 gefunden.</numerusform>
            <numerusform>%Ln Speicher wurden in %1 gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores in the folder</source>
        <translation>Speicher im Ordner</translation>
    </message>
    <message>
        <source>The search ended after %1 files and folders. There may be more stores.</source>
        <translation>Die Suche endete nach %1 Dateien und Ordnern. Es kann weitere Speicher geben.</translation>
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
    <name>stemma::HandOverDialog</name>
    <message>
        <source>Hand over to another agent</source>
        <translation>An anderen Agenten übergeben</translation>
    </message>
    <message>
        <source>&amp;Agent:</source>
        <translation>&amp;Agent:</translation>
    </message>
    <message>
        <source>&amp;Store:</source>
        <translation>&amp;Speicher:</translation>
    </message>
    <message>
        <source>Choose the store of the agent</source>
        <translation>Speicher des Agenten wählen</translation>
    </message>
    <message>
        <source>&amp;Project folder:</source>
        <translation>&amp;Projektordner:</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>Projektordner wählen</translation>
    </message>
    <message>
        <source>&amp;Thinking:</source>
        <translation>Ge&amp;danken:</translation>
    </message>
    <message>
        <source>T&amp;ool calls:</source>
        <translation>&amp;Werkzeugaufrufe:</translation>
    </message>
    <message>
        <source>Hand “%1” over</source>
        <translation>„%1“ übergeben</translation>
    </message>
    <message>
        <source>Another agent gets a new session that says the same. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>Ein anderer Agent bekommt eine neue Sitzung mit demselben Inhalt. Das Original bleibt, wie es ist. Geschrieben wird erst mit dem Knopf unten.</translation>
    </message>
    <message>
        <source>The store that gets the session</source>
        <translation>Der Speicher, der die Sitzung bekommt</translation>
    </message>
    <message>
        <source>The project folder of the new session</source>
        <translation>Der Projektordner der neuen Sitzung</translation>
    </message>
    <message>
        <source>The folder in which the agent works on the project</source>
        <translation>Der Ordner, in dem der Agent am Projekt arbeitet</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>As text of the answer, without signatures</source>
        <translation>Als Text der Antwort, ohne Signaturen</translation>
    </message>
    <message>
        <source>As calls with their results</source>
        <translation>Als Aufrufe mit ihren Ergebnissen</translation>
    </message>
    <message>
        <source>As text of the answer</source>
        <translation>Als Text der Antwort</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>O&amp;pen the new session</source>
        <translation>Neue Sitzung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>Über&amp;geben</translation>
    </message>
    <message>
        <source>The session was handed over to %1.</source>
        <translation>Die Sitzung wurde an %1 übergeben.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>Zum Fortsetzen „%1“ im Projektordner ausführen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant …</translation>
    </message>
    <message>
        <source>Redacted copy</source>
        <translation>Geschwärzte Kopie</translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>Geschwärzte Kopie von „%1“</translation>
    </message>
    <message>
        <source>A new session that says the same, with the stand-ins that you chose. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>Eine neue Sitzung mit demselben Inhalt und den gewählten Ersatzwerten. Das Original bleibt, wie es ist. Geschrieben wird erst mit dem Knopf unten.</translation>
    </message>
    <message>
        <source>%1, the same store</source>
        <translation>%1, derselbe Speicher</translation>
    </message>
    <message>
        <source>&amp;Make the copy</source>
        <translation>Kopie an&amp;legen</translation>
    </message>
    <message>
        <source>The redacted copy was made.</source>
        <translation>Die geschwärzte Kopie wurde angelegt.</translation>
    </message>
</context>
<context>
    <name>stemma::HandingOver</name>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
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
        <source>Stemma help</source>
        <translation>Stemma-Hilfe</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>Der Inspektor zeigt alles, was mit einem Teil gespeichert ist: Details mit Namen und Einheiten, Rohdaten mit den gespeicherten Bytes, Audit mit Werkzeugen und Kosten der Runde.</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>Speicher werden im Hintergrund geprüft; Zeichen an Sitzungen und Nachrichten zeigen Befunde, und F8 geht vom einen zum nächsten.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Follow while the agent writes</source>
        <translation>Verfolgen, während der Agent schreibt</translation>
    </message>
    <message>
        <source>Show what the model is sent</source>
        <translation>Zeigen, was das Modell erhält</translation>
    </message>
    <message>
        <source>Check for damage</source>
        <translation>Auf Schäden prüfen</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Abzweigen</translation>
    </message>
    <message>
        <source>Resume at an earlier message</source>
        <translation>Ab einer früheren Nachricht fortsetzen</translation>
    </message>
    <message>
        <source>Rename sessions</source>
        <translation>Sitzungen umbenennen</translation>
    </message>
    <message>
        <source>Edit texts</source>
        <translation>Texte bearbeiten</translation>
    </message>
    <message>
        <source>Insert messages</source>
        <translation>Nachrichten einfügen</translation>
    </message>
    <message>
        <source>Remove messages</source>
        <translation>Nachrichten entfernen</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>Sitzungen löschen</translation>
    </message>
    <message>
        <source>Move sessions to another folder</source>
        <translation>Sitzungen in einen anderen Ordner verschieben</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Prune tool outputs</source>
        <translation>Werkzeugausgaben kürzen</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Verdichten</translation>
    </message>
    <message>
        <source>Dissolve compactions</source>
        <translation>Verdichtungen auflösen</translation>
    </message>
    <message>
        <source>Set checkpoints</source>
        <translation>Sicherungspunkte setzen</translation>
    </message>
    <message>
        <source>What is not possible, and why</source>
        <translation>Was nicht möglich ist, und warum</translation>
    </message>
    <message>
        <source>Signs of the timeline</source>
        <translation>Zeichen der Zeitleiste</translation>
    </message>
    <message>
        <source>Formats, and what can be done with each</source>
        <translation>Formate, und was mit jedem möglich ist</translation>
    </message>
    <message>
        <source>Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit.</source>
        <translation>Strg+F findet einen Text überall in der Sitzung, auch in Eingeklapptem; F3 geht von Treffer zu Treffer.</translation>
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
        <translation>Bis hierher wiederholen …</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Bis hierher rückgängig machen …</translation>
    </message>
    <message>
        <source>Show the records that the change wrote</source>
        <translation>Zeigen, was die Änderung geschrieben hat</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>Zur Sitzung gehen</translation>
    </message>
</context>
<context>
    <name>stemma::HitDelegate</name>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
</context>
<context>
    <name>stemma::HitTree</name>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>stemma::IndexDialog</name>
    <message>
        <source>&amp;Keep an index for searching</source>
        <translation>Index für die Suche &amp;führen</translation>
    </message>
    <message>
        <source>&amp;Build now</source>
        <translation>Jetzt &amp;aufbauen</translation>
    </message>
    <message>
        <source>&amp;Delete index</source>
        <translation>Index &amp;löschen</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Suchindex</translation>
    </message>
    <message>
        <source>An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, and can be deleted at any time. Stores without one are searched by reading them.</source>
        <translation>Mit einem Index antwortet die Suche sofort. Er wird im Hintergrund aufgebaut, liegt in %1 und nie neben einem Speicher und kann jederzeit gelöscht werden. Speicher ohne Index werden beim Suchen gelesen.</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>Noch sind keine Speicher bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>insgesamt %1, für %Ln Speicher</numerusform>
            <numerusform>insgesamt %1, für %Ln Speicher</numerusform>
        </translation>
    </message>
    <message>
        <source>Servers are searched by reading.</source>
        <translation>Server werden beim Suchen gelesen.</translation>
    </message>
    <message>
        <source>No index may be kept of this store.</source>
        <translation>Für diesen Speicher darf kein Index geführt werden.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fort&amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
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
        <translation>Rohdaten</translation>
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
        <translation>Runden werden zusammengezählt …</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>Keine Runden.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
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
    <name>stemma::Jobs</name>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
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
        <translation>Abstammung wird gelesen …</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>Nichts zu zeigen: Die Knöpfe oben verbergen alles.</translation>
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
        <translation>Anfänge werden verglichen …</translation>
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
        <translation>Hier abzweigen …</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>Hier fortsetzen …</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Bis hierher rückgängig machen …</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>Token werden zusammengezählt …</translation>
    </message>
    <message>
        <source>Show or hide forks</source>
        <translation>Abzweige zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide checkpoints</source>
        <translation>Sicherungspunkte zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide compactions</source>
        <translation>Verdichtungen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide sub-agents</source>
        <translation>Unteragenten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide discarded ends</source>
        <translation>Verworfene Enden zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>Sicherungspunkt …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Sitzung löschen …</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Show all sessions of the project, or only those related to this one</source>
        <translation>Alle Sitzungen des Projekts zeigen oder nur die mit dieser verwandten</translation>
    </message>
</context>
<context>
    <name>stemma::LossFlagSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Zusammenfassungen werden gelesen</translation>
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
        <translation>Die Befunde stammen aus einer Heuristik; jeder nennt seine Regel.</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>Die abgedeckten Nachrichten werden gelesen …</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>%1 % von %Ln Befund erhalten</numerusform>
            <numerusform>%1 % von %Ln Befunden erhalten</numerusform>
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
    <message>
        <source>Found by</source>
        <translation>Gefunden von</translation>
    </message>
</context>
<context>
    <name>stemma::LossNotices</name>
    <message>
        <source>The agent compacted this session: %1.</source>
        <translation>Der Agent hat diese Sitzung verdichtet: %1.</translation>
    </message>
    <message>
        <source>Lost in a compaction: %1</source>
        <translation>Bei einer Verdichtung verloren: %1</translation>
    </message>
    <message>
        <source>“%1” · %2</source>
        <translation>„%1“ · %2</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>Verluste zeigen</translation>
    </message>
</context>
<context>
    <name>stemma::LossWatch</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Zusammenfassungen werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>Die Sitzung %1 hat keine Nachricht %2.</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
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
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>Kein Bild gemacht: Die Änderung „%1“ lässt sich hier nicht planen.</translation>
    </message>
</context>
<context>
    <name>stemma::MessageFacetsSource</name>
    <message>
        <source>Reading which tools and files are used</source>
        <translation>Benutzte Werkzeuge und Dateien werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Waiting for the answer of %1</source>
        <translation>Warten auf die Antwort von %1</translation>
    </message>
</context>
<context>
    <name>stemma::OutlinePanel</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>Filtern: Wörter, Werkzeuge, Dateien</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Gliederung filtern</translation>
    </message>
    <message>
        <source>Outline of the session</source>
        <translation>Gliederung der Sitzung</translation>
    </message>
    <message>
        <source>Open a session to see its turns.</source>
        <translation>Eine Sitzung öffnen, um ihre Runden zu sehen.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>Diese Sitzung hat keine Nachrichten.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Die Sitzung wird gelesen …</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>Wird gefiltert …</translation>
    </message>
    <message>
        <source>No message matches the filter.</source>
        <translation>Keine Nachricht passt zum Filter.</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>Nur Nachrichten zeigen, deren Text, Werkzeugaufrufe oder Dateipfade alle diese Wörter enthalten. Von einem Text zählen die ersten 256 KB.</translation>
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
    <name>stemma::PanelLinks</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Stored record</source>
        <translation>Gespeicherter Datensatz</translation>
    </message>
    <message>
        <source>It is not known where the files of this session are. Choose their folder in Files.</source>
        <translation>Wo die Dateien dieser Sitzung liegen, ist nicht bekannt. Ihr Ordner lässt sich unter „Dateien“ wählen.</translation>
    </message>
    <message>
        <source>This file is not in the folder of the session.</source>
        <translation>Diese Datei liegt nicht im Ordner der Sitzung.</translation>
    </message>
</context>
<context>
    <name>stemma::PictureViewer</name>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>Off: pixel by pixel</source>
        <translation>Aus: Pixel für Pixel</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>„%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
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
        <source>As a new session</source>
        <translation>Als neue Sitzung</translation>
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
    <message>
        <source>Fork of %1</source>
        <translation>Abzweig von %1</translation>
    </message>
    <message>
        <source>In a fork</source>
        <translation>In einem Abzweig</translation>
    </message>
    <message>
        <source>(changes the original; can be undone)</source>
        <translation>(ändert das Original; kann rückgängig gemacht werden)</translation>
    </message>
    <message>
        <source>The store has %1. Trying the fork out may copy all of it.</source>
        <translation>Der Speicher hat %1. Um den Abzweig auszuprobieren, wird er vielleicht ganz kopiert.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Plan again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>Der Speicher hat sich seither geändert. „Anwenden“ bricht ab, wenn das diesen Plan betrifft.</translation>
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
        <source>Applying…</source>
        <translation>Wird angewendet …</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant …</translation>
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
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>Nichts wird geschrieben, bis Sie unten bestätigen. Die Änderung steht dann im Verlauf und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>Später anwenden, zusammen mit anderen Änderungen</translation>
    </message>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>Jetzt wird nichts geschrieben. Die Änderung bleibt so, wie hier gewählt, im Stapel.</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Fork</comment>
        <translation>%1, trotzdem</translation>
    </message>
    <message>
        <source>A batch changes the session itself. Choose “In this session” first.</source>
        <translation>Ein Stapel ändert die Sitzung selbst. Wählen Sie erst „In dieser Sitzung“.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
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
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message>
        <source>Context of the agent</source>
        <translation>Kontext des Agenten</translation>
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
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 von %2</translation>
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
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>Für das Modell ändert sich nichts: Davon wird ihm nichts gesendet.</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>Nichts: Die Sitzung ist gelöscht.</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>Keine Tokenzahlen für diese Änderung.</translation>
    </message>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>Die neue Sitzung hat %Ln Nachricht.</numerusform>
            <numerusform>Die neue Sitzung hat %Ln Nachrichten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlanFoot</name>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>Den Befehl kopieren, der diesen Plan ausgibt; mit --apply führt er die Änderung aus</translation>
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
        <source>Add to batch</source>
        <translation>Zum Stapel</translation>
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
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Show the planned writes and the context of the agent afterwards</source>
        <translation>Zeigen, was geschrieben wird und was der Agent danach sieht</translation>
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
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>%Ln weiterer Eintrag</numerusform>
            <numerusform>%Ln weitere Einträge</numerusform>
        </translation>
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
    <name>stemma::PlannedWritesPane</name>
    <message>
        <source>Planned writes</source>
        <translation>Geplante Schreibvorgänge</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
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
        <source>Changes in %1</source>
        <translation>Änderungen in %1</translation>
    </message>
</context>
<context>
    <name>stemma::PreferenceRow</name>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>stemma::PricesMenu</name>
    <message>
        <source>Prices of %1, in %2</source>
        <translation>Preise vom %1, in %2</translation>
    </message>
    <message>
        <source>Reading the prices…</source>
        <translation>Preise werden gelesen …</translation>
    </message>
    <message>
        <source>No prices of your own</source>
        <translation>Keine eigenen Preise</translation>
    </message>
    <message>
        <source>Your own prices come first</source>
        <translation>Ihre eigenen Preise gehen vor</translation>
    </message>
    <message>
        <source>Show prices…</source>
        <translation>Preise zeigen …</translation>
    </message>
    <message>
        <source>Edit your own prices…</source>
        <translation>Eigene Preise bearbeiten …</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Read prices again</source>
        <translation>Preise neu lesen</translation>
    </message>
    <message>
        <source>The file %1 cannot be created: %2</source>
        <translation>Die Datei %1 kann nicht angelegt werden: %2</translation>
    </message>
    <message>
        <source>After a change of %1, choose Prices &gt; Read prices again.</source>
        <translation>Wählen Sie nach einer Änderung von %1 Preise &gt; Preise neu lesen.</translation>
    </message>
    <message>
        <source>No program opens %1. Edit it with an editor of your choice.</source>
        <translation>Kein Programm öffnet %1. Bearbeiten Sie die Datei mit einem Editor Ihrer Wahl.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Context above</source>
        <translation>Kontext über</translation>
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
        <source>Cache read</source>
        <translation>Cache gelesen</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes</source>
        <translation>In den Cache, 5 Minuten</translation>
    </message>
    <message>
        <source>Cache write, 1 hour</source>
        <translation>In den Cache, 1 Stunde</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Stemma</source>
        <translation>Stemma</translation>
    </message>
    <message>
        <source>your own prices</source>
        <translation>Ihre eigenen Preise</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prices in %1 come before these.</source>
        <translation>Preise in %1 gehen diesen vor.</translation>
    </message>
    <message>
        <source>Prices in %1 come first.</source>
        <translation>Preise in %1 gehen vor.</translation>
    </message>
    <message>
        <source>Batches, service tiers and regions count where sessions store them. Most agents store none: their calls are counted at standard prices.</source>
        <translation>Stapel, Dienststufen und Regionen zählen, wo Sitzungen sie speichern. Die meisten Agenten speichern keine: Ihre Aufrufe werden zu Standardpreisen gezählt.</translation>
    </message>
    <message>
        <source>%1, for a million tokens.</source>
        <comment>Prices of …</comment>
        <translation>%1, für eine Million Token.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
</context>
<context>
    <name>stemma::ProbeTable</name>
    <message>
        <source>Questions of the probe</source>
        <translation>Fragen der Probe</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
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
    <message>
        <source>Show or hide notes</source>
        <translation>Hinweise zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>Warnungen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide errors</source>
        <translation>Fehler zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>stemma::SessionGroupsModel</name>
    <message>
        <source>No project folder</source>
        <translation>Kein Projektordner</translation>
    </message>
    <message>
        <source>Their stores name no project folder for these sessions</source>
        <translation>Ihre Speicher nennen für diese Sitzungen keinen Projektordner</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Ohne Zeit</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Ohne Modell</translation>
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
        <translation>&amp;Zurückholen …</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>&amp;Kürzen …</translation>
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
        <translation>Nichts zu kürzen: Die Ausgaben haben nicht mehr Token als hier angegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n Ausgabe zu kürzen, gibt %1 frei</numerusform>
            <numerusform>%n Ausgaben zu kürzen, gibt %1 frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n Ausgabe zurückzuholen, %1 mehr</numerusform>
            <numerusform>%n Ausgaben zurückzuholen, %1 mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1.</source>
        <translation>mnesis selbst würde hier nicht kürzen: Es tut das nur, wenn mehr als %1 frei werden.</translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln weitere in der Tabelle</numerusform>
            <numerusform>%Ln weitere in der Tabelle</numerusform>
        </translation>
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
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>Bytes %1</translation>
    </message>
    <message>
        <source>not stored as a separate record</source>
        <translation>nicht als eigener Datensatz gespeichert</translation>
    </message>
    <message>
        <source>Select a message to see its stored bytes.</source>
        <translation>Eine Nachricht wählen, um ihre gespeicherten Bytes zu sehen.</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>Not known to Stemma: %1. &lt;a href=&quot;next&quot;&gt;Next&lt;/a&gt;</source>
        <translation>Stemma nicht bekannt: %1. &lt;a href=&quot;next&quot;&gt;Nächstes&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The beginning and the end are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>Gezeigt sind Anfang und Ende. &lt;a href=&quot;all&quot;&gt;Alles zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>its content</source>
        <translation>ihr Inhalt</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>The record is longer than %1; what follows is not shown.</source>
        <translation>Der Datensatz ist länger als %1; was folgt, ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>dazwischen %1</translation>
    </message>
    <message>
        <source>Copy value of “%1”</source>
        <translation>Wert von „%1“ kopieren</translation>
    </message>
    <message>
        <source>Copy field “%1”</source>
        <translation>Feld „%1“ kopieren</translation>
    </message>
    <message>
        <source>Copy selected text</source>
        <translation>Ausgewählten Text kopieren</translation>
    </message>
    <message>
        <source>Stemma does not know this field. It is kept as it is, and not shown elsewhere.</source>
        <translation>Stemma kennt dieses Feld nicht. Es bleibt, wie es ist, und ist sonst nirgends zu sehen.</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionModel</name>
    <message>
        <source>Keys, tokens and passwords</source>
        <translation>Schlüssel, Tokens und Passwörter</translation>
    </message>
    <message>
        <source>Text that looks like a key</source>
        <translation>Text, der wie ein Schlüssel aussieht</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>E-Mail-Adressen</translation>
    </message>
    <message>
        <source>Phone numbers</source>
        <translation>Telefonnummern</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Home folders</source>
        <translation>Persönliche Ordner</translation>
    </message>
    <message>
        <source>Private hosts and addresses</source>
        <translation>Private Rechner und Adressen</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Erste Stelle</translation>
    </message>
    <message>
        <source>Bank accounts and cards</source>
        <translation>Bankkonten und Karten</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionPane</name>
    <message>
        <source>Names of people, customers, projects; with commas between them</source>
        <translation>Namen von Personen, Kunden, Projekten; durch Kommas getrennt</translation>
    </message>
    <message>
        <source>What would be redacted</source>
        <translation>Was geschwärzt würde</translation>
    </message>
    <message>
        <source>Also &amp;names:</source>
        <translation>Auch &amp;Namen:</translation>
    </message>
    <message>
        <source>The rules found nothing to redact. They cannot know everything: look through the document before you hand it on.</source>
        <translation>Die Regeln fanden nichts zu schwärzen. Sie können nicht alles wissen: Sehen Sie das Dokument durch, bevor Sie es weitergeben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>%Ln Stelle wird geschwärzt</numerusform>
            <numerusform>%Ln Stellen werden geschwärzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>%Ln Wert bleibt</numerusform>
            <numerusform>%Ln Werte bleiben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ResentOutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>Werkzeugausgaben werden gelesen</translation>
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
        <translation>Standard (%1 %)</translation>
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
        <translation>Nur &amp;kürzen ab Gewinn von</translation>
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
        <translation>&amp;Standardwerte verwenden</translation>
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
        <translation>Standard (%1 Token)</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>%1 Token nutzbar; verdichtet wird nach einer Runde ab %2, vor einer Runde ab %3.</translation>
    </message>
</context>
<context>
    <name>stemma::RulesMenu</name>
    <message>
        <source>Rules and window…</source>
        <translation>Regeln und Fenster …</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
</context>
<context>
    <name>stemma::SearchBar</name>
    <message>
        <source>user, assistant, tool…</source>
        <translation>user, assistant, tool …</translation>
    </message>
    <message>
        <source>prompt, answer, thinking, output…</source>
        <translation>prompt, answer, thinking, output …</translation>
    </message>
    <message>
        <source>name of a tool</source>
        <translation>Name eines Werkzeugs</translation>
    </message>
    <message>
        <source>part of a file&apos;s path</source>
        <translation>Teil eines Dateipfads</translation>
    </message>
    <message>
        <source>part of a model&apos;s name</source>
        <translation>Teil eines Modellnamens</translation>
    </message>
    <message>
        <source>the agent&apos;s name in the session</source>
        <translation>Name des Agenten in der Sitzung</translation>
    </message>
    <message>
        <source>a store, or the program that made it</source>
        <translation>ein Speicher oder das Programm, das ihn angelegt hat</translation>
    </message>
    <message>
        <source>part of the project&apos;s folder</source>
        <translation>Teil des Projektordners</translation>
    </message>
    <message>
        <source>2026-03, 7d, &gt;2026-03-01</source>
        <translation>2026-03, 7d, &gt;2026-03-01</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes oder no</translation>
    </message>
    <message>
        <source>what else the message has</source>
        <translation>was die Nachricht sonst hat</translation>
    </message>
    <message>
        <source>more or fewer than</source>
        <translation>mehr oder weniger als</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Alle Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Order of the hits</source>
        <translation>Reihenfolge der Treffer</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Filters beside the hits</source>
        <translation>Filter neben den Treffern</translation>
    </message>
    <message>
        <source>Search in a tab</source>
        <translation>In einem Tab suchen</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>Suchindex …</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>Relevanteste zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>Diese Suche entfernen</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Diese Suche speichern</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>Keine gespeicherten Suchen</translation>
    </message>
    <message>
        <source>This search is saved</source>
        <translation>Diese Suche ist gespeichert</translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Suche: %1</translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1, %Ln Treffer</numerusform>
            <numerusform>%1, %Ln Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message>
        <source>How far the search is</source>
        <translation>Wie weit die Suche ist</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>Noch sind keine Speicher bekannt.</translation>
    </message>
    <message>
        <source>Open a store</source>
        <translation>Einen Speicher öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>Findet Prompts, Antworten, Gedanken, Ein- und Ausgaben von Werkzeugen, Patches und Titel in %Ln Speicher.</numerusform>
            <numerusform>Findet Prompts, Antworten, Gedanken, Ein- und Ausgaben von Werkzeugen, Patches und Titel in %Ln Speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>Keine Treffer in %Ln Speicher.</numerusform>
            <numerusform>Keine Treffer in %Ln Speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the filters</source>
        <translation>Filter entfernen</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Überall suchen</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Only in this project</source>
        <translation>Nur in diesem Projekt</translation>
    </message>
    <message>
        <source>Only in this store</source>
        <translation>Nur in diesem Speicher</translation>
    </message>
    <message>
        <source>Only in this agent</source>
        <translation>Nur bei diesem Agenten</translation>
    </message>
</context>
<context>
    <name>stemma::SecondLookSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>Abgedeckte Nachrichten werden gelesen</translation>
    </message>
    <message>
        <source>The covered messages have no text of a user that could be sent.</source>
        <translation>Die abgedeckten Nachrichten enthalten keinen Text eines Benutzers, der gesendet werden könnte.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>listing…</source>
        <translation>wird aufgelistet …</translation>
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
        <translation>aktiv</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
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
    <name>stemma::SessionFilesSource</name>
    <message>
        <source>Reading the files of the session</source>
        <translation>Die Dateien der Sitzung werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::SessionFind</name>
    <message>
        <source>Went on from the beginning</source>
        <translation>Am Anfang fortgesetzt</translation>
    </message>
    <message>
        <source>Went on from the end</source>
        <translation>Am Ende fortgesetzt</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
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
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>%1 ist nicht mehr da. Bereits gelesene Nachrichten bleiben zu sehen.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>Diese Sitzung ist nicht mehr im Speicher.</translation>
    </message>
    <message>
        <source>Image in message %1</source>
        <translation>Bild in Nachricht %1</translation>
    </message>
    <message>
        <source>This message is no longer in the session.</source>
        <translation>Diese Nachricht ist nicht mehr in der Sitzung.</translation>
    </message>
    <message>
        <source>Changes back to the checkpoint</source>
        <translation>Änderungen zurück zum Sicherungspunkt</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Saved files</source>
        <translation>Gespeicherte Dateien</translation>
    </message>
    <message>
        <source>Filter cleared to show message %1.</source>
        <translation>Filter aufgehoben, um Nachricht %1 zu zeigen.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPrinting</name>
    <message>
        <source>Laying out the pages</source>
        <translation>Seiten werden gesetzt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The text is too long to print (%1). Select some messages, or export the session instead.</source>
        <translation>Der Text ist zu lang zum Drucken (%1). Wählen Sie einige Nachrichten aus oder exportieren Sie die Sitzung.</translation>
    </message>
    <message>
        <source>Print session</source>
        <translation>Sitzung drucken</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>page of pages</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTabs</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Close those &amp;behind it</source>
        <translation>Die &amp;dahinter schließen</translation>
    </message>
    <message>
        <source>Copy session &amp;id</source>
        <translation>Sitzungs-&amp;ID kopieren</translation>
    </message>
    <message>
        <source>&amp;Keep this tab</source>
        <translation>Diesen Tab &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Show in the session list</source>
        <translation>In der &amp;Sitzungsliste zeigen</translation>
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
    <name>stemma::SessionUseNote</name>
    <message>
        <source>This session was written %1.</source>
        <comment>2 minutes ago</comment>
        <translation>In diese Sitzung wurde %1 geschrieben.</translation>
    </message>
    <message>
        <source>Another program has this session open.</source>
        <translation>Ein anderes Programm hat diese Sitzung offen.</translation>
    </message>
    <message>
        <source>Another program has this store open.</source>
        <translation>Ein anderes Programm hat diesen Speicher offen.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this session open.</source>
        <translation>„%1“ (Prozess %2) hat diese Sitzung offen.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this store open.</source>
        <translation>„%1“ (Prozess %2) hat diesen Speicher offen.</translation>
    </message>
    <message>
        <source>If an agent is working in it, its next messages go to the original only.</source>
        <translation>Arbeitet ein Agent darin, gehen seine nächsten Nachrichten nur in das Original.</translation>
    </message>
    <message>
        <source>If an agent is working in it, let it finish first: it may not notice the change.</source>
        <translation>Arbeitet ein Agent darin, lassen Sie ihn erst fertig werden: Er bemerkt die Änderung vielleicht nicht.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>Sitzungen filtern</translation>
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
        <translation>Datei öffnen …</translation>
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
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>Abzweigen …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Sitzung löschen …</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>Beschriftungen und Markierung …</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>Projekt verschieben …</translation>
    </message>
    <message>
        <source>Order and grouping of the sessions</source>
        <translation>Reihenfolge und Gruppierung der Sitzungen</translation>
    </message>
    <message>
        <source>Group by store</source>
        <translation>Nach Speicher gruppieren</translation>
    </message>
    <message>
        <source>Group by project</source>
        <translation>Nach Projekt gruppieren</translation>
    </message>
    <message>
        <source>Open project folder</source>
        <translation>Projektordner öffnen</translation>
    </message>
    <message>
        <source>Copy resume command</source>
        <translation>Befehl zum Fortsetzen kopieren</translation>
    </message>
    <message>
        <source>Resume in a terminal</source>
        <translation>In einem Terminal fortsetzen</translation>
    </message>
    <message>
        <source>Usage of this session</source>
        <translation>Verbrauch dieser Sitzung</translation>
    </message>
    <message>
        <source>Usage of this store</source>
        <translation>Verbrauch dieses Speichers</translation>
    </message>
    <message>
        <source>Group by day</source>
        <translation>Nach Tag gruppieren</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Nach Modell gruppieren</translation>
    </message>
</context>
<context>
    <name>stemma::SettingsDialog</name>
    <message>
        <source>No setting contains all these words.</source>
        <translation>Keine Einstellung enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Configure Stemma</source>
        <translation>Stemma einrichten</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
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
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen …</translation>
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
        <source>Formats and their capabilities</source>
        <translation>Formate und ihre Möglichkeiten</translation>
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
        <source>Names and sizes only. Sessions are read when you open them.</source>
        <translation>Nur Namen und Größen. Sitzungen werden erst beim Öffnen gelesen.</translation>
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
        <translation>Suche läuft …</translation>
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
    <name>stemma::StatusLabels</name>
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
        <translation>aktiv</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n Teil ausgewählt · %1</numerusform>
            <numerusform>%n Teile ausgewählt · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent is working</source>
        <translation>Der Agent arbeitet</translation>
    </message>
    <message>
        <source>Nothing was written since the call: the tool takes long, or the agent asks for your approval.</source>
        <translation>Seit dem Aufruf wurde nichts geschrieben: Das Werkzeug braucht lange, oder der Agent bittet um Ihre Zustimmung.</translation>
    </message>
    <message>
        <source>Agent waits for you</source>
        <translation>Der Agent wartet auf Sie</translation>
    </message>
    <message>
        <source>Waiting for approval or running a long call</source>
        <translation>Wartet auf Zustimmung oder führt einen langen Aufruf aus</translation>
    </message>
    <message>
        <source>Agent asks you a question</source>
        <translation>Der Agent stellt Ihnen eine Frage</translation>
    </message>
    <message>
        <source>Agent waits for your approval</source>
        <translation>Der Agent wartet auf Ihre Zustimmung</translation>
    </message>
    <message>
        <source>Agent is idle</source>
        <translation>Der Agent ruht</translation>
    </message>
    <message>
        <source>Nothing was written for 10 minutes.</source>
        <translation>Seit 10 Minuten wurde nichts geschrieben.</translation>
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
    <name>stemma::StoreOpening</name>
    <message>
        <source>Making the sample session</source>
        <translation>Beispielsitzung wird angelegt</translation>
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
        <source>Looking for stores in %1</source>
        <translation>Speicher in %1 werden gesucht</translation>
    </message>
    <message>
        <source>The link names no store: %1</source>
        <translation>Der Link nennt keinen Speicher: %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreSource</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryColumn</name>
    <message>
        <source>Apply…</source>
        <translation>Anwenden …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>In dieser Sitzung</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>Zeigen, was geschrieben würde</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>Die Zusammenfassung und die behaltenen Nachrichten an diese Sitzung anhängen, statt eine neue anzulegen</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message>
        <source>Summary by a model</source>
        <translation>Zusammenfassung durch ein Modell</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>Dies an %1 senden?</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>Nächste Stufe automatisch versuchen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Content: the texts of %1 summaries of this session</source>
        <translation>Inhalt: die Texte von %1 Zusammenfassungen dieser Sitzung</translation>
    </message>
    <message>
        <source>Content: the texts of %1 messages of this session</source>
        <translation>Inhalt: die Texte von %1 Nachrichten dieser Sitzung</translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>Umfang: ≈ %1 Token, für eine Antwort von höchstens %2</translation>
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
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>Eine Anfrage.</numerusform>
            <numerusform>Bis zu %n Anfragen: Die nächste wird nur gesendet, wenn die vorige keine brauchbare Zusammenfassung ergibt.</numerusform>
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
    <name>stemma::SummaryRequests</name>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>Stufe %1, %2: beantwortet</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>Die Zusammenfassung ist nicht kleiner als die Nachrichten, die sie ersetzt. Die nächste Stufe macht sie kürzer.</translation>
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
        <source>The request was cancelled.</source>
        <translation>Die Anfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>Stufe %1: %2 wird gefragt …</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryReviewer</name>
    <message>
        <source>The second look was at the text before your last change.</source>
        <translation>Der zweite Blick galt dem Text vor Ihrer letzten Änderung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>%1 hat %Ln Vorgabe gefunden: %2 erhalten, %3 geändert, %4 verloren.</numerusform>
            <numerusform>%1 hat %Ln Vorgaben gefunden: %2 erhalten, %3 geändert, %4 verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>%Ln Antwort ausgelassen: steht nicht in den Nachrichten.</numerusform>
            <numerusform>%Ln Antworten ausgelassen: stehen nicht in den Nachrichten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>%Ln Frage nicht beantwortet.</numerusform>
            <numerusform>%Ln Fragen nicht beantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second look by a model</source>
        <translation>Zweiter Blick durch ein Modell</translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>Inhalt: die Zusammenfassung und was Benutzer und Assistent in %Ln Nachricht schrieben; keine Ausgaben von Werkzeugen</numerusform>
            <numerusform>Inhalt: die Zusammenfassung und was Benutzer und Assistent in %Ln Nachrichten schrieben; keine Ausgaben von Werkzeugen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>Von %Ln langen Text werden nur Anfang und Ende gesendet.</numerusform>
            <numerusform>Von %Ln langen Texten werden nur Anfang und Ende gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for answers of at most %2</source>
        <translation>Umfang: ≈ %1 Token, für Antworten von höchstens %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n Anfrage.</numerusform>
            <numerusform>%n Anfragen, eine nach der anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The second look was cancelled.</source>
        <translation>Der zweite Blick wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to or search sessions</source>
        <translation>Sitzung öffnen oder suchen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemma::TextViewer</name>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Go to line (Ctrl+L)</source>
        <translation>Gehe zu Zeile (Strg+L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingModel</name>
    <message>
        <source>The turn ended</source>
        <translation>Die Runde endete</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Patch: %1</source>
        <translation>Patch: %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Verdichtung</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>Kein Text zu zeigen</translation>
    </message>
    <message>
        <source>%1; tokens are estimated</source>
        <translation>%1; Token sind geschätzt</translation>
    </message>
    <message>
        <source>Thinking in message %1: %2</source>
        <translation>Gedanken in Nachricht %1: %2</translation>
    </message>
    <message>
        <source>Number of the message</source>
        <translation>Nummer der Nachricht</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>Was folgte</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingOffer</name>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>Auch die &amp;signierten Gedanken danach entfernen, die nicht mehr gültig sind</translation>
    </message>
    <message>
        <source>Providers may reject thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>Anbieter lehnen Gedanken, die für eine andere Unterhaltung signiert wurden, womöglich ab. Um sie zu behalten, machen Sie die Änderung in einem Abzweig.</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>Stattdessen einen Abzweig än&amp;dern …</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>Einen Abzweig planen, der vor diesen Gedanken endet, und dann diese Änderung darin. Das Original bleibt unverändert.</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message>
        <source>Show all…</source>
        <translation>Alles zeigen …</translation>
    </message>
    <message>
        <source>Text of the thinking</source>
        <translation>Text der Gedanken</translation>
    </message>
    <message>
        <source>Show the whole text in a window of its own</source>
        <translation>Den ganzen Text in einem eigenen Fenster zeigen</translation>
    </message>
    <message>
        <source>Go to what the agent did after this thinking</source>
        <translation>Zu dem gehen, was der Agent nach diesen Gedanken tat</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>— %1 not shown here —</source>
        <translation>— %1 hier nicht gezeigt —</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln Zeichen</numerusform>
            <numerusform>%Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show · %1 stored</source>
        <translation>kein Text zu zeigen · %1 gespeichert</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>kein Text zu zeigen</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message>
        <source>Search in thinking</source>
        <translation>In Gedanken suchen</translation>
    </message>
    <message>
        <source>Show only thinking that contains all these words. Of a long block, the first 256 KB count.</source>
        <translation>Nur Gedanken zeigen, die alle diese Wörter enthalten. Von einem langen Block zählen die ersten 256 KB.</translation>
    </message>
    <message>
        <source>Thinking of the session</source>
        <translation>Gedanken der Sitzung</translation>
    </message>
    <message>
        <source>Select two blocks to compare them.</source>
        <translation>Zwei Blöcke auswählen, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Open a session to see its thinking.</source>
        <translation>Eine Sitzung öffnen, um ihre Gedanken zu sehen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Die Sitzung wird gelesen …</translation>
    </message>
    <message>
        <source>No thinking contains these words.</source>
        <translation>Keine Gedanken enthalten diese Wörter.</translation>
    </message>
    <message>
        <source>This session holds no thinking.</source>
        <translation>Diese Sitzung enthält keine Gedanken.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%1 von %Ln Block</numerusform>
            <numerusform>%1 von %Ln Blöcken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>12 tokens in all</comment>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingSource</name>
    <message>
        <source>Reading the thinking of the session</source>
        <translation>Die Gedanken der Sitzung werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::TimeSpansSource</name>
    <message>
        <source>Reading the times of the session</source>
        <translation>Die Zeiten der Sitzung werden gelesen</translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message>
        <source>Time axis</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartete auf Sie</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 to %4 · message %5</source>
        <comment>what, duration, begin, end, number</comment>
        <translation>%1 · %2 · %3 bis %4 · Nachricht %5</translation>
    </message>
    <message>
        <source>Reading the times of the session…</source>
        <translation>Die Zeiten der Sitzung werden gelesen …</translation>
    </message>
    <message>
        <source>This session has no times.</source>
        <translation>Diese Sitzung hat keine Zeiten.</translation>
    </message>
    <message>
        <source>Drawn shorter than it was</source>
        <translation>Kürzer gezeichnet, als es dauerte</translation>
    </message>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>und %n weiterer Werkzeugaufruf</numerusform>
            <numerusform>und %n weitere Werkzeugaufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent %1 · tools %2 · waiting for you %3</source>
        <translation>Agent %1 · Werkzeuge %2 · wartete auf Sie %3</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineActions</name>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
    <message>
        <source>Nothing new has come since you last read this session.</source>
        <translation>Seit Sie diese Sitzung zuletzt gelesen haben, kam nichts Neues.</translation>
    </message>
    <message>
        <source>There is no text to find in on this page.</source>
        <translation>Auf dieser Seite gibt es keinen Text, in dem gesucht werden kann.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineCursor</name>
    <message>
        <source>The message is not in this session.</source>
        <translation>Die Nachricht ist nicht in dieser Sitzung.</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>Nach dieser Nachricht kommt nichts mehr dieser Art.</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>Vor dieser Nachricht kommt nichts mehr dieser Art.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineFind</name>
    <message>
        <source>This hit is in a message that the filters hide.</source>
        <translation>Dieser Treffer steht in einer Nachricht, die die Filter verbergen.</translation>
    </message>
    <message>
        <source>This hit is in a part of the text that is not shown. “Show all” opens it.</source>
        <translation>Dieser Treffer steht im nicht gezeigten Teil des Textes. „Alles zeigen“ öffnet ihn.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>Werkzeugausgabe gekürzt</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>Durch eine Zusammenfassung ersetzt</translation>
    </message>
    <message>
        <source>This hit is in something that is not shown as text, such as the address of a link.</source>
        <translation>Dieser Treffer steht in etwas, das nicht als Text gezeigt wird, etwa in der Adresse eines Links.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelinePainter</name>
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
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>Der Speicher sagt nicht, welche Nachrichten das sind.</translation>
    </message>
    <message>
        <source>This summary replaced no messages.</source>
        <translation>Diese Zusammenfassung ersetzt keine Nachrichten.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln Nachricht nicht geladen]</numerusform>
            <numerusform>[%Ln Nachrichten nicht geladen]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>The messages of the session, oldest first, with everything that the store keeps of them. Help &gt; Signs of the timeline explains the lines, colours and icons.</source>
        <translation>Die Nachrichten der Sitzung, die älteste zuerst, mit allem, was der Speicher von ihnen enthält. Hilfe &gt; Zeichen der Zeitleiste erklärt Linien, Farben und Symbole.</translation>
    </message>
</context>
<context>
    <name>stemma::TurnModel</name>
    <message>
        <source>Before the first prompt</source>
        <translation>Vor dem ersten Prompt</translation>
    </message>
    <message>
        <source>Checkpoint: %1</source>
        <translation>Sicherungspunkt: %1</translation>
    </message>
</context>
<context>
    <name>stemma::TurnSearch</name>
    <message>
        <source>Filtering messages</source>
        <translation>Nachrichten werden gefiltert</translation>
    </message>
</context>
<context>
    <name>stemma::UsageBar</name>
    <message>
        <source>Sessions that are added up</source>
        <translation>Sitzungen, die zusammengezählt werden</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>session, model, day</comment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Charts show the cost by list prices</source>
        <translation>Diagramme zeigen die Kosten nach Listenpreisen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Charts show tokens</source>
        <translation>Diagramme zeigen Token</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
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
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Erster Tag</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Letzter Tag</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>Filter „%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsModel</name>
    <message>
        <source>not counted: %1</source>
        <translation>nicht gezählt: %1</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>beside the conversation</source>
        <translation>neben der Unterhaltung</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>Unteragent</translation>
    </message>
    <message>
        <source>sub-agent %1</source>
        <translation>Unteragent %1</translation>
    </message>
    <message>
        <source>covered by a subscription</source>
        <translation>durch ein Abonnement abgedeckt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
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
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>fast mode</source>
        <translation>Schnellmodus</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Stapelverarbeitung</translation>
    </message>
    <message>
        <source>flex tier</source>
        <translation>Flex-Stufe</translation>
    </message>
    <message>
        <source>priority tier</source>
        <translation>Prioritätsstufe</translation>
    </message>
    <message>
        <source>region: %1</source>
        <translation>Region: %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message>
        <source>Only this</source>
        <translation>Nur dies</translation>
    </message>
    <message>
        <source>Filter table and charts to what is selected</source>
        <translation>Tabelle und Diagramme auf die Auswahl filtern</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Alle Aufzeichnungen</translation>
    </message>
    <message>
        <source>Which records are listed</source>
        <translation>Welche Aufzeichnungen aufgeführt sind</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 Eingabe</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 Ausgabe</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 aus dem Cache</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>Nicht gezählt, %Ln Aufzeichnung, %1 Token: %2.</numerusform>
            <numerusform>Nicht gezählt, %Ln Aufzeichnungen, %1 Token: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s own total of %1 is %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>Die eigene Summe des Agenten für %1 ist %2, gezählt sind %3. %4</translation>
    </message>
    <message>
        <source>The first %1 of %2 records are listed.</source>
        <translation>Die ersten %1 von %2 Aufzeichnungen sind aufgeführt.</translation>
    </message>
    <message>
        <source>Select a line or a bar to see the calls behind its figures.</source>
        <translation>Wählen Sie eine Zeile oder einen Balken, um die Aufrufe hinter den Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>Aufrufe werden gelesen …</translation>
    </message>
    <message>
        <source>Everything is counted here.</source>
        <translation>Hier ist alles gezählt.</translation>
    </message>
    <message>
        <source>These records are added up, and not listed.</source>
        <translation>Diese Aufzeichnungen sind zusammengezählt und nicht einzeln aufgeführt.</translation>
    </message>
    <message>
        <source>No calls.</source>
        <translation>Keine Aufrufe.</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>Die Summe des Agenten für %1 ist in einer Sitzung %2, gezählt sind %3. %4</numerusform>
            <numerusform>Die Summen des Agenten für %1 sind in %Ln Sitzungen %2, gezählt sind %3. %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::UsageChartArea</name>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Je Tag</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>The sessions or turns that cost the most</source>
        <translation>Die Sitzungen oder Runden, die am meisten kosten</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Cachetreffer</translation>
    </message>
    <message>
        <source>Which share of the tokens sent came from the cache</source>
        <translation>Welcher Anteil der gesendeten Token aus dem Cache kam</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Tokens in context over a session</source>
        <translation>Token im Kontext im Lauf einer Sitzung</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Werkzeugausgaben</translation>
    </message>
    <message>
        <source>What tool outputs cost because they were sent again with each call</source>
        <translation>Was Werkzeugausgaben kosten, weil sie mit jedem Aufruf erneut gesendet wurden</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What a session would have cost, compacted, pruned or cached</source>
        <translation>Was eine Sitzung verdichtet, gekürzt oder aus dem Cache gekostet hätte</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>Je Runde</translation>
    </message>
    <message>
        <source>Cost or tokens of each turn</source>
        <translation>Kosten oder Token jeder Runde</translation>
    </message>
    <message>
        <source>Cost or tokens of each day, by model</source>
        <translation>Kosten oder Token jedes Tages, nach Modell</translation>
    </message>
    <message>
        <source>No model here has a known price. Choose Tokens, or add its price.</source>
        <translation>Kein Modell hier hat einen bekannten Preis. Wählen Sie Token, oder tragen Sie seinen Preis ein.</translation>
    </message>
    <message>
        <source>No tokens were read from a cache.</source>
        <translation>Es wurden keine Token aus einem Cache gelesen.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>Wählen Sie eine Sitzung in der Tabelle.</translation>
    </message>
    <message>
        <source>Reading the tool outputs…</source>
        <translation>Werkzeugausgaben werden gelesen …</translation>
    </message>
    <message>
        <source>No tool output was sent again.</source>
        <translation>Keine Werkzeugausgabe wurde erneut gesendet.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>stemma::UsageModel</name>
    <message>
        <source>The agent&apos;s own totals are different; select the session to see why.</source>
        <translation>Die eigenen Summen des Agenten weichen ab; wählen Sie die Sitzung, um den Grund zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>%Ln Aufruf von Unteragenten enthalten</numerusform>
            <numerusform>%Ln Aufrufe von Unteragenten enthalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>Bei %Ln Aufruf gespeichert</numerusform>
            <numerusform>Bei %Ln Aufrufen gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>differs</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Calls of models, each counted once</source>
        <translation>Aufrufe von Modellen, jeder einmal gezählt</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Tokens sent that were neither read from the cache nor written to it</source>
        <translation>Gesendete Token, die weder aus dem Cache kamen noch hineingeschrieben wurden</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache gelesen</translation>
    </message>
    <message>
        <source>Tokens sent that the cache already held</source>
        <translation>Gesendete Token, die schon im Cache waren</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache geschrieben</translation>
    </message>
    <message>
        <source>Tokens sent that were written to the cache</source>
        <translation>Gesendete Token, die in den Cache geschrieben wurden</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Tokens written by the model, reasoning included</source>
        <translation>Vom Modell geschriebene Token, Gedanken eingeschlossen</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Tokens of the output that the model thought</source>
        <translation>Token der Ausgabe, die das Modell gedacht hat</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Cachetreffer</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache</source>
        <translation>Anteil der gesendeten Token, der aus dem Cache kam</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>By list prices</source>
        <translation>Nach Listenpreisen</translation>
    </message>
    <message>
        <source>Agent&apos;s cost</source>
        <translation>Kosten laut Agent</translation>
    </message>
    <message>
        <source>The cost that the agent stored, in US dollars</source>
        <translation>Die vom Agenten gespeicherten Kosten in US-Dollar</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>Letzter Aufruf</translation>
    </message>
</context>
<context>
    <name>stemma::UsagePage</name>
    <message>
        <source>Usage · %1</source>
        <translation>Verbrauch · %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSource</name>
    <message>
        <source>Adding up the usage</source>
        <translation>Verbrauch wird zusammengezählt</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message>
        <source>price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 Eingabe</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 Ausgabe</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 aus dem Cache</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>%Ln Aufruf ohne bekannten Preis: %1</numerusform>
            <numerusform>%Ln Aufrufe ohne bekannten Preis: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 covered by a subscription</source>
        <translation>%1 durch ein Abonnement abgedeckt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>%Ln Aufzeichnung nicht gezählt</numerusform>
            <numerusform>%Ln Aufzeichnungen nicht gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>%Ln Abweichung von den Summen des Agenten</numerusform>
            <numerusform>%Ln Abweichungen von den Summen des Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>still reading…</source>
        <translation>wird noch gelesen …</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>kein Modell gespeichert</translation>
    </message>
</context>
<context>
    <name>stemma::UsageView</name>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Your own prices are not used.</source>
        <translation>Ihre eigenen Preise werden nicht benutzt.</translation>
    </message>
    <message>
        <source>Adding up the usage…</source>
        <translation>Verbrauch wird zusammengezählt …</translation>
    </message>
    <message>
        <source>Cancelled. Press F5 to read it again.</source>
        <translation>Abgebrochen. F5 liest noch einmal.</translation>
    </message>
    <message>
        <source>No calls of models in this period and with these filters.</source>
        <translation>Keine Aufrufe von Modellen in diesem Zeitraum und mit diesen Filtern.</translation>
    </message>
    <message>
        <source>This session has no calls of models whose tokens are stored.</source>
        <translation>Diese Sitzung hat keine Aufrufe von Modellen mit gespeicherten Token.</translation>
    </message>
    <message>
        <source>No calls of models whose tokens are stored.</source>
        <translation>Keine Aufrufe von Modellen mit gespeicherten Token.</translation>
    </message>
    <message>
        <source>Turns are listed for one session. Select one, and press Only this.</source>
        <translation>Runden werden für eine Sitzung aufgeführt. Wählen Sie eine und drücken Sie „Nur dies“.</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>Aufrufe werden gelesen …</translation>
    </message>
    <message>
        <source>This session has no calls of models.</source>
        <translation>Diese Sitzung hat keine Aufrufe von Modellen.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>Wählen Sie eine Sitzung in der Tabelle.</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Aufrufe</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Nur dies</translation>
    </message>
    <message>
        <source>Open turn</source>
        <translation>Runde öffnen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>Verbrauch exportieren</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>Der Verbrauch wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The usage cannot be written to %1: %2</source>
        <translation>Der Verbrauch kann nicht nach %1 geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show the usage of the whole store</source>
        <translation>Verbrauch des ganzen Speichers zeigen</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message>
        <source> tokens</source>
        <translation> Token</translation>
    </message>
    <message>
        <source>Compact when the context is longer than</source>
        <translation>Verdichten, wenn der Kontext länger ist als</translation>
    </message>
    <message>
        <source>Prune tool outputs older than the newest</source>
        <translation>Werkzeugausgaben kürzen, die älter sind als die neuesten</translation>
    </message>
    <message>
        <source>How it is estimated</source>
        <translation>Wie geschätzt wird</translation>
    </message>
    <message>
        <source>Compacted at %1 tokens</source>
        <translation>Bei %1 Token verdichtet</translation>
    </message>
    <message>
        <source>Everything cached</source>
        <translation>Alles aus dem Cache</translation>
    </message>
    <message>
        <source>Tokens as it was, and as it would have been (estimates)</source>
        <translation>Token, wie es war und wie es gewesen wäre (Schätzungen)</translation>
    </message>
    <message>
        <source>Cost as it was, and as it would have been (estimates)</source>
        <translation>Kosten, wie es war und wie es gewesen wäre (Schätzungen)</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>%1 gegenüber der Sitzung, %Ln Verdichtung</numerusform>
            <numerusform>%1 gegenüber der Sitzung, %Ln Verdichtungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 compared with the session</source>
        <translation>%1 gegenüber der Sitzung</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>No model of this session has a known price. Choose Tokens, or add its price.</source>
        <translation>Kein Modell dieser Sitzung hat einen bekannten Preis. Wählen Sie Token, oder tragen Sie seinen Preis ein.</translation>
    </message>
    <message>
        <source>Outputs pruned to %1 tokens</source>
        <translation>Ausgaben auf %1 Token gekürzt</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfSource</name>
    <message>
        <source>Working out what the session would have cost</source>
        <translation>Es wird berechnet, was die Sitzung gekostet hätte</translation>
    </message>
</context>
<context>
    <name>stemma::WhereChoice</name>
    <message>
        <source>In this session</source>
        <translation>In dieser Sitzung</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>(das Original bleibt)</translation>
    </message>
</context>
<context>
    <name>stemma::WindowActions</name>
    <message>
        <source>Open a session store</source>
        <translation>Sitzungsspeicher öffnen</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Ordner mit Sitzungen öffnen</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>Keine zuletzt geöffneten Speicher</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>%1 zeigt die Menüleiste wieder an.</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>Über Stemma</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Liest, verzweigt, verdichtet und repariert die Sitzungen von Dialogagenten.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
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
        <source>Session stores (%1)</source>
        <translation>Sitzungsspeicher (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message>
        <source>Reading the journal…</source>
        <translation>Das Journal wird gelesen …</translation>
    </message>
    <message>
        <source>Records that the change wrote</source>
        <translation>Was die Änderung geschrieben hat</translation>
    </message>
    <message>
        <source>Written records</source>
        <translation>Geschriebene Datensätze</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>Zur Sitzung gehen</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n weiterer Datensatz ist nicht im Journal.</numerusform>
            <numerusform>%n weitere Datensätze sind nicht im Journal.</numerusform>
        </translation>
    </message>
</context>
</TS>
