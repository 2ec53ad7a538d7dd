import path from 'node:path';
export const domainCanary = path.sep;
