import { expect, it } from 'vitest';
import { drawable } from './drawable.ts';

it.each(['Siti Rahmawati', 'Nguyễn Thị Ánh', 'Łukasz Žižka', '“Untuk Ibu” – 2026', 'a\nb'])(
  'leaves %j as it is',
  (name) => expect(drawable(name)).toBe(name),
);

it.each([
  ['王小明', '•••'],
  ['Siti 🌳 Rahma', 'Siti Rahma'],
  ['Siti Rahma 🌳🇮🇩', 'Siti Rahma'],
  ['👩‍👩‍👧 🌳 Ani', 'Ani'],
  ['Terima kasih 🌳!\n🌳 Ani ©', 'Terima kasih!\nAni ©'],
  ['🌳', '•'],
  ['王 🌳', '•'],
  ['Ani\u200b\ufe0f', 'Ani'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['', ''],
])('draws %j as %j', (name, drawn) => expect(drawable(name)).toBe(drawn));
