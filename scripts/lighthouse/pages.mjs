/** The pages that are measured. Search engines do not see pages behind a login. */
export const pages = [
  { path: '/', isPublic: true },
  { path: '/pricing', isPublic: true },
  { path: '/login', isPublic: true },
  { path: '/app/dashboard', isPublic: false },
];
