import { createContext } from 'react';

/** The addresses that have a screen in this version. The shell provides them; areas ask by `useHasScene`. */
export const SceneRegistry = createContext<ReadonlySet<string>>(new Set());
