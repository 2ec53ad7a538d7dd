import { ActionIcon, Button } from '@mantine/core';
import { IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { canUseBasicWriter } from '../../../../api/canUseBasicWriter';
import { CopyButton } from '../../../../ui/CopyButton';
import { notify } from '../../../../ui/feedback/notify';
import { notifyRewriteFailure } from '../../../../ui/feedback/notifyRewriteFailure';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import type { ListingEditor } from '../ListingEditor';
import listingsStyles from '../../listings.module.css';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  readonly editor: ListingEditor;
  readonly spec: FieldSpec;
  readonly children: ReactNode;
}

/** The label of a field and its actions: copy, rewrite, lock. */
export const FieldFrame = observer(function FieldFrame({ editor, spec, children }: FieldFrameProps) {
  const { field, label, wire, help } = spec;
  const [isAsked, setAsked] = useState(false);
  const [offersBasicWriter, setOffersBasicWriter] = useState(false);
  const isLocked = editor.isLocked(field);
  const value = editor.copy[wire];
  const text = typeof value === 'string' ? value : value.join('\n');
  const rewrite = async (writer?: 'basic') => {
    setAsked(true);
    const listing = await editor.rewrite.run(field, writer);
    setAsked(false);
    setOffersBasicWriter(canUseBasicWriter(editor.rewrite.error));
    if (listing !== undefined) return notify.success(`${label} rewritten`);
    notifyRewriteFailure(editor.rewrite.error, `Failed to rewrite ${label.toLowerCase()}`);
  };
  const lock = () =>
    editor.toggleLock(field).catch((error: unknown) => notify.failure(error, 'Failed to change the lock'));
  const lockLabel = isLocked ? `Unlock ${label.toLowerCase()}` : `Lock ${label.toLowerCase()}`;
  return (
    <section className={styles.field} aria-label={label} data-busy={(isAsked && editor.rewrite.isRunning) || undefined}>
      <div className="lw-row-between">
        <div>
          <h2 className={listingsStyles.fieldLabel}>{label}</h2>
          {help === undefined ? null : <p className="lw-caption">{help}</p>}
        </div>
        <div className={styles.actions}>
          <CopyButton iconOnly text={text} label={`Copy ${label.toLowerCase()}`} field={label} disabled={text === ''} />
          <ActionIcon
            size="sm"
            aria-label={`Rewrite ${label.toLowerCase()}`}
            title={isLocked ? 'Locked: unlock to rewrite' : 'Rewrite · uses 1 API call'}
            disabled={isLocked || editor.isBusy}
            loading={isAsked && editor.rewrite.isRunning}
            onClick={() => void rewrite()}
          >
            <IconRefresh size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="sm"
            aria-label={lockLabel}
            title={isLocked ? 'Locked: won’t be rewritten' : 'Lock to prevent rewrites'}
            aria-pressed={isLocked}
            onClick={lock}
            data-locked={isLocked || undefined}
          >
            {isLocked ? <IconLock size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />}
          </ActionIcon>
        </div>
      </div>
      {offersBasicWriter ? (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Use the Basic writer for ${label.toLowerCase()}`}
            disabled={isLocked || editor.isBusy}
            onClick={() => void rewrite('basic')}
          >
            Use the Basic writer
          </Button>
        </div>
      ) : null}
      {children}
    </section>
  );
});
