import type { CreatePublicSite, SitePage } from '@listwright/application/contract';
import { renderToString } from 'react-dom/server';
import { BlogListPage } from './blog/BlogListPage';
import { BlogPostPage } from './blog/BlogPostPage';
import { PostNotFoundPage } from './blog/PostNotFoundPage';
import { posts } from './blog/posts';
import { SiteDocument } from './document/SiteDocument';
import { FaqPage } from './faq/FaqPage';
import { FeaturesPage } from './features/FeaturesPage';
import { robotsText } from './feeds/robotsText';
import { rssFeed } from './feeds/rssFeed';
import { sitemapXml } from './feeds/sitemapXml';
import { LandingPage } from './landing/LandingPage';
import { NotFoundPage } from './NotFoundPage';
import { PricingPage } from './pricing/PricingPage';
import type { Site } from './Site';
import { siteOf } from './siteOf';
import type { SitePageParts } from './SitePageParts';

const NOWHERE = 'nowhere';
const NO_POST = 'no post';

/** Every page of the site by its path; posts are added by their slugs. */
const PAGES: ReadonlyMap<string, (site: Site) => SitePageParts> = new Map([
  ['/', LandingPage],
  ['/features', FeaturesPage],
  ['/pricing', PricingPage],
  ['/blog', BlogListPage],
  ...posts.map((post) => [`/blog/${post.slug}`, (site: Site) => BlogPostPage(site, post)] as const),
  ['/faq', FaqPage],
  [NO_POST, PostNotFoundPage],
  [NOWHERE, NotFoundPage],
]);

const FEEDS: ReadonlyMap<string, (site: Site) => SitePage> = new Map([
  ['/robots.txt', robotsText],
  ['/sitemap.xml', sitemapXml],
  ['/blog/rss.xml', rssFeed],
]);

/** The public site: every page as text, with the operator's branding. */
export const createPublicSite: CreatePublicSite = (parts) => {
  const site = siteOf(parts);
  const isOpen = site.branding.public_site;
  return {
    resolve: (path) => {
      const name = path.length > 1 ? path.replace(/\/$/, '') : path;
      if (name === '/robots.txt' || (isOpen && (PAGES.has(name) || FEEDS.has(name)))) return name;
      return isOpen && name.startsWith('/blog/') ? NO_POST : NOWHERE;
    },
    render: (name) => {
      const feed = FEEDS.get(name);
      if (feed !== undefined) return feed(site);
      const page = (PAGES.get(name) ?? NotFoundPage)(site);
      const document = renderToString(<SiteDocument site={site} path={name} page={page} />);
      return { status: page.status ?? 200, type: 'text/html', body: `<!doctype html>${document}` };
    },
  };
};
