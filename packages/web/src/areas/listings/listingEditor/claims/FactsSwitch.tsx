import { Switch } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { ListingEditor } from '../ListingEditor';
import styles from './claims.module.css';

/** Marks every statement with its facts, or only the open ones. */
export const FactsSwitch = observer(function FactsSwitch({ editor }: { readonly editor: ListingEditor }) {
  return (
    <div className={styles.factsSwitch}>
      <Switch
        label="Show facts"
        checked={editor.showsFacts}
        onChange={({ currentTarget }) => editor.setShowsFacts(currentTarget.checked)}
      />
      <p className="lw-caption">
        {editor.listing.mode === 'review'
          ? 'Review mode: unsupported statements stay in the text, marked, until you decide.'
          : 'Strict mode: unsupported statements are removed automatically.'}
      </p>
    </div>
  );
});
