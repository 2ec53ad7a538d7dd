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
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('LoginScene', () => {
  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['maya', 'short', 'Invalid email address', 'Password must be at least 8 characters'],
  ])('refuses %j and %j without asking the server', (email, password, first, second) => {
    const server = new FakeServer();
    open(server);
    fill(email, password);
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.getByText(second)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.calls).toEqual([]);
  });

  it('waits visibly, welcomes and returns to the asked page', async () => {
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

  it('shows what the server says, else the fallback', async () => {
    open(new FakeServer().on(LOGIN, answers.problem(401, 'bad_credentials', 'Email or password is incorrect.')));
    fill('maya@himal.example', 'password1');
    await waitFor(() => expect(screen.getAllByText('Email or password is incorrect.').length).toBeGreaterThan(0));
    open(new FakeServer().on(LOGIN, { status: 500, body: {} }));
    fill('maya@himal.example', 'password1');
    await waitFor(() =>
      expect(screen.getAllByText('Login failed. Please check your credentials.').length).toBeGreaterThan(0),
    );
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
