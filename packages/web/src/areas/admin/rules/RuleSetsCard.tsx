import {
  AMAZON_STORES,
  DEFAULT_AMAZON_STORE_ID,
  limitsOf,
  PRODUCT_CLASSES,
  type ProductClass,
  type RuleSet,
} from '@listwright/domain/marketplaces';
import { NativeSelect } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable } from '../../../ui/list/DataTable';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import { useToday } from '../../../ui/useToday';
import { titleCase } from '../titleCase';
import type { RulesStore } from './RulesStore';
import styles from './RuleSetsCard.module.css';

const SHOPIFY = 'shopify';
const STORES = [
  ...AMAZON_STORES.map(({ id, name }) => ({ value: id, label: `Amazon ${name}` })),
  { value: SHOPIFY, label: 'Shopify' },
];
const CLASS_NAMES: Readonly<Record<ProductClass, string>> = {
  general: 'All but media',
  media: 'Media: books, music, video, software',
};

const SEVERITIES = {
  error: { tone: 'bad', name: 'Error' },
  warning: { tone: 'warn', name: 'Warning' },
  info: { tone: 'info', name: 'Suggestion' },
} as const;

/** The rules of one store: those in force today, and those that are known to follow. */
export const RuleSetsCard = observer(function RuleSetsCard({ store }: { readonly store: RulesStore }) {
  const today = useToday();
  const [place, setPlace] = useState<string>(DEFAULT_AMAZON_STORE_ID);
  const [productClass, setProductClass] = useState<ProductClass>('general');
  const isShopify = place === SHOPIFY;
  const sets = store.ruleSets(
    isShopify
      ? { marketplace: 'shopify', marketplaceId: '', productClass: 'general' }
      : { marketplace: 'amazon', marketplaceId: place, productClass },
    today,
  );
  return (
    <SectionCard title="Rules of a store" note="Those in force today, and those that are known to follow.">
      <div className="lw-row">
        <NativeSelect
          label="Store"
          data={STORES}
          value={place}
          onChange={({ currentTarget: { value } }) => setPlace(value)}
        />
        {isShopify ? null : (
          <NativeSelect
            label="Products"
            data={PRODUCT_CLASSES.map((value) => ({ value, label: CLASS_NAMES[value] }))}
            value={productClass}
            onChange={({ currentTarget: { value } }) => setProductClass(value as ProductClass)}
          />
        )}
      </div>
      {sets.map((ruleSet) => (
        <RuleSetSection key={ruleSet.id} ruleSet={ruleSet} isInForce={ruleSet.date <= today} />
      ))}
    </SectionCard>
  );
});

interface RuleSetSectionProps {
  readonly ruleSet: RuleSet;
  readonly isInForce: boolean;
}

/** Dates and source of a rule set, then its limits and rules with theirs. */
function RuleSetSection({ ruleSet, isInForce }: RuleSetSectionProps) {
  const { id, date, until, source, asOf, rules } = ruleSet;
  return (
    <section className="lw-stack" aria-label={id}>
      <div className="lw-row-between">
        <h3 className="lw-h3">Rules from {formatDate.day(date)}</h3>
        <StatusPill tone={isInForce ? 'ok' : 'info'}>{isInForce ? 'In force' : 'Upcoming'}</StatusPill>
      </div>
      <FactList
        facts={[
          ['Name', id],
          ['Until', until === undefined ? '' : formatDate.day(until)],
          ['Source', source.name],
          ['Reference', source.reference],
          ['Compared with its sources', asOf],
        ]}
      />
      <DataTable
        caption={`Limits of ${id}`}
        rows={limitsOf(ruleSet).map(({ key, ...limit }) => ({ id: key, ...limit }))}
        columns={[
          { name: 'Limit', cell: ({ name }) => titleCase(name) },
          { name: 'Value', cell: ({ value, unit }) => `${formatNumber.integer(value)} ${unit}`, isFigure: true },
          {
            name: 'Since',
            cell: ({ rule }) => (rule === undefined ? 'For previews only' : <Since date={rule.from} />),
          },
          { name: 'Source', cell: ({ rule }) => rule?.source.name ?? '—' },
        ]}
      />
      <DataTable
        caption={`Rules of ${id}`}
        rows={rules}
        columns={[
          { name: 'Rule', cell: ({ description }) => description },
          {
            name: 'Severity',
            cell: ({ severity }) => (
              <StatusPill tone={SEVERITIES[severity].tone}>{SEVERITIES[severity].name}</StatusPill>
            ),
          },
          { name: 'Since', cell: ({ from }) => <Since date={from} /> },
          { name: 'Source', cell: (rule) => rule.source.name },
        ]}
      />
    </section>
  );
}

function Since({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} className={styles.since}>
      {formatDate.day(date)}
    </time>
  );
}
