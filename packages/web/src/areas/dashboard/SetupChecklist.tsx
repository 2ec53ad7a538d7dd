import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import styles from './dashboard.module.css';

/** The first steps. The card disappears for good when they are done. */
export const SetupChecklist = observer(function SetupChecklist() {
  const { session, usage } = useRootStore();
  const { user } = session;
  if (user === null) return null;
  const hasProfile = user.company_name !== '';
  // A user with an incomplete profile sees the card at once, before the totals load, so that the layout does not shift.
  if (hasProfile && (usage.usage === null || usage.usage.total_listings > 0)) return null;
  const steps = [
    { name: 'Write your first listing', path: '/app/generate', isDone: (usage.usage?.total_listings ?? 0) > 0 },
    { name: 'Complete your profile', path: '/app/profile', isDone: hasProfile },
  ];
  return (
    <section className={`lw-card ${styles.setup}`} aria-labelledby="setup">
      <h2 id="setup">Set up Listwright</h2>
      <ul className={styles.setupSteps}>
        {steps.map(({ name, path, isDone }) => (
          <li key={path} className="lw-row" data-done={isDone || undefined}>
            {isDone ? (
              <>
                <IconCircleCheckFilled size={20} className="lw-ok" aria-label="Done" role="img" />
                <span className="lw-secondary">{name}</span>
              </>
            ) : (
              <>
                <IconCircle size={20} stroke={1.75} className="lw-secondary" aria-hidden />
                <Link to={path}>{name}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
