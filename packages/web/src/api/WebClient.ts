import type { api, Client } from '@listwright/application/contract';

/** The typed client of our own API. */
export type WebClient = Client<typeof api>;
