import { isStart } from '../tidyBreadcrumb.js';
import { everyThing, isA, textValue, thingsIn, type Thing } from './Thing.js';

/**
 * The names of a BreadcrumbList, by their position; without the shop itself and this page. Where there are several, of those that
 * end with the heading of the page, else of all, the longest: a seller has a way too.
 */
export function breadcrumbOf(things: readonly Thing[], url: URL | undefined, heading: string): readonly string[] {
  const all = things.flatMap((thing) => [...everyThing(thing)].filter((one) => isA(one, 'breadcrumblist')));
  const titled = all.filter((list) => {
    const entry = thingsIn(list, 'itemListElement').at(-1);
    return entry !== undefined && nameOf(entry) === heading && isHere(entry, url);
  });
  const lists = titled.length > 0 ? titled : all;
  const named = lists.map((list) =>
    thingsIn(list, 'itemListElement')
      .map((entry, at) => ({
        position: Number(textValue(entry, 'position')) || at + 1,
        name: nameOf(entry),
        isHere: isHere(entry, url),
        isRoot: isRoot(addressOf(entry, url)),
      }))
      .toSorted((one, other) => one.position - other.position)
      // The shop itself, whatever it is called there.
      .filter(({ isRoot }, at) => !(isRoot && at === 0))
      // A shop that gives each category the address of the page says nothing with it.
      .filter(
        ({ isHere }, at, all) => !(isHere && at === all.length - 1 && all.filter((one) => one.isHere).length === 1),
      )
      .map(({ name }) => name)
      .filter((name) => name !== '' && !isStart(name)),
  );
  return named.reduce((one, other) => (other.length > one.length ? other : one), []);
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

const nameOf = (entry: Thing): string => {
  const [item] = thingsIn(entry, 'item');
  return textValue(entry, 'name') || (item === undefined ? '' : textValue(item, 'name'));
};
