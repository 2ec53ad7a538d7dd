import { flatMapped } from '../../shared/index.js';
import type { Range } from '../reading/index.js';

const PART =
  '(?:(?:[a-z]{3,12} )?length|bust|chest|waist|hips?|shoulders?|sleeves?|inseam|thigh|cuff|cup|hem|foot length|top length)';
/** "Bust: 72-88", "Waist 25.2 in", one after the other. */
const MEASURE = new RegExp(
  String.raw`${PART}(?: ?\((?:cm|in|inch)\))?[\s:：]{0,12}\d[\d.]*(?:[\s]?[-–~/][\s]?\d[\d.]*)?`,
  'giu',
);
/** A head without figures, "SizeUSShoulderBustLength", and the rows of figures behind it. */
const HEAD = new RegExp(String.raw`(?:${PART}[\s/(),cminh:]{0,8}){3,}`, 'giu');
const CELL = /\d+(?:\.\d+)?\s?(?:cm|inch|in|["'”]{1,2})?/giu;

/** Without one of these a text has no chart, and nothing else is asked of it. */
const BODY = /bust|chest|waist|hips?|shoulder|sleeve|inseam/iu;

/** A line of a chart: a size and several figures apart from one another, "S/US6   80cm/31.50   120cm/47.24". */
const ROW =
  /^[ \t]*(?:\d?X{0,4}[SML]|\d{1,3})(?:\/?(?:US|UK|EU)? ?[\d-]{1,5})?(?:[ \t]{2,}|\t)\d[\d.]*[^\n]{0,20}?(?:[ \t]{2,}|\t)\d[^\n]*$/gmu;
/** "Size------------Length-----------Bust". */
const RULED = /^[^\n]*\p{L}-{4,}\p{L}[^\n]*-{4,}\p{L}[^\n]*$/gmu;
const MOST_GAP = 28;
const LEAST_MEASURES = 6;
const LEAST_CELLS = 8;
const MOST_CELL_GAP = 12;
/** Further behind a head nothing is looked for, so that many heads cost no more than the text is long. */
const LONGEST_ROWS = 2000;
/** "Size(cm) S" stands right before its first measure. */
const OPENING =
  /(?:size ?(?:guide|chart)?[\s:：(]{0,4}(?:cm|inch(?:es)?|in)?\)?[\s:：]{0,6})?(?:\d?X{0,4}[SML])?[\s:：]{0,8}$/iu;
const LONGEST_OPENING = 40;

/**
 * Charts of body measures by size as shop pages paste them into a line: "S Length: 41 Bust: 72-88 … M Length: 42 …". Said
 * as prose they read as the measures of one garment.
 */
export function sizeCharts(text: string): readonly Range[] {
  if (!BODY.test(text)) return [];
  const measures = clusters([...text.matchAll(MEASURE)], MOST_GAP, LEAST_MEASURES).filter(isOfSeveral);
  const rows = flatMapped([...text.matchAll(HEAD)], ({ index, 0: head }) => {
    const from = index + head.length;
    const cells = clusters([...text.slice(from, from + LONGEST_ROWS).matchAll(CELL)], MOST_CELL_GAP, LEAST_CELLS)[0];
    return cells === undefined || cells.start > MOST_GAP ? [] : [{ start: index, end: from + cells.end }];
  });
  const lines = flatMapped([ROW, RULED], (pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: line }) => ({ start: index, end: index + line.length })),
  );
  return joined([...measures, ...rows, ...lines]).map(({ start, end }) => {
    const before = text.slice(Math.max(0, start - LONGEST_OPENING), start);
    return { start: start - (OPENING.exec(before)?.[0].length ?? 0), end };
  });
}

/** Matches close behind one another. */
interface Cluster extends Range {
  readonly words: readonly string[];
}

function clusters(found: readonly RegExpExecArray[], gap: number, least: number): readonly Cluster[] {
  const all: { start: number; end: number; words: string[] }[] = [];
  for (const { index, 0: match } of found) {
    const word = /^\p{L}+/u.exec(match)?.[0].toLowerCase() ?? '';
    const last = all.at(-1);
    if (last !== undefined && index - last.end <= gap) {
      last.end = index + match.length;
      last.words.push(word);
    } else all.push({ start: index, end: index + match.length, words: [word] });
  }
  return all.filter(({ words }) => words.length >= least);
}

/** A chart names a measure once for each size; the measures of one garment are facts. */
const isOfSeveral = ({ words }: Cluster): boolean => new Set(words).size < words.length;

/** In order, those that touch as one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last !== undefined && start <= last.end + MOST_GAP) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
