import type { FastifyReply } from 'fastify';

/**
 * Leaves only the fields asked for by `select`, and the id, in each entry of a list. The description keeps the
 * whole entry: what was not asked for is not sent.
 */
export function selectFields(reply: FastifyReply, fields: readonly string[] | undefined): void {
  if (!fields) return;
  const kept = new Set(['id', ...fields]);
  // Fastify names the type of what it writes itself, and of nothing else.
  reply.type('application/json; charset=utf-8').serializer((payload: { data: readonly object[] }) =>
    JSON.stringify({
      ...payload,
      data: payload.data.map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([name]) => kept.has(name))),
      ),
    }),
  );
}
