import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import type { Action } from '../../Action.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { SETTINGS, type SettingName } from '../../settings/Settings.js';

const NAMES = Object.keys(SETTINGS);

const nameArgument = () => new ValueArgument('<name>', NAMES.join(', '), NAMES);

export function registerConfig(program: Command, run: Action): void {
  const config = program.command('config').description('manage command line settings');
  config
    .command('list')
    .description('list settings and values')
    .option('--show-origin', 'show where each value comes from')
    .addHelpText('after', '\nExample:\n  listwright config list --show-origin\n')
    .action((options: { showOrigin?: boolean }, command: Command) =>
      run((context) => runList(options, context), command),
    );
  config
    .command('get')
    .description('one setting')
    .addArgument(nameArgument())
    .addHelpText('after', '\nExample:\n  listwright config get url\n')
    .action((name: string, _options: object, command: Command) =>
      run(({ settings, print }) => {
        const setting = settings.get(known(name));
        print.result({ data: setting, text: setting.value });
      }, command),
    );
  config
    .command('set')
    .description('save a setting')
    .addArgument(nameArgument())
    .argument('<value>', 'its value')
    .addHelpText('after', '\nExample:\n  listwright config set url https://listings.example.com\n')
    .action((name: string, value: string, _options: object, command: Command) =>
      run(({ settings, print }) => {
        const file = settings.set(known(name), value);
        print.result({ data: { name, value, file }, text: `${name} is now ${value} (${file}).` });
      }, command),
    );
  config
    .command('unset')
    .description('remove a saved setting')
    .addArgument(nameArgument())
    .addHelpText('after', '\nExample:\n  listwright config unset url\n')
    .action((name: string, _options: object, command: Command) =>
      run(({ settings, print }) => {
        const file = settings.set(known(name), undefined);
        print.result({ data: settings.get(known(name)), text: `${name} removed from ${file}.` });
      }, command),
    );
}

function runList(options: { showOrigin?: boolean }, { settings, print }: CliContext): void {
  const all = settings.all();
  print.result({
    data: { settings: all },
    rows: all.map(({ name, value, origin }) => ({ name, value, origin, purpose: SETTINGS[name].purpose })),
    columns: options.showOrigin ? ['name', 'value', 'origin'] : ['name', 'value', 'purpose'],
  });
}

function known(name: string): SettingName {
  if (Object.hasOwn(SETTINGS, name)) return name as SettingName;
  throw new CliError('unknown_setting', `There is no setting "${name}".`, `Settings: ${NAMES.join(', ')}.`);
}
