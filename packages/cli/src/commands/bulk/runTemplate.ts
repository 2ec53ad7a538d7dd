import type { CliContext } from '../../CliContext.js';
import { tableFormat } from './tableFormat.js';

export interface TemplateOptions {
  readonly titles?: boolean;
}

export async function runTemplate(
  format: string,
  { titles }: TemplateOptions,
  { client, print }: CliContext,
): Promise<void> {
  const query = { type: titles ? 'titles' : 'generate', format: tableFormat(format) } as const;
  const { fileName, bytes } = await client.bulk.template({ query });
  print.file(fileName, bytes);
}
