import { formatNumber } from '../../../../ui/formatNumber';
import { FindingRow } from '../../../../ui/listing/FindingRow';
import { ScoreRing } from '../../../../ui/listing/ScoreRing';
import { FactList } from '../../../../ui/page/FactList';
import { scoreBand } from '../../../../ui/scoreBand';
import { PLACES } from '../places';
import { samplePage } from './samplePage';

/** An invented page, judged. */
export function PageSample() {
  const { title, price, currency, rating, ratings, images, score, grade, suggestions } = samplePage;
  return (
    <>
      <div className="lw-score">
        <ScoreRing score={score} grade={grade} />
        <div>
          <h3>{title}</h3>
          <p className="lw-score-word">
            {scoreBand(score).word}: {formatNumber.count(suggestions.length, 'thing')} to improve
          </p>
        </div>
      </div>
      <FactList
        columns={3}
        facts={[
          ['Price', formatNumber.price(price, currency)],
          ['Rating', `${formatNumber.decimal(rating)} of 5 (${formatNumber.integer(ratings)})`],
          ['Images', formatNumber.integer(images)],
        ]}
      />
      <ul className="lw-plain-list">
        {suggestions.map(({ number, place, severity, message, source }) => (
          <FindingRow key={number} message={message} severity={severity}>
            {PLACES[place]} · {source}
          </FindingRow>
        ))}
      </ul>
    </>
  );
}
