import type { Finding, ListingBrief, ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';

/** What wrote a text. `version` changes whenever the same brief could come out differently, so caches stay honest. */
export interface Engine {
  readonly name: string;
  readonly model: string;
  readonly version: string;
}

export interface WritingOrder {
  readonly brief: ListingBrief;
  readonly ruleSet: RuleSet;
  /** What the linter found in the writer's previous answer to the same brief; empty at the first try. */
  readonly faults: readonly Finding[];
  /** 0 for the first text; each higher number asks for another wording of the same facts. */
  readonly variation: number;
  /** Aborted: nobody waits for what has not begun, so `write` throws the signal's reason. A call that is made is finished. */
  readonly over?: AbortSignal;
}

export interface WrittenCopy {
  readonly copy: ListingCopy;
  /** Facts that a buyer of this kind of product expects and the brief does not give, as short noun phrases. */
  readonly missingFacts: readonly string[];
  /** What wrote it. */
  readonly engine: Engine;
}

/**
 * Writes the text of a listing from a brief, within a rule set. It uses only facts of the brief. Throws `DomainError` of
 * kind `unavailable` when no complete answer can be had in time; never returns half a listing.
 */
export abstract class CopyWriter {
  abstract readonly engine: Engine;
  /** Whether a server writes, so that this process only waits; else writing takes its processor. */
  abstract readonly isRemote: boolean;
  abstract write(order: WritingOrder): Promise<WrittenCopy>;
}
