import type { BrowserContext } from '@playwright/test';

export interface Watch {
  /** Takes note of everything that goes wrong in a browser from now on. */
  follow(context: BrowserContext): void;
  /** What this test provokes itself: `POST /api/v1/login 401`. */
  expectRefusal(pattern: RegExp): void;
  faults(): readonly string[];
}

// The response itself says more, and says it in the same breath.
const saidByResponse = /^Failed to load resource/;
// What is preloaded and not used some seconds later is only late where the machine is busy. Which files a page preloads
// is tested where its head is written.
const usedLate = /was preloaded using link preload but not used within a few seconds/;
// What the map's driver says of itself where the processor draws for want of a graphics card.
const drawnBySoftware = /^\[\.WebGL-.*GPU stall due to ReadPixels/;
/**
 * The rules for every page: nothing on the console, nothing that the content policy stops, no error that
 * nobody catches, no refused request, and not one request to anybody else.
 */
export function createWatch(origin: string): Watch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    follow(context) {
      context.on('console', (message) => {
        const wrong = message.type() === 'error' || message.type() === 'warning';
        const isNoFault = [saidByResponse, usedLate, drawnBySoftware].some((pattern) =>
          pattern.test(message.text()),
        );
        if (wrong && !isNoFault) {
          seen.push(`console ${message.type()}: ${message.text()} (${message.page()?.url()})`);
        }
      });
      // What the browser itself throws has a message, but no stack.
      context.on('weberror', (event) => {
        const error = event.error();
        seen.push(`uncaught: ${error.stack || error}`);
      });
      context.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (protocol.startsWith('http') && asked !== origin) seen.push(`request to ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400) return;
        const { pathname } = new URL(response.url());
        seen.push(`${response.request().method()} ${pathname} ${response.status()}`);
      });
    },
    expectRefusal: (pattern) => void allowed.push(pattern),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}
