import type { Schema } from '@rimba/api-client';
import { loadOutsideScript } from '../../outside-script.ts';
import { type CardDetails, cardOnWire } from './card-details.ts';
import { CardNotTaken } from './card-not-taken.ts';

type CardScript = Schema<'CardScript'>;

/** What the gateway's script puts on the page. */
interface CardGateway {
  getCardToken(
    card: ReturnType<typeof cardOnWire>,
    answer: { onSuccess: (answer: unknown) => void; onFailure: (answer: unknown) => void },
  ): void;
}

/** Turns a card into a token by the gateway's own script. @throws CardNotTaken */
export async function requestCardToken(script: CardScript, card: CardDetails): Promise<string> {
  const gateway = await loadGateway(script);
  return new Promise((resolve, reject) => {
    gateway.getCardToken(cardOnWire(card), {
      onSuccess: (answer) => {
        const token = fieldOf(answer, 'token_id');
        if (typeof token === 'string') resolve(token);
        else reject(new CardNotTaken('payment.provider_unavailable'));
      },
      onFailure: (answer) => {
        const isWrong = fieldOf(answer, 'validation_messages') !== undefined;
        reject(new CardNotTaken(isWrong ? 'payment.card_details_invalid' : 'payment.provider_unavailable'));
      },
    });
  });
}

async function loadGateway({ url, clientKey, environment }: CardScript): Promise<CardGateway> {
  const gateway = await loadOutsideScript(url, 'MidtransNew3ds', {
    id: 'midtrans-script',
    data: { clientKey, environment },
  }).catch(() => undefined);
  if (!isGateway(gateway)) throw new CardNotTaken('payment.provider_unavailable');
  return gateway;
}

const isGateway = (value: unknown): value is CardGateway =>
  typeof fieldOf(value, 'getCardToken') === 'function';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
