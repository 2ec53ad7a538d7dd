import type {
  LogIn,
  LogOut,
  OpenSession,
  ReadProfile,
  RefreshSession,
  RegisterAccount,
  UpdateProfile,
} from '@listwright/application/accounts';
import { SESSION_DAYS } from '@listwright/application/accounts';
import type { accountsContract } from '@listwright/application/contract';
import type { Handlers } from '../bindContract.js';
import type { CallContext } from '../HttpContext.js';
import { userView } from './userView.js';

const REFRESH_COOKIE = 'listwright_refresh';
const COOKIE = { path: '/api/auth', maxAgeSeconds: SESSION_DAYS * 86_400 };

export interface AccountUseCases {
  readonly register: RegisterAccount;
  readonly logIn: LogIn;
  readonly refresh: RefreshSession;
  readonly logOut: LogOut;
  readonly readProfile: ReadProfile;
  readonly updateProfile: UpdateProfile;
}

export function accountRoutes(use: AccountUseCases): Handlers<typeof accountsContract> {
  return {
    register: async ({ body }, { origin }) => {
      const { email, password, full_name, company_name, phone } = body;
      const input = { email, password, fullName: full_name, companyName: company_name, phone };
      const { user, token } = await use.register.execute(input, origin);
      return { user: userView(user), token };
    },
    login: async ({ body }, context) =>
      sessionView(await use.logIn.execute(body, context.origin), body.refresh, context),
    refresh: async ({ body }, context) => {
      const inBody = body.refresh_token !== undefined;
      const session = await use.refresh.execute(body.refresh_token ?? context.cookies.get(REFRESH_COOKIE));
      return sessionView(session, inBody ? 'body' : 'cookie', context);
    },
    logout: async ({ body }, { bearer, cookies }) => {
      await use.logOut.execute({ token: bearer, refreshToken: body.refresh_token ?? cookies.get(REFRESH_COOKIE) });
      cookies.set(REFRESH_COOKIE, null, { ...COOKIE, maxAgeSeconds: 0 });
      return {};
    },
    me: async (_input, { actor }) => ({ user: userView(await use.readProfile.execute(actor)) }),
    updateProfile: async ({ body }, { actor, say }) => {
      const { full_name, name, company_name, phone } = body;
      const user = await use.updateProfile.execute(
        actor,
        defined({ fullName: full_name ?? name, companyName: company_name, phone }),
      );
      say('Profile updated successfully');
      return { user: userView(user) };
    },
  };
}

function sessionView(session: OpenSession, refresh: 'cookie' | 'body', context: CallContext<undefined>) {
  const view = { token: session.token, user: userView(session.user) };
  if (refresh === 'body') return { ...view, refresh_token: session.refreshToken };
  context.cookies.set(REFRESH_COOKIE, session.refreshToken, COOKIE);
  return view;
}

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
