import type pg from 'pg';

/**
 * Lets a connection send as one what it is asked in one turn: written each by itself, PostgreSQL wakes for the first,
 * takes the processor from whoever still writes the others, and answers with a packet each.
 */
export function writeTogether(client: pg.ClientBase): void {
  client.query = new Proxy(client.query, {
    apply(query, self, asked) {
      const { stream } = (client as pg.Client).connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return Reflect.apply(query, self, asked);
    },
  });
}
