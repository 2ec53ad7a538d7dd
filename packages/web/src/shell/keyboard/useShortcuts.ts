import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { visibleLinks } from '../navigation/visibleNav';

interface ShortcutActs {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

const SEQUENCE_MS = 1200;

/** Listens for the shell's keys. Single keys are silent inside text fields and dialogs, and where they are switched off. */
export function useShortcuts(acts: ShortcutActs): void {
  const navigate = useNavigate();
  const { preferences } = useRootStore();
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    let leaderAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current.onPalette();
        return;
      }
      if (!preferences.singleKeys || event.metaKey || event.ctrlKey || event.altKey || isBusy(event.target)) return;
      if (event.timeStamp - leaderAt < SEQUENCE_MS) {
        leaderAt = -Infinity;
        const target = visibleLinks.find(({ key }) => key === event.key);
        if (target !== undefined) void navigate(target.path);
      } else if (event.key === 'g') leaderAt = event.timeStamp;
      else if (event.key === '?') latest.current.onHelp();
      else if (event.key === 'c') void navigate('/app/generate');
      else if (event.key === '/') {
        event.preventDefault();
        const search = document.querySelector<HTMLElement>('[data-page-search]');
        if (search === null) latest.current.onPalette();
        else search.focus();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
  );
}
