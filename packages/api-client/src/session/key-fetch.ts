/** `fetch` with the key of a program, which a request to anywhere but /api/v1 of `origin` never carries. */
export const withKey =
  (fetch: typeof globalThis.fetch, origin: string, key: string): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(`${origin}/api/v1/`)) request.headers.set('Authorization', `Bearer ${key}`);
    return fetch(request);
  };
