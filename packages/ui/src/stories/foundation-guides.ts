import type { Guide } from './guide.ts';

/** How to use what every component is made of, by the title of its page. */
export const foundationGuides: Readonly<Record<string, Pick<Guide, 'use' | 'dos' | 'donts'>>> = {
  'Foundations/Contrast': {
    use: 'Before one colour is put on another: a pair that stands here is read in all four themes.',
    dos: [
      'Take a pair of this table, or add one to it first.',
      'Give words 4.5 to 1, marks and edges 3 to 1.',
    ],
    donts: [
      'Do not make words fainter by opacity: nothing here measures that.',
      'Do not tell anything by colour alone.',
    ],
  },
  'Foundations/Motion': {
    use: 'Where something changes its place or its state, and a jump would lose whoever looks.',
    dos: ['Take a pace and a curve from here.', 'Say everything without the motion, too.'],
    donts: ['Do not move what nobody touched.', 'Do not let anything but a spinner go on without an end.'],
  },
  'Foundations/Tokens': {
    use: 'For every colour, distance, corner, shadow, size and layer of a part: the one whose purpose fits.',
    dos: ['Name a role, never a step of a ramp.', 'Look at the part in all four themes.'],
    donts: [
      'Do not write a colour, a shadow, a corner or a layer by hand.',
      'Do not choose a role by how it looks in one theme: in the next it is another colour.',
    ],
  },
  'Foundations/Type': {
    use: 'For every text: Heading and Text set it in a style of the scale.',
    dos: ['Take a style by its name where neither of the two fits.', 'Keep running text within 38 rem.'],
    donts: [
      'Do not use italics for emphasis: they are for Latin names and for notes.',
      'Do not set anything smaller than the smallest size.',
    ],
  },
};
