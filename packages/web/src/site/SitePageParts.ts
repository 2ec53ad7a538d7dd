import type { ReactNode } from 'react';

/** The parts of a page before it is rendered into a document. */
export interface SitePageParts {
  /** The title in the tab and in search results; the product name is appended. */
  readonly title: string;
  /** One sentence for search results and link previews. */
  readonly description: string;
  readonly body: ReactNode;
  readonly status?: 404;
  /** Structured data for search engines (schema.org). */
  readonly facts?: object;
}
