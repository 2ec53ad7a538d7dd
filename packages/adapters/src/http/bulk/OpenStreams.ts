import { DomainError } from '@listwright/domain/shared';

/** More than a seller opens; each polls the database twice a second. */
const MAX_STREAMS = 10;

/** Counts the streams that accounts have open in this process. */
export class OpenStreams {
  private readonly counts = new Map<string, number>();

  /** Counts one until `disconnected` is aborted. Throws `rate_limited` where an account has too many. */
  enter(userId: string, disconnected: AbortSignal): void {
    if (disconnected.aborted) return;
    const open = this.counts.get(userId) ?? 0;
    if (open >= MAX_STREAMS) {
      throw new DomainError(
        'rate_limited',
        'too_many_streams',
        `Your account follows ${MAX_STREAMS} bulk jobs at the moment, which is the limit. Close one, or poll this job instead.`,
      );
    }
    this.counts.set(userId, open + 1);
    disconnected.addEventListener('abort', () => this.leave(userId), { once: true });
  }

  private leave(userId: string): void {
    const open = (this.counts.get(userId) ?? 1) - 1;
    if (open > 0) this.counts.set(userId, open);
    else this.counts.delete(userId);
  }
}
