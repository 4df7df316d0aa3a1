import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Adopter } from '../adopter/index.ts';
import type { KeyRow } from './key.repository.ts';

export type KeyNews = ReturnType<typeof createKeyNews>;

/** Tells the owner of an account of keys that were made and ended: who did not do it finds out by this. */
export function createKeyNews({
  mails,
  notifications,
}: {
  mails: Pick<MailService, 'enqueue'>;
  notifications: Pick<NotificationService, 'notify'>;
}) {
  const about = ({ language, email, name, emailVerifiedAt }: Adopter, key: KeyRow, dedupeKey: string) => ({
    mail: { dedupeKey, to: email ?? '', language },
    data: { ...(emailVerifiedAt && { name }), key: key.name },
  });

  const notice = (tx: Db, adopterId: number, what: 'made' | 'ended', dedupeKey: string) =>
    notifications.notify(tx, {
      adopterId,
      category: `rimba_key_${what}`,
      data: {},
      link: `${pathTo('profile')}#keys`,
      dedupeKey,
    });

  return {
    async made(tx: Db, owner: Adopter, key: KeyRow): Promise<void> {
      const dedupeKey = `key-made:${key.id}`;
      const { mail, data } = about(owner, key, dedupeKey);
      await notice(tx, owner.id, 'made', dedupeKey);
      await mails.enqueue(tx, {
        ...mail,
        template: 'keyMade',
        data: { ...data, scopes: key.scopes, madeAt: key.createdAt.toISOString() },
      });
    },

    async ended(tx: Db, owner: Adopter, key: KeyRow, at: Date): Promise<void> {
      const dedupeKey = `key-ended:${key.id}`;
      const { mail, data } = about(owner, key, dedupeKey);
      await notice(tx, owner.id, 'ended', dedupeKey);
      await mails.enqueue(tx, {
        ...mail,
        template: 'keyEnded',
        data: { ...data, endedAt: at.toISOString() },
      });
    },
  };
}
