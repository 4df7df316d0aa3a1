export { QueryFailed } from '@rimba/shell';
