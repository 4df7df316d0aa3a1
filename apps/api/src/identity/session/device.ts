import type { FastifyRequest } from 'fastify';
import type { Device } from './session.service.ts';

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'],
  address: request.ip,
});
