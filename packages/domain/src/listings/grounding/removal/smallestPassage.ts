import type { Passage } from './Passage.js';
import type { Bounds } from './sentenceAround.js';

const BE =
  /(?:^|\s)(?:is|are|was|were|be|been|being|it's|they're|stays?|remains?|looks?|feels?|seems?|comes?|made|finished|available|measures?|weighs?|suitable|compatible|designed|built|used|rated)(?:\s(?:fully|very|completely|also|highly|really|truly|extremely|entirely|up|about|around|approximately))?$/iu;
const FUNCTION =
  /^(?:of|in|on|at|to|for|with|from|by|and|or|but|so|as|than|that|which|who|while|when|where|if|because|is|are|was|were|be|can|will|has|have|had|it|its|they|you|your|the|a|an|this|these|not|up|each|per|even|all|through|throughout|without|after|before|during|under|over|into|against|thanks|long|wide|high|deep|tall|thick|apart|only)\b/iu;
const CLAUSE_WORD =
  /^(?:it|its|they|you|your|the|a|an|this|these|that|is|are|can|will|has|have|so|makes?|gives?|keeps?|does|was|comes?|we|there)\b/iu;
const CONNECTOR =
  /(?:^|\s)((?:made (?:of|from|with|in)|thanks to|along with|together with|as well as|compatible with|suitable for|designed for|backed by|comes with|with|for|in|from|by|at|including|featuring|using|plus|without|under)\s+(?:(?:a|an|the|its|your|our|their|any|all|both|up to|about)\s+)?(?:[\p{L}\p{N}'%-]+\s+){0,3})$/iu;
const DANGLING =
  /(?:^|\s)(?:is|are|was|were|be|made|comes|measures|weighs|suitable|compatible|fits|finished|available|designed|built|has|have|holds|offers|provides|features|includes|contains|gives|needs|runs|works|lasts|charges|stands|looks|made out|weighing|measuring|holding|and|or|a|an|the|of|with|for|in)$/iu;
const INTENSIFIER =
  /(?:\b(?:very|fully|highly|completely|totally|truly|100%|extremely|extra|super|ultra|absolutely|entirely|genuinely|really|all|up to|about|approximately|approx\.?|around|over|nearly|almost)\s+)$/iu;

/**
 * The smallest passage around a claim that can go without hurting the grammar of its sentence: one side of an "and", an
 * attribute before its noun, a phrase with its preposition, a clause between commas; undefined when only the whole
 * sentence will do.
 */
export function smallestPassage(text: string, sentence: Bounds, start: number, end: number): Passage | undefined {
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  const widened = start - (INTENSIFIER.exec(before)?.[0].length ?? 0);
  return (
    bracket(text, sentence, start, end) ??
    counted(text, sentence, start, end) ??
    joined(text, sentence, widened, end) ??
    (isCount(text.slice(start, end))
      ? undefined
      : attribute(text.slice(sentence.start, widened), after, widened, end)) ??
    opening(before, after, sentence, end) ??
    phrase(text, before, after, start, end) ??
    clause(text, sentence, start, end)
  );
}

/** "(BPA-free)" */
function bracket(text: string, sentence: Bounds, start: number, end: number): Passage | undefined {
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end);
  if (open < sentence.start || close === -1 || close >= sentence.end) return undefined;
  if (/[()]/u.test(text.slice(open + 1, start)) || text.slice(end, close).includes('(')) return undefined;
  return { start: /\s/u.test(text[open - 1] ?? '') ? open - 1 : open, end: close + 1, insert: '' };
}

/** A number without a unit counts the noun behind it, which must go with it. */
function isCount(claim: string): boolean {
  return (
    /^(?:\d+|\p{L}+)$/u.test(claim) &&
    (/^\d/u.test(claim) ||
      /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred)$/iu.test(claim))
  );
}

/** "two lids and three straws" */
function counted(text: string, sentence: Bounds, start: number, end: number): Passage | undefined {
  if (!isCount(text.slice(start, end))) return undefined;
  const noun =
    /^(?:\s(?!(?:is|are|was|were|can|will|has|have|and|or|of|in|with|for|to|come|comes)\b)[\p{L}-]+){1,3}/iu.exec(
      text.slice(end, sentence.end),
    )?.[0] ?? '';
  const joint = /(?:,\s+|,?\s+and\s+)$/iu.exec(text.slice(sentence.start, start))?.[0] ?? '';
  if (noun === '' || joint === '') return undefined;
  return { start: start - joint.length, end: end + noun.length, insert: '' };
}

/** "durable and waterproof", "red, blue and green" */
function joined(text: string, sentence: Bounds, start: number, end: number): Passage | undefined {
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  const next = /^(\s+(?:and|or)\s+|,\s+)(?=(\S+)(?:\s+(\S+))?)/iu.exec(after);
  const previous = /(,?\s+(?:and|or|&)\s+|,\s+)$/iu.exec(before);
  if (previous && /^(?:\s*$|[.,;!?<)]|\s+(?:and|or|with|for|in|to|so|that|which|when)\b)/iu.test(after)) {
    const list = /,\s/u.test(previous[0]) && !/and|or|&/iu.test(previous[0]);
    const clauseOpens = list && !/^\s*(?:$|[.,;!?<)]|and|or)/iu.test(after);
    if (!clauseOpens && /[\p{L}\p{N}%]$/u.test(before.slice(0, -previous[0].length)))
      return { start: start - previous[0].length, end, insert: '' };
  }
  if (!next) return undefined;
  const [, joint = '', word = '', following = ''] = next;
  if (CLAUSE_WORD.test(word)) return undefined;
  const isComma = joint.trim() === ',';
  if (isComma && !/^(?:and|or)\b/iu.test(following) && !(following === '' && /^[\p{L}-]+[.;]?$/u.test(word)))
    return undefined;
  // A comma ends the clause unless the list of attributes goes on.
  if (isComma && !/^(?:and|or|,)|,$/iu.test(following) && BE.test(before.trimEnd())) return undefined;
  if (isComma && /^(?:making|perfect|ideal|so|and|but|or|with|which|that|for|including|while|as)\b/iu.test(word))
    return undefined;
  return { start, end: end + joint.length, insert: '' };
}

