import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBranding, type Branding } from '@listwright/application/contract';
import { brandingSchema } from '@listwright/application/contract/schemas';
import { ConfigurationFault } from './loadConfig.js';
import { makeDataFolder } from './makeDataFolder.js';

export interface BrandingRead {
  readonly branding: Branding;
  /** A version of the file's state. */
  readonly version: string;
}

/**
 * The operator's words on the public site: `branding.json` in the data directory, written with the sample copy where it
 * is missing. An edit shows with the next page; a faulty one is reported and the last good words stay.
 */
export class BrandingFile {
  readonly file: string;
  private read: BrandingRead;

  /** Throws `ConfigurationFault` where the file is faulty: a server does not start with incomplete branding. */
  constructor(
    dataDir: string,
    private readonly onError: (fault: ConfigurationFault) => void,
  ) {
    this.file = path.join(dataDir, 'branding.json');
    writeSample(this.file);
    // Where the directory may not be written there is no file: the sample copy in the code is used.
    const isThere = existsSync(this.file);
    this.read = { branding: isThere ? parse(this.file) : defaultBranding, version: versionOf(this.file) };
  }

  current(): BrandingRead {
    const version = versionOf(this.file);
    if (version === this.read.version) return this.read;
    let { branding } = this.read;
    try {
      branding = parse(this.file);
    } catch (error) {
      this.onError(error as ConfigurationFault);
    }
    this.read = { branding, version };
    return this.read;
  }
}

function writeSample(file: string): void {
  try {
    makeDataFolder(path.dirname(file));
    writeFileSync(file, `${JSON.stringify(defaultBranding, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    // It is there already, or the directory may not be written: then the sample copy in the code is used.
    if (!['EEXIST', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function versionOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'absent' : `${stat.mtimeMs} ${stat.size}`;
}

function parse(file: string): Branding {
  const text = textOf(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ConfigurationFault([`  ${file} is not JSON: ${(error as Error).message}.`]);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ConfigurationFault([`  ${file} must hold an object, as the one that was written first.`]);
  }
  const parsed = brandingSchema.safeParse({ ...defaultBranding, ...json });
  if (parsed.success) return parsed.data;
  throw new ConfigurationFault(
    parsed.error.issues.map(({ path: at, message }) => `  ${file}: ${[...at.map(String), message].join(' ')}.`),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationFault([`  ${file} cannot be read: ${(error as Error).message}.`]);
  }
}
