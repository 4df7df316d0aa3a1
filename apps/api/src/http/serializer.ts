import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';

const fastifysOwn = SerializerSelector();

/** Fastify's own serializer, compiled when a call first gives that answer: all at once would hold up each start by a second. */
export function useLateSerializer(app: FastifyInstance): void {
  app.setSerializerCompiler(compilerFor(app));
  // Each plugin may have schemas of its own to refer to.
  app.addHook('onRegister', (child) => void child.setSerializerCompiler(compilerFor(child)));
}

const compilerFor =
  (app: FastifyInstance): FastifySerializerCompiler<unknown> =>
  ({ httpStatus = 'default', ...route }) => {
    let write: ((data: unknown) => string) | undefined;
    return (data) => {
      write ??= fastifysOwn(app.getSchemas())({ ...route, httpStatus });
      return write(data);
    };
  };
