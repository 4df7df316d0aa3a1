interface ScriptMarks {
  readonly id?: string;
  /** Its `data-` attributes. */
  readonly data?: Readonly<Record<string, string>>;
}

const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads somebody else's script, once, and answers what it puts on the page under `name`. One that did not come
 * is tried again the next time.
 * @throws Error where it does not come, or brings nothing
 */
export function loadOutsideScript(url: string, name: string, marks: ScriptMarks = {}): Promise<unknown> {
  const known = loaded.get(url);
  if (known) return known;
  const coming = fetchScript(url, name, marks).catch((failure: unknown) => {
    loaded.delete(url);
    throw failure;
  });
  loaded.set(url, coming);
  return coming;
}

function fetchScript(url: string, name: string, { id, data }: ScriptMarks): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    if (id !== undefined) element.id = id;
    Object.assign(element.dataset, data);
    element.src = url;
    const fail = () => {
      element.remove();
      reject(new Error(`${url} did not bring ${name}`));
    };
    element.onerror = fail;
    element.onload = () => {
      const brought: unknown = Reflect.get(window, name);
      if (brought === undefined) fail();
      else resolve(brought);
    };
    document.head.append(element);
  });
}
