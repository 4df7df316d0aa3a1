import { takeDeletion } from '@rimba/auth';
import { keepsData } from '../../sign-in/keeps-data.ts';

export const leadIds = { greeting: 'login-greeting', deletion: 'login-deletion' } as const;

/**
 * The greeting gives way to thanks for who has just deleted their account, and to nothing where the browser keeps no
 * session and the page says so.
 */
export function fitLead(): void {
  const greeting = document.getElementById(leadIds.greeting);
  const deletion = document.getElementById(leadIds.deletion);
  if (!greeting || !deletion) return;
  deletion.hidden = !takeDeletion(window);
  greeting.hidden = !deletion.hidden || !keepsData();
}
