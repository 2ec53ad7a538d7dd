import { registeredPaths } from './scenes';

const SHORT = ['dashboard', 'generate', 'images', 'competitors', 'bulk', 'profile', 'marketplace-connect'] as const;

/** Paths without /app that redirect to a screen of this version. */
export const aliases = SHORT.map((name) => ({ path: `/${name}`, leadsTo: `/app/${name}` })).filter(({ leadsTo }) =>
  registeredPaths.has(leadsTo),
);
