import { SampleNote } from '../SampleNote';
import type { Site } from '../Site';
import styles from './ClosingCall.module.css';

/** The call to action at the end of a page. */
export function ClosingCall({ site }: { readonly site: Site }) {
  const { promises } = site.branding;
  return (
    <section className="site-wide site-section" aria-labelledby="closing-title">
      <div className={styles.closing}>
        <h2 id="closing-title">Write your next listing with proof</h2>
        <p>Your first listing takes a minute: a name, a few facts, one click.</p>
        <a href="/register" className="site-button" data-size="large" data-kind="inverse">
          Start Free Trial
        </a>
        {promises.length === 0 ? null : (
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        )}
      </div>
      {promises.length > 0 && site.isSample('promises') ? <SampleNote /> : null}
    </section>
  );
}
