import OpenAI from 'openai';

/** For administrators only: the variable that a refusal of the AI server points to. */
const ELSEWHERE = 'it sends us to another address: check OPENAI_BASE_URL';
const CAUSES: Readonly<Record<number, string>> = {
  301: ELSEWHERE,
  302: ELSEWHERE,
  303: ELSEWHERE,
  307: ELSEWHERE,
  308: ELSEWHERE,
  401: 'it refuses our key: check OPENAI_API_KEY',
  403: 'it does not let our key use this model: check OPENAI_API_KEY and OPENAI_MODEL',
  404: 'it does not know the model or the address: check OPENAI_MODEL and OPENAI_BASE_URL',
};

/** Why the AI server refuses every request until the settings change; undefined for any other fault. */
export function setupFault(error: unknown): string | undefined {
  return error instanceof OpenAI.APIError ? CAUSES[(error.status as number | undefined) ?? 0] : undefined;
}
