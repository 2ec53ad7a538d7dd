import { UNPAID_REASON, OrderRepository } from '@listwright/application/billing';
import type { Order } from '@listwright/domain/billing';
import type { Database } from '../Database.js';
import { ORDER_COLUMNS, orderOf, type OrderRow } from './orderRow.js';

const ADD = `insert into payments (${ORDER_COLUMNS})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing returning 1`;

const SAVE = `update payments set status = $2, payment_ref = $3, method = $4, failure = $5, refunded_minor = $6,
  period_start = $7, period_end = $8, updated_at = $9 where id = $1`;

// A statement of this size ends in time whatever there is; the rest is for the next minute.
const EXPIRE = `update payments set status = 'failed', failure = $3, updated_at = $2
  where id in (select id from payments where status = 'pending' and created_at < $1 order by created_at limit 1000)
    and status = 'pending'
  returning id`;

export class PostgresOrderRepository extends OrderRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(order: Order): Promise<boolean> {
    const { id, userId, gateway, orderRef, paymentRef, plan, amountMinor, refundedMinor, currency } = order;
    const rows = await this.database.query(ADD, [
      id,
      userId,
      gateway,
      orderRef,
      paymentRef,
      plan,
      amountMinor,
      refundedMinor,
      currency,
      order.state,
      order.method,
      order.failure,
      order.period?.start,
      order.period?.end,
      order.createdAt,
      order.updatedAt,
    ]);
    return rows.length > 0;
  }

  override find(userId: string, orderRef: string): Promise<Order | undefined> {
    return this.one('where user_id = $1 and order_ref = $2', [userId, orderRef]);
  }

  override findById(id: string): Promise<Order | undefined> {
    return this.one('where id = $1', [id]);
  }

  override lock(orderRef: string): Promise<Order | undefined> {
    return this.one('where order_ref = $1 for update', [orderRef]);
  }

  override lockByPayment(paymentRef: string): Promise<Order | undefined> {
    return this.one('where payment_ref = $1 for update', [paymentRef]);
  }

  override async save(order: Order): Promise<void> {
    await this.database.query(SAVE, [
      order.id,
      order.state,
      order.paymentRef,
      order.method,
      order.failure,
      order.refundedMinor,
      order.period?.start,
      order.period?.end,
      order.updatedAt,
    ]);
  }

  override async expire(before: Date, now: Date): Promise<number> {
    const expired = await this.database.query(EXPIRE, [before, now, UNPAID_REASON]);
    return expired.length;
  }

  private async one(condition: string, values: readonly unknown[]): Promise<Order | undefined> {
    const [row] = await this.database.query<OrderRow>(`select ${ORDER_COLUMNS} from payments ${condition}`, values);
    return row && orderOf(row);
  }
}
