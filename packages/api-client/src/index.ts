export { ApiError, type ConnectionCode, type FieldError } from './api-error.ts';
export { type Attempt, attempt, type Call } from './attempt.ts';
export type { ApiClient } from './calls.ts';
export {
  type PublishedKey,
  type SignedCertificate,
  verifyCertificate,
} from './certificate/verify-certificate.ts';
export { type ApiClientOptions, createApiClient } from './client.ts';
export type { Clock } from './clock.ts';
export type { Filter } from './filter.ts';
export type { components, operations, paths } from './generated/openapi.ts';
export { type ListQuery, type NarrowingQuery, toParameters } from './list-query.ts';
export type { Narrowed } from './narrowing.ts';
export { inPieces, nextCursor, nextPage } from './paging.ts';
export type { ProfileChange } from './profile-form.ts';
export type { BotCheckAction, HostedBotCheck } from './rimba/bot-check.ts';
export { createRimba, type Rimba, type RimbaOptions } from './rimba/create-rimba.ts';
export type { RimbaEvent } from './rimba/events.ts';
export type { CallOptions, List, ListMeta, Page } from './rimba/list.ts';
export type { NewOrder, RenewalOrder } from './rimba/orders.ts';
export type { ApiLanguage, FailureCode, RequestBody, Schema } from './schemas.ts';
export { serviceNow } from './service-clock.ts';
export { createAuthenticatedFetch, type Tokens } from './session/authenticated-fetch.ts';
export type { Session, SessionStore } from './session/token-session.ts';
export type { StreamEvent } from './stream/event-stream.ts';
export { followEvents } from './stream/follow-events.ts';
export { unwrap, unwrapBody, unwrapList } from './unwrap.ts';
