import { ruleSetFor } from '@listwright/domain/marketplaces';
import { siteDate } from '../siteDate';
import styles from './RulesExample.module.css';

/** A few limits of the current rule set, from the rule data. */
export function RulesExample({ today }: { readonly today: string }) {
  const { limits, rules } = ruleSetFor({ marketplace: 'amazon', on: today });
  const since = (id: string) => siteDate(rules.find((rule) => rule.id === id)?.from ?? today);
  const rows = [
    { name: 'Title', limit: `${limits.titleMax} characters`, since: since('amazon.title.length') },
    { name: 'Highlights', limit: `${limits.highlightsMax} characters`, since: since('amazon.highlights.length') },
    { name: 'Bullets', limit: `${limits.bulletCount} × ${limits.bulletMax}`, since: since('amazon.bullets.length') },
    { name: 'Search terms', limit: `${limits.searchTermsMaxBytes} bytes`, since: since('amazon.search_terms.bytes') },
  ];
  return (
    <figure className={styles.rules}>
      <table>
        <caption className="lw-visually-hidden">Limits of Amazon US and their effective dates</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Limit</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.limit}</td>
              <td>{row.since}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="site-caption">{rules.length} active rules for Amazon US, general products</p>
    </figure>
  );
}
