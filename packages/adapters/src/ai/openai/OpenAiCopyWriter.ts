import { CopyWriter, type Engine, type WritingOrder, type WrittenCopy } from '@listwright/application/listings';
import type { ListingCopy } from '@listwright/domain/listings';
import { missingFacts, readFacts } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import OpenAI from 'openai';
import type { Logger } from 'pino';
import type { CallBudget } from './CallBudget.js';
import { answerSchema, copyOfAnswer } from './writtenListing.js';
import { writingPrompt } from './writingPrompt.js';

export interface OpenAiOptions {
  readonly apiKey: string;
  readonly baseURL?: string;
  readonly model: string;
  /** How long one try may take until its last byte, in milliseconds. */
  readonly tryMs: number;
  readonly log: Logger;
  /** Holds calls back that the server's limits do not allow yet. */
  readonly budget: CallBudget;
}

/** Tries at a whole answer. Each of them is retried by the client library for 429, 5xx and broken connections. */
const ANSWERS = 2;
const CONNECTION_RETRIES = 2;
const MOST_TOKENS = 2500;
const FIRST_GUESS_TOKENS = 2000;
/** A call without a signal of its own is not aborted. */
const NEVER = new AbortController().signal;
const LONGEST_ANSWER = 60_000;
const BREAKS_AFTER = 10;
const PROBES_EVERY_MS = 10_000;

/**
 * Writes with any OpenAI-compatible server. An answer counts only if it is whole, of the declared shape and no refusal;
 * after ten failed tries in a row, of whatever callers, calls fail at once, with a probe every ten seconds.
 */
export class OpenAiCopyWriter extends CopyWriter {
  override readonly engine: Engine;
  private readonly client: OpenAI;
  private readonly breaker: CircuitBreakerPolicy;
  /** Servers that know no JSON schema are asked for plain JSON from then on. */
  private knowsSchemas = true;
  private brokeAt = 0;
  /** What a call takes, by those before. */
  private tokens = FIRST_GUESS_TOKENS;

  constructor(private readonly options: OpenAiOptions) {
    super();
    this.engine = { name: 'openai', model: options.model, version: '1' };
    this.client = new OpenAI({
      apiKey: options.apiKey,
      baseURL: options.baseURL ?? null,
      timeout: options.tryMs,
      maxRetries: CONNECTION_RETRIES,
      fetch: (input, init) => this.send(input, init),
    });
    this.breaker = circuitBreaker(handleAll.orWhenResult(isFailure), {
      halfOpenAfter: PROBES_EVERY_MS,
      breaker: new ConsecutiveBreaker(BREAKS_AFTER),
    });
    this.breaker.onBreak(() => (this.brokeAt = Date.now()));
  }

