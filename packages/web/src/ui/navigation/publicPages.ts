/** Pages outside the app: a plain link, with a full page load. */
export const publicPages = [
  { name: 'Pricing', path: '/pricing' },
  { name: 'Features', path: '/features' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
] as const;
