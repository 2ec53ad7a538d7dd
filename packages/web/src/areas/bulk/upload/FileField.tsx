import { IconFileSpreadsheet, IconFileUpload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState, type DragEvent } from 'react';
import { fileSize } from './fileSize';
import type { BulkUpload } from './BulkUpload';
import styles from './FileField.module.css';

export const FILE_INPUT = 'bulk-file';

interface FileFieldProps {
  readonly upload: BulkUpload;
  readonly onChoose: (file: File | null) => void;
}

/** One file, by drag and drop, mouse or keyboard. */
export const FileField = observer(function FileField({ upload, onChoose }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  const { file, fileFault, tool } = upload;
  const format = tool.formats.map((one) => one.toUpperCase()).join(' or ');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const Mark = file === null ? IconFileUpload : IconFileSpreadsheet;
  return (
    <div>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        data-error={fileFault !== null || undefined}
        data-filled={file !== null || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={FILE_INPUT}
          type="file"
          className={styles.dropInput}
          aria-label={`${format} file`}
          aria-invalid={fileFault !== null}
          aria-describedby={fileFault === null ? undefined : 'bulk-file-error'}
          accept={tool.formats.map((one) => `.${one}`).join(',')}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.files?.[0] ?? null);
            // Lets the user choose the same file again after correcting it.
            currentTarget.value = '';
          }}
        />
        <Mark size={24} stroke={1.75} aria-hidden />
        {file === null ? (
          <span>
            <span className={styles.dropAct}>Choose a file</span> or drop it here
          </span>
        ) : (
          <span className="lw-strong">{file.name}</span>
        )}
        <span className="lw-caption">
          {file === null ? `${format}, up to 20 MB` : `${fileSize(file.size)} · choose another`}
        </span>
      </label>
      {fileFault === null ? null : (
        <p id="bulk-file-error" className="mantine-InputWrapper-error" role="alert">
          {fileFault}
        </p>
      )}
    </div>
  );
});
