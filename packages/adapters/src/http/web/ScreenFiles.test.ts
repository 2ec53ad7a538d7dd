import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ScreenFiles } from './ScreenFiles.js';

const root = mkdtempSync(path.join(tmpdir(), 'listwright-screens-'));
const app = {
  'index.html': { file: 'assets/index.js', css: ['assets/kit.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_photo.js': { file: 'assets/photo.js', css: ['assets/photo.css', 'assets/kit.css'], imports: ['_react.js'] },
  'src/List.tsx': { file: 'assets/List.js', imports: ['_photo.js', 'index.html'] },
  'src/One.tsx': { file: 'assets/One.js', imports: ['index.html'] },
};
const scenes = { '/app/listings': ['src/List.tsx'], '/app/listings/:id': ['src/One.tsx'] };
const firstReads = { '/app/listings/:id': '/api/listings/:id' };

describe('ScreenFiles', () => {
  beforeAll(() => {
    mkdirSync(path.join(root, '.vite'));
    writeFileSync(path.join(root, '.vite/app.json'), JSON.stringify(app));
    writeFileSync(path.join(root, '.vite/scenes.json'), JSON.stringify(scenes));
    writeFileSync(path.join(root, '.vite/firstReads.json'), JSON.stringify(firstReads));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('names scripts and styles that the shell does not have', () => {
    expect(new ScreenFiles(root).startOf('/app/listings')?.tags).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/List.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/photo.js">' +
        '<link rel="preload" as="style" crossorigin href="/assets/photo.css">',
    );
  });

  it('knows the screen of any id, also with a slash at its end', () => {
    const files = new ScreenFiles(root);
    expect(files.startOf('/app/listings/1')?.tags).toContain('/assets/One.js');
    expect(files.startOf('/app/listings/1/')).toBe(files.startOf('/app/listings/1'));
  });

  it('names what a screen reads first, where that is known', () => {
    const files = new ScreenFiles(root);
    expect(files.startOf('/app/listings/1')?.firstRead).toBe('/api/listings/:id');
    expect(files.startOf('/app/listings')?.firstRead).toBe('');
  });

  it('names nothing for an address without a screen', () => {
    expect(new ScreenFiles(root).startOf('/app/listings/1/2')).toBeUndefined();
  });
});
