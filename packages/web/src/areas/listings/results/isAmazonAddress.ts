const AMAZON = /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/u;

/** Whether an address is of an Amazon shop, by its host alone. */
export const isAmazonAddress = (address: string): boolean =>
  URL.canParse(address) && AMAZON.test(new URL(address).hostname);
