import type { CopyField } from '@listwright/domain/listings';
import { Button, SegmentedControl } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { formatNumber } from '../../../../ui/formatNumber';
import { LintList } from '../../../../ui/listing/LintList';
import type { ListingEditor } from '../ListingEditor';
import { previewsOf } from './previewsOf';
import styles from './panels.module.css';

interface EditorRailProps {
  readonly editor: ListingEditor;
  readonly imageUrl: string | null;
  readonly onShow: (field: CopyField, index?: number) => void;
  readonly onChecks: () => void;
}

const SHOWN = 3;

/** Next to the fields: one preview at a time, and the findings to fix first. */
export const EditorRail = observer(function EditorRail({ editor, imageUrl, onShow, onChecks }: EditorRailProps) {
  const previews = previewsOf(editor, imageUrl);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const shown = previews.find(({ name }) => name === chosen) ?? previews[0];
  return (
    <>
      <section aria-label="Live preview" className="lw-stack">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Preview"
          value={shown?.name ?? ''}
          data={previews.map(({ name }) => name)}
          onChange={setChosen}
        />
        <div className={styles.railPreview}>{shown?.view}</div>
      </section>
      <section aria-label="Findings" className="lw-stack-tight">
        <LintList
          findings={editor.findings}
          most={SHOWN}
          fieldLabel={fieldLabel}
          onFix={editor.fix}
          onFixAll={editor.fixAll}
          onShow={({ field, index }) => onShow(field, index)}
        />
        {editor.findings.length === 0 ? null : (
          <Button variant="subtle" color="neutral" size="xs" className={styles.railMore} onClick={onChecks}>
            {editor.findings.length > SHOWN
              ? `All ${formatNumber.count(editor.findings.length, 'finding')}`
              : 'Open checks'}
          </Button>
        )}
      </section>
    </>
  );
});
