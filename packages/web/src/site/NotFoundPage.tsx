import type { Site } from './Site';
import type { SitePageParts } from './SitePageParts';
import styles from './NotFoundPage.module.css';

const LIKELY = [
  { path: '/app/dashboard', name: 'Dashboard', about: 'Your usage, totals and recent listings' },
  { path: '/app/generate', name: 'Generate', about: 'Write a listing' },
  { path: '/app/listings', name: 'Library', about: 'All listings and versions' },
] as const;

const PUBLIC = [
  { path: '/', name: 'Home', about: 'What Listwright does, with a title checker' },
  { path: '/faq', name: 'FAQ', about: 'Frequently asked questions' },
] as const;

/** The 404 page: a library search and links to likely pages. */
export function NotFoundPage({ branding }: Site): SitePageParts {
  const likely = branding.public_site ? [...PUBLIC, ...LIKELY] : LIKELY;
  return {
    title: 'Page not found',
    description: 'We can’t find that page.',
    status: 404,
    body: (
      <div className="site-narrow site-page">
        <div className="site-page-head">
          <h1>Page not found</h1>
          <p className="site-lead">We can’t find that page. Search your listings, or try one of these:</p>
        </div>
        <form action="/app/listings" role="search" className={styles.searchRow}>
          <label htmlFor="not-found-search" className="lw-visually-hidden">
            Search your listings
          </label>
          <input
            id="not-found-search"
            type="search"
            name="search"
            className="site-input"
            placeholder="Search your listings"
          />
          <button type="submit" className="site-button" data-kind="quiet">
            Search
          </button>
        </form>
        <ul className={styles.likely}>
          {likely.map(({ path, name, about }) => (
            <li key={path}>
              <a href={path}>
                <strong>{name}</strong>
                <span className="site-secondary">{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}
