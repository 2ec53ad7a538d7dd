import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { classFaults, type TextFile } from './laws/classFaults.js';

const WEB = 'packages/web/src';

function files(ending: RegExp): readonly TextFile[] {
  const names = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((file) => ({ file, text: readFileSync(path.join(WEB, file), 'utf8') }));
}

describe('the classes of the web app', () => {
  const sheets = files(/\.css$/);
  const faults = classFaults(files(/\.tsx?$/), sheets);

  it('each have a style', () => {
    expect(faults.unstyled).toEqual([]);
    expect(faults.missing).toEqual([]);
  });

  it('are each named by a source', () => {
    expect(faults.unnamed).toEqual([]);
    expect(faults.unread).toEqual([]);
  });

  it('are global in the global sheets only', () => {
    expect(sheets.filter(({ file }) => file.endsWith('.module.css')).length).toBeGreaterThan(10);
    expect(faults.misplaced).toEqual([]);
    expect(faults.stray).toEqual([]);
  });

  it('are in stylesheets of at most 300 lines', () => {
    expect(faults.long).toEqual([]);
  });

  describe('would be reported otherwise', () => {
    const kit = { file: 'ui/styles/kit.css', text: '.lw-row { color: var(--lw-text) }' };

    it('where a global class has no style, or no source', () => {
      const text = 'export const Row = ({ tone }) => <li className={`lw-row lw-bare lw-tone-${tone}`} />;';
      const style = '/* .lw-old */ .lw-row { color: red } .lw-tone-bad, .lw-stray { color: red }';
      const found = classFaults([{ file: 'ui/Row.tsx', text }], [{ file: 'ui/styles/kit.css', text: style }]);
      expect(found.unstyled).toEqual(['lw-bare']);
      expect(found.unnamed).toEqual(['lw-stray']);
    });

    it('where a class of a module is missing, or unread', () => {
      const text = `import styles from './Row.module.css';\nexport const Row = () => <li className={\`lw-row \${styles.row} \${styles.gone}\`} />;`;
      const style = '@media (min-width: 40rem) { .row :global(.lw-row) { width: 1.5rem } } .old:hover { color: red }';
      const found = classFaults([{ file: 'ui/Row.tsx', text }], [kit, { file: 'ui/Row.module.css', text: style }]);
      expect(found.missing).toEqual(['ui/Row.tsx: gone']);
      expect(found.unread).toEqual(['ui/Row.module.css: old']);
      expect(found.stray).toEqual([]);
    });

    it('where a global sheet is elsewhere, or a sheet is too long', () => {
      const text = '.lw-row { color: red }\n'.repeat(300);
      const found = classFaults([], [kit, { file: 'areas/bulk/bulk.css', text }]);
      expect(found.misplaced).toEqual(['areas/bulk/bulk.css']);
      expect(found.long).toEqual(['areas/bulk/bulk.css']);
    });

    it('where a module has, or styles, a global class', () => {
      const text =
        "import styles from './Row.module.css';\nexport const Row = () => <li className={`lw-row ${styles.row}`} />;";
      const style =
        '.lw-own { color: red } .row:global(.lw-gone) { color: red } :global(.lw-row) { color: red } .row {}';
      const found = classFaults([{ file: 'ui/Row.tsx', text }], [kit, { file: 'ui/Row.module.css', text: style }]);
      expect(found.stray).toEqual([
        'ui/Row.module.css: lw-own',
        'ui/Row.module.css: lw-gone',
        'ui/Row.module.css: :global(.lw-row)',
      ]);
    });
  });
});
