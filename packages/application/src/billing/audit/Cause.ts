import type { AuditEntry } from '../../audit/index.js';

/** Who caused a change of money, and from where: the account, an administrator, the gateway, or the server itself. */
export type Cause = Pick<AuditEntry, 'actorId' | 'actorEmail' | 'address' | 'requestId'> & {
  /** The beginning of the API key that acted, where it was one. */
  readonly apiKey?: string;
};
