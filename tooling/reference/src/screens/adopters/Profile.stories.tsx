import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { inTurn, pressed, sent } from '../plays.ts';
import { adopterScreen, rowOf } from '../states.tsx';

/** The account: name, ways to sign in, devices, keys, own data. */
const meta = { title: 'Screens/Adopters/Profile', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = adopterScreen('profile', 'profile/route.tsx');

const address = pathTo('profile');
const editing = pressed('#edit button', 'open');

export const AllStates = rowOf(at, () => ({
  Loading,
  NewAccount,
  Adopter,
  Editing,
  WithErrors,
  Saving,
  Failed,
  Offline,
}));
export const Loading = at(address, { reader: 'one', weather: 'waiting' });
export const NewAccount = at(address, { reader: 'fresh' });
export const Adopter = at(address, { reader: 'many' });
export const Editing = at(address, { reader: 'many', play: editing });
export const WithErrors = at(address, {
  reader: 'many',
  play: inTurn(editing, sent({ name: 'Ay', phone: '0812' }, 'errors')),
});
export const Saving = at(address, {
  reader: 'many',
  weather: 'sending',
  play: inTurn(editing, sent({ name: 'Ayu W. Wulandari' }, 'sending')),
});
export const Failed = at(address, { reader: 'one', weather: 'failing' });
export const Offline = at(address, { reader: 'one', weather: 'offline' });