/** "a waterproof bag", "a 750 ml bottle" */
function attribute(before: string, after: string, start: number, end: number): Passage | undefined {
  const next = /^[\s-]+([\p{L}\p{N}'"]+)/u.exec(after);
  if (!next || FUNCTION.test(next[1] ?? '')) return undefined;
  if (BE.test(before.trimEnd()) && !/(?:made|in|with|of)$/iu.test(before.trimEnd())) {
    // "is waterproof nylon" keeps its noun; "is waterproof outdoors" does not happen often enough to matter.
    if (!/\b(?:a|an|the)$/iu.test(before.trimEnd())) return undefined;
  }
  // "durable, waterproof bottle": the comma goes with the second attribute.
  const comma = /(?<=[\p{L}\p{N}]),\s+$/u.exec(before)?.[0].length ?? 0;
  const gap = /^[\s-]+/u.exec(after)?.[0].length ?? 0;
  return comma > 0 && before.split(',').length === 2 && before.split(/\s+/u).length <= 4
    ? { start: start - comma, end: end + gap - 1, insert: '' }
    : { start, end: end + gap, insert: '' };
}

/** "Made of steel, it lasts" */
function opening(before: string, after: string, sentence: Bounds, end: number): Passage | undefined {
  const leads =
    /^(?:made|with|thanks|in|for|from|built|crafted|featuring|using|backed|at|measuring|weighing|designed|compatible|waterproof|available)\b/iu.test(
      before,
    ) && !before.includes(',');
  const comma = /^[^,;:]{0,50},\s+/u.exec(after);
  return leads && comma ? { start: sentence.start, end: end + comma[0].length, insert: '' } : undefined;
}

/** "… with a two-year warranty", "… for iPhone 15" */
function phrase(text: string, before: string, after: string, start: number, end: number): Passage | undefined {
  const own = /^(?:for|compatible with|suitable for|made in|fits|designed for)\s/iu.test(text.slice(start, end))
    ? ' '
    : undefined;
  const connector = own ?? CONNECTOR.exec(before)?.[1];
  if (connector === undefined) return undefined;
  const from = own === undefined ? start - connector.length : start;
  const head = text.slice(start - before.length, from).trimEnd();
  if (head === '' || DANGLING.test(head) || head.endsWith(':')) return undefined;
  const rest =
    /^[^,;.!?()<]*?(?=\s+(?:and|with|for|which|that|so|while|when|in|to|is|are|has|from|by)\s|[,;!?()<]|\.(?:\s|$)|$)/iu.exec(
      after,
    )?.[0] ?? '';
  if (/^\s+(?:is|are|has|can|will)\s/iu.test(after.slice(rest.length)) && !head.includes(' ')) return undefined;
  return { start: from, end: end + rest.length, insert: '' };
}

/** "…, which is waterproof, …" */
function clause(text: string, sentence: Bounds, start: number, end: number): Passage | undefined {
  const before = text.slice(sentence.start, start);
  const comma = Math.max(before.lastIndexOf(', '), before.lastIndexOf('; '), before.lastIndexOf(' - '));
  if (comma === -1 || before.slice(0, comma).trim().split(/\s+/u).length < 3) return undefined;
  const stop = /[,;]|\s-\s|[.!?](?=\s|$)|$/u.exec(text.slice(end, sentence.end));
  // Behind an opening phrase stands the main clause, which cannot go alone.
  if (
    /^(?:when|if|while|made|with|thanks|for|to|in|from|as|after|before|whether|designed|featuring|built)\b/iu.test(
      before,
    )
  )
    return undefined;
  const inserted = /^, (?:which|who|that)\b/iu.test(before.slice(comma)) && stop?.[0] === ',';
  return { start: sentence.start + comma, end: end + (stop?.index ?? 0) + (inserted ? 1 : 0), insert: '' };
}
