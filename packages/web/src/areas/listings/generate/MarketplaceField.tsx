import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { observer } from 'mobx-react-lite';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { GenerateStore } from './GenerateStore';

/** The target marketplace: two options, so both are visible. */
export const MarketplaceField = observer(function MarketplaceField({ store }: { readonly store: GenerateStore }) {
  const fault = store.faults.marketplace;
  return (
    <fieldset className="lw-choice" aria-describedby={fault === undefined ? undefined : 'generate-marketplace-error'}>
      <legend className="mantine-InputWrapper-label">Target marketplace</legend>
      <div className="lw-choice-row">
        {MARKETPLACES.map((marketplace, at) => (
          <label
            key={marketplace}
            className="lw-choice-card"
            data-checked={store.form.value.marketplace === marketplace || undefined}
            data-error={fault !== undefined || undefined}
          >
            <input
              type="radio"
              name="marketplace"
              id={at === 0 ? 'generate-marketplace' : `generate-marketplace-${marketplace}`}
              value={marketplace}
              checked={store.form.value.marketplace === marketplace}
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
    </fieldset>
  );
});
