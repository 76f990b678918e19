// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/codescanning.h"

#include "core/explore/codescanner.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The definition for the files of a kind.
QString definitionName(const QString& language)
{
    static constexpr std::pair<QLatin1StringView, QLatin1StringView> Names[] = {
        {"c"_L1, "C"_L1},
        {"cpp"_L1, "C++"_L1},
        {"csharp"_L1, "C#"_L1},
        {"go"_L1, "Go"_L1},
        {"java"_L1, "Java"_L1},
        {"javascript"_L1, "JavaScript"_L1},
        {"kotlin"_L1, "Kotlin"_L1},
        {"php"_L1, "PHP (HTML)"_L1},
        {"python"_L1, "Python"_L1},
        {"ruby"_L1, "Ruby"_L1},
        {"rust"_L1, "Rust"_L1},
        {"swift"_L1, "Swift"_L1},
        {"typescript"_L1, "TypeScript"_L1},
    };
    const auto* found = std::ranges::find(Names, language, &std::pair<QLatin1StringView, QLatin1StringView>::first);
    return found == std::end(Names) ? QString() : QString(found->second);
}

bool isCode(KSyntaxHighlighting::Theme::TextStyle style)
{
    using Theme = KSyntaxHighlighting::Theme;
    switch (style) {
    case Theme::String:
    case Theme::VerbatimString:
    case Theme::SpecialString:
    case Theme::Char:
    case Theme::SpecialChar:
    case Theme::Comment:
    case Theme::Documentation:
    case Theme::CommentVar:
    case Theme::RegionMarker:
    case Theme::Information:
    case Theme::Alert:
        return false;
    default:
        return true;
    }
}

/// Has definitions of its own: they are loaded as they are needed, by one thread.
class HighlightingScanner final : public CodeScanner, private KSyntaxHighlighting::AbstractHighlighter
{
public:
    explicit HighlightingScanner(const QString& definition)
    {
        setDefinition(m_repository.definitionForName(definition));
    }
    QString codeOf(const QString& line) override
    {
        m_code = line;
        m_state = highlightLine(line, m_state);
        return std::move(m_code);
    }
    [[nodiscard]] bool isKnown() const { return definition().isValid(); }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;

private:
    KSyntaxHighlighting::Repository m_repository;
    KSyntaxHighlighting::State m_state;
    QString m_code;
};

void HighlightingScanner::applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format)
{
    if (!isCode(format.textStyle()))
        m_code.replace(offset, length, QString(length, u' '));
}

std::unique_ptr<CodeScanner> makeHighlightingScanner(const QString& language)
{
    const QString name = definitionName(language);
    if (name.isEmpty())
        return nullptr;
    auto scanner = std::make_unique<HighlightingScanner>(name);
    return scanner->isKnown() ? std::move(scanner) : nullptr;
}

} // namespace

void scanCodeByHighlighting()
{
    setCodeScanner(makeHighlightingScanner);
}

} // namespace stemma
