export default `board dagc09 Destruction of Army Group Center (redesign) ! reconstructed from open geography, fitted to the hexes that the rules print
grid pointy RRCC, columns west, rows south, odd rows west
hexes columns 00-28, rows 10-50, only even
hexes columns 00-27, rows 10-50, only odd

terrain . clear, f forest, m marsh, ~ sea, o lake ! reconstructed forests and marshes from open geography, single hexes smoothed away
places city town village ! reconstructed 4.3 counts cities and towns, not villages; six capitals are cities, and the towns are chosen so that the ground the Soviets held on 23 August 1944 is worth 30 points with the 1uf area and without the coast; which of them are fortified localities (12.5) is ours
layer sides river ! reconstructed 9.6 knows one kind; the rivers that stop an army at 26 km a hex
layer sides water: sea lake narrows ! reconstructed 9.7; all sides of land on sea or lake hexes, and straits and lagoons between land hexes; sides within the water are left out
layer sides border ! reconstructed 7.8 asks for borders; those of the states of August 1939, so that overland supply reaches Estonia through Russia only

map
  #  2 2 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 0 0
  #  8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0
  10 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . ~ . . . . . . ~ ~ ~ ~ ~ ~
  11  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . ~ . . . . . . . . ~ ~ ~ ~
  12 ~ ~ ~ ~ . . ~ ~ ~ ~ ~ ~ ~ . . ~ . . . . f . . . . . . ~ .
  13  ~ ~ . . . ~ ~ ~ ~ ~ ~ ~ . . . . . . . f f . . . f f . .
  14 ~ ~ . . . ~ ~ ~ ~ ~ ~ ~ . . . ~ . . . . . . . . . f . . .
  15  ~ ~ . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . . f f . . o . f f
  16 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . ~ ~ ~ ~ ~ . . . . . . o o f f f
  17  ~ ~ ~ ~ ~ ~ ~ ~ ~ . f f . ~ ~ ~ . . . . . . . . o m f f
  18 ~ ~ ~ ~ ~ ~ ~ ~ ~ . f f f . ~ ~ ~ . . . . . . . . m . f f
  19  ~ ~ ~ ~ ~ ~ ~ ~ . f f f . ~ ~ ~ . . . . . . f f o . . f
  20 ~ ~ ~ ~ ~ ~ ~ ~ . . . . . f ~ ~ . . . . . . . f . . . . f
  21  ~ ~ ~ ~ ~ ~ ~ . . . . . f . . . . . f . f f f . . . . .
  22 ~ ~ ~ ~ ~ ~ ~ . . . . . . . . . f . . f . f f . . . . . .
  23  ~ ~ ~ ~ ~ ~ . . f . . . . . . f . . . f . . . . . . f f
  24 ~ ~ ~ ~ ~ ~ . . f f . . . . . . f . . . . . . . . . f f .
  25  ~ ~ ~ ~ ~ ~ . . . . . . . . . f f . . . . . . . . . . .
  26 ~ ~ ~ ~ ~ ~ . . . . . . . . . . . . . . . . . . . . . . .
  27  ~ ~ . . ~ . . . . . . . . . . . . . . . . . . . . . . .
  28 ~ ~ . . . . . . f f . . . . . . . . . . . . . . . . . . .
  29  . . . . . . . . f . . . . . . . . . . . . . . f f . . .
  30 . . . . . . . . . . . . . . . . . . . . . . . f f f f . .
  31  . . . . . . . . . . . . . . . . . . . . . . . f f f f f
  32 . . . . . . . . . . . . . . . . . . . f . . . . . . f f f
  33  f f . . . . . . . . . . . . . f . . f . . . f f . . . .
  34 . f . f f . . . . . . . f f f f f . f f . . f f . . . . .
  35  . . . f f . . f f . . f f f . . . . . . . m f . . . . .
  36 . . . f f . . m m f . . . . . . . . . . . f m . . . f f .
  37  . . . f . . . . . . . m . . . . f . . f f m f f . f f f
  38 . . . . . . . . f . . . f f . . f f . . f . . . . . . . .
  39  . . . . . . . . f . . . f f . . f . . . f f f f . . . .
  40 . . . . . . . . f . . . . . . . . . . . . f f f f . . . .
  41  . . . . . . . f f f . f . . . . . . . . . f f f f . . .
  42 . . . . . . . . f f . f f . f . . . . . . f f f f . . . .
  43  . . . . . . . . . . . . . m f m . . . . f f f f . . f .
  44 . . . . . . . . . . m m m m m m m . . m . . . . . . f f f
  45  . . . . . . . . m m m m m m m m m . m m m f . . . . . f
  46 . . . . . . . . . m m m m m m m m m m m m m f m . . . f f
  47  . . . . . . . . . m m m m m m m m m m m m m f f . . . f
  48 . . . . . . . . . . m m m m m m m m m m m m . . . . . f .
  49  . . . . . . . . . m m m m m m m m m m m m . . . . . . .
  50 . . . . . . . . . m m m m m m f f f f f f f f . . . . . .

place 1008 city Tallinn; also=Reval; port=yes
place 1111 village Haapsalu
place 1205 village Rakvere; also=Wesenberg
place 1203 village Johvi; also=Jewe
place 1307 village Paide
place 1301 town Narva; port=no ! printed 7.9
place 1510 town Parnu; also=Pernau; port=yes
place 1608 village Viljandi; also=Fellin
place 1718 town Windau; also=Ventspils; port=yes
place 1705 town Tartu; also=Dorpat
place 1917 village Kuldiga
place 1907 town Valga; also=Walk
place 1905 village Voru; also=Werro
place 2015 village Tukums
place 2010 village Cesis; also=Wenden
place 2120 town Libau; also=Liepaja; port=yes ! reconstructed its true position falls into a sea hex; the nearest coast hex
place 2117 village Saldus
place 2113 city Riga; port=yes
place 2102 town Pskov
place 2207 village Gulbene; also=Schwanenburg
place 2318 village Mazeikiai; also=Moscheiken
place 2314 town Mitau; also=Jelgava
place 2308 village Madona
place 2303 village Ostrov
place 2422 town Memel; port=yes
place 2419 village Telsiai
place 2414 village Bauska
place 2516 town Shaulyay; also=Schaulen, Siauliai
place 2510 village Jakobstadt; also=Jekabpils ! reconstructed west of where it lies in 2509; on the southern bank of the Dvina, where it stands
place 2606 village Rezekne; also=Rositten
place 2603 village Opochka
place 2721 village Heydekrug
place 2714 village Ponevezh; also=Panevezys
place 2825 city Koenigsberg; also=Konigsberg; port=yes; victory=at once ! printed 4.2
place 2821 town Tilsit
place 2820 village Taurage; also=Tauroggen
place 2809 town Dvinsk; also=Daugavpils, Duenaburg
place 2804 village Sebezh
place 2926 village Braunsberg
place 2915 village Kedainiai; also=Kedany
place 2911 village Utena
place 3028 town Elbing
place 3022 town Insterburg
place 3014 village Ukmerge; also=Wilkomir
place 3004 village Rossony
place 3124 village Bartenstein
place 3120 village Gumbinnen
place 3116 town Kovno; also=Kaunas
place 3224 village Rastenburg
place 3221 village Goldap
place 3218 village Mariampol
place 3209 village Postavy
place 3204 town Polotsk; locality=fortified
place 3327 village Osterode
place 3326 town Allenstein
place 3322 village Loetzen
place 3316 village Alytus; also=Olita
place 3313 city Vilna; also=Vilnius; locality=fortified
place 3307 village Glubokoye
place 3427 village Neidenburg
place 3425 village Ortelsburg
place 3422 town Lyck
place 3421 village Treuburg; also=Marggrabowa
place 3420 village Suwalki
place 3401 town Vitebsk; locality=fortified
place 3523 village Johannisburg
place 3520 village Augustow
place 3512 village Oshmyany
place 3506 village Begoml
place 3504 village Lepel
place 3628 village Mlawa
place 3610 town Molodechno
place 3603 village Senno
place 3727 village Ciechanow
place 3724 village Ostrolenka
place 3723 town Lomza
place 3719 village Sokolka
place 3718 town Grodno
place 3714 town Lida
place 3826 village Pultusk ! reconstructed its true position lies on the side of 3926; west of the Narew, on whose western bank it stands
place 3806 town Borisov
place 3803 village Tolochin
place 3801 town Orsha; locality=fortified
place 3927 village Modlin
place 3924 village Ostrow
place 3920 town Bialystok
place 3913 village Novogrudok
place 3908 city Minsk; locality=fortified ! printed 2.2
place 3901 village Shklov
place 4021 village Bielsk
place 4018 village Volkovysk
place 4011 village Stolbtsy
place 4006 village Berezino ! reconstructed its true position lies on the side of 4005; west of the Berezina, on whose western bank it stands
place 4127 city Warsaw
place 4122 village Siemiatycze
place 4115 village Slonim
place 4113 town Baranovichi; also=Baranowicze; locality=fortified
place 4102 town Mogilev; locality=fortified
place 4224 village Siedlce
place 4207 village Osipovichi
place 4201 village Chausy
place 4324 village Lukow
place 4318 village Pruzhany
place 4309 village Slutsk
place 4302 village Bykhov; also=Stary Bykhov
place 4422 village Biala Podlaska
place 4421 town Brest; also=Brest-Litovsk
place 4419 village Kobrin
place 4406 town Bobruisk; locality=fortified
place 4526 village Deblin
place 4622 village Wlodawa
place 4615 town Pinsk
place 4613 village Luninets
place 4604 village Zhlobin
place 4725 town Lublin
place 4823 village Chelm
place 4919 town Kovel
place 5024 village Zamosc
place 5021 village Vladimir-Volynsk

river Berezina: 3407/3406 3406/3506 3506/3505 3506/3606 3607/3606 3606/3706 3706/3705 3706/3806 3807/3806 3806/3906
  3906/3905 3905/4006 4006/4005 4006/4105 4106/4105 4105/4206 4206/4205 4206/4305 4306/4305 4305/4406 4406/4405
  4406/4505 4506/4505 4505/4606 4606/4605 4605/4705 4605/4704 4604/4704 ! reconstructed from open geography; the draft ran it into the Dvina
river Biebrza: 3620/3719 3620/3720 3621/3720 3621/3721 3622/3721 3722/3721 ! reconstructed from open geography; its first hex left out, where the Neman bends towards it
river Bug: 3927/4027 3926/4027 3926/4026 3925/4026 3925/4025 3924/4025 3924/4024 3923/4024 4024/4023 4023/4123 4123/4122
  4122/4223 4223/4222 4222/4322 4322/4321 4321/4422 4422/4421 4421/4521 4521/4520 4521/4621 4622/4621 4622/4721
  4722/4721 4722/4822 4823/4822 4822/4922 4922/4921 4921/5022 5022/5021
river Dnepr: 3800/3900 3801/3900 3901/3900 3901/4001 4002/4001 4002/4101 4102/4101 4102/4202 4203/4202 4202/4302
  4302/4301 4302/4402 4403/4402 4403/4502 4503/4502 4503/4603 4604/4603 4604/4703 4704/4703 4703/4804 4804/4803
  4803/4903 4903/4902 4902/5003 5003/5002 ! reconstructed from open geography; led south-east of Orsha and east of Shklov, Bykhov and Rogachev, which stand on its western bank
river Dvina: 2114/2113 2113/2214 2214/2213 2213/2313 2213/2312 2212/2312 2312/2311 2311/2412 2311/2411 2310/2411
  2411/2410 2410/2510 2510/2509 2509/2610 2610/2609 2609/2709 2709/2708 2709/2809 2810/2809 2809/2909 2809/2908
  2808/2908 2908/2907 2907/3008 2907/3007 2906/3007 3007/3006 3006/3106 3106/3105 3105/3206 3105/3205 3104/3205
  3205/3204 3204/3304 3304/3303 3303/3404 3404/3403 3403/3503 3403/3502 3402/3502 3402/3501 3402/3401 3301/3401
  3300/3401 3300/3400 ! reconstructed from open geography; led south-west of Riga and north of Vitebsk, as these towns stand on its banks
river Goryn: 4712/4812 4813/4812 4813/4912 4813/4913 4814/4913 4914/4913 4914/5014 5015/5014
river Lielupe: 2114/2214 2215/2214 2214/2314 2314/2313 2313/2414 2414/2413 2414/2513 2514/2513 ! reconstructed from open geography; the Aa of Courland, its upper course left out
river Narew: 3927/3926 3827/3926 3826/3926 3826/3925 3826/3825 3725/3825 3725/3724 3625/3724 3624/3724 3624/3723
  3623/3723 3723/3722 3722/3823 3722/3822 3721/3822 3822/3821 3821/3921 3921/3920 3920/4021 3920/4020 3919/4020
  4020/4019 4019/4119 ! reconstructed from open geography; led north of Lomza and Ostrolenka, which stand on its southern bank
river Narva: 1301/1300 1301/1401 1301/1402 1302/1402 1403/1402 1403/1502 ! reconstructed from open geography; from the lake to the sea
river Neman: 2722/2721 2721/2822 2721/2821 2720/2821 2821/2820 2820/2920 2820/2919 2819/2919 2919/2918 2918/3019
  2918/3018 2917/3018 3018/3017 3017/3117 3117/3116 3116/3217 3217/3216 3217/3316 3317/3316 3317/3417 3418/3417
  3418/3517 3518/3517 3518/3618 3619/3618 3619/3718 3719/3718 3718/3819 3718/3818 3717/3818 3818/3817 3817/3917
  3817/3916 3816/3916 3816/3915 3815/3915 3815/3914 3815/3814 3714/3814 3713/3814 3713/3813 3712/3813 3813/3812
  3812/3912 3912/3911 3911/4012 4012/4011 4011/4111 4011/4110 ! reconstructed from open geography; led west of Grodno, which stands on its eastern bank, and round the south of Stolbtsy; its springs left out
river Pregel: 2825/2925 2825/2924 2824/2924 2924/2923 2923/3024 2923/3023
river Pripyat: 5007/5006 4906/5007 4907/4906 4807/4907 4808/4907 4808/4908 4809/4908 4809/4909 4810/4909 4810/4910
  4811/4810 4710/4811 4711/4811 4711/4812 4712/4711 4612/4712 4613/4712 4613/4713 4614/4713 4614/4714 4615/4714
  4615/4715 4616/4715 4616/4716 4617/4716 4617/4717 4618/4717 4618/4718 4619/4718 4719/4718 ! reconstructed from open geography; from its springs at Ratno
river Shchara: 3916/3915 3915/4016 4016/4015 4016/4115 4116/4115 4115/4216 4216/4215 4215/4315 4315/4314 4314/4415
  4314/4414 ! reconstructed from open geography; led west of Slonim and up to the bend at Lake Vygonovskoye, its springs about Baranovichi left out
river Sozh: 4300/4400 4401/4400 4401/4500 4501/4500 4501/4601 4602/4601 4602/4701 4702/4701 4701/4802 4802/4801
  4802/4901 4902/4901 4902/5002
river Styr: 4715/4714 4714/4815 4815/4814 4815/4914 4815/4915 4816/4915 4916/4915 4916/5016 5017/5016
river Velikaya: 2003/2002 2003/2102 2103/2102 2103/2203 2204/2203 2203/2303 2303/2302 2302/2403 2403/2402 2403/2502
  2503/2502 2503/2603 2604/2603 2603/2703 2703/2702 ! reconstructed from open geography; the loops of the draft above Opochka left out
river Viliya: 3017/3116 3016/3116 3016/3115 3015/3115 3115/3114 3114/3215 3215/3214 3214/3314 3214/3313 3213/3313
  3213/3312 3212/3312 3312/3311 3311/3412 3311/3411 3310/3411 3411/3410 3411/3510 3511/3510 3510/3611 3510/3610
  3509/3610 3509/3609 3508/3609 3508/3608 3507/3608 3507/3607
river Vistula: 3927/4028 4028/4027 4027/4127 4127/4126 4127/4227 4228/4227 4227/4327 4327/4326 4326/4427 4427/4426
  4427/4526 4527/4526 4526/4627 4627/4626 4627/4726 4727/4726 4727/4827 4828/4827 4828/4927 ! reconstructed from open geography; led west of Deblin, which stands on its eastern bank

water sea: 1015/1014 1014/1114 1114/1113 1114/1214 1114/1215 1115/1215 1216/1215 1216/1315 1316/1315 1316/1416 1417/1416
  1416/1516 1416/1515 1415/1515 1415/1514 1414/1514 1414/1513 1414/1413 1313/1413 1312/1413 1413/1412 1412/1512
  1512/1511 1511/1612 1511/1611 1510/1611 1611/1610 1611/1710 1611/1711 1612/1711 1712/1711 1711/1812 1812/1811
  1812/1911 1912/1911 1912/2012 2013/2012 2013/2112 2013/2113 2014/2113 2014/2114 2015/2014 1914/2015 1915/1914
  1815/1914 1815/1814 1714/1815 1715/1714 1615/1715 1616/1615 1515/1616 1516/1616 1516/1617 1517/1617 1618/1617
  1618/1717 1618/1718 1619/1718 1719/1718 1719/1819 1820/1819 1820/1919 1920/1919 1920/2020 2021/2020 2021/2120
  2121/2120 2121/2221 2222/2221 2222/2321 2322/2321 2322/2422 2423/2422 2422/2522 2522/2521 2522/2622 2623/2622
  2623/2722 2723/2722 2723/2823 2723/2824 2724/2723 2624/2724 2625/2724 2625/2725 2626/2725 2726/2725 2726/2826
  2827/2826 2827/2926 2827/2927 2828/2927, 1013/1012 1013/1112 1113/1112 1113/1213 1214/1213 1213/1313 1213/1312
  1213/1212 1112/1212 1112/1111 1012/1111 1012/1011, 1006/1005 1005/1105 1005/1104 1004/1104 1104/1103 1103/1204
  1103/1203 1102/1203 1102/1202 1101/1202 1202/1201 1201/1301 1201/1300 1201/1200 1100/1200, 1212/1312 1312/1311
  1312/1412, 2622/2722, 2826/2926 2826/2925, 1124/1224 1225/1224 1225/1324 1225/1325 1226/1325 1326/1325 1326/1426
  1427/1426 1426/1526 1526/1525 1525/1626 1525/1625 1525/1524 1425/1524 1424/1524 1424/1523 1424/1423 1323/1423
  1323/1322 1223/1322 1223/1222 1122/1223 1123/1223 1123/1224
water lake: 1404/1503 1504/1503 1504/1604 1605/1604 1604/1704 1704/1703 1703/1804 1703/1803 1703/1702 1603/1702
  1603/1602 1502/1603 1503/1502 1403/1503, 1804/1903 1904/1903 1903/2004 1903/2003 1903/1902 1803/1903, 1902/2003
water narrows: 1804/1803 ! printed 9.8

border Estonia-Latvia: 1711/1811 1710/1811 1710/1810 1709/1810 1709/1809 1708/1809 1809/1808 1808/1908 1908/1907
  1907/2008 2008/2007 2007/2107 2007/2106 2006/2106 2106/2105 2105/2206 2105/2205
border Estonia-Soviet Union: 2105/2104 2005/2104 2004/2104 2004/2103 2004/2003, 1403/1502 1403/1402 1302/1402 1301/1402
  1301/1401 1301/1300
border Germany-Lithuania: 2321/2422 2321/2421 2320/2421 2421/2420 2421/2520 2521/2520 2520/2621 2621/2620 2620/2720
  2720/2719 2720/2820 2821/2820 2820/2920 2820/2919 2819/2919 2919/2918 2919/3019 3020/3019 3020/3119 3120/3119
  3119/3220 3220/3219 ! reconstructed that of August 1939 with the Memelland German; led along the Neman at Taurage, which was Lithuanian
border Germany-Poland: 3220/3319 3320/3319 3320/3420 3421/3420 3421/3520 3421/3521 3422/3521 3522/3521 3522/3622
  3522/3623 3523/3623 3523/3624 3524/3624 3524/3625 3525/3625 3525/3626 3526/3626 3526/3627 3527/3627 3527/3628
border Latvia-Lithuania: 2221/2321 2221/2320 2220/2320 2220/2319 2219/2319 2219/2318 2218/2318 2218/2317 2217/2317
  2317/2316 2316/2417 2316/2416 2315/2416 2315/2415 2314/2415 2415/2414 2414/2514 2414/2513 2413/2513 2413/2512
  2412/2512 2512/2511 2511/2612 2612/2611 2611/2711 2611/2710 2610/2710 2710/2709 2709/2810 2810/2809 2809/2909
  2909/2908
border Latvia-Poland: 2908/3009 2908/3008 2907/3008 2907/3007 2906/3007
border Latvia-Soviet Union: 2906/3006 2906/2905 2806/2905 2805/2905 2805/2904 2805/2804 2704/2805 2705/2704 2605/2704
  2605/2604 2504/2605 2505/2504 2405/2504 2405/2404 2304/2405 2305/2304 2205/2304 2205/2204 2104/2205
border Lithuania-Poland: 3219/3319 3319/3318 3318/3419 3419/3418 3418/3518 3518/3517 3517/3618 3517/3617 3516/3617
  3516/3616 3516/3515 3416/3515 3416/3415 3315/3415 3315/3314 3215/3314 3215/3214 3114/3214 3113/3214 3113/3213
  3112/3213 3112/3212 3112/3111 3012/3111 3011/3111 3011/3110 3010/3110 3010/3109 3010/3009 2909/3009
border Poland-Soviet Union: 3007/3006 3006/3106 3006/3105 3005/3105 3105/3104 3105/3205 3206/3205 3206/3305 3306/3305
  3306/3406 3407/3406 3407/3506 3507/3506 3507/3607 3507/3608 3508/3608 3609/3608 3609/3708 3709/3708 3709/3809
  3810/3809 3810/3909 3910/3909 3910/4010 4011/4010 4011/4110 4111/4110 4111/4211 4212/4211 4212/4311 4312/4311
  4311/4412 4412/4411 4411/4511 4511/4510 4511/4611 4612/4611 4611/4711 4711/4710 4711/4811 4812/4811 4812/4911
  4912/4911 4912/5012 5013/5012

line german: 1301 1302 1403, 1804, 2003 2102 2202 2302 2402 2502 2602 2702 2802 2902 3002 3102 3202 3301 3401 3500 3601
  3700 3801 3900 4001 4100 4201 4301 4402 4403 4503 4604 4605 4705 4706 4707 4808 4809 4810 4710 4711 4612 4613 4614
  4615 4616 4716 4817 4818 4819 4919 5020 ! reconstructed through 1301, 3102, 4919 and 5020 and along the east edge as 2.4, 7.7, 7.10 and 10.3 imply; behind Narva and Pripyat
line soviet: 1300 1401 1402 1502, 1803 1902 2002 2101 2201 2301 2401 2501 2601 2701 2801 2901 3001 3101 3201 3300 3400,
  3600, 3800, 4000, 4200 4300 4401 4501 4502 4603 4703 4704 4805 4806 4807 4907 4908 4909 4910 4811 4812 4712 4713 4714
  4715 4816 4916 4917 4918 5019 ! reconstructed closes the front to German units, so that their zones reach just the source hexes that 7.10 names; broken where lakes or German edge hexes lie between

area 1uf:
  4820..4828
  4919..4927
  5020..5028 ! reconstructed 4.3 gives 27 hexes; rows 48 to 50 west of the German line are as many, the shape is ours
area bagration: 4004 ! printed 3.2
area bagration in bold stroke: 4720 ! printed 3.6
area baltic coast:
  1616 1617
  1715 1717 1718
  1815 1819
  1915 1919
  2015 2020
  2120
  2221
  2321
  2422
  2521
  2622
  2722 2724 2725
  2823..2826
  2925..2927 ! reconstructed 4.3 gives the ends 2015 and 2927; between them every coast hex round Courland
area coast:
  1006..1011
  1104 1105 1111
  1200 1202..1204 1212
  1300 1301 1311
  1412
  1510 1511
  1610 1616 1617
  1710 1711 1715 1717 1718
  1811 1815 1819
  1911 1915 1919
  2012 2015 2020
  2112..2114 2120
  2221
  2321
  2422
  2521
  2622
  2722 2724 2725
  2823..2826
  2925..2927 ! reconstructed mainland hexes that touch the sea, Koenigsberg by its lagoon (7.9), the north edge about Tallinn by the Gulf of Finland
area north of the dvina:
  1006..1011
  1104..1111
  1200 1202..1212
  1300..1311
  1400..1412
  1500..1502 1504..1511
  1600..1602 1605..1610
  1700..1702 1704..1711
  1800..1811
  1900..1902 1904..1911
  2000..2012
  2100..2113
  2200..2213
  2300..2311
  2400..2410
  2500..2509
  2600..2609
  2700..2708
  2800..2809
  2900..2907
  3000..3006
  3100..3105
  3200..3204
  3300..3303
  3402 3403 ! reconstructed 10.4 asks for it; every mainland hex on that side of the river
area partisan:
  2904 2905
  3004 3005
  3304 3305 3309
  3404 3405 3409 3410
  3506 3507
  3603 3606 3607
  3702 3703 3706
  3811 3812 3814 3815
  3911 3912 3914 3915
  4006 4007
  4104 4105
  4204 4205
  4304
  4408 4409 4413 4414
  4507..4509 4513 4514
  4608 4609 ! reconstructed 9.9 asks for areas; the partisan zones of 1944 as closed blocks: Rossony, Ushachi, Begoml, Naroch, Naliboki, Lipichany, Cherven and Klichev, Lyuban, Vygonoshchi, Senno
area printed set-up: 3102 4919 ! printed 2.4 and 10.3, the first and the fifty-sixth corps
area south of the dvina:
  1616 1617
  1715..1718
  1815..1819
  1915..1919
  2015..2020
  2114..2120
  2214..2221
  2312..2321
  2411..2422
  2510..2521
  2610..2622
  2709..2722 2724 2725
  2810..2826
  2908..2927
  3007..3028
  3106..3127
  3205..3228
  3304..3327
  3400 3401 3404..3428
  3500..3527
  3600..3628
  3700..3727
  3800..3828
  3900..3927
  4000..4028
  4100..4127
  4200..4228
  4300..4327
  4400..4428
  4500..4527
  4600..4628
  4700..4727
  4800..4828
  4900..4927
  5000..5028 ! reconstructed 10.4 asks for it; every mainland hex on that side of the river
area soviet control:
  1200
  1300
  1400..1402
  1500..1502
  1600..1602
  1700..1702
  1800..1803
  1900..1902
  2000..2002
  2100 2101
  2200 2201
  2300 2301
  2400 2401
  2500 2501
  2600 2601
  2700 2701
  2800 2801
  2900 2901
  3000 3001
  3100 3101
  3200 3201
  3300
  3400
  3600
  3800
  4000
  4200
  4300
  4400 4401
  4500..4502
  4600..4603
  4700..4704 4712..4715
  4800..4807 4811..4816
  4900..4918
  5000..5019 ! reconstructed 3.3 gives the German all in and generally west of his entrenchments; these are the hexes beyond them
area western pripyat:
  4414..4418
  4512..4519
  4612..4619
  4712..4718
  4812..4818
  4914..4918
  5014..5019 ! reconstructed 7.11 asks for it and 10.2 puts it on the south edge; the marshes about Pinsk, Styr and Goryn

edge 1uf entry: 5014..5019 ! reconstructed 10.2 gives the Soviet-controlled Western Pripyat hexes of the south edge; which they are is ours
edge east: facing east ! printed 1.3
edge exposed soviet supply: 1300 3300 3400 3600 3800 4000 4200 4300 5019 ! printed 7.10
edge german supply: 2927 3028 3127 3228 3327 3428 3527 3628 3727 3828 3927 4028 4127 4228 4327 4428 4527 4628 4727 4828
  4927 5028..5020 ! printed 7.7
edge north: facing north ! printed 1.3
edge nu entry: 4428 4527 4628 4727 4828 4927 5028..5021 ! printed 3.6
edge south: facing south ! printed 1.3
edge soviet supply: 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 2700 2800 2900 3000 3100
  3200 3300 3400 3600 3800 4000 4200 4300 4400 4500 4600 4700 4800 4900 5000..5019 ! printed 7.10
edge west: facing west ! printed 1.3

shore Baltic Sea: -8.26/6.08 -8.23/6.14 -8.1/6.08 -1.4/6.08 -1.3/6.15 -1.31/6.08 -1.12/6.08 -1.03/6.16 -1.03/6.08
  -0.97/6.08 -0.85/6.14 -0.73/6.08 -0.38/6.08 0.1/6.19 0.39/6.08 1.06/6.08 1.11/6.27 1.22/6.08 1.32/6.08 1.19/6.48
  1.19/6.81 0.91/6.52 0.89/6.29 0.75/6.25 0.92/7.1 1.15/7.34 1.23/7.36 1.29/7.25 1.33/7.6 1.45/7.7 1.61/8.17 2.36/8.44
  2.5/8.39 2.5/9.41 1.86/9.08 1.55/9.01 1.25/9.23 1.18/9.21 1.25/9.42 1.06/9.62 0.85/9.63 0.71/9.73 0.58/9.64 0.46/9.67
  0.09/9.23 -0.12/9.39 -0.26/9.82 -0.4/9.98 -0.69/9.79 -0.7/9.48 -0.86/9.25 -1.08/9.38 -1.17/9.6 -1.14/10.17 -1.24/10.37
  -1.49/10.67 -1.77/10.77 -2.71/10.31 -3.71/10.03 -3.91/9.84 -4.16/9.43 -4.32/9.34 -4.53/9.37 -4.93/9.04 -5.33/8.92
  -5.49/8.65 -5.63/8.79 -5.71/8.6 -5.9/8.79 -5.92/8.51 -6.06/8.31 -6.13/8.36 -6.12/8.67 -6.23/8.73 -6.5/8.18 -6.6/8.6
  -6.55/8.78 -6.83/8.72 -6.89/8.87 -7.38/8.49 -7.54/8.63 -7.69/8.49 -7.87/8.48 -8.06/8.13 -8.14/8.15 -8.14/8.48
  -8.29/8.61 -8.35/8.6 -8.43/8.35 -8.5/8.44 -8.58/8.42 -8.58/8.58 -8.74/8.4 -8.87/8.44 -8.99/8.25 -9.18/8.22 -9.31/8.41
  -9.64/8.38 -9.58/8.62 -9.7/8.58 -9.82/8.35 -9.92/8.35 -9.99/8.42 -9.92/8.78 -9.99/8.86 -10.05/8.74 -10.66/8.58
  -10.75/8.63 -10.79/8.78 -10.94/8.61 -11.11/8.69 -11.36/8.67 -11.46/9.27 -11.49/9.19 -11.66/9.28 -11.7/9.41 -11.76/9.39
  -11.53/9.72 -11.34/9.6 -11.4/9.39 -11.32/9.59 -11.36/9.74 -11.49/9.82 -11.87/9.8 -11.8/10.32 -12.09/10.48 -11.67/10.48
  -11.38/10.57 -11.36/10.64 -11.28/10.59 -11.13/10.78 -11.31/10.69 -11.34/10.89 -11.53/10.73 -11.89/10.63 -11.91/10.79
  -12.04/10.81 -12.22/11.37 -12.06/11.32 -12.07/11.5 -11.89/11.65 -12.02/12.02 -12.02/12.45 -11.8/12.47 -11.53/12.72
  -11.36/13.14 -11.21/13.02 -11.02/13.07 -10.72/12.71 -10.6/12.68 -10.43/12.78 -10.27/13.07 -10.34/13.26 -10.56/13.36
  -10.82/14.09 -11.03/14.25 -11.54/14.95 -11.63/15.33 -11.58/15.61 -11.64/15.92 -11.77/16.17 -12/17.25 -12.16/17.51
  -12.68/17.82 -13.15/17.91 -13.42/18.08 -14.06/18.07 -14.19/18.01 -14.39/17.67 -14.72/17.42 -14.84/17.19 -14.74/15.98
  -14.92/15.8 -15.47/14.72 -15.53/14.43 -15.34/13.98 -15.62/13.95 -16.89/14.14 -17.52/14.03 -18.63/14.93 -18.98/15.8
  -19.15/16.03 -20.16/16.48 -20.37/17.06 -20.74/17.56 -20.66/17.8 -20.77/18.23 -20.84/18.28 -20.87/18.17 -20.76/17.96
  -20.75/17.69 -21.26/18.74 -21.35/19.52 -21.78/20.69 -21.76/21.21 -21.9/22.26 -22.2/22.59 -21.99/22.56 -22.02/22.88
  -22.11/22.91 -22.21/23.21 -22.3/23.22 -22.36/23.14 -22.44/23.2 -22.72/24.28 -23.14/24.3 -23.17/24.22 -23.39/24.2
  -23.63/24.05 -23.8/23.82 -24.29/23.66 -24.31/23.54 -23.31/23.06 -22.56/22.53 -22.26/22.22 -22.27/22.12 -21.96/21.65
  -21.83/21.29 -21.83/20.98 -22.19/21.89 -22.6/22.38 -23.29/22.93 -23.94/23.29 -24.62/23.48 -25.49/23.15 -25.59/23.03
  -25.85/23.28 -25.94/23.78 -26.27/24.17 -26.87/24.57 -27.53/24.82 -27.95/24.82 -28.88/24.59 -29.48/24.17 -29.7/23.75
  -29.53/23.35 -29.48/22.92 -29.6/22.9 -29.52/22.71 -29.59/22.47 -29.46/22.29 -29.39/22.29 -28.96/22.88 -28.88/23.4
  -28.81/23.27 -28.88/22.97 -29.62/21.95 -30.5/21.63 -30.5/13.75 -29.61/12.66 -29.42/12.6 -29.14/12.3 -29.07/12.08
  -28.85/11.95 -28.89/11.83 -28.71/11.79 -28.3/11.39 -28.16/11.05 -27.9/10.94 -27.88/10.79 -28.03/10.72 -28.27/10.84
  -28.41/11.13 -28.57/11.19 -28.77/11.51 -29.49/12.2 -29.79/12.21 -30.36/12.76 -30.36/12.76 -29.74/11.43 -29.74/11.43
  -29.64/11.36 -29.56/11.5 -29.5/11.21 -29.57/11.05 -29.57/11.05 -29.27/10.41 -29.1/10.39 -29.02/10.13 -28.84/10.22
  -28.82/10.14 -28.69/10.12 -28.7/9.95 -28.61/9.94 -28.61/9.87 -28.55/9.91 -28.53/9.52 -28.75/9.37 -28.68/9.37
  -28.63/9.13 -28.55/9.17 -28.6/9.31 -28.39/9.23 -28.43/9.06 -28.35/9.08 -28.36/8.86 -28.12/9.07 -28.08/8.96 -28.16/8.86
  -28.29/8.29 -28.29/8.29 -28.25/8.2 -28.25/8.2 -28.13/8.7 -28.01/8.83 -28.23/8.15 -28.23/8.15 -28.15/7.99 -28.15/7.99
  -28.06/8.15 -27.92/7.98 -28.04/7.74 -28.04/7.74 -28/7.67 -27.96/7.66 -27.83/8.09 -27.9/8.02 -27.95/8.17 -27.83/8.24
  -27.76/8.14 -27.67/8.38 -27.64/8.14 -27.55/8.25 -27.55/7.98 -27.63/7.99 -27.67/7.66 -27.6/7.66 -27.58/7.84 -27.56/7.77
  -27.44/7.81 -27.49/7.59 -27.34/7.53 -27.38/6.95 -27.17/7.39 -27.05/7.3 -27.06/7.21 -26.99/7.24 -26.91/6.97 -27.05/6.74
  -26.94/6.76 -26.78/6.65 -26.95/6.59 -26.96/6.66 -27.03/6.64 -27.07/6.37 -26.8/6.56 -26.76/6.47 -26.78/6.41 -26.89/6.42
  -26.82/6.23 -26.96/6.08 -26.8/6.08 -26.69/6.18 -26.41/6.15 -26.41/6.08 -26.35/6.08 -26.2/6.08, -14.06/10.52
  -14.08/10.37 -14.71/10.38 -14.94/10.68 -15.06/10.44 -15.45/10.86 -15.52/10.42 -15.87/10.29 -15.72/11.07 -15.92/11.17
  -16.04/11.02 -16.03/11.22 -16.16/11.15 -16.17/11.33 -15.93/11.51 -15.86/11.85 -15.62/12.07 -15.84/12.3 -15.97/12.24
  -16.39/12.55 -16.37/12.87 -15.85/12.7 -15.27/11.92 -14.89/11.89 -14.86/12 -14.75/11.89 -14.38/12.16 -14.32/11.97
  -13.87/11.94 -13.66/11.7 -13.48/11.8 -13.08/11.46 -12.97/11.67 -12.88/11.72 -12.87/11.58 -12.77/11.73 -12.74/11.6
  -13.38/10.7 -13.61/10.6 -13.82/10.68, -13.25/8.86 -13.16/8.69 -13.38/8.52 -13.84/8.9 -14.77/8.72 -14.53/9.04
  -14.14/9.2 -14.11/9.89 -14.21/9.95 -13.94/10.17 -13.39/9.74 -13.29/9.75 -13.43/9.88 -13.31/9.99 -13.16/9.79 -12.8/9.88
  -12.82/9.21, -23.45/10.42 -23.4/10.07 -23.55/10.02 -23.83/10.27 -24.08/10.21 -25.35/10.98 -25.53/11.7 -25.91/12.11
  -25.85/12.73 -26.03/12.97 -25.79/12.95 -26.11/13.16 -26.36/13.56 -25.7/13.41 -25.79/13.24 -25.63/13 -25.37/12.96
  -25.52/12.9 -25.45/12.86 -24.61/12.74 -24.57/12.44 -24.2/12.29 -23.9/12.34 -23.86/12.13 -24.09/11.88 -23.79/11.37
  -23.85/11.25 -23.58/10.86 -23.3/11 -23.19/10.79 -23.14/10.87 -23.07/10.73 -22.83/10.74 -22.85/10.34 -23.08/10.34
  -23.03/10.21 -23.21/10.17, -12.44/10.91 -12.75/10.63 -13.11/10.86 -12.86/11.27 -12.56/11.38 -12.45/11.32, -22.26/10.21
  -22.55/10.15 -22.77/10.34 -22.7/10.7 -22.5/10.41 -22.06/10.42, -12.23/9.13 -12.39/9.19 -12.36/9.44 -11.87/9.56
  -11.87/9.29, 0.81/7.22 0.69/7.4 0.95/7.65 1.02/7.52, 0.64/7.33 0.65/7.15 0.51/7.06, -1.04/8.32 -1.15/8.12 -1.23/8.29,
  -11.78/13.61 -11.69/13.43 -11.82/13.39 -11.9/13.54, -21.51/8.82 -21.4/8.79 -21.65/8.55 -21.67/8.73, -26.52/6.39
  -26.7/6.41 -26.65/6.74 -26.51/6.71 -26.65/6.55 ! reconstructed from open geography, Natural Earth
shore Frisches Haff: -26.71/24.55 -26.18/24.33 -26.07/24.07 -25.94/24.03 -25.87/24.35 -25.57/24.3 -25.04/24.54
  -26.04/24.75 -26.2/24.62 -26.72/24.89, -26.76/24.88 -27.16/25.11 -27.87/25.17 -28.23/25.41 -28.1/25.24 -28.39/25.05
  -28.36/24.84 -27.81/24.91 -26.71/24.55 ! reconstructed from open geography, Natural Earth
shore Lake Peipus: -4/15.37 -4.08/15.17 -3.97/14.81 -4.3/14.51 -4.18/13.46 -4.46/12.67 -4.3/12.37 -4/12.17 -2.95/12.21
  -2.55/12.43 -2.94/14.68 -3.52/15.03 -3.53/15.25 -3.75/15.12 -4.04/15.5 ! reconstructed from open geography, Natural Earth
shore Lake Pskov: -3.89/15.51 -3.75/15.56 -3.82/15.95 -3.34/15.85 -3.26/15.98 -3.03/15.99 -2.76/16.84 -2.99/17.43
  -3.41/17.3 -3.4/17.11 -3.56/16.99 -3.41/16.88 -3.71/16.42 -4.01/16.67 -3.92/16.13 -4.05/15.55 ! reconstructed from open geography, Natural Earth
shore Lake Vortsjarv: -6.75/14.05 -7.26/15.09 -7.32/14.03 -7/13.74 ! reconstructed from open geography, Natural Earth
shore Spirding: -23.13/29.58 -23.24/29.68 -23.38/29.6 -23.33/29.91 -23.54/29.64 -23.72/29.66 -23.62/29.42 -23.88/29.7
  -23.65/29.37 -23.68/29.2 -23.54/29.38 -22.97/29.47 ! reconstructed from open geography, Natural Earth

mark terrain: 3519 3520 3619 ! reconstructed Augustow forest
mark terrain: 4119 4120 4219 ! reconstructed Bialowieza forest
mark terrain: 3602 3702 ! reconstructed Bogushevsk forest
mark terrain: 1100 ! reconstructed Gulf of Finland: the Soviet supply edge begins at 1200 (7.10)
mark terrain:
  1503
  1603 1604
  1703
  1903 ! reconstructed Lakes Peipus and Pskov, between which 1803/1804 are the only narrows (9.8)
mark terrain: 3811 3812 3911 ! reconstructed Naliboki forest
mark terrain: 1201 ! reconstructed Narva Bay: makes Narva coastal (7.9) and keeps German zones off 1200 (7.10)
mark terrain: 4104 4105 4204 4205 4304 ! reconstructed forests of Klichev between Berezina and Drut
mark terrain: 3506 3606 3706 ! reconstructed marshes of the upper Berezina
mark terrain: 3401 3801 4102 4406 ! reconstructed open ground about the great towns of the front
mark terrain: 1028 1112 1611 1914 ! reconstructed slivers of shore in a hex of water
mark terrain:
  4414..4418
  4512..4519
  4612..4619
  4712..4718
  4812..4818
  4914..4918
  5014..5019 ! reconstructed the Western Pripyat marshes are marsh throughout, to the south edge
mark water: 1804/1803 ! printed 9.8
`
