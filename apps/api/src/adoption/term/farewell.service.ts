import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import { type Buyer, findAccount } from '../ledger/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { passagesOf, toYearTree, yearFigures } from '../year/index.ts';
import { type EndedTerm, listEndedTerms } from './farewell.repository.ts';
import { renewPath, treesToRenew } from './renewal-link.ts';

export type FarewellService = ReturnType<typeof createFarewellService>;

/** Tells owners, and who gave to them, once that a term is over: what the trees did, and which may be adopted again. */
export function createFarewellService({
  mails,
  notifications,
  ownForest,
}: {
  mails: MailService;
  notifications: NotificationService;
  ownForest: Pick<OwnForestService, 'remember'>;
}) {
  /** What became of trees in the terms that have ended, in the figures of their year in review; and what is still owed. */
  async function outcomeOf(tx: Db, readerId: number, terms: readonly [EndedTerm, ...EndedTerm[]]) {
    const endsAt = terms[0].endsAt.toISOString();
    const ids = new Set(terms.map(({ treeId }) => treeId));
    const forest = await ownForest.remember(readerId, tx);
    const ended = passagesOf(forest).filter(
      (passage) =>
        passage.endsAt === endsAt && ids.has((passage.legs.at(-1) ?? passage.legs[0]).of.tree.tree.id),
    );
    const { grown, visits } = yearFigures(ended, ended.map(toYearTree));
    return {
      grown,
      visits,
      lost: terms.filter(({ condition }) => condition === 'dead').length,
      promised: forest.filter(
        ({ tree: { tree, state, lost } }) => ids.has(tree.id) && state === 'lost' && lost?.promised,
      ).length,
    };
  }

  /** @param givenTo where they were given away by whom it tells */
  async function tell(
    tx: Db,
    reader: Buyer,
    terms: readonly [EndedTerm, ...EndedTerm[]],
    givenTo?: string,
  ): Promise<void> {
    const { endsAt } = terms[0];
    const free = terms.filter(({ status }) => status === 'ready_to_adopt');
    const treeIds = treesToRenew(free);
    const gift = givenTo === undefined ? '' : `:${terms[0].adopterId}`;
    const occasion = `${reader.id}:${endsAt.toISOString()}${gift}`;
    await notifications.notify(tx, {
      adopterId: reader.id,
      category: 'rimba_term_ended',
      data: { ...namedTrees(terms), ...(givenTo !== undefined && { name: givenTo }) },
      link: free.length > 0 ? renewPath(treeIds) : pathTo('home'),
      dedupeKey: `rimba_term_ended:${occasion}`,
    });
    const to = provenAddress(reader);
    if (!to) return;
    const names = [...new Set(terms.map(({ treeName }) => treeName))];
    const replaced = terms.flatMap(({ replaces }) => replaces ?? []);
    await mails.enqueue(tx, {
      dedupeKey: `term-ended:${occasion}`,
      to,
      template: 'termEnded',
      language: reader.language,
      data: {
        ...(await outcomeOf(tx, reader.id, terms)),
        name: reader.name,
        count: terms.length,
        trees: list(names, reader.language),
        endsAt: endsAt.toISOString(),
        free: free.length,
        treeIds,
        ...(replaced.length > 0 && {
          replaced: { count: replaced.length, trees: list([...new Set(replaced)], reader.language) },
        }),
        ...(givenTo !== undefined && { givenTo }),
      },
    });
  }

  return {
    /** Of some terms that have just ended, those that nothing follows. */
    async tell(tx: Db, adoptionIds: readonly number[]): Promise<void> {
      const ended = await listEndedTerms(tx, adoptionIds);
      const occasions = Map.groupBy(ended, ({ adopterId, endsAt }) => `${adopterId}:${endsAt.getTime()}`);
      for (const [first, ...more] of occasions.values()) {
        const owner = first && (await findAccount(tx, first.adopterId));
        if (first && owner) await tell(tx, owner, [first, ...more]);
      }
      const gifts = ended.filter(({ giverId, adopterId }) => giverId !== null && giverId !== adopterId);
      const given = Map.groupBy(
        gifts,
        (term) => `${term.giverId}:${term.adopterId}:${term.endsAt.getTime()}`,
      );
      for (const [first, ...more] of given.values()) {
        if (!first || first.giverId === null || first.givenTo === null) continue;
        const giver = await findAccount(tx, first.giverId);
        if (giver) await tell(tx, giver, [first, ...more], first.givenTo);
      }
    },
  };
}
