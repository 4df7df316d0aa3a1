import type { Language } from '@rimba/i18n';
import type { Config } from '../../config/config.ts';
import { toPdf } from '../../documents/pdf.ts';
import { ReceiptDocument } from './ReceiptDocument.tsx';
import { receiptContent } from './receipt-content.ts';
import { StatementDocument } from './StatementDocument.tsx';
import { type StatementFacts, statementContent } from './statement-content.ts';
import type { Transaction } from './transaction.schemas.ts';

export type PaymentDocuments = ReturnType<typeof createPaymentDocuments>;

/** Receipts and yearly statements as files. */
export function createPaymentDocuments({ operator }: Pick<Config, 'operator'>) {
  return {
    receipt: (transaction: Transaction, language: Language): Promise<Buffer> =>
      toPdf(<ReceiptDocument content={receiptContent(transaction, language, operator)} />),

    statement: (facts: StatementFacts): Promise<Buffer> =>
      toPdf(<StatementDocument content={statementContent(facts, operator)} />),
  };
}
