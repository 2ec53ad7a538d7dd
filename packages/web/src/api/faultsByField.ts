import { ApiError } from '@listwright/application/contract';

/** The validation errors of a response, by field name. */
export function faultsByField(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
