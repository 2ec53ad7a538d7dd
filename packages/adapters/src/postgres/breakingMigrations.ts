import { migrations } from './migrations/index.js';

/** Those of these migrations next to which the version before cannot go on: its processes are stopped first. */
export function breakingMigrations(names: readonly string[]): readonly string[] {
  return migrations.filter(({ name, isAdditive }) => !isAdditive && names.includes(name)).map(({ name }) => name);
}
