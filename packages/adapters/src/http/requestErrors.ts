import { countOf, DomainError, type FieldFault } from '@listwright/domain/shared';

/** Refusals of a request's form, before any use case sees it. */
export const requestErrors = {
  malformed: (message: string) => new DomainError('invalid', 'malformed', message),
  wrongType: (message: string) => new DomainError('invalid', 'wrong_type', message),
  tooLarge: (message: string) => new DomainError('invalid', 'too_large', message),
  noRoute: () => new DomainError('not_found', 'no_such_address', 'There is nothing at this address.'),
  noSuchId: (message: string) => new DomainError('not_found', 'no_such_id', message),
  methodNotAllowed: (method: string, taken: readonly string[]) =>
    new DomainError('invalid', 'method_not_allowed', `This address does not take ${method.slice(0, 10)}.`, {
      details: { allow: taken.join(', ') },
    }),
  invalidFields: (faults: readonly FieldFault[]) =>
    new DomainError(
      'invalid',
      'validation_failed',
      faults.map((fault) => fault.message).join('. ') || 'The input is not valid.',
      {
        faults,
      },
    ),
  tooManyRequests: (seconds: number) =>
    new DomainError(
      'rate_limited',
      'too_many_requests',
      `Too many requests. Wait ${countOf(seconds, 'second')} and try again.`,
      {
        details: { retry_after_seconds: seconds },
      },
    ),
  draining: () => new DomainError('unavailable', 'shutting_down', 'The server is restarting. Try again shortly.'),
};
