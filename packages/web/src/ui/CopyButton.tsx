import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The field name in the toast "{field} copied to clipboard!". Absent: the listing. */
  readonly field?: string;
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
}

/** Copies a text, shows a toast, and shows a tick on the button. */
export function CopyButton({ text, label, field, iconOnly = false, disabled = false }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setCopied(await copyText(text, field));
  const mark = isCopied ? <IconCheck size={16} aria-hidden className="lw-ok" /> : <IconCopy size={16} aria-hidden />;
  if (!iconOnly) {
    return (
      <Button variant="default" size="sm" leftSection={mark} onClick={copy} disabled={disabled}>
        {label}
      </Button>
    );
  }
  return (
    <ActionIcon size="sm" aria-label={label} title={label} onClick={copy} disabled={disabled}>
      {mark}
    </ActionIcon>
  );
}
