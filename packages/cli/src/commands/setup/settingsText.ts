import { parseEnv } from 'node:util';
import { CliError } from '../../CliError.js';
import type { Answers } from './questions.js';

/** Settings as the text of a `.env` file. */
export function settingsText(answers: Answers, kept: Answers): string {
  const text = [
    '# Settings of this Listwright server, written by `listwright setup`; .env.example describes them all.',
    ...linesOf(answers),
    ...(Object.keys(kept).length === 0 ? [] : ['', '# From the settings before', ...linesOf(kept)]),
    '',
  ].join('\n');
  const read: Readonly<Record<string, string | undefined>> = parseEnv(text);
  for (const [name, value] of Object.entries({ ...kept, ...answers }))
    if ((read[name] ?? '') !== value) throw unwritable(name);
  return text;
}

/** Needs no quotes: nothing in it begins a comment or is replaced. */
const SAFE = /^[\w.:/@%+,=?&~*-]*$/;

function linesOf(settings: Answers): readonly string[] {
  return Object.entries(settings)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${SAFE.test(value) ? value : quoted(name, value)}`);
}

/** Single quotes first: neither Node.js nor Docker Compose replaces anything in them. */
function quoted(name: string, value: string): string {
  const quote = ["'", '`', '"'].find((one) => !value.includes(one));
  if (quote === undefined || /[\r\n]/.test(value)) throw unwritable(name);
  return `${quote}${value}${quote}`;
}

function unwritable(name: string): CliError {
  return new CliError(
    'bad_settings',
    `${name} can't be written to a settings file.`,
    'Use a value on one line, without quotes.',
  );
}
