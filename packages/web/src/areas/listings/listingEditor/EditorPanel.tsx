import { Badge, Tabs } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { useRootStore } from '../../../state/useRootStore';
import { DiffPanel } from './panels/DiffPanel';
import { FactsPanel } from './facts/FactsPanel';
import { FieldsPanel } from './fields/FieldsPanel';
import { focusField } from './fields/focusField';
import { KeywordsPanel } from './panels/KeywordsPanel';
import { PolicyPanel } from './panels/PolicyPanel';
import { PreviewPanel } from './panels/PreviewPanel';
import { ResultHeader } from './ResultHeader';
import type { ListingEditor } from './ListingEditor';
import { EditorSaveBar } from './EditorSaveBar';
import type { CopyField } from '@listwright/domain/listings';
import styles from './EditorPanel.module.css';

interface EditorPanelProps {
  readonly editor: ListingEditor;
  readonly imageUrl?: string | null;
  /** Generated just now (status line and seconds), or opened from the library. */
  readonly isFresh: boolean;
  /** The initial tab. */
  readonly firstTab?: string | null;
  readonly actions?: React.ReactNode;
}

const TABS = ['preview', 'fields', 'diff', 'keywords', 'policy', 'facts'] as const;
type Tab = (typeof TABS)[number];

/**
 * The editor of one listing: preview, fields, diff, keywords, policy and facts. The same after generating and in the
 * library.
 */
export const EditorPanel = observer(function EditorPanel({
  editor,
  imageUrl = null,
  isFresh,
  firstTab = null,
  actions,
}: EditorPanelProps) {
  const [tab, setTab] = useState<Tab>(TABS.find((one) => one === firstTab) ?? 'preview');
  const { undo } = useRootStore();
  useEffect(() => editor.attach(undo), [editor, undo]);
  const errors = editor.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = editor.findings.filter(({ severity }) => severity === 'warning').length;
  useEffect(() => {
    if (editor.shownFact !== null) setTab('facts');
  }, [editor.shownFact]);
  const show = (field: CopyField, index?: number) => {
    setTab('fields');
    focusField(field, index);
  };
  return (
    <>
      <section className="lw-card lw-card-flush" aria-label="Listing">
        <ResultHeader
          editor={editor}
          isFresh={isFresh}
          onFix={() => setTab('policy')}
          onFacts={() => setTab('facts')}
          actions={actions}
        />
        <Tabs value={tab} onChange={(value) => setTab(TABS.find((one) => one === value) ?? 'preview')}>
          <Tabs.List className="lw-tabs" aria-label="Views of the listing">
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            <Tabs.Tab value="fields">Fields</Tabs.Tab>
            <Tabs.Tab value="diff">Diff</Tabs.Tab>
            <Tabs.Tab value="keywords">Keywords</Tabs.Tab>
            <Tabs.Tab
              value="policy"
              rightSection={
                errors + warnings === 0 ? null : (
                  <Badge
                    size="sm"
                    color={errors > 0 ? 'bad' : 'warn'}
                    aria-label={`${formatNumber.count(errors, 'error')}, ${formatNumber.count(warnings, 'warning')}`}
                  >
                    {errors + warnings}
                  </Badge>
                )
              }
            >
              Policy
            </Tabs.Tab>
            <Tabs.Tab value="facts">Facts</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="preview" className={styles.panel}>
            <PreviewPanel editor={editor} imageUrl={imageUrl} />
          </Tabs.Panel>
          <Tabs.Panel value="fields" className={styles.panel}>
            <FieldsPanel editor={editor} />
          </Tabs.Panel>
          <Tabs.Panel value="diff" className={styles.panel}>
            <DiffPanel editor={editor} />
          </Tabs.Panel>
          <Tabs.Panel value="keywords" className={styles.panel}>
            <KeywordsPanel editor={editor} />
          </Tabs.Panel>
          <Tabs.Panel value="policy" className={styles.panel}>
            <PolicyPanel editor={editor} onShow={show} />
          </Tabs.Panel>
          <Tabs.Panel value="facts" className={styles.panel}>
            <FactsPanel editor={editor} onShow={show} />
          </Tabs.Panel>
        </Tabs>
      </section>
      <EditorSaveBar editor={editor} />
    </>
  );
});
