import { randomUUID } from 'node:crypto';
import {
  InMemoryMoneyLedger,
  InMemoryInbox,
  InMemoryInvoices,
  InMemoryOrders,
  InMemorySubscribers,
  InMemoryUsers,
  invoiceContract,
  invoicePrinterContract,
  moneyLedgerContract,
  orderRepositoryContract,
  paymentGatewayContract,
  PlainGateway,
  PlainPrinter,
  subscriberContract,
  webhookInboxContract,
} from './index.js';

orderRepositoryContract('InMemoryOrders', async () => ({
  orders: new InMemoryOrders(),
  owners: [randomUUID(), randomUUID()],
}));

moneyLedgerContract('InMemoryMoneyLedger', async () => ({
  ledger: new InMemoryMoneyLedger(),
  userId: randomUUID(),
  orderId: randomUUID(),
}));

subscriberContract('InMemorySubscribers', async () => {
  const users = new InMemoryUsers();
  const add = async () => {
    const id = randomUUID();
    const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: new Date() };
    await users.add({ id, email: `${id}@example.com`, role: 'user', ...person });
    return id;
  };
  return { subscribers: new InMemorySubscribers(users), owners: [await add(), await add()] };
});

invoiceContract('InMemoryInvoices', async () => ({
  invoices: new InMemoryInvoices(new InMemoryOrders()),
  owners: [randomUUID(), randomUUID()],
  order: async () => randomUUID(),
}));

webhookInboxContract('InMemoryInbox', async () => new InMemoryInbox());

invoicePrinterContract('PlainPrinter', () => new PlainPrinter());

paymentGatewayContract('PlainGateway', async () => {
  const gateway = new PlainGateway();
  return {
    gateway,
    pay: async (orderRef, outcome) => {
      const changes = outcome === 'pay' ? {} : ({ status: 'failed', failure: 'Declined' } as const);
      const { signature, ...payment } = gateway.pay(orderRef, changes);
      return {
        paymentRef: payment.paymentRef,
        signature,
        webhook: gateway.message({ kind: 'payment', payment }),
      };
    },
  };
});
