import { createRequire } from 'node:module';
import { context, DiagLogLevel, diag, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { followRequests } from './request-spans.ts';

/** ms one batch may take on its way, also the last one before the process ends. */
const patience = 5_000;

/** Traces by OTLP over HTTP: requests, jobs, statements (without their values) and calls to other services. */
export function openTelemetry(
  { endpoint, serviceName }: NonNullable<Config['tracing']>,
  log: FastifyBaseLogger,
) {
  diag.setLogger(told(log), DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: patience,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const instrumentations = [
    // Without a span above them they are the queue looking for work, once a second.
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
  // The driver is changed when something requires it, which an ES module's import is not.
  createRequire(import.meta.url)('pg');
  const tracer = trace.getTracer('@rimba/api');

  return {
    follow: (app: FastifyInstance) => followRequests(app, tracer),

    job: <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
      tracer.startActiveSpan(`job ${name}`, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),

    async close() {
      for (const instrumentation of instrumentations) instrumentation.disable();
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces were not sent'));
      for (const global of [trace, propagation, context, diag]) global.disable();
    },
  };
}

/** A collector that cannot be reached is worth a line, and nothing else stops for it. */
function told(log: FastifyBaseLogger) {
  const warn = (message: string) => log.warn({ tracing: message }, 'tracing');
  return { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} };
}
