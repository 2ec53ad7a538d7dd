import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusPill } from '../page/StatusPill';

interface SampleCardProps {
  /** What a result holds, in one sentence. */
  readonly promise: string;
  /** Fills the form with the sample; absent where it would need pages of other sites. */
  readonly onTry?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A result for a sample, or an example checked by the same rules, while there is none of the seller's own. */
export function SampleCard({ promise, onTry, children }: SampleCardProps) {
  return (
    <section className="lw-card lw-stack" aria-label="Sample result">
      <div className="lw-section-head">
        <div>
          <h2>
            What you get <StatusPill tone="ai">Sample</StatusPill>
          </h2>
          <p className="lw-secondary">{promise}</p>
        </div>
        {onTry === undefined ? null : (
          <Button variant="default" size="sm" onClick={onTry}>
            Try this example
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
