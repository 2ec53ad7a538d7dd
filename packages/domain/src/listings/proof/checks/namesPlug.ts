import type { Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

/** The plugs of a region, as they are written: "UK three-pin plug", "plug for the UK", "plug: UK". */
const plugOf = (region: string): RegExp =>
  new RegExp(
    `\\b(?:${region})(?: (?:\\d|two|three)[- ]?pin)?(?: (?:mains|wall|power))? plugs?\\b|` +
      `\\bplugs?(?: type)?(?: for (?:use in )?(?:the )?|: ?)(?:${region})\\b`,
    'iu',
  );

/** Regions by whose plugs sockets differ: the words that name each, and its plugs. */
const REGIONS = ['UK|British|Britain|United Kingdom', 'USA?|American|United States', 'EU|European|Europe'].map(
  (words) => ({ named: new RegExp(`^(?:${words})$`, 'iu'), plug: plugOf(words) }),
);

const said = ({ label, text }: Pick<Statement, 'label' | 'text'>): string =>
  label === '' ? text : `${label}: ${text}`;

/** Whether the facts name a plug of the region that a word names: "UK plug" is no origin. */
export function hasPlugOf(shown: string, { reading }: Evidence): boolean {
  const region = REGIONS.find(({ named }) => named.test(shown));
  return region !== undefined && reading.statements.some(({ statement }) => region.plug.test(said(statement)));
}

/** "A plug for the UK", "a British plug" where a UK plug was given: the place names the shape of the plug. */
export function namesPlug(statement: Statement, shown: string, evidence: Evidence): boolean {
  const region = REGIONS.find(({ named }) => named.test(shown));
  return region !== undefined && region.plug.test(said(statement)) && hasPlugOf(shown, evidence);
}

/** "A US plug" where a UK plug was given. */
export function checkPlug(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  if (statement.negated.includes(true)) return [];
  const named = REGIONS.filter(({ plug }) => plug.test(said(statement)));
  if (named.length === 0) return [];
  const given = REGIONS.filter(({ plug }) => reading.statements.some(({ statement: one }) => plug.test(said(one))));
  return given.length > 0 && named.some((region) => !given.includes(region))
    ? [{ support: 'contradicted', factIds: [], reason: 'The facts give it another plug.' }]
    : [];
}
