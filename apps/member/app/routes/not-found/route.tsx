export { NotFoundPage as default } from '../../frame/NotFoundPage.tsx';
