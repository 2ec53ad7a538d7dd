/** Pages outside of the app: reached by a plain link, with a full load. */
export const publicPages = [
  { name: 'Pricing', path: '/pricing' },
  { name: 'Features', path: '/features' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
] as const;
