import { Button } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { DraftRestored } from '../../../ui/feedback/DraftRestored';
import { notify } from '../../../ui/feedback/notify';
import { offerUndo } from '../../../ui/feedback/offerUndo';
import { formatNumber } from '../../../ui/formatNumber';
import { SaveBar } from '../../../ui/page/SaveBar';
import { useRootStore } from '../../../state/useRootStore';
import type { ListingEditor } from './ListingEditor';

const FAILED = 'Failed to save changes';

/** Saves the edit as a new version; if the listing was changed elsewhere, asks which text to keep. */
export const EditorSaveBar = observer(function EditorSaveBar({ editor }: { readonly editor: ListingEditor }) {
  const { undo } = useRootStore();
  const changed = Object.keys(editor.draft.changed).length;
  const errors = editor.findings.filter(({ severity }) => severity === 'error').length;
  const save = async () => {
    const saved = await editor.save.run();
    if (saved !== undefined) notify.success('Changes saved');
    else if (!editor.hasConflict)
      notify.failure(editor.save.error, FAILED, { label: 'Retry', onClick: () => void save() });
  };
  const discard = () => {
    const way = editor.undoStep('Changes discarded');
    editor.draft.revert();
    offerUndo(undo, way);
  };
  const resolveConflict = (keepEdits: boolean) =>
    editor.settleConflict(keepEdits).catch((error: unknown) => notify.failure(error, FAILED));
  if (editor.hasConflict) {
    return (
      <section className="lw-save-bar" aria-label="Conflict" role="alert">
        <p className="lw-save-bar-text lw-row">
          <IconGitBranch size={16} aria-hidden />
          This listing was changed elsewhere. Your edits are kept here.
        </p>
        <div className="lw-row">
          <Button variant="default" size="sm" onClick={() => resolveConflict(false)}>
            Use newer
          </Button>
          <Button size="sm" onClick={() => resolveConflict(true)}>
            Keep mine
          </Button>
        </div>
      </section>
    );
  }
  return (
    <SaveBar isOpen={editor.draft.isDirty} isSaving={editor.save.isRunning} onSave={save} onDiscard={discard}>
      {formatNumber.count(changed, 'field')} changed
      {errors === 0 ? null : ` · ${formatNumber.count(errors, 'error')} left`}
      <span className="lw-caption"> · Exports use the last saved version</span>
      <DraftRestored from={editor.persisted.restoredFrom} />
    </SaveBar>
  );
});
