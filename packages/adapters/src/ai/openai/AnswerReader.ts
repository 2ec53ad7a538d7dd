/** A text at a place of a JSON document, or a list or object that has ended there. */
export type AnswerPart =
  | { readonly path: readonly (string | number)[]; readonly text: string }
  | { readonly path: readonly (string | number)[]; readonly ended: true };

interface Container {
  readonly isList: boolean;
  /** The entry of the list, or the name in the object, that is being read. */
  at: number | string;
}

/** Our answers are not nested deeper; deeper values are ignored. */
const DEEPEST = 8;

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Reads a JSON document as it comes, piece by piece, and reports each text as soon as its closing quote is there. Lenient:
 * invalid JSON gives nothing or wrong parts, so the complete answer is parsed again once it has arrived.
 */
export class AnswerReader {
  private readonly containers: Container[] = [];
  private text = '';
  private state: 'outside' | 'text' | 'escape' | 'unicode' = 'outside';
  private unicode = '';
  /** The next text in an object is a name. */
  private isName = false;

  constructor(private readonly onPart: (part: AnswerPart) => void) {}

  feed(piece: string): void {
    for (const character of piece) this.take(character);
  }

  private take(character: string): void {
    switch (this.state) {
      case 'outside':
        return this.structure(character);
      case 'text':
        if (character === '"') this.endText();
        else if (character === '\\') this.state = 'escape';
        else this.text += character;
        return;
      case 'escape':
        this.state = character === 'u' ? 'unicode' : 'text';
        if (character !== 'u') this.text += ESCAPES[character] ?? character;
        return;
      case 'unicode':
        this.unicode += character;
        if (this.unicode.length < 4) return;
        this.text += String.fromCharCode(Number.parseInt(this.unicode, 16) || 0xfffd);
        this.unicode = '';
        this.state = 'text';
    }
  }

  private structure(character: string): void {
    const inside = this.containers.at(-1);
    if (character === '"') {
      this.text = '';
      this.state = 'text';
    } else if (character === '{' || character === '[') {
      this.containers.push({ isList: character === '[', at: character === '[' ? 0 : '' });
      this.isName = character === '{';
    } else if (character === '}' || character === ']') {
      this.containers.pop();
      this.isName = false;
      this.report({ ended: true });
    } else if (character === ',' && inside !== undefined) {
      if (typeof inside.at === 'number') inside.at += 1;
      this.isName = !inside.isList;
    } else if (character === ':') this.isName = false;
  }

  private endText(): void {
    this.state = 'outside';
    const inside = this.containers.at(-1);
    if (inside !== undefined && this.isName && !inside.isList) inside.at = this.text;
    else this.report({ text: this.text });
  }

  private report(part: { readonly text: string } | { readonly ended: true }): void {
    if (this.containers.length <= DEEPEST) this.onPart({ path: this.containers.map(({ at }) => at), ...part });
  }
}
