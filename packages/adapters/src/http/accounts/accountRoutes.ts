import {
  LogIn,
  LogOut,
  type OpenSession,
  RefreshSession,
  RegisterAccount,
  UpdateProfile,
} from '@listwright/application/accounts';
import { SESSION_DAYS } from '@listwright/application/accounts';
import type { accountsContract } from '@listwright/application/contract';
import { lacksRequiredTotp } from '@listwright/domain/accounts';
import { keys } from '../../composition/keys.js';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import type { CallContext } from '../HttpContext.js';
import { profileView, userView } from './accountViews.js';
import { ownProfile, profileUseCases } from './ownProfile.js';
import { apiKeyRoutes, apiKeyUseCases } from './apiKeyRoutes.js';
import { ownAccountRoutes, ownAccountUseCases } from './ownAccountRoutes.js';
import { passwordRoutes, passwordUseCases } from './passwordRoutes.js';
import { forgetRefresh, keepRefresh, refreshOf } from './refreshCookie.js';
import { sessionRoutes, sessionUseCases } from './sessionRoutes.js';
import { totpRoutes, totpUseCases } from './totpRoutes.js';
import { verificationRoutes, verificationUseCases } from './verificationRoutes.js';

export const accountUseCases = {
  ...passwordUseCases,
  ...sessionUseCases,
  ...apiKeyUseCases,
  ...ownAccountUseCases,
  ...totpUseCases,
  ...verificationUseCases,
  ...profileUseCases,
  register: RegisterAccount,
  logIn: LogIn,
  refresh: RefreshSession,
  logOut: LogOut,
  updateProfile: UpdateProfile,
  adminTotp: keys.AdminTotp,
};

export function accountRoutes(use: Instances<typeof accountUseCases>): Handlers<typeof accountsContract> {
  const openSession = (session: OpenSession, refresh: 'cookie' | 'body', context: CallContext<undefined>) => {
    const { user, token, refreshToken } = session;
    const view = { token, user: userView(user, lacksRequiredTotp(user, use.adminTotp)) };
    if (refresh === 'body') return { ...view, refresh_token: refreshToken };
    keepRefresh(context, refreshToken, SESSION_DAYS);
    return view;
  };
  return {
    register: async ({ body }, { origin }) => {
      const { email, password, full_name, company_name, phone } = body;
      const input = { email, password, fullName: full_name, companyName: company_name, phone };
      const { user, token } = await use.register.execute(input, origin);
      return { user: userView(user, lacksRequiredTotp(user, use.adminTotp)), token };
    },
    login: async ({ body }, context) =>
      openSession(await use.logIn.execute(body, context.origin), body.refresh, context),
    refresh: async ({ body }, context) => {
      const inBody = body.refresh_token !== undefined;
      const session = await use.refresh.execute(body.refresh_token ?? refreshOf(context));
      return openSession(session, inBody ? 'body' : 'cookie', context);
    },
    logout: async ({ body }, context) => {
      await use.logOut.execute(
        { token: context.bearer, refreshToken: body.refresh_token ?? refreshOf(context) },
        context.origin,
      );
      forgetRefresh(context);
      return {};
    },
    me: async (_input, { actor }) => ownProfile(use, actor),
    updateProfile: async ({ body }, { actor, origin, message }) => {
      const { full_name, name, company_name, phone, email } = body;
      const change = defined({ fullName: full_name ?? name, companyName: company_name, phone, email });
      const profile = await use.updateProfile.execute(actor, change, origin);
      message('Profile updated successfully');
      return profileView(profile, await use.readSubscription.execute(actor));
    },
    ...passwordRoutes(use),
    ...totpRoutes(use),
    ...verificationRoutes(use),
    ...sessionRoutes(use),
    ...apiKeyRoutes(use),
    ...ownAccountRoutes(use),
  };
}

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
