import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import { type Buyer, findAccount } from '../ledger/index.ts';
import { type EndedTerm, listEndedTerms, listSurveysUntil } from './farewell.repository.ts';
import { termOutcome } from './farewell.rules.ts';

export type FarewellService = ReturnType<typeof createFarewellService>;

/** Tells holders once that a term is over: what their trees did, and which may be adopted again. */
export function createFarewellService({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  async function tell(tx: Db, holder: Buyer, terms: readonly [EndedTerm, ...EndedTerm[]]): Promise<void> {
    const { endsAt } = terms[0];
    const free = terms.filter(({ status }) => status === 'ready_to_adopt');
    const { treeId } = free[0] ?? terms[0];
    const occasion = `${holder.id}:${endsAt.toISOString()}`;
    await notifications.notify(tx, {
      adopterId: holder.id,
      category: 'rimba_term_ended',
      data: { treeCount: terms.length },
      link: free.length ? `${pathTo('renew')}?tree=${treeId}` : pathTo('home'),
      dedupeKey: `rimba_term_ended:${occasion}`,
    });
    const to = provenAddress(holder);
    if (!to) return;
    const ids = terms.map((term) => term.treeId);
    const names = [...new Set(terms.map(({ name }) => name))];
    await mails.enqueue(tx, {
      dedupeKey: `term-ended:${occasion}`,
      to,
      template: 'termEnded',
      language: holder.language,
      data: {
        ...termOutcome(terms, await listSurveysUntil(tx, ids, endsAt)),
        name: holder.name,
        count: terms.length,
        trees: list(names, holder.language),
        endsAt: endsAt.toISOString(),
        free: free.length,
        treeId,
      },
    });
  }

  return {
    /** Of some terms that have just ended, those that nothing follows. */
    async tell(tx: Db, adoptionIds: readonly number[]): Promise<void> {
      const ended = await listEndedTerms(tx, adoptionIds);
      const occasions = Map.groupBy(ended, ({ adopterId, endsAt }) => `${adopterId}:${endsAt.getTime()}`);
      for (const [first, ...more] of occasions.values()) {
        const holder = first && (await findAccount(tx, first.adopterId));
        if (first && holder) await tell(tx, holder, [first, ...more]);
      }
    },
  };
}
