<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>نافذة &amp;جديدة</translation>
    </message>
    <message>
        <source>Open another window of Stemma</source>
        <translation>فتح نافذة أخرى من Stemma</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>فتح &amp;ملف…</translation>
    </message>
    <message>
        <source>Open a session store or transcript</source>
        <translation>فتح مخزن جلسات أو نص جلسة</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>فتح مجل&amp;د…</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>فتح مجلد فيه جلسات</translation>
    </message>
    <message>
        <source>Connec&amp;t to PostgreSQL…</source>
        <translation>ا&amp;تصال بخادم PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sessions on a database server</source>
        <translation>فتح الجلسات على خادم قواعد بيانات</translation>
    </message>
    <message>
        <source>Open the &amp;sample session</source>
        <translation>فتح الجلسة ال&amp;نموذجية</translation>
    </message>
    <message>
        <source>Open a private copy of a sample store</source>
        <translation>فتح نسخة خاصة من مخزن نموذجي</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>إ&amp;غلاق اللسان</translation>
    </message>
    <message>
        <source>Close the current tab</source>
        <translation>إغلاق اللسان الحالي</translation>
    </message>
    <message>
        <source>Reo&amp;pen closed tab</source>
        <translation>إعادة فتح &amp;لسان مغلق</translation>
    </message>
    <message>
        <source>Reopen the last closed tab</source>
        <translation>إعادة فتح آخر لسان أُغلق</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>إعادة ت&amp;حميل</translation>
    </message>
    <message>
        <source>Read the current store again</source>
        <translation>قراءة المخزن الحالي من جديد</translation>
    </message>
    <message>
        <source>E&amp;xport session…</source>
        <translation>ت&amp;صدير الجلسة…</translation>
    </message>
    <message>
        <source>Write the session as a document, redacted if you like</source>
        <translation>كتابة الجلسة مستندًا، مع حجب البيانات إن شئت</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>Print the session or the selected messages, after a preview</source>
        <translation>طباعة الجلسة أو الرسائل المحددة بعد معاينة</translation>
    </message>
    <message>
        <source>&amp;Hand over to another agent…</source>
        <translation>ت&amp;سليم إلى وكيل آخر…</translation>
    </message>
    <message>
        <source>Write the session as a new session of another agent</source>
        <translation>كتابة الجلسة جلسةً جديدة لوكيل آخر</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إنه&amp;اء</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>إنهاء البرنامج</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>التراجع عن آخر تغيير</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>إعادة آخر تغيير جرى التراجع عنه</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>نسخ التحديد</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>نسخ بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the selected parts as Markdown</source>
        <translation>نسخ الأجزاء المحددة بصيغة Markdown</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to message</source>
        <translation>نسخ راب&amp;ط الرسالة</translation>
    </message>
    <message>
        <source>Copy a link that opens the current message in Stemma</source>
        <translation>نسخ رابط يفتح الرسالة الحالية في Stemma</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>&amp;بحث…</translation>
    </message>
    <message>
        <source>Find a text in the session</source>
        <translation>البحث عن نص في الجلسة</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>البحث عن الت&amp;الي</translation>
    </message>
    <message>
        <source>Go to the next hit</source>
        <translation>الانتقال إلى الموضع التالي لما تبحث عنه</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>البحث عن الساب&amp;ق</translation>
    </message>
    <message>
        <source>Go to the previous hit</source>
        <translation>الانتقال إلى الموضع السابق لما تبحث عنه</translation>
    </message>
    <message>
        <source>&amp;Filter sessions</source>
        <translation>تر&amp;شيح الجلسات</translation>
    </message>
    <message>
        <source>Filter the list of sessions</source>
        <translation>ترشيح قائمة الجلسات</translation>
    </message>
    <message>
        <source>Filter messa&amp;ges</source>
        <translation>ترشيح ال&amp;رسائل</translation>
    </message>
    <message>
        <source>Show only messages with some words or in some states</source>
        <translation>إظهار الرسائل التي فيها كلمات معينة أو لها حالات معينة فقط</translation>
    </message>
    <message>
        <source>Search in a ne&amp;w tab</source>
        <translation>بحث في لسان &amp;جديد</translation>
    </message>
    <message>
        <source>Search all sessions in a tab of its own</source>
        <translation>البحث في كل الجلسات في لسان مستقل</translation>
    </message>
    <message>
        <source>&amp;Edit text…</source>
        <translation>ت&amp;حرير النص…</translation>
    </message>
    <message>
        <source>Edit the text of the current part</source>
        <translation>تحرير نص الجزء الحالي</translation>
    </message>
    <message>
        <source>&amp;Insert message…</source>
        <translation>إ&amp;دراج رسالة…</translation>
    </message>
    <message>
        <source>Insert a message or a note after the current one</source>
        <translation>إدراج رسالة أو ملاحظة بعد الحالية</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>إعادة ت&amp;سمية…</translation>
    </message>
    <message>
        <source>Rename the session</source>
        <translation>إعادة تسمية الجلسة</translation>
    </message>
    <message>
        <source>Rem&amp;ove…</source>
        <translation>إ&amp;زالة…</translation>
    </message>
    <message>
        <source>Remove the selected messages</source>
        <translation>إزالة الرسائل المحددة</translation>
    </message>
    <message>
        <source>De&amp;lete session…</source>
        <translation>ح&amp;ذف الجلسة…</translation>
    </message>
    <message>
        <source>Delete the whole session</source>
        <translation>حذف الجلسة كلها</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>ال&amp;وسوم…</translation>
    </message>
    <message>
        <source>Edit the labels of the session</source>
        <translation>تحرير وسوم الجلسة</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>و&amp;ضع علامة</translation>
    </message>
    <message>
        <source>Flag the session, or remove the flag</source>
        <translation>وضع علامة على الجلسة أو إزالتها</translation>
    </message>
    <message>
        <source>Mo&amp;ve project…</source>
        <translation>نق&amp;ل المشروع…</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>نقل جلسات مشروع إلى مجلده الجديد</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>ال&amp;جلسات</translation>
    </message>
    <message>
        <source>Show the sessions and go to them</source>
        <translation>إظهار الجلسات والانتقال إليها</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>الخط ال&amp;زمني</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>الانتقال إلى الخط الزمني</translation>
    </message>
    <message>
        <source>Outlin&amp;e</source>
        <translation>الم&amp;خطط</translation>
    </message>
    <message>
        <source>Show the turns of the session and go to them</source>
        <translation>إظهار أدوار الجلسة والانتقال إليها</translation>
    </message>
    <message>
        <source>Thinkin&amp;g</source>
        <translation>الت&amp;فكير</translation>
    </message>
    <message>
        <source>Show all thinking of the session, to search and compare it</source>
        <translation>إظهار كل تفكير الجلسة للبحث فيه ومقارنته</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Show which files the session changed, and how</source>
        <translation>إظهار الملفات التي غيّرتها الجلسة وكيف غيّرتها</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Show which files the session read, changed and refers to</source>
        <translation>إظهار الملفات التي قرأتها الجلسة وغيّرتها وأشارت إليها</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>ال&amp;مفتّش</translation>
    </message>
    <message>
        <source>Show the inspector and go to it</source>
        <translation>إظهار المفتّش والانتقال إليه</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;المشكلات</translation>
    </message>
    <message>
        <source>Check the store and list its problems</source>
        <translation>فحص المخزن وسرد مشكلاته</translation>
    </message>
    <message>
        <source>Au&amp;dit</source>
        <translation>&amp;تدقيق</translation>
    </message>
    <message>
        <source>Show the tools, tokens and cost of each turn</source>
        <translation>إظهار أدوات كل دور ورموزه وتكلفته</translation>
    </message>
    <message>
        <source>Conte&amp;xt</source>
        <translation>ال&amp;سياق</translation>
    </message>
    <message>
        <source>Show what the agent would send, now or at an earlier message</source>
        <translation>إظهار ما يرسله الوكيل الآن أو عند رسالة سابقة</translation>
    </message>
    <message>
        <source>Comp&amp;action</source>
        <translation>ال&amp;ضغط</translation>
    </message>
    <message>
        <source>Show the summaries and what they lost, and make new ones</source>
        <translation>إظهار الملخّصات وما ضاع فيها، وإنشاء أخرى جديدة</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>ال&amp;نسب</translation>
    </message>
    <message>
        <source>Show forks, resumes and compactions of the session</source>
        <translation>إظهار تفرّعات الجلسة واستئنافاتها وعمليات ضغطها</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>الاستهلاك</translation>
    </message>
    <message>
        <source>Show tokens and costs, and the calls behind them</source>
        <translation>إظهار الرموز والتكاليف والاستدعاءات التي وراءها</translation>
    </message>
    <message>
        <source>Ask the context…</source>
        <translation>سؤال السياق…</translation>
    </message>
    <message>
        <source>Ask a model about the context, now and before and after compactions</source>
        <translation>سؤال نموذج عن السياق، الآن وقبل عمليات الضغط وبعدها</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>السج&amp;ل</translation>
    </message>
    <message>
        <source>Show all changes, to undo or redo them</source>
        <translation>إظهار كل التغييرات للتراجع عنها أو إعادتها</translation>
    </message>
    <message>
        <source>Batc&amp;h</source>
        <translation>ال&amp;دفعة</translation>
    </message>
    <message>
        <source>Show the changes in the batch, to apply them together</source>
        <translation>إظهار التغييرات التي في الدفعة لتطبيقها معًا</translation>
    </message>
    <message>
        <source>Search &amp;all sessions</source>
        <translation>بحث في &amp;كل الجلسات</translation>
    </message>
    <message>
        <source>Find any text in any session</source>
        <translation>البحث عن أي نص في أي جلسة</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>&amp;طي الكل</translation>
    </message>
    <message>
        <source>Fold thinking, tool calls and patches</source>
        <translation>طي التفكير واستدعاءات الأدوات والرقع</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>&amp;بسط الكل</translation>
    </message>
    <message>
        <source>Unfold thinking, tool calls and patches</source>
        <translation>بسط التفكير واستدعاءات الأدوات والرقع</translation>
    </message>
    <message>
        <source>Show thin&amp;king</source>
        <translation>إ&amp;ظهار التفكير</translation>
    </message>
    <message>
        <source>Unfold or fold all thinking</source>
        <translation>بسط كل التفكير أو طيّه</translation>
    </message>
    <message>
        <source>Only turns</source>
        <translation>الأدوار فقط</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>إظهار سطر واحد لكل دور؛ وينفتح كل دور في مكانه</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>مجرى الوقت</translation>
    </message>
    <message>
        <source>Show when the agent worked, when tools ran, and when it waited for you</source>
        <translation>إظهار متى عمل الوكيل، ومتى عملت الأدوات، ومتى كان ينتظرك</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>الإشعار بالقيود الضائعة</translation>
    </message>
    <message>
        <source>Show a desktop notification when an agent compacts an open session and loses a constraint</source>
        <translation>إظهار إشعار على سطح المكتب حين يضغط وكيل جلسة مفتوحة فيضيع قيد</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Larger text in the timeline</source>
        <translation>نص أكبر في الخط الزمني</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>Smaller text in the timeline</source>
        <translation>نص أصغر في الخط الزمني</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>ال&amp;حجم العادي</translation>
    </message>
    <message>
        <source>Reset the text size of the timeline</source>
        <translation>إعادة حجم نص الخط الزمني إلى أصله</translation>
    </message>
    <message>
        <source>&amp;Maximise timeline</source>
        <translation>ت&amp;وسيع الخط الزمني</translation>
    </message>
    <message>
        <source>Hide or show the panels around the timeline</source>
        <translation>إخفاء اللوحات المحيطة بالخط الزمني أو إظهارها</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>ش&amp;ريط القوائم</translation>
    </message>
    <message>
        <source>Show or hide the menu bar</source>
        <translation>إظهار شريط القوائم أو إخفاؤه</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>إظهار النافذة ملء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>إلى ال&amp;خلف</translation>
    </message>
    <message>
        <source>Go back to the previous place</source>
        <translation>العودة إلى الموضع السابق</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>إلى الأ&amp;مام</translation>
    </message>
    <message>
        <source>Go forward to the next place</source>
        <translation>التقدم إلى الموضع التالي</translation>
    </message>
    <message>
        <source>Go to &amp;session or text…</source>
        <translation>انتقال إلى &amp;جلسة أو نص…</translation>
    </message>
    <message>
        <source>Go to a session, or search the texts of all sessions</source>
        <translation>الانتقال إلى جلسة، أو البحث في نصوص كل الجلسات</translation>
    </message>
    <message>
        <source>Go to &amp;message…</source>
        <translation>انتقال إلى &amp;رسالة…</translation>
    </message>
    <message>
        <source>Go to a message by its number or id</source>
        <translation>الانتقال إلى رسالة برقمها أو معرّفها</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>الرسالة الأولى</translation>
    </message>
    <message>
        <source>Go to the first message</source>
        <translation>الانتقال إلى الرسالة الأولى</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>الرسالة الأخيرة</translation>
    </message>
    <message>
        <source>Go to the last message and follow the end</source>
        <translation>الانتقال إلى الرسالة الأخيرة ومتابعة النهاية</translation>
    </message>
    <message>
        <source>First new message</source>
        <translation>أول رسالة جديدة</translation>
    </message>
    <message>
        <source>Go to the first message that came since you last read the session</source>
        <translation>الانتقال إلى أول رسالة وردت منذ آخر قراءة لك للجلسة</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>الطلب السابق</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>الانتقال إلى الطلب السابق</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>الطلب التالي</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>الانتقال إلى الطلب التالي</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>الخطأ السابق</translation>
    </message>
    <message>
        <source>Go to the previous error or finding</source>
        <translation>الانتقال إلى الخطأ السابق أو نتيجة الفحص السابقة</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>Go to the next error or finding</source>
        <translation>الانتقال إلى الخطأ التالي أو نتيجة الفحص التالية</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>الرقعة السابقة</translation>
    </message>
    <message>
        <source>Go to the previous patch</source>
        <translation>الانتقال إلى الرقعة السابقة</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>الرقعة التالية</translation>
    </message>
    <message>
        <source>Go to the next patch</source>
        <translation>الانتقال إلى الرقعة التالية</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>الضغط السابق</translation>
    </message>
    <message>
        <source>Go to the previous compaction</source>
        <translation>الانتقال إلى الضغط السابق</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>الضغط التالي</translation>
    </message>
    <message>
        <source>Go to the next compaction</source>
        <translation>الانتقال إلى الضغط التالي</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>نقطة الحفظ السابقة</translation>
    </message>
    <message>
        <source>Go to the previous checkpoint</source>
        <translation>الانتقال إلى نقطة الحفظ السابقة</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>نقطة الحفظ التالية</translation>
    </message>
    <message>
        <source>Go to the next checkpoint</source>
        <translation>الانتقال إلى نقطة الحفظ التالية</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>اللسان التالي</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>الانتقال إلى اللسان التالي</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>اللسان السابق</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>الانتقال إلى اللسان السابق</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>القسم التالي</translation>
    </message>
    <message>
        <source>Go to the next pane</source>
        <translation>الانتقال إلى القسم التالي من النافذة</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>القسم السابق</translation>
    </message>
    <message>
        <source>Go to the previous pane</source>
        <translation>الانتقال إلى القسم السابق من النافذة</translation>
    </message>
    <message>
        <source>&amp;Fork…</source>
        <translation>ت&amp;فريع…</translation>
    </message>
    <message>
        <source>Copy the session up to the current message into a new session</source>
        <translation>نسخ الجلسة حتى الرسالة الحالية إلى جلسة جديدة</translation>
    </message>
    <message>
        <source>&amp;Resume here…</source>
        <translation>است&amp;ئناف من هنا…</translation>
    </message>
    <message>
        <source>Let the agent resume after the current message</source>
        <translation>جعل الوكيل يستأنف بعد الرسالة الحالية</translation>
    </message>
    <message>
        <source>&amp;Checkpoint…</source>
        <translation>نقطة &amp;حفظ…</translation>
    </message>
    <message>
        <source>Set a named checkpoint after the current message</source>
        <translation>وضع نقطة حفظ مسمّاة بعد الرسالة الحالية</translation>
    </message>
    <message>
        <source>Go to chec&amp;kpoint…</source>
        <translation>ا&amp;نتقال إلى نقطة حفظ…</translation>
    </message>
    <message>
        <source>Choose a checkpoint of the session and go to it</source>
        <translation>اختيار نقطة حفظ من الجلسة والانتقال إليها</translation>
    </message>
    <message>
        <source>C&amp;ompact…</source>
        <translation>ض&amp;غط…</translation>
    </message>
    <message>
        <source>Replace messages with a summary</source>
        <translation>الاستعاضة عن رسائل بملخّص</translation>
    </message>
    <message>
        <source>&amp;Prune output…</source>
        <translation>ت&amp;قليم الخرج…</translation>
    </message>
    <message>
        <source>Leave the output of the current tool call out of the context</source>
        <translation>ترك خرج استدعاء الأداة الحالي خارج السياق</translation>
    </message>
    <message>
        <source>Prune o&amp;utputs…</source>
        <translation>تقليم ال&amp;مخرجات…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>اختيار مخرجات الأدوات المراد تقليمها أو استعادتها</translation>
    </message>
    <message>
        <source>R&amp;estore output…</source>
        <translation>ا&amp;ستعادة الخرج…</translation>
    </message>
    <message>
        <source>Restore the pruned output to the context</source>
        <translation>استعادة الخرج المقلَّم إلى السياق</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>مقا&amp;رنة مع…</translation>
    </message>
    <message>
        <source>Compare the session with another one</source>
        <translation>مقارنة الجلسة بأخرى</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>لوحة الأ&amp;وامر…</translation>
    </message>
    <message>
        <source>Find an action and run it</source>
        <translation>البحث عن إجراء وتنفيذه</translation>
    </message>
    <message>
        <source>&amp;Configure Stemma…</source>
        <translation>&amp;ضبط Stemma…</translation>
    </message>
    <message>
        <source>Change the settings of Stemma</source>
        <translation>تغيير إعدادات Stemma</translation>
    </message>
    <message>
        <source>Database &amp;doctor…</source>
        <translation>ط&amp;بيب قاعدة البيانات…</translation>
    </message>
    <message>
        <source>See what takes room in the store, and regain some</source>
        <translation>معرفة ما يشغل مساحة في المخزن، واستعادة بعضها</translation>
    </message>
    <message>
        <source>Configure &amp;shortcuts…</source>
        <translation>ضبط الا&amp;ختصارات…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>تغيير اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;Reopen stores and tabs at start</source>
        <translation>إعادة &amp;فتح المخازن والألسنة عند البدء</translation>
    </message>
    <message>
        <source>Start with the stores and tabs of the last time</source>
        <translation>البدء بمخازن المرة الماضية وألسنتها</translation>
    </message>
    <message>
        <source>Search &amp;index…</source>
        <translation>فهرس ال&amp;بحث…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>اختيار المخازن التي لها فهرس للبحث</translation>
    </message>
    <message>
        <source>Stemma &amp;help</source>
        <translation>&amp;مساعدة Stemma</translation>
    </message>
    <message>
        <source>First steps, formats and keyboard shortcuts</source>
        <translation>الخطوات الأولى والصيغ واختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Si&amp;gns of the timeline</source>
        <translation>&amp;رموز الخط الزمني</translation>
    </message>
    <message>
        <source>Explain the lines, colours and icons of the timeline</source>
        <translation>شرح خطوط الخط الزمني وألوانه وأيقوناته</translation>
    </message>
    <message>
        <source>&amp;About Stemma</source>
        <translation>&amp;عن Stemma</translation>
    </message>
    <message>
        <source>Version and licence of Stemma</source>
        <translation>إصدار Stemma ورخصته</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>عن &amp;Qt</translation>
    </message>
    <message>
        <source>Version of Qt</source>
        <translation>إصدار Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>م&amp;لف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>ا&amp;نتقال</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;جلسة</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;أدوات</translation>
    </message>
    <message>
        <source>Setti&amp;ngs</source>
        <translation>إعدا&amp;دات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>ما &amp;هذا؟</translation>
    </message>
    <message>
        <source>Explain the part of the window that you click next</source>
        <translation>شرح الجزء الذي تنقر عليه بعد ذلك من النافذة</translation>
    </message>
    <message>
        <source>Export comparison…</source>
        <translation>تصدير المقارنة…</translation>
    </message>
    <message>
        <source>Write the comparison of two sessions as a document, redacted if you like</source>
        <translation>كتابة مقارنة جلستين مستندًا، مع حجب البيانات إن شئت</translation>
    </message>
    <message>
        <source>Export review of the summary…</source>
        <translation>تصدير مراجعة الملخّص…</translation>
    </message>
    <message>
        <source>Write the loss review of a summary as a document, redacted if you like</source>
        <translation>كتابة ما حفظه الملخّص وما أضاعه مستندًا، مع حجب البيانات إن شئت</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>إعادة ضبط التخطيط</translation>
    </message>
    <message>
        <source>Put all panels back in their first places</source>
        <translation>إعادة كل اللوحات إلى أماكنها الأولى</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>إغلاق المخزن</translation>
    </message>
    <message>
        <source>Close the store of the current tab</source>
        <translation>إغلاق مخزن اللسان الحالي</translation>
    </message>
    <message>
        <source>Close all stores</source>
        <translation>إغلاق كل المخازن</translation>
    </message>
    <message>
        <source>Close all stores and their tabs</source>
        <translation>إغلاق كل المخازن وألسنتها</translation>
    </message>
    <message>
        <source>&amp;Report a bug…</source>
        <translation>الإبلا&amp;غ عن خطأ…</translation>
    </message>
    <message>
        <source>Write a report with versions and without your data</source>
        <translation>كتابة تقرير فيه الإصدارات وليس فيه بياناتك</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Select all messages of the session</source>
        <translation>تحديد كل رسائل الجلسة</translation>
    </message>
</context>
<context>
    <name>AgentFootprint</name>
    <message>
        <source>The format “%1” is newer than this version of Stemma.</source>
        <translation>الصيغة «%1» أحدث من هذا الإصدار من Stemma.</translation>
    </message>
    <message>
        <source>The envelope has no conversation.</source>
        <translation>ليس في المغلِّف محادثة.</translation>
    </message>
    <message>
        <source>A zip archive, but not a bug report of agentfootprint.</source>
        <translation>أرشيف zip، لكنه ليس تقرير علّة من agentfootprint.</translation>
    </message>
    <message>
        <source>The table agent_sessions is missing.</source>
        <translation>الجدول agent_sessions مفقود.</translation>
    </message>
    <message>
        <source>The table agent_sessions has no column %1.</source>
        <translation>ليس في الجدول agent_sessions عمود %1.</translation>
    </message>
    <message>
        <source>A folder without artifacts. agentfootprint stores sessions in single files.</source>
        <translation>مجلد بلا نواتج. يخزّن agentfootprint الجلسات في ملفات مفردة.</translation>
    </message>
    <message>
        <source>The event names no run.</source>
        <translation>الحدث لا يذكر أي تشغيل.</translation>
    </message>
    <message>
        <source>Neither JSON nor a SQLite file.</source>
        <translation>ليس JSON ولا ملف SQLite.</translation>
    </message>
    <message>
        <source>JSON, but not a file that agentfootprint writes.</source>
        <translation>هو JSON، لكنه ليس ملفًا يكتبه agentfootprint.</translation>
    </message>
    <message>
        <source>A file of agentfootprint of the kind “%1”.</source>
        <translation>ملف من ملفات agentfootprint من النوع «%1».</translation>
    </message>
    <message>
        <source>Its field %1 has the wrong type.</source>
        <translation>نوع حقله %1 خاطئ.</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>ليس فيه %1.</translation>
    </message>
    <message>
        <source>Its version is not 1.</source>
        <translation>إصداره ليس 1.</translation>
    </message>
    <message>
        <source>It has no originalInput.message.</source>
        <translation>ليس فيه originalInput.message.</translation>
    </message>
    <message>
        <source>Its text is incomplete JSON.</source>
        <translation>نصه JSON غير مكتمل.</translation>
    </message>
    <message>
        <source>Its format is neither conversation-v1 nor flowchart-v1.</source>
        <translation>صيغته ليست conversation-v1 ولا flowchart-v1.</translation>
    </message>
    <message>
        <source>A message has no role or no text.</source>
        <translation>رسالة بلا دور أو بلا نص.</translation>
    </message>
    <message>
        <source>Message %1 was summarised, and the context at that time is not stored. Choose a later message.</source>
        <translation>لُخّصت الرسالة %1، والسياق في ذلك الوقت غير مخزَّن. اختر رسالة لاحقة.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>ليس في الجلسة %1 رسالة %2. تحقق من المعرّف.</translation>
    </message>
    <message>
        <source>%1 is a recording, which agentfootprint cannot resume. Open the session store of the agent to see the context.</source>
        <translation>إن %1 تسجيل لا يستطيع agentfootprint استئنافه. افتح مخزن جلسات الوكيل لترى السياق.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>لا يستطيع agentfootprint تحميل الجلسة. %1</translation>
    </message>
    <message>
        <source>This record is no longer in the file. Open the session again.</source>
        <translation>لم يعد هذا السجل في الملف. افتح الجلسة من جديد.</translation>
    </message>
    <message>
        <source>It is not an event.</source>
        <translation>ليس حدثًا.</translation>
    </message>
    <message>
        <source>Not run: another call of the same answer was waiting for a decision.</source>
        <translation>لم يُنفَّذ: كان استدعاء آخر من الإجابة نفسها ينتظر قرارًا.</translation>
    </message>
    <message>
        <source>It should be a list of objects.</source>
        <translation>ينبغي أن يكون قائمة كائنات.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>ليس كائن JSON.</translation>
    </message>
    <message>
        <source>The content should be a string.</source>
        <translation>ينبغي أن يكون المحتوى سلسلة نصية.</translation>
    </message>
    <message>
        <source>Only the records of the store have stored text.</source>
        <translation>سجلات المخزن وحدها لها نص مخزَّن.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>ليس في %1 جلسة %2. تحقق من المعرّف، أو اسرد جلسات المخزن.</translation>
    </message>
    <message>
        <source>This session is no longer in the store. List its sessions again.</source>
        <translation>لم تعد هذه الجلسة في المخزن. اسرد جلساته من جديد.</translation>
    </message>
    <message>
        <source>Only the sessions of the store have stored text.</source>
        <translation>جلسات المخزن وحدها لها نص مخزَّن.</translation>
    </message>
    <message>
        <source>The archive is damaged: its list of files cannot be read. Get the bug report again.</source>
        <translation>الأرشيف تالف: لا يمكن قراءة قائمة ملفاته. احصل على تقرير العلّة من جديد.</translation>
    </message>
</context>
<context>
    <name>AskSource</name>
    <message>
        <source>Reading the contexts</source>
        <translation>قراءة السياقات</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>mnesis 0.3 pruning rule, length / %1</source>
        <translation>قاعدة التقليم في mnesis 0.3، الطول / %1</translation>
    </message>
    <message>
        <source>mnesis rule for this model, length / %1</source>
        <translation>قاعدة mnesis لهذا النموذج، الطول / %1</translation>
    </message>
    <message>
        <source>UTF-8 bytes / %1</source>
        <translation>بايتات UTF-8 / %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no stored usage, so the totals are too low.</source>
        <translation>
            <numerusform>لا استدعاءات بلا استهلاك مخزَّن، ولذلك فالمجاميع أقل من الواقع.</numerusform>
            <numerusform>استدعاء واحد بلا استهلاك مخزَّن، ولذلك فالمجاميع أقل من الواقع.</numerusform>
            <numerusform>استدعاءان بلا استهلاك مخزَّن، ولذلك فالمجاميع أقل من الواقع.</numerusform>
            <numerusform>%n استدعاءات بلا استهلاك مخزَّن، ولذلك فالمجاميع أقل من الواقع.</numerusform>
            <numerusform>%n استدعاءً بلا استهلاك مخزَّن، ولذلك فالمجاميع أقل من الواقع.</numerusform>
            <numerusform>%n استدعاء بلا استهلاك مخزَّن، ولذلك فالمجاميع أقل من الواقع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) repeat the usage of the previous one; it may be counted twice.</source>
        <translation>
            <numerusform>لا رسائل تكرّر استهلاك الرسالة السابقة؛ وقد يكون محسوبًا مرتين.</numerusform>
            <numerusform>رسالة واحدة تكرّر استهلاك الرسالة السابقة؛ وقد يكون محسوبًا مرتين.</numerusform>
            <numerusform>رسالتان تكرّران استهلاك الرسالة السابقة؛ وقد يكون محسوبًا مرتين.</numerusform>
            <numerusform>%n رسائل تكرّر استهلاك الرسالة السابقة؛ وقد يكون محسوبًا مرتين.</numerusform>
            <numerusform>%n رسالة تكرّر استهلاك الرسالة السابقة؛ وقد يكون محسوبًا مرتين.</numerusform>
            <numerusform>%n رسالة تكرّر استهلاك الرسالة السابقة؛ وقد يكون محسوبًا مرتين.</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps add up to %1 output tokens, their messages say %2.</source>
        <translation>مجموع الخطوات %1 من رموز الخرج، ورسائلها تذكر %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) were retried; the tokens of every attempt are counted.</source>
        <translation>
            <numerusform>أُعيدت محاولة %n استدعاء؛ وتُحسب رموز كل محاولة.</numerusform>
            <numerusform>أُعيدت محاولة استدعاء واحد؛ وتُحسب رموز كل محاولة.</numerusform>
            <numerusform>أُعيدت محاولة استدعاءين؛ وتُحسب رموز كل محاولة.</numerusform>
            <numerusform>أُعيدت محاولة %n استدعاءات؛ وتُحسب رموز كل محاولة.</numerusform>
            <numerusform>أُعيدت محاولة %n استدعاءً؛ وتُحسب رموز كل محاولة.</numerusform>
            <numerusform>أُعيدت محاولة %n استدعاء؛ وتُحسب رموز كل محاولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The records add up to %1 output tokens, the store&apos;s total says %2.</source>
        <translation>مجموع السجلات %1 من رموز الخرج، ومجموع المخزن يذكر %2.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>قبل الطلب الأول</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, first words of the prompt</comment>
        <translation>الدور %1، %2</translation>
    </message>
    <message>
        <source>%1, %2 retries</source>
        <comment>calls, retries</comment>
        <translation>%1، إعادات المحاولة: %2</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1، فشل منها %2</translation>
    </message>
    <message>
        <source>call</source>
        <translation>استدعاء</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, purpose</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>المحاولة %1</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>أداة</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>Time to the first token of the first call that recorded it</source>
        <translation>الزمن حتى أول رمز في أول استدعاء سجّله</translation>
    </message>
    <message>
        <source>As reported. Every call sends the whole conversation again, so the total counts it each time.</source>
        <translation>كما أُبلغ عنه. كل استدعاء يرسل المحادثة كلها من جديد، ولذلك يحسبها المجموع كل مرة.</translation>
    </message>
    <message>
        <source>Tokens of the largest call of the turn, with its answer</source>
        <translation>رموز أكبر استدعاء في الدور مع إجابته</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output</source>
        <translation>مقدَّر من طول خرج النموذج</translation>
    </message>
    <message>
        <source>Estimated from the length of the model’s output: %1</source>
        <translation>مقدَّر من طول خرج النموذج: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>أول رمز</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>الاستدلال</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>المكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>في السياق</translation>
    </message>
    <message>
        <source>Estimated output</source>
        <translation>الخرج المقدَّر</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>التكلفة، $</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ملحوظات</translation>
    </message>
</context>
<context>
    <name>BatchPlanner</name>
    <message>
        <source>The batch is empty.</source>
        <translation>الدفعة فارغة.</translation>
    </message>
    <message>
        <source>One of them removes the message that this one is about.</source>
        <translation>أحدها يزيل الرسالة التي يخصها هذا التغيير.</translation>
    </message>
    <message>
        <source>One of them removes the part of the message that this one is about.</source>
        <translation>أحدها يزيل جزء الرسالة الذي يخصه هذا التغيير.</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>التغيير %1 غير ممكن بعد التغييرات التي قبله: %2</translation>
    </message>
    <message>
        <source>It changes %1, outside this store. Make this change on its own.</source>
        <translation>يغيّر %1 خارج هذا المخزن. أجرِ هذا التغيير وحده.</translation>
    </message>
    <message>
        <source>It is stored outside the store. Make this change on its own.</source>
        <translation>يُخزَّن خارج المخزن. أجرِ هذا التغيير وحده.</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Each change of this session makes a new session. Make one change, then the next one in the new session.</source>
        <translation>كل تغيير في هذه الجلسة يُنشئ جلسة جديدة. أجرِ تغييرًا واحدًا، ثم أجرِ التالي في الجلسة الجديدة.</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>التغيير %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1، ولا تغييرات أخرى</numerusform>
            <numerusform>%1، وتغيير آخر</numerusform>
            <numerusform>%1، وتغييران آخران</numerusform>
            <numerusform>%1، و%n تغييرات أخرى</numerusform>
            <numerusform>%1، و%n تغييرًا آخر</numerusform>
            <numerusform>%1، و%n تغيير آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Together these changes have no effect.</source>
        <translation>هذه التغييرات معًا لا أثر لها.</translation>
    </message>
    <message>
        <source>A batch cannot be tried out on this kind of server store. Make the changes one by one.</source>
        <translation>لا يمكن تجربة دفعة على مخزن خادم من هذا النوع. أجرِ التغييرات واحدًا واحدًا.</translation>
    </message>
</context>
<context>
    <name>BoundThinking</name>
    <message>
        <source>Signed thinking can only be removed with its message here. Make the change in a fork, which leaves it out.</source>
        <translation>لا يمكن هنا إزالة التفكير الموقّع إلا مع رسالته. أجرِ التغيير في تفرّع، فهو يتركه.</translation>
    </message>
    <message>
        <source>The session no longer has message %1.</source>
        <translation>لم تعد الرسالة %1 في الجلسة.</translation>
    </message>
    <message>
        <source>It is not certain which message of the fork is the copy of message %1.</source>
        <translation>ليس مؤكدًا أي رسائل التفرّع نسخة من الرسالة %1.</translation>
    </message>
    <message>
        <source>The fork ends before the change, so there is nothing to change in it.</source>
        <translation>ينتهي التفرّع قبل التغيير، فلا شيء فيه لتغييره.</translation>
    </message>
    <message>
        <source>Nothing comes before that thinking, so there is nothing to fork.</source>
        <translation>لا شيء قبل ذلك التفكير، فلا شيء لتفريعه.</translation>
    </message>
</context>
<context>
    <name>ClaudeCode</name>
    <message>
        <source>What Claude Code made of this attachment is not stored.</source>
        <translation>ما صنعه Claude Code من هذا المرفق غير مخزَّن.</translation>
    </message>
    <message>
        <source>Claude Code shows failed requests and does not send them.</source>
        <translation>يعرض Claude Code الطلبات الفاشلة ولا يرسلها.</translation>
    </message>
    <message>
        <source>The answer has no message.</source>
        <translation>ليس في الإجابة رسالة.</translation>
    </message>
    <message>
        <source>The record has no content.</source>
        <translation>ليس في السجل محتوى.</translation>
    </message>
    <message numerus="yes">
        <source>%n hook(s) ran</source>
        <translation>
            <numerusform>لم يعمل أي خطّاف</numerusform>
            <numerusform>عمل خطّاف واحد</numerusform>
            <numerusform>عمل خطّافان</numerusform>
            <numerusform>عملت %n خطّافات</numerusform>
            <numerusform>عمل %n خطّافًا</numerusform>
            <numerusform>عمل %n خطّاف</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachment has no content.</source>
        <translation>ليس في المرفق محتوى.</translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>هذا ليس JSON صالحًا: تتوقف القراءة عند البايت %1.</translation>
    </message>
    <message>
        <source>This is not a record that Claude Code is known to write.</source>
        <translation>لا يُعرف أن Claude Code يكتب سجلًا كهذا.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open at any time and only appends to it, so changes make a fork.</source>
        <translation>قد تكون جلسة ما مفتوحة في Claude Code في أي وقت، وهو لا يفعل سوى الإلحاق بها، ولذلك تُنشئ التغييرات تفرّعًا.</translation>
    </message>
    <message>
        <source>Fork the session at this message and continue the fork.</source>
        <translation>فرِّع الجلسة عند هذه الرسالة وتابع التفرّع.</translation>
    </message>
    <message>
        <source>Claude Code cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>لا يستطيع Claude Code التراجع عن ضغط. فرِّع الجلسة قبله: كل شيء ما زال هناك.</translation>
    </message>
    <message>
        <source>This is a compaction, which the messages after it depend on. Fork the session before it.</source>
        <translation>هذا ضغط تعتمد عليه الرسائل التي بعده. فرِّع الجلسة قبله.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) backed up</source>
        <translation>
            <numerusform>لم يُنسخ أي ملف احتياطيًا</numerusform>
            <numerusform>نُسخ ملف واحد احتياطيًا</numerusform>
            <numerusform>نُسخ ملفان احتياطيًا</numerusform>
            <numerusform>نُسخت %n ملفات احتياطيًا</numerusform>
            <numerusform>نُسخ %n ملفًا احتياطيًا</numerusform>
            <numerusform>نُسخ %n ملف احتياطيًا</numerusform>
        </translation>
    </message>
    <message>
        <source>The session has no checkpoint with this id. List its checkpoints.</source>
        <translation>ليس في الجلسة نقطة حفظ بهذا المعرّف. اسرد نقاط حفظها.</translation>
    </message>
    <message>
        <source>This is the transcript of a sub-agent, which belongs to its session. Change the session.</source>
        <translation>هذا نص جلسة وكيل فرعي، وهو تابع لجلسته. غيِّر الجلسة.</translation>
    </message>
    <message>
        <source>Claude Code may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>قد تكون لدى Claude Code جلسة مفتوحة. أنهِه أولًا: وإلا فسيواصل الكتابة في المجلد القديم.</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message numerus="yes">
        <source>It is encrypted (%n byte(s)). Only the provider can read it.</source>
        <translation>
            <numerusform>هو معمّى (لا بايتات). لا يستطيع قراءته إلا المزوّد.</numerusform>
            <numerusform>هو معمّى (بايت واحد). لا يستطيع قراءته إلا المزوّد.</numerusform>
            <numerusform>هو معمّى (بايتان). لا يستطيع قراءته إلا المزوّد.</numerusform>
            <numerusform>هو معمّى (%n بايتات). لا يستطيع قراءته إلا المزوّد.</numerusform>
            <numerusform>هو معمّى (%n بايتًا). لا يستطيع قراءته إلا المزوّد.</numerusform>
            <numerusform>هو معمّى (%n بايت). لا يستطيع قراءته إلا المزوّد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) take the place of everything before.</source>
        <translation>
            <numerusform>لا يحل شيء محل كل ما سبق.</numerusform>
            <numerusform>يحل عنصر واحد محل كل ما سبق.</numerusform>
            <numerusform>يحل عنصران محل كل ما سبق.</numerusform>
            <numerusform>تحل %n عناصر محل كل ما سبق.</numerusform>
            <numerusform>يحل %n عنصرًا محل كل ما سبق.</numerusform>
            <numerusform>يحل %n عنصر محل كل ما سبق.</numerusform>
        </translation>
    </message>
    <message>
        <source>State of the files before the turn: commit %1.</source>
        <translation>حالة الملفات قبل الدور: الإيداع %1.</translation>
    </message>
    <message numerus="yes">
        <source>The user took back the last %n turn(s).</source>
        <translation>
            <numerusform>لم يسحب المستخدم أي دور.</numerusform>
            <numerusform>سحب المستخدم آخر دور.</numerusform>
            <numerusform>سحب المستخدم آخر دورين.</numerusform>
            <numerusform>سحب المستخدم آخر %n أدوار.</numerusform>
            <numerusform>سحب المستخدم آخر %n دورًا.</numerusform>
            <numerusform>سحب المستخدم آخر %n دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>هذا ليس JSON صالحًا: تتوقف القراءة عند البايت %1.</translation>
    </message>
    <message>
        <source>This is not a record: it has neither a type nor a payload.</source>
        <translation>هذا ليس سجلًا: ليس له نوع ولا حمولة.</translation>
    </message>
    <message numerus="yes">
        <source>[encrypted, %n byte(s)]</source>
        <translation>
            <numerusform>[معمّى، %n بايت]</numerusform>
            <numerusform>[معمّى، بايت واحد]</numerusform>
            <numerusform>[معمّى، بايتان]</numerusform>
            <numerusform>[معمّى، %n بايتات]</numerusform>
            <numerusform>[معمّى، %n بايتًا]</numerusform>
            <numerusform>[معمّى، %n بايت]</numerusform>
        </translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>وكيل فرعي</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>مؤرشفة</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>مستبدَلة</translation>
    </message>
    <message>
        <source>Codex numbers the records of these sessions and keeps positions within their files. Rename the session in Codex.</source>
        <translation>يرقّم Codex سجلات هذه الجلسات ويحتفظ بمواضع داخل ملفاتها. أعد تسمية الجلسة في Codex.</translation>
    </message>
    <message>
        <source>Codex numbers the records of this session and keeps positions within its file. Rename the session in Codex.</source>
        <translation>يرقّم Codex سجلات هذه الجلسة ويحتفظ بمواضع داخل ملفها. أعد تسمية الجلسة في Codex.</translation>
    </message>
    <message>
        <source>The file of this session is packed. Resume the session in Codex once, which unpacks it.</source>
        <translation>ملف هذه الجلسة مضغوط. استأنف الجلسة مرة في Codex فيفك ضغطه.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so changes make a fork.</source>
        <translation>يحتفظ Codex بمواضع داخل ملفات الجلسات، ولذلك تُنشئ التغييرات تفرّعًا.</translation>
    </message>
    <message>
        <source>Codex keeps positions within the files of sessions, so they are not cut. Fork the session at this message instead.</source>
        <translation>يحتفظ Codex بمواضع داخل ملفات الجلسات، ولذلك لا تُقطع. فرِّع الجلسة عند هذه الرسالة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>A compaction replaced these messages later, so Codex does not send the change. Fork the session before the compaction to change what is sent.</source>
        <translation>حلّ ضغطٌ لاحق محل هذه الرسائل، لذلك لا يرسل Codex التغيير. فرِّع الجلسة قبل الضغط لتغيير ما يُرسَل.</translation>
    </message>
    <message>
        <source>The thinking at the end is left out: providers refuse it without the answer that follows.</source>
        <translation>يُستبعَد التفكير في النهاية: يرفضه المزودون من دون الإجابة التي تليه.</translation>
    </message>
    <message>
        <source>The copies of these messages in a later compaction change too. Its summary stays as it is.</source>
        <translation>تتغير أيضًا نسخ هذه الرسائل في ضغطٍ لاحق. أما ملخصه فيبقى كما هو.</translation>
    </message>
    <message>
        <source>Codex cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>لا يستطيع Codex التراجع عن ضغط. فرِّع الجلسة قبله: كل شيء ما زال هناك.</translation>
    </message>
    <message>
        <source>Codex has no checkpoints. Fork the session there instead.</source>
        <translation>ليس في Codex نقاط حفظ. فرِّع الجلسة هناك بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER instead.</source>
        <translation>يحتفظ Codex بمجلد الجلسة في فهرسه أيضًا. استأنف الجلسة بالخيار ‎--cd FOLDER بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>This record is an event, not a message that Codex sends, so it cannot be changed.</source>
        <translation>هذا سجل لما جرى، وليس رسالة يرسلها Codex؛ ويبقى كما هو.</translation>
    </message>
    <message>
        <source>A compaction stays as it is. Fork the session before it instead.</source>
        <translation>يبقى الضغط كما هو. فرِّع الجلسة قبله بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>CodexCheck</name>
    <message>
        <source>Make a fork of the session without the problem. The session itself stays as it is.</source>
        <translation>إنشاء تفرّع من الجلسة بلا المشكلة. تبقى الجلسة نفسها كما هي.</translation>
    </message>
    <message>
        <source>The number %1 of this record was used before. Codex stops reading there, so that the session seems to have lost what follows.</source>
        <translation>الرقم %1 لهذا السجل مستخدَم من قبل. يتوقف Codex عن القراءة هناك، فيبدو أن الجلسة فقدت ما يليه.</translation>
    </message>
    <message>
        <source>This record has the number %1, where %2 was expected: lines are missing.</source>
        <translation>رقم هذا السجل %1، والمتوقع %2: ثمة أسطر مفقودة.</translation>
    </message>
    <message>
        <source>The head of the session names no model provider. Codex does not load such sessions.</source>
        <translation>رأس الجلسة لا يذكر مزوّد النموذج. لا يحمّل Codex جلسات كهذه.</translation>
    </message>
</context>
<context>
    <name>CollectedFiles</name>
    <message>
        <source>The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes to the batch again.</source>
        <translation>دفعة %1 تالفة ولم تُقرأ. نُقلت إلى %2؛ والمخزن لم يتغير. أضف التغييرات إلى الدفعة من جديد.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be read from %2.</source>
        <translation>لا يمكن قراءة دفعة %1 من %2.</translation>
    </message>
    <message>
        <source>A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are lost when the program ends.</source>
        <translation>حفظ إصدار أحدث من Stemma دفعة %1 في %2، ولذلك تُترك دون تغيير. التغييرات المضافة الآن تضيع عند انتهاء البرنامج.</translation>
    </message>
    <message>
        <source>The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free some space, or apply the batch first.</source>
        <translation>لا يمكن حفظ دفعة %1 في %2 وستضيع عند انتهاء البرنامج؛ والمخزن لم يتغير. أفسح بعض المساحة، أو طبّق الدفعة أولًا.</translation>
    </message>
    <message>
        <source>The folder %1 for batches cannot be created. Batches are lost when the program ends.</source>
        <translation>لا يمكن إنشاء المجلد %1 للدفعات. تضيع الدفعات عند انتهاء البرنامج.</translation>
    </message>
</context>
<context>
    <name>Compaction</name>
    <message>
        <source>Leaf %1</source>
        <translation>الورقة %1</translation>
    </message>
    <message>
        <source>Condensed %1</source>
        <translation>المكثّف %1</translation>
    </message>
    <message>
        <source>active, in context</source>
        <translation>نشط، في السياق</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>مستبدَل</translation>
    </message>
    <message>
        <source>not in context</source>
        <translation>ليس في السياق</translation>
    </message>
    <message>
        <source>level %1 selective</source>
        <translation>المستوى %1 انتقائي</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>المستوى %1 شديد</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>المستوى %1 حتمي</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>المستوى %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>الورقة %1</translation>
    </message>
    <message>
        <source>condensed %1</source>
        <translation>المكثّف %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing</source>
        <translation>
            <numerusform>لا مفقودات</numerusform>
            <numerusform>مفقود واحد</numerusform>
            <numerusform>مفقودان</numerusform>
            <numerusform>%Ln مفقودة</numerusform>
            <numerusform>%Ln مفقودة</numerusform>
            <numerusform>%Ln مفقودة</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
</context>
<context>
    <name>CompactionGraphView</name>
    <message>
        <source>Leaves</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Condensed</source>
        <translation>المكثّفة</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>span unknown</source>
        <translation>المدى مجهول</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>لا رسائل</translation>
    </message>
</context>
<context>
    <name>ContentBlocks</name>
    <message>
        <source>The content is neither a string nor a list of blocks.</source>
        <translation>المحتوى ليس سلسلة نصية ولا قائمة كتل.</translation>
    </message>
</context>
<context>
    <name>ContentKind</name>
    <message>
        <source>Texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Tool inputs</source>
        <translation>مدخلات الأدوات</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>مخرجات الأدوات</translation>
    </message>
    <message>
        <source>Tool metadata</source>
        <translation>البيانات الوصفية للأدوات</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>الرقع</translation>
    </message>
    <message>
        <source>Images (decoded)</source>
        <translation>الصور (بعد فك ترميزها)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>اللقطات</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>غير ذلك</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>The session has no message “%1” that could be the newest.</source>
        <translation>ليس في الجلسة رسالة «%1» يمكن أن تكون الأحدث.</translation>
    </message>
</context>
<context>
    <name>ContextChoices</name>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>عند الرسالة %1</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>قبل «%1»</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>بعد «%1»</translation>
    </message>
    <message>
        <source>With this draft</source>
        <translation>مع هذه المسودة</translation>
    </message>
    <message>
        <source>With “%1” edited</source>
        <translation>مع تحرير «%1»</translation>
    </message>
</context>
<context>
    <name>ContextPlace</name>
    <message>
        <source>Message %1 is no longer there.</source>
        <translation>لم تعد الرسالة %1 موجودة.</translation>
    </message>
</context>
<context>
    <name>ContextRules</name>
    <message>
        <source>%1: choose %L2 to %L3 tokens, not %L4.</source>
        <translation>%1: اختر من %L2 إلى %L3 من الرموز، لا %L4.</translation>
    </message>
    <message>
        <source>Nothing to choose for stores of %1: they record no window, and the stored data decides which rules apply.</source>
        <translation>لا شيء يُختار لمخازن %1: فهي لا تسجّل نافذة، والبيانات المخزَّنة تحدد القواعد المطبَّقة.</translation>
    </message>
    <message>
        <source>A window of %L1 tokens leaves no room for the context: %L2 are reserved for the answer and %L3 for compaction. Choose a larger window, or reserve less.</source>
        <translation>نافذة من %L1 من الرموز لا تترك مكانًا للسياق: %L2 محجوزة للإجابة و%L3 للضغط. اختر نافذة أكبر، أو احجز أقل.</translation>
    </message>
    <message>
        <source>a window of %L1 tokens</source>
        <translation>نافذة من %L1 من الرموز</translation>
    </message>
    <message>
        <source>%L1 reserved for the answer</source>
        <translation>%L1 محجوزة للإجابة</translation>
    </message>
    <message>
        <source>%L1 reserved for compaction</source>
        <translation>%L1 محجوزة للضغط</translation>
    </message>
    <message>
        <source>compaction at %L1% of the usable tokens</source>
        <translation>الضغط عند %L1% من الرموز القابلة للاستخدام</translation>
    </message>
    <message>
        <source>pruning keeps the newest %L1, frees more than %L2</source>
        <translation>يُبقي التقليم أحدث %L1 ويحرّر أكثر من %L2</translation>
    </message>
    <message>
        <source>This store has no rules named “%1”. Choose one of: %2.</source>
        <translation>ليس في هذا المخزن قواعد باسم «%1». اختر من: %2.</translation>
    </message>
    <message>
        <source>For this store only the rules (%1) can be chosen: it has no window.</source>
        <translation>لا يمكن في هذا المخزن إلا اختيار القواعد (%1): فليس له نافذة.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Reserve for compaction</source>
        <translation>المحجوز للضغط</translation>
    </message>
    <message>
        <source>Keep newest</source>
        <translation>إبقاء الأحدث</translation>
    </message>
    <message>
        <source>Prune only if it frees</source>
        <translation>التقليم فقط إن حرّر</translation>
    </message>
    <message>
        <source>Choose %1 to %2 of the usable tokens for the start of compaction, not %3.</source>
        <translation>اختر من %1 إلى %2 من الرموز القابلة للاستخدام لبدء الضغط، لا %3.</translation>
    </message>
    <message>
        <source>“Prune only if it frees” (%L1) must be less than “Keep newest” (%L2).</source>
        <translation>يجب أن يكون «التقليم فقط إن حرّر» (%L1) أقل من «إبقاء الأحدث» (%L2).</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>The store has no session “%1”. Check the id, or list the sessions.</source>
        <translation>ليس في المخزن جلسة «%1». تحقق من المعرّف، أو اسرد الجلسات.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>ليس في الجلسة %1 رسالة %2. تحقق من المعرّف.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in the session %1. Open the session again.</source>
        <translation>لم يعد هذا الجزء من الرسالة في الجلسة %1. افتح الجلسة من جديد.</translation>
    </message>
</context>
<context>
    <name>DerivedFigures</name>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>stored by the agent</source>
        <translation>خزّنه الوكيل</translation>
    </message>
    <message>
        <source>%1 bytes ÷ 4, rounded up</source>
        <translation>%1 بايت ÷ 4، مقرَّبًا إلى الأعلى</translation>
    </message>
    <message>
        <source>counted by %1</source>
        <translation>عدّه %1</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>المحرَّر</translation>
    </message>
    <message>
        <source>%1 bytes of output ÷ 4</source>
        <translation>%1 بايت من الخرج ÷ 4</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>ended %1 − started %2</source>
        <translation>النهاية %1 − البداية %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيّر</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 tokens after ÷ %2 before − 1</source>
        <translation>%1 من الرموز بعدُ ÷ %2 قبلُ − 1</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>الفاصل</translation>
    </message>
    <message>
        <source>%1 − %2 of the message before</source>
        <translation>%1 − %2 للرسالة السابقة</translation>
    </message>
    <message>
        <source>How figures came about</source>
        <translation>كيف نتجت الأرقام</translation>
    </message>
</context>
<context>
    <name>DiffSections</name>
    <message>
        <source>(no path)</source>
        <translation>(بلا مسار)</translation>
    </message>
    <message numerus="yes">
        <source>Messages %1</source>
        <translation>
            <numerusform>الرسائل %1</numerusform>
            <numerusform>الرسالة %1</numerusform>
            <numerusform>الرسالتان %1</numerusform>
            <numerusform>الرسائل %1</numerusform>
            <numerusform>الرسائل %1</numerusform>
            <numerusform>الرسائل %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed in the end.</source>
        <translation>لم يتغير شيء في النهاية.</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>%1 in</source>
        <translation>الداخل %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>الخارج %1</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>الرسالة الأخيرة</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>some of %1</source>
        <translation>بعض من %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Another agent</source>
        <translation>وكيل آخر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>مهمَلة</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>ملخَّصة</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>سلسلة جانبية</translation>
    </message>
    <message>
        <source>sent once</source>
        <translation>أُرسلت مرة واحدة</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>مقطوعة</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln message(s)</source>
        <translation>
            <numerusform>ضغط %Ln رسالة</numerusform>
            <numerusform>ضغط رسالة واحدة</numerusform>
            <numerusform>ضغط رسالتين</numerusform>
            <numerusform>ضغط %Ln رسائل</numerusform>
            <numerusform>ضغط %Ln رسالة</numerusform>
            <numerusform>ضغط %Ln رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message>
        <source>Image: %1, %2</source>
        <translation>صورة: %1، %2</translation>
    </message>
    <message numerus="yes">
        <source>Summary of %Ln message(s)</source>
        <translation>
            <numerusform>ملخّص %Ln رسالة</numerusform>
            <numerusform>ملخّص رسالة واحدة</numerusform>
            <numerusform>ملخّص رسالتين</numerusform>
            <numerusform>ملخّص %Ln رسائل</numerusform>
            <numerusform>ملخّص %Ln رسالة</numerusform>
            <numerusform>ملخّص %Ln رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, superseded</source>
        <translation>%1، مستبدَل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>لا رسائل تعذّرت قراءتها.</numerusform>
            <numerusform>تعذّرت قراءة رسالة واحدة وهي مفقودة.</numerusform>
            <numerusform>تعذّرت قراءة رسالتين وهما مفقودتان.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسائل وهي مفقودة.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة وهي مفقودة.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة وهي مفقودة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), exported by Stemma %1.</source>
        <translation>
            <numerusform>لا رسائل، صُدّرت من Stemma %1.</numerusform>
            <numerusform>رسالة واحدة، صُدّرت من Stemma %1.</numerusform>
            <numerusform>رسالتان، صُدّرتا من Stemma %1.</numerusform>
            <numerusform>%Ln رسائل، صُدّرت من Stemma %1.</numerusform>
            <numerusform>%Ln رسالة، صُدّرت من Stemma %1.</numerusform>
            <numerusform>%Ln رسالة، صُدّرت من Stemma %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>أضافه الوكيل</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>أمر</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>الملخّصات</translation>
    </message>
    <message>
        <source>Exported by Stemma %1.</source>
        <translation>صدّره Stemma %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>في %1</translation>
    </message>
    <message>
        <source>Needed again after the compaction: %1</source>
        <translation>احتيج إليه من جديد بعد الضغط: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>نتائج الفحص</translation>
    </message>
    <message>
        <source>Found by rules, which are not exact.</source>
        <translation>عُثر عليه بقواعد غير دقيقة.</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>لم يُراجَع إلا جزء: النص أكثر من اللازم.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>احتيج إليه من جديد</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Replaced messages</source>
        <translation>الرسائل المستبدَلة</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>الضائع</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>المتغيّر</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>المحفوظ</translation>
    </message>
    <message>
        <source>Review of a summary of “%1”</source>
        <translation>مراجعة ملخّص «%1»</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>%1 tokens sent, %2 received</source>
        <translation>الرموز المرسَلة: %1، المستلَمة: %2</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 انتقائي</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 شديد</translation>
    </message>
    <message>
        <source>%1 deterministic</source>
        <translation>%1 حتمي</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>ليس في الجلسة رسائل.</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s)</source>
        <translation>
            <numerusform>لا ملخّصات</numerusform>
            <numerusform>ملخّص واحد</numerusform>
            <numerusform>ملخّصان</numerusform>
            <numerusform>%n ملخّصات</numerusform>
            <numerusform>%n ملخّصًا</numerusform>
            <numerusform>%n ملخّص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%n رسائل</numerusform>
            <numerusform>%n رسالة</numerusform>
            <numerusform>%n رسالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n active</source>
        <translation>
            <numerusform>%1، النشط منها: %n</numerusform>
            <numerusform>%1، النشط منها: 1</numerusform>
            <numerusform>%1، النشط منها: 2</numerusform>
            <numerusform>%1، النشط منها: %n</numerusform>
            <numerusform>%1، النشط منها: %n</numerusform>
            <numerusform>%1، النشط منها: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>90 → 12 tokens</comment>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>لا يُكتب شيء</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation>قيد التحرير</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Reading the summaries…</source>
        <translation>تجري قراءة الملخّصات…</translation>
    </message>
    <message>
        <source>Not compacted yet. %1</source>
        <translation>لم تُضغط بعد. %1</translation>
    </message>
    <message>
        <source>Not compacted yet.</source>
        <translation>لم تُضغط بعد.</translation>
    </message>
    <message>
        <source>Preview a compaction</source>
        <translation>معاينة ضغط</translation>
    </message>
</context>
<context>
    <name>EditPlan</name>
    <message>
        <source>Sessions of this kind of store cannot be forked.</source>
        <translation>لا يمكن تفريع جلسات هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be resumed at a message.</source>
        <translation>لا يمكن استئناف جلسات هذا النوع من المخازن عند رسالة.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no title to change.</source>
        <translation>ليس لجلسات هذا النوع من المخازن عنوان يُغيَّر.</translation>
    </message>
    <message>
        <source>Texts in this kind of store cannot be edited.</source>
        <translation>لا يمكن تحرير النصوص في هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Messages in this kind of store cannot be removed.</source>
        <translation>لا يمكن إزالة الرسائل في هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>This kind of store cannot hold pruned outputs.</source>
        <translation>لا يدعم هذا النوع من المخازن المخرجات المقلَّمة.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be deleted.</source>
        <translation>لا يمكن حذف جلسات هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Messages cannot be inserted in this kind of store.</source>
        <translation>لا يمكن إدراج رسائل في هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>This kind of store has no checkpoints.</source>
        <translation>ليس في هذا النوع من المخازن نقاط حفظ.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be labelled.</source>
        <translation>لا يمكن وسم جلسات هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store have no project folder.</source>
        <translation>ليس لجلسات هذا النوع من المخازن مجلد مشروع.</translation>
    </message>
    <message>
        <source>Stemma has no repairs for this kind of store.</source>
        <translation>ليس في Stemma إصلاحات لهذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Sessions of this kind of store cannot be compacted.</source>
        <translation>لا يمكن ضغط جلسات هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Summaries in this kind of store cannot be dissolved.</source>
        <translation>لا يمكن فكّ الملخّصات في هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Batches are not possible in this kind of store.</source>
        <translation>الدفعات غير ممكنة في هذا النوع من المخازن.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their thinking blocks.</source>
        <translation>تحتفظ تفرّعات جلسات %1 بكتل تفكيرها.</translation>
    </message>
    <message>
        <source>Forks of %1 sessions keep their checkpoints.</source>
        <translation>تحتفظ تفرّعات جلسات %1 بنقاط حفظها.</translation>
    </message>
    <message>
        <source>Nothing can be added to the summaries of %1 sessions.</source>
        <translation>لا يمكن إضافة شيء إلى ملخّصات جلسات %1.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The change was applied only in part and could not be undone yet: %1 Stemma tries again before the next change.</source>
        <translation>طُبّق التغيير جزئيًا فقط ولم يمكن التراجع عنه بعد: %1 يحاول Stemma من جديد قبل التغيير التالي.</translation>
    </message>
    <message>
        <source>Nothing to change: the store already has this state.</source>
        <translation>لا شيء يُغيَّر: المخزن على هذه الحالة أصلًا.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>لا يمكن التراجع عن التغيير «%1»: قيده في دفتر التغييرات %2 تالف.</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: it is not applied.</source>
        <translation>لا يمكن التراجع عن التغيير «%1»: ليس مطبَّقًا.</translation>
    </message>
    <message>
        <source>Undid: %1</source>
        <translation>جرى التراجع عن: %1</translation>
    </message>
    <message>
        <source>The change “%1” cannot be redone: it was not undone.</source>
        <translation>لا يمكن إعادة التغيير «%1»: لم يُتراجَع عنه.</translation>
    </message>
    <message>
        <source>Redid: %1</source>
        <translation>أُعيد: %1</translation>
    </message>
    <message>
        <source>The journal does not hold what “%1” wrote; it was made before this was kept.</source>
        <translation>لا يحوي دفتر التغييرات ما كتبه «%1»؛ فقد أُجري قبل أن يُحتفظ بذلك.</translation>
    </message>
    <message>
        <source>“%1” was interrupted and is undone: %2 is as it was before.</source>
        <translation>قُطع «%1» وجرى التراجع عنه: عاد %2 كما كان.</translation>
    </message>
    <message>
        <source>“%1” was interrupted, but %2 has all of it. It can be undone.</source>
        <translation>قُطع «%1»، لكنه موجود كاملًا في %2. يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next change of this store.</source>
        <translation>قُطع «%1» في %2 ولم يُحسم أمره بعد. يسأل Stemma الخادم قبل التغيير التالي لهذا المخزن.</translation>
    </message>
    <message>
        <source>“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.</source>
        <translation>قُطع «%1» في %2 ولم يُحسم أمره بعد: %3 يحاول Stemma من جديد عند تشغيله التالي.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Turn finished</source>
        <translation>انتهى الدور</translation>
    </message>
    <message>
        <source>Turn interrupted</source>
        <translation>قوطع الدور</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>خطأ في واجهة API</translation>
    </message>
    <message>
        <source>Local command</source>
        <translation>أمر محلي</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>1 byte</source>
        <translation>بايت واحد</translation>
    </message>
    <message>
        <source>Only the first %1 were read.</source>
        <translation>لم تُقرأ إلا أول %1.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>صواب أو خطأ</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>date</source>
        <translation>تاريخ</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln distinct value(s)</source>
        <translation>
            <numerusform>أكثر من %Ln قيمة مميزة</numerusform>
            <numerusform>أكثر من قيمة واحدة مميزة</numerusform>
            <numerusform>أكثر من قيمتين مميزتين</numerusform>
            <numerusform>أكثر من %Ln قيم مميزة</numerusform>
            <numerusform>أكثر من %Ln قيمة مميزة</numerusform>
            <numerusform>أكثر من %Ln قيمة مميزة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct value(s)</source>
        <translation>
            <numerusform>لا قيم مميزة</numerusform>
            <numerusform>قيمة واحدة مميزة</numerusform>
            <numerusform>قيمتان مميزتان</numerusform>
            <numerusform>%Ln قيم مميزة</numerusform>
            <numerusform>%Ln قيمة مميزة</numerusform>
            <numerusform>%Ln قيمة مميزة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <translation>
            <numerusform>لا قيم فارغة</numerusform>
            <numerusform>واحدة فارغة</numerusform>
            <numerusform>اثنتان فارغتان</numerusform>
            <numerusform>%Ln فارغة</numerusform>
            <numerusform>%Ln فارغة</numerusform>
            <numerusform>%Ln فارغة</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>The first row with another number of cells is in line %L1.</source>
        <translation>أول صف فيه عدد آخر من الخلايا في السطر %L1.</translation>
    </message>
    <message>
        <source>A quote in the row that begins in line %L1 is never closed: all that follows it is one cell.</source>
        <translation>علامة اقتباس في الصف الذي يبدأ في السطر %L1 لا تُغلق أبدًا: وكل ما يليها خلية واحدة.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file. Use one of these: %2.</source>
        <translation>«%1» ليس نوع ملفات. استخدم واحدًا من هذه: %2.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text; they are shown as �.</source>
        <translation>بعض البايتات ليست نص UTF-8؛ وهي تظهر بالشكل �.</translation>
    </message>
    <message>
        <source>The text is encoded in UTF-16.</source>
        <translation>النص مرمَّز بترميز UTF-16.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>أرشيف</translation>
    </message>
    <message>
        <source>Binary file</source>
        <translation>ملف ثنائي</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>جدول CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>صورة</translation>
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
        <translation>سجل أحداث</translation>
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
        <translation>قاعدة بيانات SQLite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>TSV table</source>
        <translation>جدول TSV</translation>
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
            <numerusform>لا أسطر</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%Ln أسطر</numerusform>
            <numerusform>%Ln سطرًا</numerusform>
            <numerusform>%Ln سطر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in the longest line</source>
        <translation>
            <numerusform>لا بايتات في أطول سطر</numerusform>
            <numerusform>بايت واحد في أطول سطر</numerusform>
            <numerusform>بايتان في أطول سطر</numerusform>
            <numerusform>%Ln بايتات في أطول سطر</numerusform>
            <numerusform>%Ln بايتًا في أطول سطر</numerusform>
            <numerusform>%Ln بايت في أطول سطر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>لا كلمات</numerusform>
            <numerusform>كلمة واحدة</numerusform>
            <numerusform>كلمتان</numerusform>
            <numerusform>%Ln كلمات</numerusform>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>%Ln كلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>لا أعمدة</numerusform>
            <numerusform>عمود واحد</numerusform>
            <numerusform>عمودان</numerusform>
            <numerusform>%Ln أعمدة</numerusform>
            <numerusform>%Ln عمودًا</numerusform>
            <numerusform>%Ln عمود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with another number of cells</source>
        <translation>
            <numerusform>لا صفوف بعدد آخر من الخلايا</numerusform>
            <numerusform>صف واحد بعدد آخر من الخلايا</numerusform>
            <numerusform>صفان بعدد آخر من الخلايا</numerusform>
            <numerusform>%Ln صفوف بعدد آخر من الخلايا</numerusform>
            <numerusform>%Ln صفًا بعدد آخر من الخلايا</numerusform>
            <numerusform>%Ln صف بعدد آخر من الخلايا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>لا سجلات</numerusform>
            <numerusform>سجل واحد</numerusform>
            <numerusform>سجلان</numerusform>
            <numerusform>%Ln سجلات</numerusform>
            <numerusform>%Ln سجلًا</numerusform>
            <numerusform>%Ln سجل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that cannot be read</source>
        <translation>
            <numerusform>لا أسطر لا يمكن قراءتها</numerusform>
            <numerusform>سطر واحد لا يمكن قراءته</numerusform>
            <numerusform>سطران لا يمكن قراءتهما</numerusform>
            <numerusform>%Ln أسطر لا يمكن قراءتها</numerusform>
            <numerusform>%Ln سطرًا لا يمكن قراءتها</numerusform>
            <numerusform>%Ln سطر لا يمكن قراءتها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>لا مفاتيح</numerusform>
            <numerusform>مفتاح واحد</numerusform>
            <numerusform>مفتاحان</numerusform>
            <numerusform>%Ln مفاتيح</numerusform>
            <numerusform>%Ln مفتاحًا</numerusform>
            <numerusform>%Ln مفتاح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heading(s)</source>
        <translation>
            <numerusform>لا عناوين</numerusform>
            <numerusform>عنوان واحد</numerusform>
            <numerusform>عنوانان</numerusform>
            <numerusform>%Ln عناوين</numerusform>
            <numerusform>%Ln عنوانًا</numerusform>
            <numerusform>%Ln عنوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code block(s)</source>
        <translation>
            <numerusform>لا كتل برمجية</numerusform>
            <numerusform>كتلة برمجية واحدة</numerusform>
            <numerusform>كتلتان برمجيتان</numerusform>
            <numerusform>%Ln كتل برمجية</numerusform>
            <numerusform>%Ln كتلة برمجية</numerusform>
            <numerusform>%Ln كتلة برمجية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s)</source>
        <translation>
            <numerusform>لا مُدخلات</numerusform>
            <numerusform>مُدخل واحد</numerusform>
            <numerusform>مُدخلان</numerusform>
            <numerusform>%Ln مُدخلات</numerusform>
            <numerusform>%Ln مُدخلًا</numerusform>
            <numerusform>%Ln مُدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s)</source>
        <translation>
            <numerusform>لا أنواع</numerusform>
            <numerusform>نوع واحد</numerusform>
            <numerusform>نوعان</numerusform>
            <numerusform>%Ln أنواع</numerusform>
            <numerusform>%Ln نوعًا</numerusform>
            <numerusform>%Ln نوع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s)</source>
        <translation>
            <numerusform>لا دوال</numerusform>
            <numerusform>دالة واحدة</numerusform>
            <numerusform>دالتان</numerusform>
            <numerusform>%Ln دوال</numerusform>
            <numerusform>%Ln دالة</numerusform>
            <numerusform>%Ln دالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>لا مستندات</numerusform>
            <numerusform>مستند واحد</numerusform>
            <numerusform>مستندان</numerusform>
            <numerusform>%Ln مستندات</numerusform>
            <numerusform>%Ln مستندًا</numerusform>
            <numerusform>%Ln مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>لا أقسام</numerusform>
            <numerusform>قسم واحد</numerusform>
            <numerusform>قسمان</numerusform>
            <numerusform>%Ln أقسام</numerusform>
            <numerusform>%Ln قسمًا</numerusform>
            <numerusform>%Ln قسم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln element(s)</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>لا روابط</numerusform>
            <numerusform>رابط واحد</numerusform>
            <numerusform>رابطان</numerusform>
            <numerusform>%Ln روابط</numerusform>
            <numerusform>%Ln رابطًا</numerusform>
            <numerusform>%Ln رابط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>لا عبارات</numerusform>
            <numerusform>عبارة واحدة</numerusform>
            <numerusform>عبارتان</numerusform>
            <numerusform>%Ln عبارات</numerusform>
            <numerusform>%Ln عبارة</numerusform>
            <numerusform>%Ln عبارة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>لا جداول</numerusform>
            <numerusform>جدول واحد</numerusform>
            <numerusform>جدولان</numerusform>
            <numerusform>%Ln جداول</numerusform>
            <numerusform>%Ln جدولًا</numerusform>
            <numerusform>%Ln جدول</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s)</source>
        <translation>
            <numerusform>لا مناظير</numerusform>
            <numerusform>منظور واحد</numerusform>
            <numerusform>منظوران</numerusform>
            <numerusform>%Ln مناظير</numerusform>
            <numerusform>%Ln منظورًا</numerusform>
            <numerusform>%Ln منظور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%Ln ملفات</numerusform>
            <numerusform>%Ln ملفًا</numerusform>
            <numerusform>%Ln ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) unpacked</source>
        <translation>
            <numerusform>لا بايتات بعد فك الضغط</numerusform>
            <numerusform>بايت واحد بعد فك الضغط</numerusform>
            <numerusform>بايتان بعد فك الضغط</numerusform>
            <numerusform>%Ln بايتات بعد فك الضغط</numerusform>
            <numerusform>%Ln بايتًا بعد فك الضغط</numerusform>
            <numerusform>%Ln بايت بعد فك الضغط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) wide</source>
        <translation>
            <numerusform>العرض: لا بكسلات</numerusform>
            <numerusform>العرض: بكسل واحد</numerusform>
            <numerusform>العرض: بكسلان</numerusform>
            <numerusform>العرض: %Ln بكسلات</numerusform>
            <numerusform>العرض: %Ln بكسلًا</numerusform>
            <numerusform>العرض: %Ln بكسل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixel(s) high</source>
        <translation>
            <numerusform>الارتفاع: لا بكسلات</numerusform>
            <numerusform>الارتفاع: بكسل واحد</numerusform>
            <numerusform>الارتفاع: بكسلان</numerusform>
            <numerusform>الارتفاع: %Ln بكسلات</numerusform>
            <numerusform>الارتفاع: %Ln بكسلًا</numerusform>
            <numerusform>الارتفاع: %Ln بكسل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%Ln أخطاء</numerusform>
            <numerusform>%Ln خطأً</numerusform>
            <numerusform>%Ln خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%Ln تحذيرات</numerusform>
            <numerusform>%Ln تحذيرًا</numerusform>
            <numerusform>%Ln تحذير</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>البنية</translation>
    </message>
    <message>
        <source>Lines that cannot be read</source>
        <translation>أسطر لا يمكن قراءتها</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>التصريحات</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>الاستيرادات</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>العبارات</translation>
    </message>
    <message>
        <source>Tables with rows</source>
        <translation>الجداول مع صفوفها</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>العناوين</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>المستويات</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>الأوقات</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>الأكثر تكرارًا</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>البايتات الأولى</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>الأسطر الأولى</translation>
    </message>
    <message>
        <source>This is not an image that Stemma knows.</source>
        <translation>ليست هذه صورة يعرفها Stemma.</translation>
    </message>
    <message>
        <source>The image does not say its size.</source>
        <translation>لا تذكر الصورة أبعادها.</translation>
    </message>
    <message>
        <source>The archive is too large to be listed.</source>
        <translation>الأرشيف أكبر من أن يُسرد.</translation>
    </message>
    <message>
        <source>This is not an archive that Stemma can list.</source>
        <translation>ليس هذا أرشيفًا يستطيع Stemma سرده.</translation>
    </message>
    <message>
        <source>There are more keys than are listed here.</source>
        <translation>ثمة مفاتيح أكثر من المسرودة هنا.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid JSON.</source>
        <translation>من السطر %L1 فصاعدًا ليس هذا JSON صالحًا.</translation>
    </message>
    <message>
        <source>The first line that cannot be read is line %L1.</source>
        <translation>أول سطر لا يمكن قراءته هو السطر %L1.</translation>
    </message>
    <message>
        <source>in %L1 of %L2</source>
        <translation>في %L1 من %L2</translation>
    </message>
    <message>
        <source>Line %L1 is neither a section nor a key.</source>
        <translation>السطر %L1 ليس قسمًا ولا مفتاحًا.</translation>
    </message>
    <message>
        <source>The last value does not end.</source>
        <translation>القيمة الأخيرة لا تنتهي.</translation>
    </message>
    <message>
        <source>There are too many different messages to count all of them.</source>
        <translation>الرسائل المختلفة أكثر من أن تُعدّ كلها.</translation>
    </message>
    <message>
        <source>From line %L1 on this is not valid XML.</source>
        <translation>من السطر %L1 فصاعدًا ليس هذا XML صالحًا.</translation>
    </message>
    <message>
        <source>There are more elements than are listed here.</source>
        <translation>ثمة عناصر أكثر من المسرودة هنا.</translation>
    </message>
    <message>
        <source>What is quoted from line %L1 on does not end.</source>
        <translation>ما بين علامتي الاقتباس من السطر %L1 لا ينتهي.</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>HTML page</source>
        <translation>صفحة HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>نص خالص</translation>
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
        <translation>لم يتغير %1: النص الذي كتبه هذا التغيير تغيّر أو أُزيل أو تلاه نص جديد منذئذ. إن كان ذلك من تغيير في السجل فتراجع عنه أولًا.</translation>
    </message>
    <message>
        <source>%1 is gone, so nothing was changed.</source>
        <translation>زال %1، ولذلك لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not changed. Free some space, then try again.</source>
        <translation>القرص ممتلئ: لم يتغير %1. أفسح بعض المساحة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.</source>
        <translation>لا يمكن الكتابة في %1، ولذلك لم يتغير شيء. تحقق من أذونات الملف ومجلده.</translation>
    </message>
    <message>
        <source>%1 is another file by now, so nothing was changed. Plan the change again.</source>
        <translation>صار %1 ملفًا آخر، ولذلك لم يتغير شيء. خطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2), so nothing was changed.</source>
        <translation>لا يمكن الكتابة في %1 (%2)، ولذلك لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>غيّر برنامج آخر %1 منذ التخطيط للتغيير. لم يتغير شيء؛ خطّط له من جديد.</translation>
    </message>
    <message>
        <source>%1 is being changed by another program, so nothing was changed. Try again in a moment.</source>
        <translation>يغيّر برنامج آخر %1 الآن، ولذلك لم يتغير شيء. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.</source>
        <translation>البرنامج «%2» (العملية %3) يفتح %1 للكتابة، ولذلك لم يتغير شيء. أنهِه ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 is a link to another file; Stemma neither removes nor renames links.</source>
        <translation>إن %1 رابط إلى ملف آخر؛ ولا يزيل Stemma الروابط ولا يعيد تسميتها.</translation>
    </message>
    <message>
        <source>%1 is not there. Connect its disk, or restore it.</source>
        <translation>%1 غير موجود. صِل قرصه، أو استعده.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. Its content before the change is in %2.</source>
        <translation>غيّر برنامج آخر %1 أو أزاله منذ ذلك الحين، فيبقى كما هو. محتواه قبل التغيير في %2.</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since and stays as it is. If that is wrong, restore it from a backup.</source>
        <translation>غيّر برنامج آخر %1 أو أزاله منذ ذلك الحين، فيبقى كما هو. إن كان ذلك خطأ فاستعده من نسخة احتياطية.</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>edited</source>
        <translation>محرَّر</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>أُعيدت تسميته</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>written</source>
        <translation>مكتوب</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>ثنائي</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>غير سليم</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>Does not follow from the changes before: it expects other lines than they left.</source>
        <translation>لا يتبع التغييرات السابقة: يتوقع أسطرًا غير التي تركتها.</translation>
    </message>
    <message>
        <source>The session does not record where in the file this text was replaced.</source>
        <translation>لا تسجّل الجلسة موضع استبدال هذا النص في الملف.</translation>
    </message>
    <message>
        <source>Follows a change whose place in the file is not recorded, so the two cannot be combined.</source>
        <translation>يتبع تغييرًا لم يُسجَّل موضعه في الملف، ولذلك لا يمكن الجمع بينهما.</translation>
    </message>
    <message>
        <source>Writes the whole file, whose earlier content is not fully known.</source>
        <translation>يكتب الملف كله، ومحتواه السابق غير معروف تمامًا.</translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>ملف ثنائي: لا أسطر لعرضها.</translation>
    </message>
    <message>
        <source>Not a valid diff. It is shown as stored.</source>
        <translation>ليس فرقًا صالحًا. يُعرض كما هو مخزَّن.</translation>
    </message>
    <message>
        <source>A copy of another file, whose content is not known.</source>
        <translation>نسخة من ملف آخر محتواه غير معروف.</translation>
    </message>
    <message>
        <source>still so</source>
        <translation>ما زال كذلك</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>تغيّر منذئذ</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>خارج المجلد</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>غير قابل للمقارنة</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>غير قابل للقراءة</translation>
    </message>
    <message>
        <source>The line counts in this diff were wrong and have been corrected.</source>
        <translation>كانت أعداد الأسطر في هذا الفرق خاطئة وقد صُحّحت.</translation>
    </message>
    <message>
        <source>%1 is left out: the path leads out of the folder.</source>
        <translation>تُرك %1: المسار يؤدي إلى خارج المجلد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) of %1 left out: they do not follow from the changes before.</source>
        <translation>
            <numerusform>لم يُترك أي تغيير في %1: لا تتبع التغييرات السابقة.</numerusform>
            <numerusform>تُرك تغيير واحد في %1: لا يتبع التغييرات السابقة.</numerusform>
            <numerusform>تُرك تغييران في %1: لا يتبعان التغييرات السابقة.</numerusform>
            <numerusform>تُركت %Ln تغييرات في %1: لا تتبع التغييرات السابقة.</numerusform>
            <numerusform>تُرك %Ln تغييرًا في %1: لا تتبع التغييرات السابقة.</numerusform>
            <numerusform>تُرك %Ln تغيير في %1: لا تتبع التغييرات السابقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>A change of %1 is left out: its place in the file is not recorded.</source>
        <translation>تُرك تغيير في %1: موضعه في الملف غير مسجَّل.</translation>
    </message>
    <message>
        <source>%1 is left out: the session does not hold the content of this binary file.</source>
        <translation>تُرك %1: لا تحوي الجلسة محتوى هذا الملف الثنائي.</translation>
    </message>
    <message>
        <source>A change of %1 is left out: its diff is not valid.</source>
        <translation>تُرك تغيير في %1: فرقه غير صالح.</translation>
    </message>
    <message>
        <source>A change without a path is left out: its diff is not valid.</source>
        <translation>تُرك تغيير بلا مسار: فرقه غير صالح.</translation>
    </message>
    <message>
        <source>The changes of %1 are left out: “git apply” needs unchanged lines around them.</source>
        <translation>تُركت تغييرات %1: يحتاج «git apply» إلى أسطر غير متغيرة حولها.</translation>
    </message>
    <message>
        <source>Written as a whole, so the patch creates: %1</source>
        <translation>كُتب كاملًا، ولذلك تُنشئ الرقعة: %1</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>لم تعد نسخة %1 موجودة.</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten.</source>
        <translation>%1 موجود من قبل ولم يُكتب فوقه.</translation>
    </message>
    <message>
        <source>%1 did not exist at this checkpoint.</source>
        <translation>لم يكن %1 موجودًا عند نقطة الحفظ هذه.</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 ليس مجلدًا.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>تعذّر حفظ %1: %2.</translation>
    </message>
    <message>
        <source>No files were saved.</source>
        <translation>لم يُحفظ أي ملف.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved before it: %1</source>
        <translation>
            <numerusform>لم يُحفظ قبله أي ملف: %1</numerusform>
            <numerusform>حُفظ قبله ملف واحد: %1</numerusform>
            <numerusform>حُفظ قبله ملفان: %1</numerusform>
            <numerusform>حُفظت قبله %Ln ملفات: %1</numerusform>
            <numerusform>حُفظ قبله %Ln ملفًا: %1</numerusform>
            <numerusform>حُفظ قبله %Ln ملف: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileOnDisk</name>
    <message>
        <source>still so</source>
        <translation>ما زال كذلك</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>تغيّر منذئذ</translation>
    </message>
    <message>
        <source>not written since</source>
        <translation>لم يُكتب منذئذ</translation>
    </message>
    <message>
        <source>written since</source>
        <translation>كُتب منذئذ</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>خارج المجلد</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>غير قابل للقراءة</translation>
    </message>
    <message>
        <source>The file on disk has the content that the session refers to.</source>
        <translation>للملف الذي على القرص المحتوى الذي تشير إليه الجلسة.</translation>
    </message>
    <message>
        <source>The file on disk has another content than the one that the session refers to.</source>
        <translation>للملف الذي على القرص محتوى غير الذي تشير إليه الجلسة.</translation>
    </message>
    <message>
        <source>The file was not written since the session last named it. The session does not record its content.</source>
        <translation>لم يُكتب الملف منذ آخر ذكر له في الجلسة. ولا تسجّل الجلسة محتواه.</translation>
    </message>
    <message>
        <source>The file was written after the session last named it.</source>
        <translation>كُتب الملف بعد آخر ذكر له في الجلسة.</translation>
    </message>
    <message>
        <source>There is no such file in the folder of the session.</source>
        <translation>لا يوجد ملف كهذا في مجلد الجلسة.</translation>
    </message>
    <message>
        <source>The path leads out of the folder of the session, so the file is not looked at.</source>
        <translation>يؤدي المسار إلى خارج مجلد الجلسة، ولذلك لا يُنظر في الملف.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>لا يمكن قراءة الملف.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>The file %1 is gone. Open the store again.</source>
        <translation>زال الملف %1. افتح المخزن من جديد.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>لا يُسمح لك بقراءة %1. غيّر أذوناته أو أذونات مجلده، أو افتح نسخة.</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file with sessions.</source>
        <translation>ليس %1 ملفًا. اختر ملفًا فيه جلسات.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>لا يمكن قراءة %1: %2. افحص القرص، ثم أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>FindingHeadings</name>
    <message>
        <source>Base cycle</source>
        <translation>حلقة أساسات</translation>
    </message>
    <message>
        <source>Cut base</source>
        <translation>أساس مقطوع</translation>
    </message>
    <message>
        <source>Missing base</source>
        <translation>أساس مفقود</translation>
    </message>
    <message>
        <source>Missing provider</source>
        <translation>مزوّد مفقود</translation>
    </message>
    <message>
        <source>Ordinal gap</source>
        <translation>فجوة في الترقيم</translation>
    </message>
    <message>
        <source>Repeated ordinal</source>
        <translation>رقم ترتيب مكرر</translation>
    </message>
    <message>
        <source>Only in old tables</source>
        <translation>في الجداول القديمة فقط</translation>
    </message>
    <message>
        <source>Several generations</source>
        <translation>أجيال متعددة</translation>
    </message>
    <message>
        <source>Damaged message</source>
        <translation>رسالة تالفة</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>جزء تالف</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>جزء مجهول</translation>
    </message>
    <message>
        <source>Missing prompt</source>
        <translation>طلب مفقود</translation>
    </message>
    <message>
        <source>Unfinished call</source>
        <translation>استدعاء غير منتهٍ</translation>
    </message>
    <message>
        <source>Active node not in context</source>
        <translation>عقدة نشطة ليست في السياق</translation>
    </message>
    <message>
        <source>Answer without parts</source>
        <translation>إجابة بلا أجزاء</translation>
    </message>
    <message>
        <source>Assistant first</source>
        <translation>المساعد أولًا</translation>
    </message>
    <message>
        <source>Boundary not supported</source>
        <translation>الحد غير مدعوم</translation>
    </message>
    <message>
        <source>Boundary summary not sent</source>
        <translation>ملخّص الحد لم يُرسل</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>سلسلة منقطعة</translation>
    </message>
    <message>
        <source>Broken foreign key</source>
        <translation>مفتاح خارجي مكسور</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>سطر معطوب</translation>
    </message>
    <message>
        <source>Broken list</source>
        <translation>قائمة معطوبة</translation>
    </message>
    <message>
        <source>Broken metadata</source>
        <translation>بيانات وصفية معطوبة</translation>
    </message>
    <message>
        <source>Broken tags</source>
        <translation>وسوم معطوبة</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>علامة ترتيب البايتات</translation>
    </message>
    <message>
        <source>Calls not recorded</source>
        <translation>استدعاءات غير مسجَّلة</translation>
    </message>
    <message>
        <source>Checkpoint out of range</source>
        <translation>نقطة حفظ خارج المجال</translation>
    </message>
    <message>
        <source>Colliding ids</source>
        <translation>معرّفات متصادمة</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>حلقة</translation>
    </message>
    <message>
        <source>Cyclic messages</source>
        <translation>رسائل في حلقة</translation>
    </message>
    <message>
        <source>Cyclic nodes</source>
        <translation>عُقد في حلقة</translation>
    </message>
    <message>
        <source>Cyclic sessions</source>
        <translation>جلسات في حلقة</translation>
    </message>
    <message>
        <source>Damaged index</source>
        <translation>فهرس تالف</translation>
    </message>
    <message>
        <source>Damaged line</source>
        <translation>سطر تالف</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>صفحة تالفة</translation>
    </message>
    <message>
        <source>Doubled message</source>
        <translation>رسالة مضاعفة</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>معرّف مكرر</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>إجابة فارغة</translation>
    </message>
    <message>
        <source>Empty model</source>
        <translation>نموذج فارغ</translation>
    </message>
    <message>
        <source>First not user</source>
        <translation>الأول ليس المستخدم</translation>
    </message>
    <message>
        <source>Flagged message summarised</source>
        <translation>رسالة معلَّمة لُخّصت</translation>
    </message>
    <message>
        <source>Format differs</source>
        <translation>الصيغة مختلفة</translation>
    </message>
    <message>
        <source>Joined lines</source>
        <translation>أسطر ملتحمة</translation>
    </message>
    <message>
        <source>Hidden by side chain</source>
        <translation>محجوب بسلسلة جانبية</translation>
    </message>
    <message>
        <source>Histories differ</source>
        <translation>السجلات التاريخية مختلفة</translation>
    </message>
    <message>
        <source>Invalid arguments</source>
        <translation>معطيات غير صالحة</translation>
    </message>
    <message>
        <source>Invalid conversation</source>
        <translation>محادثة غير صالحة</translation>
    </message>
    <message>
        <source>Invalid encoding</source>
        <translation>ترميز غير صالح</translation>
    </message>
    <message>
        <source>Invalid entry</source>
        <translation>مُدخل غير صالح</translation>
    </message>
    <message>
        <source>Invalid error code</source>
        <translation>رمز خطأ غير صالح</translation>
    </message>
    <message>
        <source>Invalid event</source>
        <translation>حدث غير صالح</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>JSON غير صالح</translation>
    </message>
    <message>
        <source>Invalid list</source>
        <translation>قائمة غير صالحة</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <translation>رسالة غير صالحة</translation>
    </message>
    <message>
        <source>Invalid metadata</source>
        <translation>بيانات وصفية غير صالحة</translation>
    </message>
    <message>
        <source>Invalid node kind</source>
        <translation>نوع عقدة غير صالح</translation>
    </message>
    <message>
        <source>Invalid node parents</source>
        <translation>أصول عقدة غير صالحة</translation>
    </message>
    <message>
        <source>Invalid part</source>
        <translation>جزء غير صالح</translation>
    </message>
    <message>
        <source>Invalid role</source>
        <translation>دور متحدث غير صالح</translation>
    </message>
    <message>
        <source>Invalid time</source>
        <translation>وقت غير صالح</translation>
    </message>
    <message>
        <source>Invalid tokens</source>
        <translation>رموز غير صالحة</translation>
    </message>
    <message>
        <source>Invalid trace</source>
        <translation>تتبّع غير صالح</translation>
    </message>
    <message>
        <source>Item of other session</source>
        <translation>عنصر من جلسة أخرى</translation>
    </message>
    <message>
        <source>Item out of order</source>
        <translation>عنصر في غير ترتيبه</translation>
    </message>
    <message>
        <source>Item repeated</source>
        <translation>عنصر مكرر</translation>
    </message>
    <message>
        <source>Item without message</source>
        <translation>عنصر بلا رسالة</translation>
    </message>
    <message>
        <source>Item without session</source>
        <translation>عنصر بلا جلسة</translation>
    </message>
    <message>
        <source>Late result</source>
        <translation>نتيجة متأخرة</translation>
    </message>
    <message>
        <source>Leftover file</source>
        <translation>ملف متخلّف</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>نصف محرف بديل منفرد</translation>
    </message>
    <message>
        <source>Lost messages</source>
        <translation>رسائل ضائعة</translation>
    </message>
    <message>
        <source>Message as summary</source>
        <translation>رسالة كملخّص</translation>
    </message>
    <message>
        <source>Message count differs</source>
        <translation>عدد الرسائل مختلف</translation>
    </message>
    <message>
        <source>Message not in context</source>
        <translation>رسالة ليست في السياق</translation>
    </message>
    <message>
        <source>Message sent twice</source>
        <translation>رسالة أُرسلت مرتين</translation>
    </message>
    <message>
        <source>Messages dropped</source>
        <translation>رسائل أُسقطت</translation>
    </message>
    <message>
        <source>Misplaced member</source>
        <translation>عضو في غير موضعه</translation>
    </message>
    <message>
        <source>Missing artifact</source>
        <translation>ناتج مفقود</translation>
    </message>
    <message>
        <source>Missing conversation</source>
        <translation>محادثة مفقودة</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>معرّف مفقود</translation>
    </message>
    <message>
        <source>Missing in schema</source>
        <translation>مفقود في المخطط</translation>
    </message>
    <message>
        <source>Missing message</source>
        <translation>رسالة مفقودة</translation>
    </message>
    <message>
        <source>Missing parent</source>
        <translation>أصل مفقود</translation>
    </message>
    <message>
        <source>Missing parent message</source>
        <translation>رسالة أصل مفقودة</translation>
    </message>
    <message>
        <source>Missing parent node</source>
        <translation>عقدة أصل مفقودة</translation>
    </message>
    <message>
        <source>Missing parent session</source>
        <translation>جلسة أصل مفقودة</translation>
    </message>
    <message>
        <source>Missing result</source>
        <translation>نتيجة مفقودة</translation>
    </message>
    <message>
        <source>Missing session</source>
        <translation>جلسة مفقودة</translation>
    </message>
    <message>
        <source>No context items</source>
        <translation>لا عناصر في السياق</translation>
    </message>
    <message>
        <source>No conversation</source>
        <translation>لا محادثة</translation>
    </message>
    <message>
        <source>Node without message</source>
        <translation>عقدة بلا رسالة</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>ليس كائنًا</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>ليس UTF-8</translation>
    </message>
    <message>
        <source>NUL in text</source>
        <translation>NUL في النص</translation>
    </message>
    <message>
        <source>Unusual time</source>
        <translation>وقت غير معتاد</translation>
    </message>
    <message>
        <source>Old schema</source>
        <translation>مخطط قديم</translation>
    </message>
    <message>
        <source>Originals not kept</source>
        <translation>الأصول لم تُحفظ</translation>
    </message>
    <message>
        <source>Orphan result</source>
        <translation>نتيجة يتيمة</translation>
    </message>
    <message>
        <source>Orphan tool result</source>
        <translation>نتيجة أداة يتيمة</translation>
    </message>
    <message>
        <source>Overlapping summaries</source>
        <translation>ملخّصات متداخلة</translation>
    </message>
    <message>
        <source>Owner differs</source>
        <translation>المالك مختلف</translation>
    </message>
    <message>
        <source>Parent in other session</source>
        <translation>الأصل في جلسة أخرى</translation>
    </message>
    <message>
        <source>Part in other session</source>
        <translation>الجزء في جلسة أخرى</translation>
    </message>
    <message>
        <source>Part type differs</source>
        <translation>نوع الجزء مختلف</translation>
    </message>
    <message>
        <source>Partial recording</source>
        <translation>تسجيل جزئي</translation>
    </message>
    <message>
        <source>Prompt without reply</source>
        <translation>طلب بلا رد</translation>
    </message>
    <message>
        <source>Record count differs</source>
        <translation>عدد السجلات مختلف</translation>
    </message>
    <message>
        <source>Record is not JSON</source>
        <translation>السجل ليس JSON</translation>
    </message>
    <message>
        <source>Record is not an object</source>
        <translation>السجل ليس كائنًا</translation>
    </message>
    <message>
        <source>Record without summary</source>
        <translation>سجل بلا ملخّص</translation>
    </message>
    <message>
        <source>Redacted signed thinking</source>
        <translation>تفكير موقَّع محجوب</translation>
    </message>
    <message>
        <source>Redacted without payload</source>
        <translation>محجوب بلا حمولة</translation>
    </message>
    <message>
        <source>Refused session</source>
        <translation>جلسة مرفوضة</translation>
    </message>
    <message>
        <source>Repeated call id</source>
        <translation>معرّف استدعاء مكرر</translation>
    </message>
    <message>
        <source>Repeated context</source>
        <translation>سياق مكرر</translation>
    </message>
    <message>
        <source>Repeated prompt</source>
        <translation>طلب مكرر</translation>
    </message>
    <message>
        <source>Repeated section</source>
        <translation>قسم مكرر</translation>
    </message>
    <message>
        <source>Repeated session</source>
        <translation>جلسة مكررة</translation>
    </message>
    <message>
        <source>Repeated tool call</source>
        <translation>استدعاء أداة مكرر</translation>
    </message>
    <message>
        <source>Repeated turn</source>
        <translation>دور مكرر</translation>
    </message>
    <message>
        <source>Result before call</source>
        <translation>نتيجة قبل الاستدعاء</translation>
    </message>
    <message>
        <source>Reused tool call</source>
        <translation>استدعاء أداة أُعيد استخدامه</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>الوقت نفسه</translation>
    </message>
    <message>
        <source>Saved at differs</source>
        <translation>وقت الحفظ مختلف</translation>
    </message>
    <message>
        <source>Second trace</source>
        <translation>تتبّع ثانٍ</translation>
    </message>
    <message>
        <source>Section not array</source>
        <translation>القسم ليس مصفوفة</translation>
    </message>
    <message>
        <source>Span missing message</source>
        <translation>مدى فيه رسالة مفقودة</translation>
    </message>
    <message>
        <source>Span of other session</source>
        <translation>مدى من جلسة أخرى</translation>
    </message>
    <message>
        <source>Span reversed</source>
        <translation>مدى معكوس</translation>
    </message>
    <message>
        <source>Spurious boundary</source>
        <translation>حد زائد</translation>
    </message>
    <message>
        <source>Stored ephemeral</source>
        <translation>عابر مخزَّن</translation>
    </message>
    <message>
        <source>Summary as message</source>
        <translation>ملخّص كرسالة</translation>
    </message>
    <message>
        <source>Summary without node</source>
        <translation>ملخّص بلا عقدة</translation>
    </message>
    <message>
        <source>Summary without record</source>
        <translation>ملخّص بلا سجل</translation>
    </message>
    <message>
        <source>Superseded summary in context</source>
        <translation>ملخّص مستبدَل في السياق</translation>
    </message>
    <message>
        <source>Time backwards</source>
        <translation>الوقت يرجع إلى الوراء</translation>
    </message>
    <message>
        <source>Time in future</source>
        <translation>وقت في المستقبل</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>وقت بالثواني</translation>
    </message>
    <message>
        <source>Title differs</source>
        <translation>العنوان مختلف</translation>
    </message>
    <message>
        <source>Title replaced</source>
        <translation>العنوان استُبدل</translation>
    </message>
    <message>
        <source>Tool columns differ</source>
        <translation>أعمدة الأداة مختلفة</translation>
    </message>
    <message>
        <source>Tool name differs</source>
        <translation>اسم الأداة مختلف</translation>
    </message>
    <message>
        <source>Incomplete line</source>
        <translation>سطر غير مكتمل</translation>
    </message>
    <message>
        <source>Totals differ</source>
        <translation>المجاميع مختلفة</translation>
    </message>
    <message>
        <source>Trace elsewhere</source>
        <translation>التتبّع في موضع آخر</translation>
    </message>
    <message>
        <source>Unanswered call</source>
        <translation>استدعاء بلا جواب</translation>
    </message>
    <message>
        <source>Unanswered prompts</source>
        <translation>طلبات بلا جواب</translation>
    </message>
    <message>
        <source>Unanswered tool call</source>
        <translation>استدعاء أداة بلا جواب</translation>
    </message>
    <message>
        <source>Uncounted summary</source>
        <translation>ملخّص غير محسوب</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>حقل مجهول</translation>
    </message>
    <message>
        <source>Unknown in schema</source>
        <translation>مجهول في المخطط</translation>
    </message>
    <message>
        <source>End without id</source>
        <translation>نهاية بلا معرّف</translation>
    </message>
    <message>
        <source>Missing content</source>
        <translation>محتوى مفقود</translation>
    </message>
    <message>
        <source>Missing usage</source>
        <translation>استهلاك مفقود</translation>
    </message>
    <message>
        <source>Null line</source>
        <translation>سطر null</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>سطر مجهول</translation>
    </message>
    <message>
        <source>Unknown metadata</source>
        <translation>بيانات وصفية مجهولة</translation>
    </message>
    <message>
        <source>Unknown part type</source>
        <translation>نوع جزء مجهول</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>دور متحدث مجهول</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>قسم مجهول</translation>
    </message>
    <message>
        <source>Name not listed</source>
        <translation>الاسم غير مسرود</translation>
    </message>
    <message>
        <source>Missing header</source>
        <translation>رأس مفقود</translation>
    </message>
    <message>
        <source>Missing line end</source>
        <translation>نهاية سطر مفقودة</translation>
    </message>
    <message>
        <source>Missing version</source>
        <translation>إصدار مفقود</translation>
    </message>
    <message>
        <source>Parent cycle</source>
        <translation>حلقة أصول</translation>
    </message>
    <message>
        <source>Repeated call</source>
        <translation>استدعاء مكرر</translation>
    </message>
    <message>
        <source>Unloadable elsewhere</source>
        <translation>لا يُحمَّل في موضع آخر</translation>
    </message>
    <message>
        <source>Unloadable message</source>
        <translation>رسالة لا تُحمَّل</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>ملف لا يُقرأ</translation>
    </message>
    <message>
        <source>Unreadable folder</source>
        <translation>مجلد لا يُقرأ</translation>
    </message>
    <message>
        <source>Unreadable row</source>
        <translation>صف لا يُقرأ</translation>
    </message>
    <message>
        <source>Unreadable table</source>
        <translation>جدول لا يُقرأ</translation>
    </message>
    <message>
        <source>Unused page</source>
        <translation>صفحة غير مستخدَمة</translation>
    </message>
    <message>
        <source>Value out of range</source>
        <translation>قيمة خارج المجال</translation>
    </message>
    <message>
        <source>Merged branches</source>
        <translation>فروع مدموجة</translation>
    </message>
    <message>
        <source>Wrong hash</source>
        <translation>بصمة خاطئة</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>نوع خاطئ</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 more findings of this kind are not listed.</source>
        <translation>%1 من نتائج الفحص الأخرى من هذا النوع غير مسرودة.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظة</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, showing the first %2</source>
        <translation>%1، تُعرض أول %2</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>نتيجة الفحص</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>أُلغي الفحص.</translation>
    </message>
</context>
<context>
    <name>FootprintCheck</name>
    <message>
        <source>the run did not end</source>
        <translation>التشغيل لم ينتهِ</translation>
    </message>
    <message>
        <source>%1 events were dropped</source>
        <translation>الأحداث التي أُسقطت: %1</translation>
    </message>
    <message>
        <source>The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.</source>
        <translation>تذكر النتيجة الأداة «%1»، ويذكر استدعاؤها «%2». المزوّدون الذين يطابقون بالاسم يخطئون مطابقتها.</translation>
    </message>
    <message>
        <source>A message of this role has no %1. Providers leave it out or reject it.</source>
        <translation>رسالة من دور المتحدث هذا ليس فيها %1. يتركها المزوّدون أو يرفضونها.</translation>
    </message>
    <message>
        <source>The arguments of the tool call “%1” are not an object. The model is sent other arguments.</source>
        <translation>معطيات استدعاء الأداة «%1» ليست كائنًا. تُرسل إلى النموذج معطيات أخرى.</translation>
    </message>
    <message>
        <source>The message looks like a summary, but has no record of the messages it replaced: the record was lost, or the text was typed or edited.</source>
        <translation>تبدو الرسالة ملخّصًا، لكن ليس لها سجل بالرسائل التي حلّ محلها: ضاع السجل، أو كُتب النص باليد أو حُرّر.</translation>
    </message>
    <message>
        <source>The compaction record belongs to no message. Its messages are stored but never sent.</source>
        <translation>سجل الضغط لا يتبع أي رسالة. رسائله مخزَّنة لكنها لا تُرسل أبدًا.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>لا يستطيع agentfootprint تحميل الجلسة. %1</translation>
    </message>
    <message>
        <source>Use the value from the rest of the session.</source>
        <translation>استخدام القيمة التي في بقية الجلسة.</translation>
    </message>
    <message>
        <source>The message has no role or no text. agentfootprint cannot load the session.</source>
        <translation>ليس للرسالة دور متحدث أو نص. لا يستطيع agentfootprint تحميل الجلسة.</translation>
    </message>
    <message>
        <source>Set an empty text, or remove the message.</source>
        <translation>وضع نص فارغ، أو إزالة الرسالة.</translation>
    </message>
    <message>
        <source>The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the whole text.</source>
        <translation>النص تالف هنا (%1). كل ما سبقه يمكن قراءته، لكن agentfootprint يرفض النص كله.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. agentfootprint rejects the file.</source>
        <translation>يبدأ الملف بعلامة ترتيب البايتات. يرفض agentfootprint الملف.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>إزالة علامة ترتيب البايتات.</translation>
    </message>
    <message>
        <source>The last line is incomplete: the program was stopped while writing, or is writing now.</source>
        <translation>السطر الأخير غير مكتمل: أُوقف البرنامج أثناء الكتابة، أو هو يكتب الآن.</translation>
    </message>
    <message>
        <source>The record is not an event. It is lost; the others are not affected.</source>
        <translation>السجل ليس حدثًا. لقد ضاع؛ ولم تتأثر السجلات الأخرى.</translation>
    </message>
    <message>
        <source>The file has this session more than once. agentfootprint reads only the last one and drops the others at its next write.</source>
        <translation>هذه الجلسة في الملف أكثر من مرة. يقرأ agentfootprint الأخيرة فقط ويُسقط الأخرى عند كتابته التالية.</translation>
    </message>
    <message>
        <source>Keep the others under new ids.</source>
        <translation>إبقاء الأخرى بمعرّفات جديدة.</translation>
    </message>
    <message>
        <source>The tool result “%1” has no call in the message before it. Model providers reject the conversation.</source>
        <translation>ليس لنتيجة الأداة «%1» استدعاء في الرسالة التي قبلها. يرفض مزوّدو النماذج المحادثة.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>إزالة الرسالة.</translation>
    </message>
    <message>
        <source>The tool call “%1” has no result. Model providers reject the conversation.</source>
        <translation>ليس لاستدعاء الأداة «%1» نتيجة. يرفض مزوّدو النماذج المحادثة.</translation>
    </message>
    <message>
        <source>Add a result that says the tool did not run, or resume the session before the call.</source>
        <translation>إضافة نتيجة تقول إن الأداة لم تعمل، أو استئناف الجلسة قبل الاستدعاء.</translation>
    </message>
    <message>
        <source>The message has two tool calls with the id “%1”. Model providers reject the conversation.</source>
        <translation>في الرسالة استدعاءا أداة بالمعرّف «%1». يرفض مزوّدو النماذج المحادثة.</translation>
    </message>
    <message>
        <source>An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; others reject the conversation.</source>
        <translation>في رسالة سابقة أيضًا استدعاء أداة بالمعرّف «%1». بعض المزوّدين يرقّمون الاستدعاءات لكل تشغيل؛ وآخرون يرفضون المحادثة.</translation>
    </message>
    <message>
        <source>Use the name from the call.</source>
        <translation>استخدام الاسم الذي في الاستدعاء.</translation>
    </message>
    <message>
        <source>Remove it; it is empty.</source>
        <translation>إزالته؛ فهو فارغ.</translation>
    </message>
    <message>
        <source>The conversation begins with a message of the role “%1”. Model providers reject it.</source>
        <translation>تبدأ المحادثة برسالة دور متحدثها «%1». يرفضها مزوّدو النماذج.</translation>
    </message>
    <message>
        <source>The role “%1” is unknown. agentfootprint keeps the message but never sends it.</source>
        <translation>دور المتحدث «%1» مجهول. يحتفظ agentfootprint بالرسالة لكنه لا يرسلها أبدًا.</translation>
    </message>
    <message>
        <source>The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a signature invalid.</source>
        <translation>في الرسالة بايتات ليست UTF-8. يستبدلها agentfootprint، فيُبطل التوقيع.</translation>
    </message>
    <message>
        <source>%1 is not a list of objects. The session loads, but its next turn fails or leaves it out.</source>
        <translation>ليس %1 قائمة كائنات. تُحمَّل الجلسة، لكن دورها التالي يفشل أو يتركه.</translation>
    </message>
    <message>
        <source>Remove everything that is not an object.</source>
        <translation>إزالة كل ما ليس كائنًا.</translation>
    </message>
    <message>
        <source>Replace the text with the object.</source>
        <translation>الاستعاضة عن النص بالكائن.</translation>
    </message>
    <message>
        <source>The answer has no text, thinking or tool call. Model providers reject empty messages.</source>
        <translation>ليس في الإجابة نص ولا تفكير ولا استدعاء أداة. يرفض مزوّدو النماذج الرسائل الفارغة.</translation>
    </message>
    <message>
        <source>The message was meant for one request only, but agentfootprint sends it with every request.</source>
        <translation>كانت الرسالة مقصودة لطلب واحد فقط، لكن agentfootprint يرسلها مع كل طلب.</translation>
    </message>
    <message>
        <source>The text of a signed thinking block was redacted. Its provider will reject the block.</source>
        <translation>حُجب نص كتلة تفكير موقَّعة. سيرفض مزوّدها الكتلة.</translation>
    </message>
    <message>
        <source>A hidden thinking block was stored without its encrypted content. It is sent empty.</source>
        <translation>خُزّنت كتلة تفكير مخفية بلا محتواها المعمّى. وهي تُرسل فارغة.</translation>
    </message>
    <message>
        <source>Reconnect it with its record, which its first line names.</source>
        <translation>إعادة وصله بسجله الذي يذكره سطره الأول.</translation>
    </message>
    <message>
        <source>Reconnect it with its summary, whose first line names it.</source>
        <translation>إعادة وصله بملخّصه الذي يذكره سطره الأول.</translation>
    </message>
    <message>
        <source>%1 messages were summarised and not stored.</source>
        <translation>لُخّص %1 من الرسائل ولم تُخزَّن.</translation>
    </message>
    <message>
        <source>Earlier messages were dropped to save space. They are no longer stored.</source>
        <translation>أُسقطت رسائل سابقة توفيرًا للمساحة. ولم تعد مخزَّنة.</translation>
    </message>
    <message>
        <source>The paused run has two copies of the conversation, and they differ. It resumes from the copy in its state.</source>
        <translation>للتشغيل الموقَف مؤقتًا نسختان من المحادثة، وهما مختلفتان. ويُستأنف من النسخة التي في حالته.</translation>
    </message>
    <message>
        <source>The column format differs from the envelope (%1).</source>
        <translation>عمود الصيغة يختلف عن المغلِّف (%1).</translation>
    </message>
    <message>
        <source>Use the value from the envelope.</source>
        <translation>استخدام القيمة التي في المغلِّف.</translation>
    </message>
    <message>
        <source>The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn.</source>
        <translation>يتبع الصف «%1»، ويتبع مغلِّفه «%2». يرفض agentfootprint حفظ الدور التالي.</translation>
    </message>
    <message>
        <source>The column saved_at differs from the envelope (%1). Lists sort the session wrongly.</source>
        <translation>العمود saved_at يختلف عن المغلِّف (%1). تخطئ القوائم في ترتيب الجلسة.</translation>
    </message>
    <message>
        <source>The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists show it wrongly.</source>
        <translation>العمود message_count قيمته %1 بدلًا من %2: كتب إصدار أقدم الدور الأخير. لا يظهر الخطأ إلا في القوائم.</translation>
    </message>
    <message>
        <source>Count the messages again.</source>
        <translation>عدّ الرسائل من جديد.</translation>
    </message>
    <message>
        <source>The event is dated before the previous event.</source>
        <translation>تاريخ الحدث قبل الحدث السابق.</translation>
    </message>
    <message>
        <source>The recording is not complete: %1.</source>
        <translation>التسجيل غير مكتمل: %1.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not continue the previous hash. A record was removed, added or moved.</source>
        <translation>تنقطع سلسلة حزمة التدقيق أولًا هنا: السجل لا يواصل البصمة السابقة. أُزيل سجل أو أُضيف أو نُقل.</translation>
    </message>
    <message>
        <source>The chain of the audit bundle first breaks here: the record does not match its hash. It was changed after it was written.</source>
        <translation>تنقطع سلسلة حزمة التدقيق أولًا هنا: السجل لا يطابق بصمته. لقد غُيّر بعد كتابته.</translation>
    </message>
    <message>
        <source>The audit bundle should have %1 records and has %2.</source>
        <translation>ينبغي أن يكون في حزمة التدقيق %1 من السجلات وفيها %2.</translation>
    </message>
    <message>
        <source>%1 row %2, byte %3</source>
        <translation>%1 الصف %2، البايت %3</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 الصف %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>البايت %1</translation>
    </message>
</context>
<context>
    <name>FootprintEdit</name>
    <message>
        <source>The text of this session is damaged at byte %1, so agentfootprint cannot load it. You can only delete the session.</source>
        <translation>نص هذه الجلسة تالف عند البايت %1، ولذلك لا يستطيع agentfootprint تحميلها. لا يمكنك إلا حذف الجلسة.</translation>
    </message>
    <message>
        <source>This session has no conversation that agentfootprint can load. You can only delete the session.</source>
        <translation>ليس في هذه الجلسة محادثة يستطيع agentfootprint تحميلها. لا يمكنك إلا حذف الجلسة.</translation>
    </message>
    <message>
        <source>This message is only in the state of a paused run. Choose a message of the conversation instead.</source>
        <translation>هذه الرسالة في حالة تشغيل موقَف مؤقتًا فقط. اختر رسالة من المحادثة بدلًا منها.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call without a result, so the conversation cannot end there. Choose the place before it.</source>
        <translation>في الرسالة %1 استدعاء أداة بلا نتيجة، ولذلك لا يمكن أن تنتهي المحادثة هناك. اختر الموضع الذي قبلها.</translation>
    </message>
    <message>
        <source>Message %1 has a tool call whose result comes later. Choose the place before message %1 or after message %2.</source>
        <translation>في الرسالة %1 استدعاء أداة تأتي نتيجته لاحقًا. اختر الموضع الذي قبل الرسالة %1 أو بعد الرسالة %2.</translation>
    </message>
    <message>
        <source>This run is paused, and the two copies of its conversation differ, so it cannot be changed. Fork it before the waiting call.</source>
        <translation>هذا التشغيل موقَف مؤقتًا، ونسختا محادثته مختلفتان، ولذلك لا يمكن تغييرها. فرِّعها قبل الاستدعاء المنتظِر.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles, so the title “%1” is ignored.</source>
        <translation>لا يخزّن agentfootprint العناوين، ولذلك يُتجاهل العنوان «%1».</translation>
    </message>
    <message>
        <source>The fork keeps the conversation id “%1”: it shares long-term memory and artifacts with the original.</source>
        <translation>يحتفظ التفرّع بمعرّف المحادثة «%1»: فيشارك الأصل في الذاكرة الطويلة الأمد والنواتج.</translation>
    </message>
    <message>
        <source>The fork is a finished conversation that ends before the waiting call.</source>
        <translation>التفرّع محادثة منتهية تنتهي قبل الاستدعاء المنتظِر.</translation>
    </message>
    <message>
        <source>Nothing would be left. Delete the session instead.</source>
        <translation>لن يبقى شيء. احذف الجلسة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>%1–%2; agentfootprint cannot store them, so only Stemma&apos;s undo data keeps them</source>
        <translation>%1–%2؛ لا يستطيع agentfootprint تخزينها، ولذلك تحفظها بيانات التراجع في Stemma وحدها</translation>
    </message>
    <message>
        <source>The run no longer waits for an answer: the conversation becomes a finished one.</source>
        <translation>لم يعد التشغيل ينتظر جوابًا: تصير المحادثة محادثة منتهية.</translation>
    </message>
    <message>
        <source>Model providers reject messages without text. Remove the message instead.</source>
        <translation>يرفض مزوّدو النماذج الرسائل التي بلا نص. أزل الرسالة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>A summary must begin with “[compacted history”. Keep this beginning, or remove the message.</source>
        <translation>يجب أن يبدأ الملخّص بـ«‎[compacted history». أبقِ هذه البداية، أو أزل الرسالة.</translation>
    </message>
    <message>
        <source>keeps the summary connected with its messages</source>
        <translation>يُبقي الملخّص موصولًا برسائله</translation>
    </message>
    <message>
        <source>agentfootprint has no role “%1” for new messages. Choose user or assistant.</source>
        <translation>ليس في agentfootprint دور متحدث «%1» للرسائل الجديدة. اختر user أو assistant.</translation>
    </message>
    <message>
        <source>The summary of this record is missing, so its place is not known.</source>
        <translation>ملخّص هذا السجل مفقود، ولذلك فموضعه غير معروف.</translation>
    </message>
    <message>
        <source>This summary was itself summarised. Dissolve the summary that replaced it first.</source>
        <translation>هذا الملخّص نفسه لُخّص. فُكّ الملخّص الذي حلّ محله أولًا.</translation>
    </message>
    <message>
        <source>agentfootprint did not store the messages that this summary replaced, so it cannot be dissolved.</source>
        <translation>لم يخزّن agentfootprint الرسائل التي حلّ هذا الملخّص محلها، ولذلك لا يمكن فكّه.</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>فكّ ملخّص من «%1»</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the session again when it ends.</source>
        <translation>دور الوكيل الجاري يكتب الجلسة من جديد عند انتهائه.</translation>
    </message>
    <message>
        <source>The session was saved a few minutes ago, so an agent may be working in it.</source>
        <translation>حُفظت الجلسة قبل دقائق، فقد يكون وكيل يعمل فيها.</translation>
    </message>
    <message>
        <source>A running turn of the agent writes the whole session when it ends and would overwrite this change. Forks are never overwritten.</source>
        <translation>دور الوكيل الجاري يكتب الجلسة كلها عند انتهائه وسيكتب فوق هذا التغيير. أما التفرّعات فلا يُكتب فوقها أبدًا.</translation>
    </message>
    <message>
        <source>An audit bundle is a chain of hashes, which any change would break.</source>
        <translation>حزمة التدقيق سلسلة من البصمات يقطعها أي تغيير.</translation>
    </message>
    <message>
        <source>This is a recording, which no agent resumes. Change the session store of the agent instead.</source>
        <translation>هذا تسجيل لا يستأنفه أي وكيل. غيّر مخزن جلسات الوكيل بدلًا منه.</translation>
    </message>
    <message>
        <source>A bug report is a packed copy. Change the session store of the agent instead.</source>
        <translation>تقرير العلّة نسخة محزومة. غيّر مخزن جلسات الوكيل بدلًا منه.</translation>
    </message>
    <message>
        <source>No agent reads such a file. Change the session store of the agent instead.</source>
        <translation>لا يقرأ أي وكيل ملفًا كهذا. غيّر مخزن جلسات الوكيل بدلًا منه.</translation>
    </message>
    <message>
        <source>Artifacts are named by their content, so they cannot be changed.</source>
        <translation>تُسمّى النواتج بمحتواها، ولذلك لا يمكن تغييرها.</translation>
    </message>
    <message>
        <source>Memories are indexed by their content, so they cannot be changed.</source>
        <translation>تُفهرس الذكريات بمحتواها، ولذلك لا يمكن تغييرها.</translation>
    </message>
    <message>
        <source>agentfootprint stores no titles; sessions are shown by their first prompt.</source>
        <translation>لا يخزّن agentfootprint العناوين؛ وتُعرض الجلسات بطلبها الأول.</translation>
    </message>
    <message>
        <source>agentfootprint cannot mark outputs as pruned.</source>
        <translation>لا يستطيع agentfootprint وضع علامة التقليم على المخرجات.</translation>
    </message>
    <message>
        <source>agentfootprint stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>لا يخزّن agentfootprint نقاط الحفظ؛ ويحفظها Stemma في بياناته.</translation>
    </message>
    <message>
        <source>agentfootprint does not store a project folder.</source>
        <translation>لا يخزّن agentfootprint مجلد مشروع.</translation>
    </message>
    <message>
        <source>Only agentfootprint itself compacts its sessions, while the agent runs.</source>
        <translation>لا يضغط جلسات agentfootprint إلا agentfootprint نفسه أثناء عمل الوكيل.</translation>
    </message>
    <message>
        <source>The file is the conversation. Delete the file in your file manager.</source>
        <translation>الملف هو المحادثة. احذف الملف في مدير الملفات.</translation>
    </message>
    <message>
        <source>This message was summarised and is no longer sent. Choose its summary instead.</source>
        <translation>لُخّصت هذه الرسالة ولم تعد تُرسل. اختر ملخّصها بدلًا منها.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.</source>
        <translation>هذا التفكير موقَّع، ولذلك لا يمكن تحريره. أزله، أو فرِّع الجلسة قبله.</translation>
    </message>
    <message>
        <source>the last prompt</source>
        <translation>الطلب الأخير</translation>
    </message>
    <message>
        <source>the record of the replaced messages</source>
        <translation>سجل الرسائل المستبدَلة</translation>
    </message>
    <message>
        <source>the messages of the removed summaries</source>
        <translation>رسائل الملخّصات المزالة</translation>
    </message>
    <message>
        <source>Removing a summary also removes its stored messages.</source>
        <translation>إزالة ملخّص تزيل رسائله المخزَّنة أيضًا.</translation>
    </message>
    <message>
        <source>where the last run failed</source>
        <translation>حيث فشل التشغيل الأخير</translation>
    </message>
    <message>
        <source>the run no longer waits</source>
        <translation>لم يعد التشغيل ينتظر</translation>
    </message>
    <message>
        <source>agentfootprint can load the session.</source>
        <translation>يستطيع agentfootprint تحميل الجلسة.</translation>
    </message>
    <message>
        <source>agentfootprint cannot load the session. %1</source>
        <translation>لا يستطيع agentfootprint تحميل الجلسة. %1</translation>
    </message>
    <message>
        <source>agentfootprint still cannot load the session. %1</source>
        <translation>ما زال agentfootprint لا يستطيع تحميل الجلسة. %1</translation>
    </message>
    <message>
        <source>The conversation does not begin with an answer.</source>
        <translation>لا تبدأ المحادثة بإجابة.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) or result(s) have no counterpart, which providers reject.</source>
        <translation>
            <numerusform>لا استدعاءات أدوات ولا نتائج بلا مقابل، وهو ما يرفضه المزوّدون.</numerusform>
            <numerusform>استدعاء أداة واحد أو نتيجة واحدة بلا مقابل، وهو ما يرفضه المزوّدون.</numerusform>
            <numerusform>استدعاءا أداة أو نتيجتان بلا مقابل، وهو ما يرفضه المزوّدون.</numerusform>
            <numerusform>%n من استدعاءات الأدوات أو النتائج بلا مقابل، وهو ما يرفضه المزوّدون.</numerusform>
            <numerusform>%n من استدعاءات الأدوات أو النتائج بلا مقابل، وهو ما يرفضه المزوّدون.</numerusform>
            <numerusform>%n من استدعاءات الأدوات أو النتائج بلا مقابل، وهو ما يرفضه المزوّدون.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>تتناوب الطلبات والإجابات.</translation>
    </message>
    <message>
        <source>Two prompts or two answers would follow each other, which some providers reject.</source>
        <translation>سيتتابع طلبان أو إجابتان، وهو ما يرفضه بعض المزوّدين.</translation>
    </message>
    <message>
        <source>The conversation ends with a prompt, which is only answered by resumeOnError; otherwise it is sent along with the next prompt. Choose the place before it to send it again.</source>
        <translation>تنتهي المحادثة بطلب لا يجيب عنه إلا resumeOnError؛ وإلا أُرسل مع الطلب التالي. اختر الموضع الذي قبله لإرساله من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have thinking bound to the messages before it, message %1 first. The agent will leave it out of its requests. To keep it, fork the session before the change.</source>
        <translation>
            <numerusform>لا رسائل بعد التغيير فيها تفكير مرتبط بالرسائل السابقة، والأولى هي الرسالة %1. سيتركه الوكيل خارج طلباته. لإبقائه فرِّع الجلسة قبل التغيير.</numerusform>
            <numerusform>رسالة واحدة بعد التغيير، هي الرسالة %1، فيها تفكير مرتبط بالرسائل السابقة. سيتركه الوكيل خارج طلباته. لإبقائه فرِّع الجلسة قبل التغيير.</numerusform>
            <numerusform>رسالتان بعد التغيير فيهما تفكير مرتبط بالرسائل السابقة، والأولى هي الرسالة %1. سيتركه الوكيل خارج طلباته. لإبقائه فرِّع الجلسة قبل التغيير.</numerusform>
            <numerusform>%n رسائل بعد التغيير فيها تفكير مرتبط بالرسائل السابقة، والأولى هي الرسالة %1. سيتركه الوكيل خارج طلباته. لإبقائه فرِّع الجلسة قبل التغيير.</numerusform>
            <numerusform>%n رسالة بعد التغيير فيها تفكير مرتبط بالرسائل السابقة، والأولى هي الرسالة %1. سيتركه الوكيل خارج طلباته. لإبقائه فرِّع الجلسة قبل التغيير.</numerusform>
            <numerusform>%n رسالة بعد التغيير فيها تفكير مرتبط بالرسائل السابقة، والأولى هي الرسالة %1. سيتركه الوكيل خارج طلباته. لإبقائه فرِّع الجلسة قبل التغيير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because the messages before it changed. To keep it, fork the session before the change; otherwise remove it.</source>
        <translation>
            <numerusform>لا رسائل بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن الرسائل التي قبلها تغيرت. لإبقائه فرِّع الجلسة قبل التغيير؛ وإلا فأزله.</numerusform>
            <numerusform>رسالة واحدة بعد التغيير، هي الرسالة %1، فيها تفكير موقَّع. قد يرفضه المزوّد لأن الرسائل التي قبلها تغيرت. لإبقائه فرِّع الجلسة قبل التغيير؛ وإلا فأزله.</numerusform>
            <numerusform>رسالتان بعد التغيير فيهما تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن الرسائل التي قبلها تغيرت. لإبقائه فرِّع الجلسة قبل التغيير؛ وإلا فأزله.</numerusform>
            <numerusform>%n رسائل بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن الرسائل التي قبلها تغيرت. لإبقائه فرِّع الجلسة قبل التغيير؛ وإلا فأزله.</numerusform>
            <numerusform>%n رسالة بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن الرسائل التي قبلها تغيرت. لإبقائه فرِّع الجلسة قبل التغيير؛ وإلا فأزله.</numerusform>
            <numerusform>%n رسالة بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن الرسائل التي قبلها تغيرت. لإبقائه فرِّع الجلسة قبل التغيير؛ وإلا فأزله.</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1 has the waiting call of the paused run. Fork or resume the session before it.</source>
        <translation>في الرسالة %1 الاستدعاء المنتظِر للتشغيل الموقَف مؤقتًا. فرِّع الجلسة أو استأنفها قبلها.</translation>
    </message>
    <message>
        <source>The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.</source>
        <translation>نص هذا الملف تالف عند البايت %1، ولذلك لا يمكن تغييره. افحص المخزن أولًا.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that first.</source>
        <translation>يبدأ الملف بعلامة ترتيب البايتات التي يرفضها agentfootprint. افحص المخزن وأصلح ذلك أولًا.</translation>
    </message>
    <message>
        <source>agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>يبدو أن agentfootprint يكتب هذا المخزن (ثمة ملف جديد %1). أعد المحاولة حين يفرغ.</translation>
    </message>
    <message>
        <source>Another program has created a session “%1” since. Nothing was changed; plan it again.</source>
        <translation>أنشأ برنامج آخر جلسة «%1» منذئذ. لم يتغير شيء؛ خطّط له من جديد.</translation>
    </message>
    <message>
        <source>The file has only one conversation, so the fork becomes a new file: %1. Open it there.</source>
        <translation>ليس في الملف إلا محادثة واحدة، ولذلك يصير التفرّع ملفًا جديدًا: %1. افتحه هناك.</translation>
    </message>
    <message>
        <source>a new id</source>
        <translation>معرّف جديد</translation>
    </message>
    <message>
        <source>The fork of a paused run has no records of its summaries, so they stay as they are.</source>
        <translation>ليس لتفرّع التشغيل الموقَف مؤقتًا سجلات لملخّصاته، فتبقى كما هي.</translation>
    </message>
</context>
<context>
    <name>FootprintRepair</name>
    <message>
        <source>It has content that would be lost.</source>
        <translation>فيه محتوى سيضيع.</translation>
    </message>
    <message>
        <source>The run is paused, and the two copies of its conversation differ.</source>
        <translation>التشغيل موقَف مؤقتًا، ونسختا محادثته مختلفتان.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>علامة ترتيب البايتات</translation>
    </message>
    <message>
        <source>Remove the byte order mark first.</source>
        <translation>إزالة علامة ترتيب البايتات أولًا.</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message numerus="yes">
        <source>%n thinking block(s) stay: they belong to the turn that the fork ends in, and a provider needs them with the results of its tool calls.</source>
        <translation>
            <numerusform>لا تبقى كتل تفكير.</numerusform>
            <numerusform>تبقى كتلة تفكير واحدة: فهي من الدور الذي ينتهي فيه التفرّع، ويحتاج إليها المزوّد مع نتائج استدعاءات الأدوات.</numerusform>
            <numerusform>تبقى كتلتا تفكير: فهما من الدور الذي ينتهي فيه التفرّع، ويحتاجهما المزوّد مع نتائج استدعاءات الأدوات.</numerusform>
            <numerusform>تبقى %n كتل تفكير: فهي من الدور الذي ينتهي فيه التفرّع، ويحتاج إليها المزوّد مع نتائج استدعاءات الأدوات.</numerusform>
            <numerusform>تبقى %n كتلة تفكير: فهي من الدور الذي ينتهي فيه التفرّع، ويحتاج إليها المزوّد مع نتائج استدعاءات الأدوات.</numerusform>
            <numerusform>تبقى %n كتلة تفكير: فهي من الدور الذي ينتهي فيه التفرّع، ويحتاج إليها المزوّد مع نتائج استدعاءات الأدوات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thinking block(s) stay, because their messages cannot be sent without them.</source>
        <translation>
            <numerusform>لا تبقى كتل تفكير.</numerusform>
            <numerusform>تبقى كتلة تفكير واحدة، لأن رسالتها لا تُرسل من دونها.</numerusform>
            <numerusform>تبقى كتلتا تفكير، لأن رسالتيهما لا تُرسلان من دونهما.</numerusform>
            <numerusform>تبقى %n كتل تفكير، لأن رسائلها لا تُرسل من دونها.</numerusform>
            <numerusform>تبقى %n كتلة تفكير، لأن رسائلها لا تُرسل من دونها.</numerusform>
            <numerusform>تبقى %n كتلة تفكير، لأن رسائلها لا تُرسل من دونها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent is sent no summary there, so nothing can be added to one.</source>
        <translation>لا يُرسل إلى الوكيل هناك ملخّص، فلا يمكن إضافة شيء إليه.</translation>
    </message>
    <message>
        <source>in the copy, with constraints that it had lost</source>
        <translation>في النسخة، مع القيود التي كان قد أضاعها</translation>
    </message>
</context>
<context>
    <name>ForkedChange</name>
    <message>
        <source>The fork would be a file of its own. Fork the session first, then change the fork.</source>
        <translation>سيكون التفرّع ملفًا مستقلًا. فرِّع الجلسة أولًا، ثم غيّر التفرّع.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more change(s)</source>
        <translation>
            <numerusform>%1، ولا تغييرات أخرى</numerusform>
            <numerusform>%1، وتغيير آخر</numerusform>
            <numerusform>%1، وتغييران آخران</numerusform>
            <numerusform>%1، و%n تغييرات أخرى</numerusform>
            <numerusform>%1، و%n تغييرًا آخر</numerusform>
            <numerusform>%1، و%n تغيير آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 token</source>
        <translation>الرموز: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 ي %2 س</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1 ألف</translation>
    </message>
    <message>
        <source>%1M</source>
        <translation>%1 مليون</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>بايت واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>لا بايتات</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%Ln بايتات</numerusform>
            <numerusform>%Ln بايتًا</numerusform>
            <numerusform>%Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 ك.بايت</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 م.بايت</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 ج.بايت</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 ت.بايت</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 ي</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1، %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>قبل دقيقة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes ago</source>
        <translation>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل دقيقة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %Ln دقائق</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>قبل ساعة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours ago</source>
        <translation>
            <numerusform>قبل %Ln ساعة</numerusform>
            <numerusform>قبل ساعة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل %Ln ساعات</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>أمس</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>قبل %Ln يوم</numerusform>
            <numerusform>قبل يوم</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل %Ln أيام</numerusform>
            <numerusform>قبل %Ln يومًا</numerusform>
            <numerusform>قبل %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>last week</source>
        <translation>الأسبوع الماضي</translation>
    </message>
    <message numerus="yes">
        <source>%Ln weeks ago</source>
        <translation>
            <numerusform>قبل %Ln أسبوع</numerusform>
            <numerusform>قبل أسبوع</numerusform>
            <numerusform>قبل أسبوعين</numerusform>
            <numerusform>قبل %Ln أسابيع</numerusform>
            <numerusform>قبل %Ln أسبوعًا</numerusform>
            <numerusform>قبل %Ln أسبوع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message numerus="yes">
        <source>%Ln thinking block(s) are left out.</source>
        <translation>
            <numerusform>لا تُترك كتل تفكير.</numerusform>
            <numerusform>تُترك كتلة تفكير واحدة.</numerusform>
            <numerusform>تُترك كتلتا تفكير.</numerusform>
            <numerusform>تُترك %Ln كتل تفكير.</numerusform>
            <numerusform>تُترك %Ln كتلة تفكير.</numerusform>
            <numerusform>تُترك %Ln كتلة تفكير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) become text of the answer, without signatures.</source>
        <translation>
            <numerusform>تصير %Ln كتلة تفكير نصًا من الإجابة بلا توقيع.</numerusform>
            <numerusform>تصير كتلة تفكير واحدة نصًا من الإجابة بلا توقيع.</numerusform>
            <numerusform>تصير كتلتا تفكير نصًا من الإجابة بلا توقيع.</numerusform>
            <numerusform>تصير %Ln كتل تفكير نصًا من الإجابة بلا توقيع.</numerusform>
            <numerusform>تصير %Ln كتلة تفكير نصًا من الإجابة بلا توقيع.</numerusform>
            <numerusform>تصير %Ln كتلة تفكير نصًا من الإجابة بلا توقيع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s) that the provider hid are left out.</source>
        <translation>
            <numerusform>تُترك %Ln كتلة تفكير أخفاها المزوّد.</numerusform>
            <numerusform>تُترك كتلة تفكير واحدة أخفاها المزوّد.</numerusform>
            <numerusform>تُترك كتلتا تفكير أخفاهما المزوّد.</numerusform>
            <numerusform>تُترك %Ln كتل تفكير أخفاها المزوّد.</numerusform>
            <numerusform>تُترك %Ln كتلة تفكير أخفاها المزوّد.</numerusform>
            <numerusform>تُترك %Ln كتلة تفكير أخفاها المزوّد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) become text, with their results.</source>
        <translation>
            <numerusform>يصير %Ln استدعاء أداة نصًا مع نتائجها.</numerusform>
            <numerusform>يصير استدعاء أداة واحد نصًا مع نتيجته.</numerusform>
            <numerusform>يصير استدعاءا أداة نصًا مع نتيجتيهما.</numerusform>
            <numerusform>تصير %Ln استدعاءات أدوات نصًا مع نتائجها.</numerusform>
            <numerusform>يصير %Ln استدعاء أداة نصًا مع نتائجها.</numerusform>
            <numerusform>يصير %Ln استدعاء أداة نصًا مع نتائجها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result become text.</source>
        <translation>
            <numerusform>يصير %Ln استدعاء أداة بلا نتيجة نصًا.</numerusform>
            <numerusform>يصير استدعاء أداة واحد بلا نتيجة نصًا.</numerusform>
            <numerusform>يصير استدعاءا أداة بلا نتيجة نصًا.</numerusform>
            <numerusform>تصير %Ln استدعاءات أدوات بلا نتائج نصًا.</numerusform>
            <numerusform>يصير %Ln استدعاء أداة بلا نتيجة نصًا.</numerusform>
            <numerusform>يصير %Ln استدعاء أداة بلا نتيجة نصًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool result(s) without a call become text.</source>
        <translation>
            <numerusform>تصير %Ln نتيجة أداة بلا استدعاء نصًا.</numerusform>
            <numerusform>تصير نتيجة أداة واحدة بلا استدعاء نصًا.</numerusform>
            <numerusform>تصير نتيجتا أداة بلا استدعاء نصًا.</numerusform>
            <numerusform>تصير %Ln نتائج أدوات بلا استدعاء نصًا.</numerusform>
            <numerusform>تصير %Ln نتيجة أداة بلا استدعاء نصًا.</numerusform>
            <numerusform>تصير %Ln نتيجة أداة بلا استدعاء نصًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) are left out.</source>
        <translation>
            <numerusform>لا تُترك صور.</numerusform>
            <numerusform>تُترك صورة واحدة.</numerusform>
            <numerusform>تُترك صورتان.</numerusform>
            <numerusform>تُترك %Ln صور.</numerusform>
            <numerusform>تُترك %Ln صورة.</numerusform>
            <numerusform>تُترك %Ln صورة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln large file(s) become text: the path and the summary.</source>
        <translation>
            <numerusform>يصير %Ln ملف كبير نصًا: المسار والملخّص.</numerusform>
            <numerusform>يصير ملف كبير واحد نصًا: المسار والملخّص.</numerusform>
            <numerusform>يصير ملفان كبيران نصًا: المسار والملخّص.</numerusform>
            <numerusform>تصير %Ln ملفات كبيرة نصًا: المسار والملخّص.</numerusform>
            <numerusform>يصير %Ln ملفًا كبيرًا نصًا: المسار والملخّص.</numerusform>
            <numerusform>يصير %Ln ملف كبير نصًا: المسار والملخّص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded file change(s) are left out; the tool calls stay.</source>
        <translation>
            <numerusform>يُترك %Ln تغيير مسجَّل للملفات؛ وتبقى استدعاءات الأدوات.</numerusform>
            <numerusform>يُترك تغيير ملف مسجَّل واحد؛ وتبقى استدعاءات الأدوات.</numerusform>
            <numerusform>يُترك تغييرا ملفات مسجَّلان؛ وتبقى استدعاءات الأدوات.</numerusform>
            <numerusform>تُترك %Ln تغييرات مسجَّلة للملفات؛ وتبقى استدعاءات الأدوات.</numerusform>
            <numerusform>يُترك %Ln تغييرًا مسجَّلًا للملفات؛ وتبقى استدعاءات الأدوات.</numerusform>
            <numerusform>يُترك %Ln تغيير مسجَّل للملفات؛ وتبقى استدعاءات الأدوات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s) are left out, because the messages they replaced are handed over.</source>
        <translation>
            <numerusform>يُترك %Ln ملخّص، لأن الرسائل المستبدَلة تُسلَّم.</numerusform>
            <numerusform>يُترك ملخّص واحد، لأن الرسائل التي حلّ محلها تُسلَّم.</numerusform>
            <numerusform>يُترك ملخّصان، لأن الرسائل التي حلّا محلها تُسلَّم.</numerusform>
            <numerusform>تُترك %Ln ملخّصات، لأن الرسائل التي حلّت محلها تُسلَّم.</numerusform>
            <numerusform>يُترك %Ln ملخّصًا، لأن الرسائل المستبدَلة تُسلَّم.</numerusform>
            <numerusform>يُترك %Ln ملخّص، لأن الرسائل المستبدَلة تُسلَّم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system message(s) of the agent are left out.</source>
        <translation>
            <numerusform>تُترك %Ln رسالة نظام من الوكيل.</numerusform>
            <numerusform>تُترك رسالة نظام واحدة من الوكيل.</numerusform>
            <numerusform>تُترك رسالتا نظام من الوكيل.</numerusform>
            <numerusform>تُترك %Ln رسائل نظام من الوكيل.</numerusform>
            <numerusform>تُترك %Ln رسالة نظام من الوكيل.</numerusform>
            <numerusform>تُترك %Ln رسالة نظام من الوكيل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) that the agent added to prompts are left out.</source>
        <translation>
            <numerusform>يُترك %Ln نص أضافه الوكيل إلى الطلبات.</numerusform>
            <numerusform>يُترك نص واحد أضافه الوكيل إلى الطلبات.</numerusform>
            <numerusform>يُترك نصّان أضافهما الوكيل إلى الطلبات.</numerusform>
            <numerusform>تُترك %Ln نصوص أضافها الوكيل إلى الطلبات.</numerusform>
            <numerusform>يُترك %Ln نصًا أضافه الوكيل إلى الطلبات.</numerusform>
            <numerusform>يُترك %Ln نص أضافه الوكيل إلى الطلبات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded message(s) are left out.</source>
        <translation>
            <numerusform>تُترك %Ln رسالة مهمَلة.</numerusform>
            <numerusform>تُترك رسالة مهمَلة واحدة.</numerusform>
            <numerusform>تُترك رسالتان مهمَلتان.</numerusform>
            <numerusform>تُترك %Ln رسائل مهمَلة.</numerusform>
            <numerusform>تُترك %Ln رسالة مهمَلة.</numerusform>
            <numerusform>تُترك %Ln رسالة مهمَلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) of side chains are left out.</source>
        <translation>
            <numerusform>تُترك %Ln رسالة من السلاسل الجانبية.</numerusform>
            <numerusform>تُترك رسالة واحدة من السلاسل الجانبية.</numerusform>
            <numerusform>تُترك رسالتان من السلاسل الجانبية.</numerusform>
            <numerusform>تُترك %Ln رسائل من السلاسل الجانبية.</numerusform>
            <numerusform>تُترك %Ln رسالة من السلاسل الجانبية.</numerusform>
            <numerusform>تُترك %Ln رسالة من السلاسل الجانبية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) before the first prompt are left out.</source>
        <translation>
            <numerusform>تُترك %Ln إجابة قبل الطلب الأول.</numerusform>
            <numerusform>تُترك إجابة واحدة قبل الطلب الأول.</numerusform>
            <numerusform>تُترك إجابتان قبل الطلب الأول.</numerusform>
            <numerusform>تُترك %Ln إجابات قبل الطلب الأول.</numerusform>
            <numerusform>تُترك %Ln إجابة قبل الطلب الأول.</numerusform>
            <numerusform>تُترك %Ln إجابة قبل الطلب الأول.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half a character (a lone surrogate) is replaced in %Ln text(s).</source>
        <translation>
            <numerusform>يُستبدل نصف محرف (محرف بديل منفرد) في %Ln نص.</numerusform>
            <numerusform>يُستبدل نصف محرف (محرف بديل منفرد) في نص واحد.</numerusform>
            <numerusform>يُستبدل نصف محرف (محرف بديل منفرد) في نصين.</numerusform>
            <numerusform>يُستبدل نصف محرف (محرف بديل منفرد) في %Ln نصوص.</numerusform>
            <numerusform>يُستبدل نصف محرف (محرف بديل منفرد) في %Ln نصًا.</numerusform>
            <numerusform>يُستبدل نصف محرف (محرف بديل منفرد) في %Ln نص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed tool call(s) are no longer marked as failed; the output stays.</source>
        <translation>
            <numerusform>لا يبقى %Ln استدعاء أداة فاشل معلَّمًا بالفشل؛ ويبقى الخرج.</numerusform>
            <numerusform>لا يبقى استدعاء أداة فاشل واحد معلَّمًا بالفشل؛ ويبقى الخرج.</numerusform>
            <numerusform>لا يبقى استدعاءا أداة فاشلان معلَّمين بالفشل؛ ويبقى الخرج.</numerusform>
            <numerusform>لا تبقى %Ln استدعاءات أدوات فاشلة معلَّمة بالفشل؛ ويبقى الخرج.</numerusform>
            <numerusform>لا يبقى %Ln استدعاء أداة فاشلًا معلَّمًا بالفشل؛ ويبقى الخرج.</numerusform>
            <numerusform>لا يبقى %Ln استدعاء أداة فاشل معلَّمًا بالفشل؛ ويبقى الخرج.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable message(s) are left out.</source>
        <translation>
            <numerusform>تُترك %Ln رسالة لا تُقرأ.</numerusform>
            <numerusform>تُترك رسالة واحدة لا تُقرأ.</numerusform>
            <numerusform>تُترك رسالتان لا تُقرآن.</numerusform>
            <numerusform>تُترك %Ln رسائل لا تُقرأ.</numerusform>
            <numerusform>تُترك %Ln رسالة لا تُقرأ.</numerusform>
            <numerusform>تُترك %Ln رسالة لا تُقرأ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other record(s), such as events, are left out.</source>
        <translation>
            <numerusform>يُترك %Ln سجل آخر، كالأحداث.</numerusform>
            <numerusform>يُترك سجل آخر واحد، كحدث مثلًا.</numerusform>
            <numerusform>يُترك سجلان آخران، كالأحداث.</numerusform>
            <numerusform>تُترك %Ln سجلات أخرى، كالأحداث.</numerusform>
            <numerusform>يُترك %Ln سجلًا آخر، كالأحداث.</numerusform>
            <numerusform>يُترك %Ln سجل آخر، كالأحداث.</numerusform>
        </translation>
    </message>
    <message>
        <source>The store has no table “%1”.</source>
        <translation>ليس في المخزن جدول «%1».</translation>
    </message>
    <message>
        <source>Sessions cannot be handed over to “%1”.</source>
        <translation>لا يمكن تسليم الجلسات إلى «%1».</translation>
    </message>
    <message>
        <source>%1 is not a store of %2. Choose a store that %2 has written to.</source>
        <translation>ليس %1 مخزنًا من مخازن %2. اختر مخزنًا كتب فيه %2.</translation>
    </message>
    <message>
        <source>%1 keeps sessions by project, and this session does not tell its folder. Choose the project folder.</source>
        <translation>يحفظ %1 الجلسات حسب المشروع، وهذه الجلسة لا تذكر مجلدها. اختر مجلد المشروع.</translation>
    </message>
    <message>
        <source>Hand “%1” over to %2</source>
        <translation>تسليم «%1» إلى %2</translation>
    </message>
    <message>
        <source>Token counts and costs are not handed over. %1 may not have the tools that were called before.</source>
        <translation>لا تُسلَّم أعداد الرموز ولا التكاليف. قد لا تتوفر لـ%1 الأدوات التي استُدعيت من قبل.</translation>
    </message>
    <message>
        <source>No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.</source>
        <translation>لا تذكر أي جلسة من جلسات %1 النموذج المراد استخدامه، فسمِّ واحدًا حين تستأنف هذه الجلسة: ‎--model PROVIDER/MODEL.</translation>
    </message>
    <message>
        <source>The session has no prompt, so there is nothing to hand over.</source>
        <translation>ليس في الجلسة طلب، فلا شيء يُسلَّم.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of sub-agents are left out. Each can be handed over by itself.</source>
        <translation>
            <numerusform>لا جلسات لوكلاء فرعيين متروكة.</numerusform>
            <numerusform>تُركت جلسة واحدة لوكيل فرعي. يمكن تسليمها وحدها.</numerusform>
            <numerusform>تُركت جلستان لوكيلين فرعيين. يمكن تسليم كل منهما وحدها.</numerusform>
            <numerusform>تُركت %Ln جلسات لوكلاء فرعيين. يمكن تسليم كل منها وحدها.</numerusform>
            <numerusform>تُركت %Ln جلسة لوكلاء فرعيين. يمكن تسليم كل منها وحدها.</numerusform>
            <numerusform>تُركت %Ln جلسة لوكلاء فرعيين. يمكن تسليم كل منها وحدها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token counts and costs are left out.</source>
        <translation>أعداد الرموز والتكاليف متروكة.</translation>
    </message>
    <message>
        <source>Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this store. Export the session, or hand it over to another agent.</source>
        <translation>لا يمكن كتابة جلسات %1 من جديد، فلا يمكن إنشاء نسخة محجوبة البيانات في هذا المخزن. صدِّر الجلسة أو سلِّمها إلى وكيل آخر.</translation>
    </message>
    <message>
        <source>Nothing is left that looks as if it should be redacted.</source>
        <translation>لم يبقَ ما يبدو أنه ينبغي حجبه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted.</source>
        <translation>
            <numerusform>لا قيم يبدو أنه ينبغي حجبها.</numerusform>
            <numerusform>قيمة واحدة ما زال يبدو أنه ينبغي حجبها.</numerusform>
            <numerusform>قيمتان ما زال يبدو أنه ينبغي حجبهما.</numerusform>
            <numerusform>%Ln قيم ما زال يبدو أنه ينبغي حجبها.</numerusform>
            <numerusform>%Ln قيمة ما زال يبدو أنه ينبغي حجبها.</numerusform>
            <numerusform>%Ln قيمة ما زال يبدو أنه ينبغي حجبها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>نسخة محجوبة البيانات من «%1»</translation>
    </message>
    <message>
        <source>The project folder is redacted, too: the new session is in “%1”.</source>
        <translation>حُجب مجلد المشروع أيضًا: الجلسة الجديدة في «%1».</translation>
    </message>
</context>
<context>
    <name>IndexAdvice</name>
    <message>
        <source>No index for %1 (%2): deleting from %3 reads the whole table.</source>
        <translation>لا فهرس للجدول %1 (%2): الحذف من %3 يقرأ الجدول كله.</translation>
    </message>
    <message>
        <source>The index %1 is not needed: %2 begins with the same columns.</source>
        <translation>الفهرس %1 غير لازم: يبدأ %2 بالأعمدة نفسها.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>مساعد آخر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>استدعاء أداة</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>File reference</source>
        <translation>إشارة إلى ملف</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message>
        <source>Step start</source>
        <translation>بداية خطوة</translation>
    </message>
    <message>
        <source>Step finish</source>
        <translation>نهاية خطوة</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>غير موقَّع</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>موقَّع</translation>
    </message>
    <message>
        <source>Redacted by the provider</source>
        <translation>حجبه المزوّد</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>معمّى</translation>
    </message>
    <message>
        <source>Left empty by the provider</source>
        <translation>تركه المزوّد فارغًا</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>المكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>التوقيع</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Call id</source>
        <translation>معرّف الاستدعاء</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>التقليم</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Renamed from</source>
        <translation>الاسم السابق</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>%1 added, %2 removed</source>
        <translation>أُضيف %1، أُزيل %2</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>for the whole text</source>
        <translation>للنص كله</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Content id</source>
        <translation>معرّف المحتوى</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>العقدة</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>يشمل</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>رسائل</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>رموز</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>اللقطة</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>سبب الانتهاء</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Stored type</source>
        <translation>النوع المخزَّن</translation>
    </message>
    <message>
        <source>Stored unchanged</source>
        <translation>مخزَّن بلا تغيير</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>كما هو مخزَّن</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>الجزء</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>دور المتحدث</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>الأصل</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>في السياق</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>حلّ محلها ملخّص</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>مهمَلة</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>خرج الأداة مقلَّم</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>سلسلة جانبية</translation>
    </message>
    <message>
        <source>Ephemeral: sent once</source>
        <translation>عابرة: أُرسلت مرة واحدة</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>مقطوعة</translation>
    </message>
    <message>
        <source>Partly unreadable</source>
        <translation>لا تُقرأ جزئيًا</translation>
    </message>
    <message>
        <source>Is a summary</source>
        <translation>هي ملخّص</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>%1, not text</source>
        <translation>%1، ليس نصًا</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>بايت</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>م.ث</translation>
    </message>
    <message>
        <source>First prompt</source>
        <translation>الطلب الأول</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>الرسالة الأخيرة</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Forked from</source>
        <translation>متفرّعة من</translation>
    </message>
    <message>
        <source>At message</source>
        <translation>عند الرسالة</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Marked as deleted</source>
        <translation>معلَّمة كمحذوفة</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Usage, estimated</source>
        <translation>الاستهلاك المقدَّر</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>الاستهلاك كما أُبلغ عنه</translation>
    </message>
    <message>
        <source>Stored with the session</source>
        <translation>مخزَّن مع الجلسة</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>نتائج الفحص</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>الإصلاح</translation>
    </message>
    <message>
        <source>Cannot be repaired</source>
        <translation>لا يمكن إصلاحه</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Stored with the part</source>
        <translation>مخزَّن مع الجزء</translation>
    </message>
    <message>
        <source>Stored with the message</source>
        <translation>مخزَّن مع الرسالة</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>مقدَّر</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>مُبلَغ عنه</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>الاستدلال</translation>
    </message>
    <message>
        <source>in %1, out %2</source>
        <translation>الداخل %1، الخارج %2</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>المحاولة %1</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>أول رمز بعد %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>لا شيء مخزَّن</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>الاستدعاء</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>لا محاولات</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%n محاولات</numerusform>
            <numerusform>%n محاولة</numerusform>
            <numerusform>%n محاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>And</source>
        <translation>و</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>قبل الطلب الأول</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>recorded by the store</source>
        <translation>سجّله المخزن</translation>
    </message>
    <message>
        <source>Call latency</source>
        <translation>زمن استجابة الاستدعاء</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>أول رمز</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>إعادات المحاولة</translation>
    </message>
    <message>
        <source>Tokens of the turn</source>
        <translation>رموز الدور</translation>
    </message>
    <message>
        <source>in the largest call</source>
        <translation>في أكبر استدعاء</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>مقدَّر: %1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الاختلافات</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ملحوظة</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>استدعاءات النموذج</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>الجلسة كلها</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشل %n</numerusform>
            <numerusform>فشل %n</numerusform>
            <numerusform>فشل %n</numerusform>
        </translation>
    </message>
    <message>
        <source>With differences</source>
        <translation>مع اختلافات</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>أدوار</translation>
    </message>
</context>
<context>
    <name>JazzmineCheck</name>
    <message>
        <source>The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete records before this place are shown.</source>
        <translation>الملف ليس مستند JSON كاملًا (%1). لا يستطيع jazzmine فتح المخزن؛ وتُعرض السجلات المكتملة التي قبل هذا الموضع.</translation>
    </message>
    <message>
        <source>End the file after its last complete record.</source>
        <translation>إنهاء الملف بعد آخر سجل مكتمل فيه.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. jazzmine cannot open the store.</source>
        <translation>يبدأ الملف بعلامة ترتيب البايتات. لا يستطيع jazzmine فتح المخزن.</translation>
    </message>
    <message>
        <source>Remove the byte order mark.</source>
        <translation>إزالة علامة ترتيب البايتات.</translation>
    </message>
    <message>
        <source>The document is not a JSON object. jazzmine cannot open the store.</source>
        <translation>المستند ليس كائن JSON. لا يستطيع jazzmine فتح المخزن.</translation>
    </message>
    <message>
        <source>“%1” is not an array. jazzmine cannot open the store.</source>
        <translation>«%1» ليس مصفوفة. لا يستطيع jazzmine فتح المخزن.</translation>
    </message>
    <message>
        <source>“%1” is in the file more than once. jazzmine reads only the last one and drops the others at its next write.</source>
        <translation>«%1» في الملف أكثر من مرة. يقرأ jazzmine الأخير فقط ويُسقط الأخرى عند كتابته التالية.</translation>
    </message>
    <message>
        <source>“%1” is unknown. jazzmine drops it at its next write.</source>
        <translation>«%1» مجهول. يُسقطه jazzmine عند كتابته التالية.</translation>
    </message>
    <message>
        <source>The file “%1” was left next to the store by an unfinished write.</source>
        <translation>الملف «%1» تركته بجوار المخزن كتابة لم تنتهِ.</translation>
    </message>
    <message>
        <source>The last line of the file is cut off. Its record is not shown.</source>
        <translation>السطر الأخير من الملف مبتور. سجله لا يُعرض.</translation>
    </message>
    <message>
        <source>The line is not a record of a jazzmine store (%1). It is not shown.</source>
        <translation>السطر ليس سجلًا من مخزن jazzmine (%1). وهو لا يُعرض.</translation>
    </message>
    <message>
        <source>The dump or export cannot be read here (%1). Later records may be missing.</source>
        <translation>لا يمكن قراءة التفريغ أو التصدير هنا (%1). قد تكون سجلات لاحقة مفقودة.</translation>
    </message>
    <message>
        <source>The record is not valid JSON (%1). jazzmine cannot open the store.</source>
        <translation>السجل ليس JSON صالحًا (%1). لا يستطيع jazzmine فتح المخزن.</translation>
    </message>
    <message>
        <source>Remove the record.</source>
        <translation>إزالة السجل.</translation>
    </message>
    <message>
        <source>The record is not a JSON object. jazzmine cannot open the store.</source>
        <translation>السجل ليس كائن JSON. لا يستطيع jazzmine فتح المخزن.</translation>
    </message>
    <message>
        <source>The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as UTF-8.</source>
        <translation>في السجل بايتات ليست UTF-8. لا يستطيع jazzmine فتح المخزن حيث يقرأ النص بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The record has no “%1”. jazzmine cannot open the store.</source>
        <translation>ليس في السجل «%1». لا يستطيع jazzmine فتح المخزن.</translation>
    </message>
    <message>
        <source>Give the record a new id.</source>
        <translation>إعطاء السجل معرّفًا جديدًا.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail.</source>
        <translation>يرفض jazzmine الحقل «%1» (%2). لا تُحمَّل المحادثة، وقد تفشل القوائم التي تحويها.</translation>
    </message>
    <message>
        <source>Store a valid value.</source>
        <translation>تخزين قيمة صالحة.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The messages of this conversation do not load.</source>
        <translation>يرفض jazzmine الحقل «%1» (%2). لا تُحمَّل رسائل هذه المحادثة.</translation>
    </message>
    <message>
        <source>jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed.</source>
        <translation>يرفض jazzmine الحقل «%1» (%2). لا يمكن سرد تتبّعات هذه المحادثة.</translation>
    </message>
    <message>
        <source>The message names no conversation. jazzmine cannot load the messages of any conversation.</source>
        <translation>لا تذكر الرسالة أي محادثة. لا يستطيع jazzmine تحميل رسائل أي محادثة.</translation>
    </message>
    <message>
        <source>The turn trace names no conversation. jazzmine cannot list the traces of any conversation.</source>
        <translation>لا يذكر تتبّع الدور أي محادثة. لا يستطيع jazzmine سرد تتبّعات أي محادثة.</translation>
    </message>
    <message>
        <source>Remove the trace.</source>
        <translation>إزالة التتبّع.</translation>
    </message>
    <message>
        <source>“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it.</source>
        <translation>«%1» لا يتسع له 64 بتًا. يقرؤه jazzmine من ملف JSON؛ ولا تتسع له قواعد بياناته.</translation>
    </message>
    <message>
        <source>The field “%1” is unknown. jazzmine drops it when it writes this record.</source>
        <translation>الحقل «%1» مجهول. يُسقطه jazzmine عند كتابة هذا السجل.</translation>
    </message>
    <message>
        <source>A later conversation has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>لمحادثة لاحقة المعرّف نفسه. يقرأ jazzmine تلك فقط ويُسقط هذه عند كتابته التالية.</translation>
    </message>
    <message>
        <source>Remove this record if both are equal, otherwise give it a new id.</source>
        <translation>إزالة هذا السجل إن كان الاثنان متساويين، وإلا فإعطاؤه معرّفًا جديدًا.</translation>
    </message>
    <message>
        <source>A later message has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>لرسالة لاحقة المعرّف نفسه. يقرأ jazzmine تلك فقط ويُسقط هذه عند كتابته التالية.</translation>
    </message>
    <message>
        <source>A later turn trace has the same id. jazzmine reads only that one and drops this one at its next write.</source>
        <translation>لتتبّع دور لاحق المعرّف نفسه. يقرأ jazzmine ذاك فقط ويُسقط هذا عند كتابته التالية.</translation>
    </message>
    <message>
        <source>The conversation %1 has no record. Its messages load; the agent creates the record again, with the next message as its title.</source>
        <translation>ليس للمحادثة %1 سجل. تُحمَّل رسائلها؛ وينشئ الوكيل السجل من جديد وعنوانه الرسالة التالية.</translation>
    </message>
    <message>
        <source>Create the record from the messages.</source>
        <translation>إنشاء السجل من الرسائل.</translation>
    </message>
    <message>
        <source>The turn trace belongs to the message %1, which is missing.</source>
        <translation>يتبع تتبّع الدور الرسالة %1، وهي مفقودة.</translation>
    </message>
    <message>
        <source>A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this one when the message is deleted.</source>
        <translation>يتبع تتبّع دور لاحق الرسالة نفسها. لا يجد jazzmine إلا ذاك، ويُبقي هذا عند حذف الرسالة.</translation>
    </message>
    <message>
        <source>The turn trace names the conversation %1, but its message is in the conversation %2.</source>
        <translation>يذكر تتبّع الدور المحادثة %1، لكن رسالته في المحادثة %2.</translation>
    </message>
    <message>
        <source>“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged.</source>
        <translation>يبدو أن «%1» بالثواني لا بأجزاء الألف من الثانية. يرتّب jazzmine به دون تغيير.</translation>
    </message>
    <message>
        <source>The time %1 is in the future. New messages will be sorted before this one.</source>
        <translation>الوقت %1 في المستقبل. ستُرتَّب الرسائل الجديدة قبل هذه.</translation>
    </message>
    <message>
        <source>The turn ends before it begins.</source>
        <translation>ينتهي الدور قبل أن يبدأ.</translation>
    </message>
    <message>
        <source>The message has the same time as the previous one. A database may return them in either order.</source>
        <translation>للرسالة وقت الرسالة السابقة نفسه. قد تعيدهما قاعدة البيانات بأي ترتيب.</translation>
    </message>
    <message>
        <source>“%1” has a NUL character, which jazzmine&apos;s PostgreSQL store rejects.</source>
        <translation>في «%1» محرف NUL، ومخزن jazzmine في PostgreSQL يرفضه.</translation>
    </message>
    <message>
        <source>“%1” has half a character (a lone surrogate). Many programs fail on it or change it.</source>
        <translation>في «%1» نصف محرف (محرف بديل منفرد). كثير من البرامج يفشل معه أو يغيّره.</translation>
    </message>
    <message>
        <source>The message got no reply: it was rejected, failed or timed out.</source>
        <translation>لم تتلقَّ الرسالة ردًا: رُفضت أو فشلت أو انقضت مهلتها.</translation>
    </message>
    <message>
        <source>The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns of both runs mixed.</source>
        <translation>يتكرر رقم الدور %1 في هذه المحادثة: أُعيد تشغيل الوكيل. يسرد jazzmine أدوار التشغيلين مختلطة.</translation>
    </message>
    <message>
        <source>The agent made a new title in the first turn after a restart. The previous title is not stored.</source>
        <translation>وضع الوكيل عنوانًا جديدًا في أول دور بعد إعادة التشغيل. العنوان السابق غير مخزَّن.</translation>
    </message>
    <message>
        <source>A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low.</source>
        <translation>أعاد نموذج كتابة طلبات، ولم تُسجَّل كل استدعاءاته (%2 من %1)، ولذلك فالمجاميع أقل من الواقع.</translation>
    </message>
    <message>
        <source>The message is flagged but was summarised: its text is in the agent&apos;s memory.</source>
        <translation>الرسالة معلَّمة لكنها لُخّصت: نصها في ذاكرة الوكيل.</translation>
    </message>
    <message>
        <source>The stored totals (%1) differ from the sum of the calls and script attempts (%2).</source>
        <translation>المجاميع المخزَّنة (%1) تختلف عن مجموع الاستدعاءات ومحاولات النصوص البرمجية (%2).</translation>
    </message>
    <message>
        <source>Store the sums.</source>
        <translation>تخزين المجاميع.</translation>
    </message>
    <message>
        <source>The stored totals (%1) cannot be verified: the trace does not have the calls.</source>
        <translation>لا يمكن التحقق من المجاميع المخزَّنة (%1): ليست الاستدعاءات في التتبّع.</translation>
    </message>
</context>
<context>
    <name>JazzmineEdit</name>
    <message>
        <source>Tool calls are part of the turn trace, a record that cannot be changed.</source>
        <translation>استدعاءات الأدوات جزء من تتبّع الدور، وهو سجل لا يمكن تغييره.</translation>
    </message>
    <message>
        <source>This conversation has no record, so it has no title.</source>
        <translation>ليس لهذه المحادثة سجل، فليس لها عنوان.</translation>
    </message>
    <message>
        <source>The agent has already summarised some of these messages. Its memory is outside the store and still has them.</source>
        <translation>لخّص الوكيل بعض هذه الرسائل من قبل. ذاكرته خارج المخزن وما زالت فيها.</translation>
    </message>
    <message>
        <source>The record of this conversation is damaged. Check the store and repair that first.</source>
        <translation>سجل هذه المحادثة تالف. افحص المخزن وأصلح ذلك أولًا.</translation>
    </message>
    <message>
        <source>When the agent is restarted, it gives the conversation a new title after the first reply.</source>
        <translation>عند إعادة تشغيل الوكيل يعطي المحادثة عنوانًا جديدًا بعد الرد الأول.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>لا يمكن تحرير إلا النصوص.</translation>
    </message>
    <message>
        <source>message %1, enhanced_message</source>
        <translation>الرسالة %1، enhanced_message</translation>
    </message>
    <message>
        <source>emptied; otherwise the model would still see the old text</source>
        <translation>أُفرغ؛ وإلا لظل النموذج يرى النص القديم</translation>
    </message>
    <message>
        <source>The turn trace is unchanged and no longer matches the reply.</source>
        <translation>تتبّع الدور لم يتغير ولم يعد يطابق الرد.</translation>
    </message>
    <message>
        <source>The time of message %1 is unreadable, so nothing can be inserted next to it.</source>
        <translation>لا يمكن قراءة وقت الرسالة %1، ولذلك لا يمكن إدراج شيء بجوارها.</translation>
    </message>
    <message>
        <source>Messages %1 and %2 have no time between them, and a database sorts only by time.</source>
        <translation>ليس بين الرسالتين %1 و%2 وقت، وقاعدة البيانات لا ترتّب إلا بالوقت.</translation>
    </message>
    <message>
        <source>jazzmine has no role “%1”. Choose %2.</source>
        <translation>ليس في jazzmine دور متحدث «%1». اختر %2.</translation>
    </message>
    <message>
        <source>jazzmine does not send tool outputs to the model, so there is nothing to prune.</source>
        <translation>لا يرسل jazzmine مخرجات الأدوات إلى النموذج، فلا شيء لتقليمه.</translation>
    </message>
    <message>
        <source>jazzmine stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>لا يخزّن jazzmine نقاط الحفظ؛ ويحفظها Stemma في بياناته.</translation>
    </message>
    <message>
        <source>jazzmine does not store a project folder.</source>
        <translation>لا يخزّن jazzmine مجلد مشروع.</translation>
    </message>
    <message>
        <source>jazzmine stores its summaries outside the store.</source>
        <translation>يخزّن jazzmine ملخّصاته خارج المخزن.</translation>
    </message>
    <message>
        <source>jazzmine can load every message of the conversation.</source>
        <translation>يستطيع jazzmine تحميل كل رسائل المحادثة.</translation>
    </message>
    <message>
        <source>keeps the discarded end</source>
        <translation>يُبقي النهاية المهمَلة</translation>
    </message>
    <message>
        <source>%1–%2, to the discarded end</source>
        <translation>%1–%2، إلى النهاية المهمَلة</translation>
    </message>
    <message>
        <source>their turn traces</source>
        <translation>تتبّعات أدوارها</translation>
    </message>
    <message>
        <source>jazzmine has no discarded ends, so the discarded end becomes a separate conversation, which the agent&apos;s host may list.</source>
        <translation>ليس في jazzmine نهايات مهمَلة، ولذلك تصير النهاية المهمَلة محادثة مستقلة قد يسردها مضيف الوكيل.</translation>
    </message>
    <message>
        <source>Only reasoning steps can be removed from a message.</source>
        <translation>لا يمكن أن يُزال من رسالة إلا خطوات الاستدلال.</translation>
    </message>
    <message>
        <source>jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot be changed. Check the store and repair that first.</source>
        <translation>لا يستطيع jazzmine فتح هذا المخزن دون فقد سجلات (%1 عند البايت %2)، ولذلك لا يمكن تغييره. افحص المخزن وأصلح ذلك أولًا.</translation>
    </message>
    <message>
        <source>A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.</source>
        <translation>لا يمكن إصلاح جزء من هذا المخزن (%1 عند البايت %2)، فلن يستطيع jazzmine فتحه في الحالتين.</translation>
    </message>
    <message>
        <source>jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.</source>
        <translation>يبدو أن jazzmine يكتب هذا المخزن (ثمة ملف جديد %1). أعد المحاولة حين يفرغ.</translation>
    </message>
    <message>
        <source>the byte order mark</source>
        <translation>علامة ترتيب البايتات</translation>
    </message>
    <message>
        <source>The file has no complete record to keep.</source>
        <translation>ليس في الملف سجل مكتمل يُبقى.</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>نهاية المستند</translation>
    </message>
    <message>
        <source>No complete record follows the damaged place.</source>
        <translation>لا يلي الموضع التالف سجل مكتمل.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) after the damaged place are removed with it.</source>
        <translation>
            <numerusform>لا سجلات تُزال معه بعد الموضع التالف.</numerusform>
            <numerusform>يُزال معه سجل واحد بعد الموضع التالف.</numerusform>
            <numerusform>يُزال معه سجلان بعد الموضع التالف.</numerusform>
            <numerusform>تُزال معه %n سجلات بعد الموضع التالف.</numerusform>
            <numerusform>يُزال معه %n سجلًا بعد الموضع التالف.</numerusform>
            <numerusform>يُزال معه %n سجل بعد الموضع التالف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the agent first: it keeps the whole store in memory and would overwrite this change with its next message.</source>
        <translation>أوقف الوكيل أولًا: فهو يحتفظ بالمخزن كله في الذاكرة وسيكتب فوق هذا التغيير مع رسالته التالية.</translation>
    </message>
    <message numerus="yes">
        <source>jazzmine still cannot load the conversation: it rejects %n message(s).</source>
        <translation>
            <numerusform>ما زال jazzmine لا يستطيع تحميل المحادثة: فهو يرفض %n رسالة.</numerusform>
            <numerusform>ما زال jazzmine لا يستطيع تحميل المحادثة: فهو يرفض رسالة واحدة.</numerusform>
            <numerusform>ما زال jazzmine لا يستطيع تحميل المحادثة: فهو يرفض رسالتين.</numerusform>
            <numerusform>ما زال jazzmine لا يستطيع تحميل المحادثة: فهو يرفض %n رسائل.</numerusform>
            <numerusform>ما زال jazzmine لا يستطيع تحميل المحادثة: فهو يرفض %n رسالة.</numerusform>
            <numerusform>ما زال jazzmine لا يستطيع تحميل المحادثة: فهو يرفض %n رسالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along with the next prompt.</source>
        <translation>تنتهي المحادثة بطلب بلا رد. يرسله jazzmine إلى المحسِّن مع الطلب التالي.</translation>
    </message>
    <message>
        <source>No message has a time in the future.</source>
        <translation>ليس لأي رسالة وقت في المستقبل.</translation>
    </message>
    <message>
        <source>A message has a time in the future, so the agent&apos;s next messages are sorted before it.</source>
        <translation>لرسالة وقت في المستقبل، ولذلك تُرتَّب رسائل الوكيل التالية قبلها.</translation>
    </message>
    <message>
        <source>A database cannot store this text: it has a NUL character or half a character.</source>
        <translation>لا تستطيع قاعدة بيانات تخزين هذا النص: فيه محرف NUL أو نصف محرف.</translation>
    </message>
    <message>
        <source>%1 was not changed: messages were added or removed since the change was planned. Plan it again.</source>
        <translation>لم يتغير %1: أُضيفت رسائل أو أُزيلت منذ التخطيط للتغيير. خطّط له من جديد.</translation>
    </message>
    <message>
        <source>An agent that is answering in this conversation may overwrite this change; a running agent still uses the conversation it has in memory.</source>
        <translation>الوكيل الذي يجيب في هذه المحادثة قد يكتب فوق هذا التغيير؛ والوكيل الجاري ما زال يستخدم المحادثة التي في ذاكرته.</translation>
    </message>
    <message>
        <source>copies of their turn traces</source>
        <translation>نسخ من تتبّعات أدوارها</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are left out, because jazzmine could not load the fork with them.</source>
        <translation>
            <numerusform>لا سجلات متروكة، لأن jazzmine لا يستطيع تحميل التفرّع بها.</numerusform>
            <numerusform>تُرك سجل واحد، لأن jazzmine لا يستطيع تحميل التفرّع به.</numerusform>
            <numerusform>تُرك سجلان، لأن jazzmine لا يستطيع تحميل التفرّع بهما.</numerusform>
            <numerusform>تُركت %n سجلات، لأن jazzmine لا يستطيع تحميل التفرّع بها.</numerusform>
            <numerusform>تُرك %n سجلًا، لأن jazzmine لا يستطيع تحميل التفرّع بها.</numerusform>
            <numerusform>تُرك %n سجل، لأن jazzmine لا يستطيع تحميل التفرّع بها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s), and the whole store is written for every message.</source>
        <translation>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاء للنموذج، ويُكتب المخزن كله مع كل رسالة.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو استدعاء واحد للنموذج، ويُكتب المخزن كله مع كل رسالة.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو استدعاءين للنموذج، ويُكتب المخزن كله مع كل رسالة.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاءات للنموذج، ويُكتب المخزن كله مع كل رسالة.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاءً للنموذج، ويُكتب المخزن كله مع كل رسالة.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاء للنموذج، ويُكتب المخزن كله مع كل رسالة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the next message the agent summarises the copies again: about %n model call(s).</source>
        <translation>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاء للنموذج.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو استدعاء واحد للنموذج.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو استدعاءين للنموذج.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاءات للنموذج.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاءً للنموذج.</numerusform>
            <numerusform>مع الرسالة التالية يلخّص الوكيل النسخ من جديد: نحو %n استدعاء للنموذج.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>تغيّر %1 أثناء التخطيط. خطّط للتغيير من جديد.</translation>
    </message>
</context>
<context>
    <name>JazzmineFormat</name>
    <message>
        <source>The database has no jazzmine table %1 in this schema.</source>
        <translation>ليس في قاعدة البيانات جدول jazzmine بالاسم %1 في هذا المخطط.</translation>
    </message>
    <message>
        <source>A database with the jazzmine tables conversations, messages and turn_traces.</source>
        <translation>قاعدة بيانات فيها جداول jazzmine: conversations وmessages وturn_traces.</translation>
    </message>
    <message>
        <source>A SQLite file. jazzmine has no SQLite stores.</source>
        <translation>ملف SQLite. ليس في jazzmine مخازن SQLite.</translation>
    </message>
    <message>
        <source>A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>التفريغ نسخة من قاعدة بيانات لا يقرؤها أي وكيل، ولذلك يبقيه Stemma للقراءة فقط.</translation>
    </message>
    <message>
        <source>An export is a copy of a database that no agent reads, so Stemma keeps it read-only.</source>
        <translation>التصدير نسخة من قاعدة بيانات لا يقرؤها أي وكيل، ولذلك يبقيه Stemma للقراءة فقط.</translation>
    </message>
    <message>
        <source>The folder has no exported collections of a jazzmine database.</source>
        <translation>ليس في المجلد مجموعات مصدَّرة من قاعدة بيانات jazzmine.</translation>
    </message>
    <message>
        <source>Neither a JSON store of jazzmine nor a dump or export of its database.</source>
        <translation>ليس مخزن JSON من jazzmine ولا تفريغًا أو تصديرًا لقاعدة بياناته.</translation>
    </message>
    <message>
        <source>It has records of jazzmine in the container “%1”.</source>
        <translation>فيه سجلات jazzmine في الحاوية «%1».</translation>
    </message>
</context>
<context>
    <name>JazzminePostgresStore</name>
    <message>
        <source>%1 changed during planning. Plan the change again.</source>
        <translation>تغيّر %1 أثناء التخطيط. خطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>The server of %1 is read-only. Connect to the primary server.</source>
        <translation>خادم %1 للقراءة فقط. اتصل بالخادم الأساسي.</translation>
    </message>
    <message>
        <source>The tables of %1 are views, which cannot be changed safely.</source>
        <translation>جداول %1 مناظير لا يمكن تغييرها بأمان.</translation>
    </message>
    <message>
        <source>You lack a right on the server: %1. Ask for it, or connect as another user.</source>
        <translation>ينقصك إذن على الخادم: %1. اطلبه، أو اتصل بمستخدم آخر.</translation>
    </message>
    <message>
        <source>You may only read %1. Ask for the right to change it, or connect as another user.</source>
        <translation>لا يُسمح لك إلا بقراءة %1. اطلب إذن تغييره، أو اتصل بمستخدم آخر.</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>لا شيء لإصلاحه</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n conversation(s)</source>
        <translation>
            <numerusform>إصلاح %n محادثة</numerusform>
            <numerusform>إصلاح محادثة واحدة</numerusform>
            <numerusform>إصلاح محادثتين</numerusform>
            <numerusform>إصلاح %n محادثات</numerusform>
            <numerusform>إصلاح %n محادثة</numerusform>
            <numerusform>إصلاح %n محادثة</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a row of %1.</source>
        <translation>ليس هذا صفًا من %1.</translation>
    </message>
    <message>
        <source>The row %1 is no longer in %2. Open the session again.</source>
        <translation>لم يعد الصف %1 في %2. افتح الجلسة من جديد.</translation>
    </message>
    <message>
        <source>A change of all conversations is tried out on copies first, and %1 is too large for that. Make this change on its own, or for one conversation at a time.</source>
        <translation>يُجرَّب تغيير كل المحادثات على نسخ أولًا، و%1 أكبر من ذلك. أجرِ هذا التغيير وحده، أو لمحادثة واحدة في كل مرة.</translation>
    </message>
</context>
<context>
    <name>JazzmineRecord</name>
    <message>
        <source>The record is not valid JSON (%1 at its byte %2).</source>
        <translation>السجل ليس JSON صالحًا (%1 عند البايت %2 منه).</translation>
    </message>
    <message>
        <source>The record is not a JSON object.</source>
        <translation>السجل ليس كائن JSON.</translation>
    </message>
    <message>
        <source>The content is not a string.</source>
        <translation>المحتوى ليس سلسلة نصية.</translation>
    </message>
</context>
<context>
    <name>JazzmineRepair</name>
    <message>
        <source>jazzmine has no rule for this value.</source>
        <translation>ليس في jazzmine قاعدة لهذه القيمة.</translation>
    </message>
    <message>
        <source>Repair the file as a whole first.</source>
        <translation>إصلاح الملف كله أولًا.</translation>
    </message>
</context>
<context>
    <name>JazzmineSource</name>
    <message>
        <source>The row at byte %1 of %2 has changed. Open the file again.</source>
        <translation>تغيّر الصف عند البايت %1 من %2. افتح الملف من جديد.</translation>
    </message>
    <message>
        <source>%1 is not a file of this store. Open the session again.</source>
        <translation>ليس %1 ملفًا من هذا المخزن. افتح الجلسة من جديد.</translation>
    </message>
</context>
<context>
    <name>JazzmineStore</name>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>لم يعد هذا الجزء من الرسالة في %1. افتح الجلسة من جديد.</translation>
    </message>
    <message>
        <source>%1 has no conversation %2. Check the id, or list the sessions of the store.</source>
        <translation>ليس في %1 محادثة %2. تحقق من المعرّف، أو اسرد جلسات المخزن.</translation>
    </message>
    <message>
        <source>The conversation %1 has no message %2. Check the id.</source>
        <translation>ليس في المحادثة %1 رسالة %2. تحقق من المعرّف.</translation>
    </message>
    <message>
        <source>It is flagged, and flagged messages are not sent to the enhancer.</source>
        <translation>هي معلَّمة، والرسائل المعلَّمة لا تُرسل إلى المحسِّن.</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its permissions.</source>
        <translation>لا يمكن الكتابة في دفتر التغييرات %1 الذي فيه بيانات التراجع، ولذلك لم يتغير شيء. أفسح بعض المساحة، أو تحقق من أذوناته.</translation>
    </message>
    <message>
        <source>The journal has no change “%1”; “stemma history” lists them.</source>
        <translation>ليس في دفتر التغييرات تغيير «%1»؛ يسردها الأمر «stemma history».</translation>
    </message>
    <message>
        <source>The change “%1” was not undone.</source>
        <translation>لم يُتراجَع عن التغيير «%1».</translation>
    </message>
    <message>
        <source>The change “%1” cannot be undone: its record in the journal %2 is damaged.</source>
        <translation>لا يمكن التراجع عن التغيير «%1»: قيده في دفتر التغييرات %2 تالف.</translation>
    </message>
    <message>
        <source>The undo data of this change is too large for the journal %1. Nothing was changed.</source>
        <translation>بيانات التراجع عن هذا التغيير أكبر من أن يتسع لها دفتر التغييرات %1. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.</source>
        <translation>لا يمكن قراءة دفتر التغييرات %1 الذي فيه بيانات التراجع. تحقق من أذوناته ومن القرص، ثم أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>This desktop has no running keychain.</source>
        <translation>ليس في سطح المكتب هذا سلسلة مفاتيح عاملة.</translation>
    </message>
    <message>
        <source>The keychain did not store the password: %1</source>
        <translation>لم تخزّن سلسلة المفاتيح كلمة السر: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>At the left of each message, and in the overview</source>
        <translation>بجانب كل رسالة وفي النظرة العامة</translation>
    </message>
    <message>
        <source>The model is sent it with the next prompt.</source>
        <translation>تُرسل إلى النموذج مع الطلب التالي.</translation>
    </message>
    <message>
        <source>The model is sent a summary in its place.</source>
        <translation>يُرسل إلى النموذج ملخّص مكانها.</translation>
    </message>
    <message>
        <source>The session was resumed before it; it is kept, and the model is not sent it.</source>
        <translation>استُؤنفت الجلسة قبلها؛ وهي محفوظة ولا تُرسل إلى النموذج.</translation>
    </message>
    <message>
        <source>It was sent once and is not part of the conversation.</source>
        <translation>أُرسلت مرة واحدة وليست جزءًا من المحادثة.</translation>
    </message>
    <message>
        <source>It belongs to a sub-agent or to a branch beside the main one.</source>
        <translation>تتبع وكيلًا فرعيًا أو فرعًا بجوار الفرع الرئيسي.</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>ضغط</translation>
    </message>
    <message>
        <source>A summary took the place of the messages above it.</source>
        <translation>حلّ ملخّص محل الرسائل التي فوقه.</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>فروع</translation>
    </message>
    <message>
        <source>The session goes on from here in more than one way.</source>
        <translation>تستمر الجلسة من هنا في أكثر من اتجاه.</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>The check found something about it, or the store marks it.</source>
        <translation>وجد الفحص شيئًا فيها، أو يعلّمها المخزن.</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>استدعاءات الأدوات</translation>
    </message>
    <message>
        <source>The tool gave back a result.</source>
        <translation>أعادت الأداة نتيجة.</translation>
    </message>
    <message>
        <source>The tool gave back an error.</source>
        <translation>أعادت الأداة خطأ.</translation>
    </message>
    <message>
        <source>No result is stored yet.</source>
        <translation>لم تُخزَّن نتيجة بعد.</translation>
    </message>
    <message>
        <source>No result is stored, and none will come.</source>
        <translation>لم تُخزَّن نتيجة ولن تأتي.</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>مقلَّم</translation>
    </message>
    <message>
        <source>The model is no longer sent the output. It is still stored.</source>
        <translation>لم يعد الخرج يُرسل إلى النموذج. وما زال مخزَّنًا.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Figures at the right</source>
        <translation>الأرقام على الجانب الآخر</translation>
    </message>
    <message>
        <source>tokens, estimated</source>
        <translation>رموز، مقدَّرة</translation>
    </message>
    <message>
        <source>Counted by Stemma. Figures without ≈ are those that the provider reported.</source>
        <translation>عدّها Stemma. الأرقام التي بلا ≈ هي التي أبلغ عنها المزوّد.</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>فاصل</translation>
    </message>
    <message>
        <source>The time since the message before.</source>
        <translation>الوقت منذ الرسالة السابقة.</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>A place with a name, to come back to.</source>
        <translation>موضع له اسم تعود إليه.</translation>
    </message>
    <message>
        <source>Hidden characters in code, commands, paths and titles</source>
        <translation>المحارف الخفية في الشفرة والأوامر والمسارات والعناوين</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>اتجاه</translation>
    </message>
    <message>
        <source>A mark that changes the direction in which text is shown, or ends such a change.</source>
        <translation>علامة تغيّر اتجاه عرض النص، أو تنهي تغييرًا كهذا.</translation>
    </message>
    <message>
        <source>no width</source>
        <translation>بلا عرض</translation>
    </message>
    <message>
        <source>A character that takes no room. A letter behind it was hidden as a tag.</source>
        <translation>محرف لا يشغل حيّزًا. الحرف الذي خلفه أُخفي كعلامة.</translation>
    </message>
    <message>
        <source>Time axis (View &gt; Time axis)</source>
        <translation>مجرى الوقت (عرض &gt; مجرى الوقت)</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>The time from one message to the next, which the agent wrote or a tool gave back.</source>
        <translation>الوقت من رسالة إلى التي تليها مما كتبه الوكيل أو أعادته أداة.</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>The time between calls and their results.</source>
        <translation>الوقت بين الاستدعاءات ونتائجها.</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>بانتظارك</translation>
    </message>
    <message>
        <source>The time until the next prompt. Long waits are drawn shorter.</source>
        <translation>الوقت حتى الطلب التالي. الانتظار الطويل يُرسم أقصر.</translation>
    </message>
</context>
<context>
    <name>LineRepair</name>
    <message>
        <source>line at byte %1</source>
        <translation>السطر عند البايت %1</translation>
    </message>
</context>
<context>
    <name>Lineage</name>
    <message>
        <source>level %1 selective</source>
        <translation>المستوى %1 انتقائي</translation>
    </message>
    <message>
        <source>level %1 aggressive</source>
        <translation>المستوى %1 شديد</translation>
    </message>
    <message>
        <source>level %1 deterministic</source>
        <translation>المستوى %1 حتمي</translation>
    </message>
    <message>
        <source>condensed</source>
        <translation>مكثّف</translation>
    </message>
    <message numerus="yes">
        <source>first %n message(s) as there</source>
        <translation>
            <numerusform>أول الرسائل كما هناك</numerusform>
            <numerusform>الرسالة الأولى كما هناك</numerusform>
            <numerusform>أول رسالتين كما هناك</numerusform>
            <numerusform>أول %n رسائل كما هناك</numerusform>
            <numerusform>أول %n رسالة كما هناك</numerusform>
            <numerusform>أول %n رسالة كما هناك</numerusform>
        </translation>
    </message>
    <message>
        <source>detected, %1 % certain</source>
        <translation>اكتُشف، مؤكد بنسبة %1 %</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>تفرّع عند %1</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>branch at %1</source>
        <translation>فرع عند %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>فرع</translation>
    </message>
    <message>
        <source>resumed at %1</source>
        <translation>استُؤنفت عند %1</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>استُؤنفت</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>sub-agent of %1</source>
        <translation>وكيل فرعي من %1</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>وكيل فرعي</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s), still stored</source>
        <translation>
            <numerusform>لا رسائل، ما زالت مخزَّنة</numerusform>
            <numerusform>رسالة واحدة، ما زالت مخزَّنة</numerusform>
            <numerusform>رسالتان، ما زالتا مخزَّنتين</numerusform>
            <numerusform>%n رسائل، ما زالت مخزَّنة</numerusform>
            <numerusform>%n رسالة، ما زالت مخزَّنة</numerusform>
            <numerusform>%n رسالة، ما زالت مخزَّنة</numerusform>
        </translation>
    </message>
    <message>
        <source>still stored</source>
        <translation>ما زالت مخزَّنة</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>الضغط %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>End · waiting for you</source>
        <translation>النهاية، بانتظارك</translation>
    </message>
    <message>
        <source>End · prompt without an answer</source>
        <translation>النهاية، طلب بلا إجابة</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>نهاية مهمَلة</translation>
    </message>
    <message>
        <source>Discarded end · %1</source>
        <translation>نهاية مهمَلة، %1</translation>
    </message>
    <message>
        <source>Fork point after message %1</source>
        <translation>نقطة تفرّع بعد الرسالة %1</translation>
    </message>
    <message>
        <source>Fork point at the beginning</source>
        <translation>نقطة تفرّع عند البداية</translation>
    </message>
    <message>
        <source>Fork point</source>
        <translation>نقطة تفرّع</translation>
    </message>
    <message>
        <source>Resumed after message %1</source>
        <translation>استُؤنفت بعد الرسالة %1</translation>
    </message>
    <message>
        <source>Resumed at the beginning</source>
        <translation>استُؤنفت عند البداية</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>استُؤنفت</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>قبل «%1»</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>نقطة الحفظ «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) folded</source>
        <translation>
            <numerusform>لا أحداث مطوية</numerusform>
            <numerusform>حدث واحد مطوي</numerusform>
            <numerusform>حدثان مطويان</numerusform>
            <numerusform>%n أحداث مطوية</numerusform>
            <numerusform>%n حدثًا مطويًا</numerusform>
            <numerusform>%n حدث مطوي</numerusform>
        </translation>
    </message>
    <message>
        <source>session</source>
        <translation>جلسة</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>محذوفة</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>discarded end</source>
        <translation>نهاية مهمَلة</translation>
    </message>
    <message>
        <source>automatic; can be undone to here</source>
        <translation>تلقائي؛ يمكن التراجع إلى هنا</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>يدوي</translation>
    </message>
    <message>
        <source>live</source>
        <translation>حيّ</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>فرع</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>وكيل فرعي</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message numerus="yes">
        <source>%n older session(s) not shown</source>
        <translation>
            <numerusform>لا جلسات أقدم غير معروضة</numerusform>
            <numerusform>جلسة أقدم واحدة غير معروضة</numerusform>
            <numerusform>جلستان أقدم غير معروضتين</numerusform>
            <numerusform>%n جلسات أقدم غير معروضة</numerusform>
            <numerusform>%n جلسة أقدم غير معروضة</numerusform>
            <numerusform>%n جلسة أقدم غير معروضة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossFlag</name>
    <message numerus="yes">
        <source>%Ln constraints lost</source>
        <translation>
            <numerusform>لا قيود ضائعة</numerusform>
            <numerusform>قيد واحد ضائع</numerusform>
            <numerusform>قيدان ضائعان</numerusform>
            <numerusform>%Ln قيود ضائعة</numerusform>
            <numerusform>%Ln قيدًا ضائعًا</numerusform>
            <numerusform>%Ln قيد ضائع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln constraints changed</source>
        <translation>
            <numerusform>لا قيود متغيرة</numerusform>
            <numerusform>قيد واحد متغير</numerusform>
            <numerusform>قيدان متغيران</numerusform>
            <numerusform>%Ln قيود متغيرة</numerusform>
            <numerusform>%Ln قيدًا متغيرًا</numerusform>
            <numerusform>%Ln قيد متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>errors lost</source>
        <translation>ضاعت أخطاء</translation>
    </message>
    <message>
        <source>details lost</source>
        <translation>ضاعت تفاصيل</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>لم يضِع شيء</translation>
    </message>
    <message>
        <source>The review found everything it looked for in the summary.</source>
        <translation>وجدت المراجعة في الملخّص كل ما بحثت عنه.</translation>
    </message>
    <message>
        <source>The summary says something else instead of “%1”.</source>
        <translation>يقول الملخّص شيئًا آخر بدلًا من «%1».</translation>
    </message>
    <message>
        <source>The summary does not have “%1”.</source>
        <translation>ليس في الملخّص «%1».</translation>
    </message>
    <message>
        <source>Not all messages were read.</source>
        <translation>لم تُقرأ كل الرسائل.</translation>
    </message>
    <message>
        <source>Click to see the review.</source>
        <translation>انقر لترى المراجعة.</translation>
    </message>
</context>
<context>
    <name>LossReview</name>
    <message>
        <source>Constraint</source>
        <translation>قيد</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>القيود</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>قرار</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>مسار</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>المسارات</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>معرّف برمجي</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>المعرّفات البرمجية</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>إصدار</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>عنوان وب</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>عناوين الوب</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>أمر</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>اقتباس</translation>
    </message>
    <message>
        <source>Quotations</source>
        <translation>الاقتباسات</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ضاع</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>بقي</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Rules and model</source>
        <translation>القواعد والنموذج</translation>
    </message>
    <message>
        <source>Rules; model: %1</source>
        <translation>القواعد؛ النموذج: %1</translation>
    </message>
    <message>
        <source>The summary has nothing like it.</source>
        <translation>ليس في الملخّص شيء مثله.</translation>
    </message>
    <message>
        <source>The summary has it word for word.</source>
        <translation>هو في الملخّص حرفيًا.</translation>
    </message>
    <message>
        <source>The summary has it with a different spelling.</source>
        <translation>هو في الملخّص بكتابة مختلفة.</translation>
    </message>
    <message>
        <source>The summary has most of its words close together.</source>
        <translation>في الملخّص معظم كلماته متقاربة.</translation>
    </message>
    <message>
        <source>The summary says “%1” instead.</source>
        <translation>يقول الملخّص «%1» بدلًا منه.</translation>
    </message>
    <message>
        <source>Found by a model in a second look.</source>
        <translation>وجده نموذج في نظرة ثانية.</translation>
    </message>
    <message>
        <source>%1 Found by a model in a second look.</source>
        <translation>%1 وجده نموذج في نظرة ثانية.</translation>
    </message>
    <message>
        <source>%1 Found by the rule “%2”.</source>
        <translation>%1 وجدته القاعدة «%2».</translation>
    </message>
</context>
<context>
    <name>LossRules</name>
    <message>
        <source>it is larger than 4 MB</source>
        <translation>هو أكبر من 4 م.بايت</translation>
    </message>
    <message>
        <source>The rule file %1 cannot be read: %2.</source>
        <translation>لا يمكن قراءة ملف القواعد %1: %2.</translation>
    </message>
    <message>
        <source>The rule file %1 is not valid JSON (byte %2: %3) and was ignored.</source>
        <translation>ملف القواعد %1 ليس JSON صالحًا (البايت %2: %3) وقد جرى تجاهله.</translation>
    </message>
    <message>
        <source>The rule file %1 is not a JSON object and was ignored.</source>
        <translation>ملف القواعد %1 ليس كائن JSON وقد جرى تجاهله.</translation>
    </message>
    <message>
        <source>“%2” in the rule file %1 was ignored: %3.</source>
        <comment>%2: a rule or a list</comment>
        <translation>جرى تجاهل «%2» في ملف القواعد %1: %3.</translation>
    </message>
    <message>
        <source>it must be one of en, de, es, fr, ja, zh, other</source>
        <translation>يجب أن يكون واحدًا من en وde وes وfr وja وzh وother</translation>
    </message>
    <message>
        <source>there is no such list</source>
        <translation>لا توجد قائمة كهذه</translation>
    </message>
    <message>
        <source>the file names no language</source>
        <translation>لا يذكر الملف لغة</translation>
    </message>
    <message>
        <source>it must be a point or a comma</source>
        <translation>يجب أن يكون نقطة أو فاصلة</translation>
    </message>
    <message>
        <source>it must be a list of words</source>
        <translation>يجب أن يكون قائمة كلمات</translation>
    </message>
    <message>
        <source>one of its words is not a string</source>
        <translation>إحدى كلماته ليست سلسلة نصية</translation>
    </message>
    <message>
        <source>it must be a list of units</source>
        <translation>يجب أن يكون قائمة وحدات</translation>
    </message>
    <message>
        <source>a unit needs a dimension, a factor above 0 and names</source>
        <translation>تحتاج الوحدة إلى بُعد ومُعامل فوق 0 وأسماء</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>يجب أن يكون كائنًا</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>ليس لـ«%1» عدد</translation>
    </message>
    <message>
        <source>there is no kind “%1”</source>
        <translation>لا يوجد نوع «%1»</translation>
    </message>
    <message>
        <source>there is no source “%1”, or its weight is not a number</source>
        <translation>لا يوجد مصدر «%1»، أو وزنه ليس عددًا</translation>
    </message>
    <message>
        <source>a share must be above 0 and at most 1</source>
        <translation>يجب أن تكون الحصة فوق 0 ولا تتجاوز 1</translation>
    </message>
    <message>
        <source>it must be a list of rules</source>
        <translation>يجب أن يكون قائمة قواعد</translation>
    </message>
    <message>
        <source>it has no pattern</source>
        <translation>ليس له نمط</translation>
    </message>
    <message>
        <source>its regular expression is not valid at character %1 (%2)</source>
        <translation>تعبيرها النمطي غير صالح عند المحرف %1 (%2)</translation>
    </message>
    <message>
        <source>rule %1 has no name</source>
        <translation>ليس للقاعدة %1 اسم</translation>
    </message>
    <message>
        <source>a rule for sentences needs the words to search for</source>
        <translation>تحتاج قاعدة الجمل إلى الكلمات التي يُبحث عنها</translation>
    </message>
    <message>
        <source>a beginning needs three letters and a file with a language</source>
        <translation>البداية تحتاج إلى ثلاثة أحرف وملف له لغة</translation>
    </message>
</context>
<context>
    <name>MantisCheck</name>
    <message>
        <source>In the original session this entry does not follow the previous one: mantis merged an abandoned branch into the fork.</source>
        <translation>في الجلسة الأصلية لا يتبع هذا المُدخل ما قبله: دمج mantis فرعًا مهجورًا في التفرّع.</translation>
    </message>
    <message>
        <source>The line is not valid JSON. mantis drops it, and older messages may become unreachable.</source>
        <translation>السطر ليس JSON صالحًا. يُسقطه mantis، وقد يتعذر الوصول إلى رسائل أقدم.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>إزالة السطر.</translation>
    </message>
    <message>
        <source>The file ends within this line, as after a crash. mantis appends its next line to it and loses that one, too.</source>
        <translation>ينتهي الملف داخل هذا السطر كما يحدث بعد انهيار. يُلحق mantis سطره التالي به فيضيع ذاك أيضًا.</translation>
    </message>
    <message>
        <source>Remove the incomplete line.</source>
        <translation>إزالة السطر غير المكتمل.</translation>
    </message>
    <message>
        <source>This line has two records, the first cut off by a crash. mantis drops both, and everything older with them.</source>
        <translation>في هذا السطر سجلان، أولهما بتره انهيار. يُسقط mantis كليهما، وكل ما هو أقدم معهما.</translation>
    </message>
    <message>
        <source>Remove the incomplete first record.</source>
        <translation>إزالة السجل الأول غير المكتمل.</translation>
    </message>
    <message>
        <source>The line is JSON, but not a known record. It is shown as stored.</source>
        <translation>السطر JSON، لكنه ليس سجلًا معروفًا. يُعرض كما هو مخزَّن.</translation>
    </message>
    <message>
        <source>The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown among the messages.</source>
        <translation>السطر ليس رسالة ونوعه مجهول («%1»). يتخطاه mantis، ولا يُعرض بين الرسائل.</translation>
    </message>
    <message>
        <source>A required key of the entry is missing or has the wrong type. mantis drops the entry, and older messages may become unreachable.</source>
        <translation>مفتاح لازم في المُدخل مفقود أو نوعه خاطئ. يُسقط mantis المُدخل، وقد يتعذر الوصول إلى رسائل أقدم.</translation>
    </message>
    <message>
        <source>The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops the line, or cannot load the session at all.</source>
        <translation>في السطر بايتات ليست UTF-8، أو نصف محرف (محرف بديل منفرد). يُسقط mantis السطر، أو لا يستطيع تحميل الجلسة إطلاقًا.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>الاستعاضة عن البايتات بمحارف بديلة.</translation>
    </message>
    <message>
        <source>A later line has the same id. mantis reads only that one.</source>
        <translation>لسطر لاحق المعرّف نفسه. لا يقرأ mantis إلا ذاك.</translation>
    </message>
    <message>
        <source>Remove this line; the later one stays.</source>
        <translation>إزالة هذا السطر؛ ويبقى اللاحق.</translation>
    </message>
    <message>
        <source>The parent of the entry is missing or unreadable. mantis cannot reach anything older.</source>
        <translation>أصل المُدخل مفقود أو لا يُقرأ. لا يستطيع mantis الوصول إلى ما هو أقدم.</translation>
    </message>
    <message>
        <source>Append an entry with the lost id, after the entry before it in the file.</source>
        <translation>إلحاق مُدخل بالمعرّف الضائع، بعد المُدخل الذي قبله في الملف.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this entry. mantis stops here.</source>
        <translation>تشكّل الأصول حلقة عبر هذا المُدخل. يتوقف mantis هنا.</translation>
    </message>
    <message>
        <source>The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch.</source>
        <translation>كتابة الوقت غير معتادة. يقارن mantis الأوقات كنصوص، فقد يحمّل الفرع الخطأ.</translation>
    </message>
    <message>
        <source>The entry is older than its parent. A clock was set back, or files were mixed.</source>
        <translation>المُدخل أقدم من أصله. أُرجعت ساعة إلى الوراء، أو اختلطت ملفات.</translation>
    </message>
    <message>
        <source>The file name is not a UUID, so mantis never lists the session.</source>
        <translation>ليس اسم الملف UUID، ولذلك لا يسرد mantis الجلسة أبدًا.</translation>
    </message>
    <message>
        <source>mantis does not list the session, because an entry near the beginning belongs to a side chain.</source>
        <translation>لا يسرد mantis الجلسة، لأن مُدخلًا قرب البداية يتبع سلسلة جانبية.</translation>
    </message>
    <message>
        <source>mantis cannot load this message, and so cannot load the session.</source>
        <translation>لا يستطيع mantis تحميل هذه الرسالة، فلا يستطيع تحميل الجلسة.</translation>
    </message>
    <message>
        <source>Turn the rejected content into text, in a new branch.</source>
        <translation>تحويل المحتوى المرفوض إلى نص، في فرع جديد.</translation>
    </message>
    <message>
        <source>mantis could not load this message, but does not read it here.</source>
        <translation>لا يستطيع mantis تحميل هذه الرسالة، لكنه لا يقرؤها هنا.</translation>
    </message>
    <message>
        <source>The context begins with an answer, which providers reject.</source>
        <translation>يبدأ السياق بإجابة، وهو ما يرفضه المزوّدون.</translation>
    </message>
    <message>
        <source>A tool result has no call before it. Versions before 2.64 send it, and providers reject it.</source>
        <translation>ليس قبل نتيجة أداة استدعاء لها. ترسلها الإصدارات التي قبل 2.64 ويرفضها المزوّدون.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>ترك النتيجة، في فرع جديد.</translation>
    </message>
    <message>
        <source>A tool call has no result: mantis ended while the tool ran, or the conversation was resumed there. mantis leaves the call out or answers it with an error.</source>
        <translation>ليس لاستدعاء أداة نتيجة: انتهى mantis أثناء عمل الأداة، أو استُؤنفت المحادثة هناك. يترك mantis الاستدعاء أو يجيب عنه بخطأ.</translation>
    </message>
    <message>
        <source>Leave the call out, in a new branch.</source>
        <translation>ترك الاستدعاء، في فرع جديد.</translation>
    </message>
    <message>
        <source>Another call has the same id. Versions before 2.64 send both, and providers reject them.</source>
        <translation>لاستدعاء آخر المعرّف نفسه. ترسل الإصدارات التي قبل 2.64 كليهما ويرفضهما المزوّدون.</translation>
    </message>
    <message>
        <source>A tool result comes before its call, which providers reject.</source>
        <translation>تأتي نتيجة أداة قبل استدعائها، وهو ما يرفضه المزوّدون.</translation>
    </message>
    <message>
        <source>A tool result is not in the message right after its call, which providers reject.</source>
        <translation>ليست نتيجة أداة في الرسالة التي تلي استدعاءها مباشرة، وهو ما يرفضه المزوّدون.</translation>
    </message>
    <message>
        <source>Messages seem to be missing before this one: a turn begins without its prompt. Some versions lose the beginning of a turn when they compact.</source>
        <translation>يبدو أن رسائل مفقودة قبل هذه: يبدأ دور بلا طلبه. بعض الإصدارات تفقد بداية دور حين تضغط.</translation>
    </message>
    <message>
        <source>The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: mantis forgets a rewind when it resumes the session.</source>
        <translation>يكرر الطلب طلبًا سابقًا. إن كان قد جرى الرجوع عن ذاك فإنه وإجاباته تُرسل من جديد: ينسى mantis الرجوع حين يستأنف الجلسة.</translation>
    </message>
    <message>
        <source>The message repeats the previous one. The terminal stores the last message again when it resumes a session.</source>
        <translation>تكرر الرسالة السابقة. تخزّن الطرفية الرسالة الأخيرة مرة أخرى حين تستأنف جلسة.</translation>
    </message>
    <message>
        <source>Leave the second message out, in a new branch.</source>
        <translation>ترك الرسالة الثانية، في فرع جديد.</translation>
    </message>
    <message>
        <source>This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not compacted.</source>
        <translation>ليس لهذا الحد ملخّص: أُعيدت كتابة القائمة بعد رجوع أو مسح أو استئناف، ولم تُضغط.</translation>
    </message>
    <message>
        <source>The summary is only in the boundary. Agents with a custom system prompt never send it to Anthropic&apos;s models.</source>
        <translation>الملخّص في الحد فقط. الوكلاء الذين لهم طلب نظام مخصص لا يرسلونه أبدًا إلى نماذج Anthropic.</translation>
    </message>
    <message>
        <source>Put it into a message after the boundary, in a new branch.</source>
        <translation>وضعه في رسالة بعد الحد، في فرع جديد.</translation>
    </message>
    <message>
        <source>Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. The file is correct.</source>
        <translation>لا يستطيع الإصداران 2.59 و2.60 استئناف جلسة فيها حد، ويفشل عرض الوب معها. الملف صحيح.</translation>
    </message>
    <message>
        <source>Leave out the entries from abandoned branches, in a new branch.</source>
        <translation>ترك المُدخلات الآتية من فروع مهجورة، في فرع جديد.</translation>
    </message>
    <message>
        <source>Another context reminder: every headless run adds one, and all are sent.</source>
        <translation>تذكير آخر بالسياق: كل تشغيل بلا واجهة يضيف واحدًا، وكلها تُرسل.</translation>
    </message>
    <message>
        <source>Leave it out, in a new branch.</source>
        <translation>تركه، في فرع جديد.</translation>
    </message>
    <message>
        <source>The message refers to the artifact %1, which is not in the project folder. The compacted messages cannot be recovered.</source>
        <translation>تشير الرسالة إلى الناتج %1، وهو ليس في مجلد المشروع. لا يمكن استعادة الرسائل المضغوطة.</translation>
    </message>
    <message>
        <source>The run that begins here has no result: mantis ended before the run did.</source>
        <translation>ليس للتشغيل الذي يبدأ هنا نتيجة: انتهى mantis قبل انتهاء التشغيل.</translation>
    </message>
    <message>
        <source>The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls have no answer or were counted twice.</source>
        <translation>تذكر نتيجة التشغيل %1 من الرموز (الدخل + الخرج)، ومجموع إجاباته %2. بعض الاستدعاءات بلا إجابة أو حُسبت مرتين.</translation>
    </message>
    <message>
        <source>The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name.</source>
        <translation>يتبع السطر الجلسة «%1»، وتتبع أسطر سابقة «%2»: كلا المعرّفين يعطي اسم الملف نفسه.</translation>
    </message>
    <message>
        <source>The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it.</source>
        <translation>ليست الرسائل قائمة JSON صالحة (%1). يسرد mantis الجلسة كفارغة ولا يستطيع تحميلها.</translation>
    </message>
    <message>
        <source>The tags are not a valid JSON list. mantis cannot list any session.</source>
        <translation>ليست الوسوم قائمة JSON صالحة. لا يستطيع mantis سرد أي جلسة.</translation>
    </message>
    <message>
        <source>The metadata are not a valid JSON object. mantis cannot load the session.</source>
        <translation>ليست البيانات الوصفية كائن JSON صالحًا. لا يستطيع mantis تحميل الجلسة.</translation>
    </message>
    <message>
        <source>The title differs from the title in the metadata, which replaces it when mantis saves.</source>
        <translation>يختلف العنوان عن العنوان الذي في البيانات الوصفية، وهو يحل محله حين يحفظ mantis.</translation>
    </message>
    <message>
        <source>The time %1 cannot be read. The session may be sorted wrongly.</source>
        <translation>لا يمكن قراءة الوقت %1. قد تُرتَّب الجلسة خطأً.</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is after the end of the conversation.</source>
        <translation>نقطة الحفظ «%1» بعد نهاية المحادثة.</translation>
    </message>
</context>
<context>
    <name>MantisContext</name>
    <message>
        <source>mantis cannot load this session because of message %1, so nothing would be sent. Check the session for problems.</source>
        <translation>لا يستطيع mantis تحميل هذه الجلسة بسبب الرسالة %1، ولذلك لن يُرسل شيء. افحص مشكلات الجلسة.</translation>
    </message>
    <message>
        <source>It has no summary; it only marks where the context begins.</source>
        <translation>ليس له ملخّص؛ وإنما يحدد موضع بداية السياق.</translation>
    </message>
    <message>
        <source>mantis cannot resume this recording: a new run with the same id starts empty. Look for the session with this id under projects.</source>
        <translation>لا يستطيع mantis استئناف هذا التسجيل: تشغيل جديد بالمعرّف نفسه يبدأ فارغًا. ابحث عن الجلسة ذات هذا المعرّف تحت projects.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume it with a later release.</source>
        <translation>لا يستطيع mantis 2.59 و2.60، وقد كتب أحدهما هذه الجلسة، استئناف جلسة فيها حد. استأنفها بإصدار لاحق.</translation>
    </message>
    <message>
        <source>Its tool calls have no results, so mantis leaves it out.</source>
        <translation>ليس لاستدعاءات أدواتها نتائج، ولذلك يتركها mantis.</translation>
    </message>
    <message>
        <source>mantis made this reminder and drops it when it loads the session.</source>
        <translation>أنشأ mantis هذا التذكير ويُسقطه حين يحمّل الجلسة.</translation>
    </message>
</context>
<context>
    <name>MantisEdit</name>
    <message>
        <source>Message %1 is a boundary, where the context of mantis begins. It cannot be changed or removed; fork or resume the session before it instead.</source>
        <translation>الرسالة %1 حد يبدأ عنده سياق mantis. لا يمكن تغييرها أو إزالتها؛ فرِّع الجلسة أو استأنفها قبلها بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Summaries of mantis cannot be dissolved: the messages are still in the original session or before the boundary. Resume or fork there.</source>
        <translation>لا يمكن فكّ ملخّصات mantis: ما زالت الرسائل في الجلسة الأصلية أو قبل الحد. استأنف أو فرِّع هناك.</translation>
    </message>
    <message>
        <source>mantis prunes outputs only in memory; its transcripts cannot store that.</source>
        <translation>لا يقلّم mantis المخرجات إلا في الذاكرة؛ ولا تستطيع نصوص جلساته تخزين ذلك.</translation>
    </message>
    <message>
        <source>In a list of messages the replaced messages would be lost.</source>
        <translation>في قائمة رسائل ستضيع الرسائل المستبدَلة.</translation>
    </message>
    <message>
        <source>mantis up to 2.58, which wrote this session, still sends everything before a summary.</source>
        <translation>ما زال mantis حتى 2.58، الذي كتب هذه الجلسة، يرسل كل ما قبل الملخّص.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a compaction boundary.</source>
        <translation>لا يستطيع mantis 2.59 و2.60، وقد كتب أحدهما هذه الجلسة، استئناف جلسة فيها حد ضغط.</translation>
    </message>
    <message>
        <source>mantis never sends entries of the role “system”; the note is only for readers of the transcript.</source>
        <translation>لا يرسل mantis أبدًا مُدخلات دور المتحدث «system»؛ فالملاحظة لقرّاء نص الجلسة فقط.</translation>
    </message>
    <message>
        <source>The message is before a boundary, so it is not sent.</source>
        <translation>الرسالة قبل حد، ولذلك لا تُرسل.</translation>
    </message>
    <message>
        <source>Two prompts would follow each other, which some providers reject.</source>
        <translation>سيتتابع طلبان، وهو ما يرفضه بعض المزوّدين.</translation>
    </message>
    <message>
        <source>The release of mantis that wrote the session can resume after a boundary.</source>
        <translation>إصدار mantis الذي كتب الجلسة يستطيع الاستئناف بعد حد.</translation>
    </message>
    <message>
        <source>The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier ones send the replaced messages as well, or nothing.</source>
        <translation>إصدار mantis لهذه الجلسة غير مخزَّن. تستطيع الإصدارات من 2.61 استئنافها؛ أما الأقدم فترسل الرسائل المستبدَلة أيضًا، أو لا ترسل شيئًا.</translation>
    </message>
    <message>
        <source>mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its boundary. Every release can resume the new session.</source>
        <translation>لا يستطيع mantis 2.59 و2.60، وقد كتب أحدهما هذه الجلسة، استئنافها بسبب حدّها. كل إصدار يستطيع استئناف الجلسة الجديدة.</translation>
    </message>
    <message>
        <source>mantis looks for titles only at the beginning and the end of a long transcript. After another 64 KiB its own list no longer shows this title.</source>
        <translation>لا يبحث mantis عن العناوين إلا في بداية نص الجلسة الطويل ونهايته. بعد 64 KiB أخرى لا تعرض قائمته هذا العنوان.</translation>
    </message>
    <message>
        <source>An entry of this transcript has a time after all others (“%1”), so mantis would not use the change as the newest branch. Fork the session instead.</source>
        <translation>لمُدخل في نص هذه الجلسة وقت بعد كل ما سواه («%1»)، فلن يستخدم mantis التغيير كأحدث فرع. فرِّع الجلسة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>In this kind of store every message is a checkpoint, so none are stored.</source>
        <translation>في هذا النوع من المخازن كل رسالة نقطة حفظ، ولذلك لا تُخزَّن أي منها.</translation>
    </message>
    <message>
        <source>%1–%2; kept in %3</source>
        <translation>%1–%2؛ محفوظة في %3</translation>
    </message>
    <message>
        <source>Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the session instead.</source>
        <translation>كتب برنامج آخر نقاط حفظ هذه الجلسة في مواضع غير التي يكتبها mantis. فرِّع الجلسة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>There is no checkpoint at message %1.</source>
        <translation>ليس عند الرسالة %1 نقطة حفظ.</translation>
    </message>
    <message>
        <source>The session already has a checkpoint “%1”. Choose another name.</source>
        <translation>في الجلسة نقطة حفظ «%1» أصلًا. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>A program that has this session loaded would overwrite this change when it saves. Reload the session there.</source>
        <translation>البرنامج الذي حمّل هذه الجلسة سيكتب فوق هذا التغيير حين يحفظ. أعد تحميل الجلسة هناك.</translation>
    </message>
    <message>
        <source>The file %1 stays, because the session %2 uses it too.</source>
        <translation>يبقى الملف %1 لأن الجلسة %2 تستخدمه أيضًا.</translation>
    </message>
    <message>
        <source>The data of this session is damaged, so mantis cannot load it. Check the session for problems.</source>
        <translation>بيانات هذه الجلسة تالفة، ولذلك لا يستطيع mantis تحميلها. افحص مشكلات الجلسة.</translation>
    </message>
</context>
<context>
    <name>MantisFormat</name>
    <message>
        <source>It has the tables and columns of mantis.</source>
        <translation>فيها جداول mantis وأعمدته.</translation>
    </message>
    <message>
        <source>It has transcripts of mantis.</source>
        <translation>فيه نصوص جلسات mantis.</translation>
    </message>
    <message>
        <source>The first lines are entries of a mantis tree.</source>
        <translation>الأسطر الأولى مُدخلات شجرة mantis.</translation>
    </message>
    <message>
        <source>The first lines are messages of the mantis protocol.</source>
        <translation>الأسطر الأولى رسائل من بروتوكول mantis.</translation>
    </message>
    <message>
        <source>The first lines are plain messages, which mantis may have written.</source>
        <translation>الأسطر الأولى رسائل بسيطة ربما كتبها mantis.</translation>
    </message>
    <message>
        <source>mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.</source>
        <translation>لا يستطيع mantis استئناف سجل بروتوكول (M2)، ولذلك يبقيه Stemma للقراءة فقط.</translation>
    </message>
    <message>
        <source>No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.</source>
        <translation>لا يُعرف إصدار من mantis يستأنف ملفات الرسائل البسيطة (M4)، ولذلك يبقيها Stemma للقراءة فقط.</translation>
    </message>
    <message>
        <source>Not the tables of a mantis store.</source>
        <translation>ليست جداول مخزن mantis.</translation>
    </message>
    <message>
        <source>No mantis transcripts in this folder.</source>
        <translation>ليس في هذا المجلد نصوص جلسات mantis.</translation>
    </message>
    <message>
        <source>The first lines are not from a mantis transcript.</source>
        <translation>ليست الأسطر الأولى من نص جلسة mantis.</translation>
    </message>
</context>
<context>
    <name>MantisMessage</name>
    <message>
        <source>mantis does not know this kind of block and cannot load the session because of it.</source>
        <translation>لا يعرف mantis هذا النوع من الكتل، ولا يستطيع تحميل الجلسة بسببه.</translation>
    </message>
    <message>
        <source>Not valid JSON from byte %1.</source>
        <translation>ليس JSON صالحًا من البايت %1.</translation>
    </message>
    <message>
        <source>Not a JSON object, so not a message.</source>
        <translation>ليس كائن JSON، فليس رسالة.</translation>
    </message>
    <message>
        <source>Not an entry of a conversation.</source>
        <translation>ليس مُدخلًا من محادثة.</translation>
    </message>
    <message>
        <source>The list was rewritten here after a rewind, a clear or a resume.</source>
        <translation>أُعيدت كتابة القائمة هنا بعد رجوع أو مسح أو استئناف.</translation>
    </message>
</context>
<context>
    <name>MantisMove</name>
    <message numerus="yes">
        <source>%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.</source>
        <translation>
            <numerusform>لا جلسات تنتقل مع المشروع. تُبقي مُدخلاتها اسم المجلد القديم الذي لا يستخدمه mantis.</numerusform>
            <numerusform>تنتقل جلسة واحدة مع المشروع. تُبقي مُدخلاتها اسم المجلد القديم الذي لا يستخدمه mantis.</numerusform>
            <numerusform>تنتقل جلستان مع المشروع. تُبقي مُدخلاتهما اسم المجلد القديم الذي لا يستخدمه mantis.</numerusform>
            <numerusform>تنتقل %n جلسات مع المشروع. تُبقي مُدخلاتها اسم المجلد القديم الذي لا يستخدمه mantis.</numerusform>
            <numerusform>تنتقل %n جلسة مع المشروع. تُبقي مُدخلاتها اسم المجلد القديم الذي لا يستخدمه mantis.</numerusform>
            <numerusform>تنتقل %n جلسة مع المشروع. تُبقي مُدخلاتها اسم المجلد القديم الذي لا يستخدمه mantis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>قد تكون جلسة مفتوحة في طرفية mantis. أنهِها أولًا: وإلا واصلت الكتابة في المجلد القديم.</translation>
    </message>
</context>
<context>
    <name>MantisRepair</name>
    <message>
        <source>The content of a lost entry is unknown; two answers may now follow each other there.</source>
        <translation>محتوى المُدخل الضائع مجهول؛ وقد تتتابع إجابتان هناك الآن.</translation>
    </message>
    <message>
        <source>replaces the lost entry</source>
        <translation>يحل محل المُدخل الضائع</translation>
    </message>
    <message>
        <source>Later messages of the fork were written when the removed entries were in the context.</source>
        <translation>كُتبت رسائل لاحقة من التفرّع حين كانت المُدخلات المزالة في السياق.</translation>
    </message>
    <message>
        <source>messages %1–%2</source>
        <translation>الرسائل %1–%2</translation>
    </message>
    <message>
        <source>from an abandoned branch; left out of the new branch, kept in the file</source>
        <translation>من فرع مهجور؛ تُرك خارج الفرع الجديد وأُبقي في الملف</translation>
    </message>
    <message>
        <source>the summary, as a message after its boundary</source>
        <translation>الملخّص، رسالةً بعد حدّه</translation>
    </message>
    <message>
        <source>the content of message %1</source>
        <translation>محتوى الرسالة %1</translation>
    </message>
    <message>
        <source>The entry before it may be in a branch that is left out. Check the session again afterwards.</source>
        <translation>قد يكون المُدخل الذي قبله في فرع متروك. افحص الجلسة من جديد بعد ذلك.</translation>
    </message>
</context>
<context>
    <name>MantisStore</name>
    <message>
        <source>The store has no table %1.</source>
        <translation>ليس في المخزن جدول %1.</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>لم يعد هذا السجل في المخزن. افتح المخزن من جديد.</translation>
    </message>
    <message>
        <source>The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete the session.</source>
        <translation>رسائل هذه الجلسة تالفة (%1)، ولذلك لا يستطيع mantis تحميلها. لا يمكنك إلا إعادة تسمية الجلسة أو حذفها.</translation>
    </message>
    <message>
        <source>mantis cannot resume this kind of transcript, so Stemma keeps it read-only.</source>
        <translation>لا يستطيع mantis استئناف هذا النوع من نصوص الجلسات، ولذلك يبقيه Stemma للقراءة فقط.</translation>
    </message>
</context>
<context>
    <name>MarkedStore</name>
    <message>
        <source>your checkpoints, copied in Stemma’s own data</source>
        <translation>نقاط حفظك، منسوخة في بيانات Stemma</translation>
    </message>
    <message>
        <source>your labels, copied in Stemma’s own data</source>
        <translation>وسومك، منسوخة في بيانات Stemma</translation>
    </message>
    <message>
        <source>your flag, copied in Stemma’s own data</source>
        <translation>علامتك، منسوخة في بيانات Stemma</translation>
    </message>
    <message numerus="yes">
        <source>%n of your checkpoint(s) are removed with their messages. Undo restores them.</source>
        <translation>
            <numerusform>لا تُزال أي من نقاط حفظك مع رسائلها.</numerusform>
            <numerusform>تُزال واحدة من نقاط حفظك مع رسالتها. يستعيدها التراجع.</numerusform>
            <numerusform>تُزال نقطتان من نقاط حفظك مع رسائلهما. يستعيدهما التراجع.</numerusform>
            <numerusform>تُزال %n من نقاط حفظك مع رسائلها. يستعيدها التراجع.</numerusform>
            <numerusform>تُزال %n من نقاط حفظك مع رسائلها. يستعيدها التراجع.</numerusform>
            <numerusform>تُزال %n من نقاط حفظك مع رسائلها. يستعيدها التراجع.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no checkpoint here. Enter a name to set one.</source>
        <translation>ليست هنا نقطة حفظ. أدخل اسمًا لوضع واحدة.</translation>
    </message>
    <message>
        <source>Enter a new name.</source>
        <translation>أدخل اسمًا جديدًا.</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1” of “%2”</source>
        <translation>إزالة نقطة الحفظ «%1» من «%2»</translation>
    </message>
    <message>
        <source>Set checkpoint “%1” at message %2 of “%3”</source>
        <translation>وضع نقطة الحفظ «%1» عند الرسالة %2 من «%3»</translation>
    </message>
    <message>
        <source>The checkpoint was changed by another program since the change was planned. Plan it again.</source>
        <translation>غيّر برنامج آخر نقطة الحفظ منذ التخطيط للتغيير. خطّط له من جديد.</translation>
    </message>
    <message>
        <source>in Stemma’s own data; the store is unchanged</source>
        <translation>في بيانات Stemma؛ والمخزن لم يتغير</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Labels from the store itself stay: %1. You can only remove your own labels.</source>
        <translation>تبقى الوسوم الآتية من المخزن نفسه: %1. لا يمكنك إلا إزالة وسومك.</translation>
    </message>
    <message>
        <source>Choose other labels or another flag.</source>
        <translation>اختر وسومًا أخرى أو علامة أخرى.</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>وضع وسوم «%1»</translation>
    </message>
    <message>
        <source>Flag “%1”</source>
        <translation>وضع علامة على «%1»</translation>
    </message>
    <message>
        <source>Remove flag of “%1”</source>
        <translation>إزالة العلامة عن «%1»</translation>
    </message>
    <message>
        <source>The labels were changed by another program since the change was planned. Plan it again.</source>
        <translation>غيّر برنامج آخر الوسوم منذ التخطيط للتغيير. خطّط له من جديد.</translation>
    </message>
</context>
<context>
    <name>MarksDatabase</name>
    <message>
        <source>A later version of Stemma wrote the labels and checkpoints in %1. Use that version.</source>
        <translation>كتب إصدار أحدث من Stemma الوسوم ونقاط الحفظ في %1. استخدم ذلك الإصدار.</translation>
    </message>
</context>
<context>
    <name>MessageName</name>
    <message>
        <source>The session has no message %L1; its last one is %L2.</source>
        <translation>ليس في الجلسة رسالة %L1؛ آخر رسائلها %L2.</translation>
    </message>
    <message>
        <source>The session changed while message %1 was looked for.</source>
        <translation>تغيرت الجلسة أثناء البحث عن الرسالة %1.</translation>
    </message>
</context>
<context>
    <name>MnesisCheck</name>
    <message>
        <source>The file is damaged: SQLite reports “%1”. Data there may be lost or wrong.</source>
        <translation>الملف تالف: تبلّغ SQLite عن «%1». قد تكون البيانات هناك ضائعة أو خاطئة.</translation>
    </message>
    <message>
        <source>An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found.</source>
        <translation>فهرس من فهارس الملف تالف: تبلّغ SQLite عن «%1». قد لا يُعثر على صفوف موجودة.</translation>
    </message>
    <message>
        <source>SQLite reports “%1”. Space is wasted; all data can be read.</source>
        <translation>تبلّغ SQLite عن «%1». ثمة مساحة مهدرة؛ ويمكن قراءة كل البيانات.</translation>
    </message>
    <message>
        <source>The table cannot be read from here on (%1). The rest was not checked.</source>
        <translation>لا يمكن قراءة الجدول من هنا فصاعدًا (%1). لم يُفحص الباقي.</translation>
    </message>
    <message>
        <source>The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file.</source>
        <translation>بنية الملف من mnesis أقدم (%1). يغيّرها mnesis أحدث حين يفتح الملف.</translation>
    </message>
    <message>
        <source>“%1” is missing. mnesis fails when it needs it.</source>
        <translation>«%1» مفقود. يفشل mnesis حين يحتاج إليه.</translation>
    </message>
    <message>
        <source>“%1” is unknown. A newer mnesis or the host application may have added it.</source>
        <translation>«%1» مجهول. ربما أضافه mnesis أحدث أو التطبيق المضيف.</translation>
    </message>
    <message>
        <source>The row refers to a missing row of the table %1. mnesis may refuse to change it.</source>
        <translation>يشير الصف إلى صف مفقود من الجدول %1. قد يرفض mnesis تغييره.</translation>
    </message>
    <message>
        <source>The value should be %1 but is stored as %2. Programs may misread it or fail on it.</source>
        <translation>ينبغي أن تكون القيمة %1 لكنها مخزَّنة %2. قد تخطئ برامج قراءتها أو تفشل معها.</translation>
    </message>
    <message>
        <source>Store the value with the right type.</source>
        <translation>تخزين القيمة بالنوع الصحيح.</translation>
    </message>
    <message>
        <source>The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session.</source>
        <translation>في النص بايتات ليست UTF-8، وتُعرض هنا بالشكل �. لا يستطيع mnesis تحميل الجلسة.</translation>
    </message>
    <message>
        <source>Replace the bytes with replacement characters.</source>
        <translation>الاستعاضة عن البايتات بمحارف بديلة.</translation>
    </message>
    <message>
        <source>The text has a NUL character. Many programs show it only up to there.</source>
        <translation>في النص محرف NUL. كثير من البرامج لا يعرضه إلا حتى هناك.</translation>
    </message>
    <message>
        <source>The session has no model. mnesis cannot load it.</source>
        <translation>ليس للجلسة نموذج. لا يستطيع mnesis تحميلها.</translation>
    </message>
    <message>
        <source>Use the model of its messages, or of the newest other session.</source>
        <translation>استخدام نموذج رسائلها، أو نموذج أحدث جلسة أخرى.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON. mnesis can neither load this session nor list any session.</source>
        <translation>ليست البيانات الوصفية للجلسة JSON صالحًا. لا يستطيع mnesis تحميل هذه الجلسة ولا سرد أي جلسة.</translation>
    </message>
    <message>
        <source>Clear the metadata.</source>
        <translation>مسح البيانات الوصفية.</translation>
    </message>
    <message>
        <source>The parent session “%1” is missing. The session is shown at the top level.</source>
        <translation>الجلسة الأصل «%1» مفقودة. تُعرض الجلسة في المستوى الأعلى.</translation>
    </message>
    <message>
        <source>Clear the parent.</source>
        <translation>مسح الأصل.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this session. It cannot be shown in its place in the tree.</source>
        <translation>تشكّل الأصول حلقة عبر هذه الجلسة. لا يمكن عرضها في مكانها من الشجرة.</translation>
    </message>
    <message>
        <source>The messages of this session have no context items. mnesis sends all messages now, but none of them after the next turn.</source>
        <translation>ليس لرسائل هذه الجلسة عناصر سياق. يرسل mnesis كل الرسائل الآن، ولا يرسل أيًا منها بعد الدور التالي.</translation>
    </message>
    <message>
        <source>Rebuild the context items from the stored messages.</source>
        <translation>إعادة بناء عناصر السياق من الرسائل المخزَّنة.</translation>
    </message>
    <message>
        <source>The message belongs to the session “%1”, which is missing. No program shows it.</source>
        <translation>تتبع الرسالة الجلسة «%1»، وهي مفقودة. لا يعرضها أي برنامج.</translation>
    </message>
    <message>
        <source>Create the session row for these messages.</source>
        <translation>إنشاء صف الجلسة لهذه الرسائل.</translation>
    </message>
    <message>
        <source>The parent message “%1” is missing.</source>
        <translation>الرسالة الأصل «%1» مفقودة.</translation>
    </message>
    <message>
        <source>The parent message “%1” belongs to another session. mnesis does not use parents.</source>
        <translation>الرسالة الأصل «%1» تتبع جلسة أخرى. لا يستخدم mnesis الأصول.</translation>
    </message>
    <message>
        <source>The parents form a cycle through this message. Programs that follow parents may hang.</source>
        <translation>تشكّل الأصول حلقة عبر هذه الرسالة. قد تعلق برامج تتبع الأصول.</translation>
    </message>
    <message>
        <source>The role “%1” is neither user nor assistant. mnesis cannot read the session.</source>
        <translation>دور المتحدث «%1» ليس user ولا assistant. لا يستطيع mnesis قراءة الجلسة.</translation>
    </message>
    <message>
        <source>The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session.</source>
        <translation>ليس وقت الإنشاء عددًا صحيحًا من أجزاء الألف من الثانية («%1»). لا يستطيع mnesis قراءة الجلسة.</translation>
    </message>
    <message>
        <source>Use the time of the neighbouring messages.</source>
        <translation>استخدام وقت الرسائل المجاورة.</translation>
    </message>
    <message>
        <source>A token count is not a whole number, or the cost is not a number. mnesis cannot read the session.</source>
        <translation>عدد رموز ليس عددًا صحيحًا، أو التكلفة ليست عددًا. لا يستطيع mnesis قراءة الجلسة.</translation>
    </message>
    <message>
        <source>Set the number to 0.</source>
        <translation>وضع العدد على 0.</translation>
    </message>
    <message>
        <source>The error code “%1” is unknown to mnesis. mnesis cannot read the session.</source>
        <translation>رمز الخطأ «%1» لا يعرفه mnesis. لا يستطيع mnesis قراءة الجلسة.</translation>
    </message>
    <message>
        <source>Set the error code to “unknown”.</source>
        <translation>وضع رمز الخطأ على «unknown».</translation>
    </message>
    <message>
        <source>It is dated %1, in the future. The next turn will be sorted before it.</source>
        <translation>تاريخه %1، في المستقبل. سيُرتَّب الدور التالي قبله.</translation>
    </message>
    <message>
        <source>Date it by the neighbouring messages.</source>
        <translation>تأريخها بحسب الرسائل المجاورة.</translation>
    </message>
    <message>
        <source>It was written after a message with a later date. The order shown is not the real order.</source>
        <translation>كُتبت بعد رسالة تاريخها لاحق. الترتيب المعروض ليس الترتيب الحقيقي.</translation>
    </message>
    <message>
        <source>Date it after the messages written before it.</source>
        <translation>تأريخها بعد الرسائل المكتوبة قبلها.</translation>
    </message>
    <message>
        <source>The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later releases leave it out.</source>
        <translation>الإجابة فارغة: لم يعد استدعاء النموذج قط. يرسل mnesis حتى 0.3 رسالة فارغة؛ وتتركها الإصدارات اللاحقة.</translation>
    </message>
    <message>
        <source>Remove the message.</source>
        <translation>إزالة الرسالة.</translation>
    </message>
    <message>
        <source>%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to the model.</source>
        <translation>%1 من الطلبات المتتالية بلا إجابة. وهي من محاولات إرسال فاشلة، وكلها تُرسل إلى النموذج.</translation>
    </message>
    <message>
        <source>Remove all but the last.</source>
        <translation>إزالتها كلها إلا الأخير.</translation>
    </message>
    <message>
        <source>%1 messages from here on are neither in the context nor covered by a summary. The model does not see them.</source>
        <translation>%1 من الرسائل من هنا فصاعدًا ليست في السياق ولا يشملها ملخّص. لا يراها النموذج.</translation>
    </message>
    <message>
        <source>Put them back into the context.</source>
        <translation>إعادتها إلى السياق.</translation>
    </message>
    <message>
        <source>The message is in the context and also covered by a summary there. The model is sent its content twice.</source>
        <translation>الرسالة في السياق ويشملها ملخّص فيه أيضًا. يُرسل محتواها إلى النموذج مرتين.</translation>
    </message>
    <message>
        <source>Remove the message from the context.</source>
        <translation>إزالة الرسالة من السياق.</translation>
    </message>
    <message>
        <source>The summary has no row in the summary graph. mnesis never merges it with others.</source>
        <translation>ليس للملخّص صف في مخطط الملخّصات. لا يدمجه mnesis مع غيره أبدًا.</translation>
    </message>
    <message>
        <source>Add it to the graph as superseded.</source>
        <translation>إضافته إلى المخطط كمستبدَل.</translation>
    </message>
    <message>
        <source>The part belongs to the message “%1”, which is missing. No program shows it.</source>
        <translation>يتبع الجزء الرسالة «%1»، وهي مفقودة. لا يعرضه أي برنامج.</translation>
    </message>
    <message>
        <source>Remove the part.</source>
        <translation>إزالة الجزء.</translation>
    </message>
    <message>
        <source>The part belongs to the session “%1”, its message to another one. Deleting one session damages the other.</source>
        <translation>يتبع الجزء الجلسة «%1»، وتتبع رسالته جلسة أخرى. حذف جلسة يُتلف الأخرى.</translation>
    </message>
    <message>
        <source>Use the session of the message.</source>
        <translation>استخدام جلسة الرسالة.</translation>
    </message>
    <message>
        <source>%1 The part is never sent, without a warning.</source>
        <translation>%1 لا يُرسل الجزء أبدًا، ودون تحذير.</translation>
    </message>
    <message>
        <source>The part has the type “%1”, which mnesis does not know. It is never sent, without a warning.</source>
        <translation>نوع الجزء «%1»، ولا يعرفه mnesis. فلا يُرسل أبدًا، ودون تحذير.</translation>
    </message>
    <message>
        <source>The row says the part is “%1”, the content says “%2”. mnesis uses the content.</source>
        <translation>يقول الصف إن الجزء «%1»، ويقول المحتوى «%2». يستخدم mnesis المحتوى.</translation>
    </message>
    <message>
        <source>Change the row to match the content.</source>
        <translation>تغيير الصف ليطابق المحتوى.</translation>
    </message>
    <message>
        <source>The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the content.</source>
        <translation>يقول الصف «%1»، ويقول محتوى استدعاء الأداة «%2». يقلّم mnesis بحسب الصف ويرسل المحتوى.</translation>
    </message>
    <message>
        <source>The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will come.</source>
        <translation>ليس لاستدعاء الأداة «%1» نتيجة: ما زال %2. إن لم يكن الوكيل عاملًا الآن فلن تأتي نتيجة.</translation>
    </message>
    <message>
        <source>Mark the call as failed.</source>
        <translation>تعليم الاستدعاء كفاشل.</translation>
    </message>
    <message>
        <source>The message has several calls with the id “%1”. Only the output of the last one can be pruned.</source>
        <translation>في الرسالة عدة استدعاءات بالمعرّف «%1». لا يمكن تقليم إلا خرج الأخير منها.</translation>
    </message>
    <message>
        <source>Give this call a new id.</source>
        <translation>إعطاء هذا الاستدعاء معرّفًا جديدًا.</translation>
    </message>
    <message>
        <source>The summary node has no message. mnesis skips it, and the model loses the messages it replaced.</source>
        <translation>ليس لعقدة الملخّص رسالة. يتخطاها mnesis، ويفقد النموذج الرسائل التي حلّت محلها.</translation>
    </message>
    <message>
        <source>Create the message from the text of the node.</source>
        <translation>إنشاء الرسالة من نص العقدة.</translation>
    </message>
    <message>
        <source>The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context.</source>
        <translation>نوع عقدة الملخّص «%1»، وليس leaf ولا condensed. لا يستطيع mnesis بناء السياق.</translation>
    </message>
    <message>
        <source>Set the kind by whether it has parents.</source>
        <translation>وضع النوع بحسب وجود أصول لها.</translation>
    </message>
    <message>
        <source>The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the context.</source>
        <translation>قائمة العُقد التي صُنع منها الملخّص ليست قائمة معرّفات JSON. لا يستطيع mnesis بناء السياق.</translation>
    </message>
    <message>
        <source>Empty the list.</source>
        <translation>إفراغ القائمة.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which is missing. It cannot be dissolved.</source>
        <translation>صُنع الملخّص من «%1»، وهو مفقود. لا يمكن فكّه.</translation>
    </message>
    <message>
        <source>The summaries form a cycle through this one. It cannot be dissolved.</source>
        <translation>تشكّل الملخّصات حلقة عبر هذا الملخّص. لا يمكن فكّه.</translation>
    </message>
    <message>
        <source>The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown.</source>
        <translation>يذكر مدى الملخّص الرسالة «%1»، وهي مفقودة. لا يمكن عرض الرسائل المستبدَلة.</translation>
    </message>
    <message>
        <source>The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown.</source>
        <translation>يذكر مدى الملخّص «%1»، وهي رسالة من جلسة أخرى. لا يمكن عرض الرسائل المستبدَلة.</translation>
    </message>
    <message>
        <source>The span of the summary ends before it begins. The replaced messages cannot be shown.</source>
        <translation>ينتهي مدى الملخّص قبل أن يبدأ. لا يمكن عرض الرسائل المستبدَلة.</translation>
    </message>
    <message>
        <source>Swap the ends of the span.</source>
        <translation>مبادلة طرفي المدى.</translation>
    </message>
    <message>
        <source>Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both.</source>
        <translation>يشمل ملخّصان في السياق بعض الرسائل نفسها، هذا و«%1». يُرسل كلاهما إلى النموذج.</translation>
    </message>
    <message>
        <source>Keep the summary that covers the messages of both.</source>
        <translation>إبقاء الملخّص الذي يشمل رسائل كليهما.</translation>
    </message>
    <message>
        <source>The summary is active but not in the context. The next merge brings its old text into the context.</source>
        <translation>الملخّص نشط لكنه ليس في السياق. الدمج التالي يجلب نصه القديم إلى السياق.</translation>
    </message>
    <message>
        <source>Mark it as superseded.</source>
        <translation>تعليمه كمستبدَل.</translation>
    </message>
    <message>
        <source>The summary is marked as superseded but still in the context. It is sent and never merged.</source>
        <translation>الملخّص معلَّم كمستبدَل لكنه ما زال في السياق. فهو يُرسل ولا يُدمج أبدًا.</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>إزالة العلامة.</translation>
    </message>
    <message>
        <source>The summary in the context counts as 0 tokens. mnesis may exceed the model&apos;s window.</source>
        <translation>يُحسب الملخّص الذي في السياق 0 من الرموز. قد يتجاوز mnesis نافذة النموذج.</translation>
    </message>
    <message>
        <source>Estimate its tokens again.</source>
        <translation>تقدير رموزه من جديد.</translation>
    </message>
    <message>
        <source>The context item belongs to the session “%1”, which is missing.</source>
        <translation>يتبع عنصر السياق الجلسة «%1»، وهي مفقودة.</translation>
    </message>
    <message>
        <source>Create the session row if its messages exist; otherwise remove the item.</source>
        <translation>إنشاء صف الجلسة إن كانت رسائلها موجودة؛ وإلا فإزالة العنصر.</translation>
    </message>
    <message>
        <source>The context names “%1”, which is missing. mnesis skips it.</source>
        <translation>يذكر السياق «%1»، وهو مفقود. يتخطاه mnesis.</translation>
    </message>
    <message>
        <source>Remove the item.</source>
        <translation>إزالة العنصر.</translation>
    </message>
    <message>
        <source>The context names “%1” from another session. The model is sent text of that session.</source>
        <translation>يذكر السياق «%1» من جلسة أخرى. يُرسل إلى النموذج نص من تلك الجلسة.</translation>
    </message>
    <message>
        <source>The context lists a summary as a message. It is sent in its place and dropped when space is short.</source>
        <translation>يسرد السياق ملخّصًا كرسالة. فهو يُرسل في مكانه ويُسقط حين تضيق المساحة.</translation>
    </message>
    <message>
        <source>List it as a summary.</source>
        <translation>سرده كملخّص.</translation>
    </message>
    <message>
        <source>The context lists a message as a summary. mnesis skips it.</source>
        <translation>يسرد السياق رسالة كملخّص. يتخطاها mnesis.</translation>
    </message>
    <message>
        <source>List it as a message.</source>
        <translation>سردها كرسالة.</translation>
    </message>
    <message>
        <source>The context lists “%1” more than once. It may be sent repeatedly.</source>
        <translation>يسرد السياق «%1» أكثر من مرة. قد يُرسل مكررًا.</translation>
    </message>
    <message>
        <source>Keep only the first item.</source>
        <translation>إبقاء العنصر الأول فقط.</translation>
    </message>
    <message>
        <source>The context lists the message before an older one. They are sent in the wrong order.</source>
        <translation>يسرد السياق الرسالة قبل رسالة أقدم. تُرسلان بترتيب خاطئ.</translation>
    </message>
    <message>
        <source>Renumber the items by date.</source>
        <translation>إعادة ترقيم العناصر بحسب التاريخ.</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1، العمود %2</translation>
    </message>
    <message>
        <source>%1 row %2</source>
        <translation>%1 الصف %2</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 الصف %2، العمود %3</translation>
    </message>
</context>
<context>
    <name>MnesisContext</name>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>ليس في المخزن جلسة «%1».</translation>
    </message>
    <message>
        <source>Its message is missing or is not a summary, so mnesis skips it.</source>
        <translation>رسالته مفقودة أو ليست ملخّصًا، ولذلك يتخطاه mnesis.</translation>
    </message>
    <message>
        <source>The message is missing from the store, so mnesis skips it.</source>
        <translation>الرسالة مفقودة من المخزن، ولذلك يتخطاها mnesis.</translation>
    </message>
    <message>
        <source>It does not fit: mnesis sends the newest messages up to the budget.</source>
        <translation>لا مكان لها: يرسل mnesis أحدث الرسائل في حدود الميزانية.</translation>
    </message>
    <message>
        <source>The answer is empty; mnesis does not send empty answers.</source>
        <translation>الإجابة فارغة؛ ولا يرسل mnesis الإجابات الفارغة.</translation>
    </message>
    <message>
        <source>It is in the context twice and is sent once.</source>
        <translation>هي في السياق مرتين وتُرسل مرة واحدة.</translation>
    </message>
</context>
<context>
    <name>MnesisEdit</name>
    <message>
        <source>its message</source>
        <translation>رسالته</translation>
    </message>
    <message>
        <source>its text and its marker</source>
        <translation>نصه وعلامته</translation>
    </message>
    <message>
        <source>its place in the context</source>
        <translation>موضعه في السياق</translation>
    </message>
    <message>
        <source>Rewrite summary “%1” of “%2”</source>
        <translation>إعادة كتابة الملخّص «%1» من «%2»</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n summary(ies) of “%1”</source>
        <translation>
            <numerusform>دمج %n ملخّص من «%1»</numerusform>
            <numerusform>دمج ملخّص واحد من «%1»</numerusform>
            <numerusform>دمج ملخّصين من «%1»</numerusform>
            <numerusform>دمج %n ملخّصات من «%1»</numerusform>
            <numerusform>دمج %n ملخّصًا من «%1»</numerusform>
            <numerusform>دمج %n ملخّص من «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>ضغط الرسائل %1–%2 من «%3»</translation>
    </message>
    <message>
        <source>A summary of level %1 needs a text. Level 3 does not.</source>
        <translation>يحتاج ملخّص المستوى %1 إلى نص. أما المستوى 3 فلا.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).</source>
        <translation>الملخّص (%L1 من الرموز) أكبر من النص الذي سيُرسل إلى نموذج من أجله (%L2 من الرموز).</translation>
    </message>
    <message>
        <source>The summary fits into the model&apos;s window.</source>
        <translation>تتسع نافذة النموذج للملخّص.</translation>
    </message>
    <message>
        <source>The summary alone exceeds the %L1 tokens of the model&apos;s window.</source>
        <translation>الملخّص وحده يتجاوز نافذة النموذج البالغة %L1 من الرموز.</translation>
    </message>
    <message>
        <source>mnesis does not store a project folder.</source>
        <translation>لا يخزّن mnesis مجلد مشروع.</translation>
    </message>
    <message>
        <source>mnesis stores no checkpoints; Stemma keeps them in its own data.</source>
        <translation>لا يخزّن mnesis نقاط الحفظ؛ ويحفظها Stemma في بياناته.</translation>
    </message>
    <message>
        <source>Message %1 is a summary; removing it would also remove the messages it replaces from the context.</source>
        <translation>الرسالة %1 ملخّص؛ وإزالتها تزيل من السياق أيضًا الرسائل التي تحل محلها.</translation>
    </message>
    <message>
        <source>A session cannot be forked or resumed at a summary. Choose the message before or after it.</source>
        <translation>لا يمكن تفريع جلسة أو استئنافها عند ملخّص. اختر الرسالة التي قبله أو بعده.</translation>
    </message>
    <message>
        <source>Nothing comes before the first message, so nothing would be left.</source>
        <translation>لا شيء قبل الرسالة الأولى، فلن يبقى شيء.</translation>
    </message>
    <message>
        <source>copies, connected with the copied messages</source>
        <translation>نسخ موصولة بالرسائل المنسوخة</translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the fork. Repair them first.</source>
        <translation>ليست البيانات الوصفية للجلسة كائن JSON، فلن يستطيع mnesis تحميل التفرّع. أصلحها أولًا.</translation>
    </message>
    <message>
        <source>copies of 1–%1 with new ids</source>
        <translation>نسخ من 1–%1 بمعرّفات جديدة</translation>
    </message>
    <message>
        <source>copies, content unchanged</source>
        <translation>نسخ لم يتغير محتواها</translation>
    </message>
    <message>
        <source>summaries of discarded messages</source>
        <translation>ملخّصات الرسائل المهمَلة</translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of discarded messages are removed. Undo restores them.</source>
        <translation>
            <numerusform>لا ملخّصات لرسائل مهمَلة تُزال.</numerusform>
            <numerusform>يُزال ملخّص واحد لرسائل مهمَلة. يستعيده التراجع.</numerusform>
            <numerusform>يُزال ملخّصان لرسائل مهمَلة. يستعيدهما التراجع.</numerusform>
            <numerusform>تُزال %n ملخّصات لرسائل مهمَلة. يستعيدها التراجع.</numerusform>
            <numerusform>يُزال %n ملخّصًا لرسائل مهمَلة. يستعيدها التراجع.</numerusform>
            <numerusform>يُزال %n ملخّص لرسائل مهمَلة. يستعيدها التراجع.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata of the session are not a JSON object, so mnesis could not load the discarded end. Repair them first.</source>
        <translation>ليست البيانات الوصفية للجلسة كائن JSON، فلن يستطيع mnesis تحميل النهاية المهمَلة. أصلحها أولًا.</translation>
    </message>
    <message>
        <source>in this session</source>
        <translation>في هذه الجلسة</translation>
    </message>
    <message>
        <source>in the discarded end, a separate session</source>
        <translation>في النهاية المهمَلة، وهي جلسة مستقلة</translation>
    </message>
    <message>
        <source>the items of the context, in order</source>
        <translation>عناصر السياق بترتيبها</translation>
    </message>
    <message>
        <source>The table has no free row numbers for the messages that follow. Insert the message at the end.</source>
        <translation>ليس في الجدول أرقام صفوف شاغرة للرسائل التالية. أدرج الرسالة في النهاية.</translation>
    </message>
    <message>
        <source>in later rows, in the same order, to make room for the new one</source>
        <translation>في صفوف لاحقة بالترتيب نفسه، لإفساح المكان للجديدة</translation>
    </message>
    <message>
        <source>mnesis has no role “%1”. Choose user or assistant.</source>
        <translation>ليس في mnesis دور متحدث «%1». اختر user أو assistant.</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>نصه</translation>
    </message>
    <message>
        <source>The beginning of the session is summarised, so mnesis would send the new message after the summary. Insert it further down.</source>
        <translation>بداية الجلسة ملخَّصة، فسيرسل mnesis الرسالة الجديدة بعد الملخّص. أدرجها في موضع لاحق.</translation>
    </message>
    <message>
        <source>A summary replaces the messages on both sides, so the agent does not see the new one.</source>
        <translation>يحل ملخّص محل الرسائل على الجانبين، ولذلك لا يرى الوكيل الجديدة.</translation>
    </message>
    <message>
        <source>Prompts and answers alternate.</source>
        <translation>تتناوب الطلبات والإجابات.</translation>
    </message>
    <message>
        <source>Two messages of the role “%1” would follow each other, which some providers reject.</source>
        <translation>ستتتابع رسالتان دور متحدثهما «%1»، وهو ما يرفضه بعض المزوّدين.</translation>
    </message>
    <message>
        <source>The context of the session already uses the last position (%1), so nothing can be inserted. Check the session for problems.</source>
        <translation>يستخدم سياق الجلسة الموضع الأخير (%1) أصلًا، ولذلك لا يمكن إدراج شيء. افحص مشكلات الجلسة.</translation>
    </message>
    <message>
        <source>moved back to make room</source>
        <translation>أُخّرت لإفساح المكان</translation>
    </message>
    <message>
        <source>The store has no session “%1”.</source>
        <translation>ليس في المخزن جلسة «%1».</translation>
    </message>
    <message>
        <source>The context fits into the model&apos;s window.</source>
        <translation>تتسع نافذة النموذج للسياق.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) of the context do not fit into the model&apos;s window; mnesis leaves them out.</source>
        <translation>
            <numerusform>لا رسائل من السياق خارج نافذة النموذج.</numerusform>
            <numerusform>لا تتسع نافذة النموذج لرسالة واحدة من السياق؛ ويتركها mnesis.</numerusform>
            <numerusform>لا تتسع نافذة النموذج لرسالتين من السياق؛ ويتركهما mnesis.</numerusform>
            <numerusform>لا تتسع نافذة النموذج لـ%n رسائل من السياق؛ ويتركها mnesis.</numerusform>
            <numerusform>لا تتسع نافذة النموذج لـ%n رسالة من السياق؛ ويتركها mnesis.</numerusform>
            <numerusform>لا تتسع نافذة النموذج لـ%n رسالة من السياق؛ ويتركها mnesis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures use your settings: %1.</source>
        <translation>تستخدم الأرقام إعداداتك: %1.</translation>
    </message>
    <message>
        <source>The session has a model.</source>
        <translation>للجلسة نموذج.</translation>
    </message>
    <message>
        <source>The session has no model, so mnesis cannot load it.</source>
        <translation>ليس للجلسة نموذج، ولذلك لا يستطيع mnesis تحميلها.</translation>
    </message>
    <message>
        <source>The metadata of the session are valid JSON.</source>
        <translation>البيانات الوصفية للجلسة JSON صالح.</translation>
    </message>
    <message>
        <source>The metadata of the session are not valid JSON, so mnesis cannot list sessions.</source>
        <translation>ليست البيانات الوصفية للجلسة JSON صالحًا، ولذلك لا يستطيع mnesis سرد الجلسات.</translation>
    </message>
    <message>
        <source>The summary “%1” replaces only these messages, so it would be empty.</source>
        <translation>لا يحل الملخّص «%1» إلا محل هذه الرسائل، فسيصير فارغًا.</translation>
    </message>
    <message>
        <source>The summary “%1” still mentions these messages.</source>
        <translation>ما زال الملخّص «%1» يذكر هذه الرسائل.</translation>
    </message>
    <message>
        <source>mnesis before 0.2 wrote this store, which cannot hold summaries. Open it with a newer mnesis first.</source>
        <translation>كتب mnesis قبل 0.2 هذا المخزن، وهو لا يدعم الملخّصات. افتحه في mnesis أحدث أولًا.</translation>
    </message>
    <message>
        <source>The session has no context items, so mnesis would not send its messages. Repair that first (finding “no-context-items”).</source>
        <translation>ليس للجلسة عناصر سياق، فلن يرسل mnesis رسائلها. أصلح ذلك أولًا (نتيجة الفحص «no-context-items»).</translation>
    </message>
    <message>
        <source>The context would exceed %L1 tokens, at which mnesis compacts after a turn.</source>
        <translation>سيتجاوز السياق %L1 من الرموز، وعندها يضغط mnesis بعد الدور.</translation>
    </message>
    <message>
        <source>the summary, with its message</source>
        <translation>الملخّص مع رسالته</translation>
    </message>
    <message>
        <source>The part is not a JSON object, so it cannot be edited. You can remove it.</source>
        <translation>ليس الجزء كائن JSON، ولذلك لا يمكن تحريره. يمكنك إزالته.</translation>
    </message>
    <message>
        <source>Only texts, thinking, tool outputs and summaries of files can be edited; this part has the type “%1”.</source>
        <translation>لا يمكن تحرير إلا النصوص والتفكير ومخرجات الأدوات وملخّصات الملفات؛ ونوع هذا الجزء «%1».</translation>
    </message>
    <message>
        <source>The part has no “%1” to edit.</source>
        <translation>ليس في الجزء «%1» يُحرَّر.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>لا يمكن تقليم إلا مخرجات الأدوات.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>هذا الخرج مقلَّم أصلًا.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>هذا الخرج غير مقلَّم.</translation>
    </message>
    <message>
        <source>Restore output of %1 in message %2</source>
        <translation>استعادة خرج %1 في الرسالة %2</translation>
    </message>
    <message>
        <source>Prune output of %1 in message %2</source>
        <translation>تقليم خرج %1 في الرسالة %2</translation>
    </message>
    <message>
        <source>mnesis itself never prunes the outputs of the tool “skill”.</source>
        <translation>لا يقلّم mnesis نفسه أبدًا مخرجات الأداة «skill».</translation>
    </message>
    <message>
        <source>This output is no longer sent, so the context does not change.</source>
        <translation>لم يعد هذا الخرج يُرسل، لذلك لا يتغير السياق.</translation>
    </message>
    <message>
        <source>their places in the context</source>
        <translation>مواضعها في السياق</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of messages: 3, 4, 5</comment>
        <translation>رقم %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child session(s) stay, without a parent.</source>
        <translation>
            <numerusform>لا جلسات فرعية تبقى بلا أصل.</numerusform>
            <numerusform>تبقى جلسة فرعية واحدة بلا أصل.</numerusform>
            <numerusform>تبقى جلستان فرعيتان بلا أصل.</numerusform>
            <numerusform>تبقى %n جلسات فرعية بلا أصل.</numerusform>
            <numerusform>تبقى %n جلسة فرعية بلا أصل.</numerusform>
            <numerusform>تبقى %n جلسة فرعية بلا أصل.</numerusform>
        </translation>
    </message>
    <message>
        <source>mnesis keeps the last two turns, and the context has no message before them. Choose the last message to summarise.</source>
        <translation>يُبقي mnesis آخر دورين، وليس في السياق رسالة قبلهما. اختر آخر رسالة تُلخَّص.</translation>
    </message>
    <message>
        <source>Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.</source>
        <translation>الرسائل التي قبل ملخّص سابق لم تُلخَّص بعد. لخّصها أولًا، حتى «%1».</translation>
    </message>
    <message>
        <source>Message %1 is a summary. To merge summaries, choose them as summaries.</source>
        <translation>الرسالة %1 ملخّص. لدمج ملخّصات، اخترها بوصفها ملخّصات.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context: it is already summarised or was lost.</source>
        <translation>ليست الرسالة %1 في السياق: لُخّصت من قبل أو ضاعت.</translation>
    </message>
    <message>
        <source>The summary “%1” is damaged. Repair the session first.</source>
        <translation>الملخّص «%1» تالف. أصلح الجلسة أولًا.</translation>
    </message>
    <message>
        <source>The summary “%1” does not fit into the model&apos;s window at level %2. Use level 2, which sends only its beginning, or level 3, which needs no model.</source>
        <translation>لا تتسع نافذة النموذج للملخّص «%1» في المستوى %2. استخدم المستوى 2 الذي يرسل بدايته فقط، أو المستوى 3 الذي لا يحتاج إلى نموذج.</translation>
    </message>
    <message>
        <source>Two of these summaries do not fit into the model&apos;s window at level %1. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>لا تتسع نافذة النموذج لاثنين من هذه الملخّصات في المستوى %1. استخدم المستوى 2 الذي يرسل البدايات فقط، أو المستوى 3 الذي لا يحتاج إلى نموذج.</translation>
    </message>
    <message>
        <source>The span of the summary “%1” is not valid. Repair the session first.</source>
        <translation>مدى الملخّص «%1» غير صالح. أصلح الجلسة أولًا.</translation>
    </message>
    <message>
        <source>Messages between these summaries are not summarised yet. Summarise those first.</source>
        <translation>الرسائل التي بين هذه الملخّصات لم تُلخَّص بعد. لخّصها أولًا.</translation>
    </message>
    <message>
        <source>The context has no summary “%1”.</source>
        <translation>ليس في السياق ملخّص «%1».</translation>
    </message>
    <message>
        <source>Choose at least two different summaries to merge.</source>
        <translation>اختر ملخّصين مختلفين على الأقل للدمج.</translation>
    </message>
    <message>
        <source>The summary “%1” is between these. Include it, or choose summaries that follow each other.</source>
        <translation>الملخّص «%1» بين هذه. ضمّه، أو اختر ملخّصات متتابعة.</translation>
    </message>
    <message>
        <source>The summary “%1” is not in the context, so it cannot be rewritten.</source>
        <translation>ليس الملخّص «%1» في السياق، ولذلك لا يمكن إعادة كتابته.</translation>
    </message>
    <message>
        <source>Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.</source>
        <translation>ملخّص آخر في السياق يحل محل رسائل من «%1» أيضًا. فُكّ أحدهما، أو ادمجهما.</translation>
    </message>
    <message>
        <source>The messages of “%1” do not fit into the model&apos;s window at level %2. Use level 2, which sends only beginnings, or level 3, which needs no model.</source>
        <translation>لا تتسع نافذة النموذج لرسائل «%1» في المستوى %2. استخدم المستوى 2 الذي يرسل البدايات فقط، أو المستوى 3 الذي لا يحتاج إلى نموذج.</translation>
    </message>
    <message>
        <source>The summary was made from itself, so it cannot be dissolved.</source>
        <translation>صُنع الملخّص من نفسه، ولذلك لا يمكن فكّه.</translation>
    </message>
    <message>
        <source>The summary was made from “%1”, which the session no longer has.</source>
        <translation>صُنع الملخّص من «%1»، ولم يعد في الجلسة.</translation>
    </message>
    <message>
        <source>The span of the summary is not valid. Repair the session first.</source>
        <translation>مدى الملخّص غير صالح. أصلح الجلسة أولًا.</translation>
    </message>
    <message>
        <source>The summary was merged into “%1”. Dissolve that one first.</source>
        <translation>دُمج الملخّص في «%1». فُكّ ذاك أولًا.</translation>
    </message>
    <message>
        <source>summary entry</source>
        <translation>مُدخل الملخّص</translation>
    </message>
    <message>
        <source>the summaries it was made from</source>
        <translation>الملخّصات التي صُنع منها</translation>
    </message>
    <message>
        <source>the messages it replaced</source>
        <translation>الرسائل التي حلّ محلها</translation>
    </message>
    <message>
        <source>Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of %2; choose those of %1 to keep them.</source>
        <translation>هذا الملخّص وحده يبيّن أن %1 كتب الجلسة. ومن دونه يفترض Stemma قواعد %2؛ اختر قواعد %1 لإبقائها.</translation>
    </message>
    <message>
        <source>Remove an unused summary of “%1”</source>
        <translation>إزالة ملخّص غير مستخدَم من «%1»</translation>
    </message>
    <message>
        <source>Dissolve summary “%1” of “%2”</source>
        <translation>فكّ الملخّص «%1» من «%2»</translation>
    </message>
    <message>
        <source>The summary was not in the context, so nothing changes for the agent.</source>
        <translation>لم يكن الملخّص في السياق، فلا يتغير شيء للوكيل.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stay out of the context, because another summary also replaces them.</source>
        <translation>
            <numerusform>لا رسائل تبقى خارج السياق.</numerusform>
            <numerusform>تبقى رسالة واحدة خارج السياق، لأن ملخّصًا آخر يحل محلها أيضًا.</numerusform>
            <numerusform>تبقى رسالتان خارج السياق، لأن ملخّصًا آخر يحل محلهما أيضًا.</numerusform>
            <numerusform>تبقى %n رسائل خارج السياق، لأن ملخّصًا آخر يحل محلها أيضًا.</numerusform>
            <numerusform>تبقى %n رسالة خارج السياق، لأن ملخّصًا آخر يحل محلها أيضًا.</numerusform>
            <numerusform>تبقى %n رسالة خارج السياق، لأن ملخّصًا آخر يحل محلها أيضًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or remove this one.</source>
        <translation>الملخّص «%1» الذي في السياق يحل محل بعض الرسائل نفسها. فُكّ ذاك أولًا، أو أزل هذا.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent would lose them. Dissolve it, then restore those summaries one by one.</source>
        <translation>
            <numerusform>لا رسائل في السياق بين ملخّصات «%1» غير مشمولة بها.</numerusform>
            <numerusform>رسالة واحدة في السياق بين ملخّصات «%1» لكنها لا تشملها، فسيفقدها الوكيل. فُكّه، ثم استعد تلك الملخّصات واحدًا واحدًا.</numerusform>
            <numerusform>رسالتان في السياق بين ملخّصات «%1» لكنها لا تشملهما، فسيفقدهما الوكيل. فُكّه، ثم استعد تلك الملخّصات واحدًا واحدًا.</numerusform>
            <numerusform>%n رسائل في السياق بين ملخّصات «%1» لكنها لا تشملها، فسيفقدها الوكيل. فُكّه، ثم استعد تلك الملخّصات واحدًا واحدًا.</numerusform>
            <numerusform>%n رسالة في السياق بين ملخّصات «%1» لكنها لا تشملها، فسيفقدها الوكيل. فُكّه، ثم استعد تلك الملخّصات واحدًا واحدًا.</numerusform>
            <numerusform>%n رسالة في السياق بين ملخّصات «%1» لكنها لا تشملها، فسيفقدها الوكيل. فُكّه، ثم استعد تلك الملخّصات واحدًا واحدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore the summary to the context first, then edit its text.</source>
        <translation>استعد الملخّص إلى السياق أولًا، ثم حرّر نصه.</translation>
    </message>
    <message>
        <source>Restore summary “%1” of “%2” to the context</source>
        <translation>استعادة الملخّص «%1» من «%2» إلى السياق</translation>
    </message>
    <message>
        <source>The messages it replaces are not in the context, so none are removed from it.</source>
        <translation>ليست الرسائل التي يحل محلها في السياق، فلا يُزال منه شيء منها.</translation>
    </message>
</context>
<context>
    <name>MnesisFormat</name>
    <message>
        <source>The table %1 is missing.</source>
        <translation>الجدول %1 مفقود.</translation>
    </message>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>ليس في الجدول %1 عمود %2.</translation>
    </message>
    <message>
        <source>Not the tables of mnesis.</source>
        <translation>ليست جداول mnesis.</translation>
    </message>
    <message>
        <source>%1 is missing, which every known version of mnesis has, so the store is opened read-only.</source>
        <translation>%1 مفقود، وهو في كل إصدار معروف من mnesis، ولذلك يُفتح المخزن للقراءة فقط.</translation>
    </message>
    <message>
        <source>%1 is unknown and may come from a newer mnesis, so the store is opened read-only.</source>
        <translation>%1 مجهول وقد يكون من mnesis أحدث، ولذلك يُفتح المخزن للقراءة فقط.</translation>
    </message>
    <message>
        <source>A folder; a mnesis store is a single SQLite file.</source>
        <translation>مجلد؛ ومخزن mnesis ملف SQLite واحد.</translation>
    </message>
    <message>
        <source>Not a SQLite file.</source>
        <translation>ليس ملف SQLite.</translation>
    </message>
    <message>
        <source>It has the tables and columns of mnesis.</source>
        <translation>فيه جداول mnesis وأعمدته.</translation>
    </message>
</context>
<context>
    <name>MnesisPart</name>
    <message>
        <source>The part has no &quot;%1&quot;; mnesis leaves it out.</source>
        <translation>ليس في الجزء «%1»؛ يتركه mnesis.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a text; mnesis leaves the part out.</source>
        <translation>«%1» في الجزء ليس نصًا؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The part&apos;s &quot;%1&quot; is not a whole number; mnesis leaves the part out.</source>
        <translation>«%1» في الجزء ليس عددًا صحيحًا؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The tool&apos;s %1 is not a time; mnesis leaves the part out.</source>
        <translation>‏%1 في الأداة ليس وقتًا؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The tool&apos;s input is not an object; mnesis leaves the part out.</source>
        <translation>دخل الأداة ليس كائنًا؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The tool&apos;s status is not an object; mnesis leaves the part out.</source>
        <translation>وضع الأداة ليس كائنًا؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The tool state “%1” is unknown; mnesis leaves the part out.</source>
        <translation>حالة الأداة «%1» ليست من الحالات المعروفة؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The patch&apos;s list of files is not a list of texts; mnesis leaves the part out.</source>
        <translation>قائمة ملفات الرقعة ليست قائمة نصوص؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The step&apos;s token usage is not an object; mnesis leaves the part out.</source>
        <translation>استهلاك رموز الخطوة ليس كائنًا؛ يترك mnesis الجزء.</translation>
    </message>
    <message>
        <source>The part is not valid JSON from byte %1 on; mnesis leaves it out.</source>
        <translation>ليس الجزء JSON صالحًا من البايت %1 فصاعدًا؛ يتركه mnesis.</translation>
    </message>
    <message>
        <source>The part is JSON but not an object; mnesis leaves it out.</source>
        <translation>الجزء JSON لكنه ليس كائنًا؛ يتركه mnesis.</translation>
    </message>
    <message>
        <source>The part does not say its type; mnesis leaves it out.</source>
        <translation>لا يذكر الجزء نوعه؛ يتركه mnesis.</translation>
    </message>
</context>
<context>
    <name>MnesisRepair</name>
    <message>
        <source>The metadata are lost to mnesis. Undo restores the text.</source>
        <translation>ضاعت البيانات الوصفية على mnesis. يستعيد التراجع النص.</translation>
    </message>
    <message>
        <source>A running call would be marked as failed, too. Repair this while no agent is working in the session.</source>
        <translation>سيُعلَّم الاستدعاء الجاري كفاشل أيضًا. أصلح هذا حين لا يعمل أي وكيل في الجلسة.</translation>
    </message>
    <message>
        <source>No session of the store has a model to use.</source>
        <translation>ليس لأي جلسة في المخزن نموذج يُستخدم.</translation>
    </message>
    <message>
        <source>The model of the session is not stored; “%1” is taken from other sessions.</source>
        <translation>نموذج الجلسة غير مخزَّن؛ أُخذ «%1» من جلسات أخرى.</translation>
    </message>
    <message>
        <source>Its content has no call id.</source>
        <translation>ليس في محتواه معرّف استدعاء.</translation>
    </message>
    <message>
        <source>The summary that covers fewer messages leaves the context and is no longer sent.</source>
        <translation>الملخّص الذي يشمل رسائل أقل يخرج من السياق ولا يُرسل بعد ذلك.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>الصفوف %1</translation>
    </message>
    <message>
        <source>for messages without a session</source>
        <translation>لرسائل بلا جلسة</translation>
    </message>
    <message>
        <source>The session row is created from its messages; title, system prompt and metadata stay lost.</source>
        <translation>يُنشأ صف الجلسة من رسائلها؛ ويبقى العنوان وطلب النظام والبيانات الوصفية ضائعة.</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>failed prompts and empty answers</source>
        <translation>طلبات فاشلة وإجابات فارغة</translation>
    </message>
    <message>
        <source>the summary&apos;s message</source>
        <translation>رسالة الملخّص</translation>
    </message>
    <message>
        <source>the summary&apos;s node</source>
        <translation>عقدة الملخّص</translation>
    </message>
    <message>
        <source>The session has no messages for the summary to replace.</source>
        <translation>ليس في الجلسة رسائل يحل الملخّص محلها.</translation>
    </message>
</context>
<context>
    <name>MnesisStore</name>
    <message>
        <source>%1 is no longer a mnesis store: %2 Open it again.</source>
        <translation>لم يعد %1 مخزن mnesis: %2 افتحه من جديد.</translation>
    </message>
    <message>
        <source>%1 has no session %2. Check the id, or list the sessions of the store.</source>
        <translation>ليس في %1 جلسة %2. تحقق من المعرّف، أو اسرد جلسات المخزن.</translation>
    </message>
    <message>
        <source>The session %1 has no message %2. Check the id.</source>
        <translation>ليس في الجلسة %1 رسالة %2. تحقق من المعرّف.</translation>
    </message>
    <message>
        <source>This part of the message is no longer in %1. Open the session again.</source>
        <translation>لم يعد هذا الجزء من الرسالة في %1. افتح الجلسة من جديد.</translation>
    </message>
    <message>
        <source>Records of the table %1 have no text; see their fields in the details.</source>
        <translation>سجلات الجدول %1 بلا نص؛ انظر حقولها في التفاصيل.</translation>
    </message>
</context>
<context>
    <name>ModelClient</name>
    <message numerus="yes">
        <source>%1 did not answer for %n second(s). Try again, or set a longer timeout.</source>
        <translation>
            <numerusform>لم يجب %1 خلال %n ثانية. أعد المحاولة، أو حدّد مهلة أطول.</numerusform>
            <numerusform>لم يجب %1 خلال ثانية واحدة. أعد المحاولة، أو حدّد مهلة أطول.</numerusform>
            <numerusform>لم يجب %1 خلال ثانيتين. أعد المحاولة، أو حدّد مهلة أطول.</numerusform>
            <numerusform>لم يجب %1 خلال %n ثوانٍ. أعد المحاولة، أو حدّد مهلة أطول.</numerusform>
            <numerusform>لم يجب %1 خلال %n ثانية. أعد المحاولة، أو حدّد مهلة أطول.</numerusform>
            <numerusform>لم يجب %1 خلال %n ثانية. أعد المحاولة، أو حدّد مهلة أطول.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer of %1 took more than %n second(s). Use a smaller model, or set a longer timeout.</source>
        <translation>
            <numerusform>استغرقت إجابة %1 أكثر من %n ثانية. استخدم نموذجًا أصغر، أو حدّد مهلة أطول.</numerusform>
            <numerusform>استغرقت إجابة %1 أكثر من ثانية واحدة. استخدم نموذجًا أصغر، أو حدّد مهلة أطول.</numerusform>
            <numerusform>استغرقت إجابة %1 أكثر من ثانيتين. استخدم نموذجًا أصغر، أو حدّد مهلة أطول.</numerusform>
            <numerusform>استغرقت إجابة %1 أكثر من %n ثوانٍ. استخدم نموذجًا أصغر، أو حدّد مهلة أطول.</numerusform>
            <numerusform>استغرقت إجابة %1 أكثر من %n ثانية. استخدم نموذجًا أصغر، أو حدّد مهلة أطول.</numerusform>
            <numerusform>استغرقت إجابة %1 أكثر من %n ثانية. استخدم نموذجًا أصغر، أو حدّد مهلة أطول.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent more than %2 MiB, too much for an answer. Check the address of the endpoint.</source>
        <translation>أرسل %1 أكثر من %2 MiB، وهو أكثر مما يلزم لإجابة. تحقق من عنوان نقطة النهاية.</translation>
    </message>
    <message>
        <source>%1 redirects to %2; nothing was sent there. If that address is right, use it for the endpoint.</source>
        <translation>يحوّل %1 إلى %2؛ ولم يُرسل شيء إلى هناك. إن كان ذلك العنوان صحيحًا فاستخدمه لنقطة النهاية.</translation>
    </message>
    <message>
        <source>%1 requires a key. Enter one for the endpoint.</source>
        <translation>يتطلب %1 مفتاحًا. أدخل واحدًا لنقطة النهاية.</translation>
    </message>
    <message>
        <source>%1 does not accept the key. Check the key and its permissions.</source>
        <translation>لا يقبل %1 المفتاح. تحقق من المفتاح وأذوناته.</translation>
    </message>
    <message>
        <source>%1 has no model “%2” at this address. Check the model and the address.</source>
        <translation>ليس في %1 نموذج «%2» على هذا العنوان. تحقق من النموذج والعنوان.</translation>
    </message>
    <message>
        <source>The request is too long for %1. Send less, or use a model with a larger context window.</source>
        <translation>الطلب أطول مما يقبله %1. أرسل أقل، أو استخدم نموذجًا له نافذة سياق أكبر.</translation>
    </message>
    <message>
        <source>Your credit at %1 is used up. Check your account.</source>
        <translation>نفد رصيدك لدى %1. تحقق من حسابك.</translation>
    </message>
    <message>
        <source>%1 accepts no more requests for now. Try again in a few minutes.</source>
        <translation>لا يقبل %1 مزيدًا من الطلبات الآن. أعد المحاولة بعد دقائق.</translation>
    </message>
    <message>
        <source>%1 has an internal error. Try again in a few minutes.</source>
        <translation>في %1 خطأ داخلي. أعد المحاولة بعد دقائق.</translation>
    </message>
    <message>
        <source>%1 rejects the request. Check the kind and the model of the endpoint.</source>
        <translation>يرفض %1 الطلب. تحقق من نوع نقطة النهاية ونموذجها.</translation>
    </message>
    <message>
        <source>No server answers at %1. Start the server, or check the address of the endpoint.</source>
        <translation>لا يجيب خادم على %1. شغّل الخادم، أو تحقق من عنوان نقطة النهاية.</translation>
    </message>
    <message>
        <source>The host %1 cannot be reached. Check the address of the endpoint and the network.</source>
        <translation>لا يمكن الوصول إلى المضيف %1. تحقق من عنوان نقطة النهاية ومن الشبكة.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid, so nothing was sent. Check the certificate.</source>
        <translation>شهادة %1 غير صالحة، ولذلك لم يُرسل شيء. تحقق من الشهادة.</translation>
    </message>
    <message>
        <source>No encrypted connection to %1 was possible, so nothing was sent. Check whether the address begins with http://.</source>
        <translation>تعذّر إنشاء اتصال مشفّر مع %1، فلم يُرسل شيء. تحقّق مما إذا كان العنوان يبدأ بـ http://.</translation>
    </message>
    <message>
        <source>The proxy blocks the request to %1. Check the proxy.</source>
        <translation>يحجب الوكيل الشبكي الطلب إلى %1. تحقق من الوكيل الشبكي.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was complete. Try again.</source>
        <translation>انقطع الاتصال بـ%1 قبل اكتمال الإجابة. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The answer of %1 is not valid. Check the kind and the address of the endpoint.</source>
        <translation>إجابة %1 غير صالحة. تحقق من نوع نقطة النهاية وعنوانها.</translation>
    </message>
    <message>
        <source>%1 is overloaded. Try again in a few minutes.</source>
        <translation>الحمل على %1 زائد. أعد المحاولة بعد دقائق.</translation>
    </message>
    <message>
        <source>%1 could not process the request. Check the kind and the model of the endpoint.</source>
        <translation>لم يستطع %1 معالجة الطلب. تحقق من نوع نقطة النهاية ونموذجها.</translation>
    </message>
    <message>
        <source>The model of %1 declines to answer this. Try another model.</source>
        <translation>يرفض نموذج %1 الإجابة عن هذا. جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>%1 (Tried %2 times.)</source>
        <translation>%1 (عدد المحاولات: %2)</translation>
    </message>
    <message>
        <source>%1 accepts no requests for another %2 minutes. Try again then.</source>
        <translation>لا يقبل %1 طلبات مدة %2 دقيقة أخرى. أعد المحاولة بعدها.</translation>
    </message>
</context>
<context>
    <name>ModelConsent</name>
    <message>
        <source>To: %1, for the model %2</source>
        <translation>إلى: %1، للنموذج %2</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>التكلفة المقدَّرة: %1 على الأكثر</translation>
    </message>
    <message>
        <source>Estimated cost: no price set</source>
        <translation>التكلفة المقدَّرة: لم يُحدَّد سعر</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>الاتصال غير معمّى: قد يقرؤه آخرون في الشبكة.</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>أيُرسل هذا إلى %1؟</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
</context>
<context>
    <name>ModelEndpoint</name>
    <message>
        <source>“%1” is not the address of a model. Use https:// or, on this machine, http://.</source>
        <translation>ليس «%1» عنوان نموذج. استخدم https:// أو، على هذا الجهاز، http://.</translation>
    </message>
    <message>
        <source>The address of %1 contains a password, which would be stored and shown. Remove it, and enter it as the key.</source>
        <translation>في عنوان %1 كلمة سر ستُخزَّن وتُعرض. أزلها وأدخلها مفتاحًا.</translation>
    </message>
    <message>
        <source>The address of %1 has a part after “?” or “#”, which might contain a key. Remove it.</source>
        <translation>في عنوان %1 جزء بعد «?» أو «#» قد يحوي مفتاحًا. أزله.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a proxy. Use http:// or socks5://.</source>
        <translation>ليس «%1» عنوان وكيل شبكي. استخدم http:// أو socks5://.</translation>
    </message>
    <message>
        <source>The address of the proxy %1 contains a password, which would be stored and shown. Remove it, or use the system proxy.</source>
        <translation>في عنوان الوكيل الشبكي %1 كلمة سر ستُخزَّن وتُعرض. أزلها، أو استخدم الوكيل الشبكي للنظام.</translation>
    </message>
    <message>
        <source>No model is set for %1. Enter one.</source>
        <translation>لم يُحدَّد نموذج لـ%1. أدخل واحدًا.</translation>
    </message>
    <message>
        <source>The key for %1 contains spaces, line breaks or characters that no key has. Copy it again.</source>
        <translation>في مفتاح %1 مسافات أو فواصل أسطر أو محارف لا تكون في مفتاح. انسخه من جديد.</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted. Use https://, or an endpoint without a key.</source>
        <translation>سيُرسل المفتاح إلى %1 بلا تعمية. استخدم https://، أو نقطة نهاية بلا مفتاح.</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The answer of %1 reached its largest size, so the summary is cut off. Try level 2, or fewer messages.</source>
        <translation>بلغت إجابة %1 أكبر حجم لها، فالملخّص مبتور. جرّب المستوى 2، أو رسائل أقل.</translation>
    </message>
    <message>
        <source>The answer of %1 reached its largest size before any text came. Use a model that thinks less, or send less.</source>
        <translation>بلغت إجابة %1 أكبر حجم لها قبل أن يأتي أي نص. استخدم نموذجًا يفكّر أقل، أو أرسل أقل.</translation>
    </message>
    <message>
        <source>The answer of %1 is empty. Try again, or use another model.</source>
        <translation>إجابة %1 فارغة. أعد المحاولة، أو استخدم نموذجًا آخر.</translation>
    </message>
    <message>
        <source>The model read only %1 of about %2 tokens. Its context window on the server may be too small.</source>
        <translation>قرأ النموذج %1 فقط من نحو %2 من الرموز. قد تكون نافذة سياقه على الخادم صغيرة جدًا.</translation>
    </message>
</context>
<context>
    <name>OpenCode</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>هذا ليس JSON صالحًا: تتوقف القراءة عند البايت %1.</translation>
    </message>
    <message>
        <source>This is not a message: it is not a JSON object.</source>
        <translation>ليست هذه رسالة: ليست كائن JSON.</translation>
    </message>
    <message>
        <source>OpenCode leaves out answers that failed.</source>
        <translation>يترك OpenCode الإجابات التي فشلت.</translation>
    </message>
    <message>
        <source>OpenCode leaves out messages without content.</source>
        <translation>يترك OpenCode الرسائل التي لا محتوى لها.</translation>
    </message>
    <message>
        <source>The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.</source>
        <translation>الملف %1 غير مكتمل أو تالف. إن كان OpenCode يكتبه فاقرأه من جديد.</translation>
    </message>
    <message>
        <source>The file %1 is not part of this store.</source>
        <translation>ليس الملف %1 جزءًا من هذا المخزن.</translation>
    </message>
    <message>
        <source>It is not an export of OpenCode.</source>
        <translation>ليس تصديرًا من OpenCode.</translation>
    </message>
    <message>
        <source>The agent compacted the session by itself.</source>
        <translation>ضغط الوكيل الجلسة من تلقاء نفسه.</translation>
    </message>
    <message>
        <source>The user had the session compacted.</source>
        <translation>طلب المستخدم ضغط الجلسة.</translation>
    </message>
    <message>
        <source>This is not a part: it is not a JSON object.</source>
        <translation>ليس هذا جزءًا: ليس كائن JSON.</translation>
    </message>
    <message>
        <source>hidden by a revert; OpenCode can restore it until the next prompt</source>
        <translation>أخفاه إرجاع؛ ويستطيع OpenCode استعادته حتى الطلب التالي</translation>
    </message>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>لم يعد هذا السجل في المخزن. افتح المخزن من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) of messages are left out.</source>
        <translation>
            <numerusform>لا أجزاء تالفة من الرسائل متروكة.</numerusform>
            <numerusform>تُرك جزء تالف واحد من الرسائل.</numerusform>
            <numerusform>تُرك جزآن تالفان من الرسائل.</numerusform>
            <numerusform>تُركت %n أجزاء تالفة من الرسائل.</numerusform>
            <numerusform>تُرك %n جزءًا تالفًا من الرسائل.</numerusform>
            <numerusform>تُرك %n جزء تالف من الرسائل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged message(s) are left out.</source>
        <translation>
            <numerusform>لا رسائل تالفة متروكة.</numerusform>
            <numerusform>تُركت رسالة تالفة واحدة.</numerusform>
            <numerusform>تُركت رسالتان تالفتان.</numerusform>
            <numerusform>تُركت %n رسائل تالفة.</numerusform>
            <numerusform>تُركت %n رسالة تالفة.</numerusform>
            <numerusform>تُركت %n رسالة تالفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message of this session is damaged. Check the session first.</source>
        <translation>رسالة في هذه الجلسة تالفة. افحص الجلسة أولًا.</translation>
    </message>
    <message>
        <source>OpenCode knows the new session once it has imported it: opencode import %1.</source>
        <translation>يعرف OpenCode الجلسة الجديدة بعد أن يستوردها: opencode import %1.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.</source>
        <translation>لا يكتب في مخزن OpenCode إلا OpenCode، ولذلك تُنشئ التغييرات تفرّعًا يستطيع OpenCode استيراده.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Rename the session there, or fork it with another title.</source>
        <translation>لا يكتب في مخزن OpenCode إلا OpenCode. أعد تسمية الجلسة هناك، أو فرِّعها بعنوان آخر.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Delete the session there.</source>
        <translation>لا يكتب في مخزن OpenCode إلا OpenCode. احذف الجلسة هناك.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Revert the session there, or fork it at the message.</source>
        <translation>لا يكتب في مخزن OpenCode إلا OpenCode. أرجع الجلسة هناك، أو فرِّعها عند الرسالة.</translation>
    </message>
    <message>
        <source>OpenCode cannot undo a compaction. Fork the session before it: everything is still there.</source>
        <translation>لا يستطيع OpenCode التراجع عن ضغط. فرِّع الجلسة قبله: كل شيء ما زال هناك.</translation>
    </message>
    <message>
        <source>OpenCode finds sessions by their project. Import a fork of the session in the new folder.</source>
        <translation>يعثر OpenCode على الجلسات بمشروعها. استورد تفرّعًا من الجلسة في المجلد الجديد.</translation>
    </message>
    <message>
        <source>OpenCode stores no checkpoints.</source>
        <translation>لا يخزّن OpenCode نقاط الحفظ.</translation>
    </message>
    <message>
        <source>Only OpenCode writes to its store. Fork the session: damaged parts are left out there.</source>
        <translation>لا يكتب في مخزن OpenCode إلا OpenCode. فرِّع الجلسة: تُترك الأجزاء التالفة هناك.</translation>
    </message>
    <message>
        <source>It holds sessions of OpenCode.</source>
        <translation>فيه جلسات OpenCode.</translation>
    </message>
    <message>
        <source>No session of OpenCode was found in this folder.</source>
        <translation>لم يُعثر في هذا المجلد على جلسة OpenCode.</translation>
    </message>
    <message>
        <source>It has the tables of OpenCode.</source>
        <translation>فيه جداول OpenCode.</translation>
    </message>
    <message>
        <source>It does not have the tables of OpenCode.</source>
        <translation>ليس فيه جداول OpenCode.</translation>
    </message>
    <message>
        <source>It is a session that OpenCode exported.</source>
        <translation>هي جلسة صدّرها OpenCode.</translation>
    </message>
    <message>
        <source>It does not begin as an export of OpenCode does.</source>
        <translation>لا يبدأ كما يبدأ تصدير OpenCode.</translation>
    </message>
    <message>
        <source>tables of OpenCode 2</source>
        <translation>جداول OpenCode 2</translation>
    </message>
    <message>
        <source>exists only in old tables (OpenCode 1)</source>
        <translation>موجودة في جداول قديمة فقط (OpenCode 1)</translation>
    </message>
    <message>
        <source>tables of OpenCode 1</source>
        <translation>جداول OpenCode 1</translation>
    </message>
    <message>
        <source>exists only in old files, not in the database</source>
        <translation>موجودة في ملفات قديمة فقط، لا في قاعدة البيانات</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ملفات</translation>
    </message>
    <message>
        <source>export, to be imported into OpenCode</source>
        <translation>تصدير يُستورد إلى OpenCode</translation>
    </message>
    <message>
        <source>OpenCode 2 stores this session in a form for which no import is known. Fork it in OpenCode, with opencode run --session %1 --fork, or hand it over to OpenCode: that makes an export that OpenCode 1 imports.</source>
        <translation>يخزِّن OpenCode 2 هذه الجلسة بصيغة لا يُعرف لها استيراد. فرِّعها في OpenCode بالأمر opencode run --session %1 --fork، أو سلِّمها إلى OpenCode: ينتج عن ذلك تصدير يستورده OpenCode 1.</translation>
    </message>
</context>
<context>
    <name>OpenCodeCheck</name>
    <message>
        <source>The file cannot be read, so its session is not listed: %1</source>
        <translation>لا يمكن قراءة الملف، ولذلك فجلسته غير مسرودة: %1</translation>
    </message>
    <message>
        <source>The session exists only where older releases kept it. The newest OpenCode used here does not show it. Fork it and import the fork.</source>
        <translation>الجلسة موجودة فقط حيث كانت تحفظها إصدارات أقدم. لا يعرضها أحدث OpenCode مستخدَم هنا. فرِّعها واستورد التفرّع.</translation>
    </message>
    <message>
        <source>The session is also stored in an older place, as an upgrade leaves it. The newer one is shown.</source>
        <translation>الجلسة مخزَّنة أيضًا في موضع أقدم كما تتركها الترقية. تُعرض الأحدث.</translation>
    </message>
    <message>
        <source>The message is not valid JSON. OpenCode fails to load the session. If it is being written, check again.</source>
        <translation>ليست الرسالة JSON صالحًا. يفشل OpenCode في تحميل الجلسة. إن كانت تُكتب الآن فأعد الفحص.</translation>
    </message>
    <message>
        <source>A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out.</source>
        <translation>جزء من الرسالة ليس JSON صالحًا. يفشل OpenCode في تحميله. ويتركه التفرّع.</translation>
    </message>
    <message>
        <source>The part has an unknown type (“%1”). It is shown as stored.</source>
        <translation>نوع الجزء مجهول («%1»). يُعرض كما هو مخزَّن.</translation>
    </message>
    <message>
        <source>Another message of the session has the same id. OpenCode imports only the first of them.</source>
        <translation>لرسالة أخرى في الجلسة المعرّف نفسه. لا يستورد OpenCode إلا الأولى منهما.</translation>
    </message>
    <message>
        <source>The answer belongs to a prompt %1 that the session does not have.</source>
        <translation>تتبع الإجابة الطلب %1، وهو ليس في الجلسة.</translation>
    </message>
    <message>
        <source>A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile.</source>
        <translation>ليس لاستدعاء من الأداة %1 نتيجة. ما زالت الأداة تعمل، أو أُنهي OpenCode في أثناء ذلك.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Patch</source>
        <translation>رقعة</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 ولا غير</numerusform>
            <numerusform>%1 وواحد آخر</numerusform>
            <numerusform>%1 واثنان آخران</numerusform>
            <numerusform>%1 و%Ln أخرى</numerusform>
            <numerusform>%1 و%Ln أخرى</numerusform>
            <numerusform>%1 و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
</context>
<context>
    <name>OwnDatabase</name>
    <message>
        <source>%1 cannot be written: the disk is full. Free some space.</source>
        <translation>لا يمكن الكتابة في %1: القرص ممتلئ. أفسح بعض المساحة.</translation>
    </message>
    <message>
        <source>%1 is damaged. It is a cache and can be made anew.</source>
        <translation>‏%1 تالف. هو خبيئة يمكن إنشاؤها من جديد.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>لا يمكن كتابة بيانات Stemma في %1. تحقق من أذونات المجلد والمساحة الحرة على القرص.</translation>
    </message>
    <message>
        <source>The file %1 is gone.</source>
        <translation>زال الملف %1.</translation>
    </message>
</context>
<context>
    <name>PackedFile</name>
    <message>
        <source>The file is packed. Unpack it to change it.</source>
        <translation>الملف مضغوط. فك ضغطه لتغييره.</translation>
    </message>
    <message>
        <source>%1 would fill the disk when unpacked: it is far larger than a session. If you trust it, unpack it yourself and open its content.</source>
        <translation>سيملأ %1 القرص عند فك ضغطه: فهو أكبر من جلسة بكثير. إن كنت تثق به ففك ضغطه بنفسك وافتح محتواه.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.</source>
        <translation>لا يمكن فك ضغط %1 في %2: %3. أفسح بعض المساحة هناك، أو وجّه TMPDIR إلى مجلد آخر.</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be unpacked after byte %2. Get the file again.</source>
        <translation>‏%1 تالف: لا يمكن فك ضغطه بعد البايت %2. احصل على الملف من جديد.</translation>
    </message>
    <message>
        <source>%1 is incomplete: the packed data ends too early. Get the file again.</source>
        <translation>‏%1 غير مكتمل: تنتهي البيانات المضغوطة قبل أوانها. احصل على الملف من جديد.</translation>
    </message>
    <message>
        <source>%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.</source>
        <translation>‏%1 مضغوط بـ%2، ولا يستطيع Stemma فك ضغطه. فك ضغطه بنفسك، ثم افتح محتواه.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.</source>
        <translation>لا يمكن فك ضغط %1: %2. وجّه TMPDIR إلى مجلد تمكن الكتابة فيه.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.</source>
        <translation>لا يمكن فك ضغط %1: %2. أفسح بعض المساحة، أو وجّه TMPDIR إلى مجلد آخر.</translation>
    </message>
</context>
<context>
    <name>PartSource</name>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>لا يحتفظ وكيل هذا المخزن بنسخ من الملفات.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>لم تعد نسخة %1 موجودة.</translation>
    </message>
    <message>
        <source>The files are now as they were at this checkpoint.</source>
        <translation>الملفات الآن كما كانت عند نقطة الحفظ هذه.</translation>
    </message>
    <message>
        <source>The message is too large to show its images.</source>
        <translation>الرسالة أكبر من أن تُعرض صورها.</translation>
    </message>
    <message>
        <source>The message is damaged, so its images cannot be shown.</source>
        <translation>الرسالة تالفة، ولذلك لا يمكن عرض صورها.</translation>
    </message>
</context>
<context>
    <name>Pi</name>
    <message>
        <source>This is not valid JSON: reading stops at byte %1.</source>
        <translation>هذا ليس JSON صالحًا: تتوقف القراءة عند البايت %1.</translation>
    </message>
    <message>
        <source>This is not an entry: it is not a JSON object.</source>
        <translation>ليس هذا مُدخلًا: ليس كائن JSON.</translation>
    </message>
    <message>
        <source>pi leaves out answers that failed or were aborted.</source>
        <translation>يترك pi الإجابات التي فشلت أو أُجهضت.</translation>
    </message>
    <message>
        <source>The user kept this command out of the context.</source>
        <translation>أبقى المستخدم هذا الأمر خارج السياق.</translation>
    </message>
    <message>
        <source>pi has no place for a pruned tool output. Edit the output instead.</source>
        <translation>ليس في pi مكان لخرج أداة مقلَّم. حرّر الخرج بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>pi cannot undo a compaction. Resume the session before it: everything is still there.</source>
        <translation>لا يستطيع pi التراجع عن ضغط. استأنف الجلسة قبله: كل شيء ما زال هناك.</translation>
    </message>
    <message>
        <source>This entry is not a message but a setting of the session; it stays where it is.</source>
        <translation>ليس هذا المُدخل رسالة بل إعدادًا للجلسة؛ ويبقى حيث هو.</translation>
    </message>
    <message>
        <source>The session has no answer yet, so pi writes its entries a second time with the first one.</source>
        <translation>ليس للجلسة إجابة بعد، ولذلك يكتب pi مُدخلاتها مرة ثانية مع الأولى.</translation>
    </message>
    <message>
        <source>Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.</source>
        <translation>ليس لجلسات الإصدار 1 معرّفات. افتح الجلسة مرة في pi فيحدّثها.</translation>
    </message>
    <message>
        <source>pi may have a session open. Quit it first: it would continue writing to the old folder.</source>
        <translation>قد تكون لدى pi جلسة مفتوحة. أنهِه أولًا: وإلا فسيواصل الكتابة في المجلد القديم.</translation>
    </message>
    <message>
        <source>An extension of pi took this message out of the context.</source>
        <translation>أزالت إضافة لـ pi هذه الرسالة من السياق.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown.</source>
        <translation>ليست هذه صورة PNG أو JPEG أو GIF أو WebP أو BMP، أو هي تالفة، ولذلك لا تُعرض.</translation>
    </message>
    <message>
        <source>This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.</source>
        <translation>تدّعي هذه الصورة %1 × %2 من البكسلات. لا تُفتح صور تزيد على 64 ميغابكسل.</translation>
    </message>
    <message>
        <source>This image is damaged and cannot be shown.</source>
        <translation>هذه الصورة تالفة ولا يمكن عرضها.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Message %1 lacks fields that %2 needs. Check the session first.</source>
        <translation>تنقص الرسالة %1 حقول يحتاج إليها %2. افحص الجلسة أولًا.</translation>
    </message>
    <message>
        <source>This part can only be removed with its whole message %1.</source>
        <translation>لا يمكن إزالة هذا الجزء إلا مع رسالته %1 كلها.</translation>
    </message>
    <message>
        <source>Only tool outputs can be pruned.</source>
        <translation>ليس هذا خرج أداة، ولذلك لا يمكن تقليمه.</translation>
    </message>
    <message>
        <source>%1 keeps the newest messages, and nothing comes before them. Name the last message to summarise.</source>
        <translation>يُبقي %1 أحدث الرسائل، ولا شيء قبلها. سمِّ آخر رسالة تُلخَّص.</translation>
    </message>
    <message>
        <source>Message %1 is not in the context now, so it cannot be summarised.</source>
        <translation>ليست الرسالة %1 في السياق الآن، ولذلك لا يمكن تلخيصها.</translation>
    </message>
    <message>
        <source>The message after message %1 is a tool result, and what is kept must not begin with one. Name the result, or a message before its call.</source>
        <translation>الرسالة التي بعد الرسالة %1 نتيجة أداة، وما يُبقى يجب ألا يبدأ بنتيجة. سمِّ النتيجة، أو رسالة قبل استدعائها.</translation>
    </message>
    <message>
        <source>%1 does not merge summaries: a new one takes up the one before it. Compact up to a message instead.</source>
        <translation>لا يدمج %1 الملخّصات: الجديد يستوعب ما قبله. اضغط حتى رسالة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>%1 makes no summaries without a model. Write the text yourself, or let a model write it (level 1 or 2).</source>
        <translation>لا يصنع %1 ملخّصات بلا نموذج. اكتب النص بنفسك، أو دع نموذجًا يكتبه (المستوى 1 أو 2).</translation>
    </message>
    <message>
        <source>%1 does not read this record, so nothing can be done with it.</source>
        <translation>لا يقرأ %1 هذا السجل، ولذلك لا يمكن فعل شيء به.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result there and are left out, as %1 does.</source>
        <translation>
            <numerusform>لا استدعاءات أدوات بلا نتيجة هناك.</numerusform>
            <numerusform>ليس لاستدعاء أداة واحد نتيجة هناك فيُترك، كما يفعل %1.</numerusform>
            <numerusform>ليس لاستدعاءي أداة نتيجة هناك فيُتركان، كما يفعل %1.</numerusform>
            <numerusform>ليس لـ%n استدعاءات أدوات نتيجة هناك فتُترك، كما يفعل %1.</numerusform>
            <numerusform>ليس لـ%n استدعاء أداة نتيجة هناك فتُترك، كما يفعل %1.</numerusform>
            <numerusform>ليس لـ%n استدعاء أداة نتيجة هناك فتُترك، كما يفعل %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the checkpoint at message %1 of “%2”</source>
        <translation>إزالة نقطة الحفظ عند الرسالة %1 من «%2»</translation>
    </message>
    <message>
        <source>Checkpoint “%1” at message %2 of “%3”</source>
        <translation>نقطة الحفظ «%1» عند الرسالة %2 من «%3»</translation>
    </message>
    <message>
        <source>Restore the output in message %1 of “%2”</source>
        <translation>استعادة الخرج في الرسالة %1 من «%2»</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>هذا الخرج غير مقلَّم.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>هذا الخرج مقلَّم أصلًا.</translation>
    </message>
    <message>
        <source>%1 does not mark pruned outputs. The session that this one was made of has the output.</source>
        <translation>لا يعلّم %1 المخرجات المقلَّمة. الخرج في الجلسة التي صُنعت هذه منها.</translation>
    </message>
    <message>
        <source>Prune the output in message %1 of “%2”</source>
        <translation>تقليم الخرج في الرسالة %1 من «%2»</translation>
    </message>
    <message>
        <source>%1 has no messages of the role “%2”. Choose one of: %3.</source>
        <translation>ليس في %1 رسائل دور متحدثها «%2». اختر من: %3.</translation>
    </message>
    <message>
        <source>the new message</source>
        <translation>الرسالة الجديدة</translation>
    </message>
    <message>
        <source>A branch that %1 does not continue is not compacted. Resume it first, or fork it.</source>
        <translation>الفرع الذي لا يتابعه %1 لا يُضغط. استأنفه أولًا، أو فرِّعه.</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3”</source>
        <translation>ضغط الرسائل %1–%2 من «%3»</translation>
    </message>
    <message>
        <source>Compact messages %1–%2 of “%3” into a new session</source>
        <translation>ضغط الرسائل %1–%2 من «%3» في جلسة جديدة</translation>
    </message>
    <message>
        <source>Change %1 is not possible after the changes before it: %2</source>
        <translation>التغيير %1 غير ممكن بعد التغييرات التي قبله: %2</translation>
    </message>
    <message>
        <source>thinking that is bound to what is changed</source>
        <translation>تفكير مرتبط بما تغيّر</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>تفريع «%1» بعد الرسالة %2</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>استئناف «%1» بعد الرسالة %2</translation>
    </message>
    <message>
        <source>Remove title of “%1”</source>
        <translation>إزالة عنوان «%1»</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>إعادة تسمية «%1» إلى «%2»</translation>
    </message>
    <message>
        <source>Edit message %1 of “%2”</source>
        <translation>تحرير الرسالة %1 من «%2»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>إزالة %n رسالة من «%1»</numerusform>
            <numerusform>إزالة رسالة واحدة من «%1»</numerusform>
            <numerusform>إزالة رسالتين من «%1»</numerusform>
            <numerusform>إزالة %n رسائل من «%1»</numerusform>
            <numerusform>إزالة %n رسالة من «%1»</numerusform>
            <numerusform>إزالة %n رسالة من «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of “%1”</source>
        <translation>إزالة جزء من «%1»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>حذف «%1»</translation>
    </message>
    <message>
        <source>Insert after message %1 of “%2”</source>
        <translation>إدراج بعد الرسالة %1 من «%2»</translation>
    </message>
    <message>
        <source>Insert at the beginning of “%1”</source>
        <translation>إدراج في بداية «%1»</translation>
    </message>
    <message>
        <source>%1, in a fork</source>
        <comment>Edit message 3 of “Parser bug”</comment>
        <translation>%1، في تفرّع</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>تفرّع من %1</translation>
    </message>
    <message>
        <source>Discarded end of %1</source>
        <translation>النهاية المهمَلة من %1</translation>
    </message>
    <message>
        <source>%1 (compacted)</source>
        <translation>%1 (مضغوطة)</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>message %1, part %2</source>
        <translation>الرسالة %1، الجزء %2</translation>
    </message>
    <message numerus="yes">
        <source>message %1, %n part(s)</source>
        <translation>
            <numerusform>الرسالة %1، لا أجزاء</numerusform>
            <numerusform>الرسالة %1، جزء واحد</numerusform>
            <numerusform>الرسالة %1، جزءان</numerusform>
            <numerusform>الرسالة %1، %n أجزاء</numerusform>
            <numerusform>الرسالة %1، %n جزءًا</numerusform>
            <numerusform>الرسالة %1، %n جزء</numerusform>
        </translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>نسخة من %1</translation>
    </message>
    <message>
        <source>copies of %1–%2</source>
        <translation>نسخ من %1–%2</translation>
    </message>
    <message>
        <source>the new session</source>
        <translation>الجلسة الجديدة</translation>
    </message>
    <message>
        <source>the discarded end</source>
        <translation>النهاية المهمَلة</translation>
    </message>
    <message>
        <source>the summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>the messages it replaces</source>
        <translation>الرسائل التي يحل محلها</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>ليس في الجلسة رسالة «%1».</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>ليس في الجلسة رسائل.</translation>
    </message>
    <message>
        <source>The message “%1” has no part %2.</source>
        <translation>ليس في الرسالة «%1» جزء %2.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>ليس في الجلسة ملخّص «%1».</translation>
    </message>
    <message>
        <source>There is no level %1. Choose 1, 2 or 3.</source>
        <translation>لا يوجد مستوى %1. اختر 1 أو 2 أو 3.</translation>
    </message>
    <message>
        <source>Choose the messages to remove.</source>
        <translation>اختر الرسائل المراد إزالتها.</translation>
    </message>
    <message>
        <source>Parts can be removed from only one message at a time.</source>
        <translation>لا يمكن إزالة أجزاء إلا من رسالة واحدة في كل مرة.</translation>
    </message>
    <message>
        <source>Only texts, thinking and tool outputs can be edited.</source>
        <translation>لا يمكن تحرير إلا النصوص والتفكير ومخرجات الأدوات.</translation>
    </message>
    <message>
        <source>Enter a different text.</source>
        <translation>أدخل نصًا آخر.</translation>
    </message>
    <message>
        <source>Enter a new title.</source>
        <translation>أدخل عنوانًا جديدًا.</translation>
    </message>
    <message>
        <source>Enter the text of the new message.</source>
        <translation>أدخل نص الرسالة الجديدة.</translation>
    </message>
    <message>
        <source>Enter the text of the summary.</source>
        <translation>أدخل نص الملخّص.</translation>
    </message>
    <message>
        <source>Nothing comes before this message. Fork after it.</source>
        <translation>لا شيء قبل هذه الرسالة. فرِّع بعدها.</translation>
    </message>
    <message>
        <source>The session already ends here; nothing would be discarded.</source>
        <translation>تنتهي الجلسة هنا أصلًا؛ فلن يُهمل شيء.</translation>
    </message>
    <message>
        <source>A tool result must follow its call, so nothing can be inserted between them.</source>
        <translation>يجب أن تتبع نتيجة الأداة استدعاءها، ولذلك لا يمكن إدراج شيء بينهما.</translation>
    </message>
    <message>
        <source>The session was changed by another program since the change was planned. Nothing was changed; plan it again.</source>
        <translation>غيّر برنامج آخر الجلسة منذ التخطيط للتغيير. لم يتغير شيء؛ خطّط له من جديد.</translation>
    </message>
    <message>
        <source>This message was discarded and is no longer part of the session.</source>
        <translation>أُهملت هذه الرسالة ولم تعد جزءًا من الجلسة.</translation>
    </message>
    <message>
        <source>This entry belongs to a side chain, which %1 cannot resume.</source>
        <translation>يتبع هذا المُدخل سلسلة جانبية لا يستطيع %1 استئنافها.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.</source>
        <translation>هذا التفكير موقَّع، ولذلك لا يمكن تحريره. أزل رسالته، أو فرِّع الجلسة قبله.</translation>
    </message>
    <message>
        <source>This thinking is signed, so it can only be removed with its message.</source>
        <translation>هذا التفكير موقَّع، ولذلك لا يمكن إزالته إلا مع رسالته.</translation>
    </message>
    <message>
        <source>A branch has the title of its session. Rename the session instead.</source>
        <translation>للفرع عنوان جلسته. أعد تسمية الجلسة بدلًا منه.</translation>
    </message>
    <message>
        <source>A branch is a part of its session&apos;s transcript and cannot be deleted on its own. Delete the whole session, or keep the branch.</source>
        <translation>الفرع جزء من نص جلسته ولا يمكن حذفه وحده. احذف الجلسة كلها، أو أبقِ الفرع.</translation>
    </message>
    <message>
        <source>This kind of change cannot be made in a fork.</source>
        <translation>لا يمكن إجراء هذا النوع من التغييرات في تفرّع.</translation>
    </message>
    <message>
        <source>The session cannot be compacted in place. %1 Compact it into a new session.</source>
        <translation>لا يمكن ضغط الجلسة في مكانها. %1 اضغطها في جلسة جديدة.</translation>
    </message>
    <message>
        <source>Every tool call has its result.</source>
        <translation>لكل استدعاء أداة نتيجته.</translation>
    </message>
    <message>
        <source>The conversation would begin with an answer, which providers reject.</source>
        <translation>ستبدأ المحادثة بإجابة، وهو ما يرفضه المزوّدون.</translation>
    </message>
    <message>
        <source>The conversation does not end with a prompt.</source>
        <translation>لا تنتهي المحادثة بطلب.</translation>
    </message>
    <message>
        <source>No signed thinking follows the change.</source>
        <translation>لا يلي التغيير تفكير موقَّع.</translation>
    </message>
    <message>
        <source>Message %1 has signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>في الرسالة %1 تفكير موقَّع. هو لم يتغير، لكن قد يرفضه المزوّد لأن الرسائل من حوله تغيرت.</translation>
    </message>
    <message numerus="yes">
        <source>Tool calls and their results belong together, so %n more message(s) change.</source>
        <translation>
            <numerusform>استدعاءات الأدوات ونتائجها متلازمة، ولذلك لا تتغير رسائل أخرى.</numerusform>
            <numerusform>استدعاءات الأدوات ونتائجها متلازمة، ولذلك تتغير رسالة أخرى.</numerusform>
            <numerusform>استدعاءات الأدوات ونتائجها متلازمة، ولذلك تتغير رسالتان أخريان.</numerusform>
            <numerusform>استدعاءات الأدوات ونتائجها متلازمة، ولذلك تتغير %n رسائل أخرى.</numerusform>
            <numerusform>استدعاءات الأدوات ونتائجها متلازمة، ولذلك تتغير %n رسالة أخرى.</numerusform>
            <numerusform>استدعاءات الأدوات ونتائجها متلازمة، ولذلك تتغير %n رسالة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program %1 (process %2) has the store open for writing.</source>
        <translation>البرنامج %1 (العملية %2) يفتح المخزن للكتابة.</translation>
    </message>
    <message>
        <source>The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.</source>
        <translation>الملخّص أصغر من الرسائل التي يحل محلها: %L1 بدلًا من %L2 من الرموز.</translation>
    </message>
    <message>
        <source>The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).</source>
        <translation>الملخّص (%L1 من الرموز) أكبر من الرسائل التي يحل محلها (%L2 من الرموز).</translation>
    </message>
    <message>
        <source>A compaction of %1 stays as it is, so nothing can be added to its summary.</source>
        <translation>يبقى ضغط %1 كما هو، فلا يمكن إضافة شيء إلى ملخّصه.</translation>
    </message>
    <message>
        <source>Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the messages around it changed.</source>
        <translation>في الرسائل %1 تفكير موقَّع. هو لم يتغير، لكن قد يرفضه المزوّد لأن الرسائل من حوله تغيرت.</translation>
    </message>
    <message>
        <source>Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>في الرسالة %1 استدعاءات أدوات موقَّعة. هي لم تتغير، لكن قد يرفضها المزوّد لأن الرسائل من حولها تغيرت.</translation>
    </message>
    <message>
        <source>Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the messages around them changed.</source>
        <translation>في الرسائل %1 استدعاءات أدوات موقَّعة. هي لم تتغير، لكن قد يرفضها المزوّد لأن الرسائل من حولها تغيرت.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of messages</comment>
        <translation>
            <numerusform>%1 ولا مزيد</numerusform>
            <numerusform>%1 وواحدة أخرى</numerusform>
            <numerusform>%1 واثنتان أخريان</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>Discarded end</source>
        <translation>نهاية مهمَلة</translation>
    </message>
</context>
<context>
    <name>PlanChecks</name>
    <message>
        <source>%1 can load the session.</source>
        <translation>يستطيع %1 تحميل الجلسة.</translation>
    </message>
    <message>
        <source>The conversation begins with a prompt.</source>
        <translation>تبدأ المحادثة بطلب.</translation>
    </message>
    <message>
        <source>No answer follows directly on another.</source>
        <translation>لا تتبع إجابةٌ إجابةً أخرى مباشرة.</translation>
    </message>
    <message>
        <source>One answer would follow directly on another; some providers refuse that.</source>
        <translation>ستتبع إجابةٌ إجابةً أخرى مباشرة؛ وبعض المزوّدين يرفض ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) have no result.</source>
        <translation>
            <numerusform>لا استدعاءات أدوات بلا نتيجة.</numerusform>
            <numerusform>استدعاء أداة واحد بلا نتيجة.</numerusform>
            <numerusform>استدعاءا أداة بلا نتيجة.</numerusform>
            <numerusform>%n استدعاءات أدوات بلا نتيجة.</numerusform>
            <numerusform>%n استدعاء أداة بلا نتيجة.</numerusform>
            <numerusform>%n استدعاء أداة بلا نتيجة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool result(s) have no call; providers refuse that.</source>
        <translation>
            <numerusform>لا نتائج أدوات بلا استدعاء.</numerusform>
            <numerusform>نتيجة أداة واحدة بلا استدعاء؛ ويرفض المزوّدون ذلك.</numerusform>
            <numerusform>نتيجتا أداة بلا استدعاء؛ ويرفض المزوّدون ذلك.</numerusform>
            <numerusform>%n نتائج أدوات بلا استدعاء؛ ويرفض المزوّدون ذلك.</numerusform>
            <numerusform>%n نتيجة أداة بلا استدعاء؛ ويرفض المزوّدون ذلك.</numerusform>
            <numerusform>%n نتيجة أداة بلا استدعاء؛ ويرفض المزوّدون ذلك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) after the change hold signed thinking, message %1 first. A provider may refuse it, since what comes before it has changed.</source>
        <translation>
            <numerusform>لا رسائل بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن ما قبله تغيّر.</numerusform>
            <numerusform>رسالة واحدة بعد التغيير، هي الرسالة %1، فيها تفكير موقَّع. قد يرفضه المزوّد لأن ما قبله تغيّر.</numerusform>
            <numerusform>رسالتان بعد التغيير فيهما تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن ما قبله تغيّر.</numerusform>
            <numerusform>%n رسائل بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن ما قبله تغيّر.</numerusform>
            <numerusform>%n رسالة بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن ما قبله تغيّر.</numerusform>
            <numerusform>%n رسالة بعد التغيير فيها تفكير موقَّع، والأولى هي الرسالة %1. قد يرفضه المزوّد لأن ما قبله تغيّر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Repair %1</source>
        <comment>a place</comment>
        <translation>إصلاح %1</translation>
    </message>
    <message>
        <source>Repair all problems</source>
        <translation>إصلاح كل المشكلات</translation>
    </message>
    <message>
        <source>Repair all problems of the kind “%1”</source>
        <translation>إصلاح كل المشكلات من النوع «%1»</translation>
    </message>
    <message>
        <source>Fork “%1” after message %2</source>
        <translation>تفريع «%1» بعد الرسالة %2</translation>
    </message>
    <message>
        <source>Resume “%1” after message %2</source>
        <translation>استئناف «%1» بعد الرسالة %2</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>إعادة تسمية «%1»</translation>
    </message>
    <message>
        <source>Edit message %2 of “%1”</source>
        <translation>تحرير الرسالة %2 من «%1»</translation>
    </message>
    <message>
        <source>Restore the output in message %2 of “%1”</source>
        <translation>استعادة الخرج في الرسالة %2 من «%1»</translation>
    </message>
    <message>
        <source>Prune the output in message %2 of “%1”</source>
        <translation>تقليم الخرج في الرسالة %2 من «%1»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>حذف «%1»</translation>
    </message>
    <message>
        <source>Insert after message %2 of “%1”</source>
        <translation>إدراج بعد الرسالة %2 من «%1»</translation>
    </message>
    <message>
        <source>Set checkpoint after message %2 of “%1”</source>
        <translation>وضع نقطة حفظ بعد الرسالة %2 من «%1»</translation>
    </message>
    <message>
        <source>Set labels of “%1”</source>
        <translation>وضع وسوم «%1»</translation>
    </message>
    <message>
        <source>Move a project</source>
        <translation>نقل مشروع</translation>
    </message>
    <message>
        <source>Compact “%1”</source>
        <translation>ضغط «%1»</translation>
    </message>
    <message>
        <source>Rewrite a summary of “%1”</source>
        <translation>إعادة كتابة ملخّص من «%1»</translation>
    </message>
    <message>
        <source>Merge summaries of “%1”</source>
        <translation>دمج ملخّصات من «%1»</translation>
    </message>
    <message>
        <source>Dissolve a summary of “%1”</source>
        <translation>فكّ ملخّص من «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in a batch</source>
        <translation>
            <numerusform>لا تغييرات في دفعة</numerusform>
            <numerusform>تغيير واحد في دفعة</numerusform>
            <numerusform>تغييران في دفعة</numerusform>
            <numerusform>%n تغييرات في دفعة</numerusform>
            <numerusform>%n تغييرًا في دفعة</numerusform>
            <numerusform>%n تغيير في دفعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a part of message %2 of “%1”</source>
        <translation>إزالة جزء من الرسالة %2 من «%1»</translation>
    </message>
    <message>
        <source>Remove message %2 of “%1”</source>
        <translation>إزالة الرسالة %2 من «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n message(s) of “%1”</source>
        <translation>
            <numerusform>إزالة %n رسالة من «%1»</numerusform>
            <numerusform>إزالة رسالة واحدة من «%1»</numerusform>
            <numerusform>إزالة رسالتين من «%1»</numerusform>
            <numerusform>إزالة %n رسائل من «%1»</numerusform>
            <numerusform>إزالة %n رسالة من «%1»</numerusform>
            <numerusform>إزالة %n رسالة من «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Session forked with the change.</source>
        <translation>فُرّعت الجلسة مع التغيير.</translation>
    </message>
    <message>
        <source>Session forked after message %1.</source>
        <translation>فُرّعت الجلسة بعد الرسالة %1.</translation>
    </message>
    <message>
        <source>Session resumed after message %1.</source>
        <translation>استُؤنفت الجلسة بعد الرسالة %1.</translation>
    </message>
    <message>
        <source>Session renamed.</source>
        <translation>أُعيدت تسمية الجلسة.</translation>
    </message>
    <message>
        <source>Message %1 edited.</source>
        <translation>حُرّرت الرسالة %1.</translation>
    </message>
    <message>
        <source>Output in message %1 restored.</source>
        <translation>استُعيد الخرج في الرسالة %1.</translation>
    </message>
    <message>
        <source>Output in message %1 pruned.</source>
        <translation>قُلّم الخرج في الرسالة %1.</translation>
    </message>
    <message>
        <source>Session deleted.</source>
        <translation>حُذفت الجلسة.</translation>
    </message>
    <message>
        <source>Problems repaired.</source>
        <translation>أُصلحت المشكلات.</translation>
    </message>
    <message>
        <source>Message inserted after message %1.</source>
        <translation>أُدرجت الرسالة بعد الرسالة %1.</translation>
    </message>
    <message>
        <source>Checkpoint after message %1 changed.</source>
        <translation>غُيّرت نقطة الحفظ بعد الرسالة %1.</translation>
    </message>
    <message>
        <source>Labels changed.</source>
        <translation>غُيّرت الوسوم.</translation>
    </message>
    <message>
        <source>Project moved.</source>
        <translation>نُقل المشروع.</translation>
    </message>
    <message>
        <source>Summaries merged.</source>
        <translation>دُمجت الملخّصات.</translation>
    </message>
    <message>
        <source>Session compacted.</source>
        <translation>ضُغطت الجلسة.</translation>
    </message>
    <message>
        <source>Summary dissolved.</source>
        <translation>فُكّ الملخّص.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>لم يُطبَّق أي تغيير.</numerusform>
            <numerusform>طُبّق تغيير واحد.</numerusform>
            <numerusform>طُبّق تغييران.</numerusform>
            <numerusform>طُبّقت %n تغييرات.</numerusform>
            <numerusform>طُبّق %n تغييرًا.</numerusform>
            <numerusform>طُبّق %n تغيير.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of message %1 removed.</source>
        <translation>أُزيل جزء من الرسالة %1.</translation>
    </message>
    <message>
        <source>Message %1 removed.</source>
        <translation>أُزيلت الرسالة %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) removed.</source>
        <translation>
            <numerusform>لم تُزل أي رسالة.</numerusform>
            <numerusform>أُزيلت رسالة واحدة.</numerusform>
            <numerusform>أُزيلت رسالتان.</numerusform>
            <numerusform>أُزيلت %n رسائل.</numerusform>
            <numerusform>أُزيلت %n رسالة.</numerusform>
            <numerusform>أُزيلت %n رسالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply in a fork</source>
        <translation>تطبيق في تفرّع</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>تفريع</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>استئناف من هنا</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Apply edit</source>
        <translation>تطبيق التحرير</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>تقليم</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>إصلاح</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>وضع نقطة حفظ</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>وضع الوسوم</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>ضغط</translation>
    </message>
    <message>
        <source>Dissolve</source>
        <translation>فكّ</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>تطبيق الكل</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>PostgresDatabase</name>
    <message>
        <source>%1 cannot be opened: Qt&apos;s driver for PostgreSQL is missing. Install it (on Debian libqt6sql6-psql), then try again.</source>
        <translation>لا يمكن فتح %1: مشغّل PostgreSQL في Qt مفقود. ثبّته (في دبيان libqt6sql6-psql)، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. Check user and password, then connect again.</source>
        <translation>لا يمكن فتح %1: %2. تحقق من المستخدم وكلمة السر، ثم اتصل من جديد.</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2. Check the address and whether the server runs, then try again.</source>
        <translation>لا يمكن الوصول إلى %1: %2. تحقق من العنوان ومن عمل الخادم، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 is a replica and had to follow its primary: %2. Try again, or connect to the primary.</source>
        <translation>%1 نسخة متماثلة واضطرت إلى متابعة خادمها الأساسي: %2. أعد المحاولة، أو اتصل بالخادم الأساسي.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Another program may have locked the tables; try again later.</source>
        <translation>لم يجب %1 في الوقت المحدد: %2. ربما قفل برنامج آخر الجداول؛ أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 did not answer in time: %2. Try again when the server is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>لم يجب %1 في الوقت المحدد: %2. أعد المحاولة حين يخف الضغط على الخادم، أو أضف statement_timeout=الثواني إلى العنوان.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: %2. Stemma reconnects at the next attempt; messages already read stay on screen.</source>
        <translation>انقطع الاتصال بـ%1: %2. يعيد Stemma الاتصال عند المحاولة التالية؛ وتبقى الرسائل المقروءة على الشاشة.</translation>
    </message>
    <message>
        <source>You may not read %1: %2. Ask for the right to read it, or connect as another user.</source>
        <translation>لا يُسمح لك بقراءة %1: %2. اطلب إذن القراءة، أو اتصل بمستخدم آخر.</translation>
    </message>
    <message>
        <source>%1 has unknown tables: %2. Check the schema.</source>
        <translation>في %1 جداول مجهولة: %2. تحقق من المخطط.</translation>
    </message>
    <message>
        <source>%1 is read-only: %2.</source>
        <translation>‏%1 للقراءة فقط: %2.</translation>
    </message>
    <message>
        <source>%1 reported an error: %2. Check the server&apos;s log.</source>
        <translation>أبلغ %1 عن خطأ: %2. انظر سجل الخادم.</translation>
    </message>
    <message>
        <source>A batch is tried out on temporary copies, for which you lack the right TEMPORARY on the database. Ask for it, or make the changes one by one.</source>
        <translation>تُجرَّب الدفعة على نسخ مؤقتة ينقصك لها الإذن TEMPORARY على قاعدة البيانات. اطلبه، أو أجرِ التغييرات واحدًا واحدًا.</translation>
    </message>
    <message numerus="yes">
        <source>The batch cannot be tried out: its conversations are too large to be copied within %n second(s). Make the changes one by one, or add statement_timeout=SECONDS to the address.</source>
        <translation>
            <numerusform>لا يمكن تجربة الدفعة: محادثاتها أكبر من أن تُنسخ خلال %n ثانية. أجرِ التغييرات واحدًا واحدًا، أو أضف statement_timeout=SECONDS إلى العنوان.</numerusform>
            <numerusform>لا يمكن تجربة الدفعة: محادثاتها أكبر من أن تُنسخ خلال ثانية واحدة. أجرِ التغييرات واحدًا واحدًا، أو أضف statement_timeout=SECONDS إلى العنوان.</numerusform>
            <numerusform>لا يمكن تجربة الدفعة: محادثاتها أكبر من أن تُنسخ خلال ثانيتين. أجرِ التغييرات واحدًا واحدًا، أو أضف statement_timeout=SECONDS إلى العنوان.</numerusform>
            <numerusform>لا يمكن تجربة الدفعة: محادثاتها أكبر من أن تُنسخ خلال %n ثوانٍ. أجرِ التغييرات واحدًا واحدًا، أو أضف statement_timeout=SECONDS إلى العنوان.</numerusform>
            <numerusform>لا يمكن تجربة الدفعة: محادثاتها أكبر من أن تُنسخ خلال %n ثانية. أجرِ التغييرات واحدًا واحدًا، أو أضف statement_timeout=SECONDS إلى العنوان.</numerusform>
            <numerusform>لا يمكن تجربة الدفعة: محادثاتها أكبر من أن تُنسخ خلال %n ثانية. أجرِ التغييرات واحدًا واحدًا، أو أضف statement_timeout=SECONDS إلى العنوان.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PostgresWriter</name>
    <message>
        <source>%1 was not changed: row “%2” of its table “%3” has changed since (%4). Plan the change again, or undo the later change first.</source>
        <translation>لم يتغير %1: تغيّر الصف «%2» من جدوله «%3» منذئذ (%4). خطّط للتغيير من جديد، أو تراجع عن التغيير اللاحق أولًا.</translation>
    </message>
    <message>
        <source>%1 was not changed: the columns of its table “%2” have changed. Open the store again and plan the change again.</source>
        <translation>لم يتغير %1: تغيرت أعمدة جدوله «%2». افتح المخزن من جديد وخطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, rules or generated columns, so the change could not be undone exactly.</source>
        <translation>لم يتغير %1: في جدوله «%2» مشغّلات زناد أو قواعد أو أعمدة مولَّدة، ولذلك لا يمكن التراجع عن التغيير بدقة.</translation>
    </message>
    <message>
        <source>%1 is “%2” instead of “%3”</source>
        <translation>%1 هو «%2» بدلًا من «%3»</translation>
    </message>
    <message>
        <source>another column was changed</source>
        <translation>تغيّر عمود آخر</translation>
    </message>
    <message>
        <source>it was removed</source>
        <translation>أُزيل</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>لا يمكن كتابته</translation>
    </message>
    <message>
        <source>%1 was not changed: the table %2 refers to several columns of “%3”, so removing a row could remove unknown other rows.</source>
        <translation>لم يتغير %1: يشير الجدول %2 إلى عدة أعمدة من «%3»، ولذلك قد تزيل إزالةُ صف صفوفًا أخرى مجهولة.</translation>
    </message>
    <message>
        <source>rows of the table %1 now refer to it</source>
        <translation>تشير إليه الآن صفوف من الجدول %1</translation>
    </message>
    <message>
        <source>%1 was not changed: another program changed the same rows at the same moment. Plan the change again.</source>
        <translation>لم يتغير %1: غيّر برنامج آخر الصفوف نفسها في اللحظة نفسها. خطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program has locked the rows. Try again when it is done.</source>
        <translation>لم يتغير %1: قفل برنامج آخر الصفوف. أعد المحاولة حين يفرغ.</translation>
    </message>
    <message>
        <source>%1 was not changed: the encoding of its database lacks a character of the new text. Write it without that character.</source>
        <translation>لم يتغير %1: ينقص ترميز قاعدة بياناته حرف من النص الجديد. اكتبه من دون ذلك الحرف.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server took too long. Try again when it is less busy, or add statement_timeout=SECONDS to the address.</source>
        <translation>لم يتغير %1: استغرق الخادم وقتًا طويلاً. أعد المحاولة حين يخف الضغط عليه، أو أضف statement_timeout=الثواني إلى العنوان.</translation>
    </message>
    <message>
        <source>%1 was not changed: you may only read it, or a part of it. Ask for the right to change it, or connect as another user.</source>
        <translation>لم يتغير %1: لا يُسمح لك إلا بقراءته أو قراءة جزء منه. اطلب إذن تغييره، أو اتصل بمستخدم آخر.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server is read-only. Connect to the primary server.</source>
        <translation>لم يتغير %1: الخادم للقراءة فقط. اتصل بالخادم الأساسي.</translation>
    </message>
    <message>
        <source>%1 was not changed: the server&apos;s disk is full.</source>
        <translation>لم يتغير %1: قرص الخادم ممتلئ.</translation>
    </message>
    <message>
        <source>%1 was not changed: the undo data of this change is too large for the journal.</source>
        <translation>لم يتغير %1: بيانات التراجع عن هذا التغيير أكبر من أن يتسع لها دفتر التغييرات.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>لم يتغير %1: ستخالف النتيجة قاعدة من قواعد جداوله. ربما تغير المخزن في أثناء ذلك؛ خطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost during the change. Stemma checks before the next change whether it was applied.</source>
        <translation>انقطع الاتصال بـ%1 أثناء التغيير. يتحقق Stemma قبل التغيير التالي من تطبيقه.</translation>
    </message>
    <message>
        <source>%1 was not changed: the connection was lost. Try again.</source>
        <translation>لم يتغير %1: انقطع الاتصال. أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>الكثافة</translation>
    </message>
    <message>
        <source>How much room there is between lines and controls</source>
        <translation>مقدار المساحة بين الأسطر وعناصر التحكم</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>خط الشفرة</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Of the whole window, compared with the system&apos;s</source>
        <translation>في النافذة كلها، مقارنةً بحجم نص النظام</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>No animations and no blinking cursor</source>
        <translation>بلا رسوم متحركة وبلا مؤشر وامض</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Takes effect when Stemma is started again</source>
        <translation>يسري عند بدء Stemma من جديد</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>التكبير</translation>
    </message>
    <message>
        <source>Of timelines, in addition to the text size</source>
        <translation>للخطوط الزمنية، إضافةً إلى حجم النص</translation>
    </message>
    <message>
        <source>Show the time axis above timelines</source>
        <translation>إظهار مجرى الوقت فوق الخطوط الزمنية</translation>
    </message>
    <message>
        <source>When the agent worked, when tools ran, and when it waited for you</source>
        <translation>متى عمل الوكيل، ومتى عملت الأدوات، ومتى كان ينتظرك</translation>
    </message>
    <message>
        <source>Times in lists</source>
        <translation>الأوقات في القوائم</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>All times are shown, and read when you type them, in this zone</source>
        <translation>تُعرض كل الأوقات بهذه المنطقة، وبها تُقرأ حين تكتبها</translation>
    </message>
    <message>
        <source>Reopen stores and tabs at start</source>
        <translation>إعادة فتح المخازن والألسنة عند البدء</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>إظهار شريط القوائم</translation>
    </message>
    <message>
        <source>Open stores and links in the window that is there</source>
        <translation>فتح المخازن والروابط في النافذة الموجودة</translation>
    </message>
    <message>
        <source>Otherwise each start of Stemma has a window of its own, as with --new-window</source>
        <translation>وإلا فلكل تشغيل لـStemma نافذته الخاصة، كما مع ‎--new-window</translation>
    </message>
    <message>
        <source>Notify of lost constraints</source>
        <translation>الإشعار بالقيود الضائعة</translation>
    </message>
    <message>
        <source>Shows a notice on the desktop when an agent compacts an open session and loses a constraint</source>
        <translation>يُظهر إشعارًا على سطح المكتب حين يضغط وكيل جلسة مفتوحة فيضيع قيد</translation>
    </message>
    <message>
        <source>Configure shortcuts…</source>
        <translation>ضبط الاختصارات…</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>تغيير اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Forget recent stores</source>
        <translation>نسيان المخازن الحديثة</translation>
    </message>
    <message>
        <source>Empties the list of recent stores; the stores stay as they are</source>
        <translation>يُفرغ قائمة المخازن الحديثة؛ وتبقى المخازن كما هي</translation>
    </message>
    <message>
        <source>Keep an index for searching</source>
        <translation>الاحتفاظ بفهرس للبحث</translation>
    </message>
    <message>
        <source>Makes searching immediate; built in the background</source>
        <translation>يجعل البحث فوريًا؛ ويُبنى في الخلفية</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>فهرس البحث…</translation>
    </message>
    <message>
        <source>Choose which stores have an index for searching</source>
        <translation>اختيار المخازن التي لها فهرس للبحث</translation>
    </message>
    <message>
        <source>Undo data up to</source>
        <translation>بيانات التراجع حتى</translation>
    </message>
    <message>
        <source>When there is more, the oldest changes leave History and can no longer be undone</source>
        <translation>إذا زادت عن ذلك خرجت أقدم التغييرات من السجل ولم يعد يمكن التراجع عنها</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 م.بايت</translation>
    </message>
    <message>
        <source>About 4 GB (default)</source>
        <translation>نحو 4 ج.بايت (افتراضي)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Keep undo data for</source>
        <translation>إبقاء بيانات التراجع مدة</translation>
    </message>
    <message>
        <source>Changes made since this start of Stemma are always kept</source>
        <translation>تبقى دائمًا التغييرات التي أُجريت منذ بدء التشغيل الحالي لـStemma</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <translation>
            <numerusform>%1 يوم</numerusform>
            <numerusform>%1 يوم</numerusform>
            <numerusform>%1 يوم</numerusform>
            <numerusform>%1 أيام</numerusform>
            <numerusform>%1 يومًا</numerusform>
            <numerusform>%1 يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>المستخدَم</translation>
    </message>
    <message>
        <source>Model endpoints…</source>
        <translation>نقاط نهاية النماذج…</translation>
    </message>
    <message>
        <source>Where summaries may be requested, and what a request costs</source>
        <translation>أين يجوز طلب الملخّصات، وكم يكلّف الطلب</translation>
    </message>
    <message>
        <source>Edit prices…</source>
        <translation>تحرير الأسعار…</translation>
    </message>
    <message>
        <source>Your own prices for token usage, in a text file</source>
        <translation>أسعارك الخاصة لاستهلاك الرموز، في ملف نصي</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Timeline and times</source>
        <translation>الخط الزمني والأوقات</translation>
    </message>
    <message>
        <source>Windows and stores</source>
        <translation>النوافذ والمخازن</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>بيانات التراجع</translation>
    </message>
    <message>
        <source>Models and prices</source>
        <translation>النماذج والأسعار</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>The prices in %1 cannot be used: %2 (at %3). Correct the file, or take it away.</source>
        <translation>لا يمكن استخدام الأسعار التي في %1: %2 (عند %3). صحّح الملف، أو أبعده.</translation>
    </message>
    <message>
        <source>a price for a million tokens has to be a number from 0 on</source>
        <translation>يجب أن يكون سعر مليون رمز عددًا من 0 فصاعدًا</translation>
    </message>
    <message>
        <source>the name of a model is missing</source>
        <translation>اسم نموذج مفقود</translation>
    </message>
    <message>
        <source>the lengths of contexts have to rise</source>
        <translation>يجب أن تتصاعد أطوال السياقات</translation>
    </message>
    <message>
        <source>a date has to be like 2026-03-31</source>
        <translation>يجب أن يكون التاريخ مثل 2026-03-31</translation>
    </message>
    <message>
        <source>a factor needs models, a number of times from 0 on, and one of these: a tier (batch, flex, priority), a region, or hours like 16:30-00:30</source>
        <translation>يحتاج العامل إلى نماذج (models) ورقم من 0 فأعلى (times) وواحد مما يلي: فئة (tier: ‏batch أو flex أو priority) أو منطقة (region) أو ساعات (hours) مثل 16:30-00:30</translation>
    </message>
    <message>
        <source>a subscription has to be an object</source>
        <translation>يجب أن يكون الاشتراك كائنًا</translation>
    </message>
    <message>
        <source>prices in %1 need what one US dollar is in %1, so that all can be added up</source>
        <translation>تحتاج الأسعار بعملة %1 إلى قيمة الدولار الأمريكي الواحد بعملة %1، حتى يمكن جمعها كلها</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>البايت %1</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ليس JSON صالحًا</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ليس كائن JSON</translation>
    </message>
    <message>
        <source>it has to be a list</source>
        <translation>يجب أن يكون قائمة</translation>
    </message>
    <message>
        <source>%1 is too large for a table of prices. Name another file.</source>
        <translation>‏%1 أكبر من أن يكون جدول أسعار. سمِّ ملفًا آخر.</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>May %1 be changed?</source>
        <translation>هل يجوز تغيير %1؟</translation>
    </message>
    <message>
        <source>What did the user demand or decide about %1?</source>
        <translation>بماذا طالب المستخدم أو ماذا قرر بشأن %1؟</translation>
    </message>
    <message>
        <source>What did the user demand or decide about this: %1?</source>
        <translation>بماذا طالب المستخدم أو ماذا قرر بشأن هذا: %1؟</translation>
    </message>
    <message>
        <source>What is the whole path of %1?</source>
        <translation>ما المسار الكامل لـ%1؟</translation>
    </message>
    <message>
        <source>Which command line with %1 was run, with all its arguments?</source>
        <translation>أي سطر أوامر فيه %1 نُفِّذ، بكل معطياته؟</translation>
    </message>
    <message>
        <source>What is the whole address at %1?</source>
        <translation>ما العنوان الكامل عند %1؟</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>أُجيب</translation>
    </message>
    <message>
        <source>Answered otherwise</source>
        <translation>أُجيب بخلاف ذلك</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>لم يُجَب</translation>
    </message>
    <message>
        <source>Which error belongs in the gap: “%1”?</source>
        <translation>أيّ خطأ مكانه الفراغ: «%1»؟</translation>
    </message>
    <message>
        <source>How does the error go on that begins “%1”?</source>
        <translation>ما تتمة الخطأ الذي يبدأ بـ«%1»؟</translation>
    </message>
    <message>
        <source>Which quoted words belong in the gap: “%1”?</source>
        <translation>أيّ كلمات مقتبسة مكانها الفراغ: «%1»؟</translation>
    </message>
    <message>
        <source>How does the quotation go on that begins “%1”?</source>
        <translation>ما تتمة الاقتباس الذي يبدأ بـ«%1»؟</translation>
    </message>
    <message>
        <source>Which name belongs in the gap: “%1”?</source>
        <translation>أيّ اسم مكانه الفراغ: «%1»؟</translation>
    </message>
    <message>
        <source>Which figure belongs in the gap: “%1”?</source>
        <translation>أيّ رقم مكانه الفراغ: «%1»؟</translation>
    </message>
    <message>
        <source>Which version belongs in the gap: “%1”?</source>
        <translation>أيّ إصدار مكانه الفراغ: «%1»؟</translation>
    </message>
</context>
<context>
    <name>ProjectMove</name>
    <message>
        <source>The new project folder already has a file “%1”, so nothing can be moved. Compare both files first.</source>
        <translation>في مجلد المشروع الجديد ملف «%1» أصلًا، ولذلك لا يمكن نقل شيء. قارن الملفين أولًا.</translation>
    </message>
    <message>
        <source>Enter absolute paths for both the old and the new project folder.</source>
        <translation>أدخل مسارين مطلقين لمجلدي المشروع القديم والجديد.</translation>
    </message>
    <message>
        <source>Enter a different folder.</source>
        <translation>أدخل مجلدًا آخر.</translation>
    </message>
    <message>
        <source>This store has no sessions of a project in “%1”.</source>
        <translation>ليس في هذا المخزن جلسات لمشروع في «%1».</translation>
    </message>
    <message>
        <source>Move the project “%1” to “%2”</source>
        <translation>نقل المشروع «%1» إلى «%2»</translation>
    </message>
    <message>
        <source>The folder “%1” also holds sessions of another project, so it is not moved.</source>
        <translation>المجلد «%1» فيه أيضًا جلسات مشروع آخر، فلا يُنقل.</translation>
    </message>
    <message>
        <source>The name of the new folder is too long for the agent to find its sessions by it.</source>
        <translation>اسم المجلد الجديد أطول من أن يجد الوكيل جلساته به.</translation>
    </message>
    <message>
        <source>the folder of %1</source>
        <translation>مجلد %1</translation>
    </message>
    <message>
        <source>the folder in records</source>
        <translation>المجلد في السجلات</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) have sessions that worked there but belong to another project; they stay.</source>
        <translation>
            <numerusform>لا مجلدات فيها جلسات عملت هناك لكنها تتبع مشروعًا آخر.</numerusform>
            <numerusform>مجلد واحد فيه جلسات عملت هناك لكنها تتبع مشروعًا آخر؛ وهو يبقى.</numerusform>
            <numerusform>مجلدان فيهما جلسات عملت هناك لكنها تتبع مشروعًا آخر؛ وهما يبقيان.</numerusform>
            <numerusform>%n مجلدات فيها جلسات عملت هناك لكنها تتبع مشروعًا آخر؛ وهي تبقى.</numerusform>
            <numerusform>%n مجلدًا فيها جلسات عملت هناك لكنها تتبع مشروعًا آخر؛ وهي تبقى.</numerusform>
            <numerusform>%n مجلد فيها جلسات عملت هناك لكنها تتبع مشروعًا آخر؛ وهي تبقى.</numerusform>
        </translation>
    </message>
    <message>
        <source>To move a project, open the folder that contains all projects: “%1”.</source>
        <translation>لنقل مشروع، افتح المجلد الذي يحوي كل المشاريع: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s) stay where they are: %1.</source>
        <translation>
            <numerusform>لا روابط رمزية تبقى مكانها: %1.</numerusform>
            <numerusform>رابط رمزي واحد يبقى مكانه: %1.</numerusform>
            <numerusform>رابطان رمزيان يبقيان مكانهما: %1.</numerusform>
            <numerusform>%n روابط رمزية تبقى مكانها: %1.</numerusform>
            <numerusform>%n رابطًا رمزيًا تبقى مكانها: %1.</numerusform>
            <numerusform>%n رابط رمزي تبقى مكانها: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) without files stay where they are: %1.</source>
        <translation>
            <numerusform>لا مجلدات فارغة تبقى مكانها: %1.</numerusform>
            <numerusform>مجلد واحد بلا ملفات يبقى مكانه: %1.</numerusform>
            <numerusform>مجلدان بلا ملفات يبقيان مكانهما: %1.</numerusform>
            <numerusform>%n مجلدات بلا ملفات تبقى مكانها: %1.</numerusform>
            <numerusform>%n مجلدًا بلا ملفات تبقى مكانها: %1.</numerusform>
            <numerusform>%n مجلد بلا ملفات تبقى مكانها: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.</source>
        <translation>
            <numerusform>لا ملفات فيها أسطر تزيد على 64 MiB وتذكر المجلد القديم؛ تبقى هذه الأسطر كما هي: %1.</numerusform>
            <numerusform>ملف واحد فيه أسطر تزيد على 64 MiB وتذكر المجلد القديم؛ تبقى هذه الأسطر كما هي: %1.</numerusform>
            <numerusform>ملفان فيهما أسطر تزيد على 64 MiB وتذكر المجلد القديم؛ تبقى هذه الأسطر كما هي: %1.</numerusform>
            <numerusform>%n ملفات فيها أسطر تزيد على 64 MiB وتذكر المجلد القديم؛ تبقى هذه الأسطر كما هي: %1.</numerusform>
            <numerusform>%n ملفًا فيها أسطر تزيد على 64 MiB وتذكر المجلد القديم؛ تبقى هذه الأسطر كما هي: %1.</numerusform>
            <numerusform>%n ملف فيها أسطر تزيد على 64 MiB وتذكر المجلد القديم؛ تبقى هذه الأسطر كما هي: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة تعيين</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعادة الافتراضيات</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;نعم</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;لا</translation>
    </message>
</context>
<context>
    <name>QueryEdit</name>
    <message>
        <source>What can be typed next</source>
        <translation>ما يمكن كتابته بعد ذلك</translation>
    </message>
</context>
<context>
    <name>RawRecord</name>
    <message>
        <source>This record is longer than 64 MB, so only its beginning is shown.</source>
        <translation>هذا السجل أطول من 64 م.بايت، ولذلك لا تُعرض إلا بدايته.</translation>
    </message>
</context>
<context>
    <name>RedactionRules</name>
    <message>
        <source>The redaction rule “%1” cannot be used: it needs an id, a kind and a valid pattern.</source>
        <translation>لا يمكن استخدام قاعدة الحجب «%1»: تحتاج إلى معرّف ونوع ونمط صالح.</translation>
    </message>
    <message>
        <source>The redaction rules are not valid JSON with a list “rules”.</source>
        <translation>ليست قواعد الحجب JSON صالحًا فيه قائمة «rules».</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>This format has no stores on servers.</source>
        <translation>ليس لهذه الصيغة مخازن على الخوادم.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a known session store. %2</source>
        <translation>ليس %1 مخزن جلسات معروفًا. %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>لا يمكن فتح %1.</translation>
    </message>
    <message>
        <source>The tables of the database cannot be read.</source>
        <translation>لا يمكن قراءة جداول قاعدة البيانات.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>%1 is left unchanged.</source>
        <comment>a place</comment>
        <translation>يُترك %1 دون تغيير.</translation>
    </message>
    <message>
        <source>%1 is left unchanged: %2</source>
        <comment>a place; why</comment>
        <translation>يُترك %1 دون تغيير: %2</translation>
    </message>
    <message>
        <source>This cannot be repaired. %1</source>
        <translation>لا يمكن إصلاح هذا. %1</translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>لا شيء لإصلاحه</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s)</source>
        <translation>
            <numerusform>إصلاح %n مشكلة</numerusform>
            <numerusform>إصلاح مشكلة واحدة</numerusform>
            <numerusform>إصلاح مشكلتين</numerusform>
            <numerusform>إصلاح %n مشكلات</numerusform>
            <numerusform>إصلاح %n مشكلة</numerusform>
            <numerusform>إصلاح %n مشكلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n problem(s) of a session</source>
        <translation>
            <numerusform>إصلاح %n مشكلة في جلسة</numerusform>
            <numerusform>إصلاح مشكلة واحدة في جلسة</numerusform>
            <numerusform>إصلاح مشكلتين في جلسة</numerusform>
            <numerusform>إصلاح %n مشكلات في جلسة</numerusform>
            <numerusform>إصلاح %n مشكلة في جلسة</numerusform>
            <numerusform>إصلاح %n مشكلة في جلسة</numerusform>
        </translation>
    </message>
    <message>
        <source>Found nothing that can be repaired.</source>
        <translation>لم يُعثر على شيء يمكن إصلاحه.</translation>
    </message>
    <message numerus="yes">
        <source>A new check no longer finds %n of these problem(s).</source>
        <translation>
            <numerusform>لم يعد الفحص الجديد يجد أيًا من هذه المشكلات.</numerusform>
            <numerusform>لم يعد الفحص الجديد يجد واحدة من هذه المشكلات.</numerusform>
            <numerusform>لم يعد الفحص الجديد يجد اثنتين من هذه المشكلات.</numerusform>
            <numerusform>لم يعد الفحص الجديد يجد %n من هذه المشكلات.</numerusform>
            <numerusform>لم يعد الفحص الجديد يجد %n من هذه المشكلات.</numerusform>
            <numerusform>لم يعد الفحص الجديد يجد %n من هذه المشكلات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n problem(s) can be repaired.</source>
        <translation>
            <numerusform>يمكن إصلاح %1 من %n مشكلة.</numerusform>
            <numerusform>يمكن إصلاح %1 من مشكلة واحدة.</numerusform>
            <numerusform>يمكن إصلاح %1 من مشكلتين.</numerusform>
            <numerusform>يمكن إصلاح %1 من %n مشكلات.</numerusform>
            <numerusform>يمكن إصلاح %1 من %n مشكلة.</numerusform>
            <numerusform>يمكن إصلاح %1 من %n مشكلة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The sample session %1 cannot be written.</source>
        <translation>لا يمكن كتابة الجلسة النموذجية %1.</translation>
    </message>
    <message>
        <source>The folder %1 for the sample session cannot be created.</source>
        <translation>لا يمكن إنشاء المجلد %1 للجلسة النموذجية.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Prompt</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>دخل الأداة</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>خرج الأداة</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>File summary</source>
        <translation>ملخّص ملف</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>غير ذلك</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>مساعد آخر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>دور المتحدث</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>محذوفة</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>مهمَلة</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>ملخَّصة</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>سلسلة جانبية</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>عابرة</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>مقلَّم</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>عنوان الجلسة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Tool output, bash</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>SearchIndex</name>
    <message>
        <source>The search index %1 was made by a newer version of Stemma and is not used.</source>
        <translation>فهرس البحث %1 صنعه إصدار أحدث من Stemma ولا يُستخدم.</translation>
    </message>
    <message>
        <source>The search index is empty.</source>
        <translation>فهرس البحث فارغ.</translation>
    </message>
    <message>
        <source>The search index %1 cannot be deleted. Check the permissions of its folder.</source>
        <translation>لا يمكن حذف فهرس البحث %1. تحقق من أذونات مجلده.</translation>
    </message>
    <message>
        <source>Another window or program is building this search index. Wait until it is done.</source>
        <translation>نافذة أو برنامج آخر يبني فهرس البحث هذا. انتظر حتى يفرغ.</translation>
    </message>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>لا يمكن كتابة بيانات Stemma في %1. تحقق من أذونات المجلد والمساحة الحرة على القرص.</translation>
    </message>
    <message>
        <source>The search index is damaged. It will be built anew.</source>
        <translation>فهرس البحث تالف. سيُبنى من جديد.</translation>
    </message>
</context>
<context>
    <name>SearchIndexer</name>
    <message>
        <source>Indexing %1 for search</source>
        <translation>فهرسة %1 للبحث</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>تحتاج «%1:» إلى قيمة.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, &gt;2026-03-01 or 2026-03-01..2026-03-15.</source>
        <translation>ليس «%1» تاريخًا. اكتب 2026-03-01 أو 2026-03 أو today أو 7d أو ‎&gt;2026-03-01 أو ‎2026-03-01..2026-03-15.</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write &gt;1000, &lt;10k or 100..200.</source>
        <translation>ليس «%1» عددًا من الرموز. اكتب ‎&gt;1000 أو ‎&lt;10k أو ‎100..200.</translation>
    </message>
    <message>
        <source>“%1:” can be: %2.</source>
        <translation>يمكن أن تكون «%1:»: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The query is too long: it may have %Ln character(s).</source>
        <translation>
            <numerusform>الاستعلام أطول من اللازم: أقصى ما يحويه %Ln محرف.</numerusform>
            <numerusform>الاستعلام أطول من اللازم: أقصى ما يحويه محرف واحد.</numerusform>
            <numerusform>الاستعلام أطول من اللازم: أقصى ما يحويه محرفان.</numerusform>
            <numerusform>الاستعلام أطول من اللازم: أقصى ما يحويه %Ln محارف.</numerusform>
            <numerusform>الاستعلام أطول من اللازم: أقصى ما يحويه %Ln محرفًا.</numerusform>
            <numerusform>الاستعلام أطول من اللازم: أقصى ما يحويه %Ln محرف.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query contains a control character (U+%1). Remove it.</source>
        <translation>في الاستعلام محرف تحكم (U+%1). أزله.</translation>
    </message>
    <message>
        <source>This parenthesis closes nothing. Remove it, or put it in quotes.</source>
        <translation>هذا القوس لا يغلق شيئًا. أزله، أو ضعه بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>The query is nested too deeply. Split it into several searches.</source>
        <translation>تداخل الاستعلام أعمق من اللازم. قسّمه إلى عدة عمليات بحث.</translation>
    </message>
    <message>
        <source>These parentheses are empty. Remove them, or put them in quotes.</source>
        <translation>هذان القوسان فارغان. أزلهما، أو ضعهما بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>هذا القوس غير مغلق.</translation>
    </message>
    <message>
        <source>A word or a condition is missing here. To search for AND, OR or NOT, put it in quotes.</source>
        <translation>تنقص هنا كلمة أو شرط. للبحث عن AND أو OR أو NOT، ضعها بين علامتي اقتباس.</translation>
    </message>
    <message numerus="yes">
        <source>The query has too many words: it may have %Ln.</source>
        <translation>
            <numerusform>كلمات الاستعلام أكثر من اللازم: أقصى عددها %Ln.</numerusform>
            <numerusform>كلمات الاستعلام أكثر من اللازم: أقصى عددها %Ln.</numerusform>
            <numerusform>كلمات الاستعلام أكثر من اللازم: أقصى عددها %Ln.</numerusform>
            <numerusform>كلمات الاستعلام أكثر من اللازم: أقصى عددها %Ln.</numerusform>
            <numerusform>كلمات الاستعلام أكثر من اللازم: أقصى عددها %Ln.</numerusform>
            <numerusform>كلمات الاستعلام أكثر من اللازم: أقصى عددها %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>علامة الاقتباس هذه غير مغلقة.</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. To search for these characters, write %2.</source>
        <translation>ليس في «%1» حرف ولا رقم. للبحث عن هذه المحارف، اكتب ‎%2‎.</translation>
    </message>
    <message>
        <source>The exact text is missing. Write it in quotes after the equals sign.</source>
        <translation>النص الدقيق مفقود. اكتبه بين علامتي اقتباس بعد علامة التساوي.</translation>
    </message>
    <message>
        <source>This regular expression is not closed. Add a slash, or put a path in quotes.</source>
        <translation>هذا التعبير النمطي غير مغلق. أضف شرطة مائلة، أو ضع المسار بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>There is no field “%1”. Fields are: %2. To search for the text, put it in quotes.</source>
        <translation>لا يوجد حقل «%1». الحقول هي: %2. للبحث عن النص، ضعه بين علامتي اقتباس.</translation>
    </message>
</context>
<context>
    <name>SearchScope</name>
    <message>
        <source>Project %1</source>
        <translation>المشروع %1</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>المخزن %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>الوكيل %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
</context>
<context>
    <name>SearchSource</name>
    <message>
        <source>Searching</source>
        <translation>يجري البحث</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>لا جلسات</numerusform>
            <numerusform>جلسة واحدة</numerusform>
            <numerusform>جلستان</numerusform>
            <numerusform>%Ln جلسات</numerusform>
            <numerusform>%Ln جلسة</numerusform>
            <numerusform>%Ln جلسة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 hits in %3</source>
        <comment>200 of 1,204 hits in 86 sessions</comment>
        <translation>%1 من %2 من النتائج في %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <comment>first 200 hits</comment>
        <translation>أول %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>12 hits in 3 sessions</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>reading without an index, %1 of %2 stores done</source>
        <translation>قراءة بلا فهرس، اكتمل %1 من %2 من المخازن</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) read without a complete index</source>
        <translation>
            <numerusform>لم يُقرأ أي مخزن بلا فهرس مكتمل</numerusform>
            <numerusform>قُرئ مخزن واحد بلا فهرس مكتمل</numerusform>
            <numerusform>قُرئ مخزنان بلا فهرس مكتمل</numerusform>
            <numerusform>قُرئت %Ln مخازن بلا فهرس مكتمل</numerusform>
            <numerusform>قُرئ %Ln مخزنًا بلا فهرس مكتمل</numerusform>
            <numerusform>قُرئ %Ln مخزن بلا فهرس مكتمل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln store(s) could not be searched</source>
        <translation>
            <numerusform>لا مخازن تعذّر البحث فيها</numerusform>
            <numerusform>تعذّر البحث في مخزن واحد</numerusform>
            <numerusform>تعذّر البحث في مخزنين</numerusform>
            <numerusform>تعذّر البحث في %Ln مخازن</numerusform>
            <numerusform>تعذّر البحث في %Ln مخزنًا</numerusform>
            <numerusform>تعذّر البحث في %Ln مخزن</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 % built</source>
        <translation>بُني من الفهرس %1 %</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>قيد القراءة</translation>
    </message>
    <message>
        <source>%1 sessions by index, %2 read</source>
        <translation>%1 من الجلسات بالفهرس، %2 بالقراءة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>لم يُترك شيء</numerusform>
            <numerusform>تُرك واحد</numerusform>
            <numerusform>تُرك اثنان</numerusform>
            <numerusform>تُرك %Ln</numerusform>
            <numerusform>تُرك %Ln</numerusform>
            <numerusform>تُرك %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the expression took too long on %Ln text(s)</source>
        <translation>
            <numerusform>استغرق التعبير وقتًا أطول من اللازم في %Ln نص</numerusform>
            <numerusform>استغرق التعبير وقتًا أطول من اللازم في نص واحد</numerusform>
            <numerusform>استغرق التعبير وقتًا أطول من اللازم في نصين</numerusform>
            <numerusform>استغرق التعبير وقتًا أطول من اللازم في %Ln نصوص</numerusform>
            <numerusform>استغرق التعبير وقتًا أطول من اللازم في %Ln نصًا</numerusform>
            <numerusform>استغرق التعبير وقتًا أطول من اللازم في %Ln نص</numerusform>
        </translation>
    </message>
    <message>
        <source>none: servers are searched by reading</source>
        <translation>لا شيء: يُبحث في الخوادم بالقراءة</translation>
    </message>
    <message>
        <source>being built, %1 of %2 sessions</source>
        <translation>قيد البناء، %1 من %2 من الجلسات</translation>
    </message>
    <message>
        <source>being built</source>
        <translation>قيد البناء</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>complete, checking for changes</source>
        <translation>مكتمل، يجري التحقق من التغييرات</translation>
    </message>
    <message>
        <source>waiting to be built</source>
        <translation>بانتظار البناء</translation>
    </message>
    <message>
        <source>being built by another program</source>
        <translation>يبنيه برنامج آخر</translation>
    </message>
    <message>
        <source>partly built</source>
        <translation>مبنيّ جزئيًا</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) could not be read</source>
        <translation>
            <numerusform>لا جلسات تعذّرت قراءتها</numerusform>
            <numerusform>تعذّرت قراءة جلسة واحدة</numerusform>
            <numerusform>تعذّرت قراءة جلستين</numerusform>
            <numerusform>تعذّرت قراءة %Ln جلسات</numerusform>
            <numerusform>تعذّرت قراءة %Ln جلسة</numerusform>
            <numerusform>تعذّرت قراءة %Ln جلسة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerAddress</name>
    <message>
        <source>The server address is not valid: %1. Write it like postgresql://user@host:5432/database.</source>
        <translation>عنوان الخادم غير صالح: %1. اكتبه مثل postgresql://user@host:5432/database.</translation>
    </message>
    <message>
        <source>the port is not a number from 1 to 65535</source>
        <translation>المنفذ ليس عددًا من 1 إلى 65535</translation>
    </message>
    <message>
        <source>a parameter has an invalid character</source>
        <translation>في أحد المعاملات محرف غير صالح</translation>
    </message>
    <message>
        <source>statement_timeout is not a time like 30s or 2min</source>
        <translation>قيمة statement_timeout ليست مدة مثل 30s أو 2min</translation>
    </message>
    <message>
        <source>it must not contain the password of a key</source>
        <translation>يجب ألا يحوي كلمة سر مفتاح</translation>
    </message>
    <message>
        <source>special characters of a password have to be written as codes (%1)</source>
        <translation>يجب كتابة المحارف الخاصة في كلمة السر بصيغة رموز (%1)</translation>
    </message>
    <message>
        <source>it names more than one host</source>
        <translation>يذكر أكثر من مضيف</translation>
    </message>
    <message>
        <source>the service name is not valid</source>
        <translation>اسم الخدمة غير صالح</translation>
    </message>
    <message>
        <source>a parameter has no value</source>
        <translation>أحد المعاملات بلا قيمة</translation>
    </message>
    <message>
        <source>it has an invalid character</source>
        <translation>فيه محرف غير صالح</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a database on a host</comment>
        <translation>%1 على %2</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>The export could not be written: %1. Free some space or choose another place.</source>
        <translation>تعذّرت كتابة التصدير: %1. أفسح بعض المساحة أو اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>تعذّرت كتابة %1: %2. اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>%1 holds sessions, which the export would replace. Choose another place.</source>
        <translation>يحتوي %1 على جلسات سيستبدلها التصدير. اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>The session ends before the first message to export.</source>
        <translation>تنتهي الجلسة قبل أول رسالة مطلوب تصديرها.</translation>
    </message>
</context>
<context>
    <name>SessionName</name>
    <message>
        <source>Untitled session, %1</source>
        <comment>the day it began</comment>
        <translation>جلسة بلا عنوان، %1</translation>
    </message>
    <message>
        <source>Untitled session %1</source>
        <comment>its id</comment>
        <translation>جلسة بلا عنوان %1</translation>
    </message>
</context>
<context>
    <name>SessionStore</name>
    <message>
        <source>Stemma opens stores of the format %1 read-only.</source>
        <translation>يفتح Stemma مخازن الصيغة %1 للقراءة فقط.</translation>
    </message>
</context>
<context>
    <name>SqliteCreate</name>
    <message>
        <source>Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.</source>
        <translation>لا يمكن كتابة بيانات Stemma في %1. تحقق من أذونات المجلد والمساحة الحرة على القرص.</translation>
    </message>
</context>
<context>
    <name>SqliteDatabase</name>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>زال الملف %1. استعده، أو افتح مخزنًا آخر.</translation>
    </message>
    <message>
        <source>The record is no longer in %1.</source>
        <translation>لم يعد السجل في %1.</translation>
    </message>
    <message>
        <source>%1 is locked by another program that is writing to it. Try again when it is done, or close it.</source>
        <translation>قفل %1 برنامج آخر يكتب فيه. أعد المحاولة حين يفرغ، أو أغلقه.</translation>
    </message>
    <message>
        <source>%1 is damaged: a part of the database cannot be read. To save the rest, use the command “.recover” of sqlite3 on a copy.</source>
        <translation>‏%1 تالف: لا يمكن قراءة جزء من قاعدة البيانات. لإنقاذ الباقي، استخدم الأمر «‎.recover» من sqlite3 على نسخة.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database, or its beginning is damaged or encrypted. Choose another file, or a backup of this one.</source>
        <translation>ليس %1 قاعدة بيانات SQLite، أو بدايته تالفة أو معمّاة. اختر ملفًا آخر، أو نسخة احتياطية منه.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions, or open a copy.</source>
        <translation>لا يُسمح لك بقراءة %1. غيّر أذوناته، أو افتح نسخة.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check that the file exists and that you may read it and its folder.</source>
        <translation>لا يمكن فتح %1. تحقق من وجود الملف ومن السماح لك بقراءته وقراءة مجلده.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk or the network reports an error. Check it, then open the file again.</source>
        <translation>لا يمكن قراءة %1: يبلّغ القرص أو الشبكة عن خطأ. افحص ذلك، ثم افتح الملف من جديد.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the disk for temporary files is full. Free some space.</source>
        <translation>لا يمكن قراءة %1: قرص الملفات المؤقتة ممتلئ. أفسح بعض المساحة.</translation>
    </message>
    <message>
        <source>%1 has a record that does not fit into memory.</source>
        <translation>في %1 سجل لا تتسع له الذاكرة.</translation>
    </message>
    <message>
        <source>%1 holds data that SQLite cannot process. Check the store for problems; see the log for details.</source>
        <translation>في %1 بيانات لا تستطيع SQLite معالجتها. افحص مشكلات المخزن؛ وانظر السجل لمعرفة التفاصيل.</translation>
    </message>
    <message>
        <source>%1 cannot be read: its tables differ from the tables of this format. See the log for details.</source>
        <translation>لا يمكن قراءة %1: تختلف جداوله عن جداول هذه الصيغة. انظر السجل لمعرفة التفاصيل.</translation>
    </message>
</context>
<context>
    <name>SqliteFile</name>
    <message>
        <source>%1 was not closed properly and must be copied to be read, but the copy in %2 failed. Free some space there, or set TMPDIR to another folder.</source>
        <translation>لم يُغلق %1 على نحو سليم ويجب نسخه لقراءته، لكن فشل النسخ في %2. أفسح بعض المساحة هناك، أو وجّه TMPDIR إلى مجلد آخر.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>الكتابة في %1 مستمرة فتعذّر نسخه. أعد المحاولة بعد لحظة.</translation>
    </message>
</context>
<context>
    <name>SqliteWriter</name>
    <message>
        <source>%1 was not changed: its table “%2” has triggers, generated columns or no row numbers, so the change could not be undone exactly.</source>
        <translation>لم يتغير %1: في جدوله «%2» مشغّلات زناد أو أعمدة مولَّدة أو ليس له أرقام صفوف، ولذلك لا يمكن التراجع عن التغيير بدقة.</translation>
    </message>
    <message>
        <source>%1 was not changed: its table “%2” was rebuilt since.</source>
        <translation>لم يتغير %1: أُعيد بناء جدوله «%2» منذئذ.</translation>
    </message>
    <message>
        <source>%1 was not changed: in row %2 of its table “%3”, “%4” is not a number that can be changed. Repair the store first.</source>
        <translation>لم يتغير %1: في الصف %2 من جدوله «%3»، ليس «%4» عددًا يمكن تغييره. أصلح المخزن أولًا.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was rewritten since. Undo the later change first.</source>
        <translation>لم يتغير %1: أُعيدت كتابة الصف %2 من جدوله «%3» منذئذ. تراجع عن التغيير اللاحق أولًا.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was changed or removed since. If a change in History did that, undo it first.</source>
        <translation>لم يتغير %1: غُيّر الصف %2 من جدوله «%3» أو أُزيل منذئذ. إن كان ذلك من تغيير في السجل فتراجع عنه أولًا.</translation>
    </message>
    <message>
        <source>%1 was not changed: row %2 of its table “%3” was a copy of row %4, which was changed or removed since. Undo the later change first, or plan the change again.</source>
        <translation>لم يتغير %1: كان الصف %2 من جدوله «%3» نسخة من الصف %4، وقد غُيّر أو أُزيل منذئذ. تراجع عن التغيير اللاحق أولًا، أو خطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>%1 was not changed: it has changed since the change was planned. Plan it again.</source>
        <translation>لم يتغير %1: لقد تغيّر منذ التخطيط للتغيير. خطّط له من جديد.</translation>
    </message>
    <message>
        <source>%1 was not changed: other records refer to the records to remove. Another program may have resumed the session meanwhile.</source>
        <translation>لم يتغير %1: تشير سجلات أخرى إلى السجلات المراد إزالتها. ربما استأنف برنامج آخر الجلسة في أثناء ذلك.</translation>
    </message>
    <message>
        <source>%1 was not changed: another program is writing to it. Try again when it is done, or close it.</source>
        <translation>لم يتغير %1: يكتب فيه برنامج آخر. أعد المحاولة حين يفرغ، أو أغلقه.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: you may not write to it or to its folder. Change the permissions, or work on a copy.</source>
        <translation>لا يمكن تغيير %1: لا يُسمح لك بالكتابة فيه أو في مجلده. غيّر الأذونات، أو اعمل على نسخة.</translation>
    </message>
    <message>
        <source>%1 was not changed: the disk is full. Free some space and try again.</source>
        <translation>لم يتغير %1: القرص ممتلئ. أفسح بعض المساحة وأعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 was not changed: the result would violate a rule of its tables. The store may have changed meanwhile; plan the change again.</source>
        <translation>لم يتغير %1: ستخالف النتيجة قاعدة من قواعد جداوله. ربما تغير المخزن في أثناء ذلك؛ خطّط للتغيير من جديد.</translation>
    </message>
    <message>
        <source>The file %1 is gone. Restore it, or open another store.</source>
        <translation>زال الملف %1. استعده، أو افتح مخزنًا آخر.</translation>
    </message>
</context>
<context>
    <name>StoreCandidate</name>
    <message>
        <source>%1 is a folder. Name the files in it.</source>
        <translation>%1 مجلد. حدّد الملفات التي فيه.</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name, or choose another file.</source>
        <translation>لا يوجد ملف %1. تحقق من الاسم، أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>You may not read %1. Change its permissions or those of its folder, or open a copy.</source>
        <translation>لا يُسمح لك بقراءة %1. غيّر أذوناته أو أذونات مجلده، أو افتح نسخة.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the disk, then try again.</source>
        <translation>لا يمكن قراءة %1: %2. افحص القرص، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The file %1 is empty. Choose another file, or a backup of this one.</source>
        <translation>الملف %1 فارغ. اختر ملفًا آخر، أو نسخة احتياطية منه.</translation>
    </message>
</context>
<context>
    <name>StoreCopy</name>
    <message>
        <source>%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.</source>
        <translation>‏%1 أكبر (%2؛ والحد %3) من أن تُجرَّب دفعة على نسخة منه. أجرِ التغييرات واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space there, or make the changes one by one.</source>
        <translation>تُجرَّب الدفعة على نسخة من %1 (%2)، وليس في %3 مساحة لها. أفسح بعض المساحة هناك، أو أجرِ التغييرات واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>%1 is being written all the time and could not be copied. Try again in a moment.</source>
        <translation>الكتابة في %1 مستمرة فتعذّر نسخه. أعد المحاولة بعد لحظة.</translation>
    </message>
</context>
<context>
    <name>StoreFormat</name>
    <message>
        <source>%1 keeps sessions in text files, not in a database.</source>
        <translation>يحفظ %1 الجلسات في ملفات نصية، لا في قاعدة بيانات.</translation>
    </message>
    <message>
        <source>It holds sessions of %1.</source>
        <translation>فيه جلسات %1.</translation>
    </message>
    <message>
        <source>It begins as a session of %1 does.</source>
        <translation>يبدأ كما تبدأ جلسة %1.</translation>
    </message>
    <message>
        <source>No session of %1 was found in this folder.</source>
        <translation>لم يُعثر في هذا المجلد على جلسة %1.</translation>
    </message>
    <message>
        <source>It does not begin as a session of %1 does.</source>
        <translation>لا يبدأ كما تبدأ جلسة %1.</translation>
    </message>
</context>
<context>
    <name>StoreReport</name>
    <message>
        <source>%1 is not a SQLite database.</source>
        <translation>ليس %1 قاعدة بيانات SQLite.</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it, then try again.</source>
        <translation>برنامج آخر يفتح %1. أغلقه ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 was not closed properly: its log must be written back first.</source>
        <translation>لم يُغلق %1 كما ينبغي: يجب دمج سجله فيه أولًا.</translation>
    </message>
    <message>
        <source>There is no room for a copy of the database.</source>
        <translation>لا مساحة لنسخة من قاعدة البيانات.</translation>
    </message>
    <message>
        <source>Nothing to regain: the database has no free pages.</source>
        <translation>لا شيء يُستعاد: ليس في قاعدة البيانات صفحات حرة.</translation>
    </message>
    <message>
        <source>Vacuum %1</source>
        <translation>تقليص %1</translation>
    </message>
    <message>
        <source>%1 regained</source>
        <translation>استُعيد %1</translation>
    </message>
    <message>
        <source>To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.</source>
        <translation>للتراجع عن ذلك يُحتفظ بالملف القديم مع بيانات التراجع؛ وتعود المساحة إلى القرص متى نُسيت تلك البيانات.</translation>
    </message>
    <message>
        <source>There is no log to write back.</source>
        <translation>لا سجل يُدمج.</translation>
    </message>
    <message>
        <source>Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.</source>
        <translation>يحرّر %1 على الأقل داخل قاعدة البيانات لبيانات جديدة. قلّصها بعد ذلك ليصغر الملف.</translation>
    </message>
</context>
<context>
    <name>StoredImage</name>
    <message>
        <source>The image itself is not stored in this session.</source>
        <translation>الصورة نفسها غير مخزَّنة في هذه الجلسة.</translation>
    </message>
    <message>
        <source>The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the inspector.</source>
        <translation>الصورة المخزَّنة ليست base64 صالحًا، ولذلك لا يمكن عرضها. نصها تحت «الخام» في المفتّش.</translation>
    </message>
    <message>
        <source>The image is no longer in the store. Open the session again.</source>
        <translation>لم تعد الصورة في المخزن. افتح الجلسة من جديد.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>No terminal found. Install one of %1, or set the variable TERMINAL.</source>
        <translation>لم يُعثر على طرفية. ثبّت واحدة من %1، أو اضبط المتغير TERMINAL.</translation>
    </message>
    <message>
        <source>The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.</source>
        <translation>مجلد المشروع %1 غير موجود. إن نُقل المشروع فاستخدم «نقل المشروع…» في قائمة «تحرير».</translation>
    </message>
    <message>
        <source>The terminal %1 cannot be started.</source>
        <translation>لا يمكن تشغيل الطرفية %1.</translation>
    </message>
</context>
<context>
    <name>TextMatcher</name>
    <message>
        <source>The regular expression cannot be read at character %1: %2.</source>
        <translation>لا يمكن قراءة التعبير النمطي عند المحرف %1: %2.</translation>
    </message>
    <message>
        <source>There is nothing to look for. Type a word.</source>
        <translation>لا شيء يُبحث عنه. اكتب كلمة.</translation>
    </message>
    <message>
        <source>The search text has %L1 characters; at most %L2 are possible. Search for a part of it.</source>
        <translation>في ما يُبحث عنه %L1 من المحارف، والحد الأقصى %L2. ابحث عن جزء منه.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>نقطة الحفظ «%1»</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>وُضعت %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>لا حقول</numerusform>
            <numerusform>حقل واحد</numerusform>
            <numerusform>حقلان</numerusform>
            <numerusform>%Ln حقول</numerusform>
            <numerusform>%Ln حقلًا</numerusform>
            <numerusform>%Ln حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>لا مزيد من الأسطر</numerusform>
            <numerusform>سطر آخر</numerusform>
            <numerusform>سطران آخران</numerusform>
            <numerusform>%Ln أسطر أخرى</numerusform>
            <numerusform>%Ln سطرًا آخر</numerusform>
            <numerusform>%Ln سطر آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more characters in long lines</source>
        <translation>
            <numerusform>لا مزيد من المحارف في أسطر طويلة</numerusform>
            <numerusform>محرف آخر في أسطر طويلة</numerusform>
            <numerusform>محرفان آخران في أسطر طويلة</numerusform>
            <numerusform>%Ln محارف أخرى في أسطر طويلة</numerusform>
            <numerusform>%Ln محرفًا آخر في أسطر طويلة</numerusform>
            <numerusform>%Ln محرف آخر في أسطر طويلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Show as stored</source>
        <translation>إظهار كما هو مخزَّن</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>أمر</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 أخرى</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(بلا مسار)</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>كان اسمه %1</translation>
    </message>
    <message>
        <source>new file</source>
        <translation>ملف جديد</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>Injected context</source>
        <translation>سياق محقون</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>لا محارف</numerusform>
            <numerusform>محرف واحد</numerusform>
            <numerusform>محرفان</numerusform>
            <numerusform>%Ln محارف</numerusform>
            <numerusform>%Ln محرفًا</numerusform>
            <numerusform>%Ln محرف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>خُزّن %1</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>لا نص لعرضه</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>[Thinking]</source>
        <translation>[تفكير]</translation>
    </message>
    <message>
        <source>in context</source>
        <translation>في السياق</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>ملخَّصة</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>مهمَلة</translation>
    </message>
    <message>
        <source>ephemeral</source>
        <translation>عابرة</translation>
    </message>
    <message>
        <source>side chain</source>
        <translation>سلسلة جانبية</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Another assistant</source>
        <translation>مساعد آخر</translation>
    </message>
    <message>
        <source>Unknown role</source>
        <translation>دور متحدث مجهول</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ولا غير</numerusform>
            <numerusform>%1 وواحد آخر</numerusform>
            <numerusform>%1 واثنان آخران</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>مقطوعة</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>needed again</source>
        <translation>احتيج إليه من جديد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>This message has no content.</source>
        <translation>ليس في هذه الرسالة محتوى.</translation>
    </message>
    <message numerus="yes">
        <source>Calls %Ln tool(s).</source>
        <translation>
            <numerusform>لا تستدعي أدوات.</numerusform>
            <numerusform>تستدعي أداة واحدة.</numerusform>
            <numerusform>تستدعي أداتين.</numerusform>
            <numerusform>تستدعي %Ln أدوات.</numerusform>
            <numerusform>تستدعي %Ln أداة.</numerusform>
            <numerusform>تستدعي %Ln أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>جديد منذ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%n رسائل</numerusform>
            <numerusform>%n رسالة</numerusform>
            <numerusform>%n رسالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) without findings</source>
        <translation>
            <numerusform>لا رسائل بلا نتائج فحص</numerusform>
            <numerusform>رسالة واحدة بلا نتائج فحص</numerusform>
            <numerusform>رسالتان بلا نتائج فحص</numerusform>
            <numerusform>%n رسائل بلا نتائج فحص</numerusform>
            <numerusform>%n رسالة بلا نتائج فحص</numerusform>
            <numerusform>%n رسالة بلا نتائج فحص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), kept</source>
        <translation>
            <numerusform>لا شيء مما عُثر عليه بقي</numerusform>
            <numerusform>عُثر على واحد، وقد بقي</numerusform>
            <numerusform>عُثر على اثنين، وقد بقيا</numerusform>
            <numerusform>عُثر على %n، وقد بقيت</numerusform>
            <numerusform>عُثر على %n، وقد بقيت</numerusform>
            <numerusform>عُثر على %n، وقد بقيت</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>قبل الطلب الأول</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>استكشاف</translation>
    </message>
    <message>
        <source>Compaction %1</source>
        <translation>الضغط %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages → 1 summary</source>
        <translation>
            <numerusform>لا رسائل ← ملخّص واحد</numerusform>
            <numerusform>رسالة واحدة ← ملخّص واحد</numerusform>
            <numerusform>رسالتان ← ملخّص واحد</numerusform>
            <numerusform>%Ln رسائل ← ملخّص واحد</numerusform>
            <numerusform>%Ln رسالة ← ملخّص واحد</numerusform>
            <numerusform>%Ln رسالة ← ملخّص واحد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (%3 %)</source>
        <comment>90 → 12 tokens (−86 %)</comment>
        <translation>%1 ← %2 (%3 %)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Step %1 started</source>
        <translation>بدأت الخطوة %1</translation>
    </message>
    <message>
        <source>snapshot %1</source>
        <translation>اللقطة %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>in %1 + %2 cached</source>
        <translation>الداخل %1 + %2 من الخبيئة</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>الداخل %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>الخارج %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Damaged part</source>
        <translation>جزء تالف</translation>
    </message>
    <message>
        <source>Unknown part</source>
        <translation>جزء مجهول</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>النوع «%1»</translation>
    </message>
    <message>
        <source>stored unchanged · %1</source>
        <translation>مخزَّن بلا تغيير، %1</translation>
    </message>
    <message>
        <source>tool %1</source>
        <translation>الأداة %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>تفكير</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>%1, %2 lines added, %3 removed</source>
        <translation>%1، الأسطر المضافة %2، المزالة %3</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>الملف %1</translation>
    </message>
    <message>
        <source>step %1 started</source>
        <translation>بدأت الخطوة %1</translation>
    </message>
    <message>
        <source>step %1 finished</source>
        <translation>انتهت الخطوة %1</translation>
    </message>
    <message>
        <source>image</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>الحدث %1</translation>
    </message>
    <message>
        <source>unknown part %1</source>
        <translation>جزء مجهول %1</translation>
    </message>
    <message>
        <source>damaged part</source>
        <translation>جزء تالف</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>يجري التحميل</translation>
    </message>
    <message>
        <source>checkpoint “%1”</source>
        <translation>نقطة الحفظ «%1»</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>لا محتوى</translation>
    </message>
    <message>
        <source>finding: %1</source>
        <translation>نتيجة فحص: %1</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>الفرع %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%Ln رسائل</numerusform>
            <numerusform>%Ln رسالة</numerusform>
            <numerusform>%Ln رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>لا صور</numerusform>
            <numerusform>صورة واحدة</numerusform>
            <numerusform>صورتان</numerusform>
            <numerusform>%Ln صور</numerusform>
            <numerusform>%Ln صورة</numerusform>
            <numerusform>%Ln صورة</numerusform>
        </translation>
    </message>
    <message>
        <source>Script</source>
        <translation>نص برمجي</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <translation>وكيل فرعي</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(بلا اسم)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>started during this call</source>
        <translation>بدأ أثناء هذا الاستدعاء</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>cut off here, %1 in total</source>
        <translation>قُطع هنا، المجموع %1</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %Ln messages</source>
        <translation>
            <numerusform>ضغط %Ln رسالة</numerusform>
            <numerusform>ضغط رسالة واحدة</numerusform>
            <numerusform>ضغط رسالتين</numerusform>
            <numerusform>ضغط %Ln رسائل</numerusform>
            <numerusform>ضغط %Ln رسالة</numerusform>
            <numerusform>ضغط %Ln رسالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 done</source>
        <translation>
            <numerusform>اكتمل %Ln من %1</numerusform>
            <numerusform>اكتمل %Ln من %1</numerusform>
            <numerusform>اكتمل %Ln من %1</numerusform>
            <numerusform>اكتمل %Ln من %1</numerusform>
            <numerusform>اكتمل %Ln من %1</numerusform>
            <numerusform>اكتمل %Ln من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>ولا غير</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>ولا غير</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>رمز الخروج %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>لا خرج</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>سطر واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>لا أسطر</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%Ln أسطر</numerusform>
            <numerusform>%Ln سطرًا</numerusform>
            <numerusform>%Ln سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>output pruned %1</source>
        <translation>قُلّم الخرج %1</translation>
    </message>
    <message>
        <source>%1 freed</source>
        <comment>12 tokens freed</comment>
        <translation>المحرَّر: %1</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>مقلَّم</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>running</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>غير موقَّع</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>موقَّع</translation>
    </message>
    <message>
        <source>redacted by the provider</source>
        <translation>حجبه المزوّد</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>معمّى</translation>
    </message>
    <message>
        <source>left empty by the provider</source>
        <translation>تركه المزوّد فارغًا</translation>
    </message>
    <message>
        <source>Not signed: the text is stored without a signature of the provider.</source>
        <translation>غير موقَّع: النص مخزَّن بلا توقيع المزوّد.</translation>
    </message>
    <message>
        <source>Signed: the provider&apos;s signature is stored with the text. The provider refuses the text once it is changed.</source>
        <translation>موقَّع: توقيع المزوّد مخزَّن مع النص. يرفض المزوّد النص متى تغيّر.</translation>
    </message>
    <message>
        <source>Redacted by the provider: the text was withheld. What is stored in its place can only be read by the provider.</source>
        <translation>حجبه المزوّد: النص محجوب. وما خُزّن مكانه لا يستطيع قراءته إلا المزوّد.</translation>
    </message>
    <message>
        <source>Encrypted: only the provider can read what is stored. It is sent back as it is.</source>
        <translation>معمّى: لا يستطيع قراءة المخزَّن إلا المزوّد. وهو يُعاد إرساله كما هو.</translation>
    </message>
    <message>
        <source>Left empty by the provider: the model thought, and the provider gave no text of it.</source>
        <translation>تركه المزوّد فارغًا: فكّر النموذج ولم يعطِ المزوّد نصًا لتفكيره.</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>&amp;Resume at “%1”…</source>
        <translation>است&amp;ئناف عند «%1»…</translation>
    </message>
    <message>
        <source>&amp;Fork from “%1”…</source>
        <translation>ت&amp;فريع من «%1»…</translation>
    </message>
    <message>
        <source>Com&amp;pare the session…</source>
        <translation>م&amp;قارنة الجلسة…</translation>
    </message>
    <message>
        <source>Show changes back to this checkpoint</source>
        <translation>إظهار التغييرات رجوعًا إلى نقطة الحفظ هذه</translation>
    </message>
    <message>
        <source>Remove &amp;checkpoint…</source>
        <translation>إزالة نقطة ال&amp;حفظ…</translation>
    </message>
    <message>
        <source>Go to branch %1 of %2</source>
        <translation>انتقال إلى الفرع %1 من %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>نسخ بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy message &amp;id</source>
        <translation>نسخ م&amp;عرّف الرسالة</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>&amp;بسط</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;طي</translation>
    </message>
    <message>
        <source>Fold all thinking</source>
        <translation>طي كل التفكير</translation>
    </message>
    <message>
        <source>Unfold all thinking</source>
        <translation>بسط كل التفكير</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>إظهاره كاملًا</translation>
    </message>
    <message>
        <source>Show in &amp;problems</source>
        <translation>إظهار في ال&amp;مشكلات</translation>
    </message>
    <message>
        <source>Show in &amp;inspector</source>
        <translation>إظهار في المف&amp;تّش</translation>
    </message>
    <message>
        <source>Show as &amp;stored</source>
        <translation>إظهار كما هو م&amp;خزَّن</translation>
    </message>
    <message>
        <source>Save the files as they were at this checkpoint…</source>
        <translation>حفظ الملفات كما كانت عند نقطة الحفظ هذه…</translation>
    </message>
</context>
<context>
    <name>TimelineTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا غير</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>In context: the model gets this message with its next call.</source>
        <translation>في السياق: يتلقى النموذج هذه الرسالة مع استدعائه التالي.</translation>
    </message>
    <message>
        <source>Summarised: the model gets a summary instead of this message.</source>
        <translation>ملخَّصة: يتلقى النموذج ملخّصًا بدلًا من هذه الرسالة.</translation>
    </message>
    <message>
        <source>Discarded: no longer part of the conversation, but kept in the store.</source>
        <translation>مهمَلة: لم تعد جزءًا من المحادثة، لكنها محفوظة في المخزن.</translation>
    </message>
    <message>
        <source>Ephemeral: sent to the model once, and no part of the conversation.</source>
        <translation>عابرة: أُرسلت إلى النموذج مرة واحدة، وليست جزءًا من المحادثة.</translation>
    </message>
    <message>
        <source>Side chain: work of another agent beside the conversation.</source>
        <translation>سلسلة جانبية: عمل وكيل آخر بجوار المحادثة.</translation>
    </message>
    <message>
        <source>%1, as stored with this part</source>
        <comment>12 tokens</comment>
        <translation>%1، كما خُزّنت مع هذا الجزء</translation>
    </message>
    <message>
        <source>About %1, estimated from the size</source>
        <comment>12 tokens</comment>
        <translation>نحو %1، مقدَّرة من الحجم</translation>
    </message>
    <message>
        <source>%1 since the message before</source>
        <translation>%1 منذ الرسالة السابقة</translation>
    </message>
    <message numerus="yes">
        <source>From here the conversation goes on in %n branches. Click to go to another one.</source>
        <translation>
            <numerusform>من هنا تستمر المحادثة في %n فرع. انقر للانتقال إلى فرع آخر.</numerusform>
            <numerusform>من هنا تستمر المحادثة في فرع واحد. انقر للانتقال إلى فرع آخر.</numerusform>
            <numerusform>من هنا تستمر المحادثة في فرعين. انقر للانتقال إلى فرع آخر.</numerusform>
            <numerusform>من هنا تستمر المحادثة في %n فروع. انقر للانتقال إلى فرع آخر.</numerusform>
            <numerusform>من هنا تستمر المحادثة في %n فرعًا. انقر للانتقال إلى فرع آخر.</numerusform>
            <numerusform>من هنا تستمر المحادثة في %n فرع. انقر للانتقال إلى فرع آخر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptCheck</name>
    <message numerus="yes">
        <source>%n other session(s) go on from the file of this one or belong to it: %1. Delete these first.</source>
        <translation>
            <numerusform>لا جلسات أخرى تتابع من ملف هذه أو تتبعها: %1.</numerusform>
            <numerusform>جلسة أخرى واحدة تتابع من ملف هذه أو تتبعها: %1. احذفها أولًا.</numerusform>
            <numerusform>جلستان أخريان تتابعان من ملف هذه أو تتبعانها: %1. احذفهما أولًا.</numerusform>
            <numerusform>%n جلسات أخرى تتابع من ملف هذه أو تتبعها: %1. احذفها أولًا.</numerusform>
            <numerusform>%n جلسة أخرى تتابع من ملف هذه أو تتبعها: %1. احذفها أولًا.</numerusform>
            <numerusform>%n جلسة أخرى تتابع من ملف هذه أو تتبعها: %1. احذفها أولًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were forked from this one and hold copies of it, which stay: %1.</source>
        <translation>
            <numerusform>لا جلسات فُرّعت من هذه: %1.</numerusform>
            <numerusform>فُرّعت من هذه جلسة واحدة فيها نسخ منها، وهي تبقى: %1.</numerusform>
            <numerusform>فُرّعت من هذه جلستان فيهما نسخ منها، وهما تبقيان: %1.</numerusform>
            <numerusform>فُرّعت من هذه %n جلسات فيها نسخ منها، وهي تبقى: %1.</numerusform>
            <numerusform>فُرّعت من هذه %n جلسة فيها نسخ منها، وهي تبقى: %1.</numerusform>
            <numerusform>فُرّعت من هذه %n جلسة فيها نسخ منها، وهي تبقى: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder cannot be read, so its sessions are missing here.</source>
        <translation>لا يمكن قراءة هذا المجلد، ولذلك فجلساته غائبة هنا.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>لا يمكن قراءة هذا الملف: %1</translation>
    </message>
    <message>
        <source>The file does not begin with a header. The agent would overwrite it with an empty session.</source>
        <translation>لا يبدأ الملف برأس. سيكتب الوكيل فوقه جلسة فارغة.</translation>
    </message>
    <message>
        <source>Write a header at the beginning.</source>
        <translation>كتابة رأس في البداية.</translation>
    </message>
    <message>
        <source>The header has no version, though entries have ids. The agent would give them new ids and flatten the branches into one.</source>
        <translation>ليس في الرأس إصدار، مع أن للمُدخلات معرّفات. سيعطيها الوكيل معرّفات جديدة ويسطّح الفروع في فرع واحد.</translation>
    </message>
    <message>
        <source>Write the version into the header.</source>
        <translation>كتابة الإصدار في الرأس.</translation>
    </message>
    <message>
        <source>This line is not valid JSON, so the agent skips it. Entries that follow it lose their parent.</source>
        <translation>ليس هذا السطر JSON صالحًا، ولذلك يتخطاه الوكيل. وتفقد المُدخلات التالية له أصلها.</translation>
    </message>
    <message>
        <source>Cut the line out of the file.</source>
        <translation>اقتطاع السطر من الملف.</translation>
    </message>
    <message>
        <source>The last line ends in the middle. The next entry would be glued to it, and both would be lost.</source>
        <translation>ينتهي السطر الأخير في وسطه. سيلتصق به المُدخل التالي فيضيع كلاهما.</translation>
    </message>
    <message>
        <source>Cut out the unfinished line.</source>
        <translation>اقتطاع السطر غير المكتمل.</translation>
    </message>
    <message>
        <source>The last line has no line end. The next entry would be glued to it, and both would be lost.</source>
        <translation>ليس للسطر الأخير نهاية سطر. سيلتصق به المُدخل التالي فيضيع كلاهما.</translation>
    </message>
    <message>
        <source>End the line.</source>
        <translation>إنهاء السطر.</translation>
    </message>
    <message>
        <source>This line is JSON but not an entry; the agent skips it.</source>
        <translation>هذا السطر JSON لكنه ليس مُدخلًا؛ يتخطاه الوكيل.</translation>
    </message>
    <message>
        <source>This line is “null”. The agent cannot load the session.</source>
        <translation>هذا السطر «null». لا يستطيع الوكيل تحميل الجلسة.</translation>
    </message>
    <message>
        <source>The file ends with a line that has no id, so the agent sends nothing of what came before it.</source>
        <translation>ينتهي الملف بسطر ليس له معرّف، ولذلك لا يرسل الوكيل شيئًا مما سبقه.</translation>
    </message>
    <message>
        <source>This message has no content, which its agent needs to load the session.</source>
        <translation>ليس لهذه الرسالة محتوى، والوكيل يحتاج إليه لتحميل الجلسة.</translation>
    </message>
    <message>
        <source>This answer does not say what it used and cost, which its agent needs to load the session.</source>
        <translation>لا تذكر هذه الإجابة استهلاكها وتكلفتها، والوكيل يحتاج إليهما لتحميل الجلسة.</translation>
    </message>
    <message>
        <source>A later entry has the same id and counts instead of this one.</source>
        <translation>لمُدخل لاحق المعرّف نفسه وهو المعتبر بدلًا من هذا.</translation>
    </message>
    <message>
        <source>The parent of this entry is not in the file, so the agent sends nothing of what came before it.</source>
        <translation>أصل هذا المُدخل ليس في الملف، ولذلك لا يرسل الوكيل شيئًا مما سبقه.</translation>
    </message>
    <message>
        <source>Link it to the entry before it.</source>
        <translation>ربطه بالمُدخل الذي قبله.</translation>
    </message>
    <message>
        <source>The parents of this entry form a circle. The agent cannot load the session.</source>
        <translation>تشكّل أصول هذا المُدخل حلقة. لا يستطيع الوكيل تحميل الجلسة.</translation>
    </message>
    <message>
        <source>Make it the first entry of its branch.</source>
        <translation>جعله المُدخل الأول في فرعه.</translation>
    </message>
    <message>
        <source>This tool result has no call. Providers refuse it.</source>
        <translation>ليس لنتيجة الأداة هذه استدعاء. يرفضها المزوّدون.</translation>
    </message>
    <message>
        <source>Leave the result out, in a new branch.</source>
        <translation>ترك النتيجة، في فرع جديد.</translation>
    </message>
    <message>
        <source>This tool call has no result. If the agent is not running now, no result will come.</source>
        <translation>ليس لاستدعاء الأداة هذا نتيجة. إن لم يكن الوكيل عاملًا الآن فلن تأتي نتيجة.</translation>
    </message>
    <message>
        <source>Another tool call has the same id; providers may refuse that.</source>
        <translation>لاستدعاء أداة آخر المعرّف نفسه؛ وقد يرفض المزوّدون ذلك.</translation>
    </message>
    <message>
        <source>This tool result comes before its call. Providers refuse that.</source>
        <translation>تأتي نتيجة الأداة هذه قبل استدعائها. يرفض المزوّدون ذلك.</translation>
    </message>
    <message>
        <source>Other messages stand between this tool result and its call. Providers may refuse that.</source>
        <translation>بين نتيجة الأداة هذه واستدعائها رسائل أخرى. قد يرفض المزوّدون ذلك.</translation>
    </message>
    <message>
        <source>The session goes on from the file of %1, which is not there. Only its own part is shown, and the agent cannot resume it.</source>
        <translation>تتابع الجلسة من ملف %1، وهو غير موجود. لا يُعرض إلا جزؤها، ولا يستطيع الوكيل استئنافها.</translation>
    </message>
    <message>
        <source>The session goes on from a place in %1 where no line ends any more: that file was changed. Only its own part is shown.</source>
        <translation>تتابع الجلسة من موضع في %1 لم يعد ينتهي عنده سطر: فقد غُيّر ذلك الملف. لا يُعرض إلا جزؤها.</translation>
    </message>
    <message>
        <source>The session goes on from %1, which goes on from this session.</source>
        <translation>تتابع الجلسة من %1، وهي تتابع من هذه الجلسة.</translation>
    </message>
    <message>
        <source>A running tool has no result yet either. Repair this while no agent is working in the session.</source>
        <translation>الأداة العاملة ليس لها نتيجة بعدُ أيضًا. أصلح هذا حين لا يعمل أي وكيل في الجلسة.</translation>
    </message>
    <message>
        <source>Damaged lines are repaired first; then repair this.</source>
        <translation>تُصلح الأسطر التالفة أولًا؛ ثم أصلح هذا.</translation>
    </message>
    <message>
        <source>Where no earlier entry can be the parent, the entry becomes the first one of its branch.</source>
        <translation>حيث لا يصلح مُدخل سابق أن يكون الأصل، يصبح المُدخل أول مُدخل في فرعه.</translation>
    </message>
</context>
<context>
    <name>TranscriptStore</name>
    <message>
        <source>This record is no longer in the store. Open the store again.</source>
        <translation>لم يعد هذا السجل في المخزن. افتح المخزن من جديد.</translation>
    </message>
</context>
<context>
    <name>TranscriptWriter</name>
    <message>
        <source>The last line has no line end; it gets one, so that %1 does not lose what is appended.</source>
        <translation>ليس للسطر الأخير نهاية سطر؛ فيُعطى واحدة حتى لا يفقد %1 ما يُلحق.</translation>
    </message>
    <message>
        <source>the new end of the conversation</source>
        <translation>النهاية الجديدة للمحادثة</translation>
    </message>
    <message>
        <source>copy of %1, as a new branch</source>
        <translation>نسخة من %1، فرعًا جديدًا</translation>
    </message>
    <message>
        <source>copies of %1–%2, as a new branch</source>
        <translation>نسخ من %1–%2، فرعًا جديدًا</translation>
    </message>
    <message>
        <source>a copy of what is kept beside the session</source>
        <translation>نسخة مما يُحفظ بجوار الجلسة</translation>
    </message>
    <message>
        <source>The last entry of the file has no id to go on from. Check the session first.</source>
        <translation>ليس للمُدخل الأخير في الملف معرّف يُتابَع منه. افحص الجلسة أولًا.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>الوسم</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message would begin a new file without the deleted messages.</source>
        <translation>قد تكون هذه الجلسة مفتوحة في %1. رسالته التالية ستبدأ ملفًا جديدًا بلا الرسائل المحذوفة.</translation>
    </message>
    <message>
        <source>%1 does not continue this branch now. The change makes it the one that it continues.</source>
        <translation>لا يتابع %1 هذا الفرع الآن. يجعله التغيير الفرع الذي يتابعه.</translation>
    </message>
    <message>
        <source>%1 may have this session open. Its next message continues what it holds in memory, and the change becomes a branch beside it.</source>
        <translation>قد تكون هذه الجلسة مفتوحة في %1. رسالته التالية تتابع ما في ذاكرته، ويصير التغيير فرعًا بجوارها.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are removed, %1 together.</source>
        <translation>
            <numerusform>لا ملفات تُزال، مجموعها %1.</numerusform>
            <numerusform>يُزال ملف واحد، مجموعه %1.</numerusform>
            <numerusform>يُزال ملفان، مجموعهما %1.</numerusform>
            <numerusform>تُزال %n ملفات، مجموعها %1.</numerusform>
            <numerusform>يُزال %n ملفًا، مجموعها %1.</numerusform>
            <numerusform>يُزال %n ملف، مجموعها %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged</source>
        <translation>
            <numerusform>لا تالف</numerusform>
            <numerusform>تالف واحد</numerusform>
            <numerusform>تالفان</numerusform>
            <numerusform>%Ln تالفة</numerusform>
            <numerusform>%Ln تالفة</numerusform>
            <numerusform>%Ln تالفة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>لا خطوات</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%Ln خطوات</numerusform>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>%Ln خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patch(es)</source>
        <translation>
            <numerusform>لا رقع</numerusform>
            <numerusform>رقعة واحدة</numerusform>
            <numerusform>رقعتان</numerusform>
            <numerusform>%Ln رقع</numerusform>
            <numerusform>%Ln رقعة</numerusform>
            <numerusform>%Ln رقعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compaction(s)</source>
        <translation>
            <numerusform>لا عمليات ضغط</numerusform>
            <numerusform>عملية ضغط واحدة</numerusform>
            <numerusform>عمليتا ضغط</numerusform>
            <numerusform>%Ln عمليات ضغط</numerusform>
            <numerusform>%Ln عملية ضغط</numerusform>
            <numerusform>%Ln عملية ضغط</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unrepairable</name>
    <message>
        <source>The stored data does not show whether the sections belong together or one replaces the other.</source>
        <translation>لا تبيّن البيانات المخزَّنة أتتلازم الأقسام أم يحل أحدها محل الآخر.</translation>
    </message>
    <message>
        <source>This file next to the store may hold data that the store lost. Look at it before you delete it.</source>
        <translation>قد يحوي هذا الملف الذي بجوار المخزن بيانات فقدها المخزن. انظر فيه قبل حذفه.</translation>
    </message>
    <message>
        <source>The rest of the record is not stored anywhere.</source>
        <translation>بقية السجل غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The kind of the record is not known.</source>
        <translation>نوع السجل غير معروف.</translation>
    </message>
    <message>
        <source>Dumps and exports are read-only. Create it again from the database.</source>
        <translation>عمليات التفريغ والتصدير للقراءة فقط. أنشئها من جديد من قاعدة البيانات.</translation>
    </message>
    <message>
        <source>Its conversation is not stored anywhere.</source>
        <translation>محادثتها غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere.</source>
        <translation>القيمة الصحيحة غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The stored data does not show which trace belongs to the message.</source>
        <translation>لا تبيّن البيانات المخزَّنة التتبّع الذي يتبع الرسالة.</translation>
    </message>
    <message>
        <source>The time may be in seconds, or really that old.</source>
        <translation>قد يكون الوقت بالثواني، أو قديمًا إلى هذا الحد فعلًا.</translation>
    </message>
    <message>
        <source>Only their order shows which came first; another time would be invented.</source>
        <translation>لا يبيّن أيها سبق إلا ترتيبها؛ والوقت الآخر سيكون مختلَقًا.</translation>
    </message>
    <message>
        <source>The other half is not stored anywhere.</source>
        <translation>النصف الآخر غير مخزَّن في أي مكان.</translation>
    </message>
    <message>
        <source>The previous title is not stored anywhere.</source>
        <translation>العنوان السابق غير مخزَّن في أي مكان.</translation>
    </message>
    <message>
        <source>These figures were never recorded.</source>
        <translation>لم تُسجَّل هذه الأرقام قط.</translation>
    </message>
    <message>
        <source>The agent&apos;s memory is outside the store, so no change here can undo this.</source>
        <translation>ذاكرة الوكيل خارج المخزن، فلا يستطيع أي تغيير هنا إبطال هذا.</translation>
    </message>
    <message>
        <source>The calls are not stored, so the right totals cannot be computed.</source>
        <translation>الاستدعاءات غير مخزَّنة، ولذلك لا يمكن حساب المجاميع الصحيحة.</translation>
    </message>
    <message>
        <source>The stored data does not show which parent is wrong.</source>
        <translation>لا تبيّن البيانات المخزَّنة الأصل الخاطئ.</translation>
    </message>
    <message>
        <source>With another spelling the entry could move to another branch, and the stored data does not show which one is right.</source>
        <translation>قد ينتقل المُدخل بكتابة أخرى إلى فرع آخر، ولا تبيّن البيانات المخزَّنة أيهما الصحيح.</translation>
    </message>
    <message>
        <source>Other programs may know the file by its name. Rename it to a UUID if mantis should list it.</source>
        <translation>قد تعرف برامج أخرى الملف باسمه. أعد تسميته إلى UUID إن أردت أن يسرده mantis.</translation>
    </message>
    <message>
        <source>Nothing is damaged: the entry belongs to a side chain.</source>
        <translation>لا شيء تالف: يتبع المُدخل سلسلة جانبية.</translation>
    </message>
    <message>
        <source>It does no harm there, and its right text is not stored anywhere.</source>
        <translation>لا ضرر منه هناك، ونصه الصحيح غير مخزَّن في أي مكان.</translation>
    </message>
    <message>
        <source>The prompt before it is not stored anywhere. Insert one, or remove the answer.</source>
        <translation>الطلب الذي قبلها غير مخزَّن في أي مكان. أدرج واحدًا، أو أزل الإجابة.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the call or the result is in the wrong place.</source>
        <translation>لا تبيّن البيانات المخزَّنة هل الاستدعاء في غير موضعه أم النتيجة.</translation>
    </message>
    <message>
        <source>The messages are not stored anywhere.</source>
        <translation>الرسائل غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The stored data does not show whether it was rewound or asked twice.</source>
        <translation>لا تبيّن البيانات المخزَّنة هل جرى الرجوع عنه أم طُلب مرتين.</translation>
    </message>
    <message>
        <source>The file is correct. Use another version of mantis.</source>
        <translation>الملف صحيح. استخدم إصدارًا آخر من mantis.</translation>
    </message>
    <message>
        <source>The original session lacks some of these entries, so it does not show what belongs to the fork. Remove the entries that do not belong here yourself.</source>
        <translation>تنقص الجلسة الأصلية بعض هذه المُدخلات، فلا تبيّن ما يتبع التفرّع. أزل بنفسك المُدخلات التي ليس مكانها هنا.</translation>
    </message>
    <message>
        <source>In the original session several entries have the same id, so it does not show which one was copied. Remove the entries that do not belong here yourself.</source>
        <translation>لعدة مُدخلات في الجلسة الأصلية المعرّف نفسه، فلا تبيّن أيها نُسخ. أزل بنفسك المُدخلات التي ليس مكانها هنا.</translation>
    </message>
    <message>
        <source>The times in the original session do not show which branch was forked. Fork the branch you want again.</source>
        <translation>لا تبيّن الأوقات في الجلسة الأصلية الفرع الذي فُرّع. فرِّع الفرع الذي تريده من جديد.</translation>
    </message>
    <message>
        <source>The artifact is not in the project folder.</source>
        <translation>ليس الناتج في مجلد المشروع.</translation>
    </message>
    <message>
        <source>The result was never written.</source>
        <translation>لم تُكتب النتيجة قط.</translation>
    </message>
    <message>
        <source>The stored data does not show which calls are missing or counted twice.</source>
        <translation>لا تبيّن البيانات المخزَّنة الاستدعاءات المفقودة أو المحسوبة مرتين.</translation>
    </message>
    <message>
        <source>The stored data does not show which session each line belongs to.</source>
        <translation>لا تبيّن البيانات المخزَّنة الجلسة التي يتبعها كل سطر.</translation>
    </message>
    <message>
        <source>The end of the broken list is not known, so everything after it could be lost. Restore a backup of the store.</source>
        <translation>نهاية القائمة المعطوبة غير معروفة، فقد يضيع كل ما بعدها. استعد نسخة احتياطية من المخزن.</translation>
    </message>
    <message>
        <source>mantis writes them again from the metadata when it saves the session.</source>
        <translation>يخزّنها mantis من جديد من البيانات الوصفية عندما يحفظ الجلسة.</translation>
    </message>
    <message>
        <source>The metadata are not stored anywhere else.</source>
        <translation>البيانات الوصفية غير مخزَّنة في أي مكان آخر.</translation>
    </message>
    <message>
        <source>The stored data does not show which title is wanted. Rename the session.</source>
        <translation>لا تبيّن البيانات المخزَّنة العنوان المراد. أعد تسمية الجلسة.</translation>
    </message>
    <message>
        <source>The message before it is no longer stored.</source>
        <translation>لم تعد الرسالة التي قبلها مخزَّنة.</translation>
    </message>
    <message>
        <source>Only the owner of the folder can change its permissions.</source>
        <translation>لا يستطيع تغيير أذونات المجلد إلا مالكه.</translation>
    </message>
    <message>
        <source>Unreadable data is not changed. Check the permissions of the file, or the disk.</source>
        <translation>لا تُغيَّر البيانات التي لا تُقرأ. تحقق من أذونات الملف، أو من القرص.</translation>
    </message>
    <message>
        <source>Stemma has no repair for this problem.</source>
        <translation>ليس في Stemma إصلاح لهذه المشكلة.</translation>
    </message>
    <message>
        <source>Repair the listed problems, then check again.</source>
        <translation>أصلح المشكلات المسرودة، ثم أعد الفحص.</translation>
    </message>
    <message>
        <source>The repair for this kind of problem does not fit here.</source>
        <translation>لا يناسب إصلاح هذا النوع من المشكلات هذا الموضع.</translation>
    </message>
    <message>
        <source>An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds it.</source>
        <translation>ليس في الفهرس بيانات، وإعادة بنائه لا يمكن التراجع عنها. يعيد بناءه الأمر «REINDEX» من sqlite3.</translation>
    </message>
    <message>
        <source>All data is there. The command “VACUUM” of sqlite3 frees the space.</source>
        <translation>كل البيانات موجودة. يحرّر المساحة الأمر «VACUUM» من sqlite3.</translation>
    </message>
    <message>
        <source>Nothing is wrong: a newer mnesis updates the layout itself.</source>
        <translation>لا خطأ: يحدّث mnesis أحدث البنية بنفسه.</translation>
    </message>
    <message>
        <source>Its data is not stored anywhere, and only mnesis may change the layout of the file.</source>
        <translation>بياناته غير مخزَّنة في أي مكان، ولا يجوز أن يغيّر بنية الملف إلا mnesis.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the row is wrong or the referenced row is missing.</source>
        <translation>لا تبيّن البيانات المخزَّنة هل الصف خاطئ أم الصف المشار إليه مفقود.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two it was.</source>
        <translation>لا تبيّن البيانات المخزَّنة أي الاثنين كان.</translation>
    </message>
    <message>
        <source>The summary it was made from is no longer stored.</source>
        <translation>لم يعد الملخّص الذي صُنع منه مخزَّنًا.</translation>
    </message>
    <message>
        <source>The stored data does not show which summary was made from the other.</source>
        <translation>لا تبيّن البيانات المخزَّنة أي الملخّصين صُنع من الآخر.</translation>
    </message>
    <message>
        <source>The first or last message of the span is no longer stored.</source>
        <translation>لم تعد الرسالة الأولى أو الأخيرة من المدى مخزَّنة.</translation>
    </message>
    <message>
        <source>The right value is not stored anywhere else. If a later release wrote the session, only that release can read it.</source>
        <translation>القيمة الصحيحة غير مخزَّنة في أي مكان آخر. إن كان إصدار لاحق قد كتب الجلسة فلا يستطيع قراءتها إلا ذلك الإصدار.</translation>
    </message>
    <message>
        <source>The end of the broken text is not known, so everything after it could be lost. Restore a backup of the file, or correct the text in an editor.</source>
        <translation>نهاية النص المعطوب غير معروفة، فقد يضيع كل ما بعده. استعد نسخة احتياطية من الملف، أو صحّح النص في محرّر.</translation>
    </message>
    <message>
        <source>A program may still be writing it, and the missing text is not stored anywhere.</source>
        <translation>قد يكون برنامج ما زال يكتبه، والنص المفقود غير مخزَّن في أي مكان.</translation>
    </message>
    <message>
        <source>Some providers accept this, and a new id would be invented.</source>
        <translation>يقبل بعض المزوّدين هذا، والمعرّف الجديد سيكون مختلَقًا.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the role or its neighbours are wrong.</source>
        <translation>لا تبيّن البيانات المخزَّنة هل دور المتحدث خاطئ أم ما يجاوره.</translation>
    </message>
    <message>
        <source>The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.</source>
        <translation>الطلب غير مخزَّن في أي مكان. أدرج واحدًا، أو أزل الرسائل التي قبل الطلب الأول.</translation>
    </message>
    <message>
        <source>The right role is not stored anywhere. You can remove the message.</source>
        <translation>دور المتحدث الصحيح غير مخزَّن في أي مكان. يمكنك إزالة الرسالة.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere, and replacing them would make a signature invalid as well.</source>
        <translation>المحارف الأصلية غير مخزَّنة في أي مكان، واستبدالها يُبطل التوقيع أيضًا.</translation>
    </message>
    <message>
        <source>The model&apos;s arguments are not stored anywhere.</source>
        <translation>معطيات النموذج غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The stored data does not show whether the answer was lost or never came. You can remove the message.</source>
        <translation>لا تبيّن البيانات المخزَّنة هل ضاعت الإجابة أم لم تأتِ قط. يمكنك إزالة الرسالة.</translation>
    </message>
    <message>
        <source>Nothing is damaged. Remove the message if you no longer want it.</source>
        <translation>لا شيء تالف. أزل الرسالة إن لم تعد تريدها.</translation>
    </message>
    <message>
        <source>The signed text is not stored anywhere. You can remove the block.</source>
        <translation>النص الموقَّع غير مخزَّن في أي مكان. يمكنك إزالة الكتلة.</translation>
    </message>
    <message>
        <source>The data that the provider needs is not stored anywhere.</source>
        <translation>البيانات التي يحتاج إليها المزوّد غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The messages it replaced are not stored anywhere.</source>
        <translation>الرسائل التي حلّ محلها غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The stored data does not show which message it belonged to.</source>
        <translation>لا تبيّن البيانات المخزَّنة الرسالة التي كان يتبعها.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right. To resume from the other one, fork the session before the waiting call.</source>
        <translation>لا تبيّن البيانات المخزَّنة أي النسختين صحيحة. للاستئناف من الأخرى، فرِّع الجلسة قبل الاستدعاء المنتظِر.</translation>
    </message>
    <message>
        <source>The missing data is not stored anywhere.</source>
        <translation>البيانات المفقودة غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The stored data does not show which of the two is right.</source>
        <translation>لا تبيّن البيانات المخزَّنة أي الاثنين صحيح.</translation>
    </message>
    <message>
        <source>Nothing is damaged: this is a record of what happened.</source>
        <translation>لا شيء تالف: هذا سجل لما جرى.</translation>
    </message>
    <message>
        <source>Its meaning is not known, so it is left unchanged.</source>
        <translation>معناه غير معروف، ولذلك يُترك دون تغيير.</translation>
    </message>
    <message>
        <source>The right time is not stored anywhere.</source>
        <translation>الوقت الصحيح غير مخزَّن في أي مكان.</translation>
    </message>
    <message>
        <source>The bundle is evidence: repairing the chain would forge it.</source>
        <translation>الحزمة دليل: وإصلاح السلسلة تزوير له.</translation>
    </message>
    <message>
        <source>The stored data does not show which result belongs to which call.</source>
        <translation>لا تبيّن البيانات المخزَّنة أي نتيجة تتبع أي استدعاء.</translation>
    </message>
    <message>
        <source>The original characters are not stored anywhere.</source>
        <translation>المحارف الأصلية غير مخزَّنة في أي مكان.</translation>
    </message>
    <message>
        <source>The character may be intended. Edit the text to remove it.</source>
        <translation>قد يكون المحرف مقصودًا. حرّر النص لإزالته.</translation>
    </message>
    <message>
        <source>The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into a new file.</source>
        <translation>البيانات الضائعة غير مخزَّنة في مكان آخر من الملف. ينقذ الأمر «‎.recover» من sqlite3 كل البيانات المقروءة في ملف جديد.</translation>
    </message>
    <message>
        <source>The text is not stored anywhere. You can remove the part.</source>
        <translation>النص غير مخزَّن في أي مكان. يمكنك إزالة الجزء.</translation>
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
        <translation>مجهول</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of models without a known price are not in the cost: %1 tokens.</source>
        <translation>
            <numerusform>لا استدعاءات لنماذج بلا سعر معروف خارج التكلفة: %1 من الرموز.</numerusform>
            <numerusform>استدعاء واحد لنماذج بلا سعر معروف خارج التكلفة: %1 من الرموز.</numerusform>
            <numerusform>استدعاءان لنماذج بلا سعر معروف خارج التكلفة: %1 من الرموز.</numerusform>
            <numerusform>%Ln استدعاءات لنماذج بلا سعر معروف خارج التكلفة: %1 من الرموز.</numerusform>
            <numerusform>%Ln استدعاءً لنماذج بلا سعر معروف خارج التكلفة: %1 من الرموز.</numerusform>
            <numerusform>%Ln استدعاء لنماذج بلا سعر معروف خارج التكلفة: %1 من الرموز.</numerusform>
        </translation>
    </message>
    <message>
        <source>A subscription covers %1; charged are %2.</source>
        <translation>يغطي اشتراك %1؛ والمحتسب %2.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no time stored</source>
        <translation>لا وقت مخزَّن</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>بلا وقت</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>لا نموذج مخزَّن</translation>
    </message>
    <message>
        <source>no agent stored</source>
        <translation>لا وكيل مخزَّن</translation>
    </message>
    <message>
        <source>no project stored</source>
        <translation>لا مشروع مخزَّن</translation>
    </message>
    <message>
        <source>Turn %1 of sub-agent %2</source>
        <translation>الدور %1 من الوكيل الفرعي %2</translation>
    </message>
    <message>
        <source>before the first prompt</source>
        <translation>قبل الطلب الأول</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what its prompt begins with</comment>
        <translation>الدور %1: %2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>الدخل: %1</translation>
    </message>
    <message>
        <source>Cache read: %1</source>
        <translation>المقروء من الخبيئة: %1</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes: %1</source>
        <translation>المكتوب في الخبيئة، 5 دقائق: %1</translation>
    </message>
    <message>
        <source>Cache write, 1 hour: %1</source>
        <translation>المكتوب في الخبيئة، ساعة واحدة: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>الخرج: %1</translation>
    </message>
    <message>
        <source>Reasoning: %1</source>
        <translation>الاستدلال: %1</translation>
    </message>
    <message>
        <source>This is an estimate: the tokens of an output are a quarter of its bytes.</source>
        <translation>هذا تقدير: رموز الخرج ربع بايتاته.</translation>
    </message>
    <message>
        <source>An output counts again in each call after the first that had it, until the context is less than half of what it was, which is taken for a compaction. A token costs what the context of that call cost on average, with what came from the cache.</source>
        <translation>يُحسب الخرج من جديد في كل استدعاء بعد أول استدعاء كان فيه، حتى يصير السياق أقل من نصف ما كان، ويُعدّ ذلك ضغطًا. وتكلفة الرمز هي متوسط تكلفة سياق ذلك الاستدعاء، بما فيه ما أتى من الخبيئة.</translation>
    </message>
    <message>
        <source>The agent counts what is left out here: %1.</source>
        <translation>يحسب الوكيل ما يُترك هنا: %1.</translation>
    </message>
    <message>
        <source>The agent counts all that is left out here.</source>
        <translation>يحسب الوكيل كل ما يُترك هنا.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum goes on from that of the session that this one was made of.</source>
        <translation>يتابع مجموع الوكيل من مجموع الجلسة التي صُنعت هذه منها.</translation>
    </message>
    <message>
        <source>The agent counts calls that it does not record, such as those for titles, or calls whose records are gone.</source>
        <translation>يحسب الوكيل استدعاءات لا يسجّلها، كاستدعاءات العناوين، أو استدعاءات زالت سجلاتها.</translation>
    </message>
    <message>
        <source>The agent&apos;s sum is older than the last calls, or began anew when the session was resumed.</source>
        <translation>مجموع الوكيل أقدم من الاستدعاءات الأخيرة، أو بدأ من جديد عند استئناف الجلسة.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>The agent&apos;s prices are others than those of the table, or it counts other calls.</source>
        <translation>أسعار الوكيل غير أسعار الجدول، أو هو يحسب استدعاءات أخرى.</translation>
    </message>
    <message>
        <source>input tokens</source>
        <translation>رموز الدخل</translation>
    </message>
    <message>
        <source>tokens read from the cache</source>
        <translation>الرموز المقروءة من الخبيئة</translation>
    </message>
    <message>
        <source>tokens written to the cache</source>
        <translation>الرموز المكتوبة في الخبيئة</translation>
    </message>
    <message>
        <source>input tokens, with those of the cache</source>
        <translation>رموز الدخل مع رموز الخبيئة</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>رموز الخرج</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read and are not counted. %1</source>
        <translation>
            <numerusform>لا جلسات تعذّرت قراءتها. %1</numerusform>
            <numerusform>تعذّرت قراءة جلسة واحدة فلم تُحسب. %1</numerusform>
            <numerusform>تعذّرت قراءة جلستين فلم تُحسبا. %1</numerusform>
            <numerusform>تعذّرت قراءة %n جلسات فلم تُحسب. %1</numerusform>
            <numerusform>تعذّرت قراءة %n جلسة فلم تُحسب. %1</numerusform>
            <numerusform>تعذّرت قراءة %n جلسة فلم تُحسب. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated on another line of the same answer</source>
        <translation>ذُكر من جديد في سطر آخر من الإجابة نفسها</translation>
    </message>
    <message>
        <source>a counter repeated without a call</source>
        <translation>عدّاد ذُكر من جديد بلا استدعاء</translation>
    </message>
    <message>
        <source>copies of calls that another session has</source>
        <translation>نسخ من استدعاءات في جلسة أخرى</translation>
    </message>
    <message>
        <source>history that a fork or a sub-agent brought along</source>
        <translation>تاريخ جلبه تفرّع أو وكيل فرعي معه</translation>
    </message>
    <message>
        <source>totals of calls that are counted one by one</source>
        <translation>مجاميع استدعاءات تُحسب واحدًا واحدًا</translation>
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
        <translation>الاستدعاء %1</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>Input and cache write</source>
        <translation>الدخل والمكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Main agent</source>
        <translation>الوكيل الرئيسي</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>الوكلاء الفرعيون</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Tokens per day, by model</source>
        <translation>الرموز في اليوم بحسب النموذج</translation>
    </message>
    <message>
        <source>Cost per day, by model</source>
        <translation>التكلفة في اليوم بحسب النموذج</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>نماذج أخرى</translation>
    </message>
    <message>
        <source>Turns with the most tokens</source>
        <translation>الأدوار الأكثر رموزًا</translation>
    </message>
    <message>
        <source>Most expensive turns</source>
        <translation>الأدوار الأعلى تكلفة</translation>
    </message>
    <message>
        <source>Sessions with the most tokens</source>
        <translation>الجلسات الأكثر رموزًا</translation>
    </message>
    <message>
        <source>Most expensive sessions</source>
        <translation>الجلسات الأعلى تكلفة</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>الرموز في الدور</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>التكلفة في الدور</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per day</source>
        <translation>حصة الرموز المرسَلة التي أتت من الخبيئة، في اليوم</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>من الخبيئة</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache, per call</source>
        <translation>حصة الرموز المرسَلة التي أتت من الخبيئة، في الاستدعاء</translation>
    </message>
    <message>
        <source>Tokens in context, per call</source>
        <translation>الرموز في السياق، لكل استدعاء</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>المكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Summary of a compaction</source>
        <translation>ملخّص عملية ضغط</translation>
    </message>
    <message>
        <source>Tokens of tool outputs that were sent again (estimated)</source>
        <translation>رموز مخرجات الأدوات التي أُرسلت من جديد (مقدَّرة)</translation>
    </message>
    <message>
        <source>Cost of tool outputs that were sent again (estimated)</source>
        <translation>تكلفة مخرجات الأدوات التي أُرسلت من جديد (مقدَّرة)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s) of %1 tokens, sent again as %2 tokens</source>
        <translation>
            <numerusform>لا مخرجات من %1 من الرموز، أُرسلت من جديد بمقدار %2 من الرموز</numerusform>
            <numerusform>خرج واحد من %1 من الرموز، أُرسل من جديد بمقدار %2 من الرموز</numerusform>
            <numerusform>خرجان من %1 من الرموز، أُرسلا من جديد بمقدار %2 من الرموز</numerusform>
            <numerusform>%Ln مخرجات من %1 من الرموز، أُرسلت من جديد بمقدار %2 من الرموز</numerusform>
            <numerusform>%Ln خرجًا من %1 من الرموز، أُرسلت من جديد بمقدار %2 من الرموز</numerusform>
            <numerusform>%Ln خرج من %1 من الرموز، أُرسلت من جديد بمقدار %2 من الرموز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsageChoice</name>
    <message>
        <source>All time</source>
        <translation>كل الأوقات</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>هذا الشهر</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>الشهر الماضي</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>هذه السنة</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>من … إلى …</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>هذه الجلسة</translation>
    </message>
    <message>
        <source>This store</source>
        <translation>هذا المخزن</translation>
    </message>
    <message>
        <source>All open stores</source>
        <translation>كل المخازن المفتوحة</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.</source>
        <translation>لا يمكن قراءة المفردات %1: %2. تحقق من أذونات الملف ومجلده.</translation>
    </message>
    <message>
        <source>%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. Reinstall the package it belongs to, or remove the file.</source>
        <translation>ليس %1 هو cl100k_base ولا o200k_base كما نُشرا، فسيكون عدّه خاطئًا. أعد تثبيت الحزمة التي يتبعها، أو أزل الملف.</translation>
    </message>
    <message>
        <source>Line %1 of the vocabulary is not a token with its rank.</source>
        <translation>السطر %1 من المفردات ليس رمزًا مع رتبته.</translation>
    </message>
</context>
<context>
    <name>WhatIfWords</name>
    <message>
        <source>“%1” cannot be estimated. Use compact=TOKENS, prune=TOKENS or cached, such as compact=100000.</source>
        <translation>ليس «%1» سؤالًا. اسأل compact=TOKENS أو prune=TOKENS أو cached، مثل compact=100000.</translation>
    </message>
    <message>
        <source>This is an estimate: the same calls with the same answers, at list prices.</source>
        <translation>هذا تقدير: الاستدعاءات نفسها بالإجابات نفسها، بأسعار القائمة.</translation>
    </message>
    <message>
        <source>Whenever more than %1 tokens would have been before the model, a summary of %2 tokens takes the place of all but what the first call had (at most %3). The call that writes it and the next call&apos;s lost cache are counted.</source>
        <translation>كلما كان سيُعرض على النموذج أكثر من %1 من الرموز، حلّ ملخّص من %2 من الرموز محل كل شيء إلا ما كان في الاستدعاء الأول (%3 على الأكثر). ويُحسب الاستدعاء الذي يكتبه وما يضيع من خبيئة الاستدعاء التالي.</translation>
    </message>
    <message>
        <source>What the model would have had to read again after a summary is not known.</source>
        <translation>لا يُعرف ما كان النموذج سيضطر إلى قراءته من جديد بعد الملخّص.</translation>
    </message>
    <message>
        <source>Outputs of tools older than the newest %1 tokens of outputs are left out of each later call, as soon as %2 tokens can go. Their lengths are estimated from their bytes; what stands behind them is read without the cache once.</source>
        <translation>مخرجات الأدوات الأقدم من أحدث %1 من رموز المخرجات تُترك من كل استدعاء لاحق متى أمكن إخراج %2 من الرموز. تُقدَّر أطوالها من بايتاتها؛ وما خلفها يُقرأ بلا خبيئة مرة واحدة.</translation>
    </message>
    <message>
        <source>All that the call before had is read from the cache, and all that is new is written to it, as if no entry had run out.</source>
        <translation>كل ما كان في الاستدعاء السابق يُقرأ من الخبيئة، وكل جديد يُكتب فيها، كأن لم تنتهِ صلاحية أي مُدخل.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of models without a price are in neither sum.</source>
        <translation>
            <numerusform>لا استدعاءات لنماذج بلا سعر ليست في أي من المجموعين.</numerusform>
            <numerusform>استدعاء واحد لنماذج بلا سعر ليس في أي من المجموعين.</numerusform>
            <numerusform>استدعاءان لنماذج بلا سعر ليسا في أي من المجموعين.</numerusform>
            <numerusform>%n استدعاءات لنماذج بلا سعر ليست في أي من المجموعين.</numerusform>
            <numerusform>%n استدعاءً لنماذج بلا سعر ليست في أي من المجموعين.</numerusform>
            <numerusform>%n استدعاء لنماذج بلا سعر ليست في أي من المجموعين.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordTokenizer</name>
    <message>
        <source>This SQLite library has no full-text search (FTS5). Install one that has it.</source>
        <translation>ليس في مكتبة SQLite هذه بحث في النص الكامل (FTS5). ثبّت واحدة فيها ذلك.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Standard input is not UTF-8. Convert the text first.</source>
        <translation>الدخل القياسي ليس بترميز UTF-8. حوّل النص أولًا.</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with the key from %3:</source>
        <translation>طلب إلى %1 للنموذج %2، بالمفتاح من %3:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, with its key from the keychain:</source>
        <translation>طلب إلى %1 للنموذج %2، بمفتاحه من سلسلة المفاتيح:</translation>
    </message>
    <message>
        <source>Request to %1 for the model %2, without a key:</source>
        <translation>طلب إلى %1 للنموذج %2، بلا مفتاح:</translation>
    </message>
    <message>
        <source>The environment variable %1 with the key for %2 is not set.</source>
        <translation>متغير البيئة %1 الذي فيه مفتاح %2 غير مضبوط.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: others in the network could read it.</source>
        <translation>الاتصال غير معمّى: قد يقرؤه آخرون في الشبكة.</translation>
    </message>
    <message>
        <source>%1 reports %2 tokens sent and %3 received.</source>
        <translation>يبلّغ %1 عن %2 من الرموز المرسَلة و%3 المستلَمة.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>التكلفة: %1.</translation>
    </message>
    <message>
        <source>%1 control characters were removed from the answer.</source>
        <translation>أُزيل %1 من محارف التحكم من الإجابة.</translation>
    </message>
    <message>
        <source>Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree.</source>
        <translation>لم يُرسل شيء: لا طرفية لطلب موافقتك. أضف --yes للموافقة.</translation>
    </message>
    <message>
        <source>Send it? Type “yes”: </source>
        <translation>أيُرسل؟ اكتب «نعم»: </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Asking: %1</source>
        <translation>السؤال موجَّه إلى: %1</translation>
    </message>
    <message>
        <source>The session has no message “%1”.</source>
        <translation>ليس في الجلسة رسالة «%1».</translation>
    </message>
    <message>
        <source>The store does not record where the summary “%1” was made.</source>
        <translation>لا يسجّل المخزن أين أُنشئ الملخّص «%1».</translation>
    </message>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>لم يضِع شيء يمكن السؤال عنه.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>أُجيب</translation>
    </message>
    <message>
        <source>answered otherwise</source>
        <translation>أُجيب بخلاف ذلك</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>لم يُجَب</translation>
    </message>
    <message>
        <source>about %1 (estimate), for an answer of at most %2</source>
        <comment>12 tokens</comment>
        <translation>نحو %1 (تقدير)، لإجابة من %2 على الأكثر</translation>
    </message>
    <message>
        <source>Estimated cost: not known (set a price with --price)</source>
        <translation>التكلفة المقدَّرة: غير معروفة (حدّد سعرًا بالخيار --price)</translation>
    </message>
    <message>
        <source>Estimated cost: at most %1</source>
        <translation>التكلفة المقدَّرة: %1 على الأكثر</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>بلغت الإجابة أقصى حجم لها وهي مقطوعة.</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Ask about what this summary lost instead, and judge the answers; newest is the newest summary in the context</source>
        <translation>السؤال بدلًا من ذلك عمّا ضاع في هذا الملخّص، والحكم على الإجابات؛ والقيمة newest هي أحدث ملخّص في السياق</translation>
    </message>
    <message>
        <source>Ask the context as it is now; the default without another one</source>
        <translation>سؤال السياق كما هو الآن؛ وهو المبدئي إن لم يُذكر غيره</translation>
    </message>
    <message>
        <source>Ask the context as it was when this message was the newest; may be repeated</source>
        <translation>سؤال السياق كما كان حين كانت هذه الرسالة الأحدث؛ ويمكن تكراره</translation>
    </message>
    <message>
        <source>Ask the context before this summary was made; may be repeated</source>
        <translation>سؤال السياق قبل إنشاء هذا الملخّص؛ ويمكن تكراره</translation>
    </message>
    <message>
        <source>Ask the context right after this summary was made; may be repeated</source>
        <translation>سؤال السياق بعد إنشاء هذا الملخّص مباشرة؛ ويمكن تكراره</translation>
    </message>
    <message>
        <source>Ask the context of now with --text in the place of this summary</source>
        <translation>سؤال السياق الحالي مع وضع --text مكان هذا الملخّص</translation>
    </message>
    <message>
        <source>The edited summary; - reads it from standard input</source>
        <translation>الملخّص المحرَّر؛ والعلامة - تقرؤه من الدخل القياسي</translation>
    </message>
    <message>
        <source>Print what would be sent and what it may cost; send nothing</source>
        <translation>طباعة ما سيُرسل وما قد يكلّفه؛ بلا إرسال أي شيء</translation>
    </message>
    <message>
        <source>%1, assumed: the store does not say</source>
        <translation>%1، افتراضًا: لا يذكره المخزن</translation>
    </message>
    <message>
        <source>%1, from the store</source>
        <translation>%1، من المخزن</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1، مختار</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>طلب النظام</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>الملخّصات</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>  including tools</source>
        <translation>  منها الأدوات</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>القابل للاستخدام</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>المحجوز</translation>
    </message>
    <message>
        <source>Compacts at use</source>
        <translation>يضغط عند استخدام</translation>
    </message>
    <message>
        <source>Compacts at</source>
        <translation>يضغط عند</translation>
    </message>
    <message>
        <source>  measured</source>
        <translation>  مقيس</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>المختار</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(بلا مسار)</translation>
    </message>
    <message numerus="yes">
        <source>message(s) %1</source>
        <translation>
            <numerusform>الرسائل %1</numerusform>
            <numerusform>الرسالة %1</numerusform>
            <numerusform>الرسالتان %1</numerusform>
            <numerusform>الرسائل %1</numerusform>
            <numerusform>الرسائل %1</numerusform>
            <numerusform>الرسائل %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>not in the current branch</source>
        <translation>ليس في الفرع الحالي</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions.</source>
        <translation>قراءة جلسات الوكلاء وتفريعها وضغطها وإصلاحها.</translation>
    </message>
    <message>
        <source>Usage: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>الاستخدام: stemma [OPTIONS] [PATH...]
       stemma COMMAND [ARGUMENTS]
بلا أمر تُفتح نافذة فيها هذه المخازن. تُسمّى الرسالة بمعرّفها، أو برقمها في النافذة (من 1).</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>طباعة الإصدار</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>طباعة هذه المساعدة</translation>
    </message>
    <message>
        <source>List the formats and their capabilities</source>
        <translation>سرد الصيغ وقدراتها</translation>
    </message>
    <message>
        <source>List the stores found in folders, or in the usual places</source>
        <translation>سرد المخازن الموجودة في مجلدات، أو في الأماكن المعتادة</translation>
    </message>
    <message>
        <source>Print the format of files, or why no format fits</source>
        <translation>طباعة صيغة الملفات، أو سبب عدم انطباق أي صيغة</translation>
    </message>
    <message>
        <source>List the sessions of stores</source>
        <translation>سرد جلسات المخازن</translation>
    </message>
    <message>
        <source>Print a session with its messages, summaries and files</source>
        <translation>طباعة جلسة مع رسائلها وملخّصاتها وملفاتها</translation>
    </message>
    <message>
        <source>Include the stored bytes of each part</source>
        <translation>تضمين البايتات المخزَّنة لكل جزء</translation>
    </message>
    <message>
        <source>Print what the agent would send to the model</source>
        <translation>طباعة ما سيرسله الوكيل إلى النموذج</translation>
    </message>
    <message>
        <source>The context as it was when this message was the newest</source>
        <translation>السياق كما كان حين كانت هذه الرسالة الأحدث</translation>
    </message>
    <message>
        <source>Check stores for damage and inconsistencies</source>
        <translation>فحص المخازن بحثًا عن التلف والتناقضات</translation>
    </message>
    <message>
        <source>Print what takes room in a store, and regain some</source>
        <translation>طباعة ما يشغل مساحة في مخزن، واستعادة بعضها</translation>
    </message>
    <message>
        <source>List the changes made with Stemma, newest first, or what one of them wrote</source>
        <translation>سرد التغييرات التي أُجريت بـStemma، الأحدث أولًا، أو ما كتبه أحدها</translation>
    </message>
    <message>
        <source>The id of the change, from “history”</source>
        <translation>معرّف التغيير، من «history»</translation>
    </message>
    <message>
        <source>Undo a change; the newest by default</source>
        <translation>التراجع عن تغيير؛ والأحدث مبدئيًا</translation>
    </message>
    <message>
        <source>Redo a change that was undone</source>
        <translation>إعادة تغيير جرى التراجع عنه</translation>
    </message>
    <message>
        <source>Undo this change and all later changes of its store, newest first</source>
        <translation>التراجع عن هذا التغيير وكل التغييرات اللاحقة في مخزنه، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Redo all undone changes up to this one, oldest first</source>
        <translation>إعادة كل التغييرات التي جرى التراجع عنها حتى هذا، الأقدم أولًا</translation>
    </message>
    <message>
        <source>Print the file changes of a session</source>
        <translation>طباعة تغييرات الملفات في جلسة</translation>
    </message>
    <message>
        <source>Print the net change of each file</source>
        <translation>طباعة التغيير الصافي لكل ملف</translation>
    </message>
    <message>
        <source>Print the net changes as one patch for “git apply”</source>
        <translation>طباعة التغييرات الصافية رقعةً واحدة للأمر «git apply»</translation>
    </message>
    <message>
        <source>Print the patch that brings files back to a checkpoint</source>
        <translation>طباعة الرقعة التي تعيد الملفات إلى نقطة حفظ</translation>
    </message>
    <message>
        <source>Leave out discarded messages and side chains</source>
        <translation>ترك الرسائل المهمَلة والسلاسل الجانبية</translation>
    </message>
    <message>
        <source>Compare the net changes with the files in this folder</source>
        <translation>مقارنة التغييرات الصافية بالملفات في هذا المجلد</translation>
    </message>
    <message>
        <source>Print what files hold: kind, figures and outline</source>
        <translation>طباعة ما تحويه الملفات: النوع والأرقام والمخطط</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Read the files as this kind, whatever their names</source>
        <translation>قراءة الملفات على أنها من هذا النوع أيًا كانت أسماؤها</translation>
    </message>
    <message>
        <source>Search the messages of stores; of all known ones by default</source>
        <translation>البحث في رسائل المخازن؛ وكل المعروفة منها مبدئيًا</translation>
    </message>
    <message>
        <source>Usage: stemma search QUERY [STORE...]
Words, &quot;phrases&quot;, prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;; =&quot;exact text&quot;, /regex/.</source>
        <translation>الاستخدام: stemma search QUERY [STORE...]
كلمات، &quot;عبارات&quot;، prefix*، ‏AND، ‏OR، ‏NOT، أقواس؛ role: kind: tool: path: model: agent: store: project: date: error: has: tokens&gt;؛ =&quot;نص دقيق&quot;، /تعبير نمطي/.</translation>
    </message>
    <message>
        <source>The query, then the stores</source>
        <translation>الاستعلام، ثم المخازن</translation>
    </message>
    <message>
        <source>Print the tokens that models used, and what they cost</source>
        <translation>طباعة الرموز التي استخدمتها النماذج وتكلفتها</translation>
    </message>
    <message>
        <source>Write a session as a document, redacted if wished</source>
        <translation>كتابة جلسة مستندًا، مع حجب البيانات إن شئت</translation>
    </message>
    <message>
        <source>Ask a model a question about the contexts of a session, as they would be sent</source>
        <translation>طرح سؤال على نموذج عن سياقات جلسة كما ستُرسل</translation>
    </message>
    <message>
        <source>Ask the model at this address; asks you before anything is sent</source>
        <translation>سؤال النموذج الذي في هذا العنوان؛ وتُسأل أنت قبل إرسال أي شيء</translation>
    </message>
    <message>
        <source>Usage: stemma %1 [ARGUMENTS]</source>
        <translation>الاستخدام: stemma %1 [ARGUMENTS]</translation>
    </message>
    <message>
        <source>Print one JSON object per line instead of text</source>
        <translation>طباعة كائن JSON واحد في كل سطر بدلًا من النص</translation>
    </message>
    <message>
        <source>Make the change instead of only printing the plan</source>
        <translation>إجراء التغيير بدلًا من طباعة الخطة فقط</translation>
    </message>
    <message>
        <source>Fork a session: copy it up to a message into a new session</source>
        <translation>تفريع جلسة: نسخها حتى رسالة إلى جلسة جديدة</translation>
    </message>
    <message>
        <source>Hand a session over: write it as a new session of another agent</source>
        <translation>تسليم جلسة: كتابتها جلسةً جديدة لوكيل آخر</translation>
    </message>
    <message>
        <source>Resume a session after a message; what follows moves to a discarded end</source>
        <translation>استئناف جلسة بعد رسالة؛ وينتقل ما يليها إلى نهاية مهمَلة</translation>
    </message>
    <message>
        <source>The last message to keep</source>
        <translation>آخر رسالة تُبقى</translation>
    </message>
    <message>
        <source>Leave this message out as well</source>
        <translation>ترك هذه الرسالة أيضًا</translation>
    </message>
    <message>
        <source>Rename a session</source>
        <translation>إعادة تسمية جلسة</translation>
    </message>
    <message>
        <source>Edit the text of a part</source>
        <translation>تحرير نص جزء</translation>
    </message>
    <message>
        <source>Insert a message into a session</source>
        <translation>إدراج رسالة في جلسة</translation>
    </message>
    <message>
        <source>Insert after this message; at the beginning by default</source>
        <translation>الإدراج بعد هذه الرسالة؛ وفي البداية مبدئيًا</translation>
    </message>
    <message>
        <source>The role, as the format spells it</source>
        <translation>دور المتحدث، كما تكتبه الصيغة</translation>
    </message>
    <message>
        <source>Remove messages, or a part of one</source>
        <translation>إزالة رسائل، أو جزء من رسالة</translation>
    </message>
    <message>
        <source>Make the change in a fork</source>
        <translation>إجراء التغيير في تفرّع</translation>
    </message>
    <message>
        <source>Also remove signed thinking after the change, which would no longer be valid</source>
        <translation>إزالة التفكير الموقَّع بعد التغيير أيضًا، إذ لن يعود صالحًا</translation>
    </message>
    <message>
        <source>Prune tool outputs: send a short note instead of them</source>
        <translation>تقليم مخرجات الأدوات: إرسال ملاحظة قصيرة بدلًا منها</translation>
    </message>
    <message>
        <source>Prune by the library&apos;s rule: keep the newest outputs up to this many tokens</source>
        <translation>التقليم بقاعدة المكتبة: إبقاء أحدث المخرجات حتى هذا العدد من الرموز</translation>
    </message>
    <message>
        <source>Restore pruned tool outputs</source>
        <translation>استعادة مخرجات الأدوات المقلَّمة</translation>
    </message>
    <message>
        <source>Restore the newest outputs, up to this many tokens</source>
        <translation>استعادة أحدث المخرجات، حتى هذا العدد من الرموز</translation>
    </message>
    <message>
        <source>Delete a session</source>
        <translation>حذف جلسة</translation>
    </message>
    <message>
        <source>Move the sessions of a project to its new folder</source>
        <translation>نقل جلسات مشروع إلى مجلده الجديد</translation>
    </message>
    <message>
        <source>The old project folder</source>
        <translation>مجلد المشروع القديم</translation>
    </message>
    <message>
        <source>The new project folder</source>
        <translation>مجلد المشروع الجديد</translation>
    </message>
    <message>
        <source>Make several changes together: all of them or none</source>
        <translation>إجراء عدة تغييرات معًا: كلها أو لا شيء منها</translation>
    </message>
    <message>
        <source>Read the changes from this file instead of standard input: one JSON array of strings per line, a command and its arguments without the store</source>
        <translation>قراءة التغييرات من هذا الملف بدلًا من الدخل القياسي: مصفوفة JSON واحدة من السلاسل النصية في كل سطر، أمر ومعطياته من دون المخزن</translation>
    </message>
    <message>
        <source>Repair what “check” finds</source>
        <translation>إصلاح ما يجده «check»</translation>
    </message>
    <message>
        <source>Only findings with this code</source>
        <translation>نتائج الفحص ذات هذا الرمز فقط</translation>
    </message>
    <message>
        <source>Only the finding at this place</source>
        <translation>نتيجة الفحص التي في هذا الموضع فقط</translation>
    </message>
    <message>
        <source>Everything that can be repaired</source>
        <translation>كل ما يمكن إصلاحه</translation>
    </message>
    <message>
        <source>Compact messages or summaries into a summary</source>
        <translation>ضغط رسائل أو ملخّصات في ملخّص</translation>
    </message>
    <message>
        <source>1 selective, 2 aggressive (both need a text), 3 deterministic (the default)</source>
        <translation>1 انتقائي، 2 شديد (كلاهما يحتاج إلى نص)، 3 حتمي (المبدئي)</translation>
    </message>
    <message>
        <source>The last message to summarise; the format chooses by default</source>
        <translation>آخر رسالة تُلخَّص؛ وتختارها الصيغة مبدئيًا</translation>
    </message>
    <message>
        <source>A summary to merge with others; a single one is rewritten, or restored to the context</source>
        <translation>ملخّص يُدمج مع غيره؛ والواحد وحده تُعاد كتابته، أو يُستعاد إلى السياق</translation>
    </message>
    <message>
        <source>Compact in the session itself instead of a new one</source>
        <translation>الضغط في الجلسة نفسها بدلًا من جلسة جديدة</translation>
    </message>
    <message>
        <source>The text of the summary; - reads it from standard input</source>
        <translation>نص الملخّص؛ والعلامة - تقرؤه من الدخل القياسي</translation>
    </message>
    <message>
        <source>Print what would be summarised and what a model would be sent; change nothing</source>
        <translation>طباعة ما سيُلخَّص وما سيُرسل إلى نموذج؛ دون تغيير شيء</translation>
    </message>
    <message>
        <source>Let the model at this address write the summary, at level 1 or 2; asks before anything is sent</source>
        <translation>جعل النموذج الذي على هذا العنوان يكتب الملخّص في المستوى 1 أو 2؛ مع السؤال قبل إرسال أي شيء</translation>
    </message>
    <message>
        <source>Print what a summary kept, changed and lost of its messages</source>
        <translation>طباعة ما أبقاه ملخّص وما غيّره وما فقده من رسائله</translation>
    </message>
    <message>
        <source>The summary; the newest in the context by default</source>
        <translation>الملخّص؛ وأحدث ما في السياق مبدئيًا</translation>
    </message>
    <message>
        <source>A text to review instead of the summary; - reads it from standard input</source>
        <translation>نص يُراجَع بدلًا من الملخّص؛ والعلامة - تقرؤه من الدخل القياسي</translation>
    </message>
    <message>
        <source>Dissolve a summary: put the messages it replaced back into the context</source>
        <translation>فكّ ملخّص: إعادة الرسائل التي حلّ محلها إلى السياق</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted: auto (with the vocabulary of an installed package, the default), estimate, or a file with cl100k_base or o200k_base</source>
        <translation>كيف تُعدّ رموز نماذج OpenAI: ‏auto (بمفردات حزمة مثبّتة، المبدئي)، أو estimate، أو ملف فيه cl100k_base أو o200k_base</translation>
    </message>
    <message>
        <source>Set, rename or remove a checkpoint</source>
        <translation>وضع نقطة حفظ أو إعادة تسميتها أو إزالتها</translation>
    </message>
    <message>
        <source>The message before the checkpoint</source>
        <translation>الرسالة التي قبل نقطة الحفظ</translation>
    </message>
    <message>
        <source>The name; an empty name removes the checkpoint</source>
        <translation>الاسم؛ والاسم الفارغ يزيل نقطة الحفظ</translation>
    </message>
    <message>
        <source>Set the labels of a session</source>
        <translation>وضع وسوم جلسة</translation>
    </message>
    <message>
        <source>A label; without this option all labels are removed</source>
        <translation>وسم؛ ومن دون هذا الخيار تُزال كل الوسوم</translation>
    </message>
    <message>
        <source>Flag a session, or remove the flag</source>
        <translation>وضع علامة على جلسة، أو إزالة العلامة</translation>
    </message>
    <message>
        <source>Flag the session</source>
        <translation>وضع علامة على الجلسة</translation>
    </message>
    <message>
        <source>Remove the flag</source>
        <translation>إزالة العلامة</translation>
    </message>
    <message>
        <source>The new text; - reads it from standard input</source>
        <translation>النص الجديد؛ والعلامة - تقرؤه من الدخل القياسي</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>عنوان الجلسة</translation>
    </message>
    <message>
        <source>The message, by its id or its number in the window (from 1)</source>
        <translation>الرسالة، بمعرّفها أو رقمها في النافذة (من 1)</translation>
    </message>
    <message>
        <source>The part, counted from 0</source>
        <translation>الجزء، عدًّا من 0</translation>
    </message>
    <message>
        <source>Files, folders or server addresses</source>
        <translation>ملفات أو مجلدات أو عناوين خوادم</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>The id of the session</source>
        <translation>معرّف الجلسة</translation>
    </message>
    <message>
        <source>Start at this message, counted from 0</source>
        <translation>البدء عند هذه الرسالة، عدًّا من 0</translation>
    </message>
    <message>
        <source>Print at most this many messages</source>
        <translation>طباعة هذا العدد من الرسائل على الأكثر</translation>
    </message>
    <message>
        <source>Cut texts off after this many bytes</source>
        <translation>قطع النصوص بعد هذا العدد من البايتات</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.</source>
        <translation>ليس «%1» أمرًا ولا ملفًا ولا مجلدًا. يسرد «stemma --help» كل الأوامر.</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.</source>
        <translation>ليس «%1» أمرًا ولا ملفًا ولا مجلدًا. أتقصد «%2»؟ يسرد «stemma --help» كل الأوامر.</translation>
    </message>
    <message>
        <source>Without a command, a window opens with these stores. A message is named by its id, or by its number in the window (from 1).</source>
        <translation>بلا أمر تُفتح نافذة فيها هذه المخازن. تُسمّى الرسالة بمعرّفها، أو برقمها في النافذة (من 1).</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>تم.</translation>
    </message>
    <message>
        <source>Done, and there are findings.</source>
        <translation>تم، وثمة نتائج فحص.</translation>
    </message>
    <message>
        <source>The arguments cannot be used.</source>
        <translation>لا يمكن استخدام المعطيات.</translation>
    </message>
    <message>
        <source>Failed; nothing was written.</source>
        <translation>فشل؛ ولم يُكتب شيء.</translation>
    </message>
    <message>
        <source>The store changed or is in use; nothing was written.</source>
        <translation>تغيّر المخزن أو هو قيد الاستخدام؛ ولم يُكتب شيء.</translation>
    </message>
    <message>
        <source>%1 is not a SQLite database; “stemma check” looks for damage in it.</source>
        <translation>ليس %1 قاعدة بيانات SQLite؛ يبحث الأمر «stemma check» عن التلف فيه.</translation>
    </message>
    <message>
        <source>Tables and indexes, bytes of their pages</source>
        <translation>الجداول والفهارس، بايتات صفحاتها</translation>
    </message>
    <message>
        <source>Tables, bytes of their values (this SQLite cannot count pages)</source>
        <translation>الجداول، بايتات قيمها (لا تستطيع نسخة SQLite هذه عدّ الصفحات)</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>فهرس %1</translation>
    </message>
    <message>
        <source>free pages</source>
        <translation>صفحات حرة</translation>
    </message>
    <message>
        <source>write-ahead log</source>
        <translation>سجل الكتابة المسبقة</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>بلا امتداد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%Ln ملفات</numerusform>
            <numerusform>%Ln ملفًا</numerusform>
            <numerusform>%Ln ملف</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents of messages</source>
        <translation>محتويات الرسائل</translation>
    </message>
    <message>
        <source>Largest sessions</source>
        <translation>أكبر الجلسات</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>أكبر المحتويات</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>الرسالة %1 من %2</translation>
    </message>
    <message>
        <source>--vacuum regains at least %1 bytes.</source>
        <translation>يستعيد الخيار --vacuum ما لا يقل عن %1 بايت.</translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: لم يُعثر على تلف.</translation>
    </message>
    <message>
        <source>%1: SQLite found damage:</source>
        <translation>%1: وجدت SQLite تلفًا:</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) was written back.</source>
        <translation>دُمج سجل %1 (%2 بايت) فيه.</translation>
    </message>
    <message>
        <source>The log of %1 (%2 bytes) can be written back; no record changes, and there is nothing to undo. Add --apply to do it.</source>
        <translation>يمكن دمج سجل %1 (%2 بايت) فيه؛ لا تتغير أي بيانات، ولا شيء يُتراجَع عنه. أضف --apply لإجراء ذلك.</translation>
    </message>
    <message>
        <source>Check every page of the database</source>
        <translation>فحص كل صفحة من قاعدة البيانات</translation>
    </message>
    <message>
        <source>Give the free pages of the database back; can be undone</source>
        <translation>إعادة الصفحات الحرة في قاعدة البيانات إلى القرص؛ ويمكن التراجع عن ذلك</translation>
    </message>
    <message>
        <source>Write the log of a database that nobody has open back into it; changes no record</source>
        <translation>دمج سجل قاعدة بيانات لا يفتحها أحد فيها؛ ولا تتغير أي بيانات</translation>
    </message>
    <message>
        <source>It is not a JSON array of strings.</source>
        <translation>ليس مصفوفة JSON من السلاسل النصية.</translation>
    </message>
    <message>
        <source>It is not a change.</source>
        <translation>ليس تغييرًا.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a batch.</source>
        <translation>لا يمكن أن يكون «%1» جزءًا من دفعة.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>لا يمكن قراءة %1: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the batch is not valid. %2</source>
        <translation>السطر %1 من الدفعة غير صالح. %2</translation>
    </message>
    <message>
        <source>No pruned output fits into %L1 tokens.</source>
        <translation>لا خرج مقلَّم تتسع له %L1 من الرموز.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs between the last summary and the last two prompts have at most %L1 tokens.</source>
        <translation>لا شيء لتقليمه: في المخرجات بين الملخّص الأخير وآخر طلبين %L1 من الرموز على الأكثر.</translation>
    </message>
    <message>
        <source>Stopped at “%1” after %2 of %3 changes: %4</source>
        <translation>توقف عند «%1» بعد %2 من %3 من التغييرات: %4</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>لا شيء لإعادته.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>لا شيء للتراجع عنه.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>The protocol: openai (chat completions, the default) or anthropic (messages)</source>
        <translation>البروتوكول: openai (إكمال الدردشة، المبدئي) أو anthropic (الرسائل)</translation>
    </message>
    <message>
        <source>The environment variable with the key. By default the key from OPENAI_API_KEY or ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds for this address</source>
        <translation>متغير البيئة الذي فيه المفتاح. مبدئيًا المفتاح من OPENAI_API_KEY أو ANTHROPIC_API_KEY، ولا يُرسل إلا إلى OpenAI أو Anthropic، وإلا فالمفتاح الذي في سلسلة المفاتيح لهذا العنوان</translation>
    </message>
    <message>
        <source>Do not use keys from the keychain</source>
        <translation>عدم استخدام مفاتيح من سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>The proxy, or none; the system&apos;s proxy by default</source>
        <translation>الوكيل الشبكي، أو none؛ والوكيل الشبكي للنظام مبدئيًا</translation>
    </message>
    <message>
        <source>Give up after this many seconds without an answer</source>
        <translation>التوقف عن الانتظار بعد هذا العدد من الثواني بلا إجابة</translation>
    </message>
    <message>
        <source>Number of retries after temporary errors; 3 by default</source>
        <translation>عدد إعادات المحاولة بعد الأخطاء المؤقتة؛ 3 مبدئيًا</translation>
    </message>
    <message>
        <source>The price per million tokens, sent and received, for an estimate</source>
        <translation>سعر مليون رمز، مرسَل ومستلَم، للتقدير</translation>
    </message>
    <message>
        <source>Send without asking</source>
        <translation>الإرسال بلا سؤال</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) still look as if they should be redacted; look through the document.</source>
        <translation>
            <numerusform>لا قيم تبدو مما ينبغي حجبه؛ راجع المستند.</numerusform>
            <numerusform>قيمة واحدة ما زالت تبدو مما ينبغي حجبه؛ راجع المستند.</numerusform>
            <numerusform>قيمتان ما زالتا تبدوان مما ينبغي حجبه؛ راجع المستند.</numerusform>
            <numerusform>%Ln قيم ما زالت تبدو مما ينبغي حجبه؛ راجع المستند.</numerusform>
            <numerusform>%Ln قيمة ما زالت تبدو مما ينبغي حجبه؛ راجع المستند.</numerusform>
            <numerusform>%Ln قيمة ما زالت تبدو مما ينبغي حجبه؛ راجع المستند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the document; by default what the file&apos;s name ends with, or markdown</source>
        <translation>شكل المستند؛ ومبدئيًا ما ينتهي به اسم الملف، أو markdown</translation>
    </message>
    <message>
        <source>The file to write; standard output by default</source>
        <translation>الملف الذي يُكتب؛ والخرج القياسي مبدئيًا</translation>
    </message>
    <message>
        <source>Leave thinking out</source>
        <translation>ترك التفكير</translation>
    </message>
    <message>
        <source>Leave tool calls and patches out</source>
        <translation>ترك استدعاءات الأدوات والرقع</translation>
    </message>
    <message>
        <source>Only say that there are images</source>
        <translation>الاكتفاء بذكر وجود صور</translation>
    </message>
    <message>
        <source>Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home folders and private hosts, and leave images out</source>
        <translation>استبدال المفاتيح والرموز السرية وكلمات السر وعناوين البريد وأرقام الهواتف والحسابات المصرفية ومجلدات المنزل والمضيفين الخاصين، وترك الصور</translation>
    </message>
    <message>
        <source>A name to replace as well; may be repeated</source>
        <translation>اسم يُستبدل أيضًا؛ ويمكن تكراره</translation>
    </message>
    <message>
        <source>A kind not to replace; may be repeated</source>
        <translation>نوع لا يُستبدل؛ ويمكن تكراره</translation>
    </message>
    <message>
        <source>“%1” is too short for a name: it would be replaced everywhere.</source>
        <translation>«%1» أقصر من أن يكون اسمًا: سيُستبدل في كل مكان.</translation>
    </message>
    <message>
        <source>The agent of this store keeps no copies of files.</source>
        <translation>لا يحتفظ وكيل هذا المخزن بنسخ من الملفات.</translation>
    </message>
    <message>
        <source>The copy of %1 is no longer there.</source>
        <translation>لم تعد نسخة %1 موجودة.</translation>
    </message>
    <message>
        <source>The store that gets it; where the agent keeps sessions by default</source>
        <translation>المخزن الذي يتسلّمها؛ ومبدئيًا حيث يحفظ الوكيل الجلسات</translation>
    </message>
    <message>
        <source>The project folder of the new session; that of the session by default</source>
        <translation>مجلد مشروع الجلسة الجديدة؛ ومبدئيًا مجلد الجلسة</translation>
    </message>
    <message>
        <source>Leave thinking out (none, the default), or make it text of the answers</source>
        <translation>ترك التفكير (none، المبدئي)، أو تحويله إلى نص من الإجابات</translation>
    </message>
    <message>
        <source>Keep tool calls with their results (calls, the default), or make them text</source>
        <translation>إبقاء استدعاءات الأدوات مع نتائجها (calls، المبدئي)، أو تحويلها إلى نص</translation>
    </message>
    <message>
        <source>Hits: %1; sessions by index: %2, by reading: %3</source>
        <translation>النتائج: %1؛ الجلسات بالفهرس: %2، بالقراءة: %3</translation>
    </message>
    <message>
        <source>%1; there are more (--limit)</source>
        <translation>%1؛ وثمة مزيد (--limit)</translation>
    </message>
    <message>
        <source>Sessions: %1, texts: %2, bytes: %3</source>
        <translation>الجلسات: %1، النصوص: %2، البايتات: %3</translation>
    </message>
    <message>
        <source>  (being built)</source>
        <translation>  (قيد البناء)</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>لا يمكن كتابة الخرج.</translation>
    </message>
    <message>
        <source>%1 was not searched to its end; there may be more stores in it.</source>
        <translation>لم يكتمل البحث في %1؛ فقد يكون فيه مزيد من المخازن.</translation>
    </message>
    <message>
        <source>%1 holds several stores. Name one of them: %2</source>
        <translation>في %1 عدة مخازن. سمِّ واحدًا منها: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <translation>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
            <numerusform>الرموز: %1</numerusform>
        </translation>
    </message>
    <message>
        <source> level %1, node %2</source>
        <translation> المستوى %1، العقدة %2</translation>
    </message>
    <message>
        <source> %1, %2 bytes</source>
        <translation> %1، %2 بايت</translation>
    </message>
    <message>
        <source>pruned %1</source>
        <translation>مقلَّم %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <translation>البايتات المخزَّنة</translation>
    </message>
    <message>
        <source>Name the shell: bash, zsh or fish.</source>
        <translation>سمِّ الصدفة: bash أو zsh أو fish.</translation>
    </message>
    <message>
        <source>These arguments do not fit the command. “stemma %1 --help” lists what it takes.</source>
        <translation>هذه المعطيات لا تناسب الأمر. يسرد «stemma %1 --help» ما يقبله.</translation>
    </message>
    <message>
        <source>There is no such command. “stemma --help” lists all commands.</source>
        <translation>لا يوجد أمر كهذا. يسرد «stemma --help» كل الأوامر.</translation>
    </message>
    <message>
        <source>These arguments are not valid.</source>
        <translation>هذه المعطيات غير صالحة.</translation>
    </message>
    <message>
        <source>--json tells of the file that was written: name one with -o.</source>
        <translation>يخبر --json عن الملف الذي كُتب: سمِّ ملفًا بالخيار -o.</translation>
    </message>
    <message>
        <source>Say what to apply: --vacuum or --write-back.</source>
        <translation>قل ما يُطبَّق: --vacuum أو --write-back.</translation>
    </message>
    <message>
        <source>Choose what to repair: --code, --place or --all.</source>
        <translation>اختر ما يُصلح: --code أو --place أو --all.</translation>
    </message>
    <message>
        <source>No finding has the code “%1”. Known codes: %2.</source>
        <translation>لا توجد نتيجة بالرمز «%1». الرموز المعروفة: %2.</translation>
    </message>
    <message>
        <source>Say what to search for, for example: stemma search &quot;exit code&quot;.</source>
        <translation>قل ما تبحث عنه، مثلًا: stemma search &quot;exit code&quot;.</translation>
    </message>
    <message>
        <source>Choose an output with --message and --part, or give --keep-tokens.</source>
        <translation>اختر خرجًا بالخيارين --message و--part، أو أعطِ --keep-tokens.</translation>
    </message>
    <message>
        <source>Say what to ask: a question with --question, or --probe.</source>
        <translation>قل ما تسأل عنه: سؤال بالخيار --question، أو --probe.</translation>
    </message>
    <message>
        <source>Name the model to ask with --endpoint and --model, or add --dry-run.</source>
        <translation>سمِّ النموذج المراد سؤاله بالخيارين --endpoint و--model، أو أضف --dry-run.</translation>
    </message>
    <message>
        <source>A model writes summaries of level 1 or 2. Choose one with --level.</source>
        <translation>يكتب النموذج ملخّصات المستوى 1 أو 2. اختر واحدًا بالخيار --level.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>Context: %1, %2; afterwards %3, %4</source>
        <comment>4 items, 60 tokens; afterwards 3 items, 1 token</comment>
        <translation>السياق: %1، %2؛ وبعد ذلك %3، %4</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>نُسخ: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>تُرك: %1</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <translation>نجح: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>تحذير: %1</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>To keep the signed thinking, make the change in a fork: %1</source>
        <translation>لإبقاء التفكير الموقَّع، أجرِ التغيير في تفرّع: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>ملاحظة: %1</translation>
    </message>
    <message>
        <source>Discarded end: %1</source>
        <translation>النهاية المهمَلة: %1</translation>
    </message>
    <message>
        <source>New session: %1</source>
        <translation>جلسة جديدة: %1</translation>
    </message>
    <message>
        <source>To continue, in the project folder: %1</source>
        <translation>للمتابعة، في مجلد المشروع: %1</translation>
    </message>
    <message>
        <source>Done. To undo it: stemma undo %1</source>
        <translation>تم. للتراجع عنه: stemma undo %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Add --apply to make the change.</source>
        <translation>لم يتغير شيء. أضف --apply لإجراء التغيير.</translation>
    </message>
    <message>
        <source>The session is not compacted yet.</source>
        <translation>لم تُضغط الجلسة بعد.</translation>
    </message>
    <message>
        <source>The session has no summary “%1”.</source>
        <translation>ليس في الجلسة ملخّص «%1».</translation>
    </message>
    <message>
        <source>The summary does not record which messages it replaced, so it cannot be reviewed.</source>
        <translation>لا يسجّل الملخّص الرسائل التي حلّ محلها، ولذلك لا يمكن مراجعته.</translation>
    </message>
    <message>
        <source>The summary replaced no messages, so there is nothing to review.</source>
        <translation>لم يحلّ الملخّص محل أي رسالة، فلا شيء لمراجعته.</translation>
    </message>
    <message>
        <source>The rules that build and compact the context, by a name from “formats”; taken from the store by default</source>
        <translation>القواعد التي تبني السياق وتضغطه، باسم من «formats»؛ وتؤخذ من المخزن مبدئيًا</translation>
    </message>
    <message>
        <source>The model’s window in tokens; taken from the model’s name by default</source>
        <translation>نافذة النموذج بالرموز؛ وتؤخذ من اسم النموذج مبدئيًا</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>رموز النافذة المحجوزة للإجابة</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for compaction</source>
        <translation>رموز النافذة المحجوزة للضغط</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted; 0.6 by default</source>
        <translation>حصة الرموز القابلة للاستخدام التي تُضغط عندها الجلسة؛ 0.6 مبدئيًا</translation>
    </message>
    <message>
        <source>The query cannot be read at character %1. %2</source>
        <translation>لا يمكن قراءة الاستعلام عند المحرف %1. %2</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2026-03-01, 2026-03, today or 7d.</source>
        <translation>ليس «%1» تاريخًا. اكتب 2026-03-01 أو 2026-03 أو today أو 7d.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) of %1 could not be read and were not searched.</source>
        <translation>
            <numerusform>لا جلسات من %1 تعذّرت قراءتها.</numerusform>
            <numerusform>تعذّرت قراءة جلسة واحدة من %1 فلم يُبحث فيها.</numerusform>
            <numerusform>تعذّرت قراءة جلستين من %1 فلم يُبحث فيهما.</numerusform>
            <numerusform>تعذّرت قراءة %Ln جلسات من %1 فلم يُبحث فيها.</numerusform>
            <numerusform>تعذّرت قراءة %Ln جلسة من %1 فلم يُبحث فيها.</numerusform>
            <numerusform>تعذّرت قراءة %Ln جلسة من %1 فلم يُبحث فيها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regular expression took too long on %Ln text(s), which may have more hits.</source>
        <translation>
            <numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في %Ln نص، وقد يكون فيها مزيد من النتائج.</numerusform>
            <numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في نص واحد، وقد يكون فيه مزيد من النتائج.</numerusform>
            <numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في نصين، وقد يكون فيهما مزيد من النتائج.</numerusform>
            <numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في %Ln نصوص، وقد يكون فيها مزيد من النتائج.</numerusform>
            <numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في %Ln نصًا، وقد يكون فيها مزيد من النتائج.</numerusform>
            <numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في %Ln نص، وقد يكون فيها مزيد من النتائج.</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions found in the usual places. Name a store.</source>
        <translation>لم يُعثر على جلسات في الأماكن المعتادة. سمِّ مخزنًا.</translation>
    </message>
    <message>
        <source>The query is a regular expression</source>
        <translation>الاستعلام تعبير نمطي</translation>
    </message>
    <message>
        <source>The query is a text to find as it is</source>
        <translation>الاستعلام نص يُبحث عنه كما هو</translation>
    </message>
    <message>
        <source>With --regex: in any case</source>
        <translation>مع --regex: دون تمييز حالة الأحرف</translation>
    </message>
    <message>
        <source>Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by default)</source>
        <translation>طباعة هذا العدد من النتائج على الأكثر، وهي الأحدث من كل المخازن؛ والقيمة 0 تطبعها كلها مخزنًا مخزنًا (100 مبدئيًا)</translation>
    </message>
    <message>
        <source>Only messages since this date: 2026-03-01, 2026-03, today, 7d</source>
        <translation>الرسائل منذ هذا التاريخ فقط: 2026-03-01 أو 2026-03 أو today أو 7d</translation>
    </message>
    <message>
        <source>Order by relevance instead of newest first; needs an index</source>
        <translation>الترتيب بحسب الصلة بدلًا من الأحدث أولًا؛ ويحتاج إلى فهرس</translation>
    </message>
    <message>
        <source>Read the stores instead of using their indexes</source>
        <translation>قراءة المخازن بدلًا من استخدام فهارسها</translation>
    </message>
    <message>
        <source>Build or update the indexes of stores; no query</source>
        <translation>بناء فهارس المخازن أو تحديثها؛ بلا استعلام</translation>
    </message>
    <message>
        <source>Delete the indexes of stores; no query</source>
        <translation>حذف فهارس المخازن؛ بلا استعلام</translation>
    </message>
    <message>
        <source>List the indexes with their size; no query</source>
        <translation>سرد الفهارس وأحجامها؛ بلا استعلام</translation>
    </message>
    <message>
        <source>Level %1 skipped: %2</source>
        <translation>جرى تخطي المستوى %1: %2</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 messages</source>
        <translation>المستوى %1: نصوص %2 من الرسائل</translation>
    </message>
    <message>
        <source>Level %1: the %2 texts it summarises</source>
        <translation>المستوى %1: النصوص التي يلخّصها وعددها %2</translation>
    </message>
    <message>
        <source>Level %1: the texts of %2 summaries</source>
        <translation>المستوى %1: نصوص %2 من الملخّصات</translation>
    </message>
    <message>
        <source>Level 2 is sent only if level 1 gives no usable summary.</source>
        <translation>لا يُرسل المستوى 2 إلا إن لم يعطِ المستوى 1 ملخّصًا صالحًا.</translation>
    </message>
    <message>
        <source>Level %1 given up: %2</source>
        <translation>تُخلّي عن المستوى %1: %2</translation>
    </message>
    <message>
        <source>(cut off; %1 bytes in total)</source>
        <translation>(مقطوع؛ المجموع %1 بايت)</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>غير ممكن: %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>writable</source>
        <translation>قابل للكتابة</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>لا صيغة معروفة</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>الإنشاء (UTC)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Title or first prompt</source>
        <translation>العنوان أو الطلب الأول</translation>
    </message>
    <message>
        <source>(deleted) %1</source>
        <translation>(محذوفة) %1</translation>
    </message>
    <message>
        <source>(flagged)</source>
        <translation>(معلَّمة)</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>الأصل</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>محذوفة</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>Condensed summary</source>
        <translation>ملخّص مكثّف</translation>
    </message>
    <message>
        <source>level %1, from %2 to %3</source>
        <translation>المستوى %1، من %2 إلى %3</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>مستبدَل</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>العلاقة</translation>
    </message>
    <message numerus="yes">
        <source>about %1 token(s)</source>
        <translation>
            <numerusform>نحو %1 من الرموز</numerusform>
            <numerusform>نحو %1 من الرموز</numerusform>
            <numerusform>نحو %1 من الرموز</numerusform>
            <numerusform>نحو %1 من الرموز</numerusform>
            <numerusform>نحو %1 من الرموز</numerusform>
            <numerusform>نحو %1 من الرموز</numerusform>
        </translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>لم تُرسل: %1</translation>
    </message>
    <message>
        <source>Tokens, estimated</source>
        <translation>الرموز المقدَّرة</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>لا يمكن إصلاحه: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>الإصلاح: %1</translation>
    </message>
    <message>
        <source>Summary of %1 messages, now %2</source>
        <comment>12 tokens</comment>
        <translation>ملخّص %1 من الرسائل، وهي الآن %2</translation>
    </message>
    <message>
        <source>Summary of the %1 messages or summaries that it replaced, %2</source>
        <comment>12 tokens</comment>
        <translation>ملخّص %1 من الرسائل أو الملخّصات التي حلّ محلها، %2</translation>
    </message>
    <message>
        <source>Summary of %1 summaries, now %2</source>
        <comment>12 tokens</comment>
        <translation>ملخّص %1 من الملخّصات، وهي الآن %2</translation>
    </message>
    <message>
        <source>Request to %1, for an answer of at most %2 tokens:</source>
        <translation>طلب إلى %1، لإجابة من %2 من الرموز على الأكثر:</translation>
    </message>
    <message>
        <source>The summary without a model:</source>
        <translation>الملخّص بلا نموذج:</translation>
    </message>
    <message>
        <source>, now “%1”</source>
        <translation>، والآن «%1»</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>احتيج إليه من جديد في %1</translation>
    </message>
    <message>
        <source>%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)</source>
        <translation>بقي %1 من %2 مما عُثر عليه، واحتيج من جديد إلى %3 مما ضاع (عُثر عليها بالقواعد، بلا دقة)</translation>
    </message>
    <message>
        <source>Only a part was reviewed: there is too much text.</source>
        <translation>لم يُراجَع إلا جزء: النص أكثر من اللازم.</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>لا سجلات أخرى خارج دفتر التغييرات.</numerusform>
            <numerusform>سجل آخر غير محفوظ في دفتر التغييرات.</numerusform>
            <numerusform>سجلان آخران غير محفوظين في دفتر التغييرات.</numerusform>
            <numerusform>%n سجلات أخرى غير محفوظة في دفتر التغييرات.</numerusform>
            <numerusform>%n سجلًا آخر غير محفوظ في دفتر التغييرات.</numerusform>
            <numerusform>%n سجل آخر غير محفوظ في دفتر التغييرات.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>لا نتائج فحص.</translation>
    </message>
    <message>
        <source>No sessions.</source>
        <translation>لا جلسات.</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>لا تغييرات بعد.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>لم يتغير أي ملف.</translation>
    </message>
    <message>
        <source>List prices as known on %1; your own go above them in %2.</source>
        <translation>أسعار القائمة كما عُرفت في %1؛ وأسعارك التي في %2 مقدَّمة عليها.</translation>
    </message>
    <message>
        <source>Prices of %1, and list prices as known on %2.</source>
        <translation>أسعار %1، وأسعار القائمة كما عُرفت في %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>%1, %2: %3 counted, %4 by the agent. %5</source>
        <translation>%1، %2: المحسوب %3، وعند الوكيل %4. %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n session(s): %3 counted, %4 by the agent. %5</source>
        <comment>path, input tokens, figure, figure, reason</comment>
        <translation>
            <numerusform>%1، %2 من %n جلسة: المحسوب %3، وعند الوكيل %4. %5</numerusform>
            <numerusform>%1، %2 من جلسة واحدة: المحسوب %3، وعند الوكيل %4. %5</numerusform>
            <numerusform>%1، %2 من جلستين: المحسوب %3، وعند الوكيل %4. %5</numerusform>
            <numerusform>%1، %2 من %n جلسات: المحسوب %3، وعند الوكيل %4. %5</numerusform>
            <numerusform>%1، %2 من %n جلسة: المحسوب %3، وعند الوكيل %4. %5</numerusform>
            <numerusform>%1، %2 من %n جلسة: المحسوب %3، وعند الوكيل %4. %5</numerusform>
        </translation>
    </message>
    <message>
        <source>--differences lists each session whose sum is another than the agent&apos;s.</source>
        <translation>يسرد --differences كل جلسة يخالف مجموعها مجموع الوكيل.</translation>
    </message>
    <message>
        <source>(not stored)</source>
        <translation>(غير مخزَّن)</translation>
    </message>
    <message>
        <source>session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message>
        <source>input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>cache write</source>
        <translation>المكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>by sub-agents</source>
        <translation>من وكلاء فرعيين</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>A subscription covers %1.</source>
        <translation>يغطي اشتراك %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) have no known price, of these models: %1</source>
        <translation>
            <numerusform>لا استدعاءات بلا سعر معروف، من هذه النماذج: %1</numerusform>
            <numerusform>استدعاء واحد بلا سعر معروف، من هذه النماذج: %1</numerusform>
            <numerusform>استدعاءان بلا سعر معروف، من هذه النماذج: %1</numerusform>
            <numerusform>%n استدعاءات بلا سعر معروف، من هذه النماذج: %1</numerusform>
            <numerusform>%n استدعاءً بلا سعر معروف، من هذه النماذج: %1</numerusform>
            <numerusform>%n استدعاء بلا سعر معروف، من هذه النماذج: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %1: %Ln record(s) with %2</source>
        <comment>reason, 12 tokens</comment>
        <translation>
            <numerusform>لم يُحسب، %1: لا سجلات، فيها %2</numerusform>
            <numerusform>لم يُحسب، %1: سجل واحد فيه %2</numerusform>
            <numerusform>لم يُحسب، %1: سجلان فيهما %2</numerusform>
            <numerusform>لم يُحسب، %1: %Ln سجلات فيها %2</numerusform>
            <numerusform>لم يُحسب، %1: %Ln سجلًا فيها %2</numerusform>
            <numerusform>لم يُحسب، %1: %Ln سجل فيها %2</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was: %1 (%2); estimated: %3 (%4)</source>
        <comment>costs, numbers of tokens</comment>
        <translation>كما كانت: %1 (%2)؛ وتقديرًا: %3 (%4)</translation>
    </message>
    <message>
        <source>“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.</source>
        <translation>ليس «%1» يومًا ولا وقتًا. اكتبه مثل 2026-03-31 أو 2026-03-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>What each line sums up</source>
        <translation>ما تجمعه الأسطر</translation>
    </message>
    <message>
        <source>Only calls from this day or time on</source>
        <translation>الاستدعاءات من هذا اليوم أو الوقت فصاعدًا فقط</translation>
    </message>
    <message>
        <source>Only calls up to this day or time</source>
        <translation>الاستدعاءات حتى هذا اليوم أو الوقت فقط</translation>
    </message>
    <message>
        <source>Prices above those of the program; by default those in your configuration folder</source>
        <translation>أسعار مقدَّمة على أسعار البرنامج؛ ومبدئيًا التي في مجلد إعداداتك</translation>
    </message>
    <message>
        <source>Print the lines as CSV</source>
        <translation>طباعة الأسطر بصيغة CSV</translation>
    </message>
    <message>
        <source>List each session whose sum is another than the agent&apos;s own</source>
        <translation>سرد كل جلسة يخالف مجموعها مجموع الوكيل نفسه</translation>
    </message>
    <message>
        <source>Estimate the cost of the session if it had been compacted at a number of tokens, its tool outputs pruned except for the newest, or fully cached</source>
        <translation>تقدير ما كانت الجلسة ستكلّفه: لو ضُغطت عند هذا العدد من الرموز، أو قُلّمت مخرجات أدواتها إلا هذا العدد من أحدث الرموز، أو كانت كلها من الخبيئة</translation>
    </message>
    <message>
        <source>Show this session</source>
        <translation>إظهار هذه الجلسة</translation>
    </message>
    <message>
        <source>Go to this message, by its id or its number (from 1)</source>
        <translation>الانتقال إلى هذه الرسالة، بمعرّفها أو رقمها (من 1)</translation>
    </message>
    <message>
        <source>Open another window, even if one is open</source>
        <translation>فتح نافذة أخرى حتى إن كانت واحدة مفتوحة</translation>
    </message>
    <message>
        <source>Compare the session with this one</source>
        <translation>مقارنة الجلسة بهذه</translation>
    </message>
    <message>
        <source>Look for this, in the panel search, search-tab or find, or in the settings; in export: names to redact</source>
        <translation>البحث عن هذا في اللوحة search أو search-tab أو find، أو في الإعدادات؛ وفي export: الأسماء المراد حجبها</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>فتح الجلسة النموذجية</translation>
    </message>
    <message>
        <source>Language of the window, e.g. de</source>
        <translation>لغة النافذة، مثل de</translation>
    </message>
    <message>
        <source>Colours: light, dark, high-contrast</source>
        <translation>الألوان: light أو dark أو high-contrast</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file, without a display, and leave</source>
        <translation>رسم النافذة في ملف PNG بلا شاشة، ثم الخروج</translation>
    </message>
    <message>
        <source>Size of the picture, e.g. 1440x900</source>
        <translation>حجم الصورة، مثل 1440x900</translation>
    </message>
    <message>
        <source>Pixels of the picture for a pixel of the window</source>
        <translation>بكسلات الصورة لكل بكسل من النافذة</translation>
    </message>
    <message>
        <source>The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair</source>
        <translation>الخطة التي تُعرض في صورة: fork أو resume أو rename أو edit أو remove أو prune أو delete أو repair</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>خيارات النافذة:</translation>
    </message>
    <message>
        <source>Show a panel: %1</source>
        <translation>إظهار لوحة: %1</translation>
    </message>
    <message>
        <source>Save the files as they were at the checkpoint in this folder; none is overwritten</source>
        <translation>حفظ الملفات كما كانت عند نقطة الحفظ في هذا المجلد؛ لا يُكتب فوق شيء</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 بايت: %2</translation>
    </message>
    <message>
        <source>Write a comparison with this session of the same store, as html or markdown</source>
        <translation>كتابة مقارنة مع هذه الجلسة من المخزن نفسه، بصيغة html أو markdown</translation>
    </message>
    <message>
        <source>A comparison is written as html or markdown.</source>
        <translation>تُكتب المقارنة بصيغة html أو markdown.</translation>
    </message>
    <message>
        <source>The agent that gets the session; with --redact by default a copy in its own store</source>
        <translation>الوكيل الذي يتسلّم الجلسة؛ ومع --redact مبدئيًا نسخة في مخزنها نفسه</translation>
    </message>
    <message>
        <source>Only a document is redacted: name its file with -o, or its --format.</source>
        <translation>لا يُحجب إلا مستند: اذكر ملفه بالخيار -o أو صيغته بالخيار --format.</translation>
    </message>
    <message>
        <source>Name the agent with --to. Only a redacted copy goes to the same store.</source>
        <translation>اذكر الوكيل بالخيار --to. لا تذهب إلى المخزن نفسه إلا نسخة محجوبة البيانات.</translation>
    </message>
    <message>
        <source>No document ends with “.%1”. Name the form with --format.</source>
        <translation>لا مستند ينتهي بـ«.%1». حدّد الصيغة بالخيار --format.</translation>
    </message>
    <message>
        <source>A review is written as html, markdown or json.</source>
        <translation>تُكتب المراجعة بصيغة html أو markdown أو json.</translation>
    </message>
    <message>
        <source>The connection broke, so the question is asked again.</source>
        <translation>انقطع الاتصال، فيُطرح السؤال من جديد.</translation>
    </message>
    <message>
        <source>These were thoughts of the model. The answer follows.</source>
        <translation>كانت هذه أفكار النموذج. تليها الإجابة.</translation>
    </message>
    <message>
        <source>The answer is not complete: this part had arrived.</source>
        <translation>الإجابة غير كاملة: هذا ما وصل منها.</translation>
    </message>
    <message>
        <source>The fork has no summary that lost a constraint.</source>
        <translation>ليس في التفرّع ملخّص أضاع قيدًا.</translation>
    </message>
    <message>
        <source>Leave out thinking blocks, except those that the next call still needs</source>
        <translation>ترك كتل التفكير، إلا ما يحتاج إليه الاستدعاء التالي</translation>
    </message>
    <message>
        <source>Leave out the checkpoints that the store has</source>
        <translation>ترك نقاط الحفظ التي في المخزن</translation>
    </message>
    <message>
        <source>Add the constraints that the last summary lost to its copy</source>
        <translation>إضافة القيود التي أضاعها آخر ملخّص إلى نسخته</translation>
    </message>
    <message>
        <source>Add this constraint to the copy of the last summary; can be repeated</source>
        <translation>إضافة هذا القيد إلى نسخة آخر ملخّص؛ ويمكن تكراره</translation>
    </message>
    <message>
        <source>Print which sessions came from which</source>
        <translation>طباعة أي الجلسات نشأت من أيها</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1 bytes: %2</source>
        <translation>
            <numerusform>لا رسائل، البايتات: %1: %2</numerusform>
            <numerusform>رسالة واحدة، البايتات: %1: %2</numerusform>
            <numerusform>رسالتان، البايتات: %1: %2</numerusform>
            <numerusform>%Ln رسائل، البايتات: %1: %2</numerusform>
            <numerusform>%Ln رسالة، البايتات: %1: %2</numerusform>
            <numerusform>%Ln رسالة، البايتات: %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) of the session redacted</source>
        <translation>
            <numerusform>لم يُحجب أي موضع من الجلسة</numerusform>
            <numerusform>حُجب موضع واحد من الجلسة</numerusform>
            <numerusform>حُجب موضعان من الجلسة</numerusform>
            <numerusform>حُجبت %Ln مواضع من الجلسة</numerusform>
            <numerusform>حُجب %Ln موضعًا من الجلسة</numerusform>
            <numerusform>حُجب %Ln موضع من الجلسة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;فُتحت حديثًا</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>تفريع</translation>
    </message>
    <message>
        <source>Resume here</source>
        <translation>استئناف من هنا</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>ضغط</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
</context>
<context>
    <name>stemma::AsideTabs</name>
    <message>
        <source>Nothing was lost that can be asked about.</source>
        <translation>لم يضِع شيء يمكن السؤال عنه.</translation>
    </message>
</context>
<context>
    <name>stemma::AskBar</name>
    <message>
        <source>Ask…</source>
        <translation>سؤال…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>سؤال خاص</translation>
    </message>
    <message>
        <source>What do you want to know of the context? Nothing is sent before you agree.</source>
        <translation>ماذا تريد أن تعرف عن السياق؟ لا يُرسل شيء قبل موافقتك.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Type a question instead of those of the probe</source>
        <translation>كتابة سؤال بدلًا من أسئلة الاختبار</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>إلغاء الطلب؛ فلا يُرسل شيء بعد ذلك</translation>
    </message>
    <message>
        <source>Earlier questions</source>
        <translation>أسئلة سابقة</translation>
    </message>
    <message>
        <source>Questions asked so far. They are kept until this tab is closed, and never stored.</source>
        <translation>الأسئلة المطروحة حتى الآن. تبقى حتى إغلاق هذا اللسان، ولا تُخزَّن أبدًا.</translation>
    </message>
    <message>
        <source>See what is sent and what it may cost, and agree (Ctrl+Return)</source>
        <translation>رؤية ما يُرسل وما قد يكلّفه، ثم الموافقة (Ctrl+Return)</translation>
    </message>
</context>
<context>
    <name>stemma::AskColumn</name>
    <message>
        <source>Answer: %1</source>
        <translation>الإجابة: %1</translation>
    </message>
    <message>
        <source>Only the beginning is shown.</source>
        <translation>لا تظهر إلا البداية.</translation>
    </message>
    <message>
        <source>Judged by rules, not by a model: whether the lost words are in the answer. Read the answer itself before you rely on it.</source>
        <translation>حُكم عليها بقواعد لا بنموذج: هل الكلمات الضائعة في الإجابة. اقرأ الإجابة نفسها قبل أن تعتمد عليها.</translation>
    </message>
</context>
<context>
    <name>stemma::AskPage</name>
    <message numerus="yes">
        <source>Probe: %Ln question(s)</source>
        <translation>
            <numerusform>الاختبار: لا أسئلة</numerusform>
            <numerusform>الاختبار: سؤال واحد</numerusform>
            <numerusform>الاختبار: سؤالان</numerusform>
            <numerusform>الاختبار: %Ln أسئلة</numerusform>
            <numerusform>الاختبار: %Ln سؤالًا</numerusform>
            <numerusform>الاختبار: %Ln سؤال</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick a question first.</source>
        <translation>أشّر على سؤال أولًا.</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>اكتب سؤالًا أولًا.</translation>
    </message>
    <message>
        <source>Choose a context first.</source>
        <translation>اختر سياقًا أولًا.</translation>
    </message>
    <message>
        <source>The contexts are still being read.</source>
        <translation>ما زالت السياقات تُقرأ.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent as texts, without images. Tokens are estimates.</source>
        <translation>
            <numerusform>لا تُرسل عناصر. الرموز مقدَّرة.</numerusform>
            <numerusform>يُرسل عنصر واحد نصًا بلا صور. الرموز مقدَّرة.</numerusform>
            <numerusform>يُرسل عنصران نصًا بلا صور. الرموز مقدَّرة.</numerusform>
            <numerusform>تُرسل %Ln عناصر نصًا بلا صور. الرموز مقدَّرة.</numerusform>
            <numerusform>يُرسل %Ln عنصرًا نصًا بلا صور. الرموز مقدَّرة.</numerusform>
            <numerusform>يُرسل %Ln عنصر نصًا بلا صور. الرموز مقدَّرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the draft replaces is not in this context; it is sent before it.</source>
        <translation>ما تحل المسودة محله ليس في هذا السياق؛ وتُرسل قبله.</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records everything.</source>
        <translation>أُعيد تكوينه: لم يعد المخزن يسجّل كل شيء.</translation>
    </message>
    <message>
        <source>Not asked yet.</source>
        <translation>لم يُسأل بعد.</translation>
    </message>
    <message>
        <source>Reading the context…</source>
        <translation>تجري قراءة السياق…</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1… %2 so far</source>
        <comment>number of tokens</comment>
        <translation>انتظار إجابة %1… %2 حتى الآن</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1…</source>
        <translation>انتظار إجابة %1…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>انتظار…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Cost %1.</source>
        <translation>التكلفة %1.</translation>
    </message>
    <message>
        <source>The answer reached its largest size and is cut off.</source>
        <translation>بلغت الإجابة أقصى حجم لها وهي مقطوعة.</translation>
    </message>
    <message>
        <source>This question was not asked.</source>
        <translation>لم يُطرح هذا السؤال.</translation>
    </message>
    <message>
        <source>The model gave no answer to this question.</source>
        <translation>لم يُجب النموذج عن هذا السؤال.</translation>
    </message>
    <message>
        <source>%1 · at most %2</source>
        <translation>%1، %2 على الأكثر</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, answers of at most %2</source>
        <comment>number of tokens</comment>
        <translation>%1، لإجابات من %2 على الأكثر</translation>
    </message>
    <message>
        <source>estimated cost: at most %1</source>
        <translation>التكلفة المقدَّرة: %1 على الأكثر</translation>
    </message>
    <message>
        <source>the price of %1 is not known</source>
        <translation>سعر %1 غير معروف</translation>
    </message>
    <message>
        <source>Estimated from the length of the texts, with the price that is set for the model, or else that of the price table</source>
        <translation>مقدَّرة من طول النصوص، بالسعر المحدَّد للنموذج، وإلا فبسعر جدول الأسعار</translation>
    </message>
    <message>
        <source>Ask the context</source>
        <translation>سؤال السياق</translation>
    </message>
    <message numerus="yes">
        <source>Content: %Ln question(s), and in each request one context of this session</source>
        <translation>
            <numerusform>المحتوى: لا أسئلة، وفي كل طلب سياق واحد من هذه الجلسة</numerusform>
            <numerusform>المحتوى: سؤال واحد، وفي كل طلب سياق واحد من هذه الجلسة</numerusform>
            <numerusform>المحتوى: سؤالان، وفي كل طلب سياق واحد من هذه الجلسة</numerusform>
            <numerusform>المحتوى: %Ln أسئلة، وفي كل طلب سياق واحد من هذه الجلسة</numerusform>
            <numerusform>المحتوى: %Ln سؤالًا، وفي كل طلب سياق واحد من هذه الجلسة</numerusform>
            <numerusform>المحتوى: %Ln سؤال، وفي كل طلب سياق واحد من هذه الجلسة</numerusform>
        </translation>
    </message>
    <message>
        <source>Content: the question, and in each request one context of this session</source>
        <translation>المحتوى: السؤال، وفي كل طلب سياق واحد من هذه الجلسة</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>لا طلبات.</numerusform>
            <numerusform>طلب واحد.</numerusform>
            <numerusform>طلبان، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلبات، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلبًا، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلب، واحدًا بعد الآخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask · %1</source>
        <translation>سؤال، %1</translation>
    </message>
    <message>
        <source>Cancelled: this is what had come of the answer.</source>
        <translation>أُلغي: هذا ما وصل من الإجابة.</translation>
    </message>
    <message>
        <source>%1 This is what had come of the answer.</source>
        <translation>%1 هذا ما وصل من الإجابة.</translation>
    </message>
</context>
<context>
    <name>stemma::AskingSteps</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Steps of the summary</source>
        <translation>خطوات الملخّص</translation>
    </message>
    <message>
        <source>Cancel the request; nothing more is sent</source>
        <translation>إلغاء الطلب؛ فلا يُرسل شيء بعد ذلك</translation>
    </message>
</context>
<context>
    <name>stemma::AuditChart</name>
    <message>
        <source>Tokens in context</source>
        <translation>الرموز في السياق</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الاستجابة</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Charts over the turns</source>
        <translation>مخططات عبر الأدوار</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>Turns %1</source>
        <translation>الأدوار %1</translation>
    </message>
    <message>
        <source>%1: not stored</source>
        <translation>%1: غير مخزَّن</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, mean %4</source>
        <translation>%1: من %2 إلى %3، والمتوسط %4</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>لا شيء لعرضه بعد.</translation>
    </message>
    <message>
        <source>This store has no tokens, costs or times of calls.</source>
        <translation>ليس في هذا المخزن رموز ولا تكاليف ولا أوقات للاستدعاءات.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 على الأكثر</translation>
    </message>
    <message>
        <source>Before the first prompt</source>
        <translation>قبل الطلب الأول</translation>
    </message>
</context>
<context>
    <name>stemma::AuditPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>التدقيق</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>جدولًا (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>بصيغة JSON…</translation>
    </message>
    <message>
        <source>Cancelled; the turns read so far are shown.</source>
        <translation>أُلغي؛ وتُعرض الأدوار المقروءة حتى الآن.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>يجري جمع الأدوار…</translation>
    </message>
    <message>
        <source>This session has no turns.</source>
        <translation>ليس في هذه الجلسة أدوار.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>لا أدوار</numerusform>
            <numerusform>دور واحد</numerusform>
            <numerusform>دوران</numerusform>
            <numerusform>%Ln أدوار</numerusform>
            <numerusform>%Ln دورًا</numerusform>
            <numerusform>%Ln دور</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 cached tokens in</source>
        <translation>الرموز الداخلة: %1 + %2 من الخبيئة</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>الداخل (%1)</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>الخارج %1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message numerus="yes">
        <source>%n retry(s)</source>
        <translation>
            <numerusform>لا إعادات محاولة</numerusform>
            <numerusform>إعادة محاولة واحدة</numerusform>
            <numerusform>إعادتا محاولة</numerusform>
            <numerusform>%n إعادات محاولة</numerusform>
            <numerusform>%n إعادة محاولة</numerusform>
            <numerusform>%n إعادة محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) failed</source>
        <translation>
            <numerusform>لم يفشل أي استدعاء أداة</numerusform>
            <numerusform>فشل استدعاء أداة واحد</numerusform>
            <numerusform>فشل استدعاءا أداة</numerusform>
            <numerusform>فشلت %n استدعاءات أدوات</numerusform>
            <numerusform>فشل %n استدعاء أداة</numerusform>
            <numerusform>فشل %n استدعاء أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>تصدير التدقيق</translation>
    </message>
    <message>
        <source>The audit was written to %1.</source>
        <translation>كُتب التدقيق في %1.</translation>
    </message>
    <message>
        <source>The audit cannot be written to %1: %2</source>
        <translation>لا يمكن كتابة التدقيق في %1: %2</translation>
    </message>
</context>
<context>
    <name>stemma::AuditSource</name>
    <message>
        <source>Adding up the turns</source>
        <translation>جمع الأدوار</translation>
    </message>
</context>
<context>
    <name>stemma::Banner</name>
    <message>
        <source>More</source>
        <translation>مزيد</translation>
    </message>
</context>
<context>
    <name>stemma::BringAlong</name>
    <message>
        <source>Summaries</source>
        <translation>الملخّصات</translation>
    </message>
    <message>
        <source>Thinking blocks</source>
        <translation>كتل التفكير</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>نقاط الحفظ</translation>
    </message>
    <message>
        <source>Bring along</source>
        <translation>ما يُؤخذ معه</translation>
    </message>
    <message>
        <source>The agent is sent the summaries in place of the messages they replace, so the fork needs them.</source>
        <translation>تُرسل الملخّصات إلى الوكيل بدل الرسائل التي تحل محلها، فيحتاج إليها التفرّع.</translation>
    </message>
    <message>
        <source>Without them the fork works with another account, provider or model. A turn that the fork ends in keeps them where its tool calls need them.</source>
        <translation>من دونها يعمل التفرّع مع حساب أو مزوّد أو نموذج آخر. ويحتفظ بها الدور الذي ينتهي فيه التفرّع حيث تحتاج إليها استدعاءات أدواته.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln lost constraint(s) to the summary</source>
        <translation>
            <numerusform>لا قيود ضائعة تُضاف إلى الملخّص</numerusform>
            <numerusform>إضافة قيد ضائع واحد إلى الملخّص</numerusform>
            <numerusform>إضافة قيدين ضائعين إلى الملخّص</numerusform>
            <numerusform>إضافة %Ln قيود ضائعة إلى الملخّص</numerusform>
            <numerusform>إضافة %Ln قيدًا ضائعًا إلى الملخّص</numerusform>
            <numerusform>إضافة %Ln قيد ضائع إلى الملخّص</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::BugReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>الإبلاغ عن خطأ</translation>
    </message>
    <message>
        <source>Describe what happened, then copy the report. It holds no paths and nothing of your sessions. Stemma sends nothing.</source>
        <translation>صِف ما حدث، ثم انسخ التقرير. ليس فيه مسارات ولا شيء من جلساتك. لا يرسل Stemma شيئًا.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>ما حدث:</translation>
    </message>
    <message>
        <source>What you did before:</source>
        <translation>ما فعلته قبل ذلك:</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeTreeModel</name>
    <message>
        <source>(no path)</source>
        <translation>(بلا مسار)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%Ln تغييرات</numerusform>
            <numerusform>%Ln تغييرًا</numerusform>
            <numerusform>%Ln تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They do not all follow from one another, so they are shown in %Ln steps.</source>
        <translation>
            <numerusform>لا يتبع بعضها بعضًا كلها، ولذلك تُعرض في %Ln خطوة.</numerusform>
            <numerusform>لا يتبع بعضها بعضًا كلها، ولذلك تُعرض في خطوة واحدة.</numerusform>
            <numerusform>لا يتبع بعضها بعضًا كلها، ولذلك تُعرض في خطوتين.</numerusform>
            <numerusform>لا يتبع بعضها بعضًا كلها، ولذلك تُعرض في %Ln خطوات.</numerusform>
            <numerusform>لا يتبع بعضها بعضًا كلها، ولذلك تُعرض في %Ln خطوة.</numerusform>
            <numerusform>لا يتبع بعضها بعضًا كلها، ولذلك تُعرض في %Ln خطوة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1، %2، الأسطر المضافة %3، المزالة %4</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>Not in the current branch</source>
        <translation>ليس في الفرع الحالي</translation>
    </message>
    <message>
        <source>The session holds no result of this call: the change may not have been made.</source>
        <translation>ليس في الجلسة نتيجة لهذا الاستدعاء: ربما لم يُجرَ التغيير.</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 lines added, %5 removed</source>
        <translation>%1، %2، %3، الأسطر المضافة %4، المزالة %5</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>لا نتيجة</translation>
    </message>
    <message>
        <source>Lines added</source>
        <translation>الأسطر المضافة</translation>
    </message>
    <message>
        <source>Lines removed</source>
        <translation>الأسطر المزالة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Message and file</source>
        <translation>الرسالة والملف</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>stemma::ChangeView</name>
    <message>
        <source>No difference in the part of the text shown here.</source>
        <translation>لا فرق في جزء النص المعروض هنا.</translation>
    </message>
</context>
<context>
    <name>stemma::ChangesPanel</name>
    <message>
        <source>In order of time</source>
        <translation>بترتيب الوقت</translation>
    </message>
    <message>
        <source>List all changes in order, without grouping them by file</source>
        <translation>سرد كل التغييرات بالترتيب دون تجميعها بحسب الملف</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>واحدًا واحدًا</translation>
    </message>
    <message>
        <source>Show each change of a file instead of its net change</source>
        <translation>إظهار كل تغيير في ملف بدلًا من تغييره الصافي</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Show old and new lines beside each other</source>
        <translation>إظهار الأسطر القديمة والجديدة متجاورة</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>كل الرسائل</translation>
    </message>
    <message>
        <source>Current branch</source>
        <translation>الفرع الحالي</translation>
    </message>
    <message>
        <source>Selected messages</source>
        <translation>الرسائل المحددة</translation>
    </message>
    <message>
        <source>Messages whose changes are listed</source>
        <translation>الرسائل التي تُسرد تغييراتها</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>التغيير السابق</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>التغيير التالي</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>الملف السابق</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>الملف التالي</translation>
    </message>
    <message>
        <source>Compare with disk</source>
        <translation>مقارنة بالقرص</translation>
    </message>
    <message>
        <source>Compare the net changes with the files on disk</source>
        <translation>مقارنة التغييرات الصافية بالملفات على القرص</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Save the net changes as one patch that “git apply” takes</source>
        <translation>حفظ التغييرات الصافية رقعةً واحدة يقبلها «git apply»</translation>
    </message>
    <message>
        <source>Changed files</source>
        <translation>الملفات المتغيرة</translation>
    </message>
    <message>
        <source>Open a session to see which files it changed.</source>
        <translation>افتح جلسة لترى الملفات التي غيّرتها.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>تجري قراءة الجلسة…</translation>
    </message>
    <message>
        <source>None of these messages changed a file.</source>
        <translation>لم تغيّر أي من هذه الرسائل ملفًا.</translation>
    </message>
    <message>
        <source>This session changed no files.</source>
        <translation>لم تغيّر هذه الجلسة أي ملفات.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%Ln ملفات</numerusform>
            <numerusform>%Ln ملفًا</numerusform>
            <numerusform>%Ln ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%Ln تغييرات</numerusform>
            <numerusform>%Ln تغييرًا</numerusform>
            <numerusform>%Ln تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>مجلد المشروع</translation>
    </message>
    <message>
        <source>Export patch</source>
        <translation>تصدير رقعة</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>رقع (*.patch *.diff)</translation>
    </message>
    <message>
        <source>There is nothing that a patch could hold.</source>
        <translation>لا شيء يمكن أن تحويه رقعة.</translation>
    </message>
    <message>
        <source>The patch could not be written: %1</source>
        <translation>تعذّرت كتابة الرقعة: %1</translation>
    </message>
    <message>
        <source>Patch saved to %1.</source>
        <translation>حُفظت الرقعة في %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes are left out:</source>
        <translation>
            <numerusform>لم يُترك أي تغيير:</numerusform>
            <numerusform>تُرك تغيير واحد:</numerusform>
            <numerusform>تُرك تغييران:</numerusform>
            <numerusform>تُركت %Ln تغييرات:</numerusform>
            <numerusform>تُرك %Ln تغييرًا:</numerusform>
            <numerusform>تُرك %Ln تغيير:</numerusform>
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
        <translation>لم يُرسل شيء</translation>
    </message>
</context>
<context>
    <name>stemma::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Failed: the sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This change needs no checks.</source>
        <translation>لا يحتاج هذا التغيير إلى فحوص.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>لم ينجح شيء</numerusform>
            <numerusform>نجح واحد</numerusform>
            <numerusform>نجح اثنان</numerusform>
            <numerusform>نجح %n</numerusform>
            <numerusform>نجح %n</numerusform>
            <numerusform>نجح %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشل %n</numerusform>
            <numerusform>فشل %n</numerusform>
            <numerusform>فشل %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ChooseModelsDialog</name>
    <message>
        <source>Compare levels and models</source>
        <translation>مقارنة المستويات والنماذج</translation>
    </message>
    <message>
        <source>Each ticked box is one request. Before anything is sent, you see what goes where and what it may cost, and are asked. “Model…” sets up more models.</source>
        <translation>كل مربع مؤشَّر طلب واحد. قبل إرسال أي شيء ترى ما يُرسل وإلى أين وما قد يكلّفه، وتُسأل. يتيح «النموذج…» إعداد مزيد من النماذج.</translation>
    </message>
    <message>
        <source>&amp;%1 deterministic, without a model</source>
        <translation>&amp;%1 حتمي، بلا نموذج</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>متابعة…</translation>
    </message>
    <message>
        <source>%1 selective</source>
        <translation>%1 انتقائي</translation>
    </message>
    <message>
        <source>%1 aggressive</source>
        <translation>%1 شديد</translation>
    </message>
    <message>
        <source>Tick a level of a model.</source>
        <translation>أشّر على مستوى لنموذج.</translation>
    </message>
</context>
<context>
    <name>stemma::Choosers</name>
    <message>
        <source>Message %1 of %2</source>
        <translation>الرسالة %1 من %2</translation>
    </message>
    <message>
        <source>No message from this time on</source>
        <translation>لا رسالة من هذا الوقت فصاعدًا</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>البحث عن إجراء</translation>
    </message>
    <message>
        <source>Go to session or text: type words of the title, prompt, model, folder or any text</source>
        <translation>انتقال إلى جلسة أو نص: اكتب كلمات من العنوان أو الطلب أو النموذج أو المجلد أو أي نص</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id</source>
        <translation>اكتب رقمًا من 1 إلى %1، أو وقتًا مثل 9:41 أو 2026-03-02 9:41، أو معرّف رسالة</translation>
    </message>
    <message>
        <source>Message with the id %1</source>
        <translation>الرسالة ذات المعرّف %1</translation>
    </message>
    <message>
        <source>Go to message</source>
        <translation>انتقال إلى رسالة</translation>
    </message>
    <message>
        <source>Compare “%1” with another session of the store</source>
        <translation>مقارنة «%1» بجلسة أخرى من المخزن</translation>
    </message>
    <message>
        <source>The session has no checkpoints.</source>
        <translation>ليس في الجلسة نقاط حفظ.</translation>
    </message>
    <message>
        <source>Go to checkpoint</source>
        <translation>انتقال إلى نقطة حفظ</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>قبل «%1»</translation>
    </message>
    <message>
        <source>Undoes this change and all later ones</source>
        <translation>يتراجع عن هذا التغيير وكل ما بعده</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedEditing</name>
    <message>
        <source>Added to the batch: %1.</source>
        <translation>أُضيف إلى الدفعة: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time. The store has changed since; “Plan all” shows whether they still fit.</source>
        <translation>
            <numerusform>لا تغييرات في الدفعة من المرة الماضية. لقد تغيّر المخزن منذئذ؛ ويبيّن «التخطيط للكل» هل ما زالت مناسبة.</numerusform>
            <numerusform>تغيير واحد في الدفعة من المرة الماضية. لقد تغيّر المخزن منذئذ؛ ويبيّن «التخطيط للكل» هل ما زالت مناسبة.</numerusform>
            <numerusform>تغييران في الدفعة من المرة الماضية. لقد تغيّر المخزن منذئذ؛ ويبيّن «التخطيط للكل» هل ما زالت مناسبة.</numerusform>
            <numerusform>%n تغييرات في الدفعة من المرة الماضية. لقد تغيّر المخزن منذئذ؛ ويبيّن «التخطيط للكل» هل ما زالت مناسبة.</numerusform>
            <numerusform>%n تغييرًا في الدفعة من المرة الماضية. لقد تغيّر المخزن منذئذ؛ ويبيّن «التخطيط للكل» هل ما زالت مناسبة.</numerusform>
            <numerusform>%n تغيير في الدفعة من المرة الماضية. لقد تغيّر المخزن منذئذ؛ ويبيّن «التخطيط للكل» هل ما زالت مناسبة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the batch from last time.</source>
        <translation>
            <numerusform>لا تغييرات في الدفعة من المرة الماضية.</numerusform>
            <numerusform>تغيير واحد في الدفعة من المرة الماضية.</numerusform>
            <numerusform>تغييران في الدفعة من المرة الماضية.</numerusform>
            <numerusform>%n تغييرات في الدفعة من المرة الماضية.</numerusform>
            <numerusform>%n تغييرًا في الدفعة من المرة الماضية.</numerusform>
            <numerusform>%n تغيير في الدفعة من المرة الماضية.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be edited.</source>
        <translation>لا يمكن تحرير «%1».</translation>
    </message>
    <message>
        <source>The session no longer has message %1. Remove the change from the batch, or add it again at another message.</source>
        <translation>لم تعد الرسالة %1 في الجلسة. أزل التغيير من الدفعة، أو أضفه من جديد عند رسالة أخرى.</translation>
    </message>
</context>
<context>
    <name>stemma::CollectedPanel</name>
    <message>
        <source>Up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Plan all…</source>
        <translation>التخطيط للكل…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; all of them are then applied together.</source>
        <translation>لا تغييرات في الدفعة. يضع «إضافة إلى الدفعة» في خطة تغييرًا هنا بدلًا من تطبيقه؛ ثم تُطبَّق كلها معًا.</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>نقل إلى أعلى (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>نقل إلى أسفل (Alt+Down)</translation>
    </message>
    <message>
        <source>Edit this change (Return)</source>
        <translation>تحرير هذا التغيير (Return)</translation>
    </message>
    <message>
        <source>Remove this change from the batch (Del)</source>
        <translation>إزالة هذا التغيير من الدفعة (Del)</translation>
    </message>
    <message>
        <source>Remove all changes from the batch</source>
        <translation>إزالة كل التغييرات من الدفعة</translation>
    </message>
    <message>
        <source>Show what all changes would write, to apply them as one</source>
        <translation>إظهار ما ستكتبه كل التغييرات، لتطبيقها معًا</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%n تغييرات</numerusform>
            <numerusform>%n تغييرًا</numerusform>
            <numerusform>%n تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n from before the store last changed</source>
        <translation>
            <numerusform>%1، لا شيء منها من قبل آخر تغيّر للمخزن</numerusform>
            <numerusform>%1، واحد منها من قبل آخر تغيّر للمخزن</numerusform>
            <numerusform>%1، اثنان منها من قبل آخر تغيّر للمخزن</numerusform>
            <numerusform>%1، %n منها من قبل آخر تغيّر للمخزن</numerusform>
            <numerusform>%1، %n منها من قبل آخر تغيّر للمخزن</numerusform>
            <numerusform>%1، %n منها من قبل آخر تغيّر للمخزن</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::CompactionDrafts</name>
    <message>
        <source>Level %1: this format makes no summary without a model</source>
        <translation>المستوى %1: لا تصنع هذه الصيغة ملخّصًا بلا نموذج</translation>
    </message>
    <message>
        <source>Level %1: made without a model</source>
        <translation>المستوى %1: صُنع بلا نموذج</translation>
    </message>
    <message>
        <source>This format makes no summary without a model. Write it here, then apply it.</source>
        <translation>لا تصنع هذه الصيغة ملخّصًا بلا نموذج. اكتبه هنا، ثم طبّقه.</translation>
    </message>
    <message>
        <source>None of the chosen levels is possible here.</source>
        <translation>لا مستوى من المختارة ممكن هنا.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionGraphView</name>
    <message>
        <source>Summaries over the messages</source>
        <translation>الملخّصات فوق الرسائل</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>يحل محل ما يلي: %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionPage</name>
    <message>
        <source>Apply or discard the new text before you select another summary.</source>
        <translation>طبّق النص الجديد أو أهمله قبل تحديد ملخّص آخر.</translation>
    </message>
    <message>
        <source>This preview was made with the previous rules. Preview again to use the new ones.</source>
        <translation>أُجريت هذه المعاينة بالقواعد السابقة. أعد المعاينة لاستخدام الجديدة.</translation>
    </message>
    <message>
        <source>Go to its message</source>
        <translation>الانتقال إلى رسالته</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>طبّق النص الجديد أو أهمله أولًا.</translation>
    </message>
    <message>
        <source>Compaction · %1</source>
        <translation>الضغط، %1</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>قراءة الملخّصات</translation>
    </message>
    <message>
        <source>The summary has no text that can be edited.</source>
        <translation>ليس للملخّص نص يمكن تحريره.</translation>
    </message>
</context>
<context>
    <name>stemma::CompactionTools</name>
    <message>
        <source>Preview compaction</source>
        <translation>معاينة الضغط</translation>
    </message>
    <message>
        <source>Try out a new summary; nothing is written</source>
        <translation>تجربة ملخّص جديد؛ ولا يُكتب شيء</translation>
    </message>
    <message>
        <source>Compare levels</source>
        <translation>مقارنة المستويات</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>النموذج…</translation>
    </message>
    <message>
        <source>Set up the model that writes summaries of level 1 and 2</source>
        <translation>إعداد النموذج الذي يكتب ملخّصات المستويين 1 و2</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>تحرير النص</translation>
    </message>
    <message>
        <source>Edit the text of the summary</source>
        <translation>تحرير نص الملخّص</translation>
    </message>
    <message>
        <source>Dissolve…</source>
        <translation>فكّ…</translation>
    </message>
    <message>
        <source>Put the replaced messages back into the context</source>
        <translation>إعادة الرسائل المستبدَلة إلى السياق</translation>
    </message>
    <message>
        <source>Prune outputs…</source>
        <translation>تقليم المخرجات…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Rules, window and token counting for new summaries</source>
        <translation>القواعد والنافذة وعدّ الرموز للملخّصات الجديدة</translation>
    </message>
    <message>
        <source>Merge all active summaries</source>
        <translation>دمج كل الملخّصات النشطة</translation>
    </message>
    <message>
        <source>Merge with previous summary</source>
        <translation>دمج مع الملخّص السابق</translation>
    </message>
    <message>
        <source>Summarise again</source>
        <translation>تلخيص من جديد</translation>
    </message>
    <message>
        <source>Restore to the context…</source>
        <translation>استعادة إلى السياق…</translation>
    </message>
    <message>
        <source>Compare levels and models…</source>
        <translation>مقارنة المستويات والنماذج…</translation>
    </message>
    <message>
        <source>Choose which tool outputs to prune or restore</source>
        <translation>اختيار مخرجات الأدوات المراد تقليمها أو استعادتها</translation>
    </message>
    <message>
        <source>A model writes a thorough summary with headings</source>
        <translation>يكتب نموذج ملخّصًا وافيًا بعناوين</translation>
    </message>
    <message>
        <source>A model writes the shortest possible summary</source>
        <translation>يكتب نموذج أقصر ملخّص ممكن</translation>
    </message>
    <message>
        <source>Without a model: made by the format’s rules, or written by you</source>
        <translation>بلا نموذج: تصنعه قواعد الصيغة، أو تكتبه أنت</translation>
    </message>
    <message>
        <source>No model is set up. Set one up with “Model…”.</source>
        <translation>لم يُعدّ نموذج. أعدّ واحدًا بـ«النموذج…».</translation>
    </message>
    <message>
        <source>Show the previewed summaries side by side</source>
        <translation>إظهار الملخّصات المعايَنة جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Preview two levels first</source>
        <translation>عاين مستويين أولًا</translation>
    </message>
    <message>
        <source>Apply or discard the new text first.</source>
        <translation>طبّق النص الجديد أو أهمله أولًا.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces all summaries in the context</source>
        <translation>معاينة ملخّص واحد يحل محل كل الملخّصات في السياق</translation>
    </message>
    <message>
        <source>This needs two summaries in the context.</source>
        <translation>يحتاج هذا إلى ملخّصين في السياق.</translation>
    </message>
    <message>
        <source>Preview one summary that replaces this one and the previous one</source>
        <translation>معاينة ملخّص واحد يحل محل هذا والسابق</translation>
    </message>
    <message>
        <source>The selected summary is not in the context, or is the first one there.</source>
        <translation>الملخّص المحدد ليس في السياق، أو هو الأول فيه.</translation>
    </message>
    <message>
        <source>Preview a new summary of the messages that this one replaces</source>
        <translation>معاينة ملخّص جديد للرسائل التي يحل هذا محلها</translation>
    </message>
    <message>
        <source>Only a summary in the context can be rewritten.</source>
        <translation>لا يمكن أن تُعاد كتابة إلا ملخّص في السياق.</translation>
    </message>
    <message>
        <source>Replace the messages in the context with this summary</source>
        <translation>الاستعاضة عن الرسائل في السياق بهذا الملخّص</translation>
    </message>
    <message>
        <source>The summary is already in the context.</source>
        <translation>الملخّص في السياق أصلًا.</translation>
    </message>
    <message>
        <source>Another summary replaced it. Dissolve that one.</source>
        <translation>حلّ ملخّص آخر محله. فُكّ ذاك.</translation>
    </message>
    <message>
        <source>No summary is selected.</source>
        <translation>لا ملخّص محدد.</translation>
    </message>
    <message>
        <source>Preview summaries of several levels and models side by side</source>
        <translation>معاينة ملخّصات من عدة مستويات ونماذج جنبًا إلى جنب</translation>
    </message>
</context>
<context>
    <name>stemma::CompareFilesModel</name>
    <message>
        <source>same</source>
        <translation>متماثل</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>في A فقط</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>في B فقط</translation>
    </message>
    <message>
        <source>%1, A %2, B %3, %4</source>
        <translation>%1، A ‏%2، B ‏%3، %4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>stemma::CompareLevelsDialog</name>
    <message>
        <source>Compare levels</source>
        <translation>مقارنة المستويات</translation>
    </message>
    <message>
        <source>Kept findings are counted by rules and are only a hint. Tokens are estimates.</source>
        <translation>يُعدّ ما بقي بالقواعد وهو تلميح فقط. الرموز تقديرات.</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <translation>الرموز:</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>الباقي:</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>التكلفة:</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>استخدام هذا</translation>
    </message>
</context>
<context>
    <name>stemma::CompareModel</name>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message numerus="yes">
        <source>Compaction of %n message(s)</source>
        <translation>
            <numerusform>ضغط %n رسالة</numerusform>
            <numerusform>ضغط رسالة واحدة</numerusform>
            <numerusform>ضغط رسالتين</numerusform>
            <numerusform>ضغط %n رسائل</numerusform>
            <numerusform>ضغط %n رسالة</numerusform>
            <numerusform>ضغط %n رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>متماثل</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>في A فقط</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>في B فقط</translation>
    </message>
    <message>
        <source>Nothing in common: they differ from the first message</source>
        <translation>لا شيء مشترك: تختلفان من الرسالة الأولى</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) in common</source>
        <translation>
            <numerusform>لا رسائل مشتركة</numerusform>
            <numerusform>رسالة واحدة مشتركة</numerusform>
            <numerusform>رسالتان مشتركتان</numerusform>
            <numerusform>%n رسائل مشتركة</numerusform>
            <numerusform>%n رسالة مشتركة</numerusform>
            <numerusform>%n رسالة مشتركة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · the last is %2 “%3”</source>
        <translation>%1، الأخيرة هي %2 «%3»</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>طي</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>بسط</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages · Compare more</source>
        <translation>قورنت أول %1 من %2 وأول %3 من %4 من الرسائل، مقارنة المزيد</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) in common · Show more</source>
        <translation>
            <numerusform>لا رسائل سابقة مشتركة، إظهار المزيد</numerusform>
            <numerusform>رسالة سابقة واحدة مشتركة، إظهار المزيد</numerusform>
            <numerusform>رسالتان سابقتان مشتركتان، إظهار المزيد</numerusform>
            <numerusform>%n رسائل سابقة مشتركة، إظهار المزيد</numerusform>
            <numerusform>%n رسالة سابقة مشتركة، إظهار المزيد</numerusform>
            <numerusform>%n رسالة سابقة مشتركة، إظهار المزيد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Compared the first %1 of %2 and %3 of %4 messages</source>
        <translation>قورنت أول %1 من %2 و%3 من %4 من الرسائل</translation>
    </message>
</context>
<context>
    <name>stemma::CompareSource</name>
    <message>
        <source>Comparing two sessions</source>
        <translation>مقارنة جلستين</translation>
    </message>
</context>
<context>
    <name>stemma::CompareView</name>
    <message>
        <source>Changes only</source>
        <translation>التغييرات فقط</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>التغيير السابق</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>التغيير التالي</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>إغلاق المقارنة</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>الملفات المتغيرة</translation>
    </message>
    <message>
        <source>After the common part</source>
        <translation>بعد الجزء المشترك</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Tool errors</source>
        <translation>أخطاء الأدوات</translation>
    </message>
    <message>
        <source>Working time</source>
        <translation>وقت العمل</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>تجري المقارنة…</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>حدّد صفين لمقارنتهما.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 differ</source>
        <translation>
            <numerusform>لا شيء مختلف من %1</numerusform>
            <numerusform>واحد مختلف من %1</numerusform>
            <numerusform>اثنان مختلفان من %1</numerusform>
            <numerusform>%n مختلفة من %1</numerusform>
            <numerusform>%n مختلفًا من %1</numerusform>
            <numerusform>%n مختلف من %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Files changed since then</source>
        <translation>الملفات التي تغيرت منذئذ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>لا تغييرات</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%n تغييرات</numerusform>
            <numerusform>%n تغييرًا</numerusform>
            <numerusform>%n تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Export the comparison…</source>
        <translation>تصدير المقارنة…</translation>
    </message>
    <message>
        <source>Comparison of “%1” with “%2”</source>
        <translation>مقارنة «%1» مع «%2»</translation>
    </message>
    <message>
        <source>Messages in common</source>
        <translation>الرسائل المشتركة</translation>
    </message>
</context>
<context>
    <name>stemma::Configuring</name>
    <message numerus="yes">
        <source>%Ln change(s), %1</source>
        <translation>
            <numerusform>لا تغييرات، %1</numerusform>
            <numerusform>تغيير واحد، %1</numerusform>
            <numerusform>تغييران، %1</numerusform>
            <numerusform>%Ln تغييرات، %1</numerusform>
            <numerusform>%Ln تغييرًا، %1</numerusform>
            <numerusform>%Ln تغيير، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of recent stores is empty now.</source>
        <translation>قائمة المخازن الحديثة فارغة الآن.</translation>
    </message>
</context>
<context>
    <name>stemma::ConnectDialog</name>
    <message>
        <source>Connect to PostgreSQL</source>
        <translation>اتصال بخادم PostgreSQL</translation>
    </message>
    <message>
        <source>Nothing is changed without a plan that you apply. Empty fields are filled from the service, the environment and the password file, as psql does.</source>
        <translation>لا يتغير شيء بلا خطة تطبّقها. تُملأ الحقول الفارغة من الخدمة والبيئة وملف كلمات السر كما يفعل psql.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>نتيجة الاختبار</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>ا&amp;ختبار الاتصال</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>a section of pg_service.conf</source>
        <translation>قسم من pg_service.conf</translation>
    </message>
    <message>
        <source>localhost, or a postgresql:// address</source>
        <translation>localhost، أو عنوان postgresql://</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (المبدئي)</translation>
    </message>
    <message>
        <source>same as user</source>
        <translation>مثل المستخدم</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>اسم الولوج الخاص بك</translation>
    </message>
    <message>
        <source>none, or from the password file</source>
        <translation>لا شيء، أو من ملف كلمات السر</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>ت&amp;ذكّر في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>the user’s search path</source>
        <translation>مسار بحث المستخدم</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>المبدئي</translation>
    </message>
    <message>
        <source>Ser&amp;vice:</source>
        <translation>الخد&amp;مة:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>الم&amp;ضيف:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>المن&amp;فذ:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>&amp;قاعدة البيانات:</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>الم&amp;ستخدم:</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>&amp;كلمة السر:</translation>
    </message>
    <message>
        <source>&amp;Schema:</source>
        <translation>المخ&amp;طط:</translation>
    </message>
    <message>
        <source>SS&amp;L:</source>
        <translation>SS&amp;L:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>إيقاف الا&amp;ختبار</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>يجري الاتصال بـ%1…</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>أُوقف الاختبار.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1.</source>
        <translation>تم الاتصال. هو مخزن %1.</translation>
    </message>
    <message>
        <source>Connected. It is a store of %1, release %2.</source>
        <translation>تم الاتصال. هو مخزن %1، الإصدار %2.</translation>
    </message>
    <message>
        <source>Connected, but there is no known session store. %1</source>
        <translation>تم الاتصال، لكن ليس هناك مخزن جلسات معروف. %1</translation>
    </message>
</context>
<context>
    <name>stemma::ContextBars</name>
    <message>
        <source>Now %1, afterwards %2</source>
        <comment>numbers of tokens</comment>
        <translation>الآن %1، وبعد ذلك %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>الملخّصات</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>خرج الأداة</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>الشاغر</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>المحجوز</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
</context>
<context>
    <name>stemma::ContextChips</name>
    <message>
        <source>Add context</source>
        <translation>إضافة سياق</translation>
    </message>
    <message>
        <source>Ask the context at another message, or before or after a compaction, too</source>
        <translation>سؤال السياق أيضًا عند رسالة أخرى، أو قبل ضغط أو بعده</translation>
    </message>
    <message>
        <source>Ask this context</source>
        <translation>سؤال هذا السياق</translation>
    </message>
    <message>
        <source>At message…</source>
        <translation>عند رسالة…</translation>
    </message>
    <message>
        <source>Number of the newest message:</source>
        <translation>رقم أحدث رسالة:</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonModel</name>
    <message numerus="yes">
        <source>%Ln item(s) in both</source>
        <translation>
            <numerusform>لا عناصر في كليهما</numerusform>
            <numerusform>عنصر واحد في كليهما</numerusform>
            <numerusform>عنصران في كليهما</numerusform>
            <numerusform>%Ln عناصر في كليهما</numerusform>
            <numerusform>%Ln عنصرًا في كليهما</numerusform>
            <numerusform>%Ln عنصر في كليهما</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Summary: what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>في كليهما</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>زال</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>The turn before, at message %1</source>
        <translation>الدور السابق، عند الرسالة %1</translation>
    </message>
    <message>
        <source>At message %1</source>
        <translation>عند الرسالة %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
</context>
<context>
    <name>stemma::ContextComparisonView</name>
    <message>
        <source>Only changes</source>
        <translation>التغييرات فقط</translation>
    </message>
    <message>
        <source>Show items that both have as one line</source>
        <translation>إظهار العناصر التي في كليهما في سطر واحد</translation>
    </message>
    <message>
        <source>Context compared with the turn before</source>
        <translation>السياق مقارنًا بالدور السابق</translation>
    </message>
    <message>
        <source>Comparing with the turn before…</source>
        <translation>تجري المقارنة بالدور السابق…</translation>
    </message>
    <message>
        <source>No turn came before this one.</source>
        <translation>لم يسبق هذا الدور دور.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new item(s)</source>
        <translation>
            <numerusform>لا عناصر جديدة</numerusform>
            <numerusform>عنصر جديد</numerusform>
            <numerusform>عنصران جديدان</numerusform>
            <numerusform>%Ln عناصر جديدة</numerusform>
            <numerusform>%Ln عنصرًا جديدًا</numerusform>
            <numerusform>%Ln عنصر جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) gone</source>
        <translation>
            <numerusform>لا عناصر زالت</numerusform>
            <numerusform>زال عنصر واحد</numerusform>
            <numerusform>زال عنصران</numerusform>
            <numerusform>زالت %Ln عناصر</numerusform>
            <numerusform>زال %Ln عنصرًا</numerusform>
            <numerusform>زال %Ln عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) changed</source>
        <translation>
            <numerusform>لا عناصر تغيرت</numerusform>
            <numerusform>تغيّر عنصر واحد</numerusform>
            <numerusform>تغيّر عنصران</numerusform>
            <numerusform>تغيرت %Ln عناصر</numerusform>
            <numerusform>تغيّر %Ln عنصرًا</numerusform>
            <numerusform>تغيّر %Ln عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed since the turn before.</source>
        <translation>لم يتغير شيء منذ الدور السابق.</translation>
    </message>
</context>
<context>
    <name>stemma::ContextModel</name>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>خرج الأداة</translation>
    </message>
    <message>
        <source>Pruned output</source>
        <translation>خرج مقلَّم</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>لم يُرسل. %1</translation>
    </message>
    <message>
        <source>Reconstructed: the store no longer records what was sent then.</source>
        <translation>أُعيد تكوينه: لم يعد المخزن يسجّل ما أُرسل حينها.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
</context>
<context>
    <name>stemma::ContextPanel</name>
    <message>
        <source>compacts once its turns have used %1</source>
        <translation>يُضغط متى استهلكت أدواره %1</translation>
    </message>
    <message>
        <source>compacts at %1</source>
        <translation>يُضغط عند %1</translation>
    </message>
    <message>
        <source>compacts at %1; now %2</source>
        <translation>يُضغط عند %1؛ والآن %2</translation>
    </message>
    <message>
        <source>%1 compacts after a turn once the turns since the session was loaded have used %2 tokens, and before a turn from %3. The store does not record how many they have used.</source>
        <translation>يضغط %1 بعد الدور متى استهلكت الأدوار منذ تحميل الجلسة %2 من الرموز، وقبل الدور من %3. لا يسجّل المخزن كم استهلكت.</translation>
    </message>
    <message>
        <source>With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>بالإعدادات المختارة يضغط %1 بعد الدور من %2 من الرموز، وقبل الدور من %3.</translation>
    </message>
    <message>
        <source>With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.</source>
        <translation>بإعداداته المبدئية يضغط %1 بعد الدور من %2 من الرموز، وقبل الدور من %3.</translation>
    </message>
    <message>
        <source>Follow the timeline</source>
        <translation>متابعة الخط الزمني</translation>
    </message>
    <message>
        <source>Against the turn before</source>
        <translation>مقارنةً بالدور السابق</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>سؤال…</translation>
    </message>
    <message>
        <source>Show the context as it was at the current message</source>
        <translation>إظهار السياق كما كان عند الرسالة الحالية</translation>
    </message>
    <message>
        <source>The newest message of this context</source>
        <translation>أحدث رسالة في هذا السياق</translation>
    </message>
    <message>
        <source>Show the context when an earlier message was the newest</source>
        <translation>إظهار السياق حين كانت رسالة سابقة هي الأحدث</translation>
    </message>
    <message>
        <source>Find in this context</source>
        <translation>بحث في هذا السياق</translation>
    </message>
    <message>
        <source>Copy the request as JSON</source>
        <translation>نسخ الطلب بصيغة JSON</translation>
    </message>
    <message>
        <source>Copy the request as a curl command</source>
        <translation>نسخ الطلب كأمر curl</translation>
    </message>
    <message>
        <source>Ask a model a question about this context. Nothing is sent before you agree.</source>
        <translation>طرح سؤال على نموذج عن هذا السياق. لا يُرسل شيء قبل موافقتك.</translation>
    </message>
    <message>
        <source>Show what is new, gone and changed since the end of the turn before</source>
        <translation>إظهار ما استجد وما زال وما تغيّر منذ نهاية الدور السابق</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>نُسخ الطلب.</translation>
    </message>
    <message>
        <source>“%1” is not in this context.</source>
        <translation>ليس «%1» في هذا السياق.</translation>
    </message>
    <message>
        <source>Items of the context</source>
        <translation>عناصر السياق</translation>
    </message>
    <message>
        <source>Message %1 was in the window then.</source>
        <translation>كانت الرسالة %1 في النافذة حينها.</translation>
    </message>
    <message>
        <source>Message %1 did not exist yet.</source>
        <translation>لم تكن الرسالة %1 موجودة بعد.</translation>
    </message>
    <message>
        <source>at message %1</source>
        <translation>عند الرسالة %1</translation>
    </message>
    <message>
        <source>Message %1 left the window with “%2”.</source>
        <translation>خرجت الرسالة %1 من النافذة مع «%2».</translation>
    </message>
    <message>
        <source>Message %1 left the window %3, with “%2”.</source>
        <translation>خرجت الرسالة %1 من النافذة %3، مع «%2».</translation>
    </message>
    <message>
        <source>“%1” replaces it now.</source>
        <translation>يحل «%1» محلها الآن.</translation>
    </message>
    <message>
        <source>Show the context before</source>
        <translation>إظهار السياق قبل ذلك</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>إظهار ما ضاع</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Building the context…</source>
        <translation>يجري بناء السياق…</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) sent</source>
        <translation>
            <numerusform>لم يُرسل أي عنصر</numerusform>
            <numerusform>أُرسل عنصر واحد</numerusform>
            <numerusform>أُرسل عنصران</numerusform>
            <numerusform>أُرسلت %Ln عناصر</numerusform>
            <numerusform>أُرسل %Ln عنصرًا</numerusform>
            <numerusform>أُرسل %Ln عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>لا ملخّصات</numerusform>
            <numerusform>ملخّص واحد</numerusform>
            <numerusform>ملخّصان</numerusform>
            <numerusform>%Ln ملخّصات</numerusform>
            <numerusform>%Ln ملخّصًا</numerusform>
            <numerusform>%Ln ملخّص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>لم يُترك شيء</numerusform>
            <numerusform>تُرك واحد</numerusform>
            <numerusform>تُرك اثنان</numerusform>
            <numerusform>تُرك %Ln</numerusform>
            <numerusform>تُرك %Ln</numerusform>
            <numerusform>تُرك %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%Ln item(s)</source>
        <translation>
            <numerusform>+%Ln عنصر</numerusform>
            <numerusform>+عنصر واحد</numerusform>
            <numerusform>+عنصران</numerusform>
            <numerusform>+%Ln عناصر</numerusform>
            <numerusform>+%Ln عنصرًا</numerusform>
            <numerusform>+%Ln عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln item(s)</source>
        <translation>
            <numerusform>−%Ln عنصر</numerusform>
            <numerusform>−عنصر واحد</numerusform>
            <numerusform>−عنصران</numerusform>
            <numerusform>−%Ln عناصر</numerusform>
            <numerusform>−%Ln عنصرًا</numerusform>
            <numerusform>−%Ln عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>since the previous message: %1</source>
        <translation>منذ الرسالة السابقة: %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>المختار: %1</translation>
    </message>
    <message>
        <source>reconstructed: the store no longer records everything</source>
        <translation>أُعيد تكوينه: لم يعد المخزن يسجّل كل شيء</translation>
    </message>
    <message>
        <source>%1 rules, window %2</source>
        <translation>قواعد %1، النافذة %2</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>قواعد %1</translation>
    </message>
    <message>
        <source>Rules and window of this context. Click to choose others.</source>
        <translation>قواعد هذا السياق ونافذته. انقر لاختيار غيرها.</translation>
    </message>
    <message>
        <source>Chosen: %1. Click to choose others, or to go back to the defaults.</source>
        <translation>المختار: %1. انقر لاختيار غيره، أو للعودة إلى المبدئي.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>At message %1 of %2</source>
        <translation>عند الرسالة %1 من %2</translation>
    </message>
</context>
<context>
    <name>stemma::ContextSource</name>
    <message>
        <source>Building the context</source>
        <translation>بناء السياق</translation>
    </message>
    <message>
        <source>Searching the context for “%1”</source>
        <translation>البحث في السياق عن «%1»</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>كتابة الطلب</translation>
    </message>
</context>
<context>
    <name>stemma::CountingMenu</name>
    <message>
        <source>With vocabularies of installed packages</source>
        <translation>بمفردات الحزم المثبّتة</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>تقدير</translation>
    </message>
    <message>
        <source>With a vocabulary file…</source>
        <translation>بملف مفردات…</translation>
    </message>
    <message>
        <source>How tokens of OpenAI models are counted; other models have their own rules</source>
        <translation>كيف تُعدّ رموز نماذج OpenAI؛ وللنماذج الأخرى قواعدها</translation>
    </message>
    <message>
        <source>The file of cl100k_base or o200k_base</source>
        <translation>ملف cl100k_base أو o200k_base</translation>
    </message>
</context>
<context>
    <name>stemma::CoveredPane</name>
    <message>
        <source>Fold</source>
        <translation>طي</translation>
    </message>
    <message>
        <source>Fold messages without losses into one line</source>
        <translation>طي الرسائل التي لم يضِع منها شيء في سطر واحد</translation>
    </message>
    <message>
        <source>Covered messages</source>
        <translation>الرسائل المشمولة</translation>
    </message>
    <message>
        <source>needed again in %1</source>
        <translation>احتيج إليه من جديد في %1</translation>
    </message>
</context>
<context>
    <name>stemma::DetailsView</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>نسخ القيمة</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
</context>
<context>
    <name>stemma::DiffListModel</name>
    <message>
        <source>No newline at the end of the file</source>
        <translation>لا سطر جديد في نهاية الملف</translation>
    </message>
    <message>
        <source>Lines %1</source>
        <translation>الأسطر %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>مضاف: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>مزال: %1</translation>
    </message>
</context>
<context>
    <name>stemma::DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>الأسطر المتغيرة</translation>
    </message>
</context>
<context>
    <name>stemma::Docks</name>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>المفتّش</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>التدقيق</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>The sessions of all open stores. Forks and sub-agents are listed below the session that they come from.</source>
        <translation>جلسات كل المخازن المفتوحة. تظهر التفرّعات والوكلاء الفرعيون تحت الجلسة التي جاءت منها.</translation>
    </message>
    <message>
        <source>The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message.</source>
        <translation>أدوار الجلسة: كل طلب مع خطواته واستدعاءات أدواته. اختر سطرًا للانتقال إلى رسالته.</translation>
    </message>
    <message>
        <source>All thinking of the session, with its length and what the agent did next.</source>
        <translation>كل تفكير الجلسة مع طوله وما فعله الوكيل بعده.</translation>
    </message>
    <message>
        <source>All changes that the session made in files, by file, and the net change of each.</source>
        <translation>كل التغييرات التي أجرتها الجلسة في الملفات، حسب الملف، وصافي تغيير كل منها.</translation>
    </message>
    <message>
        <source>Every file that the session names: who read or changed it, and whether it is still so on disk.</source>
        <translation>كل ملف تذكره الجلسة: من قرأه أو غيّره، وهل ما زال كذلك على القرص.</translation>
    </message>
    <message>
        <source>Changes that were chosen but not made yet. Apply makes all of them, or none.</source>
        <translation>تغييرات اختيرت ولم تُجرَ بعد. التطبيق يجريها كلها أو لا شيء منها.</translation>
    </message>
    <message>
        <source>Search in all sessions of all stores, with an index or without.</source>
        <translation>البحث في كل جلسات كل المخازن، بفهرس أو بدونه.</translation>
    </message>
    <message>
        <source>The stored data of the current message: its fields, its parts and the raw record.</source>
        <translation>البيانات المخزَّنة للرسالة الحالية: حقولها وأجزاؤها والسجل الخام.</translation>
    </message>
    <message>
        <source>The findings of a check of the open stores, and their repairs.</source>
        <translation>نتائج فحص المخازن المفتوحة، وإصلاحاتها.</translation>
    </message>
    <message>
        <source>The agent&apos;s own records of its runs, beside the messages.</source>
        <translation>سجلات الوكيل نفسه عن عمليات تشغيله، إلى جانب الرسائل.</translation>
    </message>
    <message>
        <source>The context of the model, item by item with its tokens: now, or when a message was the newest.</source>
        <translation>سياق النموذج، عنصرًا عنصرًا مع رموزه: الآن، أو حين كانت رسالة ما هي الأحدث.</translation>
    </message>
    <message>
        <source>Changes made with Stemma. A change can be undone, and redone, while its undo data is kept.</source>
        <translation>التغييرات التي أُجريت بـStemma. يمكن التراجع عن التغيير وإعادته ما دامت بيانات التراجع محفوظة.</translation>
    </message>
</context>
<context>
    <name>stemma::DoctorDialog</name>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>What</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Largest contents</source>
        <translation>أكبر المحتويات</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>جدول أو فهرس</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>فهرس للجدول</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Database doctor: %1</source>
        <translation>طبيب قاعدة البيانات: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>&amp;Delete session…</source>
        <translation>&amp;حذف الجلسة…</translation>
    </message>
    <message>
        <source>Check &amp;integrity</source>
        <translation>فحص ال&amp;سلامة</translation>
    </message>
    <message>
        <source>&amp;Write log back</source>
        <translation>د&amp;مج السجل</translation>
    </message>
    <message>
        <source>&amp;Vacuum…</source>
        <translation>&amp;تقليص…</translation>
    </message>
    <message>
        <source>Plan the deletion of the selected session; it can be undone</source>
        <translation>التخطيط لحذف الجلسة المحددة؛ ويمكن التراجع عنه</translation>
    </message>
    <message>
        <source>Write the log back into the database; no record changes, and there is nothing to undo</source>
        <translation>دمج السجل في قاعدة البيانات؛ لا تتغير أي بيانات، ولا شيء يُتراجَع عنه</translation>
    </message>
    <message>
        <source>Plan to give the free pages back; it can be undone</source>
        <translation>التخطيط لإعادة الصفحات الحرة إلى القرص؛ ويمكن التراجع عنه</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>تجري قراءة المخزن…</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>بلا امتداد</translation>
    </message>
    <message>
        <source>Free pages</source>
        <translation>صفحات حرة</translation>
    </message>
    <message>
        <source>%1 in free pages</source>
        <translation>%1 في صفحات حرة</translation>
    </message>
    <message>
        <source>%1 in the log</source>
        <translation>%1 في سجل الكتابة المسبقة</translation>
    </message>
    <message>
        <source>This SQLite cannot count pages: tables are shown by the sizes of their values.</source>
        <translation>لا تستطيع نسخة SQLite هذه عدّ الصفحات: تُعرض الجداول بأحجام قيمها.</translation>
    </message>
    <message>
        <source>Checking every page…</source>
        <translation>يجري فحص كل صفحة…</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>لم يُعثر على تلف.</translation>
    </message>
    <message>
        <source>SQLite found damage:</source>
        <translation>وجدت SQLite تلفًا:</translation>
    </message>
    <message>
        <source>Trying it out on a copy…</source>
        <translation>تجري التجربة على نسخة…</translation>
    </message>
    <message>
        <source>%1 → %2: %3. %4</source>
        <translation>%1 ← %2: %3. %4</translation>
    </message>
    <message>
        <source>&amp;Vacuum now</source>
        <translation>&amp;تقليص الآن</translation>
    </message>
    <message>
        <source>Writing the log back…</source>
        <translation>يجري دمج السجل…</translation>
    </message>
</context>
<context>
    <name>stemma::Doctoring</name>
    <message>
        <source>No store is open.</source>
        <translation>لا مخزن مفتوح.</translation>
    </message>
    <message>
        <source>Show a session of the store first.</source>
        <translation>اعرض أولًا جلسة من المخزن.</translation>
    </message>
</context>
<context>
    <name>stemma::EditActions</name>
    <message>
        <source>fork</source>
        <translation>تفريع</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>pruning</source>
        <translation>تقليم</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>إصلاح</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>وسوم</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>علامة</translation>
    </message>
    <message>
        <source>move</source>
        <translation>نقل</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>ضغط</translation>
    </message>
    <message>
        <source>dissolving</source>
        <translation>فكّ</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>دفعة</translation>
    </message>
    <message>
        <source>The session has no messages.</source>
        <translation>ليس في الجلسة رسائل.</translation>
    </message>
    <message>
        <source>Select a text, thinking or tool output first.</source>
        <translation>حدّد نصًا أو تفكيرًا أو خرج أداة أولًا.</translation>
    </message>
    <message>
        <source>Select a message first.</source>
        <translation>حدّد رسالة أولًا.</translation>
    </message>
    <message>
        <source>Select a tool call with an output first.</source>
        <translation>حدّد استدعاء أداة له خرج أولًا.</translation>
    </message>
    <message>
        <source>This output is not pruned.</source>
        <translation>هذا الخرج غير مقلَّم.</translation>
    </message>
    <message>
        <source>This output is already pruned.</source>
        <translation>هذا الخرج مقلَّم أصلًا.</translation>
    </message>
    <message>
        <source>Wait until the current change is done.</source>
        <translation>انتظر حتى يكتمل التغيير الحالي.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;تراجع: %1</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>لا شيء للتراجع عنه.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>إ&amp;عادة: %1</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>لا شيء لإعادته.</translation>
    </message>
</context>
<context>
    <name>stemma::EditBanner</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>stemma::EditService</name>
    <message>
        <source>Undoing: %1</source>
        <translation>يجري التراجع عن: %1</translation>
    </message>
    <message>
        <source>Redoing: %1</source>
        <translation>تجري إعادة: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undoing %n change(s)</source>
        <translation>
            <numerusform>يجري التراجع عن %n تغيير</numerusform>
            <numerusform>يجري التراجع عن تغيير واحد</numerusform>
            <numerusform>يجري التراجع عن تغييرين</numerusform>
            <numerusform>يجري التراجع عن %n تغييرات</numerusform>
            <numerusform>يجري التراجع عن %n تغييرًا</numerusform>
            <numerusform>يجري التراجع عن %n تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redoing %n change(s)</source>
        <translation>
            <numerusform>تجري إعادة %n تغيير</numerusform>
            <numerusform>تجري إعادة تغيير واحد</numerusform>
            <numerusform>تجري إعادة تغييرين</numerusform>
            <numerusform>تجري إعادة %n تغييرات</numerusform>
            <numerusform>تجري إعادة %n تغييرًا</numerusform>
            <numerusform>تجري إعادة %n تغيير</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::Editing</name>
    <message>
        <source>Checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>This text is too long to edit here (over %1). Use “stemma edit”, which reads it from a file.</source>
        <translation>هذا النص أطول من أن يُحرَّر هنا (أكثر من %1). استخدم «stemma edit»، وهو يقرؤه من ملف.</translation>
    </message>
    <message>
        <source>At most %1 messages can be removed at once.</source>
        <translation>لا يمكن إزالة أكثر من %1 من الرسائل دفعة واحدة.</translation>
    </message>
    <message>
        <source>The discarded end is kept.</source>
        <translation>النهاية المهمَلة محفوظة.</translation>
    </message>
    <message>
        <source>The original is unchanged.</source>
        <translation>الأصل لم يتغير.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>لاستئنافها نفّذ «%1» في مجلد المشروع.</translation>
    </message>
    <message>
        <source>Open the discarded end</source>
        <translation>فتح النهاية المهمَلة</translation>
    </message>
    <message>
        <source>Open the compacted session</source>
        <translation>فتح الجلسة المضغوطة</translation>
    </message>
    <message>
        <source>Open the fork</source>
        <translation>فتح التفرّع</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Copy command to resume</source>
        <translation>نسخ أمر الاستئناف</translation>
    </message>
    <message>
        <source>Open in a terminal</source>
        <translation>فتح في طرفية</translation>
    </message>
    <message>
        <source>Run “%1” yourself.</source>
        <translation>نفّذ «%1» بنفسك.</translation>
    </message>
    <message>
        <source>Run “%1” in %2 yourself.</source>
        <translation>نفّذ «%1» في %2 بنفسك.</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointBook</name>
    <message>
        <source>The key is lost when the program ends. %1</source>
        <translation>يضيع المفتاح عند انتهاء البرنامج. %1</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointButton</name>
    <message>
        <source>Model…</source>
        <translation>النموذج…</translation>
    </message>
    <message>
        <source>The model %1 at %2. Click to choose another one.</source>
        <translation>النموذج %1 في %2. انقر لاختيار غيره.</translation>
    </message>
    <message>
        <source>Set up the model that is asked</source>
        <translation>إعداد النموذج الذي يُسأل</translation>
    </message>
    <message>
        <source>Model that is asked</source>
        <translation>النموذج الذي يُسأل</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>إعداد النماذج…</translation>
    </message>
</context>
<context>
    <name>stemma::EndpointDialog</name>
    <message>
        <source>Model for summaries</source>
        <translation>نموذج للملخّصات</translation>
    </message>
    <message>
        <source>Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key.</source>
        <translation>يكتب نموذج ملخّصات المستويين 1 و2. قبل إرسال أي شيء ترى ما هو وتُسأل. لا يحتاج الخادم الذي على هذا الجهاز (llama.cpp، ‏Ollama) إلى مفتاح.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>نتيجة الاختبار</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>ا&amp;ختبار</translation>
    </message>
    <message>
        <source>%1 answers as %2.</source>
        <translation>يجيب %1 باسم %2.</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Remove this endpoint. Its key stays in the keychain.</source>
        <translation>إزالة نقطة النهاية هذه. يبقى مفتاحها في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>A&amp;dvanced</source>
        <translation>م&amp;تقدّم</translation>
    </message>
    <message>
        <source>System proxy</source>
        <translation>الوكيل الشبكي للنظام</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>This proxy:</source>
        <translation>هذا الوكيل الشبكي:</translation>
    </message>
    <message>
        <source>Servers on this machine are reached without a proxy.</source>
        <translation>يُوصَل إلى الخوادم التي على هذا الجهاز بلا وكيل شبكي.</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>عنوان الوكيل الشبكي</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>Give up after this time without an answer.</source>
        <translation>التوقف عن الانتظار بعد هذا الوقت بلا إجابة.</translation>
    </message>
    <message>
        <source>Retries after temporary errors, with growing pauses.</source>
        <translation>إعادات المحاولة بعد الأخطاء المؤقتة، بفواصل متزايدة.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل الشبكي</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>الوكيل ال&amp;شبكي:</translation>
    </message>
    <message>
        <source>Time&amp;out:</source>
        <translation>الم&amp;هلة:</translation>
    </message>
    <message>
        <source>&amp;Retries:</source>
        <translation>إعادات الم&amp;حاولة:</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>نقطة نهاية جديدة</translation>
    </message>
    <message>
        <source>Chat completions (OpenAI, llama.cpp, Ollama)</source>
        <translation>إكمال الدردشة (OpenAI، ‏llama.cpp، ‏Ollama)</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>الرسائل (Anthropic)</translation>
    </message>
    <message>
        <source>model name on the server</source>
        <translation>اسم النموذج على الخادم</translation>
    </message>
    <message>
        <source>stored key</source>
        <translation>مفتاح مخزَّن</translation>
    </message>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>ت&amp;ذكّر في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>environment variable with the key</source>
        <translation>متغير البيئة الذي فيه المفتاح</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>غير محدَّد</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>ال&amp;نوع:</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>النم&amp;وذج:</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>ال&amp;مفتاح:</translation>
    </message>
    <message>
        <source>Or environment &amp;variable:</source>
        <translation>أو متغير ال&amp;بيئة:</translation>
    </message>
    <message>
        <source>Price per million &amp;input tokens:</source>
        <translation>سعر مليون رمز &amp;دخل:</translation>
    </message>
    <message>
        <source>Price per million &amp;output tokens:</source>
        <translation>سعر مليون رمز خ&amp;رج:</translation>
    </message>
    <message>
        <source>Stop the &amp;test</source>
        <translation>إيقاف الا&amp;ختبار</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>أُوقف الاختبار.</translation>
    </message>
</context>
<context>
    <name>stemma::ErrorPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>لا يمكن فتح %1</translation>
    </message>
    <message>
        <source>This is not a known session store.</source>
        <translation>هذا ليس مخزن جلسات معروفًا.</translation>
    </message>
    <message>
        <source>Formats tried</source>
        <translation>الصيغ التي جُرّبت</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>التفاصيل: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>فتح ملف آخر…</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>نسخ النص</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>No sessions in %1</source>
        <translation>لا جلسات في %1</translation>
    </message>
    <message>
        <source>No session store was found in this folder or below it. Open the folder in which an agent keeps its sessions, or one of its files.</source>
        <translation>لم يُعثر على مخزن جلسات في هذا المجلد ولا تحته. افتح المجلد الذي يحفظ فيه أحد الوكلاء جلساته، أو أحد ملفاته.</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>فتح مجلد آخر…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>Where agents keep sessions</source>
        <translation>أين يحفظ الوكلاء الجلسات</translation>
    </message>
</context>
<context>
    <name>stemma::ExplorationModel</name>
    <message>
        <source>%1 more</source>
        <translation>%1 أخرى</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>في الملف</translation>
    </message>
</context>
<context>
    <name>stemma::ExportDialog</name>
    <message>
        <source>&amp;Thinking</source>
        <translation>الت&amp;فكير</translation>
    </message>
    <message>
        <source>Tool &amp;calls and patches</source>
        <translation>&amp;استدعاءات الأدوات والرقع</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>الص&amp;ور</translation>
    </message>
    <message>
        <source>&amp;Redact: replace keys, addresses, names and home folders</source>
        <translation>&amp;حجب البيانات: استبدال المفاتيح والعناوين والأسماء ومجلدات المنزل</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>تصدير «%1»</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>الجلسة كلها</translation>
    </message>
    <message>
        <source>Without discarded messages and side chains</source>
        <translation>بلا الرسائل المهمَلة والسلاسل الجانبية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected message(s)</source>
        <translation>
            <numerusform>لا رسائل محددة</numerusform>
            <numerusform>رسالة محددة واحدة</numerusform>
            <numerusform>رسالتان محددتان</numerusform>
            <numerusform>%Ln رسائل محددة</numerusform>
            <numerusform>%Ln رسالة محددة</numerusform>
            <numerusform>%Ln رسالة محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>ال&amp;شكل:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>ال&amp;مضمون:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>مع:</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>فتح الم&amp;جلد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>تصدير الجلسة</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>تجري الكتابة…</translation>
    </message>
    <message>
        <source>Looking through the session…</source>
        <translation>تجري مراجعة الجلسة…</translation>
    </message>
    <message>
        <source>Looking for what should be redacted…</source>
        <translation>يجري البحث عما ينبغي حجبه…</translation>
    </message>
    <message>
        <source>Cancelled. Without a list of what to redact nothing is exported redacted.</source>
        <translation>أُلغي. بلا قائمة بما يُحجب لا يُصدَّر شيء محجوب البيانات.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>أُلغي. لم يُكتب شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s), %1, written to %2.</source>
        <translation>
            <numerusform>لم تُكتب أي رسالة، %1، في %2.</numerusform>
            <numerusform>رسالة واحدة، %1، كُتبت في %2.</numerusform>
            <numerusform>رسالتان، %1، كُتبتا في %2.</numerusform>
            <numerusform>%Ln رسائل، %1، كُتبت في %2.</numerusform>
            <numerusform>%Ln رسالة، %1، كُتبت في %2.</numerusform>
            <numerusform>%Ln رسالة، %1، كُتبت في %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) could not be read and are missing.</source>
        <translation>
            <numerusform>لا رسائل تعذّرت قراءتها.</numerusform>
            <numerusform>تعذّرت قراءة رسالة واحدة وهي مفقودة.</numerusform>
            <numerusform>تعذّرت قراءة رسالتين وهما مفقودتان.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسائل وهي مفقودة.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة وهي مفقودة.</numerusform>
            <numerusform>تعذّرت قراءة %Ln رسالة وهي مفقودة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) in the document still look as if they should be redacted; look through it.</source>
        <translation>
            <numerusform>لا قيم في المستند تبدو مما ينبغي حجبه؛ راجعه.</numerusform>
            <numerusform>قيمة واحدة في المستند ما زالت تبدو مما ينبغي حجبه؛ راجعه.</numerusform>
            <numerusform>قيمتان في المستند ما زالتا تبدوان مما ينبغي حجبه؛ راجعه.</numerusform>
            <numerusform>%Ln قيم في المستند ما زالت تبدو مما ينبغي حجبه؛ راجعه.</numerusform>
            <numerusform>%Ln قيمة في المستند ما زالت تبدو مما ينبغي حجبه؛ راجعه.</numerusform>
            <numerusform>%Ln قيمة في المستند ما زالت تبدو مما ينبغي حجبه؛ راجعه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redacted &amp;copy…</source>
        <translation>ن&amp;سخة محجوبة البيانات…</translation>
    </message>
    <message>
        <source>Looking through the text…</source>
        <translation>تجري مراجعة النص…</translation>
    </message>
    <message>
        <source>A copy has all messages: choose the whole session, with thinking and tool calls.</source>
        <translation>في النسخة كل الرسائل: اختر الجلسة كلها مع التفكير واستدعاءات الأدوات.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>كُتب %1 في %2.</translation>
    </message>
    <message>
        <source>Make a new session with the stand-ins; the original stays</source>
        <translation>إنشاء جلسة جديدة بالبدائل؛ يبقى الأصل</translation>
    </message>
</context>
<context>
    <name>stemma::Exporting</name>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
    <message>
        <source>No comparison is shown.</source>
        <translation>لا تُعرض أي مقارنة.</translation>
    </message>
    <message>
        <source>No review of a summary is shown.</source>
        <translation>لا تُعرض أي مراجعة لملخّص.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetChooser</name>
    <message>
        <source>Search in the list</source>
        <translation>بحث في القائمة</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+نقر: هذا فقط</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>هذا فقط</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>تجري قراءة الجلسة…</translation>
    </message>
    <message>
        <source>Nothing in the list has these words.</source>
        <translation>ليس في القائمة ما فيه هذه الكلمات.</translation>
    </message>
</context>
<context>
    <name>stemma::FacetTree</name>
    <message>
        <source>Filters</source>
        <translation>المرشِّحات</translation>
    </message>
    <message>
        <source>Alt+click: only this</source>
        <translation>Alt+نقر: هذا فقط</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>هذا فقط</translation>
    </message>
</context>
<context>
    <name>stemma::FileChangesSource</name>
    <message>
        <source>Comparing the changes with the disk</source>
        <translation>مقارنة التغييرات بالقرص</translation>
    </message>
    <message>
        <source>Composing the changes</source>
        <translation>تركيب التغييرات</translation>
    </message>
    <message>
        <source>Reading the changes of the session</source>
        <translation>قراءة تغييرات الجلسة</translation>
    </message>
</context>
<context>
    <name>stemma::FileExplorer</name>
    <message>
        <source>Exploring %1</source>
        <translation>استكشاف %1</translation>
    </message>
</context>
<context>
    <name>stemma::FilePane</name>
    <message>
        <source>The agent’s summary today</source>
        <translation>ملخّص الوكيل اليوم</translation>
    </message>
    <message>
        <source>%1  (not in the stored one)</source>
        <translation>%1  (ليس في المخزَّن)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (السطر %1)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 أخرى</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Use as summary…</source>
        <translation>استخدام كملخّص…</translation>
    </message>
    <message>
        <source>Summary of the file as it is stored</source>
        <translation>ملخّص الملف كما هو مخزَّن</translation>
    </message>
    <message>
        <source>Open the file on disk in the program that the desktop has for it</source>
        <translation>فتح الملف الذي على القرص في البرنامج الذي يخصّصه له سطح المكتب</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>ما في الملف</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>يجري الاستكشاف…</translation>
    </message>
    <message>
        <source>Explore again</source>
        <translation>استكشاف من جديد</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>استكشاف</translation>
    </message>
    <message>
        <source>Replace the stored summary by what was found in the file, with a plan of the change first</source>
        <translation>الاستعاضة عن الملخّص المخزَّن بما وُجد في الملف، مع خطة للتغيير أولًا</translation>
    </message>
    <message>
        <source>The agent would write the stored summary again.</source>
        <translation>سيكتب الوكيل الملخّص المخزَّن نفسه من جديد.</translation>
    </message>
    <message>
        <source>The agent would write another summary today.</source>
        <translation>سيكتب الوكيل اليوم ملخّصًا آخر.</translation>
    </message>
    <message>
        <source>The stored summary is empty.</source>
        <translation>الملخّص المخزَّن فارغ.</translation>
    </message>
    <message>
        <source>The session stores no summary of this file.</source>
        <translation>لا تخزّن الجلسة ملخّصًا لهذا الملف.</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>المحتوى %1</translation>
    </message>
    <message numerus="yes">
        <source>the newest of %Ln contents</source>
        <translation>
            <numerusform>أحدث %Ln محتوى</numerusform>
            <numerusform>أحدث محتوى واحد</numerusform>
            <numerusform>أحدث محتويين</numerusform>
            <numerusform>أحدث %Ln محتويات</numerusform>
            <numerusform>أحدث %Ln محتوى</numerusform>
            <numerusform>أحدث %Ln محتوى</numerusform>
        </translation>
    </message>
    <message>
        <source>It was last written on %1.</source>
        <translation>كُتب آخر مرة في %1.</translation>
    </message>
</context>
<context>
    <name>stemma::FileTreeModel</name>
    <message>
        <source>Content %1</source>
        <translation>المحتوى %1</translation>
    </message>
    <message numerus="yes">
        <source>read %Ln times</source>
        <translation>
            <numerusform>لم يُقرأ</numerusform>
            <numerusform>قُرئ مرة واحدة</numerusform>
            <numerusform>قُرئ مرتين</numerusform>
            <numerusform>قُرئ %Ln مرات</numerusform>
            <numerusform>قُرئ %Ln مرة</numerusform>
            <numerusform>قُرئ %Ln مرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln times</source>
        <translation>
            <numerusform>لم يُغيَّر</numerusform>
            <numerusform>غُيّر مرة واحدة</numerusform>
            <numerusform>غُيّر مرتين</numerusform>
            <numerusform>غُيّر %Ln مرات</numerusform>
            <numerusform>غُيّر %Ln مرة</numerusform>
            <numerusform>غُيّر %Ln مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>read</source>
        <translation>قُرئ</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>stands in the message</source>
        <translation>وارد في الرسالة</translation>
    </message>
    <message>
        <source>named</source>
        <translation>ذُكر</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Size as stored, else as it is on disk</source>
        <translation>الحجم كما هو مخزَّن، وإلا كما هو على القرص</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>How often tools read the file</source>
        <translation>عدد مرات قراءة الأدوات للملف</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>القراءات</translation>
    </message>
    <message>
        <source>How often the session changed the file</source>
        <translation>عدد مرات تغيير الجلسة للملف</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>How often messages refer to the file as a large file</source>
        <translation>عدد مرات ورود الملف في الرسائل كملف كبير</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>كبير</translation>
    </message>
    <message>
        <source>When a message last named the file</source>
        <translation>وقت آخر ذكر للملف في رسالة</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>آخر استخدام</translation>
    </message>
    <message>
        <source>What became of the file since the session named it</source>
        <translation>ما صار إليه الملف منذ ذكرته الجلسة</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>على القرص</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(بلا مسار)</translation>
    </message>
</context>
<context>
    <name>stemma::FilesPanel</name>
    <message>
        <source>Filter files</source>
        <translation>ترشيح الملفات</translation>
    </message>
    <message>
        <source>Show only files whose path contains this</source>
        <translation>إظهار الملفات التي يحوي مسارها هذا فقط</translation>
    </message>
    <message>
        <source>Folder of the project…</source>
        <translation>مجلد المشروع…</translation>
    </message>
    <message>
        <source>Files of the session</source>
        <translation>ملفات الجلسة</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine. Choose where its files are.</source>
        <translation>مجلد الجلسة ليس على هذا الجهاز. اختر مكان ملفاتها.</translation>
    </message>
    <message>
        <source>Files are looked for in %1.</source>
        <translation>يُبحث عن الملفات في %1.</translation>
    </message>
    <message>
        <source>Open a session to see its files.</source>
        <translation>افتح جلسة لترى ملفاتها.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>تجري قراءة الجلسة…</translation>
    </message>
    <message>
        <source>The messages of this session name no files.</source>
        <translation>لا تذكر رسائل هذه الجلسة أي ملفات.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln files</source>
        <translation>
            <numerusform>%1 من %Ln ملف</numerusform>
            <numerusform>%1 من ملف واحد</numerusform>
            <numerusform>%1 من ملفين</numerusform>
            <numerusform>%1 من %Ln ملفات</numerusform>
            <numerusform>%1 من %Ln ملفًا</numerusform>
            <numerusform>%1 من %Ln ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%Ln ملفات</numerusform>
            <numerusform>%Ln ملفًا</numerusform>
            <numerusform>%Ln ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>لم يتغير شيء</numerusform>
            <numerusform>تغيّر واحد</numerusform>
            <numerusform>تغيّر اثنان</numerusform>
            <numerusform>تغيّر %Ln</numerusform>
            <numerusform>تغيّر %Ln</numerusform>
            <numerusform>تغيّر %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>The session does not record its folder. Choose where its files are with the folder button.</source>
        <translation>لا تسجّل الجلسة مجلدها. اختر مكان ملفاتها بزر المجلد.</translation>
    </message>
    <message>
        <source>The folder of the session is not on this machine.</source>
        <translation>مجلد الجلسة ليس على هذا الجهاز.</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>مجلد المشروع</translation>
    </message>
</context>
<context>
    <name>stemma::FilterBar</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>ترشيح بالكلمات والأدوات والملفات</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>كل الأدوات</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>لا أدوات</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداة</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that call some tools</source>
        <translation>إظهار الرسائل التي تستدعي أدوات معينة فقط</translation>
    </message>
    <message>
        <source>No message of this session calls a tool.</source>
        <translation>لا رسالة في هذه الجلسة تستدعي أداة.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>كل الملفات</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%n ملفات</numerusform>
            <numerusform>%n ملفًا</numerusform>
            <numerusform>%n ملف</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only messages that read, change or name some files</source>
        <translation>إظهار الرسائل التي تقرأ ملفات معينة أو تغيّرها أو تذكرها فقط</translation>
    </message>
    <message>
        <source>No message of this session names a file.</source>
        <translation>لا رسالة في هذه الجلسة تذكر ملفًا.</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>ترشيح الرسائل</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>إظهار الرسائل التي يحوي نصها أو استدعاءات أدواتها أو مسارات ملفاتها كل هذه الكلمات فقط. يُعتبر من النص أول 256 ك.بايت.</translation>
    </message>
    <message>
        <source>Close the filter and show all messages</source>
        <translation>إغلاق المرشِّح وإظهار كل الرسائل</translation>
    </message>
    <message>
        <source>Show messages that failed or hold a call that did</source>
        <translation>إظهار الرسائل التي فشلت أو فيها استدعاء فشل</translation>
    </message>
    <message>
        <source>Show messages that could not be read in full</source>
        <translation>إظهار الرسائل التي تعذّرت قراءتها كاملة</translation>
    </message>
    <message>
        <source>Show flagged messages</source>
        <translation>إظهار الرسائل المعلَّمة</translation>
    </message>
    <message>
        <source>Show messages in context</source>
        <translation>إظهار الرسائل التي في السياق</translation>
    </message>
    <message>
        <source>Show messages that a summary stands for</source>
        <translation>إظهار الرسائل التي ينوب عنها ملخّص</translation>
    </message>
    <message>
        <source>Show messages with pruned output</source>
        <translation>إظهار الرسائل التي خرجها مقلَّم</translation>
    </message>
    <message>
        <source>Show messages discarded by a resume</source>
        <translation>إظهار الرسائل التي أهملها استئناف</translation>
    </message>
    <message>
        <source>Show messages of side chains</source>
        <translation>إظهار رسائل السلاسل الجانبية</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فاشلة</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>في السياق</translation>
    </message>
    <message>
        <source>Summarised</source>
        <translation>ملخَّصة</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>مقلَّمة</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>مهمَلة</translation>
    </message>
    <message>
        <source>Side chain</source>
        <translation>سلسلة جانبية</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>يجري الترشيح…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>stemma::FilterPopup</name>
    <message>
        <source>Nothing matches.</source>
        <translation>لا شيء يطابق.</translation>
    </message>
</context>
<context>
    <name>stemma::FilterRow</name>
    <message>
        <source>Jump to</source>
        <translation>قفز إلى</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Show your messages</source>
        <translation>إظهار رسائلك</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>إظهار الإجابات</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>إظهار التفكير</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Show tool calls</source>
        <translation>إظهار استدعاءات الأدوات</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>الرقع</translation>
    </message>
    <message>
        <source>Show patches</source>
        <translation>إظهار الرقع</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Show files and images</source>
        <translation>إظهار الملفات والصور</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Show steps</source>
        <translation>إظهار الخطوات</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Show events of the recording</source>
        <translation>إظهار أحداث التسجيل</translation>
    </message>
    <message>
        <source>%1 (Alt+click: only this)</source>
        <comment>Show answers</comment>
        <translation>%1 (Alt+نقر: هذا فقط)</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>هذا فقط</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Filter the messages by words and states</source>
        <translation>ترشيح الرسائل بالكلمات والحالات</translation>
    </message>
    <message>
        <source>Show one line per turn; each opens where it stands</source>
        <translation>إظهار سطر واحد لكل دور؛ وينفتح كل دور في مكانه</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>طلب</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>الطلب السابق</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>الطلب التالي</translation>
    </message>
    <message>
        <source>error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>الخطأ السابق</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>تفكير</translation>
    </message>
    <message>
        <source>Previous thinking</source>
        <translation>التفكير السابق</translation>
    </message>
    <message>
        <source>Next thinking</source>
        <translation>التفكير التالي</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>الملف السابق</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>الملف التالي</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>Previous patch</source>
        <translation>الرقعة السابقة</translation>
    </message>
    <message>
        <source>Next patch</source>
        <translation>الرقعة التالية</translation>
    </message>
    <message>
        <source>compaction</source>
        <translation>ضغط</translation>
    </message>
    <message>
        <source>Previous compaction</source>
        <translation>الضغط السابق</translation>
    </message>
    <message>
        <source>Next compaction</source>
        <translation>الضغط التالي</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>Previous checkpoint</source>
        <translation>نقطة الحفظ السابقة</translation>
    </message>
    <message>
        <source>Next checkpoint</source>
        <translation>نقطة الحفظ التالية</translation>
    </message>
    <message>
        <source>Kind to jump to</source>
        <translation>النوع الذي يُقفز إليه</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>رسالة جديدة</numerusform>
            <numerusform>رسالتان جديدتان</numerusform>
            <numerusform>%Ln رسائل جديدة</numerusform>
            <numerusform>%Ln رسالة جديدة</numerusform>
            <numerusform>%Ln رسالة جديدة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindBar</name>
    <message>
        <source>Upper and lower case differ</source>
        <translation>تمييز حالة الأحرف</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>الكلمات الكاملة فقط</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>تعبير نمطي</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>النتيجة السابقة (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>النتيجة التالية (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Up and Down go through what you looked for lately</source>
        <translation>يتنقل السهمان «أعلى» و«أسفل» بين ما بحثت عنه مؤخرًا</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>دخل الأداة</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>خرج الأداة</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>الرقع</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>أين يُبحث</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message>
        <source>%1 of %2 so far</source>
        <translation>%1 من %2 حتى الآن</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1 من أكثر من %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 حتى الآن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%Ln نتائج</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
            <numerusform>%Ln نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>لا نتائج</translation>
    </message>
    <message numerus="yes">
        <source>Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.</source>
        <translation>
            <numerusform>تُخلّي عن البحث في %Ln نص: يستغرق التعبير هناك وقتًا أطول من اللازم، وقد تنقص نتائج.</numerusform>
            <numerusform>تُخلّي عن البحث في نص واحد: يستغرق التعبير هناك وقتًا أطول من اللازم، وقد تنقص نتائج.</numerusform>
            <numerusform>تُخلّي عن البحث في نصين: يستغرق التعبير هناك وقتًا أطول من اللازم، وقد تنقص نتائج.</numerusform>
            <numerusform>تُخلّي عن البحث في %Ln نصوص: يستغرق التعبير هناك وقتًا أطول من اللازم، وقد تنقص نتائج.</numerusform>
            <numerusform>تُخلّي عن البحث في %Ln نصًا: يستغرق التعبير هناك وقتًا أطول من اللازم، وقد تنقص نتائج.</numerusform>
            <numerusform>تُخلّي عن البحث في %Ln نص: يستغرق التعبير هناك وقتًا أطول من اللازم، وقد تنقص نتائج.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::FindSource</name>
    <message>
        <source>Finding in the session</source>
        <translation>البحث في الجلسة</translation>
    </message>
</context>
<context>
    <name>stemma::FindingsPane</name>
    <message>
        <source>Kinds of findings</source>
        <translation>أنواع ما عُثر عليه</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Lost by the summary</source>
        <translation>ضاع في الملخّص</translation>
    </message>
    <message>
        <source>Add to summary…</source>
        <translation>إضافة إلى الملخّص…</translation>
    </message>
    <message>
        <source>Second look…</source>
        <translation>نظرة ثانية…</translation>
    </message>
    <message>
        <source>Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before you agree.</source>
        <translation>سؤال نموذج عن متطلبات هذه الرسائل التي يبقيها الملخّص أو يغيّرها أو يفقدها. لا يُرسل شيء قبل موافقتك.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Ask a model about the contexts before and after this compaction. Nothing is sent before you agree.</source>
        <translation>سؤال نموذج عن السياقين قبل هذا الضغط وبعده. لا يُرسل شيء قبل موافقتك.</translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation>طرح سؤال…</translation>
    </message>
    <message>
        <source>Probe what is lost…</source>
        <translation>اختبار ما ضاع…</translation>
    </message>
    <message>
        <source>%1, not all messages were read</source>
        <translation>%1، لم تُقرأ كل الرسائل</translation>
    </message>
    <message>
        <source>Lost; needed again first</source>
        <translation>الضائع؛ وما احتيج إليه من جديد أولًا</translation>
    </message>
    <message>
        <source>Add it to the text of the summary</source>
        <translation>إضافته إلى نص الملخّص</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>انتقال إلى %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Write the review as a document</source>
        <translation>كتابة المراجعة مستندًا</translation>
    </message>
</context>
<context>
    <name>stemma::ForkInstead</name>
    <message>
        <source>The fork ends before the messages to remove. Nothing is written until you press Apply.</source>
        <translation>ينتهي التفرّع قبل الرسائل المراد إزالتها. لا يُكتب شيء حتى تضغط «تطبيق».</translation>
    </message>
    <message>
        <source>Nothing is written until you press Apply. Your change is then planned in the fork.</source>
        <translation>لا يُكتب شيء حتى تضغط «تطبيق». ثم يُخطَّط لتغييرك في التفرّع.</translation>
    </message>
    <message>
        <source>The fork was made and is shown here, but your change could not be planned in it. Make the change here yourself.</source>
        <translation>أُنشئ التفرّع وهو معروض هنا، لكن تعذّر التخطيط لتغييرك فيه. أجرِ التغيير هنا بنفسك.</translation>
    </message>
</context>
<context>
    <name>stemma::ForkShareLabel</name>
    <message>
        <source>Copied</source>
        <translation>المنسوخ</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>المتروك</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%Ln رسائل</numerusform>
            <numerusform>%Ln رسالة</numerusform>
            <numerusform>%Ln رسالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>لا أجزاء</numerusform>
            <numerusform>جزء واحد</numerusform>
            <numerusform>جزءان</numerusform>
            <numerusform>%Ln أجزاء</numerusform>
            <numerusform>%Ln جزءًا</numerusform>
            <numerusform>%Ln جزء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thinking block(s)</source>
        <translation>
            <numerusform>لا كتل تفكير</numerusform>
            <numerusform>كتلة تفكير واحدة</numerusform>
            <numerusform>كتلتا تفكير</numerusform>
            <numerusform>%Ln كتل تفكير</numerusform>
            <numerusform>%Ln كتلة تفكير</numerusform>
            <numerusform>%Ln كتلة تفكير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) with the result</source>
        <translation>
            <numerusform>لا استدعاءات أدوات لها نتيجة</numerusform>
            <numerusform>استدعاء أداة واحد مع نتيجته</numerusform>
            <numerusform>استدعاءا أداة مع النتيجة</numerusform>
            <numerusform>%Ln استدعاءات أدوات مع النتيجة</numerusform>
            <numerusform>%Ln استدعاء أداة مع النتيجة</numerusform>
            <numerusform>%Ln استدعاء أداة مع النتيجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s) without a result</source>
        <translation>
            <numerusform>لا استدعاءات أدوات بلا نتيجة</numerusform>
            <numerusform>استدعاء أداة واحد بلا نتيجة</numerusform>
            <numerusform>استدعاءا أداة بلا نتيجة</numerusform>
            <numerusform>%Ln استدعاءات أدوات بلا نتيجة</numerusform>
            <numerusform>%Ln استدعاء أداة بلا نتيجة</numerusform>
            <numerusform>%Ln استدعاء أداة بلا نتيجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summary(s)</source>
        <translation>
            <numerusform>لا ملخّصات</numerusform>
            <numerusform>ملخّص واحد</numerusform>
            <numerusform>ملخّصان</numerusform>
            <numerusform>%Ln ملخّصات</numerusform>
            <numerusform>%Ln ملخّصًا</numerusform>
            <numerusform>%Ln ملخّص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file reference(s)</source>
        <translation>
            <numerusform>لا إشارات إلى ملفات</numerusform>
            <numerusform>إشارة واحدة إلى ملف</numerusform>
            <numerusform>إشارتان إلى ملفات</numerusform>
            <numerusform>%Ln إشارات إلى ملفات</numerusform>
            <numerusform>%Ln إشارة إلى ملفات</numerusform>
            <numerusform>%Ln إشارة إلى ملفات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoint(s)</source>
        <translation>
            <numerusform>لا نقاط حفظ</numerusform>
            <numerusform>نقطة حفظ واحدة</numerusform>
            <numerusform>نقطتا حفظ</numerusform>
            <numerusform>%Ln نقاط حفظ</numerusform>
            <numerusform>%Ln نقطة حفظ</numerusform>
            <numerusform>%Ln نقطة حفظ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-agent session(s)</source>
        <translation>
            <numerusform>لا جلسات لوكلاء فرعيين</numerusform>
            <numerusform>جلسة واحدة لوكيل فرعي</numerusform>
            <numerusform>جلستان لوكلاء فرعيين</numerusform>
            <numerusform>%Ln جلسات لوكلاء فرعيين</numerusform>
            <numerusform>%Ln جلسة لوكلاء فرعيين</numerusform>
            <numerusform>%Ln جلسة لوكلاء فرعيين</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>12 tokens used</comment>
        <translation>المستهلَك: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in the context</source>
        <translation>
            <numerusform>لا عناصر في السياق</numerusform>
            <numerusform>عنصر واحد في السياق</numerusform>
            <numerusform>عنصران في السياق</numerusform>
            <numerusform>%Ln عناصر في السياق</numerusform>
            <numerusform>%Ln عنصرًا في السياق</numerusform>
            <numerusform>%Ln عنصر في السياق</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>يجري العدّ…</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
</context>
<context>
    <name>stemma::FoundStoresDialog</name>
    <message>
        <source>Open folder</source>
        <translation>فتح مجلد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stores were found in %1.</source>
        <translation>
            <numerusform>لم يُعثر على مخازن في %1.</numerusform>
            <numerusform>عُثر على مخزن واحد في %1.</numerusform>
            <numerusform>عُثر على مخزنين في %1.</numerusform>
            <numerusform>عُثر على %Ln مخازن في %1.</numerusform>
            <numerusform>عُثر على %Ln مخزنًا في %1.</numerusform>
            <numerusform>عُثر على %Ln مخزن في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores in the folder</source>
        <translation>المخازن في المجلد</translation>
    </message>
    <message>
        <source>The search ended after %1 files and folders. There may be more stores.</source>
        <translation>انتهى البحث بعد %1 من الملفات والمجلدات. قد يكون هناك مزيد من المخازن.</translation>
    </message>
</context>
<context>
    <name>stemma::GoBack</name>
    <message>
        <source>Undo back to “%1”?</source>
        <translation>هل تريد التراجع حتى «%1»؟</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo up to “%1”?</source>
        <translation>هل تريد الإعادة حتى «%1»؟</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا غير</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be redone, oldest first:</source>
        <translation>
            <numerusform>لن يُعاد أي تغيير:</numerusform>
            <numerusform>سيُعاد تغيير واحد:</numerusform>
            <numerusform>سيُعاد تغييران، الأقدم أولًا:</numerusform>
            <numerusform>ستُعاد %n تغييرات، الأقدم أولًا:</numerusform>
            <numerusform>سيُعاد %n تغييرًا، الأقدم أولًا:</numerusform>
            <numerusform>سيُعاد %n تغيير، الأقدم أولًا:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) will be undone, newest first:</source>
        <translation>
            <numerusform>سيجري التراجع عن %n تغيير:</numerusform>
            <numerusform>سيجري التراجع عن تغيير واحد:</numerusform>
            <numerusform>سيجري التراجع عن تغييرين، الأحدث أولًا:</numerusform>
            <numerusform>سيجري التراجع عن %n تغييرات، الأحدث أولًا:</numerusform>
            <numerusform>سيجري التراجع عن %n تغييرًا، الأحدث أولًا:</numerusform>
            <numerusform>سيجري التراجع عن %n تغيير، الأحدث أولًا:</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops at the first one that cannot be undone or redone because another program changed the same records since.</source>
        <translation>يتوقف عند أول تغيير لا يمكن التراجع عنه أو إعادته لأن برنامجًا آخر غيّر السجلات نفسها منذئذ.</translation>
    </message>
    <message>
        <source>Undo again</source>
        <translation>تراجع من جديد</translation>
    </message>
    <message>
        <source>Redone up to “%1”.</source>
        <translation>أُعيد حتى «%1».</translation>
    </message>
    <message>
        <source>Undone back to “%1”.</source>
        <translation>جرى التراجع حتى «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) redone.</source>
        <translation>
            <numerusform>لم يُعد أي تغيير.</numerusform>
            <numerusform>أُعيد تغيير واحد.</numerusform>
            <numerusform>أُعيد تغييران.</numerusform>
            <numerusform>أُعيدت %n تغييرات.</numerusform>
            <numerusform>أُعيد %n تغييرًا.</numerusform>
            <numerusform>أُعيد %n تغيير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>جرى التراجع عن %n تغيير.</numerusform>
            <numerusform>جرى التراجع عن تغيير واحد.</numerusform>
            <numerusform>جرى التراجع عن تغييرين.</numerusform>
            <numerusform>جرى التراجع عن %n تغييرات.</numerusform>
            <numerusform>جرى التراجع عن %n تغييرًا.</numerusform>
            <numerusform>جرى التراجع عن %n تغيير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) redone.</source>
        <translation>
            <numerusform>أُعيد %1 من %n تغيير.</numerusform>
            <numerusform>أُعيد %1 من تغيير واحد.</numerusform>
            <numerusform>أُعيد %1 من تغييرين.</numerusform>
            <numerusform>أُعيد %1 من %n تغييرات.</numerusform>
            <numerusform>أُعيد %1 من %n تغييرًا.</numerusform>
            <numerusform>أُعيد %1 من %n تغيير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s) undone.</source>
        <translation>
            <numerusform>جرى التراجع عن %1 من %n تغيير.</numerusform>
            <numerusform>جرى التراجع عن %1 من تغيير واحد.</numerusform>
            <numerusform>جرى التراجع عن %1 من تغييرين.</numerusform>
            <numerusform>جرى التراجع عن %1 من %n تغييرات.</numerusform>
            <numerusform>جرى التراجع عن %1 من %n تغييرًا.</numerusform>
            <numerusform>جرى التراجع عن %1 من %n تغيير.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Stopped at “%1”.</source>
        <translation>توقف عند «%1».</translation>
    </message>
</context>
<context>
    <name>stemma::HandOverDialog</name>
    <message>
        <source>Hand over to another agent</source>
        <translation>تسليم إلى وكيل آخر</translation>
    </message>
    <message>
        <source>&amp;Agent:</source>
        <translation>ال&amp;وكيل:</translation>
    </message>
    <message>
        <source>&amp;Store:</source>
        <translation>ال&amp;مخزن:</translation>
    </message>
    <message>
        <source>Choose the store of the agent</source>
        <translation>اختيار مخزن الوكيل</translation>
    </message>
    <message>
        <source>&amp;Project folder:</source>
        <translation>مجلد الم&amp;شروع:</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>اختيار مجلد المشروع</translation>
    </message>
    <message>
        <source>&amp;Thinking:</source>
        <translation>الت&amp;فكير:</translation>
    </message>
    <message>
        <source>T&amp;ool calls:</source>
        <translation>استدعاءات الأ&amp;دوات:</translation>
    </message>
    <message>
        <source>Hand “%1” over</source>
        <translation>تسليم «%1»</translation>
    </message>
    <message>
        <source>Another agent gets a new session that says the same. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>يتسلّم وكيل آخر جلسة جديدة تقول الشيء نفسه. ويبقى الأصل كما هو. لا يُكتب شيء حتى تضغط الزر أدناه.</translation>
    </message>
    <message>
        <source>The store that gets the session</source>
        <translation>المخزن الذي يتسلّم الجلسة</translation>
    </message>
    <message>
        <source>The project folder of the new session</source>
        <translation>مجلد مشروع الجلسة الجديدة</translation>
    </message>
    <message>
        <source>The folder in which the agent works on the project</source>
        <translation>المجلد الذي يعمل فيه الوكيل على المشروع</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>ترك</translation>
    </message>
    <message>
        <source>As text of the answer, without signatures</source>
        <translation>نصًا من الإجابة، بلا توقيعات</translation>
    </message>
    <message>
        <source>As calls with their results</source>
        <translation>استدعاءات مع نتائجها</translation>
    </message>
    <message>
        <source>As text of the answer</source>
        <translation>نصًا من الإجابة</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>O&amp;pen the new session</source>
        <translation>فتح ال&amp;جلسة الجديدة</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>ت&amp;سليم</translation>
    </message>
    <message>
        <source>The session was handed over to %1.</source>
        <translation>سُلّمت الجلسة إلى %1.</translation>
    </message>
    <message>
        <source>To resume it, run “%1” in the project folder.</source>
        <translation>لاستئنافها نفّذ «%1» في مجلد المشروع.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>تجري الكتابة…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>يجري التخطيط…</translation>
    </message>
    <message>
        <source>Redacted copy</source>
        <translation>نسخة محجوبة البيانات</translation>
    </message>
    <message>
        <source>Redacted copy of “%1”</source>
        <translation>نسخة محجوبة البيانات من «%1»</translation>
    </message>
    <message>
        <source>A new session that says the same, with the stand-ins that you chose. The original stays as it is. Nothing is written until you press the button below.</source>
        <translation>جلسة جديدة تقول الشيء نفسه بالبدائل التي اخترتها. يبقى الأصل كما هو. لا يُكتب شيء حتى تضغط الزر أدناه.</translation>
    </message>
    <message>
        <source>%1, the same store</source>
        <translation>%1، المخزن نفسه</translation>
    </message>
    <message>
        <source>&amp;Make the copy</source>
        <translation>إنشاء النس&amp;خة</translation>
    </message>
    <message>
        <source>The redacted copy was made.</source>
        <translation>أُنشئت النسخة المحجوبة البيانات.</translation>
    </message>
</context>
<context>
    <name>stemma::HandingOver</name>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
</context>
<context>
    <name>stemma::HelpDialog</name>
    <message>
        <source>Open a store (File &gt; Open file), or the sample session for a first look. Opening never changes a store.</source>
        <translation>افتح مخزنًا (ملف &gt; فتح ملف)، أو الجلسة النموذجية لنظرة أولى. الفتح لا يغيّر مخزنًا أبدًا.</translation>
    </message>
    <message>
        <source>Select a session on the left; Return or a double click opens it in a tab. Type to filter the list.</source>
        <translation>حدّد جلسة من القائمة الجانبية؛ ويفتحها المفتاح Return أو النقر المزدوج في لسان. اكتب لترشيح القائمة.</translation>
    </message>
    <message>
        <source>In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the part in the inspector.</source>
        <translation>في الخط الزمني ينتقل السهمان «أعلى» و«أسفل» من جزء إلى جزء، ويطوي السهمان «يسار» و«يمين» ويبسطان، ويعرض Return الجزء في المفتّش.</translation>
    </message>
    <message>
        <source>The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, patches and compactions.</source>
        <translation>الصف الذي فوق الخط الزمني يُظهر أنواع الأجزاء أو يخفيها، ويقفز إلى الطلبات والأخطاء والرقع وعمليات الضغط.</translation>
    </message>
    <message>
        <source>Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit.</source>
        <translation>يعثر Ctrl+F على نص في أي مكان من الجلسة، حتى في المطوي؛ وينتقل F3 من نتيجة إلى نتيجة.</translation>
    </message>
    <message>
        <source>The inspector shows everything stored with a part: Details with names and units, Raw with the stored bytes, Audit with the tools and cost of its turn.</source>
        <translation>يعرض المفتّش كل ما خُزّن مع الجزء: «التفاصيل» بالأسماء والوحدات، و«الخام» بالبايتات المخزَّنة، و«التدقيق» بأدوات دوره وتكلفته.</translation>
    </message>
    <message>
        <source>Stores are checked in the background; marks on sessions and messages show findings, and F8 goes from one to the next.</source>
        <translation>تُفحص المخازن في الخلفية؛ وتبيّن علامات على الجلسات والرسائل نتائج الفحص، وينتقل F8 من واحدة إلى التالية.</translation>
    </message>
    <message>
        <source>While an agent writes to a store, new messages appear by themselves.</source>
        <translation>حين يكتب وكيل في مخزن تظهر الرسائل الجديدة من تلقاء نفسها.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Follow while the agent writes</source>
        <translation>المتابعة أثناء كتابة الوكيل</translation>
    </message>
    <message>
        <source>Show what the model is sent</source>
        <translation>إظهار ما يُرسل إلى النموذج</translation>
    </message>
    <message>
        <source>Check for damage</source>
        <translation>الفحص بحثًا عن التلف</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>التفريع</translation>
    </message>
    <message>
        <source>Resume at an earlier message</source>
        <translation>الاستئناف عند رسالة سابقة</translation>
    </message>
    <message>
        <source>Rename sessions</source>
        <translation>إعادة تسمية الجلسات</translation>
    </message>
    <message>
        <source>Edit texts</source>
        <translation>تحرير النصوص</translation>
    </message>
    <message>
        <source>Insert messages</source>
        <translation>إدراج الرسائل</translation>
    </message>
    <message>
        <source>Remove messages</source>
        <translation>إزالة الرسائل</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>حذف الجلسات</translation>
    </message>
    <message>
        <source>Move sessions to another folder</source>
        <translation>نقل الجلسات إلى مجلد آخر</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>الإصلاح</translation>
    </message>
    <message>
        <source>Prune tool outputs</source>
        <translation>تقليم مخرجات الأدوات</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>الضغط</translation>
    </message>
    <message>
        <source>Dissolve compactions</source>
        <translation>فكّ عمليات الضغط</translation>
    </message>
    <message>
        <source>Set checkpoints</source>
        <translation>وضع نقاط حفظ</translation>
    </message>
    <message>
        <source>What is not possible, and why</source>
        <translation>غير الممكن وسببه</translation>
    </message>
    <message>
        <source>Stemma help</source>
        <translation>مساعدة Stemma</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>Signs of the timeline</source>
        <translation>رموز الخط الزمني</translation>
    </message>
    <message>
        <source>Formats, and what can be done with each</source>
        <translation>الصيغ وما يمكن فعله بكل منها</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryFilter</name>
    <message>
        <source>Data that Stemma keeps to undo the change</source>
        <translation>البيانات التي يحفظها Stemma للتراجع عن التغيير</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryModel</name>
    <message>
        <source>When</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Undo data</source>
        <translation>بيانات التراجع</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>غير معروف بعد</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>غير مطبَّق</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>جرى التراجع عنه</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>مطبَّق</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>This entry undid or redid another change. Select that change instead.</source>
        <translation>هذا القيد تراجع عن تغيير آخر أو إعادة له. حدّد ذلك التغيير بدلًا منه.</translation>
    </message>
    <message>
        <source>It is not known yet whether this change was applied. Open its store to find out.</source>
        <translation>لا يُعرف بعد هل طُبّق هذا التغيير. افتح مخزنه لمعرفة ذلك.</translation>
    </message>
    <message>
        <source>This change was not applied.</source>
        <translation>لم يُطبَّق هذا التغيير.</translation>
    </message>
    <message>
        <source>This change is already undone.</source>
        <translation>جرى التراجع عن هذا التغيير من قبل.</translation>
    </message>
    <message>
        <source>Only an undone change can be redone.</source>
        <translation>لا يمكن إعادة تغيير إلا بعد التراجع عنه.</translation>
    </message>
</context>
<context>
    <name>stemma::HistoryPanel</name>
    <message>
        <source>This store</source>
        <translation>هذا المخزن</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>ترشيح التغييرات</translation>
    </message>
    <message>
        <source>Only changes to the store of the current tab</source>
        <translation>تغييرات مخزن اللسان الحالي فقط</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>سجل التغييرات</translation>
    </message>
    <message>
        <source>Select a change first.</source>
        <translation>حدّد تغييرًا أولًا.</translation>
    </message>
    <message>
        <source>Show the records that the change wrote</source>
        <translation>إظهار ما كتبه التغيير</translation>
    </message>
    <message>
        <source>Redo up to here…</source>
        <translation>إعادة حتى هنا…</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>تراجع حتى هنا…</translation>
    </message>
    <message>
        <source>No changes yet. Changes you apply are listed here and can be undone.</source>
        <translation>لا تغييرات بعد. تُسرد هنا التغييرات التي تطبّقها ويمكن التراجع عنها.</translation>
    </message>
    <message>
        <source>No change matches the filter.</source>
        <translation>لا تغيير يطابق المرشِّح.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%n تغييرات</numerusform>
            <numerusform>%n تغييرًا</numerusform>
            <numerusform>%n تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change(s)</source>
        <translation>
            <numerusform>%1 من %n تغيير</numerusform>
            <numerusform>%1 من تغيير واحد</numerusform>
            <numerusform>%1 من تغييرين</numerusform>
            <numerusform>%1 من %n تغييرات</numerusform>
            <numerusform>%1 من %n تغييرًا</numerusform>
            <numerusform>%1 من %n تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>انتقال إلى الجلسة</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>نسخ المعرّف</translation>
    </message>
</context>
<context>
    <name>stemma::HitDelegate</name>
    <message>
        <source>deleted</source>
        <translation>محذوفة</translation>
    </message>
</context>
<context>
    <name>stemma::HitTree</name>
    <message>
        <source>Hits</source>
        <translation>النتائج</translation>
    </message>
</context>
<context>
    <name>stemma::IndexDialog</name>
    <message>
        <source>&amp;Keep an index for searching</source>
        <translation>الا&amp;حتفاظ بفهرس للبحث</translation>
    </message>
    <message>
        <source>&amp;Build now</source>
        <translation>&amp;بناء الآن</translation>
    </message>
    <message>
        <source>&amp;Delete index</source>
        <translation>ح&amp;ذف الفهرس</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>فهرس البحث</translation>
    </message>
    <message>
        <source>An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, and can be deleted at any time. Stores without one are searched by reading them.</source>
        <translation>الفهرس يجعل البحث فوريًا. وهو يُبنى في الخلفية، ويُحفظ في %1 ولا يُحفظ بجوار مخزن أبدًا، ويمكن حذفه في أي وقت. المخازن التي بلا فهرس يُبحث فيها بقراءتها.</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>الفهرس</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>المخازن</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>لا مخازن معروفة بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all, for %Ln store(s)</source>
        <translation>
            <numerusform>المجموع %1، لـ%Ln مخزن</numerusform>
            <numerusform>المجموع %1، لمخزن واحد</numerusform>
            <numerusform>المجموع %1، لمخزنين</numerusform>
            <numerusform>المجموع %1، لـ%Ln مخازن</numerusform>
            <numerusform>المجموع %1، لـ%Ln مخزنًا</numerusform>
            <numerusform>المجموع %1، لـ%Ln مخزن</numerusform>
        </translation>
    </message>
    <message>
        <source>Servers are searched by reading.</source>
        <translation>يُبحث في الخوادم بالقراءة.</translation>
    </message>
    <message>
        <source>No index may be kept of this store.</source>
        <translation>لا يجوز الاحتفاظ بفهرس لهذا المخزن.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>ا&amp;ستئناف</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إي&amp;قاف مؤقت</translation>
    </message>
</context>
<context>
    <name>stemma::Inspector</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>الخام</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>التدقيق</translation>
    </message>
    <message>
        <source>Adding up the turns…</source>
        <translation>يجري جمع الأدوار…</translation>
    </message>
    <message>
        <source>No turns.</source>
        <translation>لا أدوار.</translation>
    </message>
    <message>
        <source>Select a message to see everything stored with it.</source>
        <translation>حدّد رسالة لترى كل ما خُزّن معها.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>stemma::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (ولا غير)</numerusform>
            <numerusform>%1 (وواحد آخر)</numerusform>
            <numerusform>%1 (واثنان آخران)</numerusform>
            <numerusform>%1 (و%n أخرى)</numerusform>
            <numerusform>%1 (و%n أخرى)</numerusform>
            <numerusform>%1 (و%n أخرى)</numerusform>
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
        <translation>فحص %1</translation>
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
        <translation>من %1</translation>
    </message>
    <message>
        <source>compared as %1</source>
        <translation>مقارَنة بوصفها %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>التفصيل</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
</context>
<context>
    <name>stemma::LineagePage</name>
    <message>
        <source>They differ after message %1</source>
        <translation>تختلفان بعد الرسالة %1</translation>
    </message>
    <message>
        <source>Lineage · %1</source>
        <translation>النسب، %1</translation>
    </message>
</context>
<context>
    <name>stemma::LineageSource</name>
    <message>
        <source>Reading the lineage</source>
        <translation>قراءة النسب</translation>
    </message>
</context>
<context>
    <name>stemma::LineageView</name>
    <message>
        <source>Forks</source>
        <translation>التفرّعات</translation>
    </message>
    <message>
        <source>Show or hide forks</source>
        <translation>إظهار التفرّعات أو إخفاؤها</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>نقاط الحفظ</translation>
    </message>
    <message>
        <source>Show or hide checkpoints</source>
        <translation>إظهار نقاط الحفظ أو إخفاؤها</translation>
    </message>
    <message>
        <source>Compactions</source>
        <translation>عمليات الضغط</translation>
    </message>
    <message>
        <source>Show or hide compactions</source>
        <translation>إظهار عمليات الضغط أو إخفاؤها</translation>
    </message>
    <message>
        <source>Sub-agents</source>
        <translation>الوكلاء الفرعيون</translation>
    </message>
    <message>
        <source>Show or hide sub-agents</source>
        <translation>إظهار الوكلاء الفرعيين أو إخفاؤهم</translation>
    </message>
    <message>
        <source>Discarded ends</source>
        <translation>النهايات المهمَلة</translation>
    </message>
    <message>
        <source>Show or hide discarded ends</source>
        <translation>إظهار النهايات المهمَلة أو إخفاؤها</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>المكتشَفة</translation>
    </message>
    <message>
        <source>Show or hide relations detected from equal beginnings, which no store records</source>
        <translation>إظهار العلاقات المكتشَفة من تساوي البدايات، ولا يسجّلها أي مخزن، أو إخفاؤها</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Show all sessions of the project, or only those related to this one</source>
        <translation>إظهار كل جلسات المشروع، أو التي لها علاقة بهذه فقط</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>كل الجلسات</translation>
    </message>
    <message>
        <source>Show all sessions of the store, or only those related to this one</source>
        <translation>إظهار كل جلسات المخزن، أو التي لها علاقة بهذه فقط</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>النسب</translation>
    </message>
    <message>
        <source>Reading the lineage…</source>
        <translation>تجري قراءة النسب…</translation>
    </message>
    <message>
        <source>Nothing to show: the buttons above hide everything.</source>
        <translation>لا شيء لعرضه: الأزرار في الأعلى تخفي كل شيء.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>لا مخازن</numerusform>
            <numerusform>مخزن واحد</numerusform>
            <numerusform>مخزنان</numerusform>
            <numerusform>%n مخازن</numerusform>
            <numerusform>%n مخزنًا</numerusform>
            <numerusform>%n مخزن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>لا جلسات</numerusform>
            <numerusform>جلسة واحدة</numerusform>
            <numerusform>جلستان</numerusform>
            <numerusform>%n جلسات</numerusform>
            <numerusform>%n جلسة</numerusform>
            <numerusform>%n جلسة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>لا عُقد</numerusform>
            <numerusform>عقدة واحدة</numerusform>
            <numerusform>عقدتان</numerusform>
            <numerusform>%n عُقد</numerusform>
            <numerusform>%n عقدة</numerusform>
            <numerusform>%n عقدة</numerusform>
        </translation>
    </message>
    <message>
        <source>comparing beginnings…</source>
        <translation>تجري مقارنة البدايات…</translation>
    </message>
    <message>
        <source>adding up tokens…</source>
        <translation>يجري جمع الرموز…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>غير مكتمل</translation>
    </message>
    <message>
        <source>Select two rows to compare them.</source>
        <translation>حدّد صفين لمقارنتهما.</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>الانتقال إلى الخط الزمني</translation>
    </message>
    <message>
        <source>Compare as A</source>
        <translation>مقارنة بوصفها A</translation>
    </message>
    <message>
        <source>Compare as B</source>
        <translation>مقارنة بوصفها B</translation>
    </message>
    <message>
        <source>Undo back to here…</source>
        <translation>تراجع حتى هنا…</translation>
    </message>
    <message>
        <source>Fork here…</source>
        <translation>تفريع من هنا…</translation>
    </message>
    <message>
        <source>Resume here…</source>
        <translation>استئناف من هنا…</translation>
    </message>
    <message>
        <source>Checkpoint…</source>
        <translation>نقطة حفظ…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>حذف الجلسة…</translation>
    </message>
</context>
<context>
    <name>stemma::LossFlagSource</name>
    <message>
        <source>Reading the summaries</source>
        <translation>قراءة الملخّصات</translation>
    </message>
</context>
<context>
    <name>stemma::LossMeters</name>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1: بقي %2 من %3</translation>
    </message>
    <message>
        <source>Loss review</source>
        <translation>مراجعة ما ضاع</translation>
    </message>
    <message>
        <source>Findings come from a heuristic; each one names its rule.</source>
        <translation>ما عُثر عليه نتيجة قواعد تقريبية؛ وتُذكر مع كل منه قاعدته.</translation>
    </message>
    <message>
        <source>Reading the covered messages…</source>
        <translation>تجري قراءة الرسائل المشمولة…</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %Ln finding(s) kept</source>
        <translation>
            <numerusform>بقي %1 % مما عُثر عليه</numerusform>
            <numerusform>بقي %1 % من واحد عُثر عليه</numerusform>
            <numerusform>بقي %1 % من اثنين عُثر عليهما</numerusform>
            <numerusform>بقي %1 % من %Ln عُثر عليها</numerusform>
            <numerusform>بقي %1 % من %Ln عُثر عليها</numerusform>
            <numerusform>بقي %1 % من %Ln عُثر عليها</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>من %1</translation>
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
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>In</source>
        <translation>في</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>وجده</translation>
    </message>
</context>
<context>
    <name>stemma::LossNotices</name>
    <message>
        <source>The agent compacted this session: %1.</source>
        <translation>ضغط الوكيل هذه الجلسة: %1.</translation>
    </message>
    <message>
        <source>Lost in a compaction: %1</source>
        <translation>ضاع في ضغط: %1</translation>
    </message>
    <message>
        <source>“%1” · %2</source>
        <translation>«%1»، %2</translation>
    </message>
    <message>
        <source>Show losses</source>
        <translation>إظهار ما ضاع</translation>
    </message>
</context>
<context>
    <name>stemma::LossWatch</name>
    <message>
        <source>Reading the summaries</source>
        <translation>قراءة الملخّصات</translation>
    </message>
</context>
<context>
    <name>stemma::MainWindow</name>
    <message>
        <source>The session %1 has no message %2.</source>
        <translation>ليس في الجلسة %1 رسالة %2.</translation>
    </message>
    <message>
        <source>%1 — Stemma</source>
        <translation>%1 — Stemma</translation>
    </message>
    <message>
        <source>No picture was made: the store was not loaded within three minutes.</source>
        <translation>لم تُرسم صورة: لم يُحمَّل المخزن خلال ثلاث دقائق.</translation>
    </message>
    <message>
        <source>No picture was made: the edit “%1” cannot be planned here.</source>
        <translation>لم تُرسم صورة: لا يمكن التخطيط للتحرير «%1» هنا.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>لا يمكن كتابة الصورة %1.</translation>
    </message>
</context>
<context>
    <name>stemma::MessageFacetsSource</name>
    <message>
        <source>Reading which tools and files are used</source>
        <translation>قراءة الأدوات والملفات المستخدَمة</translation>
    </message>
</context>
<context>
    <name>stemma::ModelAsker</name>
    <message>
        <source>Waiting for the answer of %1</source>
        <translation>انتظار إجابة %1</translation>
    </message>
</context>
<context>
    <name>stemma::OutlinePanel</name>
    <message>
        <source>Filter by words, tools, files</source>
        <translation>ترشيح بالكلمات والأدوات والملفات</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>ترشيح المخطط</translation>
    </message>
    <message>
        <source>Show only messages whose text, tool calls or file paths contain all these words. Of a text, the first 256 KB count.</source>
        <translation>إظهار الرسائل التي يحوي نصها أو استدعاءات أدواتها أو مسارات ملفاتها كل هذه الكلمات فقط. يُعتبر من النص أول 256 ك.بايت.</translation>
    </message>
    <message>
        <source>Outline of the session</source>
        <translation>مخطط الجلسة</translation>
    </message>
    <message>
        <source>Open a session to see its turns.</source>
        <translation>افتح جلسة لترى أدوارها.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>ليس في هذه الجلسة رسائل.</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>تجري قراءة الجلسة…</translation>
    </message>
    <message>
        <source>Filtering…</source>
        <translation>يجري الترشيح…</translation>
    </message>
    <message>
        <source>No message matches the filter.</source>
        <translation>لا رسالة تطابق المرشِّح.</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsModel</name>
    <message>
        <source>pruned</source>
        <translation>مقلَّم</translation>
    </message>
    <message>
        <source>not in the context</source>
        <translation>ليس في السياق</translation>
    </message>
    <message>
        <source>in the context, protected</source>
        <translation>في السياق، محمي</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>في السياق</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>In</source>
        <translation>في</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>stemma::OutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>قراءة مخرجات الأدوات</translation>
    </message>
</context>
<context>
    <name>stemma::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Overview: click to go there</source>
        <translation>نظرة عامة: انقر للانتقال إلى هناك</translation>
    </message>
</context>
<context>
    <name>stemma::PanelLinks</name>
    <message>
        <source>It is not known where the files of this session are. Choose their folder in Files.</source>
        <translation>لا يُعرف مكان ملفات هذه الجلسة. اختر مجلدها في «الملفات».</translation>
    </message>
    <message>
        <source>This file is not in the folder of the session.</source>
        <translation>ليس هذا الملف في مجلد الجلسة.</translation>
    </message>
    <message>
        <source>Stored record</source>
        <translation>السجل المخزَّن</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>المشكلات (%1)</translation>
    </message>
</context>
<context>
    <name>stemma::PictureViewer</name>
    <message>
        <source>Loading…</source>
        <translation>يجري التحميل…</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>&amp;ملاءمة النافذة</translation>
    </message>
    <message>
        <source>Off: pixel by pixel</source>
        <translation>عند التعطيل: بكسل ببكسل</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>تعذّرت كتابة «%1».</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>image</source>
        <translation>صورة</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChoices</name>
    <message>
        <source>Without a title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Leave empty to remove the checkpoint</source>
        <translation>اتركه فارغًا لإزالة نقطة الحفظ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation>تفرّع من %1</translation>
    </message>
    <message>
        <source>As a new session</source>
        <translation>جلسةً جديدة</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>المكان</translation>
    </message>
    <message>
        <source>The change will be made in a fork; the original stays.</source>
        <translation>سيُجرى التغيير في تفرّع؛ ويبقى الأصل.</translation>
    </message>
    <message>
        <source>In a fork</source>
        <translation>في تفرّع</translation>
    </message>
    <message>
        <source>(changes the original; can be undone)</source>
        <translation>(يغيّر الأصل؛ ويمكن التراجع)</translation>
    </message>
    <message>
        <source>The store has %1. Trying the fork out may copy all of it.</source>
        <translation>في المخزن %1. قد تنسخه تجربة التفرّع كله.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>دور المتحدث</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>Note (system)</source>
        <translation>ملاحظة (النظام)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>كلمات تفصل بينها فواصل</translation>
    </message>
    <message>
        <source>Separate labels with commas. Put a label that contains a comma in &quot;quotation marks&quot;.</source>
        <translation>افصل بين الوسوم بفواصل. ضع الوسم الذي يحوي فاصلة بين &quot;علامتي اقتباس&quot;.</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Number of the last message to keep</source>
        <translation>رقم آخر رسالة تُبقى</translation>
    </message>
    <message>
        <source>Number of the message before it</source>
        <translation>رقم الرسالة التي قبلها</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Go to the previous prompt</source>
        <translation>الانتقال إلى الطلب السابق</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>الطلب السابق</translation>
    </message>
    <message>
        <source>Go to the next prompt</source>
        <translation>الانتقال إلى الطلب التالي</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>الطلب التالي</translation>
    </message>
    <message>
        <source>After message</source>
        <translation>بعد الرسالة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Only this part</source>
        <translation>هذا الجزء فقط</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>الرسالة كلها</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>(%1 move to a discarded end; can be undone)</source>
        <translation>(تنتقل %1 إلى نهاية مهمَلة؛ ويمكن التراجع)</translation>
    </message>
    <message>
        <source>(nothing would be discarded)</source>
        <translation>(لن يُهمل شيء)</translation>
    </message>
</context>
<context>
    <name>stemma::PlanDialog</name>
    <message>
        <source>Nothing is written now. The change stays in the batch as chosen here.</source>
        <translation>لا يُكتب شيء الآن. يبقى التغيير في الدفعة كما اختير هنا.</translation>
    </message>
    <message>
        <source>Nothing is written until you press the button below. The change is then listed in History and can be undone.</source>
        <translation>لا يُكتب شيء حتى تضغط الزر في الأسفل. ثم يُسرد التغيير في «السجل» ويمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>التخطيط من جديد</translation>
    </message>
    <message>
        <source>The store has changed since. Apply stops if the change affects this plan.</source>
        <translation>تغيّر المخزن منذئذ. يتوقف التطبيق إن مسّ التغيّر هذه الخطة.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in the session, its next messages go to the original only.</source>
        <translation>برنامج آخر يفتح هذا المخزن. إن كان وكيل يعمل في الجلسة فإن رسائله التالية تذهب إلى الأصل فقط.</translation>
    </message>
    <message>
        <source>Another program has this store open. If an agent is working in this session, let it finish first: it may not notice the change.</source>
        <translation>برنامج آخر يفتح هذا المخزن. إن كان وكيل يعمل في هذه الجلسة فدعه ينتهي أولًا: فقد لا يلاحظ التغيير.</translation>
    </message>
    <message>
        <source>%1 — plan</source>
        <comment>Fork — plan</comment>
        <translation>%1 — خطة</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>Fork</comment>
        <translation>%1 مع ذلك</translation>
    </message>
    <message>
        <source>A batch changes the session itself. Choose “In this session” first.</source>
        <translation>تغيّر الدفعة الجلسة نفسها. اختر «في هذه الجلسة» أولًا.</translation>
    </message>
    <message>
        <source>Apply later, together with other changes</source>
        <translation>تطبيق لاحقًا مع تغييرات أخرى</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>يجري التطبيق…</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>يجري التخطيط…</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>لم يتغير شيء</translation>
    </message>
    <message>
        <source>Planned at %1, store changed since</source>
        <translation>خُطّط في %1، وتغيّر المخزن منذئذ</translation>
    </message>
    <message>
        <source>Planned at %1, store unchanged</source>
        <translation>خُطّط في %1، والمخزن لم يتغير</translation>
    </message>
</context>
<context>
    <name>stemma::PlanChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>The command to resume the agent</source>
        <translation>أمر استئناف الوكيل</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the command to resume the agent afterwards</source>
        <translation>نسخ أمر استئناف الوكيل بعد ذلك</translation>
    </message>
    <message>
        <source>To resume</source>
        <translation>للاستئناف</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFiguresPane</name>
    <message>
        <source>Context of the agent</source>
        <translation>سياق الوكيل</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>بعد ذلك</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>12 of 40 tokens</comment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>The new session has %Ln message(s).</source>
        <translation>
            <numerusform>ليس في الجلسة الجديدة رسائل.</numerusform>
            <numerusform>في الجلسة الجديدة رسالة واحدة.</numerusform>
            <numerusform>في الجلسة الجديدة رسالتان.</numerusform>
            <numerusform>في الجلسة الجديدة %Ln رسائل.</numerusform>
            <numerusform>في الجلسة الجديدة %Ln رسالة.</numerusform>
            <numerusform>في الجلسة الجديدة %Ln رسالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change yet.</source>
        <translation>لا شيء يُغيَّر بعد.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: titles are not sent to it.</source>
        <translation>لا يتغير شيء للنموذج: لا تُرسل إليه العناوين.</translation>
    </message>
    <message>
        <source>Nothing changes for the model: this is not sent to it.</source>
        <translation>لا يتغير شيء للنموذج: لا يُرسل إليه هذا.</translation>
    </message>
    <message>
        <source>Nothing: the session is deleted.</source>
        <translation>لا شيء: تُحذف الجلسة.</translation>
    </message>
    <message>
        <source>No token figures for this change.</source>
        <translation>لا أرقام رموز لهذا التغيير.</translation>
    </message>
</context>
<context>
    <name>stemma::PlanFoot</name>
    <message>
        <source>Copy as command</source>
        <translation>نسخ كأمر</translation>
    </message>
    <message>
        <source>Copy the command that prints this plan; with --apply it makes the change</source>
        <translation>نسخ الأمر الذي يطبع هذه الخطة؛ ومع ‎--apply يُجري التغيير</translation>
    </message>
    <message>
        <source>The command for this plan</source>
        <translation>أمر هذه الخطة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Add to batch</source>
        <translation>إضافة إلى الدفعة</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Replace the change in the batch</source>
        <translation>استبدال التغيير في الدفعة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Show the planned writes and the context of the agent afterwards</source>
        <translation>إظهار ما يُكتب، وما يراه الوكيل بعدها</translation>
    </message>
</context>
<context>
    <name>stemma::PlanStrip</name>
    <message>
        <source>Messages %1 of %2 stay</source>
        <translation>تبقى الرسائل %1 من %2</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedItemsModel</name>
    <message numerus="yes">
        <source>%Ln more item(s)</source>
        <translation>
            <numerusform>لا عناصر أخرى</numerusform>
            <numerusform>عنصر آخر واحد</numerusform>
            <numerusform>عنصران آخران</numerusform>
            <numerusform>%Ln عناصر أخرى</numerusform>
            <numerusform>%Ln عنصرًا آخر</numerusform>
            <numerusform>%Ln عنصر آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesModel</name>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>أُزيل</translation>
    </message>
</context>
<context>
    <name>stemma::PlannedWritesPane</name>
    <message>
        <source>Planned writes</source>
        <translation>عمليات الكتابة المخطَّطة</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>قبل وبعد</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Compare the whole texts, not only their beginnings</source>
        <translation>مقارنة النصوص كلها، لا بداياتها فقط</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>records</comment>
        <translation>الجديدة: %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>records</comment>
        <translation>المغيَّرة: %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>records</comment>
        <translation>المزالة: %1</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>لم يُزل شيء</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>التغييرات في %1</translation>
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
        <translation>أسعار %1، بعملة %2</translation>
    </message>
    <message>
        <source>Reading the prices…</source>
        <translation>تجري قراءة الأسعار…</translation>
    </message>
    <message>
        <source>No prices of your own</source>
        <translation>لا أسعار خاصة بك</translation>
    </message>
    <message>
        <source>Your own prices come first</source>
        <translation>أسعارك مقدَّمة</translation>
    </message>
    <message>
        <source>Show prices…</source>
        <translation>إظهار الأسعار…</translation>
    </message>
    <message>
        <source>Edit your own prices…</source>
        <translation>تحرير أسعارك…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Read prices again</source>
        <translation>قراءة الأسعار من جديد</translation>
    </message>
    <message>
        <source>The file %1 cannot be created: %2</source>
        <translation>لا يمكن إنشاء الملف %1: %2</translation>
    </message>
    <message>
        <source>After a change of %1, choose Prices &gt; Read prices again.</source>
        <translation>بعد تغيير %1، اختر الأسعار &gt; قراءة الأسعار من جديد.</translation>
    </message>
    <message>
        <source>No program opens %1. Edit it with an editor of your choice.</source>
        <translation>لا برنامج يفتح %1. حرّره بمحرّر من اختيارك.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Context above</source>
        <translation>السياق فوق</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>Cache write, 5 minutes</source>
        <translation>المكتوب في الخبيئة، 5 دقائق</translation>
    </message>
    <message>
        <source>Cache write, 1 hour</source>
        <translation>المكتوب في الخبيئة، ساعة واحدة</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>Stemma</source>
        <translation>Stemma</translation>
    </message>
    <message>
        <source>your own prices</source>
        <translation>أسعارك</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>الأسعار</translation>
    </message>
    <message>
        <source>Prices in %1 come before these.</source>
        <translation>الأسعار التي في %1 مقدَّمة على هذه.</translation>
    </message>
    <message>
        <source>Prices in %1 come first.</source>
        <translation>الأسعار التي في %1 مقدَّمة.</translation>
    </message>
    <message>
        <source>Batches, service tiers and regions count where sessions store them. Most agents store none: their calls are counted at standard prices.</source>
        <translation>تُحتسب الدفعات وفئات الخدمة والمناطق حيث تحفظها الجلسات. معظم الوكلاء لا يحفظون شيئًا منها، فتُحتسب استدعاءاتهم بالأسعار القياسية.</translation>
    </message>
    <message>
        <source>%1, for a million tokens.</source>
        <comment>Prices of …</comment>
        <translation>%1، لكل مليون رمز.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>منذ</translation>
    </message>
</context>
<context>
    <name>stemma::ProbeTable</name>
    <message>
        <source>Questions of the probe</source>
        <translation>أسئلة الاختبار</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>الضائع</translation>
    </message>
</context>
<context>
    <name>stemma::ProblemsPanel</name>
    <message>
        <source>Check again</source>
        <translation>إعادة الفحص</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>إصلاح…</translation>
    </message>
    <message>
        <source>Repair all…</source>
        <translation>إصلاح الكل…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>ترشيح المشكلات</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Show or hide notes</source>
        <translation>إظهار الملاحظات أو إخفاؤها</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>تحذيرات</translation>
    </message>
    <message>
        <source>Show or hide warnings</source>
        <translation>إظهار التحذيرات أو إخفاؤها</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Show or hide errors</source>
        <translation>إظهار الأخطاء أو إخفاؤها</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>الموضع: %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>الإصلاح: %1</translation>
    </message>
    <message>
        <source>Cannot be repaired: %1</source>
        <translation>لا يمكن إصلاحه: %1</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>لا مخزن مفتوح.</translation>
    </message>
    <message>
        <source>Nothing can be repaired.</source>
        <translation>لا شيء يمكن إصلاحه.</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>إصلاح كل ما هو من هذا النوع…</translation>
    </message>
    <message>
        <source>Select a problem first.</source>
        <translation>حدّد مشكلة أولًا.</translation>
    </message>
    <message>
        <source>Plan the repair of the selected problem</source>
        <translation>التخطيط لإصلاح المشكلة المحددة</translation>
    </message>
    <message>
        <source>Plan the repair of all problems that can be repaired</source>
        <translation>التخطيط لإصلاح كل المشكلات التي يمكن إصلاحها</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>لم يُفحص بعد.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>يجري الفحص…</translation>
    </message>
    <message>
        <source>Checking… %1 so far</source>
        <comment>1 error, 2 warnings</comment>
        <translation>يجري الفحص… %1 حتى الآن</translation>
    </message>
    <message>
        <source>No problems found in the sessions you opened; the others are not checked.</source>
        <translation>لم يُعثر على مشكلات في الجلسات التي فتحتها؛ ولم تُفحص الأخرى.</translation>
    </message>
    <message>
        <source>%1 in the sessions you opened; the others are not checked.</source>
        <translation>%1 في الجلسات التي فتحتها؛ ولم تُفحص الأخرى.</translation>
    </message>
    <message>
        <source>No problems found in this store.</source>
        <translation>لم يُعثر على مشكلات في هذا المخزن.</translation>
    </message>
    <message>
        <source>Check the whole store</source>
        <translation>فحص المخزن كله</translation>
    </message>
</context>
<context>
    <name>stemma::SessionGroupsModel</name>
    <message>
        <source>No project folder</source>
        <translation>بلا مجلد مشروع</translation>
    </message>
    <message>
        <source>Their stores name no project folder for these sessions</source>
        <translation>لا تذكر مخازنها مجلد مشروع لهذه الجلسات</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>بلا وقت</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>بلا نموذج</translation>
    </message>
</context>
<context>
    <name>stemma::PruneDialog</name>
    <message>
        <source>Prune outputs</source>
        <translation>تقليم المخرجات</translation>
    </message>
    <message>
        <source>Tool outputs in “%1”</source>
        <translation>مخرجات الأدوات في «%1»</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> من الرموز</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
        <translation>إ&amp;بقاء الأحدث</translation>
    </message>
    <message>
        <source>Select by &amp;rule</source>
        <translation>تحديد بال&amp;قاعدة</translation>
    </message>
    <message>
        <source>Selects the outputs between the last summary and the last two prompts, except the newest and those of “skill”</source>
        <translation>يحدد المخرجات بين الملخّص الأخير وآخر طلبين، إلا الأحدث ومخرجات «skill»</translation>
    </message>
    <message>
        <source>Which outputs are shown</source>
        <translation>المخرجات التي تُعرض</translation>
    </message>
    <message>
        <source>In the context</source>
        <translation>في السياق</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>المقلَّمة</translation>
    </message>
    <message>
        <source>All outputs</source>
        <translation>كل المخرجات</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>مخرجات الأدوات</translation>
    </message>
    <message>
        <source>Re&amp;store…</source>
        <translation>ا&amp;ستعادة…</translation>
    </message>
    <message>
        <source>&amp;Prune…</source>
        <translation>تق&amp;ليم…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>Tokens are estimated with %1. The model is sent a short note instead of a pruned output; the output stays stored and can be restored.</source>
        <translation>تُقدَّر الرموز بـ%1. تُرسل إلى النموذج ملاحظة قصيرة بدلًا من الخرج المقلَّم؛ ويبقى الخرج مخزَّنًا ويمكن استعادته.</translation>
    </message>
    <message>
        <source>Nothing to prune: the outputs have no more tokens than this.</source>
        <translation>لا شيء لتقليمه: ليس في المخرجات رموز أكثر من هذا.</translation>
    </message>
    <message>
        <source>mnesis itself would not prune here: it does so only if that frees more than %1.</source>
        <translation>لن يقلّم mnesis نفسه هنا: فهو لا يفعل إلا إن حرّر ذلك أكثر من هذا القدر (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to prune, frees %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>لا مخرجات للتقليم، تحرير %1</numerusform>
            <numerusform>خرج واحد للتقليم، تحرير %1</numerusform>
            <numerusform>خرجان للتقليم، تحرير %1</numerusform>
            <numerusform>%n مخرجات للتقليم، تحرير %1</numerusform>
            <numerusform>%n خرجًا للتقليم، تحرير %1</numerusform>
            <numerusform>%n خرج للتقليم، تحرير %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) to restore, adds %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>لا مخرجات للاستعادة، إضافة %1</numerusform>
            <numerusform>خرج واحد للاستعادة، إضافة %1</numerusform>
            <numerusform>خرجان للاستعادة، إضافة %1</numerusform>
            <numerusform>%n مخرجات للاستعادة، إضافة %1</numerusform>
            <numerusform>%n خرجًا للاستعادة، إضافة %1</numerusform>
            <numerusform>%n خرج للاستعادة، إضافة %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>لا شيء محدد.</translation>
    </message>
</context>
<context>
    <name>stemma::RankChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>لا مزيد في الجدول</numerusform>
            <numerusform>واحد آخر في الجدول</numerusform>
            <numerusform>اثنان آخران في الجدول</numerusform>
            <numerusform>%Ln أخرى في الجدول</numerusform>
            <numerusform>%Ln أخرى في الجدول</numerusform>
            <numerusform>%Ln أخرى في الجدول</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::RawView</name>
    <message numerus="yes">
        <source># %n byte(s), not text</source>
        <translation>
            <numerusform># لا بايتات، ليست نصًا</numerusform>
            <numerusform># بايت واحد، ليس نصًا</numerusform>
            <numerusform># بايتان، ليسا نصًا</numerusform>
            <numerusform># %n بايتات، ليست نصًا</numerusform>
            <numerusform># %n بايتًا، ليست نصًا</numerusform>
            <numerusform># %n بايت، ليست نصًا</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>البايتات %1</translation>
    </message>
    <message>
        <source>not stored as a separate record</source>
        <translation>غير مخزَّن كسجل مستقل</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>كما هو مخزَّن</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>بمسافات بادئة</translation>
    </message>
    <message>
        <source>Copy the stored bytes</source>
        <translation>نسخ البايتات المخزَّنة</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>البايتات المخزَّنة</translation>
    </message>
    <message>
        <source>Select a message to see its stored bytes.</source>
        <translation>حدّد رسالة لترى بايتاتها المخزَّنة.</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>Not known to Stemma: %1. &lt;a href=&quot;next&quot;&gt;Next&lt;/a&gt;</source>
        <translation>لا يعرفه Stemma: %1. &lt;a href=&quot;next&quot;&gt;التالي&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The beginning and the end are shown. &lt;a href=&quot;all&quot;&gt;Show all&lt;/a&gt;</source>
        <translation>تُعرض البداية والنهاية. &lt;a href=&quot;all&quot;&gt;إظهار الكل&lt;/a&gt;</translation>
    </message>
    <message>
        <source>its content</source>
        <translation>محتواه</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>بايتات ليست UTF-8</translation>
    </message>
    <message>
        <source>The record is longer than %1; what follows is not shown.</source>
        <translation>السجل أطول من %1؛ وما يلي لا يُعرض.</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>%1 بين ذلك</translation>
    </message>
    <message>
        <source>Copy value of “%1”</source>
        <translation>نسخ قيمة «%1»</translation>
    </message>
    <message>
        <source>Copy field “%1”</source>
        <translation>نسخ الحقل «%1»</translation>
    </message>
    <message>
        <source>Copy selected text</source>
        <translation>نسخ النص المحدد</translation>
    </message>
    <message>
        <source>Stemma does not know this field. It is kept as it is, and not shown elsewhere.</source>
        <translation>لا يعرف Stemma هذا الحقل. يُحفظ كما هو، ولا يُعرض في مكان آخر.</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionModel</name>
    <message>
        <source>Keys, tokens and passwords</source>
        <translation>المفاتيح والرموز السرية وكلمات السر</translation>
    </message>
    <message>
        <source>Text that looks like a key</source>
        <translation>نص يشبه مفتاحًا</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>عناوين البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Phone numbers</source>
        <translation>أرقام الهواتف</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>Home folders</source>
        <translation>مجلدات المنزل</translation>
    </message>
    <message>
        <source>Private hosts and addresses</source>
        <translation>المضيفون والعناوين الخاصة</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>متروك</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>يبقى</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>المعثور عليه</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>البديل</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>المواضع</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>الموضع الأول</translation>
    </message>
    <message>
        <source>Bank accounts and cards</source>
        <translation>الحسابات المصرفية والبطاقات</translation>
    </message>
</context>
<context>
    <name>stemma::RedactionPane</name>
    <message>
        <source>Names of people, customers, projects; with commas between them</source>
        <translation>أسماء أشخاص وعملاء ومشاريع، بينها فواصل</translation>
    </message>
    <message>
        <source>What would be redacted</source>
        <translation>ما سيُحجب</translation>
    </message>
    <message>
        <source>Also &amp;names:</source>
        <translation>وال&amp;أسماء:</translation>
    </message>
    <message>
        <source>The rules found nothing to redact. They cannot know everything: look through the document before you hand it on.</source>
        <translation>لم تجد القواعد شيئًا لحجبه. وهي لا تعرف كل شيء: راجع المستند قبل تسليمه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) will be redacted</source>
        <translation>
            <numerusform>لن يُحجب أي موضع</numerusform>
            <numerusform>سيُحجب موضع واحد</numerusform>
            <numerusform>سيُحجب موضعان</numerusform>
            <numerusform>ستُحجب %Ln مواضع</numerusform>
            <numerusform>سيُحجب %Ln موضعًا</numerusform>
            <numerusform>سيُحجب %Ln موضع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) stay</source>
        <translation>
            <numerusform>لا تبقى قيم</numerusform>
            <numerusform>تبقى قيمة واحدة</numerusform>
            <numerusform>تبقى قيمتان</numerusform>
            <numerusform>تبقى %Ln قيم</numerusform>
            <numerusform>تبقى %Ln قيمة</numerusform>
            <numerusform>تبقى %Ln قيمة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ResentOutputsSource</name>
    <message>
        <source>Reading tool outputs</source>
        <translation>قراءة مخرجات الأدوات</translation>
    </message>
</context>
<context>
    <name>stemma::ReviewSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>قراءة الرسائل المشمولة</translation>
    </message>
</context>
<context>
    <name>stemma::RulesDialog</name>
    <message>
        <source>Rules and window</source>
        <translation>القواعد والنافذة</translation>
    </message>
    <message>
        <source>For all sessions of this store. These settings belong to the agent and are not stored; Stemma remembers your choice and never writes it to the store.</source>
        <translation>لكل جلسات هذا المخزن. هذه الإعدادات للوكيل وهي غير مخزَّنة؛ يتذكر Stemma اختيارك ولا يكتبه في المخزن أبدًا.</translation>
    </message>
    <message>
        <source>From the store</source>
        <translation>من المخزن</translation>
    </message>
    <message>
        <source>From the store (%1)</source>
        <translation>من المخزن (%1)</translation>
    </message>
    <message>
        <source>Not in the store (%1)</source>
        <translation>ليس في المخزن (%1)</translation>
    </message>
    <message>
        <source>The release whose rules build, compact and prune the context</source>
        <translation>الإصدار الذي تبني قواعده السياق وتضغطه وتقلّمه</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>&amp;قواعد</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ال&amp;نافذة</translation>
    </message>
    <message>
        <source>Tokens that the model accepts in total</source>
        <translation>مجموع الرموز التي يقبلها النموذج</translation>
    </message>
    <message>
        <source>For the &amp;answer</source>
        <translation>لل&amp;إجابة</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the answer</source>
        <translation>رموز النافذة المحجوزة للإجابة</translation>
    </message>
    <message>
        <source>For &amp;compaction</source>
        <translation>لل&amp;ضغط</translation>
    </message>
    <message>
        <source>Tokens of the window reserved for the next summary</source>
        <translation>رموز النافذة المحجوزة للملخّص التالي</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Default (%1 %)</source>
        <translation>المبدئي (%1 %)</translation>
    </message>
    <message>
        <source>The share of the usable tokens at which the session is compacted after a turn</source>
        <translation>حصة الرموز القابلة للاستخدام التي تُضغط عندها الجلسة بعد الدور</translation>
    </message>
    <message>
        <source>Compacts a&amp;t</source>
        <translation>يضغط &amp;عند</translation>
    </message>
    <message>
        <source>&amp;Keep newest</source>
        <translation>إ&amp;بقاء الأحدث</translation>
    </message>
    <message>
        <source>Tokens of the newest tool outputs, which are never pruned</source>
        <translation>رموز أحدث مخرجات الأدوات، وهي لا تُقلَّم أبدًا</translation>
    </message>
    <message>
        <source>Prune only if it &amp;frees</source>
        <translation>التقليم فقط إن &amp;حرّر</translation>
    </message>
    <message>
        <source>Outputs are pruned only if that frees more tokens than this</source>
        <translation>لا تُقلَّم المخرجات إلا إن حرّر ذلك رموزًا أكثر من هذا</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Use &amp;defaults</source>
        <translation>استخدام المب&amp;دئي</translation>
    </message>
    <message>
        <source>Go back to the rules and sizes from the store</source>
        <translation>العودة إلى القواعد والأحجام التي من المخزن</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> من الرموز</translation>
    </message>
    <message>
        <source>Default (%1 tokens)</source>
        <translation>المبدئي (%1 من الرموز)</translation>
    </message>
    <message>
        <source>%1 tokens usable; compacted after a turn from %2, before a turn from %3.</source>
        <translation>%1 من الرموز قابلة للاستخدام؛ يُضغط بعد الدور من %2، وقبل الدور من %3.</translation>
    </message>
</context>
<context>
    <name>stemma::RulesMenu</name>
    <message>
        <source>Rules and window…</source>
        <translation>القواعد والنافذة…</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>العدّ</translation>
    </message>
</context>
<context>
    <name>stemma::SearchBar</name>
    <message>
        <source>user, assistant, tool…</source>
        <translation>user، ‏assistant، ‏tool…</translation>
    </message>
    <message>
        <source>prompt, answer, thinking, output…</source>
        <translation>طلب، إجابة، تفكير، خرج…</translation>
    </message>
    <message>
        <source>name of a tool</source>
        <translation>اسم أداة</translation>
    </message>
    <message>
        <source>part of a file&apos;s path</source>
        <translation>جزء من مسار ملف</translation>
    </message>
    <message>
        <source>part of a model&apos;s name</source>
        <translation>جزء من اسم نموذج</translation>
    </message>
    <message>
        <source>the agent&apos;s name in the session</source>
        <translation>اسم الوكيل في الجلسة</translation>
    </message>
    <message>
        <source>a store, or the program that made it</source>
        <translation>مخزن، أو البرنامج الذي صنعه</translation>
    </message>
    <message>
        <source>part of the project&apos;s folder</source>
        <translation>جزء من مجلد المشروع</translation>
    </message>
    <message>
        <source>2026-03, 7d, &gt;2026-03-01</source>
        <translation>2026-03، 7d، ‎&gt;2026-03-01</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes أو no</translation>
    </message>
    <message>
        <source>what else the message has</source>
        <translation>ما في الرسالة غير ذلك</translation>
    </message>
    <message>
        <source>more or fewer than</source>
        <translation>أكثر أو أقل من</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>بحث في كل الجلسات</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>أين يُبحث</translation>
    </message>
    <message>
        <source>Order of the hits</source>
        <translation>ترتيب النتائج</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>عمليات البحث المحفوظة</translation>
    </message>
    <message>
        <source>Filters beside the hits</source>
        <translation>المرشِّحات بجوار النتائج</translation>
    </message>
    <message>
        <source>Search in a tab</source>
        <translation>بحث في لسان</translation>
    </message>
    <message>
        <source>Search index…</source>
        <translation>فهرس البحث…</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>الأكثر صلة أولًا</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>الصلة</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>إزالة هذا البحث</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>حفظ هذا البحث</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>لا عمليات بحث محفوظة</translation>
    </message>
    <message>
        <source>This search is saved</source>
        <translation>هذا البحث محفوظ</translation>
    </message>
</context>
<context>
    <name>stemma::SearchFacetsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchPage</name>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>بحث: %1</translation>
    </message>
</context>
<context>
    <name>stemma::SearchResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hit(s)</source>
        <translation>
            <numerusform>%1، لا نتائج</numerusform>
            <numerusform>%1، نتيجة واحدة</numerusform>
            <numerusform>%1، نتيجتان</numerusform>
            <numerusform>%1، %Ln نتائج</numerusform>
            <numerusform>%1، %Ln نتيجة</numerusform>
            <numerusform>%1، %Ln نتيجة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SearchView</name>
    <message>
        <source>How far the search is</source>
        <translation>ما بلغه البحث</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>مثلًا: %1</translation>
    </message>
    <message>
        <source>No stores are known yet.</source>
        <translation>لا مخازن معروفة بعد.</translation>
    </message>
    <message>
        <source>Open a store</source>
        <translation>فتح مخزن</translation>
    </message>
    <message numerus="yes">
        <source>Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).</source>
        <translation>
            <numerusform>يبحث عن الطلبات والإجابات والتفكير ودخل الأدوات وخرجها والرقع والعناوين في %Ln مخزن.</numerusform>
            <numerusform>يبحث عن الطلبات والإجابات والتفكير ودخل الأدوات وخرجها والرقع والعناوين في مخزن واحد.</numerusform>
            <numerusform>يبحث عن الطلبات والإجابات والتفكير ودخل الأدوات وخرجها والرقع والعناوين في مخزنين.</numerusform>
            <numerusform>يبحث عن الطلبات والإجابات والتفكير ودخل الأدوات وخرجها والرقع والعناوين في %Ln مخازن.</numerusform>
            <numerusform>يبحث عن الطلبات والإجابات والتفكير ودخل الأدوات وخرجها والرقع والعناوين في %Ln مخزنًا.</numerusform>
            <numerusform>يبحث عن الطلبات والإجابات والتفكير ودخل الأدوات وخرجها والرقع والعناوين في %Ln مخزن.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message numerus="yes">
        <source>No hits in %Ln store(s).</source>
        <translation>
            <numerusform>لا نتائج في %Ln مخزن.</numerusform>
            <numerusform>لا نتائج في مخزن واحد.</numerusform>
            <numerusform>لا نتائج في مخزنين.</numerusform>
            <numerusform>لا نتائج في %Ln مخازن.</numerusform>
            <numerusform>لا نتائج في %Ln مخزنًا.</numerusform>
            <numerusform>لا نتائج في %Ln مخزن.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the filters</source>
        <translation>إزالة المرشِّحات</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>بحث في كل مكان</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>انتقال إليه</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Only in this project</source>
        <translation>في هذا المشروع فقط</translation>
    </message>
    <message>
        <source>Only in this store</source>
        <translation>في هذا المخزن فقط</translation>
    </message>
    <message>
        <source>Only in this agent</source>
        <translation>عند هذا الوكيل فقط</translation>
    </message>
</context>
<context>
    <name>stemma::SecondLookSource</name>
    <message>
        <source>Reading the covered messages</source>
        <translation>قراءة الرسائل المشمولة</translation>
    </message>
    <message>
        <source>The covered messages have no text of a user that could be sent.</source>
        <translation>ليس في الرسائل المشمولة نص لمستخدم يمكن إرساله.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>listing…</source>
        <translation>يجري السرد…</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>غير قابل للقراءة</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>غير مكتمل</translation>
    </message>
    <message>
        <source>live</source>
        <translation>حيّ</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>محذوفة</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%Ln رسائل</numerusform>
            <numerusform>%Ln رسالة</numerusform>
            <numerusform>%Ln رسالة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::SessionFilesSource</name>
    <message>
        <source>Reading the files of the session</source>
        <translation>قراءة ملفات الجلسة</translation>
    </message>
</context>
<context>
    <name>stemma::SessionFind</name>
    <message>
        <source>Went on from the beginning</source>
        <translation>استمر من البداية</translation>
    </message>
    <message>
        <source>Went on from the end</source>
        <translation>استمر من النهاية</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPage</name>
    <message>
        <source>%1 is gone. Messages already read stay on screen.</source>
        <translation>زال %1. تبقى الرسائل المقروءة على الشاشة.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>زال %1.</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>لم تعد هذه الجلسة في المخزن.</translation>
    </message>
    <message>
        <source>This message is no longer in the session.</source>
        <translation>لم تعد هذه الرسالة في الجلسة.</translation>
    </message>
    <message>
        <source>Messages already read stay on screen.</source>
        <translation>تبقى الرسائل المقروءة على الشاشة.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>Changes back to the checkpoint</source>
        <translation>التغييرات رجوعًا إلى نقطة الحفظ</translation>
    </message>
    <message>
        <source>Image in message %1</source>
        <translation>صورة في الرسالة %1</translation>
    </message>
    <message>
        <source>“%1” is not a web address, so it was not opened.</source>
        <translation>ليس «%1» عنوان وب، ولذلك لم يُفتح.</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>مجلد للملفات</translation>
    </message>
    <message>
        <source>Saved files</source>
        <translation>الملفات المحفوظة</translation>
    </message>
    <message>
        <source>Filter cleared to show message %1.</source>
        <translation>أُلغي المرشِّح لإظهار الرسالة %1.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionPrinting</name>
    <message>
        <source>Laying out the pages</source>
        <translation>تخطيط الصفحات</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The text is too long to print (%1). Select some messages, or export the session instead.</source>
        <translation>النص أطول من أن يُطبع (%1). حدّد بعض الرسائل، أو صدّر الجلسة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Print session</source>
        <translation>طباعة الجلسة</translation>
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
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>إغلاق ال&amp;أخرى</translation>
    </message>
    <message>
        <source>Close those &amp;behind it</source>
        <translation>إغلاق ما &amp;بعده</translation>
    </message>
    <message>
        <source>&amp;Keep this tab</source>
        <translation>إبقاء هذا ال&amp;لسان</translation>
    </message>
    <message>
        <source>&amp;Show in the session list</source>
        <translation>إظهار في &amp;قائمة الجلسات</translation>
    </message>
    <message>
        <source>Copy session &amp;id</source>
        <translation>نسخ م&amp;عرّف الجلسة</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeModel</name>
    <message>
        <source>flagged</source>
        <translation>معلَّمة</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>1 error, 2 warnings</comment>
        <translation>الفحص: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>الرسالة الأخيرة</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
</context>
<context>
    <name>stemma::SessionTreeView</name>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
</context>
<context>
    <name>stemma::SessionUseNote</name>
    <message>
        <source>This session was written %1.</source>
        <comment>2 minutes ago</comment>
        <translation>كُتبت هذه الجلسة %1.</translation>
    </message>
    <message>
        <source>Another program has this session open.</source>
        <translation>برنامج آخر يفتح هذه الجلسة.</translation>
    </message>
    <message>
        <source>Another program has this store open.</source>
        <translation>برنامج آخر يفتح هذا المخزن.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this session open.</source>
        <translation>يفتح «%1» (العملية %2) هذه الجلسة.</translation>
    </message>
    <message>
        <source>“%1” (process %2) has this store open.</source>
        <translation>يفتح «%1» (العملية %2) هذا المخزن.</translation>
    </message>
    <message>
        <source>If an agent is working in it, its next messages go to the original only.</source>
        <translation>إن كان وكيل يعمل فيها فإن رسائله التالية تذهب إلى الأصل فقط.</translation>
    </message>
    <message>
        <source>If an agent is working in it, let it finish first: it may not notice the change.</source>
        <translation>إن كان وكيل يعمل فيها فدعه ينتهي أولًا: فقد لا يلاحظ التغيير.</translation>
    </message>
</context>
<context>
    <name>stemma::SessionsPanel</name>
    <message>
        <source>Filter sessions</source>
        <translation>ترشيح الجلسات</translation>
    </message>
    <message>
        <source>Order and grouping of the sessions</source>
        <translation>ترتيب الجلسات وتجميعها</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>بحسب الوقت</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>بحسب العنوان</translation>
    </message>
    <message>
        <source>By messages</source>
        <translation>بحسب الرسائل</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>بحسب الرموز</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>صفوف متراصة</translation>
    </message>
    <message>
        <source>Group by store</source>
        <translation>تجميع بحسب المخزن</translation>
    </message>
    <message>
        <source>Group by project</source>
        <translation>تجميع بحسب المشروع</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>لا مخزن مفتوح.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>No session matches “%1”.</source>
        <translation>لا جلسة تطابق «%1».</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>مسح المرشِّح</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open in new tab</source>
        <translation>فتح في لسان جديد</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>النسب</translation>
    </message>
    <message>
        <source>Usage of this session</source>
        <translation>استهلاك هذه الجلسة</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>مقارنة مع…</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>نسخ المعرّف</translation>
    </message>
    <message>
        <source>Usage of this store</source>
        <translation>استهلاك هذا المخزن</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>نسخ المسار</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة تحميل</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>إظهار في المجلد</translation>
    </message>
    <message>
        <source>Close store</source>
        <translation>إغلاق المخزن</translation>
    </message>
    <message>
        <source>Open project folder</source>
        <translation>فتح مجلد المشروع</translation>
    </message>
    <message>
        <source>Copy resume command</source>
        <translation>نسخ أمر الاستئناف</translation>
    </message>
    <message>
        <source>Resume in a terminal</source>
        <translation>استئناف في طرفية</translation>
    </message>
    <message>
        <source>Fork…</source>
        <translation>تفريع…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Labels and flag…</source>
        <translation>الوسوم والعلامة…</translation>
    </message>
    <message>
        <source>Move project…</source>
        <translation>نقل المشروع…</translation>
    </message>
    <message>
        <source>Delete session…</source>
        <translation>حذف الجلسة…</translation>
    </message>
    <message>
        <source>Group by day</source>
        <translation>تجميع بحسب اليوم</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>تجميع بحسب النموذج</translation>
    </message>
</context>
<context>
    <name>stemma::SettingsDialog</name>
    <message>
        <source>No setting contains all these words.</source>
        <translation>لا يحتوي أي إعداد على كل هذه الكلمات.</translation>
    </message>
    <message>
        <source>Configure Stemma</source>
        <translation>ضبط Stemma</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>stemma::ShortcutDialog</name>
    <message>
        <source>No shortcut</source>
        <translation>بلا اختصار</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>المبدئي</translation>
    </message>
    <message>
        <source>Configure shortcuts</source>
        <translation>ضبط الاختصارات</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>ترشيح الإجراءات</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>الاختصار</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>الإجراءات واختصاراتها</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>اختصار جديد</translation>
    </message>
    <message>
        <source>Shortcut:</source>
        <translation>الاختصار:</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>‏%1 هو اختصار «%2» أصلًا.</translation>
    </message>
</context>
<context>
    <name>stemma::StartPage</name>
    <message>
        <source>Drop a store, a transcript
or a folder here</source>
        <translation>أفلت هنا مخزنًا أو نص جلسة
أو مجلدًا</translation>
    </message>
    <message>
        <source>Read, branch, compact and repair agent sessions</source>
        <translation>قراءة جلسات الوكلاء وتفريعها وضغطها وإصلاحها</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>فتح مجلد…</translation>
    </message>
    <message>
        <source>Connect to PostgreSQL…</source>
        <translation>اتصال بخادم PostgreSQL…</translation>
    </message>
    <message>
        <source>Open the sample session</source>
        <translation>فتح الجلسة النموذجية</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>مما يفيد العلم به</translation>
    </message>
    <message>
        <source>Opening never changes a store, even while an agent is using it.</source>
        <translation>الفتح لا يغيّر مخزنًا أبدًا، حتى حين يستخدمه وكيل.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>Formats and their capabilities</source>
        <translation>الصيغ وقدراتها</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>مسح القائمة</translation>
    </message>
    <message>
        <source>Recent stores</source>
        <translation>المخازن الحديثة</translation>
    </message>
    <message>
        <source>No recent stores.</source>
        <translation>لا مخازن حديثة.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>بحث من جديد</translation>
    </message>
    <message>
        <source>Found on this machine</source>
        <translation>عُثر عليها على هذا الجهاز</translation>
    </message>
    <message>
        <source>Names and sizes only. Sessions are read when you open them.</source>
        <translation>الأسماء والأحجام فقط. تُقرأ الجلسات حين تفتحها.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>متابعة القراءة</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>يمكن فتحه</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>لا إذن</translation>
    </message>
    <message>
        <source>No sessions found in the usual places.</source>
        <translation>لم يُعثر على جلسات في الأماكن المعتادة.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>لا جلسات</numerusform>
            <numerusform>جلسة واحدة</numerusform>
            <numerusform>جلستان</numerusform>
            <numerusform>%n جلسات</numerusform>
            <numerusform>%n جلسة</numerusform>
            <numerusform>%n جلسة</numerusform>
        </translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>لا يمكن الوصول إليه</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>عند النهاية</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>الرسالة %1 من %2</translation>
    </message>
</context>
<context>
    <name>stemma::StatusLabels</name>
    <message>
        <source>No store open</source>
        <translation>لا مخزن مفتوح</translation>
    </message>
    <message numerus="yes">
        <source>%n store(s) open</source>
        <translation>
            <numerusform>لا مخازن مفتوحة</numerusform>
            <numerusform>مخزن واحد مفتوح</numerusform>
            <numerusform>مخزنان مفتوحان</numerusform>
            <numerusform>%n مخازن مفتوحة</numerusform>
            <numerusform>%n مخزنًا مفتوحًا</numerusform>
            <numerusform>%n مخزن مفتوح</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>حيّ</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>Agent is working</source>
        <translation>الوكيل يعمل</translation>
    </message>
    <message>
        <source>Nothing was written since the call: the tool takes long, or the agent asks for your approval.</source>
        <translation>لم يُكتب شيء منذ الاستدعاء: الأداة تستغرق وقتًا، أو الوكيل يطلب موافقتك.</translation>
    </message>
    <message>
        <source>Agent waits for you</source>
        <translation>الوكيل ينتظرك</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) selected · %1</source>
        <comment>12 tokens</comment>
        <translation>
            <numerusform>لا أجزاء محددة، %1</numerusform>
            <numerusform>جزء واحد محدد، %1</numerusform>
            <numerusform>جزآن محددان، %1</numerusform>
            <numerusform>%n أجزاء محددة، %1</numerusform>
            <numerusform>%n جزءًا محددًا، %1</numerusform>
            <numerusform>%n جزء محدد، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for approval or running a long call</source>
        <translation>ينتظر الموافقة أو ينفّذ استدعاء طويلًا</translation>
    </message>
    <message>
        <source>Agent asks you a question</source>
        <translation>الوكيل يسألك سؤالًا</translation>
    </message>
    <message>
        <source>Agent waits for your approval</source>
        <translation>الوكيل ينتظر موافقتك</translation>
    </message>
    <message>
        <source>Agent is idle</source>
        <translation>الوكيل خامل</translation>
    </message>
    <message>
        <source>Nothing was written for 10 minutes.</source>
        <translation>لم يُكتب شيء منذ 10 دقائق.</translation>
    </message>
</context>
<context>
    <name>stemma::StoreManager</name>
    <message>
        <source>Opening %1</source>
        <translation>فتح %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreOpening</name>
    <message>
        <source>Making the sample session</source>
        <translation>إنشاء الجلسة النموذجية</translation>
    </message>
    <message>
        <source>Sample session</source>
        <translation>الجلسة النموذجية</translation>
    </message>
    <message>
        <source>The store %1 has no session %2.</source>
        <translation>ليس في المخزن %1 جلسة %2.</translation>
    </message>
    <message>
        <source>Looking for stores in %1</source>
        <translation>البحث عن مخازن في %1</translation>
    </message>
    <message>
        <source>The link names no store: %1</source>
        <translation>الرابط لا يذكر مخزنًا: %1</translation>
    </message>
</context>
<context>
    <name>stemma::StoreSource</name>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryColumn</name>
    <message>
        <source>Apply…</source>
        <translation>تطبيق…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>إهمال</translation>
    </message>
    <message>
        <source>In this session</source>
        <translation>في هذه الجلسة</translation>
    </message>
    <message>
        <source>Show what would be written</source>
        <translation>إظهار ما سيُكتب</translation>
    </message>
    <message>
        <source>Append the summary and the kept messages to this session instead of making a new one</source>
        <translation>إلحاق الملخّص والرسائل المبقاة بهذه الجلسة بدلًا من إنشاء جلسة جديدة</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryConsent</name>
    <message>
        <source>Summary by a model</source>
        <translation>ملخّص من نموذج</translation>
    </message>
    <message>
        <source>Send this to %1?</source>
        <translation>أيُرسل هذا إلى %1؟</translation>
    </message>
    <message>
        <source>Try the next level automatically</source>
        <translation>تجربة المستوى التالي تلقائيًا</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Content: the texts of %1 summaries of this session</source>
        <translation>المحتوى: نصوص %1 من ملخّصات هذه الجلسة</translation>
    </message>
    <message>
        <source>Content: the texts of %1 messages of this session</source>
        <translation>المحتوى: نصوص %1 من رسائل هذه الجلسة</translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for an answer of at most %2</source>
        <translation>الحجم: ≈ %1 من الرموز، لإجابة من %2 على الأكثر</translation>
    </message>
    <message>
        <source>%1 summaries, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 من الملخّصات، ≈ %2 من الرموز، لإجابة من %3 على الأكثر</translation>
    </message>
    <message>
        <source>%1 messages, ≈ %2 tokens, for an answer of at most %3</source>
        <translation>%1 من الرسائل، ≈ %2 من الرموز، لإجابة من %3 على الأكثر</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>المستوى %1</translation>
    </message>
    <message>
        <source>%1: %2; at most %3</source>
        <translation>%1: %2؛ %3 على الأكثر</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n request(s): the next one is sent only if the previous one gives no usable summary.</source>
        <translation>
            <numerusform>حتى %n طلب: لا يُرسل التالي إلا إن لم يعطِ السابق ملخّصًا صالحًا.</numerusform>
            <numerusform>حتى طلب واحد: لا يُرسل التالي إلا إن لم يعطِ السابق ملخّصًا صالحًا.</numerusform>
            <numerusform>حتى طلبين: لا يُرسل التالي إلا إن لم يعطِ السابق ملخّصًا صالحًا.</numerusform>
            <numerusform>حتى %n طلبات: لا يُرسل التالي إلا إن لم يعطِ السابق ملخّصًا صالحًا.</numerusform>
            <numerusform>حتى %n طلبًا: لا يُرسل التالي إلا إن لم يعطِ السابق ملخّصًا صالحًا.</numerusform>
            <numerusform>حتى %n طلب: لا يُرسل التالي إلا إن لم يعطِ السابق ملخّصًا صالحًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>لا طلبات.</numerusform>
            <numerusform>طلب واحد.</numerusform>
            <numerusform>طلبان، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلبات، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلبًا، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلب، واحدًا بعد الآخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated cost: at most %1, plus requests without a set price</source>
        <translation>التكلفة المقدَّرة: %1 على الأكثر، إضافة إلى طلبات لم يُحدَّد سعرها</translation>
    </message>
    <message>
        <source>The connection to %1 is not encrypted: others in the network could read it.</source>
        <translation>الاتصال بـ%1 غير معمّى: قد يقرؤه آخرون في الشبكة.</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryPane</name>
    <message>
        <source>Summary</source>
        <translation>الملخّص</translation>
    </message>
    <message>
        <source>Text of the summary</source>
        <translation>نص الملخّص</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryRequests</name>
    <message>
        <source>Level %1, %2: answered</source>
        <translation>المستوى %1، %2: وردت الإجابة</translation>
    </message>
    <message>
        <source>The summary is not smaller than the messages it replaces. The next level makes it shorter.</source>
        <translation>ليس الملخّص أصغر من الرسائل التي يحل محلها. يجعله المستوى التالي أقصر.</translation>
    </message>
    <message>
        <source>Level %1: answered</source>
        <translation>المستوى %1: وردت الإجابة</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>المستوى %1: %2</translation>
    </message>
    <message>
        <source>Level %1, %2: %3</source>
        <translation>المستوى %1، %2: %3</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>أُلغي الطلب.</translation>
    </message>
    <message>
        <source>Level %1: asking %2…</source>
        <translation>المستوى %1: يُسأل %2…</translation>
    </message>
</context>
<context>
    <name>stemma::SummaryReviewer</name>
    <message>
        <source>The second look was at the text before your last change.</source>
        <translation>كانت النظرة الثانية في النص قبل تغييرك الأخير.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.</source>
        <translation>
            <numerusform>وجد %1 %Ln متطلب: بقي %2، وتغيّر %3، وضاع %4.</numerusform>
            <numerusform>وجد %1 متطلبًا واحدًا: بقي %2، وتغيّر %3، وضاع %4.</numerusform>
            <numerusform>وجد %1 متطلبين: بقي %2، وتغيّر %3، وضاع %4.</numerusform>
            <numerusform>وجد %1 %Ln متطلبات: بقي %2، وتغيّر %3، وضاع %4.</numerusform>
            <numerusform>وجد %1 %Ln متطلبًا: بقي %2، وتغيّر %3، وضاع %4.</numerusform>
            <numerusform>وجد %1 %Ln متطلب: بقي %2، وتغيّر %3، وضاع %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) left out: not in the messages.</source>
        <translation>
            <numerusform>لم تُترك أي إجابة.</numerusform>
            <numerusform>تُركت إجابة واحدة: ليست في الرسائل.</numerusform>
            <numerusform>تُركت إجابتان: ليستا في الرسائل.</numerusform>
            <numerusform>تُركت %Ln إجابات: ليست في الرسائل.</numerusform>
            <numerusform>تُركت %Ln إجابة: ليست في الرسائل.</numerusform>
            <numerusform>تُركت %Ln إجابة: ليست في الرسائل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) not answered.</source>
        <translation>
            <numerusform>لا أسئلة بلا إجابة.</numerusform>
            <numerusform>سؤال واحد بلا إجابة.</numerusform>
            <numerusform>سؤالان بلا إجابة.</numerusform>
            <numerusform>%Ln أسئلة بلا إجابة.</numerusform>
            <numerusform>%Ln سؤالًا بلا إجابة.</numerusform>
            <numerusform>%Ln سؤال بلا إجابة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second look by a model</source>
        <translation>نظرة ثانية من نموذج</translation>
    </message>
    <message numerus="yes">
        <source>Content: the summary and what users and the assistant wrote in %Ln message(s); no output of tools</source>
        <translation>
            <numerusform>المحتوى: الملخّص وما كتبه المستخدمون والمساعد في %Ln رسالة؛ بلا مخرجات الأدوات</numerusform>
            <numerusform>المحتوى: الملخّص وما كتبه المستخدمون والمساعد في رسالة واحدة؛ بلا مخرجات الأدوات</numerusform>
            <numerusform>المحتوى: الملخّص وما كتبه المستخدمون والمساعد في رسالتين؛ بلا مخرجات الأدوات</numerusform>
            <numerusform>المحتوى: الملخّص وما كتبه المستخدمون والمساعد في %Ln رسائل؛ بلا مخرجات الأدوات</numerusform>
            <numerusform>المحتوى: الملخّص وما كتبه المستخدمون والمساعد في %Ln رسالة؛ بلا مخرجات الأدوات</numerusform>
            <numerusform>المحتوى: الملخّص وما كتبه المستخدمون والمساعد في %Ln رسالة؛ بلا مخرجات الأدوات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln long text(s) only the beginning and the end are sent.</source>
        <translation>
            <numerusform>لا يُرسل من %Ln نص طويل إلا البداية والنهاية.</numerusform>
            <numerusform>لا يُرسل من نص طويل واحد إلا البداية والنهاية.</numerusform>
            <numerusform>لا يُرسل من نصين طويلين إلا البداية والنهاية.</numerusform>
            <numerusform>لا يُرسل من %Ln نصوص طويلة إلا البداية والنهاية.</numerusform>
            <numerusform>لا يُرسل من %Ln نصًا طويلًا إلا البداية والنهاية.</numerusform>
            <numerusform>لا يُرسل من %Ln نص طويل إلا البداية والنهاية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: ≈ %1 tokens, for answers of at most %2</source>
        <translation>الحجم: ≈ %1 من الرموز، لإجابات من %2 على الأكثر</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after the other.</source>
        <translation>
            <numerusform>لا طلبات.</numerusform>
            <numerusform>طلب واحد.</numerusform>
            <numerusform>طلبان، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلبات، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلبًا، واحدًا بعد الآخر.</numerusform>
            <numerusform>%n طلب، واحدًا بعد الآخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The second look was cancelled.</source>
        <translation>أُلغيت النظرة الثانية.</translation>
    </message>
</context>
<context>
    <name>stemma::SwitcherButton</name>
    <message>
        <source>Go to or search sessions</source>
        <translation>انتقال إلى الجلسات أو بحث فيها</translation>
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
        <translation>السطر</translation>
    </message>
    <message>
        <source>Go to line (Ctrl+L)</source>
        <translation>انتقال إلى سطر (Ctrl+L)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>نسخ الكل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>يجري التحميل…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>لا أسطر</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%Ln أسطر</numerusform>
            <numerusform>%Ln سطرًا</numerusform>
            <numerusform>%Ln سطر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingModel</name>
    <message>
        <source>The turn ended</source>
        <translation>انتهى الدور</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>الإجابة: %1</translation>
    </message>
    <message>
        <source>Patch: %1</source>
        <translation>الرقعة: %1</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>الضغط</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>لا نص لعرضه</translation>
    </message>
    <message>
        <source>%1; tokens are estimated</source>
        <translation>%1؛ الرموز مقدَّرة</translation>
    </message>
    <message>
        <source>Thinking in message %1: %2</source>
        <translation>التفكير في الرسالة %1: %2</translation>
    </message>
    <message>
        <source>Number of the message</source>
        <translation>رقم الرسالة</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>ما تلا ذلك</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingOffer</name>
    <message>
        <source>Also remove &amp;the signed thinking after it, which is no longer valid</source>
        <translation>وإزالة الت&amp;فكير الموقَّع الذي بعده، إذ لم يعد صالحًا</translation>
    </message>
    <message>
        <source>Providers may reject thinking that was signed for another conversation. To keep it, make the change in a fork instead.</source>
        <translation>قد يرفض المزوّدون تفكيرًا وُقّع لمحادثة أخرى. لإبقائه أجرِ التغيير في تفرّع بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>&amp;Change a fork instead…</source>
        <translation>ت&amp;غيير تفرّع بدلًا من ذلك…</translation>
    </message>
    <message>
        <source>Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.</source>
        <translation>التخطيط لتفرّع ينتهي قبل ذلك التفكير، ثم لهذا التغيير في التفرّع. الأصل لا يتغير.</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPane</name>
    <message>
        <source>Show all…</source>
        <translation>إظهار الكل…</translation>
    </message>
    <message>
        <source>Text of the thinking</source>
        <translation>نص التفكير</translation>
    </message>
    <message>
        <source>Show the whole text in a window of its own</source>
        <translation>إظهار النص كله في نافذة مستقلة</translation>
    </message>
    <message>
        <source>Go to what the agent did after this thinking</source>
        <translation>الانتقال إلى ما فعله الوكيل بعد هذا التفكير</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>التالي: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>— %1 not shown here —</source>
        <translation>— %1 غير معروض هنا —</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chars</source>
        <translation>
            <numerusform>لا محارف</numerusform>
            <numerusform>محرف واحد</numerusform>
            <numerusform>محرفان</numerusform>
            <numerusform>%Ln محارف</numerusform>
            <numerusform>%Ln محرفًا</numerusform>
            <numerusform>%Ln محرف</numerusform>
        </translation>
    </message>
    <message>
        <source>no text to show · %1 stored</source>
        <translation>لا نص لعرضه، خُزّن %1</translation>
    </message>
    <message>
        <source>no text to show</source>
        <translation>لا نص لعرضه</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingPanel</name>
    <message>
        <source>Search in thinking</source>
        <translation>بحث في التفكير</translation>
    </message>
    <message>
        <source>Show only thinking that contains all these words. Of a long block, the first 256 KB count.</source>
        <translation>إظهار التفكير الذي يحوي كل هذه الكلمات فقط. يُعتبر من الكتلة الطويلة أول 256 ك.بايت.</translation>
    </message>
    <message>
        <source>Thinking of the session</source>
        <translation>تفكير الجلسة</translation>
    </message>
    <message>
        <source>Select two blocks to compare them.</source>
        <translation>حدّد كتلتين لمقارنتهما.</translation>
    </message>
    <message>
        <source>Open a session to see its thinking.</source>
        <translation>افتح جلسة لترى تفكيرها.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message>
        <source>Reading the session…</source>
        <translation>تجري قراءة الجلسة…</translation>
    </message>
    <message>
        <source>No thinking contains these words.</source>
        <translation>لا تفكير يحوي هذه الكلمات.</translation>
    </message>
    <message>
        <source>This session holds no thinking.</source>
        <translation>ليس في هذه الجلسة تفكير.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln blocks</source>
        <translation>
            <numerusform>%1 من %Ln كتلة</numerusform>
            <numerusform>%1 من كتلة واحدة</numerusform>
            <numerusform>%1 من كتلتين</numerusform>
            <numerusform>%1 من %Ln كتل</numerusform>
            <numerusform>%1 من %Ln كتلة</numerusform>
            <numerusform>%1 من %Ln كتلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>لا كتل</numerusform>
            <numerusform>كتلة واحدة</numerusform>
            <numerusform>كتلتان</numerusform>
            <numerusform>%Ln كتل</numerusform>
            <numerusform>%Ln كتلة</numerusform>
            <numerusform>%Ln كتلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>12 tokens in all</comment>
        <translation>المجموع: %1</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
</context>
<context>
    <name>stemma::ThinkingSource</name>
    <message>
        <source>Reading the thinking of the session</source>
        <translation>قراءة تفكير الجلسة</translation>
    </message>
</context>
<context>
    <name>stemma::TimeSpansSource</name>
    <message>
        <source>Reading the times of the session</source>
        <translation>قراءة أوقات الجلسة</translation>
    </message>
</context>
<context>
    <name>stemma::TimeStrip</name>
    <message>
        <source>Time axis</source>
        <translation>مجرى الوقت</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>بانتظارك</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 to %4 · message %5</source>
        <comment>what, duration, begin, end, number</comment>
        <translation>%1، %2، من %3 إلى %4، الرسالة %5</translation>
    </message>
    <message>
        <source>Reading the times of the session…</source>
        <translation>تجري قراءة أوقات الجلسة…</translation>
    </message>
    <message>
        <source>This session has no times.</source>
        <translation>ليس في هذه الجلسة أوقات.</translation>
    </message>
    <message>
        <source>Drawn shorter than it was</source>
        <translation>رُسم أقصر مما كان</translation>
    </message>
    <message numerus="yes">
        <source>and %n more tool call(s)</source>
        <translation>
            <numerusform>ولا غير</numerusform>
            <numerusform>واستدعاء أداة آخر</numerusform>
            <numerusform>واستدعاءا أداة آخران</numerusform>
            <numerusform>و%n استدعاءات أدوات أخرى</numerusform>
            <numerusform>و%n استدعاء أداة آخر</numerusform>
            <numerusform>و%n استدعاء أداة آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent %1 · tools %2 · waiting for you %3</source>
        <translation>الوكيل %1، الأدوات %2، بانتظارك %3</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineActions</name>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
    <message>
        <source>Nothing new has come since you last read this session.</source>
        <translation>لم يأتِ جديد منذ آخر قراءة لك لهذه الجلسة.</translation>
    </message>
    <message>
        <source>There is no text to find in on this page.</source>
        <translation>ليس في هذه الصفحة نص يُبحث فيه.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineCursor</name>
    <message>
        <source>The message is not in this session.</source>
        <translation>ليست الرسالة في هذه الجلسة.</translation>
    </message>
    <message>
        <source>No more of this kind after this message.</source>
        <translation>لا مزيد من هذا النوع بعد هذه الرسالة.</translation>
    </message>
    <message>
        <source>No more of this kind before this message.</source>
        <translation>لا مزيد من هذا النوع قبل هذه الرسالة.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineFind</name>
    <message>
        <source>Discarded</source>
        <translation>مهمَلة</translation>
    </message>
    <message>
        <source>Tool output pruned</source>
        <translation>خرج الأداة مقلَّم</translation>
    </message>
    <message>
        <source>Replaced by a summary</source>
        <translation>حلّ محلها ملخّص</translation>
    </message>
    <message>
        <source>This hit is in a message that the filters hide.</source>
        <translation>هذه النتيجة في رسالة تخفيها المرشِّحات.</translation>
    </message>
    <message>
        <source>This hit is in a part of the text that is not shown. “Show all” opens it.</source>
        <translation>هذه النتيجة في ما لا يُعرض من النص. يفتحه «إظهار الكل».</translation>
    </message>
    <message>
        <source>This hit is in something that is not shown as text, such as the address of a link.</source>
        <translation>هذه النتيجة في شيء لا يُعرض نصًا، كعنوان رابط.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelinePainter</name>
    <message>
        <source>This message is no longer in the store.</source>
        <translation>لم تعد هذه الرسالة في المخزن.</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>لا يمكن قراءة هذه الرسالة.</translation>
    </message>
    <message>
        <source>This session has no messages.</source>
        <translation>ليس في هذه الجلسة رسائل.</translation>
    </message>
    <message>
        <source>The store does not say which messages these are.</source>
        <translation>لا يذكر المخزن أي الرسائل هذه.</translation>
    </message>
    <message>
        <source>This summary replaced no messages.</source>
        <translation>لم يحلّ هذا الملخّص محل أي رسالة.</translation>
    </message>
    <message>
        <source>The filter hides every message of this session.</source>
        <translation>يخفي المرشِّح كل رسائل هذه الجلسة.</translation>
    </message>
</context>
<context>
    <name>stemma::TimelineText</name>
    <message numerus="yes">
        <source>[%Ln messages not loaded]</source>
        <translation>
            <numerusform>[لا رسائل غير محمَّلة]</numerusform>
            <numerusform>[رسالة واحدة غير محمَّلة]</numerusform>
            <numerusform>[رسالتان غير محمَّلتين]</numerusform>
            <numerusform>[%Ln رسائل غير محمَّلة]</numerusform>
            <numerusform>[%Ln رسالة غير محمَّلة]</numerusform>
            <numerusform>[%Ln رسالة غير محمَّلة]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stemma::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>The messages of the session, oldest first, with everything that the store keeps of them. Help &gt; Signs of the timeline explains the lines, colours and icons.</source>
        <translation>رسائل الجلسة، الأقدم أولًا، مع كل ما يحفظه المخزن منها. تشرح «مساعدة &gt; رموز الخط الزمني» الخطوط والألوان والأيقونات.</translation>
    </message>
</context>
<context>
    <name>stemma::TurnModel</name>
    <message>
        <source>Before the first prompt</source>
        <translation>قبل الطلب الأول</translation>
    </message>
    <message>
        <source>Checkpoint: %1</source>
        <translation>نقطة الحفظ: %1</translation>
    </message>
</context>
<context>
    <name>stemma::TurnSearch</name>
    <message>
        <source>Filtering messages</source>
        <translation>ترشيح الرسائل</translation>
    </message>
</context>
<context>
    <name>stemma::UsageBar</name>
    <message>
        <source>Sessions that are added up</source>
        <translation>الجلسات التي تُجمع</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>أسطر الجدول</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>session, model, day</comment>
        <translation>بحسب %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Charts show the cost by list prices</source>
        <translation>تعرض المخططات التكلفة بأسعار القائمة</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Charts show tokens</source>
        <translation>تعرض المخططات الرموز</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>الأسعار</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>جدولًا (CSV)…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>بصيغة JSON…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>اليوم ال&amp;أول</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>اليوم الأ&amp;خير</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>إزالة المرشِّح «%1»</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsModel</name>
    <message>
        <source>not counted: %1</source>
        <translation>لم يُحسب: %1</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>ملخّص</translation>
    </message>
    <message>
        <source>beside the conversation</source>
        <translation>بجوار المحادثة</translation>
    </message>
    <message>
        <source>sub-agent</source>
        <translation>وكيل فرعي</translation>
    </message>
    <message>
        <source>sub-agent %1</source>
        <translation>الوكيل الفرعي %1</translation>
    </message>
    <message>
        <source>covered by a subscription</source>
        <translation>يغطيه اشتراك</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>المكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ملحوظة</translation>
    </message>
    <message>
        <source>fast mode</source>
        <translation>الوضع السريع</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>دفعة</translation>
    </message>
    <message>
        <source>flex tier</source>
        <translation>فئة flex</translation>
    </message>
    <message>
        <source>priority tier</source>
        <translation>فئة الأولوية</translation>
    </message>
    <message>
        <source>region: %1</source>
        <translation>المنطقة: %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageCallsPanel</name>
    <message>
        <source>Only this</source>
        <translation>هذا فقط</translation>
    </message>
    <message>
        <source>Filter table and charts to what is selected</source>
        <translation>ترشيح الجدول والمخططات بما هو محدد</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>المحسوب</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>غير المحسوب</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>كل السجلات</translation>
    </message>
    <message>
        <source>Which records are listed</source>
        <translation>السجلات التي تُسرد</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>لا استدعاءات</numerusform>
            <numerusform>استدعاء واحد</numerusform>
            <numerusform>استدعاءان</numerusform>
            <numerusform>%Ln استدعاءات</numerusform>
            <numerusform>%Ln استدعاءً</numerusform>
            <numerusform>%Ln استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>الداخل (%1)</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>الخارج %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 من الخبيئة</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>السعر مجهول</translation>
    </message>
    <message numerus="yes">
        <source>Not counted, %Ln record(s), %1 tokens: %2.</source>
        <translation>
            <numerusform>غير محسوب، لا سجلات، %1 من الرموز: %2.</numerusform>
            <numerusform>غير محسوب، سجل واحد، %1 من الرموز: %2.</numerusform>
            <numerusform>غير محسوب، سجلان، %1 من الرموز: %2.</numerusform>
            <numerusform>غير محسوب، %Ln سجلات، %1 من الرموز: %2.</numerusform>
            <numerusform>غير محسوب، %Ln سجلًا، %1 من الرموز: %2.</numerusform>
            <numerusform>غير محسوب، %Ln سجل، %1 من الرموز: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s own total of %1 is %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>مجموع الوكيل نفسه من %1 هو %2، والمحسوب %3. %4</translation>
    </message>
    <message numerus="yes">
        <source>The agent&apos;s own totals of %1 in %Ln session(s) are %2, counted are %3. %4</source>
        <comment>input tokens, 1, 2, why</comment>
        <translation>
            <numerusform>مجاميع الوكيل نفسه من %1 في %Ln جلسة هي %2، والمحسوب %3. %4</numerusform>
            <numerusform>مجاميع الوكيل نفسه من %1 في جلسة واحدة هي %2، والمحسوب %3. %4</numerusform>
            <numerusform>مجاميع الوكيل نفسه من %1 في جلستين هي %2، والمحسوب %3. %4</numerusform>
            <numerusform>مجاميع الوكيل نفسه من %1 في %Ln جلسات هي %2، والمحسوب %3. %4</numerusform>
            <numerusform>مجاميع الوكيل نفسه من %1 في %Ln جلسة هي %2، والمحسوب %3. %4</numerusform>
            <numerusform>مجاميع الوكيل نفسه من %1 في %Ln جلسة هي %2، والمحسوب %3. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 records are listed.</source>
        <translation>تُسرد أول %1 من %2 من السجلات.</translation>
    </message>
    <message>
        <source>Select a line or a bar to see the calls behind its figures.</source>
        <translation>حدّد سطرًا أو عمودًا لترى الاستدعاءات وراء أرقامه.</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>تجري قراءة الاستدعاءات…</translation>
    </message>
    <message>
        <source>Everything is counted here.</source>
        <translation>كل شيء محسوب هنا.</translation>
    </message>
    <message>
        <source>These records are added up, and not listed.</source>
        <translation>تُجمع هذه السجلات ولا تُسرد.</translation>
    </message>
    <message>
        <source>No calls.</source>
        <translation>لا استدعاءات.</translation>
    </message>
</context>
<context>
    <name>stemma::UsageChartArea</name>
    <message>
        <source>Charts</source>
        <translation>المخططات</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>لكل يوم</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>الأكبر</translation>
    </message>
    <message>
        <source>The sessions or turns that cost the most</source>
        <translation>الجلسات أو الأدوار الأعلى تكلفة</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>إصابات الخبيئة</translation>
    </message>
    <message>
        <source>Which share of the tokens sent came from the cache</source>
        <translation>حصة الرموز المرسَلة التي أتت من الخبيئة</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Tokens in context over a session</source>
        <translation>الرموز في السياق عبر جلسة</translation>
    </message>
    <message>
        <source>Tool outputs</source>
        <translation>مخرجات الأدوات</translation>
    </message>
    <message>
        <source>What tool outputs cost because they were sent again with each call</source>
        <translation>ما كلّفته مخرجات الأدوات لأنها أُرسلت من جديد مع كل استدعاء</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>What a session would have cost, compacted, pruned or cached</source>
        <translation>ما كانت جلسة ستكلّفه لو ضُغطت أو قُلّمت أو كانت من الخبيئة</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>لكل دور</translation>
    </message>
    <message>
        <source>Cost or tokens of each turn</source>
        <translation>تكلفة كل دور أو رموزه</translation>
    </message>
    <message>
        <source>Cost or tokens of each day, by model</source>
        <translation>تكلفة كل يوم أو رموزه، بحسب النموذج</translation>
    </message>
    <message>
        <source>No model here has a known price. Choose Tokens, or add its price.</source>
        <translation>لا نموذج هنا له سعر معروف. اختر «الرموز»، أو أضف سعره.</translation>
    </message>
    <message>
        <source>No tokens were read from a cache.</source>
        <translation>لم تُقرأ رموز من خبيئة.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>حدّد جلسة في الجدول.</translation>
    </message>
    <message>
        <source>Reading the tool outputs…</source>
        <translation>تجري قراءة مخرجات الأدوات…</translation>
    </message>
    <message>
        <source>No tool output was sent again.</source>
        <translation>لم يُرسل خرج أداة من جديد.</translation>
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
        <translation>مجاميع الوكيل نفسه مختلفة؛ حدّد الجلسة لترى السبب.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) of sub-agents included</source>
        <translation>
            <numerusform>منها %Ln استدعاء لوكلاء فرعيين</numerusform>
            <numerusform>منها استدعاء واحد لوكلاء فرعيين</numerusform>
            <numerusform>منها استدعاءان لوكلاء فرعيين</numerusform>
            <numerusform>منها %Ln استدعاءات لوكلاء فرعيين</numerusform>
            <numerusform>منها %Ln استدعاءً لوكلاء فرعيين</numerusform>
            <numerusform>منها %Ln استدعاء لوكلاء فرعيين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln call(s)</source>
        <translation>
            <numerusform>مخزَّن لـ%Ln استدعاء</numerusform>
            <numerusform>مخزَّن لاستدعاء واحد</numerusform>
            <numerusform>مخزَّن لاستدعاءين</numerusform>
            <numerusform>مخزَّن لـ%Ln استدعاءات</numerusform>
            <numerusform>مخزَّن لـ%Ln استدعاءً</numerusform>
            <numerusform>مخزَّن لـ%Ln استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>differs</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message>
        <source>Calls of models, each counted once</source>
        <translation>استدعاءات النماذج، ويُحسب كل منها مرة واحدة</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Tokens sent that were neither read from the cache nor written to it</source>
        <translation>الرموز المرسَلة التي لم تُقرأ من الخبيئة ولم تُكتب فيها</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>المقروء من الخبيئة</translation>
    </message>
    <message>
        <source>Tokens sent that the cache already held</source>
        <translation>الرموز المرسَلة التي كانت في الخبيئة أصلًا</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>المكتوب في الخبيئة</translation>
    </message>
    <message>
        <source>Tokens sent that were written to the cache</source>
        <translation>الرموز المرسَلة التي كُتبت في الخبيئة</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Tokens written by the model, reasoning included</source>
        <translation>الرموز التي كتبها النموذج، ومنها الاستدلال</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>الاستدلال</translation>
    </message>
    <message>
        <source>Tokens of the output that the model thought</source>
        <translation>رموز الخرج التي فكّر بها النموذج</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>إصابات الخبيئة</translation>
    </message>
    <message>
        <source>Share of the tokens sent that came from the cache</source>
        <translation>حصة الرموز المرسَلة التي أتت من الخبيئة</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>By list prices</source>
        <translation>بأسعار القائمة</translation>
    </message>
    <message>
        <source>Agent&apos;s cost</source>
        <translation>تكلفة الوكيل</translation>
    </message>
    <message>
        <source>The cost that the agent stored, in US dollars</source>
        <translation>التكلفة التي خزّنها الوكيل، بالدولار الأمريكي</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>آخر استدعاء</translation>
    </message>
</context>
<context>
    <name>stemma::UsagePage</name>
    <message>
        <source>Usage · %1</source>
        <translation>الاستهلاك، %1</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSource</name>
    <message>
        <source>Adding up the usage</source>
        <translation>جمع الاستهلاك</translation>
    </message>
</context>
<context>
    <name>stemma::UsageSums</name>
    <message>
        <source>price unknown</source>
        <translation>السعر مجهول</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>لا استدعاءات</numerusform>
            <numerusform>استدعاء واحد</numerusform>
            <numerusform>استدعاءان</numerusform>
            <numerusform>%Ln استدعاءات</numerusform>
            <numerusform>%Ln استدعاءً</numerusform>
            <numerusform>%Ln استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>12 tokens in</comment>
        <translation>الداخل (%1)</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>الخارج %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 من الخبيئة</translation>
    </message>
    <message>
        <source>no model stored</source>
        <translation>لا نموذج مخزَّن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) without a known price: %1</source>
        <translation>
            <numerusform>لا استدعاءات بلا سعر معروف: %1</numerusform>
            <numerusform>استدعاء واحد بلا سعر معروف: %1</numerusform>
            <numerusform>استدعاءان بلا سعر معروف: %1</numerusform>
            <numerusform>%Ln استدعاءات بلا سعر معروف: %1</numerusform>
            <numerusform>%Ln استدعاءً بلا سعر معروف: %1</numerusform>
            <numerusform>%Ln استدعاء بلا سعر معروف: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 covered by a subscription</source>
        <translation>يغطي الاشتراك %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) not counted</source>
        <translation>
            <numerusform>لا سجلات غير محسوبة</numerusform>
            <numerusform>سجل واحد غير محسوب</numerusform>
            <numerusform>سجلان غير محسوبين</numerusform>
            <numerusform>%Ln سجلات غير محسوبة</numerusform>
            <numerusform>%Ln سجلًا غير محسوب</numerusform>
            <numerusform>%Ln سجل غير محسوب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) to the agent&apos;s own totals</source>
        <translation>
            <numerusform>لا اختلافات عن مجاميع الوكيل نفسه</numerusform>
            <numerusform>اختلاف واحد عن مجاميع الوكيل نفسه</numerusform>
            <numerusform>اختلافان عن مجاميع الوكيل نفسه</numerusform>
            <numerusform>%Ln اختلافات عن مجاميع الوكيل نفسه</numerusform>
            <numerusform>%Ln اختلافًا عن مجاميع الوكيل نفسه</numerusform>
            <numerusform>%Ln اختلاف عن مجاميع الوكيل نفسه</numerusform>
        </translation>
    </message>
    <message>
        <source>still reading…</source>
        <translation>ما زالت القراءة جارية…</translation>
    </message>
</context>
<context>
    <name>stemma::UsageView</name>
    <message>
        <source>Usage</source>
        <translation>الاستهلاك</translation>
    </message>
    <message>
        <source>Your own prices are not used.</source>
        <translation>أسعارك غير مستخدَمة.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Show the usage of the whole store</source>
        <translation>إظهار استهلاك المخزن كله</translation>
    </message>
    <message>
        <source>Adding up the usage…</source>
        <translation>يجري جمع الاستهلاك…</translation>
    </message>
    <message>
        <source>Cancelled. Press F5 to read it again.</source>
        <translation>أُلغي. اضغط F5 لقراءته من جديد.</translation>
    </message>
    <message>
        <source>No calls of models in this period and with these filters.</source>
        <translation>لا استدعاءات نماذج في هذه المدة وبهذه المرشِّحات.</translation>
    </message>
    <message>
        <source>This session has no calls of models whose tokens are stored.</source>
        <translation>ليس في هذه الجلسة استدعاءات نماذج خُزّنت رموزها.</translation>
    </message>
    <message>
        <source>No calls of models whose tokens are stored.</source>
        <translation>لا استدعاءات نماذج خُزّنت رموزها.</translation>
    </message>
    <message>
        <source>Turns are listed for one session. Select one, and press Only this.</source>
        <translation>تُسرد الأدوار لجلسة واحدة. حدّد واحدة واضغط «هذا فقط».</translation>
    </message>
    <message>
        <source>Reading the calls…</source>
        <translation>تجري قراءة الاستدعاءات…</translation>
    </message>
    <message>
        <source>This session has no calls of models.</source>
        <translation>ليس في هذه الجلسة استدعاءات نماذج.</translation>
    </message>
    <message>
        <source>Select a session in the table.</source>
        <translation>حدّد جلسة في الجدول.</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>كل الاستدعاءات</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>هذا فقط</translation>
    </message>
    <message>
        <source>Open turn</source>
        <translation>فتح الدور</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>فتح الجلسة</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>تصدير الاستهلاك</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>كُتب الاستهلاك في %1.</translation>
    </message>
    <message>
        <source>The usage cannot be written to %1: %2</source>
        <translation>لا يمكن كتابة الاستهلاك في %1: %2</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfPanel</name>
    <message>
        <source> tokens</source>
        <translation> من الرموز</translation>
    </message>
    <message>
        <source>Compact when the context is longer than</source>
        <translation>الضغط حين يكون السياق أطول من</translation>
    </message>
    <message>
        <source>Prune tool outputs older than the newest</source>
        <translation>تقليم مخرجات الأدوات الأقدم من أحدث</translation>
    </message>
    <message>
        <source>How it is estimated</source>
        <translation>كيف يُقدَّر</translation>
    </message>
    <message>
        <source>Compacted at %1 tokens</source>
        <translation>مضغوطة عند %1 من الرموز</translation>
    </message>
    <message>
        <source>Outputs pruned to %1 tokens</source>
        <translation>مخرجات مقلَّمة إلى %1 من الرموز</translation>
    </message>
    <message>
        <source>Everything cached</source>
        <translation>كل شيء من الخبيئة</translation>
    </message>
    <message>
        <source>Tokens as it was, and as it would have been (estimates)</source>
        <translation>الرموز كما كانت، وكما كانت ستكون (تقديرات)</translation>
    </message>
    <message>
        <source>Cost as it was, and as it would have been (estimates)</source>
        <translation>التكلفة كما كانت، وكما كانت ستكون (تقديرات)</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>كما كانت</translation>
    </message>
    <message numerus="yes">
        <source>%1 compared with the session, %Ln compaction(s)</source>
        <translation>
            <numerusform>%1 مقارنةً بالجلسة، لا عمليات ضغط</numerusform>
            <numerusform>%1 مقارنةً بالجلسة، عملية ضغط واحدة</numerusform>
            <numerusform>%1 مقارنةً بالجلسة، عمليتا ضغط</numerusform>
            <numerusform>%1 مقارنةً بالجلسة، %Ln عمليات ضغط</numerusform>
            <numerusform>%1 مقارنةً بالجلسة، %Ln عملية ضغط</numerusform>
            <numerusform>%1 مقارنةً بالجلسة، %Ln عملية ضغط</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 compared with the session</source>
        <translation>%1 مقارنةً بالجلسة</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>No model of this session has a known price. Choose Tokens, or add its price.</source>
        <translation>لا نموذج في هذه الجلسة له سعر معروف. اختر «الرموز»، أو أضف سعره.</translation>
    </message>
</context>
<context>
    <name>stemma::WhatIfSource</name>
    <message>
        <source>Working out what the session would have cost</source>
        <translation>حساب ما كانت الجلسة ستكلّفه</translation>
    </message>
</context>
<context>
    <name>stemma::WhereChoice</name>
    <message>
        <source>In this session</source>
        <translation>في هذه الجلسة</translation>
    </message>
    <message>
        <source>(the original stays)</source>
        <translation>(يبقى الأصل)</translation>
    </message>
</context>
<context>
    <name>stemma::WindowActions</name>
    <message>
        <source>Open a session store</source>
        <translation>فتح مخزن جلسات</translation>
    </message>
    <message>
        <source>Open a folder of sessions</source>
        <translation>فتح مجلد فيه جلسات</translation>
    </message>
    <message>
        <source>No recent stores</source>
        <translation>لا مخازن حديثة</translation>
    </message>
    <message>
        <source>Press %1 to show the menu bar again.</source>
        <translation>اضغط %1 لإظهار شريط القوائم من جديد.</translation>
    </message>
    <message>
        <source>About Stemma</source>
        <translation>عن Stemma</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;Reads, branches, compacts and repairs the sessions of conversational agents.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Stemma %1&lt;/h3&gt;&lt;p&gt;يقرأ جلسات وكلاء المحادثة ويفرّعها ويضغطها ويصلحها.&lt;/p&gt;&lt;p&gt;برنامج حر وفق رخصة GNU العمومية العامة، الإصدار 3 أو ما بعده.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>لا جلسة مفتوحة.</translation>
    </message>
    <message>
        <source>There is no previous place.</source>
        <translation>لا موضع سابق.</translation>
    </message>
    <message>
        <source>There is no next place.</source>
        <translation>لا موضع تالٍ.</translation>
    </message>
    <message>
        <source>This build has no sample session.</source>
        <translation>ليس في هذا البناء جلسة نموذجية.</translation>
    </message>
    <message>
        <source>No tab is open.</source>
        <translation>لا لسان مفتوح.</translation>
    </message>
    <message>
        <source>No closed tabs.</source>
        <translation>لا ألسنة مغلقة.</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>لا مخزن مفتوح.</translation>
    </message>
    <message>
        <source>Session stores (%1)</source>
        <translation>مخازن الجلسات (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>stemma::WrittenDialog</name>
    <message>
        <source>Reading the journal…</source>
        <translation>تجري قراءة دفتر التغييرات…</translation>
    </message>
    <message>
        <source>Records that the change wrote</source>
        <translation>ما كتبه التغيير</translation>
    </message>
    <message>
        <source>Written records</source>
        <translation>السجلات المكتوبة</translation>
    </message>
    <message>
        <source>Go to the session</source>
        <translation>انتقال إلى الجلسة</translation>
    </message>
    <message numerus="yes">
        <source>%n more record(s) are not kept in the journal.</source>
        <translation>
            <numerusform>لا سجلات أخرى خارج دفتر التغييرات.</numerusform>
            <numerusform>سجل آخر غير محفوظ في دفتر التغييرات.</numerusform>
            <numerusform>سجلان آخران غير محفوظين في دفتر التغييرات.</numerusform>
            <numerusform>%n سجلات أخرى غير محفوظة في دفتر التغييرات.</numerusform>
            <numerusform>%n سجلًا آخر غير محفوظ في دفتر التغييرات.</numerusform>
            <numerusform>%n سجل آخر غير محفوظ في دفتر التغييرات.</numerusform>
        </translation>
    </message>
</context>
</TS>
