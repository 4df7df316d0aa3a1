import type { Language } from '@rimba/i18n';
import type { Static } from 'typebox';
import type { AdoptionServices } from '../adoption/adoption.services.ts';
import { certificateList } from '../adoption/certificate/index.ts';
import { transactionList } from '../adoption/transaction/index.ts';
import { wishtreeList } from '../adoption/wishtree/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { PreferenceService } from '../engagement/message/index.ts';
import { type NotificationService, notificationList } from '../engagement/notification/index.ts';
import type { Caller } from '../http/access-token.ts';
import { toUser } from '../identity/adopter/index.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import { toApiKey } from '../identity/key/index.ts';
import type { PictureStore } from '../identity/picture/index.ts';
import { type SecurityRecord, securityEventList, toSecurityEvent } from '../identity/security/index.ts';
import { toDevice } from '../identity/session/index.ts';
import { toSignInWay } from '../identity/way/index.ts';
import type { OwnData } from './export.schemas.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Hands adopters everything that is kept about them. */
export function createExportService({
  clock,
  identity,
  security,
  pictures,
  adoption,
  notifications,
  preferences,
}: {
  clock: Clock;
  identity: IdentityService;
  security: Pick<SecurityRecord, 'own'>;
  pictures: Pick<PictureStore, 'url'>;
  adoption: Pick<AdoptionServices, 'wishtree' | 'transaction' | 'certificate'>;
  notifications: NotificationService;
  preferences: PreferenceService;
}) {
  return {
    /** @throws Problem auth.user_not_found */
    async of({ id, sessionId }: Caller, language: Language): Promise<Static<typeof OwnData>> {
      const adopter = await identity.findAdopter(id);
      const devices = await identity.sessions.list(id);
      const keys = await identity.keys.listAll(id);
      return {
        exportedAt: clock.now().toISOString(),
        user: toUser(adopter, pictures),
        devices: devices.map((row) => toDevice(row, sessionId)),
        signInWays: (await identity.ways.list(id)).map(toSignInWay),
        apiKeys: keys.map(toApiKey),
        securityEvents: await everyPage(async (page) => {
          const { rows } = await security.own(id, securityEventList.parse(page));
          return rows.map((row) => toSecurityEvent(row, keys));
        }),
        wishtree: await everyPage(async (page) => {
          const query = wishtreeList.parse({ ...page, with: 'tree' });
          return (await adoption.wishtree.list(id, query)).entries;
        }),
        transactions: await everyPage(async (page) => {
          const query = transactionList.parse(page);
          return (await adoption.transaction.transactions.list(id, query, language)).transactions;
        }),
        certificates: await everyPage(async (page) => {
          const query = certificateList.parse(page);
          return (await adoption.certificate.certificates.list(id, query)).certificates;
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
