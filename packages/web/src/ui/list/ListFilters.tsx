import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ListFilter } from './useListFilter';
import styles from './ListFilters.module.css';

export interface Choice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Value and label of each option; the first means all. */
  readonly options: readonly (readonly [string, string])[];
}

interface ListFiltersProps<Name extends string> {
  readonly filter: ListFilter<Name | 'search'>;
  readonly searchLabel: string;
  /** The placeholder; absent: the label. */
  readonly placeholder?: string;
  readonly choices: readonly Choice<Name>[];
  readonly children?: ReactNode;
}

const FIRST_ROW = '[data-row] .lw-row-link, [data-row] a';

/** Search and filters above a list; Enter goes on from the search to the first row. */
export function ListFilters<Name extends string>(props: ListFiltersProps<Name>) {
  const { filter, searchLabel, placeholder = searchLabel, choices, children } = props;
  const asked = filter.values.search ?? '';
  const [words, setWords] = useState(asked);
  /** What was searched for and is not yet in the address: when it comes there, more may have been typed. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(asked);
    // The address may also change by Back or "Clear filters".
    if (at < 0) setWords(asked);
    else sent.current.splice(0, at + 1);
  }, [asked]);
  const search = useDebouncedCallback((text: string) => {
    const next = text.trim();
    if (next !== asked) sent.current.push(next);
    filter.set('search', next);
  }, 250);
  return (
    <div className={styles.filters} role="search">
      <TextInput
        type="search"
        className={styles.search}
        aria-label={searchLabel}
        placeholder={placeholder}
        data-page-search
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onKeyDown={({ key }) => {
          if (key === 'Enter') document.querySelector<HTMLElement>(FIRST_ROW)?.focus();
        }}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          search(currentTarget.value);
        }}
      />
      {choices.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          className={styles.choice}
          aria-label={label}
          value={filter.values[name] ?? ''}
          data={options.map(([value, text]) => ({ value, label: text }))}
          onChange={({ currentTarget }) => filter.set(name, currentTarget.value)}
        />
      ))}
      {children}
      {filter.isFiltered ? (
        <Button variant="subtle" color="neutral" onClick={filter.clear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
