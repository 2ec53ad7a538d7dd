import type { PlacedSuggestion } from '@listwright/domain/listings';
import type { PageProduct } from '../page/ReadPage';
import { Pins } from './Pins';
import styles from './results.module.css';

interface BulletPointsProps {
  readonly product: PageProduct;
  readonly suggestions: readonly PlacedSuggestion[];
  readonly title: string;
}

/** The bullet points of a page with their suggestions. */
export function BulletPoints({ product: { bullet_points: bullets }, suggestions, title }: BulletPointsProps) {
  return (
    <section id="part-bullets" tabIndex={-1} aria-label={title} className={styles.part}>
      <h2 className={styles.partHead}>
        {title}
        <Pins place="bullets" suggestions={suggestions} />
      </h2>
      {bullets.length === 0 ? (
        <p className="lw-secondary">The page has no bullet points.</p>
      ) : (
        <ul className={styles.bullets}>
          {bullets.map((bullet, at) => (
            <li key={`${at} ${bullet}`}>
              {bullet} <Pins place="bullets" index={at} suggestions={suggestions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
