import type { api, CallOutput } from '@listwright/application/contract';

/** A listing as the server sends it. */
export type Listing = CallOutput<typeof api.listings.read>['listing'];
