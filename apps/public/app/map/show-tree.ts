import type { TreeWith } from '@rimba/api-client/react-query';
import { drawingFor } from '@rimba/drawings';
import type { Language } from '@rimba/i18n';
import { measure, shortDate } from '@rimba/i18n/format';
import { latestPhotos } from '../trees/latest-photos.ts';

type Tree = TreeWith<'group' | 'images'>;

/** Writes a tree into the sheet that `ChosenTree` sent without one, and leads there. */
export function showTree(sheet: HTMLElement, tree: Tree, language: Language): void {
  const part = (name: string) => sheet.querySelector<HTMLElement>(`[data-${name}]`);
  const write = (name: string, text: string) => {
    const place = part(name);
    // What is set in a type of its own has an element for it.
    const words = place?.firstElementChild ?? place;
    if (words) words.textContent = text;
  };
  const wordsOf = (name: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce(
      (text, [value, by]) => text.replace(value, by),
      part(name)?.dataset.words ?? '',
    );
  write('name', tree.treeName);
  write('latin', tree.latinName);
  write('code', tree.code);
  write('height', wordsOf('height', { HEIGHT: measure(tree.height, 'm', language) }));
  write('group', ` · ${tree.kelompokKomunitas.name}`);
  for (const mark of sheet.querySelectorAll<HTMLElement>('[data-status]')) {
    mark.hidden = mark.dataset.status !== tree.status;
  }
  const price = part('price');
  if (price) price.hidden = tree.status !== 'ready_to_adopt';
  const page = sheet.querySelector<HTMLAnchorElement>('[data-page]');
  if (page) page.href = (page.dataset.page ?? '').replace('CODE', tree.code);
  const [latest] = latestPhotos(tree.images);
  const { takenAt, surveyor } = latest?.photo ?? {};
  write(
    'taken',
    latest
      ? wordsOf('taken', { DATE: takenAt ? shortDate(takenAt, language) : '', NAME: surveyor ?? '' })
      : '',
  );
  showPicture(sheet, tree, latest?.photo.url);
  sheet.hidden = false;
  sheet.focus();
}

/** The photo where there is one; else the species' leaf, drawn. */
function showPicture(sheet: HTMLElement, { latinName, treeName, code }: Tree, url: string | undefined): void {
  const photo = sheet.querySelector<HTMLImageElement>('[data-photo]');
  const drawing = sheet.querySelector<HTMLElement>('[data-drawing-place]');
  if (!photo || !drawing) return;
  photo.hidden = url === undefined;
  drawing.hidden = url !== undefined;
  if (url !== undefined) {
    photo.src = url;
    photo.alt = (photo.dataset.alt ?? '').replace('NAME', treeName).replace('CODE', code);
    return;
  }
  const leaf = drawingFor(latinName, 'leaf');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${leaf.url}#${leaf.id}`);
  use.setAttribute('width', '100%');
  use.setAttribute('height', '100%');
  drawing.querySelector('svg')?.replaceChildren(use);
}
