import { PLANS } from '@listwright/domain/billing';
import { fitTitle, lintListing } from '@listwright/domain/listings';
import { ruleSetFor, type RuleSet } from '@listwright/domain/marketplaces';
import { IconArrowRight } from '@tabler/icons-react';
import { Capture } from '../Capture';
import { Island } from '../islands/Island';
import type { CheckedTitle } from '../islands/CheckedTitle';
import { sampleTitle } from '../islands/sampleTitle';
import { TitleCheck } from '../islands/TitleCheck';
import { siteDate } from '../siteDate';
import type { Site } from '../Site';
import { TourButton } from '../tour/TourButton';
import styles from './Hero.module.css';

/** What the product is, with a title check to try. */
export function Hero({ site }: { readonly site: Site }) {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: site.today });
  const { limits, date } = ruleSet;
  return (
    <div className={styles.hero}>
      <div className={`site-wide ${styles.grid}`}>
        <div className={styles.text}>
          <a href="/blog/amazon-75-character-titles" className={styles.news}>
            <span>
              Amazon titles: {limits.titleMax} characters since {siteDate(date)}
            </span>
            <IconArrowRight size={14} aria-hidden />
          </a>
          <h1>Listings that say what is true, and fit every rule.</h1>
          <p className="site-lead">
            Listwright writes, checks and improves product listings for Amazon and Shopify. Every claim is checked
            against the facts you enter. Every rule has its date and source.
          </p>
          <div className={styles.actions}>
            <a href="/register" className="site-button" data-size="large">
              Start Free Trial
            </a>
            <Island name="TourButton" Component={TourButton} props={{}} />
          </div>
          <p className="site-caption">
            Free for {PLANS.free.quotas.listings_generated} listings a month. Runs on your own server, with or without
            an AI key.
          </p>
        </div>
        <Island
          name="TitleCheck"
          Component={TitleCheck}
          props={{ first: checkedSample(ruleSet), max: limits.titleMax, since: date }}
        />
      </div>
      <div className={`site-wide ${styles.picture}`}>
        <Capture name="3-result" alt="A listing in Listwright: title, highlights and bullets with their counters" />
      </div>
    </div>
  );
}

/** The sample title as the server would check it. */
function checkedSample(ruleSet: RuleSet): CheckedTitle {
  const findings = lintListing({ title: sampleTitle }, ruleSet).map(({ rule, severity, message }) => ({
    rule,
    severity,
    message,
  }));
  const { title, moved } = fitTitle({ title: sampleTitle }, ruleSet);
  return { title: sampleTitle, findings, fitted: { title, moved } };
}
