import { Button, Loader } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { messages } from '../../../ui/messages';
import { AuthPage } from './AuthPage';

const { auth } = messages;

/** Verifies an email address with the link from the email, as soon as the link is opened. */
export const VerifyEmailScene = observer(function VerifyEmailScene() {
  const { client, session } = useRootStore();
  const token = useSearchParams()[0].get('token') ?? '';
  const [email, setEmail] = useState('');
  const [verify] = useState(() => new Task(() => client.accounts.verifyEmail({ body: { token } })));
  const run = async () => {
    const done = await verify.run();
    if (done === undefined) return;
    setEmail(done.email);
    if (session.user?.email === done.email) session.update({ ...session.user, email_verified: true });
  };
  useEffect(() => {
    // A link works once: do not send it twice.
    if (token !== '' && verify.status === 'idle') void run();
  }, []);
  const { isAuthenticated } = session;
  // Without a response the link is still unused, and can be tried again.
  const isUnanswered = verify.status === 'failed' && (verify.error as { status?: number } | null)?.status === 0;
  return (
    <AuthPage title="Verify your email" purpose="So that emails about your account reach you." withPitch>
      {token === '' ? (
        <Notice tone="warn">{auth.verifyBroken}</Notice>
      ) : verify.status === 'done' ? (
        <Notice tone="ok">{auth.verified(email)}</Notice>
      ) : verify.status === 'failed' ? (
        <FormFault error={verify.error} fallback={auth.verifyFailed} />
      ) : (
        <p className="lw-row lw-secondary" role="status">
          <Loader size={16} aria-hidden /> Verifying…
        </p>
      )}
      {isUnanswered ? <Button onClick={() => void run()}>Try again</Button> : null}
      <p className="lw-secondary">
        {isAuthenticated ? (
          <>
            <Link to="/app/dashboard">Go to your dashboard</Link>
            {verify.status === 'done' ? null : (
              <>
                {' · '}
                <Link to="/app/profile">Request a new link</Link>
              </>
            )}
          </>
        ) : verify.status === 'done' ? (
          <Link to="/login">Log in</Link>
        ) : (
          <Link to="/login?next=%2Fapp%2Fprofile">Log in to request a new link</Link>
        )}
      </p>
    </AuthPage>
  );
});
