import { useNavigate } from 'react-router-dom';
import { useRootStore } from '../state/useRootStore';
import { notify } from './feedback/notify';
import { messages } from './messages';

/** Ends the session, says so and goes to the login. */
export function useLogout(): () => void {
  const { session } = useRootStore();
  const navigate = useNavigate();
  return () => {
    void session.logout();
    notify.success(messages.auth.loggedOut);
    void navigate('/login', { replace: true });
  };
}
