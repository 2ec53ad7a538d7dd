import { createHash } from 'node:crypto';
import type { ReadProfile } from '@listwright/application/accounts';
import type {
  CancelSubscription,
  ChangePlan,
  CreateOrder,
  OpenOrder,
  ReceiveWebhook,
  ResumeSubscription,
  VerifyPayment,
} from '@listwright/application/billing';
import type { paymentOperations } from '@listwright/application/contract';
import type { Actor } from '@listwright/application/shared';
import { PLANS } from '@listwright/domain/billing';
import { profileView } from '../accounts/accountViews.js';
import type { Handlers } from '../bindContract.js';

export interface PaymentUseCases {
  readonly createOrder: CreateOrder;
  readonly verifyPayment: VerifyPayment;
  readonly changePlan: ChangePlan;
  readonly cancelSubscription: CancelSubscription;
  readonly resumeSubscription: ResumeSubscription;
  readonly receiveWebhook: ReceiveWebhook;
  readonly readProfile: ReadProfile;
}

export function paymentRoutes(use: PaymentUseCases): Handlers<typeof paymentOperations> {
  const profile = async (actor: Actor) => profileView(await use.readProfile.execute(actor));
  return {
    createOrder: async ({ body }, { actor }) => orderView(await use.createOrder.execute(actor, body.plan, body.amount)),
    verifyPayment: async ({ body }, { actor, say }) => {
      const order = await use.verifyPayment.execute(actor, {
        orderRef: body.razorpay_order_id,
        paymentRef: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      });
      say(`Successfully upgraded to ${PLANS[order.plan].name} plan!`);
      return profile(actor);
    },
    changePlan: async ({ body }, { actor, say }) => {
      const effective = await use.changePlan.execute(actor, body.plan);
      say('Downgraded to Starter plan');
      return { ...(await profile(actor)), effective_at: effective.toISOString() };
    },
    subscription: async ({ body }, { actor }) => {
      if (body.renew === true) await use.resumeSubscription.execute(actor);
      if (body.renew === false) await use.cancelSubscription.execute(actor);
      return profile(actor);
    },
    cancelSubscription: async (_input, { actor, say }) => {
      const effective = await use.cancelSubscription.execute(actor);
      say(`Your plan runs to ${effective.toISOString().slice(0, 10)}, and Starter follows.`);
      return { ...(await profile(actor)), effective_at: effective.toISOString() };
    },
    webhook: async ({ raw }, { header, log }) => {
      const received = await use.receiveWebhook.execute({
        body: raw,
        signature: header('x-razorpay-signature'),
        // Without an id a message is told by its bytes: the same again is the same message.
        eventId: header('x-razorpay-event-id').slice(0, 200) || createHash('sha256').update(raw).digest('hex'),
      });
      const level = received.outcome === 'refused' ? 'warn' : 'info';
      log[level]({ event_id: received.eventId, event: received.name, outcome: received.outcome }, 'payment event');
      return { outcome: received.outcome };
    },
  };
}

function orderView({ order, checkout }: OpenOrder) {
  return {
    ...{ key_id: checkout.keyId, amount: order.amountMinor, currency: order.currency, order_id: order.orderRef },
    ...{ plan: order.plan, gateway: order.gateway, checkout: checkout.options },
    ...{ checkout_script: checkout.script, checkout_page: checkout.page },
  };
}
