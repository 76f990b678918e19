// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/store/sessionstore.h"
#include "tests/testkit/filetree.h"

#include <QTemporaryDir>

/// What is asked of every format, through the public contract alone. A new format is one row of samples().
namespace stemma::contract {

using Opened = Result<std::unique_ptr<SessionStore>>;
using filetree::Files;

/// A store of a format, from which copies are made.
struct Sample
{
    QString name;
    QString path; ///< a file, or a folder
    Opened (*open)(const QString& path); ///< as the program opens a store of its kind
};

[[nodiscard]] const QList<Sample>& samples();
/// Those that an agent writes line by line, as a whole, or row by row; that can be changed; of these, the ones whose
/// agents write records of their own beside others.
enum class Among : quint8 { All, Lines, Documents, Databases, Writable, Shared };
enum class Rows : quint8 { Each, OneOfEachFormat };
/// A row of the test for each of them, or for the first of each format.
void addRows(Among among = Among::All, Rows rows = Rows::Each);
/// That of the current row; null: it is not here, and the test is to be left.
[[nodiscard]] const Sample* currentSample();

/// A copy of a sample in a folder of its own, to be read or changed.
class Copy
{
public:
    explicit Copy(const Sample& sample);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString folder() const { return m_folder.filePath(QStringLiteral("store")); }
    [[nodiscard]] bool isDatabase() const { return m_path.endsWith(QLatin1String(".db")); }
    [[nodiscard]] Journal& journal() { return m_journal; }
    [[nodiscard]] Opened open() const { return m_sample.open(m_path); }
    [[nodiscard]] Opened open(const QString& path) const { return m_sample.open(path); }
    /// All that is stored: files, or the rows of a database. Equal contents are equal stores.
    [[nodiscard]] Files content() const;
    /// Every file of the folder with its size and times, side files of a database with them. Bytes are not written
    /// without a trace in these.
    [[nodiscard]] Files trace() const;

private:
    QTemporaryDir m_folder;
    Sample m_sample;
    QString m_path;
    Journal m_journal;
};

/// The longest file of lines below a path, or the path itself.
[[nodiscard]] QString longestFile(const QString& path);

/// All that a store shows of its conversations: the messages of each session, whole.
using Reading = QMap<QString, QList<Message>>;
/// Of these sessions alone, as far as they are listed; no value: of all.
[[nodiscard]] Reading readingOf(SessionStore& store, const std::optional<QStringList>& ids = {});
/// Names of what is not the same in both.
template<typename Value>
[[nodiscard]] QStringList differences(const QMap<QString, Value>& one, const QMap<QString, Value>& other)
{
    QStringList names;
    for (const QString& name : one.keys() + other.keys()) {
        if (!names.contains(name)
            && (one.contains(name) != other.contains(name) || one.value(name) != other.value(name)))
            names << name;
    }
    return names;
}

/// Whether a user can read it: whole sentences, without a place that was not filled in.
[[nodiscard]] bool isSentence(const QString& text);
[[nodiscard]] QString textOf(const Error& error);

} // namespace stemma::contract

/// Ends the test with what @p problem says, if it says something.
#define NOTHING_WRONG(problem)                                                                                         \
    do {                                                                                                               \
        const QString wrongHere = (problem);                                                                           \
        QVERIFY2(wrongHere.isEmpty(), qPrintable(wrongHere));                                                          \
    } while (false)
/// The sample of the row, or leaves the test.
#define SAMPLE(name)                                                                                                   \
    const stemma::contract::Sample* const name##Here = stemma::contract::currentSample();                              \
    if (!name##Here)                                                                                                   \
        return;                                                                                                        \
    const stemma::contract::Sample& name = *name##Here
