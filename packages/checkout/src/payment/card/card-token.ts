import type { Schema } from '@rimba/api-client';
import { NotSent } from '../../not-sent.ts';
import { type CardDetails, cardOnWire } from './card-details.ts';
import { askCardFrame, type CardTold } from './card-frame.ts';

/** Turns a card into a token by the payment gateway's own script. @throws NotSent */
export async function requestCardToken(script: Schema<'CardScript'>, card: CardDetails): Promise<string> {
  return tokenOf(await askCardFrame({ script, card: cardOnWire(card) }));
}

/** @throws NotSent */
export function tokenOf({ outcome, answer }: CardTold): string {
  const told: unknown = JSON.parse(answer);
  const token = fieldOf(told, 'token_id');
  if (outcome === 'taken' && typeof token === 'string') return token;
  const isWrong = outcome === 'refused' && fieldOf(told, 'validation_messages') !== undefined;
  throw new NotSent(isWrong ? 'payment.card_details_invalid' : 'payment.provider_unavailable');
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
