import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runSetup } from './runSetup.js';
import type { SetupOptions } from './SetupOptions.js';

export function registerSetup(program: Command, run: Action): void {
  program
    .command('setup')
    .description('write the settings of a new server to .env, which serve, worker, migrate and doctor read')
    .option('--port <port>', 'port of the web app and the API')
    .option('--host <address>', 'address to listen on; 0.0.0.0 for all')
    .option('--app-url <address>', 'public address, for example https://listings.example.com')
    .option('--trusted-proxies <n>', 'how many proxies are in front of the server')
    .option('--data-dir <folder>', 'embedded database, photos and backups')
    .option('--database <address>', 'embedded, or a PostgreSQL address without a password')
    .option('--admin-email <address>', 'email of the first administrator')
    .option('--smtp <address>', 'email server, without a password')
    .option('--mail-from <address>', 'sender of emails')
    .option('--ai-url <address>', 'OpenAI-compatible AI server')
    .option('--ai-model <name>', 'model that writes listings')
    .option('--production', 'for use by others: sets NODE_ENV, and SECRET_KEY unless there is one')
    .option('--force', 'replace the settings in this folder')
    .addHelpText(
      'after',
      `
At a terminal it asks for what is not given. Otherwise, and with --no-input, it takes the options, then the environment
(PORT, DATABASE_URL, …), then defaults. Passwords and keys come from DATABASE_URL, SMTP_URL, OPENAI_API_KEY and
SECRET_KEY in the environment, or are typed without echo.

Examples:
  listwright setup
  listwright setup --no-input --admin-email ann@example.com --port 8080
  DATABASE_URL=postgres://… listwright setup --no-input --production --admin-email ann@example.com --app-url https://listings.example.com
`,
    )
    .action((options: SetupOptions, command: Command) => run((context) => runSetup(options, context), command));
}
