import { scopeOf, type Operation } from '@listwright/application/contract';
import type { Actor } from '@listwright/application/shared';
import { accountErrors } from '@listwright/domain/accounts';

/** Lets an actor call an operation, or throws `forbidden`: an API key needs its scope, and some doors are shut to keys. */
export function admit(actor: Actor, { access, method }: Operation): void {
  if (access !== 'user' && actor.sessionId === undefined) throw accountErrors.sessionOnly();
  if (access === 'admin' && actor.role !== 'admin') throw accountErrors.adminOnly();
  const needed = scopeOf(method);
  if (actor.scopes !== undefined && !actor.scopes.includes(needed)) throw accountErrors.missingScope(needed);
}
