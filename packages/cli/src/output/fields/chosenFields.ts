import type { Result } from '../Result.js';
import { requireKnownFields } from './requireKnownFields.js';
import type { Row } from '../Row.js';

/** Reduces a result to these fields, in this order. The JSON document keeps its shape. */
export function chosenFields(result: Result, fields: readonly string[]): Result {
  const rows = result.rows ?? [result.record ?? soleEntry(result.data)?.entry ?? (result.data as Row)];
  const { meta, next } = result;
  const kept = { ...(meta === undefined ? {} : { meta }), ...(next === undefined ? {} : { next }) };
  // Without rows the available fields are unknown.
  if (rows.length === 0) return { ...result, columns: fields };
  const place = placeOf(result, rows);
  const entries = place?.entries ?? (result.rows === undefined ? rows : [result.data as Row]);
  const known = new Set([...rows, ...entries].flatMap((row) => Object.keys(row)).concat(result.columns ?? []));
  const ofData = keysOf(result.data);
  // `--fields` may also name the top-level parts of the document.
  if (!fields.every((field) => known.has(field)) && fields.every((field) => ofData.includes(field))) {
    const data = pick(result.data as Row, fields);
    return { data, rows: [data], columns: fields, ...kept };
  }
  requireKnownFields(fields, known);
  const picked = rows.map((row) => pick(row, fields));
  const shown = result.record === undefined ? { rows: picked } : { record: picked[0]! };
  return { data: shortened(), ...shown, columns: fields, ...kept };

  function shortened(): unknown {
    // The document may hold another form of a row's value, for example a list instead of its text.
    const short = entries.map((entry, at) => pick({ ...rows[at], ...entry }, fields));
    if (place === undefined) return short[0];
    return { ...(result.data as Row), [place.key]: place.isList ? short : short[0] };
  }
}

interface Place {
  readonly key: string;
  readonly entries: readonly Row[];
  readonly isList: boolean;
}

/** The part of the document that holds the rows. */
function placeOf({ data, rows: given, record }: Result, rows: readonly Row[]): Place | undefined {
  const parts = Object.entries(data as Row);
  const only = given === undefined || record !== undefined ? soleEntry(data) : undefined;
  if (only !== undefined) return { key: only.key, entries: [only.entry], isList: false };
  const lists = parts.filter((part): part is [string, Row[]] => Array.isArray(part[1]) && part[1].every(isRow));
  const list = lists.find(([, one]) => one[0] === rows[0]) ?? lists.find(([, one]) => one.length === rows.length);
  if (list !== undefined && given !== undefined) return { key: list[0], entries: list[1], isList: true };
  const same = parts.find(([, value]) => value === rows[0]);
  return same === undefined ? undefined : { key: same[0], entries: [same[1] as Row], isList: false };
}

/** The single object of a document: `{ listing: … }`. */
function soleEntry(data: unknown): { readonly key: string; readonly entry: Row } | undefined {
  const [first, ...more] = Object.entries(data as Row);
  return first !== undefined && more.length === 0 && isRow(first[1]) ? { key: first[0], entry: first[1] } : undefined;
}

function keysOf(data: unknown): readonly string[] {
  return isRow(data) ? Object.keys(data) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}
