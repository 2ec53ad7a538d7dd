import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { CountBar } from '../../../../ui/listing/CountBar';
import { GrowingTextarea } from '../../../../ui/listing/fields/GrowingTextarea';
import { countText } from '../../../../ui/listing/countText';
import { FieldClaims } from '../claims/FieldClaims';
import { FieldFindings } from './FieldFindings';
import { fieldInputId } from './fieldInputId';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import type { ListingEditor } from '../ListingEditor';
import listingsStyles from '../../listings.module.css';
import styles from './EntriesEditor.module.css';

/** A field with an ordered list of texts: each is edited, counted, moved and removed on its own. */
export const EntriesEditor = observer(function EntriesEditor({
  editor,
  spec,
}: {
  readonly editor: ListingEditor;
  readonly spec: FieldSpec;
}) {
  const { field, wire } = spec;
  const entries = editor.copy[wire] as string[];
  const limit = spec.limit(editor.ruleSet.limits);
  const most = editor.ruleSet.limits.bulletCount ?? 10;
  const set = (next: string[]) => editor.set({ [wire]: next });
  const move = (from: number, to: number) => {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  const whole = editor.findings.filter((finding) => finding.field === field && finding.index === undefined);
  return (
    <div className="lw-stack">
      {entries.map((entry, at) => {
        const label = fieldLabel(field, at);
        const id = fieldInputId(field, at);
        const findings = editor.findingsOf(field, at);
        return (
          <div key={at} className={styles.entry}>
            <div className={styles.entryRow}>
              <GrowingTextarea
                id={id}
                className={styles.entryInput}
                aria-label={label}
                value={entry}
                minRows={1}
                aria-invalid={findings.some(({ severity }) => severity === 'error')}
                {...(findings.length === 0 ? {} : { 'aria-describedby': `${id}-findings` })}
                onChange={({ currentTarget }) =>
                  set(entries.map((one, index) => (index === at ? currentTarget.value : one)))
                }
              />
              <div className={styles.entryActions}>
                <ActionIcon
                  size="sm"
                  aria-label={`Move ${label.toLowerCase()} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  size="sm"
                  aria-label={`Move ${label.toLowerCase()} down`}
                  disabled={at === entries.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconArrowDown size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  size="sm"
                  aria-label={`Remove ${label.toLowerCase()}`}
                  onClick={() => set(entries.filter((_, index) => index !== at))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </div>
            </div>
            {limit === null ? null : (
              <div className={styles.entryCount}>
                <CountBar label={label} count={countText(entry, limit.unit)} limit={limit} />
              </div>
            )}
            <FieldClaims editor={editor} field={field} index={at} text={entry} />
            <FieldFindings editor={editor} findings={findings} id={`${id}-findings`} />
          </div>
        );
      })}
      <FieldFindings editor={editor} findings={whole} id={`${fieldInputId(field)}-findings`} />
      {entries.length < most ? (
        <Button
          variant="default"
          size="sm"
          className={listingsStyles.entryAdd}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...entries, ''])}
        >
          Add bullet point
        </Button>
      ) : null}
    </div>
  );
});
