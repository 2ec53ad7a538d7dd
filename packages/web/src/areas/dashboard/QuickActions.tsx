import { Link } from 'react-router-dom';
import { messages } from '../../ui/messages';
import { useHasScene } from '../../ui/navigation/useHasScene';
import { quickActionTable } from './quickActionTable';
import styles from './QuickActions.module.css';

/** The tools as tiles. A tool that this version lacks is marked as coming and has no link. */
export function QuickActions() {
  const hasScene = useHasScene();
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.tilesTitle}>
        Quick actions
      </h2>
      <ul className={styles.tiles}>
        {quickActionTable.map(({ name, about, path, icon: Mark }) => {
          const isHere = hasScene(path);
          const content = (
            <>
              <span className={styles.tileMark}>
                <Mark size={20} stroke={1.75} aria-hidden />
              </span>
              <span className={styles.tileText}>
                <span className={styles.tileName}>{name}</span>
                <span className="lw-caption">{isHere ? about : messages.shared.notYet}</span>
              </span>
            </>
          );
          return (
            <li key={path}>
              {isHere ? (
                <Link to={path} className={styles.tile}>
                  {content}
                </Link>
              ) : (
                <div className={styles.tile} data-coming>
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
