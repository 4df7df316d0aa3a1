const renewalDays = 30;
const dayMs = 86_400_000;

/** Whether a term that runs now ends so soon that another year may be ordered. `endsAt` is exclusive, ISO 8601. */
export function endsSoon(endsAt: string, now: number): boolean {
  const left = Date.parse(endsAt) - now;
  return left > 0 && left <= renewalDays * dayMs;
}
