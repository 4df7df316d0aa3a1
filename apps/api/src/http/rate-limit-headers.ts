/** What is left of a limit to whoever it was counted for. */
export type Left = {
  name: string;
  most: number;
  seconds: number;
  remaining: number;
  /** Seconds until all of it may be done again. */
  reset: number;
};

/** What is left of a limit, as draft-ietf-httpapi-ratelimit-headers writes it. */
export const rateLimitHeaders = ({ name, most, seconds, remaining, reset }: Left) => ({
  'ratelimit-policy': `"${name}";q=${most};w=${seconds}`,
  ratelimit: `"${name}";r=${remaining};t=${reset}`,
});
