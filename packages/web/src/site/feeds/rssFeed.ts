import type { SitePage } from '@listwright/application/contract';
import { posts } from '../blog/posts';
import type { Site } from '../Site';
import { escapeXml } from './escapeXml';

/** The blog as RSS 2.0, with full posts. */
export function rssFeed({ origin }: Site): SitePage {
  const items = posts.map(({ slug, title, excerpt, date, category, html }) => {
    const address = escapeXml(`${origin}/blog/${slug}`);
    const content = html.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('href="/', `href="${origin}/`);
    return [
      `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate><category>${escapeXml(category)}</category>`,
      `<description>${escapeXml(excerpt)}</description>`,
      `<content:encoded><![CDATA[${content}]]></content:encoded></item>`,
    ].join('');
  });
  const self = `<atom:link href="${escapeXml(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`;
  const channel = [
    `<title>Listwright blog</title><link>${escapeXml(`${origin}/blog`)}</link>${self}`,
    '<description>Product listings on Amazon and Shopify: rules, keywords, facts.</description><language>en</language>',
    ...items,
  ];
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
  return { status: 200, type: 'application/rss+xml', body };
}
