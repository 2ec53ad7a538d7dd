import type { FakeAnswer } from '@listwright/adapters/testing';

export interface RateLimit {
  readonly perMinute: number;
  /** Whether a refusal has a Retry-After header. */
  readonly hasRetryAfter: boolean;
}

/**
 * The rate limit of an AI server as OpenAI enforces it: per second ("60,000 requests a minute may be enforced as 1,000
 * a second", platform.openai.com/docs/guides/rate-limits), and rejected calls count too.
 */
export class RateLimiter {
  admitted = 0;
  refused = 0;
  private room: number;
  private filledAt = performance.now();
  private readonly times: number[] = [];

  constructor(private readonly limit: RateLimit) {
    this.room = this.perSecond;
  }

  /** Answers calls within the limit, and rejects the others. */
  before(answer: FakeAnswer): FakeAnswer {
    return (response, request) => {
      const now = performance.now();
      this.room = Math.min(this.perSecond, this.room + ((now - this.filledAt) / 1000) * this.perSecond);
      this.filledAt = now;
      if (this.room >= 1) {
        this.room -= 1;
        this.admitted += 1;
        this.times.push(now);
        (answer as (...given: unknown[]) => void)(response, request);
        return;
      }
      this.refused += 1;
      response
        .writeHead(429, { 'content-type': 'application/json', ...this.headers((1 - this.room) / this.perSecond) })
        .end('{"error":{"message":"Rate limit reached","type":"requests","code":"rate_limit_exceeded"}}');
    };
  }

  /**
   * Calls admitted in a good second: the upper quartile between the first and the last call, because a busy machine
   * loses single seconds.
   */
  goodSecond(): number {
    const [first = 0, last = 0] = [this.times[0], this.times.at(-1)];
    const seconds = Array.from({ length: Math.floor((last - first) / 1000) }, (_, at) => {
      const from = first + at * 1000;
      return this.times.filter((time) => time >= from && time < from + 1000).length;
    }).slice(1, -1);
    return seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length * 0.75)] ?? 0;
  }

  private get perSecond(): number {
    return this.limit.perMinute / 60;
  }

  private headers(seconds: number): Record<string, string> {
    if (!this.limit.hasRetryAfter) return {};
    return {
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-limit-requests': String(this.limit.perMinute),
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': `${Math.ceil(seconds * 1000)}ms`,
    };
  }
}
