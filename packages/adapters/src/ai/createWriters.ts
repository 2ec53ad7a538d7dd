import type { ClaimJudge, CopyWriter } from '@listwright/application/listings';
import type { Logger } from 'pino';
import type { Config } from '../config/index.js';
import { BasicWriter } from './basic/BasicWriter.js';
import type { CallBudget } from './openai/CallBudget.js';
import { modelConnection } from './modelConnection.js';
import { OpenAiClaimJudge } from './openai/OpenAiClaimJudge.js';
import { OpenAiCopyWriter } from './openai/OpenAiCopyWriter.js';
import { OpenAiLanguageModel } from './openai/OpenAiLanguageModel.js';

/** After this wait a seller sees that the AI server is busy; bulk rows are retried later. */
const TURN_MS = 60_000;

/** The writers and the claim judge. */
export interface Writers {
  /** The connected model, or the Basic writer where there is none. */
  readonly writer: CopyWriter;
  readonly basic: CopyWriter;
  /** Absent without a model. */
  readonly judge: ClaimJudge | undefined;
}

/** A model where a key or a server is configured; the Basic writer, which needs neither, in any case. */
export function createWriters(config: Config, log: Logger, budget: CallBudget): Writers {
  const basic = new BasicWriter();
  if (!modelConnection(config).isConnected) return { writer: basic, basic, judge: undefined };
  const options = {
    // Local servers need no key, but the client library requires one.
    apiKey: config.OPENAI_API_KEY ?? 'none',
    ...(config.OPENAI_BASE_URL === undefined ? {} : { baseURL: config.OPENAI_BASE_URL }),
    model: config.OPENAI_MODEL,
    tryMs: config.OPENAI_TIMEOUT_SECONDS * 1000,
    turnMs: TURN_MS,
    restMs: config.OPENAI_REST_SECONDS * 1000,
    log,
    budget,
  };
  const model = new OpenAiLanguageModel(options);
  return { writer: new OpenAiCopyWriter(options, model), basic, judge: new OpenAiClaimJudge(model) };
}
