import type { api, CallOutput } from '@listwright/application/contract';

/** One stored state of a listing's text. */
export type Version = CallOutput<typeof api.listings.versions>['versions'][number];
