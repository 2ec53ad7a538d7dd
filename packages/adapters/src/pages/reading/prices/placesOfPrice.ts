import { parseMoney } from '@listwright/domain/products';
import { isElement, shortText, type PageElement, type PageNode } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';

export type Hints = Parameters<typeof parseMoney>[1];

const UNPRICED: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'head', 'svg', 'template', 'footer']);

/** The smallest elements whose text is the price: "$<strong>499</strong><sup>.99</sup>" is one. */
export function placesOfPrice(price: number, { tree }: PageSource, hints: Hints): readonly PageElement[] {
  const places = new Set<PageElement>();
  const digits = mayShow(price);
  const [first = ''] = String(Math.trunc(price));
  const isPrice = (text: string): boolean =>
    text !== '' && digits.test(text) && parseMoney(text, hints)?.amount === price;
  const { nodes } = tree.root;
  let open = tree.root;
  for (let at = 1; at < nodes.length && places.size < MOST_PLACES; at += 1) {
    const node = nodes[at] as PageNode;
    while (at >= open.end && open.parent !== null) open = open.parent;
    if (isElement(node)) {
      if (UNPRICED.has(node.name)) at = node.end - 1;
      else open = node;
    } else if (node.length < LONGEST_PLACE && node.includes(first)) {
      const place = [open, open.parent, open.parent?.parent].find(
        (one) => one !== null && one !== undefined && isPrice(shortText(one, LONGEST_PLACE)),
      );
      if (place !== undefined && place !== null) places.add(place);
    }
  }
  return [...places];
}

const LONGEST_PLACE = 60;
const MOST_PLACES = 12;
/** Whether the digits of the price before its decimals may stand in a text; digits of other scripts are left to the reader of money. */
const mayShow = (price: number): RegExp =>
  new RegExp(`[^\\d\\P{Nd}]|${[...String(Math.trunc(price))].map((digit) => `[${digit}]`).join('\\D*')}`, 'u');
