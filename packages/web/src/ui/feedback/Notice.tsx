import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const MARKS = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertCircle } as const;

interface NoticeProps {
  readonly tone?: keyof typeof MARKS;
  /** Announced at once; else when the screen reader pauses. */
  readonly isUrgent?: boolean;
  /** What it stands in is announced already, also where it comes later. */
  readonly isInStatus?: true;
  readonly children: ReactNode;
}

/** An inline message; the toast repeats it. */
export function Notice({ tone = 'info', isUrgent = false, isInStatus, children }: NoticeProps) {
  const Mark = MARKS[tone];
  const role = isUrgent ? 'alert' : isInStatus ? undefined : 'status';
  return (
    <div className="lw-notice" data-tone={tone} role={role}>
      <Mark size={16} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
