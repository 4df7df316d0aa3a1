import type { Language } from '@rimba/i18n';
import { list } from '@rimba/i18n/format';
import type { Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { shownHolder } from '../certificate/index.ts';
import { findAccount, listOwnedTerms, type OwnedTerm, renewedTerms } from '../ledger/index.ts';
import type { CompleteOrder, TransactionBody } from './order.schemas.ts';
import { renewedHolder } from './order-body.rules.ts';

export type RenewalService = ReturnType<typeof createRenewalService>;

/** Orders that go on with terms: whoever renews is asked for nothing that is known. */
export function createRenewalService({ db }: { db: Db }) {
  return {
    /** The whole order that a renewal is: what it does not say is as it was. */
    async complete(adopterId: number, body: TransactionBody, language: Language): Promise<CompleteOrder> {
      const { renews = [], paymentMethodId, expectedTotal, cardToken, recaptchaToken = '' } = body;
      const renewed = renewedHolder(body);
      const named = [...new Set(renews)];
      const terms = renewedTerms(await listOwnedTerms(db, named), adopterId, named);
      const account = await findAccount(db, adopterId);
      if (!account) throw new Problem('auth.adopter_not_found');
      const { name, email, phone, adopterType, publicName } = account;
      // What was given stays in the name it was given to.
      const renamed = (term: OwnedTerm) => (term.giftId === null ? renewed : null);
      const names = terms.map((term) => renamed(term) ?? shownHolder(term.holder, term.holderDisplay));
      return {
        treeIds: terms.map(({ treeId }) => treeId),
        renewals: terms.map((term) => ({
          treeId: term.treeId,
          adoptionId: term.adoptionId,
          holder: renamed(term),
        })),
        // Whose account it is pays, as mails and statement say; an earlier order may have named somebody else.
        customer: { firstName: name, lastName: '', email: email ?? '', phone: phone ?? '', adopterType },
        holder: list([...new Set(names)], language),
        publicName,
        paymentMethodId: paymentMethodId ?? null,
        expectedTotal,
        recaptchaToken,
        ...(cardToken === undefined ? {} : { cardToken }),
      };
    },
  };
}
