import type { JobKind } from './JobKind.js';

/** The kinds of jobs that this program knows, by name. */
export class JobKinds {
  private readonly byName: ReadonlyMap<string, JobKind>;

  constructor(kinds: readonly JobKind[]) {
    this.byName = new Map(kinds.map((kind) => [kind.name, kind]));
  }

  /** Whether any kind waits for a server. */
  get isRemote(): boolean {
    return [...this.byName.values()].some((kind) => kind.isRemote);
  }

  /** False for a job that a newer version of this program made. */
  has(name: string): boolean {
    return this.byName.has(name);
  }

  /** Throws where there is no such kind: ask `has` first about jobs of unknown origin. */
  of(name: string): JobKind {
    const kind = this.byName.get(name);
    if (kind === undefined) throw new Error(`There is no kind of job named ${name}.`);
    return kind;
  }
}
