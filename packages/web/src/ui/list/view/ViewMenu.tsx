import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DENSITIES } from '../../../state/PreferencesStore';
import { useRootStore } from '../../../state/useRootStore';
import type { HiddenColumns } from '../useHiddenColumns';
import { ViewButton } from './ViewButton';
import styles from './ViewMenu.module.css';

interface ViewMenuProps {
  /** Of the list, in the plural. */
  readonly title: string;
  /** Columns that may be hidden, in their order. */
  readonly columns: readonly string[];
  readonly hidden: HiddenColumns;
}

const DENSITY_NAMES = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** How a list is shown: columns, density and saved views. Opens at once: its code loads when its button is pressed. */
export const ViewMenu = observer(function ViewMenu({ title, columns, hidden }: ViewMenuProps) {
  const { preferences } = useRootStore();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone, this one took its place; closing returns the focus to where it was at opening.
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ViewButton ref={button} onClick={() => setOpen((was) => !was)} />
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
