import type { api, CallOutput } from '@listwright/application/contract';
import type { FactAction } from '@listwright/domain/products';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { countOf } from '@listwright/domain/shared';
import type { Row } from '../../output/Row.js';

export interface FactOptions {
  readonly confirm?: string;
  readonly correct?: string;
  readonly delete?: string;
  readonly choose?: string;
}

type Fact = CallOutput<typeof api.products.facts>['facts'][number];

interface Decision {
  readonly action: FactAction;
  readonly factId: string;
  readonly value?: string;
}

/** Lists the facts of a product, after a decision where one is named. */
export async function runFacts(id: string, options: FactOptions, { client, print }: CliContext): Promise<void> {
  const decision = decisionOf(options);
  if (decision !== undefined) {
    const { factId, action, value } = decision;
    const body = { action, ...(value === undefined ? {} : { value }) };
    const { product } = await client.products.decideFact({ params: { id, fact_id: factId }, body });
    print.message(`Saved as version ${product.version}.`);
  }
  const reading = await client.products.facts({ params: { id } });
  const { facts, unused, contradictions, missing_facts: missing } = reading;
  const counts = [
    countOf(facts.length, 'fact'),
    `${unused.length} not used`,
    countOf(contradictions.length, 'contradiction'),
  ];
  print.message(`${counts.join(', ')}.`);
  for (const { message, fact_ids: ids } of contradictions) print.message(`  ${message} (${ids.join(', ')})`);
  if (missing.length > 0) print.message(`Buyers also look for: ${missing.join(', ')}.`);
  print.result({
    data: reading,
    rows: facts.map(rowOf),
    columns: ['id', 'property', 'value', 'part', 'source', 'page', 'confirmed'],
  });
}

function decisionOf({ confirm, correct, delete: left, choose }: FactOptions): Decision | undefined {
  if (confirm !== undefined) return { action: 'confirm', factId: confirm };
  if (left !== undefined) return { action: 'delete', factId: left };
  if (choose !== undefined) return { action: 'choose', factId: choose };
  if (correct === undefined) return undefined;
  const at = correct.indexOf('=');
  if (at < 1) throw new CliError('bad_correction', `"${correct}" must be fact=value.`, '--correct f3="400 g"');
  return { action: 'correct', factId: correct.slice(0, at).trim(), value: correct.slice(at + 1).trim() };
}

function rowOf({ id, property, value, part, polarity, source, confirmed, page_url: page }: Fact): Row {
  return {
    id,
    property: property.replaceAll('_', ' '),
    value: polarity === 'is_not' ? `not ${value}` : value,
    part,
    source: source.field,
    page: page === '' ? 'a saved page' : (page ?? ''),
    confirmed,
  };
}
