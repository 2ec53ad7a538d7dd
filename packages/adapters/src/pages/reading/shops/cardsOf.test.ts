import { describe, expect, it } from '@jest/globals';
import { PageTree, within } from '../PageTree.js';
import { cardsOf, isWithin } from './cardsOf.js';

const card = (name: string, inner = ''): string => `<li class="card"><a href="/${name}">${name}</a> €5.00${inner}</li>`;
const list = (name: string, count: number, inner = ''): string =>
  `<ul>${Array.from({ length: count }, (_, at) => card(`${name}${at}`, inner)).join('<li>Advertisement</li>')}</ul>`;

describe('the cards of a page', () => {
  it.each([
    ['one list', list('a', 5), 5],
    ['two lists', `${list('a', 4)}<p>Also</p>${list('b', 6)}`, 6],
    ['lists within cards', list('a', 5, list('b', 4)), 5],
    ['a longer list within a card', `<ul>${card('a', list('b', 7)).repeat(4)}</ul>`, 7],
    ['tags that nothing closes', `<div>${'<li class="card"><a href="/x">x</a> €5.00'.repeat(5)}`, 5],
  ])('stand one behind the other, none in another: %s', (_, body, count) => {
    const tree = new PageTree(`<html><body><p>Before</p>${body}<p>Behind</p></body></html>`);
    const cards = cardsOf(tree);
    expect(cards).toHaveLength(count);
    // What `isWithin` searches by halves.
    for (const [at, one] of cards.entries()) expect(one.at).toBeGreaterThanOrEqual(cards[at - 1]?.end ?? 0);

    const inCards = new Set(cards.flatMap((one) => [one, ...within(one)]));
    const elements = [...within(tree.root)];
    expect(elements.filter((one) => isWithin(one, cards))).toEqual(elements.filter((one) => inCards.has(one)));
    expect(inCards.size).toBeLessThan(elements.length);
  });
});
