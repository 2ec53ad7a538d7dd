import type { Actor } from '@listwright/application/shared';
import { networkOf } from '@listwright/domain/accounts';

/** By what limits count callers: an account is one caller wherever it calls from, and without one a network is. */
export function callerId(address: string, actor: Actor | undefined): string {
  return actor?.userId ?? networkOf(address);
}
