export { textRule } from './styles/text.ts';
