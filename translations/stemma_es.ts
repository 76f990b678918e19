<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>Ventana &amp;nueva</translation>
    </message>
    <message>
        <source>Open another window of Stemma</source>
        <translation>Abrir otra ventana de Stemma</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Abrir &amp;archivo…</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>Abrir un almacén de sesiones o una transcripción</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>Abrir car&amp;peta…</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Abrir una carpeta de sesiones</translation>
    </message>
    <message>
        <source>Connec&amp;t to PostgreSQL…</source>
        <translation>Conec&amp;tar con PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sessions on a database server</source>
        <translation>Abrir las sesiones de un servidor de bases de datos</translation>
    </message>
    <message>
        <source>Open the &amp;sample session</source>
        <translation>Abrir la sesión de &amp;ejemplo</translation>
    </message>
    <message>
        <source>Open a private copy of a sample store</source>
        <translation>Abrir una copia propia de un almacén de ejemplo</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>&amp;Cerrar pestaña</translation>
    </message>
    <message>
        <source>Close the current tab</source>
        <translation>Cerrar la pestaña actual</translation>
    </message>
    <message>
        <source>Reo&amp;pen closed tab</source>
        <translation>Rea&amp;brir pestaña cerrada</translation>
    </message>
    <message>
        <source>Reopen the last closed tab</source>
        <translation>Reabrir la última pestaña cerrada</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Recar&amp;gar</translation>
    </message>
    <message>
        <source>Read the current store again</source>
        <translation>Leer de nuevo el almacén actual</translation>
    </message>
    <message>
        <source>E&amp;xport session…</source>
        <translation>E&amp;xportar sesión…</translation>
    </message>
    <message>
        <source>Write the session as a document, redacted if you like</source>
        <translation>Escribir la sesión como documento, censurado si se desea</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print the session or the selected messages, after a preview</source>
        <translation>Imprimir la sesión o los mensajes seleccionados, tras una vista previa</translation>
    </message>
    <message>
        <source>&amp;Hand over to another agent…</source>
        <translation>Trans&amp;ferir a otro agente…</translation>
    </message>
    <message>
        <source>Write the session as a new session of another agent</source>
        <translation>Escribir la sesión como una sesión nueva de otro agente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Salir del programa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rehacer el último cambio deshecho</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copiar la selección</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the selected parts as Markdown</source>
        <translation>Copiar las partes seleccionadas como Markdown</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to message</source>
        <translation>Co&amp;piar enlace al mensaje</translation>
    </message>
    <message>
        <source>Copy a link that opens the current message in Stemma</source>
        <translation>Copiar un enlace que abre el mensaje actual en Stemma</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find a text in the session</source>
        <translation>Buscar un texto en la sesión</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next hit</source>
        <translation>Ir a la coincidencia siguiente</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar an&amp;terior</translation>
    </message>
    <message>
        <source>Go to the previous hit</source>
        <translation>Ir a la coincidencia anterior</translation>
    </message>
    <message>
        <source>&amp;Filter sessions</source>
        <translation>&amp;Filtrar sesiones</translation>
    </message>
    <message>
        <source>Filter the list of sessions</source>
        <translation>Filtrar la lista de sesiones</translation>
    </message>
    <message>
        <source>Filter messa&amp;ges</source>
        <translation>Filtrar mensa&amp;jes</translation>
    </message>
    <message>
        <source>Show only messages with some words or in some states</source>
        <translation>Mostrar solo los mensajes con ciertas palabras o en ciertos estados</translation>
    </message>
    <message>
        <source>Search in a ne&amp;w tab</source>
        <translation>Buscar en una pestaña n&amp;ueva</translation>
    </message>
    <message>
        <source>Search all sessions in a tab of its own</source>
        <translation>Buscar en todas las sesiones en una pestaña propia</translation>
    </message>
    <message>
        <source>&amp;Edit text…</source>
        <translation>&amp;Editar texto…</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>Editar el texto de la parte actual</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>&amp;Insertar mensaje…</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>Insertar un mensaje o una nota después del actual</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>Cambiar el nombre de la sesión</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>E&amp;liminar…</translation>
    </message>
    <message>
        <source>Remove the selected messages</source>
        <translation>Eliminar los mensajes seleccionados</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>B&amp;orrar sesión…</translation>
    </message>
    <message>
        <source>Delete the whole session</source>
        <translation>Borrar la sesión entera</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>E&amp;tiquetas…</translation>
    </message>
    <message>
        <source>Edit the labels of the session</source>
        <translation>Editar las etiquetas de la sesión</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>M&amp;arcar</translation>
    </message>
    <message>
        <source>Flag the session, or remove the flag</source>
        <translation>Marcar la sesión o quitar la marca</translation>
    </message>
    <message>
        <source>Mo&amp;ve project…</source>
        <translation>Trasladar pro&amp;yecto…</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Trasladar las sesiones de un proyecto a su nueva carpeta</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sesiones</translation>
    </message>
    <message>
        <source>Show the sessions and go to them</source>
        <translation>Mostrar las sesiones e ir a ellas</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Cronología</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>Ir a la cronología</translation>
    </message>
    <message>
        <source>Outlin&amp;e</source>
        <translation>Es&amp;quema</translation>
    </message>
    <message>
        <source>Show the turns of the session and go to them</source>
        <translation>Mostrar los turnos de la sesión e ir a ellos</translation>
    </message>
    <message>
        <source>Thinkin&amp;g</source>
        <translation>Ra&amp;zonamiento</translation>
    </message>
    <message>
        <source>Show all thinking of the session, to search and compare it</source>
        <translation>Mostrar todo el razonamiento de la sesión, para buscar en él y compararlo</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Show which files the session changed, and how</source>
        <translation>Mostrar qué archivos cambió la sesión y cómo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Show which files the session read, changed and refers to</source>
        <translation>Mostrar qué archivos la sesión leyó, cambió y menciona</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspector</translation>
    </message>
    <message>
        <source>Show the inspector and go to it</source>
        <translation>Mostrar el inspector e ir a él</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Probl&amp;emas</translation>
    </message>
    <message>
        <source>Check the store and list its problems</source>
        <translation>Comprobar el almacén y enumerar sus problemas</translation>
    </message>
    <message>
        <source>Au&amp;dit</source>
        <translation>Au&amp;ditoría</translation>
    </message>
    <message>
        <source>Show the tools, tokens and cost of each turn</source>
        <translation>Mostrar las herramientas, los tokens y el coste de cada turno</translation>
    </message>
    <message>
        <source>Conte&amp;xt</source>
        <translation>Conte&amp;xto</translation>
    </message>
    <message>
        <source>Show what the agent would send, now or at an earlier message</source>
        <translation>Mostrar lo que enviaría el agente, ahora o en un mensaje anterior</translation>
    </message>
    <message>
        <source>Comp&amp;action</source>
        <translation>Comp&amp;actación</translation>
    </message>
    <message>
        <source>Show the summaries and what they lost, and make new ones</source>
        <translation>Mostrar los resúmenes y lo que perdieron, y crear otros nuevos</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>Lina&amp;je</translation>
    </message>
    <message>
        <source>Show forks, resumes and compactions of the session</source>
        <translation>Mostrar las bifurcaciones, reanudaciones y compactaciones de la sesión</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consumo</translation>
    </message>
    <message>
        <source>Show tokens and costs, and the calls behind them</source>
        <translation>Mostrar los tokens y los costes, y las llamadas que los causaron</translation>
    </message>
    <message>
        <source>Ask the context…</source>
        <translation>Preguntar al contexto…</translation>
    </message>
    <message>
        <source>Ask a model about the context, now and before and after compactions</source>
        <translation>Preguntar a un modelo sobre el contexto, ahora y antes y después de las compactaciones</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Show all changes, to undo or redo them</source>
        <translation>Mostrar todos los cambios, para deshacerlos o rehacerlos</translation>
    </message>
    <message>
        <source>Batc&amp;h</source>
        <translation>Lo&amp;te</translation>
    </message>
    <message>
        <source>Show the changes in the batch, to apply them together</source>
        <translation>Mostrar los cambios del lote, para aplicarlos juntos</translation>
    </message>
    <message>
        <source>Search &amp;all sessions</source>
        <translation>Buscar en tod&amp;as las sesiones</translation>
    </message>
    <message>
        <source>Find any text in any session</source>
        <translation>Buscar cualquier texto en cualquier sesión</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>&amp;Plegar todo</translation>
    </message>
    <message>
        <source>Fold thinking, tool calls and patches</source>
        <translation>Plegar el razonamiento, las llamadas a herramienta y los parches</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Desple&amp;gar todo</translation>
    </message>
    <message>
        <source>Unfold thinking, tool calls and patches</source>
        <translation>Desplegar el razonamiento, las llamadas a herramienta y los parches</translation>
    </message>
    <message>
        <source>Show thin&amp;king</source>
        <translation>Mostrar el &amp;razonamiento</translation>
    </message>
    <message>
        <source>Unfold or fold all thinking</source>
        <translation>Desplegar o plegar todo el razonamiento</translation>
    </message>
    <message>
        <source>Only turns</source>
        <translation>Solo turnos</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>Mostrar una línea por turno; cada uno se abre en su sitio</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Show when the agent worked, when tools ran, and when it waited for you</source>
        <translation>Mostrar cuándo trabajó el agente, cuándo se ejecutaron herramientas y cuándo esperó una respuesta</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>Notificar las restricciones perdidas</translation>
    </message>
    <message>
        <source>Show a desktop notification when an agent compacts an open session and loses a constraint</source>
        <translation>Mostrar una notificación de escritorio cuando un agente compacta una sesión abierta y pierde una restricción</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Amp&amp;liar</translation>
    </message>
    <message>
        <source>Larger text in the timeline</source>
        <translation>Texto más grande en la cronología</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Red&amp;ucir</translation>
    </message>
    <message>
        <source>Smaller text in the timeline</source>
        <translation>Texto más pequeño en la cronología</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Reset the text size of the timeline</source>
        <translation>Restablecer el tamaño del texto de la cronología</translation>
    </message>
    <message>
        <source>&amp;Maximise timeline</source>
        <translation>&amp;Maximizar la cronología</translation>
    </message>
    <message>
        <source>Hide or show the panels around the timeline</source>
        <translation>Ocultar o mostrar los paneles alrededor de la cronología</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>&amp;Barra de menú</translation>
    </message>
    <message>
        <source>Show or hide the menu bar</source>
        <translation>Mostrar u ocultar la barra de menú</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Pantalla c&amp;ompleta</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Mostrar la ventana en pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Go back to the previous place</source>
        <translation>Volver al lugar anterior</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Go forward to the next place</source>
        <translation>Avanzar al lugar siguiente</translation>
    </message>
    <message>
        <source>Go to &amp;session or text…</source>
        <translation>Ir a una &amp;sesión o un texto…</translation>
    </message>
    <message>
        <source>Go to a session, or search the texts of all sessions</source>
        <translation>Ir a una sesión o buscar en los textos de todas las sesiones</translation>
    </message>
    <message>
        <source>Go to &amp;message…</source>
        <translation>Ir al &amp;mensaje…</translation>
    </message>
    <message>
        <source>Go to a message by its number or id</source>
        <translation>Ir a un mensaje por su número o su id</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>Primer mensaje</translation>
    </message>
    <message>
        <source>Go to the first message</source>
        <translation>Ir al primer mensaje</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <source>Go to the last message and follow the end</source>
        <translation>Ir al último mensaje y seguir el final</translation>
    </message>
    <message>
        <source>First new message</source>
        <translation>Primer mensaje nuevo</translation>
    </message>
    <message>
        <source>Go to the first message that came since you last read the session</source>
        <translation>Ir al primer mensaje llegado desde la última lectura de la sesión</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Indicación anterior</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>Ir a la indicación anterior</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Indicación siguiente</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>Ir a la indicación siguiente</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Go to the previous error or finding</source>
        <translation>Ir al error o hallazgo anterior</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Go to the next error or finding</source>
        <translation>Ir al error o hallazgo siguiente</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>Parche anterior</translation>
    </message>
    <message>
        <source>Go to the previous patch</source>
        <translation>Ir al parche anterior</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>Parche siguiente</translation>
    </message>
    <message>
        <source>Go to the next patch</source>
        <translation>Ir al parche siguiente</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>Compactación anterior</translation>
    </message>
    <message>
        <source>Go to the previous compaction</source>
        <translation>Ir a la compactación anterior</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>Compactación siguiente</translation>
    </message>
    <message>
        <source>Go to the next compaction</source>
        <translation>Ir a la compactación siguiente</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>Punto de control anterior</translation>
    </message>
    <message>
        <source>Go to the previous checkpoint</source>
        <translation>Ir al punto de control anterior</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>Punto de control siguiente</translation>
    </message>
    <message>
        <source>Go to the next checkpoint</source>
        <translation>Ir al punto de control siguiente</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Ir a la pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>Ir a la pestaña anterior</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Go to the next pane</source>
        <translation>Ir al panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Go to the previous pane</source>
        <translation>Ir al panel anterior</translation>
    </message>
    <message>
        <source>&amp;Fork…</source>
        <translation>&amp;Bifurcar…</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>Copiar la sesión hasta el mensaje actual en una sesión nueva</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>&amp;Reanudar aquí…</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>Hacer que el agente reanude después del mensaje actual</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>&amp;Punto de control…</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>Establecer un punto de control con nombre después del mensaje actual</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>Ir al punto de &amp;control…</translation>
    </message>
    <message>
        <source>Choose a checkpoint of the session and go to it</source>
        <translation>Elegir un punto de control de la sesión e ir a él</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>C&amp;ompactar…</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>Sustituir mensajes por un resumen</translation>
    </message>
    <message>
        <source>&amp;Prune output…</source>
        <translation>Po&amp;dar salida…</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>Dejar la salida de la llamada a herramienta actual fuera del contexto</translation>
    </message>
    <message>
        <source>Prune o&amp;utputs…</source>
        <translation>Podar sa&amp;lidas…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Elegir qué salidas de herramientas podar o restaurar</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>R&amp;estaurar salida…</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>Restaurar la salida podada en el contexto</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Co&amp;mparar con…</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>Comparar la sesión con otra</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>&amp;Paleta de órdenes…</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>Buscar una acción y ejecutarla</translation>
    </message>
    <message>
        <source>&amp;Configure Stemma…</source>
        <translation>Configurar &amp;Stemma…</translation>
    </message>
    <message>
        <source>Change the settings of Stemma</source>
        <translation>Cambiar las preferencias de Stemma</translation>
    </message>
    <message>
        <source>Database &amp;doctor…</source>
        <translation>&amp;Diagnóstico de la base de datos…</translation>
    </message>
    <message>
        <source>See what takes room in the store, and regain some</source>
        <translation>Ver qué ocupa espacio en el almacén y recuperar parte de él</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>Configurar ata&amp;jos…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Cambiar los atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Reopen stores and tabs at start</source>
        <translation>&amp;Reabrir almacenes y pestañas al iniciar</translation>
    </message>
    <message>
        <source>Start with the stores and tabs of the last time</source>
        <translation>Iniciar con los almacenes y las pestañas de la última vez</translation>
    </message>
    <message>
        <source>Search &amp;index…</source>
        <translation>Índice de &amp;búsqueda…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>Elegir qué almacenes tienen un índice para buscar</translation>
    </message>
    <message>
        <source>Stemma &amp;help</source>
        <translation>&amp;Ayuda de Stemma</translation>
    </message>
    <message>
        <source>First steps, formats and keyboard shortcuts</source>
        <translation>Primeros pasos, formatos y atajos de teclado</translation>
    </message>
    <message>
        <source>Si&amp;gns of the timeline</source>
        <translation>Si&amp;gnos de la cronología</translation>
    </message>
    <message>
        <source>Explain the lines, colours and icons of the timeline</source>
        <translation>Explicar las líneas, los colores y los iconos de la cronología</translation>
    </message>
    <message>
        <source>&amp;About Stemma</source>
        <translation>Acerca &amp;de Stemma</translation>
    </message>
    <message>
        <source>Version and licence of Stemma</source>
        <translation>Versión y licencia de Stemma</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>Version of Qt</source>
        <translation>Versión de Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sesión</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>Setti&amp;ngs</source>
        <translation>&amp;Preferencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿Qué &amp;es esto?</translation>
    </message>
    <message>
        <source>Explain the part of the window that you click next</source>
        <translation>Explicar la parte de la ventana en la que se haga clic a continuación</translation>
    </message>
    <message>
        <source>Export comparison…</source>
        <translation>Exportar comparación…</translation>
    </message>
    <message>
        <source>Write the comparison of two sessions as a document, redacted if you like</source>
        <translation>Escribir la comparación de dos sesiones como documento, censurado si se desea</translation>
    </message>
    <message>
        <source>Export review of the summary…</source>
        <translation>Exportar revisión del resumen…</translation>
    </message>
    <message>
        <source>Write the loss review of a summary as a document, redacted if you like</source>
        <translation>Escribir lo que un resumen conserva y pierde como documento, censurado si se desea</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer la disposición</translation>
    </message>
    <message>
        <source>Put all panels back in their first places</source>
        <translation>Devolver todos los paneles a su lugar inicial</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>Cerrar almacén</translation>
    </message>
    <message>
        <source>Close the store of the current tab</source>
        <translation>Cerrar el almacén de la pestaña actual</translation>
    </message>
    <message>
        <source>Close all stores</source>
        <translation>Cerrar todos los almacenes</translation>
    </message>
    <message>
        <source>Close all stores and their tabs</source>
        <translation>Cerrar todos los almacenes y sus pestañas</translation>
    </message>
    <message>
        <source>&amp;Report a bug…</source>
        <translation>&amp;Informar de un error…</translation>
    </message>
    <message>
        <source>Write a report with versions and without your data</source>
        <translation>Escribir un informe con versiones y sin sus datos</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select all messages of the session</source>
        <translation>Seleccionar todos los mensajes de la sesión</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>The format “%1” is newer than this version of Stemma.</source>
        <translation>El formato «%1» es más nuevo que esta versión de Stemma.</translation>
    </message>
    <message>
        <source>The envelope has no conversation.</source>
        <translation>El sobre no contiene ninguna conversación.</translation>
    </message>
    <message>
        <source>A zip archive, but not a bug report of agentfootprint.</source>
        <translation>Un archivo zip, pero no un informe de fallo de agentfootprint.</translation>
    </message>
    <message>
        <source>The table agent_sessions is missing.</source>
        <translation>Falta la tabla agent_sessions.</translation>
    </message>
    <message>
        <source>The table agent_sessions has no column %1.</source>
        <translation>La tabla agent_sessions no tiene la columna %1.</translation>
    </message>
    <message>
        <source>A folder without artifacts. agentfootprint stores sessions in single files.</source>
        <translation>Una carpeta sin artefactos. agentfootprint almacena las sesiones en archivos individuales.</translation>
    </message>
    <message>
        <source>The event names no run.</source>
        <translation>El evento no nombra ninguna ejecución.</translation>
    </message>
    <message>
        <source>Neither JSON nor a SQLite file.</source>
        <translation>Ni JSON ni un archivo SQLite.</translation>
    </message>
    <message>
        <source>JSON, but not a file that agentfootprint writes.</source>
        <translation>JSON, pero no un archivo que escriba agentfootprint.</translation>
    </message>
    <message>
        <source>A file of agentfootprint of the kind “%1”.</source>
        <translation>Un archivo de agentfootprint del tipo «%1».</translation>
    </message>
    <message>
        <source>Its field %1 has the wrong type.</source>
        <translation>Su campo %1 tiene un tipo incorrecto.</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>Le falta %1.</translation>
    </message>
    <message>
        <source>Its version is not 1.</source>
        <translation>Su versión no es 1.</translation>
    </message>
    <message>
        <source>It has no originalInput.message.</source>
        <translation>Le falta originalInput.message.</translation>
    </message>
    <message>
        <source>Its text is incomplete JSON.</source>
        <translation>Su texto es JSON incompleto.</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>Su formato no es conversation-v1 ni flowchart-v1.</translation>
    </message>
    <message>
        <source>A message has no role or no text.</source>
        <translation>Un mensaje no tiene rol o no tiene texto.</translation>
    </message>
    <message>
        <source>Message %1 was summarised, and the context at that time is not stored. Choose a later message.</source>
        <translation>El mensaje %1 fue resumido y el contexto de ese momento no está almacenado. Elija un mensaje posterior.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>La sesión %1 no tiene el mensaje %2. Compruebe el id.</translation>
    </message>
    <message>
        <source>%1 is a recording, which agentfootprint cannot resume. Open the session store of the agent to see the context.</source>
        <translation>%1 es una grabación, que agentfootprint no puede reanudar. Abra el almacén de sesiones del agente para ver el contexto.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint no puede cargar la sesión. %1</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>Este registro ya no está en el archivo. Abra la sesión de nuevo.</translation>
    </message>
    <message>
        <source>It is not an event.</source>
        <translation>No es un evento.</translation>
    </message>
    <message>
        <source>Not run: another call of the same answer was waiting for a decision.</source>
        <translation>No ejecutada: otra llamada de la misma respuesta esperaba una decisión.</translation>
    </message>
    <message>
        <source>It should be a list of objects.</source>
        <translation>Debería ser una lista de objetos.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>No es un objeto JSON.</translation>
    </message>
    <message>
        <source>The content should be a string.</source>
        <translation>El contenido debería ser una cadena.</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>Solo los registros del almacén tienen texto almacenado.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 no tiene la sesión %2. Compruebe el id o enumere las sesiones del almacén.</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>Esta sesión ya no está en el almacén. Enumere sus sesiones de nuevo.</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>Solo las sesiones del almacén tienen texto almacenado.</translation>
    </message>
    <message>
        <source>The archive is damaged: its list of files cannot be read. Get the bug report again.</source>
        <translation>El archivo comprimido está dañado: no se puede leer su lista de archivos. Obtenga el informe de fallo de nuevo.</translation>
    </message>
</context>
<context>
    <name>AskSource</name>
    <message>
        <source>Reading the contexts</source>
        <translation>Leyendo los contextos</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>mnesis 0.3 pruning rule, length / %1</source>
        <translation>regla de poda de mnesis 0.3, longitud / %1</translation>
    </message>
    <message>
        <source>mnesis rule for this model, length / %1</source>
        <translation>regla de mnesis para este modelo, longitud / %1</translation>
    </message>
    <message>
        <source>UTF-8 bytes / %1</source>
        <translation>bytes UTF-8 / %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>%n llamada no tiene consumo almacenado, por lo que los totales son demasiado bajos.</numerusform>
            <numerusform>%n llamadas no tienen consumo almacenado, por lo que los totales son demasiado bajos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>%n mensaje repite el consumo del anterior; puede estar contado dos veces.</numerusform>
            <numerusform>%n mensajes repiten el consumo del anterior; puede estar contado dos veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps add up to %1 output tokens, their messages say %2.</source>
        <translation>Los pasos suman %1 tokens de salida; sus mensajes dicen %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>%n llamada se reintentó; se cuentan los tokens de cada intento.</numerusform>
            <numerusform>%n llamadas se reintentaron; se cuentan los tokens de cada intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The records add up to %1 output tokens, the store&apos;s total says %2.</source>
        <translation>Los registros suman %1 tokens de salida; el total del almacén dice %2.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>antes de la primera indicación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, first words of the prompt</comment>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 retries</source>
        <comment>calls, retries</comment>
        <translation>%1, %2 reintentos</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, %2 fallidas</translation>
    </message>
    <message>
        <source>call</source>
        <translation>llamada</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, purpose</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>intento %1</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>herramienta</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>Time to the first token of the first call that recorded it</source>
        <translation>Tiempo hasta el primer token de la primera llamada que lo registró</translation>
    </message>
    <message>
        <source>As reported. Every call sends the whole conversation again, so the total counts it each time.</source>
        <translation>Según lo notificado. Cada llamada vuelve a enviar toda la conversación, por lo que el total la cuenta cada vez.</translation>
    </message>
    <message>
        <source>Tokens of the largest call of the turn, with its answer</source>
        <translation>Tokens de la mayor llamada del turno, con su respuesta</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output</source>
        <translation>Estimado a partir de la longitud de la salida del modelo</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output: %1</source>
        <translation>Estimado a partir de la longitud de la salida del modelo: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Lectura de caché</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Escritura de caché</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>En contexto</translation>
    </message>
    <message>
        <source>Estimated output</source>
        <translation>Salida estimada</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>Coste, $</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>The batch is empty.</source>
        <translation>El lote está vacío.</translation>
    </message>
    <message>
        <source>One of them removes the message that this one is about.</source>
        <translation>Uno de ellos elimina el mensaje del que trata este.</translation>
    </message>
    <message>
        <source>One of them removes the part of the message that this one is about.</source>
        <translation>Uno de ellos elimina la parte del mensaje de la que trata este.</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>El cambio %1 no es posible después de los cambios anteriores: %2</translation>
    </message>
    <message>
        <source>It changes %1, outside this store. Make this change on its own.</source>
        <translation>Cambia %1, fuera de este almacén. Haga este cambio por separado.</translation>
    </message>
    <message>
        <source>It is stored outside the store. Make this change on its own.</source>
        <translation>Está guardado fuera del almacén. Haga este cambio por separado.</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>No cambia nada.</translation>
    </message>
    <message>
        <source>Each change of this session makes a new session. Make one change, then the next one in the new session.</source>
        <translation>Cada cambio de esta sesión crea una sesión nueva. Haga un cambio y luego el siguiente en la sesión nueva.</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>Cambio %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1 y %n cambio más</numerusform>
            <numerusform>%1 y %n cambios más</numerusform>
        </translation>
    </message>
    <message>
        <source>Together these changes have no effect.</source>
        <translation>Juntos, estos cambios no tienen ningún efecto.</translation>
    </message>
    <message>
        <source>A batch cannot be tried out on this kind of server store. Make the changes one by one.</source>
        <translation>No se puede probar un lote en este tipo de almacén de servidor. Haga los cambios uno a uno.</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>Signed thinking can only be removed with its message here. Make the change in a fork, which leaves it out.</source>
        <translation>Aquí el razonamiento firmado solo se puede eliminar con su mensaje. Haga el cambio en una bifurcación, que lo omite.</translation>
    </message>
    <message>
        <source>The session no longer has message %1.</source>
        <translation>La sesión ya no tiene el mensaje %1.</translation>
    </message>
    <message>
        <source>It is not certain which message of the fork is the copy of message %1.</source>
        <translation>No es seguro qué mensaje de la bifurcación es la copia del mensaje %1.</translation>
    </message>
    <message>
        <source>The fork ends before the change, so there is nothing to change in it.</source>
        <translation>La bifurcación termina antes del cambio, así que no hay nada que cambiar en ella.</translation>
    </message>
    <message>
        <source>Nothing comes before that thinking, so there is nothing to fork.</source>
        <translation>No hay nada antes de ese razonamiento, así que no hay nada que bifurcar.</translation>
    </message>
</context>
<context>
    <name>ClaudeCode</name>
    <message>
        <source>What Claude Code made of this attachment is not stored.</source>
        <translation>No está almacenado lo que Claude Code hizo con este adjunto.</translation>
    </message>
    <message>
        <source>Claude Code shows failed requests and does not send them.</source>
        <translation>Claude Code muestra las peticiones fallidas y no las envía.</translation>
    </message>
    <message>
        <source>The answer has no message.</source>
        <translation>La respuesta no tiene mensaje.</translation>
    </message>
    <message>
        <source>The record has no content.</source>
        <translation>El registro no tiene contenido.</translation>
    </message>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>Se ejecutó %n hook</numerusform>
            <numerusform>Se ejecutaron %n hooks</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachment has no content.</source>
        <translation>El adjunto no tiene contenido.</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>No es JSON válido: la lectura se detiene en el byte %1.</translation>
    </message>
    <message>
        <source>This is not a record that Claude Code is known to write.</source>
        <translation>No es un registro que se sepa que escribe Claude Code.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open at any time and only appends to it, so changes make a fork.</source>
        <translation>Claude Code puede tener una sesión abierta en cualquier momento y solo añade al final, por lo que los cambios crean una bifurcación.</translation>
    </message>
    <message>
        <source>Fork the session at this message and continue the fork.</source>
        <translation>Bifurque la sesión en este mensaje y continúe la bifurcación.</translation>
    </message>
    <message>
        <source>Claude Code cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Claude Code no puede deshacer una compactación. Bifurque la sesión antes de ella: todo sigue ahí.</translation>
    </message>
    <message>
        <source>This is a compaction, which the messages after it depend on. Fork the session before it.</source>
        <translation>Esto es una compactación, de la que dependen los mensajes siguientes. Bifurque la sesión antes de ella.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>%n archivo con copia de seguridad</numerusform>
            <numerusform>%n archivos con copia de seguridad</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no checkpoint with this id. List its checkpoints.</source>
        <translation>La sesión no tiene ningún punto de control con este id. Enumere sus puntos de control.</translation>
    </message>
    <message>
        <source>This is the transcript of a sub-agent, which belongs to its session. Change the session.</source>
        <translation>Esta es la transcripción de un subagente, que pertenece a su sesión. Cambie la sesión.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Puede que Claude Code tenga una sesión abierta. Ciérrelo primero: seguiría escribiendo en la carpeta antigua.</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>Está cifrado (%n byte). Solo el proveedor puede leerlo.</numerusform>
            <numerusform>Está cifrado (%n bytes). Solo el proveedor puede leerlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>%n elemento ocupa el lugar de todo lo anterior.</numerusform>
            <numerusform>%n elementos ocupan el lugar de todo lo anterior.</numerusform>
        </translation>
    </message>
    <message>
        <source>State of the files before the turn: commit %1.</source>
        <translation>Estado de los archivos antes del turno: commit %1.</translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>El usuario retiró el último turno (%n).</numerusform>
            <numerusform>El usuario retiró los últimos %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>No es JSON válido: la lectura se detiene en el byte %1.</translation>
    </message>
    <message>
        <source>This is not a record: it has neither a type nor a payload.</source>
        <translation>No es un registro: no tiene tipo ni carga útil.</translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[cifrado, %n byte]</numerusform>
            <numerusform>[cifrado, %n bytes]</numerusform>
        </translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>subagente</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivada</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>reemplazada</translation>
    </message>
    <message>
        <source>Codex numbers the records of these sessions and keeps positions within their files. Rename the session in Codex.</source>
        <translation>Codex numera los registros de estas sesiones y guarda posiciones dentro de sus archivos. Cambie el nombre de la sesión en Codex.</translation>
    </message>
    <message>
        <source>Codex numbers the records of this session and keeps positions within its file. Rename the session in Codex.</source>
        <translation>Codex numera los registros de esta sesión y guarda posiciones dentro de su archivo. Cambie el nombre de la sesión en Codex.</translation>
    </message>
    <message>
        <source>The file of this session is packed. Resume the session in Codex once, which unpacks it.</source>
        <translation>El archivo de esta sesión está comprimido. Reanude la sesión en Codex una vez, lo que lo descomprime.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so changes make a fork.</source>
        <translation>Codex guarda posiciones dentro de los archivos de las sesiones, por lo que los cambios crean una bifurcación.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so they are not cut. Fork the session at this message instead.</source>
        <translation>Codex guarda posiciones dentro de los archivos de las sesiones, por lo que no se recortan. Bifurque la sesión en este mensaje.</translation>
    </message>
    <message>
        <source>A compaction replaced these messages later, so Codex does not send the change. Fork the session before the compaction to change what is sent.</source>
        <translation>Una compactación reemplazó estos mensajes más tarde, por lo que Codex no envía el cambio. Bifurque la sesión antes de la compactación para cambiar lo que se envía.</translation>
    </message>
    <message>
        <source>The thinking at the end is left out: providers refuse it without the answer that follows.</source>
        <translation>El razonamiento del final se omite: los proveedores lo rechazan sin la respuesta que le sigue.</translation>
    </message>
    <message>
        <source>The copies of these messages in a later compaction change too. Its summary stays as it is.</source>
        <translation>Las copias de estos mensajes en una compactación posterior también cambian. Su resumen se queda como está.</translation>
    </message>
    <message>
        <source>Codex cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Codex no puede deshacer una compactación. Bifurque la sesión antes de ella: todo sigue ahí.</translation>
    </message>
    <message>
        <source>Codex has no checkpoints. Fork the session there instead.</source>
        <translation>Codex no tiene puntos de control. Bifurque la sesión ahí.</translation>
    </message>
    <message>
        <source>Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER instead.</source>
        <translation>Codex guarda la carpeta de una sesión también en su índice. Reanude la sesión con --cd CARPETA.</translation>
    </message>
    <message>
        <source>This record is an event, not a message that Codex sends, so it cannot be changed.</source>
        <translation>Esto es un registro de lo ocurrido y no un mensaje que Codex envíe; se queda como está.</translation>
    </message>
    <message>
        <source>A compaction stays as it is. Fork the session before it instead.</source>
        <translation>Una compactación se queda como está. Bifurque la sesión antes de ella.</translation>
    </message>
</context>
<context>
    <name>CodexCheck</name>
    <message>
        <source>Make a fork of the session without the problem. The session itself stays as it is.</source>
        <translation>Crear una bifurcación de la sesión sin el problema. La sesión misma se queda como está.</translation>
    </message>
    <message>
        <source>The number %1 of this record was used before. Codex stops reading there, so that the session seems to have lost what follows.</source>
        <translation>El número %1 de este registro ya se usó antes. Codex deja de leer ahí, de modo que la sesión parece haber perdido lo que sigue.</translation>
    </message>
    <message>
        <source>This record has the number %1, where %2 was expected: lines are missing.</source>
        <translation>Este registro tiene el número %1, donde se esperaba %2: faltan líneas.</translation>
    </message>
    <message>
        <source>The head of the session names no model provider. Codex does not load such sessions.</source>
        <translation>La cabecera de la sesión no nombra ningún proveedor de modelos. Codex no carga tales sesiones.</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes to the batch again.</source>
        <translation>El lote para %1 está dañado y no se leyó. Se movió a %2; el almacén no ha cambiado. Añada los cambios al lote de nuevo.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be read from %2.</source>
        <translation>El lote para %1 no se puede leer de %2.</translation>
    </message>
    <message>
        <source>A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are lost when the program ends.</source>
        <translation>Una versión posterior de Stemma guardó el lote para %1 en %2, por lo que se deja como está. Los cambios que se añadan ahora se pierden al terminar el programa.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free some space, or apply the batch first.</source>
        <translation>El lote para %1 no se puede guardar en %2 y se pierde al terminar el programa; el almacén no ha cambiado. Libere espacio o aplique antes el lote.</translation>
    </message>
    <message>
        <source>The folder %1 for batches cannot be created. Batches are lost when the program ends.</source>
        <translation>La carpeta %1 para los lotes no se puede crear. Los lotes se pierden al terminar el programa.</translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message>
        <source>Leaf %1</source>
        <translation>Hoja %1</translation>
    </message>
    <message>
        <source>Condensed %1</source>
        <translation>Condensado %1</translation>
    </message>
    <message>
        <source>active, in context</source>
        <translation>activo, en contexto</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>reemplazado</translation>
    </message>
    <message>
        <source>not in context</source>
        <translation>no en contexto</translation>
    </message>
    <message>
        <source>level %1 selective</source>
        <translation>nivel %1 selectivo</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>nivel %1 agresivo</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>nivel %1 determinista</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>hoja %1</translation>
    </message>
    <message>
        <source>condensed %1</source>
        <translation>condensado %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>falta %Ln</numerusform>
            <numerusform>faltan %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
</context>
<context>
    <name>CompactionGraphView</name>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>Condensados</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>span unknown</source>
        <translation>tramo desconocido</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>ningún mensaje</translation>
    </message>
</context>
<context>
    <name>ContentBlocks</name>
    <message>
        <source>The content is neither a string nor a list of blocks.</source>
        <translation>El contenido no es ni una cadena ni una lista de bloques.</translation>
    </message>
</context>
<context>
    <name>ContentKind</name>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Tool inputs</source>
        <translation>Entradas de herramientas</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Salidas de herramientas</translation>
    </message>
    <message>
        <source>Tool metadata</source>
        <translation>Metadatos de herramientas</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Parches</translation>
    </message>
    <message>
        <source>Images (decoded)</source>
        <translation>Imágenes (descodificadas)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Instantáneas</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>La sesión no tiene ningún mensaje «%1» que pudiera ser el más reciente.</translation>
    </message>
</context>
<context>
    <name>ContextChoices</name>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>En el mensaje %1</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Antes de «%1»</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>Después de «%1»</translation>
    </message>
    <message>
        <source>With this draft</source>
        <translation>Con este borrador</translation>
    </message>
    <message>
        <source>With “%1” edited</source>
        <translation>Con «%1» editado</translation>
    </message>
</context>
<context>
    <name>ContextPlace</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>El mensaje %1 ya no está ahí.</translation>
    </message>
</context>
<context>
    <name>ContextRules</name>
    <message>
        <source>%1: choose %L2 to %L3 tokens, not %L4.</source>
        <translation>%1: elija de %L2 a %L3 tokens, no %L4.</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>No hay nada que elegir para los almacenes de %1: no registran ninguna ventana, y los datos almacenados deciden qué reglas se aplican.</translation>
    </message>
    <message>
        <source>A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer and %L3 for compaction. Choose a larger window, or reserve less.</source>
        <translation>Una ventana de %L1 tokens no deja sitio para el contexto: %L2 se reservan para la respuesta y %L3 para la compactación. Elija una ventana mayor o reserve menos.</translation>
    </message>
    <message>
        <source>a window of %L1 tokens</source>
        <translation>una ventana de %L1 tokens</translation>
    </message>
    <message>
        <source>%L1 reserved for the answer</source>
        <translation>%L1 reservados para la respuesta</translation>
    </message>
    <message>
        <source>%L1 reserved for compaction</source>
        <translation>%L1 reservados para la compactación</translation>
    </message>
    <message>
        <source>compaction at %L1% of the usable tokens</source>
        <translation>compactación al %L1% de los tokens utilizables</translation>
    </message>
    <message>
        <source>pruning keeps the newest %L1, frees more than %L2</source>
        <translation>la poda conserva los %L1 más recientes, libera más de %L2</translation>
    </message>
    <message>
        <source>This store has no rules named “%1”. Choose one of: %2.</source>
        <translation>Este almacén no tiene reglas llamadas «%1». Elija una de estas: %2.</translation>
    </message>
    <message>
        <source>For this store only the rules (%1) can be chosen: it has no window.</source>
        <translation>Para este almacén solo se pueden elegir las reglas (%1): no tiene ventana.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Reserve for compaction</source>
        <translation>Reserva para la compactación</translation>
    </message>
    <message>
        <source>Keep newest</source>
        <translation>Conservar lo más reciente</translation>
    </message>
    <message>
        <source>Prune only if it frees</source>
        <translation>Podar solo si libera</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>Elija de %1 a %2 de los tokens utilizables para el inicio de la compactación, no %3.</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>«Podar solo si libera» (%L1) debe ser menor que «Conservar lo más reciente» (%L2).</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>El almacén no tiene la sesión «%1». Compruebe el id o enumere las sesiones.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>La sesión %1 no tiene el mensaje %2. Compruebe el id.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>Esta parte del mensaje ya no está en la sesión %1. Abra la sesión de nuevo.</translation>
    </message>
</context>
<context>
    <name>DerivedFigures</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>stored by the agent</source>
        <translation>almacenado por el agente</translation>
    </message>
    <message>
        <source>%1 bytes ÷ 4, rounded up</source>
        <translation>%1 bytes ÷ 4, redondeado hacia arriba</translation>
    </message>
    <message>
        <source>counted by %1</source>
        <translation>contado por %1</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Liberado</translation>
    </message>
    <message>
        <source>%1 bytes of output ÷ 4</source>
        <translation>%1 bytes de salida ÷ 4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>ended %1 − started %2</source>
        <translation>final %1 − inicio %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 tokens after ÷ %2 before − 1</source>
        <translation>%1 tokens después ÷ %2 antes − 1</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>%1 − %2 of the message before</source>
        <translation>%1 − %2 del mensaje anterior</translation>
    </message>
    <message>
        <source>How figures came about</source>
        <translation>Cómo se obtuvieron las cifras</translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message>
        <source>(no path)</source>
        <translation>(sin ruta)</translation>
    </message>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>Mensaje %1</numerusform>
            <numerusform>Mensajes %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed in the end.</source>
        <translation>Al final no cambió nada.</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>%1 in</source>
        <translation>%1 de entrada</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 de salida</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>una parte de %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Another agent</source>
        <translation>Otro agente</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>resumido</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>cadena lateral</translation>
    </message>
    <message>
        <source>sent once</source>
        <translation>enviado una vez</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>Compactación de %Ln mensaje</numerusform>
            <numerusform>Compactación de %Ln mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message>
        <source>Image: %1, %2</source>
        <translation>Imagen: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>Resumen de %Ln mensaje</numerusform>
            <numerusform>Resumen de %Ln mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, superseded</source>
        <translation>%1, reemplazado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln mensaje no se pudo leer y falta.</numerusform>
            <numerusform>%Ln mensajes no se pudieron leer y faltan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>%Ln mensaje, exportado por Stemma %1.</numerusform>
            <numerusform>%Ln mensajes, exportados por Stemma %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>Añadido por el agente</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Parche</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Exported by Stemma %1.</source>
        <translation>Exportado por Stemma %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Needed again after the compaction: %1</source>
        <translation>Necesario de nuevo tras la compactación: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Found by rules, which are not exact.</source>
        <translation>Encontrado mediante reglas, que no son exactas.</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>Solo se revisó una parte: hay demasiado texto.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>necesario de nuevo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Replaced messages</source>
        <translation>Mensajes sustituidos</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Review of a summary of “%1”</source>
        <translation>Revisión de un resumen de «%1»</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>%1 tokens enviados, %2 recibidos</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 selectivo</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 agresivo</translation>
    </message>
    <message>
        <source>%1 deterministic</source>
        <translation>%1 determinista</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>La sesión no tiene mensajes.</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n resumen</numerusform>
            <numerusform>%n resúmenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1, %n activo</numerusform>
            <numerusform>%1, %n activos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>90 → 12 tokens</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>no se escribe nada</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation>en edición</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>Leyendo los resúmenes…</translation>
    </message>
    <message>
        <source>Not compacted yet. %1</source>
        <translation>Aún sin compactar. %1</translation>
    </message>
    <message>
        <source>Not compacted yet.</source>
        <translation>Aún sin compactar.</translation>
    </message>
    <message>
        <source>Preview a compaction</source>
        <translation>Previsualizar una compactación</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of this kind of store cannot be forked.</source>
        <translation>Las sesiones de este tipo de almacén no se pueden bifurcar.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be resumed at a message.</source>
        <translation>Las sesiones de este tipo de almacén no se pueden reanudar en un mensaje.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no title to change.</source>
        <translation>Las sesiones de este tipo de almacén no tienen un título que cambiar.</translation>
    </message>
    <message>
        <source>Texts in this kind of store cannot be edited.</source>
        <translation>Los textos de este tipo de almacén no se pueden editar.</translation>
    </message>
    <message>
        <source>Messages in this kind of store cannot be removed.</source>
        <translation>Los mensajes de este tipo de almacén no se pueden eliminar.</translation>
    </message>
    <message>
        <source>This kind of store cannot hold pruned outputs.</source>
        <translation>Este tipo de almacén no puede contener salidas podadas.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be deleted.</source>
        <translation>Las sesiones de este tipo de almacén no se pueden borrar.</translation>
    </message>
    <message>
        <source>Messages cannot be inserted in this kind of store.</source>
        <translation>No se pueden insertar mensajes en este tipo de almacén.</translation>
    </message>
    <message>
        <source>This kind of store has no checkpoints.</source>
        <translation>Este tipo de almacén no tiene puntos de control.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be labelled.</source>
        <translation>Las sesiones de este tipo de almacén no se pueden etiquetar.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no project folder.</source>
        <translation>Las sesiones de este tipo de almacén no tienen carpeta de proyecto.</translation>
    </message>
    <message>
        <source>Stemma has no repairs for this kind of store.</source>
        <translation>Stemma no tiene reparaciones para este tipo de almacén.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be compacted.</source>
        <translation>Las sesiones de este tipo de almacén no se pueden compactar.</translation>
    </message>
    <message>
        <source>Summaries in this kind of store cannot be dissolved.</source>
        <translation>Los resúmenes de este tipo de almacén no se pueden disolver.</translation>
    </message>
    <message>
        <source>Batches are not possible in this kind of store.</source>
        <translation>Los lotes no son posibles en este tipo de almacén.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their thinking blocks.</source>
        <translation>Las bifurcaciones de sesiones de %1 conservan sus bloques de razonamiento.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their checkpoints.</source>
        <translation>Las bifurcaciones de sesiones de %1 conservan sus puntos de control.</translation>
    </message>
    <message>
        <source>Nothing can be added to the summaries of %1 sessions.</source>
        <translation>No se puede añadir nada a los resúmenes de las sesiones de %1.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The change was applied only in part and could not be undone yet: %1 Stemma tries again before the next change.</source>
        <translation>El cambio se aplicó solo en parte y aún no se pudo deshacer: %1 Stemma lo intenta de nuevo antes del próximo cambio.</translation>
    </message>
    <message>
        <source>Nothing to change: the store already has this state.</source>
        <translation>No hay nada que cambiar: el almacén ya tiene este estado.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>El cambio «%1» no se puede deshacer: su registro en el diario %2 está dañado.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not applied.</source>
        <translation>El cambio «%1» no se puede deshacer: no está aplicado.</translation>
    </message>
    <message>
        <source>Undid: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be redone: it was not undone.</source>
        <translation>El cambio «%1» no se puede rehacer: no se había deshecho.</translation>
    </message>
    <message>
        <source>Redid: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>The journal does not hold what “%1” wrote; it was made before this was kept.</source>
        <translation>El diario no contiene lo que escribió «%1»; se hizo antes de que esto se guardara.</translation>
    </message>
    <message>
        <source>“%1” was interrupted and is undone: %2 is as it was before.</source>
        <translation>El cambio «%1» se interrumpió y se deshizo: %2 está como antes.</translation>
    </message>
    <message>
        <source>“%1” was interrupted, but %2 has all of it. It can be undone.</source>
        <translation>El cambio «%1» se interrumpió, pero %2 lo contiene por completo. Se puede deshacer.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next change of this store.</source>
        <translation>El cambio «%1» de %2 se interrumpió y sigue pendiente. Stemma pregunta al servidor antes del próximo cambio de este almacén.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.</source>
        <translation>El cambio «%1» de %2 se interrumpió y sigue pendiente: %3 Stemma lo intenta de nuevo en el próximo inicio.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Turn finished</source>
        <translation>Turno terminado</translation>
    </message>
    <message>
        <source>Turn interrupted</source>
        <translation>Turno interrumpido</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>Error de la API</translation>
    </message>
    <message>
        <source>Local command</source>
        <translation>Comando local</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>Only the first %1 were read.</source>
        <translation>Solo se leyeron los primeros %1.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número entero</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>más de %Ln valor distinto</numerusform>
            <numerusform>más de %Ln valores distintos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln valor distinto</numerusform>
            <numerusform>%Ln valores distintos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>%Ln vacío</numerusform>
            <numerusform>%Ln vacíos</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>The first row with another number of cells is in line %L1.</source>
        <translation>La primera fila con otro número de celdas está en la línea %L1.</translation>
    </message>
    <message>
        <source>A quote in the row that begins in line %L1 is never closed: all that follows it is one cell.</source>
        <translation>Una comilla de la fila que empieza en la línea %L1 nunca se cierra: todo lo que la sigue es una sola celda.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file. Use one of these: %2.</source>
        <translation>«%1» no es un tipo de archivo. Use uno de estos: %2.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text; they are shown as �.</source>
        <translation>Algunos bytes no son texto UTF-8; se muestran como �.</translation>
    </message>
    <message>
        <source>The text is encoded in UTF-16.</source>
        <translation>El texto está codificado en UTF-16.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo comprimido</translation>
    </message>
    <message>
        <source>Binary file</source>
        <translation>Archivo binario</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
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
        <translation>Registro de eventos</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>SQLite database</source>
        <translation>Base de datos SQLite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>Tabla TSV</translation>
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
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in the longest line</source>
        <translation>
            <numerusform>%Ln byte en la línea más larga</numerusform>
            <numerusform>%Ln bytes en la línea más larga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with another number of cells</source>
        <translation>
            <numerusform>%Ln fila con otro número de celdas</numerusform>
            <numerusform>%Ln filas con otro número de celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>%Ln línea que no se puede leer</numerusform>
            <numerusform>%Ln líneas que no se pueden leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln clave</numerusform>
            <numerusform>%Ln claves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>%Ln encabezado</numerusform>
            <numerusform>%Ln encabezados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>%Ln bloque de código</numerusform>
            <numerusform>%Ln bloques de código</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln entrada</numerusform>
            <numerusform>%Ln entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s)</source>
        <translation>
            <numerusform>%Ln tipo</numerusform>
            <numerusform>%Ln tipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s)</source>
        <translation>
            <numerusform>%Ln función</numerusform>
            <numerusform>%Ln funciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln sección</numerusform>
            <numerusform>%Ln secciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln element(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln enlace</numerusform>
            <numerusform>%Ln enlaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln sentencia</numerusform>
            <numerusform>%Ln sentencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln tabla</numerusform>
            <numerusform>%Ln tablas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s)</source>
        <translation>
            <numerusform>%Ln vista</numerusform>
            <numerusform>%Ln vistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>%Ln byte sin comprimir</numerusform>
            <numerusform>%Ln bytes sin comprimir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>%Ln píxel de ancho</numerusform>
            <numerusform>%Ln píxeles de ancho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>%Ln píxel de alto</numerusform>
            <numerusform>%Ln píxeles de alto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln advertencia</numerusform>
            <numerusform>%Ln advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Lines that cannot be read</source>
        <translation>Líneas que no se pueden leer</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Sentencias</translation>
    </message>
    <message>
        <source>Tables with rows</source>
        <translation>Tablas con filas</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Encabezados</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Más frecuentes</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>Primeros bytes</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>Primeras líneas</translation>
    </message>
    <message>
        <source>This is not an image that Stemma knows.</source>
        <translation>No es una imagen que Stemma conozca.</translation>
    </message>
    <message>
        <source>The image does not say its size.</source>
        <translation>La imagen no indica su tamaño.</translation>
    </message>
    <message>
        <source>The archive is too large to be listed.</source>
        <translation>El archivo comprimido es demasiado grande para enumerarlo.</translation>
    </message>
    <message>
        <source>This is not an archive that Stemma can list.</source>
        <translation>No es un archivo comprimido que Stemma pueda enumerar.</translation>
    </message>
    <message>
        <source>There are more keys than are listed here.</source>
        <translation>Hay más claves de las que aquí se enumeran.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid JSON.</source>
        <translation>A partir de la línea %L1, no es JSON válido.</translation>
    </message>
    <message>
        <source>The first line that cannot be read is line %L1.</source>
        <translation>La primera línea que no se puede leer es la línea %L1.</translation>
    </message>
    <message>
        <source>in %L1 of %L2</source>
        <translation>en %L1 de %L2</translation>
    </message>
    <message>
        <source>Line %L1 is neither a section nor a key.</source>
        <translation>La línea %L1 no es ni una sección ni una clave.</translation>
    </message>
    <message>
        <source>The last value does not end.</source>
        <translation>El último valor no termina.</translation>
    </message>
    <message>
        <source>There are too many different messages to count all of them.</source>
        <translation>Hay demasiados mensajes distintos para contarlos todos.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid XML.</source>
        <translation>A partir de la línea %L1, no es XML válido.</translation>
    </message>
    <message>
        <source>There are more elements than are listed here.</source>
        <translation>Hay más elementos de los que aquí se enumeran.</translation>
    </message>
    <message>
        <source>What is quoted from line %L1 on does not end.</source>
        <translation>Lo entrecomillado a partir de la línea %L1 no termina.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>HTML page</source>
        <translation>Página HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto sin formato</translation>
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
        <translation>%1 no se cambió: el texto escrito por este cambio se ha modificado, eliminado o ampliado desde entonces. Si lo hizo un cambio del Historial, deshágalo antes.</translation>
    </message>
    <message>
        <source>%1 is gone, so nothing was changed.</source>
        <translation>%1 ya no existe, por lo que no se cambió nada.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space, then try again.</source>
        <translation>El disco está lleno: %1 no se cambió. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>No se puede escribir %1, por lo que no se cambió nada. Compruebe los permisos del archivo y de su carpeta.</translation>
    </message>
    <message>
        <source>%1 is another file by now, so nothing was changed. Plan the change again.</source>
        <translation>%1 es ahora otro archivo, por lo que no se cambió nada. Planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2), so nothing was changed.</source>
        <translation>No se puede escribir %1 (%2), por lo que no se cambió nada.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>Otro programa ha modificado %1 desde que se planificó el cambio. No se cambió nada; planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is being changed by another program, so nothing was changed. Try again in a moment.</source>
        <translation>Otro programa está modificando %1, por lo que no se cambió nada. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.</source>
        <translation>El programa «%2» (proceso %3) tiene %1 abierto para escritura, por lo que no se cambió nada. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is a link to another file; Stemma neither removes nor renames links.</source>
        <translation>%1 es un enlace a otro archivo; Stemma no elimina enlaces ni les cambia el nombre.</translation>
    </message>
    <message>
        <source>%1 is not there. Connect its disk, or restore it.</source>
        <translation>%1 no está disponible. Conecte su disco o restáurelo.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. Its content before the change is in %2.</source>
        <translation>Otro programa ha modificado o eliminado %1 desde entonces, y queda como está. Su contenido anterior al cambio está en %2.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. If that is wrong, restore it from a backup.</source>
        <translation>Otro programa ha modificado o eliminado %1 desde entonces, y queda como está. Si no es correcto, restáurelo de una copia de seguridad.</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrado</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renombrado</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copiado</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binario</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>mal formado</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>Does not follow from the changes before: it expects other lines than they left.</source>
        <translation>No encaja con los cambios anteriores: espera líneas distintas de las que estos dejaron.</translation>
    </message>
    <message>
        <source>The session does not record where in the file this text was replaced.</source>
        <translation>La sesión no registra en qué lugar del archivo se sustituyó este texto.</translation>
    </message>
    <message>
        <source>Follows a change whose place in the file is not recorded, so the two cannot be combined.</source>
        <translation>Sigue a un cambio cuyo lugar en el archivo no está registrado, por lo que no se pueden combinar los dos.</translation>
    </message>
    <message>
        <source>Writes the whole file, whose earlier content is not fully known.</source>
        <translation>Escribe el archivo entero, cuyo contenido anterior no se conoce del todo.</translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>Un archivo binario: no hay líneas que mostrar.</translation>
    </message>
    <message>
        <source>Not a valid diff. It is shown as stored.</source>
        <translation>No es un diff válido. Se muestra tal como está almacenado.</translation>
    </message>
    <message>
        <source>A copy of another file, whose content is not known.</source>
        <translation>Una copia de otro archivo, cuyo contenido no se conoce.</translation>
    </message>
    <message>
        <source>still so</source>
        <translation>sigue igual</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>modificado desde entonces</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>no comparable</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>no legible</translation>
    </message>
    <message>
        <source>The line counts in this diff were wrong and have been corrected.</source>
        <translation>Los recuentos de líneas de este diff eran incorrectos y se han corregido.</translation>
    </message>
    <message>
        <source>%1 is left out: the path leads out of the folder.</source>
        <translation>%1 se omite: la ruta conduce fuera de la carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>%Ln cambio de %1 se omite: no encaja con los cambios anteriores.</numerusform>
            <numerusform>%Ln cambios de %1 se omiten: no encajan con los cambios anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of %1 is left out: its place in the file is not recorded.</source>
        <translation>Se omite un cambio de %1: su lugar en el archivo no está registrado.</translation>
    </message>
    <message>
        <source>%1 is left out: the session does not hold the content of this binary file.</source>
        <translation>%1 se omite: la sesión no guarda el contenido de este archivo binario.</translation>
    </message>
    <message>
        <source>A change of %1 is left out: its diff is not valid.</source>
        <translation>Se omite un cambio de %1: su diff no es válido.</translation>
    </message>
    <message>
        <source>A change without a path is left out: its diff is not valid.</source>
        <translation>Se omite un cambio sin ruta: su diff no es válido.</translation>
    </message>
    <message>
        <source>The changes of %1 are left out: “git apply” needs unchanged lines around them.</source>
        <translation>Se omiten los cambios de %1: «git apply» necesita líneas sin cambios a su alrededor.</translation>
    </message>
    <message>
        <source>Written as a whole, so the patch creates: %1</source>
        <translation>Escrito entero, por lo que el parche crea: %1</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>La copia de %1 ya no está ahí.</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten.</source>
        <translation>%1 ya existe y no se ha sobrescrito.</translation>
    </message>
    <message>
        <source>%1 did not exist at this checkpoint.</source>
        <translation>%1 no existía en este punto de control.</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>No se pudo guardar %1: %2.</translation>
    </message>
    <message>
        <source>No files were saved.</source>
        <translation>No se guardó ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>%Ln archivo guardado antes: %1</numerusform>
            <numerusform>%Ln archivos guardados antes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOnDisk</name>
    <message>
        <source>still so</source>
        <translation>sigue igual</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>modificado desde entonces</translation>
    </message>
    <message>
        <source>not written since</source>
        <translation>no escrito desde entonces</translation>
    </message>
    <message>
        <source>written since</source>
        <translation>escrito desde entonces</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>no legible</translation>
    </message>
    <message>
        <source>The file on disk has the content that the session refers to.</source>
        <translation>El archivo del disco tiene el contenido al que se refiere la sesión.</translation>
    </message>
    <message>
        <source>The file on disk has another content than the one that the session refers to.</source>
        <translation>El archivo del disco tiene un contenido distinto de aquel al que se refiere la sesión.</translation>
    </message>
    <message>
        <source>The file was not written since the session last named it. The session does not record its content.</source>
        <translation>El archivo no se ha escrito desde que la sesión lo nombró por última vez. La sesión no registra su contenido.</translation>
    </message>
    <message>
        <source>The file was written after the session last named it.</source>
        <translation>El archivo se escribió después de que la sesión lo nombrara por última vez.</translation>
    </message>
    <message>
        <source>There is no such file in the folder of the session.</source>
        <translation>No existe tal archivo en la carpeta de la sesión.</translation>
    </message>
    <message>
        <source>The path leads out of the folder of the session, so the file is not looked at.</source>
        <translation>La ruta conduce fuera de la carpeta de la sesión, por lo que no se examina el archivo.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>El archivo %1 ya no existe. Abra el almacén de nuevo.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>No tiene permiso para leer %1. Cambie sus permisos o los de su carpeta, o abra una copia.</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>%1 no es un archivo. Elija un archivo con sesiones.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>No se puede leer %1: %2. Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>FindingHeadings</name>
    <message>
        <source>Base cycle</source>
        <translation>Ciclo de bases</translation>
    </message>
    <message>
        <source>Cut base</source>
        <translation>Base recortada</translation>
    </message>
    <message>
        <source>Missing base</source>
        <translation>Falta la base</translation>
    </message>
    <message>
        <source>Missing provider</source>
        <translation>Falta el proveedor</translation>
    </message>
    <message>
        <source>Ordinal gap</source>
        <translation>Hueco en la numeración</translation>
    </message>
    <message>
        <source>Repeated ordinal</source>
        <translation>Número repetido</translation>
    </message>
    <message>
        <source>Only in old tables</source>
        <translation>Solo en tablas antiguas</translation>
    </message>
    <message>
        <source>Several generations</source>
        <translation>Varias generaciones</translation>
    </message>
    <message>
        <source>Damaged message</source>
        <translation>Mensaje dañado</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>Parte dañada</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>Parte desconocida</translation>
    </message>
    <message>
        <source>Missing prompt</source>
        <translation>Falta la indicación</translation>
    </message>
    <message>
        <source>Unfinished call</source>
        <translation>Llamada inacabada</translation>
    </message>
    <message>
        <source>Active node not in context</source>
        <translation>Nodo activo fuera del contexto</translation>
    </message>
    <message>
        <source>Answer without parts</source>
        <translation>Respuesta sin partes</translation>
    </message>
    <message>
        <source>Assistant first</source>
        <translation>Empieza con el asistente</translation>
    </message>
    <message>
        <source>Boundary not supported</source>
        <translation>Límite no admitido</translation>
    </message>
    <message>
        <source>Boundary summary not sent</source>
        <translation>Resumen del límite no enviado</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>Cadena rota</translation>
    </message>
    <message>
        <source>Broken foreign key</source>
        <translation>Clave foránea rota</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>Línea rota</translation>
    </message>
    <message>
        <source>Broken list</source>
        <translation>Lista rota</translation>
    </message>
    <message>
        <source>Broken metadata</source>
        <translation>Metadatos rotos</translation>
    </message>
    <message>
        <source>Broken tags</source>
        <translation>Etiquetas rotas</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Marca de orden de bytes</translation>
    </message>
    <message>
        <source>Calls not recorded</source>
        <translation>Llamadas no registradas</translation>
    </message>
    <message>
        <source>Checkpoint out of range</source>
        <translation>Punto de control fuera de rango</translation>
    </message>
    <message>
        <source>Colliding ids</source>
        <translation>Ids en conflicto</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source>Cyclic messages</source>
        <translation>Mensajes cíclicos</translation>
    </message>
    <message>
        <source>Cyclic nodes</source>
        <translation>Nodos cíclicos</translation>
    </message>
    <message>
        <source>Cyclic sessions</source>
        <translation>Sesiones cíclicas</translation>
    </message>
    <message>
        <source>Damaged index</source>
        <translation>Índice dañado</translation>
    </message>
    <message>
        <source>Damaged line</source>
        <translation>Línea dañada</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>Página dañada</translation>
    </message>
    <message>
        <source>Doubled message</source>
        <translation>Mensaje duplicado</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>Id duplicado</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>Respuesta vacía</translation>
    </message>
    <message>
        <source>Empty model</source>
        <translation>Modelo vacío</translation>
    </message>
    <message>
        <source>First not user</source>
        <translation>No empieza con el usuario</translation>
    </message>
    <message>
        <source>Flagged message summarised</source>
        <translation>Mensaje marcado resumido</translation>
    </message>
    <message>
        <source>Format differs</source>
        <translation>El formato difiere</translation>
    </message>
    <message>
        <source>Joined lines</source>
        <translation>Líneas unidas</translation>
    </message>
    <message>
        <source>Hidden by side chain</source>
        <translation>Oculto por una cadena lateral</translation>
    </message>
    <message>
        <source>Histories differ</source>
        <translation>Los historiales difieren</translation>
    </message>
    <message>
        <source>Invalid arguments</source>
        <translation>Argumentos no válidos</translation>
    </message>
    <message>
        <source>Invalid conversation</source>
        <translation>Conversación no válida</translation>
    </message>
    <message>
        <source>Invalid encoding</source>
        <translation>Codificación no válida</translation>
    </message>
    <message>
        <source>Invalid entry</source>
        <translation>Entrada no válida</translation>
    </message>
    <message>
        <source>Invalid error code</source>
        <translation>Código de error no válido</translation>
    </message>
    <message>
        <source>Invalid event</source>
        <translation>Evento no válido</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>JSON no válido</translation>
    </message>
    <message>
        <source>Invalid list</source>
        <translation>Lista no válida</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <translation>Mensaje no válido</translation>
    </message>
    <message>
        <source>Invalid metadata</source>
        <translation>Metadatos no válidos</translation>
    </message>
    <message>
        <source>Invalid node kind</source>
        <translation>Tipo de nodo no válido</translation>
    </message>
    <message>
        <source>Invalid node parents</source>
        <translation>Padres de nodo no válidos</translation>
    </message>
    <message>
        <source>Invalid part</source>
        <translation>Parte no válida</translation>
    </message>
    <message>
        <source>Invalid role</source>
        <translation>Rol no válido</translation>
    </message>
    <message>
        <source>Invalid time</source>
        <translation>Hora no válida</translation>
    </message>
    <message>
        <source>Invalid tokens</source>
        <translation>Tokens no válidos</translation>
    </message>
    <message>
        <source>Invalid trace</source>
        <translation>Traza no válida</translation>
    </message>
    <message>
        <source>Item of other session</source>
        <translation>Elemento de otra sesión</translation>
    </message>
    <message>
        <source>Item out of order</source>
        <translation>Elemento fuera de orden</translation>
    </message>
    <message>
        <source>Item repeated</source>
        <translation>Elemento repetido</translation>
    </message>
    <message>
        <source>Item without message</source>
        <translation>Elemento sin mensaje</translation>
    </message>
    <message>
        <source>Item without session</source>
        <translation>Elemento sin sesión</translation>
    </message>
    <message>
        <source>Late result</source>
        <translation>Resultado tardío</translation>
    </message>
    <message>
        <source>Leftover file</source>
        <translation>Archivo sobrante</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>Sustituto aislado</translation>
    </message>
    <message>
        <source>Lost messages</source>
        <translation>Mensajes perdidos</translation>
    </message>
    <message>
        <source>Message as summary</source>
        <translation>Mensaje como resumen</translation>
    </message>
    <message>
        <source>Message count differs</source>
        <translation>El número de mensajes difiere</translation>
    </message>
    <message>
        <source>Message not in context</source>
        <translation>Mensaje fuera del contexto</translation>
    </message>
    <message>
        <source>Message sent twice</source>
        <translation>Mensaje enviado dos veces</translation>
    </message>
    <message>
        <source>Messages dropped</source>
        <translation>Mensajes omitidos</translation>
    </message>
    <message>
        <source>Misplaced member</source>
        <translation>Miembro fuera de lugar</translation>
    </message>
    <message>
        <source>Missing artifact</source>
        <translation>Falta un artefacto</translation>
    </message>
    <message>
        <source>Missing conversation</source>
        <translation>Falta la conversación</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>Falta el id</translation>
    </message>
    <message>
        <source>Missing in schema</source>
        <translation>Falta en el esquema</translation>
    </message>
    <message>
        <source>Missing message</source>
        <translation>Falta un mensaje</translation>
    </message>
    <message>
        <source>Missing parent</source>
        <translation>Falta el padre</translation>
    </message>
    <message>
        <source>Missing parent message</source>
        <translation>Falta el mensaje padre</translation>
    </message>
    <message>
        <source>Missing parent node</source>
        <translation>Falta el nodo padre</translation>
    </message>
    <message>
        <source>Missing parent session</source>
        <translation>Falta la sesión padre</translation>
    </message>
    <message>
        <source>Missing result</source>
        <translation>Falta el resultado</translation>
    </message>
    <message>
        <source>Missing session</source>
        <translation>Falta la sesión</translation>
    </message>
    <message>
        <source>No context items</source>
        <translation>Sin elementos de contexto</translation>
    </message>
    <message>
        <source>No conversation</source>
        <translation>Sin conversación</translation>
    </message>
    <message>
        <source>Node without message</source>
        <translation>Nodo sin mensaje</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>No es un objeto</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>No es UTF-8</translation>
    </message>
    <message>
        <source>NUL in text</source>
        <translation>NUL en el texto</translation>
    </message>
    <message>
        <source>Unusual time</source>
        <translation>Hora inusual</translation>
    </message>
    <message>
        <source>Old schema</source>
        <translation>Esquema antiguo</translation>
    </message>
    <message>
        <source>Originals not kept</source>
        <translation>Originales no conservados</translation>
    </message>
    <message>
        <source>Orphan result</source>
        <translation>Resultado huérfano</translation>
    </message>
    <message>
        <source>Orphan tool result</source>
        <translation>Resultado de herramienta huérfano</translation>
    </message>
    <message>
        <source>Overlapping summaries</source>
        <translation>Resúmenes solapados</translation>
    </message>
    <message>
        <source>Owner differs</source>
        <translation>El propietario difiere</translation>
    </message>
    <message>
        <source>Parent in other session</source>
        <translation>Padre en otra sesión</translation>
    </message>
    <message>
        <source>Part in other session</source>
        <translation>Parte en otra sesión</translation>
    </message>
    <message>
        <source>Part type differs</source>
        <translation>El tipo de parte difiere</translation>
    </message>
    <message>
        <source>Partial recording</source>
        <translation>Grabación parcial</translation>
    </message>
    <message>
        <source>Prompt without reply</source>
        <translation>Indicación sin respuesta</translation>
    </message>
    <message>
        <source>Record count differs</source>
        <translation>El número de registros difiere</translation>
    </message>
    <message>
        <source>Record is not JSON</source>
        <translation>El registro no es JSON</translation>
    </message>
    <message>
        <source>Record is not an object</source>
        <translation>El registro no es un objeto</translation>
    </message>
    <message>
        <source>Record without summary</source>
        <translation>Registro sin resumen</translation>
    </message>
    <message>
        <source>Redacted signed thinking</source>
        <translation>Razonamiento firmado censurado</translation>
    </message>
    <message>
        <source>Redacted without payload</source>
        <translation>Censurado sin carga útil</translation>
    </message>
    <message>
        <source>Refused session</source>
        <translation>Sesión rechazada</translation>
    </message>
    <message>
        <source>Repeated call id</source>
        <translation>Id de llamada repetido</translation>
    </message>
    <message>
        <source>Repeated context</source>
        <translation>Contexto repetido</translation>
    </message>
    <message>
        <source>Repeated prompt</source>
        <translation>Indicación repetida</translation>
    </message>
    <message>
        <source>Repeated section</source>
        <translation>Sección repetida</translation>
    </message>
    <message>
        <source>Repeated session</source>
        <translation>Sesión repetida</translation>
    </message>
    <message>
        <source>Repeated tool call</source>
        <translation>Llamada a herramienta repetida</translation>
    </message>
    <message>
        <source>Repeated turn</source>
        <translation>Turno repetido</translation>
    </message>
    <message>
        <source>Result before call</source>
        <translation>Resultado antes de la llamada</translation>
    </message>
    <message>
        <source>Reused tool call</source>
        <translation>Llamada a herramienta reutilizada</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>Misma hora</translation>
    </message>
    <message>
        <source>Saved at differs</source>
        <translation>La hora de guardado difiere</translation>
    </message>
    <message>
        <source>Second trace</source>
        <translation>Segunda traza</translation>
    </message>
    <message>
        <source>Section not array</source>
        <translation>La sección no es una lista</translation>
    </message>
    <message>
        <source>Span missing message</source>
        <translation>Tramo con mensaje faltante</translation>
    </message>
    <message>
        <source>Span of other session</source>
        <translation>Tramo de otra sesión</translation>
    </message>
    <message>
        <source>Span reversed</source>
        <translation>Tramo invertido</translation>
    </message>
    <message>
        <source>Spurious boundary</source>
        <translation>Límite superfluo</translation>
    </message>
    <message>
        <source>Stored ephemeral</source>
        <translation>Efímero almacenado</translation>
    </message>
    <message>
        <source>Summary as message</source>
        <translation>Resumen como mensaje</translation>
    </message>
    <message>
        <source>Summary without node</source>
        <translation>Resumen sin nodo</translation>
    </message>
    <message>
        <source>Summary without record</source>
        <translation>Resumen sin registro</translation>
    </message>
    <message>
        <source>Superseded summary in context</source>
        <translation>Resumen reemplazado en el contexto</translation>
    </message>
    <message>
        <source>Time backwards</source>
        <translation>La hora retrocede</translation>
    </message>
    <message>
        <source>Time in future</source>
        <translation>Hora en el futuro</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Hora en segundos</translation>
    </message>
    <message>
        <source>Title differs</source>
        <translation>El título difiere</translation>
    </message>
    <message>
        <source>Title replaced</source>
        <translation>Título sustituido</translation>
    </message>
    <message>
        <source>Tool columns differ</source>
        <translation>Las columnas de herramientas difieren</translation>
    </message>
    <message>
        <source>Tool name differs</source>
        <translation>El nombre de la herramienta difiere</translation>
    </message>
    <message>
        <source>Incomplete line</source>
        <translation>Línea incompleta</translation>
    </message>
    <message>
        <source>Totals differ</source>
        <translation>Los totales difieren</translation>
    </message>
    <message>
        <source>Trace elsewhere</source>
        <translation>Traza en otro lugar</translation>
    </message>
    <message>
        <source>Unanswered call</source>
        <translation>Llamada sin respuesta</translation>
    </message>
    <message>
        <source>Unanswered prompts</source>
        <translation>Indicaciones sin respuesta</translation>
    </message>
    <message>
        <source>Unanswered tool call</source>
        <translation>Llamada a herramienta sin respuesta</translation>
    </message>
    <message>
        <source>Uncounted summary</source>
        <translation>Resumen no contado</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>Campo desconocido</translation>
    </message>
    <message>
        <source>Unknown in schema</source>
        <translation>Desconocido en el esquema</translation>
    </message>
    <message>
        <source>End without id</source>
        <translation>Final sin id</translation>
    </message>
    <message>
        <source>Missing content</source>
        <translation>Falta el contenido</translation>
    </message>
    <message>
        <source>Missing usage</source>
        <translation>Falta el consumo</translation>
    </message>
    <message>
        <source>Null line</source>
        <translation>Línea «null»</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>Línea desconocida</translation>
    </message>
    <message>
        <source>Unknown metadata</source>
        <translation>Metadatos desconocidos</translation>
    </message>
    <message>
        <source>Unknown part type</source>
        <translation>Tipo de parte desconocido</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>Rol desconocido</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>Sección desconocida</translation>
    </message>
    <message>
        <source>Name not listed</source>
        <translation>Nombre no enumerado</translation>
    </message>
    <message>
        <source>Missing header</source>
        <translation>Falta la cabecera</translation>
    </message>
    <message>
        <source>Missing line end</source>
        <translation>Falta el final de línea</translation>
    </message>
    <message>
        <source>Missing version</source>
        <translation>Falta la versión</translation>
    </message>
    <message>
        <source>Parent cycle</source>
        <translation>Ciclo de padres</translation>
    </message>
    <message>
        <source>Repeated call</source>
        <translation>Llamada repetida</translation>
    </message>
    <message>
        <source>Unloadable elsewhere</source>
        <translation>No se puede cargar en otro lugar</translation>
    </message>
    <message>
        <source>Unloadable message</source>
        <translation>Mensaje que no se puede cargar</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>Archivo ilegible</translation>
    </message>
    <message>
        <source>Unreadable folder</source>
        <translation>Carpeta ilegible</translation>
    </message>
    <message>
        <source>Unreadable row</source>
        <translation>Fila ilegible</translation>
    </message>
    <message>
        <source>Unreadable table</source>
        <translation>Tabla ilegible</translation>
    </message>
    <message>
        <source>Unused page</source>
        <translation>Página no usada</translation>
    </message>
    <message>
        <source>Value out of range</source>
        <translation>Valor fuera de rango</translation>
    </message>
    <message>
        <source>Merged branches</source>
        <translation>Ramas fusionadas</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>Hash incorrecto</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Tipo incorrecto</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 more findings of this kind are not listed.</source>
        <translation>%1 hallazgos más de este tipo no se enumeran.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, showing the first %2</source>
        <translation>%1, se muestran los primeros %2</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>La comprobación se canceló.</translation>
    </message>
</context>
<context>
    <name>FootprintCheck</name>
    <message>
        <source>the run did not end</source>
        <translation>la ejecución no terminó</translation>
    </message>
    <message>
        <source>%1 events were dropped</source>
        <translation>se perdieron %1 eventos</translation>
    </message>
    <message>
        <source>The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.</source>
        <translation>El resultado nombra la herramienta «%1»; su llamada nombra «%2». Los proveedores que emparejan por nombre lo emparejan mal.</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Providers leave it out or reject it.</source>
        <translation>Un mensaje de este rol no tiene %1. Los proveedores lo omiten o lo rechazan.</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are not an object. The model is sent other arguments.</source>
        <translation>Los argumentos de la llamada a herramienta «%1» no son un objeto. Al modelo se le envían otros argumentos.</translation>
    </message>
    <message>
        <source>The message looks like a summary, but has no record of the messages it replaced: the record was lost, or the text was typed or edited.</source>
        <translation>El mensaje parece un resumen, pero no tiene registro de los mensajes que sustituyó: el registro se perdió, o el texto se tecleó o se editó.</translation>
    </message>
    <message>
        <source>The compaction record belongs to no message. Its messages are stored but never sent.</source>
        <translation>El registro de compactación no pertenece a ningún mensaje. Sus mensajes están almacenados, pero nunca se envían.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint no puede cargar la sesión. %1</translation>
    </message>
    <message>
        <source>Use the value from the rest of the session.</source>
        <translation>Usar el valor del resto de la sesión.</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint cannot load the session.</source>
        <translation>El mensaje no tiene rol o no tiene texto. agentfootprint no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>Set an empty text, or remove the message.</source>
        <translation>Poner un texto vacío o eliminar el mensaje.</translation>
    </message>
    <message>
        <source>The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the whole text.</source>
        <translation>El texto está dañado aquí (%1). Todo lo anterior se puede leer, pero agentfootprint rechaza el texto entero.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint rejects the file.</source>
        <translation>El archivo empieza con una marca de orden de bytes. agentfootprint rechaza el archivo.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Eliminar la marca de orden de bytes.</translation>
    </message>
    <message>
        <source>The last line is incomplete: the program was stopped while writing, or is writing now.</source>
        <translation>La última línea está incompleta: el programa se detuvo mientras escribía, o está escribiendo ahora.</translation>
    </message>
    <message>
        <source>The record is not an event. It is lost; the others are not affected.</source>
        <translation>El registro no es un evento. Se pierde; los demás no se ven afectados.</translation>
    </message>
    <message>
        <source>The file has this session more than once. agentfootprint reads only the last one and drops the others at its next write.</source>
        <translation>El archivo tiene esta sesión más de una vez. agentfootprint lee solo la última y descarta las demás en su próxima escritura.</translation>
    </message>
    <message>
        <source>Keep the others under new ids.</source>
        <translation>Conservar las demás con ids nuevos.</translation>
    </message>
    <message>
        <source>The tool result “%1” has no call in the message before it. Model providers reject the conversation.</source>
        <translation>El resultado de herramienta «%1» no tiene llamada en el mensaje anterior. Los proveedores de modelos rechazan la conversación.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Eliminar el mensaje.</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers reject the conversation.</source>
        <translation>La llamada a herramienta «%1» no tiene resultado. Los proveedores de modelos rechazan la conversación.</translation>
    </message>
    <message>
        <source>Add a result that says the tool did not run, or resume the session before the call.</source>
        <translation>Añadir un resultado que diga que la herramienta no se ejecutó, o reanudar la sesión antes de la llamada.</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers reject the conversation.</source>
        <translation>El mensaje tiene dos llamadas a herramienta con el id «%1». Los proveedores de modelos rechazan la conversación.</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; others reject the conversation.</source>
        <translation>Un mensaje anterior también tiene una llamada a herramienta con el id «%1». Algunos proveedores numeran las llamadas por ejecución; otros rechazan la conversación.</translation>
    </message>
    <message>
        <source>Use the name from the call.</source>
        <translation>Usar el nombre de la llamada.</translation>
    </message>
    <message>
        <source>Remove it; it is empty.</source>
        <translation>Eliminarla; está vacía.</translation>
    </message>
    <message>
        <source>The conversation begins with a message of the role “%1”. Model providers reject it.</source>
        <translation>La conversación empieza con un mensaje del rol «%1». Los proveedores de modelos la rechazan.</translation>
    </message>
    <message>
        <source>The role “%1” is unknown. agentfootprint keeps the message but never sends it.</source>
        <translation>El rol «%1» es desconocido. agentfootprint conserva el mensaje, pero nunca lo envía.</translation>
    </message>
    <message>
        <source>The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a signature invalid.</source>
        <translation>El mensaje tiene bytes que no son UTF-8. agentfootprint los sustituye, lo que invalida una firma.</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, but its next turn fails or leaves it out.</source>
        <translation>%1 no es una lista de objetos. La sesión se carga, pero su próximo turno falla o la omite.</translation>
    </message>
    <message>
        <source>Remove everything that is not an object.</source>
        <translation>Eliminar todo lo que no sea un objeto.</translation>
    </message>
    <message>
        <source>Replace the text with the object.</source>
        <translation>Sustituir el texto por el objeto.</translation>
    </message>
    <message>
        <source>The answer has no text, thinking or tool call. Model providers reject empty messages.</source>
        <translation>La respuesta no tiene texto, razonamiento ni llamada a herramienta. Los proveedores de modelos rechazan los mensajes vacíos.</translation>
    </message>
    <message>
        <source>The message was meant for one request only, but agentfootprint sends it with every request.</source>
        <translation>El mensaje era para una sola petición, pero agentfootprint lo envía con todas.</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was redacted. Its provider will reject the block.</source>
        <translation>El texto de un bloque de razonamiento firmado se censuró. Su proveedor rechazará el bloque.</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without its encrypted content. It is sent empty.</source>
        <translation>Un bloque de razonamiento oculto se almacenó sin su contenido cifrado. Se envía vacío.</translation>
    </message>
    <message>
        <source>Reconnect it with its record, which its first line names.</source>
        <translation>Volver a unirlo con su registro, que su primera línea nombra.</translation>
    </message>
    <message>
        <source>Reconnect it with its summary, whose first line names it.</source>
        <translation>Volver a unirlo con su resumen, cuya primera línea lo nombra.</translation>
    </message>
    <message>
        <source>%1 messages were summarised and not stored.</source>
        <translation>%1 mensajes se resumieron y no se almacenaron.</translation>
    </message>
    <message>
        <source>Earlier messages were dropped to save space. They are no longer stored.</source>
        <translation>Se descartaron mensajes anteriores para ahorrar espacio. Ya no están almacenados.</translation>
    </message>
    <message>
        <source>The paused run has two copies of the conversation, and they differ. It resumes from the copy in its state.</source>
        <translation>La ejecución en pausa tiene dos copias de la conversación, y difieren. Se reanuda desde la copia de su estado.</translation>
    </message>
    <message>
        <source>The column format differs from the envelope (%1).</source>
        <translation>La columna format difiere del sobre (%1).</translation>
    </message>
    <message>
        <source>Use the value from the envelope.</source>
        <translation>Usar el valor del sobre.</translation>
    </message>
    <message>
        <source>The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn.</source>
        <translation>La fila pertenece a «%1»; su sobre, a «%2». agentfootprint se niega a guardar el próximo turno.</translation>
    </message>
    <message>
        <source>The column saved_at differs from the envelope (%1). Lists sort the session wrongly.</source>
        <translation>La columna saved_at difiere del sobre (%1). Las listas ordenan mal la sesión.</translation>
    </message>
    <message>
        <source>The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists show it wrongly.</source>
        <translation>La columna message_count es %1 en lugar de %2: una versión anterior escribió el último turno. Solo las listas lo muestran mal.</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>Contar los mensajes de nuevo.</translation>
    </message>
    <message>
        <source>The event is dated before the previous event.</source>
        <translation>El evento tiene una fecha anterior a la del evento previo.</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>La grabación no está completa: %1.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not continue the previous hash. A record was removed, added or moved.</source>
        <translation>La cadena del paquete de auditoría se rompe por primera vez aquí: el registro no continúa el hash anterior. Se eliminó, añadió o movió un registro.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not match its hash. It was changed after it was written.</source>
        <translation>La cadena del paquete de auditoría se rompe por primera vez aquí: el registro no coincide con su hash. Se modificó después de escribirse.</translation>
    </message>
    <message>
        <source>The audit bundle should have %1 records and has %2.</source>
        <translation>El paquete de auditoría debería tener %1 registros y tiene %2.</translation>
    </message>
    <message>
        <source>%1 row %2, byte %3</source>
        <translation>%1 fila %2, byte %3</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 fila %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete the session.</source>
        <translation>El texto de esta sesión está dañado en el byte %1, por lo que agentfootprint no puede cargarla. Solo se puede borrar la sesión.</translation>
    </message>
    <message>
        <source>This session has no conversation that agentfootprint can load. You can only delete the session.</source>
        <translation>Esta sesión no tiene ninguna conversación que agentfootprint pueda cargar. Solo se puede borrar la sesión.</translation>
    </message>
    <message>
        <source>This message is only in the state of a paused run. Choose a message of the conversation instead.</source>
        <translation>Este mensaje solo está en el estado de una ejecución en pausa. Elija un mensaje de la conversación.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place before it.</source>
        <translation>El mensaje %1 tiene una llamada a herramienta sin resultado, por lo que la conversación no puede terminar ahí. Elija el lugar anterior.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message %2.</source>
        <translation>El mensaje %1 tiene una llamada a herramienta cuyo resultado llega después. Elija el lugar antes del mensaje %1 o después del mensaje %2.</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it before the waiting call.</source>
        <translation>Esta ejecución está en pausa y las dos copias de su conversación difieren, por lo que no se puede cambiar. Bifúrquela antes de la llamada en espera.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles, so the title “%1” is ignored.</source>
        <translation>agentfootprint no almacena títulos, por lo que se ignora el título «%1».</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.</source>
        <translation>La bifurcación conserva el id de conversación «%1»: comparte la memoria a largo plazo y los artefactos con la original.</translation>
    </message>
    <message>
        <source>The fork is a finished conversation that ends before the waiting call.</source>
        <translation>La bifurcación es una conversación terminada que acaba antes de la llamada en espera.</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>No quedaría nada. Borre la sesión.</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint cannot store them, so only Stemma&apos;s undo data keeps them</source>
        <translation>%1–%2; agentfootprint no puede almacenarlos, por lo que solo los conservan los datos de deshacer de Stemma</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: the conversation becomes a finished one.</source>
        <translation>La ejecución ya no espera una respuesta: la conversación pasa a estar terminada.</translation>
    </message>
    <message>
        <source>Model providers reject messages without text. Remove the message instead.</source>
        <translation>Los proveedores de modelos rechazan los mensajes sin texto. Elimine el mensaje.</translation>
    </message>
    <message>
        <source>A summary must begin with “[compacted history”. Keep this beginning, or remove the message.</source>
        <translation>Un resumen debe empezar por «[compacted history». Conserve este principio o elimine el mensaje.</translation>
    </message>
    <message>
        <source>keeps the summary connected with its messages</source>
        <translation>mantiene el resumen unido a sus mensajes</translation>
    </message>
    <message>
        <source>agentfootprint has no role “%1” for new messages. Choose user or assistant.</source>
        <translation>agentfootprint no tiene el rol «%1» para mensajes nuevos. Elija user o assistant.</translation>
    </message>
    <message>
        <source>The summary of this record is missing, so its place is not known.</source>
        <translation>Falta el resumen de este registro, por lo que no se conoce su lugar.</translation>
    </message>
    <message>
        <source>This summary was itself summarised. Dissolve the summary that replaced it first.</source>
        <translation>Este resumen fue a su vez resumido. Disuelva antes el resumen que lo sustituyó.</translation>
    </message>
    <message>
        <source>agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved.</source>
        <translation>agentfootprint no almacenó los mensajes que este resumen sustituyó, por lo que no se puede disolver.</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Disolver un resumen de «%1»</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the session again when it ends.</source>
        <translation>Un turno en curso del agente escribe la sesión de nuevo al terminar.</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be working in it.</source>
        <translation>La sesión se guardó hace unos minutos, por lo que puede haber un agente trabajando en ella.</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the whole session when it ends and would overwrite this change. Forks are never overwritten.</source>
        <translation>Un turno en curso del agente escribe la sesión entera al terminar y sobrescribiría este cambio. Las bifurcaciones nunca se sobrescriben.</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes, which any change would break.</source>
        <translation>Un paquete de auditoría es una cadena de hashes, que cualquier cambio rompería.</translation>
    </message>
    <message>
        <source>This is a recording, which no agent resumes. Change the session store of the agent instead.</source>
        <translation>Esto es una grabación, que ningún agente reanuda. Cambie el almacén de sesiones del agente.</translation>
    </message>
    <message>
        <source>A bug report is a packed copy. Change the session store of the agent instead.</source>
        <translation>Un informe de fallo es una copia empaquetada. Cambie el almacén de sesiones del agente.</translation>
    </message>
    <message>
        <source>No agent reads such a file. Change the session store of the agent instead.</source>
        <translation>Ningún agente lee un archivo así. Cambie el almacén de sesiones del agente.</translation>
    </message>
    <message>
        <source>Artifacts are named by their content, so they cannot be changed.</source>
        <translation>Los artefactos se nombran por su contenido, por lo que no se pueden cambiar.</translation>
    </message>
    <message>
        <source>Memories are indexed by their content, so they cannot be changed.</source>
        <translation>Las memorias se indexan por su contenido, por lo que no se pueden cambiar.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles; sessions are shown by their first prompt.</source>
        <translation>agentfootprint no almacena títulos; las sesiones se muestran por su primera indicación.</translation>
    </message>
    <message>
        <source>agentfootprint cannot mark outputs as pruned.</source>
        <translation>agentfootprint no puede marcar salidas como podadas.</translation>
    </message>
    <message>
        <source>agentfootprint stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>agentfootprint no almacena puntos de control; Stemma los guarda en sus propios datos.</translation>
    </message>
    <message>
        <source>agentfootprint does not store a project folder.</source>
        <translation>agentfootprint no almacena una carpeta de proyecto.</translation>
    </message>
    <message>
        <source>Only agentfootprint itself compacts its sessions, while the agent runs.</source>
        <translation>Solo el propio agentfootprint compacta sus sesiones, mientras el agente se ejecuta.</translation>
    </message>
    <message>
        <source>The file is the conversation. Delete the file in your file manager.</source>
        <translation>El archivo es la conversación. Borre el archivo en el gestor de archivos.</translation>
    </message>
    <message>
        <source>This message was summarised and is no longer sent. Choose its summary instead.</source>
        <translation>Este mensaje fue resumido y ya no se envía. Elija su resumen.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>Este razonamiento está firmado, por lo que no se puede editar. Elimínelo o bifurque la sesión antes de él.</translation>
    </message>
    <message>
        <source>the last prompt</source>
        <translation>la última indicación</translation>
    </message>
    <message>
        <source>the record of the replaced messages</source>
        <translation>el registro de los mensajes sustituidos</translation>
    </message>
    <message>
        <source>the messages of the removed summaries</source>
        <translation>los mensajes de los resúmenes eliminados</translation>
    </message>
    <message>
        <source>Removing a summary also removes its stored messages.</source>
        <translation>Al eliminar un resumen se eliminan también sus mensajes almacenados.</translation>
    </message>
    <message>
        <source>where the last run failed</source>
        <translation>dónde falló la última ejecución</translation>
    </message>
    <message>
        <source>the run no longer waits</source>
        <translation>la ejecución ya no espera</translation>
    </message>
    <message>
        <source>agentfootprint can load the session.</source>
        <translation>agentfootprint puede cargar la sesión.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint no puede cargar la sesión. %1</translation>
    </message>
    <message>
        <source>agentfootprint still cannot load the session. %1</source>
        <translation>agentfootprint sigue sin poder cargar la sesión. %1</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>La conversación no empieza con una respuesta.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>%n llamada a herramienta o resultado no tiene pareja, lo que los proveedores rechazan.</numerusform>
            <numerusform>%n llamadas a herramienta o resultados no tienen pareja, lo que los proveedores rechazan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Las indicaciones y las respuestas se alternan.</translation>
    </message>
    <message>
        <source>Two prompts or two answers would follow each other, which some providers reject.</source>
        <translation>Dos indicaciones o dos respuestas quedarían seguidas, lo que algunos proveedores rechazan.</translation>
    </message>
    <message>
        <source>The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is sent along with the next prompt. Choose the place before it to send it again.</source>
        <translation>La conversación termina con una indicación, que solo se responde con resumeOnError; si no, se envía junto con la próxima indicación. Elija el lugar anterior para enviarla de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>%n mensaje después del cambio tiene razonamiento ligado a los mensajes anteriores; el primero es el mensaje %1. El agente lo omitirá en sus peticiones. Para conservarlo, bifurque la sesión antes del cambio.</numerusform>
            <numerusform>%n mensajes después del cambio tienen razonamiento ligado a los mensajes anteriores; el primero es el mensaje %1. El agente lo omitirá en sus peticiones. Para conservarlo, bifurque la sesión antes del cambio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>%n mensaje después del cambio tiene razonamiento firmado; el primero es el mensaje %1. Un proveedor puede rechazarlo porque cambiaron los mensajes anteriores. Para conservarlo, bifurque la sesión antes del cambio; si no, elimínelo.</numerusform>
            <numerusform>%n mensajes después del cambio tienen razonamiento firmado; el primero es el mensaje %1. Un proveedor puede rechazarlo porque cambiaron los mensajes anteriores. Para conservarlo, bifurque la sesión antes del cambio; si no, elimínelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1 has the waiting call of the paused run. Fork or resume the session before it.</source>
        <translation>El mensaje %1 tiene la llamada en espera de la ejecución en pausa. Bifurque o reanude la sesión antes de él.</translation>
    </message>
    <message>
        <source>The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.</source>
        <translation>El texto de este archivo está dañado en el byte %1, por lo que no se puede cambiar. Compruebe antes el almacén.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that first.</source>
        <translation>El archivo empieza con una marca de orden de bytes, que agentfootprint rechaza. Compruebe el almacén y repárela antes.</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>agentfootprint parece estar escribiendo este almacén (hay un archivo nuevo %1). Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Another program has created a session “%1” since. Nothing was changed; plan it again.</source>
        <translation>Otro programa ha creado mientras tanto una sesión «%1». No se cambió nada; planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>The file has only one conversation, so the fork becomes a new file: %1. Open it there.</source>
        <translation>El archivo tiene una sola conversación, por lo que la bifurcación será un archivo nuevo: %1. Ábrala allí.</translation>
    </message>
    <message>
        <source>a new id</source>
        <translation>un id nuevo</translation>
    </message>
    <message>
        <source>The fork of a paused run has no records of its summaries, so they stay as they are.</source>
        <translation>La bifurcación de una ejecución en pausa no tiene registros de sus resúmenes, así que quedan como están.</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>It has content that would be lost.</source>
        <translation>Tiene contenido que se perdería.</translation>
    </message>
    <message>
        <source>The run is paused, and the two copies of its conversation differ.</source>
        <translation>La ejecución está en pausa y las dos copias de su conversación difieren.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>la marca de orden de bytes</translation>
    </message>
    <message>
        <source>Remove the byte order mark first.</source>
        <translation>Elimine antes la marca de orden de bytes.</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>Queda %n bloque de razonamiento: pertenece al turno en que termina la bifurcación, y el proveedor lo necesita con los resultados de las llamadas a herramienta.</numerusform>
            <numerusform>Quedan %n bloques de razonamiento: pertenecen al turno en que termina la bifurcación, y el proveedor los necesita con los resultados de las llamadas a herramienta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>Queda %n bloque de razonamiento, porque su mensaje no se puede enviar sin él.</numerusform>
            <numerusform>Quedan %n bloques de razonamiento, porque sus mensajes no se pueden enviar sin ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is sent no summary there, so nothing can be added to one.</source>
        <translation>Ahí no se envía ningún resumen al agente, así que no se puede añadir nada a uno.</translation>
    </message>
    <message>
        <source>in the copy, with constraints that it had lost</source>
        <translation>en la copia, con restricciones que había perdido</translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message>
        <source>The fork would be a file of its own. Fork the session first, then change the fork.</source>
        <translation>La bifurcación sería un archivo propio. Bifurque antes la sesión y cambie luego la bifurcación.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1 y %n cambio más</numerusform>
            <numerusform>%1 y %n cambios más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 token</source>
        <translation>%1 token</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
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
        <translation>1 byte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
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
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>hace un minuto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>hace %Ln minuto</numerusform>
            <numerusform>hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>hace una hora</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>hace %Ln hora</numerusform>
            <numerusform>hace %Ln horas</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>la semana pasada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>hace %Ln semana</numerusform>
            <numerusform>hace %Ln semanas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>%Ln bloque de razonamiento se omite.</numerusform>
            <numerusform>%Ln bloques de razonamiento se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>%Ln bloque de razonamiento pasa a ser texto de la respuesta, sin firma.</numerusform>
            <numerusform>%Ln bloques de razonamiento pasan a ser texto de la respuesta, sin firmas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>%Ln bloque de razonamiento que ocultó el proveedor se omite.</numerusform>
            <numerusform>%Ln bloques de razonamiento que ocultó el proveedor se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>%Ln llamada a herramienta pasa a ser texto, con su resultado.</numerusform>
            <numerusform>%Ln llamadas a herramienta pasan a ser texto, con sus resultados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>%Ln llamada a herramienta sin resultado pasa a ser texto.</numerusform>
            <numerusform>%Ln llamadas a herramienta sin resultado pasan a ser texto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>%Ln resultado de herramienta sin llamada pasa a ser texto.</numerusform>
            <numerusform>%Ln resultados de herramienta sin llamada pasan a ser texto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>%Ln imagen se omite.</numerusform>
            <numerusform>%Ln imágenes se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>%Ln archivo grande pasa a ser texto: la ruta y el resumen.</numerusform>
            <numerusform>%Ln archivos grandes pasan a ser texto: la ruta y el resumen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>%Ln cambio de archivo registrado se omite; las llamadas a herramienta se quedan.</numerusform>
            <numerusform>%Ln cambios de archivos registrados se omiten; las llamadas a herramienta se quedan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>%Ln resumen se omite, porque se transfieren los mensajes que sustituyó.</numerusform>
            <numerusform>%Ln resúmenes se omiten, porque se transfieren los mensajes que sustituyeron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>%Ln mensaje de sistema del agente se omite.</numerusform>
            <numerusform>%Ln mensajes de sistema del agente se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>%Ln texto que el agente añadió a las indicaciones se omite.</numerusform>
            <numerusform>%Ln textos que el agente añadió a las indicaciones se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>%Ln mensaje descartado se omite.</numerusform>
            <numerusform>%Ln mensajes descartados se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>%Ln mensaje de cadenas laterales se omite.</numerusform>
            <numerusform>%Ln mensajes de cadenas laterales se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>%Ln respuesta anterior a la primera indicación se omite.</numerusform>
            <numerusform>%Ln respuestas anteriores a la primera indicación se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>Se sustituye medio carácter (un sustituto aislado) en %Ln texto.</numerusform>
            <numerusform>Se sustituye medio carácter (un sustituto aislado) en %Ln textos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>%Ln llamada a herramienta fallida ya no está marcada como fallida; la salida se queda.</numerusform>
            <numerusform>%Ln llamadas a herramienta fallidas ya no están marcadas como fallidas; la salida se queda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>%Ln mensaje ilegible se omite.</numerusform>
            <numerusform>%Ln mensajes ilegibles se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>%Ln registro de otro tipo, como un evento, se omite.</numerusform>
            <numerusform>%Ln registros de otro tipo, como eventos, se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The store has no table “%1”.</source>
        <translation>El almacén no tiene la tabla «%1».</translation>
    </message>
    <message>
        <source>Sessions cannot be handed over to “%1”.</source>
        <translation>No se pueden transferir sesiones a «%1».</translation>
    </message>
    <message>
        <source>%1 is not a store of %2. Choose a store that %2 has written to.</source>
        <translation>%1 no es un almacén de %2. Elija un almacén en el que haya escrito %2.</translation>
    </message>
    <message>
        <source>%1 keeps sessions by project, and this session does not tell its folder. Choose the project folder.</source>
        <translation>%1 guarda las sesiones por proyecto, y esta sesión no indica su carpeta. Elija la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>Hand “%1” over to %2</source>
        <translation>Transferir «%1» a %2</translation>
    </message>
    <message>
        <source>Token counts and costs are not handed over. %1 may not have the tools that were called before.</source>
        <translation>Los recuentos de tokens y los costes no se transfieren. Es posible que %1 no tenga las herramientas a las que se llamó antes.</translation>
    </message>
    <message>
        <source>No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.</source>
        <translation>Ninguna sesión de %1 indica qué modelo usar, así que indique uno al reanudar esta: --model PROVEEDOR/MODELO.</translation>
    </message>
    <message>
        <source>The session has no prompt, so there is nothing to hand over.</source>
        <translation>La sesión no tiene ninguna indicación, por lo que no hay nada que transferir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>Se omite %Ln sesión de subagente. Puede transferirse por separado.</numerusform>
            <numerusform>Se omiten %Ln sesiones de subagentes. Cada una puede transferirse por separado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token counts and costs are left out.</source>
        <translation>Se omiten los recuentos de tokens y los costes.</translation>
    </message>
    <message>
        <source>Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this store. Export the session, or hand it over to another agent.</source>
        <translation>Las sesiones de %1 no se pueden escribir de nuevo, por lo que no se puede hacer una copia censurada en este almacén. Exporte la sesión o transfiérala a otro agente.</translation>
    </message>
    <message>
        <source>Nothing is left that looks as if it should be redacted.</source>
        <translation>No queda nada que parezca necesitar censura.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>Parece que aún se debería censurar %Ln valor.</numerusform>
            <numerusform>Parece que aún se deberían censurar %Ln valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>Copia censurada de «%1»</translation>
    </message>
    <message>
        <source>The project folder is redacted, too: the new session is in “%1”.</source>
        <translation>La carpeta del proyecto también se censura: la nueva sesión está en «%1».</translation>
    </message>
</context>
<context>
    <name>IndexAdvice</name>
    <message>
        <source>No index for %1 (%2): deleting from %3 reads the whole table.</source>
        <translation>No hay índice para %1 (%2): borrar de %3 lee la tabla entera.</translation>
    </message>
    <message>
        <source>The index %1 is not needed: %2 begins with the same columns.</source>
        <translation>El índice %1 no es necesario: %2 empieza por las mismas columnas.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Otro asistente</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Llamada a herramienta</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Parche</translation>
    </message>
    <message>
        <source>File reference</source>
        <translation>Referencia a archivo</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message>
        <source>Step start</source>
        <translation>Inicio de paso</translation>
    </message>
    <message>
        <source>Step finish</source>
        <translation>Final de paso</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Sin firmar</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Redacted by the provider</source>
        <translation>Censurado por el proveedor</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Left empty by the provider</source>
        <translation>Dejado vacío por el proveedor</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completada</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Lectura de caché</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Escritura de caché</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Call id</source>
        <translation>Id de llamada</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Podada</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Renamed from</source>
        <translation>Nombre anterior</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>%1 added, %2 removed</source>
        <translation>%1 añadidas, %2 eliminadas</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Diff</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>for the whole text</source>
        <translation>para todo el texto</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Content id</source>
        <translation>Id de contenido</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Abarca</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>mensajes</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>Instantánea</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>Motivo de finalización</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Stored type</source>
        <translation>Tipo almacenado</translation>
    </message>
    <message>
        <source>Stored unchanged</source>
        <translation>Almacenado sin cambios</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>como está almacenado</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Padre</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>En contexto</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>Sustituido por un resumen</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>Salida de herramienta podada</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>Cadena lateral</translation>
    </message>
    <message>
        <source>Ephemeral: sent once</source>
        <translation>Efímero: enviado una vez</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcado</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Partly unreadable</source>
        <translation>Parcialmente ilegible</translation>
    </message>
    <message>
        <source>Is a summary</source>
        <translation>Es un resumen</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1, not text</source>
        <translation>%1, no es texto</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>First prompt</source>
        <translation>Primera indicación</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Forked from</source>
        <translation>Bifurcada de</translation>
    </message>
    <message>
        <source>At message</source>
        <translation>En el mensaje</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Marked as deleted</source>
        <translation>Marcada como borrada</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Usage, estimated</source>
        <translation>Consumo, estimado</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>Consumo notificado</translation>
    </message>
    <message>
        <source>Stored with the session</source>
        <translation>Almacenado con la sesión</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>Cannot be repaired</source>
        <translation>No se puede reparar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Stored with the part</source>
        <translation>Almacenado con la parte</translation>
    </message>
    <message>
        <source>Stored with the message</source>
        <translation>Almacenado con el mensaje</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>notificado</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>entrada %1, salida %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>intento %1</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>primer token tras %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fallida: %1</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>nada almacenado</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Llamada</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completada</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Y</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Antes de la primera indicación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>recorded by the store</source>
        <translation>registrado por el almacén</translation>
    </message>
    <message>
        <source>Call latency</source>
        <translation>Latencia de las llamadas</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Reintentos</translation>
    </message>
    <message>
        <source>Tokens of the turn</source>
        <translation>Tokens del turno</translation>
    </message>
    <message>
        <source>in the largest call</source>
        <translation>en la mayor llamada</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>estimado: %1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>Llamadas al modelo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>Sesión entera</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
    <message>
        <source>With differences</source>
        <translation>Con diferencias</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete records before this place are shown.</source>
        <translation>El archivo no es un documento JSON completo (%1). jazzmine no puede abrir el almacén; se muestran los registros completos anteriores a este lugar.</translation>
    </message>
    <message>
        <source>End the file after its last complete record.</source>
        <translation>Terminar el archivo tras su último registro completo.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine cannot open the store.</source>
        <translation>El archivo empieza con una marca de orden de bytes. jazzmine no puede abrir el almacén.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Eliminar la marca de orden de bytes.</translation>
    </message>
    <message>
        <source>The document is not a JSON object. jazzmine cannot open the store.</source>
        <translation>El documento no es un objeto JSON. jazzmine no puede abrir el almacén.</translation>
    </message>
    <message>
        <source>“%1” is not an array. jazzmine cannot open the store.</source>
        <translation>«%1» no es una lista. jazzmine no puede abrir el almacén.</translation>
    </message>
    <message>
        <source>“%1” is in the file more than once. jazzmine reads only the last one and drops the others at its next write.</source>
        <translation>«%1» está más de una vez en el archivo. jazzmine lee solo la última y descarta las demás en su próxima escritura.</translation>
    </message>
    <message>
        <source>“%1” is unknown. jazzmine drops it at its next write.</source>
        <translation>«%1» es desconocido. jazzmine lo descarta en su próxima escritura.</translation>
    </message>
    <message>
        <source>The file “%1” was left next to the store by an unfinished write.</source>
        <translation>Una escritura inacabada dejó el archivo «%1» junto al almacén.</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>La última línea del archivo está cortada. Su registro no se muestra.</translation>
    </message>
    <message>
        <source>The line is not a record of a jazzmine store (%1). It is not shown.</source>
        <translation>La línea no es un registro de un almacén de jazzmine (%1). No se muestra.</translation>
    </message>
    <message>
        <source>The dump or export cannot be read here (%1). Later records may be missing.</source>
        <translation>El volcado o la exportación no se puede leer aquí (%1). Pueden faltar registros posteriores.</translation>
    </message>
    <message>
        <source>The record is not valid JSON (%1). jazzmine cannot open the store.</source>
        <translation>El registro no es JSON válido (%1). jazzmine no puede abrir el almacén.</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>Eliminar el registro.</translation>
    </message>
    <message>
        <source>The record is not a JSON object. jazzmine cannot open the store.</source>
        <translation>El registro no es un objeto JSON. jazzmine no puede abrir el almacén.</translation>
    </message>
    <message>
        <source>The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as UTF-8.</source>
        <translation>El registro tiene bytes que no son UTF-8. jazzmine no puede abrir el almacén donde lee texto como UTF-8.</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine cannot open the store.</source>
        <translation>El registro no tiene «%1». jazzmine no puede abrir el almacén.</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>Dar un id nuevo al registro.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail.</source>
        <translation>jazzmine rechaza el campo «%1» (%2). La conversación no se carga, y las listas que la contienen pueden fallar.</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>Almacenar un valor válido.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>jazzmine rechaza el campo «%1» (%2). Los mensajes de esta conversación no se cargan.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>jazzmine rechaza el campo «%1» (%2). Las trazas de esta conversación no se pueden enumerar.</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine cannot load the messages of any conversation.</source>
        <translation>El mensaje no nombra ninguna conversación. jazzmine no puede cargar los mensajes de ninguna conversación.</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine cannot list the traces of any conversation.</source>
        <translation>La traza de turno no nombra ninguna conversación. jazzmine no puede enumerar las trazas de ninguna conversación.</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>Eliminar la traza.</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>«%1» no cabe en 64 bits. jazzmine lo lee de un archivo JSON; sus bases de datos no pueden contenerlo.</translation>
    </message>
    <message>
        <source>The field “%1” is unknown. jazzmine drops it when it writes this record.</source>
        <translation>El campo «%1» es desconocido. jazzmine lo descarta cuando escribe este registro.</translation>
    </message>
    <message>
        <source>A later conversation has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Una conversación posterior tiene el mismo id. jazzmine lee solo aquella y descarta esta en su próxima escritura.</translation>
    </message>
    <message>
        <source>Remove this record if both are equal, otherwise give it a new id.</source>
        <translation>Eliminar este registro si ambos son iguales; si no, darle un id nuevo.</translation>
    </message>
    <message>
        <source>A later message has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Un mensaje posterior tiene el mismo id. jazzmine lee solo aquel y descarta este en su próxima escritura.</translation>
    </message>
    <message>
        <source>A later turn trace has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Una traza de turno posterior tiene el mismo id. jazzmine lee solo aquella y descarta esta en su próxima escritura.</translation>
    </message>
    <message>
        <source>The conversation %1 has no record. Its messages load; the agent creates the record again, with the next message as its title.</source>
        <translation>La conversación %1 no tiene registro. Sus mensajes se cargan; el agente crea el registro de nuevo, con el próximo mensaje como título.</translation>
    </message>
    <message>
        <source>Create the record from the messages.</source>
        <translation>Crear el registro a partir de los mensajes.</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>La traza de turno pertenece al mensaje %1, que falta.</translation>
    </message>
    <message>
        <source>A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this one when the message is deleted.</source>
        <translation>Una traza de turno posterior pertenece al mismo mensaje. jazzmine encuentra solo aquella, y conserva esta cuando se borra el mensaje.</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, but its message is in the conversation %2.</source>
        <translation>La traza de turno nombra la conversación %1, pero su mensaje está en la conversación %2.</translation>
    </message>
    <message>
        <source>“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged.</source>
        <translation>«%1» parece indicar segundos en lugar de milisegundos. jazzmine ordena por él sin cambiarlo.</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will be sorted before this one.</source>
        <translation>La hora %1 está en el futuro. Los mensajes nuevos se ordenarán antes de este.</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>El turno termina antes de empezar.</translation>
    </message>
    <message>
        <source>The message has the same time as the previous one. A database may return them in either order.</source>
        <translation>El mensaje tiene la misma hora que el anterior. Una base de datos puede devolverlos en cualquier orden.</translation>
    </message>
    <message>
        <source>“%1” has a NUL character, which jazzmine&apos;s PostgreSQL store rejects.</source>
        <translation>«%1» contiene un carácter NUL, que el almacén PostgreSQL de jazzmine rechaza.</translation>
    </message>
    <message>
        <source>“%1” has half a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>«%1» contiene medio carácter (un sustituto aislado). Muchos programas fallan con él o lo cambian.</translation>
    </message>
    <message>
        <source>The message got no reply: it was rejected, failed or timed out.</source>
        <translation>El mensaje no recibió respuesta: fue rechazado, falló o agotó el tiempo de espera.</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>El número de turno %1 se repite en esta conversación: el agente se reinició. jazzmine enumera mezclados los turnos de ambas ejecuciones.</translation>
    </message>
    <message>
        <source>The agent made a new title in the first turn after a restart. The previous title is not stored.</source>
        <translation>El agente creó un título nuevo en el primer turno tras un reinicio. El título anterior no está almacenado.</translation>
    </message>
    <message>
        <source>A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low.</source>
        <translation>Un modelo reescribió indicaciones, pero no se registraron todas sus llamadas (%2 de %1), por lo que los totales son demasiado bajos.</translation>
    </message>
    <message>
        <source>The message is flagged but was summarised: its text is in the agent&apos;s memory.</source>
        <translation>El mensaje está marcado pero fue resumido: su texto está en la memoria del agente.</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum of the calls and script attempts (%2).</source>
        <translation>Los totales almacenados (%1) difieren de la suma de las llamadas y los intentos de script (%2).</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>Almacenar las sumas.</translation>
    </message>
    <message>
        <source>The stored totals (%1) cannot be verified: the trace does not have the calls.</source>
        <translation>Los totales almacenados (%1) no se pueden verificar: la traza no contiene las llamadas.</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>Tool calls are part of the turn trace, a record that cannot be changed.</source>
        <translation>Las llamadas a herramienta forman parte de la traza de turno, un registro que no se puede cambiar.</translation>
    </message>
    <message>
        <source>This conversation has no record, so it has no title.</source>
        <translation>Esta conversación no tiene registro, por lo que no tiene título.</translation>
    </message>
    <message>
        <source>The agent has already summarised some of these messages. Its memory is outside the store and still has them.</source>
        <translation>El agente ya ha resumido algunos de estos mensajes. Su memoria está fuera del almacén y aún los contiene.</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store and repair that first.</source>
        <translation>El registro de esta conversación está dañado. Compruebe el almacén y repare eso antes.</translation>
    </message>
    <message>
        <source>When the agent is restarted, it gives the conversation a new title after the first reply.</source>
        <translation>Cuando el agente se reinicia, da a la conversación un título nuevo tras la primera respuesta.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>Solo se pueden editar textos.</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>mensaje %1, enhanced_message</translation>
    </message>
    <message>
        <source>emptied; otherwise the model would still see the old text</source>
        <translation>vaciado; si no, el modelo seguiría viendo el texto antiguo</translation>
    </message>
    <message>
        <source>The turn trace is unchanged and no longer matches the reply.</source>
        <translation>La traza de turno no cambia y ya no coincide con la respuesta.</translation>
    </message>
    <message>
        <source>The time of message %1 is unreadable, so nothing can be inserted next to it.</source>
        <translation>La hora del mensaje %1 es ilegible, por lo que no se puede insertar nada a su lado.</translation>
    </message>
    <message>
        <source>Messages %1 and %2 have no time between them, and a database sorts only by time.</source>
        <translation>Los mensajes %1 y %2 no tienen tiempo entre sí, y una base de datos ordena solo por la hora.</translation>
    </message>
    <message>
        <source>jazzmine has no role “%1”. Choose %2.</source>
        <translation>jazzmine no tiene el rol «%1». Elija %2.</translation>
    </message>
    <message>
        <source>jazzmine does not send tool outputs to the model, so there is nothing to prune.</source>
        <translation>jazzmine no envía las salidas de herramientas al modelo, por lo que no hay nada que podar.</translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>jazzmine no almacena puntos de control; Stemma los guarda en sus propios datos.</translation>
    </message>
    <message>
        <source>jazzmine does not store a project folder.</source>
        <translation>jazzmine no almacena una carpeta de proyecto.</translation>
    </message>
    <message>
        <source>jazzmine stores its summaries outside the store.</source>
        <translation>jazzmine almacena sus resúmenes fuera del almacén.</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>jazzmine puede cargar todos los mensajes de la conversación.</translation>
    </message>
    <message>
        <source>keeps the discarded end</source>
        <translation>conserva el final descartado</translation>
    </message>
    <message>
        <source>%1–%2, to the discarded end</source>
        <translation>%1–%2, al final descartado</translation>
    </message>
    <message>
        <source>their turn traces</source>
        <translation>sus trazas de turno</translation>
    </message>
    <message>
        <source>jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which the agent&apos;s host may list.</source>
        <translation>jazzmine no tiene finales descartados, por lo que el final descartado pasa a ser una conversación aparte, que la aplicación del agente puede enumerar.</translation>
    </message>
    <message>
        <source>Only reasoning steps can be removed from a message.</source>
        <translation>Solo se pueden eliminar pasos de razonamiento de un mensaje.</translation>
    </message>
    <message>
        <source>jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot be changed. Check the store and repair that first.</source>
        <translation>jazzmine no puede abrir este almacén sin perder registros (%1 en el byte %2), por lo que no se puede cambiar. Compruebe el almacén y repare eso antes.</translation>
    </message>
    <message>
        <source>A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.</source>
        <translation>Una parte de este almacén no se puede reparar (%1 en el byte %2), por lo que jazzmine tampoco podría abrirlo.</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>jazzmine parece estar escribiendo este almacén (hay un archivo nuevo %1). Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>la marca de orden de bytes</translation>
    </message>
    <message>
        <source>The file has no complete record to keep.</source>
        <translation>El archivo no tiene ningún registro completo que conservar.</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>el final del documento</translation>
    </message>
    <message>
        <source>No complete record follows the damaged place.</source>
        <translation>Ningún registro completo sigue al lugar dañado.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>%n registro posterior al lugar dañado se elimina con él.</numerusform>
            <numerusform>%n registros posteriores al lugar dañado se eliminan con él.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the agent first: it keeps the whole store in memory and would overwrite this change with its next message.</source>
        <translation>Detenga antes el agente: guarda todo el almacén en memoria y sobrescribiría este cambio con su próximo mensaje.</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>jazzmine sigue sin poder cargar la conversación: rechaza %n mensaje.</numerusform>
            <numerusform>jazzmine sigue sin poder cargar la conversación: rechaza %n mensajes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along with the next prompt.</source>
        <translation>La conversación termina con una indicación sin respuesta. jazzmine la envía al mejorador junto con la próxima indicación.</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>Ningún mensaje tiene una hora futura.</translation>
    </message>
    <message>
        <source>A message has a time in the future, so the agent&apos;s next messages are sorted before it.</source>
        <translation>Un mensaje tiene una hora futura, por lo que los próximos mensajes del agente se ordenan antes de él.</translation>
    </message>
    <message>
        <source>A database cannot store this text: it has a NUL character or half a character.</source>
        <translation>Una base de datos no puede almacenar este texto: contiene un carácter NUL o medio carácter.</translation>
    </message>
    <message>
        <source>%1 was not changed: messages were added or removed since the change was planned. Plan it again.</source>
        <translation>%1 no se cambió: se añadieron o eliminaron mensajes desde que se planificó el cambio. Planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation may overwrite this change; a running agent still uses the conversation it has in memory.</source>
        <translation>Un agente que está respondiendo en esta conversación puede sobrescribir este cambio; un agente en ejecución sigue usando la conversación que tiene en memoria.</translation>
    </message>
    <message>
        <source>copies of their turn traces</source>
        <translation>copias de sus trazas de turno</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>%n registro se omite, porque jazzmine no podría cargar la bifurcación con él.</numerusform>
            <numerusform>%n registros se omiten, porque jazzmine no podría cargar la bifurcación con ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>Con el próximo mensaje el agente resume las copias de nuevo: aproximadamente %n llamada al modelo, y todo el almacén se escribe con cada mensaje.</numerusform>
            <numerusform>Con el próximo mensaje el agente resume las copias de nuevo: aproximadamente %n llamadas al modelo, y todo el almacén se escribe con cada mensaje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>Con el próximo mensaje el agente resume las copias de nuevo: aproximadamente %n llamada al modelo.</numerusform>
            <numerusform>Con el próximo mensaje el agente resume las copias de nuevo: aproximadamente %n llamadas al modelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 cambió durante la planificación. Planifique el cambio de nuevo.</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>The database has no jazzmine table %1 in this schema.</source>
        <translation>La base de datos no tiene la tabla %1 de jazzmine en este esquema.</translation>
    </message>
    <message>
        <source>A database with the jazzmine tables conversations, messages and turn_traces.</source>
        <translation>Una base de datos con las tablas de jazzmine conversations, messages y turn_traces.</translation>
    </message>
    <message>
        <source>A SQLite file. jazzmine has no SQLite stores.</source>
        <translation>Un archivo SQLite. jazzmine no tiene almacenes SQLite.</translation>
    </message>
    <message>
        <source>A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>Un volcado es una copia de una base de datos que ningún agente lee, por lo que Stemma lo mantiene de solo lectura.</translation>
    </message>
    <message>
        <source>An export is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>Una exportación es una copia de una base de datos que ningún agente lee, por lo que Stemma la mantiene de solo lectura.</translation>
    </message>
    <message>
        <source>The folder has no exported collections of a jazzmine database.</source>
        <translation>La carpeta no tiene colecciones exportadas de una base de datos de jazzmine.</translation>
    </message>
    <message>
        <source>Neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>Ni un almacén JSON de jazzmine ni un volcado o una exportación de su base de datos.</translation>
    </message>
    <message>
        <source>It has records of jazzmine in the container “%1”.</source>
        <translation>Tiene registros de jazzmine en el contenedor «%1».</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 cambió durante la planificación. Planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>The server of %1 is read-only. Connect to the primary server.</source>
        <translation>El servidor de %1 es de solo lectura. Conéctese al servidor primario.</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>Las tablas de %1 son vistas, que no se pueden cambiar con seguridad.</translation>
    </message>
    <message>
        <source>You lack a right on the server: %1. Ask for it, or connect as another user.</source>
        <translation>Falta un permiso en el servidor: %1. Solicítelo o conéctese como otro usuario.</translation>
    </message>
    <message>
        <source>You may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>Solo tiene permiso para leer %1. Solicite permiso para cambiarlo o conéctese como otro usuario.</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Nada que reparar</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>Reparar %n conversación</numerusform>
            <numerusform>Reparar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a row of %1.</source>
        <translation>Esto no es una fila de %1.</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>La fila %1 ya no está en %2. Abra la sesión de nuevo.</translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies first, and %1 is too large for that. Make this change on its own, or for one conversation at a time.</source>
        <translation>Un cambio de todas las conversaciones se prueba antes en copias, y %1 es demasiado grande para eso. Haga este cambio por separado o en una conversación cada vez.</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is not valid JSON (%1 at its byte %2).</source>
        <translation>El registro no es JSON válido (%1 en su byte %2).</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>El registro no es un objeto JSON.</translation>
    </message>
    <message>
        <source>The content is not a string.</source>
        <translation>El contenido no es una cadena.</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for this value.</source>
        <translation>jazzmine no tiene ninguna regla para este valor.</translation>
    </message>
    <message>
        <source>Repair the file as a whole first.</source>
        <translation>Repare antes el archivo en su conjunto.</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 has changed. Open the file again.</source>
        <translation>La fila en el byte %1 de %2 ha cambiado. Abra el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not a file of this store. Open the session again.</source>
        <translation>%1 no es un archivo de este almacén. Abra la sesión de nuevo.</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Esta parte del mensaje ya no está en %1. Abra la sesión de nuevo.</translation>
    </message>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 no tiene la conversación %2. Compruebe el id o enumere las sesiones del almacén.</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id.</source>
        <translation>La conversación %1 no tiene el mensaje %2. Compruebe el id.</translation>
    </message>
    <message>
        <source>It is flagged, and flagged messages are not sent to the enhancer.</source>
        <translation>Está marcado, y los mensajes marcados no se envían al mejorador.</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>El diario %1 con los datos de deshacer no se puede escribir, por lo que no se cambió nada. Libere espacio o compruebe sus permisos.</translation>
    </message>
    <message>
        <source>The journal has no change “%1”; “stemma history” lists them.</source>
        <translation>El diario no tiene el cambio «%1»; «stemma history» los enumera.</translation>
    </message>
    <message>
        <source>The change “%1” was not undone.</source>
        <translation>El cambio «%1» no se había deshecho.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>El cambio «%1» no se puede deshacer: su registro en el diario %2 está dañado.</translation>
    </message>
    <message>
        <source>The undo data of this change is too large for the journal %1. Nothing was changed.</source>
        <translation>Los datos de deshacer de este cambio son demasiado grandes para el diario %1. No se cambió nada.</translation>
    </message>
    <message>
        <source>The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.</source>
        <translation>No se puede leer el diario %1 con los datos de deshacer. Compruebe sus permisos y el disco, e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no running keychain.</source>
        <translation>Este escritorio no tiene ningún llavero en ejecución.</translation>
    </message>
    <message>
        <source>The keychain did not store the password: %1</source>
        <translation>El llavero no guardó la contraseña: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>At the left of each message, and in the overview</source>
        <translation>A la izquierda de cada mensaje y en la vista general</translation>
    </message>
    <message>
        <source>The model is sent it with the next prompt.</source>
        <translation>Se envía al modelo con la próxima indicación.</translation>
    </message>
    <message>
        <source>The model is sent a summary in its place.</source>
        <translation>Al modelo se le envía un resumen en su lugar.</translation>
    </message>
    <message>
        <source>The session was resumed before it; it is kept, and the model is not sent it.</source>
        <translation>La sesión se reanudó antes de él; se conserva y no se envía al modelo.</translation>
    </message>
    <message>
        <source>It was sent once and is not part of the conversation.</source>
        <translation>Se envió una vez y no forma parte de la conversación.</translation>
    </message>
    <message>
        <source>It belongs to a sub-agent or to a branch beside the main one.</source>
        <translation>Pertenece a un subagente o a una rama junto a la principal.</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>compactación</translation>
    </message>
    <message>
        <source>A summary took the place of the messages above it.</source>
        <translation>Un resumen ocupó el lugar de los mensajes de arriba.</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>ramas</translation>
    </message>
    <message>
        <source>The session goes on from here in more than one way.</source>
        <translation>La sesión continúa desde aquí de más de una manera.</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>The check found something about it, or the store marks it.</source>
        <translation>La comprobación encontró algo al respecto, o el almacén lo marca.</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Llamadas a herramienta</translation>
    </message>
    <message>
        <source>The tool gave back a result.</source>
        <translation>La herramienta devolvió un resultado.</translation>
    </message>
    <message>
        <source>The tool gave back an error.</source>
        <translation>La herramienta devolvió un error.</translation>
    </message>
    <message>
        <source>No result is stored yet.</source>
        <translation>Aún no hay ningún resultado almacenado.</translation>
    </message>
    <message>
        <source>No result is stored, and none will come.</source>
        <translation>No hay ningún resultado almacenado, ni llegará ninguno.</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podada</translation>
    </message>
    <message>
        <source>The model is no longer sent the output. It is still stored.</source>
        <translation>La salida ya no se envía al modelo. Sigue almacenada.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Figures at the right</source>
        <translation>Cifras a la derecha</translation>
    </message>
    <message>
        <source>tokens, estimated</source>
        <translation>tokens, estimados</translation>
    </message>
    <message>
        <source>Counted by Stemma. Figures without ≈ are those that the provider reported.</source>
        <translation>Contado por Stemma. Las cifras sin ≈ son las que notificó el proveedor.</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>The time since the message before.</source>
        <translation>El tiempo desde el mensaje anterior.</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>A place with a name, to come back to.</source>
        <translation>Un lugar con nombre, al que volver.</translation>
    </message>
    <message>
        <source>Hidden characters in code, commands, paths and titles</source>
        <translation>Caracteres ocultos en código, órdenes, rutas y títulos</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>A mark that changes the direction in which text is shown, or ends such a change.</source>
        <translation>Una marca que cambia la dirección en que se muestra el texto, o que termina tal cambio.</translation>
    </message>
    <message>
        <source>no width</source>
        <translation>sin anchura</translation>
    </message>
    <message>
        <source>A character that takes no room. A letter behind it was hidden as a tag.</source>
        <translation>Un carácter que no ocupa espacio. La letra que le sigue se ocultó como etiqueta.</translation>
    </message>
    <message>
        <source>Time axis (View &gt; Time axis)</source>
        <translation>Línea de tiempo (Ver &gt; Línea de tiempo)</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agente</translation>
    </message>
    <message>
        <source>The time from one message to the next, which the agent wrote or a tool gave back.</source>
        <translation>El tiempo de un mensaje al siguiente, que escribió el agente o devolvió una herramienta.</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>herramientas</translation>
    </message>
    <message>
        <source>The time between calls and their results.</source>
        <translation>El tiempo entre las llamadas y sus resultados.</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>esperando al usuario</translation>
    </message>
    <message>
        <source>The time until the next prompt. Long waits are drawn shorter.</source>
        <translation>El tiempo hasta la próxima indicación. Las esperas largas se dibujan más cortas.</translation>
    </message>
</context>
<context>
    <name>LineRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>línea en el byte %1</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level %1 selective</source>
        <translation>nivel %1 selectivo</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>nivel %1 agresivo</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>nivel %1 determinista</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>condensado</translation>
    </message>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>el primer mensaje (%n) como allí</numerusform>
            <numerusform>los primeros %n mensajes como allí</numerusform>
        </translation>
    </message>
    <message>
        <source>detected, %1 % certain</source>
        <translation>detectada, con un %1 % de certeza</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>bifurcación en %1</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcación</translation>
    </message>
    <message>
        <source>branch at %1</source>
        <translation>rama en %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>rama</translation>
    </message>
    <message>
        <source>resumed at %1</source>
        <translation>reanudada en %1</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reanudada</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>continuación</translation>
    </message>
    <message>
        <source>sub-agent of %1</source>
        <translation>subagente de %1</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>subagente</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>%n mensaje, aún almacenado</numerusform>
            <numerusform>%n mensajes, aún almacenados</numerusform>
        </translation>
    </message>
    <message>
        <source>still stored</source>
        <translation>aún almacenado</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>Compactación %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>End · waiting for you</source>
        <translation>Final · esperando al usuario</translation>
    </message>
    <message>
        <source>End · prompt without an answer</source>
        <translation>Final · indicación sin respuesta</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>Final descartado</translation>
    </message>
    <message>
        <source>Discarded end · %1</source>
        <translation>Final descartado · %1</translation>
    </message>
    <message>
        <source>Fork point after message %1</source>
        <translation>Punto de bifurcación tras el mensaje %1</translation>
    </message>
    <message>
        <source>Fork point at the beginning</source>
        <translation>Punto de bifurcación al principio</translation>
    </message>
    <message>
        <source>Fork point</source>
        <translation>Punto de bifurcación</translation>
    </message>
    <message>
        <source>Resumed after message %1</source>
        <translation>Reanudada tras el mensaje %1</translation>
    </message>
    <message>
        <source>Resumed at the beginning</source>
        <translation>Reanudada al principio</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reanudada</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Antes de «%1»</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Punto de control «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>%n evento plegado</numerusform>
            <numerusform>%n eventos plegados</numerusform>
        </translation>
    </message>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrada</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>discarded end</source>
        <translation>final descartado</translation>
    </message>
    <message>
        <source>automatic; can be undone to here</source>
        <translation>automático; se puede deshacer hasta aquí</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>live</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>Continuación</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcación</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>Subagente</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudación</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>%n sesión más antigua no mostrada</numerusform>
            <numerusform>%n sesiones más antiguas no mostradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>%Ln restricción perdida</numerusform>
            <numerusform>%Ln restricciones perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>%Ln restricción cambiada</numerusform>
            <numerusform>%Ln restricciones cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>errors lost</source>
        <translation>errores perdidos</translation>
    </message>
    <message>
        <source>details lost</source>
        <translation>detalles perdidos</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nada perdido</translation>
    </message>
    <message>
        <source>The review found everything it looked for in the summary.</source>
        <translation>La revisión encontró en el resumen todo lo que buscaba.</translation>
    </message>
    <message>
        <source>The summary says something else instead of “%1”.</source>
        <translation>El resumen dice otra cosa en lugar de «%1».</translation>
    </message>
    <message>
        <source>The summary does not have “%1”.</source>
        <translation>El resumen no contiene «%1».</translation>
    </message>
    <message>
        <source>Not all messages were read.</source>
        <translation>No se leyeron todos los mensajes.</translation>
    </message>
    <message>
        <source>Click to see the review.</source>
        <translation>Pulse para ver la revisión.</translation>
    </message>
</context>
<context>
    <name>LossReview</name>
    <message>
        <source>Constraint</source>
        <translation>Restricción</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Restricciones</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Rutas</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>Identificadores</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Dirección web</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Direcciones web</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Citas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules and model</source>
        <translation>Reglas y modelo</translation>
    </message>
    <message>
        <source>Rules; model: %1</source>
        <translation>Reglas; modelo: %1</translation>
    </message>
    <message>
        <source>The summary has nothing like it.</source>
        <translation>El resumen no tiene nada parecido.</translation>
    </message>
    <message>
        <source>The summary has it word for word.</source>
        <translation>El resumen lo contiene palabra por palabra.</translation>
    </message>
    <message>
        <source>The summary has it with a different spelling.</source>
        <translation>El resumen lo contiene con otra grafía.</translation>
    </message>
    <message>
        <source>The summary has most of its words close together.</source>
        <translation>El resumen contiene la mayoría de sus palabras muy próximas.</translation>
    </message>
    <message>
        <source>The summary says “%1” instead.</source>
        <translation>El resumen dice «%1» en su lugar.</translation>
    </message>
    <message>
        <source>Found by a model in a second look.</source>
        <translation>Encontrado por un modelo en una segunda revisión.</translation>
    </message>
    <message>
        <source>%1 Found by a model in a second look.</source>
        <translation>%1 Encontrado por un modelo en una segunda revisión.</translation>
    </message>
    <message>
        <source>%1 Found by the rule “%2”.</source>
        <translation>%1 Encontrado por la regla «%2».</translation>
    </message>
</context>
<context>
    <name>LossRules</name>
    <message>
        <source>it is larger than 4 MB</source>
        <translation>tiene más de 4 MB</translation>
    </message>
    <message>
        <source>The rule file %1 cannot be read: %2.</source>
        <translation>El archivo de reglas %1 no se puede leer: %2.</translation>
    </message>
    <message>
        <source>The rule file %1 is not valid JSON (byte %2: %3) and was ignored.</source>
        <translation>El archivo de reglas %1 no es JSON válido (byte %2: %3) y se ignoró.</translation>
    </message>
    <message>
        <source>The rule file %1 is not a JSON object and was ignored.</source>
        <translation>El archivo de reglas %1 no es un objeto JSON y se ignoró.</translation>
    </message>
    <message>
        <source>“%2” in the rule file %1 was ignored: %3.</source>
        <comment>%2: a rule or a list</comment>
        <translation>«%2» del archivo de reglas %1 se ignoró: %3.</translation>
    </message>
    <message>
        <source>it must be one of en, de, es, fr, ja, zh, other</source>
        <translation>debe ser uno de en, de, es, fr, ja, zh, other</translation>
    </message>
    <message>
        <source>there is no such list</source>
        <translation>no existe tal lista</translation>
    </message>
    <message>
        <source>the file names no language</source>
        <translation>el archivo no nombra ningún idioma</translation>
    </message>
    <message>
        <source>it must be a point or a comma</source>
        <translation>debe ser un punto o una coma</translation>
    </message>
    <message>
        <source>it must be a list of words</source>
        <translation>debe ser una lista de palabras</translation>
    </message>
    <message>
        <source>one of its words is not a string</source>
        <translation>una de sus palabras no es una cadena</translation>
    </message>
    <message>
        <source>it must be a list of units</source>
        <translation>debe ser una lista de unidades</translation>
    </message>
    <message>
        <source>a unit needs a dimension, a factor above 0 and names</source>
        <translation>una unidad necesita una dimensión, un factor mayor que 0 y nombres</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>debe ser un objeto</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>«%1» no tiene número</translation>
    </message>
    <message>
        <source>there is no kind “%1”</source>
        <translation>no existe el tipo «%1»</translation>
    </message>
    <message>
        <source>there is no source “%1”, or its weight is not a number</source>
        <translation>no existe la fuente «%1», o su peso no es un número</translation>
    </message>
    <message>
        <source>a share must be above 0 and at most 1</source>
        <translation>una proporción debe ser mayor que 0 y como máximo 1</translation>
    </message>
    <message>
        <source>it must be a list of rules</source>
        <translation>debe ser una lista de reglas</translation>
    </message>
    <message>
        <source>it has no pattern</source>
        <translation>no tiene patrón</translation>
    </message>
    <message>
        <source>its regular expression is not valid at character %1 (%2)</source>
        <translation>su expresión regular no es válida en el carácter %1 (%2)</translation>
    </message>
    <message>
        <source>rule %1 has no name</source>
        <translation>la regla %1 no tiene nombre</translation>
    </message>
    <message>
        <source>a rule for sentences needs the words to search for</source>
        <translation>una regla para frases necesita las palabras que hay que buscar</translation>
    </message>
    <message>
        <source>a beginning needs three letters and a file with a language</source>
        <translation>un comienzo necesita tres letras y un archivo con un idioma</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>In the original session this entry does not follow the previous one: mantis merged an abandoned branch into the fork.</source>
        <translation>En la sesión original esta entrada no sigue a la anterior: mantis fusionó una rama abandonada en la bifurcación.</translation>
    </message>
    <message>
        <source>The line is not valid JSON. mantis drops it, and older messages may become unreachable.</source>
        <translation>La línea no es JSON válido. mantis la descarta, y los mensajes más antiguos pueden quedar inalcanzables.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Eliminar la línea.</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. mantis appends its next line to it and loses that one, too.</source>
        <translation>El archivo termina dentro de esta línea, como tras un fallo. mantis añade su próxima línea a esta y pierde también aquella.</translation>
    </message>
    <message>
        <source>Remove the incomplete line.</source>
        <translation>Eliminar la línea incompleta.</translation>
    </message>
    <message>
        <source>This line has two records, the first cut off by a crash. mantis drops both, and everything older with them.</source>
        <translation>Esta línea tiene dos registros, el primero cortado por un fallo. mantis descarta ambos y, con ellos, todo lo más antiguo.</translation>
    </message>
    <message>
        <source>Remove the incomplete first record.</source>
        <translation>Eliminar el primer registro, incompleto.</translation>
    </message>
    <message>
        <source>The line is JSON, but not a known record. It is shown as stored.</source>
        <translation>La línea es JSON, pero no un registro conocido. Se muestra tal como está almacenada.</translation>
    </message>
    <message>
        <source>The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown among the messages.</source>
        <translation>La línea no es un mensaje y tiene un tipo desconocido («%1»). mantis la omite, y no se muestra entre los mensajes.</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has the wrong type. mantis drops the entry, and older messages may become unreachable.</source>
        <translation>Falta una clave obligatoria de la entrada o tiene un tipo incorrecto. mantis descarta la entrada, y los mensajes más antiguos pueden quedar inalcanzables.</translation>
    </message>
    <message>
        <source>The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops the line, or cannot load the session at all.</source>
        <translation>La línea tiene bytes que no son UTF-8, o medio carácter (un sustituto aislado). mantis descarta la línea o no puede cargar la sesión en absoluto.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>Sustituir los bytes por caracteres de sustitución.</translation>
    </message>
    <message>
        <source>A later line has the same id. mantis reads only that one.</source>
        <translation>Una línea posterior tiene el mismo id. mantis lee solo aquella.</translation>
    </message>
    <message>
        <source>Remove this line; the later one stays.</source>
        <translation>Eliminar esta línea; la posterior se queda.</translation>
    </message>
    <message>
        <source>The parent of the entry is missing or unreadable. mantis cannot reach anything older.</source>
        <translation>El padre de la entrada falta o es ilegible. mantis no puede alcanzar nada más antiguo.</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, after the entry before it in the file.</source>
        <translation>Añadir una entrada con el id perdido, después de la entrada que la precede en el archivo.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this entry. mantis stops here.</source>
        <translation>Los padres forman un ciclo que pasa por esta entrada. mantis se detiene aquí.</translation>
    </message>
    <message>
        <source>The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch.</source>
        <translation>La hora tiene una grafía inusual. mantis compara las horas como texto, por lo que puede cargar la rama equivocada.</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>La entrada es más antigua que su padre. Se atrasó un reloj o se mezclaron archivos.</translation>
    </message>
    <message>
        <source>The file name is not a UUID, so mantis never lists the session.</source>
        <translation>El nombre del archivo no es un UUID, por lo que mantis nunca enumera la sesión.</translation>
    </message>
    <message>
        <source>mantis does not list the session, because an entry near the beginning belongs to a side chain.</source>
        <translation>mantis no enumera la sesión, porque una entrada cercana al principio pertenece a una cadena lateral.</translation>
    </message>
    <message>
        <source>mantis cannot load this message, and so cannot load the session.</source>
        <translation>mantis no puede cargar este mensaje y, por tanto, no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>Turn the rejected content into text, in a new branch.</source>
        <translation>Convertir el contenido rechazado en texto, en una rama nueva.</translation>
    </message>
    <message>
        <source>mantis could not load this message, but does not read it here.</source>
        <translation>mantis no podría cargar este mensaje, pero aquí no lo lee.</translation>
    </message>
    <message>
        <source>The context begins with an answer, which providers reject.</source>
        <translation>El contexto empieza con una respuesta, lo que los proveedores rechazan.</translation>
    </message>
    <message>
        <source>A tool result has no call before it. Versions before 2.64 send it, and providers reject it.</source>
        <translation>Un resultado de herramienta no tiene llamada anterior. Las versiones anteriores a la 2.64 lo envían, y los proveedores lo rechazan.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>Omitir el resultado, en una rama nueva.</translation>
    </message>
    <message>
        <source>A tool call has no result: mantis ended while the tool ran, or the conversation was resumed there. mantis leaves the call out or answers it with an error.</source>
        <translation>Una llamada a herramienta no tiene resultado: mantis terminó mientras la herramienta se ejecutaba, o la conversación se reanudó ahí. mantis omite la llamada o la responde con un error.</translation>
    </message>
    <message>
        <source>Leave the call out, in a new branch.</source>
        <translation>Omitir la llamada, en una rama nueva.</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers reject them.</source>
        <translation>Otra llamada tiene el mismo id. Las versiones anteriores a la 2.64 envían ambas, y los proveedores las rechazan.</translation>
    </message>
    <message>
        <source>A tool result comes before its call, which providers reject.</source>
        <translation>Un resultado de herramienta llega antes de su llamada, lo que los proveedores rechazan.</translation>
    </message>
    <message>
        <source>A tool result is not in the message right after its call, which providers reject.</source>
        <translation>Un resultado de herramienta no está en el mensaje inmediatamente posterior a su llamada, lo que los proveedores rechazan.</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins without its prompt. Some versions lose the beginning of a turn when they compact.</source>
        <translation>Parece que faltan mensajes antes de este: un turno empieza sin su indicación. Algunas versiones pierden el principio de un turno al compactar.</translation>
    </message>
    <message>
        <source>The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: mantis forgets a rewind when it resumes the session.</source>
        <translation>La indicación repite una anterior. Si se retrocedió antes de aquella, se envía de nuevo con sus respuestas: mantis olvida un retroceso al reanudar la sesión.</translation>
    </message>
    <message>
        <source>The message repeats the previous one. The terminal stores the last message again when it resumes a session.</source>
        <translation>El mensaje repite el anterior. El terminal almacena de nuevo el último mensaje al reanudar una sesión.</translation>
    </message>
    <message>
        <source>Leave the second message out, in a new branch.</source>
        <translation>Omitir el segundo mensaje, en una rama nueva.</translation>
    </message>
    <message>
        <source>This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not compacted.</source>
        <translation>Este límite no tiene resumen: la lista se reescribió tras un retroceso, un vaciado o una reanudación, no se compactó.</translation>
    </message>
    <message>
        <source>The summary is only in the boundary. Agents with a custom system prompt never send it to Anthropic&apos;s models.</source>
        <translation>El resumen está solo en el límite. Los agentes con una indicación de sistema propia nunca lo envían a los modelos de Anthropic.</translation>
    </message>
    <message>
        <source>Put it into a message after the boundary, in a new branch.</source>
        <translation>Ponerlo en un mensaje después del límite, en una rama nueva.</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. The file is correct.</source>
        <translation>Las versiones 2.59 y 2.60 no pueden reanudar una sesión con un límite, y la vista web falla con él. El archivo es correcto.</translation>
    </message>
    <message>
        <source>Leave out the entries from abandoned branches, in a new branch.</source>
        <translation>Omitir las entradas de ramas abandonadas, en una rama nueva.</translation>
    </message>
    <message>
        <source>Another context reminder: every headless run adds one, and all are sent.</source>
        <translation>Otro recordatorio de contexto: cada ejecución sin interfaz añade uno, y todos se envían.</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>Omitirlo, en una rama nueva.</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project folder. The compacted messages cannot be recovered.</source>
        <translation>El mensaje se refiere al artefacto %1, que no está en la carpeta del proyecto. Los mensajes compactados no se pueden recuperar.</translation>
    </message>
    <message>
        <source>The run that begins here has no result: mantis ended before the run did.</source>
        <translation>La ejecución que empieza aquí no tiene resultado: mantis terminó antes que ella.</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls have no answer or were counted twice.</source>
        <translation>El resultado de la ejecución dice %1 tokens (entrada + salida); sus respuestas suman %2. Algunas llamadas no tienen respuesta o se contaron dos veces.</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name.</source>
        <translation>La línea pertenece a la sesión «%1»; las anteriores, a «%2»: ambos ids dan el mismo nombre de archivo.</translation>
    </message>
    <message>
        <source>The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it.</source>
        <translation>Los mensajes no son una lista JSON válida (%1). mantis enumera la sesión como vacía y no puede cargarla.</translation>
    </message>
    <message>
        <source>The tags are not a valid JSON list. mantis cannot list any session.</source>
        <translation>Las etiquetas no son una lista JSON válida. mantis no puede enumerar ninguna sesión.</translation>
    </message>
    <message>
        <source>The metadata are not a valid JSON object. mantis cannot load the session.</source>
        <translation>Los metadatos no son un objeto JSON válido. mantis no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>The title differs from the title in the metadata, which replaces it when mantis saves.</source>
        <translation>El título difiere del título de los metadatos, que lo sustituye cuando mantis guarda.</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>La hora %1 no se puede leer. La sesión puede quedar mal ordenada.</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is after the end of the conversation.</source>
        <translation>El punto de control «%1» está después del final de la conversación.</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>mantis cannot load this session because of message %1, so nothing would be sent. Check the session for problems.</source>
        <translation>mantis no puede cargar esta sesión a causa del mensaje %1, por lo que no se enviaría nada. Compruebe si la sesión tiene problemas.</translation>
    </message>
    <message>
        <source>It has no summary; it only marks where the context begins.</source>
        <translation>No tiene resumen; solo marca dónde empieza el contexto.</translation>
    </message>
    <message>
        <source>mantis cannot resume this recording: a new run with the same id starts empty. Look for the session with this id under projects.</source>
        <translation>mantis no puede reanudar esta grabación: una ejecución nueva con el mismo id empieza vacía. Busque la sesión con este id en projects.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume it with a later release.</source>
        <translation>mantis 2.59 y 2.60, una de las cuales escribió esta sesión, no pueden reanudar una sesión con un límite. Reanúdela con una versión posterior.</translation>
    </message>
    <message>
        <source>Its tool calls have no results, so mantis leaves it out.</source>
        <translation>Sus llamadas a herramienta no tienen resultados, por lo que mantis lo omite.</translation>
    </message>
    <message>
        <source>mantis made this reminder and drops it when it loads the session.</source>
        <translation>mantis creó este recordatorio y lo descarta al cargar la sesión.</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>Message %1 is a boundary, where the context of mantis begins. It cannot be changed or removed; fork or resume the session before it instead.</source>
        <translation>El mensaje %1 es un límite, donde empieza el contexto de mantis. No se puede cambiar ni eliminar; bifurque o reanude la sesión antes de él.</translation>
    </message>
    <message>
        <source>Summaries of mantis cannot be dissolved: the messages are still in the original session or before the boundary. Resume or fork there.</source>
        <translation>Los resúmenes de mantis no se pueden disolver: los mensajes siguen en la sesión original o antes del límite. Reanude o bifurque allí.</translation>
    </message>
    <message>
        <source>mantis prunes outputs only in memory; its transcripts cannot store that.</source>
        <translation>mantis poda salidas solo en memoria; sus transcripciones no pueden almacenarlo.</translation>
    </message>
    <message>
        <source>In a list of messages the replaced messages would be lost.</source>
        <translation>En una lista de mensajes, los mensajes sustituidos se perderían.</translation>
    </message>
    <message>
        <source>mantis up to 2.58, which wrote this session, still sends everything before a summary.</source>
        <translation>mantis hasta la 2.58, que escribió esta sesión, sigue enviando todo lo anterior a un resumen.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a compaction boundary.</source>
        <translation>mantis 2.59 y 2.60, una de las cuales escribió esta sesión, no pueden reanudar una sesión con un límite de compactación.</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is only for readers of the transcript.</source>
        <translation>mantis nunca envía entradas del rol «system»; la nota es solo para quienes lean la transcripción.</translation>
    </message>
    <message>
        <source>The message is before a boundary, so it is not sent.</source>
        <translation>El mensaje está antes de un límite, por lo que no se envía.</translation>
    </message>
    <message>
        <source>Two prompts would follow each other, which some providers reject.</source>
        <translation>Dos indicaciones quedarían seguidas, lo que algunos proveedores rechazan.</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session can resume after a boundary.</source>
        <translation>La versión de mantis que escribió la sesión puede reanudar después de un límite.</translation>
    </message>
    <message>
        <source>The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier ones send the replaced messages as well, or nothing.</source>
        <translation>La versión de mantis de esta sesión no está almacenada. Las versiones a partir de la 2.61 pueden reanudarla; las anteriores envían también los mensajes sustituidos, o nada.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its boundary. Every release can resume the new session.</source>
        <translation>mantis 2.59 y 2.60, una de las cuales escribió esta sesión, no pueden reanudarla a causa de su límite. Todas las versiones pueden reanudar la sesión nueva.</translation>
    </message>
    <message>
        <source>mantis looks for titles only at the beginning and the end of a long transcript. After another 64 KiB its own list no longer shows this title.</source>
        <translation>mantis busca títulos solo al principio y al final de una transcripción larga. Tras otros 64 KiB, su propia lista deja de mostrar este título.</translation>
    </message>
    <message>
        <source>An entry of this transcript has a time after all others (“%1”), so mantis would not use the change as the newest branch. Fork the session instead.</source>
        <translation>Una entrada de esta transcripción tiene una hora posterior a todas las demás («%1»), por lo que mantis no usaría el cambio como la rama más reciente. Bifurque la sesión.</translation>
    </message>
    <message>
        <source>In this kind of store every message is a checkpoint, so none are stored.</source>
        <translation>En este tipo de almacén cada mensaje es un punto de control, por lo que no se almacena ninguno.</translation>
    </message>
    <message>
        <source>%1–%2; kept in %3</source>
        <translation>%1–%2; se conservan en %3</translation>
    </message>
    <message>
        <source>Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the session instead.</source>
        <translation>Otro programa escribió los puntos de control de esta sesión, en posiciones distintas de las que usa mantis. Bifurque la sesión.</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>No hay ningún punto de control en el mensaje %1.</translation>
    </message>
    <message>
        <source>The session already has a checkpoint “%1”. Choose another name.</source>
        <translation>La sesión ya tiene un punto de control «%1». Elija otro nombre.</translation>
    </message>
    <message>
        <source>A program that has this session loaded would overwrite this change when it saves. Reload the session there.</source>
        <translation>Un programa que tenga cargada esta sesión sobrescribiría este cambio al guardar. Recargue la sesión en él.</translation>
    </message>
    <message>
        <source>The file %1 stays, because the session %2 uses it too.</source>
        <translation>El archivo %1 se conserva porque la sesión %2 también lo usa.</translation>
    </message>
    <message>
        <source>The data of this session is damaged, so mantis cannot load it. Check the session for problems.</source>
        <translation>Los datos de esta sesión están dañados, por lo que mantis no puede cargarla. Compruebe si la sesión tiene problemas.</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>It has the tables and columns of mantis.</source>
        <translation>Tiene las tablas y columnas de mantis.</translation>
    </message>
    <message>
        <source>It has transcripts of mantis.</source>
        <translation>Tiene transcripciones de mantis.</translation>
    </message>
    <message>
        <source>The first lines are entries of a mantis tree.</source>
        <translation>Las primeras líneas son entradas de un árbol de mantis.</translation>
    </message>
    <message>
        <source>The first lines are messages of the mantis protocol.</source>
        <translation>Las primeras líneas son mensajes del protocolo de mantis.</translation>
    </message>
    <message>
        <source>The first lines are plain messages, which mantis may have written.</source>
        <translation>Las primeras líneas son mensajes simples, que mantis puede haber escrito.</translation>
    </message>
    <message>
        <source>mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.</source>
        <translation>mantis no puede reanudar un registro de protocolo (M2), por lo que Stemma lo mantiene de solo lectura.</translation>
    </message>
    <message>
        <source>No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.</source>
        <translation>Ninguna versión conocida de mantis reanuda archivos de mensajes simples (M4), por lo que Stemma los mantiene de solo lectura.</translation>
    </message>
    <message>
        <source>Not the tables of a mantis store.</source>
        <translation>No son las tablas de un almacén de mantis.</translation>
    </message>
    <message>
        <source>No mantis transcripts in this folder.</source>
        <translation>No hay transcripciones de mantis en esta carpeta.</translation>
    </message>
    <message>
        <source>The first lines are not from a mantis transcript.</source>
        <translation>Las primeras líneas no son de una transcripción de mantis.</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>mantis does not know this kind of block and cannot load the session because of it.</source>
        <translation>mantis no conoce este tipo de bloque y por eso no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>Not valid JSON from byte %1.</source>
        <translation>No es JSON válido a partir del byte %1.</translation>
    </message>
    <message>
        <source>Not a JSON object, so not a message.</source>
        <translation>No es un objeto JSON, por lo que no es un mensaje.</translation>
    </message>
    <message>
        <source>Not an entry of a conversation.</source>
        <translation>No es una entrada de una conversación.</translation>
    </message>
    <message>
        <source>The list was rewritten here after a rewind, a clear or a resume.</source>
        <translation>La lista se reescribió aquí tras un retroceso, un vaciado o una reanudación.</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>%n sesión se traslada con el proyecto. Sus entradas conservan el nombre de carpeta antiguo, que mantis no usa.</numerusform>
            <numerusform>%n sesiones se trasladan con el proyecto. Sus entradas conservan el nombre de carpeta antiguo, que mantis no usa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Un terminal de mantis puede tener una sesión abierta. Ciérrelo antes: seguiría escribiendo en la carpeta antigua.</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>The content of a lost entry is unknown; two answers may now follow each other there.</source>
        <translation>El contenido de una entrada perdida es desconocido; ahí pueden quedar ahora dos respuestas seguidas.</translation>
    </message>
    <message>
        <source>replaces the lost entry</source>
        <translation>sustituye la entrada perdida</translation>
    </message>
    <message>
        <source>Later messages of the fork were written when the removed entries were in the context.</source>
        <translation>Los mensajes posteriores de la bifurcación se escribieron cuando las entradas eliminadas estaban en el contexto.</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>mensajes %1–%2</translation>
    </message>
    <message>
        <source>from an abandoned branch; left out of the new branch, kept in the file</source>
        <translation>de una rama abandonada; omitidas en la rama nueva, conservadas en el archivo</translation>
    </message>
    <message>
        <source>the summary, as a message after its boundary</source>
        <translation>el resumen, como mensaje después de su límite</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>el contenido del mensaje %1</translation>
    </message>
    <message>
        <source>The entry before it may be in a branch that is left out. Check the session again afterwards.</source>
        <translation>La entrada anterior puede estar en una rama que se omite. Compruebe la sesión de nuevo después.</translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>El almacén no tiene la tabla %1.</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Este registro ya no está en el almacén. Abra el almacén de nuevo.</translation>
    </message>
    <message>
        <source>The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete the session.</source>
        <translation>Los mensajes de esta sesión están dañados (%1), por lo que mantis no puede cargarla. Solo se puede cambiar el nombre de la sesión o borrarla.</translation>
    </message>
    <message>
        <source>mantis cannot resume this kind of transcript, so Stemma keeps it read-only.</source>
        <translation>mantis no puede reanudar este tipo de transcripción, por lo que Stemma la mantiene de solo lectura.</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>your checkpoints, copied in Stemma’s own data</source>
        <translation>sus puntos de control, copiados en los datos propios de Stemma</translation>
    </message>
    <message>
        <source>your labels, copied in Stemma’s own data</source>
        <translation>sus etiquetas, copiadas en los datos propios de Stemma</translation>
    </message>
    <message>
        <source>your flag, copied in Stemma’s own data</source>
        <translation>su marca, copiada en los datos propios de Stemma</translation>
    </message>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>%n de sus puntos de control se elimina con sus mensajes. Deshacer lo restaura.</numerusform>
            <numerusform>%n de sus puntos de control se eliminan con sus mensajes. Deshacer los restaura.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no checkpoint here. Enter a name to set one.</source>
        <translation>Aquí no hay ningún punto de control. Introduzca un nombre para establecer uno.</translation>
    </message>
    <message>
        <source>Enter a new name.</source>
        <translation>Introduzca un nombre nuevo.</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1” of “%2”</source>
        <translation>Eliminar el punto de control «%1» de «%2»</translation>
    </message>
    <message>
        <source>Set checkpoint “%1” at message %2 of “%3”</source>
        <translation>Establecer el punto de control «%1» en el mensaje %2 de «%3»</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>Otro programa cambió el punto de control desde que se planificó el cambio. Planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store is unchanged</source>
        <translation>en los datos propios de Stemma; el almacén no cambia</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Labels from the store itself stay: %1. You can only remove your own labels.</source>
        <translation>Las etiquetas del propio almacén se quedan: %1. Solo puede eliminar sus propias etiquetas.</translation>
    </message>
    <message>
        <source>Choose other labels or another flag.</source>
        <translation>Elija otras etiquetas u otra marca.</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>Establecer etiquetas de «%1»</translation>
    </message>
    <message>
        <source>Flag “%1”</source>
        <translation>Marcar «%1»</translation>
    </message>
    <message>
        <source>Remove flag of “%1”</source>
        <translation>Quitar la marca de «%1»</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>Otro programa cambió las etiquetas desde que se planificó el cambio. Planifíquelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>A later version of Stemma wrote the labels and checkpoints in %1. Use that version.</source>
        <translation>Una versión posterior de Stemma escribió las etiquetas y los puntos de control en %1. Use esa versión.</translation>
    </message>
</context>
<context>
    <name>MessageName</name>
    <message>
        <source>The session has no message %L1; its last one is %L2.</source>
        <translation>La sesión no tiene el mensaje %L1; el último es el %L2.</translation>
    </message>
    <message>
        <source>The session changed while message %1 was looked for.</source>
        <translation>La sesión cambió mientras se buscaba el mensaje %1.</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. Data there may be lost or wrong.</source>
        <translation>El archivo está dañado: SQLite notifica «%1». Sus datos pueden estar perdidos o ser incorrectos.</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found.</source>
        <translation>Un índice del archivo está dañado: SQLite notifica «%1». Puede que no se encuentren filas existentes.</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is wasted; all data can be read.</source>
        <translation>SQLite notifica «%1». Se desperdicia espacio; todos los datos se pueden leer.</translation>
    </message>
    <message>
        <source>The table cannot be read from here on (%1). The rest was not checked.</source>
        <translation>La tabla no se puede leer a partir de aquí (%1). El resto no se comprobó.</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>El archivo tiene la estructura de un mnesis anterior (%1). Un mnesis más nuevo la cambia al abrir el archivo.</translation>
    </message>
    <message>
        <source>“%1” is missing. mnesis fails when it needs it.</source>
        <translation>Falta «%1». mnesis falla cuando lo necesita.</translation>
    </message>
    <message>
        <source>“%1” is unknown. A newer mnesis or the host application may have added it.</source>
        <translation>«%1» es desconocido. Puede haberlo añadido un mnesis más nuevo o la aplicación anfitriona.</translation>
    </message>
    <message>
        <source>The row refers to a missing row of the table %1. mnesis may refuse to change it.</source>
        <translation>La fila se refiere a una fila que falta en la tabla %1. mnesis puede negarse a cambiarla.</translation>
    </message>
    <message>
        <source>The value should be %1 but is stored as %2. Programs may misread it or fail on it.</source>
        <translation>El valor debería ser %1, pero está almacenado como %2. Los programas pueden malinterpretarlo o fallar con él.</translation>
    </message>
    <message>
        <source>Store the value with the right type.</source>
        <translation>Almacenar el valor con el tipo correcto.</translation>
    </message>
    <message>
        <source>The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session.</source>
        <translation>El texto tiene bytes que no son UTF-8 y que aquí se muestran como �. mnesis no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>Sustituir los bytes por caracteres de sustitución.</translation>
    </message>
    <message>
        <source>The text has a NUL character. Many programs show it only up to there.</source>
        <translation>El texto tiene un carácter NUL. Muchos programas lo muestran solo hasta ahí.</translation>
    </message>
    <message>
        <source>The session has no model. mnesis cannot load it.</source>
        <translation>La sesión no tiene modelo. mnesis no puede cargarla.</translation>
    </message>
    <message>
        <source>Use the model of its messages, or of the newest other session.</source>
        <translation>Usar el modelo de sus mensajes o el de la otra sesión más reciente.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON. mnesis can neither load this session nor list any session.</source>
        <translation>Los metadatos de la sesión no son JSON válido. mnesis no puede cargar esta sesión ni enumerar ninguna.</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>Vaciar los metadatos.</translation>
    </message>
    <message>
        <source>The parent session “%1” is missing. The session is shown at the top level.</source>
        <translation>Falta la sesión padre «%1». La sesión se muestra en el nivel superior.</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>Vaciar el padre.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this session. It cannot be shown in its place in the tree.</source>
        <translation>Los padres forman un ciclo que pasa por esta sesión. No se puede mostrar en su lugar del árbol.</translation>
    </message>
    <message>
        <source>The messages of this session have no context items. mnesis sends all messages now, but none of them after the next turn.</source>
        <translation>Los mensajes de esta sesión no tienen elementos de contexto. mnesis envía ahora todos los mensajes, pero ninguno después del próximo turno.</translation>
    </message>
    <message>
        <source>Rebuild the context items from the stored messages.</source>
        <translation>Reconstruir los elementos de contexto a partir de los mensajes almacenados.</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>El mensaje pertenece a la sesión «%1», que falta. Ningún programa lo muestra.</translation>
    </message>
    <message>
        <source>Create the session row for these messages.</source>
        <translation>Crear la fila de sesión para estos mensajes.</translation>
    </message>
    <message>
        <source>The parent message “%1” is missing.</source>
        <translation>Falta el mensaje padre «%1».</translation>
    </message>
    <message>
        <source>The parent message “%1” belongs to another session. mnesis does not use parents.</source>
        <translation>El mensaje padre «%1» pertenece a otra sesión. mnesis no usa los padres.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this message. Programs that follow parents may hang.</source>
        <translation>Los padres forman un ciclo que pasa por este mensaje. Los programas que siguen a los padres pueden bloquearse.</translation>
    </message>
    <message>
        <source>The role “%1” is neither user nor assistant. mnesis cannot read the session.</source>
        <translation>El rol «%1» no es ni user ni assistant. mnesis no puede leer la sesión.</translation>
    </message>
    <message>
        <source>The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session.</source>
        <translation>La hora de creación no es un número entero de milisegundos («%1»). mnesis no puede leer la sesión.</translation>
    </message>
    <message>
        <source>Use the time of the neighbouring messages.</source>
        <translation>Usar la hora de los mensajes vecinos.</translation>
    </message>
    <message>
        <source>A token count is not a whole number, or the cost is not a number. mnesis cannot read the session.</source>
        <translation>Un recuento de tokens no es un número entero, o el coste no es un número. mnesis no puede leer la sesión.</translation>
    </message>
    <message>
        <source>Set the number to 0.</source>
        <translation>Poner el número a 0.</translation>
    </message>
    <message>
        <source>The error code “%1” is unknown to mnesis. mnesis cannot read the session.</source>
        <translation>mnesis no conoce el código de error «%1». mnesis no puede leer la sesión.</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>Cambiar el código de error a «unknown».</translation>
    </message>
    <message>
        <source>It is dated %1, in the future. The next turn will be sorted before it.</source>
        <translation>Tiene la fecha %1, en el futuro. El próximo turno se ordenará antes de él.</translation>
    </message>
    <message>
        <source>Date it by the neighbouring messages.</source>
        <translation>Fecharlo según los mensajes vecinos.</translation>
    </message>
    <message>
        <source>It was written after a message with a later date. The order shown is not the real order.</source>
        <translation>Se escribió después de un mensaje con fecha posterior. El orden mostrado no es el real.</translation>
    </message>
    <message>
        <source>Date it after the messages written before it.</source>
        <translation>Fecharlo después de los mensajes escritos antes que él.</translation>
    </message>
    <message>
        <source>The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later releases leave it out.</source>
        <translation>La respuesta está vacía: la llamada al modelo nunca devolvió una respuesta. mnesis hasta la 0.3 envía un mensaje vacío; las versiones posteriores lo omiten.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Eliminar el mensaje.</translation>
    </message>
    <message>
        <source>%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to the model.</source>
        <translation>%1 indicaciones seguidas no tienen respuesta. Proceden de intentos de envío fallidos, y todas se envían al modelo.</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>Eliminar todas menos la última.</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary. The model does not see them.</source>
        <translation>%1 mensajes a partir de aquí no están en el contexto ni los abarca un resumen. El modelo no los ve.</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>Devolverlos al contexto.</translation>
    </message>
    <message>
        <source>The message is in the context and also covered by a summary there. The model is sent its content twice.</source>
        <translation>El mensaje está en el contexto y además lo abarca un resumen que está en él. Su contenido se envía al modelo dos veces.</translation>
    </message>
    <message>
        <source>Remove the message from the context.</source>
        <translation>Eliminar el mensaje del contexto.</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph. mnesis never merges it with others.</source>
        <translation>El resumen no tiene fila en el grafo de resúmenes. mnesis nunca lo fusiona con otros.</translation>
    </message>
    <message>
        <source>Add it to the graph as superseded.</source>
        <translation>Añadirlo al grafo como reemplazado.</translation>
    </message>
    <message>
        <source>The part belongs to the message “%1”, which is missing. No program shows it.</source>
        <translation>La parte pertenece al mensaje «%1», que falta. Ningún programa la muestra.</translation>
    </message>
    <message>
        <source>Remove the part.</source>
        <translation>Eliminar la parte.</translation>
    </message>
    <message>
        <source>The part belongs to the session “%1”, its message to another one. Deleting one session damages the other.</source>
        <translation>La parte pertenece a la sesión «%1»; su mensaje, a otra. Borrar una de las sesiones daña la otra.</translation>
    </message>
    <message>
        <source>Use the session of the message.</source>
        <translation>Usar la sesión del mensaje.</translation>
    </message>
    <message>
        <source>%1 The part is never sent, without a warning.</source>
        <translation>%1 La parte nunca se envía, y sin advertencia.</translation>
    </message>
    <message>
        <source>The part has the type “%1”, which mnesis does not know. It is never sent, without a warning.</source>
        <translation>La parte tiene el tipo «%1», que mnesis no conoce. Nunca se envía, y sin advertencia.</translation>
    </message>
    <message>
        <source>The row says the part is “%1”, the content says “%2”. mnesis uses the content.</source>
        <translation>La fila dice que la parte es «%1»; el contenido dice «%2». mnesis usa el contenido.</translation>
    </message>
    <message>
        <source>Change the row to match the content.</source>
        <translation>Cambiar la fila para que coincida con el contenido.</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>La fila dice «%1»; el contenido de la llamada a herramienta dice «%2». mnesis poda según la fila y envía el contenido.</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will come.</source>
        <translation>La llamada a la herramienta «%1» no tiene resultado: sigue en %2. Si el agente no se está ejecutando ahora, no llegará ningún resultado.</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>Marcar la llamada como fallida.</translation>
    </message>
    <message>
        <source>The message has several calls with the id “%1”. Only the output of the last one can be pruned.</source>
        <translation>El mensaje tiene varias llamadas con el id «%1». Solo se puede podar la salida de la última.</translation>
    </message>
    <message>
        <source>Give this call a new id.</source>
        <translation>Dar un id nuevo a esta llamada.</translation>
    </message>
    <message>
        <source>The summary node has no message. mnesis skips it, and the model loses the messages it replaced.</source>
        <translation>El nodo de resumen no tiene mensaje. mnesis lo omite, y el modelo pierde los mensajes que sustituyó.</translation>
    </message>
    <message>
        <source>Create the message from the text of the node.</source>
        <translation>Crear el mensaje a partir del texto del nodo.</translation>
    </message>
    <message>
        <source>The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context.</source>
        <translation>El nodo de resumen tiene el tipo «%1», ni leaf ni condensed. mnesis no puede construir el contexto.</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>Establecer el tipo según tenga padres o no.</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the context.</source>
        <translation>La lista de nodos de los que se hizo el resumen no es una lista JSON de ids. mnesis no puede construir el contexto.</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>Vaciar la lista.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved.</source>
        <translation>El resumen se hizo a partir de «%1», que falta. No se puede disolver.</translation>
    </message>
    <message>
        <source>The summaries form a cycle through this one. It cannot be dissolved.</source>
        <translation>Los resúmenes forman un ciclo que pasa por este. No se puede disolver.</translation>
    </message>
    <message>
        <source>The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown.</source>
        <translation>El tramo del resumen nombra el mensaje «%1», que falta. Los mensajes sustituidos no se pueden mostrar.</translation>
    </message>
    <message>
        <source>The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown.</source>
        <translation>El tramo del resumen nombra «%1», un mensaje de otra sesión. Los mensajes sustituidos no se pueden mostrar.</translation>
    </message>
    <message>
        <source>The span of the summary ends before it begins. The replaced messages cannot be shown.</source>
        <translation>El tramo del resumen termina antes de empezar. Los mensajes sustituidos no se pueden mostrar.</translation>
    </message>
    <message>
        <source>Swap the ends of the span.</source>
        <translation>Intercambiar los extremos del tramo.</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>Dos resúmenes del contexto abarcan algunos mensajes en común, este y «%1». Ambos se envían al modelo.</translation>
    </message>
    <message>
        <source>Keep the summary that covers the messages of both.</source>
        <translation>Conservar el resumen que abarca los mensajes de ambos.</translation>
    </message>
    <message>
        <source>The summary is active but not in the context. The next merge brings its old text into the context.</source>
        <translation>El resumen está activo pero no en el contexto. La próxima fusión lleva su texto antiguo al contexto.</translation>
    </message>
    <message>
        <source>Mark it as superseded.</source>
        <translation>Marcarlo como reemplazado.</translation>
    </message>
    <message>
        <source>The summary is marked as superseded but still in the context. It is sent and never merged.</source>
        <translation>El resumen está marcado como reemplazado pero sigue en el contexto. Se envía y nunca se fusiona.</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>Quitar la marca.</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis may exceed the model&apos;s window.</source>
        <translation>El resumen del contexto cuenta como 0 tokens. mnesis puede superar la ventana del modelo.</translation>
    </message>
    <message>
        <source>Estimate its tokens again.</source>
        <translation>Estimar sus tokens de nuevo.</translation>
    </message>
    <message>
        <source>The context item belongs to the session “%1”, which is missing.</source>
        <translation>El elemento de contexto pertenece a la sesión «%1», que falta.</translation>
    </message>
    <message>
        <source>Create the session row if its messages exist; otherwise remove the item.</source>
        <translation>Crear la fila de sesión si existen sus mensajes; si no, eliminar el elemento.</translation>
    </message>
    <message>
        <source>The context names “%1”, which is missing. mnesis skips it.</source>
        <translation>El contexto nombra «%1», que falta. mnesis lo omite.</translation>
    </message>
    <message>
        <source>Remove the item.</source>
        <translation>Eliminar el elemento.</translation>
    </message>
    <message>
        <source>The context names “%1” from another session. The model is sent text of that session.</source>
        <translation>El contexto nombra «%1», de otra sesión. Se envía al modelo texto de esa sesión.</translation>
    </message>
    <message>
        <source>The context lists a summary as a message. It is sent in its place and dropped when space is short.</source>
        <translation>El contexto enumera un resumen como mensaje. Se envía en su lugar y se descarta cuando falta espacio.</translation>
    </message>
    <message>
        <source>List it as a summary.</source>
        <translation>Enumerarlo como resumen.</translation>
    </message>
    <message>
        <source>The context lists a message as a summary. mnesis skips it.</source>
        <translation>El contexto enumera un mensaje como resumen. mnesis lo omite.</translation>
    </message>
    <message>
        <source>List it as a message.</source>
        <translation>Enumerarlo como mensaje.</translation>
    </message>
    <message>
        <source>The context lists “%1” more than once. It may be sent repeatedly.</source>
        <translation>El contexto enumera «%1» más de una vez. Puede enviarse repetidamente.</translation>
    </message>
    <message>
        <source>Keep only the first item.</source>
        <translation>Conservar solo el primer elemento.</translation>
    </message>
    <message>
        <source>The context lists the message before an older one. They are sent in the wrong order.</source>
        <translation>El contexto enumera el mensaje antes que uno más antiguo. Se envían en el orden equivocado.</translation>
    </message>
    <message>
        <source>Renumber the items by date.</source>
        <translation>Renumerar los elementos por fecha.</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, columna %2</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 fila %2</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 fila %2, columna %3</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>El almacén no tiene la sesión «%1».</translation>
    </message>
    <message>
        <source>Its message is missing or is not a summary, so mnesis skips it.</source>
        <translation>Su mensaje falta o no es un resumen, por lo que mnesis lo omite.</translation>
    </message>
    <message>
        <source>The message is missing from the store, so mnesis skips it.</source>
        <translation>El mensaje falta en el almacén, por lo que mnesis lo omite.</translation>
    </message>
    <message>
        <source>It does not fit: mnesis sends the newest messages up to the budget.</source>
        <translation>No cabe: mnesis envía los mensajes más recientes hasta agotar el presupuesto.</translation>
    </message>
    <message>
        <source>The answer is empty; mnesis does not send empty answers.</source>
        <translation>La respuesta está vacía; mnesis no envía respuestas vacías.</translation>
    </message>
    <message>
        <source>It is in the context twice and is sent once.</source>
        <translation>Está dos veces en el contexto y se envía una vez.</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>its message</source>
        <translation>su mensaje</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>su texto y su marcador</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>su lugar en el contexto</translation>
    </message>
    <message>
        <source>Rewrite summary “%1” of “%2”</source>
        <translation>Reescribir el resumen «%1» de «%2»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>Fusionar %n resumen de «%1»</numerusform>
            <numerusform>Fusionar %n resúmenes de «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>Compactar los mensajes %1–%2 de «%3»</translation>
    </message>
    <message>
        <source>A summary of level %1 needs a text. Level 3 does not.</source>
        <translation>Un resumen de nivel %1 necesita un texto. El nivel 3 no.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).</source>
        <translation>El resumen (%L1 tokens) es mayor que el texto que se enviaría a un modelo para hacerlo (%L2 tokens).</translation>
    </message>
    <message>
        <source>The summary fits into the model&apos;s window.</source>
        <translation>El resumen cabe en la ventana del modelo.</translation>
    </message>
    <message>
        <source>The summary alone exceeds the %L1 tokens of the model&apos;s window.</source>
        <translation>El resumen por sí solo supera los %L1 tokens de la ventana del modelo.</translation>
    </message>
    <message>
        <source>mnesis does not store a project folder.</source>
        <translation>mnesis no almacena una carpeta de proyecto.</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>mnesis no almacena puntos de control; Stemma los guarda en sus propios datos.</translation>
    </message>
    <message>
        <source>Message %1 is a summary; removing it would also remove the messages it replaces from the context.</source>
        <translation>El mensaje %1 es un resumen; eliminarlo eliminaría del contexto también los mensajes que sustituye.</translation>
    </message>
    <message>
        <source>A session cannot be forked or resumed at a summary. Choose the message before or after it.</source>
        <translation>Una sesión no se puede bifurcar ni reanudar en un resumen. Elija el mensaje anterior o posterior.</translation>
    </message>
    <message>
        <source>Nothing comes before the first message, so nothing would be left.</source>
        <translation>No hay nada antes del primer mensaje, por lo que no quedaría nada.</translation>
    </message>
    <message>
        <source>copies, connected with the copied messages</source>
        <translation>copias, unidas a los mensajes copiados</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them first.</source>
        <translation>Los metadatos de la sesión no son un objeto JSON, por lo que mnesis no podría cargar la bifurcación. Repárelos antes.</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>copias de 1–%1 con ids nuevos</translation>
    </message>
    <message>
        <source>copies, content unchanged</source>
        <translation>copias, contenido sin cambios</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>resúmenes de mensajes descartados</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>%n resumen de mensajes descartados se elimina. Deshacer lo restaura.</numerusform>
            <numerusform>%n resúmenes de mensajes descartados se eliminan. Deshacer los restaura.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair them first.</source>
        <translation>Los metadatos de la sesión no son un objeto JSON, por lo que mnesis no podría cargar el final descartado. Repárelos antes.</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>en esta sesión</translation>
    </message>
    <message>
        <source>in the discarded end, a separate session</source>
        <translation>en el final descartado, una sesión aparte</translation>
    </message>
    <message>
        <source>the items of the context, in order</source>
        <translation>los elementos del contexto, en orden</translation>
    </message>
    <message>
        <source>The table has no free row numbers for the messages that follow. Insert the message at the end.</source>
        <translation>La tabla no tiene números de fila libres para los mensajes que siguen. Inserte el mensaje al final.</translation>
    </message>
    <message>
        <source>in later rows, in the same order, to make room for the new one</source>
        <translation>en filas posteriores, en el mismo orden, para hacer sitio al nuevo</translation>
    </message>
    <message>
        <source>mnesis has no role “%1”. Choose user or assistant.</source>
        <translation>mnesis no tiene el rol «%1». Elija user o assistant.</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>su texto</translation>
    </message>
    <message>
        <source>The beginning of the session is summarised, so mnesis would send the new message after the summary. Insert it further down.</source>
        <translation>El principio de la sesión está resumido, por lo que mnesis enviaría el mensaje nuevo después del resumen. Insértelo más abajo.</translation>
    </message>
    <message>
        <source>A summary replaces the messages on both sides, so the agent does not see the new one.</source>
        <translation>Un resumen sustituye los mensajes de ambos lados, por lo que el agente no ve el nuevo.</translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Las indicaciones y las respuestas se alternan.</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other, which some providers reject.</source>
        <translation>Dos mensajes del rol «%1» quedarían seguidos, lo que algunos proveedores rechazan.</translation>
    </message>
    <message>
        <source>The context of the session already uses the last position (%1), so nothing can be inserted. Check the session for problems.</source>
        <translation>El contexto de la sesión ya usa la última posición (%1), por lo que no se puede insertar nada. Compruebe si la sesión tiene problemas.</translation>
    </message>
    <message>
        <source>moved back to make room</source>
        <translation>desplazado hacia atrás para hacer sitio</translation>
    </message>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>El almacén no tiene la sesión «%1».</translation>
    </message>
    <message>
        <source>The context fits into the model&apos;s window.</source>
        <translation>El contexto cabe en la ventana del modelo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>%n mensaje del contexto no cabe en la ventana del modelo; mnesis lo omite.</numerusform>
            <numerusform>%n mensajes del contexto no caben en la ventana del modelo; mnesis los omite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures use your settings: %1.</source>
        <translation>Las cifras usan sus ajustes: %1.</translation>
    </message>
    <message>
        <source>The session has a model.</source>
        <translation>La sesión tiene un modelo.</translation>
    </message>
    <message>
        <source>The session has no model, so mnesis cannot load it.</source>
        <translation>La sesión no tiene modelo, por lo que mnesis no puede cargarla.</translation>
    </message>
    <message>
        <source>The metadata of the session are valid JSON.</source>
        <translation>Los metadatos de la sesión son JSON válido.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON, so mnesis cannot list sessions.</source>
        <translation>Los metadatos de la sesión no son JSON válido, por lo que mnesis no puede enumerar sesiones.</translation>
    </message>
    <message>
        <source>The summary “%1” replaces only these messages, so it would be empty.</source>
        <translation>El resumen «%1» sustituye solo estos mensajes, por lo que quedaría vacío.</translation>
    </message>
    <message>
        <source>The summary “%1” still mentions these messages.</source>
        <translation>El resumen «%1» sigue mencionando estos mensajes.</translation>
    </message>
    <message>
        <source>mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.</source>
        <translation>Un mnesis anterior a la 0.2 escribió este almacén, que no puede contener resúmenes. Ábralo antes con un mnesis más nuevo.</translation>
    </message>
    <message>
        <source>The session has no context items, so mnesis would not send its messages. Repair that first (finding “no-context-items”).</source>
        <translation>La sesión no tiene elementos de contexto, por lo que mnesis no enviaría sus mensajes. Repare eso antes (hallazgo «no-context-items»).</translation>
    </message>
    <message>
        <source>The context would exceed %L1 tokens, at which mnesis compacts after a turn.</source>
        <translation>El contexto superaría los %L1 tokens, a partir de los cuales mnesis compacta después de un turno.</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>el resumen, con su mensaje</translation>
    </message>
    <message>
        <source>The part is not a JSON object, so it cannot be edited. You can remove it.</source>
        <translation>La parte no es un objeto JSON, por lo que no se puede editar. Se puede eliminar.</translation>
    </message>
    <message>
        <source>Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.</source>
        <translation>Solo se pueden editar textos, razonamiento, salidas de herramientas y resúmenes de archivos; esta parte tiene el tipo «%1».</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>La parte no tiene «%1» que editar.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>Solo se pueden podar salidas de herramientas.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Esta salida ya está podada.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Esta salida no está podada.</translation>
    </message>
    <message>
        <source>Restore output of %1 in message %2</source>
        <translation>Restaurar la salida de %1 en el mensaje %2</translation>
    </message>
    <message>
        <source>Prune output of %1 in message %2</source>
        <translation>Podar la salida de %1 en el mensaje %2</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>El propio mnesis nunca poda las salidas de la herramienta «skill».</translation>
    </message>
    <message>
        <source>This output is no longer sent, so the context does not change.</source>
        <translation>Esta salida ya no se envía, por lo que el contexto no cambia.</translation>
    </message>
    <message>
        <source>their places in the context</source>
        <translation>sus lugares en el contexto</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>n.º %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>%n sesión hija se queda, sin padre.</numerusform>
            <numerusform>%n sesiones hijas se quedan, sin padre.</numerusform>
        </translation>
    </message>
    <message>
        <source>mnesis keeps the last two turns, and the context has no message before them. Choose the last message to summarise.</source>
        <translation>mnesis conserva los dos últimos turnos, y el contexto no tiene ningún mensaje anterior a ellos. Elija el último mensaje que se debe resumir.</translation>
    </message>
    <message>
        <source>Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.</source>
        <translation>Aún no se han resumido mensajes anteriores a un resumen previo. Resuma antes esos, hasta «%1».</translation>
    </message>
    <message>
        <source>Message %1 is a summary. To merge summaries, choose them as summaries.</source>
        <translation>El mensaje %1 es un resumen. Para fusionar resúmenes, elíjalos como resúmenes.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: it is already summarised or was lost.</source>
        <translation>El mensaje %1 no está en el contexto: ya está resumido o se perdió.</translation>
    </message>
    <message>
        <source>The summary “%1” is damaged. Repair the session first.</source>
        <translation>El resumen «%1» está dañado. Repare antes la sesión.</translation>
    </message>
    <message>
        <source>The summary “%1” does not fit into the model&apos;s window at level %2. Use level 2, which sends only its beginning, or level 3, which needs no model.</source>
        <translation>El resumen «%1» no cabe en la ventana del modelo en el nivel %2. Use el nivel 2, que envía solo su principio, o el nivel 3, que no necesita modelo.</translation>
    </message>
    <message>
        <source>Two of these summaries do not fit into the model&apos;s window at level %1. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>Dos de estos resúmenes no caben en la ventana del modelo en el nivel %1. Use el nivel 2, que envía solo los principios, o el nivel 3, que no necesita modelo.</translation>
    </message>
    <message>
        <source>The span of the summary “%1” is not valid. Repair the session first.</source>
        <translation>El tramo del resumen «%1» no es válido. Repare antes la sesión.</translation>
    </message>
    <message>
        <source>Messages between these summaries are not summarised yet. Summarise those first.</source>
        <translation>Aún no se han resumido mensajes entre estos resúmenes. Resuma antes esos.</translation>
    </message>
    <message>
        <source>The context has no summary “%1”.</source>
        <translation>El contexto no tiene el resumen «%1».</translation>
    </message>
    <message>
        <source>Choose at least two different summaries to merge.</source>
        <translation>Elija al menos dos resúmenes distintos para fusionar.</translation>
    </message>
    <message>
        <source>The summary “%1” is between these. Include it, or choose summaries that follow each other.</source>
        <translation>El resumen «%1» está entre estos. Inclúyalo o elija resúmenes consecutivos.</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so it cannot be rewritten.</source>
        <translation>El resumen «%1» no está en el contexto, por lo que no se puede reescribir.</translation>
    </message>
    <message>
        <source>Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.</source>
        <translation>Otro resumen del contexto también sustituye mensajes de «%1». Disuelva uno de ellos o fusiónelos.</translation>
    </message>
    <message>
        <source>The messages of “%1” do not fit into the model&apos;s window at level %2. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>Los mensajes de «%1» no caben en la ventana del modelo en el nivel %2. Use el nivel 2, que envía solo los principios, o el nivel 3, que no necesita modelo.</translation>
    </message>
    <message>
        <source>The summary was made from itself, so it cannot be dissolved.</source>
        <translation>El resumen se hizo a partir de sí mismo, por lo que no se puede disolver.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which the session no longer has.</source>
        <translation>El resumen se hizo a partir de «%1», que la sesión ya no tiene.</translation>
    </message>
    <message>
        <source>The span of the summary is not valid. Repair the session first.</source>
        <translation>El tramo del resumen no es válido. Repare antes la sesión.</translation>
    </message>
    <message>
        <source>The summary was merged into “%1”. Dissolve that one first.</source>
        <translation>El resumen se fusionó en «%1». Disuelva antes ese.</translation>
    </message>
    <message>
        <source>summary entry</source>
        <translation>entrada del resumen</translation>
    </message>
    <message>
        <source>the summaries it was made from</source>
        <translation>los resúmenes de los que se hizo</translation>
    </message>
    <message>
        <source>the messages it replaced</source>
        <translation>los mensajes que sustituyó</translation>
    </message>
    <message>
        <source>Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of %2; choose those of %1 to keep them.</source>
        <translation>Solo este resumen muestra que %1 escribió la sesión. Sin él, Stemma supone las reglas de %2; elija las de %1 para conservarlas.</translation>
    </message>
    <message>
        <source>Remove an unused summary of “%1”</source>
        <translation>Eliminar un resumen no usado de «%1»</translation>
    </message>
    <message>
        <source>Dissolve summary “%1” of “%2”</source>
        <translation>Disolver el resumen «%1» de «%2»</translation>
    </message>
    <message>
        <source>The summary was not in the context, so nothing changes for the agent.</source>
        <translation>El resumen no estaba en el contexto, por lo que nada cambia para el agente.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>%n mensaje queda fuera del contexto, porque otro resumen también lo sustituye.</numerusform>
            <numerusform>%n mensajes quedan fuera del contexto, porque otro resumen también los sustituye.</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or remove this one.</source>
        <translation>El resumen «%1» del contexto sustituye algunos de los mismos mensajes. Disuelva antes aquel o elimine este.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>%n mensaje del contexto está entre los resúmenes de «%1», pero estos no lo abarcan, por lo que el agente lo perdería. Disuélvalo y restaure luego esos resúmenes uno a uno.</numerusform>
            <numerusform>%n mensajes del contexto están entre los resúmenes de «%1», pero estos no los abarcan, por lo que el agente los perdería. Disuélvalo y restaure luego esos resúmenes uno a uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore the summary to the context first, then edit its text.</source>
        <translation>Restaure antes el resumen en el contexto y edite luego su texto.</translation>
    </message>
    <message>
        <source>Restore summary “%1” of “%2” to the context</source>
        <translation>Restaurar el resumen «%1» de «%2» en el contexto</translation>
    </message>
    <message>
        <source>The messages it replaces are not in the context, so none are removed from it.</source>
        <translation>Los mensajes que sustituye no están en el contexto, por lo que no se elimina ninguno de él.</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>The table %1 is missing.</source>
        <translation>Falta la tabla %1.</translation>
    </message>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>La tabla %1 no tiene la columna %2.</translation>
    </message>
    <message>
        <source>Not the tables of mnesis.</source>
        <translation>No son las tablas de mnesis.</translation>
    </message>
    <message>
        <source>%1 is missing, which every known version of mnesis has, so the store is opened read-only.</source>
        <translation>Falta %1, que tienen todas las versiones conocidas de mnesis, por lo que el almacén se abre en solo lectura.</translation>
    </message>
    <message>
        <source>%1 is unknown and may come from a newer mnesis, so the store is opened read-only.</source>
        <translation>%1 es desconocido y puede proceder de un mnesis más nuevo, por lo que el almacén se abre en solo lectura.</translation>
    </message>
    <message>
        <source>A folder; a mnesis store is a single SQLite file.</source>
        <translation>Una carpeta; un almacén de mnesis es un único archivo SQLite.</translation>
    </message>
    <message>
        <source>Not a SQLite file.</source>
        <translation>No es un archivo SQLite.</translation>
    </message>
    <message>
        <source>It has the tables and columns of mnesis.</source>
        <translation>Tiene las tablas y columnas de mnesis.</translation>
    </message>
</context>
<context>
    <name>MnesisPart</name>
    <message>
        <source>The part has no &quot;%1&quot;; mnesis leaves it out.</source>
        <translation>La parte no tiene «%1»; mnesis la omite.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a text; mnesis leaves the part out.</source>
        <translation>El «%1» de la parte no es un texto; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a whole number; mnesis leaves the part out.</source>
        <translation>El «%1» de la parte no es un número entero; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The tool&apos;s %1 is not a time; mnesis leaves the part out.</source>
        <translation>El valor %1 de la herramienta no es una hora; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The tool&apos;s input is not an object; mnesis leaves the part out.</source>
        <translation>La entrada de la herramienta no es un objeto; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The tool&apos;s status is not an object; mnesis leaves the part out.</source>
        <translation>El estado de la herramienta no es un objeto; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The tool state “%1” is unknown; mnesis leaves the part out.</source>
        <translation>El estado «%1» de la herramienta no es ninguno de los conocidos; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The patch&apos;s list of files is not a list of texts; mnesis leaves the part out.</source>
        <translation>La lista de archivos del parche no es una lista de textos; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The step&apos;s token usage is not an object; mnesis leaves the part out.</source>
        <translation>El consumo de tokens del paso no es un objeto; mnesis omite la parte.</translation>
    </message>
    <message>
        <source>The part is not valid JSON from byte %1 on; mnesis leaves it out.</source>
        <translation>La parte no es JSON válido a partir del byte %1; mnesis la omite.</translation>
    </message>
    <message>
        <source>The part is JSON but not an object; mnesis leaves it out.</source>
        <translation>La parte es JSON, pero no un objeto; mnesis la omite.</translation>
    </message>
    <message>
        <source>The part does not say its type; mnesis leaves it out.</source>
        <translation>La parte no indica su tipo; mnesis la omite.</translation>
    </message>
</context>
<context>
    <name>MnesisRepair</name>
    <message>
        <source>The metadata are lost to mnesis. Undo restores the text.</source>
        <translation>mnesis pierde los metadatos. Deshacer restaura el texto.</translation>
    </message>
    <message>
        <source>A running call would be marked as failed, too. Repair this while no agent is working in the session.</source>
        <translation>Una llamada en curso también se marcaría como fallida. Repare esto cuando ningún agente esté trabajando en la sesión.</translation>
    </message>
    <message>
        <source>No session of the store has a model to use.</source>
        <translation>Ninguna sesión del almacén tiene un modelo que usar.</translation>
    </message>
    <message>
        <source>The model of the session is not stored; “%1” is taken from other sessions.</source>
        <translation>El modelo de la sesión no está almacenado; «%1» se toma de otras sesiones.</translation>
    </message>
    <message>
        <source>Its content has no call id.</source>
        <translation>Su contenido no tiene id de llamada.</translation>
    </message>
    <message>
        <source>The summary that covers fewer messages leaves the context and is no longer sent.</source>
        <translation>El resumen que abarca menos mensajes sale del contexto y ya no se envía.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>filas %1</translation>
    </message>
    <message>
        <source>for messages without a session</source>
        <translation>para mensajes sin sesión</translation>
    </message>
    <message>
        <source>The session row is created from its messages; title, system prompt and metadata stay lost.</source>
        <translation>La fila de sesión se crea a partir de sus mensajes; el título, la indicación de sistema y los metadatos siguen perdidos.</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>mensaje %1</translation>
    </message>
    <message>
        <source>failed prompts and empty answers</source>
        <translation>indicaciones fallidas y respuestas vacías</translation>
    </message>
    <message>
        <source>the summary&apos;s message</source>
        <translation>el mensaje del resumen</translation>
    </message>
    <message>
        <source>the summary&apos;s node</source>
        <translation>el nodo del resumen</translation>
    </message>
    <message>
        <source>The session has no messages for the summary to replace.</source>
        <translation>La sesión no tiene mensajes que el resumen pueda sustituir.</translation>
    </message>
</context>
<context>
    <name>MnesisStore</name>
    <message>
        <source>%1 is no longer a mnesis store: %2 Open it again.</source>
        <translation>%1 ya no es un almacén de mnesis: %2 Ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 no tiene la sesión %2. Compruebe el id o enumere las sesiones del almacén.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>La sesión %1 no tiene el mensaje %2. Compruebe el id.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Esta parte del mensaje ya no está en %1. Abra la sesión de nuevo.</translation>
    </message>
    <message>
        <source>Records of the table %1 have no text; see their fields in the details.</source>
        <translation>Los registros de la tabla %1 no tienen texto; consulte sus campos en los detalles.</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 no respondió durante %n segundo. Inténtelo de nuevo o establezca un tiempo de espera mayor.</numerusform>
            <numerusform>%1 no respondió durante %n segundos. Inténtelo de nuevo o establezca un tiempo de espera mayor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>La respuesta de %1 tardó más de %n segundo. Use un modelo más pequeño o establezca un tiempo de espera mayor.</numerusform>
            <numerusform>La respuesta de %1 tardó más de %n segundos. Use un modelo más pequeño o establezca un tiempo de espera mayor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.</source>
        <translation>%1 envió más de %2 MiB, demasiado para una respuesta. Compruebe la dirección del punto de conexión.</translation>
    </message>
    <message>
        <source>%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.</source>
        <translation>%1 redirige a %2; no se envió nada allí. Si esa dirección es correcta, úsela para el punto de conexión.</translation>
    </message>
    <message>
        <source>%1 requires a key. Enter one for the endpoint.</source>
        <translation>%1 requiere una clave. Introduzca una para el punto de conexión.</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check the key and its permissions.</source>
        <translation>%1 no acepta la clave. Compruebe la clave y sus permisos.</translation>
    </message>
    <message>
        <source>%1 has no model “%2” at this address. Check the model and the address.</source>
        <translation>%1 no tiene el modelo «%2» en esta dirección. Compruebe el modelo y la dirección.</translation>
    </message>
    <message>
        <source>The request is too long for %1. Send less, or use a model with a larger context window.</source>
        <translation>La petición es demasiado larga para %1. Envíe menos o use un modelo con una ventana de contexto mayor.</translation>
    </message>
    <message>
        <source>Your credit at %1 is used up. Check your account.</source>
        <translation>Su crédito en %1 se ha agotado. Compruebe su cuenta.</translation>
    </message>
    <message>
        <source>%1 accepts no more requests for now. Try again in a few minutes.</source>
        <translation>%1 no acepta más peticiones por ahora. Inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>%1 has an internal error. Try again in a few minutes.</source>
        <translation>%1 tiene un error interno. Inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>%1 rejects the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 rechaza la petición. Compruebe el tipo y el modelo del punto de conexión.</translation>
    </message>
    <message>
        <source>No server answers at %1. Start the server, or check the address of the endpoint.</source>
        <translation>Ningún servidor responde en %1. Inicie el servidor o compruebe la dirección del punto de conexión.</translation>
    </message>
    <message>
        <source>The host %1 cannot be reached. Check the address of the endpoint and the network.</source>
        <translation>No se puede acceder al equipo %1. Compruebe la dirección del punto de conexión y la red.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid, so nothing was sent. Check the certificate.</source>
        <translation>El certificado de %1 no es válido, por lo que no se envió nada. Compruebe el certificado.</translation>
    </message>
    <message>
        <source>No encrypted connection to %1 was possible, so nothing was sent. Check whether the address begins with http://.</source>
        <translation>No fue posible una conexión cifrada con %1, así que no se envió nada. Compruebe si la dirección empieza por http://.</translation>
    </message>
    <message>
        <source>The proxy blocks the request to %1. Check the proxy.</source>
        <translation>El proxy bloquea la petición a %1. Compruebe el proxy.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was complete. Try again.</source>
        <translation>La conexión con %1 se interrumpió antes de que la respuesta estuviera completa. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The answer of %1 is not valid. Check the kind and the address of the endpoint.</source>
        <translation>La respuesta de %1 no es válida. Compruebe el tipo y la dirección del punto de conexión.</translation>
    </message>
    <message>
        <source>%1 is overloaded. Try again in a few minutes.</source>
        <translation>%1 está sobrecargado. Inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>%1 could not process the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 no pudo procesar la petición. Compruebe el tipo y el modelo del punto de conexión.</translation>
    </message>
    <message>
        <source>The model of %1 declines to answer this. Try another model.</source>
        <translation>El modelo de %1 rehúsa responder a esto. Pruebe otro modelo.</translation>
    </message>
    <message>
        <source>%1 (Tried %2 times.)</source>
        <translation>%1 (Se intentó %2 veces.)</translation>
    </message>
    <message>
        <source>%1 accepts no requests for another %2 minutes. Try again then.</source>
        <translation>%1 no acepta peticiones durante otros %2 minutos. Inténtelo de nuevo entonces.</translation>
    </message>
</context>
<context>
    <name>ModelConsent</name>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>Destino: %1, para el modelo %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Coste estimado: como máximo %1</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>Coste estimado: no hay precio establecido</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>La conexión no está cifrada: otros en la red podrían leerla.</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>¿Enviar esto a %1?</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is not the address of a model. Use https:// or, on this machine, http://.</source>
        <translation>«%1» no es la dirección de un modelo. Use https:// o, en este equipo, http://.</translation>
    </message>
    <message>
        <source>The address of %1 contains a password, which would be stored and shown. Remove it, and enter it as the key.</source>
        <translation>La dirección de %1 contiene una contraseña, que se almacenaría y se mostraría. Elimínela e introdúzcala como clave.</translation>
    </message>
    <message>
        <source>The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.</source>
        <translation>La dirección de %1 tiene una parte después de «?» o «#», que podría contener una clave. Elimínela.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. Use http:// or socks5://.</source>
        <translation>«%1» no es la dirección de un proxy. Use http:// o socks5://.</translation>
    </message>
    <message>
        <source>The address of the proxy %1 contains a password, which would be stored and shown. Remove it, or use the system proxy.</source>
        <translation>La dirección del proxy %1 contiene una contraseña, que se almacenaría y se mostraría. Elimínela o use el proxy del sistema.</translation>
    </message>
    <message>
        <source>No model is set for %1. Enter one.</source>
        <translation>No hay ningún modelo establecido para %1. Introduzca uno.</translation>
    </message>
    <message>
        <source>The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.</source>
        <translation>La clave de %1 contiene espacios, saltos de línea o caracteres que ninguna clave tiene. Cópiela de nuevo.</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.</source>
        <translation>La clave se enviaría a %1 sin cifrar. Use https:// o un punto de conexión sin clave.</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.</source>
        <translation>La respuesta de %1 alcanzó su tamaño máximo, por lo que el resumen está cortado. Pruebe el nivel 2 o menos mensajes.</translation>
    </message>
    <message>
        <source>The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send less.</source>
        <translation>La respuesta de %1 alcanzó su tamaño máximo antes de que llegara texto. Use un modelo que piense menos o envíe menos.</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try again, or use another model.</source>
        <translation>La respuesta de %1 está vacía. Inténtelo de nuevo o use otro modelo.</translation>
    </message>
    <message>
        <source>The model read only %1 of about %2 tokens. Its context window on the server may be too small.</source>
        <translation>El modelo leyó solo %1 de unos %2 tokens. Puede que su ventana de contexto en el servidor sea demasiado pequeña.</translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>No es JSON válido: la lectura se detiene en el byte %1.</translation>
    </message>
    <message>
        <source>This is not a message: it is not a JSON object.</source>
        <translation>Esto no es un mensaje: no es un objeto JSON.</translation>
    </message>
    <message>
        <source>OpenCode leaves out answers that failed.</source>
        <translation>OpenCode omite las respuestas que fallaron.</translation>
    </message>
    <message>
        <source>OpenCode leaves out messages without content.</source>
        <translation>OpenCode omite los mensajes sin contenido.</translation>
    </message>
    <message>
        <source>The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.</source>
        <translation>El archivo %1 está incompleto o dañado. Si OpenCode lo está escribiendo, léalo de nuevo.</translation>
    </message>
    <message>
        <source>The file %1 is not part of this store.</source>
        <translation>El archivo %1 no forma parte de este almacén.</translation>
    </message>
    <message>
        <source>It is not an export of OpenCode.</source>
        <translation>No es una exportación de OpenCode.</translation>
    </message>
    <message>
        <source>The agent compacted the session by itself.</source>
        <translation>El agente compactó la sesión por sí mismo.</translation>
    </message>
    <message>
        <source>The user had the session compacted.</source>
        <translation>El usuario hizo compactar la sesión.</translation>
    </message>
    <message>
        <source>This is not a part: it is not a JSON object.</source>
        <translation>Esto no es una parte: no es un objeto JSON.</translation>
    </message>
    <message>
        <source>hidden by a revert; OpenCode can restore it until the next prompt</source>
        <translation>oculto por una reversión; OpenCode puede restaurarlo hasta la próxima indicación</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Este registro ya no está en el almacén. Abra el almacén de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>Se omite %n parte dañada de los mensajes.</numerusform>
            <numerusform>Se omiten %n partes dañadas de los mensajes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>Se omite %n mensaje dañado.</numerusform>
            <numerusform>Se omiten %n mensajes dañados.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message of this session is damaged. Check the session first.</source>
        <translation>Un mensaje de esta sesión está dañado. Compruebe antes la sesión.</translation>
    </message>
    <message>
        <source>OpenCode knows the new session once it has imported it: opencode import %1.</source>
        <translation>OpenCode conoce la sesión nueva una vez que la ha importado: opencode import %1.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.</source>
        <translation>Solo OpenCode escribe en su almacén, por lo que los cambios crean una bifurcación, que OpenCode puede importar.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Rename the session there, or fork it with another title.</source>
        <translation>Solo OpenCode escribe en su almacén. Cambie allí el nombre de la sesión o bifúrquela con otro título.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Delete the session there.</source>
        <translation>Solo OpenCode escribe en su almacén. Borre allí la sesión.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Revert the session there, or fork it at the message.</source>
        <translation>Solo OpenCode escribe en su almacén. Revierta allí la sesión o bifúrquela en el mensaje.</translation>
    </message>
    <message>
        <source>OpenCode cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>OpenCode no puede deshacer una compactación. Bifurque la sesión antes de ella: todo sigue ahí.</translation>
    </message>
    <message>
        <source>OpenCode finds sessions by their project. Import a fork of the session in the new folder.</source>
        <translation>OpenCode encuentra las sesiones por su proyecto. Importe una bifurcación de la sesión en la carpeta nueva.</translation>
    </message>
    <message>
        <source>OpenCode stores no checkpoints.</source>
        <translation>OpenCode no almacena puntos de control.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Fork the session: damaged parts are left out there.</source>
        <translation>Solo OpenCode escribe en su almacén. Bifurque la sesión: las partes dañadas se omiten en la bifurcación.</translation>
    </message>
    <message>
        <source>It holds sessions of OpenCode.</source>
        <translation>Contiene sesiones de OpenCode.</translation>
    </message>
    <message>
        <source>No session of OpenCode was found in this folder.</source>
        <translation>No se encontró ninguna sesión de OpenCode en esta carpeta.</translation>
    </message>
    <message>
        <source>It has the tables of OpenCode.</source>
        <translation>Tiene las tablas de OpenCode.</translation>
    </message>
    <message>
        <source>It does not have the tables of OpenCode.</source>
        <translation>No tiene las tablas de OpenCode.</translation>
    </message>
    <message>
        <source>It is a session that OpenCode exported.</source>
        <translation>Es una sesión que exportó OpenCode.</translation>
    </message>
    <message>
        <source>It does not begin as an export of OpenCode does.</source>
        <translation>No empieza como una exportación de OpenCode.</translation>
    </message>
    <message>
        <source>tables of OpenCode 2</source>
        <translation>tablas de OpenCode 2</translation>
    </message>
    <message>
        <source>exists only in old tables (OpenCode 1)</source>
        <translation>existe solo en tablas antiguas (OpenCode 1)</translation>
    </message>
    <message>
        <source>tables of OpenCode 1</source>
        <translation>tablas de OpenCode 1</translation>
    </message>
    <message>
        <source>exists only in old files, not in the database</source>
        <translation>existe solo en archivos antiguos, no en la base de datos</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>export, to be imported into OpenCode</source>
        <translation>exportación, para importar en OpenCode</translation>
    </message>
    <message>
        <source>OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 imports.</source>
        <translation>OpenCode 2 guarda esta sesión en una forma para la que no se conoce ninguna importación. Bifúrquela en OpenCode con opencode run --session %1 --fork, o transfiérala a OpenCode: eso crea una exportación que OpenCode 1 importa.</translation>
    </message>
</context>
<context>
    <name>OpenCodeCheck</name>
    <message>
        <source>The file cannot be read, so its session is not listed: %1</source>
        <translation>El archivo no se puede leer, por lo que su sesión no se enumera: %1</translation>
    </message>
    <message>
        <source>The session exists only where older releases kept it. The newest OpenCode used here does not show it. Fork it and import the fork.</source>
        <translation>La sesión existe solo donde la guardaban versiones anteriores. El OpenCode más nuevo usado aquí no la muestra. Bifúrquela e importe la bifurcación.</translation>
    </message>
    <message>
        <source>The session is also stored in an older place, as an upgrade leaves it. The newer one is shown.</source>
        <translation>La sesión también está almacenada en un lugar más antiguo, como la deja una actualización. Se muestra la más nueva.</translation>
    </message>
    <message>
        <source>The message is not valid JSON. OpenCode fails to load the session. If it is being written, check again.</source>
        <translation>El mensaje no es JSON válido. OpenCode no consigue cargar la sesión. Si se está escribiendo, compruébelo de nuevo.</translation>
    </message>
    <message>
        <source>A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out.</source>
        <translation>Una parte del mensaje no es JSON válido. OpenCode no consigue cargarla. Una bifurcación la omite.</translation>
    </message>
    <message>
        <source>The part has an unknown type (“%1”). It is shown as stored.</source>
        <translation>La parte tiene un tipo desconocido («%1»). Se muestra tal como está almacenada.</translation>
    </message>
    <message>
        <source>Another message of the session has the same id. OpenCode imports only the first of them.</source>
        <translation>Otro mensaje de la sesión tiene el mismo id. OpenCode importa solo el primero de ellos.</translation>
    </message>
    <message>
        <source>The answer belongs to a prompt %1 that the session does not have.</source>
        <translation>La respuesta pertenece a una indicación %1 que la sesión no tiene.</translation>
    </message>
    <message>
        <source>A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile.</source>
        <translation>Una llamada a la herramienta %1 no tiene resultado. La herramienta sigue en ejecución, o OpenCode se cerró entretanto.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Patch</source>
        <translation>Parche</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 y %Ln más</numerusform>
            <numerusform>%1 y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
</context>
<context>
    <name>OwnDatabase</name>
    <message>
        <source>%1 cannot be written: the disk is full. Free some space.</source>
        <translation>No se puede escribir %1: el disco está lleno. Libere espacio.</translation>
    </message>
    <message>
        <source>%1 is damaged. It is a cache and can be made anew.</source>
        <translation>%1 está dañado. Es una caché y se puede crear de nuevo.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Los datos propios de Stemma en %1 no se pueden escribir. Compruebe los permisos de la carpeta y el espacio libre en disco.</translation>
    </message>
    <message>
        <source>The file %1 is gone.</source>
        <translation>El archivo %1 ya no existe.</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>El archivo está comprimido. Descomprímalo para cambiarlo.</translation>
    </message>
    <message>
        <source>%1 would fill the disk when unpacked: it is far larger than a session. If you trust it, unpack it yourself and open its content.</source>
        <translation>%1 llenaría el disco al descomprimirse: es mucho mayor que una sesión. Si confía en él, descomprímalo manualmente y abra su contenido.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 no se puede descomprimir en %2: %3. Libere espacio allí o establezca TMPDIR en otra carpeta.</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked after byte %2. Get the file again.</source>
        <translation>%1 está dañado: no se puede descomprimir después del byte %2. Obtenga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is incomplete: the packed data ends too early. Get the file again.</source>
        <translation>%1 está incompleto: los datos comprimidos terminan demasiado pronto. Obtenga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.</source>
        <translation>%1 está comprimido con %2, que Stemma no puede descomprimir. Descomprímalo manualmente y abra su contenido.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.</source>
        <translation>%1 no se puede descomprimir: %2. Establezca TMPDIR en una carpeta con permiso de escritura.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.</source>
        <translation>%1 no se puede descomprimir: %2. Libere espacio o establezca TMPDIR en otra carpeta.</translation>
    </message>
</context>
<context>
    <name>PartSource</name>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>El agente de este almacén no conserva copias de los archivos.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>La copia de %1 ya no está ahí.</translation>
    </message>
    <message>
        <source>The files are now as they were at this checkpoint.</source>
        <translation>Los archivos están ahora como estaban en este punto de control.</translation>
    </message>
    <message>
        <source>The message is too large to show its images.</source>
        <translation>El mensaje es demasiado grande para mostrar sus imágenes.</translation>
    </message>
    <message>
        <source>The message is damaged, so its images cannot be shown.</source>
        <translation>El mensaje está dañado, por lo que no se pueden mostrar sus imágenes.</translation>
    </message>
</context>
<context>
    <name>Pi</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>No es JSON válido: la lectura se detiene en el byte %1.</translation>
    </message>
    <message>
        <source>This is not an entry: it is not a JSON object.</source>
        <translation>Esto no es una entrada: no es un objeto JSON.</translation>
    </message>
    <message>
        <source>pi leaves out answers that failed or were aborted.</source>
        <translation>pi omite las respuestas que fallaron o se interrumpieron.</translation>
    </message>
    <message>
        <source>The user kept this command out of the context.</source>
        <translation>El usuario dejó esta orden fuera del contexto.</translation>
    </message>
    <message>
        <source>pi has no place for a pruned tool output. Edit the output instead.</source>
        <translation>pi no tiene lugar para una salida de herramienta podada. Edite la salida.</translation>
    </message>
    <message>
        <source>pi cannot undo a compaction. Resume the session before it: everything is still there.</source>
        <translation>pi no puede deshacer una compactación. Reanude la sesión antes de ella: todo sigue ahí.</translation>
    </message>
    <message>
        <source>This entry is not a message but a setting of the session; it stays where it is.</source>
        <translation>Esta entrada no es un mensaje, sino un ajuste de la sesión; se queda donde está.</translation>
    </message>
    <message>
        <source>The session has no answer yet, so pi writes its entries a second time with the first one.</source>
        <translation>La sesión aún no tiene respuesta, por lo que pi escribe sus entradas por segunda vez con la primera.</translation>
    </message>
    <message>
        <source>Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.</source>
        <translation>Las sesiones de la versión 1 no tienen ids. Abra la sesión en pi una vez, lo que la actualiza.</translation>
    </message>
    <message>
        <source>pi may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Puede que pi tenga una sesión abierta. Ciérrelo primero: seguiría escribiendo en la carpeta antigua.</translation>
    </message>
    <message>
        <source>An extension of pi took this message out of the context.</source>
        <translation>Una extensión de pi quitó este mensaje del contexto.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown.</source>
        <translation>No es una imagen PNG, JPEG, GIF, WebP o BMP, o está dañada, por lo que no se muestra.</translation>
    </message>
    <message>
        <source>This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.</source>
        <translation>Esta imagen declara %1 × %2 píxeles. Las imágenes de más de 64 megapíxeles no se abren.</translation>
    </message>
    <message>
        <source>This image is damaged and cannot be shown.</source>
        <translation>Esta imagen está dañada y no se puede mostrar.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Message %1 lacks fields that %2 needs. Check the session first.</source>
        <translation>Al mensaje %1 le faltan campos que %2 necesita. Compruebe antes la sesión.</translation>
    </message>
    <message>
        <source>This part can only be removed with its whole message %1.</source>
        <translation>Esta parte solo se puede eliminar junto con su mensaje %1 entero.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>Esto no es una salida de herramienta, por lo que no se puede podar.</translation>
    </message>
    <message>
        <source>%1 keeps the newest messages, and nothing comes before them. Name the last message to summarise.</source>
        <translation>%1 conserva los mensajes más recientes, y no hay nada antes de ellos. Indique el último mensaje que se debe resumir.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context now, so it cannot be summarised.</source>
        <translation>El mensaje %1 no está ahora en el contexto, por lo que no se puede resumir.</translation>
    </message>
    <message>
        <source>The message after message %1 is a tool result, and what is kept must not begin with one. Name the result, or a message before its call.</source>
        <translation>El mensaje posterior al mensaje %1 es un resultado de herramienta, y lo que se conserva no debe empezar por uno. Indique el resultado o un mensaje anterior a su llamada.</translation>
    </message>
    <message>
        <source>%1 does not merge summaries: a new one takes up the one before it. Compact up to a message instead.</source>
        <translation>%1 no fusiona resúmenes: uno nuevo incorpora el anterior. Compacte hasta un mensaje.</translation>
    </message>
    <message>
        <source>%1 makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>%1 no hace resúmenes sin un modelo. Escriba el texto manualmente o deje que lo escriba un modelo (nivel 1 o 2).</translation>
    </message>
    <message>
        <source>%1 does not read this record, so nothing can be done with it.</source>
        <translation>%1 no lee este registro, por lo que no se puede hacer nada con él.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>%n llamada a herramienta no tiene resultado allí y se omite, como hace %1.</numerusform>
            <numerusform>%n llamadas a herramienta no tienen resultado allí y se omiten, como hace %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the checkpoint at message %1 of “%2”</source>
        <translation>Eliminar el punto de control en el mensaje %1 de «%2»</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>Punto de control «%1» en el mensaje %2 de «%3»</translation>
    </message>
    <message>
        <source>Restore the output in message %1 of “%2”</source>
        <translation>Restaurar la salida en el mensaje %1 de «%2»</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Esta salida no está podada.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Esta salida ya está podada.</translation>
    </message>
    <message>
        <source>%1 does not mark pruned outputs. The session that this one was made of has the output.</source>
        <translation>%1 no marca las salidas podadas. La sesión de la que se hizo esta tiene la salida.</translation>
    </message>
    <message>
        <source>Prune the output in message %1 of “%2”</source>
        <translation>Podar la salida en el mensaje %1 de «%2»</translation>
    </message>
    <message>
        <source>%1 has no messages of the role “%2”. Choose one of: %3.</source>
        <translation>%1 no tiene mensajes del rol «%2». Elija uno de estos: %3.</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>el mensaje nuevo</translation>
    </message>
    <message>
        <source>A branch that %1 does not continue is not compacted. Resume it first, or fork it.</source>
        <translation>Una rama que %1 no continúa no se compacta. Reanúdela antes o bifúrquela.</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>Compactar los mensajes %1–%2 de «%3»</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3” into a new session</source>
        <translation>Compactar los mensajes %1–%2 de «%3» en una sesión nueva</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>El cambio %1 no es posible después de los cambios anteriores: %2</translation>
    </message>
    <message>
        <source>thinking that is bound to what is changed</source>
        <translation>razonamiento ligado a lo que se cambia</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>Bifurcar «%1» después del mensaje %2</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>Reanudar «%1» después del mensaje %2</translation>
    </message>
    <message>
        <source>Remove title of “%1”</source>
        <translation>Eliminar el título de «%1»</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>Cambiar el nombre de «%1» a «%2»</translation>
    </message>
    <message>
        <source>Edit message %1 of “%2”</source>
        <translation>Editar el mensaje %1 de «%2»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Eliminar %n mensaje de «%1»</numerusform>
            <numerusform>Eliminar %n mensajes de «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of “%1”</source>
        <translation>Eliminar una parte de «%1»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Borrar «%1»</translation>
    </message>
    <message>
        <source>Insert after message %1 of “%2”</source>
        <translation>Insertar después del mensaje %1 de «%2»</translation>
    </message>
    <message>
        <source>Insert at the beginning of “%1”</source>
        <translation>Insertar al principio de «%1»</translation>
    </message>
    <message>
        <source>%1, in a fork</source>
        <comment>Edit message 3 of “Parser bug”</comment>
        <translation>%1, en una bifurcación</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Bifurcación de %1</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>Final descartado de %1</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1 (compactada)</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>mensaje %1</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>mensaje %1, parte %2</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>mensaje %1, %n parte</numerusform>
            <numerusform>mensaje %1, %n partes</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>copia de %1</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>copias de %1–%2</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>la sesión nueva</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>el final descartado</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>el resumen</translation>
    </message>
    <message>
        <source>the messages it replaces</source>
        <translation>los mensajes que sustituye</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>La sesión no tiene el mensaje «%1».</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>La sesión no tiene mensajes.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>El mensaje «%1» no tiene la parte %2.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>La sesión no tiene el resumen «%1».</translation>
    </message>
    <message>
        <source>There is no level %1. Choose 1, 2 or 3.</source>
        <translation>No existe el nivel %1. Elija 1, 2 o 3.</translation>
    </message>
    <message>
        <source>Choose the messages to remove.</source>
        <translation>Elija los mensajes que se deben eliminar.</translation>
    </message>
    <message>
        <source>Parts can be removed from only one message at a time.</source>
        <translation>Solo se pueden eliminar partes de un mensaje cada vez.</translation>
    </message>
    <message>
        <source>Only texts, thinking and tool outputs can be edited.</source>
        <translation>Solo se pueden editar textos, razonamiento y salidas de herramientas.</translation>
    </message>
    <message>
        <source>Enter a different text.</source>
        <translation>Introduzca un texto distinto.</translation>
    </message>
    <message>
        <source>Enter a new title.</source>
        <translation>Introduzca un título nuevo.</translation>
    </message>
    <message>
        <source>Enter the text of the new message.</source>
        <translation>Introduzca el texto del mensaje nuevo.</translation>
    </message>
    <message>
        <source>Enter the text of the summary.</source>
        <translation>Introduzca el texto del resumen.</translation>
    </message>
    <message>
        <source>Nothing comes before this message. Fork after it.</source>
        <translation>No hay nada antes de este mensaje. Bifurque después de él.</translation>
    </message>
    <message>
        <source>The session already ends here; nothing would be discarded.</source>
        <translation>La sesión ya termina aquí; no se descartaría nada.</translation>
    </message>
    <message>
        <source>A tool result must follow its call, so nothing can be inserted between them.</source>
        <translation>Un resultado de herramienta debe seguir a su llamada, por lo que no se puede insertar nada entre ambos.</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>Otro programa cambió la sesión desde que se planificó el cambio. No se cambió nada; planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>This message was discarded and is no longer part of the session.</source>
        <translation>Este mensaje se descartó y ya no forma parte de la sesión.</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain, which %1 cannot resume.</source>
        <translation>Esta entrada pertenece a una cadena lateral, que %1 no puede reanudar.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.</source>
        <translation>Este razonamiento está firmado, por lo que no se puede editar. Elimine su mensaje o bifurque la sesión antes de él.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it can only be removed with its message.</source>
        <translation>Este razonamiento está firmado, por lo que solo se puede eliminar con su mensaje.</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename the session instead.</source>
        <translation>Una rama tiene el título de su sesión. Cambie el nombre de la sesión.</translation>
    </message>
    <message>
        <source>A branch is a part of its session&apos;s transcript and cannot be deleted on its own. Delete the whole session, or keep the branch.</source>
        <translation>Una rama es parte de la transcripción de su sesión y no se puede borrar por separado. Borre la sesión entera o conserve la rama.</translation>
    </message>
    <message>
        <source>This kind of change cannot be made in a fork.</source>
        <translation>Este tipo de cambio no se puede hacer en una bifurcación.</translation>
    </message>
    <message>
        <source>The session cannot be compacted in place. %1 Compact it into a new session.</source>
        <translation>La sesión no se puede compactar en su sitio. %1 Compáctela en una sesión nueva.</translation>
    </message>
    <message>
        <source>Every tool call has its result.</source>
        <translation>Toda llamada a herramienta tiene su resultado.</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers reject.</source>
        <translation>La conversación empezaría con una respuesta, lo que los proveedores rechazan.</translation>
    </message>
    <message>
        <source>The conversation does not end with a prompt.</source>
        <translation>La conversación no termina con una indicación.</translation>
    </message>
    <message>
        <source>No signed thinking follows the change.</source>
        <translation>No hay razonamiento firmado después del cambio.</translation>
    </message>
    <message>
        <source>Message %1 has signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>El mensaje %1 tiene razonamiento firmado. No cambia, pero un proveedor puede rechazarlo porque cambiaron los mensajes que lo rodean.</translation>
    </message>
    <message numerus="yes">
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Las llamadas a herramienta y sus resultados van juntos, por lo que cambia %n mensaje más.</numerusform>
            <numerusform>Las llamadas a herramienta y sus resultados van juntos, por lo que cambian %n mensajes más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing.</source>
        <translation>El programa %1 (proceso %2) tiene el almacén abierto para escritura.</translation>
    </message>
    <message>
        <source>The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.</source>
        <translation>El resumen es más pequeño que los mensajes que sustituye: %L1 tokens en lugar de %L2.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).</source>
        <translation>El resumen (%L1 tokens) es mayor que los mensajes que sustituye (%L2 tokens).</translation>
    </message>
    <message>
        <source>A compaction of %1 stays as it is, so nothing can be added to its summary.</source>
        <translation>Una compactación de %1 queda como está, así que no se puede añadir nada a su resumen.</translation>
    </message>
    <message>
        <source>Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>Los mensajes %1 tienen razonamiento firmado. No cambia, pero un proveedor puede rechazarlo porque cambiaron los mensajes que lo rodean.</translation>
    </message>
    <message>
        <source>Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>El mensaje %1 tiene llamadas a herramientas firmadas. No cambian, pero un proveedor puede rechazarlas porque cambiaron los mensajes que las rodean.</translation>
    </message>
    <message>
        <source>Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>Los mensajes %1 tienen llamadas a herramientas firmadas. No cambian, pero un proveedor puede rechazarlas porque cambiaron los mensajes que las rodean.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcación</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>Final descartado</translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message>
        <source>%1 can load the session.</source>
        <translation>%1 puede cargar la sesión.</translation>
    </message>
    <message>
        <source>The conversation begins with a prompt.</source>
        <translation>La conversación empieza con una indicación.</translation>
    </message>
    <message>
        <source>No answer follows directly on another.</source>
        <translation>Ninguna respuesta sigue directamente a otra.</translation>
    </message>
    <message>
        <source>One answer would follow directly on another; some providers refuse that.</source>
        <translation>Una respuesta seguiría directamente a otra; algunos proveedores lo rechazan.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>%n llamada a herramienta no tiene resultado.</numerusform>
            <numerusform>%n llamadas a herramienta no tienen resultado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>%n resultado de herramienta no tiene llamada; los proveedores lo rechazan.</numerusform>
            <numerusform>%n resultados de herramienta no tienen llamada; los proveedores lo rechazan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>%n mensaje después del cambio contiene razonamiento firmado; el primero es el mensaje %1. Un proveedor puede rechazarlo, ya que ha cambiado lo anterior.</numerusform>
            <numerusform>%n mensajes después del cambio contienen razonamiento firmado; el primero es el mensaje %1. Un proveedor puede rechazarlo, ya que ha cambiado lo anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Repair %1</source>
        <comment>a place</comment>
        <translation>Reparar %1</translation>
    </message>
    <message>
        <source>Repair all problems</source>
        <translation>Reparar todos los problemas</translation>
    </message>
    <message>
        <source>Repair all problems of the kind “%1”</source>
        <translation>Reparar todos los problemas del tipo «%1»</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>Bifurcar «%1» después del mensaje %2</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>Reanudar «%1» después del mensaje %2</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Cambiar el nombre de «%1»</translation>
    </message>
    <message>
        <source>Edit message %2 of “%1”</source>
        <translation>Editar el mensaje %2 de «%1»</translation>
    </message>
    <message>
        <source>Restore the output in message %2 of “%1”</source>
        <translation>Restaurar la salida en el mensaje %2 de «%1»</translation>
    </message>
    <message>
        <source>Prune the output in message %2 of “%1”</source>
        <translation>Podar la salida en el mensaje %2 de «%1»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Borrar «%1»</translation>
    </message>
    <message>
        <source>Insert after message %2 of “%1”</source>
        <translation>Insertar después del mensaje %2 de «%1»</translation>
    </message>
    <message>
        <source>Set checkpoint after message %2 of “%1”</source>
        <translation>Establecer un punto de control después del mensaje %2 de «%1»</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>Establecer etiquetas de «%1»</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>Trasladar un proyecto</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>Compactar «%1»</translation>
    </message>
    <message>
        <source>Rewrite a summary of “%1”</source>
        <translation>Reescribir un resumen de «%1»</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>Fusionar resúmenes de «%1»</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Disolver un resumen de «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>%n cambio en un lote</numerusform>
            <numerusform>%n cambios en un lote</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of message %2 of “%1”</source>
        <translation>Eliminar una parte del mensaje %2 de «%1»</translation>
    </message>
    <message>
        <source>Remove message %2 of “%1”</source>
        <translation>Eliminar el mensaje %2 de «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Eliminar %n mensaje de «%1»</numerusform>
            <numerusform>Eliminar %n mensajes de «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Session forked with the change.</source>
        <translation>Sesión bifurcada con el cambio.</translation>
    </message>
    <message>
        <source>Session forked after message %1.</source>
        <translation>Sesión bifurcada después del mensaje %1.</translation>
    </message>
    <message>
        <source>Session resumed after message %1.</source>
        <translation>Sesión reanudada después del mensaje %1.</translation>
    </message>
    <message>
        <source>Session renamed.</source>
        <translation>Nombre de la sesión cambiado.</translation>
    </message>
    <message>
        <source>Message %1 edited.</source>
        <translation>Mensaje %1 editado.</translation>
    </message>
    <message>
        <source>Output in message %1 restored.</source>
        <translation>Salida del mensaje %1 restaurada.</translation>
    </message>
    <message>
        <source>Output in message %1 pruned.</source>
        <translation>Salida del mensaje %1 podada.</translation>
    </message>
    <message>
        <source>Session deleted.</source>
        <translation>Sesión borrada.</translation>
    </message>
    <message>
        <source>Problems repaired.</source>
        <translation>Problemas reparados.</translation>
    </message>
    <message>
        <source>Message inserted after message %1.</source>
        <translation>Mensaje insertado después del mensaje %1.</translation>
    </message>
    <message>
        <source>Checkpoint after message %1 changed.</source>
        <translation>Punto de control después del mensaje %1 cambiado.</translation>
    </message>
    <message>
        <source>Labels changed.</source>
        <translation>Etiquetas cambiadas.</translation>
    </message>
    <message>
        <source>Project moved.</source>
        <translation>Proyecto trasladado.</translation>
    </message>
    <message>
        <source>Summaries merged.</source>
        <translation>Resúmenes fusionados.</translation>
    </message>
    <message>
        <source>Session compacted.</source>
        <translation>Sesión compactada.</translation>
    </message>
    <message>
        <source>Summary dissolved.</source>
        <translation>Resumen disuelto.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n cambio aplicado.</numerusform>
            <numerusform>%n cambios aplicados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of message %1 removed.</source>
        <translation>Parte del mensaje %1 eliminada.</translation>
    </message>
    <message>
        <source>Message %1 removed.</source>
        <translation>Mensaje %1 eliminado.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>%n mensaje eliminado.</numerusform>
            <numerusform>%n mensajes eliminados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply in a fork</source>
        <translation>Aplicar en una bifurcación</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcar</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>Reanudar aquí</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Apply edit</source>
        <translation>Aplicar edición</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Podar</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>Establecer punto de control</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>Establecer etiquetas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Trasladar</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactar</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Disolver</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>Aplicar todo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>%1 no se puede abrir: falta el controlador de Qt para PostgreSQL. Instálelo (en Debian, libqt6sql6-psql) e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check user and password, then connect again.</source>
        <translation>%1 no se puede abrir: %2. Compruebe el usuario y la contraseña y conéctese de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>No se puede acceder a %1: %2. Compruebe la dirección y si el servidor está en marcha, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is a replica and had to follow its primary: %2. Try again, or connect to the primary.</source>
        <translation>%1 es una réplica y tuvo que seguir a su servidor primario: %2. Inténtelo de nuevo o conéctese al servidor primario.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may have locked the tables; try again later.</source>
        <translation>%1 no respondió a tiempo: %2. Otro programa puede haber bloqueado las tablas; inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Try again when the server is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 no respondió a tiempo: %2. Inténtelo de nuevo cuando el servidor esté menos ocupado, o añada statement_timeout=SEGUNDOS a la dirección.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. Stemma reconnects at the next attempt; messages already read stay on screen.</source>
        <translation>Se perdió la conexión con %1: %2. Stemma se vuelve a conectar en el próximo intento; los mensajes ya leídos siguen en pantalla.</translation>
    </message>
    <message>
        <source>You may not read %1: %2. Ask for the right to read it, or connect as another user.</source>
        <translation>No tiene permiso para leer %1: %2. Solicite permiso de lectura o conéctese como otro usuario.</translation>
    </message>
    <message>
        <source>%1 has unknown tables: %2. Check the schema.</source>
        <translation>%1 tiene tablas desconocidas: %2. Compruebe el esquema.</translation>
    </message>
    <message>
        <source>%1 is read-only: %2.</source>
        <translation>%1 es de solo lectura: %2.</translation>
    </message>
    <message>
        <source>%1 reported an error: %2. Check the server&apos;s log.</source>
        <translation>%1 notificó un error: %2. Consulte el registro de eventos del servidor.</translation>
    </message>
    <message>
        <source>A batch is tried out on temporary copies, for which you lack the right TEMPORARY on the database. Ask for it, or make the changes one by one.</source>
        <translation>Un lote se prueba en copias temporales, para las que le falta el permiso TEMPORARY en la base de datos. Solicítelo o haga los cambios uno a uno.</translation>
    </message>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>El lote no se puede probar: sus conversaciones son demasiado grandes para copiarlas en %n segundo. Haga los cambios uno a uno o añada statement_timeout=SEGUNDOS a la dirección.</numerusform>
            <numerusform>El lote no se puede probar: sus conversaciones son demasiado grandes para copiarlas en %n segundos. Haga los cambios uno a uno o añada statement_timeout=SEGUNDOS a la dirección.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the change again, or undo the later change first.</source>
        <translation>%1 no se cambió: la fila «%2» de su tabla «%3» ha cambiado desde entonces (%4). Planifique el cambio de nuevo o deshaga antes el cambio posterior.</translation>
    </message>
    <message>
        <source>%1 was not changed: the columns of its table “%2” have changed. Open the store again and plan the change again.</source>
        <translation>%1 no se cambió: las columnas de su tabla «%2» han cambiado. Abra el almacén de nuevo y planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be undone exactly.</source>
        <translation>%1 no se cambió: su tabla «%2» tiene disparadores, reglas o columnas generadas, por lo que el cambio no se podría deshacer exactamente.</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 es «%2» en lugar de «%3»</translation>
    </message>
    <message>
        <source>another column was changed</source>
        <translation>se cambió otra columna</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>se eliminó</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so removing a row could remove unknown other rows.</source>
        <translation>%1 no se cambió: la tabla %2 se refiere a varias columnas de «%3», por lo que eliminar una fila podría eliminar otras filas desconocidas.</translation>
    </message>
    <message>
        <source>rows of the table %1 now refer to it</source>
        <translation>ahora se refieren a ella filas de la tabla %1</translation>
    </message>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>%1 no se cambió: otro programa cambió las mismas filas en el mismo momento. Planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program has locked the rows. Try again when it is done.</source>
        <translation>%1 no se cambió: otro programa ha bloqueado las filas. Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>%1 was not changed: the encoding of its database lacks a character of the new text. Write it without that character.</source>
        <translation>%1 no se cambió: a la codificación de su base de datos le falta un carácter del texto nuevo. Escríbalo sin ese carácter.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server took too long. Try again when it is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 no se cambió: el servidor tardó demasiado. Inténtelo de nuevo cuando esté menos ocupado, o añada statement_timeout=SEGUNDOS a la dirección.</translation>
    </message>
    <message>
        <source>%1 was not changed: you may only read it, or a part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>%1 no se cambió: solo tiene permiso para leerlo, en todo o en parte. Solicite permiso para cambiarlo o conéctese como otro usuario.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is read-only. Connect to the primary server.</source>
        <translation>%1 no se cambió: el servidor es de solo lectura. Conéctese al servidor primario.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>%1 no se cambió: el disco del servidor está lleno.</translation>
    </message>
    <message>
        <source>%1 was not changed: the undo data of this change is too large for the journal.</source>
        <translation>%1 no se cambió: los datos de deshacer de este cambio son demasiado grandes para el diario.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 no se cambió: el resultado violaría una regla de sus tablas. El almacén puede haber cambiado entretanto; planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost during the change. Stemma checks before the next change whether it was applied.</source>
        <translation>La conexión con %1 se perdió durante el cambio. Stemma comprueba antes del próximo cambio si se aplicó.</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection was lost. Try again.</source>
        <translation>%1 no se cambió: se perdió la conexión. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>How much room there is between lines and controls</source>
        <translation>Cuánto espacio hay entre las líneas y los controles</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>Tipo de letra del código</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Of the whole window, compared with the system&apos;s</source>
        <translation>De toda la ventana, en comparación con el del sistema</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>No animations and no blinking cursor</source>
        <translation>Sin animaciones ni cursor parpadeante</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Takes effect when Stemma is started again</source>
        <translation>Surte efecto al volver a iniciar Stemma</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Of timelines, in addition to the text size</source>
        <translation>De las cronologías, además del tamaño del texto</translation>
    </message>
    <message>
        <source>Show the time axis above timelines</source>
        <translation>Mostrar la línea de tiempo encima de las cronologías</translation>
    </message>
    <message>
        <source>When the agent worked, when tools ran, and when it waited for you</source>
        <translation>Cuándo trabajó el agente, cuándo se ejecutaron herramientas y cuándo esperó al usuario</translation>
    </message>
    <message>
        <source>Times in lists</source>
        <translation>Horas en las listas</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>All times are shown, and read when you type them, in this zone</source>
        <translation>Todas las horas se muestran, y se leen al teclearlas, en esta zona</translation>
    </message>
    <message>
        <source>Reopen stores and tabs at start</source>
        <translation>Reabrir almacenes y pestañas al iniciar</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Mostrar la barra de menú</translation>
    </message>
    <message>
        <source>Open stores and links in the window that is there</source>
        <translation>Abrir almacenes y enlaces en la ventana ya existente</translation>
    </message>
    <message>
        <source>Otherwise each start of Stemma has a window of its own, as with --new-window</source>
        <translation>De lo contrario, cada inicio de Stemma tiene su propia ventana, como con --new-window</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>Notificar las restricciones perdidas</translation>
    </message>
    <message>
        <source>Shows a notice on the desktop when an agent compacts an open session and loses a constraint</source>
        <translation>Muestra un aviso en el escritorio cuando un agente compacta una sesión abierta y pierde una restricción</translation>
    </message>
    <message>
        <source>Configure shortcuts…</source>
        <translation>Configurar atajos…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Cambiar los atajos de teclado</translation>
    </message>
    <message>
        <source>Forget recent stores</source>
        <translation>Olvidar los almacenes recientes</translation>
    </message>
    <message>
        <source>Empties the list of recent stores; the stores stay as they are</source>
        <translation>Vacía la lista de almacenes recientes; los almacenes se quedan como están</translation>
    </message>
    <message>
        <source>Keep an index for searching</source>
        <translation>Mantener un índice para buscar</translation>
    </message>
    <message>
        <source>Makes searching immediate; built in the background</source>
        <translation>Hace que la búsqueda sea inmediata; se construye en segundo plano</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>Índice de búsqueda…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>Elegir qué almacenes tienen un índice para buscar</translation>
    </message>
    <message>
        <source>Undo data up to</source>
        <translation>Datos de deshacer hasta</translation>
    </message>
    <message>
        <source>When there is more, the oldest changes leave History and can no longer be undone</source>
        <translation>Cuando hay más, los cambios más antiguos salen de «Historial» y ya no se pueden deshacer</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>About 4 GB (default)</source>
        <translation>Unos 4 GB (predeterminado)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Keep undo data for</source>
        <translation>Conservar los datos de deshacer durante</translation>
    </message>
    <message>
        <source>Changes made since this start of Stemma are always kept</source>
        <translation>Los cambios hechos desde este inicio de Stemma se conservan siempre</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 día</numerusform>
            <numerusform>%1 días</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Model endpoints…</source>
        <translation>Puntos de conexión de modelos…</translation>
    </message>
    <message>
        <source>Where summaries may be requested, and what a request costs</source>
        <translation>Dónde se pueden pedir resúmenes y cuánto cuesta una petición</translation>
    </message>
    <message>
        <source>Edit prices…</source>
        <translation>Editar precios…</translation>
    </message>
    <message>
        <source>Your own prices for token usage, in a text file</source>
        <translation>Precios propios para el consumo de tokens, en un archivo de texto</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Timeline and times</source>
        <translation>Cronología y horas</translation>
    </message>
    <message>
        <source>Windows and stores</source>
        <translation>Ventanas y almacenes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>Datos de deshacer</translation>
    </message>
    <message>
        <source>Models and prices</source>
        <translation>Modelos y precios</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.</source>
        <translation>Los precios de %1 no se pueden usar: %2 (en %3). Corrija el archivo o retírelo.</translation>
    </message>
    <message>
        <source>a price for a million tokens has to be a number from 0 on</source>
        <translation>un precio por un millón de tokens debe ser un número a partir de 0</translation>
    </message>
    <message>
        <source>the name of a model is missing</source>
        <translation>falta el nombre de un modelo</translation>
    </message>
    <message>
        <source>the lengths of contexts have to rise</source>
        <translation>las longitudes de los contextos deben ser crecientes</translation>
    </message>
    <message>
        <source>a date has to be like 2026-03-31</source>
        <translation>una fecha debe ser como 2026-03-31</translation>
    </message>
    <message>
        <source>a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, priority), a region, or hours like 16:30-00:30</source>
        <translation>un factor necesita modelos (models), un número desde 0 (times) y uno de estos: un nivel (tier: batch, flex, priority), una región (region) u horas (hours) como 16:30-00:30</translation>
    </message>
    <message>
        <source>a subscription has to be an object</source>
        <translation>una suscripción debe ser un objeto</translation>
    </message>
    <message>
        <source>prices in %1 need what one US dollar is in %1, so that all can be added up</source>
        <translation>los precios en %1 necesitan el valor de un dólar estadounidense en %1, para poder sumarlos todos</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>it has to be a list</source>
        <translation>debe ser una lista</translation>
    </message>
    <message>
        <source>%1 is too large for a table of prices. Name another file.</source>
        <translation>%1 es demasiado grande para una tabla de precios. Indique otro archivo.</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>May %1 be changed?</source>
        <translation>¿Está permitido cambiar %1?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about %1?</source>
        <translation>¿Qué exigió o decidió el usuario sobre %1?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about this: %1?</source>
        <translation>¿Qué exigió o decidió el usuario sobre esto: %1?</translation>
    </message>
    <message>
        <source>What is the whole path of %1?</source>
        <translation>¿Cuál es la ruta completa de %1?</translation>
    </message>
    <message>
        <source>Which command line with %1 was run, with all its arguments?</source>
        <translation>¿Qué línea de órdenes con %1 se ejecutó, con todos sus argumentos?</translation>
    </message>
    <message>
        <source>What is the whole address at %1?</source>
        <translation>¿Cuál es la dirección completa en %1?</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Answered otherwise</source>
        <translation>Respondida de otro modo</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sin responder</translation>
    </message>
    <message>
        <source>Which error belongs in the gap: “%1”?</source>
        <translation>¿Qué error falta en el hueco: «%1»?</translation>
    </message>
    <message>
        <source>How does the error go on that begins “%1”?</source>
        <translation>¿Cómo sigue el error que empieza por «%1»?</translation>
    </message>
    <message>
        <source>Which quoted words belong in the gap: “%1”?</source>
        <translation>¿Qué palabras citadas faltan en el hueco: «%1»?</translation>
    </message>
    <message>
        <source>How does the quotation go on that begins “%1”?</source>
        <translation>¿Cómo sigue la cita que empieza por «%1»?</translation>
    </message>
    <message>
        <source>Which name belongs in the gap: “%1”?</source>
        <translation>¿Qué nombre falta en el hueco: «%1»?</translation>
    </message>
    <message>
        <source>Which figure belongs in the gap: “%1”?</source>
        <translation>¿Qué cifra falta en el hueco: «%1»?</translation>
    </message>
    <message>
        <source>Which version belongs in the gap: “%1”?</source>
        <translation>¿Qué versión falta en el hueco: «%1»?</translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message>
        <source>The new project folder already has a file “%1”, so nothing can be moved. Compare both files first.</source>
        <translation>La nueva carpeta del proyecto ya tiene un archivo «%1», por lo que no se puede trasladar nada. Compare antes ambos archivos.</translation>
    </message>
    <message>
        <source>Enter absolute paths for both the old and the new project folder.</source>
        <translation>Introduzca rutas absolutas tanto para la carpeta antigua del proyecto como para la nueva.</translation>
    </message>
    <message>
        <source>Enter a different folder.</source>
        <translation>Introduzca una carpeta distinta.</translation>
    </message>
    <message>
        <source>This store has no sessions of a project in “%1”.</source>
        <translation>Este almacén no tiene sesiones de un proyecto en «%1».</translation>
    </message>
    <message>
        <source>Move the project “%1” to “%2”</source>
        <translation>Trasladar el proyecto «%1» a «%2»</translation>
    </message>
    <message>
        <source>The folder “%1” also holds sessions of another project, so it is not moved.</source>
        <translation>La carpeta «%1» también contiene sesiones de otro proyecto, por lo que no se mueve.</translation>
    </message>
    <message>
        <source>The name of the new folder is too long for the agent to find its sessions by it.</source>
        <translation>El nombre de la nueva carpeta es demasiado largo para que el agente encuentre sus sesiones por él.</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>la carpeta de %1</translation>
    </message>
    <message>
        <source>the folder in records</source>
        <translation>la carpeta en los registros</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>%n carpeta tiene sesiones que trabajaron allí pero pertenecen a otro proyecto; se queda.</numerusform>
            <numerusform>%n carpetas tienen sesiones que trabajaron allí pero pertenecen a otro proyecto; se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>To move a project, open the folder that contains all projects: “%1”.</source>
        <translation>Para trasladar un proyecto, abra la carpeta que contiene todos los proyectos: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>%n enlace simbólico se queda donde está: %1.</numerusform>
            <numerusform>%n enlaces simbólicos se quedan donde están: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>%n carpeta sin archivos se queda donde está: %1.</numerusform>
            <numerusform>%n carpetas sin archivos se quedan donde están: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>%n archivo tiene líneas de más de 64 MiB que nombran la carpeta antigua; esas líneas se quedan como están: %1.</numerusform>
            <numerusform>%n archivos tienen líneas de más de 64 MiB que nombran la carpeta antigua; esas líneas se quedan como están: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>QueryEdit</name>
    <message>
        <source>What can be typed next</source>
        <translation>Lo que se puede escribir a continuación</translation>
    </message>
</context>
<context>
    <name>RawRecord</name>
    <message>
        <source>This record is longer than 64 MB, so only its beginning is shown.</source>
        <translation>Este registro tiene más de 64 MB, por lo que solo se muestra su principio.</translation>
    </message>
</context>
<context>
    <name>RedactionRules</name>
    <message>
        <source>The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.</source>
        <translation>La regla de censura «%1» no se puede usar: necesita un id, un tipo y un patrón válido.</translation>
    </message>
    <message>
        <source>The redaction rules are not valid JSON with a list “rules”.</source>
        <translation>Las reglas de censura no son JSON válido con una lista «rules».</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>This format has no stores on servers.</source>
        <translation>Este formato no tiene almacenes en servidores.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a known session store. %2</source>
        <translation>%1 no es un almacén de sesiones conocido. %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 no se puede abrir.</translation>
    </message>
    <message>
        <source>The tables of the database cannot be read.</source>
        <translation>No se pueden leer las tablas de la base de datos.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 is left unchanged.</source>
        <comment>a place</comment>
        <translation>%1 se deja como está.</translation>
    </message>
    <message>
        <source>%1 is left unchanged: %2</source>
        <comment>a place; why</comment>
        <translation>%1 se deja como está: %2</translation>
    </message>
    <message>
        <source>This cannot be repaired. %1</source>
        <translation>Esto no se puede reparar. %1</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Nada que reparar</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>Reparar %n problema</numerusform>
            <numerusform>Reparar %n problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>Reparar %n problema de una sesión</numerusform>
            <numerusform>Reparar %n problemas de una sesión</numerusform>
        </translation>
    </message>
    <message>
        <source>Found nothing that can be repaired.</source>
        <translation>No se encontró nada que se pueda reparar.</translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>Una nueva comprobación ya no encuentra %n de estos problemas.</numerusform>
            <numerusform>Una nueva comprobación ya no encuentra %n de estos problemas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>Se puede reparar %1 de %n problema.</numerusform>
            <numerusform>Se pueden reparar %1 de %n problemas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>No se puede escribir la sesión de ejemplo %1.</translation>
    </message>
    <message>
        <source>The folder %1 for the sample session cannot be created.</source>
        <translation>No se puede crear la carpeta %1 para la sesión de ejemplo.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Prompt</source>
        <translation>Indicación</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Entrada de herramienta</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Salida de herramienta</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Parche</translation>
    </message>
    <message>
        <source>File summary</source>
        <translation>Resumen de archivo</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Otro asistente</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>sesión borrada</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>resumido</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>cadena lateral</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>efímero</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podada</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Título de la sesión</translation>
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
        <translation>El índice de búsqueda %1 lo creó una versión más nueva de Stemma y no se usa.</translation>
    </message>
    <message>
        <source>The search index is empty.</source>
        <translation>El índice de búsqueda está vacío.</translation>
    </message>
    <message>
        <source>The search index %1 cannot be deleted. Check the permissions of its folder.</source>
        <translation>El índice de búsqueda %1 no se puede borrar. Compruebe los permisos de su carpeta.</translation>
    </message>
    <message>
        <source>Another window or program is building this search index. Wait until it is done.</source>
        <translation>Otra ventana u otro programa está construyendo este índice de búsqueda. Espere a que termine.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Los datos propios de Stemma en %1 no se pueden escribir. Compruebe los permisos de la carpeta y el espacio libre en disco.</translation>
    </message>
    <message>
        <source>The search index is damaged. It will be built anew.</source>
        <translation>El índice de búsqueda está dañado. Se construirá de nuevo.</translation>
    </message>
</context>
<context>
    <name>SearchIndexer</name>
    <message>
        <source>Indexing %1 for search</source>
        <translation>Indexando %1 para la búsqueda</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>«%1:» necesita un valor.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 or 2026-03-01..2026-03-15.</source>
        <translation>«%1» no es una fecha. Escriba 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 o 2026-03-01..2026-03-15.</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write &gt;1000, &lt;10k or 100..200.</source>
        <translation>«%1» no es un número de tokens. Escriba &gt;1000, &lt;10k o 100..200.</translation>
    </message>
    <message>
        <source>“%1:” can be: %2.</source>
        <translation>«%1:» puede ser: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>La consulta es demasiado larga: puede tener %Ln carácter.</numerusform>
            <numerusform>La consulta es demasiado larga: puede tener %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query contains a control character (U+%1). Remove it.</source>
        <translation>La consulta contiene un carácter de control (U+%1). Elimínelo.</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing. Remove it, or put it in quotes.</source>
        <translation>Este paréntesis no cierra nada. Elimínelo o póngalo entre comillas.</translation>
    </message>
    <message>
        <source>The query is nested too deeply. Split it into several searches.</source>
        <translation>La consulta está anidada a demasiada profundidad. Divídala en varias búsquedas.</translation>
    </message>
    <message>
        <source>These parentheses are empty. Remove them, or put them in quotes.</source>
        <translation>Estos paréntesis están vacíos. Elimínelos o póngalos entre comillas.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Este paréntesis no está cerrado.</translation>
    </message>
    <message>
        <source>A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes.</source>
        <translation>Aquí falta una palabra o una condición. Para buscar AND, OR o NOT, póngalo entre comillas.</translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>La consulta tiene demasiadas palabras: puede tener %Ln.</numerusform>
            <numerusform>La consulta tiene demasiadas palabras: puede tener %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>Estas comillas no están cerradas.</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. To search for these characters, write %2.</source>
        <translation>«%1» no tiene ninguna letra ni cifra. Para buscar estos caracteres, escriba %2.</translation>
    </message>
    <message>
        <source>The exact text is missing. Write it in quotes after the equals sign.</source>
        <translation>Falta el texto exacto. Escríbalo entre comillas después del signo igual.</translation>
    </message>
    <message>
        <source>This regular expression is not closed. Add a slash, or put a path in quotes.</source>
        <translation>Esta expresión regular no está cerrada. Añada una barra o ponga la ruta entre comillas.</translation>
    </message>
    <message>
        <source>There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.</source>
        <translation>No existe el campo «%1». Los campos son: %2. Para buscar el texto, póngalo entre comillas.</translation>
    </message>
</context>
<context>
    <name>SearchScope</name>
    <message>
        <source>Project %1</source>
        <translation>Proyecto %1</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>Almacén %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
</context>
<context>
    <name>SearchSource</name>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln sesión</numerusform>
            <numerusform>%Ln sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 hits in %3</source>
        <comment>200 of 1,204 hits in 86 sessions</comment>
        <translation>%1 de %2 coincidencias en %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln coincidencia</numerusform>
            <numerusform>%Ln coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <comment>first 200 hits</comment>
        <translation>las primeras %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>12 hits in 3 sessions</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>reading without an index, %1 of %2 stores done</source>
        <translation>leyendo sin índice, %1 de %2 almacenes listos</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>%Ln almacén leído sin un índice completo</numerusform>
            <numerusform>%Ln almacenes leídos sin un índice completo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>no se pudo buscar en %Ln almacén</numerusform>
            <numerusform>no se pudo buscar en %Ln almacenes</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 % built</source>
        <translation>índice construido al %1 %</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>en lectura</translation>
    </message>
    <message>
        <source>%1 sessions by index, %2 read</source>
        <translation>%1 sesiones por índice, %2 leídas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln omitida</numerusform>
            <numerusform>%Ln omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>la expresión tardó demasiado en %Ln texto</numerusform>
            <numerusform>la expresión tardó demasiado en %Ln textos</numerusform>
        </translation>
    </message>
    <message>
        <source>none: servers are searched by reading</source>
        <translation>ninguno: en los servidores se busca leyendo</translation>
    </message>
    <message>
        <source>being built, %1 of %2 sessions</source>
        <translation>en construcción, %1 de %2 sesiones</translation>
    </message>
    <message>
        <source>being built</source>
        <translation>en construcción</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>complete, checking for changes</source>
        <translation>completo, comprobando cambios</translation>
    </message>
    <message>
        <source>waiting to be built</source>
        <translation>en espera de construirse</translation>
    </message>
    <message>
        <source>being built by another program</source>
        <translation>otro programa lo está construyendo</translation>
    </message>
    <message>
        <source>partly built</source>
        <translation>construido en parte</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>%Ln sesión no se pudo leer</numerusform>
            <numerusform>%Ln sesiones no se pudieron leer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The server address is not valid: %1. Write it like postgresql://user@host:5432/database.</source>
        <translation>La dirección del servidor no es válida: %1. Escríbala como postgresql://user@host:5432/database.</translation>
    </message>
    <message>
        <source>the port is not a number from 1 to 65535</source>
        <translation>el puerto no es un número de 1 a 65535</translation>
    </message>
    <message>
        <source>a parameter has an invalid character</source>
        <translation>un parámetro tiene un carácter no válido</translation>
    </message>
    <message>
        <source>statement_timeout is not a time like 30s or 2min</source>
        <translation>statement_timeout no es un tiempo como 30s o 2min</translation>
    </message>
    <message>
        <source>it must not contain the password of a key</source>
        <translation>no debe contener la contraseña de una clave</translation>
    </message>
    <message>
        <source>special characters of a password have to be written as codes (%1)</source>
        <translation>los caracteres especiales de una contraseña deben escribirse como códigos (%1)</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>nombra más de un equipo</translation>
    </message>
    <message>
        <source>the service name is not valid</source>
        <translation>el nombre de servicio no es válido</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>un parámetro no tiene valor</translation>
    </message>
    <message>
        <source>it has an invalid character</source>
        <translation>tiene un carácter no válido</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>The export could not be written: %1. Free some space or choose another place.</source>
        <translation>No se pudo escribir la exportación: %1. Libere espacio o elija otro lugar.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>No se pudo escribir %1: %2. Elija otro lugar.</translation>
    </message>
    <message>
        <source>%1 holds sessions, which the export would replace. Choose another place.</source>
        <translation>%1 contiene sesiones que la exportación reemplazaría. Elija otro lugar.</translation>
    </message>
    <message>
        <source>The session ends before the first message to export.</source>
        <translation>La sesión termina antes del primer mensaje que se quiere exportar.</translation>
    </message>
</context>
<context>
    <name>SessionName</name>
    <message>
        <source>Untitled session, %1</source>
        <comment>the day it began</comment>
        <translation>Sesión sin título, %1</translation>
    </message>
    <message>
        <source>Untitled session %1</source>
        <comment>its id</comment>
        <translation>Sesión sin título %1</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma opens stores of the format %1 read-only.</source>
        <translation>Stemma abre los almacenes del formato %1 en solo lectura.</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Los datos propios de Stemma en %1 no se pueden escribir. Compruebe los permisos de la carpeta y el espacio libre en disco.</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>El archivo %1 ya no existe. Restáurelo o abra otro almacén.</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>El registro ya no está en %1.</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 está bloqueado por otro programa que está escribiendo en él. Inténtelo de nuevo cuando termine, o ciérrelo.</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save the rest, use the command “.recover” of sqlite3 on a copy.</source>
        <translation>%1 está dañado: una parte de la base de datos no se puede leer. Para salvar el resto, use la orden «.recover» de sqlite3 en una copia.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>%1 no es una base de datos SQLite, o su principio está dañado o cifrado. Elija otro archivo o una copia de seguridad de este.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions, or open a copy.</source>
        <translation>No tiene permiso para leer %1. Cambie sus permisos o abra una copia.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check that the file exists and that you may read it and its folder.</source>
        <translation>%1 no se puede abrir. Compruebe que el archivo existe y que tiene permiso para leerlo y para leer su carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk or the network reports an error. Check it, then open the file again.</source>
        <translation>%1 no se puede leer: el disco o la red notifica un error. Compruébelo y abra el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk for temporary files is full. Free some space.</source>
        <translation>%1 no se puede leer: el disco para archivos temporales está lleno. Libere espacio.</translation>
    </message>
    <message>
        <source>%1 has a record that does not fit into memory.</source>
        <translation>%1 tiene un registro que no cabe en memoria.</translation>
    </message>
    <message>
        <source>%1 holds data that SQLite cannot process. Check the store for problems; see the log for details.</source>
        <translation>%1 contiene datos que SQLite no puede procesar. Compruebe si el almacén tiene problemas; consulte los detalles en el registro de eventos.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its tables differ from the tables of this format. See the log for details.</source>
        <translation>%1 no se puede leer: sus tablas difieren de las tablas de este formato. Consulte los detalles en el registro de eventos.</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 no se cerró correctamente y hay que copiarlo para leerlo, pero la copia en %2 falló. Libere espacio allí o establezca TMPDIR en otra carpeta.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 se está escribiendo continuamente y no se pudo copiar. Inténtelo de nuevo en un momento.</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be undone exactly.</source>
        <translation>%1 no se cambió: su tabla «%2» tiene disparadores o columnas generadas, o no tiene números de fila, por lo que el cambio no se podría deshacer exactamente.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>%1 no se cambió: su tabla «%2» se reconstruyó desde entonces.</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can be changed. Repair the store first.</source>
        <translation>%1 no se cambió: en la fila %2 de su tabla «%3», «%4» no es un número que se pueda cambiar. Repare antes el almacén.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.</source>
        <translation>%1 no se cambió: la fila %2 de su tabla «%3» se reescribió desde entonces. Deshaga antes el cambio posterior.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. If a change in History did that, undo it first.</source>
        <translation>%1 no se cambió: la fila %2 de su tabla «%3» se cambió o se eliminó desde entonces. Si lo hizo un cambio del Historial, deshágalo antes.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or removed since. Undo the later change first, or plan the change again.</source>
        <translation>%1 no se cambió: la fila %2 de su tabla «%3» era una copia de la fila %4, que se cambió o se eliminó desde entonces. Deshaga antes el cambio posterior o planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not changed: it has changed since the change was planned. Plan it again.</source>
        <translation>%1 no se cambió: ha cambiado desde que se planificó el cambio. Planifíquelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to the records to remove. Another program may have resumed the session meanwhile.</source>
        <translation>%1 no se cambió: otros registros se refieren a los registros que se quieren eliminar. Otro programa puede haber reanudado la sesión entretanto.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 no se cambió: otro programa está escribiendo en él. Inténtelo de nuevo cuando termine, o ciérrelo.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>%1 no se puede cambiar: no tiene permiso para escribir en él o en su carpeta. Cambie los permisos o trabaje en una copia.</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>%1 no se cambió: el disco está lleno. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 no se cambió: el resultado violaría una regla de sus tablas. El almacén puede haber cambiado entretanto; planifique el cambio de nuevo.</translation>
    </message>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>El archivo %1 ya no existe. Restáurelo o abra otro almacén.</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>%1 is a folder. Name the files in it.</source>
        <translation>%1 es una carpeta. Indique los archivos que contiene.</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>No existe el archivo %1. Compruebe el nombre o elija otro archivo.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>No tiene permiso para leer %1. Cambie sus permisos o los de su carpeta, o abra una copia.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>No se puede leer %1: %2. Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>El archivo %1 está vacío. Elija otro archivo o una copia de seguridad de este.</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.</source>
        <translation>%1 es demasiado grande (%2; el límite es %3) para probar un lote en una copia. Haga los cambios uno a uno.</translation>
    </message>
    <message>
        <source>A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space there, or make the changes one by one.</source>
        <translation>Un lote se prueba en una copia de %1 (%2), para la que %3 no tiene espacio. Libere espacio allí o haga los cambios uno a uno.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 se está escribiendo continuamente y no se pudo copiar. Inténtelo de nuevo en un momento.</translation>
    </message>
</context>
<context>
    <name>StoreFormat</name>
    <message>
        <source>%1 keeps sessions in text files, not in a database.</source>
        <translation>%1 guarda las sesiones en archivos de texto, no en una base de datos.</translation>
    </message>
    <message>
        <source>It holds sessions of %1.</source>
        <translation>Contiene sesiones de %1.</translation>
    </message>
    <message>
        <source>It begins as a session of %1 does.</source>
        <translation>Empieza como una sesión de %1.</translation>
    </message>
    <message>
        <source>No session of %1 was found in this folder.</source>
        <translation>No se encontró ninguna sesión de %1 en esta carpeta.</translation>
    </message>
    <message>
        <source>It does not begin as a session of %1 does.</source>
        <translation>No empieza como una sesión de %1.</translation>
    </message>
</context>
<context>
    <name>StoreReport</name>
    <message>
        <source>%1 is not a SQLite database.</source>
        <translation>%1 no es una base de datos SQLite.</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it, then try again.</source>
        <translation>Otro programa tiene abierto %1. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not closed properly: its log must be written back first.</source>
        <translation>%1 no se cerró correctamente: antes se debe reintegrar su registro WAL.</translation>
    </message>
    <message>
        <source>There is no room for a copy of the database.</source>
        <translation>No hay espacio para una copia de la base de datos.</translation>
    </message>
    <message>
        <source>Nothing to regain: the database has no free pages.</source>
        <translation>Nada que recuperar: la base de datos no tiene páginas libres.</translation>
    </message>
    <message>
        <source>Vacuum %1</source>
        <translation>Reducir %1</translation>
    </message>
    <message>
        <source>%1 regained</source>
        <translation>%1 recuperados</translation>
    </message>
    <message>
        <source>To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.</source>
        <translation>Para poder deshacerlo, el archivo antiguo se conserva con los datos de deshacer; el disco recupera el espacio cuando estos se olvidan.</translation>
    </message>
    <message>
        <source>There is no log to write back.</source>
        <translation>No hay ningún registro WAL que reintegrar.</translation>
    </message>
    <message>
        <source>Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.</source>
        <translation>Libera al menos %1 dentro de la base de datos para datos nuevos. Redúzcala para que el archivo ocupe menos.</translation>
    </message>
</context>
<context>
    <name>StoredImage</name>
    <message>
        <source>The image itself is not stored in this session.</source>
        <translation>La imagen misma no está almacenada en esta sesión.</translation>
    </message>
    <message>
        <source>The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the inspector.</source>
        <translation>La imagen almacenada no es base64 válido, por lo que no se puede mostrar. Su texto está en «Sin procesar» en el inspector.</translation>
    </message>
    <message>
        <source>The image is no longer in the store. Open the session again.</source>
        <translation>La imagen ya no está en el almacén. Abra la sesión de nuevo.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>No terminal found. Install one of %1, or set the variable TERMINAL.</source>
        <translation>No se encontró ningún terminal. Instale uno de %1 o establezca la variable TERMINAL.</translation>
    </message>
    <message>
        <source>The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.</source>
        <translation>La carpeta de proyecto %1 no existe. Si el proyecto se trasladó, use «Trasladar proyecto…» del menú Editar.</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>No se puede iniciar el terminal %1.</translation>
    </message>
</context>
<context>
    <name>TextMatcher</name>
    <message>
        <source>The regular expression cannot be read at character %1: %2.</source>
        <translation>La expresión regular no se puede leer en el carácter %1: %2.</translation>
    </message>
    <message>
        <source>There is nothing to look for. Type a word.</source>
        <translation>No hay nada que buscar. Escriba una palabra.</translation>
    </message>
    <message>
        <source>The search text has %L1 characters; at most %L2 are possible. Search for a part of it.</source>
        <translation>Lo buscado tiene %L1 caracteres y el máximo es %L2. Busque una parte.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Punto de control «%1»</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>establecido %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln campo</numerusform>
            <numerusform>%Ln campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln línea más</numerusform>
            <numerusform>%Ln líneas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>%Ln carácter más en líneas largas</numerusform>
            <numerusform>%Ln caracteres más en líneas largas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Show as stored</source>
        <translation>Mostrar tal como está almacenado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(sin ruta)</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>renombrado de %1</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>archivo nuevo</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrado</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Injected context</source>
        <translation>Contexto inyectado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln carácter</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>%1 almacenados</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>no hay texto que mostrar</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>[Thinking]</source>
        <translation>[Razonamiento]</translation>
    </message>
    <message>
        <source>in context</source>
        <translation>en contexto</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>resumido</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>efímero</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>cadena lateral</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Otro asistente</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>Rol desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>necesario de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln coincidencia</numerusform>
            <numerusform>%Ln coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>This message has no content.</source>
        <translation>Este mensaje no tiene contenido.</translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>Llama a %Ln herramienta.</numerusform>
            <numerusform>Llama a %Ln herramientas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>Nuevo desde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>%n mensaje sin hallazgos</numerusform>
            <numerusform>%n mensajes sin hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>%n hallazgo, conservado</numerusform>
            <numerusform>%n hallazgos, conservados</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Antes de la primera indicación</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>Compactación %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>%Ln mensaje → 1 resumen</numerusform>
            <numerusform>%Ln mensajes → 1 resumen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (%3 %)</source>
        <comment>90 → 12 tokens (−86 %)</comment>
        <translation>%1 → %2 (%3 %)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Step %1 started</source>
        <translation>Paso %1 iniciado</translation>
    </message>
    <message>
        <source>snapshot %1</source>
        <translation>instantánea %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>in %1 + %2 cached</source>
        <translation>entrada %1 + %2 de la caché</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>entrada %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>salida %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>Parte dañada</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>Parte desconocida</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>tipo «%1»</translation>
    </message>
    <message>
        <source>stored unchanged · %1</source>
        <translation>almacenado sin cambios · %1</translation>
    </message>
    <message>
        <source>tool %1</source>
        <translation>herramienta %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>razonamiento</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>parche</translation>
    </message>
    <message>
        <source>%1, %2 lines added, %3 removed</source>
        <translation>%1, %2 líneas añadidas, %3 eliminadas</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>archivo %1</translation>
    </message>
    <message>
        <source>step %1 started</source>
        <translation>paso %1 iniciado</translation>
    </message>
    <message>
        <source>step %1 finished</source>
        <translation>paso %1 terminado</translation>
    </message>
    <message>
        <source>image</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>evento %1</translation>
    </message>
    <message>
        <source>unknown part %1</source>
        <translation>parte desconocida %1</translation>
    </message>
    <message>
        <source>damaged part</source>
        <translation>parte dañada</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>cargando</translation>
    </message>
    <message>
        <source>checkpoint “%1”</source>
        <translation>punto de control «%1»</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>sin contenido</translation>
    </message>
    <message>
        <source>finding: %1</source>
        <translation>hallazgo: %1</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>rama %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln mensaje</numerusform>
            <numerusform>%Ln mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Parche</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>Subagente</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>started during this call</source>
        <translation>iniciado durante esta llamada</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>cut off here, %1 in total</source>
        <translation>cortado aquí, %1 en total</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>Compactación de %Ln mensaje</numerusform>
            <numerusform>Compactación de %Ln mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>%Ln de %1 hecho</numerusform>
            <numerusform>%Ln de %1 hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>código de salida %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>sin salida</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 línea</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>output pruned %1</source>
        <translation>salida podada %1</translation>
    </message>
    <message>
        <source>%1 freed</source>
        <comment>12 tokens freed</comment>
        <translation>%1 liberados</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podada</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>sin firmar</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>firmado</translation>
    </message>
    <message>
        <source>redacted by the provider</source>
        <translation>censurado por el proveedor</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>cifrado</translation>
    </message>
    <message>
        <source>left empty by the provider</source>
        <translation>dejado vacío por el proveedor</translation>
    </message>
    <message>
        <source>Not signed: the text is stored without a signature of the provider.</source>
        <translation>Sin firmar: el texto está almacenado sin una firma del proveedor.</translation>
    </message>
    <message>
        <source>Signed: the provider&apos;s signature is stored with the text. The provider refuses the text once it is changed.</source>
        <translation>Firmado: la firma del proveedor está almacenada con el texto. El proveedor rechaza el texto si se ha cambiado.</translation>
    </message>
    <message>
        <source>Redacted by the provider: the text was withheld. What is stored in its place can only be read by the provider.</source>
        <translation>Censurado por el proveedor: el texto se retuvo. Lo almacenado en su lugar solo puede leerlo el proveedor.</translation>
    </message>
    <message>
        <source>Encrypted: only the provider can read what is stored. It is sent back as it is.</source>
        <translation>Cifrado: solo el proveedor puede leer lo almacenado. Se devuelve tal como está.</translation>
    </message>
    <message>
        <source>Left empty by the provider: the model thought, and the provider gave no text of it.</source>
        <translation>Dejado vacío por el proveedor: el modelo razonó y el proveedor no entregó ningún texto de ello.</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>&amp;Reanudar en «%1»…</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>&amp;Bifurcar desde «%1»…</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>Com&amp;parar la sesión…</translation>
    </message>
    <message>
        <source>Show changes back to this checkpoint</source>
        <translation>Mostrar los cambios hasta este punto de control</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>Eliminar punto de &amp;control…</translation>
    </message>
    <message>
        <source>Go to branch %1 of %2</source>
        <translation>Ir a la rama %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy message &amp;id</source>
        <translation>Copiar el &amp;id del mensaje</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>&amp;Desplegar</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Plegar</translation>
    </message>
    <message>
        <source>Fold all thinking</source>
        <translation>Plegar todo el razonamiento</translation>
    </message>
    <message>
        <source>Unfold all thinking</source>
        <translation>Desplegar todo el razonamiento</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>Mostrar completo</translation>
    </message>
    <message>
        <source>Show in &amp;problems</source>
        <translation>Mostrar en los pro&amp;blemas</translation>
    </message>
    <message>
        <source>Show in &amp;inspector</source>
        <translation>Mostrar en el &amp;inspector</translation>
    </message>
    <message>
        <source>Show as &amp;stored</source>
        <translation>Mostrar tal como está al&amp;macenado</translation>
    </message>
    <message>
        <source>Save the files as they were at this checkpoint…</source>
        <translation>Guardar los archivos tal como estaban en este punto de control…</translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>In context: the model gets this message with its next call.</source>
        <translation>En contexto: el modelo recibe este mensaje con su próxima llamada.</translation>
    </message>
    <message>
        <source>Summarised: the model gets a summary instead of this message.</source>
        <translation>Resumido: el modelo recibe un resumen en lugar de este mensaje.</translation>
    </message>
    <message>
        <source>Discarded: no longer part of the conversation, but kept in the store.</source>
        <translation>Descartado: ya no forma parte de la conversación, pero se conserva en el almacén.</translation>
    </message>
    <message>
        <source>Ephemeral: sent to the model once, and no part of the conversation.</source>
        <translation>Efímero: se envió al modelo una vez y no forma parte de la conversación.</translation>
    </message>
    <message>
        <source>Side chain: work of another agent beside the conversation.</source>
        <translation>Cadena lateral: trabajo de otro agente junto a la conversación.</translation>
    </message>
    <message>
        <source>%1, as stored with this part</source>
        <comment>12 tokens</comment>
        <translation>%1, según lo almacenado con esta parte</translation>
    </message>
    <message>
        <source>About %1, estimated from the size</source>
        <comment>12 tokens</comment>
        <translation>Unos %1, según el tamaño (estimación)</translation>
    </message>
    <message>
        <source>%1 since the message before</source>
        <translation>%1 desde el mensaje anterior</translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>Desde aquí la conversación continúa en %n rama. Pulse para ir a otra.</numerusform>
            <numerusform>Desde aquí la conversación continúa en %n ramas. Pulse para ir a otra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>%n otra sesión continúa desde el archivo de esta o pertenece a ella: %1. Bórrela antes.</numerusform>
            <numerusform>%n otras sesiones continúan desde el archivo de esta o pertenecen a ella: %1. Bórrelas antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>%n sesión se bifurcó de esta y contiene copias de ella, que se quedan: %1.</numerusform>
            <numerusform>%n sesiones se bifurcaron de esta y contienen copias de ella, que se quedan: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder cannot be read, so its sessions are missing here.</source>
        <translation>Esta carpeta no se puede leer, por lo que aquí faltan sus sesiones.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>Este archivo no se puede leer: %1</translation>
    </message>
    <message>
        <source>The file does not begin with a header. The agent would overwrite it with an empty session.</source>
        <translation>El archivo no empieza con una cabecera. El agente lo sobrescribiría con una sesión vacía.</translation>
    </message>
    <message>
        <source>Write a header at the beginning.</source>
        <translation>Escribir una cabecera al principio.</translation>
    </message>
    <message>
        <source>The header has no version, though entries have ids. The agent would give them new ids and flatten the branches into one.</source>
        <translation>La cabecera no tiene versión, aunque las entradas tienen ids. El agente les daría ids nuevos y aplanaría las ramas en una sola.</translation>
    </message>
    <message>
        <source>Write the version into the header.</source>
        <translation>Escribir la versión en la cabecera.</translation>
    </message>
    <message>
        <source>This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent.</source>
        <translation>Esta línea no es JSON válido, por lo que el agente la omite. Las entradas que la siguen pierden su padre.</translation>
    </message>
    <message>
        <source>Cut the line out of the file.</source>
        <translation>Eliminar la línea del archivo.</translation>
    </message>
    <message>
        <source>The last line ends in the middle. The next entry would be glued to it, and both would be lost.</source>
        <translation>La última línea termina a la mitad. La próxima entrada quedaría pegada a ella y ambas se perderían.</translation>
    </message>
    <message>
        <source>Cut out the unfinished line.</source>
        <translation>Eliminar la línea inacabada.</translation>
    </message>
    <message>
        <source>The last line has no line end. The next entry would be glued to it, and both would be lost.</source>
        <translation>La última línea no tiene final de línea. La próxima entrada quedaría pegada a ella y ambas se perderían.</translation>
    </message>
    <message>
        <source>End the line.</source>
        <translation>Terminar la línea.</translation>
    </message>
    <message>
        <source>This line is JSON but not an entry; the agent skips it.</source>
        <translation>Esta línea es JSON, pero no una entrada; el agente la omite.</translation>
    </message>
    <message>
        <source>This line is “null”. The agent cannot load the session.</source>
        <translation>Esta línea es «null». El agente no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>The file ends with a line that has no id, so the agent sends nothing of what came before it.</source>
        <translation>El archivo termina con una línea sin id, por lo que el agente no envía nada de lo anterior.</translation>
    </message>
    <message>
        <source>This message has no content, which its agent needs to load the session.</source>
        <translation>Este mensaje no tiene contenido, y el agente lo necesita para cargar la sesión.</translation>
    </message>
    <message>
        <source>This answer does not say what it used and cost, which its agent needs to load the session.</source>
        <translation>Esta respuesta no indica su consumo ni su coste, y el agente los necesita para cargar la sesión.</translation>
    </message>
    <message>
        <source>A later entry has the same id and counts instead of this one.</source>
        <translation>Una entrada posterior tiene el mismo id y cuenta en lugar de esta.</translation>
    </message>
    <message>
        <source>The parent of this entry is not in the file, so the agent sends nothing of what came before it.</source>
        <translation>El padre de esta entrada no está en el archivo, por lo que el agente no envía nada de lo anterior.</translation>
    </message>
    <message>
        <source>Link it to the entry before it.</source>
        <translation>Enlazarla con la entrada anterior.</translation>
    </message>
    <message>
        <source>The parents of this entry form a circle. The agent cannot load the session.</source>
        <translation>Los padres de esta entrada forman un ciclo. El agente no puede cargar la sesión.</translation>
    </message>
    <message>
        <source>Make it the first entry of its branch.</source>
        <translation>Convertirla en la primera entrada de su rama.</translation>
    </message>
    <message>
        <source>This tool result has no call. Providers refuse it.</source>
        <translation>Este resultado de herramienta no tiene llamada. Los proveedores lo rechazan.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>Omitir el resultado, en una rama nueva.</translation>
    </message>
    <message>
        <source>This tool call has no result. If the agent is not running now, no result will come.</source>
        <translation>Esta llamada a herramienta no tiene resultado. Si el agente no se está ejecutando ahora, no llegará ningún resultado.</translation>
    </message>
    <message>
        <source>Another tool call has the same id; providers may refuse that.</source>
        <translation>Otra llamada a herramienta tiene el mismo id; los proveedores pueden rechazarlo.</translation>
    </message>
    <message>
        <source>This tool result comes before its call. Providers refuse that.</source>
        <translation>Este resultado de herramienta llega antes de su llamada. Los proveedores lo rechazan.</translation>
    </message>
    <message>
        <source>Other messages stand between this tool result and its call. Providers may refuse that.</source>
        <translation>Hay otros mensajes entre este resultado de herramienta y su llamada. Los proveedores pueden rechazarlo.</translation>
    </message>
    <message>
        <source>The session goes on from the file of %1, which is not there. Only its own part is shown, and the agent cannot resume it.</source>
        <translation>La sesión continúa desde el archivo de %1, que no está. Solo se muestra su propia parte, y el agente no puede reanudarla.</translation>
    </message>
    <message>
        <source>The session goes on from a place in %1 where no line ends any more: that file was changed. Only its own part is shown.</source>
        <translation>La sesión continúa desde un lugar de %1 donde ya no termina ninguna línea: ese archivo se cambió. Solo se muestra su propia parte.</translation>
    </message>
    <message>
        <source>The session goes on from %1, which goes on from this session.</source>
        <translation>La sesión continúa desde %1, que continúa desde esta sesión.</translation>
    </message>
    <message>
        <source>A running tool has no result yet either. Repair this while no agent is working in the session.</source>
        <translation>Una herramienta en ejecución tampoco tiene resultado todavía. Repare esto cuando ningún agente esté trabajando en la sesión.</translation>
    </message>
    <message>
        <source>Damaged lines are repaired first; then repair this.</source>
        <translation>Las líneas dañadas se reparan primero; repare esto después.</translation>
    </message>
    <message>
        <source>Where no earlier entry can be the parent, the entry becomes the first one of its branch.</source>
        <translation>Donde ninguna entrada anterior puede ser el padre, la entrada pasa a ser la primera de su rama.</translation>
    </message>
</context>
<context>
    <name>TranscriptStore</name>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Este registro ya no está en el almacén. Abra el almacén de nuevo.</translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message>
        <source>The last line has no line end; it gets one, so that %1 does not lose what is appended.</source>
        <translation>La última línea no tiene final de línea; se le añade uno, para que %1 no pierda lo que se agrega.</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>el nuevo final de la conversación</translation>
    </message>
    <message>
        <source>copy of %1, as a new branch</source>
        <translation>copia de %1, como una rama nueva</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>copias de %1–%2, como una rama nueva</translation>
    </message>
    <message>
        <source>a copy of what is kept beside the session</source>
        <translation>una copia de lo que se guarda junto a la sesión</translation>
    </message>
    <message>
        <source>The last entry of the file has no id to go on from. Check the session first.</source>
        <translation>La última entrada del archivo no tiene un id desde el que continuar. Compruebe antes la sesión.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>la etiqueta</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message would begin a new file without the deleted messages.</source>
        <translation>%1 puede tener esta sesión abierta. Su próximo mensaje empezaría un archivo nuevo sin los mensajes borrados.</translation>
    </message>
    <message>
        <source>%1 does not continue this branch now. The change makes it the one that it continues.</source>
        <translation>%1 no continúa ahora esta rama. El cambio la convierte en la que continúa.</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message continues what it holds in memory, and the change becomes a branch beside it.</source>
        <translation>%1 puede tener esta sesión abierta. Su próximo mensaje continúa lo que tiene en memoria, y el cambio pasa a ser una rama a su lado.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>Se elimina %n archivo, %1 en total.</numerusform>
            <numerusform>Se eliminan %n archivos, %1 en total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fallida</numerusform>
            <numerusform>%Ln fallidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>%Ln dañada</numerusform>
            <numerusform>%Ln dañadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>%Ln parche</numerusform>
            <numerusform>%Ln parches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compaction(s)</source>
        <translation>
            <numerusform>%Ln compactación</numerusform>
            <numerusform>%Ln compactaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unrepairable</name>
    <message>
        <source>The stored data does not show whether the sections belong together or one replaces the other.</source>
        <translation>Los datos almacenados no muestran si las secciones van juntas o si una sustituye a la otra.</translation>
    </message>
    <message>
        <source>This file next to the store may hold data that the store lost. Look at it before you delete it.</source>
        <translation>Este archivo junto al almacén puede contener datos que el almacén perdió. Examínelo antes de borrarlo.</translation>
    </message>
    <message>
        <source>The rest of the record is not stored anywhere.</source>
        <translation>El resto del registro no está almacenado en ninguna parte.</translation>
    </message>
    <message>
        <source>The kind of the record is not known.</source>
        <translation>El tipo del registro no se conoce.</translation>
    </message>
    <message>
        <source>Dumps and exports are read-only. Create it again from the database.</source>
        <translation>Los volcados y las exportaciones son de solo lectura. Créelos de nuevo a partir de la base de datos.</translation>
    </message>
    <message>
        <source>Its conversation is not stored anywhere.</source>
        <translation>Su conversación no está almacenada en ninguna parte.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere.</source>
        <translation>El valor correcto no está almacenado en ninguna parte.</translation>
    </message>
    <message>
        <source>The stored data does not show which trace belongs to the message.</source>
        <translation>Los datos almacenados no muestran qué traza pertenece al mensaje.</translation>
    </message>
    <message>
        <source>The time may be in seconds, or really that old.</source>
        <translation>La hora puede estar en segundos o ser realmente así de antigua.</translation>
    </message>
    <message>
        <source>Only their order shows which came first; another time would be invented.</source>
        <translation>Solo su orden muestra cuál fue primero; otra hora sería inventada.</translation>
    </message>
    <message>
        <source>The other half is not stored anywhere.</source>
        <translation>La otra mitad no está almacenada en ninguna parte.</translation>
    </message>
    <message>
        <source>The previous title is not stored anywhere.</source>
        <translation>El título anterior no está almacenado en ninguna parte.</translation>
    </message>
    <message>
        <source>These figures were never recorded.</source>
        <translation>Estas cifras nunca se registraron.</translation>
    </message>
    <message>
        <source>The agent&apos;s memory is outside the store, so no change here can undo this.</source>
        <translation>La memoria del agente está fuera del almacén, por lo que ningún cambio aquí puede deshacer esto.</translation>
    </message>
    <message>
        <source>The calls are not stored, so the right totals cannot be computed.</source>
        <translation>Las llamadas no están almacenadas, por lo que no se pueden calcular los totales correctos.</translation>
    </message>
    <message>
        <source>The stored data does not show which parent is wrong.</source>
        <translation>Los datos almacenados no muestran qué padre es incorrecto.</translation>
    </message>
    <message>
        <source>With another spelling the entry could move to another branch, and the stored data does not show which one is right.</source>
        <translation>Con otra grafía la entrada podría pasar a otra rama, y los datos almacenados no muestran cuál es la correcta.</translation>
    </message>
    <message>
        <source>Other programs may know the file by its name. Rename it to a UUID if mantis should list it.</source>
        <translation>Otros programas pueden conocer el archivo por su nombre. Cámbielo por un UUID si mantis debe enumerarlo.</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry belongs to a side chain.</source>
        <translation>Nada está dañado: la entrada pertenece a una cadena lateral.</translation>
    </message>
    <message>
        <source>It does no harm there, and its right text is not stored anywhere.</source>
        <translation>Ahí no causa daño, y su texto correcto no está almacenado en ninguna parte.</translation>
    </message>
    <message>
        <source>The prompt before it is not stored anywhere. Insert one, or remove the answer.</source>
        <translation>La indicación anterior no está almacenada en ninguna parte. Inserte una o elimine la respuesta.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the call or the result is in the wrong place.</source>
        <translation>Los datos almacenados no muestran si está fuera de lugar la llamada o el resultado.</translation>
    </message>
    <message>
        <source>The messages are not stored anywhere.</source>
        <translation>Los mensajes no están almacenados en ninguna parte.</translation>
    </message>
    <message>
        <source>The stored data does not show whether it was rewound or asked twice.</source>
        <translation>Los datos almacenados no muestran si se retrocedió o se preguntó dos veces.</translation>
    </message>
    <message>
        <source>The file is correct. Use another version of mantis.</source>
        <translation>El archivo es correcto. Use otra versión de mantis.</translation>
    </message>
    <message>
        <source>The original session lacks some of these entries, so it does not show what belongs to the fork. Remove the entries that do not belong here yourself.</source>
        <translation>A la sesión original le faltan algunas de estas entradas, por lo que no muestra qué pertenece a la bifurcación. Elimine manualmente las entradas que no correspondan aquí.</translation>
    </message>
    <message>
        <source>In the original session several entries have the same id, so it does not show which one was copied. Remove the entries that do not belong here yourself.</source>
        <translation>En la sesión original varias entradas tienen el mismo id, por lo que no muestra cuál se copió. Elimine manualmente las entradas que no correspondan aquí.</translation>
    </message>
    <message>
        <source>The times in the original session do not show which branch was forked. Fork the branch you want again.</source>
        <translation>Las horas de la sesión original no muestran qué rama se bifurcó. Bifurque de nuevo la rama deseada.</translation>
    </message>
    <message>
        <source>The artifact is not in the project folder.</source>
        <translation>El artefacto no está en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>El resultado nunca se escribió.</translation>
    </message>
    <message>
        <source>The stored data does not show which calls are missing or counted twice.</source>
        <translation>Los datos almacenados no muestran qué llamadas faltan o se contaron dos veces.</translation>
    </message>
    <message>
        <source>The stored data does not show which session each line belongs to.</source>
        <translation>Los datos almacenados no muestran a qué sesión pertenece cada línea.</translation>
    </message>
    <message>
        <source>The end of the broken list is not known, so everything after it could be lost. Restore a backup of the store.</source>
        <translation>No se conoce el final de la lista rota, por lo que podría perderse todo lo que sigue. Restaure una copia de seguridad del almacén.</translation>
    </message>
    <message>
        <source>mantis writes them again from the metadata when it saves the session.</source>
        <translation>mantis las vuelve a escribir a partir de los metadatos cuando guarda la sesión.</translation>
    </message>
    <message>
        <source>The metadata are not stored anywhere else.</source>
        <translation>Los metadatos no están almacenados en ninguna otra parte.</translation>
    </message>
    <message>
        <source>The stored data does not show which title is wanted. Rename the session.</source>
        <translation>Los datos almacenados no muestran qué título se desea. Cambie el nombre de la sesión.</translation>
    </message>
    <message>
        <source>The message before it is no longer stored.</source>
        <translation>El mensaje anterior ya no está almacenado.</translation>
    </message>
    <message>
        <source>Only the owner of the folder can change its permissions.</source>
        <translation>Solo el propietario de la carpeta puede cambiar sus permisos.</translation>
    </message>
    <message>
        <source>Unreadable data is not changed. Check the permissions of the file, or the disk.</source>
        <translation>Los datos ilegibles no se cambian. Compruebe los permisos del archivo o el disco.</translation>
    </message>
    <message>
        <source>Stemma has no repair for this problem.</source>
        <translation>Stemma no tiene reparación para este problema.</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>Repare los problemas enumerados y compruebe de nuevo.</translation>
    </message>
    <message>
        <source>The repair for this kind of problem does not fit here.</source>
        <translation>La reparación para este tipo de problema no sirve aquí.</translation>
    </message>
    <message>
        <source>An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds it.</source>
        <translation>Un índice no contiene datos, y su reconstrucción no se podría deshacer. La orden «REINDEX» de sqlite3 lo reconstruye.</translation>
    </message>
    <message>
        <source>All data is there. The command “VACUUM” of sqlite3 frees the space.</source>
        <translation>Todos los datos están ahí. La orden «VACUUM» de sqlite3 libera el espacio.</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis updates the layout itself.</source>
        <translation>No hay nada incorrecto: un mnesis más nuevo actualiza él mismo la estructura.</translation>
    </message>
    <message>
        <source>Its data is not stored anywhere, and only mnesis may change the layout of the file.</source>
        <translation>Sus datos no están almacenados en ninguna parte, y solo mnesis puede cambiar la estructura del archivo.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the row is wrong or the referenced row is missing.</source>
        <translation>Los datos almacenados no muestran si la fila es incorrecta o si falta la fila referida.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two it was.</source>
        <translation>Los datos almacenados no muestran cuál de los dos era.</translation>
    </message>
    <message>
        <source>The summary it was made from is no longer stored.</source>
        <translation>El resumen del que se hizo ya no está almacenado.</translation>
    </message>
    <message>
        <source>The stored data does not show which summary was made from the other.</source>
        <translation>Los datos almacenados no muestran qué resumen se hizo a partir del otro.</translation>
    </message>
    <message>
        <source>The first or last message of the span is no longer stored.</source>
        <translation>El primer o el último mensaje del tramo ya no está almacenado.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere else. If a later release wrote the session, only that release can read it.</source>
        <translation>El valor correcto no está almacenado en ninguna otra parte. Si una versión posterior escribió la sesión, solo esa versión puede leerla.</translation>
    </message>
    <message>
        <source>The end of the broken text is not known, so everything after it could be lost. Restore a backup of the file, or correct the text in an editor.</source>
        <translation>No se conoce el final del texto roto, por lo que podría perderse todo lo que sigue. Restaure una copia de seguridad del archivo o corrija el texto en un editor.</translation>
    </message>
    <message>
        <source>A program may still be writing it, and the missing text is not stored anywhere.</source>
        <translation>Un programa puede estar escribiéndolo todavía, y el texto que falta no está almacenado en ninguna parte.</translation>
    </message>
    <message>
        <source>Some providers accept this, and a new id would be invented.</source>
        <translation>Algunos proveedores lo aceptan, y un id nuevo sería inventado.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the role or its neighbours are wrong.</source>
        <translation>Los datos almacenados no muestran si el error está en el rol o en los mensajes vecinos.</translation>
    </message>
    <message>
        <source>The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.</source>
        <translation>La indicación no está almacenada en ninguna parte. Inserte una o elimine los mensajes anteriores a la primera indicación.</translation>
    </message>
    <message>
        <source>The right role is not stored anywhere. You can remove the message.</source>
        <translation>El rol correcto no está almacenado en ninguna parte. Se puede eliminar el mensaje.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere, and replacing them would make a signature invalid as well.</source>
        <translation>Los caracteres originales no están almacenados en ninguna parte, y sustituirlos también invalidaría una firma.</translation>
    </message>
    <message>
        <source>The model&apos;s arguments are not stored anywhere.</source>
        <translation>Los argumentos del modelo no están almacenados en ninguna parte.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the answer was lost or never came. You can remove the message.</source>
        <translation>Los datos almacenados no muestran si la respuesta se perdió o nunca llegó. Se puede eliminar el mensaje.</translation>
    </message>
    <message>
        <source>Nothing is damaged. Remove the message if you no longer want it.</source>
        <translation>Nada está dañado. Elimine el mensaje si ya no lo quiere.</translation>
    </message>
    <message>
        <source>The signed text is not stored anywhere. You can remove the block.</source>
        <translation>El texto firmado no está almacenado en ninguna parte. Se puede eliminar el bloque.</translation>
    </message>
    <message>
        <source>The data that the provider needs is not stored anywhere.</source>
        <translation>Los datos que necesita el proveedor no están almacenados en ninguna parte.</translation>
    </message>
    <message>
        <source>The messages it replaced are not stored anywhere.</source>
        <translation>Los mensajes que sustituyó no están almacenados en ninguna parte.</translation>
    </message>
    <message>
        <source>The stored data does not show which message it belonged to.</source>
        <translation>Los datos almacenados no muestran a qué mensaje pertenecía.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right. To resume from the other one, fork the session before the waiting call.</source>
        <translation>Los datos almacenados no muestran cuál de las dos es la correcta. Para reanudar desde la otra, bifurque la sesión antes de la llamada en espera.</translation>
    </message>
    <message>
        <source>The missing data is not stored anywhere.</source>
        <translation>Los datos que faltan no están almacenados en ninguna parte.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right.</source>
        <translation>Los datos almacenados no muestran cuál de los dos es el correcto.</translation>
    </message>
    <message>
        <source>Nothing is damaged: this is a record of what happened.</source>
        <translation>Nada está dañado: esto es un registro de lo ocurrido.</translation>
    </message>
    <message>
        <source>Its meaning is not known, so it is left unchanged.</source>
        <translation>Su significado no se conoce, por lo que se deja como está.</translation>
    </message>
    <message>
        <source>The right time is not stored anywhere.</source>
        <translation>La hora correcta no está almacenada en ninguna parte.</translation>
    </message>
    <message>
        <source>The bundle is evidence: repairing the chain would forge it.</source>
        <translation>El paquete es una prueba: reparar la cadena la falsificaría.</translation>
    </message>
    <message>
        <source>The stored data does not show which result belongs to which call.</source>
        <translation>Los datos almacenados no muestran qué resultado pertenece a qué llamada.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere.</source>
        <translation>Los caracteres originales no están almacenados en ninguna parte.</translation>
    </message>
    <message>
        <source>The character may be intended. Edit the text to remove it.</source>
        <translation>El carácter puede ser intencionado. Edite el texto para eliminarlo.</translation>
    </message>
    <message>
        <source>The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into a new file.</source>
        <translation>Los datos perdidos no están almacenados en otro lugar del archivo. La orden «.recover» de sqlite3 guarda todos los datos legibles en un archivo nuevo.</translation>
    </message>
    <message>
        <source>The text is not stored anywhere. You can remove the part.</source>
        <translation>El texto no está almacenado en ninguna parte. Se puede eliminar la parte.</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>%Ln llamada a modelos sin precio conocido no está incluida en el coste: %1 tokens.</numerusform>
            <numerusform>%Ln llamadas a modelos sin precio conocido no están incluidas en el coste: %1 tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>A subscription covers %1; charged are %2.</source>
        <translation>Una suscripción cubre %1; se cobran %2.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no time stored</source>
        <translation>ninguna hora almacenada</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin hora</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>ningún modelo almacenado</translation>
    </message>
    <message>
        <source>no agent stored</source>
        <translation>ningún agente almacenado</translation>
    </message>
    <message>
        <source>no project stored</source>
        <translation>ningún proyecto almacenado</translation>
    </message>
    <message>
        <source>Turn %1 of sub-agent %2</source>
        <translation>Turno %1 del subagente %2</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>antes de la primera indicación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what its prompt begins with</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Entrada: %1</translation>
    </message>
    <message>
        <source>Cache read: %1</source>
        <translation>Lectura de caché: %1</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes: %1</source>
        <translation>Escritura de caché, 5 minutos: %1</translation>
    </message>
    <message>
        <source>Cache write, 1 hour: %1</source>
        <translation>Escritura de caché, 1 hora: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Salida: %1</translation>
    </message>
    <message>
        <source>Reasoning: %1</source>
        <translation>Razonamiento: %1</translation>
    </message>
    <message>
        <source>This is an estimate: the tokens of an output are a quarter of its bytes.</source>
        <translation>Es una estimación: los tokens de una salida son la cuarta parte de sus bytes.</translation>
    </message>
    <message>
        <source>An output counts again in each call after the first that had it, until the context is less than half of what it was, which is taken for a compaction. A token costs what the context of that call cost on average, with what came from the cache.</source>
        <translation>Una salida cuenta de nuevo en cada llamada posterior a la primera que la tuvo, hasta que el contexto es menos de la mitad de lo que era, lo que se toma por una compactación. Un token cuesta lo que costó en promedio el contexto de esa llamada, incluido lo que vino de la caché.</translation>
    </message>
    <message>
        <source>The agent counts what is left out here: %1.</source>
        <translation>El agente cuenta lo que aquí se omite: %1.</translation>
    </message>
    <message>
        <source>The agent counts all that is left out here.</source>
        <translation>El agente cuenta todo lo que aquí se omite.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum goes on from that of the session that this one was made of.</source>
        <translation>La suma del agente continúa a partir de la de la sesión de la que se hizo esta.</translation>
    </message>
    <message>
        <source>The agent counts calls that it does not record, such as those for titles, or calls whose records are gone.</source>
        <translation>El agente cuenta llamadas que no registra, como las de los títulos, o llamadas cuyos registros ya no existen.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum is older than the last calls, or began anew when the session was resumed.</source>
        <translation>La suma del agente es anterior a las últimas llamadas, o empezó de nuevo al reanudarse la sesión.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>The agent&apos;s prices are others than those of the table, or it counts other calls.</source>
        <translation>Los precios del agente son distintos de los de la tabla, o cuenta otras llamadas.</translation>
    </message>
    <message>
        <source>input tokens</source>
        <translation>tokens de entrada</translation>
    </message>
    <message>
        <source>tokens read from the cache</source>
        <translation>tokens leídos de la caché</translation>
    </message>
    <message>
        <source>tokens written to the cache</source>
        <translation>tokens escritos en la caché</translation>
    </message>
    <message>
        <source>input tokens, with those of the cache</source>
        <translation>tokens de entrada, con los de la caché</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>tokens de salida</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>%n sesión no se pudo leer y no se cuenta. %1</numerusform>
            <numerusform>%n sesiones no se pudieron leer y no se cuentan. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated on another line of the same answer</source>
        <translation>repetido en otra línea de la misma respuesta</translation>
    </message>
    <message>
        <source>a counter repeated without a call</source>
        <translation>un contador repetido sin llamada</translation>
    </message>
    <message>
        <source>copies of calls that another session has</source>
        <translation>copias de llamadas que tiene otra sesión</translation>
    </message>
    <message>
        <source>history that a fork or a sub-agent brought along</source>
        <translation>historial que aportó una bifurcación o un subagente</translation>
    </message>
    <message>
        <source>totals of calls that are counted one by one</source>
        <translation>totales de llamadas que se cuentan una a una</translation>
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
        <translation>Llamada %1</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Lectura de caché</translation>
    </message>
    <message>
        <source>Input and cache write</source>
        <translation>Entrada y escritura de caché</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Main agent</source>
        <translation>Agente principal</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>Subagentes</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Tokens per day, by model</source>
        <translation>Tokens por día, según el modelo</translation>
    </message>
    <message>
        <source>Cost per day, by model</source>
        <translation>Coste por día, según el modelo</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Otros modelos</translation>
    </message>
    <message>
        <source>Turns with the most tokens</source>
        <translation>Turnos con más tokens</translation>
    </message>
    <message>
        <source>Most expensive turns</source>
        <translation>Turnos más caros</translation>
    </message>
    <message>
        <source>Sessions with the most tokens</source>
        <translation>Sesiones con más tokens</translation>
    </message>
    <message>
        <source>Most expensive sessions</source>
        <translation>Sesiones más caras</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>Tokens por turno</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>Coste por turno</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per day</source>
        <translation>Proporción de los tokens enviados que vino de la caché, por día</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>De la caché</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per call</source>
        <translation>Proporción de los tokens enviados que vino de la caché, por llamada</translation>
    </message>
    <message>
        <source>Tokens in context, per call</source>
        <translation>Tokens en contexto, por llamada</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Escritura de caché</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Summary of a compaction</source>
        <translation>Resumen de una compactación</translation>
    </message>
    <message>
        <source>Tokens of tool outputs that were sent again (estimated)</source>
        <translation>Tokens de salidas de herramientas enviados de nuevo (estimados)</translation>
    </message>
    <message>
        <source>Cost of tool outputs that were sent again (estimated)</source>
        <translation>Coste de salidas de herramientas enviadas de nuevo (estimado)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>%Ln salida de %1 tokens, enviada de nuevo como %2 tokens</numerusform>
            <numerusform>%Ln salidas de %1 tokens, enviadas de nuevo como %2 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageChoice</name>
    <message>
        <source>All time</source>
        <translation>Todo el período</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Mes pasado</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>This store</source>
        <translation>Este almacén</translation>
    </message>
    <message>
        <source>All open stores</source>
        <translation>Todos los almacenes abiertos</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.</source>
        <translation>El vocabulario %1 no se puede leer: %2. Compruebe los permisos del archivo y de su carpeta.</translation>
    </message>
    <message>
        <source>%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. Reinstall the package it belongs to, or remove the file.</source>
        <translation>%1 no es ni cl100k_base ni o200k_base tal como se publicaron, por lo que sus recuentos serían incorrectos. Reinstale el paquete al que pertenece o elimine el archivo.</translation>
    </message>
    <message>
        <source>Line %1 of the vocabulary is not a token with its rank.</source>
        <translation>La línea %1 del vocabulario no es un token con su rango.</translation>
    </message>
</context>
<context>
    <name>WhatIfWords</name>
    <message>
        <source>“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.</source>
        <translation>«%1» no es una pregunta. Pregunte compact=TOKENS, prune=TOKENS o cached, por ejemplo compact=100000.</translation>
    </message>
    <message>
        <source>This is an estimate: the same calls with the same answers, at list prices.</source>
        <translation>Es una estimación: las mismas llamadas con las mismas respuestas, a precios de lista.</translation>
    </message>
    <message>
        <source>Whenever more than %1 tokens would have been before the model, a summary of %2 tokens takes the place of all but what the first call had (at most %3). The call that writes it and the next call&apos;s lost cache are counted.</source>
        <translation>Cuando el modelo hubiera tenido delante más de %1 tokens, un resumen de %2 tokens ocupa el lugar de todo salvo lo que tenía la primera llamada (como máximo %3). Se cuentan la llamada que lo escribe y la caché perdida de la llamada siguiente.</translation>
    </message>
    <message>
        <source>What the model would have had to read again after a summary is not known.</source>
        <translation>No se sabe qué habría tenido que leer de nuevo el modelo después de un resumen.</translation>
    </message>
    <message>
        <source>Outputs of tools older than the newest %1 tokens of outputs are left out of each later call, as soon as %2 tokens can go. Their lengths are estimated from their bytes; what stands behind them is read without the cache once.</source>
        <translation>Las salidas de herramientas más antiguas que los %1 tokens de salidas más recientes se omiten en cada llamada posterior, en cuanto se pueden quitar %2 tokens. Sus longitudes se estiman a partir de sus bytes; lo que hay detrás de ellas se lee una vez sin la caché.</translation>
    </message>
    <message>
        <source>All that the call before had is read from the cache, and all that is new is written to it, as if no entry had run out.</source>
        <translation>Todo lo que tenía la llamada anterior se lee de la caché y todo lo nuevo se escribe en ella, como si ninguna entrada hubiera caducado.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>%n llamada a modelos sin precio no está incluida en ninguna de las sumas.</numerusform>
            <numerusform>%n llamadas a modelos sin precio no están incluidas en ninguna de las sumas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordTokenizer</name>
    <message>
        <source>This SQLite library has no full-text search (FTS5). Install one that has it.</source>
        <translation>Esta biblioteca SQLite no tiene búsqueda de texto completo (FTS5). Instale una que la tenga.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard input is not UTF-8. Convert the text first.</source>
        <translation>La entrada estándar no está en UTF-8. Convierta primero el texto.</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with the key from %3:</source>
        <translation>Petición a %1 para el modelo %2, con la clave de %3:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with its key from the keychain:</source>
        <translation>Petición a %1 para el modelo %2, con su clave del llavero:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, without a key:</source>
        <translation>Petición a %1 para el modelo %2, sin clave:</translation>
    </message>
    <message>
        <source>The environment variable %1 with the key for %2 is not set.</source>
        <translation>La variable de entorno %1 con la clave para %2 no está definida.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>La conexión no está cifrada: otros en la red podrían leerla.</translation>
    </message>
    <message>
        <source>%1 reports %2 tokens sent and %3 received.</source>
        <translation>%1 notifica %2 tokens enviados y %3 recibidos.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coste: %1.</translation>
    </message>
    <message>
        <source>%1 control characters were removed from the answer.</source>
        <translation>Se eliminaron %1 caracteres de control de la respuesta.</translation>
    </message>
    <message>
        <source>Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree.</source>
        <translation>No se envió nada: no había terminal para pedir su consentimiento. Añada --yes para consentir.</translation>
    </message>
    <message>
        <source>Send it? Type “yes”: </source>
        <translation>¿Enviar? Escriba «sí»: </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>Asking: %1</source>
        <translation>Preguntando: %1</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>La sesión no tiene el mensaje «%1».</translation>
    </message>
    <message>
        <source>The store does not record where the summary “%1” was made.</source>
        <translation>El almacén no registra dónde se hizo el resumen «%1».</translation>
    </message>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>No se perdió nada sobre lo que se pueda preguntar.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondida</translation>
    </message>
    <message>
        <source>answered otherwise</source>
        <translation>respondida de otro modo</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>about %1 (estimate), for an answer of at most %2</source>
        <comment>12 tokens</comment>
        <translation>unos %1 (estimación), para una respuesta de como máximo %2</translation>
    </message>
    <message>
        <source>Estimated cost: not known (set a price with --price)</source>
        <translation>Coste estimado: desconocido (establezca un precio con --price)</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Coste estimado: como máximo %1</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>La respuesta alcanzó su tamaño máximo y está cortada.</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La pregunta</translation>
    </message>
    <message>
        <source>Ask about what this summary lost instead, and judge the answers; newest is the newest summary in the context</source>
        <translation>Preguntar en su lugar por lo que perdió este resumen y juzgar las respuestas; newest es el resumen más reciente del contexto</translation>
    </message>
    <message>
        <source>Ask the context as it is now; the default without another one</source>
        <translation>Preguntar al contexto tal como es ahora; opción predeterminada si no se elige otro</translation>
    </message>
    <message>
        <source>Ask the context as it was when this message was the newest; may be repeated</source>
        <translation>Preguntar al contexto tal como era cuando este mensaje era el más reciente; se puede repetir</translation>
    </message>
    <message>
        <source>Ask the context before this summary was made; may be repeated</source>
        <translation>Preguntar al contexto anterior a este resumen; se puede repetir</translation>
    </message>
    <message>
        <source>Ask the context right after this summary was made; may be repeated</source>
        <translation>Preguntar al contexto justo posterior a este resumen; se puede repetir</translation>
    </message>
    <message>
        <source>Ask the context of now with --text in the place of this summary</source>
        <translation>Preguntar al contexto de ahora con --text en lugar de este resumen</translation>
    </message>
    <message>
        <source>The edited summary; - reads it from standard input</source>
        <translation>El resumen editado; - lo lee de la entrada estándar</translation>
    </message>
    <message>
        <source>Print what would be sent and what it may cost; send nothing</source>
        <translation>Mostrar lo que se enviaría y cuánto puede costar; no enviar nada</translation>
    </message>
    <message>
        <source>%1, assumed: the store does not say</source>
        <translation>%1, supuesto: el almacén no lo dice</translation>
    </message>
    <message>
        <source>%1, from the store</source>
        <translation>%1, del almacén</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegido</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Indicación de sistema</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>  including tools</source>
        <translation>  incluidas las herramientas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilizable</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Compacts at use</source>
        <translation>Compacta al usar</translation>
    </message>
    <message>
        <source>Compacts at</source>
        <translation>Compacta a</translation>
    </message>
    <message>
        <source>  measured</source>
        <translation>  medido</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegido</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(sin ruta)</translation>
    </message>
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>mensaje %1</numerusform>
            <numerusform>mensajes %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>not in the current branch</source>
        <translation>no en la rama actual</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>Leer, ramificar, compactar y reparar sesiones de agentes.</translation>
    </message>
    <message>
        <source>Usage: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>Uso: stemma [OPCIONES] [RUTA...]
       stemma ORDEN [ARGUMENTOS]
Sin una orden, se abre una ventana con estos almacenes. Un mensaje se nombra por su id o por su número en la ventana (desde 1).</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Mostrar la versión</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Mostrar esta ayuda</translation>
    </message>
    <message>
        <source>List the formats and their capabilities</source>
        <translation>Enumerar los formatos y sus capacidades</translation>
    </message>
    <message>
        <source>List the stores found in folders, or in the usual places</source>
        <translation>Enumerar los almacenes encontrados en carpetas, o en los lugares habituales</translation>
    </message>
    <message>
        <source>Print the format of files, or why no format fits</source>
        <translation>Mostrar el formato de archivos, o por qué ninguno sirve</translation>
    </message>
    <message>
        <source>List the sessions of stores</source>
        <translation>Enumerar las sesiones de almacenes</translation>
    </message>
    <message>
        <source>Print a session with its messages, summaries and files</source>
        <translation>Mostrar una sesión con sus mensajes, resúmenes y archivos</translation>
    </message>
    <message>
        <source>Include the stored bytes of each part</source>
        <translation>Incluir los bytes almacenados de cada parte</translation>
    </message>
    <message>
        <source>Print what the agent would send to the model</source>
        <translation>Mostrar lo que el agente enviaría al modelo</translation>
    </message>
    <message>
        <source>The context as it was when this message was the newest</source>
        <translation>El contexto tal como era cuando este mensaje era el más reciente</translation>
    </message>
    <message>
        <source>Check stores for damage and inconsistencies</source>
        <translation>Comprobar si los almacenes tienen daños e incoherencias</translation>
    </message>
    <message>
        <source>Print what takes room in a store, and regain some</source>
        <translation>Mostrar qué ocupa espacio en un almacén y recuperar parte de él</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first, or what one of them wrote</source>
        <translation>Enumerar los cambios hechos con Stemma, del más reciente al más antiguo, o lo que escribió uno de ellos</translation>
    </message>
    <message>
        <source>The id of the change, from “history”</source>
        <translation>El id del cambio, según «history»</translation>
    </message>
    <message>
        <source>Undo a change; the newest by default</source>
        <translation>Deshacer un cambio; el más reciente de forma predeterminada</translation>
    </message>
    <message>
        <source>Redo a change that was undone</source>
        <translation>Rehacer un cambio deshecho</translation>
    </message>
    <message>
        <source>Undo this change and all later changes of its store, newest first</source>
        <translation>Deshacer este cambio y todos los cambios posteriores de su almacén, del más reciente al más antiguo</translation>
    </message>
    <message>
        <source>Redo all undone changes up to this one, oldest first</source>
        <translation>Rehacer todos los cambios deshechos hasta este, del más antiguo al más reciente</translation>
    </message>
    <message>
        <source>Print the file changes of a session</source>
        <translation>Mostrar los cambios de archivos de una sesión</translation>
    </message>
    <message>
        <source>Print the net change of each file</source>
        <translation>Mostrar el cambio neto de cada archivo</translation>
    </message>
    <message>
        <source>Print the net changes as one patch for “git apply”</source>
        <translation>Mostrar los cambios netos como un solo parche para «git apply»</translation>
    </message>
    <message>
        <source>Print the patch that brings files back to a checkpoint</source>
        <translation>Mostrar el parche que devuelve los archivos a un punto de control</translation>
    </message>
    <message>
        <source>Leave out discarded messages and side chains</source>
        <translation>Omitir los mensajes descartados y las cadenas laterales</translation>
    </message>
    <message>
        <source>Compare the net changes with the files in this folder</source>
        <translation>Comparar los cambios netos con los archivos de esta carpeta</translation>
    </message>
    <message>
        <source>Print what files hold: kind, figures and outline</source>
        <translation>Mostrar lo que contienen los archivos: tipo, cifras y esquema</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>Los archivos</translation>
    </message>
    <message>
        <source>Read the files as this kind, whatever their names</source>
        <translation>Leer los archivos como de este tipo, sea cual sea su nombre</translation>
    </message>
    <message>
        <source>Search the messages of stores; of all known ones by default</source>
        <translation>Buscar en los mensajes de almacenes; de todos los conocidos de forma predeterminada</translation>
    </message>
    <message>
        <source>Usage: stemma search QUERY [STORE...]
Words, &quot;phrases&quot;, prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;exact text&quot;, /regex/.</source>
        <translation>Uso: stemma search QUERY [STORE...]
Palabras, &quot;frases&quot;, prefijo*, AND, OR, NOT, paréntesis; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;texto exacto&quot;, /regex/.</translation>
    </message>
    <message>
        <source>The query, then the stores</source>
        <translation>La consulta y luego los almacenes</translation>
    </message>
    <message>
        <source>Print the tokens that models used, and what they cost</source>
        <translation>Mostrar los tokens que usaron los modelos y lo que costaron</translation>
    </message>
    <message>
        <source>Write a session as a document, redacted if wished</source>
        <translation>Escribir una sesión como documento, censurado si se desea</translation>
    </message>
    <message>
        <source>Ask a model a question about the contexts of a session, as they would be sent</source>
        <translation>Hacer a un modelo una pregunta sobre los contextos de una sesión, tal como se enviarían</translation>
    </message>
    <message>
        <source>Ask the model at this address; asks you before anything is sent</source>
        <translation>Preguntar al modelo de esta dirección; se pide confirmación antes de enviar nada</translation>
    </message>
    <message>
        <source>Usage: stemma %1 [ARGUMENTS]</source>
        <translation>Uso: stemma %1 [ARGUMENTOS]</translation>
    </message>
    <message>
        <source>Print one JSON object per line instead of text</source>
        <translation>Mostrar un objeto JSON por línea en lugar de texto</translation>
    </message>
    <message>
        <source>Make the change instead of only printing the plan</source>
        <translation>Hacer el cambio en lugar de solo mostrar el plan</translation>
    </message>
    <message>
        <source>Fork a session: copy it up to a message into a new session</source>
        <translation>Bifurcar una sesión: copiarla hasta un mensaje en una sesión nueva</translation>
    </message>
    <message>
        <source>Hand a session over: write it as a new session of another agent</source>
        <translation>Transferir una sesión: escribirla como una sesión nueva de otro agente</translation>
    </message>
    <message>
        <source>Resume a session after a message; what follows moves to a discarded end</source>
        <translation>Reanudar una sesión después de un mensaje; lo que sigue pasa a un final descartado</translation>
    </message>
    <message>
        <source>The last message to keep</source>
        <translation>El último mensaje que se conserva</translation>
    </message>
    <message>
        <source>Leave this message out as well</source>
        <translation>Omitir también este mensaje</translation>
    </message>
    <message>
        <source>Rename a session</source>
        <translation>Cambiar el nombre de una sesión</translation>
    </message>
    <message>
        <source>Edit the text of a part</source>
        <translation>Editar el texto de una parte</translation>
    </message>
    <message>
        <source>Insert a message into a session</source>
        <translation>Insertar un mensaje en una sesión</translation>
    </message>
    <message>
        <source>Insert after this message; at the beginning by default</source>
        <translation>Insertar después de este mensaje; al principio de forma predeterminada</translation>
    </message>
    <message>
        <source>The role, as the format spells it</source>
        <translation>El rol, tal como lo escribe el formato</translation>
    </message>
    <message>
        <source>Remove messages, or a part of one</source>
        <translation>Eliminar mensajes, o una parte de uno</translation>
    </message>
    <message>
        <source>Make the change in a fork</source>
        <translation>Hacer el cambio en una bifurcación</translation>
    </message>
    <message>
        <source>Also remove signed thinking after the change, which would no longer be valid</source>
        <translation>Eliminar también el razonamiento firmado posterior al cambio, que dejaría de ser válido</translation>
    </message>
    <message>
        <source>Prune tool outputs: send a short note instead of them</source>
        <translation>Podar salidas de herramientas: enviar una nota breve en su lugar</translation>
    </message>
    <message>
        <source>Prune by the library&apos;s rule: keep the newest outputs up to this many tokens</source>
        <translation>Podar según la regla de la biblioteca: conservar las salidas más recientes hasta este número de tokens</translation>
    </message>
    <message>
        <source>Restore pruned tool outputs</source>
        <translation>Restaurar salidas de herramientas podadas</translation>
    </message>
    <message>
        <source>Restore the newest outputs, up to this many tokens</source>
        <translation>Restaurar las salidas más recientes, hasta este número de tokens</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>Borrar una sesión</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Trasladar las sesiones de un proyecto a su nueva carpeta</translation>
    </message>
    <message>
        <source>The old project folder</source>
        <translation>La carpeta antigua del proyecto</translation>
    </message>
    <message>
        <source>The new project folder</source>
        <translation>La carpeta nueva del proyecto</translation>
    </message>
    <message>
        <source>Make several changes together: all of them or none</source>
        <translation>Hacer varios cambios juntos: todos o ninguno</translation>
    </message>
    <message>
        <source>Read the changes from this file instead of standard input: one JSON array of strings per line, a command and its arguments without the store</source>
        <translation>Leer los cambios de este archivo en lugar de la entrada estándar: una lista JSON de cadenas por línea, una orden y sus argumentos sin el almacén</translation>
    </message>
    <message>
        <source>Repair what “check” finds</source>
        <translation>Reparar lo que encuentra «check»</translation>
    </message>
    <message>
        <source>Only findings with this code</source>
        <translation>Solo los hallazgos con este código</translation>
    </message>
    <message>
        <source>Only the finding at this place</source>
        <translation>Solo el hallazgo en este lugar</translation>
    </message>
    <message>
        <source>Everything that can be repaired</source>
        <translation>Todo lo que se pueda reparar</translation>
    </message>
    <message>
        <source>Compact messages or summaries into a summary</source>
        <translation>Compactar mensajes o resúmenes en un resumen</translation>
    </message>
    <message>
        <source>1 selective, 2 aggressive (both need a text), 3 deterministic (the default)</source>
        <translation>1 selectivo, 2 agresivo (ambos necesitan un texto), 3 determinista (el predeterminado)</translation>
    </message>
    <message>
        <source>The last message to summarise; the format chooses by default</source>
        <translation>El último mensaje que se debe resumir; lo elige el formato de forma predeterminada</translation>
    </message>
    <message>
        <source>A summary to merge with others; a single one is rewritten, or restored to the context</source>
        <translation>Un resumen que se debe fusionar con otros; uno solo se reescribe o se restaura en el contexto</translation>
    </message>
    <message>
        <source>Compact in the session itself instead of a new one</source>
        <translation>Compactar en la propia sesión en lugar de en una nueva</translation>
    </message>
    <message>
        <source>The text of the summary; - reads it from standard input</source>
        <translation>El texto del resumen; - lo lee de la entrada estándar</translation>
    </message>
    <message>
        <source>Print what would be summarised and what a model would be sent; change nothing</source>
        <translation>Mostrar lo que se resumiría y lo que se enviaría a un modelo; no cambiar nada</translation>
    </message>
    <message>
        <source>Let the model at this address write the summary, at level 1 or 2; asks before anything is sent</source>
        <translation>Dejar que el modelo de esta dirección escriba el resumen, en el nivel 1 o 2; pregunta antes de enviar nada</translation>
    </message>
    <message>
        <source>Print what a summary kept, changed and lost of its messages</source>
        <translation>Mostrar lo que un resumen conservó, cambió y perdió de sus mensajes</translation>
    </message>
    <message>
        <source>The summary; the newest in the context by default</source>
        <translation>El resumen; el más reciente del contexto de forma predeterminada</translation>
    </message>
    <message>
        <source>A text to review instead of the summary; - reads it from standard input</source>
        <translation>Un texto que se debe revisar en lugar del resumen; - lo lee de la entrada estándar</translation>
    </message>
    <message>
        <source>Dissolve a summary: put the messages it replaced back into the context</source>
        <translation>Disolver un resumen: devolver al contexto los mensajes que sustituyó</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>El resumen</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted: auto (with the vocabulary of an installed package, the default), estimate, or a file with cl100k_base or o200k_base</source>
        <translation>Cómo se cuentan los tokens de los modelos de OpenAI: auto (con el vocabulario de un paquete instalado, el predeterminado), estimate, o un archivo con cl100k_base u o200k_base</translation>
    </message>
    <message>
        <source>Set, rename or remove a checkpoint</source>
        <translation>Establecer, renombrar o eliminar un punto de control</translation>
    </message>
    <message>
        <source>The message before the checkpoint</source>
        <translation>El mensaje anterior al punto de control</translation>
    </message>
    <message>
        <source>The name; an empty name removes the checkpoint</source>
        <translation>El nombre; un nombre vacío elimina el punto de control</translation>
    </message>
    <message>
        <source>Set the labels of a session</source>
        <translation>Establecer las etiquetas de una sesión</translation>
    </message>
    <message>
        <source>A label; without this option all labels are removed</source>
        <translation>Una etiqueta; sin esta opción se eliminan todas las etiquetas</translation>
    </message>
    <message>
        <source>Flag a session, or remove the flag</source>
        <translation>Marcar una sesión o quitar la marca</translation>
    </message>
    <message>
        <source>Flag the session</source>
        <translation>Marcar la sesión</translation>
    </message>
    <message>
        <source>Remove the flag</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>The new text; - reads it from standard input</source>
        <translation>El texto nuevo; - lo lee de la entrada estándar</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>El título de la sesión</translation>
    </message>
    <message>
        <source>The message, by its id or its number in the window (from 1)</source>
        <translation>El mensaje, por su id o por su número en la ventana (desde 1)</translation>
    </message>
    <message>
        <source>The part, counted from 0</source>
        <translation>La parte, contada desde 0</translation>
    </message>
    <message>
        <source>Files, folders or server addresses</source>
        <translation>Archivos, carpetas o direcciones de servidores</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>El almacén</translation>
    </message>
    <message>
        <source>The id of the session</source>
        <translation>El id de la sesión</translation>
    </message>
    <message>
        <source>Start at this message, counted from 0</source>
        <translation>Empezar en este mensaje, contado desde 0</translation>
    </message>
    <message>
        <source>Print at most this many messages</source>
        <translation>Mostrar como máximo este número de mensajes</translation>
    </message>
    <message>
        <source>Cut texts off after this many bytes</source>
        <translation>Cortar los textos tras este número de bytes</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>«%1» no es una orden, ni un archivo, ni una carpeta. «stemma --help» enumera todas las órdenes.</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>«%1» no es una orden, ni un archivo, ni una carpeta. ¿Quería decir «%2»? «stemma --help» enumera todas las órdenes.</translation>
    </message>
    <message>
        <source>Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>Sin una orden, se abre una ventana con estos almacenes. Un mensaje se nombra por su id o por su número en la ventana (desde 1).</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>Done, and there are findings.</source>
        <translation>Hecho, y hay hallazgos.</translation>
    </message>
    <message>
        <source>The arguments cannot be used.</source>
        <translation>Los argumentos no se pueden usar.</translation>
    </message>
    <message>
        <source>Failed; nothing was written.</source>
        <translation>Falló; no se escribió nada.</translation>
    </message>
    <message>
        <source>The store changed or is in use; nothing was written.</source>
        <translation>El almacén cambió o está en uso; no se escribió nada.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database; “stemma check” looks for damage in it.</source>
        <translation>%1 no es una base de datos SQLite; «stemma check» busca daños en él.</translation>
    </message>
    <message>
        <source>Tables and indexes, bytes of their pages</source>
        <translation>Tablas e índices, bytes de sus páginas</translation>
    </message>
    <message>
        <source>Tables, bytes of their values (this SQLite cannot count pages)</source>
        <translation>Tablas, bytes de sus valores (este SQLite no puede contar páginas)</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>índice de %1</translation>
    </message>
    <message>
        <source>free pages</source>
        <translation>páginas libres</translation>
    </message>
    <message>
        <source>write-ahead log</source>
        <translation>registro de escritura anticipada (WAL)</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>sin extensión</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents of messages</source>
        <translation>Contenidos de los mensajes</translation>
    </message>
    <message>
        <source>Largest sessions</source>
        <translation>Sesiones más grandes</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>Contenidos más grandes</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>mensaje %1 de %2</translation>
    </message>
    <message>
        <source>--vacuum regains at least %1 bytes.</source>
        <translation>--vacuum recupera al menos %1 bytes.</translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: no se encontraron daños.</translation>
    </message>
    <message>
        <source>%1: SQLite found damage:</source>
        <translation>%1: SQLite encontró daños:</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) was written back.</source>
        <translation>El registro WAL de %1 (%2 bytes) se reintegró.</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) can be written back; no record changes, and there is nothing to undo. Add --apply to do it.</source>
        <translation>El registro WAL de %1 (%2 bytes) se puede reintegrar; no cambia ningún dato y no hay nada que deshacer. Añada --apply para hacerlo.</translation>
    </message>
    <message>
        <source>Check every page of the database</source>
        <translation>Comprobar cada página de la base de datos</translation>
    </message>
    <message>
        <source>Give the free pages of the database back; can be undone</source>
        <translation>Devolver las páginas libres de la base de datos; se puede deshacer</translation>
    </message>
    <message>
        <source>Write the log of a database that nobody has open back into it; changes no record</source>
        <translation>Reintegrar el registro WAL de una base de datos que nadie tiene abierta; no cambia ningún dato</translation>
    </message>
    <message>
        <source>It is not a JSON array of strings.</source>
        <translation>No es una lista JSON de cadenas.</translation>
    </message>
    <message>
        <source>It is not a change.</source>
        <translation>No es un cambio.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a batch.</source>
        <translation>«%1» no puede formar parte de un lote.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 no se puede leer: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the batch is not valid. %2</source>
        <translation>La línea %1 del lote no es válida. %2</translation>
    </message>
    <message>
        <source>No pruned output fits into %L1 tokens.</source>
        <translation>Ninguna salida podada cabe en %L1 tokens.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs between the last summary and the last two prompts have at most %L1 tokens.</source>
        <translation>Nada que podar: las salidas entre el último resumen y las dos últimas indicaciones tienen como máximo %L1 tokens.</translation>
    </message>
    <message>
        <source>Stopped at “%1” after %2 of %3 changes: %4</source>
        <translation>Detenido en «%1» después de %2 de %3 cambios: %4</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nada que rehacer.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada que deshacer.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>The protocol: openai (chat completions, the default) or anthropic (messages)</source>
        <translation>El protocolo: openai (chat completions, el predeterminado) o anthropic (messages)</translation>
    </message>
    <message>
        <source>The environment variable with the key. By default the key from OPENAI_API_KEY or ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds for this address</source>
        <translation>La variable de entorno con la clave. De forma predeterminada, la clave de OPENAI_API_KEY o ANTHROPIC_API_KEY, enviada solo a OpenAI o Anthropic; si no, la clave que el llavero guarda para esta dirección</translation>
    </message>
    <message>
        <source>Do not use keys from the keychain</source>
        <translation>No usar claves del llavero</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>El proxy, o none; el proxy del sistema de forma predeterminada</translation>
    </message>
    <message>
        <source>Give up after this many seconds without an answer</source>
        <translation>Abandonar tras este número de segundos sin respuesta</translation>
    </message>
    <message>
        <source>Number of retries after temporary errors; 3 by default</source>
        <translation>Número de reintentos tras errores temporales; 3 de forma predeterminada</translation>
    </message>
    <message>
        <source>The price per million tokens, sent and received, for an estimate</source>
        <translation>El precio por millón de tokens, enviados y recibidos, para una estimación</translation>
    </message>
    <message>
        <source>Send without asking</source>
        <translation>Enviar sin preguntar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>Parece que aún debería censurarse %Ln valor; revise el documento.</numerusform>
            <numerusform>Parece que aún deberían censurarse %Ln valores; revise el documento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the document; by default what the file&apos;s name ends with, or markdown</source>
        <translation>El formato del documento; de forma predeterminada, según la terminación del nombre del archivo, o markdown</translation>
    </message>
    <message>
        <source>The file to write; standard output by default</source>
        <translation>El archivo en el que se escribe; la salida estándar de forma predeterminada</translation>
    </message>
    <message>
        <source>Leave thinking out</source>
        <translation>Omitir el razonamiento</translation>
    </message>
    <message>
        <source>Leave tool calls and patches out</source>
        <translation>Omitir las llamadas a herramienta y los parches</translation>
    </message>
    <message>
        <source>Only say that there are images</source>
        <translation>Decir solo que hay imágenes</translation>
    </message>
    <message>
        <source>Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home folders and private hosts, and leave images out</source>
        <translation>Sustituir claves, tokens, contraseñas, direcciones de correo, números de teléfono, cuentas bancarias, carpetas personales y equipos privados, y omitir las imágenes</translation>
    </message>
    <message>
        <source>A name to replace as well; may be repeated</source>
        <translation>Un nombre que también se debe sustituir; se puede repetir</translation>
    </message>
    <message>
        <source>A kind not to replace; may be repeated</source>
        <translation>Un tipo que no se debe sustituir; se puede repetir</translation>
    </message>
    <message>
        <source>“%1” is too short for a name: it would be replaced everywhere.</source>
        <translation>«%1» es demasiado corto para un nombre: se sustituiría en todas partes.</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>El agente de este almacén no conserva copias de los archivos.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>La copia de %1 ya no está ahí.</translation>
    </message>
    <message>
        <source>The store that gets it; where the agent keeps sessions by default</source>
        <translation>El almacén que la recibe; de forma predeterminada, donde el agente guarda las sesiones</translation>
    </message>
    <message>
        <source>The project folder of the new session; that of the session by default</source>
        <translation>La carpeta de proyecto de la sesión nueva; de forma predeterminada, la de la sesión</translation>
    </message>
    <message>
        <source>Leave thinking out (none, the default), or make it text of the answers</source>
        <translation>Omitir el razonamiento (none, predeterminado) o convertirlo en texto de las respuestas</translation>
    </message>
    <message>
        <source>Keep tool calls with their results (calls, the default), or make them text</source>
        <translation>Conservar las llamadas a herramienta con sus resultados (calls, predeterminado) o convertirlas en texto</translation>
    </message>
    <message>
        <source>Hits: %1; sessions by index: %2, by reading: %3</source>
        <translation>Coincidencias: %1; sesiones por índice: %2, por lectura: %3</translation>
    </message>
    <message>
        <source>%1; there are more (--limit)</source>
        <translation>%1; hay más (--limit)</translation>
    </message>
    <message>
        <source>Sessions: %1, texts: %2, bytes: %3</source>
        <translation>Sesiones: %1, textos: %2, bytes: %3</translation>
    </message>
    <message>
        <source>  (being built)</source>
        <translation>  (en construcción)</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>No se puede escribir la salida.</translation>
    </message>
    <message>
        <source>%1 was not searched to its end; there may be more stores in it.</source>
        <translation>No se buscó hasta el final en %1; puede haber más almacenes en él.</translation>
    </message>
    <message>
        <source>%1 holds several stores. Name one of them: %2</source>
        <translation>%1 contiene varios almacenes. Indique uno de ellos: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message>
        <source> level %1, node %2</source>
        <translation> nivel %1, nodo %2</translation>
    </message>
    <message>
        <source> %1, %2 bytes</source>
        <translation> %1, %2 bytes</translation>
    </message>
    <message>
        <source>pruned %1</source>
        <translation>podada %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <translation>bytes almacenados</translation>
    </message>
    <message>
        <source>Name the shell: bash, zsh or fish.</source>
        <translation>Indique el intérprete de órdenes: bash, zsh o fish.</translation>
    </message>
    <message>
        <source>These arguments do not fit the command. “stemma %1 --help” lists what it takes.</source>
        <translation>Estos argumentos no sirven para la orden. «stemma %1 --help» enumera los que acepta.</translation>
    </message>
    <message>
        <source>There is no such command. “stemma --help” lists all commands.</source>
        <translation>No existe esa orden. «stemma --help» enumera todas las órdenes.</translation>
    </message>
    <message>
        <source>These arguments are not valid.</source>
        <translation>Estos argumentos no son válidos.</translation>
    </message>
    <message>
        <source>--json tells of the file that was written: name one with -o.</source>
        <translation>--json informa sobre el archivo escrito: indique uno con -o.</translation>
    </message>
    <message>
        <source>Say what to apply: --vacuum or --write-back.</source>
        <translation>Indique qué se debe aplicar: --vacuum o --write-back.</translation>
    </message>
    <message>
        <source>Choose what to repair: --code, --place or --all.</source>
        <translation>Elija qué reparar: --code, --place o --all.</translation>
    </message>
    <message>
        <source>No finding has the code “%1”. Known codes: %2.</source>
        <translation>Ningún hallazgo tiene el código «%1». Códigos conocidos: %2.</translation>
    </message>
    <message>
        <source>Say what to search for, for example: stemma search &quot;exit code&quot;.</source>
        <translation>Indique qué buscar, por ejemplo: stemma search &quot;exit code&quot;.</translation>
    </message>
    <message>
        <source>Choose an output with --message and --part, or give --keep-tokens.</source>
        <translation>Elija una salida con --message y --part, o indique --keep-tokens.</translation>
    </message>
    <message>
        <source>Say what to ask: a question with --question, or --probe.</source>
        <translation>Indique qué se debe preguntar: una pregunta con --question, o --probe.</translation>
    </message>
    <message>
        <source>Name the model to ask with --endpoint and --model, or add --dry-run.</source>
        <translation>Indique el modelo al que preguntar con --endpoint y --model, o añada --dry-run.</translation>
    </message>
    <message>
        <source>A model writes summaries of level 1 or 2. Choose one with --level.</source>
        <translation>Un modelo escribe resúmenes de nivel 1 o 2. Elija uno con --level.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>Context: %1, %2; afterwards %3, %4</source>
        <comment>4 items, 60 tokens; afterwards 3 items, 1 token</comment>
        <translation>Contexto: %1, %2; después %3, %4</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Omitido: %1</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <translation>superada: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>advertencia: %1</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fallida: %1</translation>
    </message>
    <message>
        <source>To keep the signed thinking, make the change in a fork: %1</source>
        <translation>Para conservar el razonamiento firmado, haga el cambio en una bifurcación: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Discarded end: %1</source>
        <translation>Final descartado: %1</translation>
    </message>
    <message>
        <source>New session: %1</source>
        <translation>Sesión nueva: %1</translation>
    </message>
    <message>
        <source>To continue, in the project folder: %1</source>
        <translation>Para continuar, en la carpeta del proyecto: %1</translation>
    </message>
    <message>
        <source>Done. To undo it: stemma undo %1</source>
        <translation>Hecho. Para deshacerlo: stemma undo %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Add --apply to make the change.</source>
        <translation>No se cambió nada. Añada --apply para hacer el cambio.</translation>
    </message>
    <message>
        <source>The session is not compacted yet.</source>
        <translation>La sesión aún no se ha compactado.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>La sesión no tiene el resumen «%1».</translation>
    </message>
    <message>
        <source>The summary does not record which messages it replaced, so it cannot be reviewed.</source>
        <translation>El resumen no registra qué mensajes sustituyó, por lo que no se puede revisar.</translation>
    </message>
    <message>
        <source>The summary replaced no messages, so there is nothing to review.</source>
        <translation>El resumen no sustituyó ningún mensaje, así que no hay nada que revisar.</translation>
    </message>
    <message>
        <source>The rules that build and compact the context, by a name from “formats”; taken from the store by default</source>
        <translation>Las reglas que construyen y compactan el contexto, por un nombre de «formats»; se toman del almacén de forma predeterminada</translation>
    </message>
    <message>
        <source>The model’s window in tokens; taken from the model’s name by default</source>
        <translation>La ventana del modelo en tokens; se toma del nombre del modelo de forma predeterminada</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>Tokens de la ventana reservados para la respuesta</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for compaction</source>
        <translation>Tokens de la ventana reservados para la compactación</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted; 0.6 by default</source>
        <translation>La proporción de los tokens utilizables a la que se compacta la sesión; 0.6 de forma predeterminada</translation>
    </message>
    <message>
        <source>The query cannot be read at character %1. %2</source>
        <translation>La consulta no se puede leer en el carácter %1. %2</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.</source>
        <translation>«%1» no es una fecha. Escriba 2026-03-01, 2026-03, today o 7d.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>%Ln sesión de %1 no se pudo leer y no se buscó en ella.</numerusform>
            <numerusform>%Ln sesiones de %1 no se pudieron leer y no se buscó en ellas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>La expresión regular tardó demasiado en %Ln texto, que puede tener más coincidencias.</numerusform>
            <numerusform>La expresión regular tardó demasiado en %Ln textos, que pueden tener más coincidencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions found in the usual places. Name a store.</source>
        <translation>No se encontraron sesiones en los lugares habituales. Indique un almacén.</translation>
    </message>
    <message>
        <source>The query is a regular expression</source>
        <translation>La consulta es una expresión regular</translation>
    </message>
    <message>
        <source>The query is a text to find as it is</source>
        <translation>La consulta es un texto que se busca tal cual</translation>
    </message>
    <message>
        <source>With --regex: in any case</source>
        <translation>Con --regex: sin distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by default)</source>
        <translation>Mostrar como máximo este número de coincidencias, las más recientes de todos los almacenes; 0 las muestra todas, almacén por almacén (100 de forma predeterminada)</translation>
    </message>
    <message>
        <source>Only messages since this date: 2026-03-01, 2026-03, today, 7d</source>
        <translation>Solo mensajes desde esta fecha: 2026-03-01, 2026-03, today, 7d</translation>
    </message>
    <message>
        <source>Order by relevance instead of newest first; needs an index</source>
        <translation>Ordenar por relevancia en lugar de por fecha; necesita un índice</translation>
    </message>
    <message>
        <source>Read the stores instead of using their indexes</source>
        <translation>Leer los almacenes en lugar de usar sus índices</translation>
    </message>
    <message>
        <source>Build or update the indexes of stores; no query</source>
        <translation>Construir o actualizar los índices de almacenes; sin consulta</translation>
    </message>
    <message>
        <source>Delete the indexes of stores; no query</source>
        <translation>Borrar los índices de almacenes; sin consulta</translation>
    </message>
    <message>
        <source>List the indexes with their size; no query</source>
        <translation>Enumerar los índices con su tamaño; sin consulta</translation>
    </message>
    <message>
        <source>Level %1 skipped: %2</source>
        <translation>Nivel %1 omitido: %2</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 messages</source>
        <translation>Nivel %1: los textos de %2 mensajes</translation>
    </message>
    <message>
        <source>Level %1: the %2 texts it summarises</source>
        <translation>Nivel %1: los %2 textos que resume</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 summaries</source>
        <translation>Nivel %1: los textos de %2 resúmenes</translation>
    </message>
    <message>
        <source>Level 2 is sent only if level 1 gives no usable summary.</source>
        <translation>El nivel 2 se envía solo si el nivel 1 no da un resumen utilizable.</translation>
    </message>
    <message>
        <source>Level %1 given up: %2</source>
        <translation>Nivel %1 abandonado: %2</translation>
    </message>
    <message>
        <source>(cut off; %1 bytes in total)</source>
        <translation>(cortado; %1 bytes en total)</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>no es posible: %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>writable</source>
        <translation>escribible</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>ningún formato conocido</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Creación (UTC)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Title or first prompt</source>
        <translation>Título o primera indicación</translation>
    </message>
    <message>
        <source>(deleted) %1</source>
        <translation>(borrada) %1</translation>
    </message>
    <message>
        <source>(flagged)</source>
        <translation>(marcada)</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Padre</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrada</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Condensed summary</source>
        <translation>Resumen condensado</translation>
    </message>
    <message>
        <source>level %1, from %2 to %3</source>
        <translation>nivel %1, de %2 a %3</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>reemplazado</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relación</translation>
    </message>
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>aproximadamente %1 token</numerusform>
            <numerusform>unos %1 tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>no enviado: %1</translation>
    </message>
    <message>
        <source>Tokens, estimated</source>
        <translation>Tokens, estimados</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>No se puede reparar: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparación: %1</translation>
    </message>
    <message>
        <source>Summary of %1 messages, now %2</source>
        <comment>12 tokens</comment>
        <translation>Resumen de %1 mensajes, ahora %2</translation>
    </message>
    <message>
        <source>Summary of the %1 messages or summaries that it replaced, %2</source>
        <comment>12 tokens</comment>
        <translation>Resumen de los %1 mensajes o resúmenes que sustituyó, %2</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2</source>
        <comment>12 tokens</comment>
        <translation>Resumen de %1 resúmenes, ahora %2</translation>
    </message>
    <message>
        <source>Request to %1, for an answer of at most %2 tokens:</source>
        <translation>Petición a %1, para una respuesta de como máximo %2 tokens:</translation>
    </message>
    <message>
        <source>The summary without a model:</source>
        <translation>El resumen sin modelo:</translation>
    </message>
    <message>
        <source>, now “%1”</source>
        <translation>, ahora «%1»</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>mensaje %1</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>necesario de nuevo en %1</translation>
    </message>
    <message>
        <source>%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)</source>
        <translation>%1 de %2 hallazgos conservados, %3 perdidos y necesarios de nuevo (encontrados mediante reglas; no es exacto)</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>Solo se revisó una parte: hay demasiado texto.</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n registro más no se guarda en el diario.</numerusform>
            <numerusform>%n registros más no se guardan en el diario.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Sin hallazgos.</translation>
    </message>
    <message>
        <source>No sessions.</source>
        <translation>No hay sesiones.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aún no hay cambios.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>No se cambió ningún archivo.</translation>
    </message>
    <message>
        <source>List prices as known on %1; your own go above them in %2.</source>
        <translation>Precios de lista conocidos a %1; los propios tienen prioridad sobre ellos en %2.</translation>
    </message>
    <message>
        <source>Prices of %1, and list prices as known on %2.</source>
        <translation>Precios de %1 y precios de lista conocidos a %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1, %2: %3 counted, %4 by the agent. %5</source>
        <translation>%1, %2: %3 contados, %4 según el agente. %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1, %2 de %n sesión: %3 contados, %4 según el agente. %5</numerusform>
            <numerusform>%1, %2 de %n sesiones: %3 contados, %4 según el agente. %5</numerusform>
        </translation>
    </message>
    <message>
        <source>--differences lists each session whose sum is another than the agent&apos;s.</source>
        <translation>--differences enumera cada sesión cuya suma difiere de la del agente.</translation>
    </message>
    <message>
        <source>(not stored)</source>
        <translation>(no almacenado)</translation>
    </message>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agente</translation>
    </message>
    <message>
        <source>project</source>
        <translation>proyecto</translation>
    </message>
    <message>
        <source>day</source>
        <translation>día</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>llamadas</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>cache read</source>
        <translation>lectura de caché</translation>
    </message>
    <message>
        <source>cache write</source>
        <translation>escritura de caché</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>by sub-agents</source>
        <translation>por subagentes</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>A subscription covers %1.</source>
        <translation>Una suscripción cubre %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>%n llamada no tiene precio conocido, de estos modelos: %1</numerusform>
            <numerusform>%n llamadas no tienen precio conocido, de estos modelos: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>No contados, %1: %Ln registro con %2</numerusform>
            <numerusform>No contados, %1: %Ln registros con %2</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was: %1 (%2); estimated: %3 (%4)</source>
        <comment>costs, numbers of tokens</comment>
        <translation>tal como fue: %1 (%2); estimado: %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.</source>
        <translation>«%1» no es ni un día ni una hora. Escríbalo como 2026-03-31 o 2026-03-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>What each line sums up</source>
        <translation>De qué son sumas las líneas</translation>
    </message>
    <message>
        <source>Only calls from this day or time on</source>
        <translation>Solo llamadas a partir de este día u hora</translation>
    </message>
    <message>
        <source>Only calls up to this day or time</source>
        <translation>Solo llamadas hasta este día u hora</translation>
    </message>
    <message>
        <source>Prices above those of the program; by default those in your configuration folder</source>
        <translation>Precios con prioridad sobre los del programa; los de su carpeta de configuración de forma predeterminada</translation>
    </message>
    <message>
        <source>Print the lines as CSV</source>
        <translation>Mostrar las líneas como CSV</translation>
    </message>
    <message>
        <source>List each session whose sum is another than the agent&apos;s own</source>
        <translation>Enumerar cada sesión cuya suma difiere de la del propio agente</translation>
    </message>
    <message>
        <source>Estimate the cost of the session if it had been compacted at a number of tokens, its tool outputs pruned except for the newest, or fully cached</source>
        <translation>Estimar lo que habría costado la sesión: compactada al llegar a ese número de tokens, con las salidas de herramientas podadas salvo ese número de tokens más recientes, o con todo en la caché</translation>
    </message>
    <message>
        <source>Show this session</source>
        <translation>Mostrar esta sesión</translation>
    </message>
    <message>
        <source>Go to this message, by its id or its number (from 1)</source>
        <translation>Ir a este mensaje, por su id o su número (desde 1)</translation>
    </message>
    <message>
        <source>Open another window, even if one is open</source>
        <translation>Abrir otra ventana, aunque haya una abierta</translation>
    </message>
    <message>
        <source>Compare the session with this one</source>
        <translation>Comparar la sesión con esta</translation>
    </message>
    <message>
        <source>Look for this, in the panel search, search-tab or find, or in the settings; in export: names to redact</source>
        <translation>Buscar esto en el panel search, search-tab o find, o en las preferencias; en export: nombres que se deben censurar</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>Abrir la sesión de ejemplo</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de</source>
        <translation>Idioma de la ventana, p. ej. de</translation>
    </message>
    <message>
        <source>Colours: light, dark, high-contrast</source>
        <translation>Colores: light, dark, high-contrast</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file, without a display, and leave</source>
        <translation>Dibujar la ventana en un archivo PNG, sin pantalla, y salir</translation>
    </message>
    <message>
        <source>Size of the picture, e.g. 1440x900</source>
        <translation>Tamaño de la imagen, p. ej. 1440x900</translation>
    </message>
    <message>
        <source>Pixels of the picture for a pixel of the window</source>
        <translation>Píxeles de la imagen por cada píxel de la ventana</translation>
    </message>
    <message>
        <source>The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair</source>
        <translation>El plan que se muestra en una imagen: fork, resume, rename, edit, remove, prune, delete, repair</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Opciones de la ventana:</translation>
    </message>
    <message>
        <source>Show a panel: %1</source>
        <translation>Mostrar un panel: %1</translation>
    </message>
    <message>
        <source>Save the files as they were at the checkpoint in this folder; none is overwritten</source>
        <translation>Guardar en esta carpeta los archivos tal como estaban en el punto de control; no se sobrescribe ninguno</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 bytes: %2</translation>
    </message>
    <message>
        <source>Write a comparison with this session of the same store, as html or markdown</source>
        <translation>Escribir una comparación con esta sesión del mismo almacén, como html o markdown</translation>
    </message>
    <message>
        <source>A comparison is written as html or markdown.</source>
        <translation>Una comparación se escribe como html o markdown.</translation>
    </message>
    <message>
        <source>The agent that gets the session; with --redact by default a copy in its own store</source>
        <translation>El agente que recibe la sesión; con --redact, por defecto una copia en su propio almacén</translation>
    </message>
    <message>
        <source>Only a document is redacted: name its file with -o, or its --format.</source>
        <translation>Solo se censura un documento: indique su archivo con -o, o su --format.</translation>
    </message>
    <message>
        <source>Name the agent with --to. Only a redacted copy goes to the same store.</source>
        <translation>Indique el agente con --to. Solo una copia censurada va al mismo almacén.</translation>
    </message>
    <message>
        <source>No document ends with “.%1”. Name the form with --format.</source>
        <translation>Ningún documento termina en «.%1». Indique el formato con --format.</translation>
    </message>
    <message>
        <source>A review is written as html, markdown or json.</source>
        <translation>Una revisión se escribe como html, markdown o json.</translation>
    </message>
    <message>
        <source>The connection broke, so the question is asked again.</source>
        <translation>La conexión se interrumpió, así que se hace la pregunta otra vez.</translation>
    </message>
    <message>
        <source>These were thoughts of the model. The answer follows.</source>
        <translation>Eso eran pensamientos del modelo. Sigue la respuesta.</translation>
    </message>
    <message>
        <source>The answer is not complete: this part had arrived.</source>
        <translation>La respuesta no está completa: esto es lo que había llegado.</translation>
    </message>
    <message>
        <source>The fork has no summary that lost a constraint.</source>
        <translation>La bifurcación no tiene ningún resumen que haya perdido una restricción.</translation>
    </message>
    <message>
        <source>Leave out thinking blocks, except those that the next call still needs</source>
        <translation>Omitir los bloques de razonamiento, salvo los que la próxima llamada aún necesita</translation>
    </message>
    <message>
        <source>Leave out the checkpoints that the store has</source>
        <translation>Omitir los puntos de control que tiene el almacén</translation>
    </message>
    <message>
        <source>Add the constraints that the last summary lost to its copy</source>
        <translation>Añadir a la copia del último resumen las restricciones que este perdió</translation>
    </message>
    <message>
        <source>Add this constraint to the copy of the last summary; can be repeated</source>
        <translation>Añadir esta restricción a la copia del último resumen; se puede repetir</translation>
    </message>
    <message>
        <source>Print which sessions came from which</source>
        <translation>Mostrar qué sesiones provienen de cuáles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>%Ln mensaje, %1 bytes: %2</numerusform>
            <numerusform>%Ln mensajes, %1 bytes: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>%Ln lugar de la sesión censurado</numerusform>
            <numerusform>%Ln lugares de la sesión censurados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcar</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>Reanudar aquí</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>stemma::AsideTabs</name>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>No se perdió nada sobre lo que se pueda preguntar.</translation>
    </message>
</context>
<context>
    <name>stemma::AskBar</name>
    <message>
        <source>Ask…</source>
        <translation>Preguntar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>Pregunta propia</translation>
    </message>
    <message>
        <source>What do you want to know of the context? Nothing is sent before you agree.</source>
        <translation>¿Qué desea saber del contexto? No se envía nada antes de dar el consentimiento.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Type a question instead of those of the probe</source>
        <translation>Escribir una pregunta en lugar de las de la prueba</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Cancelar la petición; no se envía nada más</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Preguntas anteriores</translation>
    </message>
    <message>
        <source>Questions asked so far. They are kept until this tab is closed, and never stored.</source>
        <translation>Preguntas hechas hasta ahora. Se conservan hasta que se cierra esta pestaña y nunca se almacenan.</translation>
    </message>
    <message>
        <source>See what is sent and what it may cost, and agree (Ctrl+Return)</source>
        <translation>Ver qué se envía y cuánto puede costar, y dar el consentimiento (Ctrl+Intro)</translation>
    </message>
</context>
<context>
    <name>stemma::AskColumn</name>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>Solo se muestra el principio.</translation>
    </message>
    <message>
        <source>Judged by rules, not by a model: whether the lost words are in the answer. Read the answer itself before you rely on it.</source>
        <translation>Juzgado por reglas, no por un modelo: si las palabras perdidas están en la respuesta. Lea la respuesta misma antes de fiarse de ello.</translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>Prueba: %Ln pregunta</numerusform>
            <numerusform>Prueba: %Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick a question first.</source>
        <translation>Marque antes una pregunta.</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>Escriba antes una pregunta.</translation>
    </message>
    <message>
        <source>Choose a context first.</source>
        <translation>Elija antes un contexto.</translation>
    </message>
    <message>
        <source>The contexts are still being read.</source>
        <translation>Los contextos aún se están leyendo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>%Ln elemento se envía como texto, sin imágenes. Los tokens son estimaciones.</numerusform>
            <numerusform>%Ln elementos se envían como textos, sin imágenes. Los tokens son estimaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the draft replaces is not in this context; it is sent before it.</source>
        <translation>Lo que el borrador sustituye no está en este contexto; se envía antes de este.</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records everything.</source>
        <translation>Reconstruido: el almacén ya no lo registra todo.</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>Aún sin preguntar.</translation>
    </message>
    <message>
        <source>Reading the context…</source>
        <translation>Leyendo el contexto…</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1… %2 so far</source>
        <comment>number of tokens</comment>
        <translation>Esperando la respuesta de %1… %2 hasta ahora</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1…</source>
        <translation>Esperando la respuesta de %1…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>En espera…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cost %1.</source>
        <translation>Coste: %1.</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>La respuesta alcanzó su tamaño máximo y está cortada.</translation>
    </message>
    <message>
        <source>This question was not asked.</source>
        <translation>Esta pregunta no se hizo.</translation>
    </message>
    <message>
        <source>The model gave no answer to this question.</source>
        <translation>El modelo no respondió a esta pregunta.</translation>
    </message>
    <message>
        <source>%1 · at most %2</source>
        <translation>%1 · como máximo %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln petición</numerusform>
            <numerusform>%Ln peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, answers of at most %2</source>
        <comment>number of tokens</comment>
        <translation>%1, respuestas de como máximo %2</translation>
    </message>
    <message>
        <source>estimated cost: at most %1</source>
        <translation>coste estimado: como máximo %1</translation>
    </message>
    <message>
        <source>the price of %1 is not known</source>
        <translation>el precio de %1 es desconocido</translation>
    </message>
    <message>
        <source>Estimated from the length of the texts, with the price that is set for the model, or else that of the price table</source>
        <translation>Estimado a partir de la longitud de los textos, con el precio establecido para el modelo o, en su defecto, el de la tabla de precios</translation>
    </message>
    <message>
        <source>Ask the context</source>
        <translation>Preguntar al contexto</translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>Contenido: %Ln pregunta y, en cada petición, un contexto de esta sesión</numerusform>
            <numerusform>Contenido: %Ln preguntas y, en cada petición, un contexto de esta sesión</numerusform>
        </translation>
    </message>
    <message>
        <source>Content: the question, and in each request one context of this session</source>
        <translation>Contenido: la pregunta y, en cada petición, un contexto de esta sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n petición.</numerusform>
            <numerusform>%n peticiones, una tras otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask · %1</source>
        <translation>Preguntar · %1</translation>
    </message>
    <message>
        <source>Cancelled: this is what had come of the answer.</source>
        <translation>Cancelado: esto es lo que había llegado de la respuesta.</translation>
    </message>
    <message>
        <source>%1 This is what had come of the answer.</source>
        <translation>%1 Esto es lo que había llegado de la respuesta.</translation>
    </message>
</context>
<context>
    <name>stemma::AskingSteps</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>Pasos del resumen</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Cancelar la petición; no se envía nada más</translation>
    </message>
</context>
<context>
    <name>stemma::AuditChart</name>
    <message>
        <source>Tokens in context</source>
        <translation>Tokens en contexto</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Charts over the turns</source>
        <translation>Gráficos sobre los turnos</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turns %1</source>
        <translation>Turnos %1</translation>
    </message>
    <message>
        <source>%1: not stored</source>
        <translation>%1: no almacenado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, mean %4</source>
        <translation>%1: de %2 a %3, media %4</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Aún no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>This store has no tokens, costs or times of calls.</source>
        <translation>Este almacén no tiene tokens, costes ni tiempos de llamadas.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Antes de la primera indicación</translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Como tabla (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Como JSON…</translation>
    </message>
    <message>
        <source>Cancelled; the turns read so far are shown.</source>
        <translation>Cancelado; se muestran los turnos leídos hasta ahora.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>Sumando los turnos…</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>Esta sesión no tiene turnos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln turno</numerusform>
            <numerusform>%Ln turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 cached tokens in</source>
        <translation>entrada: %1 + %2 tokens de la caché</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 de entrada</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 de salida</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>%n reintento</numerusform>
            <numerusform>%n reintentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>%n llamada a herramienta fallida</numerusform>
            <numerusform>%n llamadas a herramienta fallidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>Exportar la auditoría</translation>
    </message>
    <message>
        <source>The audit was written to %1.</source>
        <translation>La auditoría se escribió en %1.</translation>
    </message>
    <message>
        <source>The audit cannot be written to %1: %2</source>
        <translation>La auditoría no se puede escribir en %1: %2</translation>
    </message>
</context>
<context>
    <name>stemma::AuditSource</name>
    <message>
        <source>Adding up the turns</source>
        <translation>Sumando los turnos</translation>
    </message>
</context>
<context>
    <name>stemma::Banner</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>stemma::BringAlong</name>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Thinking blocks</source>
        <translation>Bloques de razonamiento</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>Llevar</translation>
    </message>
    <message>
        <source>The agent is sent the summaries in place of the messages they replace, so the fork needs them.</source>
        <translation>Al agente se le envían los resúmenes en lugar de los mensajes que sustituyen, así que la bifurcación los necesita.</translation>
    </message>
    <message>
        <source>Without them the fork works with another account, provider or model. A turn that the fork ends in keeps them where its tool calls need them.</source>
        <translation>Sin ellos, la bifurcación funciona con otra cuenta, otro proveedor u otro modelo. El turno en que termina los conserva donde sus llamadas a herramienta los necesitan.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>Añadir %Ln restricción perdida al resumen</numerusform>
            <numerusform>Añadir %Ln restricciones perdidas al resumen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::BugReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>Informar de un error</translation>
    </message>
    <message>
        <source>Describe what happened, then copy the report. It holds no paths and nothing of your sessions. Stemma sends nothing.</source>
        <translation>Describa lo que ocurrió y copie el informe. No contiene rutas ni nada de sus sesiones. Stemma no envía nada.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Qué ocurrió:</translation>
    </message>
    <message>
        <source>What you did before:</source>
        <translation>Qué hizo antes:</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message>
        <source>(no path)</source>
        <translation>(sin ruta)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln cambio</numerusform>
            <numerusform>%Ln cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>No todos encajan unos con otros, por lo que se muestran en %Ln paso.</numerusform>
            <numerusform>No todos encajan unos con otros, por lo que se muestran en %Ln pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1, %2, %3 líneas añadidas, %4 eliminadas</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>Not in the current branch</source>
        <translation>No en la rama actual</translation>
    </message>
    <message>
        <source>The session holds no result of this call: the change may not have been made.</source>
        <translation>La sesión no contiene ningún resultado de esta llamada: puede que el cambio no se haya hecho.</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 lines added, %5 removed</source>
        <translation>%1, %2, %3, %4 líneas añadidas, %5 eliminadas</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>Lines added</source>
        <translation>Líneas añadidas</translation>
    </message>
    <message>
        <source>Lines removed</source>
        <translation>Líneas eliminadas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Message and file</source>
        <translation>Mensaje y archivo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeView</name>
    <message>
        <source>No difference in the part of the text shown here.</source>
        <translation>No hay diferencias en la parte del texto que se muestra aquí.</translation>
    </message>
</context>
<context>
    <name>stemma::ChangesPanel</name>
    <message>
        <source>In order of time</source>
        <translation>Por orden cronológico</translation>
    </message>
    <message>
        <source>List all changes in order, without grouping them by file</source>
        <translation>Enumerar todos los cambios en orden, sin agruparlos por archivo</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Uno a uno</translation>
    </message>
    <message>
        <source>Show each change of a file instead of its net change</source>
        <translation>Mostrar cada cambio de un archivo en lugar de su cambio neto</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>En paralelo</translation>
    </message>
    <message>
        <source>Show old and new lines beside each other</source>
        <translation>Mostrar las líneas antiguas y nuevas unas junto a otras</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Todos los mensajes</translation>
    </message>
    <message>
        <source>Current branch</source>
        <translation>Rama actual</translation>
    </message>
    <message>
        <source>Selected messages</source>
        <translation>Mensajes seleccionados</translation>
    </message>
    <message>
        <source>Messages whose changes are listed</source>
        <translation>Mensajes cuyos cambios se enumeran</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Cambio anterior</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Cambio siguiente</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Archivo anterior</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Archivo siguiente</translation>
    </message>
    <message>
        <source>Compare with disk</source>
        <translation>Comparar con el disco</translation>
    </message>
    <message>
        <source>Compare the net changes with the files on disk</source>
        <translation>Comparar los cambios netos con los archivos del disco</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the net changes as one patch that “git apply” takes</source>
        <translation>Guardar los cambios netos como un solo parche que acepte «git apply»</translation>
    </message>
    <message>
        <source>Changed files</source>
        <translation>Archivos cambiados</translation>
    </message>
    <message>
        <source>Open a session to see which files it changed.</source>
        <translation>Abra una sesión para ver qué archivos cambió.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Leyendo la sesión…</translation>
    </message>
    <message>
        <source>None of these messages changed a file.</source>
        <translation>Ninguno de estos mensajes cambió un archivo.</translation>
    </message>
    <message>
        <source>This session changed no files.</source>
        <translation>Esta sesión no cambió ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln cambio</numerusform>
            <numerusform>%Ln cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Carpeta del proyecto</translation>
    </message>
    <message>
        <source>Export patch</source>
        <translation>Exportar parche</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>Parches (*.patch *.diff)</translation>
    </message>
    <message>
        <source>There is nothing that a patch could hold.</source>
        <translation>No hay nada que un parche pudiera contener.</translation>
    </message>
    <message>
        <source>The patch could not be written: %1</source>
        <translation>No se pudo escribir el parche: %1</translation>
    </message>
    <message>
        <source>Patch saved to %1.</source>
        <translation>Parche guardado en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>Se omite %Ln cambio:</numerusform>
            <numerusform>Se omiten %Ln cambios:</numerusform>
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
        <translation>No se envió nada</translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superada</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Failed: the sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This change needs no checks.</source>
        <translation>Este cambio no necesita comprobaciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n superada</numerusform>
            <numerusform>%n superadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChooseModelsDialog</name>
    <message>
        <source>Compare levels and models</source>
        <translation>Comparar niveles y modelos</translation>
    </message>
    <message>
        <source>Each ticked box is one request. Before anything is sent, you see what goes where and what it may cost, and are asked. “Model…” sets up more models.</source>
        <translation>Cada casilla marcada es una petición. Antes de enviar nada, se muestra qué va adónde y cuánto puede costar, y se pide confirmación. «Modelo…» configura más modelos.</translation>
    </message>
    <message>
        <source>&amp;%1 deterministic, without a model</source>
        <translation>&amp;%1 determinista, sin modelo</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 selectivo</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 agresivo</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>Marque un nivel de un modelo.</translation>
    </message>
</context>
<context>
    <name>stemma::Choosers</name>
    <message>
        <source>Message %1 of %2</source>
        <translation>Mensaje %1 de %2</translation>
    </message>
    <message>
        <source>No message from this time on</source>
        <translation>No hay ningún mensaje a partir de esta hora</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Go to session or text: type words of the title, prompt, model, folder or any text</source>
        <translation>Ir a una sesión o un texto: escriba palabras del título, la indicación, el modelo, la carpeta o cualquier texto</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id</source>
        <translation>Escriba un número de 1 a %1, una hora como 9:41 o 2026-03-02 9:41, o un id de mensaje</translation>
    </message>
    <message>
        <source>Message with the id %1</source>
        <translation>Mensaje con el id %1</translation>
    </message>
    <message>
        <source>Go to message</source>
        <translation>Ir al mensaje</translation>
    </message>
    <message>
        <source>Compare “%1” with another session of the store</source>
        <translation>Comparar «%1» con otra sesión del almacén</translation>
    </message>
    <message>
        <source>The session has no checkpoints.</source>
        <translation>La sesión no tiene puntos de control.</translation>
    </message>
    <message>
        <source>Go to checkpoint</source>
        <translation>Ir al punto de control</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Antes de «%1»</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>Deshace este cambio y todos los posteriores</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedEditing</name>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>Añadido al lote: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>%n cambio en el lote de la última vez. El almacén ha cambiado desde entonces; «Planificar todo» muestra si todavía sirve.</numerusform>
            <numerusform>%n cambios en el lote de la última vez. El almacén ha cambiado desde entonces; «Planificar todo» muestra si todavía sirven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>%n cambio en el lote de la última vez.</numerusform>
            <numerusform>%n cambios en el lote de la última vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be edited.</source>
        <translation>«%1» no se puede editar.</translation>
    </message>
    <message>
        <source>The session no longer has message %1. Remove the change from the batch, or add it again at another message.</source>
        <translation>La sesión ya no tiene el mensaje %1. Elimine el cambio del lote o añádalo de nuevo en otro mensaje.</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Plan all…</source>
        <translation>Planificar todo…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; all of them are then applied together.</source>
        <translation>No hay cambios en el lote. «Añadir al lote» en un plan pone aquí un cambio en lugar de aplicarlo; después se aplican todos juntos.</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Edit this change (Return)</source>
        <translation>Editar este cambio (Intro)</translation>
    </message>
    <message>
        <source>Remove this change from the batch (Del)</source>
        <translation>Eliminar este cambio del lote (Supr)</translation>
    </message>
    <message>
        <source>Remove all changes from the batch</source>
        <translation>Eliminar todos los cambios del lote</translation>
    </message>
    <message>
        <source>Show what all changes would write, to apply them as one</source>
        <translation>Mostrar lo que escribirían todos los cambios, para aplicarlos como uno solo</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1, %n anterior al último cambio del almacén</numerusform>
            <numerusform>%1, %n anteriores al último cambio del almacén</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionDrafts</name>
    <message>
        <source>Level %1: this format makes no summary without a model</source>
        <translation>Nivel %1: este formato no hace resúmenes sin un modelo</translation>
    </message>
    <message>
        <source>Level %1: made without a model</source>
        <translation>Nivel %1: hecho sin modelo</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>Este formato no hace resúmenes sin un modelo. Escríbalo aquí y luego aplíquelo.</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>Ninguno de los niveles elegidos es posible aquí.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>Resúmenes sobre los mensajes</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>sustituye %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>Aplique o descarte el texto nuevo antes de seleccionar otro resumen.</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>Esta vista previa se hizo con las reglas anteriores. Previsualice de nuevo para usar las nuevas.</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>Ir a su mensaje</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>Aplique o descarte antes el texto nuevo.</translation>
    </message>
    <message>
        <source>Compaction · %1</source>
        <translation>Compactación · %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Leyendo los resúmenes</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>El resumen no tiene ningún texto que se pueda editar.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionTools</name>
    <message>
        <source>Preview compaction</source>
        <translation>Previsualizar compactación</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>Probar un resumen nuevo; no se escribe nada</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>Comparar niveles</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>Modelo…</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>Configurar el modelo que escribe los resúmenes de nivel 1 y 2</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Editar texto</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>Editar el texto del resumen</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>Disolver…</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>Devolver al contexto los mensajes sustituidos</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>Podar salidas…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules, window and token counting for new summaries</source>
        <translation>Reglas, ventana y recuento de tokens para resúmenes nuevos</translation>
    </message>
    <message>
        <source>Merge all active summaries</source>
        <translation>Fusionar todos los resúmenes activos</translation>
    </message>
    <message>
        <source>Merge with previous summary</source>
        <translation>Fusionar con el resumen anterior</translation>
    </message>
    <message>
        <source>Summarise again</source>
        <translation>Resumir de nuevo</translation>
    </message>
    <message>
        <source>Restore to the context…</source>
        <translation>Restaurar en el contexto…</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>Comparar niveles y modelos…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Elegir qué salidas de herramientas podar o restaurar</translation>
    </message>
    <message>
        <source>A model writes a thorough summary with headings</source>
        <translation>Un modelo escribe un resumen detallado con encabezados</translation>
    </message>
    <message>
        <source>A model writes the shortest possible summary</source>
        <translation>Un modelo escribe el resumen más corto posible</translation>
    </message>
    <message>
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>Sin modelo: hecho según las reglas del formato o escrito manualmente</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>No hay ningún modelo configurado. Configure uno con «Modelo…».</translation>
    </message>
    <message>
        <source>Show the previewed summaries side by side</source>
        <translation>Mostrar los resúmenes previsualizados en paralelo</translation>
    </message>
    <message>
        <source>Preview two levels first</source>
        <translation>Previsualice antes dos niveles</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>Aplique o descarte antes el texto nuevo.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces all summaries in the context</source>
        <translation>Previsualizar un resumen que sustituya todos los resúmenes del contexto</translation>
    </message>
    <message>
        <source>This needs two summaries in the context.</source>
        <translation>Esto necesita dos resúmenes en el contexto.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces this one and the previous one</source>
        <translation>Previsualizar un resumen que sustituya este y el anterior</translation>
    </message>
    <message>
        <source>The selected summary is not in the context, or is the first one there.</source>
        <translation>El resumen seleccionado no está en el contexto o es el primero de él.</translation>
    </message>
    <message>
        <source>Preview a new summary of the messages that this one replaces</source>
        <translation>Previsualizar un resumen nuevo de los mensajes que este sustituye</translation>
    </message>
    <message>
        <source>Only a summary in the context can be rewritten.</source>
        <translation>Solo se puede reescribir un resumen que esté en el contexto.</translation>
    </message>
    <message>
        <source>Replace the messages in the context with this summary</source>
        <translation>Sustituir los mensajes del contexto por este resumen</translation>
    </message>
    <message>
        <source>The summary is already in the context.</source>
        <translation>El resumen ya está en el contexto.</translation>
    </message>
    <message>
        <source>Another summary replaced it. Dissolve that one.</source>
        <translation>Otro resumen lo sustituyó. Disuelva ese.</translation>
    </message>
    <message>
        <source>No summary is selected.</source>
        <translation>No hay ningún resumen seleccionado.</translation>
    </message>
    <message>
        <source>Preview summaries of several levels and models side by side</source>
        <translation>Previsualizar en paralelo resúmenes de varios niveles y modelos</translation>
    </message>
</context>
<context>
    <name>stemma::CompareFilesModel</name>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>solo A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>solo B</translation>
    </message>
    <message>
        <source>%1, A %2, B %3, %4</source>
        <translation>%1, A %2, B %3, %4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>stemma::CompareLevelsDialog</name>
    <message>
        <source>Compare levels</source>
        <translation>Comparar niveles</translation>
    </message>
    <message>
        <source>Kept findings are counted by rules and are only a hint. Tokens are estimates.</source>
        <translation>Los hallazgos conservados se cuentan según reglas y son solo un indicio. Los tokens son estimaciones.</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <translation>Tokens:</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>Conservado:</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Coste:</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Usar este</translation>
    </message>
</context>
<context>
    <name>stemma::CompareModel</name>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %n message(s)</source>
        <translation>
            <numerusform>Compactación de %n mensaje</numerusform>
            <numerusform>Compactación de %n mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>mensaje %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>solo A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>solo B</translation>
    </message>
    <message>
        <source>Nothing in common: they differ from the first message</source>
        <translation>Nada en común: difieren desde el primer mensaje</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>%n mensaje en común</numerusform>
            <numerusform>%n mensajes en común</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · the last is %2 “%3”</source>
        <translation>%1 · el último es %2 «%3»</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages · Compare more</source>
        <translation>Comparados los primeros %1 de %2 y %3 de %4 mensajes · Comparar más</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>%n mensaje anterior en común · Mostrar más</numerusform>
            <numerusform>%n mensajes anteriores en común · Mostrar más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages</source>
        <translation>Comparados los primeros %1 de %2 y %3 de %4 mensajes</translation>
    </message>
</context>
<context>
    <name>stemma::CompareSource</name>
    <message>
        <source>Comparing two sessions</source>
        <translation>Comparando dos sesiones</translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message>
        <source>Changes only</source>
        <translation>Solo cambios</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Cambio anterior</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Cambio siguiente</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Cerrar la comparación</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>Archivos cambiados</translation>
    </message>
    <message>
        <source>After the common part</source>
        <translation>Después de la parte común</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tool errors</source>
        <translation>Errores de herramientas</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>Tiempo de trabajo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Seleccione dos filas para compararlas.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>%n de %1 difiere</numerusform>
            <numerusform>%n de %1 difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Files changed since then</source>
        <translation>Archivos cambiados desde entonces</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>sin cambios</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Export the comparison…</source>
        <translation>Exportar la comparación…</translation>
    </message>
    <message>
        <source>Comparison of “%1” with “%2”</source>
        <translation>Comparación de «%1» con «%2»</translation>
    </message>
    <message>
        <source>Messages in common</source>
        <translation>Mensajes en común</translation>
    </message>
</context>
<context>
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>%Ln cambio, %1</numerusform>
            <numerusform>%Ln cambios, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of recent stores is empty now.</source>
        <translation>La lista de almacenes recientes está ahora vacía.</translation>
    </message>
</context>
<context>
    <name>stemma::ConnectDialog</name>
    <message>
        <source>Connect to PostgreSQL</source>
        <translation>Conectar con PostgreSQL</translation>
    </message>
    <message>
        <source>Nothing is changed without a plan that you apply. Empty fields are filled from the service, the environment and the password file, as psql does.</source>
        <translation>No se cambia nada sin un plan que usted aplique. Los campos vacíos se rellenan a partir del servicio, el entorno y el archivo de contraseñas, como hace psql.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Resultado de la prueba</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>&amp;Probar conexión</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>a section of pg_service.conf</source>
        <translation>una sección de pg_service.conf</translation>
    </message>
    <message>
        <source>localhost, or a postgresql:// address</source>
        <translation>localhost o una dirección postgresql://</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predeterminado)</translation>
    </message>
    <message>
        <source>same as user</source>
        <translation>igual que el usuario</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>su nombre de inicio de sesión</translation>
    </message>
    <message>
        <source>none, or from the password file</source>
        <translation>ninguna, o del archivo de contraseñas</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Recordar en el llavero</translation>
    </message>
    <message>
        <source>the user’s search path</source>
        <translation>la ruta de búsqueda del usuario</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>Ser&amp;vicio:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Equipo:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>P&amp;uerto:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>&amp;Base de datos:</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>Usu&amp;ario:</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Co&amp;ntraseña:</translation>
    </message>
    <message>
        <source>&amp;Schema:</source>
        <translation>Es&amp;quema:</translation>
    </message>
    <message>
        <source>SS&amp;L:</source>
        <translation>SS&amp;L:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>&amp;Detener la prueba</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando con %1…</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>La prueba se detuvo.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1.</source>
        <translation>Conectado. Es un almacén de %1.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1, release %2.</source>
        <translation>Conectado. Es un almacén de %1, versión %2.</translation>
    </message>
    <message>
        <source>Connected, but there is no known session store. %1</source>
        <translation>Conectado, pero no hay ningún almacén de sesiones conocido. %1</translation>
    </message>
</context>
<context>
    <name>stemma::ContextBars</name>
    <message>
        <source>Now %1, afterwards %2</source>
        <comment>numbers of tokens</comment>
        <translation>Ahora %1, después %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Salida de herramienta</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
</context>
<context>
    <name>stemma::ContextChips</name>
    <message>
        <source>Add context</source>
        <translation>Añadir contexto</translation>
    </message>
    <message>
        <source>Ask the context at another message, or before or after a compaction, too</source>
        <translation>Preguntar también al contexto en otro mensaje, o antes o después de una compactación</translation>
    </message>
    <message>
        <source>Ask this context</source>
        <translation>Preguntar a este contexto</translation>
    </message>
    <message>
        <source>At message…</source>
        <translation>En el mensaje…</translation>
    </message>
    <message>
        <source>Number of the newest message:</source>
        <translation>Número del mensaje más reciente:</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>%Ln elemento en ambos</numerusform>
            <numerusform>%Ln elementos en ambos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Summary: what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>en ambos</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>desaparecido</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>The turn before, at message %1</source>
        <translation>El turno anterior, en el mensaje %1</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>En el mensaje %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message>
        <source>Only changes</source>
        <translation>Solo cambios</translation>
    </message>
    <message>
        <source>Show items that both have as one line</source>
        <translation>Mostrar como una sola línea los elementos comunes a ambos</translation>
    </message>
    <message>
        <source>Context compared with the turn before</source>
        <translation>Contexto comparado con el turno anterior</translation>
    </message>
    <message>
        <source>Comparing with the turn before…</source>
        <translation>Comparando con el turno anterior…</translation>
    </message>
    <message>
        <source>No turn came before this one.</source>
        <translation>No hubo ningún turno antes de este.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>%Ln elemento nuevo</numerusform>
            <numerusform>%Ln elementos nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>%Ln elemento desaparecido</numerusform>
            <numerusform>%Ln elementos desaparecidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>%Ln elemento cambiado</numerusform>
            <numerusform>%Ln elementos cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed since the turn before.</source>
        <translation>Nada ha cambiado desde el turno anterior.</translation>
    </message>
</context>
<context>
    <name>stemma::ContextModel</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Salida de herramienta</translation>
    </message>
    <message>
        <source>Pruned output</source>
        <translation>Salida podada</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>No enviado. %1</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records what was sent then.</source>
        <translation>Reconstruido: el almacén ya no registra lo que se envió entonces.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message>
        <source>compacts once its turns have used %1</source>
        <translation>compacta cuando sus turnos han usado %1</translation>
    </message>
    <message>
        <source>compacts at %1</source>
        <translation>compacta a los %1</translation>
    </message>
    <message>
        <source>compacts at %1; now %2</source>
        <translation>compacta a los %1; ahora %2</translation>
    </message>
    <message>
        <source>%1 compacts after a turn once the turns since the session was loaded have used %2 tokens, and before a turn from %3. The store does not record how many they have used.</source>
        <translation>%1 compacta después de un turno cuando los turnos desde que se cargó la sesión han usado %2 tokens, y antes de un turno a partir de %3. El almacén no registra cuántos han usado.</translation>
    </message>
    <message>
        <source>With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>Con los ajustes elegidos, %1 compacta después de un turno a partir de %2 tokens, y antes de un turno a partir de %3.</translation>
    </message>
    <message>
        <source>With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>Con sus ajustes predeterminados, %1 compacta después de un turno a partir de %2 tokens, y antes de un turno a partir de %3.</translation>
    </message>
    <message>
        <source>Follow the timeline</source>
        <translation>Seguir la cronología</translation>
    </message>
    <message>
        <source>Against the turn before</source>
        <translation>Respecto al turno anterior</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Preguntar…</translation>
    </message>
    <message>
        <source>Show the context as it was at the current message</source>
        <translation>Mostrar el contexto tal como era en el mensaje actual</translation>
    </message>
    <message>
        <source>The newest message of this context</source>
        <translation>El mensaje más reciente de este contexto</translation>
    </message>
    <message>
        <source>Show the context when an earlier message was the newest</source>
        <translation>Mostrar el contexto de cuando un mensaje anterior era el más reciente</translation>
    </message>
    <message>
        <source>Find in this context</source>
        <translation>Buscar en este contexto</translation>
    </message>
    <message>
        <source>Copy the request as JSON</source>
        <translation>Copiar la petición como JSON</translation>
    </message>
    <message>
        <source>Copy the request as a curl command</source>
        <translation>Copiar la petición como orden curl</translation>
    </message>
    <message>
        <source>Ask a model a question about this context. Nothing is sent before you agree.</source>
        <translation>Hacer a un modelo una pregunta sobre este contexto. No se envía nada antes de dar el consentimiento.</translation>
    </message>
    <message>
        <source>Show what is new, gone and changed since the end of the turn before</source>
        <translation>Mostrar lo nuevo, lo desaparecido y lo cambiado desde el final del turno anterior</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>La petición se copió.</translation>
    </message>
    <message>
        <source>“%1” is not in this context.</source>
        <translation>«%1» no está en este contexto.</translation>
    </message>
    <message>
        <source>Items of the context</source>
        <translation>Elementos del contexto</translation>
    </message>
    <message>
        <source>Message %1 was in the window then.</source>
        <translation>El mensaje %1 estaba entonces en la ventana.</translation>
    </message>
    <message>
        <source>Message %1 did not exist yet.</source>
        <translation>El mensaje %1 aún no existía.</translation>
    </message>
    <message>
        <source>at message %1</source>
        <translation>en el mensaje %1</translation>
    </message>
    <message>
        <source>Message %1 left the window with “%2”.</source>
        <translation>El mensaje %1 salió de la ventana con «%2».</translation>
    </message>
    <message>
        <source>Message %1 left the window %3, with “%2”.</source>
        <translation>El mensaje %1 salió de la ventana %3, con «%2».</translation>
    </message>
    <message>
        <source>“%1” replaces it now.</source>
        <translation>Ahora lo sustituye «%1».</translation>
    </message>
    <message>
        <source>Show the context before</source>
        <translation>Mostrar el contexto anterior</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>Mostrar pérdidas</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Building the context…</source>
        <translation>Construyendo el contexto…</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>%Ln elemento enviado</numerusform>
            <numerusform>%Ln elementos enviados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln resumen</numerusform>
            <numerusform>%Ln resúmenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln omitido</numerusform>
            <numerusform>%Ln omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln elemento</numerusform>
            <numerusform>+%Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln elemento</numerusform>
            <numerusform>−%Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>since the previous message: %1</source>
        <translation>desde el mensaje anterior: %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>elegido: %1</translation>
    </message>
    <message>
        <source>reconstructed: the store no longer records everything</source>
        <translation>reconstruido: el almacén ya no lo registra todo</translation>
    </message>
    <message>
        <source>%1 rules, window %2</source>
        <translation>reglas de %1, ventana %2</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>reglas de %1</translation>
    </message>
    <message>
        <source>Rules and window of this context. Click to choose others.</source>
        <translation>Reglas y ventana de este contexto. Pulse para elegir otras.</translation>
    </message>
    <message>
        <source>Chosen: %1. Click to choose others, or to go back to the defaults.</source>
        <translation>Elegido: %1. Pulse para elegir otros valores o para volver a los predeterminados.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>At message %1 of %2</source>
        <translation>En el mensaje %1 de %2</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
    <message>
        <source>Building the context</source>
        <translation>Construyendo el contexto</translation>
    </message>
    <message>
        <source>Searching the context for “%1”</source>
        <translation>Buscando «%1» en el contexto</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>Escribiendo la petición</translation>
    </message>
</context>
<context>
    <name>stemma::CountingMenu</name>
    <message>
        <source>With vocabularies of installed packages</source>
        <translation>Con vocabularios de paquetes instalados</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimar</translation>
    </message>
    <message>
        <source>With a vocabulary file…</source>
        <translation>Con un archivo de vocabulario…</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted; other models have their own rules</source>
        <translation>Cómo se cuentan los tokens de los modelos de OpenAI; los demás modelos tienen sus propias reglas</translation>
    </message>
    <message>
        <source>The file of cl100k_base or o200k_base</source>
        <translation>El archivo de cl100k_base u o200k_base</translation>
    </message>
</context>
<context>
    <name>stemma::CoveredPane</name>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>Plegar en una línea los mensajes sin pérdidas</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>Mensajes abarcados</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>necesario de nuevo en %1</translation>
    </message>
</context>
<context>
    <name>stemma::DetailsView</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Copiar el valor</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>stemma::DiffListModel</name>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Sin salto de línea al final del archivo</translation>
    </message>
    <message>
        <source>Lines %1</source>
        <translation>Líneas %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>añadida: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>eliminada: %1</translation>
    </message>
</context>
<context>
    <name>stemma::DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>Líneas cambiadas</translation>
    </message>
</context>
<context>
    <name>stemma::Docks</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>The sessions of all open stores. Forks and sub-agents are listed below the session that they come from.</source>
        <translation>Las sesiones de todos los almacenes abiertos. Las bifurcaciones y los subagentes aparecen debajo de la sesión de la que proceden.</translation>
    </message>
    <message>
        <source>The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message.</source>
        <translation>Los turnos de la sesión: cada indicación con sus pasos y llamadas a herramienta. Elija una línea para ir a su mensaje.</translation>
    </message>
    <message>
        <source>All thinking of the session, with its length and what the agent did next.</source>
        <translation>Todos los razonamientos de la sesión, con su longitud y lo que hizo el agente a continuación.</translation>
    </message>
    <message>
        <source>All changes that the session made in files, by file, and the net change of each.</source>
        <translation>Todos los cambios que la sesión hizo en archivos, por archivo, y el cambio neto de cada uno.</translation>
    </message>
    <message>
        <source>Every file that the session names: who read or changed it, and whether it is still so on disk.</source>
        <translation>Cada archivo que nombra la sesión: quién lo leyó o cambió, y si sigue igual en el disco.</translation>
    </message>
    <message>
        <source>Changes that were chosen but not made yet. Apply makes all of them, or none.</source>
        <translation>Cambios elegidos pero aún no hechos. Aplicar los hace todos, o ninguno.</translation>
    </message>
    <message>
        <source>Search in all sessions of all stores, with an index or without.</source>
        <translation>Buscar en todas las sesiones de todos los almacenes, con índice o sin él.</translation>
    </message>
    <message>
        <source>The stored data of the current message: its fields, its parts and the raw record.</source>
        <translation>Los datos guardados del mensaje actual: sus campos, sus partes y el registro sin procesar.</translation>
    </message>
    <message>
        <source>The findings of a check of the open stores, and their repairs.</source>
        <translation>Los hallazgos de una comprobación de los almacenes abiertos, y sus reparaciones.</translation>
    </message>
    <message>
        <source>The agent&apos;s own records of its runs, beside the messages.</source>
        <translation>Los registros propios del agente sobre sus ejecuciones, además de los mensajes.</translation>
    </message>
    <message>
        <source>The context of the model, item by item with its tokens: now, or when a message was the newest.</source>
        <translation>El contexto del modelo, elemento por elemento con sus tokens: ahora, o cuando un mensaje era el más reciente.</translation>
    </message>
    <message>
        <source>Changes made with Stemma. A change can be undone, and redone, while its undo data is kept.</source>
        <translation>Cambios hechos con Stemma. Un cambio puede deshacerse, y rehacerse, mientras se conserven sus datos de deshacer.</translation>
    </message>
</context>
<context>
    <name>stemma::DoctorDialog</name>
    <message>
        <source>Contents</source>
        <translation>Contenidos</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>Contenidos más grandes</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Tabla o índice</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Índice de</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Database doctor: %1</source>
        <translation>Diagnóstico de la base de datos: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Delete session…</source>
        <translation>&amp;Borrar sesión…</translation>
    </message>
    <message>
        <source>Check &amp;integrity</source>
        <translation>Comprobar &amp;integridad</translation>
    </message>
    <message>
        <source>&amp;Write log back</source>
        <translation>Reintegrar registro &amp;WAL</translation>
    </message>
    <message>
        <source>&amp;Vacuum…</source>
        <translation>&amp;Reducir…</translation>
    </message>
    <message>
        <source>Plan the deletion of the selected session; it can be undone</source>
        <translation>Planificar el borrado de la sesión seleccionada; se puede deshacer</translation>
    </message>
    <message>
        <source>Write the log back into the database; no record changes, and there is nothing to undo</source>
        <translation>Reintegrar el registro WAL en la base de datos; no cambia ningún dato y no hay nada que deshacer</translation>
    </message>
    <message>
        <source>Plan to give the free pages back; it can be undone</source>
        <translation>Planificar la devolución de las páginas libres; se puede deshacer</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>Leyendo el almacén…</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>sin extensión</translation>
    </message>
    <message>
        <source>Free pages</source>
        <translation>Páginas libres</translation>
    </message>
    <message>
        <source>%1 in free pages</source>
        <translation>%1 en páginas libres</translation>
    </message>
    <message>
        <source>%1 in the log</source>
        <translation>%1 en el registro WAL</translation>
    </message>
    <message>
        <source>This SQLite cannot count pages: tables are shown by the sizes of their values.</source>
        <translation>Este SQLite no puede contar páginas: las tablas se muestran por el tamaño de sus valores.</translation>
    </message>
    <message>
        <source>Checking every page…</source>
        <translation>Comprobando cada página…</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>No se encontraron daños.</translation>
    </message>
    <message>
        <source>SQLite found damage:</source>
        <translation>SQLite encontró daños:</translation>
    </message>
    <message>
        <source>Trying it out on a copy…</source>
        <translation>Probándolo en una copia…</translation>
    </message>
    <message>
        <source>%1 → %2: %3. %4</source>
        <translation>%1 → %2: %3. %4</translation>
    </message>
    <message>
        <source>&amp;Vacuum now</source>
        <translation>&amp;Reducir ahora</translation>
    </message>
    <message>
        <source>Writing the log back…</source>
        <translation>Reintegrando el registro WAL…</translation>
    </message>
</context>
<context>
    <name>stemma::Doctoring</name>
    <message>
        <source>No store is open.</source>
        <translation>No hay ningún almacén abierto.</translation>
    </message>
    <message>
        <source>Show a session of the store first.</source>
        <translation>Muestre primero una sesión del almacén.</translation>
    </message>
</context>
<context>
    <name>stemma::EditActions</name>
    <message>
        <source>fork</source>
        <translation>bifurcación</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>reanudación</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>cambio de nombre</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>edición</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>eliminación</translation>
    </message>
    <message>
        <source>pruning</source>
        <translation>poda</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>restauración</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>borrado</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>reparación</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>inserción</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>move</source>
        <translation>traslado</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>compactación</translation>
    </message>
    <message>
        <source>dissolving</source>
        <translation>disolución</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>La sesión no tiene mensajes.</translation>
    </message>
    <message>
        <source>Select a text, thinking or tool output first.</source>
        <translation>Seleccione antes un texto, un razonamiento o una salida de herramienta.</translation>
    </message>
    <message>
        <source>Select a message first.</source>
        <translation>Seleccione antes un mensaje.</translation>
    </message>
    <message>
        <source>Select a tool call with an output first.</source>
        <translation>Seleccione antes una llamada a herramienta con salida.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Esta salida no está podada.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Esta salida ya está podada.</translation>
    </message>
    <message>
        <source>Wait until the current change is done.</source>
        <translation>Espere a que termine el cambio actual.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada que deshacer.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nada que rehacer.</translation>
    </message>
</context>
<context>
    <name>stemma::EditBanner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message>
        <source>Undoing: %1</source>
        <translation>Deshaciendo: %1</translation>
    </message>
    <message>
        <source>Redoing: %1</source>
        <translation>Rehaciendo: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>Deshaciendo %n cambio</numerusform>
            <numerusform>Deshaciendo %n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>Rehaciendo %n cambio</numerusform>
            <numerusform>Rehaciendo %n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.</source>
        <translation>Este texto es demasiado largo para editarlo aquí (más de %1). Use «stemma edit», que lo lee de un archivo.</translation>
    </message>
    <message>
        <source>At most %1 messages can be removed at once.</source>
        <translation>Se pueden eliminar como máximo %1 mensajes a la vez.</translation>
    </message>
    <message>
        <source>The discarded end is kept.</source>
        <translation>El final descartado se conserva.</translation>
    </message>
    <message>
        <source>The original is unchanged.</source>
        <translation>El original no cambia.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>Para reanudarla, ejecute «%1» en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>Open the discarded end</source>
        <translation>Abrir el final descartado</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>Abrir la sesión compactada</translation>
    </message>
    <message>
        <source>Open the fork</source>
        <translation>Abrir la bifurcación</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Copy command to resume</source>
        <translation>Copiar la orden para reanudar</translation>
    </message>
    <message>
        <source>Open in a terminal</source>
        <translation>Abrir en un terminal</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>Ejecute «%1» manualmente.</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>Ejecute «%1» en %2 manualmente.</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointBook</name>
    <message>
        <source>The key is lost when the program ends. %1</source>
        <translation>La clave se pierde al terminar el programa. %1</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointButton</name>
    <message>
        <source>Model…</source>
        <translation>Modelo…</translation>
    </message>
    <message>
        <source>The model %1 at %2. Click to choose another one.</source>
        <translation>El modelo %1 en %2. Pulse para elegir otro.</translation>
    </message>
    <message>
        <source>Set up the model that is asked</source>
        <translation>Configurar el modelo al que se pregunta</translation>
    </message>
    <message>
        <source>Model that is asked</source>
        <translation>Modelo al que se pregunta</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>Configurar modelos…</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointDialog</name>
    <message>
        <source>Model for summaries</source>
        <translation>Modelo para resúmenes</translation>
    </message>
    <message>
        <source>Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key.</source>
        <translation>Un modelo escribe los resúmenes de los niveles 1 y 2. Antes de enviar nada, se muestra qué es y se pide confirmación. Un servidor en este equipo (llama.cpp, Ollama) no necesita clave.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Resultado de la prueba</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>%1 answers as %2.</source>
        <translation>%1 responde como %2.</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Punto de conexión</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Remove this endpoint. Its key stays in the keychain.</source>
        <translation>Eliminar este punto de conexión. Su clave se queda en el llavero.</translation>
    </message>
    <message>
        <source>A&amp;dvanced</source>
        <translation>Avan&amp;zado</translation>
    </message>
    <message>
        <source>System proxy</source>
        <translation>Proxy del sistema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>This proxy:</source>
        <translation>Este proxy:</translation>
    </message>
    <message>
        <source>Servers on this machine are reached without a proxy.</source>
        <translation>A los servidores de este equipo se accede sin proxy.</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Give up after this time without an answer.</source>
        <translation>Abandonar tras este tiempo sin respuesta.</translation>
    </message>
    <message>
        <source>Retries after temporary errors, with growing pauses.</source>
        <translation>Reintentos tras errores temporales, con pausas crecientes.</translation>
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
        <translation>Tiempo de esper&amp;a:</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>&amp;Reintentos:</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>Punto de conexión nuevo</translation>
    </message>
    <message>
        <source>Chat completions (OpenAI, llama.cpp, Ollama)</source>
        <translation>Chat completions (OpenAI, llama.cpp, Ollama)</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages (Anthropic)</translation>
    </message>
    <message>
        <source>model name on the server</source>
        <translation>nombre del modelo en el servidor</translation>
    </message>
    <message>
        <source>stored key</source>
        <translation>clave almacenada</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Recordar en el llavero</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>variable de entorno con la clave</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>no establecido</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Dirección:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modelo:</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>&amp;Clave:</translation>
    </message>
    <message>
        <source>Or environment &amp;variable:</source>
        <translation>O &amp;variable de entorno:</translation>
    </message>
    <message>
        <source>Price per million &amp;input tokens:</source>
        <translation>Precio por millón de tokens de &amp;entrada:</translation>
    </message>
    <message>
        <source>Price per million &amp;output tokens:</source>
        <translation>Precio por millón de tokens de &amp;salida:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>Detener la &amp;prueba</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>La prueba se detuvo.</translation>
    </message>
</context>
<context>
    <name>stemma::ErrorPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 no se puede abrir</translation>
    </message>
    <message>
        <source>This is not a known session store.</source>
        <translation>No es un almacén de sesiones conocido.</translation>
    </message>
    <message>
        <source>Formats tried</source>
        <translation>Formatos probados</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Detalles: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Abrir otro archivo…</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No sessions in %1</source>
        <translation>No hay sesiones en %1</translation>
    </message>
    <message>
        <source>No session store was found in this folder or below it. Open the folder in which an agent keeps its sessions, or one of its files.</source>
        <translation>No se encontró ningún almacén de sesiones en esta carpeta ni dentro de ella. Abra la carpeta en la que un agente guarda sus sesiones, o uno de sus archivos.</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Abrir otra carpeta…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Where agents keep sessions</source>
        <translation>Dónde guardan las sesiones los agentes</translation>
    </message>
</context>
<context>
    <name>stemma::ExplorationModel</name>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
</context>
<context>
    <name>stemma::ExportDialog</name>
    <message>
        <source>&amp;Thinking</source>
        <translation>&amp;Razonamiento</translation>
    </message>
    <message>
        <source>Tool &amp;calls and patches</source>
        <translation>&amp;Llamadas a herramienta y parches</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>&amp;Imágenes</translation>
    </message>
    <message>
        <source>&amp;Redact: replace keys, addresses, names and home folders</source>
        <translation>&amp;Censurar: sustituir claves, direcciones, nombres y carpetas personales</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>Exportar «%1»</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>La sesión entera</translation>
    </message>
    <message>
        <source>Without discarded messages and side chains</source>
        <translation>Sin mensajes descartados ni cadenas laterales</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>%Ln mensaje seleccionado</numerusform>
            <numerusform>%Ln mensajes seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Qué:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Con:</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir car&amp;peta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>Exportar sesión</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Looking through the session…</source>
        <translation>Examinando la sesión…</translation>
    </message>
    <message>
        <source>Looking for what should be redacted…</source>
        <translation>Buscando lo que se debería censurar…</translation>
    </message>
    <message>
        <source>Cancelled. Without a list of what to redact nothing is exported redacted.</source>
        <translation>Cancelado. Sin una lista de lo que se debe censurar no se exporta nada censurado.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Cancelado. No se escribió nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>%Ln mensaje, %1, escrito en %2.</numerusform>
            <numerusform>%Ln mensajes, %1, escritos en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln mensaje no se pudo leer y falta.</numerusform>
            <numerusform>%Ln mensajes no se pudieron leer y faltan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>Parece que en el documento aún debería censurarse %Ln valor; revíselo.</numerusform>
            <numerusform>Parece que en el documento aún deberían censurarse %Ln valores; revíselo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted &amp;copy…</source>
        <translation>C&amp;opia censurada…</translation>
    </message>
    <message>
        <source>Looking through the text…</source>
        <translation>Examinando el texto…</translation>
    </message>
    <message>
        <source>A copy has all messages: choose the whole session, with thinking and tool calls.</source>
        <translation>Una copia contiene todos los mensajes: elija la sesión entera, con el razonamiento y las llamadas a herramienta.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>%1 escrito en %2.</translation>
    </message>
    <message>
        <source>Make a new session with the stand-ins; the original stays</source>
        <translation>Crear una nueva sesión con los sustitutos; el original se conserva</translation>
    </message>
</context>
<context>
    <name>stemma::Exporting</name>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
    <message>
        <source>No comparison is shown.</source>
        <translation>No se muestra ninguna comparación.</translation>
    </message>
    <message>
        <source>No review of a summary is shown.</source>
        <translation>No se muestra ninguna revisión de un resumen.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetChooser</name>
    <message>
        <source>Search in the list</source>
        <translation>Buscar en la lista</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+clic: solo esto</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Solo esto</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Leyendo la sesión…</translation>
    </message>
    <message>
        <source>Nothing in the list has these words.</source>
        <translation>Nada en la lista tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetTree</name>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+clic: solo esto</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Solo esto</translation>
    </message>
</context>
<context>
    <name>stemma::FileChangesSource</name>
    <message>
        <source>Comparing the changes with the disk</source>
        <translation>Comparando los cambios con el disco</translation>
    </message>
    <message>
        <source>Composing the changes</source>
        <translation>Componiendo los cambios</translation>
    </message>
    <message>
        <source>Reading the changes of the session</source>
        <translation>Leyendo los cambios de la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::FileExplorer</name>
    <message>
        <source>Exploring %1</source>
        <translation>Explorando %1</translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message>
        <source>The agent’s summary today</source>
        <translation>El resumen del agente hoy</translation>
    </message>
    <message>
        <source>%1  (not in the stored one)</source>
        <translation>%1  (no en el almacenado)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (línea %1)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Use as summary…</source>
        <translation>Usar como resumen…</translation>
    </message>
    <message>
        <source>Summary of the file as it is stored</source>
        <translation>Resumen del archivo tal como está almacenado</translation>
    </message>
    <message>
        <source>Open the file on disk in the program that the desktop has for it</source>
        <translation>Abrir el archivo del disco en el programa que el escritorio tiene para él</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Lo que hay en el archivo</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Explorando…</translation>
    </message>
    <message>
        <source>Explore again</source>
        <translation>Explorar de nuevo</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Replace the stored summary by what was found in the file, with a plan of the change first</source>
        <translation>Sustituir el resumen almacenado por lo encontrado en el archivo, mostrando antes un plan del cambio</translation>
    </message>
    <message>
        <source>The agent would write the stored summary again.</source>
        <translation>El agente volvería a escribir el resumen almacenado.</translation>
    </message>
    <message>
        <source>The agent would write another summary today.</source>
        <translation>El agente escribiría hoy otro resumen.</translation>
    </message>
    <message>
        <source>The stored summary is empty.</source>
        <translation>El resumen almacenado está vacío.</translation>
    </message>
    <message>
        <source>The session stores no summary of this file.</source>
        <translation>La sesión no almacena ningún resumen de este archivo.</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>contenido %1</translation>
    </message>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>el más reciente de %Ln contenido</numerusform>
            <numerusform>el más reciente de %Ln contenidos</numerusform>
        </translation>
    </message>
    <message>
        <source>It was last written on %1.</source>
        <translation>Se escribió por última vez el %1.</translation>
    </message>
</context>
<context>
    <name>stemma::FileTreeModel</name>
    <message>
        <source>Content %1</source>
        <translation>Contenido %1</translation>
    </message>
    <message numerus="yes">
        <source>read %Ln times</source>
        <translation>
            <numerusform>leído %Ln vez</numerusform>
            <numerusform>leído %Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>cambiado %Ln vez</numerusform>
            <numerusform>cambiado %Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leído</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>stands in the message</source>
        <translation>está en el mensaje</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nombrado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Size as stored, else as it is on disk</source>
        <translation>Tamaño según lo almacenado o, si no, según el disco</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>How often tools read the file</source>
        <translation>Cuántas veces las herramientas leyeron el archivo</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>How often the session changed the file</source>
        <translation>Cuántas veces la sesión cambió el archivo</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>How often messages refer to the file as a large file</source>
        <translation>Cuántas veces el archivo está en mensajes como archivo grande</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>When a message last named the file</source>
        <translation>Cuándo nombró un mensaje el archivo por última vez</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>What became of the file since the session named it</source>
        <translation>Qué ha sido del archivo desde que la sesión lo nombró</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(sin ruta)</translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message>
        <source>Filter files</source>
        <translation>Filtrar archivos</translation>
    </message>
    <message>
        <source>Show only files whose path contains this</source>
        <translation>Mostrar solo los archivos cuya ruta contiene esto</translation>
    </message>
    <message>
        <source>Folder of the project…</source>
        <translation>Carpeta del proyecto…</translation>
    </message>
    <message>
        <source>Files of the session</source>
        <translation>Archivos de la sesión</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine. Choose where its files are.</source>
        <translation>La carpeta de la sesión no está en este equipo. Elija dónde están sus archivos.</translation>
    </message>
    <message>
        <source>Files are looked for in %1.</source>
        <translation>Los archivos se buscan en %1.</translation>
    </message>
    <message>
        <source>Open a session to see its files.</source>
        <translation>Abra una sesión para ver sus archivos.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Leyendo la sesión…</translation>
    </message>
    <message>
        <source>The messages of this session name no files.</source>
        <translation>Los mensajes de esta sesión no nombran ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%1 de %Ln archivo</numerusform>
            <numerusform>%1 de %Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln cambiado</numerusform>
            <numerusform>%Ln cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>The session does not record its folder. Choose where its files are with the folder button.</source>
        <translation>La sesión no registra su carpeta. Elija dónde están sus archivos con el botón de carpeta.</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine.</source>
        <translation>La carpeta de la sesión no está en este equipo.</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Carpeta del proyecto</translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>Filtrar por palabras, herramientas, archivos</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Todas las herramientas</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that call some tools</source>
        <translation>Mostrar solo los mensajes que llaman a ciertas herramientas</translation>
    </message>
    <message>
        <source>No message of this session calls a tool.</source>
        <translation>Ningún mensaje de esta sesión llama a una herramienta.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that read, change or name some files</source>
        <translation>Mostrar solo los mensajes que leen, cambian o nombran ciertos archivos</translation>
    </message>
    <message>
        <source>No message of this session names a file.</source>
        <translation>Ningún mensaje de esta sesión nombra un archivo.</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>Filtrar los mensajes</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>Mostrar solo los mensajes cuyo texto, llamadas a herramienta o rutas de archivo contienen todas estas palabras. De un texto cuentan los primeros 256 KB.</translation>
    </message>
    <message>
        <source>Close the filter and show all messages</source>
        <translation>Cerrar el filtro y mostrar todos los mensajes</translation>
    </message>
    <message>
        <source>Show messages that failed or hold a call that did</source>
        <translation>Mostrar los mensajes que fallaron o contienen una llamada fallida</translation>
    </message>
    <message>
        <source>Show messages that could not be read in full</source>
        <translation>Mostrar los mensajes que no se pudieron leer por completo</translation>
    </message>
    <message>
        <source>Show flagged messages</source>
        <translation>Mostrar los mensajes marcados</translation>
    </message>
    <message>
        <source>Show messages in context</source>
        <translation>Mostrar los mensajes en contexto</translation>
    </message>
    <message>
        <source>Show messages that a summary stands for</source>
        <translation>Mostrar los mensajes a los que representa un resumen</translation>
    </message>
    <message>
        <source>Show messages with pruned output</source>
        <translation>Mostrar los mensajes con salida podada</translation>
    </message>
    <message>
        <source>Show messages discarded by a resume</source>
        <translation>Mostrar los mensajes descartados por una reanudación</translation>
    </message>
    <message>
        <source>Show messages of side chains</source>
        <translation>Mostrar los mensajes de cadenas laterales</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcado</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>En contexto</translation>
    </message>
    <message>
        <source>Summarised</source>
        <translation>Resumido</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Podada</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>Cadena lateral</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>Filtrando…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>stemma::FilterPopup</name>
    <message>
        <source>Nothing matches.</source>
        <translation>Nada coincide.</translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message>
        <source>Jump to</source>
        <translation>Saltar a</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Show your messages</source>
        <translation>Mostrar los mensajes del usuario</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Mostrar las respuestas</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>Mostrar el razonamiento</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Show tool calls</source>
        <translation>Mostrar las llamadas a herramienta</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Parches</translation>
    </message>
    <message>
        <source>Show patches</source>
        <translation>Mostrar los parches</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Show files and images</source>
        <translation>Mostrar los archivos y las imágenes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Show steps</source>
        <translation>Mostrar los pasos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Show events of the recording</source>
        <translation>Mostrar los eventos de la grabación</translation>
    </message>
    <message>
        <source>%1 (Alt+click: only this)</source>
        <comment>Show answers</comment>
        <translation>%1 (Alt+clic: solo esto)</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Solo esto</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Filter the messages by words and states</source>
        <translation>Filtrar los mensajes por palabras y estados</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>Mostrar una línea por turno; cada uno se abre en su sitio</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>indicación</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Indicación anterior</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Indicación siguiente</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>razonamiento</translation>
    </message>
    <message>
        <source>Previous thinking</source>
        <translation>Razonamiento anterior</translation>
    </message>
    <message>
        <source>Next thinking</source>
        <translation>Razonamiento siguiente</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Archivo anterior</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Archivo siguiente</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>parche</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>Parche anterior</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>Parche siguiente</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>compactación</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>Compactación anterior</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>Compactación siguiente</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>Punto de control anterior</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>Punto de control siguiente</translation>
    </message>
    <message>
        <source>Kind to jump to</source>
        <translation>Tipo al que saltar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message>
        <source>Upper and lower case differ</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Solo palabras completas</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Up and Down go through what you looked for lately</source>
        <translation>Arriba y Abajo recorren lo buscado recientemente</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Indicaciones</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Entrada de herramienta</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Salida de herramienta</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Parches</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>%1 de %2 hasta ahora</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1 de más de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln coincidencia</numerusform>
            <numerusform>%Ln coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>Se abandonó en %Ln texto: ahí la expresión tarda demasiado, y pueden faltar coincidencias.</numerusform>
            <numerusform>Se abandonó en %Ln textos: ahí la expresión tarda demasiado, y pueden faltar coincidencias.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindSource</name>
    <message>
        <source>Finding in the session</source>
        <translation>Buscando en la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::FindingsPane</name>
    <message>
        <source>Kinds of findings</source>
        <translation>Tipos de hallazgos</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Lost by the summary</source>
        <translation>Perdido por el resumen</translation>
    </message>
    <message>
        <source>Add to summary…</source>
        <translation>Añadir al resumen…</translation>
    </message>
    <message>
        <source>Second look…</source>
        <translation>Segunda revisión…</translation>
    </message>
    <message>
        <source>Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before you agree.</source>
        <translation>Preguntar a un modelo qué exigencias de estos mensajes conserva, cambia o pierde el resumen. No se envía nada antes de dar el consentimiento.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask a model about the contexts before and after this compaction. Nothing is sent before you agree.</source>
        <translation>Preguntar a un modelo sobre los contextos de antes y después de esta compactación. No se envía nada antes de dar el consentimiento.</translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation>Hacer una pregunta…</translation>
    </message>
    <message>
        <source>Probe what is lost…</source>
        <translation>Poner a prueba lo perdido…</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1, no se leyeron todos los mensajes</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>Perdido; primero lo necesario de nuevo</translation>
    </message>
    <message>
        <source>Add it to the text of the summary</source>
        <translation>Añadirlo al texto del resumen</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the review as a document</source>
        <translation>Escribir la revisión como documento</translation>
    </message>
</context>
<context>
    <name>stemma::ForkInstead</name>
    <message>
        <source>The fork ends before the messages to remove. Nothing is written until you press Apply.</source>
        <translation>La bifurcación termina antes de los mensajes que se eliminan. No se escribe nada hasta que se pulse «Aplicar».</translation>
    </message>
    <message>
        <source>Nothing is written until you press Apply. Your change is then planned in the fork.</source>
        <translation>No se escribe nada hasta que se pulse «Aplicar». Después, el cambio se planifica en la bifurcación.</translation>
    </message>
    <message>
        <source>The fork was made and is shown here, but your change could not be planned in it. Make the change here yourself.</source>
        <translation>La bifurcación se creó y se muestra aquí, pero el cambio no se pudo planificar en ella. Haga aquí el cambio manualmente.</translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln mensaje</numerusform>
            <numerusform>%Ln mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln parte</numerusform>
            <numerusform>%Ln partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>%Ln bloque de razonamiento</numerusform>
            <numerusform>%Ln bloques de razonamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>%Ln llamada a herramienta con su resultado</numerusform>
            <numerusform>%Ln llamadas a herramienta con su resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>%Ln llamada a herramienta sin resultado</numerusform>
            <numerusform>%Ln llamadas a herramienta sin resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln resumen</numerusform>
            <numerusform>%Ln resúmenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>%Ln referencia a archivo</numerusform>
            <numerusform>%Ln referencias a archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>%Ln punto de control</numerusform>
            <numerusform>%Ln puntos de control</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>%Ln sesión de subagente</numerusform>
            <numerusform>%Ln sesiones de subagentes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>12 tokens used</comment>
        <translation>%1 consumidos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>%Ln elemento en el contexto</numerusform>
            <numerusform>%Ln elementos en el contexto</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>Se encontró %Ln almacén en %1.</numerusform>
            <numerusform>Se encontraron %Ln almacenes en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores in the folder</source>
        <translation>Almacenes de la carpeta</translation>
    </message>
    <message>
        <source>The search ended after %1 files and folders. There may be more stores.</source>
        <translation>La búsqueda terminó tras %1 archivos y carpetas. Puede haber más almacenes.</translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message>
        <source>Undo back to “%1”?</source>
        <translation>¿Deshacer hasta «%1»?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo up to “%1”?</source>
        <translation>¿Rehacer hasta «%1»?</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>Se rehará %n cambio:</numerusform>
            <numerusform>Se reharán %n cambios, del más antiguo al más reciente:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>Se deshará %n cambio:</numerusform>
            <numerusform>Se desharán %n cambios, del más reciente al más antiguo:</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops at the first one that cannot be undone or redone because another program changed the same records since.</source>
        <translation>Se detiene en el primero que no se pueda deshacer o rehacer porque otro programa cambió los mismos registros desde entonces.</translation>
    </message>
    <message>
        <source>Undo again</source>
        <translation>Deshacer de nuevo</translation>
    </message>
    <message>
        <source>Redone up to “%1”.</source>
        <translation>Rehecho hasta «%1».</translation>
    </message>
    <message>
        <source>Undone back to “%1”.</source>
        <translation>Deshecho hasta «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>%n cambio rehecho.</numerusform>
            <numerusform>%n cambios rehechos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>%n cambio deshecho.</numerusform>
            <numerusform>%n cambios deshechos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>%1 de %n cambio rehecho.</numerusform>
            <numerusform>%1 de %n cambios rehechos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>%1 de %n cambio deshecho.</numerusform>
            <numerusform>%1 de %n cambios deshechos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Stopped at “%1”.</source>
        <translation>Detenido en «%1».</translation>
    </message>
</context>
<context>
    <name>stemma::HandOverDialog</name>
    <message>
        <source>Hand over to another agent</source>
        <translation>Transferir a otro agente</translation>
    </message>
    <message>
        <source>&amp;Agent:</source>
        <translation>&amp;Agente:</translation>
    </message>
    <message>
        <source>&amp;Store:</source>
        <translation>Al&amp;macén:</translation>
    </message>
    <message>
        <source>Choose the store of the agent</source>
        <translation>Elegir el almacén del agente</translation>
    </message>
    <message>
        <source>&amp;Project folder:</source>
        <translation>Carpeta del &amp;proyecto:</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>Elegir la carpeta del proyecto</translation>
    </message>
    <message>
        <source>&amp;Thinking:</source>
        <translation>&amp;Razonamiento:</translation>
    </message>
    <message>
        <source>T&amp;ool calls:</source>
        <translation>&amp;Llamadas a herramienta:</translation>
    </message>
    <message>
        <source>Hand “%1” over</source>
        <translation>Transferir «%1»</translation>
    </message>
    <message>
        <source>Another agent gets a new session that says the same. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>Otro agente recibe una sesión nueva con el mismo contenido. La original se queda como está. No se escribe nada hasta que se pulse el botón de abajo.</translation>
    </message>
    <message>
        <source>The store that gets the session</source>
        <translation>El almacén que recibe la sesión</translation>
    </message>
    <message>
        <source>The project folder of the new session</source>
        <translation>La carpeta de proyecto de la sesión nueva</translation>
    </message>
    <message>
        <source>The folder in which the agent works on the project</source>
        <translation>La carpeta en la que el agente trabaja en el proyecto</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>As text of the answer, without signatures</source>
        <translation>Como texto de la respuesta, sin firmas</translation>
    </message>
    <message>
        <source>As calls with their results</source>
        <translation>Como llamadas con sus resultados</translation>
    </message>
    <message>
        <source>As text of the answer</source>
        <translation>Como texto de la respuesta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>O&amp;pen the new session</source>
        <translation>A&amp;brir la sesión nueva</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Transferir</translation>
    </message>
    <message>
        <source>The session was handed over to %1.</source>
        <translation>La sesión se transfirió a %1.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>Para reanudarla, ejecute «%1» en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Planificando…</translation>
    </message>
    <message>
        <source>Redacted copy</source>
        <translation>Copia censurada</translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>Copia censurada de «%1»</translation>
    </message>
    <message>
        <source>A new session that says the same, with the stand-ins that you chose. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>Una sesión nueva con el mismo contenido y los sustitutos elegidos. La original se queda como está. No se escribe nada hasta que se pulse el botón de abajo.</translation>
    </message>
    <message>
        <source>%1, the same store</source>
        <translation>%1, el mismo almacén</translation>
    </message>
    <message>
        <source>&amp;Make the copy</source>
        <translation>&amp;Hacer la copia</translation>
    </message>
    <message>
        <source>The redacted copy was made.</source>
        <translation>Se ha hecho la copia censurada.</translation>
    </message>
</context>
<context>
    <name>stemma::HandingOver</name>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
</context>
<context>
    <name>stemma::HelpDialog</name>
    <message>
        <source>Open a store (File &gt; Open file), or the sample session for a first look. Opening never changes a store.</source>
        <translation>Abra un almacén (Archivo &gt; Abrir archivo) o, para un primer vistazo, la sesión de ejemplo. Abrir un almacén nunca lo cambia.</translation>
    </message>
    <message>
        <source>Select a session on the left; Return or a double click opens it in a tab. Type to filter the list.</source>
        <translation>Seleccione una sesión a la izquierda; Intro o un doble clic la abre en una pestaña. Escriba para filtrar la lista.</translation>
    </message>
    <message>
        <source>In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the part in the inspector.</source>
        <translation>En la cronología, Arriba y Abajo van de una parte a otra, Izquierda y Derecha pliegan y despliegan, e Intro muestra la parte en el inspector.</translation>
    </message>
    <message>
        <source>The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, patches and compactions.</source>
        <translation>La fila sobre la cronología muestra u oculta tipos de partes, y salta a indicaciones, errores, parches y compactaciones.</translation>
    </message>
    <message>
        <source>Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit.</source>
        <translation>Ctrl+F busca un texto en cualquier lugar de la sesión, también en lo plegado; F3 va de una coincidencia a otra.</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>El inspector muestra todo lo almacenado con una parte: «Detalles», con nombres y unidades; «Sin procesar», con los bytes almacenados; «Auditoría», con las herramientas y el coste de su turno.</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>Los almacenes se comprueban en segundo plano; las marcas en sesiones y mensajes muestran hallazgos, y F8 va de uno al siguiente.</translation>
    </message>
    <message>
        <source>While an agent writes to a store, new messages appear by themselves.</source>
        <translation>Mientras un agente escribe en un almacén, los mensajes nuevos aparecen por sí solos.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Follow while the agent writes</source>
        <translation>Seguir mientras el agente escribe</translation>
    </message>
    <message>
        <source>Show what the model is sent</source>
        <translation>Mostrar lo que se envía al modelo</translation>
    </message>
    <message>
        <source>Check for damage</source>
        <translation>Comprobar si hay daños</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcar</translation>
    </message>
    <message>
        <source>Resume at an earlier message</source>
        <translation>Reanudar en un mensaje anterior</translation>
    </message>
    <message>
        <source>Rename sessions</source>
        <translation>Cambiar el nombre de sesiones</translation>
    </message>
    <message>
        <source>Edit texts</source>
        <translation>Editar textos</translation>
    </message>
    <message>
        <source>Insert messages</source>
        <translation>Insertar mensajes</translation>
    </message>
    <message>
        <source>Remove messages</source>
        <translation>Eliminar mensajes</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>Borrar sesiones</translation>
    </message>
    <message>
        <source>Move sessions to another folder</source>
        <translation>Trasladar sesiones a otra carpeta</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Prune tool outputs</source>
        <translation>Podar salidas de herramientas</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactar</translation>
    </message>
    <message>
        <source>Dissolve compactions</source>
        <translation>Disolver compactaciones</translation>
    </message>
    <message>
        <source>Set checkpoints</source>
        <translation>Establecer puntos de control</translation>
    </message>
    <message>
        <source>What is not possible, and why</source>
        <translation>Lo que no es posible, y por qué</translation>
    </message>
    <message>
        <source>Stemma help</source>
        <translation>Ayuda de Stemma</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Signs of the timeline</source>
        <translation>Signos de la cronología</translation>
    </message>
    <message>
        <source>Formats, and what can be done with each</source>
        <translation>Formatos, y lo que se puede hacer con cada uno</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryFilter</name>
    <message>
        <source>Data that Stemma keeps to undo the change</source>
        <translation>Datos que Stemma guarda para deshacer el cambio</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryModel</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>Datos de deshacer</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún desconocido</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>no aplicado</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>aplicado</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>This entry undid or redid another change. Select that change instead.</source>
        <translation>Esta entrada deshizo o rehízo otro cambio. Seleccione ese cambio.</translation>
    </message>
    <message>
        <source>It is not known yet whether this change was applied. Open its store to find out.</source>
        <translation>Aún no se sabe si este cambio se aplicó. Abra su almacén para averiguarlo.</translation>
    </message>
    <message>
        <source>This change was not applied.</source>
        <translation>Este cambio no se aplicó.</translation>
    </message>
    <message>
        <source>This change is already undone.</source>
        <translation>Este cambio ya está deshecho.</translation>
    </message>
    <message>
        <source>Only an undone change can be redone.</source>
        <translation>Solo se puede rehacer un cambio deshecho.</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message>
        <source>This store</source>
        <translation>Este almacén</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>Filtrar cambios</translation>
    </message>
    <message>
        <source>Only changes to the store of the current tab</source>
        <translation>Solo los cambios del almacén de la pestaña actual</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Historial de cambios</translation>
    </message>
    <message>
        <source>Select a change first.</source>
        <translation>Seleccione antes un cambio.</translation>
    </message>
    <message>
        <source>Show the records that the change wrote</source>
        <translation>Mostrar lo que escribió el cambio</translation>
    </message>
    <message>
        <source>Redo up to here…</source>
        <translation>Rehacer hasta aquí…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Deshacer hasta aquí…</translation>
    </message>
    <message>
        <source>No changes yet. Changes you apply are listed here and can be undone.</source>
        <translation>Aún no hay cambios. Los cambios que se aplican se enumeran aquí y se pueden deshacer.</translation>
    </message>
    <message>
        <source>No change matches the filter.</source>
        <translation>Ningún cambio coincide con el filtro.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%1 de %n cambio</numerusform>
            <numerusform>%1 de %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>Ir a la sesión</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar id</translation>
    </message>
</context>
<context>
    <name>stemma::HitDelegate</name>
    <message>
        <source>deleted</source>
        <translation>borrada</translation>
    </message>
</context>
<context>
    <name>stemma::HitTree</name>
    <message>
        <source>Hits</source>
        <translation>Coincidencias</translation>
    </message>
</context>
<context>
    <name>stemma::IndexDialog</name>
    <message>
        <source>&amp;Keep an index for searching</source>
        <translation>&amp;Mantener un índice para buscar</translation>
    </message>
    <message>
        <source>&amp;Build now</source>
        <translation>&amp;Construir ahora</translation>
    </message>
    <message>
        <source>&amp;Delete index</source>
        <translation>&amp;Borrar índice</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Índice de búsqueda</translation>
    </message>
    <message>
        <source>An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, and can be deleted at any time. Stores without one are searched by reading them.</source>
        <translation>Un índice hace que la búsqueda sea inmediata. Se construye en segundo plano, se guarda en %1 y nunca junto a un almacén, y se puede borrar en cualquier momento. En los almacenes sin índice se busca leyéndolos.</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>Almacenes</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>Aún no se conoce ningún almacén.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>%1 en total, para %Ln almacén</numerusform>
            <numerusform>%1 en total, para %Ln almacenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Servers are searched by reading.</source>
        <translation>En los servidores se busca leyendo.</translation>
    </message>
    <message>
        <source>No index may be kept of this store.</source>
        <translation>No se puede mantener un índice de este almacén.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Con&amp;tinuar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
</context>
<context>
    <name>stemma::Inspector</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Sin procesar</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>Sumando los turnos…</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>Sin turnos.</translation>
    </message>
    <message>
        <source>Select a message to see everything stored with it.</source>
        <translation>Seleccione un mensaje para ver todo lo almacenado con él.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (y %n más)</numerusform>
            <numerusform>%1 (y %n más)</numerusform>
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
        <translation>Comprobando %1</translation>
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
        <translation>de %1</translation>
    </message>
    <message>
        <source>compared as %1</source>
        <translation>comparado como %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
</context>
<context>
    <name>stemma::LineagePage</name>
    <message>
        <source>They differ after message %1</source>
        <translation>Difieren después del mensaje %1</translation>
    </message>
    <message>
        <source>Lineage · %1</source>
        <translation>Linaje · %1</translation>
    </message>
</context>
<context>
    <name>stemma::LineageSource</name>
    <message>
        <source>Reading the lineage</source>
        <translation>Leyendo el linaje</translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message>
        <source>Forks</source>
        <translation>Bifurcaciones</translation>
    </message>
    <message>
        <source>Show or hide forks</source>
        <translation>Mostrar u ocultar las bifurcaciones</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>Show or hide checkpoints</source>
        <translation>Mostrar u ocultar los puntos de control</translation>
    </message>
    <message>
        <source>Compactions</source>
        <translation>Compactaciones</translation>
    </message>
    <message>
        <source>Show or hide compactions</source>
        <translation>Mostrar u ocultar las compactaciones</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>Subagentes</translation>
    </message>
    <message>
        <source>Show or hide sub-agents</source>
        <translation>Mostrar u ocultar los subagentes</translation>
    </message>
    <message>
        <source>Discarded ends</source>
        <translation>Finales descartados</translation>
    </message>
    <message>
        <source>Show or hide discarded ends</source>
        <translation>Mostrar u ocultar los finales descartados</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Detectadas</translation>
    </message>
    <message>
        <source>Show or hide relations detected from equal beginnings, which no store records</source>
        <translation>Mostrar u ocultar las relaciones detectadas por principios iguales, que ningún almacén registra</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Show all sessions of the project, or only those related to this one</source>
        <translation>Mostrar todas las sesiones del proyecto, o solo las relacionadas con esta</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>Show all sessions of the store, or only those related to this one</source>
        <translation>Mostrar todas las sesiones del almacén, o solo las relacionadas con esta</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Linaje</translation>
    </message>
    <message>
        <source>Reading the lineage…</source>
        <translation>Leyendo el linaje…</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>Nada que mostrar: los botones de arriba lo ocultan todo.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n almacén</numerusform>
            <numerusform>%n almacenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>comparing beginnings…</source>
        <translation>comparando principios…</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>sumando tokens…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Seleccione dos filas para compararlas.</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>Ir a la cronología</translation>
    </message>
    <message>
        <source>Compare as A</source>
        <translation>Comparar como A</translation>
    </message>
    <message>
        <source>Compare as B</source>
        <translation>Comparar como B</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Deshacer hasta aquí…</translation>
    </message>
    <message>
        <source>Fork here…</source>
        <translation>Bifurcar aquí…</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>Reanudar aquí…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>Punto de control…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Borrar sesión…</translation>
    </message>
</context>
<context>
    <name>stemma::LossFlagSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Leyendo los resúmenes</translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1: %2 de %3 conservados</translation>
    </message>
    <message>
        <source>Loss review</source>
        <translation>Revisión de pérdidas</translation>
    </message>
    <message>
        <source>Findings come from a heuristic; each one names its rule.</source>
        <translation>Los hallazgos proceden de una heurística; cada uno nombra su regla.</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>Leyendo los mensajes abarcados…</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>sin hallazgos</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>%1 % conservado de %Ln hallazgo</numerusform>
            <numerusform>%1 % conservado de %Ln hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
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
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Encontrado por</translation>
    </message>
</context>
<context>
    <name>stemma::LossNotices</name>
    <message>
        <source>The agent compacted this session: %1.</source>
        <translation>El agente compactó esta sesión: %1.</translation>
    </message>
    <message>
        <source>Lost in a compaction: %1</source>
        <translation>Perdido en una compactación: %1</translation>
    </message>
    <message>
        <source>“%1” · %2</source>
        <translation>«%1» · %2</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>Mostrar pérdidas</translation>
    </message>
</context>
<context>
    <name>stemma::LossWatch</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Leyendo los resúmenes</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>La sesión %1 no tiene el mensaje %2.</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
    </message>
    <message>
        <source>No picture was made: the store was not loaded within three minutes.</source>
        <translation>No se creó ninguna imagen: el almacén no se cargó en tres minutos.</translation>
    </message>
    <message>
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>No se creó ninguna imagen: la edición «%1» no se puede planificar aquí.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>La imagen %1 no se puede escribir.</translation>
    </message>
</context>
<context>
    <name>stemma::MessageFacetsSource</name>
    <message>
        <source>Reading which tools and files are used</source>
        <translation>Leyendo qué herramientas y archivos se usan</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Waiting for the answer of %1</source>
        <translation>Esperando la respuesta de %1</translation>
    </message>
</context>
<context>
    <name>stemma::OutlinePanel</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>Filtrar por palabras, herramientas, archivos</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Filtrar el esquema</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>Mostrar solo los mensajes cuyo texto, llamadas a herramienta o rutas de archivo contienen todas estas palabras. De un texto cuentan los primeros 256 KB.</translation>
    </message>
    <message>
        <source>Outline of the session</source>
        <translation>Esquema de la sesión</translation>
    </message>
    <message>
        <source>Open a session to see its turns.</source>
        <translation>Abra una sesión para ver sus turnos.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>Esta sesión no tiene mensajes.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Leyendo la sesión…</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>Filtrando…</translation>
    </message>
    <message>
        <source>No message matches the filter.</source>
        <translation>Ningún mensaje coincide con el filtro.</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsModel</name>
    <message>
        <source>pruned</source>
        <translation>podada</translation>
    </message>
    <message>
        <source>not in the context</source>
        <translation>no en el contexto</translation>
    </message>
    <message>
        <source>in the context, protected</source>
        <translation>en el contexto, protegida</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>en el contexto</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>Leyendo las salidas de herramientas</translation>
    </message>
</context>
<context>
    <name>stemma::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Overview: click to go there</source>
        <translation>Vista general: pulse para ir a un lugar</translation>
    </message>
</context>
<context>
    <name>stemma::PanelLinks</name>
    <message>
        <source>It is not known where the files of this session are. Choose their folder in Files.</source>
        <translation>No se sabe dónde están los archivos de esta sesión. Elija su carpeta en «Archivos».</translation>
    </message>
    <message>
        <source>This file is not in the folder of the session.</source>
        <translation>Este archivo no está en la carpeta de la sesión.</translation>
    </message>
    <message>
        <source>Stored record</source>
        <translation>Registro almacenado</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
</context>
<context>
    <name>stemma::PictureViewer</name>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>&amp;Ajustar a la ventana</translation>
    </message>
    <message>
        <source>Off: pixel by pixel</source>
        <translation>Desactivado: píxel a píxel</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>No se pudo escribir «%1».</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>image</source>
        <translation>imagen</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChoices</name>
    <message>
        <source>Without a title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Leave empty to remove the checkpoint</source>
        <translation>Deje vacío para eliminar el punto de control</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Bifurcación de %1</translation>
    </message>
    <message>
        <source>As a new session</source>
        <translation>Como una sesión nueva</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>The change will be made in a fork; the original stays.</source>
        <translation>El cambio se hará en una bifurcación; el original se conserva.</translation>
    </message>
    <message>
        <source>In a fork</source>
        <translation>En una bifurcación</translation>
    </message>
    <message>
        <source>(changes the original; can be undone)</source>
        <translation>(cambia el original; se puede deshacer)</translation>
    </message>
    <message>
        <source>The store has %1. Trying the fork out may copy all of it.</source>
        <translation>El almacén tiene %1. Probar la bifurcación puede copiarlo por completo.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>Note (system)</source>
        <translation>Nota (system)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>Palabras, separadas por comas</translation>
    </message>
    <message>
        <source>Separate labels with commas. Put a label that contains a comma in &quot;quotation marks&quot;.</source>
        <translation>Separe las etiquetas con comas. Ponga entre &quot;comillas&quot; una etiqueta que contenga una coma.</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Number of the last message to keep</source>
        <translation>Número del último mensaje que se conserva</translation>
    </message>
    <message>
        <source>Number of the message before it</source>
        <translation>Número del mensaje anterior</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Indicación</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>Ir a la indicación anterior</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Indicación anterior</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>Ir a la indicación siguiente</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Indicación siguiente</translation>
    </message>
    <message>
        <source>After message</source>
        <translation>Después del mensaje</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Only this part</source>
        <translation>Solo esta parte</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>El mensaje entero</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>(%1 move to a discarded end; can be undone)</source>
        <translation>(%1 pasan a un final descartado; se puede deshacer)</translation>
    </message>
    <message>
        <source>(nothing would be discarded)</source>
        <translation>(no se descartaría nada)</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>No se escribe nada ahora. El cambio se queda en el lote tal como se ha elegido aquí.</translation>
    </message>
    <message>
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>No se escribe nada hasta que se pulse el botón de abajo. El cambio se enumera después en «Historial» y se puede deshacer.</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Planificar de nuevo</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>El almacén ha cambiado desde entonces. «Aplicar» se detiene si el cambio afecta a este plan.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in the session, its next messages go to the original only.</source>
        <translation>Otro programa tiene este almacén abierto. Si un agente está trabajando en la sesión, sus próximos mensajes van solo al original.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in this session, let it finish first: it may not notice the change.</source>
        <translation>Otro programa tiene este almacén abierto. Si un agente está trabajando en esta sesión, déjelo terminar antes: puede que no note el cambio.</translation>
    </message>
    <message>
        <source>%1 — plan</source>
        <comment>Fork — plan</comment>
        <translation>%1 — plan</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Fork</comment>
        <translation>%1 de todos modos</translation>
    </message>
    <message>
        <source>A batch changes the session itself. Choose “In this session” first.</source>
        <translation>Un lote cambia la sesión misma. Elija antes «En esta sesión».</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>Aplicar más tarde, junto con otros cambios</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Aplicando…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Planificando…</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>No se cambió nada</translation>
    </message>
    <message>
        <source>Planned at %1, store changed since</source>
        <translation>Planificado a las %1, almacén cambiado desde entonces</translation>
    </message>
    <message>
        <source>Planned at %1, store unchanged</source>
        <translation>Planificado a las %1, almacén sin cambios</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>The command to resume the agent</source>
        <translation>La orden para reanudar el agente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the command to resume the agent afterwards</source>
        <translation>Copiar la orden para reanudar el agente después</translation>
    </message>
    <message>
        <source>To resume</source>
        <translation>Para reanudar</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message>
        <source>Context of the agent</source>
        <translation>Contexto del agente</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcación</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>La sesión nueva tiene %Ln mensaje.</numerusform>
            <numerusform>La sesión nueva tiene %Ln mensajes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change yet.</source>
        <translation>Aún no hay nada que cambiar.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: titles are not sent to it.</source>
        <translation>Nada cambia para el modelo: los títulos no se le envían.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>Nada cambia para el modelo: esto no se le envía.</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>Nada: la sesión se borra.</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>No hay cifras de tokens para este cambio.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFoot</name>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como orden</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>Copiar la orden que muestra este plan; con --apply hace el cambio</translation>
    </message>
    <message>
        <source>The command for this plan</source>
        <translation>La orden para este plan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add to batch</source>
        <translation>Añadir al lote</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Replace the change in the batch</source>
        <translation>Sustituir el cambio del lote</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Show the planned writes and the context of the agent afterwards</source>
        <translation>Mostrar lo que se escribe y lo que el agente ve después</translation>
    </message>
</context>
<context>
    <name>stemma::PlanStrip</name>
    <message>
        <source>Messages %1 of %2 stay</source>
        <translation>Los mensajes %1 de %2 se quedan</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>%Ln elemento más</numerusform>
            <numerusform>%Ln elementos más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesModel</name>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminado</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesPane</name>
    <message>
        <source>Planned writes</source>
        <translation>Escrituras planificadas</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Compare the whole texts, not only their beginnings</source>
        <translation>Comparar los textos enteros, no solo sus principios</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>records</comment>
        <translation>%1 nuevos</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>records</comment>
        <translation>%1 cambiados</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>records</comment>
        <translation>%1 eliminados</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>nada eliminado</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>Cambios en %1</translation>
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
        <translation>Precios de %1, en %2</translation>
    </message>
    <message>
        <source>Reading the prices…</source>
        <translation>Leyendo los precios…</translation>
    </message>
    <message>
        <source>No prices of your own</source>
        <translation>No hay precios propios</translation>
    </message>
    <message>
        <source>Your own prices come first</source>
        <translation>Los precios propios tienen prioridad</translation>
    </message>
    <message>
        <source>Show prices…</source>
        <translation>Mostrar precios…</translation>
    </message>
    <message>
        <source>Edit your own prices…</source>
        <translation>Editar los precios propios…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Read prices again</source>
        <translation>Leer los precios de nuevo</translation>
    </message>
    <message>
        <source>The file %1 cannot be created: %2</source>
        <translation>El archivo %1 no se puede crear: %2</translation>
    </message>
    <message>
        <source>After a change of %1, choose Prices &gt; Read prices again.</source>
        <translation>Después de cambiar %1, elija Precios &gt; Leer los precios de nuevo.</translation>
    </message>
    <message>
        <source>No program opens %1. Edit it with an editor of your choice.</source>
        <translation>Ningún programa abre %1. Edítelo con un editor de su elección.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Context above</source>
        <translation>Contexto superior a</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Lectura de caché</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes</source>
        <translation>Escritura de caché, 5 minutos</translation>
    </message>
    <message>
        <source>Cache write, 1 hour</source>
        <translation>Escritura de caché, 1 hora</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Stemma</source>
        <translation>Stemma</translation>
    </message>
    <message>
        <source>your own prices</source>
        <translation>sus precios propios</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Prices in %1 come before these.</source>
        <translation>Los precios de %1 tienen prioridad sobre estos.</translation>
    </message>
    <message>
        <source>Prices in %1 come first.</source>
        <translation>Los precios de %1 tienen prioridad.</translation>
    </message>
    <message>
        <source>Batches, service tiers and regions count where sessions store them. Most agents store none: their calls are counted at standard prices.</source>
        <translation>Los lotes, los niveles de servicio y las regiones cuentan donde las sesiones los guardan. La mayoría de los agentes no guarda ninguno: sus llamadas se cuentan a precios estándar.</translation>
    </message>
    <message>
        <source>%1, for a million tokens.</source>
        <comment>Prices of …</comment>
        <translation>%1, por un millón de tokens.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
</context>
<context>
    <name>stemma::ProbeTable</name>
    <message>
        <source>Questions of the probe</source>
        <translation>Preguntas de la prueba</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
</context>
<context>
    <name>stemma::ProblemsPanel</name>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparar…</translation>
    </message>
    <message>
        <source>Repair all…</source>
        <translation>Reparar todo…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtrar problemas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Show or hide notes</source>
        <translation>Mostrar u ocultar las notas</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>Mostrar u ocultar las advertencias</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Show or hide errors</source>
        <translation>Mostrar u ocultar los errores</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Lugar: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparación: %1</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>No se puede reparar: %1</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>No hay ningún almacén abierto.</translation>
    </message>
    <message>
        <source>Nothing can be repaired.</source>
        <translation>No se puede reparar nada.</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>Reparar todos los de este tipo…</translation>
    </message>
    <message>
        <source>Select a problem first.</source>
        <translation>Seleccione antes un problema.</translation>
    </message>
    <message>
        <source>Plan the repair of the selected problem</source>
        <translation>Planificar la reparación del problema seleccionado</translation>
    </message>
    <message>
        <source>Plan the repair of all problems that can be repaired</source>
        <translation>Planificar la reparación de todos los problemas que se pueden reparar</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aún sin comprobar.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Checking… %1 so far</source>
        <comment>1 error, 2 warnings</comment>
        <translation>Comprobando… %1 hasta ahora</translation>
    </message>
    <message>
        <source>No problems found in the sessions you opened; the others are not checked.</source>
        <translation>No se encontraron problemas en las sesiones abiertas; las demás no se han comprobado.</translation>
    </message>
    <message>
        <source>%1 in the sessions you opened; the others are not checked.</source>
        <translation>%1 en las sesiones abiertas; las demás no se han comprobado.</translation>
    </message>
    <message>
        <source>No problems found in this store.</source>
        <translation>No se encontraron problemas en este almacén.</translation>
    </message>
    <message>
        <source>Check the whole store</source>
        <translation>Comprobar todo el almacén</translation>
    </message>
</context>
<context>
    <name>stemma::SessionGroupsModel</name>
    <message>
        <source>No project folder</source>
        <translation>Sin carpeta de proyecto</translation>
    </message>
    <message>
        <source>Their stores name no project folder for these sessions</source>
        <translation>Sus almacenes no nombran una carpeta de proyecto para estas sesiones</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Sin hora</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message>
        <source>Prune outputs</source>
        <translation>Podar salidas</translation>
    </message>
    <message>
        <source>Tool outputs in “%1”</source>
        <translation>Salidas de herramientas en «%1»</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
        <translation>&amp;Conservar lo más reciente</translation>
    </message>
    <message>
        <source>Select by &amp;rule</source>
        <translation>Seleccionar por &amp;regla</translation>
    </message>
    <message>
        <source>Selects the outputs between the last summary and the last two prompts, except the newest and those of “skill”</source>
        <translation>Selecciona las salidas entre el último resumen y las dos últimas indicaciones, salvo las más recientes y las de «skill»</translation>
    </message>
    <message>
        <source>Which outputs are shown</source>
        <translation>Qué salidas se muestran</translation>
    </message>
    <message>
        <source>In the context</source>
        <translation>En el contexto</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Podada</translation>
    </message>
    <message>
        <source>All outputs</source>
        <translation>Todas las salidas</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Salidas de herramientas</translation>
    </message>
    <message>
        <source>Re&amp;store…</source>
        <translation>Re&amp;staurar…</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>&amp;Podar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Tokens are estimated with %1. The model is sent a short note instead of a pruned output; the output stays stored and can be restored.</source>
        <translation>Los tokens se estiman con %1. Al modelo se le envía una nota breve en lugar de una salida podada; la salida sigue almacenada y se puede restaurar.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs have no more tokens than this.</source>
        <translation>Nada que podar: las salidas no tienen más tokens que estos.</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1.</source>
        <translation>El propio mnesis no podaría aquí: solo lo hace si eso libera más de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n salida para podar, libera %1</numerusform>
            <numerusform>%n salidas para podar, liberan %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n salida para restaurar, añade %1</numerusform>
            <numerusform>%n salidas para restaurar, añaden %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln más en la tabla</numerusform>
            <numerusform>%Ln más en la tabla</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># %n byte, no es texto</numerusform>
            <numerusform># %n bytes, no es texto</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>bytes %1</translation>
    </message>
    <message>
        <source>not stored as a separate record</source>
        <translation>no almacenado como registro aparte</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Como está almacenado</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Sangrado</translation>
    </message>
    <message>
        <source>Copy the stored bytes</source>
        <translation>Copiar los bytes almacenados</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>Bytes almacenados</translation>
    </message>
    <message>
        <source>Select a message to see its stored bytes.</source>
        <translation>Seleccione un mensaje para ver sus bytes almacenados.</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>Not known to Stemma: %1. &lt;a href=&quot;next&quot;&gt;Next&lt;/a&gt;</source>
        <translation>Desconocido para Stemma: %1. &lt;a href=&quot;next&quot;&gt;Siguiente&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The beginning and the end are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>Se muestran el principio y el final. &lt;a href=&quot;all&quot;&gt;Mostrar todo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>its content</source>
        <translation>su contenido</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>bytes que no son UTF-8</translation>
    </message>
    <message>
        <source>The record is longer than %1; what follows is not shown.</source>
        <translation>El registro es más largo que %1; lo que sigue no se muestra.</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>%1 en medio</translation>
    </message>
    <message>
        <source>Copy value of “%1”</source>
        <translation>Copiar el valor de «%1»</translation>
    </message>
    <message>
        <source>Copy field “%1”</source>
        <translation>Copiar el campo «%1»</translation>
    </message>
    <message>
        <source>Copy selected text</source>
        <translation>Copiar el texto seleccionado</translation>
    </message>
    <message>
        <source>Stemma does not know this field. It is kept as it is, and not shown elsewhere.</source>
        <translation>Stemma no conoce este campo. Se conserva como está y no se muestra en otros lugares.</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionModel</name>
    <message>
        <source>Keys, tokens and passwords</source>
        <translation>Claves, tokens y contraseñas</translation>
    </message>
    <message>
        <source>Text that looks like a key</source>
        <translation>Texto que parece una clave</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Direcciones de correo</translation>
    </message>
    <message>
        <source>Phone numbers</source>
        <translation>Números de teléfono</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Home folders</source>
        <translation>Carpetas personales</translation>
    </message>
    <message>
        <source>Private hosts and addresses</source>
        <translation>Equipos y direcciones privados</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Sustituido por</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Primer lugar</translation>
    </message>
    <message>
        <source>Bank accounts and cards</source>
        <translation>Cuentas bancarias y tarjetas</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionPane</name>
    <message>
        <source>Names of people, customers, projects; with commas between them</source>
        <translation>Nombres de personas, clientes, proyectos; separados por comas</translation>
    </message>
    <message>
        <source>What would be redacted</source>
        <translation>Lo que se censuraría</translation>
    </message>
    <message>
        <source>Also &amp;names:</source>
        <translation>También &amp;nombres:</translation>
    </message>
    <message>
        <source>The rules found nothing to redact. They cannot know everything: look through the document before you hand it on.</source>
        <translation>Las reglas no encontraron nada que censurar. No pueden saberlo todo: revise el documento antes de entregarlo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>Se censurará %Ln lugar</numerusform>
            <numerusform>Se censurarán %Ln lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>%Ln valor se queda</numerusform>
            <numerusform>%Ln valores se quedan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ResentOutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>Leyendo las salidas de herramientas</translation>
    </message>
</context>
<context>
    <name>stemma::ReviewSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>Leyendo los mensajes abarcados</translation>
    </message>
</context>
<context>
    <name>stemma::RulesDialog</name>
    <message>
        <source>Rules and window</source>
        <translation>Reglas y ventana</translation>
    </message>
    <message>
        <source>For all sessions of this store. These settings belong to the agent and are not stored; Stemma remembers your choice and never writes it to the store.</source>
        <translation>Para todas las sesiones de este almacén. Estos ajustes pertenecen al agente y no están almacenados; Stemma recuerda la elección y nunca la escribe en el almacén.</translation>
    </message>
    <message>
        <source>From the store</source>
        <translation>Del almacén</translation>
    </message>
    <message>
        <source>From the store (%1)</source>
        <translation>Del almacén (%1)</translation>
    </message>
    <message>
        <source>Not in the store (%1)</source>
        <translation>No en el almacén (%1)</translation>
    </message>
    <message>
        <source>The release whose rules build, compact and prune the context</source>
        <translation>La versión cuyas reglas construyen, compactan y podan el contexto</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>&amp;Reglas de</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Ventana</translation>
    </message>
    <message>
        <source>Tokens that the model accepts in total</source>
        <translation>Tokens que el modelo acepta en total</translation>
    </message>
    <message>
        <source>For the &amp;answer</source>
        <translation>Para la res&amp;puesta</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>Tokens de la ventana reservados para la respuesta</translation>
    </message>
    <message>
        <source>For &amp;compaction</source>
        <translation>Para la &amp;compactación</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the next summary</source>
        <translation>Tokens de la ventana reservados para el próximo resumen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Default (%1 %)</source>
        <translation>Predeterminado (%1 %)</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted after a turn</source>
        <translation>La proporción de los tokens utilizables a la que se compacta la sesión después de un turno</translation>
    </message>
    <message>
        <source>Compacts a&amp;t</source>
        <translation>Comp&amp;acta al</translation>
    </message>
    <message>
        <source>&amp;Keep newest</source>
        <translation>C&amp;onservar lo más reciente</translation>
    </message>
    <message>
        <source>Tokens of the newest tool outputs, which are never pruned</source>
        <translation>Tokens de las salidas de herramientas más recientes, que nunca se podan</translation>
    </message>
    <message>
        <source>Prune only if it &amp;frees</source>
        <translation>Podar solo si &amp;libera</translation>
    </message>
    <message>
        <source>Outputs are pruned only if that frees more tokens than this</source>
        <translation>Las salidas se podan solo si eso libera más tokens que estos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Use &amp;defaults</source>
        <translation>&amp;Usar valores predeterminados</translation>
    </message>
    <message>
        <source>Go back to the rules and sizes from the store</source>
        <translation>Volver a las reglas y los tamaños del almacén</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>Default (%1 tokens)</source>
        <translation>Predeterminado (%1 tokens)</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>%1 tokens utilizables; se compacta después de un turno a partir de %2, antes de un turno a partir de %3.</translation>
    </message>
</context>
<context>
    <name>stemma::RulesMenu</name>
    <message>
        <source>Rules and window…</source>
        <translation>Reglas y ventana…</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
</context>
<context>
    <name>stemma::SearchBar</name>
    <message>
        <source>user, assistant, tool…</source>
        <translation>user, assistant, tool…</translation>
    </message>
    <message>
        <source>prompt, answer, thinking, output…</source>
        <translation>prompt, answer, thinking, output…</translation>
    </message>
    <message>
        <source>name of a tool</source>
        <translation>nombre de una herramienta</translation>
    </message>
    <message>
        <source>part of a file&apos;s path</source>
        <translation>parte de la ruta de un archivo</translation>
    </message>
    <message>
        <source>part of a model&apos;s name</source>
        <translation>parte del nombre de un modelo</translation>
    </message>
    <message>
        <source>the agent&apos;s name in the session</source>
        <translation>el nombre del agente en la sesión</translation>
    </message>
    <message>
        <source>a store, or the program that made it</source>
        <translation>un almacén, o el programa que lo creó</translation>
    </message>
    <message>
        <source>part of the project&apos;s folder</source>
        <translation>parte de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>2026-03, 7d, &gt;2026-03-01</source>
        <translation>2026-03, 7d, &gt;2026-03-01</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes o no</translation>
    </message>
    <message>
        <source>what else the message has</source>
        <translation>qué más tiene el mensaje</translation>
    </message>
    <message>
        <source>more or fewer than</source>
        <translation>más de o menos de</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Buscar en todas las sesiones</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>Order of the hits</source>
        <translation>Orden de las coincidencias</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
    <message>
        <source>Filters beside the hits</source>
        <translation>Filtros junto a las coincidencias</translation>
    </message>
    <message>
        <source>Search in a tab</source>
        <translation>Buscar en una pestaña</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>Índice de búsqueda…</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>Lo más relevante primero</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Lo más reciente primero</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevancia</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Más reciente</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>Eliminar esta búsqueda</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Guardar esta búsqueda</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>No hay búsquedas guardadas</translation>
    </message>
    <message>
        <source>This search is saved</source>
        <translation>Esta búsqueda está guardada</translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Búsqueda: %1</translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1, %Ln coincidencia</numerusform>
            <numerusform>%1, %Ln coincidencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message>
        <source>How far the search is</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Por ejemplo: %1</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>Aún no se conoce ningún almacén.</translation>
    </message>
    <message>
        <source>Open a store</source>
        <translation>Abrir un almacén</translation>
    </message>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>Encuentra indicaciones, respuestas, razonamiento, entradas y salidas de herramientas, parches y títulos en %Ln almacén.</numerusform>
            <numerusform>Encuentra indicaciones, respuestas, razonamiento, entradas y salidas de herramientas, parches y títulos en %Ln almacenes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>Sin coincidencias en %Ln almacén.</numerusform>
            <numerusform>Sin coincidencias en %Ln almacenes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the filters</source>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Buscar en todas partes</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Only in this project</source>
        <translation>Solo en este proyecto</translation>
    </message>
    <message>
        <source>Only in this store</source>
        <translation>Solo en este almacén</translation>
    </message>
    <message>
        <source>Only in this agent</source>
        <translation>Solo en este agente</translation>
    </message>
</context>
<context>
    <name>stemma::SecondLookSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>Leyendo los mensajes abarcados</translation>
    </message>
    <message>
        <source>The covered messages have no text of a user that could be sent.</source>
        <translation>Los mensajes abarcados no tienen ningún texto de un usuario que se pudiera enviar.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>listing…</source>
        <translation>enumerando…</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>no legible</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>live</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrada</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln mensaje</numerusform>
            <numerusform>%Ln mensajes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SessionFilesSource</name>
    <message>
        <source>Reading the files of the session</source>
        <translation>Leyendo los archivos de la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::SessionFind</name>
    <message>
        <source>Went on from the beginning</source>
        <translation>Se continuó desde el principio</translation>
    </message>
    <message>
        <source>Went on from the end</source>
        <translation>Se continuó desde el final</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>%1 ya no existe. Los mensajes ya leídos siguen en pantalla.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>Esta sesión ya no está en el almacén.</translation>
    </message>
    <message>
        <source>This message is no longer in the session.</source>
        <translation>Este mensaje ya no está en la sesión.</translation>
    </message>
    <message>
        <source>Messages already read stay on screen.</source>
        <translation>Los mensajes ya leídos siguen en pantalla.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>Changes back to the checkpoint</source>
        <translation>Cambios hasta el punto de control</translation>
    </message>
    <message>
        <source>Image in message %1</source>
        <translation>Imagen del mensaje %1</translation>
    </message>
    <message>
        <source>“%1” is not a web address, so it was not opened.</source>
        <translation>«%1» no es una dirección web, por lo que no se abrió.</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Carpeta para los archivos</translation>
    </message>
    <message>
        <source>Saved files</source>
        <translation>Archivos guardados</translation>
    </message>
    <message>
        <source>Filter cleared to show message %1.</source>
        <translation>Filtro quitado para mostrar el mensaje %1.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPrinting</name>
    <message>
        <source>Laying out the pages</source>
        <translation>Componiendo las páginas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The text is too long to print (%1). Select some messages, or export the session instead.</source>
        <translation>El texto es demasiado largo para imprimirlo (%1). Seleccione algunos mensajes o exporte la sesión.</translation>
    </message>
    <message>
        <source>Print session</source>
        <translation>Imprimir sesión</translation>
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
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Cerrar las &amp;demás</translation>
    </message>
    <message>
        <source>Close those &amp;behind it</source>
        <translation>Cerrar las que están de&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Keep this tab</source>
        <translation>Conser&amp;var esta pestaña</translation>
    </message>
    <message>
        <source>&amp;Show in the session list</source>
        <translation>&amp;Mostrar en la lista de sesiones</translation>
    </message>
    <message>
        <source>Copy session &amp;id</source>
        <translation>Copiar el &amp;id de la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeModel</name>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>1 error, 2 warnings</comment>
        <translation>Comprobación: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeView</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
</context>
<context>
    <name>stemma::SessionUseNote</name>
    <message>
        <source>This session was written %1.</source>
        <comment>2 minutes ago</comment>
        <translation>Esta sesión se escribió %1.</translation>
    </message>
    <message>
        <source>Another program has this session open.</source>
        <translation>Otro programa tiene esta sesión abierta.</translation>
    </message>
    <message>
        <source>Another program has this store open.</source>
        <translation>Otro programa tiene este almacén abierto.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this session open.</source>
        <translation>«%1» (proceso %2) tiene esta sesión abierta.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this store open.</source>
        <translation>«%1» (proceso %2) tiene este almacén abierto.</translation>
    </message>
    <message>
        <source>If an agent is working in it, its next messages go to the original only.</source>
        <translation>Si un agente está trabajando en ella, sus próximos mensajes van solo al original.</translation>
    </message>
    <message>
        <source>If an agent is working in it, let it finish first: it may not notice the change.</source>
        <translation>Si un agente está trabajando en ella, déjelo terminar antes: puede que no note el cambio.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>Filtrar sesiones</translation>
    </message>
    <message>
        <source>Order and grouping of the sessions</source>
        <translation>Orden y agrupación de las sesiones</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por fecha</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>By messages</source>
        <translation>Por mensajes</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>Por tokens</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Filas compactas</translation>
    </message>
    <message>
        <source>Group by store</source>
        <translation>Agrupar por almacén</translation>
    </message>
    <message>
        <source>Group by project</source>
        <translation>Agrupar por proyecto</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>No hay ningún almacén abierto.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>No session matches “%1”.</source>
        <translation>Ninguna sesión coincide con «%1».</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Vaciar el filtro</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Linaje</translation>
    </message>
    <message>
        <source>Usage of this session</source>
        <translation>Consumo de esta sesión</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar id</translation>
    </message>
    <message>
        <source>Usage of this store</source>
        <translation>Consumo de este almacén</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>Cerrar almacén</translation>
    </message>
    <message>
        <source>Open project folder</source>
        <translation>Abrir la carpeta del proyecto</translation>
    </message>
    <message>
        <source>Copy resume command</source>
        <translation>Copiar la orden para reanudar</translation>
    </message>
    <message>
        <source>Resume in a terminal</source>
        <translation>Reanudar en un terminal</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>Bifurcar…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>Etiquetas y marca…</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>Trasladar proyecto…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Borrar sesión…</translation>
    </message>
    <message>
        <source>Group by day</source>
        <translation>Agrupar por día</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Agrupar por modelo</translation>
    </message>
</context>
<context>
    <name>stemma::SettingsDialog</name>
    <message>
        <source>No setting contains all these words.</source>
        <translation>Ninguna preferencia contiene todas estas palabras.</translation>
    </message>
    <message>
        <source>Configure Stemma</source>
        <translation>Configurar Stemma</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>stemma::ShortcutDialog</name>
    <message>
        <source>No shortcut</source>
        <translation>Sin atajo</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Configure shortcuts</source>
        <translation>Configurar atajos</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Filtrar acciones</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Acciones y sus atajos</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Atajo nuevo</translation>
    </message>
    <message>
        <source>Shortcut:</source>
        <translation>Atajo:</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 ya es el atajo de «%2».</translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message>
        <source>Drop a store, a transcript
or a folder here</source>
        <translation>Suelte aquí un almacén,
una transcripción o una carpeta</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions</source>
        <translation>Leer, ramificar, compactar y reparar sesiones de agentes</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir carpeta…</translation>
    </message>
    <message>
        <source>Connect to PostgreSQL…</source>
        <translation>Conectar con PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>Abrir la sesión de ejemplo</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
    <message>
        <source>Opening never changes a store, even while an agent is using it.</source>
        <translation>Abrir un almacén nunca lo cambia, ni siquiera mientras un agente lo usa.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Formats and their capabilities</source>
        <translation>Formatos y sus capacidades</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar lista</translation>
    </message>
    <message>
        <source>Recent stores</source>
        <translation>Almacenes recientes</translation>
    </message>
    <message>
        <source>No recent stores.</source>
        <translation>No hay almacenes recientes.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Found on this machine</source>
        <translation>Encontrado en este equipo</translation>
    </message>
    <message>
        <source>Names and sizes only. Sessions are read when you open them.</source>
        <translation>Solo nombres y tamaños. Las sesiones se leen al abrirlas.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Continuar la lectura</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>se puede abrir</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>sin permiso</translation>
    </message>
    <message>
        <source>No sessions found in the usual places.</source>
        <translation>No se encontraron sesiones en los lugares habituales.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>no accesible</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>mensaje %1 de %2</translation>
    </message>
</context>
<context>
    <name>stemma::StatusLabels</name>
    <message>
        <source>No store open</source>
        <translation>Ningún almacén abierto</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>%n almacén abierto</numerusform>
            <numerusform>%n almacenes abiertos</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message>
        <source>Agent is working</source>
        <translation>El agente está trabajando</translation>
    </message>
    <message>
        <source>Nothing was written since the call: the tool takes long, or the agent asks for your approval.</source>
        <translation>No se ha escrito nada desde la llamada: la herramienta tarda mucho, o el agente pide aprobación.</translation>
    </message>
    <message>
        <source>Agent waits for you</source>
        <translation>El agente espera una respuesta</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n parte seleccionada · %1</numerusform>
            <numerusform>%n partes seleccionadas · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for approval or running a long call</source>
        <translation>Esperando aprobación o ejecutando una llamada larga</translation>
    </message>
    <message>
        <source>Agent asks you a question</source>
        <translation>El agente le hace una pregunta</translation>
    </message>
    <message>
        <source>Agent waits for your approval</source>
        <translation>El agente espera su aprobación</translation>
    </message>
    <message>
        <source>Agent is idle</source>
        <translation>El agente está inactivo</translation>
    </message>
    <message>
        <source>Nothing was written for 10 minutes.</source>
        <translation>No se ha escrito nada en 10 minutos.</translation>
    </message>
</context>
<context>
    <name>stemma::StoreManager</name>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreOpening</name>
    <message>
        <source>Making the sample session</source>
        <translation>Creando la sesión de ejemplo</translation>
    </message>
    <message>
        <source>Sample session</source>
        <translation>Sesión de ejemplo</translation>
    </message>
    <message>
        <source>The store %1 has no session %2.</source>
        <translation>El almacén %1 no tiene la sesión %2.</translation>
    </message>
    <message>
        <source>Looking for stores in %1</source>
        <translation>Buscando almacenes en %1</translation>
    </message>
    <message>
        <source>The link names no store: %1</source>
        <translation>El enlace no nombra ningún almacén: %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreSource</name>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryColumn</name>
    <message>
        <source>Apply…</source>
        <translation>Aplicar…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>En esta sesión</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>Mostrar lo que se escribiría</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>Añadir el resumen y los mensajes conservados a esta sesión en lugar de crear una nueva</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message>
        <source>Summary by a model</source>
        <translation>Resumen hecho por un modelo</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>¿Enviar esto a %1?</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>Probar el nivel siguiente automáticamente</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Content: the texts of %1 summaries of this session</source>
        <translation>Contenido: los textos de %1 resúmenes de esta sesión</translation>
    </message>
    <message>
        <source>Content: the texts of %1 messages of this session</source>
        <translation>Contenido: los textos de %1 mensajes de esta sesión</translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>Tamaño: ≈ %1 tokens, para una respuesta de como máximo %2</translation>
    </message>
    <message>
        <source>%1 summaries, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 resúmenes, ≈ %2 tokens, para una respuesta de como máximo %3</translation>
    </message>
    <message>
        <source>%1 messages, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 mensajes, ≈ %2 tokens, para una respuesta de como máximo %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>%1: %2; at most %3</source>
        <translation>%1: %2; como máximo %3</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>Hasta %n petición: la siguiente se envía solo si la anterior no da un resumen utilizable.</numerusform>
            <numerusform>Hasta %n peticiones: la siguiente se envía solo si la anterior no da un resumen utilizable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n petición.</numerusform>
            <numerusform>%n peticiones, una tras otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated cost: at most %1, plus requests without a set price</source>
        <translation>Coste estimado: como máximo %1, más las peticiones sin precio establecido</translation>
    </message>
    <message>
        <source>The connection to %1 is not encrypted: others in the network could read it.</source>
        <translation>La conexión con %1 no está cifrada: otros en la red podrían leerla.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryPane</name>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Text of the summary</source>
        <translation>Texto del resumen</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryRequests</name>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>Nivel %1, %2: respondido</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>El resumen no es más pequeño que los mensajes que sustituye. El nivel siguiente lo acorta.</translation>
    </message>
    <message>
        <source>Level %1: answered</source>
        <translation>Nivel %1: respondido</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nivel %1: %2</translation>
    </message>
    <message>
        <source>Level %1, %2: %3</source>
        <translation>Nivel %1, %2: %3</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>La petición se canceló.</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>Nivel %1: preguntando a %2…</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryReviewer</name>
    <message>
        <source>The second look was at the text before your last change.</source>
        <translation>La segunda revisión se hizo sobre el texto anterior al último cambio.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>%1 encontró %Ln exigencia: %2 conservadas, %3 cambiadas, %4 perdidas.</numerusform>
            <numerusform>%1 encontró %Ln exigencias: %2 conservadas, %3 cambiadas, %4 perdidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>%Ln respuesta omitida: no está en los mensajes.</numerusform>
            <numerusform>%Ln respuestas omitidas: no están en los mensajes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>%Ln pregunta sin responder.</numerusform>
            <numerusform>%Ln preguntas sin responder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second look by a model</source>
        <translation>Segunda revisión por un modelo</translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>Contenido: el resumen y lo que los usuarios y el asistente escribieron en %Ln mensaje; ninguna salida de herramientas</numerusform>
            <numerusform>Contenido: el resumen y lo que los usuarios y el asistente escribieron en %Ln mensajes; ninguna salida de herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>De %Ln texto largo se envían solo el principio y el final.</numerusform>
            <numerusform>De %Ln textos largos se envían solo el principio y el final.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for answers of at most %2</source>
        <translation>Tamaño: ≈ %1 tokens, para respuestas de como máximo %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n petición.</numerusform>
            <numerusform>%n peticiones, una tras otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>The second look was cancelled.</source>
        <translation>La segunda revisión se canceló.</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to or search sessions</source>
        <translation>Ir a sesiones o buscar en ellas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stemma::TextViewer</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Go to line (Ctrl+L)</source>
        <translation>Ir a la línea (Ctrl+L)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingModel</name>
    <message>
        <source>The turn ended</source>
        <translation>El turno terminó</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>Patch: %1</source>
        <translation>Parche: %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>No hay texto que mostrar</translation>
    </message>
    <message>
        <source>%1; tokens are estimated</source>
        <translation>%1; los tokens son estimados</translation>
    </message>
    <message>
        <source>Thinking in message %1: %2</source>
        <translation>Razonamiento del mensaje %1: %2</translation>
    </message>
    <message>
        <source>Number of the message</source>
        <translation>Número del mensaje</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>Lo que siguió</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingOffer</name>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>Eliminar también el razonamiento firmado pos&amp;terior, que ya no es válido</translation>
    </message>
    <message>
        <source>Providers may reject thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>Los proveedores pueden rechazar el razonamiento firmado para otra conversación. Para conservarlo, haga el cambio en una bifurcación.</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>&amp;Cambiar una bifurcación…</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>Planificar una bifurcación que termine antes de ese razonamiento y, después, este cambio en la bifurcación. El original no cambia.</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message>
        <source>Show all…</source>
        <translation>Mostrar todo…</translation>
    </message>
    <message>
        <source>Text of the thinking</source>
        <translation>Texto del razonamiento</translation>
    </message>
    <message>
        <source>Show the whole text in a window of its own</source>
        <translation>Mostrar el texto entero en una ventana propia</translation>
    </message>
    <message>
        <source>Go to what the agent did after this thinking</source>
        <translation>Ir a lo que hizo el agente después de este razonamiento</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>— %1 not shown here —</source>
        <translation>— %1 no mostrados aquí —</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Mensaje %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln carácter</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show · %1 stored</source>
        <translation>no hay texto que mostrar · %1 almacenados</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>no hay texto que mostrar</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message>
        <source>Search in thinking</source>
        <translation>Buscar en el razonamiento</translation>
    </message>
    <message>
        <source>Show only thinking that contains all these words. Of a long block, the first 256 KB count.</source>
        <translation>Mostrar solo el razonamiento que contiene todas estas palabras. De un bloque largo cuentan los primeros 256 KB.</translation>
    </message>
    <message>
        <source>Thinking of the session</source>
        <translation>Razonamiento de la sesión</translation>
    </message>
    <message>
        <source>Select two blocks to compare them.</source>
        <translation>Seleccione dos bloques para compararlos.</translation>
    </message>
    <message>
        <source>Open a session to see its thinking.</source>
        <translation>Abra una sesión para ver su razonamiento.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Leyendo la sesión…</translation>
    </message>
    <message>
        <source>No thinking contains these words.</source>
        <translation>Ningún razonamiento contiene estas palabras.</translation>
    </message>
    <message>
        <source>This session holds no thinking.</source>
        <translation>Esta sesión no contiene razonamiento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%1 de %Ln bloque</numerusform>
            <numerusform>%1 de %Ln bloques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln bloque</numerusform>
            <numerusform>%Ln bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>12 tokens in all</comment>
        <translation>%1 en total</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingSource</name>
    <message>
        <source>Reading the thinking of the session</source>
        <translation>Leyendo el razonamiento de la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::TimeSpansSource</name>
    <message>
        <source>Reading the times of the session</source>
        <translation>Leyendo los tiempos de la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message>
        <source>Time axis</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Esperando al usuario</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 to %4 · message %5</source>
        <comment>what, duration, begin, end, number</comment>
        <translation>%1 · %2 · %3 a %4 · mensaje %5</translation>
    </message>
    <message>
        <source>Reading the times of the session…</source>
        <translation>Leyendo los tiempos de la sesión…</translation>
    </message>
    <message>
        <source>This session has no times.</source>
        <translation>Esta sesión no tiene tiempos.</translation>
    </message>
    <message>
        <source>Drawn shorter than it was</source>
        <translation>Dibujado más corto de lo que duró</translation>
    </message>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>y %n llamada a herramienta más</numerusform>
            <numerusform>y %n llamadas a herramienta más</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent %1 · tools %2 · waiting for you %3</source>
        <translation>Agente %1 · herramientas %2 · esperando al usuario %3</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineActions</name>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
    <message>
        <source>Nothing new has come since you last read this session.</source>
        <translation>No ha llegado nada nuevo desde la última lectura de esta sesión.</translation>
    </message>
    <message>
        <source>There is no text to find in on this page.</source>
        <translation>En esta página no hay texto en el que buscar.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineCursor</name>
    <message>
        <source>The message is not in this session.</source>
        <translation>El mensaje no está en esta sesión.</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>No hay más de este tipo después de este mensaje.</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>No hay más de este tipo antes de este mensaje.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineFind</name>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>Salida de herramienta podada</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>Sustituido por un resumen</translation>
    </message>
    <message>
        <source>This hit is in a message that the filters hide.</source>
        <translation>Esta coincidencia está en un mensaje que los filtros ocultan.</translation>
    </message>
    <message>
        <source>This hit is in a part of the text that is not shown. “Show all” opens it.</source>
        <translation>Esta coincidencia está en la parte del texto que no se muestra. «Mostrar todo» la abre.</translation>
    </message>
    <message>
        <source>This hit is in something that is not shown as text, such as the address of a link.</source>
        <translation>Esta coincidencia está en algo que no se muestra como texto, por ejemplo la dirección de un enlace.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelinePainter</name>
    <message>
        <source>This message is no longer in the store.</source>
        <translation>Este mensaje ya no está en el almacén.</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>Este mensaje no se puede leer.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>Esta sesión no tiene mensajes.</translation>
    </message>
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>El almacén no dice qué mensajes son.</translation>
    </message>
    <message>
        <source>This summary replaced no messages.</source>
        <translation>Este resumen no sustituyó ningún mensaje.</translation>
    </message>
    <message>
        <source>The filter hides every message of this session.</source>
        <translation>El filtro oculta todos los mensajes de esta sesión.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln mensaje sin cargar]</numerusform>
            <numerusform>[%Ln mensajes sin cargar]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>The messages of the session, oldest first, with everything that the store keeps of them. Help &gt; Signs of the timeline explains the lines, colours and icons.</source>
        <translation>Los mensajes de la sesión, los más antiguos primero, con todo lo que el almacén guarda de ellos. Ayuda &gt; Signos de la cronología explica las líneas, los colores y los iconos.</translation>
    </message>
</context>
<context>
    <name>stemma::TurnModel</name>
    <message>
        <source>Before the first prompt</source>
        <translation>Antes de la primera indicación</translation>
    </message>
    <message>
        <source>Checkpoint: %1</source>
        <translation>Punto de control: %1</translation>
    </message>
</context>
<context>
    <name>stemma::TurnSearch</name>
    <message>
        <source>Filtering messages</source>
        <translation>Filtrando mensajes</translation>
    </message>
</context>
<context>
    <name>stemma::UsageBar</name>
    <message>
        <source>Sessions that are added up</source>
        <translation>Sesiones que se suman</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>Líneas de la tabla</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>session, model, day</comment>
        <translation>Por %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Charts show the cost by list prices</source>
        <translation>Los gráficos muestran el coste a precios de lista</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Charts show tokens</source>
        <translation>Los gráficos muestran tokens</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Como tabla (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Como JSON…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Primer día</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Ú&amp;ltimo día</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>Quitar el filtro «%1»</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsModel</name>
    <message>
        <source>not counted: %1</source>
        <translation>no contado: %1</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>resumen</translation>
    </message>
    <message>
        <source>beside the conversation</source>
        <translation>junto a la conversación</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>subagente</translation>
    </message>
    <message>
        <source>sub-agent %1</source>
        <translation>subagente %1</translation>
    </message>
    <message>
        <source>covered by a subscription</source>
        <translation>cubierto por una suscripción</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Lectura de caché</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Escritura de caché</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>fast mode</source>
        <translation>modo rápido</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>flex tier</source>
        <translation>nivel flex</translation>
    </message>
    <message>
        <source>priority tier</source>
        <translation>nivel prioritario</translation>
    </message>
    <message>
        <source>region: %1</source>
        <translation>región: %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message>
        <source>Only this</source>
        <translation>Solo esto</translation>
    </message>
    <message>
        <source>Filter table and charts to what is selected</source>
        <translation>Filtrar la tabla y los gráficos por lo seleccionado</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Contados</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No contados</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Todos los registros</translation>
    </message>
    <message>
        <source>Which records are listed</source>
        <translation>Qué registros se enumeran</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 de entrada</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 de salida</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 de la caché</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>precio desconocido</translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>No contado, %Ln registro, %1 tokens: %2.</numerusform>
            <numerusform>No contados, %Ln registros, %1 tokens: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s own total of %1 is %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>El total propio del agente de %1 es %2; se cuentan %3. %4</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>El total propio del agente de %1 en %Ln sesión es %2; se cuentan %3. %4</numerusform>
            <numerusform>Los totales propios del agente de %1 en %Ln sesiones son %2; se cuentan %3. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 records are listed.</source>
        <translation>Se enumeran los primeros %1 de %2 registros.</translation>
    </message>
    <message>
        <source>Select a line or a bar to see the calls behind its figures.</source>
        <translation>Seleccione una línea o una barra para ver las llamadas tras sus cifras.</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>Leyendo las llamadas…</translation>
    </message>
    <message>
        <source>Everything is counted here.</source>
        <translation>Aquí se cuenta todo.</translation>
    </message>
    <message>
        <source>These records are added up, and not listed.</source>
        <translation>Estos registros se suman y no se enumeran.</translation>
    </message>
    <message>
        <source>No calls.</source>
        <translation>Sin llamadas.</translation>
    </message>
</context>
<context>
    <name>stemma::UsageChartArea</name>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Mayores</translation>
    </message>
    <message>
        <source>The sessions or turns that cost the most</source>
        <translation>Las sesiones o los turnos que más costaron</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Aciertos de caché</translation>
    </message>
    <message>
        <source>Which share of the tokens sent came from the cache</source>
        <translation>Qué proporción de los tokens enviados vino de la caché</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Tokens in context over a session</source>
        <translation>Tokens en contexto a lo largo de una sesión</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Salidas de herramientas</translation>
    </message>
    <message>
        <source>What tool outputs cost because they were sent again with each call</source>
        <translation>Lo que costaron las salidas de herramientas por enviarse de nuevo con cada llamada</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Qué pasaría si</translation>
    </message>
    <message>
        <source>What a session would have cost, compacted, pruned or cached</source>
        <translation>Lo que habría costado una sesión, compactada, podada o en caché</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>Por turno</translation>
    </message>
    <message>
        <source>Cost or tokens of each turn</source>
        <translation>Coste o tokens de cada turno</translation>
    </message>
    <message>
        <source>Cost or tokens of each day, by model</source>
        <translation>Coste o tokens de cada día, según el modelo</translation>
    </message>
    <message>
        <source>No model here has a known price. Choose Tokens, or add its price.</source>
        <translation>Ningún modelo tiene aquí un precio conocido. Elija «Tokens» o añada su precio.</translation>
    </message>
    <message>
        <source>No tokens were read from a cache.</source>
        <translation>No se leyó ningún token de una caché.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>Seleccione una sesión en la tabla.</translation>
    </message>
    <message>
        <source>Reading the tool outputs…</source>
        <translation>Leyendo las salidas de herramientas…</translation>
    </message>
    <message>
        <source>No tool output was sent again.</source>
        <translation>Ninguna salida de herramienta se envió de nuevo.</translation>
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
        <translation>Los totales propios del agente son distintos; seleccione la sesión para ver por qué.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>%Ln llamada de subagentes incluida</numerusform>
            <numerusform>%Ln llamadas de subagentes incluidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>Almacenado para %Ln llamada</numerusform>
            <numerusform>Almacenado para %Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Calls of models, each counted once</source>
        <translation>Llamadas a modelos, cada una contada una vez</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Tokens sent that were neither read from the cache nor written to it</source>
        <translation>Tokens enviados que ni se leyeron de la caché ni se escribieron en ella</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Lectura de caché</translation>
    </message>
    <message>
        <source>Tokens sent that the cache already held</source>
        <translation>Tokens enviados que la caché ya contenía</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Escritura de caché</translation>
    </message>
    <message>
        <source>Tokens sent that were written to the cache</source>
        <translation>Tokens enviados que se escribieron en la caché</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Tokens written by the model, reasoning included</source>
        <translation>Tokens escritos por el modelo, incluido el razonamiento</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Tokens of the output that the model thought</source>
        <translation>Tokens de la salida que el modelo razonó</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Aciertos de caché</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache</source>
        <translation>Proporción de los tokens enviados que vino de la caché</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>By list prices</source>
        <translation>A precios de lista</translation>
    </message>
    <message>
        <source>Agent&apos;s cost</source>
        <translation>Coste según el agente</translation>
    </message>
    <message>
        <source>The cost that the agent stored, in US dollars</source>
        <translation>El coste que almacenó el agente, en dólares estadounidenses</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>Última llamada</translation>
    </message>
</context>
<context>
    <name>stemma::UsagePage</name>
    <message>
        <source>Usage · %1</source>
        <translation>Consumo · %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSource</name>
    <message>
        <source>Adding up the usage</source>
        <translation>Sumando el consumo</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message>
        <source>price unknown</source>
        <translation>precio desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 de entrada</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 de salida</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 de la caché</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>ningún modelo almacenado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>%Ln llamada sin precio conocido: %1</numerusform>
            <numerusform>%Ln llamadas sin precio conocido: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 covered by a subscription</source>
        <translation>%1 cubiertos por una suscripción</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>%Ln registro no contado</numerusform>
            <numerusform>%Ln registros no contados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>%Ln diferencia con los totales propios del agente</numerusform>
            <numerusform>%Ln diferencias con los totales propios del agente</numerusform>
        </translation>
    </message>
    <message>
        <source>still reading…</source>
        <translation>leyendo todavía…</translation>
    </message>
</context>
<context>
    <name>stemma::UsageView</name>
    <message>
        <source>Usage</source>
        <translation>Consumo</translation>
    </message>
    <message>
        <source>Your own prices are not used.</source>
        <translation>Los precios propios no se usan.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show the usage of the whole store</source>
        <translation>Mostrar el consumo de todo el almacén</translation>
    </message>
    <message>
        <source>Adding up the usage…</source>
        <translation>Sumando el consumo…</translation>
    </message>
    <message>
        <source>Cancelled. Press F5 to read it again.</source>
        <translation>Cancelado. Pulse F5 para leerlo de nuevo.</translation>
    </message>
    <message>
        <source>No calls of models in this period and with these filters.</source>
        <translation>No hay llamadas a modelos en este período y con estos filtros.</translation>
    </message>
    <message>
        <source>This session has no calls of models whose tokens are stored.</source>
        <translation>Esta sesión no tiene llamadas a modelos cuyos tokens estén almacenados.</translation>
    </message>
    <message>
        <source>No calls of models whose tokens are stored.</source>
        <translation>No hay llamadas a modelos cuyos tokens estén almacenados.</translation>
    </message>
    <message>
        <source>Turns are listed for one session. Select one, and press Only this.</source>
        <translation>Los turnos se enumeran para una sola sesión. Seleccione una y pulse «Solo esto».</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>Leyendo las llamadas…</translation>
    </message>
    <message>
        <source>This session has no calls of models.</source>
        <translation>Esta sesión no tiene llamadas a modelos.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>Seleccione una sesión en la tabla.</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Todas las llamadas</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Solo esto</translation>
    </message>
    <message>
        <source>Open turn</source>
        <translation>Abrir turno</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Abrir sesión</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>Exportar el consumo</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>El consumo se escribió en %1.</translation>
    </message>
    <message>
        <source>The usage cannot be written to %1: %2</source>
        <translation>El consumo no se puede escribir en %1: %2</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>Compact when the context is longer than</source>
        <translation>Compactar cuando el contexto es más largo que</translation>
    </message>
    <message>
        <source>Prune tool outputs older than the newest</source>
        <translation>Podar salidas de herramientas anteriores a las más recientes</translation>
    </message>
    <message>
        <source>How it is estimated</source>
        <translation>Cómo se estima</translation>
    </message>
    <message>
        <source>Compacted at %1 tokens</source>
        <translation>Compactado a los %1 tokens</translation>
    </message>
    <message>
        <source>Outputs pruned to %1 tokens</source>
        <translation>Salidas podadas a %1 tokens</translation>
    </message>
    <message>
        <source>Everything cached</source>
        <translation>Todo en caché</translation>
    </message>
    <message>
        <source>Tokens as it was, and as it would have been (estimates)</source>
        <translation>Tokens tal como fueron y como habrían sido (estimaciones)</translation>
    </message>
    <message>
        <source>Cost as it was, and as it would have been (estimates)</source>
        <translation>Coste tal como fue y como habría sido (estimaciones)</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Tal como fue</translation>
    </message>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>%1 en comparación con la sesión, %Ln compactación</numerusform>
            <numerusform>%1 en comparación con la sesión, %Ln compactaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 compared with the session</source>
        <translation>%1 en comparación con la sesión</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>No model of this session has a known price. Choose Tokens, or add its price.</source>
        <translation>Ningún modelo de esta sesión tiene un precio conocido. Elija «Tokens» o añada su precio.</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfSource</name>
    <message>
        <source>Working out what the session would have cost</source>
        <translation>Calculando lo que habría costado la sesión</translation>
    </message>
</context>
<context>
    <name>stemma::WhereChoice</name>
    <message>
        <source>In this session</source>
        <translation>En esta sesión</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>(el original se conserva)</translation>
    </message>
</context>
<context>
    <name>stemma::WindowActions</name>
    <message>
        <source>Open a session store</source>
        <translation>Abrir un almacén de sesiones</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Abrir una carpeta de sesiones</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>No hay almacenes recientes</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>Pulse %1 para mostrar de nuevo la barra de menú.</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>Acerca de Stemma</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Lee, ramifica, compacta y repara las sesiones de agentes conversacionales.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
    <message>
        <source>There is no previous place.</source>
        <translation>No hay ningún lugar anterior.</translation>
    </message>
    <message>
        <source>There is no next place.</source>
        <translation>No hay ningún lugar siguiente.</translation>
    </message>
    <message>
        <source>This build has no sample session.</source>
        <translation>Esta compilación no tiene sesión de ejemplo.</translation>
    </message>
    <message>
        <source>No tab is open.</source>
        <translation>No hay ninguna pestaña abierta.</translation>
    </message>
    <message>
        <source>No closed tabs.</source>
        <translation>No hay pestañas cerradas.</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>No hay ningún almacén abierto.</translation>
    </message>
    <message>
        <source>Session stores (%1)</source>
        <translation>Almacenes de sesiones (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message>
        <source>Reading the journal…</source>
        <translation>Leyendo el diario…</translation>
    </message>
    <message>
        <source>Records that the change wrote</source>
        <translation>Lo que escribió el cambio</translation>
    </message>
    <message>
        <source>Written records</source>
        <translation>Registros escritos</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>Ir a la sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n registro más no se guarda en el diario.</numerusform>
            <numerusform>%n registros más no se guardan en el diario.</numerusform>
        </translation>
    </message>
</context>
</TS>
