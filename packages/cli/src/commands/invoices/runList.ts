import type { CliContext } from '../../CliContext.js';

export interface ListOptions {
  readonly limit?: number;
}

export async function runList({ limit }: ListOptions, { client, print }: CliContext): Promise<void> {
  const data = await client.billing.invoices({ query: { limit } });
  if (data.total === 0) print.message('No invoices yet.');
  const rows = data.invoices.map(({ amount, refunded, tax_lines: _taxes, ...invoice }) => ({
    ...invoice,
    amount: (amount / 100).toFixed(2),
    refunded: (refunded / 100).toFixed(2),
  }));
  print.result({
    data,
    rows,
    columns: ['id', 'number', 'plan', 'period_start', 'period_end', 'amount', 'refunded', 'currency', 'created_at'],
    meta: { total: data.total },
  });
}
