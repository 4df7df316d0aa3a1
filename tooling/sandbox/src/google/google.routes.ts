import type { FastifyInstance } from 'fastify';
import { html, page } from '../pages/html.ts';
import { requireOwnForm } from '../pages/own-form.ts';
import type { Google, TokenRequest } from './google.ts';

interface AuthorizationQuery {
  client_id?: string;
  redirect_uri?: string;
  response_type?: string;
  state?: string;
  nonce?: string;
  login_hint?: string;
  code_challenge?: string;
  code_challenge_method?: string;
}

interface ChooseForm extends AuthorizationQuery {
  email?: string;
  name?: string;
  workspace?: string;
}

const carried = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const;

/** Discovery, keys, the page to choose an account, and the token endpoint. */
export async function googleRoutes(app: FastifyInstance, { google }: { google: Google }): Promise<void> {
  app.get('/.well-known/openid-configuration', () => google.discovery());
  app.get('/oauth2/v3/certs', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return google.jwks();
  });

  /** Why an authorization cannot even show its page; such a fault must never redirect. */
  function fault({
    client_id,
    redirect_uri = '',
    response_type,
    code_challenge,
    code_challenge_method,
  }: AuthorizationQuery): string | undefined {
    if (client_id !== google.clientId) return 'invalid_client: unknown client_id';
    if (!google.allowsRedirect(redirect_uri) || !URL.canParse(redirect_uri)) return 'redirect_uri_mismatch';
    if (response_type !== 'code') return 'unsupported_response_type';
    if (code_challenge !== undefined && code_challenge_method !== 'S256')
      return 'invalid_request: code_challenge_method has to be S256';
    return undefined;
  }

  app.get<{ Querystring: AuthorizationQuery }>('/o/oauth2/v2/auth', async ({ query }, reply) => {
    const wrong = fault(query);
    if (wrong !== undefined) {
      return page(reply.code(400), { title: 'Error 400', body: html`<p>${wrong}</p>` });
    }
    const hidden = carried
      .filter((name) => query[name] !== undefined)
      .map((name) => html`<input type="hidden" name="${name}" value="${query[name] ?? ''}">`);
    return page(reply, {
      title: 'Choose an account',
      formsReturnTo: new URL(query.redirect_uri ?? '').origin,
      body: html`<p>This stands in for Google: whichever address you type is signed in.</p>
        <form class="card" method="post">${hidden}
          <label>E-mail <input name="email" type="email" required value="${query.login_hint ?? ''}"></label>
          <label>Name <input name="name" required></label>
          <label class="check"><input name="workspace" type="checkbox" value="yes"> belongs to an organisation’s Workspace</label>
          <button>Continue</button>
        </form>`,
    });
  });

  app.post<{ Body: ChooseForm }>(
    '/o/oauth2/v2/auth',
    { preHandler: requireOwnForm },
    async ({ body }, reply) => {
      const { email = '', name = '', redirect_uri = '' } = body;
      if (fault(body) !== undefined || !email.includes('@'))
        return reply.code(400).send({ error: 'invalid_request' });
      const code = await google.authorize({
        account: {
          email,
          name: name.trim() || email,
          emailVerified: true,
          workspace: body.workspace === 'yes',
        },
        redirectUri: redirect_uri,
        nonce: body.nonce,
        codeChallenge: body.code_challenge,
      });
      const target = new URL(redirect_uri);
      target.searchParams.set('code', code);
      target.searchParams.set('scope', 'openid email profile');
      if (body.state !== undefined) target.searchParams.set('state', body.state);
      return reply.redirect(target.href, 303);
    },
  );

  app.post<{ Body: TokenRequest }>('/token', async ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = await google.exchange(body ?? {});
    if (!('error' in answer)) return answer;
    return reply.code(answer.error === 'invalid_client' ? 401 : 400).send(answer);
  });
}
