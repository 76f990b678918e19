<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>Open another window of Stemma</source>
        <translation>再打开一个 Stemma 窗口</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>打开文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>打开会话存储或对话记录</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>打开文件夹(&amp;D)…</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>打开存放会话的文件夹</translation>
    </message>
    <message>
        <source>Connec&amp;t to PostgreSQL…</source>
        <translation>连接到 PostgreSQL(&amp;T)…</translation>
    </message>
    <message>
        <source>Open the sessions on a database server</source>
        <translation>打开数据库服务器上的会话</translation>
    </message>
    <message>
        <source>Open the &amp;sample session</source>
        <translation>打开示例会话(&amp;S)</translation>
    </message>
    <message>
        <source>Open a private copy of a sample store</source>
        <translation>打开示例存储的私有副本</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>关闭标签页(&amp;C)</translation>
    </message>
    <message>
        <source>Close the current tab</source>
        <translation>关闭当前标签页</translation>
    </message>
    <message>
        <source>Reo&amp;pen closed tab</source>
        <translation>重新打开已关闭的标签页(&amp;P)</translation>
    </message>
    <message>
        <source>Reopen the last closed tab</source>
        <translation>重新打开最近关闭的标签页</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新加载(&amp;L)</translation>
    </message>
    <message>
        <source>Read the current store again</source>
        <translation>重新读取当前存储</translation>
    </message>
    <message>
        <source>E&amp;xport session…</source>
        <translation>导出会话(&amp;X)…</translation>
    </message>
    <message>
        <source>Write the session as a document, redacted if you like</source>
        <translation>将会话写成文档，可选择脱敏</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>打印(&amp;I)…</translation>
    </message>
    <message>
        <source>Print the session or the selected messages, after a preview</source>
        <translation>预览后打印会话或所选消息</translation>
    </message>
    <message>
        <source>&amp;Hand over to another agent…</source>
        <translation>移交给其他智能体(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the session as a new session of another agent</source>
        <translation>将会话写为其他智能体的新会话</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>退出程序</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>重做上一次撤销的更改</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the selected parts as Markdown</source>
        <translation>将所选部分复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to message</source>
        <translation>复制消息链接(&amp;K)</translation>
    </message>
    <message>
        <source>Copy a link that opens the current message in Stemma</source>
        <translation>复制在 Stemma 中打开当前消息的链接</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>查找(&amp;D)…</translation>
    </message>
    <message>
        <source>Find a text in the session</source>
        <translation>在会话中查找文本</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next hit</source>
        <translation>转到所查找内容的下一处</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous hit</source>
        <translation>转到所查找内容的上一处</translation>
    </message>
    <message>
        <source>&amp;Filter sessions</source>
        <translation>筛选会话(&amp;F)</translation>
    </message>
    <message>
        <source>Filter the list of sessions</source>
        <translation>筛选会话列表</translation>
    </message>
    <message>
        <source>Filter messa&amp;ges</source>
        <translation>筛选消息(&amp;G)</translation>
    </message>
    <message>
        <source>Show only messages with some words or in some states</source>
        <translation>仅显示包含某些词语或处于某些状态的消息</translation>
    </message>
    <message>
        <source>Search in a ne&amp;w tab</source>
        <translation>在新标签页中搜索(&amp;W)</translation>
    </message>
    <message>
        <source>Search all sessions in a tab of its own</source>
        <translation>在单独的标签页中搜索所有会话</translation>
    </message>
    <message>
        <source>&amp;Edit text…</source>
        <translation>编辑文本(&amp;E)…</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>编辑当前部分的文本</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>插入消息(&amp;I)…</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>在当前消息之后插入消息或备注</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>重命名(&amp;N)…</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>重命名会话</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>移除(&amp;O)…</translation>
    </message>
    <message>
        <source>Remove the selected messages</source>
        <translation>移除所选消息</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>删除会话(&amp;L)…</translation>
    </message>
    <message>
        <source>Delete the whole session</source>
        <translation>删除整个会话</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>标签(&amp;B)…</translation>
    </message>
    <message>
        <source>Edit the labels of the session</source>
        <translation>编辑会话的标签</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>标记(&amp;A)</translation>
    </message>
    <message>
        <source>Flag the session, or remove the flag</source>
        <translation>标记会话，或移除标记</translation>
    </message>
    <message>
        <source>Mo&amp;ve project…</source>
        <translation>迁移项目(&amp;V)…</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>将项目的会话迁移到新文件夹</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>会话(&amp;S)</translation>
    </message>
    <message>
        <source>Show the sessions and go to them</source>
        <translation>显示会话列表并转到其中</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间线(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>转到时间线</translation>
    </message>
    <message>
        <source>Outlin&amp;e</source>
        <translation>大纲(&amp;E)</translation>
    </message>
    <message>
        <source>Show the turns of the session and go to them</source>
        <translation>显示会话的轮次并可转到其中</translation>
    </message>
    <message>
        <source>Thinkin&amp;g</source>
        <translation>思考(&amp;G)</translation>
    </message>
    <message>
        <source>Show all thinking of the session, to search and compare it</source>
        <translation>显示会话的所有思考，以便搜索和比较</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Show which files the session changed, and how</source>
        <translation>显示会话更改了哪些文件以及如何更改</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Show which files the session read, changed and refers to</source>
        <translation>显示会话读取、更改和引用的文件</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>Show the inspector and go to it</source>
        <translation>显示检查器并转到其中</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>Check the store and list its problems</source>
        <translation>检查存储并列出其问题</translation>
    </message>
    <message>
        <source>Au&amp;dit</source>
        <translation>审计(&amp;D)</translation>
    </message>
    <message>
        <source>Show the tools, tokens and cost of each turn</source>
        <translation>显示每个轮次的工具、token 和费用</translation>
    </message>
    <message>
        <source>Conte&amp;xt</source>
        <translation>上下文(&amp;X)</translation>
    </message>
    <message>
        <source>Show what the agent would send, now or at an earlier message</source>
        <translation>显示智能体现在或在更早的消息处会发送的内容</translation>
    </message>
    <message>
        <source>Comp&amp;action</source>
        <translation>压缩(&amp;A)</translation>
    </message>
    <message>
        <source>Show the summaries and what they lost, and make new ones</source>
        <translation>显示摘要及其丢失的内容，并创建新摘要</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>谱系(&amp;L)</translation>
    </message>
    <message>
        <source>Show forks, resumes and compactions of the session</source>
        <translation>显示会话的分叉、恢复和压缩</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Show tokens and costs, and the calls behind them</source>
        <translation>显示 token 和费用，以及相应的调用</translation>
    </message>
    <message>
        <source>Ask the context…</source>
        <translation>询问上下文…</translation>
    </message>
    <message>
        <source>Ask a model about the context, now and before and after compactions</source>
        <translation>就当前以及压缩前后的上下文询问模型</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>历史(&amp;Y)</translation>
    </message>
    <message>
        <source>Show all changes, to undo or redo them</source>
        <translation>显示所有更改，以便撤销或重做</translation>
    </message>
    <message>
        <source>Batc&amp;h</source>
        <translation>批次(&amp;H)</translation>
    </message>
    <message>
        <source>Show the changes in the batch, to apply them together</source>
        <translation>显示批次中的更改，以便一并应用</translation>
    </message>
    <message>
        <source>Search &amp;all sessions</source>
        <translation>搜索所有会话(&amp;A)</translation>
    </message>
    <message>
        <source>Find any text in any session</source>
        <translation>在任意会话中查找任意文本</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>全部折叠(&amp;F)</translation>
    </message>
    <message>
        <source>Fold thinking, tool calls and patches</source>
        <translation>折叠思考、工具调用和补丁</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>全部展开(&amp;U)</translation>
    </message>
    <message>
        <source>Unfold thinking, tool calls and patches</source>
        <translation>展开思考、工具调用和补丁</translation>
    </message>
    <message>
        <source>Show thin&amp;king</source>
        <translation>显示思考(&amp;K)</translation>
    </message>
    <message>
        <source>Unfold or fold all thinking</source>
        <translation>展开或折叠所有思考</translation>
    </message>
    <message>
        <source>Only turns</source>
        <translation>仅显示轮次</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>每个轮次显示一行，可就地展开</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Show when the agent worked, when tools ran, and when it waited for you</source>
        <translation>显示智能体何时工作、工具何时运行以及何时等待您</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>约束丢失时通知</translation>
    </message>
    <message>
        <source>Show a desktop notification when an agent compacts an open session and loses a constraint</source>
        <translation>当智能体压缩已打开的会话并丢失约束时，显示桌面通知</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Larger text in the timeline</source>
        <translation>放大时间线中的文字</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Smaller text in the timeline</source>
        <translation>缩小时间线中的文字</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>Reset the text size of the timeline</source>
        <translation>重置时间线的文字大小</translation>
    </message>
    <message>
        <source>&amp;Maximise timeline</source>
        <translation>最大化时间线(&amp;M)</translation>
    </message>
    <message>
        <source>Hide or show the panels around the timeline</source>
        <translation>隐藏或显示时间线周围的面板</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>菜单栏(&amp;B)</translation>
    </message>
    <message>
        <source>Show or hide the menu bar</source>
        <translation>显示或隐藏菜单栏</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>全屏(&amp;C)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>以全屏显示窗口</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the previous place</source>
        <translation>返回上一个位置</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Go forward to the next place</source>
        <translation>前进到下一个位置</translation>
    </message>
    <message>
        <source>Go to &amp;session or text…</source>
        <translation>转到会话或文本(&amp;S)…</translation>
    </message>
    <message>
        <source>Go to a session, or search the texts of all sessions</source>
        <translation>转到会话，或搜索所有会话的文本</translation>
    </message>
    <message>
        <source>Go to &amp;message…</source>
        <translation>转到消息(&amp;M)…</translation>
    </message>
    <message>
        <source>Go to a message by its number or id</source>
        <translation>按编号或 ID 转到消息</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>第一条消息</translation>
    </message>
    <message>
        <source>Go to the first message</source>
        <translation>转到第一条消息</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <source>Go to the last message and follow the end</source>
        <translation>转到最后一条消息并跟随末尾</translation>
    </message>
    <message>
        <source>First new message</source>
        <translation>第一条新消息</translation>
    </message>
    <message>
        <source>Go to the first message that came since you last read the session</source>
        <translation>转到您上次阅读会话以来的第一条新消息</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>上一个提示</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>转到上一个提示</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>下一个提示</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>转到下一个提示</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>上一个错误</translation>
    </message>
    <message>
        <source>Go to the previous error or finding</source>
        <translation>转到上一个错误或发现项</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>Go to the next error or finding</source>
        <translation>转到下一个错误或发现项</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>上一个补丁</translation>
    </message>
    <message>
        <source>Go to the previous patch</source>
        <translation>转到上一个补丁</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>下一个补丁</translation>
    </message>
    <message>
        <source>Go to the next patch</source>
        <translation>转到下一个补丁</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>上一次压缩</translation>
    </message>
    <message>
        <source>Go to the previous compaction</source>
        <translation>转到上一次压缩</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>下一次压缩</translation>
    </message>
    <message>
        <source>Go to the next compaction</source>
        <translation>转到下一次压缩</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>上一个检查点</translation>
    </message>
    <message>
        <source>Go to the previous checkpoint</source>
        <translation>转到上一个检查点</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>下一个检查点</translation>
    </message>
    <message>
        <source>Go to the next checkpoint</source>
        <translation>转到下一个检查点</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>下一个标签页</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>转到下一个标签页</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>上一个标签页</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>转到上一个标签页</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一个窗格</translation>
    </message>
    <message>
        <source>Go to the next pane</source>
        <translation>转到下一个窗格</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一个窗格</translation>
    </message>
    <message>
        <source>Go to the previous pane</source>
        <translation>转到上一个窗格</translation>
    </message>
    <message>
        <source>&amp;Fork…</source>
        <translation>分叉(&amp;F)…</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>将会话到当前消息为止的内容复制为新会话</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>在此恢复(&amp;R)…</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>让智能体从当前消息之后恢复</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>检查点(&amp;C)…</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>在当前消息之后设置命名检查点</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>转到检查点(&amp;K)…</translation>
    </message>
    <message>
        <source>Choose a checkpoint of the session and go to it</source>
        <translation>选择会话的检查点并转到该处</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>压缩(&amp;O)…</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>用摘要替换消息</translation>
    </message>
    <message>
        <source>&amp;Prune output…</source>
        <translation>修剪输出(&amp;P)…</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>将当前工具调用的输出排除在上下文之外</translation>
    </message>
    <message>
        <source>Prune o&amp;utputs…</source>
        <translation>修剪输出(&amp;U)…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>选择要修剪或还原的工具输出</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>还原输出(&amp;E)…</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>将修剪的输出还原到上下文中</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>比较(&amp;W)…</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>将会话与另一个会话比较</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>命令面板(&amp;P)…</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>查找并执行操作</translation>
    </message>
    <message>
        <source>&amp;Configure Stemma…</source>
        <translation>配置 Stemma(&amp;C)…</translation>
    </message>
    <message>
        <source>Change the settings of Stemma</source>
        <translation>更改 Stemma 的设置</translation>
    </message>
    <message>
        <source>Database &amp;doctor…</source>
        <translation>数据库诊断(&amp;D)…</translation>
    </message>
    <message>
        <source>See what takes room in the store, and regain some</source>
        <translation>查看存储中占用空间的内容，并回收部分空间</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>配置快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>更改键盘快捷键</translation>
    </message>
    <message>
        <source>&amp;Reopen stores and tabs at start</source>
        <translation>启动时重新打开存储和标签页(&amp;R)</translation>
    </message>
    <message>
        <source>Start with the stores and tabs of the last time</source>
        <translation>启动时打开上次的存储和标签页</translation>
    </message>
    <message>
        <source>Search &amp;index…</source>
        <translation>搜索索引(&amp;I)…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>选择为哪些存储建立搜索索引</translation>
    </message>
    <message>
        <source>Stemma &amp;help</source>
        <translation>Stemma 帮助(&amp;H)</translation>
    </message>
    <message>
        <source>First steps, formats and keyboard shortcuts</source>
        <translation>入门、格式和键盘快捷键</translation>
    </message>
    <message>
        <source>Si&amp;gns of the timeline</source>
        <translation>时间线图例(&amp;G)</translation>
    </message>
    <message>
        <source>Explain the lines, colours and icons of the timeline</source>
        <translation>说明时间线中的线条、颜色和图标</translation>
    </message>
    <message>
        <source>&amp;About Stemma</source>
        <translation>关于 Stemma(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence of Stemma</source>
        <translation>Stemma 的版本和许可证</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Version of Qt</source>
        <translation>Qt 的版本</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>会话(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Setti&amp;ngs</source>
        <translation>设置(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Explain the part of the window that you click next</source>
        <translation>说明接下来单击的窗口部分</translation>
    </message>
    <message>
        <source>Export comparison…</source>
        <translation>导出比较…</translation>
    </message>
    <message>
        <source>Write the comparison of two sessions as a document, redacted if you like</source>
        <translation>将两个会话的比较写成文档，可选择脱敏</translation>
    </message>
    <message>
        <source>Export review of the summary…</source>
        <translation>导出摘要审查…</translation>
    </message>
    <message>
        <source>Write the loss review of a summary as a document, redacted if you like</source>
        <translation>将摘要保留和丢失的内容写成文档，可选择脱敏</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Put all panels back in their first places</source>
        <translation>将所有面板放回最初的位置</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>关闭存储</translation>
    </message>
    <message>
        <source>Close the store of the current tab</source>
        <translation>关闭当前标签页的存储</translation>
    </message>
    <message>
        <source>Close all stores</source>
        <translation>关闭所有存储</translation>
    </message>
    <message>
        <source>Close all stores and their tabs</source>
        <translation>关闭所有存储及其标签页</translation>
    </message>
    <message>
        <source>&amp;Report a bug…</source>
        <translation>报告错误(&amp;R)…</translation>
    </message>
    <message>
        <source>Write a report with versions and without your data</source>
        <translation>撰写包含版本信息但不含您的数据的报告</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Select all messages of the session</source>
        <translation>选择会话的所有消息</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>The format “%1” is newer than this version of Stemma.</source>
        <translation>格式“%1”比此版本的 Stemma 更新。</translation>
    </message>
    <message>
        <source>The envelope has no conversation.</source>
        <translation>信封中没有对话。</translation>
    </message>
    <message>
        <source>A zip archive, but not a bug report of agentfootprint.</source>
        <translation>是 zip 归档，但不是 agentfootprint 的错误报告。</translation>
    </message>
    <message>
        <source>The table agent_sessions is missing.</source>
        <translation>缺少表 agent_sessions。</translation>
    </message>
    <message>
        <source>The table agent_sessions has no column %1.</source>
        <translation>表 agent_sessions 没有列 %1。</translation>
    </message>
    <message>
        <source>A folder without artifacts. agentfootprint stores sessions in single files.</source>
        <translation>没有产物的文件夹。agentfootprint 将会话存储在单个文件中。</translation>
    </message>
    <message>
        <source>The event names no run.</source>
        <translation>事件未指明运行。</translation>
    </message>
    <message>
        <source>Neither JSON nor a SQLite file.</source>
        <translation>既不是 JSON 也不是 SQLite 文件。</translation>
    </message>
    <message>
        <source>JSON, but not a file that agentfootprint writes.</source>
        <translation>是 JSON，但不是 agentfootprint 写入的文件。</translation>
    </message>
    <message>
        <source>A file of agentfootprint of the kind “%1”.</source>
        <translation>agentfootprint 的“%1”类文件。</translation>
    </message>
    <message>
        <source>Its field %1 has the wrong type.</source>
        <translation>其字段 %1 的类型错误。</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>它没有 %1。</translation>
    </message>
    <message>
        <source>Its version is not 1.</source>
        <translation>其版本不是 1。</translation>
    </message>
    <message>
        <source>It has no originalInput.message.</source>
        <translation>它没有 originalInput.message。</translation>
    </message>
    <message>
        <source>Its text is incomplete JSON.</source>
        <translation>其文本是不完整的 JSON。</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>其格式既不是 conversation-v1 也不是 flowchart-v1。</translation>
    </message>
    <message>
        <source>A message has no role or no text.</source>
        <translation>有消息缺少角色或文本。</translation>
    </message>
    <message>
        <source>Message %1 was summarised, and the context at that time is not stored. Choose a later message.</source>
        <translation>消息 %1 已被摘要，当时的上下文未存储。请选择更晚的消息。</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>会话 %1 没有消息 %2。请检查 ID。</translation>
    </message>
    <message>
        <source>%1 is a recording, which agentfootprint cannot resume. Open the session store of the agent to see the context.</source>
        <translation>%1 是录制记录，agentfootprint 无法恢复它。请打开智能体的会话存储来查看上下文。</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint 无法加载该会话。%1</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>此记录已不在文件中。请重新打开会话。</translation>
    </message>
    <message>
        <source>It is not an event.</source>
        <translation>它不是事件。</translation>
    </message>
    <message>
        <source>Not run: another call of the same answer was waiting for a decision.</source>
        <translation>未运行：同一回答中的另一个调用正在等待决定。</translation>
    </message>
    <message>
        <source>It should be a list of objects.</source>
        <translation>它应当是对象的列表。</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>它不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The content should be a string.</source>
        <translation>内容应当是字符串。</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>只有存储的记录才有存储的文本。</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 没有会话 %2。请检查 ID，或列出存储的会话。</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>此会话已不在存储中。请重新列出其会话。</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>只有存储的会话才有存储的文本。</translation>
    </message>
    <message>
        <source>The archive is damaged: its list of files cannot be read. Get the bug report again.</source>
        <translation>归档已损坏：无法读取其文件列表。请重新获取错误报告。</translation>
    </message>
</context>
<context>
    <name>AskSource</name>
    <message>
        <source>Reading the contexts</source>
        <translation>正在读取上下文</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>mnesis 0.3 pruning rule, length / %1</source>
        <translation>mnesis 0.3 修剪规则，长度 / %1</translation>
    </message>
    <message>
        <source>mnesis rule for this model, length / %1</source>
        <translation>mnesis 针对此模型的规则，长度 / %1</translation>
    </message>
    <message>
        <source>UTF-8 bytes / %1</source>
        <translation>UTF-8 字节 / %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>%n 个调用没有存储用量，因此总计偏低。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>%n 条消息重复了前一条的用量；可能被计算了两次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps add up to %1 output tokens, their messages say %2.</source>
        <translation>各步骤合计为 %1 个输出 token，而其消息记为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>%n 个调用经过重试；每次尝试的 token 均计算在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>The records add up to %1 output tokens, the store&apos;s total says %2.</source>
        <translation>各记录合计为 %1 个输出 token，而存储的总计记为 %2。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>第一个提示之前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, first words of the prompt</comment>
        <translation>轮次 %1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 retries</source>
        <comment>calls, retries</comment>
        <translation>%1，%2 次重试</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1，%2 个失败</translation>
    </message>
    <message>
        <source>call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, purpose</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Time to the first token of the first call that recorded it</source>
        <translation>第一个有此项记录的调用的首个 token 延迟</translation>
    </message>
    <message>
        <source>As reported. Every call sends the whole conversation again, so the total counts it each time.</source>
        <translation>按报告值。每次调用都会重新发送整个对话，因此总计每次都计算在内。</translation>
    </message>
    <message>
        <source>Tokens of the largest call of the turn, with its answer</source>
        <translation>轮次中最大调用的 token，包括其回答</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output</source>
        <translation>根据模型输出的长度估算</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output: %1</source>
        <translation>根据模型输出的长度估算：%1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>在上下文中</translation>
    </message>
    <message>
        <source>Estimated output</source>
        <translation>估算输出</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>费用，$</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>The batch is empty.</source>
        <translation>批次为空。</translation>
    </message>
    <message>
        <source>One of them removes the message that this one is about.</source>
        <translation>其中一项更改会移除此更改所涉及的消息。</translation>
    </message>
    <message>
        <source>One of them removes the part of the message that this one is about.</source>
        <translation>其中一项更改会移除消息中此更改所涉及的部分。</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>在之前的更改之后无法进行更改 %1：%2</translation>
    </message>
    <message>
        <source>It changes %1, outside this store. Make this change on its own.</source>
        <translation>它会更改此存储之外的 %1。请单独进行此更改。</translation>
    </message>
    <message>
        <source>It is stored outside the store. Make this change on its own.</source>
        <translation>它存储在该存储之外。请单独进行此更改。</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>它没有更改任何内容。</translation>
    </message>
    <message>
        <source>Each change of this session makes a new session. Make one change, then the next one in the new session.</source>
        <translation>此会话的每项更改都会产生新会话。请先进行一项更改，再在新会话中进行下一项。</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>更改 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1，以及另外 %n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Together these changes have no effect.</source>
        <translation>这些更改合在一起没有任何效果。</translation>
    </message>
    <message>
        <source>A batch cannot be tried out on this kind of server store. Make the changes one by one.</source>
        <translation>无法在此类服务器存储上试运行批次。请逐项进行更改。</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>Signed thinking can only be removed with its message here. Make the change in a fork, which leaves it out.</source>
        <translation>在此处，已签名的思考只能与其消息一起移除。请在分叉中进行更改，分叉会将其省略。</translation>
    </message>
    <message>
        <source>The session no longer has message %1.</source>
        <translation>会话已没有消息 %1。</translation>
    </message>
    <message>
        <source>It is not certain which message of the fork is the copy of message %1.</source>
        <translation>无法确定分叉中的哪条消息是消息 %1 的副本。</translation>
    </message>
    <message>
        <source>The fork ends before the change, so there is nothing to change in it.</source>
        <translation>分叉在更改之前结束，因此其中没有可更改的内容。</translation>
    </message>
    <message>
        <source>Nothing comes before that thinking, so there is nothing to fork.</source>
        <translation>该思考之前没有任何内容，因此没有可分叉的内容。</translation>
    </message>
</context>
<context>
    <name>ClaudeCode</name>
    <message>
        <source>What Claude Code made of this attachment is not stored.</source>
        <translation>Claude Code 如何处理此附件未被存储。</translation>
    </message>
    <message>
        <source>Claude Code shows failed requests and does not send them.</source>
        <translation>Claude Code 会显示失败的请求，但不发送它们。</translation>
    </message>
    <message>
        <source>The answer has no message.</source>
        <translation>回答没有消息。</translation>
    </message>
    <message>
        <source>The record has no content.</source>
        <translation>记录没有内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>运行了 %n 个钩子</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachment has no content.</source>
        <translation>附件没有内容。</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>这不是有效的 JSON：读取在第 %1 字节处停止。</translation>
    </message>
    <message>
        <source>This is not a record that Claude Code is known to write.</source>
        <translation>这不是 Claude Code 已知会写入的记录。</translation>
    </message>
    <message>
        <source>Claude Code may have a session open at any time and only appends to it, so changes make a fork.</source>
        <translation>Claude Code 随时可能打开会话，并且只向其追加内容，因此更改会产生分叉。</translation>
    </message>
    <message>
        <source>Fork the session at this message and continue the fork.</source>
        <translation>在此消息处分叉会话，并继续使用分叉。</translation>
    </message>
    <message>
        <source>Claude Code cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Claude Code 无法撤销压缩。请在压缩之前分叉会话：所有内容仍在。</translation>
    </message>
    <message>
        <source>This is a compaction, which the messages after it depend on. Fork the session before it.</source>
        <translation>这是一次压缩，其后的消息依赖于它。请在它之前分叉会话。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>已备份 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no checkpoint with this id. List its checkpoints.</source>
        <translation>会话没有此 ID 的检查点。请列出其检查点。</translation>
    </message>
    <message>
        <source>This is the transcript of a sub-agent, which belongs to its session. Change the session.</source>
        <translation>这是子智能体的对话记录，属于其会话。请更改该会话。</translation>
    </message>
    <message>
        <source>Claude Code may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>Claude Code 可能打开着会话。请先退出它：否则它会继续写入旧文件夹。</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>它已加密（%n 字节）。只有提供商能够读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>%n 个条目取代之前的所有内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>State of the files before the turn: commit %1.</source>
        <translation>轮次之前的文件状态：提交 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>用户撤回了最近 %n 个轮次。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>这不是有效的 JSON：读取在第 %1 字节处停止。</translation>
    </message>
    <message>
        <source>This is not a record: it has neither a type nor a payload.</source>
        <translation>这不是记录：它没有类型，也没有载荷。</translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[已加密，%n 字节]</numerusform>
        </translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>子智能体</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Codex numbers the records of these sessions and keeps positions within their files. Rename the session in Codex.</source>
        <translation>Codex 会为这些会话的记录编号，并保存其文件内的位置。请在 Codex 中重命名会话。</translation>
    </message>
    <message>
        <source>Codex numbers the records of this session and keeps positions within its file. Rename the session in Codex.</source>
        <translation>Codex 会为此会话的记录编号，并保存其文件内的位置。请在 Codex 中重命名会话。</translation>
    </message>
    <message>
        <source>The file of this session is packed. Resume the session in Codex once, which unpacks it.</source>
        <translation>此会话的文件已打包。请在 Codex 中恢复一次该会话，这会将其解包。</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so changes make a fork.</source>
        <translation>Codex 会保存会话文件内的位置，因此更改会产生分叉。</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so they are not cut. Fork the session at this message instead.</source>
        <translation>Codex 会保存会话文件内的位置，因此不会截短它们。请改为在此消息处分叉会话。</translation>
    </message>
    <message>
        <source>A compaction replaced these messages later, so Codex does not send the change. Fork the session before the compaction to change what is sent.</source>
        <translation>后来的压缩已取代这些消息，因此 Codex 不会发送此更改。要更改发送的内容，请在压缩之前分叉会话。</translation>
    </message>
    <message>
        <source>The thinking at the end is left out: providers refuse it without the answer that follows.</source>
        <translation>末尾的思考会被省略：没有其后的回答，提供商会拒绝它。</translation>
    </message>
    <message>
        <source>The copies of these messages in a later compaction change too. Its summary stays as it is.</source>
        <translation>后来的压缩中这些消息的副本也会更改。其摘要保持不变。</translation>
    </message>
    <message>
        <source>Codex cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>Codex 无法撤销压缩。请在压缩之前分叉会话：所有内容仍在。</translation>
    </message>
    <message>
        <source>Codex has no checkpoints. Fork the session there instead.</source>
        <translation>Codex 没有检查点。请改为在该处分叉会话。</translation>
    </message>
    <message>
        <source>Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER instead.</source>
        <translation>Codex 也在其索引中保存会话的文件夹。请改用 --cd FOLDER 恢复会话。</translation>
    </message>
    <message>
        <source>This record is an event, not a message that Codex sends, so it cannot be changed.</source>
        <translation>这是对所发生事情的记录，不是 Codex 发送的消息；它保持原样。</translation>
    </message>
    <message>
        <source>A compaction stays as it is. Fork the session before it instead.</source>
        <translation>压缩保持原样。请改为在它之前分叉会话。</translation>
    </message>
</context>
<context>
    <name>CodexCheck</name>
    <message>
        <source>Make a fork of the session without the problem. The session itself stays as it is.</source>
        <translation>创建不含该问题的会话分叉。会话本身保持原样。</translation>
    </message>
    <message>
        <source>The number %1 of this record was used before. Codex stops reading there, so that the session seems to have lost what follows.</source>
        <translation>此记录的编号 %1 之前已使用过。Codex 会在此停止读取，因此会话看起来丢失了后续内容。</translation>
    </message>
    <message>
        <source>This record has the number %1, where %2 was expected: lines are missing.</source>
        <translation>此记录的编号为 %1，而预期为 %2：缺少行。</translation>
    </message>
    <message>
        <source>The head of the session names no model provider. Codex does not load such sessions.</source>
        <translation>会话头部未指明模型提供商。Codex 不会加载此类会话。</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes to the batch again.</source>
        <translation>%1 的批次已损坏，未被读取。它已移至 %2；存储未更改。请将更改重新添加到批次中。</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be read from %2.</source>
        <translation>无法从 %2 读取 %1 的批次。</translation>
    </message>
    <message>
        <source>A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are lost when the program ends.</source>
        <translation>更新版本的 Stemma 已将 %1 的批次保存在 %2 中，因此保持不变。现在添加的更改会在程序结束时丢失。</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free some space, or apply the batch first.</source>
        <translation>%1 的批次无法保存在 %2 中，会在程序结束时丢失；存储未更改。请释放一些空间，或先应用批次。</translation>
    </message>
    <message>
        <source>The folder %1 for batches cannot be created. Batches are lost when the program ends.</source>
        <translation>无法创建用于批次的文件夹 %1。批次会在程序结束时丢失。</translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message>
        <source>Leaf %1</source>
        <translation>叶 %1</translation>
    </message>
    <message>
        <source>Condensed %1</source>
        <translation>浓缩 %1</translation>
    </message>
    <message>
        <source>active, in context</source>
        <translation>活动，在上下文中</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>not in context</source>
        <translation>不在上下文中</translation>
    </message>
    <message>
        <source>level %1 selective</source>
        <translation>%1 级：选择性</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>%1 级：激进</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>%1 级：确定性</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>叶 %1</translation>
    </message>
    <message>
        <source>condensed %1</source>
        <translation>浓缩 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>缺少 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
</context>
<context>
    <name>CompactionGraphView</name>
    <message>
        <source>Leaves</source>
        <translation>叶</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>浓缩</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>span unknown</source>
        <translation>范围未知</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>无消息</translation>
    </message>
</context>
<context>
    <name>ContentBlocks</name>
    <message>
        <source>The content is neither a string nor a list of blocks.</source>
        <translation>内容既不是字符串，也不是块的列表。</translation>
    </message>
</context>
<context>
    <name>ContentKind</name>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool inputs</source>
        <translation>工具输入</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>Tool metadata</source>
        <translation>工具元数据</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Images (decoded)</source>
        <translation>图像（解码后）</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>会话中没有可作为最新消息的消息“%1”。</translation>
    </message>
</context>
<context>
    <name>ContextChoices</name>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>在消息 %1 处</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>“%1”之前</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>“%1”之后</translation>
    </message>
    <message>
        <source>With this draft</source>
        <translation>使用此草稿</translation>
    </message>
    <message>
        <source>With “%1” edited</source>
        <translation>编辑“%1”后</translation>
    </message>
</context>
<context>
    <name>ContextPlace</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>消息 %1 已不存在。</translation>
    </message>
</context>
<context>
    <name>ContextRules</name>
    <message>
        <source>%1: choose %L2 to %L3 tokens, not %L4.</source>
        <translation>%1：请选择 %L2 到 %L3 个 token，而不是 %L4。</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>对于 %1 的存储没有可选项：它们不记录窗口，由存储的数据决定适用哪些规则。</translation>
    </message>
    <message>
        <source>A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer and %L3 for compaction. Choose a larger window, or reserve less.</source>
        <translation>%L1 个 token 的窗口没有为上下文留出空间：为回答预留了 %L2，为压缩预留了 %L3。请选择更大的窗口，或减少预留。</translation>
    </message>
    <message>
        <source>a window of %L1 tokens</source>
        <translation>%L1 个 token 的窗口</translation>
    </message>
    <message>
        <source>%L1 reserved for the answer</source>
        <translation>为回答预留 %L1</translation>
    </message>
    <message>
        <source>%L1 reserved for compaction</source>
        <translation>为压缩预留 %L1</translation>
    </message>
    <message>
        <source>compaction at %L1% of the usable tokens</source>
        <translation>达到可用 token 的 %L1% 时压缩</translation>
    </message>
    <message>
        <source>pruning keeps the newest %L1, frees more than %L2</source>
        <translation>修剪时保留最新的 %L1，释放超过 %L2</translation>
    </message>
    <message>
        <source>This store has no rules named “%1”. Choose one of: %2.</source>
        <translation>此存储没有名为“%1”的规则。请选择其中之一：%2。</translation>
    </message>
    <message>
        <source>For this store only the rules (%1) can be chosen: it has no window.</source>
        <translation>对于此存储只能选择规则（%1）：它没有窗口。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Reserve for compaction</source>
        <translation>为压缩预留</translation>
    </message>
    <message>
        <source>Keep newest</source>
        <translation>保留最新</translation>
    </message>
    <message>
        <source>Prune only if it frees</source>
        <translation>仅当可释放时修剪</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>请为压缩的起点选择可用 token 的 %1 到 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>“仅当可释放时修剪”（%L1）必须小于“保留最新”（%L2）。</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>存储没有会话“%1”。请检查 ID，或列出会话。</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>会话 %1 没有消息 %2。请检查 ID。</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>消息的此部分已不在会话 %1 中。请重新打开会话。</translation>
    </message>
</context>
<context>
    <name>DerivedFigures</name>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>stored by the agent</source>
        <translation>由智能体存储</translation>
    </message>
    <message>
        <source>%1 bytes ÷ 4, rounded up</source>
        <translation>%1 字节 ÷ 4，向上取整</translation>
    </message>
    <message>
        <source>counted by %1</source>
        <translation>由 %1 计数</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>%1 bytes of output ÷ 4</source>
        <translation>%1 字节输出 ÷ 4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>ended %1 − started %2</source>
        <translation>结束 %1 − 开始 %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 tokens after ÷ %2 before − 1</source>
        <translation>之后 %1 个 token ÷ 之前 %2 − 1</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>%1 − %2 of the message before</source>
        <translation>%1 − 前一条消息的 %2</translation>
    </message>
    <message>
        <source>How figures came about</source>
        <translation>数值的由来</translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message>
        <source>(no path)</source>
        <translation>（无路径）</translation>
    </message>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>消息 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed in the end.</source>
        <translation>最终没有任何更改。</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>%1 in</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>%1 中的一部分</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Another agent</source>
        <translation>另一个智能体</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>已摘要</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>侧链</translation>
    </message>
    <message>
        <source>sent once</source>
        <translation>仅发送一次</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>%Ln 条消息的压缩</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Image: %1, %2</source>
        <translation>图像：%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>%Ln 条消息的摘要</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, superseded</source>
        <translation>%1，已被取代</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln 条消息无法读取，因此缺失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>%Ln 条消息，由 Stemma %1 导出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>由智能体添加</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Exported by Stemma %1.</source>
        <translation>由 Stemma %1 导出。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>Needed again after the compaction: %1</source>
        <translation>压缩后再次需要：%1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Found by rules, which are not exact.</source>
        <translation>由规则找出，规则并不精确。</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>只审查了一部分：文本太多。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>再次需要</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Replaced messages</source>
        <translation>被替换的消息</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失的内容</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改的内容</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留的内容</translation>
    </message>
    <message>
        <source>Review of a summary of “%1”</source>
        <translation>“%1”的摘要审查</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>发送 %1 个 token，接收 %2 个</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1：选择性</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1：激进</translation>
    </message>
    <message>
        <source>%1 deterministic</source>
        <translation>%1：确定性</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>会话没有消息。</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>%n 个摘要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1，%n 个活动</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>90 → 12 tokens</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>不写入任何内容</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation>正在编辑</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>正在读取摘要…</translation>
    </message>
    <message>
        <source>Not compacted yet. %1</source>
        <translation>尚未压缩。%1</translation>
    </message>
    <message>
        <source>Not compacted yet.</source>
        <translation>尚未压缩。</translation>
    </message>
    <message>
        <source>Preview a compaction</source>
        <translation>预览压缩</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of this kind of store cannot be forked.</source>
        <translation>此类存储的会话无法分叉。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be resumed at a message.</source>
        <translation>此类存储的会话无法在某条消息处恢复。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no title to change.</source>
        <translation>此类存储的会话没有可更改的标题。</translation>
    </message>
    <message>
        <source>Texts in this kind of store cannot be edited.</source>
        <translation>此类存储中的文本无法编辑。</translation>
    </message>
    <message>
        <source>Messages in this kind of store cannot be removed.</source>
        <translation>此类存储中的消息无法移除。</translation>
    </message>
    <message>
        <source>This kind of store cannot hold pruned outputs.</source>
        <translation>此类存储无法保存修剪的输出。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be deleted.</source>
        <translation>此类存储的会话无法删除。</translation>
    </message>
    <message>
        <source>Messages cannot be inserted in this kind of store.</source>
        <translation>无法在此类存储中插入消息。</translation>
    </message>
    <message>
        <source>This kind of store has no checkpoints.</source>
        <translation>此类存储没有检查点。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be labelled.</source>
        <translation>此类存储的会话无法添加标签。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no project folder.</source>
        <translation>此类存储的会话没有项目文件夹。</translation>
    </message>
    <message>
        <source>Stemma has no repairs for this kind of store.</source>
        <translation>Stemma 没有针对此类存储的修复。</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be compacted.</source>
        <translation>此类存储的会话无法压缩。</translation>
    </message>
    <message>
        <source>Summaries in this kind of store cannot be dissolved.</source>
        <translation>此类存储中的摘要无法拆解。</translation>
    </message>
    <message>
        <source>Batches are not possible in this kind of store.</source>
        <translation>此类存储不支持批次。</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their thinking blocks.</source>
        <translation>%1 会话的分叉保留其思考块。</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their checkpoints.</source>
        <translation>%1 会话的分叉保留其检查点。</translation>
    </message>
    <message>
        <source>Nothing can be added to the summaries of %1 sessions.</source>
        <translation>无法向 %1 会话的摘要中添加内容。</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The change was applied only in part and could not be undone yet: %1 Stemma tries again before the next change.</source>
        <translation>更改仅部分应用，且尚未能撤销：%1 Stemma 会在下次更改之前重试。</translation>
    </message>
    <message>
        <source>Nothing to change: the store already has this state.</source>
        <translation>无需更改：存储已处于此状态。</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>无法撤销更改“%1”：其在日志 %2 中的记录已损坏。</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not applied.</source>
        <translation>无法撤销更改“%1”：它未被应用。</translation>
    </message>
    <message>
        <source>Undid: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be redone: it was not undone.</source>
        <translation>无法重做更改“%1”：它未被撤销。</translation>
    </message>
    <message>
        <source>Redid: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>The journal does not hold what “%1” wrote; it was made before this was kept.</source>
        <translation>日志中没有“%1”写入的内容；它是在开始保存此内容之前进行的。</translation>
    </message>
    <message>
        <source>“%1” was interrupted and is undone: %2 is as it was before.</source>
        <translation>“%1”被中断并已撤销：%2 与之前相同。</translation>
    </message>
    <message>
        <source>“%1” was interrupted, but %2 has all of it. It can be undone.</source>
        <translation>“%1”被中断，但 %2 中已有其全部内容。可以撤销。</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next change of this store.</source>
        <translation>%2 中的“%1”被中断，结果尚未确定。Stemma 会在下次更改此存储之前询问服务器。</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.</source>
        <translation>%2 中的“%1”被中断，结果尚未确定：%3 Stemma 会在下次启动时重试。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Turn finished</source>
        <translation>轮次结束</translation>
    </message>
    <message>
        <source>Turn interrupted</source>
        <translation>轮次中断</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>API 错误</translation>
    </message>
    <message>
        <source>Local command</source>
        <translation>本地命令</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>Only the first %1 were read.</source>
        <translation>仅读取了前 %1。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>超过 %Ln 个不同的值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>%Ln 个不同的值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>%Ln 个为空</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>The first row with another number of cells is in line %L1.</source>
        <translation>首个单元格数不同的行位于第 %L1 行。</translation>
    </message>
    <message>
        <source>A quote in the row that begins in line %L1 is never closed: all that follows it is one cell.</source>
        <translation>从第 %L1 行开始的记录中有一个引号从未闭合：其后的所有内容都成为一个单元格。</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file. Use one of these: %2.</source>
        <translation>“%1”不是文件类型。请使用其中之一：%2。</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text; they are shown as �.</source>
        <translation>部分字节不是 UTF-8 文本；它们显示为 �。</translation>
    </message>
    <message>
        <source>The text is encoded in UTF-16.</source>
        <translation>文本采用 UTF-16 编码。</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Binary file</source>
        <translation>二进制文件</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
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
        <translation>日志</translation>
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
        <translation>SQLite 数据库</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>TSV 表格</translation>
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
            <numerusform>最长的行有 %Ln 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
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
            <numerusform>%Ln 行的单元格数不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>%Ln 行无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>%Ln 个标题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>%Ln 个代码块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s)</source>
        <translation>
            <numerusform>%Ln 个类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s)</source>
        <translation>
            <numerusform>%Ln 个函数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 个小节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln element(s)</source>
        <translation>
            <numerusform>%Ln 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln 个链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln 条语句</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln 个表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s)</source>
        <translation>
            <numerusform>%Ln 个视图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>解包后 %Ln 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>宽 %Ln 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>高 %Ln 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Lines that cannot be read</source>
        <translation>无法读取的行</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>Tables with rows</source>
        <translation>有行的表</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>最常见</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>开头字节</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>开头几行</translation>
    </message>
    <message>
        <source>This is not an image that Stemma knows.</source>
        <translation>这不是 Stemma 认识的图像。</translation>
    </message>
    <message>
        <source>The image does not say its size.</source>
        <translation>图像未说明其大小。</translation>
    </message>
    <message>
        <source>The archive is too large to be listed.</source>
        <translation>归档太大，无法列出。</translation>
    </message>
    <message>
        <source>This is not an archive that Stemma can list.</source>
        <translation>这不是 Stemma 能够列出的归档。</translation>
    </message>
    <message>
        <source>There are more keys than are listed here.</source>
        <translation>键的数量多于此处列出的。</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid JSON.</source>
        <translation>从第 %L1 行起不是有效的 JSON。</translation>
    </message>
    <message>
        <source>The first line that cannot be read is line %L1.</source>
        <translation>第一个无法读取的行是第 %L1 行。</translation>
    </message>
    <message>
        <source>in %L1 of %L2</source>
        <translation>%L2 个中有 %L1 个</translation>
    </message>
    <message>
        <source>Line %L1 is neither a section nor a key.</source>
        <translation>第 %L1 行既不是小节也不是键。</translation>
    </message>
    <message>
        <source>The last value does not end.</source>
        <translation>最后一个值没有结尾。</translation>
    </message>
    <message>
        <source>There are too many different messages to count all of them.</source>
        <translation>不同的消息过多，无法全部计数。</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid XML.</source>
        <translation>从第 %L1 行起不是有效的 XML。</translation>
    </message>
    <message>
        <source>There are more elements than are listed here.</source>
        <translation>元素的数量多于此处列出的。</translation>
    </message>
    <message>
        <source>What is quoted from line %L1 on does not end.</source>
        <translation>从第 %L1 行起的引用内容没有结尾。</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
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
        <translation>未更改 %1：此更改写入的文本此后已被更改、移除或追加了新文本。如果是历史中的更改所致，请先撤销它。</translation>
    </message>
    <message>
        <source>%1 is gone, so nothing was changed.</source>
        <translation>%1 已不存在，因此未更改任何内容。</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space, then try again.</source>
        <translation>磁盘已满：未更改 %1。请释放一些空间，然后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>无法写入 %1，因此未更改任何内容。请检查文件及其文件夹的权限。</translation>
    </message>
    <message>
        <source>%1 is another file by now, so nothing was changed. Plan the change again.</source>
        <translation>%1 现在已是另一个文件，因此未更改任何内容。请重新规划更改。</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2), so nothing was changed.</source>
        <translation>无法写入 %1（%2），因此未更改任何内容。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>规划更改之后，%1 被另一个程序更改。未更改任何内容；请重新规划。</translation>
    </message>
    <message>
        <source>%1 is being changed by another program, so nothing was changed. Try again in a moment.</source>
        <translation>另一个程序正在更改 %1，因此未更改任何内容。请稍后重试。</translation>
    </message>
    <message>
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.</source>
        <translation>程序“%2”（进程 %3）已打开 %1 进行写入，因此未更改任何内容。请退出该程序，然后重试。</translation>
    </message>
    <message>
        <source>%1 is a link to another file; Stemma neither removes nor renames links.</source>
        <translation>%1 是指向另一个文件的链接；Stemma 不会移除或重命名链接。</translation>
    </message>
    <message>
        <source>%1 is not there. Connect its disk, or restore it.</source>
        <translation>%1 不存在。请连接其所在磁盘，或将其还原。</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. Its content before the change is in %2.</source>
        <translation>此后另一个程序更改或删除了 %1，因此保持原样。更改之前的内容在 %2 中。</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. If that is wrong, restore it from a backup.</source>
        <translation>此后另一个程序更改或删除了 %1，因此保持原样。如果这不正确，请从备份中还原。</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>已重命名</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>Does not follow from the changes before: it expects other lines than they left.</source>
        <translation>与之前的更改不衔接：它预期的行与之前更改留下的行不同。</translation>
    </message>
    <message>
        <source>The session does not record where in the file this text was replaced.</source>
        <translation>会话未记录此文本在文件中的替换位置。</translation>
    </message>
    <message>
        <source>Follows a change whose place in the file is not recorded, so the two cannot be combined.</source>
        <translation>在一项未记录文件内位置的更改之后，因此两者无法合并。</translation>
    </message>
    <message>
        <source>Writes the whole file, whose earlier content is not fully known.</source>
        <translation>写入整个文件，而其先前内容并非完全已知。</translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>二进制文件：没有可显示的行。</translation>
    </message>
    <message>
        <source>Not a valid diff. It is shown as stored.</source>
        <translation>不是有效的差异。按存储的原样显示。</translation>
    </message>
    <message>
        <source>A copy of another file, whose content is not known.</source>
        <translation>另一个文件的副本，其内容未知。</translation>
    </message>
    <message>
        <source>still so</source>
        <translation>仍然如此</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>此后已更改</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>在外部</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>不可读取</translation>
    </message>
    <message>
        <source>The line counts in this diff were wrong and have been corrected.</source>
        <translation>此差异中的行数有误，已更正。</translation>
    </message>
    <message>
        <source>%1 is left out: the path leads out of the folder.</source>
        <translation>已略去 %1：其路径指向文件夹之外。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>已略去 %1 的 %Ln 项更改：它们与之前的更改不衔接。</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of %1 is left out: its place in the file is not recorded.</source>
        <translation>已略去 %1 的一项更改：未记录其在文件中的位置。</translation>
    </message>
    <message>
        <source>%1 is left out: the session does not hold the content of this binary file.</source>
        <translation>已略去 %1：会话不包含此二进制文件的内容。</translation>
    </message>
    <message>
        <source>A change of %1 is left out: its diff is not valid.</source>
        <translation>已略去 %1 的一项更改：其差异无效。</translation>
    </message>
    <message>
        <source>A change without a path is left out: its diff is not valid.</source>
        <translation>已略去一项没有路径的更改：其差异无效。</translation>
    </message>
    <message>
        <source>The changes of %1 are left out: “git apply” needs unchanged lines around them.</source>
        <translation>已略去 %1 的更改：“git apply”需要其周围有未更改的行。</translation>
    </message>
    <message>
        <source>Written as a whole, so the patch creates: %1</source>
        <translation>作为整体写入，因此补丁会创建：%1</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>%1 的副本已不存在。</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten.</source>
        <translation>%1 已存在，未被覆盖。</translation>
    </message>
    <message>
        <source>%1 did not exist at this checkpoint.</source>
        <translation>在此检查点时 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>No files were saved.</source>
        <translation>没有保存任何文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>在此之前保存了 %Ln 个文件：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOnDisk</name>
    <message>
        <source>still so</source>
        <translation>仍然如此</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>此后已更改</translation>
    </message>
    <message>
        <source>not written since</source>
        <translation>此后未写入</translation>
    </message>
    <message>
        <source>written since</source>
        <translation>此后已写入</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>在外部</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>不可读取</translation>
    </message>
    <message>
        <source>The file on disk has the content that the session refers to.</source>
        <translation>磁盘上的文件具有会话所引用的内容。</translation>
    </message>
    <message>
        <source>The file on disk has another content than the one that the session refers to.</source>
        <translation>磁盘上文件的内容与会话所引用的不同。</translation>
    </message>
    <message>
        <source>The file was not written since the session last named it. The session does not record its content.</source>
        <translation>自会话上次提及该文件以来，文件未被写入。会话未记录其内容。</translation>
    </message>
    <message>
        <source>The file was written after the session last named it.</source>
        <translation>会话上次提及该文件之后，文件曾被写入。</translation>
    </message>
    <message>
        <source>There is no such file in the folder of the session.</source>
        <translation>会话的文件夹中没有此文件。</translation>
    </message>
    <message>
        <source>The path leads out of the folder of the session, so the file is not looked at.</source>
        <translation>路径指向会话的文件夹之外，因此不查看该文件。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>文件 %1 已不存在。请重新打开存储。</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>您无权读取 %1。请更改它或其文件夹的权限，或打开副本。</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>%1 不是文件。请选择包含会话的文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>无法读取 %1：%2。请检查磁盘，然后重试。</translation>
    </message>
</context>
<context>
    <name>FindingHeadings</name>
    <message>
        <source>Base cycle</source>
        <translation>基础循环</translation>
    </message>
    <message>
        <source>Cut base</source>
        <translation>基础被截短</translation>
    </message>
    <message>
        <source>Missing base</source>
        <translation>缺少基础</translation>
    </message>
    <message>
        <source>Missing provider</source>
        <translation>缺少提供商</translation>
    </message>
    <message>
        <source>Ordinal gap</source>
        <translation>序号有间隙</translation>
    </message>
    <message>
        <source>Repeated ordinal</source>
        <translation>序号重复</translation>
    </message>
    <message>
        <source>Only in old tables</source>
        <translation>仅在旧表中</translation>
    </message>
    <message>
        <source>Several generations</source>
        <translation>存在多代数据</translation>
    </message>
    <message>
        <source>Damaged message</source>
        <translation>消息损坏</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>损坏的部分</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>未知部分</translation>
    </message>
    <message>
        <source>Missing prompt</source>
        <translation>缺少提示</translation>
    </message>
    <message>
        <source>Unfinished call</source>
        <translation>未完成的调用</translation>
    </message>
    <message>
        <source>Active node not in context</source>
        <translation>活动节点不在上下文中</translation>
    </message>
    <message>
        <source>Answer without parts</source>
        <translation>回答不含任何部分</translation>
    </message>
    <message>
        <source>Assistant first</source>
        <translation>以助手开头</translation>
    </message>
    <message>
        <source>Boundary not supported</source>
        <translation>不支持的边界</translation>
    </message>
    <message>
        <source>Boundary summary not sent</source>
        <translation>边界摘要未发送</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>链断裂</translation>
    </message>
    <message>
        <source>Broken foreign key</source>
        <translation>外键损坏</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>行有误</translation>
    </message>
    <message>
        <source>Broken list</source>
        <translation>列表有误</translation>
    </message>
    <message>
        <source>Broken metadata</source>
        <translation>元数据有误</translation>
    </message>
    <message>
        <source>Broken tags</source>
        <translation>标签有误</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>Calls not recorded</source>
        <translation>调用未记录</translation>
    </message>
    <message>
        <source>Checkpoint out of range</source>
        <translation>检查点超出范围</translation>
    </message>
    <message>
        <source>Colliding ids</source>
        <translation>ID 冲突</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Cyclic messages</source>
        <translation>消息循环</translation>
    </message>
    <message>
        <source>Cyclic nodes</source>
        <translation>节点循环</translation>
    </message>
    <message>
        <source>Cyclic sessions</source>
        <translation>会话循环</translation>
    </message>
    <message>
        <source>Damaged index</source>
        <translation>索引损坏</translation>
    </message>
    <message>
        <source>Damaged line</source>
        <translation>行损坏</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>页损坏</translation>
    </message>
    <message>
        <source>Doubled message</source>
        <translation>消息重复</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>ID 重复</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>空回答</translation>
    </message>
    <message>
        <source>Empty model</source>
        <translation>空模型</translation>
    </message>
    <message>
        <source>First not user</source>
        <translation>未以用户开头</translation>
    </message>
    <message>
        <source>Flagged message summarised</source>
        <translation>已标记的消息被摘要</translation>
    </message>
    <message>
        <source>Format differs</source>
        <translation>格式不一致</translation>
    </message>
    <message>
        <source>Joined lines</source>
        <translation>行被合并</translation>
    </message>
    <message>
        <source>Hidden by side chain</source>
        <translation>被侧链隐藏</translation>
    </message>
    <message>
        <source>Histories differ</source>
        <translation>历史不一致</translation>
    </message>
    <message>
        <source>Invalid arguments</source>
        <translation>参数无效</translation>
    </message>
    <message>
        <source>Invalid conversation</source>
        <translation>对话无效</translation>
    </message>
    <message>
        <source>Invalid encoding</source>
        <translation>编码无效</translation>
    </message>
    <message>
        <source>Invalid entry</source>
        <translation>条目无效</translation>
    </message>
    <message>
        <source>Invalid error code</source>
        <translation>错误代码无效</translation>
    </message>
    <message>
        <source>Invalid event</source>
        <translation>事件无效</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>JSON 无效</translation>
    </message>
    <message>
        <source>Invalid list</source>
        <translation>列表无效</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <translation>消息无效</translation>
    </message>
    <message>
        <source>Invalid metadata</source>
        <translation>元数据无效</translation>
    </message>
    <message>
        <source>Invalid node kind</source>
        <translation>节点类型无效</translation>
    </message>
    <message>
        <source>Invalid node parents</source>
        <translation>节点父级无效</translation>
    </message>
    <message>
        <source>Invalid part</source>
        <translation>无效的部分</translation>
    </message>
    <message>
        <source>Invalid role</source>
        <translation>角色无效</translation>
    </message>
    <message>
        <source>Invalid time</source>
        <translation>时间无效</translation>
    </message>
    <message>
        <source>Invalid tokens</source>
        <translation>token 无效</translation>
    </message>
    <message>
        <source>Invalid trace</source>
        <translation>跟踪无效</translation>
    </message>
    <message>
        <source>Item of other session</source>
        <translation>条目属于其他会话</translation>
    </message>
    <message>
        <source>Item out of order</source>
        <translation>条目顺序错误</translation>
    </message>
    <message>
        <source>Item repeated</source>
        <translation>条目重复</translation>
    </message>
    <message>
        <source>Item without message</source>
        <translation>条目没有消息</translation>
    </message>
    <message>
        <source>Item without session</source>
        <translation>条目没有会话</translation>
    </message>
    <message>
        <source>Late result</source>
        <translation>结果迟到</translation>
    </message>
    <message>
        <source>Leftover file</source>
        <translation>残留文件</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>孤立代理项</translation>
    </message>
    <message>
        <source>Lost messages</source>
        <translation>消息丢失</translation>
    </message>
    <message>
        <source>Message as summary</source>
        <translation>消息用作摘要</translation>
    </message>
    <message>
        <source>Message count differs</source>
        <translation>消息数不一致</translation>
    </message>
    <message>
        <source>Message not in context</source>
        <translation>消息不在上下文中</translation>
    </message>
    <message>
        <source>Message sent twice</source>
        <translation>消息发送两次</translation>
    </message>
    <message>
        <source>Messages dropped</source>
        <translation>消息被丢弃</translation>
    </message>
    <message>
        <source>Misplaced member</source>
        <translation>成员位置错误</translation>
    </message>
    <message>
        <source>Missing artifact</source>
        <translation>缺少产物</translation>
    </message>
    <message>
        <source>Missing conversation</source>
        <translation>缺少对话</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>缺少 ID</translation>
    </message>
    <message>
        <source>Missing in schema</source>
        <translation>模式中缺失</translation>
    </message>
    <message>
        <source>Missing message</source>
        <translation>缺少消息</translation>
    </message>
    <message>
        <source>Missing parent</source>
        <translation>缺少父级</translation>
    </message>
    <message>
        <source>Missing parent message</source>
        <translation>缺少父消息</translation>
    </message>
    <message>
        <source>Missing parent node</source>
        <translation>缺少父节点</translation>
    </message>
    <message>
        <source>Missing parent session</source>
        <translation>缺少父会话</translation>
    </message>
    <message>
        <source>Missing result</source>
        <translation>缺少结果</translation>
    </message>
    <message>
        <source>Missing session</source>
        <translation>缺少会话</translation>
    </message>
    <message>
        <source>No context items</source>
        <translation>没有上下文条目</translation>
    </message>
    <message>
        <source>No conversation</source>
        <translation>没有对话</translation>
    </message>
    <message>
        <source>Node without message</source>
        <translation>节点没有消息</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>NUL in text</source>
        <translation>文本中有 NUL</translation>
    </message>
    <message>
        <source>Unusual time</source>
        <translation>时间异常</translation>
    </message>
    <message>
        <source>Old schema</source>
        <translation>旧模式</translation>
    </message>
    <message>
        <source>Originals not kept</source>
        <translation>未保留原始内容</translation>
    </message>
    <message>
        <source>Orphan result</source>
        <translation>孤立的结果</translation>
    </message>
    <message>
        <source>Orphan tool result</source>
        <translation>孤立的工具结果</translation>
    </message>
    <message>
        <source>Overlapping summaries</source>
        <translation>摘要重叠</translation>
    </message>
    <message>
        <source>Owner differs</source>
        <translation>所有者不一致</translation>
    </message>
    <message>
        <source>Parent in other session</source>
        <translation>父级在其他会话中</translation>
    </message>
    <message>
        <source>Part in other session</source>
        <translation>其他会话中的部分</translation>
    </message>
    <message>
        <source>Part type differs</source>
        <translation>部分的类型不一致</translation>
    </message>
    <message>
        <source>Partial recording</source>
        <translation>录制不完整</translation>
    </message>
    <message>
        <source>Prompt without reply</source>
        <translation>提示没有答复</translation>
    </message>
    <message>
        <source>Record count differs</source>
        <translation>记录数不一致</translation>
    </message>
    <message>
        <source>Record is not JSON</source>
        <translation>记录不是 JSON</translation>
    </message>
    <message>
        <source>Record is not an object</source>
        <translation>记录不是对象</translation>
    </message>
    <message>
        <source>Record without summary</source>
        <translation>记录没有摘要</translation>
    </message>
    <message>
        <source>Redacted signed thinking</source>
        <translation>已签名的思考被隐去</translation>
    </message>
    <message>
        <source>Redacted without payload</source>
        <translation>已隐去但没有载荷</translation>
    </message>
    <message>
        <source>Refused session</source>
        <translation>会话被拒绝</translation>
    </message>
    <message>
        <source>Repeated call id</source>
        <translation>调用 ID 重复</translation>
    </message>
    <message>
        <source>Repeated context</source>
        <translation>上下文重复</translation>
    </message>
    <message>
        <source>Repeated prompt</source>
        <translation>提示重复</translation>
    </message>
    <message>
        <source>Repeated section</source>
        <translation>小节重复</translation>
    </message>
    <message>
        <source>Repeated session</source>
        <translation>会话重复</translation>
    </message>
    <message>
        <source>Repeated tool call</source>
        <translation>工具调用重复</translation>
    </message>
    <message>
        <source>Repeated turn</source>
        <translation>轮次重复</translation>
    </message>
    <message>
        <source>Result before call</source>
        <translation>结果先于调用</translation>
    </message>
    <message>
        <source>Reused tool call</source>
        <translation>工具调用被重用</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>时间相同</translation>
    </message>
    <message>
        <source>Saved at differs</source>
        <translation>保存时间不一致</translation>
    </message>
    <message>
        <source>Second trace</source>
        <translation>第二份跟踪</translation>
    </message>
    <message>
        <source>Section not array</source>
        <translation>小节不是数组</translation>
    </message>
    <message>
        <source>Span missing message</source>
        <translation>范围缺少消息</translation>
    </message>
    <message>
        <source>Span of other session</source>
        <translation>范围属于其他会话</translation>
    </message>
    <message>
        <source>Span reversed</source>
        <translation>范围颠倒</translation>
    </message>
    <message>
        <source>Spurious boundary</source>
        <translation>多余的边界</translation>
    </message>
    <message>
        <source>Stored ephemeral</source>
        <translation>临时内容被存储</translation>
    </message>
    <message>
        <source>Summary as message</source>
        <translation>摘要用作消息</translation>
    </message>
    <message>
        <source>Summary without node</source>
        <translation>摘要没有节点</translation>
    </message>
    <message>
        <source>Summary without record</source>
        <translation>摘要没有记录</translation>
    </message>
    <message>
        <source>Superseded summary in context</source>
        <translation>被取代的摘要在上下文中</translation>
    </message>
    <message>
        <source>Time backwards</source>
        <translation>时间倒退</translation>
    </message>
    <message>
        <source>Time in future</source>
        <translation>时间在未来</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>时间以秒为单位</translation>
    </message>
    <message>
        <source>Title differs</source>
        <translation>标题不一致</translation>
    </message>
    <message>
        <source>Title replaced</source>
        <translation>标题被替换</translation>
    </message>
    <message>
        <source>Tool columns differ</source>
        <translation>工具列不一致</translation>
    </message>
    <message>
        <source>Tool name differs</source>
        <translation>工具名称不一致</translation>
    </message>
    <message>
        <source>Incomplete line</source>
        <translation>行不完整</translation>
    </message>
    <message>
        <source>Totals differ</source>
        <translation>总计不一致</translation>
    </message>
    <message>
        <source>Trace elsewhere</source>
        <translation>跟踪在别处</translation>
    </message>
    <message>
        <source>Unanswered call</source>
        <translation>未应答的调用</translation>
    </message>
    <message>
        <source>Unanswered prompts</source>
        <translation>未应答的提示</translation>
    </message>
    <message>
        <source>Unanswered tool call</source>
        <translation>未应答的工具调用</translation>
    </message>
    <message>
        <source>Uncounted summary</source>
        <translation>未计数的摘要</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>未知字段</translation>
    </message>
    <message>
        <source>Unknown in schema</source>
        <translation>模式中未知</translation>
    </message>
    <message>
        <source>End without id</source>
        <translation>末行没有 ID</translation>
    </message>
    <message>
        <source>Missing content</source>
        <translation>缺少内容</translation>
    </message>
    <message>
        <source>Missing usage</source>
        <translation>缺少用量</translation>
    </message>
    <message>
        <source>Null line</source>
        <translation>null 行</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>未知的行</translation>
    </message>
    <message>
        <source>Unknown metadata</source>
        <translation>未知元数据</translation>
    </message>
    <message>
        <source>Unknown part type</source>
        <translation>未知的部分类型</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>未知角色</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>未知小节</translation>
    </message>
    <message>
        <source>Name not listed</source>
        <translation>名称未列出</translation>
    </message>
    <message>
        <source>Missing header</source>
        <translation>缺少头部</translation>
    </message>
    <message>
        <source>Missing line end</source>
        <translation>缺少行尾</translation>
    </message>
    <message>
        <source>Missing version</source>
        <translation>缺少版本</translation>
    </message>
    <message>
        <source>Parent cycle</source>
        <translation>父级循环</translation>
    </message>
    <message>
        <source>Repeated call</source>
        <translation>调用重复</translation>
    </message>
    <message>
        <source>Unloadable elsewhere</source>
        <translation>在别处无法加载</translation>
    </message>
    <message>
        <source>Unloadable message</source>
        <translation>消息无法加载</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>文件不可读</translation>
    </message>
    <message>
        <source>Unreadable folder</source>
        <translation>文件夹不可读</translation>
    </message>
    <message>
        <source>Unreadable row</source>
        <translation>行不可读</translation>
    </message>
    <message>
        <source>Unreadable table</source>
        <translation>表不可读</translation>
    </message>
    <message>
        <source>Unused page</source>
        <translation>未使用的页</translation>
    </message>
    <message>
        <source>Value out of range</source>
        <translation>值超出范围</translation>
    </message>
    <message>
        <source>Merged branches</source>
        <translation>分支混合</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>哈希错误</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>类型错误</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 more findings of this kind are not listed.</source>
        <translation>另有 %1 个此类发现项未列出。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个说明</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, showing the first %2</source>
        <translation>%1，显示前 %2 个</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>检查已取消。</translation>
    </message>
</context>
<context>
    <name>FootprintCheck</name>
    <message>
        <source>the run did not end</source>
        <translation>运行未结束</translation>
    </message>
    <message>
        <source>%1 events were dropped</source>
        <translation>%1 个事件被丢弃</translation>
    </message>
    <message>
        <source>The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.</source>
        <translation>结果指明工具“%1”，其调用指明“%2”。按名称匹配的提供商会匹配错误。</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Providers leave it out or reject it.</source>
        <translation>此角色的消息没有 %1。提供商会略去或拒绝它。</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are not an object. The model is sent other arguments.</source>
        <translation>工具调用“%1”的参数不是对象。发送给模型的是其他参数。</translation>
    </message>
    <message>
        <source>The message looks like a summary, but has no record of the messages it replaced: the record was lost, or the text was typed or edited.</source>
        <translation>该消息看起来像摘要，但没有其所替换消息的记录：记录已丢失，或文本是手动输入或编辑的。</translation>
    </message>
    <message>
        <source>The compaction record belongs to no message. Its messages are stored but never sent.</source>
        <translation>该压缩记录不属于任何消息。其消息已存储但从不发送。</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint 无法加载该会话。%1</translation>
    </message>
    <message>
        <source>Use the value from the rest of the session.</source>
        <translation>使用会话其余部分中的值。</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint cannot load the session.</source>
        <translation>消息没有角色或文本。agentfootprint 无法加载该会话。</translation>
    </message>
    <message>
        <source>Set an empty text, or remove the message.</source>
        <translation>设置空文本，或移除消息。</translation>
    </message>
    <message>
        <source>The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the whole text.</source>
        <translation>文本在此处损坏（%1）。之前的内容均可读取，但 agentfootprint 会拒绝整个文本。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint rejects the file.</source>
        <translation>文件以字节顺序标记开头。agentfootprint 会拒绝该文件。</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>移除字节顺序标记。</translation>
    </message>
    <message>
        <source>The last line is incomplete: the program was stopped while writing, or is writing now.</source>
        <translation>最后一行不完整：程序在写入时被停止，或正在写入。</translation>
    </message>
    <message>
        <source>The record is not an event. It is lost; the others are not affected.</source>
        <translation>该记录不是事件。它已丢失；其他记录不受影响。</translation>
    </message>
    <message>
        <source>The file has this session more than once. agentfootprint reads only the last one and drops the others at its next write.</source>
        <translation>文件中多次包含此会话。agentfootprint 只读取最后一个，并在下次写入时丢弃其他的。</translation>
    </message>
    <message>
        <source>Keep the others under new ids.</source>
        <translation>以新 ID 保留其他的。</translation>
    </message>
    <message>
        <source>The tool result “%1” has no call in the message before it. Model providers reject the conversation.</source>
        <translation>工具结果“%1”在其前一条消息中没有对应的调用。模型提供商会拒绝该对话。</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>移除消息。</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers reject the conversation.</source>
        <translation>工具调用“%1”没有结果。模型提供商会拒绝该对话。</translation>
    </message>
    <message>
        <source>Add a result that says the tool did not run, or resume the session before the call.</source>
        <translation>添加说明工具未运行的结果，或在调用之前恢复会话。</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers reject the conversation.</source>
        <translation>消息有两个 ID 为“%1”的工具调用。模型提供商会拒绝该对话。</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; others reject the conversation.</source>
        <translation>更早的消息也有 ID 为“%1”的工具调用。有些提供商按运行为调用编号；其他提供商会拒绝该对话。</translation>
    </message>
    <message>
        <source>Use the name from the call.</source>
        <translation>使用调用中的名称。</translation>
    </message>
    <message>
        <source>Remove it; it is empty.</source>
        <translation>移除它；它是空的。</translation>
    </message>
    <message>
        <source>The conversation begins with a message of the role “%1”. Model providers reject it.</source>
        <translation>对话以角色“%1”的消息开头。模型提供商会拒绝它。</translation>
    </message>
    <message>
        <source>The role “%1” is unknown. agentfootprint keeps the message but never sends it.</source>
        <translation>角色“%1”未知。agentfootprint 会保留该消息，但从不发送。</translation>
    </message>
    <message>
        <source>The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a signature invalid.</source>
        <translation>消息含有不是 UTF-8 的字节。agentfootprint 会替换它们，这会使签名失效。</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, but its next turn fails or leaves it out.</source>
        <translation>%1 不是对象的列表。会话可以加载，但其下一个轮次会失败或将其略去。</translation>
    </message>
    <message>
        <source>Remove everything that is not an object.</source>
        <translation>移除所有不是对象的内容。</translation>
    </message>
    <message>
        <source>Replace the text with the object.</source>
        <translation>用对象替换该文本。</translation>
    </message>
    <message>
        <source>The answer has no text, thinking or tool call. Model providers reject empty messages.</source>
        <translation>回答没有文本、思考或工具调用。模型提供商会拒绝空消息。</translation>
    </message>
    <message>
        <source>The message was meant for one request only, but agentfootprint sends it with every request.</source>
        <translation>该消息仅用于一次请求，但 agentfootprint 会随每次请求发送它。</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was redacted. Its provider will reject the block.</source>
        <translation>已签名的思考块的文本已被隐去。其提供商会拒绝该块。</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without its encrypted content. It is sent empty.</source>
        <translation>隐藏的思考块存储时没有加密内容。它会以空内容发送。</translation>
    </message>
    <message>
        <source>Reconnect it with its record, which its first line names.</source>
        <translation>将它与其第一行所指明的记录重新关联。</translation>
    </message>
    <message>
        <source>Reconnect it with its summary, whose first line names it.</source>
        <translation>将它与第一行指明它的摘要重新关联。</translation>
    </message>
    <message>
        <source>%1 messages were summarised and not stored.</source>
        <translation>%1 条消息已被摘要且未存储。</translation>
    </message>
    <message>
        <source>Earlier messages were dropped to save space. They are no longer stored.</source>
        <translation>更早的消息为节省空间已被丢弃。它们不再存储。</translation>
    </message>
    <message>
        <source>The paused run has two copies of the conversation, and they differ. It resumes from the copy in its state.</source>
        <translation>暂停的运行有对话的两份副本，且它们不一致。它会从其状态中的副本恢复。</translation>
    </message>
    <message>
        <source>The column format differs from the envelope (%1).</source>
        <translation>列格式与信封不一致（%1）。</translation>
    </message>
    <message>
        <source>Use the value from the envelope.</source>
        <translation>使用信封中的值。</translation>
    </message>
    <message>
        <source>The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn.</source>
        <translation>该行属于“%1”，其信封属于“%2”。agentfootprint 会拒绝保存下一个轮次。</translation>
    </message>
    <message>
        <source>The column saved_at differs from the envelope (%1). Lists sort the session wrongly.</source>
        <translation>列 saved_at 与信封不一致（%1）。列表会将会话排错顺序。</translation>
    </message>
    <message>
        <source>The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists show it wrongly.</source>
        <translation>列 message_count 为 %1 而不是 %2：最后一个轮次由旧版本写入。只有列表会显示错误。</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>重新计算消息数。</translation>
    </message>
    <message>
        <source>The event is dated before the previous event.</source>
        <translation>该事件的日期早于前一个事件。</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>录制不完整：%1。</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not continue the previous hash. A record was removed, added or moved.</source>
        <translation>审计包的链首先在此处断裂：该记录未延续前一个哈希。有记录被移除、添加或移动。</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not match its hash. It was changed after it was written.</source>
        <translation>审计包的链首先在此处断裂：该记录与其哈希不符。它在写入后被更改。</translation>
    </message>
    <message>
        <source>The audit bundle should have %1 records and has %2.</source>
        <translation>审计包应有 %1 条记录，实有 %2 条。</translation>
    </message>
    <message>
        <source>%1 row %2, byte %3</source>
        <translation>%1 第 %2 行，第 %3 字节</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 第 %2 行</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete the session.</source>
        <translation>此会话的文本在第 %1 字节处损坏，因此 agentfootprint 无法加载它。您只能删除该会话。</translation>
    </message>
    <message>
        <source>This session has no conversation that agentfootprint can load. You can only delete the session.</source>
        <translation>此会话没有 agentfootprint 能够加载的对话。您只能删除该会话。</translation>
    </message>
    <message>
        <source>This message is only in the state of a paused run. Choose a message of the conversation instead.</source>
        <translation>此消息仅存在于暂停运行的状态中。请改为选择对话中的消息。</translation>
    </message>
    <message>
        <source>Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place before it.</source>
        <translation>消息 %1 有一个没有结果的工具调用，因此对话不能在此结束。请选择它之前的位置。</translation>
    </message>
    <message>
        <source>Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message %2.</source>
        <translation>消息 %1 有一个工具调用，其结果在后面。请选择消息 %1 之前或消息 %2 之后的位置。</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it before the waiting call.</source>
        <translation>此运行已暂停，且其对话的两份副本不一致，因此无法更改。请在等待的调用之前分叉它。</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles, so the title “%1” is ignored.</source>
        <translation>agentfootprint 不存储标题，因此忽略标题“%1”。</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.</source>
        <translation>分叉保留对话 ID“%1”：它与原会话共享长期记忆和产物。</translation>
    </message>
    <message>
        <source>The fork is a finished conversation that ends before the waiting call.</source>
        <translation>分叉是已结束的对话，在等待的调用之前结束。</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>不会剩下任何内容。请改为删除会话。</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint cannot store them, so only Stemma&apos;s undo data keeps them</source>
        <translation>%1–%2；agentfootprint 无法存储它们，因此只有 Stemma 的撤销数据保留它们</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: the conversation becomes a finished one.</source>
        <translation>运行不再等待回答：对话成为已结束的对话。</translation>
    </message>
    <message>
        <source>Model providers reject messages without text. Remove the message instead.</source>
        <translation>模型提供商会拒绝没有文本的消息。请改为移除该消息。</translation>
    </message>
    <message>
        <source>A summary must begin with “[compacted history”. Keep this beginning, or remove the message.</source>
        <translation>摘要必须以“[compacted history”开头。请保留此开头，或移除该消息。</translation>
    </message>
    <message>
        <source>keeps the summary connected with its messages</source>
        <translation>保持摘要与其消息的关联</translation>
    </message>
    <message>
        <source>agentfootprint has no role “%1” for new messages. Choose user or assistant.</source>
        <translation>agentfootprint 没有用于新消息的角色“%1”。请选择 user 或 assistant。</translation>
    </message>
    <message>
        <source>The summary of this record is missing, so its place is not known.</source>
        <translation>此记录的摘要缺失，因此其位置未知。</translation>
    </message>
    <message>
        <source>This summary was itself summarised. Dissolve the summary that replaced it first.</source>
        <translation>此摘要自身又被摘要。请先拆解取代它的摘要。</translation>
    </message>
    <message>
        <source>agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved.</source>
        <translation>agentfootprint 没有存储此摘要所替换的消息，因此无法拆解它。</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>拆解“%1”的摘要</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the session again when it ends.</source>
        <translation>智能体正在运行的轮次在结束时会重新写入会话。</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be working in it.</source>
        <translation>会话在几分钟前保存过，因此可能有智能体正在其中工作。</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the whole session when it ends and would overwrite this change. Forks are never overwritten.</source>
        <translation>智能体正在运行的轮次在结束时会写入整个会话，并会覆盖此更改。分叉永远不会被覆盖。</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes, which any change would break.</source>
        <translation>审计包是哈希链，任何更改都会破坏它。</translation>
    </message>
    <message>
        <source>This is a recording, which no agent resumes. Change the session store of the agent instead.</source>
        <translation>这是录制记录，没有智能体会恢复它。请改为更改智能体的会话存储。</translation>
    </message>
    <message>
        <source>A bug report is a packed copy. Change the session store of the agent instead.</source>
        <translation>错误报告是打包的副本。请改为更改智能体的会话存储。</translation>
    </message>
    <message>
        <source>No agent reads such a file. Change the session store of the agent instead.</source>
        <translation>没有智能体读取此类文件。请改为更改智能体的会话存储。</translation>
    </message>
    <message>
        <source>Artifacts are named by their content, so they cannot be changed.</source>
        <translation>产物按其内容命名，因此无法更改。</translation>
    </message>
    <message>
        <source>Memories are indexed by their content, so they cannot be changed.</source>
        <translation>记忆按其内容索引，因此无法更改。</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles; sessions are shown by their first prompt.</source>
        <translation>agentfootprint 不存储标题；会话以其第一个提示显示。</translation>
    </message>
    <message>
        <source>agentfootprint cannot mark outputs as pruned.</source>
        <translation>agentfootprint 无法将输出标记为已修剪。</translation>
    </message>
    <message>
        <source>agentfootprint stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>agentfootprint 不存储检查点；Stemma 将它们保存在自己的数据中。</translation>
    </message>
    <message>
        <source>agentfootprint does not store a project folder.</source>
        <translation>agentfootprint 不存储项目文件夹。</translation>
    </message>
    <message>
        <source>Only agentfootprint itself compacts its sessions, while the agent runs.</source>
        <translation>只有 agentfootprint 自身会在智能体运行时压缩其会话。</translation>
    </message>
    <message>
        <source>The file is the conversation. Delete the file in your file manager.</source>
        <translation>该文件就是对话。请在文件管理器中删除该文件。</translation>
    </message>
    <message>
        <source>This message was summarised and is no longer sent. Choose its summary instead.</source>
        <translation>此消息已被摘要，不再发送。请改为选择其摘要。</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>此思考已签名，因此无法编辑。请移除它，或在它之前分叉会话。</translation>
    </message>
    <message>
        <source>the last prompt</source>
        <translation>最后一个提示</translation>
    </message>
    <message>
        <source>the record of the replaced messages</source>
        <translation>被替换消息的记录</translation>
    </message>
    <message>
        <source>the messages of the removed summaries</source>
        <translation>已移除摘要的消息</translation>
    </message>
    <message>
        <source>Removing a summary also removes its stored messages.</source>
        <translation>移除摘要也会移除其存储的消息。</translation>
    </message>
    <message>
        <source>where the last run failed</source>
        <translation>上次运行失败之处</translation>
    </message>
    <message>
        <source>the run no longer waits</source>
        <translation>运行不再等待</translation>
    </message>
    <message>
        <source>agentfootprint can load the session.</source>
        <translation>agentfootprint 可以加载该会话。</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>agentfootprint 无法加载该会话。%1</translation>
    </message>
    <message>
        <source>agentfootprint still cannot load the session. %1</source>
        <translation>agentfootprint 仍然无法加载该会话。%1</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>对话不以回答开头。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>%n 个工具调用或结果没有对应项，提供商会拒绝它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>提示与回答交替出现。</translation>
    </message>
    <message>
        <source>Two prompts or two answers would follow each other, which some providers reject.</source>
        <translation>两个提示或两个回答会相继出现，有些提供商会拒绝。</translation>
    </message>
    <message>
        <source>The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is sent along with the next prompt. Choose the place before it to send it again.</source>
        <translation>对话以提示结尾，该提示只能由 resumeOnError 应答；否则它会与下一个提示一起发送。选择它之前的位置可重新发送它。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>更改之后的 %n 条消息有与之前消息绑定的思考，最先是消息 %1。智能体会在请求中略去它。要保留它，请在更改之前分叉会话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>更改之后的 %n 条消息有已签名的思考，最先是消息 %1。由于之前的消息已更改，提供商可能会拒绝它。要保留它，请在更改之前分叉会话；否则请移除它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1 has the waiting call of the paused run. Fork or resume the session before it.</source>
        <translation>消息 %1 有暂停运行的等待调用。请在它之前分叉或恢复会话。</translation>
    </message>
    <message>
        <source>The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.</source>
        <translation>此文件的文本在第 %1 字节处损坏，因此无法更改。请先检查存储。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that first.</source>
        <translation>文件以字节顺序标记开头，agentfootprint 会拒绝它。请先检查存储并修复该问题。</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>agentfootprint 似乎正在写入此存储（有新文件 %1）。请待其完成后重试。</translation>
    </message>
    <message>
        <source>Another program has created a session “%1” since. Nothing was changed; plan it again.</source>
        <translation>此后另一个程序创建了会话“%1”。未更改任何内容；请重新规划。</translation>
    </message>
    <message>
        <source>The file has only one conversation, so the fork becomes a new file: %1. Open it there.</source>
        <translation>该文件只有一个对话，因此分叉成为新文件：%1。请在那里打开它。</translation>
    </message>
    <message>
        <source>a new id</source>
        <translation>新 ID</translation>
    </message>
    <message>
        <source>The fork of a paused run has no records of its summaries, so they stay as they are.</source>
        <translation>暂停运行的分叉没有其摘要的记录，因此摘要保持不变。</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>It has content that would be lost.</source>
        <translation>它含有会丢失的内容。</translation>
    </message>
    <message>
        <source>The run is paused, and the two copies of its conversation differ.</source>
        <translation>运行已暂停，且其对话的两份副本不一致。</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>Remove the byte order mark first.</source>
        <translation>请先移除字节顺序标记。</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>保留 %n 个思考块：它们属于分叉结束所在的轮次，提供商要求它们随其工具调用的结果一起发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>保留 %n 个思考块，因为没有它们就无法发送其消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is sent no summary there, so nothing can be added to one.</source>
        <translation>那里不会向智能体发送摘要，因此无法向摘要中添加内容。</translation>
    </message>
    <message>
        <source>in the copy, with constraints that it had lost</source>
        <translation>在副本中，补上它丢失的约束</translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message>
        <source>The fork would be a file of its own. Fork the session first, then change the fork.</source>
        <translation>分叉会成为单独的文件。请先分叉会话，然后更改分叉。</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1，以及另外 %n 项更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 token</source>
        <translation>%1 个 token</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
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
        <translation>1 字节</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln 字节</numerusform>
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
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>1 分钟前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>%Ln 分钟前</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>1 小时前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>%Ln 小时前</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>%Ln 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>上周</translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>%Ln 周前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 个思考块。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>%Ln 个思考块将成为回答的文本，不带签名。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 个被提供商隐去的思考块。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>%Ln 个工具调用将连同其结果成为文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>%Ln 个没有结果的工具调用将成为文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>%Ln 个没有调用的工具结果将成为文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 个图像。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>%Ln 个大文件将成为文本：路径和摘要。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>将略去 %Ln 项已记录的文件更改；工具调用会保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>将略去 %Ln 个摘要，因为它们所替换的消息会被移交。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>将略去智能体的 %Ln 条系统消息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>将略去智能体添加到提示中的 %Ln 个文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 条已丢弃的消息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 条侧链消息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>将略去第一个提示之前的 %Ln 个回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>%Ln 段文本中的半个字符（孤立代理项）将被替换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>%Ln 个失败的工具调用将不再标记为失败；输出会保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 条不可读的消息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>将略去 %Ln 条其他记录（如事件）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The store has no table “%1”.</source>
        <translation>存储没有表“%1”。</translation>
    </message>
    <message>
        <source>Sessions cannot be handed over to “%1”.</source>
        <translation>无法将会话移交给“%1”。</translation>
    </message>
    <message>
        <source>%1 is not a store of %2. Choose a store that %2 has written to.</source>
        <translation>%1 不是 %2 的存储。请选择 %2 写入过的存储。</translation>
    </message>
    <message>
        <source>%1 keeps sessions by project, and this session does not tell its folder. Choose the project folder.</source>
        <translation>%1 按项目保存会话，而此会话未指明其文件夹。请选择项目文件夹。</translation>
    </message>
    <message>
        <source>Hand “%1” over to %2</source>
        <translation>将“%1”移交给 %2</translation>
    </message>
    <message>
        <source>Token counts and costs are not handed over. %1 may not have the tools that were called before.</source>
        <translation>token 数和费用不会移交。%1 可能没有之前调用过的工具。</translation>
    </message>
    <message>
        <source>No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.</source>
        <translation>%1 的会话均未指明要使用的模型，因此恢复此会话时请指定一个：--model PROVIDER/MODEL。</translation>
    </message>
    <message>
        <source>The session has no prompt, so there is nothing to hand over.</source>
        <translation>会话没有提示，因此没有可移交的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>%Ln 个子智能体会话未包含。每个都可以单独移交。</numerusform>
        </translation>
    </message>
    <message>
        <source>Token counts and costs are left out.</source>
        <translation>token 数和费用未包含。</translation>
    </message>
    <message>
        <source>Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this store. Export the session, or hand it over to another agent.</source>
        <translation>%1 的会话无法重新写入，因此无法在此存储中制作脱敏副本。请导出会话，或将其移交给其他智能体。</translation>
    </message>
    <message>
        <source>Nothing is left that looks as if it should be redacted.</source>
        <translation>已没有看起来应当脱敏的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>仍有 %Ln 个值看起来应当脱敏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>“%1”的脱敏副本</translation>
    </message>
    <message>
        <source>The project folder is redacted, too: the new session is in “%1”.</source>
        <translation>项目文件夹也已脱敏：新会话位于“%1”。</translation>
    </message>
</context>
<context>
    <name>IndexAdvice</name>
    <message>
        <source>No index for %1 (%2): deleting from %3 reads the whole table.</source>
        <translation>%1（%2）没有索引：从 %3 中删除会读取整个表。</translation>
    </message>
    <message>
        <source>The index %1 is not needed: %2 begins with the same columns.</source>
        <translation>不需要索引 %1：%2 以相同的列开头。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>另一个助手</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>工具调用</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>File reference</source>
        <translation>文件引用</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Step start</source>
        <translation>步骤开始</translation>
    </message>
    <message>
        <source>Step finish</source>
        <translation>步骤结束</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>未签名</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>已签名</translation>
    </message>
    <message>
        <source>Redacted by the provider</source>
        <translation>被提供商隐去</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>Left empty by the provider</source>
        <translation>被提供商留空</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Call id</source>
        <translation>调用 ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Renamed from</source>
        <translation>原名称</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>%1 added, %2 removed</source>
        <translation>添加 %1，移除 %2</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>for the whole text</source>
        <translation>针对整个文本</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Content id</source>
        <translation>内容 ID</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>涵盖</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>结束原因</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Stored type</source>
        <translation>存储的类型</translation>
    </message>
    <message>
        <source>Stored unchanged</source>
        <translation>按原样存储</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>按存储原样</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父级</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>在上下文中</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>已被摘要替换</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>工具输出已修剪</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>侧链</translation>
    </message>
    <message>
        <source>Ephemeral: sent once</source>
        <translation>临时：仅发送一次</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Partly unreadable</source>
        <translation>部分不可读</translation>
    </message>
    <message>
        <source>Is a summary</source>
        <translation>是摘要</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>%1, not text</source>
        <translation>%1，非文本</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>First prompt</source>
        <translation>第一个提示</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Forked from</source>
        <translation>分叉自</translation>
    </message>
    <message>
        <source>At message</source>
        <translation>所在消息</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Marked as deleted</source>
        <translation>标记为已删除</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Usage, estimated</source>
        <translation>用量（估算）</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>用量（报告值）</translation>
    </message>
    <message>
        <source>Stored with the session</source>
        <translation>随会话存储</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Cannot be repaired</source>
        <translation>无法修复</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Stored with the part</source>
        <translation>随部分存储</translation>
    </message>
    <message>
        <source>Stored with the message</source>
        <translation>随消息存储</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>报告值</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>输入 %1，输出 %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>%1 后出现首个 token</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>未存储任何内容</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>调用</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n 次尝试</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>And</source>
        <translation>以及</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>第一个提示之前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>recorded by the store</source>
        <translation>由存储记录</translation>
    </message>
    <message>
        <source>Call latency</source>
        <translation>调用延迟</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Tokens of the turn</source>
        <translation>轮次的 token</translation>
    </message>
    <message>
        <source>in the largest call</source>
        <translation>最大的调用中</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>估算：%1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>模型调用</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>整个会话</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 个失败</numerusform>
        </translation>
    </message>
    <message>
        <source>With differences</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>轮次</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete records before this place are shown.</source>
        <translation>该文件不是完整的 JSON 文档（%1）。jazzmine 无法打开该存储；显示此处之前的完整记录。</translation>
    </message>
    <message>
        <source>End the file after its last complete record.</source>
        <translation>让文件在最后一条完整记录之后结束。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine cannot open the store.</source>
        <translation>文件以字节顺序标记开头。jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>移除字节顺序标记。</translation>
    </message>
    <message>
        <source>The document is not a JSON object. jazzmine cannot open the store.</source>
        <translation>文档不是 JSON 对象。jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>“%1” is not an array. jazzmine cannot open the store.</source>
        <translation>“%1”不是数组。jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>“%1” is in the file more than once. jazzmine reads only the last one and drops the others at its next write.</source>
        <translation>“%1”在文件中出现多次。jazzmine 只读取最后一个，并在下次写入时丢弃其他的。</translation>
    </message>
    <message>
        <source>“%1” is unknown. jazzmine drops it at its next write.</source>
        <translation>“%1”未知。jazzmine 会在下次写入时丢弃它。</translation>
    </message>
    <message>
        <source>The file “%1” was left next to the store by an unfinished write.</source>
        <translation>文件“%1”由未完成的写入遗留在存储旁边。</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>文件的最后一行被截断。其记录不显示。</translation>
    </message>
    <message>
        <source>The line is not a record of a jazzmine store (%1). It is not shown.</source>
        <translation>该行不是 jazzmine 存储的记录（%1）。不显示它。</translation>
    </message>
    <message>
        <source>The dump or export cannot be read here (%1). Later records may be missing.</source>
        <translation>转储或导出在此处无法读取（%1）。之后的记录可能缺失。</translation>
    </message>
    <message>
        <source>The record is not valid JSON (%1). jazzmine cannot open the store.</source>
        <translation>该记录不是有效的 JSON（%1）。jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>移除该记录。</translation>
    </message>
    <message>
        <source>The record is not a JSON object. jazzmine cannot open the store.</source>
        <translation>该记录不是 JSON 对象。jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as UTF-8.</source>
        <translation>该记录含有不是 UTF-8 的字节。在以 UTF-8 读取文本的地方，jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine cannot open the store.</source>
        <translation>该记录没有“%1”。jazzmine 无法打开该存储。</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>为该记录分配新 ID。</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail.</source>
        <translation>jazzmine 拒绝字段“%1”（%2）。该对话无法加载，包含它的列表可能会失败。</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>存储有效的值。</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>jazzmine 拒绝字段“%1”（%2）。此对话的消息无法加载。</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>jazzmine 拒绝字段“%1”（%2）。此对话的跟踪无法列出。</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine cannot load the messages of any conversation.</source>
        <translation>该消息未指明对话。jazzmine 无法加载任何对话的消息。</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine cannot list the traces of any conversation.</source>
        <translation>该轮次跟踪未指明对话。jazzmine 无法列出任何对话的跟踪。</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>移除该跟踪。</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>“%1”超出 64 位。jazzmine 可从 JSON 文件读取它；其数据库无法存放它。</translation>
    </message>
    <message>
        <source>The field “%1” is unknown. jazzmine drops it when it writes this record.</source>
        <translation>字段“%1”未知。jazzmine 在写入此记录时会丢弃它。</translation>
    </message>
    <message>
        <source>A later conversation has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>之后的一个对话有相同的 ID。jazzmine 只读取那一个，并在下次写入时丢弃这一个。</translation>
    </message>
    <message>
        <source>Remove this record if both are equal, otherwise give it a new id.</source>
        <translation>若两者相同则移除此记录，否则为其分配新 ID。</translation>
    </message>
    <message>
        <source>A later message has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>之后的一条消息有相同的 ID。jazzmine 只读取那一条，并在下次写入时丢弃这一条。</translation>
    </message>
    <message>
        <source>A later turn trace has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>之后的一个轮次跟踪有相同的 ID。jazzmine 只读取那一个，并在下次写入时丢弃这一个。</translation>
    </message>
    <message>
        <source>The conversation %1 has no record. Its messages load; the agent creates the record again, with the next message as its title.</source>
        <translation>对话 %1 没有记录。其消息可以加载；智能体会重新创建该记录，并以下一条消息作为其标题。</translation>
    </message>
    <message>
        <source>Create the record from the messages.</source>
        <translation>根据消息创建该记录。</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>该轮次跟踪属于缺失的消息 %1。</translation>
    </message>
    <message>
        <source>A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this one when the message is deleted.</source>
        <translation>之后的一个轮次跟踪属于同一条消息。jazzmine 只会找到那一个，并在删除消息时保留这一个。</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, but its message is in the conversation %2.</source>
        <translation>该轮次跟踪指明对话 %1，但其消息在对话 %2 中。</translation>
    </message>
    <message>
        <source>“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged.</source>
        <translation>“%1”看起来以秒而不是毫秒为单位。jazzmine 按其原值排序。</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will be sorted before this one.</source>
        <translation>时间 %1 在未来。新消息会排在这一条之前。</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>该轮次在开始之前就已结束。</translation>
    </message>
    <message>
        <source>The message has the same time as the previous one. A database may return them in either order.</source>
        <translation>该消息与前一条的时间相同。数据库可能以任意顺序返回它们。</translation>
    </message>
    <message>
        <source>“%1” has a NUL character, which jazzmine&apos;s PostgreSQL store rejects.</source>
        <translation>“%1”含有 NUL 字符，jazzmine 的 PostgreSQL 存储会拒绝它。</translation>
    </message>
    <message>
        <source>“%1” has half a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>“%1”含有半个字符（孤立代理项）。许多程序会因此失败或更改它。</translation>
    </message>
    <message>
        <source>The message got no reply: it was rejected, failed or timed out.</source>
        <translation>该消息没有得到答复：它被拒绝、失败或超时。</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>轮次编号 %1 在此对话中再次出现：智能体曾重新启动。jazzmine 会将两次运行的轮次混合列出。</translation>
    </message>
    <message>
        <source>The agent made a new title in the first turn after a restart. The previous title is not stored.</source>
        <translation>智能体在重新启动后的第一个轮次中生成了新标题。之前的标题未存储。</translation>
    </message>
    <message>
        <source>A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low.</source>
        <translation>模型改写了提示，但并非所有调用都有记录（%1 个中的 %2 个），因此总计偏低。</translation>
    </message>
    <message>
        <source>The message is flagged but was summarised: its text is in the agent&apos;s memory.</source>
        <translation>该消息已标记但已被摘要：其文本在智能体的记忆中。</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum of the calls and script attempts (%2).</source>
        <translation>存储的总计（%1）与调用和脚本尝试之和（%2）不一致。</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>存储各项之和。</translation>
    </message>
    <message>
        <source>The stored totals (%1) cannot be verified: the trace does not have the calls.</source>
        <translation>无法核实存储的总计（%1）：跟踪中没有这些调用。</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>Tool calls are part of the turn trace, a record that cannot be changed.</source>
        <translation>工具调用是轮次跟踪的一部分，而该记录无法更改。</translation>
    </message>
    <message>
        <source>This conversation has no record, so it has no title.</source>
        <translation>此对话没有记录，因此没有标题。</translation>
    </message>
    <message>
        <source>The agent has already summarised some of these messages. Its memory is outside the store and still has them.</source>
        <translation>智能体已对其中一些消息做了摘要。其记忆在存储之外，仍保留着它们。</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store and repair that first.</source>
        <translation>此对话的记录已损坏。请先检查存储并修复该问题。</translation>
    </message>
    <message>
        <source>When the agent is restarted, it gives the conversation a new title after the first reply.</source>
        <translation>智能体重新启动后，会在第一个答复之后为对话生成新标题。</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>只有文本可以编辑。</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>消息 %1，enhanced_message</translation>
    </message>
    <message>
        <source>emptied; otherwise the model would still see the old text</source>
        <translation>已清空；否则模型仍会看到旧文本</translation>
    </message>
    <message>
        <source>The turn trace is unchanged and no longer matches the reply.</source>
        <translation>轮次跟踪未更改，不再与答复相符。</translation>
    </message>
    <message>
        <source>The time of message %1 is unreadable, so nothing can be inserted next to it.</source>
        <translation>消息 %1 的时间不可读，因此无法在其旁边插入内容。</translation>
    </message>
    <message>
        <source>Messages %1 and %2 have no time between them, and a database sorts only by time.</source>
        <translation>消息 %1 和 %2 之间没有时间间隔，而数据库只按时间排序。</translation>
    </message>
    <message>
        <source>jazzmine has no role “%1”. Choose %2.</source>
        <translation>jazzmine 没有角色“%1”。请选择 %2。</translation>
    </message>
    <message>
        <source>jazzmine does not send tool outputs to the model, so there is nothing to prune.</source>
        <translation>jazzmine 不会将工具输出发送给模型，因此没有可修剪的内容。</translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>jazzmine 不存储检查点；Stemma 将它们保存在自己的数据中。</translation>
    </message>
    <message>
        <source>jazzmine does not store a project folder.</source>
        <translation>jazzmine 不存储项目文件夹。</translation>
    </message>
    <message>
        <source>jazzmine stores its summaries outside the store.</source>
        <translation>jazzmine 将其摘要存储在该存储之外。</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>jazzmine 可以加载该对话的每条消息。</translation>
    </message>
    <message>
        <source>keeps the discarded end</source>
        <translation>保留丢弃的末尾</translation>
    </message>
    <message>
        <source>%1–%2, to the discarded end</source>
        <translation>%1–%2，移至丢弃的末尾</translation>
    </message>
    <message>
        <source>their turn traces</source>
        <translation>其轮次跟踪</translation>
    </message>
    <message>
        <source>jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which the agent&apos;s host may list.</source>
        <translation>jazzmine 没有丢弃的末尾，因此丢弃的末尾成为单独的对话，智能体的宿主可能会列出它。</translation>
    </message>
    <message>
        <source>Only reasoning steps can be removed from a message.</source>
        <translation>只有推理步骤可以从消息中移除。</translation>
    </message>
    <message>
        <source>jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot be changed. Check the store and repair that first.</source>
        <translation>jazzmine 打开此存储时必然丢失记录（%1，在第 %2 字节处），因此无法更改。请先检查存储并修复该问题。</translation>
    </message>
    <message>
        <source>A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.</source>
        <translation>此存储的一部分无法修复（%1，在第 %2 字节处），因此无论如何 jazzmine 都无法打开它。</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>jazzmine 似乎正在写入此存储（有新文件 %1）。请待其完成后重试。</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>The file has no complete record to keep.</source>
        <translation>文件没有可保留的完整记录。</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>文档的结尾</translation>
    </message>
    <message>
        <source>No complete record follows the damaged place.</source>
        <translation>损坏位置之后没有完整的记录。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>损坏位置之后的 %n 条记录会随之移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the agent first: it keeps the whole store in memory and would overwrite this change with its next message.</source>
        <translation>请先停止智能体：它将整个存储保存在内存中，并会在下一条消息时覆盖此更改。</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>jazzmine 仍然无法加载该对话：它拒绝 %n 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along with the next prompt.</source>
        <translation>对话以没有答复的提示结尾。jazzmine 会将它与下一个提示一起发送给增强器。</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>没有消息的时间在未来。</translation>
    </message>
    <message>
        <source>A message has a time in the future, so the agent&apos;s next messages are sorted before it.</source>
        <translation>有消息的时间在未来，因此智能体的后续消息会排在它之前。</translation>
    </message>
    <message>
        <source>A database cannot store this text: it has a NUL character or half a character.</source>
        <translation>数据库无法存储此文本：它含有 NUL 字符或半个字符。</translation>
    </message>
    <message>
        <source>%1 was not changed: messages were added or removed since the change was planned. Plan it again.</source>
        <translation>未更改 %1：规划更改之后添加或移除了消息。请重新规划。</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation may overwrite this change; a running agent still uses the conversation it has in memory.</source>
        <translation>正在此对话中回答的智能体可能会覆盖此更改；运行中的智能体仍会使用其内存中的对话。</translation>
    </message>
    <message>
        <source>copies of their turn traces</source>
        <translation>其轮次跟踪的副本</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>已略去 %n 条记录，因为有它们时 jazzmine 无法加载分叉。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>智能体会在下一条消息时重新对副本做摘要：约 %n 个模型调用，并且每条消息都会写入整个存储。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>智能体会在下一条消息时重新对副本做摘要：约 %n 个模型调用。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 在规划期间发生了变化。请重新规划更改。</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>The database has no jazzmine table %1 in this schema.</source>
        <translation>数据库在此模式中没有 jazzmine 表 %1。</translation>
    </message>
    <message>
        <source>A database with the jazzmine tables conversations, messages and turn_traces.</source>
        <translation>含有 jazzmine 表 conversations、messages 和 turn_traces 的数据库。</translation>
    </message>
    <message>
        <source>A SQLite file. jazzmine has no SQLite stores.</source>
        <translation>SQLite 文件。jazzmine 没有 SQLite 存储。</translation>
    </message>
    <message>
        <source>A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>转储是没有智能体读取的数据库副本，因此 Stemma 将其保持为只读。</translation>
    </message>
    <message>
        <source>An export is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>导出是没有智能体读取的数据库副本，因此 Stemma 将其保持为只读。</translation>
    </message>
    <message>
        <source>The folder has no exported collections of a jazzmine database.</source>
        <translation>该文件夹没有从 jazzmine 数据库导出的集合。</translation>
    </message>
    <message>
        <source>Neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>既不是 jazzmine 的 JSON 存储，也不是其数据库的转储或导出。</translation>
    </message>
    <message>
        <source>It has records of jazzmine in the container “%1”.</source>
        <translation>它在容器“%1”中有 jazzmine 的记录。</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>%1 在规划期间发生了变化。请重新规划更改。</translation>
    </message>
    <message>
        <source>The server of %1 is read-only. Connect to the primary server.</source>
        <translation>%1 的服务器是只读的。请连接到主服务器。</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>%1 的表是视图，无法安全地更改。</translation>
    </message>
    <message>
        <source>You lack a right on the server: %1. Ask for it, or connect as another user.</source>
        <translation>您在服务器上缺少一项权限：%1。请申请该权限，或以其他用户身份连接。</translation>
    </message>
    <message>
        <source>You may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>您只能读取 %1。请申请更改权限，或以其他用户身份连接。</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>无需修复</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>修复 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a row of %1.</source>
        <translation>这不是 %1 的行。</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>行 %1 已不在 %2 中。请重新打开会话。</translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies first, and %1 is too large for that. Make this change on its own, or for one conversation at a time.</source>
        <translation>更改所有对话之前会先在副本上试运行，而 %1 太大，无法这样做。请单独进行此更改，或一次针对一个对话进行。</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is not valid JSON (%1 at its byte %2).</source>
        <translation>该记录不是有效的 JSON（%1，在其第 %2 字节处）。</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>该记录不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The content is not a string.</source>
        <translation>内容不是字符串。</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for this value.</source>
        <translation>jazzmine 没有针对此值的规则。</translation>
    </message>
    <message>
        <source>Repair the file as a whole first.</source>
        <translation>请先修复整个文件。</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 has changed. Open the file again.</source>
        <translation>%2 第 %1 字节处的行已发生变化。请重新打开文件。</translation>
    </message>
    <message>
        <source>%1 is not a file of this store. Open the session again.</source>
        <translation>%1 不是此存储的文件。请重新打开会话。</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>消息的此部分已不在 %1 中。请重新打开会话。</translation>
    </message>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 没有对话 %2。请检查 ID，或列出存储的会话。</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id.</source>
        <translation>对话 %1 没有消息 %2。请检查 ID。</translation>
    </message>
    <message>
        <source>It is flagged, and flagged messages are not sent to the enhancer.</source>
        <translation>它已标记，而已标记的消息不会发送给增强器。</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>无法写入含有撤销数据的日志 %1，因此未更改任何内容。请释放一些空间，或检查其权限。</translation>
    </message>
    <message>
        <source>The journal has no change “%1”; “stemma history” lists them.</source>
        <translation>日志中没有更改“%1”；“stemma history”会列出各项更改。</translation>
    </message>
    <message>
        <source>The change “%1” was not undone.</source>
        <translation>更改“%1”未被撤销。</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>无法撤销更改“%1”：其在日志 %2 中的记录已损坏。</translation>
    </message>
    <message>
        <source>The undo data of this change is too large for the journal %1. Nothing was changed.</source>
        <translation>此更改的撤销数据太大，日志 %1 容纳不下。未更改任何内容。</translation>
    </message>
    <message>
        <source>The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.</source>
        <translation>无法读取包含撤销数据的日志 %1。请检查其权限和磁盘，然后重试。</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no running keychain.</source>
        <translation>此桌面没有运行中的密钥环。</translation>
    </message>
    <message>
        <source>The keychain did not store the password: %1</source>
        <translation>密钥环未存储密码：%1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>At the left of each message, and in the overview</source>
        <translation>在每条消息的左侧，以及概览中</translation>
    </message>
    <message>
        <source>The model is sent it with the next prompt.</source>
        <translation>它会随下一个提示发送给模型。</translation>
    </message>
    <message>
        <source>The model is sent a summary in its place.</source>
        <translation>发送给模型的是代替它的摘要。</translation>
    </message>
    <message>
        <source>The session was resumed before it; it is kept, and the model is not sent it.</source>
        <translation>会话曾在它之前恢复；它会保留，但不发送给模型。</translation>
    </message>
    <message>
        <source>It was sent once and is not part of the conversation.</source>
        <translation>它只发送过一次，不属于对话。</translation>
    </message>
    <message>
        <source>It belongs to a sub-agent or to a branch beside the main one.</source>
        <translation>它属于子智能体，或属于主分支之外的分支。</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>A summary took the place of the messages above it.</source>
        <translation>摘要取代了其上方的消息。</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>The session goes on from here in more than one way.</source>
        <translation>会话从此处起有多个走向。</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>The check found something about it, or the store marks it.</source>
        <translation>检查发现了与它有关的问题，或存储对它做了标记。</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>工具调用</translation>
    </message>
    <message>
        <source>The tool gave back a result.</source>
        <translation>工具返回了结果。</translation>
    </message>
    <message>
        <source>The tool gave back an error.</source>
        <translation>工具返回了错误。</translation>
    </message>
    <message>
        <source>No result is stored yet.</source>
        <translation>尚未存储结果。</translation>
    </message>
    <message>
        <source>No result is stored, and none will come.</source>
        <translation>没有存储结果，也不会再有。</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>The model is no longer sent the output. It is still stored.</source>
        <translation>输出不再发送给模型。它仍被存储。</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Figures at the right</source>
        <translation>右侧的数值</translation>
    </message>
    <message>
        <source>tokens, estimated</source>
        <translation>token，估算</translation>
    </message>
    <message>
        <source>Counted by Stemma. Figures without ≈ are those that the provider reported.</source>
        <translation>由 Stemma 计数。没有 ≈ 的数值是提供商报告的。</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>The time since the message before.</source>
        <translation>自前一条消息以来的时间。</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>A place with a name, to come back to.</source>
        <translation>一个有名称的位置，可供返回。</translation>
    </message>
    <message>
        <source>Hidden characters in code, commands, paths and titles</source>
        <translation>代码、命令、路径和标题中的隐藏字符</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>A mark that changes the direction in which text is shown, or ends such a change.</source>
        <translation>更改文本显示方向或结束此类更改的标记。</translation>
    </message>
    <message>
        <source>no width</source>
        <translation>零宽</translation>
    </message>
    <message>
        <source>A character that takes no room. A letter behind it was hidden as a tag.</source>
        <translation>不占空间的字符。其后的字母作为标签字符被隐藏。</translation>
    </message>
    <message>
        <source>Time axis (View &gt; Time axis)</source>
        <translation>时间轴（视图 &gt; 时间轴）</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>The time from one message to the next, which the agent wrote or a tool gave back.</source>
        <translation>从一条消息到下一条消息的时间，后者由智能体写入或由工具返回。</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>The time between calls and their results.</source>
        <translation>调用与其结果之间的时间。</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>等待您</translation>
    </message>
    <message>
        <source>The time until the next prompt. Long waits are drawn shorter.</source>
        <translation>到下一个提示为止的时间。较长的等待会缩短绘制。</translation>
    </message>
</context>
<context>
    <name>LineRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>第 %1 字节处的行</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level %1 selective</source>
        <translation>%1 级：选择性</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>%1 级：激进</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>%1 级：确定性</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>已浓缩</translation>
    </message>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>前 %n 条消息与那里相同</numerusform>
        </translation>
    </message>
    <message>
        <source>detected, %1 % certain</source>
        <translation>检测得出，%1% 确定</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>分叉于 %1</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>branch at %1</source>
        <translation>分支于 %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>resumed at %1</source>
        <translation>恢复于 %1</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>接续</translation>
    </message>
    <message>
        <source>sub-agent of %1</source>
        <translation>%1 的子智能体</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>子智能体</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>%n 条消息，仍被存储</numerusform>
        </translation>
    </message>
    <message>
        <source>still stored</source>
        <translation>仍被存储</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>压缩 %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>End · waiting for you</source>
        <translation>末尾 · 等待您</translation>
    </message>
    <message>
        <source>End · prompt without an answer</source>
        <translation>末尾 · 没有回答的提示</translation>
    </message>
    <message>
        <source>End</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>丢弃的末尾</translation>
    </message>
    <message>
        <source>Discarded end · %1</source>
        <translation>丢弃的末尾 · %1</translation>
    </message>
    <message>
        <source>Fork point after message %1</source>
        <translation>消息 %1 之后的分叉点</translation>
    </message>
    <message>
        <source>Fork point at the beginning</source>
        <translation>开头的分叉点</translation>
    </message>
    <message>
        <source>Fork point</source>
        <translation>分叉点</translation>
    </message>
    <message>
        <source>Resumed after message %1</source>
        <translation>在消息 %1 之后恢复</translation>
    </message>
    <message>
        <source>Resumed at the beginning</source>
        <translation>在开头恢复</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>“%1”之前</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>检查点“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>已折叠 %n 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>discarded end</source>
        <translation>丢弃的末尾</translation>
    </message>
    <message>
        <source>automatic; can be undone to here</source>
        <translation>自动；可撤销到此处</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>live</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>接续</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>子智能体</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>%n 个较早的会话未显示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>丢失 %Ln 条约束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>更改 %Ln 条约束</numerusform>
        </translation>
    </message>
    <message>
        <source>errors lost</source>
        <translation>丢失错误</translation>
    </message>
    <message>
        <source>details lost</source>
        <translation>丢失细节</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>没有丢失</translation>
    </message>
    <message>
        <source>The review found everything it looked for in the summary.</source>
        <translation>审查在摘要中找到了要找的所有内容。</translation>
    </message>
    <message>
        <source>The summary says something else instead of “%1”.</source>
        <translation>摘要中不是“%1”，而是其他内容。</translation>
    </message>
    <message>
        <source>The summary does not have “%1”.</source>
        <translation>摘要中没有“%1”。</translation>
    </message>
    <message>
        <source>Not all messages were read.</source>
        <translation>并未读取所有消息。</translation>
    </message>
    <message>
        <source>Click to see the review.</source>
        <translation>点击查看审查结果。</translation>
    </message>
</context>
<context>
    <name>LossReview</name>
    <message>
        <source>Constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已丢失</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules and model</source>
        <translation>规则和模型</translation>
    </message>
    <message>
        <source>Rules; model: %1</source>
        <translation>规则；模型：%1</translation>
    </message>
    <message>
        <source>The summary has nothing like it.</source>
        <translation>摘要中没有类似内容。</translation>
    </message>
    <message>
        <source>The summary has it word for word.</source>
        <translation>摘要中有逐字相同的内容。</translation>
    </message>
    <message>
        <source>The summary has it with a different spelling.</source>
        <translation>摘要中有该内容，但写法不同。</translation>
    </message>
    <message>
        <source>The summary has most of its words close together.</source>
        <translation>摘要中有其大部分词语，且彼此靠近。</translation>
    </message>
    <message>
        <source>The summary says “%1” instead.</source>
        <translation>摘要中写的是“%1”。</translation>
    </message>
    <message>
        <source>Found by a model in a second look.</source>
        <translation>由模型在二次检查中发现。</translation>
    </message>
    <message>
        <source>%1 Found by a model in a second look.</source>
        <translation>%1 由模型在二次检查中发现。</translation>
    </message>
    <message>
        <source>%1 Found by the rule “%2”.</source>
        <translation>%1 由规则“%2”发现。</translation>
    </message>
</context>
<context>
    <name>LossRules</name>
    <message>
        <source>it is larger than 4 MB</source>
        <translation>它大于 4 MB</translation>
    </message>
    <message>
        <source>The rule file %1 cannot be read: %2.</source>
        <translation>无法读取规则文件 %1：%2。</translation>
    </message>
    <message>
        <source>The rule file %1 is not valid JSON (byte %2: %3) and was ignored.</source>
        <translation>规则文件 %1 不是有效的 JSON（第 %2 字节：%3），已忽略。</translation>
    </message>
    <message>
        <source>The rule file %1 is not a JSON object and was ignored.</source>
        <translation>规则文件 %1 不是 JSON 对象，已忽略。</translation>
    </message>
    <message>
        <source>“%2” in the rule file %1 was ignored: %3.</source>
        <comment>%2: a rule or a list</comment>
        <translation>已忽略规则文件 %1 中的“%2”：%3。</translation>
    </message>
    <message>
        <source>it must be one of en, de, es, fr, ja, zh, other</source>
        <translation>它必须是 en、de、es、fr、ja、zh、other 之一</translation>
    </message>
    <message>
        <source>there is no such list</source>
        <translation>没有这样的列表</translation>
    </message>
    <message>
        <source>the file names no language</source>
        <translation>文件未指明语言</translation>
    </message>
    <message>
        <source>it must be a point or a comma</source>
        <translation>它必须是点或逗号</translation>
    </message>
    <message>
        <source>it must be a list of words</source>
        <translation>它必须是词语的列表</translation>
    </message>
    <message>
        <source>one of its words is not a string</source>
        <translation>其中一个词语不是字符串</translation>
    </message>
    <message>
        <source>it must be a list of units</source>
        <translation>它必须是单位的列表</translation>
    </message>
    <message>
        <source>a unit needs a dimension, a factor above 0 and names</source>
        <translation>单位需要量纲、大于 0 的系数和名称</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>它必须是对象</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>“%1”没有数字</translation>
    </message>
    <message>
        <source>there is no kind “%1”</source>
        <translation>没有类型“%1”</translation>
    </message>
    <message>
        <source>there is no source “%1”, or its weight is not a number</source>
        <translation>没有来源“%1”，或其权重不是数字</translation>
    </message>
    <message>
        <source>a share must be above 0 and at most 1</source>
        <translation>比例必须大于 0 且不超过 1</translation>
    </message>
    <message>
        <source>it must be a list of rules</source>
        <translation>它必须是规则的列表</translation>
    </message>
    <message>
        <source>it has no pattern</source>
        <translation>它没有模式</translation>
    </message>
    <message>
        <source>its regular expression is not valid at character %1 (%2)</source>
        <translation>其正则表达式在第 %1 个字符处无效（%2）</translation>
    </message>
    <message>
        <source>rule %1 has no name</source>
        <translation>规则 %1 没有名称</translation>
    </message>
    <message>
        <source>a rule for sentences needs the words to search for</source>
        <translation>针对句子的规则需要给出要搜索的词语</translation>
    </message>
    <message>
        <source>a beginning needs three letters and a file with a language</source>
        <translation>词首需要三个字母和带有语言的文件</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>In the original session this entry does not follow the previous one: mantis merged an abandoned branch into the fork.</source>
        <translation>在原会话中，此条目并不跟在前一个之后：mantis 将一个已放弃的分支合并到了分叉中。</translation>
    </message>
    <message>
        <source>The line is not valid JSON. mantis drops it, and older messages may become unreachable.</source>
        <translation>该行不是有效的 JSON。mantis 会丢弃它，更早的消息可能无法再访问。</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>移除该行。</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. mantis appends its next line to it and loses that one, too.</source>
        <translation>文件在此行内结束，如同崩溃之后。mantis 会将下一行追加到它后面，并同时丢失那一行。</translation>
    </message>
    <message>
        <source>Remove the incomplete line.</source>
        <translation>移除不完整的行。</translation>
    </message>
    <message>
        <source>This line has two records, the first cut off by a crash. mantis drops both, and everything older with them.</source>
        <translation>此行有两条记录，第一条因崩溃被截断。mantis 会丢弃两者以及更早的所有内容。</translation>
    </message>
    <message>
        <source>Remove the incomplete first record.</source>
        <translation>移除不完整的第一条记录。</translation>
    </message>
    <message>
        <source>The line is JSON, but not a known record. It is shown as stored.</source>
        <translation>该行是 JSON，但不是已知的记录。按存储的原样显示。</translation>
    </message>
    <message>
        <source>The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown among the messages.</source>
        <translation>该行不是消息，且类型未知（“%1”）。mantis 会跳过它，它也不会显示在消息中。</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has the wrong type. mantis drops the entry, and older messages may become unreachable.</source>
        <translation>条目的必需键缺失或类型错误。mantis 会丢弃该条目，更早的消息可能无法再访问。</translation>
    </message>
    <message>
        <source>The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops the line, or cannot load the session at all.</source>
        <translation>该行含有不是 UTF-8 的字节，或半个字符（孤立代理项）。mantis 会丢弃该行，或完全无法加载会话。</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>用替换字符替换这些字节。</translation>
    </message>
    <message>
        <source>A later line has the same id. mantis reads only that one.</source>
        <translation>之后的一行有相同的 ID。mantis 只读取那一行。</translation>
    </message>
    <message>
        <source>Remove this line; the later one stays.</source>
        <translation>移除此行；保留之后的那一行。</translation>
    </message>
    <message>
        <source>The parent of the entry is missing or unreadable. mantis cannot reach anything older.</source>
        <translation>条目的父级缺失或不可读。mantis 无法访问任何更早的内容。</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, after the entry before it in the file.</source>
        <translation>在文件中它之前的条目之后，追加具有丢失 ID 的条目。</translation>
    </message>
    <message>
        <source>The parents form a cycle through this entry. mantis stops here.</source>
        <translation>父级通过此条目形成循环。mantis 在此停止。</translation>
    </message>
    <message>
        <source>The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch.</source>
        <translation>时间的写法异常。mantis 将时间作为文本比较，因此可能会加载错误的分支。</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>条目早于其父级。可能是时钟被回拨，或文件被混合。</translation>
    </message>
    <message>
        <source>The file name is not a UUID, so mantis never lists the session.</source>
        <translation>文件名不是 UUID，因此 mantis 从不列出该会话。</translation>
    </message>
    <message>
        <source>mantis does not list the session, because an entry near the beginning belongs to a side chain.</source>
        <translation>mantis 不列出该会话，因为靠近开头的一个条目属于侧链。</translation>
    </message>
    <message>
        <source>mantis cannot load this message, and so cannot load the session.</source>
        <translation>mantis 无法加载此消息，因此无法加载该会话。</translation>
    </message>
    <message>
        <source>Turn the rejected content into text, in a new branch.</source>
        <translation>在新分支中将被拒绝的内容转换为文本。</translation>
    </message>
    <message>
        <source>mantis could not load this message, but does not read it here.</source>
        <translation>mantis 无法加载此消息，但不会在此读取它。</translation>
    </message>
    <message>
        <source>The context begins with an answer, which providers reject.</source>
        <translation>上下文以回答开头，提供商会拒绝。</translation>
    </message>
    <message>
        <source>A tool result has no call before it. Versions before 2.64 send it, and providers reject it.</source>
        <translation>工具结果之前没有调用。2.64 之前的版本会发送它，提供商会拒绝。</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>在新分支中略去该结果。</translation>
    </message>
    <message>
        <source>A tool call has no result: mantis ended while the tool ran, or the conversation was resumed there. mantis leaves the call out or answers it with an error.</source>
        <translation>工具调用没有结果：mantis 在工具运行时结束，或对话在此处恢复。mantis 会略去该调用，或以错误应答它。</translation>
    </message>
    <message>
        <source>Leave the call out, in a new branch.</source>
        <translation>在新分支中略去该调用。</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers reject them.</source>
        <translation>另一个调用有相同的 ID。2.64 之前的版本会发送两者，提供商会拒绝它们。</translation>
    </message>
    <message>
        <source>A tool result comes before its call, which providers reject.</source>
        <translation>工具结果在其调用之前，提供商会拒绝。</translation>
    </message>
    <message>
        <source>A tool result is not in the message right after its call, which providers reject.</source>
        <translation>工具结果不在紧接其调用的消息中，提供商会拒绝。</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins without its prompt. Some versions lose the beginning of a turn when they compact.</source>
        <translation>此消息之前似乎缺少消息：一个轮次在没有提示的情况下开始。有些版本在压缩时会丢失轮次的开头。</translation>
    </message>
    <message>
        <source>The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: mantis forgets a rewind when it resumes the session.</source>
        <translation>该提示重复了更早的一个。如果那一个曾被回退，则它及其回答会再次发送：mantis 在恢复会话时会忘记回退。</translation>
    </message>
    <message>
        <source>The message repeats the previous one. The terminal stores the last message again when it resumes a session.</source>
        <translation>该消息重复了前一条。终端在恢复会话时会再次存储最后一条消息。</translation>
    </message>
    <message>
        <source>Leave the second message out, in a new branch.</source>
        <translation>在新分支中略去第二条消息。</translation>
    </message>
    <message>
        <source>This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not compacted.</source>
        <translation>此边界没有摘要：列表是在回退、清空或恢复之后被重写的，而非压缩。</translation>
    </message>
    <message>
        <source>The summary is only in the boundary. Agents with a custom system prompt never send it to Anthropic&apos;s models.</source>
        <translation>摘要仅存在于边界中。使用自定义系统提示的智能体从不将其发送给 Anthropic 的模型。</translation>
    </message>
    <message>
        <source>Put it into a message after the boundary, in a new branch.</source>
        <translation>在新分支中将它放入边界之后的消息。</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. The file is correct.</source>
        <translation>版本 2.59 和 2.60 无法恢复带有边界的会话，网页视图也会因此失败。文件是正确的。</translation>
    </message>
    <message>
        <source>Leave out the entries from abandoned branches, in a new branch.</source>
        <translation>在新分支中略去来自已放弃分支的条目。</translation>
    </message>
    <message>
        <source>Another context reminder: every headless run adds one, and all are sent.</source>
        <translation>又一个上下文提醒：每次无界面运行都会添加一个，并且全部都会发送。</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>在新分支中略去它。</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project folder. The compacted messages cannot be recovered.</source>
        <translation>该消息引用产物 %1，而它不在项目文件夹中。压缩的消息无法恢复。</translation>
    </message>
    <message>
        <source>The run that begins here has no result: mantis ended before the run did.</source>
        <translation>从此处开始的运行没有结果：mantis 在运行结束之前就已结束。</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls have no answer or were counted twice.</source>
        <translation>运行的结果记为 %1 个 token（输入 + 输出），其回答合计为 %2。有些调用没有回答或被计算了两次。</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name.</source>
        <translation>该行属于会话“%1”，更早的行属于“%2”：两个 ID 得到相同的文件名。</translation>
    </message>
    <message>
        <source>The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it.</source>
        <translation>消息不是有效的 JSON 列表（%1）。mantis 会将该会话列为空，并且无法加载它。</translation>
    </message>
    <message>
        <source>The tags are not a valid JSON list. mantis cannot list any session.</source>
        <translation>标签不是有效的 JSON 列表。mantis 无法列出任何会话。</translation>
    </message>
    <message>
        <source>The metadata are not a valid JSON object. mantis cannot load the session.</source>
        <translation>元数据不是有效的 JSON 对象。mantis 无法加载该会话。</translation>
    </message>
    <message>
        <source>The title differs from the title in the metadata, which replaces it when mantis saves.</source>
        <translation>标题与元数据中的标题不一致，后者会在 mantis 保存时取代它。</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>无法读取时间 %1。会话可能会排序错误。</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is after the end of the conversation.</source>
        <translation>检查点“%1”在对话的结尾之后。</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>mantis cannot load this session because of message %1, so nothing would be sent. Check the session for problems.</source>
        <translation>由于消息 %1，mantis 无法加载此会话，因此不会发送任何内容。请检查会话是否有问题。</translation>
    </message>
    <message>
        <source>It has no summary; it only marks where the context begins.</source>
        <translation>它没有摘要；只标记上下文从何处开始。</translation>
    </message>
    <message>
        <source>mantis cannot resume this recording: a new run with the same id starts empty. Look for the session with this id under projects.</source>
        <translation>mantis 无法恢复此录制：具有相同 ID 的新运行会从空开始。请在项目下查找此 ID 的会话。</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume it with a later release.</source>
        <translation>写入此会话的是 mantis 2.59 或 2.60，它们无法恢复带有边界的会话。请用更新的版本恢复它。</translation>
    </message>
    <message>
        <source>Its tool calls have no results, so mantis leaves it out.</source>
        <translation>其工具调用没有结果，因此 mantis 会略去它。</translation>
    </message>
    <message>
        <source>mantis made this reminder and drops it when it loads the session.</source>
        <translation>此提醒由 mantis 生成，在加载会话时会丢弃。</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>Message %1 is a boundary, where the context of mantis begins. It cannot be changed or removed; fork or resume the session before it instead.</source>
        <translation>消息 %1 是边界，mantis 的上下文从此处开始。它无法更改或移除；请改为在它之前分叉或恢复会话。</translation>
    </message>
    <message>
        <source>Summaries of mantis cannot be dissolved: the messages are still in the original session or before the boundary. Resume or fork there.</source>
        <translation>mantis 的摘要无法拆解：消息仍在原会话中或边界之前。请在那里恢复或分叉。</translation>
    </message>
    <message>
        <source>mantis prunes outputs only in memory; its transcripts cannot store that.</source>
        <translation>mantis 只在内存中修剪输出；其对话记录无法存储该状态。</translation>
    </message>
    <message>
        <source>In a list of messages the replaced messages would be lost.</source>
        <translation>在消息列表中，被替换的消息会丢失。</translation>
    </message>
    <message>
        <source>mantis up to 2.58, which wrote this session, still sends everything before a summary.</source>
        <translation>写入此会话的是 mantis 2.58 或更早版本，它仍会发送摘要之前的所有内容。</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a compaction boundary.</source>
        <translation>写入此会话的是 mantis 2.59 或 2.60，它们无法恢复带有压缩边界的会话。</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is only for readers of the transcript.</source>
        <translation>mantis 从不发送角色为“system”的条目；该备注仅供对话记录的读者查看。</translation>
    </message>
    <message>
        <source>The message is before a boundary, so it is not sent.</source>
        <translation>该消息在边界之前，因此不会发送。</translation>
    </message>
    <message>
        <source>Two prompts would follow each other, which some providers reject.</source>
        <translation>两个提示会相继出现，有些提供商会拒绝。</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session can resume after a boundary.</source>
        <translation>写入该会话的 mantis 版本可以在边界之后恢复。</translation>
    </message>
    <message>
        <source>The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier ones send the replaced messages as well, or nothing.</source>
        <translation>未存储此会话所用的 mantis 版本。2.61 及以后的版本可以恢复它；更早的版本会同时发送被替换的消息，或什么都不发送。</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its boundary. Every release can resume the new session.</source>
        <translation>写入此会话的是 mantis 2.59 或 2.60，由于其边界，它们无法恢复此会话。每个版本都可以恢复新会话。</translation>
    </message>
    <message>
        <source>mantis looks for titles only at the beginning and the end of a long transcript. After another 64 KiB its own list no longer shows this title.</source>
        <translation>mantis 只在较长对话记录的开头和结尾查找标题。再写入 64 KiB 之后，其自身的列表将不再显示此标题。</translation>
    </message>
    <message>
        <source>An entry of this transcript has a time after all others (“%1”), so mantis would not use the change as the newest branch. Fork the session instead.</source>
        <translation>此对话记录的一个条目的时间晚于所有其他条目（“%1”），因此 mantis 不会将该更改用作最新分支。请改为分叉会话。</translation>
    </message>
    <message>
        <source>In this kind of store every message is a checkpoint, so none are stored.</source>
        <translation>在此类存储中，每条消息都是检查点，因此不存储检查点。</translation>
    </message>
    <message>
        <source>%1–%2; kept in %3</source>
        <translation>%1–%2；保留在 %3 中</translation>
    </message>
    <message>
        <source>Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the session instead.</source>
        <translation>此会话的检查点由另一个程序写入，其位置与 mantis 的不同。请改为分叉会话。</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>消息 %1 处没有检查点。</translation>
    </message>
    <message>
        <source>The session already has a checkpoint “%1”. Choose another name.</source>
        <translation>会话已有检查点“%1”。请选择其他名称。</translation>
    </message>
    <message>
        <source>A program that has this session loaded would overwrite this change when it saves. Reload the session there.</source>
        <translation>已加载此会话的程序在保存时会覆盖此更改。请在那里重新加载会话。</translation>
    </message>
    <message>
        <source>The file %1 stays, because the session %2 uses it too.</source>
        <translation>文件 %1 会保留，因为会话 %2 也在使用它。</translation>
    </message>
    <message>
        <source>The data of this session is damaged, so mantis cannot load it. Check the session for problems.</source>
        <translation>此会话的数据已损坏，因此 mantis 无法加载它。请检查会话是否有问题。</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>It has the tables and columns of mantis.</source>
        <translation>它有 mantis 的表和列。</translation>
    </message>
    <message>
        <source>It has transcripts of mantis.</source>
        <translation>它有 mantis 的对话记录。</translation>
    </message>
    <message>
        <source>The first lines are entries of a mantis tree.</source>
        <translation>开头几行是 mantis 树的条目。</translation>
    </message>
    <message>
        <source>The first lines are messages of the mantis protocol.</source>
        <translation>开头几行是 mantis 协议的消息。</translation>
    </message>
    <message>
        <source>The first lines are plain messages, which mantis may have written.</source>
        <translation>开头几行是普通消息，可能由 mantis 写入。</translation>
    </message>
    <message>
        <source>mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.</source>
        <translation>mantis 无法恢复协议日志（M2），因此 Stemma 将其保持为只读。</translation>
    </message>
    <message>
        <source>No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.</source>
        <translation>没有已知的 mantis 版本会恢复普通消息文件（M4），因此 Stemma 将其保持为只读。</translation>
    </message>
    <message>
        <source>Not the tables of a mantis store.</source>
        <translation>不是 mantis 存储的表。</translation>
    </message>
    <message>
        <source>No mantis transcripts in this folder.</source>
        <translation>此文件夹中没有 mantis 对话记录。</translation>
    </message>
    <message>
        <source>The first lines are not from a mantis transcript.</source>
        <translation>开头几行不是来自 mantis 对话记录。</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>mantis does not know this kind of block and cannot load the session because of it.</source>
        <translation>mantis 不认识此类块，因此无法加载该会话。</translation>
    </message>
    <message>
        <source>Not valid JSON from byte %1.</source>
        <translation>从第 %1 字节起不是有效的 JSON。</translation>
    </message>
    <message>
        <source>Not a JSON object, so not a message.</source>
        <translation>不是 JSON 对象，因此不是消息。</translation>
    </message>
    <message>
        <source>Not an entry of a conversation.</source>
        <translation>不是对话的条目。</translation>
    </message>
    <message>
        <source>The list was rewritten here after a rewind, a clear or a resume.</source>
        <translation>列表在回退、清空或恢复之后于此处重写。</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>%n 个会话随项目迁移。其条目保留旧文件夹名称，mantis 不使用该名称。</numerusform>
        </translation>
    </message>
    <message>
        <source>A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>mantis 终端可能打开了会话。请先退出它：否则它会继续写入旧文件夹。</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>The content of a lost entry is unknown; two answers may now follow each other there.</source>
        <translation>丢失条目的内容未知；该处现在可能有两个回答相继出现。</translation>
    </message>
    <message>
        <source>replaces the lost entry</source>
        <translation>取代丢失的条目</translation>
    </message>
    <message>
        <source>Later messages of the fork were written when the removed entries were in the context.</source>
        <translation>分叉后面的消息是在被移除的条目位于上下文中时写入的。</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>消息 %1–%2</translation>
    </message>
    <message>
        <source>from an abandoned branch; left out of the new branch, kept in the file</source>
        <translation>来自已放弃的分支；从新分支中略去，保留在文件中</translation>
    </message>
    <message>
        <source>the summary, as a message after its boundary</source>
        <translation>摘要，作为其边界之后的消息</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>消息 %1 的内容</translation>
    </message>
    <message>
        <source>The entry before it may be in a branch that is left out. Check the session again afterwards.</source>
        <translation>它之前的条目可能在被略去的分支中。请之后再次检查会话。</translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>存储没有表 %1。</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>此记录已不在存储中。请重新打开存储。</translation>
    </message>
    <message>
        <source>The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete the session.</source>
        <translation>此会话的消息已损坏（%1），因此 mantis 无法加载它。您只能重命名或删除该会话。</translation>
    </message>
    <message>
        <source>mantis cannot resume this kind of transcript, so Stemma keeps it read-only.</source>
        <translation>mantis 无法恢复此类对话记录，因此 Stemma 将其保持为只读。</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>your checkpoints, copied in Stemma’s own data</source>
        <translation>您的检查点，复制到 Stemma 自己的数据中</translation>
    </message>
    <message>
        <source>your labels, copied in Stemma’s own data</source>
        <translation>您的标签，复制到 Stemma 自己的数据中</translation>
    </message>
    <message>
        <source>your flag, copied in Stemma’s own data</source>
        <translation>您的标记，复制到 Stemma 自己的数据中</translation>
    </message>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>您的 %n 个检查点会随其消息一起移除。撤销可将其还原。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no checkpoint here. Enter a name to set one.</source>
        <translation>此处没有检查点。请输入名称以设置一个。</translation>
    </message>
    <message>
        <source>Enter a new name.</source>
        <translation>请输入新名称。</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1” of “%2”</source>
        <translation>移除“%2”的检查点“%1”</translation>
    </message>
    <message>
        <source>Set checkpoint “%1” at message %2 of “%3”</source>
        <translation>在“%3”的消息 %2 处设置检查点“%1”</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>规划更改之后，检查点被另一个程序更改。请重新规划。</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store is unchanged</source>
        <translation>在 Stemma 自己的数据中；存储未更改</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Labels from the store itself stay: %1. You can only remove your own labels.</source>
        <translation>来自存储本身的标签保留：%1。您只能移除自己的标签。</translation>
    </message>
    <message>
        <source>Choose other labels or another flag.</source>
        <translation>请选择其他标签或其他标记。</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>设置“%1”的标签</translation>
    </message>
    <message>
        <source>Flag “%1”</source>
        <translation>标记“%1”</translation>
    </message>
    <message>
        <source>Remove flag of “%1”</source>
        <translation>移除“%1”的标记</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>规划更改之后，标签被另一个程序更改。请重新规划。</translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>A later version of Stemma wrote the labels and checkpoints in %1. Use that version.</source>
        <translation>更新版本的 Stemma 写入了 %1 中的标签和检查点。请使用该版本。</translation>
    </message>
</context>
<context>
    <name>MessageName</name>
    <message>
        <source>The session has no message %L1; its last one is %L2.</source>
        <translation>会话没有消息 %L1；其最后一条是 %L2。</translation>
    </message>
    <message>
        <source>The session changed while message %1 was looked for.</source>
        <translation>查找消息 %1 期间会话发生了变化。</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. Data there may be lost or wrong.</source>
        <translation>文件已损坏：SQLite 报告“%1”。该处的数据可能丢失或有误。</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found.</source>
        <translation>文件的一个索引已损坏：SQLite 报告“%1”。可能无法找到现有的行。</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is wasted; all data can be read.</source>
        <translation>SQLite 报告“%1”。空间被浪费；所有数据均可读取。</translation>
    </message>
    <message>
        <source>The table cannot be read from here on (%1). The rest was not checked.</source>
        <translation>从此处起无法读取该表（%1）。其余部分未检查。</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>文件采用旧版 mnesis 的布局（%1）。较新的 mnesis 在打开文件时会更改它。</translation>
    </message>
    <message>
        <source>“%1” is missing. mnesis fails when it needs it.</source>
        <translation>缺少“%1”。mnesis 在需要它时会失败。</translation>
    </message>
    <message>
        <source>“%1” is unknown. A newer mnesis or the host application may have added it.</source>
        <translation>“%1”未知。可能由较新的 mnesis 或宿主应用程序添加。</translation>
    </message>
    <message>
        <source>The row refers to a missing row of the table %1. mnesis may refuse to change it.</source>
        <translation>该行引用表 %1 中缺失的行。mnesis 可能会拒绝更改它。</translation>
    </message>
    <message>
        <source>The value should be %1 but is stored as %2. Programs may misread it or fail on it.</source>
        <translation>该值应为 %1，但存储为 %2。程序可能会误读它或因此失败。</translation>
    </message>
    <message>
        <source>Store the value with the right type.</source>
        <translation>以正确的类型存储该值。</translation>
    </message>
    <message>
        <source>The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session.</source>
        <translation>该文本含有不是 UTF-8 的字节，此处显示为 �。mnesis 无法加载该会话。</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>用替换字符替换这些字节。</translation>
    </message>
    <message>
        <source>The text has a NUL character. Many programs show it only up to there.</source>
        <translation>该文本含有 NUL 字符。许多程序只显示到该处。</translation>
    </message>
    <message>
        <source>The session has no model. mnesis cannot load it.</source>
        <translation>会话没有模型。mnesis 无法加载它。</translation>
    </message>
    <message>
        <source>Use the model of its messages, or of the newest other session.</source>
        <translation>使用其消息的模型，或最新的其他会话的模型。</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON. mnesis can neither load this session nor list any session.</source>
        <translation>会话的元数据不是有效的 JSON。mnesis 既无法加载此会话，也无法列出任何会话。</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>清除元数据。</translation>
    </message>
    <message>
        <source>The parent session “%1” is missing. The session is shown at the top level.</source>
        <translation>缺少父会话“%1”。该会话显示在顶层。</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>清除父级。</translation>
    </message>
    <message>
        <source>The parents form a cycle through this session. It cannot be shown in its place in the tree.</source>
        <translation>父级通过此会话形成循环。它无法显示在树中的原位。</translation>
    </message>
    <message>
        <source>The messages of this session have no context items. mnesis sends all messages now, but none of them after the next turn.</source>
        <translation>此会话的消息没有上下文条目。mnesis 现在会发送所有消息，但在下一个轮次之后一条也不会发送。</translation>
    </message>
    <message>
        <source>Rebuild the context items from the stored messages.</source>
        <translation>根据存储的消息重建上下文条目。</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>该消息属于缺失的会话“%1”。没有程序会显示它。</translation>
    </message>
    <message>
        <source>Create the session row for these messages.</source>
        <translation>为这些消息创建会话行。</translation>
    </message>
    <message>
        <source>The parent message “%1” is missing.</source>
        <translation>缺少父消息“%1”。</translation>
    </message>
    <message>
        <source>The parent message “%1” belongs to another session. mnesis does not use parents.</source>
        <translation>父消息“%1”属于另一个会话。mnesis 不使用父级。</translation>
    </message>
    <message>
        <source>The parents form a cycle through this message. Programs that follow parents may hang.</source>
        <translation>父级通过此消息形成循环。跟随父级的程序可能会挂起。</translation>
    </message>
    <message>
        <source>The role “%1” is neither user nor assistant. mnesis cannot read the session.</source>
        <translation>角色“%1”既不是 user 也不是 assistant。mnesis 无法读取该会话。</translation>
    </message>
    <message>
        <source>The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session.</source>
        <translation>创建时间不是毫秒整数（“%1”）。mnesis 无法读取该会话。</translation>
    </message>
    <message>
        <source>Use the time of the neighbouring messages.</source>
        <translation>使用相邻消息的时间。</translation>
    </message>
    <message>
        <source>A token count is not a whole number, or the cost is not a number. mnesis cannot read the session.</source>
        <translation>token 数不是整数，或费用不是数字。mnesis 无法读取该会话。</translation>
    </message>
    <message>
        <source>Set the number to 0.</source>
        <translation>将数值设为 0。</translation>
    </message>
    <message>
        <source>The error code “%1” is unknown to mnesis. mnesis cannot read the session.</source>
        <translation>错误代码“%1”对 mnesis 未知。mnesis 无法读取该会话。</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>将错误代码设为“unknown”。</translation>
    </message>
    <message>
        <source>It is dated %1, in the future. The next turn will be sorted before it.</source>
        <translation>其日期为 %1，在未来。下一个轮次会排在它之前。</translation>
    </message>
    <message>
        <source>Date it by the neighbouring messages.</source>
        <translation>按相邻的消息设置日期。</translation>
    </message>
    <message>
        <source>It was written after a message with a later date. The order shown is not the real order.</source>
        <translation>它在日期更晚的消息之后写入。显示的顺序不是实际顺序。</translation>
    </message>
    <message>
        <source>Date it after the messages written before it.</source>
        <translation>将其日期设在先于它写入的消息之后。</translation>
    </message>
    <message>
        <source>The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later releases leave it out.</source>
        <translation>回答为空：模型调用从未返回。mnesis 0.3 及更早版本会发送空消息；更新的版本会略去它。</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>移除消息。</translation>
    </message>
    <message>
        <source>%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to the model.</source>
        <translation>连续 %1 个提示没有回答。它们来自失败的发送尝试，并且全部会发送给模型。</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>移除除最后一个之外的所有提示。</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary. The model does not see them.</source>
        <translation>从此处起有 %1 条消息既不在上下文中，也未被摘要涵盖。模型看不到它们。</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>将它们放回上下文。</translation>
    </message>
    <message>
        <source>The message is in the context and also covered by a summary there. The model is sent its content twice.</source>
        <translation>该消息在上下文中，同时又被其中的摘要涵盖。其内容会发送给模型两次。</translation>
    </message>
    <message>
        <source>Remove the message from the context.</source>
        <translation>从上下文中移除该消息。</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph. mnesis never merges it with others.</source>
        <translation>该摘要在摘要图中没有行。mnesis 从不将它与其他摘要合并。</translation>
    </message>
    <message>
        <source>Add it to the graph as superseded.</source>
        <translation>将它作为已被取代的摘要添加到图中。</translation>
    </message>
    <message>
        <source>The part belongs to the message “%1”, which is missing. No program shows it.</source>
        <translation>该部分属于缺失的消息“%1”。没有程序会显示它。</translation>
    </message>
    <message>
        <source>Remove the part.</source>
        <translation>移除该部分。</translation>
    </message>
    <message>
        <source>The part belongs to the session “%1”, its message to another one. Deleting one session damages the other.</source>
        <translation>该部分属于会话“%1”，其消息属于另一个会话。删除一个会话会损坏另一个。</translation>
    </message>
    <message>
        <source>Use the session of the message.</source>
        <translation>使用消息的会话。</translation>
    </message>
    <message>
        <source>%1 The part is never sent, without a warning.</source>
        <translation>%1 该部分从不发送，且没有警告。</translation>
    </message>
    <message>
        <source>The part has the type “%1”, which mnesis does not know. It is never sent, without a warning.</source>
        <translation>该部分的类型为“%1”，mnesis 不认识它。它从不发送，且没有警告。</translation>
    </message>
    <message>
        <source>The row says the part is “%1”, the content says “%2”. mnesis uses the content.</source>
        <translation>该行将该部分记为“%1”，内容则记为“%2”。mnesis 使用内容。</translation>
    </message>
    <message>
        <source>Change the row to match the content.</source>
        <translation>更改行以与内容相符。</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>行中记为“%1”，工具调用的内容记为“%2”。mnesis 按行修剪，而发送内容。</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will come.</source>
        <translation>工具“%1”的调用没有结果：它仍为 %2。如果智能体现在未在运行，就不会再有结果。</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>将调用标记为失败。</translation>
    </message>
    <message>
        <source>The message has several calls with the id “%1”. Only the output of the last one can be pruned.</source>
        <translation>该消息有多个 ID 为“%1”的调用。只能修剪最后一个的输出。</translation>
    </message>
    <message>
        <source>Give this call a new id.</source>
        <translation>为此调用分配新 ID。</translation>
    </message>
    <message>
        <source>The summary node has no message. mnesis skips it, and the model loses the messages it replaced.</source>
        <translation>摘要节点没有消息。mnesis 会跳过它，模型会失去它所替换的消息。</translation>
    </message>
    <message>
        <source>Create the message from the text of the node.</source>
        <translation>根据节点的文本创建该消息。</translation>
    </message>
    <message>
        <source>The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context.</source>
        <translation>摘要节点的类型为“%1”，既不是 leaf 也不是 condensed。mnesis 无法构建上下文。</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>按是否有父级设置类型。</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the context.</source>
        <translation>摘要所依据的节点列表不是 ID 的 JSON 列表。mnesis 无法构建上下文。</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>清空该列表。</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved.</source>
        <translation>该摘要依据缺失的“%1”生成。无法拆解它。</translation>
    </message>
    <message>
        <source>The summaries form a cycle through this one. It cannot be dissolved.</source>
        <translation>摘要通过此摘要形成循环。无法拆解它。</translation>
    </message>
    <message>
        <source>The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown.</source>
        <translation>摘要的范围指明缺失的消息“%1”。被替换的消息无法显示。</translation>
    </message>
    <message>
        <source>The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown.</source>
        <translation>摘要的范围指明“%1”，它是另一个会话的消息。被替换的消息无法显示。</translation>
    </message>
    <message>
        <source>The span of the summary ends before it begins. The replaced messages cannot be shown.</source>
        <translation>摘要的范围在开始之前就已结束。被替换的消息无法显示。</translation>
    </message>
    <message>
        <source>Swap the ends of the span.</source>
        <translation>交换范围的两端。</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>上下文中有两个摘要涵盖部分相同的消息，即此摘要和“%1”。两者都会发送给模型。</translation>
    </message>
    <message>
        <source>Keep the summary that covers the messages of both.</source>
        <translation>保留涵盖两者消息的摘要。</translation>
    </message>
    <message>
        <source>The summary is active but not in the context. The next merge brings its old text into the context.</source>
        <translation>该摘要是活动的，但不在上下文中。下一次合并会将其旧文本带入上下文。</translation>
    </message>
    <message>
        <source>Mark it as superseded.</source>
        <translation>将其标记为已被取代。</translation>
    </message>
    <message>
        <source>The summary is marked as superseded but still in the context. It is sent and never merged.</source>
        <translation>该摘要标记为已被取代，但仍在上下文中。它会被发送，且从不合并。</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>移除该标记。</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis may exceed the model&apos;s window.</source>
        <translation>上下文中的该摘要计为 0 个 token。mnesis 可能会超出模型的窗口。</translation>
    </message>
    <message>
        <source>Estimate its tokens again.</source>
        <translation>重新估算其 token。</translation>
    </message>
    <message>
        <source>The context item belongs to the session “%1”, which is missing.</source>
        <translation>该上下文条目属于缺失的会话“%1”。</translation>
    </message>
    <message>
        <source>Create the session row if its messages exist; otherwise remove the item.</source>
        <translation>如果其消息存在则创建会话行；否则移除该条目。</translation>
    </message>
    <message>
        <source>The context names “%1”, which is missing. mnesis skips it.</source>
        <translation>上下文指明缺失的“%1”。mnesis 会跳过它。</translation>
    </message>
    <message>
        <source>Remove the item.</source>
        <translation>移除该条目。</translation>
    </message>
    <message>
        <source>The context names “%1” from another session. The model is sent text of that session.</source>
        <translation>上下文指明另一个会话的“%1”。会将那个会话的文本发送给模型。</translation>
    </message>
    <message>
        <source>The context lists a summary as a message. It is sent in its place and dropped when space is short.</source>
        <translation>上下文将一个摘要列为消息。它会在其位置发送，并在空间不足时被丢弃。</translation>
    </message>
    <message>
        <source>List it as a summary.</source>
        <translation>将其列为摘要。</translation>
    </message>
    <message>
        <source>The context lists a message as a summary. mnesis skips it.</source>
        <translation>上下文将一条消息列为摘要。mnesis 会跳过它。</translation>
    </message>
    <message>
        <source>List it as a message.</source>
        <translation>将其列为消息。</translation>
    </message>
    <message>
        <source>The context lists “%1” more than once. It may be sent repeatedly.</source>
        <translation>上下文多次列出“%1”。它可能会重复发送。</translation>
    </message>
    <message>
        <source>Keep only the first item.</source>
        <translation>仅保留第一个条目。</translation>
    </message>
    <message>
        <source>The context lists the message before an older one. They are sent in the wrong order.</source>
        <translation>上下文将该消息列在更早的消息之前。它们会以错误的顺序发送。</translation>
    </message>
    <message>
        <source>Renumber the items by date.</source>
        <translation>按日期为条目重新编号。</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1，列 %2</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 第 %2 行</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 第 %2 行，列 %3</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>存储没有会话“%1”。</translation>
    </message>
    <message>
        <source>Its message is missing or is not a summary, so mnesis skips it.</source>
        <translation>其消息缺失或不是摘要，因此 mnesis 会跳过它。</translation>
    </message>
    <message>
        <source>The message is missing from the store, so mnesis skips it.</source>
        <translation>存储中缺少该消息，因此 mnesis 会跳过它。</translation>
    </message>
    <message>
        <source>It does not fit: mnesis sends the newest messages up to the budget.</source>
        <translation>它放不下：mnesis 会在预算内发送最新的消息。</translation>
    </message>
    <message>
        <source>The answer is empty; mnesis does not send empty answers.</source>
        <translation>回答为空；mnesis 不发送空回答。</translation>
    </message>
    <message>
        <source>It is in the context twice and is sent once.</source>
        <translation>它在上下文中出现两次，只发送一次。</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>its message</source>
        <translation>其消息</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>其文本和标记</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>其在上下文中的位置</translation>
    </message>
    <message>
        <source>Rewrite summary “%1” of “%2”</source>
        <translation>重写“%2”的摘要“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>合并“%1”的 %n 个摘要</numerusform>
        </translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>压缩“%3”的消息 %1–%2</translation>
    </message>
    <message>
        <source>A summary of level %1 needs a text. Level 3 does not.</source>
        <translation>级别 %1 的摘要需要文本。级别 3 不需要。</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).</source>
        <translation>摘要（%L1 个 token）大于为其发送给模型的文本（%L2 个 token）。</translation>
    </message>
    <message>
        <source>The summary fits into the model&apos;s window.</source>
        <translation>摘要可放入模型的窗口。</translation>
    </message>
    <message>
        <source>The summary alone exceeds the %L1 tokens of the model&apos;s window.</source>
        <translation>仅摘要本身就超过模型窗口的 %L1 个 token。</translation>
    </message>
    <message>
        <source>mnesis does not store a project folder.</source>
        <translation>mnesis 不存储项目文件夹。</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>mnesis 不存储检查点；Stemma 将它们保存在自己的数据中。</translation>
    </message>
    <message>
        <source>Message %1 is a summary; removing it would also remove the messages it replaces from the context.</source>
        <translation>消息 %1 是摘要；移除它也会将其所替换的消息从上下文中移除。</translation>
    </message>
    <message>
        <source>A session cannot be forked or resumed at a summary. Choose the message before or after it.</source>
        <translation>会话无法在摘要处分叉或恢复。请选择它之前或之后的消息。</translation>
    </message>
    <message>
        <source>Nothing comes before the first message, so nothing would be left.</source>
        <translation>第一条消息之前没有内容，因此不会剩下任何内容。</translation>
    </message>
    <message>
        <source>copies, connected with the copied messages</source>
        <translation>副本，与复制的消息关联</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them first.</source>
        <translation>会话的元数据不是 JSON 对象，因此 mnesis 无法加载分叉。请先修复它们。</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>1–%1 的副本，使用新 ID</translation>
    </message>
    <message>
        <source>copies, content unchanged</source>
        <translation>副本，内容未更改</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>已丢弃消息的摘要</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>会移除已丢弃消息的 %n 个摘要。撤销可将其还原。</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair them first.</source>
        <translation>会话的元数据不是 JSON 对象，因此 mnesis 无法加载丢弃的末尾。请先修复它们。</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>在此会话中</translation>
    </message>
    <message>
        <source>in the discarded end, a separate session</source>
        <translation>在丢弃的末尾（单独的会话）中</translation>
    </message>
    <message>
        <source>the items of the context, in order</source>
        <translation>上下文的条目，按顺序</translation>
    </message>
    <message>
        <source>The table has no free row numbers for the messages that follow. Insert the message at the end.</source>
        <translation>表中没有可供后续消息使用的空闲行号。请在末尾插入消息。</translation>
    </message>
    <message>
        <source>in later rows, in the same order, to make room for the new one</source>
        <translation>在之后的行中，顺序不变，为新消息腾出空间</translation>
    </message>
    <message>
        <source>mnesis has no role “%1”. Choose user or assistant.</source>
        <translation>mnesis 没有角色“%1”。请选择 user 或 assistant。</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>其文本</translation>
    </message>
    <message>
        <source>The beginning of the session is summarised, so mnesis would send the new message after the summary. Insert it further down.</source>
        <translation>会话的开头已被摘要，因此 mnesis 会在摘要之后发送新消息。请在更靠后的位置插入。</translation>
    </message>
    <message>
        <source>A summary replaces the messages on both sides, so the agent does not see the new one.</source>
        <translation>摘要替换了两侧的消息，因此智能体看不到新消息。</translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>提示与回答交替出现。</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other, which some providers reject.</source>
        <translation>两条角色为“%1”的消息会相继出现，有些提供商会拒绝。</translation>
    </message>
    <message>
        <source>The context of the session already uses the last position (%1), so nothing can be inserted. Check the session for problems.</source>
        <translation>会话的上下文已使用最后一个位置（%1），因此无法插入任何内容。请检查会话是否有问题。</translation>
    </message>
    <message>
        <source>moved back to make room</source>
        <translation>后移以腾出空间</translation>
    </message>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>存储没有会话“%1”。</translation>
    </message>
    <message>
        <source>The context fits into the model&apos;s window.</source>
        <translation>上下文可放入模型的窗口。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>上下文的 %n 条消息放不进模型的窗口；mnesis 会略去它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures use your settings: %1.</source>
        <translation>数值采用您的设置：%1。</translation>
    </message>
    <message>
        <source>The session has a model.</source>
        <translation>会话有模型。</translation>
    </message>
    <message>
        <source>The session has no model, so mnesis cannot load it.</source>
        <translation>会话没有模型，因此 mnesis 无法加载它。</translation>
    </message>
    <message>
        <source>The metadata of the session are valid JSON.</source>
        <translation>会话的元数据是有效的 JSON。</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON, so mnesis cannot list sessions.</source>
        <translation>会话的元数据不是有效的 JSON，因此 mnesis 无法列出会话。</translation>
    </message>
    <message>
        <source>The summary “%1” replaces only these messages, so it would be empty.</source>
        <translation>摘要“%1”只替换这些消息，因此它会变空。</translation>
    </message>
    <message>
        <source>The summary “%1” still mentions these messages.</source>
        <translation>摘要“%1”仍提及这些消息。</translation>
    </message>
    <message>
        <source>mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.</source>
        <translation>此存储由 0.2 之前的 mnesis 写入，无法存放摘要。请先用较新的 mnesis 打开它。</translation>
    </message>
    <message>
        <source>The session has no context items, so mnesis would not send its messages. Repair that first (finding “no-context-items”).</source>
        <translation>会话没有上下文条目，因此 mnesis 不会发送其消息。请先修复该问题（发现项“no-context-items”）。</translation>
    </message>
    <message>
        <source>The context would exceed %L1 tokens, at which mnesis compacts after a turn.</source>
        <translation>上下文会超过 %L1 个 token，达到此值时 mnesis 会在轮次之后压缩。</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>摘要及其消息</translation>
    </message>
    <message>
        <source>The part is not a JSON object, so it cannot be edited. You can remove it.</source>
        <translation>该部分不是 JSON 对象，因此无法编辑。您可以移除它。</translation>
    </message>
    <message>
        <source>Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.</source>
        <translation>只有文本、思考、工具输出和文件摘要可以编辑；此部分的类型为“%1”。</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>该部分没有可编辑的“%1”。</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>只有工具输出可以修剪。</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>此输出已修剪。</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>此输出未修剪。</translation>
    </message>
    <message>
        <source>Restore output of %1 in message %2</source>
        <translation>还原消息 %2 中 %1 的输出</translation>
    </message>
    <message>
        <source>Prune output of %1 in message %2</source>
        <translation>修剪消息 %2 中 %1 的输出</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>mnesis 自身从不修剪工具“skill”的输出。</translation>
    </message>
    <message>
        <source>This output is no longer sent, so the context does not change.</source>
        <translation>此输出已不再发送，因此上下文不会改变。</translation>
    </message>
    <message>
        <source>their places in the context</source>
        <translation>它们在上下文中的位置</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>编号 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>%n 个子会话保留，但没有父级。</numerusform>
        </translation>
    </message>
    <message>
        <source>mnesis keeps the last two turns, and the context has no message before them. Choose the last message to summarise.</source>
        <translation>mnesis 保留最后两个轮次，而上下文在它们之前没有消息。请选择要摘要的最后一条消息。</translation>
    </message>
    <message>
        <source>Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.</source>
        <translation>较早摘要之前的消息尚未摘要。请先摘要这些消息，直到“%1”。</translation>
    </message>
    <message>
        <source>Message %1 is a summary. To merge summaries, choose them as summaries.</source>
        <translation>消息 %1 是摘要。要合并摘要，请将其作为摘要选择。</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: it is already summarised or was lost.</source>
        <translation>消息 %1 不在上下文中：它已被摘要或已丢失。</translation>
    </message>
    <message>
        <source>The summary “%1” is damaged. Repair the session first.</source>
        <translation>摘要“%1”已损坏。请先修复会话。</translation>
    </message>
    <message>
        <source>The summary “%1” does not fit into the model&apos;s window at level %2. Use level 2, which sends only its beginning, or level 3, which needs no model.</source>
        <translation>摘要“%1”在级别 %2 放不进模型的窗口。请使用只发送其开头的级别 2，或不需要模型的级别 3。</translation>
    </message>
    <message>
        <source>Two of these summaries do not fit into the model&apos;s window at level %1. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>其中两个摘要在级别 %1 放不进模型的窗口。请使用只发送开头的级别 2，或不需要模型的级别 3。</translation>
    </message>
    <message>
        <source>The span of the summary “%1” is not valid. Repair the session first.</source>
        <translation>摘要“%1”的范围无效。请先修复会话。</translation>
    </message>
    <message>
        <source>Messages between these summaries are not summarised yet. Summarise those first.</source>
        <translation>这些摘要之间的消息尚未摘要。请先摘要这些消息。</translation>
    </message>
    <message>
        <source>The context has no summary “%1”.</source>
        <translation>上下文没有摘要“%1”。</translation>
    </message>
    <message>
        <source>Choose at least two different summaries to merge.</source>
        <translation>请选择至少两个不同的摘要进行合并。</translation>
    </message>
    <message>
        <source>The summary “%1” is between these. Include it, or choose summaries that follow each other.</source>
        <translation>摘要“%1”位于这些摘要之间。请将其包括在内，或选择彼此相连的摘要。</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so it cannot be rewritten.</source>
        <translation>摘要“%1”不在上下文中，因此无法重写。</translation>
    </message>
    <message>
        <source>Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.</source>
        <translation>上下文中的另一个摘要也替换了“%1”的消息。请拆解其中一个，或合并它们。</translation>
    </message>
    <message>
        <source>The messages of “%1” do not fit into the model&apos;s window at level %2. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>“%1”的消息在级别 %2 放不进模型的窗口。请使用只发送开头的级别 2，或不需要模型的级别 3。</translation>
    </message>
    <message>
        <source>The summary was made from itself, so it cannot be dissolved.</source>
        <translation>该摘要依据自身生成，因此无法拆解。</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which the session no longer has.</source>
        <translation>该摘要依据“%1”生成，而会话已没有它。</translation>
    </message>
    <message>
        <source>The span of the summary is not valid. Repair the session first.</source>
        <translation>摘要的范围无效。请先修复会话。</translation>
    </message>
    <message>
        <source>The summary was merged into “%1”. Dissolve that one first.</source>
        <translation>该摘要已合并到“%1”中。请先拆解那一个。</translation>
    </message>
    <message>
        <source>summary entry</source>
        <translation>摘要条目</translation>
    </message>
    <message>
        <source>the summaries it was made from</source>
        <translation>其所依据的摘要</translation>
    </message>
    <message>
        <source>the messages it replaced</source>
        <translation>其所替换的消息</translation>
    </message>
    <message>
        <source>Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of %2; choose those of %1 to keep them.</source>
        <translation>只有此摘要表明该会话由 %1 写入。没有它，Stemma 会假定使用 %2 的规则；要保留 %1 的规则，请选择它们。</translation>
    </message>
    <message>
        <source>Remove an unused summary of “%1”</source>
        <translation>移除“%1”的一个未使用的摘要</translation>
    </message>
    <message>
        <source>Dissolve summary “%1” of “%2”</source>
        <translation>拆解“%2”的摘要“%1”</translation>
    </message>
    <message>
        <source>The summary was not in the context, so nothing changes for the agent.</source>
        <translation>该摘要不在上下文中，因此对智能体没有任何变化。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>%n 条消息保持在上下文之外，因为另一个摘要也替换了它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or remove this one.</source>
        <translation>上下文中的摘要“%1”替换了部分相同的消息。请先拆解那一个，或移除这一个。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>上下文中有 %n 条消息位于“%1”的各摘要之间，但未被它们涵盖，因此智能体会失去它们。请拆解它，然后逐个还原那些摘要。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore the summary to the context first, then edit its text.</source>
        <translation>请先将摘要还原到上下文中，然后编辑其文本。</translation>
    </message>
    <message>
        <source>Restore summary “%1” of “%2” to the context</source>
        <translation>将“%2”的摘要“%1”还原到上下文中</translation>
    </message>
    <message>
        <source>The messages it replaces are not in the context, so none are removed from it.</source>
        <translation>它所替换的消息不在上下文中，因此不会从中移除任何消息。</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>The table %1 is missing.</source>
        <translation>缺少表 %1。</translation>
    </message>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>表 %1 没有列 %2。</translation>
    </message>
    <message>
        <source>Not the tables of mnesis.</source>
        <translation>不是 mnesis 的表。</translation>
    </message>
    <message>
        <source>%1 is missing, which every known version of mnesis has, so the store is opened read-only.</source>
        <translation>缺少 %1，而每个已知的 mnesis 版本都有它，因此以只读方式打开存储。</translation>
    </message>
    <message>
        <source>%1 is unknown and may come from a newer mnesis, so the store is opened read-only.</source>
        <translation>%1 未知，可能来自较新的 mnesis，因此以只读方式打开存储。</translation>
    </message>
    <message>
        <source>A folder; a mnesis store is a single SQLite file.</source>
        <translation>是文件夹；而 mnesis 存储是单个 SQLite 文件。</translation>
    </message>
    <message>
        <source>Not a SQLite file.</source>
        <translation>不是 SQLite 文件。</translation>
    </message>
    <message>
        <source>It has the tables and columns of mnesis.</source>
        <translation>它有 mnesis 的表和列。</translation>
    </message>
</context>
<context>
    <name>MnesisPart</name>
    <message>
        <source>The part has no &quot;%1&quot;; mnesis leaves it out.</source>
        <translation>该部分没有“%1”；mnesis 会略去它。</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a text; mnesis leaves the part out.</source>
        <translation>该部分的“%1”不是文本；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a whole number; mnesis leaves the part out.</source>
        <translation>该部分的“%1”不是整数；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The tool&apos;s %1 is not a time; mnesis leaves the part out.</source>
        <translation>工具的 %1 不是时间；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The tool&apos;s input is not an object; mnesis leaves the part out.</source>
        <translation>工具的输入不是对象；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The tool&apos;s status is not an object; mnesis leaves the part out.</source>
        <translation>工具的状态信息不是对象；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The tool state “%1” is unknown; mnesis leaves the part out.</source>
        <translation>工具的状态“%1”不是已知的状态；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The patch&apos;s list of files is not a list of texts; mnesis leaves the part out.</source>
        <translation>补丁的文件列表不是文本的列表；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The step&apos;s token usage is not an object; mnesis leaves the part out.</source>
        <translation>步骤的 token 用量不是对象；mnesis 会略去该部分。</translation>
    </message>
    <message>
        <source>The part is not valid JSON from byte %1 on; mnesis leaves it out.</source>
        <translation>该部分从第 %1 字节起不是有效的 JSON；mnesis 会略去它。</translation>
    </message>
    <message>
        <source>The part is JSON but not an object; mnesis leaves it out.</source>
        <translation>该部分是 JSON 但不是对象；mnesis 会略去它。</translation>
    </message>
    <message>
        <source>The part does not say its type; mnesis leaves it out.</source>
        <translation>该部分未说明其类型；mnesis 会略去它。</translation>
    </message>
</context>
<context>
    <name>MnesisRepair</name>
    <message>
        <source>The metadata are lost to mnesis. Undo restores the text.</source>
        <translation>对 mnesis 而言元数据会丢失。撤销可还原该文本。</translation>
    </message>
    <message>
        <source>A running call would be marked as failed, too. Repair this while no agent is working in the session.</source>
        <translation>运行中的调用也会被标记为失败。请在没有智能体在该会话中工作时修复此问题。</translation>
    </message>
    <message>
        <source>No session of the store has a model to use.</source>
        <translation>存储中的会话都没有可用的模型。</translation>
    </message>
    <message>
        <source>The model of the session is not stored; “%1” is taken from other sessions.</source>
        <translation>会话的模型未存储；“%1”取自其他会话。</translation>
    </message>
    <message>
        <source>Its content has no call id.</source>
        <translation>其内容没有调用 ID。</translation>
    </message>
    <message>
        <source>The summary that covers fewer messages leaves the context and is no longer sent.</source>
        <translation>涵盖消息较少的摘要会离开上下文，不再发送。</translation>
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
        <translation>用于没有会话的消息</translation>
    </message>
    <message>
        <source>The session row is created from its messages; title, system prompt and metadata stay lost.</source>
        <translation>会话行根据其消息创建；标题、系统提示和元数据仍然丢失。</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>failed prompts and empty answers</source>
        <translation>失败的提示和空回答</translation>
    </message>
    <message>
        <source>the summary&apos;s message</source>
        <translation>摘要的消息</translation>
    </message>
    <message>
        <source>the summary&apos;s node</source>
        <translation>摘要的节点</translation>
    </message>
    <message>
        <source>The session has no messages for the summary to replace.</source>
        <translation>会话没有可供摘要替换的消息。</translation>
    </message>
</context>
<context>
    <name>MnesisStore</name>
    <message>
        <source>%1 is no longer a mnesis store: %2 Open it again.</source>
        <translation>%1 已不是 mnesis 存储：%2 请重新打开它。</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>%1 没有会话 %2。请检查 ID，或列出存储的会话。</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>会话 %1 没有消息 %2。请检查 ID。</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>消息的此部分已不在 %1 中。请重新打开会话。</translation>
    </message>
    <message>
        <source>Records of the table %1 have no text; see their fields in the details.</source>
        <translation>表 %1 的记录没有文本；请在详细信息中查看其字段。</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 在 %n 秒内没有应答。请重试，或设置更长的超时。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>%1 的回答耗时超过 %n 秒。请使用更小的模型，或设置更长的超时。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.</source>
        <translation>%1 发送了超过 %2 MiB，作为回答过多。请检查端点的地址。</translation>
    </message>
    <message>
        <source>%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.</source>
        <translation>%1 重定向到 %2；未向那里发送任何内容。如果该地址正确，请将它用于端点。</translation>
    </message>
    <message>
        <source>%1 requires a key. Enter one for the endpoint.</source>
        <translation>%1 需要密钥。请为端点输入一个。</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check the key and its permissions.</source>
        <translation>%1 不接受该密钥。请检查密钥及其权限。</translation>
    </message>
    <message>
        <source>%1 has no model “%2” at this address. Check the model and the address.</source>
        <translation>%1 在此地址没有模型“%2”。请检查模型和地址。</translation>
    </message>
    <message>
        <source>The request is too long for %1. Send less, or use a model with a larger context window.</source>
        <translation>请求过长，超出 %1 的限制。请减少发送的内容，或使用上下文窗口更大的模型。</translation>
    </message>
    <message>
        <source>Your credit at %1 is used up. Check your account.</source>
        <translation>您在 %1 的额度已用完。请检查您的账户。</translation>
    </message>
    <message>
        <source>%1 accepts no more requests for now. Try again in a few minutes.</source>
        <translation>%1 目前不再接受请求。请几分钟后重试。</translation>
    </message>
    <message>
        <source>%1 has an internal error. Try again in a few minutes.</source>
        <translation>%1 发生内部错误。请几分钟后重试。</translation>
    </message>
    <message>
        <source>%1 rejects the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 拒绝该请求。请检查端点的类型和模型。</translation>
    </message>
    <message>
        <source>No server answers at %1. Start the server, or check the address of the endpoint.</source>
        <translation>%1 处没有服务器应答。请启动服务器，或检查端点的地址。</translation>
    </message>
    <message>
        <source>The host %1 cannot be reached. Check the address of the endpoint and the network.</source>
        <translation>无法访问主机 %1。请检查端点的地址和网络。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid, so nothing was sent. Check the certificate.</source>
        <translation>%1 的证书无效，因此未发送任何内容。请检查证书。</translation>
    </message>
    <message>
        <source>No encrypted connection to %1 was possible, so nothing was sent. Check whether the address begins with http://.</source>
        <translation>无法与 %1 建立加密连接，因此未发送任何内容。请检查地址是否以 http:// 开头。</translation>
    </message>
    <message>
        <source>The proxy blocks the request to %1. Check the proxy.</source>
        <translation>代理服务器阻止了到 %1 的请求。请检查代理服务器。</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was complete. Try again.</source>
        <translation>与 %1 的连接在回答完成之前中断。请重试。</translation>
    </message>
    <message>
        <source>The answer of %1 is not valid. Check the kind and the address of the endpoint.</source>
        <translation>%1 的回答无效。请检查端点的类型和地址。</translation>
    </message>
    <message>
        <source>%1 is overloaded. Try again in a few minutes.</source>
        <translation>%1 过载。请几分钟后重试。</translation>
    </message>
    <message>
        <source>%1 could not process the request. Check the kind and the model of the endpoint.</source>
        <translation>%1 无法处理该请求。请检查端点的类型和模型。</translation>
    </message>
    <message>
        <source>The model of %1 declines to answer this. Try another model.</source>
        <translation>%1 的模型拒绝回答。请尝试其他模型。</translation>
    </message>
    <message>
        <source>%1 (Tried %2 times.)</source>
        <translation>%1（已尝试 %2 次。）</translation>
    </message>
    <message>
        <source>%1 accepts no requests for another %2 minutes. Try again then.</source>
        <translation>%1 在接下来的 %2 分钟内不接受请求。请届时重试。</translation>
    </message>
</context>
<context>
    <name>ModelConsent</name>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>发往：%1，用于模型 %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>估算费用：最多 %1</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>估算费用：未设置价格</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>连接未加密：网络中的其他人可能会读取它。</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>将此内容发送到 %1？</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is not the address of a model. Use https:// or, on this machine, http://.</source>
        <translation>“%1”不是模型的地址。请使用 https://，在本机上也可使用 http://。</translation>
    </message>
    <message>
        <source>The address of %1 contains a password, which would be stored and shown. Remove it, and enter it as the key.</source>
        <translation>%1 的地址包含密码，它会被存储和显示。请移除它，并将其作为密钥输入。</translation>
    </message>
    <message>
        <source>The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.</source>
        <translation>%1 的地址在“?”或“#”之后有一部分，其中可能包含密钥。请移除它。</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. Use http:// or socks5://.</source>
        <translation>“%1”不是代理服务器的地址。请使用 http:// 或 socks5://。</translation>
    </message>
    <message>
        <source>The address of the proxy %1 contains a password, which would be stored and shown. Remove it, or use the system proxy.</source>
        <translation>代理服务器 %1 的地址包含密码，它会被存储和显示。请移除它，或使用系统代理。</translation>
    </message>
    <message>
        <source>No model is set for %1. Enter one.</source>
        <translation>未为 %1 设置模型。请输入一个。</translation>
    </message>
    <message>
        <source>The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.</source>
        <translation>%1 的密钥包含空格、换行或密钥中不会有的字符。请重新复制。</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.</source>
        <translation>密钥会以未加密方式发送到 %1。请使用 https://，或不需要密钥的端点。</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.</source>
        <translation>%1 的回答达到长度上限，因此摘要被截断。请尝试级别 2，或选择更少的消息。</translation>
    </message>
    <message>
        <source>The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send less.</source>
        <translation>%1 的回答在出现任何文本之前就达到了最大长度。请使用思考较少的模型，或减少发送的内容。</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try again, or use another model.</source>
        <translation>%1 的回答为空。请重试，或使用其他模型。</translation>
    </message>
    <message>
        <source>The model read only %1 of about %2 tokens. Its context window on the server may be too small.</source>
        <translation>模型只读取了约 %2 个 token 中的 %1 个。其在服务器上的上下文窗口可能太小。</translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>这不是有效的 JSON：读取在第 %1 字节处停止。</translation>
    </message>
    <message>
        <source>This is not a message: it is not a JSON object.</source>
        <translation>这不是消息：它不是 JSON 对象。</translation>
    </message>
    <message>
        <source>OpenCode leaves out answers that failed.</source>
        <translation>OpenCode 会略去失败的回答。</translation>
    </message>
    <message>
        <source>OpenCode leaves out messages without content.</source>
        <translation>OpenCode 会略去没有内容的消息。</translation>
    </message>
    <message>
        <source>The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.</source>
        <translation>文件 %1 不完整或已损坏。如果 OpenCode 正在写入它，请重新读取。</translation>
    </message>
    <message>
        <source>The file %1 is not part of this store.</source>
        <translation>文件 %1 不属于此存储。</translation>
    </message>
    <message>
        <source>It is not an export of OpenCode.</source>
        <translation>它不是 OpenCode 的导出。</translation>
    </message>
    <message>
        <source>The agent compacted the session by itself.</source>
        <translation>智能体自行压缩了会话。</translation>
    </message>
    <message>
        <source>The user had the session compacted.</source>
        <translation>会话应用户要求进行了压缩。</translation>
    </message>
    <message>
        <source>This is not a part: it is not a JSON object.</source>
        <translation>这不是消息部分：它不是 JSON 对象。</translation>
    </message>
    <message>
        <source>hidden by a revert; OpenCode can restore it until the next prompt</source>
        <translation>因回退而隐藏；OpenCode 可在下一个提示之前还原它</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>此记录已不在存储中。请重新打开存储。</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>已略去消息的 %n 个损坏部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>已略去 %n 条损坏的消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>A message of this session is damaged. Check the session first.</source>
        <translation>此会话的一条消息已损坏。请先检查会话。</translation>
    </message>
    <message>
        <source>OpenCode knows the new session once it has imported it: opencode import %1.</source>
        <translation>OpenCode 导入后即可识别新会话：opencode import %1。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.</source>
        <translation>只有 OpenCode 会写入其存储，因此更改会产生分叉，OpenCode 可以导入它。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Rename the session there, or fork it with another title.</source>
        <translation>只有 OpenCode 会写入其存储。请在那里重命名会话，或以其他标题分叉它。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Delete the session there.</source>
        <translation>只有 OpenCode 会写入其存储。请在那里删除会话。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Revert the session there, or fork it at the message.</source>
        <translation>只有 OpenCode 会写入其存储。请在那里回退会话，或在该消息处分叉它。</translation>
    </message>
    <message>
        <source>OpenCode cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>OpenCode 无法撤销压缩。请在压缩之前分叉会话：所有内容仍在。</translation>
    </message>
    <message>
        <source>OpenCode finds sessions by their project. Import a fork of the session in the new folder.</source>
        <translation>OpenCode 按项目查找会话。请在新文件夹中导入会话的分叉。</translation>
    </message>
    <message>
        <source>OpenCode stores no checkpoints.</source>
        <translation>OpenCode 不存储检查点。</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Fork the session: damaged parts are left out there.</source>
        <translation>只有 OpenCode 会写入其存储。请分叉会话：损坏的部分会在分叉中略去。</translation>
    </message>
    <message>
        <source>It holds sessions of OpenCode.</source>
        <translation>其中有 OpenCode 的会话。</translation>
    </message>
    <message>
        <source>No session of OpenCode was found in this folder.</source>
        <translation>在此文件夹中未找到 OpenCode 的会话。</translation>
    </message>
    <message>
        <source>It has the tables of OpenCode.</source>
        <translation>它有 OpenCode 的表。</translation>
    </message>
    <message>
        <source>It does not have the tables of OpenCode.</source>
        <translation>它没有 OpenCode 的表。</translation>
    </message>
    <message>
        <source>It is a session that OpenCode exported.</source>
        <translation>它是 OpenCode 导出的会话。</translation>
    </message>
    <message>
        <source>It does not begin as an export of OpenCode does.</source>
        <translation>它的开头不像 OpenCode 的导出。</translation>
    </message>
    <message>
        <source>tables of OpenCode 2</source>
        <translation>OpenCode 2 的表</translation>
    </message>
    <message>
        <source>exists only in old tables (OpenCode 1)</source>
        <translation>仅存在于旧表中（OpenCode 1）</translation>
    </message>
    <message>
        <source>tables of OpenCode 1</source>
        <translation>OpenCode 1 的表</translation>
    </message>
    <message>
        <source>exists only in old files, not in the database</source>
        <translation>仅存在于旧文件中，不在数据库中</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>export, to be imported into OpenCode</source>
        <translation>导出，用于导入到 OpenCode</translation>
    </message>
    <message>
        <source>OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 imports.</source>
        <translation>OpenCode 2 以一种没有已知导入方式的形式存储此会话。请在 OpenCode 中用 opencode run --session %1 --fork 分叉，或将其移交给 OpenCode：这会生成 OpenCode 1 可导入的导出文件。</translation>
    </message>
</context>
<context>
    <name>OpenCodeCheck</name>
    <message>
        <source>The file cannot be read, so its session is not listed: %1</source>
        <translation>无法读取该文件，因此未列出其会话：%1</translation>
    </message>
    <message>
        <source>The session exists only where older releases kept it. The newest OpenCode used here does not show it. Fork it and import the fork.</source>
        <translation>该会话仅存在于旧版本保存它的位置。此处使用的最新 OpenCode 不显示它。请分叉它并导入分叉。</translation>
    </message>
    <message>
        <source>The session is also stored in an older place, as an upgrade leaves it. The newer one is shown.</source>
        <translation>该会话还存储在更旧的位置，这是升级留下的。显示的是较新的那一个。</translation>
    </message>
    <message>
        <source>The message is not valid JSON. OpenCode fails to load the session. If it is being written, check again.</source>
        <translation>该消息不是有效的 JSON。OpenCode 无法加载该会话。如果该消息正在被写入，请再次检查。</translation>
    </message>
    <message>
        <source>A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out.</source>
        <translation>该消息的一部分不是有效的 JSON。OpenCode 无法加载它。分叉会略去它。</translation>
    </message>
    <message>
        <source>The part has an unknown type (“%1”). It is shown as stored.</source>
        <translation>该部分的类型未知（“%1”）。按存储的原样显示。</translation>
    </message>
    <message>
        <source>Another message of the session has the same id. OpenCode imports only the first of them.</source>
        <translation>会话的另一条消息有相同的 ID。OpenCode 只导入其中的第一条。</translation>
    </message>
    <message>
        <source>The answer belongs to a prompt %1 that the session does not have.</source>
        <translation>该回答属于会话没有的提示 %1。</translation>
    </message>
    <message>
        <source>A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile.</source>
        <translation>工具 %1 的一个调用没有结果。该工具仍在运行，或 OpenCode 在此期间已结束。</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
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
        <translation>无法写入 %1：磁盘已满。请释放一些空间。</translation>
    </message>
    <message>
        <source>%1 is damaged. It is a cache and can be made anew.</source>
        <translation>%1 已损坏。它是缓存，可以重新生成。</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>无法写入 %1 中 Stemma 自己的数据。请检查文件夹的权限和可用磁盘空间。</translation>
    </message>
    <message>
        <source>The file %1 is gone.</source>
        <translation>文件 %1 已不存在。</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>该文件已打包。请解包后再更改。</translation>
    </message>
    <message>
        <source>%1 would fill the disk when unpacked: it is far larger than a session. If you trust it, unpack it yourself and open its content.</source>
        <translation>%1 解包后会占满磁盘：它远大于一个会话。如果您信任它，请自行解包并打开其内容。</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.</source>
        <translation>无法将 %1 解包到 %2：%3。请在那里释放一些空间，或将 TMPDIR 设为其他文件夹。</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked after byte %2. Get the file again.</source>
        <translation>%1 已损坏：在第 %2 字节之后无法解包。请重新获取该文件。</translation>
    </message>
    <message>
        <source>%1 is incomplete: the packed data ends too early. Get the file again.</source>
        <translation>%1 不完整：打包的数据过早结束。请重新获取该文件。</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.</source>
        <translation>%1 以 %2 打包，Stemma 无法解包。请自行解包，然后打开其内容。</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.</source>
        <translation>无法解包 %1：%2。请将 TMPDIR 设为可写的文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.</source>
        <translation>无法解包 %1：%2。请释放一些空间，或将 TMPDIR 设为其他文件夹。</translation>
    </message>
</context>
<context>
    <name>PartSource</name>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>此存储的智能体不保留文件的副本。</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>%1 的副本已不存在。</translation>
    </message>
    <message>
        <source>The files are now as they were at this checkpoint.</source>
        <translation>文件现在与此检查点时的状态相同。</translation>
    </message>
    <message>
        <source>The message is too large to show its images.</source>
        <translation>该消息太大，无法显示其图像。</translation>
    </message>
    <message>
        <source>The message is damaged, so its images cannot be shown.</source>
        <translation>该消息已损坏，因此无法显示其图像。</translation>
    </message>
</context>
<context>
    <name>Pi</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>这不是有效的 JSON：读取在第 %1 字节处停止。</translation>
    </message>
    <message>
        <source>This is not an entry: it is not a JSON object.</source>
        <translation>这不是条目：它不是 JSON 对象。</translation>
    </message>
    <message>
        <source>pi leaves out answers that failed or were aborted.</source>
        <translation>pi 会略去失败或中止的回答。</translation>
    </message>
    <message>
        <source>The user kept this command out of the context.</source>
        <translation>用户将此命令排除在上下文之外。</translation>
    </message>
    <message>
        <source>pi has no place for a pruned tool output. Edit the output instead.</source>
        <translation>pi 没有存放修剪的工具输出的位置。请改为编辑输出。</translation>
    </message>
    <message>
        <source>pi cannot undo a compaction. Resume the session before it: everything is still there.</source>
        <translation>pi 无法撤销压缩。请在压缩之前恢复会话：所有内容仍在。</translation>
    </message>
    <message>
        <source>This entry is not a message but a setting of the session; it stays where it is.</source>
        <translation>此条目不是消息，而是会话的设置；它保留在原处。</translation>
    </message>
    <message>
        <source>The session has no answer yet, so pi writes its entries a second time with the first one.</source>
        <translation>会话还没有回答，因此 pi 会在第一个回答时再次写入其条目。</translation>
    </message>
    <message>
        <source>Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.</source>
        <translation>版本 1 的会话没有 ID。请在 pi 中打开一次该会话，这会将其更新。</translation>
    </message>
    <message>
        <source>pi may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>pi 可能打开着会话。请先退出它：否则它会继续写入旧文件夹。</translation>
    </message>
    <message>
        <source>An extension of pi took this message out of the context.</source>
        <translation>pi 的扩展已将此消息移出上下文。</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown.</source>
        <translation>这不是 PNG、JPEG、GIF、WebP 或 BMP 图像，或者它已损坏，因此不显示。</translation>
    </message>
    <message>
        <source>This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.</source>
        <translation>此图像声称为 %1 × %2 像素。超过 64 兆像素的图像不会打开。</translation>
    </message>
    <message>
        <source>This image is damaged and cannot be shown.</source>
        <translation>此图像已损坏，无法显示。</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Message %1 lacks fields that %2 needs. Check the session first.</source>
        <translation>消息 %1 缺少 %2 需要的字段。请先检查会话。</translation>
    </message>
    <message>
        <source>This part can only be removed with its whole message %1.</source>
        <translation>此部分只能与整条消息 %1 一起移除。</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>这不是工具的输出，因此无法修剪。</translation>
    </message>
    <message>
        <source>%1 keeps the newest messages, and nothing comes before them. Name the last message to summarise.</source>
        <translation>%1 保留最新的消息，而它们之前没有内容。请指明要摘要的最后一条消息。</translation>
    </message>
    <message>
        <source>Message %1 is not in the context now, so it cannot be summarised.</source>
        <translation>消息 %1 现在不在上下文中，因此无法摘要。</translation>
    </message>
    <message>
        <source>The message after message %1 is a tool result, and what is kept must not begin with one. Name the result, or a message before its call.</source>
        <translation>消息 %1 之后的消息是工具结果，而保留的内容不能以工具结果开头。请指明该结果，或其调用之前的消息。</translation>
    </message>
    <message>
        <source>%1 does not merge summaries: a new one takes up the one before it. Compact up to a message instead.</source>
        <translation>%1 不合并摘要：新摘要会吸收之前的摘要。请改为压缩到某条消息。</translation>
    </message>
    <message>
        <source>%1 makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>没有模型时 %1 不生成摘要。请自行撰写文本，或让模型撰写（级别 1 或 2）。</translation>
    </message>
    <message>
        <source>%1 does not read this record, so nothing can be done with it.</source>
        <translation>%1 不读取此记录，因此无法对它进行任何操作。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>%n 个工具调用在该处没有结果，会像 %1 那样被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the checkpoint at message %1 of “%2”</source>
        <translation>移除“%2”的消息 %1 处的检查点</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>“%3”的消息 %2 处的检查点“%1”</translation>
    </message>
    <message>
        <source>Restore the output in message %1 of “%2”</source>
        <translation>还原“%2”的消息 %1 中的输出</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>此输出未修剪。</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>此输出已修剪。</translation>
    </message>
    <message>
        <source>%1 does not mark pruned outputs. The session that this one was made of has the output.</source>
        <translation>%1 不标记修剪的输出。生成此会话的原会话中有该输出。</translation>
    </message>
    <message>
        <source>Prune the output in message %1 of “%2”</source>
        <translation>修剪“%2”的消息 %1 中的输出</translation>
    </message>
    <message>
        <source>%1 has no messages of the role “%2”. Choose one of: %3.</source>
        <translation>%1 没有角色为“%2”的消息。请选择其中之一：%3。</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>新消息</translation>
    </message>
    <message>
        <source>A branch that %1 does not continue is not compacted. Resume it first, or fork it.</source>
        <translation>%1 不会继续的分支不会被压缩。请先恢复它，或分叉它。</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>压缩“%3”的消息 %1–%2</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3” into a new session</source>
        <translation>将“%3”的消息 %1–%2 压缩到新会话中</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>在之前的更改之后无法进行更改 %1：%2</translation>
    </message>
    <message>
        <source>thinking that is bound to what is changed</source>
        <translation>与所更改内容绑定的思考</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>在消息 %2 之后分叉“%1”</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>在消息 %2 之后恢复“%1”</translation>
    </message>
    <message>
        <source>Remove title of “%1”</source>
        <translation>移除“%1”的标题</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Edit message %1 of “%2”</source>
        <translation>编辑“%2”的消息 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>移除“%1”的 %n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of “%1”</source>
        <translation>移除“%1”的一个部分</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>Insert after message %1 of “%2”</source>
        <translation>在“%2”的消息 %1 之后插入</translation>
    </message>
    <message>
        <source>Insert at the beginning of “%1”</source>
        <translation>在“%1”的开头插入</translation>
    </message>
    <message>
        <source>%1, in a fork</source>
        <comment>Edit message 3 of “Parser bug”</comment>
        <translation>%1，在分叉中</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>%1 的分叉</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>%1 被丢弃的末尾</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1（已压缩）</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>消息 %1，部分 %2</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>消息 %1，%n 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>%1–%2 的副本</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>丢弃的末尾</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>the messages it replaces</source>
        <translation>其所替换的消息</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>会话没有消息“%1”。</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>会话没有消息。</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>消息“%1”没有部分 %2。</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>会话没有摘要“%1”。</translation>
    </message>
    <message>
        <source>There is no level %1. Choose 1, 2 or 3.</source>
        <translation>没有级别 %1。请选择 1、2 或 3。</translation>
    </message>
    <message>
        <source>Choose the messages to remove.</source>
        <translation>请选择要移除的消息。</translation>
    </message>
    <message>
        <source>Parts can be removed from only one message at a time.</source>
        <translation>一次只能从一条消息中移除部分。</translation>
    </message>
    <message>
        <source>Only texts, thinking and tool outputs can be edited.</source>
        <translation>只有文本、思考和工具输出可以编辑。</translation>
    </message>
    <message>
        <source>Enter a different text.</source>
        <translation>请输入不同的文本。</translation>
    </message>
    <message>
        <source>Enter a new title.</source>
        <translation>请输入新标题。</translation>
    </message>
    <message>
        <source>Enter the text of the new message.</source>
        <translation>请输入新消息的文本。</translation>
    </message>
    <message>
        <source>Enter the text of the summary.</source>
        <translation>请输入摘要的文本。</translation>
    </message>
    <message>
        <source>Nothing comes before this message. Fork after it.</source>
        <translation>此消息之前没有内容。请在它之后分叉。</translation>
    </message>
    <message>
        <source>The session already ends here; nothing would be discarded.</source>
        <translation>会话已在此处结束；不会丢弃任何内容。</translation>
    </message>
    <message>
        <source>A tool result must follow its call, so nothing can be inserted between them.</source>
        <translation>工具结果必须紧跟其调用，因此它们之间无法插入任何内容。</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>规划更改之后，会话被另一个程序更改。未更改任何内容；请重新规划。</translation>
    </message>
    <message>
        <source>This message was discarded and is no longer part of the session.</source>
        <translation>此消息已被丢弃，不再是会话的一部分。</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain, which %1 cannot resume.</source>
        <translation>此条目属于侧链，%1 无法恢复侧链。</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.</source>
        <translation>此思考已签名，因此无法编辑。请移除其消息，或在它之前分叉会话。</translation>
    </message>
    <message>
        <source>This thinking is signed, so it can only be removed with its message.</source>
        <translation>此思考已签名，因此只能与其消息一起移除。</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename the session instead.</source>
        <translation>分支使用其会话的标题。请改为重命名会话。</translation>
    </message>
    <message>
        <source>A branch is a part of its session&apos;s transcript and cannot be deleted on its own. Delete the whole session, or keep the branch.</source>
        <translation>分支是其会话的对话记录的一部分，无法单独删除。请删除整个会话，或保留该分支。</translation>
    </message>
    <message>
        <source>This kind of change cannot be made in a fork.</source>
        <translation>此类更改无法在分叉中进行。</translation>
    </message>
    <message>
        <source>The session cannot be compacted in place. %1 Compact it into a new session.</source>
        <translation>会话无法就地压缩。%1 请将其压缩到新会话中。</translation>
    </message>
    <message>
        <source>Every tool call has its result.</source>
        <translation>每个工具调用都有其结果。</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers reject.</source>
        <translation>对话会以回答开头，提供商会拒绝。</translation>
    </message>
    <message>
        <source>The conversation does not end with a prompt.</source>
        <translation>对话不以提示结尾。</translation>
    </message>
    <message>
        <source>No signed thinking follows the change.</source>
        <translation>更改之后没有已签名的思考。</translation>
    </message>
    <message>
        <source>Message %1 has signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>消息 %1 有已签名的思考。它未更改，但由于其周围的消息已更改，提供商可能会拒绝它。</translation>
    </message>
    <message numerus="yes">
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>工具调用与其结果是一体的，因此还有 %n 条消息会更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing.</source>
        <translation>程序 %1（进程 %2）已打开存储进行写入。</translation>
    </message>
    <message>
        <source>The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.</source>
        <translation>摘要小于其所替换的消息：%L1 而不是 %L2 个 token。</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).</source>
        <translation>摘要（%L1 个 token）大于其所替换的消息（%L2 个 token）。</translation>
    </message>
    <message>
        <source>A compaction of %1 stays as it is, so nothing can be added to its summary.</source>
        <translation>%1 的压缩保持不变，因此无法向其摘要中添加内容。</translation>
    </message>
    <message>
        <source>Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>消息 %1 有已签名的思考。它未更改，但由于其周围的消息已更改，提供商可能会拒绝它。</translation>
    </message>
    <message>
        <source>Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>消息 %1 有已签名的工具调用。它们未更改，但由于其周围的消息已更改，提供商可能会拒绝它们。</translation>
    </message>
    <message>
        <source>Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>消息 %1 有已签名的工具调用。它们未更改，但由于其周围的消息已更改，提供商可能会拒绝它们。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 等另 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>被丢弃的末尾</translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message>
        <source>%1 can load the session.</source>
        <translation>%1 可以加载该会话。</translation>
    </message>
    <message>
        <source>The conversation begins with a prompt.</source>
        <translation>对话以提示开头。</translation>
    </message>
    <message>
        <source>No answer follows directly on another.</source>
        <translation>没有回答紧跟在另一个回答之后。</translation>
    </message>
    <message>
        <source>One answer would follow directly on another; some providers refuse that.</source>
        <translation>一个回答会紧跟在另一个之后；有些提供商会拒绝。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>%n 个工具调用没有结果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>%n 个工具结果没有调用；提供商会拒绝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>更改之后的 %n 条消息含有已签名的思考，最先是消息 %1。由于之前的内容已更改，提供商可能会拒绝它。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Repair %1</source>
        <comment>a place</comment>
        <translation>修复 %1</translation>
    </message>
    <message>
        <source>Repair all problems</source>
        <translation>修复所有问题</translation>
    </message>
    <message>
        <source>Repair all problems of the kind “%1”</source>
        <translation>修复所有“%1”类问题</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>在消息 %2 之后分叉“%1”</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>在消息 %2 之后恢复“%1”</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>重命名“%1”</translation>
    </message>
    <message>
        <source>Edit message %2 of “%1”</source>
        <translation>编辑“%1”的消息 %2</translation>
    </message>
    <message>
        <source>Restore the output in message %2 of “%1”</source>
        <translation>还原“%1”的消息 %2 中的输出</translation>
    </message>
    <message>
        <source>Prune the output in message %2 of “%1”</source>
        <translation>修剪“%1”的消息 %2 中的输出</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>Insert after message %2 of “%1”</source>
        <translation>在“%1”的消息 %2 之后插入</translation>
    </message>
    <message>
        <source>Set checkpoint after message %2 of “%1”</source>
        <translation>在“%1”的消息 %2 之后设置检查点</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>设置“%1”的标签</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>迁移项目</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>压缩“%1”</translation>
    </message>
    <message>
        <source>Rewrite a summary of “%1”</source>
        <translation>重写“%1”的摘要</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>合并“%1”的摘要</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>拆解“%1”的摘要</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>批次中的 %n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of message %2 of “%1”</source>
        <translation>移除“%1”的消息 %2 的一个部分</translation>
    </message>
    <message>
        <source>Remove message %2 of “%1”</source>
        <translation>移除“%1”的消息 %2</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>移除“%1”的 %n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Session forked with the change.</source>
        <translation>已用该更改分叉会话。</translation>
    </message>
    <message>
        <source>Session forked after message %1.</source>
        <translation>已在消息 %1 之后分叉会话。</translation>
    </message>
    <message>
        <source>Session resumed after message %1.</source>
        <translation>已在消息 %1 之后恢复会话。</translation>
    </message>
    <message>
        <source>Session renamed.</source>
        <translation>已重命名会话。</translation>
    </message>
    <message>
        <source>Message %1 edited.</source>
        <translation>已编辑消息 %1。</translation>
    </message>
    <message>
        <source>Output in message %1 restored.</source>
        <translation>已还原消息 %1 中的输出。</translation>
    </message>
    <message>
        <source>Output in message %1 pruned.</source>
        <translation>已修剪消息 %1 中的输出。</translation>
    </message>
    <message>
        <source>Session deleted.</source>
        <translation>已删除会话。</translation>
    </message>
    <message>
        <source>Problems repaired.</source>
        <translation>已修复问题。</translation>
    </message>
    <message>
        <source>Message inserted after message %1.</source>
        <translation>已在消息 %1 之后插入消息。</translation>
    </message>
    <message>
        <source>Checkpoint after message %1 changed.</source>
        <translation>已更改消息 %1 之后的检查点。</translation>
    </message>
    <message>
        <source>Labels changed.</source>
        <translation>已更改标签。</translation>
    </message>
    <message>
        <source>Project moved.</source>
        <translation>已迁移项目。</translation>
    </message>
    <message>
        <source>Summaries merged.</source>
        <translation>已合并摘要。</translation>
    </message>
    <message>
        <source>Session compacted.</source>
        <translation>已压缩会话。</translation>
    </message>
    <message>
        <source>Summary dissolved.</source>
        <translation>已拆解摘要。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>已应用 %n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of message %1 removed.</source>
        <translation>已移除消息 %1 的部分。</translation>
    </message>
    <message>
        <source>Message %1 removed.</source>
        <translation>已移除消息 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>已移除 %n 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply in a fork</source>
        <translation>在分叉中应用</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>在此恢复</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Apply edit</source>
        <translation>应用编辑</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>修剪</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>设置检查点</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>设置标签</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>拆解</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>全部应用</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>无法打开 %1：缺少 Qt 的 PostgreSQL 驱动程序。请安装它（Debian 上为 libqt6sql6-psql），然后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check user and password, then connect again.</source>
        <translation>无法打开 %1：%2。请检查用户和密码，然后重新连接。</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>无法访问 %1：%2。请检查地址以及服务器是否运行，然后重试。</translation>
    </message>
    <message>
        <source>%1 is a replica and had to follow its primary: %2. Try again, or connect to the primary.</source>
        <translation>%1 是副本，必须跟随其主服务器：%2。请重试，或连接到主服务器。</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may have locked the tables; try again later.</source>
        <translation>%1 没有及时应答：%2。可能有其他程序锁定了表；请稍后重试。</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Try again when the server is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>%1 没有及时应答：%2。请在服务器不那么繁忙时重试，或在地址中添加 statement_timeout=秒数。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. Stemma reconnects at the next attempt; messages already read stay on screen.</source>
        <translation>与 %1 的连接已丢失：%2。Stemma 会在下次尝试时重新连接；已读取的消息仍留在屏幕上。</translation>
    </message>
    <message>
        <source>You may not read %1: %2. Ask for the right to read it, or connect as another user.</source>
        <translation>您无权读取 %1：%2。请申请读取权限，或以其他用户身份连接。</translation>
    </message>
    <message>
        <source>%1 has unknown tables: %2. Check the schema.</source>
        <translation>%1 有未知的表：%2。请检查模式。</translation>
    </message>
    <message>
        <source>%1 is read-only: %2.</source>
        <translation>%1 是只读的：%2。</translation>
    </message>
    <message>
        <source>%1 reported an error: %2. Check the server&apos;s log.</source>
        <translation>%1 报告了错误：%2。请检查服务器的日志。</translation>
    </message>
    <message>
        <source>A batch is tried out on temporary copies, for which you lack the right TEMPORARY on the database. Ask for it, or make the changes one by one.</source>
        <translation>批次在临时副本上试运行，而您缺少数据库的 TEMPORARY 权限。请申请该权限，或逐项进行更改。</translation>
    </message>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>无法试运行批次：其对话太大，无法在 %n 秒内复制。请逐项进行更改，或在地址中添加 statement_timeout=SECONDS。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the change again, or undo the later change first.</source>
        <translation>未更改 %1：其表“%3”的行“%2”此后已更改（%4）。请重新规划更改，或先撤销较晚的更改。</translation>
    </message>
    <message>
        <source>%1 was not changed: the columns of its table “%2” have changed. Open the store again and plan the change again.</source>
        <translation>未更改 %1：其表“%2”的列已更改。请重新打开存储并重新规划更改。</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be undone exactly.</source>
        <translation>未更改 %1：其表“%2”有触发器、规则或生成列，因此无法精确地撤销更改。</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 是“%2”而不是“%3”</translation>
    </message>
    <message>
        <source>another column was changed</source>
        <translation>另一列已更改</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>它已被移除</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>无法写入它</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so removing a row could remove unknown other rows.</source>
        <translation>未更改 %1：表 %2 引用“%3”的多个列，因此移除一行可能会移除未知的其他行。</translation>
    </message>
    <message>
        <source>rows of the table %1 now refer to it</source>
        <translation>表 %1 的行现在引用它</translation>
    </message>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>未更改 %1：另一个程序在同一时刻更改了相同的行。请重新规划更改。</translation>
    </message>
    <message>
        <source>%1 was not changed: another program has locked the rows. Try again when it is done.</source>
        <translation>未更改 %1：另一个程序已锁定这些行。请待其完成后重试。</translation>
    </message>
    <message>
        <source>%1 was not changed: the encoding of its database lacks a character of the new text. Write it without that character.</source>
        <translation>未更改 %1：其数据库的编码缺少新文本中的某个字符。请去掉该字符。</translation>
    </message>
    <message>
        <source>%1 was not changed: the server took too long. Try again when it is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>未更改 %1：服务器耗时过长。请在其不那么繁忙时重试，或在地址中添加 statement_timeout=秒数。</translation>
    </message>
    <message>
        <source>%1 was not changed: you may only read it, or a part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>未更改 %1：您只能读取它或其一部分。请申请更改权限，或以其他用户身份连接。</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is read-only. Connect to the primary server.</source>
        <translation>未更改 %1：服务器是只读的。请连接到主服务器。</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>未更改 %1：服务器的磁盘已满。</translation>
    </message>
    <message>
        <source>%1 was not changed: the undo data of this change is too large for the journal.</source>
        <translation>未更改 %1：此更改的撤销数据太大，日志容纳不下。</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>未更改 %1：结果会违反其表的规则。存储可能在此期间发生了变化；请重新规划更改。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost during the change. Stemma checks before the next change whether it was applied.</source>
        <translation>更改期间与 %1 的连接丢失。Stemma 会在下次更改之前检查它是否已应用。</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection was lost. Try again.</source>
        <translation>未更改 %1：连接已丢失。请重试。</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>How much room there is between lines and controls</source>
        <translation>行与控件之间的间距</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>代码字体</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Of the whole window, compared with the system&apos;s</source>
        <translation>整个窗口的文字大小，相对于系统设置</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>No animations and no blinking cursor</source>
        <translation>无动画，光标不闪烁</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Takes effect when Stemma is started again</source>
        <translation>重新启动 Stemma 后生效</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Of timelines, in addition to the text size</source>
        <translation>时间线的缩放，叠加在文字大小之上</translation>
    </message>
    <message>
        <source>Show the time axis above timelines</source>
        <translation>在时间线上方显示时间轴</translation>
    </message>
    <message>
        <source>When the agent worked, when tools ran, and when it waited for you</source>
        <translation>智能体工作、工具运行以及等待您的时间</translation>
    </message>
    <message>
        <source>Times in lists</source>
        <translation>列表中的时间</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>All times are shown, and read when you type them, in this zone</source>
        <translation>所有时间均按此时区显示，您输入的时间也按此时区解读</translation>
    </message>
    <message>
        <source>Reopen stores and tabs at start</source>
        <translation>启动时重新打开存储和标签页</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>显示菜单栏</translation>
    </message>
    <message>
        <source>Open stores and links in the window that is there</source>
        <translation>在现有窗口中打开存储和链接</translation>
    </message>
    <message>
        <source>Otherwise each start of Stemma has a window of its own, as with --new-window</source>
        <translation>否则每次启动 Stemma 都会打开单独的窗口，与使用 --new-window 时相同</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>约束丢失时通知</translation>
    </message>
    <message>
        <source>Shows a notice on the desktop when an agent compacts an open session and loses a constraint</source>
        <translation>当智能体压缩已打开的会话并丢失约束时，在桌面上显示通知</translation>
    </message>
    <message>
        <source>Configure shortcuts…</source>
        <translation>配置快捷键…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>更改键盘快捷键</translation>
    </message>
    <message>
        <source>Forget recent stores</source>
        <translation>清除最近的存储</translation>
    </message>
    <message>
        <source>Empties the list of recent stores; the stores stay as they are</source>
        <translation>清空最近的存储列表；存储保持原样</translation>
    </message>
    <message>
        <source>Keep an index for searching</source>
        <translation>保留用于搜索的索引</translation>
    </message>
    <message>
        <source>Makes searching immediate; built in the background</source>
        <translation>使搜索即时完成；在后台构建</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>搜索索引…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>选择为哪些存储建立搜索索引</translation>
    </message>
    <message>
        <source>Undo data up to</source>
        <translation>撤销数据上限</translation>
    </message>
    <message>
        <source>When there is more, the oldest changes leave History and can no longer be undone</source>
        <translation>超出时，最旧的更改会从“历史”中移除，无法再撤销</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>About 4 GB (default)</source>
        <translation>约 4 GB（默认）</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Keep undo data for</source>
        <translation>撤销数据保留时间</translation>
    </message>
    <message>
        <source>Changes made since this start of Stemma are always kept</source>
        <translation>自 Stemma 本次启动以来所做的更改始终保留</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 天</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>已占用</translation>
    </message>
    <message>
        <source>Model endpoints…</source>
        <translation>模型端点…</translation>
    </message>
    <message>
        <source>Where summaries may be requested, and what a request costs</source>
        <translation>可向哪些端点请求摘要，以及每次请求的费用</translation>
    </message>
    <message>
        <source>Edit prices…</source>
        <translation>编辑价格…</translation>
    </message>
    <message>
        <source>Your own prices for token usage, in a text file</source>
        <translation>您自己的 token 用量价格，保存在文本文件中</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Timeline and times</source>
        <translation>时间线和时间</translation>
    </message>
    <message>
        <source>Windows and stores</source>
        <translation>窗口和存储</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>撤销数据</translation>
    </message>
    <message>
        <source>Models and prices</source>
        <translation>模型和价格</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.</source>
        <translation>无法使用 %1 中的价格：%2（位于 %3）。请更正该文件，或将其移走。</translation>
    </message>
    <message>
        <source>a price for a million tokens has to be a number from 0 on</source>
        <translation>每百万 token 的价格必须是不小于 0 的数字</translation>
    </message>
    <message>
        <source>the name of a model is missing</source>
        <translation>缺少模型的名称</translation>
    </message>
    <message>
        <source>the lengths of contexts have to rise</source>
        <translation>上下文的长度必须递增</translation>
    </message>
    <message>
        <source>a date has to be like 2026-03-31</source>
        <translation>日期的形式必须如 2026-03-31</translation>
    </message>
    <message>
        <source>a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, priority), a region, or hours like 16:30-00:30</source>
        <translation>系数需要模型 (models)、不小于 0 的数字 (times)，以及以下之一：层级 (tier：batch、flex、priority)、区域 (region) 或时段 (hours，如 16:30-00:30)</translation>
    </message>
    <message>
        <source>a subscription has to be an object</source>
        <translation>订阅必须是对象</translation>
    </message>
    <message>
        <source>prices in %1 need what one US dollar is in %1, so that all can be added up</source>
        <translation>以 %1 计的价格需要给出 1 美元合多少 %1，以便全部相加</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>它不是有效的 JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>它不是 JSON 对象</translation>
    </message>
    <message>
        <source>it has to be a list</source>
        <translation>它必须是列表</translation>
    </message>
    <message>
        <source>%1 is too large for a table of prices. Name another file.</source>
        <translation>%1 作为价格表太大。请指定其他文件。</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>May %1 be changed?</source>
        <translation>可以更改 %1 吗？</translation>
    </message>
    <message>
        <source>What did the user demand or decide about %1?</source>
        <translation>关于 %1，用户要求或决定了什么？</translation>
    </message>
    <message>
        <source>What did the user demand or decide about this: %1?</source>
        <translation>关于以下内容，用户要求或决定了什么：%1？</translation>
    </message>
    <message>
        <source>What is the whole path of %1?</source>
        <translation>%1 的完整路径是什么？</translation>
    </message>
    <message>
        <source>Which command line with %1 was run, with all its arguments?</source>
        <translation>运行了哪条含有 %1 的命令行（包括其所有参数）？</translation>
    </message>
    <message>
        <source>What is the whole address at %1?</source>
        <translation>%1 处的完整地址是什么？</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Answered otherwise</source>
        <translation>回答不同</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Which error belongs in the gap: “%1”?</source>
        <translation>空白处应填哪个错误：“%1”？</translation>
    </message>
    <message>
        <source>How does the error go on that begins “%1”?</source>
        <translation>以“%1”开头的错误后面是什么？</translation>
    </message>
    <message>
        <source>Which quoted words belong in the gap: “%1”?</source>
        <translation>空白处应填哪些引用的话：“%1”？</translation>
    </message>
    <message>
        <source>How does the quotation go on that begins “%1”?</source>
        <translation>以“%1”开头的引文后面是什么？</translation>
    </message>
    <message>
        <source>Which name belongs in the gap: “%1”?</source>
        <translation>空白处应填哪个名称：“%1”？</translation>
    </message>
    <message>
        <source>Which figure belongs in the gap: “%1”?</source>
        <translation>空白处应填哪个数字：“%1”？</translation>
    </message>
    <message>
        <source>Which version belongs in the gap: “%1”?</source>
        <translation>空白处应填哪个版本：“%1”？</translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message>
        <source>The new project folder already has a file “%1”, so nothing can be moved. Compare both files first.</source>
        <translation>新项目文件夹中已有文件“%1”，因此无法迁移任何内容。请先比较两个文件。</translation>
    </message>
    <message>
        <source>Enter absolute paths for both the old and the new project folder.</source>
        <translation>请为旧项目文件夹和新项目文件夹都输入绝对路径。</translation>
    </message>
    <message>
        <source>Enter a different folder.</source>
        <translation>请输入不同的文件夹。</translation>
    </message>
    <message>
        <source>This store has no sessions of a project in “%1”.</source>
        <translation>此存储在“%1”中没有项目的会话。</translation>
    </message>
    <message>
        <source>Move the project “%1” to “%2”</source>
        <translation>将项目“%1”迁移到“%2”</translation>
    </message>
    <message>
        <source>The folder “%1” also holds sessions of another project, so it is not moved.</source>
        <translation>文件夹“%1”还包含其他项目的会话，因此不移动。</translation>
    </message>
    <message>
        <source>The name of the new folder is too long for the agent to find its sessions by it.</source>
        <translation>新文件夹的名称太长，智能体无法据此找到其会话。</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>%1 的文件夹</translation>
    </message>
    <message>
        <source>the folder in records</source>
        <translation>记录中的文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>%n 个文件夹含有曾在那里工作但属于其他项目的会话；它们保留不动。</numerusform>
        </translation>
    </message>
    <message>
        <source>To move a project, open the folder that contains all projects: “%1”.</source>
        <translation>要迁移项目，请打开包含所有项目的文件夹：“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>%n 个符号链接留在原处：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>%n 个没有文件的文件夹留在原处：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>%n 个文件中有超过 64 MiB 且提到旧文件夹的行；这些行保持不变：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
</context>
<context>
    <name>QueryEdit</name>
    <message>
        <source>What can be typed next</source>
        <translation>接下来可输入的内容</translation>
    </message>
</context>
<context>
    <name>RawRecord</name>
    <message>
        <source>This record is longer than 64 MB, so only its beginning is shown.</source>
        <translation>此记录长于 64 MB，因此只显示其开头。</translation>
    </message>
</context>
<context>
    <name>RedactionRules</name>
    <message>
        <source>The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.</source>
        <translation>无法使用脱敏规则“%1”：它需要 ID、类型和有效的模式。</translation>
    </message>
    <message>
        <source>The redaction rules are not valid JSON with a list “rules”.</source>
        <translation>脱敏规则不是带有列表“rules”的有效 JSON。</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>This format has no stores on servers.</source>
        <translation>此格式在服务器上没有存储。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is not a known session store. %2</source>
        <translation>%1 不是已知的会话存储。%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>The tables of the database cannot be read.</source>
        <translation>无法读取数据库的表。</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 is left unchanged.</source>
        <comment>a place</comment>
        <translation>%1 保持不变。</translation>
    </message>
    <message>
        <source>%1 is left unchanged: %2</source>
        <comment>a place; why</comment>
        <translation>%1 保持不变：%2</translation>
    </message>
    <message>
        <source>This cannot be repaired. %1</source>
        <translation>无法修复此问题。%1</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>无需修复</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>修复 %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>修复会话的 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Found nothing that can be repaired.</source>
        <translation>未发现可以修复的内容。</translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>新的检查不再发现其中 %n 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>%n 个问题中有 %1 个可以修复。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>无法写入示例会话 %1。</translation>
    </message>
    <message>
        <source>The folder %1 for the sample session cannot be created.</source>
        <translation>无法创建用于示例会话的文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>工具输入</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>File summary</source>
        <translation>文件摘要</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>另一个助手</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>已摘要</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>侧链</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>临时</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>会话的标题</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Tool output, bash</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>SearchIndex</name>
    <message>
        <source>The search index %1 was made by a newer version of Stemma and is not used.</source>
        <translation>搜索索引 %1 由较新版本的 Stemma 生成，不会使用。</translation>
    </message>
    <message>
        <source>The search index is empty.</source>
        <translation>搜索索引为空。</translation>
    </message>
    <message>
        <source>The search index %1 cannot be deleted. Check the permissions of its folder.</source>
        <translation>无法删除搜索索引 %1。请检查其文件夹的权限。</translation>
    </message>
    <message>
        <source>Another window or program is building this search index. Wait until it is done.</source>
        <translation>另一个窗口或程序正在构建此搜索索引。请等待其完成。</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>无法写入 %1 中 Stemma 自己的数据。请检查文件夹的权限和可用磁盘空间。</translation>
    </message>
    <message>
        <source>The search index is damaged. It will be built anew.</source>
        <translation>搜索索引已损坏。将会重新构建。</translation>
    </message>
</context>
<context>
    <name>SearchIndexer</name>
    <message>
        <source>Indexing %1 for search</source>
        <translation>正在为搜索建立 %1 的索引</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>“%1:”需要一个值。</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 or 2026-03-01..2026-03-15.</source>
        <translation>“%1”不是日期。请写作 2026-03-01、2026-03、today、7d、&gt;2026-03-01 或 2026-03-01..2026-03-15。</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write &gt;1000, &lt;10k or 100..200.</source>
        <translation>“%1”不是 token 数。请写作 &gt;1000、&lt;10k 或 100..200。</translation>
    </message>
    <message>
        <source>“%1:” can be: %2.</source>
        <translation>“%1:”可以是：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>查询太长：最多可有 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The query contains a control character (U+%1). Remove it.</source>
        <translation>查询包含控制字符（U+%1）。请移除它。</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing. Remove it, or put it in quotes.</source>
        <translation>此括号没有对应的左括号。请移除它，或将它放入引号中。</translation>
    </message>
    <message>
        <source>The query is nested too deeply. Split it into several searches.</source>
        <translation>查询嵌套过深。请将其拆分为多次搜索。</translation>
    </message>
    <message>
        <source>These parentheses are empty. Remove them, or put them in quotes.</source>
        <translation>此括号内为空。请移除括号，或将它放入引号中。</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>此括号未闭合。</translation>
    </message>
    <message>
        <source>A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes.</source>
        <translation>此处缺少词语或条件。要搜索 AND、OR 或 NOT，请将其放入引号中。</translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>查询的词语太多：最多可有 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>此引号未闭合。</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. To search for these characters, write %2.</source>
        <translation>“%1”没有字母或数字。要搜索这些字符，请写作 %2。</translation>
    </message>
    <message>
        <source>The exact text is missing. Write it in quotes after the equals sign.</source>
        <translation>缺少精确文本。请在等号之后的引号中写入。</translation>
    </message>
    <message>
        <source>This regular expression is not closed. Add a slash, or put a path in quotes.</source>
        <translation>此正则表达式未闭合。请添加斜杠，或将路径放入引号中。</translation>
    </message>
    <message>
        <source>There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.</source>
        <translation>没有字段“%1”。可用字段：%2。要搜索该文本，请将其放入引号中。</translation>
    </message>
</context>
<context>
    <name>SearchScope</name>
    <message>
        <source>Project %1</source>
        <translation>项目 %1</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>存储 %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>所有位置</translation>
    </message>
</context>
<context>
    <name>SearchSource</name>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 hits in %3</source>
        <comment>200 of 1,204 hits in 86 sessions</comment>
        <translation>%3 中 %2 个匹配项里的 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <comment>first 200 hits</comment>
        <translation>前 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>12 hits in 3 sessions</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>reading without an index, %1 of %2 stores done</source>
        <translation>正在直接读取（无索引），已完成 %2 个存储中的 %1 个</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>%Ln 个存储在没有完整索引的情况下读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>%Ln 个存储无法搜索</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 % built</source>
        <translation>索引已构建 %1%</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>%1 sessions by index, %2 read</source>
        <translation>%1 个会话通过索引搜索，%2 个通过读取搜索</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>略去 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>表达式在 %Ln 个文本上耗时过长</numerusform>
        </translation>
    </message>
    <message>
        <source>none: servers are searched by reading</source>
        <translation>无：服务器通过读取进行搜索</translation>
    </message>
    <message>
        <source>being built, %1 of %2 sessions</source>
        <translation>正在构建，%2 个会话中的 %1 个</translation>
    </message>
    <message>
        <source>being built</source>
        <translation>正在构建</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>complete, checking for changes</source>
        <translation>完整，正在检查更改</translation>
    </message>
    <message>
        <source>waiting to be built</source>
        <translation>等待构建</translation>
    </message>
    <message>
        <source>being built by another program</source>
        <translation>正由另一个程序构建</translation>
    </message>
    <message>
        <source>partly built</source>
        <translation>部分构建</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>%Ln 个会话无法读取</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The server address is not valid: %1. Write it like postgresql://user@host:5432/database.</source>
        <translation>服务器地址无效：%1。请写作 postgresql://user@host:5432/database 的形式。</translation>
    </message>
    <message>
        <source>the port is not a number from 1 to 65535</source>
        <translation>端口不是 1 到 65535 之间的数字</translation>
    </message>
    <message>
        <source>a parameter has an invalid character</source>
        <translation>参数含有无效字符</translation>
    </message>
    <message>
        <source>statement_timeout is not a time like 30s or 2min</source>
        <translation>statement_timeout 不是 30s 或 2min 这样的时间</translation>
    </message>
    <message>
        <source>it must not contain the password of a key</source>
        <translation>它不得包含密钥的密码</translation>
    </message>
    <message>
        <source>special characters of a password have to be written as codes (%1)</source>
        <translation>密码中的特殊字符必须写成代码（%1）</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>它指明了多个主机</translation>
    </message>
    <message>
        <source>the service name is not valid</source>
        <translation>服务名称无效</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>参数没有值</translation>
    </message>
    <message>
        <source>it has an invalid character</source>
        <translation>它含有无效字符</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%2 上的 %1</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>The export could not be written: %1. Free some space or choose another place.</source>
        <translation>无法写入导出：%1。请释放一些空间或选择其他位置。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>无法写入 %1：%2。请选择其他位置。</translation>
    </message>
    <message>
        <source>%1 holds sessions, which the export would replace. Choose another place.</source>
        <translation>%1 中有会话，导出会将其替换。请选择其他位置。</translation>
    </message>
    <message>
        <source>The session ends before the first message to export.</source>
        <translation>会话在要导出的第一条消息之前就已结束。</translation>
    </message>
</context>
<context>
    <name>SessionName</name>
    <message>
        <source>Untitled session, %1</source>
        <comment>the day it began</comment>
        <translation>无标题会话，%1</translation>
    </message>
    <message>
        <source>Untitled session %1</source>
        <comment>its id</comment>
        <translation>无标题会话 %1</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma opens stores of the format %1 read-only.</source>
        <translation>Stemma 以只读方式打开格式为 %1 的存储。</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>无法写入 %1 中 Stemma 自己的数据。请检查文件夹的权限和可用磁盘空间。</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>文件 %1 已不存在。请还原它，或打开其他存储。</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>该记录已不在 %1 中。</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when it is done, or close it.</source>
        <translation>%1 被正在写入的另一个程序锁定。请待其完成后重试，或关闭该程序。</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save the rest, use the command “.recover” of sqlite3 on a copy.</source>
        <translation>%1 已损坏：数据库的一部分无法读取。要保存其余部分，请在副本上使用 sqlite3 的命令“.recover”。</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>%1 不是 SQLite 数据库，或其开头已损坏或加密。请选择其他文件，或此文件的备份。</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions, or open a copy.</source>
        <translation>您无权读取 %1。请更改其权限，或打开副本。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check that the file exists and that you may read it and its folder.</source>
        <translation>无法打开 %1。请检查该文件是否存在，以及您是否有权读取它及其文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk or the network reports an error. Check it, then open the file again.</source>
        <translation>无法读取 %1：磁盘或网络报告了错误。请检查，然后重新打开文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk for temporary files is full. Free some space.</source>
        <translation>无法读取 %1：用于临时文件的磁盘已满。请释放一些空间。</translation>
    </message>
    <message>
        <source>%1 has a record that does not fit into memory.</source>
        <translation>%1 有一条内存放不下的记录。</translation>
    </message>
    <message>
        <source>%1 holds data that SQLite cannot process. Check the store for problems; see the log for details.</source>
        <translation>%1 含有 SQLite 无法处理的数据。请检查存储是否有问题；详情请参阅日志。</translation>
    </message>
    <message>
        <source>%1 cannot be read: its tables differ from the tables of this format. See the log for details.</source>
        <translation>无法读取 %1：其表与此格式的表不同。详情请参阅日志。</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space there, or set TMPDIR to another folder.</source>
        <translation>%1 未正确关闭，必须复制才能读取，但复制到 %2 失败。请在那里释放一些空间，或将 TMPDIR 设为其他文件夹。</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 一直在被写入，无法复制。请稍后重试。</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be undone exactly.</source>
        <translation>未更改 %1：其表“%2”有触发器、生成列或没有行号，因此无法精确地撤销更改。</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>未更改 %1：其表“%2”此后已重建。</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can be changed. Repair the store first.</source>
        <translation>未更改 %1：在其表“%3”的行 %2 中，“%4”不是可更改的数字。请先修复存储。</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.</source>
        <translation>未更改 %1：其表“%3”的行 %2 此后已被重写。请先撤销较晚的更改。</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. If a change in History did that, undo it first.</source>
        <translation>未更改 %1：其表“%3”的行 %2 此后已被更改或移除。如果是历史中的更改所致，请先撤销它。</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or removed since. Undo the later change first, or plan the change again.</source>
        <translation>未更改 %1：其表“%3”的行 %2 是行 %4 的副本，而后者此后已被更改或移除。请先撤销较晚的更改，或重新规划更改。</translation>
    </message>
    <message>
        <source>%1 was not changed: it has changed since the change was planned. Plan it again.</source>
        <translation>未更改 %1：规划更改之后它已发生变化。请重新规划。</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to the records to remove. Another program may have resumed the session meanwhile.</source>
        <translation>未更改 %1：其他记录引用了要移除的记录。另一个程序可能在此期间恢复了会话。</translation>
    </message>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>未更改 %1：另一个程序正在写入它。请待其完成后重试，或关闭该程序。</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>无法更改 %1：您无权写入它或其文件夹。请更改权限，或使用副本。</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>未更改 %1：磁盘已满。请释放一些空间，然后重试。</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>未更改 %1：结果会违反其表的规则。存储可能在此期间发生了变化；请重新规划更改。</translation>
    </message>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>文件 %1 已不存在。请还原它，或打开其他存储。</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>%1 is a folder. Name the files in it.</source>
        <translation>%1 是文件夹。请指定其中的文件。</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>没有文件 %1。请检查名称，或选择其他文件。</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>您无权读取 %1。请更改它或其文件夹的权限，或打开副本。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>无法读取 %1：%2。请检查磁盘，然后重试。</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>文件 %1 为空。请选择其他文件，或此文件的备份。</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.</source>
        <translation>%1 太大（%2；上限为 %3），无法在副本上试运行批次。请逐项进行更改。</translation>
    </message>
    <message>
        <source>A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space there, or make the changes one by one.</source>
        <translation>批次在 %1（%2）的副本上试运行，而 %3 没有足够的空间。请在那里释放一些空间，或逐项进行更改。</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>%1 一直在被写入，无法复制。请稍后重试。</translation>
    </message>
</context>
<context>
    <name>StoreFormat</name>
    <message>
        <source>%1 keeps sessions in text files, not in a database.</source>
        <translation>%1 将会话保存在文本文件中，而不是数据库中。</translation>
    </message>
    <message>
        <source>It holds sessions of %1.</source>
        <translation>其中有 %1 的会话。</translation>
    </message>
    <message>
        <source>It begins as a session of %1 does.</source>
        <translation>它的开头与 %1 的会话相同。</translation>
    </message>
    <message>
        <source>No session of %1 was found in this folder.</source>
        <translation>在此文件夹中未找到 %1 的会话。</translation>
    </message>
    <message>
        <source>It does not begin as a session of %1 does.</source>
        <translation>它的开头不像 %1 的会话。</translation>
    </message>
</context>
<context>
    <name>StoreReport</name>
    <message>
        <source>%1 is not a SQLite database.</source>
        <translation>%1 不是 SQLite 数据库。</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it, then try again.</source>
        <translation>另一个程序已打开 %1。请将其关闭，然后重试。</translation>
    </message>
    <message>
        <source>%1 was not closed properly: its log must be written back first.</source>
        <translation>%1 未正常关闭：必须先写回其日志。</translation>
    </message>
    <message>
        <source>There is no room for a copy of the database.</source>
        <translation>没有空间存放数据库的副本。</translation>
    </message>
    <message>
        <source>Nothing to regain: the database has no free pages.</source>
        <translation>没有可回收的空间：数据库没有空闲页。</translation>
    </message>
    <message>
        <source>Vacuum %1</source>
        <translation>收缩 %1</translation>
    </message>
    <message>
        <source>%1 regained</source>
        <translation>已回收 %1</translation>
    </message>
    <message>
        <source>To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.</source>
        <translation>为便于撤销，旧文件与撤销数据一起保留；撤销数据清除后，磁盘空间才会释放。</translation>
    </message>
    <message>
        <source>There is no log to write back.</source>
        <translation>没有可写回的日志。</translation>
    </message>
    <message>
        <source>Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.</source>
        <translation>在数据库内至少释放 %1，供新数据使用。要使文件变小，请随后收缩数据库。</translation>
    </message>
</context>
<context>
    <name>StoredImage</name>
    <message>
        <source>The image itself is not stored in this session.</source>
        <translation>图像本身未存储在此会话中。</translation>
    </message>
    <message>
        <source>The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the inspector.</source>
        <translation>存储的图像不是有效的 base64，因此无法显示。其文本位于检查器的“原始”之下。</translation>
    </message>
    <message>
        <source>The image is no longer in the store. Open the session again.</source>
        <translation>该图像已不在存储中。请重新打开会话。</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>No terminal found. Install one of %1, or set the variable TERMINAL.</source>
        <translation>未找到终端。请安装 %1 之一，或设置变量 TERMINAL。</translation>
    </message>
    <message>
        <source>The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.</source>
        <translation>项目文件夹 %1 不存在。如果项目已移动，请使用“编辑”菜单中的“迁移项目…”。</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>无法启动终端 %1。</translation>
    </message>
</context>
<context>
    <name>TextMatcher</name>
    <message>
        <source>The regular expression cannot be read at character %1: %2.</source>
        <translation>正则表达式在第 %1 个字符处无法读取：%2。</translation>
    </message>
    <message>
        <source>There is nothing to look for. Type a word.</source>
        <translation>没有要查找的内容。请输入一个词语。</translation>
    </message>
    <message>
        <source>The search text has %L1 characters; at most %L2 are possible. Search for a part of it.</source>
        <translation>要查找的内容有 %L1 个字符，而最多为 %L2 个。请查找其中一部分。</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>检查点“%1”</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>设置于 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>还有 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>长行中还有 %Ln 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Show as stored</source>
        <translation>按存储原样显示</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>（无路径）</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>由 %1 重命名而来</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Injected context</source>
        <translation>注入的上下文</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>已存储 %1</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>没有可显示的文本</translation>
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
        <translation>在上下文中</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>已摘要</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>临时</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>侧链</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>另一个助手</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>未知角色</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>再次需要</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>This message has no content.</source>
        <translation>此消息没有内容。</translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>调用 %Ln 个工具。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>自 %1 以来的新内容</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>%n 条没有发现项的消息</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>%n 个发现项，已保留</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>第一个提示之前</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探查</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>压缩 %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>%Ln 条消息 → 1 个摘要</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (%3 %)</source>
        <comment>90 → 12 tokens (−86 %)</comment>
        <translation>%1 → %2（%3%）</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审查</translation>
    </message>
    <message>
        <source>Step %1 started</source>
        <translation>步骤 %1 已开始</translation>
    </message>
    <message>
        <source>snapshot %1</source>
        <translation>快照 %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>in %1 + %2 cached</source>
        <translation>输入 %1 + %2 缓存</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>损坏的部分</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>未知部分</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>类型“%1”</translation>
    </message>
    <message>
        <source>stored unchanged · %1</source>
        <translation>按原样存储 · %1</translation>
    </message>
    <message>
        <source>tool %1</source>
        <translation>工具 %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>%1, %2 lines added, %3 removed</source>
        <translation>%1，添加 %2 行，移除 %3 行</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>step %1 started</source>
        <translation>步骤 %1 已开始</translation>
    </message>
    <message>
        <source>step %1 finished</source>
        <translation>步骤 %1 已结束</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>unknown part %1</source>
        <translation>未知部分 %1</translation>
    </message>
    <message>
        <source>damaged part</source>
        <translation>损坏的部分</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>checkpoint “%1”</source>
        <translation>检查点“%1”</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>finding: %1</source>
        <translation>发现项：%1</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>分支 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln 个图像</numerusform>
        </translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>子智能体</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>started during this call</source>
        <translation>在此调用期间启动</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>cut off here, %1 in total</source>
        <translation>在此截断，共 %1</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>%Ln 条消息的压缩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>%1 个中已完成 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>无输出</translation>
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
        <translation>输出已于 %1 修剪</translation>
    </message>
    <message>
        <source>%1 freed</source>
        <comment>12 tokens freed</comment>
        <translation>已释放 %1</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>未签名</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>已签名</translation>
    </message>
    <message>
        <source>redacted by the provider</source>
        <translation>被提供商隐去</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>left empty by the provider</source>
        <translation>被提供商留空</translation>
    </message>
    <message>
        <source>Not signed: the text is stored without a signature of the provider.</source>
        <translation>未签名：文本存储时没有提供商的签名。</translation>
    </message>
    <message>
        <source>Signed: the provider&apos;s signature is stored with the text. The provider refuses the text once it is changed.</source>
        <translation>已签名：提供商的签名与文本一起存储。文本一经更改，提供商就会拒绝它。</translation>
    </message>
    <message>
        <source>Redacted by the provider: the text was withheld. What is stored in its place can only be read by the provider.</source>
        <translation>被提供商隐去：文本未予提供。代替它存储的内容只有提供商能够读取。</translation>
    </message>
    <message>
        <source>Encrypted: only the provider can read what is stored. It is sent back as it is.</source>
        <translation>已加密：只有提供商能够读取存储的内容。它会原样发回。</translation>
    </message>
    <message>
        <source>Left empty by the provider: the model thought, and the provider gave no text of it.</source>
        <translation>被提供商留空：模型进行了思考，但提供商未给出其文本。</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>在“%1”处恢复(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>从“%1”分叉(&amp;F)…</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>比较会话(&amp;P)…</translation>
    </message>
    <message>
        <source>Show changes back to this checkpoint</source>
        <translation>显示回到此检查点的更改</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>移除检查点(&amp;C)…</translation>
    </message>
    <message>
        <source>Go to branch %1 of %2</source>
        <translation>转到分支 %1/%2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy message &amp;id</source>
        <translation>复制消息 ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展开(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折叠(&amp;F)</translation>
    </message>
    <message>
        <source>Fold all thinking</source>
        <translation>折叠所有思考</translation>
    </message>
    <message>
        <source>Unfold all thinking</source>
        <translation>展开所有思考</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>完整显示</translation>
    </message>
    <message>
        <source>Show in &amp;problems</source>
        <translation>在问题中显示(&amp;P)</translation>
    </message>
    <message>
        <source>Show in &amp;inspector</source>
        <translation>在检查器中显示(&amp;I)</translation>
    </message>
    <message>
        <source>Show as &amp;stored</source>
        <translation>按存储原样显示(&amp;S)</translation>
    </message>
    <message>
        <source>Save the files as they were at this checkpoint…</source>
        <translation>保存此检查点时的文件…</translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>In context: the model gets this message with its next call.</source>
        <translation>在上下文中：模型在下一次调用时会收到此消息。</translation>
    </message>
    <message>
        <source>Summarised: the model gets a summary instead of this message.</source>
        <translation>已摘要：模型收到的是摘要而不是此消息。</translation>
    </message>
    <message>
        <source>Discarded: no longer part of the conversation, but kept in the store.</source>
        <translation>已丢弃：不再属于对话，但仍保留在存储中。</translation>
    </message>
    <message>
        <source>Ephemeral: sent to the model once, and no part of the conversation.</source>
        <translation>临时：只向模型发送过一次，不属于对话。</translation>
    </message>
    <message>
        <source>Side chain: work of another agent beside the conversation.</source>
        <translation>侧链：另一个智能体在对话之外的工作。</translation>
    </message>
    <message>
        <source>%1, as stored with this part</source>
        <comment>12 tokens</comment>
        <translation>%1，与此部分一起存储</translation>
    </message>
    <message>
        <source>About %1, estimated from the size</source>
        <comment>12 tokens</comment>
        <translation>约 %1，根据大小估算</translation>
    </message>
    <message>
        <source>%1 since the message before</source>
        <translation>距前一条消息 %1</translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>对话从此处起有 %n 个分支。点击可转到另一个分支。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>另有 %n 个会话从此会话的文件接续或属于它：%1。请先删除这些会话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>%n 个会话由此会话分叉而来并含有它的副本，它们会保留：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder cannot be read, so its sessions are missing here.</source>
        <translation>无法读取此文件夹，因此此处缺少其会话。</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>无法读取此文件：%1</translation>
    </message>
    <message>
        <source>The file does not begin with a header. The agent would overwrite it with an empty session.</source>
        <translation>文件不以头部开头。智能体会用空会话覆盖它。</translation>
    </message>
    <message>
        <source>Write a header at the beginning.</source>
        <translation>在开头写入头部。</translation>
    </message>
    <message>
        <source>The header has no version, though entries have ids. The agent would give them new ids and flatten the branches into one.</source>
        <translation>头部没有版本，而条目却有 ID。智能体会为它们分配新 ID，并将各分支展平为一个。</translation>
    </message>
    <message>
        <source>Write the version into the header.</source>
        <translation>将版本写入头部。</translation>
    </message>
    <message>
        <source>This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent.</source>
        <translation>此行不是有效的 JSON，因此智能体会跳过它。其后的条目会失去父级。</translation>
    </message>
    <message>
        <source>Cut the line out of the file.</source>
        <translation>从文件中切除该行。</translation>
    </message>
    <message>
        <source>The last line ends in the middle. The next entry would be glued to it, and both would be lost.</source>
        <translation>最后一行在中间结束。下一个条目会与它粘连，两者都会丢失。</translation>
    </message>
    <message>
        <source>Cut out the unfinished line.</source>
        <translation>切除未完成的行。</translation>
    </message>
    <message>
        <source>The last line has no line end. The next entry would be glued to it, and both would be lost.</source>
        <translation>最后一行没有行尾。下一个条目会与它粘连，两者都会丢失。</translation>
    </message>
    <message>
        <source>End the line.</source>
        <translation>结束该行。</translation>
    </message>
    <message>
        <source>This line is JSON but not an entry; the agent skips it.</source>
        <translation>此行是 JSON 但不是条目；智能体会跳过它。</translation>
    </message>
    <message>
        <source>This line is “null”. The agent cannot load the session.</source>
        <translation>此行为“null”。智能体无法加载该会话。</translation>
    </message>
    <message>
        <source>The file ends with a line that has no id, so the agent sends nothing of what came before it.</source>
        <translation>文件以没有 ID 的行结尾，因此智能体不会发送其之前的任何内容。</translation>
    </message>
    <message>
        <source>This message has no content, which its agent needs to load the session.</source>
        <translation>此消息没有内容，而智能体加载会话时需要它。</translation>
    </message>
    <message>
        <source>This answer does not say what it used and cost, which its agent needs to load the session.</source>
        <translation>此回答没有用量和费用，而智能体加载会话时需要它们。</translation>
    </message>
    <message>
        <source>A later entry has the same id and counts instead of this one.</source>
        <translation>之后的一个条目有相同的 ID，并取代此条目生效。</translation>
    </message>
    <message>
        <source>The parent of this entry is not in the file, so the agent sends nothing of what came before it.</source>
        <translation>此条目的父级不在文件中，因此智能体不会发送它之前的任何内容。</translation>
    </message>
    <message>
        <source>Link it to the entry before it.</source>
        <translation>将它链接到前一个条目。</translation>
    </message>
    <message>
        <source>The parents of this entry form a circle. The agent cannot load the session.</source>
        <translation>此条目的父级形成循环。智能体无法加载该会话。</translation>
    </message>
    <message>
        <source>Make it the first entry of its branch.</source>
        <translation>使其成为所在分支的第一个条目。</translation>
    </message>
    <message>
        <source>This tool result has no call. Providers refuse it.</source>
        <translation>此工具结果没有调用。提供商会拒绝它。</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>在新分支中略去该结果。</translation>
    </message>
    <message>
        <source>This tool call has no result. If the agent is not running now, no result will come.</source>
        <translation>此工具调用没有结果。如果智能体现在未在运行，就不会再有结果。</translation>
    </message>
    <message>
        <source>Another tool call has the same id; providers may refuse that.</source>
        <translation>另一个工具调用有相同的 ID；提供商可能会拒绝。</translation>
    </message>
    <message>
        <source>This tool result comes before its call. Providers refuse that.</source>
        <translation>此工具结果在其调用之前。提供商会拒绝。</translation>
    </message>
    <message>
        <source>Other messages stand between this tool result and its call. Providers may refuse that.</source>
        <translation>此工具结果与其调用之间有其他消息。提供商可能会拒绝。</translation>
    </message>
    <message>
        <source>The session goes on from the file of %1, which is not there. Only its own part is shown, and the agent cannot resume it.</source>
        <translation>该会话从 %1 的文件接续，而该文件不存在。只显示其自身的部分，智能体无法恢复它。</translation>
    </message>
    <message>
        <source>The session goes on from a place in %1 where no line ends any more: that file was changed. Only its own part is shown.</source>
        <translation>该会话从 %1 中的一处接续，而该处已不再是行尾：那个文件已更改。只显示其自身的部分。</translation>
    </message>
    <message>
        <source>The session goes on from %1, which goes on from this session.</source>
        <translation>该会话从 %1 接续，而后者又从此会话接续。</translation>
    </message>
    <message>
        <source>A running tool has no result yet either. Repair this while no agent is working in the session.</source>
        <translation>正在运行的工具也还没有结果。请在没有智能体在该会话中工作时修复此问题。</translation>
    </message>
    <message>
        <source>Damaged lines are repaired first; then repair this.</source>
        <translation>会先修复损坏的行；然后再修复此问题。</translation>
    </message>
    <message>
        <source>Where no earlier entry can be the parent, the entry becomes the first one of its branch.</source>
        <translation>如果没有更早的条目可作父条目，该条目成为其分支的第一条。</translation>
    </message>
</context>
<context>
    <name>TranscriptStore</name>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>此记录已不在存储中。请重新打开存储。</translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message>
        <source>The last line has no line end; it gets one, so that %1 does not lose what is appended.</source>
        <translation>最后一行没有行尾；会为它添加行尾，以免 %1 丢失追加的内容。</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>对话的新末尾</translation>
    </message>
    <message>
        <source>copy of %1, as a new branch</source>
        <translation>%1 的副本，作为新分支</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>%1–%2 的副本，作为新分支</translation>
    </message>
    <message>
        <source>a copy of what is kept beside the session</source>
        <translation>会话旁边所保存内容的副本</translation>
    </message>
    <message>
        <source>The last entry of the file has no id to go on from. Check the session first.</source>
        <translation>文件的最后一个条目没有可供接续的 ID。请先检查会话。</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message would begin a new file without the deleted messages.</source>
        <translation>%1 可能打开了此会话。其下一条消息会开始一个不含已删除消息的新文件。</translation>
    </message>
    <message>
        <source>%1 does not continue this branch now. The change makes it the one that it continues.</source>
        <translation>%1 现在不继续此分支。该更改使其成为它会继续的分支。</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message continues what it holds in memory, and the change becomes a branch beside it.</source>
        <translation>%1 可能打开了此会话。其下一条消息会继续其内存中的内容，而该更改会成为旁边的分支。</translation>
    </message>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>删除 %n 个文件，共 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln 个失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>%Ln 个损坏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln 个步骤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>%Ln 个补丁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compaction(s)</source>
        <translation>
            <numerusform>%Ln 次压缩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unrepairable</name>
    <message>
        <source>The stored data does not show whether the sections belong together or one replaces the other.</source>
        <translation>存储的数据未表明这些小节是一体的，还是一个取代另一个。</translation>
    </message>
    <message>
        <source>This file next to the store may hold data that the store lost. Look at it before you delete it.</source>
        <translation>存储旁边的此文件可能含有存储丢失的数据。请在删除之前查看它。</translation>
    </message>
    <message>
        <source>The rest of the record is not stored anywhere.</source>
        <translation>该记录的其余部分未存储在任何地方。</translation>
    </message>
    <message>
        <source>The kind of the record is not known.</source>
        <translation>该记录的类型未知。</translation>
    </message>
    <message>
        <source>Dumps and exports are read-only. Create it again from the database.</source>
        <translation>转储和导出是只读的。请从数据库重新创建。</translation>
    </message>
    <message>
        <source>Its conversation is not stored anywhere.</source>
        <translation>其对话未存储在任何地方。</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere.</source>
        <translation>正确的值未存储在任何地方。</translation>
    </message>
    <message>
        <source>The stored data does not show which trace belongs to the message.</source>
        <translation>存储的数据未表明哪个跟踪属于该消息。</translation>
    </message>
    <message>
        <source>The time may be in seconds, or really that old.</source>
        <translation>该时间可能以秒为单位，也可能确实如此久远。</translation>
    </message>
    <message>
        <source>Only their order shows which came first; another time would be invented.</source>
        <translation>只有它们的顺序表明先后；另设时间只能凭空编造。</translation>
    </message>
    <message>
        <source>The other half is not stored anywhere.</source>
        <translation>另一半未存储在任何地方。</translation>
    </message>
    <message>
        <source>The previous title is not stored anywhere.</source>
        <translation>之前的标题未存储在任何地方。</translation>
    </message>
    <message>
        <source>These figures were never recorded.</source>
        <translation>这些数值从未记录。</translation>
    </message>
    <message>
        <source>The agent&apos;s memory is outside the store, so no change here can undo this.</source>
        <translation>智能体的记忆在存储之外，因此此处的任何更改都无法撤销它。</translation>
    </message>
    <message>
        <source>The calls are not stored, so the right totals cannot be computed.</source>
        <translation>这些调用未存储，因此无法计算正确的总计。</translation>
    </message>
    <message>
        <source>The stored data does not show which parent is wrong.</source>
        <translation>存储的数据未表明哪个父级有误。</translation>
    </message>
    <message>
        <source>With another spelling the entry could move to another branch, and the stored data does not show which one is right.</source>
        <translation>若采用其他写法，该条目可能会移到另一个分支，而存储的数据未表明哪个正确。</translation>
    </message>
    <message>
        <source>Other programs may know the file by its name. Rename it to a UUID if mantis should list it.</source>
        <translation>其他程序可能通过文件名识别该文件。如果希望 mantis 列出它，请将其重命名为 UUID。</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry belongs to a side chain.</source>
        <translation>没有损坏：该条目属于侧链。</translation>
    </message>
    <message>
        <source>It does no harm there, and its right text is not stored anywhere.</source>
        <translation>它在那里没有害处，其正确的文本未存储在任何地方。</translation>
    </message>
    <message>
        <source>The prompt before it is not stored anywhere. Insert one, or remove the answer.</source>
        <translation>它之前的提示未存储在任何地方。请插入一个，或移除该回答。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the call or the result is in the wrong place.</source>
        <translation>存储的数据未表明是调用还是结果的位置错误。</translation>
    </message>
    <message>
        <source>The messages are not stored anywhere.</source>
        <translation>这些消息未存储在任何地方。</translation>
    </message>
    <message>
        <source>The stored data does not show whether it was rewound or asked twice.</source>
        <translation>存储的数据未表明它是被回退了还是被提问了两次。</translation>
    </message>
    <message>
        <source>The file is correct. Use another version of mantis.</source>
        <translation>文件是正确的。请使用其他版本的 mantis。</translation>
    </message>
    <message>
        <source>The original session lacks some of these entries, so it does not show what belongs to the fork. Remove the entries that do not belong here yourself.</source>
        <translation>原会话缺少其中一些条目，因此无法表明哪些内容属于分叉。请自行移除不属于此处的条目。</translation>
    </message>
    <message>
        <source>In the original session several entries have the same id, so it does not show which one was copied. Remove the entries that do not belong here yourself.</source>
        <translation>原会话中有多个条目 ID 相同，因此无法表明复制的是哪一个。请自行移除不属于此处的条目。</translation>
    </message>
    <message>
        <source>The times in the original session do not show which branch was forked. Fork the branch you want again.</source>
        <translation>原会话中的时间未表明分叉的是哪个分支。请重新分叉所需的分支。</translation>
    </message>
    <message>
        <source>The artifact is not in the project folder.</source>
        <translation>该产物不在项目文件夹中。</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>结果从未写入。</translation>
    </message>
    <message>
        <source>The stored data does not show which calls are missing or counted twice.</source>
        <translation>存储的数据未表明哪些调用缺失或被计算了两次。</translation>
    </message>
    <message>
        <source>The stored data does not show which session each line belongs to.</source>
        <translation>存储的数据未表明每一行属于哪个会话。</translation>
    </message>
    <message>
        <source>The end of the broken list is not known, so everything after it could be lost. Restore a backup of the store.</source>
        <translation>损坏列表的结尾未知，因此其后的所有内容都可能丢失。请还原存储的备份。</translation>
    </message>
    <message>
        <source>mantis writes them again from the metadata when it saves the session.</source>
        <translation>mantis 保存会话时会根据元数据重新写入标签。</translation>
    </message>
    <message>
        <source>The metadata are not stored anywhere else.</source>
        <translation>元数据未存储在其他任何地方。</translation>
    </message>
    <message>
        <source>The stored data does not show which title is wanted. Rename the session.</source>
        <translation>存储的数据未表明需要哪个标题。请重命名会话。</translation>
    </message>
    <message>
        <source>The message before it is no longer stored.</source>
        <translation>它之前的消息已不再存储。</translation>
    </message>
    <message>
        <source>Only the owner of the folder can change its permissions.</source>
        <translation>只有文件夹的所有者可以更改其权限。</translation>
    </message>
    <message>
        <source>Unreadable data is not changed. Check the permissions of the file, or the disk.</source>
        <translation>不可读的数据不会更改。请检查文件的权限或磁盘。</translation>
    </message>
    <message>
        <source>Stemma has no repair for this problem.</source>
        <translation>Stemma 没有针对此问题的修复。</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>请修复列出的问题，然后再次检查。</translation>
    </message>
    <message>
        <source>The repair for this kind of problem does not fit here.</source>
        <translation>针对此类问题的修复在此不适用。</translation>
    </message>
    <message>
        <source>An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds it.</source>
        <translation>索引不含数据，而重建索引无法撤销。sqlite3 的命令“REINDEX”可重建它。</translation>
    </message>
    <message>
        <source>All data is there. The command “VACUUM” of sqlite3 frees the space.</source>
        <translation>所有数据都在。sqlite3 的命令“VACUUM”可释放空间。</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis updates the layout itself.</source>
        <translation>没有问题：较新的 mnesis 会自行更新布局。</translation>
    </message>
    <message>
        <source>Its data is not stored anywhere, and only mnesis may change the layout of the file.</source>
        <translation>其数据未存储在任何地方，并且只有 mnesis 可以更改文件的布局。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the row is wrong or the referenced row is missing.</source>
        <translation>存储的数据未表明是该行有误还是被引用的行缺失。</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two it was.</source>
        <translation>存储的数据未表明是两者中的哪一个。</translation>
    </message>
    <message>
        <source>The summary it was made from is no longer stored.</source>
        <translation>其所依据的摘要已不再存储。</translation>
    </message>
    <message>
        <source>The stored data does not show which summary was made from the other.</source>
        <translation>存储的数据未表明哪个摘要依据另一个生成。</translation>
    </message>
    <message>
        <source>The first or last message of the span is no longer stored.</source>
        <translation>范围的第一条或最后一条消息已不再存储。</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere else. If a later release wrote the session, only that release can read it.</source>
        <translation>正确的值未存储在其他任何地方。如果会话由更新的版本写入，则只有该版本能够读取它。</translation>
    </message>
    <message>
        <source>The end of the broken text is not known, so everything after it could be lost. Restore a backup of the file, or correct the text in an editor.</source>
        <translation>损坏文本的结尾未知，因此其后的所有内容都可能丢失。请还原文件的备份，或在编辑器中更正文本。</translation>
    </message>
    <message>
        <source>A program may still be writing it, and the missing text is not stored anywhere.</source>
        <translation>可能仍有程序在写入它，而缺失的文本未存储在任何地方。</translation>
    </message>
    <message>
        <source>Some providers accept this, and a new id would be invented.</source>
        <translation>有些提供商接受这种情况，而新 ID 只能凭空编造。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the role or its neighbours are wrong.</source>
        <translation>存储的数据未表明是该角色有误还是其相邻消息有误。</translation>
    </message>
    <message>
        <source>The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.</source>
        <translation>该提示未存储在任何地方。请插入一个，或移除第一个提示之前的消息。</translation>
    </message>
    <message>
        <source>The right role is not stored anywhere. You can remove the message.</source>
        <translation>正确的角色未存储在任何地方。您可以移除该消息。</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere, and replacing them would make a signature invalid as well.</source>
        <translation>原始字符未存储在任何地方，替换它们还会使签名失效。</translation>
    </message>
    <message>
        <source>The model&apos;s arguments are not stored anywhere.</source>
        <translation>模型的参数未存储在任何地方。</translation>
    </message>
    <message>
        <source>The stored data does not show whether the answer was lost or never came. You can remove the message.</source>
        <translation>存储的数据未表明回答是丢失了还是从未出现。您可以移除该消息。</translation>
    </message>
    <message>
        <source>Nothing is damaged. Remove the message if you no longer want it.</source>
        <translation>没有损坏。如果不再需要该消息，请移除它。</translation>
    </message>
    <message>
        <source>The signed text is not stored anywhere. You can remove the block.</source>
        <translation>已签名的文本未存储在任何地方。您可以移除该块。</translation>
    </message>
    <message>
        <source>The data that the provider needs is not stored anywhere.</source>
        <translation>提供商需要的数据未存储在任何地方。</translation>
    </message>
    <message>
        <source>The messages it replaced are not stored anywhere.</source>
        <translation>它所替换的消息未存储在任何地方。</translation>
    </message>
    <message>
        <source>The stored data does not show which message it belonged to.</source>
        <translation>存储的数据未表明它属于哪条消息。</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right. To resume from the other one, fork the session before the waiting call.</source>
        <translation>存储的数据未表明两者中哪个正确。要从另一个恢复，请在等待的调用之前分叉会话。</translation>
    </message>
    <message>
        <source>The missing data is not stored anywhere.</source>
        <translation>缺失的数据未存储在任何地方。</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right.</source>
        <translation>存储的数据未表明两者中哪个正确。</translation>
    </message>
    <message>
        <source>Nothing is damaged: this is a record of what happened.</source>
        <translation>没有损坏：这是对所发生事情的记录。</translation>
    </message>
    <message>
        <source>Its meaning is not known, so it is left unchanged.</source>
        <translation>其含义未知，因此保持不变。</translation>
    </message>
    <message>
        <source>The right time is not stored anywhere.</source>
        <translation>正确的时间未存储在任何地方。</translation>
    </message>
    <message>
        <source>The bundle is evidence: repairing the chain would forge it.</source>
        <translation>该包是证据：修复链就等于伪造它。</translation>
    </message>
    <message>
        <source>The stored data does not show which result belongs to which call.</source>
        <translation>存储的数据未表明哪个结果属于哪个调用。</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere.</source>
        <translation>原始字符未存储在任何地方。</translation>
    </message>
    <message>
        <source>The character may be intended. Edit the text to remove it.</source>
        <translation>该字符可能是有意为之。请编辑文本以移除它。</translation>
    </message>
    <message>
        <source>The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into a new file.</source>
        <translation>丢失的数据未存储在文件的其他地方。sqlite3 的命令“.recover”可将所有可读数据保存到新文件。</translation>
    </message>
    <message>
        <source>The text is not stored anywhere. You can remove the part.</source>
        <translation>该文本未存储在任何地方。您可以移除该部分。</translation>
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
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>%Ln 个没有已知价格的模型调用未计入费用：%1 个 token。</numerusform>
        </translation>
    </message>
    <message>
        <source>A subscription covers %1; charged are %2.</source>
        <translation>订阅涵盖 %1；实际收费 %2。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no time stored</source>
        <translation>未存储时间</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>无时间</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>未存储模型</translation>
    </message>
    <message>
        <source>no agent stored</source>
        <translation>未存储智能体</translation>
    </message>
    <message>
        <source>no project stored</source>
        <translation>未存储项目</translation>
    </message>
    <message>
        <source>Turn %1 of sub-agent %2</source>
        <translation>子智能体 %2 的轮次 %1</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>第一个提示之前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what its prompt begins with</comment>
        <translation>轮次 %1：%2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>Cache read: %1</source>
        <translation>缓存读取：%1</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes: %1</source>
        <translation>缓存写入，5 分钟：%1</translation>
    </message>
    <message>
        <source>Cache write, 1 hour: %1</source>
        <translation>缓存写入，1 小时：%1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>输出：%1</translation>
    </message>
    <message>
        <source>Reasoning: %1</source>
        <translation>推理：%1</translation>
    </message>
    <message>
        <source>This is an estimate: the tokens of an output are a quarter of its bytes.</source>
        <translation>这是估算：输出的 token 数为其字节数的四分之一。</translation>
    </message>
    <message>
        <source>An output counts again in each call after the first that had it, until the context is less than half of what it was, which is taken for a compaction. A token costs what the context of that call cost on average, with what came from the cache.</source>
        <translation>输出在首次包含它的调用之后的每次调用中都会再次计数，直到上下文小于原来的一半，此时视为压缩。token 的费用按该调用的上下文的平均费用计算，包括来自缓存的部分。</translation>
    </message>
    <message>
        <source>The agent counts what is left out here: %1.</source>
        <translation>智能体会计入此处略去的内容：%1。</translation>
    </message>
    <message>
        <source>The agent counts all that is left out here.</source>
        <translation>智能体会计入此处略去的所有内容。</translation>
    </message>
    <message>
        <source>The agent&apos;s sum goes on from that of the session that this one was made of.</source>
        <translation>智能体的合计延续自此会话来源会话的合计。</translation>
    </message>
    <message>
        <source>The agent counts calls that it does not record, such as those for titles, or calls whose records are gone.</source>
        <translation>智能体会计入它不记录的调用（例如用于标题的调用），或记录已不存在的调用。</translation>
    </message>
    <message>
        <source>The agent&apos;s sum is older than the last calls, or began anew when the session was resumed.</source>
        <translation>智能体的合计早于最近的调用，或在恢复会话时重新开始。</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>The agent&apos;s prices are others than those of the table, or it counts other calls.</source>
        <translation>智能体的价格与价格表不同，或它计入了其他调用。</translation>
    </message>
    <message>
        <source>input tokens</source>
        <translation>输入 token</translation>
    </message>
    <message>
        <source>tokens read from the cache</source>
        <translation>从缓存读取的 token</translation>
    </message>
    <message>
        <source>tokens written to the cache</source>
        <translation>写入缓存的 token</translation>
    </message>
    <message>
        <source>input tokens, with those of the cache</source>
        <translation>输入 token，包括缓存的 token</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>输出 token</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>%n 个会话无法读取，未计入。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated on another line of the same answer</source>
        <translation>在同一回答的另一行重复报告</translation>
    </message>
    <message>
        <source>a counter repeated without a call</source>
        <translation>没有调用而重复报告的计数器</translation>
    </message>
    <message>
        <source>copies of calls that another session has</source>
        <translation>另一个会话已有的调用的副本</translation>
    </message>
    <message>
        <source>history that a fork or a sub-agent brought along</source>
        <translation>分叉或子智能体带来的历史</translation>
    </message>
    <message>
        <source>totals of calls that are counted one by one</source>
        <translation>逐个计数的调用的总计</translation>
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
        <translation>调用 %1</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Input and cache write</source>
        <translation>输入和缓存写入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Main agent</source>
        <translation>主智能体</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>子智能体</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Tokens per day, by model</source>
        <translation>每日 token，按模型</translation>
    </message>
    <message>
        <source>Cost per day, by model</source>
        <translation>每日费用，按模型</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>其他模型</translation>
    </message>
    <message>
        <source>Turns with the most tokens</source>
        <translation>token 最多的轮次</translation>
    </message>
    <message>
        <source>Most expensive turns</source>
        <translation>费用最高的轮次</translation>
    </message>
    <message>
        <source>Sessions with the most tokens</source>
        <translation>token 最多的会话</translation>
    </message>
    <message>
        <source>Most expensive sessions</source>
        <translation>费用最高的会话</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>每轮次 token</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>每轮次费用</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per day</source>
        <translation>发送的 token 中来自缓存的比例，按日</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>来自缓存</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per call</source>
        <translation>发送的 token 中来自缓存的比例，按调用</translation>
    </message>
    <message>
        <source>Tokens in context, per call</source>
        <translation>上下文中的 token，按调用</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Summary of a compaction</source>
        <translation>压缩的摘要</translation>
    </message>
    <message>
        <source>Tokens of tool outputs that were sent again (estimated)</source>
        <translation>再次发送的工具输出的 token（估算）</translation>
    </message>
    <message>
        <source>Cost of tool outputs that were sent again (estimated)</source>
        <translation>再次发送的工具输出的费用（估算）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>%Ln 个输出共 %1 个 token，再次发送为 %2 个 token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageChoice</name>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>上月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>从…到…</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>This store</source>
        <translation>此存储</translation>
    </message>
    <message>
        <source>All open stores</source>
        <translation>所有打开的存储</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.</source>
        <translation>无法读取词汇表 %1：%2。请检查文件及其文件夹的权限。</translation>
    </message>
    <message>
        <source>%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. Reinstall the package it belongs to, or remove the file.</source>
        <translation>%1 既不是已发布的 cl100k_base 也不是 o200k_base，因此其计数会有误。请重新安装其所属的软件包，或移除该文件。</translation>
    </message>
    <message>
        <source>Line %1 of the vocabulary is not a token with its rank.</source>
        <translation>词汇表的第 %1 行不是带有序号的 token。</translation>
    </message>
</context>
<context>
    <name>WhatIfWords</name>
    <message>
        <source>“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.</source>
        <translation>“%1”不是有效的问题。请使用 compact=TOKENS、prune=TOKENS 或 cached，例如 compact=100000。</translation>
    </message>
    <message>
        <source>This is an estimate: the same calls with the same answers, at list prices.</source>
        <translation>这是估算：相同的调用和相同的回答，按标价计算。</translation>
    </message>
    <message>
        <source>Whenever more than %1 tokens would have been before the model, a summary of %2 tokens takes the place of all but what the first call had (at most %3). The call that writes it and the next call&apos;s lost cache are counted.</source>
        <translation>每当要发送给模型的内容将超过 %1 个 token 时，就用 %2 个 token 的摘要取代除首次调用所含内容之外的所有内容（最多 %3）。撰写摘要的调用以及下一次调用失去的缓存均计算在内。</translation>
    </message>
    <message>
        <source>What the model would have had to read again after a summary is not known.</source>
        <translation>摘要之后模型需要重新读取的内容未知。</translation>
    </message>
    <message>
        <source>Outputs of tools older than the newest %1 tokens of outputs are left out of each later call, as soon as %2 tokens can go. Their lengths are estimated from their bytes; what stands behind them is read without the cache once.</source>
        <translation>一旦可以去掉 %2 个 token，比最新 %1 个 token 的输出更早的工具输出就会从之后的每次调用中略去。其长度根据字节数估算；其后的内容会在不使用缓存的情况下读取一次。</translation>
    </message>
    <message>
        <source>All that the call before had is read from the cache, and all that is new is written to it, as if no entry had run out.</source>
        <translation>前一次调用的所有内容都从缓存读取，所有新内容都写入缓存，如同没有条目过期一样。</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>%n 个没有价格的模型调用未计入任何一个合计。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordTokenizer</name>
    <message>
        <source>This SQLite library has no full-text search (FTS5). Install one that has it.</source>
        <translation>此 SQLite 库没有全文搜索（FTS5）。请安装具备该功能的库。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard input is not UTF-8. Convert the text first.</source>
        <translation>标准输入不是 UTF-8。请先转换文本。</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with the key from %3:</source>
        <translation>向 %1 请求模型 %2，使用来自 %3 的密钥：</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with its key from the keychain:</source>
        <translation>向 %1 请求模型 %2，使用其在密钥环中的密钥：</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, without a key:</source>
        <translation>向 %1 请求模型 %2，不使用密钥：</translation>
    </message>
    <message>
        <source>The environment variable %1 with the key for %2 is not set.</source>
        <translation>未设置含有 %2 的密钥的环境变量 %1。</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>连接未加密：网络中的其他人可能会读取它。</translation>
    </message>
    <message>
        <source>%1 reports %2 tokens sent and %3 received.</source>
        <translation>%1 报告发送了 %2 个 token，接收了 %3 个。</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>费用：%1。</translation>
    </message>
    <message>
        <source>%1 control characters were removed from the answer.</source>
        <translation>已从回答中移除 %1 个控制字符。</translation>
    </message>
    <message>
        <source>Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree.</source>
        <translation>未发送任何内容：没有终端可用于征求您的同意。添加 --yes 表示同意。</translation>
    </message>
    <message>
        <source>Send it? Type “yes”: </source>
        <translation>要发送吗？请输入“是”： </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>未发送任何内容。</translation>
    </message>
    <message>
        <source>Asking: %1</source>
        <translation>正在询问：%1</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>会话没有消息“%1”。</translation>
    </message>
    <message>
        <source>The store does not record where the summary “%1” was made.</source>
        <translation>存储未记录摘要“%1”是在何处生成的。</translation>
    </message>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>没有可供询问的丢失内容。</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>answered otherwise</source>
        <translation>回答不同</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>about %1 (estimate), for an answer of at most %2</source>
        <comment>12 tokens</comment>
        <translation>约 %1（估算），回答最多 %2</translation>
    </message>
    <message>
        <source>Estimated cost: not known (set a price with --price)</source>
        <translation>估算费用：未知（用 --price 设置价格）</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>估算费用：最多 %1</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>回答达到长度上限，因此被截断。</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Ask about what this summary lost instead, and judge the answers; newest is the newest summary in the context</source>
        <translation>改为询问此摘要丢失的内容，并判定回答；newest 为上下文中最新的摘要</translation>
    </message>
    <message>
        <source>Ask the context as it is now; the default without another one</source>
        <translation>询问当前的上下文；未指定其他上下文时的默认值</translation>
    </message>
    <message>
        <source>Ask the context as it was when this message was the newest; may be repeated</source>
        <translation>询问此消息为最新时的上下文；可重复</translation>
    </message>
    <message>
        <source>Ask the context before this summary was made; may be repeated</source>
        <translation>询问此摘要生成之前的上下文；可重复</translation>
    </message>
    <message>
        <source>Ask the context right after this summary was made; may be repeated</source>
        <translation>询问此摘要刚生成之后的上下文；可重复</translation>
    </message>
    <message>
        <source>Ask the context of now with --text in the place of this summary</source>
        <translation>询问以 --text 代替此摘要的当前上下文</translation>
    </message>
    <message>
        <source>The edited summary; - reads it from standard input</source>
        <translation>编辑后的摘要；- 表示从标准输入读取</translation>
    </message>
    <message>
        <source>Print what would be sent and what it may cost; send nothing</source>
        <translation>打印将发送的内容以及可能的费用；不发送任何内容</translation>
    </message>
    <message>
        <source>%1, assumed: the store does not say</source>
        <translation>%1，假定：存储未说明</translation>
    </message>
    <message>
        <source>%1, from the store</source>
        <translation>%1，来自存储</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选择</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>  including tools</source>
        <translation>  包括工具</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Compacts at use</source>
        <translation>压缩阈值（用量）</translation>
    </message>
    <message>
        <source>Compacts at</source>
        <translation>压缩阈值</translation>
    </message>
    <message>
        <source>  measured</source>
        <translation>  测量值</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>（无路径）</translation>
    </message>
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>消息 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>not in the current branch</source>
        <translation>不在当前分支中</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>读取、分叉、压缩和修复智能体会话。</translation>
    </message>
    <message>
        <source>Usage: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>用法：stemma [选项] [路径...]
      stemma 命令 [参数]
不带命令时，会打开一个包含这些存储的窗口。消息以其 ID 或在窗口中的编号（从 1 开始）指定。</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>打印版本</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>打印此帮助</translation>
    </message>
    <message>
        <source>List the formats and their capabilities</source>
        <translation>列出格式及其功能</translation>
    </message>
    <message>
        <source>List the stores found in folders, or in the usual places</source>
        <translation>列出在文件夹中或常用位置找到的存储</translation>
    </message>
    <message>
        <source>Print the format of files, or why no format fits</source>
        <translation>打印文件的格式，或没有格式适用的原因</translation>
    </message>
    <message>
        <source>List the sessions of stores</source>
        <translation>列出存储的会话</translation>
    </message>
    <message>
        <source>Print a session with its messages, summaries and files</source>
        <translation>打印会话及其消息、摘要和文件</translation>
    </message>
    <message>
        <source>Include the stored bytes of each part</source>
        <translation>包括每个部分存储的字节</translation>
    </message>
    <message>
        <source>Print what the agent would send to the model</source>
        <translation>打印智能体会发送给模型的内容</translation>
    </message>
    <message>
        <source>The context as it was when this message was the newest</source>
        <translation>此消息为最新时的上下文</translation>
    </message>
    <message>
        <source>Check stores for damage and inconsistencies</source>
        <translation>检查存储是否有损坏和不一致</translation>
    </message>
    <message>
        <source>Print what takes room in a store, and regain some</source>
        <translation>打印存储中占用空间的内容，并回收部分空间</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first, or what one of them wrote</source>
        <translation>列出用 Stemma 进行的更改，最新的在前，或其中一项写入的内容</translation>
    </message>
    <message>
        <source>The id of the change, from “history”</source>
        <translation>更改的 ID，来自“history”</translation>
    </message>
    <message>
        <source>Undo a change; the newest by default</source>
        <translation>撤销更改；默认为最新的更改</translation>
    </message>
    <message>
        <source>Redo a change that was undone</source>
        <translation>重做已撤销的更改</translation>
    </message>
    <message>
        <source>Undo this change and all later changes of its store, newest first</source>
        <translation>撤销此更改及其存储的所有更晚的更改，最新的在前</translation>
    </message>
    <message>
        <source>Redo all undone changes up to this one, oldest first</source>
        <translation>重做到此更改为止的所有已撤销更改，最旧的在前</translation>
    </message>
    <message>
        <source>Print the file changes of a session</source>
        <translation>打印会话的文件更改</translation>
    </message>
    <message>
        <source>Print the net change of each file</source>
        <translation>打印每个文件的净更改</translation>
    </message>
    <message>
        <source>Print the net changes as one patch for “git apply”</source>
        <translation>将净更改打印为一个供“git apply”使用的补丁</translation>
    </message>
    <message>
        <source>Print the patch that brings files back to a checkpoint</source>
        <translation>打印将文件恢复到某个检查点的补丁</translation>
    </message>
    <message>
        <source>Leave out discarded messages and side chains</source>
        <translation>略去丢弃的消息和侧链</translation>
    </message>
    <message>
        <source>Compare the net changes with the files in this folder</source>
        <translation>将净更改与此文件夹中的文件比较</translation>
    </message>
    <message>
        <source>Print what files hold: kind, figures and outline</source>
        <translation>打印文件的内容：类型、数值和大纲</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Read the files as this kind, whatever their names</source>
        <translation>将文件按此类型读取，无论其名称如何</translation>
    </message>
    <message>
        <source>Search the messages of stores; of all known ones by default</source>
        <translation>搜索存储的消息；默认为所有已知的存储</translation>
    </message>
    <message>
        <source>Usage: stemma search QUERY [STORE...]
Words, &quot;phrases&quot;, prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;exact text&quot;, /regex/.</source>
        <translation>用法：stemma search 查询 [存储...]
词语、&quot;短语&quot;、前缀*、AND、OR、NOT、括号；role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;；=&quot;精确文本&quot;、/正则表达式/。</translation>
    </message>
    <message>
        <source>The query, then the stores</source>
        <translation>查询，然后是存储</translation>
    </message>
    <message>
        <source>Print the tokens that models used, and what they cost</source>
        <translation>打印模型使用的 token 及其费用</translation>
    </message>
    <message>
        <source>Write a session as a document, redacted if wished</source>
        <translation>将会话写成文档，可按需脱敏</translation>
    </message>
    <message>
        <source>Ask a model a question about the contexts of a session, as they would be sent</source>
        <translation>就会话的上下文（按发送时的形式）向模型提问</translation>
    </message>
    <message>
        <source>Ask the model at this address; asks you before anything is sent</source>
        <translation>询问此地址的模型；发送任何内容之前会征求您的同意</translation>
    </message>
    <message>
        <source>Usage: stemma %1 [ARGUMENTS]</source>
        <translation>用法：stemma %1 [参数]</translation>
    </message>
    <message>
        <source>Print one JSON object per line instead of text</source>
        <translation>每行打印一个 JSON 对象，而不是文本</translation>
    </message>
    <message>
        <source>Make the change instead of only printing the plan</source>
        <translation>进行更改，而不是仅打印计划</translation>
    </message>
    <message>
        <source>Fork a session: copy it up to a message into a new session</source>
        <translation>分叉会话：将其到某条消息为止的内容复制为新会话</translation>
    </message>
    <message>
        <source>Hand a session over: write it as a new session of another agent</source>
        <translation>移交会话：将其写为其他智能体的新会话</translation>
    </message>
    <message>
        <source>Resume a session after a message; what follows moves to a discarded end</source>
        <translation>在某条消息之后恢复会话；其后的内容移至丢弃的末尾</translation>
    </message>
    <message>
        <source>The last message to keep</source>
        <translation>要保留的最后一条消息</translation>
    </message>
    <message>
        <source>Leave this message out as well</source>
        <translation>此消息也略去</translation>
    </message>
    <message>
        <source>Rename a session</source>
        <translation>重命名会话</translation>
    </message>
    <message>
        <source>Edit the text of a part</source>
        <translation>编辑消息某一部分的文本</translation>
    </message>
    <message>
        <source>Insert a message into a session</source>
        <translation>在会话中插入消息</translation>
    </message>
    <message>
        <source>Insert after this message; at the beginning by default</source>
        <translation>在此消息之后插入；默认在开头</translation>
    </message>
    <message>
        <source>The role, as the format spells it</source>
        <translation>角色，按格式的写法</translation>
    </message>
    <message>
        <source>Remove messages, or a part of one</source>
        <translation>移除消息，或消息的一个部分</translation>
    </message>
    <message>
        <source>Make the change in a fork</source>
        <translation>在分叉中进行更改</translation>
    </message>
    <message>
        <source>Also remove signed thinking after the change, which would no longer be valid</source>
        <translation>同时移除更改之后会失效的已签名的思考</translation>
    </message>
    <message>
        <source>Prune tool outputs: send a short note instead of them</source>
        <translation>修剪工具输出：发送简短说明来代替它们</translation>
    </message>
    <message>
        <source>Prune by the library&apos;s rule: keep the newest outputs up to this many tokens</source>
        <translation>按库的规则修剪：保留最新的输出，总量不超过此 token 数</translation>
    </message>
    <message>
        <source>Restore pruned tool outputs</source>
        <translation>还原修剪的工具输出</translation>
    </message>
    <message>
        <source>Restore the newest outputs, up to this many tokens</source>
        <translation>还原最新的输出，总量不超过此 token 数</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>将项目的会话迁移到新文件夹</translation>
    </message>
    <message>
        <source>The old project folder</source>
        <translation>旧项目文件夹</translation>
    </message>
    <message>
        <source>The new project folder</source>
        <translation>新项目文件夹</translation>
    </message>
    <message>
        <source>Make several changes together: all of them or none</source>
        <translation>一并进行多项更改：全部进行或全不进行</translation>
    </message>
    <message>
        <source>Read the changes from this file instead of standard input: one JSON array of strings per line, a command and its arguments without the store</source>
        <translation>从此文件而不是标准输入读取更改：每行一个字符串的 JSON 数组，即命令及其不含存储的参数</translation>
    </message>
    <message>
        <source>Repair what “check” finds</source>
        <translation>修复“check”发现的问题</translation>
    </message>
    <message>
        <source>Only findings with this code</source>
        <translation>仅具有此代码的发现项</translation>
    </message>
    <message>
        <source>Only the finding at this place</source>
        <translation>仅此位置的发现项</translation>
    </message>
    <message>
        <source>Everything that can be repaired</source>
        <translation>所有可以修复的内容</translation>
    </message>
    <message>
        <source>Compact messages or summaries into a summary</source>
        <translation>将消息或摘要压缩为一个摘要</translation>
    </message>
    <message>
        <source>1 selective, 2 aggressive (both need a text), 3 deterministic (the default)</source>
        <translation>1 选择性，2 激进（两者都需要文本），3 确定性（默认）</translation>
    </message>
    <message>
        <source>The last message to summarise; the format chooses by default</source>
        <translation>要摘要的最后一条消息；默认由格式选择</translation>
    </message>
    <message>
        <source>A summary to merge with others; a single one is rewritten, or restored to the context</source>
        <translation>要与其他摘要合并的摘要；单个摘要会被重写，或还原到上下文中</translation>
    </message>
    <message>
        <source>Compact in the session itself instead of a new one</source>
        <translation>在会话自身中压缩，而不是在新会话中</translation>
    </message>
    <message>
        <source>The text of the summary; - reads it from standard input</source>
        <translation>摘要的文本；- 表示从标准输入读取</translation>
    </message>
    <message>
        <source>Print what would be summarised and what a model would be sent; change nothing</source>
        <translation>打印将被摘要的内容以及将发送给模型的内容；不更改任何内容</translation>
    </message>
    <message>
        <source>Let the model at this address write the summary, at level 1 or 2; asks before anything is sent</source>
        <translation>让此地址的模型撰写级别 1 或 2 的摘要；发送任何内容之前会询问</translation>
    </message>
    <message>
        <source>Print what a summary kept, changed and lost of its messages</source>
        <translation>打印摘要对其消息保留、更改和丢失的内容</translation>
    </message>
    <message>
        <source>The summary; the newest in the context by default</source>
        <translation>摘要；默认为上下文中最新的摘要</translation>
    </message>
    <message>
        <source>A text to review instead of the summary; - reads it from standard input</source>
        <translation>代替摘要进行审查的文本；- 表示从标准输入读取</translation>
    </message>
    <message>
        <source>Dissolve a summary: put the messages it replaced back into the context</source>
        <translation>拆解摘要：将它所替换的消息放回上下文</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted: auto (with the vocabulary of an installed package, the default), estimate, or a file with cl100k_base or o200k_base</source>
        <translation>OpenAI 模型的 token 的计数方式：auto（使用已安装软件包的词汇表，默认）、estimate，或含有 cl100k_base 或 o200k_base 的文件</translation>
    </message>
    <message>
        <source>Set, rename or remove a checkpoint</source>
        <translation>设置、重命名或移除检查点</translation>
    </message>
    <message>
        <source>The message before the checkpoint</source>
        <translation>检查点之前的消息</translation>
    </message>
    <message>
        <source>The name; an empty name removes the checkpoint</source>
        <translation>名称；空名称会移除检查点</translation>
    </message>
    <message>
        <source>Set the labels of a session</source>
        <translation>设置会话的标签</translation>
    </message>
    <message>
        <source>A label; without this option all labels are removed</source>
        <translation>标签；不带此选项会移除所有标签</translation>
    </message>
    <message>
        <source>Flag a session, or remove the flag</source>
        <translation>标记会话，或移除标记</translation>
    </message>
    <message>
        <source>Flag the session</source>
        <translation>标记会话</translation>
    </message>
    <message>
        <source>Remove the flag</source>
        <translation>移除标记</translation>
    </message>
    <message>
        <source>The new text; - reads it from standard input</source>
        <translation>新文本；- 表示从标准输入读取</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>会话的标题</translation>
    </message>
    <message>
        <source>The message, by its id or its number in the window (from 1)</source>
        <translation>消息，以其 ID 或在窗口中的编号（从 1 开始）指定</translation>
    </message>
    <message>
        <source>The part, counted from 0</source>
        <translation>部分，从 0 计数</translation>
    </message>
    <message>
        <source>Files, folders or server addresses</source>
        <translation>文件、文件夹或服务器地址</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>The id of the session</source>
        <translation>会话的 ID</translation>
    </message>
    <message>
        <source>Start at this message, counted from 0</source>
        <translation>从此消息开始，从 0 计数</translation>
    </message>
    <message>
        <source>Print at most this many messages</source>
        <translation>最多打印的消息条数</translation>
    </message>
    <message>
        <source>Cut texts off after this many bytes</source>
        <translation>文本超过此字节数时截断</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>“%1”既不是命令，也不是文件或文件夹。“stemma --help”会列出所有命令。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>“%1”既不是命令，也不是文件或文件夹。您是指“%2”吗？“stemma --help”会列出所有命令。</translation>
    </message>
    <message>
        <source>Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>不带命令时，会打开一个包含这些存储的窗口。消息以其 ID 或在窗口中的编号（从 1 开始）指定。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完成。</translation>
    </message>
    <message>
        <source>Done, and there are findings.</source>
        <translation>完成，且有发现项。</translation>
    </message>
    <message>
        <source>The arguments cannot be used.</source>
        <translation>无法使用这些参数。</translation>
    </message>
    <message>
        <source>Failed; nothing was written.</source>
        <translation>失败；未写入任何内容。</translation>
    </message>
    <message>
        <source>The store changed or is in use; nothing was written.</source>
        <translation>存储已更改或正在使用；未写入任何内容。</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database; “stemma check” looks for damage in it.</source>
        <translation>%1 不是 SQLite 数据库；“stemma check”可检查其中的损坏。</translation>
    </message>
    <message>
        <source>Tables and indexes, bytes of their pages</source>
        <translation>表和索引，其页的字节数</translation>
    </message>
    <message>
        <source>Tables, bytes of their values (this SQLite cannot count pages)</source>
        <translation>表，其值的字节数（此 SQLite 无法统计页数）</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>%1 的索引</translation>
    </message>
    <message>
        <source>free pages</source>
        <translation>空闲页</translation>
    </message>
    <message>
        <source>write-ahead log</source>
        <translation>预写日志（WAL）</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>无扩展名</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents of messages</source>
        <translation>消息内容</translation>
    </message>
    <message>
        <source>Largest sessions</source>
        <translation>最大的会话</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>最大的内容</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>消息 %1/%2</translation>
    </message>
    <message>
        <source>--vacuum regains at least %1 bytes.</source>
        <translation>--vacuum 至少可回收 %1 字节。</translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1：未发现损坏。</translation>
    </message>
    <message>
        <source>%1: SQLite found damage:</source>
        <translation>%1：SQLite 发现损坏：</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) was written back.</source>
        <translation>已写回 %1 的日志（%2 字节）。</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) can be written back; no record changes, and there is nothing to undo. Add --apply to do it.</source>
        <translation>%1 的日志（%2 字节）可以写回；不会更改任何记录，也没有可撤销的更改。添加 --apply 可执行。</translation>
    </message>
    <message>
        <source>Check every page of the database</source>
        <translation>检查数据库的每一页</translation>
    </message>
    <message>
        <source>Give the free pages of the database back; can be undone</source>
        <translation>归还数据库的空闲页；可以撤销</translation>
    </message>
    <message>
        <source>Write the log of a database that nobody has open back into it; changes no record</source>
        <translation>将无人打开的数据库的日志写回其中；不更改任何记录</translation>
    </message>
    <message>
        <source>It is not a JSON array of strings.</source>
        <translation>它不是字符串的 JSON 数组。</translation>
    </message>
    <message>
        <source>It is not a change.</source>
        <translation>它不是更改。</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a batch.</source>
        <translation>“%1”不能作为批次的一部分。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Line %1 of the batch is not valid. %2</source>
        <translation>批次的第 %1 行无效。%2</translation>
    </message>
    <message>
        <source>No pruned output fits into %L1 tokens.</source>
        <translation>没有修剪的输出可放入 %L1 个 token。</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs between the last summary and the last two prompts have at most %L1 tokens.</source>
        <translation>没有可修剪的内容：最后一个摘要与最后两个提示之间的输出最多有 %L1 个 token。</translation>
    </message>
    <message>
        <source>Stopped at “%1” after %2 of %3 changes: %4</source>
        <translation>已完成 %3 项更改中的 %2 项，停止于“%1”：%4</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>没有可重做的更改。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可撤销的更改。</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The protocol: openai (chat completions, the default) or anthropic (messages)</source>
        <translation>协议：openai（chat completions，默认）或 anthropic（messages）</translation>
    </message>
    <message>
        <source>The environment variable with the key. By default the key from OPENAI_API_KEY or ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds for this address</source>
        <translation>含有密钥的环境变量。默认使用来自 OPENAI_API_KEY 或 ANTHROPIC_API_KEY 的密钥，只发送给 OpenAI 或 Anthropic，否则使用密钥环为此地址保存的密钥</translation>
    </message>
    <message>
        <source>Do not use keys from the keychain</source>
        <translation>不使用密钥环中的密钥</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>代理服务器，或 none；默认使用系统代理</translation>
    </message>
    <message>
        <source>Give up after this many seconds without an answer</source>
        <translation>超过此秒数仍无应答则放弃</translation>
    </message>
    <message>
        <source>Number of retries after temporary errors; 3 by default</source>
        <translation>发生临时错误后的重试次数；默认为 3</translation>
    </message>
    <message>
        <source>The price per million tokens, sent and received, for an estimate</source>
        <translation>每百万 token 的价格（发送和接收），用于估算</translation>
    </message>
    <message>
        <source>Send without asking</source>
        <translation>不询问直接发送</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>仍有 %Ln 个值看起来应当脱敏；请通读文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the document; by default what the file&apos;s name ends with, or markdown</source>
        <translation>文档的格式；默认取决于文件名的扩展名，否则为 markdown</translation>
    </message>
    <message>
        <source>The file to write; standard output by default</source>
        <translation>要写入的文件；默认为标准输出</translation>
    </message>
    <message>
        <source>Leave thinking out</source>
        <translation>略去思考</translation>
    </message>
    <message>
        <source>Leave tool calls and patches out</source>
        <translation>略去工具调用和补丁</translation>
    </message>
    <message>
        <source>Only say that there are images</source>
        <translation>仅说明有图像</translation>
    </message>
    <message>
        <source>Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home folders and private hosts, and leave images out</source>
        <translation>替换密钥、令牌、密码、电子邮件地址、电话号码、银行账户、主文件夹和私有主机，并略去图像</translation>
    </message>
    <message>
        <source>A name to replace as well; may be repeated</source>
        <translation>也要替换的名称；可重复</translation>
    </message>
    <message>
        <source>A kind not to replace; may be repeated</source>
        <translation>不替换的类型；可重复</translation>
    </message>
    <message>
        <source>“%1” is too short for a name: it would be replaced everywhere.</source>
        <translation>“%1”作为名称太短：它会在各处被替换。</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>此存储的智能体不保留文件的副本。</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>%1 的副本已不存在。</translation>
    </message>
    <message>
        <source>The store that gets it; where the agent keeps sessions by default</source>
        <translation>接收会话的存储；默认为智能体保存会话的位置</translation>
    </message>
    <message>
        <source>The project folder of the new session; that of the session by default</source>
        <translation>新会话的项目文件夹；默认为原会话的项目文件夹</translation>
    </message>
    <message>
        <source>Leave thinking out (none, the default), or make it text of the answers</source>
        <translation>略去思考（none，默认），或将其转为回答的文本</translation>
    </message>
    <message>
        <source>Keep tool calls with their results (calls, the default), or make them text</source>
        <translation>保留工具调用及其结果（calls，默认），或将其转为文本</translation>
    </message>
    <message>
        <source>Hits: %1; sessions by index: %2, by reading: %3</source>
        <translation>%1 个匹配项；%2 个会话通过索引搜索，%3 个通过读取搜索</translation>
    </message>
    <message>
        <source>%1; there are more (--limit)</source>
        <translation>%1；还有更多（--limit）</translation>
    </message>
    <message>
        <source>Sessions: %1, texts: %2, bytes: %3</source>
        <translation>%1 个会话，%2 个文本，%3 字节</translation>
    </message>
    <message>
        <source>  (being built)</source>
        <translation>  （正在构建）</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>无法写入输出。</translation>
    </message>
    <message>
        <source>%1 was not searched to its end; there may be more stores in it.</source>
        <translation>%1 未搜索到底；其中可能还有更多存储。</translation>
    </message>
    <message>
        <source>%1 holds several stores. Name one of them: %2</source>
        <translation>%1 含有多个存储。请指明其中一个：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>%1 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source> level %1, node %2</source>
        <translation> 级别 %1，节点 %2</translation>
    </message>
    <message>
        <source> %1, %2 bytes</source>
        <translation> %1，%2 字节</translation>
    </message>
    <message>
        <source>pruned %1</source>
        <translation>已于 %1 修剪</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <translation>存储的字节</translation>
    </message>
    <message>
        <source>Name the shell: bash, zsh or fish.</source>
        <translation>请指明 shell：bash、zsh 或 fish。</translation>
    </message>
    <message>
        <source>These arguments do not fit the command. “stemma %1 --help” lists what it takes.</source>
        <translation>这些参数不适用于该命令。“stemma %1 --help”会列出它接受的参数。</translation>
    </message>
    <message>
        <source>There is no such command. “stemma --help” lists all commands.</source>
        <translation>没有这样的命令。“stemma --help”会列出所有命令。</translation>
    </message>
    <message>
        <source>These arguments are not valid.</source>
        <translation>这些参数无效。</translation>
    </message>
    <message>
        <source>--json tells of the file that was written: name one with -o.</source>
        <translation>--json 报告写入的文件：请用 -o 指明一个。</translation>
    </message>
    <message>
        <source>Say what to apply: --vacuum or --write-back.</source>
        <translation>请说明要应用的操作：--vacuum 或 --write-back。</translation>
    </message>
    <message>
        <source>Choose what to repair: --code, --place or --all.</source>
        <translation>请选择要修复的内容：--code、--place 或 --all。</translation>
    </message>
    <message>
        <source>No finding has the code “%1”. Known codes: %2.</source>
        <translation>没有代码为“%1”的发现项。已知代码：%2。</translation>
    </message>
    <message>
        <source>Say what to search for, for example: stemma search &quot;exit code&quot;.</source>
        <translation>请说明要搜索的内容，例如：stemma search &quot;exit code&quot;。</translation>
    </message>
    <message>
        <source>Choose an output with --message and --part, or give --keep-tokens.</source>
        <translation>请用 --message 和 --part 选择输出，或给出 --keep-tokens。</translation>
    </message>
    <message>
        <source>Say what to ask: a question with --question, or --probe.</source>
        <translation>请说明要询问的内容：用 --question 指定问题，或使用 --probe。</translation>
    </message>
    <message>
        <source>Name the model to ask with --endpoint and --model, or add --dry-run.</source>
        <translation>请用 --endpoint 和 --model 指明要询问的模型，或添加 --dry-run。</translation>
    </message>
    <message>
        <source>A model writes summaries of level 1 or 2. Choose one with --level.</source>
        <translation>模型撰写级别 1 或 2 的摘要。请用 --level 选择一个。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Context: %1, %2; afterwards %3, %4</source>
        <comment>4 items, 60 tokens; afterwards 3 items, 1 token</comment>
        <translation>上下文：%1，%2；之后为 %3，%4</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已略去：%1</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <translation>通过：%1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>To keep the signed thinking, make the change in a fork: %1</source>
        <translation>要保留已签名的思考，请在分叉中进行更改：%1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>说明：%1</translation>
    </message>
    <message>
        <source>Discarded end: %1</source>
        <translation>丢弃的末尾：%1</translation>
    </message>
    <message>
        <source>New session: %1</source>
        <translation>新会话：%1</translation>
    </message>
    <message>
        <source>To continue, in the project folder: %1</source>
        <translation>要继续，请在项目文件夹中运行：%1</translation>
    </message>
    <message>
        <source>Done. To undo it: stemma undo %1</source>
        <translation>完成。要撤销：stemma undo %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Add --apply to make the change.</source>
        <translation>未更改任何内容。添加 --apply 可进行更改。</translation>
    </message>
    <message>
        <source>The session is not compacted yet.</source>
        <translation>会话尚未压缩。</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>会话没有摘要“%1”。</translation>
    </message>
    <message>
        <source>The summary does not record which messages it replaced, so it cannot be reviewed.</source>
        <translation>摘要未记录它替换了哪些消息，因此无法审查。</translation>
    </message>
    <message>
        <source>The summary replaced no messages, so there is nothing to review.</source>
        <translation>摘要未替换任何消息，因此没有可审查的内容。</translation>
    </message>
    <message>
        <source>The rules that build and compact the context, by a name from “formats”; taken from the store by default</source>
        <translation>构建和压缩上下文的规则，以“formats”中的名称指定；默认取自存储</translation>
    </message>
    <message>
        <source>The model’s window in tokens; taken from the model’s name by default</source>
        <translation>模型的窗口，以 token 计；默认取自模型的名称</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>窗口中为回答预留的 token</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for compaction</source>
        <translation>窗口中为压缩预留的 token</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted; 0.6 by default</source>
        <translation>压缩会话时所达到的可用 token 比例；默认为 0.6</translation>
    </message>
    <message>
        <source>The query cannot be read at character %1. %2</source>
        <translation>查询在第 %1 个字符处无法读取。%2</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.</source>
        <translation>“%1”不是日期。请写作 2026-03-01、2026-03、today 或 7d。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>%1 的 %Ln 个会话无法读取，因此未搜索。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>正则表达式在 %Ln 个文本上耗时过长，这些文本可能有更多匹配项。</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions found in the usual places. Name a store.</source>
        <translation>在常用位置未找到会话。请指明一个存储。</translation>
    </message>
    <message>
        <source>The query is a regular expression</source>
        <translation>查询是正则表达式</translation>
    </message>
    <message>
        <source>The query is a text to find as it is</source>
        <translation>查询是按原样查找的文本</translation>
    </message>
    <message>
        <source>With --regex: in any case</source>
        <translation>与 --regex 一起使用：不区分大小写</translation>
    </message>
    <message>
        <source>Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by default)</source>
        <translation>最多打印的匹配项数，取所有存储中最新的；0 表示逐个存储打印全部（默认为 100）</translation>
    </message>
    <message>
        <source>Only messages since this date: 2026-03-01, 2026-03, today, 7d</source>
        <translation>仅此日期以来的消息：2026-03-01、2026-03、today、7d</translation>
    </message>
    <message>
        <source>Order by relevance instead of newest first; needs an index</source>
        <translation>按相关性排序，而不是最新的在前；需要索引</translation>
    </message>
    <message>
        <source>Read the stores instead of using their indexes</source>
        <translation>读取存储，而不是使用其索引</translation>
    </message>
    <message>
        <source>Build or update the indexes of stores; no query</source>
        <translation>构建或更新存储的索引；无查询</translation>
    </message>
    <message>
        <source>Delete the indexes of stores; no query</source>
        <translation>删除存储的索引；无查询</translation>
    </message>
    <message>
        <source>List the indexes with their size; no query</source>
        <translation>列出索引及其大小；无查询</translation>
    </message>
    <message>
        <source>Level %1 skipped: %2</source>
        <translation>已跳过级别 %1：%2</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 messages</source>
        <translation>级别 %1：%2 条消息的文本</translation>
    </message>
    <message>
        <source>Level %1: the %2 texts it summarises</source>
        <translation>级别 %1：它所摘要的 %2 个文本</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 summaries</source>
        <translation>级别 %1：%2 个摘要的文本</translation>
    </message>
    <message>
        <source>Level 2 is sent only if level 1 gives no usable summary.</source>
        <translation>仅当级别 1 没有给出可用的摘要时才发送级别 2。</translation>
    </message>
    <message>
        <source>Level %1 given up: %2</source>
        <translation>已放弃级别 %1：%2</translation>
    </message>
    <message>
        <source>(cut off; %1 bytes in total)</source>
        <translation>（已截断；共 %1 字节）</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>不可行：%1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>writable</source>
        <translation>可写</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>没有已知的格式</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>创建时间（UTC）</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Title or first prompt</source>
        <translation>标题或第一个提示</translation>
    </message>
    <message>
        <source>(deleted) %1</source>
        <translation>（已删除）%1</translation>
    </message>
    <message>
        <source>(flagged)</source>
        <translation>（已标记）</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父级</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Condensed summary</source>
        <translation>浓缩摘要</translation>
    </message>
    <message>
        <source>level %1, from %2 to %3</source>
        <translation>级别 %1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>关系</translation>
    </message>
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>约 %1 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>未发送：%1</translation>
    </message>
    <message>
        <source>Tokens, estimated</source>
        <translation>token（估算）</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>无法修复：%1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>Summary of %1 messages, now %2</source>
        <comment>12 tokens</comment>
        <translation>%1 条消息的摘要，现为 %2</translation>
    </message>
    <message>
        <source>Summary of the %1 messages or summaries that it replaced, %2</source>
        <comment>12 tokens</comment>
        <translation>它所替换的 %1 条消息或摘要的摘要，%2</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2</source>
        <comment>12 tokens</comment>
        <translation>%1 个摘要的摘要，现为 %2</translation>
    </message>
    <message>
        <source>Request to %1, for an answer of at most %2 tokens:</source>
        <translation>向 %1 的请求，回答最多 %2 个 token：</translation>
    </message>
    <message>
        <source>The summary without a model:</source>
        <translation>不使用模型的摘要：</translation>
    </message>
    <message>
        <source>, now “%1”</source>
        <translation>，现为“%1”</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>在 %1 中再次需要</translation>
    </message>
    <message>
        <source>%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)</source>
        <translation>%2 个发现项中保留 %1 个，%3 个丢失的再次需要（由规则发现，并不精确）</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>只审查了一部分：文本太多。</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>另有 %n 条记录未保存在日志中。</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有发现项。</translation>
    </message>
    <message>
        <source>No sessions.</source>
        <translation>没有会话。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>尚无更改。</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>没有更改任何文件。</translation>
    </message>
    <message>
        <source>List prices as known on %1; your own go above them in %2.</source>
        <translation>标价截至 %1；您自己的价格在 %2 中，优先于标价。</translation>
    </message>
    <message>
        <source>Prices of %1, and list prices as known on %2.</source>
        <translation>%1 的价格，以及截至 %2 的标价。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1, %2: %3 counted, %4 by the agent. %5</source>
        <translation>%1，%2：计数为 %3，智能体记为 %4。%5</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1，%n 个会话中的 %2：计数为 %3，智能体记为 %4。%5</numerusform>
        </translation>
    </message>
    <message>
        <source>--differences lists each session whose sum is another than the agent&apos;s.</source>
        <translation>--differences 会列出合计与智能体不同的每个会话。</translation>
    </message>
    <message>
        <source>(not stored)</source>
        <translation>（未存储）</translation>
    </message>
    <message>
        <source>session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>by sub-agents</source>
        <translation>由子智能体</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>A subscription covers %1.</source>
        <translation>订阅涵盖 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>%n 个调用没有已知价格，涉及这些模型：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>未计入，%1：%Ln 条记录，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was: %1 (%2); estimated: %3 (%4)</source>
        <comment>costs, numbers of tokens</comment>
        <translation>实际：%1（%2）；估算：%3（%4）</translation>
    </message>
    <message>
        <source>“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.</source>
        <translation>“%1”既不是日期也不是时间。请写作 2026-03-31 或 2026-03-31T12:00:00Z 的形式。</translation>
    </message>
    <message>
        <source>What each line sums up</source>
        <translation>各行按什么合计</translation>
    </message>
    <message>
        <source>Only calls from this day or time on</source>
        <translation>仅从此日期或时间起的调用</translation>
    </message>
    <message>
        <source>Only calls up to this day or time</source>
        <translation>仅到此日期或时间为止的调用</translation>
    </message>
    <message>
        <source>Prices above those of the program; by default those in your configuration folder</source>
        <translation>优先于程序自带价格的价格；默认为您的配置文件夹中的价格</translation>
    </message>
    <message>
        <source>Print the lines as CSV</source>
        <translation>将各行打印为 CSV</translation>
    </message>
    <message>
        <source>List each session whose sum is another than the agent&apos;s own</source>
        <translation>列出合计与智能体自身合计不同的每个会话</translation>
    </message>
    <message>
        <source>Estimate the cost of the session if it had been compacted at a number of tokens, its tool outputs pruned except for the newest, or fully cached</source>
        <translation>估算会话本会产生的费用：达到给定的 token 数时压缩，修剪工具输出而只保留最新的给定 token 数，或完全缓存</translation>
    </message>
    <message>
        <source>Show this session</source>
        <translation>显示此会话</translation>
    </message>
    <message>
        <source>Go to this message, by its id or its number (from 1)</source>
        <translation>转到此消息，以其 ID 或编号（从 1 开始）指定</translation>
    </message>
    <message>
        <source>Open another window, even if one is open</source>
        <translation>即使已打开窗口，也再打开一个</translation>
    </message>
    <message>
        <source>Compare the session with this one</source>
        <translation>将会话与此会话比较</translation>
    </message>
    <message>
        <source>Look for this, in the panel search, search-tab or find, or in the settings; in export: names to redact</source>
        <translation>在面板 search、search-tab 或 find 中，或在设置中查找此内容；在 export 中：要脱敏的名称</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>打开示例会话</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de</source>
        <translation>窗口的语言，例如 de</translation>
    </message>
    <message>
        <source>Colours: light, dark, high-contrast</source>
        <translation>颜色：light、dark、high-contrast</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file, without a display, and leave</source>
        <translation>将窗口绘制到 PNG 文件中，不需要显示器，然后退出</translation>
    </message>
    <message>
        <source>Size of the picture, e.g. 1440x900</source>
        <translation>图片的大小，例如 1440x900</translation>
    </message>
    <message>
        <source>Pixels of the picture for a pixel of the window</source>
        <translation>窗口的一个像素对应的图片像素数</translation>
    </message>
    <message>
        <source>The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair</source>
        <translation>要在图片中显示的计划：fork、resume、rename、edit、remove、prune、delete、repair</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>窗口的选项：</translation>
    </message>
    <message>
        <source>Show a panel: %1</source>
        <translation>显示面板：%1</translation>
    </message>
    <message>
        <source>Save the files as they were at the checkpoint in this folder; none is overwritten</source>
        <translation>将检查点时的文件保存到此文件夹；不覆盖任何文件</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 字节：%2</translation>
    </message>
    <message>
        <source>Write a comparison with this session of the same store, as html or markdown</source>
        <translation>与同一存储的此会话进行比较并写出，格式为 html 或 markdown</translation>
    </message>
    <message>
        <source>A comparison is written as html or markdown.</source>
        <translation>比较以 html 或 markdown 写出。</translation>
    </message>
    <message>
        <source>The agent that gets the session; with --redact by default a copy in its own store</source>
        <translation>接收会话的智能体；使用 --redact 时默认为其自身存储中的副本</translation>
    </message>
    <message>
        <source>Only a document is redacted: name its file with -o, or its --format.</source>
        <translation>只有文档会脱敏：请用 -o 指定其文件，或指定 --format。</translation>
    </message>
    <message>
        <source>Name the agent with --to. Only a redacted copy goes to the same store.</source>
        <translation>请用 --to 指定智能体。只有脱敏副本会进入同一存储。</translation>
    </message>
    <message>
        <source>No document ends with “.%1”. Name the form with --format.</source>
        <translation>没有以“.%1”结尾的文档。请用 --format 指定格式。</translation>
    </message>
    <message>
        <source>A review is written as html, markdown or json.</source>
        <translation>审查可写成 html、markdown 或 json。</translation>
    </message>
    <message>
        <source>The connection broke, so the question is asked again.</source>
        <translation>连接已中断，因此会重新提问。</translation>
    </message>
    <message>
        <source>These were thoughts of the model. The answer follows.</source>
        <translation>以上是模型的思考。下面是回答。</translation>
    </message>
    <message>
        <source>The answer is not complete: this part had arrived.</source>
        <translation>回答不完整：这是已收到的部分。</translation>
    </message>
    <message>
        <source>The fork has no summary that lost a constraint.</source>
        <translation>分叉中没有丢失约束的摘要。</translation>
    </message>
    <message>
        <source>Leave out thinking blocks, except those that the next call still needs</source>
        <translation>略去思考块，下一次调用仍需要的除外</translation>
    </message>
    <message>
        <source>Leave out the checkpoints that the store has</source>
        <translation>略去存储中的检查点</translation>
    </message>
    <message>
        <source>Add the constraints that the last summary lost to its copy</source>
        <translation>将最后一个摘要丢失的约束添加到其副本中</translation>
    </message>
    <message>
        <source>Add this constraint to the copy of the last summary; can be repeated</source>
        <translation>将此约束添加到最后一个摘要的副本中；可重复</translation>
    </message>
    <message>
        <source>Print which sessions came from which</source>
        <translation>打印各会话源自哪些会话</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>%Ln 条消息，%1 字节：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>会话中 %Ln 处已脱敏</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>在此恢复</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>stemma::AsideTabs</name>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>没有丢失可供询问的内容。</translation>
    </message>
</context>
<context>
    <name>stemma::AskBar</name>
    <message>
        <source>Ask…</source>
        <translation>询问…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>自定义问题</translation>
    </message>
    <message>
        <source>What do you want to know of the context? Nothing is sent before you agree.</source>
        <translation>您想了解上下文的什么内容？在您同意之前不发送任何内容。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Type a question instead of those of the probe</source>
        <translation>输入问题，以代替探测的问题</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>取消请求；不再发送任何内容</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>之前的问题</translation>
    </message>
    <message>
        <source>Questions asked so far. They are kept until this tab is closed, and never stored.</source>
        <translation>目前已提出的问题。它们会保留到此标签页关闭为止，从不存储。</translation>
    </message>
    <message>
        <source>See what is sent and what it may cost, and agree (Ctrl+Return)</source>
        <translation>查看发送的内容以及可能的费用，并表示同意 (Ctrl+Return)</translation>
    </message>
</context>
<context>
    <name>stemma::AskColumn</name>
    <message>
        <source>Answer: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>仅显示开头部分。</translation>
    </message>
    <message>
        <source>Judged by rules, not by a model: whether the lost words are in the answer. Read the answer itself before you rely on it.</source>
        <translation>由规则而非模型判定：丢失的词语是否在回答中。依赖它之前，请阅读回答本身。</translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>探测：%Ln 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick a question first.</source>
        <translation>请先勾选一个问题。</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>请先输入问题。</translation>
    </message>
    <message>
        <source>Choose a context first.</source>
        <translation>请先选择上下文。</translation>
    </message>
    <message>
        <source>The contexts are still being read.</source>
        <translation>仍在读取上下文。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>%Ln 个条目将作为文本发送，不含图像。token 为估算值。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the draft replaces is not in this context; it is sent before it.</source>
        <translation>草稿所替换的内容不在此上下文中；草稿会在其之前发送。</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records everything.</source>
        <translation>重建所得：存储已不再记录所有内容。</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>尚未询问。</translation>
    </message>
    <message>
        <source>Reading the context…</source>
        <translation>正在读取上下文…</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1… %2 so far</source>
        <comment>number of tokens</comment>
        <translation>正在等待 %1 的回答…目前 %2</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1…</source>
        <translation>正在等待 %1 的回答…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>正在等待…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cost %1.</source>
        <translation>费用 %1。</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>回答达到长度上限，因此被截断。</translation>
    </message>
    <message>
        <source>This question was not asked.</source>
        <translation>未提出此问题。</translation>
    </message>
    <message>
        <source>The model gave no answer to this question.</source>
        <translation>模型未回答此问题。</translation>
    </message>
    <message>
        <source>%1 · at most %2</source>
        <translation>%1 · 最多 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, answers of at most %2</source>
        <comment>number of tokens</comment>
        <translation>%1，回答最多 %2</translation>
    </message>
    <message>
        <source>estimated cost: at most %1</source>
        <translation>估算费用：最多 %1</translation>
    </message>
    <message>
        <source>the price of %1 is not known</source>
        <translation>%1 的价格未知</translation>
    </message>
    <message>
        <source>Estimated from the length of the texts, with the price that is set for the model, or else that of the price table</source>
        <translation>根据文本的长度估算，采用为模型设置的价格，否则采用价格表中的价格</translation>
    </message>
    <message>
        <source>Ask the context</source>
        <translation>询问上下文</translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>内容：%Ln 个问题，以及每个请求中此会话的一个上下文</numerusform>
        </translation>
    </message>
    <message>
        <source>Content: the question, and in each request one context of this session</source>
        <translation>内容：问题，以及每个请求中此会话的一个上下文</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n 个请求，逐个发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask · %1</source>
        <translation>询问 · %1</translation>
    </message>
    <message>
        <source>Cancelled: this is what had come of the answer.</source>
        <translation>已取消：这是已收到的回答部分。</translation>
    </message>
    <message>
        <source>%1 This is what had come of the answer.</source>
        <translation>%1 这是已收到的回答部分。</translation>
    </message>
</context>
<context>
    <name>stemma::AskingSteps</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>摘要的步骤</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>取消请求；不再发送任何内容</translation>
    </message>
</context>
<context>
    <name>stemma::AuditChart</name>
    <message>
        <source>Tokens in context</source>
        <translation>上下文中的 token</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Charts over the turns</source>
        <translation>各轮次的图表</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>Turns %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>%1: not stored</source>
        <translation>%1：未存储</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, mean %4</source>
        <translation>%1：%2 到 %3，平均 %4</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>尚无可显示的内容。</translation>
    </message>
    <message>
        <source>This store has no tokens, costs or times of calls.</source>
        <translation>此存储没有调用的 token、费用或时间。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>第一个提示之前</translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>导出为表格（CSV）…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>导出为 JSON…</translation>
    </message>
    <message>
        <source>Cancelled; the turns read so far are shown.</source>
        <translation>已取消；显示到目前为止读取的轮次。</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>正在合计轮次…</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>此会话没有轮次。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln 个轮次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 cached tokens in</source>
        <translation>输入 %1 + %2 个缓存 token</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>%n 次重试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>%n 个工具调用失败</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>导出审计</translation>
    </message>
    <message>
        <source>The audit was written to %1.</source>
        <translation>审计已写入 %1。</translation>
    </message>
    <message>
        <source>The audit cannot be written to %1: %2</source>
        <translation>无法将审计写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>stemma::AuditSource</name>
    <message>
        <source>Adding up the turns</source>
        <translation>正在合计轮次</translation>
    </message>
</context>
<context>
    <name>stemma::Banner</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>stemma::BringAlong</name>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Thinking blocks</source>
        <translation>思考块</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>一并带上</translation>
    </message>
    <message>
        <source>The agent is sent the summaries in place of the messages they replace, so the fork needs them.</source>
        <translation>发送给智能体的是摘要，而不是被其取代的消息，因此分叉需要它们。</translation>
    </message>
    <message>
        <source>Without them the fork works with another account, provider or model. A turn that the fork ends in keeps them where its tool calls need them.</source>
        <translation>没有它们，分叉可用于其他账户、提供商或模型。分叉结束所在的轮次会保留其工具调用需要的部分。</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>把 %Ln 条丢失的约束加入摘要</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::BugReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>报告错误</translation>
    </message>
    <message>
        <source>Describe what happened, then copy the report. It holds no paths and nothing of your sessions. Stemma sends nothing.</source>
        <translation>描述发生的情况，然后复制报告。其中不含路径，也不含任何会话内容。Stemma 不会发送任何内容。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>发生的情况：</translation>
    </message>
    <message>
        <source>What you did before:</source>
        <translation>此前的操作：</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message>
        <source>(no path)</source>
        <translation>（无路径）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln 项更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>它们并非全部彼此衔接，因此分 %Ln 步显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1，%2，添加 %3 行，移除 %4 行</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>Not in the current branch</source>
        <translation>不在当前分支中</translation>
    </message>
    <message>
        <source>The session holds no result of this call: the change may not have been made.</source>
        <translation>会话没有此调用的结果：该更改可能未曾进行。</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 lines added, %5 removed</source>
        <translation>%1，%2，%3，添加 %4 行，移除 %5 行</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Lines added</source>
        <translation>添加的行</translation>
    </message>
    <message>
        <source>Lines removed</source>
        <translation>移除的行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Message and file</source>
        <translation>消息和文件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeView</name>
    <message>
        <source>No difference in the part of the text shown here.</source>
        <translation>此处显示的文本部分没有差异。</translation>
    </message>
</context>
<context>
    <name>stemma::ChangesPanel</name>
    <message>
        <source>In order of time</source>
        <translation>按时间顺序</translation>
    </message>
    <message>
        <source>List all changes in order, without grouping them by file</source>
        <translation>按顺序列出所有更改，不按文件分组</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐项</translation>
    </message>
    <message>
        <source>Show each change of a file instead of its net change</source>
        <translation>显示文件的每项更改，而不是其净更改</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Show old and new lines beside each other</source>
        <translation>并排显示旧行和新行</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>所有消息</translation>
    </message>
    <message>
        <source>Current branch</source>
        <translation>当前分支</translation>
    </message>
    <message>
        <source>Selected messages</source>
        <translation>所选消息</translation>
    </message>
    <message>
        <source>Messages whose changes are listed</source>
        <translation>要列出其更改的消息</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>上一项更改</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>下一项更改</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>上一个文件</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>下一个文件</translation>
    </message>
    <message>
        <source>Compare with disk</source>
        <translation>与磁盘比较</translation>
    </message>
    <message>
        <source>Compare the net changes with the files on disk</source>
        <translation>将净更改与磁盘上的文件比较</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save the net changes as one patch that “git apply” takes</source>
        <translation>将净更改保存为一个“git apply”接受的补丁</translation>
    </message>
    <message>
        <source>Changed files</source>
        <translation>更改的文件</translation>
    </message>
    <message>
        <source>Open a session to see which files it changed.</source>
        <translation>打开会话以查看它更改了哪些文件。</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>None of these messages changed a file.</source>
        <translation>这些消息都没有更改文件。</translation>
    </message>
    <message>
        <source>This session changed no files.</source>
        <translation>此会话没有更改任何文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>项目的文件夹</translation>
    </message>
    <message>
        <source>Export patch</source>
        <translation>导出补丁</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>补丁 (*.patch *.diff)</translation>
    </message>
    <message>
        <source>There is nothing that a patch could hold.</source>
        <translation>没有补丁可包含的内容。</translation>
    </message>
    <message>
        <source>The patch could not be written: %1</source>
        <translation>无法写入补丁：%1</translation>
    </message>
    <message>
        <source>Patch saved to %1.</source>
        <translation>补丁已保存到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>已略去 %Ln 项更改：</numerusform>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>未发送任何内容</translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Failed: the sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This change needs no checks.</source>
        <translation>此更改不需要检查。</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n 项通过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 项失败</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChooseModelsDialog</name>
    <message>
        <source>Compare levels and models</source>
        <translation>比较级别和模型</translation>
    </message>
    <message>
        <source>Each ticked box is one request. Before anything is sent, you see what goes where and what it may cost, and are asked. “Model…” sets up more models.</source>
        <translation>每个勾选的框是一次请求。发送任何内容之前，您会看到什么内容发往何处以及可能的费用，并会征求您的同意。“模型…”可设置更多模型。</translation>
    </message>
    <message>
        <source>&amp;%1 deterministic, without a model</source>
        <translation>%1 确定性，不使用模型(&amp;3)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>继续…</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1：选择性</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1：激进</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>请勾选某个模型的级别。</translation>
    </message>
</context>
<context>
    <name>stemma::Choosers</name>
    <message>
        <source>Message %1 of %2</source>
        <translation>消息 %1/%2</translation>
    </message>
    <message>
        <source>No message from this time on</source>
        <translation>从此时间起没有消息</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Go to session or text: type words of the title, prompt, model, folder or any text</source>
        <translation>转到会话或文本：输入标题、提示、模型、文件夹或任意文本中的词语</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id</source>
        <translation>请输入 1 到 %1 之间的数字、时间（如 9:41 或 2026-03-02 9:41）或消息 ID</translation>
    </message>
    <message>
        <source>Message with the id %1</source>
        <translation>ID 为 %1 的消息</translation>
    </message>
    <message>
        <source>Go to message</source>
        <translation>转到消息</translation>
    </message>
    <message>
        <source>Compare “%1” with another session of the store</source>
        <translation>将“%1”与存储的另一个会话比较</translation>
    </message>
    <message>
        <source>The session has no checkpoints.</source>
        <translation>会话没有检查点。</translation>
    </message>
    <message>
        <source>Go to checkpoint</source>
        <translation>转到检查点</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>“%1”之前</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>撤销此更改和所有更晚的更改</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedEditing</name>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>已添加到批次：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>批次中有上次的 %n 项更改。存储此后已更改；“全部规划”会显示它们是否仍然适用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>批次中有上次的 %n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be edited.</source>
        <translation>无法编辑“%1”。</translation>
    </message>
    <message>
        <source>The session no longer has message %1. Remove the change from the batch, or add it again at another message.</source>
        <translation>会话已没有消息 %1。请从批次中移除该更改，或在其他消息处重新添加。</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Plan all…</source>
        <translation>全部规划…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; all of them are then applied together.</source>
        <translation>批次中没有更改。计划中的“添加到批次”会将更改放到此处而不应用；之后所有更改一并应用。</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移 (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移 (Alt+Down)</translation>
    </message>
    <message>
        <source>Edit this change (Return)</source>
        <translation>编辑此更改 (Return)</translation>
    </message>
    <message>
        <source>Remove this change from the batch (Del)</source>
        <translation>从批次中移除此更改 (Del)</translation>
    </message>
    <message>
        <source>Remove all changes from the batch</source>
        <translation>从批次中移除所有更改</translation>
    </message>
    <message>
        <source>Show what all changes would write, to apply them as one</source>
        <translation>显示所有更改会写入的内容，以便作为一项应用</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 项更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1，%n 项早于存储的上次更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionDrafts</name>
    <message>
        <source>Level %1: this format makes no summary without a model</source>
        <translation>级别 %1：没有模型时此格式不生成摘要</translation>
    </message>
    <message>
        <source>Level %1: made without a model</source>
        <translation>级别 %1：不使用模型生成</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>没有模型时此格式不生成摘要。请在此处撰写，然后应用。</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>所选级别在此均不可行。</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>消息之上的摘要</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>替换 %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>在选择其他摘要之前，请应用或放弃新文本。</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>此预览采用之前的规则。请重新预览以使用新规则。</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>转到其消息</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>请先应用或放弃新文本。</translation>
    </message>
    <message>
        <source>Compaction · %1</source>
        <translation>压缩 · %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>正在读取摘要</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>该摘要没有可编辑的文本。</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionTools</name>
    <message>
        <source>Preview compaction</source>
        <translation>预览压缩</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>试生成新摘要；不写入任何内容</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>比较级别</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>设置撰写级别 1 和 2 摘要的模型</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>编辑摘要的文本</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>拆解…</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>将被替换的消息放回上下文</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>修剪输出…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules, window and token counting for new summaries</source>
        <translation>用于新摘要的规则、窗口和 token 计数</translation>
    </message>
    <message>
        <source>Merge all active summaries</source>
        <translation>合并所有活动摘要</translation>
    </message>
    <message>
        <source>Merge with previous summary</source>
        <translation>与上一个摘要合并</translation>
    </message>
    <message>
        <source>Summarise again</source>
        <translation>重新生成摘要</translation>
    </message>
    <message>
        <source>Restore to the context…</source>
        <translation>还原到上下文…</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>比较级别和模型…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>选择要修剪或还原的工具输出</translation>
    </message>
    <message>
        <source>A model writes a thorough summary with headings</source>
        <translation>由模型撰写带标题的详尽摘要</translation>
    </message>
    <message>
        <source>A model writes the shortest possible summary</source>
        <translation>由模型撰写尽可能短的摘要</translation>
    </message>
    <message>
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>不使用模型：按格式的规则生成，或由您撰写</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>未设置模型。请用“模型…”设置一个。</translation>
    </message>
    <message>
        <source>Show the previewed summaries side by side</source>
        <translation>并排显示预览的摘要</translation>
    </message>
    <message>
        <source>Preview two levels first</source>
        <translation>请先预览两个级别</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>请先应用或放弃新文本。</translation>
    </message>
    <message>
        <source>Preview one summary that replaces all summaries in the context</source>
        <translation>预览一个替换上下文中所有摘要的摘要</translation>
    </message>
    <message>
        <source>This needs two summaries in the context.</source>
        <translation>这需要上下文中有两个摘要。</translation>
    </message>
    <message>
        <source>Preview one summary that replaces this one and the previous one</source>
        <translation>预览一个替换此摘要和上一个摘要的摘要</translation>
    </message>
    <message>
        <source>The selected summary is not in the context, or is the first one there.</source>
        <translation>所选摘要不在上下文中，或是其中的第一个。</translation>
    </message>
    <message>
        <source>Preview a new summary of the messages that this one replaces</source>
        <translation>预览此摘要所替换消息的新摘要</translation>
    </message>
    <message>
        <source>Only a summary in the context can be rewritten.</source>
        <translation>只有上下文中的摘要可以重写。</translation>
    </message>
    <message>
        <source>Replace the messages in the context with this summary</source>
        <translation>用此摘要替换上下文中的消息</translation>
    </message>
    <message>
        <source>The summary is already in the context.</source>
        <translation>该摘要已在上下文中。</translation>
    </message>
    <message>
        <source>Another summary replaced it. Dissolve that one.</source>
        <translation>另一个摘要取代了它。请拆解那一个。</translation>
    </message>
    <message>
        <source>No summary is selected.</source>
        <translation>未选择摘要。</translation>
    </message>
    <message>
        <source>Preview summaries of several levels and models side by side</source>
        <translation>并排预览多个级别和模型的摘要</translation>
    </message>
</context>
<context>
    <name>stemma::CompareFilesModel</name>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <source>%1, A %2, B %3, %4</source>
        <translation>%1，A %2，B %3，%4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>stemma::CompareLevelsDialog</name>
    <message>
        <source>Compare levels</source>
        <translation>比较级别</translation>
    </message>
    <message>
        <source>Kept findings are counted by rules and are only a hint. Tokens are estimates.</source>
        <translation>保留的发现项按规则计数，仅供参考。token 为估算值。</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <translation>token：</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>保留：</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>费用：</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>使用此项</translation>
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
            <numerusform>%n 条消息的压缩</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <source>Nothing in common: they differ from the first message</source>
        <translation>没有共同部分：从第一条消息起就不同</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>%n 条共同的消息</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · the last is %2 “%3”</source>
        <translation>%1 · 最后一条是 %2“%3”</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages · Compare more</source>
        <translation>已比较 %2 条中的前 %1 条和 %4 条中的前 %3 条消息 · 比较更多</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>更早的 %n 条共同消息 · 显示更多</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages</source>
        <translation>已比较前 %1 条（共 %2 条）和前 %3 条（共 %4 条）消息</translation>
    </message>
</context>
<context>
    <name>stemma::CompareSource</name>
    <message>
        <source>Comparing two sessions</source>
        <translation>正在比较两个会话</translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message>
        <source>Changes only</source>
        <translation>仅更改</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>上一项更改</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>下一项更改</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>关闭比较</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>更改的文件</translation>
    </message>
    <message>
        <source>After the common part</source>
        <translation>共同部分之后</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Tool errors</source>
        <translation>工具错误</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>工作时间</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>选择两行以进行比较。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>%1 个中有 %n 个不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Files changed since then</source>
        <translation>此后更改的文件</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>没有更改</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Export the comparison…</source>
        <translation>导出比较…</translation>
    </message>
    <message>
        <source>Comparison of “%1” with “%2”</source>
        <translation>“%1”与“%2”的比较</translation>
    </message>
    <message>
        <source>Messages in common</source>
        <translation>共同的消息</translation>
    </message>
</context>
<context>
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>%Ln 项更改，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of recent stores is empty now.</source>
        <translation>最近的存储列表现已清空。</translation>
    </message>
</context>
<context>
    <name>stemma::ConnectDialog</name>
    <message>
        <source>Connect to PostgreSQL</source>
        <translation>连接到 PostgreSQL</translation>
    </message>
    <message>
        <source>Nothing is changed without a plan that you apply. Empty fields are filled from the service, the environment and the password file, as psql does.</source>
        <translation>在您应用计划之前，不会更改任何内容。与 psql 一样，空字段会用服务、环境和密码文件中的值填充。</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>测试连接(&amp;T)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>a section of pg_service.conf</source>
        <translation>pg_service.conf 中的一节</translation>
    </message>
    <message>
        <source>localhost, or a postgresql:// address</source>
        <translation>localhost，或 postgresql:// 地址</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>same as user</source>
        <translation>与用户相同</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>您的登录名</translation>
    </message>
    <message>
        <source>none, or from the password file</source>
        <translation>无，或来自密码文件</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>保存到密钥环(&amp;R)</translation>
    </message>
    <message>
        <source>the user’s search path</source>
        <translation>用户的搜索路径</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>服务(&amp;V)：</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>主机(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>端口(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>数据库(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>用户(&amp;U)：</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>密码(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Schema:</source>
        <translation>模式(&amp;S)：</translation>
    </message>
    <message>
        <source>SS&amp;L:</source>
        <translation>SSL(&amp;L)：</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>停止测试(&amp;T)</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接到 %1…</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>测试已停止。</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1.</source>
        <translation>已连接。这是 %1 的存储。</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1, release %2.</source>
        <translation>已连接。这是 %1 的存储，版本 %2。</translation>
    </message>
    <message>
        <source>Connected, but there is no known session store. %1</source>
        <translation>已连接，但没有已知的会话存储。%1</translation>
    </message>
</context>
<context>
    <name>stemma::ContextBars</name>
    <message>
        <source>Now %1, afterwards %2</source>
        <comment>numbers of tokens</comment>
        <translation>现在 %1，之后 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>stemma::ContextChips</name>
    <message>
        <source>Add context</source>
        <translation>添加上下文</translation>
    </message>
    <message>
        <source>Ask the context at another message, or before or after a compaction, too</source>
        <translation>同时询问另一条消息处、或某次压缩之前或之后的上下文</translation>
    </message>
    <message>
        <source>Ask this context</source>
        <translation>询问此上下文</translation>
    </message>
    <message>
        <source>At message…</source>
        <translation>在消息处…</translation>
    </message>
    <message>
        <source>Number of the newest message:</source>
        <translation>最新消息的编号：</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>两者共有的 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Summary: what was done</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>两者共有</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>The turn before, at message %1</source>
        <translation>上一个轮次，在消息 %1 处</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>在消息 %1 处</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message>
        <source>Only changes</source>
        <translation>仅更改</translation>
    </message>
    <message>
        <source>Show items that both have as one line</source>
        <translation>将两者共有的条目显示为一行</translation>
    </message>
    <message>
        <source>Context compared with the turn before</source>
        <translation>与上一个轮次比较的上下文</translation>
    </message>
    <message>
        <source>Comparing with the turn before…</source>
        <translation>正在与上一个轮次比较…</translation>
    </message>
    <message>
        <source>No turn came before this one.</source>
        <translation>这是第一个轮次，之前没有轮次。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>%Ln 个新条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>%Ln 个条目已消失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>%Ln 个条目已更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed since the turn before.</source>
        <translation>自上一个轮次以来没有任何更改。</translation>
    </message>
</context>
<context>
    <name>stemma::ContextModel</name>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>Pruned output</source>
        <translation>修剪的输出</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>未发送。%1</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records what was sent then.</source>
        <translation>重建所得：存储已不再记录当时发送的内容。</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message>
        <source>compacts once its turns have used %1</source>
        <translation>轮次用量达到 %1 时压缩</translation>
    </message>
    <message>
        <source>compacts at %1</source>
        <translation>达到 %1 时压缩</translation>
    </message>
    <message>
        <source>compacts at %1; now %2</source>
        <translation>达到 %1 时压缩；现为 %2</translation>
    </message>
    <message>
        <source>%1 compacts after a turn once the turns since the session was loaded have used %2 tokens, and before a turn from %3. The store does not record how many they have used.</source>
        <translation>自加载会话以来的轮次用量达到 %2 个 token 时，%1 会在轮次之后压缩；达到 %3 时，会在轮次之前压缩。存储未记录它们的用量。</translation>
    </message>
    <message>
        <source>With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>采用所选设置时，%1 在达到 %2 个 token 时于轮次之后压缩，达到 %3 时于轮次之前压缩。</translation>
    </message>
    <message>
        <source>With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>采用默认设置时，%1 在达到 %2 个 token 时于轮次之后压缩，达到 %3 时于轮次之前压缩。</translation>
    </message>
    <message>
        <source>Follow the timeline</source>
        <translation>跟随时间线</translation>
    </message>
    <message>
        <source>Against the turn before</source>
        <translation>与上一个轮次对比</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>询问…</translation>
    </message>
    <message>
        <source>Show the context as it was at the current message</source>
        <translation>显示在当前消息处的上下文</translation>
    </message>
    <message>
        <source>The newest message of this context</source>
        <translation>此上下文的最新消息</translation>
    </message>
    <message>
        <source>Show the context when an earlier message was the newest</source>
        <translation>显示更早的某条消息为最新时的上下文</translation>
    </message>
    <message>
        <source>Find in this context</source>
        <translation>在此上下文中查找</translation>
    </message>
    <message>
        <source>Copy the request as JSON</source>
        <translation>将请求复制为 JSON</translation>
    </message>
    <message>
        <source>Copy the request as a curl command</source>
        <translation>将请求复制为 curl 命令</translation>
    </message>
    <message>
        <source>Ask a model a question about this context. Nothing is sent before you agree.</source>
        <translation>就此上下文向模型提问。在您同意之前不发送任何内容。</translation>
    </message>
    <message>
        <source>Show what is new, gone and changed since the end of the turn before</source>
        <translation>显示自上一个轮次结束以来新增、消失和更改的内容</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>请求已复制。</translation>
    </message>
    <message>
        <source>“%1” is not in this context.</source>
        <translation>“%1”不在此上下文中。</translation>
    </message>
    <message>
        <source>Items of the context</source>
        <translation>上下文的条目</translation>
    </message>
    <message>
        <source>Message %1 was in the window then.</source>
        <translation>消息 %1 当时在窗口中。</translation>
    </message>
    <message>
        <source>Message %1 did not exist yet.</source>
        <translation>消息 %1 当时尚不存在。</translation>
    </message>
    <message>
        <source>at message %1</source>
        <translation>在消息 %1 处</translation>
    </message>
    <message>
        <source>Message %1 left the window with “%2”.</source>
        <translation>消息 %1 随“%2”离开窗口。</translation>
    </message>
    <message>
        <source>Message %1 left the window %3, with “%2”.</source>
        <translation>消息 %1 在 %3 随“%2”离开窗口。</translation>
    </message>
    <message>
        <source>“%1” replaces it now.</source>
        <translation>现在由“%1”代替它。</translation>
    </message>
    <message>
        <source>Show the context before</source>
        <translation>显示之前的上下文</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>显示丢失的内容</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Building the context…</source>
        <translation>正在构建上下文…</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>发送 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln 个摘要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>略去 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>since the previous message: %1</source>
        <translation>自前一条消息以来：%1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>已选择：%1</translation>
    </message>
    <message>
        <source>reconstructed: the store no longer records everything</source>
        <translation>重建所得：存储已不再记录所有内容</translation>
    </message>
    <message>
        <source>%1 rules, window %2</source>
        <translation>%1 规则，窗口 %2</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 规则</translation>
    </message>
    <message>
        <source>Rules and window of this context. Click to choose others.</source>
        <translation>此上下文的规则和窗口。点击可选择其他规则和窗口。</translation>
    </message>
    <message>
        <source>Chosen: %1. Click to choose others, or to go back to the defaults.</source>
        <translation>已选择：%1。点击可选择其他项，或恢复默认值。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>At message %1 of %2</source>
        <translation>在消息 %1/%2 处</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
    <message>
        <source>Building the context</source>
        <translation>正在构建上下文</translation>
    </message>
    <message>
        <source>Searching the context for “%1”</source>
        <translation>正在上下文中搜索“%1”</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>正在写入请求</translation>
    </message>
</context>
<context>
    <name>stemma::CountingMenu</name>
    <message>
        <source>With vocabularies of installed packages</source>
        <translation>使用已安装软件包的词汇表</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>With a vocabulary file…</source>
        <translation>使用词汇表文件…</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted; other models have their own rules</source>
        <translation>OpenAI 模型的 token 的计数方式；其他模型有自己的规则</translation>
    </message>
    <message>
        <source>The file of cl100k_base or o200k_base</source>
        <translation>cl100k_base 或 o200k_base 的文件</translation>
    </message>
</context>
<context>
    <name>stemma::CoveredPane</name>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>将没有丢失内容的消息折叠为一行</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>涵盖的消息</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>在 %1 中再次需要</translation>
    </message>
</context>
<context>
    <name>stemma::DetailsView</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>stemma::DiffListModel</name>
    <message>
        <source>No newline at the end of the file</source>
        <translation>文件末尾没有换行</translation>
    </message>
    <message>
        <source>Lines %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>已添加：%1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>已移除：%1</translation>
    </message>
</context>
<context>
    <name>stemma::DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>更改的行</translation>
    </message>
</context>
<context>
    <name>stemma::Docks</name>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>The sessions of all open stores. Forks and sub-agents are listed below the session that they come from.</source>
        <translation>所有已打开存储的会话。分叉和子智能体列在其来源会话的下方。</translation>
    </message>
    <message>
        <source>The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message.</source>
        <translation>会话的各轮次：每条提示及其步骤和工具调用。选择一行即可转到其消息。</translation>
    </message>
    <message>
        <source>All thinking of the session, with its length and what the agent did next.</source>
        <translation>会话的所有思考及其长度，以及智能体接下来做了什么。</translation>
    </message>
    <message>
        <source>All changes that the session made in files, by file, and the net change of each.</source>
        <translation>会话对文件所做的全部更改，按文件列出，并附每个文件的净更改。</translation>
    </message>
    <message>
        <source>Every file that the session names: who read or changed it, and whether it is still so on disk.</source>
        <translation>会话提到的每个文件：谁读取或更改过它，以及磁盘上是否仍然如此。</translation>
    </message>
    <message>
        <source>Changes that were chosen but not made yet. Apply makes all of them, or none.</source>
        <translation>已选择但尚未进行的更改。应用时要么全部进行，要么一项也不进行。</translation>
    </message>
    <message>
        <source>Search in all sessions of all stores, with an index or without.</source>
        <translation>在所有存储的所有会话中搜索，有无索引均可。</translation>
    </message>
    <message>
        <source>The stored data of the current message: its fields, its parts and the raw record.</source>
        <translation>当前消息的存储数据：字段、部分和原始记录。</translation>
    </message>
    <message>
        <source>The findings of a check of the open stores, and their repairs.</source>
        <translation>对已打开存储的检查结果及其修复。</translation>
    </message>
    <message>
        <source>The agent&apos;s own records of its runs, beside the messages.</source>
        <translation>智能体对其运行的自身记录，与消息分开。</translation>
    </message>
    <message>
        <source>The context of the model, item by item with its tokens: now, or when a message was the newest.</source>
        <translation>模型的上下文，逐项列出 token 数：现在，或某条消息为最新时。</translation>
    </message>
    <message>
        <source>Changes made with Stemma. A change can be undone, and redone, while its undo data is kept.</source>
        <translation>用 Stemma 所做的更改。只要保留其撤销数据，就可以撤销和重做。</translation>
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
        <translation>内容项</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>最大的内容</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>表或索引</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>所索引的表</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Database doctor: %1</source>
        <translation>数据库诊断：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Delete session…</source>
        <translation>删除会话(&amp;D)…</translation>
    </message>
    <message>
        <source>Check &amp;integrity</source>
        <translation>检查完整性(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Write log back</source>
        <translation>写回日志(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Vacuum…</source>
        <translation>收缩(&amp;V)…</translation>
    </message>
    <message>
        <source>Plan the deletion of the selected session; it can be undone</source>
        <translation>规划删除所选会话；可以撤销</translation>
    </message>
    <message>
        <source>Write the log back into the database; no record changes, and there is nothing to undo</source>
        <translation>将日志写回数据库；不会更改任何记录，也没有可撤销的更改</translation>
    </message>
    <message>
        <source>Plan to give the free pages back; it can be undone</source>
        <translation>规划归还空闲页；可以撤销</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>正在读取存储…</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>无扩展名</translation>
    </message>
    <message>
        <source>Free pages</source>
        <translation>空闲页</translation>
    </message>
    <message>
        <source>%1 in free pages</source>
        <translation>空闲页中有 %1</translation>
    </message>
    <message>
        <source>%1 in the log</source>
        <translation>日志中有 %1</translation>
    </message>
    <message>
        <source>This SQLite cannot count pages: tables are shown by the sizes of their values.</source>
        <translation>此 SQLite 无法统计页数：表按其值的大小显示。</translation>
    </message>
    <message>
        <source>Checking every page…</source>
        <translation>正在检查每一页…</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>未发现损坏。</translation>
    </message>
    <message>
        <source>SQLite found damage:</source>
        <translation>SQLite 发现损坏：</translation>
    </message>
    <message>
        <source>Trying it out on a copy…</source>
        <translation>正在副本上试运行…</translation>
    </message>
    <message>
        <source>%1 → %2: %3. %4</source>
        <translation>%1 → %2：%3。%4</translation>
    </message>
    <message>
        <source>&amp;Vacuum now</source>
        <translation>立即收缩(&amp;V)</translation>
    </message>
    <message>
        <source>Writing the log back…</source>
        <translation>正在写回日志…</translation>
    </message>
</context>
<context>
    <name>stemma::Doctoring</name>
    <message>
        <source>No store is open.</source>
        <translation>没有打开的存储。</translation>
    </message>
    <message>
        <source>Show a session of the store first.</source>
        <translation>请先显示存储中的一个会话。</translation>
    </message>
</context>
<context>
    <name>stemma::EditActions</name>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>pruning</source>
        <translation>修剪</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>move</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>dissolving</source>
        <translation>拆解</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>会话没有消息。</translation>
    </message>
    <message>
        <source>Select a text, thinking or tool output first.</source>
        <translation>请先选择文本、思考或工具输出。</translation>
    </message>
    <message>
        <source>Select a message first.</source>
        <translation>请先选择消息。</translation>
    </message>
    <message>
        <source>Select a tool call with an output first.</source>
        <translation>请先选择有输出的工具调用。</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>此输出未修剪。</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>此输出已修剪。</translation>
    </message>
    <message>
        <source>Wait until the current change is done.</source>
        <translation>请等待当前更改完成。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销%1(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可撤销的更改。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做%1(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>没有可重做的更改。</translation>
    </message>
</context>
<context>
    <name>stemma::EditBanner</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message>
        <source>Undoing: %1</source>
        <translation>正在撤销：%1</translation>
    </message>
    <message>
        <source>Redoing: %1</source>
        <translation>正在重做：%1</translation>
    </message>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>正在撤销 %n 项更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>正在重做 %n 项更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.</source>
        <translation>此文本太长，无法在此编辑（超过 %1）。请使用“stemma edit”，它会从文件中读取文本。</translation>
    </message>
    <message>
        <source>At most %1 messages can be removed at once.</source>
        <translation>一次最多可移除 %1 条消息。</translation>
    </message>
    <message>
        <source>The discarded end is kept.</source>
        <translation>丢弃的末尾会保留。</translation>
    </message>
    <message>
        <source>The original is unchanged.</source>
        <translation>原会话未更改。</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>要恢复它，请在项目文件夹中运行“%1”。</translation>
    </message>
    <message>
        <source>Open the discarded end</source>
        <translation>打开丢弃的末尾</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>打开压缩后的会话</translation>
    </message>
    <message>
        <source>Open the fork</source>
        <translation>打开分叉</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Copy command to resume</source>
        <translation>复制恢复命令</translation>
    </message>
    <message>
        <source>Open in a terminal</source>
        <translation>在终端中打开</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>请自行运行“%1”。</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>请自行在 %2 中运行“%1”。</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointBook</name>
    <message>
        <source>The key is lost when the program ends. %1</source>
        <translation>程序结束时密钥会丢失。%1</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointButton</name>
    <message>
        <source>Model…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>The model %1 at %2. Click to choose another one.</source>
        <translation>%2 处的模型 %1。点击可选择其他模型。</translation>
    </message>
    <message>
        <source>Set up the model that is asked</source>
        <translation>设置要询问的模型</translation>
    </message>
    <message>
        <source>Model that is asked</source>
        <translation>要询问的模型</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>设置模型…</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointDialog</name>
    <message>
        <source>Model for summaries</source>
        <translation>用于摘要的模型</translation>
    </message>
    <message>
        <source>Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key.</source>
        <translation>级别 1 和 2 的摘要由模型撰写。发送任何内容之前，您会看到要发送的内容，并会征求您的同意。本机上的服务器（llama.cpp、Ollama）不需要密钥。</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>%1 answers as %2.</source>
        <translation>%1 以 %2 应答。</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>Remove this endpoint. Its key stays in the keychain.</source>
        <translation>移除此端点。其密钥保留在密钥环中。</translation>
    </message>
    <message>
        <source>A&amp;dvanced</source>
        <translation>高级(&amp;D)</translation>
    </message>
    <message>
        <source>System proxy</source>
        <translation>系统代理</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>This proxy:</source>
        <translation>此代理服务器：</translation>
    </message>
    <message>
        <source>Servers on this machine are reached without a proxy.</source>
        <translation>访问本机上的服务器时不使用代理服务器。</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>代理服务器的地址</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Give up after this time without an answer.</source>
        <translation>在此时间内没有应答则放弃。</translation>
    </message>
    <message>
        <source>Retries after temporary errors, with growing pauses.</source>
        <translation>临时错误后的重试，间隔逐次增加。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理服务器</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>代理服务器(&amp;X)：</translation>
    </message>
    <message>
        <source>Time&amp;out:</source>
        <translation>超时(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>重试(&amp;R)：</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>新端点</translation>
    </message>
    <message>
        <source>Chat completions (OpenAI, llama.cpp, Ollama)</source>
        <translation>Chat completions（OpenAI、llama.cpp、Ollama）</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages（Anthropic）</translation>
    </message>
    <message>
        <source>model name on the server</source>
        <translation>服务器上的模型名称</translation>
    </message>
    <message>
        <source>stored key</source>
        <translation>已存储的密钥</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>保存到密钥环(&amp;R)</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>含有密钥的环境变量</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>地址(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>模型(&amp;M)：</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>密钥(&amp;E)：</translation>
    </message>
    <message>
        <source>Or environment &amp;variable:</source>
        <translation>或环境变量(&amp;V)：</translation>
    </message>
    <message>
        <source>Price per million &amp;input tokens:</source>
        <translation>每百万输入 token 的价格(&amp;I)：</translation>
    </message>
    <message>
        <source>Price per million &amp;output tokens:</source>
        <translation>每百万输出 token 的价格(&amp;O)：</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>停止测试(&amp;T)</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>测试已停止。</translation>
    </message>
</context>
<context>
    <name>stemma::ErrorPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>This is not a known session store.</source>
        <translation>这不是已知的会话存储。</translation>
    </message>
    <message>
        <source>Formats tried</source>
        <translation>已尝试的格式</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>详细信息：%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>打开其他文件…</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No sessions in %1</source>
        <translation>%1 中没有会话</translation>
    </message>
    <message>
        <source>No session store was found in this folder or below it. Open the folder in which an agent keeps its sessions, or one of its files.</source>
        <translation>在此文件夹及其子文件夹中未找到会话存储。请打开智能体保存会话的文件夹，或其中的一个文件。</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>打开其他文件夹…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Where agents keep sessions</source>
        <translation>智能体保存会话的位置</translation>
    </message>
</context>
<context>
    <name>stemma::ExplorationModel</name>
    <message>
        <source>%1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>在文件中</translation>
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
        <translation>工具调用和补丁(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>图像(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Redact: replace keys, addresses, names and home folders</source>
        <translation>脱敏：替换密钥、地址、名称和主文件夹(&amp;R)</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>导出“%1”</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>整个会话</translation>
    </message>
    <message>
        <source>Without discarded messages and side chains</source>
        <translation>不含丢弃的消息和侧链</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>%Ln 条所选消息</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>内容(&amp;W)：</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>包括：</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>导出会话</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Looking through the session…</source>
        <translation>正在查看会话…</translation>
    </message>
    <message>
        <source>Looking for what should be redacted…</source>
        <translation>正在查找应当脱敏的内容…</translation>
    </message>
    <message>
        <source>Cancelled. Without a list of what to redact nothing is exported redacted.</source>
        <translation>已取消。没有脱敏内容的列表，就不会导出任何脱敏文档。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>已取消。未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>%Ln 条消息，%1，已写入 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>%Ln 条消息无法读取，因此缺失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>文档中仍有 %Ln 个值看起来应当脱敏；请通读文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted &amp;copy…</source>
        <translation>脱敏副本(&amp;C)…</translation>
    </message>
    <message>
        <source>Looking through the text…</source>
        <translation>正在查看文本…</translation>
    </message>
    <message>
        <source>A copy has all messages: choose the whole session, with thinking and tool calls.</source>
        <translation>副本包含所有消息：请选择整个会话，包括思考和工具调用。</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>%1 已写入 %2。</translation>
    </message>
    <message>
        <source>Make a new session with the stand-ins; the original stays</source>
        <translation>用替代值新建会话；原会话保留</translation>
    </message>
</context>
<context>
    <name>stemma::Exporting</name>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
    <message>
        <source>No comparison is shown.</source>
        <translation>没有显示比较。</translation>
    </message>
    <message>
        <source>No review of a summary is shown.</source>
        <translation>没有显示摘要的审查。</translation>
    </message>
</context>
<context>
    <name>stemma::FacetChooser</name>
    <message>
        <source>Search in the list</source>
        <translation>在列表中搜索</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+点击：仅此项</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>仅此项</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>Nothing in the list has these words.</source>
        <translation>列表中没有包含这些词语的内容。</translation>
    </message>
</context>
<context>
    <name>stemma::FacetTree</name>
    <message>
        <source>Filters</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+点击：仅此项</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>仅此项</translation>
    </message>
</context>
<context>
    <name>stemma::FileChangesSource</name>
    <message>
        <source>Comparing the changes with the disk</source>
        <translation>正在将更改与磁盘比较</translation>
    </message>
    <message>
        <source>Composing the changes</source>
        <translation>正在汇总更改</translation>
    </message>
    <message>
        <source>Reading the changes of the session</source>
        <translation>正在读取会话的更改</translation>
    </message>
</context>
<context>
    <name>stemma::FileExplorer</name>
    <message>
        <source>Exploring %1</source>
        <translation>正在探查 %1</translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message>
        <source>The agent’s summary today</source>
        <translation>智能体如今的摘要</translation>
    </message>
    <message>
        <source>%1  (not in the stored one)</source>
        <translation>%1  （不在存储的摘要中）</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> （第 %1 行）</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Use as summary…</source>
        <translation>用作摘要…</translation>
    </message>
    <message>
        <source>Summary of the file as it is stored</source>
        <translation>存储的文件摘要</translation>
    </message>
    <message>
        <source>Open the file on disk in the program that the desktop has for it</source>
        <translation>用桌面为该文件设定的程序打开磁盘上的文件</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>文件中的内容</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>正在探查…</translation>
    </message>
    <message>
        <source>Explore again</source>
        <translation>重新探查</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探查</translation>
    </message>
    <message>
        <source>Replace the stored summary by what was found in the file, with a plan of the change first</source>
        <translation>用在文件中找到的内容替换存储的摘要，先显示更改计划</translation>
    </message>
    <message>
        <source>The agent would write the stored summary again.</source>
        <translation>智能体会再次写入存储的摘要。</translation>
    </message>
    <message>
        <source>The agent would write another summary today.</source>
        <translation>智能体如今会写入不同的摘要。</translation>
    </message>
    <message>
        <source>The stored summary is empty.</source>
        <translation>存储的摘要为空。</translation>
    </message>
    <message>
        <source>The session stores no summary of this file.</source>
        <translation>会话未存储此文件的摘要。</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>内容 %1</translation>
    </message>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>%Ln 个内容中最新的</numerusform>
        </translation>
    </message>
    <message>
        <source>It was last written on %1.</source>
        <translation>它最后写入于 %1。</translation>
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
            <numerusform>读取 %Ln 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>更改 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>stands in the message</source>
        <translation>在消息中</translation>
    </message>
    <message>
        <source>named</source>
        <translation>已提及</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size as stored, else as it is on disk</source>
        <translation>存储的大小，否则为磁盘上的大小</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How often tools read the file</source>
        <translation>工具读取该文件的次数</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>How often the session changed the file</source>
        <translation>会话更改该文件的次数</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>How often messages refer to the file as a large file</source>
        <translation>该文件作为大文件出现在消息中的次数</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大文件</translation>
    </message>
    <message>
        <source>When a message last named the file</source>
        <translation>消息上次提及该文件的时间</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>上次使用</translation>
    </message>
    <message>
        <source>What became of the file since the session named it</source>
        <translation>自会话提及该文件以来，文件的变化</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘上</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>（无路径）</translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message>
        <source>Filter files</source>
        <translation>筛选文件</translation>
    </message>
    <message>
        <source>Show only files whose path contains this</source>
        <translation>仅显示路径包含此内容的文件</translation>
    </message>
    <message>
        <source>Folder of the project…</source>
        <translation>项目的文件夹…</translation>
    </message>
    <message>
        <source>Files of the session</source>
        <translation>会话的文件</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine. Choose where its files are.</source>
        <translation>会话的文件夹不在本机上。请选择其文件所在的位置。</translation>
    </message>
    <message>
        <source>Files are looked for in %1.</source>
        <translation>在 %1 中查找文件。</translation>
    </message>
    <message>
        <source>Open a session to see its files.</source>
        <translation>打开会话以查看其文件。</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>The messages of this session name no files.</source>
        <translation>此会话的消息未提及文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%Ln 个文件中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln 个已更改</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>The session does not record its folder. Choose where its files are with the folder button.</source>
        <translation>会话未记录其文件夹。请用文件夹按钮选择其文件所在的位置。</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine.</source>
        <translation>会话的文件夹不在本机上。</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>项目的文件夹</translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>按词语、工具、文件筛选</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>所有工具</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that call some tools</source>
        <translation>仅显示调用某些工具的消息</translation>
    </message>
    <message>
        <source>No message of this session calls a tool.</source>
        <translation>此会话没有调用工具的消息。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that read, change or name some files</source>
        <translation>仅显示读取、更改或提及某些文件的消息</translation>
    </message>
    <message>
        <source>No message of this session names a file.</source>
        <translation>此会话没有提及文件的消息。</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>筛选消息</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>仅显示文本、工具调用或文件路径包含所有这些词语的消息。文本只计入前 256 KB。</translation>
    </message>
    <message>
        <source>Close the filter and show all messages</source>
        <translation>关闭筛选并显示所有消息</translation>
    </message>
    <message>
        <source>Show messages that failed or hold a call that did</source>
        <translation>显示失败的消息或含有失败调用的消息</translation>
    </message>
    <message>
        <source>Show messages that could not be read in full</source>
        <translation>显示无法完整读取的消息</translation>
    </message>
    <message>
        <source>Show flagged messages</source>
        <translation>显示已标记的消息</translation>
    </message>
    <message>
        <source>Show messages in context</source>
        <translation>显示在上下文中的消息</translation>
    </message>
    <message>
        <source>Show messages that a summary stands for</source>
        <translation>显示由摘要代替的消息</translation>
    </message>
    <message>
        <source>Show messages with pruned output</source>
        <translation>显示有修剪输出的消息</translation>
    </message>
    <message>
        <source>Show messages discarded by a resume</source>
        <translation>显示因恢复而丢弃的消息</translation>
    </message>
    <message>
        <source>Show messages of side chains</source>
        <translation>显示侧链的消息</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>在上下文中</translation>
    </message>
    <message>
        <source>Summarised</source>
        <translation>已摘要</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>侧链</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>正在筛选…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>stemma::FilterPopup</name>
    <message>
        <source>Nothing matches.</source>
        <translation>没有匹配项。</translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message>
        <source>Jump to</source>
        <translation>跳转到</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Show your messages</source>
        <translation>显示您的消息</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>显示回答</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>显示思考</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Show tool calls</source>
        <translation>显示工具调用</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Show patches</source>
        <translation>显示补丁</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Show files and images</source>
        <translation>显示文件和图像</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Show steps</source>
        <translation>显示步骤</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Show events of the recording</source>
        <translation>显示录制的事件</translation>
    </message>
    <message>
        <source>%1 (Alt+click: only this)</source>
        <comment>Show answers</comment>
        <translation>%1（Alt+点击：仅此项）</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>仅此项</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Filter the messages by words and states</source>
        <translation>按词语和状态筛选消息</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>每个轮次显示一行，可就地展开</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>上一个提示</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>下一个提示</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>上一个错误</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Previous thinking</source>
        <translation>上一个思考</translation>
    </message>
    <message>
        <source>Next thinking</source>
        <translation>下一个思考</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>上一个文件</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>下一个文件</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>上一个补丁</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>下一个补丁</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>上一次压缩</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>下一次压缩</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>上一个检查点</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>下一个检查点</translation>
    </message>
    <message>
        <source>Kind to jump to</source>
        <translation>要跳转到的类型</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln 条新消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message>
        <source>Upper and lower case differ</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>仅整词</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>上一个匹配项 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>下一个匹配项 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Up and Down go through what you looked for lately</source>
        <translation>按上/下方向键浏览最近查找的内容</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部内容</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>工具输入</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>%1，目前共 %2</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1，共超过 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>目前 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>没有匹配项</translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>已放弃 %Ln 个文本：表达式在其中耗时过长，可能会遗漏匹配项。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindSource</name>
    <message>
        <source>Finding in the session</source>
        <translation>正在会话中查找</translation>
    </message>
</context>
<context>
    <name>stemma::FindingsPane</name>
    <message>
        <source>Kinds of findings</source>
        <translation>发现项的类型</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Lost by the summary</source>
        <translation>摘要丢失的内容</translation>
    </message>
    <message>
        <source>Add to summary…</source>
        <translation>添加到摘要…</translation>
    </message>
    <message>
        <source>Second look…</source>
        <translation>二次检查…</translation>
    </message>
    <message>
        <source>Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before you agree.</source>
        <translation>询问模型：摘要保留、更改或丢失了这些消息中的哪些要求。在您同意之前不发送任何内容。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Ask a model about the contexts before and after this compaction. Nothing is sent before you agree.</source>
        <translation>就此次压缩前后的上下文询问模型。在您同意之前不发送任何内容。</translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation>提问…</translation>
    </message>
    <message>
        <source>Probe what is lost…</source>
        <translation>探测丢失的内容…</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1，并未读取所有消息</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>已丢失；再次需要的在前</translation>
    </message>
    <message>
        <source>Add it to the text of the summary</source>
        <translation>将其添加到摘要的文本中</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the review as a document</source>
        <translation>将审查写成文档</translation>
    </message>
</context>
<context>
    <name>stemma::ForkInstead</name>
    <message>
        <source>The fork ends before the messages to remove. Nothing is written until you press Apply.</source>
        <translation>分叉在要移除的消息之前结束。在您按“应用”之前不写入任何内容。</translation>
    </message>
    <message>
        <source>Nothing is written until you press Apply. Your change is then planned in the fork.</source>
        <translation>在您按“应用”之前不写入任何内容。之后会在分叉中规划您的更改。</translation>
    </message>
    <message>
        <source>The fork was made and is shown here, but your change could not be planned in it. Make the change here yourself.</source>
        <translation>分叉已创建并显示在此处，但无法在其中规划您的更改。请自行在此进行更改。</translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已略去</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln 条消息</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln 个部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>%Ln 个思考块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>%Ln 个有结果的工具调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>%Ln 个没有结果的工具调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>%Ln 个摘要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>%Ln 个文件引用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>%Ln 个检查点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>%Ln 个子智能体会话</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>12 tokens used</comment>
        <translation>已使用 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>上下文中的 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>在 %1 中找到 %Ln 个存储。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores in the folder</source>
        <translation>文件夹中的存储</translation>
    </message>
    <message>
        <source>The search ended after %1 files and folders. There may be more stores.</source>
        <translation>搜索在 %1 个文件和文件夹之后结束。可能还有更多存储。</translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message>
        <source>Undo back to “%1”?</source>
        <translation>撤销到“%1”？</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo up to “%1”?</source>
        <translation>重做到“%1”？</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>将重做 %n 项更改，最旧的在前：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>将撤销 %n 项更改，最新的在前：</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops at the first one that cannot be undone or redone because another program changed the same records since.</source>
        <translation>遇到第一项因另一个程序此后更改了相同记录而无法撤销或重做的更改时停止。</translation>
    </message>
    <message>
        <source>Undo again</source>
        <translation>再次撤销</translation>
    </message>
    <message>
        <source>Redone up to “%1”.</source>
        <translation>已重做到“%1”。</translation>
    </message>
    <message>
        <source>Undone back to “%1”.</source>
        <translation>已撤销到“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>已重做 %n 项更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>已撤销 %n 项更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>已重做 %n 项更改中的 %1 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>已撤销 %n 项更改中的 %1 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Stopped at “%1”.</source>
        <translation>停止于“%1”。</translation>
    </message>
</context>
<context>
    <name>stemma::HandOverDialog</name>
    <message>
        <source>Hand over to another agent</source>
        <translation>移交给其他智能体</translation>
    </message>
    <message>
        <source>&amp;Agent:</source>
        <translation>智能体(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Store:</source>
        <translation>存储(&amp;S)：</translation>
    </message>
    <message>
        <source>Choose the store of the agent</source>
        <translation>选择智能体的存储</translation>
    </message>
    <message>
        <source>&amp;Project folder:</source>
        <translation>项目文件夹(&amp;P)：</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>选择项目文件夹</translation>
    </message>
    <message>
        <source>&amp;Thinking:</source>
        <translation>思考(&amp;T)：</translation>
    </message>
    <message>
        <source>T&amp;ool calls:</source>
        <translation>工具调用(&amp;O)：</translation>
    </message>
    <message>
        <source>Hand “%1” over</source>
        <translation>移交“%1”</translation>
    </message>
    <message>
        <source>Another agent gets a new session that says the same. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>其他智能体会得到一个内容相同的新会话。原会话保持原样。在您按下方的按钮之前不写入任何内容。</translation>
    </message>
    <message>
        <source>The store that gets the session</source>
        <translation>接收会话的存储</translation>
    </message>
    <message>
        <source>The project folder of the new session</source>
        <translation>新会话的项目文件夹</translation>
    </message>
    <message>
        <source>The folder in which the agent works on the project</source>
        <translation>智能体处理项目时所在的文件夹</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>As text of the answer, without signatures</source>
        <translation>作为回答的文本，不带签名</translation>
    </message>
    <message>
        <source>As calls with their results</source>
        <translation>作为调用，连同其结果</translation>
    </message>
    <message>
        <source>As text of the answer</source>
        <translation>作为回答的文本</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>O&amp;pen the new session</source>
        <translation>打开新会话(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>移交(&amp;H)</translation>
    </message>
    <message>
        <source>The session was handed over to %1.</source>
        <translation>会话已移交给 %1。</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>要恢复它，请在项目文件夹中运行“%1”。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在规划…</translation>
    </message>
    <message>
        <source>Redacted copy</source>
        <translation>脱敏副本</translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>“%1”的脱敏副本</translation>
    </message>
    <message>
        <source>A new session that says the same, with the stand-ins that you chose. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>内容相同、使用所选替代值的新会话。原会话保持不变。按下方按钮之前不会写入任何内容。</translation>
    </message>
    <message>
        <source>%1, the same store</source>
        <translation>%1，同一存储</translation>
    </message>
    <message>
        <source>&amp;Make the copy</source>
        <translation>制作副本(&amp;M)</translation>
    </message>
    <message>
        <source>The redacted copy was made.</source>
        <translation>脱敏副本已制作。</translation>
    </message>
</context>
<context>
    <name>stemma::HandingOver</name>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
</context>
<context>
    <name>stemma::HelpDialog</name>
    <message>
        <source>Open a store (File &gt; Open file), or the sample session for a first look. Opening never changes a store.</source>
        <translation>打开存储（文件 &gt; 打开文件），或打开示例会话先作了解。打开存储绝不会更改它。</translation>
    </message>
    <message>
        <source>Select a session on the left; Return or a double click opens it in a tab. Type to filter the list.</source>
        <translation>在左侧选择会话；按 Return 或双击可在标签页中打开。输入文字可筛选列表。</translation>
    </message>
    <message>
        <source>In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the part in the inspector.</source>
        <translation>在时间线中，按上/下方向键可在各部分之间移动，按左/右方向键可折叠和展开，按 Return 可在检查器中显示该部分。</translation>
    </message>
    <message>
        <source>The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, patches and compactions.</source>
        <translation>时间线上方的一行用于显示或隐藏各类部分，并跳转到提示、错误、补丁和压缩。</translation>
    </message>
    <message>
        <source>Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit.</source>
        <translation>Ctrl+F 可查找会话中任意位置的文本，包括折叠的内容；F3 在匹配项之间移动。</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>检查器显示与部分一起存储的所有内容：“详细信息”含名称和单位，“原始”含存储的字节，“审计”含其轮次的工具和费用。</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>存储会在后台检查；会话和消息上的标记表示发现项，F8 可从一个转到下一个。</translation>
    </message>
    <message>
        <source>While an agent writes to a store, new messages appear by themselves.</source>
        <translation>智能体写入存储时，新消息会自动出现。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Follow while the agent writes</source>
        <translation>在智能体写入时跟随</translation>
    </message>
    <message>
        <source>Show what the model is sent</source>
        <translation>显示发送给模型的内容</translation>
    </message>
    <message>
        <source>Check for damage</source>
        <translation>检查损坏</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Resume at an earlier message</source>
        <translation>在更早的消息处恢复</translation>
    </message>
    <message>
        <source>Rename sessions</source>
        <translation>重命名会话</translation>
    </message>
    <message>
        <source>Edit texts</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Insert messages</source>
        <translation>插入消息</translation>
    </message>
    <message>
        <source>Remove messages</source>
        <translation>移除消息</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>Move sessions to another folder</source>
        <translation>将会话移到其他文件夹</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Prune tool outputs</source>
        <translation>修剪工具输出</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Dissolve compactions</source>
        <translation>拆解压缩</translation>
    </message>
    <message>
        <source>Set checkpoints</source>
        <translation>设置检查点</translation>
    </message>
    <message>
        <source>What is not possible, and why</source>
        <translation>不可行的操作及原因</translation>
    </message>
    <message>
        <source>Stemma help</source>
        <translation>Stemma 帮助</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Signs of the timeline</source>
        <translation>时间线图例</translation>
    </message>
    <message>
        <source>Formats, and what can be done with each</source>
        <translation>各种格式及其可用操作</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryFilter</name>
    <message>
        <source>Data that Stemma keeps to undo the change</source>
        <translation>Stemma 为撤销更改而保留的数据</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryModel</name>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>撤销数据</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未确定</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>未应用</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>已应用</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>This entry undid or redid another change. Select that change instead.</source>
        <translation>此条目撤销或重做了另一项更改。请改为选择那项更改。</translation>
    </message>
    <message>
        <source>It is not known yet whether this change was applied. Open its store to find out.</source>
        <translation>尚不知道此更改是否已应用。请打开其存储以查明。</translation>
    </message>
    <message>
        <source>This change was not applied.</source>
        <translation>此更改未被应用。</translation>
    </message>
    <message>
        <source>This change is already undone.</source>
        <translation>此更改已撤销。</translation>
    </message>
    <message>
        <source>Only an undone change can be redone.</source>
        <translation>只有已撤销的更改可以重做。</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message>
        <source>This store</source>
        <translation>此存储</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>筛选更改</translation>
    </message>
    <message>
        <source>Only changes to the store of the current tab</source>
        <translation>仅当前标签页的存储的更改</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>Select a change first.</source>
        <translation>请先选择更改。</translation>
    </message>
    <message>
        <source>Show the records that the change wrote</source>
        <translation>显示该更改写入的内容</translation>
    </message>
    <message>
        <source>Redo up to here…</source>
        <translation>重做到此处…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>撤销到此处…</translation>
    </message>
    <message>
        <source>No changes yet. Changes you apply are listed here and can be undone.</source>
        <translation>尚无更改。您应用的更改会列在此处，并且可以撤销。</translation>
    </message>
    <message>
        <source>No change matches the filter.</source>
        <translation>没有更改与筛选条件匹配。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 项更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%n 项更改中的 %1 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>转到会话</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>复制 ID</translation>
    </message>
</context>
<context>
    <name>stemma::HitDelegate</name>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
</context>
<context>
    <name>stemma::HitTree</name>
    <message>
        <source>Hits</source>
        <translation>匹配项</translation>
    </message>
</context>
<context>
    <name>stemma::IndexDialog</name>
    <message>
        <source>&amp;Keep an index for searching</source>
        <translation>保留用于搜索的索引(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Build now</source>
        <translation>立即构建(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Delete index</source>
        <translation>删除索引(&amp;D)</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>搜索索引</translation>
    </message>
    <message>
        <source>An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, and can be deleted at any time. Stores without one are searched by reading them.</source>
        <translation>索引可使搜索即时完成。它在后台构建，保存在 %1 中，从不放在存储旁边，并可随时删除。没有索引的存储通过读取进行搜索。</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>尚无已知的存储。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>共 %1，用于 %Ln 个存储</numerusform>
        </translation>
    </message>
    <message>
        <source>Servers are searched by reading.</source>
        <translation>服务器通过读取进行搜索。</translation>
    </message>
    <message>
        <source>No index may be kept of this store.</source>
        <translation>不得为此存储保留索引。</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
</context>
<context>
    <name>stemma::Inspector</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>正在合计轮次…</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>没有轮次。</translation>
    </message>
    <message>
        <source>Select a message to see everything stored with it.</source>
        <translation>选择消息以查看与它一起存储的所有内容。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（以及另外 %n 个）</numerusform>
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
        <translation>正在检查 %1</translation>
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
        <translation>共 %1</translation>
    </message>
    <message>
        <source>compared as %1</source>
        <translation>作为 %1 比较</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>stemma::LineagePage</name>
    <message>
        <source>They differ after message %1</source>
        <translation>它们在消息 %1 之后不同</translation>
    </message>
    <message>
        <source>Lineage · %1</source>
        <translation>谱系 · %1</translation>
    </message>
</context>
<context>
    <name>stemma::LineageSource</name>
    <message>
        <source>Reading the lineage</source>
        <translation>正在读取谱系</translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message>
        <source>Forks</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Show or hide forks</source>
        <translation>显示或隐藏分叉</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Show or hide checkpoints</source>
        <translation>显示或隐藏检查点</translation>
    </message>
    <message>
        <source>Compactions</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Show or hide compactions</source>
        <translation>显示或隐藏压缩</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>子智能体</translation>
    </message>
    <message>
        <source>Show or hide sub-agents</source>
        <translation>显示或隐藏子智能体</translation>
    </message>
    <message>
        <source>Discarded ends</source>
        <translation>丢弃的末尾</translation>
    </message>
    <message>
        <source>Show or hide discarded ends</source>
        <translation>显示或隐藏丢弃的末尾</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>检测所得</translation>
    </message>
    <message>
        <source>Show or hide relations detected from equal beginnings, which no store records</source>
        <translation>显示或隐藏根据相同开头检测到的关系，没有存储记录这些关系</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Show all sessions of the project, or only those related to this one</source>
        <translation>显示项目的所有会话，或仅显示与此会话相关的会话</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>所有会话</translation>
    </message>
    <message>
        <source>Show all sessions of the store, or only those related to this one</source>
        <translation>显示存储的所有会话，或仅显示与此会话相关的会话</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>谱系</translation>
    </message>
    <message>
        <source>Reading the lineage…</source>
        <translation>正在读取谱系…</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>没有可显示的内容：上方的按钮隐藏了所有内容。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n 个存储</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 个会话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>comparing beginnings…</source>
        <translation>正在比较开头…</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>正在合计 token…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>选择两行以进行比较。</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>转到时间线</translation>
    </message>
    <message>
        <source>Compare as A</source>
        <translation>作为 A 比较</translation>
    </message>
    <message>
        <source>Compare as B</source>
        <translation>作为 B 比较</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>撤销到此处…</translation>
    </message>
    <message>
        <source>Fork here…</source>
        <translation>在此分叉…</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>在此恢复…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>检查点…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>删除会话…</translation>
    </message>
</context>
<context>
    <name>stemma::LossFlagSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>正在读取摘要</translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1：%3 个中保留 %2 个</translation>
    </message>
    <message>
        <source>Loss review</source>
        <translation>丢失内容审查</translation>
    </message>
    <message>
        <source>Findings come from a heuristic; each one names its rule.</source>
        <translation>发现项来自启发式方法；每一项都指明其规则。</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>正在读取涵盖的消息…</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>没有发现项</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>%Ln 个发现项中保留 %1%</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
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
        <translation>类型</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>In</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>发现方式</translation>
    </message>
</context>
<context>
    <name>stemma::LossNotices</name>
    <message>
        <source>The agent compacted this session: %1.</source>
        <translation>智能体压缩了此会话：%1。</translation>
    </message>
    <message>
        <source>Lost in a compaction: %1</source>
        <translation>压缩中丢失：%1</translation>
    </message>
    <message>
        <source>“%1” · %2</source>
        <translation>“%1” · %2</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>显示丢失的内容</translation>
    </message>
</context>
<context>
    <name>stemma::LossWatch</name>
    <message>
        <source>Reading the summaries</source>
        <translation>正在读取摘要</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>会话 %1 没有消息 %2。</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
    </message>
    <message>
        <source>No picture was made: the store was not loaded within three minutes.</source>
        <translation>未生成图片：存储未在三分钟内加载完成。</translation>
    </message>
    <message>
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>未生成图片：无法在此规划编辑“%1”。</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>无法写入图片 %1。</translation>
    </message>
</context>
<context>
    <name>stemma::MessageFacetsSource</name>
    <message>
        <source>Reading which tools and files are used</source>
        <translation>正在读取使用了哪些工具和文件</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Waiting for the answer of %1</source>
        <translation>正在等待 %1 的回答</translation>
    </message>
</context>
<context>
    <name>stemma::OutlinePanel</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>按词语、工具、文件筛选</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>筛选大纲</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>仅显示文本、工具调用或文件路径包含所有这些词语的消息。文本只计入前 256 KB。</translation>
    </message>
    <message>
        <source>Outline of the session</source>
        <translation>会话的大纲</translation>
    </message>
    <message>
        <source>Open a session to see its turns.</source>
        <translation>打开会话以查看其轮次。</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>此会话没有消息。</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>正在筛选…</translation>
    </message>
    <message>
        <source>No message matches the filter.</source>
        <translation>没有消息与筛选条件匹配。</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsModel</name>
    <message>
        <source>pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>not in the context</source>
        <translation>不在上下文中</translation>
    </message>
    <message>
        <source>in the context, protected</source>
        <translation>在上下文中，受保护</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>在上下文中</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>In</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>正在读取工具输出</translation>
    </message>
</context>
<context>
    <name>stemma::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Overview: click to go there</source>
        <translation>概览：点击可转到该处</translation>
    </message>
</context>
<context>
    <name>stemma::PanelLinks</name>
    <message>
        <source>It is not known where the files of this session are. Choose their folder in Files.</source>
        <translation>不知道此会话的文件在何处。请在“文件”中选择其文件夹。</translation>
    </message>
    <message>
        <source>This file is not in the folder of the session.</source>
        <translation>此文件不在会话的文件夹中。</translation>
    </message>
    <message>
        <source>Stored record</source>
        <translation>存储的记录</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题（%1）</translation>
    </message>
</context>
<context>
    <name>stemma::PictureViewer</name>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>适应窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Off: pixel by pixel</source>
        <translation>关闭：逐像素显示</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChoices</name>
    <message>
        <source>Without a title</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Leave empty to remove the checkpoint</source>
        <translation>留空可移除检查点</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>%1 的分叉</translation>
    </message>
    <message>
        <source>As a new session</source>
        <translation>作为新会话</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The change will be made in a fork; the original stays.</source>
        <translation>更改会在分叉中进行；原会话保持不变。</translation>
    </message>
    <message>
        <source>In a fork</source>
        <translation>在分叉中</translation>
    </message>
    <message>
        <source>(changes the original; can be undone)</source>
        <translation>（更改原会话；可以撤销）</translation>
    </message>
    <message>
        <source>The store has %1. Trying the fork out may copy all of it.</source>
        <translation>该存储的大小为 %1。试运行分叉可能会复制其全部内容。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Note (system)</source>
        <translation>备注（system）</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>词语，以逗号分隔</translation>
    </message>
    <message>
        <source>Separate labels with commas. Put a label that contains a comma in &quot;quotation marks&quot;.</source>
        <translation>请用逗号分隔标签。包含逗号的标签请放入 &quot;引号&quot; 中。</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Number of the last message to keep</source>
        <translation>要保留的最后一条消息的编号</translation>
    </message>
    <message>
        <source>Number of the message before it</source>
        <translation>它之前的消息的编号</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>转到上一个提示</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>上一个提示</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>转到下一个提示</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>下一个提示</translation>
    </message>
    <message>
        <source>After message</source>
        <translation>在消息之后</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Only this part</source>
        <translation>仅此部分</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>整条消息</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>(%1 move to a discarded end; can be undone)</source>
        <translation>（%1 移至丢弃的末尾；可以撤销）</translation>
    </message>
    <message>
        <source>(nothing would be discarded)</source>
        <translation>（不会丢弃任何内容）</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>现在不写入任何内容。更改会按此处的选择保留在批次中。</translation>
    </message>
    <message>
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>在您按下方的按钮之前不写入任何内容。之后该更改会列在“历史”中，并且可以撤销。</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>重新规划</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>存储此后已更改。如果该变化影响此计划，应用会停止。</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in the session, its next messages go to the original only.</source>
        <translation>另一个程序已打开此存储。如果有智能体在该会话中工作，其后续消息只会写入原会话。</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in this session, let it finish first: it may not notice the change.</source>
        <translation>另一个程序已打开此存储。如果有智能体在此会话中工作，请先让它完成：它可能不会注意到该更改。</translation>
    </message>
    <message>
        <source>%1 — plan</source>
        <comment>Fork — plan</comment>
        <translation>%1 — 计划</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Fork</comment>
        <translation>仍要%1</translation>
    </message>
    <message>
        <source>A batch changes the session itself. Choose “In this session” first.</source>
        <translation>批次会更改会话本身。请先选择“在此会话中”。</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>稍后与其他更改一并应用</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>正在应用…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在规划…</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>未更改任何内容</translation>
    </message>
    <message>
        <source>Planned at %1, store changed since</source>
        <translation>规划于 %1，存储此后已更改</translation>
    </message>
    <message>
        <source>Planned at %1, store unchanged</source>
        <translation>规划于 %1，存储未更改</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The command to resume the agent</source>
        <translation>恢复智能体的命令</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command to resume the agent afterwards</source>
        <translation>复制用于之后恢复智能体的命令</translation>
    </message>
    <message>
        <source>To resume</source>
        <translation>恢复方式</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message>
        <source>Context of the agent</source>
        <translation>智能体的上下文</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>新会话有 %Ln 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change yet.</source>
        <translation>尚无可更改的内容。</translation>
    </message>
    <message>
        <source>Nothing changes for the model: titles are not sent to it.</source>
        <translation>对模型没有任何变化：标题不会发送给它。</translation>
    </message>
    <message>
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>对模型没有任何变化：此内容不会发送给它。</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>无：会话被删除。</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>此更改没有 token 数值。</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFoot</name>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>复制打印此计划的命令；加上 --apply 则进行更改</translation>
    </message>
    <message>
        <source>The command for this plan</source>
        <translation>此计划的命令</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add to batch</source>
        <translation>添加到批次</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Replace the change in the batch</source>
        <translation>替换批次中的更改</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Show the planned writes and the context of the agent afterwards</source>
        <translation>显示写入的内容，以及智能体届时看到的内容</translation>
    </message>
</context>
<context>
    <name>stemma::PlanStrip</name>
    <message>
        <source>Messages %1 of %2 stay</source>
        <translation>共 %2 条消息，保留消息 %1</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>另有 %Ln 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesModel</name>
    <message>
        <source>new</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesPane</name>
    <message>
        <source>Planned writes</source>
        <translation>计划写入的内容</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>之前和之后</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Compare the whole texts, not only their beginnings</source>
        <translation>比较整个文本，而不仅是其开头</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>records</comment>
        <translation>新增 %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>records</comment>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>records</comment>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>没有移除</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>%1 中的更改</translation>
    </message>
</context>
<context>
    <name>stemma::PreferenceRow</name>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>stemma::PricesMenu</name>
    <message>
        <source>Prices of %1, in %2</source>
        <translation>%1 的价格，以 %2 计</translation>
    </message>
    <message>
        <source>Reading the prices…</source>
        <translation>正在读取价格…</translation>
    </message>
    <message>
        <source>No prices of your own</source>
        <translation>没有您自己的价格</translation>
    </message>
    <message>
        <source>Your own prices come first</source>
        <translation>您自己的价格优先</translation>
    </message>
    <message>
        <source>Show prices…</source>
        <translation>显示价格…</translation>
    </message>
    <message>
        <source>Edit your own prices…</source>
        <translation>编辑您自己的价格…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Read prices again</source>
        <translation>重新读取价格</translation>
    </message>
    <message>
        <source>The file %1 cannot be created: %2</source>
        <translation>无法创建文件 %1：%2</translation>
    </message>
    <message>
        <source>After a change of %1, choose Prices &gt; Read prices again.</source>
        <translation>更改 %1 之后，请选择“价格 &gt; 重新读取价格”。</translation>
    </message>
    <message>
        <source>No program opens %1. Edit it with an editor of your choice.</source>
        <translation>没有程序打开 %1。请用您选择的编辑器编辑它。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Context above</source>
        <translation>上下文超过</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes</source>
        <translation>缓存写入，5 分钟</translation>
    </message>
    <message>
        <source>Cache write, 1 hour</source>
        <translation>缓存写入，1 小时</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Stemma</source>
        <translation>Stemma</translation>
    </message>
    <message>
        <source>your own prices</source>
        <translation>您自己的价格</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Prices in %1 come before these.</source>
        <translation>%1 中的价格优先于这些价格。</translation>
    </message>
    <message>
        <source>Prices in %1 come first.</source>
        <translation>%1 中的价格优先。</translation>
    </message>
    <message>
        <source>Batches, service tiers and regions count where sessions store them. Most agents store none: their calls are counted at standard prices.</source>
        <translation>批处理、服务层级和区域仅在会话中有记录时计入。大多数代理不记录这些信息，其调用按标准价格计算。</translation>
    </message>
    <message>
        <source>%1, for a million tokens.</source>
        <comment>Prices of …</comment>
        <translation>%1，每百万 token。</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>起始日</translation>
    </message>
</context>
<context>
    <name>stemma::ProbeTable</name>
    <message>
        <source>Questions of the probe</source>
        <translation>探测的问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失的内容</translation>
    </message>
</context>
<context>
    <name>stemma::ProblemsPanel</name>
    <message>
        <source>Check again</source>
        <translation>再次检查</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>修复…</translation>
    </message>
    <message>
        <source>Repair all…</source>
        <translation>全部修复…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>筛选问题</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Show or hide notes</source>
        <translation>显示或隐藏说明</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>显示或隐藏警告</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Show or hide errors</source>
        <translation>显示或隐藏错误</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>无法修复：%1</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>没有打开的存储。</translation>
    </message>
    <message>
        <source>Nothing can be repaired.</source>
        <translation>没有可修复的内容。</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>修复所有此类问题…</translation>
    </message>
    <message>
        <source>Select a problem first.</source>
        <translation>请先选择问题。</translation>
    </message>
    <message>
        <source>Plan the repair of the selected problem</source>
        <translation>规划所选问题的修复</translation>
    </message>
    <message>
        <source>Plan the repair of all problems that can be repaired</source>
        <translation>规划所有可修复问题的修复</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>尚未检查。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Checking… %1 so far</source>
        <comment>1 error, 2 warnings</comment>
        <translation>正在检查…目前 %1</translation>
    </message>
    <message>
        <source>No problems found in the sessions you opened; the others are not checked.</source>
        <translation>在您打开的会话中未发现问题；其他会话未检查。</translation>
    </message>
    <message>
        <source>%1 in the sessions you opened; the others are not checked.</source>
        <translation>您打开的会话中有 %1；其他会话未检查。</translation>
    </message>
    <message>
        <source>No problems found in this store.</source>
        <translation>在此存储中未发现问题。</translation>
    </message>
    <message>
        <source>Check the whole store</source>
        <translation>检查整个存储</translation>
    </message>
</context>
<context>
    <name>stemma::SessionGroupsModel</name>
    <message>
        <source>No project folder</source>
        <translation>没有项目文件夹</translation>
    </message>
    <message>
        <source>Their stores name no project folder for these sessions</source>
        <translation>其存储未指明这些会话的项目文件夹</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>无时间</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message>
        <source>Prune outputs</source>
        <translation>修剪输出</translation>
    </message>
    <message>
        <source>Tool outputs in “%1”</source>
        <translation>“%1”中的工具输出</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> 个 token</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
        <translation>保留最新的(&amp;K)</translation>
    </message>
    <message>
        <source>Select by &amp;rule</source>
        <translation>按规则选择(&amp;R)</translation>
    </message>
    <message>
        <source>Selects the outputs between the last summary and the last two prompts, except the newest and those of “skill”</source>
        <translation>选择最后一个摘要与最后两个提示之间的输出，最新的输出和“skill”的输出除外</translation>
    </message>
    <message>
        <source>Which outputs are shown</source>
        <translation>显示哪些输出</translation>
    </message>
    <message>
        <source>In the context</source>
        <translation>在上下文中</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>已修剪</translation>
    </message>
    <message>
        <source>All outputs</source>
        <translation>所有输出</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>Re&amp;store…</source>
        <translation>还原(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>修剪(&amp;P)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Tokens are estimated with %1. The model is sent a short note instead of a pruned output; the output stays stored and can be restored.</source>
        <translation>token 以 %1 估算。发送给模型的是简短说明而不是修剪的输出；输出仍被存储，并且可以还原。</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs have no more tokens than this.</source>
        <translation>没有可修剪的内容：输出的 token 不超过此值。</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1.</source>
        <translation>mnesis 自身不会在此修剪：仅当可释放超过 %1时它才这样做。</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>要修剪 %n 个输出，释放 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>要还原 %n 个输出，增加 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选择任何内容。</translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>表格中还有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># %n 字节，非文本</numerusform>
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
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>not stored as a separate record</source>
        <translation>未存储为单独的记录</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>按存储原样</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>缩进</translation>
    </message>
    <message>
        <source>Copy the stored bytes</source>
        <translation>复制存储的字节</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>存储的字节</translation>
    </message>
    <message>
        <source>Select a message to see its stored bytes.</source>
        <translation>选择消息以查看其存储的字节。</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>Not known to Stemma: %1. &lt;a href=&quot;next&quot;&gt;Next&lt;/a&gt;</source>
        <translation>Stemma 不认识：%1。&lt;a href=&quot;next&quot;&gt;下一个&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The beginning and the end are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>显示的是开头和结尾。&lt;a href=&quot;all&quot;&gt;全部显示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>its content</source>
        <translation>其内容</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>不是 UTF-8 的字节</translation>
    </message>
    <message>
        <source>The record is longer than %1; what follows is not shown.</source>
        <translation>该记录长于 %1；后续内容不显示。</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>中间 %1</translation>
    </message>
    <message>
        <source>Copy value of “%1”</source>
        <translation>复制“%1”的值</translation>
    </message>
    <message>
        <source>Copy field “%1”</source>
        <translation>复制字段“%1”</translation>
    </message>
    <message>
        <source>Copy selected text</source>
        <translation>复制所选文本</translation>
    </message>
    <message>
        <source>Stemma does not know this field. It is kept as it is, and not shown elsewhere.</source>
        <translation>Stemma 不认识此字段。它保持原样，且不在其他地方显示。</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionModel</name>
    <message>
        <source>Keys, tokens and passwords</source>
        <translation>密钥、令牌和密码</translation>
    </message>
    <message>
        <source>Text that looks like a key</source>
        <translation>看起来像密钥的文本</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>Phone numbers</source>
        <translation>电话号码</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Home folders</source>
        <translation>主文件夹</translation>
    </message>
    <message>
        <source>Private hosts and addresses</source>
        <translation>私有主机和地址</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>出现次数</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>首次出现位置</translation>
    </message>
    <message>
        <source>Bank accounts and cards</source>
        <translation>银行账户和银行卡</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionPane</name>
    <message>
        <source>Names of people, customers, projects; with commas between them</source>
        <translation>人员、客户、项目的名称；以逗号分隔</translation>
    </message>
    <message>
        <source>What would be redacted</source>
        <translation>将脱敏的内容</translation>
    </message>
    <message>
        <source>Also &amp;names:</source>
        <translation>还包括名称(&amp;N)：</translation>
    </message>
    <message>
        <source>The rules found nothing to redact. They cannot know everything: look through the document before you hand it on.</source>
        <translation>规则未找到需要脱敏的内容。规则无法知晓一切：请在转交之前通读文档。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>将对 %Ln 处进行脱敏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>保留 %Ln 个值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ResentOutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>正在读取工具输出</translation>
    </message>
</context>
<context>
    <name>stemma::ReviewSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>正在读取涵盖的消息</translation>
    </message>
</context>
<context>
    <name>stemma::RulesDialog</name>
    <message>
        <source>Rules and window</source>
        <translation>规则和窗口</translation>
    </message>
    <message>
        <source>For all sessions of this store. These settings belong to the agent and are not stored; Stemma remembers your choice and never writes it to the store.</source>
        <translation>适用于此存储的所有会话。这些设置属于智能体，且未被存储；Stemma 会记住您的选择，从不将其写入存储。</translation>
    </message>
    <message>
        <source>From the store</source>
        <translation>来自存储</translation>
    </message>
    <message>
        <source>From the store (%1)</source>
        <translation>来自存储（%1）</translation>
    </message>
    <message>
        <source>Not in the store (%1)</source>
        <translation>不在存储中（%1）</translation>
    </message>
    <message>
        <source>The release whose rules build, compact and prune the context</source>
        <translation>其规则用于构建、压缩和修剪上下文的版本</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>规则来自(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Tokens that the model accepts in total</source>
        <translation>模型总共接受的 token</translation>
    </message>
    <message>
        <source>For the &amp;answer</source>
        <translation>用于回答(&amp;A)</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>窗口中为回答预留的 token</translation>
    </message>
    <message>
        <source>For &amp;compaction</source>
        <translation>用于压缩(&amp;C)</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the next summary</source>
        <translation>窗口中为下一个摘要预留的 token</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Default (%1 %)</source>
        <translation>默认（%1%）</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted after a turn</source>
        <translation>会话在轮次之后压缩时所达到的可用 token 比例</translation>
    </message>
    <message>
        <source>Compacts a&amp;t</source>
        <translation>压缩阈值(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keep newest</source>
        <translation>保留最新(&amp;K)</translation>
    </message>
    <message>
        <source>Tokens of the newest tool outputs, which are never pruned</source>
        <translation>从不修剪的最新工具输出的 token</translation>
    </message>
    <message>
        <source>Prune only if it &amp;frees</source>
        <translation>仅当可释放时修剪(&amp;F)</translation>
    </message>
    <message>
        <source>Outputs are pruned only if that frees more tokens than this</source>
        <translation>仅当可释放的 token 超过此值时才修剪输出</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Use &amp;defaults</source>
        <translation>使用默认值(&amp;D)</translation>
    </message>
    <message>
        <source>Go back to the rules and sizes from the store</source>
        <translation>恢复为来自存储的规则和大小</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> 个 token</translation>
    </message>
    <message>
        <source>Default (%1 tokens)</source>
        <translation>默认（%1 个 token）</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>可用 %1 个 token；达到 %2 时在轮次之后压缩，达到 %3 时在轮次之前压缩。</translation>
    </message>
</context>
<context>
    <name>stemma::RulesMenu</name>
    <message>
        <source>Rules and window…</source>
        <translation>规则和窗口…</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计数</translation>
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
        <translation>工具的名称</translation>
    </message>
    <message>
        <source>part of a file&apos;s path</source>
        <translation>文件路径的一部分</translation>
    </message>
    <message>
        <source>part of a model&apos;s name</source>
        <translation>模型名称的一部分</translation>
    </message>
    <message>
        <source>the agent&apos;s name in the session</source>
        <translation>会话中智能体的名称</translation>
    </message>
    <message>
        <source>a store, or the program that made it</source>
        <translation>存储，或创建它的程序</translation>
    </message>
    <message>
        <source>part of the project&apos;s folder</source>
        <translation>项目文件夹的一部分</translation>
    </message>
    <message>
        <source>2026-03, 7d, &gt;2026-03-01</source>
        <translation>2026-03, 7d, &gt;2026-03-01</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes 或 no</translation>
    </message>
    <message>
        <source>what else the message has</source>
        <translation>消息还含有的内容</translation>
    </message>
    <message>
        <source>more or fewer than</source>
        <translation>多于或少于</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>搜索所有会话</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>Order of the hits</source>
        <translation>匹配项的顺序</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>已保存的搜索</translation>
    </message>
    <message>
        <source>Filters beside the hits</source>
        <translation>匹配项旁边的筛选条件</translation>
    </message>
    <message>
        <source>Search in a tab</source>
        <translation>在标签页中搜索</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>搜索索引…</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>最相关的在前</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新的在前</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>移除此搜索</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>保存此搜索</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>没有已保存的搜索</translation>
    </message>
    <message>
        <source>This search is saved</source>
        <translation>此搜索已保存</translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchPage</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>搜索：%1</translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1，%Ln 个匹配项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message>
        <source>How far the search is</source>
        <translation>搜索的进度</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例如：%1</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>尚无已知的存储。</translation>
    </message>
    <message>
        <source>Open a store</source>
        <translation>打开存储</translation>
    </message>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>在 %Ln 个存储中查找提示、回答、思考、工具输入和输出、补丁和标题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>%Ln 个存储中没有匹配项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the filters</source>
        <translation>移除筛选条件</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>搜索所有位置</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Only in this project</source>
        <translation>仅在此项目中</translation>
    </message>
    <message>
        <source>Only in this store</source>
        <translation>仅在此存储中</translation>
    </message>
    <message>
        <source>Only in this agent</source>
        <translation>仅在此智能体中</translation>
    </message>
</context>
<context>
    <name>stemma::SecondLookSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>正在读取涵盖的消息</translation>
    </message>
    <message>
        <source>The covered messages have no text of a user that could be sent.</source>
        <translation>涵盖的消息中没有可发送的用户文本。</translation>
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
        <translation>正在列出…</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>不可读取</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>live</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>已标记</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln 条消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SessionFilesSource</name>
    <message>
        <source>Reading the files of the session</source>
        <translation>正在读取会话的文件</translation>
    </message>
</context>
<context>
    <name>stemma::SessionFind</name>
    <message>
        <source>Went on from the beginning</source>
        <translation>已从开头继续</translation>
    </message>
    <message>
        <source>Went on from the end</source>
        <translation>已从末尾继续</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>%1 已不存在。已读取的消息仍留在屏幕上。</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>此会话已不在存储中。</translation>
    </message>
    <message>
        <source>This message is no longer in the session.</source>
        <translation>此消息已不在会话中。</translation>
    </message>
    <message>
        <source>Messages already read stay on screen.</source>
        <translation>已读取的消息仍留在屏幕上。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>Changes back to the checkpoint</source>
        <translation>回到检查点的更改</translation>
    </message>
    <message>
        <source>Image in message %1</source>
        <translation>消息 %1 中的图像</translation>
    </message>
    <message>
        <source>“%1” is not a web address, so it was not opened.</source>
        <translation>“%1”不是网址，因此未打开。</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>用于文件的文件夹</translation>
    </message>
    <message>
        <source>Saved files</source>
        <translation>已保存的文件</translation>
    </message>
    <message>
        <source>Filter cleared to show message %1.</source>
        <translation>已清除筛选以显示消息 %1。</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPrinting</name>
    <message>
        <source>Laying out the pages</source>
        <translation>正在排版页面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The text is too long to print (%1). Select some messages, or export the session instead.</source>
        <translation>文本太长，无法打印（%1）。请选择部分消息，或改为导出会话。</translation>
    </message>
    <message>
        <source>Print session</source>
        <translation>打印会话</translation>
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
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
    <message>
        <source>Close those &amp;behind it</source>
        <translation>关闭其后的标签页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Keep this tab</source>
        <translation>保留此标签页(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Show in the session list</source>
        <translation>在会话列表中显示(&amp;S)</translation>
    </message>
    <message>
        <source>Copy session &amp;id</source>
        <translation>复制会话 ID(&amp;I)</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeModel</name>
    <message>
        <source>flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>1 error, 2 warnings</comment>
        <translation>检查：%1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeView</name>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
</context>
<context>
    <name>stemma::SessionUseNote</name>
    <message>
        <source>This session was written %1.</source>
        <comment>2 minutes ago</comment>
        <translation>此会话于 %1 写入过。</translation>
    </message>
    <message>
        <source>Another program has this session open.</source>
        <translation>另一个程序已打开此会话。</translation>
    </message>
    <message>
        <source>Another program has this store open.</source>
        <translation>另一个程序已打开此存储。</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this session open.</source>
        <translation>“%1”（进程 %2）已打开此会话。</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this store open.</source>
        <translation>“%1”（进程 %2）已打开此存储。</translation>
    </message>
    <message>
        <source>If an agent is working in it, its next messages go to the original only.</source>
        <translation>如果有智能体在其中工作，其后续消息只会写入原会话。</translation>
    </message>
    <message>
        <source>If an agent is working in it, let it finish first: it may not notice the change.</source>
        <translation>如果有智能体在其中工作，请先让它完成：它可能不会注意到该更改。</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>筛选会话</translation>
    </message>
    <message>
        <source>Order and grouping of the sessions</source>
        <translation>会话的排序和分组</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>按标题</translation>
    </message>
    <message>
        <source>By messages</source>
        <translation>按消息</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>按 token</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>紧凑行</translation>
    </message>
    <message>
        <source>Group by store</source>
        <translation>按存储分组</translation>
    </message>
    <message>
        <source>Group by project</source>
        <translation>按项目分组</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>没有打开的存储。</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>No session matches “%1”.</source>
        <translation>没有会话与“%1”匹配。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open in new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>谱系</translation>
    </message>
    <message>
        <source>Usage of this session</source>
        <translation>此会话的用量</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>复制 ID</translation>
    </message>
    <message>
        <source>Usage of this store</source>
        <translation>此存储的用量</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>关闭存储</translation>
    </message>
    <message>
        <source>Open project folder</source>
        <translation>打开项目文件夹</translation>
    </message>
    <message>
        <source>Copy resume command</source>
        <translation>复制恢复命令</translation>
    </message>
    <message>
        <source>Resume in a terminal</source>
        <translation>在终端中恢复</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>分叉…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>标签和标记…</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>迁移项目…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>删除会话…</translation>
    </message>
    <message>
        <source>Group by day</source>
        <translation>按日期分组</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>按模型分组</translation>
    </message>
</context>
<context>
    <name>stemma::SettingsDialog</name>
    <message>
        <source>No setting contains all these words.</source>
        <translation>没有设置包含所有这些词。</translation>
    </message>
    <message>
        <source>Configure Stemma</source>
        <translation>配置 Stemma</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>stemma::ShortcutDialog</name>
    <message>
        <source>No shortcut</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Configure shortcuts</source>
        <translation>配置快捷键</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>筛选操作</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Shortcut:</source>
        <translation>快捷键：</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 已是“%2”的快捷键。</translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message>
        <source>Drop a store, a transcript
or a folder here</source>
        <translation>将存储、对话记录
或文件夹拖放到此处</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions</source>
        <translation>读取、分叉、压缩和修复智能体会话</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Connect to PostgreSQL…</source>
        <translation>连接到 PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>打开示例会话</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>Opening never changes a store, even while an agent is using it.</source>
        <translation>打开存储绝不会更改它，即使智能体正在使用它。</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Formats and their capabilities</source>
        <translation>格式及其功能</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Recent stores</source>
        <translation>最近的存储</translation>
    </message>
    <message>
        <source>No recent stores.</source>
        <translation>没有最近的存储。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Found on this machine</source>
        <translation>在本机上找到</translation>
    </message>
    <message>
        <source>Names and sizes only. Sessions are read when you open them.</source>
        <translation>仅名称和大小。会话在您打开时读取。</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>继续阅读</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>可以打开</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>No sessions found in the usual places.</source>
        <translation>在常用位置未找到会话。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>无法访问</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>在末尾</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>消息 %1/%2</translation>
    </message>
</context>
<context>
    <name>stemma::StatusLabels</name>
    <message>
        <source>No store open</source>
        <translation>没有打开的存储</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>已打开 %n 个存储</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>Agent is working</source>
        <translation>智能体正在工作</translation>
    </message>
    <message>
        <source>Nothing was written since the call: the tool takes long, or the agent asks for your approval.</source>
        <translation>自该调用以来未写入任何内容：工具耗时较长，或智能体正在请求您的批准。</translation>
    </message>
    <message>
        <source>Agent waits for you</source>
        <translation>智能体正在等待您</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>已选择 %n 个部分 · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for approval or running a long call</source>
        <translation>等待批准或正在运行长时间调用</translation>
    </message>
    <message>
        <source>Agent asks you a question</source>
        <translation>智能体在向您提问</translation>
    </message>
    <message>
        <source>Agent waits for your approval</source>
        <translation>智能体在等待您的批准</translation>
    </message>
    <message>
        <source>Agent is idle</source>
        <translation>智能体空闲</translation>
    </message>
    <message>
        <source>Nothing was written for 10 minutes.</source>
        <translation>已有 10 分钟没有写入任何内容。</translation>
    </message>
</context>
<context>
    <name>stemma::StoreManager</name>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreOpening</name>
    <message>
        <source>Making the sample session</source>
        <translation>正在创建示例会话</translation>
    </message>
    <message>
        <source>Sample session</source>
        <translation>示例会话</translation>
    </message>
    <message>
        <source>The store %1 has no session %2.</source>
        <translation>存储 %1 没有会话 %2。</translation>
    </message>
    <message>
        <source>Looking for stores in %1</source>
        <translation>正在 %1 中查找存储</translation>
    </message>
    <message>
        <source>The link names no store: %1</source>
        <translation>链接未指明存储：%1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreSource</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryColumn</name>
    <message>
        <source>Apply…</source>
        <translation>应用…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>在此会话中</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>显示会写入的内容</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>将摘要和保留的消息追加到此会话，而不是创建新会话</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message>
        <source>Summary by a model</source>
        <translation>由模型生成摘要</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>将此内容发送到 %1？</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>自动尝试下一个级别</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Content: the texts of %1 summaries of this session</source>
        <translation>内容：此会话的 %1 个摘要的文本</translation>
    </message>
    <message>
        <source>Content: the texts of %1 messages of this session</source>
        <translation>内容：此会话的 %1 条消息的文本</translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>大小：≈ %1 个 token，回答最多 %2</translation>
    </message>
    <message>
        <source>%1 summaries, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 个摘要，≈ %2 个 token，回答最多 %3</translation>
    </message>
    <message>
        <source>%1 messages, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 条消息，≈ %2 个 token，回答最多 %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>级别 %1</translation>
    </message>
    <message>
        <source>%1: %2; at most %3</source>
        <translation>%1：%2；最多 %3</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>最多 %n 个请求：仅当前一个请求没有给出可用的摘要时才发送下一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n 个请求，逐个发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated cost: at most %1, plus requests without a set price</source>
        <translation>估算费用：最多 %1，另加未设置价格的请求</translation>
    </message>
    <message>
        <source>The connection to %1 is not encrypted: others in the network could read it.</source>
        <translation>与 %1 的连接未加密：网络中的其他人可能会读取它。</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryPane</name>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Text of the summary</source>
        <translation>摘要的文本</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryRequests</name>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>级别 %1，%2：已回答</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>摘要不小于其所替换的消息。下一个级别会使它更短。</translation>
    </message>
    <message>
        <source>Level %1: answered</source>
        <translation>级别 %1：已回答</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>级别 %1：%2</translation>
    </message>
    <message>
        <source>Level %1, %2: %3</source>
        <translation>级别 %1，%2：%3</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>请求已取消。</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>级别 %1：正在询问 %2…</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryReviewer</name>
    <message>
        <source>The second look was at the text before your last change.</source>
        <translation>二次检查针对的是您上次更改之前的文本。</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>%1 找到 %Ln 项要求：保留 %2，更改 %3，丢失 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>已略去 %Ln 个回答：不在消息中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>%Ln 个问题未回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Second look by a model</source>
        <translation>由模型进行二次检查</translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>内容：摘要，以及用户和助手在 %Ln 条消息中所写的内容；不含工具的输出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>%Ln 个长文本只发送开头和结尾。</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for answers of at most %2</source>
        <translation>大小：≈ %1 个 token，回答最多 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>%n 个请求，逐个发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>The second look was cancelled.</source>
        <translation>二次检查已取消。</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to or search sessions</source>
        <translation>转到或搜索会话</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
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
        <translation>转到行 (Ctrl+L)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
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
        <translation>轮次已结束</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>Patch: %1</source>
        <translation>补丁：%1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>没有可显示的文本</translation>
    </message>
    <message>
        <source>%1; tokens are estimated</source>
        <translation>%1；token 为估算值</translation>
    </message>
    <message>
        <source>Thinking in message %1: %2</source>
        <translation>消息 %1 中的思考：%2</translation>
    </message>
    <message>
        <source>Number of the message</source>
        <translation>消息的编号</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>后续内容</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingOffer</name>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>同时移除其后已失效的已签名的思考(&amp;T)</translation>
    </message>
    <message>
        <source>Providers may reject thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>提供商可能会拒绝为其他对话签名的思考。要保留它，请改为在分叉中进行更改。</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>改为更改分叉(&amp;C)…</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>规划一个在该思考之前结束的分叉，然后在分叉中进行此更改。原会话不变。</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message>
        <source>Show all…</source>
        <translation>全部显示…</translation>
    </message>
    <message>
        <source>Text of the thinking</source>
        <translation>思考的文本</translation>
    </message>
    <message>
        <source>Show the whole text in a window of its own</source>
        <translation>在单独的窗口中显示整个文本</translation>
    </message>
    <message>
        <source>Go to what the agent did after this thinking</source>
        <translation>转到智能体在此思考之后所做的事</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>— %1 not shown here —</source>
        <translation>— %1 未在此显示 —</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>%Ln 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show · %1 stored</source>
        <translation>没有可显示的文本 · 已存储 %1</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>没有可显示的文本</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message>
        <source>Search in thinking</source>
        <translation>在思考中搜索</translation>
    </message>
    <message>
        <source>Show only thinking that contains all these words. Of a long block, the first 256 KB count.</source>
        <translation>仅显示包含所有这些词语的思考。较长的块只计入前 256 KB。</translation>
    </message>
    <message>
        <source>Thinking of the session</source>
        <translation>会话的思考</translation>
    </message>
    <message>
        <source>Select two blocks to compare them.</source>
        <translation>选择两个块以进行比较。</translation>
    </message>
    <message>
        <source>Open a session to see its thinking.</source>
        <translation>打开会话以查看其思考。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>No thinking contains these words.</source>
        <translation>没有思考包含这些词语。</translation>
    </message>
    <message>
        <source>This session holds no thinking.</source>
        <translation>此会话没有思考。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%Ln 个块中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln 个块</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>12 tokens in all</comment>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingSource</name>
    <message>
        <source>Reading the thinking of the session</source>
        <translation>正在读取会话的思考</translation>
    </message>
</context>
<context>
    <name>stemma::TimeSpansSource</name>
    <message>
        <source>Reading the times of the session</source>
        <translation>正在读取会话的时间</translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message>
        <source>Time axis</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>等待您</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 to %4 · message %5</source>
        <comment>what, duration, begin, end, number</comment>
        <translation>%1 · %2 · %3 到 %4 · 消息 %5</translation>
    </message>
    <message>
        <source>Reading the times of the session…</source>
        <translation>正在读取会话的时间…</translation>
    </message>
    <message>
        <source>This session has no times.</source>
        <translation>此会话没有时间。</translation>
    </message>
    <message>
        <source>Drawn shorter than it was</source>
        <translation>绘制得比实际短</translation>
    </message>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>以及另外 %n 个工具调用</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent %1 · tools %2 · waiting for you %3</source>
        <translation>智能体 %1 · 工具 %2 · 等待您 %3</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineActions</name>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
    <message>
        <source>Nothing new has come since you last read this session.</source>
        <translation>自您上次阅读此会话以来没有新内容。</translation>
    </message>
    <message>
        <source>There is no text to find in on this page.</source>
        <translation>此页面上没有可供查找的文本。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineCursor</name>
    <message>
        <source>The message is not in this session.</source>
        <translation>该消息不在此会话中。</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>此消息之后没有更多此类内容。</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>此消息之前没有更多此类内容。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineFind</name>
    <message>
        <source>Discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>工具输出已修剪</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>已被摘要替换</translation>
    </message>
    <message>
        <source>This hit is in a message that the filters hide.</source>
        <translation>此匹配项位于被筛选隐藏的消息中。</translation>
    </message>
    <message>
        <source>This hit is in a part of the text that is not shown. “Show all” opens it.</source>
        <translation>此匹配项位于文本未显示的部分中。“全部显示”可将其打开。</translation>
    </message>
    <message>
        <source>This hit is in something that is not shown as text, such as the address of a link.</source>
        <translation>此匹配项位于不作为文本显示的内容中，例如链接的地址。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelinePainter</name>
    <message>
        <source>This message is no longer in the store.</source>
        <translation>此消息已不在存储中。</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>无法读取此消息。</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>此会话没有消息。</translation>
    </message>
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>存储未说明这些是哪些消息。</translation>
    </message>
    <message>
        <source>This summary replaced no messages.</source>
        <translation>此摘要未替换任何消息。</translation>
    </message>
    <message>
        <source>The filter hides every message of this session.</source>
        <translation>筛选隐藏了此会话的所有消息。</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[%Ln 条消息未加载]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>The messages of the session, oldest first, with everything that the store keeps of them. Help &gt; Signs of the timeline explains the lines, colours and icons.</source>
        <translation>会话的消息，最早的在前，包含存储保存的全部内容。“帮助 &gt; 时间线图例”说明各线条、颜色和图标。</translation>
    </message>
</context>
<context>
    <name>stemma::TurnModel</name>
    <message>
        <source>Before the first prompt</source>
        <translation>第一个提示之前</translation>
    </message>
    <message>
        <source>Checkpoint: %1</source>
        <translation>检查点：%1</translation>
    </message>
</context>
<context>
    <name>stemma::TurnSearch</name>
    <message>
        <source>Filtering messages</source>
        <translation>正在筛选消息</translation>
    </message>
</context>
<context>
    <name>stemma::UsageBar</name>
    <message>
        <source>Sessions that are added up</source>
        <translation>要合计的会话</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>表格的行</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>session, model, day</comment>
        <translation>按%1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Charts show the cost by list prices</source>
        <translation>图表显示按标价计算的费用</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Charts show tokens</source>
        <translation>图表显示 token</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>导出为表格（CSV）…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>导出为 JSON…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>第一天(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>最后一天(&amp;L)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, its name</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>移除筛选条件“%1”</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsModel</name>
    <message>
        <source>not counted: %1</source>
        <translation>未计入：%1</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>beside the conversation</source>
        <translation>对话之外</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>子智能体</translation>
    </message>
    <message>
        <source>sub-agent %1</source>
        <translation>子智能体 %1</translation>
    </message>
    <message>
        <source>covered by a subscription</source>
        <translation>由订阅涵盖</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>fast mode</source>
        <translation>快速模式</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批处理</translation>
    </message>
    <message>
        <source>flex tier</source>
        <translation>flex 层级</translation>
    </message>
    <message>
        <source>priority tier</source>
        <translation>优先层级</translation>
    </message>
    <message>
        <source>region: %1</source>
        <translation>区域：%1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message>
        <source>Only this</source>
        <translation>仅此项</translation>
    </message>
    <message>
        <source>Filter table and charts to what is selected</source>
        <translation>按所选内容筛选表格和图表</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>已计入</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>所有记录</translation>
    </message>
    <message>
        <source>Which records are listed</source>
        <translation>列出哪些记录</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 个调用</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 来自缓存</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>价格未知</translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>未计入，%Ln 条记录，%1 个 token：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s own total of %1 is %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>智能体自身的%1总计为 %2，计数为 %3。%4</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>智能体自身在 %Ln 个会话中的%1总计为 %2，计数为 %3。%4</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 records are listed.</source>
        <translation>列出 %2 条记录中的前 %1 条。</translation>
    </message>
    <message>
        <source>Select a line or a bar to see the calls behind its figures.</source>
        <translation>选择一行或一个条形以查看其数值背后的调用。</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>正在读取调用…</translation>
    </message>
    <message>
        <source>Everything is counted here.</source>
        <translation>此处所有内容均已计入。</translation>
    </message>
    <message>
        <source>These records are added up, and not listed.</source>
        <translation>这些记录已合计，不逐条列出。</translation>
    </message>
    <message>
        <source>No calls.</source>
        <translation>没有调用。</translation>
    </message>
</context>
<context>
    <name>stemma::UsageChartArea</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>每日</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The sessions or turns that cost the most</source>
        <translation>费用最高的会话或轮次</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>Which share of the tokens sent came from the cache</source>
        <translation>发送的 token 中来自缓存的比例</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Tokens in context over a session</source>
        <translation>会话过程中上下文的 token</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>工具输出</translation>
    </message>
    <message>
        <source>What tool outputs cost because they were sent again with each call</source>
        <translation>工具输出因随每次调用再次发送而产生的费用</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>What a session would have cost, compacted, pruned or cached</source>
        <translation>若经压缩、修剪或缓存，会话本会产生的费用</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>每轮次</translation>
    </message>
    <message>
        <source>Cost or tokens of each turn</source>
        <translation>每个轮次的费用或 token</translation>
    </message>
    <message>
        <source>Cost or tokens of each day, by model</source>
        <translation>每日的费用或 token，按模型</translation>
    </message>
    <message>
        <source>No model here has a known price. Choose Tokens, or add its price.</source>
        <translation>此处的模型都没有已知价格。请选择“token”，或添加其价格。</translation>
    </message>
    <message>
        <source>No tokens were read from a cache.</source>
        <translation>没有从缓存读取 token。</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>请在表格中选择会话。</translation>
    </message>
    <message>
        <source>Reading the tool outputs…</source>
        <translation>正在读取工具输出…</translation>
    </message>
    <message>
        <source>No tool output was sent again.</source>
        <translation>没有再次发送的工具输出。</translation>
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
        <translation>智能体自身的总计不同；选择会话以查看原因。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>包括子智能体的 %Ln 个调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>为 %Ln 个调用存储</numerusform>
        </translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Calls of models, each counted once</source>
        <translation>模型的调用，每个只计一次</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Tokens sent that were neither read from the cache nor written to it</source>
        <translation>发送的 token 中既未从缓存读取也未写入缓存的部分</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Tokens sent that the cache already held</source>
        <translation>发送的 token 中缓存已有的部分</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>Tokens sent that were written to the cache</source>
        <translation>发送的 token 中写入缓存的部分</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Tokens written by the model, reasoning included</source>
        <translation>模型写出的 token，包括推理</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Tokens of the output that the model thought</source>
        <translation>输出的 token 中模型用于思考的部分</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache</source>
        <translation>发送的 token 中来自缓存的比例</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>By list prices</source>
        <translation>按标价</translation>
    </message>
    <message>
        <source>Agent&apos;s cost</source>
        <translation>智能体的费用</translation>
    </message>
    <message>
        <source>The cost that the agent stored, in US dollars</source>
        <translation>智能体存储的费用，以美元计</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>上次调用</translation>
    </message>
</context>
<context>
    <name>stemma::UsagePage</name>
    <message>
        <source>Usage · %1</source>
        <translation>用量 · %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSource</name>
    <message>
        <source>Adding up the usage</source>
        <translation>正在合计用量</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message>
        <source>price unknown</source>
        <translation>价格未知</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 个调用</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 来自缓存</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>未存储模型</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>%Ln 个调用没有已知价格：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 covered by a subscription</source>
        <translation>%1 由订阅涵盖</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>%Ln 条记录未计入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>与智能体自身总计有 %Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>still reading…</source>
        <translation>仍在读取…</translation>
    </message>
</context>
<context>
    <name>stemma::UsageView</name>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Your own prices are not used.</source>
        <translation>未使用您自己的价格。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show the usage of the whole store</source>
        <translation>显示整个存储的用量</translation>
    </message>
    <message>
        <source>Adding up the usage…</source>
        <translation>正在合计用量…</translation>
    </message>
    <message>
        <source>Cancelled. Press F5 to read it again.</source>
        <translation>已取消。按 F5 重新读取。</translation>
    </message>
    <message>
        <source>No calls of models in this period and with these filters.</source>
        <translation>在此时段和这些筛选条件下没有模型的调用。</translation>
    </message>
    <message>
        <source>This session has no calls of models whose tokens are stored.</source>
        <translation>此会话没有存储了 token 的模型调用。</translation>
    </message>
    <message>
        <source>No calls of models whose tokens are stored.</source>
        <translation>没有存储了 token 的模型调用。</translation>
    </message>
    <message>
        <source>Turns are listed for one session. Select one, and press Only this.</source>
        <translation>轮次只针对一个会话列出。请选择一个，然后按“仅此项”。</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>正在读取调用…</translation>
    </message>
    <message>
        <source>This session has no calls of models.</source>
        <translation>此会话没有模型的调用。</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>请在表格中选择会话。</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>所有调用</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>仅此项</translation>
    </message>
    <message>
        <source>Open turn</source>
        <translation>打开轮次</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>导出用量</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>用量已写入 %1。</translation>
    </message>
    <message>
        <source>The usage cannot be written to %1: %2</source>
        <translation>无法将用量写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message>
        <source> tokens</source>
        <translation> 个 token</translation>
    </message>
    <message>
        <source>Compact when the context is longer than</source>
        <translation>当上下文长于此值时压缩</translation>
    </message>
    <message>
        <source>Prune tool outputs older than the newest</source>
        <translation>修剪比最新的以下数量更早的工具输出</translation>
    </message>
    <message>
        <source>How it is estimated</source>
        <translation>估算方式</translation>
    </message>
    <message>
        <source>Compacted at %1 tokens</source>
        <translation>达到 %1 个 token 时压缩</translation>
    </message>
    <message>
        <source>Outputs pruned to %1 tokens</source>
        <translation>输出修剪到 %1 个 token</translation>
    </message>
    <message>
        <source>Everything cached</source>
        <translation>全部缓存</translation>
    </message>
    <message>
        <source>Tokens as it was, and as it would have been (estimates)</source>
        <translation>实际的 token 与假设的 token（估算）</translation>
    </message>
    <message>
        <source>Cost as it was, and as it would have been (estimates)</source>
        <translation>实际的费用与假设的费用（估算）</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>实际</translation>
    </message>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>与会话相比 %1，%Ln 次压缩</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 compared with the session</source>
        <translation>与会话相比 %1</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>No model of this session has a known price. Choose Tokens, or add its price.</source>
        <translation>此会话的模型都没有已知价格。请选择“token”，或添加其价格。</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfSource</name>
    <message>
        <source>Working out what the session would have cost</source>
        <translation>正在计算会话本会产生的费用</translation>
    </message>
</context>
<context>
    <name>stemma::WhereChoice</name>
    <message>
        <source>In this session</source>
        <translation>在此会话中</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>（原会话保持不变）</translation>
    </message>
</context>
<context>
    <name>stemma::WindowActions</name>
    <message>
        <source>Open a session store</source>
        <translation>打开会话存储</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>打开存放会话的文件夹</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>没有最近的存储</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>按 %1 可重新显示菜单栏。</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>关于 Stemma</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;读取、分叉、压缩和修复对话智能体的会话。&lt;/p&gt;&lt;p&gt;依据 GNU 通用公共许可证第 3 版或更高版本发布的自由软件。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
    <message>
        <source>There is no previous place.</source>
        <translation>没有上一个位置。</translation>
    </message>
    <message>
        <source>There is no next place.</source>
        <translation>没有下一个位置。</translation>
    </message>
    <message>
        <source>This build has no sample session.</source>
        <translation>此构建不含示例会话。</translation>
    </message>
    <message>
        <source>No tab is open.</source>
        <translation>没有打开的标签页。</translation>
    </message>
    <message>
        <source>No closed tabs.</source>
        <translation>没有已关闭的标签页。</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>没有打开的存储。</translation>
    </message>
    <message>
        <source>Session stores (%1)</source>
        <translation>会话存储 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message>
        <source>Reading the journal…</source>
        <translation>正在读取日志…</translation>
    </message>
    <message>
        <source>Records that the change wrote</source>
        <translation>该更改写入的内容</translation>
    </message>
    <message>
        <source>Written records</source>
        <translation>写入的记录</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>转到会话</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>另有 %n 条记录未保存在日志中。</numerusform>
        </translation>
    </message>
</context>
</TS>
