/**
 * The figures of a rule set. Lengths count Unicode code points unless the name says bytes (UTF-8). A limit that the
 * marketplace does not have is absent.
 */
export interface RuleLimits {
  readonly titleMax: number;
  /** Advised length; longer titles are accepted but cut where shoppers see them. */
  readonly titleAdvised?: number;
  /** Where a phone's search results cut the title, when that is shorter than `titleMax`. */
  readonly titleCutMobile?: number;
  /** How often one word may occur in a title. */
  readonly titleWordRepeats?: number;
  readonly highlightsMax?: number;
  readonly titleWithHighlightsMax?: number;
  readonly bulletMin?: number;
  readonly bulletMax?: number;
  readonly bulletsTotalMax?: number;
  readonly bulletCount?: number;
  readonly bulletCountRecommended?: number;
  readonly descriptionMax?: number;
  readonly searchTermsMaxBytes?: number;
  readonly searchTermsTargetBytes?: number;
  readonly tagsMax?: number;
  readonly tagMax?: number;
  readonly handleMax?: number;
  readonly seoTitleMax?: number;
  readonly seoTitleAdvised?: number;
  readonly metaDescriptionMax?: number;
  readonly metaDescriptionAdvised?: number;
}
