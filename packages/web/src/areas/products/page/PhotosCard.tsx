import { productPhoto } from '@listwright/application/contract';
import { ActionIcon } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type DragEvent } from 'react';
import { failureMessage } from '../../../api/failureMessage';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { offerUndo } from '../../../ui/feedback/offerUndo';
import { formatNumber } from '../../../ui/formatNumber';
import { SectionCard } from '../../../ui/page/SectionCard';
import { productMessages } from '../productMessages';
import { photoFault } from './photoFault';
import type { ProductStore } from './ProductStore';
import styles from './PhotosCard.module.css';

/** The photos of a product: lists show the first. */
export const PhotosCard = observer(function PhotosCard({ store }: { readonly store: ProductStore }) {
  const { undo } = useRootStore();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { photos, product } = store;
  const name = product?.product_name ?? '';
  const add = async (files: readonly File[]) => {
    const judged = files.map((file) => [file, photoFault(file)] as const);
    const refused = judged.flatMap(([, fault]) => (fault === null ? [] : [fault]));
    const good = judged.flatMap(([file, fault]) => (fault === null ? [file] : []));
    setFaults(refused);
    setWaiting((count) => count + good.length);
    let added = 0;
    // One after the other: their order is the order of the photos.
    for (const file of good) {
      try {
        await store.addPhoto(file);
        added += 1;
      } catch (error) {
        const reason = failureMessage(error, productMessages.photoFailed);
        setFaults((before) => [...before, `${file.name}: ${reason}`]);
      }
      setWaiting((count) => count - 1);
    }
    if (added > 0) store.say(`${formatNumber.count(added, 'photo')} added`);
  };
  const remove = (id: string, at: number) => {
    offerUndo(undo, {
      label: `Photo ${at + 1} deleted`,
      hides: [id],
      undo: () => void notify.success('Photo restored'),
      commit: async () => {
        try {
          await store.removePhoto(id);
        } catch (error) {
          notify.failure(error, 'Failed to delete the photo. It wasn’t deleted.');
          throw error;
        }
      },
    });
    input.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <SectionCard title="Photos" note={photos.length > 1 ? 'Lists show the first photo.' : undefined}>
      {photos.length === 0 ? null : (
        <ul className={styles.photos}>
          {photos.map(({ id, thumbnail }, at) => (
            <li key={id} className={styles.photo}>
              <img src={thumbnail} alt={`Photo ${at + 1} of ${name}`} className={styles.image} />
              <ActionIcon
                size="xs"
                variant="default"
                className={styles.remove}
                aria-label={`Delete photo ${at + 1}`}
                title="Delete"
                onClick={() => remove(id, at)}
              >
                <IconTrash size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          multiple
          className={styles.input}
          aria-label="Add photos"
          accept={productPhoto.accept.join(',')}
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            // Lets the seller choose the same file again.
            currentTarget.value = '';
          }}
        />
        <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
        {waiting > 0 ? (
          <span role="status">Adding {formatNumber.count(waiting, 'photo')}…</span>
        ) : (
          <span>
            <span className={styles.choose}>Choose photos</span> or drop them here
          </span>
        )}
        <span className="lw-caption">JPEG, PNG or WebP, up to 10 MB</span>
      </label>
      {faults.length === 0 ? null : (
        <div role="alert" className="mantine-InputWrapper-error">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </SectionCard>
  );
});
