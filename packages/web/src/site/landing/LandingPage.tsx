import { Island } from '../islands/Island';
import { PlanChooser } from '../pricing/PlanChooser';
import { UpcomingNote } from '../pricing/UpcomingNote';
import type { Site } from '../Site';
import type { SitePageParts } from '../SitePageParts';
import { AudienceSection } from './AudienceSection';
import { ClosingCall } from './ClosingCall';
import { FeatureSection } from './FeatureSection';
import { Hero } from './Hero';
import { StatSection } from './StatSection';
import { TestimonialSection } from './TestimonialSection';

export function LandingPage(site: Site): SitePageParts {
  return {
    title: 'Listwright: listings that say what is true, and fit every rule',
    description:
      'Write, check and improve product listings for Amazon and Shopify. Every claim is checked against the facts you enter; every marketplace rule has its date and source.',
    facts: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Listwright',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, Linux, macOS, Windows',
      url: `${site.origin}/`,
    },
    body: (
      <>
        <Hero site={site} />
        <FeatureSection today={site.today} />
        <StatSection site={site} />
        <AudienceSection />
        <TestimonialSection site={site} />
        <section className="site-wide site-section" aria-labelledby="plans-title">
          <div className="site-section-head">
            <h2 id="plans-title">Flat plans, visible quotas</h2>
            <p>Start with the free plan. Editing, checking and exporting never cost anything.</p>
          </div>
          <Island
            name="PlanChooser"
            Component={PlanChooser}
            props={{ salesEmail: site.salesEmail, withSlider: false }}
          />
          <UpcomingNote />
          <p className="site-section-more">
            <a href="/pricing">Compare all plans</a>
          </p>
        </section>
        <ClosingCall site={site} />
      </>
    ),
  };
}
