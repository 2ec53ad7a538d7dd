import { messages } from '../../../../ui/messages';
import type { PaymentOutcome } from './PaymentOutcome';

interface RazorpayWindow {
  readonly open: () => void;
  readonly on: (event: 'payment.failed', act: (told: { error?: { description?: string } }) => void) => void;
}
type RazorpayConstructor = new (options: Readonly<Record<string, unknown>>) => RazorpayWindow;

const razorpay = () => (window as { Razorpay?: RazorpayConstructor }).Razorpay;

/** Loads the provider's script when its window is about to open, and only then. */
function loadScript(address: string): Promise<RazorpayConstructor> {
  const known = razorpay();
  if (known !== undefined) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const loaded = razorpay();
      if (loaded === undefined) reject(new Error(messages.payments.gatewayFailed));
      else resolve(loaded);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(messages.payments.gatewayFailed));
    };
    document.head.append(script);
  });
}

/** Opens Razorpay's own window over the page, and waits for what becomes of it. */
export async function openRazorpay(
  address: string,
  options: Readonly<Record<string, unknown>>,
): Promise<PaymentOutcome> {
  const Razorpay = await loadScript(address);
  return new Promise((resolve) => {
    const shown = new Razorpay({
      ...options,
      handler: (told: Readonly<Record<string, string>>) =>
        resolve({
          kind: 'paid',
          orderId: told.razorpay_order_id ?? '',
          paymentId: told.razorpay_payment_id ?? '',
          signature: told.razorpay_signature ?? '',
        }),
      modal: { ...(options.modal as object | undefined), ondismiss: () => resolve({ kind: 'cancelled' }) },
    });
    shown.on('payment.failed', ({ error }) => resolve({ kind: 'failed', description: error?.description ?? '' }));
    shown.open();
  });
}
