import type {
  CopyField,
  ListingBrief,
  ListingCopy,
  RemovedClaim,
  Review,
  WritingMode,
} from '@listwright/domain/listings';
import type { Engine } from './ports/CopyWriter.js';

/** A statement that the seller keeps although no fact supports it, known by its words and its sentence. */
export interface KeptStatement {
  readonly field: CopyField;
  readonly text: string;
  readonly sentence: string;
}

export type ListingStatus = 'completed' | 'failed';
export type VersionReason = 'generated' | 'edited' | 'rewritten' | 'restored' | 'copied';

/** A saved listing: its brief, the current text and the domain's review of it. */
export interface Listing {
  readonly id: string;
  readonly userId: string;
  /** The product it is written for; absent where that was deleted, or its account has as many as it may have. */
  readonly productId?: string;
  readonly brief: ListingBrief;
  readonly copy: ListingCopy;
  /** `completed` only where no finding is an error; an edit that breaks a rule makes it `failed`. */
  readonly status: ListingStatus;
  readonly engine: Engine;
  readonly ruleSet: { readonly id: string; readonly date: string };
  readonly review: Review;
  /** What happens to unverified statements when it is written. */
  readonly mode: WritingMode;
  /** Statements that the facts do not support and that were removed from the written text. */
  readonly removedClaims: readonly RemovedClaim[];
  /** Sentences with unverified words that the connected model found to follow from the facts. */
  readonly acceptedStatements: readonly string[];
  readonly keptStatements: readonly KeptStatement[];
  /** Buyers' questions that the brief does not answer; stored for queries. */
  readonly missingFacts: readonly string[];
  readonly lockedFields: readonly CopyField[];
  /** Seconds from the request to the stored text. */
  readonly processingTime: number;
  /** How often fields were asked to be written differently. */
  readonly variation: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A listing as a list shows it. */
export interface ListingRow {
  readonly id: string;
  readonly productId?: string;
  readonly productName: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly marketplace: ListingBrief['marketplace'];
  readonly status: ListingStatus;
  readonly score: number;
  readonly errorCount: number;
  readonly warningCount: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ListingVersion {
  readonly version: number;
  readonly reason: VersionReason;
  readonly copy: ListingCopy;
  readonly createdAt: Date;
}
