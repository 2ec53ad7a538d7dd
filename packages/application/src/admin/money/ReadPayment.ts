import { paymentErrors } from '@listwright/domain/billing';
import type { MoneyBook, PaymentRecord } from '../ports/MoneyBook.js';

export class ReadPayment {
  constructor(private readonly book: MoneyBook) {}

  async execute(id: string): Promise<PaymentRecord> {
    const payment = await this.book.findPayment(id);
    if (payment === undefined) throw paymentErrors.noSuchPayment();
    return payment;
  }
}
