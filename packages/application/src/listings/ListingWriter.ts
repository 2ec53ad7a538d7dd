import type { FinishedCopy, ListingBrief, ListingCopy, Review, WritingMode } from '@listwright/domain/listings';
import { productClassFor, ruleSetFor, type RuleSet } from '@listwright/domain/marketplaces';
import { readProduct } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';
import type { Caller, Clock } from '../shared/index.js';
import { faultsOfDraft, finishDraft, type Draft, type DraftFaults, type FinishedDraft } from './Draft.js';
import { fieldsOf } from './fieldsOf.js';
import { listingErrors } from './listingErrors.js';
import type { ClaimJudge } from './ports/ClaimJudge.js';
import type { CopyWriter, Engine, WritingRequest, WrittenCopy, WrittenField } from './ports/CopyWriter.js';
import type { TextToReview } from './ports/CopyReviewer.js';
import { reviewListing } from './reviewListing.js';
import { untilAborted } from './untilAborted.js';

export interface WrittenListing {
  /** The rules it was written by. */
  readonly ruleSet: RuleSet;
  readonly finished: FinishedCopy;
  readonly review: Review;
  readonly mode: WritingMode;
  readonly acceptedStatements: readonly string[];
  readonly engine: Engine;
}

/** Who writes: the connected model where there is one (`auto`), or the Basic writer although there is one. */
export const WRITER_CHOICES = ['auto', 'basic'] as const;
export type WriterChoice = (typeof WRITER_CHOICES)[number];

/** How a text is to be written. */
export interface WritingOptions extends Pick<WritingRequest, 'cancelBeforeStart' | 'signal' | 'onField'> {
  /** Who waits for the text; absent in a job, which has a thread of its own. */
  readonly caller?: Caller;
  /** 0 where absent. */
  readonly variation?: number;
  /** `strict` where absent. */
  readonly mode?: WritingMode | undefined;
  /** `auto` where absent. */
  readonly writer?: WriterChoice | undefined;
  /** The rules to write by; those in force where absent. */
  readonly ruleSet?: RuleSet;
  /** The longest wait for a model, in milliseconds; absent: no limit. */
  readonly waitMs?: number;
}

/** Optional parts, absent on a server without a model. */
export interface ListingWriterParts {
  /** Writes by rule, where `writer` is a model; the same as `writer` where it is not. */
  readonly basic?: CopyWriter | undefined;
  readonly judge?: ClaimJudge | undefined;
}

/** The longest wait for a model in an interactive request. */
export const INTERACTIVE_MS = 60_000;

/** Statements that one call of a model is asked about. */
const MAX_QUESTIONS = 50;

/** The rule set in force for a brief on a day. */
export function ruleSetOf(brief: ListingBrief, day: Date): RuleSet {
  return ruleSetFor({
    marketplace: brief.marketplace,
    marketplaceId: brief.marketplaceId,
    productClass: productClassFor(brief.category),
    on: day.toISOString().slice(0, 10),
  });
}

/**
 * What happens to a text after any writer: check against rules and facts; where an error or a false statement is found, one
 * more try that names them; removal of what the facts do not support; mechanical repair; check again. A text that still
 * breaks a rule is never returned.
 */
export class ListingWriter {
  constructor(
    private readonly writer: CopyWriter,
    private readonly clock: Clock,
    private readonly parts: ListingWriterParts = {},
  ) {}

  get isRemote(): boolean {
    return this.writer.isRemote;
  }

  isRemoteWith(choice: WriterChoice = 'auto'): boolean {
    return this.writerOf(choice).isRemote;
  }

  engineOf(choice: WriterChoice = 'auto'): Engine {
    return this.writerOf(choice).engine;
  }

  /** Throws `invalid` where the writer does not write the language. */
  requireLanguage(language: string, choice: WriterChoice = 'auto'): void {
    if (!this.writerOf(choice).writes(language)) throw listingErrors.languageNeedsModel(language);
  }

  ruleSet(brief: ListingBrief): RuleSet {
    return ruleSetOf(brief, this.clock.now());
  }

  /**
   * Throws `invalid` for a language that is not written, and `unavailable` where no text within the rules can be had, or
   * not in time; see `WritingRequest` for `cancelBeforeStart` and `signal`.
   */
  async write(brief: ListingBrief, choice: WritingOptions = {}): Promise<WrittenListing> {
    this.requireLanguage(brief.language, choice.writer);
    const { waitMs, signal } = choice;
    if (waitMs === undefined || !this.writerOf(choice.writer).isRemote) return this.finish(brief, choice, signal);
    const late = AbortSignal.timeout(waitMs);
    const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
    try {
      return await this.finish(brief, { ...choice, signal: ends }, signal);
    } catch (error) {
      if (late.aborted && !signal?.aborted) throw listingErrors.tooSlow(waitMs / 1000);
      throw error;
    }
  }

