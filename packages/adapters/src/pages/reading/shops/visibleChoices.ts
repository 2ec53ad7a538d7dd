import type { PageVariation } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, findAll, textOf, type PageElement, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';

const LONGEST = 60;
const LEAST = 2;
const MOST = 100;
/** What is chosen beside the product itself. */
const OTHER =
  /qty|quantit|menge|anzahl|cantidad|quantité|quantità|aantal|antal|ilość|adet|数量|country|currency|language|sort|rating|postcode|zip|size[-_ ]?guide|warranty|gift/iu;

/** What a buyer chooses of the product in lists of the part that offers it. */
export function visibleChoices(
  tree: PageTree,
  area: PageElement,
  cards: readonly PageElement[],
  findings: Findings,
): void {
  const labels = new Map(tree.named('label').map((label) => [attributeOf(label, 'for'), label]));
  const choices = findAll(area, ({ name }) => name === 'select').flatMap((select): PageVariation[] => {
    const names = [
      textOf(labels.get(attributeOf(select, 'id') || 'none')),
      ...['aria-label', 'data-variant-option-name', 'data-attribute', 'title', 'name'].map((name) =>
        attributeOf(select, name),
      ),
    ];
    const name = tidy(names.find((one) => one !== '') ?? '');
    const values = findAll(select, (one) => one.name === 'option' && attributeOf(one, 'value') !== '')
      .map((option) =>
        textOf(option).replace(
          /\s*[([+–-]\s*\D{0,4}\d.*$|\s+[-–(]\s*(?:sold out|out of stock|ausverkauft|épuisé|agotado).*$/iu,
          '',
        ),
      )
      .filter((value) => value !== '' && value.length <= LONGEST);
    const isChoice =
      name !== '' && !names.some((one) => OTHER.test(one)) && !isCount(values) && !isWithin(select, cards);
    return isChoice && values.length >= LEAST ? [{ name, values: [...new Set(values)].slice(0, MOST) }] : [];
  });
  findings.add('variations', choices, 'text', 'select', 'guess');
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
