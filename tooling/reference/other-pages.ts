/** A page of Storybook that is no component's: where it is, what for, and by which other words it is sought. */
interface OtherPage {
  readonly name: string;
  readonly title: string;
  readonly use: string;
  readonly elsewhere: readonly string[];
}

export const otherPages: readonly OtherPage[] = [
  {
    name: 'Tokens',
    title: 'Foundations/Tokens',
    use: 'Colours by role, spacing, corners, shadows, sizes, layers and breakpoints, with their names in code.',
    elsewhere: [
      'colours',
      'color palette',
      'spacing',
      'radius',
      'border radius',
      'elevation',
      'shadow',
      'z-index',
      'breakpoints',
      'variables',
    ],
  },
  {
    name: 'Type',
    title: 'Foundations/Type',
    use: 'The two typefaces, the scale of sizes, and weights.',
    elsewhere: ['typography', 'font', 'typeface', 'text styles'],
  },
  {
    name: 'Motion',
    title: 'Foundations/Motion',
    use: 'Paces and curves, and what becomes of them where no motion is wanted.',
    elsewhere: ['animation', 'transition', 'easing', 'duration', 'reduced motion'],
  },
  {
    name: 'Contrast',
    title: 'Foundations/Contrast',
    use: 'Every pair of colours that lie on each other, measured in four themes.',
    elsewhere: ['accessibility', 'a11y', 'WCAG', 'dark', 'high contrast'],
  },
  {
    name: 'Frame of an adopter',
    title: 'Frame/Member',
    use: 'What stands around an adopter’s page: the bar above, the navigation beside it.',
    elsewhere: ['sidebar', 'side navigation', 'app bar', 'header', 'layout'],
  },
  {
    name: 'Frame on a phone',
    title: 'Frame/Member on a phone',
    use: 'What stands around an adopter’s page on a phone.',
    elsewhere: ['bottom navigation', 'tab bar', 'drawer'],
  },
  {
    name: 'Welcome',
    title: 'Start/Welcome',
    use: 'Where things are, how to install the package, tokens for Figma, what is new, and every page.',
    elsewhere: ['getting started', 'install', 'Figma', 'changelog', 'release notes', 'RTL', 'right to left'],
  },
];
