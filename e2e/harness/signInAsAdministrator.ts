import type { Visitor } from './Visitor.js';

/** Logs the administrator of a test site in, in a browser where no one is logged in. */
export async function signInAsAdministrator(visitor: Visitor): Promise<void> {
  await visitor.goTo('/admin/login');
  await visitor.fill('Email', 'admin@example.com');
  await visitor.fill('Password', 'admin password');
  await visitor.click('button', 'Log in');
  await visitor.sees('Admin login successful');
}
