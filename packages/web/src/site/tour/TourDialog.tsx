import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SlidePicture } from './SlidePicture';
import { slides } from './slides';
import { useTour } from './useTour';
import styles from './TourDialog.module.css';

/** The demo tour, in a native modal dialog that handles focus, Escape and the backdrop. */
export function TourDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { at, isPlaying, show, toggle } = useTour(slides.length);
  const slide = slides[at] ?? slides[0];
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  if (slide === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-labelledby="tour-title"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') show(at + 1);
        if (key === 'ArrowLeft') show(at - 1);
      }}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <button type="button" className="site-small-button" onClick={toggle}>
            {isPlaying ? <IconPlayerPause size={14} aria-hidden /> : <IconPlayerPlay size={14} aria-hidden />}
            {isPlaying ? 'Auto-Playing' : 'Paused'}
          </button>
          <span className="site-caption">Sample data</span>
          <button type="button" className="site-icon-button" onClick={() => dialog.current?.close()}>
            <IconX size={20} stroke={1.75} aria-hidden />
            <span className="lw-visually-hidden">Close the tour</span>
          </button>
        </div>
        <SlidePicture key={slide.name} slide={slide} />
        <div className={styles.text} aria-live={isPlaying ? 'off' : 'polite'}>
          <h2 id="tour-title">{slide.title}</h2>
          <p className="site-secondary">{slide.text}</p>
          <ul className={styles.points}>
            {slide.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.steps}>
          <button
            type="button"
            className="site-button"
            data-kind="quiet"
            data-size="small"
            onClick={() => show(at - 1)}
          >
            <IconChevronLeft size={16} aria-hidden />
            Previous
          </button>
          <div className={styles.dots}>
            {slides.map(({ name }, place) => (
              <button
                key={name}
                type="button"
                className={styles.dot}
                aria-label={`Slide ${place + 1} of ${slides.length}`}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => show(place)}
              />
            ))}
          </div>
          <button
            type="button"
            className="site-button"
            data-kind="quiet"
            data-size="small"
            onClick={() => show(at + 1)}
          >
            Next
            <IconChevronRight size={16} aria-hidden />
          </button>
        </div>
      </div>
    </dialog>
  );
}
