/** Whether the sentence behind a short question goes on from it, in the same line; "Pair? No - sold singly" needs no question. */
export function isAnswered(text: string, from: number, at: number, end: number): boolean {
  const question = text.slice(from, at).trim();
  const behind = text.slice(at + 1, Math.min(end, at + LONGEST_QUESTION));
  return (
    question.length <= LONGEST_QUESTION &&
    /\S \S/u.test(question) &&
    !/[.!?\n,;:]/u.test(question) &&
    /^[ \t]+\p{L}\p{L}/u.test(behind) &&
    !(TO_BUYER.test(question) && NAMES_PRODUCT.test(behind)) &&
    !ANSWERED.test(behind)
  );
}
/** "So you want to work on your short game? This is a target net": what follows needs no question. */
const TO_BUYER =
  /^(?:so |and |but )?(?:do |are |have )?(?:you\b|your\b|want|need|looking|tired|fed up|ever|love|like|who)/iu;
const NAMES_PRODUCT = /^\s+(?:then )?(?:this|these|it|our|here|the|with|try|meet|get)\b/iu;
const LONGEST_QUESTION = 60;
const ANSWERED = /^\s*(?:no|nope|nahi|nahin|yes|yep|sure|haan?)\b/iu;
