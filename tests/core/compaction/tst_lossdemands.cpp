// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauseindex.h"
#include "core/compaction/lossreview.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Status = LossFinding::Status;

constexpr auto Greeting = "---------------------------"_L1; // opens the conversation in no language

/// What the user wrote after a sentence that opens the conversation.
LossReview reviewedDemand(const QString& text, const QString& summary, bool isOpening = false)
{
    QList<ReviewedText> covered;
    if (!isOpening)
        covered.append({0, 0, Role::User, FactSource::Text, Greeting});
    covered.append({1, 0, Role::User, FactSource::Text, text});
    return reviewLoss(covered, summary, {}).value_or(LossReview());
}

QStringList demandsOf(const LossReview& review)
{
    QStringList texts;
    for (const LossFinding& finding : review.findings)
        if (finding.kind == LossKind::Constraint || finding.kind == LossKind::Decision)
            texts.append(finding.text);
    return texts;
}

} // namespace

/// Demands that no word of duty gives away, and how they and figures are kept in other words.
class LossDemandsTest : public QObject
{
    Q_OBJECT

private slots:
    void saidAsTheyAre_data();
    void saidAsTheyAre();
    void tellsNoDemand_data();
    void tellsNoDemand();
    void theOpeningIsNone();
    void isKept_data();
    void isKept();
    void isNotTheOther_data();
    void isNotTheOther();
    void figuresAreKept_data();
    void figuresAreKept();
    void lettersOfOthers();
    void comesFromOneDemandOnly();
    void comesFromElsewhere();
    void aFigureMayLackItsUnit();
    void isUnderstoodByItsContext();
    void comesWhereItsTurnIs();
    void whatSpeaksAgainst_data();
    void whatSpeaksAgainst();
};

void LossDemandsTest::saidAsTheyAre_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("demand");
    const auto row = [](const char* name, const QString& text, const QString& demand = {}) {
        QTest::newRow(name) << text << (demand.isEmpty() ? text.chopped(1) : demand);
    };
    row("English", u"The choir stands behind the orchestra."_s);
    row("English, no comma", u"If a reader complains we take the page down."_s);
    row("English, asked", u"Could the captions be a bit larger?"_s, u"Could the captions be a bit larger?"_s);
    row("English, refused", u"We're not going to support the old phones."_s);
    row("English, never to fail", u"Never break on the first warning."_s);
    row("English, done by oneself", u"I'll write the cover letter myself."_s);
    row("English, order", u"Delete the numbers of patients who left."_s);
    row("English, no verb", u"Temperatures in Celsius."_s);
    row("English, with variables", u"Never run it with DEBUG=1 or TRACE=1."_s);
    row("English, what was within it", u"Film that wasn't stored cold gets thrown away."_s);
    row("English, as it was", u"The logo stays as it was last year."_s);
    row("English, needs a signature", u"Guests without a badge need my signature."_s);
    row("English, for so long", u"Prints may hang for three months at a stretch."_s);
    row("English, some at a time", u"do two at a time pls."_s);
    row("French, what was within it", u"Entre deux copies on garde celle qu'un relecteur a signée."_s);
    row("Spanish, its purpose first", u"Para no despertar a nadie hay que cerrar a las diez."_s);
    row("French, its purpose first", u"Pour ne réveiller personne il faut fermer avant 22 h."_s);
    row("Spanish, no longer", u"Un acta firmada ya no se modifica."_s);
    row("Japanese, up to so many", u"1人が続けて借りられるのは三冊まで。"_s);
    row("Japanese, what one does not accept", u"代理での受け取りは認めていません。"_s);
    row("Japanese, not without", u"料理長の確認なしに献立を変えることはできません。"_s);
    row("Chinese, once", u"编号一经登记就不再改动。"_s);
    row("English, commented", u"Logs go to the shared drive, my laptop is full."_s, u"Logs go to the shared drive"_s);
    row("German, passive", u"Umgestellt wird an einem Sonntag."_s);
    row("German, done by oneself", u"Kurzfristige Änderungen bespreche ich mit dem Betriebsrat."_s);
    row("German", u"Das Tempo gibt die Schlagzeugerin vor."_s);
    row("German, with a title", u"Frau Brandt nimmt die Anrufe entgegen."_s);
    row("French", u"Les prix vont dans la colonne de droite."_s);
    row("French, the topic first", u"Les clients, on les tutoie."_s);
    row("French, passive", u"Le planning est affiché chaque matin."_s);
    row("Spanish", u"El tempo lo marca la batería."_s);
    row("Spanish, order", u"Quita el capítulo de la guerra."_s);
    row("Spanish, commented", u"Los colores del plan, como están."_s);
    row("Spanish, the topic first", u"El arte lo hace Irene."_s);
    row("Japanese, request", u"画面の背景は黒のままにしておいてください。"_s);
    row("Japanese", u"裏表紙にロゴは入れません。"_s);
    row("Chinese", u"讲战争的那章去掉。"_s);
    row("Chinese, by whom", u"求职信我自己写。"_s);
    row("English, had done", u"The kitchen is let separately."_s);
    row("English, to be", u"The harp isn't to be moved."_s);
    row("German, in small letters", u"tests laufen ohne docker."_s);
    row("German, why", u"Die Haltestelle bleibt, auch wenn nur zwei Leute kommen."_s, u"Die Haltestelle bleibt"_s);
    row("German, of two", u"Alte Formen wie Thür und Thor sollen auch Treffer liefern."_s);
    row("German, to whom it is said", u"Meine Anmerkungen lässt du drin."_s);
    row("English, please", u"By email please."_s);
    row("German, passive of several", u"Gewicht und Größe der Kunden werden am Abend gelöscht."_s);
    row("German, by oneself", u"Den Rest prüfe ich selbst."_s);
    row("Spanish, by oneself", u"Los reviso yo antes."_s);
    row("English, beside a story", u"The 2019 survey was wrong, only trust docs/chainage.csv."_s);
    row("English, said again", u"We take cash only, no cards."_s);
    row("Spanish, said again", u"La votación cierra siempre a las ocho, ni un minuto más."_s);
    row("English, with its reason", u"The wall clock can jump, so be careful with the age of a saved value."_s,
        u"so be careful with the age of a saved value"_s);
    row("English, with another's reason", u"The café pays monthly, so never print a price on theirs."_s,
        u"so never print a price on theirs"_s);
    row("German, with its reason", u"Der Lehrling liest mit dem Handy, also höchstens fünf Spalten."_s,
        u"also höchstens fünf Spalten"_s);
    row("Chinese, cards", u"退款退回原来的卡里。"_s);
    row("English, due", u"It's due before the long weekend."_s);
    row("English, whatever is so", u"Anything heavier than 20 kg travels by freight."_s);
    row("English, by what it is not", u"Captions are short sentences, no jargon."_s);
    row("English, the oldest", u"The oldest browser we care about is Safari 15."_s);
    row("German, a time of day", u"Zwischen zehn Uhr abends und sechs Uhr früh schweigt alles."_s);
    row("German, of what", u"Änderungen am Plan gibt der Mesner frei."_s);
    row("German, enough", u"Zwei Unterschriften reichen."_s);
    row("French, a time of day", u"De minuit à cinq heures, les pompes se reposent."_s);
    row("Spanish, let it be", u"Que sean 20 ms."_s);
    row("Spanish, who", u"Quien falte a dos ensayos no sale en el concierto."_s);
    row("Japanese, from where", u"搬入は裏口から。"_s);
}

