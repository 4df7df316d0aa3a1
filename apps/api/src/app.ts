import type { FastifyPluginAsync } from 'fastify';
import { Failure } from './http/envelope.ts';
import { errorHandler } from './http/error-handler.ts';
import { Problem } from './http/problem.ts';
import type { Services } from './services.ts';

/** /api/v1 with its own error handling, for a Fastify whose Ajv is set by `ajvOptions`. */
export const api: FastifyPluginAsync<{ services: Services }> = async (app) => {
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(() => {
    throw new Problem('request.not_found');
  });
  app.addSchema(Failure);
};

/** Unknown fields are refused rather than dropped, and every wrong field is found at once. */
export const ajvOptions = {
  customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true, useDefaults: true },
} as const;
