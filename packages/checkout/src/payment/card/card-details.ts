/** A card as it is typed. It stays in the page's memory: it is neither stored nor sent to our service. */
export interface CardDetails {
  readonly number: string;
  /** Month and year: 08/29. */
  readonly expiry: string;
  readonly cvv: string;
}

export const noCard: CardDetails = { number: '', expiry: '', cvv: '' };

/** What the gateway's script takes. */
export interface CardOnWire {
  readonly card_number: string;
  readonly card_exp_month: string;
  readonly card_exp_year: string;
  readonly card_cvv: string;
}

/** Fields that cannot be right; whether the card is good is the bank's to say. `now`: epoch milliseconds. */
export function wrongCardFields(card: CardDetails, now: number): (keyof CardDetails)[] {
  const wrong: (keyof CardDetails)[] = [];
  if (!isCardNumber(digits(card.number))) wrong.push('number');
  if (!isToCome(expiryOf(card.expiry), now)) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(card.cvv.trim())) wrong.push('cvv');
  return wrong;
}

export function cardOnWire({ number, expiry, cvv }: CardDetails): CardOnWire {
  const { month, year } = expiryOf(expiry) ?? { month: 0, year: 0 };
  return {
    card_number: digits(number),
    card_exp_month: String(month).padStart(2, '0'),
    card_exp_year: String(year),
    card_cvv: cvv.trim(),
  };
}

/** The number in groups of four, as it stands on the card. */
export const groupedNumber = (typed: string): string =>
  digits(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** The slash comes by itself. */
export function slashedExpiry(typed: string): string {
  const figures = digits(typed).slice(0, 4);
  return figures.length > 2 ? `${figures.slice(0, 2)}/${figures.slice(2)}` : figures;
}

const digits = (text: string) => text.replace(/\D/g, '');

/** The check digit of a card's number (Luhn). */
function isCardNumber(number: string): boolean {
  if (number.length < 12 || number.length > 19) return false;
  const sum = [...number].reverse().reduce((total, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(text.trim()) ?? [];
  return month === undefined ? undefined : { month: Number(month), year: 2_000 + Number(year) };
}

/** A card is good to the end of its month. */
const isToCome = (expiry: { month: number; year: number } | undefined, now: number): boolean =>
  expiry !== undefined && Date.UTC(expiry.year, expiry.month, 1) > now;
