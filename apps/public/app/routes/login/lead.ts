import { takeFarewell } from '@rimba/auth';
import { keepsData } from '../../sign-in/keeps-data.ts';

export const leadIds = { greeting: 'login-greeting', farewell: 'login-farewell' } as const;

/**
 * The greeting gives way to thanks for who has just deleted their account, and to nothing where the browser keeps no
 * session and the page says so.
 */
export function fitLead(): void {
  const greeting = document.getElementById(leadIds.greeting);
  const farewell = document.getElementById(leadIds.farewell);
  if (!greeting || !farewell) return;
  farewell.hidden = !takeFarewell(window);
  greeting.hidden = !farewell.hidden || !keepsData();
}
