// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/htmlstyle.h"

#include "ui/common/theme.h"

namespace stemma {

namespace {

QByteArray variables(Colours::Kind kind)
{
    const Colours colours = Colours::fromPalette(Colours::palette(kind));
    const std::pair<const char*, QColor> named[] = {
        {"text", colours.text},
        {"muted", colours.muted},
        {"accent", colours.accent},
        {"summary", colours.summary},
        {"tool", colours.tool},
        {"warning", colours.warning},
        {"error", colours.error},
        {"base", colours.base},
        {"alt", colours.alt},
        {"line", colours.line},
        {"edge", colours.edge},
        {"code", colours.code},
        {"focus", colours.focus},
        {"user-tint", colours.userTint},
        {"summary-tint", colours.summaryTint},
        {"error-tint", colours.errorTint},
        {"add-text", colours.addText},
        {"add", colours.addBg},
        {"remove-text", colours.remText},
        {"remove", colours.remBg},
    };
    QByteArray css;
    for (const auto& [name, colour] : named)
        css += QByteArray("--") + name + ':' + colour.name().toLatin1() + ';';
    return css;
}

constexpr const char* Rules = R"(
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem;background:var(--base);color:var(--text);
font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;margin:0 0 .75rem}
h2{font-size:1rem;margin:0 0 .4rem;font-weight:400;display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline}
h3,h4,h5,h6{margin:1rem 0 .4rem;font-size:1.05rem}
h3{font-size:1.15rem}
a{color:var(--accent)}
h1,dd,p,h3,h4,h5,h6,th,td,pre.prose,figcaption{unicode-bidi:plaintext}
pre,code,.name,.argument{direction:ltr;unicode-bidi:isolate}
.role,.meta,.state,time{unicode-bidi:isolate}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.25rem;margin:0}
dt,time,.meta,.number,.label,.step,figcaption,footer{color:var(--muted)}
dd{margin:0}
header.page{border-bottom:1px solid var(--line);padding-bottom:1rem;margin-bottom:1rem}
article{padding:.8rem 1rem;border-radius:4px;margin:0 0 .25rem;scroll-margin-top:1rem}
article.from-user{background:var(--user-tint)}
article.from-user .role{color:var(--accent)}
article.from-summary{background:var(--summary-tint)}
article.aside{border-inline-start:3px dashed var(--edge)}
article:target{box-shadow:inset 3px 0 0 var(--focus)}
.role{font-weight:600}
.number{text-decoration:none;min-width:2rem;font-size:.85rem}
time{margin-inline-start:auto;font-size:.85rem}
.meta,.state{font-size:.85rem}
.state{color:var(--muted)}
.state{border:1px solid var(--line);border-radius:9px;padding:0 .5rem}
.text p{margin:.5rem 0}
.text p.tight{margin:0}
ul{list-style:none;margin:.3rem 0;padding-inline-start:1.6rem}
li>.marker{display:inline-block;min-width:1.4rem;margin-inline-start:-1.4rem}
li>.marker+p{display:inline}
blockquote{margin:.5rem 0;padding-inline-start:.9rem;border-inline-start:3px solid var(--edge)}
code,pre,.name,.argument{font-family:ui-monospace,monospace;font-size:.88rem}
code,pre{background:var(--code)}
code{padding:0 .2rem;border-radius:3px}
pre{margin:.4rem 0;padding:.6rem .8rem;border:1px solid var(--line);border-radius:4px;overflow-x:auto;
white-space:pre-wrap;line-height:1.35}
pre.prose{font-family:inherit}
pre.error{background:var(--error-tint)}
table{border-collapse:collapse;margin:.5rem 0}
th,td{border:1px solid var(--line);padding:.2rem .6rem;text-align:start;vertical-align:top}
th{background:var(--alt)}
.right{text-align:right}
.middle{text-align:center}
details{margin:.4rem 0}
summary{cursor:pointer;padding:.25rem .6rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
details[open]>summary{white-space:normal}
.tool,.patch,.file,.other{border:1px solid var(--line);border-radius:4px}
.tool>summary,.patch>summary,.file>summary{background:var(--alt)}
.tool>summary .name{color:var(--tool);font-weight:600}
.file{border-inline-start:3px solid var(--tool)}
.other{border-style:dashed;border-color:var(--edge)}
.failed{border-color:var(--error)}
.failed>summary{background:var(--error-tint)}
.tool>pre,.tool>.label,.file>.text,.other>pre{margin-inline:.6rem}
.label{font-size:.8rem;font-weight:600;margin-top:.6rem;margin-bottom:0}
.thinking>.text,details.summary>.text{border-inline-start:2px solid var(--edge);
padding-inline-start:.9rem;margin-inline-start:.6rem}
.thinking>.name,.thinking>summary .name{font-family:inherit;color:var(--muted);font-weight:600}
.compaction{border:solid var(--summary);border-width:1.5px 0;background:var(--summary-tint);padding:.4rem .8rem;
font-weight:600}
.step{font-size:.8rem;border-bottom:1px solid var(--line);margin:.3rem 0}
.error{color:var(--error)}
pre.diff{padding:.4rem 0}
.diff .added,.diff .removed{display:inline-block;min-width:100%}
.added{color:var(--add-text)}
.diff .added{background:var(--add)}
.removed{color:var(--remove-text)}
.diff .removed{background:var(--remove)}
.diff .place,.diff .file{color:var(--muted);border:0}
figure{margin:.5rem 0}
img{max-width:100%;border:1px solid var(--line)}
.summaries,footer{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1rem}
footer{font-size:.85rem}
h2.section{font-size:1.25rem;font-weight:600;margin:1.5rem 0 .5rem}
.pair{padding:.5rem .8rem;margin:0 0 .5rem;border:1px solid var(--line);border-inline-start-width:3px;border-radius:4px}
.pair>h3{font-size:1rem;font-weight:400;margin:0}
.pair.changed{border-inline-start-color:var(--warning)}
.pair.only-before{border-inline-start-color:var(--remove-text)}
.pair.only-after{border-inline-start-color:var(--add-text)}
.pair.same{padding:0;border-inline-start-color:var(--edge)}
.pair.same>:not(summary){padding:0 .8rem}
.pair>.meta{margin:.3rem 0}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}
.same>.sides{grid-template-columns:1fr}
.side{min-width:0}
.only-before>.sides pre,.changed .side:first-child pre{background:var(--remove)}
.only-after>.sides pre,.changed .side:last-child pre{background:var(--add)}
@media (max-width:40rem){.sides{grid-template-columns:1fr}}
@media print{body{max-width:none;font-size:10pt}article{break-inside:auto}h2{break-after:avoid}summary{white-space:normal}}
)";

} // namespace

QByteArray htmlStyleSheet()
{
    return ":root{color-scheme:light dark;" + variables(Colours::Kind::Light)
        + "}\n@media screen and (prefers-color-scheme:dark){:root{" + variables(Colours::Kind::Dark) + "}}" + Rules;
}

} // namespace stemma
