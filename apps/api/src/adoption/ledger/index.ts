export { heldBy, pickReadyTrees, refusedAmong } from './availability.repository.ts';
export { availabilityOf, refusals } from './availability.rules.ts';
export {
  type Addressee,
  type Buyer,
  type Choices,
  lockAccount,
  lockBuyers,
  rememberedChoices,
} from './buyer.repository.ts';
export {
  type AdoptionRow,
  endStaleHolds,
  lockSpareTree,
  lockTreeRows,
  lockTrees,
  prolongHolds,
  removeHolds,
  type TreeState,
  type TreeStateJson,
  treeStates,
  treeStatesFrom,
} from './hold.repository.ts';
export { isHeld, latestDeadline, mostHeld, mostTrees, paymentDeadline } from './hold.rules.ts';
export { deleteStanding, refreshStandings } from './standing.repository.ts';
export { termEnd } from './term.rules.ts';
export {
  chosenRows,
  chosenTrees,
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
  nextTransactionId,
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
export { refreshHeldTrees, refreshTreeStatus } from './tree-status.repository.ts';
