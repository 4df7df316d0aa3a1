const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads somebody else's script, once, and answers what it puts on the page under `name`. One that did not come
 * is tried again the next time.
 * @throws Error where it does not come, or brings nothing
 */
export function loadOutsideScript(url: string, name: string): Promise<unknown> {
  const known = loaded.get(url);
  if (known) return known;
  const coming = fetchScript(url, name).catch((failure: unknown) => {
    loaded.delete(url);
    throw failure;
  });
  loaded.set(url, coming);
  return coming;
}

function fetchScript(url: string, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
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
