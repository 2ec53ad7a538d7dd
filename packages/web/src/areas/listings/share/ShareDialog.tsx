import { Button, Modal, NativeSelect } from '@mantine/core';
import { SHARE_DAYS, type ShareDays } from '@listwright/domain/products';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { CopyButton } from '../../../ui/CopyButton';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { formatDate } from '../../../ui/formatDate';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import { ShareStore, type ReadProduct } from './ShareStore';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  readonly read: ReadProduct;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a link to the analysis of a page, shows it once, and lists the links that can be opened. */
export const ShareDialog = observer(function ShareDialog({ read, isOpen, onClose }: ShareDialogProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const { client } = useRootStore();
  const [store] = useState(() => new ShareStore(client, read));
  const [days, setDays] = useState<ShareDays>(SHARE_DAYS[0]);
  const { create, revoke, load, rows, url } = store;
  useEffect(() => void load.run(), []);
  const close = () => {
    // The link is shown once: wait for it.
    if (create.isRunning) return;
    onClose();
    store.forgetUrl();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create.run(days);
  };
  return (
    <Modal opened={isOpened} onClose={close} title="Share this analysis" size={520}>
      <div className="lw-stack">
        {url === null ? (
          <form noValidate onSubmit={submit} className="lw-stack">
            <p className="lw-secondary">
              Anyone with the link can read this analysis, without an account, until the link expires or you revoke it.
            </p>
            <NativeSelect
              label="Expires after"
              data={SHARE_DAYS.map((one) => ({ value: String(one), label: `${one} days` }))}
              value={String(days)}
              onChange={({ currentTarget }) =>
                setDays(SHARE_DAYS.find((one) => String(one) === currentTarget.value) ?? 7)
              }
            />
            <FormFault error={create.error} fallback="The link couldn’t be created." />
            <div className="lw-dialog-actions">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" loading={create.isRunning}>
                Create link
              </Button>
            </div>
          </form>
        ) : (
          <>
            <Notice tone="warn">You won’t see this link again. Copy it now.</Notice>
            <div className={styles.link}>
              <code className="lw-mono">{url}</code>
              <CopyButton text={url} label="Copy link" field="Link" />
            </div>
          </>
        )}
        {load.status === 'failed' ? (
          <ErrorState title="Failed to load your links" error={load.error} onRetry={() => void load.run()} />
        ) : rows.size === 0 ? null : (
          <section aria-label="Your links" className={styles.links}>
            <h3 className="lw-strong">Your links</h3>
            <FormFault error={revoke.error} fallback="The link couldn’t be revoked." />
            <ul className="lw-items">
              {rows.all.map((share) => (
                <li key={share.id} className="lw-item">
                  <div className="lw-item-text">
                    <p className={styles.name}>{share.title}</p>
                    <p className="lw-caption">Expires {formatDate.day(share.expires_at)}</p>
                  </div>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Revoke the link to ${share.title}`}
                    loading={revoke.isRunning}
                    onClick={() => void revoke.run(share)}
                  >
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  );
});
