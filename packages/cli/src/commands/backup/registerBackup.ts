import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runCreateBackup } from './runCreateBackup.js';
import { runListBackups } from './runListBackups.js';
import { runRestoreBackup } from './runRestoreBackup.js';
import { runVerifyBackup } from './runVerifyBackup.js';

export function registerBackup(program: Command, run: Action): void {
  const backup = program.command('backup').description('save everything the server stores, and restore it');
  backup
    .command('create')
    .description('write database, files and (with BACKUP_PASSPHRASE) the secret key to one file; the server may run')
    .argument('[file]', 'where to; LISTWRIGHT_DATA_DIR/backups with the time in its name when left out')
    .addHelpText(
      'after',
      '\nRun it on the server, with its configuration.\n\nExamples:\n  BACKUP_PASSPHRASE=… listwright backup create\n  listwright backup create /mnt/backups/today.zip\n',
    )
    .action((file: string | undefined, _options: object, command: Command) =>
      run((context) => runCreateBackup(file, context), command),
    );
  backup
    .command('list')
    .description('the backups in the data directory, newest first')
    .addHelpText('after', '\nExamples:\n  listwright backup list\n  listwright backup list --json\n')
    .action((_options: object, command: Command) => run(runListBackups, command));
  backup
    .command('verify')
    .description('read a backup and compare it with its checksums and its signature')
    .argument('<file>', 'the backup')
    .addHelpText('after', '\nExamples:\n  listwright backup verify today.zip && echo good\n')
    .action((file: string, _options: object, command: Command) =>
      run((context) => runVerifyBackup(file, context), command),
    );
  backup
    .command('restore')
    .description('fill an empty database and data directory with a backup')
    .argument('<file>', 'the backup')
    .option('--accept-loss', 'go on without its secret key: what that has sealed stays closed')
    .addHelpText(
      'after',
      '\nThe place is that of the configuration: DATABASE_URL, or the embedded database in LISTWRIGHT_DATA_DIR. One that is not empty is refused.\n\nExamples:\n  LISTWRIGHT_DATA_DIR=/srv/new BACKUP_PASSPHRASE=… listwright backup restore today.zip\n  DATABASE_URL=postgres://… SECRET_KEY=… listwright backup restore today.zip\n',
    )
    .action((file: string, options: { readonly acceptLoss?: boolean }, command: Command) =>
      run((context) => runRestoreBackup(file, options, context), command),
    );
}
