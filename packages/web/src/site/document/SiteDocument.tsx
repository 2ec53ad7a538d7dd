import { SiteFooter } from '../layout/SiteFooter';
import { SiteHeader } from '../layout/SiteHeader';
import type { Site } from '../Site';
import type { SitePageParts } from '../SitePageParts';
import styles from './SiteDocument.module.css';

interface SiteDocumentProps {
  readonly site: Site;
  readonly path: string;
  readonly page: SitePageParts;
}

/** A complete page: head, header, content, footer. */
export function SiteDocument({ site, path, page }: SiteDocumentProps) {
  const title = path === '/' ? page.title : `${page.title} · Listwright`;
  const picture = `${site.origin}/social.png`;
  const address = `${site.origin}${path}`;
  return (
    <html lang="en" data-theme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        <meta name="theme-color" content="#F6F8FB" />
        {page.status === 404 ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address} />
            <meta property="og:url" content={address} />
          </>
        )}
        <meta property="og:type" content={path.startsWith('/blog/') ? 'article' : 'website'} />
        <meta property="og:site_name" content="Listwright" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content="Listwright: listings that say what is true, and fit every rule." />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" type="application/rss+xml" title="Listwright blog" href="/blog/rss.xml" />
        {site.inlineScripts.map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        {site.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {site.scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        <noscript>
          <style>{WITHOUT_SCRIPTS}</style>
        </noscript>
        {page.facts === undefined ? null : (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(page.facts) }} />
        )}
      </head>
      <body>
        <a href="#main" className={styles.skip}>
          Skip to content
        </a>
        <SiteHeader path={path} isOpen={site.branding.public_site} />
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        <SiteFooter site={site} />
      </body>
    </html>
  );
}

/** Without scripts the islands cannot be used, and look disabled. */
const WITHOUT_SCRIPTS = '[data-island] :is(button, textarea, input) { pointer-events: none; opacity: 0.6 }';

/** JSON that cannot end the script element that contains it. */
function inScript(facts: object): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}
