import type { StreamedFile } from '@listwright/application/contract';
import type { Photo } from '@listwright/application/products';
import type { StoredContent } from '@listwright/application/shared';

/** A photo as a download; the store's file is closed with it. */
export function photoFile({
  photo,
  content,
}: {
  readonly photo: Photo;
  readonly content: StoredContent;
}): StreamedFile {
  const fileName = photo.key.split('/').at(-1) ?? photo.id;
  return { fileName, contentType: photo.type, chunks: closing(content) };
}

async function* closing({ chunks, close }: StoredContent): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } finally {
    await close();
  }
}
