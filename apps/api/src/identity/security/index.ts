export { recordCalls } from './record-calls.ts';
export { securityRoutes } from './security.routes.ts';
export { SecurityEventSchema, securityEventList, toSecurityEvent } from './security.schemas.ts';
export { createSecurityRecord, type SecurityRecord } from './security.service.ts';
export { deleteExpiredSpent, spendOnce } from './spent.repository.ts';
