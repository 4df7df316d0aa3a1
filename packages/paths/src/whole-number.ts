/** The service's ids are 32 bits wide. */
const highestId = 2_147_483_647;

/** A whole number from 1 on, such as an id, as an address says it; undefined for anything else. */
export function wholeNumber(text: string | null | undefined, highest = highestId): number | undefined {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text ?? '') && number <= highest ? number : undefined;
}
