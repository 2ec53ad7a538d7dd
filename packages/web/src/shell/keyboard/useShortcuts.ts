import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { isTyping } from '../../ui/keyboard/isTyping';
import { notify } from '../../ui/feedback/notify';
import { visibleLinks } from '../navigation/sidebars';

interface ShortcutActions {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

const SEQUENCE_MS = 1200;

/**
 * Handles the shell's shortcuts. Single keys do nothing inside text fields and dialogs, and when they are switched off.
 */
export function useShortcuts(actions: ShortcutActions): void {
  const navigate = useNavigate();
  const { preferences, undo } = useRootStore();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    let leaderAt = -Infinity;
    const withModifier = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (key === 'k') {
        event.preventDefault();
        latest.current.onPalette();
      } else if (key === 'z' && !event.shiftKey && !isTyping(event.target)) {
        const act = undo.last;
        if (act === undefined) return;
        event.preventDefault();
        void undo.undo(act).then(() => act.commit === undefined && notify.success(`Undone: ${act.label}`));
      }
    };
    const listen = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey) return withModifier(event);
      if (!preferences.singleKeys || event.altKey || isTyping(event.target)) return;
      if (event.timeStamp - leaderAt < SEQUENCE_MS) {
        leaderAt = -Infinity;
        const target = visibleLinks.find(({ key }) => key === event.key);
        if (target === undefined) return;
        // The screen's own shortcuts must not receive the second key of a sequence.
        event.preventDefault();
        void navigate(target.path);
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
    // Runs before the screen's own shortcuts, whichever was mounted first.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
