import { type Ending, takeDeletion, takeEnding } from '@rimba/auth';
import { keepsData } from '../../sign-in/keeps-data.ts';

export const leadIds = {
  greeting: 'login-greeting',
  deletion: 'login-deletion',
  back: 'login-back',
} as const;
export const endingId = (ending: Ending) => `login-ended-${ending}`;

/**
 * The greeting gives way to thanks for who has just deleted their account, and to nothing where the browser keeps no
 * session and the page says so. Whose session ended reads why in place of being sent here.
 */
export function fitLead(): void {
  const greeting = document.getElementById(leadIds.greeting);
  const deletion = document.getElementById(leadIds.deletion);
  if (!greeting || !deletion) return;
  deletion.hidden = !takeDeletion(window);
  greeting.hidden = !deletion.hidden || !keepsData();
  const ending = takeEnding(window);
  const why = ending && document.getElementById(endingId(ending));
  if (!why) return;
  why.hidden = false;
  const back = document.getElementById(leadIds.back);
  if (back) back.hidden = true;
}
