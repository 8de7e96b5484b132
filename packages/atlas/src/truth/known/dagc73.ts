import { crossings, type Known } from './known.ts'

export const dagc73: Known = {
  crossings: crossings(`
0119/0120 | Bialystok-Lyck | Biebrza | bridge of Osowiec
0222/0223 | Warsaw-Vilna-Dvinsk-Pskov | Narew | bridge of Lapy
0323/0324 | Bialystok-Brest | Narew | bridge of Strabla, north of Bielsk
0404/0504 | Mitau-Shaulyay-Tilsit | Dubysa | viaduct of Lyduvenai
0429/0530 | Warsaw-Brest-Minsk-Smolensk | Bug | bridge of Brest
0619/0719 | Warsaw-Vilna-Dvinsk-Pskov | Neman | bridge of Grodno
0624/0724 | Siedlce-Lida-Polotsk-Velikiye Luki | Narew | upper Narew, between Hajnowka and Volkovysk
0807/0908 | Shaulyay-Kedainiai-Vilna | Nevezis | bridge of Kedainiai
0810/0711 | Koenigsberg-Kovno-Vilna | Neman | bridge of Kovno
0909/1009 | Shaulyay-Kedainiai-Vilna | Viliya | bridge of Jonava
1020/1021 | Siedlce-Lida-Polotsk-Velikiye Luki | Neman | bridge of Mosty
1226/1127 | Warsaw-Brest-Minsk-Smolensk | Yaselda | bridge of Bereza Kartuska
1323/1423 | Bialystok-Baranovichi | Shchara | bridge of Slonim
1411/1412 | Warsaw-Vilna-Dvinsk-Pskov | Viliya | bridge above Vilna, on the way to Dvinsk
1418/1419 | Baranovichi-Lida-Vilna | Neman | bridge of Neman station, south of Lida
1425/1525 | Warsaw-Brest-Minsk-Smolensk | Shchara | bridge between Ivatsevichi and Baranovichi
1829/1730 | Brest-Pinsk-Gomel-Bryansk | Yaselda | bridge east of Pinsk
2003/2004 | Warsaw-Vilna-Dvinsk-Pskov | Dvina | bridge of Dvinsk
2020/2120 | Warsaw-Brest-Minsk-Smolensk | Neman | bridge of Stolbtsy
2029/2030 | Baranovichi-Luninets-Sarny | Pripyat | bridge south of Luninets
2032/2033 | Baranovichi-Luninets-Sarny | Goryn | bridge south of Stolin
2114/2115 | Siedlce-Lida-Polotsk-Velikiye Luki | Viliya | bridge of Vileika
2424/2524 | Osipovichi-Slutsk | Sluch | bridge of Slutsk
2429/2530 | Brest-Pinsk-Gomel-Bryansk | Sluch | bridge between Luninets and Zhitkovichi
2617/2518 | Warsaw-Brest-Minsk-Smolensk | Svisloch | bridge of Minsk
2624/2724 | Osipovichi-Slutsk | Ptich | bridge between Starye Dorogi and Slutsk
3006/3007 | Siedlce-Lida-Polotsk-Velikiye Luki | Dvina | bridge of Polotsk
3011/3111 | Orsha-Lepel | Ulla | bridge of Lepel
3015/2916 | Warsaw-Brest-Minsk-Smolensk | Berezina | bridge of Borisov
3021/3121 | Mogilev-Osipovichi | Svisloch | bridge of Lapichi
3029/3130 | Brest-Pinsk-Gomel-Bryansk | Ptich | bridge of Ptich station
3121/3221 | Mogilev-Osipovichi | Berezina | bridge north of Bobruisk
3223/3323 | Vilna-Minsk-Gomel-Bakhmach | Berezina | bridge of Bobruisk
3230/3330 | Nevel-Vitebsk-Mogilev-Mozyr | Pripyat | bridge of Mozyr
3518/3519 | Mogilev-Osipovichi | Drut | bridge west of Mogilev
3526/3527 | Nevel-Vitebsk-Mogilev-Mozyr | Berezina | bridge of Shatsilki
3608/3709 | Nevel-Vitebsk-Mogilev-Mozyr | Dvina | bridge of Vitebsk
3613/3514 | Warsaw-Brest-Minsk-Smolensk | Drut | bridge of Tolochin
3623/3624 | Nevel-Vitebsk-Mogilev-Mozyr | Drut | bridge of Rogachev
3624/3725 | Vilna-Minsk-Gomel-Bakhmach | Dnepr | bridge of Zhlobin
3801/3901 | Riga-Velikiye Luki-Moscow | Lovat | bridge of Velikiye Luki
3813/3914 | Orsha-Krichev-Unecha | Dnepr | bridge of Orsha
3817/3918 | Mogilev-Krichev-Roslavl | Dnepr | bridge of Mogilev
3828/3928 | Brest-Pinsk-Gomel-Bryansk | Dnepr | bridge of Rechitsa
4018/4119 | Mogilev-Krichev-Roslavl | Pronya | bridge east of Chausy
4116/4216 | Orsha-Krichev-Unecha | Pronya | bridge south-east of Gorki
4128/4228 | Vilna-Minsk-Gomel-Bakhmach | Sozh | bridge of Gomel
4401/4501 | Riga-Velikiye Luki-Moscow | Dvina | bridge of Zapadnaya Dvina
4418/4419 | Orsha-Krichev-Unecha | Sozh | bridge of Krichev
4418/4518 | Mogilev-Krichev-Roslavl | Sozh | bridge of Krichev, on the way to Roslavl
`),
  banks: [
    {
      town: 'Dvinsk',
      river: 'Dvina',
      reason:
        'too coarse: it runs by the south-west of the town, but comes from the east and leaves to the north within two hexes',
    },
    {
      town: 'Smolensk',
      river: 'Dnepr',
      reason:
        'the city lies on both banks; here the northern one, which has its stations and the railway from Minsk to Moscow',
    },
    {
      town: 'Baranovichi',
      river: 'Shchara',
      reason: 'the Shchara rises east of the town and comes round it by the south, so that it lies on three sides',
    },
  ],
  chains: [],
  gaps: [
    { river: 'Desna', upTo: 2, reason: 'cuts the corner of the map below Chernigov and leaves it at once' },
    { river: 'Velikaya', upTo: 1.25, reason: 'touches the map edge at Idritsa, near its source' },
  ],
}
