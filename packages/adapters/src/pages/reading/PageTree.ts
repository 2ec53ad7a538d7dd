import { Parser } from 'htmlparser2';
import { isElement, PageElement, type PageNode } from './PageElement.js';

export { isElement, type PageElement, type PageNode } from './PageElement.js';

/** Elements deeper than this are taken as children of the last one that is not. */
const DEEPEST = 400;
const MOST_ELEMENTS = 300_000;
/** A page with more elements open at once than this ends there. */
const MOST_UNCLOSED = 5000;
/** Of a tag with more attributes the rest is passed over: each look-up goes along them. */
const MOST_ATTRIBUTES = 200;
/** Elements whose text no reader sees. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe']);

export const isUnseen = ({ name }: PageElement): boolean => UNSEEN.has(name);

class TooDeep extends Error {}

/** A page, parsed once, with what is looked up often at hand. */
export class PageTree {
  readonly root: PageElement;
  /** The attributes by which the page marks things, `itemscope` and `typeof`: one without them is not searched for things. */
  readonly markup: ReadonlySet<string>;
  private readonly byIds = new Map<string, PageElement>();
  private readonly byNames = new Map<string, PageElement[]>();

  constructor(html: string) {
    const nodes: PageNode[] = [];
    const attributes: string[] = [];
    const marks = new Set<string>();
    this.markup = marks;
    this.root = new PageElement('#root', null, nodes, 0, attributes);
    nodes.push(this.root);
    let open = this.root;
    let depth = 0;
    let count = 0;
    // Depth is cut by not descending; each element that was not entered closes without leaving one.
    let skipped = 0;
    // Where the text goes on that was cut at a sign such as "&amp;".
    let isText = false;
    // The element that attributes are of, and the end of what was read of its tag.
    let tagged: PageElement | undefined;
    let taggedTo = 0;
    let written = 0;
    const parser: Parser = new Parser(
      {
        onopentagname: (name) => {
          count += 1;
          tagged = undefined;
          if (depth >= DEEPEST || count > MOST_ELEMENTS) {
            skipped += 1;
            // The parser closes what is open one by one, each time searching all of it.
            if (skipped > MOST_UNCLOSED) throw new TooDeep();
            return;
          }
          const named = this.byNames.get(name);
          // Each name is kept once.
          const element = new PageElement(named?.[0]?.name ?? name, open, nodes, nodes.length, attributes);
          nodes.push(element);
          if (named === undefined) this.byNames.set(name, [element]);
          else named.push(element);
          open = element;
          depth += 1;
          isText = false;
          tagged = element;
          taggedTo = parser.endIndex;
          written = 0;
        },
        onattribute: (name, value) => {
          // The parser reads a form within a form without naming it: its attributes are of no element.
          if (tagged !== undefined && isTagEnded(html, taggedTo, parser.startIndex)) tagged = undefined;
          if (tagged === undefined) return;
          taggedTo = parser.endIndex;
          tagged.write(name, value);
          if (name === 'itemscope' || name === 'typeof') marks.add(name);
          else if (name === 'id' && tagged.attribute('id') === value && !this.byIds.has(value))
            this.byIds.set(value, tagged);
          written += 1;
          if (written === MOST_ATTRIBUTES) tagged = undefined;
        },
        ontext: (text) => {
          if (isText) nodes[nodes.length - 1] = `${nodes.at(-1) as string}${text}`;
          else nodes.push(isSpaceBetween(text, open) ? ' ' : text);
          isText = true;
        },
        onclosetag: () => {
          if (skipped > 0) {
            skipped -= 1;
            return;
          }
          open.end = nodes.length;
          open = open.parent ?? this.root;
          depth -= 1;
          isText = false;
        },
      },
      { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
    );
    try {
      parser.end(html);
    } catch (error) {
      // What was read until there is the page.
      if (!(error instanceof TooDeep)) throw error;
    }
    for (let at: PageElement | null = open; at !== null; at = at.parent) at.end = nodes.length;
    this.root.end = nodes.length;
  }

  byId(id: string): PageElement | undefined {
    return this.byIds.get(id);
  }

  /** All elements of a name, in the order of the page. */
  named(name: string): readonly PageElement[] {
    return this.byNames.get(name) ?? [];
  }

  /** Elements whose ids begin so. */
  idsFrom(prefix: string): readonly PageElement[] {
    return [...this.byIds].filter(([id]) => id.startsWith(prefix)).map(([, element]) => element);
  }
}

/** Whether a tag ends between two places of a page that hold nothing of its attributes. */
function isTagEnded(html: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (html.charCodeAt(at) === GREATER) return true;
  return false;
}
const GREATER = 62;

/** What stands between two tags on most pages: line breaks and spaces, which are one space to a reader. */
function isSpaceBetween(text: string, { name }: PageElement): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 32 && (code < 9 || code > 13)) return false;
  }
  return !UNSEEN.has(name);
}

/** The elements below another, in the order of the page. */
export function* within({ nodes, at, end }: PageElement): Generator<PageElement> {
  for (let next = at + 1; next < end; next += 1) {
    const node = nodes[next] as PageNode;
    if (typeof node !== 'string') yield node;
  }
}

