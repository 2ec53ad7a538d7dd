import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { saveFile } from '../../api/saveFile';
import { csvFile, type CsvValue } from '../csvFile';
import { notify } from '../feedback/notify';
import type { HiddenColumns } from './useHiddenColumns';
import { ViewButton } from './view/ViewButton';
import styles from './ListTools.module.css';

const loadView = () => import('./view/ViewMenu').then((view) => ({ default: view.ViewMenu }));
const ViewMenu = lazy(loadView);
// A failure shows when the menu is opened.
const prepareView = () => void loadView().catch(() => undefined);

interface ListToolsProps {
  /** Of the list, in the plural: names its file. */
  readonly title: string;
  /** Columns that may be hidden, in their order. */
  readonly columns: readonly string[];
  readonly hidden: HiddenColumns;
  /** The head and the rows of the file: all matches, not only those that are loaded. Absent: a list without a file. */
  readonly readRows?: () => Promise<readonly (readonly CsvValue[])[]>;
}

/** How a list is shown (columns, density, saved views) and its file, where it has one. */
export function ListTools({ title, columns, hidden, readRows }: ListToolsProps) {
  const [isReading, setReading] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const download = async (read: NonNullable<ListToolsProps['readRows']>) => {
    setReading(true);
    try {
      saveFile(csvFile(title, await read()));
    } catch (error) {
      notify.failure(error, 'Export failed');
    }
    setReading(false);
  };
  const button = (
    <ViewButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={prepareView}
      onFocus={prepareView}
      onClick={() => setPressed(true)}
    />
  );
  return (
    <div className={styles.tools}>
      {isPressed ? (
        <Suspense fallback={button}>
          <ViewMenu title={title} columns={columns} hidden={hidden} />
        </Suspense>
      ) : (
        button
      )}
      {readRows === undefined ? null : (
        <Button
          variant="default"
          loading={isReading}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download(readRows)}
        >
          CSV
        </Button>
      )}
    </div>
  );
}
