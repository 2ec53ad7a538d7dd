import type { ComponentType } from 'react';
import type { Icon } from '@tabler/icons-react';
import type { Scene } from './Scene';

/** A link of the sidebar. */
export interface NavLinkEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: Icon;
  /** The key after `g`. */
  readonly key?: string;
  /** Other paths of the same screen, which mark the link as current too. */
  readonly otherPaths?: readonly string[];
  /** An indicator of the header leads there, so the sidebar has no link; palette and shortcuts have it. */
  readonly isInHeader?: true;
}

/** A screen outside the app, such as login or password reset. */
export interface Entrance {
  readonly path: string;
  /** The document title until the screen sets its own. */
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
  /** The screen depends on the query, so the server does not prerender it. */
  readonly readsQuery?: true;
}

/** A palette command that opens a screen. */
export interface AreaCommand {
  readonly id: string;
  readonly label: string;
  readonly keywords: string[];
  readonly icon: Icon;
  readonly leadsTo: string;
}

/** What a business area contributes to the app. The shell knows areas only by this. */
export interface Area {
  /** Screens under /app, and under /admin for administrators. */
  readonly scenes?: readonly Scene[];
  /** Sidebar links. The shell decides their order; an unknown one comes last. */
  readonly navigation?: readonly NavLinkEntry[];
  readonly commands?: readonly AreaCommand[];
  readonly entrances?: readonly Entrance[];
  /** Indicators in the header, such as running jobs; loaded after the screen itself. */
  readonly indicators?: readonly (() => Promise<ComponentType>)[];
}
