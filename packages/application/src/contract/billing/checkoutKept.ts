/** Under what name the app leaves an order for the page that pays it, in the storage of the tab: `{plan, options}`. */
export const CHECKOUT_KEPT = 'listwright-checkout';
