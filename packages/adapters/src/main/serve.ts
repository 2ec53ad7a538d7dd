import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FirstAdministrator } from '@listwright/application/accounts';
import { SystemTimer, type Timer } from '@listwright/application/shared';
import type { Get } from '../composition/Token.js';
import { createContainer } from '../composition/createContainer.js';
import { keys } from '../composition/keys.js';
import { drainSeconds } from '../config/index.js';
import { Readiness } from '../http/index.js';
import { AppLinks } from '../mail/AppLinks.js';
import { dropStalledReaders } from '../http/dropStalledReaders.js';
import { migrate } from '../postgres/migrate.js';
import type { PasswordCost } from '../security/ArgonPasswordHasher.js';
import { adoptBrandingFile } from './adoptBrandingFile.js';
import { builtWeb } from './builtWeb.js';
import { firstAdministrator } from './firstAdministrator.js';
import { followRules } from './rules/followRules.js';
import { openPlatform, type OpenPlatform } from './openPlatform.js';
import { requireSecretKey } from './requireSecretKey.js';
import { StartedParts } from './StartedParts.js';
import { StartFault } from './StartFault.js';
import { startThreads } from './threads/startThreads.js';
import { startHousekeeping } from './startHousekeeping.js';

export interface RunningServer {
  readonly url: string;
  /** The account to sign in with, on the run that made it. */
  readonly firstAdministrator?: FirstAdministrator;
  /** Drains: not ready any more, after DRAIN_SECONDS no new connections; running requests get up to 30 s, then the database is closed. */
  readonly stop: () => Promise<void>;
}

const DRAIN_MS = 30_000;
/** Room for an address with the ids of a thousand listings, the most of one export. */
const MAX_HEADER_BYTES = 48 * 1024;

export interface ServeOptions {
  readonly timer?: Timer;
  /** For tests of what is not the password: they sign in a thousand times. */
  readonly passwordCost?: PasswordCost;
}

/** Starts API and web app on one port, with the database migrated and the first administrator made. */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  { timer = new SystemTimer(), passwordCost }: ServeOptions = {},
): Promise<RunningServer> {
  const platform = await openPlatform(env, { waitsForDatabase: true, needsAddress: true });
  const started = new StartedParts(platform.log);
  started.add(platform.close);
  try {
    await migrate(platform.database);
    await requireSecretKey(platform);
    await adoptBrandingFile(platform);
    const container = await createContainer({ ...platform, passwordCost, web: await builtWeb() });
    const stopRules = started.add(await followRules(container, platform.log));
    const { ADMIN_EMAIL, ADMIN_PASSWORD, APP_URL, HOST, LISTWRIGHT_DATA_DIR, PORT } = platform.config;
    const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000, maxHeaderSize: MAX_HEADER_BYTES });
    dropStalledReaders(server);
    server.on('request', container.get(keys.App).callback());
    await listen(server, PORT, HOST);
    started.add(() => close(server));
    const { port } = server.address() as AddressInfo;
    const url = APP_URL ?? `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;
    container.get(AppLinks).startAt(url);
    // Only now: if the port were taken, the account's password would never be printed.
    const first = await firstAdministrator(container, path.resolve(LISTWRIGHT_DATA_DIR), ADMIN_EMAIL, ADMIN_PASSWORD);
    const stopHousekeeping = started.add(startHousekeeping(container, platform.log));
    // In a thread: a row may take seconds, and requests must not wait for it. The embedded database's address is known by now.
    const stopJobWork = await startThreads(
      { count: platform.config.WORKERS, areSecondary: false },
      { ...env, DATABASE_URL: platform.database.url },
    );
    platform.log.info({ url, port, engine: 'started' }, 'listening');
    return {
      url,
      ...(first === undefined ? {} : { firstAdministrator: first }),
      stop: () =>
        stop(server, container, platform, timer, async () => {
          await Promise.all([stopJobWork(), stopHousekeeping(), stopRules()]);
        }),
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, port, host)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function listenFault(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFault(`Port ${port} is in use. Set PORT to another one, for example PORT=${port + 1}.`);
  if (error.code === 'EACCES')
    return new StartFault(`This account may not listen on port ${port}. Set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL') return new StartFault(`HOST ${host} is no address of this machine.`);
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function stop(
  server: Server,
  container: { readonly get: Get },
  platform: OpenPlatform,
  timer: Timer,
  stopWork: () => Promise<void>,
): Promise<void> {
  const readiness = container.get(Readiness);
  readiness.announce();
  const stopped = stopWork();
  // Awaited below: a failure meanwhile must not be an unhandled rejection.
  stopped.catch(() => undefined);
  const delay = drainSeconds(platform.config) * 1000;
  // A proxy sends requests until it has seen that we are not ready: they must not be refused meanwhile.
  if (delay > 0) await timer.wait(delay);
  readiness.startDraining();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // A kept-alive connection that falls idle while we drain would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.all([closed, stopped]);
  clearTimeout(deadline);
  clearInterval(sweep);
  await platform.close();
}
