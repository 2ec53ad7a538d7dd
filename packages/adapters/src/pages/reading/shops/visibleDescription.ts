import type { Findings } from '../Findings.js';
import { attributeOf, find, textOf, within, type PageElement, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';
import { isBuyButton } from './hasBuyButton.js';

/** What themes name the description of a product: "product__description", "woocommerce-Tabs-panel--description". */
const NAME =
  /^(?:(?:product|item|pdp|woocommerce|details|single|long|short|full|tabs|tab|panel|attribute|info|main|content)[-_]{0,2})*description(?:[-_]{0,2}(?:content|text|body|wrapper|container|inner|tab|panel|section|block))*$/iu;
const LONGEST_NAME = 80;
const PLACES = /^(?:div|section|article|p)$/u;
const FRAMES = /^(?:header|footer|nav|aside|dialog)$/u;
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
  for (const [element, name] of describedIn(tree, cards)) {
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
function* describedIn(tree: PageTree, cards: readonly PageElement[]): Generator<readonly [PageElement, string]> {
  const covered = new Set<PageElement>();
  for (const element of within(tree.root)) {
    if (covered.has(element)) continue;
    const isFrame = FRAMES.test(element.name) || namesOf(element).some((name) => ELSEWHERE.test(name));
    const name = isFrame || !PLACES.test(element.name) ? undefined : namesOf(element).find(isDescription);
    if (!isFrame && name === undefined) continue;
    for (const inner of within(element)) covered.add(inner);
    if (name !== undefined && !isWithin(element, cards)) yield [element, name];
  }
}

const namesOf = (element: PageElement): readonly string[] =>
  ['id', 'class', 'data-testid'].flatMap((attribute) => attributeOf(element, attribute).split(/\s+/u));
const isDescription = (name: string): boolean => name.length <= LONGEST_NAME && NAME.test(name);

/** "Description", over the description. */
function withoutHeading(element: PageElement): string {
  const text = textOf(element);
  const heading = textOf(find(element, ({ name }) => /^h[1-6]$/u.test(name)));
  return text.startsWith(heading) ? text.slice(heading.length).trim() : text;
}
