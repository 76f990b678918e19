<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open another window of Stemma</source>
        <translation>Ouvrir une autre fenêtre de Stemma</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>Ouvrir un dépôt de sessions ou une transcription</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Ouvrir un dossier de sessions</translation>
    </message>
    <message>
        <source>Connec&amp;t to PostgreSQL…</source>
        <translation>Se connec&amp;ter à PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sessions on a database server</source>
        <translation>Ouvrir les sessions d’un serveur de base de données</translation>
    </message>
    <message>
        <source>Open the &amp;sample session</source>
        <translation>Ouvrir la session d’&amp;exemple</translation>
    </message>
    <message>
        <source>Open a private copy of a sample store</source>
        <translation>Ouvrir une copie privée d’un dépôt d’exemple</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Fer&amp;mer l’onglet</translation>
    </message>
    <message>
        <source>Close the current tab</source>
        <translation>Fermer l’onglet actuel</translation>
    </message>
    <message>
        <source>Reo&amp;pen closed tab</source>
        <translation>Rou&amp;vrir l’onglet fermé</translation>
    </message>
    <message>
        <source>Reopen the last closed tab</source>
        <translation>Rouvrir le dernier onglet fermé</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;charger</translation>
    </message>
    <message>
        <source>Read the current store again</source>
        <translation>Relire le dépôt actuel</translation>
    </message>
    <message>
        <source>E&amp;xport session…</source>
        <translation>E&amp;xporter la session…</translation>
    </message>
    <message>
        <source>Write the session as a document, redacted if you like</source>
        <translation>Écrire la session comme document, caviardé si vous le souhaitez</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print the session or the selected messages, after a preview</source>
        <translation>Imprimer la session ou les messages sélectionnés, après un aperçu</translation>
    </message>
    <message>
        <source>&amp;Hand over to another agent…</source>
        <translation>Transmettre à un autre a&amp;gent…</translation>
    </message>
    <message>
        <source>Write the session as a new session of another agent</source>
        <translation>Écrire la session comme nouvelle session d’un autre agent</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Quitter le programme</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copier la sélection</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en Mark&amp;down</translation>
    </message>
    <message>
        <source>Copy the selected parts as Markdown</source>
        <translation>Copier les parties sélectionnées en Markdown</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to message</source>
        <translation>Copier le &amp;lien vers le message</translation>
    </message>
    <message>
        <source>Copy a link that opens the current message in Stemma</source>
        <translation>Copier un lien qui ouvre le message actuel dans Stemma</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Find a text in the session</source>
        <translation>Rechercher un texte dans la session</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Rechercher le sui&amp;vant</translation>
    </message>
    <message>
        <source>Go to the next hit</source>
        <translation>Aller à l’occurrence suivante du texte recherché</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>Go to the previous hit</source>
        <translation>Aller à l’occurrence précédente du texte recherché</translation>
    </message>
    <message>
        <source>&amp;Filter sessions</source>
        <translation>&amp;Filtrer les sessions</translation>
    </message>
    <message>
        <source>Filter the list of sessions</source>
        <translation>Filtrer la liste des sessions</translation>
    </message>
    <message>
        <source>Filter messa&amp;ges</source>
        <translation>Filtrer les messa&amp;ges</translation>
    </message>
    <message>
        <source>Show only messages with some words or in some states</source>
        <translation>N’afficher que les messages ayant certains mots ou certains états</translation>
    </message>
    <message>
        <source>Search in a ne&amp;w tab</source>
        <translation>Rechercher dans un no&amp;uvel onglet</translation>
    </message>
    <message>
        <source>Search all sessions in a tab of its own</source>
        <translation>Rechercher dans toutes les sessions, dans un onglet à part</translation>
    </message>
    <message>
        <source>&amp;Edit text…</source>
        <translation>Modifi&amp;er le texte…</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>Modifier le texte de la partie actuelle</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>&amp;Insérer un message…</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>Insérer un message ou une note après l’actuel</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Reno&amp;mmer…</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>Renommer la session</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Remove the selected messages</source>
        <translation>Supprimer les messages sélectionnés</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>Supprimer la sessi&amp;on…</translation>
    </message>
    <message>
        <source>Delete the whole session</source>
        <translation>Supprimer toute la session</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>Éti&amp;quettes…</translation>
    </message>
    <message>
        <source>Edit the labels of the session</source>
        <translation>Modifier les étiquettes de la session</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>M&amp;arquer</translation>
    </message>
    <message>
        <source>Flag the session, or remove the flag</source>
        <translation>Marquer la session, ou retirer la marque</translation>
    </message>
    <message>
        <source>Mo&amp;ve project…</source>
        <translation>Déplacer le pro&amp;jet…</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Déplacer les sessions d’un projet vers son nouveau dossier</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sessions</translation>
    </message>
    <message>
        <source>Show the sessions and go to them</source>
        <translation>Afficher les sessions et y aller</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>Chronolo&amp;gie</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>Aller à la chronologie</translation>
    </message>
    <message>
        <source>Outlin&amp;e</source>
        <translation>Sommair&amp;e</translation>
    </message>
    <message>
        <source>Show the turns of the session and go to them</source>
        <translation>Afficher les tours de la session et y aller</translation>
    </message>
    <message>
        <source>Thinkin&amp;g</source>
        <translation>Ré&amp;flexion</translation>
    </message>
    <message>
        <source>Show all thinking of the session, to search and compare it</source>
        <translation>Afficher toute la réflexion de la session, pour la parcourir et la comparer</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Show which files the session changed, and how</source>
        <translation>Afficher quels fichiers la session a modifiés, et comment</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Show which files the session read, changed and refers to</source>
        <translation>Afficher les fichiers que la session a lus, modifiés ou mentionnés</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>Ins&amp;pecteur</translation>
    </message>
    <message>
        <source>Show the inspector and go to it</source>
        <translation>Afficher l’inspecteur et y aller</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Check the store and list its problems</source>
        <translation>Vérifier le dépôt et lister ses problèmes</translation>
    </message>
    <message>
        <source>Au&amp;dit</source>
        <translation>Aud&amp;it</translation>
    </message>
    <message>
        <source>Show the tools, tokens and cost of each turn</source>
        <translation>Afficher les outils, les jetons et le coût de chaque tour</translation>
    </message>
    <message>
        <source>Conte&amp;xt</source>
        <translation>Conte&amp;xte</translation>
    </message>
    <message>
        <source>Show what the agent would send, now or at an earlier message</source>
        <translation>Afficher ce que l’agent enverrait, maintenant ou à un message antérieur</translation>
    </message>
    <message>
        <source>Comp&amp;action</source>
        <translation>Comp&amp;action</translation>
    </message>
    <message>
        <source>Show the summaries and what they lost, and make new ones</source>
        <translation>Afficher les résumés et ce qu’ils ont perdu, et en faire de nouveaux</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>Fi&amp;liation</translation>
    </message>
    <message>
        <source>Show forks, resumes and compactions of the session</source>
        <translation>Afficher les bifurcations, reprises et compactions de la session</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Show tokens and costs, and the calls behind them</source>
        <translation>Afficher les jetons et les coûts, et les appels correspondants</translation>
    </message>
    <message>
        <source>Ask the context…</source>
        <translation>Interroger le contexte…</translation>
    </message>
    <message>
        <source>Ask a model about the context, now and before and after compactions</source>
        <translation>Interroger un modèle sur le contexte, maintenant et avant et après les compactions</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Histori&amp;que</translation>
    </message>
    <message>
        <source>Show all changes, to undo or redo them</source>
        <translation>Afficher toutes les modifications, pour les annuler ou les rétablir</translation>
    </message>
    <message>
        <source>Batc&amp;h</source>
        <translation>L&amp;ot</translation>
    </message>
    <message>
        <source>Show the changes in the batch, to apply them together</source>
        <translation>Afficher les modifications du lot, pour les appliquer ensemble</translation>
    </message>
    <message>
        <source>Search &amp;all sessions</source>
        <translation>Rechercher d&amp;ans toutes les sessions</translation>
    </message>
    <message>
        <source>Find any text in any session</source>
        <translation>Trouver n’importe quel texte dans n’importe quelle session</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>&amp;Tout replier</translation>
    </message>
    <message>
        <source>Fold thinking, tool calls and patches</source>
        <translation>Replier la réflexion, les appels d’outils et les correctifs</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Tout &amp;déplier</translation>
    </message>
    <message>
        <source>Unfold thinking, tool calls and patches</source>
        <translation>Déplier la réflexion, les appels d’outils et les correctifs</translation>
    </message>
    <message>
        <source>Show thin&amp;king</source>
        <translation>Affic&amp;her la réflexion</translation>
    </message>
    <message>
        <source>Unfold or fold all thinking</source>
        <translation>Déplier ou replier toute la réflexion</translation>
    </message>
    <message>
        <source>Only turns</source>
        <translation>Tours seulement</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>Afficher une ligne par tour&#x202f;; chacune se déplie sur place</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Ligne du temps</translation>
    </message>
    <message>
        <source>Show when the agent worked, when tools ran, and when it waited for you</source>
        <translation>Afficher quand l’agent a travaillé, quand des outils ont tourné et quand il vous a attendu</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>Signaler les contraintes perdues</translation>
    </message>
    <message>
        <source>Show a desktop notification when an agent compacts an open session and loses a constraint</source>
        <translation>Afficher une notification du bureau quand un agent compacte une session ouverte et perd une contrainte</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Larger text in the timeline</source>
        <translation>Texte plus grand dans la chronologie</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Smaller text in the timeline</source>
        <translation>Texte plus petit dans la chronologie</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>Reset the text size of the timeline</source>
        <translation>Rétablir la taille du texte de la chronologie</translation>
    </message>
    <message>
        <source>&amp;Maximise timeline</source>
        <translation>&amp;Maximiser la chronologie</translation>
    </message>
    <message>
        <source>Hide or show the panels around the timeline</source>
        <translation>Masquer ou afficher les panneaux autour de la chronologie</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>Barre de men&amp;us</translation>
    </message>
    <message>
        <source>Show or hide the menu bar</source>
        <translation>Afficher ou masquer la barre de menus</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Afficher la fenêtre en plein écran</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Go back to the previous place</source>
        <translation>Revenir à l’endroit précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Go forward to the next place</source>
        <translation>Avancer à l’endroit suivant</translation>
    </message>
    <message>
        <source>Go to &amp;session or text…</source>
        <translation>Aller à une session ou un &amp;texte…</translation>
    </message>
    <message>
        <source>Go to a session, or search the texts of all sessions</source>
        <translation>Aller à une session, ou rechercher dans les textes de toutes les sessions</translation>
    </message>
    <message>
        <source>Go to &amp;message…</source>
        <translation>Aller au &amp;message…</translation>
    </message>
    <message>
        <source>Go to a message by its number or id</source>
        <translation>Aller à un message par son numéro ou son identifiant</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>Premier message</translation>
    </message>
    <message>
        <source>Go to the first message</source>
        <translation>Aller au premier message</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Dernier message</translation>
    </message>
    <message>
        <source>Go to the last message and follow the end</source>
        <translation>Aller au dernier message et suivre la fin</translation>
    </message>
    <message>
        <source>First new message</source>
        <translation>Premier nouveau message</translation>
    </message>
    <message>
        <source>Go to the first message that came since you last read the session</source>
        <translation>Aller au premier message arrivé depuis votre dernière lecture de la session</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Requête précédente</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>Aller à la requête précédente</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Requête suivante</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>Aller à la requête suivante</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Go to the previous error or finding</source>
        <translation>Aller à l’erreur ou au constat précédent</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Go to the next error or finding</source>
        <translation>Aller à l’erreur ou au constat suivant</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>Correctif précédent</translation>
    </message>
    <message>
        <source>Go to the previous patch</source>
        <translation>Aller au correctif précédent</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>Correctif suivant</translation>
    </message>
    <message>
        <source>Go to the next patch</source>
        <translation>Aller au correctif suivant</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>Compaction précédente</translation>
    </message>
    <message>
        <source>Go to the previous compaction</source>
        <translation>Aller à la compaction précédente</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>Compaction suivante</translation>
    </message>
    <message>
        <source>Go to the next compaction</source>
        <translation>Aller à la compaction suivante</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>Point de contrôle précédent</translation>
    </message>
    <message>
        <source>Go to the previous checkpoint</source>
        <translation>Aller au point de contrôle précédent</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>Point de contrôle suivant</translation>
    </message>
    <message>
        <source>Go to the next checkpoint</source>
        <translation>Aller au point de contrôle suivant</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Aller à l’onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>Aller à l’onglet précédent</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Go to the next pane</source>
        <translation>Aller au volet suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>Go to the previous pane</source>
        <translation>Aller au volet précédent</translation>
    </message>
    <message>
        <source>&amp;Fork…</source>
        <translation>&amp;Bifurquer…</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>Copier la session jusqu’au message actuel dans une nouvelle session</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>&amp;Reprendre ici…</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>Faire reprendre l’agent après le message actuel</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>Point de &amp;contrôle…</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>Poser un point de contrôle nommé après le message actuel</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>A&amp;ller au point de contrôle…</translation>
    </message>
    <message>
        <source>Choose a checkpoint of the session and go to it</source>
        <translation>Choisir un point de contrôle de la session et y aller</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>C&amp;ompacter…</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>Remplacer des messages par un résumé</translation>
    </message>
    <message>
        <source>&amp;Prune output…</source>
        <translation>Éla&amp;guer la sortie…</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>Laisser la sortie de l’appel d’outil actuel hors du contexte</translation>
    </message>
    <message>
        <source>Prune o&amp;utputs…</source>
        <translation>Élaguer des sort&amp;ies…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Choisir les sorties d’outils à élaguer ou à restaurer</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>Res&amp;taurer la sortie…</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>Remettre la sortie élaguée dans le contexte</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Comparer a&amp;vec…</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>Comparer la session à une autre</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>&amp;Palette de commandes…</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>Trouver une action et l’exécuter</translation>
    </message>
    <message>
        <source>&amp;Configure Stemma…</source>
        <translation>Configurer &amp;Stemma…</translation>
    </message>
    <message>
        <source>Change the settings of Stemma</source>
        <translation>Modifier la configuration de Stemma</translation>
    </message>
    <message>
        <source>Database &amp;doctor…</source>
        <translation>&amp;Diagnostic de la base de données…</translation>
    </message>
    <message>
        <source>See what takes room in the store, and regain some</source>
        <translation>Voir ce qui prend de la place dans le dépôt, et en récupérer</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>Configurer les &amp;raccourcis…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Modifier les raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Reopen stores and tabs at start</source>
        <translation>Rouvrir les &amp;dépôts et onglets au démarrage</translation>
    </message>
    <message>
        <source>Start with the stores and tabs of the last time</source>
        <translation>Démarrer avec les dépôts et onglets de la dernière fois</translation>
    </message>
    <message>
        <source>Search &amp;index…</source>
        <translation>&amp;Index de recherche…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>Choisir les dépôts qui ont un index de recherche</translation>
    </message>
    <message>
        <source>Stemma &amp;help</source>
        <translation>Aide de &amp;Stemma</translation>
    </message>
    <message>
        <source>First steps, formats and keyboard shortcuts</source>
        <translation>Premiers pas, formats et raccourcis clavier</translation>
    </message>
    <message>
        <source>Si&amp;gns of the timeline</source>
        <translation>Si&amp;gnes de la chronologie</translation>
    </message>
    <message>
        <source>Explain the lines, colours and icons of the timeline</source>
        <translation>Expliquer les lignes, couleurs et icônes de la chronologie</translation>
    </message>
    <message>
        <source>&amp;About Stemma</source>
        <translation>À &amp;propos de Stemma</translation>
    </message>
    <message>
        <source>Version and licence of Stemma</source>
        <translation>Version et licence de Stemma</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de Q&amp;t</translation>
    </message>
    <message>
        <source>Version of Qt</source>
        <translation>Version de Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Session</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>Setti&amp;ngs</source>
        <translation>&amp;Configuration</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Explain the part of the window that you click next</source>
        <translation>Expliquer la partie de la fenêtre sur laquelle vous cliquez ensuite</translation>
    </message>
    <message>
        <source>Export comparison…</source>
        <translation>Exporter la comparaison…</translation>
    </message>
    <message>
        <source>Write the comparison of two sessions as a document, redacted if you like</source>
        <translation>Écrire la comparaison de deux sessions comme document, caviardé si vous le souhaitez</translation>
    </message>
    <message>
        <source>Export review of the summary…</source>
        <translation>Exporter l’examen du résumé…</translation>
    </message>
    <message>
        <source>Write the loss review of a summary as a document, redacted if you like</source>
        <translation>Écrire ce qu’un résumé a gardé et perdu comme document, caviardé si vous le souhaitez</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Put all panels back in their first places</source>
        <translation>Remettre tous les panneaux à leur place initiale</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>Fermer le dépôt</translation>
    </message>
    <message>
        <source>Close the store of the current tab</source>
        <translation>Fermer le dépôt de l’onglet actuel</translation>
    </message>
    <message>
        <source>Close all stores</source>
        <translation>Fermer tous les dépôts</translation>
    </message>
    <message>
        <source>Close all stores and their tabs</source>
        <translation>Fermer tous les dépôts et leurs onglets</translation>
    </message>
    <message>
        <source>&amp;Report a bug…</source>
        <translation>Signaler un &amp;bogue…</translation>
    </message>
    <message>
        <source>Write a report with versions and without your data</source>
        <translation>Écrire un rapport avec les versions et sans vos données</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Select all messages of the session</source>
        <translation>Sélectionner tous les messages de la session</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>The format “%1” is newer than this version of Stemma.</source>
        <translation>Le format «&#x202f;%1&#x202f;» est plus récent que cette version de Stemma.</translation>
    </message>
    <message>
        <source>The envelope has no conversation.</source>
        <translation>L’enveloppe n’a pas de conversation.</translation>
    </message>
    <message>
        <source>A zip archive, but not a bug report of agentfootprint.</source>
        <translation>Une archive zip, mais pas un rapport de bogue d’agentfootprint.</translation>
    </message>
    <message>
        <source>The table agent_sessions is missing.</source>
        <translation>La table agent_sessions manque.</translation>
    </message>
    <message>
        <source>The table agent_sessions has no column %1.</source>
        <translation>La table agent_sessions n’a pas de colonne %1.</translation>
    </message>
    <message>
        <source>A folder without artifacts. agentfootprint stores sessions in single files.</source>
        <translation>Un dossier sans artefacts. agentfootprint conserve les sessions dans des fichiers isolés.</translation>
    </message>
    <message>
        <source>The event names no run.</source>
        <translation>L’événement ne nomme aucune exécution.</translation>
    </message>
    <message>
        <source>Neither JSON nor a SQLite file.</source>
        <translation>Ni du JSON ni un fichier SQLite.</translation>
    </message>
    <message>
        <source>JSON, but not a file that agentfootprint writes.</source>
        <translation>Du JSON, mais pas un fichier écrit par agentfootprint.</translation>
    </message>
    <message>
        <source>A file of agentfootprint of the kind “%1”.</source>
        <translation>Un fichier d’agentfootprint du type «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Its field %1 has the wrong type.</source>
        <translation>Son champ %1 est du mauvais type.</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>Il n’a pas de %1.</translation>
    </message>
    <message>
        <source>Its version is not 1.</source>
        <translation>Sa version n’est pas 1.</translation>
    </message>
    <message>
        <source>It has no originalInput.message.</source>
        <translation>Il n’a pas de champ originalInput.message.</translation>
    </message>
    <message>
        <source>Its text is incomplete JSON.</source>
        <translation>Son texte est du JSON incomplet.</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>Son format n’est ni conversation-v1 ni flowchart-v1.</translation>
    </message>
    <message>
        <source>A message has no role or no text.</source>
        <translation>Un message n’a pas de rôle ou pas de texte.</translation>
    </message>
    <message>
        <source>Message %1 was summarised, and the context at that time is not stored. Choose a later message.</source>
        <translation>Le message %1 a été résumé, et le contexte de ce moment n’est pas conservé. Choisissez un message ultérieur.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>La session %1 n’a pas de message %2. Vérifiez l’identifiant.</translation>
    </message>
    <message>
        <source>%1 is a recording, which agentfootprint cannot resume. Open the session store of the agent to see the context.</source>
        <translation>%1 est un enregistrement d’exécution, qu’agentfootprint ne peut pas reprendre. Ouvrez le dépôt de sessions de l’agent pour voir le contexte.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint ne peut pas charger la session. %1</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>Cet enregistrement n’est plus dans le fichier. Rouvrez la session.</translation>
    </message>
    <message>
        <source>It is not an event.</source>
        <translation>Ce n’est pas un événement.</translation>
    </message>
    <message>
        <source>Not run: another call of the same answer was waiting for a decision.</source>
        <translation>Non exécuté&#x202f;: un autre appel de la même réponse attendait une décision.</translation>
    </message>
    <message>
        <source>It should be a list of objects.</source>
        <translation>Ce devrait être une liste d’objets.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>Ce n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The content should be a string.</source>
        <translation>Le contenu devrait être une chaîne.</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>Seuls les enregistrements du dépôt ont un texte conservé.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 n’a pas de session %2. Vérifiez l’identifiant, ou listez les sessions du dépôt.</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>Cette session n’est plus dans le dépôt. Listez à nouveau ses sessions.</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>Seules les sessions du dépôt ont un texte conservé.</translation>
    </message>
    <message>
        <source>The archive is damaged: its list of files cannot be read. Get the bug report again.</source>
        <translation>L’archive est endommagée&#x202f;: sa liste de fichiers est illisible. Récupérez à nouveau le rapport de bogue.</translation>
    </message>
</context>
<context>
    <name>AskSource</name>
    <message>
        <source>Reading the contexts</source>
        <translation>Lecture des contextes</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>mnesis 0.3 pruning rule, length / %1</source>
        <translation>règle d’élagage de mnesis 0.3, longueur / %1</translation>
    </message>
    <message>
        <source>mnesis rule for this model, length / %1</source>
        <translation>règle mnesis pour ce modèle, longueur / %1</translation>
    </message>
    <message>
        <source>UTF-8 bytes / %1</source>
        <translation>octets UTF-8 / %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>%n appel n’a pas de consommation enregistrée&#x202f;; les totaux sont donc trop bas.</numerusform>
            <numerusform>%n appels n’ont pas de consommation enregistrée&#x202f;; les totaux sont donc trop bas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>%n message répète la consommation du précédent&#x202f;; elle est peut-être comptée deux fois.</numerusform>
            <numerusform>%n messages répètent la consommation du précédent&#x202f;; elle est peut-être comptée deux fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps add up to %1 output tokens, their messages say %2.</source>
        <translation>Les étapes totalisent %1 jetons de sortie, leurs messages en indiquent %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>%n appel a été retenté&#x202f;; les jetons de chaque tentative sont comptés.</numerusform>
            <numerusform>%n appels ont été retentés&#x202f;; les jetons de chaque tentative sont comptés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The records add up to %1 output tokens, the store&apos;s total says %2.</source>
        <translation>Les enregistrements totalisent %1 jetons de sortie, le total du dépôt indique %2.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>avant la première requête</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, first words of the prompt</comment>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 retries</source>
        <comment>calls, retries</comment>
        <translation>%1, nouvelles tentatives&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, dont %2 en échec</translation>
    </message>
    <message>
        <source>call</source>
        <translation>appel</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, purpose</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentative %1</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>outil</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>Time to the first token of the first call that recorded it</source>
        <translation>Temps jusqu’au premier jeton du premier appel qui l’a enregistré</translation>
    </message>
    <message>
        <source>As reported. Every call sends the whole conversation again, so the total counts it each time.</source>
        <translation>Comme indiqué. Chaque appel renvoie toute la conversation, le total la compte donc à chaque fois.</translation>
    </message>
    <message>
        <source>Tokens of the largest call of the turn, with its answer</source>
        <translation>Jetons du plus grand appel du tour, avec sa réponse</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output</source>
        <translation>Estimé d’après la longueur de la sortie du modèle</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output: %1</source>
        <translation>Estimé d’après la longueur de la sortie du modèle&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier jeton</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache lu</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache écrit</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>Dans le contexte</translation>
    </message>
    <message>
        <source>Estimated output</source>
        <translation>Sortie estimée</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>Coût, $</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>The batch is empty.</source>
        <translation>Le lot est vide.</translation>
    </message>
    <message>
        <source>One of them removes the message that this one is about.</source>
        <translation>L’une d’elles supprime le message dont il est question ici.</translation>
    </message>
    <message>
        <source>One of them removes the part of the message that this one is about.</source>
        <translation>L’une d’elles supprime la partie du message dont il est question ici.</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>La modification %1 n’est pas possible après celles qui la précèdent&#x202f;: %2</translation>
    </message>
    <message>
        <source>It changes %1, outside this store. Make this change on its own.</source>
        <translation>Elle modifie %1, hors de ce dépôt. Faites cette modification séparément.</translation>
    </message>
    <message>
        <source>It is stored outside the store. Make this change on its own.</source>
        <translation>Elle est conservée hors du dépôt. Faites cette modification séparément.</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>Elle ne change rien.</translation>
    </message>
    <message>
        <source>Each change of this session makes a new session. Make one change, then the next one in the new session.</source>
        <translation>Chaque modification de cette session crée une nouvelle session. Faites une modification, puis la suivante dans la nouvelle session.</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>Modification %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1, et %n autre modification</numerusform>
            <numerusform>%1, et %n autres modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Together these changes have no effect.</source>
        <translation>Ensemble, ces modifications n’ont aucun effet.</translation>
    </message>
    <message>
        <source>A batch cannot be tried out on this kind of server store. Make the changes one by one.</source>
        <translation>Un lot ne peut pas être essayé sur ce type de dépôt serveur. Faites les modifications une par une.</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>Signed thinking can only be removed with its message here. Make the change in a fork, which leaves it out.</source>
        <translation>Ici, la réflexion signée ne peut être supprimée qu’avec son message. Faites la modification dans une bifurcation, qui l’omet.</translation>
    </message>
    <message>
        <source>The session no longer has message %1.</source>
        <translation>La session ne contient plus le message %1.</translation>
    </message>
    <message>
        <source>It is not certain which message of the fork is the copy of message %1.</source>
        <translation>On ne sait pas avec certitude quel message de la bifurcation est la copie du message %1.</translation>
    </message>
    <message>
        <source>The fork ends before the change, so there is nothing to change in it.</source>
        <translation>La bifurcation se termine avant la modification, il n’y a donc rien à y changer.</translation>
    </message>
    <message>
        <source>Nothing comes before that thinking, so there is nothing to fork.</source>
        <translation>Rien ne précède cette réflexion, il n’y a donc rien à bifurquer.</translation>
    </message>
</context>
<context>
    <name>ClaudeCode</name>
    <message>
        <source>What Claude Code made of this attachment is not stored.</source>
        <translation>Ce que Claude Code a fait de cette pièce jointe n’est pas conservé.</translation>
    </message>
    <message>
        <source>Claude Code shows failed requests and does not send them.</source>
        <translation>Claude Code affiche les demandes échouées et ne les envoie pas.</translation>
    </message>
    <message>
        <source>The answer has no message.</source>
        <translation>La réponse n’a pas de message.</translation>
    </message>
    <message>
        <source>The record has no content.</source>
        <translation>L’enregistrement n’a pas de contenu.</translation>
    </message>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>%n hook exécuté</numerusform>
            <numerusform>%n hooks exécutés</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachment has no content.</source>
        <translation>La pièce jointe n’a pas de contenu.</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Ce n’est pas du JSON valide&#x202f;: la lecture s’arrête à l’octet %1.</translation>
    </message>
    <message>
        <source>This is not a record that Claude Code is known to write.</source>
        <translation>Ce n’est pas un enregistrement connu de Claude Code.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open at any time and only appends to it, so changes make a fork.</source>
        <translation>Claude Code peut avoir une session ouverte à tout moment et n’écrit qu’à la fin&#x202f;; les modifications créent donc une bifurcation.</translation>
    </message>
    <message>
        <source>Fork the session at this message and continue the fork.</source>
        <translation>Bifurquez la session à ce message et continuez la bifurcation.</translation>
    </message>
    <message>
        <source>Claude Code cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Claude Code ne peut pas annuler une compaction. Bifurquez la session avant elle&#x202f;: tout y est encore.</translation>
    </message>
    <message>
        <source>This is a compaction, which the messages after it depend on. Fork the session before it.</source>
        <translation>C’est une compaction, dont dépendent les messages qui la suivent. Bifurquez la session avant elle.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>%n fichier sauvegardé</numerusform>
            <numerusform>%n fichiers sauvegardés</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no checkpoint with this id. List its checkpoints.</source>
        <translation>La session n’a pas de point de contrôle avec cet identifiant. Listez ses points de contrôle.</translation>
    </message>
    <message>
        <source>This is the transcript of a sub-agent, which belongs to its session. Change the session.</source>
        <translation>C’est la transcription d’un sous-agent, qui appartient à sa session. Modifiez la session.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Claude Code a peut-être une session ouverte. Quittez-le d’abord&#x202f;: il continuerait à écrire dans l’ancien dossier.</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>C’est chiffré (%n octet). Seul le fournisseur peut le lire.</numerusform>
            <numerusform>C’est chiffré (%n octets). Seul le fournisseur peut le lire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>%n élément remplace tout ce qui précède.</numerusform>
            <numerusform>%n éléments remplacent tout ce qui précède.</numerusform>
        </translation>
    </message>
    <message>
        <source>State of the files before the turn: commit %1.</source>
        <translation>État des fichiers avant le tour&#x202f;: commit %1.</translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>L’utilisateur est revenu sur le dernier tour.</numerusform>
            <numerusform>L’utilisateur est revenu sur les %n derniers tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Ce n’est pas du JSON valide&#x202f;: la lecture s’arrête à l’octet %1.</translation>
    </message>
    <message>
        <source>This is not a record: it has neither a type nor a payload.</source>
        <translation>Ce n’est pas un enregistrement&#x202f;: il n’a ni type ni contenu.</translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[chiffré, %n octet]</numerusform>
            <numerusform>[chiffré, %n octets]</numerusform>
        </translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>sous-agent</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivée</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>remplacée</translation>
    </message>
    <message>
        <source>Codex numbers the records of these sessions and keeps positions within their files. Rename the session in Codex.</source>
        <translation>Codex numérote les enregistrements de ces sessions et garde des positions dans leurs fichiers. Renommez la session dans Codex.</translation>
    </message>
    <message>
        <source>Codex numbers the records of this session and keeps positions within its file. Rename the session in Codex.</source>
        <translation>Codex numérote les enregistrements de cette session et garde des positions dans son fichier. Renommez la session dans Codex.</translation>
    </message>
    <message>
        <source>The file of this session is packed. Resume the session in Codex once, which unpacks it.</source>
        <translation>Le fichier de cette session est compressé. Reprenez une fois la session dans Codex, ce qui le décompresse.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so changes make a fork.</source>
        <translation>Codex garde des positions dans les fichiers des sessions&#x202f;; les modifications créent donc une bifurcation.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so they are not cut. Fork the session at this message instead.</source>
        <translation>Codex garde des positions dans les fichiers des sessions, ils ne sont donc pas coupés. Bifurquez plutôt la session à ce message.</translation>
    </message>
    <message>
        <source>A compaction replaced these messages later, so Codex does not send the change. Fork the session before the compaction to change what is sent.</source>
        <translation>Une compaction a remplacé ces messages plus tard&#x202f;; Codex n’envoie donc pas la modification. Bifurquez la session avant la compaction pour changer ce qui est envoyé.</translation>
    </message>
    <message>
        <source>The thinking at the end is left out: providers refuse it without the answer that follows.</source>
        <translation>La réflexion à la fin est omise&#x202f;: les fournisseurs la refusent sans la réponse qui suit.</translation>
    </message>
    <message>
        <source>The copies of these messages in a later compaction change too. Its summary stays as it is.</source>
        <translation>Les copies de ces messages dans une compaction ultérieure changent aussi. Son résumé reste tel quel.</translation>
    </message>
    <message>
        <source>Codex cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Codex ne peut pas annuler une compaction. Bifurquez la session avant elle&#x202f;: tout y est encore.</translation>
    </message>
    <message>
        <source>Codex has no checkpoints. Fork the session there instead.</source>
        <translation>Codex n’a pas de points de contrôle. Bifurquez-y plutôt la session.</translation>
    </message>
    <message>
        <source>Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER instead.</source>
        <translation>Codex garde aussi le dossier d’une session dans son index. Reprenez plutôt la session avec --cd DOSSIER.</translation>
    </message>
    <message>
        <source>This record is an event, not a message that Codex sends, so it cannot be changed.</source>
        <translation>C’est un enregistrement de ce qui s’est passé, et non un message que Codex envoie&#x202f;; il reste tel quel.</translation>
    </message>
    <message>
        <source>A compaction stays as it is. Fork the session before it instead.</source>
        <translation>Une compaction reste telle quelle. Bifurquez plutôt la session avant elle.</translation>
    </message>
</context>
<context>
    <name>CodexCheck</name>
    <message>
        <source>Make a fork of the session without the problem. The session itself stays as it is.</source>
        <translation>Créer une bifurcation de la session sans le problème. La session elle-même reste telle quelle.</translation>
    </message>
    <message>
        <source>The number %1 of this record was used before. Codex stops reading there, so that the session seems to have lost what follows.</source>
        <translation>Le numéro %1 de cet enregistrement a déjà servi. Codex arrête là sa lecture, et la session semble avoir perdu la suite.</translation>
    </message>
    <message>
        <source>This record has the number %1, where %2 was expected: lines are missing.</source>
        <translation>Cet enregistrement porte le numéro %1 alors que %2 était attendu&#x202f;: il manque des lignes.</translation>
    </message>
    <message>
        <source>The head of the session names no model provider. Codex does not load such sessions.</source>
        <translation>L’en-tête de la session ne nomme aucun fournisseur de modèle. Codex ne charge pas de telles sessions.</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes to the batch again.</source>
        <translation>Le lot pour %1 est endommagé et n’a pas été lu. Il a été déplacé vers %2&#x202f;; le dépôt est inchangé. Ajoutez à nouveau les modifications au lot.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be read from %2.</source>
        <translation>Le lot pour %1 ne peut pas être lu dans %2.</translation>
    </message>
    <message>
        <source>A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are lost when the program ends.</source>
        <translation>Une version ultérieure de Stemma a enregistré le lot pour %1 dans %2&#x202f;; il reste donc inchangé. Les modifications ajoutées maintenant seront perdues à la fin du programme.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free some space, or apply the batch first.</source>
        <translation>Le lot pour %1 ne peut pas être enregistré dans %2 et sera perdu à la fin du programme&#x202f;; le dépôt est inchangé. Libérez de l’espace, ou appliquez d’abord le lot.</translation>
    </message>
    <message>
        <source>The folder %1 for batches cannot be created. Batches are lost when the program ends.</source>
        <translation>Le dossier %1 pour les lots ne peut pas être créé. Les lots seront perdus à la fin du programme.</translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message>
        <source>Leaf %1</source>
        <translation>Feuille %1</translation>
    </message>
    <message>
        <source>Condensed %1</source>
        <translation>Condensé %1</translation>
    </message>
    <message>
        <source>active, in context</source>
        <translation>actif, dans le contexte</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>not in context</source>
        <translation>hors du contexte</translation>
    </message>
    <message>
        <source>level %1 selective</source>
        <translation>niveau %1 sélectif</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>niveau %1 agressif</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>niveau %1 déterministe</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>feuille %1</translation>
    </message>
    <message>
        <source>condensed %1</source>
        <translation>condensé %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>%Ln manquant</numerusform>
            <numerusform>%Ln manquants</numerusform>
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
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>Condensés</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>span unknown</source>
        <translation>plage inconnue</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>aucun message</translation>
    </message>
</context>
<context>
    <name>ContentBlocks</name>
    <message>
        <source>The content is neither a string nor a list of blocks.</source>
        <translation>Le contenu n’est ni une chaîne ni une liste de blocs.</translation>
    </message>
</context>
<context>
    <name>ContentKind</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Tool inputs</source>
        <translation>Entrées d’outils</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Sorties d’outils</translation>
    </message>
    <message>
        <source>Tool metadata</source>
        <translation>Métadonnées d’outils</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Correctifs</translation>
    </message>
    <message>
        <source>Images (decoded)</source>
        <translation>Images (décodées)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Instantanés</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>La session n’a pas de message «&#x202f;%1&#x202f;» qui pourrait être le plus récent.</translation>
    </message>
</context>
<context>
    <name>ContextChoices</name>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>Au message %1</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Avant «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>Après «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>With this draft</source>
        <translation>Avec ce brouillon</translation>
    </message>
    <message>
        <source>With “%1” edited</source>
        <translation>Avec «&#x202f;%1&#x202f;» modifié</translation>
    </message>
</context>
<context>
    <name>ContextPlace</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>Le message %1 n’est plus là.</translation>
    </message>
</context>
<context>
    <name>ContextRules</name>
    <message>
        <source>%1: choose %L2 to %L3 tokens, not %L4.</source>
        <translation>%1&#x202f;: choisissez de %L2 à %L3 jetons, et non %L4.</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>Rien à choisir pour les dépôts de %1&#x202f;: ils n’enregistrent pas de fenêtre, et les données conservées décident des règles applicables.</translation>
    </message>
    <message>
        <source>A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer and %L3 for compaction. Choose a larger window, or reserve less.</source>
        <translation>Une fenêtre de %L1 jetons ne laisse pas de place au contexte&#x202f;: %L2 sont réservés à la réponse et %L3 à la compaction. Choisissez une fenêtre plus grande, ou réservez moins.</translation>
    </message>
    <message>
        <source>a window of %L1 tokens</source>
        <translation>une fenêtre de %L1 jetons</translation>
    </message>
    <message>
        <source>%L1 reserved for the answer</source>
        <translation>%L1 réservés à la réponse</translation>
    </message>
    <message>
        <source>%L1 reserved for compaction</source>
        <translation>%L1 réservés à la compaction</translation>
    </message>
    <message>
        <source>compaction at %L1% of the usable tokens</source>
        <translation>compaction à %L1&#x202f;% des jetons utilisables</translation>
    </message>
    <message>
        <source>pruning keeps the newest %L1, frees more than %L2</source>
        <translation>l’élagage garde les %L1 plus récents, libère plus de %L2</translation>
    </message>
    <message>
        <source>This store has no rules named “%1”. Choose one of: %2.</source>
        <translation>Ce dépôt n’a pas de règles nommées «&#x202f;%1&#x202f;». Choisissez parmi&#x202f;: %2.</translation>
    </message>
    <message>
        <source>For this store only the rules (%1) can be chosen: it has no window.</source>
        <translation>Pour ce dépôt, seules les règles (%1) peuvent être choisies&#x202f;: il n’a pas de fenêtre.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Reserve for compaction</source>
        <translation>Réserve pour la compaction</translation>
    </message>
    <message>
        <source>Keep newest</source>
        <translation>Garder les plus récents</translation>
    </message>
    <message>
        <source>Prune only if it frees</source>
        <translation>Élaguer seulement si cela libère</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>Choisissez de %1 à %2 des jetons utilisables pour le début de la compaction, et non %3.</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>«&#x202f;Élaguer seulement si cela libère&#x202f;» (%L1) doit être inférieur à «&#x202f;Garder les plus récents&#x202f;» (%L2).</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>Le dépôt n’a pas de session «&#x202f;%1&#x202f;». Vérifiez l’identifiant, ou listez les sessions.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>La session %1 n’a pas de message %2. Vérifiez l’identifiant.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>Cette partie du message n’est plus dans la session %1. Rouvrez la session.</translation>
    </message>
</context>
<context>
    <name>DerivedFigures</name>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>stored by the agent</source>
        <translation>enregistré par l’agent</translation>
    </message>
    <message>
        <source>%1 bytes ÷ 4, rounded up</source>
        <translation>%1 octets ÷ 4, arrondi au supérieur</translation>
    </message>
    <message>
        <source>counted by %1</source>
        <translation>compté par %1</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Libérés</translation>
    </message>
    <message>
        <source>%1 bytes of output ÷ 4</source>
        <translation>%1 octets de sortie ÷ 4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>ended %1 − started %2</source>
        <translation>fin %1 − début %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 tokens after ÷ %2 before − 1</source>
        <translation>%1 jetons après ÷ %2 avant − 1</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>%1 − %2 of the message before</source>
        <translation>%1 − %2 du message précédent</translation>
    </message>
    <message>
        <source>How figures came about</source>
        <translation>Provenance des chiffres</translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message>
        <source>(no path)</source>
        <translation>(sans chemin)</translation>
    </message>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>Message %1</numerusform>
            <numerusform>Messages %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed in the end.</source>
        <translation>Rien n’a changé au final.</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>%1 in</source>
        <translation>%1 en entrée</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 en sortie</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
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
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Dernier message</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>une partie de %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Another agent</source>
        <translation>Autre agent</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>résumé</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>chaîne latérale</translation>
    </message>
    <message>
        <source>sent once</source>
        <translation>envoyé une fois</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marqué</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>Compaction de %Ln message</numerusform>
            <numerusform>Compaction de %Ln messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message>
        <source>Image: %1, %2</source>
        <translation>Image&#x202f;: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>Résumé de %Ln message</numerusform>
            <numerusform>Résumé de %Ln messages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, superseded</source>
        <translation>%1, remplacé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln message n’a pas pu être lu et manque.</numerusform>
            <numerusform>%Ln messages n’ont pas pu être lus et manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>%Ln message, exporté par Stemma %1.</numerusform>
            <numerusform>%Ln messages, exportés par Stemma %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>Ajouté par l’agent</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Correctif</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>Exported by Stemma %1.</source>
        <translation>Exporté par Stemma %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>Needed again after the compaction: %1</source>
        <translation>De nouveau nécessaire après la compaction&#x202f;: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Found by rules, which are not exact.</source>
        <translation>Trouvé par des règles, qui ne sont pas exactes.</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>Seule une partie a été examinée&#x202f;: il y a trop de texte.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>de nouveau nécessaire</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Replaced messages</source>
        <translation>Messages remplacés</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>Review of a summary of “%1”</source>
        <translation>Examen d’un résumé de «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>%1 jetons envoyés, %2 reçus</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 sélectif</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 agressif</translation>
    </message>
    <message>
        <source>%1 deterministic</source>
        <translation>%1 déterministe</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>La session n’a pas de messages.</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n résumé</numerusform>
            <numerusform>%n résumés</numerusform>
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
            <numerusform>%1, %n actif</numerusform>
            <numerusform>%1, %n actifs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>90 → 12 tokens</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>rien n’est écrit</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation>en cours de modification</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>Lecture des résumés…</translation>
    </message>
    <message>
        <source>Not compacted yet. %1</source>
        <translation>Pas encore compactée. %1</translation>
    </message>
    <message>
        <source>Not compacted yet.</source>
        <translation>Pas encore compactée.</translation>
    </message>
    <message>
        <source>Preview a compaction</source>
        <translation>Prévisualiser une compaction</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of this kind of store cannot be forked.</source>
        <translation>Les sessions de ce type de dépôt ne peuvent pas être bifurquées.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be resumed at a message.</source>
        <translation>Les sessions de ce type de dépôt ne peuvent pas être reprises à un message.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no title to change.</source>
        <translation>Les sessions de ce type de dépôt n’ont pas de titre à changer.</translation>
    </message>
    <message>
        <source>Texts in this kind of store cannot be edited.</source>
        <translation>Les textes de ce type de dépôt ne peuvent pas être modifiés.</translation>
    </message>
    <message>
        <source>Messages in this kind of store cannot be removed.</source>
        <translation>Les messages de ce type de dépôt ne peuvent pas être supprimés.</translation>
    </message>
    <message>
        <source>This kind of store cannot hold pruned outputs.</source>
        <translation>Ce type de dépôt ne peut pas contenir de sorties élaguées.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be deleted.</source>
        <translation>Les sessions de ce type de dépôt ne peuvent pas être supprimées.</translation>
    </message>
    <message>
        <source>Messages cannot be inserted in this kind of store.</source>
        <translation>Des messages ne peuvent pas être insérés dans ce type de dépôt.</translation>
    </message>
    <message>
        <source>This kind of store has no checkpoints.</source>
        <translation>Ce type de dépôt n’a pas de points de contrôle.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be labelled.</source>
        <translation>Les sessions de ce type de dépôt ne peuvent pas être étiquetées.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no project folder.</source>
        <translation>Les sessions de ce type de dépôt n’ont pas de dossier de projet.</translation>
    </message>
    <message>
        <source>Stemma has no repairs for this kind of store.</source>
        <translation>Stemma n’a pas de réparations pour ce type de dépôt.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be compacted.</source>
        <translation>Les sessions de ce type de dépôt ne peuvent pas être compactées.</translation>
    </message>
    <message>
        <source>Summaries in this kind of store cannot be dissolved.</source>
        <translation>Les résumés de ce type de dépôt ne peuvent pas être dissous.</translation>
    </message>
    <message>
        <source>Batches are not possible in this kind of store.</source>
        <translation>Les lots ne sont pas possibles dans ce type de dépôt.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their thinking blocks.</source>
        <translation>Les bifurcations de sessions %1 gardent leurs blocs de réflexion.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their checkpoints.</source>
        <translation>Les bifurcations de sessions %1 gardent leurs points de contrôle.</translation>
    </message>
    <message>
        <source>Nothing can be added to the summaries of %1 sessions.</source>
        <translation>Rien ne peut être ajouté aux résumés des sessions %1.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The change was applied only in part and could not be undone yet: %1 Stemma tries again before the next change.</source>
        <translation>La modification n’a été appliquée qu’en partie et n’a pas encore pu être annulée&#x202f;: %1 Stemma réessaiera avant la prochaine modification.</translation>
    </message>
    <message>
        <source>Nothing to change: the store already has this state.</source>
        <translation>Rien à changer&#x202f;: le dépôt est déjà dans cet état.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>La modification «&#x202f;%1&#x202f;» ne peut pas être annulée&#x202f;: son enregistrement dans le journal %2 est endommagé.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not applied.</source>
        <translation>La modification «&#x202f;%1&#x202f;» ne peut pas être annulée&#x202f;: elle n’est pas appliquée.</translation>
    </message>
    <message>
        <source>Undid: %1</source>
        <translation>Annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be redone: it was not undone.</source>
        <translation>La modification «&#x202f;%1&#x202f;» ne peut pas être rétablie&#x202f;: elle n’a pas été annulée.</translation>
    </message>
    <message>
        <source>Redid: %1</source>
        <translation>Rétabli&#x202f;: %1</translation>
    </message>
    <message>
        <source>The journal does not hold what “%1” wrote; it was made before this was kept.</source>
        <translation>Le journal ne contient pas ce que la modification «&#x202f;%1&#x202f;» a écrit&#x202f;; elle a été faite avant que ces données soient conservées.</translation>
    </message>
    <message>
        <source>“%1” was interrupted and is undone: %2 is as it was before.</source>
        <translation>La modification «&#x202f;%1&#x202f;» a été interrompue et annulée&#x202f;: %2 est comme avant.</translation>
    </message>
    <message>
        <source>“%1” was interrupted, but %2 has all of it. It can be undone.</source>
        <translation>La modification «&#x202f;%1&#x202f;» a été interrompue, mais %2 la contient entièrement. Elle peut être annulée.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next change of this store.</source>
        <translation>La modification «&#x202f;%1&#x202f;» de %2 a été interrompue et reste en suspens. Stemma interrogera le serveur avant la prochaine modification de ce dépôt.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.</source>
        <translation>La modification «&#x202f;%1&#x202f;» de %2 a été interrompue et reste en suspens&#x202f;: %3 Stemma réessaiera au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Turn finished</source>
        <translation>Tour terminé</translation>
    </message>
    <message>
        <source>Turn interrupted</source>
        <translation>Tour interrompu</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>Erreur de l’API</translation>
    </message>
    <message>
        <source>Local command</source>
        <translation>Commande locale</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>Only the first %1 were read.</source>
        <translation>Seuls les premiers %1 ont été lus.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>plus de %Ln valeur distincte</numerusform>
            <numerusform>plus de %Ln valeurs distinctes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln valeur distincte</numerusform>
            <numerusform>%Ln valeurs distinctes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>%Ln vide</numerusform>
            <numerusform>%Ln vides</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>The first row with another number of cells is in line %L1.</source>
        <translation>La première rangée avec un autre nombre de cellules est à la ligne %L1.</translation>
    </message>
    <message>
        <source>A quote in the row that begins in line %L1 is never closed: all that follows it is one cell.</source>
        <translation>Un guillemet de la rangée qui commence à la ligne %L1 n’est jamais fermé&#x202f;: tout ce qui suit forme une seule cellule.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file. Use one of these: %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un type de fichier. Utilisez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text; they are shown as �.</source>
        <translation>Certains octets ne sont pas du texte UTF-8&#x202f;; ils apparaissent sous la forme �.</translation>
    </message>
    <message>
        <source>The text is encoded in UTF-16.</source>
        <translation>Le texte est encodé en UTF-16.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Binary file</source>
        <translation>Fichier binaire</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
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
        <translation>Journal</translation>
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
        <translation>Base de données SQLite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>Tableau TSV</translation>
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
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in the longest line</source>
        <translation>
            <numerusform>%Ln octet dans la ligne la plus longue</numerusform>
            <numerusform>%Ln octets dans la ligne la plus longue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln rangée</numerusform>
            <numerusform>%Ln rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln colonne</numerusform>
            <numerusform>%Ln colonnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with another number of cells</source>
        <translation>
            <numerusform>%Ln rangée avec un autre nombre de cellules</numerusform>
            <numerusform>%Ln rangées avec un autre nombre de cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln enregistrement</numerusform>
            <numerusform>%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>%Ln ligne illisible</numerusform>
            <numerusform>%Ln lignes illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln clé</numerusform>
            <numerusform>%Ln clés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>%Ln titre</numerusform>
            <numerusform>%Ln titres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>%Ln bloc de code</numerusform>
            <numerusform>%Ln blocs de code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
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
            <numerusform>%Ln fonction</numerusform>
            <numerusform>%Ln fonctions</numerusform>
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
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln lien</numerusform>
            <numerusform>%Ln liens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln instruction</numerusform>
            <numerusform>%Ln instructions</numerusform>
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
            <numerusform>%Ln vue</numerusform>
            <numerusform>%Ln vues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>%Ln octet décompressé</numerusform>
            <numerusform>%Ln octets décompressés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>%Ln pixel de large</numerusform>
            <numerusform>%Ln pixels de large</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>%Ln pixel de haut</numerusform>
            <numerusform>%Ln pixels de haut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Lines that cannot be read</source>
        <translation>Lignes illisibles</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Déclarations</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importations</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Tables with rows</source>
        <translation>Tables avec lignes</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Les plus fréquents</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>Premiers octets</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>Premières lignes</translation>
    </message>
    <message>
        <source>This is not an image that Stemma knows.</source>
        <translation>Ce n’est pas une image que Stemma connaît.</translation>
    </message>
    <message>
        <source>The image does not say its size.</source>
        <translation>L’image n’indique pas sa taille.</translation>
    </message>
    <message>
        <source>The archive is too large to be listed.</source>
        <translation>L’archive est trop grande pour être listée.</translation>
    </message>
    <message>
        <source>This is not an archive that Stemma can list.</source>
        <translation>Ce n’est pas une archive que Stemma peut lister.</translation>
    </message>
    <message>
        <source>There are more keys than are listed here.</source>
        <translation>Il y a plus de clés que celles listées ici.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid JSON.</source>
        <translation>À partir de la ligne %L1, ce n’est plus du JSON valide.</translation>
    </message>
    <message>
        <source>The first line that cannot be read is line %L1.</source>
        <translation>La première ligne illisible est la ligne %L1.</translation>
    </message>
    <message>
        <source>in %L1 of %L2</source>
        <translation>dans %L1 sur %L2</translation>
    </message>
    <message>
        <source>Line %L1 is neither a section nor a key.</source>
        <translation>La ligne %L1 n’est ni une section ni une clé.</translation>
    </message>
    <message>
        <source>The last value does not end.</source>
        <translation>La dernière valeur ne se termine pas.</translation>
    </message>
    <message>
        <source>There are too many different messages to count all of them.</source>
        <translation>Il y a trop de messages différents pour les compter tous.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid XML.</source>
        <translation>À partir de la ligne %L1, ce n’est plus du XML valide.</translation>
    </message>
    <message>
        <source>There are more elements than are listed here.</source>
        <translation>Il y a plus d’éléments que ceux listés ici.</translation>
    </message>
    <message>
        <source>What is quoted from line %L1 on does not end.</source>
        <translation>Le texte entre guillemets à partir de la ligne %L1 ne se termine pas.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>HTML page</source>
        <translation>Page HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
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
        <translation>%1 n’a pas été modifié&#x202f;: le texte écrit par cette modification a depuis été changé, supprimé ou suivi de nouveau texte. Si une modification de l’Historique en est la cause, annulez-la d’abord.</translation>
    </message>
    <message>
        <source>%1 is gone, so nothing was changed.</source>
        <translation>%1 n’existe plus, rien n’a donc été modifié.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space, then try again.</source>
        <translation>Le disque est plein&#x202f;: %1 n’a pas été modifié. Libérez de l’espace, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>%1 ne peut pas être écrit, rien n’a donc été modifié. Vérifiez les permissions du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>%1 is another file by now, so nothing was changed. Plan the change again.</source>
        <translation>%1 est devenu un autre fichier, rien n’a donc été modifié. Planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2), so nothing was changed.</source>
        <translation>%1 ne peut pas être écrit (%2), rien n’a donc été modifié.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>%1 a été modifié par un autre programme depuis la planification. Rien n’a été modifié&#x202f;; planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>%1 is being changed by another program, so nothing was changed. Try again in a moment.</source>
        <translation>%1 est en cours de modification par un autre programme, rien n’a donc été modifié. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.</source>
        <translation>Le programme «&#x202f;%2&#x202f;» (processus %3) a ouvert %1 en écriture, rien n’a donc été modifié. Quittez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 is a link to another file; Stemma neither removes nor renames links.</source>
        <translation>%1 est un lien vers un autre fichier&#x202f;; Stemma ne supprime ni ne renomme les liens.</translation>
    </message>
    <message>
        <source>%1 is not there. Connect its disk, or restore it.</source>
        <translation>%1 est absent. Connectez le disque correspondant, ou restaurez-le.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. Its content before the change is in %2.</source>
        <translation>%1 a été modifié ou supprimé depuis par un autre programme et reste tel quel. Son contenu d’avant la modification se trouve dans %2.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. If that is wrong, restore it from a backup.</source>
        <translation>%1 a été modifié ou supprimé depuis par un autre programme et reste tel quel. Si c’est une erreur, restaurez-le depuis une sauvegarde.</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>edited</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommé</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copié</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binaire</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>mal formé</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>Does not follow from the changes before: it expects other lines than they left.</source>
        <translation>Ne découle pas des modifications précédentes&#x202f;: attend d’autres lignes que celles qu’elles ont laissées.</translation>
    </message>
    <message>
        <source>The session does not record where in the file this text was replaced.</source>
        <translation>La session n’enregistre pas où ce texte a été remplacé dans le fichier.</translation>
    </message>
    <message>
        <source>Follows a change whose place in the file is not recorded, so the two cannot be combined.</source>
        <translation>Suit une modification dont la place dans le fichier n’est pas enregistrée&#x202f;; les deux ne peuvent donc pas être combinées.</translation>
    </message>
    <message>
        <source>Writes the whole file, whose earlier content is not fully known.</source>
        <translation>Écrit tout le fichier, dont le contenu antérieur n’est pas entièrement connu.</translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>Un fichier binaire&#x202f;: il n’y a pas de lignes à afficher.</translation>
    </message>
    <message>
        <source>Not a valid diff. It is shown as stored.</source>
        <translation>Diff non valide. Il est affiché tel qu’il est conservé.</translation>
    </message>
    <message>
        <source>A copy of another file, whose content is not known.</source>
        <translation>Une copie d’un autre fichier, dont le contenu est inconnu.</translation>
    </message>
    <message>
        <source>still so</source>
        <translation>toujours identique</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>modifié depuis</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>non comparable</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>The line counts in this diff were wrong and have been corrected.</source>
        <translation>Les nombres de lignes de ce diff étaient faux et ont été corrigés.</translation>
    </message>
    <message>
        <source>%1 is left out: the path leads out of the folder.</source>
        <translation>%1 est omis&#x202f;: le chemin sort du dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>%Ln modification de %1 omise&#x202f;: elle ne découle pas des modifications précédentes.</numerusform>
            <numerusform>%Ln modifications de %1 omises&#x202f;: elles ne découlent pas des modifications précédentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of %1 is left out: its place in the file is not recorded.</source>
        <translation>Une modification de %1 est omise&#x202f;: sa place dans le fichier n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>%1 is left out: the session does not hold the content of this binary file.</source>
        <translation>%1 est omis&#x202f;: la session ne contient pas le contenu de ce fichier binaire.</translation>
    </message>
    <message>
        <source>A change of %1 is left out: its diff is not valid.</source>
        <translation>Une modification de %1 est omise&#x202f;: son diff n’est pas valide.</translation>
    </message>
    <message>
        <source>A change without a path is left out: its diff is not valid.</source>
        <translation>Une modification sans chemin est omise&#x202f;: son diff n’est pas valide.</translation>
    </message>
    <message>
        <source>The changes of %1 are left out: “git apply” needs unchanged lines around them.</source>
        <translation>Les modifications de %1 sont omises&#x202f;: «&#x202f;git apply&#x202f;» a besoin de lignes inchangées autour d’elles.</translation>
    </message>
    <message>
        <source>Written as a whole, so the patch creates: %1</source>
        <translation>Écrit en entier&#x202f;; le correctif crée donc&#x202f;: %1</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>La copie de %1 n’existe plus.</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten.</source>
        <translation>%1 existe déjà et n’a pas été écrasé.</translation>
    </message>
    <message>
        <source>%1 did not exist at this checkpoint.</source>
        <translation>%1 n’existait pas à ce point de contrôle.</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 n’a pas pu être enregistré&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No files were saved.</source>
        <translation>Aucun fichier n’a été enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>%Ln fichier enregistré avant&#x202f;: %1</numerusform>
            <numerusform>%Ln fichiers enregistrés avant&#x202f;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOnDisk</name>
    <message>
        <source>still so</source>
        <translation>toujours identique</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>modifié depuis</translation>
    </message>
    <message>
        <source>not written since</source>
        <translation>non écrit depuis</translation>
    </message>
    <message>
        <source>written since</source>
        <translation>écrit depuis</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>The file on disk has the content that the session refers to.</source>
        <translation>Le fichier sur disque a le contenu auquel la session fait référence.</translation>
    </message>
    <message>
        <source>The file on disk has another content than the one that the session refers to.</source>
        <translation>Le fichier sur disque a un autre contenu que celui auquel la session fait référence.</translation>
    </message>
    <message>
        <source>The file was not written since the session last named it. The session does not record its content.</source>
        <translation>Le fichier n’a pas été écrit depuis que la session l’a nommé pour la dernière fois. La session n’enregistre pas son contenu.</translation>
    </message>
    <message>
        <source>The file was written after the session last named it.</source>
        <translation>Le fichier a été écrit après que la session l’a nommé pour la dernière fois.</translation>
    </message>
    <message>
        <source>There is no such file in the folder of the session.</source>
        <translation>Ce fichier n’existe pas dans le dossier de la session.</translation>
    </message>
    <message>
        <source>The path leads out of the folder of the session, so the file is not looked at.</source>
        <translation>Le chemin sort du dossier de la session, le fichier n’est donc pas examiné.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>Le fichier %1 n’existe plus. Rouvrez le dépôt.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>Vous n’avez pas le droit de lire %1. Changez ses permissions ou celles de son dossier, ou ouvrez une copie.</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>%1 n’est pas un fichier. Choisissez un fichier de sessions.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2. Vérifiez le disque, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>FindingHeadings</name>
    <message>
        <source>Base cycle</source>
        <translation>Cycle de bases</translation>
    </message>
    <message>
        <source>Cut base</source>
        <translation>Base coupée</translation>
    </message>
    <message>
        <source>Missing base</source>
        <translation>Base manquante</translation>
    </message>
    <message>
        <source>Missing provider</source>
        <translation>Fournisseur manquant</translation>
    </message>
    <message>
        <source>Ordinal gap</source>
        <translation>Trou dans la numérotation</translation>
    </message>
    <message>
        <source>Repeated ordinal</source>
        <translation>Numéro répété</translation>
    </message>
    <message>
        <source>Only in old tables</source>
        <translation>Seulement dans les anciennes tables</translation>
    </message>
    <message>
        <source>Several generations</source>
        <translation>Plusieurs générations</translation>
    </message>
    <message>
        <source>Damaged message</source>
        <translation>Message endommagé</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>Partie endommagée</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>Partie inconnue</translation>
    </message>
    <message>
        <source>Missing prompt</source>
        <translation>Requête manquante</translation>
    </message>
    <message>
        <source>Unfinished call</source>
        <translation>Appel inachevé</translation>
    </message>
    <message>
        <source>Active node not in context</source>
        <translation>Nœud actif hors du contexte</translation>
    </message>
    <message>
        <source>Answer without parts</source>
        <translation>Réponse sans parties</translation>
    </message>
    <message>
        <source>Assistant first</source>
        <translation>Commence par l’assistant</translation>
    </message>
    <message>
        <source>Boundary not supported</source>
        <translation>Limite non prise en charge</translation>
    </message>
    <message>
        <source>Boundary summary not sent</source>
        <translation>Résumé de la limite non envoyé</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>Chaîne rompue</translation>
    </message>
    <message>
        <source>Broken foreign key</source>
        <translation>Clé étrangère rompue</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>Ligne défectueuse</translation>
    </message>
    <message>
        <source>Broken list</source>
        <translation>Liste défectueuse</translation>
    </message>
    <message>
        <source>Broken metadata</source>
        <translation>Métadonnées défectueuses</translation>
    </message>
    <message>
        <source>Broken tags</source>
        <translation>Mots-clés défectueux</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Indicateur d’ordre des octets</translation>
    </message>
    <message>
        <source>Calls not recorded</source>
        <translation>Appels non enregistrés</translation>
    </message>
    <message>
        <source>Checkpoint out of range</source>
        <translation>Point de contrôle hors limites</translation>
    </message>
    <message>
        <source>Colliding ids</source>
        <translation>Identifiants en conflit</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Cycle</translation>
    </message>
    <message>
        <source>Cyclic messages</source>
        <translation>Messages cycliques</translation>
    </message>
    <message>
        <source>Cyclic nodes</source>
        <translation>Nœuds cycliques</translation>
    </message>
    <message>
        <source>Cyclic sessions</source>
        <translation>Sessions cycliques</translation>
    </message>
    <message>
        <source>Damaged index</source>
        <translation>Index endommagé</translation>
    </message>
    <message>
        <source>Damaged line</source>
        <translation>Ligne endommagée</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>Page endommagée</translation>
    </message>
    <message>
        <source>Doubled message</source>
        <translation>Message en double</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>Identifiant en double</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>Réponse vide</translation>
    </message>
    <message>
        <source>Empty model</source>
        <translation>Modèle vide</translation>
    </message>
    <message>
        <source>First not user</source>
        <translation>Ne commence pas par l’utilisateur</translation>
    </message>
    <message>
        <source>Flagged message summarised</source>
        <translation>Message marqué résumé</translation>
    </message>
    <message>
        <source>Format differs</source>
        <translation>Format différent</translation>
    </message>
    <message>
        <source>Joined lines</source>
        <translation>Lignes jointes</translation>
    </message>
    <message>
        <source>Hidden by side chain</source>
        <translation>Masqué par une chaîne latérale</translation>
    </message>
    <message>
        <source>Histories differ</source>
        <translation>Historiques différents</translation>
    </message>
    <message>
        <source>Invalid arguments</source>
        <translation>Arguments non valides</translation>
    </message>
    <message>
        <source>Invalid conversation</source>
        <translation>Conversation non valide</translation>
    </message>
    <message>
        <source>Invalid encoding</source>
        <translation>Encodage non valide</translation>
    </message>
    <message>
        <source>Invalid entry</source>
        <translation>Entrée non valide</translation>
    </message>
    <message>
        <source>Invalid error code</source>
        <translation>Code d’erreur non valide</translation>
    </message>
    <message>
        <source>Invalid event</source>
        <translation>Événement non valide</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>JSON non valide</translation>
    </message>
    <message>
        <source>Invalid list</source>
        <translation>Liste non valide</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <translation>Message non valide</translation>
    </message>
    <message>
        <source>Invalid metadata</source>
        <translation>Métadonnées non valides</translation>
    </message>
    <message>
        <source>Invalid node kind</source>
        <translation>Type de nœud non valide</translation>
    </message>
    <message>
        <source>Invalid node parents</source>
        <translation>Parents de nœud non valides</translation>
    </message>
    <message>
        <source>Invalid part</source>
        <translation>Partie non valide</translation>
    </message>
    <message>
        <source>Invalid role</source>
        <translation>Rôle non valide</translation>
    </message>
    <message>
        <source>Invalid time</source>
        <translation>Heure non valide</translation>
    </message>
    <message>
        <source>Invalid tokens</source>
        <translation>Jetons non valides</translation>
    </message>
    <message>
        <source>Invalid trace</source>
        <translation>Trace non valide</translation>
    </message>
    <message>
        <source>Item of other session</source>
        <translation>Élément d’une autre session</translation>
    </message>
    <message>
        <source>Item out of order</source>
        <translation>Élément mal ordonné</translation>
    </message>
    <message>
        <source>Item repeated</source>
        <translation>Élément répété</translation>
    </message>
    <message>
        <source>Item without message</source>
        <translation>Élément sans message</translation>
    </message>
    <message>
        <source>Item without session</source>
        <translation>Élément sans session</translation>
    </message>
    <message>
        <source>Late result</source>
        <translation>Résultat tardif</translation>
    </message>
    <message>
        <source>Leftover file</source>
        <translation>Fichier résiduel</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>Demi-codet isolé</translation>
    </message>
    <message>
        <source>Lost messages</source>
        <translation>Messages perdus</translation>
    </message>
    <message>
        <source>Message as summary</source>
        <translation>Message comme résumé</translation>
    </message>
    <message>
        <source>Message count differs</source>
        <translation>Nombre de messages différent</translation>
    </message>
    <message>
        <source>Message not in context</source>
        <translation>Message hors du contexte</translation>
    </message>
    <message>
        <source>Message sent twice</source>
        <translation>Message envoyé deux fois</translation>
    </message>
    <message>
        <source>Messages dropped</source>
        <translation>Messages abandonnés</translation>
    </message>
    <message>
        <source>Misplaced member</source>
        <translation>Membre mal placé</translation>
    </message>
    <message>
        <source>Missing artifact</source>
        <translation>Artefact manquant</translation>
    </message>
    <message>
        <source>Missing conversation</source>
        <translation>Conversation manquante</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>Identifiant manquant</translation>
    </message>
    <message>
        <source>Missing in schema</source>
        <translation>Manquant dans le schéma</translation>
    </message>
    <message>
        <source>Missing message</source>
        <translation>Message manquant</translation>
    </message>
    <message>
        <source>Missing parent</source>
        <translation>Parent manquant</translation>
    </message>
    <message>
        <source>Missing parent message</source>
        <translation>Message parent manquant</translation>
    </message>
    <message>
        <source>Missing parent node</source>
        <translation>Nœud parent manquant</translation>
    </message>
    <message>
        <source>Missing parent session</source>
        <translation>Session parente manquante</translation>
    </message>
    <message>
        <source>Missing result</source>
        <translation>Résultat manquant</translation>
    </message>
    <message>
        <source>Missing session</source>
        <translation>Session manquante</translation>
    </message>
    <message>
        <source>No context items</source>
        <translation>Aucun élément de contexte</translation>
    </message>
    <message>
        <source>No conversation</source>
        <translation>Aucune conversation</translation>
    </message>
    <message>
        <source>Node without message</source>
        <translation>Nœud sans message</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>N’est pas un objet</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>N’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>NUL in text</source>
        <translation>NUL dans le texte</translation>
    </message>
    <message>
        <source>Unusual time</source>
        <translation>Heure inhabituelle</translation>
    </message>
    <message>
        <source>Old schema</source>
        <translation>Ancien schéma</translation>
    </message>
    <message>
        <source>Originals not kept</source>
        <translation>Originaux non conservés</translation>
    </message>
    <message>
        <source>Orphan result</source>
        <translation>Résultat orphelin</translation>
    </message>
    <message>
        <source>Orphan tool result</source>
        <translation>Résultat d’outil orphelin</translation>
    </message>
    <message>
        <source>Overlapping summaries</source>
        <translation>Résumés qui se chevauchent</translation>
    </message>
    <message>
        <source>Owner differs</source>
        <translation>Propriétaire différent</translation>
    </message>
    <message>
        <source>Parent in other session</source>
        <translation>Parent dans une autre session</translation>
    </message>
    <message>
        <source>Part in other session</source>
        <translation>Partie dans une autre session</translation>
    </message>
    <message>
        <source>Part type differs</source>
        <translation>Type de partie différent</translation>
    </message>
    <message>
        <source>Partial recording</source>
        <translation>Enregistrement d’exécution partiel</translation>
    </message>
    <message>
        <source>Prompt without reply</source>
        <translation>Requête sans réponse</translation>
    </message>
    <message>
        <source>Record count differs</source>
        <translation>Nombre d’enregistrements différent</translation>
    </message>
    <message>
        <source>Record is not JSON</source>
        <translation>L’enregistrement n’est pas du JSON</translation>
    </message>
    <message>
        <source>Record is not an object</source>
        <translation>L’enregistrement n’est pas un objet</translation>
    </message>
    <message>
        <source>Record without summary</source>
        <translation>Enregistrement sans résumé</translation>
    </message>
    <message>
        <source>Redacted signed thinking</source>
        <translation>Réflexion signée caviardée</translation>
    </message>
    <message>
        <source>Redacted without payload</source>
        <translation>Caviardé sans contenu</translation>
    </message>
    <message>
        <source>Refused session</source>
        <translation>Session refusée</translation>
    </message>
    <message>
        <source>Repeated call id</source>
        <translation>Identifiant d’appel répété</translation>
    </message>
    <message>
        <source>Repeated context</source>
        <translation>Contexte répété</translation>
    </message>
    <message>
        <source>Repeated prompt</source>
        <translation>Requête répétée</translation>
    </message>
    <message>
        <source>Repeated section</source>
        <translation>Section répétée</translation>
    </message>
    <message>
        <source>Repeated session</source>
        <translation>Session répétée</translation>
    </message>
    <message>
        <source>Repeated tool call</source>
        <translation>Appel d’outil répété</translation>
    </message>
    <message>
        <source>Repeated turn</source>
        <translation>Tour répété</translation>
    </message>
    <message>
        <source>Result before call</source>
        <translation>Résultat avant l’appel</translation>
    </message>
    <message>
        <source>Reused tool call</source>
        <translation>Appel d’outil réutilisé</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>Même heure</translation>
    </message>
    <message>
        <source>Saved at differs</source>
        <translation>Date d’enregistrement différente</translation>
    </message>
    <message>
        <source>Second trace</source>
        <translation>Seconde trace</translation>
    </message>
    <message>
        <source>Section not array</source>
        <translation>La section n’est pas un tableau</translation>
    </message>
    <message>
        <source>Span missing message</source>
        <translation>Plage avec message manquant</translation>
    </message>
    <message>
        <source>Span of other session</source>
        <translation>Plage d’une autre session</translation>
    </message>
    <message>
        <source>Span reversed</source>
        <translation>Plage inversée</translation>
    </message>
    <message>
        <source>Spurious boundary</source>
        <translation>Limite superflue</translation>
    </message>
    <message>
        <source>Stored ephemeral</source>
        <translation>Éphémère conservé</translation>
    </message>
    <message>
        <source>Summary as message</source>
        <translation>Résumé comme message</translation>
    </message>
    <message>
        <source>Summary without node</source>
        <translation>Résumé sans nœud</translation>
    </message>
    <message>
        <source>Summary without record</source>
        <translation>Résumé sans enregistrement</translation>
    </message>
    <message>
        <source>Superseded summary in context</source>
        <translation>Résumé remplacé dans le contexte</translation>
    </message>
    <message>
        <source>Time backwards</source>
        <translation>Heure à rebours</translation>
    </message>
    <message>
        <source>Time in future</source>
        <translation>Heure dans le futur</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Heure en secondes</translation>
    </message>
    <message>
        <source>Title differs</source>
        <translation>Titre différent</translation>
    </message>
    <message>
        <source>Title replaced</source>
        <translation>Titre remplacé</translation>
    </message>
    <message>
        <source>Tool columns differ</source>
        <translation>Colonnes d’outil différentes</translation>
    </message>
    <message>
        <source>Tool name differs</source>
        <translation>Nom d’outil différent</translation>
    </message>
    <message>
        <source>Incomplete line</source>
        <translation>Ligne incomplète</translation>
    </message>
    <message>
        <source>Totals differ</source>
        <translation>Totaux différents</translation>
    </message>
    <message>
        <source>Trace elsewhere</source>
        <translation>Trace ailleurs</translation>
    </message>
    <message>
        <source>Unanswered call</source>
        <translation>Appel sans réponse</translation>
    </message>
    <message>
        <source>Unanswered prompts</source>
        <translation>Requêtes sans réponse</translation>
    </message>
    <message>
        <source>Unanswered tool call</source>
        <translation>Appel d’outil sans réponse</translation>
    </message>
    <message>
        <source>Uncounted summary</source>
        <translation>Résumé non compté</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>Champ inconnu</translation>
    </message>
    <message>
        <source>Unknown in schema</source>
        <translation>Inconnu dans le schéma</translation>
    </message>
    <message>
        <source>End without id</source>
        <translation>Fin sans identifiant</translation>
    </message>
    <message>
        <source>Missing content</source>
        <translation>Contenu manquant</translation>
    </message>
    <message>
        <source>Missing usage</source>
        <translation>Consommation manquante</translation>
    </message>
    <message>
        <source>Null line</source>
        <translation>Ligne « null »</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>Ligne inconnue</translation>
    </message>
    <message>
        <source>Unknown metadata</source>
        <translation>Métadonnées inconnues</translation>
    </message>
    <message>
        <source>Unknown part type</source>
        <translation>Type de partie inconnu</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>Rôle inconnu</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>Section inconnue</translation>
    </message>
    <message>
        <source>Name not listed</source>
        <translation>Nom non listé</translation>
    </message>
    <message>
        <source>Missing header</source>
        <translation>En-tête manquant</translation>
    </message>
    <message>
        <source>Missing line end</source>
        <translation>Fin de ligne manquante</translation>
    </message>
    <message>
        <source>Missing version</source>
        <translation>Version manquante</translation>
    </message>
    <message>
        <source>Parent cycle</source>
        <translation>Cycle de parents</translation>
    </message>
    <message>
        <source>Repeated call</source>
        <translation>Appel répété</translation>
    </message>
    <message>
        <source>Unloadable elsewhere</source>
        <translation>Non chargeable ailleurs</translation>
    </message>
    <message>
        <source>Unloadable message</source>
        <translation>Message non chargeable</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>Fichier illisible</translation>
    </message>
    <message>
        <source>Unreadable folder</source>
        <translation>Dossier illisible</translation>
    </message>
    <message>
        <source>Unreadable row</source>
        <translation>Ligne de table illisible</translation>
    </message>
    <message>
        <source>Unreadable table</source>
        <translation>Table illisible</translation>
    </message>
    <message>
        <source>Unused page</source>
        <translation>Page inutilisée</translation>
    </message>
    <message>
        <source>Value out of range</source>
        <translation>Valeur hors limites</translation>
    </message>
    <message>
        <source>Merged branches</source>
        <translation>Branches fusionnées</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>Hachage erroné</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Type erroné</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 more findings of this kind are not listed.</source>
        <translation>%1 autres constats de ce type ne sont pas listés.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, showing the first %2</source>
        <translation>%1, dont les %2 premiers affichés</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>La vérification a été interrompue.</translation>
    </message>
</context>
<context>
    <name>FootprintCheck</name>
    <message>
        <source>the run did not end</source>
        <translation>l’exécution ne s’est pas terminée</translation>
    </message>
    <message>
        <source>%1 events were dropped</source>
        <translation>%1 événements ont été abandonnés</translation>
    </message>
    <message>
        <source>The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.</source>
        <translation>Le résultat nomme l’outil «&#x202f;%1&#x202f;», son appel nomme «&#x202f;%2&#x202f;». Les fournisseurs qui associent par nom se trompent.</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Providers leave it out or reject it.</source>
        <translation>Un message de ce rôle n’a pas de %1. Les fournisseurs l’omettent ou le rejettent.</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are not an object. The model is sent other arguments.</source>
        <translation>Les arguments de l’appel d’outil «&#x202f;%1&#x202f;» ne sont pas un objet. D’autres arguments sont envoyés au modèle.</translation>
    </message>
    <message>
        <source>The message looks like a summary, but has no record of the messages it replaced: the record was lost, or the text was typed or edited.</source>
        <translation>Le message ressemble à un résumé, mais n’a pas d’enregistrement des messages qu’il a remplacés&#x202f;: l’enregistrement a été perdu, ou le texte a été saisi ou modifié.</translation>
    </message>
    <message>
        <source>The compaction record belongs to no message. Its messages are stored but never sent.</source>
        <translation>L’enregistrement de compaction n’appartient à aucun message. Ses messages sont conservés mais jamais envoyés.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint ne peut pas charger la session. %1</translation>
    </message>
    <message>
        <source>Use the value from the rest of the session.</source>
        <translation>Utiliser la valeur du reste de la session.</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint cannot load the session.</source>
        <translation>Le message n’a pas de rôle ou pas de texte. agentfootprint ne peut pas charger la session.</translation>
    </message>
    <message>
        <source>Set an empty text, or remove the message.</source>
        <translation>Mettre un texte vide, ou supprimer le message.</translation>
    </message>
    <message>
        <source>The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the whole text.</source>
        <translation>Le texte est endommagé ici (%1). Tout ce qui précède peut être lu, mais agentfootprint rejette le texte entier.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint rejects the file.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets. agentfootprint rejette le fichier.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Supprimer l’indicateur d’ordre des octets.</translation>
    </message>
    <message>
        <source>The last line is incomplete: the program was stopped while writing, or is writing now.</source>
        <translation>La dernière ligne est incomplète&#x202f;: le programme a été arrêté pendant l’écriture, ou est en train d’écrire.</translation>
    </message>
    <message>
        <source>The record is not an event. It is lost; the others are not affected.</source>
        <translation>L’enregistrement n’est pas un événement. Il est perdu&#x202f;; les autres ne sont pas touchés.</translation>
    </message>
    <message>
        <source>The file has this session more than once. agentfootprint reads only the last one and drops the others at its next write.</source>
        <translation>Le fichier contient cette session plusieurs fois. agentfootprint ne lit que la dernière et abandonne les autres à sa prochaine écriture.</translation>
    </message>
    <message>
        <source>Keep the others under new ids.</source>
        <translation>Garder les autres sous de nouveaux identifiants.</translation>
    </message>
    <message>
        <source>The tool result “%1” has no call in the message before it. Model providers reject the conversation.</source>
        <translation>Le résultat d’outil «&#x202f;%1&#x202f;» n’a pas d’appel dans le message précédent. Les fournisseurs de modèles rejettent la conversation.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Supprimer le message.</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers reject the conversation.</source>
        <translation>L’appel d’outil «&#x202f;%1&#x202f;» n’a pas de résultat. Les fournisseurs de modèles rejettent la conversation.</translation>
    </message>
    <message>
        <source>Add a result that says the tool did not run, or resume the session before the call.</source>
        <translation>Ajouter un résultat disant que l’outil n’a pas été exécuté, ou reprendre la session avant l’appel.</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers reject the conversation.</source>
        <translation>Le message a deux appels d’outils avec l’identifiant «&#x202f;%1&#x202f;». Les fournisseurs de modèles rejettent la conversation.</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; others reject the conversation.</source>
        <translation>Un message antérieur a lui aussi un appel d’outil avec l’identifiant «&#x202f;%1&#x202f;». Certains fournisseurs numérotent les appels par exécution&#x202f;; d’autres rejettent la conversation.</translation>
    </message>
    <message>
        <source>Use the name from the call.</source>
        <translation>Utiliser le nom de l’appel.</translation>
    </message>
    <message>
        <source>Remove it; it is empty.</source>
        <translation>Supprimer ce champ&#x202f;; il est vide.</translation>
    </message>
    <message>
        <source>The conversation begins with a message of the role “%1”. Model providers reject it.</source>
        <translation>La conversation commence par un message du rôle «&#x202f;%1&#x202f;». Les fournisseurs de modèles la rejettent.</translation>
    </message>
    <message>
        <source>The role “%1” is unknown. agentfootprint keeps the message but never sends it.</source>
        <translation>Le rôle «&#x202f;%1&#x202f;» est inconnu. agentfootprint garde le message mais ne l’envoie jamais.</translation>
    </message>
    <message>
        <source>The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a signature invalid.</source>
        <translation>Le message a des octets qui ne sont pas de l’UTF-8. agentfootprint les remplace, ce qui rend une signature non valide.</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, but its next turn fails or leaves it out.</source>
        <translation>%1 n’est pas une liste d’objets. La session se charge, mais son prochain tour échoue ou l’omet.</translation>
    </message>
    <message>
        <source>Remove everything that is not an object.</source>
        <translation>Supprimer tout ce qui n’est pas un objet.</translation>
    </message>
    <message>
        <source>Replace the text with the object.</source>
        <translation>Remplacer le texte par l’objet.</translation>
    </message>
    <message>
        <source>The answer has no text, thinking or tool call. Model providers reject empty messages.</source>
        <translation>La réponse n’a ni texte, ni réflexion, ni appel d’outil. Les fournisseurs de modèles rejettent les messages vides.</translation>
    </message>
    <message>
        <source>The message was meant for one request only, but agentfootprint sends it with every request.</source>
        <translation>Le message était destiné à une seule demande, mais agentfootprint l’envoie avec chaque demande.</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was redacted. Its provider will reject the block.</source>
        <translation>Le texte d’un bloc de réflexion signé a été caviardé. Son fournisseur rejettera le bloc.</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without its encrypted content. It is sent empty.</source>
        <translation>Un bloc de réflexion masqué a été conservé sans son contenu chiffré. Il est envoyé vide.</translation>
    </message>
    <message>
        <source>Reconnect it with its record, which its first line names.</source>
        <translation>Le relier à son enregistrement, que sa première ligne nomme.</translation>
    </message>
    <message>
        <source>Reconnect it with its summary, whose first line names it.</source>
        <translation>Le relier à son résumé, dont la première ligne le nomme.</translation>
    </message>
    <message>
        <source>%1 messages were summarised and not stored.</source>
        <translation>%1 messages ont été résumés et non conservés.</translation>
    </message>
    <message>
        <source>Earlier messages were dropped to save space. They are no longer stored.</source>
        <translation>Des messages antérieurs ont été abandonnés pour gagner de la place. Ils ne sont plus conservés.</translation>
    </message>
    <message>
        <source>The paused run has two copies of the conversation, and they differ. It resumes from the copy in its state.</source>
        <translation>L’exécution en pause a deux copies de la conversation, et elles diffèrent. Elle reprend à partir de la copie de son état.</translation>
    </message>
    <message>
        <source>The column format differs from the envelope (%1).</source>
        <translation>La colonne format diffère de l’enveloppe (%1).</translation>
    </message>
    <message>
        <source>Use the value from the envelope.</source>
        <translation>Utiliser la valeur de l’enveloppe.</translation>
    </message>
    <message>
        <source>The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn.</source>
        <translation>La ligne appartient à «&#x202f;%1&#x202f;», son enveloppe à «&#x202f;%2&#x202f;». agentfootprint refuse d’enregistrer le prochain tour.</translation>
    </message>
    <message>
        <source>The column saved_at differs from the envelope (%1). Lists sort the session wrongly.</source>
        <translation>La colonne saved_at diffère de l’enveloppe (%1). Les listes trient mal la session.</translation>
    </message>
    <message>
        <source>The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists show it wrongly.</source>
        <translation>La colonne message_count vaut %1 au lieu de %2&#x202f;: une version plus ancienne a écrit le dernier tour. Seules les listes l’affichent mal.</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>Recompter les messages.</translation>
    </message>
    <message>
        <source>The event is dated before the previous event.</source>
        <translation>L’événement est daté d’avant l’événement précédent.</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>L’enregistrement de l’exécution n’est pas complet&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not continue the previous hash. A record was removed, added or moved.</source>
        <translation>La chaîne du paquet d’audit se rompt ici pour la première fois&#x202f;: l’enregistrement ne continue pas le hachage précédent. Un enregistrement a été supprimé, ajouté ou déplacé.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not match its hash. It was changed after it was written.</source>
        <translation>La chaîne du paquet d’audit se rompt ici pour la première fois&#x202f;: l’enregistrement ne correspond pas à son hachage. Il a été modifié après son écriture.</translation>
    </message>
    <message>
        <source>The audit bundle should have %1 records and has %2.</source>
        <translation>Le paquet d’audit devrait avoir %1 enregistrements et en a %2.</translation>
    </message>
    <message>
        <source>%1 row %2, byte %3</source>
        <translation>%1 ligne %2, octet %3</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 ligne %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete the session.</source>
        <translation>Le texte de cette session est endommagé à l’octet %1, agentfootprint ne peut donc pas la charger. Vous pouvez seulement supprimer la session.</translation>
    </message>
    <message>
        <source>This session has no conversation that agentfootprint can load. You can only delete the session.</source>
        <translation>Cette session n’a pas de conversation qu’agentfootprint puisse charger. Vous pouvez seulement supprimer la session.</translation>
    </message>
    <message>
        <source>This message is only in the state of a paused run. Choose a message of the conversation instead.</source>
        <translation>Ce message n’existe que dans l’état d’une exécution en pause. Choisissez plutôt un message de la conversation.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place before it.</source>
        <translation>Le message %1 a un appel d’outil sans résultat, la conversation ne peut donc pas s’y terminer. Choisissez l’endroit qui le précède.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message %2.</source>
        <translation>Le message %1 a un appel d’outil dont le résultat vient plus tard. Choisissez l’endroit avant le message %1 ou après le message %2.</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it before the waiting call.</source>
        <translation>Cette exécution est en pause et les deux copies de sa conversation diffèrent, elle ne peut donc pas être modifiée. Bifurquez-la avant l’appel en attente.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles, so the title “%1” is ignored.</source>
        <translation>agentfootprint ne conserve pas de titres, le titre «&#x202f;%1&#x202f;» est donc ignoré.</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.</source>
        <translation>La bifurcation garde l’identifiant de conversation «&#x202f;%1&#x202f;»&#x202f;: elle partage la mémoire à long terme et les artefacts avec l’original.</translation>
    </message>
    <message>
        <source>The fork is a finished conversation that ends before the waiting call.</source>
        <translation>La bifurcation est une conversation terminée qui s’achève avant l’appel en attente.</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>Il ne resterait rien. Supprimez plutôt la session.</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint cannot store them, so only Stemma&apos;s undo data keeps them</source>
        <translation>%1–%2&#x202f;; agentfootprint ne peut pas les conserver, seules les données d’annulation de Stemma les gardent</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: the conversation becomes a finished one.</source>
        <translation>L’exécution n’attend plus de réponse&#x202f;: la conversation devient une conversation terminée.</translation>
    </message>
    <message>
        <source>Model providers reject messages without text. Remove the message instead.</source>
        <translation>Les fournisseurs de modèles rejettent les messages sans texte. Supprimez plutôt le message.</translation>
    </message>
    <message>
        <source>A summary must begin with “[compacted history”. Keep this beginning, or remove the message.</source>
        <translation>Un résumé doit commencer par «&#x202f;[compacted history&#x202f;». Gardez ce début, ou supprimez le message.</translation>
    </message>
    <message>
        <source>keeps the summary connected with its messages</source>
        <translation>garde le résumé relié à ses messages</translation>
    </message>
    <message>
        <source>agentfootprint has no role “%1” for new messages. Choose user or assistant.</source>
        <translation>agentfootprint n’a pas de rôle «&#x202f;%1&#x202f;» pour les nouveaux messages. Choisissez user ou assistant.</translation>
    </message>
    <message>
        <source>The summary of this record is missing, so its place is not known.</source>
        <translation>Le résumé de cet enregistrement manque, sa place est donc inconnue.</translation>
    </message>
    <message>
        <source>This summary was itself summarised. Dissolve the summary that replaced it first.</source>
        <translation>Ce résumé a lui-même été résumé. Dissolvez d’abord le résumé qui l’a remplacé.</translation>
    </message>
    <message>
        <source>agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved.</source>
        <translation>agentfootprint n’a pas conservé les messages que ce résumé a remplacés, il ne peut donc pas être dissous.</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Dissoudre un résumé de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the session again when it ends.</source>
        <translation>Un tour en cours de l’agent réécrit la session quand il se termine.</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be working in it.</source>
        <translation>La session a été enregistrée il y a quelques minutes, un agent y travaille peut-être.</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the whole session when it ends and would overwrite this change. Forks are never overwritten.</source>
        <translation>Un tour en cours de l’agent écrit toute la session quand il se termine et écraserait cette modification. Les bifurcations ne sont jamais écrasées.</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes, which any change would break.</source>
        <translation>Un paquet d’audit est une chaîne de hachages, que toute modification romprait.</translation>
    </message>
    <message>
        <source>This is a recording, which no agent resumes. Change the session store of the agent instead.</source>
        <translation>C’est un enregistrement d’exécution, qu’aucun agent ne reprend. Modifiez plutôt le dépôt de sessions de l’agent.</translation>
    </message>
    <message>
        <source>A bug report is a packed copy. Change the session store of the agent instead.</source>
        <translation>Un rapport de bogue est une copie compressée. Modifiez plutôt le dépôt de sessions de l’agent.</translation>
    </message>
    <message>
        <source>No agent reads such a file. Change the session store of the agent instead.</source>
        <translation>Aucun agent ne lit un tel fichier. Modifiez plutôt le dépôt de sessions de l’agent.</translation>
    </message>
    <message>
        <source>Artifacts are named by their content, so they cannot be changed.</source>
        <translation>Les artefacts sont nommés d’après leur contenu, ils ne peuvent donc pas être modifiés.</translation>
    </message>
    <message>
        <source>Memories are indexed by their content, so they cannot be changed.</source>
        <translation>Les souvenirs sont indexés d’après leur contenu, ils ne peuvent donc pas être modifiés.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles; sessions are shown by their first prompt.</source>
        <translation>agentfootprint ne conserve pas de titres&#x202f;; les sessions sont affichées par leur première requête.</translation>
    </message>
    <message>
        <source>agentfootprint cannot mark outputs as pruned.</source>
        <translation>agentfootprint ne peut pas marquer des sorties comme élaguées.</translation>
    </message>
    <message>
        <source>agentfootprint stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>agentfootprint ne conserve pas de points de contrôle&#x202f;; Stemma les garde dans ses propres données.</translation>
    </message>
    <message>
        <source>agentfootprint does not store a project folder.</source>
        <translation>agentfootprint ne conserve pas de dossier de projet.</translation>
    </message>
    <message>
        <source>Only agentfootprint itself compacts its sessions, while the agent runs.</source>
        <translation>Seul agentfootprint lui-même compacte ses sessions, pendant que l’agent tourne.</translation>
    </message>
    <message>
        <source>The file is the conversation. Delete the file in your file manager.</source>
        <translation>Le fichier est la conversation. Supprimez le fichier dans votre gestionnaire de fichiers.</translation>
    </message>
    <message>
        <source>This message was summarised and is no longer sent. Choose its summary instead.</source>
        <translation>Ce message a été résumé et n’est plus envoyé. Choisissez plutôt son résumé.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>Cette réflexion est signée, elle ne peut donc pas être modifiée. Supprimez-la, ou bifurquez la session avant elle.</translation>
    </message>
    <message>
        <source>the last prompt</source>
        <translation>la dernière requête</translation>
    </message>
    <message>
        <source>the record of the replaced messages</source>
        <translation>l’enregistrement des messages remplacés</translation>
    </message>
    <message>
        <source>the messages of the removed summaries</source>
        <translation>les messages des résumés supprimés</translation>
    </message>
    <message>
        <source>Removing a summary also removes its stored messages.</source>
        <translation>Supprimer un résumé supprime aussi ses messages conservés.</translation>
    </message>
    <message>
        <source>where the last run failed</source>
        <translation>où la dernière exécution a échoué</translation>
    </message>
    <message>
        <source>the run no longer waits</source>
        <translation>l’exécution n’attend plus</translation>
    </message>
    <message>
        <source>agentfootprint can load the session.</source>
        <translation>agentfootprint peut charger la session.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint ne peut pas charger la session. %1</translation>
    </message>
    <message>
        <source>agentfootprint still cannot load the session. %1</source>
        <translation>agentfootprint ne peut toujours pas charger la session. %1</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>La conversation ne commence pas par une réponse.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>%n appel ou résultat d’outil n’a pas d’élément correspondant, ce que les fournisseurs rejettent.</numerusform>
            <numerusform>%n appels ou résultats d’outils n’ont pas d’éléments correspondants, ce que les fournisseurs rejettent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Les requêtes et les réponses alternent.</translation>
    </message>
    <message>
        <source>Two prompts or two answers would follow each other, which some providers reject.</source>
        <translation>Deux requêtes ou deux réponses se suivraient, ce que certains fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is sent along with the next prompt. Choose the place before it to send it again.</source>
        <translation>La conversation se termine par une requête à laquelle seul resumeOnError répond&#x202f;; sinon elle est envoyée avec la requête suivante. Choisissez l’endroit qui la précède pour la renvoyer.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>%n message après la modification a une réflexion liée aux messages qui le précèdent&#x202f;: le message %1. L’agent l’omettra de ses demandes. Pour la garder, bifurquez la session avant la modification.</numerusform>
            <numerusform>%n messages après la modification ont une réflexion liée aux messages qui les précèdent, d’abord le message %1. L’agent l’omettra de ses demandes. Pour la garder, bifurquez la session avant la modification.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>%n message après la modification a une réflexion signée&#x202f;: le message %1. Un fournisseur peut la rejeter car les messages qui la précèdent ont changé. Pour la garder, bifurquez la session avant la modification&#x202f;; sinon, supprimez-la.</numerusform>
            <numerusform>%n messages après la modification ont une réflexion signée, d’abord le message %1. Un fournisseur peut la rejeter car les messages qui la précèdent ont changé. Pour la garder, bifurquez la session avant la modification&#x202f;; sinon, supprimez-la.</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1 has the waiting call of the paused run. Fork or resume the session before it.</source>
        <translation>Le message %1 a l’appel en attente de l’exécution en pause. Bifurquez ou reprenez la session avant lui.</translation>
    </message>
    <message>
        <source>The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.</source>
        <translation>Le texte de ce fichier est endommagé à l’octet %1, il ne peut donc pas être modifié. Vérifiez d’abord le dépôt.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that first.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets, qu’agentfootprint rejette. Vérifiez le dépôt et réparez d’abord cela.</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>agentfootprint semble être en train d’écrire ce dépôt (il y a un nouveau fichier %1). Réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>Another program has created a session “%1” since. Nothing was changed; plan it again.</source>
        <translation>Un autre programme a créé entre-temps une session «&#x202f;%1&#x202f;». Rien n’a été modifié&#x202f;; planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>The file has only one conversation, so the fork becomes a new file: %1. Open it there.</source>
        <translation>Le fichier n’a qu’une conversation, la bifurcation devient donc un nouveau fichier&#x202f;: %1. Ouvrez ce fichier.</translation>
    </message>
    <message>
        <source>a new id</source>
        <translation>un nouvel identifiant</translation>
    </message>
    <message>
        <source>The fork of a paused run has no records of its summaries, so they stay as they are.</source>
        <translation>La bifurcation d’une exécution en pause n’a pas d’enregistrements de ses résumés&#x202f;; ils restent tels quels.</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>It has content that would be lost.</source>
        <translation>Son contenu serait perdu.</translation>
    </message>
    <message>
        <source>The run is paused, and the two copies of its conversation differ.</source>
        <translation>L’exécution est en pause, et les deux copies de sa conversation diffèrent.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>l’indicateur d’ordre des octets</translation>
    </message>
    <message>
        <source>Remove the byte order mark first.</source>
        <translation>Supprimez d’abord l’indicateur d’ordre des octets.</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>%n bloc de réflexion reste&#x202f;: il appartient au tour où la bifurcation s’arrête, et le fournisseur en a besoin avec les résultats des appels d’outils.</numerusform>
            <numerusform>%n blocs de réflexion restent&#x202f;: ils appartiennent au tour où la bifurcation s’arrête, et le fournisseur en a besoin avec les résultats des appels d’outils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>%n bloc de réflexion reste, car son message ne peut pas être envoyé sans lui.</numerusform>
            <numerusform>%n blocs de réflexion restent, car leurs messages ne peuvent pas être envoyés sans eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is sent no summary there, so nothing can be added to one.</source>
        <translation>Aucun résumé n’y est envoyé à l’agent&#x202f;; rien ne peut donc être ajouté.</translation>
    </message>
    <message>
        <source>in the copy, with constraints that it had lost</source>
        <translation>dans la copie, avec des contraintes qu’il avait perdues</translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message>
        <source>The fork would be a file of its own. Fork the session first, then change the fork.</source>
        <translation>La bifurcation serait un fichier à part. Bifurquez d’abord la session, puis modifiez la bifurcation.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1, et %n autre modification</numerusform>
            <numerusform>%1, et %n autres modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 token</source>
        <translation>%1 jeton</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 jeton</numerusform>
            <numerusform>%1 jetons</numerusform>
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
        <translation>%1 j %2 h</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 Ko</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 Go</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 To</translation>
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
        <translation>%1 j</translation>
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
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>il y a une minute</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>il y a %Ln minute</numerusform>
            <numerusform>il y a %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>il y a une heure</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>il y a %Ln heure</numerusform>
            <numerusform>il y a %Ln heures</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>il y a %Ln jour</numerusform>
            <numerusform>il y a %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>la semaine dernière</translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>il y a %Ln semaine</numerusform>
            <numerusform>il y a %Ln semaines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>%Ln bloc de réflexion est omis.</numerusform>
            <numerusform>%Ln blocs de réflexion sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>%Ln bloc de réflexion devient du texte de la réponse, sans signature.</numerusform>
            <numerusform>%Ln blocs de réflexion deviennent du texte de la réponse, sans signatures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>%Ln bloc de réflexion masqué par le fournisseur est omis.</numerusform>
            <numerusform>%Ln blocs de réflexion masqués par le fournisseur sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>%Ln appel d’outil devient du texte, avec son résultat.</numerusform>
            <numerusform>%Ln appels d’outils deviennent du texte, avec leurs résultats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>%Ln appel d’outil sans résultat devient du texte.</numerusform>
            <numerusform>%Ln appels d’outils sans résultat deviennent du texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>%Ln résultat d’outil sans appel devient du texte.</numerusform>
            <numerusform>%Ln résultats d’outils sans appel deviennent du texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>%Ln image est omise.</numerusform>
            <numerusform>%Ln images sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>%Ln fichier volumineux devient du texte&#x202f;: le chemin et le résumé.</numerusform>
            <numerusform>%Ln fichiers volumineux deviennent du texte&#x202f;: le chemin et le résumé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>%Ln modification de fichier enregistrée est omise&#x202f;; les appels d’outils restent.</numerusform>
            <numerusform>%Ln modifications de fichiers enregistrées sont omises&#x202f;; les appels d’outils restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>%Ln résumé est omis, car les messages qu’il a remplacés sont transmis.</numerusform>
            <numerusform>%Ln résumés sont omis, car les messages qu’ils ont remplacés sont transmis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>%Ln message système de l’agent est omis.</numerusform>
            <numerusform>%Ln messages système de l’agent sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>%Ln texte que l’agent a ajouté aux requêtes est omis.</numerusform>
            <numerusform>%Ln textes que l’agent a ajoutés aux requêtes sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>%Ln message abandonné est omis.</numerusform>
            <numerusform>%Ln messages abandonnés sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>%Ln message de chaînes latérales est omis.</numerusform>
            <numerusform>%Ln messages de chaînes latérales sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>%Ln réponse avant la première requête est omise.</numerusform>
            <numerusform>%Ln réponses avant la première requête sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>Un demi-caractère (un demi-codet isolé) est remplacé dans %Ln texte.</numerusform>
            <numerusform>Un demi-caractère (un demi-codet isolé) est remplacé dans %Ln textes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>%Ln appel d’outil échoué n’est plus marqué comme échoué&#x202f;; la sortie reste.</numerusform>
            <numerusform>%Ln appels d’outils échoués ne sont plus marqués comme échoués&#x202f;; la sortie reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>%Ln message illisible est omis.</numerusform>
            <numerusform>%Ln messages illisibles sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>%Ln autre enregistrement, tel qu’un événement, est omis.</numerusform>
            <numerusform>%Ln autres enregistrements, tels que des événements, sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The store has no table “%1”.</source>
        <translation>Le dépôt n’a pas de table «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Sessions cannot be handed over to “%1”.</source>
        <translation>Des sessions ne peuvent pas être transmises à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is not a store of %2. Choose a store that %2 has written to.</source>
        <translation>%1 n’est pas un dépôt de %2. Choisissez un dépôt dans lequel %2 a écrit.</translation>
    </message>
    <message>
        <source>%1 keeps sessions by project, and this session does not tell its folder. Choose the project folder.</source>
        <translation>%1 range les sessions par projet, et cette session n’indique pas son dossier. Choisissez le dossier du projet.</translation>
    </message>
    <message>
        <source>Hand “%1” over to %2</source>
        <translation>Transmettre «&#x202f;%1&#x202f;» à %2</translation>
    </message>
    <message>
        <source>Token counts and costs are not handed over. %1 may not have the tools that were called before.</source>
        <translation>Les nombres de jetons et les coûts ne sont pas transmis. %1 n’a peut-être pas les outils appelés auparavant.</translation>
    </message>
    <message>
        <source>No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.</source>
        <translation>Aucune session de %1 n’indique le modèle à utiliser&#x202f;; nommez-en donc un en reprenant celle-ci&#x202f;: --model FOURNISSEUR/MODÈLE.</translation>
    </message>
    <message>
        <source>The session has no prompt, so there is nothing to hand over.</source>
        <translation>La session n’a pas de requête, il n’y a donc rien à transmettre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>%Ln session de sous-agent est omise. Elle peut être transmise séparément.</numerusform>
            <numerusform>%Ln sessions de sous-agents sont omises. Chacune peut être transmise séparément.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token counts and costs are left out.</source>
        <translation>Les nombres de jetons et les coûts sont omis.</translation>
    </message>
    <message>
        <source>Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this store. Export the session, or hand it over to another agent.</source>
        <translation>Les sessions de %1 ne peuvent pas être écrites à nouveau, donc aucune copie caviardée n’est possible dans ce dépôt. Exportez la session, ou transmettez-la à un autre agent.</translation>
    </message>
    <message>
        <source>Nothing is left that looks as if it should be redacted.</source>
        <translation>Il ne reste rien qui semble devoir être caviardé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>%Ln valeur semble encore devoir être caviardée.</numerusform>
            <numerusform>%Ln valeurs semblent encore devoir être caviardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>Copie caviardée de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The project folder is redacted, too: the new session is in “%1”.</source>
        <translation>Le dossier du projet est caviardé aussi&#x202f;: la nouvelle session est dans «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>IndexAdvice</name>
    <message>
        <source>No index for %1 (%2): deleting from %3 reads the whole table.</source>
        <translation>Aucun index pour %1 (%2)&#x202f;: une suppression dans %3 lit toute la table.</translation>
    </message>
    <message>
        <source>The index %1 is not needed: %2 begins with the same columns.</source>
        <translation>L’index %1 n’est pas nécessaire&#x202f;: %2 commence par les mêmes colonnes.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Un autre assistant</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Appel d’outil</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Correctif</translation>
    </message>
    <message>
        <source>File reference</source>
        <translation>Référence de fichier</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message>
        <source>Step start</source>
        <translation>Début d’étape</translation>
    </message>
    <message>
        <source>Step finish</source>
        <translation>Fin d’étape</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Non signé</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
    <message>
        <source>Redacted by the provider</source>
        <translation>Caviardé par le fournisseur</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>Chiffré</translation>
    </message>
    <message>
        <source>Left empty by the provider</source>
        <translation>Laissé vide par le fournisseur</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache lu</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache écrit</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Call id</source>
        <translation>Identifiant d’appel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Élagué</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Renamed from</source>
        <translation>Renommé depuis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>%1 added, %2 removed</source>
        <translation>%1 ajoutées, %2 supprimées</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Diff</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>for the whole text</source>
        <translation>pour le texte entier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Content id</source>
        <translation>Identifiant de contenu</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Couvre</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>messages</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>Motif de fin</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Stored type</source>
        <translation>Type conservé</translation>
    </message>
    <message>
        <source>Stored unchanged</source>
        <translation>Conservé tel quel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>tel que conservé</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Parent</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>Dans le contexte</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>Remplacé par un résumé</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>Sortie d’outil élaguée</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>Chaîne latérale</translation>
    </message>
    <message>
        <source>Ephemeral: sent once</source>
        <translation>Éphémère&#x202f;: envoyé une fois</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Partly unreadable</source>
        <translation>Illisible en partie</translation>
    </message>
    <message>
        <source>Is a summary</source>
        <translation>Est un résumé</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>%1, not text</source>
        <translation>%1, pas du texte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>First prompt</source>
        <translation>Première requête</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Dernier message</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Forked from</source>
        <translation>Bifurquée depuis</translation>
    </message>
    <message>
        <source>At message</source>
        <translation>Au message</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Marked as deleted</source>
        <translation>Marquée comme supprimée</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Usage, estimated</source>
        <translation>Consommation, estimée</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>Consommation indiquée</translation>
    </message>
    <message>
        <source>Stored with the session</source>
        <translation>Conservé avec la session</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Cannot be repaired</source>
        <translation>Irréparable</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Stored with the part</source>
        <translation>Conservé avec la partie</translation>
    </message>
    <message>
        <source>Stored with the message</source>
        <translation>Conservé avec le message</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>indiqué</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>%1 en entrée, %2 en sortie</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentative %1</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>premier jeton après %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#x202f;: %1</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>rien de conservé</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Appel</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n tentative</numerusform>
            <numerusform>%n tentatives</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Et</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Avant la première requête</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>recorded by the store</source>
        <translation>enregistré par le dépôt</translation>
    </message>
    <message>
        <source>Call latency</source>
        <translation>Latence des appels</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier jeton</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Nouvelles tentatives</translation>
    </message>
    <message>
        <source>Tokens of the turn</source>
        <translation>Jetons du tour</translation>
    </message>
    <message>
        <source>in the largest call</source>
        <translation>dans le plus grand appel</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>estimé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>Appels au modèle</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>Session entière</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n en échec</numerusform>
            <numerusform>%n en échec</numerusform>
        </translation>
    </message>
    <message>
        <source>With differences</source>
        <translation>Avec différences</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete records before this place are shown.</source>
        <translation>Le fichier n’est pas un document JSON complet (%1). jazzmine ne peut pas ouvrir le dépôt&#x202f;; les enregistrements complets avant cet endroit sont affichés.</translation>
    </message>
    <message>
        <source>End the file after its last complete record.</source>
        <translation>Terminer le fichier après son dernier enregistrement complet.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine cannot open the store.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets. jazzmine ne peut pas ouvrir le dépôt.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>Supprimer l’indicateur d’ordre des octets.</translation>
    </message>
    <message>
        <source>The document is not a JSON object. jazzmine cannot open the store.</source>
        <translation>Le document n’est pas un objet JSON. jazzmine ne peut pas ouvrir le dépôt.</translation>
    </message>
    <message>
        <source>“%1” is not an array. jazzmine cannot open the store.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un tableau. jazzmine ne peut pas ouvrir le dépôt.</translation>
    </message>
    <message>
        <source>“%1” is in the file more than once. jazzmine reads only the last one and drops the others at its next write.</source>
        <translation>«&#x202f;%1&#x202f;» est plusieurs fois dans le fichier. jazzmine ne lit que le dernier et abandonne les autres à sa prochaine écriture.</translation>
    </message>
    <message>
        <source>“%1” is unknown. jazzmine drops it at its next write.</source>
        <translation>«&#x202f;%1&#x202f;» est inconnu. jazzmine l’abandonne à sa prochaine écriture.</translation>
    </message>
    <message>
        <source>The file “%1” was left next to the store by an unfinished write.</source>
        <translation>Le fichier «&#x202f;%1&#x202f;» a été laissé à côté du dépôt par une écriture inachevée.</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>La dernière ligne du fichier est coupée. Son enregistrement n’est pas affiché.</translation>
    </message>
    <message>
        <source>The line is not a record of a jazzmine store (%1). It is not shown.</source>
        <translation>La ligne n’est pas un enregistrement d’un dépôt jazzmine (%1). Elle n’est pas affichée.</translation>
    </message>
    <message>
        <source>The dump or export cannot be read here (%1). Later records may be missing.</source>
        <translation>Le dump ou l’export est illisible ici (%1). Des enregistrements ultérieurs peuvent manquer.</translation>
    </message>
    <message>
        <source>The record is not valid JSON (%1). jazzmine cannot open the store.</source>
        <translation>L’enregistrement n’est pas du JSON valide (%1). jazzmine ne peut pas ouvrir le dépôt.</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>Supprimer l’enregistrement.</translation>
    </message>
    <message>
        <source>The record is not a JSON object. jazzmine cannot open the store.</source>
        <translation>L’enregistrement n’est pas un objet JSON. jazzmine ne peut pas ouvrir le dépôt.</translation>
    </message>
    <message>
        <source>The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as UTF-8.</source>
        <translation>L’enregistrement a des octets qui ne sont pas de l’UTF-8. jazzmine ne peut pas ouvrir le dépôt là où il lit le texte en UTF-8.</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine cannot open the store.</source>
        <translation>L’enregistrement n’a pas de «&#x202f;%1&#x202f;». jazzmine ne peut pas ouvrir le dépôt.</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>Donner à l’enregistrement un nouvel identifiant.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail.</source>
        <translation>jazzmine rejette le champ «&#x202f;%1&#x202f;» (%2). La conversation ne se charge pas, et les listes qui la contiennent peuvent échouer.</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>Mettre une valeur valide.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>jazzmine rejette le champ «&#x202f;%1&#x202f;» (%2). Les messages de cette conversation ne se chargent pas.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>jazzmine rejette le champ «&#x202f;%1&#x202f;» (%2). Les traces de cette conversation ne peuvent pas être listées.</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine cannot load the messages of any conversation.</source>
        <translation>Le message ne nomme aucune conversation. jazzmine ne peut charger les messages d’aucune conversation.</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine cannot list the traces of any conversation.</source>
        <translation>La trace de tour ne nomme aucune conversation. jazzmine ne peut lister les traces d’aucune conversation.</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>Supprimer la trace.</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>«&#x202f;%1&#x202f;» ne tient pas dans 64 bits. jazzmine le lit dans un fichier JSON&#x202f;; ses bases de données ne peuvent pas le contenir.</translation>
    </message>
    <message>
        <source>The field “%1” is unknown. jazzmine drops it when it writes this record.</source>
        <translation>Le champ «&#x202f;%1&#x202f;» est inconnu. jazzmine l’abandonne quand il écrit cet enregistrement.</translation>
    </message>
    <message>
        <source>A later conversation has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Une conversation ultérieure a le même identifiant. jazzmine ne lit que celle-là et abandonne celle-ci à sa prochaine écriture.</translation>
    </message>
    <message>
        <source>Remove this record if both are equal, otherwise give it a new id.</source>
        <translation>Supprimer cet enregistrement si les deux sont identiques, sinon lui donner un nouvel identifiant.</translation>
    </message>
    <message>
        <source>A later message has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Un message ultérieur a le même identifiant. jazzmine ne lit que celui-là et abandonne celui-ci à sa prochaine écriture.</translation>
    </message>
    <message>
        <source>A later turn trace has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>Une trace de tour ultérieure a le même identifiant. jazzmine ne lit que celle-là et abandonne celle-ci à sa prochaine écriture.</translation>
    </message>
    <message>
        <source>The conversation %1 has no record. Its messages load; the agent creates the record again, with the next message as its title.</source>
        <translation>La conversation %1 n’a pas d’enregistrement. Ses messages se chargent&#x202f;; l’agent recrée l’enregistrement, avec le prochain message comme titre.</translation>
    </message>
    <message>
        <source>Create the record from the messages.</source>
        <translation>Créer l’enregistrement à partir des messages.</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>La trace de tour appartient au message %1, qui manque.</translation>
    </message>
    <message>
        <source>A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this one when the message is deleted.</source>
        <translation>Une trace de tour ultérieure appartient au même message. jazzmine ne trouve que celle-là, et garde celle-ci quand le message est supprimé.</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, but its message is in the conversation %2.</source>
        <translation>La trace de tour nomme la conversation %1, mais son message est dans la conversation %2.</translation>
    </message>
    <message>
        <source>“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged.</source>
        <translation>«&#x202f;%1&#x202f;» semble être en secondes au lieu de millisecondes. jazzmine trie selon cette valeur telle quelle.</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will be sorted before this one.</source>
        <translation>L’heure %1 est dans le futur. Les nouveaux messages seront triés avant celui-ci.</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>Le tour se termine avant de commencer.</translation>
    </message>
    <message>
        <source>The message has the same time as the previous one. A database may return them in either order.</source>
        <translation>Le message a la même heure que le précédent. Une base de données peut les renvoyer dans un ordre ou dans l’autre.</translation>
    </message>
    <message>
        <source>“%1” has a NUL character, which jazzmine&apos;s PostgreSQL store rejects.</source>
        <translation>«&#x202f;%1&#x202f;» a un caractère NUL, que le dépôt PostgreSQL de jazzmine rejette.</translation>
    </message>
    <message>
        <source>“%1” has half a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>«&#x202f;%1&#x202f;» a un demi-caractère (un demi-codet isolé). Beaucoup de programmes ne peuvent pas le traiter ou le modifient.</translation>
    </message>
    <message>
        <source>The message got no reply: it was rejected, failed or timed out.</source>
        <translation>Le message n’a pas eu de réponse&#x202f;: il a été rejeté, a échoué ou a expiré.</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>Le numéro de tour %1 revient dans cette conversation&#x202f;: l’agent a été redémarré. jazzmine liste les tours des deux exécutions mélangés.</translation>
    </message>
    <message>
        <source>The agent made a new title in the first turn after a restart. The previous title is not stored.</source>
        <translation>L’agent a créé un nouveau titre au premier tour après un redémarrage. Le titre précédent n’est pas conservé.</translation>
    </message>
    <message>
        <source>A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low.</source>
        <translation>Un modèle a réécrit des requêtes, mais tous ses appels n’ont pas été enregistrés (%2 sur %1), les totaux sont donc trop bas.</translation>
    </message>
    <message>
        <source>The message is flagged but was summarised: its text is in the agent&apos;s memory.</source>
        <translation>Le message est marqué mais a été résumé&#x202f;: son texte est dans la mémoire de l’agent.</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum of the calls and script attempts (%2).</source>
        <translation>Les totaux conservés (%1) diffèrent de la somme des appels et des tentatives de script (%2).</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>Enregistrer les sommes.</translation>
    </message>
    <message>
        <source>The stored totals (%1) cannot be verified: the trace does not have the calls.</source>
        <translation>Les totaux conservés (%1) ne peuvent pas être vérifiés&#x202f;: la trace n’a pas les appels.</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>Tool calls are part of the turn trace, a record that cannot be changed.</source>
        <translation>Les appels d’outils font partie de la trace de tour, un enregistrement qui ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>This conversation has no record, so it has no title.</source>
        <translation>Cette conversation n’a pas d’enregistrement, elle n’a donc pas de titre.</translation>
    </message>
    <message>
        <source>The agent has already summarised some of these messages. Its memory is outside the store and still has them.</source>
        <translation>L’agent a déjà résumé certains de ces messages. Sa mémoire est hors du dépôt et les contient encore.</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store and repair that first.</source>
        <translation>L’enregistrement de cette conversation est endommagé. Vérifiez le dépôt et réparez d’abord cela.</translation>
    </message>
    <message>
        <source>When the agent is restarted, it gives the conversation a new title after the first reply.</source>
        <translation>Quand l’agent est redémarré, il donne à la conversation un nouveau titre après la première réponse.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>Seuls les textes peuvent être modifiés.</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>message %1, enhanced_message</translation>
    </message>
    <message>
        <source>emptied; otherwise the model would still see the old text</source>
        <translation>vidé&#x202f;; sinon le modèle verrait encore l’ancien texte</translation>
    </message>
    <message>
        <source>The turn trace is unchanged and no longer matches the reply.</source>
        <translation>La trace de tour est inchangée et ne correspond plus à la réponse.</translation>
    </message>
    <message>
        <source>The time of message %1 is unreadable, so nothing can be inserted next to it.</source>
        <translation>L’heure du message %1 est illisible, rien ne peut donc être inséré à côté.</translation>
    </message>
    <message>
        <source>Messages %1 and %2 have no time between them, and a database sorts only by time.</source>
        <translation>Les messages %1 et %2 n’ont pas d’heure libre entre eux, et une base de données ne trie que par heure.</translation>
    </message>
    <message>
        <source>jazzmine has no role “%1”. Choose %2.</source>
        <translation>jazzmine n’a pas de rôle «&#x202f;%1&#x202f;». Choisissez %2.</translation>
    </message>
    <message>
        <source>jazzmine does not send tool outputs to the model, so there is nothing to prune.</source>
        <translation>jazzmine n’envoie pas les sorties d’outils au modèle, il n’y a donc rien à élaguer.</translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>jazzmine ne conserve pas de points de contrôle&#x202f;; Stemma les garde dans ses propres données.</translation>
    </message>
    <message>
        <source>jazzmine does not store a project folder.</source>
        <translation>jazzmine ne conserve pas de dossier de projet.</translation>
    </message>
    <message>
        <source>jazzmine stores its summaries outside the store.</source>
        <translation>jazzmine conserve ses résumés hors du dépôt.</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>jazzmine peut charger chaque message de la conversation.</translation>
    </message>
    <message>
        <source>keeps the discarded end</source>
        <translation>garde la fin abandonnée</translation>
    </message>
    <message>
        <source>%1–%2, to the discarded end</source>
        <translation>%1–%2, vers la fin abandonnée</translation>
    </message>
    <message>
        <source>their turn traces</source>
        <translation>leurs traces de tour</translation>
    </message>
    <message>
        <source>jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which the agent&apos;s host may list.</source>
        <translation>jazzmine n’a pas de fins abandonnées&#x202f;; la fin abandonnée devient donc une conversation séparée, que l’hôte de l’agent peut lister.</translation>
    </message>
    <message>
        <source>Only reasoning steps can be removed from a message.</source>
        <translation>Seules les étapes de réflexion peuvent être supprimées d’un message.</translation>
    </message>
    <message>
        <source>jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot be changed. Check the store and repair that first.</source>
        <translation>jazzmine ne peut pas ouvrir ce dépôt sans perdre d’enregistrements (%1 à l’octet %2), il ne peut donc pas être modifié. Vérifiez le dépôt et réparez d’abord cela.</translation>
    </message>
    <message>
        <source>A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.</source>
        <translation>Une partie de ce dépôt ne peut pas être réparée (%1 à l’octet %2), jazzmine ne pourrait donc l’ouvrir en aucun cas.</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>jazzmine semble être en train d’écrire ce dépôt (il y a un nouveau fichier %1). Réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>l’indicateur d’ordre des octets</translation>
    </message>
    <message>
        <source>The file has no complete record to keep.</source>
        <translation>Le fichier n’a pas d’enregistrement complet à garder.</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>la fin du document</translation>
    </message>
    <message>
        <source>No complete record follows the damaged place.</source>
        <translation>Aucun enregistrement complet ne suit l’endroit endommagé.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>%n enregistrement après l’endroit endommagé est supprimé avec lui.</numerusform>
            <numerusform>%n enregistrements après l’endroit endommagé sont supprimés avec lui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the agent first: it keeps the whole store in memory and would overwrite this change with its next message.</source>
        <translation>Arrêtez d’abord l’agent&#x202f;: il garde tout le dépôt en mémoire et écraserait cette modification avec son prochain message.</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>jazzmine ne peut toujours pas charger la conversation&#x202f;: il rejette %n message.</numerusform>
            <numerusform>jazzmine ne peut toujours pas charger la conversation&#x202f;: il rejette %n messages.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along with the next prompt.</source>
        <translation>La conversation se termine par une requête sans réponse. jazzmine l’envoie à l’améliorateur avec la requête suivante.</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>Aucun message n’a une heure dans le futur.</translation>
    </message>
    <message>
        <source>A message has a time in the future, so the agent&apos;s next messages are sorted before it.</source>
        <translation>Un message a une heure dans le futur, les prochains messages de l’agent sont donc triés avant lui.</translation>
    </message>
    <message>
        <source>A database cannot store this text: it has a NUL character or half a character.</source>
        <translation>Une base de données ne peut pas conserver ce texte&#x202f;: il a un caractère NUL ou un demi-caractère.</translation>
    </message>
    <message>
        <source>%1 was not changed: messages were added or removed since the change was planned. Plan it again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: des messages ont été ajoutés ou supprimés depuis la planification. Planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation may overwrite this change; a running agent still uses the conversation it has in memory.</source>
        <translation>Un agent en train de répondre dans cette conversation peut écraser cette modification&#x202f;; un agent en cours utilise encore la conversation qu’il a en mémoire.</translation>
    </message>
    <message>
        <source>copies of their turn traces</source>
        <translation>copies de leurs traces de tour</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>%n enregistrement est omis, car jazzmine ne pourrait pas charger la bifurcation avec lui.</numerusform>
            <numerusform>%n enregistrements sont omis, car jazzmine ne pourrait pas charger la bifurcation avec eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>Au prochain message, l’agent résume à nouveau les copies&#x202f;: environ %n appel au modèle, et tout le dépôt est écrit pour chaque message.</numerusform>
            <numerusform>Au prochain message, l’agent résume à nouveau les copies&#x202f;: environ %n appels au modèle, et tout le dépôt est écrit pour chaque message.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>Au prochain message, l’agent résume à nouveau les copies&#x202f;: environ %n appel au modèle.</numerusform>
            <numerusform>Au prochain message, l’agent résume à nouveau les copies&#x202f;: environ %n appels au modèle.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 a changé pendant la planification. Planifiez à nouveau la modification.</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>The database has no jazzmine table %1 in this schema.</source>
        <translation>La base de données n’a pas de table jazzmine %1 dans ce schéma.</translation>
    </message>
    <message>
        <source>A database with the jazzmine tables conversations, messages and turn_traces.</source>
        <translation>Une base de données avec les tables jazzmine conversations, messages et turn_traces.</translation>
    </message>
    <message>
        <source>A SQLite file. jazzmine has no SQLite stores.</source>
        <translation>Un fichier SQLite. jazzmine n’a pas de dépôts SQLite.</translation>
    </message>
    <message>
        <source>A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>Un dump est une copie d’une base de données qu’aucun agent ne lit&#x202f;; Stemma le garde donc en lecture seule.</translation>
    </message>
    <message>
        <source>An export is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>Un export est une copie d’une base de données qu’aucun agent ne lit&#x202f;; Stemma le garde donc en lecture seule.</translation>
    </message>
    <message>
        <source>The folder has no exported collections of a jazzmine database.</source>
        <translation>Le dossier n’a pas de collections exportées d’une base de données jazzmine.</translation>
    </message>
    <message>
        <source>Neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>Ni un dépôt JSON de jazzmine, ni un dump ou un export de sa base de données.</translation>
    </message>
    <message>
        <source>It has records of jazzmine in the container “%1”.</source>
        <translation>Il a des enregistrements de jazzmine dans le conteneur «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 a changé pendant la planification. Planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>The server of %1 is read-only. Connect to the primary server.</source>
        <translation>Le serveur de %1 est en lecture seule. Connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>Les tables de %1 sont des vues, qui ne peuvent pas être modifiées sans risque.</translation>
    </message>
    <message>
        <source>You lack a right on the server: %1. Ask for it, or connect as another user.</source>
        <translation>Il vous manque un droit sur le serveur&#x202f;: %1. Demandez-le, ou connectez-vous avec un autre utilisateur.</translation>
    </message>
    <message>
        <source>You may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>Vous avez seulement le droit de lire %1. Demandez le droit de le modifier, ou connectez-vous avec un autre utilisateur.</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Rien à réparer</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>Réparer %n conversation</numerusform>
            <numerusform>Réparer %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a row of %1.</source>
        <translation>Ce n’est pas une ligne de %1.</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>La ligne %1 n’est plus dans %2. Rouvrez la session.</translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies first, and %1 is too large for that. Make this change on its own, or for one conversation at a time.</source>
        <translation>Une modification de toutes les conversations est d’abord essayée sur des copies, et %1 est trop grand pour cela. Faites cette modification séparément, ou pour une conversation à la fois.</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is not valid JSON (%1 at its byte %2).</source>
        <translation>L’enregistrement n’est pas du JSON valide (%1 à son octet %2).</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>L’enregistrement n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The content is not a string.</source>
        <translation>Le contenu n’est pas une chaîne.</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for this value.</source>
        <translation>jazzmine n’a pas de règle pour cette valeur.</translation>
    </message>
    <message>
        <source>Repair the file as a whole first.</source>
        <translation>Réparez d’abord le fichier dans son ensemble.</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 has changed. Open the file again.</source>
        <translation>La ligne à l’octet %1 de %2 a changé. Rouvrez le fichier.</translation>
    </message>
    <message>
        <source>%1 is not a file of this store. Open the session again.</source>
        <translation>%1 n’est pas un fichier de ce dépôt. Rouvrez la session.</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Cette partie du message n’est plus dans %1. Rouvrez la session.</translation>
    </message>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 n’a pas de conversation %2. Vérifiez l’identifiant, ou listez les sessions du dépôt.</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id.</source>
        <translation>La conversation %1 n’a pas de message %2. Vérifiez l’identifiant.</translation>
    </message>
    <message>
        <source>It is flagged, and flagged messages are not sent to the enhancer.</source>
        <translation>Il est marqué, et les messages marqués ne sont pas envoyés à l’améliorateur.</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>Le journal %1 avec les données d’annulation ne peut pas être écrit, rien n’a donc été modifié. Libérez de l’espace, ou vérifiez ses permissions.</translation>
    </message>
    <message>
        <source>The journal has no change “%1”; “stemma history” lists them.</source>
        <translation>Le journal n’a pas de modification «&#x202f;%1&#x202f;»&#x202f;; «&#x202f;stemma history&#x202f;» les liste.</translation>
    </message>
    <message>
        <source>The change “%1” was not undone.</source>
        <translation>La modification «&#x202f;%1&#x202f;» n’a pas été annulée.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>La modification «&#x202f;%1&#x202f;» ne peut pas être annulée&#x202f;: son enregistrement dans le journal %2 est endommagé.</translation>
    </message>
    <message>
        <source>The undo data of this change is too large for the journal %1. Nothing was changed.</source>
        <translation>Les données d’annulation de cette modification sont trop grandes pour le journal %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.</source>
        <translation>Le journal %1 contenant les données d’annulation ne peut pas être lu. Vérifiez ses permissions et le disque, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no running keychain.</source>
        <translation>Ce bureau n’a pas de trousseau en service.</translation>
    </message>
    <message>
        <source>The keychain did not store the password: %1</source>
        <translation>Le trousseau n’a pas enregistré le mot de passe&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>At the left of each message, and in the overview</source>
        <translation>À gauche de chaque message, et dans la vue d’ensemble</translation>
    </message>
    <message>
        <source>The model is sent it with the next prompt.</source>
        <translation>Le modèle le reçoit avec la prochaine requête.</translation>
    </message>
    <message>
        <source>The model is sent a summary in its place.</source>
        <translation>Le modèle reçoit un résumé à sa place.</translation>
    </message>
    <message>
        <source>The session was resumed before it; it is kept, and the model is not sent it.</source>
        <translation>La session a été reprise avant lui&#x202f;; il est gardé, mais le modèle ne le reçoit pas.</translation>
    </message>
    <message>
        <source>It was sent once and is not part of the conversation.</source>
        <translation>Il a été envoyé une fois et ne fait pas partie de la conversation.</translation>
    </message>
    <message>
        <source>It belongs to a sub-agent or to a branch beside the main one.</source>
        <translation>Il appartient à un sous-agent ou à une branche à côté de la principale.</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>compaction</translation>
    </message>
    <message>
        <source>A summary took the place of the messages above it.</source>
        <translation>Un résumé a pris la place des messages au-dessus.</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>branches</translation>
    </message>
    <message>
        <source>The session goes on from here in more than one way.</source>
        <translation>À partir d’ici, la session continue de plusieurs façons.</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marqué</translation>
    </message>
    <message>
        <source>The check found something about it, or the store marks it.</source>
        <translation>La vérification a trouvé quelque chose à son sujet, ou le dépôt le marque.</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Appels d’outils</translation>
    </message>
    <message>
        <source>The tool gave back a result.</source>
        <translation>L’outil a renvoyé un résultat.</translation>
    </message>
    <message>
        <source>The tool gave back an error.</source>
        <translation>L’outil a renvoyé une erreur.</translation>
    </message>
    <message>
        <source>No result is stored yet.</source>
        <translation>Aucun résultat n’est encore conservé.</translation>
    </message>
    <message>
        <source>No result is stored, and none will come.</source>
        <translation>Aucun résultat n’est conservé, et aucun ne viendra.</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>élagué</translation>
    </message>
    <message>
        <source>The model is no longer sent the output. It is still stored.</source>
        <translation>Le modèle ne reçoit plus la sortie. Elle est toujours conservée.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Figures at the right</source>
        <translation>Chiffres à droite</translation>
    </message>
    <message>
        <source>tokens, estimated</source>
        <translation>jetons, estimés</translation>
    </message>
    <message>
        <source>Counted by Stemma. Figures without ≈ are those that the provider reported.</source>
        <translation>Comptés par Stemma. Les chiffres sans ≈ sont ceux que le fournisseur a indiqués.</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>The time since the message before.</source>
        <translation>Le temps depuis le message précédent.</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>point de contrôle</translation>
    </message>
    <message>
        <source>A place with a name, to come back to.</source>
        <translation>Un endroit nommé, auquel revenir.</translation>
    </message>
    <message>
        <source>Hidden characters in code, commands, paths and titles</source>
        <translation>Caractères cachés dans le code, les commandes, les chemins et les titres</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>A mark that changes the direction in which text is shown, or ends such a change.</source>
        <translation>Une marque qui change la direction d’affichage du texte, ou met fin à un tel changement.</translation>
    </message>
    <message>
        <source>no width</source>
        <translation>sans largeur</translation>
    </message>
    <message>
        <source>A character that takes no room. A letter behind it was hidden as a tag.</source>
        <translation>Un caractère qui n’occupe pas de place. Une lettre derrière lui a été cachée comme balise.</translation>
    </message>
    <message>
        <source>Time axis (View &gt; Time axis)</source>
        <translation>Ligne du temps (Affichage &gt; Ligne du temps)</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <source>The time from one message to the next, which the agent wrote or a tool gave back.</source>
        <translation>Le temps d’un message au suivant, que l’agent a écrit ou qu’un outil a renvoyé.</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>outils</translation>
    </message>
    <message>
        <source>The time between calls and their results.</source>
        <translation>Le temps entre les appels et leurs résultats.</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>vous attendait</translation>
    </message>
    <message>
        <source>The time until the next prompt. Long waits are drawn shorter.</source>
        <translation>Le temps jusqu’à la requête suivante. Les longues attentes sont dessinées plus courtes.</translation>
    </message>
</context>
<context>
    <name>LineRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>ligne à l’octet %1</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level %1 selective</source>
        <translation>niveau %1 sélectif</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>niveau %1 agressif</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>niveau %1 déterministe</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>condensé</translation>
    </message>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>premier message identique</numerusform>
            <numerusform>%n premiers messages identiques</numerusform>
        </translation>
    </message>
    <message>
        <source>detected, %1 % certain</source>
        <translation>détectée, sûre à %1&#x202f;%</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>bifurcation à %1</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>branch at %1</source>
        <translation>branche à %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>branche</translation>
    </message>
    <message>
        <source>resumed at %1</source>
        <translation>reprise à %1</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reprise</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>continuation</translation>
    </message>
    <message>
        <source>sub-agent of %1</source>
        <translation>sous-agent de %1</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>sous-agent</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>%n message, toujours conservé</numerusform>
            <numerusform>%n messages, toujours conservés</numerusform>
        </translation>
    </message>
    <message>
        <source>still stored</source>
        <translation>toujours conservé</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>Compaction %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>End · waiting for you</source>
        <translation>Fin · vous attend</translation>
    </message>
    <message>
        <source>End · prompt without an answer</source>
        <translation>Fin · requête sans réponse</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>Fin abandonnée</translation>
    </message>
    <message>
        <source>Discarded end · %1</source>
        <translation>Fin abandonnée · %1</translation>
    </message>
    <message>
        <source>Fork point after message %1</source>
        <translation>Point de bifurcation après le message %1</translation>
    </message>
    <message>
        <source>Fork point at the beginning</source>
        <translation>Point de bifurcation au début</translation>
    </message>
    <message>
        <source>Fork point</source>
        <translation>Point de bifurcation</translation>
    </message>
    <message>
        <source>Resumed after message %1</source>
        <translation>Reprise après le message %1</translation>
    </message>
    <message>
        <source>Resumed at the beginning</source>
        <translation>Reprise au début</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Avant «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Point de contrôle</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Point de contrôle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>%n événement replié</numerusform>
            <numerusform>%n événements repliés</numerusform>
        </translation>
    </message>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>discarded end</source>
        <translation>fin abandonnée</translation>
    </message>
    <message>
        <source>automatic; can be undone to here</source>
        <translation>automatique&#x202f;; annulation possible jusqu’ici</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuel</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>Continuation</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>Sous-agent</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>%n session plus ancienne non affichée</numerusform>
            <numerusform>%n sessions plus anciennes non affichées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>%Ln contrainte perdue</numerusform>
            <numerusform>%Ln contraintes perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>%Ln contrainte modifiée</numerusform>
            <numerusform>%Ln contraintes modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>errors lost</source>
        <translation>erreurs perdues</translation>
    </message>
    <message>
        <source>details lost</source>
        <translation>détails perdus</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>rien de perdu</translation>
    </message>
    <message>
        <source>The review found everything it looked for in the summary.</source>
        <translation>L’examen a trouvé dans le résumé tout ce qu’il y cherchait.</translation>
    </message>
    <message>
        <source>The summary says something else instead of “%1”.</source>
        <translation>Le résumé dit autre chose au lieu de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The summary does not have “%1”.</source>
        <translation>Le résumé ne contient pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Not all messages were read.</source>
        <translation>Tous les messages n’ont pas été lus.</translation>
    </message>
    <message>
        <source>Click to see the review.</source>
        <translation>Cliquez pour voir l’examen.</translation>
    </message>
</context>
<context>
    <name>LossReview</name>
    <message>
        <source>Constraint</source>
        <translation>Contrainte</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Contraintes</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificateur</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>Identificateurs</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Adresse web</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Adresses web</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Citation</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>Citations</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules and model</source>
        <translation>Règles et modèle</translation>
    </message>
    <message>
        <source>Rules; model: %1</source>
        <translation>Règles&#x202f;; modèle&#x202f;: %1</translation>
    </message>
    <message>
        <source>The summary has nothing like it.</source>
        <translation>Le résumé n’a rien de tel.</translation>
    </message>
    <message>
        <source>The summary has it word for word.</source>
        <translation>Le résumé le contient mot pour mot.</translation>
    </message>
    <message>
        <source>The summary has it with a different spelling.</source>
        <translation>Le résumé le contient avec une autre orthographe.</translation>
    </message>
    <message>
        <source>The summary has most of its words close together.</source>
        <translation>Le résumé contient la plupart de ses mots proches les uns des autres.</translation>
    </message>
    <message>
        <source>The summary says “%1” instead.</source>
        <translation>Le résumé dit «&#x202f;%1&#x202f;» à la place.</translation>
    </message>
    <message>
        <source>Found by a model in a second look.</source>
        <translation>Trouvé par un modèle à la seconde lecture.</translation>
    </message>
    <message>
        <source>%1 Found by a model in a second look.</source>
        <translation>%1 Trouvé par un modèle à la seconde lecture.</translation>
    </message>
    <message>
        <source>%1 Found by the rule “%2”.</source>
        <translation>%1 Trouvé par la règle «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>LossRules</name>
    <message>
        <source>it is larger than 4 MB</source>
        <translation>il dépasse 4 Mo</translation>
    </message>
    <message>
        <source>The rule file %1 cannot be read: %2.</source>
        <translation>Le fichier de règles %1 ne peut pas être lu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The rule file %1 is not valid JSON (byte %2: %3) and was ignored.</source>
        <translation>Le fichier de règles %1 n’est pas du JSON valide (octet %2&#x202f;: %3) et a été ignoré.</translation>
    </message>
    <message>
        <source>The rule file %1 is not a JSON object and was ignored.</source>
        <translation>Le fichier de règles %1 n’est pas un objet JSON et a été ignoré.</translation>
    </message>
    <message>
        <source>“%2” in the rule file %1 was ignored: %3.</source>
        <comment>%2: a rule or a list</comment>
        <translation>«&#x202f;%2&#x202f;» dans le fichier de règles %1 a été ignoré&#x202f;: %3.</translation>
    </message>
    <message>
        <source>it must be one of en, de, es, fr, ja, zh, other</source>
        <translation>ce doit être l’un de en, de, es, fr, ja, zh, other</translation>
    </message>
    <message>
        <source>there is no such list</source>
        <translation>il n’y a pas de telle liste</translation>
    </message>
    <message>
        <source>the file names no language</source>
        <translation>le fichier ne nomme aucune langue</translation>
    </message>
    <message>
        <source>it must be a point or a comma</source>
        <translation>ce doit être un point ou une virgule</translation>
    </message>
    <message>
        <source>it must be a list of words</source>
        <translation>ce doit être une liste de mots</translation>
    </message>
    <message>
        <source>one of its words is not a string</source>
        <translation>un de ses mots n’est pas une chaîne</translation>
    </message>
    <message>
        <source>it must be a list of units</source>
        <translation>ce doit être une liste d’unités</translation>
    </message>
    <message>
        <source>a unit needs a dimension, a factor above 0 and names</source>
        <translation>une unité a besoin d’une dimension, d’un facteur supérieur à 0 et de noms</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>ce doit être un objet</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de nombre</translation>
    </message>
    <message>
        <source>there is no kind “%1”</source>
        <translation>il n’y a pas de type «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no source “%1”, or its weight is not a number</source>
        <translation>il n’y a pas de source «&#x202f;%1&#x202f;», ou son poids n’est pas un nombre</translation>
    </message>
    <message>
        <source>a share must be above 0 and at most 1</source>
        <translation>une part doit être supérieure à 0 et au plus égale à 1</translation>
    </message>
    <message>
        <source>it must be a list of rules</source>
        <translation>ce doit être une liste de règles</translation>
    </message>
    <message>
        <source>it has no pattern</source>
        <translation>elle n’a pas de motif</translation>
    </message>
    <message>
        <source>its regular expression is not valid at character %1 (%2)</source>
        <translation>son expression rationnelle n’est pas valide au caractère %1 (%2)</translation>
    </message>
    <message>
        <source>rule %1 has no name</source>
        <translation>la règle %1 n’a pas de nom</translation>
    </message>
    <message>
        <source>a rule for sentences needs the words to search for</source>
        <translation>une règle pour les phrases a besoin des mots à chercher</translation>
    </message>
    <message>
        <source>a beginning needs three letters and a file with a language</source>
        <translation>un début exige trois lettres et un fichier avec une langue</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>In the original session this entry does not follow the previous one: mantis merged an abandoned branch into the fork.</source>
        <translation>Dans la session d’origine, cette entrée ne suit pas la précédente&#x202f;: mantis a fusionné une branche abandonnée dans la bifurcation.</translation>
    </message>
    <message>
        <source>The line is not valid JSON. mantis drops it, and older messages may become unreachable.</source>
        <translation>La ligne n’est pas du JSON valide. mantis l’abandonne, et des messages plus anciens peuvent devenir inaccessibles.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Supprimer la ligne.</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. mantis appends its next line to it and loses that one, too.</source>
        <translation>Le fichier se termine au milieu de cette ligne, comme après un plantage. mantis y ajoute sa ligne suivante et perd aussi celle-là.</translation>
    </message>
    <message>
        <source>Remove the incomplete line.</source>
        <translation>Supprimer la ligne incomplète.</translation>
    </message>
    <message>
        <source>This line has two records, the first cut off by a crash. mantis drops both, and everything older with them.</source>
        <translation>Cette ligne a deux enregistrements, le premier coupé par un plantage. mantis abandonne les deux, et avec eux tout ce qui est plus ancien.</translation>
    </message>
    <message>
        <source>Remove the incomplete first record.</source>
        <translation>Supprimer le premier enregistrement incomplet.</translation>
    </message>
    <message>
        <source>The line is JSON, but not a known record. It is shown as stored.</source>
        <translation>La ligne est du JSON, mais pas un enregistrement connu. Elle est affichée telle qu’elle est conservée.</translation>
    </message>
    <message>
        <source>The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown among the messages.</source>
        <translation>La ligne n’est pas un message et a un type inconnu («&#x202f;%1&#x202f;»). mantis la saute, et elle n’est pas affichée parmi les messages.</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has the wrong type. mantis drops the entry, and older messages may become unreachable.</source>
        <translation>Une clé requise de l’entrée manque ou est du mauvais type. mantis abandonne l’entrée, et des messages plus anciens peuvent devenir inaccessibles.</translation>
    </message>
    <message>
        <source>The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops the line, or cannot load the session at all.</source>
        <translation>La ligne a des octets qui ne sont pas de l’UTF-8, ou un demi-caractère (un demi-codet isolé). mantis abandonne la ligne ou ne peut pas du tout charger la session.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>Remplacer les octets par des caractères de remplacement.</translation>
    </message>
    <message>
        <source>A later line has the same id. mantis reads only that one.</source>
        <translation>Une ligne ultérieure a le même identifiant. mantis ne lit que celle-là.</translation>
    </message>
    <message>
        <source>Remove this line; the later one stays.</source>
        <translation>Supprimer cette ligne&#x202f;; la plus récente reste.</translation>
    </message>
    <message>
        <source>The parent of the entry is missing or unreadable. mantis cannot reach anything older.</source>
        <translation>Le parent de l’entrée manque ou est illisible. mantis ne peut atteindre rien de plus ancien.</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, after the entry before it in the file.</source>
        <translation>Ajouter une entrée avec l’identifiant perdu, après l’entrée qui la précède dans le fichier.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this entry. mantis stops here.</source>
        <translation>Les parents forment un cycle passant par cette entrée. mantis s’arrête ici.</translation>
    </message>
    <message>
        <source>The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch.</source>
        <translation>L’heure est écrite de façon inhabituelle. mantis compare les heures comme du texte et peut donc charger la mauvaise branche.</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>L’entrée est plus ancienne que son parent. Une horloge a été retardée, ou des fichiers ont été mélangés.</translation>
    </message>
    <message>
        <source>The file name is not a UUID, so mantis never lists the session.</source>
        <translation>Le nom du fichier n’est pas un UUID, mantis ne liste donc jamais la session.</translation>
    </message>
    <message>
        <source>mantis does not list the session, because an entry near the beginning belongs to a side chain.</source>
        <translation>mantis ne liste pas la session, car une entrée proche du début appartient à une chaîne latérale.</translation>
    </message>
    <message>
        <source>mantis cannot load this message, and so cannot load the session.</source>
        <translation>mantis ne peut pas charger ce message, ni donc la session.</translation>
    </message>
    <message>
        <source>Turn the rejected content into text, in a new branch.</source>
        <translation>Changer le contenu rejeté en texte, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>mantis could not load this message, but does not read it here.</source>
        <translation>mantis ne pourrait pas charger ce message, mais ne le lit pas ici.</translation>
    </message>
    <message>
        <source>The context begins with an answer, which providers reject.</source>
        <translation>Le contexte commence par une réponse, ce que les fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>A tool result has no call before it. Versions before 2.64 send it, and providers reject it.</source>
        <translation>Un résultat d’outil n’a pas d’appel avant lui. Les versions antérieures à 2.64 l’envoient, et les fournisseurs le rejettent.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>Omettre le résultat, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>A tool call has no result: mantis ended while the tool ran, or the conversation was resumed there. mantis leaves the call out or answers it with an error.</source>
        <translation>Un appel d’outil n’a pas de résultat&#x202f;: mantis s’est terminé pendant que l’outil tournait, ou la conversation y a été reprise. mantis omet l’appel ou y répond par une erreur.</translation>
    </message>
    <message>
        <source>Leave the call out, in a new branch.</source>
        <translation>Omettre l’appel, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers reject them.</source>
        <translation>Un autre appel a le même identifiant. Les versions antérieures à 2.64 envoient les deux, et les fournisseurs les rejettent.</translation>
    </message>
    <message>
        <source>A tool result comes before its call, which providers reject.</source>
        <translation>Un résultat d’outil vient avant son appel, ce que les fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>A tool result is not in the message right after its call, which providers reject.</source>
        <translation>Un résultat d’outil n’est pas dans le message qui suit directement son appel, ce que les fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins without its prompt. Some versions lose the beginning of a turn when they compact.</source>
        <translation>Des messages semblent manquer avant celui-ci&#x202f;: un tour commence sans sa requête. Certaines versions perdent le début d’un tour lors d’une compaction.</translation>
    </message>
    <message>
        <source>The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: mantis forgets a rewind when it resumes the session.</source>
        <translation>La requête en répète une antérieure. Si celle-ci a été annulée par un retour en arrière, elle et ses réponses sont renvoyées&#x202f;: mantis oublie un retour en arrière quand il reprend la session.</translation>
    </message>
    <message>
        <source>The message repeats the previous one. The terminal stores the last message again when it resumes a session.</source>
        <translation>Le message répète le précédent. Le terminal enregistre à nouveau le dernier message quand il reprend une session.</translation>
    </message>
    <message>
        <source>Leave the second message out, in a new branch.</source>
        <translation>Omettre le second message, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not compacted.</source>
        <translation>Cette limite n’a pas de résumé&#x202f;: la liste a été réécrite après un retour en arrière, un effacement ou une reprise, et non compactée.</translation>
    </message>
    <message>
        <source>The summary is only in the boundary. Agents with a custom system prompt never send it to Anthropic&apos;s models.</source>
        <translation>Le résumé n’est que dans la limite. Les agents avec une invite système personnalisée ne l’envoient jamais aux modèles d’Anthropic.</translation>
    </message>
    <message>
        <source>Put it into a message after the boundary, in a new branch.</source>
        <translation>Le mettre dans un message après la limite, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. The file is correct.</source>
        <translation>Les versions 2.59 et 2.60 ne peuvent pas reprendre une session avec une limite, et la vue web n’arrive pas à l’afficher. Le fichier est correct.</translation>
    </message>
    <message>
        <source>Leave out the entries from abandoned branches, in a new branch.</source>
        <translation>Omettre les entrées des branches abandonnées, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>Another context reminder: every headless run adds one, and all are sent.</source>
        <translation>Un autre rappel de contexte&#x202f;: chaque exécution sans interface en ajoute un, et tous sont envoyés.</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>L’omettre, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project folder. The compacted messages cannot be recovered.</source>
        <translation>Le message fait référence à l’artefact %1, qui n’est pas dans le dossier du projet. Les messages compactés ne peuvent pas être récupérés.</translation>
    </message>
    <message>
        <source>The run that begins here has no result: mantis ended before the run did.</source>
        <translation>L’exécution qui commence ici n’a pas de résultat&#x202f;: mantis s’est terminé avant elle.</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls have no answer or were counted twice.</source>
        <translation>Le résultat de l’exécution indique %1 jetons (entrée + sortie), ses réponses en totalisent %2. Certains appels n’ont pas de réponse ou ont été comptés deux fois.</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name.</source>
        <translation>La ligne appartient à la session «&#x202f;%1&#x202f;», les précédentes à «&#x202f;%2&#x202f;»&#x202f;: les deux identifiants donnent le même nom de fichier.</translation>
    </message>
    <message>
        <source>The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it.</source>
        <translation>Les messages ne sont pas une liste JSON valide (%1). mantis liste la session comme vide et ne peut pas la charger.</translation>
    </message>
    <message>
        <source>The tags are not a valid JSON list. mantis cannot list any session.</source>
        <translation>Les mots-clés ne sont pas une liste JSON valide. mantis ne peut lister aucune session.</translation>
    </message>
    <message>
        <source>The metadata are not a valid JSON object. mantis cannot load the session.</source>
        <translation>Les métadonnées ne sont pas un objet JSON valide. mantis ne peut pas charger la session.</translation>
    </message>
    <message>
        <source>The title differs from the title in the metadata, which replaces it when mantis saves.</source>
        <translation>Le titre diffère de celui des métadonnées, qui le remplace quand mantis enregistre.</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>L’heure %1 est illisible. La session est peut-être mal triée.</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is after the end of the conversation.</source>
        <translation>Le point de contrôle «&#x202f;%1&#x202f;» est après la fin de la conversation.</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>mantis cannot load this session because of message %1, so nothing would be sent. Check the session for problems.</source>
        <translation>mantis ne peut pas charger cette session à cause du message %1, rien ne serait donc envoyé. Vérifiez la session.</translation>
    </message>
    <message>
        <source>It has no summary; it only marks where the context begins.</source>
        <translation>Elle n’a pas de résumé&#x202f;; elle marque seulement où commence le contexte.</translation>
    </message>
    <message>
        <source>mantis cannot resume this recording: a new run with the same id starts empty. Look for the session with this id under projects.</source>
        <translation>mantis ne peut pas reprendre cet enregistrement d’exécution&#x202f;: une nouvelle exécution avec le même identifiant commence vide. Cherchez la session avec cet identifiant sous projects.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume it with a later release.</source>
        <translation>mantis 2.59 et 2.60, dont l’un a écrit cette session, ne peuvent pas reprendre une session avec une limite. Reprenez-la avec une version ultérieure.</translation>
    </message>
    <message>
        <source>Its tool calls have no results, so mantis leaves it out.</source>
        <translation>Ses appels d’outils n’ont pas de résultats, mantis l’omet donc.</translation>
    </message>
    <message>
        <source>mantis made this reminder and drops it when it loads the session.</source>
        <translation>mantis a créé ce rappel et l’abandonne quand il charge la session.</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>Message %1 is a boundary, where the context of mantis begins. It cannot be changed or removed; fork or resume the session before it instead.</source>
        <translation>Le message %1 est une limite, où commence le contexte de mantis. Il ne peut être ni modifié ni supprimé&#x202f;; bifurquez ou reprenez plutôt la session avant lui.</translation>
    </message>
    <message>
        <source>Summaries of mantis cannot be dissolved: the messages are still in the original session or before the boundary. Resume or fork there.</source>
        <translation>Les résumés de mantis ne peuvent pas être dissous&#x202f;: les messages sont encore dans la session d’origine ou avant la limite. Reprenez ou bifurquez à cet endroit.</translation>
    </message>
    <message>
        <source>mantis prunes outputs only in memory; its transcripts cannot store that.</source>
        <translation>mantis n’élague les sorties qu’en mémoire&#x202f;; ses transcriptions ne peuvent pas le conserver.</translation>
    </message>
    <message>
        <source>In a list of messages the replaced messages would be lost.</source>
        <translation>Dans une liste de messages, les messages remplacés seraient perdus.</translation>
    </message>
    <message>
        <source>mantis up to 2.58, which wrote this session, still sends everything before a summary.</source>
        <translation>mantis jusqu’à 2.58, qui a écrit cette session, envoie encore tout ce qui précède un résumé.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a compaction boundary.</source>
        <translation>mantis 2.59 et 2.60, dont l’un a écrit cette session, ne peuvent pas reprendre une session avec une limite de compaction.</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is only for readers of the transcript.</source>
        <translation>mantis n’envoie jamais les entrées du rôle «&#x202f;system&#x202f;»&#x202f;; la note ne sert qu’aux lecteurs de la transcription.</translation>
    </message>
    <message>
        <source>The message is before a boundary, so it is not sent.</source>
        <translation>Le message est avant une limite, il n’est donc pas envoyé.</translation>
    </message>
    <message>
        <source>Two prompts would follow each other, which some providers reject.</source>
        <translation>Deux requêtes se suivraient, ce que certains fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session can resume after a boundary.</source>
        <translation>La version de mantis qui a écrit la session peut reprendre après une limite.</translation>
    </message>
    <message>
        <source>The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier ones send the replaced messages as well, or nothing.</source>
        <translation>La version de mantis pour cette session n’est pas conservée. Les versions à partir de 2.61 peuvent la reprendre&#x202f;; les précédentes envoient aussi les messages remplacés, ou rien.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its boundary. Every release can resume the new session.</source>
        <translation>mantis 2.59 et 2.60, dont l’un a écrit cette session, ne peuvent pas la reprendre à cause de sa limite. Toutes les versions peuvent reprendre la nouvelle session.</translation>
    </message>
    <message>
        <source>mantis looks for titles only at the beginning and the end of a long transcript. After another 64 KiB its own list no longer shows this title.</source>
        <translation>mantis ne cherche les titres qu’au début et à la fin d’une longue transcription. Après 64 Kio de plus, sa propre liste n’affiche plus ce titre.</translation>
    </message>
    <message>
        <source>An entry of this transcript has a time after all others (“%1”), so mantis would not use the change as the newest branch. Fork the session instead.</source>
        <translation>Une entrée de cette transcription a une heure postérieure à toutes les autres («&#x202f;%1&#x202f;»), mantis n’utiliserait donc pas la modification comme branche la plus récente. Bifurquez plutôt la session.</translation>
    </message>
    <message>
        <source>In this kind of store every message is a checkpoint, so none are stored.</source>
        <translation>Dans ce type de dépôt, chaque message est un point de contrôle&#x202f;; aucun n’est donc conservé.</translation>
    </message>
    <message>
        <source>%1–%2; kept in %3</source>
        <translation>%1–%2&#x202f;; gardés dans %3</translation>
    </message>
    <message>
        <source>Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the session instead.</source>
        <translation>Un autre programme a écrit les points de contrôle de cette session, à d’autres positions que mantis. Bifurquez plutôt la session.</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>Il n’y a pas de point de contrôle au message %1.</translation>
    </message>
    <message>
        <source>The session already has a checkpoint “%1”. Choose another name.</source>
        <translation>La session a déjà un point de contrôle «&#x202f;%1&#x202f;». Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A program that has this session loaded would overwrite this change when it saves. Reload the session there.</source>
        <translation>Un programme qui a chargé cette session écraserait cette modification en enregistrant. Rechargez-y la session.</translation>
    </message>
    <message>
        <source>The file %1 stays, because the session %2 uses it too.</source>
        <translation>Le fichier %1 est conservé, car la session %2 l’utilise aussi.</translation>
    </message>
    <message>
        <source>The data of this session is damaged, so mantis cannot load it. Check the session for problems.</source>
        <translation>Les données de cette session sont endommagées, mantis ne peut donc pas la charger. Vérifiez la session.</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>It has the tables and columns of mantis.</source>
        <translation>Il a les tables et colonnes de mantis.</translation>
    </message>
    <message>
        <source>It has transcripts of mantis.</source>
        <translation>Il a des transcriptions de mantis.</translation>
    </message>
    <message>
        <source>The first lines are entries of a mantis tree.</source>
        <translation>Les premières lignes sont des entrées d’un arbre mantis.</translation>
    </message>
    <message>
        <source>The first lines are messages of the mantis protocol.</source>
        <translation>Les premières lignes sont des messages du protocole mantis.</translation>
    </message>
    <message>
        <source>The first lines are plain messages, which mantis may have written.</source>
        <translation>Les premières lignes sont de simples messages, que mantis peut avoir écrits.</translation>
    </message>
    <message>
        <source>mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.</source>
        <translation>mantis ne peut pas reprendre un journal de protocole (M2)&#x202f;; Stemma le garde donc en lecture seule.</translation>
    </message>
    <message>
        <source>No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.</source>
        <translation>Aucune version connue de mantis ne reprend des fichiers de simples messages (M4)&#x202f;; Stemma les garde donc en lecture seule.</translation>
    </message>
    <message>
        <source>Not the tables of a mantis store.</source>
        <translation>Pas les tables d’un dépôt mantis.</translation>
    </message>
    <message>
        <source>No mantis transcripts in this folder.</source>
        <translation>Aucune transcription mantis dans ce dossier.</translation>
    </message>
    <message>
        <source>The first lines are not from a mantis transcript.</source>
        <translation>Les premières lignes ne viennent pas d’une transcription mantis.</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>mantis does not know this kind of block and cannot load the session because of it.</source>
        <translation>mantis ne connaît pas ce type de bloc et ne peut pas charger la session à cause de lui.</translation>
    </message>
    <message>
        <source>Not valid JSON from byte %1.</source>
        <translation>JSON non valide à partir de l’octet %1.</translation>
    </message>
    <message>
        <source>Not a JSON object, so not a message.</source>
        <translation>Pas un objet JSON, donc pas un message.</translation>
    </message>
    <message>
        <source>Not an entry of a conversation.</source>
        <translation>Pas une entrée d’une conversation.</translation>
    </message>
    <message>
        <source>The list was rewritten here after a rewind, a clear or a resume.</source>
        <translation>La liste a été réécrite ici après un retour en arrière, un effacement ou une reprise.</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>%n session est déplacée avec le projet. Ses entrées gardent l’ancien nom de dossier, que mantis n’utilise pas.</numerusform>
            <numerusform>%n sessions sont déplacées avec le projet. Leurs entrées gardent l’ancien nom de dossier, que mantis n’utilise pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Un terminal mantis peut avoir une session ouverte. Quittez-le d’abord&#x202f;: il continuerait d’écrire dans l’ancien dossier.</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>The content of a lost entry is unknown; two answers may now follow each other there.</source>
        <translation>Le contenu d’une entrée perdue est inconnu&#x202f;; deux réponses peuvent désormais s’y suivre.</translation>
    </message>
    <message>
        <source>replaces the lost entry</source>
        <translation>remplace l’entrée perdue</translation>
    </message>
    <message>
        <source>Later messages of the fork were written when the removed entries were in the context.</source>
        <translation>Les messages ultérieurs de la bifurcation ont été écrits alors que les entrées supprimées étaient dans le contexte.</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>messages %1–%2</translation>
    </message>
    <message>
        <source>from an abandoned branch; left out of the new branch, kept in the file</source>
        <translation>d’une branche abandonnée&#x202f;; omis de la nouvelle branche, gardés dans le fichier</translation>
    </message>
    <message>
        <source>the summary, as a message after its boundary</source>
        <translation>le résumé, comme message après sa limite</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>le contenu du message %1</translation>
    </message>
    <message>
        <source>The entry before it may be in a branch that is left out. Check the session again afterwards.</source>
        <translation>L’entrée qui la précède est peut-être dans une branche omise. Vérifiez à nouveau la session ensuite.</translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>Le dépôt n’a pas de table %1.</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Cet enregistrement n’est plus dans le dépôt. Rouvrez le dépôt.</translation>
    </message>
    <message>
        <source>The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete the session.</source>
        <translation>Les messages de cette session sont endommagés (%1), mantis ne peut donc pas la charger. Vous pouvez seulement renommer ou supprimer la session.</translation>
    </message>
    <message>
        <source>mantis cannot resume this kind of transcript, so Stemma keeps it read-only.</source>
        <translation>mantis ne peut pas reprendre ce type de transcription&#x202f;; Stemma le garde donc en lecture seule.</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>your checkpoints, copied in Stemma’s own data</source>
        <translation>vos points de contrôle, copiés dans les données propres à Stemma</translation>
    </message>
    <message>
        <source>your labels, copied in Stemma’s own data</source>
        <translation>vos étiquettes, copiées dans les données propres à Stemma</translation>
    </message>
    <message>
        <source>your flag, copied in Stemma’s own data</source>
        <translation>votre marque, copiée dans les données propres à Stemma</translation>
    </message>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>%n de vos points de contrôle est supprimé avec ses messages. Une annulation le restaure.</numerusform>
            <numerusform>%n de vos points de contrôle sont supprimés avec leurs messages. Une annulation les restaure.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no checkpoint here. Enter a name to set one.</source>
        <translation>Il n’y a pas de point de contrôle ici. Saisissez un nom pour en poser un.</translation>
    </message>
    <message>
        <source>Enter a new name.</source>
        <translation>Saisissez un nouveau nom.</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1” of “%2”</source>
        <translation>Supprimer le point de contrôle «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Set checkpoint “%1” at message %2 of “%3”</source>
        <translation>Poser le point de contrôle «&#x202f;%1&#x202f;» au message %2 de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>Le point de contrôle a été modifié par un autre programme depuis la planification. Planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store is unchanged</source>
        <translation>dans les données propres à Stemma&#x202f;; le dépôt est inchangé</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Labels from the store itself stay: %1. You can only remove your own labels.</source>
        <translation>Les étiquettes du dépôt lui-même restent&#x202f;: %1. Vous pouvez seulement retirer vos propres étiquettes.</translation>
    </message>
    <message>
        <source>Choose other labels or another flag.</source>
        <translation>Choisissez d’autres étiquettes ou une autre marque.</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>Définir les étiquettes de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Flag “%1”</source>
        <translation>Marquer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove flag of “%1”</source>
        <translation>Retirer la marque de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>Les étiquettes ont été modifiées par un autre programme depuis la planification. Planifiez à nouveau la modification.</translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>A later version of Stemma wrote the labels and checkpoints in %1. Use that version.</source>
        <translation>Une version ultérieure de Stemma a écrit les étiquettes et points de contrôle dans %1. Utilisez cette version.</translation>
    </message>
</context>
<context>
    <name>MessageName</name>
    <message>
        <source>The session has no message %L1; its last one is %L2.</source>
        <translation>La session n’a pas de message %L1&#x202f;; son dernier est le %L2.</translation>
    </message>
    <message>
        <source>The session changed while message %1 was looked for.</source>
        <translation>La session a changé pendant la recherche du message %1.</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. Data there may be lost or wrong.</source>
        <translation>Le fichier est endommagé&#x202f;: SQLite signale «&#x202f;%1&#x202f;». Des données peuvent y être perdues ou fausses.</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found.</source>
        <translation>Un index du fichier est endommagé&#x202f;: SQLite signale «&#x202f;%1&#x202f;». Des lignes existantes peuvent être introuvables.</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is wasted; all data can be read.</source>
        <translation>SQLite signale «&#x202f;%1&#x202f;». De l’espace est gaspillé&#x202f;; toutes les données sont lisibles.</translation>
    </message>
    <message>
        <source>The table cannot be read from here on (%1). The rest was not checked.</source>
        <translation>La table est illisible à partir d’ici (%1). Le reste n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>Le fichier a la structure d’une version plus ancienne de mnesis (%1). Une version plus récente la change quand elle ouvre le fichier.</translation>
    </message>
    <message>
        <source>“%1” is missing. mnesis fails when it needs it.</source>
        <translation>«&#x202f;%1&#x202f;» manque. mnesis échoue quand il en a besoin.</translation>
    </message>
    <message>
        <source>“%1” is unknown. A newer mnesis or the host application may have added it.</source>
        <translation>«&#x202f;%1&#x202f;» est inconnu. Une version plus récente de mnesis ou l’application hôte l’a peut-être ajouté.</translation>
    </message>
    <message>
        <source>The row refers to a missing row of the table %1. mnesis may refuse to change it.</source>
        <translation>La ligne fait référence à une ligne manquante de la table %1. mnesis peut refuser de la modifier.</translation>
    </message>
    <message>
        <source>The value should be %1 but is stored as %2. Programs may misread it or fail on it.</source>
        <translation>La valeur devrait être de type %1 mais est conservée comme %2. Des programmes peuvent mal la lire ou échouer.</translation>
    </message>
    <message>
        <source>Store the value with the right type.</source>
        <translation>Conserver la valeur avec le bon type.</translation>
    </message>
    <message>
        <source>The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session.</source>
        <translation>Le texte a des octets qui ne sont pas de l’UTF-8, affichés ici sous la forme �. mnesis ne peut pas charger la session.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>Remplacer les octets par des caractères de remplacement.</translation>
    </message>
    <message>
        <source>The text has a NUL character. Many programs show it only up to there.</source>
        <translation>Le texte a un caractère NUL. Beaucoup de programmes ne l’affichent que jusque-là.</translation>
    </message>
    <message>
        <source>The session has no model. mnesis cannot load it.</source>
        <translation>La session n’a pas de modèle. mnesis ne peut pas la charger.</translation>
    </message>
    <message>
        <source>Use the model of its messages, or of the newest other session.</source>
        <translation>Utiliser le modèle de ses messages, ou de l’autre session la plus récente.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON. mnesis can neither load this session nor list any session.</source>
        <translation>Les métadonnées de la session ne sont pas du JSON valide. mnesis ne peut ni charger cette session, ni lister aucune session.</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>Vider les métadonnées.</translation>
    </message>
    <message>
        <source>The parent session “%1” is missing. The session is shown at the top level.</source>
        <translation>La session parente «&#x202f;%1&#x202f;» manque. La session est affichée au premier niveau.</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>Effacer la référence au parent.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this session. It cannot be shown in its place in the tree.</source>
        <translation>Les parents forment un cycle passant par cette session. Elle ne peut pas être affichée à sa place dans l’arbre.</translation>
    </message>
    <message>
        <source>The messages of this session have no context items. mnesis sends all messages now, but none of them after the next turn.</source>
        <translation>Les messages de cette session n’ont pas d’éléments de contexte. mnesis envoie tous les messages maintenant, mais aucun d’eux après le prochain tour.</translation>
    </message>
    <message>
        <source>Rebuild the context items from the stored messages.</source>
        <translation>Reconstruire les éléments de contexte à partir des messages conservés.</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>Le message appartient à la session «&#x202f;%1&#x202f;», qui manque. Aucun programme ne l’affiche.</translation>
    </message>
    <message>
        <source>Create the session row for these messages.</source>
        <translation>Créer la ligne de session pour ces messages.</translation>
    </message>
    <message>
        <source>The parent message “%1” is missing.</source>
        <translation>Le message parent «&#x202f;%1&#x202f;» manque.</translation>
    </message>
    <message>
        <source>The parent message “%1” belongs to another session. mnesis does not use parents.</source>
        <translation>Le message parent «&#x202f;%1&#x202f;» appartient à une autre session. mnesis n’utilise pas les parents.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this message. Programs that follow parents may hang.</source>
        <translation>Les parents forment un cycle passant par ce message. Les programmes qui suivent les parents peuvent se bloquer.</translation>
    </message>
    <message>
        <source>The role “%1” is neither user nor assistant. mnesis cannot read the session.</source>
        <translation>Le rôle «&#x202f;%1&#x202f;» n’est ni user ni assistant. mnesis ne peut pas lire la session.</translation>
    </message>
    <message>
        <source>The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session.</source>
        <translation>L’heure de création n’est pas un nombre entier de millisecondes («&#x202f;%1&#x202f;»). mnesis ne peut pas lire la session.</translation>
    </message>
    <message>
        <source>Use the time of the neighbouring messages.</source>
        <translation>Utiliser l’heure des messages voisins.</translation>
    </message>
    <message>
        <source>A token count is not a whole number, or the cost is not a number. mnesis cannot read the session.</source>
        <translation>Un nombre de jetons n’est pas entier, ou le coût n’est pas un nombre. mnesis ne peut pas lire la session.</translation>
    </message>
    <message>
        <source>Set the number to 0.</source>
        <translation>Mettre le nombre à 0.</translation>
    </message>
    <message>
        <source>The error code “%1” is unknown to mnesis. mnesis cannot read the session.</source>
        <translation>Le code d’erreur «&#x202f;%1&#x202f;» est inconnu de mnesis. mnesis ne peut pas lire la session.</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>Mettre le code d’erreur à «&#x202f;unknown&#x202f;».</translation>
    </message>
    <message>
        <source>It is dated %1, in the future. The next turn will be sorted before it.</source>
        <translation>Il est daté du %1, dans le futur. Le prochain tour sera trié avant lui.</translation>
    </message>
    <message>
        <source>Date it by the neighbouring messages.</source>
        <translation>Le dater d’après les messages voisins.</translation>
    </message>
    <message>
        <source>It was written after a message with a later date. The order shown is not the real order.</source>
        <translation>Il a été écrit après un message de date ultérieure. L’ordre affiché n’est pas l’ordre réel.</translation>
    </message>
    <message>
        <source>Date it after the messages written before it.</source>
        <translation>Le dater après les messages écrits avant lui.</translation>
    </message>
    <message>
        <source>The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later releases leave it out.</source>
        <translation>La réponse est vide&#x202f;: l’appel au modèle n’a jamais abouti. mnesis jusqu’à 0.3 envoie un message vide&#x202f;; les versions ultérieures l’omettent.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>Supprimer le message.</translation>
    </message>
    <message>
        <source>%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to the model.</source>
        <translation>%1 requêtes de suite n’ont pas de réponse. Elles viennent d’envois échoués, et toutes sont envoyées au modèle.</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>Les supprimer toutes sauf la dernière.</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary. The model does not see them.</source>
        <translation>%1 messages à partir d’ici ne sont ni dans le contexte ni couverts par un résumé. Le modèle ne les voit pas.</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>Les remettre dans le contexte.</translation>
    </message>
    <message>
        <source>The message is in the context and also covered by a summary there. The model is sent its content twice.</source>
        <translation>Le message est dans le contexte et aussi couvert par un résumé qui s’y trouve. Son contenu est envoyé deux fois au modèle.</translation>
    </message>
    <message>
        <source>Remove the message from the context.</source>
        <translation>Retirer le message du contexte.</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph. mnesis never merges it with others.</source>
        <translation>Le résumé n’a pas de ligne dans le graphe des résumés. mnesis ne le fusionne jamais avec d’autres.</translation>
    </message>
    <message>
        <source>Add it to the graph as superseded.</source>
        <translation>L’ajouter au graphe comme remplacé.</translation>
    </message>
    <message>
        <source>The part belongs to the message “%1”, which is missing. No program shows it.</source>
        <translation>La partie appartient au message «&#x202f;%1&#x202f;», qui manque. Aucun programme ne l’affiche.</translation>
    </message>
    <message>
        <source>Remove the part.</source>
        <translation>Supprimer la partie.</translation>
    </message>
    <message>
        <source>The part belongs to the session “%1”, its message to another one. Deleting one session damages the other.</source>
        <translation>La partie appartient à la session «&#x202f;%1&#x202f;», son message à une autre. Supprimer une session endommage l’autre.</translation>
    </message>
    <message>
        <source>Use the session of the message.</source>
        <translation>Utiliser la session du message.</translation>
    </message>
    <message>
        <source>%1 The part is never sent, without a warning.</source>
        <translation>%1 La partie n’est jamais envoyée, sans avertissement.</translation>
    </message>
    <message>
        <source>The part has the type “%1”, which mnesis does not know. It is never sent, without a warning.</source>
        <translation>La partie a le type «&#x202f;%1&#x202f;», que mnesis ne connaît pas. Elle n’est jamais envoyée, sans avertissement.</translation>
    </message>
    <message>
        <source>The row says the part is “%1”, the content says “%2”. mnesis uses the content.</source>
        <translation>La ligne dit que la partie est «&#x202f;%1&#x202f;», le contenu dit «&#x202f;%2&#x202f;». mnesis utilise le contenu.</translation>
    </message>
    <message>
        <source>Change the row to match the content.</source>
        <translation>Changer la ligne selon le contenu.</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>La ligne dit «&#x202f;%1&#x202f;», le contenu de l’appel d’outil dit «&#x202f;%2&#x202f;». mnesis élague selon la ligne et envoie le contenu.</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will come.</source>
        <translation>L’appel de l’outil «&#x202f;%1&#x202f;» n’a pas de résultat&#x202f;: il est toujours %2. Si l’agent ne tourne pas en ce moment, aucun résultat ne viendra.</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>Marquer l’appel comme échoué.</translation>
    </message>
    <message>
        <source>The message has several calls with the id “%1”. Only the output of the last one can be pruned.</source>
        <translation>Le message a plusieurs appels avec l’identifiant «&#x202f;%1&#x202f;». Seule la sortie du dernier peut être élaguée.</translation>
    </message>
    <message>
        <source>Give this call a new id.</source>
        <translation>Donner à cet appel un nouvel identifiant.</translation>
    </message>
    <message>
        <source>The summary node has no message. mnesis skips it, and the model loses the messages it replaced.</source>
        <translation>Le nœud de résumé n’a pas de message. mnesis le saute, et le modèle perd les messages qu’il a remplacés.</translation>
    </message>
    <message>
        <source>Create the message from the text of the node.</source>
        <translation>Créer le message à partir du texte du nœud.</translation>
    </message>
    <message>
        <source>The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context.</source>
        <translation>Le nœud de résumé est du type «&#x202f;%1&#x202f;», ni feuille ni condensé. mnesis ne peut pas construire le contexte.</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>Définir le type selon qu’il a des parents ou non.</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the context.</source>
        <translation>La liste des nœuds à partir desquels le résumé a été fait n’est pas une liste JSON d’identifiants. mnesis ne peut pas construire le contexte.</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>Vider la liste.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved.</source>
        <translation>Le résumé a été fait à partir de «&#x202f;%1&#x202f;», qui manque. Il ne peut pas être dissous.</translation>
    </message>
    <message>
        <source>The summaries form a cycle through this one. It cannot be dissolved.</source>
        <translation>Les résumés forment un cycle passant par celui-ci. Il ne peut pas être dissous.</translation>
    </message>
    <message>
        <source>The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown.</source>
        <translation>La plage du résumé nomme le message «&#x202f;%1&#x202f;», qui manque. Les messages remplacés ne peuvent pas être affichés.</translation>
    </message>
    <message>
        <source>The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown.</source>
        <translation>La plage du résumé nomme «&#x202f;%1&#x202f;», un message d’une autre session. Les messages remplacés ne peuvent pas être affichés.</translation>
    </message>
    <message>
        <source>The span of the summary ends before it begins. The replaced messages cannot be shown.</source>
        <translation>La plage du résumé se termine avant de commencer. Les messages remplacés ne peuvent pas être affichés.</translation>
    </message>
    <message>
        <source>Swap the ends of the span.</source>
        <translation>Inverser les bornes de la plage.</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>Deux résumés dans le contexte couvrent certains des mêmes messages, celui-ci et «&#x202f;%1&#x202f;». Les deux sont envoyés au modèle.</translation>
    </message>
    <message>
        <source>Keep the summary that covers the messages of both.</source>
        <translation>Garder le résumé qui couvre les messages des deux.</translation>
    </message>
    <message>
        <source>The summary is active but not in the context. The next merge brings its old text into the context.</source>
        <translation>Le résumé est actif mais hors du contexte. La prochaine fusion y ramène son ancien texte.</translation>
    </message>
    <message>
        <source>Mark it as superseded.</source>
        <translation>Le marquer comme remplacé.</translation>
    </message>
    <message>
        <source>The summary is marked as superseded but still in the context. It is sent and never merged.</source>
        <translation>Le résumé est marqué comme remplacé mais toujours dans le contexte. Il est envoyé et jamais fusionné.</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>Retirer la marque.</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis may exceed the model&apos;s window.</source>
        <translation>Le résumé dans le contexte compte pour 0 jeton. mnesis peut dépasser la fenêtre du modèle.</translation>
    </message>
    <message>
        <source>Estimate its tokens again.</source>
        <translation>Estimer à nouveau ses jetons.</translation>
    </message>
    <message>
        <source>The context item belongs to the session “%1”, which is missing.</source>
        <translation>L’élément de contexte appartient à la session «&#x202f;%1&#x202f;», qui manque.</translation>
    </message>
    <message>
        <source>Create the session row if its messages exist; otherwise remove the item.</source>
        <translation>Créer la ligne de session si ses messages existent&#x202f;; sinon, supprimer l’élément.</translation>
    </message>
    <message>
        <source>The context names “%1”, which is missing. mnesis skips it.</source>
        <translation>Le contexte nomme «&#x202f;%1&#x202f;», qui manque. mnesis le saute.</translation>
    </message>
    <message>
        <source>Remove the item.</source>
        <translation>Supprimer l’élément.</translation>
    </message>
    <message>
        <source>The context names “%1” from another session. The model is sent text of that session.</source>
        <translation>Le contexte nomme «&#x202f;%1&#x202f;» d’une autre session. Du texte de cette session est envoyé au modèle.</translation>
    </message>
    <message>
        <source>The context lists a summary as a message. It is sent in its place and dropped when space is short.</source>
        <translation>Le contexte liste un résumé comme message. Il est envoyé à sa place et abandonné quand l’espace manque.</translation>
    </message>
    <message>
        <source>List it as a summary.</source>
        <translation>Le lister comme résumé.</translation>
    </message>
    <message>
        <source>The context lists a message as a summary. mnesis skips it.</source>
        <translation>Le contexte liste un message comme résumé. mnesis le saute.</translation>
    </message>
    <message>
        <source>List it as a message.</source>
        <translation>Le lister comme message.</translation>
    </message>
    <message>
        <source>The context lists “%1” more than once. It may be sent repeatedly.</source>
        <translation>Le contexte liste «&#x202f;%1&#x202f;» plusieurs fois. Il peut être envoyé plusieurs fois.</translation>
    </message>
    <message>
        <source>Keep only the first item.</source>
        <translation>Ne garder que le premier élément.</translation>
    </message>
    <message>
        <source>The context lists the message before an older one. They are sent in the wrong order.</source>
        <translation>Le contexte liste le message avant un plus ancien. Ils sont envoyés dans le mauvais ordre.</translation>
    </message>
    <message>
        <source>Renumber the items by date.</source>
        <translation>Renuméroter les éléments par date.</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, colonne %2</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 ligne %2</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 ligne %2, colonne %3</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>Le dépôt n’a pas de session «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Its message is missing or is not a summary, so mnesis skips it.</source>
        <translation>Son message manque ou n’est pas un résumé, mnesis le saute donc.</translation>
    </message>
    <message>
        <source>The message is missing from the store, so mnesis skips it.</source>
        <translation>Le message manque dans le dépôt, mnesis le saute donc.</translation>
    </message>
    <message>
        <source>It does not fit: mnesis sends the newest messages up to the budget.</source>
        <translation>Il n’y a pas la place&#x202f;: mnesis envoie les messages les plus récents dans la limite du budget.</translation>
    </message>
    <message>
        <source>The answer is empty; mnesis does not send empty answers.</source>
        <translation>La réponse est vide&#x202f;; mnesis n’envoie pas de réponses vides.</translation>
    </message>
    <message>
        <source>It is in the context twice and is sent once.</source>
        <translation>Il est deux fois dans le contexte et n’est envoyé qu’une fois.</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>its message</source>
        <translation>son message</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>son texte et sa marque</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>sa place dans le contexte</translation>
    </message>
    <message>
        <source>Rewrite summary “%1” of “%2”</source>
        <translation>Réécrire le résumé «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>Fusionner %n résumé de «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Fusionner %n résumés de «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>Compacter les messages %1–%2 de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>A summary of level %1 needs a text. Level 3 does not.</source>
        <translation>Un résumé de niveau %1 a besoin d’un texte. Le niveau 3 n’en a pas besoin.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).</source>
        <translation>Le résumé (%L1 jetons) est plus long que le texte qui serait envoyé à un modèle pour le produire (%L2 jetons).</translation>
    </message>
    <message>
        <source>The summary fits into the model&apos;s window.</source>
        <translation>Le résumé tient dans la fenêtre du modèle.</translation>
    </message>
    <message>
        <source>The summary alone exceeds the %L1 tokens of the model&apos;s window.</source>
        <translation>Le résumé à lui seul dépasse les %L1 jetons de la fenêtre du modèle.</translation>
    </message>
    <message>
        <source>mnesis does not store a project folder.</source>
        <translation>mnesis ne conserve pas de dossier de projet.</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>mnesis ne conserve pas de points de contrôle&#x202f;; Stemma les garde dans ses propres données.</translation>
    </message>
    <message>
        <source>Message %1 is a summary; removing it would also remove the messages it replaces from the context.</source>
        <translation>Le message %1 est un résumé&#x202f;; le supprimer retirerait aussi du contexte les messages qu’il remplace.</translation>
    </message>
    <message>
        <source>A session cannot be forked or resumed at a summary. Choose the message before or after it.</source>
        <translation>Une session ne peut être ni bifurquée ni reprise à un résumé. Choisissez le message qui le précède ou le suit.</translation>
    </message>
    <message>
        <source>Nothing comes before the first message, so nothing would be left.</source>
        <translation>Rien ne précède le premier message, il ne resterait donc rien.</translation>
    </message>
    <message>
        <source>copies, connected with the copied messages</source>
        <translation>copies, reliées aux messages copiés</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them first.</source>
        <translation>Les métadonnées de la session ne sont pas un objet JSON, mnesis ne pourrait donc pas charger la bifurcation. Réparez-les d’abord.</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>copies de 1–%1 avec de nouveaux identifiants</translation>
    </message>
    <message>
        <source>copies, content unchanged</source>
        <translation>copies, contenu inchangé</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>résumés de messages abandonnés</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>%n résumé de messages abandonnés est supprimé. Une annulation le restaure.</numerusform>
            <numerusform>%n résumés de messages abandonnés sont supprimés. Une annulation les restaure.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair them first.</source>
        <translation>Les métadonnées de la session ne sont pas un objet JSON, mnesis ne pourrait donc pas charger la fin abandonnée. Réparez-les d’abord.</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>dans cette session</translation>
    </message>
    <message>
        <source>in the discarded end, a separate session</source>
        <translation>dans la fin abandonnée, une session à part</translation>
    </message>
    <message>
        <source>the items of the context, in order</source>
        <translation>les éléments du contexte, dans l’ordre</translation>
    </message>
    <message>
        <source>The table has no free row numbers for the messages that follow. Insert the message at the end.</source>
        <translation>La table n’a pas de numéros de ligne libres pour les messages qui suivent. Insérez le message à la fin.</translation>
    </message>
    <message>
        <source>in later rows, in the same order, to make room for the new one</source>
        <translation>dans des lignes ultérieures, dans le même ordre, pour faire de la place au nouveau</translation>
    </message>
    <message>
        <source>mnesis has no role “%1”. Choose user or assistant.</source>
        <translation>mnesis n’a pas de rôle «&#x202f;%1&#x202f;». Choisissez user ou assistant.</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>son texte</translation>
    </message>
    <message>
        <source>The beginning of the session is summarised, so mnesis would send the new message after the summary. Insert it further down.</source>
        <translation>Le début de la session est résumé, mnesis enverrait donc le nouveau message après le résumé. Insérez-le plus bas.</translation>
    </message>
    <message>
        <source>A summary replaces the messages on both sides, so the agent does not see the new one.</source>
        <translation>Un résumé remplace les messages des deux côtés, l’agent ne voit donc pas le nouveau.</translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>Les requêtes et les réponses alternent.</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other, which some providers reject.</source>
        <translation>Deux messages du rôle «&#x202f;%1&#x202f;» se suivraient, ce que certains fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>The context of the session already uses the last position (%1), so nothing can be inserted. Check the session for problems.</source>
        <translation>Le contexte de la session utilise déjà la dernière position (%1), rien ne peut donc être inséré. Vérifiez la session.</translation>
    </message>
    <message>
        <source>moved back to make room</source>
        <translation>décalés pour faire de la place</translation>
    </message>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>Le dépôt n’a pas de session «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The context fits into the model&apos;s window.</source>
        <translation>Le contexte tient dans la fenêtre du modèle.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>%n message du contexte ne tient pas dans la fenêtre du modèle&#x202f;; mnesis l’omet.</numerusform>
            <numerusform>%n messages du contexte ne tiennent pas dans la fenêtre du modèle&#x202f;; mnesis les omet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures use your settings: %1.</source>
        <translation>Les chiffres utilisent vos réglages&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The session has a model.</source>
        <translation>La session a un modèle.</translation>
    </message>
    <message>
        <source>The session has no model, so mnesis cannot load it.</source>
        <translation>La session n’a pas de modèle, mnesis ne peut donc pas la charger.</translation>
    </message>
    <message>
        <source>The metadata of the session are valid JSON.</source>
        <translation>Les métadonnées de la session sont du JSON valide.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON, so mnesis cannot list sessions.</source>
        <translation>Les métadonnées de la session ne sont pas du JSON valide, mnesis ne peut donc pas lister les sessions.</translation>
    </message>
    <message>
        <source>The summary “%1” replaces only these messages, so it would be empty.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» ne remplace que ces messages, il serait donc vide.</translation>
    </message>
    <message>
        <source>The summary “%1” still mentions these messages.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» mentionne encore ces messages.</translation>
    </message>
    <message>
        <source>mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.</source>
        <translation>Une version de mnesis antérieure à 0.2 a écrit ce dépôt, qui ne peut pas contenir de résumés. Ouvrez-le d’abord avec une version plus récente de mnesis.</translation>
    </message>
    <message>
        <source>The session has no context items, so mnesis would not send its messages. Repair that first (finding “no-context-items”).</source>
        <translation>La session n’a pas d’éléments de contexte, mnesis n’enverrait donc pas ses messages. Réparez d’abord cela (constat «&#x202f;no-context-items&#x202f;»).</translation>
    </message>
    <message>
        <source>The context would exceed %L1 tokens, at which mnesis compacts after a turn.</source>
        <translation>Le contexte dépasserait %L1 jetons, seuil auquel mnesis compacte après un tour.</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>le résumé, avec son message</translation>
    </message>
    <message>
        <source>The part is not a JSON object, so it cannot be edited. You can remove it.</source>
        <translation>La partie n’est pas un objet JSON, elle ne peut donc pas être modifiée. Vous pouvez la supprimer.</translation>
    </message>
    <message>
        <source>Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.</source>
        <translation>Seuls les textes, la réflexion, les sorties d’outils et les résumés de fichiers peuvent être modifiés&#x202f;; cette partie a le type «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>La partie n’a pas de «&#x202f;%1&#x202f;» à modifier.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>Seules les sorties d’outils peuvent être élaguées.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Cette sortie est déjà élaguée.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Cette sortie n’est pas élaguée.</translation>
    </message>
    <message>
        <source>Restore output of %1 in message %2</source>
        <translation>Restaurer la sortie de %1 dans le message %2</translation>
    </message>
    <message>
        <source>Prune output of %1 in message %2</source>
        <translation>Élaguer la sortie de %1 dans le message %2</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>mnesis lui-même n’élague jamais les sorties de l’outil «&#x202f;skill&#x202f;».</translation>
    </message>
    <message>
        <source>This output is no longer sent, so the context does not change.</source>
        <translation>Cette sortie n’est plus envoyée&#x202f;; le contexte ne change donc pas.</translation>
    </message>
    <message>
        <source>their places in the context</source>
        <translation>leurs places dans le contexte</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>n° %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>%n session enfant reste, sans parent.</numerusform>
            <numerusform>%n sessions enfants restent, sans parent.</numerusform>
        </translation>
    </message>
    <message>
        <source>mnesis keeps the last two turns, and the context has no message before them. Choose the last message to summarise.</source>
        <translation>mnesis garde les deux derniers tours, et le contexte n’a pas de message avant eux. Choisissez le dernier message à résumer.</translation>
    </message>
    <message>
        <source>Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.</source>
        <translation>Des messages avant un résumé antérieur ne sont pas encore résumés. Résumez-les d’abord, jusqu’à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Message %1 is a summary. To merge summaries, choose them as summaries.</source>
        <translation>Le message %1 est un résumé. Pour fusionner des résumés, choisissez-les comme résumés.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: it is already summarised or was lost.</source>
        <translation>Le message %1 n’est pas dans le contexte&#x202f;: il est déjà résumé ou a été perdu.</translation>
    </message>
    <message>
        <source>The summary “%1” is damaged. Repair the session first.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» est endommagé. Réparez d’abord la session.</translation>
    </message>
    <message>
        <source>The summary “%1” does not fit into the model&apos;s window at level %2. Use level 2, which sends only its beginning, or level 3, which needs no model.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» ne tient pas dans la fenêtre du modèle au niveau %2. Utilisez le niveau 2, qui n’envoie que son début, ou le niveau 3, qui n’a pas besoin de modèle.</translation>
    </message>
    <message>
        <source>Two of these summaries do not fit into the model&apos;s window at level %1. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>Deux de ces résumés ne tiennent pas dans la fenêtre du modèle au niveau %1. Utilisez le niveau 2, qui n’envoie que les débuts, ou le niveau 3, qui n’a pas besoin de modèle.</translation>
    </message>
    <message>
        <source>The span of the summary “%1” is not valid. Repair the session first.</source>
        <translation>La plage du résumé «&#x202f;%1&#x202f;» n’est pas valide. Réparez d’abord la session.</translation>
    </message>
    <message>
        <source>Messages between these summaries are not summarised yet. Summarise those first.</source>
        <translation>Des messages entre ces résumés ne sont pas encore résumés. Résumez-les d’abord.</translation>
    </message>
    <message>
        <source>The context has no summary “%1”.</source>
        <translation>Le contexte n’a pas de résumé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Choose at least two different summaries to merge.</source>
        <translation>Choisissez au moins deux résumés différents à fusionner.</translation>
    </message>
    <message>
        <source>The summary “%1” is between these. Include it, or choose summaries that follow each other.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» est entre ceux-ci. Incluez-le, ou choisissez des résumés qui se suivent.</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so it cannot be rewritten.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» n’est pas dans le contexte, il ne peut donc pas être réécrit.</translation>
    </message>
    <message>
        <source>Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.</source>
        <translation>Un autre résumé dans le contexte remplace aussi des messages de «&#x202f;%1&#x202f;». Dissolvez l’un d’eux, ou fusionnez-les.</translation>
    </message>
    <message>
        <source>The messages of “%1” do not fit into the model&apos;s window at level %2. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>Les messages de «&#x202f;%1&#x202f;» ne tiennent pas dans la fenêtre du modèle au niveau %2. Utilisez le niveau 2, qui n’envoie que les débuts, ou le niveau 3, qui n’a pas besoin de modèle.</translation>
    </message>
    <message>
        <source>The summary was made from itself, so it cannot be dissolved.</source>
        <translation>Le résumé a été fait à partir de lui-même, il ne peut donc pas être dissous.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which the session no longer has.</source>
        <translation>Le résumé a été fait à partir de «&#x202f;%1&#x202f;», que la session n’a plus.</translation>
    </message>
    <message>
        <source>The span of the summary is not valid. Repair the session first.</source>
        <translation>La plage du résumé n’est pas valide. Réparez d’abord la session.</translation>
    </message>
    <message>
        <source>The summary was merged into “%1”. Dissolve that one first.</source>
        <translation>Le résumé a été fusionné dans «&#x202f;%1&#x202f;». Dissolvez d’abord celui-là.</translation>
    </message>
    <message>
        <source>summary entry</source>
        <translation>entrée du résumé</translation>
    </message>
    <message>
        <source>the summaries it was made from</source>
        <translation>les résumés à partir desquels il a été fait</translation>
    </message>
    <message>
        <source>the messages it replaced</source>
        <translation>les messages qu’il a remplacés</translation>
    </message>
    <message>
        <source>Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of %2; choose those of %1 to keep them.</source>
        <translation>Seul ce résumé montre que %1 a écrit la session. Sans lui, Stemma suppose les règles de %2&#x202f;; choisissez celles de %1 pour les garder.</translation>
    </message>
    <message>
        <source>Remove an unused summary of “%1”</source>
        <translation>Supprimer un résumé inutilisé de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Dissolve summary “%1” of “%2”</source>
        <translation>Dissoudre le résumé «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>The summary was not in the context, so nothing changes for the agent.</source>
        <translation>Le résumé n’était pas dans le contexte, rien ne change donc pour l’agent.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>%n message reste hors du contexte, car un autre résumé le remplace aussi.</numerusform>
            <numerusform>%n messages restent hors du contexte, car un autre résumé les remplace aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or remove this one.</source>
        <translation>Le résumé «&#x202f;%1&#x202f;» dans le contexte remplace certains des mêmes messages. Dissolvez d’abord celui-là, ou supprimez celui-ci.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>%n message du contexte est entre les résumés de «&#x202f;%1&#x202f;» sans être couvert par eux, l’agent le perdrait donc. Dissolvez-le, puis restaurez ces résumés un par un.</numerusform>
            <numerusform>%n messages du contexte sont entre les résumés de «&#x202f;%1&#x202f;» sans être couverts par eux, l’agent les perdrait donc. Dissolvez-le, puis restaurez ces résumés un par un.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore the summary to the context first, then edit its text.</source>
        <translation>Restaurez d’abord le résumé dans le contexte, puis modifiez son texte.</translation>
    </message>
    <message>
        <source>Restore summary “%1” of “%2” to the context</source>
        <translation>Restaurer le résumé «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;» dans le contexte</translation>
    </message>
    <message>
        <source>The messages it replaces are not in the context, so none are removed from it.</source>
        <translation>Les messages qu’il remplace ne sont pas dans le contexte, aucun n’en est donc retiré.</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>The table %1 is missing.</source>
        <translation>La table %1 manque.</translation>
    </message>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>La table %1 n’a pas de colonne %2.</translation>
    </message>
    <message>
        <source>Not the tables of mnesis.</source>
        <translation>Pas les tables de mnesis.</translation>
    </message>
    <message>
        <source>%1 is missing, which every known version of mnesis has, so the store is opened read-only.</source>
        <translation>%1 manque, alors que toutes les versions connues de mnesis l’ont&#x202f;; le dépôt est donc ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>%1 is unknown and may come from a newer mnesis, so the store is opened read-only.</source>
        <translation>%1 est inconnu et peut venir d’une version plus récente de mnesis&#x202f;; le dépôt est donc ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>A folder; a mnesis store is a single SQLite file.</source>
        <translation>Un dossier&#x202f;; un dépôt mnesis est un seul fichier SQLite.</translation>
    </message>
    <message>
        <source>Not a SQLite file.</source>
        <translation>Pas un fichier SQLite.</translation>
    </message>
    <message>
        <source>It has the tables and columns of mnesis.</source>
        <translation>Il a les tables et colonnes de mnesis.</translation>
    </message>
</context>
<context>
    <name>MnesisPart</name>
    <message>
        <source>The part has no &quot;%1&quot;; mnesis leaves it out.</source>
        <translation>La partie n’a pas de «&#x202f;%1&#x202f;»&#x202f;; mnesis l’omet.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a text; mnesis leaves the part out.</source>
        <translation>Le champ «&#x202f;%1&#x202f;» de la partie n’est pas un texte&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a whole number; mnesis leaves the part out.</source>
        <translation>Le champ «&#x202f;%1&#x202f;» de la partie n’est pas un nombre entier&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The tool&apos;s %1 is not a time; mnesis leaves the part out.</source>
        <translation>Le champ %1 de l’outil n’est pas une heure&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The tool&apos;s input is not an object; mnesis leaves the part out.</source>
        <translation>L’entrée de l’outil n’est pas un objet&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The tool&apos;s status is not an object; mnesis leaves the part out.</source>
        <translation>Le statut de l’outil n’est pas un objet&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The tool state “%1” is unknown; mnesis leaves the part out.</source>
        <translation>L’état «&#x202f;%1&#x202f;» de l’outil n’est pas un état connu&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The patch&apos;s list of files is not a list of texts; mnesis leaves the part out.</source>
        <translation>La liste de fichiers du correctif n’est pas une liste de textes&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The step&apos;s token usage is not an object; mnesis leaves the part out.</source>
        <translation>La consommation de jetons de l’étape n’est pas un objet&#x202f;; mnesis omet la partie.</translation>
    </message>
    <message>
        <source>The part is not valid JSON from byte %1 on; mnesis leaves it out.</source>
        <translation>La partie n’est pas du JSON valide à partir de l’octet %1&#x202f;; mnesis l’omet.</translation>
    </message>
    <message>
        <source>The part is JSON but not an object; mnesis leaves it out.</source>
        <translation>La partie est du JSON mais pas un objet&#x202f;; mnesis l’omet.</translation>
    </message>
    <message>
        <source>The part does not say its type; mnesis leaves it out.</source>
        <translation>La partie n’indique pas son type&#x202f;; mnesis l’omet.</translation>
    </message>
</context>
<context>
    <name>MnesisRepair</name>
    <message>
        <source>The metadata are lost to mnesis. Undo restores the text.</source>
        <translation>Les métadonnées sont perdues pour mnesis. Une annulation restaure le texte.</translation>
    </message>
    <message>
        <source>A running call would be marked as failed, too. Repair this while no agent is working in the session.</source>
        <translation>Un appel en cours serait aussi marqué comme échoué. Réparez cela quand aucun agent ne travaille dans la session.</translation>
    </message>
    <message>
        <source>No session of the store has a model to use.</source>
        <translation>Aucune session du dépôt n’a de modèle à utiliser.</translation>
    </message>
    <message>
        <source>The model of the session is not stored; “%1” is taken from other sessions.</source>
        <translation>Le modèle de la session n’est pas conservé&#x202f;; «&#x202f;%1&#x202f;» est repris d’autres sessions.</translation>
    </message>
    <message>
        <source>Its content has no call id.</source>
        <translation>Son contenu n’a pas d’identifiant d’appel.</translation>
    </message>
    <message>
        <source>The summary that covers fewer messages leaves the context and is no longer sent.</source>
        <translation>Le résumé qui couvre moins de messages quitte le contexte et n’est plus envoyé.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>lignes %1</translation>
    </message>
    <message>
        <source>for messages without a session</source>
        <translation>pour les messages sans session</translation>
    </message>
    <message>
        <source>The session row is created from its messages; title, system prompt and metadata stay lost.</source>
        <translation>La ligne de session est créée à partir de ses messages&#x202f;; titre, invite système et métadonnées restent perdus.</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>message %1</translation>
    </message>
    <message>
        <source>failed prompts and empty answers</source>
        <translation>requêtes échouées et réponses vides</translation>
    </message>
    <message>
        <source>the summary&apos;s message</source>
        <translation>le message du résumé</translation>
    </message>
    <message>
        <source>the summary&apos;s node</source>
        <translation>le nœud du résumé</translation>
    </message>
    <message>
        <source>The session has no messages for the summary to replace.</source>
        <translation>La session n’a pas de messages que le résumé puisse remplacer.</translation>
    </message>
</context>
<context>
    <name>MnesisStore</name>
    <message>
        <source>%1 is no longer a mnesis store: %2 Open it again.</source>
        <translation>%1 n’est plus un dépôt mnesis&#x202f;: %2 Rouvrez-le.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 n’a pas de session %2. Vérifiez l’identifiant, ou listez les sessions du dépôt.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>La session %1 n’a pas de message %2. Vérifiez l’identifiant.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>Cette partie du message n’est plus dans %1. Rouvrez la session.</translation>
    </message>
    <message>
        <source>Records of the table %1 have no text; see their fields in the details.</source>
        <translation>Les enregistrements de la table %1 n’ont pas de texte&#x202f;; voyez leurs champs dans les détails.</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 n’a pas répondu pendant %n seconde. Réessayez, ou fixez un délai plus long.</numerusform>
            <numerusform>%1 n’a pas répondu pendant %n secondes. Réessayez, ou fixez un délai plus long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>La réponse de %1 a pris plus de %n seconde. Utilisez un modèle plus petit, ou fixez un délai plus long.</numerusform>
            <numerusform>La réponse de %1 a pris plus de %n secondes. Utilisez un modèle plus petit, ou fixez un délai plus long.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.</source>
        <translation>%1 a envoyé plus de %2 Mio, trop pour une réponse. Vérifiez l’adresse du point d’accès.</translation>
    </message>
    <message>
        <source>%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.</source>
        <translation>%1 redirige vers %2&#x202f;; rien n’y a été envoyé. Si cette adresse est la bonne, utilisez-la pour le point d’accès.</translation>
    </message>
    <message>
        <source>%1 requires a key. Enter one for the endpoint.</source>
        <translation>%1 exige une clé. Saisissez-en une pour le point d’accès.</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check the key and its permissions.</source>
        <translation>%1 n’accepte pas la clé. Vérifiez la clé et ses droits.</translation>
    </message>
    <message>
        <source>%1 has no model “%2” at this address. Check the model and the address.</source>
        <translation>%1 n’a pas de modèle «&#x202f;%2&#x202f;» à cette adresse. Vérifiez le modèle et l’adresse.</translation>
    </message>
    <message>
        <source>The request is too long for %1. Send less, or use a model with a larger context window.</source>
        <translation>La demande est trop longue pour %1. Envoyez-en moins, ou utilisez un modèle avec une plus grande fenêtre de contexte.</translation>
    </message>
    <message>
        <source>Your credit at %1 is used up. Check your account.</source>
        <translation>Votre crédit chez %1 est épuisé. Vérifiez votre compte.</translation>
    </message>
    <message>
        <source>%1 accepts no more requests for now. Try again in a few minutes.</source>
        <translation>%1 n’accepte plus de demandes pour l’instant. Réessayez dans quelques minutes.</translation>
    </message>
    <message>
        <source>%1 has an internal error. Try again in a few minutes.</source>
        <translation>%1 a une erreur interne. Réessayez dans quelques minutes.</translation>
    </message>
    <message>
        <source>%1 rejects the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 rejette la demande. Vérifiez le type et le modèle du point d’accès.</translation>
    </message>
    <message>
        <source>No server answers at %1. Start the server, or check the address of the endpoint.</source>
        <translation>Aucun serveur ne répond à %1. Démarrez le serveur, ou vérifiez l’adresse du point d’accès.</translation>
    </message>
    <message>
        <source>The host %1 cannot be reached. Check the address of the endpoint and the network.</source>
        <translation>L’hôte %1 est injoignable. Vérifiez l’adresse du point d’accès et le réseau.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid, so nothing was sent. Check the certificate.</source>
        <translation>Le certificat de %1 n’est pas valide, rien n’a donc été envoyé. Vérifiez le certificat.</translation>
    </message>
    <message>
        <source>No encrypted connection to %1 was possible, so nothing was sent. Check whether the address begins with http://.</source>
        <translation>Aucune connexion chiffrée à %1 n’a été possible, rien n’a donc été envoyé. Vérifiez si l’adresse commence par http://.</translation>
    </message>
    <message>
        <source>The proxy blocks the request to %1. Check the proxy.</source>
        <translation>Le serveur mandataire bloque la demande à %1. Vérifiez le serveur mandataire.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was complete. Try again.</source>
        <translation>La connexion à %1 s’est interrompue avant la fin de la réponse. Réessayez.</translation>
    </message>
    <message>
        <source>The answer of %1 is not valid. Check the kind and the address of the endpoint.</source>
        <translation>La réponse de %1 n’est pas valide. Vérifiez le type et l’adresse du point d’accès.</translation>
    </message>
    <message>
        <source>%1 is overloaded. Try again in a few minutes.</source>
        <translation>%1 est surchargé. Réessayez dans quelques minutes.</translation>
    </message>
    <message>
        <source>%1 could not process the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 n’a pas pu traiter la demande. Vérifiez le type et le modèle du point d’accès.</translation>
    </message>
    <message>
        <source>The model of %1 declines to answer this. Try another model.</source>
        <translation>Le modèle de %1 refuse de répondre à cela. Essayez un autre modèle.</translation>
    </message>
    <message>
        <source>%1 (Tried %2 times.)</source>
        <translation>%1 (%2 essais.)</translation>
    </message>
    <message>
        <source>%1 accepts no requests for another %2 minutes. Try again then.</source>
        <translation>%1 n’accepte pas de demandes pendant encore %2 minutes. Réessayez ensuite.</translation>
    </message>
</context>
<context>
    <name>ModelConsent</name>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>À&#x202f;: %1, pour le modèle %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Coût estimé&#x202f;: au plus %1</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>Coût estimé&#x202f;: aucun prix défini</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>La connexion n’est pas chiffrée&#x202f;: d’autres sur le réseau pourraient la lire.</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>Envoyer ceci à %1&#x202f;?</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is not the address of a model. Use https:// or, on this machine, http://.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas l’adresse d’un modèle. Utilisez https:// ou, sur cette machine, http://.</translation>
    </message>
    <message>
        <source>The address of %1 contains a password, which would be stored and shown. Remove it, and enter it as the key.</source>
        <translation>L’adresse de %1 contient un mot de passe, qui serait conservé et affiché. Retirez-le, et saisissez-le comme clé.</translation>
    </message>
    <message>
        <source>The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.</source>
        <translation>L’adresse de %1 a une partie après «&#x202f;?&#x202f;» ou «&#x202f;#&#x202f;», qui pourrait contenir une clé. Retirez-la.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. Use http:// or socks5://.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas l’adresse d’un serveur mandataire. Utilisez http:// ou socks5://.</translation>
    </message>
    <message>
        <source>The address of the proxy %1 contains a password, which would be stored and shown. Remove it, or use the system proxy.</source>
        <translation>L’adresse du serveur mandataire %1 contient un mot de passe, qui serait conservé et affiché. Retirez-le, ou utilisez celui du système.</translation>
    </message>
    <message>
        <source>No model is set for %1. Enter one.</source>
        <translation>Aucun modèle n’est défini pour %1. Saisissez-en un.</translation>
    </message>
    <message>
        <source>The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.</source>
        <translation>La clé pour %1 contient des espaces, des sauts de ligne ou des caractères qu’aucune clé n’a. Copiez-la à nouveau.</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.</source>
        <translation>La clé serait envoyée à %1 sans chiffrement. Utilisez https://, ou un point d’accès sans clé.</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.</source>
        <translation>La réponse de %1 a atteint sa taille maximale, le résumé est donc coupé. Essayez le niveau 2, ou moins de messages.</translation>
    </message>
    <message>
        <source>The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send less.</source>
        <translation>La réponse de %1 a atteint sa taille maximale avant que du texte n’arrive. Utilisez un modèle qui réfléchit moins ou envoyez moins.</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try again, or use another model.</source>
        <translation>La réponse de %1 est vide. Réessayez, ou utilisez un autre modèle.</translation>
    </message>
    <message>
        <source>The model read only %1 of about %2 tokens. Its context window on the server may be too small.</source>
        <translation>Le modèle n’a lu que %1 jetons sur environ %2. Sa fenêtre de contexte sur le serveur est peut-être trop petite.</translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Ce n’est pas du JSON valide&#x202f;: la lecture s’arrête à l’octet %1.</translation>
    </message>
    <message>
        <source>This is not a message: it is not a JSON object.</source>
        <translation>Ce n’est pas un message&#x202f;: ce n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>OpenCode leaves out answers that failed.</source>
        <translation>OpenCode omet les réponses échouées.</translation>
    </message>
    <message>
        <source>OpenCode leaves out messages without content.</source>
        <translation>OpenCode omet les messages sans contenu.</translation>
    </message>
    <message>
        <source>The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.</source>
        <translation>Le fichier %1 est incomplet ou endommagé. Si OpenCode est en train de l’écrire, relisez-le.</translation>
    </message>
    <message>
        <source>The file %1 is not part of this store.</source>
        <translation>Le fichier %1 ne fait pas partie de ce dépôt.</translation>
    </message>
    <message>
        <source>It is not an export of OpenCode.</source>
        <translation>Ce n’est pas un export d’OpenCode.</translation>
    </message>
    <message>
        <source>The agent compacted the session by itself.</source>
        <translation>L’agent a compacté la session de lui-même.</translation>
    </message>
    <message>
        <source>The user had the session compacted.</source>
        <translation>L’utilisateur a fait compacter la session.</translation>
    </message>
    <message>
        <source>This is not a part: it is not a JSON object.</source>
        <translation>Ce n’est pas une partie&#x202f;: ce n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>hidden by a revert; OpenCode can restore it until the next prompt</source>
        <translation>masqué par un retour en arrière&#x202f;; OpenCode peut le restaurer jusqu’à la prochaine requête</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Cet enregistrement n’est plus dans le dépôt. Rouvrez le dépôt.</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>%n partie endommagée de messages est omise.</numerusform>
            <numerusform>%n parties endommagées de messages sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>%n message endommagé est omis.</numerusform>
            <numerusform>%n messages endommagés sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message of this session is damaged. Check the session first.</source>
        <translation>Un message de cette session est endommagé. Vérifiez d’abord la session.</translation>
    </message>
    <message>
        <source>OpenCode knows the new session once it has imported it: opencode import %1.</source>
        <translation>OpenCode connaît la nouvelle session une fois qu’il l’a importée&#x202f;: opencode import %1.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.</source>
        <translation>Seul OpenCode écrit dans son dépôt&#x202f;; les modifications créent donc une bifurcation, qu’OpenCode peut importer.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Rename the session there, or fork it with another title.</source>
        <translation>Seul OpenCode écrit dans son dépôt. Renommez-y la session, ou bifurquez-la avec un autre titre.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Delete the session there.</source>
        <translation>Seul OpenCode écrit dans son dépôt. Supprimez-y la session.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Revert the session there, or fork it at the message.</source>
        <translation>Seul OpenCode écrit dans son dépôt. Faites-y un retour en arrière dans la session, ou bifurquez-la à ce message.</translation>
    </message>
    <message>
        <source>OpenCode cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>OpenCode ne peut pas annuler une compaction. Bifurquez la session avant elle&#x202f;: tout y est encore.</translation>
    </message>
    <message>
        <source>OpenCode finds sessions by their project. Import a fork of the session in the new folder.</source>
        <translation>OpenCode trouve les sessions d’après leur projet. Importez une bifurcation de la session dans le nouveau dossier.</translation>
    </message>
    <message>
        <source>OpenCode stores no checkpoints.</source>
        <translation>OpenCode ne conserve pas de points de contrôle.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Fork the session: damaged parts are left out there.</source>
        <translation>Seul OpenCode écrit dans son dépôt. Bifurquez la session&#x202f;: les parties endommagées y sont omises.</translation>
    </message>
    <message>
        <source>It holds sessions of OpenCode.</source>
        <translation>Il contient des sessions d’OpenCode.</translation>
    </message>
    <message>
        <source>No session of OpenCode was found in this folder.</source>
        <translation>Aucune session d’OpenCode n’a été trouvée dans ce dossier.</translation>
    </message>
    <message>
        <source>It has the tables of OpenCode.</source>
        <translation>Elle a les tables d’OpenCode.</translation>
    </message>
    <message>
        <source>It does not have the tables of OpenCode.</source>
        <translation>Elle n’a pas les tables d’OpenCode.</translation>
    </message>
    <message>
        <source>It is a session that OpenCode exported.</source>
        <translation>C’est une session exportée par OpenCode.</translation>
    </message>
    <message>
        <source>It does not begin as an export of OpenCode does.</source>
        <translation>Il ne commence pas comme un export d’OpenCode.</translation>
    </message>
    <message>
        <source>tables of OpenCode 2</source>
        <translation>tables d’OpenCode 2</translation>
    </message>
    <message>
        <source>exists only in old tables (OpenCode 1)</source>
        <translation>n’existe que dans les anciennes tables (OpenCode 1)</translation>
    </message>
    <message>
        <source>tables of OpenCode 1</source>
        <translation>tables d’OpenCode 1</translation>
    </message>
    <message>
        <source>exists only in old files, not in the database</source>
        <translation>n’existe que dans d’anciens fichiers, pas dans la base de données</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>export, to be imported into OpenCode</source>
        <translation>export, à importer dans OpenCode</translation>
    </message>
    <message>
        <source>OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 imports.</source>
        <translation>OpenCode 2 enregistre cette session sous une forme pour laquelle aucun import n’est connu. Bifurquez-la dans OpenCode avec opencode run --session %1 --fork, ou transmettez-la à OpenCode&#x202f;: cela produit un export qu’OpenCode 1 importe.</translation>
    </message>
</context>
<context>
    <name>OpenCodeCheck</name>
    <message>
        <source>The file cannot be read, so its session is not listed: %1</source>
        <translation>Le fichier ne peut pas être lu, sa session n’est donc pas listée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The session exists only where older releases kept it. The newest OpenCode used here does not show it. Fork it and import the fork.</source>
        <translation>La session n’existe que là où d’anciennes versions la gardaient. L’OpenCode le plus récent utilisé ici ne l’affiche pas. Bifurquez-la et importez la bifurcation.</translation>
    </message>
    <message>
        <source>The session is also stored in an older place, as an upgrade leaves it. The newer one is shown.</source>
        <translation>La session est aussi conservée à un endroit plus ancien, comme le laisse une mise à niveau. La plus récente est affichée.</translation>
    </message>
    <message>
        <source>The message is not valid JSON. OpenCode fails to load the session. If it is being written, check again.</source>
        <translation>Le message n’est pas du JSON valide. OpenCode n’arrive pas à charger la session. Si elle est en cours d’écriture, vérifiez à nouveau.</translation>
    </message>
    <message>
        <source>A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out.</source>
        <translation>Une partie du message n’est pas du JSON valide. OpenCode n’arrive pas à le charger. Une bifurcation l’omet.</translation>
    </message>
    <message>
        <source>The part has an unknown type (“%1”). It is shown as stored.</source>
        <translation>La partie a un type inconnu («&#x202f;%1&#x202f;»). Elle est affichée telle qu’elle est conservée.</translation>
    </message>
    <message>
        <source>Another message of the session has the same id. OpenCode imports only the first of them.</source>
        <translation>Un autre message de la session a le même identifiant. OpenCode n’importe que le premier d’entre eux.</translation>
    </message>
    <message>
        <source>The answer belongs to a prompt %1 that the session does not have.</source>
        <translation>La réponse appartient à une requête %1 que la session n’a pas.</translation>
    </message>
    <message>
        <source>A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile.</source>
        <translation>Un appel de l’outil %1 n’a pas de résultat. L’outil tourne encore, ou OpenCode a été arrêté entre-temps.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Patch</source>
        <translation>Correctif</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
</context>
<context>
    <name>OwnDatabase</name>
    <message>
        <source>%1 cannot be written: the disk is full. Free some space.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: le disque est plein. Libérez de l’espace.</translation>
    </message>
    <message>
        <source>%1 is damaged. It is a cache and can be made anew.</source>
        <translation>%1 est endommagé. C’est un cache qui peut être recréé.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Les données propres à Stemma dans %1 ne peuvent pas être écrites. Vérifiez les permissions du dossier et l’espace disque libre.</translation>
    </message>
    <message>
        <source>The file %1 is gone.</source>
        <translation>Le fichier %1 n’existe plus.</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>Le fichier est compressé. Décompressez-le pour le modifier.</translation>
    </message>
    <message>
        <source>%1 would fill the disk when unpacked: it is far larger than a session. If you trust it, unpack it yourself and open its content.</source>
        <translation>%1 remplirait le disque une fois décompressé&#x202f;: il est bien plus grand qu’une session. Si vous lui faites confiance, décompressez-le vous-même et ouvrez son contenu.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 ne peut pas être décompressé dans %2&#x202f;: %3. Libérez-y de l’espace, ou réglez TMPDIR sur un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked after byte %2. Get the file again.</source>
        <translation>%1 est endommagé&#x202f;: il ne peut pas être décompressé après l’octet %2. Récupérez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>%1 is incomplete: the packed data ends too early. Get the file again.</source>
        <translation>%1 est incomplet&#x202f;: les données compressées se terminent trop tôt. Récupérez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.</source>
        <translation>%1 est compressé avec %2, que Stemma ne peut pas décompresser. Décompressez-le vous-même, puis ouvrez son contenu.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.</source>
        <translation>%1 ne peut pas être décompressé&#x202f;: %2. Réglez TMPDIR sur un dossier accessible en écriture.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.</source>
        <translation>%1 ne peut pas être décompressé&#x202f;: %2. Libérez de l’espace, ou réglez TMPDIR sur un autre dossier.</translation>
    </message>
</context>
<context>
    <name>PartSource</name>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>L’agent de ce dépôt ne garde pas de copies des fichiers.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>La copie de %1 n’existe plus.</translation>
    </message>
    <message>
        <source>The files are now as they were at this checkpoint.</source>
        <translation>Les fichiers sont maintenant tels qu’ils étaient à ce point de contrôle.</translation>
    </message>
    <message>
        <source>The message is too large to show its images.</source>
        <translation>Le message est trop grand pour afficher ses images.</translation>
    </message>
    <message>
        <source>The message is damaged, so its images cannot be shown.</source>
        <translation>Le message est endommagé, ses images ne peuvent donc pas être affichées.</translation>
    </message>
</context>
<context>
    <name>Pi</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>Ce n’est pas du JSON valide&#x202f;: la lecture s’arrête à l’octet %1.</translation>
    </message>
    <message>
        <source>This is not an entry: it is not a JSON object.</source>
        <translation>Ce n’est pas une entrée&#x202f;: ce n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>pi leaves out answers that failed or were aborted.</source>
        <translation>pi omet les réponses qui ont échoué ou ont été interrompues.</translation>
    </message>
    <message>
        <source>The user kept this command out of the context.</source>
        <translation>L’utilisateur a gardé cette commande hors du contexte.</translation>
    </message>
    <message>
        <source>pi has no place for a pruned tool output. Edit the output instead.</source>
        <translation>pi n’a pas de place pour une sortie d’outil élaguée. Modifiez plutôt la sortie.</translation>
    </message>
    <message>
        <source>pi cannot undo a compaction. Resume the session before it: everything is still there.</source>
        <translation>pi ne peut pas annuler une compaction. Reprenez la session avant elle&#x202f;: tout y est encore.</translation>
    </message>
    <message>
        <source>This entry is not a message but a setting of the session; it stays where it is.</source>
        <translation>Cette entrée n’est pas un message mais un réglage de la session&#x202f;; elle reste où elle est.</translation>
    </message>
    <message>
        <source>The session has no answer yet, so pi writes its entries a second time with the first one.</source>
        <translation>La session n’a pas encore de réponse, pi écrit donc ses entrées une seconde fois avec la première.</translation>
    </message>
    <message>
        <source>Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.</source>
        <translation>Les sessions de version 1 n’ont pas d’identifiants. Ouvrez une fois la session dans pi, ce qui la met à jour.</translation>
    </message>
    <message>
        <source>pi may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>pi a peut-être une session ouverte. Quittez-le d’abord&#x202f;: il continuerait à écrire dans l’ancien dossier.</translation>
    </message>
    <message>
        <source>An extension of pi took this message out of the context.</source>
        <translation>Une extension de pi a retiré ce message du contexte.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown.</source>
        <translation>Ce n’est pas une image PNG, JPEG, GIF, WebP ou BMP, ou elle est endommagée&#x202f;; elle n’est donc pas affichée.</translation>
    </message>
    <message>
        <source>This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.</source>
        <translation>Cette image annonce %1 × %2 pixels. Les images de plus de 64 mégapixels ne sont pas ouvertes.</translation>
    </message>
    <message>
        <source>This image is damaged and cannot be shown.</source>
        <translation>Cette image est endommagée et ne peut pas être affichée.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Message %1 lacks fields that %2 needs. Check the session first.</source>
        <translation>Il manque au message %1 des champs dont %2 a besoin. Vérifiez d’abord la session.</translation>
    </message>
    <message>
        <source>This part can only be removed with its whole message %1.</source>
        <translation>Cette partie ne peut être supprimée qu’avec tout son message %1.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>Ce n’est pas une sortie d’outil, elle ne peut donc pas être élaguée.</translation>
    </message>
    <message>
        <source>%1 keeps the newest messages, and nothing comes before them. Name the last message to summarise.</source>
        <translation>%1 garde les messages les plus récents, et rien ne les précède. Nommez le dernier message à résumer.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context now, so it cannot be summarised.</source>
        <translation>Le message %1 n’est pas dans le contexte actuellement, il ne peut donc pas être résumé.</translation>
    </message>
    <message>
        <source>The message after message %1 is a tool result, and what is kept must not begin with one. Name the result, or a message before its call.</source>
        <translation>Le message après le message %1 est un résultat d’outil, et ce qui est gardé ne doit pas commencer par un résultat. Nommez le résultat, ou un message avant son appel.</translation>
    </message>
    <message>
        <source>%1 does not merge summaries: a new one takes up the one before it. Compact up to a message instead.</source>
        <translation>%1 ne fusionne pas les résumés&#x202f;: un nouveau reprend celui qui le précède. Compactez plutôt jusqu’à un message.</translation>
    </message>
    <message>
        <source>%1 makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>%1 ne fait pas de résumés sans modèle. Écrivez le texte vous-même, ou laissez un modèle l’écrire (niveau 1 ou 2).</translation>
    </message>
    <message>
        <source>%1 does not read this record, so nothing can be done with it.</source>
        <translation>%1 ne lit pas cet enregistrement, on ne peut donc rien en faire.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>%n appel d’outil n’y a pas de résultat et est omis, comme le fait %1.</numerusform>
            <numerusform>%n appels d’outils n’y ont pas de résultat et sont omis, comme le fait %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the checkpoint at message %1 of “%2”</source>
        <translation>Supprimer le point de contrôle au message %1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>Point de contrôle «&#x202f;%1&#x202f;» au message %2 de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>Restore the output in message %1 of “%2”</source>
        <translation>Restaurer la sortie dans le message %1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Cette sortie n’est pas élaguée.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Cette sortie est déjà élaguée.</translation>
    </message>
    <message>
        <source>%1 does not mark pruned outputs. The session that this one was made of has the output.</source>
        <translation>%1 ne marque pas les sorties élaguées. La session à partir de laquelle celle-ci a été créée contient la sortie.</translation>
    </message>
    <message>
        <source>Prune the output in message %1 of “%2”</source>
        <translation>Élaguer la sortie dans le message %1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 has no messages of the role “%2”. Choose one of: %3.</source>
        <translation>%1 n’a pas de messages du rôle «&#x202f;%2&#x202f;». Choisissez parmi&#x202f;: %3.</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>le nouveau message</translation>
    </message>
    <message>
        <source>A branch that %1 does not continue is not compacted. Resume it first, or fork it.</source>
        <translation>Une branche que %1 ne continue pas n’est pas compactée. Reprenez-la d’abord, ou bifurquez-la.</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>Compacter les messages %1–%2 de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3” into a new session</source>
        <translation>Compacter les messages %1–%2 de «&#x202f;%3&#x202f;» dans une nouvelle session</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>La modification %1 n’est pas possible après celles qui la précèdent&#x202f;: %2</translation>
    </message>
    <message>
        <source>thinking that is bound to what is changed</source>
        <translation>réflexion liée à ce qui est modifié</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>Bifurquer «&#x202f;%1&#x202f;» après le message %2</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>Reprendre «&#x202f;%1&#x202f;» après le message %2</translation>
    </message>
    <message>
        <source>Remove title of “%1”</source>
        <translation>Supprimer le titre de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>Renommer «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Edit message %1 of “%2”</source>
        <translation>Modifier le message %1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Supprimer %n message de «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Supprimer %n messages de «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of “%1”</source>
        <translation>Supprimer une partie de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Supprimer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Insert after message %1 of “%2”</source>
        <translation>Insérer après le message %1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Insert at the beginning of “%1”</source>
        <translation>Insérer au début de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1, in a fork</source>
        <comment>Edit message 3 of “Parser bug”</comment>
        <translation>%1, dans une bifurcation</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Bifurcation de %1</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>Fin abandonnée de %1</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1 (compactée)</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>message %1</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>message %1, partie %2</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>message %1, %n partie</numerusform>
            <numerusform>message %1, %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>copie de %1</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>copies de %1–%2</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>la nouvelle session</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>la fin abandonnée</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>le résumé</translation>
    </message>
    <message>
        <source>the messages it replaces</source>
        <translation>les messages qu’il remplace</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>La session n’a pas de message «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>La session n’a pas de messages.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>Le message «&#x202f;%1&#x202f;» n’a pas de partie %2.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>La session n’a pas de résumé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no level %1. Choose 1, 2 or 3.</source>
        <translation>Il n’y a pas de niveau %1. Choisissez 1, 2 ou 3.</translation>
    </message>
    <message>
        <source>Choose the messages to remove.</source>
        <translation>Choisissez les messages à supprimer.</translation>
    </message>
    <message>
        <source>Parts can be removed from only one message at a time.</source>
        <translation>Des parties ne peuvent être supprimées que d’un message à la fois.</translation>
    </message>
    <message>
        <source>Only texts, thinking and tool outputs can be edited.</source>
        <translation>Seuls les textes, la réflexion et les sorties d’outils peuvent être modifiés.</translation>
    </message>
    <message>
        <source>Enter a different text.</source>
        <translation>Saisissez un autre texte.</translation>
    </message>
    <message>
        <source>Enter a new title.</source>
        <translation>Saisissez un nouveau titre.</translation>
    </message>
    <message>
        <source>Enter the text of the new message.</source>
        <translation>Saisissez le texte du nouveau message.</translation>
    </message>
    <message>
        <source>Enter the text of the summary.</source>
        <translation>Saisissez le texte du résumé.</translation>
    </message>
    <message>
        <source>Nothing comes before this message. Fork after it.</source>
        <translation>Rien ne précède ce message. Bifurquez après lui.</translation>
    </message>
    <message>
        <source>The session already ends here; nothing would be discarded.</source>
        <translation>La session se termine déjà ici&#x202f;; rien ne serait abandonné.</translation>
    </message>
    <message>
        <source>A tool result must follow its call, so nothing can be inserted between them.</source>
        <translation>Un résultat d’outil doit suivre son appel, rien ne peut donc être inséré entre eux.</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>La session a été modifiée par un autre programme depuis la planification. Rien n’a été modifié&#x202f;; planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>This message was discarded and is no longer part of the session.</source>
        <translation>Ce message a été abandonné et ne fait plus partie de la session.</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain, which %1 cannot resume.</source>
        <translation>Cette entrée appartient à une chaîne latérale, que %1 ne peut pas reprendre.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.</source>
        <translation>Cette réflexion est signée, elle ne peut donc pas être modifiée. Supprimez son message, ou bifurquez la session avant lui.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it can only be removed with its message.</source>
        <translation>Cette réflexion est signée, elle ne peut donc être supprimée qu’avec son message.</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename the session instead.</source>
        <translation>Une branche a le titre de sa session. Renommez plutôt la session.</translation>
    </message>
    <message>
        <source>A branch is a part of its session&apos;s transcript and cannot be deleted on its own. Delete the whole session, or keep the branch.</source>
        <translation>Une branche fait partie de la transcription de sa session et ne peut pas être supprimée seule. Supprimez toute la session, ou gardez la branche.</translation>
    </message>
    <message>
        <source>This kind of change cannot be made in a fork.</source>
        <translation>Ce type de modification ne peut pas se faire dans une bifurcation.</translation>
    </message>
    <message>
        <source>The session cannot be compacted in place. %1 Compact it into a new session.</source>
        <translation>La session ne peut pas être compactée sur place. %1 Compactez-la dans une nouvelle session.</translation>
    </message>
    <message>
        <source>Every tool call has its result.</source>
        <translation>Chaque appel d’outil a son résultat.</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers reject.</source>
        <translation>La conversation commencerait par une réponse, ce que les fournisseurs rejettent.</translation>
    </message>
    <message>
        <source>The conversation does not end with a prompt.</source>
        <translation>La conversation ne se termine pas par une requête.</translation>
    </message>
    <message>
        <source>No signed thinking follows the change.</source>
        <translation>Aucune réflexion signée ne suit la modification.</translation>
    </message>
    <message>
        <source>Message %1 has signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>Le message %1 a une réflexion signée. Elle est inchangée, mais un fournisseur peut la rejeter car les messages autour ont changé.</translation>
    </message>
    <message numerus="yes">
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>Les appels d’outils et leurs résultats vont ensemble, %n autre message change donc.</numerusform>
            <numerusform>Les appels d’outils et leurs résultats vont ensemble, %n autres messages changent donc.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing.</source>
        <translation>Le programme %1 (processus %2) a ouvert le dépôt en écriture.</translation>
    </message>
    <message>
        <source>The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.</source>
        <translation>Le résumé est plus petit que les messages qu’il remplace&#x202f;: %L1 au lieu de %L2 jetons.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).</source>
        <translation>Le résumé (%L1 jetons) est plus grand que les messages qu’il remplace (%L2 jetons).</translation>
    </message>
    <message>
        <source>A compaction of %1 stays as it is, so nothing can be added to its summary.</source>
        <translation>Une compaction de %1 reste telle quelle&#x202f;; rien ne peut être ajouté à son résumé.</translation>
    </message>
    <message>
        <source>Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>Les messages %1 ont une réflexion signée. Elle est inchangée, mais un fournisseur peut la rejeter car les messages autour ont changé.</translation>
    </message>
    <message>
        <source>Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>Le message %1 a des appels d’outils signés. Ils sont inchangés, mais un fournisseur peut les rejeter car les messages autour ont changé.</translation>
    </message>
    <message>
        <source>Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>Les messages %1 ont des appels d’outils signés. Ils sont inchangés, mais un fournisseur peut les rejeter car les messages autour ont changé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>Fin abandonnée</translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message>
        <source>%1 can load the session.</source>
        <translation>%1 peut charger la session.</translation>
    </message>
    <message>
        <source>The conversation begins with a prompt.</source>
        <translation>La conversation commence par une requête.</translation>
    </message>
    <message>
        <source>No answer follows directly on another.</source>
        <translation>Aucune réponse n’en suit directement une autre.</translation>
    </message>
    <message>
        <source>One answer would follow directly on another; some providers refuse that.</source>
        <translation>Une réponse en suivrait directement une autre&#x202f;; certains fournisseurs le refusent.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>%n appel d’outil n’a pas de résultat.</numerusform>
            <numerusform>%n appels d’outils n’ont pas de résultat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>%n résultat d’outil n’a pas d’appel&#x202f;; les fournisseurs le refusent.</numerusform>
            <numerusform>%n résultats d’outils n’ont pas d’appel&#x202f;; les fournisseurs le refusent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>%n message après la modification contient une réflexion signée&#x202f;: le message %1. Un fournisseur peut la refuser, puisque ce qui la précède a changé.</numerusform>
            <numerusform>%n messages après la modification contiennent une réflexion signée, d’abord le message %1. Un fournisseur peut la refuser, puisque ce qui la précède a changé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Repair %1</source>
        <comment>a place</comment>
        <translation>Réparer %1</translation>
    </message>
    <message>
        <source>Repair all problems</source>
        <translation>Réparer tous les problèmes</translation>
    </message>
    <message>
        <source>Repair all problems of the kind “%1”</source>
        <translation>Réparer tous les problèmes du type «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>Bifurquer «&#x202f;%1&#x202f;» après le message %2</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>Reprendre «&#x202f;%1&#x202f;» après le message %2</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renommer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Edit message %2 of “%1”</source>
        <translation>Modifier le message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Restore the output in message %2 of “%1”</source>
        <translation>Restaurer la sortie dans le message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Prune the output in message %2 of “%1”</source>
        <translation>Élaguer la sortie dans le message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Supprimer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Insert after message %2 of “%1”</source>
        <translation>Insérer après le message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Set checkpoint after message %2 of “%1”</source>
        <translation>Poser un point de contrôle après le message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>Définir les étiquettes de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>Déplacer un projet</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>Compacter «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Rewrite a summary of “%1”</source>
        <translation>Réécrire un résumé de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>Fusionner des résumés de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>Dissoudre un résumé de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>%n modification dans un lot</numerusform>
            <numerusform>%n modifications dans un lot</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of message %2 of “%1”</source>
        <translation>Supprimer une partie du message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove message %2 of “%1”</source>
        <translation>Supprimer le message %2 de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>Supprimer %n message de «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>Supprimer %n messages de «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Session forked with the change.</source>
        <translation>Session bifurquée avec la modification.</translation>
    </message>
    <message>
        <source>Session forked after message %1.</source>
        <translation>Session bifurquée après le message %1.</translation>
    </message>
    <message>
        <source>Session resumed after message %1.</source>
        <translation>Session reprise après le message %1.</translation>
    </message>
    <message>
        <source>Session renamed.</source>
        <translation>Session renommée.</translation>
    </message>
    <message>
        <source>Message %1 edited.</source>
        <translation>Message %1 modifié.</translation>
    </message>
    <message>
        <source>Output in message %1 restored.</source>
        <translation>Sortie du message %1 restaurée.</translation>
    </message>
    <message>
        <source>Output in message %1 pruned.</source>
        <translation>Sortie du message %1 élaguée.</translation>
    </message>
    <message>
        <source>Session deleted.</source>
        <translation>Session supprimée.</translation>
    </message>
    <message>
        <source>Problems repaired.</source>
        <translation>Problèmes réparés.</translation>
    </message>
    <message>
        <source>Message inserted after message %1.</source>
        <translation>Message inséré après le message %1.</translation>
    </message>
    <message>
        <source>Checkpoint after message %1 changed.</source>
        <translation>Point de contrôle après le message %1 modifié.</translation>
    </message>
    <message>
        <source>Labels changed.</source>
        <translation>Étiquettes modifiées.</translation>
    </message>
    <message>
        <source>Project moved.</source>
        <translation>Projet déplacé.</translation>
    </message>
    <message>
        <source>Summaries merged.</source>
        <translation>Résumés fusionnés.</translation>
    </message>
    <message>
        <source>Session compacted.</source>
        <translation>Session compactée.</translation>
    </message>
    <message>
        <source>Summary dissolved.</source>
        <translation>Résumé dissous.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n modification appliquée.</numerusform>
            <numerusform>%n modifications appliquées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of message %1 removed.</source>
        <translation>Partie du message %1 supprimée.</translation>
    </message>
    <message>
        <source>Message %1 removed.</source>
        <translation>Message %1 supprimé.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>%n message supprimé.</numerusform>
            <numerusform>%n messages supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply in a fork</source>
        <translation>Appliquer dans une bifurcation</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurquer</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Apply edit</source>
        <translation>Appliquer la modification</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Élaguer</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>Poser le point de contrôle</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>Définir les étiquettes</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacter</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>Tout appliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>%1 ne peut pas être ouvert&#x202f;: le pilote PostgreSQL de Qt manque. Installez-le (sous Debian libqt6sql6-psql), puis réessayez.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check user and password, then connect again.</source>
        <translation>%1 ne peut pas être ouvert&#x202f;: %2. Vérifiez l’utilisateur et le mot de passe, puis reconnectez-vous.</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>%1 est injoignable&#x202f;: %2. Vérifiez l’adresse et assurez-vous que le serveur fonctionne, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 is a replica and had to follow its primary: %2. Try again, or connect to the primary.</source>
        <translation>%1 est un réplica et a dû suivre son serveur primaire&#x202f;: %2. Réessayez, ou connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may have locked the tables; try again later.</source>
        <translation>%1 n’a pas répondu à temps&#x202f;: %2. Un autre programme a peut-être verrouillé les tables&#x202f;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Try again when the server is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 n’a pas répondu à temps&#x202f;: %2. Réessayez quand le serveur sera moins occupé, ou ajoutez statement_timeout=SECONDES à l’adresse.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. Stemma reconnects at the next attempt; messages already read stay on screen.</source>
        <translation>La connexion à %1 a été perdue&#x202f;: %2. Stemma se reconnecte à la prochaine tentative&#x202f;; les messages déjà lus restent à l’écran.</translation>
    </message>
    <message>
        <source>You may not read %1: %2. Ask for the right to read it, or connect as another user.</source>
        <translation>Vous n’avez pas le droit de lire %1&#x202f;: %2. Demandez le droit de lecture, ou connectez-vous avec un autre utilisateur.</translation>
    </message>
    <message>
        <source>%1 has unknown tables: %2. Check the schema.</source>
        <translation>%1 a des tables inconnues&#x202f;: %2. Vérifiez le schéma.</translation>
    </message>
    <message>
        <source>%1 is read-only: %2.</source>
        <translation>%1 est en lecture seule&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 reported an error: %2. Check the server&apos;s log.</source>
        <translation>%1 a signalé une erreur&#x202f;: %2. Consultez le journal du serveur.</translation>
    </message>
    <message>
        <source>A batch is tried out on temporary copies, for which you lack the right TEMPORARY on the database. Ask for it, or make the changes one by one.</source>
        <translation>Un lot est essayé sur des copies temporaires, pour lesquelles il vous manque le droit TEMPORARY sur la base de données. Demandez-le, ou faites les modifications une par une.</translation>
    </message>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>Le lot ne peut pas être essayé&#x202f;: ses conversations sont trop grandes pour être copiées en %n seconde. Faites les modifications une par une, ou ajoutez statement_timeout=SECONDES à l’adresse.</numerusform>
            <numerusform>Le lot ne peut pas être essayé&#x202f;: ses conversations sont trop grandes pour être copiées en %n secondes. Faites les modifications une par une, ou ajoutez statement_timeout=SECONDES à l’adresse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the change again, or undo the later change first.</source>
        <translation>%1 n’a pas été modifié&#x202f;: la ligne «&#x202f;%2&#x202f;» de sa table «&#x202f;%3&#x202f;» a changé depuis (%4). Planifiez à nouveau la modification, ou annulez d’abord la modification ultérieure.</translation>
    </message>
    <message>
        <source>%1 was not changed: the columns of its table “%2” have changed. Open the store again and plan the change again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: les colonnes de sa table «&#x202f;%2&#x202f;» ont changé. Rouvrez le dépôt et planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be undone exactly.</source>
        <translation>%1 n’a pas été modifié&#x202f;: sa table «&#x202f;%2&#x202f;» a des déclencheurs, des règles ou des colonnes générées, la modification ne pourrait donc pas être annulée exactement.</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 est «&#x202f;%2&#x202f;» au lieu de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>another column was changed</source>
        <translation>une autre colonne a été modifiée</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>elle a été supprimée</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>elle ne peut pas être écrite</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so removing a row could remove unknown other rows.</source>
        <translation>%1 n’a pas été modifié&#x202f;: la table %2 fait référence à plusieurs colonnes de «&#x202f;%3&#x202f;», supprimer une ligne pourrait donc supprimer d’autres lignes inconnues.</translation>
    </message>
    <message>
        <source>rows of the table %1 now refer to it</source>
        <translation>des lignes de la table %1 y font maintenant référence</translation>
    </message>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: un autre programme a modifié les mêmes lignes au même moment. Planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program has locked the rows. Try again when it is done.</source>
        <translation>%1 n’a pas été modifié&#x202f;: un autre programme a verrouillé les lignes. Réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>%1 was not changed: the encoding of its database lacks a character of the new text. Write it without that character.</source>
        <translation>%1 n’a pas été modifié&#x202f;: il manque à l’encodage de sa base de données un caractère du nouveau texte. Écrivez-le sans ce caractère.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server took too long. Try again when it is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 n’a pas été modifié&#x202f;: le serveur a mis trop de temps. Réessayez quand il sera moins occupé, ou ajoutez statement_timeout=SECONDES à l’adresse.</translation>
    </message>
    <message>
        <source>%1 was not changed: you may only read it, or a part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>%1 n’a pas été modifié&#x202f;: vous avez seulement le droit de le lire, en tout ou en partie. Demandez le droit de le modifier, ou connectez-vous avec un autre utilisateur.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is read-only. Connect to the primary server.</source>
        <translation>%1 n’a pas été modifié&#x202f;: le serveur est en lecture seule. Connectez-vous au serveur primaire.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>%1 n’a pas été modifié&#x202f;: le disque du serveur est plein.</translation>
    </message>
    <message>
        <source>%1 was not changed: the undo data of this change is too large for the journal.</source>
        <translation>%1 n’a pas été modifié&#x202f;: les données d’annulation de cette modification sont trop grandes pour le journal.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: le résultat violerait une règle de ses tables. Le dépôt a peut-être changé entre-temps&#x202f;; planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost during the change. Stemma checks before the next change whether it was applied.</source>
        <translation>La connexion à %1 a été perdue pendant la modification. Stemma vérifiera avant la prochaine modification si elle a été appliquée.</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection was lost. Try again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: la connexion a été perdue. Réessayez.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>How much room there is between lines and controls</source>
        <translation>L’espace entre les lignes et les éléments de commande</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>Police du code</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Of the whole window, compared with the system&apos;s</source>
        <translation>De toute la fenêtre, par rapport à celle du système</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les mouvements</translation>
    </message>
    <message>
        <source>No animations and no blinking cursor</source>
        <translation>Ni animations ni curseur clignotant</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect when Stemma is started again</source>
        <translation>Prend effet au prochain démarrage de Stemma</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Of timelines, in addition to the text size</source>
        <translation>Des chronologies, en plus de la taille du texte</translation>
    </message>
    <message>
        <source>Show the time axis above timelines</source>
        <translation>Afficher la ligne du temps au-dessus des chronologies</translation>
    </message>
    <message>
        <source>When the agent worked, when tools ran, and when it waited for you</source>
        <translation>Quand l’agent a travaillé, quand des outils ont été exécutés et quand il vous attendait</translation>
    </message>
    <message>
        <source>Times in lists</source>
        <translation>Heures dans les listes</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>All times are shown, and read when you type them, in this zone</source>
        <translation>Toutes les heures sont affichées dans ce fuseau, et lues dans celui-ci quand vous les saisissez</translation>
    </message>
    <message>
        <source>Reopen stores and tabs at start</source>
        <translation>Rouvrir les dépôts et onglets au démarrage</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Afficher la barre de menus</translation>
    </message>
    <message>
        <source>Open stores and links in the window that is there</source>
        <translation>Ouvrir les dépôts et les liens dans la fenêtre déjà ouverte</translation>
    </message>
    <message>
        <source>Otherwise each start of Stemma has a window of its own, as with --new-window</source>
        <translation>Sinon, chaque démarrage de Stemma a sa propre fenêtre, comme avec --new-window</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>Signaler les contraintes perdues</translation>
    </message>
    <message>
        <source>Shows a notice on the desktop when an agent compacts an open session and loses a constraint</source>
        <translation>Affiche une notification sur le bureau quand un agent compacte une session ouverte et perd une contrainte</translation>
    </message>
    <message>
        <source>Configure shortcuts…</source>
        <translation>Configurer les raccourcis…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Modifier les raccourcis clavier</translation>
    </message>
    <message>
        <source>Forget recent stores</source>
        <translation>Oublier les dépôts récents</translation>
    </message>
    <message>
        <source>Empties the list of recent stores; the stores stay as they are</source>
        <translation>Vide la liste des dépôts récents&#x202f;; les dépôts restent tels quels</translation>
    </message>
    <message>
        <source>Keep an index for searching</source>
        <translation>Garder un index de recherche</translation>
    </message>
    <message>
        <source>Makes searching immediate; built in the background</source>
        <translation>Rend la recherche immédiate&#x202f;; construit en arrière-plan</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>Index de recherche…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>Choisir les dépôts qui ont un index de recherche</translation>
    </message>
    <message>
        <source>Undo data up to</source>
        <translation>Données d’annulation jusqu’à</translation>
    </message>
    <message>
        <source>When there is more, the oldest changes leave History and can no longer be undone</source>
        <translation>Au-delà, les modifications les plus anciennes quittent l’Historique et ne peuvent plus être annulées</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>About 4 GB (default)</source>
        <translation>Environ 4 Go (par défaut)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Keep undo data for</source>
        <translation>Garder les données d’annulation pendant</translation>
    </message>
    <message>
        <source>Changes made since this start of Stemma are always kept</source>
        <translation>Les modifications faites depuis ce démarrage de Stemma sont toujours gardées</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 jour</numerusform>
            <numerusform>%1 jours</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Model endpoints…</source>
        <translation>Points d’accès des modèles…</translation>
    </message>
    <message>
        <source>Where summaries may be requested, and what a request costs</source>
        <translation>Où des résumés peuvent être demandés, et ce que coûte une demande</translation>
    </message>
    <message>
        <source>Edit prices…</source>
        <translation>Modifier les prix…</translation>
    </message>
    <message>
        <source>Your own prices for token usage, in a text file</source>
        <translation>Vos propres prix pour la consommation de jetons, dans un fichier texte</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Timeline and times</source>
        <translation>Chronologie et heures</translation>
    </message>
    <message>
        <source>Windows and stores</source>
        <translation>Fenêtres et dépôts</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>Données d’annulation</translation>
    </message>
    <message>
        <source>Models and prices</source>
        <translation>Modèles et prix</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.</source>
        <translation>Les prix dans %1 ne peuvent pas être utilisés&#x202f;: %2 (%3). Corrigez le fichier, ou retirez-le.</translation>
    </message>
    <message>
        <source>a price for a million tokens has to be a number from 0 on</source>
        <translation>un prix pour un million de jetons doit être un nombre supérieur ou égal à 0</translation>
    </message>
    <message>
        <source>the name of a model is missing</source>
        <translation>le nom d’un modèle manque</translation>
    </message>
    <message>
        <source>the lengths of contexts have to rise</source>
        <translation>les longueurs des contextes doivent croître</translation>
    </message>
    <message>
        <source>a date has to be like 2026-03-31</source>
        <translation>une date doit avoir la forme 2026-03-31</translation>
    </message>
    <message>
        <source>a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, priority), a region, or hours like 16:30-00:30</source>
        <translation>un facteur demande des modèles (models), un nombre à partir de 0 (times) et l’un de ceux-ci : un niveau (tier : batch, flex, priority), une région (region) ou des heures (hours) comme 16:30-00:30</translation>
    </message>
    <message>
        <source>a subscription has to be an object</source>
        <translation>un abonnement doit être un objet</translation>
    </message>
    <message>
        <source>prices in %1 need what one US dollar is in %1, so that all can be added up</source>
        <translation>les prix en %1 exigent la valeur d’un dollar américain en %1, pour que tout puisse être additionné</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>it has to be a list</source>
        <translation>ce doit être une liste</translation>
    </message>
    <message>
        <source>%1 is too large for a table of prices. Name another file.</source>
        <translation>%1 est trop grand pour une table de prix. Nommez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>May %1 be changed?</source>
        <translation>Est-il permis de modifier %1&#x202f;?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about %1?</source>
        <translation>Qu’est-ce que l’utilisateur a exigé ou décidé à propos de %1&#x202f;?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about this: %1?</source>
        <translation>Qu’est-ce que l’utilisateur a exigé ou décidé à ce propos&#x202f;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>What is the whole path of %1?</source>
        <translation>Quel est le chemin complet de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Which command line with %1 was run, with all its arguments?</source>
        <translation>Quelle ligne de commande avec %1 a été exécutée, avec tous ses arguments&#x202f;?</translation>
    </message>
    <message>
        <source>What is the whole address at %1?</source>
        <translation>Quelle est l’adresse complète sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Avec réponse</translation>
    </message>
    <message>
        <source>Answered otherwise</source>
        <translation>Autre réponse</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Which error belongs in the gap: “%1”?</source>
        <translation>Quelle erreur manque ici&#x202f;: «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>How does the error go on that begins “%1”?</source>
        <translation>Quelle est la suite de l’erreur qui commence par «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Which quoted words belong in the gap: “%1”?</source>
        <translation>Quels mots cités manquent ici&#x202f;: «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>How does the quotation go on that begins “%1”?</source>
        <translation>Quelle est la suite de la citation qui commence par «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Which name belongs in the gap: “%1”?</source>
        <translation>Quel nom manque ici&#x202f;: «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Which figure belongs in the gap: “%1”?</source>
        <translation>Quel nombre manque ici&#x202f;: «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Which version belongs in the gap: “%1”?</source>
        <translation>Quelle version manque ici&#x202f;: «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message>
        <source>The new project folder already has a file “%1”, so nothing can be moved. Compare both files first.</source>
        <translation>Le nouveau dossier du projet a déjà un fichier «&#x202f;%1&#x202f;», rien ne peut donc être déplacé. Comparez d’abord les deux fichiers.</translation>
    </message>
    <message>
        <source>Enter absolute paths for both the old and the new project folder.</source>
        <translation>Saisissez des chemins absolus pour l’ancien et le nouveau dossier du projet.</translation>
    </message>
    <message>
        <source>Enter a different folder.</source>
        <translation>Saisissez un autre dossier.</translation>
    </message>
    <message>
        <source>This store has no sessions of a project in “%1”.</source>
        <translation>Ce dépôt n’a pas de sessions d’un projet dans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Move the project “%1” to “%2”</source>
        <translation>Déplacer le projet «&#x202f;%1&#x202f;» vers «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>The folder “%1” also holds sessions of another project, so it is not moved.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» contient aussi des sessions d’un autre projet, il n’est donc pas déplacé.</translation>
    </message>
    <message>
        <source>The name of the new folder is too long for the agent to find its sessions by it.</source>
        <translation>Le nom du nouveau dossier est trop long pour que l’agent y retrouve ses sessions.</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>le dossier de %1</translation>
    </message>
    <message>
        <source>the folder in records</source>
        <translation>le dossier dans les enregistrements</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>%n dossier a des sessions qui y ont travaillé mais appartiennent à un autre projet&#x202f;; elles restent.</numerusform>
            <numerusform>%n dossiers ont des sessions qui y ont travaillé mais appartiennent à un autre projet&#x202f;; elles restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>To move a project, open the folder that contains all projects: “%1”.</source>
        <translation>Pour déplacer un projet, ouvrez le dossier qui contient tous les projets&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>%n lien symbolique reste où il est&#x202f;: %1.</numerusform>
            <numerusform>%n liens symboliques restent où ils sont&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>%n dossier sans fichier reste où il est&#x202f;: %1.</numerusform>
            <numerusform>%n dossiers sans fichier restent où ils sont&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>%n fichier a des lignes de plus de 64 Mio qui nomment l’ancien dossier&#x202f;; ces lignes restent telles quelles&#x202f;: %1.</numerusform>
            <numerusform>%n fichiers ont des lignes de plus de 64 Mio qui nomment l’ancien dossier&#x202f;; ces lignes restent telles quelles&#x202f;: %1.</numerusform>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
</context>
<context>
    <name>QueryEdit</name>
    <message>
        <source>What can be typed next</source>
        <translation>Ce qui peut être saisi ensuite</translation>
    </message>
</context>
<context>
    <name>RawRecord</name>
    <message>
        <source>This record is longer than 64 MB, so only its beginning is shown.</source>
        <translation>Cet enregistrement dépasse 64 Mo, seul son début est donc affiché.</translation>
    </message>
</context>
<context>
    <name>RedactionRules</name>
    <message>
        <source>The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.</source>
        <translation>La règle de caviardage «&#x202f;%1&#x202f;» ne peut pas être utilisée&#x202f;: il lui faut un identifiant, un type et un motif valide.</translation>
    </message>
    <message>
        <source>The redaction rules are not valid JSON with a list “rules”.</source>
        <translation>Les règles de caviardage ne sont pas du JSON valide avec une liste «&#x202f;rules&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>This format has no stores on servers.</source>
        <translation>Ce format n’a pas de dépôts sur des serveurs.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is not a known session store. %2</source>
        <translation>%1 n’est pas un dépôt de sessions connu. %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The tables of the database cannot be read.</source>
        <translation>Les tables de la base de données ne peuvent pas être lues.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 is left unchanged.</source>
        <comment>a place</comment>
        <translation>%1 reste inchangé.</translation>
    </message>
    <message>
        <source>%1 is left unchanged: %2</source>
        <comment>a place; why</comment>
        <translation>%1 reste inchangé&#x202f;: %2</translation>
    </message>
    <message>
        <source>This cannot be repaired. %1</source>
        <translation>Ceci ne peut pas être réparé. %1</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Rien à réparer</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>Réparer %n problème</numerusform>
            <numerusform>Réparer %n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>Réparer %n problème d’une session</numerusform>
            <numerusform>Réparer %n problèmes d’une session</numerusform>
        </translation>
    </message>
    <message>
        <source>Found nothing that can be repaired.</source>
        <translation>Rien de réparable trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>Une nouvelle vérification ne trouve plus %n de ces problèmes.</numerusform>
            <numerusform>Une nouvelle vérification ne trouve plus %n de ces problèmes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>Problèmes réparables&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Problèmes réparables&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>La session d’exemple %1 ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>The folder %1 for the sample session cannot be created.</source>
        <translation>Le dossier %1 pour la session d’exemple ne peut pas être créé.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Prompt</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Entrée d’outil</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Sortie d’outil</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Correctif</translation>
    </message>
    <message>
        <source>File summary</source>
        <translation>Résumé de fichier</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Un autre assistant</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Dépôt</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>session supprimée</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>résumé</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>chaîne latérale</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>éphémère</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>élagué</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la session</translation>
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
        <translation>L’index de recherche %1 a été créé par une version plus récente de Stemma et n’est pas utilisé.</translation>
    </message>
    <message>
        <source>The search index is empty.</source>
        <translation>L’index de recherche est vide.</translation>
    </message>
    <message>
        <source>The search index %1 cannot be deleted. Check the permissions of its folder.</source>
        <translation>L’index de recherche %1 ne peut pas être supprimé. Vérifiez les permissions de son dossier.</translation>
    </message>
    <message>
        <source>Another window or program is building this search index. Wait until it is done.</source>
        <translation>Une autre fenêtre ou un autre programme construit cet index de recherche. Attendez qu’il ait fini.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Les données propres à Stemma dans %1 ne peuvent pas être écrites. Vérifiez les permissions du dossier et l’espace disque libre.</translation>
    </message>
    <message>
        <source>The search index is damaged. It will be built anew.</source>
        <translation>L’index de recherche est endommagé. Il sera reconstruit.</translation>
    </message>
</context>
<context>
    <name>SearchIndexer</name>
    <message>
        <source>Indexing %1 for search</source>
        <translation>Indexation de %1 pour la recherche</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>«&#x202f;%1:&#x202f;» a besoin d’une valeur.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 or 2026-03-01..2026-03-15.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date. Écrivez 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 ou 2026-03-01..2026-03-15.</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write &gt;1000, &lt;10k or 100..200.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de jetons. Écrivez &gt;1000, &lt;10k ou 100..200.</translation>
    </message>
    <message>
        <source>“%1:” can be: %2.</source>
        <translation>«&#x202f;%1:&#x202f;» peut être&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>La recherche est trop longue&#x202f;: elle peut avoir au plus %Ln caractère.</numerusform>
            <numerusform>La recherche est trop longue&#x202f;: elle peut avoir au plus %Ln caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query contains a control character (U+%1). Remove it.</source>
        <translation>La recherche contient un caractère de contrôle (U+%1). Retirez-le.</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing. Remove it, or put it in quotes.</source>
        <translation>Cette parenthèse ne ferme rien. Retirez-la, ou mettez-la entre guillemets.</translation>
    </message>
    <message>
        <source>The query is nested too deeply. Split it into several searches.</source>
        <translation>La recherche est trop imbriquée. Divisez-la en plusieurs recherches.</translation>
    </message>
    <message>
        <source>These parentheses are empty. Remove them, or put them in quotes.</source>
        <translation>Ces parenthèses sont vides. Retirez-les, ou mettez-les entre guillemets.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Cette parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes.</source>
        <translation>Il manque ici un mot ou une condition. Pour chercher AND, OR ou NOT, mettez-le entre guillemets.</translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>La recherche a trop de mots&#x202f;: elle peut en avoir au plus %Ln.</numerusform>
            <numerusform>La recherche a trop de mots&#x202f;: elle peut en avoir au plus %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>Ce guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. To search for these characters, write %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’a ni lettre ni chiffre. Pour chercher ces caractères, écrivez %2.</translation>
    </message>
    <message>
        <source>The exact text is missing. Write it in quotes after the equals sign.</source>
        <translation>Le texte exact manque. Écrivez-le entre guillemets après le signe égal.</translation>
    </message>
    <message>
        <source>This regular expression is not closed. Add a slash, or put a path in quotes.</source>
        <translation>Cette expression rationnelle n’est pas fermée. Ajoutez une barre oblique, ou mettez un chemin entre guillemets.</translation>
    </message>
    <message>
        <source>There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.</source>
        <translation>Il n’y a pas de champ «&#x202f;%1&#x202f;». Les champs sont&#x202f;: %2. Pour chercher le texte, mettez-le entre guillemets.</translation>
    </message>
</context>
<context>
    <name>SearchScope</name>
    <message>
        <source>Project %1</source>
        <translation>Projet %1</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>Dépôt %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>SearchSource</name>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
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
    <message>
        <source>%1 of %2 hits in %3</source>
        <comment>200 of 1,204 hits in 86 sessions</comment>
        <translation>%1 sur %2 occurrences dans %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <comment>first 200 hits</comment>
        <translation>les %1 premières</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>12 hits in 3 sessions</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>reading without an index, %1 of %2 stores done</source>
        <translation>lecture sans index, %1 dépôts sur %2 terminés</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>recherche…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>%Ln dépôt lu sans index complet</numerusform>
            <numerusform>%Ln dépôts lus sans index complet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>%Ln dépôt n’a pas pu être parcouru</numerusform>
            <numerusform>%Ln dépôts n’ont pas pu être parcourus</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 % built</source>
        <translation>index construit à %1&#x202f;%</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>en cours de lecture</translation>
    </message>
    <message>
        <source>%1 sessions by index, %2 read</source>
        <translation>%1 sessions par index, %2 lues</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln omis</numerusform>
            <numerusform>%Ln omis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>l’expression a pris trop de temps sur %Ln texte</numerusform>
            <numerusform>l’expression a pris trop de temps sur %Ln textes</numerusform>
        </translation>
    </message>
    <message>
        <source>none: servers are searched by reading</source>
        <translation>aucun&#x202f;: les serveurs sont parcourus par lecture</translation>
    </message>
    <message>
        <source>being built, %1 of %2 sessions</source>
        <translation>en construction, %1 sessions sur %2</translation>
    </message>
    <message>
        <source>being built</source>
        <translation>en construction</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>complete, checking for changes</source>
        <translation>complet, recherche de modifications</translation>
    </message>
    <message>
        <source>waiting to be built</source>
        <translation>en attente de construction</translation>
    </message>
    <message>
        <source>being built by another program</source>
        <translation>en construction par un autre programme</translation>
    </message>
    <message>
        <source>partly built</source>
        <translation>construit en partie</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>%Ln session n’a pas pu être lue</numerusform>
            <numerusform>%Ln sessions n’ont pas pu être lues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The server address is not valid: %1. Write it like postgresql://user@host:5432/database.</source>
        <translation>L’adresse du serveur n’est pas valide&#x202f;: %1. Écrivez-la sous la forme postgresql://user@host:5432/database.</translation>
    </message>
    <message>
        <source>the port is not a number from 1 to 65535</source>
        <translation>le port n’est pas un nombre de 1 à 65535</translation>
    </message>
    <message>
        <source>a parameter has an invalid character</source>
        <translation>un paramètre a un caractère non valide</translation>
    </message>
    <message>
        <source>statement_timeout is not a time like 30s or 2min</source>
        <translation>statement_timeout n’est pas une durée comme 30s ou 2min</translation>
    </message>
    <message>
        <source>it must not contain the password of a key</source>
        <translation>elle ne doit pas contenir le mot de passe d’une clé</translation>
    </message>
    <message>
        <source>special characters of a password have to be written as codes (%1)</source>
        <translation>les caractères spéciaux d’un mot de passe doivent être écrits sous forme de codes (%1)</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>elle nomme plus d’un hôte</translation>
    </message>
    <message>
        <source>the service name is not valid</source>
        <translation>le nom du service n’est pas valide</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>un paramètre n’a pas de valeur</translation>
    </message>
    <message>
        <source>it has an invalid character</source>
        <translation>elle a un caractère non valide</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>The export could not be written: %1. Free some space or choose another place.</source>
        <translation>L’export n’a pas pu être écrit&#x202f;: %1. Libérez de l’espace ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 n’a pas pu être écrit&#x202f;: %2. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>%1 holds sessions, which the export would replace. Choose another place.</source>
        <translation>%1 contient des sessions que l’export remplacerait. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>The session ends before the first message to export.</source>
        <translation>La session se termine avant le premier message à exporter.</translation>
    </message>
</context>
<context>
    <name>SessionName</name>
    <message>
        <source>Untitled session, %1</source>
        <comment>the day it began</comment>
        <translation>Session sans titre, %1</translation>
    </message>
    <message>
        <source>Untitled session %1</source>
        <comment>its id</comment>
        <translation>Session sans titre %1</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma opens stores of the format %1 read-only.</source>
        <translation>Stemma ouvre les dépôts du format %1 en lecture seule.</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>Les données propres à Stemma dans %1 ne peuvent pas être écrites. Vérifiez les permissions du dossier et l’espace disque libre.</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>Le fichier %1 n’existe plus. Restaurez-le, ou ouvrez un autre dépôt.</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>L’enregistrement n’est plus dans %1.</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 est verrouillé par un autre programme qui y écrit. Réessayez quand il aura fini, ou fermez-le.</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save the rest, use the command “.recover” of sqlite3 on a copy.</source>
        <translation>%1 est endommagé&#x202f;: une partie de la base de données est illisible. Pour sauver le reste, utilisez la commande «&#x202f;.recover&#x202f;» de sqlite3 sur une copie.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>%1 n’est pas une base de données SQLite, ou son début est endommagé ou chiffré. Choisissez un autre fichier, ou une sauvegarde de celui-ci.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions, or open a copy.</source>
        <translation>Vous n’avez pas le droit de lire %1. Changez ses permissions, ou ouvrez une copie.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check that the file exists and that you may read it and its folder.</source>
        <translation>%1 ne peut pas être ouvert. Vérifiez que le fichier existe et que vous avez le droit de le lire, ainsi que son dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk or the network reports an error. Check it, then open the file again.</source>
        <translation>%1 ne peut pas être lu&#x202f;: le disque ou le réseau signale une erreur. Vérifiez-le, puis rouvrez le fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk for temporary files is full. Free some space.</source>
        <translation>%1 ne peut pas être lu&#x202f;: le disque des fichiers temporaires est plein. Libérez de l’espace.</translation>
    </message>
    <message>
        <source>%1 has a record that does not fit into memory.</source>
        <translation>%1 a un enregistrement qui ne tient pas en mémoire.</translation>
    </message>
    <message>
        <source>%1 holds data that SQLite cannot process. Check the store for problems; see the log for details.</source>
        <translation>%1 contient des données que SQLite ne peut pas traiter. Vérifiez le dépôt&#x202f;; consultez le journal pour les détails.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its tables differ from the tables of this format. See the log for details.</source>
        <translation>%1 ne peut pas être lu&#x202f;: ses tables diffèrent de celles de ce format. Consultez le journal pour les détails.</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 n’a pas été fermé correctement et doit être copié pour être lu, mais la copie dans %2 a échoué. Libérez-y de l’espace, ou réglez TMPDIR sur un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 est écrit en permanence et n’a pas pu être copié. Réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be undone exactly.</source>
        <translation>%1 n’a pas été modifié&#x202f;: sa table «&#x202f;%2&#x202f;» a des déclencheurs, des colonnes générées ou pas de numéros de ligne, la modification ne pourrait donc pas être annulée exactement.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>%1 n’a pas été modifié&#x202f;: sa table «&#x202f;%2&#x202f;» a été reconstruite depuis.</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can be changed. Repair the store first.</source>
        <translation>%1 n’a pas été modifié&#x202f;: à la ligne %2 de sa table «&#x202f;%3&#x202f;», «&#x202f;%4&#x202f;» n’est pas un nombre modifiable. Réparez d’abord le dépôt.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.</source>
        <translation>%1 n’a pas été modifié&#x202f;: la ligne %2 de sa table «&#x202f;%3&#x202f;» a été réécrite depuis. Annulez d’abord la modification ultérieure.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. If a change in History did that, undo it first.</source>
        <translation>%1 n’a pas été modifié&#x202f;: la ligne %2 de sa table «&#x202f;%3&#x202f;» a été modifiée ou supprimée depuis. Si une modification de l’Historique en est la cause, annulez-la d’abord.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or removed since. Undo the later change first, or plan the change again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: la ligne %2 de sa table «&#x202f;%3&#x202f;» était une copie de la ligne %4, qui a été modifiée ou supprimée depuis. Annulez d’abord la modification ultérieure, ou planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>%1 was not changed: it has changed since the change was planned. Plan it again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: il a changé depuis la planification. Planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to the records to remove. Another program may have resumed the session meanwhile.</source>
        <translation>%1 n’a pas été modifié&#x202f;: d’autres enregistrements font référence à ceux à supprimer. Un autre programme a peut-être repris la session entre-temps.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 n’a pas été modifié&#x202f;: un autre programme y écrit. Réessayez quand il aura fini, ou fermez-le.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>%1 ne peut pas être modifié&#x202f;: vous n’avez pas le droit d’y écrire ou d’écrire dans son dossier. Changez les permissions, ou travaillez sur une copie.</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: le disque est plein. Libérez de l’espace et réessayez.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 n’a pas été modifié&#x202f;: le résultat violerait une règle de ses tables. Le dépôt a peut-être changé entre-temps&#x202f;; planifiez à nouveau la modification.</translation>
    </message>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>Le fichier %1 n’existe plus. Restaurez-le, ou ouvrez un autre dépôt.</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>%1 is a folder. Name the files in it.</source>
        <translation>%1 est un dossier. Indiquez les fichiers qu’il contient.</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>Il n’y a pas de fichier %1. Vérifiez le nom, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>Vous n’avez pas le droit de lire %1. Changez ses permissions ou celles de son dossier, ou ouvrez une copie.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2. Vérifiez le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>Le fichier %1 est vide. Choisissez un autre fichier, ou une sauvegarde de celui-ci.</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.</source>
        <translation>%1 est trop grand (%2&#x202f;; la limite est %3) pour essayer un lot sur une copie. Faites les modifications une par une.</translation>
    </message>
    <message>
        <source>A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space there, or make the changes one by one.</source>
        <translation>Un lot est essayé sur une copie de %1 (%2), pour laquelle %3 n’a pas d’espace. Libérez-y de l’espace, ou faites les modifications une par une.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 est écrit en permanence et n’a pas pu être copié. Réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>StoreFormat</name>
    <message>
        <source>%1 keeps sessions in text files, not in a database.</source>
        <translation>%1 garde les sessions dans des fichiers texte, pas dans une base de données.</translation>
    </message>
    <message>
        <source>It holds sessions of %1.</source>
        <translation>Il contient des sessions de %1.</translation>
    </message>
    <message>
        <source>It begins as a session of %1 does.</source>
        <translation>Il commence comme une session de %1.</translation>
    </message>
    <message>
        <source>No session of %1 was found in this folder.</source>
        <translation>Aucune session de %1 n’a été trouvée dans ce dossier.</translation>
    </message>
    <message>
        <source>It does not begin as a session of %1 does.</source>
        <translation>Il ne commence pas comme une session de %1.</translation>
    </message>
</context>
<context>
    <name>StoreReport</name>
    <message>
        <source>%1 is not a SQLite database.</source>
        <translation>%1 n’est pas une base de données SQLite.</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it, then try again.</source>
        <translation>Un autre programme a ouvert %1. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 was not closed properly: its log must be written back first.</source>
        <translation>%1 n’a pas été fermé correctement&#x202f;: son journal WAL doit d’abord être réintégré.</translation>
    </message>
    <message>
        <source>There is no room for a copy of the database.</source>
        <translation>Il n’y a pas de place pour une copie de la base de données.</translation>
    </message>
    <message>
        <source>Nothing to regain: the database has no free pages.</source>
        <translation>Rien à récupérer&#x202f;: la base de données n’a pas de pages libres.</translation>
    </message>
    <message>
        <source>Vacuum %1</source>
        <translation>Réduire %1</translation>
    </message>
    <message>
        <source>%1 regained</source>
        <translation>%1 récupérés</translation>
    </message>
    <message>
        <source>To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.</source>
        <translation>Pour pouvoir annuler, l’ancien fichier est gardé avec les données d’annulation&#x202f;; l’espace du disque est libéré une fois celles-ci oubliées.</translation>
    </message>
    <message>
        <source>There is no log to write back.</source>
        <translation>Il n’y a pas de journal WAL à réintégrer.</translation>
    </message>
    <message>
        <source>Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.</source>
        <translation>Libère au moins %1 dans la base de données pour de nouvelles données. Réduisez-la pour que le fichier devienne plus petit.</translation>
    </message>
</context>
<context>
    <name>StoredImage</name>
    <message>
        <source>The image itself is not stored in this session.</source>
        <translation>L’image elle-même n’est pas conservée dans cette session.</translation>
    </message>
    <message>
        <source>The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the inspector.</source>
        <translation>L’image conservée n’est pas du base64 valide, elle ne peut donc pas être affichée. Son texte est sous Brut dans l’inspecteur.</translation>
    </message>
    <message>
        <source>The image is no longer in the store. Open the session again.</source>
        <translation>L’image n’est plus dans le dépôt. Rouvrez la session.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>No terminal found. Install one of %1, or set the variable TERMINAL.</source>
        <translation>Aucun terminal trouvé. Installez l’un de ceux-ci&#x202f;: %1, ou définissez la variable TERMINAL.</translation>
    </message>
    <message>
        <source>The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.</source>
        <translation>Le dossier de projet %1 n’existe pas. Si le projet a été déplacé, utilisez «&#x202f;Déplacer le projet…&#x202f;» dans le menu Édition.</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>Le terminal %1 ne peut pas être lancé.</translation>
    </message>
</context>
<context>
    <name>TextMatcher</name>
    <message>
        <source>The regular expression cannot be read at character %1: %2.</source>
        <translation>L’expression rationnelle est illisible au caractère %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>There is nothing to look for. Type a word.</source>
        <translation>Il n’y a rien à chercher. Tapez un mot.</translation>
    </message>
    <message>
        <source>The search text has %L1 characters; at most %L2 are possible. Search for a part of it.</source>
        <translation>Le texte cherché a %L1 caractères, et le maximum est %L2. Cherchez-en une partie.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Point de contrôle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>posé %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln champ</numerusform>
            <numerusform>%Ln champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln ligne de plus</numerusform>
            <numerusform>%Ln lignes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>%Ln caractère de plus dans de longues lignes</numerusform>
            <numerusform>%Ln caractères de plus dans de longues lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Show as stored</source>
        <translation>Afficher tel que conservé</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(sans chemin)</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>renommé depuis %1</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>nouveau fichier</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Injected context</source>
        <translation>Contexte injecté</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln caractère</numerusform>
            <numerusform>%Ln caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>%1 conservés</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>aucun texte à afficher</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>[Thinking]</source>
        <translation>[Réflexion]</translation>
    </message>
    <message>
        <source>in context</source>
        <translation>dans le contexte</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>résumé</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>éphémère</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>chaîne latérale</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>Un autre assistant</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>Rôle inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>de nouveau nécessaire</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>This message has no content.</source>
        <translation>Ce message n’a pas de contenu.</translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>Appelle %Ln outil.</numerusform>
            <numerusform>Appelle %Ln outils.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Point de contrôle</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>Nouveau depuis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>%n message sans constats</numerusform>
            <numerusform>%n messages sans constats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>%n constat, gardé</numerusform>
            <numerusform>%n constats, gardés</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Avant la première requête</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>Compaction %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>%Ln message → 1 résumé</numerusform>
            <numerusform>%Ln messages → 1 résumé</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (%3 %)</source>
        <comment>90 → 12 tokens (−86 %)</comment>
        <translation>%1 → %2 (%3&#x202f;%)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Step %1 started</source>
        <translation>Étape %1 commencée</translation>
    </message>
    <message>
        <source>snapshot %1</source>
        <translation>instantané %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>in %1 + %2 cached</source>
        <translation>entrée %1 + %2 en cache</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>sortie %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>Partie endommagée</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>Partie inconnue</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>type «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>stored unchanged · %1</source>
        <translation>conservé tel quel · %1</translation>
    </message>
    <message>
        <source>tool %1</source>
        <translation>outil %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réflexion</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>correctif</translation>
    </message>
    <message>
        <source>%1, %2 lines added, %3 removed</source>
        <translation>%1, %2 lignes ajoutées, %3 supprimées</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>fichier %1</translation>
    </message>
    <message>
        <source>step %1 started</source>
        <translation>étape %1 commencée</translation>
    </message>
    <message>
        <source>step %1 finished</source>
        <translation>étape %1 terminée</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>événement %1</translation>
    </message>
    <message>
        <source>unknown part %1</source>
        <translation>partie inconnue %1</translation>
    </message>
    <message>
        <source>damaged part</source>
        <translation>partie endommagée</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>chargement</translation>
    </message>
    <message>
        <source>checkpoint “%1”</source>
        <translation>point de contrôle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>aucun contenu</translation>
    </message>
    <message>
        <source>finding: %1</source>
        <translation>constat&#x202f;: %1</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>branche %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Correctif</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>Sous-agent</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>started during this call</source>
        <translation>commencé pendant cet appel</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>cut off here, %1 in total</source>
        <translation>coupé ici, %1 au total</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>Compaction de %Ln message</numerusform>
            <numerusform>Compaction de %Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>%Ln sur %1 terminée</numerusform>
            <numerusform>%Ln sur %1 terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>code de sortie %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>aucune sortie</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 ligne</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>output pruned %1</source>
        <translation>sortie élaguée %1</translation>
    </message>
    <message>
        <source>%1 freed</source>
        <comment>12 tokens freed</comment>
        <translation>%1 libérés</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>élagué</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>non signé</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signé</translation>
    </message>
    <message>
        <source>redacted by the provider</source>
        <translation>caviardé par le fournisseur</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>chiffré</translation>
    </message>
    <message>
        <source>left empty by the provider</source>
        <translation>laissé vide par le fournisseur</translation>
    </message>
    <message>
        <source>Not signed: the text is stored without a signature of the provider.</source>
        <translation>Non signé&#x202f;: le texte est conservé sans signature du fournisseur.</translation>
    </message>
    <message>
        <source>Signed: the provider&apos;s signature is stored with the text. The provider refuses the text once it is changed.</source>
        <translation>Signé&#x202f;: la signature du fournisseur est conservée avec le texte. Le fournisseur refuse le texte dès qu’il est modifié.</translation>
    </message>
    <message>
        <source>Redacted by the provider: the text was withheld. What is stored in its place can only be read by the provider.</source>
        <translation>Caviardé par le fournisseur&#x202f;: le texte a été retenu. Ce qui est conservé à sa place ne peut être lu que par le fournisseur.</translation>
    </message>
    <message>
        <source>Encrypted: only the provider can read what is stored. It is sent back as it is.</source>
        <translation>Chiffré&#x202f;: seul le fournisseur peut lire ce qui est conservé. Le contenu est renvoyé tel quel.</translation>
    </message>
    <message>
        <source>Left empty by the provider: the model thought, and the provider gave no text of it.</source>
        <translation>Laissé vide par le fournisseur&#x202f;: le modèle a réfléchi, et le fournisseur n’en a donné aucun texte.</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>&amp;Reprendre à «&#x202f;%1&#x202f;»…</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>&amp;Bifurquer à partir de «&#x202f;%1&#x202f;»…</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>Com&amp;parer la session…</translation>
    </message>
    <message>
        <source>Show changes back to this checkpoint</source>
        <translation>Afficher les modifications jusqu’à ce point de contrôle</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>Supprimer le point de &amp;contrôle…</translation>
    </message>
    <message>
        <source>Go to branch %1 of %2</source>
        <translation>Aller à la branche %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy message &amp;id</source>
        <translation>Copier l’&amp;identifiant du message</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>&amp;Déplier</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Replier</translation>
    </message>
    <message>
        <source>Fold all thinking</source>
        <translation>Replier toute la réflexion</translation>
    </message>
    <message>
        <source>Unfold all thinking</source>
        <translation>Déplier toute la réflexion</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>Afficher en entier</translation>
    </message>
    <message>
        <source>Show in &amp;problems</source>
        <translation>Afficher dans les &amp;problèmes</translation>
    </message>
    <message>
        <source>Show in &amp;inspector</source>
        <translation>Afficher dans l’i&amp;nspecteur</translation>
    </message>
    <message>
        <source>Show as &amp;stored</source>
        <translation>Afficher tel que con&amp;servé</translation>
    </message>
    <message>
        <source>Save the files as they were at this checkpoint…</source>
        <translation>Enregistrer les fichiers tels qu’ils étaient à ce point de contrôle…</translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>In context: the model gets this message with its next call.</source>
        <translation>Dans le contexte&#x202f;: le modèle reçoit ce message avec son prochain appel.</translation>
    </message>
    <message>
        <source>Summarised: the model gets a summary instead of this message.</source>
        <translation>Résumé&#x202f;: le modèle reçoit un résumé au lieu de ce message.</translation>
    </message>
    <message>
        <source>Discarded: no longer part of the conversation, but kept in the store.</source>
        <translation>Abandonné&#x202f;: ne fait plus partie de la conversation, mais est gardé dans le dépôt.</translation>
    </message>
    <message>
        <source>Ephemeral: sent to the model once, and no part of the conversation.</source>
        <translation>Éphémère&#x202f;: envoyé une fois au modèle, ne fait pas partie de la conversation.</translation>
    </message>
    <message>
        <source>Side chain: work of another agent beside the conversation.</source>
        <translation>Chaîne latérale&#x202f;: travail d’un autre agent à côté de la conversation.</translation>
    </message>
    <message>
        <source>%1, as stored with this part</source>
        <comment>12 tokens</comment>
        <translation>%1, tels que conservés avec cette partie</translation>
    </message>
    <message>
        <source>About %1, estimated from the size</source>
        <comment>12 tokens</comment>
        <translation>Environ %1, estimation d’après la taille</translation>
    </message>
    <message>
        <source>%1 since the message before</source>
        <translation>%1 depuis le message précédent</translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>À partir d’ici, la conversation continue dans %n branche. Cliquez pour aller à une autre.</numerusform>
            <numerusform>À partir d’ici, la conversation continue dans %n branches. Cliquez pour aller à une autre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>%n autre session continue à partir du fichier de celle-ci ou lui appartient&#x202f;: %1. Supprimez-la d’abord.</numerusform>
            <numerusform>%n autres sessions continuent à partir du fichier de celle-ci ou lui appartiennent&#x202f;: %1. Supprimez-les d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>%n session a été bifurquée depuis celle-ci et en contient des copies, qui restent&#x202f;: %1.</numerusform>
            <numerusform>%n sessions ont été bifurquées depuis celle-ci et en contiennent des copies, qui restent&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder cannot be read, so its sessions are missing here.</source>
        <translation>Ce dossier ne peut pas être lu, ses sessions manquent donc ici.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>Ce fichier ne peut pas être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>The file does not begin with a header. The agent would overwrite it with an empty session.</source>
        <translation>Le fichier ne commence pas par un en-tête. L’agent l’écraserait avec une session vide.</translation>
    </message>
    <message>
        <source>Write a header at the beginning.</source>
        <translation>Écrire un en-tête au début.</translation>
    </message>
    <message>
        <source>The header has no version, though entries have ids. The agent would give them new ids and flatten the branches into one.</source>
        <translation>L’en-tête n’a pas de version, alors que les entrées ont des identifiants. L’agent leur en donnerait de nouveaux et aplatirait les branches en une seule.</translation>
    </message>
    <message>
        <source>Write the version into the header.</source>
        <translation>Écrire la version dans l’en-tête.</translation>
    </message>
    <message>
        <source>This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent.</source>
        <translation>Cette ligne n’est pas du JSON valide, l’agent la saute donc. Les entrées qui la suivent perdent leur parent.</translation>
    </message>
    <message>
        <source>Cut the line out of the file.</source>
        <translation>Retirer la ligne du fichier.</translation>
    </message>
    <message>
        <source>The last line ends in the middle. The next entry would be glued to it, and both would be lost.</source>
        <translation>La dernière ligne s’arrête au milieu. L’entrée suivante y serait collée, et les deux seraient perdues.</translation>
    </message>
    <message>
        <source>Cut out the unfinished line.</source>
        <translation>Retirer la ligne inachevée.</translation>
    </message>
    <message>
        <source>The last line has no line end. The next entry would be glued to it, and both would be lost.</source>
        <translation>La dernière ligne n’a pas de fin de ligne. L’entrée suivante y serait collée, et les deux seraient perdues.</translation>
    </message>
    <message>
        <source>End the line.</source>
        <translation>Terminer la ligne.</translation>
    </message>
    <message>
        <source>This line is JSON but not an entry; the agent skips it.</source>
        <translation>Cette ligne est du JSON mais pas une entrée&#x202f;; l’agent la saute.</translation>
    </message>
    <message>
        <source>This line is “null”. The agent cannot load the session.</source>
        <translation>Cette ligne est «&#x202f;null&#x202f;». L’agent ne peut pas charger la session.</translation>
    </message>
    <message>
        <source>The file ends with a line that has no id, so the agent sends nothing of what came before it.</source>
        <translation>Le fichier se termine par une ligne sans identifiant, l’agent n’envoie donc rien de ce qui la précède.</translation>
    </message>
    <message>
        <source>This message has no content, which its agent needs to load the session.</source>
        <translation>Ce message n’a pas de contenu, dont l’agent a besoin pour charger la session.</translation>
    </message>
    <message>
        <source>This answer does not say what it used and cost, which its agent needs to load the session.</source>
        <translation>Cette réponse n’indique ni sa consommation ni son coût, dont l’agent a besoin pour charger la session.</translation>
    </message>
    <message>
        <source>A later entry has the same id and counts instead of this one.</source>
        <translation>Une entrée ultérieure a le même identifiant et compte à la place de celle-ci.</translation>
    </message>
    <message>
        <source>The parent of this entry is not in the file, so the agent sends nothing of what came before it.</source>
        <translation>Le parent de cette entrée n’est pas dans le fichier, l’agent n’envoie donc rien de ce qui la précède.</translation>
    </message>
    <message>
        <source>Link it to the entry before it.</source>
        <translation>La relier à l’entrée précédente.</translation>
    </message>
    <message>
        <source>The parents of this entry form a circle. The agent cannot load the session.</source>
        <translation>Les parents de cette entrée forment un cycle. L’agent ne peut pas charger la session.</translation>
    </message>
    <message>
        <source>Make it the first entry of its branch.</source>
        <translation>En faire la première entrée de sa branche.</translation>
    </message>
    <message>
        <source>This tool result has no call. Providers refuse it.</source>
        <translation>Ce résultat d’outil n’a pas d’appel. Les fournisseurs le refusent.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>Omettre le résultat, dans une nouvelle branche.</translation>
    </message>
    <message>
        <source>This tool call has no result. If the agent is not running now, no result will come.</source>
        <translation>Cet appel d’outil n’a pas de résultat. Si l’agent ne tourne pas en ce moment, aucun résultat ne viendra.</translation>
    </message>
    <message>
        <source>Another tool call has the same id; providers may refuse that.</source>
        <translation>Un autre appel d’outil a le même identifiant&#x202f;; les fournisseurs peuvent le refuser.</translation>
    </message>
    <message>
        <source>This tool result comes before its call. Providers refuse that.</source>
        <translation>Ce résultat d’outil vient avant son appel. Les fournisseurs le refusent.</translation>
    </message>
    <message>
        <source>Other messages stand between this tool result and its call. Providers may refuse that.</source>
        <translation>D’autres messages sont entre ce résultat d’outil et son appel. Les fournisseurs peuvent le refuser.</translation>
    </message>
    <message>
        <source>The session goes on from the file of %1, which is not there. Only its own part is shown, and the agent cannot resume it.</source>
        <translation>La session continue à partir du fichier de %1, qui n’est pas là. Seule sa propre partie est affichée, et l’agent ne peut pas la reprendre.</translation>
    </message>
    <message>
        <source>The session goes on from a place in %1 where no line ends any more: that file was changed. Only its own part is shown.</source>
        <translation>La session continue à partir d’un endroit de %1 où plus aucune ligne ne se termine&#x202f;: ce fichier a été modifié. Seule sa propre partie est affichée.</translation>
    </message>
    <message>
        <source>The session goes on from %1, which goes on from this session.</source>
        <translation>La session continue %1, qui continue cette session.</translation>
    </message>
    <message>
        <source>A running tool has no result yet either. Repair this while no agent is working in the session.</source>
        <translation>Un outil en cours n’a pas non plus encore de résultat. Réparez cela quand aucun agent ne travaille dans la session.</translation>
    </message>
    <message>
        <source>Damaged lines are repaired first; then repair this.</source>
        <translation>Les lignes endommagées sont réparées d’abord&#x202f;; réparez ceci ensuite.</translation>
    </message>
    <message>
        <source>Where no earlier entry can be the parent, the entry becomes the first one of its branch.</source>
        <translation>Quand aucune entrée antérieure ne peut être le parent, l’entrée devient la première de sa branche.</translation>
    </message>
</context>
<context>
    <name>TranscriptStore</name>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>Cet enregistrement n’est plus dans le dépôt. Rouvrez le dépôt.</translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message>
        <source>The last line has no line end; it gets one, so that %1 does not lose what is appended.</source>
        <translation>La dernière ligne n’a pas de fin de ligne&#x202f;; elle en reçoit une, pour que %1 ne perde pas ce qui est ajouté.</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>la nouvelle fin de la conversation</translation>
    </message>
    <message>
        <source>copy of %1, as a new branch</source>
        <translation>copie de %1, comme nouvelle branche</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>copies de %1–%2, comme nouvelle branche</translation>
    </message>
    <message>
        <source>a copy of what is kept beside the session</source>
        <translation>une copie de ce qui est gardé à côté de la session</translation>
    </message>
    <message>
        <source>The last entry of the file has no id to go on from. Check the session first.</source>
        <translation>La dernière entrée du fichier n’a pas d’identifiant à partir duquel continuer. Vérifiez d’abord la session.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>l’étiquette</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message would begin a new file without the deleted messages.</source>
        <translation>%1 a peut-être cette session ouverte. Son prochain message commencerait un nouveau fichier sans les messages supprimés.</translation>
    </message>
    <message>
        <source>%1 does not continue this branch now. The change makes it the one that it continues.</source>
        <translation>%1 ne continue pas cette branche actuellement. La modification en fait celle qu’il continue.</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message continues what it holds in memory, and the change becomes a branch beside it.</source>
        <translation>%1 a peut-être cette session ouverte. Son prochain message continue ce qu’il a en mémoire, et la modification devient une branche à côté.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>%n fichier est supprimé, %1 au total.</numerusform>
            <numerusform>%n fichiers sont supprimés, %1 au total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln en échec</numerusform>
            <numerusform>%Ln en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>%Ln endommagé</numerusform>
            <numerusform>%Ln endommagés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>%Ln correctif</numerusform>
            <numerusform>%Ln correctifs</numerusform>
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
    <name>Unrepairable</name>
    <message>
        <source>The stored data does not show whether the sections belong together or one replaces the other.</source>
        <translation>Les données conservées ne montrent pas si les sections vont ensemble ou si l’une remplace l’autre.</translation>
    </message>
    <message>
        <source>This file next to the store may hold data that the store lost. Look at it before you delete it.</source>
        <translation>Ce fichier à côté du dépôt contient peut-être des données que le dépôt a perdues. Regardez-le avant de le supprimer.</translation>
    </message>
    <message>
        <source>The rest of the record is not stored anywhere.</source>
        <translation>Le reste de l’enregistrement n’est conservé nulle part.</translation>
    </message>
    <message>
        <source>The kind of the record is not known.</source>
        <translation>Le type de l’enregistrement est inconnu.</translation>
    </message>
    <message>
        <source>Dumps and exports are read-only. Create it again from the database.</source>
        <translation>Les dumps et exports sont en lecture seule. Recréez-le à partir de la base de données.</translation>
    </message>
    <message>
        <source>Its conversation is not stored anywhere.</source>
        <translation>Sa conversation n’est conservée nulle part.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere.</source>
        <translation>La bonne valeur n’est conservée nulle part.</translation>
    </message>
    <message>
        <source>The stored data does not show which trace belongs to the message.</source>
        <translation>Les données conservées ne montrent pas quelle trace appartient au message.</translation>
    </message>
    <message>
        <source>The time may be in seconds, or really that old.</source>
        <translation>L’heure est peut-être en secondes, ou vraiment aussi ancienne.</translation>
    </message>
    <message>
        <source>Only their order shows which came first; another time would be invented.</source>
        <translation>Seul leur ordre montre lequel est venu en premier&#x202f;; une autre heure serait inventée.</translation>
    </message>
    <message>
        <source>The other half is not stored anywhere.</source>
        <translation>L’autre moitié n’est conservée nulle part.</translation>
    </message>
    <message>
        <source>The previous title is not stored anywhere.</source>
        <translation>Le titre précédent n’est conservé nulle part.</translation>
    </message>
    <message>
        <source>These figures were never recorded.</source>
        <translation>Ces chiffres n’ont jamais été enregistrés.</translation>
    </message>
    <message>
        <source>The agent&apos;s memory is outside the store, so no change here can undo this.</source>
        <translation>La mémoire de l’agent est hors du dépôt, aucune modification ici ne peut donc annuler cela.</translation>
    </message>
    <message>
        <source>The calls are not stored, so the right totals cannot be computed.</source>
        <translation>Les appels ne sont pas conservés, les bons totaux ne peuvent donc pas être calculés.</translation>
    </message>
    <message>
        <source>The stored data does not show which parent is wrong.</source>
        <translation>Les données conservées ne montrent pas quel parent est faux.</translation>
    </message>
    <message>
        <source>With another spelling the entry could move to another branch, and the stored data does not show which one is right.</source>
        <translation>Écrite autrement, l’entrée pourrait passer dans une autre branche, et les données conservées ne montrent pas laquelle est la bonne.</translation>
    </message>
    <message>
        <source>Other programs may know the file by its name. Rename it to a UUID if mantis should list it.</source>
        <translation>D’autres programmes peuvent connaître le fichier par son nom. Renommez-le en UUID si mantis doit le lister.</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry belongs to a side chain.</source>
        <translation>Rien n’est endommagé&#x202f;: l’entrée appartient à une chaîne latérale.</translation>
    </message>
    <message>
        <source>It does no harm there, and its right text is not stored anywhere.</source>
        <translation>Il n’y fait pas de mal, et son bon texte n’est conservé nulle part.</translation>
    </message>
    <message>
        <source>The prompt before it is not stored anywhere. Insert one, or remove the answer.</source>
        <translation>La requête qui la précède n’est conservée nulle part. Insérez-en une, ou supprimez la réponse.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the call or the result is in the wrong place.</source>
        <translation>Les données conservées ne montrent pas si c’est l’appel ou le résultat qui est mal placé.</translation>
    </message>
    <message>
        <source>The messages are not stored anywhere.</source>
        <translation>Les messages ne sont conservés nulle part.</translation>
    </message>
    <message>
        <source>The stored data does not show whether it was rewound or asked twice.</source>
        <translation>Les données conservées ne montrent pas s’il y a eu retour en arrière ou si la question a été posée deux fois.</translation>
    </message>
    <message>
        <source>The file is correct. Use another version of mantis.</source>
        <translation>Le fichier est correct. Utilisez une autre version de mantis.</translation>
    </message>
    <message>
        <source>The original session lacks some of these entries, so it does not show what belongs to the fork. Remove the entries that do not belong here yourself.</source>
        <translation>Il manque à la session d’origine certaines de ces entrées, elle ne montre donc pas ce qui appartient à la bifurcation. Supprimez vous-même les entrées qui n’ont pas leur place ici.</translation>
    </message>
    <message>
        <source>In the original session several entries have the same id, so it does not show which one was copied. Remove the entries that do not belong here yourself.</source>
        <translation>Dans la session d’origine, plusieurs entrées ont le même identifiant, elle ne montre donc pas laquelle a été copiée. Supprimez vous-même les entrées qui n’ont pas leur place ici.</translation>
    </message>
    <message>
        <source>The times in the original session do not show which branch was forked. Fork the branch you want again.</source>
        <translation>Les heures dans la session d’origine ne montrent pas quelle branche a été bifurquée. Bifurquez à nouveau la branche que vous voulez.</translation>
    </message>
    <message>
        <source>The artifact is not in the project folder.</source>
        <translation>L’artefact n’est pas dans le dossier du projet.</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>Le résultat n’a jamais été écrit.</translation>
    </message>
    <message>
        <source>The stored data does not show which calls are missing or counted twice.</source>
        <translation>Les données conservées ne montrent pas quels appels manquent ou sont comptés deux fois.</translation>
    </message>
    <message>
        <source>The stored data does not show which session each line belongs to.</source>
        <translation>Les données conservées ne montrent pas à quelle session appartient chaque ligne.</translation>
    </message>
    <message>
        <source>The end of the broken list is not known, so everything after it could be lost. Restore a backup of the store.</source>
        <translation>La fin de la liste rompue est inconnue, tout ce qui suit pourrait donc être perdu. Restaurez une sauvegarde du dépôt.</translation>
    </message>
    <message>
        <source>mantis writes them again from the metadata when it saves the session.</source>
        <translation>mantis les réécrit à partir des métadonnées lorsqu’il enregistre la session.</translation>
    </message>
    <message>
        <source>The metadata are not stored anywhere else.</source>
        <translation>Les métadonnées ne sont conservées nulle part ailleurs.</translation>
    </message>
    <message>
        <source>The stored data does not show which title is wanted. Rename the session.</source>
        <translation>Les données conservées ne montrent pas quel titre est voulu. Renommez la session.</translation>
    </message>
    <message>
        <source>The message before it is no longer stored.</source>
        <translation>Le message qui le précède n’est plus conservé.</translation>
    </message>
    <message>
        <source>Only the owner of the folder can change its permissions.</source>
        <translation>Seul le propriétaire du dossier peut changer ses permissions.</translation>
    </message>
    <message>
        <source>Unreadable data is not changed. Check the permissions of the file, or the disk.</source>
        <translation>Les données illisibles ne sont pas modifiées. Vérifiez les permissions du fichier, ou le disque.</translation>
    </message>
    <message>
        <source>Stemma has no repair for this problem.</source>
        <translation>Stemma n’a pas de réparation pour ce problème.</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>Réparez les problèmes listés, puis vérifiez à nouveau.</translation>
    </message>
    <message>
        <source>The repair for this kind of problem does not fit here.</source>
        <translation>La réparation pour ce type de problème ne convient pas ici.</translation>
    </message>
    <message>
        <source>An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds it.</source>
        <translation>Un index ne contient pas de données, et le reconstruire ne pourrait pas être annulé. La commande «&#x202f;REINDEX&#x202f;» de sqlite3 le reconstruit.</translation>
    </message>
    <message>
        <source>All data is there. The command “VACUUM” of sqlite3 frees the space.</source>
        <translation>Toutes les données sont là. La commande «&#x202f;VACUUM&#x202f;» de sqlite3 libère l’espace.</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis updates the layout itself.</source>
        <translation>Tout va bien&#x202f;: une version plus récente de mnesis met elle-même la structure à jour.</translation>
    </message>
    <message>
        <source>Its data is not stored anywhere, and only mnesis may change the layout of the file.</source>
        <translation>Ses données ne sont conservées nulle part, et seul mnesis peut changer la structure du fichier.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the row is wrong or the referenced row is missing.</source>
        <translation>Les données conservées ne montrent pas si la ligne est fausse ou si la ligne référencée manque.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two it was.</source>
        <translation>Les données conservées ne montrent pas lequel des deux c’était.</translation>
    </message>
    <message>
        <source>The summary it was made from is no longer stored.</source>
        <translation>Le résumé à partir duquel il a été fait n’est plus conservé.</translation>
    </message>
    <message>
        <source>The stored data does not show which summary was made from the other.</source>
        <translation>Les données conservées ne montrent pas quel résumé a été fait à partir de l’autre.</translation>
    </message>
    <message>
        <source>The first or last message of the span is no longer stored.</source>
        <translation>Le premier ou le dernier message de la plage n’est plus conservé.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere else. If a later release wrote the session, only that release can read it.</source>
        <translation>La bonne valeur n’est conservée nulle part ailleurs. Si une version ultérieure a écrit la session, seule cette version peut la lire.</translation>
    </message>
    <message>
        <source>The end of the broken text is not known, so everything after it could be lost. Restore a backup of the file, or correct the text in an editor.</source>
        <translation>La fin du texte rompu est inconnue, tout ce qui suit pourrait donc être perdu. Restaurez une sauvegarde du fichier, ou corrigez le texte dans un éditeur.</translation>
    </message>
    <message>
        <source>A program may still be writing it, and the missing text is not stored anywhere.</source>
        <translation>Un programme est peut-être encore en train de l’écrire, et le texte manquant n’est conservé nulle part.</translation>
    </message>
    <message>
        <source>Some providers accept this, and a new id would be invented.</source>
        <translation>Certains fournisseurs l’acceptent, et un nouvel identifiant serait inventé.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the role or its neighbours are wrong.</source>
        <translation>Les données conservées ne montrent pas si c’est le rôle ou ses voisins qui sont faux.</translation>
    </message>
    <message>
        <source>The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.</source>
        <translation>La requête n’est conservée nulle part. Insérez-en une, ou supprimez les messages avant la première requête.</translation>
    </message>
    <message>
        <source>The right role is not stored anywhere. You can remove the message.</source>
        <translation>Le bon rôle n’est conservé nulle part. Vous pouvez supprimer le message.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere, and replacing them would make a signature invalid as well.</source>
        <translation>Les caractères d’origine ne sont conservés nulle part, et les remplacer rendrait aussi une signature non valide.</translation>
    </message>
    <message>
        <source>The model&apos;s arguments are not stored anywhere.</source>
        <translation>Les arguments du modèle ne sont conservés nulle part.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the answer was lost or never came. You can remove the message.</source>
        <translation>Les données conservées ne montrent pas si la réponse a été perdue ou n’est jamais venue. Vous pouvez supprimer le message.</translation>
    </message>
    <message>
        <source>Nothing is damaged. Remove the message if you no longer want it.</source>
        <translation>Rien n’est endommagé. Supprimez le message si vous n’en voulez plus.</translation>
    </message>
    <message>
        <source>The signed text is not stored anywhere. You can remove the block.</source>
        <translation>Le texte signé n’est conservé nulle part. Vous pouvez supprimer le bloc.</translation>
    </message>
    <message>
        <source>The data that the provider needs is not stored anywhere.</source>
        <translation>Les données dont le fournisseur a besoin ne sont conservées nulle part.</translation>
    </message>
    <message>
        <source>The messages it replaced are not stored anywhere.</source>
        <translation>Les messages qu’il a remplacés ne sont conservés nulle part.</translation>
    </message>
    <message>
        <source>The stored data does not show which message it belonged to.</source>
        <translation>Les données conservées ne montrent pas à quel message il appartenait.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right. To resume from the other one, fork the session before the waiting call.</source>
        <translation>Les données conservées ne montrent pas laquelle des deux est la bonne. Pour reprendre à partir de l’autre, bifurquez la session avant l’appel en attente.</translation>
    </message>
    <message>
        <source>The missing data is not stored anywhere.</source>
        <translation>Les données manquantes ne sont conservées nulle part.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right.</source>
        <translation>Les données conservées ne montrent pas lequel des deux est le bon.</translation>
    </message>
    <message>
        <source>Nothing is damaged: this is a record of what happened.</source>
        <translation>Rien n’est endommagé&#x202f;: c’est un enregistrement de ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Its meaning is not known, so it is left unchanged.</source>
        <translation>Sa signification est inconnue, il reste donc inchangé.</translation>
    </message>
    <message>
        <source>The right time is not stored anywhere.</source>
        <translation>La bonne heure n’est conservée nulle part.</translation>
    </message>
    <message>
        <source>The bundle is evidence: repairing the chain would forge it.</source>
        <translation>Le paquet est une preuve&#x202f;: réparer la chaîne le falsifierait.</translation>
    </message>
    <message>
        <source>The stored data does not show which result belongs to which call.</source>
        <translation>Les données conservées ne montrent pas quel résultat appartient à quel appel.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere.</source>
        <translation>Les caractères d’origine ne sont conservés nulle part.</translation>
    </message>
    <message>
        <source>The character may be intended. Edit the text to remove it.</source>
        <translation>Le caractère est peut-être voulu. Modifiez le texte pour le retirer.</translation>
    </message>
    <message>
        <source>The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into a new file.</source>
        <translation>Les données perdues ne sont pas conservées ailleurs dans le fichier. La commande «&#x202f;.recover&#x202f;» de sqlite3 sauve toutes les données lisibles dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>The text is not stored anywhere. You can remove the part.</source>
        <translation>Le texte n’est conservé nulle part. Vous pouvez supprimer la partie.</translation>
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
        <translation>inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>%Ln appel de modèles sans prix connu n’est pas dans le coût&#x202f;: %1 jetons.</numerusform>
            <numerusform>%Ln appels de modèles sans prix connu ne sont pas dans le coût&#x202f;: %1 jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>A subscription covers %1; charged are %2.</source>
        <translation>Un abonnement couvre %1&#x202f;; %2 sont facturés.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>no time stored</source>
        <translation>aucune heure conservée</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>aucune heure</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>aucun modèle conservé</translation>
    </message>
    <message>
        <source>no agent stored</source>
        <translation>aucun agent conservé</translation>
    </message>
    <message>
        <source>no project stored</source>
        <translation>aucun projet conservé</translation>
    </message>
    <message>
        <source>Turn %1 of sub-agent %2</source>
        <translation>Tour %1 du sous-agent %2</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>avant la première requête</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what its prompt begins with</comment>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Entrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cache read: %1</source>
        <translation>Cache lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes: %1</source>
        <translation>Cache écrit, 5 minutes&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cache write, 1 hour: %1</source>
        <translation>Cache écrit, 1 heure&#x202f;: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Sortie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reasoning: %1</source>
        <translation>Réflexion&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is an estimate: the tokens of an output are a quarter of its bytes.</source>
        <translation>Ceci est une estimation&#x202f;: les jetons d’une sortie sont un quart de ses octets.</translation>
    </message>
    <message>
        <source>An output counts again in each call after the first that had it, until the context is less than half of what it was, which is taken for a compaction. A token costs what the context of that call cost on average, with what came from the cache.</source>
        <translation>Une sortie compte à nouveau dans chaque appel après le premier qui l’avait, jusqu’à ce que le contexte fasse moins de la moitié de ce qu’il était, ce qui est pris pour une compaction. Un jeton coûte ce que le contexte de cet appel a coûté en moyenne, y compris ce qui venait du cache.</translation>
    </message>
    <message>
        <source>The agent counts what is left out here: %1.</source>
        <translation>L’agent compte ce qui est omis ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The agent counts all that is left out here.</source>
        <translation>L’agent compte tout ce qui est omis ici.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum goes on from that of the session that this one was made of.</source>
        <translation>La somme de l’agent continue celle de la session à partir de laquelle celle-ci a été créée.</translation>
    </message>
    <message>
        <source>The agent counts calls that it does not record, such as those for titles, or calls whose records are gone.</source>
        <translation>L’agent compte des appels qu’il n’enregistre pas, comme ceux pour les titres, ou des appels dont les enregistrements n’existent plus.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum is older than the last calls, or began anew when the session was resumed.</source>
        <translation>La somme de l’agent est plus ancienne que les derniers appels, ou a recommencé quand la session a été reprise.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>The agent&apos;s prices are others than those of the table, or it counts other calls.</source>
        <translation>Les prix de l’agent diffèrent de ceux de la table, ou il compte d’autres appels.</translation>
    </message>
    <message>
        <source>input tokens</source>
        <translation>jetons d’entrée</translation>
    </message>
    <message>
        <source>tokens read from the cache</source>
        <translation>jetons lus dans le cache</translation>
    </message>
    <message>
        <source>tokens written to the cache</source>
        <translation>jetons écrits dans le cache</translation>
    </message>
    <message>
        <source>input tokens, with those of the cache</source>
        <translation>jetons d’entrée, avec ceux du cache</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>jetons de sortie</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>%n session n’a pas pu être lue et n’est pas comptée. %1</numerusform>
            <numerusform>%n sessions n’ont pas pu être lues et ne sont pas comptées. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated on another line of the same answer</source>
        <translation>répété sur une autre ligne de la même réponse</translation>
    </message>
    <message>
        <source>a counter repeated without a call</source>
        <translation>un compteur répété sans appel</translation>
    </message>
    <message>
        <source>copies of calls that another session has</source>
        <translation>copies d’appels qu’une autre session contient</translation>
    </message>
    <message>
        <source>history that a fork or a sub-agent brought along</source>
        <translation>historique apporté par une bifurcation ou un sous-agent</translation>
    </message>
    <message>
        <source>totals of calls that are counted one by one</source>
        <translation>totaux d’appels qui sont comptés un par un</translation>
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
        <translation>Appel %1</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache lu</translation>
    </message>
    <message>
        <source>Input and cache write</source>
        <translation>Entrée et cache écrit</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Main agent</source>
        <translation>Agent principal</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>Sous-agents</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Tokens per day, by model</source>
        <translation>Jetons par jour, par modèle</translation>
    </message>
    <message>
        <source>Cost per day, by model</source>
        <translation>Coût par jour, par modèle</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Autres modèles</translation>
    </message>
    <message>
        <source>Turns with the most tokens</source>
        <translation>Tours avec le plus de jetons</translation>
    </message>
    <message>
        <source>Most expensive turns</source>
        <translation>Tours les plus chers</translation>
    </message>
    <message>
        <source>Sessions with the most tokens</source>
        <translation>Sessions avec le plus de jetons</translation>
    </message>
    <message>
        <source>Most expensive sessions</source>
        <translation>Sessions les plus chères</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>Jetons par tour</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>Coût par tour</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per day</source>
        <translation>Part des jetons envoyés venant du cache, par jour</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>Du cache</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per call</source>
        <translation>Part des jetons envoyés venant du cache, par appel</translation>
    </message>
    <message>
        <source>Tokens in context, per call</source>
        <translation>Jetons dans le contexte, par appel</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache écrit</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Summary of a compaction</source>
        <translation>Résumé d’une compaction</translation>
    </message>
    <message>
        <source>Tokens of tool outputs that were sent again (estimated)</source>
        <translation>Jetons de sorties d’outils renvoyés (estimés)</translation>
    </message>
    <message>
        <source>Cost of tool outputs that were sent again (estimated)</source>
        <translation>Coût de sorties d’outils renvoyées (estimé)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>%Ln sortie de %1 jetons, renvoyée comme %2 jetons</numerusform>
            <numerusform>%Ln sorties de %1 jetons, renvoyées comme %2 jetons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageChoice</name>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Mois dernier</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … à …</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message>
        <source>This store</source>
        <translation>Ce dépôt</translation>
    </message>
    <message>
        <source>All open stores</source>
        <translation>Tous les dépôts ouverts</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.</source>
        <translation>Le vocabulaire %1 ne peut pas être lu&#x202f;: %2. Vérifiez les permissions du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. Reinstall the package it belongs to, or remove the file.</source>
        <translation>%1 n’est ni cl100k_base ni o200k_base tels que publiés, ses comptes seraient donc faux. Réinstallez le paquet auquel il appartient, ou supprimez le fichier.</translation>
    </message>
    <message>
        <source>Line %1 of the vocabulary is not a token with its rank.</source>
        <translation>La ligne %1 du vocabulaire n’est pas un jeton avec son rang.</translation>
    </message>
</context>
<context>
    <name>WhatIfWords</name>
    <message>
        <source>“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une question. Demandez compact=JETONS, prune=JETONS ou cached, par exemple compact=100000.</translation>
    </message>
    <message>
        <source>This is an estimate: the same calls with the same answers, at list prices.</source>
        <translation>Ceci est une estimation&#x202f;: les mêmes appels avec les mêmes réponses, aux prix catalogue.</translation>
    </message>
    <message>
        <source>Whenever more than %1 tokens would have been before the model, a summary of %2 tokens takes the place of all but what the first call had (at most %3). The call that writes it and the next call&apos;s lost cache are counted.</source>
        <translation>Chaque fois que plus de %1 jetons auraient été soumis au modèle, un résumé de %2 jetons prend la place de tout, sauf de ce que contenait le premier appel (au plus %3). L’appel qui l’écrit et le cache perdu de l’appel suivant sont comptés.</translation>
    </message>
    <message>
        <source>What the model would have had to read again after a summary is not known.</source>
        <translation>Ce que le modèle aurait dû relire après un résumé est inconnu.</translation>
    </message>
    <message>
        <source>Outputs of tools older than the newest %1 tokens of outputs are left out of each later call, as soon as %2 tokens can go. Their lengths are estimated from their bytes; what stands behind them is read without the cache once.</source>
        <translation>Les sorties d’outils plus anciennes que les %1 derniers jetons de sorties sont omises de chaque appel ultérieur, dès que %2 jetons peuvent partir. Leurs longueurs sont estimées d’après leurs octets&#x202f;; ce qui vient derrière elles est lu une fois sans le cache.</translation>
    </message>
    <message>
        <source>All that the call before had is read from the cache, and all that is new is written to it, as if no entry had run out.</source>
        <translation>Tout ce que l’appel précédent contenait est lu dans le cache, et tout ce qui est nouveau y est écrit, comme si aucune entrée n’avait expiré.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>%n appel de modèles sans prix n’est dans aucune des deux sommes.</numerusform>
            <numerusform>%n appels de modèles sans prix ne sont dans aucune des deux sommes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordTokenizer</name>
    <message>
        <source>This SQLite library has no full-text search (FTS5). Install one that has it.</source>
        <translation>Cette bibliothèque SQLite n’a pas de recherche en texte intégral (FTS5). Installez-en une qui l’a.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard input is not UTF-8. Convert the text first.</source>
        <translation>L’entrée standard n’est pas en UTF-8. Convertissez d’abord le texte.</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with the key from %3:</source>
        <translation>Demande à %1 pour le modèle %2, avec la clé de %3&#x202f;:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with its key from the keychain:</source>
        <translation>Demande à %1 pour le modèle %2, avec sa clé du trousseau&#x202f;:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, without a key:</source>
        <translation>Demande à %1 pour le modèle %2, sans clé&#x202f;:</translation>
    </message>
    <message>
        <source>The environment variable %1 with the key for %2 is not set.</source>
        <translation>La variable d’environnement %1 avec la clé pour %2 n’est pas définie.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>La connexion n’est pas chiffrée&#x202f;: d’autres sur le réseau pourraient la lire.</translation>
    </message>
    <message>
        <source>%1 reports %2 tokens sent and %3 received.</source>
        <translation>%1 indique %2 jetons envoyés et %3 reçus.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coût&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 control characters were removed from the answer.</source>
        <translation>%1 caractères de contrôle ont été retirés de la réponse.</translation>
    </message>
    <message>
        <source>Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree.</source>
        <translation>Rien n’a été envoyé&#x202f;: il n’y avait pas de terminal pour demander votre accord. Ajoutez --yes pour accepter.</translation>
    </message>
    <message>
        <source>Send it? Type “yes”: </source>
        <translation>L’envoyer&#x202f;? Tapez «&#x202f;oui&#x202f;»&#x202f;: </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Asking: %1</source>
        <translation>Interrogation&#x202f;: %1</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>La session n’a pas de message «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The store does not record where the summary “%1” was made.</source>
        <translation>Le dépôt n’enregistre pas où le résumé «&#x202f;%1&#x202f;» a été fait.</translation>
    </message>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>Rien n’a été perdu sur quoi une question puisse porter.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>avec réponse</translation>
    </message>
    <message>
        <source>answered otherwise</source>
        <translation>autre réponse</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>about %1 (estimate), for an answer of at most %2</source>
        <comment>12 tokens</comment>
        <translation>environ %1 (estimation), pour une réponse d’au plus %2</translation>
    </message>
    <message>
        <source>Estimated cost: not known (set a price with --price)</source>
        <translation>Coût estimé&#x202f;: inconnu (définir un prix avec --price)</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>Coût estimé&#x202f;: au plus %1</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>La réponse a atteint sa taille maximale et est coupée.</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>Ask about what this summary lost instead, and judge the answers; newest is the newest summary in the context</source>
        <translation>Interroger plutôt sur ce que ce résumé a perdu, et juger les réponses&#x202f;; newest est le résumé le plus récent du contexte</translation>
    </message>
    <message>
        <source>Ask the context as it is now; the default without another one</source>
        <translation>Interroger le contexte tel qu’il est maintenant&#x202f;; valeur par défaut si aucun autre n’est choisi</translation>
    </message>
    <message>
        <source>Ask the context as it was when this message was the newest; may be repeated</source>
        <translation>Interroger le contexte tel qu’il était quand ce message était le plus récent&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Ask the context before this summary was made; may be repeated</source>
        <translation>Interroger le contexte d’avant ce résumé&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Ask the context right after this summary was made; may be repeated</source>
        <translation>Interroger le contexte juste après ce résumé&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Ask the context of now with --text in the place of this summary</source>
        <translation>Interroger le contexte de maintenant avec --text à la place de ce résumé</translation>
    </message>
    <message>
        <source>The edited summary; - reads it from standard input</source>
        <translation>Le résumé modifié&#x202f;; - le lit sur l’entrée standard</translation>
    </message>
    <message>
        <source>Print what would be sent and what it may cost; send nothing</source>
        <translation>Afficher ce qui serait envoyé et ce que cela peut coûter&#x202f;; ne rien envoyer</translation>
    </message>
    <message>
        <source>%1, assumed: the store does not say</source>
        <translation>%1, supposé&#x202f;: le dépôt ne le dit pas</translation>
    </message>
    <message>
        <source>%1, from the store</source>
        <translation>%1, d’après le dépôt</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choisi</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Invite système</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>  including tools</source>
        <translation>  dont outils</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilisables</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Compacts at use</source>
        <translation>Compacte à une consommation de</translation>
    </message>
    <message>
        <source>Compacts at</source>
        <translation>Compacte à</translation>
    </message>
    <message>
        <source>  measured</source>
        <translation>  mesurés</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(sans chemin)</translation>
    </message>
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>message %1</numerusform>
            <numerusform>messages %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>not in the current branch</source>
        <translation>pas dans la branche actuelle</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>Lire, ramifier, compacter et réparer des sessions d’agents.</translation>
    </message>
    <message>
        <source>Usage: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>Utilisation&#x202f;: stemma [OPTIONS] [CHEMIN...]
              stemma COMMANDE [ARGUMENTS]
Sans commande, une fenêtre s’ouvre avec ces dépôts. Un message est désigné par son identifiant, ou par son numéro dans la fenêtre (à partir de 1).</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Afficher la version</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>List the formats and their capabilities</source>
        <translation>Lister les formats et leurs possibilités</translation>
    </message>
    <message>
        <source>List the stores found in folders, or in the usual places</source>
        <translation>Lister les dépôts trouvés dans des dossiers, ou aux emplacements habituels</translation>
    </message>
    <message>
        <source>Print the format of files, or why no format fits</source>
        <translation>Afficher le format de fichiers, ou pourquoi aucun format ne convient</translation>
    </message>
    <message>
        <source>List the sessions of stores</source>
        <translation>Lister les sessions de dépôts</translation>
    </message>
    <message>
        <source>Print a session with its messages, summaries and files</source>
        <translation>Afficher une session avec ses messages, résumés et fichiers</translation>
    </message>
    <message>
        <source>Include the stored bytes of each part</source>
        <translation>Inclure les octets conservés de chaque partie</translation>
    </message>
    <message>
        <source>Print what the agent would send to the model</source>
        <translation>Afficher ce que l’agent enverrait au modèle</translation>
    </message>
    <message>
        <source>The context as it was when this message was the newest</source>
        <translation>Le contexte tel qu’il était quand ce message était le plus récent</translation>
    </message>
    <message>
        <source>Check stores for damage and inconsistencies</source>
        <translation>Vérifier des dépôts&#x202f;: dommages et incohérences</translation>
    </message>
    <message>
        <source>Print what takes room in a store, and regain some</source>
        <translation>Afficher ce qui prend de la place dans un dépôt, et en récupérer</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first, or what one of them wrote</source>
        <translation>Lister les modifications faites avec Stemma, la plus récente d’abord, ou ce que l’une d’elles a écrit</translation>
    </message>
    <message>
        <source>The id of the change, from “history”</source>
        <translation>L’identifiant de la modification, d’après «&#x202f;history&#x202f;»</translation>
    </message>
    <message>
        <source>Undo a change; the newest by default</source>
        <translation>Annuler une modification&#x202f;; la plus récente par défaut</translation>
    </message>
    <message>
        <source>Redo a change that was undone</source>
        <translation>Rétablir une modification annulée</translation>
    </message>
    <message>
        <source>Undo this change and all later changes of its store, newest first</source>
        <translation>Annuler cette modification et toutes les suivantes de son dépôt, la plus récente d’abord</translation>
    </message>
    <message>
        <source>Redo all undone changes up to this one, oldest first</source>
        <translation>Rétablir toutes les modifications annulées jusqu’à celle-ci, la plus ancienne d’abord</translation>
    </message>
    <message>
        <source>Print the file changes of a session</source>
        <translation>Afficher les modifications de fichiers d’une session</translation>
    </message>
    <message>
        <source>Print the net change of each file</source>
        <translation>Afficher la modification nette de chaque fichier</translation>
    </message>
    <message>
        <source>Print the net changes as one patch for “git apply”</source>
        <translation>Afficher les modifications nettes comme un seul correctif pour «&#x202f;git apply&#x202f;»</translation>
    </message>
    <message>
        <source>Print the patch that brings files back to a checkpoint</source>
        <translation>Afficher le correctif qui ramène des fichiers à un point de contrôle</translation>
    </message>
    <message>
        <source>Leave out discarded messages and side chains</source>
        <translation>Omettre les messages abandonnés et les chaînes latérales</translation>
    </message>
    <message>
        <source>Compare the net changes with the files in this folder</source>
        <translation>Comparer les modifications nettes avec les fichiers de ce dossier</translation>
    </message>
    <message>
        <source>Print what files hold: kind, figures and outline</source>
        <translation>Afficher ce que contiennent des fichiers&#x202f;: type, chiffres et sommaire</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>Les fichiers</translation>
    </message>
    <message>
        <source>Read the files as this kind, whatever their names</source>
        <translation>Lire les fichiers comme ce type, quels que soient leurs noms</translation>
    </message>
    <message>
        <source>Search the messages of stores; of all known ones by default</source>
        <translation>Rechercher dans les messages de dépôts&#x202f;; de tous les dépôts connus par défaut</translation>
    </message>
    <message>
        <source>Usage: stemma search QUERY [STORE...]
Words, &quot;phrases&quot;, prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;exact text&quot;, /regex/.</source>
        <translation>Utilisation&#x202f;: stemma search RECHERCHE [DÉPÔT...]
Mots, &quot;phrases&quot;, préfixe*, AND, OR, NOT, parenthèses&#x202f;; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;&#x202f;; =&quot;texte exact&quot;, /regex/.</translation>
    </message>
    <message>
        <source>The query, then the stores</source>
        <translation>La recherche, puis les dépôts</translation>
    </message>
    <message>
        <source>Print the tokens that models used, and what they cost</source>
        <translation>Afficher les jetons utilisés par les modèles, et leur coût</translation>
    </message>
    <message>
        <source>Write a session as a document, redacted if wished</source>
        <translation>Écrire une session comme document, caviardé si souhaité</translation>
    </message>
    <message>
        <source>Ask a model a question about the contexts of a session, as they would be sent</source>
        <translation>Poser à un modèle une question sur les contextes d’une session, tels qu’ils seraient envoyés</translation>
    </message>
    <message>
        <source>Ask the model at this address; asks you before anything is sent</source>
        <translation>Interroger le modèle à cette adresse&#x202f;; votre accord est demandé avant tout envoi</translation>
    </message>
    <message>
        <source>Usage: stemma %1 [ARGUMENTS]</source>
        <translation>Utilisation&#x202f;: stemma %1 [ARGUMENTS]</translation>
    </message>
    <message>
        <source>Print one JSON object per line instead of text</source>
        <translation>Afficher un objet JSON par ligne au lieu de texte</translation>
    </message>
    <message>
        <source>Make the change instead of only printing the plan</source>
        <translation>Faire la modification au lieu d’afficher seulement le plan</translation>
    </message>
    <message>
        <source>Fork a session: copy it up to a message into a new session</source>
        <translation>Bifurquer une session&#x202f;: la copier jusqu’à un message dans une nouvelle session</translation>
    </message>
    <message>
        <source>Hand a session over: write it as a new session of another agent</source>
        <translation>Transmettre une session&#x202f;: l’écrire comme nouvelle session d’un autre agent</translation>
    </message>
    <message>
        <source>Resume a session after a message; what follows moves to a discarded end</source>
        <translation>Reprendre une session après un message&#x202f;; la suite passe dans une fin abandonnée</translation>
    </message>
    <message>
        <source>The last message to keep</source>
        <translation>Le dernier message à garder</translation>
    </message>
    <message>
        <source>Leave this message out as well</source>
        <translation>Omettre aussi ce message</translation>
    </message>
    <message>
        <source>Rename a session</source>
        <translation>Renommer une session</translation>
    </message>
    <message>
        <source>Edit the text of a part</source>
        <translation>Modifier le texte d’une partie</translation>
    </message>
    <message>
        <source>Insert a message into a session</source>
        <translation>Insérer un message dans une session</translation>
    </message>
    <message>
        <source>Insert after this message; at the beginning by default</source>
        <translation>Insérer après ce message&#x202f;; au début par défaut</translation>
    </message>
    <message>
        <source>The role, as the format spells it</source>
        <translation>Le rôle, tel que le format l’écrit</translation>
    </message>
    <message>
        <source>Remove messages, or a part of one</source>
        <translation>Supprimer des messages, ou une partie d’un message</translation>
    </message>
    <message>
        <source>Make the change in a fork</source>
        <translation>Faire la modification dans une bifurcation</translation>
    </message>
    <message>
        <source>Also remove signed thinking after the change, which would no longer be valid</source>
        <translation>Supprimer aussi la réflexion signée après la modification, qui ne serait plus valide</translation>
    </message>
    <message>
        <source>Prune tool outputs: send a short note instead of them</source>
        <translation>Élaguer des sorties d’outils&#x202f;: envoyer une courte note à leur place</translation>
    </message>
    <message>
        <source>Prune by the library&apos;s rule: keep the newest outputs up to this many tokens</source>
        <translation>Élaguer selon la règle de la bibliothèque&#x202f;: garder les sorties les plus récentes jusqu’à ce nombre de jetons</translation>
    </message>
    <message>
        <source>Restore pruned tool outputs</source>
        <translation>Restaurer des sorties d’outils élaguées</translation>
    </message>
    <message>
        <source>Restore the newest outputs, up to this many tokens</source>
        <translation>Restaurer les sorties les plus récentes, jusqu’à ce nombre de jetons</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>Supprimer une session</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>Déplacer les sessions d’un projet vers son nouveau dossier</translation>
    </message>
    <message>
        <source>The old project folder</source>
        <translation>L’ancien dossier du projet</translation>
    </message>
    <message>
        <source>The new project folder</source>
        <translation>Le nouveau dossier du projet</translation>
    </message>
    <message>
        <source>Make several changes together: all of them or none</source>
        <translation>Faire plusieurs modifications ensemble&#x202f;: toutes ou aucune</translation>
    </message>
    <message>
        <source>Read the changes from this file instead of standard input: one JSON array of strings per line, a command and its arguments without the store</source>
        <translation>Lire les modifications dans ce fichier au lieu de l’entrée standard&#x202f;: un tableau JSON de chaînes par ligne, une commande et ses arguments sans le dépôt</translation>
    </message>
    <message>
        <source>Repair what “check” finds</source>
        <translation>Réparer ce que «&#x202f;check&#x202f;» trouve</translation>
    </message>
    <message>
        <source>Only findings with this code</source>
        <translation>Seulement les constats avec ce code</translation>
    </message>
    <message>
        <source>Only the finding at this place</source>
        <translation>Seulement le constat à cet endroit</translation>
    </message>
    <message>
        <source>Everything that can be repaired</source>
        <translation>Tout ce qui peut être réparé</translation>
    </message>
    <message>
        <source>Compact messages or summaries into a summary</source>
        <translation>Compacter des messages ou des résumés en un résumé</translation>
    </message>
    <message>
        <source>1 selective, 2 aggressive (both need a text), 3 deterministic (the default)</source>
        <translation>1 sélectif, 2 agressif (les deux ont besoin d’un texte), 3 déterministe (par défaut)</translation>
    </message>
    <message>
        <source>The last message to summarise; the format chooses by default</source>
        <translation>Le dernier message à résumer&#x202f;; le format choisit par défaut</translation>
    </message>
    <message>
        <source>A summary to merge with others; a single one is rewritten, or restored to the context</source>
        <translation>Un résumé à fusionner avec d’autres&#x202f;; un seul est réécrit, ou restauré dans le contexte</translation>
    </message>
    <message>
        <source>Compact in the session itself instead of a new one</source>
        <translation>Compacter dans la session elle-même au lieu d’une nouvelle</translation>
    </message>
    <message>
        <source>The text of the summary; - reads it from standard input</source>
        <translation>Le texte du résumé&#x202f;; - le lit sur l’entrée standard</translation>
    </message>
    <message>
        <source>Print what would be summarised and what a model would be sent; change nothing</source>
        <translation>Afficher ce qui serait résumé et ce qui serait envoyé à un modèle&#x202f;; ne rien modifier</translation>
    </message>
    <message>
        <source>Let the model at this address write the summary, at level 1 or 2; asks before anything is sent</source>
        <translation>Laisser le modèle à cette adresse écrire le résumé, au niveau 1 ou 2&#x202f;; votre accord est demandé avant tout envoi</translation>
    </message>
    <message>
        <source>Print what a summary kept, changed and lost of its messages</source>
        <translation>Afficher ce qu’un résumé a gardé, changé et perdu de ses messages</translation>
    </message>
    <message>
        <source>The summary; the newest in the context by default</source>
        <translation>Le résumé&#x202f;; le plus récent dans le contexte par défaut</translation>
    </message>
    <message>
        <source>A text to review instead of the summary; - reads it from standard input</source>
        <translation>Un texte à examiner au lieu du résumé&#x202f;; - le lit sur l’entrée standard</translation>
    </message>
    <message>
        <source>Dissolve a summary: put the messages it replaced back into the context</source>
        <translation>Dissoudre un résumé&#x202f;: remettre dans le contexte les messages qu’il a remplacés</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>Le résumé</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted: auto (with the vocabulary of an installed package, the default), estimate, or a file with cl100k_base or o200k_base</source>
        <translation>Comment les jetons des modèles OpenAI sont comptés&#x202f;: auto (avec le vocabulaire d’un paquet installé, par défaut), estimate, ou un fichier avec cl100k_base ou o200k_base</translation>
    </message>
    <message>
        <source>Set, rename or remove a checkpoint</source>
        <translation>Poser, renommer ou supprimer un point de contrôle</translation>
    </message>
    <message>
        <source>The message before the checkpoint</source>
        <translation>Le message avant le point de contrôle</translation>
    </message>
    <message>
        <source>The name; an empty name removes the checkpoint</source>
        <translation>Le nom&#x202f;; un nom vide supprime le point de contrôle</translation>
    </message>
    <message>
        <source>Set the labels of a session</source>
        <translation>Définir les étiquettes d’une session</translation>
    </message>
    <message>
        <source>A label; without this option all labels are removed</source>
        <translation>Une étiquette&#x202f;; sans cette option, toutes les étiquettes sont retirées</translation>
    </message>
    <message>
        <source>Flag a session, or remove the flag</source>
        <translation>Marquer une session, ou retirer la marque</translation>
    </message>
    <message>
        <source>Flag the session</source>
        <translation>Marquer la session</translation>
    </message>
    <message>
        <source>Remove the flag</source>
        <translation>Retirer la marque</translation>
    </message>
    <message>
        <source>The new text; - reads it from standard input</source>
        <translation>Le nouveau texte&#x202f;; - le lit sur l’entrée standard</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>Le titre de la session</translation>
    </message>
    <message>
        <source>The message, by its id or its number in the window (from 1)</source>
        <translation>Le message, par son identifiant ou son numéro dans la fenêtre (à partir de 1)</translation>
    </message>
    <message>
        <source>The part, counted from 0</source>
        <translation>La partie, comptée à partir de 0</translation>
    </message>
    <message>
        <source>Files, folders or server addresses</source>
        <translation>Fichiers, dossiers ou adresses de serveurs</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>Le dépôt</translation>
    </message>
    <message>
        <source>The id of the session</source>
        <translation>L’identifiant de la session</translation>
    </message>
    <message>
        <source>Start at this message, counted from 0</source>
        <translation>Commencer à ce message, compté à partir de 0</translation>
    </message>
    <message>
        <source>Print at most this many messages</source>
        <translation>Afficher au plus ce nombre de messages</translation>
    </message>
    <message>
        <source>Cut texts off after this many bytes</source>
        <translation>Couper les textes après ce nombre d’octets</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni une commande, ni un fichier ou dossier. «&#x202f;stemma --help&#x202f;» liste toutes les commandes.</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni une commande, ni un fichier ou dossier. Vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;? «&#x202f;stemma --help&#x202f;» liste toutes les commandes.</translation>
    </message>
    <message>
        <source>Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>Sans commande, une fenêtre s’ouvre avec ces dépôts. Un message est désigné par son identifiant, ou par son numéro dans la fenêtre (à partir de 1).</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Terminé.</translation>
    </message>
    <message>
        <source>Done, and there are findings.</source>
        <translation>Terminé, et il y a des constats.</translation>
    </message>
    <message>
        <source>The arguments cannot be used.</source>
        <translation>Les arguments sont inutilisables.</translation>
    </message>
    <message>
        <source>Failed; nothing was written.</source>
        <translation>Échec&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The store changed or is in use; nothing was written.</source>
        <translation>Le dépôt a changé ou est utilisé&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database; “stemma check” looks for damage in it.</source>
        <translation>%1 n’est pas une base de données SQLite&#x202f;; «&#x202f;stemma check&#x202f;» y cherche des dommages.</translation>
    </message>
    <message>
        <source>Tables and indexes, bytes of their pages</source>
        <translation>Tables et index, octets de leurs pages</translation>
    </message>
    <message>
        <source>Tables, bytes of their values (this SQLite cannot count pages)</source>
        <translation>Tables, octets de leurs valeurs (cette version de SQLite ne peut pas compter les pages)</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>index de %1</translation>
    </message>
    <message>
        <source>free pages</source>
        <translation>pages libres</translation>
    </message>
    <message>
        <source>write-ahead log</source>
        <translation>journal d’écriture anticipée (WAL)</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>sans extension</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents of messages</source>
        <translation>Contenus des messages</translation>
    </message>
    <message>
        <source>Largest sessions</source>
        <translation>Sessions les plus grandes</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>Contenus les plus grands</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>message %1 sur %2</translation>
    </message>
    <message>
        <source>--vacuum regains at least %1 bytes.</source>
        <translation>--vacuum récupère au moins %1 octets.</translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1&#x202f;: aucun dommage trouvé.</translation>
    </message>
    <message>
        <source>%1: SQLite found damage:</source>
        <translation>%1&#x202f;: SQLite a trouvé des dommages&#x202f;:</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) was written back.</source>
        <translation>Le journal WAL de %1 (%2 octets) a été réintégré.</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) can be written back; no record changes, and there is nothing to undo. Add --apply to do it.</source>
        <translation>Le journal WAL de %1 (%2 octets) peut être réintégré&#x202f;; aucun enregistrement ne change, et il n’y a rien à annuler. Ajoutez --apply pour le faire.</translation>
    </message>
    <message>
        <source>Check every page of the database</source>
        <translation>Vérifier chaque page de la base de données</translation>
    </message>
    <message>
        <source>Give the free pages of the database back; can be undone</source>
        <translation>Rendre les pages libres de la base de données&#x202f;; peut être annulé</translation>
    </message>
    <message>
        <source>Write the log of a database that nobody has open back into it; changes no record</source>
        <translation>Réintégrer le journal WAL d’une base de données que personne n’a ouverte&#x202f;; ne change aucun enregistrement</translation>
    </message>
    <message>
        <source>It is not a JSON array of strings.</source>
        <translation>Ce n’est pas un tableau JSON de chaînes.</translation>
    </message>
    <message>
        <source>It is not a change.</source>
        <translation>Ce n’est pas une modification.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a batch.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas faire partie d’un lot.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the batch is not valid. %2</source>
        <translation>La ligne %1 du lot n’est pas valide. %2</translation>
    </message>
    <message>
        <source>No pruned output fits into %L1 tokens.</source>
        <translation>Aucune sortie élaguée ne tient dans %L1 jetons.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs between the last summary and the last two prompts have at most %L1 tokens.</source>
        <translation>Rien à élaguer&#x202f;: les sorties entre le dernier résumé et les deux dernières requêtes ont au plus %L1 jetons.</translation>
    </message>
    <message>
        <source>Stopped at “%1” after %2 of %3 changes: %4</source>
        <translation>Arrêté à «&#x202f;%1&#x202f;» après %2 modifications sur %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>The protocol: openai (chat completions, the default) or anthropic (messages)</source>
        <translation>Le protocole&#x202f;: openai (chat completions, par défaut) ou anthropic (messages)</translation>
    </message>
    <message>
        <source>The environment variable with the key. By default the key from OPENAI_API_KEY or ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds for this address</source>
        <translation>La variable d’environnement avec la clé. Par défaut, la clé de OPENAI_API_KEY ou ANTHROPIC_API_KEY, envoyée seulement à OpenAI ou Anthropic, sinon la clé que le trousseau contient pour cette adresse</translation>
    </message>
    <message>
        <source>Do not use keys from the keychain</source>
        <translation>Ne pas utiliser de clés du trousseau</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>Le serveur mandataire, ou none&#x202f;; celui du système par défaut</translation>
    </message>
    <message>
        <source>Give up after this many seconds without an answer</source>
        <translation>Abandonner après ce nombre de secondes sans réponse</translation>
    </message>
    <message>
        <source>Number of retries after temporary errors; 3 by default</source>
        <translation>Nombre de nouvelles tentatives après des erreurs temporaires&#x202f;; 3 par défaut</translation>
    </message>
    <message>
        <source>The price per million tokens, sent and received, for an estimate</source>
        <translation>Le prix par million de jetons, envoyés et reçus, pour une estimation</translation>
    </message>
    <message>
        <source>Send without asking</source>
        <translation>Envoyer sans demander</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>%Ln valeur semble encore devoir être caviardée&#x202f;; relisez le document.</numerusform>
            <numerusform>%Ln valeurs semblent encore devoir être caviardées&#x202f;; relisez le document.</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the document; by default what the file&apos;s name ends with, or markdown</source>
        <translation>Le format du document&#x202f;; par défaut selon l’extension du fichier, ou markdown</translation>
    </message>
    <message>
        <source>The file to write; standard output by default</source>
        <translation>Le fichier à écrire&#x202f;; la sortie standard par défaut</translation>
    </message>
    <message>
        <source>Leave thinking out</source>
        <translation>Omettre la réflexion</translation>
    </message>
    <message>
        <source>Leave tool calls and patches out</source>
        <translation>Omettre les appels d’outils et les correctifs</translation>
    </message>
    <message>
        <source>Only say that there are images</source>
        <translation>Dire seulement qu’il y a des images</translation>
    </message>
    <message>
        <source>Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home folders and private hosts, and leave images out</source>
        <translation>Remplacer les clés, jetons d’accès, mots de passe, adresses électroniques, numéros de téléphone, comptes bancaires, dossiers personnels et hôtes privés, et omettre les images</translation>
    </message>
    <message>
        <source>A name to replace as well; may be repeated</source>
        <translation>Un nom à remplacer aussi&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>A kind not to replace; may be repeated</source>
        <translation>Un type à ne pas remplacer&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>“%1” is too short for a name: it would be replaced everywhere.</source>
        <translation>«&#x202f;%1&#x202f;» est trop court pour un nom&#x202f;: il serait remplacé partout.</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>L’agent de ce dépôt ne garde pas de copies des fichiers.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>La copie de %1 n’existe plus.</translation>
    </message>
    <message>
        <source>The store that gets it; where the agent keeps sessions by default</source>
        <translation>Le dépôt qui la reçoit&#x202f;; par défaut, l’endroit où l’agent garde ses sessions</translation>
    </message>
    <message>
        <source>The project folder of the new session; that of the session by default</source>
        <translation>Le dossier de projet de la nouvelle session&#x202f;; par défaut, celui de la session</translation>
    </message>
    <message>
        <source>Leave thinking out (none, the default), or make it text of the answers</source>
        <translation>Omettre la réflexion (none, valeur par défaut), ou en faire du texte des réponses</translation>
    </message>
    <message>
        <source>Keep tool calls with their results (calls, the default), or make them text</source>
        <translation>Garder les appels d’outils avec leurs résultats (calls, valeur par défaut), ou en faire du texte</translation>
    </message>
    <message>
        <source>Hits: %1; sessions by index: %2, by reading: %3</source>
        <translation>Occurrences&#x202f;: %1&#x202f;; sessions par index&#x202f;: %2, par lecture&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1; there are more (--limit)</source>
        <translation>%1&#x202f;; il y en a d’autres (--limit)</translation>
    </message>
    <message>
        <source>Sessions: %1, texts: %2, bytes: %3</source>
        <translation>Sessions&#x202f;: %1, textes&#x202f;: %2, octets&#x202f;: %3</translation>
    </message>
    <message>
        <source>  (being built)</source>
        <translation>  (en construction)</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>La sortie ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>%1 was not searched to its end; there may be more stores in it.</source>
        <translation>%1 n’a pas été parcouru jusqu’au bout&#x202f;; il contient peut-être d’autres dépôts.</translation>
    </message>
    <message>
        <source>%1 holds several stores. Name one of them: %2</source>
        <translation>%1 contient plusieurs dépôts. Nommez l’un d’eux&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>%1 jeton</numerusform>
            <numerusform>%1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source> level %1, node %2</source>
        <translation> niveau %1, nœud %2</translation>
    </message>
    <message>
        <source> %1, %2 bytes</source>
        <translation> %1, %2 octets</translation>
    </message>
    <message>
        <source>pruned %1</source>
        <translation>élagué %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <translation>octets conservés</translation>
    </message>
    <message>
        <source>Name the shell: bash, zsh or fish.</source>
        <translation>Nommez le shell&#x202f;: bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>These arguments do not fit the command. “stemma %1 --help” lists what it takes.</source>
        <translation>Ces arguments ne conviennent pas à la commande. «&#x202f;stemma %1 --help&#x202f;» liste ce qu’elle accepte.</translation>
    </message>
    <message>
        <source>There is no such command. “stemma --help” lists all commands.</source>
        <translation>Cette commande n’existe pas. «&#x202f;stemma --help&#x202f;» liste toutes les commandes.</translation>
    </message>
    <message>
        <source>These arguments are not valid.</source>
        <translation>Ces arguments ne sont pas valides.</translation>
    </message>
    <message>
        <source>--json tells of the file that was written: name one with -o.</source>
        <translation>--json décrit le fichier écrit&#x202f;: nommez-en un avec -o.</translation>
    </message>
    <message>
        <source>Say what to apply: --vacuum or --write-back.</source>
        <translation>Indiquez ce qu’il faut appliquer&#x202f;: --vacuum ou --write-back.</translation>
    </message>
    <message>
        <source>Choose what to repair: --code, --place or --all.</source>
        <translation>Choisissez ce qu’il faut réparer&#x202f;: --code, --place ou --all.</translation>
    </message>
    <message>
        <source>No finding has the code “%1”. Known codes: %2.</source>
        <translation>Aucun constat n’a le code «&#x202f;%1&#x202f;». Codes connus&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Say what to search for, for example: stemma search &quot;exit code&quot;.</source>
        <translation>Indiquez ce qu’il faut chercher, par exemple&#x202f;: stemma search &quot;exit code&quot;.</translation>
    </message>
    <message>
        <source>Choose an output with --message and --part, or give --keep-tokens.</source>
        <translation>Choisissez une sortie avec --message et --part, ou donnez --keep-tokens.</translation>
    </message>
    <message>
        <source>Say what to ask: a question with --question, or --probe.</source>
        <translation>Indiquez ce qu’il faut demander&#x202f;: une question avec --question, ou --probe.</translation>
    </message>
    <message>
        <source>Name the model to ask with --endpoint and --model, or add --dry-run.</source>
        <translation>Nommez le modèle à interroger avec --endpoint et --model, ou ajoutez --dry-run.</translation>
    </message>
    <message>
        <source>A model writes summaries of level 1 or 2. Choose one with --level.</source>
        <translation>Un modèle écrit des résumés de niveau 1 ou 2. Choisissez-en un avec --level.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Context: %1, %2; afterwards %3, %4</source>
        <comment>4 items, 60 tokens; afterwards 3 items, 1 token</comment>
        <translation>Contexte&#x202f;: %1, %2&#x202f;; ensuite %3, %4</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#x202f;: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Omis&#x202f;: %1</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <translation>réussi&#x202f;: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>avertissement&#x202f;: %1</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#x202f;: %1</translation>
    </message>
    <message>
        <source>To keep the signed thinking, make the change in a fork: %1</source>
        <translation>Pour garder la réflexion signée, faites la modification dans une bifurcation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#x202f;: %1</translation>
    </message>
    <message>
        <source>Discarded end: %1</source>
        <translation>Fin abandonnée&#x202f;: %1</translation>
    </message>
    <message>
        <source>New session: %1</source>
        <translation>Nouvelle session&#x202f;: %1</translation>
    </message>
    <message>
        <source>To continue, in the project folder: %1</source>
        <translation>Pour continuer, dans le dossier du projet&#x202f;: %1</translation>
    </message>
    <message>
        <source>Done. To undo it: stemma undo %1</source>
        <translation>Terminé. Pour annuler&#x202f;: stemma undo %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Add --apply to make the change.</source>
        <translation>Rien n’a été modifié. Ajoutez --apply pour faire la modification.</translation>
    </message>
    <message>
        <source>The session is not compacted yet.</source>
        <translation>La session n’est pas encore compactée.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>La session n’a pas de résumé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The summary does not record which messages it replaced, so it cannot be reviewed.</source>
        <translation>Le résumé n’enregistre pas quels messages il a remplacés, il ne peut donc pas être examiné.</translation>
    </message>
    <message>
        <source>The summary replaced no messages, so there is nothing to review.</source>
        <translation>Le résumé n’a remplacé aucun message, il n’y a donc rien à examiner.</translation>
    </message>
    <message>
        <source>The rules that build and compact the context, by a name from “formats”; taken from the store by default</source>
        <translation>Les règles qui construisent et compactent le contexte, par un nom tiré de «&#x202f;formats&#x202f;»&#x202f;; d’après le dépôt par défaut</translation>
    </message>
    <message>
        <source>The model’s window in tokens; taken from the model’s name by default</source>
        <translation>La fenêtre du modèle en jetons&#x202f;; d’après le nom du modèle par défaut</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>Jetons de la fenêtre réservés à la réponse</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for compaction</source>
        <translation>Jetons de la fenêtre réservés à la compaction</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted; 0.6 by default</source>
        <translation>La part des jetons utilisables à laquelle la session est compactée&#x202f;; 0.6 par défaut</translation>
    </message>
    <message>
        <source>The query cannot be read at character %1. %2</source>
        <translation>La recherche est illisible au caractère %1. %2</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date. Écrivez 2026-03-01, 2026-03, today ou 7d.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>%Ln session de %1 n’a pas pu être lue et n’a pas été parcourue.</numerusform>
            <numerusform>%Ln sessions de %1 n’ont pas pu être lues et n’ont pas été parcourues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>L’expression rationnelle a pris trop de temps sur %Ln texte, qui peut avoir d’autres occurrences.</numerusform>
            <numerusform>L’expression rationnelle a pris trop de temps sur %Ln textes, qui peuvent avoir d’autres occurrences.</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions found in the usual places. Name a store.</source>
        <translation>Aucune session trouvée aux emplacements habituels. Nommez un dépôt.</translation>
    </message>
    <message>
        <source>The query is a regular expression</source>
        <translation>La recherche est une expression rationnelle</translation>
    </message>
    <message>
        <source>The query is a text to find as it is</source>
        <translation>La recherche est un texte à trouver tel quel</translation>
    </message>
    <message>
        <source>With --regex: in any case</source>
        <translation>Avec --regex&#x202f;: sans tenir compte de la casse</translation>
    </message>
    <message>
        <source>Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by default)</source>
        <translation>Afficher au plus ce nombre d’occurrences, les plus récentes de tous les dépôts&#x202f;; 0 affiche tout, dépôt par dépôt (100 par défaut)</translation>
    </message>
    <message>
        <source>Only messages since this date: 2026-03-01, 2026-03, today, 7d</source>
        <translation>Seulement les messages depuis cette date&#x202f;: 2026-03-01, 2026-03, today, 7d</translation>
    </message>
    <message>
        <source>Order by relevance instead of newest first; needs an index</source>
        <translation>Trier par pertinence au lieu du plus récent d’abord&#x202f;; nécessite un index</translation>
    </message>
    <message>
        <source>Read the stores instead of using their indexes</source>
        <translation>Lire les dépôts au lieu d’utiliser leurs index</translation>
    </message>
    <message>
        <source>Build or update the indexes of stores; no query</source>
        <translation>Construire ou mettre à jour les index de dépôts&#x202f;; sans recherche</translation>
    </message>
    <message>
        <source>Delete the indexes of stores; no query</source>
        <translation>Supprimer les index de dépôts&#x202f;; sans recherche</translation>
    </message>
    <message>
        <source>List the indexes with their size; no query</source>
        <translation>Lister les index avec leur taille&#x202f;; sans recherche</translation>
    </message>
    <message>
        <source>Level %1 skipped: %2</source>
        <translation>Niveau %1 sauté&#x202f;: %2</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 messages</source>
        <translation>Niveau %1&#x202f;: les textes de %2 messages</translation>
    </message>
    <message>
        <source>Level %1: the %2 texts it summarises</source>
        <translation>Niveau %1&#x202f;: les %2 textes qu’il résume</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 summaries</source>
        <translation>Niveau %1&#x202f;: les textes de %2 résumés</translation>
    </message>
    <message>
        <source>Level 2 is sent only if level 1 gives no usable summary.</source>
        <translation>Le niveau 2 n’est envoyé que si le niveau 1 ne donne pas de résumé utilisable.</translation>
    </message>
    <message>
        <source>Level %1 given up: %2</source>
        <translation>Niveau %1 abandonné&#x202f;: %2</translation>
    </message>
    <message>
        <source>(cut off; %1 bytes in total)</source>
        <translation>(coupé&#x202f;; %1 octets au total)</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>impossible&#x202f;: %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>writable</source>
        <translation>modifiable</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>aucun format connu</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Créée (UTC)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Title or first prompt</source>
        <translation>Titre ou première requête</translation>
    </message>
    <message>
        <source>(deleted) %1</source>
        <translation>(supprimée) %1</translation>
    </message>
    <message>
        <source>(flagged)</source>
        <translation>(marquée)</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Dépôt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Parent</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marquée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Condensed summary</source>
        <translation>Résumé condensé</translation>
    </message>
    <message>
        <source>level %1, from %2 to %3</source>
        <translation>niveau %1, de %2 à %3</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Point de contrôle</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>environ %1 jeton</numerusform>
            <numerusform>environ %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>non envoyé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tokens, estimated</source>
        <translation>Jetons, estimés</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>Irréparable&#x202f;: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Réparation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Summary of %1 messages, now %2</source>
        <comment>12 tokens</comment>
        <translation>Résumé de %1 messages, maintenant %2</translation>
    </message>
    <message>
        <source>Summary of the %1 messages or summaries that it replaced, %2</source>
        <comment>12 tokens</comment>
        <translation>Résumé des %1 messages ou résumés qu’il a remplacés, %2</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2</source>
        <comment>12 tokens</comment>
        <translation>Résumé de %1 résumés, maintenant %2</translation>
    </message>
    <message>
        <source>Request to %1, for an answer of at most %2 tokens:</source>
        <translation>Demande à %1, pour une réponse d’au plus %2 jetons&#x202f;:</translation>
    </message>
    <message>
        <source>The summary without a model:</source>
        <translation>Le résumé sans modèle&#x202f;:</translation>
    </message>
    <message>
        <source>, now “%1”</source>
        <translation>, maintenant «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>message %1</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>de nouveau nécessaire dans %1</translation>
    </message>
    <message>
        <source>%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)</source>
        <translation>%1 constats sur %2 gardés, %3 perdus de nouveau nécessaires (trouvés par des règles, sans garantie d’exactitude)</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>Seule une partie a été examinée&#x202f;: il y a trop de texte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n autre enregistrement n’est pas gardé dans le journal.</numerusform>
            <numerusform>%n autres enregistrements ne sont pas gardés dans le journal.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Aucun constat.</translation>
    </message>
    <message>
        <source>No sessions.</source>
        <translation>Aucune session.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Pas encore de modifications.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Aucun fichier n’a été modifié.</translation>
    </message>
    <message>
        <source>List prices as known on %1; your own go above them in %2.</source>
        <translation>Prix catalogue connus au %1&#x202f;; vos propres prix, dans %2, prévalent.</translation>
    </message>
    <message>
        <source>Prices of %1, and list prices as known on %2.</source>
        <translation>Prix de %1, et prix catalogue connus au %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1, %2: %3 counted, %4 by the agent. %5</source>
        <translation>%1, %2&#x202f;: %3 comptés, %4 selon l’agent. %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1, %2 de %n session&#x202f;: %3 comptés, %4 selon l’agent. %5</numerusform>
            <numerusform>%1, %2 de %n sessions&#x202f;: %3 comptés, %4 selon l’agent. %5</numerusform>
        </translation>
    </message>
    <message>
        <source>--differences lists each session whose sum is another than the agent&apos;s.</source>
        <translation>--differences liste chaque session dont la somme diffère de celle de l’agent.</translation>
    </message>
    <message>
        <source>(not stored)</source>
        <translation>(non conservé)</translation>
    </message>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <source>project</source>
        <translation>projet</translation>
    </message>
    <message>
        <source>day</source>
        <translation>jour</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>appels</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>cache read</source>
        <translation>cache lu</translation>
    </message>
    <message>
        <source>cache write</source>
        <translation>cache écrit</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>by sub-agents</source>
        <translation>par des sous-agents</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en tout</translation>
    </message>
    <message>
        <source>A subscription covers %1.</source>
        <translation>Un abonnement couvre %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>%n appel n’a pas de prix connu, pour ces modèles&#x202f;: %1</numerusform>
            <numerusform>%n appels n’ont pas de prix connu, pour ces modèles&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>Non comptés, %1&#x202f;: %Ln enregistrement avec %2</numerusform>
            <numerusform>Non comptés, %1&#x202f;: %Ln enregistrements avec %2</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was: %1 (%2); estimated: %3 (%4)</source>
        <comment>costs, numbers of tokens</comment>
        <translation>en réalité&#x202f;: %1 (%2)&#x202f;; estimé&#x202f;: %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un jour ni une heure. Écrivez-le sous la forme 2026-03-31 ou 2026-03-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>What each line sums up</source>
        <translation>Ce dont les lignes sont les sommes</translation>
    </message>
    <message>
        <source>Only calls from this day or time on</source>
        <translation>Seulement les appels à partir de ce jour ou de cette heure</translation>
    </message>
    <message>
        <source>Only calls up to this day or time</source>
        <translation>Seulement les appels jusqu’à ce jour ou cette heure</translation>
    </message>
    <message>
        <source>Prices above those of the program; by default those in your configuration folder</source>
        <translation>Prix qui prévalent sur ceux du programme&#x202f;; par défaut, ceux de votre dossier de configuration</translation>
    </message>
    <message>
        <source>Print the lines as CSV</source>
        <translation>Afficher les lignes en CSV</translation>
    </message>
    <message>
        <source>List each session whose sum is another than the agent&apos;s own</source>
        <translation>Lister chaque session dont la somme diffère de celle de l’agent</translation>
    </message>
    <message>
        <source>Estimate the cost of the session if it had been compacted at a number of tokens, its tool outputs pruned except for the newest, or fully cached</source>
        <translation>Estimer ce que la session aurait coûté&#x202f;: compactée à tel nombre de jetons, ses sorties d’outils élaguées sauf tel nombre de jetons les plus récents, ou entièrement en cache</translation>
    </message>
    <message>
        <source>Show this session</source>
        <translation>Afficher cette session</translation>
    </message>
    <message>
        <source>Go to this message, by its id or its number (from 1)</source>
        <translation>Aller à ce message, par son identifiant ou son numéro (à partir de 1)</translation>
    </message>
    <message>
        <source>Open another window, even if one is open</source>
        <translation>Ouvrir une autre fenêtre, même si une fenêtre est ouverte</translation>
    </message>
    <message>
        <source>Compare the session with this one</source>
        <translation>Comparer la session avec celle-ci</translation>
    </message>
    <message>
        <source>Look for this, in the panel search, search-tab or find, or in the settings; in export: names to redact</source>
        <translation>Chercher ceci, dans le panneau search, search-tab ou find, ou dans la configuration&#x202f;; dans export&#x202f;: noms à caviarder</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>Ouvrir la session d’exemple</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de</source>
        <translation>Langue de la fenêtre, p. ex. fr</translation>
    </message>
    <message>
        <source>Colours: light, dark, high-contrast</source>
        <translation>Couleurs&#x202f;: light, dark, high-contrast</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file, without a display, and leave</source>
        <translation>Dessiner la fenêtre dans un fichier PNG, sans écran, et quitter</translation>
    </message>
    <message>
        <source>Size of the picture, e.g. 1440x900</source>
        <translation>Taille de l’image, p. ex. 1440x900</translation>
    </message>
    <message>
        <source>Pixels of the picture for a pixel of the window</source>
        <translation>Pixels de l’image par pixel de la fenêtre</translation>
    </message>
    <message>
        <source>The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair</source>
        <translation>Le plan à montrer dans une image&#x202f;: fork, resume, rename, edit, remove, prune, delete, repair</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Options de la fenêtre&#x202f;:</translation>
    </message>
    <message>
        <source>Show a panel: %1</source>
        <translation>Afficher un panneau&#x202f;: %1</translation>
    </message>
    <message>
        <source>Save the files as they were at the checkpoint in this folder; none is overwritten</source>
        <translation>Enregistrer dans ce dossier les fichiers tels qu’ils étaient au point de contrôle&#x202f;; aucun n’est écrasé</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 octets&#x202f;: %2</translation>
    </message>
    <message>
        <source>Write a comparison with this session of the same store, as html or markdown</source>
        <translation>Écrire une comparaison avec cette session du même dépôt, en html ou markdown</translation>
    </message>
    <message>
        <source>A comparison is written as html or markdown.</source>
        <translation>Une comparaison s’écrit en html ou markdown.</translation>
    </message>
    <message>
        <source>The agent that gets the session; with --redact by default a copy in its own store</source>
        <translation>L’agent qui reçoit la session&#x202f;; avec --redact, par défaut une copie dans son propre dépôt</translation>
    </message>
    <message>
        <source>Only a document is redacted: name its file with -o, or its --format.</source>
        <translation>Seul un document est caviardé&#x202f;: nommez son fichier avec -o, ou son --format.</translation>
    </message>
    <message>
        <source>Name the agent with --to. Only a redacted copy goes to the same store.</source>
        <translation>Nommez l’agent avec --to. Seule une copie caviardée va dans le même dépôt.</translation>
    </message>
    <message>
        <source>No document ends with “.%1”. Name the form with --format.</source>
        <translation>Aucun document ne se termine par «&#x202f;.%1&#x202f;». Indiquez le format avec --format.</translation>
    </message>
    <message>
        <source>A review is written as html, markdown or json.</source>
        <translation>Un examen s’écrit en html, markdown ou json.</translation>
    </message>
    <message>
        <source>The connection broke, so the question is asked again.</source>
        <translation>La connexion a été interrompue&#x202f;; la question est posée à nouveau.</translation>
    </message>
    <message>
        <source>These were thoughts of the model. The answer follows.</source>
        <translation>C’étaient des réflexions du modèle. La réponse suit.</translation>
    </message>
    <message>
        <source>The answer is not complete: this part had arrived.</source>
        <translation>La réponse n’est pas complète&#x202f;: voici la partie reçue.</translation>
    </message>
    <message>
        <source>The fork has no summary that lost a constraint.</source>
        <translation>La bifurcation n’a pas de résumé qui ait perdu une contrainte.</translation>
    </message>
    <message>
        <source>Leave out thinking blocks, except those that the next call still needs</source>
        <translation>Omettre les blocs de réflexion, sauf ceux dont le prochain appel a encore besoin</translation>
    </message>
    <message>
        <source>Leave out the checkpoints that the store has</source>
        <translation>Omettre les points de contrôle du dépôt</translation>
    </message>
    <message>
        <source>Add the constraints that the last summary lost to its copy</source>
        <translation>Ajouter à la copie du dernier résumé les contraintes qu’il a perdues</translation>
    </message>
    <message>
        <source>Add this constraint to the copy of the last summary; can be repeated</source>
        <translation>Ajouter cette contrainte à la copie du dernier résumé&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Print which sessions came from which</source>
        <translation>Afficher quelles sessions proviennent desquelles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>%Ln message, %1 octets : %2</numerusform>
            <numerusform>%Ln messages, %1 octets : %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>%Ln endroit de la session caviardé</numerusform>
            <numerusform>%Ln endroits de la session caviardés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un dépôt &amp;récent</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurquer</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Point de contrôle</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>stemma::AsideTabs</name>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>Rien n’a été perdu sur quoi une question puisse porter.</translation>
    </message>
</context>
<context>
    <name>stemma::AskBar</name>
    <message>
        <source>Ask…</source>
        <translation>Interroger…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>Question personnelle</translation>
    </message>
    <message>
        <source>What do you want to know of the context? Nothing is sent before you agree.</source>
        <translation>Que voulez-vous savoir du contexte&#x202f;? Rien n’est envoyé avant votre accord.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Type a question instead of those of the probe</source>
        <translation>Saisir une question au lieu de celles du test</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Annuler la demande&#x202f;; rien d’autre n’est envoyé</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>Questions précédentes</translation>
    </message>
    <message>
        <source>Questions asked so far. They are kept until this tab is closed, and never stored.</source>
        <translation>Questions posées jusqu’ici. Elles sont gardées jusqu’à la fermeture de cet onglet, et jamais enregistrées.</translation>
    </message>
    <message>
        <source>See what is sent and what it may cost, and agree (Ctrl+Return)</source>
        <translation>Voir ce qui est envoyé et ce que cela peut coûter, et donner votre accord (Ctrl+Entrée)</translation>
    </message>
</context>
<context>
    <name>stemma::AskColumn</name>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#x202f;: %1</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>Seul le début est affiché.</translation>
    </message>
    <message>
        <source>Judged by rules, not by a model: whether the lost words are in the answer. Read the answer itself before you rely on it.</source>
        <translation>Jugé selon des règles, non par un modèle&#x202f;: si les mots perdus figurent dans la réponse. Lisez la réponse elle-même avant de vous y fier.</translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>Test&#x202f;: %Ln question</numerusform>
            <numerusform>Test&#x202f;: %Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick a question first.</source>
        <translation>Cochez d’abord une question.</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>Saisissez d’abord une question.</translation>
    </message>
    <message>
        <source>Choose a context first.</source>
        <translation>Choisissez d’abord un contexte.</translation>
    </message>
    <message>
        <source>The contexts are still being read.</source>
        <translation>Les contextes sont encore en cours de lecture.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>%Ln élément est envoyé comme texte, sans images. Les jetons sont des estimations.</numerusform>
            <numerusform>%Ln éléments sont envoyés comme textes, sans images. Les jetons sont des estimations.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the draft replaces is not in this context; it is sent before it.</source>
        <translation>Ce que le brouillon remplace n’est pas dans ce contexte&#x202f;; il est envoyé avant celui-ci.</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records everything.</source>
        <translation>Reconstitué&#x202f;: le dépôt n’enregistre plus tout.</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>Pas encore interrogé.</translation>
    </message>
    <message>
        <source>Reading the context…</source>
        <translation>Lecture du contexte…</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1… %2 so far</source>
        <comment>number of tokens</comment>
        <translation>Attente de la réponse de %1… %2 jusqu’ici</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1…</source>
        <translation>Attente de la réponse de %1…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>En attente…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>Cost %1.</source>
        <translation>Coût&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>La réponse a atteint sa taille maximale et est coupée.</translation>
    </message>
    <message>
        <source>This question was not asked.</source>
        <translation>Cette question n’a pas été posée.</translation>
    </message>
    <message>
        <source>The model gave no answer to this question.</source>
        <translation>Le modèle n’a pas répondu à cette question.</translation>
    </message>
    <message>
        <source>%1 · at most %2</source>
        <translation>%1 · au plus %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln demande</numerusform>
            <numerusform>%Ln demandes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, answers of at most %2</source>
        <comment>number of tokens</comment>
        <translation>%1, réponses d’au plus %2</translation>
    </message>
    <message>
        <source>estimated cost: at most %1</source>
        <translation>coût estimé&#x202f;: au plus %1</translation>
    </message>
    <message>
        <source>the price of %1 is not known</source>
        <translation>le prix de %1 n’est pas connu</translation>
    </message>
    <message>
        <source>Estimated from the length of the texts, with the price that is set for the model, or else that of the price table</source>
        <translation>Estimé d’après la longueur des textes, avec le prix défini pour le modèle, ou à défaut celui de la table de prix</translation>
    </message>
    <message>
        <source>Ask the context</source>
        <translation>Interroger le contexte</translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>Contenu&#x202f;: %Ln question, et dans chaque demande un contexte de cette session</numerusform>
            <numerusform>Contenu&#x202f;: %Ln questions, et dans chaque demande un contexte de cette session</numerusform>
        </translation>
    </message>
    <message>
        <source>Content: the question, and in each request one context of this session</source>
        <translation>Contenu&#x202f;: la question, et dans chaque demande un contexte de cette session</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n demande.</numerusform>
            <numerusform>%n demandes, l’une après l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask · %1</source>
        <translation>Interroger · %1</translation>
    </message>
    <message>
        <source>Cancelled: this is what had come of the answer.</source>
        <translation>Interrompu&#x202f;: voici la partie reçue de la réponse.</translation>
    </message>
    <message>
        <source>%1 This is what had come of the answer.</source>
        <translation>%1 Voici la partie reçue de la réponse.</translation>
    </message>
</context>
<context>
    <name>stemma::AskingSteps</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>Étapes du résumé</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>Annuler la demande&#x202f;; rien d’autre n’est envoyé</translation>
    </message>
</context>
<context>
    <name>stemma::AuditChart</name>
    <message>
        <source>Tokens in context</source>
        <translation>Jetons dans le contexte</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Charts over the turns</source>
        <translation>Graphiques par tour</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turns %1</source>
        <translation>Tours %1</translation>
    </message>
    <message>
        <source>%1: not stored</source>
        <translation>%1&#x202f;: non conservé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, mean %4</source>
        <translation>%1&#x202f;: de %2 à %3, moyenne %4</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Encore rien à afficher.</translation>
    </message>
    <message>
        <source>This store has no tokens, costs or times of calls.</source>
        <translation>Ce dépôt n’a ni jetons, ni coûts, ni temps d’appels.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>Avant la première requête</translation>
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
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Comme tableau (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>En JSON…</translation>
    </message>
    <message>
        <source>Cancelled; the turns read so far are shown.</source>
        <translation>Interrompu&#x202f;; les tours lus jusqu’ici sont affichés.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>Addition des tours…</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>Cette session n’a pas de tours.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln tour</numerusform>
            <numerusform>%Ln tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 cached tokens in</source>
        <translation>entrée&#x202f;: %1 + %2 jetons du cache</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 en entrée</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 en sortie</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>%n nouvelle tentative</numerusform>
            <numerusform>%n nouvelles tentatives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>%n appel d’outil a échoué</numerusform>
            <numerusform>%n appels d’outils ont échoué</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>Exporter l’audit</translation>
    </message>
    <message>
        <source>The audit was written to %1.</source>
        <translation>L’audit a été écrit dans %1.</translation>
    </message>
    <message>
        <source>The audit cannot be written to %1: %2</source>
        <translation>L’audit ne peut pas être écrit dans %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>stemma::AuditSource</name>
    <message>
        <source>Adding up the turns</source>
        <translation>Addition des tours</translation>
    </message>
</context>
<context>
    <name>stemma::Banner</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>stemma::BringAlong</name>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>Thinking blocks</source>
        <translation>Blocs de réflexion</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Points de contrôle</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>Emporter</translation>
    </message>
    <message>
        <source>The agent is sent the summaries in place of the messages they replace, so the fork needs them.</source>
        <translation>Les résumés sont envoyés à l’agent à la place des messages qu’ils remplacent&#x202f;; la bifurcation en a donc besoin.</translation>
    </message>
    <message>
        <source>Without them the fork works with another account, provider or model. A turn that the fork ends in keeps them where its tool calls need them.</source>
        <translation>Sans eux, la bifurcation fonctionne avec un autre compte, fournisseur ou modèle. Le tour où elle s’arrête les garde là où ses appels d’outils en ont besoin.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>Ajouter %Ln contrainte perdue au résumé</numerusform>
            <numerusform>Ajouter %Ln contraintes perdues au résumé</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::BugReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>Signaler un bogue</translation>
    </message>
    <message>
        <source>Describe what happened, then copy the report. It holds no paths and nothing of your sessions. Stemma sends nothing.</source>
        <translation>Décrivez ce qui s’est passé, puis copiez le rapport. Il ne contient ni chemins ni rien de vos sessions. Stemma n’envoie rien.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Ce qui s’est passé&#x202f;:</translation>
    </message>
    <message>
        <source>What you did before:</source>
        <translation>Ce que vous avez fait avant&#x202f;:</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message>
        <source>(no path)</source>
        <translation>(sans chemin)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln modification</numerusform>
            <numerusform>%Ln modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>Elles ne découlent pas toutes les unes des autres, elles sont donc affichées en %Ln étape.</numerusform>
            <numerusform>Elles ne découlent pas toutes les unes des autres, elles sont donc affichées en %Ln étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1, %2, %3 lignes ajoutées, %4 supprimées</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>Not in the current branch</source>
        <translation>Pas dans la branche actuelle</translation>
    </message>
    <message>
        <source>The session holds no result of this call: the change may not have been made.</source>
        <translation>La session ne contient pas de résultat de cet appel&#x202f;: la modification n’a peut-être pas été faite.</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 lines added, %5 removed</source>
        <translation>%1, %2, %3, %4 lignes ajoutées, %5 supprimées</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>Lines added</source>
        <translation>Lignes ajoutées</translation>
    </message>
    <message>
        <source>Lines removed</source>
        <translation>Lignes supprimées</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Message and file</source>
        <translation>Message et fichier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeView</name>
    <message>
        <source>No difference in the part of the text shown here.</source>
        <translation>Aucune différence dans la partie du texte affichée ici.</translation>
    </message>
</context>
<context>
    <name>stemma::ChangesPanel</name>
    <message>
        <source>In order of time</source>
        <translation>Par ordre chronologique</translation>
    </message>
    <message>
        <source>List all changes in order, without grouping them by file</source>
        <translation>Lister toutes les modifications dans l’ordre, sans les grouper par fichier</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Une par une</translation>
    </message>
    <message>
        <source>Show each change of a file instead of its net change</source>
        <translation>Afficher chaque modification d’un fichier au lieu de sa modification nette</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Show old and new lines beside each other</source>
        <translation>Afficher les anciennes et les nouvelles lignes côte à côte</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Tous les messages</translation>
    </message>
    <message>
        <source>Current branch</source>
        <translation>Branche actuelle</translation>
    </message>
    <message>
        <source>Selected messages</source>
        <translation>Messages sélectionnés</translation>
    </message>
    <message>
        <source>Messages whose changes are listed</source>
        <translation>Messages dont les modifications sont listées</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Modification précédente</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Modification suivante</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Fichier précédent</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>Compare with disk</source>
        <translation>Comparer avec le disque</translation>
    </message>
    <message>
        <source>Compare the net changes with the files on disk</source>
        <translation>Comparer les modifications nettes avec les fichiers sur disque</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save the net changes as one patch that “git apply” takes</source>
        <translation>Enregistrer les modifications nettes comme un seul correctif que «&#x202f;git apply&#x202f;» accepte</translation>
    </message>
    <message>
        <source>Changed files</source>
        <translation>Fichiers modifiés</translation>
    </message>
    <message>
        <source>Open a session to see which files it changed.</source>
        <translation>Ouvrez une session pour voir quels fichiers elle a modifiés.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Lecture de la session…</translation>
    </message>
    <message>
        <source>None of these messages changed a file.</source>
        <translation>Aucun de ces messages n’a modifié de fichier.</translation>
    </message>
    <message>
        <source>This session changed no files.</source>
        <translation>Cette session n’a modifié aucun fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln modification</numerusform>
            <numerusform>%Ln modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Dossier du projet</translation>
    </message>
    <message>
        <source>Export patch</source>
        <translation>Exporter le correctif</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>Correctifs (*.patch *.diff)</translation>
    </message>
    <message>
        <source>There is nothing that a patch could hold.</source>
        <translation>Il n’y a rien qu’un correctif puisse contenir.</translation>
    </message>
    <message>
        <source>The patch could not be written: %1</source>
        <translation>Le correctif n’a pas pu être écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Patch saved to %1.</source>
        <translation>Correctif enregistré dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>%Ln modification est omise&#x202f;:</numerusform>
            <numerusform>%Ln modifications sont omises&#x202f;:</numerusform>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Rien n’a été envoyé</translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussies</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Failed: the sentence</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>This change needs no checks.</source>
        <translation>Cette modification n’a pas besoin de vérifications.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n réussie</numerusform>
            <numerusform>%n réussies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n en échec</numerusform>
            <numerusform>%n en échec</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChooseModelsDialog</name>
    <message>
        <source>Compare levels and models</source>
        <translation>Comparer niveaux et modèles</translation>
    </message>
    <message>
        <source>Each ticked box is one request. Before anything is sent, you see what goes where and what it may cost, and are asked. “Model…” sets up more models.</source>
        <translation>Chaque case cochée est une demande. Avant tout envoi, vous voyez ce qui va où et ce que cela peut coûter, et votre accord est demandé. «&#x202f;Modèle…&#x202f;» configure d’autres modèles.</translation>
    </message>
    <message>
        <source>&amp;%1 deterministic, without a model</source>
        <translation>&amp;%1 déterministe, sans modèle</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuer…</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 sélectif</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 agressif</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>Cochez un niveau d’un modèle.</translation>
    </message>
</context>
<context>
    <name>stemma::Choosers</name>
    <message>
        <source>Message %1 of %2</source>
        <translation>Message %1 sur %2</translation>
    </message>
    <message>
        <source>No message from this time on</source>
        <translation>Aucun message à partir de cette heure</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Trouver une action</translation>
    </message>
    <message>
        <source>Go to session or text: type words of the title, prompt, model, folder or any text</source>
        <translation>Aller à une session ou un texte&#x202f;: tapez des mots du titre, de la requête, du modèle, du dossier ou n’importe quel texte</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id</source>
        <translation>Tapez un nombre de 1 à %1, une heure comme 9:41 ou 2026-03-02 9:41, ou un identifiant de message</translation>
    </message>
    <message>
        <source>Message with the id %1</source>
        <translation>Message avec l’identifiant %1</translation>
    </message>
    <message>
        <source>Go to message</source>
        <translation>Aller au message</translation>
    </message>
    <message>
        <source>Compare “%1” with another session of the store</source>
        <translation>Comparer «&#x202f;%1&#x202f;» avec une autre session du dépôt</translation>
    </message>
    <message>
        <source>The session has no checkpoints.</source>
        <translation>La session n’a pas de points de contrôle.</translation>
    </message>
    <message>
        <source>Go to checkpoint</source>
        <translation>Aller au point de contrôle</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Avant «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>Annule cette modification et toutes les suivantes</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedEditing</name>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>Ajouté au lot&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>%n modification dans le lot de la dernière fois. Le dépôt a changé depuis&#x202f;; «&#x202f;Tout planifier&#x202f;» montre si elle convient encore.</numerusform>
            <numerusform>%n modifications dans le lot de la dernière fois. Le dépôt a changé depuis&#x202f;; «&#x202f;Tout planifier&#x202f;» montre si elles conviennent encore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>%n modification dans le lot de la dernière fois.</numerusform>
            <numerusform>%n modifications dans le lot de la dernière fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be edited.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>The session no longer has message %1. Remove the change from the batch, or add it again at another message.</source>
        <translation>La session ne contient plus le message %1. Retirez la modification du lot, ou ajoutez-la à nouveau à un autre message.</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Plan all…</source>
        <translation>Tout planifier…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; all of them are then applied together.</source>
        <translation>Aucune modification dans le lot. «&#x202f;Ajouter au lot&#x202f;» dans un plan met une modification ici au lieu de l’appliquer&#x202f;; toutes sont ensuite appliquées ensemble.</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
        <source>Edit this change (Return)</source>
        <translation>Modifier cette modification (Entrée)</translation>
    </message>
    <message>
        <source>Remove this change from the batch (Del)</source>
        <translation>Retirer cette modification du lot (Suppr)</translation>
    </message>
    <message>
        <source>Remove all changes from the batch</source>
        <translation>Retirer toutes les modifications du lot</translation>
    </message>
    <message>
        <source>Show what all changes would write, to apply them as one</source>
        <translation>Afficher ce que toutes les modifications écriraient, pour les appliquer comme une seule</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1, dont %n d’avant le dernier changement du dépôt</numerusform>
            <numerusform>%1, dont %n d’avant le dernier changement du dépôt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionDrafts</name>
    <message>
        <source>Level %1: this format makes no summary without a model</source>
        <translation>Niveau %1&#x202f;: ce format ne fait pas de résumé sans modèle</translation>
    </message>
    <message>
        <source>Level %1: made without a model</source>
        <translation>Niveau %1&#x202f;: fait sans modèle</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>Ce format ne fait pas de résumé sans modèle. Écrivez-le ici, puis appliquez-le.</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>Aucun des niveaux choisis n’est possible ici.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>Résumés au-dessus des messages</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>remplace %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>Appliquez ou abandonnez le nouveau texte avant de sélectionner un autre résumé.</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>Cet aperçu a été fait avec les règles précédentes. Refaites l’aperçu pour utiliser les nouvelles.</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>Aller à son message</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>Appliquez ou abandonnez d’abord le nouveau texte.</translation>
    </message>
    <message>
        <source>Compaction · %1</source>
        <translation>Compaction · %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Lecture des résumés</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>Le résumé n’a pas de texte modifiable.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionTools</name>
    <message>
        <source>Preview compaction</source>
        <translation>Prévisualiser la compaction</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>Essayer un nouveau résumé&#x202f;; rien n’est écrit</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>Comparer les niveaux</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>Modèle…</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>Configurer le modèle qui écrit les résumés de niveau 1 et 2</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Modifier le texte</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>Modifier le texte du résumé</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>Dissoudre…</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>Remettre les messages remplacés dans le contexte</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>Élaguer des sorties…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules, window and token counting for new summaries</source>
        <translation>Règles, fenêtre et comptage des jetons pour les nouveaux résumés</translation>
    </message>
    <message>
        <source>Merge all active summaries</source>
        <translation>Fusionner tous les résumés actifs</translation>
    </message>
    <message>
        <source>Merge with previous summary</source>
        <translation>Fusionner avec le résumé précédent</translation>
    </message>
    <message>
        <source>Summarise again</source>
        <translation>Résumer à nouveau</translation>
    </message>
    <message>
        <source>Restore to the context…</source>
        <translation>Restaurer dans le contexte…</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>Comparer niveaux et modèles…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>Choisir les sorties d’outils à élaguer ou à restaurer</translation>
    </message>
    <message>
        <source>A model writes a thorough summary with headings</source>
        <translation>Un modèle écrit un résumé approfondi avec des titres</translation>
    </message>
    <message>
        <source>A model writes the shortest possible summary</source>
        <translation>Un modèle écrit le résumé le plus court possible</translation>
    </message>
    <message>
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>Sans modèle&#x202f;: fait selon les règles du format, ou écrit par vous</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>Aucun modèle n’est configuré. Configurez-en un avec «&#x202f;Modèle…&#x202f;».</translation>
    </message>
    <message>
        <source>Show the previewed summaries side by side</source>
        <translation>Afficher côte à côte les résumés prévisualisés</translation>
    </message>
    <message>
        <source>Preview two levels first</source>
        <translation>Prévisualisez d’abord deux niveaux</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>Appliquez ou abandonnez d’abord le nouveau texte.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces all summaries in the context</source>
        <translation>Prévisualiser un résumé qui remplace tous les résumés du contexte</translation>
    </message>
    <message>
        <source>This needs two summaries in the context.</source>
        <translation>Il faut pour cela deux résumés dans le contexte.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces this one and the previous one</source>
        <translation>Prévisualiser un résumé qui remplace celui-ci et le précédent</translation>
    </message>
    <message>
        <source>The selected summary is not in the context, or is the first one there.</source>
        <translation>Le résumé sélectionné n’est pas dans le contexte, ou y est le premier.</translation>
    </message>
    <message>
        <source>Preview a new summary of the messages that this one replaces</source>
        <translation>Prévisualiser un nouveau résumé des messages que celui-ci remplace</translation>
    </message>
    <message>
        <source>Only a summary in the context can be rewritten.</source>
        <translation>Seul un résumé du contexte peut être réécrit.</translation>
    </message>
    <message>
        <source>Replace the messages in the context with this summary</source>
        <translation>Remplacer les messages du contexte par ce résumé</translation>
    </message>
    <message>
        <source>The summary is already in the context.</source>
        <translation>Le résumé est déjà dans le contexte.</translation>
    </message>
    <message>
        <source>Another summary replaced it. Dissolve that one.</source>
        <translation>Un autre résumé l’a remplacé. Dissolvez celui-là.</translation>
    </message>
    <message>
        <source>No summary is selected.</source>
        <translation>Aucun résumé n’est sélectionné.</translation>
    </message>
    <message>
        <source>Preview summaries of several levels and models side by side</source>
        <translation>Prévisualiser côte à côte des résumés de plusieurs niveaux et modèles</translation>
    </message>
</context>
<context>
    <name>stemma::CompareFilesModel</name>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>A seulement</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>B seulement</translation>
    </message>
    <message>
        <source>%1, A %2, B %3, %4</source>
        <translation>%1, A %2, B %3, %4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>stemma::CompareLevelsDialog</name>
    <message>
        <source>Compare levels</source>
        <translation>Comparer les niveaux</translation>
    </message>
    <message>
        <source>Kept findings are counted by rules and are only a hint. Tokens are estimates.</source>
        <translation>Les constats gardés sont comptés par des règles et ne sont qu’un indice. Les jetons sont des estimations.</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <translation>Jetons&#x202f;:</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>Gardés&#x202f;:</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Coût&#x202f;:</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Utiliser celui-ci</translation>
    </message>
</context>
<context>
    <name>stemma::CompareModel</name>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %n message(s)</source>
        <translation>
            <numerusform>Compaction de %n message</numerusform>
            <numerusform>Compaction de %n messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>message %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identiques</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>A seulement</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>B seulement</translation>
    </message>
    <message>
        <source>Nothing in common: they differ from the first message</source>
        <translation>Rien en commun&#x202f;: elles diffèrent dès le premier message</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>%n message en commun</numerusform>
            <numerusform>%n messages en commun</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · the last is %2 “%3”</source>
        <translation>%1 · le dernier est %2 «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages · Compare more</source>
        <translation>%1 premiers messages sur %2 et %3 sur %4 comparés · Comparer davantage</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>%n message commun antérieur · Afficher plus</numerusform>
            <numerusform>%n messages communs antérieurs · Afficher plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages</source>
        <translation>Comparé les %1 premiers messages sur %2 et %3 sur %4</translation>
    </message>
</context>
<context>
    <name>stemma::CompareSource</name>
    <message>
        <source>Comparing two sessions</source>
        <translation>Comparaison de deux sessions</translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message>
        <source>Changes only</source>
        <translation>Modifications seulement</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Modification précédente</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Modification suivante</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Fermer la comparaison</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>Fichiers modifiés</translation>
    </message>
    <message>
        <source>After the common part</source>
        <translation>Après la partie commune</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Tool errors</source>
        <translation>Erreurs d’outils</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>Temps de travail</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Sélectionnez deux lignes pour les comparer.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>%n sur %1 différent</numerusform>
            <numerusform>%n sur %1 différents</numerusform>
        </translation>
    </message>
    <message>
        <source>Files changed since then</source>
        <translation>Fichiers modifiés depuis</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>aucune modification</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Export the comparison…</source>
        <translation>Exporter la comparaison…</translation>
    </message>
    <message>
        <source>Comparison of “%1” with “%2”</source>
        <translation>Comparaison de «&#x202f;%1&#x202f;» avec «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Messages in common</source>
        <translation>Messages en commun</translation>
    </message>
</context>
<context>
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>%Ln modification, %1</numerusform>
            <numerusform>%Ln modifications, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of recent stores is empty now.</source>
        <translation>La liste des dépôts récents est maintenant vide.</translation>
    </message>
</context>
<context>
    <name>stemma::ConnectDialog</name>
    <message>
        <source>Connect to PostgreSQL</source>
        <translation>Se connecter à PostgreSQL</translation>
    </message>
    <message>
        <source>Nothing is changed without a plan that you apply. Empty fields are filled from the service, the environment and the password file, as psql does.</source>
        <translation>Rien n’est modifié sans un plan que vous appliquez. Les champs vides sont remplis d’après le service, l’environnement et le fichier de mots de passe, comme le fait psql.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Résultat du test</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>&amp;Tester la connexion</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>a section of pg_service.conf</source>
        <translation>une section de pg_service.conf</translation>
    </message>
    <message>
        <source>localhost, or a postgresql:// address</source>
        <translation>localhost, ou une adresse postgresql://</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (par défaut)</translation>
    </message>
    <message>
        <source>same as user</source>
        <translation>comme l’utilisateur</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>votre nom de connexion</translation>
    </message>
    <message>
        <source>none, or from the password file</source>
        <translation>aucun, ou tiré du fichier de mots de passe</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Retenir dans le trousseau</translation>
    </message>
    <message>
        <source>the user’s search path</source>
        <translation>le chemin de recherche de l’utilisateur</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>Ser&amp;vice&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Hôte&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>Base de &amp;données&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>&amp;Utilisateur&#x202f;:</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>&amp;Mot de passe&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Schema:</source>
        <translation>&amp;Schéma&#x202f;:</translation>
    </message>
    <message>
        <source>SS&amp;L:</source>
        <translation>SS&amp;L&#x202f;:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>Arrêter le &amp;test</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connexion à %1…</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>Le test a été arrêté.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1.</source>
        <translation>Connecté. C’est un dépôt de %1.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1, release %2.</source>
        <translation>Connecté. C’est un dépôt de %1, version %2.</translation>
    </message>
    <message>
        <source>Connected, but there is no known session store. %1</source>
        <translation>Connecté, mais il n’y a pas de dépôt de sessions connu. %1</translation>
    </message>
</context>
<context>
    <name>stemma::ContextBars</name>
    <message>
        <source>Now %1, afterwards %2</source>
        <comment>numbers of tokens</comment>
        <translation>Maintenant %1, ensuite %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Résumés</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Sortie d’outil</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
</context>
<context>
    <name>stemma::ContextChips</name>
    <message>
        <source>Add context</source>
        <translation>Ajouter un contexte</translation>
    </message>
    <message>
        <source>Ask the context at another message, or before or after a compaction, too</source>
        <translation>Interroger aussi le contexte à un autre message, ou avant ou après une compaction</translation>
    </message>
    <message>
        <source>Ask this context</source>
        <translation>Interroger ce contexte</translation>
    </message>
    <message>
        <source>At message…</source>
        <translation>Au message…</translation>
    </message>
    <message>
        <source>Number of the newest message:</source>
        <translation>Numéro du message le plus récent&#x202f;:</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>%Ln élément dans les deux</numerusform>
            <numerusform>%Ln éléments dans les deux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Summary: what was done</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>dans les deux</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>The turn before, at message %1</source>
        <translation>Le tour précédent, au message %1</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>Au message %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message>
        <source>Only changes</source>
        <translation>Modifications seulement</translation>
    </message>
    <message>
        <source>Show items that both have as one line</source>
        <translation>Afficher en une ligne les éléments communs aux deux</translation>
    </message>
    <message>
        <source>Context compared with the turn before</source>
        <translation>Contexte comparé au tour précédent</translation>
    </message>
    <message>
        <source>Comparing with the turn before…</source>
        <translation>Comparaison avec le tour précédent…</translation>
    </message>
    <message>
        <source>No turn came before this one.</source>
        <translation>Aucun tour n’a précédé celui-ci.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>%Ln nouvel élément</numerusform>
            <numerusform>%Ln nouveaux éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>%Ln élément disparu</numerusform>
            <numerusform>%Ln éléments disparus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>%Ln élément modifié</numerusform>
            <numerusform>%Ln éléments modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed since the turn before.</source>
        <translation>Rien n’a changé depuis le tour précédent.</translation>
    </message>
</context>
<context>
    <name>stemma::ContextModel</name>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Sortie d’outil</translation>
    </message>
    <message>
        <source>Pruned output</source>
        <translation>Sortie élaguée</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>Non envoyé. %1</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records what was sent then.</source>
        <translation>Reconstitué&#x202f;: le dépôt n’enregistre plus ce qui a été envoyé alors.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message>
        <source>compacts once its turns have used %1</source>
        <translation>compacte une fois que ses tours ont utilisé %1</translation>
    </message>
    <message>
        <source>compacts at %1</source>
        <translation>compacte à %1</translation>
    </message>
    <message>
        <source>compacts at %1; now %2</source>
        <translation>compacte à %1&#x202f;; maintenant %2</translation>
    </message>
    <message>
        <source>%1 compacts after a turn once the turns since the session was loaded have used %2 tokens, and before a turn from %3. The store does not record how many they have used.</source>
        <translation>%1 compacte après un tour une fois que les tours depuis le chargement de la session ont utilisé %2 jetons, et avant un tour à partir de %3. Le dépôt n’enregistre pas combien ils en ont utilisé.</translation>
    </message>
    <message>
        <source>With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>Avec les réglages choisis, %1 compacte après un tour à partir de %2 jetons, et avant un tour à partir de %3.</translation>
    </message>
    <message>
        <source>With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>Avec ses réglages par défaut, %1 compacte après un tour à partir de %2 jetons, et avant un tour à partir de %3.</translation>
    </message>
    <message>
        <source>Follow the timeline</source>
        <translation>Suivre la chronologie</translation>
    </message>
    <message>
        <source>Against the turn before</source>
        <translation>Par rapport au tour précédent</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Interroger…</translation>
    </message>
    <message>
        <source>Show the context as it was at the current message</source>
        <translation>Afficher le contexte tel qu’il était au message actuel</translation>
    </message>
    <message>
        <source>The newest message of this context</source>
        <translation>Le message le plus récent de ce contexte</translation>
    </message>
    <message>
        <source>Show the context when an earlier message was the newest</source>
        <translation>Afficher le contexte quand un message antérieur était le plus récent</translation>
    </message>
    <message>
        <source>Find in this context</source>
        <translation>Rechercher dans ce contexte</translation>
    </message>
    <message>
        <source>Copy the request as JSON</source>
        <translation>Copier la demande en JSON</translation>
    </message>
    <message>
        <source>Copy the request as a curl command</source>
        <translation>Copier la demande comme commande curl</translation>
    </message>
    <message>
        <source>Ask a model a question about this context. Nothing is sent before you agree.</source>
        <translation>Poser à un modèle une question sur ce contexte. Rien n’est envoyé avant votre accord.</translation>
    </message>
    <message>
        <source>Show what is new, gone and changed since the end of the turn before</source>
        <translation>Afficher ce qui est nouveau, disparu et modifié depuis la fin du tour précédent</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>La demande a été copiée.</translation>
    </message>
    <message>
        <source>“%1” is not in this context.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans ce contexte.</translation>
    </message>
    <message>
        <source>Items of the context</source>
        <translation>Éléments du contexte</translation>
    </message>
    <message>
        <source>Message %1 was in the window then.</source>
        <translation>Le message %1 était alors dans la fenêtre.</translation>
    </message>
    <message>
        <source>Message %1 did not exist yet.</source>
        <translation>Le message %1 n’existait pas encore.</translation>
    </message>
    <message>
        <source>at message %1</source>
        <translation>au message %1</translation>
    </message>
    <message>
        <source>Message %1 left the window with “%2”.</source>
        <translation>Le message %1 a quitté la fenêtre avec «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Message %1 left the window %3, with “%2”.</source>
        <translation>Le message %1 a quitté la fenêtre %3, avec «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” replaces it now.</source>
        <translation>«&#x202f;%1&#x202f;» le remplace maintenant.</translation>
    </message>
    <message>
        <source>Show the context before</source>
        <translation>Afficher le contexte d’avant</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>Afficher les pertes</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>Building the context…</source>
        <translation>Construction du contexte…</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>%Ln élément envoyé</numerusform>
            <numerusform>%Ln éléments envoyés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln résumé</numerusform>
            <numerusform>%Ln résumés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln omis</numerusform>
            <numerusform>%Ln omis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln élément</numerusform>
            <numerusform>+%Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln élément</numerusform>
            <numerusform>−%Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>since the previous message: %1</source>
        <translation>depuis le message précédent&#x202f;: %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>choisi&#x202f;: %1</translation>
    </message>
    <message>
        <source>reconstructed: the store no longer records everything</source>
        <translation>reconstitué&#x202f;: le dépôt n’enregistre plus tout</translation>
    </message>
    <message>
        <source>%1 rules, window %2</source>
        <translation>règles de %1, fenêtre %2</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>règles de %1</translation>
    </message>
    <message>
        <source>Rules and window of this context. Click to choose others.</source>
        <translation>Règles et fenêtre de ce contexte. Cliquez pour en choisir d’autres.</translation>
    </message>
    <message>
        <source>Chosen: %1. Click to choose others, or to go back to the defaults.</source>
        <translation>Choisi&#x202f;: %1. Cliquez pour en choisir d’autres, ou pour revenir aux valeurs par défaut.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>At message %1 of %2</source>
        <translation>Au message %1 sur %2</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
    <message>
        <source>Building the context</source>
        <translation>Construction du contexte</translation>
    </message>
    <message>
        <source>Searching the context for “%1”</source>
        <translation>Recherche de «&#x202f;%1&#x202f;» dans le contexte</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>Écriture de la demande</translation>
    </message>
</context>
<context>
    <name>stemma::CountingMenu</name>
    <message>
        <source>With vocabularies of installed packages</source>
        <translation>Avec les vocabulaires des paquets installés</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimer</translation>
    </message>
    <message>
        <source>With a vocabulary file…</source>
        <translation>Avec un fichier de vocabulaire…</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted; other models have their own rules</source>
        <translation>Comment les jetons des modèles OpenAI sont comptés&#x202f;; les autres modèles ont leurs propres règles</translation>
    </message>
    <message>
        <source>The file of cl100k_base or o200k_base</source>
        <translation>Le fichier de cl100k_base ou o200k_base</translation>
    </message>
</context>
<context>
    <name>stemma::CoveredPane</name>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>Replier les messages sans pertes en une ligne</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>Messages couverts</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>de nouveau nécessaire dans %1</translation>
    </message>
</context>
<context>
    <name>stemma::DetailsView</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>stemma::DiffListModel</name>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Pas de saut de ligne à la fin du fichier</translation>
    </message>
    <message>
        <source>Lines %1</source>
        <translation>Lignes %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>ajouté&#x202f;: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>supprimé&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>stemma::DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>Lignes modifiées</translation>
    </message>
</context>
<context>
    <name>stemma::Docks</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>The sessions of all open stores. Forks and sub-agents are listed below the session that they come from.</source>
        <translation>Les sessions de tous les dépôts ouverts. Les bifurcations et les sous-agents figurent sous la session dont ils proviennent.</translation>
    </message>
    <message>
        <source>The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message.</source>
        <translation>Les tours de la session&#x202f;: chaque requête avec ses étapes et ses appels d’outils. Choisissez une ligne pour aller à son message.</translation>
    </message>
    <message>
        <source>All thinking of the session, with its length and what the agent did next.</source>
        <translation>Toutes les réflexions de la session, avec leur longueur et ce que l’agent a fait ensuite.</translation>
    </message>
    <message>
        <source>All changes that the session made in files, by file, and the net change of each.</source>
        <translation>Toutes les modifications de fichiers de la session, par fichier, et la modification nette de chacun.</translation>
    </message>
    <message>
        <source>Every file that the session names: who read or changed it, and whether it is still so on disk.</source>
        <translation>Chaque fichier nommé dans la session&#x202f;: qui l’a lu ou modifié, et s’il est toujours identique sur le disque.</translation>
    </message>
    <message>
        <source>Changes that were chosen but not made yet. Apply makes all of them, or none.</source>
        <translation>Les modifications choisies mais pas encore faites. Appliquer les fait toutes, ou aucune.</translation>
    </message>
    <message>
        <source>Search in all sessions of all stores, with an index or without.</source>
        <translation>Rechercher dans toutes les sessions de tous les dépôts, avec ou sans index.</translation>
    </message>
    <message>
        <source>The stored data of the current message: its fields, its parts and the raw record.</source>
        <translation>Les données conservées du message actuel&#x202f;: ses champs, ses parties et l’enregistrement brut.</translation>
    </message>
    <message>
        <source>The findings of a check of the open stores, and their repairs.</source>
        <translation>Les constats d’une vérification des dépôts ouverts, et leurs réparations.</translation>
    </message>
    <message>
        <source>The agent&apos;s own records of its runs, beside the messages.</source>
        <translation>Les enregistrements de l’agent sur ses propres exécutions, à côté des messages.</translation>
    </message>
    <message>
        <source>The context of the model, item by item with its tokens: now, or when a message was the newest.</source>
        <translation>Le contexte du modèle, élément par élément avec ses jetons&#x202f;: maintenant, ou quand un message était le plus récent.</translation>
    </message>
    <message>
        <source>Changes made with Stemma. A change can be undone, and redone, while its undo data is kept.</source>
        <translation>Les modifications faites avec Stemma. Une modification peut être annulée, et rétablie, tant que ses données d’annulation sont conservées.</translation>
    </message>
</context>
<context>
    <name>stemma::DoctorDialog</name>
    <message>
        <source>Contents</source>
        <translation>Contenus</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>Contenus les plus grands</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Table ou index</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Index de</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Database doctor: %1</source>
        <translation>Diagnostic de la base de données&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Delete session…</source>
        <translation>&amp;Supprimer la session…</translation>
    </message>
    <message>
        <source>Check &amp;integrity</source>
        <translation>Vérifier l’&amp;intégrité</translation>
    </message>
    <message>
        <source>&amp;Write log back</source>
        <translation>Réintégrer le &amp;journal WAL</translation>
    </message>
    <message>
        <source>&amp;Vacuum…</source>
        <translation>&amp;Réduire…</translation>
    </message>
    <message>
        <source>Plan the deletion of the selected session; it can be undone</source>
        <translation>Planifier la suppression de la session sélectionnée&#x202f;; elle peut être annulée</translation>
    </message>
    <message>
        <source>Write the log back into the database; no record changes, and there is nothing to undo</source>
        <translation>Réintégrer le journal WAL dans la base de données&#x202f;; aucun enregistrement ne change, et il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>Plan to give the free pages back; it can be undone</source>
        <translation>Planifier de rendre les pages libres&#x202f;; cela peut être annulé</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>Lecture du dépôt…</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>sans extension</translation>
    </message>
    <message>
        <source>Free pages</source>
        <translation>Pages libres</translation>
    </message>
    <message>
        <source>%1 in free pages</source>
        <translation>%1 dans des pages libres</translation>
    </message>
    <message>
        <source>%1 in the log</source>
        <translation>%1 dans le journal WAL</translation>
    </message>
    <message>
        <source>This SQLite cannot count pages: tables are shown by the sizes of their values.</source>
        <translation>Cette version de SQLite ne peut pas compter les pages&#x202f;: les tables sont affichées d’après la taille de leurs valeurs.</translation>
    </message>
    <message>
        <source>Checking every page…</source>
        <translation>Vérification de chaque page…</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>Aucun dommage trouvé.</translation>
    </message>
    <message>
        <source>SQLite found damage:</source>
        <translation>SQLite a trouvé des dommages&#x202f;:</translation>
    </message>
    <message>
        <source>Trying it out on a copy…</source>
        <translation>Essai sur une copie…</translation>
    </message>
    <message>
        <source>%1 → %2: %3. %4</source>
        <translation>%1 → %2&#x202f;: %3. %4</translation>
    </message>
    <message>
        <source>&amp;Vacuum now</source>
        <translation>&amp;Réduire maintenant</translation>
    </message>
    <message>
        <source>Writing the log back…</source>
        <translation>Réintégration du journal WAL…</translation>
    </message>
</context>
<context>
    <name>stemma::Doctoring</name>
    <message>
        <source>No store is open.</source>
        <translation>Aucun dépôt n’est ouvert.</translation>
    </message>
    <message>
        <source>Show a session of the store first.</source>
        <translation>Affichez d’abord une session du dépôt.</translation>
    </message>
</context>
<context>
    <name>stemma::EditActions</name>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>reprise</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renommage</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>modification</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>suppression</translation>
    </message>
    <message>
        <source>pruning</source>
        <translation>élagage</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>restauration</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>suppression</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>réparation</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>insertion</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>point de contrôle</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>marque</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>compaction</translation>
    </message>
    <message>
        <source>dissolving</source>
        <translation>dissolution</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>La session n’a pas de messages.</translation>
    </message>
    <message>
        <source>Select a text, thinking or tool output first.</source>
        <translation>Sélectionnez d’abord un texte, une réflexion ou une sortie d’outil.</translation>
    </message>
    <message>
        <source>Select a message first.</source>
        <translation>Sélectionnez d’abord un message.</translation>
    </message>
    <message>
        <source>Select a tool call with an output first.</source>
        <translation>Sélectionnez d’abord un appel d’outil avec une sortie.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>Cette sortie n’est pas élaguée.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>Cette sortie est déjà élaguée.</translation>
    </message>
    <message>
        <source>Wait until the current change is done.</source>
        <translation>Attendez que la modification en cours soit terminée.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>A&amp;nnuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Rien à rétablir.</translation>
    </message>
</context>
<context>
    <name>stemma::EditBanner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message>
        <source>Undoing: %1</source>
        <translation>Annulation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Redoing: %1</source>
        <translation>Rétablissement&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>Annulation de %n modification</numerusform>
            <numerusform>Annulation de %n modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>Rétablissement de %n modification</numerusform>
            <numerusform>Rétablissement de %n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message>
        <source>Checkpoint</source>
        <translation>Point de contrôle</translation>
    </message>
    <message>
        <source>This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.</source>
        <translation>Ce texte est trop long pour être modifié ici (plus de %1). Utilisez «&#x202f;stemma edit&#x202f;», qui le lit dans un fichier.</translation>
    </message>
    <message>
        <source>At most %1 messages can be removed at once.</source>
        <translation>Au plus %1 messages peuvent être supprimés à la fois.</translation>
    </message>
    <message>
        <source>The discarded end is kept.</source>
        <translation>La fin abandonnée est gardée.</translation>
    </message>
    <message>
        <source>The original is unchanged.</source>
        <translation>L’original est inchangé.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>Pour la reprendre, exécutez «&#x202f;%1&#x202f;» dans le dossier du projet.</translation>
    </message>
    <message>
        <source>Open the discarded end</source>
        <translation>Ouvrir la fin abandonnée</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>Ouvrir la session compactée</translation>
    </message>
    <message>
        <source>Open the fork</source>
        <translation>Ouvrir la bifurcation</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Copy command to resume</source>
        <translation>Copier la commande de reprise</translation>
    </message>
    <message>
        <source>Open in a terminal</source>
        <translation>Ouvrir dans un terminal</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>Exécutez vous-même «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>Exécutez vous-même «&#x202f;%1&#x202f;» dans %2.</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointBook</name>
    <message>
        <source>The key is lost when the program ends. %1</source>
        <translation>La clé sera perdue à la fin du programme. %1</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointButton</name>
    <message>
        <source>Model…</source>
        <translation>Modèle…</translation>
    </message>
    <message>
        <source>The model %1 at %2. Click to choose another one.</source>
        <translation>Le modèle %1 sur %2. Cliquez pour en choisir un autre.</translation>
    </message>
    <message>
        <source>Set up the model that is asked</source>
        <translation>Configurer le modèle interrogé</translation>
    </message>
    <message>
        <source>Model that is asked</source>
        <translation>Modèle interrogé</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>Configurer les modèles…</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointDialog</name>
    <message>
        <source>Model for summaries</source>
        <translation>Modèle pour les résumés</translation>
    </message>
    <message>
        <source>Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key.</source>
        <translation>Les résumés de niveau 1 et 2 sont écrits par un modèle. Avant tout envoi, vous voyez ce qui est envoyé et votre accord est demandé. Un serveur sur cette machine (llama.cpp, Ollama) n’a pas besoin de clé.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Résultat du test</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>%1 answers as %2.</source>
        <translation>%1 répond en tant que %2.</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Point d’accès</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Su&amp;pprimer</translation>
    </message>
    <message>
        <source>Remove this endpoint. Its key stays in the keychain.</source>
        <translation>Supprimer ce point d’accès. Sa clé reste dans le trousseau.</translation>
    </message>
    <message>
        <source>A&amp;dvanced</source>
        <translation>Avanc&amp;é</translation>
    </message>
    <message>
        <source>System proxy</source>
        <translation>Serveur mandataire du système</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>This proxy:</source>
        <translation>Ce serveur mandataire&#x202f;:</translation>
    </message>
    <message>
        <source>Servers on this machine are reached without a proxy.</source>
        <translation>Les serveurs sur cette machine sont joints sans serveur mandataire.</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Adresse du serveur mandataire</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Give up after this time without an answer.</source>
        <translation>Abandonner après ce temps sans réponse.</translation>
    </message>
    <message>
        <source>Retries after temporary errors, with growing pauses.</source>
        <translation>Nouvelles tentatives après des erreurs temporaires, avec des pauses croissantes.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Serveur mandataire</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>Serveur man&amp;dataire&#x202f;:</translation>
    </message>
    <message>
        <source>Time&amp;out:</source>
        <translation>Dé&amp;lai&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>&amp;Nouvelles tentatives&#x202f;:</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>Nouveau point d’accès</translation>
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
        <translation>nom du modèle sur le serveur</translation>
    </message>
    <message>
        <source>stored key</source>
        <translation>clé enregistrée</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>&amp;Retenir dans le trousseau</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>variable d’environnement avec la clé</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Adresse&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>T&amp;ype&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modèle&#x202f;:</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>&amp;Clé&#x202f;:</translation>
    </message>
    <message>
        <source>Or environment &amp;variable:</source>
        <translation>Ou &amp;variable d’environnement&#x202f;:</translation>
    </message>
    <message>
        <source>Price per million &amp;input tokens:</source>
        <translation>Prix par million de jetons d’&amp;entrée&#x202f;:</translation>
    </message>
    <message>
        <source>Price per million &amp;output tokens:</source>
        <translation>Prix par million de jetons de &amp;sortie&#x202f;:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>Arrêter le &amp;test</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>Le test a été arrêté.</translation>
    </message>
</context>
<context>
    <name>stemma::ErrorPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>This is not a known session store.</source>
        <translation>Ce n’est pas un dépôt de sessions connu.</translation>
    </message>
    <message>
        <source>Formats tried</source>
        <translation>Formats essayés</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Détails&#x202f;: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No sessions in %1</source>
        <translation>Aucune session dans %1</translation>
    </message>
    <message>
        <source>No session store was found in this folder or below it. Open the folder in which an agent keeps its sessions, or one of its files.</source>
        <translation>Aucun dépôt de sessions n’a été trouvé dans ce dossier ni dans ses sous-dossiers. Ouvrez le dossier où un agent conserve ses sessions, ou l’un de ses fichiers.</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Ouvrir un autre dossier…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Where agents keep sessions</source>
        <translation>Où les agents conservent les sessions</translation>
    </message>
</context>
<context>
    <name>stemma::ExplorationModel</name>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
</context>
<context>
    <name>stemma::ExportDialog</name>
    <message>
        <source>&amp;Thinking</source>
        <translation>&amp;Réflexion</translation>
    </message>
    <message>
        <source>Tool &amp;calls and patches</source>
        <translation>&amp;Appels d’outils et correctifs</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>&amp;Images</translation>
    </message>
    <message>
        <source>&amp;Redact: replace keys, addresses, names and home folders</source>
        <translation>&amp;Caviarder&#x202f;: remplacer clés, adresses, noms et dossiers personnels</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>Exporter «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>Toute la session</translation>
    </message>
    <message>
        <source>Without discarded messages and side chains</source>
        <translation>Sans les messages abandonnés ni les chaînes latérales</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>%Ln message sélectionné</numerusform>
            <numerusform>%Ln messages sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Format&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>Con&amp;tenu&#x202f;:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Avec&#x202f;:</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>Exporter la session</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Looking through the session…</source>
        <translation>Parcours de la session…</translation>
    </message>
    <message>
        <source>Looking for what should be redacted…</source>
        <translation>Recherche de ce qui devrait être caviardé…</translation>
    </message>
    <message>
        <source>Cancelled. Without a list of what to redact nothing is exported redacted.</source>
        <translation>Interrompu. Sans liste de ce qu’il faut caviarder, rien n’est exporté caviardé.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Interrompu. Rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>%Ln message, %1, écrit dans %2.</numerusform>
            <numerusform>%Ln messages, %1, écrits dans %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln message n’a pas pu être lu et manque.</numerusform>
            <numerusform>%Ln messages n’ont pas pu être lus et manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>%Ln valeur du document semble encore devoir être caviardée&#x202f;; relisez-le.</numerusform>
            <numerusform>%Ln valeurs du document semblent encore devoir être caviardées&#x202f;; relisez-le.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted &amp;copy…</source>
        <translation>Copie ca&amp;viardée…</translation>
    </message>
    <message>
        <source>Looking through the text…</source>
        <translation>Parcours du texte…</translation>
    </message>
    <message>
        <source>A copy has all messages: choose the whole session, with thinking and tool calls.</source>
        <translation>Une copie a tous les messages&#x202f;: choisissez la session entière, avec réflexions et appels d’outils.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>%1 écrit dans %2.</translation>
    </message>
    <message>
        <source>Make a new session with the stand-ins; the original stays</source>
        <translation>Créer une nouvelle session avec les substituts&#x202f;; l’original reste</translation>
    </message>
</context>
<context>
    <name>stemma::Exporting</name>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
    <message>
        <source>No comparison is shown.</source>
        <translation>Aucune comparaison n’est affichée.</translation>
    </message>
    <message>
        <source>No review of a summary is shown.</source>
        <translation>Aucun examen d’un résumé n’est affiché.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetChooser</name>
    <message>
        <source>Search in the list</source>
        <translation>Rechercher dans la liste</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+clic&#x202f;: seulement ceci</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Seulement ceci</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Lecture de la session…</translation>
    </message>
    <message>
        <source>Nothing in the list has these words.</source>
        <translation>Rien dans la liste n’a ces mots.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetTree</name>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+clic&#x202f;: seulement ceci</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Seulement ceci</translation>
    </message>
</context>
<context>
    <name>stemma::FileChangesSource</name>
    <message>
        <source>Comparing the changes with the disk</source>
        <translation>Comparaison des modifications avec le disque</translation>
    </message>
    <message>
        <source>Composing the changes</source>
        <translation>Composition des modifications</translation>
    </message>
    <message>
        <source>Reading the changes of the session</source>
        <translation>Lecture des modifications de la session</translation>
    </message>
</context>
<context>
    <name>stemma::FileExplorer</name>
    <message>
        <source>Exploring %1</source>
        <translation>Exploration de %1</translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message>
        <source>The agent’s summary today</source>
        <translation>Le résumé de l’agent aujourd’hui</translation>
    </message>
    <message>
        <source>%1  (not in the stored one)</source>
        <translation>%1  (pas dans le résumé conservé)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (ligne %1)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Use as summary…</source>
        <translation>Utiliser comme résumé…</translation>
    </message>
    <message>
        <source>Summary of the file as it is stored</source>
        <translation>Résumé du fichier tel qu’il est conservé</translation>
    </message>
    <message>
        <source>Open the file on disk in the program that the desktop has for it</source>
        <translation>Ouvrir le fichier sur disque dans le programme que le bureau lui associe</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Ce qu’il y a dans le fichier</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Exploration…</translation>
    </message>
    <message>
        <source>Explore again</source>
        <translation>Explorer à nouveau</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Replace the stored summary by what was found in the file, with a plan of the change first</source>
        <translation>Remplacer le résumé conservé par ce qui a été trouvé dans le fichier, avec d’abord un plan de la modification</translation>
    </message>
    <message>
        <source>The agent would write the stored summary again.</source>
        <translation>L’agent réécrirait le résumé conservé.</translation>
    </message>
    <message>
        <source>The agent would write another summary today.</source>
        <translation>L’agent écrirait aujourd’hui un autre résumé.</translation>
    </message>
    <message>
        <source>The stored summary is empty.</source>
        <translation>Le résumé conservé est vide.</translation>
    </message>
    <message>
        <source>The session stores no summary of this file.</source>
        <translation>La session ne conserve pas de résumé de ce fichier.</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>contenu %1</translation>
    </message>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>le plus récent de %Ln contenu</numerusform>
            <numerusform>le plus récent de %Ln contenus</numerusform>
        </translation>
    </message>
    <message>
        <source>It was last written on %1.</source>
        <translation>Dernière écriture le %1.</translation>
    </message>
</context>
<context>
    <name>stemma::FileTreeModel</name>
    <message>
        <source>Content %1</source>
        <translation>Contenu %1</translation>
    </message>
    <message numerus="yes">
        <source>read %Ln times</source>
        <translation>
            <numerusform>lu %Ln fois</numerusform>
            <numerusform>lu %Ln fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>modifié %Ln fois</numerusform>
            <numerusform>modifié %Ln fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>stands in the message</source>
        <translation>figure dans le message</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nommé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Size as stored, else as it is on disk</source>
        <translation>Taille telle que conservée, sinon celle sur disque</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>How often tools read the file</source>
        <translation>Combien de fois des outils ont lu le fichier</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>How often the session changed the file</source>
        <translation>Combien de fois la session a modifié le fichier</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>How often messages refer to the file as a large file</source>
        <translation>Combien de fois le fichier figure dans des messages comme fichier volumineux</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Volumineux</translation>
    </message>
    <message>
        <source>When a message last named the file</source>
        <translation>Quand un message a nommé le fichier pour la dernière fois</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>What became of the file since the session named it</source>
        <translation>Ce qu’est devenu le fichier depuis que la session l’a nommé</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(sans chemin)</translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message>
        <source>Filter files</source>
        <translation>Filtrer les fichiers</translation>
    </message>
    <message>
        <source>Show only files whose path contains this</source>
        <translation>N’afficher que les fichiers dont le chemin contient ceci</translation>
    </message>
    <message>
        <source>Folder of the project…</source>
        <translation>Dossier du projet…</translation>
    </message>
    <message>
        <source>Files of the session</source>
        <translation>Fichiers de la session</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine. Choose where its files are.</source>
        <translation>Le dossier de la session n’est pas sur cette machine. Choisissez où sont ses fichiers.</translation>
    </message>
    <message>
        <source>Files are looked for in %1.</source>
        <translation>Les fichiers sont cherchés dans %1.</translation>
    </message>
    <message>
        <source>Open a session to see its files.</source>
        <translation>Ouvrez une session pour voir ses fichiers.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Lecture de la session…</translation>
    </message>
    <message>
        <source>The messages of this session name no files.</source>
        <translation>Les messages de cette session ne nomment aucun fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%1 fichier sur %Ln</numerusform>
            <numerusform>%1 fichiers sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln modifié</numerusform>
            <numerusform>%Ln modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>The session does not record its folder. Choose where its files are with the folder button.</source>
        <translation>La session n’enregistre pas son dossier. Choisissez où sont ses fichiers avec le bouton de dossier.</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine.</source>
        <translation>Le dossier de la session n’est pas sur cette machine.</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Dossier du projet</translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>Filtrer par mots, outils, fichiers</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Tous les outils</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that call some tools</source>
        <translation>N’afficher que les messages qui appellent certains outils</translation>
    </message>
    <message>
        <source>No message of this session calls a tool.</source>
        <translation>Aucun message de cette session n’appelle d’outil.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that read, change or name some files</source>
        <translation>N’afficher que les messages qui lisent, modifient ou nomment certains fichiers</translation>
    </message>
    <message>
        <source>No message of this session names a file.</source>
        <translation>Aucun message de cette session ne nomme de fichier.</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>Filtrer les messages</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>N’afficher que les messages dont le texte, les appels d’outils ou les chemins de fichiers contiennent tous ces mots. Pour chaque texte, seuls les 256 premiers Ko sont pris en compte.</translation>
    </message>
    <message>
        <source>Close the filter and show all messages</source>
        <translation>Fermer le filtre et afficher tous les messages</translation>
    </message>
    <message>
        <source>Show messages that failed or hold a call that did</source>
        <translation>Afficher les messages en échec ou contenant un appel en échec</translation>
    </message>
    <message>
        <source>Show messages that could not be read in full</source>
        <translation>Afficher les messages qui n’ont pas pu être lus en entier</translation>
    </message>
    <message>
        <source>Show flagged messages</source>
        <translation>Afficher les messages marqués</translation>
    </message>
    <message>
        <source>Show messages in context</source>
        <translation>Afficher les messages dans le contexte</translation>
    </message>
    <message>
        <source>Show messages that a summary stands for</source>
        <translation>Afficher les messages remplacés par un résumé</translation>
    </message>
    <message>
        <source>Show messages with pruned output</source>
        <translation>Afficher les messages avec une sortie élaguée</translation>
    </message>
    <message>
        <source>Show messages discarded by a resume</source>
        <translation>Afficher les messages abandonnés par une reprise</translation>
    </message>
    <message>
        <source>Show messages of side chains</source>
        <translation>Afficher les messages des chaînes latérales</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>Dans le contexte</translation>
    </message>
    <message>
        <source>Summarised</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Élagué</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>Chaîne latérale</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>Filtrage…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>stemma::FilterPopup</name>
    <message>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message>
        <source>Jump to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Show your messages</source>
        <translation>Afficher vos messages</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Afficher les réponses</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>Afficher la réflexion</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Show tool calls</source>
        <translation>Afficher les appels d’outils</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Correctifs</translation>
    </message>
    <message>
        <source>Show patches</source>
        <translation>Afficher les correctifs</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Show files and images</source>
        <translation>Afficher les fichiers et images</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Show steps</source>
        <translation>Afficher les étapes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Show events of the recording</source>
        <translation>Afficher les événements de l’enregistrement d’exécution</translation>
    </message>
    <message>
        <source>%1 (Alt+click: only this)</source>
        <comment>Show answers</comment>
        <translation>%1 (Alt+clic&#x202f;: seulement ceci)</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Seulement ceci</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Filter the messages by words and states</source>
        <translation>Filtrer les messages par mots et états</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>Afficher une ligne par tour&#x202f;; chacune se déplie sur place</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Requête précédente</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Requête suivante</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réflexion</translation>
    </message>
    <message>
        <source>Previous thinking</source>
        <translation>Réflexion précédente</translation>
    </message>
    <message>
        <source>Next thinking</source>
        <translation>Réflexion suivante</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Fichier précédent</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>correctif</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>Correctif précédent</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>Correctif suivant</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>compaction</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>Compaction précédente</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>Compaction suivante</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>point de contrôle</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>Point de contrôle précédent</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>Point de contrôle suivant</translation>
    </message>
    <message>
        <source>Kind to jump to</source>
        <translation>Type d’élément auquel aller</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message>
        <source>Upper and lower case differ</source>
        <translation>Distinguer majuscules et minuscules</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression rationnelle</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Occurrence suivante (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Up and Down go through what you looked for lately</source>
        <translation>Haut et Bas parcourent vos dernières recherches</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Entrée d’outil</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Sortie d’outil</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Correctifs</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>%1 sur %2 jusqu’ici</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1 sur plus de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Aucune occurrence</translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>Abandon dans %Ln texte&#x202f;: l’expression y prend trop de temps, et des occurrences peuvent manquer.</numerusform>
            <numerusform>Abandon dans %Ln textes&#x202f;: l’expression y prend trop de temps, et des occurrences peuvent manquer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindSource</name>
    <message>
        <source>Finding in the session</source>
        <translation>Recherche dans la session</translation>
    </message>
</context>
<context>
    <name>stemma::FindingsPane</name>
    <message>
        <source>Kinds of findings</source>
        <translation>Types de constats</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Lost by the summary</source>
        <translation>Perdu par le résumé</translation>
    </message>
    <message>
        <source>Add to summary…</source>
        <translation>Ajouter au résumé…</translation>
    </message>
    <message>
        <source>Second look…</source>
        <translation>Seconde lecture…</translation>
    </message>
    <message>
        <source>Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before you agree.</source>
        <translation>Demander à un modèle quelles exigences de ces messages le résumé garde, change ou perd. Rien n’est envoyé avant votre accord.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>Ask a model about the contexts before and after this compaction. Nothing is sent before you agree.</source>
        <translation>Interroger un modèle sur les contextes avant et après cette compaction. Rien n’est envoyé avant votre accord.</translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation>Poser une question…</translation>
    </message>
    <message>
        <source>Probe what is lost…</source>
        <translation>Tester ce qui est perdu…</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1, tous les messages n’ont pas été lus</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>Perdus&#x202f;; d’abord ceux de nouveau nécessaires</translation>
    </message>
    <message>
        <source>Add it to the text of the summary</source>
        <translation>L’ajouter au texte du résumé</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the review as a document</source>
        <translation>Écrire l’examen comme document</translation>
    </message>
</context>
<context>
    <name>stemma::ForkInstead</name>
    <message>
        <source>The fork ends before the messages to remove. Nothing is written until you press Apply.</source>
        <translation>La bifurcation se termine avant les messages à supprimer. Rien n’est écrit tant que vous n’avez pas cliqué sur Appliquer.</translation>
    </message>
    <message>
        <source>Nothing is written until you press Apply. Your change is then planned in the fork.</source>
        <translation>Rien n’est écrit tant que vous n’avez pas cliqué sur Appliquer. Votre modification est ensuite planifiée dans la bifurcation.</translation>
    </message>
    <message>
        <source>The fork was made and is shown here, but your change could not be planned in it. Make the change here yourself.</source>
        <translation>La bifurcation a été créée et est affichée ici, mais votre modification n’a pas pu y être planifiée. Faites vous-même la modification ici.</translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omis</translation>
    </message>
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
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>%Ln bloc de réflexion</numerusform>
            <numerusform>%Ln blocs de réflexion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>%Ln appel d’outil avec le résultat</numerusform>
            <numerusform>%Ln appels d’outils avec le résultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>%Ln appel d’outil sans résultat</numerusform>
            <numerusform>%Ln appels d’outils sans résultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln résumé</numerusform>
            <numerusform>%Ln résumés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>%Ln référence de fichier</numerusform>
            <numerusform>%Ln références de fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>%Ln point de contrôle</numerusform>
            <numerusform>%Ln points de contrôle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>%Ln session de sous-agent</numerusform>
            <numerusform>%Ln sessions de sous-agents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>12 tokens used</comment>
        <translation>%1 utilisés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>%Ln élément dans le contexte</numerusform>
            <numerusform>%Ln éléments dans le contexte</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>%Ln dépôt a été trouvé dans %1.</numerusform>
            <numerusform>%Ln dépôts ont été trouvés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores in the folder</source>
        <translation>Dépôts dans le dossier</translation>
    </message>
    <message>
        <source>The search ended after %1 files and folders. There may be more stores.</source>
        <translation>La recherche s’est arrêtée après %1 fichiers et dossiers. Il y a peut-être d’autres dépôts.</translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message>
        <source>Undo back to “%1”?</source>
        <translation>Annuler jusqu’à «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo up to “%1”?</source>
        <translation>Rétablir jusqu’à «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>%n modification sera rétablie&#x202f;:</numerusform>
            <numerusform>%n modifications seront rétablies, la plus ancienne d’abord&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>%n modification sera annulée&#x202f;:</numerusform>
            <numerusform>%n modifications seront annulées, la plus récente d’abord&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops at the first one that cannot be undone or redone because another program changed the same records since.</source>
        <translation>S’arrête à la première qui ne peut pas être annulée ou rétablie parce qu’un autre programme a modifié depuis les mêmes enregistrements.</translation>
    </message>
    <message>
        <source>Undo again</source>
        <translation>Annuler à nouveau</translation>
    </message>
    <message>
        <source>Redone up to “%1”.</source>
        <translation>Rétabli jusqu’à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Undone back to “%1”.</source>
        <translation>Annulé jusqu’à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>%n modification rétablie.</numerusform>
            <numerusform>%n modifications rétablies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>%n modification annulée.</numerusform>
            <numerusform>%n modifications annulées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>%1 modification sur %n rétablie.</numerusform>
            <numerusform>%1 modifications sur %n rétablies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>%1 modification sur %n annulée.</numerusform>
            <numerusform>%1 modifications sur %n annulées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>Stopped at “%1”.</source>
        <translation>Arrêté à «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>stemma::HandOverDialog</name>
    <message>
        <source>Hand over to another agent</source>
        <translation>Transmettre à un autre agent</translation>
    </message>
    <message>
        <source>&amp;Agent:</source>
        <translation>&amp;Agent&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Store:</source>
        <translation>&amp;Dépôt&#x202f;:</translation>
    </message>
    <message>
        <source>Choose the store of the agent</source>
        <translation>Choisir le dépôt de l’agent</translation>
    </message>
    <message>
        <source>&amp;Project folder:</source>
        <translation>Dossier du &amp;projet&#x202f;:</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>Choisir le dossier du projet</translation>
    </message>
    <message>
        <source>&amp;Thinking:</source>
        <translation>&amp;Réflexion&#x202f;:</translation>
    </message>
    <message>
        <source>T&amp;ool calls:</source>
        <translation>Appels d’&amp;outils&#x202f;:</translation>
    </message>
    <message>
        <source>Hand “%1” over</source>
        <translation>Transmettre «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Another agent gets a new session that says the same. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>Un autre agent reçoit une nouvelle session de même contenu. L’originale reste telle quelle. Rien n’est écrit tant que vous n’avez pas cliqué sur le bouton ci-dessous.</translation>
    </message>
    <message>
        <source>The store that gets the session</source>
        <translation>Le dépôt qui reçoit la session</translation>
    </message>
    <message>
        <source>The project folder of the new session</source>
        <translation>Le dossier de projet de la nouvelle session</translation>
    </message>
    <message>
        <source>The folder in which the agent works on the project</source>
        <translation>Le dossier dans lequel l’agent travaille sur le projet</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>As text of the answer, without signatures</source>
        <translation>Comme texte de la réponse, sans signatures</translation>
    </message>
    <message>
        <source>As calls with their results</source>
        <translation>Comme appels avec leurs résultats</translation>
    </message>
    <message>
        <source>As text of the answer</source>
        <translation>Comme texte de la réponse</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>O&amp;pen the new session</source>
        <translation>Ou&amp;vrir la nouvelle session</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Transmettre</translation>
    </message>
    <message>
        <source>The session was handed over to %1.</source>
        <translation>La session a été transmise à %1.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>Pour la reprendre, exécutez «&#x202f;%1&#x202f;» dans le dossier du projet.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Planification…</translation>
    </message>
    <message>
        <source>Redacted copy</source>
        <translation>Copie caviardée</translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>Copie caviardée de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>A new session that says the same, with the stand-ins that you chose. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>Une nouvelle session de même contenu, avec les substituts choisis. L’originale reste telle quelle. Rien n’est écrit tant que vous n’avez pas cliqué sur le bouton ci-dessous.</translation>
    </message>
    <message>
        <source>%1, the same store</source>
        <translation>%1, le même dépôt</translation>
    </message>
    <message>
        <source>&amp;Make the copy</source>
        <translation>&amp;Créer la copie</translation>
    </message>
    <message>
        <source>The redacted copy was made.</source>
        <translation>La copie caviardée a été créée.</translation>
    </message>
</context>
<context>
    <name>stemma::HandingOver</name>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
</context>
<context>
    <name>stemma::HelpDialog</name>
    <message>
        <source>Open a store (File &gt; Open file), or the sample session for a first look. Opening never changes a store.</source>
        <translation>Ouvrez un dépôt (Fichier &gt; Ouvrir un fichier), ou la session d’exemple pour un premier aperçu. L’ouverture ne modifie jamais un dépôt.</translation>
    </message>
    <message>
        <source>Select a session on the left; Return or a double click opens it in a tab. Type to filter the list.</source>
        <translation>Sélectionnez une session à gauche&#x202f;; Entrée ou un double clic l’ouvre dans un onglet. Tapez pour filtrer la liste.</translation>
    </message>
    <message>
        <source>In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the part in the inspector.</source>
        <translation>Dans la chronologie, Haut et Bas passent de partie en partie, Gauche et Droite replient et déplient, Entrée affiche la partie dans l’inspecteur.</translation>
    </message>
    <message>
        <source>The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, patches and compactions.</source>
        <translation>La rangée au-dessus de la chronologie affiche ou masque des types de parties, et va aux requêtes, erreurs, correctifs et compactions.</translation>
    </message>
    <message>
        <source>Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit.</source>
        <translation>Ctrl+F trouve un texte partout dans la session, y compris dans ce qui est replié&#x202f;; F3 va d’une occurrence à l’autre.</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>L’inspecteur affiche tout ce qui est conservé avec une partie&#x202f;: Détails avec noms et unités, Brut avec les octets conservés, Audit avec les outils et le coût de son tour.</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>Les dépôts sont vérifiés en arrière-plan&#x202f;; des marques sur les sessions et les messages signalent les constats, et F8 va de l’un à l’autre.</translation>
    </message>
    <message>
        <source>While an agent writes to a store, new messages appear by themselves.</source>
        <translation>Pendant qu’un agent écrit dans un dépôt, les nouveaux messages apparaissent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Follow while the agent writes</source>
        <translation>Suivre pendant que l’agent écrit</translation>
    </message>
    <message>
        <source>Show what the model is sent</source>
        <translation>Afficher ce que le modèle reçoit</translation>
    </message>
    <message>
        <source>Check for damage</source>
        <translation>Rechercher les dommages</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurquer</translation>
    </message>
    <message>
        <source>Resume at an earlier message</source>
        <translation>Reprendre à un message antérieur</translation>
    </message>
    <message>
        <source>Rename sessions</source>
        <translation>Renommer des sessions</translation>
    </message>
    <message>
        <source>Edit texts</source>
        <translation>Modifier des textes</translation>
    </message>
    <message>
        <source>Insert messages</source>
        <translation>Insérer des messages</translation>
    </message>
    <message>
        <source>Remove messages</source>
        <translation>Supprimer des messages</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>Supprimer des sessions</translation>
    </message>
    <message>
        <source>Move sessions to another folder</source>
        <translation>Déplacer des sessions vers un autre dossier</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Prune tool outputs</source>
        <translation>Élaguer des sorties d’outils</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacter</translation>
    </message>
    <message>
        <source>Dissolve compactions</source>
        <translation>Dissoudre des compactions</translation>
    </message>
    <message>
        <source>Set checkpoints</source>
        <translation>Poser des points de contrôle</translation>
    </message>
    <message>
        <source>What is not possible, and why</source>
        <translation>Ce qui n’est pas possible, et pourquoi</translation>
    </message>
    <message>
        <source>Stemma help</source>
        <translation>Aide de Stemma</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Signs of the timeline</source>
        <translation>Signes de la chronologie</translation>
    </message>
    <message>
        <source>Formats, and what can be done with each</source>
        <translation>Formats, et ce que chacun permet</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryFilter</name>
    <message>
        <source>Data that Stemma keeps to undo the change</source>
        <translation>Données que Stemma garde pour annuler la modification</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryModel</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Dépôt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>Données d’annulation</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>non appliquée</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>appliquée</translation>
    </message>
    <message>
        <source>done</source>
        <translation>effectuée</translation>
    </message>
    <message>
        <source>This entry undid or redid another change. Select that change instead.</source>
        <translation>Cette entrée a annulé ou rétabli une autre modification. Sélectionnez plutôt cette modification.</translation>
    </message>
    <message>
        <source>It is not known yet whether this change was applied. Open its store to find out.</source>
        <translation>On ne sait pas encore si cette modification a été appliquée. Ouvrez son dépôt pour le savoir.</translation>
    </message>
    <message>
        <source>This change was not applied.</source>
        <translation>Cette modification n’a pas été appliquée.</translation>
    </message>
    <message>
        <source>This change is already undone.</source>
        <translation>Cette modification est déjà annulée.</translation>
    </message>
    <message>
        <source>Only an undone change can be redone.</source>
        <translation>Seule une modification annulée peut être rétablie.</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message>
        <source>This store</source>
        <translation>Ce dépôt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>Filtrer les modifications</translation>
    </message>
    <message>
        <source>Only changes to the store of the current tab</source>
        <translation>Seulement les modifications du dépôt de l’onglet actuel</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Historique des modifications</translation>
    </message>
    <message>
        <source>Select a change first.</source>
        <translation>Sélectionnez d’abord une modification.</translation>
    </message>
    <message>
        <source>Show the records that the change wrote</source>
        <translation>Afficher ce que la modification a écrit</translation>
    </message>
    <message>
        <source>Redo up to here…</source>
        <translation>Rétablir jusqu’ici…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Annuler jusqu’ici…</translation>
    </message>
    <message>
        <source>No changes yet. Changes you apply are listed here and can be undone.</source>
        <translation>Pas encore de modifications. Celles que vous appliquez sont listées ici et peuvent être annulées.</translation>
    </message>
    <message>
        <source>No change matches the filter.</source>
        <translation>Aucune modification ne correspond au filtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%1 modification sur %n</numerusform>
            <numerusform>%1 modifications sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>Aller à la session</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copier l’identifiant</translation>
    </message>
</context>
<context>
    <name>stemma::HitDelegate</name>
    <message>
        <source>deleted</source>
        <translation>supprimée</translation>
    </message>
</context>
<context>
    <name>stemma::HitTree</name>
    <message>
        <source>Hits</source>
        <translation>Occurrences</translation>
    </message>
</context>
<context>
    <name>stemma::IndexDialog</name>
    <message>
        <source>&amp;Keep an index for searching</source>
        <translation>&amp;Garder un index de recherche</translation>
    </message>
    <message>
        <source>&amp;Build now</source>
        <translation>&amp;Construire maintenant</translation>
    </message>
    <message>
        <source>&amp;Delete index</source>
        <translation>&amp;Supprimer l’index</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Index de recherche</translation>
    </message>
    <message>
        <source>An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, and can be deleted at any time. Stores without one are searched by reading them.</source>
        <translation>Un index rend la recherche immédiate. Il est construit en arrière-plan, gardé dans %1 et jamais à côté d’un dépôt, et peut être supprimé à tout moment. Les dépôts sans index sont parcourus en les lisant.</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Dépôt</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>Dépôts</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>Aucun dépôt n’est encore connu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>%1 en tout, pour %Ln dépôt</numerusform>
            <numerusform>%1 en tout, pour %Ln dépôts</numerusform>
        </translation>
    </message>
    <message>
        <source>Servers are searched by reading.</source>
        <translation>Les serveurs sont parcourus par lecture.</translation>
    </message>
    <message>
        <source>No index may be kept of this store.</source>
        <translation>Aucun index ne peut être gardé pour ce dépôt.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
</context>
<context>
    <name>stemma::Inspector</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>Addition des tours…</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>Aucun tour.</translation>
    </message>
    <message>
        <source>Select a message to see everything stored with it.</source>
        <translation>Sélectionnez un message pour voir tout ce qui est conservé avec lui.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (et %n de plus)</numerusform>
            <numerusform>%1 (et %n de plus)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>stemma::Jobs</name>
    <message>
        <source>Checking %1</source>
        <translation>Vérification de %1</translation>
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
        <translation>comparée comme %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
</context>
<context>
    <name>stemma::LineagePage</name>
    <message>
        <source>They differ after message %1</source>
        <translation>Elles diffèrent après le message %1</translation>
    </message>
    <message>
        <source>Lineage · %1</source>
        <translation>Filiation · %1</translation>
    </message>
</context>
<context>
    <name>stemma::LineageSource</name>
    <message>
        <source>Reading the lineage</source>
        <translation>Lecture de la filiation</translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message>
        <source>Forks</source>
        <translation>Bifurcations</translation>
    </message>
    <message>
        <source>Show or hide forks</source>
        <translation>Afficher ou masquer les bifurcations</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Points de contrôle</translation>
    </message>
    <message>
        <source>Show or hide checkpoints</source>
        <translation>Afficher ou masquer les points de contrôle</translation>
    </message>
    <message>
        <source>Compactions</source>
        <translation>Compactions</translation>
    </message>
    <message>
        <source>Show or hide compactions</source>
        <translation>Afficher ou masquer les compactions</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>Sous-agents</translation>
    </message>
    <message>
        <source>Show or hide sub-agents</source>
        <translation>Afficher ou masquer les sous-agents</translation>
    </message>
    <message>
        <source>Discarded ends</source>
        <translation>Fins abandonnées</translation>
    </message>
    <message>
        <source>Show or hide discarded ends</source>
        <translation>Afficher ou masquer les fins abandonnées</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Détectées</translation>
    </message>
    <message>
        <source>Show or hide relations detected from equal beginnings, which no store records</source>
        <translation>Afficher ou masquer les relations détectées d’après des débuts identiques, qu’aucun dépôt n’enregistre</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Show all sessions of the project, or only those related to this one</source>
        <translation>Afficher toutes les sessions du projet, ou seulement celles liées à celle-ci</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Toutes les sessions</translation>
    </message>
    <message>
        <source>Show all sessions of the store, or only those related to this one</source>
        <translation>Afficher toutes les sessions du dépôt, ou seulement celles liées à celle-ci</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Filiation</translation>
    </message>
    <message>
        <source>Reading the lineage…</source>
        <translation>Lecture de la filiation…</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>Rien à afficher&#x202f;: les boutons ci-dessus masquent tout.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n dépôt</numerusform>
            <numerusform>%n dépôts</numerusform>
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
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>comparing beginnings…</source>
        <translation>comparaison des débuts…</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>addition des jetons…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>Sélectionnez deux lignes pour les comparer.</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>Aller à la chronologie</translation>
    </message>
    <message>
        <source>Compare as A</source>
        <translation>Comparer comme A</translation>
    </message>
    <message>
        <source>Compare as B</source>
        <translation>Comparer comme B</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>Annuler jusqu’ici…</translation>
    </message>
    <message>
        <source>Fork here…</source>
        <translation>Bifurquer ici…</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>Reprendre ici…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>Point de contrôle…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Supprimer la session…</translation>
    </message>
</context>
<context>
    <name>stemma::LossFlagSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Lecture des résumés</translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1&#x202f;: %2 sur %3 gardés</translation>
    </message>
    <message>
        <source>Loss review</source>
        <translation>Examen des pertes</translation>
    </message>
    <message>
        <source>Findings come from a heuristic; each one names its rule.</source>
        <translation>Les constats viennent d’une heuristique&#x202f;; chacun nomme sa règle.</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>Lecture des messages couverts…</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>aucun constat</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>%1&#x202f;% de %Ln constat gardés</numerusform>
            <numerusform>%1&#x202f;% de %Ln constats gardés</numerusform>
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
        <translation>Type</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Trouvé par</translation>
    </message>
</context>
<context>
    <name>stemma::LossNotices</name>
    <message>
        <source>The agent compacted this session: %1.</source>
        <translation>L’agent a compacté cette session&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Lost in a compaction: %1</source>
        <translation>Perdu lors d’une compaction&#x202f;: %1</translation>
    </message>
    <message>
        <source>“%1” · %2</source>
        <translation>«&#x202f;%1&#x202f;» · %2</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>Afficher les pertes</translation>
    </message>
</context>
<context>
    <name>stemma::LossWatch</name>
    <message>
        <source>Reading the summaries</source>
        <translation>Lecture des résumés</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>La session %1 n’a pas de message %2.</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
    </message>
    <message>
        <source>No picture was made: the store was not loaded within three minutes.</source>
        <translation>Aucune image n’a été créée&#x202f;: le dépôt n’a pas été chargé en trois minutes.</translation>
    </message>
    <message>
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>Aucune image n’a été créée&#x202f;: la modification «&#x202f;%1&#x202f;» ne peut pas être planifiée ici.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>L’image %1 ne peut pas être écrite.</translation>
    </message>
</context>
<context>
    <name>stemma::MessageFacetsSource</name>
    <message>
        <source>Reading which tools and files are used</source>
        <translation>Lecture des outils et fichiers utilisés</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Waiting for the answer of %1</source>
        <translation>Attente de la réponse de %1</translation>
    </message>
</context>
<context>
    <name>stemma::OutlinePanel</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>Filtrer par mots, outils, fichiers</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Filtrer le sommaire</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>N’afficher que les messages dont le texte, les appels d’outils ou les chemins de fichiers contiennent tous ces mots. Pour chaque texte, seuls les 256 premiers Ko sont pris en compte.</translation>
    </message>
    <message>
        <source>Outline of the session</source>
        <translation>Sommaire de la session</translation>
    </message>
    <message>
        <source>Open a session to see its turns.</source>
        <translation>Ouvrez une session pour voir ses tours.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>Cette session n’a pas de messages.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Lecture de la session…</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>Filtrage…</translation>
    </message>
    <message>
        <source>No message matches the filter.</source>
        <translation>Aucun message ne correspond au filtre.</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsModel</name>
    <message>
        <source>pruned</source>
        <translation>élaguée</translation>
    </message>
    <message>
        <source>not in the context</source>
        <translation>hors du contexte</translation>
    </message>
    <message>
        <source>in the context, protected</source>
        <translation>dans le contexte, protégée</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>dans le contexte</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>Lecture des sorties d’outils</translation>
    </message>
</context>
<context>
    <name>stemma::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Overview: click to go there</source>
        <translation>Vue d’ensemble&#x202f;: cliquez pour y aller</translation>
    </message>
</context>
<context>
    <name>stemma::PanelLinks</name>
    <message>
        <source>It is not known where the files of this session are. Choose their folder in Files.</source>
        <translation>On ne sait pas où sont les fichiers de cette session. Choisissez leur dossier dans Fichiers.</translation>
    </message>
    <message>
        <source>This file is not in the folder of the session.</source>
        <translation>Ce fichier n’est pas dans le dossier de la session.</translation>
    </message>
    <message>
        <source>Stored record</source>
        <translation>Enregistrement conservé</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
</context>
<context>
    <name>stemma::PictureViewer</name>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>&amp;Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Off: pixel by pixel</source>
        <translation>Désactivé&#x202f;: pixel par pixel</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChoices</name>
    <message>
        <source>Without a title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Leave empty to remove the checkpoint</source>
        <translation>Laisser vide pour supprimer le point de contrôle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>Bifurcation de %1</translation>
    </message>
    <message>
        <source>As a new session</source>
        <translation>Comme nouvelle session</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>The change will be made in a fork; the original stays.</source>
        <translation>La modification se fera dans une bifurcation&#x202f;; l’original reste.</translation>
    </message>
    <message>
        <source>In a fork</source>
        <translation>Dans une bifurcation</translation>
    </message>
    <message>
        <source>(changes the original; can be undone)</source>
        <translation>(modifie l’original&#x202f;; annulation possible)</translation>
    </message>
    <message>
        <source>The store has %1. Trying the fork out may copy all of it.</source>
        <translation>Le dépôt fait %1. Essayer la bifurcation peut le copier en entier.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>Note (system)</source>
        <translation>Note (system)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>Mots, séparés par des virgules</translation>
    </message>
    <message>
        <source>Separate labels with commas. Put a label that contains a comma in &quot;quotation marks&quot;.</source>
        <translation>Séparez les étiquettes par des virgules. Mettez une étiquette qui contient une virgule entre &quot;guillemets droits&quot;.</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marquée</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Number of the last message to keep</source>
        <translation>Numéro du dernier message à garder</translation>
    </message>
    <message>
        <source>Number of the message before it</source>
        <translation>Numéro du message précédent</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>Aller à la requête précédente</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Requête précédente</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>Aller à la requête suivante</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Requête suivante</translation>
    </message>
    <message>
        <source>After message</source>
        <translation>Après le message</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Only this part</source>
        <translation>Seulement cette partie</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>Le message entier</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>(%1 move to a discarded end; can be undone)</source>
        <translation>(%1 passent dans une fin abandonnée&#x202f;; annulation possible)</translation>
    </message>
    <message>
        <source>(nothing would be discarded)</source>
        <translation>(rien ne serait abandonné)</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>Rien n’est écrit maintenant. La modification reste dans le lot telle que choisie ici.</translation>
    </message>
    <message>
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>Rien n’est écrit tant que vous n’avez pas cliqué sur le bouton ci-dessous. La modification figure ensuite dans l’Historique et peut être annulée.</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Planifier à nouveau</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>Le dépôt a changé depuis. L’application s’arrête si le changement touche ce plan.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in the session, its next messages go to the original only.</source>
        <translation>Un autre programme a ouvert ce dépôt. Si un agent travaille dans la session, ses prochains messages vont seulement à l’original.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in this session, let it finish first: it may not notice the change.</source>
        <translation>Un autre programme a ouvert ce dépôt. Si un agent travaille dans cette session, laissez-le d’abord finir&#x202f;: il risque de ne pas remarquer la modification.</translation>
    </message>
    <message>
        <source>%1 — plan</source>
        <comment>Fork — plan</comment>
        <translation>%1 — plan</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Fork</comment>
        <translation>%1 quand même</translation>
    </message>
    <message>
        <source>A batch changes the session itself. Choose “In this session” first.</source>
        <translation>Un lot modifie la session elle-même. Choisissez d’abord «&#x202f;Dans cette session&#x202f;».</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>Appliquer plus tard, avec d’autres modifications</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Application…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Planification…</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Rien n’a été modifié</translation>
    </message>
    <message>
        <source>Planned at %1, store changed since</source>
        <translation>Planifié à %1, dépôt modifié depuis</translation>
    </message>
    <message>
        <source>Planned at %1, store unchanged</source>
        <translation>Planifié à %1, dépôt inchangé</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>The command to resume the agent</source>
        <translation>La commande pour reprendre l’agent</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the command to resume the agent afterwards</source>
        <translation>Copier la commande pour reprendre l’agent ensuite</translation>
    </message>
    <message>
        <source>To resume</source>
        <translation>Pour reprendre</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message>
        <source>Context of the agent</source>
        <translation>Contexte de l’agent</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>La nouvelle session a %Ln message.</numerusform>
            <numerusform>La nouvelle session a %Ln messages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change yet.</source>
        <translation>Encore rien à changer.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: titles are not sent to it.</source>
        <translation>Rien ne change pour le modèle&#x202f;: les titres ne lui sont pas envoyés.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>Rien ne change pour le modèle&#x202f;: ceci ne lui est pas envoyé.</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>Rien&#x202f;: la session est supprimée.</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>Pas de chiffres de jetons pour cette modification.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFoot</name>
    <message>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>Copier la commande qui affiche ce plan&#x202f;; avec --apply, elle fait la modification</translation>
    </message>
    <message>
        <source>The command for this plan</source>
        <translation>La commande pour ce plan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add to batch</source>
        <translation>Ajouter au lot</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Replace the change in the batch</source>
        <translation>Remplacer la modification dans le lot</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Show the planned writes and the context of the agent afterwards</source>
        <translation>Afficher ce qui est écrit, et ce que l’agent voit ensuite</translation>
    </message>
</context>
<context>
    <name>stemma::PlanStrip</name>
    <message>
        <source>Messages %1 of %2 stay</source>
        <translation>Messages %1 sur %2 gardés</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>%Ln autre élément</numerusform>
            <numerusform>%Ln autres éléments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesModel</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesPane</name>
    <message>
        <source>Planned writes</source>
        <translation>Écritures planifiées</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Compare the whole texts, not only their beginnings</source>
        <translation>Comparer les textes entiers, pas seulement leurs débuts</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>records</comment>
        <translation>%1 nouveaux</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>records</comment>
        <translation>%1 modifiés</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>records</comment>
        <translation>%1 supprimés</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>rien de supprimé</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>Modifications dans %1</translation>
    </message>
</context>
<context>
    <name>stemma::PreferenceRow</name>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1&#x202f;:</translation>
    </message>
</context>
<context>
    <name>stemma::PricesMenu</name>
    <message>
        <source>Prices of %1, in %2</source>
        <translation>Prix du %1, en %2</translation>
    </message>
    <message>
        <source>Reading the prices…</source>
        <translation>Lecture des prix…</translation>
    </message>
    <message>
        <source>No prices of your own</source>
        <translation>Pas de prix personnels</translation>
    </message>
    <message>
        <source>Your own prices come first</source>
        <translation>Vos propres prix passent en premier</translation>
    </message>
    <message>
        <source>Show prices…</source>
        <translation>Afficher les prix…</translation>
    </message>
    <message>
        <source>Edit your own prices…</source>
        <translation>Modifier vos propres prix…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Read prices again</source>
        <translation>Relire les prix</translation>
    </message>
    <message>
        <source>The file %1 cannot be created: %2</source>
        <translation>Le fichier %1 ne peut pas être créé&#x202f;: %2</translation>
    </message>
    <message>
        <source>After a change of %1, choose Prices &gt; Read prices again.</source>
        <translation>Après une modification de %1, choisissez Prix &gt; Relire les prix.</translation>
    </message>
    <message>
        <source>No program opens %1. Edit it with an editor of your choice.</source>
        <translation>Aucun programme n’ouvre %1. Modifiez-le avec l’éditeur de votre choix.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Context above</source>
        <translation>Contexte au-dessus de</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache lu</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes</source>
        <translation>Cache écrit, 5 minutes</translation>
    </message>
    <message>
        <source>Cache write, 1 hour</source>
        <translation>Cache écrit, 1 heure</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Stemma</source>
        <translation>Stemma</translation>
    </message>
    <message>
        <source>your own prices</source>
        <translation>vos propres prix</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prices in %1 come before these.</source>
        <translation>Les prix dans %1 passent avant ceux-ci.</translation>
    </message>
    <message>
        <source>Prices in %1 come first.</source>
        <translation>Les prix dans %1 passent en premier.</translation>
    </message>
    <message>
        <source>Batches, service tiers and regions count where sessions store them. Most agents store none: their calls are counted at standard prices.</source>
        <translation>Les lots, les niveaux de service et les régions comptent là où les sessions les enregistrent. La plupart des agents n’en enregistrent pas : leurs appels sont comptés aux prix standard.</translation>
    </message>
    <message>
        <source>%1, for a million tokens.</source>
        <comment>Prices of …</comment>
        <translation>%1, pour un million de jetons.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
</context>
<context>
    <name>stemma::ProbeTable</name>
    <message>
        <source>Questions of the probe</source>
        <translation>Questions du test</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
</context>
<context>
    <name>stemma::ProblemsPanel</name>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Réparer…</translation>
    </message>
    <message>
        <source>Repair all…</source>
        <translation>Tout réparer…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtrer les problèmes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Show or hide notes</source>
        <translation>Afficher ou masquer les notes</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>Afficher ou masquer les avertissements</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Show or hide errors</source>
        <translation>Afficher ou masquer les erreurs</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Endroit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Réparation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>Irréparable&#x202f;: %1</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Aucun dépôt n’est ouvert.</translation>
    </message>
    <message>
        <source>Nothing can be repaired.</source>
        <translation>Rien ne peut être réparé.</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>Réparer tous ceux de ce type…</translation>
    </message>
    <message>
        <source>Select a problem first.</source>
        <translation>Sélectionnez d’abord un problème.</translation>
    </message>
    <message>
        <source>Plan the repair of the selected problem</source>
        <translation>Planifier la réparation du problème sélectionné</translation>
    </message>
    <message>
        <source>Plan the repair of all problems that can be repaired</source>
        <translation>Planifier la réparation de tous les problèmes réparables</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Pas encore vérifié.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Checking… %1 so far</source>
        <comment>1 error, 2 warnings</comment>
        <translation>Vérification… %1 jusqu’ici</translation>
    </message>
    <message>
        <source>No problems found in the sessions you opened; the others are not checked.</source>
        <translation>Aucun problème trouvé dans les sessions que vous avez ouvertes&#x202f;; les autres ne sont pas vérifiées.</translation>
    </message>
    <message>
        <source>%1 in the sessions you opened; the others are not checked.</source>
        <translation>%1 dans les sessions que vous avez ouvertes&#x202f;; les autres ne sont pas vérifiées.</translation>
    </message>
    <message>
        <source>No problems found in this store.</source>
        <translation>Aucun problème trouvé dans ce dépôt.</translation>
    </message>
    <message>
        <source>Check the whole store</source>
        <translation>Vérifier tout le dépôt</translation>
    </message>
</context>
<context>
    <name>stemma::SessionGroupsModel</name>
    <message>
        <source>No project folder</source>
        <translation>Aucun dossier de projet</translation>
    </message>
    <message>
        <source>Their stores name no project folder for these sessions</source>
        <translation>Leurs dépôts ne nomment pas de dossier de projet pour ces sessions</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Sans heure</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sans modèle</translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message>
        <source>Prune outputs</source>
        <translation>Élaguer des sorties</translation>
    </message>
    <message>
        <source>Tool outputs in “%1”</source>
        <translation>Sorties d’outils dans «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> jetons</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
        <translation>&amp;Garder les plus récentes</translation>
    </message>
    <message>
        <source>Select by &amp;rule</source>
        <translation>&amp;Sélectionner selon la règle</translation>
    </message>
    <message>
        <source>Selects the outputs between the last summary and the last two prompts, except the newest and those of “skill”</source>
        <translation>Sélectionne les sorties entre le dernier résumé et les deux dernières requêtes, sauf les plus récentes et celles de «&#x202f;skill&#x202f;»</translation>
    </message>
    <message>
        <source>Which outputs are shown</source>
        <translation>Quelles sorties sont affichées</translation>
    </message>
    <message>
        <source>In the context</source>
        <translation>Dans le contexte</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Élaguées</translation>
    </message>
    <message>
        <source>All outputs</source>
        <translation>Toutes les sorties</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Sorties d’outils</translation>
    </message>
    <message>
        <source>Re&amp;store…</source>
        <translation>Res&amp;taurer…</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>É&amp;laguer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Tokens are estimated with %1. The model is sent a short note instead of a pruned output; the output stays stored and can be restored.</source>
        <translation>Les jetons sont estimés avec %1. Le modèle reçoit une courte note au lieu d’une sortie élaguée&#x202f;; la sortie reste conservée et peut être restaurée.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs have no more tokens than this.</source>
        <translation>Rien à élaguer&#x202f;: les sorties n’ont pas plus de jetons que cela.</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1.</source>
        <translation>mnesis lui-même n’élaguerait pas ici&#x202f;: il ne le fait que si cela libère plus de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n sortie à élaguer, %1 libérés</numerusform>
            <numerusform>%n sorties à élaguer, %1 libérés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n sortie à restaurer, %1 ajoutés</numerusform>
            <numerusform>%n sorties à restaurer, %1 ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln de plus dans le tableau</numerusform>
            <numerusform>%Ln de plus dans le tableau</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># %n octet, pas du texte</numerusform>
            <numerusform># %n octets, pas du texte</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>octets %1</translation>
    </message>
    <message>
        <source>not stored as a separate record</source>
        <translation>non conservé comme enregistrement séparé</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Tel que conservé</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Indenté</translation>
    </message>
    <message>
        <source>Copy the stored bytes</source>
        <translation>Copier les octets conservés</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>Octets conservés</translation>
    </message>
    <message>
        <source>Select a message to see its stored bytes.</source>
        <translation>Sélectionnez un message pour voir ses octets conservés.</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>Not known to Stemma: %1. &lt;a href=&quot;next&quot;&gt;Next&lt;/a&gt;</source>
        <translation>Inconnu de Stemma&#x202f;: %1. &lt;a href=&quot;next&quot;&gt;Suivant&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The beginning and the end are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>Le début et la fin sont affichés. &lt;a href=&quot;all&quot;&gt;Tout afficher&lt;/a&gt;</translation>
    </message>
    <message>
        <source>its content</source>
        <translation>son contenu</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>octets qui ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>The record is longer than %1; what follows is not shown.</source>
        <translation>L’enregistrement dépasse %1&#x202f;; la suite n’est pas affichée.</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>%1 entre les deux</translation>
    </message>
    <message>
        <source>Copy value of “%1”</source>
        <translation>Copier la valeur de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Copy field “%1”</source>
        <translation>Copier le champ «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Copy selected text</source>
        <translation>Copier le texte sélectionné</translation>
    </message>
    <message>
        <source>Stemma does not know this field. It is kept as it is, and not shown elsewhere.</source>
        <translation>Stemma ne connaît pas ce champ. Il est gardé tel quel, et n’est pas affiché ailleurs.</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionModel</name>
    <message>
        <source>Keys, tokens and passwords</source>
        <translation>Clés, jetons d’accès et mots de passe</translation>
    </message>
    <message>
        <source>Text that looks like a key</source>
        <translation>Texte qui ressemble à une clé</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Adresses électroniques</translation>
    </message>
    <message>
        <source>Phone numbers</source>
        <translation>Numéros de téléphone</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Home folders</source>
        <translation>Dossiers personnels</translation>
    </message>
    <message>
        <source>Private hosts and addresses</source>
        <translation>Hôtes et adresses privés</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Remplacé par</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Premier endroit</translation>
    </message>
    <message>
        <source>Bank accounts and cards</source>
        <translation>Comptes bancaires et cartes</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionPane</name>
    <message>
        <source>Names of people, customers, projects; with commas between them</source>
        <translation>Noms de personnes, clients, projets&#x202f;; séparés par des virgules</translation>
    </message>
    <message>
        <source>What would be redacted</source>
        <translation>Ce qui serait caviardé</translation>
    </message>
    <message>
        <source>Also &amp;names:</source>
        <translation>Aussi les &amp;noms&#x202f;:</translation>
    </message>
    <message>
        <source>The rules found nothing to redact. They cannot know everything: look through the document before you hand it on.</source>
        <translation>Les règles n’ont rien trouvé à caviarder. Elles ne peuvent pas tout savoir&#x202f;: relisez le document avant de le transmettre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>%Ln endroit sera caviardé</numerusform>
            <numerusform>%Ln endroits seront caviardés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>%Ln valeur reste</numerusform>
            <numerusform>%Ln valeurs restent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ResentOutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>Lecture des sorties d’outils</translation>
    </message>
</context>
<context>
    <name>stemma::ReviewSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>Lecture des messages couverts</translation>
    </message>
</context>
<context>
    <name>stemma::RulesDialog</name>
    <message>
        <source>Rules and window</source>
        <translation>Règles et fenêtre</translation>
    </message>
    <message>
        <source>For all sessions of this store. These settings belong to the agent and are not stored; Stemma remembers your choice and never writes it to the store.</source>
        <translation>Pour toutes les sessions de ce dépôt. Ces réglages appartiennent à l’agent et ne sont pas conservés&#x202f;; Stemma retient votre choix et ne l’écrit jamais dans le dépôt.</translation>
    </message>
    <message>
        <source>From the store</source>
        <translation>D’après le dépôt</translation>
    </message>
    <message>
        <source>From the store (%1)</source>
        <translation>D’après le dépôt (%1)</translation>
    </message>
    <message>
        <source>Not in the store (%1)</source>
        <translation>Pas dans le dépôt (%1)</translation>
    </message>
    <message>
        <source>The release whose rules build, compact and prune the context</source>
        <translation>La version dont les règles construisent, compactent et élaguent le contexte</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>&amp;Règles de</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenêtre</translation>
    </message>
    <message>
        <source>Tokens that the model accepts in total</source>
        <translation>Jetons que le modèle accepte au total</translation>
    </message>
    <message>
        <source>For the &amp;answer</source>
        <translation>Pour la ré&amp;ponse</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>Jetons de la fenêtre réservés à la réponse</translation>
    </message>
    <message>
        <source>For &amp;compaction</source>
        <translation>Pour la &amp;compaction</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the next summary</source>
        <translation>Jetons de la fenêtre réservés au prochain résumé</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Default (%1 %)</source>
        <translation>Par défaut (%1&#x202f;%)</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted after a turn</source>
        <translation>La part des jetons utilisables à laquelle la session est compactée après un tour</translation>
    </message>
    <message>
        <source>Compacts a&amp;t</source>
        <translation>Compac&amp;te à</translation>
    </message>
    <message>
        <source>&amp;Keep newest</source>
        <translation>&amp;Garder les plus récentes</translation>
    </message>
    <message>
        <source>Tokens of the newest tool outputs, which are never pruned</source>
        <translation>Jetons des sorties d’outils les plus récentes, qui ne sont jamais élaguées</translation>
    </message>
    <message>
        <source>Prune only if it &amp;frees</source>
        <translation>Élaguer seulement si cela &amp;libère</translation>
    </message>
    <message>
        <source>Outputs are pruned only if that frees more tokens than this</source>
        <translation>Les sorties ne sont élaguées que si cela libère plus de jetons que cette valeur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Use &amp;defaults</source>
        <translation>Utiliser les valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Go back to the rules and sizes from the store</source>
        <translation>Revenir aux règles et tailles du dépôt</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> jetons</translation>
    </message>
    <message>
        <source>Default (%1 tokens)</source>
        <translation>Par défaut (%1 jetons)</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>%1 jetons utilisables&#x202f;; compactée après un tour à partir de %2, avant un tour à partir de %3.</translation>
    </message>
</context>
<context>
    <name>stemma::RulesMenu</name>
    <message>
        <source>Rules and window…</source>
        <translation>Règles et fenêtre…</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
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
        <translation>nom d’un outil</translation>
    </message>
    <message>
        <source>part of a file&apos;s path</source>
        <translation>partie d’un chemin de fichier</translation>
    </message>
    <message>
        <source>part of a model&apos;s name</source>
        <translation>partie d’un nom de modèle</translation>
    </message>
    <message>
        <source>the agent&apos;s name in the session</source>
        <translation>nom de l’agent dans la session</translation>
    </message>
    <message>
        <source>a store, or the program that made it</source>
        <translation>un dépôt, ou le programme qui l’a créé</translation>
    </message>
    <message>
        <source>part of the project&apos;s folder</source>
        <translation>partie du dossier du projet</translation>
    </message>
    <message>
        <source>2026-03, 7d, &gt;2026-03-01</source>
        <translation>2026-03, 7d, &gt;2026-03-01</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes ou no</translation>
    </message>
    <message>
        <source>what else the message has</source>
        <translation>ce que le message contient d’autre</translation>
    </message>
    <message>
        <source>more or fewer than</source>
        <translation>plus ou moins que</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Rechercher dans toutes les sessions</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Où rechercher</translation>
    </message>
    <message>
        <source>Order of the hits</source>
        <translation>Ordre des occurrences</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>Filters beside the hits</source>
        <translation>Filtres à côté des occurrences</translation>
    </message>
    <message>
        <source>Search in a tab</source>
        <translation>Rechercher dans un onglet</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>Index de recherche…</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>Les plus pertinentes d’abord</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>Retirer cette recherche</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Enregistrer cette recherche</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>Aucune recherche enregistrée</translation>
    </message>
    <message>
        <source>This search is saved</source>
        <translation>Cette recherche est enregistrée</translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Recherche&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1, %Ln occurrence</numerusform>
            <numerusform>%1, %Ln occurrences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message>
        <source>How far the search is</source>
        <translation>Avancement de la recherche</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Par exemple&#x202f;: %1</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>Aucun dépôt n’est encore connu.</translation>
    </message>
    <message>
        <source>Open a store</source>
        <translation>Ouvrir un dépôt</translation>
    </message>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>Trouve les requêtes, réponses, réflexions, entrées et sorties d’outils, correctifs et titres dans %Ln dépôt.</numerusform>
            <numerusform>Trouve les requêtes, réponses, réflexions, entrées et sorties d’outils, correctifs et titres dans %Ln dépôts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>Aucune occurrence dans %Ln dépôt.</numerusform>
            <numerusform>Aucune occurrence dans %Ln dépôts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the filters</source>
        <translation>Retirer les filtres</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Rechercher partout</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Only in this project</source>
        <translation>Seulement dans ce projet</translation>
    </message>
    <message>
        <source>Only in this store</source>
        <translation>Seulement dans ce dépôt</translation>
    </message>
    <message>
        <source>Only in this agent</source>
        <translation>Seulement pour cet agent</translation>
    </message>
</context>
<context>
    <name>stemma::SecondLookSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>Lecture des messages couverts</translation>
    </message>
    <message>
        <source>The covered messages have no text of a user that could be sent.</source>
        <translation>Les messages couverts n’ont pas de texte d’utilisateur à envoyer.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>listing…</source>
        <translation>listage…</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marquée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SessionFilesSource</name>
    <message>
        <source>Reading the files of the session</source>
        <translation>Lecture des fichiers de la session</translation>
    </message>
</context>
<context>
    <name>stemma::SessionFind</name>
    <message>
        <source>Went on from the beginning</source>
        <translation>Poursuite depuis le début</translation>
    </message>
    <message>
        <source>Went on from the end</source>
        <translation>Poursuite depuis la fin</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>%1 n’existe plus. Les messages déjà lus restent à l’écran.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>Cette session n’est plus dans le dépôt.</translation>
    </message>
    <message>
        <source>This message is no longer in the session.</source>
        <translation>Ce message n’est plus dans la session.</translation>
    </message>
    <message>
        <source>Messages already read stay on screen.</source>
        <translation>Les messages déjà lus restent à l’écran.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>Changes back to the checkpoint</source>
        <translation>Modifications jusqu’au point de contrôle</translation>
    </message>
    <message>
        <source>Image in message %1</source>
        <translation>Image dans le message %1</translation>
    </message>
    <message>
        <source>“%1” is not a web address, so it was not opened.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse web, elle n’a donc pas été ouverte.</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Dossier pour les fichiers</translation>
    </message>
    <message>
        <source>Saved files</source>
        <translation>Fichiers enregistrés</translation>
    </message>
    <message>
        <source>Filter cleared to show message %1.</source>
        <translation>Filtre levé pour afficher le message %1.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPrinting</name>
    <message>
        <source>Laying out the pages</source>
        <translation>Mise en page</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The text is too long to print (%1). Select some messages, or export the session instead.</source>
        <translation>Le texte est trop long pour être imprimé (%1). Sélectionnez quelques messages, ou exportez plutôt la session.</translation>
    </message>
    <message>
        <source>Print session</source>
        <translation>Imprimer la session</translation>
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
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>Close those &amp;behind it</source>
        <translation>Fermer les onglets sui&amp;vants</translation>
    </message>
    <message>
        <source>&amp;Keep this tab</source>
        <translation>&amp;Garder cet onglet</translation>
    </message>
    <message>
        <source>&amp;Show in the session list</source>
        <translation>Afficher dans la liste des &amp;sessions</translation>
    </message>
    <message>
        <source>Copy session &amp;id</source>
        <translation>Copier l’&amp;identifiant de session</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeModel</name>
    <message>
        <source>flagged</source>
        <translation>marquée</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>1 error, 2 warnings</comment>
        <translation>Vérification&#x202f;: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Dernier message</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeView</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
</context>
<context>
    <name>stemma::SessionUseNote</name>
    <message>
        <source>This session was written %1.</source>
        <comment>2 minutes ago</comment>
        <translation>Cette session a été écrite %1.</translation>
    </message>
    <message>
        <source>Another program has this session open.</source>
        <translation>Un autre programme a ouvert cette session.</translation>
    </message>
    <message>
        <source>Another program has this store open.</source>
        <translation>Un autre programme a ouvert ce dépôt.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this session open.</source>
        <translation>«&#x202f;%1&#x202f;» (processus %2) a ouvert cette session.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this store open.</source>
        <translation>«&#x202f;%1&#x202f;» (processus %2) a ouvert ce dépôt.</translation>
    </message>
    <message>
        <source>If an agent is working in it, its next messages go to the original only.</source>
        <translation>Si un agent y travaille, ses prochains messages vont seulement à l’original.</translation>
    </message>
    <message>
        <source>If an agent is working in it, let it finish first: it may not notice the change.</source>
        <translation>Si un agent y travaille, laissez-le d’abord finir&#x202f;: il risque de ne pas remarquer la modification.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>Filtrer les sessions</translation>
    </message>
    <message>
        <source>Order and grouping of the sessions</source>
        <translation>Ordre et groupement des sessions</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>By messages</source>
        <translation>Par messages</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>Par jetons</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Lignes compactes</translation>
    </message>
    <message>
        <source>Group by store</source>
        <translation>Grouper par dépôt</translation>
    </message>
    <message>
        <source>Group by project</source>
        <translation>Grouper par projet</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Aucun dépôt n’est ouvert.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>No session matches “%1”.</source>
        <translation>Aucune session ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Vider le filtre</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in new tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Filiation</translation>
    </message>
    <message>
        <source>Usage of this session</source>
        <translation>Consommation de cette session</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copier l’identifiant</translation>
    </message>
    <message>
        <source>Usage of this store</source>
        <translation>Consommation de ce dépôt</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>Fermer le dépôt</translation>
    </message>
    <message>
        <source>Open project folder</source>
        <translation>Ouvrir le dossier du projet</translation>
    </message>
    <message>
        <source>Copy resume command</source>
        <translation>Copier la commande de reprise</translation>
    </message>
    <message>
        <source>Resume in a terminal</source>
        <translation>Reprendre dans un terminal</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>Bifurquer…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>Étiquettes et marque…</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>Déplacer le projet…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>Supprimer la session…</translation>
    </message>
    <message>
        <source>Group by day</source>
        <translation>Grouper par jour</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Grouper par modèle</translation>
    </message>
</context>
<context>
    <name>stemma::SettingsDialog</name>
    <message>
        <source>No setting contains all these words.</source>
        <translation>Aucun réglage ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Configure Stemma</source>
        <translation>Configurer Stemma</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Rechercher dans la configuration</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>stemma::ShortcutDialog</name>
    <message>
        <source>No shortcut</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Configure shortcuts</source>
        <translation>Configurer les raccourcis</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Filtrer les actions</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Shortcut:</source>
        <translation>Raccourci&#x202f;:</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 est déjà le raccourci de «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message>
        <source>Drop a store, a transcript
or a folder here</source>
        <translation>Déposez ici un dépôt,
une transcription ou un dossier</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions</source>
        <translation>Lire, ramifier, compacter et réparer des sessions d’agents</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Connect to PostgreSQL…</source>
        <translation>Se connecter à PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>Ouvrir la session d’exemple</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>Opening never changes a store, even while an agent is using it.</source>
        <translation>L’ouverture ne modifie jamais un dépôt, même pendant qu’un agent l’utilise.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Formats and their capabilities</source>
        <translation>Formats et leurs possibilités</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Recent stores</source>
        <translation>Dépôts récents</translation>
    </message>
    <message>
        <source>No recent stores.</source>
        <translation>Aucun dépôt récent.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Chercher à nouveau</translation>
    </message>
    <message>
        <source>Found on this machine</source>
        <translation>Trouvés sur cette machine</translation>
    </message>
    <message>
        <source>Names and sizes only. Sessions are read when you open them.</source>
        <translation>Noms et tailles seulement. Les sessions sont lues quand vous les ouvrez.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Continuer la lecture</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>peut être ouvert</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>aucun droit d’accès</translation>
    </message>
    <message>
        <source>No sessions found in the usual places.</source>
        <translation>Aucune session trouvée aux emplacements habituels.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>injoignable</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>message %1 sur %2</translation>
    </message>
</context>
<context>
    <name>stemma::StatusLabels</name>
    <message>
        <source>No store open</source>
        <translation>Aucun dépôt ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>%n dépôt ouvert</numerusform>
            <numerusform>%n dépôts ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>Agent is working</source>
        <translation>L’agent travaille</translation>
    </message>
    <message>
        <source>Nothing was written since the call: the tool takes long, or the agent asks for your approval.</source>
        <translation>Rien n’a été écrit depuis l’appel&#x202f;: l’outil prend du temps, ou l’agent demande votre accord.</translation>
    </message>
    <message>
        <source>Agent waits for you</source>
        <translation>L’agent vous attend</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n partie sélectionnée · %1</numerusform>
            <numerusform>%n parties sélectionnées · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for approval or running a long call</source>
        <translation>En attente d’approbation ou appel long en cours</translation>
    </message>
    <message>
        <source>Agent asks you a question</source>
        <translation>L’agent vous pose une question</translation>
    </message>
    <message>
        <source>Agent waits for your approval</source>
        <translation>L’agent attend votre approbation</translation>
    </message>
    <message>
        <source>Agent is idle</source>
        <translation>L’agent est inactif</translation>
    </message>
    <message>
        <source>Nothing was written for 10 minutes.</source>
        <translation>Rien n’a été écrit depuis 10 minutes.</translation>
    </message>
</context>
<context>
    <name>stemma::StoreManager</name>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreOpening</name>
    <message>
        <source>Making the sample session</source>
        <translation>Création de la session d’exemple</translation>
    </message>
    <message>
        <source>Sample session</source>
        <translation>Session d’exemple</translation>
    </message>
    <message>
        <source>The store %1 has no session %2.</source>
        <translation>Le dépôt %1 n’a pas de session %2.</translation>
    </message>
    <message>
        <source>Looking for stores in %1</source>
        <translation>Recherche de dépôts dans %1</translation>
    </message>
    <message>
        <source>The link names no store: %1</source>
        <translation>Le lien ne nomme aucun dépôt&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreSource</name>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryColumn</name>
    <message>
        <source>Apply…</source>
        <translation>Appliquer…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>Dans cette session</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>Afficher ce qui serait écrit</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>Ajouter le résumé et les messages gardés à cette session au lieu d’en créer une nouvelle</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message>
        <source>Summary by a model</source>
        <translation>Résumé par un modèle</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>Envoyer ceci à %1&#x202f;?</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>Essayer automatiquement le niveau suivant</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Content: the texts of %1 summaries of this session</source>
        <translation>Contenu&#x202f;: les textes de %1 résumés de cette session</translation>
    </message>
    <message>
        <source>Content: the texts of %1 messages of this session</source>
        <translation>Contenu&#x202f;: les textes de %1 messages de cette session</translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>Taille&#x202f;: ≈ %1 jetons, pour une réponse d’au plus %2</translation>
    </message>
    <message>
        <source>%1 summaries, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 résumés, ≈ %2 jetons, pour une réponse d’au plus %3</translation>
    </message>
    <message>
        <source>%1 messages, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 messages, ≈ %2 jetons, pour une réponse d’au plus %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>%1: %2; at most %3</source>
        <translation>%1&#x202f;: %2&#x202f;; au plus %3</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>Jusqu’à %n demande&#x202f;: la suivante n’est envoyée que si la précédente ne donne pas de résumé utilisable.</numerusform>
            <numerusform>Jusqu’à %n demandes&#x202f;: la suivante n’est envoyée que si la précédente ne donne pas de résumé utilisable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n demande.</numerusform>
            <numerusform>%n demandes, l’une après l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated cost: at most %1, plus requests without a set price</source>
        <translation>Coût estimé&#x202f;: au plus %1, plus les demandes sans prix défini</translation>
    </message>
    <message>
        <source>The connection to %1 is not encrypted: others in the network could read it.</source>
        <translation>La connexion à %1 n’est pas chiffrée&#x202f;: d’autres sur le réseau pourraient la lire.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryPane</name>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Text of the summary</source>
        <translation>Texte du résumé</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryRequests</name>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>Niveau %1, %2&#x202f;: réponse reçue</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>Le résumé n’est pas plus petit que les messages qu’il remplace. Le niveau suivant le raccourcit.</translation>
    </message>
    <message>
        <source>Level %1: answered</source>
        <translation>Niveau %1&#x202f;: réponse reçue</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Niveau %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Level %1, %2: %3</source>
        <translation>Niveau %1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>La demande a été annulée.</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>Niveau %1&#x202f;: interrogation de %2…</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryReviewer</name>
    <message>
        <source>The second look was at the text before your last change.</source>
        <translation>La seconde lecture portait sur le texte avant votre dernière modification.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>%1 a trouvé %Ln exigence (gardées&#x202f;: %2, modifiées&#x202f;: %3, perdues&#x202f;: %4).</numerusform>
            <numerusform>%1 a trouvé %Ln exigences (gardées&#x202f;: %2, modifiées&#x202f;: %3, perdues&#x202f;: %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>%Ln réponse omise&#x202f;: pas dans les messages.</numerusform>
            <numerusform>%Ln réponses omises&#x202f;: pas dans les messages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>%Ln question sans réponse.</numerusform>
            <numerusform>%Ln questions sans réponse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second look by a model</source>
        <translation>Seconde lecture par un modèle</translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>Contenu&#x202f;: le résumé et ce que les utilisateurs et l’assistant ont écrit dans %Ln message&#x202f;; aucune sortie d’outils</numerusform>
            <numerusform>Contenu&#x202f;: le résumé et ce que les utilisateurs et l’assistant ont écrit dans %Ln messages&#x202f;; aucune sortie d’outils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>De %Ln long texte, seuls le début et la fin sont envoyés.</numerusform>
            <numerusform>De %Ln longs textes, seuls le début et la fin sont envoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for answers of at most %2</source>
        <translation>Taille&#x202f;: ≈ %1 jetons, pour des réponses d’au plus %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n demande.</numerusform>
            <numerusform>%n demandes, l’une après l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The second look was cancelled.</source>
        <translation>La seconde lecture a été annulée.</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to or search sessions</source>
        <translation>Aller à des sessions ou y rechercher</translation>
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
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Go to line (Ctrl+L)</source>
        <translation>Aller à la ligne (Ctrl+L)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Interrompu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingModel</name>
    <message>
        <source>The turn ended</source>
        <translation>Le tour s’est terminé</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#x202f;: %1</translation>
    </message>
    <message>
        <source>Patch: %1</source>
        <translation>Correctif&#x202f;: %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compaction</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>Aucun texte à afficher</translation>
    </message>
    <message>
        <source>%1; tokens are estimated</source>
        <translation>%1&#x202f;; les jetons sont estimés</translation>
    </message>
    <message>
        <source>Thinking in message %1: %2</source>
        <translation>Réflexion dans le message %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Number of the message</source>
        <translation>Numéro du message</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>Ce qui a suivi</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingOffer</name>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>Supprimer aussi &amp;la réflexion signée qui suit, qui n’est plus valide</translation>
    </message>
    <message>
        <source>Providers may reject thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>Les fournisseurs peuvent rejeter une réflexion signée pour une autre conversation. Pour la garder, faites plutôt la modification dans une bifurcation.</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>&amp;Modifier plutôt une bifurcation…</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>Planifier une bifurcation qui se termine avant cette réflexion, puis cette modification dans la bifurcation. L’original est inchangé.</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message>
        <source>Show all…</source>
        <translation>Tout afficher…</translation>
    </message>
    <message>
        <source>Text of the thinking</source>
        <translation>Texte de la réflexion</translation>
    </message>
    <message>
        <source>Show the whole text in a window of its own</source>
        <translation>Afficher tout le texte dans une fenêtre à part</translation>
    </message>
    <message>
        <source>Go to what the agent did after this thinking</source>
        <translation>Aller à ce que l’agent a fait après cette réflexion</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Suite&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>— %1 not shown here —</source>
        <translation>— %1 non affichés ici —</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln caractère</numerusform>
            <numerusform>%Ln caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show · %1 stored</source>
        <translation>aucun texte à afficher · %1 conservés</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>aucun texte à afficher</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message>
        <source>Search in thinking</source>
        <translation>Rechercher dans la réflexion</translation>
    </message>
    <message>
        <source>Show only thinking that contains all these words. Of a long block, the first 256 KB count.</source>
        <translation>N’afficher que la réflexion qui contient tous ces mots. Dans un long bloc, seuls les 256 premiers Ko sont pris en compte.</translation>
    </message>
    <message>
        <source>Thinking of the session</source>
        <translation>Réflexion de la session</translation>
    </message>
    <message>
        <source>Select two blocks to compare them.</source>
        <translation>Sélectionnez deux blocs pour les comparer.</translation>
    </message>
    <message>
        <source>Open a session to see its thinking.</source>
        <translation>Ouvrez une session pour voir sa réflexion.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>Lecture de la session…</translation>
    </message>
    <message>
        <source>No thinking contains these words.</source>
        <translation>Aucune réflexion ne contient ces mots.</translation>
    </message>
    <message>
        <source>This session holds no thinking.</source>
        <translation>Cette session ne contient pas de réflexion.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%1 bloc sur %Ln</numerusform>
            <numerusform>%1 blocs sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln bloc</numerusform>
            <numerusform>%Ln blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>12 tokens in all</comment>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingSource</name>
    <message>
        <source>Reading the thinking of the session</source>
        <translation>Lecture de la réflexion de la session</translation>
    </message>
</context>
<context>
    <name>stemma::TimeSpansSource</name>
    <message>
        <source>Reading the times of the session</source>
        <translation>Lecture des heures de la session</translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message>
        <source>Time axis</source>
        <translation>Ligne du temps</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>En attente de vous</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 to %4 · message %5</source>
        <comment>what, duration, begin, end, number</comment>
        <translation>%1 · %2 · de %3 à %4 · message %5</translation>
    </message>
    <message>
        <source>Reading the times of the session…</source>
        <translation>Lecture des heures de la session…</translation>
    </message>
    <message>
        <source>This session has no times.</source>
        <translation>Cette session n’a pas d’heures.</translation>
    </message>
    <message>
        <source>Drawn shorter than it was</source>
        <translation>Dessiné plus court que la réalité</translation>
    </message>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>et %n autre appel d’outil</numerusform>
            <numerusform>et %n autres appels d’outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent %1 · tools %2 · waiting for you %3</source>
        <translation>Agent %1 · outils %2 · en attente de vous %3</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineActions</name>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
    <message>
        <source>Nothing new has come since you last read this session.</source>
        <translation>Rien de nouveau n’est arrivé depuis votre dernière lecture de cette session.</translation>
    </message>
    <message>
        <source>There is no text to find in on this page.</source>
        <translation>Il n’y a pas de texte où rechercher sur cette page.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineCursor</name>
    <message>
        <source>The message is not in this session.</source>
        <translation>Le message n’est pas dans cette session.</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>Plus rien de ce type après ce message.</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>Plus rien de ce type avant ce message.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineFind</name>
    <message>
        <source>Discarded</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>Sortie d’outil élaguée</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>Remplacé par un résumé</translation>
    </message>
    <message>
        <source>This hit is in a message that the filters hide.</source>
        <translation>Cette occurrence est dans un message que les filtres masquent.</translation>
    </message>
    <message>
        <source>This hit is in a part of the text that is not shown. “Show all” opens it.</source>
        <translation>Cette occurrence est dans la partie du texte non affichée. «&#x202f;Tout afficher&#x202f;» l’ouvre.</translation>
    </message>
    <message>
        <source>This hit is in something that is not shown as text, such as the address of a link.</source>
        <translation>Cette occurrence est dans quelque chose qui n’est pas affiché comme texte, par exemple l’adresse d’un lien.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelinePainter</name>
    <message>
        <source>This message is no longer in the store.</source>
        <translation>Ce message n’est plus dans le dépôt.</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>Ce message ne peut pas être lu.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>Cette session n’a pas de messages.</translation>
    </message>
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>Le dépôt n’indique pas quels sont ces messages.</translation>
    </message>
    <message>
        <source>This summary replaced no messages.</source>
        <translation>Ce résumé n’a remplacé aucun message.</translation>
    </message>
    <message>
        <source>The filter hides every message of this session.</source>
        <translation>Le filtre masque tous les messages de cette session.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln message non chargé]</numerusform>
            <numerusform>[%Ln messages non chargés]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>The messages of the session, oldest first, with everything that the store keeps of them. Help &gt; Signs of the timeline explains the lines, colours and icons.</source>
        <translation>Les messages de la session, du plus ancien au plus récent, avec tout ce que le dépôt en conserve. Aide &gt; Signes de la chronologie explique les lignes, les couleurs et les icônes.</translation>
    </message>
</context>
<context>
    <name>stemma::TurnModel</name>
    <message>
        <source>Before the first prompt</source>
        <translation>Avant la première requête</translation>
    </message>
    <message>
        <source>Checkpoint: %1</source>
        <translation>Point de contrôle&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>stemma::TurnSearch</name>
    <message>
        <source>Filtering messages</source>
        <translation>Filtrage des messages</translation>
    </message>
</context>
<context>
    <name>stemma::UsageBar</name>
    <message>
        <source>Sessions that are added up</source>
        <translation>Sessions additionnées</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>Lignes du tableau</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>session, model, day</comment>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Charts show the cost by list prices</source>
        <translation>Les graphiques montrent le coût aux prix catalogue</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Charts show tokens</source>
        <translation>Les graphiques montrent les jetons</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Comme tableau (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>En JSON…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Premier jour</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Dernier jour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, its name</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>Retirer le filtre «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsModel</name>
    <message>
        <source>not counted: %1</source>
        <translation>non compté&#x202f;: %1</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>résumé</translation>
    </message>
    <message>
        <source>beside the conversation</source>
        <translation>à côté de la conversation</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>sous-agent</translation>
    </message>
    <message>
        <source>sub-agent %1</source>
        <translation>sous-agent %1</translation>
    </message>
    <message>
        <source>covered by a subscription</source>
        <translation>couvert par un abonnement</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache lu</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache écrit</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>fast mode</source>
        <translation>mode rapide</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>flex tier</source>
        <translation>niveau flex</translation>
    </message>
    <message>
        <source>priority tier</source>
        <translation>niveau prioritaire</translation>
    </message>
    <message>
        <source>region: %1</source>
        <translation>région : %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message>
        <source>Only this</source>
        <translation>Seulement ceci</translation>
    </message>
    <message>
        <source>Filter table and charts to what is selected</source>
        <translation>Filtrer le tableau et les graphiques selon la sélection</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Comptés</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non comptés</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Tous les enregistrements</translation>
    </message>
    <message>
        <source>Which records are listed</source>
        <translation>Quels enregistrements sont listés</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 en entrée</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 en sortie</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 du cache</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>Non compté, %Ln enregistrement, %1 jetons&#x202f;: %2.</numerusform>
            <numerusform>Non comptés, %Ln enregistrements, %1 jetons&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s own total of %1 is %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>Le total de l’agent pour %1 est %2, comptés&#x202f;: %3. %4</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>Le total de l’agent pour %1 dans %Ln session est %2, comptés&#x202f;: %3. %4</numerusform>
            <numerusform>Les totaux de l’agent pour %1 dans %Ln sessions sont %2, comptés&#x202f;: %3. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 records are listed.</source>
        <translation>Les %1 premiers enregistrements sur %2 sont listés.</translation>
    </message>
    <message>
        <source>Select a line or a bar to see the calls behind its figures.</source>
        <translation>Sélectionnez une ligne ou une barre pour voir les appels derrière ses chiffres.</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>Lecture des appels…</translation>
    </message>
    <message>
        <source>Everything is counted here.</source>
        <translation>Tout est compté ici.</translation>
    </message>
    <message>
        <source>These records are added up, and not listed.</source>
        <translation>Ces enregistrements sont additionnés, et non listés.</translation>
    </message>
    <message>
        <source>No calls.</source>
        <translation>Aucun appel.</translation>
    </message>
</context>
<context>
    <name>stemma::UsageChartArea</name>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Les plus grands</translation>
    </message>
    <message>
        <source>The sessions or turns that cost the most</source>
        <translation>Les sessions ou les tours qui coûtent le plus</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Succès de cache</translation>
    </message>
    <message>
        <source>Which share of the tokens sent came from the cache</source>
        <translation>Quelle part des jetons envoyés venait du cache</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Tokens in context over a session</source>
        <translation>Jetons dans le contexte au cours d’une session</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>Sorties d’outils</translation>
    </message>
    <message>
        <source>What tool outputs cost because they were sent again with each call</source>
        <translation>Ce que coûtent les sorties d’outils parce qu’elles sont renvoyées à chaque appel</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>What a session would have cost, compacted, pruned or cached</source>
        <translation>Ce qu’une session aurait coûté, compactée, élaguée ou en cache</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>Par tour</translation>
    </message>
    <message>
        <source>Cost or tokens of each turn</source>
        <translation>Coût ou jetons de chaque tour</translation>
    </message>
    <message>
        <source>Cost or tokens of each day, by model</source>
        <translation>Coût ou jetons de chaque jour, par modèle</translation>
    </message>
    <message>
        <source>No model here has a known price. Choose Tokens, or add its price.</source>
        <translation>Aucun modèle ici n’a de prix connu. Choisissez Jetons, ou ajoutez son prix.</translation>
    </message>
    <message>
        <source>No tokens were read from a cache.</source>
        <translation>Aucun jeton n’a été lu dans un cache.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>Sélectionnez une session dans le tableau.</translation>
    </message>
    <message>
        <source>Reading the tool outputs…</source>
        <translation>Lecture des sorties d’outils…</translation>
    </message>
    <message>
        <source>No tool output was sent again.</source>
        <translation>Aucune sortie d’outil n’a été renvoyée.</translation>
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
        <translation>Les totaux de l’agent sont différents&#x202f;; sélectionnez la session pour voir pourquoi.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>%Ln appel de sous-agents inclus</numerusform>
            <numerusform>%Ln appels de sous-agents inclus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>Enregistré pour %Ln appel</numerusform>
            <numerusform>Enregistré pour %Ln appels</numerusform>
        </translation>
    </message>
    <message>
        <source>differs</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Calls of models, each counted once</source>
        <translation>Appels de modèles, chacun compté une fois</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Tokens sent that were neither read from the cache nor written to it</source>
        <translation>Jetons envoyés qui n’ont été ni lus dans le cache ni écrits dans celui-ci</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>Cache lu</translation>
    </message>
    <message>
        <source>Tokens sent that the cache already held</source>
        <translation>Jetons envoyés que le cache contenait déjà</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Cache écrit</translation>
    </message>
    <message>
        <source>Tokens sent that were written to the cache</source>
        <translation>Jetons envoyés qui ont été écrits dans le cache</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Tokens written by the model, reasoning included</source>
        <translation>Jetons écrits par le modèle, réflexion incluse</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Tokens of the output that the model thought</source>
        <translation>Jetons de la sortie que le modèle a consacrés à la réflexion</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Succès de cache</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache</source>
        <translation>Part des jetons envoyés venant du cache</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>By list prices</source>
        <translation>Aux prix catalogue</translation>
    </message>
    <message>
        <source>Agent&apos;s cost</source>
        <translation>Coût selon l’agent</translation>
    </message>
    <message>
        <source>The cost that the agent stored, in US dollars</source>
        <translation>Le coût que l’agent a enregistré, en dollars américains</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>Dernier appel</translation>
    </message>
</context>
<context>
    <name>stemma::UsagePage</name>
    <message>
        <source>Usage · %1</source>
        <translation>Consommation · %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSource</name>
    <message>
        <source>Adding up the usage</source>
        <translation>Addition de la consommation</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>%1 en entrée</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 en sortie</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 du cache</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>aucun modèle conservé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>%Ln appel sans prix connu&#x202f;: %1</numerusform>
            <numerusform>%Ln appels sans prix connu&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 covered by a subscription</source>
        <translation>%1 couvert par un abonnement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>%Ln enregistrement non compté</numerusform>
            <numerusform>%Ln enregistrements non comptés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>%Ln différence avec les totaux de l’agent</numerusform>
            <numerusform>%Ln différences avec les totaux de l’agent</numerusform>
        </translation>
    </message>
    <message>
        <source>still reading…</source>
        <translation>lecture encore en cours…</translation>
    </message>
</context>
<context>
    <name>stemma::UsageView</name>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Your own prices are not used.</source>
        <translation>Vos propres prix ne sont pas utilisés.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show the usage of the whole store</source>
        <translation>Afficher la consommation de tout le dépôt</translation>
    </message>
    <message>
        <source>Adding up the usage…</source>
        <translation>Addition de la consommation…</translation>
    </message>
    <message>
        <source>Cancelled. Press F5 to read it again.</source>
        <translation>Interrompu. Appuyez sur F5 pour relire.</translation>
    </message>
    <message>
        <source>No calls of models in this period and with these filters.</source>
        <translation>Aucun appel de modèle dans cette période et avec ces filtres.</translation>
    </message>
    <message>
        <source>This session has no calls of models whose tokens are stored.</source>
        <translation>Cette session n’a pas d’appels de modèles dont les jetons sont enregistrés.</translation>
    </message>
    <message>
        <source>No calls of models whose tokens are stored.</source>
        <translation>Aucun appel de modèle dont les jetons sont enregistrés.</translation>
    </message>
    <message>
        <source>Turns are listed for one session. Select one, and press Only this.</source>
        <translation>Les tours sont listés pour une session. Sélectionnez-en une, et cliquez sur Seulement ceci.</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>Lecture des appels…</translation>
    </message>
    <message>
        <source>This session has no calls of models.</source>
        <translation>Cette session n’a pas d’appels de modèles.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>Sélectionnez une session dans le tableau.</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Tous les appels</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Seulement ceci</translation>
    </message>
    <message>
        <source>Open turn</source>
        <translation>Ouvrir le tour</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Ouvrir la session</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>Exporter la consommation</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>La consommation a été écrite dans %1.</translation>
    </message>
    <message>
        <source>The usage cannot be written to %1: %2</source>
        <translation>La consommation ne peut pas être écrite dans %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message>
        <source> tokens</source>
        <translation> jetons</translation>
    </message>
    <message>
        <source>Compact when the context is longer than</source>
        <translation>Compacter quand le contexte dépasse</translation>
    </message>
    <message>
        <source>Prune tool outputs older than the newest</source>
        <translation>Élaguer les sorties d’outils plus anciennes que les dernières</translation>
    </message>
    <message>
        <source>How it is estimated</source>
        <translation>Méthode d’estimation</translation>
    </message>
    <message>
        <source>Compacted at %1 tokens</source>
        <translation>Compactée à %1 jetons</translation>
    </message>
    <message>
        <source>Outputs pruned to %1 tokens</source>
        <translation>Sorties élaguées à %1 jetons</translation>
    </message>
    <message>
        <source>Everything cached</source>
        <translation>Tout en cache</translation>
    </message>
    <message>
        <source>Tokens as it was, and as it would have been (estimates)</source>
        <translation>Jetons en réalité, et tels qu’ils auraient été (estimations)</translation>
    </message>
    <message>
        <source>Cost as it was, and as it would have been (estimates)</source>
        <translation>Coût en réalité, et tel qu’il aurait été (estimations)</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>En réalité</translation>
    </message>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>%1 par rapport à la session, %Ln compaction</numerusform>
            <numerusform>%1 par rapport à la session, %Ln compactions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 compared with the session</source>
        <translation>%1 par rapport à la session</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>No model of this session has a known price. Choose Tokens, or add its price.</source>
        <translation>Aucun modèle de cette session n’a de prix connu. Choisissez Jetons, ou ajoutez son prix.</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfSource</name>
    <message>
        <source>Working out what the session would have cost</source>
        <translation>Calcul de ce que la session aurait coûté</translation>
    </message>
</context>
<context>
    <name>stemma::WhereChoice</name>
    <message>
        <source>In this session</source>
        <translation>Dans cette session</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>(l’original reste)</translation>
    </message>
</context>
<context>
    <name>stemma::WindowActions</name>
    <message>
        <source>Open a session store</source>
        <translation>Ouvrir un dépôt de sessions</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>Ouvrir un dossier de sessions</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>Aucun dépôt récent</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>Appuyez sur %1 pour afficher à nouveau la barre de menus.</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>À propos de Stemma</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Lit, ramifie, compacte et répare les sessions d’agents conversationnels.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la Licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
    <message>
        <source>There is no previous place.</source>
        <translation>Il n’y a pas d’endroit précédent.</translation>
    </message>
    <message>
        <source>There is no next place.</source>
        <translation>Il n’y a pas d’endroit suivant.</translation>
    </message>
    <message>
        <source>This build has no sample session.</source>
        <translation>Cette version compilée n’a pas de session d’exemple.</translation>
    </message>
    <message>
        <source>No tab is open.</source>
        <translation>Aucun onglet n’est ouvert.</translation>
    </message>
    <message>
        <source>No closed tabs.</source>
        <translation>Aucun onglet fermé.</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Aucun dépôt n’est ouvert.</translation>
    </message>
    <message>
        <source>Session stores (%1)</source>
        <translation>Dépôts de sessions (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message>
        <source>Reading the journal…</source>
        <translation>Lecture du journal…</translation>
    </message>
    <message>
        <source>Records that the change wrote</source>
        <translation>Ce que la modification a écrit</translation>
    </message>
    <message>
        <source>Written records</source>
        <translation>Enregistrements écrits</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>Aller à la session</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>%n autre enregistrement n’est pas gardé dans le journal.</numerusform>
            <numerusform>%n autres enregistrements ne sont pas gardés dans le journal.</numerusform>
        </translation>
    </message>
</context>
</TS>
