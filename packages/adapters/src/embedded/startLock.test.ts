import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startLock } from './startLock.js';

describe('startLock', () => {
  let dir: string;
  let file: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-lock-'));
    file = path.join(dir, 'start.lock');
  });

  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is held by one, and free again after release', () => {
    const lock = startLock(file);
    expect(lock).toBeDefined();
    expect(startLock(file)).toBeUndefined();
    lock?.release();
    const next = startLock(file);
    expect(next).toBeDefined();
    next?.release();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('breaks the lock of a dead process at once', () => {
    writeFileSync(file, `${deadPid()} of-a-killed-process`);
    const lock = startLock(file);
    expect(lock).toBeDefined();
    lock?.release();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('breaks the lock of a dead process that had our own process id', () => {
    writeFileSync(file, `${process.pid} before-the-container-restarted`);
    const lock = startLock(file);
    expect(lock).toBeDefined();
    lock?.release();
  });

  it('respects the lock of another living process', () => {
    writeFileSync(file, `${process.ppid} alive`);
    expect(startLock(file)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} alive`);
    expect(readdirSync(dir)).toEqual(['start.lock']);
  });

  it('breaks a stale lock although its process id is in use', () => {
    writeFileSync(file, `${process.ppid} its id went to another program`);
    const old = new Date(Date.now() - 91_000);
    utimesSync(file, old, old);
    const lock = startLock(file);
    expect(lock).toBeDefined();
    lock?.release();
  });

  it('releases only its own lock', () => {
    const lock = startLock(file);
    writeFileSync(file, `${process.ppid} took it over`);
    lock?.release();
    expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} took it over`);
  });
});

function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
