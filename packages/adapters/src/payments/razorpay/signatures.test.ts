import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkoutText, isSignedBy, signatureOf } from './signatures.js';

interface Vector {
  readonly kind: string;
  readonly secret: string;
  readonly signed_text?: string;
  readonly expected_signature?: string;
  readonly signature?: string;
  readonly valid: boolean;
  readonly fields?: { readonly razorpay_order_id: string; readonly razorpay_payment_id: string };
  readonly body?: string;
  readonly source: string;
}

/** Razorpay's own, of its SDK's tests (razorpay-node, test/utils/razorpay-utils.spec.js). */
const OWN: readonly Vector[] = [
  {
    kind: 'payment',
    secret: 'EnLs21M47BllR3X8PSFtjtbd',
    valid: true,
    source: 'razorpay-node',
    fields: { razorpay_order_id: 'order_IEIaMR65cu6nz3', razorpay_payment_id: 'pay_IH4NVgf4Dreq1l' },
    expected_signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  },
  {
    kind: 'webhook',
    secret: '123456',
    body: '{"a":1,"b":2,"c":{"d":3}}',
    valid: true,
    source: 'razorpay-node',
    expected_signature: '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
  },
];

const samples = path.resolve('../shared/samples/razorpay/signature-vectors.json');
const given: readonly Vector[] = existsSync(samples) ? (JSON.parse(readFileSync(samples, 'utf8')) as Vector[]) : [];

describe('signatures', () => {
  it.each([...OWN, ...given].map((vector) => [vector.kind, vector.valid, vector] as const))(
    'of a %s fit: %s',
    (_kind, valid, { fields, body, secret, expected_signature: expected, signature = expected ?? '' }) => {
      const text = fields ? checkoutText(fields.razorpay_order_id, fields.razorpay_payment_id) : (body ?? '');
      expect(isSignedBy(text, signature, secret)).toBe(valid);
      if (valid) expect(signatureOf(Buffer.from(text), secret)).toBe(signature);
    },
  );

  it('differ by every character, of whatever length', () => {
    const signature = signatureOf('order_1|pay_1', 'secret');
    for (let at = 0; at < signature.length; at += 1) {
      const other = signature[at] === '0' ? '1' : '0';
      expect(isSignedBy('order_1|pay_1', signature.slice(0, at) + other + signature.slice(at + 1), 'secret')).toBe(
        false,
      );
      expect(isSignedBy('order_1|pay_1', signature.slice(0, at), 'secret')).toBe(false);
    }
    expect(isSignedBy('pay_1|order_1', signature, 'secret')).toBe(false);
    expect(isSignedBy('order_1|pay_1', signature, 'another secret')).toBe(false);
  });
});