export function find(
  element: PageElement | undefined,
  test: (element: PageElement) => boolean,
): PageElement | undefined {
  // Most rules look for something in all of a page: no generator, and no list of what is open.
  if (element === undefined) return undefined;
  const { nodes, end } = element;
  for (let at = element.at + 1; at < end; at += 1) {
    const node = nodes[at] as PageNode;
    if (typeof node !== 'string' && test(node)) return node;
  }
  return undefined;
}

export function findAll(
  element: PageElement | undefined,
  test: (element: PageElement) => boolean,
): readonly PageElement[] {
  const found: PageElement[] = [];
  if (element === undefined) return found;
  const { nodes, end } = element;
  for (let at = element.at + 1; at < end; at += 1) {
    const node = nodes[at] as PageNode;
    if (typeof node !== 'string' && test(node)) found.push(node);
  }
  return found;
}

/** Whether the element has a class. */
export const hasClass = (element: PageElement | undefined, name: string): boolean => {
  const value = element?.attribute('class');
  return value !== undefined && value.includes(name) && ` ${value.replaceAll(/\s+/gu, ' ')} `.includes(` ${name} `);
};

export const attributeOf = (element: PageElement | undefined, name: string): string =>
  element?.attribute(name)?.trim() ?? '';

/** The text that a reader sees in an element, with single spaces; what scripts and hidden templates hold is none. */
export function textOf(node: PageNode | undefined): string {
  if (node === undefined) return '';
  const parts: string[] = [];
  collect(node, parts);
  return parts.join('').replaceAll(BLANKS, ' ').trim();
}

/** The texts of an element that stand in none of its elements, each with single spaces; those without a word are left out. */
export const ownTexts = (element: PageElement): readonly string[] =>
  element.children.flatMap((child) => (isElement(child) ? [] : child.replaceAll(BLANKS, ' ').trim() || []));

const BLANKS = /[\s\u200B\u200E\u200F\uFEFF]+/gu;
const BLOCK: ReadonlySet<string> = new Set(
  'address article br dd div dl dt figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main ol option p section table td th tr ul'.split(
    ' ',
  ),
);

/** "63<sup>07</sup> Lei" is 63.07: raised figures behind others are decimals. */
const isRaised = ({ name }: PageElement, text: string, before: string): boolean =>
  name === 'sup' && /^\s*\d{2}\s*$/u.test(text) && /(?<![\d.,])\d{1,6}$/u.test(before);

function collect(node: PageNode, parts: string[]): void {
  if (typeof node === 'string') {
    parts.push(node);
    return;
  }
  if (UNSEEN.has(node.name)) return;
  if (node.name === 'sup' && isRaised(node, rawTextOf(node), parts.at(-1) ?? '')) parts.push('.');
  const isBlock = BLOCK.has(node.name);
  if (isBlock) parts.push(' ');
  const { nodes, end } = node;
  for (let at = node.at + 1; at < end; at += 1) {
    const child = nodes[at] as PageNode;
    collect(child, parts);
    if (typeof child !== 'string') at = child.end - 1;
  }
  if (isBlock) parts.push(' ');
}

/** Longer texts are of sections. */
const LONGEST_SHORT = 300;

/**
 * What `textOf` gives where that has at most so many characters, 300 at most; else ''. Each element is read once, however often its
 * ancestors are asked: for rules that look at all elements.
 */
export function shortText(element: PageElement | undefined, most: number): string {
  const text = element === undefined ? '' : (collapsed(element)?.trim() ?? '');
  return text.length <= most ? text : '';
}

/** With single spaces, one at most at either end; null where it is too long. */
function collapsed(element: PageElement): string | null {
  if (element.short === undefined) element.short = UNSEEN.has(element.name) ? '' : collapsedWithin(element);
  return element.short;
}

function collapsedWithin(element: PageElement): string | null {
  const isBlock = BLOCK.has(element.name);
  let text = isBlock ? ' ' : '';
  const { nodes, end } = element;
  for (let at = element.at + 1; at < end; at += 1) {
    const child = nodes[at] as PageNode;
    if (typeof child !== 'string') at = child.end - 1;
    const part = isElement(child) ? collapsed(child) : withSingleSpaces(child);
    if (part === null) return null;
    if (typeof child !== 'string' && child.name === 'sup' && isRaised(child, part, text)) text += '.';
    text += text.endsWith(' ') && part.startsWith(' ') ? part.slice(1) : part;
    if (text.length > LONGEST_SHORT + 2) return null;
  }
  return isBlock && !text.endsWith(' ') ? `${text} ` : text;
}

/** A text with one space for each run of blanks; most texts have no such run. */
function withSingleSpaces(text: string): string {
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code >= NO_BREAK_SPACE || (code === SPACE && before === SPACE))
      return text.replaceAll(BLANKS, ' ');
    before = code;
  }
  return text;
}
const SPACE = 32;
const NO_BREAK_SPACE = 0xa0;

/** What a script or another element holds, letter for letter. */
export const rawTextOf = (element: PageElement): string =>
  element.children.filter((child) => typeof child === 'string').join('');