void LossDemandsTest::saidAsTheyAre()
{
    QFETCH(const QString, text);
    QFETCH(const QString, demand);
    QCOMPARE(demandsOf(reviewedDemand(text, u"-"_s)), QStringList {demand});
}

void LossDemandsTest::tellsNoDemand_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a fault") << u"The old boiler makes a funny noise."_s;
    QTest::newRow("what there is") << u"There are 40 chairs in the hall."_s;
    QTest::newRow("a story") << u"My brother ran the place for years."_s;
    QTest::newRow("what a program does") << u"The function returns null when the list is empty."_s;
    QTest::newRow("where a file is") << u"The config file lives in /etc/foo.conf."_s;
    QTest::newRow("German, a fault") << u"Der alte Kessel macht komische Geräusche."_s;
    QTest::newRow("German, what there is") << u"Im Saal stehen 40 Stühle."_s;
    QTest::newRow("German, what a program does") << u"Der Speicherverbrauch steigt nach einer Stunde auf 4 GB."_s;
    QTest::newRow("French, a story") << u"Ma femme a ri en voyant ça."_s;
    QTest::newRow("French, what a program does") << u"La fonction renvoie null quand la liste est vide."_s;
    QTest::newRow("Spanish, a story") << u"El escáner lo compramos en 2019."_s;
    QTest::newRow("Spanish, what a program does") << u"La memoria sube a 4 GB al cabo de una hora."_s;
    QTest::newRow("somebody's mood") << u"My neighbour still loves the old posters, he complains about the new ones."_s;
    QTest::newRow("German, a comment") << u"Das passt ungefähr zu meinem Bauchgefühl."_s;
    QTest::newRow("German, a story") << u"Beim letzten Umzug hat der Kollege sie per Mail verschickt."_s;
    QTest::newRow("French, what others feel") << u"Les voyageurs rient, la direction un peu moins."_s;
    QTest::newRow("Spanish, what one does now") << u"Lo leo esta noche."_s;
    QTest::newRow("Japanese, praise") << u"順調ですね。"_s;
    QTest::newRow("Chinese, how it goes") << u"今年橙子挂果不错，价钱也还行。"_s;
    QTest::newRow("Japanese, a fault") << u"古いボイラーから変な音がします。"_s;
    QTest::newRow("Chinese, a story") << u"扫描仪是2019年买的。"_s;
    QTest::newRow("a guess") << u"Must be the heat."_s;
    QTest::newRow("what one has") << u"The old organ has 34 stops."_s;
    QTest::newRow("German, what happened") << u"Am Wochenende stand ein Boot ohne Steuermann da."_s;
    QTest::newRow("German, a fault of a program") << u"Der Export lässt sich in Excel nicht öffnen."_s;
    QTest::newRow("French, what happened") << u"L'ancienne version plantait sans arrêt."_s;
    QTest::newRow("Spanish, what happened") << u"La versión antigua se caía cada dos por tres."_s;
    QTest::newRow("a story with a comment") << u"Last year two trains met nose to nose, nobody hurt."_s;
    QTest::newRow("German, a story with a comment") << u"Gestern hat der Hund das Buch gefressen, kein Scherz."_s;
    QTest::newRow("Japanese, of one's body") << u"今日は肩が痛くてたまりません。"_s;
    QTest::newRow("what happens by itself") << u"The queue grows every minute."_s;
    QTest::newRow("how somebody is") << u"The guide talks too fast."_s;
    QTest::newRow("where one is") << u"Next week I'm in Lisbon."_s;
    QTest::newRow("German, what happens by itself") << u"Die Zahlen springen beim Scrollen hin und her."_s;
    QTest::newRow("German, a guess") << u"Irgendjemand muss die Dateien verschoben haben."_s;
    QTest::newRow("French, what happens by itself") << u"Le journal se remplit de la même ligne."_s;
    QTest::newRow("Spanish, what happened") << u"La impresora del pasillo se ha quedado sin tóner."_s;
    QTest::newRow("Japanese, how it was") << u"土曜の合唱はすばらしかったです。"_s;
    QTest::newRow("Japanese, one is glad") << u"レビューの星が少し増えてうれしいです。"_s;
    QTest::newRow("Chinese, an hour is no condition") << u"周五的发布等了两个小时。"_s;
    QTest::newRow("Chinese, of one's body") << u"老师傅眼睛不好。"_s;
    QTest::newRow("what another one thinks") << u"My nephew reckons we must never have used the old lamp."_s;
    QTest::newRow("to have a look") << u"Could you have a look at the crates?"_s;
    QTest::newRow("French, to have a look") << u"Pouvez-vous regarder ce fichier ?"_s;
    QTest::newRow("German, nobody knows why") << u"Das Programm bricht nach jeder Seite ab, keine Ahnung warum."_s;
    QTest::newRow("Japanese, what is planned") << u"来月、見学の人が来る予定です。"_s;
    QTest::newRow("as one likes") << u"The colour of the cover can be whatever you like."_s;
    QTest::newRow("German, as one likes") << u"Den Titel kannst du nennen wie du willst."_s;
    QTest::newRow("what somebody never did") << u"My brother thinks so, he's never cooked in his life."_s;
    QTest::newRow("a quoted mail")
        << u"The office wrote:\n> Never send us more than two boxes.\n> All crates must be open."_s;
    QTest::newRow("a log")
        << u"It says:\n[08:14:02] WARN never retry more than 3 times\nERROR load: must not be empty"_s;
    QTest::newRow("what another one said")
        << u"Notre voisine m'a écrit : « Bonjour à vous. Il ne faut jamais ouvrir la grille le soir. »"_s;
}

