import { Button } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { DraftRestored } from '../../../ui/feedback/DraftRestored';
import { notify } from '../../../ui/feedback/notify';
import { offerUndo } from '../../../ui/feedback/offerUndo';
import { formatNumber } from '../../../ui/formatNumber';
import { SaveBar } from '../../../ui/page/SaveBar';
import { useRootStore } from '../../../state/useRootStore';
import type { Workbench } from './Workbench';

const FAILED = 'Failed to save changes';

/** Saves the edit as a new version; if the listing was changed elsewhere, asks which text to keep. */
export const WorkbenchSaveBar = observer(function WorkbenchSaveBar({ bench }: { readonly bench: Workbench }) {
  const { undo } = useRootStore();
  const changed = Object.keys(bench.draft.changed).length;
  const errors = bench.findings.filter(({ severity }) => severity === 'error').length;
  const save = async () => {
    const saved = await bench.save.run();
    if (saved !== undefined) notify.success('Changes saved');
    else if (!bench.hasConflict)
      notify.failure(bench.save.error, FAILED, { label: 'Retry', onClick: () => void save() });
  };
  const discard = () => {
    const way = bench.undoStep('Changes discarded');
    bench.draft.revert();
    offerUndo(undo, way);
  };
  const settle = (keepEdits: boolean) =>
    bench.settleConflict(keepEdits).catch((error: unknown) => notify.failure(error, FAILED));
  if (bench.hasConflict) {
    return (
      <section className="lw-save-bar" aria-label="Conflict" role="alert">
        <p className="lw-save-bar-text lw-row">
          <IconGitBranch size={16} aria-hidden />
          This listing was changed elsewhere. Your edits are kept here.
        </p>
        <div className="lw-row">
          <Button variant="default" size="sm" onClick={() => settle(false)}>
            Use newer
          </Button>
          <Button size="sm" onClick={() => settle(true)}>
            Keep mine
          </Button>
        </div>
      </section>
    );
  }
  return (
    <SaveBar isOpen={bench.draft.isDirty} isSaving={bench.save.isRunning} onSave={save} onDiscard={discard}>
      {formatNumber.count(changed, 'field')} changed
      {errors === 0 ? null : ` · ${formatNumber.count(errors, 'error')} left`}
      <span className="lw-caption"> · Exports use the last saved version</span>
      <DraftRestored from={bench.kept.restoredFrom} onDiscard={discard} />
    </SaveBar>
  );
});
