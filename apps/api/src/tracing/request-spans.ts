import {
  type Context,
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A span for each request, named after its route: an address may hold a code or a certificate's number. It goes on
 * with the caller's trace where there is one, and bears the id that failures and log lines name.
 */
export function followRequests(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const within = (request: FastifyRequest, next: () => void) =>
    context.with(contexts.get(request) ?? context.active(), next);

  app.addHook('onRequest', (request, _reply, next) => {
    const { method, headers, id, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const caller = propagation.extract(context.active(), headers);
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    contexts.set(request, trace.setSpan(caller, span));
    within(request, next);
  });
  // What reads a body goes on from the socket's events, outside of what was under way.
  app.addHook('preValidation', (request, _reply, next) => within(request, next));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
