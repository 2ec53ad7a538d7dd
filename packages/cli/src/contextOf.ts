import type { CliContext } from './CliContext.js';
import type { Surroundings } from './Surroundings.js';
import { createClientFor } from './createClientFor.js';
import type { GlobalOptions } from './GlobalOptions.js';
import { Printer } from './output/Printer.js';
import { Settings } from './settings/Settings.js';

export function contextOf(surroundings: Surroundings, options: GlobalOptions): CliContext {
  const { env, cwd, stdout, stderr } = surroundings;
  const flags = {
    ...(options.url === undefined ? {} : { url: options.url }),
    ...(options.profile === undefined ? {} : { profile: options.profile }),
    ...(options.timeout === undefined ? {} : { timeout: String(options.timeout) }),
  };
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const settings = new Settings(env, cwd, flags);
  const colours =
    options.color !== false && !env.NO_COLOR && env.TERM !== 'dumb' && (stdout.isTTY || Boolean(env.FORCE_COLOR));
  const print = new Printer(stdout, stderr, options, cwd, colours, elapsed);
  return {
    ...surroundings,
    options,
    settings,
    client: createClientFor(surroundings, settings, (text) => print.say(text)),
    print,
  };
}
