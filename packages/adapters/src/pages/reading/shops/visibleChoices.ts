import type { PageVariation } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, find, findAll, textOf, type PageElement, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';

const LONGEST = 60;
const LEAST = 2;
const MOST = 100;
/** What is chosen beside the product itself. */
const OTHER =
  /qty|quantit|menge|anzahl|cantidad|quantité|quantità|aantal|antal|ilość|adet|数量|country|currency|language|\bsort|\brating|postcode|\bzip\b|size[-_ ]?guide|warranty|gift|purchase|subscri|deliver|shipping|payment|frequency|\bplan\b|versand|lieferung|bewertung|sterne|livraison|\bavis\b|envío|entrega|valoraci|spedizione|recension|verzending|beoordeling|\bstars?\b|review/iu;

/** What a buyer chooses of the product in lists of the part that offers it. */
export function visibleChoices(
  tree: PageTree,
  area: PageElement,
  cards: readonly PageElement[],
  findings: Findings,
): void {
  const labels = new Map(tree.named('label').map((label) => [attributeOf(label, 'for'), label]));
  const lists = listsIn(area, labels, cards);
  const names = new Set(lists.map(({ name }) => name));
  const buttons = buttonsIn(area, labels, cards).filter(({ name }) => !names.has(name));
  findings.add('variations', [...lists, ...buttons], 'text', lists.length > 0 ? 'select' : 'fieldset', 'guess');
}

type Labels = ReadonlyMap<string, PageElement>;

function listsIn(area: PageElement, labels: Labels, cards: readonly PageElement[]): readonly PageVariation[] {
  return findAll(area, ({ name }) => name === 'select').flatMap((select): PageVariation[] => {
    // Shopify's list of variants, each with a value of all options, for browsers without scripts.
    if (attributeOf(select, 'name') === 'id') return [];
    const names = [
      textOf(labels.get(attributeOf(select, 'id') || 'none')),
      ...['aria-label', 'data-variant-option-name', 'data-attribute', 'title', 'name'].map((name) =>
        attributeOf(select, name),
      ),
    ];
    const name = tidy(names.find((one) => one !== '') ?? '');
    const texts = findAll(select, isOption).map((option) => textOf(option));
    const values = texts.map(withoutPrice).filter((value) => value !== '' && value.length <= LONGEST);
    const isChoice =
      name !== '' && !names.some((one) => OTHER.test(one)) && !isCount(texts) && !isWithin(select, cards);
    return isChoice && values.length >= LEAST ? [{ name, values: [...new Set(values)].slice(0, MOST) }] : [];
  });
}

/** Buttons of which one is chosen, in a set with a name: what most themes of Shopify show. */
function buttonsIn(area: PageElement, labels: Labels, cards: readonly PageElement[]): readonly PageVariation[] {
  return findAll(area, ({ name }) => name === 'fieldset').flatMap((set): PageVariation[] => {
    const buttons = findAll(set, (one) => one.name === 'input' && attributeOf(one, 'type') === 'radio');
    const legend = find(set, ({ name }) => name === 'legend');
    // "Size: 9.5" names what is chosen too.
    const name = tidy(textOf(legend).split(/[:：]/u)[0] ?? '');
    const values = buttons
      .map((one) => {
        const value = attributeOf(one, 'value');
        return isSaid(value) ? value : textOf(labels.get(attributeOf(one, 'id') || 'none'));
      })
      .map(withoutPrice)
      .filter((value) => value !== '' && value.length <= LONGEST);
    const isChoice =
      name !== '' && name.length <= LONGEST && !OTHER.test(name) && !isCount(values) && !isWithin(set, cards);
    return isChoice && values.length >= LEAST ? [{ name, values: [...new Set(values)].slice(0, MOST) }] : [];
  });
}

/** A value in words or a size, and no key of the shop: "gid://shopify/ProductVariant/1", "on". */
const isSaid = (value: string): boolean =>
  /\p{L}|^\d{1,3}(?:[.,/]\d{1,3})?$/u.test(value) && !/^(?:on|true|yes|option\d*)$|:\/\/|^gid:/iu.test(value);

/** An empty value is a prompt; without one the text is the value. */
const isOption = (one: PageElement): boolean => one.name === 'option' && one.attribute('value')?.trim() !== '';

/** "Oak (+€20.00)" is "Oak"; "3-6 months" and "White (2 pack)" stay as they are. */
function withoutPrice(text: string): string {
  const behind = /\s+[([+–-]\s*\D{0,4}\d[^\p{L}]*(?:\p{L}{1,3}\.?)?[)\]]?$/u.exec(text);
  const priced = behind !== null && /[+€$£¥₹]|\p{Lu}{3}|kr|zł/u.test(behind[0]) ? text.slice(0, behind.index) : text;
  return priced.replace(/\s+[-–(]\s*(?:sold out|out of stock|ausverkauft|épuisé|agotado).*$/iu, '');
}

/** "1", "2", "3": how many. */
const isCount = (values: readonly string[]): boolean => values.every((value, at) => value === String(at + 1));

/** "Storlek" of "Storlek: *", "Pa color" of "attribute_pa_color". */
const tidy = (name: string): string => {
  const plain = name
    .replace(/^attribute_(?:pa_)?/u, '')
    .replaceAll(/[_-]+/gu, ' ')
    .replace(/\s*[:*：]+\s*$/u, '')
    .trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
