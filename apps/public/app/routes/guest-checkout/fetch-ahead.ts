const memberFile = /\/assets\/member\/[\w./-]+\.(?:js|css)\b/g;
/** The browser has six connections: some are left for what the guest does meanwhile. */
const atOnce = 3;

/**
 * Brings what a page of the adopters' app is made of into the browser's cache, so that a guest who goes there waits for
 * little: on a slow network it is most of the way from the code to the payment.
 * @param page an address of that app; who reads it does not matter
 */
export async function fetchAhead(page: string): Promise<void> {
  const fetched = async (address: string) => (await fetch(address, { priority: 'low' })).text();
  const files = [...new Set((await fetched(page)).match(memberFile))];
  const lane = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await fetched(file);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
