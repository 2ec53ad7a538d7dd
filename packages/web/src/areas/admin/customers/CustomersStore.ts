import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { PagedList, type PageRequest } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';

export type CustomersQuery = NonNullable<CallInput<typeof api.admin.customers>['query']>;
export type Customer = CallOutput<typeof api.admin.customers>['customers'][number];
export type CustomerChange = NonNullable<CallInput<typeof api.admin.updateCustomer>['body']>;
export type NewCustomer = NonNullable<CallInput<typeof api.admin.createCustomer>['body']>;

/** The accounts of this server and the actions of an administrator. */
export class CustomersStore {
  readonly list: PagedList<CustomersQuery, Customer, null>;

  constructor(private readonly client: Pick<WebClient, 'admin'>) {
    this.list = new PagedList((query: CustomersQuery, page: PageRequest) => this.page(query, page));
  }

  /** Updates the row at once, and reverts it if the server fails. */
  async toggle(customer: Customer, change: Pick<CustomerChange, 'is_active' | 'status' | 'is_deleted'>): Promise<void> {
    this.show({ ...customer, ...change } as Customer);
    try {
      await this.update(customer.id, change);
    } catch (error) {
      this.show(customer);
      throw error;
    }
  }

  async update(id: string, change: CustomerChange): Promise<void> {
    const { customer } = await this.client.admin.updateCustomer({ params: { id }, body: change });
    this.show(customer);
  }

  async create(details: NewCustomer): Promise<void> {
    const { customer } = await this.client.admin.createCustomer(
      { body: details },
      { idempotencyKey: crypto.randomUUID() },
    );
    runInAction(() => {
      this.list.rows.prepend(customer);
      this.list.total += 1;
    });
  }

  async resetTotp({ id }: Customer): Promise<void> {
    const { customer } = await this.client.admin.resetCustomerTotp({ params: { id } });
    this.show(customer);
  }

  async remove({ id }: Customer, email: string): Promise<void> {
    await this.client.admin.deleteCustomer({ params: { id }, body: { confirm_email: email } });
    runInAction(() => {
      this.list.rows.remove(id);
      this.list.total -= 1;
    });
  }

  private show(customer: Customer): void {
    runInAction(() => this.list.rows.append([customer]));
  }

  private async page(query: CustomersQuery, page: PageRequest) {
    const reply = await this.client.admin.customers({ query: { ...query, ...page } });
    return pageOf(reply, reply.customers, null);
  }
}
