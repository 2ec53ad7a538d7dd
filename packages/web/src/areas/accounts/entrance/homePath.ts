import type { User } from '../../../state/SessionStore';

const ADMIN_HOME = '/admin/dashboard';

/** Where somebody begins: administrators in their area, where this version has it; everybody else at the dashboard. */
export function homePath(user: User | null, hasScene: (path: string) => boolean): string {
  return user?.role === 'admin' && hasScene(ADMIN_HOME) ? ADMIN_HOME : '/app/dashboard';
}
