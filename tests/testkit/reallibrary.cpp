// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/reallibrary.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString python(const QString& format)
{
    return qEnvironmentVariable("STEMMA_LIBRARIES") + u'/' + format + u"/bin/python"_s;
}

QString interopFolder()
{
    return qEnvironmentVariable("STEMMA_SOURCE") + u"/tests/interop/"_s;
}

QString readerOf(const QString& format)
{
    return interopFolder() + format + u"_read.py"_s;
}

} // namespace

QString RealLibrary::missing(const QString& format)
{
    for (const QString& path : {python(format), readerOf(format)}) {
        if (!QFileInfo(path).isFile())
            return u"the real library of %1 cannot be asked: there is no %2"_s.arg(format, path);
    }
    return {};
}

QString RealLibrary::vocabularies()
{
    const QDir lib(qEnvironmentVariable("STEMMA_LIBRARIES") + u"/mnesis/lib"_s);
    const QStringList pythons = lib.entryList({u"python3*"_s}, QDir::Dirs);
    for (const QString& python : pythons) {
        const QString folder = lib.filePath(python) + u"/site-packages/litellm/litellm_core_utils/tokenizers"_s;
        if (QFileInfo(folder).isDir())
            return folder;
    }
    return {};
}

RealLibrary::RealLibrary(const QString& format, const QString& reader)
{
    // What takes long to load is loaded before the first question.
    static const QHash<QString, QStringList> Modules {{u"mnesis"_s, {u"mnesis"_s, u"litellm"_s}},
        {u"mantis"_s,
            {u"mantis_agent.headless"_s, u"mantis_agent.tui"_s, u"rich.console"_s, u"anyio._backends._asyncio"_s}},
        {u"jazzmine"_s, {u"jazzmine.core.agent.core"_s}}};
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const QString own = reader.isEmpty() ? readerOf(format) : interopFolder() + reader;
    m_process.start(
        python(format), QStringList {u"-B"_s, interopFolder() + u"ask_library.py"_s, own} + Modules.value(format));
}

RealLibrary::~RealLibrary()
{
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(60'000))
        m_process.kill();
    m_process.waitForFinished();
}

Result<RealLibrary::Answer> RealLibrary::ask(const QStringList& arguments)
{
    m_process.write(QJsonDocument(QJsonArray::fromStringList(arguments)).toJson(QJsonDocument::Compact) + '\n');
    // The first answer waits for the library to be loaded.
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(600'000))
            return fail(Errc::Busy, u"the real library does not answer"_s, m_process.errorString());
    }
    const QByteArray line = m_process.readLine();
    const QJsonDocument answer = QJsonDocument::fromJson(line);
    if (!answer.isObject())
        return fail(Errc::Corrupt, u"the answer of the real library is no object"_s, QString::fromUtf8(line.left(200)));
    return Answer {answer["exit"_L1].toInt(), answer["answer"_L1].toObject(), answer["errors"_L1].toString()};
}

} // namespace stemma
