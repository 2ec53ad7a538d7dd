import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = 'packages/web/src';
const SHEETS = 'node_modules/@mantine/core/styles';

/** Components that render others: their styles are listed as well. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Menu: ['Popover'],
  Modal: ['ModalBase', 'CloseButton', 'Overlay', 'ScrollArea', 'Paper'],
  Drawer: ['ModalBase', 'CloseButton', 'Overlay', 'Paper'],
  Checkbox: ['CheckboxIndicator', 'InlineInput'],
  Switch: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
};

const sheet = readFileSync(`${SOURCES}/ui/styles/mantine.css`, 'utf8');
const used = new Set(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace('type ', '').trim())
    .flatMap((name) => [name, ...(INSIDE[name] ?? [])]),
);

describe("Mantine's stylesheets", () => {
  it.each([...used].filter((name) => existsSync(`${SHEETS}/${name}.css`)))('include %s', (name) => {
    expect(sheet).toContain(`styles/${name}.css'`);
  });
});
