import type { LongPage, PageRequest } from '../../shared/index.js';
import type { Customer, CustomerFilter, Customers } from '../ports/Customers.js';

/** All accounts but those deleted for good, newest first. */
export class ListCustomers {
  constructor(private readonly customers: Customers) {}

  execute(filter: CustomerFilter, page: PageRequest): Promise<LongPage<Customer>> {
    return this.customers.list(filter, page);
  }
}
