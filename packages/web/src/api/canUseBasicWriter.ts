import { ApiError } from '@listwright/application/contract';

/** Whether the AI model failed where the Basic writer can write instead. */
export function canUseBasicWriter(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.problem.alternative_writer === 'basic' || error.code.startsWith('provider_');
}
