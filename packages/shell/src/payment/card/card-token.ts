import type { Schema } from '@rimba/api-client';
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
  const gateway = await loadScript(script);
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

let loading: Promise<CardGateway> | undefined;

/** The script is fetched when the first card is paid with; after a failure, it is tried again. */
function loadScript(script: CardScript): Promise<CardGateway> {
  loading ??= fetchScript(script).catch((failure) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

function fetchScript({ url, clientKey, environment }: CardScript): Promise<CardGateway> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.id = 'midtrans-script';
    element.src = url;
    Object.assign(element.dataset, { clientKey, environment });
    const fail = () => {
      element.remove();
      reject(new CardNotTaken('payment.provider_unavailable'));
    };
    element.onerror = fail;
    element.onload = () => {
      const gateway: unknown = Reflect.get(window, 'MidtransNew3ds');
      if (isGateway(gateway)) resolve(gateway);
      else fail();
    };
    document.head.append(element);
  });
}

const isGateway = (value: unknown): value is CardGateway =>
  typeof fieldOf(value, 'getCardToken') === 'function';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
