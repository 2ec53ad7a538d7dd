import { useEffect, useRef, useState } from 'react';
import type { CheckedTitle } from './CheckedTitle';
import { checkTitle, TitleCheckError } from './checkTitle';

const PAUSE_MS = 350;

export interface TitleCheckState {
  /** The last good result, also while a newer request runs. */
  readonly checked: CheckedTitle;
  readonly isChecking: boolean;
  readonly problem: string | null;
}

/** Checks a title once typing pauses. A newer title aborts the request for the older one. */
export function useTitleCheck(title: string, first: CheckedTitle): TitleCheckState {
  const [state, setState] = useState<TitleCheckState>({ checked: first, isChecking: false, problem: null });
  const latest = useRef(first.title);
  useEffect(() => {
    const isAnswered = title.trim() === '' || title === latest.current;
    setState((now) => ({ ...now, isChecking: !isAnswered, problem: null }));
    if (isAnswered) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      checkTitle(title, call.signal).then(
        (checked) => {
          if (call.signal.aborted) return;
          latest.current = title;
          setState({ checked, isChecking: false, problem: null });
        },
        (error: unknown) => {
          if (call.signal.aborted) return;
          const problem =
            error instanceof TitleCheckError ? error.message : 'The check failed. Edit the title to try again.';
          setState((now) => ({ ...now, isChecking: false, problem }));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [title]);
  return state;
}
