import { isElement, textOf, type PageElement, type PageNode, type PageTree } from '../PageTree.js';
import { seenText } from '../seenText.js';
import { localName, type Thing, type ThingValue } from './Thing.js';

/** How a notation marks things and their properties in the elements of a page. */
interface Notation {
  readonly isThing: (element: PageElement) => boolean;
  readonly types: (element: PageElement) => readonly string[];
  readonly names: (element: PageElement) => readonly string[];
}

const NO_WORDS: readonly string[] = [];
const words = (text: string | undefined): readonly string[] =>
  text === undefined ? NO_WORDS : text.split(/\s+/u).filter((word) => word !== '');

const MICRODATA: Notation = {
  isThing: (element) => element.attribute('itemscope') !== undefined,
  types: (element) => words(element.attribute('itemtype')).map(localName),
  names: (element) => words(element.attribute('itemprop')).map(localName),
};

const RDFA: Notation = {
  isThing: (element) => element.attribute('typeof') !== undefined,
  types: (element) => words(element.attribute('typeof')).map(localName),
  // OpenGraph writes `property` too, in `meta` of the head.
  names: (element) =>
    words(element.attribute('property'))
      .filter((name) => !/^(?:og|fb|twitter|article):/iu.test(name))
      .map(localName),
};

/** Things that the attributes of microdata describe. */
export const microdata = (tree: PageTree): readonly Thing[] =>
  tree.markup.has('itemscope') ? thingsOf(tree, MICRODATA) : [];
/** Things that the attributes of RDFa describe. */
export const rdfa = (tree: PageTree): readonly Thing[] => (tree.markup.has('typeof') ? thingsOf(tree, RDFA) : []);

interface OpenThing {
  readonly types: readonly string[];
  readonly properties: Record<string, ThingValue[]>;
}

function thingsOf(tree: PageTree, notation: Notation): readonly Thing[] {
  const top: Thing[] = [];
  // Properties that `itemref` names stand elsewhere on the page.
  const seen = new Set<PageElement>();
  visit(tree.root, undefined);
  return top;

  /** All within an element, in the order of the page; a thing takes what is within itself. */
  function visit({ nodes, at: start, end }: PageElement, owner: OpenThing | undefined): void {
    for (let at = start + 1; at < end; at += 1) {
      const node = nodes[at] as PageNode;
      if (!isElement(node)) continue;
      if (notation.isThing(node)) {
        take(node, owner);
        at = node.end - 1;
      } else if (owner !== undefined) for (const name of notation.names(node)) put(owner, name, valueOf(node, name));
    }
  }

  function take(element: PageElement, owner: OpenThing | undefined): void {
    if (!notation.isThing(element)) {
      if (owner !== undefined) for (const name of notation.names(element)) put(owner, name, valueOf(element, name));
      visit(element, owner);
      return;
    }
    const names = notation.names(element);
    const content = element.attribute('content');
    if (owner !== undefined && content !== undefined && element.elements.length === 0) {
      // A thing that is said in a word: `<meta itemprop="brand" itemscope content="Larkhill">`.
      for (const name of names) put(owner, name, content.trim());
      return;
    }
    const thing: OpenThing = { types: notation.types(element), properties: {} };
    if (owner === undefined || names.length === 0) top.push(thing);
    else for (const name of names) put(owner, name, thing);
    visit(element, thing);
    for (const id of words(element.attribute('itemref'))) {
      const other = tree.byId(id);
      if (other === undefined || seen.has(other)) continue;
      seen.add(other);
      take(other, thing);
    }
  }
}

function put({ properties }: OpenThing, name: string, value: ThingValue): void {
  if (value === '') return;
  const key = name.toLowerCase();
  const values = properties[key];
  if (values === undefined) properties[key] = [value];
  else if (values.length < 100) values.push(value);
}

/** What the standard says is the value of an element: `content`, an address, a time, its text; of a name the text that is seen. */
function valueOf(element: PageElement, property: string): string {
  const { name } = element;
  const content = element.attribute('content');
  if (content !== undefined) return content.trim();
  if (name === 'meta') return '';
  if (/^(?:a|area|link)$/u.test(name)) return element.attribute('href')?.trim() ?? textOf(element);
  if (/^(?:img|audio|embed|iframe|source|track|video)$/u.test(name))
    return (element.attribute('src') ?? element.attribute('data-src') ?? '').trim();
  if (name === 'object') return element.attribute('data')?.trim() ?? '';
  if (name === 'time') return element.attribute('datetime')?.trim() ?? textOf(element);
  if (/^(?:data|meter|input)$/u.test(name)) return element.attribute('value')?.trim() ?? textOf(element);
  return property === 'name' ? seenText(element) : textOf(element);
}
