import type { Meta } from '@storybook/react-vite';
import { mail } from './Mail.tsx';

const meta = { title: 'Mails/Payments', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const CodeToCheckOut = mail('checkoutCode');
export const HowToPay = mail('paymentInstructions');
export const PaymentReminder = mail('paymentReminder');
export const PaymentExpired = mail('paymentExpired');
export const PaymentReceived = mail('paymentSuccess');
export const PaymentCameLate = mail('paymentLate');
export const CertificateMade = mail('certificateCreated');
