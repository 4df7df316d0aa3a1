export { recordCalls } from './record-calls.ts';
export { SecurityEventSchema, securityRoutes } from './security.routes.ts';
export { securityEventList, toSecurityEvent } from './security.schemas.ts';
export { createSecurityRecord, type SecurityRecord } from './security.service.ts';
