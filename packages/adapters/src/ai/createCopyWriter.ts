import type { CopyWriter } from '@listwright/application/listings';
import type { Logger } from 'pino';
import type { CallBudget } from './openai/CallBudget.js';
import type { Config } from '../config/index.js';
import { BuiltInCopyWriter } from './builtin/BuiltInCopyWriter.js';
import { OpenAiCopyWriter } from './openai/OpenAiCopyWriter.js';

/** A seller who waits for longer is better told that the AI server is busy; rows of bulk work come back later. */
const TURN_MS = 60_000;

/** The AI writer where a key or a server is configured, else the built-in one, which needs neither. */
export function createCopyWriter(config: Config, log: Logger, budget: CallBudget): CopyWriter {
  if (config.OPENAI_API_KEY === undefined && config.OPENAI_BASE_URL === undefined) return new BuiltInCopyWriter();
  return new OpenAiCopyWriter({
    // Local servers want no key, but the client library wants some text.
    apiKey: config.OPENAI_API_KEY ?? 'none',
    ...(config.OPENAI_BASE_URL === undefined ? {} : { baseURL: config.OPENAI_BASE_URL }),
    model: config.OPENAI_MODEL,
    tryMs: config.OPENAI_TIMEOUT_SECONDS * 1000,
    turnMs: TURN_MS,
    log,
    budget,
  });
}
