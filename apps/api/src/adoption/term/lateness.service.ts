import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { lateness, listDelays } from '../../forest/survey/index.ts';
import { findMailReader } from '../../identity/adopter/index.ts';
import {
  type LateTerm,
  listUntoldLate,
  listUntoldWords,
  markLateTold,
  markWordTold,
} from './lateness.repository.ts';

const batch = 1_000;

type Word = { by: string; group: string; reason: string | null };

/**
 * What holds of all trees that one notification tells of: the day they were due by, or the first and last of several, and
 * their community's word.
 * @param trees the first due first
 */
function commonWord(trees: readonly Word[]) {
  const [first] = trees;
  if (!first) return {};
  const { by, group, reason } = first;
  const last = trees.at(-1)?.by;
  const isOfAll = trees.every((other) => other.group === group && other.reason === reason);
  return { ...(last === by ? { by } : { dueFrom: by, dueUntil: last }), ...(isOfAll && { group, reason }) };
}

/** What adopters are told of late surveys: that they are, and why, where the community says so only after that. */
const news = {
  late: { list: listUntoldLate, mark: markLateTold, wasTold: false, key: 'late' },
  word: { list: listUntoldWords, mark: markWordTold, wasTold: true, key: 'late-word' },
} as const;
type News = (typeof news)[keyof typeof news];

const byDue = (terms: readonly LateTerm[]) => Map.groupBy(terms, ({ nextSurveyDue }) => nextSurveyDue);
const idsOf = (terms: readonly LateTerm[]) => terms.map(({ id }) => id);

/**
 * Watches the promise of a visit every three to six months: a survey that is late is told once, and so is the word of
 * its community.
 */
export function createLatenessService({
  database,
  clock,
  mails,
  notifications,
  lateReplacements,
}: {
  database: Database;
  clock: Clock;
  mails: MailService;
  notifications: NotificationService;
  lateReplacements: { tell(): Promise<void> };
}) {
  async function tellOne(
    tx: Db,
    adopterId: number,
    terms: readonly LateTerm[],
    today: string,
    { mark, wasTold, key }: News,
  ): Promise<void> {
    const marked = new Set<number>();
    for (const [due, of] of byDue(terms)) {
      for (const id of await mark(tx, idsOf(of), due)) marked.add(id);
    }
    // Who took on a tree that was late already has seen so, and is told nothing.
    const own = terms.filter(
      ({ id, startsAt, nextSurveyDue }) => marked.has(id) && wibDate(startsAt) <= nextSurveyDue,
    );
    const [first] = own;
    if (!first) return;
    const occasion = `${first.id}:${first.nextSurveyDue}`;
    const delays = await listDelays(tx, [...new Set(own.map(({ communityId }) => communityId))]);
    const trees = own.map((term) => {
      const {
        days = 1,
        reason = null,
        askedOn = null,
      } = lateness(term, delays.get(term.communityId) ?? [], today) ?? {};
      const { code, treeName: localName, treeId, communityName: group, nextSurveyDue: by } = term;
      return { code, localName, treeId, group, by, days, reason, askedOn };
    });
    if (!wasTold) {
      const explained = own.filter((_, i) => trees[i]?.reason);
      for (const [due, of] of byDue(explained)) await markWordTold(tx, idsOf(of), due);
    }
    await notifications.notify(tx, {
      adopterId,
      category: 'rimba_survey_late',
      data: { ...namedTrees(own), ...commonWord(trees), ...(wasTold && { wasTold }) },
      link: own.length === 1 ? pathTo('tree', { treeId: first.treeId }) : pathTo('home'),
      dedupeKey: `rimba_survey_${key}:${occasion}`,
    });
    const reader = await findMailReader(tx, adopterId);
    if (!reader) return;
    await mails.enqueue(tx, {
      dedupeKey: `survey-${key}:${occasion}`,
      to: reader.email,
      template: 'surveyLate',
      language: reader.language,
      data: { name: reader.name, trees, ...(wasTold && { wasTold }) },
    });
  }

  async function tell(what: News): Promise<void> {
    for (;;) {
      const now = clock.now();
      const today = wibDate(now);
      const rows = await what.list(database.db, now, today, batch);
      if (!rows.length) return;
      for (const [adopterId, terms] of Map.groupBy(rows, (row) => row.adopterId)) {
        await database.db.transaction((tx) => tellOne(tx, adopterId, terms, today, what));
      }
    }
  }

  return {
    async tellLate(): Promise<void> {
      await tell(news.late);
      await tell(news.word);
      await lateReplacements.tell();
    },
  };
}
