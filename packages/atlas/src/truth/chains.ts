/** Stations joined by one line of 1941 to 1944, in order. */
export const CHAINS: readonly (readonly string[])[] = `
Warsaw, Siedlce, Biala Podlaska, Brest, Baranovichi, Stolbtsy, Minsk, Borisov, Orsha, Smolensk, Yartsevo, Vyazma, Gzhatsk, Mozhaisk, Moscow
Warsaw, Malkinia, Bialystok, Grodno, Vilna, Dvinsk, Rezekne, Ostrov, Pskov
Grodno, Mosty, Lida
Lida, Molodechno, Polotsk, Nevel, Velikiye Luki, Toropets, Ostashkov, Bologoye
Koenigsberg, Insterburg, Kovno, Vilna, Molodechno, Minsk, Osipovichi, Bobruisk, Zhlobin, Gomel, Bakhmach
Nevel, Vitebsk, Orsha, Mogilev, Rogachev, Zhlobin, Mozyr, Korosten
Zhlobin, Gomel
Riga, Jakobstadt, Dvinsk, Polotsk, Vitebsk, Smolensk, Roslavl, Bryansk, Orel
Brest, Kobrin, Pinsk, Luninets, Mozyr, Rechitsa, Gomel, Unecha, Bryansk
Bialystok, Volkovysk, Slonim, Baranovichi
Bialystok, Brest
Bialystok, Lyck
Baranovichi, Luninets, Sarny, Rovno
Baranovichi, Lida, Vilna
Brest, Kovel
Orsha, Lepel
Orsha, Krichev, Unecha
Mogilev, Krichev, Roslavl, Sukhinichi
Mogilev, Osipovichi
Osipovichi, Slutsk
Smolensk, Yelnya, Spas-Demensk, Sukhinichi
Vyazma, Bryansk
Moscow, Naro-Fominsk, Maloyaroslavets, Sukhinichi, Bryansk, Konotop, Kiev
Kaluga, Tula
Vyazma, Kaluga
Moscow, Serpukhov, Tula, Orel, Kursk
Moscow, Klin, Kalinin, Bologoye
Rzhev, Vyazma
Rzhev, Kalinin
Moscow, Volokolamsk, Rzhev, Velikiye Luki, Novosokolniki, Sebezh, Rezekne, Jakobstadt
Idritsa, Polotsk
Novosokolniki, Dno
Pskov, Dno, Staraya Russa
Gomel, Chernigov
Shaulyay, Dvinsk
Tilsit, Shaulyay
Kovno, Shaulyay
Grodno, Suwalki
Grodno, Augustow
Ovruch, Chernigov
Moscow, Kolomna
Novozybkov, Gomel
Malkinia, Siedlce
Brest, Chelm
Lublin, Chelm, Kovel, Sarny, Korosten, Kiev
Torzhok, Rzhev
Memel, Tilsit
`
  .trim()
  .split('\n')
  .map((chain) => chain.split(', '))
