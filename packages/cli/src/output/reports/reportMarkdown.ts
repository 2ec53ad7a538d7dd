import type { Report, ReportCell, ReportTable } from './Report.js';

/** A report as Markdown with tables (GFM). Texts are data: nothing in them becomes a heading, a link or HTML. */
export function reportMarkdown({ title, verdict, basis, parts }: Report): string {
  const blocks = [
    `# ${escaped(title)}`,
    `**${escaped(verdict)}**`,
    `_${escaped(basis)}_`,
    ...parts.flatMap(({ heading, text, table }) => [
      `## ${escaped(heading)}`,
      ...(text === undefined ? [] : [escaped(text)]),
      ...(table === undefined ? [] : [tableOf(table)]),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function tableOf({ columns, rows }: ReportTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(escaped)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(row.map((cell) => escaped(textOf(cell))))),
  ].join('\n');
}

const textOf = (cell: ReportCell): string => (cell === null || cell === '' ? '—' : String(cell));

/** Control characters and line breaks become spaces; what Markdown reads as markup is escaped. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~]/gu, String.raw`\$&`)
    .replace(/^([-+=]|\d+[.)])(?=\s|$)/u, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
