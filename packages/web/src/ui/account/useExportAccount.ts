import { useState } from 'react';
import { saveFile } from '../../api/saveFile';
import { useRootStore } from '../../state/useRootStore';
import { notify } from '../feedback/notify';
import { messages } from '../messages';

/** Downloads all data of the account as one file. */
export function useExportAccount(): { readonly isRunning: boolean; readonly run: () => Promise<void> } {
  const { client } = useRootStore();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      saveFile(await client.accounts.exportAccount());
      notify.success(messages.shared.exported);
    } catch (error) {
      notify.failure(error, messages.shared.exportFailed);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}
