import type { PhotoReader, ReadPhotoFile } from '@listwright/application/products';
import sharp from 'sharp';

/** Drawn for Listwright, under its licence: no picture of a real product. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
  <defs>
    <linearGradient id="steel" x1="0" x2="1">
      <stop offset="0" stop-color="#1d4e89"/><stop offset=".3" stop-color="#5b9bd5"/>
      <stop offset=".55" stop-color="#2f6fb0"/><stop offset="1" stop-color="#163a66"/>
    </linearGradient>
    <linearGradient id="lid" x1="0" x2="1">
      <stop offset="0" stop-color="#20262b"/><stop offset=".35" stop-color="#5a646c"/><stop offset="1" stop-color="#14181b"/>
    </linearGradient>
    <radialGradient id="floor"><stop offset="0" stop-color="#b9bfc4"/><stop offset="1" stop-color="#f4f5f6" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="800" height="800" fill="#f4f5f6"/>
  <ellipse cx="400" cy="728" rx="210" ry="26" fill="url(#floor)"/>
  <path d="M352 92c0-58 96-58 96 0" fill="none" stroke="#20262b" stroke-width="18" stroke-linecap="round"/>
  <rect x="336" y="88" width="128" height="92" rx="16" fill="url(#lid)"/>
  <path d="M344 178h112v36c0 40 60 52 60 118v352a40 40 0 0 1-40 40H324a40 40 0 0 1-40-40V332c0-66 60-78 60-118z" fill="url(#steel)"/>
  <rect x="284" y="664" width="232" height="12" fill="#c9d1d8" opacity=".5"/>
  <path d="M318 352c0-44 34-60 46-84v400h-26a20 20 0 0 1-20-20z" fill="#fff" opacity=".16"/>
</svg>`;

export interface SamplePhotoFile extends ReadPhotoFile {
  readonly bytes: Uint8Array;
}

/** The photo of the sample product with which an account starts, rendered once for each process. */
export class SamplePhoto {
  private file: Promise<SamplePhotoFile> | undefined;

  constructor(private readonly photos: PhotoReader) {}

  read(): Promise<SamplePhotoFile> {
    this.file ??= this.render();
    return this.file;
  }

  private async render(): Promise<SamplePhotoFile> {
    const bytes = await sharp(Buffer.from(DRAWING)).webp().toBuffer();
    return { ...(await this.photos.read(bytes)), bytes };
  }
}
