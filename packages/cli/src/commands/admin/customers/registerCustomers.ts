import { CUSTOMER_STATES } from '@listwright/application/contract';
import { ROLES } from '@listwright/domain/accounts';
import { Option, type Command } from 'commander';
import type { Action } from '../../../Action.js';
import { PLAN_NAMES, planKey } from '../../../input/planKey.js';
import { listFlags } from '../listFlags.js';
import { runCreateCustomer, type CreateCustomerOptions } from './runCreateCustomer.js';
import { runDeleteCustomer, type DeleteOptions } from './runDeleteCustomer.js';
import { runEditCustomer, type EditCustomerOptions } from './runEditCustomer.js';
import { runListCustomers, type ListCustomersOptions } from './runListCustomers.js';
import { runResetTotp } from './runResetTotp.js';
import { runShowCustomer } from './runShowCustomer.js';
import { runSwitchCustomer, type CustomerSwitch, type SwitchOptions } from './runSwitchCustomer.js';

const NAMED = 'id or address of the account';
const plan = () => new Option('--plan <plan>', `plan of the account: ${PLAN_NAMES}`).argParser(planKey);

const SWITCHES: readonly (readonly [CustomerSwitch, string])[] = [
  ['block', 'keep an account from signing in; it is signed out everywhere'],
  ['unblock', 'let it sign in again'],
  ['archive', 'put an account away; it can be restored'],
  ['restore', 'take it back'],
];

export function registerCustomers(admin: Command, run: Action): void {
  const customers = admin.command('customers').description('the accounts of this server');
  listFlags(customers.command('list').description('list them, newest first'))
    .addOption(plan())
    .addOption(new Option('--status <status>', 'only these').choices([...CUSTOMER_STATES]))
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin customers list --search himal\n  listwright admin customers list --plan pro --all --format csv\n',
    )
    .action((options: ListCustomersOptions, command: Command) =>
      run((context) => runListCustomers(options, context), command),
    );
  customers
    .command('show')
    .description('show one')
    .argument('<customer>', NAMED)
    .addHelpText('after', '\nExample:\n  listwright admin customers show ann@example.com --json\n')
    .action((named: string, _options: object, command: Command) =>
      run((context) => runShowCustomer(named, context), command),
    );
  customers
    .command('create')
    .description('make one; its password is asked for, or read from a pipe')
    .argument('<email>', 'address of the account')
    .requiredOption('--name <name>', 'name of the person')
    .option('--company <name>', 'name of the company')
    .addOption(plan())
    .addHelpText(
      'after',
      '\nExample:\n  echo "$PASSWORD" | listwright admin customers create ann@example.com --name "Ann" --plan pro\n',
    )
    .action((email: string, options: CreateCustomerOptions, command: Command) =>
      run((context) => runCreateCustomer(email, options, context), command),
    );
  customers
    .command('edit')
    .description('change fields of one')
    .argument('<customer>', NAMED)
    .option('--name <name>', 'name of the person')
    .option('--email <address>', 'address of the account')
    .option('--company <name>', 'name of the company')
    .option('--phone <number>', 'telephone number')
    .addOption(plan())
    .addOption(new Option('--activate', 'let it sign in').conflicts('deactivate'))
    .option('--deactivate', 'do not let it sign in')
    .addOption(new Option('--role <role>', 'admin makes it an administrator of the server').choices([...ROLES]))
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin customers edit ann@example.com --plan enterprise\n  listwright admin customers edit ann@example.com --role admin\n',
    )
    .action((named: string, options: EditCustomerOptions, command: Command) =>
      run((context) => runEditCustomer(named, options, context), command),
    );
  for (const [verb, description] of SWITCHES) {
    customers
      .command(verb)
      .description(description)
      .argument('<customer>', NAMED)
      .option('--dry-run', 'say what would be done, and do nothing')
      .addHelpText('after', `\nExample:\n  listwright admin customers ${verb} ann@example.com\n`)
      .action((named: string, options: SwitchOptions, command: Command) =>
        run((context) => runSwitchCustomer(verb, named, options, context), command),
      );
  }
  customers
    .command('reset-totp')
    .description('take the two-step sign-in off one whose app and recovery codes are lost')
    .argument('<customer>', NAMED)
    .option('--dry-run', 'say what would be done, and do nothing')
    .addHelpText('after', '\nExample:\n  listwright admin customers reset-totp ann@example.com\n')
    .action((named: string, options: SwitchOptions, command: Command) =>
      run((context) => runResetTotp(named, options, context), command),
    );
  customers
    .command('delete')
    .description('delete one for good; payments and usage stay without its name')
    .argument('<customer>', NAMED)
    .option('--confirm <address>', 'its address, written again')
    .option('--dry-run', 'say what would be done, and do nothing')
    .addHelpText('after', '\nExample:\n  listwright admin customers delete 0192… --confirm=ann@example.com\n')
    .action((named: string, options: DeleteOptions, command: Command) =>
      run((context) => runDeleteCustomer(named, options, context), command),
    );
}
