import type { Drawing } from '@rimba/drawings';

/** What a preview picture says and shows. */
export interface PreviewContent {
  readonly title: string;
  readonly text: string;
  /** Beside the words. */
  readonly drawing: Pick<Drawing, 'url'>;
  /** Under them: whose site it is. */
  readonly foot: string;
}
