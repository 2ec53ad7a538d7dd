import { Option } from 'commander';

/** An option whose fixed values shells complete. It is parsed by a parser of its own, and may take more than these. */
export class ValueOption extends Option {
  constructor(
    flags: string,
    description: string,
    readonly values: readonly string[],
  ) {
    super(flags, description);
  }
}
