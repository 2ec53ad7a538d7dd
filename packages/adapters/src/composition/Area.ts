import type { AccountData } from '@listwright/application/accounts';
import type { JobKind } from '@listwright/application/jobs';
import type { AreaRoutes } from './AreaRoutes.js';
import type { Chore } from './Chore.js';
import type { Bind } from './provide.js';
import type { Token } from './Token.js';

/** What a business area contributes to a process. Nothing else of this package knows its parts. */
export interface Area {
  /** Binds its use cases, and the adapters of its ports. */
  readonly bindings?: (bind: Bind) => void;
  /** Its operations, and its own pages, if any. */
  readonly routes?: readonly AreaRoutes[];
  /** Its data of an account, for export and erasure. */
  readonly accountData?: readonly Token<AccountData>[];
  /** Its kinds of jobs. */
  readonly jobKinds?: readonly Token<JobKind>[];
  /** Its periodic work. */
  readonly chores?: readonly Chore[];
}
