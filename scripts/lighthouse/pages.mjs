/** The pages that are measured. What stands behind a sign-in is nothing for search engines. */
export const pages = [
  { path: '/', isPublic: true },
  { path: '/pricing', isPublic: true },
  { path: '/login', isPublic: true },
  { path: '/app/dashboard', isPublic: false },
];
