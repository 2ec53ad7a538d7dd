import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../testing/answers';
import { browserStandIns } from '../testing/browserStandIns';
import { FakeServer } from '../testing/FakeServer';
import { renderScene } from '../testing/renderScene';
import { useRootStore } from '../state/useRootStore';
import { RequireAdmin } from './RequireAdmin';
// Preload their code: the tests are about what it does, not about how long it loads.
import '../areas/accounts/totp/RequiredTotpScene';
import '../areas/accounts/totp/TotpSetup';

browserStandIns();

function Stats() {
  const { client } = useRootStore();
  return <button onClick={() => void client.admin.stats().catch(() => undefined)}>Stats</button>;
}

const scene = (
  <Routes>
    <Route path="/admin" element={<RequireAdmin />}>
      <Route index element={<Stats />} />
    </Route>
    <Route path="/app/dashboard" element={<p>Dashboard of sellers</p>} />
  </Routes>
);
const STATS = 'GET /api/admin/dashboard/stats';
const setUp = () => screen.findByRole('heading', { name: 'Set up two-step sign-in' });

describe('RequireAdmin', () => {
  it('admits administrators only', async () => {
    renderScene(scene, new FakeServer(), { path: '/admin' });
    expect(await screen.findByText('Dashboard of sellers')).toBeTruthy();
    renderScene(scene, new FakeServer(), { path: '/admin', user: { role: 'admin' } });
    expect(await screen.findByRole('button', { name: 'Stats' })).toBeTruthy();
  });

  it('shows the setup first if two-step sign-in is required, until the recovery codes were saved', async () => {
    const server = new FakeServer()
      .on('POST /api/auth/totp', answers.ok({ secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/x' }))
      .on('POST /api/auth/totp/confirm', answers.ok({ recovery_codes: ['ABCD-EFGH-JKMN-PQRS'] }));
    const user = { role: 'admin', totp_setup_required: true } as const;
    const { root } = renderScene(scene, server, { path: '/admin', user });
    await setUp();
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'admin password' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.change(await screen.findByLabelText('Code from your app'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy();
    expect(root.session.user?.totp_setup_required).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByRole('button', { name: 'Stats' })).toBeTruthy();
  });

  it('shows it with the first error, if the server has required it since the login', async () => {
    const server = new FakeServer().on(STATS, answers.problem(403, 'totp_setup_required', 'Set it up.'));
    renderScene(scene, server, { path: '/admin', user: { role: 'admin' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Stats' }));
    expect(await setUp()).toBeTruthy();
  });
});
