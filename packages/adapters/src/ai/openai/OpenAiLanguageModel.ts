import { LanguageModel, type AnswerSchema, type AskBudget, type ModelPrompt } from '@listwright/application/shared';
import { DomainError } from '@listwright/domain/shared';
import { ModelClient, type OpenAiOptions } from './ModelClient.js';

/** A model on any OpenAI-compatible server. An answer must be complete, readable, and not a refusal. */
export class OpenAiLanguageModel extends LanguageModel {
  override readonly name: string;
  private readonly client: ModelClient;

  constructor(private readonly options: OpenAiOptions) {
    super();
    this.name = options.model;
    this.client = new ModelClient(options);
  }

  override async ask<T>(prompt: ModelPrompt, schema: AnswerSchema<T>, budget: AskBudget): Promise<T> {
    try {
      budget.signal?.throwIfAborted();
      return await this.usableAnswer(prompt, schema, budget);
    } catch (error) {
      budget.signal?.throwIfAborted();
      if (budget.cancelBeforeStart?.aborted && error === budget.cancelBeforeStart.reason) throw error;
      throw this.client.refusalOf(error);
    }
  }

  private async usableAnswer<T>(prompt: ModelPrompt, schema: AnswerSchema<T>, budget: AskBudget): Promise<T> {
    const { answers, calls, cancelBeforeStart, signal, onPiece } = budget;
    let reason = '';
    const allowance = { triesLeft: calls };
    for (let attempt = 1; attempt <= answers && allowance.triesLeft > 0; attempt += 1) {
      const { answer, fault } = await this.client.ask({
        ...prompt,
        schema,
        allowance,
        cancelBeforeStart,
        signal,
        onPiece,
      });
      const read = fault === undefined ? schema.read(answer) : { fault };
      if ('value' in read) return read.value;
      reason = read.fault;
      this.options.log.warn({ attempt, reason, schema: schema.name }, 'unusable answer of the AI server');
    }
    throw new DomainError(
      'unavailable',
      'provider_failed',
      `The AI server's answer could not be used: ${reason}. Nothing was saved or charged. Try again.`,
    );
  }
}
