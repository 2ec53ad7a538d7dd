import type { CliContext } from './CliContext.js';
import type { CliEnvironment } from './CliEnvironment.js';
import { createClientFor, type AnsweredCall } from './createClientFor.js';
import type { GlobalOptions } from './GlobalOptions.js';
import { Printer } from './output/Printer.js';
import { Settings } from './settings/Settings.js';

export function contextOf(environment: CliEnvironment, options: GlobalOptions): CliContext {
  const { env, cwd, stdout, stderr } = environment;
  const flags = {
    ...(options.url === undefined ? {} : { url: options.url }),
    ...(options.profile === undefined ? {} : { profile: options.profile }),
    ...(options.timeout === undefined ? {} : { timeout: String(options.timeout) }),
  };
  const started = performance.now();
  let requestId: string | undefined;
  const meta = () => ({
    ...(requestId === undefined ? {} : { request_id: requestId }),
    elapsed_ms: Math.round(performance.now() - started),
  });
  const settings = new Settings(env, cwd, flags);
  const colours =
    options.color !== false && !env.NO_COLOR && env.TERM !== 'dumb' && (stdout.isTTY || Boolean(env.FORCE_COLOR));
  const print = new Printer(stdout, stderr, options, cwd, colours, meta);
  const listener = {
    message: (text: string) => print.message(text),
    answered: (call: AnsweredCall) => {
      ({ requestId } = call);
      if (options.debug) stderr.write(`${debugLine(call)}\n`);
    },
  };
  return {
    ...environment,
    options,
    settings,
    client: createClientFor(environment, settings, listener, options.idempotencyKey),
    print,
  };
}

function debugLine({ method, path, status, ms, requestId }: AnsweredCall): string {
  return `debug  ${method} ${path} → ${status} in ${ms} ms${requestId === undefined ? '' : ` · request ${requestId}`}`;
}
