import type { Language } from '@rimba/i18n';
import type { Db } from '../database/client.ts';
import type { MethodCode } from '../database/schema/index.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import type { CardScript } from './gateway-port.ts';
import {
  findPaymentMethod,
  findPaymentMethodByCode,
  listPaymentMethods,
  type PaymentMethodRow,
  setAvailable,
} from './payment-method.repository.ts';
import type { PaymentMethod, PaymentMethodGroup } from './payment-method.schemas.ts';

export type { PaymentMethodRow };
export type PaymentMethodService = ReturnType<typeof createPaymentMethodService>;

export function createPaymentMethodService({ db, cardScript }: { db: Db; cardScript: CardScript }) {
  const onWire = (row: PaymentMethodRow, language: Language): PaymentMethod => ({
    id: row.id,
    code: row.code,
    group: row.group,
    name: row.name[language],
    fee: { fixed: row.feeFixed, percent: row.feePercent / 100 },
    minimum: row.minimum,
    maximum: row.maximum,
    available: row.available,
    expiresInSeconds: row.expiresInSeconds,
    cardScript: row.group === 'card' ? cardScript : null,
  });

  return {
    /** Every method by group, those that cannot be used now included. @throws checkout.no_payment_methods */
    async groups(language: Language): Promise<PaymentMethodGroup[]> {
      const rows = await listPaymentMethods(db);
      if (!rows.some((row) => row.available)) throw new Problem('checkout.no_payment_methods');
      const groups = [...new Set(rows.map((row) => row.group))];
      return groups.map((group) => ({
        group,
        methods: rows.filter((row) => row.group === group).map((row) => onWire(row, language)),
      }));
    },

    all: (tx: Db) => listPaymentMethods(tx),

    /** @throws checkout.payment_method_not_found, checkout.invalid_payment_method */
    async usable(tx: Db, id: number): Promise<PaymentMethodRow> {
      return requireUsable(await findPaymentMethod(tx, id));
    },

    find: findPaymentMethod,

    byCode: (tx: Db, code: MethodCode) => findPaymentMethodByCode(tx, code),

    /** Offers a method to new payments, or no longer; what is open by it goes on. */
    offer: setAvailable,

    onWire,
  };
}

/** @throws checkout.payment_method_not_found, checkout.invalid_payment_method */
export function requireUsable(row: PaymentMethodRow | undefined): PaymentMethodRow {
  if (!row) throw new Problem('checkout.payment_method_not_found');
  if (!row.available) throw new Problem('checkout.invalid_payment_method');
  return row;
}

/** @throws checkout.required_fields for a card without its token */
export function requireCard({ group }: PaymentMethodRow, cardToken: string | undefined): void {
  if (group !== 'card' || cardToken) return;
  throw new Problem('checkout.required_fields', {
    errors: [fieldProblem('cardToken', 'request.field_required')],
  });
}

/** @throws checkout.amount_over_limit, checkout.invalid_payment_method */
export function checkAmount(method: PaymentMethodRow, amount: number): void {
  if (amount > method.maximum) throw new Problem('checkout.amount_over_limit');
  if (amount < method.minimum) throw new Problem('checkout.invalid_payment_method');
}
