import type { SitePage } from '@listwright/application/contract';
import type { Site } from '../Site';

/** Allows crawlers the public pages and nothing of the app. */
export function robotsText({ branding, origin }: Site): SitePage {
  const open = ['User-agent: *', 'Disallow: /app/', 'Disallow: /admin/', 'Disallow: /api/', 'Allow: /', ''];
  const lines = branding.public_site ? [...open, `Sitemap: ${origin}/sitemap.xml`] : ['User-agent: *', 'Disallow: /'];
  return { status: 200, type: 'text/plain', body: `${lines.join('\n')}\n` };
}
