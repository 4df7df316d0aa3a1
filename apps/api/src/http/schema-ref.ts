import { type Static, type TSchema, Type } from 'typebox';

/**
 * A reference to a schema registered with `app.addSchema`, so that the description names it once under
 * components/schemas. The type is the referred schema's own; what it is in this place, if more can be said than of the
 * schema itself, stands beside.
 */
export function ref<T extends TSchema & { description?: string }>(schema: T, said = schema.description) {
  const id = '$id' in schema ? schema.$id : undefined;
  if (typeof id !== 'string') throw new Error('Only a schema with an $id can be referred to');
  if (said === undefined) throw new Error(`${id} says nothing of itself`);
  return Type.Unsafe<Static<T>>({ ...Type.Ref(id), description: said });
}
