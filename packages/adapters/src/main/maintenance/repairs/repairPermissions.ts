import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Repair } from './Repair.js';

/** Bits of others; a group may have been given a settings file on purpose, and never what a server generated. */
const OTHERS = 0o007;
const ALL_BUT_OWNER = 0o077;

/** Closes files that hold secrets to other accounts. `settingsFile` is the `.env` that the server reads. */
export function repairPermissions(dataDir: string, settingsFile: string): readonly Repair[] {
  const generated = [
    path.join(dataDir, 'secret-key'),
    path.join(dataDir, 'first-administrator'),
    path.join(dataDir, 'postgres', 'password'),
    ...backupsIn(path.join(dataDir, 'backups')),
  ];
  return [
    ...generated.flatMap((file) => closed(file, ALL_BUT_OWNER)),
    ...closed(settingsFile, OTHERS),
    ...closedFolder(dataDir),
  ];
}

/** A link is left alone: what it leads to may belong to something else. */
function closed(file: string, bits: number): readonly Repair[] {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? withoutBits(file, found.mode, bits) : [];
}

/** Others may pass through where root has made it, and never read. */
function closedFolder(folder: string): readonly Repair[] {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return [];
  return withoutBits(folder, found.mode, found.uid === 0 ? 0o066 : ALL_BUT_OWNER);
}

function withoutBits(file: string, mode: number, bits: number): readonly Repair[] {
  const open = mode & bits;
  // Windows has no such modes, and reports made-up ones.
  if (open === 0 || process.platform === 'win32') return [];
  const [before, after] = [mode & 0o777, mode & 0o777 & ~bits];
  try {
    chmodSync(file, after);
    return [{ repair: 'permissions', ok: true, detail: `${file}: mode ${octal(before)} is now ${octal(after)}` }];
  } catch (error) {
    const advice = `Run as its owner: chmod ${octal(after)} ${file}`;
    return [{ repair: 'permissions', ok: false, detail: (error as Error).message, advice }];
  }
}

function backupsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.zip'))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function octal(mode: number): string {
  return mode.toString(8).padStart(3, '0');
}
