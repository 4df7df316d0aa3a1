import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import { openMetricsServer } from './metrics-server.ts';

const metrics = { host: '127.0.0.1', port: 0 };
let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ metrics });
});
afterAll(() => api.close());

it('tells on a port of its own what was answered, by pattern and status', async () => {
  await api.app.inject('/api/v1/tree/1/detail');
  await api.app.inject('/api/v1/tree/2/detail');
  await api.app.inject('/api/v1/nowhere/7');
  const server = await openMetricsServer(metrics, api.services.metrics);
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await response.text();
  await server.close();
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/tree/:id/detail",status="404"} 2',
  );
  expect(text).toContain('route="/api/v1/*",status="404"');
  expect(text).not.toContain('nowhere');
  expect(text).toMatch(/database_connections\{state="idle"\} \d+/);
  expect(text).toContain('process_cpu_user_seconds_total');
});

it('is not among what the internet reaches', async () => {
  expect((await api.app.inject('/metrics')).statusCode).toBe(404);
  expect((await api.app.inject('/api/v1/metrics')).statusCode).toBe(404);
});
