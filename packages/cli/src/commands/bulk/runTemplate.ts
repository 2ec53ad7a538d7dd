import { BULK_KINDS, type BulkKind } from '@listwright/domain/bulk';
import type { CliContext } from '../../CliContext.js';
import { tableFormat } from './tableFormat.js';

const USUAL_KIND = 'listings';

/** The kinds that a flag asks for; without one a template is of listings. */
export const TEMPLATE_KINDS = BULK_KINDS.filter((kind) => kind !== USUAL_KIND);

export type TemplateOptions = Readonly<Partial<Record<BulkKind, boolean>>>;

export async function runTemplate(
  format: string | undefined,
  template: TemplateOptions,
  { client, print, options }: CliContext,
): Promise<void> {
  const query = {
    type: TEMPLATE_KINDS.find((kind) => template[kind] === true) ?? 'generate',
    format: tableFormat(options, format) ?? 'csv',
  } as const;
  const { fileName, bytes } = await client.bulk.template({ query });
  print.file(fileName, bytes);
}
