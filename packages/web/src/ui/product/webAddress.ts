/** An address that a page gives, for a link: undefined unless it is of the web, because others could run as a script. */
export const webAddress = (url: string): string | undefined => (/^https?:\/\//iu.test(url) ? url : undefined);
