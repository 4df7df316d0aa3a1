import type { Drawing } from '@rimba/drawings';

/** A page: its words beside a drawing. */
export interface PagePicture {
  readonly kind: 'page';
  readonly title: string;
  readonly text: string;
  /** Beside the words. */
  readonly drawing: Pick<Drawing, 'url'>;
  /** Under them: whose site it is. */
  readonly foot: string;
}

/** The home page: its words in the sky of the forest's section. */
export interface ForestPicture {
  readonly kind: 'forest';
  readonly title: string;
  readonly text: string;
  readonly site: string;
}

interface DrawnTree {
  readonly code: string;
  readonly latinName: string;
  readonly heightM: number;
  readonly dead: boolean;
}

/** A tree at its height beside a person, its neighbours pale. */
export interface TreePicture {
  readonly kind: 'tree';
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly site: string;
  readonly foot: string;
  readonly tree: DrawnTree;
  readonly others: readonly DrawnTree[];
}

/** What a preview picture says and shows. */
export type PreviewContent = PagePicture | ForestPicture | TreePicture;
