import {
  enforceProof,
  finishCopy,
  lintListing,
  type Finding,
  type FinishedCopy,
  type ListingBrief,
  type ListingCopy,
  type RemovedClaim,
  type WritingMode,
} from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { readProduct } from '@listwright/domain/products';
import { reviewListing, sentencesForModel } from './reviewListing.js';

/** The text of a writer, with the facts and rules that it is proven by. */
export interface Draft {
  readonly copy: ListingCopy;
  readonly brief: ListingBrief;
  readonly ruleSet: RuleSet;
}

/** What a draft breaks: named to the writer, which may try once more. */
export interface DraftFaults {
  readonly faults: readonly Finding[];
  readonly rejected: readonly RemovedClaim[];
}

export interface FinishedDraft {
  readonly finished: FinishedCopy;
  /** Sentences that the model may be asked about; none where it is not asked. */
  readonly questions: readonly string[];
}

export function faultsOfDraft({ copy, brief, ruleSet }: Draft): DraftFaults {
  return {
    faults: lintListing(copy, ruleSet, brief).filter((finding) => finding.severity === 'error'),
    rejected: enforceProof(copy, readProduct(brief), 'review').removed,
  };
}

export function finishDraft({ copy, brief, ruleSet }: Draft, mode: WritingMode, asksModel: boolean): FinishedDraft {
  const finished = finishCopy(copy, brief, ruleSet, mode);
  if (!asksModel) return { finished, questions: [] };
  const { claims } = reviewListing(finished.copy, brief, ruleSet);
  return { finished, questions: sentencesForModel(claims, finished.copy, brief) };
}