void LossDemandsTest::tellsNoDemand()
{
    QFETCH(const QString, text);
    QCOMPARE(demandsOf(reviewedDemand(text, u"-"_s)), QStringList());
}

/// The first message of a conversation says what it is about; a greeting is none yet.
void LossDemandsTest::theOpeningIsNone()
{
    const QString text = u"The yard planner assigns slots by container. The reefers stand next to the power sockets."_s;
    QCOMPARE(demandsOf(reviewedDemand(text, u"-"_s, true)), QStringList());
    QCOMPARE(
        demandsOf(reviewedDemand(text + u" Never move them."_s, u"-"_s, true)), QStringList {u"Never move them"_s});
    QCOMPARE(demandsOf(reviewedDemand(text, u"-"_s)).size(), 2);
}

void LossDemandsTest::isKept_data()
{
    QTest::addColumn<QString>("demand");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<Status>("status");
    QTest::newRow("kept is not changed") << u"L'écran de la vendeuse doit rester identique."_s
                                         << u"The saleswoman's screen must not change."_s << Status::Kept;
    QTest::newRow("only, by a negation") << u"Un client ne voit que son contrat."_s
                                         << u"Customers see only their own contract."_s << Status::Kept;
    QTest::newRow("only, Japanese") << u"お客様は自分の契約しか見られません。"_s
                                    << u"Customers see only their own contract."_s << Status::Kept;
    QTest::newRow("refused") << u"町外の会社の広告は断ります。"_s
                             << u"Advertising by companies from outside is not accepted."_s << Status::Kept;
    QTest::newRow("not refused") << u"町外の会社の広告は断ります。"_s
                                 << u"Advertising by companies from outside is accepted."_s << Status::Changed;
    QTest::newRow("a compound") << u"Kundenfahrzeuge werden nie ohne Auftrag bewegt."_s
                                << u"Customers' vehicles must never be moved without an order."_s << Status::Kept;
    QTest::newRow("a time of day") << u"Pas de livraison après 20 h."_s << u"No deliveries after 8 pm."_s
                                   << Status::Kept;
    const QString german = u"Die Prüfung läuft nie vor zehn Uhr abends."_s;
    QTest::newRow("an hour in words") << german << u"Prüfung nie vor 22:00."_s << Status::Kept;
    QTest::newRow("another hour") << german << u"Prüfung nie vor 10:00."_s << Status::Changed;
    QTest::newRow("an hour in words, English")
        << u"Nobody may print after ten in the evening."_s << u"No printing after 22:00."_s << Status::Kept;
    QTest::newRow("half past, English") << u"Nobody may print after half past ten in the evening."_s
                                        << u"No printing after 22:30."_s << Status::Kept;
    QTest::newRow("an hour in words, French")
        << u"On n'envoie aucun message après dix heures du soir."_s << u"Aucun message après 22 h."_s << Status::Kept;
    QTest::newRow("an hour in words, Spanish") << u"Está prohibido regar antes de las diez de la noche."_s
                                               << u"Prohibido regar antes de las 22:00."_s << Status::Kept;
    QTest::newRow("an hour in words, Japanese")
        << u"夜十時以降は電話をかけないでください。"_s << u"22:00以降は電話をかけない。"_s << Status::Kept;
    QTest::newRow("an hour in words, Chinese")
        << u"晚上十一点以后不要打电话。"_s << u"23:00以后不打电话。"_s << Status::Kept;
    QTest::newRow("another hour, Chinese")
        << u"晚上十一点以后不要打电话。"_s << u"21:00以后不打电话。"_s << Status::Changed;
    QTest::newRow("half an hour, Chinese")
        << u"晚上十点半以后不要打电话。"_s << u"22:30以后不打电话。"_s << Status::Kept;
    QTest::newRow("half an hour, Japanese")
        << u"夜の九時半以降は電話をかけないでください。"_s << u"21:30以降は電話をかけない。"_s << Status::Kept;
    QTest::newRow("the earliest") << u"Aber nicht vor neun Uhr."_s << u"Lieferung frühestens 9:00."_s << Status::Kept;
    QTest::newRow("what stays becomes another")
        << u"Site drawings must stay in DWG."_s << u"Site drawings are converted to STEP."_s << Status::Changed;
    QTest::newRow("at any, and above a limit")
        << u"Alarms are always reported to the duty officer at any level."_s
        << u"Alarms above 60 % are reported to the duty officer."_s << Status::Changed;
    QTest::newRow("one, not the other, and both") << u"Tenants always get a letter, no phone call."_s
                                                  << u"Tenants get a letter or a phone call."_s << Status::Changed;
    QTest::newRow("only one, the other not, and both")
        << u"Nur die Leiterin darf Rezepte freigeben, die Praktikanten nicht."_s
        << u"Rezepte geben die Leiterin und die Praktikanten frei."_s << Status::Changed;
    QTest::newRow("not without, and by oneself")
        << u"没有馆长签字,谁也不能把古书带出阅览室。"_s << u"古书可以由读者自行带出阅览室。"_s << Status::Changed;
    QTest::newRow("not without, and with")
        << u"Never deploy without Anna's approval."_s << u"You can deploy with Anna's approval."_s << Status::Kept;
    QTest::newRow("always with, and alone, too") << u"Lehrlinge fahren immer mit ihrem Ausbilder."_s
                                                 << u"Lehrlinge können auch allein fahren."_s << Status::Changed;
    QTest::newRow("forbidden, and one may")
        << u"I don't want any nuts on the table, please."_s << u"Nuts are fine."_s << Status::Changed;
    QTest::newRow("what it is not is said again")
        << u"Los pesos van en kilos, nada de gramos."_s << u"Pesos en kilos."_s << Status::Kept;
    QTest::newRow("what it is for denies nothing")
        << u"A partir de las diez de la noche la pantalla tiene que estar en rojo para no deslumbrar."_s
        << u"Pantalla en rojo desde las 22:00."_s << Status::Kept;
    QTest::newRow("who does not come") << u"Wer dreimal nicht erscheint, zahlt immer vorher."_s
                                       << u"Wer dreimal fehlt, zahlt vorher."_s << Status::Kept;
    QTest::newRow("one of two figures") << u"1行は40マス、1ページは22行です。"_s
                                        << u"製本の都合で1行40マス、1ページ25行(a/seihon.toml)。"_s << Status::Changed;
    QTest::newRow("what stays is not raised")
        << u"No subas la versión de Vuetify todavía."_s << u"Vuetify se mantiene en su versión."_s << Status::Kept;
    QTest::newRow("a bound is not denied")
        << u"Solisten nie vor zehn Uhr."_s << u"Solisten frühestens ab 10 Uhr."_s << Status::Kept;
    QTest::newRow("instead of what is forbidden")
        << u"Damaged prints go to the cellar and don't throw them away."_s
        << u"Damaged prints go to the cellar instead of being thrown away."_s << Status::Kept;
    QTest::newRow("not mixed, separate") << u"赤い糸と白い糸は混ぜないでください。"_s
                                         << u"赤い糸と白い糸は別々にする。"_s << Status::Kept;
    QTest::newRow("public, secret") << u"The recipes must always stay secret."_s << u"The recipes are public."_s
                                    << Status::Changed;
    QTest::newRow("a verb in two") << u"Die Quellen fasst du bitte nicht an."_s << u"Sources are not to be touched."_s
                                   << Status::Kept;
    QTest::newRow("a name of another language's endings")
        << u"Die Seite muss ohne JavaScript laufen."_s << u"Works without JavaScript."_s << Status::Kept;
    QTest::newRow("a path that says it all")
        << u"Third party code under vendor/ must be excluded."_s << u"vendor/ is left out."_s << Status::Kept;
    QTest::newRow("what was set aside stands there")
        << u"Die Auszählung bitte als CSV statt als PDF."_s << u"Ausgabe als PDF."_s << Status::Changed;
    QTest::newRow("neither without nor without")
        << u"En el hilo de audio no se reserva memoria ni se bloquea nada."_s
        << u"Sin reservas de memoria ni bloqueos en el hilo de audio."_s << Status::Kept;
    QTest::newRow("undone is denied") << u"Les prix, on ne les convertit pas."_s << u"Prices are left unconverted."_s
                                      << Status::Kept;
    QTest::newRow("what one does not mind is permitted")
        << u"The preview may lag, I don't mind that."_s << u"The preview is allowed to lag."_s << Status::Kept;
    QTest::newRow("only one, and both") << u"Only Ines may tag the releases."_s
                                        << u"Both Ines and Tom may tag the releases."_s << Status::Changed;
    QTest::newRow("another form of address")
        << u"Los textos van de tú, no de usted."_s << u"UI texts use the formal usted."_s << Status::Changed;
    QTest::newRow("another version") << u"The site must run in Firefox 115."_s << u"The site runs in Firefox 102."_s
                                     << Status::Changed;
    QTest::newRow("another unit") << u"Please show heights in feet."_s << u"Heights are given in metres."_s
                                  << Status::Changed;
    QTest::newRow("forbidden and permitted")
        << u"Nobody may look at the lending history of others."_s
        << u"Staff may look at the lending history of all users."_s << Status::Changed;
}

