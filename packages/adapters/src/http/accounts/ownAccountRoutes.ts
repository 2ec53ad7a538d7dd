import { DeleteAccount, ExportAccount } from '@listwright/application/accounts';
import type { ownAccountOperations } from '@listwright/application/contract';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { accountFile } from './accountFile.js';
import { forgetRefresh } from './refreshCookie.js';

export const ownAccountUseCases = {
  exportAccount: ExportAccount,
  deleteAccount: DeleteAccount,
};

export function ownAccountRoutes(use: Instances<typeof ownAccountUseCases>): Handlers<typeof ownAccountOperations> {
  return {
    exportAccount: async (_input, { actor, origin }) => {
      const account = await use.exportAccount.execute(actor, origin);
      return {
        fileName: `listwright_account_${account.at.toISOString().slice(0, 10)}.json`,
        contentType: 'application/json; charset=utf-8',
        chunks: accountFile(account),
      };
    },
    deleteAccount: async ({ body }, context) => {
      await use.deleteAccount.execute(context.actor, body.password, context.origin);
      forgetRefresh(context);
      context.message('Your account is deleted, with everything it held.');
      return {};
    },
  };
}
