import { quotaPeriod, type PlanKey } from '@listwright/domain/billing';
import type { UsageLedger } from '../../billing/index.js';
import type { Clock, LongPage, PageRequest } from '../../shared/index.js';
import type { Customers } from '../ports/Customers.js';
import { quotaRecordOf, type QuotaRecord } from './QuotaRecord.js';

export interface QuotaFilter {
  readonly search: string;
  readonly plan?: PlanKey | undefined;
}

/** Limits and use of every account in its current period, newest account first, or those who were nearest to a limit. */
export class ListQuotas {
  constructor(
    private readonly customers: Customers,
    private readonly ledger: UsageLedger,
    private readonly clock: Clock,
  ) {}

  async execute(
    filter: QuotaFilter,
    page: PageRequest,
    sort: 'date' | 'usage' = 'date',
  ): Promise<LongPage<QuotaRecord>> {
    const now = this.clock.now();
    const { items, ...rest } = await this.customers.list(
      filter,
      page,
      sort === 'date' ? 'newest' : 'nearest to a limit',
    );
    const periods = items.map(({ user }) => ({ userId: user.id, period: quotaPeriod(user.createdAt, now) }));
    const used = await this.ledger.usedByEach(periods);
    return { ...rest, items: items.map((customer, index) => quotaRecordOf(customer, used[index]!, now)) };
  }
}
