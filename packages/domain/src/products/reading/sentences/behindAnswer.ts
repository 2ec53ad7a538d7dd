const ANSWER =
  /^[\s>-]*(?:no|nope|nahi|nahin|yes|haan?)\b(?:\s*[-–—,;:]+\s*|\s+(?=(?:it|they|you|we|this|these) (?:is|are|does|do|can|has|have|must|will)\b))/iu;

/** "Pair? No - sold singly": what follows the answer to a question of the seller's own. */
export function behindAnswer(text: string, start: number, end: number): number {
  const answer = ANSWER.exec(text.slice(start, Math.min(end, start + 24)));
  return answer === null || start + answer[0].length >= end ? start : start + answer[0].length;
}
