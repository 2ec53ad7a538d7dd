import type { CopyField } from '../../ListingCopy.js';
import type { ProvenSentence, ProvenStatement } from '../proveText.js';

/** A text without the statements that may not stay, and what went. */
export interface Shortened {
  readonly text: string;
  readonly removed: readonly { readonly text: string; readonly reason: string }[];
}

/** Takes statements out of one text: a clause where the sentence stays whole without it, else the sentence. */
export function removeStatements(
  field: CopyField,
  text: string,
  sentences: readonly ProvenSentence[],
  isBad: (one: ProvenStatement) => boolean,
): Shortened {
  const removed: { text: string; reason: string }[] = [];
  let left = text;
  for (const one of sentences.toReversed()) {
    const bad = one.statements.filter(isBad);
    if (bad.length === 0) continue;
    for (const { start, end } of (entriesOf(field, text, one, bad) ?? [cutOf(field, text, one, bad)]).toReversed()) {
      for (const { verdict, statement } of bad)
        if (statement.start < end && statement.end > start)
          removed.unshift({
            text: wordsOf(text.slice(start, end)).replace(/^; /u, ''),
            reason: verdict.reason ?? 'No fact carries it.',
          });
      left = `${withoutText(left.slice(0, start), left.slice(start, end))}${left.slice(end)}`;
    }
  }
  return { text: tidied(field, left), removed: distinct(removed) };
}

const distinct = <Entry extends { readonly text: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry, at) => entries.findIndex((other) => other.text === entry.text) === at);

const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

interface Cut {
  readonly start: number;
  readonly end: number;
}

/**
 * Where semicolons part a bullet or a sentence, each entry stands alone: only those with a bad statement go. Undefined where
 * there is one entry, or none would stay.
 */
function entriesOf(
  field: CopyField,
  text: string,
  { sentence, statements }: ProvenSentence,
  bad: readonly ProvenStatement[],
): readonly Cut[] | undefined {
  if (!/^(?:bullet_points|description)$/u.test(field) || bad.some(({ isHeading }) => isHeading)) return undefined;
  const body = statements.filter(({ isHeading }) => !isHeading);
  const entries = splitAt(text, body[0]?.statement.start ?? sentence.start, sentence.end);
  const isBad = entries.map(({ start, end }) =>
    bad.some(({ statement }) => statement.start >= start && statement.start < end),
  );
  const stays = isBad.filter((one) => !one).length;
  // A sentence whose opening goes would begin in the middle.
  if (entries.length < 2 || stays === 0 || (isBad[0] === true && field !== 'bullet_points')) return undefined;
  const cuts: Cut[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    if (isBad[at] !== true) continue;
    let last = at;
    while (isBad[last + 1] === true) last += 1;
    const start = at === 0 ? entries[0]?.start : entries[at - 1]?.end;
    const end = at === 0 ? entries[last + 1]?.start : entries[last]?.end;
    if (start !== undefined && end !== undefined) cuts.push({ start, end });
    at = last;
  }
  return cuts;
}

/** The entries between semicolons that stand in no brackets. */
function splitAt(text: string, from: number, to: number): readonly Cut[] {
  const entries: Cut[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < to; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth = Math.max(0, depth - 1);
    else if (text[at] === ';' && depth === 0 && text[at + 1] === ' ') {
      entries.push({ start, end: at });
      start = at + 2;
    }
  }
  return [...entries, { start, end: to }];
}

