import type { ApiScope } from '@listwright/domain/accounts';
import type { Operation } from './Operation.js';

/** The scope that an API key needs to call an operation of this method. */
export function scopeOf(method: Operation['method']): ApiScope {
  return method === 'GET' ? 'read' : 'write';
}
