import type { Language } from '@rimba/i18n';
import type { Static } from 'typebox';
import type { AdoptionServices } from '../adoption/adoption.services.ts';
import { certificateList } from '../adoption/certificate.schemas.ts';
import { transactionList } from '../adoption/transaction.schemas.ts';
import { wishtreeList } from '../adoption/wishtree.schemas.ts';
import type { Clock } from '../clock/clock.ts';
import { notificationList } from '../engagement/notification.schemas.ts';
import type { NotificationService } from '../engagement/notification.service.ts';
import type { PreferenceService } from '../engagement/preference.service.ts';
import type { Caller } from '../http/access-token.ts';
import { toDevice } from './device.schemas.ts';
import type { OwnData } from './export.schemas.ts';
import type { IdentityService } from './identity.service.ts';
import type { PictureStore } from './picture.ts';
import { toUser } from './user.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Hands adopters everything that is kept about them. */
export function createExportService({
  clock,
  identity,
  pictures,
  adoption,
  notifications,
  preferences,
}: {
  clock: Clock;
  identity: IdentityService;
  pictures: Pick<PictureStore, 'url'>;
  adoption: Pick<AdoptionServices, 'wishtree' | 'transactions' | 'certificates'>;
  notifications: NotificationService;
  preferences: PreferenceService;
}) {
  return {
    /** @throws Problem auth.user_not_found */
    async of({ id, sessionId }: Caller, language: Language): Promise<Static<typeof OwnData>> {
      const adopter = await identity.findAdopter(id);
      const devices = await identity.sessions.list(id);
      return {
        exportedAt: clock.now().toISOString(),
        user: toUser(adopter, pictures),
        devices: devices.map((row) => toDevice(row, sessionId)),
        wishtree: await everyPage(async (page) => {
          const query = wishtreeList.parse({ ...page, with: 'tree' });
          return (await adoption.wishtree.list(id, query)).entries;
        }),
        transactions: await everyPage(async (page) => {
          const query = transactionList.parse(page);
          return (await adoption.transactions.list(id, query, language)).transactions;
        }),
        certificates: await everyPage(async (page) => {
          const query = certificateList.parse(page);
          return (await adoption.certificates.list(id, query)).certificates;
        }),
        notifications: await everyPage(async (page) => {
          const query = notificationList.parse(page);
          return (await notifications.list(id, query, language)).notifications;
        }),
        preferences: await preferences.list(id),
      };
    },
  };
}

const limit = 100;

/** All rows of a list, page by page as anybody would read it. */
async function everyPage<Row>(
  read: (page: { page: string; limit: string }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const more = await read({ page: String(page), limit: String(limit) });
    rows.push(...more);
    if (more.length < limit) return rows;
  }
}