  override async write(order: WritingOrder): Promise<WrittenCopy> {
    try {
      // The client library would try a broken circuit again and again.
      if (this.isResting) throw new BrokenCircuitError();
      const copy = await this.wholeAnswer(order);
      return { copy, missingFacts: missingFacts(readFacts(order.brief), order.brief.category), engine: this.engine };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private get isResting(): boolean {
    return this.breaker.state === CircuitState.Open && Date.now() - this.brokeAt < PROBES_EVERY_MS;
  }

  private async wholeAnswer(order: WritingOrder): Promise<ListingCopy> {
    let reason = '';
    // The library's own timeout ends with the headers; this one holds until the last byte of the last try.
    const deadline = AbortSignal.timeout(this.options.tryMs * (CONNECTION_RETRIES + 1));
    for (let attempt = 1; attempt <= ANSWERS; attempt += 1) {
      const { answer, fault } = await this.ask(order, deadline);
      const copy = fault === undefined ? copyOfAnswer(order.brief.marketplace, answer) : undefined;
      if (copy !== undefined) return copy;
      reason = fault ?? 'it was not of the agreed shape';
      this.options.log.warn({ attempt, reason }, 'unusable answer of the AI server');
    }
    throw new DomainError(
      'unavailable',
      'provider_failed',
      `The AI server's answer could not be used: ${reason}. Nothing was saved or charged. Try again.`,
    );
  }

  private async ask(order: WritingOrder, signal: AbortSignal): Promise<{ answer: string; fault?: string }> {
    const { system, user } = writingPrompt(order);
    const request = (schemas: boolean) =>
      this.client.chat.completions.create(
        {
          model: this.options.model,
          max_completion_tokens: MOST_TOKENS,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: schemas
            ? {
                type: 'json_schema',
                json_schema: { name: 'listing', strict: true, schema: answerSchema(order.brief.marketplace) },
              }
            : { type: 'json_object' },
        },
        { signal },
      );
    let completion: OpenAI.ChatCompletion;
    try {
      completion = await this.inKnownFormat(request);
    } catch (error) {
      // What breaks after the headers is not the library's to retry: a connection cut, or a body that is no JSON.
      if (signal.aborted || error instanceof OpenAI.OpenAIError) throw error;
      return { answer: '', fault: 'the connection broke off' };
    }
    this.learn(completion.usage?.total_tokens);
    const choice = completion.choices?.[0];
    if (choice === undefined) return { answer: '', fault: 'it was empty' };
    if (choice.message.refusal) return { answer: '', fault: 'the model declined to write it' };
    if (choice.finish_reason === 'length') return { answer: '', fault: 'it was cut off' };
    if (choice.finish_reason === 'content_filter')
      return { answer: '', fault: "the provider's content filter stopped it" };
    const answer = choice.message.content ?? '';
    return answer.length > LONGEST_ANSWER ? { answer: '', fault: 'it was far too long' } : { answer };
  }

  /** Every try counts against the server's limits, those of the client library too. */
  private async send(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const { budget } = this.options;
    await budget.admit(this.tokens, init?.signal ?? NEVER);
    const response = await this.breaker.execute(() => fetch(input, init));
    if (response.status === 429) await budget.hold(Number(response.headers.get('retry-after')) || 1);
    return response;
  }

  /** The next estimate leans on what this call took; the difference goes back into the budget. */
  private learn(actual: number | undefined): void {
    if (actual === undefined) return;
    const estimate = this.tokens;
    this.tokens = Math.max(1, Math.round(estimate * 0.9 + actual * 0.1));
    this.options.budget.correct(estimate, actual).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'the budget of the AI server was not corrected');
    });
  }

  private async inKnownFormat(
    request: (schemas: boolean) => Promise<OpenAI.ChatCompletion>,
  ): Promise<OpenAI.ChatCompletion> {
    try {
      return await request(this.knowsSchemas);
    } catch (error) {
      if (
        !(error instanceof OpenAI.BadRequestError) ||
        !this.knowsSchemas ||
        !/response_format|json_schema/.test(error.message)
      )
        throw error;
      this.knowsSchemas = false;
      return request(false);
    }
  }
}

/** A request that is refused for what it holds must not stop everybody else's. */
function isFailure(answer: unknown): boolean {
  const { status } = answer as Response;
  return status >= 500 || [401, 403, 408, 429].includes(status);
}

/** A sentence a seller understands, without a word of the provider's. */
function refusalOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const [code, reason] = reasonOf(error);
  return new DomainError('unavailable', code, `${reason} Nothing was saved or charged. Try again in a moment.`, {
    cause: error,
  });
}

function reasonOf(error: unknown): [code: string, reason: string] {
  if (error instanceof BrokenCircuitError || (error as Error).cause instanceof BrokenCircuitError)
    return ['provider_off', 'The AI server has been failing and is given a short rest.'];
  const late = error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError;
  if (late || /^(Abort|Timeout)Error$/.test((error as Error).name)) {
    return ['provider_timeout', 'The AI server did not answer in time.'];
  }
  if (error instanceof OpenAI.AuthenticationError || error instanceof OpenAI.PermissionDeniedError) {
    return ['provider_failed', 'The AI server refused our key; an administrator must check OPENAI_API_KEY.'];
  }
  if (error instanceof OpenAI.RateLimitError) return ['provider_limited', 'The AI server is at its limit.'];
  return ['provider_failed', 'The AI server failed.'];
}
