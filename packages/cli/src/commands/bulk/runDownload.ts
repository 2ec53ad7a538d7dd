import type { CliContext } from '../../CliContext.js';
import { tableFormat } from './tableFormat.js';

export interface DownloadOptions {
  readonly failed?: boolean;
  readonly split?: boolean;
}

export async function runDownload(id: string, options: DownloadOptions, context: CliContext): Promise<void> {
  const { client, print } = context;
  const params = { id };
  const query = { format: tableFormat(context.options) ?? 'xlsx' };
  const { fileName, bytes } = options.failed
    ? await client.bulk.failedRows({ params })
    : await (options.split ? client.bulk.results : client.bulk.simpleResults)({ params, query });
  print.file(fileName, bytes);
}
