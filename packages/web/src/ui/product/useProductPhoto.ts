import { useEffect, useState } from 'react';
import { useRootStore } from '../../state/useRootStore';

/** The first photo of a product, small, as a data URI; null while it is read and where there is none. */
export function useProductPhoto(id: string | null): string | null {
  const { client } = useRootStore();
  const [photo, setPhoto] = useState<string | null>(null);
  useEffect(() => {
    setPhoto(null);
    if (id === null) return;
    let isCurrent = true;
    void client.products.read({ params: { id } }).then(
      ({ product }) => isCurrent && setPhoto(product.photos[0]?.thumbnail ?? null),
      // A preview without its photo is complete.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [client, id]);
  return photo;
}
