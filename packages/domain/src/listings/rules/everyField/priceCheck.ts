import { foldText } from '../claims/matching/foldText.js';
import type { Fault, TextCheck } from '../engine/Check.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import { removerFor } from './removerFor.js';

const AMOUNT = String.raw`\d{1,7}(?:[.,]\d{1,3}){0,3}`;
/**
 * An amount with a currency: the sign or the code before it, the word or the sign after it. Pounds without "sterling"
 * weigh; "RS 200" in capitals is a model; a dollar sign alone is none.
 */
const PRICE = new RegExp(
  [
    String.raw`(?:₹|€|£|¥|\b(?:US|A|C)?\$)\s?${AMOUNT}`,
    String.raw`\b(?:Rs|rs|INR|inr|USD|usd|EUR|GBP|AED|CAD|AUD)\.?\s?${AMOUNT}(?![\w-])`,
    String.raw`(?<![\w.])\$\s?${AMOUNT}`,
    String.raw`(?<![\w.,])${AMOUNT}\s?(?:₹|€|£|\$(?!\w))`,
    String.raw`(?<![\w.,])${AMOUNT}(?:\s|-)?(?:[Rr]s\b\.?|INR|USD|EUR\b|GBP|AED|rupees?|Rupees?|RUPEES?|rupaye|rupay|rupaiya|dollars?|Dollars?|bucks|[Ee]uros?|quid|pounds sterling|cents)(?!\w)`,
    String.raw`(?<![\w.,/+])${AMOUNT}/-(?!\d)`,
    String.raw`\b(?:[a-z]+(?:\s|-)){0,3}?(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|nine|five)(?:\s|-)(?:rupees?|dollars?|bucks|euros?|quid)\b`,
  ].join('|'),
  'g',
);
/** What a text with a price has at least, in small letters. */
const MARK =
  /[₹€£¥$]|\b(?:rs|inr|usd|eur|gbp|aed|cad|aud|rupee|rupay|rupai|dollar|buck|euro|quid|cents|pounds sterling)|\d\/-(?!\d)/;
/** Money that the product is about, not what it costs: "Fits 5 dollar coins", "counts 500 euro notes". */
const ABOUT_MONEY =
  /\b(?:coin|coins|banknote|banknotes|note|notes|bill|bills|currency|wallet|play money|monopoly|commemorative)\b/i;

/** Amounts of money and talk of the price, in any currency. */
export const priceCheck: TextCheck = (text) => {
  const faults: Fault[] = text.claims
    .filter(({ claimClass }) => claimClass === 'price')
    .map((claim) => fault(text.text, claim, claim.advisory));
  if (MARK.test(text.small) && !ABOUT_MONEY.test(text.text)) {
    const folded = foldText(text.text);
    // Signs inside words are letters in disguise; here the sign itself is looked for.
    const plain = folded.text.length === text.text.length ? text.text : folded.text;
    for (const match of plain.matchAll(PRICE)) {
      const isSame = plain === text.text;
      const start = isSame ? match.index : folded.startOf(match.index);
      const end = isSame ? match.index + match[0].length : folded.endOf(match.index + match[0].length - 1);
      if (!text.isBrand(start, end)) faults.push(fault(text.text, { start, end }, false));
    }
  }
  return faults;

  function fault(all: string, { start, end }: { start: number; end: number }, advisory: boolean): Fault {
    const said = quoted(all.slice(start, end));
    return {
      message: `"${said}" is a price. Prices change and are shown by the marketplace; remove it.`,
      span: { start, end },
      ...(advisory ? { severity: 'warning' } : {}),
      fix: () => removalOf(`Remove "${said}"`, all, start, end, removerFor(text.field)),
    };
  }
};
