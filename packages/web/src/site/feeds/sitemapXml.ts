import type { SitePage } from '@listwright/application/contract';
import { posts } from '../blog/posts';
import type { Site } from '../Site';
import { escapeXml } from './escapeXml';

const ADDRESSES = ['/', '/features', '/pricing', '/faq', '/login', '/register'];

export function sitemapXml({ origin }: Site): SitePage {
  const newest = posts[0]?.date ?? '';
  const entries = [
    ...ADDRESSES.map((path) => ({ path, date: '' })),
    { path: '/blog', date: newest },
    ...posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, date })),
  ].map(({ path, date }) => {
    const changed = date === '' ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</urlset>\n`;
  return { status: 200, type: 'application/xml', body };
}
