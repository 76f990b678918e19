// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString root()
{
    return qEnvironmentVariable("STEMMA_SOURCE");
}

constexpr int AppHeight = 20;

/// The height of a layer; a file may include its own folder and what lies lower. -1: no such layer.
int height(const QString& path)
{
    // The first folder that fits counts.
    static const QList<std::pair<QLatin1StringView, int>> layers {
        {"core/base/"_L1, 0},
        {"core/session/"_L1, 1},
        {"core/tokens/"_L1, 1},
        {"core/diff/"_L1, 1},
        {"core/compaction/"_L1, 2}, // formats make their summaries by it
        {"core/store/files/"_L1, 3},
        {"core/store/sql/"_L1, 3},
        {"core/store/json/"_L1, 4},
        {"core/store/sqlite/"_L1, 4},
        {"core/store/postgres/"_L1, 4},
        {"core/store/conversation/"_L1, 6},
        {"core/store/content/"_L1, 7},
        {"core/store/transcript/"_L1, 8},
        {"core/store/plan/"_L1, 9},
        {"core/store/check/"_L1, 10},
        {"core/store/formats/"_L1, 11},
        {"core/store/registry.cpp"_L1, 12}, // the one place that names the formats
        {"core/store/"_L1, 5}, // the contract
        {"core/filechanges/"_L1, 12},
        {"core/edit/"_L1, 13},
        {"core/marks/"_L1, 13},
        {"core/explore/"_L1, 13},
        {"core/lineage/"_L1, 13},
        {"core/search/"_L1, 13},
        {"core/sessionfiles/"_L1, 13},
        {"core/ask/"_L1, 13},
        {"core/audit/"_L1, 13},
        {"core/usage/"_L1, 13},
        {"core/export/"_L1, 13},
        {"core/handover/"_L1, 13},
        {"core/doctor/"_L1, 13},
        {"core/models/"_L1, 14},
        {"ui/common/"_L1, 15},
        {"ui/find/"_L1, 16}, // a bar that several views have
        {"ui/window/"_L1, 19},
        {"ui/pages/"_L1, 18},
        {"ui/"_L1, 17},
        {"tests/testkit/"_L1, 15},
        {"app/"_L1, AppHeight},
    };
    for (const auto& [folder, value] : layers)
        if (path.startsWith(folder))
            return value;
    return -1;
}

QString folderOf(const QString& path)
{
    return path.section(u'/', 0, -2);
}

/// The rooms of one format count as one.
QString roomOf(const QString& path)
{
    static const QString formats = u"core/store/formats/"_s;
    const QString room = path.startsWith(formats) ? formats + path.section(u'/', 3, 3) : folderOf(path);
    return room + u'/';
}

bool isSideways(const QString& from, const QString& to)
{
    const QString a = roomOf(from);
    const QString b = roomOf(to);
    return !a.startsWith(b) && !b.startsWith(a);
}

