/** What the sandbox's page runs. It goes on to the profile with what checkout.js would hand to the page. */
export const sandboxScript = `'use strict';
const main = document.querySelector('main');
const status = document.querySelector('[role=status]');
const order = main.dataset.order;

function finish(result) {
  window.location.replace('/app/profile?' + new URLSearchParams({ razorpay_order_id: order, ...result }));
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
