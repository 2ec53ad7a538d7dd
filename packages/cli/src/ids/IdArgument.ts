import { Argument } from 'commander';
import type { CompletedKind } from './CompletedKind.js';

/** An argument that names an object by its id, which shells complete. */
export class IdArgument extends Argument {
  constructor(
    name: string,
    description: string,
    readonly completed: CompletedKind,
  ) {
    super(name, description);
  }
}
