import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks for something and reads it to its end. @returns how long that took in ms, and the bytes */
export function timed(url: string): Promise<{ ms: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    request(url, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve({ ms: performance.now() - started, body: Buffer.concat(chunks) })
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The value that so large a share of the others does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;
