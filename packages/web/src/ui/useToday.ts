import { useState } from 'react';

/** The ISO date on which a screen was opened, in UTC as the server counts days. It stays while the screen is open. */
export function useToday(): string {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return today;
}
