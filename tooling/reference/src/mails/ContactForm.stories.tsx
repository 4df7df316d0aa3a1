import type { Meta } from '@storybook/react-vite';
import { mail } from './Mail.tsx';

const meta = { title: 'Mails/Contact form', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const MessageReceived = mail('contactReceived');
export const MessageForwarded = mail('contactForwarded');
