/*
 * Who locks more than one thing does it in this order, each kind by rising id: accounts (the buyer's, and those that own what a
 * renewal goes on from), the transaction, its open attempts, trees. `lockTransaction` takes its accounts first, and
 * `lockTrees` reads what it locked.
 */
export {
  adoptedBy,
  heldBy,
  pickReadyTrees,
  refusedAmong,
  similarTo,
} from './availability.repository.ts';
export { availabilityOf, refusals, renewedTerms } from './availability.rules.ts';
export {
  type Buyer,
  findAccount,
  lockAccount,
  lockBuyer,
  rememberChoices,
} from './buyer.repository.ts';
export { listDeathsInTerm } from './death.repository.ts';
export {
  countHeld,
  countHeldFromNetwork,
  endStaleHolds,
  insertHolds,
  lockSpareTree,
  lockTrees,
  prolongHolds,
  removeHolds,
  type TreeState,
} from './hold.repository.ts';
export {
  isHeld,
  mostHeld,
  mostHeldFromNetwork,
  mostTrees,
  paymentDeadline,
  treeIdsProblem,
} from './hold.rules.ts';
export { promiseFields, termFields } from './ledger.schemas.ts';
export { listOwnedTerms, type OwnedTerm, type Ownership } from './ownership.repository.ts';
export { promiseOf } from './promise.rules.ts';
export {
  insertRenewals,
  listRenewals,
  listRenewing,
  listTermsBefore,
  type Renewal,
  type TermBefore,
} from './renewal.repository.ts';
export { holdForReview } from './review-hold.ts';
export { deleteStanding, refreshStandings, standingOf } from './standing.repository.ts';
export {
  type AdoptionRow,
  giveTerms,
  handTerms,
  insertTerms,
  listTermOwners,
  listTerms,
  moveTerm,
  notPaidBy,
} from './term.repository.ts';
export { isRenewable, keptUntil, renewalWindow, termEnd } from './term.rules.ts';
export {
  countOwnTransactions,
  findOwnTransaction,
  type GivenBack,
  insertTransaction,
  type LockedTransaction,
  listAwaited,
  listDueTransactions,
  listGivenBackBetween,
  listOwnTransactions,
  listPaidBetween,
  listTransactionTrees,
  lockTransaction,
  makeOrdersNameless,
  setOutcome,
  type TransactionRow,
  type TransactionTreeRow,
  takeTransactionId,
  updateTransaction,
} from './transaction.repository.ts';
export {
  contractNumber,
  flaggedFor,
  isAwaited,
  isGift,
  isOwedReason,
  isPaidLate,
  nextStep,
  owedReason,
  reasonAtDeadline,
  transactionNumber,
} from './transaction.rules.ts';
export { refreshTreeStatus, replaceTree } from './tree-status.repository.ts';
