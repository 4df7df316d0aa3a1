import type { FastifyInstance, InjectOptions } from 'fastify';

const bodyless = new Set([204, 205, 304]);

/** A `fetch` that reaches this process's own routes without a socket. Relative addresses are ours. */
export function inProcessFetch(app: FastifyInstance, origin: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    const { pathname, search, host } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(body.length > 0 && { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each !== undefined) headers.append(name, String(each));
      }
    }
    const content = bodyless.has(response.statusCode) ? null : new Uint8Array(response.rawPayload);
    return new Response(content, { status: response.statusCode, headers });
  };
}
