import { ApiError } from '@listwright/application/contract';

/** Whether an error is an `ApiError` of this kind. */
export function isKind(error: unknown, kind: ApiError['kind']): error is ApiError {
  return error instanceof ApiError && error.kind === kind;
}
