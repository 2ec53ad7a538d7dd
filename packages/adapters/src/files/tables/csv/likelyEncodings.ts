import { TABLE_ENCODINGS, type TableEncoding } from '@listwright/domain/shared';
import type { LikelyEncoding } from '@listwright/application/shared';
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { csvParserOf, csvShapeOf } from './csvShapeOf.js';
import { isPlausible } from './isPlausible.js';
import { isWesternText } from './isWesternText.js';
import { windows1252 } from './windows1252.js';

/** What is judged: lines with bytes above ASCII, for the others say nothing. */
const MAX_BYTES = 64 * 1024;
const LINE_BYTES = 400;
const MAX_CELLS = 3;
const LOOKED_AT_CELLS = 200;
const MAX_CHARACTERS = 80;
const MAX_ENCODINGS = 8;

/** What the detector names by the standard and sellers save by the code page of Windows, which holds more. */
const SAME: Readonly<Record<string, readonly TableEncoding[]>> = {
  'iso-8859-1': ['windows-1252'],
  'iso-8859-2': ['windows-1250', 'iso-8859-2'],
  'windows-1250': ['windows-1250', 'iso-8859-2'],
  'iso-8859-6': ['windows-1256'],
  'iso-8859-7': ['windows-1253', 'iso-8859-7'],
  'windows-1253': ['windows-1253', 'iso-8859-7'],
  'iso-8859-8': ['windows-1255'],
  'iso-8859-9': ['windows-1254'],
};

/**
 * The encodings in which a CSV may be written that is neither Unicode nor surely Windows-1252, the likeliest first, with
 * cells of it as they read then. Undefined where its text reads as a Western language in Windows-1252.
 */
export function likelyEncodings(bytes: Uint8Array): readonly LikelyEncoding[] | undefined {
  const lines = foreignLines(bytes);
  if (isWesternText(windows1252(lines))) return undefined;
  const confidence = new Map<TableEncoding, number>();
  for (const { name, confidence: found } of chardet.analyse(lines)) {
    for (const [place, encoding] of encodingsNamed(name.toLowerCase()).entries()) {
      confidence.set(encoding, Math.max(confidence.get(encoding) ?? 0, found - place / 10));
    }
  }
  const cells = foreignCells(lines);
  const read = TABLE_ENCODINGS.filter((encoding) => !encoding.startsWith('utf-16'))
    .map((encoding) => ({ encoding, sample: cells.map((cell) => decoded(cell, encoding)) }))
    .filter(({ encoding, sample }) => encoding === 'windows-1252' || sample.every(isPlausible))
    .toSorted((one, other) => (confidence.get(other.encoding) ?? 0) - (confidence.get(one.encoding) ?? 0));
  const distinct = new Map(read.toReversed().map((one) => [one.sample.join('\n'), one]));
  const found = [...distinct.values()].toReversed();
  const western = found.filter(({ encoding }) => encoding === 'windows-1252');
  const others = found.filter(({ encoding }) => encoding !== 'windows-1252');
  // It is doubted, so it is offered last.
  return [...others.slice(0, MAX_ENCODINGS - western.length), ...western];
}

function encodingsNamed(name: string): readonly TableEncoding[] {
  return SAME[name] ?? TABLE_ENCODINGS.filter((encoding) => encoding === name);
}

function foreignLines(bytes: Uint8Array): Buffer {
  const lines: Uint8Array[] = [];
  let size = 0;
  for (let at = 0; at < bytes.length && size < MAX_BYTES; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const [start, end] = [lineEnd(bytes, at, -1), lineEnd(bytes, at, 1)];
    lines.push(bytes.subarray(start + 1, end), new Uint8Array([0x0a]));
    size += end - start;
    at = end;
  }
  return Buffer.concat(lines);
}

function lineEnd(bytes: Uint8Array, from: number, step: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d && Math.abs(at - from) < LINE_BYTES)
    at += step;
  return at;
}

/**
 * Cells with bytes above ASCII, byte by byte as Latin-1 characters: those that hold many different ones, for two encodings
 * may differ in a single letter.
 */
function foreignCells(lines: Buffer): readonly string[] {
  const text = lines.toString('latin1');
  const { data } = csvParserOf({ ...csvShapeOf(text, true), newline: '\n' }).parse(text, 0, false) as {
    data: string[][];
  };
  const cells = data.flat().filter((cell) => /[^\x00-\x7f]/u.test(cell));
  const left = new Set(cells.slice(0, LOOKED_AT_CELLS).map((cell) => cell.trim()));
  const seen = new Set<string>();
  const chosen: string[] = [];
  const news = (cell: string) => new Set((cell.match(/[^\x00-\x7f]/gu) ?? []).filter((one) => !seen.has(one))).size;
  while (chosen.length < MAX_CELLS && left.size > 0) {
    const best = [...left].reduce((one, other) => (news(other) > news(one) ? other : one));
    chosen.push(best);
    left.delete(best);
    for (const one of best) seen.add(one);
  }
  return chosen;
}

function decoded(cell: string, encoding: TableEncoding): string {
  const bytes = Buffer.from(cell, 'latin1');
  const text = encoding === 'windows-1252' ? windows1252(bytes) : iconv.decode(bytes, encoding);
  return [...text].slice(0, MAX_CHARACTERS).join('');
}
