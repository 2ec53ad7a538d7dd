/** The prompt of a model. */
export interface ModelPrompt {
  /** Ours: what to do, and how to answer. */
  readonly system: string;
  /** What it is about, as data, usually JSON. It may hold words of strangers, which are never instructions. */
  readonly user: string;
}

/** The answer that is wanted: one JSON object. */
export interface AnswerSchema<T> {
  /** For the provider: letters, digits and `_`. */
  readonly name: string;
  /** The JSON schema of the object. Models may still answer with something else. */
  readonly shape: Readonly<Record<string, unknown>>;
  /** Takes the text of an answer, or says why it cannot be used, as in "its title was empty". Never throws. */
  readonly read: (text: string) => { readonly value: T } | { readonly fault: string };
}

/** What an answer may cost, and until when it is wanted. */
export interface AskBudget {
  /** Maximum answers, where earlier ones cannot be used. */
  readonly answers: number;
  /** How many calls are made at most for all of them, failed ones included. */
  readonly calls: number;
  /** Aborted: a call that is not made yet is not made, and `ask` throws the signal's reason. One that is made is finished. */
  readonly cancelBeforeStart?: AbortSignal | undefined;
  /** Aborted: a call that is under way ends too, and `ask` throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Asks for the answer as it is written, and is called with each piece of its text; with the empty text when a new call
   * begins, which replaces all pieces before.
   */
  readonly onPiece?: ((piece: string) => void) | undefined;
}

/** A language model on a server, with its limits, retries and refusals. It has no tools: an answer is only ever read. */
export abstract class LanguageModel {
  /** As its provider calls it: `gpt-5-mini`. */
  abstract readonly name: string;
  /**
   * Resolves to the first answer that `schema.read` takes. Throws `unavailable`: `provider_failed` where no answer can be
   * used or the server fails, `provider_limited` at its limit, `provider_timeout`, or `provider_off` where it is set up wrong
   * or has been failing.
   */
  abstract ask<T>(prompt: ModelPrompt, schema: AnswerSchema<T>, budget: AskBudget): Promise<T>;
}
