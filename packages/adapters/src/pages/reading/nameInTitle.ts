import { textOf, type PageTree } from './PageTree.js';

const HEADINGS = ['h1', 'h2', 'h3'] as const;
const SHORTEST = 3;

/** What a page calls its product where its data do not: the longest heading that the title of the page begins with. */
export function nameInTitle(tree: PageTree): string | undefined {
  const title = textOf(tree.named('title')[0]).toLowerCase();
  const names = HEADINGS.flatMap((name) => tree.named(name))
    .map(textOf)
    .filter((text) => text.length >= SHORTEST && title.startsWith(text.toLowerCase()));
  return names.toSorted((one, other) => other.length - one.length)[0];
}
