import { ApiError } from '@listwright/application/contract';
import type { DomainError } from '@listwright/domain/shared';
import { CommanderError } from 'commander';
import type { CliEnvironment } from '../CliEnvironment.js';
import { CliError } from '../CliError.js';
import { commandErrors, isCommandError, isListedError } from '../commandErrors.js';
import { EXIT, exitCodeOf } from '../exitCode.js';
import { writeErrorLog } from './errorLog/writeErrorLog.js';
import { wantsJson } from './wantsJson.js';

interface Failure {
  readonly exitCode: number;
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly requestId: string;
  readonly advice: string;
}

/** Prints an error: a sentence and the next step on stderr, and with `--json` the same as a document on stdout. */
export function reportFailure(
  error: unknown,
  { stdout, stderr, env, now }: CliEnvironment,
  argv: readonly string[],
  /** The command that was called. */
  names: readonly string[] = [],
): number {
  const failure =
    error instanceof CommanderError ? usageFailure(error, names) : failureOf(error, Boolean(env.LISTWRIGHT_TOKEN));
  const { exitCode, code, message, detail = message, errors, requestId, advice } = failure;
  if (wantsJson(argv)) {
    const body = { code, message, detail, errors, request_id: requestId, exit_code: exitCode };
    stdout.write(`${JSON.stringify({ ok: false, error: body })}\n`);
  }
  // Commander has printed the help on stderr, which says more.
  if (error instanceof CommanderError && error.code === 'commander.help') return exitCode;
  const lines = [`Error  ${message.replaceAll('\n', '\n       ')}`];
  for (const fault of errors) if (!isSaid(fault, message)) lines.push(`       ${fault.path}: ${fault.message}`);
  if (!message.includes(advice)) lines.push(`       ${advice}`);
  const log = code === 'unexpected' ? writeErrorLog(error as Error, { argv, env, now: now() }) : undefined;
  if (log !== undefined) lines.push(`       The details are in ${log}, without secrets.`);
  const isListed = code !== 'usage' && isListedError(code);
  const help = isListed ? [`listwright help errors ${code}`] : [];
  lines.push(`       ${[code, ...help, ...(requestId === '' ? [] : [`request ${requestId}`])].join(' · ')}`);
  if (argv.includes('--debug') || argv.includes('-d')) lines.push((error as Error).stack ?? '');
  stderr.write(`${lines.join('\n')}\n`);
  return exitCode;
}

/** Whether a message says the fault already, with the entry where that is one of several. */
function isSaid(fault: Failure['errors'][number], message: string): boolean {
  return message.includes(fault.message) && (!fault.path.includes('.') || message.includes(fault.path));
}

function failureOf(error: unknown, hasOwnToken: boolean): Failure {
  if (error instanceof CliError) {
    return {
      exitCode: error.exitCode,
      code: error.code,
      message: error.message,
      detail: [error.message, error.advice].filter(Boolean).join(' '),
      errors: [],
      requestId: '',
      advice: error.advice,
    };
  }
  if (error instanceof ApiError) {
    const { kind, code, message, errors, requestId } = error;
    const exitCode = isNotInPlan(error) ? EXIT.forbidden : exitCodeOf(kind, code);
    const needsPlan = exitCode === EXIT.forbidden && kind !== 'forbidden';
    const advice = needsPlan
      ? 'See `listwright plan change --help`.'
      : (ADVICE[code] ?? (hasOwnToken ? TOKEN_ADVICE[kind] : undefined) ?? ADVICE[kind] ?? '');
    return { exitCode, code, message, errors, requestId, advice };
  }
  if (isRefusal(error)) {
    return {
      exitCode: exitCodeOf(error.kind, error.code),
      code: error.code,
      message: error.message,
      errors: error.faults,
      requestId: '',
      advice: '',
    };
  }
  const { name, message } = error as Error;
  // A fault of the server is already a sentence for people.
  const fault = name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const isFault = name.endsWith('Fault') && isCommandError(fault);
  return {
    exitCode: isFault ? commandErrors[fault][0] : EXIT.failed,
    code: isFault ? fault : 'unexpected',
    message,
    errors: [],
    requestId: '',
    advice: isFault ? '' : 'Run it again with --debug for details.',
  };
}

/** The bundled program has its own copy of the class; errors of the server code use the other copy. */
function isRefusal(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'kind' in error;
}

/** A plan without the feature: waiting for the next period does not help, as it does for a used-up quota. */
function isNotInPlan({ kind, problem }: ApiError): boolean {
  const stats = problem.usage_stats as { readonly limit?: unknown } | undefined;
  return kind === 'quota_exceeded' && stats?.limit === 0;
}

function usageFailure({ code, message }: CommanderError, names: readonly string[]): Failure {
  // If a command is missing, commander prints the help and throws without a message.
  const text = code === 'commander.help' ? 'A command is missing.' : message.replace(/^error: /, '');
  const [first = '', ...rest] = text.split('\n');
  // Commander's suggestion, in brackets below its sentence.
  const suggestion = rest.join(' ').replace(/^\((.*)\)$/, '$1');
  const advice = suggestion || `See ${['listwright', ...names].join(' ')} --help`;
  return {
    exitCode: EXIT.usage,
    code: 'usage',
    message: first,
    detail: `${first} ${advice}`,
    errors: [],
    requestId: '',
    advice,
  };
}

/** Where the environment has the token, a login would change nothing. */
const TOKEN_ADVICE: Readonly<Record<string, string>> = {
  unauthenticated: 'The token is that of LISTWRIGHT_TOKEN. Set one that is valid, or unset it and log in.',
};

const ADVICE: Readonly<Record<string, string>> = {
  unauthenticated: 'Log in: listwright auth login',
  bad_credentials: 'Check both and try again.',
  totp_required: 'Add --code 123456 with the code from your authenticator app.',
  totp_invalid: 'You can also use a recovery code.',
  totp_setup_required: 'Set it up: listwright auth totp enable',
  no_server: 'Start one with `listwright serve`, or set another with --url.',
  quota_exceeded: 'See `listwright usage`. You can still lint, edit and export.',
};
