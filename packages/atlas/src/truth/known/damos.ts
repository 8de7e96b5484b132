import { crossings, type Known } from './known.ts'

export const damos: Known = {
  crossings: crossings(`
1927/2027 | Tilsit-Memel | Neman | bridge of Tilsit, on the way to Memel
1920/1919 | Moscow-Riga | Dvina | bridge of Jakobstadt and Krustpils
1906/2005 | Moscow-Leningrad | Msta | upper Msta at Vyshny Volochek
2029/2130 | Warsaw-Koenigsberg-Vilnius | Pregel | bridges of Koenigsberg, whose stations lie south of the river
2026/2127 | Thorn-Dvinsk | Neman | bridge of Tilsit
2120/2119 | Thorn-Dvinsk | Dvina | bridge of Dvinsk, from Ponevezh
2119/2219 | Warsaw-Leningrad | Dvina | bridge of Dvinsk, from Vilnius
2110/2109 | Siedlce-Bologoye | Dvina | bridge of Andreapol
2233/2232 | Marienburg-Danzig | Vistula | bridge of Dirschau
2223/2323 | Kovno-Libau | Viliya | bridge of Jonava
2213/2212 | Siedlce-Bologoye | Lovat | bridge of Velikiye Luki
2210/2310 | Moscow-Riga | Dvina | bridge of Zapadnaya Dvina
2204/2304 | Moscow-Leningrad | Volga | bridge of Kalinin
2325/2324 | Warsaw-Koenigsberg-Vilnius | Neman | bridge of Kovno
2321/2421 | Warsaw-Leningrad | Viliya | bridge above Vilnius, on the way to Dvinsk
2306/2406 | Rzhev-Tula | Volga | bridge of Rzhev
2417/2416 | Siedlce-Bologoye | Dvina | bridge of Polotsk
2414/2514 | Leningrad-Kiev | Dvina | bridge of Vitebsk, from Nevel
2528/2627 | Koenigsberg-Bialystok | Biebrza | bridge of Osowiec
2526/2625 | Grodno-Suwalki | Neman | bridge of Grodno, on the way to Augustow
2519/2619 | Siedlce-Bologoye | Viliya | bridge of Vileika
2515/2514 | Riga-Orel | Dvina | bridge of Vitebsk, from Polotsk
2625/2726 | Warsaw-Leningrad | Neman | bridge of Grodno
2732/2831 | Warsaw-Koenigsberg-Vilnius | Vistula | bridges of Warsaw and Modlin, on the way to Mlawa
2728/2727 | Warsaw-Leningrad | Narew | bridge of Lapy
2727/2827 | Bialystok-Brest | Narew | bridge of Strabla, north of Bielsk
2724/2824 | Siedlce-Bologoye | Neman | bridge of Mosty
2723/2822 | Vilnius-Rovno | Neman | bridge of Neman station, south of Lida
2712/2811 | Riga-Orel | Dnepr | bridge of Smolensk, whose stations lie north of the river
2709/2708 | Warsaw-Moscow | Dnepr | bridge between Safonovo and Vyazma
2703/2702 | Warsaw-Moscow | Moskva | bridge of Fili, before Moscow
2702/2801 | Moscow-Donbass | Moskva | bridges of Moscow, on the way to Kashira
2702/2802 | Moscow-Kharkov | Moskva | bridges of Moscow, on the way to Serpukhov
2831/2830 | Warsaw-Leningrad | Vistula | bridges of Warsaw, on the way to Bialystok
2831/2931 | Warsaw-Moscow | Vistula | bridges of Warsaw, on the way to Brest
2830/2829 | Warsaw-Leningrad | Bug | bridge west of Malkinia
2824/2924 | Bialystok-Baranovichi | Shchara | bridge north of Slonim
2820/2921 | Warsaw-Moscow | Neman | bridge of Stolbtsy
2818/2817 | Warsaw-Moscow | Berezina | bridge of Borisov
2814/2914 | Orsha-Unecha | Dnepr | bridge of Orsha
2807/2907 | Vyazma-Bryansk | Ugra | bridge of Ugra station, south of Vyazma
2803/2904 | Moscow-Kiev | Nara | bridge of Naro-Fominsk
2929/2928 | Siedlce-Bologoye | Bug | bridge of Siemiatycze
2915/3014 | Osipovichi-Roslavl | Dnepr | bridge of Mogilev
2909/3008 | Smolensk-Dankov | Ugra | upper Ugra, between Yelnya and Spas-Demensk
2903/3002 | Moscow-Kharkov | Oka | bridge of Serpukhov
2902/3001 | Moscow-Donbass | Oka | bridge of Kashira
3024/3023 | Warsaw-Moscow | Shchara | bridge between Ivatsevichi and Baranovichi
3017/3016 | Osipovichi-Roslavl | Berezina | bridge north of Bobruisk
3005/3004 | Moscow-Kiev | Ugra | bridge of Vorotynsk, west of Kaluga
3004/3104 | Rzhev-Tula | Oka | bridge of Aleksin
3132/3131 | Deblin-Radom | Vistula | bridge of Deblin
3128/3127 | Warsaw-Moscow | Bug | bridge of Brest
3117/3216 | Vilnius-Gomel | Berezina | bridge of Bobruisk
3113/3112 | Osipovichi-Roslavl | Sozh | bridge of Krichev, on the way to Roslavl
3113/3212 | Orsha-Unecha | Sozh | bridge of Krichev
3110/3109 | Roslavl-Sukhinichi | Desna | bridge between Roslavl and Kirov
3205/3305 | Smolensk-Dankov | Oka | bridge of Belev
3322/3422 | Vilnius-Rovno | Pripyat | bridge south of Luninets
3317/3316 | Leningrad-Kiev | Berezina | bridge of Shatsilki
3316/3415 | Vilnius-Gomel | Dnepr | bridge of Zhlobin
3428/3427 | Warsaw-Kiev | Bug | bridge of Dorohusk
3422/3523 | Vilnius-Rovno | Goryn | bridge south of Stolin
3414/3515 | Brest-Bryansk | Sozh | bridge of Gomel, on the way to Bryansk
3409/3408 | Riga-Orel | Desna | bridges of Bryansk, whose stations lie east of the river
3525/3524 | Warsaw-Kiev | Styr | bridge of Rafalovka
3524/3523 | Warsaw-Kiev | Goryn | bridge west of Sarny
3519/3518 | Leningrad-Kiev | Pripyat | bridge of Mozyr
3516/3515 | Brest-Bryansk | Dnepr | bridge of Rechitsa
3515/3614 | Vilnius-Gomel | Sozh | bridge of Gomel, on the way to Bakhmach
3515/3615 | Gomel-Chernigov | Sozh | bridge of Gomel, on the way to Chernigov
3507/3506 | Riga-Orel | Oka | bridge of Orel
3726/3725 | Kovel-Rovno | Styr | bridge of Rozhishche, before Rovno
3725/3724 | Vilnius-Rovno | Goryn | bridge north of Rovno
3702/3701 | Riga-Orel | Don | bridge east of Yelets
3815/3915 | Gomel-Chernigov | Desna | bridge of Chernigov
3813/3913 | Vilnius-Gomel | Desna | bridge of Makoshino
3811/3912 | Moscow-Kiev | Seym | bridge of Melnya, north of Konotop
3925/4024 | Vilnius-Rovno | Goryn | bridge on the way to Shepetovka
3907/4007 | Moscow-Kharkov | Seym | bridge of Kursk
4017/4016 | Moscow-Kiev | Dnepr | bridge of Kiev
`),
  banks: [
    {
      town: 'Dvinsk',
      river: 'Dvina',
      reason: 'too coarse: it passes the south-west of the town, but comes from the east and leaves to the north',
    },
    {
      town: 'Grodno',
      river: 'Neman',
      reason: 'too coarse: it passes the south-west of the town, but comes from the east and leaves to the north',
    },
    {
      town: 'Warsaw',
      river: 'Vistula',
      reason: 'too coarse: it passes the east of the city, but comes from the south and leaves to the north-west',
    },
    {
      town: 'Bryansk',
      river: 'Desna',
      reason: 'too coarse: it passes the east of the town, but comes from the north-west and leaves to the south-west',
    },
    {
      town: 'Kashira',
      river: 'Oka',
      reason:
        'too coarse: it passes the north of the town and soon leaves the map; west of it, it comes from the south',
    },
    {
      town: 'Kalinin',
      river: 'Volga',
      reason: 'too coarse: it passes the north of the town, but comes from the south-west and leaves to the south-east',
    },
  ],
  chains: [],
  gaps: [
    { river: 'Don', upTo: 2.5, reason: 'its springs run along the east edge, more off the map than on it' },
    { river: 'Lielupe', upTo: 1.5, reason: 'its springs touch one hex of the north edge' },
    { river: 'Shchara', upTo: 1, reason: 'its springs about Baranovichi are brooks at this scale' },
    { river: 'Vistula', upTo: 3.5, reason: 'its bend by Thorn lies beyond the west edge' },
  ],
}
