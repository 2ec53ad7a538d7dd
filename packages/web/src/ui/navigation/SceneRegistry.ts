import { createContext } from 'react';

/** The paths that have a screen in this version. The shell provides them; areas use `useHasScene`. */
export const SceneRegistry = createContext<ReadonlySet<string>>(new Set());
