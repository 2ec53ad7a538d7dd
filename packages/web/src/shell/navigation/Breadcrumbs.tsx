import { Link, useLocation } from 'react-router-dom';
import { breadcrumbTrail } from './breadcrumbTrail';
import styles from './Breadcrumbs.module.css';

/** Where the page is: its group and the pages above it, each a link, and its name. */
export function Breadcrumbs() {
  const { pathname, state } = useLocation();
  const trail = breadcrumbTrail(pathname, state);
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className={styles.list}>
        {trail.map(({ label, path }, at) => (
          <li key={at} className={styles.step}>
            {path !== undefined ? (
              <Link to={path} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={at === trail.length - 1 ? 'page' : undefined} className={styles.name}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
