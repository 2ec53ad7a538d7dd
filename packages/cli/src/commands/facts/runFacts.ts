import { readingView } from '@listwright/application/contract';
import { briefFaults, createBrief } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { readText } from '../../input/readInput.js';
import { countOf } from '@listwright/domain/shared';
import type { Row } from '../../output/Row.js';
import { tableOf } from '../../output/tables/tableOf.js';
import { productOf } from './productOf.js';

type Reading = ReturnType<typeof readingView>;

const COLUMNS = ['property', 'value', 'part', 'qualifier', 'source', 'certainty'];

/** Runs the server's fact reader here: the facts of a product, unused input with reasons, and contradictions. */
export async function runFacts(source: string, context: CliContext): Promise<void> {
  const { print } = context;
  const brief = createBrief({
    ...productOf(source, await readText(context, source)),
    keywords: [],
    marketplace: 'shopify',
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  const [fault] = briefFaults(brief);
  if (fault !== undefined) throw new CliError('too_long', `${fault.message}.`, 'Shorten the input.');
  const reading = readingView(readProduct(brief));
  const rows = reading.facts.map(rowOf);
  const { kind, facts, unused, contradictions, missing_facts: missing } = reading;
  print.message(
    `Kind: ${kind.name}. ${countOf(facts.length, 'fact')}, ${unused.length} not used, ${countOf(contradictions.length, 'contradiction')}.`,
  );
  if (missing.length > 0) print.message(`Buyers also look for: ${missing.join(', ')}.`);
  const isText = (print.format === 'table' || print.format === 'plain') && context.options.fields === undefined;
  // A pipe gets the complete result too: what is not used is half of the answer.
  const table =
    print.format === 'table'
      ? tableOf(rows, COLUMNS, { width: context.stdout.columns })
      : `${COLUMNS.join('\t')}\n${tableOf(rows, COLUMNS, { separator: '\t' })}`;
  if (isText) print.result({ data: reading, text: textOf(reading, rows.length === 0 ? '' : table.trimEnd()) });
  else print.result({ data: reading, rows, columns: COLUMNS });
}

function rowOf({
  property,
  value,
  part,
  qualifier,
  condition,
  polarity,
  source,
  certainty,
}: Reading['facts'][number]): Row {
  return {
    property: property.replaceAll('_', ' '),
    value: polarity === 'is_not' ? `not ${value}` : value,
    part,
    qualifier: [qualifier, condition].filter(Boolean).join(', '),
    source: source.field,
    certainty,
  };
}

function textOf({ unused, contradictions }: Reading, table: string): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.join('\n')}`];
  return [
    ...(table === '' ? [] : [table]),
    ...list(
      'Not used',
      unused.map(
        ({ text, reason, note }) => `- ${text.replaceAll(/\s+/gu, ' ')}  (${reason.replaceAll('_', ' ')}) ${note}`,
      ),
    ),
    ...list(
      'Contradictions',
      contradictions.map(({ message }) => `- ${message}`),
    ),
  ].join('\n\n');
}
