import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { etagOf, type Asset } from './Asset.js';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

/**
 * The files of the built web app, read once: they are small, and a build that goes on beneath a running server changes
 * nothing for it.
 */
export class BuiltFiles {
  private readonly assets: ReadonlyMap<string, Asset>;
  /** Of the public pages' build. */
  private readonly manifest: Readonly<Record<string, ManifestEntry>>;

  constructor(private readonly root: string) {
    this.assets = readAssets(root);
    this.manifest = JSON.parse(readFileSync(path.join(root, '.vite/site.json'), 'utf8'));
  }

  /** The file at an address such as `/assets/index-1a2b.js`. */
  get(address: string): Asset | undefined {
    return this.assets.get(address);
  }

  /** The file at an address; it throws where the build has none. */
  require(address: string): Asset {
    const asset = this.get(address);
    if (asset === undefined) throw new Error(`The built web app at ${this.root} has no ${address}.`);
    return asset;
  }

  /** Addresses of the script and the style sheets that an entry of the build became. */
  entry(source: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
    const entry = this.manifest[source];
    if (entry === undefined) throw new Error(`The built web app at ${this.root} has no entry ${source}.`);
    return { scripts: [`/${entry.file}`], styles: (entry.css ?? []).map((file) => `/${file}`) };
  }
}

function readAssets(root: string): Map<string, Asset> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'));
  const known = new Set(names);
  const read = (name: string) => (known.has(name) ? readFileSync(path.join(root, name)) : undefined);
  const served = names.filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    served.map((name) => {
      const plain = readFileSync(path.join(root, name));
      const address = `/${name.split(path.sep).join('/')}`;
      return [address, { plain, br: read(`${name}.br`), gzip: read(`${name}.gz`), etag: etagOf(plain) }];
    }),
  );
}
