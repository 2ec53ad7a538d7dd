import { createHash } from 'node:crypto';
import { groupsOf } from './groupsOf.mjs';

/** A random choice of faults, the same for the same seed and code: up to `size` of each group, or of the named `groups` alone. */
export class Sample {
  constructor(size, seed, groups = []) {
    this.size = size;
    this.seed = seed;
    this.groups = new Set(groups);
  }

  /** The chosen faults of each group, by its name; `mutants` with `id` and `fileName`. */
  byGroup(mutants) {
    const groups = new Map();
    for (const mutant of mutants)
      for (const { name } of groupsOf(mutant.fileName))
        if (this.groups.size === 0 || this.groups.has(name)) groups.set(name, [...(groups.get(name) ?? []), mutant]);
    return new Map([...groups].map(([name, members]) => [name, this.chosen(members)]));
  }

  chosen(mutants) {
    const ranked = mutants.map((mutant) => ({ mutant, rank: this.rankOf(mutant) }));
    return ranked
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .slice(0, this.size)
      .map(({ mutant }) => mutant);
  }

  rankOf({ id }) {
    return createHash('sha256').update(`${this.seed} ${id}`).digest('hex');
  }
}
