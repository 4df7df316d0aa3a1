import { ApiError } from '@rimba/api-client';
import { quoteKey } from '@rimba/api-client/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { UsedBotCheck } from '../bot-check/use-bot-check.tsx';
import { type CheckoutDraft, type CodeTicket, checkoutDrafts } from '../draft/index.ts';
import type { UsedCard } from '../payment/card/use-card.tsx';
import { eventFor, problemOf } from '../steps/answer-event.ts';
import { nextCheckout, startOfCheckout } from '../steps/checkout-machine.ts';
import type { CheckoutOrder } from '../steps/checkout-order.ts';
import type { CheckoutWay, Placed } from './checkout-way.ts';

interface CheckoutOptions {
  way: CheckoutWay;
  draft: Pick<CheckoutDraft, 'key' | 'proving' | 'unheard' | 'isSending' | 'ticket'>;
  check: UsedBotCheck;
  card: UsedCard;
  onMade: (placed: Placed) => void;
  /** The chosen method cannot be used any more. */
  onMethodGone: () => void;
  /** The service found fields wrong; they are shown where they are. */
  onWrongFields: (error: ApiError) => void;
}

/** The checkout's machine together with the calls that it makes. */
export function useCheckout({ way, draft, check, card, onMade, ...on }: CheckoutOptions) {
  const [state, dispatch] = useReducer(nextCheckout, draft, startOfCheckout);
  const [ticket, setTicket] = useState(draft.ticket);
  const [lastAsked, setLastAsked] = useState<'question' | 'code'>(draft.ticket?.code ? 'code' : 'question');
  const queryClient = useQueryClient();
  const ticketFor = ({ customer }: CheckoutOrder) => (ticket?.email === customer.email ? ticket : undefined);

  /** @param code A guest's; one that was typed and not refused is still good when something else stood in the order's way. */
  async function send(order: CheckoutOrder, code = ticketFor(order)?.code): Promise<void> {
    dispatch({ type: 'confirmed' });
    try {
      const own = ticketFor(order);
      const proof = own && { email: own.email, browser: own.browser, code: code ?? '' };
      const placed = await way.place({
        order,
        key: draft.key,
        cardToken: await card.take(),
        recaptchaToken: await check.take(),
        proof,
      });
      dispatch({ type: 'made', transactionId: placed.transactionId });
      // Before the page is left, which may be sooner than it is drawn again.
      checkoutDrafts.forget();
      // The payment takes the place of the checkout, not that of the question over it, which brought what this asks for.
      await import('@rimba/ui/close-by-back').then(({ backToPage }) => backToPage()).catch(() => undefined);
      onMade(placed);
    } catch (error) {
      const event = eventFor(error, order);
      if (event.type === 'codeRefused') setTicket(withCode(undefined));
      dispatch(event);
      if (event.type === 'differed') on.onMethodGone();
      if (event.type !== 'failed') void queryClient.invalidateQueries({ queryKey: quoteKey });
      if (error instanceof ApiError && error.errors.length > 0) on.onWrongFields(error);
    }
    check.renew();
  }

  /** Mails a code unless one is on its way to the same address; `again` mails another. */
  async function mailCode(order: CheckoutOrder, { again = false } = {}): Promise<void> {
    dispatch({ type: 'codeWanted' });
    setLastAsked(again ? 'code' : 'question');
    const known = ticketFor(order);
    if (known && !again) return dispatch({ type: 'codeMailed' });
    try {
      const mailed = await way.mailCode?.(order);
      setTicket(mailed);
      dispatch({ type: 'codeMailed' });
    } catch (error) {
      const problem = { ...problemOf(error), fate: 'unsent' } as const;
      dispatch(known ? { type: 'codeRefused', refusal: problem } : { type: 'failed', problem });
      if (error instanceof ApiError && error.errors.length > 0) on.onWrongFields(error);
    }
  }

  // A reload interrupted it.
  const [interrupted] = useState(state.step === 'sending' ? state.order : undefined);
  const resume = useEffectEvent((order: CheckoutOrder) => void send(order));
  useEffect(() => {
    if (interrupted) resume(interrupted);
  }, [interrupted]);

  return {
    state,
    dispatch,
    ticket,
    /** Whether the yes to an order sends it; otherwise it sends a code first. */
    isProven: (order: CheckoutOrder) => !way.mailCode || ticketFor(order)?.code !== undefined,
    /** The dialog that is open, or that what is under way was asked for in. */
    asking: state.step === 'enteringCode' ? 'code' : state.step === 'confirming' ? 'question' : lastAsked,
    mailCode,
    confirm: (order: CheckoutOrder) => {
      setLastAsked('question');
      return send(order);
    },
    prove: (order: CheckoutOrder, typed: string) => {
      setLastAsked('code');
      setTicket(withCode(typed));
      return send(order, typed);
    },
  };
}

const withCode = (code: string | undefined) => (ticket: CodeTicket | undefined) =>
  ticket && { ...ticket, code };
