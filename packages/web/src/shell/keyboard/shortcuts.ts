import { visibleLinks } from '../navigation/sidebars';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** Single keys can be switched off in Account. */
  readonly isSingleKey: boolean;
}

interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
}

const single = (keys: readonly string[], does: string): Shortcut => ({ keys, does, isSingleKey: true });
const always = (keys: readonly string[], does: string): Shortcut => ({ keys, does, isSingleKey: false });

/** Every shortcut, as the help dialog lists them. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      always(['⌘/Ctrl', 'K'], 'Search and commands'),
      always(['⌘/Ctrl', '↵'], 'Submit the form'),
      always(['⌘/Ctrl', 'S'], 'Save changes'),
      always(['⌘/Ctrl', 'Z'], 'Undo the last action'),
      always(['Esc'], 'Close dialog, or clear filters'),
      single(['?'], 'Show this help'),
      single(['/'], 'Search this page'),
      always(['↵'], 'From the search of a list to its first row'),
      single(['c'], 'New listing'),
    ],
  },
  {
    name: 'Go to',
    shortcuts: visibleLinks.flatMap(({ key, label }) => (key === undefined ? [] : [single(['g', key], label)])),
  },
  {
    name: 'Library',
    shortcuts: [
      single(['j'], 'Next row'),
      single(['k'], 'Previous row'),
      single(['x'], 'Select the row'),
      always(['↵'], 'Open the row'),
      single(['e'], 'Edit the row'),
    ],
  },
  {
    name: 'Job review',
    shortcuts: [
      single(['j'], 'Next row'),
      single(['k'], 'Previous row'),
      single(['a'], 'Accept the row, or undo'),
      single(['e'], 'Edit the row'),
    ],
  },
  {
    name: 'Editor',
    shortcuts: [single(['['], 'Previous listing'), single([']'], 'Next listing')],
  },
];
