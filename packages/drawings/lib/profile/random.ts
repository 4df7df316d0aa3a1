/** Seeded random numbers in [0, 1), the sequence the profile was composed with. */
export const sequence = (seed: string) => {
  let a = 0;
  for (const c of seed) a = (a * 31 + c.charCodeAt(0)) | 0;
  a ^= 0x9e3779b9;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** One decimal, and never minus nought. */
export const short = (n: number) => Math.round(n * 10) / 10 + 0;
