import type { CopyField, Finding, ListingBrief, ListingCopy, RemovedClaim } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';

/** What wrote a text. `version` changes whenever the same brief could come out differently, so caches stay valid. */
export interface Engine {
  readonly name: string;
  readonly model: string;
  readonly version: string;
}

/** A field of a text, or one entry of a list field, as soon as it is written. A second answer may replace it. */
export interface WrittenField {
  readonly field: CopyField;
  readonly index?: number;
  readonly text: string;
}

export interface WritingRequest {
  readonly brief: ListingBrief;
  readonly ruleSet: RuleSet;
  /** What the linter found in the writer's previous answer to the same brief; empty at the first try. */
  readonly faults: readonly Finding[];
  /** Statements of that answer that the facts do not support, each with the reason; absent at the first try. */
  readonly rejected?: readonly RemovedClaim[];
  /** 0 for the first text; each higher number asks for another wording of the same facts. */
  readonly variation: number;
  /** Aborted: `write` throws the signal's reason unless its call has started. A started call is finished. */
  readonly cancelBeforeStart?: AbortSignal;
  /** Aborted: the caller has left or waited long enough. A call that is under way ends too, and `write` throws its reason. */
  readonly signal?: AbortSignal;
  /** Called for each field that is complete, by writers that know it before the complete answer has arrived. */
  readonly onField?: (field: WrittenField) => void;
}

export interface WrittenCopy {
  readonly copy: ListingCopy;
  /** What wrote it. */
  readonly engine: Engine;
}

/**
 * Writes the text of a listing from a brief, within a rule set. It uses only facts of the brief. Throws `DomainError` of
 * kind `unavailable` when there is no complete answer in time; never returns a partial listing.
 */
export abstract class CopyWriter {
  abstract readonly engine: Engine;
  /** Whether a remote server writes; else writing uses this process's CPU. */
  abstract readonly isRemote: boolean;
  abstract write(order: WritingRequest): Promise<WrittenCopy>;

  /** Whether it writes this language, a BCP 47 tag. Writing by rule, without a model, is English only. */
  writes(language: string): boolean {
    return this.isRemote || isEnglish(language);
  }
}

function isEnglish(language: string): boolean {
  return /^(?:en(?:[-_].*)?)?$/iu.test(language.trim());
}
