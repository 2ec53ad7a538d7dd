import { PLANS, type PlanKey } from '@listwright/domain/billing';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureMessage } from '../../../../api/failureMessage';
import type { WebClient } from '../../../../api/WebClient';
import { messages } from '../../../../ui/messages';
import { outcomeIn } from './outcomeIn';
import { openRazorpay } from './openRazorpay';
import type { PaymentOutcome } from './PaymentOutcome';

export type CheckoutState = 'idle' | 'processing' | 'window' | 'verified' | 'cancelled' | 'failed';

const { payments } = messages;
const PAISE = 100;

/** Buying a month of a plan: the order, the window of the payment service, and the proof that it was paid. */
export class CheckoutStore {
  state: CheckoutState = 'idle';
  plan: PlanKey | null = null;
  /** What is told of it: the sentence of the specification. */
  message = '';

  constructor(
    private readonly client: Pick<WebClient, 'billing'>,
    private readonly onPaid: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'client' | 'onPaid'>(this, { client: false, onPaid: false }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.state === 'processing' || this.state === 'window';
  }

  async buy(plan: PlanKey): Promise<void> {
    if (this.isBusy) return;
    this.set('processing', '', plan);
    try {
      const outcome = await this.pay(plan);
      if (outcome !== undefined) await this.settle(outcome, plan);
    } catch {
      this.set('failed', payments.initiateFailed);
    }
  }

  /** Takes up what a payment page told that was not opened as a window. */
  async settle(outcome: PaymentOutcome, plan: PlanKey): Promise<void> {
    if (outcome.kind === 'cancelled') return this.set('cancelled', payments.cancelled, plan);
    if (outcome.kind === 'failed') return this.set('failed', payments.failed(outcome.description), plan);
    this.set('processing', '', plan);
    const { orderId, paymentId, signature } = outcome;
    try {
      const paid = await this.client.billing.verifyPayment({
        body: { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature, plan },
      });
      await this.onPaid();
      return this.set('verified', payments.upgraded(PLANS[paid.user.subscription_plan].name));
    } catch (error) {
      return this.set('failed', failureMessage(error, payments.verifyFailed));
    }
  }

  private async pay(plan: PlanKey): Promise<PaymentOutcome | undefined> {
    const price = PLANS[plan].price ?? 0;
    const order = await this.client.billing
      .createOrder(
        { body: { amount: price * PAISE, plan, billing_cycle: 'monthly' } },
        { idempotencyKey: crypto.randomUUID() },
      )
      .catch((error: unknown) => {
        this.set('failed', failureMessage(error, payments.orderFailed));
        return undefined;
      });
    if (order === undefined) return undefined;
    this.set('window', '');
    if (order.checkout_page !== null) {
      const frame = window.open(order.checkout_page, 'listwright-payment', 'popup,width=480,height=720');
      if (frame !== null) return outcomeIn(frame);
      // The browser refuses windows: the page is shown here, and comes back to the profile.
      window.location.assign(order.checkout_page);
      return undefined;
    }
    try {
      return await openRazorpay(order.checkout_script ?? '', order.checkout);
    } catch {
      this.set('failed', payments.gatewayFailed);
      return undefined;
    }
  }

  private set(state: CheckoutState, message: string, plan?: PlanKey): void {
    runInAction(() => {
      this.state = state;
      this.message = message;
      if (plan !== undefined) this.plan = plan;
    });
  }
}
