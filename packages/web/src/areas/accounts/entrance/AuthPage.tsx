import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageHeading } from '../../../ui/page/usePageHeading';
import { Wordmark } from '../../../ui/Wordmark';
import { sellingPoints } from './sellingPoints';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly withPitch?: boolean;
  readonly children: ReactNode;
}

/** A centred card; on wide screens the tagline is next to it. */
export function AuthPage({ title, purpose, withPitch = false, children }: AuthPageProps) {
  const heading = usePageHeading(title);
  return (
    <div className={styles.auth}>
      <a href="#main" className="lw-skip">
        Skip to content
      </a>
      <header className={styles.bar}>
        {/* The public site is not part of the app: a plain link, a full page load. */}
        <a href="/" className={styles.homeLink} aria-label="Listwright, home">
          <Wordmark />
        </a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main} data-split={withPitch || undefined}>
        {withPitch ? (
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
          </div>
        ) : null}
        <div className={`${styles.card} lw-stack`}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="lw-secondary">{purpose}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
