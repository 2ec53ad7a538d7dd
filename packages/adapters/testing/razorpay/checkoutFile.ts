/** What the fake's checkout is made of: the script that a page loads, and the frame that it opens over the page. */
export function checkoutFile(path: string): { readonly type: string; readonly body: string } | undefined {
  if (path === '/v1/checkout.js') return { type: 'text/javascript', body: SCRIPT };
  return path.startsWith('/v1/checkout/frame') ? { type: 'text/html; charset=utf-8', body: FRAME } : undefined;
}

const SCRIPT = `'use strict';
const origin = new URL(document.currentScript.src).origin;
window.Razorpay = class {
  constructor(options) {
    this.options = options;
    this.listeners = {};
  }
  on(event, act) {
    this.listeners[event] = act;
  }
  open() {
    const { key, order_id: order } = this.options;
    const frame = document.createElement('iframe');
    frame.title = 'Razorpay Checkout';
    frame.src = origin + '/v1/checkout/frame?' + new URLSearchParams({ key, order });
    frame.style = 'position:fixed;inset:0;width:100%;height:100%;border:0';
    window.addEventListener('message', (event) => {
      if (event.origin !== origin) return;
      const { kind, result } = event.data;
      if (kind === 'failed') return this.listeners['payment.failed'](result);
      frame.remove();
      if (kind === 'paid') this.options.handler(result);
      else this.options.modal.ondismiss();
    });
    document.body.append(frame);
  }
};
`;

const FRAME = `<!doctype html>
<html lang="en"><title>Razorpay Checkout</title>
<button>Pay</button><button>Decline</button><button>Close</button>
<p role="status"></p>
<script>
const order = new URLSearchParams(location.search).get('order');
const post = (message) => parent.postMessage(message, '*');
const acts = {
  Pay: async () => {
    const reply = await fetch('/v1/checkout/pay?order=' + order, { method: 'POST' });
    post({ kind: 'paid', result: await reply.json() });
  },
  Decline: () => {
    post({ kind: 'failed', result: { error: { description: 'Your bank declined.' } } });
    document.querySelector('p').textContent = 'Declined. Try again.';
  },
  Close: () => post({ kind: 'closed' }),
};
for (const button of document.querySelectorAll('button')) button.onclick = acts[button.textContent];
</script>
</html>
`;
