import type { CliContext } from '../../CliContext.js';

const FIGURES = [
  'total_customers',
  'active_customers',
  'total_revenue',
  'monthly_revenue',
  'monthly_recurring_revenue',
  'paying_customers',
  'total_transactions',
  'pending_transactions',
  'currency',
] as const;

export async function runStats({ client, print }: CliContext): Promise<void> {
  const data = await client.admin.stats();
  const rows = FIGURES.map((figure) => ({ figure, value: data[figure] }));
  print.result({ data, rows, columns: ['figure', 'value'] });
}
