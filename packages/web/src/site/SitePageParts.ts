import type { ReactNode } from 'react';

/** A page before it is a document. */
export interface SitePageParts {
  /** Name in the tab and in search results; the product's name is added. */
  readonly title: string;
  /** One sentence for search results and previews. */
  readonly description: string;
  readonly body: ReactNode;
  readonly status?: 404;
  /** Facts for search engines, as schema.org names them. */
  readonly facts?: object;
}
