/** The pages that are measured; `{bottle}` is the id of that sample listing. Search engines do not see pages behind a login. */
export const pages = [
  { path: '/', isPublic: true },
  { path: '/pricing', isPublic: true },
  { path: '/login', isPublic: true },
  { path: '/app/dashboard', isPublic: false },
  { path: '/app/products', isPublic: false },
  { path: '/app/listings/{bottle}', isPublic: false },
];
