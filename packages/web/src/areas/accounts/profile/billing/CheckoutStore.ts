import { CHECKOUT_KEPT, type api, type CallOutput } from '@listwright/application/contract';
import { PLAN_KEYS, PLANS, type PlanKey } from '@listwright/domain/billing';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureMessage } from '../../../../api/failureMessage';
import type { WebClient } from '../../../../api/WebClient';
import { accountMessages } from '../../accountMessages';
import type { PaymentOutcome } from './PaymentOutcome';

export type CheckoutState = 'idle' | 'processing' | 'window' | 'verified' | 'cancelled' | 'failed';

const { payments } = accountMessages;
const PAISE = 100;

/** Buys one month of a plan: creates the order, opens the payment page and verifies the payment. */
export class CheckoutStore {
  state: CheckoutState = 'idle';
  plan: PlanKey | null = null;
  /** The message to show, as the specification words it. */
  message = '';

  constructor(
    private readonly client: Pick<WebClient, 'billing'>,
    private readonly onPaid: () => Promise<void>,
    private readonly goTo: (page: string) => void = (page) => window.location.assign(page),
    private readonly storage: Storage = sessionStorage,
  ) {
    makeAutoObservable<this, 'client' | 'onPaid' | 'goTo' | 'storage'>(
      this,
      { client: false, onPaid: false, goTo: false, storage: false },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.state === 'processing' || this.state === 'window';
  }

  async buy(plan: PlanKey): Promise<void> {
    if (this.isBusy) return;
    this.set('processing', '', plan);
    try {
      await this.pay(plan);
    } catch {
      this.set('failed', payments.initiateFailed);
    }
  }

  /** The browser restored the page from its back-forward cache: the user left the payment page. */
  comeBack(): void {
    if (this.state === 'window') this.set('cancelled', payments.cancelled);
  }

  /** Handles the result that the payment page returned. */
  async handleOutcome(outcome: PaymentOutcome): Promise<void> {
    const plan = planKept(this.storage);
    this.storage.removeItem(CHECKOUT_KEPT);
    if (outcome.kind === 'cancelled') return this.set('cancelled', payments.cancelled, plan);
    if (outcome.kind === 'unavailable') return this.set('failed', payments.gatewayFailed, plan);
    if (outcome.kind === 'failed') return this.set('failed', payments.failed(outcome.description), plan);
    this.set('processing', '', plan);
    const { orderId, paymentId, signature } = outcome;
    const named = plan === null ? {} : { plan };
    try {
      const paid = await this.client.billing.verifyPayment({
        body: { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature, ...named },
      });
      await this.onPaid();
      return this.set('verified', payments.upgraded(PLANS[paid.user.subscription_plan].name));
    } catch (error) {
      return this.set('failed', failureMessage(error, payments.verifyFailed));
    }
  }

  /** Creates the order and opens the payment page, which returns to the profile (`usePaymentReturn`). */
  private async pay(plan: PlanKey): Promise<void> {
    const price = PLANS[plan].price ?? 0;
    let order: CallOutput<typeof api.billing.createOrder>;
    try {
      order = await this.client.billing.createOrder(
        { body: { amount: price * PAISE, plan, billing_cycle: 'monthly' } },
        { idempotencyKey: crypto.randomUUID() },
      );
    } catch (error) {
      return this.set('failed', failureMessage(error, payments.orderFailed));
    }
    this.storage.setItem(CHECKOUT_KEPT, JSON.stringify({ plan, options: order.checkout }));
    this.set('window', '');
    this.goTo(order.checkout_page);
  }

  private set(state: CheckoutState, message: string, plan: PlanKey | null = this.plan): void {
    runInAction(() => {
      this.state = state;
      this.message = message;
      this.plan = plan;
    });
  }
}

/** The plan ordered in this tab, for the message only; the server knows it by the order id. */
function planKept(storage: Storage): PlanKey | null {
  try {
    const { plan } = JSON.parse(storage.getItem(CHECKOUT_KEPT) ?? '{}') as { plan?: unknown };
    return PLAN_KEYS.find((key) => key === plan) ?? null;
  } catch {
    return null;
  }
}
