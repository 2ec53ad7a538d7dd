import { errorsOf, type Operation } from '@listwright/application/contract/schemas';
import { DomainError } from '@listwright/domain/shared';
import type { Logger } from 'pino';

/** What an operation is answered with instead of an error. */
export type Refuse = (error: unknown, log: Logger) => unknown;

/**
 * Callers rely on the declared errors of an operation, so an undeclared one is a fault of ours. Under `NODE_ENV=test`
 * it fails the request, so that a test notices; elsewhere it is logged and still answered.
 */
export function declaredRefusals(name: string, operation: Operation, isTest: boolean): Refuse {
  const declared = errorsOf(operation);
  return (error, log) => {
    if (!(error instanceof DomainError) || declared.has(error.code)) return error;
    const fault = new Error(`${name} was refused with ${error.code}, which its contract does not declare`, {
      cause: error,
    });
    if (isTest) return fault;
    log.error({ err: fault }, 'undeclared error');
    return error;
  };
}
