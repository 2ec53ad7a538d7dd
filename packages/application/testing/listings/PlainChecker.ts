import { TextChecker, type TextToCheck } from '@listwright/application/listings';
import { lintListing, type Finding } from '@listwright/domain/listings';

/** Checks texts at once, however long it takes. Stand-in for `TextChecker`. */
export class PlainChecker extends TextChecker {
  override async check({ copy, ruleSet, context }: TextToCheck): Promise<readonly Finding[]> {
    return lintListing(copy, ruleSet, context);
  }
}
