import { PaymentGateway, type Checkout, type GatewayEvent, type GatewayPayment } from '@listwright/application/billing';
import { DomainError } from '@listwright/domain/shared';

const closed = () =>
  new DomainError(
    'unavailable',
    'payments_off',
    'Payments are not set up on this server. Ask the administrator for another plan.',
  );

/** Refuses payments: a production server without Razorpay's keys. */
export class ClosedGateway extends PaymentGateway {
  override readonly name = 'none';

  override createOrder(): Promise<string> {
    return Promise.reject(closed());
  }

  override verifyCheckout(): boolean {
    throw closed();
  }

  override fetchPayment(): Promise<GatewayPayment | undefined> {
    return Promise.reject(closed());
  }

  override refund(): Promise<never> {
    return Promise.reject(closed());
  }

  override cancelSubscription(): Promise<void> {
    return Promise.reject(closed());
  }

  override parseWebhook(): GatewayEvent {
    throw closed();
  }

  override checkout(): Checkout {
    throw closed();
  }
}