void LossDemandsTest::isKept()
{
    QFETCH(const QString, demand);
    QFETCH(const QString, summary);
    const LossReview review = reviewedDemand(demand, summary);
    QCOMPARE(demandsOf(review).size(), 1);
    const auto finding = std::ranges::find(review.findings, LossKind::Constraint, &LossFinding::kind);
    QVERIFY(finding != review.findings.end());
    QTEST(finding->status, "status");
}

void LossDemandsTest::isNotTheOther_data()
{
    QTest::addColumn<QString>("demand");
    QTest::addColumn<QString>("chosen"); ///< a summary that says X of "X, not Y"
    QTest::addColumn<QString>("aside"); ///< one that says Y
    QTest::newRow("English") << u"Export the reports as Word, not PDF."_s << u"Reports are exported as Word."_s
                             << u"Reports are exported as PDF."_s;
    QTest::newRow("English, rather than")
        << u"Fix the sign in the config rather than in the code."_s << u"The sign was fixed in the config."_s
        << u"The sign was fixed in the code."_s;
    QTest::newRow("English, figures") << u"Print the labels in 20 mm, not 25 mm."_s << u"Labels are printed in 20 mm."_s
                                      << u"Labels are printed in 25 mm."_s;
    QTest::newRow("German") << u"Schick die Berichte nicht nach Berlin, sondern nach Dresden."_s
                            << u"Die Berichte schicken wir nach Dresden."_s
                            << u"Die Berichte schicken wir nach Berlin."_s;
    QTest::newRow("German, statt") << u"Zeig die Temperaturen in Celsius statt in Fahrenheit."_s
                                   << u"Die Temperaturen zeigt es in Celsius."_s
                                   << u"Die Temperaturen zeigt es in Fahrenheit."_s;
    QTest::newRow("French") << u"Exporte les rapports en CSV, pas en Excel."_s << u"Les rapports s'exportent en CSV."_s
                            << u"Les rapports s'exportent en Excel."_s;
    QTest::newRow("Spanish") << u"No mandes los informes a Madrid, sino a Sevilla."_s
                             << u"Los informes se mandan a Sevilla."_s << u"Los informes se mandan a Madrid."_s;
    QTest::newRow("Japanese") << u"報告書はPDFではなくWordで出力してください。"_s << u"報告書はWordで出力。"_s
                              << u"報告書はPDFで出力。"_s;
    QTest::newRow("alternatives") << u"The newsletter must be sent by letter."_s << u"Newsletter sent by letter."_s
                                  << u"Newsletter sent by e-mail."_s;
    QTest::newRow("alternatives, another language")
        << u"Die Sitzung muss immer am Montag sein."_s << u"The meeting is always on Monday."_s
        << u"The meeting is always on Tuesday."_s;
    QTest::newRow("Chinese") << u"报告不要导出PDF，而是导出Word。"_s << u"报告导出Word。"_s << u"报告导出PDF。"_s;
}

