import type { Language } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { dayMs } from '../../clock/day.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService, UnaddressedMail } from '../../engagement/mail/index.ts';
import { recordUnasked } from '../../engagement/message/index.ts';
import type { NewNotification, NotificationService } from '../../engagement/notification/index.ts';
import { leadOf } from '../../forest/news/index.ts';
import { findMailReader } from '../../identity/adopter/index.ts';
import { type PatronLimitsService, patronRanks } from '../ranking/index.ts';
import { newSeason } from './season.rules.ts';
import {
  listNearRank,
  listNewsReaders,
  listUntoldNotes,
  listUntoldOf,
  type UntoldNote,
} from './tidings.repository.ts';

const batch = 200;
/** How long a note is news, in days; how many one mail tells; how few trees below a rank are a step. */
const freshDays = 30;
const mostNotes = 3;
const step = 3;

type Tiding = {
  adopterId: number;
  /** Each is told with this one and never again. */
  occasions: readonly [string, ...string[]];
  notice: Pick<NewNotification, 'data' | 'link'> & {
    category: 'rimba_forest_news' | 'rimba_season' | 'rimba_patron_step';
  };
  mail: (of: { name: string; language: Language; dedupeKey: string }) => UnaddressedMail;
};

/** What happens in the forest between surveys: each thing once, one of them a week at most, and the least of it last. */
export function createTidingsService({
  database,
  clock,
  mails,
  notifications,
  patronLimits,
}: {
  database: Database;
  clock: Clock;
  mails: MailService;
  notifications: NotificationService;
  patronLimits: PatronLimitsService;
}) {
  async function tell(tx: Db, { adopterId, occasions, notice, mail }: Tiding): Promise<void> {
    const { category } = notice;
    const toldAt = clock.now();
    for (const occasion of occasions) {
      if (!(await recordUnasked(tx, { adopterId, category, occasion, toldAt }))) return;
    }
    const dedupeKey = `${category}:${adopterId}:${occasions[0]}`;
    await notifications.notify(tx, { ...notice, adopterId, dedupeKey });
    const reader = await findMailReader(tx, adopterId);
    if (!reader) return;
    const { name, language, email: to } = reader;
    await mails.enqueue(tx, { ...mail({ name, language, dedupeKey }), to, language });
  }

  const tellAll = async (due: readonly Tiding[]) => {
    for (const one of due) await database.db.transaction((tx) => tell(tx, one));
  };

  async function tellSeason(): Promise<void> {
    const begun = newSeason(wibDate(clock.now()));
    if (!begun) return;
    const { season, occasion } = begun;
    const category = 'rimba_season';
    const readers = () => listUntoldOf(database.db, { category, occasion }, clock.now(), batch);
    for (let ids = await readers(); ids.length; ids = await readers()) {
      await tellAll(
        ids.map((adopterId) => ({
          adopterId,
          occasions: [occasion],
          notice: { category, data: { season }, link: pathTo('home') },
          mail: ({ name, dedupeKey }) => ({ dedupeKey, template: 'season', data: { name, season } }),
        })),
      );
    }
  }

  const toNews = (adopterId: number, notes: readonly [UntoldNote, ...UntoldNote[]]): Tiding => {
    const [newest, ...older] = notes;
    return {
      adopterId,
      occasions: [String(newest.id), ...older.map(({ id }) => String(id))],
      notice: {
        category: 'rimba_forest_news',
        data: { treeCount: notes.length },
        link: notes.length === 1 ? pathTo('newsNote', { newsId: newest.id }) : pathTo('news'),
      },
      mail: ({ name, language, dedupeKey }) => ({
        dedupeKey,
        template: 'forestNews',
        data: {
          name,
          notes: notes.slice(0, mostNotes).map(({ id, title, text, date, author, communityName }) => ({
            id,
            title: title[language],
            lead: leadOf(text?.[language] ?? ''),
            date,
            author,
            group: communityName,
          })),
        },
      }),
    };
  };

  async function tellNews(): Promise<void> {
    const now = clock.now();
    const days = { from: wibDate(new Date(now.getTime() - freshDays * dayMs)), today: wibDate(now) };
    const readers = () => listNewsReaders(database.db, days, now, batch);
    for (let ids = await readers(); ids.length; ids = await readers()) {
      for (const adopterId of ids) {
        await database.db.transaction(async (tx) => {
          const [newest, ...older] = await listUntoldNotes(tx, adopterId, days, now);
          if (newest) await tell(tx, toNews(adopterId, [newest, ...older]));
        });
      }
    }
  }

  async function tellSteps(): Promise<void> {
    const limits = await patronLimits.inForce();
    for (const rank of patronRanks) {
      const below = limits[rank];
      const near = () =>
        listNearRank(database.db, { rank, from: Math.max(1, below - step), below }, clock.now(), batch);
      for (let due = await near(); due.length; due = await near()) {
        await tellAll(
          due.map(({ adopterId, trees }) => ({
            adopterId,
            occasions: [rank],
            notice: {
              category: 'rimba_patron_step',
              data: { treeCount: below - trees },
              link: pathTo('adopters'),
            },
            mail: ({ name, dedupeKey }) => ({
              dedupeKey,
              template: 'patronStep',
              data: { name, rank, trees, missing: below - trees },
            }),
          })),
        );
      }
    }
  }

  return {
    async tellTidings(): Promise<void> {
      await tellSeason();
      await tellNews();
      await tellSteps();
    },
  };
}
