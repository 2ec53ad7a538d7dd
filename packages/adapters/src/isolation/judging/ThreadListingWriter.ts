import {
  fieldsOf,
  ListingWriter,
  type CopyWriter,
  type ListingWriterParts,
  type WritingOptions,
  type WrittenListing,
} from '@listwright/application/listings';
import type { Clock } from '@listwright/application/shared';
import type { ListingBrief } from '@listwright/domain/listings';
import { isLong } from './isLong.js';
import type { JudgingThread } from './JudgingThread.js';

/** Writes in the thread what the Basic writer writes from a long brief for a caller who waits; anything else here. */
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
}
