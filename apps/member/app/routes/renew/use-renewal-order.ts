import type { Schema } from '@rimba/api-client';
import type { UsedBotCheck } from '@rimba/checkout/bot-check';
import { isMethodGone } from '@rimba/checkout/changes';
import type { UsedCard } from '@rimba/checkout/payment';
import { usePageAddress } from '@rimba/shell';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { placeRenewal } from '../../data/renewal.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import type { Renewable } from './renewable.ts';

interface RenewalOrderOptions {
  trees: readonly Renewable[];
  /** The new name on what is one's own; undefined while it stays. */
  holder: string | undefined;
  method: Schema<'PaymentMethod'> | undefined;
  quote: UseQueryResult<Schema<'Quote'>>;
  /** Whether a count says another price than the page showed. */
  differs: (quote: Schema<'Quote'>, methodId: string | null) => boolean;
  card: UsedCard;
  botCheck: UsedBotCheck;
  onMethodGone: () => void;
}

/**
 * From what is ticked to an order: a last look at what the service says now, then the order. Whatever differs from
 * what the page showed stops either; the page, counted anew, names it.
 */
export function useRenewalOrder(options: RenewalOrderOptions) {
  const { trees, holder, method, quote, differs, card, botCheck, onMethodGone } = options;
  const navigate = useNavigate();
  const address = usePageAddress();
  const sayFailure = useSayFailure();
  const [look, setLook] = useState<Schema<'Quote'>>();
  const [busy, setBusy] = useState(false);
  const keys = useRef(new Map<string, string>());

  /** The same order sent again is the same transaction. */
  const keyOf = (order: object) => {
    const signature = JSON.stringify(order);
    const key = keys.current.get(signature) ?? crypto.randomUUID();
    keys.current.set(signature, key);
    return key;
  };

  const tell = (error: unknown) => (isMethodGone(error) ? onMethodGone() : sayFailure(error));
  /** What the service says now, unless it is what the page has to name first. */
  async function count(paymentMethodId: number): Promise<Schema<'Quote'> | undefined> {
    const { data } = await quote.refetch({ throwOnError: true });
    if (!data || data.unavailable.length > 0) return undefined;
    return differs(data, String(paymentMethodId)) ? undefined : data;
  }

  async function review(): Promise<void> {
    if (!method || !card.isReady()) return;
    setBusy(true);
    try {
      setLook(await count(method.id));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  async function place({ breakdown }: Schema<'Quote'>, paymentMethodId: number): Promise<void> {
    const cardToken = await card.take();
    const agreed = {
      renews: trees.map(({ adoptionId }) => adoptionId),
      paymentMethodId,
      expectedTotal: breakdown.finalPrice,
      ...(holder !== undefined && { holder: holder.trim() }),
    };
    const recaptchaToken = await botCheck.take();
    const made = await placeRenewal(keyOf(agreed), {
      ...agreed,
      recaptchaToken,
      ...(cardToken !== undefined && { cardToken }),
    });
    if (made.payment?.redirectUrl) return window.location.replace(made.payment.redirectUrl);
    navigate(address({ page: 'transaction', params: { transactionId: made.id } }));
  }

  async function confirm(): Promise<void> {
    if (!look || !method) return;
    try {
      await place(look, method.id);
    } catch (error) {
      setLook(undefined);
      // What the page names itself needs no second word.
      const now = await count(method.id).catch(() => look);
      if (now || isMethodGone(error)) tell(error);
    } finally {
      botCheck.renew();
    }
  }

  return { look, busy, review, confirm, withdraw: () => setLook(undefined) };
}
