import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDownload, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { saveFile } from '../../api/saveFile';
import { DENSITIES } from '../../state/PreferencesStore';
import { useRootStore } from '../../state/useRootStore';
import { csvFile, type CsvValue } from '../csvFile';
import { notify } from '../feedback/notify';
import type { HiddenColumns } from './useHiddenColumns';
import styles from './ListTools.module.css';

interface ListToolsProps {
  /** Of the list, in the plural: names its file. */
  readonly title: string;
  /** Columns that may be hidden, in their order. */
  readonly columns: readonly string[];
  readonly hidden: HiddenColumns;
  /** The head and the rows of the file: all matches, not only those that are loaded. */
  readonly readRows: () => Promise<readonly (readonly CsvValue[])[]>;
}

const DENSITY_NAMES = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** How a list is shown (columns, density, saved views) and its file. */
export const ListTools = observer(function ListTools({ title, columns, hidden, readRows }: ListToolsProps) {
  const { preferences } = useRootStore();
  const [isReading, setReading] = useState(false);
  const download = async () => {
    setReading(true);
    try {
      saveFile(csvFile(title, await readRows()));
    } catch (error) {
      notify.failure(error, 'Export failed');
    }
    setReading(false);
  };
  return (
    <div className={styles.tools}>
      <Popover position="bottom-end" width={280} trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            View
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={`How ${title.toLowerCase()} are shown`} className={styles.view}>
          <fieldset className={styles.part}>
            <legend className="lw-caption">Columns</legend>
            {columns.map((name) => (
              <Checkbox
                key={name}
                size="sm"
                label={name}
                checked={!hidden.names.has(name)}
                onChange={() => hidden.toggle(name)}
              />
            ))}
          </fieldset>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Density"
            data={DENSITIES.map((value) => ({ value, label: DENSITY_NAMES[value] }))}
            value={preferences.density}
            onChange={(value) => preferences.setDensity(value === 'compact' ? 'compact' : 'comfortable')}
          />
          <SavedViews />
        </Popover.Dropdown>
      </Popover>
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
});

/** Filters, order and columns under a name, to come back to. */
const SavedViews = observer(function SavedViews() {
  const { preferences } = useRootStore();
  const { pathname, search } = useLocation();
  const [name, setName] = useState('');
  const views = preferences.viewsOf(pathname);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    preferences.saveView(pathname, { name: name.trim(), query: search });
    setName('');
  };
  return (
    <div className={styles.part}>
      <p className="lw-caption">Saved views</p>
      {views.map((view) => (
        <div key={view.name} className="lw-row-between">
          <Link to={`${pathname}${view.query}`} aria-current={view.query === search ? 'true' : undefined}>
            {view.name}
          </Link>
          <ActionIcon
            size="xs"
            aria-label={`Delete the view ${view.name}`}
            onClick={() => preferences.deleteView(pathname, view.name)}
          >
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <form className={styles.save} onSubmit={save}>
        <TextInput
          size="xs"
          aria-label="Name of this view"
          placeholder="Name of this view"
          maxLength={60}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button type="submit" variant="default" size="xs">
          Save view
        </Button>
      </form>
    </div>
  );
});