function cutOf(
  field: CopyField,
  text: string,
  { sentence, statements }: ProvenSentence,
  bad: readonly ProvenStatement[],
): Cut {
  const body = statements.filter(({ isHeading, statement }) => !isHeading && !statement.isBracketed);
  const isHeadingBad = bad.some(({ isHeading }) => isHeading);
  const whole = { start: sentence.start, end: endOf(text, sentence.end) };
  // One entry of a list goes alone.
  const [one] = bad;
  if (
    sentence.label !== '' &&
    field !== 'bullet_points' &&
    bad.length === 1 &&
    one !== undefined &&
    !one.isHeading &&
    body.length > 1 &&
    body.includes(one)
  ) {
    const at = body.indexOf(one);
    return at === 0
      ? { start: one.statement.start, end: body[1]?.statement.start ?? one.statement.end }
      : { start: body[at - 1]?.statement.end ?? one.statement.start, end: one.statement.end };
  }
  if (
    field === 'title' ||
    field === 'item_highlights' ||
    field === 'seo_title' ||
    field === 'search_terms' ||
    field === 'tags' ||
    field === 'keywords'
  )
    return phraseOf(field, text, bad, whole);
  const onlyBracket = bad.every(({ statement }) => statement.isBracketed);
  if (onlyBracket && bad[0] !== undefined) return bracketAround(text, bad[0].statement);
  if (isHeadingBad && bad.length === 1 && field === 'bullet_points' && body.length > 0) {
    // The heading goes with its colon; what it introduced stays.
    return { start: sentence.start, end: body[0]?.statement.start ?? whole.end };
  }
  const firstBad = body.findIndex((one) => bad.includes(one));
  const isTail = firstBad > 0 && body.slice(firstBad).every((one) => bad.includes(one)) && !isHeadingBad;
  const before = body[firstBad - 1]?.statement;
  if (isTail && before !== undefined && !isDangling(text, before.end)) return { start: before.end, end: sentence.end };
  return whole;
}

/** A clause that ends in a conjunction, or has no verb of its own where the removed one had it, would hang in the air. */
const isDangling = (text: string, end: number): boolean =>
  /\b(?:and|or|but|with|of|for|to|because|so|while|when|if)\s*$/iu.test(text.slice(Math.max(0, end - 12), end));

function phraseOf(field: CopyField, text: string, bad: readonly ProvenStatement[], whole: Cut): Cut {
  const [first] = bad;
  if (first === undefined) return whole;
  const { statement, verdict } = first;
  const isExact = text.slice(statement.start, statement.end) === statement.text;
  // "4034 stainless steel tools" without its steel says something else.
  if (verdict.at === undefined || !isExact || field === 'item_highlights')
    return { start: statement.start, end: statement.end };
  return { start: statement.start + verdict.at.start, end: statement.start + verdict.at.end };
}

function bracketAround(text: string, { start, end }: Cut): Cut {
  let from = start;
  let to = end;
  while (from > 0 && /[\s([]/u.test(text[from - 1] as string)) from -= 1;
  while (to < text.length && /[\s)\]]/u.test(text[to] as string) && !/[)\]]/u.test(text[to - 1] as string)) to += 1;
  return { start: from, end: to };
}

function endOf(text: string, end: number): number {
  let at = end;
  while (at < text.length && /[.!?。]/u.test(text[at] as string)) at += 1;
  return at;
}

/** Tags inside a removed stretch stay, so that the markup keeps its shape. */
function withoutText(before: string, stretch: string): string {
  return before + (stretch.match(/<[^<>]*>/gu) ?? []).join('');
}

function tidied(field: CopyField, text: string): string {
  const cleaned = text
    .replaceAll(/<(strong|em|h3)>\s*<\/\1>/gu, '')
    .replaceAll(/<(li|p)>[\s:.,;]*<\/\1>/gu, '')
    .replaceAll(/<ul>\s*<\/ul>/gu, '')
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
    .replaceAll(/\s+([,;.!?])/gu, '$1')
    .replaceAll(/([,;])(?:\s*[,;])+/gu, '$1')
    .replaceAll(/\n[^\S\n]+/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  const bare = cleaned
    .replace(/^[\s,;:–-]+/u, '')
    .replace(/[\s,;:–&-]+$/u, '')
    .replace(/\s(?:and|or|with|for|in|of|&)$/iu, '');
  if (field === 'bullet_points' || field === 'title' || field === 'item_highlights')
    return bare === '' ? '' : bare[0]?.toUpperCase() + bare.slice(1);
  return field === 'description' || field === 'meta_description' ? cleaned : bare;
}
