import type { Get } from '../../composition/Token.js';
import { keys } from '../../composition/keys.js';
import type { BindingTools } from '../../http/bindContract.js';
import { addCheckout } from '../../http/checkout/addCheckout.js';
import { addSandbox } from '../../http/sandbox/addSandbox.js';
import { sandboxPayments } from './sandboxPayments.js';

/** The page on which a buyer pays: the provider's window, or the sandbox in its place. */
export function paymentPages(get: Get): (tools: BindingTools) => void {
  const sandbox = sandboxPayments(get);
  const window = get(keys.PaymentWindow);
  return ({ router, uploads }) => {
    if (sandbox !== undefined) addSandbox(router, sandbox, uploads);
    if (window !== undefined) addCheckout(router, window);
  };
}
