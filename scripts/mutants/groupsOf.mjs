const BAR = 85;
/** What loses money or lets strangers in: a higher bar, and the files it holds for. */
const STRICT_BAR = 95;
const STRICT = {
  quota: /\/billing\/(?:Quota\w*|limitInForce|Read\w*|quotaExceeded)\.ts$/,
  payments: /\/billing\/(?:payments|subscriptions|events|invoices)\//,
  authorisation: /\/accounts\/(?:Authenticate|ApiScope|apiKeys\/\w+|accountErrors)\.ts$/,
  sessions: /\/accounts\/(?:sessions\/|SessionOpener|RefreshSession|Log(?:In|Out)|loginRules)/,
  bulk: /\/(?:bulk|jobs)\//,
};

/** The groups whose score a file counts for: its area in its layer, and those with the higher bar. */
export function groupsOf(file) {
  const [, layer = '', area = ''] = /packages\/(\w+)\/src\/([^/]+)\//.exec(file) ?? [];
  const strict = Object.keys(STRICT).filter((name) => STRICT[name].test(file));
  return [{ name: `${layer} ${area}`, bar: BAR }, ...strict.map((name) => ({ name, bar: STRICT_BAR }))];
}

/** Whether a name is that of a group with the higher bar; its files are those that count for it. */
export function isStrict(name) {
  return Object.hasOwn(STRICT, name);
}
