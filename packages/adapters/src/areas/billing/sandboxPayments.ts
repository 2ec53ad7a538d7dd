import { PaymentGateway, ReceiveWebhook } from '@listwright/application/billing';
import type { Get } from '../../composition/Token.js';
import type { SandboxPayments } from '../../http/index.js';
import { SandboxGateway } from '../../payments/sandbox/SandboxGateway.js';

/** The sandbox's page, with its webhook delivered as by Razorpay; undefined for other gateways. */
export function sandboxPayments(get: Get): SandboxPayments | undefined {
  const gateway = get(PaymentGateway);
  if (!(gateway instanceof SandboxGateway)) return undefined;
  const receive = get(ReceiveWebhook);
  return {
    amountOf: (orderRef) => gateway.amountOf(orderRef),
    pay: async (orderRef, outcome) => {
      const payment = gateway.pay(orderRef, outcome);
      if (payment !== undefined) await receive.execute(payment.webhook, { address: 'sandbox' });
      return payment;
    },
  };
}
