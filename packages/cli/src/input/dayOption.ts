import { LintRequest } from '@listwright/application/contract/schemas';
import { InvalidArgumentError, Option } from 'commander';

/** An option that takes a day, parsed as the server does. */
export function dayOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text: string) => {
    if (!LintRequest.shape.on.safeParse(text).success) throw new InvalidArgumentError('Use a date such as 2026-07-27.');
    return text;
  });
}
