import type { Caller } from '@listwright/application/shared';

/** A caller who stays. */
export const aCaller = (id = '192.0.2.1', disconnected = new AbortController().signal): Caller => ({
  id,
  disconnected,
});
