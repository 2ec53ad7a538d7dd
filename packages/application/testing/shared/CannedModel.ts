import { DomainError } from '@listwright/domain/shared';
import { LanguageModel, type AnswerSchema, type AskBudget, type ModelPrompt } from '../../src/shared/index.js';

/** Returns the given answers in turn, the last one repeatedly; records its prompts. */
export class CannedModel extends LanguageModel {
  override readonly name = 'canned';
  readonly prompts: ModelPrompt[] = [];
  private readonly answers: readonly (string | Error)[];

  constructor(...answers: readonly (string | Error)[]) {
    super();
    this.answers = answers;
  }

  override async ask<T>(prompt: ModelPrompt, schema: AnswerSchema<T>, budget: AskBudget): Promise<T> {
    let reason = 'it was not asked';
    for (let asked = 0; asked < Math.min(budget.answers, budget.calls); asked += 1) {
      budget.signal?.throwIfAborted();
      budget.cancelBeforeStart?.throwIfAborted();
      const answer = this.answers[Math.min(this.prompts.length, this.answers.length - 1)] ?? '';
      this.prompts.push(prompt);
      if (answer instanceof Error) throw answer;
      budget.onPiece?.('');
      budget.onPiece?.(answer);
      const read = schema.read(answer);
      if ('value' in read) return read.value;
      reason = read.fault;
    }
    throw new DomainError('unavailable', 'provider_failed', `The AI server's answer could not be used: ${reason}.`);
  }
}
