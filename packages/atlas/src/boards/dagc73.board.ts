export default `board dagc73 Destruction of Army Group Center (1973) ! reconstructed from open geography on our own frame; printed means that a rule names the thing, its hex is ours
grid flat CCRR, columns east, rows south, even columns south
hexes columns 01-46, rows 01-34

terrain . clear, f forest, s swamp, ~ sea ! reconstructed the kinds of 8.9; forests and swamps from open geography, single hexes smoothed away; no hex of the frame is all sea
places city town village ! reconstructed period names at their true position; 8.9 gives ordinary cities and towns no effect
layer sides river ! reconstructed 8.9 knows one kind; the rivers that stop an army at 16 km a hex, brooks left out
layer sides water: sea ! reconstructed 8.9 names all-sea hexsides; the frame holds none
layer links rail ! reconstructed the through lines of 1944, each to the map edge where it goes on

map
  #  0000000001111111111222222222233333333334444444
  #  1234567890123456789012345678901234567890123456
  01 .............................................f
  02 ...........................f.f.f.........f.f.f
  03 ...........................fffff...f....ffffff
  04 ...........................ffffffffff...ffffff
  05 ............................ffffffffffffffffff
  06 ............................f.f...f.f.fffff.ff
  07 .f...................f.........f......f.....ff
  08 ff......ff.....fff..ff.....fff.fff............
  09 ........fff....ff...f.....ssff..f.............
  10 .....f.............f.f....sff......f..........
  11 ....ff.............fff...fssf.....ffff.f......
  12 ..............fff...f....fssf.....fffssf......
  13 ...........ffff.f.........fssff...............
  14 .........fffff...........ffssff...............
  15 ........fffff...........ff.ss..f..............
  16 ...f....fff.............f....fffff............
  17 ..ffff...s.......fff.....ffffffffff...........
  18 .sfff....ss......ffff.....fffffffff...........
  19 sss........f.f....ff.......fffffff............
  20 s..f.......fff.......f......ffffff.....f......
  21 ..ffff......f.......ff......ffffff....ff.fff..
  22 ....ff......................fff.f.....f..fff..
  23 ............................f.............f...
  24 ....ffff..fff..fff.......s....ff.........f....
  25 ....ffff..fff..fffsss....sssssff.ss.....fff...
  26 ....ffff..fffssssssss....sssssffffsf.....ff...
  27 ...........ssssssssssssssssssssssffff.........
  28 .........ssssssssssssssssssssssss.f...........
  29 .........ss....ssssssssssssssss...............
  30 .......sssss.ssssssssssssssssss...............
  31 .......ssssssssssssssssssssssssf.f.sss....ffff
  32 .f......sssssssssssss.sssssfsffffffsss...ssfff
  33 .fff......ssssssssss....sffffffffffsss....s...
  34 ..f.......ssssssssssff..ffffffffffffff........

place 3101 village Idritsa
place 0602 town Shaulyay; also=Schaulen, Siauliai
place 1603 village Rokiskis
place 2003 city Dvinsk; also=Daugavpils, Duenaburg; garrison=limited ! printed 14.33
place 3003 village Rossony
place 3503 town Nevel
place 1004 town Ponevezh; also=Panevezys
place 2604 village Drissa
place 2205 village Braslav
place 3905 village Usvyaty
place 1606 village Utena
place 2806 village Disna
place 3006 city Polotsk
place 4106 village Velizh
place 0107 town Taurage; also=Tauroggen
place 0807 town Kedainiai; also=Kedany
place 3607 village Gorodok
place 1208 town Ukmerge; also=Wilkomir
place 3208 village Ulla
place 3408 village Shumilino
place 4308 village Demidov; also=Porechye
place 1809 village Sventsyany
place 2109 village Postavy
place 2509 village Glubokoye
place 3709 city Vitebsk; fortified=yes ! printed 14.31
place 0810 city Kovno; also=Kaunas
place 3310 village Beshenkovichi
place 3910 village Lyozno
place 4110 village Rudnya
place 2111 village Naroch; also=Kobylnik
place 2511 village Dokshitsy
place 3011 town Lepel
place 3211 village Chashniki
place 3411 village Senno
place 3711 village Bogushevsk
place 4511 city Smolensk
place 0512 town Mariampol
place 1412 city Vilna; also=Vilnius; garrison=full ! printed 14.32
place 2712 village Begoml
place 0813 town Alytus; also=Olita
place 2213 village Vileika
place 3813 city Orsha; fortified=yes ! printed 14.31
place 3913 village Dubrovno
place 4313 village Krasny
place 1714 village Oshmyany
place 1914 village Smorgon
place 3214 village Krupki
place 3414 village Tolochin
place 0315 town Suwalki
place 1115 village Orany; also=Varena
place 2115 town Molodechno
place 2615 village Logoisk
place 3015 town Borisov ! reconstructed the old town stands on the eastern bank of the Berezina, and so in the hex next to its own
place 4115 village Gorki
place 0116 town Treuburg; also=Marggrabowa
place 2016 village Volozhin
place 3716 village Shklov
place 4416 village Mstislavl
place 0317 town Augustow
place 1417 town Lida
place 1617 village Ivye
place 3517 village Belynichi
place 3817 city Mogilev; fortified=yes ! printed 14.31
place 2518 city Minsk; garrison=limited ! printed 14.33
place 3118 village Berezino
place 4018 village Chausy
place 4418 village Krichev
place 0719 city Grodno; garrison=full ! printed 14.32
place 1619 village Novogrudok
place 2919 village Cherven
place 1020 village Mosty
place 2020 village Stolbtsy
place 3720 village Bykhov; also=Stary Bykhov
place 4320 village Cherikov
place 3321 village Klichev
place 4121 village Propoisk; also=Slavgorod
place 0322 city Bialystok
place 1022 town Volkovysk
place 2922 town Osipovichi
place 1423 town Slonim ! reconstructed stands on the eastern bank of the Shchara, on the rim of the hex next to its own
place 1723 city Baranovichi; also=Baranowicze
place 3223 city Bobruisk; fortified=yes ! printed 14.31
place 3623 town Rogachev
place 2424 town Slutsk
place 3024 village Glussk
place 3624 town Zhlobin
place 4124 village Chechersk ! reconstructed stands on the eastern bank of the Sozh, and so in the hex next to its own
place 0325 town Bielsk
place 2625 village Lyuban
place 3325 village Parichi
place 1226 village Bereza Kartuska
place 1926 village Gantsevichi
place 0927 village Pruzhany
place 1627 village Telekhany
place 4227 village Vetka
place 4527 village Novozybkov
place 3328 village Ozarichi
place 3828 town Rechitsa
place 4128 city Gomel
place 0229 town Biala Podlaska
place 0929 town Kobrin
place 1229 village Drogichin
place 2029 village Luninets
place 0530 city Brest; also=Brest-Litovsk
place 1730 city Pinsk; garrison=full ! printed 14.32
place 2930 village Petrikov
place 3230 town Mozyr
place 3330 village Kalinkovichi
place 2531 village Turov
place 3631 village Khoiniki
place 2132 village Stolin
place 2832 village Lelchitsy
place 0433 village Wlodawa
place 0933 village Ratno
place 4334 city Chernigov

river Berezina: 2709/2809 2809/2710 2710/2810 2810/2711 2711/2811 2811/2712 2712/2812 2812/2713 2812/2813 2813/2913
  2813/2914 2814/2914 2814/2915 2815/2915 2915/2916 3015/2916 3015/3016 3016/3116 3016/3117 3017/3117 3117/3118
  3217/3118 3118/3218 3218/3119 3119/3219 3219/3120 3120/3220 3220/3121 3121/3221 3221/3122 3221/3222 3222/3322
  3222/3323 3223/3323 3223/3324 3224/3324 3324/3325 3424/3325 3325/3425 3425/3326 3425/3426 3426/3526 3526/3527
  3626/3527 3626/3627 3627/3727 3727/3728 ! reconstructed from open geography; its source lies south of the railway to Polotsk
river Biebrza: 0518/0519 0418/0519 0418/0419 0418/0319 0318/0319 0218/0319 0218/0219 0119/0219 0119/0120
river Bug: 0127/0128 0227/0128 0227/0228 0228/0328 0328/0329 0428/0329 0428/0429 0429/0529 0429/0530 0430/0530 0430/0531
  0431/0531 0431/0532 0432/0532 0432/0533 0433/0533 0433/0534 0434/0534
river Disna: 2706/2806 2706/2707 2606/2707 2606/2607 2507/2607 2507/2508 2407/2508 2407/2408 2407/2308 2307/2308
  2207/2308 2207/2208 2108/2208 2108/2109 2008/2109 2009/2109 2009/2110
river Dnepr: 4611/4612 4611/4512 4511/4512 4411/4512 4411/4412 4312/4412 4312/4313 4212/4312 4211/4212 4112/4212
  4112/4113 4012/4113 4012/4013 3913/4013 3913/3914 3813/3914 3813/3814 3714/3814 3814/3715 3715/3815 3815/3716
  3716/3816 3816/3717 3816/3817 3817/3917 3817/3918 3818/3918 3818/3919 3818/3819 3719/3819 3819/3720 3720/3820
  3820/3721 3721/3821 3821/3722 3722/3822 3822/3723 3723/3823 3723/3724 3623/3724 3624/3724 3624/3725 3625/3725
  3625/3726 3626/3726 3726/3727 3826/3727 3727/3827 3827/3728 3827/3828 3828/3928 3828/3929 3829/3929 3929/3930
  4029/3930 3930/4030 4030/3931 4030/4031 4031/4131 4031/4132 4031/4032 3932/4032 4032/3933 3933/4033 4033/3934
  3934/4034 ! reconstructed from open geography; led east of Mogilev, which stands on the western bank, and on below it
river Drut: 3513/3514 3613/3514 3514/3614 3514/3515 3414/3515 3415/3515 3415/3516 3416/3516 3416/3517 3417/3517
  3417/3518 3418/3518 3518/3519 3618/3519 3519/3619 3619/3520 3520/3620 3620/3521 3521/3621 3621/3522 3522/3622
  3622/3523 3523/3623 3623/3524 3623/3624 ! reconstructed from open geography; led west of Rogachev, which the Soviets held beyond the Drut
river Dubysa: 0403/0304 0403/0404 0404/0504 0404/0505 0405/0505 0405/0506 0406/0506 0506/0507 0606/0507 0507/0607
  0607/0508 0508/0608
river Dvina: 1801/1901 1901/1902 2001/1902 1902/2002 2002/1903 1903/2003 2003/1904 2003/2004 2004/2104 2104/2105
  2104/2204 2203/2204 2204/2304 2304/2305 2404/2305 2404/2405 2404/2505 2504/2505 2604/2505 2604/2605 2605/2705
  2705/2706 2805/2706 2805/2806 2806/2906 2906/2907 3006/2907 3006/3007 3007/3107 3107/3108 3207/3108 3207/3208
  3208/3308 3208/3309 3209/3309 3309/3310 3309/3409 3408/3409 3408/3509 3508/3509 3608/3509 3608/3609 3608/3709
  3708/3709 3708/3808 3807/3708 3707/3807 3806/3807 3807/3907 3907/3908 3907/4007 4006/4007 4006/4107 4006/4106
  4005/4106 4105/4106 4105/4205 4204/4205 4204/4305 4204/4304 4203/4304 4203/4303 4202/4303 4302/4303 4402/4303
  4402/4403 4402/4503 4402/4502 4401/4502 4401/4501 ! reconstructed from open geography; Dvinsk, and the railway from there to Polotsk, on its northern bank, Velizh on its southern
river Goryn: 2330/2430 2330/2331 2230/2331 2230/2231 2131/2231 2131/2132 2031/2132 2032/2132 2032/2133 2032/2033
  1933/2033 2033/1934 1934/2034
river Lovat: 3705/3805 3804/3705 3704/3804 3803/3704 3703/3803 3802/3703 3702/3802 3801/3802 3801/3902 3801/3901 ! reconstructed from open geography; its upper course east of Nevel
river Narew: 0121/0122 0221/0122 0122/0222 0222/0123 0222/0223 0223/0323 0323/0324 0423/0324 0423/0424 0423/0524
  0523/0524 0623/0524 0623/0624 0624/0724 0724/0725 0824/0725 0824/0825 0824/0925
river Neman: 0108/0109 0208/0109 0208/0209 0208/0309 0308/0309 0408/0309 0408/0409 0408/0509 0508/0509 0608/0509
  0608/0609 0609/0709 0709/0710 0809/0710 0710/0810 0810/0711 0810/0811 0811/0911 0811/0912 0812/0912 0812/0913
  0813/0913 0813/0914 0813/0814 0714/0814 0814/0715 0814/0815 0815/0915 0815/0916 0815/0816 0716/0816 0716/0717
  0616/0717 0617/0717 0617/0718 0618/0718 0618/0719 0619/0719 0719/0720 0819/0720 0720/0820 0820/0721 0820/0821
  0820/0921 0920/0921 1020/0921 1020/1021 1020/1121 1120/1121 1120/1220 1219/1220 1219/1320 1319/1320 1319/1419
  1418/1419 1418/1519 1518/1519 1518/1618 1617/1618 1618/1718 1718/1719 1818/1719 1818/1819 1819/1919 1919/1920
  2019/1920 2019/2020 2020/2120 2120/2121 2220/2121 2220/2221 2220/2321 2220/2320 2219/2320 ! reconstructed from open geography; south-west of Grodno and of Kovno, which lies between Neman and Viliya
river Nevezis: 1205/1106 1105/1106 1005/1105 1004/1005 0905/1005 0905/0906 0805/0906 0806/0906 0806/0907 0807/0907
  0807/0908 0807/0808 0708/0808 0808/0709 0709/0809 ! reconstructed from open geography; the draft ran it into the Sventa
river Pripyat: 0832/0933 0932/0933 1032/0933 1032/1033 1032/1133 1132/1133 1132/1232 1231/1232 1231/1332 1331/1332
  1331/1431 1430/1431 1431/1531 1531/1532 1531/1631 1630/1631 1630/1731 1730/1731 1730/1830 1829/1830 1830/1930
  1930/1931 1930/2030 2029/2030 2029/2130 2129/2130 2229/2130 2229/2230 2229/2330 2329/2330 2429/2330 2429/2430
  2430/2530 2530/2531 2630/2531 2630/2631 2630/2731 2730/2731 2830/2731 2830/2831 2830/2931 2930/2931 2930/3030
  3029/3030 3030/3130 3130/3131 3130/3230 3229/3230 3230/3330 3330/3331 3430/3331 3430/3431 3431/3531 3431/3532
  3432/3532 3432/3533 3433/3533 3533/3534 3633/3534 3633/3634 3634/3734 ! reconstructed from open geography; above Pinsk the Pripyat itself, not the Pina canal; Mozyr on its southern bank
river Pronya: 4115/4215 4215/4116 4116/4216 4216/4117 4117/4217 4217/4118 4118/4218 4118/4119 4018/4119 4019/4119
  4019/4120 4020/4120 4120/4121 ! reconstructed from open geography; Gorki and the German line on its western bank
river Ptich: 2723/2823 2723/2724 2623/2724 2624/2724 2624/2725 2625/2725 2625/2726 2626/2726 2726/2727 2826/2727
  2826/2827 2827/2927 2927/2928 3027/2928 3027/3028 3028/3128 3028/3129 3029/3129 3029/3130
river Shchara: 1220/1121 1220/1221 1221/1321 1221/1322 1222/1322 1322/1323 1422/1323 1323/1423 1423/1324 1423/1424
  1424/1524 1424/1525 1425/1525 1525/1526 1525/1625 1624/1625 1625/1725 1725/1726 1725/1825 1824/1725 1724/1824
  1823/1724
river Sluch: 2323/2423 2423/2324 2423/2424 2424/2524 2424/2525 2425/2525 2425/2526 2426/2526 2426/2527 2427/2527
  2427/2528 2428/2528 2428/2529 2429/2529 2429/2530
river Sozh: 4614/4615 4515/4615 4615/4516 4516/4616 4516/4517 4416/4517 4417/4517 4417/4518 4418/4518 4418/4519
  4418/4419 4319/4419 4419/4320 4320/4420 4320/4321 4220/4320 4219/4220 4120/4220 4220/4121 4121/4221 4121/4122
  4021/4122 4022/4122 4022/4123 4023/4123 4023/4124 4024/4124 4024/4125 4025/4125 4125/4126 4225/4126 4126/4226
  4226/4127 4127/4227 4227/4128 4128/4228 4128/4129 4028/4129 4029/4129 4029/4130 4030/4130 4030/4131 ! reconstructed from open geography; Krichev and Cherikov on its western bank
river Styr: 1830/1731 1731/1831 1831/1732 1732/1832 1832/1733 1733/1833 1733/1734 1633/1734 1634/1734
river Sventa: 1805/1806 1805/1706 1705/1706 1605/1705 1604/1605 1505/1605 1505/1506 1405/1505 1404/1405 1305/1405
  1405/1306 1306/1406 1406/1307 1307/1407 1307/1308 1207/1308 1208/1308 1208/1309 1208/1209 1208/1109 1108/1109
  1008/1109 ! reconstructed from open geography; east of Ukmerge
river Svisloch: 2517/2518 2617/2518 2518/2618 2618/2519 2618/2619 2619/2719 2719/2720 2819/2720 2720/2820 2820/2721
  2820/2821 2821/2921 2921/2922 2921/3021 3020/3021 3021/3121 3121/3122 ! reconstructed from open geography; east of the station of Minsk
river Ulla: 3209/3310 3209/3210 3110/3210 3110/3111 3010/3111 3011/3111 3011/3112 3011/3012 ! reconstructed from open geography; east of Lepel
river Viliya: 0809/0810 0809/0910 0909/0910 0909/1009 1008/1009 1009/1109 1009/1110 1010/1110 1110/1111 1210/1111
  1210/1211 1211/1311 1311/1312 1411/1312 1411/1412 1411/1512 1511/1512 1511/1611 1610/1611 1611/1711 1711/1712
  1711/1811 1810/1811 1811/1911 1811/1912 1812/1912 1912/1913 2012/1913 1913/2013 2013/1914 2013/2014 2014/2114
  2114/2115 2114/2214 2213/2214 2213/2314 2313/2314 2313/2413 2412/2413 2412/2513 2512/2513 2512/2612 2611/2612 ! reconstructed from open geography; north of Kovno to the Neman
river Yaselda: 1025/0926 1025/1026 1026/1126 1126/1127 1226/1127 1127/1227 1227/1128 1227/1228 1228/1328 1328/1329
  1328/1428 1427/1428 1428/1528 1528/1529 1628/1529 1628/1629 1629/1729 1729/1730 1829/1730 ! reconstructed from open geography; the draft ran it into the Narew

rail Baranovichi-Lida-Vilna: 1723 1622 1621 1521 1520 1419 1418 1417 1416 1415 1414 1413 1412
rail Baranovichi-Luninets-Sarny: 1723 1823 1824 1925 1926 1927 2027 2028 2029 2030 2031 2032 2033 2034
rail Bialystok-Baranovichi: 0322 0422 0523 0622 0722 0822 0922 1022 1123 1222 1323 1423 1523 1623
rail Bialystok-Brest: 0322 0323 0324 0325 0326 0426 0427 0428 0529 0530
rail Bialystok-Lyck: 0119 0120 0220 0221 0322
rail Brest-Kovel: 0530 0630 0631 0732 0733 0833 0834
rail Brest-Pinsk-Gomel-Bryansk: 0828 0929 1029 1129 1229 1330 1429 1530 1629 1730 1829 1930 2029 2129 2229 2329 2429
  2530 2629 2730 2829 2930 3029 3130 3229 3330 3429 3529 3629 3729 3828 3928 4028 4128, 4228 4328 4427 4527 4626 ! reconstructed the through line of 1944, north of the Pripyat from Pinsk to Kalinkovichi
rail Gomel-Chernigov: 4228 4229 4230 4331 4332 4333 4334 ! reconstructed joins Chernigov; it leaves the line to Bakhmach beyond the bridge of Gomel
rail Grodno-Mosty: 0719 0819 0919 1019 1020 ! reconstructed added to the draft: joins Grodno to the lines of Lida and Volkovysk
rail Grodno-Suwalki: 0619 0618 0518 0417 0317 0316 0315 0215 0116 ! reconstructed the line by Augustow to East Prussia
rail Idritsa-Polotsk: 3101 3102 3103 3104 3105 3005 3006 ! reconstructed the line through the woods of Rossony, taken up in July 1944
rail Koenigsberg-Kovno-Vilna: 0112 0211 0312 0411 0511 0611 0711 0810 0910 1010 1111 1211 1312
rail Libau-Shaulyay-Dvinsk: 0301 0401 0502 0602 0603 0704 0804 0904 1004 1104 1204 1304 1403 1504 1603 1704 1803 1904
  2004 ! reconstructed the through line of 1944; it joins the line from Vilna before the bridge of Dvinsk
rail Mitau-Shaulyay-Tilsit: 0701 0601 0602 0503 0504 0404 0305 0306 0206 0107
rail Mogilev-Krichev-Roslavl: 3817 3918 4018 4119 4218 4319 4418 4518 4617 ! reconstructed added to the draft: carries the Soviet railhead of the centre to the eastern edge
rail Mogilev-Osipovichi: 3718 3617 3518 3519 3419 3420 3321 3221 3121 3021 2922 ! reconstructed added to the draft: the lateral line behind Mogilev, single track, the only other way out of the bend of the Dnepr
rail Nevel-Vitebsk-Mogilev-Mozyr: 3601 3602 3503 3504 3604 3605 3606 3607 3608 3709 3710 3711 3712 3713 3813, 3714 3715
  3716 3717 3817 3718 3719 3720 3721 3722 3723 3623 3624 3625 3526 3527 3427 3428 3329 3330 3230 3231 3232 3233 3134 ! reconstructed the through line of 1944, on the western bank of the Dnepr from Orsha to Zhlobin
rail Orsha-Krichev-Unecha: 3813 3914 4014 4115 4116 4216 4317 4318 4418 4419 4520 4521 4621
rail Orsha-Lepel: 3713 3612 3512 3412 3312 3211 3111 3011 ! reconstructed the line by Chashniki, which ended at Lepel
rail Osipovichi-Slutsk: 2922 2822 2823 2724 2624 2524 2424 ! reconstructed the line by Starye Dorogi, which ended at Slutsk
rail Riga-Dvinsk-Vitebsk-Smolensk: 1901 2001 2002 2003 2104 2203 2304 2404 2504 2604 2705 2805 2906 3006 3107 3207 3308
  3408 3508 3608, 3709 3809 3910 4010 4110 4210 4311 4411 ! reconstructed the through line of 1944, on the northern bank of the Dvina from Riga to Vitebsk
rail Riga-Velikiye Luki-Moscow: 2701 2801 2901 3001 3101 3201 3301 3401 3501 3601 3701 3801 3901 4001 4101 4201 4301
  4401 4501 4601
rail Shaulyay-Kedainiai-Vilna: 0704 0705 0706 0806 0807 0908 0909 1009 1010
rail Siedlce-Lida-Polotsk-Velikiye Luki: 0127 0226 0327 0426 0425 0525 0624 0724 0823 0923 1022 1021 1020 1120 1219 1218
  1318 1417 1517 1617 1717 1816 1916 2015 2115 2114 2213 2313 2312 2411 2511 2510 2609 2709 2808 2908 3007 3006 3106
  3205 3305 3404 3403 3503, 3602 3702 3801
rail Vilna-Minsk-Gomel-Bakhmach: 1412 1512 1612 1713 1813 1914 2014 2115 2215 2316 2317 2417 2518 2519 2619 2620 2721
  2821 2922 3022 3123 3223 3323 3423 3524 3624 3725 3825 3926 4026 4027 4128 4228 4329 4330 4430 4531 4631 4632
rail Warsaw-Brest-Minsk-Smolensk: 0130 0229 0330 0429 0530 0629 0729 0828 0928 1027 1127 1226 1326 1425 1525 1524 1623
  1723 1822 1922 2021 2020 2120 2219 2319 2418 2518 2617 2717 2816 2916 3015 3115 3214 3315 3414 3514 3613 3714 3813
  3913 4012 4112 4211 4312 4411 4511 4611
rail Warsaw-Vilna-Dvinsk-Pskov: 0124 0223 0222 0322 0421 0521 0520 0619 0719 0718 0817 0917 0916 1015 1115 1114 1213
  1313 1312 1412 1411 1511 1610 1710 1709 1808 1807 1907 1906 2005 2004 2003 2103 2202 2201 2301

line historical: 3201 3202 3203 3204 3205 3306 3406 3507 3508 3608 3708 3808 3809 3810 3911 4011 4012 4013 4014 4115
  4116 4117 4118 4018 4019 4020 3921 3821 3722 3622 3523 3524 3624 3625 3526 3426 3327 3328 3228 3129 3029 2930 2830
  2730 2630 2530 2429 2329 2229 2129 2029 1930 1830 1731 1732 1632 1533 1433 1334 ! reconstructed 14.1 names the easternmost line; the front of June 1944: west of Gorodok, Lyozno and Rogachev, behind Pronya and Pripyat
line limited: 2901 2902 2903 3003 3004 3005 3006 3007 3108 3208 3209 3110 3010 3011 2912 2812 2813 2814 2815 2916 3016
  3017 3118 3119 3120 3121 3122 3222 3223 3224 3325 3326 3327 3328 3228 3129 3029 2930 2830 2730 2630 2530 2429 2329
  2229 2129 2029 1930 1830 1731 1732 1632 1533 1433 1334 ! reconstructed 14.1 gives the middle line of the north edge; Polotsk, the Ulla, Lepel and the western bank of the Berezina
line maximum: 1901 1902 1903 2003 2004 2105 2106 2107 2108 2109 2110 2111 2112 2012 2013 1914 1915 1916 1917 1817 1818
  1819 1720 1721 1722 1723 1724 1624 1625 1626 1627 1628 1729 1730 1731 1732 1632 1533 1433 1334 ! reconstructed 14.1 gives the westernmost line of the north edge; Dvinsk, Naroch, Baranovichi, the Shchara and Pinsk
line sane: 3201 3202 3203 3204 3205 3306 3406 3507 3508 3608 3708 3808 3809 3810 3911 4011 4012 3913 3813 3714 3715 3716
  3717 3817 3818 3719 3720 3721 3722 3622 3523 3524 3624 3625 3526 3426 3327 3328 3228 3129 3029 2930 2830 2730 2630
  2530 2429 2329 2229 2129 2029 1930 1830 1731 1732 1632 1533 1433 1334 ! reconstructed 14.1 gives the course by Orsha and Mogilev; between them the western bank of the Dnepr
line soviet: 3301 3302 3303 3304 3305 3405 3506 3606 3707 3807 3908 3909 3910 4010 4111 4112 4113 4114 4214 4215 4216
  4217 4218 4119 4120 4121 4021 3922 3822 3723 3724 3725 3726 3626 3527 3427 3428 3329 3229 3130 3030 2931 2831 2731
  2631 2531 2430 2330 2230 2130 2030 1931 1831 1832 1733 1633 1534 ! reconstructed 14.2 gives one Russian line; the hexes beside the historical line as one chain

edge east: facing east ! printed 9.1
edge north: facing north ! printed 11.0
edge south: facing south ! printed 11.0
edge west: facing west ! printed 10.0

mark terrain: 3511 3611 3612 3711 3712 ! reconstructed Bogushevsk forest
mark terrain: 3812 3912 ! reconstructed Osintorf bogs between the Minsk highway and Bogushevsk
mark terrain: 3417 3418 3517 3518 ! reconstructed forests of Belynichi behind Mogilev
mark terrain: 3218 3219 3318..3321 ! reconstructed forests of Klichev between Berezina and Olsa
mark terrain: 2709..2712 2811..2815 ! reconstructed marshes of the upper Berezina, unbroken from its source to Borisov
mark terrain:
  1229
  1329 1330
  1429
  1529 ! reconstructed the dry ridge of Zagorodye carries road and railway from Kobrin to Pinsk through the marshes
`
