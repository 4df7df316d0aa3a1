import type { Meta } from '@storybook/react-vite';
import { mail } from './Mail.tsx';

const meta = { title: 'Mails/Gifts', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const CodeToAcceptAGift = mail('giftCode');
export const GiftReceived = mail('giftNotice');
export const GiftAccepted = mail('giftAccepted');
export const GiftVisited = mail('giftVisited');
export const GiftRenewed = mail('giftRenewed');
