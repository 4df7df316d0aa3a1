import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FakeBrowser } from '../testing/open-session.ts';
import { SessionProvider, useSession } from './index.ts';
import { RequireSession } from './RequireSession.tsx';

function Name() {
  const { state, user } = useSession();
  return <p>{`${state.status} ${user?.name ?? 'nobody'}`}</p>;
}

it('knows nobody on a server', () => {
  const page = (
    <SessionProvider session={undefined}>
      <Name />
      <RequireSession fallback={<i>wait</i>} failed={() => <b>failed</b>}>
        <Name />
      </RequireSession>
    </SessionProvider>
  );
  expect(renderToString(page)).toBe('<p>signedOut nobody</p><i>wait</i>');
});

it('renders the first time as the server did, even where a session is stored', async () => {
  const { session } = new FakeBrowser().open({ stored: true });
  session.start();
  await session.settled();
  const page = (
    <SessionProvider session={session}>
      <Name />
    </SessionProvider>
  );
  expect(renderToString(page)).toBe('<p>signedOut nobody</p>');
});
