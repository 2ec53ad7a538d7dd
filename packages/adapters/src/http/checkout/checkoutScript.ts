import { CHECKOUT_KEPT } from '@listwright/application/contract';

/**
 * What the payment page runs. The app left the order's options in the tab's session storage; the payment's outcome goes
 * back in the URL of the profile page, which reports it to the server. A declined try may be repeated within the window: only
 * closing it ends the payment.
 */
export const checkoutScript = `'use strict';
function leave(result) {
  window.location.replace('/app/profile' + (result ? '?' + new URLSearchParams(result) : ''));
}

function kept() {
  try {
    return JSON.parse(window.sessionStorage.getItem('${CHECKOUT_KEPT}')).options;
  } catch {
    return null;
  }
}

function open(options) {
  let declined = null;
  const shown = new window.Razorpay({
    ...options,
    handler: (result) =>
      leave({
        payment: 'paid',
        razorpay_order_id: result.razorpay_order_id,
        razorpay_payment_id: result.razorpay_payment_id,
        razorpay_signature: result.razorpay_signature,
      }),
    modal: {
      ...options.modal,
      ondismiss: () =>
        leave(declined === null ? { payment: 'cancelled' } : { payment: 'failed', description: declined }),
    },
  });
  shown.on('payment.failed', (event) => {
    declined = (event.error && event.error.description) || '';
  });
  shown.open();
  document.querySelector('[role=status]').textContent = 'The payment window is open.';
}

const options = kept();
if (options === null) leave();
else {
  const script = document.createElement('script');
  script.src = document.querySelector('main').dataset.window;
  script.onload = () => (window.Razorpay === undefined ? leave({ payment: 'unavailable' }) : open(options));
  script.onerror = () => leave({ payment: 'unavailable' });
  document.head.append(script);
}
`;
