import type { Page, PageRequest } from '../../shared/index.js';
import type { Analysis, AnalysisRow } from '../Analysis.js';

/** How many analyses of a kind an account keeps: the oldest go. */
export const KEPT_ANALYSES = 500;

/**
 * The stored runs of all tools. Every call names the owner: analyses of other accounts are not found. Writes join the
 * ambient transaction.
 */
export abstract class AnalysisRepository {
  /** Stores a run, and what it is found by when the same is asked again. Of each kind the newest `KEPT_ANALYSES` stay. */
  abstract add(analysis: Analysis, fingerprint: string): Promise<void>;
  abstract find(userId: string, kind: string, id: string): Promise<Analysis | undefined>;
  /** The newest run with this fingerprint. */
  abstract findSame(userId: string, kind: string, fingerprint: string): Promise<Analysis | undefined>;
  /** Newest first. */
  abstract list(userId: string, kind: string, page: PageRequest): Promise<Page<AnalysisRow>>;
  /** The newest runs of every kind whose input names this product (`product_id`), newest first. */
  abstract ofProduct(userId: string, productId: string, most: number): Promise<readonly AnalysisRow[]>;
  /** Whether there was one to remove. */
  abstract remove(userId: string, kind: string, id: string): Promise<boolean>;
  /** All of an account, of every kind, newest first. */
  abstract all(userId: string): AsyncIterable<Analysis>;
}
