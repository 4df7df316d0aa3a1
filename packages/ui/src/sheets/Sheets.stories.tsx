import type { Meta, StoryObj } from '@storybook/react-vite';
import { FamilySheet } from './FamilySheet.tsx';
import type { Family } from './families.ts';

/** One sheet for each family of components, compared with its accepted pictures by `sheets.pictures.tsx`; overlays, each on its own, by `overlays.pictures.tsx`. */
const meta = {
  title: 'Sheets/Families',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const sheet = (family: Family): StoryObj => ({ render: () => <FamilySheet family={family} /> });

export const Actions = sheet('actions');
export const Forms = sheet('forms');
export const Choice = sheet('choice');
export const Feedback = sheet('feedback');
export const Navigation = sheet('navigation');
export const Layout = sheet('layout');
export const Media = sheet('media');
export const Forest = sheet('forest');
export const Adoption = sheet('adoption');
