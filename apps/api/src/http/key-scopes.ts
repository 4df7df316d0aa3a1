import type { KeyScope } from '../database/schema/index.ts';
import { Problem } from './problem.ts';

const read = ['read'] as const;
const order = ['order'] as const;
const either = ['read', 'order'] as const;
/** For people alone. */
const none = [] as const;

/**
 * By which scope a key opens a call: one of those named here is enough. Every call with a bearer has its line; what
 * changes an account, shows how it is signed in to, or makes keys is for people alone.
 */
const scopesOfCalls: Record<string, readonly KeyScope[]> = {
  quoteTransaction: order,
  createTransaction: order,
  payTransaction: order,
  cancelTransaction: order,

  // Who orders looks at what may be ordered, and at what became of it.
  listTrees: either,
  listTreesReadyToAdopt: either,
  sampleTrees: either,
  getTree: either,
  listSimilarTrees: either,
  readTransaction: either,

  sendContactMessage: either,

  getSession: read,
  getProfile: read,
  listTransactions: read,
  readReceipt: read,
  readStatement: read,
  listOwnCertificates: read,
  readOwnCertificate: read,
  readOwnForest: read,
  listLetters: read,
  readLetter: read,
  readYear: read,
  readYearPicture: read,
  listWishtree: read,
  countWishtree: read,
  sampleTreesOutsideWishtree: read,
  listNotifications: read,
  countUnreadNotifications: read,
  streamNotifications: read,
  getNotificationPreferences: read,

  loginWithGoogle: none,
  loginWithGoogleCode: none,
  listSessions: none,
  endSession: none,
  listSignInWays: none,
  removeSignInWay: none,
  renameSignInWay: none,
  changeSecondFactor: none,
  startPasskey: none,
  addPasskey: none,
  listSecurityEvents: none,
  listApiKeys: none,
  makeApiKey: none,
  endApiKey: none,
  getEmailVerification: none,
  sendEmailVerification: none,
  confirmEmail: none,
  correctEmail: none,
  updateProfile: none,
  deleteProfile: none,
  exportProfile: none,
  changePassword: none,
  sendConfirmationCode: none,
  startEmailChange: none,
  confirmEmailChange: none,
  getEmailChange: none,
  cancelEmailChange: none,
  changeCertificate: none,
  issueDownloadTicket: none,
  openLetter: none,
  claimGift: none,
  mailGiftAgain: none,
  readNotification: none,
  readAllNotifications: none,
  updateNotificationPreferences: none,
  addToWishtree: none,
  removeFromWishtree: none,
};

/** The calls that have their line. */
export const decidedCalls = Object.keys(scopesOfCalls);

/** The scopes that open a call, any of them; undefined for a call that nobody has decided about. */
export const scopesOf = (operationId: string): readonly KeyScope[] | undefined =>
  Object.hasOwn(scopesOfCalls, operationId) ? scopesOfCalls[operationId] : undefined;

/**
 * Lets a key of these scopes call. What nobody has decided about stays shut.
 * @throws Problem auth.key_not_allowed with the scope that it lacks, auth.key_never_allowed
 */
export function checkScopes(operationId: string | undefined, scopes: readonly KeyScope[]): void {
  const [scope, ...others] = scopesOf(operationId ?? '') ?? none;
  if (scope === undefined) throw new Problem('auth.key_never_allowed');
  if (![scope, ...others].some((one) => scopes.includes(one)))
    throw new Problem('auth.key_not_allowed', { values: { scope } });
}
