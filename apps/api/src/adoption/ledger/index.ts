export { heldBy, likenesses, pickReadyTrees, refusedAmong, similarTo } from './availability.repository.ts';
export { availabilityOf, refusals } from './availability.rules.ts';
export {
  type Buyer,
  lockAccount,
  lockBuyer,
  rememberChoices,
} from './buyer.repository.ts';
export {
  type AdoptionRow,
  countHeld,
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
  latestDeadline,
  mostHeld,
  mostTrees,
  paymentDeadline,
  treeIdsProblem,
} from './hold.rules.ts';
export { deleteStanding, refreshStandings } from './standing.repository.ts';
export { isRenewable, termEnd } from './term.rules.ts';
export {
  countOwnTransactions,
  findOwnTransaction,
  insertTransaction,
  type LockedTransaction,
  listDueTransactions,
  listOrphaned,
  listOwnTransactions,
  listPaidBetween,
  listTransactionTrees,
  lockTransaction,
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
  nextStep,
  reasonAtDeadline,
  transactionNumber,
} from './transaction.rules.ts';
export { refreshTreeStatus } from './tree-status.repository.ts';
