import { ExportTransactions, ListPayments, ListTransactions, ReadPayment } from '@listwright/application/admin';
import { RefundOrder } from '@listwright/application/billing';
import type { adminPaymentOperations, transactionOperations } from '@listwright/application/contract';
import type { TransactionType } from '@listwright/domain/admin';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { listView, paymentView, sumView, transactionView } from './adminViews.js';
import { transactionFile } from './transactionFile.js';
import { transactionFilter } from './transactionFilter.js';

/** The outcome of a refund. */
const SAID = {
  completed: 'Payment refunded',
  pending: 'Refund is on its way: the payment provider confirms it when the money is sent',
  failed: 'The payment provider could not send the money back',
} as const;

export const moneyUseCases = {
  listPayments: ListPayments,
  readPayment: ReadPayment,
  refundOrder: RefundOrder,
  listTransactions: ListTransactions,
  exportTransactions: ExportTransactions,
};

export function moneyRoutes(
  use: Instances<typeof moneyUseCases>,
): Handlers<typeof adminPaymentOperations> & Handlers<typeof transactionOperations> {
  return {
    payments: async ({ query }) => {
      const { limit, cursor, search, status } = query;
      const { items, summary, ...rest } = await use.listPayments.execute({ search, status }, { limit, cursor });
      const { completed, pending, failed, refunded } = summary;
      return {
        payments: items.map(paymentView),
        ...listView(rest),
        summary: {
          completed: sumView(completed),
          pending: sumView(pending),
          failed: sumView(failed),
          refunded: sumView(refunded),
        },
      };
    },
    readPayment: async ({ params }) => ({ payment: paymentView(await use.readPayment.execute(params.id)) }),
    refundPayment: async (
      { params: { id }, body: { amount, reason } },
      { actor, origin, idempotentRequest, message },
    ) => {
      const amountMinor = amount === undefined ? undefined : Math.round(amount * 100);
      const made = await use.refundOrder.execute(
        actor,
        id,
        { amountMinor, reason, requestKey: idempotentRequest?.name },
        origin,
      );
      message(SAID[made.status]);
      return {
        refund: { id: made.refundRef, amount: made.amountMinor / 100, status: made.status },
        payment: paymentView(await use.readPayment.execute(id)),
      };
    },
    transactions: async ({ query }) => {
      const { limit, cursor } = query;
      const list = await use.listTransactions.execute(transactionFilter(query), { limit, cursor });
      const byType = Object.entries(list.byType).map(([type, sum]) => [type, sumView(sum)]);
      return {
        transactions: list.items.map(transactionView),
        ...listView(list),
        totals: {
          ...sumView({ count: list.total, amountMinor: list.amountMinor }),
          received: sumView(list.received),
          refunded: sumView(list.refunded),
          pending: sumView(list.pending),
          failed: sumView(list.failed),
          by_type: Object.fromEntries(byType) as Partial<Record<TransactionType, ReturnType<typeof sumView>>>,
        },
      };
    },
    exportTransactions: async ({ query }, { actor, origin }) => {
      const { at, entries } = await use.exportTransactions.execute(actor, transactionFilter(query), origin);
      return transactionFile(query.format, at, entries);
    },
  };
}
