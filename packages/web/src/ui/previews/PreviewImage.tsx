import { IconPhoto } from '@tabler/icons-react';

/** The seller's photo, or a placeholder. */
export function PreviewImage({ url, name }: { readonly url: string | null; readonly name: string }) {
  if (url !== null) return <img className="lw-frame-image" src={url} alt={`Uploaded photo of ${name}`} />;
  return (
    <span className="lw-frame-image" data-empty>
      <IconPhoto size={24} stroke={1.5} aria-hidden />
      <span>Photo</span>
    </span>
  );
}
