import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pathTo } from '@rimba/paths';
import { transform } from 'esbuild';
import { Type } from 'typebox';
import type { Google } from '../google/google.ts';
import { html, page } from '../pages/html.ts';
import { requireOwnForm } from '../pages/own-form.ts';
import { loginOutcomes, logoutOutcomes } from './outcomes.ts';

const simulatorFile = new URL('./simulator.client.ts', import.meta.url);

const options = (outcomes: Record<string, string>) =>
  Object.entries(outcomes).map(([value, label]) => html`<option value="${value}">${label}</option>`);

/** The page that plays the native shell, its script, and the credential its Google sheet would bring. */
export const shellRoutes: FastifyPluginAsyncTypebox<{ google: Google }> = async (app, { google }) => {
  const { code } = await transform(await readFile(simulatorFile, 'utf8'), { loader: 'ts', target: 'es2022' });

  app.get('/', async (_request, reply) =>
    page(reply, {
      title: 'The native shell',
      script: '/sandbox/shell/simulator.js',
      body: html`<p class="quiet">Opens the product in a window of a phone’s size, as the native app’s web view would, and answers what it asks of the phone.</p>
        <div class="card stack">
          <label>Address <input id="address" value="${pathTo('login')}"></label>
          <button id="open" class="primary" type="button">Open the product in the shell</button>
        </div>
        <h2>Signing in with Google</h2>
        <div class="card stack">
          <label>The phone <select id="login">${options(loginOutcomes)}</select></label>
          <label>E-mail <input id="email" type="email" value="sari@gmail.com"></label>
          <label>Name <input id="name" value="Sari Dewi"></label>
        </div>
        <h2>Signing out</h2>
        <div class="card stack">
          <label>The phone <select id="logout">${options(logoutOutcomes)}</select></label>
          <label>Its text <input id="logout-text" value="The phone is offline"></label>
        </div>
        <h2>Messages</h2>
        <label>They arrive on <select id="delivery"><option value="window">the window</option><option value="document">the document, as on Android</option></select></label>
        <ul id="log" class="plain" role="log" aria-label="Messages"></ul>`,
    }),
  );

  app.get('/simulator.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(code));

  const account = Type.Object({
    email: Type.String({ format: 'email' }),
    name: Type.String({ minLength: 1 }),
  });
  app.post('/credential', { schema: { body: account }, preHandler: requireOwnForm }, async ({ body }) => ({
    credential: await google.credential({ ...body, emailVerified: true, workspace: false }),
  }));
};
