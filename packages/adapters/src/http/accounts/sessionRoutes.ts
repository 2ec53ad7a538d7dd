import { EndOtherSessions, EndSession, ListSessions } from '@listwright/application/accounts';
import type { sessionOperations } from '@listwright/application/contract';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { sessionView } from './accountViews.js';

export const sessionUseCases = {
  listSessions: ListSessions,
  endSession: EndSession,
  endOtherSessions: EndOtherSessions,
};

export function sessionRoutes(use: Instances<typeof sessionUseCases>): Handlers<typeof sessionOperations> {
  return {
    sessions: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.listSessions.execute(actor, query);
      return { sessions: items.map((session) => sessionView(session, actor)), total, next_cursor: nextCursor };
    },
    endSession: async ({ params }, { actor, origin, message }) => {
      await use.endSession.execute(actor, params.id, origin);
      message('That session is signed out.');
      return {};
    },
    endOtherSessions: async (_input, { actor, origin, message }) => {
      const ended = await use.endOtherSessions.execute(actor, origin);
      message('Everywhere else you are signed out.');
      return { ended };
    },
  };
}
