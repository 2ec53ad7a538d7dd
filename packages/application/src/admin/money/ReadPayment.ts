import { paymentErrors } from '@listwright/domain/billing';
import type { TransactionReadModel, PaymentRecord } from '../ports/TransactionReadModel.js';

export class ReadPayment {
  constructor(private readonly readModel: TransactionReadModel) {}

  async execute(id: string): Promise<PaymentRecord> {
    const payment = await this.readModel.findPayment(id);
    if (payment === undefined) throw paymentErrors.noSuchPayment();
    return payment;
  }
}
