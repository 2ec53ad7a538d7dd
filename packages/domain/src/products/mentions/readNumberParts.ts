import { countNouns } from '../lexicons/countNouns.js';
import type { NumberPart } from './NumberPart.js';
import { singularOf } from './singularOf.js';
import { unitAt } from './unitAt.js';

const CHUNK =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}-)?(?:[\p{L}\p{N}]*\d[\p{L}\p{N}]*)(?:(?:[-/:.,]|-(?=\p{L}))(?:[\p{L}\p{N}]*\d[\p{L}\p{N}]*)|-[A-Z]{1,4}(?!\p{L}))*/gu;
const PLAIN = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u;
const DECIMAL_COMMA = /^\d+,\d{1,2}$/u;
const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/u;
const FRACTION = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/u;
const ATTACHED = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u;
/** Two systems of measure side by side: "13cm/5.12in". */
const JOINED_MEASURES = /(?<=^\d+(?:\.\d+)?\p{L}{1,2})\/(?=\d)/u;
/** "50x60" is two figures. */
const JOINED_SIDES = /(?<=^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?)[x×](?=\d)/iu;
const COUNTED = /^(?:\s|-|\s?x\s)(?:\p{L}+[\s-])?(\p{L}+)/u;
const COUNT_NOUNS: ReadonlySet<string> = new Set(countNouns);

/** Every figure of a text, alone: chains such as "24 x 24 x 13 cm" are still in parts. */
export function readNumberParts(text: string): readonly NumberPart[] {
  const parts: NumberPart[] = [];
  let quoted = false;
  let seen = 0;
  for (const match of text.matchAll(CHUNK)) {
    quoted = quoteStateAt(text, seen, match.index, quoted);
    seen = match.index;
    let start = match.index;
    for (const raw of match[0].split(match[0].includes('/') ? JOINED_MEASURES : JOINED_SIDES)) {
      parts.push(readChunk(text, raw, start, start + raw.length, quoted));
      start += raw.length + 1;
    }
  }
  return parts;
}

function readChunk(text: string, raw: string, start: number, end: number, quoted: boolean): NumberPart {
  const ratio = /^1[:/](\d{2,4})$/u.exec(raw);
  if (
    ratio &&
    (raw.includes(':') ||
      /^\s*(?:scale\b|$|[,)\]-])/iu.test(text.slice(end)) ||
      /scale:?\s*$/iu.test(text.slice(0, start)))
  ) {
    return code(start, end, `1:${ratio[1] ?? ''}`);
  }
  const attached = ATTACHED.exec(raw);
  if (attached) {
    const [, figure = '', letters = ''] = attached;
    const at = start + figure.length;
    const unit = unitAt(text, at, figure.length);
    if (unit && unit.end >= end) return measured(start, unit.end, [toNumber(figure)], unit.symbol);
    if (COUNT_NOUNS.has(singularOf(letters.toLowerCase()))) return measured(start, end, [toNumber(figure)], 'count');
    if (letters === 'x') return measured(start, end, [toNumber(figure)], '');
    return code(start, end, raw);
  }
  const values = figuresOf(raw);
  if (values === undefined) return code(start, end, raw);
  const mark = inchMarkAt(text, end, quoted || text[start - 1] === "'");
  if (mark) return measured(start, mark.end, values, mark.symbol);
  const unit = unitAt(text, end, raw.length);
  if (unit) return measured(start, unit.end, values, unit.symbol);
  const counted = COUNTED.exec(text.slice(end, end + 40));
  const isCount =
    (counted !== null && COUNT_NOUNS.has(singularOf((counted[1] ?? '').toLowerCase()))) ||
    (/^(?:\s|-)(\p{L}+)/u.test(text.slice(end)) && COUNT_NOUNS.has(singularOf(nextWord(text, end)))) ||
    /\b(?:pack|set|box|case|bundle|lot|bag)s?\s+of\s+$/iu.test(text.slice(Math.max(0, start - 16), start)) ||
    (/(?:^|[\s(])[x×]\s?$/iu.test(text.slice(Math.max(0, start - 3), start)) &&
      !/\d\s*["a-z]{0,3}\s*[x×]\s?$/iu.test(text.slice(Math.max(0, start - 8), start)));
  // "37-662" is a catalogue number unless something is counted or measured.
  if (RANGE.test(raw) && !isCount) return code(start, end, raw);
  if (FRACTION.test(raw)) return code(start, end, raw);
  const isYear = /^(?:19|20)\d\d$/u.test(raw);
  return measured(start, end, values, isCount && !isYear ? 'count' : '');
}

function nextWord(text: string, at: number): string {
  return (/^(?:\s|-)(\p{L}+)/u.exec(text.slice(at, at + 24))?.[1] ?? '').toLowerCase();
}

function figuresOf(raw: string): readonly number[] | undefined {
  if (PLAIN.test(raw) || DECIMAL_COMMA.test(raw)) return [toNumber(raw)];
  const range = RANGE.exec(raw);
  if (range) return [Number(range[1]), Number(range[2])];
  const fraction = FRACTION.exec(raw);
  if (fraction && Number(fraction[3]) > 0)
    return [Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])];
  return undefined;
}

function toNumber(figure: string): number {
  return Number(DECIMAL_COMMA.test(figure) ? figure.replace(',', '.') : figure.replaceAll(',', ''));
}

function measured(start: number, end: number, values: readonly number[], unit: string): NumberPart {
  return { start, end, values, unit, quantities: values.map((value) => ({ value, unit })) };
}

function code(start: number, end: number, raw: string): NumberPart {
  return { start, end, values: [], unit: '', code: raw, quantities: [] };
}

function inchMarkAt(
  text: string,
  at: number,
  quoted: boolean,
): { readonly symbol: string; readonly end: number } | undefined {
  const mark = /^\s?(''|[″”]|")(?!\w)/u.exec(text.slice(at, at + 4));
  if (mark && !(mark[1] === '"' && quoted)) return { symbol: 'in', end: at + mark[0].length };
  const foot = /^['′](?![\p{L}'])/u.exec(text.slice(at, at + 3));
  return foot && !quoted ? { symbol: 'ft', end: at + foot[0].length } : undefined;
}

/** Whether a quotation is open at `to`, so that its closing mark is not taken for inches. */
function quoteStateAt(text: string, from: number, to: number, quoted: boolean): boolean {
  let open = quoted;
  for (let at = from; at < to; at += 1) {
    if (text[at] !== '"') continue;
    const opens = at === 0 || /[\s([]/u.test(text[at - 1] ?? '');
    open = opens ? /\S/u.test(text[at + 1] ?? '') : false;
  }
  return open;
}
