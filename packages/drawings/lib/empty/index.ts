// Pictures of empty and error states.
import { noNotifications } from './no-notifications.ts';
import { noTrees } from './no-trees.ts';
import { notFound } from './not-found.ts';
import { nothingToPay } from './nothing-to-pay.ts';
import { offline } from './offline.ts';
import { paymentExpired } from './payment-expired.ts';
import { wishtree } from './wishtree.ts';

export const EMPTY = {
  'no-trees': noTrees,
  wishtree,
  'no-notifications': noNotifications,
  offline,
  'not-found': notFound,
  'payment-expired': paymentExpired,
  'nothing-to-pay': nothingToPay,
};
