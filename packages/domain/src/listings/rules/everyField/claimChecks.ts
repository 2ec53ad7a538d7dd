import { removerFor } from './removerFor.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import type { ClaimClass } from '../claims/claimVocabularies.js';
import type { Check, Fault, TextCheck } from '../engine/Check.js';
import { contactCheck } from './contactCheck.js';
import { markupCheck } from './markupCheck.js';
import { modelLeakCheck } from './modelLeakCheck.js';
import { priceCheck } from './priceCheck.js';

/** What each class tells the seller; `said` is the claim as it stands in the text. */
const ADVICE: Readonly<
  Record<Exclude<ClaimClass, 'material' | 'model_leak' | 'contact' | 'price'>, (said: string) => string>
> = {
  tamper: (said) =>
    `"${said}" may be a sign that somebody else changed this listing. Check who wrote it before you correct it.`,
  pesticide: (said) => `"${said}" makes the product a pesticide, which needs an EPA number. Remove the claim.`,
  disease: (said) => `"${said}" is a health claim that makes the product a drug. Remove it.`,
  environment: (said) =>
    `"${said}" is an environmental claim that has to be proved. Remove it, or state the fact behind it.`,
  superlative: (said) =>
    `"${said}" ranks the product, which cannot be verified. Remove it, or state the fact behind it.`,
  guarantee: (said) => `"${said}" promises a refund or a result. Remove it; a warranty with its term may stay.`,
  promotional: (said) => `"${said}" is about the offer, not the product. Remove it.`,
  time_sensitive: (said) => `"${said}" is true for a while only. Remove it, or give the date or the version.`,
  badge: (said) => `"${said}" reads as a badge of Amazon. Remove it, or write "compatible with".`,
  authority: (said) =>
    `"${said}" claims an approval or a study. Remove it unless you can show the proof; state the certificate instead.`,
  reviews: (said) => `"${said}" asks for reviews or quotes them. Listings say nothing about reviews; remove it.`,
  competitor: (said) => `"${said}" compares with others. Say what this product does.`,
};

const claimCheck =
  (claimClass: keyof typeof ADVICE): TextCheck =>
  (text) => {
    if (text.claims.length === 0) return undefined;
    const faults: Fault[] = [];
    for (const claim of text.claims) {
      if (claim.claimClass !== claimClass) continue;
      const said = quoted(text.text.slice(claim.start, claim.end));
      const remove = removerFor(text.field);
      faults.push({
        message: ADVICE[claimClass](said),
        span: { start: claim.start, end: claim.end },
        ...(claim.advisory ? { severity: 'warning' } : {}),
        // A hijacked listing is for its owner to look at: correcting it would hide the alarm.
        ...(claimClass === 'tamper'
          ? {}
          : { fix: () => removalOf(`Remove "${said}"`, text.text, claim.start, claim.end, remove) }),
      });
    }
    return faults;
  };

/** The code behind `CLAIM_RULES`, by the last part of the rule id. */
export const CLAIM_CHECKS: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    (Object.keys(ADVICE) as (keyof typeof ADVICE)[]).map((name): [string, Check] => [name, { text: claimCheck(name) }]),
  ),
  contact: { text: contactCheck },
  price: { text: priceCheck },
  markup: { text: markupCheck },
  model_leak: { text: modelLeakCheck },
};
