import { registeredPaths } from './scenes';

const SHORT = ['dashboard', 'generate', 'images', 'competitors', 'bulk', 'profile', 'marketplace-connect'] as const;

/** Addresses without /app that lead to a screen of this version. */
export const aliases = SHORT.map((name) => ({ path: `/${name}`, leadsTo: `/app/${name}` })).filter(({ leadsTo }) =>
  registeredPaths.has(leadsTo),
);
