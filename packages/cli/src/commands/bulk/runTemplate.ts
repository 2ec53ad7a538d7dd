import type { CliContext } from '../../CliContext.js';
import { tableFormat } from './tableFormat.js';

export interface TemplateOptions {
  readonly titles?: boolean;
  readonly pages?: boolean;
}

export async function runTemplate(
  format: string | undefined,
  { titles, pages }: TemplateOptions,
  { client, print, options }: CliContext,
): Promise<void> {
  const query = {
    type: titles ? 'titles' : pages ? 'pages' : 'generate',
    format: tableFormat(options, format) ?? 'csv',
  } as const;
  const { fileName, bytes } = await client.bulk.template({ query });
  print.file(fileName, bytes);
}
