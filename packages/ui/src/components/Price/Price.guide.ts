import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For what one tree costs, wherever a price stands. The parts of a sum are a PriceBreakdown.',
  elsewhere: ['amount', 'money', 'currency', 'mata uang', 'kurs', 'harga', 'uang', 'rupiah'],
  anatomy: ['What is paid', 'The full price, struck through', 'The discount’s name, and until when it holds'],
  dos: ['Name the discount.', 'Let the service work the price out.'],
  donts: ['Do not strike through a price that nobody was asked for.', 'Do not say it by colour alone.'],
  keyboard: [],
};
