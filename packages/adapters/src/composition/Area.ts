import type { AccountData } from '@listwright/application/accounts';
import type { AreaRoutes } from './AreaRoutes.js';
import type { Chore } from './Chore.js';
import type { Bind } from './provide.js';
import type { Token } from './Token.js';

/** What a business area contributes to a process. Nothing else of this package knows its parts. */
export interface Area {
  /** Offers its use cases, and the adapters of its ports. */
  readonly bindings?: (bind: Bind) => void;
  /** Its operations, and pages of its own where it has some. */
  readonly routes?: readonly AreaRoutes[];
  /** What it keeps of an account, for export and erasure. */
  readonly accountData?: readonly Token<AccountData>[];
  /** What is done again and again. */
  readonly chores?: readonly Chore[];
}
