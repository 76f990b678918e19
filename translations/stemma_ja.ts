<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>新しいウィンドウ(&amp;N)</translation>
    </message>
    <message>
        <source>Open another window of Stemma</source>
        <translation>Stemma のウィンドウをもう 1 つ開きます</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>ファイルを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>セッションストアまたはトランスクリプトを開きます</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>フォルダーを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>セッションのフォルダーを開きます</translation>
    </message>
    <message>
        <source>Connec&amp;t to PostgreSQL…</source>
        <translation>PostgreSQL に接続(&amp;T)…</translation>
    </message>
    <message>
        <source>Open the sessions on a database server</source>
        <translation>データベースサーバー上のセッションを開きます</translation>
    </message>
    <message>
        <source>Open the &amp;sample session</source>
        <translation>サンプルセッションを開く(&amp;S)</translation>
    </message>
    <message>
        <source>Open a private copy of a sample store</source>
        <translation>サンプルストアの個人用コピーを開きます</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>タブを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the current tab</source>
        <translation>現在のタブを閉じます</translation>
    </message>
    <message>
        <source>Reo&amp;pen closed tab</source>
        <translation>閉じたタブを再び開く(&amp;P)</translation>
    </message>
    <message>
        <source>Reopen the last closed tab</source>
        <translation>最後に閉じたタブを再び開きます</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>Read the current store again</source>
        <translation>現在のストアを読み直します</translation>
    </message>
    <message>
        <source>E&amp;xport session…</source>
        <translation>セッションをエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Write the session as a document, redacted if you like</source>
        <translation>セッションを文書として書き出します。必要なら秘匿できます</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>印刷(&amp;I)…</translation>
    </message>
    <message>
        <source>Print the session or the selected messages, after a preview</source>
        <translation>セッションまたは選択したメッセージを、プレビューの後に印刷します</translation>
    </message>
    <message>
        <source>&amp;Hand over to another agent…</source>
        <translation>別のエージェントに引き継ぐ(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the session as a new session of another agent</source>
        <translation>セッションを別のエージェントの新しいセッションとして書き込みます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>プログラムを終了します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>最後の変更を元に戻します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>最後に元に戻した変更をやり直します</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>選択範囲をコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Markdown としてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the selected parts as Markdown</source>
        <translation>選択したパートを Markdown としてコピーします</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to message</source>
        <translation>メッセージへのリンクをコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copy a link that opens the current message in Stemma</source>
        <translation>現在のメッセージを Stemma で開くリンクをコピーします</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>検索(&amp;D)…</translation>
    </message>
    <message>
        <source>Find a text in the session</source>
        <translation>セッション内のテキストを検索します</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next hit</source>
        <translation>検索語の次の箇所へ移動します</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous hit</source>
        <translation>検索語の前の箇所へ移動します</translation>
    </message>
    <message>
        <source>&amp;Filter sessions</source>
        <translation>セッションを絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>Filter the list of sessions</source>
        <translation>セッションの一覧を絞り込みます</translation>
    </message>
    <message>
        <source>Filter messa&amp;ges</source>
        <translation>メッセージを絞り込む(&amp;G)</translation>
    </message>
    <message>
        <source>Show only messages with some words or in some states</source>
        <translation>特定の語を含む、または特定の状態のメッセージだけを表示します</translation>
    </message>
    <message>
        <source>Search in a ne&amp;w tab</source>
        <translation>新しいタブで検索(&amp;W)</translation>
    </message>
    <message>
        <source>Search all sessions in a tab of its own</source>
        <translation>すべてのセッションを専用のタブで検索します</translation>
    </message>
    <message>
        <source>&amp;Edit text…</source>
        <translation>テキストを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>現在のパートのテキストを編集します</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>メッセージを挿入(&amp;I)…</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>現在のメッセージの後にメッセージまたはノートを挿入します</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>名前を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>セッションの名前を変更します</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>削除(&amp;O)…</translation>
    </message>
    <message>
        <source>Remove the selected messages</source>
        <translation>選択したメッセージを削除します</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>セッションを削除(&amp;L)…</translation>
    </message>
    <message>
        <source>Delete the whole session</source>
        <translation>セッション全体を削除します</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>ラベル(&amp;B)…</translation>
    </message>
    <message>
        <source>Edit the labels of the session</source>
        <translation>セッションのラベルを編集します</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>フラグ(&amp;A)</translation>
    </message>
    <message>
        <source>Flag the session, or remove the flag</source>
        <translation>セッションにフラグを付けるか、フラグを外します</translation>
    </message>
    <message>
        <source>Mo&amp;ve project…</source>
        <translation>プロジェクトを移動(&amp;V)…</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>プロジェクトのセッションを新しいフォルダーに移します</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>セッション(&amp;S)</translation>
    </message>
    <message>
        <source>Show the sessions and go to them</source>
        <translation>セッションを表示して移動します</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>タイムライン(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>タイムラインに移動します</translation>
    </message>
    <message>
        <source>Outlin&amp;e</source>
        <translation>アウトライン(&amp;E)</translation>
    </message>
    <message>
        <source>Show the turns of the session and go to them</source>
        <translation>セッションのターンを表示して移動します</translation>
    </message>
    <message>
        <source>Thinkin&amp;g</source>
        <translation>思考(&amp;G)</translation>
    </message>
    <message>
        <source>Show all thinking of the session, to search and compare it</source>
        <translation>セッションのすべての思考を表示し、検索や比較をします</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Show which files the session changed, and how</source>
        <translation>セッションが変更したファイルとその内容を表示します</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Show which files the session read, changed and refers to</source>
        <translation>セッションが読み取り、変更、参照したファイルを表示します</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>インスペクター(&amp;I)</translation>
    </message>
    <message>
        <source>Show the inspector and go to it</source>
        <translation>インスペクターを表示して移動します</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>Check the store and list its problems</source>
        <translation>ストアをチェックして問題を一覧表示します</translation>
    </message>
    <message>
        <source>Au&amp;dit</source>
        <translation>監査(&amp;D)</translation>
    </message>
    <message>
        <source>Show the tools, tokens and cost of each turn</source>
        <translation>各ターンのツール、トークン、コストを表示します</translation>
    </message>
    <message>
        <source>Conte&amp;xt</source>
        <translation>コンテキスト(&amp;X)</translation>
    </message>
    <message>
        <source>Show what the agent would send, now or at an earlier message</source>
        <translation>エージェントが今、または以前のメッセージの時点で送る内容を表示します</translation>
    </message>
    <message>
        <source>Comp&amp;action</source>
        <translation>コンパクション(&amp;A)</translation>
    </message>
    <message>
        <source>Show the summaries and what they lost, and make new ones</source>
        <translation>要約と失われた内容を表示し、新しい要約を作成します</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>系統(&amp;L)</translation>
    </message>
    <message>
        <source>Show forks, resumes and compactions of the session</source>
        <translation>セッションのフォーク、再開、コンパクションを表示します</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Show tokens and costs, and the calls behind them</source>
        <translation>トークンとコスト、その元になった呼び出しを表示します</translation>
    </message>
    <message>
        <source>Ask the context…</source>
        <translation>コンテキストに質問…</translation>
    </message>
    <message>
        <source>Ask a model about the context, now and before and after compactions</source>
        <translation>現在およびコンパクション前後のコンテキストについてモデルに質問します</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>履歴(&amp;Y)</translation>
    </message>
    <message>
        <source>Show all changes, to undo or redo them</source>
        <translation>すべての変更を表示し、元に戻すかやり直します</translation>
    </message>
    <message>
        <source>Batc&amp;h</source>
        <translation>バッチ(&amp;H)</translation>
    </message>
    <message>
        <source>Show the changes in the batch, to apply them together</source>
        <translation>バッチ内の変更を表示し、まとめて適用します</translation>
    </message>
    <message>
        <source>Search &amp;all sessions</source>
        <translation>すべてのセッションを検索(&amp;A)</translation>
    </message>
    <message>
        <source>Find any text in any session</source>
        <translation>任意のセッションの任意のテキストを検索します</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>すべて折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>Fold thinking, tool calls and patches</source>
        <translation>思考、ツール呼び出し、パッチを折りたたみます</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>すべて展開(&amp;U)</translation>
    </message>
    <message>
        <source>Unfold thinking, tool calls and patches</source>
        <translation>思考、ツール呼び出し、パッチを展開します</translation>
    </message>
    <message>
        <source>Show thin&amp;king</source>
        <translation>思考を表示(&amp;K)</translation>
    </message>
    <message>
        <source>Unfold or fold all thinking</source>
        <translation>すべての思考を展開または折りたたみます</translation>
    </message>
    <message>
        <source>Only turns</source>
        <translation>ターンのみ</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>ターンごとに 1 行を表示します。それぞれその場で展開できます</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Show when the agent worked, when tools ran, and when it waited for you</source>
        <translation>エージェントが作業した時間、ツールが動いた時間、ユーザーの入力を待った時間を表示します</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>制約の損失を通知</translation>
    </message>
    <message>
        <source>Show a desktop notification when an agent compacts an open session and loses a constraint</source>
        <translation>開いているセッションをエージェントがコンパクションして制約が失われたときに、デスクトップ通知を表示します</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Larger text in the timeline</source>
        <translation>タイムラインの文字を大きくします</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Smaller text in the timeline</source>
        <translation>タイムラインの文字を小さくします</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>標準サイズ(&amp;N)</translation>
    </message>
    <message>
        <source>Reset the text size of the timeline</source>
        <translation>タイムラインの文字サイズを元に戻します</translation>
    </message>
    <message>
        <source>&amp;Maximise timeline</source>
        <translation>タイムラインを最大化(&amp;M)</translation>
    </message>
    <message>
        <source>Hide or show the panels around the timeline</source>
        <translation>タイムラインの周りのパネルの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>メニューバー(&amp;B)</translation>
    </message>
    <message>
        <source>Show or hide the menu bar</source>
        <translation>メニューバーの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>全画面表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>ウィンドウを全画面で表示します</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the previous place</source>
        <translation>前の場所に戻ります</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Go forward to the next place</source>
        <translation>次の場所に進みます</translation>
    </message>
    <message>
        <source>Go to &amp;session or text…</source>
        <translation>セッションまたはテキストへ移動(&amp;S)…</translation>
    </message>
    <message>
        <source>Go to a session, or search the texts of all sessions</source>
        <translation>セッションへ移動するか、すべてのセッションのテキストを検索します</translation>
    </message>
    <message>
        <source>Go to &amp;message…</source>
        <translation>メッセージへ移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Go to a message by its number or id</source>
        <translation>番号または ID でメッセージへ移動します</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>最初のメッセージ</translation>
    </message>
    <message>
        <source>Go to the first message</source>
        <translation>最初のメッセージへ移動します</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>Go to the last message and follow the end</source>
        <translation>最後のメッセージへ移動し、末尾に追従します</translation>
    </message>
    <message>
        <source>First new message</source>
        <translation>最初の新着メッセージ</translation>
    </message>
    <message>
        <source>Go to the first message that came since you last read the session</source>
        <translation>最後にセッションを読んでから最初に届いたメッセージへ移動します</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>前のプロンプト</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>前のプロンプトへ移動します</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>次のプロンプト</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>次のプロンプトへ移動します</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>前のエラー</translation>
    </message>
    <message>
        <source>Go to the previous error or finding</source>
        <translation>前のエラーまたは検出項目へ移動します</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>次のエラー</translation>
    </message>
    <message>
        <source>Go to the next error or finding</source>
        <translation>次のエラーまたは検出項目へ移動します</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>前のパッチ</translation>
    </message>
    <message>
        <source>Go to the previous patch</source>
        <translation>前のパッチへ移動します</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>次のパッチ</translation>
    </message>
    <message>
        <source>Go to the next patch</source>
        <translation>次のパッチへ移動します</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>前のコンパクション</translation>
    </message>
    <message>
        <source>Go to the previous compaction</source>
        <translation>前のコンパクションへ移動します</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>次のコンパクション</translation>
    </message>
    <message>
        <source>Go to the next compaction</source>
        <translation>次のコンパクションへ移動します</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>前のチェックポイント</translation>
    </message>
    <message>
        <source>Go to the previous checkpoint</source>
        <translation>前のチェックポイントへ移動します</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>次のチェックポイント</translation>
    </message>
    <message>
        <source>Go to the next checkpoint</source>
        <translation>次のチェックポイントへ移動します</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>次のタブ</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>次のタブへ移動します</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>前のタブ</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>前のタブへ移動します</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>次のペイン</translation>
    </message>
    <message>
        <source>Go to the next pane</source>
        <translation>次のペインへ移動します</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>前のペイン</translation>
    </message>
    <message>
        <source>Go to the previous pane</source>
        <translation>前のペインへ移動します</translation>
    </message>
    <message>
        <source>&amp;Fork…</source>
        <translation>フォーク(&amp;F)…</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>現在のメッセージまでのセッションを新しいセッションにコピーします</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>ここから再開(&amp;R)…</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>現在のメッセージの後からエージェントを再開させます</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>チェックポイント(&amp;C)…</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>現在のメッセージの後に名前付きチェックポイントを設定します</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>チェックポイントへ移動(&amp;K)…</translation>
    </message>
    <message>
        <source>Choose a checkpoint of the session and go to it</source>
        <translation>セッションのチェックポイントを選んで移動します</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>コンパクション(&amp;O)…</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>メッセージを要約で置き換えます</translation>
    </message>
    <message>
        <source>&amp;Prune output…</source>
        <translation>出力を刈り込む(&amp;P)…</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>現在のツール呼び出しの出力をコンテキストから外します</translation>
    </message>
    <message>
        <source>Prune o&amp;utputs…</source>
        <translation>出力を刈り込む(&amp;U)…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>刈り込むまたは復元するツール出力を選びます</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>出力を復元(&amp;E)…</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>刈り込んだ出力をコンテキストに復元します</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>比較(&amp;W)…</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>セッションを別のセッションと比較します</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>コマンドパレット(&amp;P)…</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>アクションを探して実行します</translation>
    </message>
    <message>
        <source>&amp;Configure Stemma…</source>
        <translation>Stemma を設定(&amp;C)…</translation>
    </message>
    <message>
        <source>Change the settings of Stemma</source>
        <translation>Stemma の設定を変更します</translation>
    </message>
    <message>
        <source>Database &amp;doctor…</source>
        <translation>データベース診断(&amp;D)…</translation>
    </message>
    <message>
        <source>See what takes room in the store, and regain some</source>
        <translation>ストア内で領域を占めているものを確認し、領域を取り戻します</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>ショートカットを設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>キーボードショートカットを変更します</translation>
    </message>
    <message>
        <source>&amp;Reopen stores and tabs at start</source>
        <translation>起動時にストアとタブを再び開く(&amp;R)</translation>
    </message>
    <message>
        <source>Start with the stores and tabs of the last time</source>
        <translation>前回のストアとタブで起動します</translation>
    </message>
    <message>
        <source>Search &amp;index…</source>
        <translation>検索インデックス(&amp;I)…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>検索用のインデックスを持つストアを選びます</translation>
    </message>
    <message>
        <source>Stemma &amp;help</source>
        <translation>Stemma ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>First steps, formats and keyboard shortcuts</source>
        <translation>最初の手順、形式、キーボードショートカット</translation>
    </message>
    <message>
        <source>Si&amp;gns of the timeline</source>
        <translation>タイムラインの記号(&amp;G)</translation>
    </message>
    <message>
        <source>Explain the lines, colours and icons of the timeline</source>
        <translation>タイムラインの線、色、アイコンを説明します</translation>
    </message>
    <message>
        <source>&amp;About Stemma</source>
        <translation>Stemma について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence of Stemma</source>
        <translation>Stemma のバージョンとライセンス</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt について(&amp;Q)</translation>
    </message>
    <message>
        <source>Version of Qt</source>
        <translation>Qt のバージョン</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>セッション(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>Setti&amp;ngs</source>
        <translation>設定(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>これは何ですか(&amp;W)</translation>
    </message>
    <message>
        <source>Explain the part of the window that you click next</source>
        <translation>次にクリックしたウィンドウの部分を説明します</translation>
    </message>
    <message>
        <source>Export comparison…</source>
        <translation>比較をエクスポート…</translation>
    </message>
    <message>
        <source>Write the comparison of two sessions as a document, redacted if you like</source>
        <translation>2 つのセッションの比較を文書として書き出します。必要なら秘匿できます</translation>
    </message>
    <message>
        <source>Export review of the summary…</source>
        <translation>要約のレビューをエクスポート…</translation>
    </message>
    <message>
        <source>Write the loss review of a summary as a document, redacted if you like</source>
        <translation>要約が残したものと失ったものを文書として書き出します。必要なら秘匿できます</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>レイアウトをリセット</translation>
    </message>
    <message>
        <source>Put all panels back in their first places</source>
        <translation>すべてのパネルを最初の位置に戻します</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>ストアを閉じる</translation>
    </message>
    <message>
        <source>Close the store of the current tab</source>
        <translation>現在のタブのストアを閉じます</translation>
    </message>
    <message>
        <source>Close all stores</source>
        <translation>すべてのストアを閉じる</translation>
    </message>
    <message>
        <source>Close all stores and their tabs</source>
        <translation>すべてのストアとそのタブを閉じます</translation>
    </message>
    <message>
        <source>&amp;Report a bug…</source>
        <translation>不具合を報告(&amp;R)…</translation>
    </message>
    <message>
        <source>Write a report with versions and without your data</source>
        <translation>バージョンを含み、あなたのデータを含まない報告を作成します</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Select all messages of the session</source>
        <translation>セッションのすべてのメッセージを選択します</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>The format “%1” is newer than this version of Stemma.</source>
        <translation>形式「%1」はこのバージョンの Stemma より新しいものです。</translation>
    </message>
    <message>
        <source>The envelope has no conversation.</source>
        <translation>エンベロープに会話がありません。</translation>
    </message>
    <message>
        <source>A zip archive, but not a bug report of agentfootprint.</source>
        <translation>zip アーカイブですが、agentfootprint のバグ報告ではありません。</translation>
    </message>
    <message>
        <source>The table agent_sessions is missing.</source>
        <translation>テーブル agent_sessions がありません。</translation>
    </message>
    <message>
        <source>The table agent_sessions has no column %1.</source>
        <translation>テーブル agent_sessions に列 %1 がありません。</translation>
    </message>
    <message>
        <source>A folder without artifacts. agentfootprint stores sessions in single files.</source>
        <translation>アーティファクトのないフォルダーです。agentfootprint はセッションを個別のファイルに保存します。</translation>
    </message>
    <message>
        <source>The event names no run.</source>
        <translation>イベントに実行の指定がありません。</translation>
    </message>
    <message>
        <source>Neither JSON nor a SQLite file.</source>
        <translation>JSON でも SQLite ファイルでもありません。</translation>
    </message>
    <message>
        <source>JSON, but not a file that agentfootprint writes.</source>
        <translation>JSON ですが、agentfootprint が書くファイルではありません。</translation>
    </message>
    <message>
        <source>A file of agentfootprint of the kind “%1”.</source>
        <translation>agentfootprint の「%1」という種類のファイルです。</translation>
    </message>
    <message>
        <source>Its field %1 has the wrong type.</source>
        <translation>フィールド %1 の型が正しくありません。</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>Its version is not 1.</source>
        <translation>バージョンが 1 ではありません。</translation>
    </message>
    <message>
        <source>It has no originalInput.message.</source>
        <translation>originalInput.message がありません。</translation>
    </message>
    <message>
        <source>Its text is incomplete JSON.</source>
        <translation>テキストが不完全な JSON です。</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>形式が conversation-v1 でも flowchart-v1 でもありません。</translation>
    </message>
    <message>
        <source>A message has no role or no text.</source>
        <translation>ロールまたはテキストのないメッセージがあります。</translation>
    </message>
    <message>
        <source>Message %1 was summarised, and the context at that time is not stored. Choose a later message.</source>
        <translation>メッセージ %1 は要約されており、その時点のコンテキストは保存されていません。後のメッセージを選んでください。</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>セッション %1 にメッセージ %2 はありません。ID を確認してください。</translation>
    </message>
    <message>
        <source>%1 is a recording, which agentfootprint cannot resume. Open the session store of the agent to see the context.</source>
        <translation>%1 は記録であり、agentfootprint では再開できません。コンテキストを見るには、エージェントのセッションストアを開いてください。</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint はこのセッションを読み込めません。%1</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>このレコードはもうファイルにありません。セッションを開き直してください。</translation>
    </message>
    <message>
        <source>It is not an event.</source>
        <translation>イベントではありません。</translation>
    </message>
    <message>
        <source>Not run: another call of the same answer was waiting for a decision.</source>
        <translation>未実行: 同じ応答の別の呼び出しが判断を待っていました。</translation>
    </message>
    <message>
        <source>It should be a list of objects.</source>
        <translation>オブジェクトのリストである必要があります。</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The content should be a string.</source>
        <translation>内容は文字列である必要があります。</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>保存されたテキストがあるのはストアのレコードだけです。</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 にセッション %2 はありません。ID を確認するか、ストアのセッションを一覧表示してください。</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>このセッションはもうストアにありません。セッションを再度一覧表示してください。</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>保存されたテキストがあるのはストアのセッションだけです。</translation>
    </message>
    <message>
        <source>The archive is damaged: its list of files cannot be read. Get the bug report again.</source>
        <translation>アーカイブが破損しています: ファイルの一覧を読み取れません。バグ報告を入手し直してください。</translation>
    </message>
</context>
<context>
    <name>AskSource</name>
    <message>
        <source>Reading the contexts</source>
        <translation>コンテキストを読み取り中</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>mnesis 0.3 pruning rule, length / %1</source>
        <translation>mnesis 0.3 の刈り込み規則、長さ ÷ %1</translation>
    </message>
    <message>
        <source>mnesis rule for this model, length / %1</source>
        <translation>このモデルに対する mnesis の規則、長さ ÷ %1</translation>
    </message>
    <message>
        <source>UTF-8 bytes / %1</source>
        <translation>UTF-8 バイト数 ÷ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>%n 件の呼び出しに使用量が保存されていないため、合計は実際より少なくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>%n 件のメッセージが前のメッセージの使用量を繰り返しています。二重に数えられている可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps add up to %1 output tokens, their messages say %2.</source>
        <translation>ステップの合計は出力 %1 トークンですが、そのメッセージでは %2 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>%n 件の呼び出しが再試行されました。すべての試行のトークンが数えられています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The records add up to %1 output tokens, the store&apos;s total says %2.</source>
        <translation>レコードの合計は出力 %1 トークンですが、ストアの合計では %2 です。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>最初のプロンプトの前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, first words of the prompt</comment>
        <translation>ターン %1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 retries</source>
        <comment>calls, retries</comment>
        <translation>%1、再試行 %2</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1、失敗 %2</translation>
    </message>
    <message>
        <source>call</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, purpose</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>試行 %1</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Time to the first token of the first call that recorded it</source>
        <translation>最初のトークンまでの時間を記録した最初の呼び出しでの、その時間</translation>
    </message>
    <message>
        <source>As reported. Every call sends the whole conversation again, so the total counts it each time.</source>
        <translation>報告された値。呼び出しごとに会話全体が送り直されるため、合計ではその都度数えられます。</translation>
    </message>
    <message>
        <source>Tokens of the largest call of the turn, with its answer</source>
        <translation>ターンで最大の呼び出しのトークン (応答を含む)</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output</source>
        <translation>モデルの出力の長さからの推定</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output: %1</source>
        <translation>モデルの出力の長さからの推定: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>コンテキスト内</translation>
    </message>
    <message>
        <source>Estimated output</source>
        <translation>出力の推定値</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>コスト ($)</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>The batch is empty.</source>
        <translation>バッチは空です。</translation>
    </message>
    <message>
        <source>One of them removes the message that this one is about.</source>
        <translation>そのうちの 1 つが、この変更の対象のメッセージを削除します。</translation>
    </message>
    <message>
        <source>One of them removes the part of the message that this one is about.</source>
        <translation>そのうちの 1 つが、メッセージの中でこの変更の対象となる部分を削除します。</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>変更 %1 は、その前の変更の後では行えません: %2</translation>
    </message>
    <message>
        <source>It changes %1, outside this store. Make this change on its own.</source>
        <translation>このストアの外にある %1 を変更します。この変更は単独で行ってください。</translation>
    </message>
    <message>
        <source>It is stored outside the store. Make this change on its own.</source>
        <translation>ストアの外に保存されています。この変更は単独で行ってください。</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>何も変更しません。</translation>
    </message>
    <message>
        <source>Each change of this session makes a new session. Make one change, then the next one in the new session.</source>
        <translation>このセッションでは変更ごとに新しいセッションができます。まず 1 つ変更し、次の変更は新しいセッションで行ってください。</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>変更 %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1、ほか %n 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Together these changes have no effect.</source>
        <translation>これらの変更を合わせても効果がありません。</translation>
    </message>
    <message>
        <source>A batch cannot be tried out on this kind of server store. Make the changes one by one.</source>
        <translation>この種類のサーバーストアではバッチを試せません。変更を 1 つずつ行ってください。</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>Signed thinking can only be removed with its message here. Make the change in a fork, which leaves it out.</source>
        <translation>ここでは、署名付きの思考はそのメッセージと一緒にしか削除できません。思考を除いてコピーするフォークで変更してください。</translation>
    </message>
    <message>
        <source>The session no longer has message %1.</source>
        <translation>セッションにメッセージ %1 はもうありません。</translation>
    </message>
    <message>
        <source>It is not certain which message of the fork is the copy of message %1.</source>
        <translation>フォークのどのメッセージがメッセージ %1 のコピーか特定できません。</translation>
    </message>
    <message>
        <source>The fork ends before the change, so there is nothing to change in it.</source>
        <translation>フォークは変更箇所の前で終わるため、その中に変更するものがありません。</translation>
    </message>
    <message>
        <source>Nothing comes before that thinking, so there is nothing to fork.</source>
        <translation>その思考の前には何もないため、フォークするものがありません。</translation>
    </message>
</context>
<context>
    <name>ClaudeCode</name>
    <message>
        <source>What Claude Code made of this attachment is not stored.</source>
        <translation>Claude Code がこの添付から何を作ったかは保存されていません。</translation>
    </message>
    <message>
        <source>Claude Code shows failed requests and does not send them.</source>
        <translation>Claude Code は失敗したリクエストを表示しますが、送信はしません。</translation>
    </message>
    <message>
        <source>The answer has no message.</source>
        <translation>応答にメッセージがありません。</translation>
    </message>
    <message>
        <source>The record has no content.</source>
        <translation>レコードに内容がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>%n 件のフックを実行</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachment has no content.</source>
        <translation>添付に内容がありません。</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>有効な JSON ではありません: 読み取りはバイト %1 で止まります。</translation>
    </message>
    <message>
        <source>This is not a record that Claude Code is known to write.</source>
        <translation>Claude Code が書くものとして知られているレコードではありません。</translation>
    </message>
    <message>
        <source>Claude Code may have a session open at any time and only appends to it, so changes make a fork.</source>
        <translation>Claude Code はいつでもセッションを開いている可能性があり、追記しか行わないため、変更はフォークになります。</translation>
    </message>
    <message>
        <source>Fork the session at this message and continue the fork.</source>
        <translation>このメッセージでセッションをフォークし、フォークを続けてください。</translation>
    </message>
    <message>
        <source>Claude Code cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Claude Code はコンパクションを元に戻せません。その前でセッションをフォークしてください。内容はすべて残っています。</translation>
    </message>
    <message>
        <source>This is a compaction, which the messages after it depend on. Fork the session before it.</source>
        <translation>これはコンパクションで、後のメッセージが依存しています。その前でセッションをフォークしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>%n 個のファイルをバックアップ</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no checkpoint with this id. List its checkpoints.</source>
        <translation>セッションにこの ID のチェックポイントはありません。チェックポイントを一覧表示してください。</translation>
    </message>
    <message>
        <source>This is the transcript of a sub-agent, which belongs to its session. Change the session.</source>
        <translation>これはサブエージェントのトランスクリプトで、元のセッションに属しています。元のセッションを変更してください。</translation>
    </message>
    <message>
        <source>Claude Code may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Claude Code がセッションを開いている可能性があります。先に終了してください。そうしないと古いフォルダーに書き込み続けます。</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>暗号化されています (%n バイト)。読めるのはプロバイダーだけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>%n 個の項目が、それ以前のすべてを置き換えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>State of the files before the turn: commit %1.</source>
        <translation>ターン前のファイルの状態: コミット %1。</translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>ユーザーが直近の %n ターンを取り消しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>有効な JSON ではありません: 読み取りはバイト %1 で止まります。</translation>
    </message>
    <message>
        <source>This is not a record: it has neither a type nor a payload.</source>
        <translation>レコードではありません: 型もペイロードもありません。</translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[暗号化、%n バイト]</numerusform>
        </translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>置き換え済み</translation>
    </message>
    <message>
        <source>Codex numbers the records of these sessions and keeps positions within their files. Rename the session in Codex.</source>
        <translation>Codex はこれらのセッションのレコードに番号を付け、ファイル内の位置を記憶しています。セッションの名前は Codex で変更してください。</translation>
    </message>
    <message>
        <source>Codex numbers the records of this session and keeps positions within its file. Rename the session in Codex.</source>
        <translation>Codex はこのセッションのレコードに番号を付け、ファイル内の位置を記憶しています。セッションの名前は Codex で変更してください。</translation>
    </message>
    <message>
        <source>The file of this session is packed. Resume the session in Codex once, which unpacks it.</source>
        <translation>このセッションのファイルは圧縮されています。Codex で一度セッションを再開すると展開されます。</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so changes make a fork.</source>
        <translation>Codex はセッションのファイル内の位置を記憶しているため、変更はフォークになります。</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so they are not cut. Fork the session at this message instead.</source>
        <translation>Codex はセッションのファイル内の位置を記憶しているため、ファイルは切り詰められません。代わりにこのメッセージでセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>A compaction replaced these messages later, so Codex does not send the change. Fork the session before the compaction to change what is sent.</source>
        <translation>これらのメッセージは後のコンパクションで置き換えられているため、Codex はこの変更を送信しません。送信内容を変えるには、コンパクションの前でセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>The thinking at the end is left out: providers refuse it without the answer that follows.</source>
        <translation>末尾の思考は除外されます。プロバイダーは、後に続く回答のない思考を拒否します。</translation>
    </message>
    <message>
        <source>The copies of these messages in a later compaction change too. Its summary stays as it is.</source>
        <translation>後のコンパクションに含まれるこれらのメッセージのコピーも変わります。その要約は変わりません。</translation>
    </message>
    <message>
        <source>Codex cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Codex はコンパクションを元に戻せません。その前でセッションをフォークしてください。内容はすべて残っています。</translation>
    </message>
    <message>
        <source>Codex has no checkpoints. Fork the session there instead.</source>
        <translation>Codex にはチェックポイントがありません。代わりにそこでセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER instead.</source>
        <translation>Codex はセッションのフォルダーをインデックスにも保持しています。代わりに --cd FOLDER を付けてセッションを再開してください。</translation>
    </message>
    <message>
        <source>This record is an event, not a message that Codex sends, so it cannot be changed.</source>
        <translation>これは起きたことの記録であり、Codex が送るメッセージではないため、そのまま残ります。</translation>
    </message>
    <message>
        <source>A compaction stays as it is. Fork the session before it instead.</source>
        <translation>コンパクションはそのまま残ります。代わりにその前でセッションをフォークしてください。</translation>
    </message>
</context>
<context>
    <name>CodexCheck</name>
    <message>
        <source>Make a fork of the session without the problem. The session itself stays as it is.</source>
        <translation>問題を取り除いたセッションのフォークを作成します。セッション自体はそのまま残ります。</translation>
    </message>
    <message>
        <source>The number %1 of this record was used before. Codex stops reading there, so that the session seems to have lost what follows.</source>
        <translation>このレコードの番号 %1 は既に使われています。Codex はそこで読み取りをやめるため、以降の内容がセッションから失われたように見えます。</translation>
    </message>
    <message>
        <source>This record has the number %1, where %2 was expected: lines are missing.</source>
        <translation>このレコードの番号は %1 ですが、%2 のはずでした: 行が欠けています。</translation>
    </message>
    <message>
        <source>The head of the session names no model provider. Codex does not load such sessions.</source>
        <translation>セッションの先頭にモデルプロバイダーの名前がありません。Codex はそのようなセッションを読み込みません。</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes to the batch again.</source>
        <translation>%1 のバッチは破損しており、読み取られませんでした。%2 に移動しました。ストアは変更されていません。変更をバッチに追加し直してください。</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be read from %2.</source>
        <translation>%1 のバッチを %2 から読み取れません。</translation>
    </message>
    <message>
        <source>A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are lost when the program ends.</source>
        <translation>より新しいバージョンの Stemma が %1 のバッチを %2 に保存したため、変更せずに残します。今追加した変更はプログラムの終了時に失われます。</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free some space, or apply the batch first.</source>
        <translation>%1 のバッチを %2 に保存できず、プログラムの終了時に失われます。ストアは変更されていません。空き容量を確保するか、先にバッチを適用してください。</translation>
    </message>
    <message>
        <source>The folder %1 for batches cannot be created. Batches are lost when the program ends.</source>
        <translation>バッチ用のフォルダー %1 を作成できません。バッチはプログラムの終了時に失われます。</translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message>
        <source>Leaf %1</source>
        <translation>リーフ %1</translation>
    </message>
    <message>
        <source>Condensed %1</source>
        <translation>凝縮 %1</translation>
    </message>
    <message>
        <source>active, in context</source>
        <translation>有効、コンテキスト内</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>置き換え済み</translation>
    </message>
    <message>
        <source>not in context</source>
        <translation>コンテキスト外</translation>
    </message>
    <message>
        <source>level %1 selective</source>
        <translation>レベル %1 選択的</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>レベル %1 積極的</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>レベル %1 決定的</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>リーフ %1</translation>
    </message>
    <message>
        <source>condensed %1</source>
        <translation>凝縮 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>%Ln 件欠落</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 から</translation>
    </message>
</context>
<context>
    <name>CompactionGraphView</name>
    <message>
        <source>Leaves</source>
        <translation>リーフ</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>凝縮</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>span unknown</source>
        <translation>範囲不明</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>メッセージなし</translation>
    </message>
</context>
<context>
    <name>ContentBlocks</name>
    <message>
        <source>The content is neither a string nor a list of blocks.</source>
        <translation>内容が文字列でもブロックのリストでもありません。</translation>
    </message>
</context>
<context>
    <name>ContentKind</name>
    <message>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool inputs</source>
        <translation>ツール入力</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>Tool metadata</source>
        <translation>ツールのメタデータ</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Images (decoded)</source>
        <translation>画像 (デコード後)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>セッションに、最新とみなせるメッセージ「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>ContextChoices</name>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>メッセージ %1 の時点</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>「%1」の前</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>「%1」の後</translation>
    </message>
    <message>
        <source>With this draft</source>
        <translation>この下書きを使用</translation>
    </message>
    <message>
        <source>With “%1” edited</source>
        <translation>「%1」を編集した場合</translation>
    </message>
</context>
<context>
    <name>ContextPlace</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>メッセージ %1 はもうありません。</translation>
    </message>
</context>
<context>
    <name>ContextRules</name>
    <message>
        <source>%1: choose %L2 to %L3 tokens, not %L4.</source>
        <translation>%1: %L4 ではなく、%L2 ～ %L3 トークンを選んでください。</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>%1 のストアには選ぶものがありません: ウィンドウを記録せず、どの規則を使うかは保存されたデータで決まります。</translation>
    </message>
    <message>
        <source>A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer and %L3 for compaction. Choose a larger window, or reserve less.</source>
        <translation>%L1 トークンのウィンドウではコンテキストの余地がありません: 応答用に %L2、コンパクション用に %L3 が確保されています。ウィンドウを大きくするか、確保する量を減らしてください。</translation>
    </message>
    <message>
        <source>a window of %L1 tokens</source>
        <translation>%L1 トークンのウィンドウ</translation>
    </message>
    <message>
        <source>%L1 reserved for the answer</source>
        <translation>応答用に %L1 を確保</translation>
    </message>
    <message>
        <source>%L1 reserved for compaction</source>
        <translation>コンパクション用に %L1 を確保</translation>
    </message>
    <message>
        <source>compaction at %L1% of the usable tokens</source>
        <translation>使用可能なトークンの %L1% でコンパクション</translation>
    </message>
    <message>
        <source>pruning keeps the newest %L1, frees more than %L2</source>
        <translation>刈り込みは最新の %L1 を残し、%L2 を超えて空く場合のみ実行</translation>
    </message>
    <message>
        <source>This store has no rules named “%1”. Choose one of: %2.</source>
        <translation>このストアに「%1」という規則はありません。次のいずれかを選んでください: %2。</translation>
    </message>
    <message>
        <source>For this store only the rules (%1) can be chosen: it has no window.</source>
        <translation>このストアで選べるのは規則 (%1) だけです: ウィンドウがありません。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Reserve for compaction</source>
        <translation>コンパクション用の確保量</translation>
    </message>
    <message>
        <source>Keep newest</source>
        <translation>最新を残す</translation>
    </message>
    <message>
        <source>Prune only if it frees</source>
        <translation>次の量が空く場合のみ刈り込む</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>コンパクションの開始には、%3 ではなく、使用可能なトークンの %1 ～ %2 を選んでください。</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>「次の量が空く場合のみ刈り込む」(%L1) は「最新を残す」(%L2) より小さくしてください。</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>ストアにセッション「%1」はありません。ID を確認するか、セッションを一覧表示してください。</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>セッション %1 にメッセージ %2 はありません。ID を確認してください。</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>メッセージのこのパートはもうセッション %1 にありません。セッションを開き直してください。</translation>
    </message>
</context>
<context>
    <name>DerivedFigures</name>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>stored by the agent</source>
        <translation>エージェントが保存</translation>
    </message>
    <message>
        <source>%1 bytes ÷ 4, rounded up</source>
        <translation>%1 バイト ÷ 4 (切り上げ)</translation>
    </message>
    <message>
        <source>counted by %1</source>
        <translation>%1 で計数</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>解放</translation>
    </message>
    <message>
        <source>%1 bytes of output ÷ 4</source>
        <translation>出力 %1 バイト ÷ 4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>ended %1 − started %2</source>
        <translation>終了 %1 − 開始 %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 tokens after ÷ %2 before − 1</source>
        <translation>後 %1 トークン ÷ 前 %2 − 1</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>%1 − %2 of the message before</source>
        <translation>%1 − 前のメッセージの %2</translation>
    </message>
    <message>
        <source>How figures came about</source>
        <translation>数値の算出方法</translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message>
        <source>(no path)</source>
        <translation>(パスなし)</translation>
    </message>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>メッセージ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed in the end.</source>
        <translation>最終的には何も変わりませんでした。</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>%1 in</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>%1 の一部</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Another agent</source>
        <translation>別のエージェント</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>要約済み</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>サイドチェーン</translation>
    </message>
    <message>
        <source>sent once</source>
        <translation>1 回だけ送信</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>%Ln 件のメッセージのコンパクション</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Image: %1, %2</source>
        <translation>画像: %1、%2</translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>%Ln 件のメッセージの要約</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, superseded</source>
        <translation>%1、置き換え済み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln 件のメッセージを読み取れず、欠けています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>%Ln 件のメッセージ、Stemma %1 でエクスポート。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>エージェントが追加</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Exported by Stemma %1.</source>
        <translation>Stemma %1 によるエクスポート。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>Needed again after the compaction: %1</source>
        <translation>コンパクション後に再び必要になったもの: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Found by rules, which are not exact.</source>
        <translation>規則による検出であり、正確とは限りません。</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>レビューしたのは一部だけです: テキストが多すぎます。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>再び必要</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Replaced messages</source>
        <translation>置き換えられたメッセージ</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>失われたもの</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変化したもの</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持されたもの</translation>
    </message>
    <message>
        <source>Review of a summary of “%1”</source>
        <translation>「%1」の要約のレビュー</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>送信 %1 トークン、受信 %2</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 選択的</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 積極的</translation>
    </message>
    <message>
        <source>%1 deterministic</source>
        <translation>%1 決定的</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>セッションにメッセージがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n 件の要約</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 件のメッセージ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1、有効 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>90 → 12 tokens</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>何も書き込まれません</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation>編集中</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>要約を読み取り中…</translation>
    </message>
    <message>
        <source>Not compacted yet. %1</source>
        <translation>まだコンパクションされていません。%1</translation>
    </message>
    <message>
        <source>Not compacted yet.</source>
        <translation>まだコンパクションされていません。</translation>
    </message>
    <message>
        <source>Preview a compaction</source>
        <translation>コンパクションをプレビュー</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of this kind of store cannot be forked.</source>
        <translation>この種類のストアのセッションはフォークできません。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be resumed at a message.</source>
        <translation>この種類のストアのセッションは、メッセージを指定して再開できません。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no title to change.</source>
        <translation>この種類のストアのセッションには、変更できるタイトルがありません。</translation>
    </message>
    <message>
        <source>Texts in this kind of store cannot be edited.</source>
        <translation>この種類のストアのテキストは編集できません。</translation>
    </message>
    <message>
        <source>Messages in this kind of store cannot be removed.</source>
        <translation>この種類のストアのメッセージは削除できません。</translation>
    </message>
    <message>
        <source>This kind of store cannot hold pruned outputs.</source>
        <translation>この種類のストアには、刈り込んだ出力を保持できません。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be deleted.</source>
        <translation>この種類のストアのセッションは削除できません。</translation>
    </message>
    <message>
        <source>Messages cannot be inserted in this kind of store.</source>
        <translation>この種類のストアにはメッセージを挿入できません。</translation>
    </message>
    <message>
        <source>This kind of store has no checkpoints.</source>
        <translation>この種類のストアにはチェックポイントがありません。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be labelled.</source>
        <translation>この種類のストアのセッションにはラベルを付けられません。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no project folder.</source>
        <translation>この種類のストアのセッションにはプロジェクトフォルダーがありません。</translation>
    </message>
    <message>
        <source>Stemma has no repairs for this kind of store.</source>
        <translation>Stemma にはこの種類のストアの修復機能がありません。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be compacted.</source>
        <translation>この種類のストアのセッションはコンパクションできません。</translation>
    </message>
    <message>
        <source>Summaries in this kind of store cannot be dissolved.</source>
        <translation>この種類のストアの要約は解除できません。</translation>
    </message>
    <message>
        <source>Batches are not possible in this kind of store.</source>
        <translation>この種類のストアではバッチを使えません。</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their thinking blocks.</source>
        <translation>%1 のセッションのフォークでは思考ブロックが残ります。</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their checkpoints.</source>
        <translation>%1 のセッションのフォークではチェックポイントが残ります。</translation>
    </message>
    <message>
        <source>Nothing can be added to the summaries of %1 sessions.</source>
        <translation>%1 のセッションの要約には何も追加できません。</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The change was applied only in part and could not be undone yet: %1 Stemma tries again before the next change.</source>
        <translation>変更は一部だけ適用され、まだ元に戻せていません: %1 Stemma は次の変更の前に再試行します。</translation>
    </message>
    <message>
        <source>Nothing to change: the store already has this state.</source>
        <translation>変更するものはありません: ストアは既にこの状態です。</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>変更「%1」は元に戻せません: ジャーナル %2 のレコードが破損しています。</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not applied.</source>
        <translation>変更「%1」は元に戻せません: 適用されていません。</translation>
    </message>
    <message>
        <source>Undid: %1</source>
        <translation>元に戻しました: %1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be redone: it was not undone.</source>
        <translation>変更「%1」はやり直せません: 元に戻されていません。</translation>
    </message>
    <message>
        <source>Redid: %1</source>
        <translation>やり直しました: %1</translation>
    </message>
    <message>
        <source>The journal does not hold what “%1” wrote; it was made before this was kept.</source>
        <translation>ジャーナルには「%1」が書き込んだ内容がありません。この記録が始まる前の変更です。</translation>
    </message>
    <message>
        <source>“%1” was interrupted and is undone: %2 is as it was before.</source>
        <translation>「%1」は中断されたため、元に戻されました: %2 は以前の状態です。</translation>
    </message>
    <message>
        <source>“%1” was interrupted, but %2 has all of it. It can be undone.</source>
        <translation>「%1」は中断されましたが、%2 にはすべて書き込まれています。元に戻せます。</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next change of this store.</source>
        <translation>%2 の「%1」は中断され、まだ処理が済んでいません。Stemma は、このストアを次に変更する前にサーバーに確認します。</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.</source>
        <translation>%2 の「%1」は中断され、まだ処理が済んでいません: %3 Stemma は次の起動時に再試行します。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Turn finished</source>
        <translation>ターン終了</translation>
    </message>
    <message>
        <source>Turn interrupted</source>
        <translation>ターン中断</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>API エラー</translation>
    </message>
    <message>
        <source>Local command</source>
        <translation>ローカルコマンド</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>1 byte</source>
        <translation>1 バイト</translation>
    </message>
    <message>
        <source>Only the first %1 were read.</source>
        <translation>最初の %1 だけを読み取りました。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真または偽</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln 個を超える異なる値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln 個の異なる値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>空 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>The first row with another number of cells is in line %L1.</source>
        <translation>セルの数が異なる最初の行は %L1 行目にあります。</translation>
    </message>
    <message>
        <source>A quote in the row that begins in line %L1 is never closed: all that follows it is one cell.</source>
        <translation>%L1 行目から始まる行の引用符が閉じられていません: 以降がすべて 1 つのセルになっています。</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file. Use one of these: %2.</source>
        <translation>「%1」というファイルの種類はありません。次のいずれかを使ってください: %2。</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text; they are shown as �.</source>
        <translation>UTF-8 テキストではないバイトがあります。� と表示されます。</translation>
    </message>
    <message>
        <source>The text is encoded in UTF-16.</source>
        <translation>テキストは UTF-16 でエンコードされています。</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Binary file</source>
        <translation>バイナリファイル</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
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
        <translation>ログ</translation>
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
        <translation>SQLite データベース</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>TSV 表</translation>
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
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in the longest line</source>
        <translation>
            <numerusform>最長の行は %Ln バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 語</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with another number of cells</source>
        <translation>
            <numerusform>セルの数が異なる行 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln 件のレコード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>読み取れない行 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 個の項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>%Ln 個の見出し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>%Ln 個のコードブロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln 個のエントリー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s)</source>
        <translation>
            <numerusform>%Ln 個の型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s)</source>
        <translation>
            <numerusform>%Ln 個の関数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 個の文書</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 個のセクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln element(s)</source>
        <translation>
            <numerusform>%Ln 個の要素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln 個のリンク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln 個の文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln 個のテーブル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s)</source>
        <translation>
            <numerusform>%Ln 個のビュー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>展開後 %Ln バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>幅 %Ln ピクセル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>高さ %Ln ピクセル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>エラー %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>警告 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>構造</translation>
    </message>
    <message>
        <source>Lines that cannot be read</source>
        <translation>読み取れない行</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Tables with rows</source>
        <translation>行のあるテーブル</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>見出し</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>最も多いもの</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>先頭のバイト</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>先頭の行</translation>
    </message>
    <message>
        <source>This is not an image that Stemma knows.</source>
        <translation>Stemma が知っている画像形式ではありません。</translation>
    </message>
    <message>
        <source>The image does not say its size.</source>
        <translation>画像にサイズの情報がありません。</translation>
    </message>
    <message>
        <source>The archive is too large to be listed.</source>
        <translation>アーカイブが大きすぎるため、一覧表示できません。</translation>
    </message>
    <message>
        <source>This is not an archive that Stemma can list.</source>
        <translation>Stemma が一覧表示できるアーカイブではありません。</translation>
    </message>
    <message>
        <source>There are more keys than are listed here.</source>
        <translation>ここに挙げたもの以外にもキーがあります。</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid JSON.</source>
        <translation>%L1 行目以降は有効な JSON ではありません。</translation>
    </message>
    <message>
        <source>The first line that cannot be read is line %L1.</source>
        <translation>読み取れない最初の行は %L1 行目です。</translation>
    </message>
    <message>
        <source>in %L1 of %L2</source>
        <translation>%L2 個中 %L1 個</translation>
    </message>
    <message>
        <source>Line %L1 is neither a section nor a key.</source>
        <translation>%L1 行目はセクションでもキーでもありません。</translation>
    </message>
    <message>
        <source>The last value does not end.</source>
        <translation>最後の値が終わっていません。</translation>
    </message>
    <message>
        <source>There are too many different messages to count all of them.</source>
        <translation>異なるメッセージが多すぎるため、すべては数えられません。</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid XML.</source>
        <translation>%L1 行目以降は有効な XML ではありません。</translation>
    </message>
    <message>
        <source>There are more elements than are listed here.</source>
        <translation>ここに挙げたもの以外にも要素があります。</translation>
    </message>
    <message>
        <source>What is quoted from line %L1 on does not end.</source>
        <translation>%L1 行目から始まる引用符が閉じられていません。</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>HTML page</source>
        <translation>HTML ページ</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
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
        <translation>%1 は変更されていません: この変更が書いたテキストは、その後に変更または削除されたか、新しいテキストが続いています。履歴にある変更によるものであれば、先にそれを元に戻してください。</translation>
    </message>
    <message>
        <source>%1 is gone, so nothing was changed.</source>
        <translation>%1 がなくなっているため、何も変更されませんでした。</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space, then try again.</source>
        <translation>ディスクがいっぱいです: %1 は変更されていません。空き容量を確保してから再試行してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>%1 に書き込めないため、何も変更されませんでした。ファイルとそのフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>%1 is another file by now, so nothing was changed. Plan the change again.</source>
        <translation>%1 は今では別のファイルになっているため、何も変更されませんでした。変更を計画し直してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2), so nothing was changed.</source>
        <translation>%1 に書き込めないため (%2)、何も変更されませんでした。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>変更を計画した後に、別のプログラムが %1 を変更しました。何も変更されていません。計画し直してください。</translation>
    </message>
    <message>
        <source>%1 is being changed by another program, so nothing was changed. Try again in a moment.</source>
        <translation>別のプログラムが %1 を変更中のため、何も変更されませんでした。少し待ってから再試行してください。</translation>
    </message>
    <message>
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.</source>
        <translation>プログラム「%2」(プロセス %3) が %1 を書き込み用に開いているため、何も変更されませんでした。終了させてから再試行してください。</translation>
    </message>
    <message>
        <source>%1 is a link to another file; Stemma neither removes nor renames links.</source>
        <translation>%1 は別のファイルへのリンクです。Stemma はリンクの削除も名前の変更も行いません。</translation>
    </message>
    <message>
        <source>%1 is not there. Connect its disk, or restore it.</source>
        <translation>%1 が見つかりません。ディスクを接続するか、復元してください。</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. Its content before the change is in %2.</source>
        <translation>その後、別のプログラムが %1 を変更または削除したため、現状のままにします。変更前の内容は %2 にあります。</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. If that is wrong, restore it from a backup.</source>
        <translation>その後、別のプログラムが %1 を変更または削除したため、現状のままにします。正しくない場合は、バックアップから復元してください。</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>edited</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>名前変更</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>バイナリ</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>不正な形式</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Does not follow from the changes before: it expects other lines than they left.</source>
        <translation>前の変更に続いていません: 前の変更が残した行と異なる行を前提としています。</translation>
    </message>
    <message>
        <source>The session does not record where in the file this text was replaced.</source>
        <translation>セッションには、このテキストがファイルのどこで置き換えられたかの記録がありません。</translation>
    </message>
    <message>
        <source>Follows a change whose place in the file is not recorded, so the two cannot be combined.</source>
        <translation>ファイル内の位置が記録されていない変更の後に続くため、2 つをまとめられません。</translation>
    </message>
    <message>
        <source>Writes the whole file, whose earlier content is not fully known.</source>
        <translation>以前の内容が完全にはわからないファイル全体を書き込みます。</translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>バイナリファイル: 表示する行はありません。</translation>
    </message>
    <message>
        <source>Not a valid diff. It is shown as stored.</source>
        <translation>有効な diff ではありません。保存されたまま表示します。</translation>
    </message>
    <message>
        <source>A copy of another file, whose content is not known.</source>
        <translation>内容がわからない別のファイルのコピーです。</translation>
    </message>
    <message>
        <source>still so</source>
        <translation>今も同じ</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>その後変更</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>存在しない</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>フォルダー外</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>比較不可</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>The line counts in this diff were wrong and have been corrected.</source>
        <translation>この diff の行数は誤っていたため、修正されました。</translation>
    </message>
    <message>
        <source>%1 is left out: the path leads out of the folder.</source>
        <translation>%1 は除外されます: パスがフォルダーの外に出ます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>%1 の変更 %Ln 件が除外されます: 前の変更に続いていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of %1 is left out: its place in the file is not recorded.</source>
        <translation>%1 の変更が除外されます: ファイル内の位置が記録されていません。</translation>
    </message>
    <message>
        <source>%1 is left out: the session does not hold the content of this binary file.</source>
        <translation>%1 は除外されます: セッションにこのバイナリファイルの内容がありません。</translation>
    </message>
    <message>
        <source>A change of %1 is left out: its diff is not valid.</source>
        <translation>%1 の変更が除外されます: diff が有効ではありません。</translation>
    </message>
    <message>
        <source>A change without a path is left out: its diff is not valid.</source>
        <translation>パスのない変更が除外されます: 差分が正しくありません。</translation>
    </message>
    <message>
        <source>The changes of %1 are left out: “git apply” needs unchanged lines around them.</source>
        <translation>%1 の変更が除外されます: 「git apply」には前後の変更されていない行が必要です。</translation>
    </message>
    <message>
        <source>Written as a whole, so the patch creates: %1</source>
        <translation>全体が書き込まれたため、パッチで新規作成されます: %1</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>%1 のコピーはもうありません。</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten.</source>
        <translation>%1 は既に存在するため、上書きしませんでした。</translation>
    </message>
    <message>
        <source>%1 did not exist at this checkpoint.</source>
        <translation>このチェックポイントの時点で %1 は存在しませんでした。</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 はフォルダーではありません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 を保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>No files were saved.</source>
        <translation>ファイルは保存されませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>その前に保存したファイル (%Ln 個): %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOnDisk</name>
    <message>
        <source>still so</source>
        <translation>今も同じ</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>その後変更</translation>
    </message>
    <message>
        <source>not written since</source>
        <translation>その後の書き込みなし</translation>
    </message>
    <message>
        <source>written since</source>
        <translation>その後書き込みあり</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>存在しない</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>フォルダー外</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>The file on disk has the content that the session refers to.</source>
        <translation>ディスク上のファイルの内容は、セッションが参照するものと同じです。</translation>
    </message>
    <message>
        <source>The file on disk has another content than the one that the session refers to.</source>
        <translation>ディスク上のファイルの内容は、セッションが参照するものと異なります。</translation>
    </message>
    <message>
        <source>The file was not written since the session last named it. The session does not record its content.</source>
        <translation>セッションが最後に言及してから、ファイルは書き込まれていません。セッションには内容の記録がありません。</translation>
    </message>
    <message>
        <source>The file was written after the session last named it.</source>
        <translation>セッションが最後に言及した後に、ファイルが書き込まれました。</translation>
    </message>
    <message>
        <source>There is no such file in the folder of the session.</source>
        <translation>セッションのフォルダーにそのようなファイルはありません。</translation>
    </message>
    <message>
        <source>The path leads out of the folder of the session, so the file is not looked at.</source>
        <translation>パスがセッションのフォルダーの外に出るため、ファイルは調べません。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み取れません。</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>ファイル %1 がなくなっています。ストアを開き直してください。</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>%1 を読み取る権限がありません。ファイルまたはフォルダーの権限を変更するか、コピーを開いてください。</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>%1 はファイルではありません。セッションのあるファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>%1 を読み取れません: %2。ディスクを確認してから再試行してください。</translation>
    </message>
</context>
<context>
    <name>FindingHeadings</name>
    <message>
        <source>Base cycle</source>
        <translation>基底の循環</translation>
    </message>
    <message>
        <source>Cut base</source>
        <translation>切り詰められた基底</translation>
    </message>
    <message>
        <source>Missing base</source>
        <translation>基底の欠落</translation>
    </message>
    <message>
        <source>Missing provider</source>
        <translation>プロバイダーの欠落</translation>
    </message>
    <message>
        <source>Ordinal gap</source>
        <translation>通し番号の抜け</translation>
    </message>
    <message>
        <source>Repeated ordinal</source>
        <translation>通し番号の重複</translation>
    </message>
    <message>
        <source>Only in old tables</source>
        <translation>古いテーブルにのみ存在</translation>
    </message>
    <message>
        <source>Several generations</source>
        <translation>複数の世代</translation>
    </message>
    <message>
        <source>Damaged message</source>
        <translation>破損したメッセージ</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>破損したパート</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>不明なパート</translation>
    </message>
    <message>
        <source>Missing prompt</source>
        <translation>プロンプトの欠落</translation>
    </message>
    <message>
        <source>Unfinished call</source>
        <translation>未完了の呼び出し</translation>
    </message>
    <message>
        <source>Active node not in context</source>
        <translation>有効なノードがコンテキストにない</translation>
    </message>
    <message>
        <source>Answer without parts</source>
        <translation>パートのない応答</translation>
    </message>
    <message>
        <source>Assistant first</source>
        <translation>アシスタントで始まる</translation>
    </message>
    <message>
        <source>Boundary not supported</source>
        <translation>境界が未対応</translation>
    </message>
    <message>
        <source>Boundary summary not sent</source>
        <translation>境界の要約が送信されない</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>連鎖の断絶</translation>
    </message>
    <message>
        <source>Broken foreign key</source>
        <translation>外部キーの違反</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>壊れた行</translation>
    </message>
    <message>
        <source>Broken list</source>
        <translation>壊れたリスト</translation>
    </message>
    <message>
        <source>Broken metadata</source>
        <translation>壊れたメタデータ</translation>
    </message>
    <message>
        <source>Broken tags</source>
        <translation>壊れたタグ</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>バイトオーダーマーク</translation>
    </message>
    <message>
        <source>Calls not recorded</source>
        <translation>呼び出しの記録なし</translation>
    </message>
    <message>
        <source>Checkpoint out of range</source>
        <translation>チェックポイントが範囲外</translation>
    </message>
    <message>
        <source>Colliding ids</source>
        <translation>ID の衝突</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>循環</translation>
    </message>
    <message>
        <source>Cyclic messages</source>
        <translation>メッセージの循環</translation>
    </message>
    <message>
        <source>Cyclic nodes</source>
        <translation>ノードの循環</translation>
    </message>
    <message>
        <source>Cyclic sessions</source>
        <translation>セッションの循環</translation>
    </message>
    <message>
        <source>Damaged index</source>
        <translation>破損したインデックス</translation>
    </message>
    <message>
        <source>Damaged line</source>
        <translation>破損した行</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>破損したページ</translation>
    </message>
    <message>
        <source>Doubled message</source>
        <translation>二重のメッセージ</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>ID の重複</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>空の応答</translation>
    </message>
    <message>
        <source>Empty model</source>
        <translation>空のモデル</translation>
    </message>
    <message>
        <source>First not user</source>
        <translation>最初がユーザーではない</translation>
    </message>
    <message>
        <source>Flagged message summarised</source>
        <translation>フラグ付きメッセージの要約</translation>
    </message>
    <message>
        <source>Format differs</source>
        <translation>形式の不一致</translation>
    </message>
    <message>
        <source>Joined lines</source>
        <translation>連結された行</translation>
    </message>
    <message>
        <source>Hidden by side chain</source>
        <translation>サイドチェーンで非表示</translation>
    </message>
    <message>
        <source>Histories differ</source>
        <translation>履歴の不一致</translation>
    </message>
    <message>
        <source>Invalid arguments</source>
        <translation>無効な引数</translation>
    </message>
    <message>
        <source>Invalid conversation</source>
        <translation>無効な会話</translation>
    </message>
    <message>
        <source>Invalid encoding</source>
        <translation>無効なエンコーディング</translation>
    </message>
    <message>
        <source>Invalid entry</source>
        <translation>無効なエントリー</translation>
    </message>
    <message>
        <source>Invalid error code</source>
        <translation>無効なエラーコード</translation>
    </message>
    <message>
        <source>Invalid event</source>
        <translation>無効なイベント</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>無効な JSON</translation>
    </message>
    <message>
        <source>Invalid list</source>
        <translation>無効なリスト</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <translation>無効なメッセージ</translation>
    </message>
    <message>
        <source>Invalid metadata</source>
        <translation>無効なメタデータ</translation>
    </message>
    <message>
        <source>Invalid node kind</source>
        <translation>無効なノードの種類</translation>
    </message>
    <message>
        <source>Invalid node parents</source>
        <translation>無効なノードの親</translation>
    </message>
    <message>
        <source>Invalid part</source>
        <translation>無効なパート</translation>
    </message>
    <message>
        <source>Invalid role</source>
        <translation>無効なロール</translation>
    </message>
    <message>
        <source>Invalid time</source>
        <translation>無効な時刻</translation>
    </message>
    <message>
        <source>Invalid tokens</source>
        <translation>無効なトークン</translation>
    </message>
    <message>
        <source>Invalid trace</source>
        <translation>無効なトレース</translation>
    </message>
    <message>
        <source>Item of other session</source>
        <translation>別のセッションの項目</translation>
    </message>
    <message>
        <source>Item out of order</source>
        <translation>項目の順序違い</translation>
    </message>
    <message>
        <source>Item repeated</source>
        <translation>項目の重複</translation>
    </message>
    <message>
        <source>Item without message</source>
        <translation>メッセージのない項目</translation>
    </message>
    <message>
        <source>Item without session</source>
        <translation>セッションのない項目</translation>
    </message>
    <message>
        <source>Late result</source>
        <translation>遅れた結果</translation>
    </message>
    <message>
        <source>Leftover file</source>
        <translation>残されたファイル</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>単独のサロゲート</translation>
    </message>
    <message>
        <source>Lost messages</source>
        <translation>失われたメッセージ</translation>
    </message>
    <message>
        <source>Message as summary</source>
        <translation>要約扱いのメッセージ</translation>
    </message>
    <message>
        <source>Message count differs</source>
        <translation>メッセージ数の不一致</translation>
    </message>
    <message>
        <source>Message not in context</source>
        <translation>コンテキストにないメッセージ</translation>
    </message>
    <message>
        <source>Message sent twice</source>
        <translation>二重に送信されるメッセージ</translation>
    </message>
    <message>
        <source>Messages dropped</source>
        <translation>除去されたメッセージ</translation>
    </message>
    <message>
        <source>Misplaced member</source>
        <translation>位置違いのメンバー</translation>
    </message>
    <message>
        <source>Missing artifact</source>
        <translation>アーティファクトの欠落</translation>
    </message>
    <message>
        <source>Missing conversation</source>
        <translation>会話の欠落</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>ID の欠落</translation>
    </message>
    <message>
        <source>Missing in schema</source>
        <translation>スキーマに欠落</translation>
    </message>
    <message>
        <source>Missing message</source>
        <translation>メッセージの欠落</translation>
    </message>
    <message>
        <source>Missing parent</source>
        <translation>親の欠落</translation>
    </message>
    <message>
        <source>Missing parent message</source>
        <translation>親メッセージの欠落</translation>
    </message>
    <message>
        <source>Missing parent node</source>
        <translation>親ノードの欠落</translation>
    </message>
    <message>
        <source>Missing parent session</source>
        <translation>親セッションの欠落</translation>
    </message>
    <message>
        <source>Missing result</source>
        <translation>結果の欠落</translation>
    </message>
    <message>
        <source>Missing session</source>
        <translation>セッションの欠落</translation>
    </message>
    <message>
        <source>No context items</source>
        <translation>コンテキスト項目なし</translation>
    </message>
    <message>
        <source>No conversation</source>
        <translation>会話なし</translation>
    </message>
    <message>
        <source>Node without message</source>
        <translation>メッセージのないノード</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>オブジェクトではない</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>UTF-8 ではない</translation>
    </message>
    <message>
        <source>NUL in text</source>
        <translation>テキスト内の NUL</translation>
    </message>
    <message>
        <source>Unusual time</source>
        <translation>通常と異なる時刻</translation>
    </message>
    <message>
        <source>Old schema</source>
        <translation>古いスキーマ</translation>
    </message>
    <message>
        <source>Originals not kept</source>
        <translation>元の内容が残っていない</translation>
    </message>
    <message>
        <source>Orphan result</source>
        <translation>孤立した結果</translation>
    </message>
    <message>
        <source>Orphan tool result</source>
        <translation>孤立したツール結果</translation>
    </message>
    <message>
        <source>Overlapping summaries</source>
        <translation>要約の重なり</translation>
    </message>
    <message>
        <source>Owner differs</source>
        <translation>所有者の不一致</translation>
    </message>
    <message>
        <source>Parent in other session</source>
        <translation>親が別のセッション</translation>
    </message>
    <message>
        <source>Part in other session</source>
        <translation>パートが別のセッション</translation>
    </message>
    <message>
        <source>Part type differs</source>
        <translation>パートの種類の不一致</translation>
    </message>
    <message>
        <source>Partial recording</source>
        <translation>不完全な記録</translation>
    </message>
    <message>
        <source>Prompt without reply</source>
        <translation>返答のないプロンプト</translation>
    </message>
    <message>
        <source>Record count differs</source>
        <translation>レコード数の不一致</translation>
    </message>
    <message>
        <source>Record is not JSON</source>
        <translation>レコードが JSON ではない</translation>
    </message>
    <message>
        <source>Record is not an object</source>
        <translation>レコードがオブジェクトではない</translation>
    </message>
    <message>
        <source>Record without summary</source>
        <translation>要約のないレコード</translation>
    </message>
    <message>
        <source>Redacted signed thinking</source>
        <translation>秘匿された署名付き思考</translation>
    </message>
    <message>
        <source>Redacted without payload</source>
        <translation>ペイロードのない秘匿</translation>
    </message>
    <message>
        <source>Refused session</source>
        <translation>拒否されたセッション</translation>
    </message>
    <message>
        <source>Repeated call id</source>
        <translation>呼び出し ID の重複</translation>
    </message>
    <message>
        <source>Repeated context</source>
        <translation>コンテキストの重複</translation>
    </message>
    <message>
        <source>Repeated prompt</source>
        <translation>プロンプトの繰り返し</translation>
    </message>
    <message>
        <source>Repeated section</source>
        <translation>セクションの重複</translation>
    </message>
    <message>
        <source>Repeated session</source>
        <translation>セッションの重複</translation>
    </message>
    <message>
        <source>Repeated tool call</source>
        <translation>ツール呼び出しの重複</translation>
    </message>
    <message>
        <source>Repeated turn</source>
        <translation>ターンの重複</translation>
    </message>
    <message>
        <source>Result before call</source>
        <translation>呼び出しより前の結果</translation>
    </message>
    <message>
        <source>Reused tool call</source>
        <translation>ツール呼び出しの再利用</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>同じ時刻</translation>
    </message>
    <message>
        <source>Saved at differs</source>
        <translation>保存時刻の不一致</translation>
    </message>
    <message>
        <source>Second trace</source>
        <translation>2 つ目のトレース</translation>
    </message>
    <message>
        <source>Section not array</source>
        <translation>セクションが配列ではない</translation>
    </message>
    <message>
        <source>Span missing message</source>
        <translation>範囲のメッセージの欠落</translation>
    </message>
    <message>
        <source>Span of other session</source>
        <translation>別のセッションの範囲</translation>
    </message>
    <message>
        <source>Span reversed</source>
        <translation>逆順の範囲</translation>
    </message>
    <message>
        <source>Spurious boundary</source>
        <translation>余分な境界</translation>
    </message>
    <message>
        <source>Stored ephemeral</source>
        <translation>保存された一時的内容</translation>
    </message>
    <message>
        <source>Summary as message</source>
        <translation>メッセージ扱いの要約</translation>
    </message>
    <message>
        <source>Summary without node</source>
        <translation>ノードのない要約</translation>
    </message>
    <message>
        <source>Summary without record</source>
        <translation>レコードのない要約</translation>
    </message>
    <message>
        <source>Superseded summary in context</source>
        <translation>コンテキスト内の置き換え済み要約</translation>
    </message>
    <message>
        <source>Time backwards</source>
        <translation>時刻の逆行</translation>
    </message>
    <message>
        <source>Time in future</source>
        <translation>未来の時刻</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>秒単位の時刻</translation>
    </message>
    <message>
        <source>Title differs</source>
        <translation>タイトルの不一致</translation>
    </message>
    <message>
        <source>Title replaced</source>
        <translation>タイトルの置き換え</translation>
    </message>
    <message>
        <source>Tool columns differ</source>
        <translation>ツール列の不一致</translation>
    </message>
    <message>
        <source>Tool name differs</source>
        <translation>ツール名の不一致</translation>
    </message>
    <message>
        <source>Incomplete line</source>
        <translation>不完全な行</translation>
    </message>
    <message>
        <source>Totals differ</source>
        <translation>合計の不一致</translation>
    </message>
    <message>
        <source>Trace elsewhere</source>
        <translation>別の場所のトレース</translation>
    </message>
    <message>
        <source>Unanswered call</source>
        <translation>応答のない呼び出し</translation>
    </message>
    <message>
        <source>Unanswered prompts</source>
        <translation>応答のないプロンプト</translation>
    </message>
    <message>
        <source>Unanswered tool call</source>
        <translation>応答のないツール呼び出し</translation>
    </message>
    <message>
        <source>Uncounted summary</source>
        <translation>数えられていない要約</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>不明なフィールド</translation>
    </message>
    <message>
        <source>Unknown in schema</source>
        <translation>スキーマに不明な要素</translation>
    </message>
    <message>
        <source>End without id</source>
        <translation>ID のない末尾</translation>
    </message>
    <message>
        <source>Missing content</source>
        <translation>内容の欠落</translation>
    </message>
    <message>
        <source>Missing usage</source>
        <translation>使用量の欠落</translation>
    </message>
    <message>
        <source>Null line</source>
        <translation>null の行</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>不明な行</translation>
    </message>
    <message>
        <source>Unknown metadata</source>
        <translation>不明なメタデータ</translation>
    </message>
    <message>
        <source>Unknown part type</source>
        <translation>不明なパートの種類</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>不明なロール</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>不明なセクション</translation>
    </message>
    <message>
        <source>Name not listed</source>
        <translation>一覧にない名前</translation>
    </message>
    <message>
        <source>Missing header</source>
        <translation>ヘッダーの欠落</translation>
    </message>
    <message>
        <source>Missing line end</source>
        <translation>行末の欠落</translation>
    </message>
    <message>
        <source>Missing version</source>
        <translation>バージョンの欠落</translation>
    </message>
    <message>
        <source>Parent cycle</source>
        <translation>親の循環</translation>
    </message>
    <message>
        <source>Repeated call</source>
        <translation>呼び出しの重複</translation>
    </message>
    <message>
        <source>Unloadable elsewhere</source>
        <translation>ほかでは読み込み不可</translation>
    </message>
    <message>
        <source>Unloadable message</source>
        <translation>読み込めないメッセージ</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>読み取れないファイル</translation>
    </message>
    <message>
        <source>Unreadable folder</source>
        <translation>読み取れないフォルダー</translation>
    </message>
    <message>
        <source>Unreadable row</source>
        <translation>読み取れない行</translation>
    </message>
    <message>
        <source>Unreadable table</source>
        <translation>読み取れないテーブル</translation>
    </message>
    <message>
        <source>Unused page</source>
        <translation>未使用のページ</translation>
    </message>
    <message>
        <source>Value out of range</source>
        <translation>値が範囲外</translation>
    </message>
    <message>
        <source>Merged branches</source>
        <translation>混ざったブランチ</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>誤ったハッシュ</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>誤った型</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 more findings of this kind are not listed.</source>
        <translation>この種類の検出項目がほかに %1 件ありますが、表示されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>注意 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, showing the first %2</source>
        <translation>%1、最初の %2 を表示</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>チェックはキャンセルされました。</translation>
    </message>
</context>
<context>
    <name>FootprintCheck</name>
    <message>
        <source>the run did not end</source>
        <translation>実行が終了していません</translation>
    </message>
    <message>
        <source>%1 events were dropped</source>
        <translation>%1 件のイベントが失われました</translation>
    </message>
    <message>
        <source>The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.</source>
        <translation>結果のツール名は「%1」ですが、その呼び出しでは「%2」です。名前で照合するプロバイダーは誤って対応付けます。</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Providers leave it out or reject it.</source>
        <translation>このロールのメッセージに %1 がありません。プロバイダーは除外するか拒否します。</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are not an object. The model is sent other arguments.</source>
        <translation>ツール呼び出し「%1」の引数がオブジェクトではありません。モデルには別の引数が送られます。</translation>
    </message>
    <message>
        <source>The message looks like a summary, but has no record of the messages it replaced: the record was lost, or the text was typed or edited.</source>
        <translation>メッセージは要約のように見えますが、置き換えたメッセージのレコードがありません: レコードが失われたか、テキストが入力または編集されたものです。</translation>
    </message>
    <message>
        <source>The compaction record belongs to no message. Its messages are stored but never sent.</source>
        <translation>コンパクションのレコードがどのメッセージにも属していません。そのメッセージは保存されていますが、送信されません。</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint はこのセッションを読み込めません。%1</translation>
    </message>
    <message>
        <source>Use the value from the rest of the session.</source>
        <translation>セッションのほかの部分の値を使います。</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint cannot load the session.</source>
        <translation>メッセージにロールまたはテキストがありません。agentfootprint はセッションを読み込めません。</translation>
    </message>
    <message>
        <source>Set an empty text, or remove the message.</source>
        <translation>空のテキストを設定するか、メッセージを削除します。</translation>
    </message>
    <message>
        <source>The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the whole text.</source>
        <translation>テキストがここで破損しています (%1)。ここより前はすべて読めますが、agentfootprint はテキスト全体を拒否します。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint rejects the file.</source>
        <translation>ファイルがバイトオーダーマークで始まっています。agentfootprint はファイルを拒否します。</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>バイトオーダーマークを削除します。</translation>
    </message>
    <message>
        <source>The last line is incomplete: the program was stopped while writing, or is writing now.</source>
        <translation>最後の行が不完全です: プログラムが書き込み中に止められたか、今書き込んでいます。</translation>
    </message>
    <message>
        <source>The record is not an event. It is lost; the others are not affected.</source>
        <translation>レコードがイベントではありません。このレコードは失われますが、ほかには影響しません。</translation>
    </message>
    <message>
        <source>The file has this session more than once. agentfootprint reads only the last one and drops the others at its next write.</source>
        <translation>ファイルにこのセッションが複数あります。agentfootprint は最後のものだけを読み、次の書き込みでほかを除去します。</translation>
    </message>
    <message>
        <source>Keep the others under new ids.</source>
        <translation>ほかのものを新しい ID で残します。</translation>
    </message>
    <message>
        <source>The tool result “%1” has no call in the message before it. Model providers reject the conversation.</source>
        <translation>ツール結果「%1」に対応する呼び出しが、その前のメッセージにありません。モデルプロバイダーは会話を拒否します。</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>メッセージを削除します。</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers reject the conversation.</source>
        <translation>ツール呼び出し「%1」に結果がありません。モデルプロバイダーは会話を拒否します。</translation>
    </message>
    <message>
        <source>Add a result that says the tool did not run, or resume the session before the call.</source>
        <translation>ツールが実行されなかったことを示す結果を追加するか、呼び出しの前からセッションを再開します。</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers reject the conversation.</source>
        <translation>メッセージに ID「%1」のツール呼び出しが 2 つあります。モデルプロバイダーは会話を拒否します。</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; others reject the conversation.</source>
        <translation>以前のメッセージにも ID「%1」のツール呼び出しがあります。実行ごとに番号を付けるプロバイダーもありますが、会話を拒否するプロバイダーもあります。</translation>
    </message>
    <message>
        <source>Use the name from the call.</source>
        <translation>呼び出しの名前を使います。</translation>
    </message>
    <message>
        <source>Remove it; it is empty.</source>
        <translation>空なので削除します。</translation>
    </message>
    <message>
        <source>The conversation begins with a message of the role “%1”. Model providers reject it.</source>
        <translation>会話がロール「%1」のメッセージで始まっています。モデルプロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>The role “%1” is unknown. agentfootprint keeps the message but never sends it.</source>
        <translation>ロール「%1」は不明です。agentfootprint はメッセージを保持しますが、送信しません。</translation>
    </message>
    <message>
        <source>The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a signature invalid.</source>
        <translation>メッセージに UTF-8 ではないバイトがあります。agentfootprint はそれを置き換え、署名が無効になります。</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, but its next turn fails or leaves it out.</source>
        <translation>%1 がオブジェクトのリストではありません。セッションは読み込まれますが、次のターンが失敗するか、これを除外します。</translation>
    </message>
    <message>
        <source>Remove everything that is not an object.</source>
        <translation>オブジェクト以外をすべて削除します。</translation>
    </message>
    <message>
        <source>Replace the text with the object.</source>
        <translation>テキストをオブジェクトで置き換えます。</translation>
    </message>
    <message>
        <source>The answer has no text, thinking or tool call. Model providers reject empty messages.</source>
        <translation>応答にテキスト、思考、ツール呼び出しのいずれもありません。モデルプロバイダーは空のメッセージを拒否します。</translation>
    </message>
    <message>
        <source>The message was meant for one request only, but agentfootprint sends it with every request.</source>
        <translation>メッセージは 1 回のリクエスト専用でしたが、agentfootprint はすべてのリクエストで送信します。</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was redacted. Its provider will reject the block.</source>
        <translation>署名付き思考ブロックのテキストが秘匿されています。プロバイダーはこのブロックを拒否します。</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without its encrypted content. It is sent empty.</source>
        <translation>非表示の思考ブロックが、暗号化された内容なしで保存されています。空のまま送信されます。</translation>
    </message>
    <message>
        <source>Reconnect it with its record, which its first line names.</source>
        <translation>最初の行が示すレコードと結び付け直します。</translation>
    </message>
    <message>
        <source>Reconnect it with its summary, whose first line names it.</source>
        <translation>最初の行でこれを示す要約と結び付け直します。</translation>
    </message>
    <message>
        <source>%1 messages were summarised and not stored.</source>
        <translation>%1 件のメッセージが要約され、保存されていません。</translation>
    </message>
    <message>
        <source>Earlier messages were dropped to save space. They are no longer stored.</source>
        <translation>以前のメッセージは容量節約のために除去されました。もう保存されていません。</translation>
    </message>
    <message>
        <source>The paused run has two copies of the conversation, and they differ. It resumes from the copy in its state.</source>
        <translation>一時停止中の実行に会話のコピーが 2 つあり、内容が異なります。再開には状態内のコピーが使われます。</translation>
    </message>
    <message>
        <source>The column format differs from the envelope (%1).</source>
        <translation>列 format がエンベロープ (%1) と異なります。</translation>
    </message>
    <message>
        <source>Use the value from the envelope.</source>
        <translation>エンベロープの値を使います。</translation>
    </message>
    <message>
        <source>The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn.</source>
        <translation>行は「%1」のものですが、エンベロープは「%2」のものです。agentfootprint は次のターンの保存を拒否します。</translation>
    </message>
    <message>
        <source>The column saved_at differs from the envelope (%1). Lists sort the session wrongly.</source>
        <translation>列 saved_at がエンベロープ (%1) と異なります。一覧でのセッションの並び順が正しくなくなります。</translation>
    </message>
    <message>
        <source>The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists show it wrongly.</source>
        <translation>列 message_count が %2 ではなく %1 です: 古いリリースが最後のターンを書きました。誤って表示されるのは一覧だけです。</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>メッセージを数え直します。</translation>
    </message>
    <message>
        <source>The event is dated before the previous event.</source>
        <translation>イベントの日時が前のイベントより前です。</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>記録が不完全です: %1。</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not continue the previous hash. A record was removed, added or moved.</source>
        <translation>監査バンドルの連鎖が最初に途切れるのはここです: レコードが前のハッシュに続いていません。レコードが削除、追加、または移動されました。</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not match its hash. It was changed after it was written.</source>
        <translation>監査バンドルの連鎖が最初に途切れるのはここです: レコードがそのハッシュと一致しません。書かれた後に変更されました。</translation>
    </message>
    <message>
        <source>The audit bundle should have %1 records and has %2.</source>
        <translation>監査バンドルには %1 件のレコードがあるはずですが、%2 件です。</translation>
    </message>
    <message>
        <source>%1 row %2, byte %3</source>
        <translation>%1 行 %2、バイト %3</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 行 %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>バイト %1</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete the session.</source>
        <translation>このセッションのテキストはバイト %1 で破損しているため、agentfootprint は読み込めません。できるのはセッションの削除だけです。</translation>
    </message>
    <message>
        <source>This session has no conversation that agentfootprint can load. You can only delete the session.</source>
        <translation>このセッションには agentfootprint が読み込める会話がありません。できるのはセッションの削除だけです。</translation>
    </message>
    <message>
        <source>This message is only in the state of a paused run. Choose a message of the conversation instead.</source>
        <translation>このメッセージは一時停止中の実行の状態にしかありません。代わりに会話のメッセージを選んでください。</translation>
    </message>
    <message>
        <source>Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place before it.</source>
        <translation>メッセージ %1 に結果のないツール呼び出しがあるため、会話をそこで終えられません。その前の位置を選んでください。</translation>
    </message>
    <message>
        <source>Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message %2.</source>
        <translation>メッセージ %1 に、結果が後に来るツール呼び出しがあります。メッセージ %1 の前か、メッセージ %2 の後の位置を選んでください。</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it before the waiting call.</source>
        <translation>この実行は一時停止中で、会話の 2 つのコピーが異なるため、変更できません。待機中の呼び出しの前でフォークしてください。</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles, so the title “%1” is ignored.</source>
        <translation>agentfootprint はタイトルを保存しないため、タイトル「%1」は無視されます。</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.</source>
        <translation>フォークは会話 ID「%1」を引き継ぎます: 長期メモリーとアーティファクトを元のセッションと共有します。</translation>
    </message>
    <message>
        <source>The fork is a finished conversation that ends before the waiting call.</source>
        <translation>フォークは、待機中の呼び出しの前で終わる完了した会話になります。</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>何も残らなくなります。代わりにセッションを削除してください。</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint cannot store them, so only Stemma&apos;s undo data keeps them</source>
        <translation>%1–%2。agentfootprint には保存できないため、Stemma の元に戻すためのデータにのみ残ります</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: the conversation becomes a finished one.</source>
        <translation>実行は応答を待たなくなります: 会話は完了したものになります。</translation>
    </message>
    <message>
        <source>Model providers reject messages without text. Remove the message instead.</source>
        <translation>モデルプロバイダーはテキストのないメッセージを拒否します。代わりにメッセージを削除してください。</translation>
    </message>
    <message>
        <source>A summary must begin with “[compacted history”. Keep this beginning, or remove the message.</source>
        <translation>要約は「[compacted history」で始まる必要があります。この先頭を残すか、メッセージを削除してください。</translation>
    </message>
    <message>
        <source>keeps the summary connected with its messages</source>
        <translation>要約とそのメッセージとの結び付きを保ちます</translation>
    </message>
    <message>
        <source>agentfootprint has no role “%1” for new messages. Choose user or assistant.</source>
        <translation>agentfootprint には新しいメッセージ用のロール「%1」がありません。user または assistant を選んでください。</translation>
    </message>
    <message>
        <source>The summary of this record is missing, so its place is not known.</source>
        <translation>このレコードの要約がないため、その位置がわかりません。</translation>
    </message>
    <message>
        <source>This summary was itself summarised. Dissolve the summary that replaced it first.</source>
        <translation>この要約自体が要約されています。先に、これを置き換えた要約を解除してください。</translation>
    </message>
    <message>
        <source>agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved.</source>
        <translation>agentfootprint はこの要約が置き換えたメッセージを保存していないため、解除できません。</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>「%1」の要約を解除</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the session again when it ends.</source>
        <translation>実行中のエージェントのターンは、終了時にセッションを書き直します。</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be working in it.</source>
        <translation>セッションは数分前に保存されたため、エージェントが作業中の可能性があります。</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the whole session when it ends and would overwrite this change. Forks are never overwritten.</source>
        <translation>実行中のエージェントのターンは、終了時にセッション全体を書き込み、この変更を上書きします。フォークは上書きされません。</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes, which any change would break.</source>
        <translation>監査バンドルはハッシュの連鎖であり、どのような変更でも壊れます。</translation>
    </message>
    <message>
        <source>This is a recording, which no agent resumes. Change the session store of the agent instead.</source>
        <translation>これは記録であり、再開するエージェントはありません。代わりにエージェントのセッションストアを変更してください。</translation>
    </message>
    <message>
        <source>A bug report is a packed copy. Change the session store of the agent instead.</source>
        <translation>バグ報告は圧縮されたコピーです。代わりにエージェントのセッションストアを変更してください。</translation>
    </message>
    <message>
        <source>No agent reads such a file. Change the session store of the agent instead.</source>
        <translation>このようなファイルを読むエージェントはありません。代わりにエージェントのセッションストアを変更してください。</translation>
    </message>
    <message>
        <source>Artifacts are named by their content, so they cannot be changed.</source>
        <translation>アーティファクトの名前は内容から決まるため、変更できません。</translation>
    </message>
    <message>
        <source>Memories are indexed by their content, so they cannot be changed.</source>
        <translation>メモリーは内容で索引付けされているため、変更できません。</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles; sessions are shown by their first prompt.</source>
        <translation>agentfootprint はタイトルを保存しません。セッションは最初のプロンプトで表示されます。</translation>
    </message>
    <message>
        <source>agentfootprint cannot mark outputs as pruned.</source>
        <translation>agentfootprint は出力に刈り込み済みの印を付けられません。</translation>
    </message>
    <message>
        <source>agentfootprint stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>agentfootprint はチェックポイントを保存しません。Stemma が独自のデータに保持します。</translation>
    </message>
    <message>
        <source>agentfootprint does not store a project folder.</source>
        <translation>agentfootprint はプロジェクトフォルダーを保存しません。</translation>
    </message>
    <message>
        <source>Only agentfootprint itself compacts its sessions, while the agent runs.</source>
        <translation>agentfootprint のセッションをコンパクションするのは、エージェントの実行中の agentfootprint 自身だけです。</translation>
    </message>
    <message>
        <source>The file is the conversation. Delete the file in your file manager.</source>
        <translation>ファイルが会話そのものです。ファイルマネージャーでファイルを削除してください。</translation>
    </message>
    <message>
        <source>This message was summarised and is no longer sent. Choose its summary instead.</source>
        <translation>このメッセージは要約されており、もう送信されません。代わりにその要約を選んでください。</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>この思考は署名付きのため、編集できません。削除するか、その前でセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>the last prompt</source>
        <translation>最後のプロンプト</translation>
    </message>
    <message>
        <source>the record of the replaced messages</source>
        <translation>置き換えられたメッセージのレコード</translation>
    </message>
    <message>
        <source>the messages of the removed summaries</source>
        <translation>削除された要約のメッセージ</translation>
    </message>
    <message>
        <source>Removing a summary also removes its stored messages.</source>
        <translation>要約を削除すると、保存されたそのメッセージも削除されます。</translation>
    </message>
    <message>
        <source>where the last run failed</source>
        <translation>最後の実行が失敗した場所</translation>
    </message>
    <message>
        <source>the run no longer waits</source>
        <translation>実行は待機しなくなります</translation>
    </message>
    <message>
        <source>agentfootprint can load the session.</source>
        <translation>agentfootprint はこのセッションを読み込めます。</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint はこのセッションを読み込めません。%1</translation>
    </message>
    <message>
        <source>agentfootprint still cannot load the session. %1</source>
        <translation>agentfootprint は依然としてこのセッションを読み込めません。%1</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>会話が応答で始まっていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>%n 件のツール呼び出しまたは結果に対応する相手がなく、プロバイダーは拒否します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>プロンプトと応答が交互に並んでいます。</translation>
    </message>
    <message>
        <source>Two prompts or two answers would follow each other, which some providers reject.</source>
        <translation>プロンプトまたは応答が 2 つ続くことになり、拒否するプロバイダーもあります。</translation>
    </message>
    <message>
        <source>The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is sent along with the next prompt. Choose the place before it to send it again.</source>
        <translation>会話がプロンプトで終わります。これに応答が返るのは resumeOnError による場合だけで、それ以外では次のプロンプトと一緒に送られます。送り直すには、その前の位置を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>変更の後の %n 件のメッセージ (最初はメッセージ %1) に、それより前のメッセージに結び付いた思考があります。エージェントはそれをリクエストから除外します。残すには、変更の前でセッションをフォークしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>変更の後の %n 件のメッセージ (最初はメッセージ %1) に署名付き思考があります。前のメッセージが変わったため、プロバイダーが拒否する可能性があります。残すには変更の前でセッションをフォークし、そうでなければ削除してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1 has the waiting call of the paused run. Fork or resume the session before it.</source>
        <translation>メッセージ %1 に、一時停止中の実行が待つ呼び出しがあります。その前でセッションをフォークまたは再開してください。</translation>
    </message>
    <message>
        <source>The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.</source>
        <translation>このファイルのテキストはバイト %1 で破損しているため、変更できません。先にストアをチェックしてください。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that first.</source>
        <translation>ファイルがバイトオーダーマークで始まっており、agentfootprint は拒否します。ストアをチェックし、先にそれを修復してください。</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>agentfootprint がこのストアに書き込み中のようです (新しいファイル %1 があります)。終わってから再試行してください。</translation>
    </message>
    <message>
        <source>Another program has created a session “%1” since. Nothing was changed; plan it again.</source>
        <translation>その後、別のプログラムがセッション「%1」を作成しました。何も変更されていません。計画し直してください。</translation>
    </message>
    <message>
        <source>The file has only one conversation, so the fork becomes a new file: %1. Open it there.</source>
        <translation>ファイルには会話が 1 つしか入らないため、フォークは新しいファイルになります: %1。そこで開いてください。</translation>
    </message>
    <message>
        <source>a new id</source>
        <translation>新しい ID</translation>
    </message>
    <message>
        <source>The fork of a paused run has no records of its summaries, so they stay as they are.</source>
        <translation>一時停止中の実行のフォークには要約の記録がないため、要約はそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>It has content that would be lost.</source>
        <translation>失われる内容があります。</translation>
    </message>
    <message>
        <source>The run is paused, and the two copies of its conversation differ.</source>
        <translation>実行は一時停止中で、会話の 2 つのコピーが異なります。</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>バイトオーダーマーク</translation>
    </message>
    <message>
        <source>Remove the byte order mark first.</source>
        <translation>先にバイトオーダーマークを削除してください。</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>%n 個の思考ブロックは残ります。フォークが終わるターンのもので、プロバイダーがツール呼び出しの結果とともに必要とします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>%n 個の思考ブロックは残ります。これがないとメッセージを送信できないためです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is sent no summary there, so nothing can be added to one.</source>
        <translation>そこではエージェントに要約が送られないため、要約に追加できません。</translation>
    </message>
    <message>
        <source>in the copy, with constraints that it had lost</source>
        <translation>コピー内で、失われていた制約を追加</translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message>
        <source>The fork would be a file of its own. Fork the session first, then change the fork.</source>
        <translation>フォークは独立したファイルになります。先にセッションをフォークしてから、フォークを変更してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1、ほか %n 件の変更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 token</source>
        <translation>%1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 日 %2 時間</translation>
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
        <translation>1 バイト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln バイト</numerusform>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1、%2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>1 分前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>%Ln 分前</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>1 時間前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>%Ln 時間前</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>%Ln 日前</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>先週</translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>%Ln 週間前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>%Ln 個の思考ブロックが除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>%Ln 個の思考ブロックが、署名なしで応答のテキストになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>プロバイダーが隠した思考ブロック %Ln 個が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>%Ln 件のツール呼び出しが、結果とともにテキストになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>結果のないツール呼び出し %Ln 件がテキストになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>呼び出しのないツール結果 %Ln 件がテキストになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>%Ln 個の画像が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>%Ln 個の大きなファイルがテキストになります: パスと要約です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>記録されたファイルの変更 %Ln 件が除外されます。ツール呼び出しは残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>%Ln 件の要約が除外されます。置き換えられたメッセージが引き継がれるためです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>エージェントのシステムメッセージ %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>エージェントがプロンプトに追加したテキスト %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>破棄されたメッセージ %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>サイドチェーンのメッセージ %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>最初のプロンプトより前の応答 %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>%Ln 件のテキストで、文字の半分 (単独のサロゲート) が置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>失敗したツール呼び出し %Ln 件に、失敗の印が付かなくなります。出力は残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>読み取れないメッセージ %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>イベントなどのほかのレコード %Ln 件が除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The store has no table “%1”.</source>
        <translation>ストアにテーブル「%1」がありません。</translation>
    </message>
    <message>
        <source>Sessions cannot be handed over to “%1”.</source>
        <translation>「%1」にセッションを引き継ぐことはできません。</translation>
    </message>
    <message>
        <source>%1 is not a store of %2. Choose a store that %2 has written to.</source>
        <translation>%1 は %2 のストアではありません。%2 が書き込んだストアを選んでください。</translation>
    </message>
    <message>
        <source>%1 keeps sessions by project, and this session does not tell its folder. Choose the project folder.</source>
        <translation>%1 はセッションをプロジェクトごとに保存しますが、このセッションにはフォルダーの情報がありません。プロジェクトフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Hand “%1” over to %2</source>
        <translation>「%1」を %2 に引き継ぐ</translation>
    </message>
    <message>
        <source>Token counts and costs are not handed over. %1 may not have the tools that were called before.</source>
        <translation>トークン数とコストは引き継がれません。以前に呼び出されたツールが %1 にない可能性があります。</translation>
    </message>
    <message>
        <source>No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.</source>
        <translation>%1 のどのセッションにも使うモデルの情報がないため、このセッションを再開するときに指定してください: --model PROVIDER/MODEL。</translation>
    </message>
    <message>
        <source>The session has no prompt, so there is nothing to hand over.</source>
        <translation>セッションにプロンプトがないため、引き継ぐものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>サブエージェントのセッション %Ln 件は含まれません。それぞれ個別に引き継げます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Token counts and costs are left out.</source>
        <translation>トークン数とコストは含まれません。</translation>
    </message>
    <message>
        <source>Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this store. Export the session, or hand it over to another agent.</source>
        <translation>%1 のセッションは新たに書き出せないため、このストアに秘匿済みのコピーは作れません。セッションをエクスポートするか、別のエージェントに引き継いでください。</translation>
    </message>
    <message>
        <source>Nothing is left that looks as if it should be redacted.</source>
        <translation>秘匿すべきと思われるものは残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>秘匿すべきと思われる値がまだ %Ln 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>「%1」の秘匿済みのコピー</translation>
    </message>
    <message>
        <source>The project folder is redacted, too: the new session is in “%1”.</source>
        <translation>プロジェクトフォルダーも秘匿されます。新しいセッションは「%1」にあります。</translation>
    </message>
</context>
<context>
    <name>IndexAdvice</name>
    <message>
        <source>No index for %1 (%2): deleting from %3 reads the whole table.</source>
        <translation>%1 (%2) のインデックスがありません: %3 からの削除ではテーブル全体が読み取られます。</translation>
    </message>
    <message>
        <source>The index %1 is not needed: %2 begins with the same columns.</source>
        <translation>インデックス %1 は不要です: %2 が同じ列で始まっています。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>別のアシスタント</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>ツール呼び出し</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>File reference</source>
        <translation>ファイル参照</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Step start</source>
        <translation>ステップ開始</translation>
    </message>
    <message>
        <source>Step finish</source>
        <translation>ステップ終了</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>署名なし</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>署名付き</translation>
    </message>
    <message>
        <source>Redacted by the provider</source>
        <translation>プロバイダーにより秘匿</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Left empty by the provider</source>
        <translation>プロバイダーが空のまま返却</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Call id</source>
        <translation>呼び出し ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Renamed from</source>
        <translation>変更前の名前</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>%1 added, %2 removed</source>
        <translation>追加 %1、削除 %2</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>diff</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>for the whole text</source>
        <translation>テキスト全体</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Content id</source>
        <translation>内容 ID</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>終了理由</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Stored type</source>
        <translation>保存された型</translation>
    </message>
    <message>
        <source>Stored unchanged</source>
        <translation>変更せずに保存</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>保存されたまま</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>パート</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>コンテキスト内</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>要約で置き換え済み</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>ツール出力を刈り込み済み</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>サイドチェーン</translation>
    </message>
    <message>
        <source>Ephemeral: sent once</source>
        <translation>一時的: 1 回だけ送信</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Partly unreadable</source>
        <translation>一部読み取り不可</translation>
    </message>
    <message>
        <source>Is a summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>%1, not text</source>
        <translation>%1、テキストではない</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>First prompt</source>
        <translation>最初のプロンプト</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Forked from</source>
        <translation>フォーク元</translation>
    </message>
    <message>
        <source>At message</source>
        <translation>フォーク位置のメッセージ</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Marked as deleted</source>
        <translation>削除済みの印あり</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Usage, estimated</source>
        <translation>使用量 (推定)</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>使用量 (報告値)</translation>
    </message>
    <message>
        <source>Stored with the session</source>
        <translation>セッションとともに保存</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Cannot be repaired</source>
        <translation>修復不可</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Stored with the part</source>
        <translation>パートとともに保存</translation>
    </message>
    <message>
        <source>Stored with the message</source>
        <translation>メッセージとともに保存</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>報告値</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>入力 %1、出力 %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>試行 %1</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>最初のトークンまで %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>呼び出し</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>試行 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>And</source>
        <translation>さらに</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>最初のプロンプトの前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>recorded by the store</source>
        <translation>ストアの記録</translation>
    </message>
    <message>
        <source>Call latency</source>
        <translation>呼び出しのレイテンシー</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Tokens of the turn</source>
        <translation>ターンのトークン</translation>
    </message>
    <message>
        <source>in the largest call</source>
        <translation>最大の呼び出し</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>推定: %1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>モデル呼び出し</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>セッション全体</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>With differences</source>
        <translation>不一致あり</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>ターン</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete records before this place are shown.</source>
        <translation>ファイルが完全な JSON 文書ではありません (%1)。jazzmine はストアを開けません。ここより前の完全なレコードを表示しています。</translation>
    </message>
    <message>
        <source>End the file after its last complete record.</source>
        <translation>最後の完全なレコードの後でファイルを終わらせます。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine cannot open the store.</source>
        <translation>ファイルがバイトオーダーマークで始まっています。jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>バイトオーダーマークを削除します。</translation>
    </message>
    <message>
        <source>The document is not a JSON object. jazzmine cannot open the store.</source>
        <translation>文書が JSON オブジェクトではありません。jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>“%1” is not an array. jazzmine cannot open the store.</source>
        <translation>「%1」が配列ではありません。jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>“%1” is in the file more than once. jazzmine reads only the last one and drops the others at its next write.</source>
        <translation>「%1」がファイルに複数あります。jazzmine は最後のものだけを読み、次の書き込みでほかを除去します。</translation>
    </message>
    <message>
        <source>“%1” is unknown. jazzmine drops it at its next write.</source>
        <translation>「%1」は不明です。jazzmine は次の書き込みで除去します。</translation>
    </message>
    <message>
        <source>The file “%1” was left next to the store by an unfinished write.</source>
        <translation>未完了の書き込みにより、ファイル「%1」がストアの隣に残っています。</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>ファイルの最後の行が途中で切れています。そのレコードは表示されません。</translation>
    </message>
    <message>
        <source>The line is not a record of a jazzmine store (%1). It is not shown.</source>
        <translation>この行は jazzmine ストアのレコードではありません (%1)。表示されません。</translation>
    </message>
    <message>
        <source>The dump or export cannot be read here (%1). Later records may be missing.</source>
        <translation>ダンプまたはエクスポートをここで読み取れません (%1)。以降のレコードが欠けている可能性があります。</translation>
    </message>
    <message>
        <source>The record is not valid JSON (%1). jazzmine cannot open the store.</source>
        <translation>レコードが有効な JSON ではありません (%1)。jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>レコードを削除します。</translation>
    </message>
    <message>
        <source>The record is not a JSON object. jazzmine cannot open the store.</source>
        <translation>レコードが JSON オブジェクトではありません。jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as UTF-8.</source>
        <translation>レコードに UTF-8 ではないバイトがあります。テキストを UTF-8 として読む環境では、jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine cannot open the store.</source>
        <translation>レコードに「%1」がありません。jazzmine はストアを開けません。</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>レコードに新しい ID を付けます。</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail.</source>
        <translation>jazzmine はフィールド「%1」を拒否します (%2)。会話は読み込まれず、これを含む一覧も失敗する可能性があります。</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>有効な値を保存します。</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>jazzmine はフィールド「%1」を拒否します (%2)。この会話のメッセージは読み込まれません。</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>jazzmine はフィールド「%1」を拒否します (%2)。この会話のトレースは一覧表示できません。</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine cannot load the messages of any conversation.</source>
        <translation>メッセージに会話の指定がありません。jazzmine はどの会話のメッセージも読み込めません。</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine cannot list the traces of any conversation.</source>
        <translation>ターントレースに会話の指定がありません。jazzmine はどの会話のトレースも一覧表示できません。</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>トレースを削除します。</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>「%1」が 64 ビットに収まりません。jazzmine は JSON ファイルからは読みますが、データベースには保持できません。</translation>
    </message>
    <message>
        <source>The field “%1” is unknown. jazzmine drops it when it writes this record.</source>
        <translation>フィールド「%1」は不明です。jazzmine はこのレコードを書くときに除去します。</translation>
    </message>
    <message>
        <source>A later conversation has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>後の会話が同じ ID を持っています。jazzmine は後のものだけを読み、次の書き込みでこれを除去します。</translation>
    </message>
    <message>
        <source>Remove this record if both are equal, otherwise give it a new id.</source>
        <translation>両方が同じならこのレコードを削除し、そうでなければ新しい ID を付けます。</translation>
    </message>
    <message>
        <source>A later message has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>後のメッセージが同じ ID を持っています。jazzmine は後のものだけを読み、次の書き込みでこれを除去します。</translation>
    </message>
    <message>
        <source>A later turn trace has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>後のターントレースが同じ ID を持っています。jazzmine は後のものだけを読み、次の書き込みでこれを除去します。</translation>
    </message>
    <message>
        <source>The conversation %1 has no record. Its messages load; the agent creates the record again, with the next message as its title.</source>
        <translation>会話 %1 のレコードがありません。メッセージは読み込まれます。エージェントは次のメッセージをタイトルとしてレコードを作り直します。</translation>
    </message>
    <message>
        <source>Create the record from the messages.</source>
        <translation>メッセージからレコードを作成します。</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>ターントレースはメッセージ %1 に属していますが、そのメッセージがありません。</translation>
    </message>
    <message>
        <source>A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this one when the message is deleted.</source>
        <translation>後のターントレースが同じメッセージに属しています。jazzmine は後のものだけを見つけ、メッセージを削除してもこのトレースは残します。</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, but its message is in the conversation %2.</source>
        <translation>ターントレースの会話は %1 ですが、そのメッセージは会話 %2 にあります。</translation>
    </message>
    <message>
        <source>“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged.</source>
        <translation>「%1」はミリ秒ではなく秒のようです。jazzmine はそのままの値で並べ替えます。</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will be sorted before this one.</source>
        <translation>時刻 %1 は未来です。新しいメッセージがこれより前に並びます。</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>ターンが開始より前に終わっています。</translation>
    </message>
    <message>
        <source>The message has the same time as the previous one. A database may return them in either order.</source>
        <translation>メッセージの時刻が前のメッセージと同じです。データベースが返す順序は定まりません。</translation>
    </message>
    <message>
        <source>“%1” has a NUL character, which jazzmine&apos;s PostgreSQL store rejects.</source>
        <translation>「%1」に NUL 文字があり、jazzmine の PostgreSQL ストアは拒否します。</translation>
    </message>
    <message>
        <source>“%1” has half a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>「%1」に文字の半分 (単独のサロゲート) があります。多くのプログラムが失敗するか、変更してしまいます。</translation>
    </message>
    <message>
        <source>The message got no reply: it was rejected, failed or timed out.</source>
        <translation>メッセージに返答がありませんでした: 拒否、失敗、またはタイムアウトです。</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>ターン番号 %1 がこの会話に再び現れます: エージェントが再起動されました。jazzmine は両方の実行のターンを混ぜて一覧表示します。</translation>
    </message>
    <message>
        <source>The agent made a new title in the first turn after a restart. The previous title is not stored.</source>
        <translation>エージェントが再起動後の最初のターンで新しいタイトルを付けました。前のタイトルは保存されていません。</translation>
    </message>
    <message>
        <source>A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low.</source>
        <translation>プロンプトがモデルにより書き直されましたが、その呼び出しはすべては記録されていないため (%1 件中 %2 件)、合計は実際より少なくなります。</translation>
    </message>
    <message>
        <source>The message is flagged but was summarised: its text is in the agent&apos;s memory.</source>
        <translation>メッセージにはフラグがありますが、要約されています: テキストはエージェントのメモリーにあります。</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum of the calls and script attempts (%2).</source>
        <translation>保存された合計 (%1) が、呼び出しとスクリプト試行の合計 (%2) と異なります。</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>合計を保存します。</translation>
    </message>
    <message>
        <source>The stored totals (%1) cannot be verified: the trace does not have the calls.</source>
        <translation>保存された合計 (%1) を検証できません: トレースに呼び出しがありません。</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>Tool calls are part of the turn trace, a record that cannot be changed.</source>
        <translation>ツール呼び出しはターントレースの一部であり、変更できないレコードです。</translation>
    </message>
    <message>
        <source>This conversation has no record, so it has no title.</source>
        <translation>この会話にはレコードがないため、タイトルがありません。</translation>
    </message>
    <message>
        <source>The agent has already summarised some of these messages. Its memory is outside the store and still has them.</source>
        <translation>エージェントはこれらのメッセージの一部を既に要約しています。そのメモリーはストアの外にあり、内容が残っています。</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store and repair that first.</source>
        <translation>この会話のレコードは破損しています。ストアをチェックし、先にそれを修復してください。</translation>
    </message>
    <message>
        <source>When the agent is restarted, it gives the conversation a new title after the first reply.</source>
        <translation>エージェントを再起動すると、最初の返答の後に会話に新しいタイトルが付きます。</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>編集できるのはテキストだけです。</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>メッセージ %1、enhanced_message</translation>
    </message>
    <message>
        <source>emptied; otherwise the model would still see the old text</source>
        <translation>空にします。そうしないとモデルに古いテキストが見え続けます</translation>
    </message>
    <message>
        <source>The turn trace is unchanged and no longer matches the reply.</source>
        <translation>ターントレースは変更されず、返答と一致しなくなります。</translation>
    </message>
    <message>
        <source>The time of message %1 is unreadable, so nothing can be inserted next to it.</source>
        <translation>メッセージ %1 の時刻を読み取れないため、その隣には何も挿入できません。</translation>
    </message>
    <message>
        <source>Messages %1 and %2 have no time between them, and a database sorts only by time.</source>
        <translation>メッセージ %1 と %2 の間に時刻の余地がなく、データベースは時刻だけで並べ替えます。</translation>
    </message>
    <message>
        <source>jazzmine has no role “%1”. Choose %2.</source>
        <translation>jazzmine にロール「%1」はありません。%2 を選んでください。</translation>
    </message>
    <message>
        <source>jazzmine does not send tool outputs to the model, so there is nothing to prune.</source>
        <translation>jazzmine はツール出力をモデルに送らないため、刈り込むものがありません。</translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>jazzmine はチェックポイントを保存しません。Stemma が独自のデータに保持します。</translation>
    </message>
    <message>
        <source>jazzmine does not store a project folder.</source>
        <translation>jazzmine はプロジェクトフォルダーを保存しません。</translation>
    </message>
    <message>
        <source>jazzmine stores its summaries outside the store.</source>
        <translation>jazzmine は要約をストアの外に保存します。</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>jazzmine は会話のすべてのメッセージを読み込めます。</translation>
    </message>
    <message>
        <source>keeps the discarded end</source>
        <translation>破棄された末尾を残します</translation>
    </message>
    <message>
        <source>%1–%2, to the discarded end</source>
        <translation>%1–%2、破棄された末尾へ</translation>
    </message>
    <message>
        <source>their turn traces</source>
        <translation>ターントレース</translation>
    </message>
    <message>
        <source>jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which the agent&apos;s host may list.</source>
        <translation>jazzmine には破棄された末尾がないため、独立した会話になります。エージェントのホストで一覧に表示されることがあります。</translation>
    </message>
    <message>
        <source>Only reasoning steps can be removed from a message.</source>
        <translation>メッセージから削除できるのは推論ステップだけです。</translation>
    </message>
    <message>
        <source>jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot be changed. Check the store and repair that first.</source>
        <translation>レコードを失わずに jazzmine がこのストアを開くことはできない (バイト %2 で %1) ため、変更できません。ストアをチェックし、先にそれを修復してください。</translation>
    </message>
    <message>
        <source>A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.</source>
        <translation>このストアには修復できない部分 (バイト %2 で %1) があるため、いずれにしても jazzmine は開けません。</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>jazzmine がこのストアに書き込み中のようです (新しいファイル %1 があります)。終わってから再試行してください。</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>バイトオーダーマーク</translation>
    </message>
    <message>
        <source>The file has no complete record to keep.</source>
        <translation>ファイルに残すべき完全なレコードがありません。</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>文書の末尾</translation>
    </message>
    <message>
        <source>No complete record follows the damaged place.</source>
        <translation>破損箇所の後に完全なレコードはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>破損箇所の後の %n 件のレコードも一緒に削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the agent first: it keeps the whole store in memory and would overwrite this change with its next message.</source>
        <translation>先にエージェントを停止してください: ストア全体をメモリーに保持しており、次のメッセージでこの変更を上書きします。</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>jazzmine は依然として会話を読み込めません: %n 件のメッセージを拒否します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along with the next prompt.</source>
        <translation>会話が返答のないプロンプトで終わります。jazzmine は次のプロンプトと一緒にそれをエンハンサーに送ります。</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>未来の時刻のメッセージはありません。</translation>
    </message>
    <message>
        <source>A message has a time in the future, so the agent&apos;s next messages are sorted before it.</source>
        <translation>未来の時刻のメッセージがあるため、エージェントの次のメッセージはそれより前に並びます。</translation>
    </message>
    <message>
        <source>A database cannot store this text: it has a NUL character or half a character.</source>
        <translation>データベースはこのテキストを保存できません: NUL 文字または文字の半分があります。</translation>
    </message>
    <message>
        <source>%1 was not changed: messages were added or removed since the change was planned. Plan it again.</source>
        <translation>%1 は変更されていません: 変更を計画した後に、メッセージが追加または削除されました。計画し直してください。</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation may overwrite this change; a running agent still uses the conversation it has in memory.</source>
        <translation>この会話で応答中のエージェントがこの変更を上書きする可能性があります。実行中のエージェントはメモリー内の会話を使い続けます。</translation>
    </message>
    <message>
        <source>copies of their turn traces</source>
        <translation>ターントレースのコピー</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>%n 件のレコードが除外されます。含めると jazzmine がフォークを読み込めないためです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>次のメッセージで、エージェントはコピーを再び要約します: モデル呼び出し約 %n 件が発生し、メッセージごとにストア全体が書き込まれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>次のメッセージで、エージェントはコピーを再び要約します: モデル呼び出し約 %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>計画中に %1 が変わりました。変更を計画し直してください。</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>The database has no jazzmine table %1 in this schema.</source>
        <translation>データベースのこのスキーマに jazzmine のテーブル %1 はありません。</translation>
    </message>
    <message>
        <source>A database with the jazzmine tables conversations, messages and turn_traces.</source>
        <translation>jazzmine のテーブル conversations、messages、turn_traces があるデータベースです。</translation>
    </message>
    <message>
        <source>A SQLite file. jazzmine has no SQLite stores.</source>
        <translation>SQLite ファイルです。jazzmine に SQLite ストアはありません。</translation>
    </message>
    <message>
        <source>A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>ダンプはデータベースのコピーであり、読むエージェントはないため、Stemma は読み取り専用で扱います。</translation>
    </message>
    <message>
        <source>An export is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>エクスポートはデータベースのコピーであり、読むエージェントはないため、Stemma は読み取り専用で扱います。</translation>
    </message>
    <message>
        <source>The folder has no exported collections of a jazzmine database.</source>
        <translation>フォルダーに jazzmine データベースのエクスポートされたコレクションがありません。</translation>
    </message>
    <message>
        <source>Neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>jazzmine の JSON ストアでも、そのデータベースのダンプやエクスポートでもありません。</translation>
    </message>
    <message>
        <source>It has records of jazzmine in the container “%1”.</source>
        <translation>コンテナー「%1」に jazzmine のレコードがあります。</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>計画中に %1 が変わりました。変更を計画し直してください。</translation>
    </message>
    <message>
        <source>The server of %1 is read-only. Connect to the primary server.</source>
        <translation>%1 のサーバーは読み取り専用です。プライマリーサーバーに接続してください。</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>%1 のテーブルはビューであり、安全に変更できません。</translation>
    </message>
    <message>
        <source>You lack a right on the server: %1. Ask for it, or connect as another user.</source>
        <translation>サーバー上の権限が不足しています: %1。権限を依頼するか、別のユーザーで接続してください。</translation>
    </message>
    <message>
        <source>You may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>%1 は読み取りしかできません。変更する権限を依頼するか、別のユーザーで接続してください。</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>修復するものはありません</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>%n 件の会話を修復</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a row of %1.</source>
        <translation>%1 の行ではありません。</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>行 %1 はもう %2 にありません。セッションを開き直してください。</translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies first, and %1 is too large for that. Make this change on its own, or for one conversation at a time.</source>
        <translation>すべての会話の変更はまずコピーで試されますが、%1 は大きすぎます。この変更は単独で、または会話を 1 つずつ行ってください。</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is not valid JSON (%1 at its byte %2).</source>
        <translation>レコードが有効な JSON ではありません (その %2 バイト目で %1)。</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>レコードが JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The content is not a string.</source>
        <translation>内容が文字列ではありません。</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for this value.</source>
        <translation>jazzmine にはこの値の規則がありません。</translation>
    </message>
    <message>
        <source>Repair the file as a whole first.</source>
        <translation>先にファイル全体を修復してください。</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 has changed. Open the file again.</source>
        <translation>%2 のバイト %1 の行が変わりました。ファイルを開き直してください。</translation>
    </message>
    <message>
        <source>%1 is not a file of this store. Open the session again.</source>
        <translation>%1 はこのストアのファイルではありません。セッションを開き直してください。</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>メッセージのこのパートはもう %1 にありません。セッションを開き直してください。</translation>
    </message>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 に会話 %2 はありません。ID を確認するか、ストアのセッションを一覧表示してください。</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id.</source>
        <translation>会話 %1 にメッセージ %2 はありません。ID を確認してください。</translation>
    </message>
    <message>
        <source>It is flagged, and flagged messages are not sent to the enhancer.</source>
        <translation>フラグ付きのメッセージはエンハンサーに送られません。</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>元に戻すためのデータを持つジャーナル %1 に書き込めないため、何も変更されませんでした。空き容量を確保するか、権限を確認してください。</translation>
    </message>
    <message>
        <source>The journal has no change “%1”; “stemma history” lists them.</source>
        <translation>ジャーナルに変更「%1」はありません。「stemma history」で一覧表示できます。</translation>
    </message>
    <message>
        <source>The change “%1” was not undone.</source>
        <translation>変更「%1」は元に戻されていません。</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>変更「%1」は元に戻せません: ジャーナル %2 のレコードが破損しています。</translation>
    </message>
    <message>
        <source>The undo data of this change is too large for the journal %1. Nothing was changed.</source>
        <translation>この変更を元に戻すためのデータはジャーナル %1 に対して大きすぎます。何も変更されませんでした。</translation>
    </message>
    <message>
        <source>The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.</source>
        <translation>元に戻すためのデータがあるジャーナル %1 を読み取れません。権限とディスクを確認してから再試行してください。</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no running keychain.</source>
        <translation>このデスクトップでは動作中のキーチェーンがありません。</translation>
    </message>
    <message>
        <source>The keychain did not store the password: %1</source>
        <translation>キーチェーンがパスワードを保存しませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>At the left of each message, and in the overview</source>
        <translation>各メッセージの左側と概観</translation>
    </message>
    <message>
        <source>The model is sent it with the next prompt.</source>
        <translation>次のプロンプトとともにモデルに送られます。</translation>
    </message>
    <message>
        <source>The model is sent a summary in its place.</source>
        <translation>代わりに要約がモデルに送られます。</translation>
    </message>
    <message>
        <source>The session was resumed before it; it is kept, and the model is not sent it.</source>
        <translation>その前からセッションが再開されました。残されていますが、モデルには送られません。</translation>
    </message>
    <message>
        <source>It was sent once and is not part of the conversation.</source>
        <translation>1 回だけ送られ、会話には含まれません。</translation>
    </message>
    <message>
        <source>It belongs to a sub-agent or to a branch beside the main one.</source>
        <translation>サブエージェント、またはメインのブランチとは別のブランチに属します。</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>A summary took the place of the messages above it.</source>
        <translation>その上のメッセージが要約に置き換わりました。</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>The session goes on from here in more than one way.</source>
        <translation>セッションがここから複数に分かれて続きます。</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>The check found something about it, or the store marks it.</source>
        <translation>チェックで何かが検出されたか、ストアが印を付けています。</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>ツール呼び出し</translation>
    </message>
    <message>
        <source>The tool gave back a result.</source>
        <translation>ツールが結果を返しました。</translation>
    </message>
    <message>
        <source>The tool gave back an error.</source>
        <translation>ツールがエラーを返しました。</translation>
    </message>
    <message>
        <source>No result is stored yet.</source>
        <translation>結果はまだ保存されていません。</translation>
    </message>
    <message>
        <source>No result is stored, and none will come.</source>
        <translation>結果は保存されておらず、今後も届きません。</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>The model is no longer sent the output. It is still stored.</source>
        <translation>出力はもうモデルに送られません。保存はされています。</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Figures at the right</source>
        <translation>右側の数値</translation>
    </message>
    <message>
        <source>tokens, estimated</source>
        <translation>トークン (推定)</translation>
    </message>
    <message>
        <source>Counted by Stemma. Figures without ≈ are those that the provider reported.</source>
        <translation>Stemma が数えた値です。≈ のない数値はプロバイダーの報告値です。</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>The time since the message before.</source>
        <translation>前のメッセージからの時間です。</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>A place with a name, to come back to.</source>
        <translation>後で戻るための名前付きの場所です。</translation>
    </message>
    <message>
        <source>Hidden characters in code, commands, paths and titles</source>
        <translation>コード、コマンド、パス、タイトル内の隠れた文字</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>A mark that changes the direction in which text is shown, or ends such a change.</source>
        <translation>テキストの表示方向を変える、または変更を終える印です。</translation>
    </message>
    <message>
        <source>no width</source>
        <translation>幅なし</translation>
    </message>
    <message>
        <source>A character that takes no room. A letter behind it was hidden as a tag.</source>
        <translation>場所を取らない文字です。後ろに付く文字はタグとして隠されていたものです。</translation>
    </message>
    <message>
        <source>Time axis (View &gt; Time axis)</source>
        <translation>時間軸 (表示 &gt; 時間軸)</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>The time from one message to the next, which the agent wrote or a tool gave back.</source>
        <translation>エージェントが書いた、またはツールが返した、あるメッセージから次のメッセージまでの時間です。</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>The time between calls and their results.</source>
        <translation>呼び出しからその結果までの時間です。</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>入力待ち</translation>
    </message>
    <message>
        <source>The time until the next prompt. Long waits are drawn shorter.</source>
        <translation>次のプロンプトまでの時間です。長い待ち時間は短く描かれます。</translation>
    </message>
</context>
<context>
    <name>LineRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>バイト %1 の行</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level %1 selective</source>
        <translation>レベル %1 選択的</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>レベル %1 積極的</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>レベル %1 決定的</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>凝縮</translation>
    </message>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>最初の %n 件のメッセージは同じ</numerusform>
        </translation>
    </message>
    <message>
        <source>detected, %1 % certain</source>
        <translation>検出、確度 %1%</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>%1 でフォーク</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>branch at %1</source>
        <translation>%1 でブランチ</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>resumed at %1</source>
        <translation>%1 から再開</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>続き</translation>
    </message>
    <message>
        <source>sub-agent of %1</source>
        <translation>%1 のサブエージェント</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>サブエージェント</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>%n 件のメッセージ、保存済み</numerusform>
        </translation>
    </message>
    <message>
        <source>still stored</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>コンパクション %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>End · waiting for you</source>
        <translation>末尾 · 入力待ち</translation>
    </message>
    <message>
        <source>End · prompt without an answer</source>
        <translation>末尾 · 応答のないプロンプト</translation>
    </message>
    <message>
        <source>End</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>破棄された末尾</translation>
    </message>
    <message>
        <source>Discarded end · %1</source>
        <translation>破棄された末尾 · %1</translation>
    </message>
    <message>
        <source>Fork point after message %1</source>
        <translation>メッセージ %1 の後のフォーク点</translation>
    </message>
    <message>
        <source>Fork point at the beginning</source>
        <translation>先頭のフォーク点</translation>
    </message>
    <message>
        <source>Fork point</source>
        <translation>フォーク点</translation>
    </message>
    <message>
        <source>Resumed after message %1</source>
        <translation>メッセージ %1 の後から再開</translation>
    </message>
    <message>
        <source>Resumed at the beginning</source>
        <translation>先頭から再開</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>「%1」の前</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>チェックポイント「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>%n 件のイベントを折りたたみ</numerusform>
        </translation>
    </message>
    <message>
        <source>session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>discarded end</source>
        <translation>破棄された末尾</translation>
    </message>
    <message>
        <source>automatic; can be undone to here</source>
        <translation>自動。ここまで元に戻せます</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>live</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>続き</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>%n 件の古いセッションは非表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>制約 %Ln 件の損失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>制約 %Ln 件の変化</numerusform>
        </translation>
    </message>
    <message>
        <source>errors lost</source>
        <translation>エラーの損失</translation>
    </message>
    <message>
        <source>details lost</source>
        <translation>詳細の損失</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>損失なし</translation>
    </message>
    <message>
        <source>The review found everything it looked for in the summary.</source>
        <translation>レビューで探したものはすべて要約にありました。</translation>
    </message>
    <message>
        <source>The summary says something else instead of “%1”.</source>
        <translation>要約は「%1」の代わりに別のことを述べています。</translation>
    </message>
    <message>
        <source>The summary does not have “%1”.</source>
        <translation>要約に「%1」がありません。</translation>
    </message>
    <message>
        <source>Not all messages were read.</source>
        <translation>すべてのメッセージを読み取ったわけではありません。</translation>
    </message>
    <message>
        <source>Click to see the review.</source>
        <translation>クリックするとレビューを表示します。</translation>
    </message>
</context>
<context>
    <name>LossReview</name>
    <message>
        <source>Constraint</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>識別子</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>識別子</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Web アドレス</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Web アドレス</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rules and model</source>
        <translation>規則とモデル</translation>
    </message>
    <message>
        <source>Rules; model: %1</source>
        <translation>規則、モデル: %1</translation>
    </message>
    <message>
        <source>The summary has nothing like it.</source>
        <translation>要約に似たものがありません。</translation>
    </message>
    <message>
        <source>The summary has it word for word.</source>
        <translation>要約にそのままの語句であります。</translation>
    </message>
    <message>
        <source>The summary has it with a different spelling.</source>
        <translation>要約に別の表記であります。</translation>
    </message>
    <message>
        <source>The summary has most of its words close together.</source>
        <translation>要約に、その語の大半が近くにまとまってあります。</translation>
    </message>
    <message>
        <source>The summary says “%1” instead.</source>
        <translation>要約では代わりに「%1」となっています。</translation>
    </message>
    <message>
        <source>Found by a model in a second look.</source>
        <translation>再確認でモデルが検出。</translation>
    </message>
    <message>
        <source>%1 Found by a model in a second look.</source>
        <translation>%1 再確認でモデルが検出。</translation>
    </message>
    <message>
        <source>%1 Found by the rule “%2”.</source>
        <translation>%1 規則「%2」で検出。</translation>
    </message>
</context>
<context>
    <name>LossRules</name>
    <message>
        <source>it is larger than 4 MB</source>
        <translation>4 MB を超えています</translation>
    </message>
    <message>
        <source>The rule file %1 cannot be read: %2.</source>
        <translation>規則ファイル %1 を読み取れません: %2。</translation>
    </message>
    <message>
        <source>The rule file %1 is not valid JSON (byte %2: %3) and was ignored.</source>
        <translation>規則ファイル %1 は有効な JSON ではないため (バイト %2: %3)、無視されました。</translation>
    </message>
    <message>
        <source>The rule file %1 is not a JSON object and was ignored.</source>
        <translation>規則ファイル %1 は JSON オブジェクトではないため、無視されました。</translation>
    </message>
    <message>
        <source>“%2” in the rule file %1 was ignored: %3.</source>
        <comment>%2: a rule or a list</comment>
        <translation>規則ファイル %1 の「%2」は無視されました: %3。</translation>
    </message>
    <message>
        <source>it must be one of en, de, es, fr, ja, zh, other</source>
        <translation>en、de、es、fr、ja、zh、other のいずれかである必要があります</translation>
    </message>
    <message>
        <source>there is no such list</source>
        <translation>そのようなリストはありません</translation>
    </message>
    <message>
        <source>the file names no language</source>
        <translation>ファイルに言語の指定がありません</translation>
    </message>
    <message>
        <source>it must be a point or a comma</source>
        <translation>ピリオドまたはカンマである必要があります</translation>
    </message>
    <message>
        <source>it must be a list of words</source>
        <translation>語のリストである必要があります</translation>
    </message>
    <message>
        <source>one of its words is not a string</source>
        <translation>文字列ではない語があります</translation>
    </message>
    <message>
        <source>it must be a list of units</source>
        <translation>単位のリストである必要があります</translation>
    </message>
    <message>
        <source>a unit needs a dimension, a factor above 0 and names</source>
        <translation>単位には次元、0 より大きい係数、名前が必要です</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>オブジェクトである必要があります</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>「%1」に数値がありません</translation>
    </message>
    <message>
        <source>there is no kind “%1”</source>
        <translation>「%1」という種類はありません</translation>
    </message>
    <message>
        <source>there is no source “%1”, or its weight is not a number</source>
        <translation>「%1」というソースがないか、重みが数値ではありません</translation>
    </message>
    <message>
        <source>a share must be above 0 and at most 1</source>
        <translation>割合は 0 より大きく 1 以下である必要があります</translation>
    </message>
    <message>
        <source>it must be a list of rules</source>
        <translation>規則のリストである必要があります</translation>
    </message>
    <message>
        <source>it has no pattern</source>
        <translation>パターンがありません</translation>
    </message>
    <message>
        <source>its regular expression is not valid at character %1 (%2)</source>
        <translation>正規表現が %1 文字目で無効です (%2)</translation>
    </message>
    <message>
        <source>rule %1 has no name</source>
        <translation>規則 %1 に名前がありません</translation>
    </message>
    <message>
        <source>a rule for sentences needs the words to search for</source>
        <translation>文の規則には検索する語が必要です</translation>
    </message>
    <message>
        <source>a beginning needs three letters and a file with a language</source>
        <translation>語頭の指定には 3 文字以上と、言語のあるファイルが必要です</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>In the original session this entry does not follow the previous one: mantis merged an abandoned branch into the fork.</source>
        <translation>元のセッションでは、このエントリーは前のエントリーに続いていません: mantis が放棄されたブランチをフォークに混ぜました。</translation>
    </message>
    <message>
        <source>The line is not valid JSON. mantis drops it, and older messages may become unreachable.</source>
        <translation>行が有効な JSON ではありません。mantis はこの行を除去し、古いメッセージに到達できなくなる可能性があります。</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>行を削除します。</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. mantis appends its next line to it and loses that one, too.</source>
        <translation>クラッシュの後のように、ファイルがこの行の途中で終わっています。mantis は次の行をこの後ろに追記し、その行も失います。</translation>
    </message>
    <message>
        <source>Remove the incomplete line.</source>
        <translation>不完全な行を削除します。</translation>
    </message>
    <message>
        <source>This line has two records, the first cut off by a crash. mantis drops both, and everything older with them.</source>
        <translation>この行にはレコードが 2 つあり、最初のものはクラッシュで途切れています。mantis は両方と、それより古いすべてを除去します。</translation>
    </message>
    <message>
        <source>Remove the incomplete first record.</source>
        <translation>不完全な最初のレコードを削除します。</translation>
    </message>
    <message>
        <source>The line is JSON, but not a known record. It is shown as stored.</source>
        <translation>行は JSON ですが、既知のレコードではありません。保存されたまま表示します。</translation>
    </message>
    <message>
        <source>The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown among the messages.</source>
        <translation>行がメッセージではなく、型が不明 (「%1」) です。mantis は読み飛ばし、メッセージの中には表示されません。</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has the wrong type. mantis drops the entry, and older messages may become unreachable.</source>
        <translation>エントリーの必須キーがないか、型が正しくありません。mantis はエントリーを除去し、古いメッセージに到達できなくなる可能性があります。</translation>
    </message>
    <message>
        <source>The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops the line, or cannot load the session at all.</source>
        <translation>行に UTF-8 ではないバイト、または文字の半分 (単独のサロゲート) があります。mantis はこの行を除去するか、セッションをまったく読み込めません。</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>バイトを置換文字で置き換えます。</translation>
    </message>
    <message>
        <source>A later line has the same id. mantis reads only that one.</source>
        <translation>後の行が同じ ID を持っています。mantis は後のものだけを読みます。</translation>
    </message>
    <message>
        <source>Remove this line; the later one stays.</source>
        <translation>この行を削除し、後の行を残します。</translation>
    </message>
    <message>
        <source>The parent of the entry is missing or unreadable. mantis cannot reach anything older.</source>
        <translation>エントリーの親がないか、読み取れません。mantis はそれより古いものに到達できません。</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, after the entry before it in the file.</source>
        <translation>失われた ID のエントリーを、ファイル内でその前のエントリーに続けて追記します。</translation>
    </message>
    <message>
        <source>The parents form a cycle through this entry. mantis stops here.</source>
        <translation>このエントリーを通る親の循環があります。mantis はここで止まります。</translation>
    </message>
    <message>
        <source>The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch.</source>
        <translation>時刻の表記が通常と異なります。mantis は時刻をテキストとして比較するため、誤ったブランチを読み込む可能性があります。</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>エントリーが親より古くなっています。時計が戻されたか、ファイルが混ざりました。</translation>
    </message>
    <message>
        <source>The file name is not a UUID, so mantis never lists the session.</source>
        <translation>ファイル名が UUID ではないため、mantis はこのセッションを一覧に出しません。</translation>
    </message>
    <message>
        <source>mantis does not list the session, because an entry near the beginning belongs to a side chain.</source>
        <translation>先頭付近のエントリーがサイドチェーンに属するため、mantis はこのセッションを一覧に出しません。</translation>
    </message>
    <message>
        <source>mantis cannot load this message, and so cannot load the session.</source>
        <translation>mantis はこのメッセージを読み込めないため、セッションも読み込めません。</translation>
    </message>
    <message>
        <source>Turn the rejected content into text, in a new branch.</source>
        <translation>新しいブランチで、拒否された内容をテキストに変えます。</translation>
    </message>
    <message>
        <source>mantis could not load this message, but does not read it here.</source>
        <translation>mantis はこのメッセージを読み込めませんが、ここでは読み取られません。</translation>
    </message>
    <message>
        <source>The context begins with an answer, which providers reject.</source>
        <translation>コンテキストが応答で始まっており、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>A tool result has no call before it. Versions before 2.64 send it, and providers reject it.</source>
        <translation>ツール結果の前に呼び出しがありません。2.64 より前のバージョンはこれを送り、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>新しいブランチで結果を除外します。</translation>
    </message>
    <message>
        <source>A tool call has no result: mantis ended while the tool ran, or the conversation was resumed there. mantis leaves the call out or answers it with an error.</source>
        <translation>ツール呼び出しに結果がありません: ツールの実行中に mantis が終了したか、会話がそこから再開されました。mantis は呼び出しを除外するか、エラーで応答します。</translation>
    </message>
    <message>
        <source>Leave the call out, in a new branch.</source>
        <translation>新しいブランチで呼び出しを除外します。</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers reject them.</source>
        <translation>別の呼び出しが同じ ID を持っています。2.64 より前のバージョンは両方を送り、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>A tool result comes before its call, which providers reject.</source>
        <translation>ツール結果がその呼び出しより前にあり、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>A tool result is not in the message right after its call, which providers reject.</source>
        <translation>ツール結果が呼び出しの直後のメッセージになく、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins without its prompt. Some versions lose the beginning of a turn when they compact.</source>
        <translation>これより前のメッセージが欠けているようです: ターンがプロンプトなしで始まっています。一部のバージョンはコンパクションの際にターンの先頭を失います。</translation>
    </message>
    <message>
        <source>The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: mantis forgets a rewind when it resumes the session.</source>
        <translation>プロンプトが以前のものの繰り返しです。以前のものが巻き戻されていた場合、それと応答が再び送られます: mantis はセッションの再開時に巻き戻しを忘れます。</translation>
    </message>
    <message>
        <source>The message repeats the previous one. The terminal stores the last message again when it resumes a session.</source>
        <translation>メッセージが前のメッセージの繰り返しです。端末はセッションの再開時に最後のメッセージを再び保存します。</translation>
    </message>
    <message>
        <source>Leave the second message out, in a new branch.</source>
        <translation>新しいブランチで 2 つ目のメッセージを除外します。</translation>
    </message>
    <message>
        <source>This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not compacted.</source>
        <translation>この境界には要約がありません: リストはコンパクションではなく、巻き戻し、消去、再開の後に書き直されました。</translation>
    </message>
    <message>
        <source>The summary is only in the boundary. Agents with a custom system prompt never send it to Anthropic&apos;s models.</source>
        <translation>要約は境界にしかありません。独自のシステムプロンプトを持つエージェントは、それを Anthropic のモデルに送りません。</translation>
    </message>
    <message>
        <source>Put it into a message after the boundary, in a new branch.</source>
        <translation>新しいブランチで、境界の後のメッセージに入れます。</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. The file is correct.</source>
        <translation>バージョン 2.59 と 2.60 は境界のあるセッションを再開できず、Web ビューも失敗します。ファイルは正常です。</translation>
    </message>
    <message>
        <source>Leave out the entries from abandoned branches, in a new branch.</source>
        <translation>新しいブランチで、放棄されたブランチのエントリーを除外します。</translation>
    </message>
    <message>
        <source>Another context reminder: every headless run adds one, and all are sent.</source>
        <translation>コンテキストのリマインダーがまたあります: ヘッドレス実行のたびに追加され、すべて送られます。</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>新しいブランチで除外します。</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project folder. The compacted messages cannot be recovered.</source>
        <translation>メッセージはアーティファクト %1 を参照していますが、プロジェクトフォルダーにありません。コンパクションされたメッセージは復元できません。</translation>
    </message>
    <message>
        <source>The run that begins here has no result: mantis ended before the run did.</source>
        <translation>ここから始まる実行に結果がありません: 実行が終わる前に mantis が終了しました。</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls have no answer or were counted twice.</source>
        <translation>実行の結果は %1 トークン (入力 + 出力) ですが、応答の合計は %2 です。応答のない呼び出しか、二重に数えられた呼び出しがあります。</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name.</source>
        <translation>この行はセッション「%1」のものですが、それより前の行は「%2」のものです: どちらの ID も同じファイル名になります。</translation>
    </message>
    <message>
        <source>The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it.</source>
        <translation>メッセージが有効な JSON リストではありません (%1)。mantis はセッションを空として一覧に出し、読み込めません。</translation>
    </message>
    <message>
        <source>The tags are not a valid JSON list. mantis cannot list any session.</source>
        <translation>タグが有効な JSON リストではありません。mantis はどのセッションも一覧表示できません。</translation>
    </message>
    <message>
        <source>The metadata are not a valid JSON object. mantis cannot load the session.</source>
        <translation>メタデータが有効な JSON オブジェクトではありません。mantis はセッションを読み込めません。</translation>
    </message>
    <message>
        <source>The title differs from the title in the metadata, which replaces it when mantis saves.</source>
        <translation>タイトルがメタデータのタイトルと異なり、mantis の保存時にメタデータのもので置き換えられます。</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>時刻 %1 を読み取れません。セッションの並び順が正しくない可能性があります。</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is after the end of the conversation.</source>
        <translation>チェックポイント「%1」が会話の末尾より後にあります。</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>mantis cannot load this session because of message %1, so nothing would be sent. Check the session for problems.</source>
        <translation>メッセージ %1 のために mantis はこのセッションを読み込めず、何も送られません。セッションの問題をチェックしてください。</translation>
    </message>
    <message>
        <source>It has no summary; it only marks where the context begins.</source>
        <translation>要約はありません。コンテキストの始まりを示すだけです。</translation>
    </message>
    <message>
        <source>mantis cannot resume this recording: a new run with the same id starts empty. Look for the session with this id under projects.</source>
        <translation>mantis はこの記録を再開できません: 同じ ID の新しい実行は空で始まります。projects の下でこの ID のセッションを探してください。</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume it with a later release.</source>
        <translation>このセッションを書いたのは mantis 2.59 または 2.60 で、境界のあるセッションを再開できません。より新しいリリースで再開してください。</translation>
    </message>
    <message>
        <source>Its tool calls have no results, so mantis leaves it out.</source>
        <translation>ツール呼び出しに結果がないため、mantis は除外します。</translation>
    </message>
    <message>
        <source>mantis made this reminder and drops it when it loads the session.</source>
        <translation>このリマインダーは mantis が作成したもので、セッションの読み込み時に除去されます。</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>Message %1 is a boundary, where the context of mantis begins. It cannot be changed or removed; fork or resume the session before it instead.</source>
        <translation>メッセージ %1 は mantis のコンテキストが始まる境界です。変更も削除もできません。代わりにその前でセッションをフォークまたは再開してください。</translation>
    </message>
    <message>
        <source>Summaries of mantis cannot be dissolved: the messages are still in the original session or before the boundary. Resume or fork there.</source>
        <translation>mantis の要約は解除できません: メッセージは元のセッション、または境界の前に残っています。そこから再開またはフォークしてください。</translation>
    </message>
    <message>
        <source>mantis prunes outputs only in memory; its transcripts cannot store that.</source>
        <translation>mantis は出力をメモリー内でのみ刈り込みます。トランスクリプトには保存できません。</translation>
    </message>
    <message>
        <source>In a list of messages the replaced messages would be lost.</source>
        <translation>メッセージのリストでは、置き換えられたメッセージが失われます。</translation>
    </message>
    <message>
        <source>mantis up to 2.58, which wrote this session, still sends everything before a summary.</source>
        <translation>このセッションを書いた 2.58 までの mantis は、要約より前のすべてを送り続けます。</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a compaction boundary.</source>
        <translation>このセッションを書いたのは mantis 2.59 または 2.60 で、コンパクションの境界があるセッションを再開できません。</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is only for readers of the transcript.</source>
        <translation>mantis はロール「system」のエントリーを送りません。ノートはトランスクリプトを読む人のためだけのものです。</translation>
    </message>
    <message>
        <source>The message is before a boundary, so it is not sent.</source>
        <translation>メッセージは境界の前にあるため、送られません。</translation>
    </message>
    <message>
        <source>Two prompts would follow each other, which some providers reject.</source>
        <translation>プロンプトが 2 つ続くことになり、拒否するプロバイダーもあります。</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session can resume after a boundary.</source>
        <translation>このセッションを書いた mantis のリリースは、境界の後から再開できます。</translation>
    </message>
    <message>
        <source>The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier ones send the replaced messages as well, or nothing.</source>
        <translation>このセッションの mantis のリリースは保存されていません。2.61 以降は再開できますが、それより前のものは置き換えられたメッセージも送るか、何も送りません。</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its boundary. Every release can resume the new session.</source>
        <translation>このセッションを書いたのは mantis 2.59 または 2.60 で、境界のために再開できません。新しいセッションはどのリリースでも再開できます。</translation>
    </message>
    <message>
        <source>mantis looks for titles only at the beginning and the end of a long transcript. After another 64 KiB its own list no longer shows this title.</source>
        <translation>mantis は長いトランスクリプトの先頭と末尾でしかタイトルを探しません。さらに 64 KiB 増えると、mantis の一覧にこのタイトルは出なくなります。</translation>
    </message>
    <message>
        <source>An entry of this transcript has a time after all others (“%1”), so mantis would not use the change as the newest branch. Fork the session instead.</source>
        <translation>このトランスクリプトにほかのすべてより後の時刻 (「%1」) のエントリーがあるため、mantis は変更を最新のブランチとして使いません。代わりにセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>In this kind of store every message is a checkpoint, so none are stored.</source>
        <translation>この種類のストアではすべてのメッセージがチェックポイントになるため、保存されません。</translation>
    </message>
    <message>
        <source>%1–%2; kept in %3</source>
        <translation>%1–%2。%3 に残ります</translation>
    </message>
    <message>
        <source>Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the session instead.</source>
        <translation>別のプログラムが、このセッションのチェックポイントを mantis とは異なる位置に書きました。代わりにセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>メッセージ %1 にチェックポイントはありません。</translation>
    </message>
    <message>
        <source>The session already has a checkpoint “%1”. Choose another name.</source>
        <translation>セッションには既にチェックポイント「%1」があります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>A program that has this session loaded would overwrite this change when it saves. Reload the session there.</source>
        <translation>このセッションを読み込んでいるプログラムは、保存時にこの変更を上書きします。そのプログラムでセッションを読み込み直してください。</translation>
    </message>
    <message>
        <source>The file %1 stays, because the session %2 uses it too.</source>
        <translation>ファイル %1 はセッション %2 も使用しているため残ります。</translation>
    </message>
    <message>
        <source>The data of this session is damaged, so mantis cannot load it. Check the session for problems.</source>
        <translation>このセッションのデータが破損しているため、mantis は読み込めません。セッションの問題をチェックしてください。</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>It has the tables and columns of mantis.</source>
        <translation>mantis のテーブルと列があります。</translation>
    </message>
    <message>
        <source>It has transcripts of mantis.</source>
        <translation>mantis のトランスクリプトがあります。</translation>
    </message>
    <message>
        <source>The first lines are entries of a mantis tree.</source>
        <translation>最初の数行が mantis ツリーのエントリーです。</translation>
    </message>
    <message>
        <source>The first lines are messages of the mantis protocol.</source>
        <translation>最初の数行が mantis プロトコルのメッセージです。</translation>
    </message>
    <message>
        <source>The first lines are plain messages, which mantis may have written.</source>
        <translation>最初の数行が単純なメッセージで、mantis が書いた可能性があります。</translation>
    </message>
    <message>
        <source>mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.</source>
        <translation>mantis はプロトコルログ (M2) を再開できないため、Stemma は読み取り専用で扱います。</translation>
    </message>
    <message>
        <source>No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.</source>
        <translation>単純なメッセージのファイル (M4) を再開する既知の mantis リリースはないため、Stemma は読み取り専用で扱います。</translation>
    </message>
    <message>
        <source>Not the tables of a mantis store.</source>
        <translation>mantis ストアのテーブルではありません。</translation>
    </message>
    <message>
        <source>No mantis transcripts in this folder.</source>
        <translation>このフォルダーに mantis のトランスクリプトはありません。</translation>
    </message>
    <message>
        <source>The first lines are not from a mantis transcript.</source>
        <translation>最初の数行が mantis のトランスクリプトのものではありません。</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>mantis does not know this kind of block and cannot load the session because of it.</source>
        <translation>mantis はこの種類のブロックを知らず、そのためにセッションを読み込めません。</translation>
    </message>
    <message>
        <source>Not valid JSON from byte %1.</source>
        <translation>バイト %1 から有効な JSON ではありません。</translation>
    </message>
    <message>
        <source>Not a JSON object, so not a message.</source>
        <translation>JSON オブジェクトではないため、メッセージではありません。</translation>
    </message>
    <message>
        <source>Not an entry of a conversation.</source>
        <translation>会話のエントリーではありません。</translation>
    </message>
    <message>
        <source>The list was rewritten here after a rewind, a clear or a resume.</source>
        <translation>リストは、巻き戻し、消去、再開の後にここで書き直されました。</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>%n 件のセッションがプロジェクトとともに移動します。エントリーには古いフォルダー名が残りますが、mantis は使いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>mantis の端末がセッションを開いている可能性があります。先に終了させてください: 古いフォルダーに書き込み続けます。</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>The content of a lost entry is unknown; two answers may now follow each other there.</source>
        <translation>失われたエントリーの内容は不明です。そこでは応答が 2 つ続く可能性があります。</translation>
    </message>
    <message>
        <source>replaces the lost entry</source>
        <translation>失われたエントリーを置き換えます</translation>
    </message>
    <message>
        <source>Later messages of the fork were written when the removed entries were in the context.</source>
        <translation>フォークの後のメッセージは、削除されたエントリーがコンテキストにあるときに書かれました。</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>メッセージ %1–%2</translation>
    </message>
    <message>
        <source>from an abandoned branch; left out of the new branch, kept in the file</source>
        <translation>放棄されたブランチから。新しいブランチでは除外し、ファイルには残します</translation>
    </message>
    <message>
        <source>the summary, as a message after its boundary</source>
        <translation>要約、境界の後のメッセージとして</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>メッセージ %1 の内容</translation>
    </message>
    <message>
        <source>The entry before it may be in a branch that is left out. Check the session again afterwards.</source>
        <translation>その前のエントリーが、除外されるブランチにある可能性があります。後でセッションを再びチェックしてください。</translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>ストアにテーブル %1 がありません。</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>このレコードはもうストアにありません。ストアを開き直してください。</translation>
    </message>
    <message>
        <source>The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete the session.</source>
        <translation>このセッションのメッセージが破損しているため (%1)、mantis は読み込めません。できるのはセッションの名前の変更と削除だけです。</translation>
    </message>
    <message>
        <source>mantis cannot resume this kind of transcript, so Stemma keeps it read-only.</source>
        <translation>mantis はこの種類のトランスクリプトを再開できないため、Stemma は読み取り専用で扱います。</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>your checkpoints, copied in Stemma’s own data</source>
        <translation>自分のチェックポイントを Stemma 独自のデータにコピー</translation>
    </message>
    <message>
        <source>your labels, copied in Stemma’s own data</source>
        <translation>自分のラベルを Stemma 独自のデータにコピー</translation>
    </message>
    <message>
        <source>your flag, copied in Stemma’s own data</source>
        <translation>自分のフラグを Stemma 独自のデータにコピー</translation>
    </message>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>自分のチェックポイント %n 件がメッセージとともに削除されます。元に戻すと復元されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no checkpoint here. Enter a name to set one.</source>
        <translation>ここにチェックポイントはありません。設定するには名前を入力してください。</translation>
    </message>
    <message>
        <source>Enter a new name.</source>
        <translation>新しい名前を入力してください。</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1” of “%2”</source>
        <translation>「%2」のチェックポイント「%1」を削除</translation>
    </message>
    <message>
        <source>Set checkpoint “%1” at message %2 of “%3”</source>
        <translation>「%3」のメッセージ %2 にチェックポイント「%1」を設定</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>変更を計画した後に、別のプログラムがチェックポイントを変更しました。計画し直してください。</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store is unchanged</source>
        <translation>Stemma 独自のデータに。ストアは変更されません</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Labels from the store itself stay: %1. You can only remove your own labels.</source>
        <translation>ストア自体のラベルは残ります: %1。削除できるのは自分のラベルだけです。</translation>
    </message>
    <message>
        <source>Choose other labels or another flag.</source>
        <translation>別のラベルまたは別のフラグを選んでください。</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>「%1」のラベルを設定</translation>
    </message>
    <message>
        <source>Flag “%1”</source>
        <translation>「%1」にフラグを付ける</translation>
    </message>
    <message>
        <source>Remove flag of “%1”</source>
        <translation>「%1」のフラグを外す</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>変更を計画した後に、別のプログラムがラベルを変更しました。計画し直してください。</translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>A later version of Stemma wrote the labels and checkpoints in %1. Use that version.</source>
        <translation>%1 のラベルとチェックポイントは、より新しいバージョンの Stemma が書いたものです。そのバージョンを使ってください。</translation>
    </message>
</context>
<context>
    <name>MessageName</name>
    <message>
        <source>The session has no message %L1; its last one is %L2.</source>
        <translation>セッションにメッセージ %L1 はありません。最後は %L2 です。</translation>
    </message>
    <message>
        <source>The session changed while message %1 was looked for.</source>
        <translation>メッセージ %1 を探している間にセッションが変わりました。</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. Data there may be lost or wrong.</source>
        <translation>ファイルが破損しています: SQLite の報告は「%1」です。そこのデータは失われているか、誤っている可能性があります。</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found.</source>
        <translation>ファイルのインデックスが破損しています: SQLite の報告は「%1」です。既存の行が見つからない可能性があります。</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is wasted; all data can be read.</source>
        <translation>SQLite の報告は「%1」です。領域が無駄になっていますが、すべてのデータを読み取れます。</translation>
    </message>
    <message>
        <source>The table cannot be read from here on (%1). The rest was not checked.</source>
        <translation>テーブルはここから読み取れません (%1)。残りはチェックされていません。</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>ファイルは古い mnesis のレイアウトです (%1)。新しい mnesis は、ファイルを開くときにこれを変更します。</translation>
    </message>
    <message>
        <source>“%1” is missing. mnesis fails when it needs it.</source>
        <translation>「%1」がありません。mnesis は必要になったときに失敗します。</translation>
    </message>
    <message>
        <source>“%1” is unknown. A newer mnesis or the host application may have added it.</source>
        <translation>「%1」は不明です。新しい mnesis またはホストアプリケーションが追加した可能性があります。</translation>
    </message>
    <message>
        <source>The row refers to a missing row of the table %1. mnesis may refuse to change it.</source>
        <translation>行はテーブル %1 にない行を参照しています。mnesis はこの行の変更を拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The value should be %1 but is stored as %2. Programs may misread it or fail on it.</source>
        <translation>値は %1 であるべきですが、%2 として保存されています。プログラムが読み誤るか、失敗する可能性があります。</translation>
    </message>
    <message>
        <source>Store the value with the right type.</source>
        <translation>正しい型で値を保存します。</translation>
    </message>
    <message>
        <source>The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session.</source>
        <translation>テキストに UTF-8 ではないバイトがあり、ここでは � と表示します。mnesis はセッションを読み込めません。</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>バイトを置換文字で置き換えます。</translation>
    </message>
    <message>
        <source>The text has a NUL character. Many programs show it only up to there.</source>
        <translation>テキストに NUL 文字があります。多くのプログラムはそこまでしか表示しません。</translation>
    </message>
    <message>
        <source>The session has no model. mnesis cannot load it.</source>
        <translation>セッションにモデルがありません。mnesis は読み込めません。</translation>
    </message>
    <message>
        <source>Use the model of its messages, or of the newest other session.</source>
        <translation>メッセージのモデル、または最新の別のセッションのモデルを使います。</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON. mnesis can neither load this session nor list any session.</source>
        <translation>セッションのメタデータが有効な JSON ではありません。mnesis はこのセッションを読み込めず、どのセッションも一覧表示できません。</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>メタデータを消去します。</translation>
    </message>
    <message>
        <source>The parent session “%1” is missing. The session is shown at the top level.</source>
        <translation>親セッション「%1」がありません。セッションは最上位に表示されます。</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>親を消去します。</translation>
    </message>
    <message>
        <source>The parents form a cycle through this session. It cannot be shown in its place in the tree.</source>
        <translation>このセッションを通る親の循環があります。ツリー内の本来の場所に表示できません。</translation>
    </message>
    <message>
        <source>The messages of this session have no context items. mnesis sends all messages now, but none of them after the next turn.</source>
        <translation>このセッションのメッセージにはコンテキスト項目がありません。mnesis は今はすべてのメッセージを送りますが、次のターンの後はどれも送りません。</translation>
    </message>
    <message>
        <source>Rebuild the context items from the stored messages.</source>
        <translation>保存されたメッセージからコンテキスト項目を作り直します。</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>メッセージはセッション「%1」に属していますが、そのセッションがありません。どのプログラムもこれを表示しません。</translation>
    </message>
    <message>
        <source>Create the session row for these messages.</source>
        <translation>これらのメッセージのセッション行を作成します。</translation>
    </message>
    <message>
        <source>The parent message “%1” is missing.</source>
        <translation>親メッセージ「%1」がありません。</translation>
    </message>
    <message>
        <source>The parent message “%1” belongs to another session. mnesis does not use parents.</source>
        <translation>親メッセージ「%1」は別のセッションに属しています。mnesis は親を使いません。</translation>
    </message>
    <message>
        <source>The parents form a cycle through this message. Programs that follow parents may hang.</source>
        <translation>このメッセージを通る親の循環があります。親をたどるプログラムはハングする可能性があります。</translation>
    </message>
    <message>
        <source>The role “%1” is neither user nor assistant. mnesis cannot read the session.</source>
        <translation>ロール「%1」は user でも assistant でもありません。mnesis はセッションを読めません。</translation>
    </message>
    <message>
        <source>The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session.</source>
        <translation>作成時刻がミリ秒の整数ではありません (「%1」)。mnesis はセッションを読めません。</translation>
    </message>
    <message>
        <source>Use the time of the neighbouring messages.</source>
        <translation>隣のメッセージの時刻を使います。</translation>
    </message>
    <message>
        <source>A token count is not a whole number, or the cost is not a number. mnesis cannot read the session.</source>
        <translation>トークン数が整数でないか、費用が数値ではありません。mnesis はセッションを読めません。</translation>
    </message>
    <message>
        <source>Set the number to 0.</source>
        <translation>数を 0 にします。</translation>
    </message>
    <message>
        <source>The error code “%1” is unknown to mnesis. mnesis cannot read the session.</source>
        <translation>mnesis はエラーコード「%1」を知りません。mnesis はセッションを読めません。</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>エラーコードを「unknown」にします。</translation>
    </message>
    <message>
        <source>It is dated %1, in the future. The next turn will be sorted before it.</source>
        <translation>日時が未来の %1 です。次のターンはこれより前に並びます。</translation>
    </message>
    <message>
        <source>Date it by the neighbouring messages.</source>
        <translation>隣のメッセージに合わせて日時を付けます。</translation>
    </message>
    <message>
        <source>It was written after a message with a later date. The order shown is not the real order.</source>
        <translation>日時が後のメッセージの後に書かれています。表示の順序は実際の順序と異なります。</translation>
    </message>
    <message>
        <source>Date it after the messages written before it.</source>
        <translation>先に書かれたメッセージより後の日時にします。</translation>
    </message>
    <message>
        <source>The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later releases leave it out.</source>
        <translation>応答が空です: モデル呼び出しが返りませんでした。mnesis は 0.3 までは空のメッセージを送り、それ以降のリリースは除外します。</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>メッセージを削除します。</translation>
    </message>
    <message>
        <source>%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to the model.</source>
        <translation>応答のないプロンプトが %1 件続いています。送信に失敗した試行によるもので、すべてモデルに送られます。</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>最後以外をすべて削除します。</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary. The model does not see them.</source>
        <translation>ここから %1 件のメッセージは、コンテキストにも要約の対象にもありません。モデルには見えません。</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>コンテキストに戻します。</translation>
    </message>
    <message>
        <source>The message is in the context and also covered by a summary there. The model is sent its content twice.</source>
        <translation>メッセージはコンテキストにあり、そこにある要約の対象にもなっています。モデルには内容が二重に送られます。</translation>
    </message>
    <message>
        <source>Remove the message from the context.</source>
        <translation>メッセージをコンテキストから外します。</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph. mnesis never merges it with others.</source>
        <translation>要約のグラフに要約の行がありません。mnesis はこれをほかと統合しません。</translation>
    </message>
    <message>
        <source>Add it to the graph as superseded.</source>
        <translation>置き換え済みとしてグラフに追加します。</translation>
    </message>
    <message>
        <source>The part belongs to the message “%1”, which is missing. No program shows it.</source>
        <translation>パートはメッセージ「%1」に属していますが、そのメッセージがありません。どのプログラムもこれを表示しません。</translation>
    </message>
    <message>
        <source>Remove the part.</source>
        <translation>パートを削除します。</translation>
    </message>
    <message>
        <source>The part belongs to the session “%1”, its message to another one. Deleting one session damages the other.</source>
        <translation>パートはセッション「%1」に、そのメッセージは別のセッションに属しています。一方のセッションを削除するともう一方が壊れます。</translation>
    </message>
    <message>
        <source>Use the session of the message.</source>
        <translation>メッセージのセッションを使います。</translation>
    </message>
    <message>
        <source>%1 The part is never sent, without a warning.</source>
        <translation>%1 このパートは警告もなく、一切送られません。</translation>
    </message>
    <message>
        <source>The part has the type “%1”, which mnesis does not know. It is never sent, without a warning.</source>
        <translation>パートの種類は「%1」で、mnesis はこれを知りません。警告もなく、一切送られません。</translation>
    </message>
    <message>
        <source>The row says the part is “%1”, the content says “%2”. mnesis uses the content.</source>
        <translation>行ではパートは「%1」ですが、内容では「%2」です。mnesis は内容を使います。</translation>
    </message>
    <message>
        <source>Change the row to match the content.</source>
        <translation>行を内容に合わせて変更します。</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>行では「%1」ですが、ツール呼び出しの内容では「%2」です。mnesis は行に従って刈り込み、内容を送ります。</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will come.</source>
        <translation>ツール「%1」の呼び出しに結果がありません: まだ %2 です。エージェントが今動作していなければ、結果は届きません。</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>呼び出しに失敗の印を付けます。</translation>
    </message>
    <message>
        <source>The message has several calls with the id “%1”. Only the output of the last one can be pruned.</source>
        <translation>メッセージに ID「%1」の呼び出しが複数あります。出力を刈り込めるのは最後のものだけです。</translation>
    </message>
    <message>
        <source>Give this call a new id.</source>
        <translation>この呼び出しに新しい ID を付けます。</translation>
    </message>
    <message>
        <source>The summary node has no message. mnesis skips it, and the model loses the messages it replaced.</source>
        <translation>要約ノードにメッセージがありません。mnesis は読み飛ばし、置き換えられたメッセージがモデルから失われます。</translation>
    </message>
    <message>
        <source>Create the message from the text of the node.</source>
        <translation>ノードのテキストからメッセージを作成します。</translation>
    </message>
    <message>
        <source>The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context.</source>
        <translation>要約ノードの種類が「%1」で、leaf でも condensed でもありません。mnesis はコンテキストを組み立てられません。</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>親の有無に応じて種類を設定します。</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the context.</source>
        <translation>要約の元になったノードのリストが、ID の JSON リストではありません。mnesis はコンテキストを組み立てられません。</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>リストを空にします。</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved.</source>
        <translation>要約の元になった「%1」がありません。解除できません。</translation>
    </message>
    <message>
        <source>The summaries form a cycle through this one. It cannot be dissolved.</source>
        <translation>この要約を通る要約の循環があります。解除できません。</translation>
    </message>
    <message>
        <source>The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown.</source>
        <translation>要約の範囲が示すメッセージ「%1」がありません。置き換えられたメッセージを表示できません。</translation>
    </message>
    <message>
        <source>The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown.</source>
        <translation>要約の範囲が示す「%1」は別のセッションのメッセージです。置き換えられたメッセージを表示できません。</translation>
    </message>
    <message>
        <source>The span of the summary ends before it begins. The replaced messages cannot be shown.</source>
        <translation>要約の範囲が開始より前に終わっています。置き換えられたメッセージを表示できません。</translation>
    </message>
    <message>
        <source>Swap the ends of the span.</source>
        <translation>範囲の両端を入れ替えます。</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>コンテキスト内の 2 つの要約 (これと「%1」) が、一部同じメッセージを対象にしています。モデルには両方が送られます。</translation>
    </message>
    <message>
        <source>Keep the summary that covers the messages of both.</source>
        <translation>両方のメッセージを対象にする要約を残します。</translation>
    </message>
    <message>
        <source>The summary is active but not in the context. The next merge brings its old text into the context.</source>
        <translation>要約は有効ですが、コンテキストにありません。次の統合で古いテキストがコンテキストに入ります。</translation>
    </message>
    <message>
        <source>Mark it as superseded.</source>
        <translation>置き換え済みの印を付けます。</translation>
    </message>
    <message>
        <source>The summary is marked as superseded but still in the context. It is sent and never merged.</source>
        <translation>要約には置き換え済みの印がありますが、まだコンテキストにあります。送られ続け、統合されません。</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>印を外します。</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis may exceed the model&apos;s window.</source>
        <translation>コンテキスト内の要約が 0 トークンとして数えられています。mnesis はモデルのウィンドウを超える可能性があります。</translation>
    </message>
    <message>
        <source>Estimate its tokens again.</source>
        <translation>トークンを推定し直します。</translation>
    </message>
    <message>
        <source>The context item belongs to the session “%1”, which is missing.</source>
        <translation>コンテキスト項目はセッション「%1」に属していますが、そのセッションがありません。</translation>
    </message>
    <message>
        <source>Create the session row if its messages exist; otherwise remove the item.</source>
        <translation>メッセージがあればセッション行を作成し、なければ項目を削除します。</translation>
    </message>
    <message>
        <source>The context names “%1”, which is missing. mnesis skips it.</source>
        <translation>コンテキストが示す「%1」がありません。mnesis は読み飛ばします。</translation>
    </message>
    <message>
        <source>Remove the item.</source>
        <translation>項目を削除します。</translation>
    </message>
    <message>
        <source>The context names “%1” from another session. The model is sent text of that session.</source>
        <translation>コンテキストが別のセッションの「%1」を示しています。モデルにはそのセッションのテキストが送られます。</translation>
    </message>
    <message>
        <source>The context lists a summary as a message. It is sent in its place and dropped when space is short.</source>
        <translation>コンテキストが要約をメッセージとして挙げています。その位置で送られ、余地が足りないと除外されます。</translation>
    </message>
    <message>
        <source>List it as a summary.</source>
        <translation>要約として挙げます。</translation>
    </message>
    <message>
        <source>The context lists a message as a summary. mnesis skips it.</source>
        <translation>コンテキストがメッセージを要約として挙げています。mnesis は読み飛ばします。</translation>
    </message>
    <message>
        <source>List it as a message.</source>
        <translation>メッセージとして挙げます。</translation>
    </message>
    <message>
        <source>The context lists “%1” more than once. It may be sent repeatedly.</source>
        <translation>コンテキストが「%1」を複数回挙げています。繰り返し送られる可能性があります。</translation>
    </message>
    <message>
        <source>Keep only the first item.</source>
        <translation>最初の項目だけを残します。</translation>
    </message>
    <message>
        <source>The context lists the message before an older one. They are sent in the wrong order.</source>
        <translation>コンテキストでこのメッセージが古いメッセージより前にあります。誤った順序で送られます。</translation>
    </message>
    <message>
        <source>Renumber the items by date.</source>
        <translation>項目の番号を日時順に付け直します。</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1、列 %2</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 行 %2</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 行 %2、列 %3</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>ストアにセッション「%1」はありません。</translation>
    </message>
    <message>
        <source>Its message is missing or is not a summary, so mnesis skips it.</source>
        <translation>そのメッセージがないか、要約ではないため、mnesis は読み飛ばします。</translation>
    </message>
    <message>
        <source>The message is missing from the store, so mnesis skips it.</source>
        <translation>メッセージがストアにないため、mnesis は読み飛ばします。</translation>
    </message>
    <message>
        <source>It does not fit: mnesis sends the newest messages up to the budget.</source>
        <translation>入りきりません: mnesis は予算まで最新のメッセージを送ります。</translation>
    </message>
    <message>
        <source>The answer is empty; mnesis does not send empty answers.</source>
        <translation>応答が空です。mnesis は空の応答を送りません。</translation>
    </message>
    <message>
        <source>It is in the context twice and is sent once.</source>
        <translation>コンテキストに 2 回ありますが、1 回だけ送られます。</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>its message</source>
        <translation>そのメッセージ</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>そのテキストとマーカー</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>コンテキスト内の位置</translation>
    </message>
    <message>
        <source>Rewrite summary “%1” of “%2”</source>
        <translation>「%2」の要約「%1」を書き直す</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>「%1」の要約 %n 件を統合</numerusform>
        </translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>「%3」のメッセージ %1–%2 をコンパクション</translation>
    </message>
    <message>
        <source>A summary of level %1 needs a text. Level 3 does not.</source>
        <translation>レベル %1 の要約にはテキストが必要です。レベル 3 には不要です。</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).</source>
        <translation>要約 (%L1 トークン) が、そのためにモデルに送られるテキスト (%L2 トークン) より大きくなります。</translation>
    </message>
    <message>
        <source>The summary fits into the model&apos;s window.</source>
        <translation>要約がモデルのウィンドウに収まります。</translation>
    </message>
    <message>
        <source>The summary alone exceeds the %L1 tokens of the model&apos;s window.</source>
        <translation>要約だけでモデルのウィンドウの %L1 トークンを超えます。</translation>
    </message>
    <message>
        <source>mnesis does not store a project folder.</source>
        <translation>mnesis はプロジェクトフォルダーを保存しません。</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>mnesis はチェックポイントを保存しません。Stemma が独自のデータに保持します。</translation>
    </message>
    <message>
        <source>Message %1 is a summary; removing it would also remove the messages it replaces from the context.</source>
        <translation>メッセージ %1 は要約です。削除すると、それが置き換えたメッセージもコンテキストから外れます。</translation>
    </message>
    <message>
        <source>A session cannot be forked or resumed at a summary. Choose the message before or after it.</source>
        <translation>要約ではセッションをフォークも再開もできません。その前か後のメッセージを選んでください。</translation>
    </message>
    <message>
        <source>Nothing comes before the first message, so nothing would be left.</source>
        <translation>最初のメッセージの前には何もないため、何も残らなくなります。</translation>
    </message>
    <message>
        <source>copies, connected with the copied messages</source>
        <translation>コピー、コピーされたメッセージに結び付け</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them first.</source>
        <translation>セッションのメタデータが JSON オブジェクトではないため、mnesis はフォークを読み込めません。先に修復してください。</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>1–%1 のコピー、新しい ID</translation>
    </message>
    <message>
        <source>copies, content unchanged</source>
        <translation>コピー、内容は変更なし</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>破棄されたメッセージの要約</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>破棄されたメッセージの要約 %n 件が削除されます。元に戻すと復元されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair them first.</source>
        <translation>セッションのメタデータが JSON オブジェクトではないため、mnesis は破棄された末尾を読み込めません。先に修復してください。</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>このセッション内</translation>
    </message>
    <message>
        <source>in the discarded end, a separate session</source>
        <translation>破棄された末尾 (独立したセッション) 内</translation>
    </message>
    <message>
        <source>the items of the context, in order</source>
        <translation>コンテキストの項目、順番どおり</translation>
    </message>
    <message>
        <source>The table has no free row numbers for the messages that follow. Insert the message at the end.</source>
        <translation>後に続くメッセージのための空き行番号がテーブルにありません。末尾にメッセージを挿入してください。</translation>
    </message>
    <message>
        <source>in later rows, in the same order, to make room for the new one</source>
        <translation>後ろの行に、同じ順序で、新しいもののために場所を空けて</translation>
    </message>
    <message>
        <source>mnesis has no role “%1”. Choose user or assistant.</source>
        <translation>mnesis にロール「%1」はありません。user または assistant を選んでください。</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>そのテキスト</translation>
    </message>
    <message>
        <source>The beginning of the session is summarised, so mnesis would send the new message after the summary. Insert it further down.</source>
        <translation>セッションの先頭は要約されているため、mnesis は新しいメッセージを要約の後に送ります。もっと後ろに挿入してください。</translation>
    </message>
    <message>
        <source>A summary replaces the messages on both sides, so the agent does not see the new one.</source>
        <translation>両側のメッセージが要約で置き換えられているため、エージェントには新しいメッセージが見えません。</translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>プロンプトと応答が交互に並んでいます。</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other, which some providers reject.</source>
        <translation>ロール「%1」のメッセージが 2 つ続くことになり、拒否するプロバイダーもあります。</translation>
    </message>
    <message>
        <source>The context of the session already uses the last position (%1), so nothing can be inserted. Check the session for problems.</source>
        <translation>セッションのコンテキストは既に最後の位置 (%1) を使っているため、何も挿入できません。セッションの問題をチェックしてください。</translation>
    </message>
    <message>
        <source>moved back to make room</source>
        <translation>場所を空けるために後ろへ移動</translation>
    </message>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>ストアにセッション「%1」はありません。</translation>
    </message>
    <message>
        <source>The context fits into the model&apos;s window.</source>
        <translation>コンテキストがモデルのウィンドウに収まります。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>コンテキストの %n 件のメッセージがモデルのウィンドウに収まらず、mnesis は除外します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures use your settings: %1.</source>
        <translation>数値には次の設定を使っています: %1。</translation>
    </message>
    <message>
        <source>The session has a model.</source>
        <translation>セッションにモデルがあります。</translation>
    </message>
    <message>
        <source>The session has no model, so mnesis cannot load it.</source>
        <translation>セッションにモデルがないため、mnesis は読み込めません。</translation>
    </message>
    <message>
        <source>The metadata of the session are valid JSON.</source>
        <translation>セッションのメタデータは有効な JSON です。</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON, so mnesis cannot list sessions.</source>
        <translation>セッションのメタデータが有効な JSON ではないため、mnesis はセッションを一覧表示できません。</translation>
    </message>
    <message>
        <source>The summary “%1” replaces only these messages, so it would be empty.</source>
        <translation>要約「%1」はこれらのメッセージだけを置き換えているため、空になってしまいます。</translation>
    </message>
    <message>
        <source>The summary “%1” still mentions these messages.</source>
        <translation>要約「%1」は引き続きこれらのメッセージに言及します。</translation>
    </message>
    <message>
        <source>mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.</source>
        <translation>このストアを書いたのは 0.2 より前の mnesis で、要約を保持できません。先に新しい mnesis で開いてください。</translation>
    </message>
    <message>
        <source>The session has no context items, so mnesis would not send its messages. Repair that first (finding “no-context-items”).</source>
        <translation>セッションにコンテキスト項目がないため、mnesis はメッセージを送りません。先にそれを修復してください (検出項目「no-context-items」)。</translation>
    </message>
    <message>
        <source>The context would exceed %L1 tokens, at which mnesis compacts after a turn.</source>
        <translation>コンテキストが、mnesis がターンの後にコンパクションする %L1 トークンを超えます。</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>要約とそのメッセージ</translation>
    </message>
    <message>
        <source>The part is not a JSON object, so it cannot be edited. You can remove it.</source>
        <translation>パートが JSON オブジェクトではないため、編集できません。削除はできます。</translation>
    </message>
    <message>
        <source>Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.</source>
        <translation>編集できるのは、テキスト、思考、ツール出力、ファイルの要約だけです。このパートの種類は「%1」です。</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>パートに編集できる「%1」がありません。</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>刈り込めるのはツール出力だけです。</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>この出力は既に刈り込まれています。</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>この出力は刈り込まれていません。</translation>
    </message>
    <message>
        <source>Restore output of %1 in message %2</source>
        <translation>メッセージ %2 の %1 の出力を復元</translation>
    </message>
    <message>
        <source>Prune output of %1 in message %2</source>
        <translation>メッセージ %2 の %1 の出力を刈り込む</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>mnesis 自身はツール「skill」の出力を刈り込みません。</translation>
    </message>
    <message>
        <source>This output is no longer sent, so the context does not change.</source>
        <translation>この出力はもう送信されないため、コンテキストは変わりません。</translation>
    </message>
    <message>
        <source>their places in the context</source>
        <translation>コンテキスト内の位置</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>番号 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>%n 件の子セッションは親なしで残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>mnesis keeps the last two turns, and the context has no message before them. Choose the last message to summarise.</source>
        <translation>mnesis は直近の 2 ターンを残し、コンテキストにはその前のメッセージがありません。要約する最後のメッセージを選んでください。</translation>
    </message>
    <message>
        <source>Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.</source>
        <translation>以前の要約より前のメッセージがまだ要約されていません。先に「%1」までを要約してください。</translation>
    </message>
    <message>
        <source>Message %1 is a summary. To merge summaries, choose them as summaries.</source>
        <translation>メッセージ %1 は要約です。要約を統合するには、要約として選んでください。</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: it is already summarised or was lost.</source>
        <translation>メッセージ %1 はコンテキストにありません: 既に要約されたか、失われました。</translation>
    </message>
    <message>
        <source>The summary “%1” is damaged. Repair the session first.</source>
        <translation>要約「%1」が破損しています。先にセッションを修復してください。</translation>
    </message>
    <message>
        <source>The summary “%1” does not fit into the model&apos;s window at level %2. Use level 2, which sends only its beginning, or level 3, which needs no model.</source>
        <translation>要約「%1」がレベル %2 ではモデルのウィンドウに収まりません。先頭だけを送るレベル 2 か、モデルの要らないレベル 3 を使ってください。</translation>
    </message>
    <message>
        <source>Two of these summaries do not fit into the model&apos;s window at level %1. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>これらの要約のうち 2 つが、レベル %1 ではモデルのウィンドウに収まりません。先頭だけを送るレベル 2 か、モデルの要らないレベル 3 を使ってください。</translation>
    </message>
    <message>
        <source>The span of the summary “%1” is not valid. Repair the session first.</source>
        <translation>要約「%1」の範囲が有効ではありません。先にセッションを修復してください。</translation>
    </message>
    <message>
        <source>Messages between these summaries are not summarised yet. Summarise those first.</source>
        <translation>これらの要約の間のメッセージがまだ要約されていません。先に要約してください。</translation>
    </message>
    <message>
        <source>The context has no summary “%1”.</source>
        <translation>コンテキストに要約「%1」はありません。</translation>
    </message>
    <message>
        <source>Choose at least two different summaries to merge.</source>
        <translation>統合する要約を少なくとも 2 つ選んでください。</translation>
    </message>
    <message>
        <source>The summary “%1” is between these. Include it, or choose summaries that follow each other.</source>
        <translation>これらの間に要約「%1」があります。これを含めるか、連続する要約を選んでください。</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so it cannot be rewritten.</source>
        <translation>要約「%1」はコンテキストにないため、書き直せません。</translation>
    </message>
    <message>
        <source>Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.</source>
        <translation>コンテキスト内の別の要約も「%1」のメッセージを置き換えています。どちらかを解除するか、統合してください。</translation>
    </message>
    <message>
        <source>The messages of “%1” do not fit into the model&apos;s window at level %2. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>「%1」のメッセージがレベル %2 ではモデルのウィンドウに収まりません。先頭だけを送るレベル 2 か、モデルの要らないレベル 3 を使ってください。</translation>
    </message>
    <message>
        <source>The summary was made from itself, so it cannot be dissolved.</source>
        <translation>要約が自分自身から作られているため、解除できません。</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which the session no longer has.</source>
        <translation>要約の元になった「%1」がもうセッションにありません。</translation>
    </message>
    <message>
        <source>The span of the summary is not valid. Repair the session first.</source>
        <translation>要約の範囲が有効ではありません。先にセッションを修復してください。</translation>
    </message>
    <message>
        <source>The summary was merged into “%1”. Dissolve that one first.</source>
        <translation>要約は「%1」に統合されました。先にそちらを解除してください。</translation>
    </message>
    <message>
        <source>summary entry</source>
        <translation>要約のエントリー</translation>
    </message>
    <message>
        <source>the summaries it was made from</source>
        <translation>元になった要約</translation>
    </message>
    <message>
        <source>the messages it replaced</source>
        <translation>置き換えられたメッセージ</translation>
    </message>
    <message>
        <source>Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of %2; choose those of %1 to keep them.</source>
        <translation>%1 がこのセッションを書いたことを示すのはこの要約だけです。これがないと Stemma は %2 の規則を想定します。維持するには %1 の規則を選んでください。</translation>
    </message>
    <message>
        <source>Remove an unused summary of “%1”</source>
        <translation>「%1」の使われていない要約を削除</translation>
    </message>
    <message>
        <source>Dissolve summary “%1” of “%2”</source>
        <translation>「%2」の要約「%1」を解除</translation>
    </message>
    <message>
        <source>The summary was not in the context, so nothing changes for the agent.</source>
        <translation>要約はコンテキストになかったため、エージェントにとっては何も変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>%n 件のメッセージは、別の要約にも置き換えられているため、コンテキストの外に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or remove this one.</source>
        <translation>コンテキスト内の要約「%1」が一部同じメッセージを置き換えています。先にそちらを解除するか、これを削除してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>コンテキストの %n 件のメッセージが「%1」の要約の間にあり、その対象になっていないため、エージェントから失われます。それを解除してから、要約を 1 つずつ復元してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore the summary to the context first, then edit its text.</source>
        <translation>先に要約をコンテキストに復元してから、テキストを編集してください。</translation>
    </message>
    <message>
        <source>Restore summary “%1” of “%2” to the context</source>
        <translation>「%2」の要約「%1」をコンテキストに復元</translation>
    </message>
    <message>
        <source>The messages it replaces are not in the context, so none are removed from it.</source>
        <translation>それが置き換えるメッセージはコンテキストにないため、外されるものはありません。</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>The table %1 is missing.</source>
        <translation>テーブル %1 がありません。</translation>
    </message>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>テーブル %1 に列 %2 がありません。</translation>
    </message>
    <message>
        <source>Not the tables of mnesis.</source>
        <translation>mnesis のテーブルではありません。</translation>
    </message>
    <message>
        <source>%1 is missing, which every known version of mnesis has, so the store is opened read-only.</source>
        <translation>既知のすべての mnesis にある %1 がないため、ストアを読み取り専用で開きます。</translation>
    </message>
    <message>
        <source>%1 is unknown and may come from a newer mnesis, so the store is opened read-only.</source>
        <translation>%1 は不明で、より新しい mnesis のものの可能性があるため、ストアを読み取り専用で開きます。</translation>
    </message>
    <message>
        <source>A folder; a mnesis store is a single SQLite file.</source>
        <translation>フォルダーです。mnesis ストアは単一の SQLite ファイルです。</translation>
    </message>
    <message>
        <source>Not a SQLite file.</source>
        <translation>SQLite ファイルではありません。</translation>
    </message>
    <message>
        <source>It has the tables and columns of mnesis.</source>
        <translation>mnesis のテーブルと列があります。</translation>
    </message>
</context>
<context>
    <name>MnesisPart</name>
    <message>
        <source>The part has no &quot;%1&quot;; mnesis leaves it out.</source>
        <translation>パートに「%1」がありません。mnesis は除外します。</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a text; mnesis leaves the part out.</source>
        <translation>パートの「%1」がテキストではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a whole number; mnesis leaves the part out.</source>
        <translation>パートの「%1」が整数ではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The tool&apos;s %1 is not a time; mnesis leaves the part out.</source>
        <translation>ツールの %1 が時刻ではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The tool&apos;s input is not an object; mnesis leaves the part out.</source>
        <translation>ツールの入力がオブジェクトではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The tool&apos;s status is not an object; mnesis leaves the part out.</source>
        <translation>ツールのステータスがオブジェクトではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The tool state “%1” is unknown; mnesis leaves the part out.</source>
        <translation>ツールの状態「%1」は既知のものではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The patch&apos;s list of files is not a list of texts; mnesis leaves the part out.</source>
        <translation>パッチのファイルのリストがテキストのリストではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The step&apos;s token usage is not an object; mnesis leaves the part out.</source>
        <translation>ステップのトークン使用量がオブジェクトではありません。mnesis はパートを除外します。</translation>
    </message>
    <message>
        <source>The part is not valid JSON from byte %1 on; mnesis leaves it out.</source>
        <translation>パートがバイト %1 以降で有効な JSON ではありません。mnesis は除外します。</translation>
    </message>
    <message>
        <source>The part is JSON but not an object; mnesis leaves it out.</source>
        <translation>パートは JSON ですが、オブジェクトではありません。mnesis は除外します。</translation>
    </message>
    <message>
        <source>The part does not say its type; mnesis leaves it out.</source>
        <translation>パートに種類の指定がありません。mnesis は除外します。</translation>
    </message>
</context>
<context>
    <name>MnesisRepair</name>
    <message>
        <source>The metadata are lost to mnesis. Undo restores the text.</source>
        <translation>メタデータは mnesis から失われます。元に戻すとテキストが復元されます。</translation>
    </message>
    <message>
        <source>A running call would be marked as failed, too. Repair this while no agent is working in the session.</source>
        <translation>実行中の呼び出しにも失敗の印が付きます。セッションで作業中のエージェントがないときに修復してください。</translation>
    </message>
    <message>
        <source>No session of the store has a model to use.</source>
        <translation>ストアのどのセッションにも使えるモデルがありません。</translation>
    </message>
    <message>
        <source>The model of the session is not stored; “%1” is taken from other sessions.</source>
        <translation>セッションのモデルは保存されていません。「%1」はほかのセッションから取ったものです。</translation>
    </message>
    <message>
        <source>Its content has no call id.</source>
        <translation>内容に呼び出し ID がありません。</translation>
    </message>
    <message>
        <source>The summary that covers fewer messages leaves the context and is no longer sent.</source>
        <translation>対象のメッセージが少ない要約がコンテキストから外れ、送られなくなります。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>for messages without a session</source>
        <translation>セッションのないメッセージ用</translation>
    </message>
    <message>
        <source>The session row is created from its messages; title, system prompt and metadata stay lost.</source>
        <translation>セッション行はそのメッセージから作成されます。タイトル、システムプロンプト、メタデータは失われたままです。</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>failed prompts and empty answers</source>
        <translation>失敗したプロンプトと空の応答</translation>
    </message>
    <message>
        <source>the summary&apos;s message</source>
        <translation>要約のメッセージ</translation>
    </message>
    <message>
        <source>the summary&apos;s node</source>
        <translation>要約のノード</translation>
    </message>
    <message>
        <source>The session has no messages for the summary to replace.</source>
        <translation>要約が置き換えるメッセージがセッションにありません。</translation>
    </message>
</context>
<context>
    <name>MnesisStore</name>
    <message>
        <source>%1 is no longer a mnesis store: %2 Open it again.</source>
        <translation>%1 はもう mnesis ストアではありません: %2 開き直してください。</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 にセッション %2 はありません。ID を確認するか、ストアのセッションを一覧表示してください。</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>セッション %1 にメッセージ %2 はありません。ID を確認してください。</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>メッセージのこのパートはもう %1 にありません。セッションを開き直してください。</translation>
    </message>
    <message>
        <source>Records of the table %1 have no text; see their fields in the details.</source>
        <translation>テーブル %1 のレコードにはテキストがありません。詳細でフィールドを確認してください。</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 が %n 秒間応答しませんでした。再試行するか、タイムアウトを長くしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 の応答に %n 秒以上かかりました。小さいモデルを使うか、タイムアウトを長くしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.</source>
        <translation>%1 が送ったデータは %2 MiB を超え、応答としては多すぎます。エンドポイントのアドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.</source>
        <translation>%1 は %2 にリダイレクトします。そこには何も送られていません。そのアドレスが正しければ、エンドポイントに使ってください。</translation>
    </message>
    <message>
        <source>%1 requires a key. Enter one for the endpoint.</source>
        <translation>%1 にはキーが必要です。エンドポイントのキーを入力してください。</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check the key and its permissions.</source>
        <translation>%1 はキーを受け付けません。キーとその権限を確認してください。</translation>
    </message>
    <message>
        <source>%1 has no model “%2” at this address. Check the model and the address.</source>
        <translation>%1 のこのアドレスにモデル「%2」はありません。モデルとアドレスを確認してください。</translation>
    </message>
    <message>
        <source>The request is too long for %1. Send less, or use a model with a larger context window.</source>
        <translation>リクエストが %1 には長すぎます。送る量を減らすか、コンテキストウィンドウの大きいモデルを使ってください。</translation>
    </message>
    <message>
        <source>Your credit at %1 is used up. Check your account.</source>
        <translation>%1 のクレジットを使い切りました。アカウントを確認してください。</translation>
    </message>
    <message>
        <source>%1 accepts no more requests for now. Try again in a few minutes.</source>
        <translation>%1 は現在これ以上のリクエストを受け付けません。数分後に再試行してください。</translation>
    </message>
    <message>
        <source>%1 has an internal error. Try again in a few minutes.</source>
        <translation>%1 で内部エラーが発生しました。数分後に再試行してください。</translation>
    </message>
    <message>
        <source>%1 rejects the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 がリクエストを拒否しました。エンドポイントの種類とモデルを確認してください。</translation>
    </message>
    <message>
        <source>No server answers at %1. Start the server, or check the address of the endpoint.</source>
        <translation>%1 でサーバーが応答しません。サーバーを起動するか、エンドポイントのアドレスを確認してください。</translation>
    </message>
    <message>
        <source>The host %1 cannot be reached. Check the address of the endpoint and the network.</source>
        <translation>ホスト %1 に到達できません。エンドポイントのアドレスとネットワークを確認してください。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid, so nothing was sent. Check the certificate.</source>
        <translation>%1 の証明書が有効ではないため、何も送られませんでした。証明書を確認してください。</translation>
    </message>
    <message>
        <source>No encrypted connection to %1 was possible, so nothing was sent. Check whether the address begins with http://.</source>
        <translation>%1 への暗号化された接続を確立できなかったため、何も送信されませんでした。アドレスが http:// で始まるかどうかを確認してください。</translation>
    </message>
    <message>
        <source>The proxy blocks the request to %1. Check the proxy.</source>
        <translation>プロキシが %1 へのリクエストを遮断しています。プロキシを確認してください。</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was complete. Try again.</source>
        <translation>応答が完了する前に %1 への接続が切れました。再試行してください。</translation>
    </message>
    <message>
        <source>The answer of %1 is not valid. Check the kind and the address of the endpoint.</source>
        <translation>%1 の応答が有効ではありません。エンドポイントの種類とアドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 is overloaded. Try again in a few minutes.</source>
        <translation>%1 は過負荷です。数分後に再試行してください。</translation>
    </message>
    <message>
        <source>%1 could not process the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 はリクエストを処理できませんでした。エンドポイントの種類とモデルを確認してください。</translation>
    </message>
    <message>
        <source>The model of %1 declines to answer this. Try another model.</source>
        <translation>%1 のモデルがこれへの回答を拒否しました。別のモデルを試してください。</translation>
    </message>
    <message>
        <source>%1 (Tried %2 times.)</source>
        <translation>%1 (%2 回試行しました。)</translation>
    </message>
    <message>
        <source>%1 accepts no requests for another %2 minutes. Try again then.</source>
        <translation>%1 はあと %2 分間リクエストを受け付けません。その後で再試行してください。</translation>
    </message>
</context>
<context>
    <name>ModelConsent</name>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>宛先: %1、モデル %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>推定コスト: 最大 %1</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>推定コスト: 価格の設定なし</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>接続が暗号化されていません: ネットワーク内の他者に読まれる可能性があります。</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>これを %1 に送信しますか?</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is not the address of a model. Use https:// or, on this machine, http://.</source>
        <translation>「%1」はモデルのアドレスではありません。https:// を、このマシン上では http:// を使ってください。</translation>
    </message>
    <message>
        <source>The address of %1 contains a password, which would be stored and shown. Remove it, and enter it as the key.</source>
        <translation>%1 のアドレスにパスワードが含まれており、保存され表示されてしまいます。取り除いて、キーとして入力してください。</translation>
    </message>
    <message>
        <source>The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.</source>
        <translation>%1 のアドレスの「?」または「#」の後の部分に、キーが含まれている可能性があります。取り除いてください。</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. Use http:// or socks5://.</source>
        <translation>「%1」はプロキシのアドレスではありません。http:// または socks5:// を使ってください。</translation>
    </message>
    <message>
        <source>The address of the proxy %1 contains a password, which would be stored and shown. Remove it, or use the system proxy.</source>
        <translation>プロキシ %1 のアドレスにパスワードが含まれており、保存され表示されてしまいます。取り除くか、システムのプロキシを使ってください。</translation>
    </message>
    <message>
        <source>No model is set for %1. Enter one.</source>
        <translation>%1 にモデルが設定されていません。入力してください。</translation>
    </message>
    <message>
        <source>The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.</source>
        <translation>%1 のキーに、空白、改行、またはキーにはない文字が含まれています。コピーし直してください。</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.</source>
        <translation>キーが暗号化されずに %1 へ送られます。https:// か、キーのないエンドポイントを使ってください。</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.</source>
        <translation>%1 の応答が最大サイズに達したため、要約が途中で切れています。レベル 2 か、より少ないメッセージで試してください。</translation>
    </message>
    <message>
        <source>The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send less.</source>
        <translation>%1 の応答は、本文が届く前に最大サイズに達しました。思考の少ないモデルを使うか、送信量を減らしてください。</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try again, or use another model.</source>
        <translation>%1 の応答が空です。再試行するか、別のモデルを使ってください。</translation>
    </message>
    <message>
        <source>The model read only %1 of about %2 tokens. Its context window on the server may be too small.</source>
        <translation>モデルは約 %2 トークンのうち %1 しか読みませんでした。サーバー上のコンテキストウィンドウが小さすぎる可能性があります。</translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>有効な JSON ではありません: 読み取りはバイト %1 で止まります。</translation>
    </message>
    <message>
        <source>This is not a message: it is not a JSON object.</source>
        <translation>メッセージではありません: JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>OpenCode leaves out answers that failed.</source>
        <translation>OpenCode は失敗した応答を除外します。</translation>
    </message>
    <message>
        <source>OpenCode leaves out messages without content.</source>
        <translation>OpenCode は内容のないメッセージを除外します。</translation>
    </message>
    <message>
        <source>The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.</source>
        <translation>ファイル %1 が不完全か、破損しています。OpenCode が書き込み中であれば、読み直してください。</translation>
    </message>
    <message>
        <source>The file %1 is not part of this store.</source>
        <translation>ファイル %1 はこのストアの一部ではありません。</translation>
    </message>
    <message>
        <source>It is not an export of OpenCode.</source>
        <translation>OpenCode のエクスポートではありません。</translation>
    </message>
    <message>
        <source>The agent compacted the session by itself.</source>
        <translation>エージェントが自らセッションをコンパクションしました。</translation>
    </message>
    <message>
        <source>The user had the session compacted.</source>
        <translation>ユーザーがセッションをコンパクションさせました。</translation>
    </message>
    <message>
        <source>This is not a part: it is not a JSON object.</source>
        <translation>パートではありません: JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>hidden by a revert; OpenCode can restore it until the next prompt</source>
        <translation>revert により非表示です。次のプロンプトまでは OpenCode で復元できます</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>このレコードはもうストアにありません。ストアを開き直してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>メッセージの破損したパート %n 個が除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>破損したメッセージ %n 件が除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A message of this session is damaged. Check the session first.</source>
        <translation>このセッションに破損したメッセージがあります。先にセッションをチェックしてください。</translation>
    </message>
    <message>
        <source>OpenCode knows the new session once it has imported it: opencode import %1.</source>
        <translation>OpenCode はインポートすると新しいセッションを認識します: opencode import %1。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.</source>
        <translation>そのストアに書き込むのは OpenCode だけなので、変更はフォークになり、OpenCode でインポートできます。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Rename the session there, or fork it with another title.</source>
        <translation>そのストアに書き込むのは OpenCode だけです。OpenCode でセッションの名前を変更するか、別のタイトルでフォークしてください。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Delete the session there.</source>
        <translation>そのストアに書き込むのは OpenCode だけです。OpenCode でセッションを削除してください。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Revert the session there, or fork it at the message.</source>
        <translation>そのストアに書き込むのは OpenCode だけです。OpenCode でセッションを戻すか、このメッセージでフォークしてください。</translation>
    </message>
    <message>
        <source>OpenCode cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>OpenCode はコンパクションを元に戻せません。その前でセッションをフォークしてください。内容はすべて残っています。</translation>
    </message>
    <message>
        <source>OpenCode finds sessions by their project. Import a fork of the session in the new folder.</source>
        <translation>OpenCode はプロジェクトからセッションを見つけます。新しいフォルダーでセッションのフォークをインポートしてください。</translation>
    </message>
    <message>
        <source>OpenCode stores no checkpoints.</source>
        <translation>OpenCode はチェックポイントを保存しません。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Fork the session: damaged parts are left out there.</source>
        <translation>そのストアに書き込むのは OpenCode だけです。セッションをフォークしてください: 破損したパートはそこで除外されます。</translation>
    </message>
    <message>
        <source>It holds sessions of OpenCode.</source>
        <translation>OpenCode のセッションがあります。</translation>
    </message>
    <message>
        <source>No session of OpenCode was found in this folder.</source>
        <translation>このフォルダーに OpenCode のセッションは見つかりませんでした。</translation>
    </message>
    <message>
        <source>It has the tables of OpenCode.</source>
        <translation>OpenCode のテーブルがあります。</translation>
    </message>
    <message>
        <source>It does not have the tables of OpenCode.</source>
        <translation>OpenCode のテーブルがありません。</translation>
    </message>
    <message>
        <source>It is a session that OpenCode exported.</source>
        <translation>OpenCode がエクスポートしたセッションです。</translation>
    </message>
    <message>
        <source>It does not begin as an export of OpenCode does.</source>
        <translation>先頭が OpenCode のエクスポートの形式ではありません。</translation>
    </message>
    <message>
        <source>tables of OpenCode 2</source>
        <translation>OpenCode 2 のテーブル</translation>
    </message>
    <message>
        <source>exists only in old tables (OpenCode 1)</source>
        <translation>古いテーブル (OpenCode 1) にのみ存在</translation>
    </message>
    <message>
        <source>tables of OpenCode 1</source>
        <translation>OpenCode 1 のテーブル</translation>
    </message>
    <message>
        <source>exists only in old files, not in the database</source>
        <translation>データベースにはなく、古いファイルにのみ存在</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>export, to be imported into OpenCode</source>
        <translation>OpenCode にインポートするためのエクスポート</translation>
    </message>
    <message>
        <source>OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 imports.</source>
        <translation>OpenCode 2 はこのセッションを、インポート方法の知られていない形式で保存しています。OpenCode で opencode run --session %1 --fork を使ってフォークするか、OpenCode に引き継いでください。引き継ぐと、OpenCode 1 がインポートできるエクスポートができます。</translation>
    </message>
</context>
<context>
    <name>OpenCodeCheck</name>
    <message>
        <source>The file cannot be read, so its session is not listed: %1</source>
        <translation>ファイルを読み取れないため、そのセッションは一覧に出ません: %1</translation>
    </message>
    <message>
        <source>The session exists only where older releases kept it. The newest OpenCode used here does not show it. Fork it and import the fork.</source>
        <translation>セッションは古いリリースが使っていた場所にしかありません。ここで使われている最新の OpenCode は表示しません。フォークして、そのフォークをインポートしてください。</translation>
    </message>
    <message>
        <source>The session is also stored in an older place, as an upgrade leaves it. The newer one is shown.</source>
        <translation>セッションは、アップグレード後の状態として古い場所にも保存されています。新しい方を表示しています。</translation>
    </message>
    <message>
        <source>The message is not valid JSON. OpenCode fails to load the session. If it is being written, check again.</source>
        <translation>メッセージが有効な JSON ではありません。OpenCode はセッションの読み込みに失敗します。書き込み中であれば、再度チェックしてください。</translation>
    </message>
    <message>
        <source>A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out.</source>
        <translation>メッセージのパートが有効な JSON ではありません。OpenCode は読み込みに失敗します。フォークでは除外されます。</translation>
    </message>
    <message>
        <source>The part has an unknown type (“%1”). It is shown as stored.</source>
        <translation>パートの種類が不明です (「%1」)。保存されたまま表示します。</translation>
    </message>
    <message>
        <source>Another message of the session has the same id. OpenCode imports only the first of them.</source>
        <translation>セッションの別のメッセージが同じ ID を持っています。OpenCode は最初のものだけをインポートします。</translation>
    </message>
    <message>
        <source>The answer belongs to a prompt %1 that the session does not have.</source>
        <translation>応答はプロンプト %1 に属していますが、それがセッションにありません。</translation>
    </message>
    <message>
        <source>A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile.</source>
        <translation>ツール %1 の呼び出しに結果がありません。ツールがまだ実行中か、その間に OpenCode が終了しました。</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1、ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
</context>
<context>
    <name>OwnDatabase</name>
    <message>
        <source>%1 cannot be written: the disk is full. Free some space.</source>
        <translation>%1 に書き込めません: ディスクがいっぱいです。空き容量を確保してください。</translation>
    </message>
    <message>
        <source>%1 is damaged. It is a cache and can be made anew.</source>
        <translation>%1 が破損しています。キャッシュなので作り直せます。</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>%1 にある Stemma 独自のデータに書き込めません。フォルダーの権限とディスクの空き容量を確認してください。</translation>
    </message>
    <message>
        <source>The file %1 is gone.</source>
        <translation>ファイル %1 がなくなっています。</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>ファイルは圧縮されています。変更するには展開してください。</translation>
    </message>
    <message>
        <source>%1 would fill the disk when unpacked: it is far larger than a session. If you trust it, unpack it yourself and open its content.</source>
        <translation>%1 は展開するとディスクがいっぱいになります: セッションよりはるかに大きなものです。信頼できる場合は、自分で展開してその内容を開いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 を %2 に展開できません: %3。空き容量を確保するか、TMPDIR を別のフォルダーにしてください。</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked after byte %2. Get the file again.</source>
        <translation>%1 が破損しています: バイト %2 の後を展開できません。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>%1 is incomplete: the packed data ends too early. Get the file again.</source>
        <translation>%1 が不完全です: 圧縮データが途中で終わっています。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.</source>
        <translation>%1 は %2 で圧縮されており、Stemma では展開できません。自分で展開してから、その内容を開いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.</source>
        <translation>%1 を展開できません: %2。TMPDIR を書き込み可能なフォルダーにしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.</source>
        <translation>%1 を展開できません: %2。空き容量を確保するか、TMPDIR を別のフォルダーにしてください。</translation>
    </message>
</context>
<context>
    <name>PartSource</name>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>このストアのエージェントはファイルのコピーを保持しません。</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>%1 のコピーはもうありません。</translation>
    </message>
    <message>
        <source>The files are now as they were at this checkpoint.</source>
        <translation>ファイルは現在、このチェックポイントの時点と同じです。</translation>
    </message>
    <message>
        <source>The message is too large to show its images.</source>
        <translation>メッセージが大きすぎるため、画像を表示できません。</translation>
    </message>
    <message>
        <source>The message is damaged, so its images cannot be shown.</source>
        <translation>メッセージが破損しているため、画像を表示できません。</translation>
    </message>
</context>
<context>
    <name>Pi</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>有効な JSON ではありません: 読み取りはバイト %1 で止まります。</translation>
    </message>
    <message>
        <source>This is not an entry: it is not a JSON object.</source>
        <translation>エントリーではありません: JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>pi leaves out answers that failed or were aborted.</source>
        <translation>pi は失敗または中止された応答を除外します。</translation>
    </message>
    <message>
        <source>The user kept this command out of the context.</source>
        <translation>ユーザーがこのコマンドをコンテキストから外しました。</translation>
    </message>
    <message>
        <source>pi has no place for a pruned tool output. Edit the output instead.</source>
        <translation>pi には刈り込んだツール出力の置き場所がありません。代わりに出力を編集してください。</translation>
    </message>
    <message>
        <source>pi cannot undo a compaction. Resume the session before it: everything is still there.</source>
        <translation>pi はコンパクションを元に戻せません。その前からセッションを再開してください。内容はすべて残っています。</translation>
    </message>
    <message>
        <source>This entry is not a message but a setting of the session; it stays where it is.</source>
        <translation>このエントリーはメッセージではなくセッションの設定であり、その場所に残ります。</translation>
    </message>
    <message>
        <source>The session has no answer yet, so pi writes its entries a second time with the first one.</source>
        <translation>セッションにはまだ応答がないため、最初の応答とともに pi はエントリーをもう一度書き込みます。</translation>
    </message>
    <message>
        <source>Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.</source>
        <translation>バージョン 1 のセッションには ID がありません。pi で一度セッションを開くと更新されます。</translation>
    </message>
    <message>
        <source>pi may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>pi がセッションを開いている可能性があります。先に終了してください。そうしないと古いフォルダーに書き込み続けます。</translation>
    </message>
    <message>
        <source>An extension of pi took this message out of the context.</source>
        <translation>pi の拡張機能がこのメッセージをコンテキストから除外しました。</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown.</source>
        <translation>PNG、JPEG、GIF、WebP、BMP 画像ではないか、破損しているため、表示しません。</translation>
    </message>
    <message>
        <source>This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.</source>
        <translation>この画像は %1 × %2 ピクセルとされています。64 メガピクセルを超える画像は開きません。</translation>
    </message>
    <message>
        <source>This image is damaged and cannot be shown.</source>
        <translation>この画像は破損しており、表示できません。</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Message %1 lacks fields that %2 needs. Check the session first.</source>
        <translation>メッセージ %1 に、%2 に必要なフィールドがありません。先にセッションをチェックしてください。</translation>
    </message>
    <message>
        <source>This part can only be removed with its whole message %1.</source>
        <translation>このパートは、メッセージ %1 全体とともにしか削除できません。</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>ツールの出力ではないため、刈り込めません。</translation>
    </message>
    <message>
        <source>%1 keeps the newest messages, and nothing comes before them. Name the last message to summarise.</source>
        <translation>%1 は最新のメッセージを残し、その前には何もありません。要約する最後のメッセージを指定してください。</translation>
    </message>
    <message>
        <source>Message %1 is not in the context now, so it cannot be summarised.</source>
        <translation>メッセージ %1 は現在コンテキストにないため、要約できません。</translation>
    </message>
    <message>
        <source>The message after message %1 is a tool result, and what is kept must not begin with one. Name the result, or a message before its call.</source>
        <translation>メッセージ %1 の次のメッセージはツール結果で、残す部分をそれで始めることはできません。結果、または呼び出しより前のメッセージを指定してください。</translation>
    </message>
    <message>
        <source>%1 does not merge summaries: a new one takes up the one before it. Compact up to a message instead.</source>
        <translation>%1 は要約を統合しません: 新しい要約が前の要約を取り込みます。代わりにメッセージを指定してコンパクションしてください。</translation>
    </message>
    <message>
        <source>%1 makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>%1 はモデルなしでは要約を作成しません。自分でテキストを書くか、モデルに書かせてください (レベル 1 または 2)。</translation>
    </message>
    <message>
        <source>%1 does not read this record, so nothing can be done with it.</source>
        <translation>%1 はこのレコードを読まないため、何も操作できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>%1 と同様に、そこで結果のないツール呼び出し %n 件が除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the checkpoint at message %1 of “%2”</source>
        <translation>「%2」のメッセージ %1 のチェックポイントを削除</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>「%3」のメッセージ %2 にチェックポイント「%1」</translation>
    </message>
    <message>
        <source>Restore the output in message %1 of “%2”</source>
        <translation>「%2」のメッセージ %1 の出力を復元</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>この出力は刈り込まれていません。</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>この出力は既に刈り込まれています。</translation>
    </message>
    <message>
        <source>%1 does not mark pruned outputs. The session that this one was made of has the output.</source>
        <translation>%1 は刈り込んだ出力に印を付けません。このセッションの元になったセッションに出力があります。</translation>
    </message>
    <message>
        <source>Prune the output in message %1 of “%2”</source>
        <translation>「%2」のメッセージ %1 の出力を刈り込む</translation>
    </message>
    <message>
        <source>%1 has no messages of the role “%2”. Choose one of: %3.</source>
        <translation>%1 にロール「%2」のメッセージはありません。次のいずれかを選んでください: %3。</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>新しいメッセージ</translation>
    </message>
    <message>
        <source>A branch that %1 does not continue is not compacted. Resume it first, or fork it.</source>
        <translation>%1 が続けないブランチはコンパクションされません。先にそれを再開するか、フォークしてください。</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>「%3」のメッセージ %1–%2 をコンパクション</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3” into a new session</source>
        <translation>「%3」のメッセージ %1–%2 を新しいセッションにコンパクション</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>変更 %1 は、その前の変更の後では行えません: %2</translation>
    </message>
    <message>
        <source>thinking that is bound to what is changed</source>
        <translation>変更箇所に結び付いた思考</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>メッセージ %2 の後で「%1」をフォーク</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>メッセージ %2 の後から「%1」を再開</translation>
    </message>
    <message>
        <source>Remove title of “%1”</source>
        <translation>「%1」のタイトルを削除</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>「%1」の名前を「%2」に変更</translation>
    </message>
    <message>
        <source>Edit message %1 of “%2”</source>
        <translation>「%2」のメッセージ %1 を編集</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>「%1」のメッセージ %n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of “%1”</source>
        <translation>「%1」のパートを削除</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Insert after message %1 of “%2”</source>
        <translation>「%2」のメッセージ %1 の後に挿入</translation>
    </message>
    <message>
        <source>Insert at the beginning of “%1”</source>
        <translation>「%1」の先頭に挿入</translation>
    </message>
    <message>
        <source>%1, in a fork</source>
        <comment>Edit message 3 of “Parser bug”</comment>
        <translation>%1 (フォークで)</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>%1 のフォーク</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>%1 の破棄された末尾</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1 (コンパクション済み)</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>メッセージ %1、パート %2</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>メッセージ %1、パート %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>%1–%2 のコピー</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>破棄された末尾</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>the messages it replaces</source>
        <translation>それが置き換えるメッセージ</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>セッションにメッセージ「%1」はありません。</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>セッションにメッセージがありません。</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>メッセージ「%1」にパート %2 はありません。</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>セッションに要約「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no level %1. Choose 1, 2 or 3.</source>
        <translation>レベル %1 はありません。1、2、3 から選んでください。</translation>
    </message>
    <message>
        <source>Choose the messages to remove.</source>
        <translation>削除するメッセージを選んでください。</translation>
    </message>
    <message>
        <source>Parts can be removed from only one message at a time.</source>
        <translation>パートを削除できるのは一度に 1 つのメッセージからだけです。</translation>
    </message>
    <message>
        <source>Only texts, thinking and tool outputs can be edited.</source>
        <translation>編集できるのは、テキスト、思考、ツール出力だけです。</translation>
    </message>
    <message>
        <source>Enter a different text.</source>
        <translation>別のテキストを入力してください。</translation>
    </message>
    <message>
        <source>Enter a new title.</source>
        <translation>新しいタイトルを入力してください。</translation>
    </message>
    <message>
        <source>Enter the text of the new message.</source>
        <translation>新しいメッセージのテキストを入力してください。</translation>
    </message>
    <message>
        <source>Enter the text of the summary.</source>
        <translation>要約のテキストを入力してください。</translation>
    </message>
    <message>
        <source>Nothing comes before this message. Fork after it.</source>
        <translation>このメッセージの前には何もありません。その後でフォークしてください。</translation>
    </message>
    <message>
        <source>The session already ends here; nothing would be discarded.</source>
        <translation>セッションは既にここで終わっています。破棄されるものはありません。</translation>
    </message>
    <message>
        <source>A tool result must follow its call, so nothing can be inserted between them.</source>
        <translation>ツール結果は呼び出しに続く必要があるため、その間には何も挿入できません。</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>変更を計画した後に、別のプログラムがセッションを変更しました。何も変更されていません。計画し直してください。</translation>
    </message>
    <message>
        <source>This message was discarded and is no longer part of the session.</source>
        <translation>このメッセージは破棄されており、もうセッションの一部ではありません。</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain, which %1 cannot resume.</source>
        <translation>このエントリーはサイドチェーンに属し、%1 は再開できません。</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.</source>
        <translation>この思考は署名付きのため、編集できません。メッセージを削除するか、その前でセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>This thinking is signed, so it can only be removed with its message.</source>
        <translation>この思考は署名付きのため、メッセージとともにしか削除できません。</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename the session instead.</source>
        <translation>ブランチのタイトルはセッションのものです。代わりにセッションの名前を変更してください。</translation>
    </message>
    <message>
        <source>A branch is a part of its session&apos;s transcript and cannot be deleted on its own. Delete the whole session, or keep the branch.</source>
        <translation>ブランチはセッションのトランスクリプトの一部であり、単独では削除できません。セッション全体を削除するか、ブランチを残してください。</translation>
    </message>
    <message>
        <source>This kind of change cannot be made in a fork.</source>
        <translation>この種類の変更はフォークでは行えません。</translation>
    </message>
    <message>
        <source>The session cannot be compacted in place. %1 Compact it into a new session.</source>
        <translation>セッションをその場でコンパクションできません。%1 新しいセッションにコンパクションしてください。</translation>
    </message>
    <message>
        <source>Every tool call has its result.</source>
        <translation>すべてのツール呼び出しに結果があります。</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers reject.</source>
        <translation>会話が応答で始まることになり、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>The conversation does not end with a prompt.</source>
        <translation>会話はプロンプトで終わっていません。</translation>
    </message>
    <message>
        <source>No signed thinking follows the change.</source>
        <translation>変更の後に署名付き思考はありません。</translation>
    </message>
    <message>
        <source>Message %1 has signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>メッセージ %1 に署名付き思考があります。変更されませんが、前後のメッセージが変わったため、プロバイダーが拒否する可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>ツール呼び出しと結果は対になっているため、さらに %n 件のメッセージが変わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing.</source>
        <translation>プログラム %1 (プロセス %2) がストアを書き込み用に開いています。</translation>
    </message>
    <message>
        <source>The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.</source>
        <translation>要約は置き換えるメッセージより小さくなります: %L2 トークンではなく %L1 トークン。</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).</source>
        <translation>要約 (%L1 トークン) が、置き換えるメッセージ (%L2 トークン) より大きくなります。</translation>
    </message>
    <message>
        <source>A compaction of %1 stays as it is, so nothing can be added to its summary.</source>
        <translation>%1 のコンパクションはそのまま残るため、その要約には何も追加できません。</translation>
    </message>
    <message>
        <source>Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>メッセージ %1 に署名付き思考があります。変更されませんが、前後のメッセージが変わったため、プロバイダーが拒否する可能性があります。</translation>
    </message>
    <message>
        <source>Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>メッセージ %1 に署名付きツール呼び出しがあります。変更されませんが、前後のメッセージが変わったため、プロバイダーが拒否する可能性があります。</translation>
    </message>
    <message>
        <source>Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>メッセージ %1 に署名付きツール呼び出しがあります。変更されませんが、前後のメッセージが変わったため、プロバイダーが拒否する可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>破棄された末尾</translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message>
        <source>%1 can load the session.</source>
        <translation>%1 はセッションを読み込めます。</translation>
    </message>
    <message>
        <source>The conversation begins with a prompt.</source>
        <translation>会話はプロンプトで始まっています。</translation>
    </message>
    <message>
        <source>No answer follows directly on another.</source>
        <translation>応答の直後に続く応答はありません。</translation>
    </message>
    <message>
        <source>One answer would follow directly on another; some providers refuse that.</source>
        <translation>応答の直後に応答が続くことになり、拒否するプロバイダーもあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>%n 件のツール呼び出しに結果がありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>%n 件のツール結果に呼び出しがなく、プロバイダーは拒否します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>変更の後の %n 件のメッセージ (最初はメッセージ %1) に署名付き思考があります。前の内容が変わったため、プロバイダーが拒否する可能性があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Repair %1</source>
        <comment>a place</comment>
        <translation>%1 を修復</translation>
    </message>
    <message>
        <source>Repair all problems</source>
        <translation>すべての問題を修復</translation>
    </message>
    <message>
        <source>Repair all problems of the kind “%1”</source>
        <translation>「%1」という種類の問題をすべて修復</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>メッセージ %2 の後で「%1」をフォーク</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>メッセージ %2 の後から「%1」を再開</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>「%1」の名前を変更</translation>
    </message>
    <message>
        <source>Edit message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 を編集</translation>
    </message>
    <message>
        <source>Restore the output in message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 の出力を復元</translation>
    </message>
    <message>
        <source>Prune the output in message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 の出力を刈り込む</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Insert after message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 の後に挿入</translation>
    </message>
    <message>
        <source>Set checkpoint after message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 の後にチェックポイントを設定</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>「%1」のラベルを設定</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>プロジェクトを移動</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>「%1」をコンパクション</translation>
    </message>
    <message>
        <source>Rewrite a summary of “%1”</source>
        <translation>「%1」の要約を書き直す</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>「%1」の要約を統合</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>「%1」の要約を解除</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>バッチ内の変更 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 のパートを削除</translation>
    </message>
    <message>
        <source>Remove message %2 of “%1”</source>
        <translation>「%1」のメッセージ %2 を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>「%1」のメッセージ %n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Session forked with the change.</source>
        <translation>変更を加えてセッションをフォークしました。</translation>
    </message>
    <message>
        <source>Session forked after message %1.</source>
        <translation>メッセージ %1 の後でセッションをフォークしました。</translation>
    </message>
    <message>
        <source>Session resumed after message %1.</source>
        <translation>メッセージ %1 の後からセッションを再開しました。</translation>
    </message>
    <message>
        <source>Session renamed.</source>
        <translation>セッションの名前を変更しました。</translation>
    </message>
    <message>
        <source>Message %1 edited.</source>
        <translation>メッセージ %1 を編集しました。</translation>
    </message>
    <message>
        <source>Output in message %1 restored.</source>
        <translation>メッセージ %1 の出力を復元しました。</translation>
    </message>
    <message>
        <source>Output in message %1 pruned.</source>
        <translation>メッセージ %1 の出力を刈り込みました。</translation>
    </message>
    <message>
        <source>Session deleted.</source>
        <translation>セッションを削除しました。</translation>
    </message>
    <message>
        <source>Problems repaired.</source>
        <translation>問題を修復しました。</translation>
    </message>
    <message>
        <source>Message inserted after message %1.</source>
        <translation>メッセージ %1 の後にメッセージを挿入しました。</translation>
    </message>
    <message>
        <source>Checkpoint after message %1 changed.</source>
        <translation>メッセージ %1 の後のチェックポイントを変更しました。</translation>
    </message>
    <message>
        <source>Labels changed.</source>
        <translation>ラベルを変更しました。</translation>
    </message>
    <message>
        <source>Project moved.</source>
        <translation>プロジェクトを移動しました。</translation>
    </message>
    <message>
        <source>Summaries merged.</source>
        <translation>要約を統合しました。</translation>
    </message>
    <message>
        <source>Session compacted.</source>
        <translation>セッションをコンパクションしました。</translation>
    </message>
    <message>
        <source>Summary dissolved.</source>
        <translation>要約を解除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n 件の変更を適用しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of message %1 removed.</source>
        <translation>メッセージ %1 のパートを削除しました。</translation>
    </message>
    <message>
        <source>Message %1 removed.</source>
        <translation>メッセージ %1 を削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>%n 件のメッセージを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply in a fork</source>
        <translation>フォークで適用</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>ここから再開</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Apply edit</source>
        <translation>編集を適用</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>刈り込む</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>チェックポイントを設定</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>ラベルを設定</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>すべて適用</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>%1 を開けません: Qt の PostgreSQL ドライバーがありません。インストールしてから (Debian では libqt6sql6-psql) 再試行してください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check user and password, then connect again.</source>
        <translation>%1 を開けません: %2。ユーザーとパスワードを確認してから、接続し直してください。</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>%1 に到達できません: %2。アドレスとサーバーが動作しているかを確認してから、再試行してください。</translation>
    </message>
    <message>
        <source>%1 is a replica and had to follow its primary: %2. Try again, or connect to the primary.</source>
        <translation>%1 はレプリカであり、プライマリに追従する必要がありました: %2。再試行するか、プライマリに接続してください。</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may have locked the tables; try again later.</source>
        <translation>%1 が時間内に応答しませんでした: %2。別のプログラムがテーブルをロックしている可能性があります。後で再試行してください。</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Try again when the server is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 が時間内に応答しませんでした: %2。サーバーの負荷が下がってから再試行するか、アドレスに statement_timeout=秒数 を追加してください。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. Stemma reconnects at the next attempt; messages already read stay on screen.</source>
        <translation>%1 への接続が失われました: %2。Stemma は次の試行で再接続します。読み取り済みのメッセージは画面に残ります。</translation>
    </message>
    <message>
        <source>You may not read %1: %2. Ask for the right to read it, or connect as another user.</source>
        <translation>%1 を読み取る権限がありません: %2。読み取る権限を依頼するか、別のユーザーで接続してください。</translation>
    </message>
    <message>
        <source>%1 has unknown tables: %2. Check the schema.</source>
        <translation>%1 に不明なテーブルがあります: %2。スキーマを確認してください。</translation>
    </message>
    <message>
        <source>%1 is read-only: %2.</source>
        <translation>%1 は読み取り専用です: %2。</translation>
    </message>
    <message>
        <source>%1 reported an error: %2. Check the server&apos;s log.</source>
        <translation>%1 がエラーを報告しました: %2。サーバーのログを確認してください。</translation>
    </message>
    <message>
        <source>A batch is tried out on temporary copies, for which you lack the right TEMPORARY on the database. Ask for it, or make the changes one by one.</source>
        <translation>バッチは一時コピーで試されますが、データベースに対する TEMPORARY 権限がありません。権限を依頼するか、変更を 1 つずつ行ってください。</translation>
    </message>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>バッチを試せません: 会話が大きすぎて %n 秒以内にコピーできません。変更を 1 つずつ行うか、アドレスに statement_timeout=SECONDS を加えてください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the change again, or undo the later change first.</source>
        <translation>%1 は変更されていません: テーブル「%3」の行「%2」がその後に変わりました (%4)。変更を計画し直すか、先に後の変更を元に戻してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the columns of its table “%2” have changed. Open the store again and plan the change again.</source>
        <translation>%1 は変更されていません: テーブル「%2」の列が変わりました。ストアを開き直し、変更を計画し直してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be undone exactly.</source>
        <translation>%1 は変更されていません: テーブル「%2」にトリガー、ルール、または生成列があり、変更を正確に元に戻せません。</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 は「%3」ではなく「%2」です</translation>
    </message>
    <message>
        <source>another column was changed</source>
        <translation>別の列が変更されました</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>削除されました</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so removing a row could remove unknown other rows.</source>
        <translation>%1 は変更されていません: テーブル %2 が「%3」の複数の列を参照しており、行を削除すると未知のほかの行も削除される可能性があります。</translation>
    </message>
    <message>
        <source>rows of the table %1 now refer to it</source>
        <translation>テーブル %1 の行が現在これを参照しています</translation>
    </message>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>%1 は変更されていません: 別のプログラムが同じ瞬間に同じ行を変更しました。変更を計画し直してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: another program has locked the rows. Try again when it is done.</source>
        <translation>%1 は変更されていません: 別のプログラムが行をロックしています。終わってから再試行してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the encoding of its database lacks a character of the new text. Write it without that character.</source>
        <translation>%1 は変更されていません: データベースの文字コードに、新しいテキストの文字の一つがありません。その文字を使わずに書いてください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the server took too long. Try again when it is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 は変更されていません: サーバーの処理に時間がかかりすぎました。負荷が下がってから再試行するか、アドレスに statement_timeout=秒数 を追加してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: you may only read it, or a part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>%1 は変更されていません: 全体または一部が読み取りしかできません。変更する権限を依頼するか、別のユーザーで接続してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is read-only. Connect to the primary server.</source>
        <translation>%1 は変更されていません: サーバーは読み取り専用です。プライマリーサーバーに接続してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>%1 は変更されていません: サーバーのディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>%1 was not changed: the undo data of this change is too large for the journal.</source>
        <translation>%1 は変更されていません: この変更を元に戻すためのデータはジャーナルに対して大きすぎます。</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 は変更されていません: 結果がテーブルの規則に違反します。その間にストアが変わった可能性があります。変更を計画し直してください。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost during the change. Stemma checks before the next change whether it was applied.</source>
        <translation>変更中に %1 への接続が失われました。Stemma は次の変更の前に、適用されたかどうかを確認します。</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection was lost. Try again.</source>
        <translation>%1 は変更されていません: 接続が失われました。再試行してください。</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>How much room there is between lines and controls</source>
        <translation>行やコントロールの間隔です</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>コードのフォント</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Of the whole window, compared with the system&apos;s</source>
        <translation>ウィンドウ全体の文字サイズで、システムに対する比率です</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>No animations and no blinking cursor</source>
        <translation>アニメーションとカーソルの点滅をなくします</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Takes effect when Stemma is started again</source>
        <translation>Stemma の次回起動時に有効になります</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Of timelines, in addition to the text size</source>
        <translation>文字サイズに加えて適用される、タイムラインのズームです</translation>
    </message>
    <message>
        <source>Show the time axis above timelines</source>
        <translation>タイムラインの上に時間軸を表示</translation>
    </message>
    <message>
        <source>When the agent worked, when tools ran, and when it waited for you</source>
        <translation>エージェントが作業した時間、ツールが動いた時間、ユーザーの入力を待った時間を示します</translation>
    </message>
    <message>
        <source>Times in lists</source>
        <translation>一覧の時刻</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>All times are shown, and read when you type them, in this zone</source>
        <translation>すべての時刻はこのタイムゾーンで表示され、入力した時刻もこのタイムゾーンで解釈されます</translation>
    </message>
    <message>
        <source>Reopen stores and tabs at start</source>
        <translation>起動時にストアとタブを再び開く</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>メニューバーを表示</translation>
    </message>
    <message>
        <source>Open stores and links in the window that is there</source>
        <translation>ストアとリンクを既存のウィンドウで開く</translation>
    </message>
    <message>
        <source>Otherwise each start of Stemma has a window of its own, as with --new-window</source>
        <translation>オフの場合、--new-window を付けたときのように、Stemma を起動するたびに専用のウィンドウが開きます</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>制約の損失を通知</translation>
    </message>
    <message>
        <source>Shows a notice on the desktop when an agent compacts an open session and loses a constraint</source>
        <translation>開いているセッションをエージェントがコンパクションして制約が失われたときに、デスクトップに通知を表示します</translation>
    </message>
    <message>
        <source>Configure shortcuts…</source>
        <translation>ショートカットを設定…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>キーボードショートカットを変更します</translation>
    </message>
    <message>
        <source>Forget recent stores</source>
        <translation>最近のストアを消去</translation>
    </message>
    <message>
        <source>Empties the list of recent stores; the stores stay as they are</source>
        <translation>最近のストアの一覧を空にします。ストアはそのまま残ります</translation>
    </message>
    <message>
        <source>Keep an index for searching</source>
        <translation>検索用のインデックスを保持</translation>
    </message>
    <message>
        <source>Makes searching immediate; built in the background</source>
        <translation>検索がすぐに終わるようになります。インデックスはバックグラウンドで構築されます</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>検索インデックス…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>検索用のインデックスを持つストアを選びます</translation>
    </message>
    <message>
        <source>Undo data up to</source>
        <translation>元に戻すためのデータの上限</translation>
    </message>
    <message>
        <source>When there is more, the oldest changes leave History and can no longer be undone</source>
        <translation>これを超えると、最も古い変更が履歴から消え、元に戻せなくなります</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>About 4 GB (default)</source>
        <translation>約 4 GB (既定)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Keep undo data for</source>
        <translation>元に戻すためのデータの保持期間</translation>
    </message>
    <message>
        <source>Changes made since this start of Stemma are always kept</source>
        <translation>Stemma の今回の起動以降に行った変更は常に保持されます</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 日</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中の容量</translation>
    </message>
    <message>
        <source>Model endpoints…</source>
        <translation>モデルのエンドポイント…</translation>
    </message>
    <message>
        <source>Where summaries may be requested, and what a request costs</source>
        <translation>要約を依頼できる場所と、リクエストのコストを設定します</translation>
    </message>
    <message>
        <source>Edit prices…</source>
        <translation>価格を編集…</translation>
    </message>
    <message>
        <source>Your own prices for token usage, in a text file</source>
        <translation>トークン使用量に対する独自の価格を、テキストファイルで指定します</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Timeline and times</source>
        <translation>タイムラインと時刻</translation>
    </message>
    <message>
        <source>Windows and stores</source>
        <translation>ウィンドウとストア</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>元に戻すためのデータ</translation>
    </message>
    <message>
        <source>Models and prices</source>
        <translation>モデルと価格</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.</source>
        <translation>%1 の価格は使えません: %2 (%3)。ファイルを修正するか、取り除いてください。</translation>
    </message>
    <message>
        <source>a price for a million tokens has to be a number from 0 on</source>
        <translation>100 万トークンあたりの価格は 0 以上の数値である必要があります</translation>
    </message>
    <message>
        <source>the name of a model is missing</source>
        <translation>モデルの名前がありません</translation>
    </message>
    <message>
        <source>the lengths of contexts have to rise</source>
        <translation>コンテキストの長さは昇順である必要があります</translation>
    </message>
    <message>
        <source>a date has to be like 2026-03-31</source>
        <translation>日付は 2026-03-31 のような形である必要があります</translation>
    </message>
    <message>
        <source>a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, priority), a region, or hours like 16:30-00:30</source>
        <translation>係数にはモデル (models)、0 以上の数 (times)、および次のいずれか 1 つが必要です: ティア (tier: batch、flex、priority)、リージョン (region)、16:30-00:30 のような時間帯 (hours)</translation>
    </message>
    <message>
        <source>a subscription has to be an object</source>
        <translation>サブスクリプションはオブジェクトである必要があります</translation>
    </message>
    <message>
        <source>prices in %1 need what one US dollar is in %1, so that all can be added up</source>
        <translation>%1 建ての価格をすべて合計するには、1 米ドルが何 %1 にあたるかの指定が必要です</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>バイト %1</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>有効な JSON ではありません</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>it has to be a list</source>
        <translation>リストである必要があります</translation>
    </message>
    <message>
        <source>%1 is too large for a table of prices. Name another file.</source>
        <translation>%1 は価格表としては大きすぎます。別のファイルを指定してください。</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>May %1 be changed?</source>
        <translation>%1 を変更してもよいですか?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about %1?</source>
        <translation>%1 について、ユーザーは何を要求または決定しましたか?</translation>
    </message>
    <message>
        <source>What did the user demand or decide about this: %1?</source>
        <translation>次の点について、ユーザーは何を要求または決定しましたか: %1</translation>
    </message>
    <message>
        <source>What is the whole path of %1?</source>
        <translation>%1 の完全なパスは何ですか?</translation>
    </message>
    <message>
        <source>Which command line with %1 was run, with all its arguments?</source>
        <translation>%1 を使って実行されたコマンドラインは、すべての引数を含めてどのようなものですか?</translation>
    </message>
    <message>
        <source>What is the whole address at %1?</source>
        <translation>%1 にある完全なアドレスは何ですか?</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答あり</translation>
    </message>
    <message>
        <source>Answered otherwise</source>
        <translation>異なる回答</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>Which error belongs in the gap: “%1”?</source>
        <translation>空欄に入るエラーは何ですか:「%1」</translation>
    </message>
    <message>
        <source>How does the error go on that begins “%1”?</source>
        <translation>「%1」で始まるエラーの続きは何ですか?</translation>
    </message>
    <message>
        <source>Which quoted words belong in the gap: “%1”?</source>
        <translation>空欄に入る引用の言葉は何ですか:「%1」</translation>
    </message>
    <message>
        <source>How does the quotation go on that begins “%1”?</source>
        <translation>「%1」で始まる引用の続きは何ですか?</translation>
    </message>
    <message>
        <source>Which name belongs in the gap: “%1”?</source>
        <translation>空欄に入る名前は何ですか:「%1」</translation>
    </message>
    <message>
        <source>Which figure belongs in the gap: “%1”?</source>
        <translation>空欄に入る数値は何ですか:「%1」</translation>
    </message>
    <message>
        <source>Which version belongs in the gap: “%1”?</source>
        <translation>空欄に入るバージョンは何ですか:「%1」</translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message>
        <source>The new project folder already has a file “%1”, so nothing can be moved. Compare both files first.</source>
        <translation>新しいプロジェクトフォルダーには既にファイル「%1」があるため、何も移動できません。先に両方のファイルを比較してください。</translation>
    </message>
    <message>
        <source>Enter absolute paths for both the old and the new project folder.</source>
        <translation>古いプロジェクトフォルダーと新しいプロジェクトフォルダーの絶対パスを入力してください。</translation>
    </message>
    <message>
        <source>Enter a different folder.</source>
        <translation>別のフォルダーを入力してください。</translation>
    </message>
    <message>
        <source>This store has no sessions of a project in “%1”.</source>
        <translation>このストアには「%1」にあるプロジェクトのセッションがありません。</translation>
    </message>
    <message>
        <source>Move the project “%1” to “%2”</source>
        <translation>プロジェクト「%1」を「%2」に移動</translation>
    </message>
    <message>
        <source>The folder “%1” also holds sessions of another project, so it is not moved.</source>
        <translation>フォルダー「%1」には別のプロジェクトのセッションもあるため、移動しません。</translation>
    </message>
    <message>
        <source>The name of the new folder is too long for the agent to find its sessions by it.</source>
        <translation>新しいフォルダーの名前が長すぎて、エージェントがセッションを見つけられません。</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>%1 のフォルダー</translation>
    </message>
    <message>
        <source>the folder in records</source>
        <translation>レコード内のフォルダー</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>%n 個のフォルダーに、そこで作業したものの別のプロジェクトに属するセッションがあります。それらは残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>To move a project, open the folder that contains all projects: “%1”.</source>
        <translation>プロジェクトを移動するには、すべてのプロジェクトを含むフォルダー「%1」を開いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>%n 個のシンボリックリンクは元の場所に残ります: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>ファイルのない %n 個のフォルダーは元の場所に残ります: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>%n 個のファイルに、古いフォルダーを指す 64 MiB を超える行があります。これらの行はそのまま残ります: %1。</numerusform>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>QueryEdit</name>
    <message>
        <source>What can be typed next</source>
        <translation>次に入力できるもの</translation>
    </message>
</context>
<context>
    <name>RawRecord</name>
    <message>
        <source>This record is longer than 64 MB, so only its beginning is shown.</source>
        <translation>このレコードは 64 MB より長いため、先頭だけを表示します。</translation>
    </message>
</context>
<context>
    <name>RedactionRules</name>
    <message>
        <source>The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.</source>
        <translation>秘匿規則「%1」は使えません: ID、種類、有効なパターンが必要です。</translation>
    </message>
    <message>
        <source>The redaction rules are not valid JSON with a list “rules”.</source>
        <translation>秘匿規則が、リスト「rules」を持つ有効な JSON ではありません。</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>This format has no stores on servers.</source>
        <translation>この形式にはサーバー上のストアがありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a known session store. %2</source>
        <translation>%1 は既知のセッションストアではありません。%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 を開けません。</translation>
    </message>
    <message>
        <source>The tables of the database cannot be read.</source>
        <translation>データベースのテーブルを読み取れません。</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 is left unchanged.</source>
        <comment>a place</comment>
        <translation>%1 は変更しません。</translation>
    </message>
    <message>
        <source>%1 is left unchanged: %2</source>
        <comment>a place; why</comment>
        <translation>%1 は変更しません: %2</translation>
    </message>
    <message>
        <source>This cannot be repaired. %1</source>
        <translation>これは修復できません。%1</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>修復するものはありません</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>%n 件の問題を修復</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>セッションの %n 件の問題を修復</numerusform>
        </translation>
    </message>
    <message>
        <source>Found nothing that can be repaired.</source>
        <translation>修復できるものは見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>新たなチェックでは、これらの問題のうち %n 件がもう見つかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>%n 件の問題のうち %1 件を修復できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>サンプルセッション %1 を書き込めません。</translation>
    </message>
    <message>
        <source>The folder %1 for the sample session cannot be created.</source>
        <translation>サンプルセッション用のフォルダー %1 を作成できません。</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>ツール入力</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>File summary</source>
        <translation>ファイルの要約</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>You</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>別のアシスタント</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>要約済み</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>サイドチェーン</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>一時的</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>セッションのタイトル</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Tool output, bash</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>SearchIndex</name>
    <message>
        <source>The search index %1 was made by a newer version of Stemma and is not used.</source>
        <translation>検索インデックス %1 は新しいバージョンの Stemma で作られたため、使いません。</translation>
    </message>
    <message>
        <source>The search index is empty.</source>
        <translation>検索インデックスは空です。</translation>
    </message>
    <message>
        <source>The search index %1 cannot be deleted. Check the permissions of its folder.</source>
        <translation>検索インデックス %1 を削除できません。フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>Another window or program is building this search index. Wait until it is done.</source>
        <translation>別のウィンドウまたはプログラムがこの検索インデックスを構築中です。終わるまで待ってください。</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>%1 にある Stemma 独自のデータに書き込めません。フォルダーの権限とディスクの空き容量を確認してください。</translation>
    </message>
    <message>
        <source>The search index is damaged. It will be built anew.</source>
        <translation>検索インデックスが破損しています。作り直されます。</translation>
    </message>
</context>
<context>
    <name>SearchIndexer</name>
    <message>
        <source>Indexing %1 for search</source>
        <translation>検索用に %1 をインデックス化中</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>「%1:」には値が必要です。</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 or 2026-03-01..2026-03-15.</source>
        <translation>「%1」は日付ではありません。2026-03-01、2026-03、today、7d、&gt;2026-03-01、2026-03-01..2026-03-15 のように書いてください。</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write &gt;1000, &lt;10k or 100..200.</source>
        <translation>「%1」はトークン数ではありません。&gt;1000、&lt;10k、100..200 のように書いてください。</translation>
    </message>
    <message>
        <source>“%1:” can be: %2.</source>
        <translation>「%1:」に指定できるもの: %2。</translation>
    </message>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>検索式が長すぎます: %Ln 文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The query contains a control character (U+%1). Remove it.</source>
        <translation>検索式に制御文字 (U+%1) があります。削除してください。</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing. Remove it, or put it in quotes.</source>
        <translation>この括弧に対応する開き括弧がありません。削除するか、引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The query is nested too deeply. Split it into several searches.</source>
        <translation>検索式の入れ子が深すぎます。複数の検索に分けてください。</translation>
    </message>
    <message>
        <source>These parentheses are empty. Remove them, or put them in quotes.</source>
        <translation>この括弧は空です。削除するか、引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>この括弧が閉じられていません。</translation>
    </message>
    <message>
        <source>A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes.</source>
        <translation>ここに語または条件がありません。AND、OR、NOT を検索するには、引用符で囲んでください。</translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>検索式の語が多すぎます: %Ln 語までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>この引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. To search for these characters, write %2.</source>
        <translation>「%1」に文字も数字もありません。これらの文字を検索するには %2 と書いてください。</translation>
    </message>
    <message>
        <source>The exact text is missing. Write it in quotes after the equals sign.</source>
        <translation>完全一致のテキストがありません。等号の後に引用符で囲んで書いてください。</translation>
    </message>
    <message>
        <source>This regular expression is not closed. Add a slash, or put a path in quotes.</source>
        <translation>この正規表現が閉じられていません。スラッシュを加えるか、パスであれば引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.</source>
        <translation>フィールド「%1」はありません。使えるフィールド: %2。テキストとして検索するには、引用符で囲んでください。</translation>
    </message>
</context>
<context>
    <name>SearchScope</name>
    <message>
        <source>Project %1</source>
        <translation>プロジェクト %1</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>ストア %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>エージェント %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>すべての場所</translation>
    </message>
</context>
<context>
    <name>SearchSource</name>
    <message>
        <source>Searching</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 hits in %3</source>
        <comment>200 of 1,204 hits in 86 sessions</comment>
        <translation>%3 の一致 %2 件中 %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <comment>first 200 hits</comment>
        <translation>最初の %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>12 hits in 3 sessions</comment>
        <translation>%2 に %1</translation>
    </message>
    <message>
        <source>reading without an index, %1 of %2 stores done</source>
        <translation>インデックスなしで読み取り中、ストア %2 個中 %1 個完了</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>%Ln 個のストアを完全なインデックスなしで読み取り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>%Ln 個のストアを検索できませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 % built</source>
        <translation>インデックス %1% 構築済み</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>読み取り中</translation>
    </message>
    <message>
        <source>%1 sessions by index, %2 read</source>
        <translation>インデックスで %1 セッション、読み取りで %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln 件除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>%Ln 件のテキストで正規表現に時間がかかりすぎました</numerusform>
        </translation>
    </message>
    <message>
        <source>none: servers are searched by reading</source>
        <translation>なし: サーバーは読み取って検索します</translation>
    </message>
    <message>
        <source>being built, %1 of %2 sessions</source>
        <translation>構築中、セッション %2 件中 %1 件</translation>
    </message>
    <message>
        <source>being built</source>
        <translation>構築中</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>complete, checking for changes</source>
        <translation>完了、変更を確認中</translation>
    </message>
    <message>
        <source>waiting to be built</source>
        <translation>構築待ち</translation>
    </message>
    <message>
        <source>being built by another program</source>
        <translation>別のプログラムが構築中</translation>
    </message>
    <message>
        <source>partly built</source>
        <translation>一部構築済み</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>%Ln 件のセッションを読み取れませんでした</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The server address is not valid: %1. Write it like postgresql://user@host:5432/database.</source>
        <translation>サーバーアドレスが有効ではありません: %1。postgresql://user@host:5432/database のように書いてください。</translation>
    </message>
    <message>
        <source>the port is not a number from 1 to 65535</source>
        <translation>ポートが 1 ～ 65535 の数ではありません</translation>
    </message>
    <message>
        <source>a parameter has an invalid character</source>
        <translation>パラメーターに無効な文字があります</translation>
    </message>
    <message>
        <source>statement_timeout is not a time like 30s or 2min</source>
        <translation>statement_timeout が 30s や 2min のような時間ではありません</translation>
    </message>
    <message>
        <source>it must not contain the password of a key</source>
        <translation>キーのパスワードを含めることはできません</translation>
    </message>
    <message>
        <source>special characters of a password have to be written as codes (%1)</source>
        <translation>パスワードの特殊文字はコードで書く必要があります (%1)</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>ホストが複数指定されています</translation>
    </message>
    <message>
        <source>the service name is not valid</source>
        <translation>サービス名が有効ではありません</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>値のないパラメーターがあります</translation>
    </message>
    <message>
        <source>it has an invalid character</source>
        <translation>無効な文字があります</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%2 の %1</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>The export could not be written: %1. Free some space or choose another place.</source>
        <translation>エクスポートを書き込めませんでした: %1。空き容量を確保するか、別の場所を選んでください。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 を書き込めませんでした: %2。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>%1 holds sessions, which the export would replace. Choose another place.</source>
        <translation>%1 にはセッションが入っており、書き出すと置き換わってしまいます。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>The session ends before the first message to export.</source>
        <translation>書き出す最初のメッセージより前でセッションが終わっています。</translation>
    </message>
</context>
<context>
    <name>SessionName</name>
    <message>
        <source>Untitled session, %1</source>
        <comment>the day it began</comment>
        <translation>無題のセッション、%1</translation>
    </message>
    <message>
        <source>Untitled session %1</source>
        <comment>its id</comment>
        <translation>無題のセッション %1</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma opens stores of the format %1 read-only.</source>
        <translation>Stemma は形式 %1 のストアを読み取り専用で開きます。</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>%1 にある Stemma 独自のデータに書き込めません。フォルダーの権限とディスクの空き容量を確認してください。</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>ファイル %1 がなくなっています。復元するか、別のストアを開いてください。</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>レコードはもう %1 にありません。</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 は、書き込み中の別のプログラムによってロックされています。終わってから再試行するか、そのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save the rest, use the command “.recover” of sqlite3 on a copy.</source>
        <translation>%1 が破損しています: データベースの一部を読み取れません。残りを救うには、コピーに対して sqlite3 のコマンド「.recover」を使ってください。</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>%1 は SQLite データベースではないか、先頭が破損または暗号化されています。別のファイルか、このファイルのバックアップを選んでください。</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions, or open a copy.</source>
        <translation>%1 を読み取る権限がありません。権限を変更するか、コピーを開いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check that the file exists and that you may read it and its folder.</source>
        <translation>%1 を開けません。ファイルが存在し、ファイルとそのフォルダーを読み取れることを確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk or the network reports an error. Check it, then open the file again.</source>
        <translation>%1 を読み取れません: ディスクまたはネットワークがエラーを報告しています。確認してから、ファイルを開き直してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk for temporary files is full. Free some space.</source>
        <translation>%1 を読み取れません: 一時ファイル用のディスクがいっぱいです。空き容量を確保してください。</translation>
    </message>
    <message>
        <source>%1 has a record that does not fit into memory.</source>
        <translation>%1 にメモリーに収まらないレコードがあります。</translation>
    </message>
    <message>
        <source>%1 holds data that SQLite cannot process. Check the store for problems; see the log for details.</source>
        <translation>%1 に SQLite が処理できないデータがあります。ストアの問題をチェックしてください。詳細はログを見てください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: its tables differ from the tables of this format. See the log for details.</source>
        <translation>%1 を読み取れません: テーブルがこの形式のものと異なります。詳細はログを見てください。</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 は正しく閉じられておらず、読み取るにはコピーが必要ですが、%2 へのコピーに失敗しました。空き容量を確保するか、TMPDIR を別のフォルダーにしてください。</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 は絶えず書き込まれており、コピーできませんでした。少し待ってから再試行してください。</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be undone exactly.</source>
        <translation>%1 は変更されていません: テーブル「%2」にトリガーまたは生成列があるか、行番号がないため、変更を正確に元に戻せません。</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>%1 は変更されていません: テーブル「%2」がその後に作り直されました。</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can be changed. Repair the store first.</source>
        <translation>%1 は変更されていません: テーブル「%3」の行 %2 で「%4」は変更できる数値ではありません。先にストアを修復してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.</source>
        <translation>%1 は変更されていません: テーブル「%3」の行 %2 がその後に書き直されました。先に後の変更を元に戻してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. If a change in History did that, undo it first.</source>
        <translation>%1 は変更されていません: テーブル「%3」の行 %2 がその後に変更または削除されました。履歴にある変更によるものであれば、先にそれを元に戻してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or removed since. Undo the later change first, or plan the change again.</source>
        <translation>%1 は変更されていません: テーブル「%3」の行 %2 のコピー元である行 %4 が、その後に変更または削除されました。先に後の変更を元に戻すか、変更を計画し直してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: it has changed since the change was planned. Plan it again.</source>
        <translation>%1 は変更されていません: 変更を計画した後に変わりました。計画し直してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to the records to remove. Another program may have resumed the session meanwhile.</source>
        <translation>%1 は変更されていません: 削除するレコードをほかのレコードが参照しています。その間に別のプログラムがセッションを再開した可能性があります。</translation>
    </message>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 は変更されていません: 別のプログラムが書き込み中です。終わってから再試行するか、そのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>%1 を変更できません: ファイルまたはそのフォルダーに書き込む権限がありません。権限を変更するか、コピーで作業してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>%1 は変更されていません: ディスクがいっぱいです。空き容量を確保してから再試行してください。</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>%1 は変更されていません: 結果がテーブルの規則に違反します。その間にストアが変わった可能性があります。変更を計画し直してください。</translation>
    </message>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>ファイル %1 がなくなっています。復元するか、別のストアを開いてください。</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>%1 is a folder. Name the files in it.</source>
        <translation>%1 はフォルダーです。中のファイルを指定してください。</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>ファイル %1 はありません。名前を確認するか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>%1 を読み取る権限がありません。ファイルまたはフォルダーの権限を変更するか、コピーを開いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>%1 を読み取れません: %2。ディスクを確認してから再試行してください。</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>ファイル %1 は空です。別のファイルか、このファイルのバックアップを選んでください。</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.</source>
        <translation>%1 は大きすぎて (%2、上限は %3)、コピーでバッチを試せません。変更を 1 つずつ行ってください。</translation>
    </message>
    <message>
        <source>A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space there, or make the changes one by one.</source>
        <translation>バッチは %1 のコピー (%2) で試されますが、%3 に空きがありません。空き容量を確保するか、変更を 1 つずつ行ってください。</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 は絶えず書き込まれており、コピーできませんでした。少し待ってから再試行してください。</translation>
    </message>
</context>
<context>
    <name>StoreFormat</name>
    <message>
        <source>%1 keeps sessions in text files, not in a database.</source>
        <translation>%1 はセッションをデータベースではなくテキストファイルに保持します。</translation>
    </message>
    <message>
        <source>It holds sessions of %1.</source>
        <translation>%1 のセッションがあります。</translation>
    </message>
    <message>
        <source>It begins as a session of %1 does.</source>
        <translation>先頭が %1 のセッションの形式です。</translation>
    </message>
    <message>
        <source>No session of %1 was found in this folder.</source>
        <translation>このフォルダーに %1 のセッションは見つかりませんでした。</translation>
    </message>
    <message>
        <source>It does not begin as a session of %1 does.</source>
        <translation>先頭が %1 のセッションの形式ではありません。</translation>
    </message>
</context>
<context>
    <name>StoreReport</name>
    <message>
        <source>%1 is not a SQLite database.</source>
        <translation>%1 は SQLite データベースではありません。</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it, then try again.</source>
        <translation>別のプログラムが %1 を開いています。閉じてから再試行してください。</translation>
    </message>
    <message>
        <source>%1 was not closed properly: its log must be written back first.</source>
        <translation>%1 は正しく閉じられていません: 先にログを書き戻す必要があります。</translation>
    </message>
    <message>
        <source>There is no room for a copy of the database.</source>
        <translation>データベースのコピーを置く空き容量がありません。</translation>
    </message>
    <message>
        <source>Nothing to regain: the database has no free pages.</source>
        <translation>取り戻せる領域はありません: データベースに空きページがありません。</translation>
    </message>
    <message>
        <source>Vacuum %1</source>
        <translation>%1 を縮小</translation>
    </message>
    <message>
        <source>%1 regained</source>
        <translation>%1 を取り戻しました</translation>
    </message>
    <message>
        <source>To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.</source>
        <translation>元に戻せるように、古いファイルは元に戻すためのデータとともに保持されます。そのデータが消去されると、ディスクの領域が空きます。</translation>
    </message>
    <message>
        <source>There is no log to write back.</source>
        <translation>書き戻すログはありません。</translation>
    </message>
    <message>
        <source>Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.</source>
        <translation>データベース内の少なくとも %1 が新しいデータ用に空きます。ファイルを小さくするには、その後データベースを縮小してください。</translation>
    </message>
</context>
<context>
    <name>StoredImage</name>
    <message>
        <source>The image itself is not stored in this session.</source>
        <translation>画像自体はこのセッションに保存されていません。</translation>
    </message>
    <message>
        <source>The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the inspector.</source>
        <translation>保存された画像が有効な base64 ではないため、表示できません。テキストはインスペクターの「生データ」にあります。</translation>
    </message>
    <message>
        <source>The image is no longer in the store. Open the session again.</source>
        <translation>画像はもうストアにありません。セッションを開き直してください。</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>No terminal found. Install one of %1, or set the variable TERMINAL.</source>
        <translation>端末が見つかりません。%1 のいずれかをインストールするか、変数 TERMINAL を設定してください。</translation>
    </message>
    <message>
        <source>The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.</source>
        <translation>プロジェクトフォルダー %1 が存在しません。プロジェクトが移動した場合は、編集メニューの「プロジェクトを移動…」を使ってください。</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>端末 %1 を起動できません。</translation>
    </message>
</context>
<context>
    <name>TextMatcher</name>
    <message>
        <source>The regular expression cannot be read at character %1: %2.</source>
        <translation>正規表現を %1 文字目で読み取れません: %2。</translation>
    </message>
    <message>
        <source>There is nothing to look for. Type a word.</source>
        <translation>検索するものがありません。語を入力してください。</translation>
    </message>
    <message>
        <source>The search text has %L1 characters; at most %L2 are possible. Search for a part of it.</source>
        <translation>検索する文字列は %L1 文字ありますが、上限は %L2 文字です。その一部を検索してください。</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>チェックポイント「%1」</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>%1 に設定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 個の項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln 個のフィールド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>さらに %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>長い行にさらに %Ln 文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show as stored</source>
        <translation>保存されたまま表示</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(パスなし)</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>%1 から名前変更</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>新規ファイル</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Injected context</source>
        <translation>挿入されたコンテキスト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>%1 保存済み</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>表示するテキストなし</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>[Thinking]</source>
        <translation>[思考]</translation>
    </message>
    <message>
        <source>in context</source>
        <translation>コンテキスト内</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>要約済み</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>一時的</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>サイドチェーン</translation>
    </message>
    <message>
        <source>You</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>別のアシスタント</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>不明なロール</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>再び必要</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>This message has no content.</source>
        <translation>このメッセージには内容がありません。</translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>%Ln 個のツールを呼び出します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>%1 以降の新着</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 件のメッセージ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>検出項目のないメッセージ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>検出項目 %n 件、保持</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>最初のプロンプトの前</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>コンパクション %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>%Ln 件のメッセージ → 要約 1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (%3 %)</source>
        <comment>90 → 12 tokens (−86 %)</comment>
        <translation>%1 → %2 (%3%)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>レビュー</translation>
    </message>
    <message>
        <source>Step %1 started</source>
        <translation>ステップ %1 開始</translation>
    </message>
    <message>
        <source>snapshot %1</source>
        <translation>スナップショット %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>in %1 + %2 cached</source>
        <translation>入力 %1 + キャッシュ %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>破損したパート</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>不明なパート</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>種類「%1」</translation>
    </message>
    <message>
        <source>stored unchanged · %1</source>
        <translation>変更せずに保存 · %1</translation>
    </message>
    <message>
        <source>tool %1</source>
        <translation>ツール %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>%1, %2 lines added, %3 removed</source>
        <translation>%1、追加 %2 行、削除 %3 行</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>ファイル %1</translation>
    </message>
    <message>
        <source>step %1 started</source>
        <translation>ステップ %1 開始</translation>
    </message>
    <message>
        <source>step %1 finished</source>
        <translation>ステップ %1 終了</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>イベント %1</translation>
    </message>
    <message>
        <source>unknown part %1</source>
        <translation>不明なパート %1</translation>
    </message>
    <message>
        <source>damaged part</source>
        <translation>破損したパート</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>checkpoint “%1”</source>
        <translation>チェックポイント「%1」</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>内容なし</translation>
    </message>
    <message>
        <source>finding: %1</source>
        <translation>検出項目: %1</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>ブランチ %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln 件のメッセージ</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln 個の画像</numerusform>
        </translation>
    </message>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>started during this call</source>
        <translation>この呼び出し中に開始</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>cut off here, %1 in total</source>
        <translation>ここで省略、合計 %1</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>%Ln 件のメッセージのコンパクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>%1 件中 %Ln 件完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>終了コード %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>出力なし</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>output pruned %1</source>
        <translation>%1 に出力を刈り込み</translation>
    </message>
    <message>
        <source>%1 freed</source>
        <comment>12 tokens freed</comment>
        <translation>%1解放</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>署名なし</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>署名付き</translation>
    </message>
    <message>
        <source>redacted by the provider</source>
        <translation>プロバイダーにより秘匿</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>left empty by the provider</source>
        <translation>プロバイダーが空のまま返却</translation>
    </message>
    <message>
        <source>Not signed: the text is stored without a signature of the provider.</source>
        <translation>署名なし: テキストはプロバイダーの署名なしで保存されています。</translation>
    </message>
    <message>
        <source>Signed: the provider&apos;s signature is stored with the text. The provider refuses the text once it is changed.</source>
        <translation>署名付き: プロバイダーの署名がテキストとともに保存されています。テキストを変更すると、プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>Redacted by the provider: the text was withheld. What is stored in its place can only be read by the provider.</source>
        <translation>プロバイダーにより秘匿: テキストは伏せられています。代わりに保存されているものを読めるのはプロバイダーだけです。</translation>
    </message>
    <message>
        <source>Encrypted: only the provider can read what is stored. It is sent back as it is.</source>
        <translation>暗号化: 保存されているものを読めるのはプロバイダーだけです。そのまま送り返されます。</translation>
    </message>
    <message>
        <source>Left empty by the provider: the model thought, and the provider gave no text of it.</source>
        <translation>プロバイダーが空のまま返却: モデルは思考しましたが、プロバイダーはそのテキストを渡しませんでした。</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>「%1」から再開(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>「%1」からフォーク(&amp;F)…</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>セッションを比較(&amp;P)…</translation>
    </message>
    <message>
        <source>Show changes back to this checkpoint</source>
        <translation>このチェックポイントまでの変更を表示</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>チェックポイントを削除(&amp;C)…</translation>
    </message>
    <message>
        <source>Go to branch %1 of %2</source>
        <translation>ブランチ %1/%2 へ移動</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Markdown としてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy message &amp;id</source>
        <translation>メッセージ ID をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展開(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>Fold all thinking</source>
        <translation>すべての思考を折りたたむ</translation>
    </message>
    <message>
        <source>Unfold all thinking</source>
        <translation>すべての思考を展開</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Show in &amp;problems</source>
        <translation>問題に表示(&amp;P)</translation>
    </message>
    <message>
        <source>Show in &amp;inspector</source>
        <translation>インスペクターに表示(&amp;I)</translation>
    </message>
    <message>
        <source>Show as &amp;stored</source>
        <translation>保存されたまま表示(&amp;S)</translation>
    </message>
    <message>
        <source>Save the files as they were at this checkpoint…</source>
        <translation>このチェックポイント時点のファイルを保存…</translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>In context: the model gets this message with its next call.</source>
        <translation>コンテキスト内: モデルは次の呼び出しでこのメッセージを受け取ります。</translation>
    </message>
    <message>
        <source>Summarised: the model gets a summary instead of this message.</source>
        <translation>要約済み: モデルはこのメッセージの代わりに要約を受け取ります。</translation>
    </message>
    <message>
        <source>Discarded: no longer part of the conversation, but kept in the store.</source>
        <translation>破棄済み: もう会話の一部ではありませんが、ストアに残っています。</translation>
    </message>
    <message>
        <source>Ephemeral: sent to the model once, and no part of the conversation.</source>
        <translation>一時的: モデルに 1 回送られ、会話には含まれません。</translation>
    </message>
    <message>
        <source>Side chain: work of another agent beside the conversation.</source>
        <translation>サイドチェーン: 会話と並行して行われた別のエージェントの作業です。</translation>
    </message>
    <message>
        <source>%1, as stored with this part</source>
        <comment>12 tokens</comment>
        <translation>%1、このパートに保存された値</translation>
    </message>
    <message>
        <source>About %1, estimated from the size</source>
        <comment>12 tokens</comment>
        <translation>約 %1、サイズからの推定</translation>
    </message>
    <message>
        <source>%1 since the message before</source>
        <translation>前のメッセージから %1</translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>ここから会話は %n 個のブランチに分かれます。クリックすると別のブランチに移動します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>ほかの %n 件のセッションが、このセッションのファイルの続きであるか、これに属しています: %1。先にそれらを削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>%n 件のセッションがこのセッションからフォークされ、そのコピーを持っています。それらは残ります: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder cannot be read, so its sessions are missing here.</source>
        <translation>このフォルダーを読み取れないため、そのセッションはここにありません。</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>このファイルを読み取れません: %1</translation>
    </message>
    <message>
        <source>The file does not begin with a header. The agent would overwrite it with an empty session.</source>
        <translation>ファイルがヘッダーで始まっていません。エージェントは空のセッションで上書きします。</translation>
    </message>
    <message>
        <source>Write a header at the beginning.</source>
        <translation>先頭にヘッダーを書き込みます。</translation>
    </message>
    <message>
        <source>The header has no version, though entries have ids. The agent would give them new ids and flatten the branches into one.</source>
        <translation>エントリーに ID があるのに、ヘッダーにバージョンがありません。エージェントは新しい ID を付け、ブランチを 1 本にまとめてしまいます。</translation>
    </message>
    <message>
        <source>Write the version into the header.</source>
        <translation>ヘッダーにバージョンを書き込みます。</translation>
    </message>
    <message>
        <source>This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent.</source>
        <translation>この行は有効な JSON ではないため、エージェントは読み飛ばします。それに続くエントリーは親を失います。</translation>
    </message>
    <message>
        <source>Cut the line out of the file.</source>
        <translation>ファイルから行を取り除きます。</translation>
    </message>
    <message>
        <source>The last line ends in the middle. The next entry would be glued to it, and both would be lost.</source>
        <translation>最後の行が途中で終わっています。次のエントリーがそれにつながり、両方が失われます。</translation>
    </message>
    <message>
        <source>Cut out the unfinished line.</source>
        <translation>不完全な行を取り除きます。</translation>
    </message>
    <message>
        <source>The last line has no line end. The next entry would be glued to it, and both would be lost.</source>
        <translation>最後の行に改行がありません。次のエントリーがそれにつながり、両方が失われます。</translation>
    </message>
    <message>
        <source>End the line.</source>
        <translation>行末に改行を付けます。</translation>
    </message>
    <message>
        <source>This line is JSON but not an entry; the agent skips it.</source>
        <translation>この行は JSON ですがエントリーではなく、エージェントは読み飛ばします。</translation>
    </message>
    <message>
        <source>This line is “null”. The agent cannot load the session.</source>
        <translation>この行は「null」です。エージェントはセッションを読み込めません。</translation>
    </message>
    <message>
        <source>The file ends with a line that has no id, so the agent sends nothing of what came before it.</source>
        <translation>ファイルの最後の行に ID がないため、エージェントはそれより前の内容を何も送信しません。</translation>
    </message>
    <message>
        <source>This message has no content, which its agent needs to load the session.</source>
        <translation>このメッセージには、エージェントがセッションを読み込むのに必要な内容がありません。</translation>
    </message>
    <message>
        <source>This answer does not say what it used and cost, which its agent needs to load the session.</source>
        <translation>この回答には、エージェントがセッションを読み込むのに必要な使用量とコストがありません。</translation>
    </message>
    <message>
        <source>A later entry has the same id and counts instead of this one.</source>
        <translation>後のエントリーが同じ ID を持ち、これの代わりに有効になります。</translation>
    </message>
    <message>
        <source>The parent of this entry is not in the file, so the agent sends nothing of what came before it.</source>
        <translation>このエントリーの親がファイルにないため、エージェントはそれより前のものを何も送りません。</translation>
    </message>
    <message>
        <source>Link it to the entry before it.</source>
        <translation>その前のエントリーにつなぎます。</translation>
    </message>
    <message>
        <source>The parents of this entry form a circle. The agent cannot load the session.</source>
        <translation>このエントリーの親が循環しています。エージェントはセッションを読み込めません。</translation>
    </message>
    <message>
        <source>Make it the first entry of its branch.</source>
        <translation>ブランチの最初のエントリーにします。</translation>
    </message>
    <message>
        <source>This tool result has no call. Providers refuse it.</source>
        <translation>このツール結果には呼び出しがありません。プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>新しいブランチで結果を除外します。</translation>
    </message>
    <message>
        <source>This tool call has no result. If the agent is not running now, no result will come.</source>
        <translation>このツール呼び出しには結果がありません。エージェントが今動作していなければ、結果は届きません。</translation>
    </message>
    <message>
        <source>Another tool call has the same id; providers may refuse that.</source>
        <translation>別のツール呼び出しが同じ ID を持っています。プロバイダーが拒否する可能性があります。</translation>
    </message>
    <message>
        <source>This tool result comes before its call. Providers refuse that.</source>
        <translation>このツール結果は呼び出しより前にあります。プロバイダーは拒否します。</translation>
    </message>
    <message>
        <source>Other messages stand between this tool result and its call. Providers may refuse that.</source>
        <translation>このツール結果と呼び出しの間に別のメッセージがあります。プロバイダーが拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The session goes on from the file of %1, which is not there. Only its own part is shown, and the agent cannot resume it.</source>
        <translation>セッションは %1 のファイルの続きですが、それがありません。自身の部分だけを表示しており、エージェントは再開できません。</translation>
    </message>
    <message>
        <source>The session goes on from a place in %1 where no line ends any more: that file was changed. Only its own part is shown.</source>
        <translation>セッションは %1 内のある位置の続きですが、そこはもう行末ではありません: そのファイルが変更されました。自身の部分だけを表示します。</translation>
    </message>
    <message>
        <source>The session goes on from %1, which goes on from this session.</source>
        <translation>セッションは %1 の続きですが、そちらもこのセッションの続きです。</translation>
    </message>
    <message>
        <source>A running tool has no result yet either. Repair this while no agent is working in the session.</source>
        <translation>実行中のツールにも結果はまだありません。セッションで作業中のエージェントがないときに修復してください。</translation>
    </message>
    <message>
        <source>Damaged lines are repaired first; then repair this.</source>
        <translation>先に破損した行を修復し、その後でこれを修復してください。</translation>
    </message>
    <message>
        <source>Where no earlier entry can be the parent, the entry becomes the first one of its branch.</source>
        <translation>親になれる前のエントリーがない場合、そのエントリーはブランチの最初になります。</translation>
    </message>
</context>
<context>
    <name>TranscriptStore</name>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>このレコードはもうストアにありません。ストアを開き直してください。</translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message>
        <source>The last line has no line end; it gets one, so that %1 does not lose what is appended.</source>
        <translation>最後の行に改行がないため、追記されるものを %1 が失わないよう改行を付けます。</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>会話の新しい末尾</translation>
    </message>
    <message>
        <source>copy of %1, as a new branch</source>
        <translation>%1 のコピー、新しいブランチとして</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>%1–%2 のコピー、新しいブランチとして</translation>
    </message>
    <message>
        <source>a copy of what is kept beside the session</source>
        <translation>セッションとは別に保持されているもののコピー</translation>
    </message>
    <message>
        <source>The last entry of the file has no id to go on from. Check the session first.</source>
        <translation>ファイルの最後のエントリーに、続けるための ID がありません。先にセッションをチェックしてください。</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message would begin a new file without the deleted messages.</source>
        <translation>%1 がこのセッションを開いている可能性があります。次のメッセージで、削除したメッセージのない新しいファイルが始まります。</translation>
    </message>
    <message>
        <source>%1 does not continue this branch now. The change makes it the one that it continues.</source>
        <translation>%1 は現在このブランチから続行しません。変更すると、このブランチから続行するようになります。</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message continues what it holds in memory, and the change becomes a branch beside it.</source>
        <translation>%1 がこのセッションを開いている可能性があります。次のメッセージはメモリー内の内容に続き、変更はそれとは別のブランチになります。</translation>
    </message>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>%n 個のファイル、合計 %1 を削除します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>失敗 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>破損 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln ステップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>%Ln 個のパッチ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compaction(s)</source>
        <translation>
            <numerusform>コンパクション %Ln 回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unrepairable</name>
    <message>
        <source>The stored data does not show whether the sections belong together or one replaces the other.</source>
        <translation>セクションが一体なのか、一方が他方を置き換えるのかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>This file next to the store may hold data that the store lost. Look at it before you delete it.</source>
        <translation>ストアの隣のこのファイルに、ストアが失ったデータがあるかもしれません。削除する前に確認してください。</translation>
    </message>
    <message>
        <source>The rest of the record is not stored anywhere.</source>
        <translation>レコードの残りはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The kind of the record is not known.</source>
        <translation>レコードの種類が不明です。</translation>
    </message>
    <message>
        <source>Dumps and exports are read-only. Create it again from the database.</source>
        <translation>ダンプとエクスポートは読み取り専用です。データベースから作り直してください。</translation>
    </message>
    <message>
        <source>Its conversation is not stored anywhere.</source>
        <translation>その会話はどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere.</source>
        <translation>正しい値はどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show which trace belongs to the message.</source>
        <translation>どのトレースがメッセージに属するかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The time may be in seconds, or really that old.</source>
        <translation>時刻が秒単位なのか、本当にそれほど古いのかわかりません。</translation>
    </message>
    <message>
        <source>Only their order shows which came first; another time would be invented.</source>
        <translation>どちらが先かを示すのは順序だけで、別の時刻を付けても根拠がありません。</translation>
    </message>
    <message>
        <source>The other half is not stored anywhere.</source>
        <translation>もう半分はどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The previous title is not stored anywhere.</source>
        <translation>前のタイトルはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>These figures were never recorded.</source>
        <translation>これらの数値は記録されませんでした。</translation>
    </message>
    <message>
        <source>The agent&apos;s memory is outside the store, so no change here can undo this.</source>
        <translation>エージェントのメモリーはストアの外にあるため、ここでの変更では元に戻せません。</translation>
    </message>
    <message>
        <source>The calls are not stored, so the right totals cannot be computed.</source>
        <translation>呼び出しが保存されていないため、正しい合計を計算できません。</translation>
    </message>
    <message>
        <source>The stored data does not show which parent is wrong.</source>
        <translation>どの親が誤っているかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>With another spelling the entry could move to another branch, and the stored data does not show which one is right.</source>
        <translation>別の表記にするとエントリーが別のブランチに移る可能性があり、どれが正しいかは保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>Other programs may know the file by its name. Rename it to a UUID if mantis should list it.</source>
        <translation>ほかのプログラムがこの名前でファイルを認識している可能性があります。mantis の一覧に出す場合は、名前を UUID に変更してください。</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry belongs to a side chain.</source>
        <translation>破損はありません: エントリーはサイドチェーンに属しています。</translation>
    </message>
    <message>
        <source>It does no harm there, and its right text is not stored anywhere.</source>
        <translation>そこでは害がなく、正しいテキストはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The prompt before it is not stored anywhere. Insert one, or remove the answer.</source>
        <translation>その前のプロンプトはどこにも保存されていません。挿入するか、応答を削除してください。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the call or the result is in the wrong place.</source>
        <translation>位置が誤っているのが呼び出しか結果かは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The messages are not stored anywhere.</source>
        <translation>メッセージはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show whether it was rewound or asked twice.</source>
        <translation>巻き戻されたのか、2 回尋ねられたのかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The file is correct. Use another version of mantis.</source>
        <translation>ファイルは正常です。別のバージョンの mantis を使ってください。</translation>
    </message>
    <message>
        <source>The original session lacks some of these entries, so it does not show what belongs to the fork. Remove the entries that do not belong here yourself.</source>
        <translation>元のセッションにこれらのエントリーの一部がないため、どれがフォークに属するかわかりません。属さないエントリーを自分で削除してください。</translation>
    </message>
    <message>
        <source>In the original session several entries have the same id, so it does not show which one was copied. Remove the entries that do not belong here yourself.</source>
        <translation>元のセッションで複数のエントリーが同じ ID を持つため、どれがコピーされたかわかりません。属さないエントリーを自分で削除してください。</translation>
    </message>
    <message>
        <source>The times in the original session do not show which branch was forked. Fork the branch you want again.</source>
        <translation>元のセッションの時刻からは、どのブランチがフォークされたかわかりません。望むブランチをもう一度フォークしてください。</translation>
    </message>
    <message>
        <source>The artifact is not in the project folder.</source>
        <translation>アーティファクトがプロジェクトフォルダーにありません。</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>結果は書き込まれませんでした。</translation>
    </message>
    <message>
        <source>The stored data does not show which calls are missing or counted twice.</source>
        <translation>どの呼び出しが欠けているか、または二重に数えられているかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The stored data does not show which session each line belongs to.</source>
        <translation>各行がどのセッションに属するかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The end of the broken list is not known, so everything after it could be lost. Restore a backup of the store.</source>
        <translation>壊れたリストの終わりがわからないため、以降がすべて失われる可能性があります。ストアのバックアップを復元してください。</translation>
    </message>
    <message>
        <source>mantis writes them again from the metadata when it saves the session.</source>
        <translation>mantis はセッションを保存するときに、メタデータからタグを書き直します。</translation>
    </message>
    <message>
        <source>The metadata are not stored anywhere else.</source>
        <translation>メタデータはほかのどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show which title is wanted. Rename the session.</source>
        <translation>どのタイトルが望まれるかは、保存されたデータからはわかりません。セッションの名前を変更してください。</translation>
    </message>
    <message>
        <source>The message before it is no longer stored.</source>
        <translation>その前のメッセージはもう保存されていません。</translation>
    </message>
    <message>
        <source>Only the owner of the folder can change its permissions.</source>
        <translation>権限を変更できるのはフォルダーの所有者だけです。</translation>
    </message>
    <message>
        <source>Unreadable data is not changed. Check the permissions of the file, or the disk.</source>
        <translation>読み取れないデータは変更しません。ファイルの権限またはディスクを確認してください。</translation>
    </message>
    <message>
        <source>Stemma has no repair for this problem.</source>
        <translation>Stemma にはこの問題の修復機能がありません。</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>一覧の問題を修復してから、再度チェックしてください。</translation>
    </message>
    <message>
        <source>The repair for this kind of problem does not fit here.</source>
        <translation>この種類の問題の修復は、ここには当てはまりません。</translation>
    </message>
    <message>
        <source>An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds it.</source>
        <translation>インデックスにデータはなく、再構築は元に戻せません。sqlite3 のコマンド「REINDEX」で再構築できます。</translation>
    </message>
    <message>
        <source>All data is there. The command “VACUUM” of sqlite3 frees the space.</source>
        <translation>データはすべてあります。sqlite3 のコマンド「VACUUM」で領域を解放できます。</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis updates the layout itself.</source>
        <translation>問題はありません: 新しい mnesis がレイアウトを更新します。</translation>
    </message>
    <message>
        <source>Its data is not stored anywhere, and only mnesis may change the layout of the file.</source>
        <translation>そのデータはどこにも保存されておらず、ファイルのレイアウトを変更してよいのは mnesis だけです。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the row is wrong or the referenced row is missing.</source>
        <translation>行が誤っているのか、参照先の行がないのかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two it was.</source>
        <translation>2 つのうちどちらだったかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The summary it was made from is no longer stored.</source>
        <translation>元になった要約はもう保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show which summary was made from the other.</source>
        <translation>どちらの要約がどちらから作られたかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The first or last message of the span is no longer stored.</source>
        <translation>範囲の最初または最後のメッセージはもう保存されていません。</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere else. If a later release wrote the session, only that release can read it.</source>
        <translation>正しい値はほかのどこにも保存されていません。より新しいリリースがセッションを書いた場合、読めるのはそのリリースだけです。</translation>
    </message>
    <message>
        <source>The end of the broken text is not known, so everything after it could be lost. Restore a backup of the file, or correct the text in an editor.</source>
        <translation>壊れたテキストの終わりがわからないため、以降がすべて失われる可能性があります。ファイルのバックアップを復元するか、エディターでテキストを修正してください。</translation>
    </message>
    <message>
        <source>A program may still be writing it, and the missing text is not stored anywhere.</source>
        <translation>プログラムがまだ書き込み中の可能性があり、欠けたテキストはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>Some providers accept this, and a new id would be invented.</source>
        <translation>これを受け付けるプロバイダーもあり、新しい ID を付けても根拠がありません。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the role or its neighbours are wrong.</source>
        <translation>誤っているのがロールか、その前後かは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.</source>
        <translation>プロンプトはどこにも保存されていません。挿入するか、最初のプロンプトより前のメッセージを削除してください。</translation>
    </message>
    <message>
        <source>The right role is not stored anywhere. You can remove the message.</source>
        <translation>正しいロールはどこにも保存されていません。メッセージを削除できます。</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere, and replacing them would make a signature invalid as well.</source>
        <translation>元の文字はどこにも保存されておらず、置き換えれば署名も無効になります。</translation>
    </message>
    <message>
        <source>The model&apos;s arguments are not stored anywhere.</source>
        <translation>モデルの引数はどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the answer was lost or never came. You can remove the message.</source>
        <translation>応答が失われたのか、届かなかったのかは、保存されたデータからはわかりません。メッセージを削除できます。</translation>
    </message>
    <message>
        <source>Nothing is damaged. Remove the message if you no longer want it.</source>
        <translation>破損はありません。もう不要であれば、メッセージを削除してください。</translation>
    </message>
    <message>
        <source>The signed text is not stored anywhere. You can remove the block.</source>
        <translation>署名されたテキストはどこにも保存されていません。ブロックを削除できます。</translation>
    </message>
    <message>
        <source>The data that the provider needs is not stored anywhere.</source>
        <translation>プロバイダーに必要なデータはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The messages it replaced are not stored anywhere.</source>
        <translation>置き換えられたメッセージはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show which message it belonged to.</source>
        <translation>どのメッセージに属していたかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right. To resume from the other one, fork the session before the waiting call.</source>
        <translation>2 つのうちどちらが正しいかは、保存されたデータからはわかりません。もう一方から再開するには、待機中の呼び出しの前でセッションをフォークしてください。</translation>
    </message>
    <message>
        <source>The missing data is not stored anywhere.</source>
        <translation>欠けたデータはどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right.</source>
        <translation>2 つのうちどちらが正しいかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>Nothing is damaged: this is a record of what happened.</source>
        <translation>破損はありません: これは起きたことの記録です。</translation>
    </message>
    <message>
        <source>Its meaning is not known, so it is left unchanged.</source>
        <translation>意味が不明なため、変更しません。</translation>
    </message>
    <message>
        <source>The right time is not stored anywhere.</source>
        <translation>正しい時刻はどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The bundle is evidence: repairing the chain would forge it.</source>
        <translation>バンドルは証拠です: 連鎖を修復すれば偽造になります。</translation>
    </message>
    <message>
        <source>The stored data does not show which result belongs to which call.</source>
        <translation>どの結果がどの呼び出しに属するかは、保存されたデータからはわかりません。</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere.</source>
        <translation>元の文字はどこにも保存されていません。</translation>
    </message>
    <message>
        <source>The character may be intended. Edit the text to remove it.</source>
        <translation>意図された文字の可能性があります。取り除くにはテキストを編集してください。</translation>
    </message>
    <message>
        <source>The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into a new file.</source>
        <translation>失われたデータはファイルのほかの場所に保存されていません。sqlite3 のコマンド「.recover」で、読み取れるすべてのデータを新しいファイルに保存できます。</translation>
    </message>
    <message>
        <source>The text is not stored anywhere. You can remove the part.</source>
        <translation>テキストはどこにも保存されていません。パートを削除できます。</translation>
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
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>価格が不明なモデルの呼び出し %Ln 件はコストに含まれません: %1 トークン。</numerusform>
        </translation>
    </message>
    <message>
        <source>A subscription covers %1; charged are %2.</source>
        <translation>%1 はサブスクリプションに含まれます。請求は %2 です。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no time stored</source>
        <translation>時刻の保存なし</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>時刻なし</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>モデルの保存なし</translation>
    </message>
    <message>
        <source>no agent stored</source>
        <translation>エージェントの保存なし</translation>
    </message>
    <message>
        <source>no project stored</source>
        <translation>プロジェクトの保存なし</translation>
    </message>
    <message>
        <source>Turn %1 of sub-agent %2</source>
        <translation>サブエージェント %2 のターン %1</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>最初のプロンプトの前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what its prompt begins with</comment>
        <translation>ターン %1: %2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>入力: %1</translation>
    </message>
    <message>
        <source>Cache read: %1</source>
        <translation>キャッシュ読み取り: %1</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes: %1</source>
        <translation>キャッシュ書き込み、5 分: %1</translation>
    </message>
    <message>
        <source>Cache write, 1 hour: %1</source>
        <translation>キャッシュ書き込み、1 時間: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>出力: %1</translation>
    </message>
    <message>
        <source>Reasoning: %1</source>
        <translation>推論: %1</translation>
    </message>
    <message>
        <source>This is an estimate: the tokens of an output are a quarter of its bytes.</source>
        <translation>これは推定です: 出力のトークンはバイト数の 4 分の 1 とします。</translation>
    </message>
    <message>
        <source>An output counts again in each call after the first that had it, until the context is less than half of what it was, which is taken for a compaction. A token costs what the context of that call cost on average, with what came from the cache.</source>
        <translation>出力は、最初に含まれた呼び出しの後の各呼び出しで再び数えられます。コンテキストがそれまでの半分未満になると、コンパクションとみなしてそこで終わります。1 トークンのコストは、その呼び出しのコンテキストの平均コスト (キャッシュからの分を含む) です。</translation>
    </message>
    <message>
        <source>The agent counts what is left out here: %1.</source>
        <translation>エージェントはここで除外したものを数えています: %1。</translation>
    </message>
    <message>
        <source>The agent counts all that is left out here.</source>
        <translation>エージェントはここで除外したものをすべて数えています。</translation>
    </message>
    <message>
        <source>The agent&apos;s sum goes on from that of the session that this one was made of.</source>
        <translation>エージェントの合計は、このセッションの元になったセッションの合計に続いています。</translation>
    </message>
    <message>
        <source>The agent counts calls that it does not record, such as those for titles, or calls whose records are gone.</source>
        <translation>エージェントは、タイトル用の呼び出しなど記録しない呼び出しや、記録のなくなった呼び出しも数えています。</translation>
    </message>
    <message>
        <source>The agent&apos;s sum is older than the last calls, or began anew when the session was resumed.</source>
        <translation>エージェントの合計は最後の呼び出しより古いか、セッションの再開時に数え直しになっています。</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>The agent&apos;s prices are others than those of the table, or it counts other calls.</source>
        <translation>エージェントの価格が価格表と異なるか、ほかの呼び出しを数えています。</translation>
    </message>
    <message>
        <source>input tokens</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>tokens read from the cache</source>
        <translation>キャッシュから読み取ったトークン</translation>
    </message>
    <message>
        <source>tokens written to the cache</source>
        <translation>キャッシュに書き込んだトークン</translation>
    </message>
    <message>
        <source>input tokens, with those of the cache</source>
        <translation>入力トークン (キャッシュ分を含む)</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>出力トークン</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>%n 件のセッションを読み取れず、数えていません。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated on another line of the same answer</source>
        <translation>同じ応答の別の行での再掲</translation>
    </message>
    <message>
        <source>a counter repeated without a call</source>
        <translation>呼び出しを伴わないカウンターの再掲</translation>
    </message>
    <message>
        <source>copies of calls that another session has</source>
        <translation>別のセッションにある呼び出しのコピー</translation>
    </message>
    <message>
        <source>history that a fork or a sub-agent brought along</source>
        <translation>フォークまたはサブエージェントが引き継いだ履歴</translation>
    </message>
    <message>
        <source>totals of calls that are counted one by one</source>
        <translation>1 件ずつ数えた呼び出しの合計</translation>
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
        <translation>呼び出し %1</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Input and cache write</source>
        <translation>入力とキャッシュ書き込み</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Main agent</source>
        <translation>メインエージェント</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Tokens per day, by model</source>
        <translation>日ごとのトークン (モデル別)</translation>
    </message>
    <message>
        <source>Cost per day, by model</source>
        <translation>日ごとのコスト (モデル別)</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>ほかのモデル</translation>
    </message>
    <message>
        <source>Turns with the most tokens</source>
        <translation>トークンが最も多いターン</translation>
    </message>
    <message>
        <source>Most expensive turns</source>
        <translation>コストが最も高いターン</translation>
    </message>
    <message>
        <source>Sessions with the most tokens</source>
        <translation>トークンが最も多いセッション</translation>
    </message>
    <message>
        <source>Most expensive sessions</source>
        <translation>コストが最も高いセッション</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>ターンごとのトークン</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>ターンごとのコスト</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per day</source>
        <translation>送信トークンのうちキャッシュから来た割合 (日ごと)</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>キャッシュから</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per call</source>
        <translation>送信トークンのうちキャッシュから来た割合 (呼び出しごと)</translation>
    </message>
    <message>
        <source>Tokens in context, per call</source>
        <translation>コンテキスト内のトークン (呼び出しごと)</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Summary of a compaction</source>
        <translation>コンパクションの要約</translation>
    </message>
    <message>
        <source>Tokens of tool outputs that were sent again (estimated)</source>
        <translation>再送されたツール出力のトークン (推定)</translation>
    </message>
    <message>
        <source>Cost of tool outputs that were sent again (estimated)</source>
        <translation>再送されたツール出力のコスト (推定)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>%1 トークンの出力 %Ln 件が、%2 トークンとして再送</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageChoice</name>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>先月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>This store</source>
        <translation>このストア</translation>
    </message>
    <message>
        <source>All open stores</source>
        <translation>開いているすべてのストア</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.</source>
        <translation>語彙 %1 を読み取れません: %2。ファイルとそのフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. Reinstall the package it belongs to, or remove the file.</source>
        <translation>%1 は公開された cl100k_base でも o200k_base でもないため、トークンを正しく数えられません。属するパッケージを再インストールするか、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Line %1 of the vocabulary is not a token with its rank.</source>
        <translation>語彙の %1 行目が、順位の付いたトークンではありません。</translation>
    </message>
</context>
<context>
    <name>WhatIfWords</name>
    <message>
        <source>“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.</source>
        <translation>「%1」は質問として使えません。compact=TOKENS、prune=TOKENS、cached のいずれかを、compact=100000 のように指定してください。</translation>
    </message>
    <message>
        <source>This is an estimate: the same calls with the same answers, at list prices.</source>
        <translation>これは推定です: 同じ呼び出しと同じ応答を、定価で計算しています。</translation>
    </message>
    <message>
        <source>Whenever more than %1 tokens would have been before the model, a summary of %2 tokens takes the place of all but what the first call had (at most %3). The call that writes it and the next call&apos;s lost cache are counted.</source>
        <translation>コンテキストが %1 トークンを超えるたびに、最初の呼び出しにあったもの (最大 %3) 以外を %2 トークンの要約が置き換えます。要約を書く呼び出しと、次の呼び出しで失われるキャッシュも数えます。</translation>
    </message>
    <message>
        <source>What the model would have had to read again after a summary is not known.</source>
        <translation>要約の後にモデルが何を読み直す必要があったかはわかりません。</translation>
    </message>
    <message>
        <source>Outputs of tools older than the newest %1 tokens of outputs are left out of each later call, as soon as %2 tokens can go. Their lengths are estimated from their bytes; what stands behind them is read without the cache once.</source>
        <translation>最新の %1 トークン分より古いツール出力は、%2 トークンを省けるようになり次第、以降の各呼び出しから除外されます。長さはバイト数から推定し、その後ろの内容は一度キャッシュなしで読み取られます。</translation>
    </message>
    <message>
        <source>All that the call before had is read from the cache, and all that is new is written to it, as if no entry had run out.</source>
        <translation>エントリーの期限切れが一度もなかったかのように、前の呼び出しにあったものはすべてキャッシュから読み取り、新しいものはすべて書き込むとします。</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>価格のないモデルの呼び出し %n 件は、どちらの合計にも含まれません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordTokenizer</name>
    <message>
        <source>This SQLite library has no full-text search (FTS5). Install one that has it.</source>
        <translation>この SQLite ライブラリーには全文検索 (FTS5) がありません。備えたものをインストールしてください。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard input is not UTF-8. Convert the text first.</source>
        <translation>標準入力が UTF-8 ではありません。先にテキストを変換してください。</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with the key from %3:</source>
        <translation>%1 へのリクエスト、モデル %2、%3 のキー:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with its key from the keychain:</source>
        <translation>%1 へのリクエスト、モデル %2、キーチェーンのキー:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, without a key:</source>
        <translation>%1 へのリクエスト、モデル %2、キーなし:</translation>
    </message>
    <message>
        <source>The environment variable %1 with the key for %2 is not set.</source>
        <translation>%2 のキーを持つ環境変数 %1 が設定されていません。</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>接続が暗号化されていません: ネットワーク内の他者に読まれる可能性があります。</translation>
    </message>
    <message>
        <source>%1 reports %2 tokens sent and %3 received.</source>
        <translation>%1 の報告: 送信 %2 トークン、受信 %3。</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>コスト: %1。</translation>
    </message>
    <message>
        <source>%1 control characters were removed from the answer.</source>
        <translation>応答から %1 個の制御文字を取り除きました。</translation>
    </message>
    <message>
        <source>Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree.</source>
        <translation>何も送られませんでした: 同意を求める端末がありません。同意するには --yes を加えてください。</translation>
    </message>
    <message>
        <source>Send it? Type “yes”: </source>
        <translation>送信しますか? 「yes」と入力してください: </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送られませんでした。</translation>
    </message>
    <message>
        <source>Asking: %1</source>
        <translation>質問先: %1</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>セッションにメッセージ「%1」はありません。</translation>
    </message>
    <message>
        <source>The store does not record where the summary “%1” was made.</source>
        <translation>要約「%1」がどこで作られたか、ストアに記録がありません。</translation>
    </message>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>失われたもののうち、質問できるものはありません。</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答あり</translation>
    </message>
    <message>
        <source>answered otherwise</source>
        <translation>異なる回答</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>about %1 (estimate), for an answer of at most %2</source>
        <comment>12 tokens</comment>
        <translation>約 %1 (推定)、応答は最大 %2</translation>
    </message>
    <message>
        <source>Estimated cost: not known (set a price with --price)</source>
        <translation>推定コスト: 不明 (--price で価格を設定)</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>推定コスト: 最大 %1</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>回答が最大サイズに達したため、途中で切れています。</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Ask about what this summary lost instead, and judge the answers; newest is the newest summary in the context</source>
        <translation>代わりに、この要約で失われたものについて質問し、回答を判定する。newest はコンテキスト内の最新の要約</translation>
    </message>
    <message>
        <source>Ask the context as it is now; the default without another one</source>
        <translation>現在のコンテキストに質問する。ほかに指定がなければこれがデフォルト</translation>
    </message>
    <message>
        <source>Ask the context as it was when this message was the newest; may be repeated</source>
        <translation>このメッセージが最新だったときのコンテキストに質問する。繰り返し指定可</translation>
    </message>
    <message>
        <source>Ask the context before this summary was made; may be repeated</source>
        <translation>この要約が作られる前のコンテキストに質問する。繰り返し指定可</translation>
    </message>
    <message>
        <source>Ask the context right after this summary was made; may be repeated</source>
        <translation>この要約が作られた直後のコンテキストに質問する。繰り返し指定可</translation>
    </message>
    <message>
        <source>Ask the context of now with --text in the place of this summary</source>
        <translation>この要約を --text で置き換えた現在のコンテキストに質問する</translation>
    </message>
    <message>
        <source>The edited summary; - reads it from standard input</source>
        <translation>編集した要約。- は標準入力から読み取る</translation>
    </message>
    <message>
        <source>Print what would be sent and what it may cost; send nothing</source>
        <translation>送られる内容とかかりうるコストを表示する。何も送らない</translation>
    </message>
    <message>
        <source>%1, assumed: the store does not say</source>
        <translation>%1 (仮定、ストアに記載なし)</translation>
    </message>
    <message>
        <source>%1, from the store</source>
        <translation>%1 (ストアから)</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1 (選択)</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>  including tools</source>
        <translation>  うちツール</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>使用可能</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>確保</translation>
    </message>
    <message>
        <source>Compacts at use</source>
        <translation>コンパクション開始割合</translation>
    </message>
    <message>
        <source>Compacts at</source>
        <translation>コンパクション開始</translation>
    </message>
    <message>
        <source>  measured</source>
        <translation>  実測値</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(パスなし)</translation>
    </message>
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>メッセージ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>not in the current branch</source>
        <translation>現在のブランチ外</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>エージェントのセッションを読み取り、分岐させ、コンパクションし、修復します。</translation>
    </message>
    <message>
        <source>Usage: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>使い方: stemma [OPTIONS] [PATH...]
        stemma COMMAND [ARGUMENTS]
コマンドなしでは、これらのストアのウィンドウが開きます。メッセージは ID、またはウィンドウ内の番号 (1 から) で指定します。</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>バージョンを表示する</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>このヘルプを表示する</translation>
    </message>
    <message>
        <source>List the formats and their capabilities</source>
        <translation>形式とその機能を一覧表示する</translation>
    </message>
    <message>
        <source>List the stores found in folders, or in the usual places</source>
        <translation>フォルダー内、または通常の場所で見つかったストアを一覧表示する</translation>
    </message>
    <message>
        <source>Print the format of files, or why no format fits</source>
        <translation>ファイルの形式、または合う形式がない理由を表示する</translation>
    </message>
    <message>
        <source>List the sessions of stores</source>
        <translation>ストアのセッションを一覧表示する</translation>
    </message>
    <message>
        <source>Print a session with its messages, summaries and files</source>
        <translation>セッションをメッセージ、要約、ファイルとともに表示する</translation>
    </message>
    <message>
        <source>Include the stored bytes of each part</source>
        <translation>各パートの保存されたバイトを含める</translation>
    </message>
    <message>
        <source>Print what the agent would send to the model</source>
        <translation>エージェントがモデルに送る内容を表示する</translation>
    </message>
    <message>
        <source>The context as it was when this message was the newest</source>
        <translation>このメッセージが最新だった時点のコンテキスト</translation>
    </message>
    <message>
        <source>Check stores for damage and inconsistencies</source>
        <translation>ストアの破損と不整合をチェックする</translation>
    </message>
    <message>
        <source>Print what takes room in a store, and regain some</source>
        <translation>ストア内で領域を占めているものを表示し、領域を取り戻す</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first, or what one of them wrote</source>
        <translation>Stemma で行った変更を新しい順に、またはその 1 つが書いた内容を一覧表示する</translation>
    </message>
    <message>
        <source>The id of the change, from “history”</source>
        <translation>変更の ID (「history」で確認)</translation>
    </message>
    <message>
        <source>Undo a change; the newest by default</source>
        <translation>変更を元に戻す。デフォルトは最新のもの</translation>
    </message>
    <message>
        <source>Redo a change that was undone</source>
        <translation>元に戻した変更をやり直す</translation>
    </message>
    <message>
        <source>Undo this change and all later changes of its store, newest first</source>
        <translation>この変更と、そのストアの以降の変更をすべて、新しいものから元に戻す</translation>
    </message>
    <message>
        <source>Redo all undone changes up to this one, oldest first</source>
        <translation>この変更までの元に戻した変更をすべて、古いものからやり直す</translation>
    </message>
    <message>
        <source>Print the file changes of a session</source>
        <translation>セッションによるファイルの変更を表示する</translation>
    </message>
    <message>
        <source>Print the net change of each file</source>
        <translation>各ファイルの正味の変更を表示する</translation>
    </message>
    <message>
        <source>Print the net changes as one patch for “git apply”</source>
        <translation>正味の変更を「git apply」用の 1 つのパッチとして出力する</translation>
    </message>
    <message>
        <source>Print the patch that brings files back to a checkpoint</source>
        <translation>ファイルをチェックポイントの状態に戻すパッチを出力する</translation>
    </message>
    <message>
        <source>Leave out discarded messages and side chains</source>
        <translation>破棄されたメッセージとサイドチェーンを除外する</translation>
    </message>
    <message>
        <source>Compare the net changes with the files in this folder</source>
        <translation>正味の変更をこのフォルダーのファイルと比較する</translation>
    </message>
    <message>
        <source>Print what files hold: kind, figures and outline</source>
        <translation>ファイルの中身を表示する: 種類、数値、アウトライン</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read the files as this kind, whatever their names</source>
        <translation>名前にかかわらず、ファイルをこの種類として読む</translation>
    </message>
    <message>
        <source>Search the messages of stores; of all known ones by default</source>
        <translation>ストアのメッセージを検索する。デフォルトは既知のすべてのストア</translation>
    </message>
    <message>
        <source>Usage: stemma search QUERY [STORE...]
Words, &quot;phrases&quot;, prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;exact text&quot;, /regex/.</source>
        <translation>使い方: stemma search QUERY [STORE...]
語、&quot;語句&quot;、前方一致*、AND、OR、NOT、括弧、role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;、=&quot;完全一致のテキスト&quot;、/正規表現/。</translation>
    </message>
    <message>
        <source>The query, then the stores</source>
        <translation>検索式、続いてストア</translation>
    </message>
    <message>
        <source>Print the tokens that models used, and what they cost</source>
        <translation>モデルが使ったトークンとそのコストを表示する</translation>
    </message>
    <message>
        <source>Write a session as a document, redacted if wished</source>
        <translation>セッションを文書として書き出す。必要なら秘匿する</translation>
    </message>
    <message>
        <source>Ask a model a question about the contexts of a session, as they would be sent</source>
        <translation>セッションのコンテキストについて、送られる形のままでモデルに質問する</translation>
    </message>
    <message>
        <source>Ask the model at this address; asks you before anything is sent</source>
        <translation>このアドレスのモデルに質問する。何かを送る前に確認を求める</translation>
    </message>
    <message>
        <source>Usage: stemma %1 [ARGUMENTS]</source>
        <translation>使い方: stemma %1 [ARGUMENTS]</translation>
    </message>
    <message>
        <source>Print one JSON object per line instead of text</source>
        <translation>テキストの代わりに 1 行に 1 つの JSON オブジェクトを出力する</translation>
    </message>
    <message>
        <source>Make the change instead of only printing the plan</source>
        <translation>計画を表示するだけでなく、変更を行う</translation>
    </message>
    <message>
        <source>Fork a session: copy it up to a message into a new session</source>
        <translation>セッションをフォークする: あるメッセージまでを新しいセッションにコピーする</translation>
    </message>
    <message>
        <source>Hand a session over: write it as a new session of another agent</source>
        <translation>セッションを引き継ぐ: 別のエージェントの新しいセッションとして書き込む</translation>
    </message>
    <message>
        <source>Resume a session after a message; what follows moves to a discarded end</source>
        <translation>メッセージの後からセッションを再開する。それ以降は破棄された末尾に移る</translation>
    </message>
    <message>
        <source>The last message to keep</source>
        <translation>残す最後のメッセージ</translation>
    </message>
    <message>
        <source>Leave this message out as well</source>
        <translation>このメッセージも除外する</translation>
    </message>
    <message>
        <source>Rename a session</source>
        <translation>セッションの名前を変更する</translation>
    </message>
    <message>
        <source>Edit the text of a part</source>
        <translation>パートのテキストを編集する</translation>
    </message>
    <message>
        <source>Insert a message into a session</source>
        <translation>セッションにメッセージを挿入する</translation>
    </message>
    <message>
        <source>Insert after this message; at the beginning by default</source>
        <translation>このメッセージの後に挿入する。デフォルトは先頭</translation>
    </message>
    <message>
        <source>The role, as the format spells it</source>
        <translation>ロール (形式での表記どおり)</translation>
    </message>
    <message>
        <source>Remove messages, or a part of one</source>
        <translation>メッセージまたはそのパートを削除する</translation>
    </message>
    <message>
        <source>Make the change in a fork</source>
        <translation>変更をフォークで行う</translation>
    </message>
    <message>
        <source>Also remove signed thinking after the change, which would no longer be valid</source>
        <translation>変更の後の、もう有効ではなくなる署名付き思考も削除する</translation>
    </message>
    <message>
        <source>Prune tool outputs: send a short note instead of them</source>
        <translation>ツール出力を刈り込む: 代わりに短い注記を送る</translation>
    </message>
    <message>
        <source>Prune by the library&apos;s rule: keep the newest outputs up to this many tokens</source>
        <translation>ライブラリーの規則で刈り込む: このトークン数まで最新の出力を残す</translation>
    </message>
    <message>
        <source>Restore pruned tool outputs</source>
        <translation>刈り込んだツール出力を復元する</translation>
    </message>
    <message>
        <source>Restore the newest outputs, up to this many tokens</source>
        <translation>最新の出力を、このトークン数まで復元する</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>セッションを削除する</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>プロジェクトのセッションを新しいフォルダーに移す</translation>
    </message>
    <message>
        <source>The old project folder</source>
        <translation>古いプロジェクトフォルダー</translation>
    </message>
    <message>
        <source>The new project folder</source>
        <translation>新しいプロジェクトフォルダー</translation>
    </message>
    <message>
        <source>Make several changes together: all of them or none</source>
        <translation>複数の変更をまとめて行う: すべて行うか、1 つも行わない</translation>
    </message>
    <message>
        <source>Read the changes from this file instead of standard input: one JSON array of strings per line, a command and its arguments without the store</source>
        <translation>標準入力の代わりにこのファイルから変更を読み取る: 1 行に 1 つの文字列の JSON 配列で、コマンドとその引数を書き、ストアは書かない</translation>
    </message>
    <message>
        <source>Repair what “check” finds</source>
        <translation>「check」が検出したものを修復する</translation>
    </message>
    <message>
        <source>Only findings with this code</source>
        <translation>このコードの検出項目のみ</translation>
    </message>
    <message>
        <source>Only the finding at this place</source>
        <translation>この場所の検出項目のみ</translation>
    </message>
    <message>
        <source>Everything that can be repaired</source>
        <translation>修復できるものすべて</translation>
    </message>
    <message>
        <source>Compact messages or summaries into a summary</source>
        <translation>メッセージまたは要約を 1 つの要約にコンパクションする</translation>
    </message>
    <message>
        <source>1 selective, 2 aggressive (both need a text), 3 deterministic (the default)</source>
        <translation>1 選択的、2 積極的 (どちらもテキストが必要)、3 決定的 (デフォルト)</translation>
    </message>
    <message>
        <source>The last message to summarise; the format chooses by default</source>
        <translation>要約する最後のメッセージ。デフォルトでは形式が選ぶ</translation>
    </message>
    <message>
        <source>A summary to merge with others; a single one is rewritten, or restored to the context</source>
        <translation>ほかと統合する要約。1 つだけなら書き直すか、コンテキストに復元する</translation>
    </message>
    <message>
        <source>Compact in the session itself instead of a new one</source>
        <translation>新しいセッションではなく、セッション自体でコンパクションする</translation>
    </message>
    <message>
        <source>The text of the summary; - reads it from standard input</source>
        <translation>要約のテキスト。- は標準入力から読み取る</translation>
    </message>
    <message>
        <source>Print what would be summarised and what a model would be sent; change nothing</source>
        <translation>要約されるものとモデルに送られるものを表示し、何も変更しない</translation>
    </message>
    <message>
        <source>Let the model at this address write the summary, at level 1 or 2; asks before anything is sent</source>
        <translation>このアドレスのモデルにレベル 1 または 2 の要約を書かせる。何かを送る前に確認する</translation>
    </message>
    <message>
        <source>Print what a summary kept, changed and lost of its messages</source>
        <translation>要約がメッセージの何を保持し、変え、失ったかを表示する</translation>
    </message>
    <message>
        <source>The summary; the newest in the context by default</source>
        <translation>要約。デフォルトはコンテキスト内の最新のもの</translation>
    </message>
    <message>
        <source>A text to review instead of the summary; - reads it from standard input</source>
        <translation>要約の代わりにレビューするテキスト。- は標準入力から読み取る</translation>
    </message>
    <message>
        <source>Dissolve a summary: put the messages it replaced back into the context</source>
        <translation>要約を解除する: 置き換えたメッセージをコンテキストに戻す</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted: auto (with the vocabulary of an installed package, the default), estimate, or a file with cl100k_base or o200k_base</source>
        <translation>OpenAI モデルのトークンの数え方: auto (インストール済みパッケージの語彙を使う、デフォルト)、estimate、または cl100k_base か o200k_base のファイル</translation>
    </message>
    <message>
        <source>Set, rename or remove a checkpoint</source>
        <translation>チェックポイントを設定、名前変更、または削除する</translation>
    </message>
    <message>
        <source>The message before the checkpoint</source>
        <translation>チェックポイントの前のメッセージ</translation>
    </message>
    <message>
        <source>The name; an empty name removes the checkpoint</source>
        <translation>名前。空の名前でチェックポイントを削除する</translation>
    </message>
    <message>
        <source>Set the labels of a session</source>
        <translation>セッションのラベルを設定する</translation>
    </message>
    <message>
        <source>A label; without this option all labels are removed</source>
        <translation>ラベル。このオプションがなければすべてのラベルを削除する</translation>
    </message>
    <message>
        <source>Flag a session, or remove the flag</source>
        <translation>セッションにフラグを付けるか、フラグを外す</translation>
    </message>
    <message>
        <source>Flag the session</source>
        <translation>セッションにフラグを付ける</translation>
    </message>
    <message>
        <source>Remove the flag</source>
        <translation>フラグを外す</translation>
    </message>
    <message>
        <source>The new text; - reads it from standard input</source>
        <translation>新しいテキスト。- は標準入力から読み取る</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>セッションのタイトル</translation>
    </message>
    <message>
        <source>The message, by its id or its number in the window (from 1)</source>
        <translation>メッセージ (ID、またはウィンドウ内の番号 (1 から) で指定)</translation>
    </message>
    <message>
        <source>The part, counted from 0</source>
        <translation>パート (0 から数える)</translation>
    </message>
    <message>
        <source>Files, folders or server addresses</source>
        <translation>ファイル、フォルダー、またはサーバーアドレス</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>The id of the session</source>
        <translation>セッションの ID</translation>
    </message>
    <message>
        <source>Start at this message, counted from 0</source>
        <translation>このメッセージから始める (0 から数える)</translation>
    </message>
    <message>
        <source>Print at most this many messages</source>
        <translation>最大でこの数のメッセージを表示する</translation>
    </message>
    <message>
        <source>Cut texts off after this many bytes</source>
        <translation>テキストをこのバイト数で切り詰める</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>「%1」はコマンドでもファイルでもフォルダーでもありません。「stemma --help」ですべてのコマンドを一覧表示できます。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>「%1」はコマンドでもファイルでもフォルダーでもありません。「%2」のことですか? 「stemma --help」ですべてのコマンドを一覧表示できます。</translation>
    </message>
    <message>
        <source>Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>コマンドなしでは、これらのストアのウィンドウが開きます。メッセージは ID、またはウィンドウ内の番号 (1 から) で指定します。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了しました。</translation>
    </message>
    <message>
        <source>Done, and there are findings.</source>
        <translation>完了し、検出項目があります。</translation>
    </message>
    <message>
        <source>The arguments cannot be used.</source>
        <translation>引数を使えません。</translation>
    </message>
    <message>
        <source>Failed; nothing was written.</source>
        <translation>失敗しました。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>The store changed or is in use; nothing was written.</source>
        <translation>ストアが変わったか、使用中です。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database; “stemma check” looks for damage in it.</source>
        <translation>%1 は SQLite データベースではありません。「stemma check」で破損を調べられます。</translation>
    </message>
    <message>
        <source>Tables and indexes, bytes of their pages</source>
        <translation>テーブルとインデックス (ページのバイト数)</translation>
    </message>
    <message>
        <source>Tables, bytes of their values (this SQLite cannot count pages)</source>
        <translation>テーブル (値のバイト数。この SQLite はページを数えられません)</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>%1 のインデックス</translation>
    </message>
    <message>
        <source>free pages</source>
        <translation>空きページ</translation>
    </message>
    <message>
        <source>write-ahead log</source>
        <translation>先行書き込みログ (WAL)</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>拡張子なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents of messages</source>
        <translation>メッセージの内容</translation>
    </message>
    <message>
        <source>Largest sessions</source>
        <translation>最大のセッション</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>最大の内容</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>セッション %2 のメッセージ %1</translation>
    </message>
    <message>
        <source>--vacuum regains at least %1 bytes.</source>
        <translation>--vacuum で少なくとも %1 バイトを取り戻せます。</translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: 破損は見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1: SQLite found damage:</source>
        <translation>%1: SQLite が破損を検出しました:</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) was written back.</source>
        <translation>%1 のログ (%2 バイト) を書き戻しました。</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) can be written back; no record changes, and there is nothing to undo. Add --apply to do it.</source>
        <translation>%1 のログ (%2 バイト) を書き戻せます。レコードは変わらず、元に戻すものもありません。実行するには --apply を加えてください。</translation>
    </message>
    <message>
        <source>Check every page of the database</source>
        <translation>データベースのすべてのページをチェックする</translation>
    </message>
    <message>
        <source>Give the free pages of the database back; can be undone</source>
        <translation>データベースの空きページを返す。元に戻せる</translation>
    </message>
    <message>
        <source>Write the log of a database that nobody has open back into it; changes no record</source>
        <translation>誰も開いていないデータベースのログをデータベースに書き戻す。レコードは変わらない</translation>
    </message>
    <message>
        <source>It is not a JSON array of strings.</source>
        <translation>文字列の JSON 配列ではありません。</translation>
    </message>
    <message>
        <source>It is not a change.</source>
        <translation>変更ではありません。</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a batch.</source>
        <translation>「%1」はバッチに含められません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み取れません: %2。</translation>
    </message>
    <message>
        <source>Line %1 of the batch is not valid. %2</source>
        <translation>バッチの %1 行目が有効ではありません。%2</translation>
    </message>
    <message>
        <source>No pruned output fits into %L1 tokens.</source>
        <translation>%L1 トークンに収まる、刈り込み済みの出力はありません。</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs between the last summary and the last two prompts have at most %L1 tokens.</source>
        <translation>刈り込むものはありません: 最後の要約から直近の 2 つのプロンプトまでの出力は最大 %L1 トークンです。</translation>
    </message>
    <message>
        <source>Stopped at “%1” after %2 of %3 changes: %4</source>
        <translation>%3 件中 %2 件の変更の後、「%1」で停止しました: %4</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>やり直すものはありません。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>元に戻すものはありません。</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The protocol: openai (chat completions, the default) or anthropic (messages)</source>
        <translation>プロトコル: openai (chat completions、デフォルト) または anthropic (messages)</translation>
    </message>
    <message>
        <source>The environment variable with the key. By default the key from OPENAI_API_KEY or ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds for this address</source>
        <translation>キーを持つ環境変数。デフォルトでは OPENAI_API_KEY または ANTHROPIC_API_KEY のキーを OpenAI または Anthropic にのみ送り、それ以外ではこのアドレス用にキーチェーンが持つキーを使う</translation>
    </message>
    <message>
        <source>Do not use keys from the keychain</source>
        <translation>キーチェーンのキーを使わない</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>プロキシ、または none。デフォルトはシステムのプロキシ</translation>
    </message>
    <message>
        <source>Give up after this many seconds without an answer</source>
        <translation>応答がないままこの秒数が過ぎたら断念する</translation>
    </message>
    <message>
        <source>Number of retries after temporary errors; 3 by default</source>
        <translation>一時的なエラーの後の再試行回数。デフォルトは 3</translation>
    </message>
    <message>
        <source>The price per million tokens, sent and received, for an estimate</source>
        <translation>推定用の 100 万トークンあたりの価格 (送信と受信)</translation>
    </message>
    <message>
        <source>Send without asking</source>
        <translation>確認せずに送信する</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>%Ln 個の値がまだ秘匿すべきもののように見えます。文書に目を通してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the document; by default what the file&apos;s name ends with, or markdown</source>
        <translation>文書の形式。デフォルトはファイル名の拡張子に従い、なければ markdown</translation>
    </message>
    <message>
        <source>The file to write; standard output by default</source>
        <translation>書き込むファイル。デフォルトは標準出力</translation>
    </message>
    <message>
        <source>Leave thinking out</source>
        <translation>思考を除外する</translation>
    </message>
    <message>
        <source>Leave tool calls and patches out</source>
        <translation>ツール呼び出しとパッチを除外する</translation>
    </message>
    <message>
        <source>Only say that there are images</source>
        <translation>画像があることだけを示す</translation>
    </message>
    <message>
        <source>Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home folders and private hosts, and leave images out</source>
        <translation>キー、トークン、パスワード、メールアドレス、電話番号、銀行口座、ホームフォルダー、プライベートなホストを置き換え、画像を除外する</translation>
    </message>
    <message>
        <source>A name to replace as well; may be repeated</source>
        <translation>追加で置き換える名前。繰り返し指定可</translation>
    </message>
    <message>
        <source>A kind not to replace; may be repeated</source>
        <translation>置き換えない種類。繰り返し指定可</translation>
    </message>
    <message>
        <source>“%1” is too short for a name: it would be replaced everywhere.</source>
        <translation>「%1」は名前としては短すぎます: あらゆる場所で置き換えられてしまいます。</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>このストアのエージェントはファイルのコピーを保持しません。</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>%1 のコピーはもうありません。</translation>
    </message>
    <message>
        <source>The store that gets it; where the agent keeps sessions by default</source>
        <translation>セッションを受け取るストア。デフォルトはエージェントがセッションを保存する場所</translation>
    </message>
    <message>
        <source>The project folder of the new session; that of the session by default</source>
        <translation>新しいセッションのプロジェクトフォルダー。デフォルトはセッションのもの</translation>
    </message>
    <message>
        <source>Leave thinking out (none, the default), or make it text of the answers</source>
        <translation>思考を除外する (none、デフォルト) か、応答のテキストにする</translation>
    </message>
    <message>
        <source>Keep tool calls with their results (calls, the default), or make them text</source>
        <translation>ツール呼び出しを結果とともに残す (calls、デフォルト) か、テキストにする</translation>
    </message>
    <message>
        <source>Hits: %1; sessions by index: %2, by reading: %3</source>
        <translation>%1 件、インデックスで %2 セッション、読み取りで %3</translation>
    </message>
    <message>
        <source>%1; there are more (--limit)</source>
        <translation>%1、ほかにもあります (--limit)</translation>
    </message>
    <message>
        <source>Sessions: %1, texts: %2, bytes: %3</source>
        <translation>%1 セッション、%2 テキスト、%3 バイト</translation>
    </message>
    <message>
        <source>  (being built)</source>
        <translation>  (構築中)</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>出力を書き込めません。</translation>
    </message>
    <message>
        <source>%1 was not searched to its end; there may be more stores in it.</source>
        <translation>%1 は最後まで検索されませんでした。ほかにもストアがあるかもしれません。</translation>
    </message>
    <message>
        <source>%1 holds several stores. Name one of them: %2</source>
        <translation>%1 には複数のストアがあります。1 つを指定してください: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>%1 トークン</numerusform>
        </translation>
    </message>
    <message>
        <source> level %1, node %2</source>
        <translation> レベル %1、ノード %2</translation>
    </message>
    <message>
        <source> %1, %2 bytes</source>
        <translation> %1、%2 バイト</translation>
    </message>
    <message>
        <source>pruned %1</source>
        <translation>刈り込み %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <translation>保存されたバイト</translation>
    </message>
    <message>
        <source>Name the shell: bash, zsh or fish.</source>
        <translation>シェルを指定してください: bash、zsh、または fish。</translation>
    </message>
    <message>
        <source>These arguments do not fit the command. “stemma %1 --help” lists what it takes.</source>
        <translation>これらの引数はコマンドに合いません。「stemma %1 --help」で使えるものを一覧表示できます。</translation>
    </message>
    <message>
        <source>There is no such command. “stemma --help” lists all commands.</source>
        <translation>そのようなコマンドはありません。「stemma --help」ですべてのコマンドを一覧表示できます。</translation>
    </message>
    <message>
        <source>These arguments are not valid.</source>
        <translation>これらの引数は有効ではありません。</translation>
    </message>
    <message>
        <source>--json tells of the file that was written: name one with -o.</source>
        <translation>--json は書き込んだファイルについて出力します: -o で指定してください。</translation>
    </message>
    <message>
        <source>Say what to apply: --vacuum or --write-back.</source>
        <translation>適用するものを指定してください: --vacuum または --write-back。</translation>
    </message>
    <message>
        <source>Choose what to repair: --code, --place or --all.</source>
        <translation>修復するものを選んでください: --code、--place、または --all。</translation>
    </message>
    <message>
        <source>No finding has the code “%1”. Known codes: %2.</source>
        <translation>コード「%1」の検出項目はありません。既知のコード: %2。</translation>
    </message>
    <message>
        <source>Say what to search for, for example: stemma search &quot;exit code&quot;.</source>
        <translation>検索するものを指定してください。例: stemma search &quot;exit code&quot;。</translation>
    </message>
    <message>
        <source>Choose an output with --message and --part, or give --keep-tokens.</source>
        <translation>--message と --part で出力を選ぶか、--keep-tokens を指定してください。</translation>
    </message>
    <message>
        <source>Say what to ask: a question with --question, or --probe.</source>
        <translation>質問するものを指定してください: --question で質問を指定するか、--probe を使います。</translation>
    </message>
    <message>
        <source>Name the model to ask with --endpoint and --model, or add --dry-run.</source>
        <translation>質問先のモデルを --endpoint と --model で指定するか、--dry-run を加えてください。</translation>
    </message>
    <message>
        <source>A model writes summaries of level 1 or 2. Choose one with --level.</source>
        <translation>モデルはレベル 1 または 2 の要約を書きます。--level で選んでください。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 個の項目</numerusform>
        </translation>
    </message>
    <message>
        <source>Context: %1, %2; afterwards %3, %4</source>
        <comment>4 items, 60 tokens; afterwards 3 items, 1 token</comment>
        <translation>コンテキスト: %1、%2。その後 %3、%4</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <translation>合格: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>不合格: %1</translation>
    </message>
    <message>
        <source>To keep the signed thinking, make the change in a fork: %1</source>
        <translation>署名付き思考を残すには、変更をフォークで行ってください: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注意: %1</translation>
    </message>
    <message>
        <source>Discarded end: %1</source>
        <translation>破棄された末尾: %1</translation>
    </message>
    <message>
        <source>New session: %1</source>
        <translation>新しいセッション: %1</translation>
    </message>
    <message>
        <source>To continue, in the project folder: %1</source>
        <translation>続けるには、プロジェクトフォルダーで: %1</translation>
    </message>
    <message>
        <source>Done. To undo it: stemma undo %1</source>
        <translation>完了しました。元に戻すには: stemma undo %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Add --apply to make the change.</source>
        <translation>何も変更されていません。変更を行うには --apply を加えてください。</translation>
    </message>
    <message>
        <source>The session is not compacted yet.</source>
        <translation>セッションはまだコンパクションされていません。</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>セッションに要約「%1」はありません。</translation>
    </message>
    <message>
        <source>The summary does not record which messages it replaced, so it cannot be reviewed.</source>
        <translation>要約にはどのメッセージを置き換えたかの記録がないため、レビューできません。</translation>
    </message>
    <message>
        <source>The summary replaced no messages, so there is nothing to review.</source>
        <translation>要約はどのメッセージも置き換えていないため、レビューするものはありません。</translation>
    </message>
    <message>
        <source>The rules that build and compact the context, by a name from “formats”; taken from the store by default</source>
        <translation>コンテキストを組み立ててコンパクションする規則 (「formats」の名前で指定)。デフォルトではストアから取得する</translation>
    </message>
    <message>
        <source>The model’s window in tokens; taken from the model’s name by default</source>
        <translation>モデルのウィンドウ (トークン)。デフォルトではモデルの名前から取得する</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>ウィンドウのうち応答用に確保するトークン</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for compaction</source>
        <translation>ウィンドウのうちコンパクション用に確保するトークン</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted; 0.6 by default</source>
        <translation>セッションをコンパクションする、使用可能なトークンの割合。デフォルトは 0.6</translation>
    </message>
    <message>
        <source>The query cannot be read at character %1. %2</source>
        <translation>検索式を %1 文字目で読み取れません。%2</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.</source>
        <translation>「%1」は日付ではありません。2026-03-01、2026-03、today、7d のように書いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>%1 の %Ln 件のセッションを読み取れず、検索していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>正規表現が %Ln 件のテキストで時間がかかりすぎました。ほかにも一致があるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions found in the usual places. Name a store.</source>
        <translation>通常の場所にセッションは見つかりませんでした。ストアを指定してください。</translation>
    </message>
    <message>
        <source>The query is a regular expression</source>
        <translation>検索式は正規表現である</translation>
    </message>
    <message>
        <source>The query is a text to find as it is</source>
        <translation>検索式はそのまま探すテキストである</translation>
    </message>
    <message>
        <source>With --regex: in any case</source>
        <translation>--regex とともに: 大文字と小文字を区別しない</translation>
    </message>
    <message>
        <source>Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by default)</source>
        <translation>最大でこの件数を、全ストアの新しいものから表示する。0 ならすべてをストアごとに表示する (デフォルトは 100)</translation>
    </message>
    <message>
        <source>Only messages since this date: 2026-03-01, 2026-03, today, 7d</source>
        <translation>この日付以降のメッセージのみ: 2026-03-01、2026-03、today、7d</translation>
    </message>
    <message>
        <source>Order by relevance instead of newest first; needs an index</source>
        <translation>新しい順ではなく関連度順に並べる。インデックスが必要</translation>
    </message>
    <message>
        <source>Read the stores instead of using their indexes</source>
        <translation>インデックスを使わずにストアを読み取る</translation>
    </message>
    <message>
        <source>Build or update the indexes of stores; no query</source>
        <translation>ストアのインデックスを構築または更新する。検索式なし</translation>
    </message>
    <message>
        <source>Delete the indexes of stores; no query</source>
        <translation>ストアのインデックスを削除する。検索式なし</translation>
    </message>
    <message>
        <source>List the indexes with their size; no query</source>
        <translation>インデックスをサイズとともに一覧表示する。検索式なし</translation>
    </message>
    <message>
        <source>Level %1 skipped: %2</source>
        <translation>レベル %1 をスキップ: %2</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 messages</source>
        <translation>レベル %1: %2 件のメッセージのテキスト</translation>
    </message>
    <message>
        <source>Level %1: the %2 texts it summarises</source>
        <translation>レベル %1: 要約する %2 件のテキスト</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 summaries</source>
        <translation>レベル %1: %2 件の要約のテキスト</translation>
    </message>
    <message>
        <source>Level 2 is sent only if level 1 gives no usable summary.</source>
        <translation>レベル 2 は、レベル 1 で使える要約が得られない場合にのみ送られます。</translation>
    </message>
    <message>
        <source>Level %1 given up: %2</source>
        <translation>レベル %1 を断念: %2</translation>
    </message>
    <message>
        <source>(cut off; %1 bytes in total)</source>
        <translation>(省略、合計 %1 バイト)</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>不可能: %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>writable</source>
        <translation>書き込み可</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>既知の形式ではない</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>作成日時 (UTC)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Title or first prompt</source>
        <translation>タイトルまたは最初のプロンプト</translation>
    </message>
    <message>
        <source>(deleted) %1</source>
        <translation>(削除済み) %1</translation>
    </message>
    <message>
        <source>(flagged)</source>
        <translation>(フラグ付き)</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Condensed summary</source>
        <translation>凝縮された要約</translation>
    </message>
    <message>
        <source>level %1, from %2 to %3</source>
        <translation>レベル %1、%2 から %3</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>置き換え済み</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係</translation>
    </message>
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>約 %1 トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>送信されない: %1</translation>
    </message>
    <message>
        <source>Tokens, estimated</source>
        <translation>トークン (推定)</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>修復できません: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修復: %1</translation>
    </message>
    <message>
        <source>Summary of %1 messages, now %2</source>
        <comment>12 tokens</comment>
        <translation>%1 件のメッセージの要約、現在 %2</translation>
    </message>
    <message>
        <source>Summary of the %1 messages or summaries that it replaced, %2</source>
        <comment>12 tokens</comment>
        <translation>置き換えた %1 件のメッセージまたは要約の要約、%2</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2</source>
        <comment>12 tokens</comment>
        <translation>%1 件の要約の要約、現在 %2</translation>
    </message>
    <message>
        <source>Request to %1, for an answer of at most %2 tokens:</source>
        <translation>%1 へのリクエスト、応答は最大 %2 トークン:</translation>
    </message>
    <message>
        <source>The summary without a model:</source>
        <translation>モデルなしの要約:</translation>
    </message>
    <message>
        <source>, now “%1”</source>
        <translation>、現在「%1」</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>%1 で再び必要</translation>
    </message>
    <message>
        <source>%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)</source>
        <translation>検出項目 %2 件中 %1 件を保持、失われたうち %3 件が再び必要 (規則による検出で、正確ではありません)</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>レビューしたのは一部だけです: テキストが多すぎます。</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>さらに %n 件のレコードはジャーナルに保持されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>検出項目はありません。</translation>
    </message>
    <message>
        <source>No sessions.</source>
        <translation>セッションはありません。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>変更はまだありません。</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>変更されたファイルはありません。</translation>
    </message>
    <message>
        <source>List prices as known on %1; your own go above them in %2.</source>
        <translation>%1 時点で既知の定価。%2 にある独自の価格が優先されます。</translation>
    </message>
    <message>
        <source>Prices of %1, and list prices as known on %2.</source>
        <translation>%1 の価格と、%2 時点で既知の定価。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1, %2: %3 counted, %4 by the agent. %5</source>
        <translation>%1、%2: 集計値 %3、エージェントでは %4。%5</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1、%n 件中 %2 件のセッション: 集計値 %3、エージェントでは %4。%5</numerusform>
        </translation>
    </message>
    <message>
        <source>--differences lists each session whose sum is another than the agent&apos;s.</source>
        <translation>--differences で、合計がエージェントのものと異なる各セッションを一覧表示できます。</translation>
    </message>
    <message>
        <source>(not stored)</source>
        <translation>(保存なし)</translation>
    </message>
    <message>
        <source>session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>by sub-agents</source>
        <translation>サブエージェントによる</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>総計</translation>
    </message>
    <message>
        <source>A subscription covers %1.</source>
        <translation>%1 はサブスクリプションに含まれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>%n 件の呼び出しの価格が不明です。そのモデル: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>集計対象外、%1: %Ln 件のレコード、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was: %1 (%2); estimated: %3 (%4)</source>
        <comment>costs, numbers of tokens</comment>
        <translation>実際: %1 (%2)、推定: %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.</source>
        <translation>「%1」は日付でも時刻でもありません。2026-03-31 または 2026-03-31T12:00:00Z のように書いてください。</translation>
    </message>
    <message>
        <source>What each line sums up</source>
        <translation>各行が何の合計か</translation>
    </message>
    <message>
        <source>Only calls from this day or time on</source>
        <translation>この日付または時刻以降の呼び出しのみ</translation>
    </message>
    <message>
        <source>Only calls up to this day or time</source>
        <translation>この日付または時刻までの呼び出しのみ</translation>
    </message>
    <message>
        <source>Prices above those of the program; by default those in your configuration folder</source>
        <translation>プログラムの価格より優先する価格。デフォルトは設定フォルダーにあるもの</translation>
    </message>
    <message>
        <source>Print the lines as CSV</source>
        <translation>行を CSV として出力する</translation>
    </message>
    <message>
        <source>List each session whose sum is another than the agent&apos;s own</source>
        <translation>合計がエージェント自身のものと異なる各セッションを一覧表示する</translation>
    </message>
    <message>
        <source>Estimate the cost of the session if it had been compacted at a number of tokens, its tool outputs pruned except for the newest, or fully cached</source>
        <translation>セッションのコストがいくらだったかを推定する: このトークン数でコンパクションした場合、最新のこのトークン数を除いてツール出力を刈り込んだ場合、またはすべてキャッシュされた場合</translation>
    </message>
    <message>
        <source>Show this session</source>
        <translation>このセッションを表示する</translation>
    </message>
    <message>
        <source>Go to this message, by its id or its number (from 1)</source>
        <translation>このメッセージへ移動する (ID または番号 (1 から) で指定)</translation>
    </message>
    <message>
        <source>Open another window, even if one is open</source>
        <translation>既に開いていても、別のウィンドウを開く</translation>
    </message>
    <message>
        <source>Compare the session with this one</source>
        <translation>セッションをこのセッションと比較する</translation>
    </message>
    <message>
        <source>Look for this, in the panel search, search-tab or find, or in the settings; in export: names to redact</source>
        <translation>パネル search、search-tab、find または設定でこれを検索する。export では秘匿する名前</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>サンプルセッションを開く</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de</source>
        <translation>ウィンドウの言語、例: de</translation>
    </message>
    <message>
        <source>Colours: light, dark, high-contrast</source>
        <translation>配色: light、dark、high-contrast</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file, without a display, and leave</source>
        <translation>ウィンドウをディスプレイなしで PNG ファイルに描画して終了する</translation>
    </message>
    <message>
        <source>Size of the picture, e.g. 1440x900</source>
        <translation>画像のサイズ、例: 1440x900</translation>
    </message>
    <message>
        <source>Pixels of the picture for a pixel of the window</source>
        <translation>ウィンドウの 1 ピクセルあたりの画像のピクセル数</translation>
    </message>
    <message>
        <source>The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair</source>
        <translation>画像に示す計画: fork、resume、rename、edit、remove、prune、delete、repair</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>ウィンドウのオプション:</translation>
    </message>
    <message>
        <source>Show a panel: %1</source>
        <translation>パネルを表示する: %1</translation>
    </message>
    <message>
        <source>Save the files as they were at the checkpoint in this folder; none is overwritten</source>
        <translation>チェックポイント時点のファイルをこのフォルダーに保存する。上書きはしない</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 バイト: %2</translation>
    </message>
    <message>
        <source>Write a comparison with this session of the same store, as html or markdown</source>
        <translation>同じストアのこのセッションとの比較を html または markdown で書き出す</translation>
    </message>
    <message>
        <source>A comparison is written as html or markdown.</source>
        <translation>比較は html または markdown で書き出されます。</translation>
    </message>
    <message>
        <source>The agent that gets the session; with --redact by default a copy in its own store</source>
        <translation>セッションを受け取るエージェント。--redact のデフォルトでは自分のストア内のコピー</translation>
    </message>
    <message>
        <source>Only a document is redacted: name its file with -o, or its --format.</source>
        <translation>秘匿されるのは文書だけです。-o でファイルを、または --format を指定してください。</translation>
    </message>
    <message>
        <source>Name the agent with --to. Only a redacted copy goes to the same store.</source>
        <translation>--to でエージェントを指定してください。同じストアに入るのは秘匿済みのコピーだけです。</translation>
    </message>
    <message>
        <source>No document ends with “.%1”. Name the form with --format.</source>
        <translation>「.%1」で終わる文書はありません。--format で形式を指定してください。</translation>
    </message>
    <message>
        <source>A review is written as html, markdown or json.</source>
        <translation>レビューは html、markdown、json のいずれかで書き出せます。</translation>
    </message>
    <message>
        <source>The connection broke, so the question is asked again.</source>
        <translation>接続が切れたため、もう一度質問します。</translation>
    </message>
    <message>
        <source>These were thoughts of the model. The answer follows.</source>
        <translation>ここまではモデルの思考です。回答が続きます。</translation>
    </message>
    <message>
        <source>The answer is not complete: this part had arrived.</source>
        <translation>回答は完全ではありません。届いていたのはここまでです。</translation>
    </message>
    <message>
        <source>The fork has no summary that lost a constraint.</source>
        <translation>フォークには、制約を失った要約がありません。</translation>
    </message>
    <message>
        <source>Leave out thinking blocks, except those that the next call still needs</source>
        <translation>思考ブロックを除外する (次の呼び出しに必要なものを除く)</translation>
    </message>
    <message>
        <source>Leave out the checkpoints that the store has</source>
        <translation>ストアにあるチェックポイントを除外する</translation>
    </message>
    <message>
        <source>Add the constraints that the last summary lost to its copy</source>
        <translation>最後の要約が失った制約を、そのコピーに追加する</translation>
    </message>
    <message>
        <source>Add this constraint to the copy of the last summary; can be repeated</source>
        <translation>この制約を最後の要約のコピーに追加する (繰り返し可)</translation>
    </message>
    <message>
        <source>Print which sessions came from which</source>
        <translation>どのセッションがどのセッションから作られたかを出力する</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>%Ln 件のメッセージ、%1 バイト: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>セッションの %Ln か所を秘匿</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開いたもの(&amp;R)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>ここから再開</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>stemma::AsideTabs</name>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>失われたもののうち、質問できるものはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::AskBar</name>
    <message>
        <source>Ask…</source>
        <translation>質問…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>独自の質問</translation>
    </message>
    <message>
        <source>What do you want to know of the context? Nothing is sent before you agree.</source>
        <translation>コンテキストについて何を知りたいですか? 同意するまで何も送られません。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Type a question instead of those of the probe</source>
        <translation>プローブの質問の代わりに質問を入力します</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>リクエストをキャンセルします。以降は何も送られません</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>以前の質問</translation>
    </message>
    <message>
        <source>Questions asked so far. They are kept until this tab is closed, and never stored.</source>
        <translation>これまでに行った質問です。このタブを閉じるまで保持され、保存されることはありません。</translation>
    </message>
    <message>
        <source>See what is sent and what it may cost, and agree (Ctrl+Return)</source>
        <translation>送られる内容とかかりうるコストを確認して同意します (Ctrl+Return)</translation>
    </message>
</context>
<context>
    <name>stemma::AskColumn</name>
    <message>
        <source>Answer: %1</source>
        <translation>回答: %1</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>先頭だけを表示しています。</translation>
    </message>
    <message>
        <source>Judged by rules, not by a model: whether the lost words are in the answer. Read the answer itself before you rely on it.</source>
        <translation>モデルではなく規則で、失われた語が回答にあるかを判定しています。頼る前に回答そのものを読んでください。</translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>プローブ: %Ln 件の質問</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick a question first.</source>
        <translation>先に質問にチェックを入れてください。</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>先に質問を入力してください。</translation>
    </message>
    <message>
        <source>Choose a context first.</source>
        <translation>先にコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>The contexts are still being read.</source>
        <translation>コンテキストをまだ読み取り中です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>%Ln 件の項目が、画像なしのテキストとして送られます。トークンは推定です。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the draft replaces is not in this context; it is sent before it.</source>
        <translation>下書きが置き換えるものはこのコンテキストにありません。下書きはコンテキストの前に送られます。</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records everything.</source>
        <translation>再構成: ストアにすべてが記録されているわけではありません。</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>まだ質問していません。</translation>
    </message>
    <message>
        <source>Reading the context…</source>
        <translation>コンテキストを読み取り中…</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1… %2 so far</source>
        <comment>number of tokens</comment>
        <translation>%1 の回答を待っています… これまでに %2</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1…</source>
        <translation>%1 の回答を待っています…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>待機中…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Cost %1.</source>
        <translation>コスト %1。</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>回答が最大サイズに達したため、途中で切れています。</translation>
    </message>
    <message>
        <source>This question was not asked.</source>
        <translation>この質問は行われませんでした。</translation>
    </message>
    <message>
        <source>The model gave no answer to this question.</source>
        <translation>モデルはこの質問に回答しませんでした。</translation>
    </message>
    <message>
        <source>%1 · at most %2</source>
        <translation>%1 · 最大 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln 件のリクエスト</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, answers of at most %2</source>
        <comment>number of tokens</comment>
        <translation>%1、回答は最大 %2</translation>
    </message>
    <message>
        <source>estimated cost: at most %1</source>
        <translation>推定コスト: 最大 %1</translation>
    </message>
    <message>
        <source>the price of %1 is not known</source>
        <translation>%1 の価格は不明です</translation>
    </message>
    <message>
        <source>Estimated from the length of the texts, with the price that is set for the model, or else that of the price table</source>
        <translation>テキストの長さから、モデルに設定された価格、なければ価格表の価格で推定しています</translation>
    </message>
    <message>
        <source>Ask the context</source>
        <translation>コンテキストに質問</translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>内容: %Ln 件の質問と、リクエストごとにこのセッションのコンテキスト 1 つ</numerusform>
        </translation>
    </message>
    <message>
        <source>Content: the question, and in each request one context of this session</source>
        <translation>内容: 質問と、リクエストごとにこのセッションのコンテキスト 1 つ</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n 件のリクエストを順に送信。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask · %1</source>
        <translation>質問 · %1</translation>
    </message>
    <message>
        <source>Cancelled: this is what had come of the answer.</source>
        <translation>キャンセルしました: ここまで届いた回答です。</translation>
    </message>
    <message>
        <source>%1 This is what had come of the answer.</source>
        <translation>%1 ここまで届いた回答です。</translation>
    </message>
</context>
<context>
    <name>stemma::AskingSteps</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>要約の手順</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>リクエストをキャンセルします。以降は何も送られません</translation>
    </message>
</context>
<context>
    <name>stemma::AuditChart</name>
    <message>
        <source>Tokens in context</source>
        <translation>コンテキスト内のトークン</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Charts over the turns</source>
        <translation>ターンごとのグラフ</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>Turns %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>%1: not stored</source>
        <translation>%1: 保存なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, mean %4</source>
        <translation>%1: %2 ～ %3、平均 %4</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>表示するものはまだありません。</translation>
    </message>
    <message>
        <source>This store has no tokens, costs or times of calls.</source>
        <translation>このストアには呼び出しのトークン、コスト、時刻がありません。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>最初のプロンプトの前</translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>表として (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>JSON として…</translation>
    </message>
    <message>
        <source>Cancelled; the turns read so far are shown.</source>
        <translation>キャンセルしました。そこまでに読み取ったターンを表示しています。</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>ターンを集計中…</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>このセッションにはターンがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln ターン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 cached tokens in</source>
        <translation>入力 %1 + キャッシュ %2 トークン</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>再試行 %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>ツール呼び出し %n 件失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>監査をエクスポート</translation>
    </message>
    <message>
        <source>The audit was written to %1.</source>
        <translation>監査を %1 に書き込みました。</translation>
    </message>
    <message>
        <source>The audit cannot be written to %1: %2</source>
        <translation>監査を %1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>stemma::AuditSource</name>
    <message>
        <source>Adding up the turns</source>
        <translation>ターンを集計中</translation>
    </message>
</context>
<context>
    <name>stemma::Banner</name>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>stemma::BringAlong</name>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Thinking blocks</source>
        <translation>思考ブロック</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>引き継ぐもの</translation>
    </message>
    <message>
        <source>The agent is sent the summaries in place of the messages they replace, so the fork needs them.</source>
        <translation>エージェントには、置き換えられたメッセージの代わりに要約が送られるため、フォークに必要です。</translation>
    </message>
    <message>
        <source>Without them the fork works with another account, provider or model. A turn that the fork ends in keeps them where its tool calls need them.</source>
        <translation>除外すると、フォークは別のアカウント、プロバイダー、モデルでも使えます。フォークが終わるターンでは、ツール呼び出しに必要なものは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>失われた制約 %Ln 件を要約に追加</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::BugReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>不具合を報告</translation>
    </message>
    <message>
        <source>Describe what happened, then copy the report. It holds no paths and nothing of your sessions. Stemma sends nothing.</source>
        <translation>起きたことを記述し、報告をコピーしてください。パスもセッションの内容も含まれません。Stemma は何も送信しません。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>起きたこと:</translation>
    </message>
    <message>
        <source>What you did before:</source>
        <translation>その前に行ったこと:</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message>
        <source>(no path)</source>
        <translation>(パスなし)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln 件の変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>互いに続かないものがあるため、%Ln 段階に分けて表示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1、%2、追加 %3 行、削除 %4 行</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>Not in the current branch</source>
        <translation>現在のブランチ外</translation>
    </message>
    <message>
        <source>The session holds no result of this call: the change may not have been made.</source>
        <translation>セッションにこの呼び出しの結果がありません: 変更は行われなかった可能性があります。</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 lines added, %5 removed</source>
        <translation>%1、%2、%3、追加 %4 行、削除 %5 行</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Lines added</source>
        <translation>追加行</translation>
    </message>
    <message>
        <source>Lines removed</source>
        <translation>削除行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Message and file</source>
        <translation>メッセージとファイル</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeView</name>
    <message>
        <source>No difference in the part of the text shown here.</source>
        <translation>ここに表示されたテキストの範囲に違いはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::ChangesPanel</name>
    <message>
        <source>In order of time</source>
        <translation>時間順</translation>
    </message>
    <message>
        <source>List all changes in order, without grouping them by file</source>
        <translation>ファイルごとにまとめず、すべての変更を順に一覧表示します</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>1 つずつ</translation>
    </message>
    <message>
        <source>Show each change of a file instead of its net change</source>
        <translation>ファイルの正味の変更ではなく、個々の変更を表示します</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Show old and new lines beside each other</source>
        <translation>古い行と新しい行を並べて表示します</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>すべてのメッセージ</translation>
    </message>
    <message>
        <source>Current branch</source>
        <translation>現在のブランチ</translation>
    </message>
    <message>
        <source>Selected messages</source>
        <translation>選択したメッセージ</translation>
    </message>
    <message>
        <source>Messages whose changes are listed</source>
        <translation>変更を一覧表示するメッセージ</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>前の変更</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>次の変更</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>前のファイル</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>次のファイル</translation>
    </message>
    <message>
        <source>Compare with disk</source>
        <translation>ディスクと比較</translation>
    </message>
    <message>
        <source>Compare the net changes with the files on disk</source>
        <translation>正味の変更をディスク上のファイルと比較します</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Save the net changes as one patch that “git apply” takes</source>
        <translation>正味の変更を「git apply」で使える 1 つのパッチとして保存します</translation>
    </message>
    <message>
        <source>Changed files</source>
        <translation>変更されたファイル</translation>
    </message>
    <message>
        <source>Open a session to see which files it changed.</source>
        <translation>セッションを開くと、変更したファイルが表示されます。</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>セッションを読み取り中…</translation>
    </message>
    <message>
        <source>None of these messages changed a file.</source>
        <translation>これらのメッセージはファイルを変更していません。</translation>
    </message>
    <message>
        <source>This session changed no files.</source>
        <translation>このセッションはファイルを変更していません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>プロジェクトフォルダー</translation>
    </message>
    <message>
        <source>Export patch</source>
        <translation>パッチをエクスポート</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>パッチ (*.patch *.diff)</translation>
    </message>
    <message>
        <source>There is nothing that a patch could hold.</source>
        <translation>パッチに入れられるものがありません。</translation>
    </message>
    <message>
        <source>The patch could not be written: %1</source>
        <translation>パッチを書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>Patch saved to %1.</source>
        <translation>パッチを %1 に保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>%Ln 件の変更が除外されます:</numerusform>
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
        <translation>何も送られていません</translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Failed: the sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This change needs no checks.</source>
        <translation>この変更にチェックは必要ありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>合格 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>不合格 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChooseModelsDialog</name>
    <message>
        <source>Compare levels and models</source>
        <translation>レベルとモデルを比較</translation>
    </message>
    <message>
        <source>Each ticked box is one request. Before anything is sent, you see what goes where and what it may cost, and are asked. “Model…” sets up more models.</source>
        <translation>チェックを付けた欄ごとに 1 つのリクエストになります。何かを送る前に、何がどこへ送られ、いくらかかりうるかを示して確認します。「モデル…」でモデルを追加できます。</translation>
    </message>
    <message>
        <source>&amp;%1 deterministic, without a model</source>
        <translation>%1 決定的、モデルなし(&amp;3)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>続行…</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 選択的</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 積極的</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>モデルのレベルにチェックを付けてください。</translation>
    </message>
</context>
<context>
    <name>stemma::Choosers</name>
    <message>
        <source>Message %1 of %2</source>
        <translation>メッセージ %1/%2</translation>
    </message>
    <message>
        <source>No message from this time on</source>
        <translation>この時刻以降のメッセージはありません</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>アクションを検索</translation>
    </message>
    <message>
        <source>Go to session or text: type words of the title, prompt, model, folder or any text</source>
        <translation>セッションまたはテキストへ移動: タイトル、プロンプト、モデル、フォルダー、任意のテキストの語を入力</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id</source>
        <translation>1 ～ %1 の番号、9:41 や 2026-03-02 9:41 のような時刻、またはメッセージ ID を入力</translation>
    </message>
    <message>
        <source>Message with the id %1</source>
        <translation>ID %1 のメッセージ</translation>
    </message>
    <message>
        <source>Go to message</source>
        <translation>メッセージへ移動</translation>
    </message>
    <message>
        <source>Compare “%1” with another session of the store</source>
        <translation>「%1」をストアの別のセッションと比較</translation>
    </message>
    <message>
        <source>The session has no checkpoints.</source>
        <translation>セッションにチェックポイントがありません。</translation>
    </message>
    <message>
        <source>Go to checkpoint</source>
        <translation>チェックポイントへ移動</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>「%1」の前</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>この変更と以降のすべての変更を元に戻します</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedEditing</name>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>バッチに追加しました: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>バッチに前回の変更が %n 件あります。ストアはその後に変わりました。「すべて計画」で、まだ適用できるか確認できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>バッチに前回の変更が %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be edited.</source>
        <translation>「%1」は編集できません。</translation>
    </message>
    <message>
        <source>The session no longer has message %1. Remove the change from the batch, or add it again at another message.</source>
        <translation>セッションにメッセージ %1 はもうありません。バッチから変更を削除するか、別のメッセージで追加し直してください。</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Plan all…</source>
        <translation>すべて計画…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; all of them are then applied together.</source>
        <translation>バッチに変更がありません。計画で「バッチに追加」を選ぶと、変更を適用せずにここに入れます。後でまとめて適用できます。</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上へ移動 (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下へ移動 (Alt+Down)</translation>
    </message>
    <message>
        <source>Edit this change (Return)</source>
        <translation>この変更を編集 (Return)</translation>
    </message>
    <message>
        <source>Remove this change from the batch (Del)</source>
        <translation>この変更をバッチから削除 (Del)</translation>
    </message>
    <message>
        <source>Remove all changes from the batch</source>
        <translation>すべての変更をバッチから削除します</translation>
    </message>
    <message>
        <source>Show what all changes would write, to apply them as one</source>
        <translation>すべての変更が書き込む内容を表示し、1 つの変更として適用します</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 件の変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1、うち %n 件はストアの最後の変更より前のもの</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionDrafts</name>
    <message>
        <source>Level %1: this format makes no summary without a model</source>
        <translation>レベル %1: この形式はモデルなしでは要約を作成しません</translation>
    </message>
    <message>
        <source>Level %1: made without a model</source>
        <translation>レベル %1: モデルなしで作成</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>この形式はモデルなしでは要約を作成しません。ここに書いてから適用してください。</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>選んだレベルはどれもここでは使えません。</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>メッセージの上の要約</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>%1 を置き換え</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>別の要約を選ぶ前に、新しいテキストを適用または破棄してください。</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>このプレビューは以前の規則で作成されました。新しい規則を使うには、もう一度プレビューしてください。</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>そのメッセージへ移動</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>先に新しいテキストを適用または破棄してください。</translation>
    </message>
    <message>
        <source>Compaction · %1</source>
        <translation>コンパクション · %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>要約を読み取り中</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>要約に編集できるテキストがありません。</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionTools</name>
    <message>
        <source>Preview compaction</source>
        <translation>コンパクションをプレビュー</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>新しい要約を試します。何も書き込まれません</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>レベルを比較</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>モデル…</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>レベル 1 と 2 の要約を書くモデルを設定します</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>テキストを編集</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>要約のテキストを編集します</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>解除…</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>置き換えられたメッセージをコンテキストに戻します</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>出力を刈り込む…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rules, window and token counting for new summaries</source>
        <translation>新しい要約の規則、ウィンドウ、トークンの数え方</translation>
    </message>
    <message>
        <source>Merge all active summaries</source>
        <translation>有効な要約をすべて統合</translation>
    </message>
    <message>
        <source>Merge with previous summary</source>
        <translation>前の要約と統合</translation>
    </message>
    <message>
        <source>Summarise again</source>
        <translation>もう一度要約</translation>
    </message>
    <message>
        <source>Restore to the context…</source>
        <translation>コンテキストに復元…</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>レベルとモデルを比較…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>刈り込むまたは復元するツール出力を選びます</translation>
    </message>
    <message>
        <source>A model writes a thorough summary with headings</source>
        <translation>モデルが見出し付きの詳しい要約を書きます</translation>
    </message>
    <message>
        <source>A model writes the shortest possible summary</source>
        <translation>モデルができるだけ短い要約を書きます</translation>
    </message>
    <message>
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>モデルなし: 形式の規則で作成するか、自分で書きます</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>モデルが設定されていません。「モデル…」で設定してください。</translation>
    </message>
    <message>
        <source>Show the previewed summaries side by side</source>
        <translation>プレビューした要約を並べて表示します</translation>
    </message>
    <message>
        <source>Preview two levels first</source>
        <translation>先に 2 つのレベルをプレビューしてください</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>先に新しいテキストを適用または破棄してください。</translation>
    </message>
    <message>
        <source>Preview one summary that replaces all summaries in the context</source>
        <translation>コンテキスト内のすべての要約を置き換える 1 つの要約をプレビューします</translation>
    </message>
    <message>
        <source>This needs two summaries in the context.</source>
        <translation>コンテキストに 2 つの要約が必要です。</translation>
    </message>
    <message>
        <source>Preview one summary that replaces this one and the previous one</source>
        <translation>この要約と前の要約を置き換える 1 つの要約をプレビューします</translation>
    </message>
    <message>
        <source>The selected summary is not in the context, or is the first one there.</source>
        <translation>選択した要約はコンテキストにないか、その最初のものです。</translation>
    </message>
    <message>
        <source>Preview a new summary of the messages that this one replaces</source>
        <translation>この要約が置き換えるメッセージの新しい要約をプレビューします</translation>
    </message>
    <message>
        <source>Only a summary in the context can be rewritten.</source>
        <translation>書き直せるのはコンテキスト内の要約だけです。</translation>
    </message>
    <message>
        <source>Replace the messages in the context with this summary</source>
        <translation>コンテキストのメッセージをこの要約で置き換えます</translation>
    </message>
    <message>
        <source>The summary is already in the context.</source>
        <translation>要約は既にコンテキストにあります。</translation>
    </message>
    <message>
        <source>Another summary replaced it. Dissolve that one.</source>
        <translation>別の要約に置き換えられています。そちらを解除してください。</translation>
    </message>
    <message>
        <source>No summary is selected.</source>
        <translation>要約が選択されていません。</translation>
    </message>
    <message>
        <source>Preview summaries of several levels and models side by side</source>
        <translation>複数のレベルとモデルの要約を並べてプレビューします</translation>
    </message>
</context>
<context>
    <name>stemma::CompareFilesModel</name>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>A のみ</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>B のみ</translation>
    </message>
    <message>
        <source>%1, A %2, B %3, %4</source>
        <translation>%1、A %2、B %3、%4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>stemma::CompareLevelsDialog</name>
    <message>
        <source>Compare levels</source>
        <translation>レベルを比較</translation>
    </message>
    <message>
        <source>Kept findings are counted by rules and are only a hint. Tokens are estimates.</source>
        <translation>保持された検出項目は規則で数えたもので、目安にすぎません。トークンは推定です。</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <translation>トークン:</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>保持:</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>コスト:</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>これを使う</translation>
    </message>
</context>
<context>
    <name>stemma::CompareModel</name>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %n message(s)</source>
        <translation>
            <numerusform>%n 件のメッセージのコンパクション</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>A のみ</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>B のみ</translation>
    </message>
    <message>
        <source>Nothing in common: they differ from the first message</source>
        <translation>共通部分なし: 最初のメッセージから異なります</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>%n 件のメッセージが共通</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · the last is %2 “%3”</source>
        <translation>%1 · 最後は %2「%3」</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages · Compare more</source>
        <translation>%2 件中の最初の %1 件と %4 件中の %3 件のメッセージを比較 · さらに比較</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>それ以前の共通のメッセージ %n 件 · さらに表示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages</source>
        <translation>%2 件中の最初の %1 件と %4 件中の %3 件のメッセージを比較しました</translation>
    </message>
</context>
<context>
    <name>stemma::CompareSource</name>
    <message>
        <source>Comparing two sessions</source>
        <translation>2 つのセッションを比較中</translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message>
        <source>Changes only</source>
        <translation>変更のみ</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>前の変更</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>次の変更</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>比較を閉じる</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>変更されたファイル</translation>
    </message>
    <message>
        <source>After the common part</source>
        <translation>共通部分の後</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Tool errors</source>
        <translation>ツールのエラー</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>作業時間</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>比較する 2 つの行を選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>%1 件中 %n 件が異なる</numerusform>
        </translation>
    </message>
    <message>
        <source>Files changed since then</source>
        <translation>それ以降に変更されたファイル</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>変更なし</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Export the comparison…</source>
        <translation>比較をエクスポート…</translation>
    </message>
    <message>
        <source>Comparison of “%1” with “%2”</source>
        <translation>「%1」と「%2」の比較</translation>
    </message>
    <message>
        <source>Messages in common</source>
        <translation>共通のメッセージ</translation>
    </message>
</context>
<context>
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>%Ln 件の変更、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of recent stores is empty now.</source>
        <translation>最近のストアの一覧を空にしました。</translation>
    </message>
</context>
<context>
    <name>stemma::ConnectDialog</name>
    <message>
        <source>Connect to PostgreSQL</source>
        <translation>PostgreSQL に接続</translation>
    </message>
    <message>
        <source>Nothing is changed without a plan that you apply. Empty fields are filled from the service, the environment and the password file, as psql does.</source>
        <translation>計画を適用しない限り、何も変更されません。空欄は psql と同様に、サービス、環境、パスワードファイルから補われます。</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>テストの結果</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>接続をテスト(&amp;T)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>a section of pg_service.conf</source>
        <translation>pg_service.conf のセクション</translation>
    </message>
    <message>
        <source>localhost, or a postgresql:// address</source>
        <translation>localhost、または postgresql:// アドレス</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (デフォルト)</translation>
    </message>
    <message>
        <source>same as user</source>
        <translation>ユーザーと同じ</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>ログイン名</translation>
    </message>
    <message>
        <source>none, or from the password file</source>
        <translation>なし、またはパスワードファイルから</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>キーチェーンに記憶(&amp;R)</translation>
    </message>
    <message>
        <source>the user’s search path</source>
        <translation>ユーザーの検索パス</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>サービス(&amp;V):</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>ホスト(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>ポート(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>データベース(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>ユーザー(&amp;U):</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>パスワード(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Schema:</source>
        <translation>スキーマ(&amp;S):</translation>
    </message>
    <message>
        <source>SS&amp;L:</source>
        <translation>SSL(&amp;L):</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>テストを停止(&amp;T)</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続中…</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1.</source>
        <translation>接続しました。%1 のストアです。</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1, release %2.</source>
        <translation>接続しました。%1 (リリース %2) のストアです。</translation>
    </message>
    <message>
        <source>Connected, but there is no known session store. %1</source>
        <translation>接続しましたが、既知のセッションストアがありません。%1</translation>
    </message>
</context>
<context>
    <name>stemma::ContextBars</name>
    <message>
        <source>Now %1, afterwards %2</source>
        <comment>numbers of tokens</comment>
        <translation>現在 %1、その後 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>確保</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>stemma::ContextChips</name>
    <message>
        <source>Add context</source>
        <translation>コンテキストを追加</translation>
    </message>
    <message>
        <source>Ask the context at another message, or before or after a compaction, too</source>
        <translation>別のメッセージの時点、またはコンパクションの前か後のコンテキストにも質問します</translation>
    </message>
    <message>
        <source>Ask this context</source>
        <translation>このコンテキストに質問</translation>
    </message>
    <message>
        <source>At message…</source>
        <translation>メッセージの時点…</translation>
    </message>
    <message>
        <source>Number of the newest message:</source>
        <translation>最新のメッセージの番号:</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>両方にある項目 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Summary: what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>なくなった</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>The turn before, at message %1</source>
        <translation>前のターン、メッセージ %1 の時点</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>メッセージ %1 の時点</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message>
        <source>Only changes</source>
        <translation>変更のみ</translation>
    </message>
    <message>
        <source>Show items that both have as one line</source>
        <translation>両方にある項目を 1 行で表示します</translation>
    </message>
    <message>
        <source>Context compared with the turn before</source>
        <translation>前のターンと比較したコンテキスト</translation>
    </message>
    <message>
        <source>Comparing with the turn before…</source>
        <translation>前のターンと比較中…</translation>
    </message>
    <message>
        <source>No turn came before this one.</source>
        <translation>これより前のターンはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>新しい項目 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>なくなった項目 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>変わった項目 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed since the turn before.</source>
        <translation>前のターンから何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>stemma::ContextModel</name>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>Pruned output</source>
        <translation>刈り込まれた出力</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>送信されません。%1</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records what was sent then.</source>
        <translation>再構成: 当時何が送られたかは、ストアにもう記録されていません。</translation>
    </message>
    <message>
        <source>#</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message>
        <source>compacts once its turns have used %1</source>
        <translation>ターンの使用量が %1 に達するとコンパクション</translation>
    </message>
    <message>
        <source>compacts at %1</source>
        <translation>%1 でコンパクション</translation>
    </message>
    <message>
        <source>compacts at %1; now %2</source>
        <translation>%1 でコンパクション。現在 %2</translation>
    </message>
    <message>
        <source>%1 compacts after a turn once the turns since the session was loaded have used %2 tokens, and before a turn from %3. The store does not record how many they have used.</source>
        <translation>%1 は、セッションの読み込み以降のターンが %2 トークンを使うとターンの後に、%3 からはターンの前にコンパクションします。どれだけ使ったかはストアに記録されていません。</translation>
    </message>
    <message>
        <source>With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>選んだ設定では、%1 は %2 トークンからターンの後に、%3 からはターンの前にコンパクションします。</translation>
    </message>
    <message>
        <source>With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>デフォルトの設定では、%1 は %2 トークンからターンの後に、%3 からはターンの前にコンパクションします。</translation>
    </message>
    <message>
        <source>Follow the timeline</source>
        <translation>タイムラインに追従</translation>
    </message>
    <message>
        <source>Against the turn before</source>
        <translation>前のターンとの差</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>質問…</translation>
    </message>
    <message>
        <source>Show the context as it was at the current message</source>
        <translation>現在のメッセージの時点のコンテキストを表示します</translation>
    </message>
    <message>
        <source>The newest message of this context</source>
        <translation>このコンテキストで最新のメッセージ</translation>
    </message>
    <message>
        <source>Show the context when an earlier message was the newest</source>
        <translation>以前のメッセージが最新だった時点のコンテキストを表示します</translation>
    </message>
    <message>
        <source>Find in this context</source>
        <translation>このコンテキスト内を検索</translation>
    </message>
    <message>
        <source>Copy the request as JSON</source>
        <translation>リクエストを JSON としてコピー</translation>
    </message>
    <message>
        <source>Copy the request as a curl command</source>
        <translation>リクエストを curl コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Ask a model a question about this context. Nothing is sent before you agree.</source>
        <translation>このコンテキストについてモデルに質問します。同意するまで何も送られません。</translation>
    </message>
    <message>
        <source>Show what is new, gone and changed since the end of the turn before</source>
        <translation>前のターンの終わりから新しくなったもの、なくなったもの、変わったものを表示します</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>リクエストをコピーしました。</translation>
    </message>
    <message>
        <source>“%1” is not in this context.</source>
        <translation>「%1」はこのコンテキストにありません。</translation>
    </message>
    <message>
        <source>Items of the context</source>
        <translation>コンテキストの項目</translation>
    </message>
    <message>
        <source>Message %1 was in the window then.</source>
        <translation>メッセージ %1 は当時ウィンドウ内にありました。</translation>
    </message>
    <message>
        <source>Message %1 did not exist yet.</source>
        <translation>メッセージ %1 はまだ存在していませんでした。</translation>
    </message>
    <message>
        <source>at message %1</source>
        <translation>メッセージ %1 の時点で</translation>
    </message>
    <message>
        <source>Message %1 left the window with “%2”.</source>
        <translation>メッセージ %1 は「%2」によりウィンドウから外れました。</translation>
    </message>
    <message>
        <source>Message %1 left the window %3, with “%2”.</source>
        <translation>メッセージ %1 は%3、「%2」によりウィンドウから外れました。</translation>
    </message>
    <message>
        <source>“%1” replaces it now.</source>
        <translation>現在は「%1」に置き換えられています。</translation>
    </message>
    <message>
        <source>Show the context before</source>
        <translation>その前のコンテキストを表示</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>損失を表示</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Building the context…</source>
        <translation>コンテキストを組み立て中…</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>送信される項目 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln 件の要約</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln 件除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>since the previous message: %1</source>
        <translation>前のメッセージから: %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>reconstructed: the store no longer records everything</source>
        <translation>再構成: ストアにすべてが記録されているわけではありません</translation>
    </message>
    <message>
        <source>%1 rules, window %2</source>
        <translation>%1 の規則、ウィンドウ %2</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 の規則</translation>
    </message>
    <message>
        <source>Rules and window of this context. Click to choose others.</source>
        <translation>このコンテキストの規則とウィンドウ。クリックするとほかを選べます。</translation>
    </message>
    <message>
        <source>Chosen: %1. Click to choose others, or to go back to the defaults.</source>
        <translation>選択: %1。クリックすると、ほかを選ぶかデフォルトに戻せます。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>At message %1 of %2</source>
        <translation>メッセージ %1/%2 の時点</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
    <message>
        <source>Building the context</source>
        <translation>コンテキストを組み立て中</translation>
    </message>
    <message>
        <source>Searching the context for “%1”</source>
        <translation>コンテキストで「%1」を検索中</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>リクエストを書き込み中</translation>
    </message>
</context>
<context>
    <name>stemma::CountingMenu</name>
    <message>
        <source>With vocabularies of installed packages</source>
        <translation>インストール済みパッケージの語彙を使う</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>With a vocabulary file…</source>
        <translation>語彙ファイルを使う…</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted; other models have their own rules</source>
        <translation>OpenAI モデルのトークンの数え方。ほかのモデルには独自の規則があります</translation>
    </message>
    <message>
        <source>The file of cl100k_base or o200k_base</source>
        <translation>cl100k_base または o200k_base のファイル</translation>
    </message>
</context>
<context>
    <name>stemma::CoveredPane</name>
    <message>
        <source>Fold</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>損失のないメッセージを 1 行に折りたたみます</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>対象のメッセージ</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>%1 で再び必要</translation>
    </message>
</context>
<context>
    <name>stemma::DetailsView</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>stemma::DiffListModel</name>
    <message>
        <source>No newline at the end of the file</source>
        <translation>ファイルの末尾に改行がありません</translation>
    </message>
    <message>
        <source>Lines %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>削除: %1</translation>
    </message>
</context>
<context>
    <name>stemma::DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>変更された行</translation>
    </message>
</context>
<context>
    <name>stemma::Docks</name>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>The sessions of all open stores. Forks and sub-agents are listed below the session that they come from.</source>
        <translation>開いているすべてのストアのセッション。フォークとサブエージェントは、元のセッションの下に表示されます。</translation>
    </message>
    <message>
        <source>The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message.</source>
        <translation>セッションのターン: 各プロンプトとそのステップ、ツール呼び出し。行を選ぶとそのメッセージに移動します。</translation>
    </message>
    <message>
        <source>All thinking of the session, with its length and what the agent did next.</source>
        <translation>セッションのすべての思考と、その長さ、エージェントが次に行ったこと。</translation>
    </message>
    <message>
        <source>All changes that the session made in files, by file, and the net change of each.</source>
        <translation>セッションがファイルに加えたすべての変更をファイル別に、各ファイルの正味の変更とともに表示します。</translation>
    </message>
    <message>
        <source>Every file that the session names: who read or changed it, and whether it is still so on disk.</source>
        <translation>セッションに現れるすべてのファイル: 誰が読み書きしたか、ディスク上でまだ同じ内容か。</translation>
    </message>
    <message>
        <source>Changes that were chosen but not made yet. Apply makes all of them, or none.</source>
        <translation>選択済みでまだ行われていない変更。適用するとすべて行われるか、何も行われません。</translation>
    </message>
    <message>
        <source>Search in all sessions of all stores, with an index or without.</source>
        <translation>インデックスの有無にかかわらず、すべてのストアの全セッションを検索します。</translation>
    </message>
    <message>
        <source>The stored data of the current message: its fields, its parts and the raw record.</source>
        <translation>現在のメッセージの保存データ: フィールド、パート、生データ。</translation>
    </message>
    <message>
        <source>The findings of a check of the open stores, and their repairs.</source>
        <translation>開いているストアのチェックによる検出項目と、その修復。</translation>
    </message>
    <message>
        <source>The agent&apos;s own records of its runs, beside the messages.</source>
        <translation>メッセージとは別の、エージェント自身による実行の記録。</translation>
    </message>
    <message>
        <source>The context of the model, item by item with its tokens: now, or when a message was the newest.</source>
        <translation>モデルのコンテキストを項目ごとにトークン数とともに表示: 現在、またはあるメッセージが最新だった時点。</translation>
    </message>
    <message>
        <source>Changes made with Stemma. A change can be undone, and redone, while its undo data is kept.</source>
        <translation>Stemma で行った変更。元に戻すためのデータが残っている間は、元に戻したりやり直したりできます。</translation>
    </message>
</context>
<context>
    <name>stemma::DoctorDialog</name>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>最大の内容</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>テーブルまたはインデックス</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>インデックスの対象</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Database doctor: %1</source>
        <translation>データベース診断: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Delete session…</source>
        <translation>セッションを削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Check &amp;integrity</source>
        <translation>整合性をチェック(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Write log back</source>
        <translation>ログを書き戻す(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Vacuum…</source>
        <translation>縮小(&amp;V)…</translation>
    </message>
    <message>
        <source>Plan the deletion of the selected session; it can be undone</source>
        <translation>選択したセッションの削除を計画します。元に戻せます</translation>
    </message>
    <message>
        <source>Write the log back into the database; no record changes, and there is nothing to undo</source>
        <translation>ログをデータベースに書き戻します。レコードは変わらず、元に戻すものもありません</translation>
    </message>
    <message>
        <source>Plan to give the free pages back; it can be undone</source>
        <translation>空きページの返却を計画します。元に戻せます</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>ストアを読み取り中…</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>拡張子なし</translation>
    </message>
    <message>
        <source>Free pages</source>
        <translation>空きページ</translation>
    </message>
    <message>
        <source>%1 in free pages</source>
        <translation>空きページに %1</translation>
    </message>
    <message>
        <source>%1 in the log</source>
        <translation>ログに %1</translation>
    </message>
    <message>
        <source>This SQLite cannot count pages: tables are shown by the sizes of their values.</source>
        <translation>この SQLite はページを数えられません: テーブルは値のサイズで表示しています。</translation>
    </message>
    <message>
        <source>Checking every page…</source>
        <translation>すべてのページをチェック中…</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>破損は見つかりませんでした。</translation>
    </message>
    <message>
        <source>SQLite found damage:</source>
        <translation>SQLite が破損を検出しました:</translation>
    </message>
    <message>
        <source>Trying it out on a copy…</source>
        <translation>コピーで試行中…</translation>
    </message>
    <message>
        <source>%1 → %2: %3. %4</source>
        <translation>%1 → %2: %3。%4</translation>
    </message>
    <message>
        <source>&amp;Vacuum now</source>
        <translation>今すぐ縮小(&amp;V)</translation>
    </message>
    <message>
        <source>Writing the log back…</source>
        <translation>ログを書き戻し中…</translation>
    </message>
</context>
<context>
    <name>stemma::Doctoring</name>
    <message>
        <source>No store is open.</source>
        <translation>開いているストアがありません。</translation>
    </message>
    <message>
        <source>Show a session of the store first.</source>
        <translation>先にストアのセッションを表示してください。</translation>
    </message>
</context>
<context>
    <name>stemma::EditActions</name>
    <message>
        <source>fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>pruning</source>
        <translation>刈り込み</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>dissolving</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>セッションにメッセージがありません。</translation>
    </message>
    <message>
        <source>Select a text, thinking or tool output first.</source>
        <translation>先にテキスト、思考、またはツール出力を選択してください。</translation>
    </message>
    <message>
        <source>Select a message first.</source>
        <translation>先にメッセージを選択してください。</translation>
    </message>
    <message>
        <source>Select a tool call with an output first.</source>
        <translation>先に出力のあるツール呼び出しを選択してください。</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>この出力は刈り込まれていません。</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>この出力は既に刈り込まれています。</translation>
    </message>
    <message>
        <source>Wait until the current change is done.</source>
        <translation>現在の変更が終わるまで待ってください。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す: %1(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>元に戻すものはありません。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直す: %1(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>やり直すものはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::EditBanner</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message>
        <source>Undoing: %1</source>
        <translation>元に戻しています: %1</translation>
    </message>
    <message>
        <source>Redoing: %1</source>
        <translation>やり直しています: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>%n 件の変更を元に戻しています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>%n 件の変更をやり直しています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.</source>
        <translation>このテキストはここで編集するには長すぎます (%1 超)。ファイルから読み取る「stemma edit」を使ってください。</translation>
    </message>
    <message>
        <source>At most %1 messages can be removed at once.</source>
        <translation>一度に削除できるメッセージは最大 %1 件です。</translation>
    </message>
    <message>
        <source>The discarded end is kept.</source>
        <translation>破棄された末尾は残されています。</translation>
    </message>
    <message>
        <source>The original is unchanged.</source>
        <translation>元のセッションは変更されていません。</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>再開するには、プロジェクトフォルダーで「%1」を実行してください。</translation>
    </message>
    <message>
        <source>Open the discarded end</source>
        <translation>破棄された末尾を開く</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>コンパクションしたセッションを開く</translation>
    </message>
    <message>
        <source>Open the fork</source>
        <translation>フォークを開く</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Copy command to resume</source>
        <translation>再開コマンドをコピー</translation>
    </message>
    <message>
        <source>Open in a terminal</source>
        <translation>端末で開く</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>「%1」を自分で実行してください。</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>%2 で「%1」を自分で実行してください。</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointBook</name>
    <message>
        <source>The key is lost when the program ends. %1</source>
        <translation>キーはプログラムの終了時に失われます。%1</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointButton</name>
    <message>
        <source>Model…</source>
        <translation>モデル…</translation>
    </message>
    <message>
        <source>The model %1 at %2. Click to choose another one.</source>
        <translation>%2 のモデル %1 です。クリックすると別のモデルを選べます。</translation>
    </message>
    <message>
        <source>Set up the model that is asked</source>
        <translation>質問先のモデルを設定します</translation>
    </message>
    <message>
        <source>Model that is asked</source>
        <translation>質問先のモデル</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>モデルを設定…</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointDialog</name>
    <message>
        <source>Model for summaries</source>
        <translation>要約用のモデル</translation>
    </message>
    <message>
        <source>Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key.</source>
        <translation>レベル 1 と 2 の要約はモデルが書きます。何かを送る前に、内容を示して確認します。このマシン上のサーバー (llama.cpp、Ollama) にはキーは不要です。</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>テストの結果</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>%1 answers as %2.</source>
        <translation>%1 が %2 として応答しました。</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>削除(&amp;V)</translation>
    </message>
    <message>
        <source>Remove this endpoint. Its key stays in the keychain.</source>
        <translation>このエンドポイントを削除します。キーはキーチェーンに残ります。</translation>
    </message>
    <message>
        <source>A&amp;dvanced</source>
        <translation>詳細設定(&amp;D)</translation>
    </message>
    <message>
        <source>System proxy</source>
        <translation>システムのプロキシ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>This proxy:</source>
        <translation>このプロキシ:</translation>
    </message>
    <message>
        <source>Servers on this machine are reached without a proxy.</source>
        <translation>このマシン上のサーバーにはプロキシなしで接続します。</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Give up after this time without an answer.</source>
        <translation>応答がないままこの時間が過ぎたら断念します。</translation>
    </message>
    <message>
        <source>Retries after temporary errors, with growing pauses.</source>
        <translation>一時的なエラーの後の再試行。間隔は次第に長くなります。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>プロキシ(&amp;X):</translation>
    </message>
    <message>
        <source>Time&amp;out:</source>
        <translation>タイムアウト(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>再試行(&amp;R):</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>新しいエンドポイント</translation>
    </message>
    <message>
        <source>Chat completions (OpenAI, llama.cpp, Ollama)</source>
        <translation>Chat completions (OpenAI、llama.cpp、Ollama)</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages (Anthropic)</translation>
    </message>
    <message>
        <source>model name on the server</source>
        <translation>サーバー上のモデル名</translation>
    </message>
    <message>
        <source>stored key</source>
        <translation>保存されたキー</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>キーチェーンに記憶(&amp;R)</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>キーを持つ環境変数</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>アドレス(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>種類(&amp;K):</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>モデル(&amp;M):</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>キー(&amp;E):</translation>
    </message>
    <message>
        <source>Or environment &amp;variable:</source>
        <translation>または環境変数(&amp;V):</translation>
    </message>
    <message>
        <source>Price per million &amp;input tokens:</source>
        <translation>入力 100 万トークンあたりの価格(&amp;I):</translation>
    </message>
    <message>
        <source>Price per million &amp;output tokens:</source>
        <translation>出力 100 万トークンあたりの価格(&amp;O):</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>テストを停止(&amp;T)</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
</context>
<context>
    <name>stemma::ErrorPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 を開けません</translation>
    </message>
    <message>
        <source>This is not a known session store.</source>
        <translation>既知のセッションストアではありません。</translation>
    </message>
    <message>
        <source>Formats tried</source>
        <translation>試した形式</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>詳細: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>別のファイルを開く…</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No sessions in %1</source>
        <translation>%1 にセッションはありません</translation>
    </message>
    <message>
        <source>No session store was found in this folder or below it. Open the folder in which an agent keeps its sessions, or one of its files.</source>
        <translation>このフォルダーとその下にセッションストアは見つかりませんでした。エージェントがセッションを保存しているフォルダーか、そのファイルを開いてください。</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>別のフォルダーを開く…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Where agents keep sessions</source>
        <translation>エージェントがセッションを保存する場所</translation>
    </message>
</context>
<context>
    <name>stemma::ExplorationModel</name>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイル内</translation>
    </message>
</context>
<context>
    <name>stemma::ExportDialog</name>
    <message>
        <source>&amp;Thinking</source>
        <translation>思考(&amp;T)</translation>
    </message>
    <message>
        <source>Tool &amp;calls and patches</source>
        <translation>ツール呼び出しとパッチ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>画像(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Redact: replace keys, addresses, names and home folders</source>
        <translation>秘匿: キー、アドレス、名前、ホームフォルダーを置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>「%1」をエクスポート</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>セッション全体</translation>
    </message>
    <message>
        <source>Without discarded messages and side chains</source>
        <translation>破棄されたメッセージとサイドチェーンを除く</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>選択したメッセージ %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>対象(&amp;W):</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>含めるもの:</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>セッションをエクスポート</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>Looking through the session…</source>
        <translation>セッションを調べています…</translation>
    </message>
    <message>
        <source>Looking for what should be redacted…</source>
        <translation>秘匿すべきものを探しています…</translation>
    </message>
    <message>
        <source>Cancelled. Without a list of what to redact nothing is exported redacted.</source>
        <translation>キャンセルしました。秘匿するものの一覧がなければ、秘匿したエクスポートは行われません。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>キャンセルしました。何も書き込まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>%Ln 件のメッセージ、%1 を %2 に書き込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln 件のメッセージを読み取れず、欠けています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>文書の %Ln 個の値がまだ秘匿すべきもののように見えます。目を通してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted &amp;copy…</source>
        <translation>秘匿済みのコピー(&amp;C)…</translation>
    </message>
    <message>
        <source>Looking through the text…</source>
        <translation>テキストを調べています…</translation>
    </message>
    <message>
        <source>A copy has all messages: choose the whole session, with thinking and tool calls.</source>
        <translation>コピーにはすべてのメッセージが入ります。思考とツール呼び出しを含むセッション全体を選んでください。</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>%1 を %2 に書き出しました。</translation>
    </message>
    <message>
        <source>Make a new session with the stand-ins; the original stays</source>
        <translation>置き換えた値で新しいセッションを作ります。元のセッションはそのままです</translation>
    </message>
</context>
<context>
    <name>stemma::Exporting</name>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
    <message>
        <source>No comparison is shown.</source>
        <translation>比較は表示されていません。</translation>
    </message>
    <message>
        <source>No review of a summary is shown.</source>
        <translation>要約のレビューは表示されていません。</translation>
    </message>
</context>
<context>
    <name>stemma::FacetChooser</name>
    <message>
        <source>Search in the list</source>
        <translation>一覧内を検索</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+クリック: これのみ</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>これのみ</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>セッションを読み取り中…</translation>
    </message>
    <message>
        <source>Nothing in the list has these words.</source>
        <translation>一覧にこれらの語を含むものはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::FacetTree</name>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+クリック: これのみ</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>これのみ</translation>
    </message>
</context>
<context>
    <name>stemma::FileChangesSource</name>
    <message>
        <source>Comparing the changes with the disk</source>
        <translation>変更をディスクと比較しています</translation>
    </message>
    <message>
        <source>Composing the changes</source>
        <translation>変更をまとめています</translation>
    </message>
    <message>
        <source>Reading the changes of the session</source>
        <translation>セッションの変更を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::FileExplorer</name>
    <message>
        <source>Exploring %1</source>
        <translation>%1 を調べています</translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message>
        <source>The agent’s summary today</source>
        <translation>現在のエージェントの要約</translation>
    </message>
    <message>
        <source>%1  (not in the stored one)</source>
        <translation>%1  (保存された要約にはない)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (行 %1)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Use as summary…</source>
        <translation>要約として使用…</translation>
    </message>
    <message>
        <source>Summary of the file as it is stored</source>
        <translation>保存されたファイルの要約</translation>
    </message>
    <message>
        <source>Open the file on disk in the program that the desktop has for it</source>
        <translation>デスクトップで関連付けられたプログラムで、ディスク上のファイルを開きます</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>Explore again</source>
        <translation>もう一度調べる</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Replace the stored summary by what was found in the file, with a plan of the change first</source>
        <translation>まず変更の計画を示したうえで、保存された要約をファイルで見つかった内容に置き換えます</translation>
    </message>
    <message>
        <source>The agent would write the stored summary again.</source>
        <translation>エージェントは保存された要約と同じものを書きます。</translation>
    </message>
    <message>
        <source>The agent would write another summary today.</source>
        <translation>エージェントは現在では別の要約を書きます。</translation>
    </message>
    <message>
        <source>The stored summary is empty.</source>
        <translation>保存された要約は空です。</translation>
    </message>
    <message>
        <source>The session stores no summary of this file.</source>
        <translation>セッションにこのファイルの要約は保存されていません。</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>内容 %1</translation>
    </message>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>%Ln 個の内容のうち最新</numerusform>
        </translation>
    </message>
    <message>
        <source>It was last written on %1.</source>
        <translation>最終書き込み: %1。</translation>
    </message>
</context>
<context>
    <name>stemma::FileTreeModel</name>
    <message>
        <source>Content %1</source>
        <translation>内容 %1</translation>
    </message>
    <message numerus="yes">
        <source>read %Ln times</source>
        <translation>
            <numerusform>読み取り %Ln 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>変更 %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>stands in the message</source>
        <translation>メッセージ内に記載</translation>
    </message>
    <message>
        <source>named</source>
        <translation>言及のみ</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Size as stored, else as it is on disk</source>
        <translation>保存されたサイズ。なければディスク上のサイズ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>How often tools read the file</source>
        <translation>ツールがファイルを読み取った回数</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>How often the session changed the file</source>
        <translation>セッションがファイルを変更した回数</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>How often messages refer to the file as a large file</source>
        <translation>ファイルが大きなファイルとしてメッセージに含まれる回数</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>When a message last named the file</source>
        <translation>メッセージが最後にファイルに言及した時刻</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>最終使用</translation>
    </message>
    <message>
        <source>What became of the file since the session named it</source>
        <translation>セッションが言及した後のファイルの状態</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(パスなし)</translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message>
        <source>Filter files</source>
        <translation>ファイルを絞り込む</translation>
    </message>
    <message>
        <source>Show only files whose path contains this</source>
        <translation>パスにこれを含むファイルだけを表示します</translation>
    </message>
    <message>
        <source>Folder of the project…</source>
        <translation>プロジェクトフォルダー…</translation>
    </message>
    <message>
        <source>Files of the session</source>
        <translation>セッションのファイル</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine. Choose where its files are.</source>
        <translation>セッションのフォルダーがこのマシンにありません。ファイルのある場所を選んでください。</translation>
    </message>
    <message>
        <source>Files are looked for in %1.</source>
        <translation>ファイルは %1 で探します。</translation>
    </message>
    <message>
        <source>Open a session to see its files.</source>
        <translation>セッションを開くと、そのファイルが表示されます。</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>セッションを読み取り中…</translation>
    </message>
    <message>
        <source>The messages of this session name no files.</source>
        <translation>このセッションのメッセージはファイルに言及していません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%Ln 個中 %1 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>変更 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>The session does not record its folder. Choose where its files are with the folder button.</source>
        <translation>セッションにはフォルダーの記録がありません。フォルダーボタンでファイルのある場所を選んでください。</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine.</source>
        <translation>セッションのフォルダーがこのマシンにありません。</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>プロジェクトフォルダー</translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>語、ツール、ファイルで絞り込む</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>すべてのツール</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that call some tools</source>
        <translation>特定のツールを呼び出すメッセージだけを表示します</translation>
    </message>
    <message>
        <source>No message of this session calls a tool.</source>
        <translation>このセッションにツールを呼び出すメッセージはありません。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that read, change or name some files</source>
        <translation>特定のファイルの読み取り、変更、言及を含むメッセージだけを表示します</translation>
    </message>
    <message>
        <source>No message of this session names a file.</source>
        <translation>ファイルに言及するメッセージはこのセッションにありません。</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>メッセージを絞り込む</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>テキスト、ツール呼び出し、またはファイルのパスにこれらの語をすべて含むメッセージだけを表示します。テキストは最初の 256 KB までが対象です。</translation>
    </message>
    <message>
        <source>Close the filter and show all messages</source>
        <translation>フィルターを閉じて、すべてのメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages that failed or hold a call that did</source>
        <translation>失敗した、または失敗した呼び出しを含むメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages that could not be read in full</source>
        <translation>完全には読み取れなかったメッセージを表示します</translation>
    </message>
    <message>
        <source>Show flagged messages</source>
        <translation>フラグ付きのメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages in context</source>
        <translation>コンテキスト内のメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages that a summary stands for</source>
        <translation>要約で置き換えられたメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages with pruned output</source>
        <translation>出力が刈り込まれたメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages discarded by a resume</source>
        <translation>再開により破棄されたメッセージを表示します</translation>
    </message>
    <message>
        <source>Show messages of side chains</source>
        <translation>サイドチェーンのメッセージを表示します</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>コンテキスト内</translation>
    </message>
    <message>
        <source>Summarised</source>
        <translation>要約済み</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>サイドチェーン</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>絞り込み中…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 件中 %1 件</translation>
    </message>
</context>
<context>
    <name>stemma::FilterPopup</name>
    <message>
        <source>Nothing matches.</source>
        <translation>一致するものはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message>
        <source>Jump to</source>
        <translation>ジャンプ先</translation>
    </message>
    <message>
        <source>You</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Show your messages</source>
        <translation>ユーザーのメッセージを表示</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>応答を表示</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>思考を表示</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Show tool calls</source>
        <translation>ツール呼び出しを表示</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Show patches</source>
        <translation>パッチを表示</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Show files and images</source>
        <translation>ファイルと画像を表示</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Show steps</source>
        <translation>ステップを表示</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Show events of the recording</source>
        <translation>記録のイベントを表示</translation>
    </message>
    <message>
        <source>%1 (Alt+click: only this)</source>
        <comment>Show answers</comment>
        <translation>%1 (Alt+クリック: これのみ)</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>これのみ</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Filter the messages by words and states</source>
        <translation>語や状態でメッセージを絞り込みます</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>ターンごとに 1 行を表示します。それぞれその場で展開できます</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>前のプロンプト</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>次のプロンプト</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>前のエラー</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>次のエラー</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Previous thinking</source>
        <translation>前の思考</translation>
    </message>
    <message>
        <source>Next thinking</source>
        <translation>次の思考</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>前のファイル</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>次のファイル</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>前のパッチ</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>次のパッチ</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>前のコンパクション</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>次のコンパクション</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>前のチェックポイント</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>次のチェックポイント</translation>
    </message>
    <message>
        <source>Kind to jump to</source>
        <translation>ジャンプする種類</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新着 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message>
        <source>Upper and lower case differ</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>単語単位で一致</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>次の一致 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Up and Down go through what you looked for lately</source>
        <translation>↑ キーと ↓ キーで最近検索したものをたどれます</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>ツール入力</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>検索する場所</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>これまでの %2 件中 %1 件目</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%2 件を超えるうちの %1 件目</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 件中 %1 件目</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>これまでに %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>一致なし</translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>%Ln 件のテキストで断念しました: 正規表現に時間がかかりすぎ、一致が欠けている可能性があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindSource</name>
    <message>
        <source>Finding in the session</source>
        <translation>セッション内を検索中</translation>
    </message>
</context>
<context>
    <name>stemma::FindingsPane</name>
    <message>
        <source>Kinds of findings</source>
        <translation>検出項目の種類</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Lost by the summary</source>
        <translation>要約による損失</translation>
    </message>
    <message>
        <source>Add to summary…</source>
        <translation>要約に追加…</translation>
    </message>
    <message>
        <source>Second look…</source>
        <translation>再確認…</translation>
    </message>
    <message>
        <source>Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before you agree.</source>
        <translation>これらのメッセージにある要求のうち、要約がどれを保持し、変え、失ったかをモデルに尋ねます。同意するまで何も送られません。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Ask a model about the contexts before and after this compaction. Nothing is sent before you agree.</source>
        <translation>このコンパクションの前と後のコンテキストについてモデルに質問します。同意するまで何も送られません。</translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation>質問する…</translation>
    </message>
    <message>
        <source>Probe what is lost…</source>
        <translation>失われたものをプローブ…</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1、すべてのメッセージを読み取ったわけではありません</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>損失 (再び必要なものが先)</translation>
    </message>
    <message>
        <source>Add it to the text of the summary</source>
        <translation>要約のテキストに追加します</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 へ移動</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Write the review as a document</source>
        <translation>レビューを文書として書き出します</translation>
    </message>
</context>
<context>
    <name>stemma::ForkInstead</name>
    <message>
        <source>The fork ends before the messages to remove. Nothing is written until you press Apply.</source>
        <translation>フォークは削除するメッセージの前で終わります。「適用」を押すまで何も書き込まれません。</translation>
    </message>
    <message>
        <source>Nothing is written until you press Apply. Your change is then planned in the fork.</source>
        <translation>「適用」を押すまで何も書き込まれません。その後、変更はフォークで計画されます。</translation>
    </message>
    <message>
        <source>The fork was made and is shown here, but your change could not be planned in it. Make the change here yourself.</source>
        <translation>フォークを作成してここに表示していますが、その中で変更を計画できませんでした。ここで自分で変更してください。</translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message>
        <source>Copied</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln 件のメッセージ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln 個のパート</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>%Ln 個の思考ブロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>結果のあるツール呼び出し %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>結果のないツール呼び出し %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln 件の要約</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>%Ln 件のファイル参照</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>%Ln 個のチェックポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>サブエージェントのセッション %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>12 tokens used</comment>
        <translation>%1使用</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>コンテキスト内の項目 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>数えています…</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>%1 で %Ln 個のストアが見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores in the folder</source>
        <translation>フォルダー内のストア</translation>
    </message>
    <message>
        <source>The search ended after %1 files and folders. There may be more stores.</source>
        <translation>%1 個のファイルとフォルダーを調べた時点で検索を打ち切りました。ほかにもストアがあるかもしれません。</translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message>
        <source>Undo back to “%1”?</source>
        <translation>「%1」まで元に戻しますか?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo up to “%1”?</source>
        <translation>「%1」までやり直しますか?</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>%n 件の変更を古いものからやり直します:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>%n 件の変更を新しいものから元に戻します:</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops at the first one that cannot be undone or redone because another program changed the same records since.</source>
        <translation>その後に別のプログラムが同じレコードを変更したために元に戻せない、またはやり直せない最初の変更で停止します。</translation>
    </message>
    <message>
        <source>Undo again</source>
        <translation>再び元に戻す</translation>
    </message>
    <message>
        <source>Redone up to “%1”.</source>
        <translation>「%1」までやり直しました。</translation>
    </message>
    <message>
        <source>Undone back to “%1”.</source>
        <translation>「%1」まで元に戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>%n 件の変更をやり直しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>%n 件の変更を元に戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>%n 件中 %1 件の変更をやり直しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>%n 件中 %1 件の変更を元に戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Stopped at “%1”.</source>
        <translation>「%1」で停止しました。</translation>
    </message>
</context>
<context>
    <name>stemma::HandOverDialog</name>
    <message>
        <source>Hand over to another agent</source>
        <translation>別のエージェントに引き継ぐ</translation>
    </message>
    <message>
        <source>&amp;Agent:</source>
        <translation>エージェント(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Store:</source>
        <translation>ストア(&amp;S):</translation>
    </message>
    <message>
        <source>Choose the store of the agent</source>
        <translation>エージェントのストアを選択</translation>
    </message>
    <message>
        <source>&amp;Project folder:</source>
        <translation>プロジェクトフォルダー(&amp;P):</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>プロジェクトフォルダーを選択</translation>
    </message>
    <message>
        <source>&amp;Thinking:</source>
        <translation>思考(&amp;T):</translation>
    </message>
    <message>
        <source>T&amp;ool calls:</source>
        <translation>ツール呼び出し(&amp;O):</translation>
    </message>
    <message>
        <source>Hand “%1” over</source>
        <translation>「%1」を引き継ぐ</translation>
    </message>
    <message>
        <source>Another agent gets a new session that says the same. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>別のエージェントが、同じ内容の新しいセッションを受け取ります。元のセッションはそのまま残ります。下のボタンを押すまで何も書き込まれません。</translation>
    </message>
    <message>
        <source>The store that gets the session</source>
        <translation>セッションを受け取るストアです</translation>
    </message>
    <message>
        <source>The project folder of the new session</source>
        <translation>新しいセッションのプロジェクトフォルダーです</translation>
    </message>
    <message>
        <source>The folder in which the agent works on the project</source>
        <translation>エージェントがプロジェクトの作業をするフォルダーです</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>As text of the answer, without signatures</source>
        <translation>応答のテキストとして (署名なし)</translation>
    </message>
    <message>
        <source>As calls with their results</source>
        <translation>結果を含む呼び出しとして</translation>
    </message>
    <message>
        <source>As text of the answer</source>
        <translation>応答のテキストとして</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>O&amp;pen the new session</source>
        <translation>新しいセッションを開く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>引き継ぐ(&amp;H)</translation>
    </message>
    <message>
        <source>The session was handed over to %1.</source>
        <translation>セッションを %1 に引き継ぎました。</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>再開するには、プロジェクトフォルダーで「%1」を実行してください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>計画中…</translation>
    </message>
    <message>
        <source>Redacted copy</source>
        <translation>秘匿済みのコピー</translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>「%1」の秘匿済みのコピー</translation>
    </message>
    <message>
        <source>A new session that says the same, with the stand-ins that you chose. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>選択した置き換え値を使った、同じ内容の新しいセッションです。元のセッションはそのままです。下のボタンを押すまで何も書き込まれません。</translation>
    </message>
    <message>
        <source>%1, the same store</source>
        <translation>%1、同じストア</translation>
    </message>
    <message>
        <source>&amp;Make the copy</source>
        <translation>コピーを作成(&amp;M)</translation>
    </message>
    <message>
        <source>The redacted copy was made.</source>
        <translation>秘匿済みのコピーを作成しました。</translation>
    </message>
</context>
<context>
    <name>stemma::HandingOver</name>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
</context>
<context>
    <name>stemma::HelpDialog</name>
    <message>
        <source>Open a store (File &gt; Open file), or the sample session for a first look. Opening never changes a store.</source>
        <translation>ストアを開く (ファイル &gt; ファイルを開く) か、まずサンプルセッションを開いてください。開くだけでストアが変更されることはありません。</translation>
    </message>
    <message>
        <source>Select a session on the left; Return or a double click opens it in a tab. Type to filter the list.</source>
        <translation>左側でセッションを選択し、Return またはダブルクリックでタブに開きます。文字を入力すると一覧を絞り込めます。</translation>
    </message>
    <message>
        <source>In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the part in the inspector.</source>
        <translation>タイムラインでは、↑ キーと ↓ キーでパート間を移動し、← キーで折りたたみ、→ キーで展開し、Return でパートをインスペクターに表示します。</translation>
    </message>
    <message>
        <source>The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, patches and compactions.</source>
        <translation>タイムラインの上の行で、パートの種類ごとに表示と非表示を切り替え、プロンプト、エラー、パッチ、コンパクションへジャンプできます。</translation>
    </message>
    <message>
        <source>Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit.</source>
        <translation>Ctrl+F で、折りたたまれた部分も含めてセッション内のテキストを検索します。F3 で次の一致へ移動します。</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>インスペクターは、パートとともに保存されたものをすべて表示します:「詳細」は名前と単位付き、「生データ」は保存されたバイト、「監査」はターンのツールとコストです。</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>ストアはバックグラウンドでチェックされます。セッションとメッセージの印が検出項目を示し、F8 で次へ移動します。</translation>
    </message>
    <message>
        <source>While an agent writes to a store, new messages appear by themselves.</source>
        <translation>エージェントがストアに書き込んでいる間、新しいメッセージは自動的に現れます。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Follow while the agent writes</source>
        <translation>エージェントの書き込みに追従</translation>
    </message>
    <message>
        <source>Show what the model is sent</source>
        <translation>モデルに送られる内容を表示</translation>
    </message>
    <message>
        <source>Check for damage</source>
        <translation>破損をチェック</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Resume at an earlier message</source>
        <translation>以前のメッセージから再開</translation>
    </message>
    <message>
        <source>Rename sessions</source>
        <translation>セッションの名前を変更</translation>
    </message>
    <message>
        <source>Edit texts</source>
        <translation>テキストを編集</translation>
    </message>
    <message>
        <source>Insert messages</source>
        <translation>メッセージを挿入</translation>
    </message>
    <message>
        <source>Remove messages</source>
        <translation>メッセージを削除</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>セッションを削除</translation>
    </message>
    <message>
        <source>Move sessions to another folder</source>
        <translation>セッションを別のフォルダーに移動</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Prune tool outputs</source>
        <translation>ツール出力を刈り込む</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Dissolve compactions</source>
        <translation>コンパクションを解除</translation>
    </message>
    <message>
        <source>Set checkpoints</source>
        <translation>チェックポイントを設定</translation>
    </message>
    <message>
        <source>What is not possible, and why</source>
        <translation>できないこととその理由</translation>
    </message>
    <message>
        <source>Stemma help</source>
        <translation>Stemma ヘルプ</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>最初の手順</translation>
    </message>
    <message>
        <source>Signs of the timeline</source>
        <translation>タイムラインの記号</translation>
    </message>
    <message>
        <source>Formats, and what can be done with each</source>
        <translation>形式と、それぞれでできること</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryFilter</name>
    <message>
        <source>Data that Stemma keeps to undo the change</source>
        <translation>Stemma が変更を元に戻すために保持するデータ</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryModel</name>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>元に戻すためのデータ</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>未適用</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>元に戻した</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>適用済み</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>This entry undid or redid another change. Select that change instead.</source>
        <translation>このエントリーは別の変更を元に戻した、またはやり直したものです。代わりにその変更を選択してください。</translation>
    </message>
    <message>
        <source>It is not known yet whether this change was applied. Open its store to find out.</source>
        <translation>この変更が適用されたかどうかはまだ不明です。確認するには、そのストアを開いてください。</translation>
    </message>
    <message>
        <source>This change was not applied.</source>
        <translation>この変更は適用されませんでした。</translation>
    </message>
    <message>
        <source>This change is already undone.</source>
        <translation>この変更は既に元に戻されています。</translation>
    </message>
    <message>
        <source>Only an undone change can be redone.</source>
        <translation>やり直せるのは、元に戻した変更だけです。</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message>
        <source>This store</source>
        <translation>このストア</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>変更を絞り込む</translation>
    </message>
    <message>
        <source>Only changes to the store of the current tab</source>
        <translation>現在のタブのストアへの変更のみ</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>変更の履歴</translation>
    </message>
    <message>
        <source>Select a change first.</source>
        <translation>先に変更を選択してください。</translation>
    </message>
    <message>
        <source>Show the records that the change wrote</source>
        <translation>変更が書き込んだ内容を表示</translation>
    </message>
    <message>
        <source>Redo up to here…</source>
        <translation>ここまでやり直す…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>ここまで元に戻す…</translation>
    </message>
    <message>
        <source>No changes yet. Changes you apply are listed here and can be undone.</source>
        <translation>変更はまだありません。適用した変更がここに一覧表示され、元に戻せます。</translation>
    </message>
    <message>
        <source>No change matches the filter.</source>
        <translation>フィルターに一致する変更はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 件の変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%n 件中 %1 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>セッションへ移動</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID をコピー</translation>
    </message>
</context>
<context>
    <name>stemma::HitDelegate</name>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
</context>
<context>
    <name>stemma::HitTree</name>
    <message>
        <source>Hits</source>
        <translation>一致</translation>
    </message>
</context>
<context>
    <name>stemma::IndexDialog</name>
    <message>
        <source>&amp;Keep an index for searching</source>
        <translation>検索用のインデックスを保持(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Build now</source>
        <translation>今すぐ構築(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Delete index</source>
        <translation>インデックスを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>検索インデックス</translation>
    </message>
    <message>
        <source>An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, and can be deleted at any time. Stores without one are searched by reading them.</source>
        <translation>インデックスがあれば即座に検索できます。バックグラウンドで構築され、ストアの隣ではなく %1 に保持され、いつでも削除できます。インデックスのないストアは読み取って検索します。</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>既知のストアはまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>全体で %1、ストア %Ln 個分</numerusform>
        </translation>
    </message>
    <message>
        <source>Servers are searched by reading.</source>
        <translation>サーバーは読み取って検索します。</translation>
    </message>
    <message>
        <source>No index may be kept of this store.</source>
        <translation>このストアのインデックスは保持できません。</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
</context>
<context>
    <name>stemma::Inspector</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>生データ</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>ターンを集計中…</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>ターンはありません。</translation>
    </message>
    <message>
        <source>Select a message to see everything stored with it.</source>
        <translation>メッセージを選択すると、そのメッセージとともに保存されたものがすべて表示されます。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (ほか %n 件)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>stemma::Jobs</name>
    <message>
        <source>Checking %1</source>
        <translation>%1 をチェック中</translation>
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
        <translation>セッション: %1</translation>
    </message>
    <message>
        <source>compared as %1</source>
        <translation>%1 として比較中</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
</context>
<context>
    <name>stemma::LineagePage</name>
    <message>
        <source>They differ after message %1</source>
        <translation>メッセージ %1 の後で異なります</translation>
    </message>
    <message>
        <source>Lineage · %1</source>
        <translation>系統 · %1</translation>
    </message>
</context>
<context>
    <name>stemma::LineageSource</name>
    <message>
        <source>Reading the lineage</source>
        <translation>系統を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message>
        <source>Forks</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Show or hide forks</source>
        <translation>フォークの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Show or hide checkpoints</source>
        <translation>チェックポイントの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Compactions</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Show or hide compactions</source>
        <translation>コンパクションの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>Show or hide sub-agents</source>
        <translation>サブエージェントの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Discarded ends</source>
        <translation>破棄された末尾</translation>
    </message>
    <message>
        <source>Show or hide discarded ends</source>
        <translation>破棄された末尾の表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>Show or hide relations detected from equal beginnings, which no store records</source>
        <translation>先頭部分の一致から検出され、ストアには記録のない関係の表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Show all sessions of the project, or only those related to this one</source>
        <translation>プロジェクトのすべてのセッション、またはこのセッションに関係するものだけを表示します</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>すべてのセッション</translation>
    </message>
    <message>
        <source>Show all sessions of the store, or only those related to this one</source>
        <translation>ストアのすべてのセッション、またはこのセッションに関係するものだけを表示します</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>Reading the lineage…</source>
        <translation>系統を読み取り中…</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>表示するものがありません: 上のボタンですべてが隠されています。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n 個のストア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 件のセッション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 個のノード</numerusform>
        </translation>
    </message>
    <message>
        <source>comparing beginnings…</source>
        <translation>先頭部分を比較中…</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>トークンを集計中…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>比較する 2 つの行を選択してください。</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>タイムラインに移動</translation>
    </message>
    <message>
        <source>Compare as A</source>
        <translation>A として比較</translation>
    </message>
    <message>
        <source>Compare as B</source>
        <translation>B として比較</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>ここまで元に戻す…</translation>
    </message>
    <message>
        <source>Fork here…</source>
        <translation>ここでフォーク…</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>ここから再開…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>チェックポイント…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>セッションを削除…</translation>
    </message>
</context>
<context>
    <name>stemma::LossFlagSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>要約を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1: %3 件中 %2 件保持</translation>
    </message>
    <message>
        <source>Loss review</source>
        <translation>損失レビュー</translation>
    </message>
    <message>
        <source>Findings come from a heuristic; each one names its rule.</source>
        <translation>検出項目はヒューリスティックによるもので、それぞれに規則が示されます。</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>対象のメッセージを読み取り中…</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>検出項目なし</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>検出項目 %Ln 件の %1% を保持</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
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
        <translation>種類</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>In</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>検出方法</translation>
    </message>
</context>
<context>
    <name>stemma::LossNotices</name>
    <message>
        <source>The agent compacted this session: %1.</source>
        <translation>エージェントがこのセッションをコンパクションしました: %1。</translation>
    </message>
    <message>
        <source>Lost in a compaction: %1</source>
        <translation>コンパクションでの損失: %1</translation>
    </message>
    <message>
        <source>“%1” · %2</source>
        <translation>「%1」 · %2</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>損失を表示</translation>
    </message>
</context>
<context>
    <name>stemma::LossWatch</name>
    <message>
        <source>Reading the summaries</source>
        <translation>要約を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>セッション %1 にメッセージ %2 はありません。</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
    </message>
    <message>
        <source>No picture was made: the store was not loaded within three minutes.</source>
        <translation>画像は作成されませんでした: ストアが 3 分以内に読み込まれませんでした。</translation>
    </message>
    <message>
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>画像は作成されませんでした: 編集「%1」はここでは計画できません。</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>画像 %1 を書き込めません。</translation>
    </message>
</context>
<context>
    <name>stemma::MessageFacetsSource</name>
    <message>
        <source>Reading which tools and files are used</source>
        <translation>使われているツールとファイルを読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Waiting for the answer of %1</source>
        <translation>%1 の応答を待っています</translation>
    </message>
</context>
<context>
    <name>stemma::OutlinePanel</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>語、ツール、ファイルで絞り込む</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>アウトラインを絞り込む</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>テキスト、ツール呼び出し、またはファイルのパスにこれらの語をすべて含むメッセージだけを表示します。テキストは最初の 256 KB までが対象です。</translation>
    </message>
    <message>
        <source>Outline of the session</source>
        <translation>セッションのアウトライン</translation>
    </message>
    <message>
        <source>Open a session to see its turns.</source>
        <translation>セッションを開くと、そのターンが表示されます。</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>このセッションにメッセージはありません。</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>セッションを読み取り中…</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>絞り込み中…</translation>
    </message>
    <message>
        <source>No message matches the filter.</source>
        <translation>フィルターに一致するメッセージはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsModel</name>
    <message>
        <source>pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>not in the context</source>
        <translation>コンテキスト外</translation>
    </message>
    <message>
        <source>in the context, protected</source>
        <translation>コンテキスト内、保護</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>コンテキスト内</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>In</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>ツール出力を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>概観</translation>
    </message>
    <message>
        <source>Overview: click to go there</source>
        <translation>概観: クリックするとそこへ移動します</translation>
    </message>
</context>
<context>
    <name>stemma::PanelLinks</name>
    <message>
        <source>It is not known where the files of this session are. Choose their folder in Files.</source>
        <translation>このセッションのファイルの場所が不明です。「ファイル」でフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>This file is not in the folder of the session.</source>
        <translation>このファイルはセッションのフォルダーにありません。</translation>
    </message>
    <message>
        <source>Stored record</source>
        <translation>保存されたレコード</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題 (%1)</translation>
    </message>
</context>
<context>
    <name>stemma::PictureViewer</name>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>ウィンドウに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>Off: pixel by pixel</source>
        <translation>オフ: 等倍表示</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>「%1」を書き込めませんでした。</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChoices</name>
    <message>
        <source>Without a title</source>
        <translation>タイトルなし</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Leave empty to remove the checkpoint</source>
        <translation>チェックポイントを削除するには空にします</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>%1 のフォーク</translation>
    </message>
    <message>
        <source>As a new session</source>
        <translation>新しいセッションとして</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>The change will be made in a fork; the original stays.</source>
        <translation>変更はフォークで行われ、元のセッションは残ります。</translation>
    </message>
    <message>
        <source>In a fork</source>
        <translation>フォークで</translation>
    </message>
    <message>
        <source>(changes the original; can be undone)</source>
        <translation>(元のセッションを変更します。元に戻せます)</translation>
    </message>
    <message>
        <source>The store has %1. Trying the fork out may copy all of it.</source>
        <translation>ストアには %1 があります。フォークを試すと、そのすべてがコピーされる可能性があります。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Note (system)</source>
        <translation>ノート (system)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>カンマで区切った語</translation>
    </message>
    <message>
        <source>Separate labels with commas. Put a label that contains a comma in &quot;quotation marks&quot;.</source>
        <translation>ラベルはカンマで区切ります。カンマを含むラベルは &quot;引用符&quot; で囲んでください。</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>From</source>
        <translation>移動元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Number of the last message to keep</source>
        <translation>残す最後のメッセージの番号</translation>
    </message>
    <message>
        <source>Number of the message before it</source>
        <translation>その前のメッセージの番号</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>前のプロンプトへ移動します</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>前のプロンプト</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>次のプロンプトへ移動します</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>次のプロンプト</translation>
    </message>
    <message>
        <source>After message</source>
        <translation>次のメッセージの後</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Only this part</source>
        <translation>このパートのみ</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>メッセージ全体</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>(%1 move to a discarded end; can be undone)</source>
        <translation>(%1 が破棄された末尾に移ります。元に戻せます)</translation>
    </message>
    <message>
        <source>(nothing would be discarded)</source>
        <translation>(何も破棄されません)</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>今は何も書き込まれません。変更はここで選んだとおりにバッチに残ります。</translation>
    </message>
    <message>
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>下のボタンを押すまで何も書き込まれません。その後、変更は履歴に載り、元に戻せます。</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>計画し直す</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>ストアはその後に変わりました。変更がこの計画に影響する場合、適用は中止されます。</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in the session, its next messages go to the original only.</source>
        <translation>別のプログラムがこのストアを開いています。エージェントがセッションで作業中の場合、次のメッセージは元のセッションにのみ入ります。</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in this session, let it finish first: it may not notice the change.</source>
        <translation>別のプログラムがこのストアを開いています。エージェントがこのセッションで作業中の場合は、先に終わらせてください: 変更に気付かない可能性があります。</translation>
    </message>
    <message>
        <source>%1 — plan</source>
        <comment>Fork — plan</comment>
        <translation>%1 — 計画</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Fork</comment>
        <translation>それでも%1</translation>
    </message>
    <message>
        <source>A batch changes the session itself. Choose “In this session” first.</source>
        <translation>バッチはセッション自体を変更します。先に「このセッション内」を選んでください。</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>後でほかの変更とまとめて適用します</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>適用中…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>計画中…</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>何も変更されませんでした</translation>
    </message>
    <message>
        <source>Planned at %1, store changed since</source>
        <translation>%1 に計画、ストアはその後に変更</translation>
    </message>
    <message>
        <source>Planned at %1, store unchanged</source>
        <translation>%1 に計画、ストアは変更なし</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>The command to resume the agent</source>
        <translation>エージェントを再開するコマンド</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the command to resume the agent afterwards</source>
        <translation>後でエージェントを再開するためのコマンドをコピーします</translation>
    </message>
    <message>
        <source>To resume</source>
        <translation>再開するには</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message>
        <source>Context of the agent</source>
        <translation>エージェントのコンテキスト</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>新しいセッションのメッセージは %Ln 件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change yet.</source>
        <translation>変更するものはまだありません。</translation>
    </message>
    <message>
        <source>Nothing changes for the model: titles are not sent to it.</source>
        <translation>モデルにとっては何も変わりません: タイトルはモデルに送られません。</translation>
    </message>
    <message>
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>モデルにとっては何も変わりません: これはモデルに送られません。</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>なし: セッションが削除されます。</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>この変更にトークンの数値はありません。</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFoot</name>
    <message>
        <source>Copy as command</source>
        <translation>コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>この計画を表示するコマンドをコピーします。--apply を付けると変更を行います</translation>
    </message>
    <message>
        <source>The command for this plan</source>
        <translation>この計画のコマンド</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Add to batch</source>
        <translation>バッチに追加</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Replace the change in the batch</source>
        <translation>バッチ内の変更を置き換えます</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Show the planned writes and the context of the agent afterwards</source>
        <translation>書き込まれる内容と、その後エージェントに見える内容を表示します</translation>
    </message>
</context>
<context>
    <name>stemma::PlanStrip</name>
    <message>
        <source>Messages %1 of %2 stay</source>
        <translation>%2 件中メッセージ %1 が残ります</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesModel</name>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesPane</name>
    <message>
        <source>Planned writes</source>
        <translation>予定される書き込み</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>変更前と変更後</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Compare the whole texts, not only their beginnings</source>
        <translation>先頭だけでなく、テキスト全体を比較します</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>records</comment>
        <translation>新規 %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>records</comment>
        <translation>変更 %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>records</comment>
        <translation>削除 %1</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>削除なし</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>%1 の変更</translation>
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
        <translation>%1 の価格 (%2)</translation>
    </message>
    <message>
        <source>Reading the prices…</source>
        <translation>価格を読み取り中…</translation>
    </message>
    <message>
        <source>No prices of your own</source>
        <translation>独自の価格なし</translation>
    </message>
    <message>
        <source>Your own prices come first</source>
        <translation>独自の価格が優先されます</translation>
    </message>
    <message>
        <source>Show prices…</source>
        <translation>価格を表示…</translation>
    </message>
    <message>
        <source>Edit your own prices…</source>
        <translation>独自の価格を編集…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Read prices again</source>
        <translation>価格を読み直す</translation>
    </message>
    <message>
        <source>The file %1 cannot be created: %2</source>
        <translation>ファイル %1 を作成できません: %2</translation>
    </message>
    <message>
        <source>After a change of %1, choose Prices &gt; Read prices again.</source>
        <translation>%1 を変更した後は、「価格 &gt; 価格を読み直す」を選んでください。</translation>
    </message>
    <message>
        <source>No program opens %1. Edit it with an editor of your choice.</source>
        <translation>%1 を開くプログラムがありません。お好みのエディターで編集してください。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Context above</source>
        <translation>次を超えるコンテキスト</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes</source>
        <translation>キャッシュ書き込み、5 分</translation>
    </message>
    <message>
        <source>Cache write, 1 hour</source>
        <translation>キャッシュ書き込み、1 時間</translation>
    </message>
    <message>
        <source>From</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Stemma</source>
        <translation>Stemma</translation>
    </message>
    <message>
        <source>your own prices</source>
        <translation>独自の価格</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Prices in %1 come before these.</source>
        <translation>%1 の価格がこれらより優先されます。</translation>
    </message>
    <message>
        <source>Prices in %1 come first.</source>
        <translation>%1 の価格が優先されます。</translation>
    </message>
    <message>
        <source>Batches, service tiers and regions count where sessions store them. Most agents store none: their calls are counted at standard prices.</source>
        <translation>バッチ、サービスティア、リージョンは、セッションに保存されている場合に反映されます。ほとんどのエージェントは保存しないため、その呼び出しは標準価格で計算されます。</translation>
    </message>
    <message>
        <source>%1, for a million tokens.</source>
        <comment>Prices of …</comment>
        <translation>%1、100 万トークンあたり。</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始日</translation>
    </message>
</context>
<context>
    <name>stemma::ProbeTable</name>
    <message>
        <source>Questions of the probe</source>
        <translation>プローブの質問</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>失われたもの</translation>
    </message>
</context>
<context>
    <name>stemma::ProblemsPanel</name>
    <message>
        <source>Check again</source>
        <translation>再チェック</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>修復…</translation>
    </message>
    <message>
        <source>Repair all…</source>
        <translation>すべて修復…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>問題を絞り込む</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Show or hide notes</source>
        <translation>注意の表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>警告の表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Show or hide errors</source>
        <translation>エラーの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>場所: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修復: %1</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>修復できません: %1</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>開いているストアがありません。</translation>
    </message>
    <message>
        <source>Nothing can be repaired.</source>
        <translation>修復できるものはありません。</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>この種類をすべて修復…</translation>
    </message>
    <message>
        <source>Select a problem first.</source>
        <translation>先に問題を選択してください。</translation>
    </message>
    <message>
        <source>Plan the repair of the selected problem</source>
        <translation>選択した問題の修復を計画します</translation>
    </message>
    <message>
        <source>Plan the repair of all problems that can be repaired</source>
        <translation>修復できるすべての問題の修復を計画します</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>まだチェックされていません。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>チェック中…</translation>
    </message>
    <message>
        <source>Checking… %1 so far</source>
        <comment>1 error, 2 warnings</comment>
        <translation>チェック中… これまでに %1</translation>
    </message>
    <message>
        <source>No problems found in the sessions you opened; the others are not checked.</source>
        <translation>開いたセッションに問題は見つかりませんでした。ほかはチェックされていません。</translation>
    </message>
    <message>
        <source>%1 in the sessions you opened; the others are not checked.</source>
        <translation>開いたセッションに %1。ほかはチェックされていません。</translation>
    </message>
    <message>
        <source>No problems found in this store.</source>
        <translation>このストアに問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Check the whole store</source>
        <translation>ストア全体をチェック</translation>
    </message>
</context>
<context>
    <name>stemma::SessionGroupsModel</name>
    <message>
        <source>No project folder</source>
        <translation>プロジェクトフォルダーなし</translation>
    </message>
    <message>
        <source>Their stores name no project folder for these sessions</source>
        <translation>これらのセッションのストアにはプロジェクトフォルダーの記載がありません</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>時刻なし</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message>
        <source>Prune outputs</source>
        <translation>出力を刈り込む</translation>
    </message>
    <message>
        <source>Tool outputs in “%1”</source>
        <translation>「%1」のツール出力</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
        <translation>最新を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Select by &amp;rule</source>
        <translation>規則で選択(&amp;R)</translation>
    </message>
    <message>
        <source>Selects the outputs between the last summary and the last two prompts, except the newest and those of “skill”</source>
        <translation>最後の要約から直近の 2 つのプロンプトまでの出力を選択します。最新のものと「skill」の出力は除きます</translation>
    </message>
    <message>
        <source>Which outputs are shown</source>
        <translation>表示する出力</translation>
    </message>
    <message>
        <source>In the context</source>
        <translation>コンテキスト内</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>刈り込み済み</translation>
    </message>
    <message>
        <source>All outputs</source>
        <translation>すべての出力</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>Re&amp;store…</source>
        <translation>復元(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>刈り込む(&amp;P)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Tokens are estimated with %1. The model is sent a short note instead of a pruned output; the output stays stored and can be restored.</source>
        <translation>トークンは %1 で推定しています。刈り込んだ出力の代わりに短い注記がモデルに送られます。出力は保存されたままで、復元できます。</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs have no more tokens than this.</source>
        <translation>刈り込むものはありません: 出力のトークンはこれを超えません。</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1.</source>
        <translation>mnesis 自身はここでは刈り込みません: %1を超えて解放できる場合にのみ行います。</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>刈り込む出力 %n 件、%1解放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>復元する出力 %n 件、%1追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>表にはさらに %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># %n バイト、テキストではない</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>バイト %1</translation>
    </message>
    <message>
        <source>not stored as a separate record</source>
        <translation>独立したレコードとしては保存されていません</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>保存されたまま</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>インデント</translation>
    </message>
    <message>
        <source>Copy the stored bytes</source>
        <translation>保存されたバイトをコピー</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>保存されたバイト</translation>
    </message>
    <message>
        <source>Select a message to see its stored bytes.</source>
        <translation>メッセージを選択すると、保存されたバイトが表示されます。</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 超</translation>
    </message>
    <message>
        <source>Not known to Stemma: %1. &lt;a href=&quot;next&quot;&gt;Next&lt;/a&gt;</source>
        <translation>Stemma が知らないもの: %1。&lt;a href=&quot;next&quot;&gt;次へ&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The beginning and the end are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>先頭と末尾を表示しています。&lt;a href=&quot;all&quot;&gt;すべて表示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>its content</source>
        <translation>その内容</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>UTF-8 ではないバイト</translation>
    </message>
    <message>
        <source>The record is longer than %1; what follows is not shown.</source>
        <translation>レコードが %1 より長いため、以降は表示しません。</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>間に %1</translation>
    </message>
    <message>
        <source>Copy value of “%1”</source>
        <translation>「%1」の値をコピー</translation>
    </message>
    <message>
        <source>Copy field “%1”</source>
        <translation>フィールド「%1」をコピー</translation>
    </message>
    <message>
        <source>Copy selected text</source>
        <translation>選択したテキストをコピー</translation>
    </message>
    <message>
        <source>Stemma does not know this field. It is kept as it is, and not shown elsewhere.</source>
        <translation>Stemma はこのフィールドを知りません。そのまま保持し、ほかの場所には表示しません。</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionModel</name>
    <message>
        <source>Keys, tokens and passwords</source>
        <translation>キー、トークン、パスワード</translation>
    </message>
    <message>
        <source>Text that looks like a key</source>
        <translation>キーのように見えるテキスト</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>Phone numbers</source>
        <translation>電話番号</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Home folders</source>
        <translation>ホームフォルダー</translation>
    </message>
    <message>
        <source>Private hosts and addresses</source>
        <translation>プライベートなホストとアドレス</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>置き換え後</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所数</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>最初の場所</translation>
    </message>
    <message>
        <source>Bank accounts and cards</source>
        <translation>銀行口座とカード</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionPane</name>
    <message>
        <source>Names of people, customers, projects; with commas between them</source>
        <translation>人、顧客、プロジェクトの名前 (カンマ区切り)</translation>
    </message>
    <message>
        <source>What would be redacted</source>
        <translation>秘匿されるもの</translation>
    </message>
    <message>
        <source>Also &amp;names:</source>
        <translation>名前も対象(&amp;N):</translation>
    </message>
    <message>
        <source>The rules found nothing to redact. They cannot know everything: look through the document before you hand it on.</source>
        <translation>規則で秘匿すべきものは見つかりませんでした。規則ですべてはわかりません: 渡す前に文書に目を通してください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>%Ln か所が秘匿されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>%Ln 個の値が残ります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ResentOutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>ツール出力を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::ReviewSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>対象のメッセージを読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::RulesDialog</name>
    <message>
        <source>Rules and window</source>
        <translation>規則とウィンドウ</translation>
    </message>
    <message>
        <source>For all sessions of this store. These settings belong to the agent and are not stored; Stemma remembers your choice and never writes it to the store.</source>
        <translation>このストアのすべてのセッションに適用されます。これらの設定はエージェントのもので、保存されていません。Stemma は選択を記憶しますが、ストアには書き込みません。</translation>
    </message>
    <message>
        <source>From the store</source>
        <translation>ストアから</translation>
    </message>
    <message>
        <source>From the store (%1)</source>
        <translation>ストアから (%1)</translation>
    </message>
    <message>
        <source>Not in the store (%1)</source>
        <translation>ストアになし (%1)</translation>
    </message>
    <message>
        <source>The release whose rules build, compact and prune the context</source>
        <translation>コンテキストの組み立て、コンパクション、刈り込みに使う規則のリリース</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>Tokens that the model accepts in total</source>
        <translation>モデルが受け付けるトークンの合計</translation>
    </message>
    <message>
        <source>For the &amp;answer</source>
        <translation>応答用(&amp;A)</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>ウィンドウのうち応答用に確保するトークン</translation>
    </message>
    <message>
        <source>For &amp;compaction</source>
        <translation>コンパクション用(&amp;C)</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the next summary</source>
        <translation>ウィンドウのうち次の要約用に確保するトークン</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Default (%1 %)</source>
        <translation>デフォルト (%1%)</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted after a turn</source>
        <translation>ターンの後にセッションをコンパクションする、使用可能なトークンの割合</translation>
    </message>
    <message>
        <source>Compacts a&amp;t</source>
        <translation>コンパクション開始(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keep newest</source>
        <translation>最新を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Tokens of the newest tool outputs, which are never pruned</source>
        <translation>刈り込まれない最新のツール出力のトークン</translation>
    </message>
    <message>
        <source>Prune only if it &amp;frees</source>
        <translation>次の量が空く場合のみ刈り込む(&amp;F)</translation>
    </message>
    <message>
        <source>Outputs are pruned only if that frees more tokens than this</source>
        <translation>これより多くのトークンが空く場合にのみ出力を刈り込みます</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Use &amp;defaults</source>
        <translation>デフォルトを使う(&amp;D)</translation>
    </message>
    <message>
        <source>Go back to the rules and sizes from the store</source>
        <translation>ストアの規則とサイズに戻します</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message>
        <source>Default (%1 tokens)</source>
        <translation>デフォルト (%1 トークン)</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>使用可能 %1 トークン。%2 からターンの後に、%3 からターンの前にコンパクションします。</translation>
    </message>
</context>
<context>
    <name>stemma::RulesMenu</name>
    <message>
        <source>Rules and window…</source>
        <translation>規則とウィンドウ…</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>数え方</translation>
    </message>
</context>
<context>
    <name>stemma::SearchBar</name>
    <message>
        <source>user, assistant, tool…</source>
        <translation>user、assistant、tool…</translation>
    </message>
    <message>
        <source>prompt, answer, thinking, output…</source>
        <translation>prompt、answer、thinking、output…</translation>
    </message>
    <message>
        <source>name of a tool</source>
        <translation>ツールの名前</translation>
    </message>
    <message>
        <source>part of a file&apos;s path</source>
        <translation>ファイルのパスの一部</translation>
    </message>
    <message>
        <source>part of a model&apos;s name</source>
        <translation>モデルの名前の一部</translation>
    </message>
    <message>
        <source>the agent&apos;s name in the session</source>
        <translation>セッション内のエージェントの名前</translation>
    </message>
    <message>
        <source>a store, or the program that made it</source>
        <translation>ストア、またはそれを作ったプログラム</translation>
    </message>
    <message>
        <source>part of the project&apos;s folder</source>
        <translation>プロジェクトフォルダーの一部</translation>
    </message>
    <message>
        <source>2026-03, 7d, &gt;2026-03-01</source>
        <translation>2026-03、7d、&gt;2026-03-01</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes または no</translation>
    </message>
    <message>
        <source>what else the message has</source>
        <translation>メッセージにほかに含まれるもの</translation>
    </message>
    <message>
        <source>more or fewer than</source>
        <translation>より多い、または少ない</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>すべてのセッションを検索</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>検索する場所</translation>
    </message>
    <message>
        <source>Order of the hits</source>
        <translation>一致の順序</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>保存した検索</translation>
    </message>
    <message>
        <source>Filters beside the hits</source>
        <translation>一致の横のフィルター</translation>
    </message>
    <message>
        <source>Search in a tab</source>
        <translation>タブで検索</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>検索インデックス…</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>関連度の高い順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>関連度</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>この検索を削除</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>この検索を保存</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>保存した検索なし</translation>
    </message>
    <message>
        <source>This search is saved</source>
        <translation>この検索は保存済み</translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchPage</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>検索: %1</translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1、%Ln 件の一致</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message>
        <source>How far the search is</source>
        <translation>検索の進み具合</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>既知のストアはまだありません。</translation>
    </message>
    <message>
        <source>Open a store</source>
        <translation>ストアを開く</translation>
    </message>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>%Ln 個のストアのプロンプト、応答、思考、ツールの入出力、パッチ、タイトルを検索します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>%Ln 個のストアに一致なし。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the filters</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>すべての場所で検索</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Only in this project</source>
        <translation>このプロジェクトのみ</translation>
    </message>
    <message>
        <source>Only in this store</source>
        <translation>このストアのみ</translation>
    </message>
    <message>
        <source>Only in this agent</source>
        <translation>このエージェントのみ</translation>
    </message>
</context>
<context>
    <name>stemma::SecondLookSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>対象のメッセージを読み取り中</translation>
    </message>
    <message>
        <source>The covered messages have no text of a user that could be sent.</source>
        <translation>対象のメッセージに、送れるユーザーのテキストがありません。</translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>listing…</source>
        <translation>一覧を作成中…</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>live</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln 件のメッセージ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SessionFilesSource</name>
    <message>
        <source>Reading the files of the session</source>
        <translation>セッションのファイルを読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::SessionFind</name>
    <message>
        <source>Went on from the beginning</source>
        <translation>先頭から検索を続けました</translation>
    </message>
    <message>
        <source>Went on from the end</source>
        <translation>末尾から検索を続けました</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>%1 がなくなっています。読み取り済みのメッセージは画面に残ります。</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 がなくなっています。</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>このセッションはストアにもうありません。</translation>
    </message>
    <message>
        <source>This message is no longer in the session.</source>
        <translation>このメッセージはもうセッションにありません。</translation>
    </message>
    <message>
        <source>Messages already read stay on screen.</source>
        <translation>読み取り済みのメッセージは画面に残ります。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>Changes back to the checkpoint</source>
        <translation>チェックポイントまでの変更</translation>
    </message>
    <message>
        <source>Image in message %1</source>
        <translation>メッセージ %1 の画像</translation>
    </message>
    <message>
        <source>“%1” is not a web address, so it was not opened.</source>
        <translation>「%1」は Web アドレスではないため、開きませんでした。</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>ファイルの保存先フォルダー</translation>
    </message>
    <message>
        <source>Saved files</source>
        <translation>保存したファイル</translation>
    </message>
    <message>
        <source>Filter cleared to show message %1.</source>
        <translation>メッセージ %1 を表示するため、フィルターを解除しました。</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPrinting</name>
    <message>
        <source>Laying out the pages</source>
        <translation>ページをレイアウト中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The text is too long to print (%1). Select some messages, or export the session instead.</source>
        <translation>テキストが長すぎて印刷できません (%1)。メッセージを選択するか、代わりにセッションをエクスポートしてください。</translation>
    </message>
    <message>
        <source>Print session</source>
        <translation>セッションを印刷</translation>
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
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>ほかを閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Close those &amp;behind it</source>
        <translation>これより後ろを閉じる(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Keep this tab</source>
        <translation>このタブを保持(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Show in the session list</source>
        <translation>セッション一覧に表示(&amp;S)</translation>
    </message>
    <message>
        <source>Copy session &amp;id</source>
        <translation>セッション ID をコピー(&amp;I)</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeModel</name>
    <message>
        <source>flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>1 error, 2 warnings</comment>
        <translation>チェック: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeView</name>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
</context>
<context>
    <name>stemma::SessionUseNote</name>
    <message>
        <source>This session was written %1.</source>
        <comment>2 minutes ago</comment>
        <translation>このセッションは%1に書き込まれました。</translation>
    </message>
    <message>
        <source>Another program has this session open.</source>
        <translation>別のプログラムがこのセッションを開いています。</translation>
    </message>
    <message>
        <source>Another program has this store open.</source>
        <translation>別のプログラムがこのストアを開いています。</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this session open.</source>
        <translation>「%1」(プロセス %2) がこのセッションを開いています。</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this store open.</source>
        <translation>「%1」(プロセス %2) がこのストアを開いています。</translation>
    </message>
    <message>
        <source>If an agent is working in it, its next messages go to the original only.</source>
        <translation>エージェントがその中で作業中の場合、次のメッセージは元のセッションにのみ入ります。</translation>
    </message>
    <message>
        <source>If an agent is working in it, let it finish first: it may not notice the change.</source>
        <translation>エージェントがその中で作業中の場合は、先に終わらせてください: 変更に気付かない可能性があります。</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>セッションを絞り込む</translation>
    </message>
    <message>
        <source>Order and grouping of the sessions</source>
        <translation>セッションの順序とグループ化</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>時刻順</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>タイトル順</translation>
    </message>
    <message>
        <source>By messages</source>
        <translation>メッセージ数順</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>トークン順</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>行を詰めて表示</translation>
    </message>
    <message>
        <source>Group by store</source>
        <translation>ストアごとにグループ化</translation>
    </message>
    <message>
        <source>Group by project</source>
        <translation>プロジェクトごとにグループ化</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>開いているストアがありません。</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>No session matches “%1”.</source>
        <translation>「%1」に一致するセッションはありません。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open in new tab</source>
        <translation>新しいタブで開く</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>Usage of this session</source>
        <translation>このセッションの使用量</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID をコピー</translation>
    </message>
    <message>
        <source>Usage of this store</source>
        <translation>このストアの使用量</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>ストアを閉じる</translation>
    </message>
    <message>
        <source>Open project folder</source>
        <translation>プロジェクトフォルダーを開く</translation>
    </message>
    <message>
        <source>Copy resume command</source>
        <translation>再開コマンドをコピー</translation>
    </message>
    <message>
        <source>Resume in a terminal</source>
        <translation>端末で再開</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>フォーク…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>ラベルとフラグ…</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>プロジェクトを移動…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>セッションを削除…</translation>
    </message>
    <message>
        <source>Group by day</source>
        <translation>日ごとにグループ化</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>モデルごとにグループ化</translation>
    </message>
</context>
<context>
    <name>stemma::SettingsDialog</name>
    <message>
        <source>No setting contains all these words.</source>
        <translation>これらの語をすべて含む設定はありません。</translation>
    </message>
    <message>
        <source>Configure Stemma</source>
        <translation>Stemma を設定</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>stemma::ShortcutDialog</name>
    <message>
        <source>No shortcut</source>
        <translation>ショートカットなし</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Configure shortcuts</source>
        <translation>ショートカットの設定</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>アクションを絞り込む</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>アクションとそのショートカット</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新しいショートカット</translation>
    </message>
    <message>
        <source>Shortcut:</source>
        <translation>ショートカット:</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 は既に「%2」のショートカットです。</translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message>
        <source>Drop a store, a transcript
or a folder here</source>
        <translation>ストア、トランスクリプト、
またはフォルダーをここにドロップ</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions</source>
        <translation>エージェントのセッションを読み取り、分岐させ、コンパクションし、修復します</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Connect to PostgreSQL…</source>
        <translation>PostgreSQL に接続…</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>サンプルセッションを開く</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>知っておくと便利なこと</translation>
    </message>
    <message>
        <source>Opening never changes a store, even while an agent is using it.</source>
        <translation>エージェントの使用中でも、開くだけでストアが変更されることはありません。</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>最初の手順</translation>
    </message>
    <message>
        <source>Formats and their capabilities</source>
        <translation>形式とその機能</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>一覧をクリア</translation>
    </message>
    <message>
        <source>Recent stores</source>
        <translation>最近のストア</translation>
    </message>
    <message>
        <source>No recent stores.</source>
        <translation>最近のストアはありません。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>Found on this machine</source>
        <translation>このマシンで見つかったもの</translation>
    </message>
    <message>
        <source>Names and sizes only. Sessions are read when you open them.</source>
        <translation>名前とサイズのみ。セッションは開くときに読み取ります。</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>続きを読む</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>開けます</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>権限なし</translation>
    </message>
    <message>
        <source>No sessions found in the usual places.</source>
        <translation>通常の場所にセッションは見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>メッセージ %1/%2</translation>
    </message>
</context>
<context>
    <name>stemma::StatusLabels</name>
    <message>
        <source>No store open</source>
        <translation>開いているストアなし</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>%n 個のストアを開いています</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>Agent is working</source>
        <translation>エージェントが作業中</translation>
    </message>
    <message>
        <source>Nothing was written since the call: the tool takes long, or the agent asks for your approval.</source>
        <translation>呼び出し以降、何も書き込まれていません: ツールに時間がかかっているか、エージェントが承認を求めています。</translation>
    </message>
    <message>
        <source>Agent waits for you</source>
        <translation>エージェントが入力を待っています</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>%n 個のパートを選択 · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for approval or running a long call</source>
        <translation>承認待ち、または長い呼び出しの実行中</translation>
    </message>
    <message>
        <source>Agent asks you a question</source>
        <translation>エージェントが質問しています</translation>
    </message>
    <message>
        <source>Agent waits for your approval</source>
        <translation>エージェントが承認を待っています</translation>
    </message>
    <message>
        <source>Agent is idle</source>
        <translation>エージェントは待機中</translation>
    </message>
    <message>
        <source>Nothing was written for 10 minutes.</source>
        <translation>10 分間、何も書き込まれていません。</translation>
    </message>
</context>
<context>
    <name>stemma::StoreManager</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
</context>
<context>
    <name>stemma::StoreOpening</name>
    <message>
        <source>Making the sample session</source>
        <translation>サンプルセッションを作成中</translation>
    </message>
    <message>
        <source>Sample session</source>
        <translation>サンプルセッション</translation>
    </message>
    <message>
        <source>The store %1 has no session %2.</source>
        <translation>ストア %1 にセッション %2 はありません。</translation>
    </message>
    <message>
        <source>Looking for stores in %1</source>
        <translation>%1 でストアを探しています</translation>
    </message>
    <message>
        <source>The link names no store: %1</source>
        <translation>リンクにストアが指定されていません: %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreSource</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryColumn</name>
    <message>
        <source>Apply…</source>
        <translation>適用…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>このセッション内</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>書き込まれる内容を表示します</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>新しいセッションを作る代わりに、要約と残すメッセージをこのセッションに追記します</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message>
        <source>Summary by a model</source>
        <translation>モデルによる要約</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>これを %1 に送信しますか?</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>次のレベルを自動的に試す</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Content: the texts of %1 summaries of this session</source>
        <translation>内容: このセッションの要約 %1 件のテキスト</translation>
    </message>
    <message>
        <source>Content: the texts of %1 messages of this session</source>
        <translation>内容: このセッションのメッセージ %1 件のテキスト</translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>サイズ: ≈ %1 トークン、応答は最大 %2</translation>
    </message>
    <message>
        <source>%1 summaries, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>要約 %1 件、≈ %2 トークン、応答は最大 %3</translation>
    </message>
    <message>
        <source>%1 messages, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>メッセージ %1 件、≈ %2 トークン、応答は最大 %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>%1: %2; at most %3</source>
        <translation>%1: %2、最大 %3</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>最大 %n 件のリクエスト: 前のリクエストで使える要約が得られない場合にのみ、次が送られます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n 件のリクエストを順に送信。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated cost: at most %1, plus requests without a set price</source>
        <translation>推定コスト: 最大 %1、価格の設定がないリクエストは別途</translation>
    </message>
    <message>
        <source>The connection to %1 is not encrypted: others in the network could read it.</source>
        <translation>%1 への接続が暗号化されていません: ネットワーク内の他者に読まれる可能性があります。</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryPane</name>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Text of the summary</source>
        <translation>要約のテキスト</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryRequests</name>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>レベル %1、%2: 応答あり</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>要約が、置き換えるメッセージより小さくなっていません。次のレベルではより短くなります。</translation>
    </message>
    <message>
        <source>Level %1: answered</source>
        <translation>レベル %1: 応答あり</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>レベル %1: %2</translation>
    </message>
    <message>
        <source>Level %1, %2: %3</source>
        <translation>レベル %1、%2: %3</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>リクエストはキャンセルされました。</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>レベル %1: %2 に問い合わせ中…</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryReviewer</name>
    <message>
        <source>The second look was at the text before your last change.</source>
        <translation>再確認は、最後の変更より前のテキストに対するものでした。</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>%1 が要求を %Ln 件検出しました: 保持 %2、変化 %3、損失 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>%Ln 件の回答を除外: メッセージにありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>%Ln 件の質問に回答がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Second look by a model</source>
        <translation>モデルによる再確認</translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>内容: 要約と、%Ln 件のメッセージでユーザーとアシスタントが書いたもの。ツールの出力は含みません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>長いテキスト %Ln 件は先頭と末尾だけが送られます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for answers of at most %2</source>
        <translation>サイズ: ≈ %1 トークン、回答は最大 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n 件のリクエストを順に送信。</numerusform>
        </translation>
    </message>
    <message>
        <source>The second look was cancelled.</source>
        <translation>再確認はキャンセルされました。</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to or search sessions</source>
        <translation>セッションへ移動または検索</translation>
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
        <translation>行</translation>
    </message>
    <message>
        <source>Go to line (Ctrl+L)</source>
        <translation>行へ移動 (Ctrl+L)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingModel</name>
    <message>
        <source>The turn ended</source>
        <translation>ターンが終わりました</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>応答: %1</translation>
    </message>
    <message>
        <source>Patch: %1</source>
        <translation>パッチ: %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>コンパクション</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>表示するテキストなし</translation>
    </message>
    <message>
        <source>%1; tokens are estimated</source>
        <translation>%1、トークンは推定</translation>
    </message>
    <message>
        <source>Thinking in message %1: %2</source>
        <translation>メッセージ %1 の思考: %2</translation>
    </message>
    <message>
        <source>Number of the message</source>
        <translation>メッセージの番号</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>続いたもの</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingOffer</name>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>後に続く、もう有効ではない署名付き思考も削除(&amp;T)</translation>
    </message>
    <message>
        <source>Providers may reject thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>別の会話のために署名された思考は、プロバイダーが拒否する可能性があります。残すには、代わりに変更をフォークで行ってください。</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>代わりにフォークを変更(&amp;C)…</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>その思考の前で終わるフォークを計画し、続いてフォークでこの変更を計画します。元のセッションは変更されません。</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message>
        <source>Show all…</source>
        <translation>すべて表示…</translation>
    </message>
    <message>
        <source>Text of the thinking</source>
        <translation>思考のテキスト</translation>
    </message>
    <message>
        <source>Show the whole text in a window of its own</source>
        <translation>テキスト全体を専用のウィンドウに表示します</translation>
    </message>
    <message>
        <source>Go to what the agent did after this thinking</source>
        <translation>この思考の後にエージェントがしたことへ移動します</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>— %1 not shown here —</source>
        <translation>— %1 はここに表示されていません —</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show · %1 stored</source>
        <translation>表示するテキストなし · %1 保存済み</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>表示するテキストなし</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message>
        <source>Search in thinking</source>
        <translation>思考内を検索</translation>
    </message>
    <message>
        <source>Show only thinking that contains all these words. Of a long block, the first 256 KB count.</source>
        <translation>これらの語をすべて含む思考だけを表示します。長いブロックは最初の 256 KB までが対象です。</translation>
    </message>
    <message>
        <source>Thinking of the session</source>
        <translation>セッションの思考</translation>
    </message>
    <message>
        <source>Select two blocks to compare them.</source>
        <translation>比較する 2 つのブロックを選択してください。</translation>
    </message>
    <message>
        <source>Open a session to see its thinking.</source>
        <translation>セッションを開くと、その思考が表示されます。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>セッションを読み取り中…</translation>
    </message>
    <message>
        <source>No thinking contains these words.</source>
        <translation>これらの語を含む思考はありません。</translation>
    </message>
    <message>
        <source>This session holds no thinking.</source>
        <translation>このセッションに思考はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%Ln 個中 %1 個のブロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln 個のブロック</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>12 tokens in all</comment>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingSource</name>
    <message>
        <source>Reading the thinking of the session</source>
        <translation>セッションの思考を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::TimeSpansSource</name>
    <message>
        <source>Reading the times of the session</source>
        <translation>セッションの時刻を読み取り中</translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message>
        <source>Time axis</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>入力待ち</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 to %4 · message %5</source>
        <comment>what, duration, begin, end, number</comment>
        <translation>%1 · %2 · %3 ～ %4 · メッセージ %5</translation>
    </message>
    <message>
        <source>Reading the times of the session…</source>
        <translation>セッションの時刻を読み取り中…</translation>
    </message>
    <message>
        <source>This session has no times.</source>
        <translation>このセッションには時刻がありません。</translation>
    </message>
    <message>
        <source>Drawn shorter than it was</source>
        <translation>実際より短く描いています</translation>
    </message>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>ほか %n 件のツール呼び出し</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent %1 · tools %2 · waiting for you %3</source>
        <translation>エージェント %1 · ツール %2 · 入力待ち %3</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineActions</name>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
    <message>
        <source>Nothing new has come since you last read this session.</source>
        <translation>最後にこのセッションを読んでから、新着はありません。</translation>
    </message>
    <message>
        <source>There is no text to find in on this page.</source>
        <translation>このページに検索できるテキストはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineCursor</name>
    <message>
        <source>The message is not in this session.</source>
        <translation>メッセージはこのセッションにありません。</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>このメッセージの後に、この種類のものはもうありません。</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>このメッセージの前に、この種類のものはもうありません。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineFind</name>
    <message>
        <source>Discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>ツール出力を刈り込み済み</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>要約で置き換え済み</translation>
    </message>
    <message>
        <source>This hit is in a message that the filters hide.</source>
        <translation>この一致は、フィルターで隠されたメッセージにあります。</translation>
    </message>
    <message>
        <source>This hit is in a part of the text that is not shown. “Show all” opens it.</source>
        <translation>この一致は、テキストの表示されていない部分にあります。「すべて表示」で開けます。</translation>
    </message>
    <message>
        <source>This hit is in something that is not shown as text, such as the address of a link.</source>
        <translation>この一致は、リンクのアドレスなど、テキストとして表示されない部分にあります。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelinePainter</name>
    <message>
        <source>This message is no longer in the store.</source>
        <translation>このメッセージはもうストアにありません。</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>このメッセージを読み取れません。</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>このセッションにメッセージはありません。</translation>
    </message>
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>これがどのメッセージかは、ストアに記載がありません。</translation>
    </message>
    <message>
        <source>This summary replaced no messages.</source>
        <translation>この要約はどのメッセージも置き換えていません。</translation>
    </message>
    <message>
        <source>The filter hides every message of this session.</source>
        <translation>フィルターがこのセッションのすべてのメッセージを隠しています。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln 件のメッセージは未読み込み]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>The messages of the session, oldest first, with everything that the store keeps of them. Help &gt; Signs of the timeline explains the lines, colours and icons.</source>
        <translation>セッションのメッセージを古い順に、ストアが保持するすべての内容とともに表示します。線、色、アイコンの意味は「ヘルプ &gt; タイムラインの記号」で説明しています。</translation>
    </message>
</context>
<context>
    <name>stemma::TurnModel</name>
    <message>
        <source>Before the first prompt</source>
        <translation>最初のプロンプトの前</translation>
    </message>
    <message>
        <source>Checkpoint: %1</source>
        <translation>チェックポイント: %1</translation>
    </message>
</context>
<context>
    <name>stemma::TurnSearch</name>
    <message>
        <source>Filtering messages</source>
        <translation>メッセージを絞り込み中</translation>
    </message>
</context>
<context>
    <name>stemma::UsageBar</name>
    <message>
        <source>Sessions that are added up</source>
        <translation>集計するセッション</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>表の行</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>session, model, day</comment>
        <translation>%1別</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Charts show the cost by list prices</source>
        <translation>グラフに定価によるコストを表示します</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Charts show tokens</source>
        <translation>グラフにトークンを表示します</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>表として (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>JSON として…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>最初の日(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>最後の日(&amp;L)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>フィルター「%1」を解除</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsModel</name>
    <message>
        <source>not counted: %1</source>
        <translation>集計対象外: %1</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>beside the conversation</source>
        <translation>会話の外</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>sub-agent %1</source>
        <translation>サブエージェント %1</translation>
    </message>
    <message>
        <source>covered by a subscription</source>
        <translation>サブスクリプションに含まれる</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>fast mode</source>
        <translation>高速モード</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>flex tier</source>
        <translation>flex ティア</translation>
    </message>
    <message>
        <source>priority tier</source>
        <translation>優先ティア</translation>
    </message>
    <message>
        <source>region: %1</source>
        <translation>リージョン: %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message>
        <source>Only this</source>
        <translation>これのみ</translation>
    </message>
    <message>
        <source>Filter table and charts to what is selected</source>
        <translation>表とグラフを選択したものに絞り込みます</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>集計対象</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>集計対象外</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>すべてのレコード</translation>
    </message>
    <message>
        <source>Which records are listed</source>
        <translation>一覧表示するレコード</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 件の呼び出し</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>キャッシュから %1</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>価格不明</translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>集計対象外、レコード %Ln 件、%1 トークン: %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s own total of %1 is %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>%1: エージェント自身の合計は %2、集計値は %3 です。%4</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>%1: %Ln 件のセッションで、エージェント自身の合計は %2、集計値は %3 です。%4</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 records are listed.</source>
        <translation>%2 件のレコードのうち最初の %1 件を一覧表示しています。</translation>
    </message>
    <message>
        <source>Select a line or a bar to see the calls behind its figures.</source>
        <translation>行または棒を選択すると、数値の元になった呼び出しが表示されます。</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>呼び出しを読み取り中…</translation>
    </message>
    <message>
        <source>Everything is counted here.</source>
        <translation>ここではすべて数えられています。</translation>
    </message>
    <message>
        <source>These records are added up, and not listed.</source>
        <translation>これらのレコードは集計のみで、一覧には出ません。</translation>
    </message>
    <message>
        <source>No calls.</source>
        <translation>呼び出しはありません。</translation>
    </message>
</context>
<context>
    <name>stemma::UsageChartArea</name>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>日ごと</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The sessions or turns that cost the most</source>
        <translation>コストが最も高いセッションまたはターン</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>キャッシュヒット</translation>
    </message>
    <message>
        <source>Which share of the tokens sent came from the cache</source>
        <translation>送信トークンのうちキャッシュから来た割合</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Tokens in context over a session</source>
        <translation>セッションを通じたコンテキスト内のトークン</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>ツール出力</translation>
    </message>
    <message>
        <source>What tool outputs cost because they were sent again with each call</source>
        <translation>呼び出しごとに再送されたツール出力のコスト</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>試算</translation>
    </message>
    <message>
        <source>What a session would have cost, compacted, pruned or cached</source>
        <translation>コンパクション、刈り込み、キャッシュした場合のセッションのコスト</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>ターンごと</translation>
    </message>
    <message>
        <source>Cost or tokens of each turn</source>
        <translation>各ターンのコストまたはトークン</translation>
    </message>
    <message>
        <source>Cost or tokens of each day, by model</source>
        <translation>各日のコストまたはトークン (モデル別)</translation>
    </message>
    <message>
        <source>No model here has a known price. Choose Tokens, or add its price.</source>
        <translation>ここに価格のわかるモデルはありません。「トークン」を選ぶか、価格を追加してください。</translation>
    </message>
    <message>
        <source>No tokens were read from a cache.</source>
        <translation>キャッシュから読み取られたトークンはありません。</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>表でセッションを選択してください。</translation>
    </message>
    <message>
        <source>Reading the tool outputs…</source>
        <translation>ツール出力を読み取り中…</translation>
    </message>
    <message>
        <source>No tool output was sent again.</source>
        <translation>再送されたツール出力はありません。</translation>
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
        <translation>エージェント自身の合計と異なります。理由を見るにはセッションを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>サブエージェントの呼び出し %Ln 件を含む</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>%Ln 件の呼び出しで保存</numerusform>
        </translation>
    </message>
    <message>
        <source>differs</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Calls of models, each counted once</source>
        <translation>モデルの呼び出し (それぞれ 1 回と数える)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Tokens sent that were neither read from the cache nor written to it</source>
        <translation>送信トークンのうち、キャッシュから読み取られず、書き込まれもしなかったもの</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Tokens sent that the cache already held</source>
        <translation>送信トークンのうち、既にキャッシュにあったもの</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>Tokens sent that were written to the cache</source>
        <translation>送信トークンのうち、キャッシュに書き込まれたもの</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Tokens written by the model, reasoning included</source>
        <translation>モデルが書いたトークン (推論を含む)</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>Tokens of the output that the model thought</source>
        <translation>出力のうち、モデルが思考に使ったトークン</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>キャッシュヒット</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache</source>
        <translation>送信トークンのうちキャッシュから来た割合</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>By list prices</source>
        <translation>定価による</translation>
    </message>
    <message>
        <source>Agent&apos;s cost</source>
        <translation>エージェントのコスト</translation>
    </message>
    <message>
        <source>The cost that the agent stored, in US dollars</source>
        <translation>エージェントが保存したコスト (米ドル)</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>最後の呼び出し</translation>
    </message>
</context>
<context>
    <name>stemma::UsagePage</name>
    <message>
        <source>Usage · %1</source>
        <translation>使用量 · %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSource</name>
    <message>
        <source>Adding up the usage</source>
        <translation>使用量を集計中</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message>
        <source>price unknown</source>
        <translation>価格不明</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 件の呼び出し</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>キャッシュから %1</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>モデルの保存なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>価格不明の呼び出し %Ln 件: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 covered by a subscription</source>
        <translation>%1 はサブスクリプションに含まれます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>集計対象外のレコード %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>エージェント自身の合計との差異 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>still reading…</source>
        <translation>まだ読み取り中…</translation>
    </message>
</context>
<context>
    <name>stemma::UsageView</name>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Your own prices are not used.</source>
        <translation>独自の価格は使われていません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show the usage of the whole store</source>
        <translation>ストア全体の使用量を表示します</translation>
    </message>
    <message>
        <source>Adding up the usage…</source>
        <translation>使用量を集計中…</translation>
    </message>
    <message>
        <source>Cancelled. Press F5 to read it again.</source>
        <translation>キャンセルしました。F5 を押すと読み直します。</translation>
    </message>
    <message>
        <source>No calls of models in this period and with these filters.</source>
        <translation>この期間とこれらのフィルターに該当するモデルの呼び出しはありません。</translation>
    </message>
    <message>
        <source>This session has no calls of models whose tokens are stored.</source>
        <translation>このセッションに、トークンが保存されたモデルの呼び出しはありません。</translation>
    </message>
    <message>
        <source>No calls of models whose tokens are stored.</source>
        <translation>トークンが保存されたモデルの呼び出しはありません。</translation>
    </message>
    <message>
        <source>Turns are listed for one session. Select one, and press Only this.</source>
        <translation>ターンは 1 つのセッションについて一覧表示されます。1 つ選択して「これのみ」を押してください。</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>呼び出しを読み取り中…</translation>
    </message>
    <message>
        <source>This session has no calls of models.</source>
        <translation>このセッションにモデルの呼び出しはありません。</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>表でセッションを選択してください。</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>すべての呼び出し</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>これのみ</translation>
    </message>
    <message>
        <source>Open turn</source>
        <translation>ターンを開く</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>使用量をエクスポート</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>使用量を %1 に書き込みました。</translation>
    </message>
    <message>
        <source>The usage cannot be written to %1: %2</source>
        <translation>使用量を %1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message>
        <source>Compact when the context is longer than</source>
        <translation>コンパクションするコンテキストの長さ</translation>
    </message>
    <message>
        <source>Prune tool outputs older than the newest</source>
        <translation>ツール出力を刈り込み、残す最新の量</translation>
    </message>
    <message>
        <source>How it is estimated</source>
        <translation>推定の方法</translation>
    </message>
    <message>
        <source>Compacted at %1 tokens</source>
        <translation>%1 トークンでコンパクション</translation>
    </message>
    <message>
        <source>Outputs pruned to %1 tokens</source>
        <translation>%1 トークンまで出力を刈り込み</translation>
    </message>
    <message>
        <source>Everything cached</source>
        <translation>すべてキャッシュ</translation>
    </message>
    <message>
        <source>Tokens as it was, and as it would have been (estimates)</source>
        <translation>実際のトークンと、そうした場合のトークン (推定)</translation>
    </message>
    <message>
        <source>Cost as it was, and as it would have been (estimates)</source>
        <translation>実際のコストと、そうした場合のコスト (推定)</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>実際</translation>
    </message>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>セッションと比べて %1、コンパクション %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 compared with the session</source>
        <translation>セッションと比べて %1</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>No model of this session has a known price. Choose Tokens, or add its price.</source>
        <translation>このセッションに価格のわかるモデルはありません。「トークン」を選ぶか、価格を追加してください。</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfSource</name>
    <message>
        <source>Working out what the session would have cost</source>
        <translation>セッションのコストを試算中</translation>
    </message>
</context>
<context>
    <name>stemma::WhereChoice</name>
    <message>
        <source>In this session</source>
        <translation>このセッション内</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>(元のセッションは残ります)</translation>
    </message>
</context>
<context>
    <name>stemma::WindowActions</name>
    <message>
        <source>Open a session store</source>
        <translation>セッションストアを開く</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>セッションのフォルダーを開く</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>最近のストアなし</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>%1 を押すとメニューバーが再び表示されます。</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>Stemma について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;会話型エージェントのセッションを読み取り、分岐させ、コンパクションし、修復します。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションがありません。</translation>
    </message>
    <message>
        <source>There is no previous place.</source>
        <translation>前の場所はありません。</translation>
    </message>
    <message>
        <source>There is no next place.</source>
        <translation>次の場所はありません。</translation>
    </message>
    <message>
        <source>This build has no sample session.</source>
        <translation>このビルドにサンプルセッションはありません。</translation>
    </message>
    <message>
        <source>No tab is open.</source>
        <translation>開いているタブがありません。</translation>
    </message>
    <message>
        <source>No closed tabs.</source>
        <translation>閉じたタブはありません。</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>開いているストアがありません。</translation>
    </message>
    <message>
        <source>Session stores (%1)</source>
        <translation>セッションストア (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message>
        <source>Reading the journal…</source>
        <translation>ジャーナルを読み取り中…</translation>
    </message>
    <message>
        <source>Records that the change wrote</source>
        <translation>変更が書き込んだ内容</translation>
    </message>
    <message>
        <source>Written records</source>
        <translation>書き込まれたレコード</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>セッションへ移動</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>さらに %n 件のレコードはジャーナルに保持されていません。</numerusform>
        </translation>
    </message>
</context>
</TS>
