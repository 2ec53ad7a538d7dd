import { JUDGING_LIMITS, JudgingThread } from './JudgingThread.js';

/** Of one account at once: an integration that sends several texts without waiting. */
const MOST_OF_ACCOUNT = 20;
const MOST_OPEN = 200;
/** A text that takes its whole time of one caller delays each other one once. */
const REPLY_MS = 30_000;
/** Starting takes some hundred milliseconds, which a seller who writes one listing after the other does not wait for. */
const IDLE_MS = 300_000;

/** A thread for the texts of accounts, which do not wait for those of callers without one. */
export class WorkThread extends JudgingThread {
  constructor(body?: URL) {
    super(body, {
      ...JUDGING_LIMITS,
      replyMs: REPLY_MS,
      idleMs: IDLE_MS,
      mostOpen: MOST_OPEN,
      mostOfCaller: MOST_OF_ACCOUNT,
    });
  }
}
