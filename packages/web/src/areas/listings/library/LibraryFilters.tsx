import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { useLibraryFilter } from './useLibraryFilter';

const MARKETPLACE_CHOICES = [
  { value: '', label: 'All marketplaces' },
  { value: 'amazon', label: 'Amazon' },
  { value: 'shopify', label: 'Shopify' },
];
const STATUS_CHOICES = [
  { value: '', label: 'Any status' },
  { value: 'completed', label: 'Completed' },
  { value: 'processing', label: 'Needs fixes' },
  { value: 'failed', label: 'Failed' },
];

export function LibraryFilters({ query }: { readonly query: ReturnType<typeof useLibraryFilter> }) {
  const [words, setWords] = useState(query.search);
  // The address may change by Back or by "Clear filters" as well.
  useEffect(() => setWords(query.search), [query.search]);
  const search = useDebouncedCallback((text: string) => query.set('search', text.trim()), 250);
  return (
    <div className="lw-filters" role="search">
      <TextInput
        type="search"
        className="lw-filters-search"
        aria-label="Search listings"
        placeholder="Search by name or title"
        data-page-search
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          search(currentTarget.value);
        }}
      />
      <NativeSelect
        aria-label="Marketplace"
        value={query.marketplace ?? ''}
        data={MARKETPLACE_CHOICES}
        onChange={({ currentTarget }) => query.set('marketplace', currentTarget.value)}
      />
      <NativeSelect
        aria-label="Status"
        value={query.status ?? ''}
        data={STATUS_CHOICES}
        onChange={({ currentTarget }) => query.set('status', currentTarget.value)}
      />
      {query.isFiltered ? (
        <Button variant="subtle" color="neutral" onClick={query.clear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
