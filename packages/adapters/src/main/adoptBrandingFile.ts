import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { defaultBranding } from '@listwright/application/contract';
import { brandingSchema } from '@listwright/application/contract/schemas';
import type { Branding } from '@listwright/domain/admin';
import type { Platform } from '../composition/Platform.js';
import { ConfigurationFault } from '../config/index.js';
import { PostgresBranding } from '../postgres/admin/PostgresBranding.js';

/**
 * Earlier versions kept the branding in a file of the data directory. The first start stores it in the database, where all
 * servers read it; the file stays for a roll back and is not read again. Throws `ConfigurationFault` where it is faulty.
 */
export async function adoptBrandingFile({ database, config, log }: Platform): Promise<void> {
  const file = path.resolve(config.LISTWRIGHT_DATA_DIR, 'branding.json');
  const text = textOf(file);
  if (text === undefined) return;
  const brandings = new PostgresBranding(database);
  if ((await brandings.read()) !== undefined) {
    log.info({ file }, 'branding.json is not read: the branding is in the database');
    return;
  }
  const branding = parse(file, text);
  // The file that earlier versions wrote themselves.
  if (isDeepStrictEqual(branding, defaultBranding)) return;
  if (await brandings.saveFirst(branding, await database.now()))
    log.info({ file }, 'the branding of branding.json is now in the database; the file is no longer read');
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // Without a data directory there is no file either; what needs the directory names the fault.
    if (/^(?:ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new ConfigurationFault([`  ${file} cannot be read: ${(error as Error).message}.`]);
  }
}

function parse(file: string, text: string): Branding {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ConfigurationFault([`  ${file} is not JSON: ${(error as Error).message}.`]);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ConfigurationFault([`  ${file} must hold an object.`]);
  }
  const parsed = brandingSchema.safeParse({ ...defaultBranding, ...json });
  if (parsed.success) return parsed.data;
  throw new ConfigurationFault(
    parsed.error.issues.map(({ path: at, message }) => `  ${file}: ${[...at.map(String), message].join(' ')}.`),
  );
}