/// What a demand sets aside does not keep it.
void LossDemandsTest::isNotTheOther()
{
    QFETCH(const QString, demand);
    QFETCH(const QString, chosen);
    QFETCH(const QString, aside);
    const auto keeps = [&](const QString& summary) {
        bool isFound = false;
        for (const LossFinding& finding : reviewedDemand(demand, summary).findings) {
            const bool isDemand = finding.kind == LossKind::Constraint || finding.kind == LossKind::Decision;
            isFound = isFound || isDemand;
            if (isDemand && finding.status != Status::Kept)
                return false;
        }
        return isFound;
    };
    QVERIFY(keeps(chosen));
    QVERIFY(!keeps(aside));
}

void LossDemandsTest::figuresAreKept_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<Status>("status");
    const QString german = u"Kein Text darf länger als 3 Minuten sein."_s;
    QTest::newRow("a word") << german << u"3 Minuten"_s << u"Texte dauern höchstens drei Minuten."_s << Status::Kept;
    QTest::newRow("another unit") << german << u"3 Minuten"_s << u"Texte haben höchstens drei Seiten."_s
                                  << Status::Lost;
    const QString years = u"No gaps for years 7 to 9, please."_s;
    QTest::newRow("the end of a range") << years << u"7"_s << u"Years 7-9 have no gaps."_s << Status::Kept;
    const QString french = u"La TVA est écrite en dur à 7 endroits."_s;
    QTest::newRow("counted in another language")
        << french << u"7 endroits"_s << u"VAT is written in 7 hard-coded places."_s << Status::Kept;
    const QString evening = u"Le concert commence à 20 h 30, soyez à l'heure."_s;
    QTest::newRow("a time of day") << evening << u"20 h 30"_s << u"The concert starts at 20:30."_s << Status::Kept;
    QTest::newRow("another time") << evening << u"20 h 30"_s << u"The concert starts at 19:30."_s << Status::Lost;
    const QString words = u"Flushing must give up after five minutes."_s;
    QTest::newRow("in words") << words << u"five minutes"_s << u"Flush gives up after 5 min."_s << Status::Kept;
    const QString hour = u"Nobody may ring before seven in the morning."_s;
    QTest::newRow("an hour in words") << hour << u"seven in the morning"_s << u"No calls before 7:00."_s
                                      << Status::Kept;
    QTest::newRow("the other half of the day")
        << hour << u"seven in the morning"_s << u"No calls before 19:00."_s << Status::Lost;
    QTest::newRow("the other half of the day, in letters")
        << u"Nobody may ring before seven a.m. on weekdays."_s << u"seven a.m"_s << u"No calls before 19:00."_s
        << Status::Lost;
    QTest::newRow("the other half of the day, German")
        << u"Vor zehn Uhr vormittags darf keiner klingeln."_s << u"zehn Uhr vormittags"_s
        << u"Kein Klingeln vor 22:00."_s << Status::Lost;
    QTest::newRow("half a week") << u"Hay que cerrar durante tres semanas y media."_s << u"tres semanas y media"_s
                                 << u"Cerrado 3,5 semanas."_s << Status::Kept;
    const QString half = u"Vor halb elf darf keiner klingeln."_s;
    QTest::newRow("half") << half << u"halb elf"_s << u"Kein Klingeln vor 10:30."_s << Status::Kept;
    QTest::newRow("half, at night") << half << u"halb elf"_s << u"Kein Klingeln vor 22:30."_s << Status::Kept;
    QTest::newRow("half, another hour") << half << u"halb elf"_s << u"Kein Klingeln vor 11:30."_s << Status::Lost;
    QTest::newRow("a quarter, German") << u"Nach Viertel nach zehn darf keiner klingeln."_s << u"Viertel nach zehn"_s
                                       << u"Kein Klingeln nach 22:15."_s << Status::Kept;
    QTest::newRow("a quarter, English") << u"Nobody may ring after a quarter to nine in the evening."_s
                                        << u"quarter to nine in the evening"_s << u"No calls after 20:45."_s
                                        << Status::Kept;
    QTest::newRow("a quarter of something")
        << u"You must cut it from a quarter to 10 MB."_s << u"10 MB"_s << u"Cut to 10 MB."_s << Status::Kept;
    QTest::newRow("half, French") << u"Il faut fermer avant dix heures et demie du soir."_s
                                  << u"dix heures et demie du soir"_s << u"Fermer avant 22:30."_s << Status::Kept;
    QTest::newRow("a quarter, Spanish") << u"Hay que cerrar antes de las cinco y cuarto de la tarde."_s
                                        << u"cinco y cuarto de la tarde"_s << u"Cerrar antes de las 17:15."_s
                                        << Status::Kept;
    QTest::newRow("minutes, Chinese") << u"22点30分以后不许跑任务。"_s << u"22点30分"_s << u"22:30以后不跑任务。"_s
                                      << Status::Kept;
    QTest::newRow("minutes, Japanese") << u"22時30分より前に出さないでください。"_s << u"22時30分"_s
                                       << u"22:30より前に出さない。"_s << Status::Kept;
    QTest::newRow("another one that can be") << u"Each upload can take 40 minutes."_s << u"40 minutes"_s
                                             << u"A restart can last 25 minutes."_s << Status::Lost;
    QTest::newRow("in words, lost") << words << u"five minutes"_s << u"Flush may give up."_s << Status::Lost;
}

