import { codePointLength, fitTitle, lintListing } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { useState } from 'react';
import { CountBar } from '../../ui/listing/CountBar';
import { CheckFindings } from './CheckFindings';
import { FittedTitle } from './FittedTitle';
import { sampleTitle } from './sampleTitle';

const MOST = 500;

/** Checks and fits a title while it is typed, by the very rules that the server uses. Nothing leaves the browser. */
export function TitleCheck({ today }: { readonly today: string }) {
  const [title, setTitle] = useState(sampleTitle);
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: today });
  const findings = lintListing({ title }, ruleSet);
  const isEmpty = title.trim() === '';
  return (
    <section className="site-check" aria-label="Title check">
      <div className="site-check-head">
        <h2 className="site-check-title">Try it: check a title</h2>
        <span className="site-check-tag">Runs in your browser</span>
      </div>
      <label className="site-check-label" htmlFor="title-check">
        Your Amazon title
      </label>
      <textarea
        id="title-check"
        className="site-check-input"
        rows={4}
        maxLength={MOST}
        spellCheck={false}
        value={title}
        placeholder="Paste a product title"
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <CountBar
        label="Title"
        count={codePointLength(title)}
        limit={{ max: ruleSet.limits.titleMax, unit: 'characters' }}
      />
      {isEmpty ? (
        <p className="site-check-empty">
          Paste a title to see what the rules say, and how it fits.{' '}
          <button type="button" className="site-link-button" onClick={() => setTitle(sampleTitle)}>
            Use the example
          </button>
        </p>
      ) : (
        <>
          <CheckFindings findings={findings} />
          <FittedTitle before={title} fitted={fitTitle({ title }, ruleSet)} max={ruleSet.limits.titleMax} />
        </>
      )}
      <p className="site-check-foot">
        Amazon US, general products. Rules in force since {ruleSet.date},{' '}
        <a href="/blog/amazon-75-character-titles">with their sources</a>.
      </p>
    </section>
  );
}
