import type { User } from '../../../state/SessionStore';

const ADMIN_HOME = '/admin/dashboard';

/** The start page of a user: the admin area for administrators, if this version has it; else the dashboard. */
export function homePath(user: User | null, hasScene: (path: string) => boolean): string {
  return user?.role === 'admin' && hasScene(ADMIN_HOME) ? ADMIN_HOME : '/app/dashboard';
}
