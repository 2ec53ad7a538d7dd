import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const PAGE = 'index.html';

/** What the page of a screen names, so that a browser fetches it with the shell. */
export interface ScreenStart {
  /** The files beyond the shell, as tags for the head. */
  readonly tags: string;
  /** The address of what the screen reads first; `:id` is the last part of the page's own. Empty: nothing. */
  readonly firstRead: string;
}

/** What each screen of the app starts with beyond the shell. */
export class ScreenFiles {
  private readonly chunks: Readonly<Record<string, Chunk>>;
  private readonly shell: ReadonlySet<string>;
  /** By the screen's path; a part of it that begins with a colon fits any. */
  private readonly starts: ReadonlyMap<string, ScreenStart>;

  constructor(root: string) {
    const read = (name: string) => JSON.parse(readFileSync(path.join(root, '.vite', name), 'utf8'));
    this.chunks = read('app.json');
    this.shell = this.reach([PAGE]);
    const scenes: Readonly<Record<string, readonly string[]>> = read('scenes.json');
    const reads: Readonly<Record<string, string>> = read('firstReads.json');
    this.starts = new Map(
      Object.entries(scenes).map(([screen, sources]) => [
        screen,
        { tags: this.tagsOf(sources), firstRead: reads[screen] ?? '' },
      ]),
    );
  }

  /** Absent: no screen has this path. */
  startOf(address: string): ScreenStart | undefined {
    const parts = address.replace(/\/+$/, '').split('/');
    const fits = (screen: string) => {
      const wanted = screen.split('/');
      return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
    };
    return this.starts.get(parts.join('/')) ?? [...this.starts].find(([screen]) => fits(screen))?.[1];
  }

  private tagsOf(sources: readonly string[]): string {
    const names = [...this.reach(sources)].filter((name) => !this.shell.has(name));
    const chunks = names.flatMap((name) => this.chunks[name] ?? []);
    const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const shellStyles = new Set([...this.shell].flatMap((name) => this.chunks[name]?.css ?? []));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !shellStyles.has(file)));
    const links = [...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`);
    return [...scripts, ...links].join('');
  }

  /** The chunks that run before these do. */
  private reach(names: readonly string[]): ReadonlySet<string> {
    const reached = new Set(names);
    for (const name of reached) for (const next of this.chunks[name]?.imports ?? []) reached.add(next);
    return reached;
  }
}
