import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GrowthRings, RankMark, StatusMark } from './domain.ts';
import * as ui from './primitives.ts';

const nothing = () => {};
const field = { label: 'Nama', hint: 'Boleh dikosongkan.', error: 'Perlu diisi.' };

const points = [{ label: '2026', value: 3, valueText: '3' }];
const twin = { summary: 'Sebagai tabel', columns: ['Tahun', 'Pohon'] } as const;
const calendar = {
  today: '2026-09-25',
  language: 'id',
  previousLabel: 'Sebelumnya',
  nextLabel: 'Berikutnya',
};
const galleryWords = {
  title: 'Foto',
  close: 'Tutup',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  position: (place: number, count: number) => `${place} dari ${count}`,
};

/** One of each primitive, with what a page could hand it. */
const examples: Record<string, ReactElement> = {
  AccordionItem: <ui.AccordionItem summary="Bisakah dana dikembalikan?">Tidak.</ui.AccordionItem>,
  Avatar: <ui.Avatar name="Ayu" src="/a.webp" />,
  AvatarField: (
    <ui.AvatarField
      {...field}
      name="Ayu"
      src={null}
      accept="image/png"
      chooseLabel="Pilih foto"
      onChoose={nothing}
      removeLabel="Hapus foto"
      onRemove={nothing}
    />
  ),
  Badge: <ui.Badge count={3} />,
  Banner: <ui.Banner dismiss={{ label: 'Tutup', onDismiss: nothing }}>Buktikan alamat email Anda.</ui.Banner>,
  BarChart: <ui.BarChart label="Penerimaan" points={points} twin={twin} />,
  Breadcrumbs: (
    <ui.Breadcrumbs label="Lokasi" crumbs={[{ label: 'Beranda', href: '/' }, { label: 'Pohon' }]} />
  ),
  Button: <ui.Button disabledReason="Pilih metode pembayaran dahulu.">Bayar</ui.Button>,
  Calendar: <ui.Calendar {...calendar} range={{ from: null, to: null }} onPick={nothing} />,
  Card: <ui.Card>Ulin</ui.Card>,
  Checkbox: <ui.Checkbox {...field} name="terms" defaultChecked />,
  CodeField: <ui.CodeField {...field} kind="digits" length={6} />,
  Combobox: (
    <ui.Combobox
      {...field}
      name="species"
      options={[{ value: 'ulin', label: 'Ulin' }]}
      value="ulin"
      onValueChange={nothing}
      emptyText="Tidak ada"
      countText={String}
    />
  ),
  ConfirmDialog: (
    <ui.ConfirmDialog
      title="Keluar?"
      description="Pohon Anda tetap tersimpan."
      cancelLabel="Tetap di sini"
      confirmLabel="Keluar"
      busyLabel="Memproses"
      onConfirm={nothing}
      trigger={<ui.Button>Keluar</ui.Button>}
    />
  ),
  CopyButton: (
    <ui.CopyButton value="8077" label="Salin" copiedLabel="Tersalin" refusedLabel="Salin sendiri:" />
  ),
  CopyByHand: <ui.CopyByHand value="8077">Salin sendiri:</ui.CopyByHand>,
  DateField: <ui.DateField {...field} name="day" min="2024-03-12" />,
  DateRangeField: (
    <ui.DateRangeField
      {...calendar}
      label="Masa"
      fromLabel="Dari"
      toLabel="Sampai"
      calendarLabel="Kalender"
      range={{ from: '2026-09-01', to: null }}
      onRangeChange={nothing}
    />
  ),
  Dialog: <ui.Dialog title="Bagikan" closeLabel="Tutup" trigger={<ui.Button>Bagikan</ui.Button>} />,
  EmptyState: <ui.EmptyState title="Belum ada yang disimpan" />,
  ErrorState: (
    <ui.ErrorState
      title="Tidak terbuka"
      details={{ showLabel: 'Tampilkan', hideLabel: 'Tutup', text: 'x' }}
    />
  ),
  ErrorSummary: (
    <ui.ErrorSummary title="Perlu diperbaiki" errors={[{ fieldId: 'email', message: 'Email' }]} />
  ),
  FileField: (
    <ui.FileField
      {...field}
      files={[]}
      onFilesChange={nothing}
      chooseLabel="Pilih"
      dropLabel="atau jatuhkan"
      removeLabel={String}
      formatBytes={String}
      refusals={{ type: 'Bukan gambar', size: 'Terlalu besar' }}
    />
  ),
  FilterSelect: (
    <ui.FilterSelect name="land" label="Lahan" defaultValue="" options={[{ value: '', label: 'semua' }]} />
  ),
  FilterChip: (
    <ui.FilterChip selected onSelectedChange={nothing}>
      Kerangas
    </ui.FilterChip>
  ),
  FormField: <ui.FormField {...field}>{(control) => <input {...control} />}</ui.FormField>,
  Grid: <ui.Grid tablet={2}>Ulin</ui.Grid>,
  Heading: <ui.Heading level={1}>Pohon</ui.Heading>,
  Icon: <ui.Icon of={ui.BellIcon} />,
  IconButton: <ui.IconButton icon={ui.BellIcon} label="Notifikasi" count={4} />,
  InfiniteList: (
    <ui.InfiniteList
      label="Jenis"
      items={['Ulin']}
      itemKey={String}
      empty="Belum ada"
      more={{ status: '1 dari 2', label: 'Tampilkan lagi' }}
    >
      {(name) => name}
    </ui.InfiniteList>
  ),
  Inline: <ui.Inline>Ulin</ui.Inline>,
  LanguageDialog: (
    <ui.LanguageDialog
      title="Bahasa"
      closeLabel="Tutup"
      trigger={<ui.Button>Bahasa</ui.Button>}
      languages={[{ code: 'id', name: 'Bahasa Indonesia' }]}
      value="id"
      onValueChange={nothing}
    />
  ),
  LatinName: <ui.LatinName>Shorea balangeran</ui.LatinName>,
  Lightbox: (
    <ui.Lightbox
      pictures={[{ src: '/a.webp', alt: 'Ulin' }]}
      index={undefined}
      onIndexChange={nothing}
      words={galleryWords}
    />
  ),
  LineChart: <ui.LineChart label="Pohon" points={points} twin={twin} area />,
  Link: <ui.Link href="/data/pohon/">Pohon</ui.Link>,
  Logo: <ui.Logo />,
  LoadMore: <ui.LoadMore status="24 dari 96" label="Tampilkan lagi" onLoadMore={nothing} />,
  LoadingOverlay: <ui.LoadingOverlay title="Rimba" text="Menyiapkan halaman…" />,
  MapFrame: <ui.MapFrame label="Peta">Kumai</ui.MapFrame>,
  Menu: (
    <ui.Menu trigger={<ui.Button>Menu</ui.Button>}>
      <ui.MenuLabel>Ayu</ui.MenuLabel>
      <ui.MenuItem>Akun</ui.MenuItem>
      <ui.MenuSeparator />
    </ui.Menu>
  ),
  PageSection: <ui.PageSection heading="Mengapa di sini">Rawa gambut.</ui.PageSection>,
  PageWidth: <ui.PageWidth>Pohon</ui.PageWidth>,
  Pagination: (
    <ui.Pagination
      label="Halaman"
      page={2}
      pageCount={9}
      hrefFor={(page) => `?page=${page}`}
      pageLabel={(page) => `Halaman ${page}`}
      previousLabel="Sebelumnya"
      nextLabel="Berikutnya"
    />
  ),
  PasswordField: (
    <ui.PasswordField {...field} autoComplete="new-password" showLabel="Tampilkan" hideLabel="Sembunyikan" />
  ),
  PhoneField: <ui.PhoneField {...field} name="phone" />,
  PhotoGallery: <ui.PhotoGallery photos={[{ src: '/a.webp', alt: 'Ulin' }]} words={galleryWords} />,
  PictureCropDialog: (
    <ui.PictureCropDialog
      picture={new File([], 'a.png')}
      onCropped={nothing}
      onCancel={nothing}
      onUnreadable={nothing}
      words={{
        title: 'Atur foto',
        description: 'Geser sampai pas.',
        closeLabel: 'Tutup',
        pictureLabel: 'Foto',
        zoom: 'Perbesaran',
        across: 'Mendatar',
        down: 'Tegak',
        cancel: 'Batal',
        confirm: 'Pakai',
      }}
    />
  ),
  Popover: (
    <ui.Popover label="Apa itu karbon" trigger={<ui.Button>?</ui.Button>}>
      Perkiraan.
    </ui.Popover>
  ),
  Progress: <ui.Progress label="Mengunggah" value={0.5} />,
  RadioGroup: (
    <ui.RadioGroup
      label="Metode"
      name="method"
      defaultValue="qris"
      options={[{ value: 'qris', label: 'QRIS' }]}
    />
  ),
  RemovableChip: (
    <ui.RemovableChip href="/pohon/" removeLabel="Hapus saringan 2–5 m">
      2–5 m
    </ui.RemovableChip>
  ),
  Rule: <ui.Rule />,
  ScrollRegion: <ui.ScrollRegion label="Tabel">Ulin</ui.ScrollRegion>,
  SearchField: <ui.SearchField label="Cari" name="q" defaultValue="ulin" />,
  SegmentedControl: (
    <ui.SegmentedControl
      label="Tampilan"
      value="list"
      onValueChange={nothing}
      segments={[{ value: 'list', label: 'Daftar' }]}
    />
  ),
  Select: <ui.Select {...field} name="land" options={[{ value: 'peat', label: 'Rawa gambut' }]} />,
  Sheet: (
    <ui.Sheet title="Saringan" closeLabel="Tutup" trigger={<ui.Button>Saringan</ui.Button>}>
      Ulin
    </ui.Sheet>
  ),
  Skeleton: <ui.Skeleton />,
  SkeletonGroup: <ui.SkeletonGroup label="Memuat">…</ui.SkeletonGroup>,
  Slider: <ui.Slider {...field} value={0.5} onValueChange={nothing} />,
  Spinner: <ui.Spinner label="Memuat" />,
  Stack: <ui.Stack>Ulin</ui.Stack>,
  Stepper: <ui.Stepper label="Langkah" steps={['Pohon', 'Bayar']} current={1} doneLabel="selesai" />,
  StrengthMeter: <ui.StrengthMeter level="medium" label="Sedang" />,
  Switch: <ui.Switch label="Kabar lewat email" />,
  Table: (
    <ui.Table
      caption="Transaksi"
      columns={[{ key: 'number', head: 'Nomor', cell: (row: string) => row }]}
      rows={['RB-1']}
      rowKey={(row) => row}
    />
  ),
  Tabs: <ui.Tabs label="Notifikasi" tabs={[{ value: 'all', label: 'Semua', content: 'Kabar' }]} />,
  Text: <ui.Text>Pohon</ui.Text>,
  TextArea: <ui.TextArea {...field} name="message" />,
  TextField: <ui.TextField {...field} name="name" defaultValue="Ayu" />,
  ThemeSwitch: (
    <ui.ThemeSwitch
      label="Tema"
      choices={{ light: 'Terang', dark: 'Gelap', system: 'Sistem' }}
      value="system"
      onValueChange={nothing}
    />
  ),
  Toaster: <ui.Toaster label="Pemberitahuan" closeLabel="Tutup" />,
  Tooltip: (
    <ui.Tooltip label="Ciutkan menu">
      <ui.Button>Menu</ui.Button>
    </ui.Tooltip>
  ),
  VisuallyHidden: <ui.VisuallyHidden>dari 96</ui.VisuallyHidden>,
  Wordmark: <ui.Wordmark name="Rimba" />,
};

