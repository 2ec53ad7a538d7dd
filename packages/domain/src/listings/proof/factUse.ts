import { flatMapped } from '../../shared/index.js';
import type { Fact, ProductReading, UnusedInput } from '../../products/index.js';
import type { Claim } from '../Claim.js';
import type { CopyField } from '../ListingCopy.js';

/** A fact and the fields of a copy that state it. */
export interface UsedFact extends Fact {
  readonly usedIn: readonly CopyField[];
}

/** Every fact with the fields that state it, and every passage of the input that is stated nowhere, with the reason. */
export interface FactUse {
  readonly facts: readonly UsedFact[];
  readonly unused: readonly UnusedInput[];
}

const CARRIED: ReadonlySet<Claim['support']> = new Set(['given', 'computed', 'entailed', 'unverified']);

/** Works out from the proof of a copy (`claims` are those of `proveCopy`) what it states of a product. */
export function factUse(claims: readonly Claim[], reading: ProductReading): FactUse {
  const fields = new Map<string, Set<CopyField>>();
  for (const { support, factIds, field } of claims) {
    if (!CARRIED.has(support)) continue;
    for (const id of factIds) fields.set(id, (fields.get(id) ?? new Set()).add(field));
  }
  const facts = reading.facts.map((fact) => ({ ...fact, usedIn: [...(fields.get(fact.id) ?? [])] }));
  const disputed = new Map(
    flatMapped(reading.contradictions, ({ factIds, message }) => factIds.map((id) => [id, message] as const)),
  );
  const left = facts
    .filter(({ usedIn }) => usedIn.length === 0)
    .map(({ id, text, source }): UnusedInput => {
      const message = disputed.get(id);
      return message === undefined
        ? {
            text,
            source,
            factId: id,
            reason: 'no_room',
            note: 'No field states this. Add it where it fits, or write the text again.',
          }
        : { text, source, factId: id, reason: 'contradiction', note: message };
    });
  const places = new Set<string>();
  const unused = [...reading.unused, ...left].filter(({ source }) => {
    const place = `${source.field}:${source.start}:${source.end}`;
    return !places.has(place) && Boolean(places.add(place));
  });
  return { facts, unused };
}
