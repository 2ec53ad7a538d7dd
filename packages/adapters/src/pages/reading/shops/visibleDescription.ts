import type { Findings } from '../Findings.js';
import { attributeOf, find, isElement, textOf, type PageElement, type PageNode, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';
import { isBuyButton } from './buyButtons.js';

/** What themes name the description of a product: "product__description", "woocommerce-Tabs-panel--description". */
const NAME =
  /^(?:(?:product|item|pdp|woocommerce|details|single|long|short|full|tabs|tab|panel|attribute|info|main|content)[-_]{0,2})*description(?:[-_]{0,2}(?:content|text|body|wrapper|container|inner|tab|panel|section|block))*$/iu;
const LONGEST_NAME = 80;
const PLACES: ReadonlySet<string> = new Set(['div', 'section', 'article', 'p']);
const FRAMES: ReadonlySet<string> = new Set(['header', 'footer', 'nav', 'aside', 'dialog']);
/** What themes name parts that speak of something else than the product. */
const ELSEWHERE =
  /review|comment|testimonial|cookie|consent|newsletter|subscri|modal|dialog|popup|drawer|upsell|cross-?sell|related|recommend|recently/iu;
const SHORTEST = 20;
const LONGEST = 5000;

/** The longest text that the page names a description, where no data hold one; `cards` show other products. */
export function visibleDescription(tree: PageTree, cards: readonly PageElement[], findings: Findings): void {
  const isKnown = findings.get('description') !== undefined;
  if (isKnown && findings.from('description')?.certainty !== 'guess') return;
  let longest = '';
  let place = '';
  for (const [element, name] of describedIn(tree.root)) {
    if (isWithin(element, cards)) continue;
    const text = withoutHeading(element);
    // "description" alone may be that of anything; it replaces no other.
    if (
      (isKnown && /^description$/iu.test(name)) ||
      text.length <= longest.length ||
      text.length < SHORTEST ||
      find(element, isBuyButton) !== undefined
    )
      continue;
    [longest, place] = [text, name];
  }
  findings.add('description', longest.slice(0, LONGEST), 'text', place, 'likely');
}

/** Elements with such a name outside of what frames the page, the outermost of each. */
function describedIn({ nodes, at: start, end }: PageElement): readonly (readonly [PageElement, string])[] {
  const found: (readonly [PageElement, string])[] = [];
  for (let at = start + 1; at < end; at += 1) {
    const node = nodes[at] as PageNode;
    if (!isElement(node)) continue;
    const isElsewhere = FRAMES.has(node.name) || NAMED_BY.some((by) => isNamedElsewhere(node.attribute(by)));
    const name = !isElsewhere && PLACES.has(node.name) ? descriptionOf(node) : undefined;
    if (name !== undefined) found.push([node, name]);
    if (isElsewhere || name !== undefined) at = node.end - 1;
  }
  return found;
}

const isNamedElsewhere = (name: string | undefined): boolean => name !== undefined && ELSEWHERE.test(name);

const NAMED_BY = ['id', 'class', 'data-testid'] as const;

/** The name by which an element is a description; all of its names are cut apart only where one may be. */
const descriptionOf = (element: PageElement): string | undefined =>
  NAMED_BY.filter((by) => /description/iu.test(element.attribute(by) ?? ''))
    .flatMap((by) => attributeOf(element, by).split(/\s+/u))
    .find((name) => name.length <= LONGEST_NAME && NAME.test(name));

/** "Description", over the description. */
function withoutHeading(element: PageElement): string {
  const text = textOf(element);
  const heading = textOf(find(element, ({ name }) => /^h[1-6]$/u.test(name)));
  return text.startsWith(heading) ? text.slice(heading.length).trim() : text;
}
