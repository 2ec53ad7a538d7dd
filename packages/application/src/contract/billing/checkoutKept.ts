/** The session storage key under which the app leaves an order for the payment page: `{plan, options}`. */
export const CHECKOUT_KEPT = 'listwright-checkout';
