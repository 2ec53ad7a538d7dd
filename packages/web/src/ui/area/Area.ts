import type { ComponentType } from 'react';
import type { Icon } from '@tabler/icons-react';
import type { Scene } from './Scene';

/** A line of the sidebar. */
export interface NavLinkEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: Icon;
  /** After `g`. */
  readonly key?: string;
}

/** A screen outside the app: where one signs in or comes back from a lost password. */
export interface Entrance {
  readonly path: string;
  /** The document's title until the screen names itself. */
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
  /** True where it shows something else for another query: the server leaves it to the browser. */
  readonly readsQuery?: true;
}

/** A command of the palette that leads to a screen. */
export interface AreaCommand {
  readonly id: string;
  readonly label: string;
  readonly keywords: string[];
  readonly icon: Icon;
  readonly leadsTo: string;
}

/** What a business area contributes to the app. The shell knows areas by this only. */
export interface Area {
  /** Screens under /app, and under /admin for administrators. */
  readonly scenes?: readonly Scene[];
  /** Lines of the sidebars. Where they stand is the shell's to say: an unknown one comes last. */
  readonly navigation?: readonly NavLinkEntry[];
  readonly commands?: readonly AreaCommand[];
  readonly entrances?: readonly Entrance[];
  /** Marks in the header, such as work under way; loaded once the screen itself has what it needs. */
  readonly indicators?: readonly (() => Promise<ComponentType>)[];
}
