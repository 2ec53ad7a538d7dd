import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { toGenerator } from '../../../ui/navigation/sendTargets';
import { SendTo } from '../../../ui/navigation/SendTo';
import { sentCopy } from './sentCopy';
import type { SeoValues } from './SeoValues';

/** Sends the text on: to the listing it came from, or to the generator as what is known about the product. */
export function SeoActions({ values }: { readonly values: SeoValues }) {
  const { client } = useRootStore();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { listing } = values;
  const save = async (id: string, version: number) => {
    setSaving(true);
    try {
      await client.listings.edit({ params: { id }, body: { ...sentCopy(values), version } });
      notify.success('Saved to the listing');
      void navigate(`/app/listings/${id}`);
    } catch (error) {
      notify.failure(error, 'Failed to save listing');
      setSaving(false);
    }
  };
  if (listing !== null)
    return (
      <Button
        size="sm"
        variant="default"
        loading={isSaving}
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        onClick={() => void save(listing.id, listing.version)}
      >
        Save to listing
      </Button>
    );
  const draft = {
    productName: values.title.trim(),
    description: [values.item_highlights ?? '', ...(values.bullet_points ?? []), values.description].join('\n').trim(),
    category: values.category,
    marketplace: values.marketplace,
    brand: values.brand,
    keywords: [...values.keywords],
  };
  return <SendTo targets={[toGenerator(draft, values.picked?.id)]} />;
}
