export { firstNews } from './first-news.ts';
