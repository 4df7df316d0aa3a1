import type { Schema } from '@rimba/api-client';

export type Tree = Schema<'Tree'>;
export type Survey = Schema<'Survey'>;
export type WishtreeEntry = Schema<'WishtreeEntry'>;
export type ForestTree = Schema<'ForestTree'>;
export type OwnForest = Schema<'OwnForest'>;
export type YearReview = Schema<'YearReview'>;
export type Letter = Schema<'Letter'>;
export type LetterVisit = Schema<'LetterVisit'>;
export type Quote = Schema<'Quote'>;
export type Transaction = Schema<'Transaction'>;
export type Notification = Schema<'Notification'>;
export type RankedAdopter = Schema<'Adopter'>;
export type User = Schema<'User'>;
export type Device = Schema<'SignedInDevice'>;
export type SecurityEvent = Schema<'SecurityEvent'>;
export type SignInWay = Schema<'SignInWay'>;
export type NotificationPreference = Schema<'NotificationPreference'>;
