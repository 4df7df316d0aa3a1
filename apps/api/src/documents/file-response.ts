import { Type } from 'typebox';

/** A response that is a file. */
export const fileResponse = (type: 'application/pdf' | 'image/png', description: string) => ({
  description,
  content: { [type]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
});

/** The reader has it already. */
export const notModified = Type.Null({ description: 'Not modified since the tag that was sent' });
