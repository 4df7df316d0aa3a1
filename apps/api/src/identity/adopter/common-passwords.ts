/**
 * Passwords tried first by whoever guesses: the perennial leaders of published lists of leaked passwords, and
 * their Indonesian likes. Lower case; digits and signs at the end are cut before looking here.
 */
const words = `
123456 1234567 12345678 123456789 1234567890 0123456789 012345 01234567 987654321 9876543210 87654321 7654321
654321 123123 123123123 123321 112233 11223344 1122334455 121212 131313 101010 232323 212121 123654 123654789
147258 147258369 159357 159753 246810 142536 789456 789456123 456789 321321 135790 102030 010203 100200 520520
5201314 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 a1b2c3 a1b2c3d4
abc123 abcd1234 123abc 1234abcd 123qwe 1234qwer 12345qwert 12qwaszx qwe123 qwer1234 qweasd qweasdzxc asd123
asdasd asdf1234 aa123456 a123456 a12345678 p@ssw0rd p@ssword passw0rd pa55word pa55w0rd
password passwords passwort passord parola senha contrasena motdepasse mypassword newpassword letmein letmeinnow
welcome welcomeback changeme changeit default guest login admin administrator root superuser superman batman
qwerty qwertz azerty qwertyuiop qwertyui qwertyu qwerty1 qwert asdfgh asdfghj asdfghjk asdfghjkl asdfasdf
zxcvbn zxcvbnm zxcvbnmasdf poiuyt poiuytrewq lkjhgf mnbvcxz abcdef abcdefg abcdefgh abcdefghi abcabc aaaaaa
iloveyou iloveu iloveme loveyou lovely loveme lover forever princess prince angel angels sunshine sunflower
flower flowers rainbow butterfly dragon monkey tigger tiger lion panda kitten kitty doggie puppy rabbit horse
dolphin chicken eagle falcon shadow master killer hunter ranger soldier warrior knight phoenix spider spiderman
ironman avenger avengers naruto sasuke onepiece dragonball goku pokemon pikachu doraemon minecraft roblox fortnite
football soccer baseball basketball hockey tennis golfer chelsea arsenal liverpool barcelona realmadrid juventus
manchester manutd intermilan acmilan ronaldo messi neymar jordan michael michelle jessica jennifer ashley amanda
daniel andrew thomas joshua robert charlie george william matthew nicole hannah samantha elizabeth anthony
freedom whatever nothing trustno secret secrets computer internet samsung iphone google facebook instagram twitter
whatsapp tiktok youtube android windows linux ubuntu oracle cisco server system testing tester test123 testtest
testpass sample example temporary temp123 hello hellohello helloworld hello123 goodbye summer winter spring autumn
january february march april june july august september october november december monday friday sunday saturday
cookie cookies chocolate cheese coffee banana orange apple cherry pepper ginger peanut mustang ferrari porsche
mercedes yamaha honda suzuki kawasaki toyota matrix starwars starwars1 pussy fuckyou fuckyou1 fuckoff asshole
biteme blahblah bismillah alhamdulillah assalamualaikum subhanallah allahuakbar muhammad astaghfirullah
rahasia rahasiaku katasandi sandi sandiku katasandiku masuk masukaja pengguna admin123 adminadmin sayang sayangku
sayangkamu sayang123 cinta cintaku cintakamu akucinta akusayang akucintakamu kangen rindu cantik ganteng manis
manja bunga mawar melati anggrek bintang bulan matahari pelangi kupukupu kucing anjing kelinci harimau garuda
elang naga macan singa gajah indonesia indonesiaku merdeka merahputih pancasila nusantara jakarta bandung surabaya
semarang yogyakarta jogja malang medan makassar palembang denpasar bali kalimantan borneo sumatera sulawesi papua
pangkalanbun palangkaraya kotawaringin persija persib persebaya arema timnas bonek jakmania bobotoh dangdut koplo
kopi susu nasigoreng bakso rendang sambal kerupuk terimakasih selamat semangat sukses bahagia senang gembira
mamapapa papamama ayahibu ibuayah mamaku ibuku ayahku anakku keluarga keluargaku sahabat sahabatku teman temanku
agus budi andi dewi dian putri putra rizky rizki fitri rina ratna wahyu nurul aditya bagus galih bambang susanti
rimba hutan pohon pohonku sahabatpohon adopsipohon
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
