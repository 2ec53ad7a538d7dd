import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKeys } from '../../../ui/keyboard/useKeys';
import type { EditorStore } from './EditorStore';

/** Links to the previous and the next listing, in library order. */
export const Neighbours = observer(function Neighbours({ store }: { readonly store: EditorStore }) {
  const navigate = useNavigate();
  // Keeps the page that the first one was opened from as the way back.
  const state: unknown = useLocation().state;
  const [before, after] = [store.neighbour(-1), store.neighbour(1)];
  const go = (id: string | undefined) => {
    if (id !== undefined) void navigate(`/app/listings/${id}`, { state });
  };
  useKeys({ '[': () => go(before), ']': () => go(after) });
  return (
    <div className="lw-row">
      <ActionIcon
        size="sm"
        aria-label="Previous listing"
        title="Previous listing · ["
        disabled={before === undefined}
        onClick={() => go(before)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="sm"
        aria-label="Next listing"
        title="Next listing · ]"
        disabled={after === undefined}
        onClick={() => go(after)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
});
