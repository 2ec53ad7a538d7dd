/** The document in which Razorpay's window opens. `windowScript` is the operator's setting, `script` ours. */
export function checkoutPage(windowScript: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>Payment – Listwright</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#f6f7f9, #0f1216); color: light-dark(#16202c, #e6eaf0); }
  main { box-sizing: border-box; max-width: 26rem; margin: 12vh auto 0; padding: 1.5rem; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  p { margin: 0 0 1rem; }
  a { color: light-dark(#1d4ed8, #8ab4ff); }
</style>
</head>
<body>
<main data-window="${attribute(windowScript)}">
  <h1>Payment</h1>
  <p role="status">Opening the payment window…</p>
  <noscript><p>Paying needs JavaScript in this browser.</p></noscript>
  <p><a href="/app/profile?payment=cancelled">Back to your account</a></p>
</main>
<script src="${attribute(script)}" defer></script>
</body>
</html>
`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
