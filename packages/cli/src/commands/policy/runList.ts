import { listRuleSets, ruleSetFor, type Marketplace, type ProductClass } from '@listwright/domain/marketplaces';
import { countOf } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';
import { ruleSetRow } from './ruleSetRow.js';

export interface ListRuleSetsOptions {
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly productClass?: ProductClass;
  readonly date?: string;
  /** With the rules that were imported at the server. */
  readonly server?: boolean;
  readonly history?: boolean;
}

/** Lists rule sets, those in force on the day unless `--history` asks for all. */
export function runList(options: ListRuleSetsOptions, { print, now }: CliContext): void {
  const { marketplace, marketplaceId, productClass, date = now().toISOString().slice(0, 10), history } = options;
  const found = listRuleSets()
    .filter((one) => marketplace === undefined || one.marketplace === marketplace)
    .filter((one) => marketplaceId === undefined || one.marketplaceId === marketplaceId)
    .filter((one) => productClass === undefined || one.productClass === productClass)
    .map((one) => ({ ...ruleSetRow(one), in_force: ruleSetFor({ ...one, on: date }) === one }));
  const rows = history ? found : found.filter((one) => one.in_force);
  const inForce = countOf(found.filter((one) => one.in_force).length, 'rule set');
  print.message(
    history
      ? `${countOf(rows.length, 'rule set')}, ${inForce} in force on ${date}.`
      : `${inForce} in force on ${date}.`,
  );
  const oldest = rows.filter((one) => one.in_force && date < one.from);
  if (oldest.length > 0) print.message(`The rules of ${date} are not known: the oldest are listed.`);
  if (rows.length === 0) print.message('Check --marketplace-id, or remove options.');
  print.result({
    data: { rule_sets: rows, date, total: rows.length },
    rows,
    columns: ['id', 'marketplace', 'store', 'product_class', 'from', 'until', 'rules', 'source'],
  });
}
