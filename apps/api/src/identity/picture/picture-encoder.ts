import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Problem } from '../../http/problem.ts';
import { createTurns } from '../../limits/turns.ts';
import { type Square, tookTooMuch } from './picture-sizes.ts';

/** ms that one may take. */
const longest = 30_000;

export type PictureEncoder = ReturnType<typeof createPictureEncoder>;

/**
 * Encodes so many pictures at once and has others wait, held in memory, but not too many. Each has a process of its own:
 * it starts in a fraction of what a picture takes, and gives back all that one took.
 */
export function createPictureEncoder(most: number, mostWaiting = 16) {
  const inTurn = createTurns(most);
  const running = new Set<ChildProcess>();

  async function encode(content: Buffer): Promise<Square[]> {
    const child = fork(join(import.meta.dirname, 'picture-process.ts'), {
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.add(child);
    const late = AbortSignal.timeout(longest);
    try {
      child.send(content);
      const answered = once(child, 'message', { signal: late }).then(([message]) => message);
      const gone = once(child, 'exit', { signal: late }).then(([code]) => {
        // It or the system ended it for what the picture took; anything else is a fault of ours.
        if (code === tookTooMuch || code === null) return 'unreadable';
        throw new Error(`The process of a picture ended with ${code}`);
      });
      const answer = await Promise.race([answered, gone]);
      if (answer === 'unreadable') throw new Problem('profile.picture_unreadable');
      return answer;
    } catch (cause) {
      throw late.aborted ? new Problem('request.unavailable', { cause }) : cause;
    } finally {
      child.kill('SIGKILL');
      running.delete(child);
    }
  }

  return {
    /** @throws Problem profile.picture_unreadable, request.unavailable while too many wait or for one that takes too long */
    async encode(content: Buffer): Promise<Square[]> {
      if (inTurn.waiting() >= mostWaiting) throw new Problem('request.unavailable');
      return inTurn(() => encode(content));
    },
    close(): void {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
