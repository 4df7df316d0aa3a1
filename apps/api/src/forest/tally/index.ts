export {
  createTallyRepository,
  dayAfter,
  type TallyCriteria,
  type TallyRepository,
  totalOf,
} from './tally.repository.ts';
