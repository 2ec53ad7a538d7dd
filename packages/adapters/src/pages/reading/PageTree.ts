import { Parser } from 'htmlparser2';

/** An element of a page. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
  readonly parent: PageElement | null;
  /** What `shortText` found: kept here, as a map beside the tree would cost more than the reading. */
  short: string | null | undefined;
}
export type PageNode = PageElement | string;

/** Elements deeper than this are taken as children of the last one that is not. */
const DEEPEST = 400;
const MOST_ELEMENTS = 300_000;
/** A page with more elements open at once than this ends there. */
const MOST_UNCLOSED = 5000;
/** Elements whose text no reader sees. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe']);

export const isUnseen = ({ name }: PageElement): boolean => UNSEEN.has(name);

/** Shared by elements without children, which most are: a list for each would be most of the memory of a page. */
const NONE: readonly PageNode[] = [];

/** An element that is still open. */
interface OpenElement extends PageElement {
  children: PageNode[];
  readonly parent: OpenElement | null;
}

const opened = (name: string, attributes: PageElement['attributes'], parent: OpenElement | null): OpenElement => ({
  name,
  attributes,
  children: NONE as PageNode[],
  parent,
  short: undefined,
});

function addTo(element: OpenElement, child: PageNode): void {
  // A list that begins with what it holds is no longer than that.
  if (element.children === NONE) element.children = [child];
  else element.children.push(child);
}

class TooDeep extends Error {}

/** A page, parsed once, with what is looked up often at hand. */
export class PageTree {
  readonly root: PageElement = opened('#root', {}, null);
  /** The attributes by which the page marks things, `itemscope` and `typeof`: one without them is not searched for things. */
  readonly markup: ReadonlySet<string>;
  private readonly byIds = new Map<string, PageElement>();
  private readonly byNames = new Map<string, PageElement[]>();

  constructor(html: string) {
    const marks = new Set<string>();
    this.markup = marks;
    const root = this.root as OpenElement;
    let open = root;
    let depth = 0;
    let count = 0;
    // Depth is cut by not descending; each element that was not entered closes without leaving one.
    let skipped = 0;
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          count += 1;
          if (depth >= DEEPEST || count > MOST_ELEMENTS) {
            skipped += 1;
            // The parser closes what is open one by one, each time searching all of it.
            if (skipped > MOST_UNCLOSED) throw new TooDeep();
            return;
          }
          const element = opened(name, attributes, open);
          addTo(open, element);
          if (attributes['itemscope'] !== undefined) marks.add('itemscope');
          if (attributes['typeof'] !== undefined) marks.add('typeof');
          if (attributes['id'] !== undefined && !this.byIds.has(attributes['id']))
            this.byIds.set(attributes['id'], element);
          const named = this.byNames.get(name);
          if (named === undefined) this.byNames.set(name, [element]);
          else named.push(element);
          open = element;
          depth += 1;
        },
        ontext: (text) => {
          const at = open.children.length - 1;
          const last = open.children[at];
          if (typeof last === 'string') open.children[at] = last + text;
          else addTo(open, text);
        },
        onclosetag: () => {
          if (skipped > 0) {
            skipped -= 1;
            return;
          }
          open = open.parent ?? root;
          depth -= 1;
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

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string';

/** The elements below another, in the order of the page. */
export function* within(element: PageElement): Generator<PageElement> {
  // A stack of its own: delegated generators cost their depth at each step.
  const open: PageElement[] = [];
  pushChildren(element, open);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    pushChildren(next, open);
  }
}

/** The first child last, so that it is taken first. */
function pushChildren({ children }: PageElement, open: PageElement[]): void {
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const child = children[at];
    if (child !== undefined && typeof child !== 'string') open.push(child);
  }
}

export const find = (
  element: PageElement | undefined,
  test: (element: PageElement) => boolean,
): PageElement | undefined => {
  // Most rules look for something in all of a page: no generator, and no list of what is open. The depth of a page is limited.
  for (const child of element?.children ?? []) {
    if (typeof child === 'string') continue;
    if (test(child)) return child;
    const inside = child.children.length === 0 ? undefined : find(child, test);
    if (inside !== undefined) return inside;
  }
  return undefined;
};

export const findAll = (
  element: PageElement | undefined,
  test: (element: PageElement) => boolean,
): readonly PageElement[] => (element === undefined ? [] : [...within(element)].filter(test));

/** Whether the element has a class. */
export const hasClass = (element: PageElement, name: string): boolean => {
  const value = element.attributes['class'];
  return value !== undefined && value.includes(name) && ` ${value.replaceAll(/\s+/gu, ' ')} `.includes(` ${name} `);
};

export const attributeOf = (element: PageElement | undefined, name: string): string =>
  element?.attributes[name]?.trim() ?? '';

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

function collect(node: PageNode, parts: string[]): void {
  if (typeof node === 'string') {
    parts.push(node);
    return;
  }
  if (UNSEEN.has(node.name)) return;
  const isBlock = BLOCK.has(node.name);
  if (isBlock) parts.push(' ');
  for (const child of node.children) collect(child, parts);
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
  for (const child of element.children) {
    const part = isElement(child) ? collapsed(child) : child.replaceAll(BLANKS, ' ');
    if (part === null) return null;
    text += text.endsWith(' ') && part.startsWith(' ') ? part.slice(1) : part;
    if (text.length > LONGEST_SHORT + 2) return null;
  }
  return isBlock && !text.endsWith(' ') ? `${text} ` : text;
}

/** What a script or another element holds, letter for letter. */
export const rawTextOf = (element: PageElement): string =>
  element.children.filter((child) => typeof child === 'string').join('');
