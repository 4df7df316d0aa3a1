/** The product's one clock. The service keeps its offset; the sandbox only reads and moves it. */
export interface SandboxClock {
  now(): Date;
  /** Moves the product's time forward, in whole seconds. */
  advance(seconds: number): Promise<void>;
}

const jakartaOffsetMs = 7 * 3_600_000;

/** `2026-11-20 19:07:27`, in WIB and without an offset: how Midtrans writes every time. */
export function toJakartaTime(date: Date): string {
  return new Date(date.getTime() + jakartaOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}
