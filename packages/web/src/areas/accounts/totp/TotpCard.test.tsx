import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { TotpCard } from './TotpCard';
import type { TotpState } from './TotpStore';
// Preload their code: the tests are about what it does, not about how long it loads.
import './ProofDialog';
import './TotpSetup';

browserStandIns();

const CODES = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKMN-000${at}`);
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const state = (changes: Partial<TotpState> = {}) =>
  answers.ok({
    totp: { enabled: false, enabled_at: null, required: false, recovery_codes_left: 0, ...changes } satisfies TotpState,
  });
const on = { enabled: true, enabled_at: '2026-11-01T09:00:00.000Z', recovery_codes_left: 9 };
const aServer = (changes: Partial<TotpState> = {}) => new FakeServer().on('GET /api/auth/totp', state(changes));
const bodyOf = (server: FakeServer) => JSON.parse(String(server.requests.at(-1)?.body)) as unknown;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('TotpCard', () => {
  it('sets up two-step sign-in: password, app and code, then the recovery codes once', async () => {
    const server = aServer()
      .on('POST /api/auth/totp', answers.ok({ secret: SECRET, otpauth_uri: `otpauth://totp/x?secret=${SECRET}` }))
      .on('POST /api/auth/totp/confirm', answers.ok({ recovery_codes: CODES }));
    const { root } = renderScene(<TotpCard />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Your password is required')).toBeTruthy();
    type('Your password', 'a good password');
    press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    type('Code from your app', '123 456');
    press('Turn on');
    expect(await screen.findByText(CODES[9] ?? '')).toBeTruthy();
    expect(bodyOf(server)).toEqual({ code: '123 456' });
    expect(root.session.user?.totp_enabled).toBe(true);
    press('I have saved them');
    await waitFor(() => expect(screen.queryByText(CODES[9] ?? '')).toBeNull());
    expect(await screen.findByText(/10 recovery codes left/)).toBeTruthy();
  });

  it('shows errors of password and code under their fields', async () => {
    const fault = (path: string, message: string) =>
      answers.problem(422, 'invalid', message, { errors: [{ path, message }] });
    const server = aServer().on('POST /api/auth/totp', fault('password', 'Not the one.'));
    renderScene(<TotpCard />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await screen.findByRole('button', { name: 'Continue' });
    type('Your password', 'wrong');
    press('Continue');
    expect(await screen.findByText('Not the one.')).toBeTruthy();
    server.on('POST /api/auth/totp', answers.ok({ secret: SECRET, otpauth_uri: 'otpauth://totp/x' }));
    server.on('POST /api/auth/totp/confirm', fault('code', 'Not that code.'));
    press('Continue');
    await screen.findByRole('button', { name: 'Turn on' });
    type('Code from your app', '000000');
    press('Turn on');
    expect(await screen.findByText('Not that code.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Code from your app'));
  });

  it('is turned off with password and code', async () => {
    const server = aServer(on).on('DELETE /api/auth/totp', answers.ok({}));
    renderScene(<TotpCard />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await screen.findByText('Turn off two-step sign-in?');
    type('Your password', 'a good password');
    type('Code from your app', '123456');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Set up', hidden: true })).toBeTruthy();
    expect(bodyOf(server)).toEqual({ password: 'a good password', code: '123456' });
  });

  it('cannot be turned off if it is required, but gets new recovery codes', async () => {
    const server = aServer({ ...on, required: true, recovery_codes_left: 2 });
    server.on('POST /api/auth/totp/recovery-codes', answers.ok({ recovery_codes: CODES }));
    renderScene(<TotpCard />, server);
    expect(
      await screen.findByText(/2 recovery codes left. Create new ones · Required for administrators of this server/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    press('New recovery codes');
    await screen.findByLabelText('Your password');
    type('Your password', 'a good password');
    type('Code from your app', '123456');
    press('Create new codes');
    expect(await screen.findByText(CODES[0] ?? '')).toBeTruthy();
  });
});
