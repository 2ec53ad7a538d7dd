import { anyOf, type Statement } from '../../../products/index.js';

/**
 * Turns that deny what a clause names without a word of negation: "bring your own filter", "raisins are left out",
 * "damage by UV falls outside the warranty", "leave dead wood to another tool", "stay clear of power lines".
 */
const INDIRECT = anyOf([
  String.raw`\byour own\b`,
  String.raw`\b(?:left out|ruled out|left off|left behind)\b`,
  String.raw`\bleaves? (?:out|off|it (?:at home|behind|inside|indoors)|them (?:at home|behind|inside|indoors))\b`,
  String.raw`\bleave\b.{1,40}\b(?:to|for) (?:another|other|a different|a bigger|a stronger)\b`,
  String.raw`\b(?:to|must|should|best|are|is) (?:both |all |always )?(?:be )?avoided\b`,
  String.raw`\b(?:falls?|lies?|is|are|stays?) outside\b.{0,20}\b(?:warranty|guarantee|cover)`,
  String.raw`\b(?:stay|steer|keep|stays|keeps) (?:well )?clear\b`,
  String.raw`\b(?:take|takes|remove|unplug) (?:it|them|off|out|your|the|all)\b.{0,24}\bbefore\b`,
  String.raw`\bkeep\b.{3,60}\b(?:out of|away from) (?:it|them)\b`,
  String.raw`\bno (?:more|longer) than\b`,
  String.raw`^(?:\p{L}+ ){0,2}\p{L}+ing (?:is|are) (?:out|off limits|out of the question)$`,
  String.raw`\b(?:warranty|guarantee|cover)\b.{0,20}\bexcludes?\b`,
  String.raw`\b(?:advise|advises|advised|recommend|recommends|warn|warns) against\b`,
  String.raw`\b(?:rather than|instead of|other than|except for|apart from)\b`,
  String.raw`\bleave (?:it|them|this|these) alone\b`,
  String.raw`^if you (?:are|have|suffer)\b`,
  String.raw`\b(?:bought|buy|order|ordered|sold|get|sourced) (?:\p{L}+ )?(?:separately|elsewhere|on its own)\b`,
]);

/** Whether a clause denies what it names although none of its words is a negation. */
export const deniesIndirectly = ({ text }: Pick<Statement, 'text'>): boolean => INDIRECT.test(text.toLowerCase());

/** Words that only make up such a turn. */
export const INDIRECT_WORD =
  /^(?:falls?|lies?|outside|leaves?|left|out|off|behind|home|another|other|different|bigger|stronger|clear|steer|stay|stays|avoided|both|take|takes|remove|before|instead|rather|elsewhere|separately|own|alone|excludes?|keep)$/u;

const LIMIT =
  /\b(?:more|longer|over|above|beyond|less|fewer|under|exceed|exceeding|past|sooner|earlier|\p{L}{3,}er(?= than))\b(?: than)?(?: \p{L}+)? ?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|half)/u;

/** Whether the negation of a clause belongs to a limit: "do not use it more than twice a week" allows the use. */
export const deniesALimit = ({ text }: Pick<Statement, 'text'>): boolean => LIMIT.test(text.toLowerCase());
