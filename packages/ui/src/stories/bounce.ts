import { expect } from 'storybook/test';

/** Whether a seed bounces once in 0.8 s, or stands still where a reader wants no motion. */
export async function expectBounce(within: Element | null): Promise<void> {
  const shape = within?.querySelector('path');
  const style = shape && getComputedStyle(shape);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(style?.animationName).toBe('none');
  else await expect(style?.animationDuration).toBe('0.8s');
}
