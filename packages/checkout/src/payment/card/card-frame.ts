import type { Schema } from '@rimba/api-client';
import { cardFramePath } from '@rimba/paths';
import type { CardOnWire } from './card-details.ts';

/** What came of a card in the frame: a token or a refusal in the payment gateway's own words, as JSON, or neither. */
export interface CardTold {
  readonly outcome: 'taken' | 'refused' | 'unreachable';
  readonly answer: string;
}

const unreachable: CardTold = { outcome: 'unreachable', answer: 'null' };
const longestWaitMs = 30_000;

/** Hands a card to the payment gateway's script in a frame that lives as long as the question, and in no page. */
export async function askCardFrame(question: {
  script: Schema<'CardScript'>;
  card: CardOnWire;
}): Promise<CardTold> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = cardFramePath;
  try {
    return await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(resolve, longestWaitMs, unreachable);
      frame.onload = () => {
        // The browser's own page of an address that did not answer is not ours.
        if (!frame.contentDocument) resolve(unreachable);
        frame.contentWindow?.postMessage(question, location.origin, [port2]);
      };
      document.body.append(frame);
    });
  } finally {
    frame.remove();
  }
}