  /** What is worked out of a text, one step each: a subclass may do it elsewhere. `caller`: who waits for it. */
  protected async faultsOf(draft: Draft, _caller: Caller | undefined): Promise<DraftFaults> {
    return faultsOfDraft(draft);
  }

  protected async finished(
    draft: Draft,
    mode: WritingMode,
    asksModel: boolean,
    _caller: Caller | undefined,
  ): Promise<FinishedDraft> {
    return finishDraft(draft, mode, asksModel);
  }

  protected async reviewed(
    { copy, brief, ruleSet, history }: TextToReview,
    _caller: Caller | undefined,
  ): Promise<Review> {
    return reviewListing(copy, brief, ruleSet, history);
  }

  /** `disconnected` is aborted when the caller leaves; `choice.signal` also when the time is up. */
  private async finish(
    brief: ListingBrief,
    choice: WritingOptions,
    disconnected: AbortSignal | undefined,
  ): Promise<WrittenListing> {
    const { mode = 'strict', onField, caller } = choice;
    const writer = this.writerOf(choice.writer);
    const { ruleSet = this.ruleSet(brief) } = choice;
    let isStreamed = false;
    const reportField = (field: WrittenField) => {
      isStreamed = true;
      onField?.(field);
    };
    const order = { ...choice, ...(onField === undefined ? {} : { onField: reportField }) };
    const written = await this.ask(writer, ruleSet, brief, order, disconnected);
    const asksModel = mode === 'review' && this.parts.judge !== undefined && choice.writer !== 'basic';
    const draft = { copy: written.copy, brief, ruleSet };
    const { finished, questions } = await this.finished(draft, mode, asksModel, caller);
    if (writer.isRemote && !isComplete(finished.copy, brief)) throw listingErrors.incomplete();
    const acceptedStatements = await this.accepted(
      questions.slice(0, MAX_QUESTIONS),
      brief,
      choice.signal,
      disconnected,
    );
    const history = { removed: finished.removedClaims.length, acceptedStatements };
    const review = await this.reviewed({ copy: finished.copy, brief, ruleSet, history }, caller);
    const errors = review.findings.filter((finding) => finding.severity === 'error');
    if (errors.length > 0) throw listingErrors.notCompliant(errors);
    if (onField !== undefined && !isStreamed) for (const field of fieldsOf(finished.copy)) onField(field);
    return { ruleSet, finished, review, mode, acceptedStatements, engine: written.engine };
  }

  private async ask(
    writer: CopyWriter,
    ruleSet: RuleSet,
    brief: ListingBrief,
    choice: WritingOptions,
    disconnected: AbortSignal | undefined,
  ): Promise<WrittenCopy> {
    const { variation = 0, cancelBeforeStart, signal, onField, caller } = choice;
    const order = {
      brief,
      ruleSet,
      variation,
      ...(cancelBeforeStart === undefined ? {} : { cancelBeforeStart }),
      ...(signal === undefined ? {} : { signal }),
      ...(onField === undefined ? {} : { onField }),
    };
    const write = (more: Pick<WritingRequest, 'faults' | 'rejected'>) =>
      untilAborted(writer.write({ ...order, ...more }), signal);
    const first = await write({ faults: [] });
    const { faults, rejected } = await this.faultsOf({ copy: first.copy, brief, ruleSet }, caller);
    if (faults.length === 0 && rejected.length === 0) return first;
    try {
      return await write({ faults, rejected });
    } catch (error) {
      // The faults of the first answer can be removed, which is better than no answer.
      if (disconnected?.aborted || !(signal?.aborted || isUnavailable(error))) throw error;
      return first;
    }
  }

  private async accepted(
    statements: readonly string[],
    brief: ListingBrief,
    signal: AbortSignal | undefined,
    disconnected: AbortSignal | undefined,
  ): Promise<readonly string[]> {
    const { judge } = this.parts;
    if (judge === undefined || statements.length === 0) return [];
    try {
      const question = { facts: readProduct(brief).facts, statements, ...(signal === undefined ? {} : { signal }) };
      const answers = await untilAborted(judge.judge(question), signal);
      return statements.filter((_, at) => answers[at] === true);
    } catch (error) {
      // They stay unverified, and the seller decides.
      if (disconnected?.aborted || !(signal?.aborted || isUnavailable(error))) throw error;
      return [];
    }
  }

  private writerOf(choice: WriterChoice = 'auto'): CopyWriter {
    return choice === 'basic' ? (this.parts.basic ?? this.writer) : this.writer;
  }
}

const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.kind === 'unavailable';

/** Whether every field is there that a listing cannot be published without. */
function isComplete({ title, description, bulletPoints }: ListingCopy, { marketplace }: ListingBrief): boolean {
  return title.trim() !== '' && description.trim() !== '' && (marketplace !== 'amazon' || bulletPoints.length > 0);
}
