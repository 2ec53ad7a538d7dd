import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';

interface Check {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly advice?: string;
}

export interface DoctorOptions {
  readonly tryModel?: boolean;
  readonly fix?: boolean;
  readonly upgradeCheck?: boolean;
}

/** What `--fix` did, or could not do. */
interface Fix extends Omit<Check, 'check'> {
  readonly fix: string;
}

/**
 * One line per check; exit code 1 if any failed. If another server is named, its health is reported, and this machine's
 * own configuration only if there is one: a client has no database to check. `--fix` repairs this machine first, and
 * `--upgrade-check` has checks of its own.
 */
export async function runDoctor(
  { tryModel = false, fix = false, upgradeCheck = false }: DoctorOptions,
  context: CliContext,
): Promise<number> {
  const { print, settings } = context;
  const url = settings.get('url');
  const isNamed = url.origin !== 'default';
  if (isNamed) settings.url();
  const isServer = !isNamed || hasServer(context);
  if (isNamed)
    print.message(
      isServer
        ? `Checking the server at ${url.value}, and this machine's own configuration.`
        : `Checking the server at ${url.value}. This machine has no data directory, so there is nothing to check here.`,
    );
  const fixes = fix && isServer ? await repairs(context) : [];
  const checks = [...(isNamed ? [await serverCheck(context)] : []), ...(isServer ? await ownChecks() : [])];
  const lines = checks.map((check) => lineOf(check));
  print.result({ data: fix ? { fixes, checks } : { checks }, text: [...lineOfFixes(fixes), ...lines].join('\n') });
  return [...fixes, ...checks].every(({ ok }) => ok) ? EXIT.done : EXIT.failed;

  async function ownChecks(): Promise<readonly Check[]> {
    const { checkUpgrade, doctor } = await import('@listwright/adapters/main');
    return upgradeCheck ? checkUpgrade(context.env, context.now()) : doctor(context.env, { triesModel: tryModel });
  }

  function lineOfFixes(done: readonly Fix[]): readonly string[] {
    if (!fix) return [];
    if (done.length === 0) return ['Nothing to repair here.'];
    return done.map((one) => lineOf({ ...one, check: `repair, ${one.fix}` }));
  }

  function lineOf({ check, ok, detail, advice }: Check): string {
    const mark = ok ? print.paint('green', '✓') : print.paint('red', '✗');
    return `${mark} ${check}: ${detail}${advice === undefined ? '' : ` → ${advice}`}`;
  }
}

async function repairs({ env, cwd }: CliContext): Promise<readonly Fix[]> {
  const { repairServer } = await import('@listwright/adapters/main');
  return (await repairServer(env, cwd)).map(({ repair, ...done }) => ({ fix: repair, ...done }));
}

/** Whether a server is set up here: opening the platform otherwise would create its data directory. */
function hasServer({ env, cwd }: CliContext): boolean {
  const folder = env.LISTWRIGHT_DATA_DIR;
  return existsSync(path.resolve(cwd, folder ? folder : '.data')) || Boolean(env.DATABASE_URL && env.SECRET_KEY);
}

async function serverCheck({ client, settings }: CliContext): Promise<Check> {
  const { value } = settings.get('url');
  try {
    const { version } = await client.system.ready();
    return { check: 'server', ok: true, detail: `${value} is ready, version ${version}` };
  } catch (error) {
    const advice = 'Check the address (--url or LISTWRIGHT_URL), or run the doctor on that machine.';
    return { check: 'server', ok: false, detail: (error as Error).message, advice };
  }
}
