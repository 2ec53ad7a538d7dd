/** How a page that was read came: fetched, or shown in the browser of the server. */
export const VISIT_WAYS = ['http', 'browser'] as const;
export type VisitWay = (typeof VISIT_WAYS)[number];

/** Counts the pages that were read at their addresses, so that the operator sees how many need a browser. */
export abstract class PageVisits {
  abstract count(way: VisitWay): Promise<void>;
  /** Of all processes, since the beginning. */
  abstract all(): Promise<Readonly<Record<VisitWay, number>>>;
}
