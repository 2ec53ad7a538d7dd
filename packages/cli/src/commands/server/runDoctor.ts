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

/**
 * One line per check; exit code 1 if any failed. If another server is named, its health is reported, and this machine's
 * own configuration only if there is one: a client has no database to check.
 */
export async function runDoctor(
  { tryModel = false }: { readonly tryModel?: boolean },
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
  const checks = [...(isNamed ? [await serverCheck(context)] : []), ...(isServer ? await ownChecks() : [])];
  const lines = checks.map(({ check, ok, detail, advice }) => {
    const mark = ok ? print.paint('green', '✓') : print.paint('red', '✗');
    return `${mark} ${check}: ${detail}${advice === undefined ? '' : ` → ${advice}`}`;
  });
  print.result({ data: { checks }, text: lines.join('\n') });
  return checks.every((check) => check.ok) ? EXIT.done : EXIT.failed;

  async function ownChecks(): Promise<readonly Check[]> {
    const { doctor } = await import('@listwright/adapters/main');
    return doctor(context.env, { triesModel: tryModel });
  }
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
