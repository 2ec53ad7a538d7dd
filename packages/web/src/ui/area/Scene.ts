import type { ComponentType } from 'react';

/** A screen of the app: its address, its name and the code that is loaded when it is first opened. */
export interface Scene {
  readonly path: string;
  readonly name: string;
  /** Fetches the screen's code. Once it is there, `Component` shows without waiting. */
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType;
}
