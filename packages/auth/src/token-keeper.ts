import type { Tokens } from '@rimba/api-client';
import { createExpiryTimer } from './expiry-timer.ts';
import type { SessionErrorCode } from './session-error.ts';
import type { SessionEvent } from './session-machine.ts';
import { endsSession, type RefreshTokens } from './token-refresh.ts';

export interface TokenKeeperOptions {
  /** The tokens of the session, if there is one. */
  readonly tokens: () => Tokens | undefined;
  readonly exchange: RefreshTokens;
  readonly dispatch: (event: SessionEvent) => void;
  readonly onEnded: (code: SessionErrorCode) => void;
}

export interface TokenKeeper {
  /** Begins to watch the tokens of a session that was just entered. */
  watch(tokens: Tokens): void;
  /** Takes tokens that another tab has fetched. */
  replace(tokens: Tokens): void;
  /** Fetches a successor for stale tokens; whoever calls meanwhile gets the same promise. */
  refresh(stale: Tokens): Promise<Tokens>;
  /** The refresh that is under way. */
  refreshing(): Promise<Tokens> | undefined;
  stop(): void;
}

/** Keeps a session's tokens fresh: 300 s before they end by itself, and when a request finds them refused. */
export function createTokenKeeper({ tokens, exchange, dispatch, onEnded }: TokenKeeperOptions): TokenKeeper {
  let refreshing: Promise<Tokens> | undefined;

  const timer = createExpiryTimer(async () => {
    const stale = tokens();
    if (!stale) return;
    try {
      await refresh(stale);
    } catch (error) {
      if (!endsSession(error)) timer.retry();
    }
  });

  function replace(fresh: Tokens) {
    dispatch({ type: 'tokensReplaced', tokens: fresh });
    timer.plan(fresh.accessTokenExpiredAt, false);
  }

  async function exchangeAndFollow(stale: Tokens): Promise<Tokens> {
    dispatch({ type: 'refreshStarted' });
    try {
      const fresh = await exchange(stale);
      replace(fresh);
      return fresh;
    } catch (error) {
      if (endsSession(error)) onEnded(error.code);
      else dispatch({ type: 'refreshPostponed' });
      throw error;
    }
  }

  function refresh(stale: Tokens): Promise<Tokens> {
    refreshing ??= exchangeAndFollow(stale).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    watch: ({ accessTokenExpiredAt }) => timer.plan(accessTokenExpiredAt, true),
    replace,
    refresh,
    refreshing: () => refreshing,
    stop: timer.stop,
  };
}
