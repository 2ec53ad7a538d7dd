import type { ComponentType } from 'react';

/** A screen of the app: its address, its name and the code that is loaded when it is first opened. */
export interface Scene {
  readonly path: string;
  readonly name: string;
  readonly Component: ComponentType;
}
