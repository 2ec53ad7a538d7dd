import { COMPETITORS_AT_MOST } from '@listwright/application/contract';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ClipboardEvent } from 'react';
import styles from './Competitors.module.css';
import { isPageAddress } from './CompetitorValues';

interface AddressFieldsProps {
  readonly urls: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (urls: readonly string[]) => void;
}

const LABEL = 'Product URL';

/** A field for the address of each page, five at most; several addresses that are pasted together get a field each. */
export function AddressFields({ urls, fault, onChange }: AddressFieldsProps) {
  const list = useRef<HTMLUListElement>(null);
  const wrong = urls.findIndex((url) => url.trim() !== '' && !isPageAddress(url));
  const focusOn = (at: number) => requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus());
  const change = (at: number, value: string) => onChange(urls.map((url, index) => (index === at ? value : url)));
  const paste = (at: number, event: ClipboardEvent) => {
    const pasted = event.clipboardData
      .getData('text/plain')
      .split(/\s+/u)
      .filter((url) => url !== '');
    if (pasted.length < 2) return;
    event.preventDefault();
    // None is lost: where they are too many, the form says so.
    onChange([...urls.slice(0, at), ...pasted, ...urls.slice(at + 1)].filter((url) => url.trim() !== ''));
  };
  const remove = (at: number) => {
    onChange(urls.filter((_, index) => index !== at));
    focusOn(at - 1);
  };
  const add = () => {
    onChange([...urls, '']);
    focusOn(urls.length);
  };
  return (
    <div className={styles.addresses}>
      <ul ref={list} aria-label="Pages of competitors" className={styles.addressList}>
        {urls.map((url, at) => (
          // The fields differ by their place alone.
          <li key={at}>
            <TextInput
              label={at === 0 ? LABEL : `${LABEL} ${at + 1}`}
              type="url"
              inputMode="url"
              placeholder="https://"
              description={at === 0 ? "A competitor's page. Each is read once, by the site's robots.txt." : undefined}
              maxLength={4000}
              value={url}
              error={at === Math.max(wrong, 0) ? fault : undefined}
              onChange={({ currentTarget: { value } }) => change(at, value)}
              onPaste={(event) => paste(at, event)}
              rightSection={
                at === 0 ? undefined : (
                  <ActionIcon
                    variant="subtle"
                    color="neutral"
                    aria-label={`Remove ${LABEL} ${at + 1}`}
                    onClick={() => remove(at)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                )
              }
            />
          </li>
        ))}
      </ul>
      {urls.length < COMPETITORS_AT_MOST ? (
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          Add another page
        </Button>
      ) : null}
    </div>
  );
}
