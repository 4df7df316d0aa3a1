// Pictures of empty and error states.
import { noNotifications } from './no-notifications.mjs';
import { noTrees } from './no-trees.mjs';
import { notFound } from './not-found.mjs';
import { nothingToPay } from './nothing-to-pay.mjs';
import { offline } from './offline.mjs';
import { paymentExpired } from './payment-expired.mjs';
import { wishtree } from './wishtree.mjs';

export const EMPTY = {
  'no-trees': noTrees,
  wishtree,
  'no-notifications': noNotifications,
  offline,
  'not-found': notFound,
  'payment-expired': paymentExpired,
  'nothing-to-pay': nothingToPay,
};
