import { type NativeMessage, type PageMessage, parseNativeMessage } from './native-message.ts';

/** The window as a native shell leaves it: `postMessage` takes one string. */
export interface ShellWindow {
  readonly ReactNativeWebView?: { postMessage(message: string): void };
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly location: { readonly origin: string };
  readonly top: unknown;
  readonly self: unknown;
  addEventListener(type: 'message', listener: (event: Event) => void): void;
  removeEventListener(type: 'message', listener: (event: Event) => void): void;
}

export interface NativeShell {
  /**
   * Sends a message and waits for its answer. Malformed messages, messages of other types and answers to
   * other requests are ignored; no answer within `timeoutMs` is undefined.
   */
  ask<Type extends NativeMessage['type']>(
    request: PageMessage['type'],
    answers: readonly Type[],
    timeoutMs: number,
  ): Promise<Extract<NativeMessage, { type: Type }> | undefined>;
}

/**
 * The native shell around this page, if there is one: the shell is known by the object it injects. Inside
 * a frame there is none, since a frame could belong to anybody.
 */
export function findNativeShell(window: ShellWindow): NativeShell | undefined {
  const bridge = window.ReactNativeWebView;
  if (typeof bridge?.postMessage !== 'function' || window.top !== window.self) return undefined;

  return {
    ask(request, answers, timeoutMs) {
      // Only tells answers apart, and so need not be hard to guess; randomUUID is missing on plain http.
      const requestId = Math.random().toString(36).slice(2);
      return new Promise((resolve) => {
        const settle = (answer: Parameters<typeof resolve>[0]) => {
          clearTimeout(timer);
          // Android shells dispatch on the document, the others on the window.
          window.removeEventListener('message', listen);
          window.document.removeEventListener('message', listen);
          resolve(answer);
        };
        const listen = (event: Event) => {
          if (!(event instanceof MessageEvent) || !isOurs(event.origin, window.location.origin)) return;
          const message = parseNativeMessage(event.data);
          if (!message || (message.requestId !== undefined && message.requestId !== requestId)) return;
          if (isOneOf(message, answers)) settle(message);
        };
        const timer = setTimeout(() => settle(undefined), timeoutMs);
        window.addEventListener('message', listen);
        window.document.addEventListener('message', listen);
        bridge.postMessage(JSON.stringify({ type: request, requestId } satisfies PageMessage));
      });
    },
  };
}

/** An event that a shell makes has no origin; one posted in this page has ours. */
function isOurs(origin: string, own: string): boolean {
  return origin === '' || origin === 'null' || origin === own;
}

function isOneOf<Type extends NativeMessage['type']>(
  message: NativeMessage,
  types: readonly Type[],
): message is Extract<NativeMessage, { type: Type }> {
  return types.some((type) => type === message.type);
}
