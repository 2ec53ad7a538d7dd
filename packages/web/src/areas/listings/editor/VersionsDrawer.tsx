import { Button, Drawer, Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { formatDate } from '../../../ui/formatDate';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { EditorStore } from './EditorStore';
import { InputDiff } from './InputDiff';
import { VersionDiff } from './VersionDiff';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';

interface VersionsDrawerProps {
  readonly store: EditorStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every stored version, newest first, with a comparison and Restore, which creates a new version; last the input. */
export const VersionsDrawer = observer(function VersionsDrawer({ store, isOpen, onClose }: VersionsDrawerProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const [shown, setShown] = useState<number | null>(null);
  const { editor, versions, loadVersions, restore } = store;
  useEffect(() => {
    if (isOpen) void loadVersions.run(false);
  }, [isOpen]);
  const bringBack = async (version: number) => {
    await restore.run(version);
    if (restore.status === 'failed') return;
    notify.success(`Version ${version} restored`);
    onClose();
  };
  return (
    <Drawer opened={isOpened} onClose={onClose} title="Versions" size={520}>
      {loadVersions.status === 'failed' ? (
        <ErrorState
          title="Failed to load versions"
          error={loadVersions.error}
          onRetry={() => void loadVersions.run(false)}
        />
      ) : versions.length === 0 ? (
        <div className="lw-stack lw-after-200ms" role="status" aria-label="Loading versions">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      ) : (
        <div className="lw-stack">
          <FormFault error={restore.error} fallback="Failed to restore version" />
          {editor?.draft.isDirty ? <p className="lw-notice">Restoring discards your unsaved changes.</p> : null}
          <ol className="lw-versions">
            {versions.map((version) => {
              const isCurrent = version.version === editor?.listing.version;
              const isShown = shown === version.version;
              return (
                <li key={version.version} className="lw-version">
                  <div className="lw-row-between">
                    <div>
                      <p className="lw-meter-label">Version {version.version}</p>
                      <p className="lw-caption">
                        {version.reason} · {formatDate.dayAndTime(version.created_at)}
                      </p>
                    </div>
                    <div className="lw-row">
                      {isCurrent ? <StatusPill tone="accent">Current</StatusPill> : null}
                      {isCurrent && editor?.draft.isDirty !== true ? null : (
                        <Button
                          size="xs"
                          variant="subtle"
                          color="neutral"
                          aria-expanded={isShown}
                          aria-label={`Compare version ${version.version}`}
                          onClick={() => setShown(isShown ? null : version.version)}
                        >
                          {isCurrent ? 'Your changes' : 'Compare'}
                        </Button>
                      )}
                      {isCurrent ? null : (
                        <Button
                          size="xs"
                          variant="default"
                          loading={restore.isRunning}
                          aria-label={`Restore version ${version.version}`}
                          onClick={() => bringBack(version.version)}
                        >
                          Restore
                        </Button>
                      )}
                    </div>
                  </div>
                  {isShown && editor !== null ? <VersionDiff version={version} editor={editor} /> : null}
                </li>
              );
            })}
          </ol>
          {editor === null || store.hasMoreVersions ? null : <InputDiff editor={editor} />}
          {store.hasMoreVersions ? (
            <Button
              variant="default"
              size="sm"
              loading={loadVersions.isRunning}
              onClick={() => void loadVersions.run(true)}
            >
              Load more
            </Button>
          ) : null}
        </div>
      )}
    </Drawer>
  );
});
