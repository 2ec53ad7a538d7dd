import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../api/saveFile';
import { CopyButton } from '../../../ui/CopyButton';
import { Notice } from '../../../ui/feedback/Notice';
import { accountMessages } from '../accountMessages';
import accountsStyles from '../accounts.module.css';
import styles from './totp.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const download = () =>
    saveFile({
      fileName: 'listwright-recovery-codes.txt',
      contentType: 'text/plain; charset=utf-8',
      bytes: new TextEncoder().encode(
        `Listwright recovery codes for ${email}. Each works once.\n\n${codes.join('\n')}\n`,
      ),
    });
  return (
    <div className="lw-stack">
      <Notice tone="warn">{accountMessages.totp.codesOnce}</Notice>
      <div className={styles.recoveryCodes}>
        <ol className={styles.recoveryList} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code className="lw-mono">{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="lw-dialog-actions">
        <div className={`lw-row ${accountsStyles.dialogReason}`}>
          <CopyButton text={codes.join('\n')} label="Copy" field="Recovery codes" />
          <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
            Download
          </Button>
        </div>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </div>
  );
}
