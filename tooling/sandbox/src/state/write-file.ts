import { open, rename } from 'node:fs/promises';

/** Writes a whole file or nothing: a process killed in the middle leaves the old content in place. */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
