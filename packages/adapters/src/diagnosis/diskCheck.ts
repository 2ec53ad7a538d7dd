import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnosis } from './Diagnosis.js';

const MB = 1024 * 1024;
const MIN_FREE_BYTES = 500 * MB;

/** What is free where the data directory is, or would be. */
export async function diskCheck(dataDir: string, freeAt = freeBytes): Promise<Diagnosis> {
  let place = path.resolve(dataDir);
  while (!existsSync(place)) place = path.dirname(place);
  const free = await freeAt(place);
  const detail = `${Math.round(free / MB)} MB free at ${place}`;
  return free >= MIN_FREE_BYTES
    ? { check: 'disk', ok: true, detail }
    : { check: 'disk', ok: false, detail, advice: 'Free disk space: below 500 MB the database may stop.' };
}

async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}
