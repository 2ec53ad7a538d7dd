import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aUser } from '../../../testing/aUser';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { AdminLoginScene } from './AdminLoginScene';
import { ForgotPasswordScene } from './ForgotPasswordScene';
import { homePath } from './homePath';
import { ResetPasswordScene } from './ResetPasswordScene';
import { VerifyEmailScene } from './VerifyEmailScene';

browserStandIns();

function open(server: FakeServer, path: string) {
  const scene = (
    <Routes>
      <Route path="/forgot-password" element={<ForgotPasswordScene />} />
      <Route path="/reset-password" element={<ResetPasswordScene />} />
      <Route path="/admin/login" element={<AdminLoginScene />} />
      <Route path="/verify-email" element={<VerifyEmailScene />} />
      <Route path="/login" element={<p>Login page</p>} />
      <Route path="/app/dashboard" element={<p>Inside</p>} />
      <Route path="/admin/dashboard" element={<p>Inside</p>} />
    </Routes>
  );
  return renderScene(scene, server, { path, isSignedIn: false });
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  it.each([
    ['mail', 0],
    ['outbox', 1],
  ])('gets the same answer for every address; by %s', async (delivery, sentences) => {
    open(new FakeServer().on('POST /api/auth/forgot-password', answers.ok({ delivery })), '/forgot-password');
    press('Send the link');
    expect(screen.getByText('Email is required')).toBeTruthy();
    type('Email', 'maya@himal.example');
    press('Send the link');
    expect(await screen.findByText(/^If there’s an account for this email/)).toBeTruthy();
    expect(screen.queryAllByText(/^Email isn’t set up on this server/)).toHaveLength(sentences);
  });

  it('is reset with the link, once', async () => {
    const server = new FakeServer().on('POST /api/auth/reset-password', answers.ok({}));
    open(server, '/reset-password?token=abc');
    type('New password', 'kettle-lamp');
    type('Confirm password', 'password2');
    press('Set password');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    type('Confirm password', 'kettle-lamp');
    press('Set password');
    expect(await screen.findByText('Login page')).toBeTruthy();
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ token: 'abc', password: 'kettle-lamp' });
    open(server, '/reset-password');
    expect(screen.getByText(/^This link is incomplete/)).toBeTruthy();
  });
});

describe('an email address', () => {
  const CALL = 'POST /api/auth/verify-email';

  it('is verified as soon as the link is opened, once', async () => {
    const server = new FakeServer().on(CALL, answers.ok({ email: 'maya@himal.example' }));
    open(server, '/verify-email?token=abc');
    expect(await screen.findByText(/^maya@himal.example is verified/)).toBeTruthy();
    expect(server.calls).toEqual([CALL]);
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ token: 'abc' });
  });

  it('is not verified by a used or truncated link', async () => {
    const spent = answers.problem(422, 'link_spent', 'This link is used up or too old. Ask for a new one.');
    open(new FakeServer().on(CALL, spent), '/verify-email?token=abc');
    expect(await screen.findByText('This link is used up or too old. Ask for a new one.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in to request a new link' })).toBeTruthy();
    const server = new FakeServer();
    open(server, '/verify-email');
    expect(screen.getByText(/^This link is incomplete/)).toBeTruthy();
    expect(server.calls).toEqual([]);
  });
});

describe('the admin login', () => {
  const login = (answer: ReturnType<typeof answers.ok>) =>
    new FakeServer().on('POST /api/auth/login', answer).on('POST /api/auth/logout', answers.ok({}));

  async function enter(server: FakeServer) {
    const view = open(server, '/admin/login');
    type('Email', 'someone@example.com');
    type('Password', 'secret');
    press('Log in');
    return view;
  }

  it('rejects everyone else', async () => {
    const { root } = await enter(login(answers.ok({ token: 'token', user: aUser() })));
    expect((await screen.findAllByText('Access denied. Admin credentials required.')).length).toBeGreaterThan(0);
    expect(root.session.isAuthenticated).toBe(false);
  });

  it('admits an administrator', async () => {
    await enter(login(answers.ok({ token: 'token', user: aUser({ role: 'admin' }) })));
    expect(await screen.findByText('Admin login successful')).toBeTruthy();
    expect(await screen.findByText('Inside')).toBeTruthy();
    expect(homePath(aUser({ role: 'admin' }), () => true)).toBe('/admin/dashboard');
    expect(homePath(aUser(), () => true)).toBe('/app/dashboard');
  });

  it('asks for the code of an account with two-step sign-in', async () => {
    const server = login(answers.problem(401, 'totp_required', 'Enter the code.'));
    await enter(server);
    fireEvent.change(await screen.findByLabelText('Code from your app'), { target: { value: '123456' } });
    server.on('POST /api/auth/login', answers.ok({ token: 'token', user: aUser({ role: 'admin' }) }));
    press('Verify');
    expect(await screen.findByText('Inside')).toBeTruthy();
    expect(JSON.parse(String(server.requests.at(-1)?.body))).toMatchObject({ code: '123456' });
  });

  it("shows the server's error, else its own message", async () => {
    await enter(login({ status: 500, body: {} }));
    expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0);
  });
});
