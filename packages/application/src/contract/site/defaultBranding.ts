import type { Branding } from '@listwright/domain/admin';

/** The copy of the site until the operator stores their own: sample copy, marked as such on the page. */
export const defaultBranding: Branding = {
  public_site: true,
  support_email: '',
  sales_email: '',
  promises: ['No credit card', '30-day money-back guarantee', 'No setup fee', 'Plan changes take effect at once'],
  stats: [
    { value: '10,000+', label: 'Active users' },
    { value: '95%', label: 'Success rate' },
    { value: '24/7', label: 'AI monitoring' },
    { value: '2', label: 'Marketplaces from one draft' },
  ],
  testimonials: [
    {
      quote:
        'We cut four hundred titles to the new limit in an afternoon, and could show the client where every word went.',
      name: 'Priya S.',
      role: 'Catalogue lead, marketing agency',
    },
    {
      quote: 'It told me which facts were missing instead of making them up. My listings have not been flagged since.',
      name: 'Daniel R.',
      role: 'Kitchenware seller on Amazon and Shopify',
    },
  ],
  links: [],
};
