import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { TourDialog } from './TourDialog';

/** Opens the tour. Without a script it leads to the features, which show the same pictures. */
export function TourButton() {
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setAlive(true), []);
  const label = (
    <>
      <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
      Watch Demo
    </>
  );
  if (!isAlive) {
    return (
      <a href="/features" className="site-button" data-kind="quiet" data-size="large">
        {label}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="site-button"
        data-kind="quiet"
        data-size="large"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen ? <TourDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
