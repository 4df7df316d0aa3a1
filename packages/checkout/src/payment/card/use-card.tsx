import type { Schema } from '@rimba/api-client';
import { late } from '@rimba/shell';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { CardInputs } from './CardFields.tsx';
import { type CardDetails, noCard, wrongCardFields } from './card-details.ts';
import { CardNotTaken } from './card-not-taken.ts';

// Fields and script come when somebody chooses a card.
const CardFields = late(() => import('./CardFields.tsx'));

export interface UsedCard {
  /** To stand below the choice of methods; nothing unless a card is chosen. */
  fields: ReactNode;
  /** Marks what is wrong, and leads to the first of it; whether a token can be asked for. Without a card there is nothing to ask. */
  isReady: () => boolean;
  /** A token for one payment; undefined where no card is chosen. @throws CardNotTaken */
  take: () => Promise<string | undefined>;
}

/** A card's details, kept in memory as long as the page, and turned into tokens by the gateway's script. */
export function useCard(script: Schema<'CardScript'> | null | undefined): UsedCard {
  const [card, setCard] = useState<CardDetails>(noCard);
  const [wrong, setWrong] = useState<readonly (keyof CardDetails)[]>([]);

  const inputs = useRef<CardInputs>({});

  const isReady = () => {
    const found = script ? wrongCardFields(card, Date.now()) : [];
    setWrong(found);
    const [first] = found;
    if (first) inputs.current[first]?.focus();
    return first === undefined;
  };
  const change = (part: Partial<CardDetails>) => {
    const next = { ...card, ...part };
    setCard(next);
    // What was marked is looked at again as it is mended; nothing is marked while it is first typed, and all is once left.
    const still = wrongCardFields(next, Date.now());
    setWrong((marked) => marked.filter((field) => still.includes(field)));
  };
  const leave = (field: keyof CardDetails) => {
    if (wrongCardFields(card, Date.now()).includes(field)) {
      setWrong((marked) => [...new Set([...marked, field])]);
    }
  };
  return {
    fields: script && (
      <Suspense>
        <CardFields card={card} wrong={wrong} inputs={inputs.current} onChange={change} onLeave={leave} />
      </Suspense>
    ),
    isReady,
    take: async () => {
      if (!script) return undefined;
      if (!isReady()) throw new CardNotTaken('payment.card_details_invalid');
      const { requestCardToken } = await import('./card-token.ts');
      return requestCardToken(script, card);
    },
  };
}
