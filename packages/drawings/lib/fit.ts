/**
 * Draws with fewer, larger marks (the scale grows by 5 %) until the text fits the limit in bytes.
 * A step takes 3 to 6 % off, so the number of steps is guessed from the excess instead of trying each one.
 */
export function fit(draw: (scale: number) => { toString(): string }, limit: number): string {
  let steps = 0;
  for (;;) {
    const text = String(draw(1.05 ** steps));
    const excess = Buffer.byteLength(text) / limit;
    if (excess <= 1 || 1.05 ** steps >= 4) return text;
    steps += Math.max(1, Math.floor(Math.log(excess) / Math.log(1.06)));
  }
}
