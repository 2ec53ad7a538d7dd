import type { CliContext } from '../../CliContext.js';
import { tableFormat } from './tableFormat.js';

export interface TemplateOptions {
  readonly titles?: boolean;
}

export async function runTemplate(
  format: string | undefined,
  { titles }: TemplateOptions,
  { client, print, options }: CliContext,
): Promise<void> {
  const query = { type: titles ? 'titles' : 'generate', format: tableFormat(options, format) ?? 'csv' } as const;
  const { fileName, bytes } = await client.bulk.template({ query });
  print.file(fileName, bytes);
}
