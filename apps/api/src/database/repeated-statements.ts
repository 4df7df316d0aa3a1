import type pg from 'pg';

/** How often a text has to come before it is worth a plan of its own, and how many plans one connection keeps. */
const worthwhile = 3;
const mostNamed = 200;
/** Texts looked out for; what differs from call to call, as long lists do, is not counted beyond. */
const mostSeen = 2_000;

/**
 * Names for the texts that come again and again, so that PostgreSQL reads and plans each once in a connection, not
 * each time: for the short statements of this service that is more than half of what they cost.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new Map<string, { times: number; name?: string }>();
  let named = 0;
  return (text) => {
    const known = seen.get(text);
    if (!known) {
      if (seen.size < mostSeen) seen.set(text, { times: 1 });
      return undefined;
    }
    known.times += 1;
    if (known.name === undefined && known.times >= worthwhile && named < mostNamed) {
      named += 1;
      known.name = `repeated ${named}`;
    }
    return known.name;
  };
}

/** Lets a connection name what it is asked with values; what has a name keeps it. */
export function nameRepeated(client: pg.ClientBase, nameOf: (text: string) => string | undefined): void {
  client.query = new Proxy(client.query, {
    apply(query, self, [config, values, ...rest]) {
      const name = Array.isArray(values) && values.length > 0 ? nameOf(textOf(config)) : undefined;
      return Reflect.apply(query, self, [name === undefined ? config : named(config, name), values, ...rest]);
    },
  });
}

type Asked = string | pg.QueryConfig;

const textOf = (config: Asked) => (typeof config === 'string' ? config : config.text);

const named = (config: Asked, name: string): pg.QueryConfig =>
  typeof config === 'string' ? { text: config, name } : { ...config, name: config.name ?? name };
