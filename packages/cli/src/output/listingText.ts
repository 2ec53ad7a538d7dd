import type { api, CallOutput } from '@listwright/application/contract';
import { proofText } from './proofText.js';

type Listing = CallOutput<(typeof api)['listings']['read']>['listing'];

/** The display name of the engine that wrote a text. */
export function engineText({ name, model }: Listing['engine']): string {
  if (name === 'built-in') return 'Basic writer (no AI model)';
  return model === '' ? name : `${name}, ${model}`;
}

/** A listing as text for a terminal. */
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
  const removed = listing.removed_claims.map(({ field, text, reason }) => `${field}  ${text}  (${reason})`);
  const contradictions = listing.contradictions.map(({ message }) => message);
  const section = (name: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${name}\n${lines.join('\n')}`] : [];
  return [
    head,
    `${engineText(listing.engine)}\n${proofText(listing.proof)}`,
    ...body,
    ...section('Findings', findings),
    ...section('Contradictions', contradictions),
    ...section('Left out', removed),
  ].join('\n\n');
}