const components = Object.keys(ui).filter(
  (name) => /^[A-Z]/.test(name) && !name.endsWith('Icon') && !/^Menu[A-Z]|^DialogClose$/.test(name),
);

it.each(components)('%s has an example', (name) => {
  expect(examples).toHaveProperty(name);
});

it.each(Object.entries(examples))('%s renders on the server, without inline styles', (_name, element) => {
  // An inline style attribute is what a strict content policy refuses in a served page.
  expect(renderToString(<StrictMode>{element}</StrictMode>)).not.toMatch(/\sstyle="/);
});

it.each([
  ['a mark', <ui.Wordmark key="" name="Rimba" />],
  ['an icon', <ui.Icon key="" of={ui.BookmarkIcon} />],
  ['a seed', <ui.Spinner key="" label="Memuat" />],
  [
    'an arc',
    <ui.Button key="" busy="Memuat">
      Bayar
    </ui.Button>,
  ],
  ['rings', <GrowthRings key="" seed="gambut-jaya" />],
  [
    'a rank',
    <RankMark key="" rank="gold">
      Emas
    </RankMark>,
  ],
  [
    'a status',
    <StatusMark key="" status="adopted">
      Diadopsi
    </StatusMark>,
  ],
])('%s stays small where no stylesheet comes', (_name, element) => {
  const signs = renderToString(element).match(/<svg[^>]*>/g) ?? [];
  expect(signs).not.toEqual([]);
  for (const sign of signs) expect(sign).toMatch(/ width="\d+"/);
});

it('fields keep name and value for a form that is sent before scripts arrive', () => {
  const form = renderToString(
    <form>
      {examples.TextField}
      {examples.Select}
      {examples.Checkbox}
      {examples.RadioGroup}
    </form>,
  );
  for (const name of ['name="name"', 'value="Ayu"', 'name="land"', 'name="terms"', 'name="method"']) {
    expect(form).toContain(name);
  }
});

it('a field says its label, hint and error in the served page', () => {
  const html = renderToString(examples.TextField);
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(described).toHaveLength(2);
  for (const id of described) expect(html).toContain(`<p id="${id}"`);
  expect(html).toContain('aria-invalid="true"');
});
