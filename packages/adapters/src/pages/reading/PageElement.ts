/** An element, or a text between tags. */
export type PageNode = PageElement | string;

/**
 * An element of a page. All nodes of a page are in one list in the order of the page, and an element knows where what it holds
 * begins and ends there: a list of children for each would be most of the memory of a page, and of the time to collect it again.
 * So are all attributes, each name before its value.
 */
export class PageElement {
  /** Of most elements rules ask for these alone. */
  private classes: string | undefined = undefined;
  private id: string | undefined = undefined;
  private readonly first: number;
  private last: number;
  /** What `shortText` found: kept here, as a map beside the tree would cost more than the reading. */
  short: string | null | undefined = undefined;
  /** Behind all that it holds in the list of nodes. */
  end: number;

  constructor(
    readonly name: string,
    readonly parent: PageElement | null,
    readonly nodes: readonly PageNode[],
    /** Its place in the list of nodes. */
    readonly at: number,
    private readonly attributes: string[],
  ) {
    this.end = at + 1;
    this.first = attributes.length;
    this.last = attributes.length;
  }

  /**
   * Takes what the page writes into the tag, before any other element is made; of two attributes with one name the first. Each call
   * goes along those before.
   */
  write(name: string, value: string): void {
    if (name === 'class') this.classes ??= value;
    else if (name === 'id') this.id ??= value;
    else if (this.attribute(name) === undefined) this.last = this.attributes.push(name, value);
  }

  /** The value of an attribute as the page writes it; undefined where it has none. */
  attribute(name: string): string | undefined {
    if (name === 'class') return this.classes;
    if (name === 'id') return this.id;
    for (let at = this.first; at < this.last; at += 2) if (this.attributes[at] === name) return this.attributes[at + 1];
    return undefined;
  }

  /** Whether an attribute other than class and id has a name like this. */
  hasAttributeLike(name: RegExp): boolean {
    for (let at = this.first; at < this.last; at += 2) if (name.test(this.attributes[at] ?? '')) return true;
    return false;
  }

  /** Its own elements and texts, in the order of the page. */
  get children(): readonly PageNode[] {
    const children: PageNode[] = [];
    for (let at = this.at + 1; at < this.end; at += 1) {
      const node = this.nodes[at] as PageNode;
      children.push(node);
      if (typeof node !== 'string') at = node.end - 1;
    }
    return children;
  }

  /** The next element in the one that it stands in. */
  get next(): PageElement | undefined {
    const end = this.parent?.end ?? 0;
    for (let at = this.end; at < end; at += 1) {
      const node = this.nodes[at] as PageNode;
      if (typeof node !== 'string') return node;
    }
    return undefined;
  }

  /** Its own elements, in the order of the page. */
  get elements(): readonly PageElement[] {
    return this.children.filter(isElement);
  }
}

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string';
