import { isStart } from '../tidyBreadcrumb.js';
import { everyThing, isA, textValue, thingsIn, type Thing } from './Thing.js';

/** The names of a BreadcrumbList, by their position; without the shop itself and this page. The longest where there are several. */
export function breadcrumbOf(things: readonly Thing[], url: URL | undefined): readonly string[] {
  const lists = things.flatMap((thing) => [...everyThing(thing)].filter((one) => isA(one, 'breadcrumblist')));
  const named = lists.map((list) =>
    untilAnother(thingsIn(list, 'itemListElement'))
      .map((entry, at) => ({
        position: Number(textValue(entry, 'position')) || at + 1,
        name: textValue(entry, 'name') || nameOfItem(entry),
        isHere: isHere(entry, url),
        isLinked: addressOf(entry, url) !== undefined,
        isRoot: isRoot(addressOf(entry, url)),
      }))
      .toSorted((one, other) => one.position - other.position)
      // The shop itself, whatever it is called there.
      .filter(({ isRoot }, at) => !(isRoot && at === 0))
      // A shop that gives each category the address of the page says nothing with it; one that has the name of the product is recognised by it.
      .filter(
        ({ isHere, name }, at, all) =>
          !(isHere && at === all.length - 1 && all.filter((one) => one.isHere).length === 1) ||
          name.toLowerCase() === all[at - 1]?.name.toLowerCase(),
      )
      .filter(({ name }) => name !== '' && !isStart(name)),
  );
  // What leads nowhere, at the end, may be the product itself, and counts where there is nothing else.
  const lengthOf = (list: (typeof named)[number]): number =>
    list.filter(({ isLinked }, at) => isLinked || at < list.length - 1).length + list.length / MANY;
  return named.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), []).map(({ name }) => name);
}

const MANY = 1000;

/** What begins at 1 again behind higher ones, in the same list, is another way: "See more mugs like this". */
function untilAnother(entries: readonly Thing[]): readonly Thing[] {
  const positions = entries.map((entry) => Number(textValue(entry, 'position')));
  const again = positions.findIndex((one, at) => one === 1 && positions.slice(0, at).some((before) => before > 1));
  return positions[0] === 1 && again !== -1 ? entries.slice(0, again) : entries;
}

/** Where an entry leads to; undefined where it does not say. */
function addressOf(entry: Thing, url: URL | undefined): URL | undefined {
  const [item] = thingsIn(entry, 'item');
  const address = item === undefined ? textValue(entry, 'item', 'url') : textValue(item, '@id', 'url');
  return address !== '' && URL.canParse(address, url?.href) ? new URL(address, url?.href) : undefined;
}

const isRoot = (address: URL | undefined): boolean => address?.pathname === '/' && address.search === '';

/** Whether an entry leads to the page itself: the product. */
const isHere = (entry: Thing, url: URL | undefined): boolean =>
  url !== undefined && url.pathname !== '/' && addressOf(entry, url)?.pathname === url.pathname;

const nameOfItem = (entry: Thing): string => {
  const [item] = thingsIn(entry, 'item');
  return item === undefined ? '' : textValue(item, 'name');
};
