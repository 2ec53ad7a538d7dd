import type { Knex } from 'knex';
import * as accountSecurity from './2026_11_21_account_security.js';
import * as accounts from './2026_11_21_accounts.js';
import * as admin from './2026_11_21_admin.js';
import * as analyses from './analyses/2026_11_23_analyses.js';
import * as audit from './2026_11_21_audit.js';
import * as branding from './operations/2026_11_23_branding.js';
import * as rulesFile from './operations/2026_11_24_rules_file.js';
import * as bulk from './2026_11_21_bulk.js';
import * as bulkColumns from './bulk/2026_11_21_bulk_columns.js';
import * as bulkConcurrency from './bulk/2026_11_21_bulk_concurrency.js';
import * as bulkInvalid from './bulk/2026_11_21_bulk_invalid.js';
import * as refundedIndex from './billing/2026_11_21_refunded_index.js';
import * as bulkRepeats from './bulk/2026_11_21_bulk_repeats.js';
import * as bulkSteady from './bulk/2026_11_21_bulk_steady.js';
import * as bulkSuspects from './bulk/2026_11_21_bulk_suspects.js';
import * as rowsOfListings from './bulk/2026_11_27_rows_of_listings.js';
import * as bulkResumed from './bulk/2026_11_21_bulk_resumed.js';
import * as emailVerification from './2026_11_21_email_verification.js';
import * as grantedPlans from './2026_11_21_granted_plans.js';
import * as idempotency from './2026_11_21_idempotency.js';
import * as listingFigures from './2026_11_21_listing_figures.js';
import * as listings from './2026_11_21_listings.js';
import * as listingBytes from './listings/2026_11_27_listing_bytes.js';
import * as listingScores from './listings/2026_11_23_listing_scores.js';
import * as outbox from './2026_11_21_outbox.js';
import * as payments from './2026_11_21_payments.js';
import * as totp from './2026_11_21_totp.js';
import * as adminKeys from './operations/2026_11_22_admin_keys.js';
import * as migrationNotes from './operations/2026_11_22_migration_notes.js';
import * as secretKeyCheck from './operations/2026_11_22_secret_key_check.js';
import * as pageShares from './products/2026_11_25_page_shares.js';
import * as pageVisits from './products/2026_11_28_page_visits.js';
import * as quotaNearness from './billing/2026_11_29_quota_nearness.js';
import * as productPages from './products/2026_11_23_product_pages.js';
import * as products from './products/2026_11_23_products.js';
import * as refundedPayments from './billing/2026_11_21_refunded_payments.js';
import * as refunds from './2026_11_21_refunds.js';
import * as usage from './2026_11_21_usage.js';
import * as writtenListings from './operations/2026_11_23_written_listings.js';

export interface Migration {
  readonly name: string;
  /** The version before still runs on what it makes: it adds tables, columns with a default, or indexes, and takes nothing away. */
  readonly isAdditive?: boolean;
  readonly up: (knex: Knex) => Promise<void>;
  readonly down: (knex: Knex) => Promise<void>;
}

/** All migrations in the order they run. Append; never change one that has been released. */
export const migrations: readonly Migration[] = [
  { name: '2026_11_21_accounts', ...accounts },
  { name: '2026_11_21_usage', ...usage },
  { name: '2026_11_21_listings', ...listings },
  { name: '2026_11_21_idempotency', ...idempotency },
  { name: '2026_11_21_account_security', ...accountSecurity },
  { name: '2026_11_21_outbox', ...outbox },
  { name: '2026_11_21_listing_figures', ...listingFigures },
  { name: '2026_11_21_audit', ...audit },
  { name: '2026_11_21_payments', ...payments },
  { name: '2026_11_21_admin', ...admin },
  { name: '2026_11_21_bulk', ...bulk },
  { name: '2026_11_21_totp', ...totp },
  { name: '2026_11_21_email_verification', ...emailVerification },
  { name: '2026_11_21_refunds', ...refunds },
  { name: '2026_11_21_granted_plans', ...grantedPlans },
  { name: '2026_11_21_bulk_columns', ...bulkColumns },
  { name: '2026_11_21_bulk_concurrency', ...bulkConcurrency },
  { name: '2026_11_21_bulk_repeats', ...bulkRepeats },
  { name: '2026_11_21_bulk_invalid', ...bulkInvalid },
  { name: '2026_11_21_refunded_payments', ...refundedPayments },
  { name: '2026_11_21_bulk_steady', ...bulkSteady },
  { name: '2026_11_21_bulk_resumed', ...bulkResumed },
  { name: '2026_11_21_refunded_index', ...refundedIndex },
  { name: '2026_11_21_bulk_suspects', ...bulkSuspects },
  { name: '2026_11_22_secret_key_check', isAdditive: true, ...secretKeyCheck },
  { name: '2026_11_22_migration_notes', isAdditive: true, ...migrationNotes },
  { name: '2026_11_22_admin_keys', isAdditive: true, ...adminKeys },
  { name: '2026_11_23_analyses', isAdditive: true, ...analyses },
  { name: '2026_11_23_written_listings', isAdditive: true, ...writtenListings },
  { name: '2026_11_23_products', isAdditive: true, ...products },
  { name: '2026_11_23_branding', isAdditive: true, ...branding },
  { name: '2026_11_23_listing_scores', isAdditive: true, ...listingScores },
  { name: '2026_11_23_product_pages', isAdditive: true, ...productPages },
  { name: '2026_11_24_rules_file', isAdditive: true, ...rulesFile },
  { name: '2026_11_25_page_shares', isAdditive: true, ...pageShares },
  { name: '2026_11_27_listing_bytes', isAdditive: true, ...listingBytes },
  { name: '2026_11_27_rows_of_listings', isAdditive: true, ...rowsOfListings },
  { name: '2026_11_28_page_visits', isAdditive: true, ...pageVisits },
  { name: '2026_11_29_quota_nearness', isAdditive: true, ...quotaNearness },
];
