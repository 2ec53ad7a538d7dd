import { Textarea, type TextareaProps } from '@mantine/core';
import styles from './GrowingTextarea.module.css';

// Measuring a text by script makes the browser lay out the page again, once for each field.
const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

/** A text field as high as its text, from `minRows` to `maxRows`. */
export function GrowingTextarea({ minRows = 1, maxRows, ...props }: TextareaProps) {
  if (!growsByItself)
    return <Textarea {...props} autosize minRows={minRows} {...(maxRows === undefined ? {} : { maxRows })} />;
  return (
    <Textarea
      {...props}
      rows={minRows}
      style={{ '--lw-rows': minRows, '--lw-max-rows': maxRows ?? 1000 }}
      classNames={{ input: styles.input }}
    />
  );
}
