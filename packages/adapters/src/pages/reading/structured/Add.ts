import type { Findings } from '../Findings.js';

/** Adds what a place of a description says of a field. */
export type Add = (
  field: Parameters<Findings['add']>[0],
  value: unknown,
  path: string,
  certainty?: 'sure' | 'likely',
) => void;
