export * from './isAppPath.js';
export * from './Branding.js';
export * from './defaultBranding.js';
export * from './PublicSite.js';
