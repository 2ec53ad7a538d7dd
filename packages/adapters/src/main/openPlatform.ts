import path from 'node:path';
import { PRODUCT_VERSION } from '@listwright/application/contract';
import { pino, type Logger } from 'pino';
import { existingSecretKey, loadConfig, secretKey, type Config } from '../config/index.js';
import type { Platform } from '../composition/Platform.js';
import { hasEmbeddedPostgres, startEmbeddedPostgres } from '../embedded/index.js';
import { DatabaseMissing } from './DatabaseMissing.js';
import { requireDatabase } from './requireDatabase.js';
import { Database } from '../postgres/Database.js';

export interface OpenPlatform extends Platform {
  /** Closes the database connections, and the embedded server unless another process uses it. */
  readonly close: () => Promise<void>;
}

export interface PlatformOptions {
  readonly log?: Logger;
  readonly poolSize?: number;
  /** Creates no folder, key or database. */
  readonly looksOnly?: boolean;
  /** Waits `DATABASE_WAIT_SECONDS` for a database server that is away. */
  readonly waitsForDatabase?: boolean;
  /** Makes links of emails, or serves sellers: production requires APP_URL. */
  readonly needsAddress?: boolean;
}

/**
 * Reads the configuration of this process, and opens its log and its database (the embedded one where none is named).
 * Throws `DatabaseMissing` where it only looks and there is none.
 */
export async function openPlatform(
  env: Readonly<Record<string, string | undefined>>,
  options: PlatformOptions = {},
): Promise<OpenPlatform> {
  const config = loadConfig(env, options);
  const log = options.log ?? createLog(config);
  const dataDir = path.resolve(config.LISTWRIGHT_DATA_DIR);
  const { looksOnly = false } = options;
  if (looksOnly && config.DATABASE_URL === undefined && !hasEmbeddedPostgres(dataDir))
    throw new DatabaseMissing(dataDir);
  const secret = looksOnly
    ? (existingSecretKey(config.SECRET_KEY, dataDir) ?? '')
    : secretKey(config.SECRET_KEY, dataDir);
  const onReturn = () => log.warn('the embedded database had ended and was started again');
  const embedded = config.DATABASE_URL === undefined ? await startEmbeddedPostgres(dataDir, { onReturn }) : undefined;
  const database = new Database({
    url: embedded?.url ?? config.DATABASE_URL ?? '',
    ...(options.poolSize === undefined ? {} : { poolSize: options.poolSize }),
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const waitSeconds = options.waitsForDatabase === true ? config.DATABASE_WAIT_SECONDS : 0;
  if (embedded === undefined) await requireDatabase(database, { waitSeconds, log });
  return {
    config,
    env,
    log,
    database,
    secret,
    version: PRODUCT_VERSION,
    close: async () => {
      await database.close();
      await embedded?.stop();
    },
  };
}

function createLog(config: Config): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refresh_token'],
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
