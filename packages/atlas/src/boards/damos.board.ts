export default `board damos Army Group Center (DAMOS) ! reconstructed from open geography fitted to the two places that the rules print
grid pointy RRCC, columns west, rows south, odd rows east
hexes columns 01-33, rows 18-40

terrain . clear, w woods, m marsh, ~ sea ! reconstructed from woods and marshes of the ground in the words of the core rules
places major city town village ! reconstructed by the fit to the printed places; villages are for the eye, no rule reads them; Russian sources as X4.3.2 has them, Moscow as X5.0, Smolensk as X4.7
layer sides river ! reconstructed from the courses of the rivers that count at 25 miles a hex
layer sides border ! reconstructed border of June 1941, drawn so that rows 25 to 32 have the eight hexes of X6.0
layer links rail ! reconstructed from the main lines of 1941
layer sides limit ! reconstructed X1.3 names the last rows of hexes of the area; its limits are their outer sides
layer sides opening ! reconstructed X1.3 opens the ground beyond once a German unit stands east of the marsh

map
  #  3 3 3 3 2 2 2 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 0
  #  3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1
  18 . ~ ~ ~ ~ ~ . . . . . . . . . . . . . w w . . . . w w . . . . . .
  19  . ~ ~ ~ ~ . . . . . . . . . . . . . . . . . . . . w w . . . . . .
  20 . . ~ . . . . . . . . . . . . . . . . . . w w . . . w . . . . . .
  21  . . . . . . . . . . . . . . . . . . . . . . w w w . w . . w . . .
  22 . . . . . . . . . . . . . . . . . w w . . . w . w . . w . . w . .
  23  . . . . . . . . . . . . . . w . . w w . . . . w w w . . . . . . .
  24 . . . . . . . . . . . . . . w . . . . w w w w w w w . . . . . . .
  25  . . . w w . . w w w w . . . . w w . . . . w w w . . . . . . . w w
  26 . . . . w . m . . . . . . . . . m . . w . . . w w w . . . . . . .
  27  . . . . . . . . . . . . w . w . w . . m . . . . . . . . . . . . .
  28 . . . . . . . w . . . . w . . w . . . . . . . . . w . . w w . . .
  29  . . . . . . w w . . . . . . . w . w . . . . . . w . . w . . . . .
  30 . . . . . . . . w w . . . . . w w w . . . . . . . w . . w . . . .
  31  . . . . . . . . . m m m . . . w . . . . . . . w w . . . . . . . .
  32 . . . . . . . m m m m m m m m . w . . . . . . w . . w w w w . . .
  33  . . . . . . . m m m m m m m m . . . . . . . w w w w w . . . . . .
  34 . . . . . . . . m m m m m m m m . . . . . . . . . w . . . . . . .
  35  . . . . . . . m m m m m w m . . . . . . . . . . w . . . . . . . .
  36 . . . . . . . . m m m w w w w w . . . . . . . . w . . . . . . . .
  37  . . . . . . . . . . . . . . . w w . . . . . . . . . . . . . . . .
  38 . . . . . . . . . . . . . . . . w . . . . . . . . . . . . . . . .
  39  . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
  40 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .

place 1827 city Memel
place 1815 town Ostrov
place 1924 town Shaulyay; also=Schaulen, Siauliai
place 1920 village Jakobstadt; also=Jekabpils
place 1906 town Bologoye
place 2029 city Koenigsberg; also=Konigsberg
place 2022 town Ponevezh; also=Panevezys
place 2017 village Rezekne; also=Rositten
place 2011 village Kholm
place 2005 village Vyshny Volochek
place 2132 city Elbing
place 2127 city Tilsit
place 2119 city Dvinsk; also=Daugavpils, Duenaburg
place 2116 village Sebezh
place 2108 village Ostashkov
place 2227 town Insterburg
place 2213 village Novosokolniki
place 2212 city Velikiye Luki; supply=Russian ! printed X1.3
place 2210 town Toropets
place 2205 town Torzhok
place 2331 city Allenstein
place 2329 village Rastenburg
place 2324 city Kovno; also=Kaunas
place 2321 village Novo-Sventsyany
place 2314 town Nevel
place 2304 city Kalinin; also=Tver; supply=Russian
place 2426 town Suwalki
place 2424 village Alytus; also=Olita
place 2422 city Vilnius; also=Vilna; supply=Russian ! printed X1.3
place 2419 village Postavy
place 2418 village Glubokoye
place 2416 town Polotsk
place 2406 town Rzhev
place 2532 village Mlawa
place 2528 village Grajewo
place 2527 town Augustow
place 2521 village Oshmyany
place 2514 city Vitebsk; supply=Russian
place 2512 village Velizh
place 2509 town Bely
place 2507 village Sychevka
place 2505 town Volokolamsk
place 2503 town Klin
place 2502 village Dmitrov
place 2501 village Zagorsk
place 2633 city Plock
place 2625 town Grodno
place 2620 town Molodechno
place 2616 town Lepel
place 2612 village Demidov; also=Porechye
place 2603 village Istra
place 2729 town Lomza ! reconstructed its true position lies on the side of 2628; south of the Narew, on whose southern bank it stands
place 2727 city Bialystok; supply=Russian
place 2723 town Lida
place 2710 town Yartsevo
place 2708 town Vyazma
place 2706 town Gzhatsk ! reconstructed one hex south of the fit, so that the railway from Vyazma to Mozhaisk runs straight
place 2705 town Mozhaisk
place 2702 major Moscow; supply=Russian; victory=major ! reconstructed the major city of 5.0, in the hex that has six neighbours and a way to the east edge
place 2831 city Warsaw
place 2829 village Malkinia
place 2827 village Bielsk
place 2825 town Volkovysk
place 2824 village Mosty
place 2819 city Minsk; supply=Russian
place 2817 town Borisov
place 2815 village Tolochin
place 2814 town Orsha
place 2811 city Smolensk; halt=yes; supply=Russian
place 2809 village Dorogobuzh
place 2803 village Naro-Fominsk
place 2924 town Slonim
place 2923 town Baranovichi; also=Baranowicze
place 2915 city Mogilev; supply=Russian
place 2910 town Yelnya; also=Yelnia
place 2906 village Yukhnov
place 2904 town Maloyaroslavets
place 2903 town Serpukhov
place 2901 town Kolomna
place 3029 town Siedlce
place 3027 village Czeremcha
place 3024 village Ivatsevichi
place 3018 village Osipovichi
place 3014 village Chausy
place 3008 village Spas-Demensk
place 3004 city Kaluga; supply=Russian
place 3001 village Kashira
place 3132 city Radom
place 3131 village Deblin
place 3127 city Brest; also=Brest-Litovsk; supply=Russian
place 3126 town Kobrin
place 3120 town Slutsk
place 3117 town Bobruisk
place 3116 village Bykhov; also=Stary Bykhov ! reconstructed west of the Dnepr, on whose western bank it stands, and on its railway
place 3114 village Propoisk; also=Slavgorod
place 3113 town Krichev
place 3111 town Roslavl
place 3108 town Kirov
place 3107 town Sukhinichi
place 3106 village Kozelsk
place 3223 town Pinsk ! reconstructed a town, as a city in the marsh would supply the Russians where X1.3 keeps the Germans out
place 3216 town Rogachev
place 3205 village Belev
place 3202 city Tula; supply=Russian
place 3330 city Lublin
place 3322 village Luninets
place 3316 town Zhlobin
place 3302 town Stalinogorsk
place 3428 village Chelm
place 3426 town Kovel
place 3412 town Klintsy
place 3411 village Unecha
place 3410 village Pochep
place 3409 city Bryansk; supply=Russian ! reconstructed west of the Desna, on whose western bank it stands; its stations lie across the river
place 3405 village Mtsensk
place 3523 town Sarny
place 3519 town Mozyr ! reconstructed south of the Pripyat, on whose southern bank it stands; its junction, Kalinkovichi, lies across the river
place 3515 city Gomel; supply=Russian
place 3510 village Trubchevsk
place 3506 city Orel; supply=Russian
place 3626 city Lutsk
place 3725 city Rovno
place 3712 village Novgorod-Seversky ! reconstructed its true position lies on the side of 3711; west of the Desna, on whose western bank it stands
place 3704 town Livny
place 3702 town Yelets
place 3820 town Korosten
place 3815 city Chernigov
place 3913 village Bakhmach
place 3912 town Konotop
place 3907 city Kursk
place 4020 city Zhitomir
place 4017 major Kiev ! reconstructed a victory city of the combined game of 5.0, outside the area of operations

river Berezina: 2518/2517 2518/2617 2618/2617 2617/2718 2718/2717 2718/2817 2818/2817 2817/2918 2918/2917 2917/3017
  3017/3016 3016/3117 3117/3116 3117/3216 3217/3216 3216/3317 3317/3316 3316/3416 ! reconstructed with Bobruisk on its west bank and its mouth below Zhlobin, Borisov taken to lie on its east bank as the river runs through it
river Biebrza: 2628/2627 2528/2627 2527/2627 2627/2626 2626/2727
river Bug: 2731/2830 2730/2830 2830/2829 2829/2930 2829/2929 2828/2929 2929/2928 2928/3028 3028/3027 3027/3128 3128/3127
  3128/3227 3228/3227 3228/3328 3329/3328 3328/3428 3428/3427 3428/3528 3529/3528 3528/3628 3628/3627 3628/3728
  3729/3728 3728/3828 3828/3827 3827/3928 ! reconstructed led south of Malkinia, which stands on its northern bank; on the border from there past Brest
river Desna: 3010/3009 3009/3110 3110/3109 3110/3209 3210/3209 3209/3310 3310/3309 3309/3409 3409/3408 3409/3509
  3510/3509 3510/3609 3510/3610 3511/3610 3611/3610 3611/3711 3712/3711 3712/3811 3812/3811 3812/3912 3812/3913
  3813/3913 3813/3914 3814/3914 3814/3915 3815/3915 3815/3916 3816/3916 ! reconstructed as one course, without the Bolva, with Bryansk and Novgorod-Seversky on its west bank
river Dnepr: 2508/2607 2608/2607 2608/2708 2709/2708 2709/2808 2709/2809 2710/2809 2710/2810 2711/2810 2711/2811
  2712/2811 2712/2812 2713/2812 2713/2813 2714/2813 2814/2813 2814/2914 2915/2914 2915/3014 3015/3014 3015/3115
  3116/3115 3116/3215 3216/3215 3215/3316 3316/3315 3316/3415 3416/3415 3415/3516 3516/3515 3516/3615 3616/3615
  3616/3716 3717/3716 3717/3816 3817/3816 3816/3917 3917/3916 3917/4016 4017/4016 ! reconstructed with Zhlobin and Kiev on its west bank; its springs north of Sychevka
river Don: 3601/3701 3702/3701 3702/3801 3802/3801 3801/3902 3902/3901 3902/4001 4002/4001
river Dvina: 1821/1820 1820/1921 1820/1920 1819/1920 1920/1919 1919/2019 2019/2018 2019/2119 2120/2119 2119/2219
  2119/2218 2118/2218 2218/2217 2217/2318 2318/2317 2317/2417 2417/2416 2416/2517 2416/2516 2415/2516 2516/2515
  2515/2615 2515/2614 2515/2514 2414/2514 2413/2514 2413/2513 2412/2513 2412/2512 2412/2411 2312/2411 2311/2411
  2311/2410 2311/2310 2210/2310 2210/2209 2110/2209 2110/2109 ! reconstructed led south of Polotsk and north of Vitebsk, as these towns stand on its banks
river Goryn: 3422/3421 3422/3522 3422/3523 3423/3523 3524/3523 3524/3623 3624/3623 3624/3724 3725/3724 3724/3824
  3824/3823 3824/3924 3925/3924 3925/4024 3925/4025 3926/4025 3926/4026
river Lovat: 1810/1809 1810/1910 1911/1910 1911/2010 1911/2011 1912/2011 2012/2011 2012/2112 2113/2112 2113/2212
  2213/2212
river Moskva: 2604/2705 2604/2704 2603/2704 2603/2703 2602/2703 2703/2702 2702/2802 2702/2801 2701/2801 ! reconstructed without the Ruza
river Msta: 1806/1805 1805/1906 1906/1905 1906/2005 1906/2006 1907/2006 2007/2006
river Nara: 2704/2804 2804/2803 2803/2904 2904/2903 2903/3003 ! reconstructed for the line before Moscow, Naro-Fominsk taken to lie on its east bank as the river runs through it
river Narew: 2731/2730 2630/2730 2629/2730 2629/2729 2628/2729 2628/2728 2627/2728 2728/2727 2727/2827 2827/2826
  2826/2927
river Neman: 1928/2028 1928/2027 1927/2027 2027/2026 2026/2127 2127/2126 2126/2226 2126/2225 2125/2225 2225/2224
  2224/2325 2325/2324 2324/2424 2424/2423 2424/2524 2525/2524 2525/2624 2525/2625 2526/2625 2626/2625 2625/2726
  2726/2725 2725/2825 2725/2824 2724/2824 2724/2823 2723/2823 2723/2822 2722/2822 2822/2821 2821/2922 2821/2921
  2820/2921 ! reconstructed from the lagoon up, led south-west of Kovno and west of Grodno, which stand on its north-eastern bank
river Oka: 2901/3001 2902/3001 2902/3002 2903/3002 3003/3002 3003/3103 3003/3104 3004/3104 3004/3105 3005/3105 3106/3105
  3105/3205 3205/3204 3205/3305 3306/3305 3306/3405 3406/3405 3406/3506 3507/3506 3507/3606 3607/3606 3606/3707
  3707/3706
river Pregel: 2030/2029 2029/2130 2029/2129 2028/2129 2129/2128 2128/2228
river Pripyat: 3225/3326 3225/3325 3224/3325 3224/3324 3223/3324 3223/3323 3222/3323 3323/3322 3322/3422 3322/3421
  3321/3421 3321/3420 3320/3420 3420/3419 3419/3520 3419/3519 3418/3519 3519/3518 3518/3618 3618/3617 3617/3718
  3718/3717 3717/3817 ! reconstructed from its springs at Ratno, with Mozyr on its south bank
river Seym: 3811/3912 3912/3911 3911/4011 3911/4010 3910/4010 3910/4009 3909/4009 3909/4008 3908/4008 3908/4007
  3907/4007 3907/4006 3906/4006 4006/4005
river Shchara: 2824/2823 2824/2924 2925/2924 2924/3024 3024/3023 3023/3124 ! reconstructed led west of Slonim, its springs about Baranovichi left out
river Sozh: 2912/2911 2912/3011 3012/3011 3012/3112 3113/3112 3113/3212 3113/3213 3114/3213 3214/3213 3214/3314
  3315/3314 3315/3414 3415/3414 3414/3515 3515/3514 3515/3614 3515/3615 ! reconstructed with Krichev and Gomel on its west bank
river Styr: 3324/3323 3324/3423 3424/3423 3424/3524 3525/3524 3525/3624 3525/3625 3526/3625 3626/3625 3625/3726
  3726/3725 3726/3825 3826/3825 3826/3926 3826/3927
river Ugra: 2909/3008 2909/2908 2808/2908 2807/2908 2807/2907 2806/2907 2907/2906 2906/3006 2906/3005 2905/3005
  3005/3004
river Velikaya: 1815/1814 1814/1915 1915/1914 1915/2014 2015/2014 2014/2115 2014/2114
river Viliya: 2224/2324 2223/2324 2223/2323 2222/2323 2323/2322 2322/2422 2322/2421 2321/2421 2421/2420 2420/2521
  2521/2520 2520/2620 2520/2619 2519/2619 ! reconstructed to its mouth below Kovno, which stands between it and the Neman
river Vistula: 2032/2132 2133/2132 2133/2232 2233/2232 2233/2333, 2633/2733 2632/2733 2733/2732 2732/2832 2732/2831
  2731/2831 2831/2830 2831/2931 2932/2931 2931/3031 3031/3030 3031/3131 3132/3131 3131/3231 3231/3230 3231/3331
  3332/3331 3332/3431 3332/3432 3333/3432 3433/3432 3433/3533 ! reconstructed led east of Warsaw, which stands on its western bank; its bend beyond the west edge is off the map
river Volga: 2109/2208 2108/2208 2208/2207 2207/2308 2308/2307 2307/2407 2307/2406 2306/2406 2306/2405 2306/2305
  2205/2305 2204/2305 2204/2304 2203/2304 2304/2303 2303/2403 2303/2402 2302/2402 2302/2401 2302/2301 2201/2301 ! reconstructed with the Moscow Sea of Ivankovo as river

border German-Soviet border: 1827/1826 1826/1927 1927/1926 1927/2026 2027/2026 2026/2127 2127/2126 2126/2226 2226/2225
  2226/2326 2327/2326 2326/2426 2426/2425 2426/2526 2426/2527 2427/2527 2427/2528 2428/2528 2529/2528 2529/2628
  2629/2628 2629/2729 2730/2729 2729/2829 2829/2828 2828/2929 2929/2928 2928/3028 3028/3027 3027/3128 3128/3127
  3128/3227 3228/3227 3228/3328 3329/3328 3328/3428 3428/3427 3428/3528 3529/3528 3528/3628 3628/3627 3628/3728
  3628/3729 3629/3729 3629/3730 3630/3730 3630/3731 3631/3731 3732/3731 3732/3831 3832/3831 3832/3932 3933/3932
  3932/4032 4032/4031

rail Bialystok-Baranovichi: 2727 2826 2825, 2824 2924 2923
rail Bialystok-Brest: 2727 2827 2928 3027 3127 3227 3327 3426
rail Brest-Bryansk: 3125 3224 3223 3222, 3322 3321 3320 3419 3418 3518 3517 3516 3515 3414 3413 3412 3411 3410 3409
rail Deblin-Radom: 3131 3132 3133
rail Gomel-Chernigov: 3515 3615 3715 3815 3915 3914
rail Grodno-Mosty: 2625 2725 2724
rail Grodno-Suwalki: 2625 2526 2527 2426 2427 2428
rail Koenigsberg-Bialystok: 2130 2229 2329 2428 2528 2627 2727
rail Koenigsberg-Tilsit: 2029 2028 2128 2127
rail Kovel-Rovno: 3526 3626 3726 3725
rail Kovno-Libau: 2323 2223 2124 2023, 1925 1825
rail Leningrad-Kiev: 1812 1913 2012 2113 2213, 2314 2414 2514 2614 2714 2814 2915 3015 3116 3216 3316 3317 3417 3518
  3519 3619 3720 3820 3920 4020
rail Marienburg-Danzig: 2232 2233
rail Mitau-Jakobstadt: 1821 1921 1920
rail Moscow-Donbass: 2702 2801 2902 3001 3102 3202, 3302 3402 3503 3602 3702
rail Moscow-Kharkov: 2702 2802 2903 3002 3103 3202 3203 3304 3404 3405 3506 3606 3706 3806 3907 4007
rail Moscow-Kiev: 2703 2803 2904 3004 3005 3106 3107 3207 3308 3408 3509 3609 3710 3810 3811 3912 3913 3914 4014 4015
  4016 4017
rail Moscow-Leningrad: 2702 2602 2503 2403 2304 2204 2105 2005 1906 1806
rail Moscow-Riga: 1920 1919 1918 2017 2016 2116 2115 2114 2213, 2210 2310 2309 2408 2407 2406 2506 2505 2504 2603 2602
rail Moscow-Ryazan: 2801 2901
rail Moscow-Savelovo: 2602 2502 2401 2301
rail Moscow-Yaroslavl: 2702 2601 2501
rail Orsha-Lepel: 2814 2715 2615 2616
rail Orsha-Unecha: 2814 2914 3013 3113 3212 3312 3411
rail Osipovichi-Roslavl: 3018 3017 3016 3015, 2915 3014 3013, 3113 3112 3111
rail Osipovichi-Slutsk: 3018 3119 3120
rail Riga-Orel: 1820 1819 1919 2018, 2119 2118 2217 2317 2416, 2415 2515 2514 2613 2713 2712 2811 2911 3010 3111 3210
  3310 3409 3408 3407 3507 3506 3605 3604 3603 3703 3702 3701
rail Riga-Shaulyay: 1823 1924
rail Roslavl-Sukhinichi: 3111 3110 3109 3108 3107
rail Rzhev-Tula: 2204 2205 2306 2406 2507 2607 2708 2807 2806 2906 2905 3004 3104 3203, 3202 3302 3301
rail Siedlce-Bologoye: 3029 2929 2928 2927 2926 2825 2824 2724 2723 2622 2621 2620 2619 2519 2518 2417 2416 2415 2315
  2314 2213 2212 2211 2210 2110 2109 2108 2007 1907 1906
rail Smolensk-Dankov: 2811 2810 2910 2909 3008 3007 3107, 3106 3205 3305 3304 3403 3402 3401
rail Thorn-Dvinsk: 2333 2332 2331 2330 2329 2228 2227 2127 2026 2025 1925 1924 2023 2022 2021 2121 2120 2119
rail Tilsit-Memel: 2127 2027 1927 1827
rail Vilnius-Gomel: 2421 2521 2620 2720 2819 2919 3018 3118 3117 3216, 3316 3415 3515 3614 3714 3813 3913 4013
rail Vilnius-Rovno: 2523 2622, 2723 2822 2923 3022 3122 3222 3322 3422 3523 3623 3724 3725 3824 3925 4024
rail Vyazma-Bryansk: 2807 2907 3007 3108 3208 3309 3408
rail Warsaw-Kiev: 2931 3030 3131 3230 3330 3329 3428 3427 3426 3526 3525 3524 3523 3622 3722 3721 3820 3819 3919 4018
  4017
rail Warsaw-Koenigsberg-Vilnius: 2831 2732 2631 2532 2431 2332 2232 2132 2131 2130 2029, 2130 2129 2228, 2227 2226 2225
  2325 2324 2323 2422
rail Warsaw-Leningrad: 2831 2830 2829 2828 2728 2727 2726 2625 2624 2524 2523 2422 2421 2321 2320 2219 2119 2018 2017
  1917 1916 1815
rail Warsaw-Moscow: 2833 2832 2831 2931 2930 3029 3028 3128 3127 3126 3125 3024 3023 2923 2922 2921 2820 2819 2818 2817
  2816 2815 2814, 2714 2713, 2712 2711 2710 2709 2708 2707 2706 2705 2704 2703 2702 2701

limit northern limit: 2101/2201 2102/2201 2102/2202 2103/2202 2103/2203 2104/2203 2104/2204 2105/2204 2105/2205
  2106/2205 2106/2206 2107/2206 2107/2207 2108/2207 2108/2208 2109/2208 2109/2209 2110/2209 2110/2210 2111/2210
  2111/2211 2112/2211 2112/2212 2113/2212 2213/2212 2213/2313 2213/2314 2214/2314 2214/2315 2215/2315 2215/2316
  2216/2316 2216/2317 2217/2317 2318/2317 2318/2417 2318/2418 2319/2418 2319/2419 2320/2419 2320/2420 2321/2420
  2321/2421 2322/2421 2322/2422 2323/2422 2423/2422 2423/2523 2423/2524 2424/2524 2424/2525 2425/2525 2425/2526
  2426/2526 2426/2527 2427/2527 2427/2528 2428/2528 2428/2529 2429/2529 2429/2530 2430/2530 2430/2531 2431/2531
  2431/2532 2432/2532 2432/2533 2433/2533 ! reconstructed outside rows 24, 23 and 22 from 2422, 2317 and 2212 on, which X1.3 prints; row 25 west of them is read from X6.0
limit southern limit: 3233/3333 3232/3333 3232/3332 3231/3332 3231/3331 3230/3331 3230/3330 3229/3330 3229/3329
  3228/3329 3228/3328 3227/3328 3227/3327 3226/3327 3226/3326 3225/3326 3225/3325 3224/3325 3224/3324 3223/3324
  3223/3323 3222/3323 3222/3322 3221/3322 3221/3321 3220/3321 3220/3320 3219/3320 3219/3319 3218/3319 3319/3318
  3318/3418 3418/3417 3417/3518 3518/3517 3517/3617 3617/3616 3616/3717 3717/3716 3716/3816 3716/3815 3715/3815
  3715/3814 3714/3814 3714/3813 3713/3813 3713/3812 3712/3812 3712/3811 3711/3811 3711/3810 3710/3810 3710/3809
  3709/3809 3709/3808 3708/3808 3708/3807 3707/3807 3707/3806 3706/3806 3706/3805 3705/3805 3705/3804 3704/3804
  3704/3803 3703/3803 3703/3802 3702/3802 3702/3801 3701/3801 ! reconstructed outside the slope from 3218 to 3716 and row 37, which X1.3 prints; row 32 west of them is read from X6.0

opening southern ground: 3218/3318 3217/3318 3217/3317 3216/3317 3216/3316 3215/3316 3215/3315 3214/3315 3214/3314
  3213/3314 3213/3313 3212/3313 3212/3312 3211/3312 3211/3311 3210/3311 3210/3310 3209/3310 3209/3309 3208/3309
  3208/3308 3207/3308 3207/3307 3206/3307 3206/3306 3205/3306 3205/3305 3204/3305 3204/3304 3203/3304 3203/3303
  3202/3303 3202/3302 3201/3302 3201/3301

line border: 2528 2628 2729 2828 2928 3027 3127 3227 ! reconstructed the Russian hexes of X6.0, one a row, that touch German ground in rows 25 to 32
line east of the marsh: 2518 2618 2718 2818 2918 3018 3118 3218 ! reconstructed X1.3 speaks of the east of the marsh; column 18, that of the printed corner 3218, as the first hexes there
line gauge: 1826 1926 2026 2126 2225 2326 2425 2526 2527 2528 2628 2729 2828 2928 3027 3127 3227 3328 3427 3528 3627
  3728 3729 3730 3731 3831 3932 4031 ! reconstructed first hexes of Russian gauge, as the start line of X4.3.1 is the border

area before moscow:
  2601 2602
  2701 2703
  2801 2802 ! reconstructed the six hexes next to Moscow, two of which X5.0 asks for
area german set-up:
  2529..2533
  2629..2633
  2730..2733
  2829..2833
  2929..2933
  3028..3033
  3128..3133
  3228..3233 ! reconstructed German hexes of the rows 25 to 32 that X6.0 prints
area germany:
  1827 1833
  1927 1928 1933
  2027..2030 2032 2033
  2127..2133
  2226..2233
  2327..2333
  2426..2433
  2529..2533
  2629..2633
  2730..2733
  2829..2833
  2929..2933
  3028..3033
  3128..3133
  3228..3233
  3329..3333
  3428..3433
  3529..3533
  3628..3633
  3732 3733
  3832 3833
  3933
  4032 4033 ! reconstructed all land west of the border
area operations:
  2201..2212
  2301..2317
  2401..2422
  2501..2533
  2601..2633
  2701..2733
  2801..2833
  2901..2933
  3001..3033
  3101..3133
  3201..3233
  3301..3318
  3401..3417
  3501..3517
  3601..3616
  3701..3716 ! reconstructed between the boundaries of X1.3, with all of rows 25 to 32 as read from X6.0
area railheads:
  2426 2428
  2829
  2929
  3128 ! reconstructed last German rail hexes before the start line of X4.3.1 on the lines into the area of operations
area southern operations:
  3301..3318
  3401..3417
  3501..3517
  3601..3616
  3701..3716 ! reconstructed the slope and row 37 are printed in X1.3, the east end is our frame

edge east: facing east ! reconstructed X4.9 names the edge, the frame is ours
edge german entry: 2533 2633 2733 2833 2933 3033 3133 3233 ! reconstructed X4.9 names the west edge, where the railways of X4.3.1 end as well; those of its hexes that lie in the area
edge north: facing north ! reconstructed frame
edge russian entry: 2201 2301 2401 2501 2601 2701 2801 2901 3001 3101 3201 3301 3401 3501 3601 3701 ! reconstructed X4.9 and X4.3.2 name the east edge; those of its hexes that lie in the area
edge south: facing south ! reconstructed frame
edge west: facing west ! reconstructed X4.9 names the edge, the frame is ours

shore Baltic Sea: -20.32/13.01 -20.55/13.56 -20.9/13.75 -21.53/13.91 -21.95/13.78 -22.01/13.6 -22.29/13.28 -22.24/13.01,
  -25.9/13.01 -26.16/13.35 -26.12/13.51 -26.2/13.79 -26.25/13.82 -26.27/13.74 -26.17/13.43 -26.53/14.11 -26.61/14.62
  -26.96/15.5 -26.93/15.72 -27.05/16.4 -27.26/16.61 -27.12/16.6 -27.15/16.81 -27.28/17.02 -27.43/17.01 -27.65/17.71
  -28.09/17.64 -28.34/17.38 -28.65/17.26 -28.67/17.18 -28/16.89 -27.49/16.56 -27.08/16 -26.97/15.56 -27.23/16.15
  -27.98/16.81 -28.42/17.03 -28.87/17.13 -29.49/16.8 -29.67/16.96 -29.74/17.29 -29.97/17.53 -30.38/17.77 -30.82/17.92
  -31.69/17.73 -32.08/17.43 -32.21/17.15 -32.09/16.89 -32.04/16.61 -32.12/16.59 -32.1/16.31 -32.01/16.2 -31.7/16.6
  -31.66/16.94 -31.61/16.86 -31.65/16.66 -32.11/15.97 -32.35/15.85 -33.66/15.48 -34.21/15.47 -34.43/15.55 -35.04/15.4
  -35.17/15.41 -35.5/16.04 -35.5/13.01 ! reconstructed from open geography, Natural Earth
shore Frisches Haff: -30.27/17.77 -29.75/17.45 -29.71/17.66 -29.51/17.64 -29.18/17.81 -29.84/17.92 -29.94/17.83
  -30.28/17.99, -30.32/17.98 -31.29/18.28 -31.2/18.17 -31.39/18.04 -31.36/17.9 -31/17.97 -30.27/17.77 ! reconstructed from open geography, Natural Earth
shore Lake Ilmen: -9.16/14.28 -9.45/14.23 -9.55/14.5 -9.64/14.32 -10.32/13.97 -9.98/13.73 -9.73/13.75 -9.42/13.34
  -9.41/13.64 -9.22/13.72 -9.19/13.88 -9.04/13.77 -9.01/13.87 -9.1/13.92 -9.11/14.52 ! reconstructed from open geography, Natural Earth
shore Lake Pskov: -14.46/13.01 -14.43/13.64 -14.54/13.77 -14.78/13.71 -14.93/13.14 -15.03/13.07 -15.18/13.25
  -15.14/13.01 ! reconstructed from open geography, Natural Earth
shore Moscow Sea: -2.08/20.18 -2.12/20.28 -2.33/20.03 -2.46/20.27 -2.82/20.48 -3.57/20.61 -3.32/20.42 -2.91/20.4
  -3.06/20.14 -2.78/20.43 -2.47/20.17 -2.56/20.03 -2.15/19.89 -1.84/20.23 -2.03/20.35 ! reconstructed from open geography, Natural Earth

mark terrain:
  1912 1921
  2027
  2126
  2223
  2321
  2401 2431
  2624
  2823
  3022
  3112 3115
  3213 3228
  3414
  3616
  3714 3715 ! reconstructed a lone wood or bog too small for a hex of 25 miles
mark terrain: 2210 2314 2503 2509 2705 2727 3409 3519 ! reconstructed a town with the cleared land round it
mark terrain: 2714 ! reconstructed bog of Osintorf, north-east of Orsha
mark terrain: 3522 ! reconstructed closes a gap in the Pripet marshes between Sarny and Stolin
mark terrain: 3125 ! reconstructed firm ground along the railway from Brest to Baranovichi
mark terrain: 2617 ! reconstructed marshes of the upper Berezina
mark terrain: 2627 ! reconstructed the Biebrza marshes round Osowiec, one hex but the only barrier of the salient
mark terrain: 3317 3318 ! reconstructed the marsh ends west of 3218, where X1.3 lets the area open to the south
mark terrain: 2525 ! reconstructed the woods of Augustow and of the Dainava are one
mark terrain: 2604 ! reconstructed the woods of Ruza are too small without those of Mozhaisk
mark terrain: 2609 ! reconstructed the woods of the upper Dnepr join those of Bely
mark terrain: 3025 ! reconstructed woods of Pruzhany and Ruzhany
`
