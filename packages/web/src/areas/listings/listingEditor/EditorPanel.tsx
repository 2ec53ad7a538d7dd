import { Badge, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { useRootStore } from '../../../state/useRootStore';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import { EditorTemplate } from '../../../ui/templates/EditorTemplate';
import { lazyEngine } from './check/lazyEngine';
import { FieldsPanel } from './fields/FieldsPanel';
import { focusField } from './fields/focusField';
import { KeywordsPanel } from './panels/KeywordsPanel';
import { ChecksPanel, type Check } from './panels/ChecksPanel';
import { EditorRail } from './panels/EditorRail';
import { PreviewPanel } from './panels/PreviewPanel';
import { ListingHeader } from './ListingHeader';
import { useProductPhoto } from '../../../ui/product/useProductPhoto';
import type { ListingEditor } from './ListingEditor';
import { EditorSaveBar } from './EditorSaveBar';
import type { CopyField } from '@listwright/domain/listings';
import styles from './EditorPanel.module.css';

export interface EditorPanelProps {
  readonly editor: ListingEditor;
  readonly imageUrl?: string | null;
  /** Generated just now (status line and seconds), or opened from the library. */
  readonly isFresh: boolean;
  /** The initial tab. */
  readonly firstTab?: string | null;
  readonly actions?: React.ReactNode;
}

const TABS = ['edit', 'preview', 'checks', 'keywords'] as const;
type Tab = (typeof TABS)[number];

/** The editor of one listing: its fields, previews, checks and keywords. The same after generating and in the library. */
export const EditorPanel = observer(function EditorPanel({
  editor,
  imageUrl: chosen = null,
  isFresh,
  firstTab = null,
  actions,
}: EditorPanelProps) {
  const [tab, setTab] = useState<Tab>(TABS.find((one) => one === firstTab) ?? 'edit');
  const [check, setCheck] = useState<Check>('rules');
  const { undo } = useRootStore();
  // Narrower than the rail's own condition (EditorTemplate.module.css) can be: hidden previews cost a phone time.
  const hasRail = useMediaQuery('(min-width: 56rem)', true, { getInitialValueInEffect: false });
  // Previews alone show it; a phone has them behind their tab.
  const needsPhoto = useHasBeenTrue(chosen === null && (hasRail || tab === 'preview'));
  const photo = useProductPhoto(needsPhoto ? editor.listing.product_id : null);
  const imageUrl = chosen ?? photo;
  useEffect(() => editor.attach(undo), [editor, undo]);
  const errors = editor.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = editor.findings.filter(({ severity }) => severity === 'warning').length;
  useEffect(() => {
    if (editor.shownFact !== null) showCheck('facts');
  }, [editor.shownFact]);
  const showCheck = (one: Check) => {
    setCheck(one);
    setTab('checks');
  };
  const show = (field: CopyField, index?: number) => {
    setTab('edit');
    focusField(field, index);
  };
  return (
    <>
      <section className="lw-card lw-card-flush" aria-label="Listing" onFocusCapture={lazyEngine.prepare}>
        <ListingHeader
          editor={editor}
          isFresh={isFresh}
          onFix={() => showCheck('rules')}
          onFacts={() => showCheck('facts')}
          actions={actions}
        />
        <Tabs value={tab} onChange={(value) => setTab(TABS.find((one) => one === value) ?? 'edit')}>
          <Tabs.List className="lw-tabs" aria-label="Views of the listing">
            <Tabs.Tab value="edit">Edit</Tabs.Tab>
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            <Tabs.Tab
              value="checks"
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
              Checks
            </Tabs.Tab>
            <Tabs.Tab value="keywords">Keywords</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="edit" className={styles.panel}>
            <EditorTemplate
              fields={<FieldsPanel editor={editor} />}
              rail={
                hasRail ? (
                  <EditorRail editor={editor} imageUrl={imageUrl} onShow={show} onChecks={() => showCheck('rules')} />
                ) : null
              }
            />
          </Tabs.Panel>
          <LazyPanel value="preview" tab={tab}>
            <PreviewPanel editor={editor} imageUrl={imageUrl} />
          </LazyPanel>
          <LazyPanel value="checks" tab={tab}>
            <ChecksPanel editor={editor} check={check} onCheck={setCheck} onShow={show} />
          </LazyPanel>
          <LazyPanel value="keywords" tab={tab}>
            <KeywordsPanel editor={editor} />
          </LazyPanel>
        </Tabs>
      </section>
      <EditorSaveBar editor={editor} />
    </>
  );
});

interface LazyPanelProps {
  readonly value: Tab;
  readonly tab: Tab;
  readonly children: React.ReactNode;
}

/** A view that is rendered from its first showing on, and then stays with what was chosen in it. */
function LazyPanel({ value, tab, children }: LazyPanelProps) {
  const wasShown = useHasBeenTrue(value === tab);
  return (
    <Tabs.Panel value={value} className={styles.panel}>
      {wasShown ? children : null}
    </Tabs.Panel>
  );
}
