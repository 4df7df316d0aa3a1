export { SignedInDevice, toDevice } from './device.schemas.ts';
export { createDevices, type Device, type Devices, hasUsed, isKnownTo } from './device.ts';
export { deleteExpiredTokens, deleteSessions } from './session.repository.ts';
export { SessionRecord, sessionRoutes } from './session.routes.ts';
export {
  createSessionService,
  type OpenSession,
  type SessionService,
} from './session.service.ts';
export { sessionAnswer } from './session-answer.ts';
