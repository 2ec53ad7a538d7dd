import { Island } from '../islands/Island';
import { ClosingCall } from '../landing/ClosingCall';
import { QuestionList } from '../faq/QuestionList';
import { questions } from '../faq/questions';
import type { Site } from '../Site';
import type { SitePageParts } from '../SitePageParts';
import { PlanChooser } from './PlanChooser';
import { PlanComparison } from './PlanComparison';
import { UpcomingNote } from './UpcomingNote';
import styles from './pricing.module.css';

const ASKED_HERE: ReadonlySet<string> = new Set(['trial', 'quota', 'change-plan', 'refund']);

/** Plan cards, the comparison and plan questions. */
export function PricingPage(site: Site): SitePageParts {
  const asked = questions(site).filter(({ id }) => ASKED_HERE.has(id));
  return {
    title: 'Pricing',
    description:
      'Starter is free, Professional and Enterprise have flat monthly prices with visible quotas. Editing, checking and exporting cost nothing.',
    body: (
      <>
        <div className="site-wide site-page-head" data-centred="">
          <h1>Pricing</h1>
          <p className="site-lead">
            Flat monthly plans. Only generating uses your quota. Reading, editing, checking and exporting are always
            free.
          </p>
        </div>
        <section className="site-wide" aria-labelledby="plans-title">
          <h2 id="plans-title" className="lw-visually-hidden">
            Plans
          </h2>
          <Island
            name="PlanChooser"
            Component={PlanChooser}
            props={{ salesEmail: site.salesEmail, withSlider: true }}
          />
          <UpcomingNote />
        </section>
        <section className="site-wide site-section" aria-labelledby="comparison-title">
          <div className="site-section-head">
            <h2 id="comparison-title">Compare plans</h2>
          </div>
          <PlanComparison />
          <div className={styles.selfHost}>
            <h3>Your own server</h3>
            <p className="site-secondary">
              Listwright is open source. Two commands start it on your machine, database included. Your text and keys
              stay with you, and you choose your team’s plans.
            </p>
            <a href="/faq#own-server">How it works</a>
          </div>
        </section>
        <section className="site-narrow site-section" aria-labelledby="pricing-faq-title">
          <div className="site-section-head">
            <h2 id="pricing-faq-title">Plan questions</h2>
          </div>
          <QuestionList questions={asked} />
        </section>
        <ClosingCall site={site} />
      </>
    ),
  };
}
