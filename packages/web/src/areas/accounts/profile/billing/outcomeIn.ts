import { paymentOutcomeOf, type PaymentOutcome } from './PaymentOutcome';

const LOOK_MS = 400;

/** Waits for what a payment page of this server tells from its own window. Closing that window cancels. */
export function outcomeIn(frame: Window): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: PaymentOutcome) => {
      window.removeEventListener('message', listen);
      clearInterval(look);
      resolve(outcome);
    };
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || typeof data !== 'object' || data === null) return;
      const outcome = paymentOutcomeOf(data as Record<string, unknown>);
      if (outcome !== undefined) end(outcome);
    };
    const look = setInterval(() => {
      if (frame.closed) end({ kind: 'cancelled' });
    }, LOOK_MS);
    window.addEventListener('message', listen);
  });
}
