import { PRODUCT_VERSION } from '@listwright/application/contract';
import { apiDocument } from '@listwright/application/contract/schemas';
import { errorCodes } from '@listwright/domain/shared';

export { envExample } from '../config/index.js';

/** The text of docs/openapi.json. */
export function openApiJson(): string {
  return `${JSON.stringify(apiDocument(PRODUCT_VERSION), null, 2)}\n`;
}

/** The text of docs/errors.md. */
export function errorTable(): string {
  const rows = Object.entries(errorCodes).map(([code, meaning]) => [`\`${code}\``, meaning] as const);
  const [code, meaning] = [0, 1].map((column) => Math.max(4, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (one: string, other: string) => `| ${one.padEnd(code ?? 0)} | ${other.padEnd(meaning ?? 0)} |\n`;
  const head = line('Code', 'When') + line('-'.repeat(code ?? 0), '-'.repeat(meaning ?? 0));
  return `# Error codes

The \`code\` of every refusal of the API (RFC 9457 problem documents) and of the command line's \`--json\`. The list is closed:
the compiler refuses another, and a code keeps its meaning. Generated from \`packages/domain/src/shared/errorCodes.ts\`.

${head}${rows.map(([one, other]) => line(one, other)).join('')}`;
}
