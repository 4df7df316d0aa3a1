import { type Static, type TSchema, Type } from 'typebox';

/**
 * A value that may be null. A plain type becomes `type: [x, 'null']`, which serialises without trying
 * branches; a reference needs the branches, and what is said of it is said of both.
 */
export function nullable<T extends TSchema>(schema: T) {
  const plain = 'type' in schema && typeof schema.type === 'string' && schema.type !== 'object';
  const values = 'enum' in schema && Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  if (plain) return Type.Unsafe<Static<T> | null>({ ...schema, ...values, type: [schema.type, 'null'] });
  const { description, ...bare } = schema as T & { description?: string };
  const said = description === undefined ? {} : { description };
  return Type.Unsafe<Static<T> | null>(Type.Union([bare, Type.Null()], said));
}
