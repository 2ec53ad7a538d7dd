import { scopeOf, type Operation } from '@listwright/application/contract';
import type { Actor } from '@listwright/application/shared';
import { accountErrors, lacksRequiredTotp, type AdminTotp } from '@listwright/domain/accounts';

/**
 * Authorises an actor for an operation, or throws `forbidden`: an API key needs its scope, some operations refuse keys, and those
 * of administrators to accounts without the second step that the server requires.
 */
export function authorize(actor: Actor, { access, method, sessionOnly }: Operation, policy: AdminTotp): void {
  const isKey = actor.sessionId === undefined;
  const opensAdmin = access === 'admin' && !sessionOnly && actor.scopes?.includes('admin');
  if (isKey && access !== 'user' && !opensAdmin) throw accountErrors.sessionOnly();
  if (access === 'admin' && actor.role !== 'admin') throw accountErrors.adminOnly();
  if (access === 'admin' && lacksRequiredTotp(actor, policy)) throw accountErrors.totpSetupRequired();
  const needed = scopeOf(method);
  if (actor.scopes !== undefined && !actor.scopes.includes(needed)) throw accountErrors.missingScope(needed);
}
