import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCodes } from '@listwright/domain/shared';
import { commandErrors, exitCodeOfError } from './commandErrors.js';
import { EXIT } from './exitCode.js';

/** The sources of a package, without tests. */
function sourcesOf(name: string): string {
  const folder = path.join('packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|commandErrors\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

describe('the error codes of the command line', () => {
  const faults = [...sourcesOf('adapters').matchAll(/class (\w+Fault) extends Error/g)].map(([, name = '']) =>
    name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
  );

  it('are those that its sources use, and the faults of a server that it starts', () => {
    const sources = sourcesOf('cli') + sourcesOf('application');
    expect(faults.length).toBeGreaterThan(3);
    expect(Object.keys(commandErrors)).toEqual(expect.arrayContaining(faults));
    const unused = Object.keys(commandErrors).filter(
      (code) => !faults.includes(code) && !sources.includes(`'${code}'`),
    );
    expect(unused).toEqual([]);
  });

  it('are none of the server’s, which mean what they mean there', () => {
    expect(Object.keys(commandErrors).filter((code) => Object.hasOwn(errorCodes, code))).toEqual([]);
    expect(exitCodeOfError('encoding_unsure')).toBe(EXIT.usage);
    expect(exitCodeOfError('customer_not_found')).toBe(EXIT.notFound);
    expect(exitCodeOfError('settings_exist')).toBe(EXIT.conflict);
  });
});
