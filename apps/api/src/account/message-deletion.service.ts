import { deleteContactMessages } from '../contact/index.ts';
import type { Db } from '../database/client.ts';
import { deleteMails } from '../engagement/mail/index.ts';
import { deletePreferences, deleteUnasked } from '../engagement/message/index.ts';
import { deleteNotifications } from '../engagement/notification/index.ts';

/** What becomes of the messages when somebody deletes their account. */
export const createMessageDeletion = () => ({
  /** Removes what we told the adopter and what they wrote to us; mail still waiting is not sent. */
  async forget(tx: Db, adopterId: number, email: string): Promise<void> {
    await deleteNotifications(tx, adopterId);
    await deletePreferences(tx, adopterId);
    await deleteUnasked(tx, adopterId);
    await deleteMails(tx, email);
    await deleteContactMessages(tx, email);
  },
});
