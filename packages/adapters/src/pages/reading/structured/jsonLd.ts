import { decodeHTML } from 'entities';
import { attributeOf, rawTextOf, type PageTree } from '../PageTree.js';
import { localName, type Thing, type ThingValue } from './Thing.js';

const DEEPEST = 14;
const MOST_VALUES = 400;

/** The things that scripts of JSON-LD describe. A script with a small mistake is read as far as it can be; others are skipped. */
export function jsonLd(tree: PageTree): readonly Thing[] {
  return tree
    .named('script')
    .filter((script) => /^application\/ld\+json/iu.test(attributeOf(script, 'type')))
    .flatMap((script) => {
      const data = parsedLoosely(rawTextOf(script));
      return data === undefined ? [] : thingsOf(data, 0);
    });
}

/** JSON as shops write it: in comments, with raw line breaks in texts, with a comma too many or a semicolon behind it. */
export function parsedLoosely(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/<!\[CDATA\[|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)/u, '')
    .replace(/(?:-->|\/\/\]\]>|\/\*\]\]>\*\/|\]\]>)$/u, '')
    .trim()
    .replace(/;$/u, '');
  return parsed(bare) ?? parsed(repaired(bare));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Control characters inside texts escaped, commas before a closing bracket left out; what has no value is null, and "07" is 7. */
function repaired(text: string): string {
  let result = '';
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isInText && sign === '\\') {
      const next = text[at + 1] ?? '';
      // "\'" is no escape of JSON.
      result += /["\\/bfnrtu]/u.test(next) ? sign + next : next;
      at += 1;
    } else if (sign === '"') {
      isInText = !isInText;
      result += sign;
    } else if (isInText && sign < ' ') result += sign === '\n' ? '\\n' : sign === '\t' ? '\\t' : '';
    else if (!isInText && sign === ',' && /^\s*[}\]]/u.test(text.slice(at + 1, at + 40))) continue;
    else if (!isInText && sign === ':' && /^\s*[,}\]]/u.test(text.slice(at + 1, at + 40))) result += ':null';
    else if (!isInText && sign === '0' && /[:,[\s]/u.test(text[at - 1] ?? '') && /\d/u.test(text[at + 1] ?? ''))
      continue;
    else result += sign;
  }
  return result;
}

function thingsOf(value: unknown, depth: number): readonly Thing[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, MOST_VALUES).flatMap((one) => thingsOf(one, depth + 1));
  const record = value as Record<string, unknown>;
  const graph = record['@graph'];
  const own = thingOf(record, depth);
  return graph === undefined ? [own] : [...thingsOf(graph, depth + 1), own];
}

function thingOf(record: Record<string, unknown>, depth: number): Thing {
  const type = record['@type'];
  const properties: Record<string, ThingValue[]> = {};
  for (const [key, value] of Object.entries(record).slice(0, MOST_VALUES)) {
    if (key === '@type' || key === '@graph' || key === '@context') continue;
    const values = (Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value]).flatMap(
      (one): readonly ThingValue[] => {
        if (typeof one === 'string') return [unescaped(one)];
        if (typeof one === 'number' || typeof one === 'boolean') return [String(one)];
        if (typeof one === 'object' && one !== null && depth < DEEPEST)
          return [thingOf(one as Record<string, unknown>, depth + 1)];
        return [];
      },
    );
    if (values.length > 0) properties[localName(key).toLowerCase() || key] = values;
  }
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  return { types: types.map((one) => localName(one)), properties };
}

/** Shops escape their names for HTML although a script is none: "Battery &amp; Charger". */
const unescaped = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);
