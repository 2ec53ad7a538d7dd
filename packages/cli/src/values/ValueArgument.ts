import { Argument } from 'commander';

/** An argument whose fixed values shells complete. Its command checks them itself, and may take more than these. */
export class ValueArgument extends Argument {
  constructor(
    name: string,
    description: string,
    readonly values: readonly string[],
  ) {
    super(name, description);
  }
}
