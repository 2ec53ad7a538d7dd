import { productPhoto } from '@listwright/application/contract';
import { Button, FileButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { notify } from '../../../ui/feedback/notify';
import { listingMessages } from '../listingMessages';
import type { GenerateStore } from './GenerateStore';
import styles from './generate.module.css';

const { accept, maxBytes } = productPhoto;
const MB = 1024 * 1024;

/** A photo for the previews. Files of the wrong type or size are reported. */
export const ImageField = observer(function ImageField({ store }: { readonly store: GenerateStore }) {
  const choose = (file: File | null) => {
    if (file === null) return;
    if (!(accept as readonly string[]).includes(file.type)) return notify.error(listingMessages.imagesSkipped);
    if (file.size > maxBytes) {
      return notify.error(`The photo is ${(file.size / MB).toFixed(1)} MB. The limit is ${maxBytes / MB} MB.`);
    }
    store.setImage(file);
  };
  return (
    <div className={styles.imageField}>
      {store.imageUrl === null ? null : <img src={store.imageUrl} alt="Your product" className={styles.imageThumb} />}
      <div className="lw-row">
        <FileButton onChange={choose} accept={accept.join(',')} inputProps={{ 'aria-label': 'Product photo' }}>
          {(button) => (
            <Button {...button} variant="default" size="sm" leftSection={<IconPhotoPlus size={16} aria-hidden />}>
              {store.image === null ? 'Add a photo' : 'Change photo'}
            </Button>
          )}
        </FileButton>
        {store.image === null ? (
          <span className="lw-caption">Optional, for previews. JPEG, PNG or WebP, up to 10 MB.</span>
        ) : (
          <Button variant="subtle" color="neutral" size="sm" onClick={() => store.setImage(null)}>
            Remove photo
          </Button>
        )}
      </div>
    </div>
  );
});
