import type { MigrationState } from '../postgres/migrationState.js';
import { SchemaFault } from '../postgres/SchemaFault.js';
import type { Diagnosis } from './Diagnosis.js';

/** Whether the tables are those of this version. */
export function migrationCheck({ isSetUp, pending, foreign }: MigrationState): Diagnosis {
  const fault = SchemaFault.of(foreign);
  if (fault !== undefined) {
    return {
      check: 'migrations',
      ok: false,
      detail: fault.message,
      advice: 'See Upgrade and Roll back in docs/operations.md.',
    };
  }
  if (pending.length === 0) {
    const newer = foreign.at(-1)?.version;
    const detail = newer === undefined ? 'up to date' : `up to date, and prepared for ${newer}`;
    return { check: 'migrations', ok: true, detail };
  }
  const detail = isSetUp ? `${pending.length} pending` : 'nothing is set up in this database';
  return { check: 'migrations', ok: false, detail, advice: 'Run `listwright migrate`.' };
}
