import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../shared/index.js';
import { paymentErrors } from './index.js';

const REFUSALS: readonly (readonly [refusal: DomainError, kind: string, code: string, said: string])[] = [
  [paymentErrors.amountMismatch(164_900), 'invalid', 'amount_mismatch', 'costs 164900 paise a month'],
  [paymentErrors.notForSale('Starter'), 'invalid', 'not_for_sale', 'Starter costs nothing'],
  [paymentErrors.notForSale('Unlimited'), 'invalid', 'not_for_sale', 'The Unlimited plan is by sales contact.'],
  [paymentErrors.planIncluded('Enterprise'), 'conflict', 'plan_included', 'Your Enterprise plan includes more.'],
  [paymentErrors.alreadyFree(), 'conflict', 'already_free', 'on the Starter plan already'],
  [paymentErrors.paidPlansAreBought(), 'invalid', 'payment_needed', 'create an order for it'],
  [paymentErrors.noSuchOrder(), 'not_found', 'order_not_found', 'no such order'],
  [paymentErrors.noSuchInvoice(), 'not_found', 'invoice_not_found', 'no such invoice'],
  [paymentErrors.noSubscription(), 'conflict', 'no_subscription', 'no paid plan to cancel or resume'],
  [
    paymentErrors.verificationFailed(),
    'invalid',
    'payment_verification_failed',
    'Payment verification failed. Your plan',
  ],
  [paymentErrors.notCaptured(), 'conflict', 'payment_not_captured', 'Payment verification failed: your bank'],
  [paymentErrors.paymentFailed('No funds'), 'conflict', 'payment_failed', 'Payment failed: No funds'],
  [paymentErrors.paidTwice(), 'conflict', 'order_settled', 'Payment verification failed: what it is for is paid'],
  [paymentErrors.wentBack(), 'conflict', 'order_refunded', 'Place a new order'],
  [paymentErrors.noSuchPayment(), 'not_found', 'payment_not_found', 'no such payment'],
  [paymentErrors.refundTooMuch(164_950), 'invalid', 'refund_too_much', 'At most ₹1649.50 of this payment'],
  [paymentErrors.notRefundable(), 'conflict', 'not_refundable', 'No money of this payment is left'],
  [paymentErrors.badWebhook(), 'invalid', 'bad_signature', 'not signed with our webhook secret'],
];

describe('a refusal of a payment', () => {
  it.each(REFUSALS)('says why, and what it is for programs (%#)', (refusal, kind, code, said) => {
    expect(refusal).toMatchObject({ kind, code, message: expect.stringContaining(said) });
  });

  it('is each of those that there are', () => {
    const codes = new Set(REFUSALS.map(([{ code }]) => code));
    expect(codes.size).toBe(Object.keys(paymentErrors).length);
  });

  it('names the field that is at fault, with a sentence', () => {
    const faultsOf = (refusal: DomainError) => refusal.faults.map(({ path, message }) => [path, message]);
    expect(faultsOf(paymentErrors.amountMismatch(100))).toEqual([['amount', 'The amount of this plan is 100']]);
    expect(faultsOf(paymentErrors.notForSale('Unlimited'))).toEqual([
      ['plan', 'The Unlimited plan is by sales contact.'],
    ]);
    expect(faultsOf(paymentErrors.paidPlansAreBought())).toEqual([
      ['plan', 'Only free can be chosen without a payment'],
    ]);
    expect(faultsOf(paymentErrors.refundTooMuch(100))).toEqual([
      ['amount', 'At most ₹1.00 of this payment can go back'],
    ]);
  });
});
