import { PLANS, withoutMonth, type LedgerEntry, type Order } from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { moneyEntry } from '../audit/moneyEntry.js';
import type { MoneyLedger } from '../ports/MoneyLedger.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayDispute, GatewayRefund } from '../ports/PaymentGateway.js';
import type { Subscriber, SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { PlanChanges } from '../subscriptions/PlanChanges.js';

const DISPUTED = { open: 'pending', lost: 'completed', won: 'failed' } as const;

interface Outflow extends Pick<LedgerEntry, 'type' | 'referenceId' | 'amountMinor' | 'status' | 'description'> {
  readonly paymentRef: string;
}

/** Books refunds and disputes, and revokes the month that was paid for. Called inside a transaction. */
export class RefundBooking {
  constructor(
    private readonly orders: OrderRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly ledger: MoneyLedger,
    private readonly changes: PlanChanges,
    private readonly audit: AuditLog,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** `order` is locked by the caller. */
  async refund(order: Order, refund: GatewayRefund, cause: Cause): Promise<void> {
    const { refundRef: referenceId, paymentRef, amountMinor, status } = refund;
    const description = `${PLANS[order.plan].name}, money back`;
    await this.book(order, { type: 'refund', referenceId, paymentRef, amountMinor, status, description }, cause);
  }

  /** `order` is locked by the caller. */
  async dispute(order: Order, dispute: GatewayDispute, cause: Cause): Promise<void> {
    const { disputeRef: referenceId, paymentRef, amountMinor } = dispute;
    const status = DISPUTED[dispute.status];
    const description = `${PLANS[order.plan].name}, payment disputed`;
    await this.book(order, { type: 'chargeback', referenceId, paymentRef, amountMinor, status, description }, cause);
  }

  private async book(order: Order, { paymentRef, amountMinor, ...outflow }: Outflow, cause: Cause): Promise<void> {
    const now = this.clock.now();
    // The account before the ledger: the same lock order everywhere prevents deadlocks.
    const subscriber = await this.subscribers.lock(order.userId);
    const recorded = await this.ledger.record([
      {
        ...outflow,
        id: this.ids.next(),
        userId: order.userId,
        orderId: order.id,
        amountMinor: -amountMinor,
        paymentRef,
        currency: order.currency,
        createdAt: now,
      },
    ]);
    if (recorded.length === 0 || outflow.status !== 'completed') return;
    const { type, referenceId } = outflow;
    const detail = {
      plan: order.plan,
      kind: type,
      refund: referenceId,
      payment: paymentRef,
      amount_minor: amountMinor,
    };
    await this.audit.record(moneyEntry(cause, 'payment.refunded', subscriber, detail));
    // Refunding a second payment does not affect the month that the first one paid for.
    if (order.paymentRef !== paymentRef) return;
    const refundedMinor = order.refundedMinor + amountMinor;
    const isWhole = refundedMinor >= order.amountMinor;
    await this.orders.save({ ...order, refundedMinor, state: isWhole ? 'refunded' : order.state, updatedAt: now });
    if (isWhole && order.state !== 'refunded') await this.revokeMonth(order, subscriber, now, cause);
  }

  private async revokeMonth(order: Order, subscriber: Subscriber | undefined, now: Date, cause: Cause): Promise<void> {
    const current = subscriber?.subscription;
    const next = current && withoutMonth(current, order, now);
    if (subscriber === undefined || next === undefined || next === current) return;
    const until = next.status === 'lapsed' ? 'Starter' : `until ${next.currentPeriodEnd.toISOString().slice(0, 10)}`;
    const description = `${PLANS[order.plan].name}, money back: ${until}`;
    await this.changes.store(
      subscriber,
      { subscription: next },
      { description, referenceId: `back:${order.id}` },
      cause,
    );
  }
}
