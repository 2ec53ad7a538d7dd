import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aUser } from '../../../testing/aUser';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { profileAnswer } from '../../../testing/profileAnswer';
import { renderScene } from '../../../testing/renderScene';
import { usageAnswer } from '../../../testing/usageAnswer';
import { DataScene } from './data/DataScene';
import { ApiKeysScene } from './keys/ApiKeysScene';
import { ProfileScene } from './ProfileScene';
import { SecurityScene } from './security/SecurityScene';

browserStandIns();

const session = (n: number, changes: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000020${n}`,
  address: `192.0.2.${n}`,
  user_agent: 'listwright/0.1.0',
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-12-20T09:00:00.000Z',
  current: false,
  ...changes,
});
const key = {
  id: '00000000-0000-4000-8000-000000000301',
  name: 'Nightly export',
  scopes: ['read'],
  prefix: 'lw_abcde',
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: null,
  expires_at: null,
};

function aServer() {
  return new FakeServer()
    .on('GET /api/auth/me', answers.ok(profileAnswer()))
    .on('GET /api/usage/', answers.ok(usageAnswer()))
    .on(
      'GET /api/auth/sessions',
      answers.ok({ sessions: [session(1), session(2, { current: true })], total: 2, next_cursor: null }),
    )
    .on(
      'GET /api/auth/totp',
      answers.ok({ totp: { enabled: false, enabled_at: null, required: false, recovery_codes_left: 0 } }),
    )
    .on('GET /api/usage/history', answers.ok({ history: [] }))
    .on('GET /api/payments/invoices', answers.ok({ invoices: [], total: 0, next_cursor: null }))
    .on('GET /api/auth/api-keys', answers.ok({ api_keys: [key], total: 1, next_cursor: null }));
}

function open(server: FakeServer, path = '/app/profile') {
  const scene = (
    <Routes>
      <Route path="/app/profile" element={<ProfileScene />} />
      <Route path="/app/profile/security" element={<SecurityScene />} />
      <Route path="/app/profile/api-keys" element={<ApiKeysScene />} />
      <Route path="/app/profile/data" element={<DataScene />} />
      <Route path="/login" element={<p>Login page</p>} />
    </Routes>
  );
  return renderScene(scene, server, { path });
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('ProfileScene', () => {
  it('has a page for each section, marked while it is open, with nothing of the others', async () => {
    open(aServer(), '/app/profile/security');
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeTruthy();
    const section = screen.getByRole('link', { name: 'Security' });
    expect([section.getAttribute('href'), section.getAttribute('aria-current')]).toEqual([
      '/app/profile/security',
      'page',
    ]);
    expect(screen.queryByText('Personal information')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'API keys' }));
    expect(await screen.findByText('Nightly export')).toBeTruthy();
  });

  it('shows what the days used next to the days before, and says so where nothing was used', async () => {
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const used = { images_processed: 0, api_calls: 0, bulk_operations: 0 };
    const history = [
      { date: day(2), listings_generated: 7, ...used },
      { date: day(40), listings_generated: 3, ...used },
    ];
    open(aServer().on('GET /api/usage/history', answers.ok({ history })));
    expect(await screen.findByText('Listings: 7 in the last 30 days, 3 in the 30 before.')).toBeTruthy();
    press('Table');
    expect(screen.getByRole('table', { name: 'Use per day' }).textContent).toContain('The 30 days before');
    fireEvent.change(screen.getByRole('combobox', { name: 'Quota' }), { target: { value: 'api_calls' } });
    expect(screen.getByText('API calls: nothing used in the last 60 days.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the next billing date, and that it is estimated', async () => {
    open(aServer());
    expect(await screen.findByText('None. This plan is free')).toBeTruthy();
    const subscription = { plan: 'pro', next_billing: '2026-12-21T00:00:00.000Z', next_billing_estimated: true };
    open(aServer().on('GET /api/auth/me', answers.ok(profileAnswer({}, subscription))));
    expect(await screen.findByText(/\(estimated\)$/)).toBeTruthy();
  });

  it('changes the email address, shows a refusal once, at the field, and the result in place', async () => {
    const taken = 'This email address cannot be used';
    const server = aServer().on('PUT /api/auth/me', {
      status: 409,
      body: { code: 'email_taken', detail: `${taken}. Use another one.`, errors: [{ path: 'email', message: taken }] },
    });
    open(server);
    await screen.findByText('Member since Mar 4, 2026');
    press('Edit');
    type('Email', 'not an address');
    press('Save');
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(server.calls).not.toContain('PUT /api/auth/me');
    type('Email', 'anna@example.com');
    press('Save');
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(screen.queryByText(/Use another one/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    const { user, subscription } = profileAnswer({ email: 'anna@example.com', email_verified: false });
    server.on('PUT /api/auth/me', answers.ok({ user, subscription }));
    press('Save');
    expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
    expect(screen.getByText('anna@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send email' })).toBeTruthy();
    expect(JSON.parse(String(server.requests.findLast(({ method }) => method === 'PUT')?.body))).toMatchObject({
      email: 'anna@example.com',
    });
  });

  it('highlights and focuses the plan from the address', async () => {
    open(aServer(), '/app/profile?upgrade=enterprise');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Enterprise plan'));
    expect(screen.getByRole('button', { name: 'Upgrade to Enterprise' })).toBeTruthy();
  });

  it("rejects an invalid new password, shows the server's errors; after success resets the form and reloads the sessions", async () => {
    const server = aServer().on('PUT /api/auth/password', {
      status: 422,
      body: { code: 'invalid', detail: 'Not right.', errors: [{ path: 'current_password', message: 'Not the one.' }] },
    });
    open(server, '/app/profile/security');
    await screen.findByText('This device');
    press('Change password');
    expect(screen.getByText('Your password is required')).toBeTruthy();
    type('Current password', 'old password');
    type('New password', 'new password');
    type('Confirm new password', 'other');
    press('Change password');
    expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0);
    type('Confirm new password', 'new password');
    press('Change password');
    expect(await screen.findByText('Not the one.')).toBeTruthy();
    const listed = () => server.calls.filter((call) => call === 'GET /api/auth/sessions').length;
    expect(listed()).toBe(1);
    server.on('PUT /api/auth/password', answers.ok({}));
    press('Change password');
    expect(await screen.findByText('Password changed. Other devices were logged out.')).toBeTruthy();
    await waitFor(() => expect(listed()).toBe(2));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('removes a session at once, and restores it if the server fails', async () => {
    open(aServer(), '/app/profile/security');
    expect(await screen.findByText('This device')).toBeTruthy();
    press(/^Sign out listwright, 192\.0\.2\.1/);
    expect(screen.queryByText(/192\.0\.2\.1 /)).toBeNull();
    expect(await screen.findByRole('button', { name: /^Sign out listwright/ })).toBeTruthy();
  });

  it('shows a new key once', async () => {
    const made = { ...key, id: '00000000-0000-4000-8000-000000000302', name: 'Sync' };
    const server = aServer().on('POST /api/auth/api-keys', answers.ok({ api_key: made, key: 'lw_secret' }));
    open(server, '/app/profile/api-keys');
    await screen.findByText('Nightly export');
    press('Create key');
    const name = await screen.findByLabelText('Name');
    fireEvent.submit(name.closest('form')!);
    expect(await screen.findByText('Give the key a name')).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Sync' } });
    fireEvent.submit(name.closest('form')!);
    expect(await screen.findByText('lw_secret')).toBeTruthy();
    expect(JSON.parse(String(server.requests.at(-1)?.body))).toEqual({
      name: 'Sync',
      scopes: ['read'],
      expires_in_days: 90,
    });
    press('Done');
    await waitFor(() => expect(screen.queryByText('lw_secret')).toBeNull());
    expect(screen.getByText('Sync')).toBeTruthy();
  });

  it('asks before it revokes a key, naming it', async () => {
    open(aServer().on(`DELETE /api/auth/api-keys/${key.id}`, answers.ok({})), '/app/profile/api-keys');
    await screen.findByText('Nightly export');
    press('Revoke Nightly export');
    expect(await screen.findByText('Revoke “Nightly export”?')).toBeTruthy();
    press('Revoke key');
    expect(await screen.findByText('No API keys')).toBeTruthy();
  });

  it('deletes the account only after its address was typed, and logs out', async () => {
    const { root } = open(aServer().on('DELETE /api/auth/me', answers.ok({})), '/app/profile/data');
    localStorage.setItem(`draft:${aUser().id}:/app/generate`, 'a draft of the account');
    localStorage.setItem('draft:another:/app/generate', 'a draft of another');
    press('Delete my account');
    const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete account' });
    expect(confirm.disabled).toBe(true);
    type('Type maya@himal.example to confirm', 'maya@himal.example');
    type('Your password', 'password1');
    fireEvent.click(confirm);
    expect(await screen.findByText('Login page')).toBeTruthy();
    expect(await screen.findByText('Your account was deleted')).toBeTruthy();
    expect(root.session.isAuthenticated).toBe(false);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([
      'draft:another:/app/generate',
    ]);
    localStorage.removeItem('draft:another:/app/generate');
  });

  it('restores an edit after a reload', async () => {
    const server = aServer();
    const view = open(server);
    await screen.findByText('Member since Mar 4, 2026');
    press('Edit');
    type('Company', 'Himal Ltd');
    const kept = { ...localStorage };
    view.unmount();
    renderScene(<ProfileScene />, server);
    Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, String(value)));
    expect((await screen.findByLabelText<HTMLInputElement>('Company')).value).toBe('Himal Ltd');
    expect(screen.getByText(/Draft from/)).toBeTruthy();
    press('Discard');
    expect(localStorage.getItem('draft:00000000-0000-4000-8000-000000000001:/app/profile')).toBeNull();
  });

  it('shows that the email address is not verified, and resends the email', async () => {
    const server = aServer().on('GET /api/auth/me', answers.ok(profileAnswer({ email_verified: false })));
    server.on('POST /api/auth/verify-email/send', answers.ok({ email: 'maya@himal.example', delivery: 'mail' }));
    open(server);
    expect(await screen.findByText('Not verified')).toBeTruthy();
    press('Send email');
    expect(await screen.findByText(/^We sent a new link to maya@himal.example/)).toBeTruthy();
    open(aServer());
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
