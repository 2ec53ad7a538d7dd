import { FileInput } from '@mantine/core';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { CopyButton } from '../CopyButton';
import { BookmarkLink } from './BookmarkLink';
import { bookmarklet } from './bookmarklet';
import { pastedPage } from './pastedPage';
import styles from './SavedPageField.module.css';

interface SavedPageFieldProps {
  readonly label: string;
  readonly files: readonly File[];
  /** How many files may be chosen. */
  readonly most: number;
  readonly onChange: (files: readonly File[]) => void;
}

const ACCEPTED = '.html,.htm,.mhtml,.gz';

/** Pages that a person saved or copied: chosen, dropped or pasted. It works where a site blocks servers. */
export function SavedPageField({ label, files, most, onChange }: SavedPageFieldProps) {
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState('');
  const add = (added: readonly File[]) => {
    const isNew = (one: File) => !files.some(({ name, size }) => name === one.name && size === one.size);
    const all = most === 1 ? added : [...files, ...added.filter(isNew)];
    setFault(all.length > most && most > 1 ? `At most ${most} pages: the first ${most} were taken.` : '');
    onChange(all.slice(0, most));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const { files: copied } = event.clipboardData;
    const page = pastedPage(event.clipboardData.getData('text/plain'));
    if (copied.length > 0) add([...copied]);
    else if (page === undefined) setFault('That is not a page. Copy it with the bookmark, or copy its source.');
    else add([page]);
  };
  const shared = {
    label,
    description: 'Works where the site blocks servers: choose a saved page (HTML only), or drop it here.',
    clearable: true,
    clearButtonProps: { 'aria-label': most === 1 ? 'Remove the file' : 'Remove the files' },
    accept: ACCEPTED,
  };
  return (
    <div
      className={styles.field}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {most === 1 ? (
        <FileInput
          {...shared}
          placeholder="Choose a file"
          value={files[0] ?? null}
          onChange={(file) => onChange(file === null ? [] : [file])}
        />
      ) : (
        <FileInput
          {...shared}
          multiple
          placeholder="Choose files"
          value={[...files]}
          // Pages are saved one after the other, and so chosen: the next is added. None: all are removed.
          onChange={(chosen) => (chosen.length === 0 ? onChange([]) : add(chosen))}
        />
      )}
      <details className={styles.help}>
        <summary>Copy a page with a bookmark</summary>
        <ol>
          <li>
            Drag this button to your bookmarks bar: <BookmarkLink />
          </li>
          <li>Open the product page, click the bookmark, and paste below.</li>
        </ol>
        <textarea
          className={styles.paste}
          rows={1}
          aria-label="Paste the page"
          aria-invalid={fault !== ''}
          placeholder="Click here and paste (Ctrl+V)"
          value=""
          readOnly={false}
          onChange={() => undefined}
          onPaste={paste}
        />
        <CopyButton text={bookmarklet()} label="Copy the bookmark’s address" field="Address" />
      </details>
      {fault === '' ? null : (
        <p role="alert" className="mantine-InputWrapper-error">
          {fault}
        </p>
      )}
    </div>
  );
}
