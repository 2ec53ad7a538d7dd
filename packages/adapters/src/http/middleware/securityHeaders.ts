import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';

/** The Content-Security-Policy source of an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The security headers of every reply. They are the same for all, so helmet works them out once. Styles may be inline,
 * since the component kit sets some on elements; scripts may not, but for those whose hash is given.
 */
export function securityHeaders(options: {
  readonly inlineScripts: readonly string[];
  readonly overTls: boolean;
  readonly razorpayWindow: boolean;
}): Middleware {
  const razorpay = (...origins: readonly string[]) => (options.razorpayWindow ? origins : []);
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': [
          "'self'",
          ...options.inlineScripts.map(scriptHash),
          ...razorpay('https://checkout.razorpay.com'),
        ],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...razorpay('https://cdn.razorpay.com')],
        'font-src': ["'self'"],
        'connect-src': [
          "'self'",
          ...razorpay('https://api.razorpay.com', 'https://checkout.razorpay.com', 'https://lumberjack.razorpay.com'),
        ],
        ...(options.razorpayWindow
          ? { 'frame-src': razorpay('https://api.razorpay.com', 'https://checkout.razorpay.com') }
          : {}),
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        ...(options.overTls ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: options.overTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Banks ask for consent in a window of their own, which the payment window waits for.
    crossOriginOpenerPolicy: { policy: options.razorpayWindow ? 'same-origin-allow-popups' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers of ten years ago; today's read none of them, and each costs every reply its bytes.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const all = Object.entries(headers);
  return (context, next) => {
    for (const [name, value] of all) context.res.setHeader(name, value);
    if (context.path.startsWith('/api/')) context.res.setHeader('Cache-Control', 'no-store');
    return next();
  };
}

function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
