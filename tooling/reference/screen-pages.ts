/** A screen of the product: where its states stand below Storybook's `Screens`, what it is for, and by which other words it is sought. */
interface ScreenPage {
  readonly name: string;
  readonly screen: `${'Adopters' | 'Visitors'}/${string}`;
  readonly use: string;
  readonly elsewhere: readonly string[];
}

export const screenPages: readonly ScreenPage[] = [
  {
    name: 'Screens of adopters',
    screen: 'Adopters/Home',
    use: 'Every page of an adopter in its states, on a phone and on a desk.',
    elsewhere: ['pages', 'templates', 'flows', 'dashboard', 'beranda'],
  },
  {
    name: 'Screens of visitors',
    screen: 'Visitors/Home',
    use: 'Every open page in its states, on a phone and on a desk.',
    elsewhere: ['website', 'landing page', 'marketing pages'],
  },
  {
    name: 'Not found',
    screen: 'Visitors/Not found',
    use: 'A page that is not there, and what leads on from it.',
    elsewhere: ['404', 'not found', 'tidak ditemukan'],
  },
  {
    name: 'Gift',
    screen: 'Visitors/Gift',
    use: 'What whoever was given a tree sees, and how they accept it.',
    elsewhere: ['hadiah', 'kado'],
  },
  {
    name: 'Checkout',
    screen: 'Adopters/Checkout',
    use: 'From the trees that were chosen to how they are paid.',
    elsewhere: ['pembayaran', 'payment', 'bayar'],
  },
  {
    name: 'Checkout of a visitor',
    screen: 'Visitors/Checkout',
    use: 'The same without an account.',
    elsewhere: ['guest checkout'],
  },
  {
    name: 'Transaction',
    screen: 'Adopters/Transaction',
    use: 'One order: awaited, paid, cancelled, or looked into.',
    elsewhere: ['refund', 'refunded', 'pengembalian dana', 'order', 'pesanan', 'expired'],
  },
  {
    name: 'Transactions',
    screen: 'Adopters/Transactions',
    use: 'Every order of an adopter.',
    elsewhere: ['orders', 'riwayat pembayaran'],
  },
  {
    name: 'Certificate',
    screen: 'Visitors/Certificate',
    use: 'What a certificate says to whoever has its number.',
    elsewhere: ['sertifikat', 'certificate check', 'altered'],
  },
  {
    name: 'Renewal',
    screen: 'Adopters/Renewal',
    use: 'A year looked back on, and the next one.',
    elsewhere: ['perpanjangan', 'renew'],
  },
  {
    name: 'Letter',
    screen: 'Adopters/Letter',
    use: 'What a visit found, written to who adopted.',
    elsewhere: ['surat', 'letter from the field'],
  },
  {
    name: 'Notifications',
    screen: 'Adopters/Notifications',
    use: 'What an adopter is told, and chooses to be told.',
    elsewhere: ['notifikasi', 'inbox'],
  },
  {
    name: 'Profile',
    screen: 'Adopters/Profile',
    use: 'An account: name, picture, ways to log in, keys.',
    elsewhere: ['profil', 'akun', 'settings', 'account'],
  },
  {
    name: 'Map',
    screen: 'Adopters/Map',
    use: 'Where every tree stands.',
    elsewhere: ['peta'],
  },
  {
    name: 'Login',
    screen: 'Visitors/Login',
    use: 'By password, passkey, Google or a mailed code.',
    elsewhere: ['masuk', 'sign in', 'log in'],
  },
  {
    name: 'Register',
    screen: 'Visitors/Register',
    use: 'How an account is made.',
    elsewhere: ['daftar', 'sign up', 'buat akun', 'daftar akun'],
  },
  {
    name: 'Shelf',
    screen: 'Visitors/Shelf',
    use: 'Every tree that can be adopted, to be filtered and chosen from.',
    elsewhere: ['catalogue of trees', 'shop', 'pilih pohon', 'katalog'],
  },
  {
    name: 'Wishtree',
    screen: 'Adopters/Wishtree',
    use: 'Trees that an adopter has in mind, on the way to the checkout.',
    elsewhere: ['cart', 'basket', 'wishlist', 'favourites', 'keranjang'],
  },
  {
    name: 'Communities',
    screen: 'Visitors/Communities',
    use: 'The groups that keep the forest.',
    elsewhere: ['komunitas', 'kelompok', 'groups'],
  },
  {
    name: 'What is adoption',
    screen: 'Visitors/What is adoption',
    use: 'What adopting a tree is, and is not.',
    elsewhere: ['about', 'tentang', 'apa itu adopsi'],
  },
  {
    name: 'Questions and answers',
    screen: 'Visitors/Faq',
    use: 'What is often asked, by subject, to be searched.',
    elsewhere: ['help', 'tanya jawab', 'bantuan'],
  },
  {
    name: 'Contact',
    screen: 'Visitors/Contact',
    use: 'The form to write to the operator.',
    elsewhere: ['contact form', 'support', 'hubungi kami', 'kontak'],
  },
  {
    name: 'News',
    screen: 'Visitors/News',
    use: 'What the communities wrote, from the newest.',
    elsewhere: ['blog', 'articles', 'berita', 'kabar'],
  },
  {
    name: 'Reports',
    screen: 'Visitors/Reports',
    use: 'What came in, how the trees are, and each year’s report.',
    elsewhere: ['transparency', 'laporan'],
  },
  {
    name: 'Where the money goes',
    screen: 'Visitors/Where the money goes',
    use: 'What becomes of the price of a tree.',
    elsewhere: ['spending', 'ke mana uangnya'],
  },
  {
    name: 'Privacy',
    screen: 'Visitors/Privacy',
    use: 'What is kept of whom, for what and for how long.',
    elsewhere: ['legal', 'terms', 'privasi', 'kebijakan'],
  },
  {
    name: 'Forgotten password',
    screen: 'Visitors/Forgot password',
    use: 'Asks for a link to make a new password.',
    elsewhere: ['lupa kata sandi'],
  },
  {
    name: 'Verified email',
    screen: 'Visitors/Verify email',
    use: 'Where the mailed link leads that proves an address.',
    elsewhere: ['verifikasi email', 'confirmation page'],
  },
];
