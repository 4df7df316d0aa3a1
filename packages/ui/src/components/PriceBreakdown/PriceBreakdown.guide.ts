import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the parts of a sum and what they come to: checkout, transaction, receipt. What one tree costs is a Price.',
  elsewhere: ['cost summary', 'totals', 'invoice', 'price quote', 'rincian harga', 'discount', 'potongan'],
  anatomy: ['A line for each price, discount and fee', 'The total under a rule'],
  dos: ['Show the service’s lines as they came, in their order.', 'Name percentages in the line.'],
  donts: ['Do not add anything up here.', 'Do not leave the method’s fee out.'],
  keyboard: [],
};
