import { shellCommand } from '../../output/shellCommand.js';
import type { LintSource } from './LintSource.js';
import type { LintOptions } from './LintOptions.js';

/** After findings the same text with automatic fixes; a listing without any is exported. */
export function nextOfLint(
  source: string,
  [first]: readonly LintSource[],
  options: LintOptions,
  hasFindings: boolean,
): readonly string[] {
  const listing = first?.listing;
  if (!hasFindings) return listing === undefined ? [] : [shellCommand('export', listing.marketplace, listing.id)];
  if (options.fix || source === '-') return [];
  const { marketplace, marketplaceId, brand, productClass, policy } = options;
  const chosen = Object.entries({
    marketplace,
    'marketplace-id': marketplaceId,
    brand,
    'product-class': productClass,
    policy,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  return [shellCommand('lint', source, '--fix', ...chosen)];
}
