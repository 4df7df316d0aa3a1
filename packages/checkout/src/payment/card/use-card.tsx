import type { Schema } from '@rimba/api-client';
import { late } from '@rimba/shell';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { NotSent } from '../../not-sent.ts';
import type { CardInputs } from './CardFields.tsx';
import { type CardDetails, noCard, wrongCardFields } from './card-details.ts';

// Fields and script come when somebody chooses a card.
const CardFields = late(() => import('./CardFields.tsx'));

export interface UsedCard {
  /** To stand below the choice of methods; nothing unless a card is chosen. */
  fields: ReactNode;
  /** Marks what is wrong, and leads to the first of it; whether a token can be asked for. Without a card there is nothing to ask. */
  isReady: () => boolean;
  /** A token for one payment; undefined where no card is chosen. @throws NotSent */
  take: () => Promise<string | undefined>;
}

/** A card's details, kept in memory as long as the page, and turned into tokens by the gateway's script. */
export function useCard(script: Schema<'CardScript'> | null | undefined): UsedCard {
  const [card, setCard] = useState<CardDetails>(noCard);
  // What is wrong is told of a field once it was left, and of all of them once they were sent.
  const [told, setTold] = useState<readonly string[]>([]);
  const found = wrongCardFields(card, Date.now());

  const inputs = useRef<CardInputs>({});

  const isReady = () => {
    if (!script) return true;
    setTold(Object.keys(card));
    const [first] = found;
    if (first) inputs.current[first]?.focus();
    return first === undefined;
  };
  return {
    fields: script && (
      <Suspense>
        <CardFields
          card={card}
          wrong={found.filter((field) => told.includes(field))}
          inputs={inputs.current}
          onChange={(part) => setCard({ ...card, ...part })}
          onLeave={(field) => setTold([...told, field])}
        />
      </Suspense>
    ),
    isReady,
    take: async () => {
      if (!script) return undefined;
      if (!isReady()) throw new NotSent('payment.card_details_invalid');
      const { requestCardToken } = await import('./card-token.ts');
      return requestCardToken(script, card);
    },
  };
}
