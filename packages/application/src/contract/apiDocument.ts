import * as z from 'zod';
import * as accounts from './accounts/index.js';
import * as admin from './admin/index.js';
import * as analytics from './analytics/analyticsContract.js';
import { api } from './api.js';
import * as billing from './billing/index.js';
import * as bulk from './bulk/index.js';
import { openApiDocument } from './kernel/index.js';
import * as listings from './listings/index.js';
import * as mail from './mail/mailContract.js';
import * as products from './products/index.js';
import * as system from './systemContract.js';

/** The OpenAPI document of the API. A schema that an area exports is a component of that name, without `View`. */
export function apiDocument(version: string): Record<string, unknown> {
  const areas = [accounts, admin, analytics, billing, bulk, listings, mail, products, system];
  const named = new Map<z.ZodType, string>();
  for (const [name, value] of areas.flatMap((area) => Object.entries<unknown>({ ...area })))
    // The fields of a query are parameters, and no schema.
    if (value instanceof z.ZodType && /^[A-Z].*(?<!Query)$/.test(name)) named.set(value, name.replace(/View$/, ''));
  return openApiDocument(api, version, named);
}
