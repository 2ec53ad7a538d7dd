import type { AccountExport } from '@listwright/application/accounts';

/** An account as JSON text, a listing at a time, so that ten thousand of them are never in memory together. */
export async function* accountFile({ at, parts }: AccountExport): AsyncGenerator<string> {
  yield `{\n  "exported_at": ${JSON.stringify(at.toISOString())}`;
  for (const [name, part] of Object.entries(parts)) {
    yield `,\n  ${JSON.stringify(name)}: `;
    if (isStream(part)) yield* listOf(part);
    else yield JSON.stringify(part, null, 2).replaceAll('\n', '\n  ');
  }
  yield '\n}\n';
}

function isStream(part: object): part is AsyncIterable<object> {
  return Symbol.asyncIterator in part;
}

/** One item a line. */
async function* listOf(items: AsyncIterable<object>): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield ']';
}
