import type { CliContext } from '../../../CliContext.js';
import { confirmAction, printDryRun } from '../confirmAction.js';

export interface RefundOptions {
  readonly amount?: number;
  readonly reason: string;
  readonly dryRun?: boolean;
}

/** Refunds a payment: everything left of it, or `--amount`. */
export async function runRefundPayment(id: string, options: RefundOptions, context: CliContext): Promise<void> {
  const { amount, reason, dryRun } = options;
  const { client, options: given, print } = context;
  const { payment } = await client.admin.readPayment({ params: { id } });
  const wanted = amount ?? payment.refundable_amount;
  const what = `refund ₹${wanted.toFixed(2)} of ₹${payment.amount.toFixed(2)} to ${payment.customer_email}`;
  if (dryRun) {
    const { refundable_amount } = payment;
    return printDryRun(what, { id, amount: wanted, refundable_amount, reason }, context);
  }
  await confirmAction(what, context);
  const data = await client.admin.refundPayment(
    { params: { id }, body: { amount, reason } },
    { idempotencyKey: given.idempotencyKey ?? crypto.randomUUID() },
  );
  const { refund } = data;
  print.result({ data, text: `Refund ${refund.status}: ₹${refund.amount.toFixed(2)} to ${payment.customer_email}` });
}
