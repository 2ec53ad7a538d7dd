/** What showing one page may take. */
export interface RenderLimits {
  /** Until the page is there, and until its scripts are done with it, in milliseconds. */
  readonly loadMs: number;
  readonly quietMs: number;
  /** Of everything that the page loads, as sent and as unpacked, and of the page that comes of it. */
  readonly loadedBytes: number;
  readonly unpackedBytes: number;
  readonly pageCharacters: number;
  readonly requests: number;
  /** Pages that are shown at one time, and that may wait. */
  readonly pages: number;
  readonly waiting: number;
  /** How long the browser is kept for the next page. */
  readonly idleMs: number;
}

export const RENDER_LIMITS: RenderLimits = {
  loadMs: 8000,
  quietMs: 4000,
  loadedBytes: 20 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  pageCharacters: 5 * 1024 * 1024,
  requests: 200,
  pages: 2,
  waiting: 10,
  idleMs: 30_000,
};
