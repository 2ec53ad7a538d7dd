import { AMAZON_STORES, MARKETPLACES } from '@listwright/domain/marketplaces';
import { NativeSelect } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { GenerateStore } from './GenerateStore';
import styles from './generate.module.css';

const STORES = AMAZON_STORES.map(({ id, name, host }) => ({ value: id, label: `${name} · ${host}` }));

/** The target marketplace: two options, so both are visible, and for Amazon the country. */
export const MarketplaceField = observer(function MarketplaceField({ store }: { readonly store: GenerateStore }) {
  const fault = store.faults.marketplace;
  const { marketplace: chosen, marketplaceId } = store.form.value;
  return (
    <fieldset className="lw-choice" aria-describedby={fault === undefined ? undefined : 'generate-marketplace-error'}>
      <legend className="mantine-InputWrapper-label">Target marketplace</legend>
      <div className="lw-choice-row">
        {MARKETPLACES.map((marketplace, at) => (
          <label
            key={marketplace}
            className="lw-choice-card"
            data-checked={chosen === marketplace || undefined}
            data-error={fault !== undefined || undefined}
          >
            <input
              type="radio"
              name="marketplace"
              id={at === 0 ? 'generate-marketplace' : `generate-marketplace-${marketplace}`}
              value={marketplace}
              checked={chosen === marketplace}
              onChange={() => store.set({ marketplace })}
            />
            {marketplaceName(marketplace)}
          </label>
        ))}
      </div>
      {fault === undefined ? null : (
        <p id="generate-marketplace-error" className="mantine-InputWrapper-error">
          {fault}
        </p>
      )}
      {chosen === 'amazon' ? (
        <NativeSelect
          className={styles.store}
          label="Amazon store"
          value={marketplaceId}
          data={STORES}
          error={store.faults.marketplace_id}
          onChange={({ currentTarget }) => store.set({ marketplaceId: currentTarget.value })}
        />
      ) : null}
    </fieldset>
  );
});
