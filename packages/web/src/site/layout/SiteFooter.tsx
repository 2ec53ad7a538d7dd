import { Wordmark } from '../../ui/Wordmark';
import type { Site } from '../Site';
import styles from './SiteFooter.module.css';

interface FooterLink {
  readonly href: string;
  readonly label: string;
}

const PRODUCT: readonly FooterLink[] = [
  { href: '/features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
];
const READING: readonly FooterLink[] = [
  { href: '/blog', label: 'Blog' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog/rss.xml', label: 'RSS' },
];

/** Three columns of links. The operator adds links such as terms and privacy. */
export function SiteFooter({ site }: { readonly site: Site }) {
  const isOpen = site.branding.public_site;
  const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
    {
      title: 'Product',
      links: [...(isOpen ? PRODUCT : []), { href: '/register', label: 'Sign Up' }, { href: '/login', label: 'Login' }],
    },
    {
      title: 'Resources',
      links: [...(isOpen ? READING : []), { href: '/api/docs', label: 'API reference' }],
    },
    {
      title: 'Company',
      links: [
        { href: `mailto:${site.supportEmail}`, label: 'Contact support' },
        { href: `mailto:${site.salesEmail}?subject=Listwright%20plans`, label: 'Contact sales' },
        ...site.branding.links,
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <div className={`site-wide ${styles.grid}`}>
        <div className={styles.brand}>
          <Wordmark />
          <p>Listings that say what is true, and fit every rule.</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className="site-plain-list">
              {links.map(({ href, label }) => (
                <li key={label}>
                  <a href={href} className={styles.quietLink}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={`site-wide ${styles.footnote}`}>
        Listwright is open source under the Apache License 2.0. It is not affiliated with Amazon or Shopify; their names
        belong to their owners.
      </p>
    </footer>
  );
}
