import { shortText, textOf, type PageElement, type PageTree } from './PageTree.js';

const LONGEST = 300;
const SHORTEST = 3;

/**
 * The heading of a page: its first `h1`. Shops set their own name as one too, so that of several the one counts that the title of
 * the page begins with.
 */
export function mainHeading(tree: PageTree): PageElement | undefined {
  const headings = tree.named('h1');
  const [first] = headings;
  if (headings.length < 2) return first;
  const title = textOf(tree.named('title')[0]).toLowerCase();
  const begins = headings.find((one) => {
    const text = shortText(one, LONGEST).toLowerCase();
    return text.length >= SHORTEST && title.startsWith(text);
  });
  return begins ?? first;
}