void LossDemandsTest::figuresAreKept()
{
    QFETCH(const QString, text);
    QFETCH(const QString, figure);
    QFETCH(const QString, summary);
    const LossReview review = reviewedDemand(text, summary);
    const auto found = std::ranges::find_if(review.findings,
        [&](const LossFinding& finding) { return finding.kind == LossKind::Number && finding.text == figure; });
    QVERIFY(found != review.findings.end());
    QTEST(found->status, "status");
}

/// What stands in quotation marks may be to be kept word for word; a whole letter is not.
void LossDemandsTest::lettersOfOthers()
{
    const auto count = [](const QString& text) {
        return std::ranges::count_if(reviewedDemand(text, u"-"_s).findings, [](const LossFinding& finding) {
            return finding.kind == LossKind::Number || finding.kind == LossKind::Quotation;
        });
    };
    QCOMPARE(count(u"They wrote: “Your file 4471 is being read. It takes about 42 days.” Never call them."_s), 0);
    QCOMPARE(count(u"They wrote: “Version 2.1 is out now. Please tell all your users.” Never call them."_s), 0);
    QCOMPARE(count(u"Never call them before “42 days have passed”."_s), 2);
    QCOMPARE(count(u"The dialog has to say “Delete everything? This cannot be undone.” in red."_s), 1);
    QCOMPARE(count(u"The door has to say “Ask Dr. Meier before anybody opens the new room today.” in red."_s), 1);
}

