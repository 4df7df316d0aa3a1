export {
  createTallyRepository,
  type TallyCriteria,
  type TallyRepository,
  totalOf,
} from './tally.repository.ts';
