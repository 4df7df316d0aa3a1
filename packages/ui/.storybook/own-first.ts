import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { elementWords } from './element-words.ts';

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { parent?: { fileName: string } }>> };
}

/** Storybook quotes what a text or one of several words is otherwise; what is worked out from other properties is neither. */
function written(table: InputType['table']): InputType['table'] {
  const worked = /^"(.*[.[?].*)"$/.exec(table?.defaultValue?.summary ?? '')?.[1];
  return worked === undefined ? table : { ...table, defaultValue: { summary: worked } };
}

/**
 * A component's own properties stand first in its table; those it hands to its element follow under a head. What only a story
 * takes, such as a function that its test watches, is no property: Storybook would put it first.
 */
export const ownFirst: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  if (!props) return argTypes;
  const known = Object.entries(argTypes).map(([name, argType]) => {
    // Where there is nothing to try, Storybook would lead to its own manual.
    const shown = {
      ...argType,
      control: argType.control ?? { disable: true },
      table: written(argType.table),
    };
    const isOfElement = props[name]?.parent?.fileName.includes('@types/react');
    const table = { ...shown.table, category: 'Handed to its element' };
    const description = shown.description || elementWords[name];
    return [name, isOfElement ? { ...shown, description, table } : shown];
  });
  const ofStory = Object.keys(initialArgs)
    .filter((name) => !(name in props))
    .map((name) => [name, { name, table: { disable: true } }]);
  return Object.fromEntries([...known, ...ofStory]);
};
/** After Storybook's own, which finds out what can be tried. */
ownFirst.secondPass = true;
