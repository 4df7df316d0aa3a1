export { Section } from '@rimba/shell';
