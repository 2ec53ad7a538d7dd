/** What each standing of a claim is called, from the most urgent. */
export const claimStandings = {
  denied: { tone: 'bad', name: 'You deny it' },
  gap: { tone: 'warn', name: 'You say nothing' },
  edge: { tone: 'ok', name: 'Only you' },
  shared: { tone: 'info', name: 'Both' },
} as const;