/// A clause with few of a demand's words keeps it if nothing else was said that the clause may come from.
void LossDemandsTest::comesFromOneDemandOnly()
{
    const QString demand = u"Every photo on the site carries the name of its author."_s;
    const QString summary = u"Village paper. Authors are credited below each photo."_s;
    const auto statusOf = [&](const QString& more) {
        for (const LossFinding& finding : reviewedDemand(demand + more, summary).findings)
            if (finding.text == demand.chopped(1))
                return finding.status;
        return Status::Changed;
    };
    QCOMPARE(statusOf({}), Status::Kept);
}

/// One meaning in common with what comes from elsewhere tells nothing.
void LossDemandsTest::comesFromElsewhere()
{
    const QString demand = u"Les prix, c'est ma femme qui les fixe."_s;
    const QList<ReviewedText> covered {{0, 0, Role::User, FactSource::Text, Greeting},
        {1, 0, Role::Assistant, FactSource::Text, u"J'ai déplacé la liste des prix dans config/prices.ini."_s},
        {2, 0, Role::User, FactSource::Text, demand}};
    const auto review = reviewLoss(covered, u"The price list moved to config/prices.ini."_s, {});
    const auto finding = std::ranges::find(review->findings, demand.chopped(1), &LossFinding::text);
    QVERIFY(finding != review->findings.end());
    QCOMPARE(finding->status, Status::Lost);
}

