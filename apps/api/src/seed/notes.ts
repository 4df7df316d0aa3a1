import type { Localized } from '../database/schema/index.ts';

/** A note on an activity: in both languages, or as its author wrote it. */
export type Note = { text: Localized } | { indonesian: string };
export type ActivityKind =
  | 'boundary'
  | 'school'
  | 'labels'
  | 'seed'
  | 'blocks'
  | 'fire'
  | 'cameras'
  | 'meeting'
  | 'replanting';

const both = (id: string, en: string): Note => ({ text: { id, en } });

/** What five communities that do not exist could have written of their days, by the community's slug. */
export const seedNotes: Record<string, Partial<Record<ActivityKind, Note>>> = {
  'rimba-lestari-contoh': {
    boundary: both(
      'Hari pertama hujan sejak jam sembilan. Patok 14 sampai 22 masih di tempatnya, patok 18 kami tegakkan lagi karena tanahnya longsor sedikit.\n\nMalam di pondok, pagi berikutnya turun lewat jalur lama. Tidak ada jejak tebangan baru.',
      'Rain from nine on the first day. Posts 14 to 22 are where they were; we set number 18 upright again, the ground had slipped a little.\n\nA night in the hut, then down by the old path in the morning. No signs of new felling.',
    ),
    seed: both(
      'Buah tengkawang jatuh lebih awal di lereng timur. Dua karung kami pilih satu per satu di teras, yang berlubang disisihkan.\n\nSebagian tetap kami biarkan di bawah pohonnya. Yang dibawa pulang masuk bedeng hari itu juga, karena benih ini tidak tahan disimpan.',
      'The tengkawang fell early on the eastern slope. We sorted two sacks on the porch one by one and set aside those with holes.\n\nSome we left under their trees. What we carried home went into the beds the same day, since this seed does not keep.',
    ),
    labels: both(
      'Empat puluh label dalam satu hari, lalu baterai GPS habis. Sisanya menunggu minggu depan.\n\nLabel sekarang kami ikat di sisi yang teduh, supaya tulisannya tidak pudar.',
      'Forty labels in a day, then the GPS battery was empty. The rest wait for next week.\n\nWe now tie labels on the shaded side, so that the writing does not fade.',
    ),
    meeting: both(
      'Jadwal survei tiga bulan ke depan sudah dibagi. Yang rumahnya dekat sungai mengambil jalur perahu, yang lain jalan kaki.\n\nUang patroli dihitung di depan semua anggota dan dicatat di buku besar.',
      'Survey days for the next three months are shared out. Those who live by the river take the boat route, the others walk.\n\nThe patrol money was counted in front of all members and written into the ledger.',
    ),
    replanting: both(
      'Dua puluh tiga bibit mati di bekas ladang, semuanya di petak yang tidak kebagian naungan. Penggantinya kami tanam di antara semak, bukan di tempat terbuka.',
      'Twenty-three seedlings died on the old field, all of them on the plot without shade. We planted the new ones among the bushes instead of in the open.',
    ),
  },
  'gambut-jaya-contoh': {
    blocks: both(
      'Air setinggi lutut di sekat kedua, dan sekatnya tidak bocor. Ranting dan gulma di depan bilah ukur kami angkat dulu, baru angkanya bisa dibaca.\n\nPohon yang di seberang parit kami datangi dengan perahu kecil.',
      'Knee-deep water at the second block, and the block does not leak. We had to clear twigs and weed from the gauge before we could read it.\n\nWe reached the trees across the ditch by a small boat.',
    ),
    fire: both(
      'Tiga malam tanpa titik api. Kami berganti setiap empat jam, dua orang jalan dan dua orang di pondok dekat pompa.\n\nPompa dicoba dua kali; selang yang retak sudah diganti.',
      'Three nights without a fire. We change every four hours: two walk, two stay in the hut by the pump.\n\nThe pump was tried twice, and the cracked hose has been replaced.',
    ),
    school: both(
      'Anak kelas lima menanam tiga puluh bibit bakau waktu surut, dan pulang dengan lumpur sampai ke pinggang. Tiap bibit diberi nama di buku sekolah.\n\nMereka kembali bulan depan untuk melihat mana yang sudah berdaun baru.',
      'The fifth form planted thirty mangrove seedlings at low tide and went home muddy to the waist. Each seedling has a name in the school’s notebook.\n\nThey come back next month to see which ones have new leaves.',
    ),
    replanting: both(
      'Dua bibit hanyut waktu pasang besar. Kami catat dulu, penggantinya ditanam kalau air sudah tenang, dengan ajir yang lebih dalam.',
      'Two seedlings washed away at the spring tide. We have noted it; others go in when the water is calm, with longer stakes.',
    ),
    labels: {
      indonesian:
        'Titik di pinggir parit kami ambil dua kali, karena GPS lompat-lompat di bawah tajuk. Yang dipakai angka tengahnya.\n\nPulang lewat air, sampai kampung sudah gelap.',
    },
  },
  'sungai-arut-hijau-contoh': {
    seed: both(
      'Belangeran di tepian berbuah lagi. Buahnya kami kumpulkan di atas terpal, sebelum air naik membawanya.\n\nSetengah untuk persemaian sendiri, setengah kami antar ke kelompok tetangga yang bedengnya masih kosong.',
      'The belangeran along the bank is in fruit again. We gathered it on a tarpaulin before the rising water could take it.\n\nHalf is for our own nursery, half we took to a neighbouring group whose beds are still empty.',
    ),
    boundary: both(
      'Batas timur hanya bisa dilewati dengan perahu minggu ini. Dua patok terendam, ujungnya masih kelihatan.\n\nYang belum sempat: tikungan terakhir sebelum muara anak sungai.',
      'The eastern boundary can only be passed by boat this week. Two posts are under water, their tops still show.\n\nNot done yet: the last bend before the side stream.',
    ),
    meeting: both(
      'Yang dibicarakan paling lama: siapa yang boleh memanen rotan di bawah pohon adopsi. Kesepakatannya, boleh, asal batang pohonnya tidak dililit dan tidak ditebas.\n\nCatatan rapat ditempel di balai.',
      'What took longest: who may cut rattan under adopted trees. Agreed: anyone may, as long as the trunk is neither wrapped nor cut.\n\nThe minutes hang in the village hall.',
    ),
    replanting: both(
      'Tebing yang longsor bulan lalu kami tanami lagi, kali ini dua meter lebih ke dalam. Delapan belas bibit, semua dari persemaian sendiri.',
      'We replanted the bank that slipped last month, two metres further in this time. Eighteen seedlings, all from our own nursery.',
    ),
    labels: {
      indonesian:
        'Label yang hilang terbawa banjir: sebelas. Semuanya sudah diganti, nomornya dicocokkan dengan keliling batang di buku lama.',
    },
  },
  'kerangas-bersama-contoh': {
    fire: both(
      'Angin kering dari selatan, jadi ronda kami tambah satu putaran sebelum subuh. Sekat bakar di sisi jalan sudah dibersihkan selebar empat meter.\n\nTidak ada api. Yang ada, kopi tiga termos.',
      'Dry wind from the south, so we added a round before dawn. The firebreak along the road is cleared to four metres.\n\nNo fire. There were three flasks of coffee.',
    ),
    cameras: both(
      'Tiga kamera kami buka. Satu baterainya habis, satu merekam daun bergoyang selama dua minggu, dan satu merekam kami sendiri, empat kali.\n\nKamera kedua kami pindah agak ke dalam dan kami pasang lebih rendah.',
      'We opened three cameras. One had an empty battery, one had filmed a swaying leaf for two weeks, and one had filmed ourselves, four times.\n\nWe moved the second further in and hung it lower.',
    ),
    school: both(
      'Murid SD datang ke persemaian dan mengisi dua ratus polibag dengan pasir dan kompos. Yang paling ramai: menebak bibit mana yang paling tua.\n\nYang paling tua ternyata yang paling pendek.',
      'The primary school came to the nursery and filled two hundred bags with sand and compost. Guessing which seedling is the oldest was the loudest part.\n\nThe oldest turned out to be the shortest.',
    ),
    replanting: both(
      'Pasirnya panas sekali bulan ini. Dari seratus bibit pilau, sembilan tidak bertahan; penggantinya kami tanam sore hari dan mulsanya kami tebalkan.',
      'The sand has been very hot this month. Of a hundred pilau seedlings nine did not last; we planted the new ones in the evening and laid the mulch thicker.',
    ),
    seed: {
      indonesian:
        'Benih pilau tahun ini sedikit. Kami ambil hanya dari tiga pohon induk dan menunggu musim berikutnya untuk yang lain.',
    },
  },
  'batu-aji-contoh': {
    boundary: both(
      'Batas timur kami jalani bersama dua orang tua yang masih hafal letak batu tandanya. Tiga batu sekarang punya titik koordinat, dan ceritanya kami tulis di buku.\n\nJalan pulangnya lebih lama, karena ada yang singgah menengok kebun.',
      'We walked the eastern boundary with two elders who still know where its marker stones are. Three stones have coordinates now, and their stories are in our book.\n\nThe way home took longer: somebody stopped to look at the orchard.',
    ),
    meeting: both(
      'Giliran survei dibagi menurut kebun, bukan menurut orang, supaya setiap keluarga mengukur pohon yang mereka kenal. Pita ukur yang sobek diganti.',
      'Survey turns go by orchard, not by person, so that each family measures the trees it knows. The torn tape has been replaced.',
    ),
    seed: both(
      'Biji durian dari pohon yang paling lebat kami pisahkan sebelum buahnya habis dimakan. Dua puluh masuk polibag; yang lain, kami akui, ikut hanyut bersama kulitnya.',
      'We set aside seeds from the tree that bore most before the fruit was all eaten. Twenty went into bags; the rest, we admit, left with the shells.',
    ),
    school: both(
      'Anak-anak belajar mengukur keliling batang setinggi dada mereka, lalu setinggi dada orang dewasa. Angkanya berbeda, dan dari situ mereka mengerti kenapa kita sepakat di 1,3 meter.',
      'The children measured trunks at the height of their own chests, then at a grown-up’s. The numbers differed, and so they saw why we all agree on 1.3 metres.',
    ),
    labels: both(
      'Pohon buah tua akhirnya punya nomor. Pemilik kebun yang memilih sisi mana labelnya dipasang, dan semuanya memilih sisi yang menghadap rumah.',
      'The old fruit trees have numbers at last. The owners chose on which side the label goes, and all of them chose the side that faces the house.',
    ),
  },
};
