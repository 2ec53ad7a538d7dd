import type { ReactNode } from 'react';
import { usePageHeading } from '../../../ui/page/usePageHeading';
import { Wordmark } from '../../../ui/Wordmark';
import { AuthPitch } from './pitch/AuthPitch';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly withPitch?: boolean;
  readonly children: ReactNode;
}

/** A centred card; where sellers come in, wide screens show next to it what the product does. */
export function AuthPage({ title, purpose, withPitch = false, children }: AuthPageProps) {
  const heading = usePageHeading(title);
  return (
    <div className={styles.auth} data-split={withPitch || undefined}>
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
        {withPitch ? <AuthPitch /> : null}
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
