import { adminErrors } from '@listwright/domain/admin';
import type { Customer, Customers } from '../ports/Customers.js';

export class ReadCustomer {
  constructor(private readonly customers: Customers) {}

  async execute(id: string): Promise<Customer> {
    const customer = await this.customers.find(id);
    if (customer === undefined) throw adminErrors.noSuchCustomer();
    return customer;
  }
}
