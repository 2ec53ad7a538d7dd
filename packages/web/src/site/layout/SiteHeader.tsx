import { IconMenu2, IconMoon, IconSun, IconX } from '@tabler/icons-react';
import { Wordmark } from '../../ui/Wordmark';
import styles from './SiteHeader.module.css';

const LINKS = [
  { href: '/features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/blog', label: 'Blog' },
  { href: '/faq', label: 'FAQ' },
] as const;

interface SiteHeaderProps {
  readonly path: string;
  /** Without the public pages only the login remains. */
  readonly isOpen: boolean;
}

/** The header of every public page. The mobile menu is a `details`: it opens without a script. */
export function SiteHeader({ path, isOpen }: SiteHeaderProps) {
  const links = (isOpen ? LINKS : []).map(({ href, label }) => (
    <a key={href} href={href} className={styles.navLink} aria-current={isCurrent(path, href)}>
      {label}
    </a>
  ));
  return (
    <header className={styles.header}>
      <div className={`site-wide ${styles.row}`}>
        <a
          href="/"
          className={styles.home}
          aria-label="Listwright, home"
          aria-current={path === '/' ? 'page' : undefined}
        >
          <Wordmark />
        </a>
        <nav className={styles.nav} aria-label="Site">
          {links}
        </nav>
        <div className={styles.actions}>
          <button type="button" className="site-icon-button" data-behaviour="theme" hidden>
            <IconSun size={20} stroke={1.75} aria-hidden className="site-only-dark" />
            <IconMoon size={20} stroke={1.75} aria-hidden className="site-only-light" />
            <span className="lw-visually-hidden">Switch between light and dark</span>
          </button>
          <a href="/login" className={`${styles.navLink} ${styles.login}`} data-signed-in="hide">
            Login
          </a>
          <a href="/register" className="site-button" data-size="small" data-signed-in="hide">
            Sign Up
          </a>
          <a href="/app/dashboard" className="site-button" data-size="small" data-signed-in="show" hidden>
            Open app
          </a>
          <details className={styles.menu} data-behaviour="menu">
            <summary className="site-icon-button">
              <IconMenu2 size={20} stroke={1.75} aria-hidden className={styles.menuOpen} />
              <IconX size={20} stroke={1.75} aria-hidden className={styles.menuClose} />
              <span className="lw-visually-hidden">Menu</span>
            </summary>
            <nav className={styles.menuSheet} aria-label="Site menu">
              {links}
              <a href="/login" className={styles.navLink} data-signed-in="hide">
                Login
              </a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function isCurrent(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
