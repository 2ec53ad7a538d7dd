const AMOUNT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** The sandbox's replacement for Razorpay's payment window. `orderRef` is one of ours: letters, digits and _ only. */
export function sandboxPage(orderRef: string, amountMinor: number): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test payment – Listwright</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#eef1f5, #0f1216); color: light-dark(#16202c, #e6eaf0); }
  main { box-sizing: border-box; max-width: 26rem; margin: 12vh auto; padding: 2rem; background: light-dark(#fff, #1a2028); border-radius: 12px; }
  @media (max-width: 30rem) { main { margin: 0; min-height: 100vh; border-radius: 0; } }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  .test { background: light-dark(#fff4d6, #3a2f0c); border-radius: 8px; padding: .5rem .75rem; }
  .amount { font-size: 2rem; font-weight: 600; margin: 1rem 0 0; }
  small { color: light-dark(#5b6470, #a3adba); overflow-wrap: anywhere; }
  button { font: inherit; width: 100%; margin-top: .75rem; padding: .7rem; border-radius: 8px; border: 1px solid #7c8794; background: transparent; color: inherit; cursor: pointer; }
  button:first-of-type { background: #1d4ed8; border-color: #1d4ed8; color: #fff; margin-top: 1.5rem; }
</style>
</head>
<body>
<main data-order="${orderRef}">
  <h1>Test payment</h1>
  <p class="test">Test mode – no money moves</p>
  <p class="amount">${AMOUNT.format(amountMinor / 100)}</p>
  <small>Order ${orderRef}</small>
  <button type="button" data-outcome="pay">Pay</button>
  <button type="button" data-outcome="fail">Fail</button>
  <button type="button" data-outcome="cancel">Cancel</button>
  <p role="status" aria-live="polite"></p>
</main>
<script src="/sandbox/checkout.js" defer></script>
</body>
</html>
`;
}
