import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Settings, type SettingName } from './Settings.js';

describe('settings of the command line', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const at = (...names: string[]) => path.join(folder, ...names);
  const settings = (env: Record<string, string> = {}, flags: Partial<Record<SettingName, string>> = {}) =>
    new Settings({ XDG_CONFIG_HOME: at('user'), XDG_CONFIG_DIRS: at('system'), ...env }, folder, flags);
  const write = (place: string, text: string) => {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };

  it('come from flag, environment, project, user, system and default, in this order', () => {
    const places = {
      project: at('.listwright.toml'),
      user: at('user', 'listwright', 'config.toml'),
      system: at('system', 'listwright', 'config.toml'),
    };
    const origins: string[] = [settings().get('timeout').origin];
    for (const place of [places.system, places.user, places.project]) {
      write(place, 'timeout = 30\n');
      origins.push(settings().get('timeout').origin);
    }
    const env = { LISTWRIGHT_TIMEOUT: '40' };
    origins.push(settings(env).get('timeout').origin, settings(env, { timeout: '50' }).get('timeout').origin);
    expect(origins).toEqual([
      'default',
      places.system,
      places.user,
      places.project,
      'environment (LISTWRIGHT_TIMEOUT)',
      'flag',
    ]);
  });

  it.each<[SettingName, string, string]>([
    ['marketplace', 'ebay', 'The setting marketplace takes amazon or shopify, not "ebay".'],
    ['timeout', '0', 'The setting timeout takes a whole number from 1 to 3600, not "0".'],
    ['url', 'nonsense', 'The setting url takes an address such as https://listwright.example.com, not "nonsense".'],
    ['profile', '', 'The setting profile takes a name, not "".'],
  ])('are not saved with a value that commands would refuse: %s', (name, value, message) => {
    expect(() => settings().set(name, value)).toThrow(expect.objectContaining({ code: 'bad_setting', message }));
    expect(settings().get(name).origin).toBe('default');
  });

  it('name the file of a value that cannot be used', () => {
    write(at('.listwright.toml'), 'marketplace = "ebay"\n');
    expect(() => settings().marketplace()).toThrow(`not "ebay" (${at('.listwright.toml')}).`);
  });
});
