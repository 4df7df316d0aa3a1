import type { AdopterType, PublicNameChoice } from '../database/schema/index.ts';

export type SeedAdopter = {
  name: string;
  email: string;
  publicName: PublicNameChoice;
  adopterType: AdopterType;
  /** Trees in term now. */
  trees: number;
  /** Trees of a term that has ended. */
  before: number;
};

type Row = [name: string, publicName: PublicNameChoice, trees: number, before?: number];

/** Organisations that do not exist. */
const organisations: Row[] = [
  ['Koperasi Bahari Contoh', 'full', 148, 40],
  ['Bank Rimba Contoh', 'full', 112, 30],
  ['SMA Contoh Angkatan 2009', 'full', 52, 12],
  ['Penerbit Gambut Contoh', 'full', 31],
  ['Klinik Sehat Contoh', 'hidden', 26],
  ['Kedai Kopi Kumai Contoh', 'full', 18, 6],
  ['Sanggar Tari Arut Contoh', 'full', 12],
  ['Radio Contoh FM', 'full', 10],
  ['Bengkel Perahu Contoh', 'full', 8],
  ['PT Kayu Manis Contoh', 'hidden', 7],
  ['Komunitas Sepeda Contoh', 'full', 6],
  ['Panti Asuhan Contoh', 'full', 5],
  ['Studio Foto Contoh', 'full', 4],
  ['Apotek Contoh', 'initials', 3],
  ['Arisan RT 04 Contoh', 'full', 2, 3],
  ['Perpustakaan Contoh', 'full', 1],
];

/** People who do not exist. */
const people: Row[] = [
  ['Keluarga Hartono Contoh', 'full', 68, 20],
  ['Rangga Adi Contoh', 'initials', 24, 8],
  ['Maya Lestari Contoh', 'full', 15],
  ['Dewi Anggraini Contoh', 'hidden', 11],
  ['Bayu Prasetyo Contoh', 'initials', 9, 2],
  ['Ratna Puspita Contoh', 'full', 6],
  ['Ilham Maulana Contoh', 'hidden', 6],
  ['Sinta Marlina Contoh', 'initials', 5],
  ['Agus Salim Contoh', 'full', 5, 2],
  ['Fitri Handayani Contoh', 'hidden', 4],
  ['Yohanes Tarigan Contoh', 'full', 4],
  ['Nadia Rahma Contoh', 'initials', 4],
  ['Eko Wahyudi Contoh', 'full', 3, 3],
  ['Laras Ningtyas Contoh', 'full', 3],
  ['Hendra Gunawan Contoh', 'hidden', 3],
  ['Made Suarta Contoh', 'initials', 3],
  ['Citra Kirana Contoh', 'full', 3],
  ['Taufik Hidayat Contoh', 'hidden', 2, 1],
  ['Wulan Sari Contoh', 'full', 2],
  ['Gilang Ramadhan Contoh', 'initials', 2],
  ['Mega Utami Contoh', 'full', 2],
  ['Rizky Pratama Contoh', 'hidden', 2],
  ['Ester Simanjuntak Contoh', 'full', 2, 2],
  ['Andre Wijaya Contoh', 'initials', 2],
  ['Putu Ayu Contoh', 'full', 2],
  ['Zainal Abidin Contoh', 'full', 2],
  ['Kartika Dewi Contoh', 'hidden', 1],
  ['Bima Sakti Contoh', 'full', 1, 1],
  ['Nurul Hasanah Contoh', 'initials', 1],
  ['Oki Setiawan Contoh', 'full', 1],
  ['Lidya Permata Contoh', 'hidden', 1],
  ['Dimas Anggara Contoh', 'full', 1],
  ['Tari Wulandari Contoh', 'initials', 1, 1],
  ['Yusuf Mansyur Contoh', 'full', 1],
  ['Intan Permai Contoh', 'full', 1],
  ['Galih Santoso Contoh', 'hidden', 1],
  ['Rosa Amelia Contoh', 'full', 1],
  ['Surya Darma Contoh', 'initials', 1, 1],
  ['Vina Oktavia Contoh', 'full', 1],
  ['Joko Susilo Contoh', 'full', 0, 4],
  ['Melati Kusuma Contoh', 'hidden', 0, 2],
  ['Arif Budiman Contoh', 'full', 0, 3],
  ['Nia Kurnia Contoh', 'initials', 0, 1],
  ['Hasan Basri Contoh', 'full', 0, 2],
];

/** `example` domains belong to nobody and receive nothing; without a password nobody signs in. */
const toAdopter =
  (adopterType: AdopterType, domain: string) =>
  ([name, publicName, trees, before = 0]: Row): SeedAdopter => ({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`,
    publicName,
    adopterType,
    trees,
    before,
  });

export const seedAdopters: SeedAdopter[] = [
  ...organisations.map(toAdopter('organisation', 'example.org')),
  ...people.map(toAdopter('individual', 'example.com')),
];
