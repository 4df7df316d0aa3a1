/** A page of Storybook that is no component's: where it is, what for, and by which other words it is sought. */
interface OtherPage {
  readonly name: string;
  readonly title: string;
  /** Its first story, where it has no page of documents. */
  readonly story?: string;
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
      'responsive',
      'focus ring',
      'opacity',
      'overlay',
      'variables',
    ],
  },
  {
    name: 'Type',
    title: 'Foundations/Type',
    use: 'The two typefaces, the scale of sizes, and weights.',
    elsewhere: ['typography', 'font', 'typeface', 'text styles', 'font size', 'letter spacing'],
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
    story: 'expanded',
    use: 'What stands around an adopter’s page: the bar above, the navigation beside it.',
    elsewhere: ['sidebar', 'side navigation', 'navbar', 'navigation bar', 'app bar', 'header', 'layout'],
  },
  {
    name: 'Frame of a visitor',
    title: 'Frame/Visitor',
    story: 'visitor',
    use: 'What stands around an open page: its header and its foot.',
    elsewhere: ['footer', 'site header', 'top navigation'],
  },
  {
    name: 'Frame on a phone',
    title: 'Frame/Member on a phone',
    story: 'home',
    use: 'What stands around an adopter’s page on a phone.',
    elsewhere: ['bottom navigation', 'tab bar', 'drawer'],
  },
  {
    name: 'Screens of adopters',
    title: 'Screens/Adopters/Home',
    story: 'all-states',
    use: 'Every page of an adopter in its states, on a phone and on a desk.',
    elsewhere: ['pages', 'templates', 'flows', 'dashboard'],
  },
  {
    name: 'Screens of visitors',
    title: 'Screens/Visitors/Home',
    story: 'all-states',
    use: 'Every open page in its states, on a phone and on a desk.',
    elsewhere: ['website', 'landing page', 'marketing pages'],
  },
  {
    name: 'Message catalogue',
    title: 'Reference/Message catalogue',
    use: 'Every text in both languages with the files that show it, and how texts are written.',
    elsewhere: ['writing', 'voice', 'tone of voice', 'copy', 'content', 'glossary', 'i18n', 'translations'],
  },
  {
    name: 'State atlas',
    title: 'Reference/State atlas',
    use: 'What can become of an order, a session, a notice: drawn from the code that decides it.',
    elsewhere: ['state machine', 'state diagram', 'flow chart'],
  },
  {
    name: 'Welcome',
    title: 'Start/Welcome',
    story: 'welcome',
    use: 'Where things are, how to install the package, its version and licence, tokens for Figma, what is new, and every page.',
    elsewhere: [
      'getting started',
      'install',
      'Figma',
      'what is new',
      'changelog',
      'release notes',
      'version',
      'licence',
      'license',
      'deprecated',
      'component status',
      'RTL',
      'right to left',
    ],
  },
];
