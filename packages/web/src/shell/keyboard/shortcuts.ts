import { visibleLinks } from '../navigation/visibleNav';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** Single keys can be switched off in Account. */
  readonly isSingleKey: boolean;
}

/** Every shortcut of this version, as the help lists them. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['⌘/Ctrl', 'K'], does: 'Search and commands', isSingleKey: false },
  { keys: ['⌘/Ctrl', '↵'], does: 'Submit the form', isSingleKey: false },
  { keys: ['Esc'], does: 'Close what is open', isSingleKey: false },
  { keys: ['?'], does: 'This help', isSingleKey: true },
  { keys: ['/'], does: 'Search in the page', isSingleKey: true },
  { keys: ['c'], does: 'New listing', isSingleKey: true },
  ...visibleLinks.flatMap(({ key, label }) =>
    key === undefined ? [] : [{ keys: ['g', key], does: `Go to ${label}`, isSingleKey: true }],
  ),
];
