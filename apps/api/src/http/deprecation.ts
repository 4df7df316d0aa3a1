import fastifyPlugin from 'fastify-plugin';

/** A call that will be gone, both days as `2026-12-01`: what replaces it stands in its description. */
export interface Retirement {
  /** Since when nobody should begin with it. */
  readonly deprecated: string;
  /** From when on it answers no more. */
  readonly sunset: string;
}

declare module 'fastify' {
  interface FastifySchema {
    /** In the description and in each answer: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
    retires?: Retirement;
  }
}

/** Says of calls that will be gone that they will, and when. */
export const deprecation = fastifyPlugin(async (app) => {
  app.addHook('onRoute', ({ schema }) => {
    const { retires, deprecated, description } = schema ?? {};
    // HEAD comes with GET, and with the same schema.
    if (!schema || !retires || deprecated) return;
    if (!(Date.parse(retires.deprecated) < Date.parse(retires.sunset)))
      throw new Error(`A call retires by two days, the first before the other: ${Object.values(retires)}`);
    const told = `Deprecated since ${retires.deprecated}; gone from ${retires.sunset} on.`;
    Object.assign(schema, {
      deprecated: true,
      'x-sunset': retires.sunset,
      description: [description, told].filter(Boolean).join(' '),
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const retires = request.routeOptions.schema?.retires;
    if (retires) reply.headers(headersOf(retires));
    done();
  });
});

const headersOf = ({ deprecated, sunset }: Retirement) => ({
  deprecation: `@${Date.parse(deprecated) / 1_000}`,
  sunset: new Date(sunset).toUTCString(),
});
