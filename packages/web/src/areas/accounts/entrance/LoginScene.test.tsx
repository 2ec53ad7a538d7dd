import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aUser } from '../../../testing/aUser';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { LoginScene } from './LoginScene';
import { returnPath } from './returnPath';

browserStandIns();

const LOGIN = 'POST /api/auth/login';
const scene = (
  <Routes>
    <Route path="/login" element={<LoginScene />} />
    <Route path="/app/*" element={<p>Inside</p>} />
  </Routes>
);

function open(server: FakeServer) {
  renderScene(scene, server, { path: '/login?next=%2Fapp%2Flistings', isSignedIn: false });
}

function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('LoginScene', () => {
  it('does not promise features that this version lacks', () => {
    open(new FakeServer());
    const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(points).toEqual(['SEO-optimized titles and descriptions', 'Bulk processing']);
  });

  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['maya', 'short', 'Invalid email address', 'Password must be at least 8 characters'],
  ])('rejects %j and %j without asking the server', (email, password, first, second) => {
    const server = new FakeServer();
    open(server);
    fill(email, password);
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.getByText(second)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.calls).toEqual([]);
  });

  it('shows progress, welcomes the user and returns to the requested page', async () => {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const server = new FakeServer().on(LOGIN, async () => {
      await gate;
      return answers.ok({ token: 'token', user: aUser() });
    });
    open(server);
    fill('maya@himal.example', 'password1');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(button.disabled).toBe(true);
    release();
    expect(await screen.findByText('Inside')).toBeTruthy();
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
  });

  it("shows the server's error, else the fallback", async () => {
    open(new FakeServer().on(LOGIN, answers.problem(401, 'bad_credentials', 'Email or password is incorrect.')));
    fill('maya@himal.example', 'password1');
    await waitFor(() => expect(screen.getAllByText('Email or password is incorrect.').length).toBeGreaterThan(0));
    open(new FakeServer().on(LOGIN, { status: 500, body: {} }));
    fill('maya@himal.example', 'password1');
    await waitFor(() =>
      expect(screen.getAllByText('Login failed. Please check your credentials.').length).toBeGreaterThan(0),
    );
  });

  describe('with two-step sign-in', () => {
    const asks = answers.problem(401, 'totp_required', 'Enter the code that your authenticator app shows.');
    const refused = answers.problem(401, 'totp_invalid', 'This code is not right.', {
      errors: [{ path: 'code', message: 'This code is not right.' }],
    });
    const codeOf = (body: unknown) => (JSON.parse(String(body)) as { code?: string }).code;
    const aServer = () =>
      new FakeServer().on(LOGIN, ({ body }) => {
        if (codeOf(body) === undefined) return asks;
        return codeOf(body) === '123456' ? answers.ok({ token: 'token', user: aUser() }) : refused;
      });
    const verify = (label: string, code: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    };

    it('asks for the code after the correct password, and shows errors with it', async () => {
      const server = aServer();
      open(server);
      fill('maya@himal.example', 'password1');
      const field = await screen.findByLabelText<HTMLInputElement>('Code from your app');
      expect(document.activeElement).toBe(field);
      expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
      expect(screen.queryByRole('alert')).toBeNull();
      verify('Code from your app', '12');
      expect(screen.getByText('Enter the 6-digit code from your app')).toBeTruthy();
      expect(server.calls).toHaveLength(1);
      verify('Code from your app', '654321');
      expect((await screen.findAllByText('This code is not right.')).length).toBeGreaterThan(0);
      verify('Code from your app', '123456');
      expect(await screen.findByText('Inside')).toBeTruthy();
    });

    it('accepts a recovery code, and goes back to the password', async () => {
      const server = aServer();
      open(server);
      fill('maya@himal.example', 'password1');
      fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
      const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
      expect([field.inputMode, document.activeElement]).toEqual(['text', field]);
      verify('Recovery code', 'ABCD-EFGH-JKMN-PQRS');
      await waitFor(() => expect(codeOf(server.requests.at(-1)?.body)).toBe('ABCD-EFGH-JKMN-PQRS'));
      fireEvent.click(screen.getByRole('button', { name: 'Back to email and password' }));
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@himal.example');
    });
  });

  it.each([
    ['/app/listings?search=x', '/app/listings?search=x'],
    ['//evil.example', '/app/dashboard'],
    ['https://evil.example/app/', '/app/dashboard'],
    ['/application', '/app/dashboard'],
    [null, '/app/dashboard'],
  ])('leads %j to %s', (asked, path) => {
    expect(returnPath(asked)).toBe(path);
  });
});
