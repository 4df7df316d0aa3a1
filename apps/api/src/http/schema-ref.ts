import { type Static, type TSchema, Type } from 'typebox';

/**
 * A reference to a schema registered with `app.addSchema`, so that the description names it once under
 * components/schemas. The type is the referred schema's own.
 */
export function ref<T extends TSchema>(schema: T) {
  const id = '$id' in schema ? schema.$id : undefined;
  if (typeof id !== 'string') throw new Error('Only a schema with an $id can be referred to');
  return Type.Unsafe<Static<T>>(Type.Ref(id));
}
