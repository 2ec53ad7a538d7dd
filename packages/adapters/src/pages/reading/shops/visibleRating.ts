import { parseCount, parseRating } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, shortText, within, type PageElement } from '../PageTree.js';
import { isWithin } from './cardsOf.js';
import { isNamed } from './offerArea.js';

const LONGEST = 60;
/** "4.5 out of 5", "4,5 von 5 Sternen", "92 %" of what is named a rating. */
const OF_FIVE =
  /\d(?:[.,]\d{1,2})? ?(?:out of|of|von|sur|de|su|van|av|af|z|из|\/) ?5(?!\d)|5つ星のうち ?\d|5 yıldız üzerinden \d|\d(?:[.,]\d{1,2})? stars? (?:by|from|based on) (?=\d)/iu;
/** "4 star by 10 ratings": what stands behind is no scale. */
const COUNTED_BY = /(?<=\bstars?) (?:by|from|based on) .*$/iu;
const PERCENT = /^\d{1,3}(?:[.,]\d)? ?%(?: of 100)?$/u;
const RATING = /(?:^|[-_ ])(?:ratings?|stars?|reviews?)(?:[-_ ]|$)/iu;
/** Words of stars, in the languages of `OF_FIVE`. */
const STARS = /star|stern|étoile|estrella|stell|ster(?:ren)?\b|stjärn|gwiazd|estrela|yıldız|つ星|rated|rating|★/iu;
/** What else is counted to five: "Image 1 of 5", "Slide 2/5", a day. */
const COUNTER = /slide|image|picture|photo|foto|bild|page|seite|step|schritt|\d\/\d{1,2}\/\d/iu;
const COUNTED =
  /(?<![\d.,])(\d{1,3}(?:[.,\u00A0 ]\d{3})+|\d+(?:[.,]\d+)?[ \u00A0]?(?:k|mil|tsd\.?|tys\.?|тыс\.?|bin|rb|[千万])\+?|\d+) ?(?:customer |verified |global )?(?:reviews?|ratings?|(?:kunden)?(?:bewertung(?:en)?|rezension(?:en)?)|avis|évaluations?|reseñas?|opiniones|valoraciones|calificaciones|recensioni|valutazioni|beoordeling(?:en)?|omdömen?|anmeldelser|opini[ei]|avaliaç(?:ão|ões)|değerlendirme|отзыв\p{L}*|レビュー|件の)/iu;

/** What buyers gave, as the part that offers the product shows it; of lists of reviews, `cards` or others, nothing. */
export function visibleRating(area: PageElement, cards: readonly PageElement[], findings: Findings): void {
  if (findings.get('rating') !== undefined) return;
  for (const element of within(area)) {
    if (isWithin(element, cards)) continue;
    const said = [attributeOf(element, 'aria-label'), attributeOf(element, 'title'), shortText(element, LONGEST)].find(
      (text) =>
        !COUNTER.test(text) &&
        ((OF_FIVE.test(text) && (STARS.test(text) || isRated(element))) ||
          (PERCENT.test(text) && isNamed(element, RATING))),
    );
    const rating = said === undefined ? null : parseRating(said.replace(COUNTED_BY, ''));
    if (rating === null || rating.value === 0) continue;
    findings.add('rating', rating.value, 'text', said ?? '', 'guess');
    findings.add('best_rating', rating.best, 'text', said ?? '', 'guess');
    const count = countNear(element, area);
    findings.add('rating_count', count, 'text', 'count beside the rating', 'guess');
    findings.add('review_count', count, 'text', 'count beside the rating', 'guess');
    return;
  }
}

/** The element or the one around it is named a rating. */
const isRated = (element: PageElement): boolean =>
  isNamed(element, RATING) || (element.parent !== null && isNamed(element.parent, RATING));

const LEVELS = 4;

function countNear(element: PageElement, area: PageElement): number | null {
  let at: PageElement | null = element;
  for (let level = 0; at !== null && at !== area && level < LEVELS; level += 1, at = at.parent) {
    // The shortest: figures of neighbours run into one another.
    const [said] = [at, ...within(at)]
      // "4.5 out of 5 ratings" counts none.
      .map((one) => shortText(one, LONGEST).replace(OF_FIVE, ' '))
      .filter((text) => COUNTED.test(text))
      .toSorted((one, other) => one.length - other.length);
    if (said !== undefined) return parseCount(COUNTED.exec(said)?.[1] ?? '');
  }
  return null;
}
