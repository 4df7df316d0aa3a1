import { takeFarewell } from '@rimba/auth';

export const leadIds = { greeting: 'login-greeting', farewell: 'login-farewell' } as const;

/** Who has just deleted their account is thanked where others are greeted. */
export function sayFarewell(): void {
  const greeting = document.getElementById(leadIds.greeting);
  const farewell = document.getElementById(leadIds.farewell);
  if (!greeting || !farewell || !takeFarewell(window)) return;
  greeting.hidden = true;
  farewell.hidden = false;
}
