import type { LedgerMonth, PaymentStatus, TransactionStatus, TransactionType } from '@listwright/domain/admin';
import type { PlanKey } from '@listwright/domain/billing';
import type { LongPage, PageRequest } from '../../shared/index.js';

interface Owned {
  readonly id: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
}

export interface PaymentRecord extends Owned {
  readonly gateway: string;
  readonly orderRef: string;
  readonly paymentRef: string | null;
  readonly plan: string;
  readonly status: PaymentStatus;
  readonly method: string | null;
  readonly failure: string | null;
  /** How much of the amount was refunded. */
  readonly refundedMinor: number;
  /** How much of it is pending: undecided refunds and disputes. */
  readonly refundingMinor: number;
  /** A second payment for the same order that is not refunded yet. */
  readonly surplusMinor: number;
}

export interface TransactionRecord extends Owned {
  readonly type: TransactionType;
  readonly description: string;
  readonly referenceId: string;
  readonly status: TransactionStatus;
}

export interface PaymentFilter {
  /** Words: all in the name, address and company of the customer, or all in the order and payment ids. */
  readonly search: string;
  readonly status?: PaymentStatus | undefined;
}

export interface TransactionFilter {
  /** Words: all in the name, address and company of the customer, or all in the description and reference. */
  readonly search: string;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  /** First moment that belongs to it. */
  readonly from?: Date | undefined;
  /** First moment that does not. */
  readonly until?: Date | undefined;
}

export interface MoneySum {
  readonly count: number;
  readonly amountMinor: number;
}

/** The entries of one type and status. */
export interface TransactionSum extends MoneySum {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
}

export interface TransactionSums {
  /** Those without an entry are left out. */
  readonly sums: readonly TransactionSum[];
  /** Whether more entries match than were summed. */
  readonly capped: boolean;
}

export interface TransactionPage {
  readonly items: readonly TransactionRecord[];
  readonly nextCursor: string | null;
}

/**
 * Read model of payments and ledger. Filters except the search use stored sums. A search looks at
 * the newest thousand customers that match it, and counts up to `COUNTED_AT_MOST`.
 */
/** Accounts on a paid plan, until the end of the paid period. */
export interface Paying {
  readonly accounts: number;
  /** Those of them that will renew. */
  readonly renewing: number;
}

export abstract class TransactionReadModel {
  /** Newest first. */
  abstract listPayments(filter: PaymentFilter, page: PageRequest): Promise<LongPage<PaymentRecord>>;
  abstract findPayment(id: string): Promise<PaymentRecord | undefined>;
  /** All payments by status: completed ones less refunds, and under `refunded` the refunded amount of each payment with a refund. */
  abstract sumPayments(): Promise<Readonly<Record<PaymentStatus, MoneySum>>>;
  /** Newest first. */
  abstract listTransactions(filter: TransactionFilter, page: PageRequest): Promise<TransactionPage>;
  abstract sumTransactions(filter: TransactionFilter): Promise<TransactionSums>;
  /** The entries of the book's currency by month, type and status. */
  abstract months(): Promise<readonly LedgerMonth[]>;
  /** How many accounts are on a plan that they paid for. */
  abstract paying(): Promise<Readonly<Partial<Record<PlanKey, Paying>>>>;
}
