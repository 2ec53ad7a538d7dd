import { useContext } from 'react';
import type { RootStore } from './RootStore';
import { RootStoreContext } from './RootStoreContext';

export function useRootStore(): RootStore {
  const root = useContext(RootStoreContext);
  if (root === null) throw new Error('useRootStore needs a RootStoreContext provider.');
  return root;
}
