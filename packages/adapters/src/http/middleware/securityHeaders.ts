import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import type { PaymentWindow } from '../checkout/PaymentWindow.js';

/** The Content-Security-Policy source of an inline script. */
function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

interface SecurityOptions {
  readonly inlineScripts: readonly string[];
  readonly overTls: boolean;
  /** The page that pays, and it alone, may load what the payment window needs. */
  readonly paymentWindow: PaymentWindow | undefined;
}

/** Directives whose sources are added to. */
type Sources = Readonly<
  Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action', readonly string[]>>
>;

/** As Razorpay's guide for a Content-Security-Policy names them; the script's own origin is the operator's setting. */
function windowSources(script: string): Sources {
  const { origin } = new URL(script);
  return {
    'script-src': [origin],
    'img-src': ['https://cdn.razorpay.com'],
    'connect-src': [origin, 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    'frame-src': [origin, 'https://api.razorpay.com'],
    'form-action': ['https://api.razorpay.com'],
  };
}

/**
 * The security headers of every reply. They are the same for all but the page that pays, so helmet works them out once.
 * Styles may be inline, since the component kit sets some on elements; scripts may not, but for those whose hash is given.
 */
export function securityHeaders(options: SecurityOptions): Middleware {
  const { paymentWindow } = options;
  const all = headersOf(options, {});
  const paying = paymentWindow === undefined ? all : headersOf(options, windowSources(paymentWindow.script));
  return (context, next) => {
    for (const [name, value] of context.path === paymentWindow?.page ? paying : all) context.res.setHeader(name, value);
    if (/^\/api\//iu.test(context.path)) context.res.setHeader('Cache-Control', 'no-store');
    return next();
  };
}

function headersOf({ inlineScripts, overTls }: SecurityOptions, more: Sources): readonly (readonly [string, string])[] {
  const frames = more['frame-src'] ?? [];
  return sentBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...(more['script-src'] ?? [])],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...(more['img-src'] ?? [])],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(more['connect-src'] ?? [])],
        ...(frames.length === 0 ? {} : { 'frame-src': [...frames] }),
        'manifest-src': ["'self'"],
        'form-action': ["'self'", ...(more['form-action'] ?? [])],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        ...(overTls ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: overTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Banks ask for consent in a window of their own, which the payment window waits for.
    crossOriginOpenerPolicy: { policy: frames.length === 0 ? 'same-origin' : 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    // Headers for outdated browsers, which today's ignore.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

function sentBy(options: Parameters<typeof helmet>[0]): readonly (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}
