import { typeShapes } from 'virtual:type-shapes';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The types that are named, and those that are named in them. */
function shapesIn(written: string, shown = new Set<string>()): string[] {
  return (written.match(/\b[A-Z]\w+/g) ?? []).flatMap((name) => {
    const shape = typeShapes[name];
    if (shape === undefined || shown.has(name)) return [];
    shown.add(name);
    return [shape, ...shapesIn(shape, shown)];
  });
}

/** A type of the library's own that a table names opens to what it is. */
export const withShapes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type;
      const detail = shapesIn(type?.summary ?? '').join('\n\n');
      return [
        name,
        detail ? { ...argType, table: { ...argType.table, type: { ...type, detail } } } : argType,
      ];
    }),
  );
/** After the types are read. */
withShapes.secondPass = true;
