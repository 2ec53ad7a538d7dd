import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { configSchema } from './index.js';

/** Set by the containers themselves; everything else is the operator's. */
const FIXED = ['NODE_ENV', 'PORT', 'HOST', 'LISTWRIGHT_DATA_DIR', 'DATABASE_URL'];

const compose = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8');
/** The lines below a key, as far as they are indented deeper. */
const below = (text: string, key: string): string => {
  const [, indent = '', rest = ''] = new RegExp(`^( *)${key}:.*\\n((?:.*\\n)*)`, 'm').exec(text) ?? [];
  return new RegExp(`^(?:${indent} +.*\\n|\\n)*`).exec(rest)?.[0] ?? '';
};
const shared = below(compose, 'x-listwright');

describe('docker-compose.yml', () => {
  it('passes every variable of the configuration on, under its own name', () => {
    const passed = new Map(
      [...below(shared, 'environment').matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect([...passed.keys()]).toEqual(Object.keys(configSchema.shape));
    for (const [name, value] of passed) {
      if (!FIXED.includes(name)) expect(value).toMatch(new RegExp(`^\\$\\{${name}(:-|:\\?[^}]+)\\}$`));
    }
  });

  it('checks only the worker of this machine', () => {
    expect(below(below(compose, '  worker'), '    healthcheck')).toContain(`'worker', '--check'`);
  });

  it('gives the server and the worker the same, and time to end what is under way', () => {
    for (const service of ['app', 'worker']) expect(below(compose, `  ${service}`)).toContain('<<: *listwright');
    expect(shared).toMatch(/^ {2}stop_grace_period: 60s$/m);
  });

  it('runs containers read-only, without capabilities, with a volume for data and limited logs', () => {
    expect(shared).toMatch(/^ {2}read_only: true$/m);
    expect(shared).toMatch(/^ {2}cap_drop: \[ALL\]$/m);
    expect(shared).toMatch(/^ {2}volumes: \['data:\/data'\]$/m);
    expect(below(shared, '  logging')).toContain('max-size');
    expect(shared).toContain('APP_URL: ${APP_URL:?');
    // A container that is named cannot be there twice.
    expect(compose).not.toContain('container_name');
  });
});
