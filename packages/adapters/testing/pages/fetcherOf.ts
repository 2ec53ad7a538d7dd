import type { Clock, Timer } from '@listwright/application/shared';
import { HttpPageFetcher } from '../../src/pages/fetching/HttpPageFetcher.js';
import type { Network } from '../../src/pages/fetching/Network.js';
import { SiteAccess, type SiteAccessOptions } from '../../src/pages/fetching/SiteAccess.js';

/** A fetcher of pages that shares its access to sites with nobody. */
export const fetcherOf = (options: SiteAccessOptions, clock: Clock, timer: Timer, network?: Network): HttpPageFetcher =>
  new HttpPageFetcher(new SiteAccess(options, clock, timer, network), clock, timer);
