import { Button } from '@mantine/core';
import { IconArrowsMinimize } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { countText } from '../../../../ui/listing/countText';
import type { ListingEditor } from '../ListingEditor';
import styles from '../../listings.module.css';

const PLACES = { item_highlights: 'item highlights', search_terms: 'search terms', dropped: 'removed' } as const;

/** Shortens a title that is too long, and shows where each phrase moved. */
export const TitleFit = observer(function TitleFit({ editor }: { readonly editor: ListingEditor }) {
  const { listing, copy, moved, ruleSet } = editor;
  if (listing.marketplace !== 'amazon') return null;
  const isTooLong = countText(copy.generated_title, 'characters') > ruleSet.limits.titleMax;
  return (
    <>
      {isTooLong ? (
        <Button
          variant="default"
          size="sm"
          className={styles.entryAdd}
          leftSection={<IconArrowsMinimize size={16} aria-hidden />}
          onClick={editor.fitTitle}
        >
          Shorten to {ruleSet.limits.titleMax}
        </Button>
      ) : null}
      {moved.length === 0 ? null : (
        <div className="lw-well lw-small" role="status">
          <p className="lw-strong">Removed from the title</p>
          <ul className={styles.moved}>
            {moved.map(({ text, to, reason }, at) => (
              <li key={at} title={reason}>
                “{text}” → {PLACES[to]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
});
