import type { Operation } from '@listwright/application/contract';
import type Router from '@koa/router';
import * as z from 'zod';
import type { RequestState } from '../HttpContext.js';
import { parseInput } from '../input/parseInput.js';
import { readBody } from '../body/readBody.js';
import type { Uploads } from '../body/readMultipart.js';
import { requestErrors } from '../requestErrors.js';
import { sandboxPage } from './sandboxPage.js';
import type { SandboxPayments } from './SandboxPayments.js';
import { sandboxScript } from './sandboxScript.js';

const PAY = {
  method: 'POST',
  path: '/sandbox/checkout',
  summary: 'Pay in test mode',
  access: 'public',
  body: z.object({ order: z.string().max(200), outcome: z.enum(['pay', 'fail']) }),
  status: 200,
  reply: z.object({}),
  errors: [],
} as const satisfies Operation;

/** The page of the payment sandbox. It is no part of the API: it does not exist where real money moves. */
export function addSandbox(router: Router<RequestState>, payments: SandboxPayments, uploads: Uploads): void {
  router.get('/sandbox/checkout', (context) => {
    const orderRef = String(context.query.order ?? '');
    const amountMinor = payments.amountOf(orderRef);
    if (amountMinor === undefined) throw requestErrors.noRoute();
    context.type = 'text/html; charset=utf-8';
    context.set('Cache-Control', 'no-store');
    context.body = sandboxPage(orderRef, amountMinor);
  });
  router.get('/sandbox/checkout.js', (context) => {
    context.type = 'text/javascript; charset=utf-8';
    context.body = sandboxScript;
  });
  router.post('/sandbox/checkout', async (context) => {
    const { body } = await readBody(context, PAY, uploads);
    const input = parseInput(PAY, { params: {}, query: {}, body }).body as z.output<(typeof PAY)['body']>;
    const result = await payments.pay(input.order, input.outcome);
    if (result === undefined) throw requestErrors.noRoute();
    const { orderRef, paymentRef, signature, failure } = result;
    const ids = { razorpay_order_id: orderRef, razorpay_payment_id: paymentRef };
    context.body = {
      success: true,
      data:
        failure === null
          ? { payment: 'paid', ...ids, razorpay_signature: signature }
          : { payment: 'failed', ...ids, description: failure },
    };
  });
}
