import type { api, CallOutput } from '@listwright/application/contract';

type Listing = CallOutput<(typeof api)['listings']['read']>['listing'];

/** A listing as a person reads it at a terminal. */
export function listingText(listing: Listing): string {
  const sections: [string, string][] = [
    ['Title', listing.generated_title],
    ['Item highlights', listing.item_highlights],
    ['Bullet points', listing.bullet_points.map((bullet) => `- ${bullet}`).join('\n')],
    ['Description', listing.generated_description],
    ['Search terms', listing.search_terms],
    ['SEO title', listing.seo_title],
    ['Meta description', listing.meta_description],
    ['Tags', listing.tags.join(', ')],
    ['Handle', listing.handle],
    ['Keywords', listing.keywords.join(', ')],
  ];
  const body = sections.filter(([, text]) => text !== '').map(([name, text]) => `${name}\n${text}`);
  const findings = listing.findings.map((finding) => `${finding.severity}  ${finding.field}  ${finding.message}`);
  const head = `${listing.id}  ${listing.marketplace}  ${listing.status}  score ${listing.score.score} (${listing.score.grade})  version ${listing.version}`;
  return [head, ...body, ...(findings.length > 0 ? [`Findings\n${findings.join('\n')}`] : [])].join('\n\n');
}
