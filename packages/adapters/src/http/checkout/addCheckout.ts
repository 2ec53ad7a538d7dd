import type Router from '@koa/router';
import type { RequestState } from '../HttpContext.js';
import { checkoutPage } from './checkoutPage.js';
import { checkoutScript } from './checkoutScript.js';
import type { PaymentWindow } from './PaymentWindow.js';

/**
 * The page that a buyer goes to for paying: a document of its own, so that the sources its policy allows are allowed
 * nowhere else (ADR 0013). It is no part of the API.
 */
export function addCheckout(router: Router<RequestState>, { page, script }: PaymentWindow): void {
  const html = checkoutPage(script, `${page}.js`);
  router.get(page, (context) => {
    context.type = 'text/html; charset=utf-8';
    context.set('Cache-Control', 'no-store');
    context.body = html;
  });
  router.get(`${page}.js`, (context) => {
    context.type = 'text/javascript; charset=utf-8';
    context.set('Cache-Control', 'no-cache');
    context.body = checkoutScript;
  });
}
