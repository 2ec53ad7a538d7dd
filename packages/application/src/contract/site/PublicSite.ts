import type { Branding } from '@listwright/domain/admin';

/** What the pages are made from. */
export interface SiteParts {
  readonly branding: Branding;
  /** Whether sample copy is shown, marked as such; else a section that the operator has not filled in is left out. */
  readonly isDemo: boolean;
  /** The administrator's contact when the branding has none. */
  readonly administrator: string;
  /** Address under which visitors reach the site, without a slash at its end. */
  readonly origin: string;
  /** The day whose marketplace rules the examples follow. */
  readonly today: Date;
  /** Addresses of the built script and style sheets. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Inline scripts of every page (the theme, before first paint). */
  readonly inlineScripts: readonly string[];
}

export interface SitePage {
  readonly status: 200 | 404;
  readonly type: 'text/html' | 'application/xml' | 'application/rss+xml' | 'text/plain';
  readonly body: string;
}

/** The public pages as text. The web package builds it, the server serves it. */
export interface PublicSite {
  /** The name of the page for a URL; all unknown URLs share one name. */
  readonly resolve: (path: string) => string;
  /** The page of a name that `resolve` gave. */
  readonly render: (name: string) => SitePage;
}

export type CreatePublicSite = (parts: SiteParts) => PublicSite;

/** A screen outside the app (sign-in and the like) as HTML, and its title; undefined where `path` is none. */
export type RenderEntrance = (path: string) => Promise<{ readonly html: string; readonly title: string } | undefined>;

/** The outline of the app's shell as HTML, for every address inside the app. */
export type RenderFrame = () => string;
