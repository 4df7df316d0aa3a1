export { default } from '../../frame/NotFoundPage.tsx';
