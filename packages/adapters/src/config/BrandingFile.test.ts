import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultBranding } from '@listwright/application/contract';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BrandingFile } from './BrandingFile.js';
import { ConfigurationFault } from './loadConfig.js';

let folder: string;
let file: string;
let faults: ConfigurationFault[];
let clock = 1_000_000;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'listwright-branding-'));
  file = path.join(folder, 'branding.json');
  faults = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new BrandingFile(folder, (fault) => faults.push(fault));

function edit(text: string): void {
  writeFileSync(file, text);
  utimesSync(file, (clock += 10), clock);
}

describe('BrandingFile', () => {
  it('is written with the sample copy, for the operator to edit', () => {
    expect(open().current().branding).toEqual(defaultBranding);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(defaultBranding);
  });

  it('takes an edit over without a restart, and what it leaves out from the defaults', () => {
    const branding = open();
    const before = branding.current().version;
    edit('{"stats": [], "support_email": "help@shop.example"}');
    const { branding: words, version } = branding.current();
    expect(words).toEqual({ ...defaultBranding, stats: [], support_email: 'help@shop.example' });
    expect(version).not.toBe(before);
  });

  it('keeps the last good words while an edit is faulty, and reports each fault once', () => {
    const branding = open();
    edit('{"stats": [], "support_email": "help@shop.example"}');
    const good = branding.current().branding;
    edit('{"stats": ');
    expect(branding.current().branding).toEqual(good);
    branding.current();
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toContain('branding.json is not JSON');
  });

  it('keeps the last words where the file is gone: it must not go public with the sample', () => {
    const branding = open();
    edit('{"public_site": false}');
    branding.current();
    rmSync(file);
    expect(branding.current().branding.public_site).toBe(false);
    expect(faults[0]?.message).toContain('cannot be read');
  });

  it.each([
    ['[]', /must hold an object/],
    ['{"testimonials": [{"quote": "Good", "name": ""}]}', /testimonials 0 name must not be empty/],
    ['{"support_email": "nobody"}', /support_email must be an email address, or empty/],
    ['{"links": [{"label": "x", "href": "javascript:alert(1)"}]}', /links 0 href must be an address/],
    ['{"colour": "red"}', /colour/],
  ])('does not start with %s', (text, message) => {
    edit(text);
    expect(open).toThrow(ConfigurationFault);
    expect(open).toThrow(message);
  });
});
