export { type UsedBotCheck, useBotCheck } from './use-bot-check.tsx';
