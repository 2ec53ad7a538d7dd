/** How a page that was read came: fetched, or shown in the browser of the server. */
export const VISIT_WAYS = ['http', 'browser'] as const;
export type VisitWay = (typeof VISIT_WAYS)[number];

/** Counts the pages at addresses that showed products, so that the operator sees how many need a browser. */
export abstract class PageVisits {
  /** Resolves where it could not be counted too: a page is not lost for its count. */
  abstract count(way: VisitWay): Promise<void>;
  /** Of all processes, since the beginning. */
  abstract all(): Promise<Readonly<Record<VisitWay, number>>>;
}
