import { isStart } from '../tidyBreadcrumb.js';
import { everyThing, isA, textValue, thingsIn, type Thing } from './Thing.js';

/** The names of a BreadcrumbList, by their position; without the shop itself. The longest where there are several. */
export function breadcrumbOf(things: readonly Thing[]): readonly string[] {
  const lists = things.flatMap((thing) => [...everyThing(thing)].filter((one) => isA(one, 'breadcrumblist')));
  const named = lists.map((list) =>
    thingsIn(list, 'itemListElement')
      .map((entry, at) => ({
        position: Number(textValue(entry, 'position')) || at + 1,
        name: textValue(entry, 'name') || nameOfItem(entry),
      }))
      .toSorted((one, other) => one.position - other.position)
      .map(({ name }) => name)
      .filter((name) => name !== '' && !isStart(name)),
  );
  return named.reduce((one, other) => (other.length > one.length ? other : one), []);
}

const nameOfItem = (entry: Thing): string => {
  const [item] = thingsIn(entry, 'item');
  return item === undefined ? '' : textValue(item, 'name');
};