QStringList violations(const QString& file, const QString& text)
{
    static const QRegularExpression include(
        u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression looks(u"^((QtGui|QtWidgets|QtSvg|KSyntaxHighlighting)/|"
                                          "Q(Widget|Color|Icon|Font|Painter|Pixmap|Image|Palette|Action|MessageBox|"
                                          "Application|GuiApplication|TextLayout|TextDocument|UndoStack)[A-Za-z]*$)"_s);
    static const QRegularExpression storage(u"^(QtSql/|QSql[A-Z]|sqlite3)"_s);
    QStringList found;
    const int own = height(file);
    for (const QRegularExpressionMatch& match : include.globalMatch(text)) {
        const QString name = match.captured(2);
        if (match.captured(1) == "<"_L1) {
            if (file.startsWith("core/"_L1) && looks.match(name).hasMatch())
                found << u"%1 includes looks: %2"_s.arg(file, name);
            if (file.startsWith("ui/"_L1) && storage.match(name).hasMatch())
                found << u"%1 includes storage: %2"_s.arg(file, name);
            else if (name.startsWith("sqlite3"_L1) && !file.startsWith("core/store/sqlite/"_L1))
                found << u"%1 includes %2, which only core/store/sqlite/ may"_s.arg(file, name);
            continue;
        }
        const int other = height(name);
        if (other < 0)
            found << u"%1 includes %2, which is not spelled from the root"_s.arg(file, name);
        else if (other > own)
            found << u"%1 includes upwards: %2"_s.arg(file, name);
        else if (other == own && own != AppHeight && isSideways(file, name))
            found << u"%1 includes sideways: %2"_s.arg(file, name);
    }
    return found;
}

/// Where a file below core/store/ that is no format's names one: its namespace, a type or a function of it.
QStringList namedFormats(const QString& file, const QString& text)
{
    static const QRegularExpression name(
        u"\\b(mnesis|mantis|jazzmine|agentfootprint|footprint|claudecode|codex|opencode|pi)"
        "(::|[A-Z][a-z])|\\b(Mnesis|Mantis|Jazzmine|AgentFootprint|Footprint|ClaudeCode|"
        "OpenCode)[A-Z][a-z]"_s);
    static const QRegularExpression comment(u"//[^\n]*"_s);
    QStringList found;
    if (file.startsWith("core/store/formats/"_L1) || file == "core/store/registry.cpp"_L1)
        return found;
    QString code = text;
    code.remove(comment);
    for (const QRegularExpressionMatch& match : name.globalMatch(code))
        found << u"%1 names a format: %2"_s.arg(file, match.captured(0));
    return found;
}

/// A function as its calls find it: the name with the types of its parameters.
QString signature(const QString& function, QString parameters)
{
    static const QRegularExpression parameterName(u" ?\\w+(?: = [^,]+)?(?=,|$)"_s);
    return function + u'(' + parameters.remove(parameterName) + u')';
}

/// What a source file keeps to itself, as far as no other file of its folder may have it too, for all of them can be
/// compiled as one: functions with the types of their parameters, types and constants.
QStringList ownNames(const QString& text)
{
    static const QRegularExpression type(u"^(?:template<.*> )?(?:class|struct|union|enum class|enum) (\\w+)"_s);
    static const QRegularExpression function(u"^[\\w:<>,&*\\[\\] ]*?[&* ](\\w+)\\((.*)\\)[^()]*\\{$"_s);
    static const QRegularExpression constant(
        u"^(?:inline |static |constexpr |const )[^=({]*?(\\w+)(?:\\[\\w*\\])* ?([={(])"_s);
    static const QRegularExpression comment(u" *//.*"_s);
    QStringList names;
    bool isOwn = false;
    QString statement; // of several lines, which begins at the margin
    for (QString line : text.split(u'\n')) {
        if (line == "namespace {"_L1 || line == "} // namespace"_L1) {
            isOwn = line == "namespace {"_L1;
            statement.clear();
            continue;
        }
        line.remove(comment);
        // What stands behind "protected:" belongs to a class.
        const bool begins = !line.isEmpty() && !line.startsWith(u' ') && !line.startsWith(u'}') && !line.endsWith(u':');
        if (!isOwn || (!begins && statement.isEmpty()))
            continue;
        // A function's brace stands on the next line.
        if (!statement.isEmpty())
            statement += u' ';
        statement += line.trimmed();
        if (!line.endsWith(u'{') && !line.endsWith(u';'))
            continue;
        const QString whole = std::exchange(statement, {});
        if (const auto found = type.match(whole); found.hasMatch() && whole.endsWith(u'{'))
            names << found.captured(1);
        else if (const auto given = constant.match(whole);
            given.hasMatch() && (given.captured(2) != "("_L1 || !whole.endsWith(" {"_L1)))
            names << given.captured(1);
        else if (const auto made = function.match(whole); made.hasMatch())
            names << signature(made.captured(1), made.captured(2));
    }
    return names;
}

/// The functions that a header gives to everybody, with the types of their parameters.
QStringList declaredFunctions(const QString& text)
{
    static const QRegularExpression function(
        u"^(?=[\\w\\[])(?!using |return |class |struct )[\\w:<>,&*\\[\\] ]*?[&* ](\\w+)\\(([^;{]*?)\\)(?: noexcept)?(?:;| \\{|\\n\\{)"_s,
        QRegularExpression::MultilineOption);
    QStringList names;
    for (const QRegularExpressionMatch& found : function.globalMatch(text))
        names << signature(found.captured(1), found.captured(2).simplified());
    return names;
}

/// The names of the values of enumerations in unnamed namespaces that are no classes.
QStringList ownValues(const QString& text)
{
    static const QRegularExpression enumeration(
        u"^enum (?!class)[^{;]*\\{([^}]*)\\}"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression value(u"(?:^|,)\\s*(\\w+)"_s);
    QStringList names;
    for (const QRegularExpressionMatch& found : enumeration.globalMatch(text)) {
        QString values = found.captured(1);
        values.remove(QRegularExpression(u"//[^\n]*"_s));
        for (const QRegularExpressionMatch& name : value.globalMatch(values))
            names << name.captured(1);
    }
    return names;
}

/// The types that a header offers.
QStringList typesOf(const QString& text)
{
    static const QRegularExpression type(
        u"^(?:(?:class|struct|enum class|enum) (\\w+)[^;]*$|using (\\w+) =)"_s, QRegularExpression::MultilineOption);
    QStringList names;
    for (const QRegularExpressionMatch& found : type.globalMatch(text))
        names << found.captured(1) + found.captured(2);
    return names;
}

/// The last namespace of a file: what comes before it are names of others.
QString spaceOf(const QString& text)
{
    static const QRegularExpression space(u"^namespace ([\\w:]+) \\{$"_s, QRegularExpression::MultilineOption);
    QString last;
    for (const QRegularExpressionMatch& found : space.globalMatch(text))
        last = found.captured(1);
    return last;
}

/// The classes whose functions a source defines, as they are spelled before the function's name, once for each
/// function.
QStringList ownersOfFunctions(const QString& text)
{
    static const QRegularExpression definition(
        u"^(?! )(?:[\\w:<>,&*\\[\\] ]*?[ &*])?((?:\\w+::)+)(?:~?\\w+|operator[^(]{1,3})\\(.*[^;\\n]$"_s,
        QRegularExpression::MultilineOption);
    QStringList owners;
    for (const QRegularExpressionMatch& found : definition.globalMatch(text))
        owners << found.captured(1);
    return owners;
}

QString textOf(const QString& name)
{
    QFile file(root() + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sources(const QString& folder)
{
    QStringList files;
    QDirIterator it(root() + u'/' + folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(it.next().mid(root().size() + 1));
    files.sort();
    return files;
}

} // namespace

/// Holds the sources against the rules of the layers and of the licence.
class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void includesGoDownwards_data();
    void includesGoDownwards();
    void generalRoomsNameNoFormat();
    void coreAsksForServices();
    void foldersCanBeCompiledAsOne();
    void typesHaveNamesOfTheirOwn();
    void classesAreSmall();
    void rulesFindWhatTheyForbid();
    void everySourceNamesItsLicence();
    void translationsStandWhereTheyAreLookedFor();
    void buttonsOfDialogsAreTranslated();
};

/// Classes have the namespace in the name of their context. lupdate overlooks those that come behind an enumeration in
/// a struct, and puts their texts where the program does not look for them, unless they name the context themselves.
void LayersTest::translationsStandWhereTheyAreLookedFor()
{
    static const QRegularExpression declared(
        u"(?:Q_DECLARE_TR_FUNCTIONS|translate|QT_TRANSLATE_NOOP)\\(\\s*\"?(\\w+)"_s);
    static const QRegularExpression context(u"<name>([^<]+)</name>"_s);
    QSet<QString> known;
    for (const QString& name : sources(u"core"_s) + sources(u"ui"_s) + sources(u"app"_s)) {
        const QString text = textOf(name);
        for (const QRegularExpressionMatch& found : declared.globalMatch(text))
            known.insert(found.captured(1));
    }
    QSet<QString> lost;
    QDirIterator files(root() + u"/translations"_s, {u"*.ts"_s}, QDir::Files);
    QVERIFY(files.hasNext());
    while (files.hasNext()) {
        const QString text = textOf(u"translations/"_s + files.nextFileInfo().fileName());
        for (const QRegularExpressionMatch& found : context.globalMatch(text)) {
            const QString name = found.captured(1);
            if (!name.startsWith("stemma::"_L1) && !known.contains(name))
                lost.insert(name);
        }
    }
    QVERIFY2(lost.isEmpty(), qPrintable(QStringList(lost.begin(), lost.end()).join(u'\n')));
}

/// Those of the toolkit need not be installed.
void LayersTest::buttonsOfDialogsAreTranslated()
{
    static const QRegularExpression word(u"\"QPlatformTheme\", \"([^\"]+)\""_s);
    static const QRegularExpression context(
        u"<name>QPlatformTheme</name>.*?</context>"_s, QRegularExpression::DotMatchesEverythingOption);
    const QString words = textOf(u"ui/common/toolkitwords.h"_s);
    QVERIFY(words.contains(word));
    QStringList missing;
    QDirIterator files(root() + u"/translations"_s, {u"*.ts"_s}, QDir::Files);
    while (files.hasNext()) {
        const QString name = files.nextFileInfo().fileName();
        if (name == "stemma_en.ts"_L1)
            continue;
        const QString known = context.match(textOf(u"translations/"_s + name)).captured();
        for (const QRegularExpressionMatch& found : word.globalMatch(words)) {
            if (!known.contains(u"<source>"_s + found.captured(1).toHtmlEscaped() + u"</source>"_s))
                missing << name + u": "_s + found.captured(1);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void LayersTest::includesGoDownwards_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("core") << u"core"_s;
    QTest::newRow("ui") << u"ui"_s;
    QTest::newRow("app") << u"app"_s;
    QTest::newRow("testkit") << u"tests/testkit"_s;
}

void LayersTest::includesGoDownwards()
{
    QFETCH(QString, folder);
    const QStringList files = sources(folder);
    QVERIFY(!files.isEmpty());
    QStringList found;
    for (const QString& name : files) {
        QFile file(root() + u'/' + name);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        found += violations(name, QString::fromUtf8(file.readAll()));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void LayersTest::generalRoomsNameNoFormat()
{
    QStringList found;
    for (const QString& name : sources(u"core/store"_s)) {
        QFile file(root() + u'/' + name);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        found += namedFormats(name, QString::fromUtf8(file.readAll()));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// What a store can do besides is asked by SessionStore::service(), which wrappers pass on; a cast would not get
/// through them.
void LayersTest::coreAsksForServices()
{
    QStringList found;
    for (const QString& name : sources(u"core"_s) + sources(u"app"_s)) {
        QFile file(root() + u'/' + name);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        if (file.readAll().contains("dynamic_cast<"))
            found += name;
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// The optimised build does so.
void LayersTest::foldersCanBeCompiledAsOne()
{
    // What everybody uses: a source with such a name would hide it from those compiled with it, or be mistaken for it.
    QSet<QString> types;
    QSet<QString> functions;
    for (const QString& name : sources(u"core/base"_s) + sources(u"core/session"_s)) {
        if (name.endsWith(".h"_L1)) {
            for (const QString& type : typesOf(textOf(name)))
                types.insert(type);
            for (const QString& function : declaredFunctions(textOf(name)))
                functions.insert(function);
        }
    }
    QVERIFY(types.contains(u"Time"_s));
    QVERIFY(functions.contains(u"isPrompt(const Message&)"_s));
    QHash<QString, QString> owners; // of a folder and a name
    QStringList found;
    int names = 0;
    for (const QString& folder : {u"core"_s, u"ui"_s, u"app"_s, u"tests/testkit"_s}) {
        for (const QString& name : sources(folder)) {
            // It has the functions of what prints for people, by the same names, and is compiled alone.
            if (!name.endsWith(".cpp"_L1) || name == "app/cli/jsonprinter.cpp"_L1)
                continue;
            const QString text = textOf(name);
            QVERIFY2(!text.isEmpty(), qPrintable(name));
            for (const QString& own : ownNames(text) + ownValues(text)) {
                ++names;
                if (types.contains(own))
                    found << u"%1 has a name of its own that is also that of a type: %2"_s.arg(name, own);
                if (functions.contains(own))
                    found << u"%1 has a function of its own that everybody has, too: %2"_s.arg(name, own);
                QString& owner = owners[folderOf(name) + u' ' + own];
                if (!owner.isEmpty() && owner != name)
                    found << u"%1 has a name of its own that %2 has, too: %3"_s.arg(name, owner, own);
                owner = name;
            }
        }
    }
    QVERIFY(names > 1000);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// Two types of one name in one namespace are taken for the same by the linker, which then keeps the functions of
/// either.
void LayersTest::typesHaveNamesOfTheirOwn()
{
    QHash<QString, QString> owners;
    QStringList found;
    for (const QString& folder : {u"core"_s, u"ui"_s, u"app"_s, u"tests/testkit"_s}) {
        for (const QString& name : sources(folder)) {
            if (!name.endsWith(".h"_L1))
                continue;
            const QString text = textOf(name);
            for (const QString& type : typesOf(text)) {
                QString& owner = owners[spaceOf(text) + "::"_L1 + type];
                if (!owner.isEmpty() && owner != name)
                    found << u"%1 has a type that %2 has, too: %3"_s.arg(name, owner, type);
                owner = name;
            }
        }
    }
    QVERIFY(owners.size() > 500);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// A class is one idea: 600 lines at the most, over its header and all sources that define functions of it, and 40
/// functions in these.
void LayersTest::classesAreSmall()
{
    constexpr qsizetype MostLines = 600;
    constexpr int MostFunctions = 40;
    struct Class
    {
        QSet<QString> files;
        int functions = 0;
    };
    QHash<QString, Class> classes;
    QStringList files;
    for (const QString& folder : {u"core"_s, u"ui"_s, u"app"_s})
        files += sources(folder);
    QHash<QString, qsizetype> lines;
    for (const QString& name : std::as_const(files)) {
        const QString text = textOf(name);
        lines[name] = text.count(u'\n');
        for (const QString& type : name.endsWith(".h"_L1) ? typesOf(text) : QStringList())
            classes[spaceOf(text) + "::"_L1 + type].files += name;
    }
    for (const QString& name : std::as_const(files)) {
        const QString text = name.endsWith(".cpp"_L1) ? textOf(name) : QString();
        for (const QString& owner : ownersOfFunctions(text)) {
            // Of a class within another one, the outer one counts.
            for (const QString& part : owner.split("::"_L1)) {
                const auto found = classes.find(spaceOf(text) + "::"_L1 + part);
                if (found == classes.end())
                    continue;
                found->files += name;
                ++found->functions;
                break;
            }
        }
    }
    QVERIFY(classes.value(u"stemma::SqliteDatabase"_s).functions > 10);
    QStringList large;
    for (auto one = classes.cbegin(); one != classes.cend(); ++one) {
        qsizetype sum = 0;
        for (const QString& name : one->files)
            sum += lines.value(name);
        const bool isLarge = one->functions > 0 && (sum > MostLines || one->functions > MostFunctions);
        if (isLarge)
            large << u"%1 has %2 lines and %3 functions in %4"_s.arg(one.key(), QString::number(sum),
                QString::number(one->functions), QStringList(one->files.values()).join(u' '));
    }
    QVERIFY2(large.isEmpty(), qPrintable(large.join(u'\n')));
}

void LayersTest::rulesFindWhatTheyForbid()
{
    const auto count = [](const char* file, const char* include) {
        return int(violations(QString::fromLatin1(file), QString::fromLatin1(include).prepend("#include "_L1)).size());
    };
    QCOMPARE(count("core/base/a.h", "\"core/session/part.h\""), 1);
    QCOMPARE(count("core/store/formats/mnesis/a.cpp", "\"core/store/formats/mantis/b.h\""), 1);
    QCOMPARE(count("core/store/sqlite/sqlitedatabase.cpp", "\"core/store/formats/mnesis/a.h\""), 1);
    QCOMPARE(count("core/store/registry.cpp", "\"core/store/formats/mnesis/a.h\""), 0);
    QCOMPARE(count("core/models/a.cpp", "<QColor>"), 1);
    QCOMPARE(count("core/models/a.cpp", "<QtWidgets/QWidget>"), 1);
    QCOMPARE(count("ui/timeline/a.cpp", "<QSqlQuery>"), 1);
    QCOMPARE(count("ui/timeline/a.cpp", "\"ui/inspector/b.h\""), 1);
    QCOMPARE(count("ui/timeline/a.cpp", "\"ui/common/theme.h\""), 0);
    QCOMPARE(count("core/diff/a.cpp", "\"core/search/b.h\""), 1);
    QCOMPARE(count("core/store/formats/mnesis/a.cpp", "<sqlite3.h>"), 1);
    QCOMPARE(count("core/store/sqlite/sqlitedatabase.cpp", "<sqlite3.h>"), 0);
    QCOMPARE(count("ui/window/a.cpp", "\"b.h\""), 1);
    QCOMPARE(count("core/store/sqlite/a.cpp", "\"core/store/sessionstore.h\""), 1);
    QCOMPARE(count("core/store/sqlite/a.cpp", "\"core/store/postgres/b.h\""), 1);
    QCOMPARE(count("core/store/files/a.cpp", "\"core/store/json/b.h\""), 1);
    QCOMPARE(count("core/store/plan/a.cpp", "\"core/store/check/b.h\""), 1);
    QCOMPARE(count("core/store/check/a.cpp", "\"core/store/transcript/b.h\""), 0);
    QCOMPARE(count("core/store/formats/pi/check/a.cpp", "\"core/store/formats/pi/read/b.h\""), 0);
    QCOMPARE(count("ui/pages/a.cpp", "\"ui/window/b.h\""), 1);
    QCOMPARE(namedFormats(u"core/store/plan/a.cpp"_s, u"mantis::Store store;"_s).size(), 1);
    QCOMPARE(namedFormats(u"core/store/plan/a.cpp"_s, u"MnesisStore store; // mantis::Store"_s).size(), 1);
    QCOMPARE(namedFormats(u"core/store/registry.cpp"_s, u"mantis::Format"_s).size(), 0);
    QCOMPARE(ownNames(u"namespace {\n\nconstexpr int Most = 3; ///< of them\nconst QString Name = u\"a\"_s;\n\nstruct "
                      u"Pair\n{\n    "
                      "int a;\n\nprotected:\n    void of(int b) override\n    {\n    }\n};\n\nQList<int> both(int a, "
                      "const QString& b = {},\n    int c)\n{\n    int d = 0;\n}\n\n"
                      "} // namespace\n\nint out(int a)\n{\n}\n"_s),
        (QStringList {u"Most"_s, u"Name"_s, u"Pair"_s, u"both(int, const QString&, int)"_s}));
    QCOMPARE(ownValues(u"enum Key : quint8 {\n    Id, // of it\n    Last = Id,\n};\nenum class Kind { Own };\n"_s),
        (QStringList {u"Id"_s, u"Last"_s}));
    QCOMPARE(ownersOfFunctions(u"int A::one()\n{\n    B::two();\n    B::two([] {\n    });\n}\n\nA::Row<int> "
                               u"A::B::three(int x,\n    int y)\n{\n}\n\n"
                               "constexpr int C = D::four();\n"_s),
        (QStringList {u"A::"_s, u"A::B::"_s}));
    QCOMPARE(
        typesOf(u"class Later;\nclass Now final : public QObject\n{\nenum class Kind { Own };\nusing Time = int;\n"_s),
        (QStringList {u"Now"_s, u"Time"_s}));
}

void LayersTest::everySourceNamesItsLicence()
{
    QStringList missing;
    QDirIterator it(root(),
        {u"*.h"_s, u"*.cpp"_s, u"CMakeLists.txt"_s, u"*.cmake"_s, u"*.svg"_s, u"*.sh"_s, u"*.py"_s, u"dev"_s, u"run"_s},
        QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    int seen = 0;
    while (it.hasNext()) {
        const QString path = it.next();
        const QString relative = path.mid(root().size() + 1);
        if (relative.startsWith("build/"_L1) || relative.startsWith(".git"_L1) || relative.startsWith("tests/data/"_L1))
            continue;
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        ++seen;
        if (!file.read(400).contains("SPDX-License-Identifier: GPL-3.0-or-later"))
            missing << relative;
    }
    QVERIFY(seen > 30);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

TEST_CLASS(LayersTest)
#include "tst_layers.moc"
