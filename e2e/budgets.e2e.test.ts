import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const ROOT = 'packages/web/dist/app';
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(path.join(ROOT, '.vite', name), 'utf8'));
const app = manifestOf('app.json');
const site = manifestOf('site.json');

/** The files a browser must load before this chunk runs; with everything it may load later if `all` is set. */
function needed(manifest: Manifest, name: string, all = false, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const next of [...(chunk.imports ?? []), ...(all ? (chunk.dynamicImports ?? []) : [])])
    needed(manifest, next, all, seen);
  return seen;
}

/** Kilobytes as sent: maximum gzip, as the build compresses them. */
const size = (file: string) => readFileSync(path.join(ROOT, `${file}.gz`)).length / 1000;
const sum = (sizes: readonly number[]) => sizes.reduce((one, other) => one + other, 0);
const scripts = (manifest: Manifest, names: ReadonlySet<string>) =>
  sum([...names].map((name) => size(manifest[name]?.file ?? '')));
const styles = (manifest: Manifest, names: ReadonlySet<string>) =>
  sum([...new Set([...names].flatMap((name) => manifest[name]?.css ?? []))].map(size));

const shell = needed(app, 'index.html');
/** The modules that each screen starts with, by its path. */
const started = JSON.parse(readFileSync(path.join(ROOT, '.vite/scenes.json'), 'utf8')) as Record<string, string[]>;
const scenes = Object.keys(app).filter((name) => name.endsWith('Scene.tsx'));

/** The chunks that import each other: what one does at its start would find the other not started. */
function cycles(): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) found.push([...path.slice(path.indexOf(name)), name].join(' > '));
    if (path.includes(name) || done.has(name)) return;
    for (const next of app[name]?.imports ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(app)) visit(name, []);
  return found;
}

describe('what a browser loads, in KB compressed', () => {
  it('is at most 180 for the shell of the app, and 45 of styles', () => {
    expect(scripts(app, shell)).toBeLessThanOrEqual(180);
    expect(styles(app, shell)).toBeLessThanOrEqual(45);
  });

  it('lists the screens', () => {
    expect(scenes.length).toBeGreaterThan(5);
  });

  it.each(scenes)('is at most 230 for %s as the first screen', (scene) => {
    expect(scripts(app, needed(app, scene, false, new Set(shell)))).toBeLessThanOrEqual(230);
  });

  it.each(Object.entries(started))('is at most 230 for %s with every part that it starts with', (_path, sources) => {
    const files = new Set(shell);
    for (const source of sources) needed(app, source, false, files);
    expect(scripts(app, files)).toBeLessThanOrEqual(230);
  });

  it.each(scenes)('is at most 60 for the chunk of %s itself', (scene) => {
    expect(size(app[scene]?.file ?? '')).toBeLessThanOrEqual(60);
  });

  it.each(Object.entries(app).map(([name, { file }]) => [name, file]))(
    // The largest holds the kinds of products and what buyers call them; no screen starts with it.
    'is at most 160 for the chunk %s',
    (_name, file) => {
      expect(size(file)).toBeLessThanOrEqual(160);
    },
  );

  it('has no chunks that import each other', () => {
    expect(cycles()).toEqual([]);
  });

  it('is at most 130 for a public page, islands included', () => {
    const all = needed(site, 'src/site/browser/site.ts', true);
    expect(all.size).toBeGreaterThan(4);
    expect(scripts(site, all)).toBeLessThanOrEqual(130);
    expect(styles(site, all)).toBeLessThanOrEqual(45);
  });

  it('has the global styles first, which those of components override', () => {
    const page = readFileSync(path.join(ROOT, 'index.html'), 'utf8');
    const sheets = [...page.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(sheets.length).toBeGreaterThan(1);
    const isGlobal = sheets.map((file) => /\.lw-card\{/.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(isGlobal).toEqual(sheets.map((_file, at) => at === 0));
  });

  it('is named in the page of each screen, so that a browser fetches it with the shell', () => {
    const sources = Object.values(started).flat();
    expect(sources.filter((source) => app[source] === undefined)).toEqual([]);
    const inside = scenes.filter((name) => !/entrance\/|totp\/|NotFound|results\/|share\//.test(name));
    expect(inside.filter((name) => !sources.includes(name))).toEqual([]);
    expect(started['/app/listings/:id']).toContain('src/areas/listings/listingEditor/editorStart.ts');
  });

  it('comes from this server only', () => {
    const page = readFileSync(path.join(ROOT, 'index.html'), 'utf8');
    expect(page.match(/(src|href)="(https?:)?\/\//g)).toBeNull();
    expect(existsSync('node_modules/xlsx')).toBe(false);
  });
});
