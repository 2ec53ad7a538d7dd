import { Button, Loader } from '@mantine/core';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { BulkUpload, UploadCheck } from './BulkUpload';
import { kindParts } from '../kindParts';
import { FILE_INPUT, FileField } from './FileField';
import { firstRowsOf } from './firstRowsOf';
import { RowLimit } from './RowLimit';
import styles from './upload.module.css';

interface UploadFormProps {
  readonly upload: BulkUpload;
  readonly onStart: () => Promise<void>;
}

/** The file, its marketplace, and the start. */
export const UploadForm = observer(function UploadForm({ upload, onStart }: UploadFormProps) {
  const { tool } = upload;
  const { OtherInput, FormEnd } = kindParts[tool.kind] ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (upload.file !== null) return void onStart();
    upload.askForFile();
    document.getElementById(FILE_INPUT)?.focus();
  };
  return (
    <form className="lw-card lw-tool-form" aria-label="Upload" noValidate onSubmit={submit}>
      <FileField upload={upload} onChoose={(file) => void upload.choose(file)} />
      {OtherInput === undefined ? null : <OtherInput onTake={(file) => void upload.choose(file)} />}
      {!tool.hasMarketplace ? null : (
        <fieldset className="lw-choice">
          <legend className="mantine-InputWrapper-label">Target marketplace</legend>
          <div className="lw-choice-row">
            {MARKETPLACES.map((marketplace) => (
              <label
                key={marketplace}
                className="lw-choice-card"
                data-checked={upload.marketplace === marketplace || undefined}
              >
                <input
                  type="radio"
                  name="marketplace"
                  value={marketplace}
                  checked={upload.marketplace === marketplace}
                  onChange={() => void upload.setMarketplace(marketplace)}
                />
                {marketplaceName(marketplace)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="lw-stack-tight">
        <Button
          type="submit"
          fullWidth
          loading={upload.start.isRunning}
          disabled={upload.file !== null && !upload.canStart && !upload.start.isRunning}
        >
          {startLabel(upload)}
        </Button>
        <StartNote upload={upload} />
      </div>
      <RowLimit noun={tool.noun} />
      {FormEnd === undefined ? null : <FormEnd />}
    </form>
  );
});

/** “Generate listings”, or of a file over the limit “Generate the first 10”. */
function startLabel({ tool, check }: BulkUpload): string {
  const first = check === null ? null : firstRowsOf(check);
  if (first === null) return tool.startLabel;
  return `${tool.verb} the first ${formatNumber.integer(first)}`;
}

/** What starting would do, or why it is disabled. */
const StartNote = observer(function StartNote({ upload }: { readonly upload: BulkUpload }) {
  const { check, preflight, start, corrections } = upload;
  const wait = start.isRunning
    ? 'Uploading…'
    : preflight.isRunning
      ? 'Checking the file…'
      : corrections.isJudging
        ? 'Checking your corrections…'
        : null;
  if (wait !== null) {
    return (
      <p className={`lw-row lw-caption ${styles.centred}`} role="status">
        <Loader size={12} aria-hidden /> {wait}
      </p>
    );
  }
  const note = upload.isUnchecked
    ? 'We couldn’t check the file. You can start anyway: every row is checked on upload, and invalid rows are skipped.'
    : upload.isUnsure
      ? 'Choose the character encoding of the file first.'
      : upload.isOtherKind
        ? `Choose the column that holds the ${upload.tool.subjects} first.`
        : check === null || preflight.status === 'failed'
          ? null
          : upload.isUsedUp && !upload.isNotInPlan
            ? 'No bulk uploads left this period.'
            : corrections.judge.status === 'failed'
              ? 'We couldn’t check your corrections. Every row is checked on upload.'
              : readyText(check, corrections.mendedRows);
  return note === null ? null : (
    <p className={`lw-caption ${styles.centred}`} role="status">
      {note}
    </p>
  );
});

function readyText({ valid, total }: UploadCheck, corrected: number): string {
  const ready = `${formatNumber.integer(valid)} of ${formatNumber.count(total, 'row')} ready`;
  return corrected === 0 ? ready : `${ready} · ${formatNumber.integer(corrected)} corrected here`;
}
