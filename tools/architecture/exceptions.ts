interface Exception {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Imports that break the order of areas. The list may only become shorter: one that is not needed fails the test. */
export const exceptions: readonly Exception[] = [
  {
    from: 'packages/domain/src/accounts/User.ts',
    to: 'packages/domain/src/billing/index.ts',
    reason: 'An account carries the key of its plan, so that each request is checked with one read. Type only.',
  },
  {
    from: 'packages/application/src/shared/Actor.ts',
    to: '@listwright/domain/accounts',
    reason: 'Every use case is given who acts, with role and scopes. Types only.',
  },
  {
    from: 'packages/application/src/shared/Actor.ts',
    to: '@listwright/domain/billing',
    reason: 'Every use case is given who acts, with plan and limits. Types only.',
  },
  {
    from: 'packages/application/src/products/tidyBrief.ts',
    to: '@listwright/domain/listings',
    reason: 'Facts are read from the brief that a listing would have, so that both say the same.',
  },
];

/** Ports without a stand-in or a contract suite, each with its reason. The list may only become shorter. */
export const portsWithoutContract: Readonly<Record<string, string>> = {};
