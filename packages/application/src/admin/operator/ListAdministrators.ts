import type { Customer, Customers } from '../ports/Customers.js';

const PAGE = 200;

/** The administrators of this server, whether they can sign in or not. */
export class ListAdministrators {
  constructor(private readonly customers: Customers) {}

  async execute(): Promise<readonly Customer[]> {
    const found: Customer[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.customers.list({ search: '', role: 'admin' }, { limit: PAGE, cursor });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return found;
  }
}
