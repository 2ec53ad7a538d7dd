import {
  fieldsOf,
  ListingWriter,
  type CopyWriter,
  type Draft,
  type DraftFaults,
  type FinishedDraft,
  type ListingWriterParts,
  type TextToReview,
  type WritingOptions,
  type WrittenListing,
} from '@listwright/application/listings';
import type { Caller, Clock } from '@listwright/application/shared';
import type { ListingBrief, Review, WritingMode } from '@listwright/domain/listings';
import { isLong } from './isLong.js';
import { isLongText } from './isLongText.js';
import type { JudgingThread } from './JudgingThread.js';

/**
 * Writes in the thread what the Basic writer writes from a long brief for a caller who waits, and proves there what a model writes for
 * one, where text or brief is long; anything else here.
 */
export class ThreadListingWriter extends ListingWriter {
  constructor(
    private readonly thread: JudgingThread,
    ownClock: Clock,
    writer: CopyWriter,
    parts: ListingWriterParts,
  ) {
    super(writer, ownClock, parts);
  }

  /** Throws `text_busy` and `text_too_slow`, too. */
  override async write(brief: ListingBrief, choice: WritingOptions = {}): Promise<WrittenListing> {
    const { caller, variation = 0, mode = 'strict', ruleSet = this.ruleSet(brief), writer, onField } = choice;
    if (caller === undefined || this.isRemoteWith(writer) || !isLong(brief, 'read')) return super.write(brief, choice);
    this.requireLanguage(brief.language, writer);
    const written = await this.thread.write({ brief, variation, mode, ruleSet }, caller);
    if (onField !== undefined) for (const field of fieldsOf(written.finished.copy)) onField(field);
    return written;
  }

  protected override async faultsOf(draft: Draft, caller: Caller | undefined): Promise<DraftFaults> {
    return caller !== undefined && isLongText(draft)
      ? this.thread.faultsOf(draft, staying(caller))
      : super.faultsOf(draft, caller);
  }

  protected override async finished(
    draft: Draft,
    mode: WritingMode,
    asksModel: boolean,
    caller: Caller | undefined,
  ): Promise<FinishedDraft> {
    if (caller === undefined || !isLongText(draft)) return super.finished(draft, mode, asksModel, caller);
    return this.thread.finish({ draft, mode, asksModel }, staying(caller));
  }

  protected override async reviewed(text: TextToReview, caller: Caller | undefined): Promise<Review> {
    return caller !== undefined && isLongText(text)
      ? this.thread.review(text, staying(caller))
      : super.reviewed(text, caller);
  }
}

/** What a model wrote is paid: it is proven and kept even where its caller has left, who may ask for it again. */
const staying = ({ id }: Caller): Caller => ({ id, disconnected: new AbortController().signal });
