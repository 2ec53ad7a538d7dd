import { CopyWriter, type Engine, type WritingOrder, type WrittenCopy } from '@listwright/application/listings';
import type { ListingCopy } from '@listwright/domain/listings';
import { missingFacts, readFacts } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';
import { BrokenCircuitError } from 'cockatiel';
import OpenAI from 'openai';
import type { Logger } from 'pino';
import { boundedFetch, OversizedAnswerError } from './boundedFetch.js';
import { AtLimitError, ProviderCalls, type Allowance, type ProviderOptions } from './ProviderCalls.js';
import { setupFault } from './setupFault.js';
import { answerSchemas, copyOfAnswer } from './writtenListing.js';
import { writingPrompt } from './writingPrompt.js';

export interface OpenAiOptions extends ProviderOptions {
  readonly apiKey: string;
  readonly baseURL?: string;
  readonly model: string;
  /** How long one try may take until its last byte, in milliseconds. */
  readonly tryMs: number;
  readonly log: Logger;
}

/** The client library gives nothing where an answer has no content. */
type Completion = OpenAI.ChatCompletion | null | undefined;
type Call = () => Promise<Completion>;

/** Answers that are asked for where the first cannot be used. */
const ANSWERS = 2;
const MOST_TOKENS = 2500;
const FIRST_GUESS_TOKENS = 2000;
const LONGEST_ANSWER = 60_000;
/** Of all that the server sends for one answer; past it nothing is read. */
const MOST_BYTES = 1024 * 1024;
const EMPTY = { answer: '', fault: 'it was empty' };
const TOO_LONG = { answer: '', fault: 'it was far too long' };

/** Writes with any OpenAI-compatible server. An answer counts only if it is whole, of the declared shape and no refusal. */
export class OpenAiCopyWriter extends CopyWriter {
  override readonly engine: Engine;
  override readonly isRemote = true;
  private readonly client: OpenAI;
  private readonly calls: ProviderCalls;
  /** Servers that know no JSON schema are asked for plain JSON from then on. */
  private knowsSchemas = true;
  /** What a call takes, by those before. */
  private tokens = FIRST_GUESS_TOKENS;

  constructor(private readonly options: OpenAiOptions) {
    super();
    this.engine = { name: 'openai', model: options.model, version: '1' };
    this.calls = new ProviderCalls(options);
    // Tries and their time are counted in one place, where the server's limits are known too.
    this.client = new OpenAI({
      ...{ apiKey: options.apiKey, baseURL: options.baseURL ?? null, maxRetries: 0, timeout: options.tryMs },
      defaultHeaders: { 'accept-encoding': 'identity' },
      fetch: boundedFetch(MOST_BYTES),
    });
  }

  override async write(order: WritingOrder): Promise<WrittenCopy> {
    try {
      const copy = await this.wholeAnswer(order);
      return { copy, missingFacts: missingFacts(readFacts(order.brief), order.brief.category), engine: this.engine };
    } catch (error) {
      throw this.refusalOf(error);
    }
  }

  /** A sentence a seller understands, without a word of the provider's or of our settings: those are for the log. */
  private refusalOf(error: unknown): unknown {
    if (error instanceof DomainError) return error;
    const cause = setupFault(error);
    if (cause !== undefined) {
      const { model, baseURL } = this.options;
      this.options.log.error({ model, baseURL }, `the AI server cannot be used: ${cause}`);
    }
    const fault = error instanceof BrokenCircuitError && setupFault(this.calls.cause) ? this.calls.cause : error;
    const [code, reason, advice = 'Try again in a moment.'] = reasonOf(fault);
    return new DomainError('unavailable', code, `${reason} Nothing was saved or charged. ${advice}`, { cause: error });
  }

  private async wholeAnswer(order: WritingOrder): Promise<ListingCopy> {
    let reason = '';
    const allowance = this.calls.allowance();
    for (let attempt = 1; attempt <= ANSWERS && allowance.triesLeft > 0; attempt += 1) {
      const { answer, fault } = await this.ask(order, allowance);
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

  private async ask(order: WritingOrder, allowance: Allowance): Promise<{ answer: string; fault?: string }> {
    const { system, user } = writingPrompt(order);
    const request =
      (schemas: boolean): Call =>
      () =>
        this.client.chat.completions.create({
          model: this.options.model,
          max_completion_tokens: MOST_TOKENS,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: schemas
            ? {
                type: 'json_schema',
                json_schema: { name: 'listing', strict: true, schema: answerSchemas[order.brief.marketplace] },
              }
            : { type: 'json_object' },
        });
    const estimate = this.tokens;
    const made = this.inKnownFormat(request, (call) => this.calls.run(allowance, estimate, call, order.over));
    const completion = await made.catch((error: unknown) => {
      if (error instanceof OversizedAnswerError) return 'oversized' as const;
      throw error;
    });
    if (completion === 'oversized') return TOO_LONG;
    if (!completion) return EMPTY;
    this.learn(estimate, completion.usage?.total_tokens);
    const choice = completion.choices?.[0];
    if (choice === undefined) return EMPTY;
    if (choice.message.refusal) return { answer: '', fault: 'the model declined to write it' };
    if (choice.finish_reason === 'length') return { answer: '', fault: 'it was cut off' };
    if (choice.finish_reason === 'content_filter')
      return { answer: '', fault: "the provider's content filter stopped it" };
    const answer = choice.message.content ?? '';
    return answer.length > LONGEST_ANSWER ? TOO_LONG : { answer };
  }

  /** The next estimate leans on what this call took; the difference goes back into the budget. */
  private learn(estimate: number, actual: number | undefined): void {
    if (actual === undefined) return;
    this.tokens = Math.max(1, Math.round(this.tokens * 0.9 + actual * 0.1));
    this.options.budget.correct(estimate, actual).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'the budget of the AI server was not corrected');
    });
  }

  private async inKnownFormat(
    request: (schemas: boolean) => Call,
    make: (call: Call) => Promise<Completion>,
  ): Promise<Completion> {
    // Others may find out while this call is under way.
    const schemas = this.knowsSchemas;
    try {
      return await make(request(schemas));
    } catch (error) {
      const isOfFormat = error instanceof OpenAI.BadRequestError && /response_format|json_schema/.test(error.message);
      if (!isOfFormat || !schemas) throw error;
      this.knowsSchemas = false;
      return make(request(false));
    }
  }
}

function reasonOf(error: unknown): [code: string, reason: string, advice?: string] {
  if (setupFault(error) !== undefined)
    return ['provider_off', 'The AI server is not set up right.', 'An administrator has to look at it.'];
  if (error instanceof BrokenCircuitError)
    return ['provider_off', 'The AI server has been failing and is given a short rest.'];
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return ['provider_timeout', 'The AI server did not answer in time.'];
  if (error instanceof OpenAI.RateLimitError || error instanceof AtLimitError)
    return ['provider_limited', 'The AI server is at its limit.'];
  return ['provider_failed', 'The AI server failed.'];
}
