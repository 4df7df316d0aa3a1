import type { FastifyPluginAsync } from 'fastify';
import { OwnData, ownDataRoutes } from './account/index.ts';
import { adoptionRoutes, adoptionSchemas } from './adoption/adoption.routes.ts';
import { publicKeyRoutes } from './adoption/certificate/index.ts';
import { paymentRoutes, paymentSchemas } from './adoption/payment/index.ts';
import { contactRoutes, securityTextRoutes } from './contact/index.ts';
import { leavingRoutes } from './engagement/mail/index.ts';
import {
  Notification,
  notificationRoutes,
  Preference,
  streamRoutes,
} from './engagement/notification/index.ts';
import { forestRoutes, forestSchemas } from './forest/forest.routes.ts';
import { deprecation } from './http/deprecation.ts';
import { Failure } from './http/envelope.ts';
import { errorHandler } from './http/error-handler.ts';
import { healthRoutes } from './http/health.routes.ts';
import { refuseStrangeLanguage } from './http/language.ts';
import { openAnswers } from './http/open-answers.ts';
import { Problem } from './http/problem.ts';
import { useLateSerializer } from './http/serializer.ts';
import { useOwnValidator } from './http/validation/index.ts';
import { identityRoutes, identitySchemas } from './identity/identity.routes.ts';
import { recordCalls } from './identity/security/index.ts';
import { describeApi } from './openapi/describe-api.ts';
import { referenceRoutes } from './openapi/reference/reference.routes.ts';
import type { Services } from './services.ts';
import { filesRoutes } from './storage/files.routes.ts';
import { transparencyRoutes, transparencySchemas } from './transparency/index.ts';

export type ApiOptions = { services: Services };

/**
 * The whole service: /api/v1, its description at /api/openapi.json, and /health. Register it without a
 * prefix; validation, error handling and defaults stay inside.
 */
export const api: FastifyPluginAsync<ApiOptions> = async (app, { services }) => {
  useOwnValidator(app);
  useLateSerializer(app);
  app.setErrorHandler(errorHandler);
  app.decorateRequest('adopter', undefined);
  // No call takes plain text, which a page of anybody's may send here without asking.
  app.removeContentTypeParser('text/plain');
  services.tracing.follow(app);
  await app.register(deprecation);
  await app.register(describeApi);
  for (const schema of [
    Failure,
    ...identitySchemas,
    Notification,
    Preference,
    ...forestSchemas,
    ...transparencySchemas,
    ...paymentSchemas,
    ...adoptionSchemas,
    OwnData,
  ])
    app.addSchema(schema);
  await app.register(openAnswers, { memoryMs: services.config.answerMemory });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    services.metrics.answered({ method, route, status, seconds: elapsedTime / 1_000 });
    // The route's pattern: an address may hold a code or a certificate's number.
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
  await app.register(healthRoutes, { services });
  await app.register(publicKeyRoutes, { services });
  await app.register(securityTextRoutes, { services });
  await app.register(referenceRoutes);
  await app.register(version1, { prefix: '/api/v1', services });
};

const version1: FastifyPluginAsync<ApiOptions> = async (app, { services }) => {
  app.addHook('onRequest', refuseStrangeLanguage);
  recordCalls(app, services.security);
  if (services.config.mode === 'embedded') {
    // What a page says of today follows the clock that the sandbox moves.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      const ahead = services.clock.ahead();
      if (ahead !== 0) reply.header('x-rimba-clock-ahead', ahead);
      done();
    });
  }
  await app.register(identityRoutes, { services });
  await app.register(contactRoutes, { services });
  await app.register(leavingRoutes, { services });
  await app.register(notificationRoutes, { services });
  await app.register(streamRoutes, { services });
  await app.register(filesRoutes, { services });
  await app.register(forestRoutes, { services });
  await app.register(transparencyRoutes, { services });
  await app.register(paymentRoutes, { services });
  await app.register(adoptionRoutes, { services });
  await app.register(ownDataRoutes, { services });
  // A route, not a handler: the pages behind the same server take every other path.
  app.all('/*', { schema: { hide: true } }, () => {
    throw new Problem('request.not_found');
  });
};
