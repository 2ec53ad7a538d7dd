import { Option } from 'commander';
import type { CompletedKind } from './CompletedKind.js';

/** An option that names an object by its id, which shells complete. */
export class IdOption extends Option {
  constructor(
    flags: string,
    description: string,
    readonly completed: CompletedKind,
  ) {
    super(flags, description);
  }
}
