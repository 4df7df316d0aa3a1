import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityEventName } from './security.schemas.ts';
import type { SecurityRecord } from './security.service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route does to an account, which the security record keeps, also where it is refused. */
    records?: SecurityEventName;
  }
}

/** Has the record of every call that says it does something to an account, before it is answered. */
export function recordCalls(app: FastifyInstance, record: Pick<SecurityRecord, 'note'>): void {
  app.decorateRequest('about', undefined);
  app.decorateRequest('aboutKey', undefined);
  app.decorateRequest('happened', undefined);
  app.decorateRequest('happenedToo', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    const event = request.happened ?? request.routeOptions.config.records;
    if (event === undefined) return;
    const outcome = reply.statusCode < 400 ? 'done' : codeOf(payload);
    const adopterId = request.about?.adopterId ?? request.adopter?.id;
    for (const each of [
      { event, way: request.about?.way, detail: request.aboutKey?.toString() },
      ...(request.happenedToo ?? []),
    ]) {
      await record
        .note({ ...each, outcome, adopterId, ...from(request) })
        .catch((error: unknown) => request.log.error({ err: error, ...each }, 'security event not recorded'));
    }
  });
}

const from = ({ ip, headers }: FastifyRequest) => ({ address: ip, userAgent: headers['user-agent'] });

const codeOf = (payload: unknown): string => {
  const code = typeof payload === 'string' ? /"code":"([a-z_.]+)"/.exec(payload)?.[1] : undefined;
  return code ?? 'refused';
};
