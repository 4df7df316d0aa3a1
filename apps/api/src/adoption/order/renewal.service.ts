import type { Language } from '@rimba/i18n';
import { list } from '@rimba/i18n/format';
import type { Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { shownHolder } from '../certificate/index.ts';
import { findAccount, findLastPaid, listRenewedTerms } from '../ledger/index.ts';
import type { OrderBody, TransactionBody } from './order.schemas.ts';

export type RenewalService = ReturnType<typeof createRenewalService>;

/** Orders that go on with terms: whoever renews is asked for nothing that is known. */
export function createRenewalService({ db }: { db: Db }) {
  return {
    /** The whole order that a renewal is: what it does not say is as it was. */
    async complete(
      adopterId: number,
      { renews = [], paymentMethodId, expectedTotal, cardToken, recaptchaToken }: TransactionBody,
      language: Language,
    ): Promise<OrderBody> {
      const terms = await listRenewedTerms(db, adopterId, [...new Set(renews)]);
      const [account, last] = await Promise.all([findAccount(db, adopterId), findLastPaid(db, adopterId)]);
      if (!account) throw new Problem('auth.adopter_not_found');
      const { name, email, phone, adopterType, publicName } = account;
      const holders = new Set(terms.map(({ holder, holderDisplay }) => shownHolder(holder, holderDisplay)));
      return {
        treeIds: terms.map(({ treeId }) => treeId),
        renewals: terms.map(({ treeId, adoptionId }) => ({ treeId, adoptionId })),
        customer: last?.customer ?? {
          firstName: name,
          lastName: '',
          email: email ?? '',
          phone: phone ?? '',
          adopterType,
        },
        holder: list([...holders], language),
        publicName,
        paymentMethodId: paymentMethodId ?? null,
        expectedTotal,
        recaptchaToken,
        ...(cardToken === undefined ? {} : { cardToken }),
      };
    },
  };
}
