export { QrFrame as default } from '@rimba/ui';
