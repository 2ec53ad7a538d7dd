import type { ReactNode } from 'react';
import { ClaimsExample } from './ClaimsExample';
import { RulesExample } from './RulesExample';
import { TerminalExample } from './TerminalExample';

/** Three differentiators, each shown by real output of the product. */
export function FeatureSection({ today }: { readonly today: string }) {
  return (
    <section className="site-wide site-section" aria-labelledby="features-title">
      <div className="site-section-head">
        <h2 id="features-title">Copy you can stand behind</h2>
        <p>Most tools write first and let you find out later. This one shows its work.</p>
      </div>
      <div className="site-features">
        <Feature
          title="Every claim is checked"
          text="Each statement is compared with the facts you enter. Unsupported claims are removed and listed."
        >
          <ClaimsExample />
        </Feature>
        <Feature
          title="Rules are data with dates"
          text="Limits and bans are kept per store and per day, with where they were read. Old sets stay, so old text can be judged fairly."
        >
          <RulesExample today={today} />
        </Feature>
        <Feature
          title="The same in a terminal"
          text="One documented API under the web app and the command line. Script it, pipe it, put it into CI."
        >
          <TerminalExample today={today} />
        </Feature>
      </div>
      <p className="site-section-more">
        <a href="/features">All features, job by job</a>
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
    <article className="site-feature">
      <div className="site-feature-show">{children}</div>
      <h3>{title}</h3>
      <p className="site-secondary">{text}</p>
    </article>
  );
}
