/** The site of a page as a person names it: "shop.example"; empty for a saved page without an address. */
export const shownPage = (url: string | null): string =>
  url === null || !URL.canParse(url) ? 'a saved page' : new URL(url).hostname.replace(/^www\./u, '');
