import { lazy } from 'react';
import { MenuOnDemand } from './MenuOnDemand';
import { SendButton } from './SendButton';
import type { SendToProps } from './SendTarget';
import { useHasScene } from './useHasScene';

const load = () => import('./SendMenu').then((navigation) => ({ default: navigation.SendMenu }));
const SendMenu = lazy(load);

/** Starts another tool of this version with what is on show. */
export function SendTo({ targets, size = 'sm' }: SendToProps) {
  const hasScene = useHasScene();
  const present = targets.filter(({ path }) => hasScene(path.split('?')[0] ?? path));
  if (present.length === 0) return null;
  return (
    <MenuOnDemand load={load} button={(press) => <SendButton size={size} {...press} />}>
      <SendMenu targets={present} size={size} />
    </MenuOnDemand>
  );
}
