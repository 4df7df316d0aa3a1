import { pathTo } from '@rimba/paths';
import type { Meta } from '@storybook/react-vite';
import { rowOf, visitorScreen } from '../states.tsx';

/** A tree as visitors see it. */
const meta = { title: 'Screens/Visitors/Tree', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = visitorScreen('shelfTree', 'shelf-tree/route.tsx');

const tree = (treeCode: string) => pathTo('shelfTree', { treeCode });

export const AllStates = rowOf(at, () => ({ ReadyToAdopt, Adopted, Failed }));
export const ReadyToAdopt = at(tree('KB-AU-2025-000375'));
export const Adopted = at(tree('KB-AU-2025-000300'));
export const Failed = at(tree('KB-AU-2025-000375'), { weather: 'failing' });
