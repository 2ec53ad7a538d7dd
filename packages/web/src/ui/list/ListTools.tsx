import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { saveFile } from '../../api/saveFile';
import { useRootStore } from '../../state/useRootStore';
import { csvFile, type CsvValue } from '../csvFile';
import { notify } from '../feedback/notify';
import type { HiddenColumns } from './useHiddenColumns';
import { ViewButton } from './view/ViewButton';
import styles from './ListTools.module.css';

const ViewMenu = lazy(() => import('./view/ViewMenu').then((view) => ({ default: view.ViewMenu })));

interface ListToolsProps {
  /** Of the list, in the plural: names its file. */
  readonly title: string;
  /** Columns that may be hidden, in their order. */
  readonly columns: readonly string[];
  readonly hidden: HiddenColumns;
  /** The head and the rows of the file: all matches, not only those that are loaded. */
  readonly readRows: () => Promise<readonly (readonly CsvValue[])[]>;
}

/** How a list is shown (columns, density, saved views) and its file. */
export function ListTools({ title, columns, hidden, readRows }: ListToolsProps) {
  const { requests } = useRootStore();
  const [isReading, setReading] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // The menu opens over the page: its code may come after the rows.
  useEffect(() => requests.whenQuiet(() => setQuiet(true)), [requests]);
  const download = async () => {
    setReading(true);
    try {
      saveFile(csvFile(title, await readRows()));
    } catch (error) {
      notify.failure(error, 'Export failed');
    }
    setReading(false);
  };
  const button = (
    <ViewButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => setPressed(true)}
    />
  );
  return (
    <div className={styles.tools}>
      {isQuiet || isPressed ? (
        <Suspense fallback={button}>
          <ViewMenu title={title} columns={columns} hidden={hidden} isFocused={isFocused} isPressed={isPressed} />
        </Suspense>
      ) : (
        button
      )}
      <Button
        variant="default"
        loading={isReading}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void download()}
      >
        CSV
      </Button>
    </div>
  );
}
