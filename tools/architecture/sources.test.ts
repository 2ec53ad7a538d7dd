import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Source {
  readonly file: string;
  readonly text: string;
}

const MAX_LENGTH = 300;
const MAX_FILES = 16;
/** Data with one file for each of its categories: a folder is read like an index there. */
const BY_CATEGORY = /\/(?:kinds\/data|knowledge\/entailments)$/;

/** Names that say nothing of what is in a folder. */
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|misc|lib|services?)(\/|$)/;

function sources(...roots: string[]): Source[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(root, name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
}

const all = sources(...['domain', 'application', 'adapters', 'web', 'cli'].map((name) => `packages/${name}/src`));
const product = all.filter(({ file }) => !/\.test\.tsx?$/.test(file));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** A rule over the text of sources: what it finds must be empty for the product, and is shown to fire on its canary. */
const rules: Record<string, { applies: (file: string) => boolean; forbids: RegExp; canary: string }> = {
  'the domain is still': {
    applies: (file) => file.startsWith('packages/domain/'),
    forbids: /\b(async|await|Promise)\b|Date\.now|new Date\(\)|Math\.random|\bprocess\.|\bfetch\(/,
    canary: 'export const now = () => Date.now();',
  },
  'use cases ask for time and chance': {
    applies: (file) => file.startsWith('packages/application/src/') && !file.includes('/contract/'),
    forbids: /Date\.now|new Date\(\)|Math\.random|\bprocess\.|\bfetch\(/,
    canary: 'const id = Math.random();',
  },
  'the environment is read at the edge': {
    applies: (file) =>
      !/packages\/(adapters\/src\/main|cli\/src\/processEnvironment)/.test(file) &&
      !file.startsWith('packages/adapters/src/embedded/'),
    forbids: /process\.env/,
    canary: 'const port = process.env.PORT;',
  },
  'no any': {
    applies: () => true,
    forbids: /:\s*any\b|\bas any\b|<any>/,
    canary: 'const value = input as any;',
  },
  'named exports only': {
    applies: () => true,
    forbids: /export default/,
    canary: 'export default function x() {}',
  },
  'nothing left over': {
    applies: () => true,
    forbids: /\b(TODO|FIXME|XXX)\b/,
    canary: 'const todo = 1; TODO',
  },
  'a kind of rows is described, and not asked for by name (RowKind)': {
    applies: () => true,
    forbids: /\bkind [!=]== '(?:listings|titles|pages)'/,
    canary: "const noun = job.kind === 'pages' ? 'page' : 'listing';",
  },
  'the web app sees the contract and the domain only': {
    // Answers of the fake server are checked by the schemas, which browsers do not load.
    applies: (file) => file.startsWith('packages/web/src/') && file !== 'packages/web/src/testing/contractFaults.ts',
    forbids: /from '@listwright\/(?!domain\/|application\/contract')|from '(koa|knex|pg|node:)/,
    canary: "import { serve } from '@listwright/adapters/main';",
  },
  'the query of the address is changed by useAddressQuery, so that quick changes add up': {
    applies: (file) => !file.endsWith('/navigation/useAddressQuery.ts'),
    forbids: /\[[^\]]*,[^\]]*\] = useSearchParams\(/,
    canary: 'const [query, setQuery] = useSearchParams();',
  },
  'zod is imported as a namespace': {
    applies: () => true,
    forbids: /import \{[^}]*\} from 'zod'/,
    canary: "import { z } from 'zod';",
  },
};

describe('the sources', () => {
  describe.each(Object.entries(rules))('%s', (_name, { applies, forbids, canary }) => {
    it('holds everywhere', () => {
      const broken = product.filter(({ file, text }) => applies(file) && forbids.test(withoutComments(text)));
      expect(broken.map(({ file }) => file)).toEqual([]);
    });

    it('would be noticed', () => {
      expect(forbids.test(canary)).toBe(true);
    });
  });

  it('stay short enough to be one idea', () => {
    const long = product.filter(({ text }) => text.split('\n').length > MAX_LENGTH);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('are in folders of at most 16 files', () => {
    const folders = new Map<string, number>();
    for (const { file } of product) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1);
    const crowded = [...folders].filter(
      ([folder, count]) =>
        count > MAX_FILES && !folder.includes('application/src/listings') && !BY_CATEGORY.test(folder),
    );
    expect(crowded).toEqual([]);
  });

  it('are in folders whose names say what is inside', () => {
    expect(product.filter(({ file }) => EMPTY_NAMES.test(path.dirname(file))).map(({ file }) => file)).toEqual([]);
  });

  it('have names that differ by more than case, for file systems that ignore case', () => {
    const seen = new Map<string, string>();
    const twins = product.filter(({ file }) => {
      const key = file.toLowerCase();
      const twin = seen.has(key);
      seen.set(key, file);
      return twin;
    });
    expect(twins.map(({ file }) => file)).toEqual([]);
  });

  it('export what their names say', () => {
    const wrong = product.filter(({ file, text }) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      if (/^(index|main|vite-env\.d)$/.test(name) || /^\d{4}_/.test(name) || !/^export /m.test(text)) return false;
      const exported = [
        ...text.matchAll(/^export (?:abstract |async )*(?:class|function\*?|const|interface|type|enum) (\w+)/gm),
      ].map((match) => match[1]!);
      return !exported.some((one) => plain(one).endsWith(plain(name))) && !isCatalogue(text);
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

/** `SHOPIFY_COLUMNS` is in shopifyColumns.ts. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

/** A file of several related exports (data, views of one noun, contract schemas) is named for all of them. */
function isCatalogue(text: string): boolean {
  return (text.match(/^export /gm) ?? []).length > 1;
}
