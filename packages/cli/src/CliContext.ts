import type { api, Client } from '@listwright/application/contract';
import type { GlobalOptions } from './GlobalOptions.js';
import type { Printer } from './output/Printer.js';
import type { Settings } from './settings/Settings.js';
import type { CliEnvironment } from './CliEnvironment.js';

/** Everything that a command needs to run. */
export interface CliContext extends CliEnvironment {
  readonly options: GlobalOptions;
  readonly settings: Settings;
  readonly client: Client<typeof api>;
  readonly print: Printer;
}
