import type { CallBudget } from '../../ai/openai/CallBudget.js';
import { UnlimitedBudget } from '../../ai/openai/UnlimitedBudget.js';
import type { Platform } from '../../composition/Platform.js';
import { PostgresCallBudget } from '../../postgres/ai/PostgresCallBudget.js';

/** The shared budget of the AI server, where its limits are configured. */
export function callBudget({ config, database }: Platform): CallBudget {
  const requestsPerMinute = config.OPENAI_REQUESTS_PER_MINUTE;
  const tokensPerMinute = config.OPENAI_TOKENS_PER_MINUTE;
  if (requestsPerMinute === undefined && tokensPerMinute === undefined) return new UnlimitedBudget();
  return new PostgresCallBudget(database, config.OPENAI_MODEL, { requestsPerMinute, tokensPerMinute });
}
