import { openQuestionsOf, propertyOf, type ProductReading } from '../../../products/index.js';
import { countOf } from '../../../shared/index.js';
import type { Measured } from '../Measured.js';

/** Buyers decide on the first questions of a kind; a text that answers so many has all points. */
const ENOUGH = 6;
const MOST_NAMED = 4;

/** Of the questions that buyers of this kind ask, those that the text itself answers. */
export function answersPart({ name, facts }: ProductReading): Measured {
  const { kind } = name.kind;
  const open = openQuestionsOf(kind, facts);
  const asked = kind.questions.length;
  const answered = asked - open.length;
  const named = open
    .slice(0, MOST_NAMED)
    .map((question) => propertyOf(question).question)
    .join(', ');
  return {
    share: asked === 0 ? 1 : answered / Math.min(asked, ENOUGH),
    why: `The text answers ${answered} of ${countOf(asked, 'question')} that buyers ask${named === '' ? '.' : `; open: ${named}.`}`,
    hint: named === '' ? '' : `Say, where it is true: ${named}.`,
  };
}
