import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { parent?: { fileName: string } }>> };
}

/** A component's own properties stand first in its table; those it hands to its element follow under a head. */
export const ownFirst: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      props[name]?.parent?.fileName.includes('@types/react')
        ? { ...argType, table: { ...argType.table, category: 'Handed to its element' } }
        : argType,
    ]),
  );
};
