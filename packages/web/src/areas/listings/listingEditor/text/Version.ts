import type { api, CallOutput } from '@listwright/application/contract';

/** One stored version of a listing's text. */
export type Version = CallOutput<typeof api.listings.versions>['versions'][number];
