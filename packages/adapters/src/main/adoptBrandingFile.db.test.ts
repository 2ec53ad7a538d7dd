import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultBranding } from '@listwright/application/contract';
import { pino } from 'pino';
import { aPlatform } from '../../testing/aPlatform.js';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { ConfigurationFault } from '../config/index.js';
import { PostgresBranding } from '../postgres/admin/PostgresBranding.js';
import { adoptBrandingFile } from './adoptBrandingFile.js';

let test: TestDatabase;
let folder: string;
let messages: string[];

beforeEach(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'listwright-branding-'));
  messages = [];
});
afterEach(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

const write = (text: string) => writeFileSync(path.join(folder, 'branding.json'), text);
const stored = () => new PostgresBranding(test.database).read();
const adopt = () => {
  const log = pino({ level: 'info' }, { write: (line) => messages.push((JSON.parse(line) as { msg: string }).msg) });
  return adoptBrandingFile({ ...aPlatform(test.database, { LISTWRIGHT_DATA_DIR: folder }), log });
};

describe('branding.json of an earlier version', () => {
  it('is taken over once, and what it leaves out from the sample copy', async () => {
    write('{"stats": [], "support_email": "help@shop.example"}');
    await adopt();
    expect(await stored()).toEqual({ ...defaultBranding, stats: [], support_email: 'help@shop.example' });
    write('{"support_email": "other@shop.example"}');
    await adopt();
    expect((await stored())?.support_email).toBe('help@shop.example');
    expect(messages).toEqual([
      'the branding of branding.json is now in the database; the file is no longer read',
      'branding.json is not read: the branding is in the database',
    ]);
  });

  it('is not taken over where there is none, or it is the sample', async () => {
    await adopt();
    write(JSON.stringify(defaultBranding));
    await adopt();
    expect([await stored(), messages]).toEqual([undefined, []]);
  });

  it('no longer matters once other words are stored, however faulty it is', async () => {
    await new PostgresBranding(test.database).save({ ...defaultBranding, stats: [] }, new Date());
    write('{"stats": ');
    await adopt();
    expect((await stored())?.stats).toEqual([]);
  });

  it.each([
    ['[]', /must hold an object/],
    ['{"stats": ', /branding.json is not JSON/],
    ['{"testimonials": [{"quote": "Good", "name": ""}]}', /testimonials 0 name must not be empty/],
    ['{"support_email": "nobody"}', /support_email must be an email address, or empty/],
    ['{"links": [{"label": "x", "href": "javascript:alert(1)"}]}', /links 0 href must be an address/],
    ['{"colour": "red"}', /colour/],
  ])('stops the start with %s', async (text, message) => {
    write(text);
    await expect(adopt()).rejects.toThrow(ConfigurationFault);
    await expect(adopt()).rejects.toThrow(message);
    expect(await stored()).toBeUndefined();
  });
});
