/** By how many seconds the sandbox has moved the service's clock; an answer says nothing of a clock that is right. */
const clockHeader = 'x-rimba-clock-ahead';

let aheadMs = 0;

export function noteClock({ headers }: Response): void {
  aheadMs = Number(headers.get(clockHeader)) * 1_000;
}

/** The present moment by the service's clock, by which terms end and codes may be sent again; epoch ms. */
export const serviceNow = (): number => Date.now() + aheadMs;
