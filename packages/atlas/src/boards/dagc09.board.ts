export default `board dagc09 Destruction of Army Group Center (redesign) ! reconstructed from open geography, fitted to the hexes that the rules print
grid pointy RRCC, columns west, rows south, odd rows west
hexes columns 00-28, rows 10-50, only even
hexes columns 00-27, rows 10-50, only odd

terrain . clear, f forest, m marsh, ~ sea, o lake ! reconstructed forests and marshes from open geography, single hexes smoothed away
places city town village ! reconstructed 4.3 counts cities and towns, not villages; six capitals are cities, and the towns are chosen so that the ground the Soviets held on 23 August 1944 is worth 30 points with the 1uf area and without the coast
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
  16 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . ~ ~ ~ ~ ~ . . . . . . . . f f f
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
place 1301 town Narva ! printed 7.9
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
place 2509 village Jakobstadt; also=Jekabpils
place 2606 village Rezekne; also=Rositten
place 2603 village Opochka
place 2721 village Heydekrug
place 2714 village Ponevezh; also=Panevezys
place 2825 city Koenigsberg; also=Konigsberg; port=yes ! printed 4.2
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
place 3204 town Polotsk
place 3327 village Osterode
place 3326 town Allenstein
place 3322 village Loetzen
place 3316 village Alytus; also=Olita
place 3313 city Vilna; also=Vilnius
place 3307 village Glubokoye
place 3427 village Neidenburg
place 3425 village Ortelsburg
place 3422 town Lyck
place 3421 village Treuburg; also=Marggrabowa
place 3420 village Suwalki
place 3401 town Vitebsk
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
place 3806 town Borisov
place 3803 village Tolochin
place 3801 town Orsha
place 3927 village Modlin
place 3926 village Pultusk
place 3924 village Ostrow
place 3920 town Bialystok
place 3913 village Novogrudok
place 3908 city Minsk ! printed 2.2
place 3901 village Shklov
place 4021 village Bielsk
place 4018 village Volkovysk
place 4011 village Stolbtsy
place 4005 village Berezino
place 4127 city Warsaw
place 4122 village Siemiatycze
place 4115 village Slonim
place 4113 town Baranovichi; also=Baranowicze
place 4102 town Mogilev
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
place 4406 town Bobruisk
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
river Biebrza: 3619/3719 3620/3719 3620/3720 3621/3720 3621/3721 3622/3721 3722/3721 ! reconstructed from open geography; the draft ran it into the Neman
river Bug: 3927/4027 3926/4027 3926/4026 3925/4026 3925/4025 3924/4025 3924/4024 3923/4024 4024/4023 4023/4123 4123/4122
  4122/4223 4223/4222 4222/4322 4322/4321 4321/4422 4422/4421 4421/4521 4521/4520 4521/4621 4622/4621 4622/4721
  4722/4721 4722/4822 4823/4822 4822/4922 4922/4921 4921/5022 5022/5021
river Dnepr: 3800/3900 3801/3900 3801/3901 3802/3901 3902/3901 3901/4002 4002/4001 4002/4101 4102/4101 4102/4202
  4203/4202 4203/4302 4303/4302 4302/4403 4403/4402 4403/4502 4503/4502 4503/4603 4604/4603 4604/4703 4704/4703
  4703/4804 4804/4803 4803/4903 4903/4902 4902/5003 5003/5002 ! reconstructed from open geography; led south of Orsha and east of Rogachev, as they stand on its banks
river Dvina: 2114/2113 2113/2214 2113/2213 2112/2213 2213/2212 2212/2312 2312/2311 2311/2412 2311/2411 2310/2411
  2411/2410 2410/2510 2510/2509 2509/2610 2610/2609 2609/2709 2709/2708 2709/2809 2810/2809 2809/2909 2809/2908
  2808/2908 2908/2907 2907/3008 2907/3007 2906/3007 3007/3006 3006/3106 3106/3105 3105/3206 3105/3205 3104/3205
  3205/3204 3204/3304 3304/3303 3303/3404 3404/3403 3403/3503 3403/3502 3402/3502 3402/3501 3401/3501 3401/3500
  3401/3400 3300/3400 ! reconstructed from open geography; led west of Riga, which stands on the northern bank
river Goryn: 4712/4812 4813/4812 4813/4912 4813/4913 4814/4913 4914/4913 4914/5014 5015/5014
river Lielupe: 2114/2214 2215/2214 2214/2314 2314/2313 2313/2414 2414/2413 2414/2513 2514/2513 ! reconstructed from open geography; the Aa of Courland, its upper course left out
river Narew: 3927/3926 3827/3926 3826/3926 3826/3925 3826/3825 3725/3825 3724/3825 3724/3824 3723/3824 3723/3823
  3722/3823 3722/3822 3721/3822 3822/3821 3821/3921 3921/3920 3920/4021 3920/4020 3919/4020 4020/4019 4019/4119
river Narva: 1301/1300 1301/1401 1301/1402 1302/1402 1403/1402 1403/1502 ! reconstructed from open geography; from the lake to the sea
river Neman: 2722/2721 2721/2822 2721/2821 2720/2821 2821/2820 2820/2920 2820/2919 2819/2919 2919/2918 2918/3019
  2918/3018 2917/3018 3018/3017 3017/3117 3117/3116 3116/3217 3217/3216 3217/3316 3317/3316 3317/3417 3418/3417
  3418/3517 3518/3517 3518/3618 3619/3618 3618/3718 3718/3717 3717/3818 3818/3817 3817/3917 3817/3916 3816/3916
  3816/3915 3815/3915 3815/3914 3815/3814 3714/3814 3713/3814 3713/3813 3712/3813 3813/3812 3812/3912 3912/3911
  3911/4012 4012/4011 ! reconstructed from open geography; its springs left out
river Pregel: 2825/2925 2825/2924 2824/2924 2924/2923 2923/3024 2923/3023
river Pripyat: 4616/4716 4616/4715 4615/4715 4615/4714 4614/4714 4614/4713 4613/4713 4613/4712 4612/4712 4712/4711
  4711/4812 4711/4811 4710/4811 4811/4810 4810/4910 4810/4909 4809/4909 4809/4908 4808/4908 4808/4907 4807/4907
  4907/4906 4906/5007 5007/5006
river Shchara: 3916/3915 3915/4016 4016/4015 4015/4115 4015/4114 4014/4114
river Sozh: 4300/4400 4401/4400 4401/4500 4501/4500 4501/4601 4602/4601 4602/4701 4702/4701 4701/4802 4802/4801
  4802/4901 4902/4901 4902/5002
river Styr: 4715/4714 4714/4815 4815/4814 4815/4914 4815/4915 4816/4915 4916/4915 4916/5016 5017/5016
river Velikaya: 2003/2002 2003/2102 2103/2102 2103/2203 2204/2203 2203/2303 2303/2302 2302/2403 2403/2402 2403/2502
  2503/2502 2503/2603 2604/2603 2603/2703 2703/2702 ! reconstructed from open geography; the loops of the draft above Opochka left out
river Viliya: 3017/3116 3016/3116 3016/3115 3015/3115 3115/3114 3114/3215 3215/3214 3214/3314 3214/3313 3213/3313
  3213/3312 3212/3312 3312/3311 3311/3412 3311/3411 3310/3411 3411/3410 3411/3510 3511/3510 3510/3611 3510/3610
  3509/3610 3509/3609 3508/3609 3508/3608 3507/3608 3507/3607
river Vistula: 3927/4028 4028/4027 4027/4127 4127/4126 4127/4227 4228/4227 4227/4327 4327/4326 4326/4427 4427/4426
  4426/4526 4526/4525 4526/4626 4627/4626 4627/4726 4727/4726 4727/4827 4828/4827 4828/4927

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
water lake: 1503/1603 1503/1502 1403/1503 1404/1503 1504/1503 1503/1604 1604/1603 1604/1703 1704/1703 1703/1804
  1703/1803 1703/1702 1603/1703, 1903/1902 1803/1903 1804/1903 1904/1903 1903/2004 1903/2003 1902/2003
water narrows: 1804/1803 ! printed 9.8

border Estonia-Latvia: 1711/1811 1710/1811 1710/1810 1709/1810 1709/1809 1708/1809 1809/1808 1808/1908 1908/1907
  1907/2008 2008/2007 2007/2107 2007/2106 2006/2106 2106/2105 2105/2206 2105/2205
border Estonia-Soviet Union: 2105/2104 2005/2104 2004/2104 2004/2103 2004/2003, 1403/1502 1403/1402 1302/1402 1301/1402
  1301/1401 1301/1300
border Germany-Lithuania: 2321/2422 2321/2421 2320/2421 2421/2420 2421/2520 2521/2520 2520/2621 2621/2620 2620/2720
  2720/2719 2719/2820 2820/2819 2819/2919 2919/2918 2919/3019 3020/3019 3020/3119 3120/3119 3119/3220 3220/3219
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
  1600..1610
  1700..1702 1704..1711
  1800..1811
  1900..1902 1904..1911
  2000..2012
  2100..2113
  2200..2212
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
  3401..3403 ! reconstructed 10.4 asks for it; every mainland hex on that side of the river
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
area south of the dvina:
  1616 1617
  1715..1718
  1815..1819
  1915..1919
  2015..2020
  2114..2120
  2213..2221
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
  3400 3404..3428
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
  1600..1603
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
edge german supply: 2927 3028 3127 3228 3327 3428 3527 3628 3727 3828 3927 4028 4127 4228 4327 4428 4527 4628 4727 4828
  4927 5028..5020 ! printed 7.7
edge north: facing north ! printed 1.3
edge nu entry: 4428 4527 4628 4727 4828 4927 5028..5021 ! printed 3.6
edge south: facing south ! printed 1.3
edge soviet supply: 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 2700 2800 2900 3000 3100
  3200 3300 3400 3600 3800 4000 4200 4300 4400 4500 4600 4700 4800 4900 5000..5019 ! printed 7.10
edge west: facing west ! printed 1.3

mark terrain: 3519 3520 3619 ! reconstructed Augustow forest
mark terrain: 4119 4120 4219 ! reconstructed Bialowieza forest
mark terrain: 3602 3702 ! reconstructed Bogushevsk forest
mark terrain: 1100 ! reconstructed Gulf of Finland: the Soviet supply edge begins at 1200 (7.10)
mark terrain: 1503 1703 1903 ! reconstructed Lakes Peipus and Pskov, between which 1803/1804 are the only narrows (9.8)
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
