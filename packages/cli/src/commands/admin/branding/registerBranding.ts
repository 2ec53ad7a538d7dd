import type { Command } from 'commander';
import type { Action } from '../../../Action.js';
import { runSetBranding, type SetBrandingOptions } from './runSetBranding.js';
import { runShowBranding } from './runShowBranding.js';

export function registerBranding(admin: Command, run: Action): void {
  const branding = admin.command('branding').description('your words on the public site');
  branding
    .command('show')
    .description('print them as JSON')
    .addHelpText('after', '\nExample:\n  listwright admin branding show > branding.json\n')
    .action((_options: object, command: Command) => run(runShowBranding, command));
  branding
    .command('set <file>')
    .description('replace them with those of a JSON file, or of stdin with -')
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText('after', '\nExample:\n  listwright admin branding set branding.json\n')
    .action((file: string, options: SetBrandingOptions, command: Command) =>
      run((context) => runSetBranding(file, options, context), command),
    );
}
