import { mainHeading } from './mainHeading.js';
import { textOf } from './PageTree.js';
import type { PageSource } from './PageSource.js';
import { seenText } from './seenText.js';
import { LABELS } from './shops/factLabels.js';
import { metaOf } from './structured/openGraph.js';

/** The name of a product, of the title that its page gives it: without the shop and without words that people search with. */
export const titleOf = (title: string, source: PageSource): string =>
  withoutWords(withoutShop(withoutFrame(title.replaceAll(/\s+/gu, ' ').trim(), source), source));

/**
 * A name that data or a heading frame with more, where the page also gives it alone: "$60 · Enamel mug", "[Week's deal] Enamel mug", "Enamel mug
 * Code: 01245", and the whole title of the page, which is written for searches.
 */
function withoutFrame(title: string, source: PageSource): string {
  const heading = seenText(mainHeading(source.tree));
  const whole = plain(title);
  // An attribute ends at the sign for inches that it holds.
  if (plain(heading).startsWith(whole) && /^["”″]/u.test(heading.slice(title.length))) return heading;
  if (
    heading.length >= SHORTEST &&
    whole === plain(textOf(source.tree.named('title')[0])) &&
    whole.startsWith(plain(heading)) &&
    /^ ?[-–—|·:,]/u.test(title.slice(heading.length))
  )
    return heading;
  const names = [...namesOn(source)].flatMap((name) => [name, name.replace(/ (?:[-–—|·] |\| ?)[^-–—|·]*$/u, '')]);
  for (const name of names) {
    if (name.length < SHORTEST || name.length >= title.length) continue;
    if (whole.endsWith(name) && /[·|\])】]\s*$/u.test(title.slice(0, -name.length)))
      return withoutFrame(title.slice(-name.length), source);
    const rest = whole.startsWith(name)
      ? /^ (\p{L}[\p{L} .]{1,20})[:：] ?\S*\d\S*$/u.exec(title.slice(name.length))
      : null;
    if (rest !== null && LABELS.sku.test(rest[1] ?? '')) return title.slice(0, name.length);
  }
  return title;
}
const SHORTEST = 6;

/** "Enamel mug" of "Enamel mug — Larkhill", where its shop is called Larkhill. */
function withoutShop(title: string, source: PageSource): string {
  const shop = metaOf(source.tree).get('og:site_name') ?? '';
  const named = nameBefore(shop, title) ?? nameByShop(shop, title, source);
  if (named !== undefined) return named;
  const alone = nameBefore(hostLabel(source), title);
  if (alone === undefined) return title;
  // "Enamel mug - Black" at black.example may be a colour: what stands behind another sign than a bar counts where the page also names the product without it.
  return /^\s*\|/u.test(title.slice(alone.length)) || namesOn(source).has(plain(alone)) ? alone : title;
}

/** What stands before the name of the shop at the end of a title; undefined where it does not end so. */
function nameBefore(shop: string, title: string): string | undefined {
  if (shop === '') return undefined;
  if (!title.toLowerCase().endsWith(shop.toLowerCase())) {
    // "Enamel mug - Lark Hill" at larkhill.example.
    const [, start, end = ''] = /^(.*\S) [-–—|·•] (\S.*)$/u.exec(title) ?? [];
    return folded(end) === folded(shop) ? start : undefined;
  }
  const before = title.slice(0, title.length - shop.length);
  // "Coca-Cola" of the shop "Cola" is its own name.
  return /^(.*\S)(?: [-–—|·•:] ?|: ?)$/u.exec(before)?.[1];
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** "Enamel mug" of "Enamel mug by Larkhill", where the page also calls it "Enamel mug - Larkhill": else its maker may be meant. */
function nameByShop(shop: string, title: string, source: PageSource): string | undefined {
  const end = ` by ${shop}`.toLowerCase();
  if (shop === '' || !title.toLowerCase().endsWith(end)) return undefined;
  const name = title.slice(0, -end.length);
  const isName = (other: string): boolean => (nameBefore(shop.toLowerCase(), other) ?? other) === plain(name);
  return [...namesOn(source)].some(isName) ? name : undefined;
}

/** "ubuy" of `www.ubuy.co.in`. */
const hostLabel = ({ url }: PageSource): string =>
  url?.hostname
    .split('.')
    .filter((label) => label !== 'www')
    .find((label) => label.length > 3) ?? '';

/** A name in small letters, with one kind of dash: data have "-" where a heading has "–". */
const plain = (name: string): string =>
  name
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/[‐‑–—]/gu, '-');

/** What the page calls its product, in its headings and in its head. */
function namesOn({ tree }: PageSource): ReadonlySet<string> {
  const meta = metaOf(tree);
  const names = [
    ...tree.named('h1').map(textOf),
    ...tree.named('title').map(textOf),
    meta.get('og:title') ?? '',
    meta.get('twitter:title') ?? '',
  ];
  return new Set(names.map(plain));
}

/**
 * "Karaca çelik termos" of "Karaca çelik termos Fiyatı, Yorumları - Trendyol": Turkish shops end the titles of their pages with the
 * words people search with, which are none of the name. Each text is read in one way alone, from the first of its signs.
 */
const TURKISH_WORDS =
  /(?<![\s,|–-])[\s,|–-]+(?:en uygun |en ucuz )?fiyat(?:ı|ları)?(?:(?:,| ve| &| en)* (?:yorum(?:u|lar|ları)|özellik(?:leri)?|model(?:leri)?|çeşitleri|satın al))+(?: ?[-–—|:] ?[\p{L}\d. ]{2,30})?$/iu;

function withoutWords(title: string): string {
  const name = title.replace(TURKISH_WORDS, '');
  return name === '' ? title : name;
}
