import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { askAtTerminal } from '../../input/askAtTerminal.js';
import { answersOf, type Ask } from './answersOf.js';
import { questions, type Answers } from './questions.js';
import type { SetupOptions } from './SetupOptions.js';
import { settingsText } from './settingsText.js';
import { settingsExist, writeSettings } from './writeSettings.js';

/** Writes the settings of a server to `.env`, which the commands of a server read. Prints no secret. */
export async function runSetup(
  options: SetupOptions,
  context: CliContext,
  terminal: Ask = (text, question) => askAtTerminal(text, question),
): Promise<void> {
  const { cwd, env, print, stdin } = context;
  const file = path.join(cwd, '.env');
  if (existsSync(file) && !options.force) throw settingsExist(file);
  const { secretKeyFor, settingsFaults } = await import('@listwright/adapters/main');
  const canAsk = stdin.isTTY && context.options.input !== false;
  if (canAsk)
    print.message('Enter keeps the value in brackets; - leaves a setting out. Nothing is written before the end.');
  const before = statSync(file, { throwIfNoEntry: false })?.isFile() ? settingsIn(file) : {};
  // Either: what stays in the file as production must have what production requires.
  const isProduction = options.production ?? [before.NODE_ENV, env.NODE_ENV].includes('production');
  const given = await answersOf({
    options,
    env: { ...before, ...env },
    isProduction,
    ask: canAsk ? terminal : undefined,
    faults: settingsFaults,
    message: (text) => print.message(text),
  });
  const kept = without(
    before,
    questions.map(({ name }) => name),
  );
  const dataDir = path.resolve(cwd, given.LISTWRIGHT_DATA_DIR ?? '');
  const key = env.SECRET_KEY || kept.SECRET_KEY || (isProduction ? secretKeyFor(dataDir) : '');
  const answers = { ...(isProduction ? { NODE_ENV: 'production' } : {}), SECRET_KEY: key, ...given };
  const others = without(kept, Object.keys(answers));
  const faults = settingsFaults({ ...others, ...answers });
  if (faults.length > 0) {
    const advice = 'Correct this and run setup again. Nothing was written.';
    throw new CliError('bad_settings', faults.join('\n'), advice);
  }
  writeSettings(file, settingsText(answers, others), options.force === true);
  report(file, answers, others, context);
}

function report(file: string, answers: Answers, kept: Answers, { print }: CliContext): void {
  const secret = new Set(['SECRET_KEY', ...questions.filter(({ isSecret }) => isSecret).map(({ name }) => name)]);
  const settings = Object.fromEntries(
    Object.entries(answers)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, secret.has(name) ? 'set' : value]),
  );
  const database = settings.DATABASE_URL === undefined ? 'embedded' : 'server';
  const lines = Object.entries(settings).map(([name, value]) => `  ${name}: ${value}`);
  const others = Object.keys(kept).length === 0 ? [] : [`  Kept: ${Object.keys(kept).join(', ')}`];
  print.message('The password of the first administrator is generated and shown once, at the first start.');
  print.result({
    data: { file, database, settings, kept: Object.keys(kept) },
    text: [`Settings written to ${file} (mode 600), database: ${database}.`, ...lines, ...others].join('\n'),
    next: ['listwright serve', 'listwright doctor'],
  });
}

function settingsIn(file: string): Answers {
  const read: Readonly<Record<string, string | undefined>> = parseEnv(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(read).map(([name, value = '']) => [name, value]));
}

function without(settings: Answers, names: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
}
