import { CHECKOUT_KEPT } from '@listwright/application/contract';

/**
 * What the payment page runs. The app left the order's options in the tab's own storage; what became of the payment goes
 * back with the address of the profile, which tells the server. A declined try may be repeated within the window: only
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
    handler: (told) =>
      leave({
        payment: 'paid',
        razorpay_order_id: told.razorpay_order_id,
        razorpay_payment_id: told.razorpay_payment_id,
        razorpay_signature: told.razorpay_signature,
      }),
    modal: {
      ...options.modal,
      ondismiss: () =>
        leave(declined === null ? { payment: 'cancelled' } : { payment: 'failed', description: declined }),
    },
  });
  shown.on('payment.failed', (told) => {
    declined = (told.error && told.error.description) || '';
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
