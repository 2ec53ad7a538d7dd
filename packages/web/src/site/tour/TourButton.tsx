import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { TourDialog } from './TourDialog';

/** Opens the tour. Without scripts it links to the features page, which shows the same images. */
export function TourButton() {
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setAlive(true), []);
  const press = (event: SyntheticEvent) => {
    if (!isAlive) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {/* The same element before and after hydration, so that it keeps the focus. */}
      <a
        href="/features"
        role="button"
        className="site-button"
        data-kind="quiet"
        data-size="large"
        aria-haspopup={isAlive ? 'dialog' : undefined}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key === ' ') press(event);
        }}
      >
        <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
        Watch Demo
      </a>
      {isOpen ? <TourDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
