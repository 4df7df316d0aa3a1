import type { Clock } from '../../clock/clock.ts';
import { dayMs } from '../../clock/day.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import { type Buyer, findAccount, renewalWindow, termEnd } from '../ledger/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { breakdownOf, breakdownOnWire, type PriceService, receiptLines } from '../price/index.ts';
import { renewPath, treesToRenew } from './renewal-link.ts';
import { listEndingTerms, markEndReminded } from './renewal-reminder.repository.ts';

/** Ends within so many days of the first are one reminder: it is the only one. */
const daysOfOneReminder = 7;

const batch = 200;

type Ending = Awaited<ReturnType<typeof listEndingTerms>>[number];
/** Terms told of together, the first end first. */
type Endings = readonly [Ending, ...Ending[]];

/** Tells whoever may go on with terms that these are about to end: their owner, and who gave them away. */
export function createRenewalReminderService({
  database,
  clock,
  mails,
  notifications,
  ownForest,
  prices,
}: {
  database: Database;
  clock: Clock;
  mails: MailService;
  notifications: NotificationService;
  ownForest: Pick<OwnForestService, 'remember'>;
  prices: Pick<PriceService, 'find'>;
}) {
  /** `giver` gave the reader what ends; `givenTo` is who has it from the reader. */
  async function tell(
    tx: Db,
    reader: Buyer,
    terms: Endings,
    { occasion, giver, givenTo }: { occasion: string; giver?: string | undefined; givenTo?: string },
  ): Promise<void> {
    const treeIds = treesToRenew(terms);
    await notifications.notify(tx, {
      adopterId: reader.id,
      category: 'rimba_renewal_reminder',
      data: { ...namedTrees(terms), ...(givenTo !== undefined && { name: givenTo }) },
      link: renewPath(treeIds),
      dedupeKey: `rimba_renewal_reminder:${occasion}`,
    });
    const to = provenAddress(reader);
    if (!to) return;
    await mails.enqueue(tx, {
      dedupeKey: `renewal:${occasion}`,
      to,
      template: 'renewalReminder',
      language: reader.language,
      data: {
        name: reader.name,
        count: terms.length,
        treeIds,
        ...endsOf(terms, clock.now()),
        ...(await prospectOf(tx, reader, terms)),
        ...(giver !== undefined && { giver }),
        ...(givenTo !== undefined && { givenTo }),
      },
    });
  }

  async function tellGivers(tx: Db, occasion: string, terms: Endings): Promise<void> {
    const untold = terms.filter((term) => !wasToldAsHolder(term));
    for (const [giverId, [first, ...more]] of Map.groupBy(untold, (term) => term.giverId)) {
      const giver = giverId === null ? undefined : await findAccount(tx, giverId);
      if (!giver || !first) continue;
      const about = { occasion: `${occasion}:${giver.id}`, givenTo: first.holder ?? '' };
      await tell(tx, giver, [first, ...more], about);
    }
  }

  /** The trees by name and by whose they are, what another year with them costs today, and whether their visit is late. */
  async function prospectOf(tx: Db, { id, language }: Pick<Buyer, 'id' | 'language'>, terms: Endings) {
    const ids = new Set(terms.map(({ treeId }) => treeId));
    const own = (await ownForest.remember(id, tx)).flatMap(({ tree }) => (ids.has(tree.tree.id) ? tree : []));
    const holders = new Map(own.map(({ tree, holder }) => [tree.id, holder]));
    const isOneName = new Set(holders.values()).size === 1;
    const late = own
      .flatMap(({ nextSurvey }) =>
        nextSurvey?.late ? { by: nextSurvey.by, why: nextSurvey.late.reason } : [],
      )
      .sort((one, other) => one.by.localeCompare(other.by));
    const [first] = late;
    const last = late.at(-1);
    const table = await prices.find(tx);
    const breakdown = table && breakdownOnWire(breakdownOf(table, terms.length), language);
    return {
      trees: terms.map(({ treeId, treeName: name, code, endsAt }) => {
        const holder = isOneName ? '' : holders.get(treeId);
        return { name, code, endsAt: endsAt.toISOString(), ...(holder && { holder }) };
      }),
      ...(breakdown && {
        price: { lines: receiptLines(breakdown, language), total: breakdown.finalPrice },
      }),
      ...(first && {
        late: {
          count: late.length,
          by: first.by,
          ...(last && last.by !== first.by && { lastBy: last.by }),
          isTold: late.some(({ why }) => why !== null),
        },
      }),
    };
  }

  return {
    /** One reminder for all terms of an account that end within some days. */
    async remindOfEnd(): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() + renewalWindow);
      const ending = await listEndingTerms(database.db, {
        now,
        until,
        withinDays: daysOfOneReminder,
        limit: batch,
      });
      for (const [first, ...more] of Map.groupBy(ending, ({ adopter }) => adopter.id).values()) {
        if (!first) continue;
        const terms: Endings = [first, ...more];
        const { adopter, endsAt } = first;
        const occasion = `${adopter.id}:${endsAt.toISOString()}`;
        await database.db.transaction(async (tx) => {
          await markEndReminded(
            tx,
            terms.map(({ id }) => id),
            now,
          );
          await tell(tx, adopter, terms, { occasion, giver: giverOf(terms) });
          await tellGivers(tx, occasion, terms);
        });
      }
    },
  };
}

/** Until it was accepted the giver was its owner, and reminded as such. */
const wasToldAsHolder = ({ claimedAt, endsAt }: Ending) =>
  claimedAt !== null && claimedAt.getTime() > endsAt.getTime() - renewalWindow;

/** When terms end, and in how many days; and when another year of them would, where that is one day. */
function endsOf(terms: Endings, now: Date) {
  const ends = terms.map(({ endsAt }) => endsAt.toISOString());
  const [endsAt = ''] = ends;
  const lastEndsAt = ends.at(-1) ?? endsAt;
  // After today, as pages count them.
  const daysLeft = Math.ceil((Date.parse(endsAt) - now.getTime()) / dayMs) - 1;
  return lastEndsAt === endsAt
    ? { endsAt, daysLeft, nextEndsAt: termEnd(new Date(endsAt)).toISOString() }
    : { endsAt, daysLeft, lastEndsAt };
}

/** Who gave what ends, where all of it came from one. */
function giverOf(terms: Endings): string | undefined {
  const [giver, ...others] = new Set(terms.map((term) => term.giver));
  return others.length === 0 && giver ? giver : undefined;
}
