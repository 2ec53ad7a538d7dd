import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fillFromEnvFile } from './fillFromEnvFile.js';

describe('the .env of the working directory', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds variables, and existing ones win', () => {
    writeFileSync(path.join(folder, '.env'), '# a model\nOPENAI_MODEL="llama3.1:8b"\nPORT=4000\n');
    const env: NodeJS.ProcessEnv = { PORT: '5000' };
    fillFromEnvFile(env, folder);
    expect(env).toEqual({ PORT: '5000', OPENAI_MODEL: 'llama3.1:8b' });
  });

  it('does not choose the server for a token of the environment', () => {
    writeFileSync(path.join(folder, '.env'), 'LISTWRIGHT_URL=https://elsewhere.example\n');
    const env: NodeJS.ProcessEnv = { LISTWRIGHT_TOKEN: 'mine' };
    fillFromEnvFile(env, folder);
    expect(env.LISTWRIGHT_URL).toBeUndefined();
  });

  it('may be absent', () => {
    const env: NodeJS.ProcessEnv = {};
    fillFromEnvFile(env, folder);
    expect(env).toEqual({});
  });
});
