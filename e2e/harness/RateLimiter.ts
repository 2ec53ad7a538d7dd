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
        (answer as (...given: unknown[]) => void)(response, request);
        return;
      }
      this.refused += 1;
      response
        .writeHead(429, { 'content-type': 'application/json', ...this.headers((1 - this.room) / this.perSecond) })
        .end('{"error":{"message":"Rate limit reached","type":"requests","code":"rate_limit_exceeded"}}');
    };
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
