import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EnsureAdministrator, type FirstAdministrator } from '@listwright/application/accounts';
import { UsageLedger } from '@listwright/application/billing';
import type { Container } from 'inversify';
import { createContainer } from '../composition/createContainer.js';
import { keys } from '../composition/keys.js';
import { IdempotencyStore, Readiness } from '../http/index.js';
import { migrate } from '../postgres/migrate.js';
import { openPlatform, type OpenPlatform } from './openPlatform.js';
import { startHousekeeping } from './startHousekeeping.js';

export interface RunningServer {
  readonly url: string;
  /** The account to sign in with, on the run that made it. */
  readonly firstAdministrator?: FirstAdministrator;
  /** Drains: no new work, what is under way gets up to 30 s, then the database is let go. */
  readonly stop: () => Promise<void>;
}

const DRAIN_MS = 30_000;

/** Starts API and web app on one port, with the database migrated and the first administrator made. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<RunningServer> {
  const platform = await openPlatform(env);
  try {
    await migrate(platform.database);
    const container = await createContainer(platform);
    const { ADMIN_EMAIL, ADMIN_PASSWORD, APP_URL, HOST, PORT } = platform.config;
    const first = await container.get(EnsureAdministrator).execute(ADMIN_EMAIL, ADMIN_PASSWORD);
    const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000, maxHeaderSize: 16 * 1024 });
    server.on('request', container.get(keys.App).callback());
    await listen(server, PORT, HOST);
    const stopHousekeeping = startHousekeeping(
      container.get(UsageLedger),
      container.get(IdempotencyStore),
      platform.log,
    );
    const { port } = server.address() as AddressInfo;
    const url = APP_URL ?? `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;
    platform.log.info({ url, engine: 'started' }, 'listening');
    return {
      url,
      ...(first === undefined ? {} : { firstAdministrator: first }),
      stop: () => stop(server, container, platform, stopHousekeeping),
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function stop(
  server: Server,
  container: Container,
  platform: OpenPlatform,
  stopHousekeeping: () => Promise<void>,
): Promise<void> {
  container.get(Readiness).startDraining();
  await stopHousekeeping();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // A kept-alive connection that falls idle while we drain would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(deadline);
  clearInterval(sweep);
  await platform.close();
}
