import { NativeSelect } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { BulkUpload } from './BulkUpload';
import styles from './upload.module.css';

const NONE = '';

/** The likely encodings of a file, each with cells of the file as they read in it; nothing where the encoding is certain. */
export const EncodingChoice = observer(function EncodingChoice({ upload }: { readonly upload: BulkUpload }) {
  const { encodings, encoding, preflight } = upload;
  if (encodings.length === 0) return null;
  const choose = (value: string) => {
    const chosen = encodings.find((one) => one.encoding === value);
    if (chosen !== undefined) void upload.setEncoding(chosen.encoding);
  };
  return (
    <SectionCard
      title="Character encoding"
      note="The file doesn’t say how its letters are stored. Choose the encoding in which this text reads correctly."
    >
      <NativeSelect
        aria-label="Encoding of the file"
        value={encoding ?? NONE}
        data={[
          ...(encoding === null ? [{ value: NONE, label: 'Choose an encoding', disabled: true }] : []),
          ...encodings.map((one) => ({ value: one.encoding, label: `${one.encoding}: ${one.sample[0] ?? ''}` })),
        ]}
        disabled={preflight.isRunning}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <ul className={styles.columns}>
        {encodings.map((one) => (
          <li key={one.encoding}>
            <code className="lw-mono">{one.encoding}</code>
            <span className="lw-caption">{one.sample.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
});
