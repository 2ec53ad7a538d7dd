import type { Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

/** Regions by whose plugs sockets differ, as they are written. */
const REGIONS: readonly RegExp[] = [
  /\b(?:UK|British|Britain|United Kingdom)\b/u,
  /\b(?:USA?|American|America|United States)\b/u,
  /\b(?:EU|European|Europe)\b/u,
];
const PLUG = /\bplugs?\b/iu;
const SHORT = 24;

/** Whether the facts name a plug of the region that a word names: "UK plug" is no origin. */
export function hasPlugOf(shown: string, { reading }: Evidence): boolean {
  const region = REGIONS.find((one) => one.test(shown));
  return region !== undefined && reading.statements.some(({ statement }) => isPlugOf(region, statement.text));
}

/** "A plug for the UK", "a British plug" where a UK plug was given: the place names the shape of the plug. */
export function namesPlug({ text }: Statement, shown: string, evidence: Evidence): boolean {
  const region = REGIONS.find((one) => one.test(shown));
  return region !== undefined && isPlugOf(region, text) && hasPlugOf(shown, evidence);
}

/** "A US plug" where a UK plug was given. */
export function checkPlug({ text, negated }: Statement, { reading }: Evidence): readonly Verdict[] {
  if (negated.includes(true) || !PLUG.test(text)) return [];
  const named = REGIONS.filter((region) => isPlugOf(region, text));
  const given = REGIONS.filter((region) =>
    reading.statements.some(({ statement }) => isPlugOf(region, statement.text)),
  );
  return named.length > 0 && given.length > 0 && named.some((region) => !given.includes(region))
    ? [{ support: 'contradicted', factIds: [], reason: 'The facts give it another plug.' }]
    : [];
}

/** A plug beside the region, no more than a few words away. */
function isPlugOf(region: RegExp, text: string): boolean {
  const [plug, place] = [PLUG.exec(text), region.exec(text)];
  return plug !== null && place !== null && Math.abs(plug.index - place.index) <= SHORT;
}
