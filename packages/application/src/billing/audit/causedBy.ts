import type { Actor } from '../../shared/index.js';
import type { Cause } from './Cause.js';

/** Somebody who is signed in, for the audit log of money. */
export function causedBy(
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  { address, requestId }: Pick<Cause, 'address' | 'requestId'>,
): Cause {
  return { actorId: userId, actorEmail: email, address, requestId };
}
