import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');

it('keeps all accepted pictures, of sheets and of screens, under 5 MB', () => {
  const pictures = globSync(
    ['packages/ui/src/sheets/accepted/**/*.png', 'tooling/reference/src/screens/accepted/**/*.png'],
    { cwd: root },
  );
  expect(pictures.length).toBeGreaterThan(20);
  const bytes = pictures.reduce((sum, picture) => sum + statSync(join(root, picture)).size, 0);
  expect(bytes).toBeLessThan(5_000_000);
});
