import type { ReactNode } from 'react';
import { ClaimsExample } from './ClaimsExample';
import { RulesExample } from './RulesExample';
import { TerminalExample } from './TerminalExample';
import styles from './landing.module.css';

/** Three differentiators, each shown by real output of the product. */
export function FeatureSection({ today }: { readonly today: string }) {
  return (
    <section className="site-wide site-section" aria-labelledby="features-title">
      <div className="site-section-head">
        <h2 id="features-title">Copy you can stand behind</h2>
        <p>Most tools leave fact-checking to you. Listwright shows its sources.</p>
      </div>
      <div className={styles.features}>
        <Feature
          title="Every claim is checked"
          text="Each statement is compared with the facts you enter. Unsupported claims are removed and listed."
        >
          <ClaimsExample />
        </Feature>
        <Feature
          title="Rules are data with dates"
          text="Limits and bans are stored per store and date, with their sources. Old rule sets stay, so you can check old text against the rules of its time."
        >
          <RulesExample today={today} />
        </Feature>
        <Feature
          title="Everything in the terminal"
          text="One documented API for the web app and the command line. Script it, pipe it, run it in CI."
        >
          <TerminalExample today={today} />
        </Feature>
      </div>
      <p className="site-section-more">
        <a href="/features">See all features</a>
      </p>
    </section>
  );
}

interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Feature({ title, text, children }: FeatureProps) {
  return (
    <article className={styles.feature}>
      <div className={styles.featureShow}>{children}</div>
      <h3>{title}</h3>
      <p className="site-secondary">{text}</p>
    </article>
  );
}
