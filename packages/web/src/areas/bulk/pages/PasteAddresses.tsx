import { AMAZON_STORES } from '@listwright/domain/marketplaces';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { pagesFile } from './pagesFile';
import { pastedPages } from './pastedPages';

const SHOPS = AMAZON_STORES.map(({ host }) => host);

/** A list of pages in place of a file. */
export function PasteAddresses({ onTake }: { readonly onTake: (file: File) => void }) {
  const [text, setText] = useState('');
  const [shop, setShop] = useState('amazon.com');
  const pages = pastedPages(text, shop);
  const taken = useRef('');
  // Also when the field is left, so that the start button finds the list.
  const take = () => {
    const list = pages.join('\n');
    if (list === '' || list === taken.current) return;
    taken.current = list;
    onTake(pagesFile(pages));
  };
  return (
    <div className="lw-stack-tight">
      <Textarea
        label="Or paste addresses or ASINs"
        description="One per line."
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        onBlur={take}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <NativeSelect
        label="Amazon shop of the ASINs"
        data={SHOPS}
        value={shop}
        onChange={({ currentTarget: { value } }) => setShop(value)}
      />
      <Button variant="default" disabled={pages.length === 0} onClick={take}>
        {pages.length === 0 ? 'Check the list' : `Check ${formatNumber.count(pages.length, 'page')}`}
      </Button>
    </div>
  );
}
