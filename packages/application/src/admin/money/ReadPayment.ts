import { adminErrors } from '@listwright/domain/admin';
import type { MoneyBook, PaymentRecord } from '../ports/MoneyBook.js';

export class ReadPayment {
  constructor(private readonly book: MoneyBook) {}

  async execute(id: string): Promise<PaymentRecord> {
    const payment = await this.book.findPayment(id);
    if (payment === undefined) throw adminErrors.noSuchPayment();
    return payment;
  }
}
