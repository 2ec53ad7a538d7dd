import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './ProfileNav.module.css';

const SECTIONS = [
  { id: 'personal', name: 'Personal information' },
  { id: 'subscription', name: 'Subscription' },
  { id: 'usage', name: 'Usage and limits' },
  { id: 'plans', name: 'Upgrade' },
  { id: 'password', name: 'Password' },
  { id: 'two-step', name: 'Two-step sign-in' },
  { id: 'sessions', name: 'Sessions' },
  { id: 'api-keys', name: 'API keys' },
  { id: 'appearance', name: 'Appearance' },
  { id: 'data', name: 'Your data' },
] as const;

interface ProfileNavProps {
  /** The section is absent if there is no larger plan. */
  readonly hasUpgrades: boolean;
  readonly isSettled: boolean;
}

/** The sections of the account page. */
export function ProfileNav({ hasUpgrades, isSettled }: ProfileNavProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSettled && hash !== '') requestAnimationFrame(() => show(hash.slice(1)));
  }, [isSettled]);
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    show(id);
    // Scrolls itself: to the router a hash link would be a history step that restores a scroll position.
    void navigate({ hash: id, search }, { replace: true });
  };
  return (
    <nav className={styles.nav} aria-label="Account sections">
      <ul className={styles.list}>
        {SECTIONS.filter(({ id }) => hasUpgrades || id !== 'plans').map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={hash === `#${id}` ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function show(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
