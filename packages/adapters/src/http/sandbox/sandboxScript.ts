/**
 * What the sandbox's page runs. It tells the window that opened it, as checkout.js would call its handler; opened by
 * itself, it goes on to the profile, which tells the server.
 */
export const sandboxScript = `'use strict';
const main = document.querySelector('main');
const status = document.querySelector('[role=status]');
const order = main.dataset.order;

function finish(result) {
  const message = { source: 'listwright-sandbox', razorpay_order_id: order, ...result };
  if (window.opener) {
    window.opener.postMessage(message, window.location.origin);
    window.close();
    return;
  }
  const { source, ...rest } = message;
  window.location.assign('/app/profile?' + new URLSearchParams(rest));
}

async function act(outcome) {
  if (outcome === 'cancel') return finish({ payment: 'cancelled' });
  const reply = await fetch('/sandbox/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order, outcome }),
  });
  if (!reply.ok) throw new Error('refused');
  const { data } = await reply.json();
  finish(data);
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    for (const one of document.querySelectorAll('button')) one.disabled = true;
    act(button.dataset.outcome).catch(() => {
      status.textContent = 'The server does not answer. Try again.';
      for (const one of document.querySelectorAll('button')) one.disabled = false;
    });
  });
}
`;
