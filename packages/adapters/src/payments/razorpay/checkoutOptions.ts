import { PLANS, type Order } from '@listwright/domain/billing';

/** Colour of the product, for the payment window. */
const BRAND_COLOUR = '#3B82F6';
const WINDOW_SECONDS = 900;

/** What `new Razorpay(…)` of checkout.js takes, but for the functions that a browser adds. */
export function checkoutOptions(
  order: Order,
  keyId: string,
  buyer: { readonly fullName: string; readonly email: string },
): Readonly<Record<string, unknown>> {
  return {
    key: keyId,
    amount: order.amountMinor,
    currency: order.currency,
    order_id: order.orderRef,
    name: 'Listwright',
    description: `${PLANS[order.plan].name} plan, one month`,
    prefill: { name: buyer.fullName, email: buyer.email },
    notes: { plan: order.plan },
    theme: { color: BRAND_COLOUR },
    retry: { enabled: true, max_count: 4 },
    timeout: WINDOW_SECONDS,
    modal: { confirm_close: true },
  };
}
