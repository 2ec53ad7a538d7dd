import { CopyWriter, type Engine, type WritingOrder, type WrittenCopy } from '@listwright/application/listings';
import type { ListingCopy } from '@listwright/domain/listings';
import { DomainError } from '@listwright/domain/shared';
import { fieldsOfAnswer } from './fieldsOfAnswer.js';
import { ModelClient, type OpenAiOptions } from './ModelClient.js';
import { answerSchemas, copyOfAnswer } from './writtenListing.js';
import { writingPrompt } from './writingPrompt.js';

/** Answers that are asked for where the first cannot be used. */
const ANSWERS = 2;

/**
 * Writes with any OpenAI-compatible server. An answer counts only if it is complete, of the declared shape, no refusal, and
 * holds the fields that a listing cannot be published without.
 */
export class OpenAiCopyWriter extends CopyWriter {
  override readonly engine: Engine;
  override readonly isRemote = true;

  constructor(
    options: OpenAiOptions,
    private readonly model = new ModelClient(options),
  ) {
    super();
    this.engine = { name: 'openai', model: options.model, version: '2' };
  }

  override async write(order: WritingOrder): Promise<WrittenCopy> {
    try {
      return { copy: await this.usableAnswer(order), engine: this.engine };
    } catch (error) {
      order.signal?.throwIfAborted();
      throw this.model.refusalOf(error);
    }
  }

  private async usableAnswer(order: WritingOrder): Promise<ListingCopy> {
    let reason = '';
    const { marketplace } = order.brief;
    const allowance = this.model.allowance();
    const schema = { name: 'listing', shape: answerSchemas[marketplace] };
    for (let attempt = 1; attempt <= ANSWERS && allowance.triesLeft > 0; attempt += 1) {
      const { over, signal } = order;
      const question = { ...writingPrompt(order), schema, allowance, over, signal, onPiece: pieceReader(order) };
      const { answer, fault } = await this.model.ask(question);
      const written = fault === undefined ? copyOfAnswer(marketplace, answer) : { fault };
      if ('copy' in written) return written.copy;
      reason = written.fault;
      this.model.options.log.warn({ attempt, reason }, 'unusable answer of the AI server');
    }
    throw new DomainError(
      'unavailable',
      'provider_failed',
      `The AI server's answer could not be used: ${reason}. Nothing was saved or charged. Try again.`,
    );
  }
}

/** Reports fields as they are written; a new attempt starts over. */
function pieceReader({ onField }: WritingOrder): ((piece: string) => void) | undefined {
  if (onField === undefined) return undefined;
  let read = fieldsOfAnswer(onField);
  return (piece) => {
    if (piece === '') read = fieldsOfAnswer(onField);
    else read(piece);
  };
}
