import { IconCheck, IconX } from '@tabler/icons-react';
import { provenBullet } from './provenBullet';
import { sellingPoints } from './sellingPoints';
import styles from './AuthPitch.module.css';

/** What the product does, next to the login on wide screens: the tagline, what ships, and a checked bullet. */
export function AuthPitch() {
  return (
    <div className={styles.pitch}>
      <p className={styles.claim}>Listings that say what is true, and fit every rule.</p>
      <ul className={styles.points}>
        {sellingPoints.map((text) => (
          <li key={text}>
            <IconCheck size={20} stroke={2} aria-hidden className="lw-ok" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <figure className={styles.example}>
        <figcaption className={styles.caption}>A bullet point, checked against the seller’s facts</figcaption>
        <p className={styles.bullet}>
          {provenBullet.map(({ text, source }) =>
            source === undefined ? (
              text
            ) : (
              <mark key={text} className={styles.statement} data-supported={source !== null}>
                {text}
              </mark>
            ),
          )}
        </p>
        <dl className={styles.sources}>
          {provenBullet
            .filter(({ source }) => source !== undefined)
            .map(({ text, source }) => (
              <div key={text} data-supported={source !== null}>
                <dt>{text}</dt>
                <dd className={styles.source}>
                  {source === null ? <IconX size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
                  {source ?? 'No fact says so: removed'}
                </dd>
              </div>
            ))}
        </dl>
      </figure>
    </div>
  );
}
