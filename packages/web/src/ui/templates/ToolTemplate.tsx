import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './ToolTemplate.module.css';

interface ToolTemplateProps {
  readonly form: ReactNode;
  readonly result: ReactNode;
  /** The inputs of the run in one line; the form folds to it. Null: the form is open. */
  readonly folded: ReactNode | null;
  readonly onEditInputs: () => void;
  /** Next to *Edit inputs*: what else belongs to the runs. */
  readonly extra?: ReactNode;
}

/** The inputs of a tool and their result side by side; after a run the inputs fold to one line above the result. */
export function ToolTemplate({ form, result, folded, onEditInputs, extra }: ToolTemplateProps) {
  if (folded === null) {
    return (
      <div className="lw-tool">
        {form}
        {result}
      </div>
    );
  }
  return (
    <div className="lw-stack">
      <section className={styles.inputs} aria-label="Inputs">
        <p className={styles.line}>{folded}</p>
        <div className={styles.edit}>
          {extra}
          <Button variant="default" size="sm" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEditInputs}>
            Edit inputs
          </Button>
        </div>
      </section>
      {result}
    </div>
  );
}
