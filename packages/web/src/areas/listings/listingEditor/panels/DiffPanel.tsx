import { NativeSelect } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../../state/useRootStore';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { IconGitCompare } from '@tabler/icons-react';
import { DiffView } from '../../../../ui/listing/DiffView';
import { diffBases } from './diffBases';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';
import type { ListingEditor } from '../ListingEditor';
import type { Version } from '../text/Version';
import styles from './panels.module.css';

/** Compares the text with the saved text, an older version, or the seller's description. */
export const DiffPanel = observer(function DiffPanel({ editor }: { readonly editor: ListingEditor }) {
  const { client } = useRootStore();
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const { id, version, marketplace } = editor.listing;
  useEffect(() => {
    if (version < 2) return;
    let isLate = false;
    // If the versions fail to load, the other comparisons still work; the versions drawer shows the error.
    client.listings.versions({ params: { id } }).then(
      (page) => isLate || setVersions(page.versions),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [id, version]);
  const bases = diffBases(editor, versions);
  const base = bases.find((one) => one.id === chosen) ?? bases[0];
  if (base === undefined) {
    return (
      <EmptyState icon={IconGitCompare} title="Nothing to compare yet">
        Edit or rewrite a field to see the differences here.
      </EmptyState>
    );
  }
  return (
    <div className="lw-stack-wide">
      <NativeSelect
        label="Compare with"
        className={styles.diffChoice}
        value={base.id}
        data={bases.map(({ id: value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {fieldSpecs
        .filter(({ on, wire }) => on.includes(marketplace) && base.copy[wire] !== undefined)
        .map(({ wire, label }) => (
          <DiffView
            key={wire}
            label={label}
            before={asText(base.copy[wire])}
            after={asText(editor.copy[wire])}
            beforeName={base.label}
            afterName="Current text"
          />
        ))}
    </div>
  );
});

function asText(value: string | readonly string[] | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : value.join('\n');
}
