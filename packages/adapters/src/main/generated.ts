import { PRODUCT_VERSION } from '@listwright/application/contract';
import { apiDocument } from '@listwright/application/contract/schemas';
import { errorCodes } from '@listwright/domain/shared';

export { envExample } from '../config/index.js';

/** The text of docs/openapi.json. */
export function openApiJson(): string {
  return `${JSON.stringify(apiDocument(PRODUCT_VERSION), null, 2)}\n`;
}

/** Codes of the command line's own failures, with their exit code and when they come. */
type CommandErrors = Readonly<Record<string, readonly [exitCode: number, when: string]>>;

/** The text of docs/errors.md. */
export function errorTable(commandErrors: CommandErrors): string {
  const own = Object.entries(commandErrors).map(([code, [exitCode, when]]) => [`\`${code}\``, String(exitCode), when]);
  return `# Error codes

The \`code\` of every refusal of the API (RFC 9457 problem documents), and of the command line's \`--json\` where the server refuses.
The list is closed: the compiler refuses another, and a code keeps its meaning. Generated from
\`packages/domain/src/shared/errorCodes.ts\`.

${table([['Code', 'When'], ...Object.entries(errorCodes).map(([code, when]) => [`\`${code}\``, when])])}
## Of the command line itself

The other codes of the command line's \`--json\`, with their exit codes (\`listwright help exit-codes\`). This list is closed too, and
generated from \`packages/cli/src/commandErrors.ts\`.

${table([['Code', 'Exit', 'When'], ...own])}`;
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