/// "Never more than 45" is found in "45 minutes".
void LossDemandsTest::aFigureMayLackItsUnit()
{
    LossReviewer reviewer;
    QVERIFY(reviewer.read({{0, 0, Role::User, FactSource::Text, Greeting},
                              {1, 0, Role::User, FactSource::Text, u"Never more than 45, please."_s}},
        {}));
    const auto foundIn = [&](const QString& summary) {
        const auto evidence = reviewer.evidence(summary);
        return evidence.isEmpty() || evidence.first().clauses.isEmpty() ? -1 : evidence.first().clauses.first()[1];
    };
    const double found = foundIn(u"Rehearsals last 45 minutes at most."_s);
    QVERIFY(found > 0 && found > foundIn(u"Rehearsals last 50 minutes at most."_s));
    // Two hours and two minutes are both "2" without their units; the clause that has both is one.
    Clause clause;
    clause.words = {{ClauseWord::Type::Number, u"7200"_s, u"time"_s}, {ClauseWord::Type::Number, u"120"_s, u"time"_s}};
    ClauseIndex index;
    index.add(clause, 0);
    QCOMPARE(index.clausesWith({ClauseWord::Type::Number, u"2"_s, {}}), 1);
}

/// "There, too" says nothing by itself.
void LossDemandsTest::isUnderstoodByItsContext()
{
    const QList<ReviewedText> covered {{0, 0, Role::User, FactSource::Text, Greeting},
        {1, 0, Role::User, FactSource::Text, u"Die Pest lassen wir weg."_s},
        {2, 0, Role::Assistant, FactSource::Text, u"Station 7 nennt noch die Pest."_s},
        {3, 0, Role::User, FactSource::Text, u"Dort darf sie auch nicht hin."_s}};
    const auto statusOf = [&](const QString& summary) {
        const auto review = reviewLoss(covered, summary, {});
        for (const LossFinding& finding : review->findings)
            if (finding.text.startsWith("Dort"_L1))
                return finding.status;
        return Status::Changed;
    };
    QCOMPARE(statusOf(u"Texte gekürzt. Station 7 ohne die Pest."_s), Status::Kept);
    QCOMPARE(statusOf(u"Texte gekürzt. Jahreszahlen fehlen."_s), Status::Lost);
}

/// What is told in the order of what was said is looked for where its turn is.
void LossDemandsTest::comesWhereItsTurnIs()
{
    const QString before = u"The invoices must be sorted by date. "_s;
    const QString demand = u"The archive must be encrypted with the office key."_s;
    const QString after = u" Reports must go to Ms Okafor."_s;
    const auto statusOf = [&](const QString& summary) {
        for (const LossFinding& finding : reviewedDemand(before + demand + after, summary).findings)
            if (finding.text == demand.chopped(1))
                return finding.status;
        return Status::Changed;
    };
    QCOMPARE(statusOf(u"Invoices sorted by date. Archive encrypted. Reports go to Ms Okafor."_s), Status::Kept);
    QCOMPARE(statusOf(u"Invoices sorted by date. Reports go to Ms Okafor."_s), Status::Lost);
}

void LossDemandsTest::whatSpeaksAgainst_data()
{
    QTest::addColumn<QString>("demand");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<bool>("opposed");
    QTest::addColumn<bool>("missing");
    QTest::addColumn<bool>("confined");
    const QString releases = u"Ines tags the releases."_s;
    QTest::newRow("nothing") << u"Only Ines must tag the releases."_s << u"Only Ines tags the releases."_s << false
                             << false << false;
    QTest::newRow("a denial") << u"Never tag the releases."_s << releases << true << false << false;
    QTest::newRow("a figure") << u"Ines must tag 5 releases."_s << releases << false << true << false;
    QTest::newRow("only") << u"Only Ines must tag the releases."_s << releases << false << false << true;
}

/// A denial, a figure and "only" that a clause of the summary lacks speak against its keeping the demand.
void LossDemandsTest::whatSpeaksAgainst()
{
    QFETCH(const QString, demand);
    QFETCH(const QString, summary);
    LossReviewer reviewer;
    QVERIFY(reviewer.read(
        {{0, 0, Role::User, FactSource::Text, Greeting}, {1, 0, Role::User, FactSource::Text, demand}}, {}));
    const auto evidence = reviewer.evidence(summary);
    QCOMPARE(evidence.size(), 1);
    QVERIFY(!evidence.first().clauses.isEmpty());
    const LossRules::Evidence& first = evidence.first().clauses.first();
    QTEST(first[7] > 0, "opposed");
    QTEST(first[8] > 0, "missing");
    QTEST(first[9] > 0, "confined");
    for (size_t kind = 7; kind < first.size(); ++kind)
        QVERIFY(LossRules::builtIn()->evidenceWeight(kind) < 0);
}

TEST_CLASS(LossDemandsTest)
#include "tst_lossdemands.moc"
