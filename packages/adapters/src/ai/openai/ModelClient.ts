import { BrokenCircuitError } from 'cockatiel';
import type { Timer } from '@listwright/application/shared';
import { DomainError, type ErrorCode } from '@listwright/domain/shared';
import OpenAI from 'openai';
import type { Logger } from 'pino';
import { boundedFetch, OversizedAnswerError } from './boundedFetch.js';
import { ProviderLimitError, ProviderCalls, type Allowance, type ProviderOptions } from './ProviderCalls.js';
import { setupFault } from './setupFault.js';

export interface OpenAiOptions extends ProviderOptions {
  readonly apiKey: string;
  readonly baseURL?: string;
  readonly model: string;
  /** How long one try may take until its last byte, in milliseconds. */
  readonly tryMs: number;
  readonly log: Logger;
  /** Waits before a call is tried again. */
  readonly timer?: Timer;
}

/** A request to a model: its answer is one JSON object. */
export interface ModelQuestion {
  readonly system: string;
  readonly user: string;
  /** Name and JSON schema of the answer. */
  readonly schema: { readonly name: string; readonly shape: Readonly<Record<string, unknown>> };
  readonly allowance: Allowance;
  /** Aborted: a call that is not made yet is not made. */
  readonly cancelBeforeStart?: AbortSignal | undefined;
  /** Aborted: a call that is under way is ended. */
  readonly signal?: AbortSignal | undefined;
  /** Asks for the answer as a stream and is called with each piece of its text; with the empty text when a new try begins. */
  readonly onPiece?: ((piece: string) => void) | undefined;
}

/** The text of an answer, or why it cannot be used. */
export interface ModelAnswer {
  readonly answer: string;
  readonly fault?: string;
}

/** The client library gives nothing where an answer has no content. */
type Completion = OpenAI.ChatCompletion | null | undefined;
type Call = () => Promise<Completion>;

const MAX_TOKENS = 4000;
const FIRST_GUESS_TOKENS = 2500;
const MAX_ANSWER_LENGTH = 120_000;
/** The limit for one answer of the server. */
const MAX_BYTES = 1024 * 1024;
const EMPTY = { answer: '', fault: 'it was empty' };
const TOO_LONG = { answer: '', fault: 'it was far too long' };

/** One model on any OpenAI-compatible server, with its limits; all callers share one instance. */
export class ModelClient {
  private readonly client: OpenAI;
  private readonly calls: ProviderCalls;
  /** Servers without JSON schema support are then asked for plain JSON. */
  private knowsSchemas = true;
  /** Estimates the cost of a call from earlier ones. */
  private tokens = FIRST_GUESS_TOKENS;

  constructor(private readonly options: OpenAiOptions) {
    this.calls = new ProviderCalls(options, options.timer);
    // `ProviderCalls` counts retries and time, so the library must not.
    this.client = new OpenAI({
      apiKey: options.apiKey,
      baseURL: options.baseURL ?? null,
      maxRetries: 0,
      timeout: options.tryMs,
      defaultHeaders: { 'accept-encoding': 'identity' },
      fetch: boundedFetch(MAX_BYTES),
    });
  }

  async ask(question: ModelQuestion): Promise<ModelAnswer> {
    const { allowance, cancelBeforeStart, signal } = question;
    const estimate = this.tokens;
    const ends =
      cancelBeforeStart !== undefined && signal !== undefined
        ? AbortSignal.any([cancelBeforeStart, signal])
        : (cancelBeforeStart ?? signal);
    const made = this.inKnownFormat(
      (schemas) => () => this.call(question, schemas),
      (call) => this.calls.run(allowance, estimate, call, ends),
    );
    const completion = await made.catch((error: unknown) => {
      signal?.throwIfAborted();
      if (error instanceof OversizedAnswerError) return 'oversized' as const;
      throw error;
    });
    if (completion === 'oversized') return TOO_LONG;
    if (!completion) return EMPTY;
    this.updateEstimate(estimate, completion.usage?.total_tokens);
    const choice = completion.choices?.[0];
    if (choice === undefined) return EMPTY;
    if (choice.message.refusal) return { answer: '', fault: 'the model declined to write it' };
    if (choice.finish_reason === 'length') return { answer: '', fault: 'it was cut off' };
    if (choice.finish_reason === 'content_filter')
      return { answer: '', fault: "the provider's content filter stopped it" };
    const answer = choice.message.content ?? '';
    return answer.length > MAX_ANSWER_LENGTH ? TOO_LONG : { answer };
  }

