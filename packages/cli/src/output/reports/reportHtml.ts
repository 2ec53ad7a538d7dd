import type { Report, ReportCell, ReportPart } from './Report.js';

const STYLE = `
:root { color-scheme: light dark; --text: #1b1f23; --soft: #57606a; --line: #d0d7de; --back: #fff; --head: #f6f8fa; --link: #0b57d0 }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9aa4af; --line: #3d444d; --back: #14181d; --head: #1e242b; --link: #8ab4f8 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .5rem }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
.verdict { font-size: 1.125rem; font-weight: 600; margin: 0 }
.basis { color: var(--soft); margin: .25rem 0 0 }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: start; vertical-align: top; overflow-wrap: break-word }
td.long { min-width: 14rem }
td a { overflow-wrap: anywhere }
th { background: var(--head) }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
a { color: var(--link) }
@media print { :root { color-scheme: light; --text: #000; --soft: #444; --line: #999; --back: #fff; --head: #eee; --link: #000 } main { max-width: none; padding: 0 } h2 { break-after: avoid } tr { break-inside: avoid } }
`.trim();

/** Characters of a cell that needs a wide column. */
const LONG = 40;

/** A report as one HTML file that loads nothing: no script, no picture. Texts are data and never markup. */
export function reportHtml({ title, verdict, basis, parts }: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="verdict">${escaped(verdict)}</p>
<p class="basis">${escaped(basis)}</p>
${parts.map(partOf).join('\n')}
</main>
</body>
</html>
`;
}

function partOf({ heading, text, table }: ReportPart): string {
  const lines = [`<section>`, `<h2>${escaped(heading)}</h2>`];
  if (text !== undefined) lines.push(`<p>${shown(text)}</p>`);
  if (table !== undefined) {
    const head = table.columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
    const rows = table.rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`);
    // A table that is wider than the page is scrolled, by keyboard too.
    lines.push(`<div class="table" tabindex="0" role="region" aria-label="${escaped(heading)}">`);
    lines.push(`<table><thead><tr>${head}</tr></thead>`, `<tbody>${rows.join('\n')}</tbody></table></div>`);
  }
  return [...lines, '</section>'].join('\n');
}

function cellOf(cell: ReportCell): string {
  if (cell === null || cell === '') return '<td>—</td>';
  if (typeof cell === 'number') return `<td class="number">${cell}</td>`;
  return `<td${cell.length > LONG ? ' class="long"' : ''}>${shown(cell)}</td>`;
}

/** An address of the web becomes a link; anything else is text. */
function shown(text: string): string {
  if (!/^https?:\/\/\S+$/iu.test(text) || !URL.canParse(text)) return escaped(text);
  return `<a href="${escaped(text)}" rel="noopener noreferrer nofollow">${escaped(text)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/gu, ' ')
    .replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');
