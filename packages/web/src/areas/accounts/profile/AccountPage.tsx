import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ProfileNav } from './ProfileNav';
import styles from './profile.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
}

/** One section of the account: its cards, and the way to the others. */
export function AccountPage({ title, purpose, children }: AccountPageProps) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.profile}>
        <ProfileNav />
        <div className={styles.cards}>{children}</div>
      </div>
    </>
  );
}
