/** What a page's state says in its address, each part by the names it has there; what is empty is not said. */
type Said = Readonly<Record<string, Readonly<Record<string, string | number | undefined>>>>;

export function queryOf(said: Said): URLSearchParams {
  const params = new URLSearchParams();
  for (const part of Object.values(said))
    for (const [name, value] of Object.entries(part)) if (value) params.set(name, String(value));
  return params;
}
