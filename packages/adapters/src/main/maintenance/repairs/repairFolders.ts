import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from '../../../config/index.js';
import type { Repair } from './Repair.js';

/** Makes the data directory with the folders of photos, unless a bucket holds them, and of backups. */
export function repairFolders(dataDir: string, hasBucket: boolean): readonly Repair[] {
  return ['', ...(hasBucket ? [] : ['objects']), 'backups']
    .map((name) => path.join(dataDir, name))
    .filter((folder) => !existsSync(folder))
    .map((folder) => made(folder));
}

function made(folder: string): Repair {
  try {
    makeDataFolder(folder);
    return { repair: 'folder', ok: true, detail: `made ${folder}` };
  } catch (error) {
    const advice = 'Make it, and let the account of the server write there.';
    return { repair: 'folder', ok: false, detail: (error as Error).message, advice };
  }
}
