import type { Actor } from '../../shared/index.js';
import type { Cause } from './Cause.js';

/** A signed-in user as the cause, for the audit log of money. */
export function causedBy(
  { userId, email, keyPrefix }: Pick<Actor, 'userId' | 'email' | 'keyPrefix'>,
  { address, requestId }: Pick<Cause, 'address' | 'requestId'>,
): Cause {
  return { actorId: userId, actorEmail: email, address, requestId, ...(keyPrefix && { apiKey: keyPrefix }) };
}
