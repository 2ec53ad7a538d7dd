import type { PaymentGateway } from '@listwright/application/billing';
import type { Logger } from 'pino';
import type { Config } from '../config/index.js';
import { ClosedGateway } from './ClosedGateway.js';
import { RazorpayGateway } from './razorpay/RazorpayGateway.js';
import { SandboxGateway } from './sandbox/SandboxGateway.js';

const CALL_MS = 10_000;

/** Razorpay where its keys are set; without them the sandbox, and in production nothing at all. */
export function gatewayNameOf({ RAZORPAY_KEY_ID, NODE_ENV }: Config): 'razorpay' | 'sandbox' | 'none' {
  if (RAZORPAY_KEY_ID !== undefined) return 'razorpay';
  return NODE_ENV === 'production' ? 'none' : 'sandbox';
}

/** The gateway of that name. */
export function createPaymentGateway(config: Config, secret: string, log: Logger): PaymentGateway {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = config;
  if (RAZORPAY_KEY_ID !== undefined && RAZORPAY_KEY_SECRET !== undefined) {
    return new RazorpayGateway({
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      callMs: CALL_MS,
      log,
      baseURL: config.RAZORPAY_BASE_URL,
      checkoutScript: config.RAZORPAY_CHECKOUT_URL,
      webhookSecrets: RAZORPAY_WEBHOOK_SECRET?.split(/\s+/).filter(Boolean) ?? [],
    });
  }
  return gatewayNameOf(config) === 'none' ? new ClosedGateway() : new SandboxGateway({ secret, isProduction: false });
}
