import { useNavigate } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { notify } from '../feedback/notify';
import { messages } from '../messages';

/** Commits pending deletions, ends the session, shows a toast and opens the login. */
export function useLogout(): () => void {
  const { session, undo } = useRootStore();
  const navigate = useNavigate();
  const leave = () => {
    void session.logout();
    notify.success(messages.auth.loggedOut);
    void navigate('/login', { replace: true });
  };
  return () => {
    if (undo.last === undefined) leave();
    else void undo.commitAll().finally(leave);
  };
}
