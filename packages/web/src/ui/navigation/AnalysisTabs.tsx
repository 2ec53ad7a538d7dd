import { NavLink } from 'react-router-dom';
import styles from './AnalysisTabs.module.css';

const TABS = [
  { path: '/app/marketplace-analysis', name: 'Single Product' },
  { path: '/app/marketplace-analysis/bulk', name: 'Bulk Analysis' },
] as const;

/** The two ways to analyse product pages, each with its own address. */
export function AnalysisTabs() {
  return (
    <nav aria-label="Product analysis" className={styles.tabs}>
      {TABS.map(({ path, name }) => (
        <NavLink key={path} to={path} end className={styles.tab ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
