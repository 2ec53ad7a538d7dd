import { pino } from 'pino';
import type { Platform } from '../src/composition/Platform.js';
import { loadConfig } from '../src/config/index.js';
import type { Database } from '../src/postgres/Database.js';

/** A platform with these settings and this database, without logs. */
export function aPlatform(database: Database, env: Readonly<Record<string, string>> = {}): Platform {
  const log = pino({ level: 'silent' });
  return { config: loadConfig(env), env, database, log, version: '0', secret: 'x'.repeat(32) };
}
