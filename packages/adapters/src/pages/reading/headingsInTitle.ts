import { shortText, textOf, type PageElement, type PageTree } from './PageTree.js';

const HEADINGS = ['h1', 'h2', 'h3'] as const;
const SHORTEST = 3;
/** No page names its product more often, and each is looked at with what stands around it. */
const MOST = 20;

/** What a page calls its product where neither data nor names of elements do: the headings that its title begins with, the longest first. */
export function headingsInTitle(tree: PageTree): readonly PageElement[] {
  const title = textOf(tree.named('title')[0]).toLowerCase();
  return HEADINGS.flatMap((name) => tree.named(name))
    .map((heading) => ({ heading, text: shortText(heading, title.length) }))
    .filter(({ text }) => text.length >= SHORTEST && title.startsWith(text.toLowerCase()))
    .slice(0, MOST)
    .toSorted((one, other) => other.text.length - one.text.length)
    .map(({ heading }) => heading);
}
