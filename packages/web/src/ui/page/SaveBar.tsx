import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSaveKey } from '../keyboard/useSaveKey';

interface SaveBarProps {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly children: ReactNode;
  readonly saveLabel?: string;
  readonly discardLabel?: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** A bar at the bottom while there are unsaved changes; ⌘S or Ctrl+S saves them too. */
export function SaveBar({
  isOpen,
  isSaving,
  children,
  saveLabel = 'Save',
  discardLabel = 'Discard',
  onSave,
  onDiscard,
}: SaveBarProps) {
  useSaveKey(isOpen && !isSaving, onSave);
  if (!isOpen) return null;
  return (
    <section className="lw-save-bar" aria-label="Unsaved changes">
      <p className="lw-save-bar-text" role="status">
        {children}
      </p>
      <div className="lw-row">
        <Button variant="subtle" color="neutral" size="sm" onClick={onDiscard} disabled={isSaving}>
          {discardLabel}
        </Button>
        <Button size="sm" onClick={onSave} loading={isSaving}>
          {saveLabel}
        </Button>
      </div>
    </section>
  );
}
