import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import {
  contactMessage,
  mail,
  notification,
  notificationPreference,
  unaskedMessage,
} from '../database/schema/index.ts';

/** What becomes of the messages when somebody deletes their account. */
export const createMessageDeletion = () => ({
  /** Removes what we told the adopter and what they wrote to us; mail still waiting is not sent. */
  async forget(tx: Db, adopterId: number, email: string): Promise<void> {
    await tx.delete(notification).where(eq(notification.adopterId, adopterId));
    await tx.delete(notificationPreference).where(eq(notificationPreference.adopterId, adopterId));
    await tx.delete(unaskedMessage).where(eq(unaskedMessage.adopterId, adopterId));
    // What they wrote to the operator stands in a mail of the operator's, under their address.
    await tx.delete(mail).where(or(eq(mail.recipient, email), sql`${mail.data} ->> 'email' = ${email}`));
    await tx.delete(contactMessage).where(eq(contactMessage.email, email));
  },
});
