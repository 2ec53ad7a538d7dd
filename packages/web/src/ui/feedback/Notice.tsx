import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const MARKS = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertCircle } as const;

interface NoticeProps {
  readonly tone?: keyof typeof MARKS;
  /** Announced at once; else when the screen reader pauses. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** An inline message; the toast repeats it. */
export function Notice({ tone = 'info', isUrgent = false, children }: NoticeProps) {
  const Mark = MARKS[tone];
  return (
    <div className="lw-notice" data-tone={tone} role={isUrgent ? 'alert' : 'status'}>
      <Mark size={16} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
