import { Button } from '@mantine/core';
import { CopyButton } from '../../../../ui/CopyButton';
import { Notice } from '../../../../ui/feedback/Notice';
import styles from '../../accounts.module.css';

interface CreatedKeyProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** Shows a new key, once. */
export function CreatedKey({ secret, onDone }: CreatedKeyProps) {
  return (
    <div className="lw-stack">
      <Notice tone="warn">You won’t see this key again. Store it in your password manager.</Notice>
      <div className={styles.secret}>
        <code className="lw-mono">{secret}</code>
        <CopyButton text={secret} label="Copy key" field="API key" />
      </div>
      <div className="lw-dialog-actions">
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