  /** A message for sellers, without provider text or settings, which are logged. */
  refusalOf(error: unknown): unknown {
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

  private call({ system, user, schema, signal, onPiece }: ModelQuestion, schemas: boolean): Promise<Completion> {
    const request = {
      model: this.options.model,
      max_completion_tokens: MAX_TOKENS,
      messages: [
        { role: 'system' as const, content: system },
        { role: 'user' as const, content: user },
      ],
      response_format: schemas
        ? { type: 'json_schema' as const, json_schema: { name: schema.name, strict: true, schema: schema.shape } }
        : { type: 'json_object' as const },
    };
    if (onPiece !== undefined) return this.streamed(request, onPiece, signal);
    return this.client.chat.completions.create(request, signal === undefined ? {} : { signal });
  }

  /** The same completion, put together from a stream. The library's own time limit ends with the headers. */
  private async streamed(
    request: Omit<OpenAI.ChatCompletionCreateParamsStreaming, 'stream'>,
    onPiece: (piece: string) => void,
    signal: AbortSignal | undefined,
  ): Promise<Completion> {
    const late = AbortSignal.timeout(this.options.tryMs);
    const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
    try {
      onPiece('');
      const stream = await this.client.chat.completions.create({ ...request, stream: true }, { signal: ends });
      return await completionOf(stream, onPiece, () => ends.throwIfAborted());
    } catch (error) {
      if (late.aborted && !signal?.aborted) throw new OpenAI.APIConnectionTimeoutError();
      throw error;
    }
  }

  /** Updates the estimate with the actual cost, and corrects the budget. */
  private updateEstimate(estimate: number, actual: number | undefined): void {
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
    // Concurrent calls may detect it too.
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

async function completionOf(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onPiece: (piece: string) => void,
  check: () => void,
): Promise<Completion> {
  let [content, refusal] = ['', ''];
  let last: OpenAI.ChatCompletionChunk | undefined;
  let finish: OpenAI.ChatCompletion.Choice['finish_reason'] | undefined;
  for await (const chunk of stream) {
    last = chunk;
    const choice = chunk.choices?.[0];
    finish = choice?.finish_reason ?? finish;
    refusal += choice?.delta?.refusal ?? '';
    const piece = choice?.delta?.content ?? '';
    content += piece;
    if (piece !== '') onPiece(piece);
  }
  // A stream that we aborted ends without an error.
  check();
  if (last === undefined) return undefined;
  const message = { role: 'assistant' as const, content, refusal: refusal === '' ? null : refusal };
  return {
    id: last.id,
    created: last.created,
    model: last.model,
    object: 'chat.completion',
    // Some servers do not say why they stop; whether the answer is complete shows when it is parsed.
    choices: [{ index: 0, finish_reason: finish ?? 'stop', logprobs: null, message }],
    ...(last.usage ? { usage: last.usage } : {}),
  };
}

function reasonOf(error: unknown): [code: ErrorCode, reason: string, advice?: string] {
  if (setupFault(error) !== undefined)
    return ['provider_off', 'The AI server is not set up right.', 'An administrator must fix it.'];
  if (error instanceof BrokenCircuitError)
    return ['provider_off', 'The AI server has been failing and is given a short rest.'];
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return ['provider_timeout', 'The AI server did not answer in time.'];
  if (error instanceof OpenAI.RateLimitError || error instanceof ProviderLimitError)
    return ['provider_limited', 'The AI server is at its limit.'];
  return ['provider_failed', 'The AI server failed.'];
}
