import { useEffect, useRef, useState } from 'react';

/** A menu that is made when its button is pressed (`MenuOnDemand`), and so opens at once. */
export function useOpenMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone, this one took its place; closing returns the focus to where it was at opening.
    button.current?.focus();
    setOpen(true);
  }, []);
  return { isOpen, setOpen, button };
}
