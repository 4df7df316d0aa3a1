import { setImmediate } from 'node:timers/promises';
import { UNSAFE_createMemoryHistory } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createNavigation, type View } from './navigation.ts';

/** A window whose pages come when the test lets them. */
async function open(...entries: string[]) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: entries });
  const coming = new Map<string, PromiseWithResolvers<string | undefined>>();
  const kept = new Map<string, number>();
  const window = { scrollY: 0 };
  const left: string[] = [];
  let view: View<string> | undefined;
  const navigation = createNavigation<string>({
    history,
    load: (address) => {
      const page = Promise.withResolvers<string | undefined>();
      coming.set(address, page);
      return page.promise;
    },
    failed: (error) => `failed: ${error}`,
    leave: (address) => left.push(address),
    places: { keep: (key) => kept.set(key, window.scrollY), of: (key) => kept.get(key) },
  });
  navigation.follow((next) => {
    view = next;
  });
  const arrive = async (address: string) => {
    coming.get(address)?.resolve(`page ${address}`);
    coming.delete(address);
    await setImmediate();
  };
  const started = navigation.start();
  await arrive(entries.at(-1) ?? '');
  await started;
  const seen = () => view && [view.page, view.location.pathname + view.location.search, view.place];
  const address = () => history.location.pathname + history.location.search;
  return { navigation, window, coming, left, arrive, seen, address };
}

it('shows the next page, and its address, when everything it needs is there', async () => {
  const { navigation, arrive, seen, address } = await open('/');
  navigation.push('/profile');
  expect([seen()?.[0], address()]).toEqual(['page /', '/']);
  await arrive('/profile');
  expect(seen()).toEqual(['page /profile', '/profile', 'beginning']);
  expect(address()).toBe('/profile');
});

it('goes where it was asked to go last', async () => {
  const { navigation, arrive, seen } = await open('/');
  navigation.push('/profile');
  navigation.push('/wishtree/');
  await arrive('/wishtree/');
  await arrive('/profile');
  expect(seen()?.[1]).toBe('/wishtree/');
});

it('shows a filter at once and leaves the page where it stands, without stopping who is going elsewhere', async () => {
  const { navigation, arrive, seen } = await open('/data/pohon/');
  navigation.push('/profile');
  navigation.replace('/data/pohon/?sort=age', null, { preventScrollReset: true });
  expect(seen()).toEqual(['page /data/pohon/', '/data/pohon/?sort=age', 'same']);
  await arrive('/profile');
  expect(seen()?.[1]).toBe('/profile');
  navigation.go(-1);
  await arrive('/data/pohon/?sort=age');
  expect(seen()?.[1]).toBe('/data/pohon/?sort=age');
});

it('stays on a page whose own link is followed while another is on its way', async () => {
  const { navigation, arrive, seen } = await open('/data/pohon/');
  navigation.push('/profile');
  navigation.replace('/data/pohon/');
  await arrive('/profile');
  expect(seen()?.[1]).toBe('/data/pohon/');
});

it('writes no address of a page that is being left into the entry that was gone back to', async () => {
  const { navigation, arrive, seen, address } = await open('/');
  navigation.push('/pemetaan/');
  await arrive('/pemetaan/');
  navigation.go(-1);
  navigation.replace('/pemetaan/?at=1', null, { preventScrollReset: true });
  expect(address()).toBe('/');
  await arrive('/');
  expect(seen()?.[1]).toBe('/');
});

it('finds each page where it was left', async () => {
  const { navigation, window, arrive, seen } = await open('/data/pohon/');
  window.scrollY = 700;
  navigation.push('/data/pohon/7/');
  await arrive('/data/pohon/7/');
  expect(seen()?.[2]).toBe('beginning');
  window.scrollY = 30;
  navigation.go(-1);
  await arrive('/data/pohon/');
  expect(seen()?.[2]).toBe(700);
  navigation.go(1);
  await arrive('/data/pohon/7/');
  expect(seen()?.[2]).toBe(30);
});

it('asks before a page is left, by a link or through the history, and goes on when it may', async () => {
  const { navigation, arrive, coming, seen, address } = await open('/');
  navigation.push('/profile');
  await arrive('/profile');
  const asked: (() => void)[] = [];
  const release = navigation.guard((go) => asked.push(go));
  navigation.push('/wishtree/');
  navigation.go(-1);
  expect([asked.length, coming.size, address(), seen()?.[1]]).toEqual([2, 0, '/profile', '/profile']);
  navigation.replace('/profile?part=1');
  expect(asked).toHaveLength(2);
  asked[1]?.();
  await arrive('/');
  expect([address(), seen()?.[1]]).toEqual(['/', '/']);
  release();
  navigation.push('/wishtree/');
  await arrive('/wishtree/');
  expect(seen()?.[1]).toBe('/wishtree/');
});

it('loads the page anew whose code could not be fetched, and shows the present one until then', async () => {
  const { navigation, coming, left, seen } = await open('/');
  navigation.push('/profile?a=1');
  coming.get('/profile?a=1')?.reject(new Error('gone'));
  await vi.waitFor(() => expect(left).toEqual(['/profile?a=1']));
  expect(seen()?.[1]).toBe('/');
});

it('says so when the first page could not be fetched', async () => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/'] });
  const navigation = createNavigation<string>({
    history,
    load: () => Promise.reject(new Error('gone')),
    failed: String,
    leave: () => undefined,
    places: { keep: () => undefined, of: () => undefined },
  });
  await navigation.start();
  const show = vi.fn();
  navigation.follow(show);
  expect(show.mock.lastCall?.[0].page).toBe('Error: gone');
});
