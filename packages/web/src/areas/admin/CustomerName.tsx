import styles from './admin.module.css';

interface CustomerNameProps {
  readonly name: string;
  readonly email: string;
}

/** The customer cell of every admin list. */
export function CustomerName({ name, email }: CustomerNameProps) {
  return (
    <>
      <span className={styles.dataName}>{name || '—'}</span>
      <span className="lw-caption">{email}</span>
    </>
  );
}
