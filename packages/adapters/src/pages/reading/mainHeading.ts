import { isOfAnother } from './isOfAnother.js';
import { find, shortText, textOf, type PageElement, type PageTree } from './PageTree.js';

const LONGEST = 300;
const SHORTEST = 3;
/** Words before a bar or a dash are a name from here on. */
const SHORTEST_NAME = 6;

/**
 * The heading of a page: its first `h1`. Shops set their own name as one too, and those of their menus and of other products, so that of
 * several the one counts that the title of the page begins with, else the first that is none of these.
 */
export function mainHeading(tree: PageTree): PageElement | undefined {
  const headings = tree.named('h1');
  if (headings.length === 1) return headings[0];
  const title = textOf(tree.named('title')[0]);
  if (headings.length === 0) return namedInTitle(tree, title);
  const begins = headings.find((one) => {
    const text = shortText(one, LONGEST).toLowerCase();
    return text.length >= SHORTEST && title.toLowerCase().startsWith(text);
  });
  if (begins !== undefined) return begins;
  const own = headings.filter((one) => !isOfAnother(one, null));
  return own.find((one) => !isFramed(one)) ?? own[0] ?? namedInTitle(tree, title) ?? headings[0];
}

/** In what frames a page: its menus. */
function isFramed({ parent }: PageElement): boolean {
  for (let at = parent; at !== null; at = at.parent) if (/^(?:nav|aside|footer)$/u.test(at.name)) return true;
  return false;
}

const NAMES = ['h2', 'h3', 'div', 'span', 'strong', 'b', 'p', 'td'] as const;

/** Where a shop marks no heading: what stands alone as the title of the page begins, up to the name of the shop. */
function namedInTitle(tree: PageTree, title: string): PageElement | undefined {
  const [start = ''] = title.split(/ [-–—|·•»:] |\s*[｜|»]\s*/u);
  const name = start.trim();
  if (name.length < SHORTEST_NAME || name.length > LONGEST || name === title) return undefined;
  for (const kind of NAMES) {
    const found = tree
      .named(kind)
      .find((one) => shortText(one, LONGEST) === name && !isOfAnother(one, null) && find(one, isBlock) === undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isBlock = ({ name }: PageElement): boolean => /^(?:div|p|td|table|ul|li)$/u.test(name);
