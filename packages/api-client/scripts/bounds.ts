/** The part of a schema that is read here. */
export interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** Told in words: editors would show it before the sentence. */
  format?: string;
  description?: string;
}

/** What a column of the database holds is nobody's limit. */
const largestId = 2 ** 31 - 1;

const number = (value: number) => value.toLocaleString('en');

/** Within what a value is taken, in words, unless what is said of it names a stricter rule. */
export function boundOf(
  { minimum, maximum, maxItems, maxLength, enum: words }: Shape,
  said = '',
): string | undefined {
  if (/\d+ to \d+|at most [\d,]+/i.test(said) || words) return undefined;
  if (maxItems !== undefined) return `at most ${number(maxItems)} of them`;
  if (maxLength !== undefined) return `at most ${number(maxLength)} characters`;
  if (maximum === undefined || maximum >= largestId) return undefined;
  return minimum === undefined ? `at most ${number(maximum)}` : `${number(minimum)} to ${number(maximum)}`;
}
