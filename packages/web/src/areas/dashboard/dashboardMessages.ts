/** Dashboard messages that the specification fixes. */
export const dashboardMessages = {
  noActivity: 'No recent activity to show',
  failed: 'Unable to load dashboard data',
  loggedOut: 'Please log in to view your dashboard',
} as const;
