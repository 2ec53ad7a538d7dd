import { createHash } from 'node:crypto';
import {
  CancelSubscription,
  ChangePlan,
  CreateOrder,
  type OpenOrder,
  ReceiveWebhook,
  ResumeSubscription,
  VerifyPayment,
} from '@listwright/application/billing';
import type { paymentOperations } from '@listwright/application/contract';
import type { Actor } from '@listwright/application/shared';
import { PLANS } from '@listwright/domain/billing';
import type { Instances } from '../../composition/Token.js';
import { ownProfile, profileUseCases } from '../accounts/ownProfile.js';
import type { Handlers } from '../bindContract.js';

export const paymentUseCases = {
  createOrder: CreateOrder,
  verifyPayment: VerifyPayment,
  changePlan: ChangePlan,
  cancelSubscription: CancelSubscription,
  resumeSubscription: ResumeSubscription,
  receiveWebhook: ReceiveWebhook,
  ...profileUseCases,
};

export function paymentRoutes(use: Instances<typeof paymentUseCases>): Handlers<typeof paymentOperations> {
  const profile = (actor: Actor) => ownProfile(use, actor);
  return {
    createOrder: async ({ body: { plan, amount } }, { actor, keepReply }) =>
      orderView(await use.createOrder.execute(actor, plan, amount, (opened) => keepReply(orderView(opened)))),
    verifyPayment: async ({ body }, { actor, origin, message }) => {
      const [orderRef, paymentRef] = [body.razorpay_order_id, body.razorpay_payment_id];
      const result = { orderRef, paymentRef, signature: body.razorpay_signature };
      const order = await use.verifyPayment.execute(actor, result, origin);
      message(`Successfully upgraded to ${PLANS[order.plan].name} plan!`);
      return profile(actor);
    },
    changePlan: async ({ body }, { actor, origin, message }) => {
      const effective = await use.changePlan.execute(actor, body.plan, origin);
      message('Downgraded to Starter plan');
      return { ...(await profile(actor)), effective_at: effective.toISOString() };
    },
    subscription: async ({ body }, { actor, origin }) => {
      if (body.renew === true) await use.resumeSubscription.execute(actor, origin);
      if (body.renew === false) await use.cancelSubscription.execute(actor, origin);
      return profile(actor);
    },
    cancelSubscription: async (_input, { actor, origin, message }) => {
      const effective = await use.cancelSubscription.execute(actor, origin);
      message(`Your plan runs to ${effective.toISOString().slice(0, 10)}, and Starter follows.`);
      return { ...(await profile(actor)), effective_at: effective.toISOString() };
    },
    webhook: async ({ raw }, { header, log, origin }) => {
      // Without an id, a message is identified by its bytes.
      const eventId = header('x-razorpay-event-id').slice(0, 200) || createHash('sha256').update(raw).digest('hex');
      const message = { body: raw, signature: header('x-razorpay-signature'), eventId };
      const received = await use.receiveWebhook.execute(message, origin);
      const level = received.outcome === 'refused' ? 'warn' : 'info';
      log[level]({ event_id: received.eventId, event: received.name, outcome: received.outcome }, 'payment event');
      return { outcome: received.outcome };
    },
  };
}

function orderView({ order, checkout }: OpenOrder) {
  return {
    key_id: checkout.keyId,
    amount: order.amountMinor,
    currency: order.currency,
    order_id: order.orderRef,
    plan: order.plan,
    gateway: order.gateway,
    checkout: checkout.options,
    checkout_script: checkout.script,
    checkout_page: checkout.page,
  };
}
