import { createHash } from 'node:crypto';
import { groupsOf } from './groupsOf.mjs';

/** A random choice of faults, the same for the same seed and code: up to `size` of each group. */
export class Sample {
  constructor(size, seed) {
    this.size = size;
    this.seed = seed;
  }

  /** The chosen faults of each group, by its name; `mutants` with `id` and `fileName`. */
  byGroup(mutants) {
    const groups = new Map();
    for (const mutant of mutants)
      for (const { name } of groupsOf(mutant.fileName)) groups.set(name, [...(groups.get(name) ?? []), mutant]);
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
