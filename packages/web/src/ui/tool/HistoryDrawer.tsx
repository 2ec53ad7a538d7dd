import { Drawer } from '@mantine/core';
import { useOpensAfterMount } from '../useOpensAfterMount';
import { RunList } from './RunList';
import type { ToolStore } from './ToolStore';
import type { ToolValues } from './WebTool';

interface HistoryDrawerProps<Values extends ToolValues, Input, Result> {
  readonly noun: string;
  readonly store: ToolStore<Values, Input, Result>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The runs of a tool, beside its page. */
export function HistoryDrawer<Values extends ToolValues, Input, Result>({
  noun,
  store,
  isOpen,
  onClose,
}: HistoryDrawerProps<Values, Input, Result>) {
  const isOpened = useOpensAfterMount(isOpen);
  return (
    <Drawer opened={isOpened} onClose={onClose} title="History" size={520}>
      <RunList noun={noun} store={store} onShown={onClose} />
    </Drawer>
  );
}
