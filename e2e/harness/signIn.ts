import type { Seller } from './startServer.js';
import type { Visitor } from './Visitor.js';

/** Logs a seller in on the login page. */
export async function signIn(visitor: Visitor, { email, password }: Pick<Seller, 'email' | 'password'>): Promise<void> {
  await visitor.goTo('/login');
  await visitor.fill('Email', email);
  await visitor.fill('Password', password);
  await visitor.click('button', 'Log in');
  await visitor.sees('Welcome back!');
}
