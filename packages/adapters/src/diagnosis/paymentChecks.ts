import type { Platform } from '../composition/Platform.js';
import { gatewayNameOf } from '../payments/createPaymentGateway.js';
import type { Diagnosis } from './Diagnosis.js';

const CALL_MS = 5000;
const RAZORPAY = 'https://api.razorpay.com';

/** The payment provider, whether it accepts our keys, and whether its webhooks can be verified. */
export async function paymentChecks({ config }: Platform): Promise<readonly Diagnosis[]> {
  const gateway = gatewayNameOf(config);
  if (gateway === 'none') {
    return [{ check: 'payments', ok: true, detail: 'off: in production they need RAZORPAY_KEY_ID' }];
  }
  if (gateway === 'sandbox') {
    return [{ check: 'payments', ok: true, detail: 'sandbox: no money moves (RAZORPAY_KEY_ID is not set)' }];
  }
  return [await keyCheck(config), webhookCheck(config)];
}

async function keyCheck(config: Platform['config']): Promise<Diagnosis> {
  const { RAZORPAY_KEY_ID: key = '', RAZORPAY_KEY_SECRET: secret = '', RAZORPAY_BASE_URL } = config;
  const address = (RAZORPAY_BASE_URL ?? RAZORPAY).replace(/(\/v1)?\/*$/, '');
  const mode = key.startsWith('rzp_test_') ? 'test mode, no money moves' : 'live';
  const failed = (detail: string, advice: string): Diagnosis => ({ check: 'payments', ok: false, detail, advice });
  try {
    const answer = await fetch(`${address}/v1/orders?count=1`, {
      headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` },
      signal: AbortSignal.timeout(CALL_MS),
    });
    if (answer.ok) return { check: 'payments', ok: true, detail: `Razorpay accepts the keys (${mode})` };
    return answer.status === 401
      ? failed('Razorpay does not accept the keys', 'Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.')
      : failed(`${address} answered ${answer.status}`, 'Check RAZORPAY_BASE_URL.');
  } catch {
    return failed(`${address} does not answer`, 'Check the network and RAZORPAY_BASE_URL.');
  }
}

function webhookCheck({ RAZORPAY_WEBHOOK_SECRET: secrets = '', APP_URL }: Platform['config']): Diagnosis {
  const count = secrets.split(/\s+/).filter(Boolean).length;
  const webhook = `${APP_URL ?? 'APP_URL'}/api/payments/webhook`;
  return count > 0
    ? { check: 'webhook', ok: true, detail: `${webhook}, ${count === 1 ? 'one secret' : `${count} secrets`}` }
    : {
        check: 'webhook',
        ok: false,
        detail: 'Razorpay’s messages are refused: refunds and late payments are missed',
        advice: `Set RAZORPAY_WEBHOOK_SECRET to the secret of the webhook ${webhook} in Razorpay’s dashboard.`,
      };
}
