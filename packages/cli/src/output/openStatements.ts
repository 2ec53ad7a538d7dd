import type { api, CallOutput } from '@listwright/application/contract';
import { countOf } from '@listwright/domain/shared';

type Listing = CallOutput<(typeof api)['listings']['read']>['listing'];
type Statement = Listing['grounding'][number];

/**
 * The unsupported statements of a text, one line each under a heading with their number; empty if all are supported.
 */
export function openStatements({ grounding }: Pick<Listing, 'grounding'>): readonly string[] {
  const open = grounding.filter(({ kept }) => kept !== true);
  const contradicted = open.filter(({ support }) => support === 'contradicted');
  const unverified = open.filter(({ support }) => support === 'unverified' || support === 'unsupported');
  const against = grounding.filter(({ kept, support }) => kept === true && support !== 'unverified');
  return [
    ...section(contradicted, 'contradicted by the facts'),
    ...section(unverified, 'not verified'),
    ...section(against, 'kept despite contradiction'),
  ];
}

function section(statements: readonly Statement[], how: string): readonly string[] {
  if (statements.length === 0) return [];
  return [`${countOf(statements.length, 'statement')} ${how}:`, ...statements.map(lineOf)];
}

function lineOf({ field, index, text, reason }: Statement): string {
  const place = index === undefined ? field : `${field} ${index + 1}`;
  return `  ${place}  "${text.replaceAll(/\s+/gu, ' ')}"${reason === undefined ? '' : `  ${reason}`}`;
}
