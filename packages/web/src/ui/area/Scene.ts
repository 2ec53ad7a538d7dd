import type { ComponentType } from 'react';

/** A screen of the app: its path, its name and the code that loads when it is first opened. */
export interface Scene {
  readonly path: string;
  readonly name: string;
  /** Fetches the screen's code. Afterwards `Component` renders without waiting. */
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType;
  /** What the screen reads first at its plain address; `:id` is the last part of it. The page fetches it with the code. */
  readonly firstRead?: string | undefined;
}
