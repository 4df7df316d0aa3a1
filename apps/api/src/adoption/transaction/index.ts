export { createPaymentDocuments, type PaymentDocuments } from './payment-document.service.tsx';
export { statementContent } from './statement-content.ts';
export { transactionRoutes } from './transaction.routes.ts';
export { Transaction, transactionList, transactionSchemas } from './transaction.schemas.ts';
export type { TransactionService } from './transaction.service.ts';
export { createTransactionServices } from './transaction.services.ts';
