import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './ProfileNav.module.css';

const SECTIONS = [
  { path: '/app/profile', name: 'Profile and plan' },
  { path: '/app/profile/security', name: 'Security' },
  { path: '/app/profile/api-keys', name: 'API keys' },
  { path: '/app/profile/appearance', name: 'Appearance' },
  { path: '/app/profile/data', name: 'Your data' },
] as const;

/** On a phone the row is wider than the screen, and a browser leaves a link alone that is half in view. */
const bringIntoView = (link: Element | null | undefined) =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

/** The sections of the account, each a page. */
export function ProfileNav() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => bringIntoView(nav.current?.querySelector('[aria-current]')), [pathname]);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Account sections" onFocus={({ target }) => bringIntoView(target)}>
      <ul className={styles.list}>
        {SECTIONS.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={styles.link} aria-current={pathname === path ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
