import { Link } from 'react-router-dom';
import { useHasScene } from '../../ui/navigation/useHasScene';
import { quickActionTable } from './quickActionTable';
import styles from './QuickActions.module.css';

/** The tools of this version as tiles. */
export function QuickActions() {
  const hasScene = useHasScene();
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.tilesTitle}>
        Quick actions
      </h2>
      <ul className={styles.tiles}>
        {quickActionTable
          .filter(({ path }) => hasScene(path))
          .map(({ name, about, path, icon: Mark }) => (
            <li key={path}>
              <Link to={path} className={styles.tile}>
                <span className={styles.tileMark}>
                  <Mark size={20} stroke={1.75} aria-hidden />
                </span>
                <span className={styles.tileText}>
                  <span className={styles.tileName}>{name}</span>
                  <span className="lw-caption">{about}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
