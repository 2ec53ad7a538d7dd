import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { readAttributeLines, type AttributeRow } from './readAttributeLines';
import styles from './AttributeRows.module.css';

interface AttributeRowsProps {
  readonly rows: readonly AttributeRow[];
  readonly error?: string | undefined;
  readonly onChange: (rows: readonly AttributeRow[]) => void;
}

/** Named facts, one per row. Enter starts the next row; pasted "name: value" lines become rows. */
export function AttributeRows({ rows, error, onChange }: AttributeRowsProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  useEffect(() => {
    if (focusAt === null) return;
    field.current?.querySelectorAll<HTMLElement>('[data-attribute-name]')[focusAt]?.focus();
    setFocusAt(null);
  }, [focusAt]);
  const change = (at: number, patch: Partial<AttributeRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...patch } : row)));
  const addAfter = (at: number) => {
    onChange(rows.toSpliced(at + 1, 0, { name: '', value: '' }));
    setFocusAt(at + 1);
  };
  const addByKey = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const [row, next] = [rows[at], rows[at + 1]];
    if (row === undefined || (row.name.trim() === '' && row.value.trim() === '')) return;
    if (next?.name === '' && next.value === '') setFocusAt(at + 1);
    else addAfter(at);
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = readAttributeLines(event.clipboardData.getData('text'));
    if (pasted.length === 0) return;
    event.preventDefault();
    const isEmpty = rows[at]?.name === '' && rows[at].value === '';
    onChange(rows.toSpliced(isEmpty ? at : at + 1, isEmpty ? 1 : 0, ...pasted));
    setFocusAt((isEmpty ? at : at + 1) + pasted.length - 1);
  };
  return (
    <fieldset ref={field} className="lw-choice">
      <legend className="mantine-InputWrapper-label">Attributes</legend>
      <div className="lw-stack-tight">
        {rows.map(({ name, value }, at) => (
          <div key={at} className={styles.row} onKeyDown={(event) => addByKey(event, at)}>
            <TextInput
              data-attribute-name
              aria-label={`Attribute ${at + 1} name`}
              placeholder="material"
              value={name}
              onPaste={(event) => paste(event, at)}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <TextInput
              aria-label={`Attribute ${at + 1} value`}
              placeholder="stainless steel"
              value={value}
              onChange={({ currentTarget }) => change(at, { value: currentTarget.value })}
            />
            <ActionIcon
              aria-label={`Remove attribute ${at + 1}`}
              onKeyDown={(event) => event.stopPropagation()}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {error === undefined ? null : <p className="mantine-InputWrapper-error">{error}</p>}
        <Button
          variant="default"
          size="sm"
          className={styles.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => addAfter(rows.length - 1)}
        >
          Add attribute
        </Button>
        {rows.length === 0 ? null : (
          <p className="lw-caption">Enter adds a row. You can paste lines such as “Material: steel”.</p>
        )}
      </div>
    </fieldset>
  );
}
