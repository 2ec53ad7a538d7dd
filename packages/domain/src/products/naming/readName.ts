import { articlesOf } from './parts/articlesOf.js';
import { cleanText } from './cleanText.js';
import type { NameReading } from './NameReading.js';
import type { NameSegment } from './parts/NameSegment.js';
import { isLooseQuantity, quantityOf } from './parts/quantityOf.js';
import { readHead } from './readHead.js';
import { readSegment } from './readSegment.js';
import type { ReadSegment } from './readSegment.js';
import { scalesOf } from './parts/scalesOf.js';
import { splitName } from './parts/splitName.js';
import { tailsOf } from './parts/tailsOf.js';
import { typePhraseOf } from './parts/typePhraseOf.js';
import { withoutBrand } from './parts/withoutBrand.js';
import { withoutPromotion } from './withoutPromotion.js';
import { wordInTitle } from './wordInTitle.js';

const QUOTED = /(?<![\p{L}\p{N}])(?:'([^'"]+(?:'[^'"]+)*)'|"([^"]+)")(?![\p{L}\p{N}])/gu;
const GAUGE_NAME = /^(?:00|OO|HO|H0|N|O)$/u;

/** Takes a product name apart. Works on any text; a name it cannot read comes back whole in `main`. */
export function readName(productName: string, brand: string): NameReading {
  const plain = cleanText(productName)
    .replaceAll('\n', ' ')
    .replaceAll(/\bplug in\b/giu, 'Plug-in');
  const clean = unshouted(withoutPromotion(plain) || plain);
  const { text, prefix, ledByBrand } = withoutBrand(clean, brand);
  const [first, ...rest] = joinedFront(splitName(text === '' ? clean : text));
  const segments = rest.map((segment) => readSegment(segment.text, segment.bracketed));
  const textsOf = (kind: ReadSegment['kind']): readonly string[] =>
    segments.filter((segment) => segment.kind === kind).map((segment) => segment.text);

  let main = first?.text ?? clean;
  const [outside = ''] = textsOf('quantity');
  const inside = quantityOf(main);
  if (inside !== '' && isLooseQuantity(inside)) main = tidied(main.replace(inside, ' '));
  let details = segments.filter((segment) => segment.kind === 'detail' || segment.kind === 'type');
  if (main === '') {
    main = details[0]?.text ?? '';
    details = details.slice(1);
  }

  const tails = tailsOf(main);
  const scales = [...scalesOf(main), ...rest.flatMap((segment) => scalesOf(segment.text))];
  const head = readHead(tails, scales, ledByBrand, inside);
  const hint = head.type === '' ? details.find((segment) => segment.kind === 'type') : undefined;
  return {
    main,
    details: details
      .filter((segment) => segment !== hint)
      .map((segment) => withoutScale(segment.text))
      .filter((text) => text !== ''),
    type: head.type === '' ? lowered(hint?.text ?? '') : head.type,
    designation: head.designation,
    after: head.after,
    prefix,
    articles: [...new Set([...articlesOf(tails.head.split(' '), ledByBrand), ...textsOf('article')])],
    scales: [...new Set(scales.map((scale) => scale.shown))],
    quantity: inside === '' ? outside : inside,
    colours: textsOf('colour'),
    withs: [...head.withs, ...textsOf('with')],
    fors: [...tails.fors, ...textsOf('for')],
    quoted: quotedIn(main),
  };
}

function quotedIn(main: string): readonly string[] {
  return [...main.matchAll(QUOTED)]
    .map((match) => (match[1] ?? match[2] ?? '').trim())
    .filter((name) => !GAUGE_NAME.test(name) && name.length < 40 && !name.includes("' / '"));
}

/** A first part that is a mere family name ("Plarail - S-29 Steam Locomotive") belongs to what follows. */
function joinedFront(segments: readonly NameSegment[]): readonly NameSegment[] {
  const [first, second, ...rest] = segments;
  if (!first || !second || first.bracketed || second.bracketed || typePhraseOf(first.text.split(' '))) return segments;
  const length = first.text.split(' ').length;
  const joins = length === 1 || (length <= 3 && typePhraseOf(second.text.split(' ')) !== undefined);
  if (!joins || quantityOf(first.text) !== '') return segments;
  return [{ text: `${first.text} ${second.text}`, bracketed: false }, ...rest];
}

/** A name in capitals throughout, set in title case; any other name as it is. */
function unshouted(text: string): string {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '');
  const shouts =
    letters.length > 8 && capitals.length / letters.length > 0.75 && /\p{Lu}{4,}.*\s\p{Lu}{3,}/u.test(text);
  return shouts
    ? text
        .split(' ')
        .map((word) => wordInTitle(word, true))
        .join(' ')
    : text.replaceAll(/\bw\/\s?(?=\p{L})/giu, 'with ');
}

/** A scale has its own place: "OO Gauge Plastic Kit" leaves "Plastic Kit". */
function withoutScale(text: string): string {
  return tidied(
    scalesOf(text)
      .reduce((left, scale) => left.replace(scale.text, ' '), text)
      .replace(/(?<=\s|^)1\/\d{2,3}$/u, ''),
  );
}

function lowered(text: string): string {
  return text.toLowerCase();
}

function tidied(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,:;/&+-]+|[\s,:;/&+-]+$/gu, '')
    .trim();
}
