import { CopyWriter, type Engine, type WritingRequest, type WrittenCopy } from '@listwright/application/listings';
import type { AnswerSchema, LanguageModel } from '@listwright/application/shared';
import type { ListingCopy } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';
import { fieldsOfAnswer } from './fieldsOfAnswer.js';
import type { OpenAiOptions } from './ModelClient.js';
import { OpenAiLanguageModel } from './OpenAiLanguageModel.js';
import { answerSchemas, copyOfAnswer } from './copyOfAnswer.js';
import { writingPrompt } from './writingPrompt.js';

/** Maximum answers where the first cannot be used, and maximum calls for all of them. */
const COST = { answers: 2, calls: 3 };

/** Writes with a language model. An answer counts only if it holds the fields that a listing cannot be published without. */
export class OpenAiCopyWriter extends CopyWriter {
  override readonly engine: Engine;
  override readonly isRemote = true;

  constructor(
    options: OpenAiOptions,
    private readonly model: LanguageModel = new OpenAiLanguageModel(options),
  ) {
    super();
    this.engine = { name: 'openai', model: model.name, version: '2' };
  }

  override async write(order: WritingRequest): Promise<WrittenCopy> {
    const { cancelBeforeStart, signal } = order;
    const budget = { ...COST, cancelBeforeStart, signal, onPiece: pieceReader(order) };
    const copy = await this.model.ask(writingPrompt(order), listingSchema(order.brief.marketplace), budget);
    return { copy, engine: this.engine };
  }
}

function listingSchema(marketplace: Marketplace): AnswerSchema<ListingCopy> {
  const read = (text: string) => {
    const written = copyOfAnswer(marketplace, text);
    return 'copy' in written ? { value: written.copy } : written;
  };
  return { name: 'listing', shape: answerSchemas[marketplace], read };
}

/** Reports fields as they are written; a new attempt starts over. */
function pieceReader({ onField }: WritingRequest): ((piece: string) => void) | undefined {
  if (onField === undefined) return undefined;
  let read = fieldsOfAnswer(onField);
  return (piece) => {
    if (piece === '') read = fieldsOfAnswer(onField);
    else read(piece);
  };
}
