import { isCommonPassword, PASSWORD_MIN } from '@listwright/domain/accounts';
import styles from './PasswordStrength.module.css';

/** Strength is judged by length, which is what makes a password hard to guess, except for common passwords. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { level, word } = isCommonPassword(password) ? COMMON : strength(password.length);
  return (
    <div className={styles.strength} data-level={level}>
      <div className={styles.track} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <span className="lw-caption">{word}</span>
    </div>
  );
}

const COMMON = { level: 1, word: 'Too easy to guess' };

function strength(length: number) {
  if (length === 0) return { level: 0, word: `At least ${PASSWORD_MIN} characters; longer is stronger` };
  if (length < PASSWORD_MIN) return { level: 1, word: `${PASSWORD_MIN - length} more needed` };
  if (length < 14) return { level: 2, word: 'Good' };
  return { level: 3, word: 'Strong' };
}
