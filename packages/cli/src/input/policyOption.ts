import { LintRequest } from '@listwright/application/contract/schemas';
import { InvalidArgumentError, Option } from 'commander';

/** The day whose rules apply, parsed as the server does. */
export function policyOption(): Option {
  return new Option('--policy <date>', 'use the rules of this date, for example 2026-07-01').argParser(
    (text: string) => {
      if (!LintRequest.shape.on.safeParse(text).success)
        throw new InvalidArgumentError('Use a date such as 2026-07-27.');
      return text;
    },
  );
}
