import { crossings, type Known } from './known.ts'

export const efs: Known = {
  crossings: crossings(`
WA4901/WA5002 | Bologoye-Dno-Pskov-Riga | Pola | bridge over the Polomet, head of the Pola as drawn, west of Lychkovo
WA5301/WA5401 | Bologoye-Dno-Pskov-Riga | Pola | bridge over the Polomet, head of the Pola as drawn, by Valdai
WA2802/WA2803 | Leningrad-Vitebsk-Mogilev-Korosten | Shelon | bridge north of Dno
WA4102/WA4203 | Bologoye-Dno-Pskov-Riga | Lovat | bridge of Parfino
WA4302/WA4402 | Bologoye-Dno-Pskov-Riga | Pola | bridge of Pola station
WA6604/WA6704 | Moscow-Leningrad | Msta | bridge of Vyshny Volochek
WA1306/WA1406 | Bologoye-Dno-Pskov-Riga | Velikaya | bridge of Pskov
WA2506/WA2606 | Bologoye-Dno-Pskov-Riga | Shelon | bridge of Porkhov
WA1511/WA1512 | Warsaw-Leningrad | Velikaya | bridge of Ostrov
WA1512/WA1413 | Warsaw-Leningrad | Utroya | bridge of Ostrov
WA5316/WA5416 | Torzhok-Soblago | Zhukopa | bridge east of Soblago
WA5916/WA6016 | Torzhok-Soblago | Volga | bridge of Selizharovo
WA4918/WA5018 | Siedlce-Polotsk-Bologoye | Dvina | bridge of Andreapol
WA6822/WA6823 | Likhoslavl-Rzhev-Vyazma | Volga | bridge of Rzhev
WA6923/WA7024 | Moscow-Velikiye Luki-Riga | Vazuza | bridge of Zubtsov
WA3724/WA3625 | Siedlce-Polotsk-Bologoye | Kunya | bridge north-east of Velikiye Luki
WA5524/WA5425 | Moscow-Velikiye Luki-Riga | Mezha | bridge of Nelidovo
WA3525/WA3426 | Siedlce-Polotsk-Bologoye | Lovat | bridge of Velikiye Luki
WA4825/WA4925 | Moscow-Velikiye Luki-Riga | Dvina | bridge of Western Dvina
WA6825/WA6826 | Likhoslavl-Rzhev-Vyazma | Osuga | bridge north of Osuga
C6302/C6303 | Warsaw-Leningrad | Dubna | bridge north-east of Dvinsk
C2704/C2804 | Memel-Shaulyay | Venta | bridge east of Telsiai
C5906/C5807 | Warsaw-Leningrad | Dvina | bridge of Dvinsk, as a picture of sheet C shows it
I-6806/I-6906 | Likhoslavl-Rzhev-Vyazma | Vazuza | bridge of Novo-Dugino
I-2007/I-2008 | Idritsa-Polotsk | Drissa | bridge south of Rossony
I-1308/I-1409 | Riga-Orel | Drissa | bridge south-east of Drissa
C1311/C1412 | Tilsit-Memel | Minija | bridge north of Heydekrug
I-1911/I-2012 | Riga-Orel | Polota | bridge of Polotsk
I-2011/I-2111 | Idritsa-Polotsk | Polota | bridge north of Polotsk
I-1912/I-2012 | Siedlce-Polotsk-Bologoye | Dvina | bridge of Polotsk
I-2312/I-2413 | Riga-Orel | Obol | bridge of Obol
C3713/C3714 | Radviliskis-Kaisiadorys | Nevezis | bridge of Kedainiai
I-6113/I-6214 | Warsaw-Moscow | Dnepr | bridge between Safonovo and Izdeshkovo
I-3214/I-3314 | Leningrad-Vitebsk-Mogilev-Korosten | Dvina | bridge of Vitebsk
I-3314/I-3315 | Leningrad-Vitebsk-Mogilev-Korosten | Luchesa | bridge of Vitebsk
I-5514/I-5614 | Warsaw-Moscow | Vop | bridge of Yartsevo
C2115/C2215 | Mitau-Tilsit-Koenigsberg | Jura | bridge of Taurage
I-3315/I-3316 | Leningrad-Vitebsk-Mogilev-Korosten | Obolyanka | bridge south of Vitebsk
C1916/C1817 | Mitau-Tilsit-Koenigsberg | Neman | bridge of Tilsit
C3917/C3918 | Radviliskis-Kaisiadorys | Viliya | bridge of Jonava
I-5317/I-5417 | Warsaw-Moscow | Khmost | bridge of Kardymovo
I-1919/I-2020 | Orsha-Lepel | Essa | bridge of Lepel; a picture of sheet I shows the railway
I-5019/I-5119 | Riga-Orel | Dnepr | bridge of Smolensk
C3520/C3620 | Koenigsberg-Kovno-Vilna | Neman | bridge of Kovno
C3122/C3023 | Koenigsberg-Kovno-Vilna | Scheschupe | bridge east of Vilkovyshki
C4822/C4823 | Warsaw-Leningrad | Viliya | bridge of Vilnius
C6722/C6623 | Siedlce-Polotsk-Bologoye | Servech | bridge south-west of Budslav
C1123/C1223 | Koenigsberg-Kovno-Vilna | Alle | bridge of Wehlau
C3024/C3124 | Kozlova Ruda-Mariampol | Scheschupe | bridge of Mariampol
C5424/C5524 | Libau-Vilna-Minsk-Gomel | Oshmyanka | bridge of Ostrovets
I-3524/I-3625 | Orsha-Unecha-Vorozhba | Dnepr | bridge of Orsha
I-5524/I-5525 | Riga-Orel | Sozh | bridge of Pochinok
C4925/C4926 | Baranovichi-Lida-Vilna | Merkys | bridge north of Salcininkai
C6325/C6326 | Siedlce-Polotsk-Bologoye | Viliya | bridge of Vileika
I-3125/I-3026 | Warsaw-Moscow | Drut | bridge south-west of Kokhanovo
C3727/C3828 | Suwalki-Orany | Neman | bridge of Alytus
C4327/C4328 | Warsaw-Leningrad | Merkys | bridge north-east of Orany
I-2427/I-2527 | Warsaw-Moscow | Bobr | bridge of Bobr
I-4127/I-4228 | Orsha-Unecha-Vorozhba | Pronya | bridge of Gorki
C6228/C6328 | Siedlce-Polotsk-Bologoye | Usha | bridge of Molodechno
I-1928/I-1829 | Warsaw-Moscow | Berezina | bridge of Borisov, as sheet I shows it
C4029/C4129 | Suwalki-Orany | Merkys | bridge north-west of Orany
I-5929/I-5930 | Riga-Orel | Oster | bridge of Roslavl
I-6529/I-6629 | Mogilev-Krichev-Roslavl-Sukhinichi | Desna | bridge east of Roslavl
C2530/C2431 | Grodno-Suwalki-Treuburg | Netta | bridge north-east of Treuburg
C2730/C2731 | Grodno-Suwalki-Treuburg | Czarna Hancza | bridge of Suwalki
C2730/C2631 | Grodno-Suwalki-Treuburg | Czarna Hancza | bridge of Suwalki
C5332/C5233 | Siedlce-Polotsk-Bologoye | Gavya | bridge north-east of Lida
I-3532/I-3633 | Mogilev-Krichev-Roslavl-Sukhinichi | Dnepr | bridge of Mogilev
I-1133/D6801 | Warsaw-Moscow | Svisloch | bridge of Minsk
I-4133/H4001 | Mogilev-Krichev-Roslavl-Sukhinichi | Pronya | bridge of Chausy
D6701/D6602 | Warsaw-Moscow | Ptich | bridge south-west of Minsk
H2901/H2802 | Mogilev-Osipovichi | Drut | bridge south-west of Mogilev
H4601/H4701 | Mogilev-Krichev-Roslavl-Sukhinichi | Sozh | bridge of Krichev
H6501/H6602 | Riga-Orel | Desna | bridge of Zhukovka
D4502/D4602 | Siedlce-Polotsk-Bologoye | Dzitva | bridge south-west of Lida
D6502/D6403 | Warsaw-Moscow | Neman | bridge over the Usa, head of the Neman as drawn
D4803/D4804 | Baranovichi-Lida-Vilna | Neman | bridge of Neman station, south of Lida
D3204/D3205 | Grodno-Suwalki-Treuburg | Lososna | bridge west of Grodno
D3304/D3205 | Warsaw-Leningrad | Neman | bridge of Grodno
H2504/H2405 | Mogilev-Osipovichi | Olsa | bridge north-east of Osipovichi
D3605/D3705 | Grodno-Mosty | Kotra | bridge of Skidel
D2206/D2207 | Bialystok-Koenigsberg | Biebrza | bridge of Osowiec
D6006/D6007 | Warsaw-Moscow | Neman | bridge of Stolbtsy
H5106/H5107 | Orsha-Unecha-Vorozhba | Besed | bridge of Belynkovichi
D3907/D3908 | Siedlce-Polotsk-Bologoye | Neman | bridge of Mosty
H2107/H2207 | Mogilev-Osipovichi | Berezina | bridge of Yelizovo
D3909/D3810 | Siedlce-Polotsk-Bologoye | Ross | bridge north of Volkovysk
H6509/H6410 | Brest-Gomel-Bryansk | Sudost | bridge of Pochep
D1110/D1111 | Ortelsburg-Ostrolenka-Warsaw | Narew | bridge of Ostrolenka
D2610/D2611 | Warsaw-Leningrad | Suprasl | bridge of Wasilkow
D3310/D3411 | Bialystok-Baranovichi | Svisloch | bridge west of Berestovitsa
D4110/D4211 | Bialystok-Baranovichi | Zelvyanka | bridge of Zelva
H5410/H5411 | Orsha-Unecha-Vorozhba | Iput | bridge of Surazh
D3811/D3911 | Bialystok-Baranovichi | Ross | bridge of Volkovysk
H1311/H1212 | Osipovichi-Slutsk | Ptich | bridge west of Starye Dorogi
H2411/H2511 | Libau-Vilna-Minsk-Gomel | Berezina | bridge of Bobruysk
H3111/H3211 | Leningrad-Vitebsk-Mogilev-Korosten | Drut | bridge of Rogachev
D2312/D2412 | Warsaw-Leningrad | Narew | bridge of Lapy
D4612/D4712 | Bialystok-Baranovichi | Shchara | bridge of Slonim
H3112/H3113 | Leningrad-Vitebsk-Mogilev-Korosten | Dobysna | bridge north-west of Zhlobin
D6813/D6913 | Osipovichi-Slutsk | Sluch | bridge of Slutsk
D2614/D2615 | Bialystok-Brest | Narew | bridge of Strabla, north of Bielsk
D3314/D3414 | Siedlce-Polotsk-Bologoye | Narew | bridge north-east of Narewka
D4914/D4915 | Warsaw-Moscow | Shchara | bridge north-east of Ivatsevichi
D5514/D5615 | Baranovichi-Sarny-Rovno | Shchara | bridge north-west of Gantsevichi
H3214/H3314 | Libau-Vilna-Minsk-Gomel | Dnepr | bridge of Zhlobin
D1516/D1417 | Warsaw-Leningrad | Bug | bridge of Malkinia
D1017/D1018 | Ortelsburg-Ostrolenka-Warsaw | Bug | bridge of Wyszkow
H2917/H3017 | Leningrad-Vitebsk-Mogilev-Korosten | Berezina | bridge of Shatsilki
H6418/H6518 | Orsha-Unecha-Vorozhba | Desna | bridge between Starodub and Khutor-Mikhailovsky
D1119/D1219 | Warsaw-Leningrad | Liwiec | bridge of Urle
D4319/D4419 | Warsaw-Moscow | Yaselda | bridge of Bereza Kartuska
H4119/H4220 | Libau-Vilna-Minsk-Gomel | Sozh | bridge of Gomel
H3720/H3621 | Brest-Gomel-Bryansk | Dnepr | bridge of Rechitsa
D3921/D3822 | Warsaw-Moscow | Mukhavets | bridge north-east of Zhabinka
D2322/D2422 | Siedlce-Polotsk-Bologoye | Bug | bridge of Mierzwice, as a picture of sheet D shows it
D5723/D5823 | Brest-Gomel-Bryansk | Bobrik | bridge west of Luninets
D6123/D6224 | Brest-Gomel-Bryansk | Tsna | bridge of Luninets
D6523/D6624 | Brest-Gomel-Bryansk | Lan | bridge west of Mikashevichi
D6923/D6824 | Brest-Gomel-Bryansk | Sluch | bridge of Mikashevichi
D3024/D3025 | Bialystok-Brest | Lesna | bridge north of Brest, as a picture of sheet D shows it
D3624/D3724 | Brest-Gomel-Bryansk | Mukhavets | bridge of Kobrin
D5524/D5624 | Brest-Gomel-Bryansk | Yaselda | bridge north-east of Pinsk
D6124/D6125 | Baranovichi-Sarny-Rovno | Pripyat | bridge south of Luninets
H2124/H2224 | Brest-Gomel-Bryansk | Ptich | bridge of Ptich
D3125/D3126 | Brest-Kovel | Mukhavets | bridge of Brest
D3125/D3026 | Warsaw-Moscow | Mukhavets | the picture of sheet D leads the line through the citadel hex
H2525/H2625 | Leningrad-Vitebsk-Mogilev-Korosten | Pripyat | bridge of Mozyr
D2626/D2726 | Warsaw-Moscow | Krzna | bridge east of Biala Podlaska, as a picture of sheet D shows it
D2926/D3026 | Warsaw-Moscow | Bug | bridge of Brest, as a picture of sheet D shows it
H5126/H5227 | Libau-Vilna-Minsk-Gomel | Snov | bridge of Shchors
H2430/H2431 | Leningrad-Vitebsk-Mogilev-Korosten | Slovechna | bridge south of Yelsk
D1331/D1332 | Warsaw-Kovel-Rovno | Wieprz | bridge of Deblin
D6031/D6032 | Baranovichi-Sarny-Rovno | Goryn | bridge of Vysotsk
H5631/H5731 | Libau-Vilna-Minsk-Gomel | Desna | bridge of Makoshino
H6531/H6532 | Moscow-Bryansk-Kiev | Seym | bridge north of Konotop
D1332/D1233 | Lukow-Deblin-Radom | Vistula | bridge of Deblin
D2932/D3032 | Brest-Chelm | Bug | bridge of Wlodawa
H4632/H4732 | Nezhin-Chernigov-Gomel | Desna | bridge of Chernigov
H3933/H4033 | Chernigov-Yanov | Dnepr | bridge east of Komarin
D2134/D2135 | Lukow-Lublin | Wieprz | bridge south-west of Parczew
D4134/D4234 | Kovel-Kamen | Pripyat | bridge over the Turya arm north of Kovel
D6034/D6035 | Baranovichi-Sarny-Rovno | Sluch | bridge of Sarny
`),
  banks: [
    {
      town: 'Smolensk',
      river: 'Dnepr',
      reason: '10.66 prints I-5019 and I-5020, one on each bank; the name stands in the northern one',
    },
    {
      town: 'Dvinsk',
      river: 'Dvina',
      reason: 'the picture of sheet C has the bridges south-west and south; the river bends north above and below them',
    },
    {
      town: 'Drohiczyn',
      river: 'Bug',
      reason: 'it runs along the south of the hex; the bend to the north begins a hex west of the town',
    },
    {
      town: 'Baranovichi',
      river: 'Shchara',
      reason: 'its headwaters pass east of the town, its middle course by Slonim lies west',
    },
  ],
  chains: [
    {
      from: 'Minsk',
      to: 'Borisov',
      reason: 'sheet I leads the railway through Novyy Borisov I-1829, not through I-1828',
    },
    {
      from: 'Borisov',
      to: 'Orsha',
      reason: 'sheet I leads the railway through Novyy Borisov I-1829, not through I-1828',
    },
    { from: 'Dvinsk', to: 'Ostrov', reason: 'the line runs by Rezekne, beyond the edges of sheets C and WA' },
    { from: 'Ovruch', to: 'Chernigov', reason: 'the line runs south of the map between H2535 and H3735' },
  ],
  gaps: [{ river: 'Desna', upTo: 4, reason: 'it runs east of sheet H by Bryansk' }],
}
