import { accountsContract } from './accountsContract.js';
import { billingContract } from './billingContract.js';
import { listingsContract } from './listings/index.js';
import { systemContract } from './systemContract.js';

/** Every operation of the product, by area. */
export const api = {
  accounts: accountsContract,
  billing: billingContract,
  listings: listingsContract,
  system: systemContract,
} as const;
