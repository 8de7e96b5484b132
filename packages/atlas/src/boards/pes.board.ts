export default `board pes Panzers East Solitaire ! reconstructed from open geography fitted to the hexes that the rules print
grid pointy RRCC, columns west, rows south, odd rows west
hexes columns 00-37, rows 10-14
hexes columns 00-44, rows 15-26, only even
hexes columns 00-43, rows 15-26, only odd

terrain . clear, f forest, m marsh, h hill, c city ! reconstructed from woods, marshes and heights of the ground in the words of 8.2 to 8.4
places city town village ! reconstructed by the fit to the printed places; villages are for the eye, no rule reads them
layer sides river ! reconstructed from the courses of the rivers that count at 16 miles a hex
layer sides water: lake reservoir ! reconstructed for the hexsides of 11.1 and 12.4
layer sides border ! reconstructed border of June 1941 between the printed ends of 3.1E
layer sides checkline ! reconstructed course between the printed ends of 4.2, Yelnia and Roslavl west of it

map
  #  4 4 4 4 4 3 3 3 3 3 3 3 3 3 3 2 2 2 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 0 0
  #  4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0
  10               . . . . . . . . . . . . . . . . . . . . . f . f f h h f f . . . f f . . . .
  11              . . . . . . . . . . . . . . f f f . . . . . f f f h . . . . . . c m m . . .
  12               . . c . . . . . . . . . . . f f f f . . . . . . f f f f . . . . . . . . . .
  13              . . . . . . . . . . f . . . . . . f f f . f f . f f f f . . . . . . . . . .
  14               . . . . . c . . . f . . . f . . h h . f . f f . f f f . . . . . . . . f f f
  15  . f . . . . . . . f f f . . . f f . . m f . . . . . . f f f . . . . . . . . . . f f . .
  16 . f f . . . f f . f f f . h h . . . . m . . . . c . . . . f f . f f . . . . . f f . c c .
  17  f f . . m m f . . . . . . h . . . . f m . . . f . . . . . . . . f . h h . . . . . c c c
  18 . . . . . . f . . . . . . . f . h f f m f f . f f m . . . . . . . . . . . . f . . . c c .
  19  . . . . c f . . . f f . . f f h h f . . . . . . . . . c . . . . f . h h f f f f . . . .
  20 . . . . . . . . . . f . h h f . h c f . m f . . h h . . . . h h . f . . f f . . . . . . .
  21  . . . . . f . . . . . h . . . . . . f m . f . . . . . . . h . f f . . . f f . . . . . .
  22 . . . . . . f f . f . . . . . . . . . f f . f c . . . . . . . . f . . . . f . . . . . . .
  23  . . . . . . . . f f f f . . . . . . . f f f . . . . . . . . f . . . . . . . . . . . . .
  24 . . . . . . . . . . . m m m . . . . f f f f . . . . . . . . f f f . . . . . . . . . . . .
  25  . . . . c . . m m m m m m m m m m . . . . . . . . f . . . . f f . . f f . f f f . c . .
  26 . . . . . . m m m m m m m m m m m m f f . . . . . f f . . f f . . . f f f . . . . h h . .

place 1034 village Kedainiai; also=Kedany
place 1027 town Dvinsk; also=Daugavpils, Duenaburg ! reconstructed a town at the map edge, where a city of the rules would weigh too much
place 1015 town Toropets
place 1007 village Torzhok
place 1132 village Ukmerge; also=Wilkomir
place 1126 village Braslav
place 1117 town Velikiye Luki
place 1105 city Kalinin; also=Tver ! printed 4.7
place 1235 city Kovno; also=Kaunas ! reconstructed a city by our choice, no rule names it
place 1219 town Nevel
place 1336 village Mariampol
place 1327 village Postavy
place 1322 town Polotsk
place 1312 village Nelidovo
place 1309 town Rzhev
place 1307 village Staritsa
place 1435 village Alytus; also=Olita
place 1432 city Vilna; also=Vilnius
place 1426 village Glubokoye
place 1417 village Velizh
place 1403 town Klin
place 1543 village Ortelsburg
place 1541 village Johannisburg
place 1539 village Lyck
place 1512 town Bely
place 1509 town Sychevka
place 1505 town Volokolamsk
place 1501 village Dmitrov
place 1500 village Zagorsk
place 1639 village Augustow
place 1631 village Oshmyany
place 1624 town Lepel
place 1620 city Vitebsk
place 1617 village Demidov; also=Porechye
place 1603 village Istra
place 1736 town Grodno
place 1728 town Molodechno
place 1721 village Senno
place 1714 village Dukhovshchina
place 1707 town Gzhatsk
place 1701 city Moscow ! reconstructed centre of the seven hexes of 4.1, which the fit to the printed places puts here
place 1843 village Ostrolenka
place 1842 town Lomza
place 1833 town Lida
place 1818 village Rudnya
place 1814 town Yartsevo
place 1810 town Vyazma ! printed 4.3
place 1805 town Mozhaisk ! printed 4.3
place 1941 village Zambrow
place 1939 city Bialystok ! printed 4.3
place 1924 town Borisov
place 1921 village Tolochin
place 1919 town Orsha ! printed 4.3
place 1916 city Smolensk ! printed 4.3
place 1912 town Dorogobuzh
place 1903 village Naro-Fominsk
place 1901 village Podolsk
place 2036 town Volkovysk
place 2032 village Novogrudok
place 2027 city Minsk ! printed 4.3
place 2006 village Medyn
place 2005 town Maloyaroslavets
place 2139 village Bielsk
place 2135 village Zelva
place 2129 village Stolbtsy
place 2124 village Berezino
place 2120 village Shklov
place 2113 town Yelnia; also=Yelnya ! printed 4.2
place 2108 village Yukhnov
place 2102 town Serpukhov
place 2234 town Slonim
place 2232 town Baranowicze; also=Baranovichi ! printed 4.3
place 2231 village Nesvizh
place 2221 city Mogilev
place 2211 village Spas-Demensk
place 2201 village Kashira
place 2342 village Siedlce
place 2336 village Pruzhany
place 2325 village Osipovichi
place 2317 village Mstislavl
place 2305 town Kaluga
place 2443 village Lukow
place 2441 village Biala Podlaska
place 2429 town Slutsk
place 2421 village Bykhov; also=Stary Bykhov
place 2418 town Krichev
place 2415 town Roslavl ! printed 4.2
place 2411 town Kirov
place 2408 town Sukhinichi
place 2539 city Brest-Litovsk; also=Brest ! reconstructed city named by 10.6 and 11.3, in the last front line hex but one of 3.1E
place 2537 town Kobrin
place 2524 town Bobruisk
place 2519 village Propoisk; also=Slavgorod
place 2507 town Kozelsk
place 2502 city Tula ! printed 4.7
place 2622 town Rogachev
place 2601 town Stalinogorsk

river Berezina: 1525/1524 1524/1625 1625/1624 1625/1724 1725/1724 1724/1825 1825/1824 1825/1924 1925/1924 1924/2025
  2025/2024 2024/2124 2124/2123 2124/2224 2225/2224 2224/2324 2324/2323 2324/2424 2425/2424 2424/2524 2524/2523
  2524/2624 2625/2624 ! reconstructed from its course; Berezino and Bobruisk on its west bank
river Biebrza: 1738/1838 1738/1839 1739/1839 1739/1840 1740/1840 ! reconstructed along the south of its marshes to the Narew, not joined to the Neman
river Bug: 1943/2044 1943/2043 1942/2043 2043/2042 2043/2142 2143/2142 2142/2243 2243/2242 2242/2342 2342/2341 2341/2442
  2341/2441 2340/2441 2441/2440 2440/2540 2540/2539 2539/2640 2640/2639 ! reconstructed laid on the border of 3.1E, which followed the river from Malkinia to Brest-Litovsk and beyond
river Desna: 2113/2213 2214/2213 2213/2313 2313/2312 2312/2413 2413/2412 2413/2512 2513/2512 2512/2613 2613/2612
river Dnepr: 1511/1510 1510/1611 1611/1610 1611/1710 1611/1711 1612/1711 1712/1711 1711/1812 1812/1811 1812/1911
  1812/1912 1813/1912 1813/1913 1814/1913 1814/1914 1815/1914 1915/1914 1915/2015 1915/2016 1916/1915 1816/1916
  1817/1916 1817/1917 1818/1917 1818/1918 1819/1918 1919/1918 1919/2019 1919/2020 1920/2020 2021/2020 2020/2120
  2120/2119 2120/2220 2221/2220 2221/2320 2321/2320 2320/2421 2421/2420 2421/2520 2521/2520 2521/2621 2622/2621 ! reconstructed from its course; Bykhov and Rogachev on its west bank, Dorogobuzh and Smolensk on its south bank
river Dvina: 1028/1027 1027/1127 1027/1126 1026/1126 1026/1125 1025/1125 1125/1124 1124/1225 1225/1224 1224/1324
  1224/1323 1223/1323 1323/1322 1322/1423 1423/1422 1422/1522 1522/1521 1521/1622 1521/1621 1520/1621 1520/1620
  1519/1620 1519/1619 1519/1518 1419/1518 1418/1518 1418/1517 1418/1417 1317/1417 1316/1417 1316/1416 1316/1315
  1216/1315 1215/1315 1215/1314 1215/1214 1114/1214 1114/1113 1014/1113 1014/1013 ! reconstructed with Dvinsk on its north bank and Velizh on its south bank
river Lovat: 1018/1017 1018/1117 1118/1117 1118/1218 1219/1218 ! reconstructed from its source, not joined to the Dvina
river Moskva: 1706/1806 1705/1806 1705/1805 1704/1805 1704/1804 1703/1804 1703/1803 1702/1803 1702/1802 1701/1802
  1802/1801 1801/1901 1801/1900 1800/1900 ! reconstructed without the Ruza
river Nara: 1805/1804 1804/1904 1904/1903 1903/2004 2004/2003 2003/2103 2103/2102 ! reconstructed for the line before Moscow; from its source by Naro-Fominsk, which lies on its east bank
river Narew: 1844/1943 1844/1843 1743/1843 1742/1843 1742/1842 1741/1842 1741/1841 1740/1841 1841/1840 1840/1940
  1940/1939 1939/2040 2040/2039 2039/2139 2039/2138 2038/2138 2138/2137 2137/2238 ! reconstructed from its course; north of Lomza and Ostrolenka
river Neman: 1037/1137 1037/1136 1036/1136 1136/1135 1135/1236 1236/1235 1235/1335 1335/1334 1335/1435 1436/1435
  1436/1535 1536/1535 1536/1636 1637/1636 1637/1736 1737/1736 1736/1837 1837/1836 1837/1936 1937/1936 1936/2037
  1936/2036 1935/2036 1935/2035 1934/2035 1934/2034 1933/2034 1933/2033 1933/1932 1833/1932 1832/1932 1832/1931
  1831/1931 1931/1930 1930/2031 2031/2030 2030/2130 2130/2129 2129/2230 2129/2229 2129/2128 ! reconstructed with its lower course from Kovno to the map edge; south-west of Grodno and of Kovno
river Oka: 2200/2300 2201/2200 2100/2201 2101/2201 2101/2202 2102/2202 2102/2203 2103/2203 2204/2203 2204/2303 2304/2303
  2304/2404 2304/2405 2305/2405 2406/2405 2406/2505 2506/2505 2506/2606 2607/2606
river Shchara: 2035/2034 2034/2134 2134/2133 2134/2234 2235/2234 2234/2334 2234/2333 2233/2333 2333/2332 ! reconstructed west of Slonim, to the marshes it comes from
river Sozh: 2015/2114 2115/2114 2115/2215 2115/2216 2116/2216 2217/2216 2217/2316 2317/2316 2317/2417 2418/2417
  2418/2517 2418/2518 2419/2518 2519/2518 2519/2619 2519/2620 2520/2620 2621/2620 ! reconstructed from its source south of Smolensk, not joined to the Dnepr; Propoisk on its west bank
river Ugra: 2111/2211 2111/2110 2011/2110 2010/2110 2010/2109 2009/2109 2109/2108 2108/2209 2108/2208 2107/2208
  2107/2207 2106/2207 2207/2206 2206/2306 2306/2305 2305/2406 ! reconstructed from its course; Yukhnov on its north bank
river Viliya: 1135/1235 1134/1235 1134/1234 1133/1234 1234/1233 1233/1333 1333/1332 1332/1433 1332/1432 1331/1432
  1331/1431 1330/1431 1431/1430 1430/1530 1430/1529 1429/1529 1529/1528 1529/1629 1630/1629 1629/1729 1629/1728
  1628/1728 1628/1727 1627/1727 ! reconstructed from its course; north of Kovno to the Neman
river Volga: 1011/1010 1010/1110 1110/1109 1109/1210 1210/1209 1209/1309 1309/1308 1308/1409 1308/1408 1308/1307
  1208/1307 1207/1307 1207/1306 1207/1206 1106/1206 1106/1105 1006/1105 1005/1105 1105/1104 1104/1205 1205/1204,
  1001/1000 1001/1100 1101/1100 1101/1201 1202/1201 1202/1301 1202/1302 ! reconstructed round Kalinin by the north; with the Moscow Sea of Ivankovo between its two parts

water Istra Reservoir reservoir: 1503/1603 ! reconstructed reservoir of 1935 between Istra and Solnechnogorsk
water Lake Dvinye lake: 1116/1216 ! reconstructed with Lake Zhizhitsa, south-east of Velikiye Luki
water Lake Naroch lake: 1428/1528 ! reconstructed on the hexside that the lake covers
water Moscow Sea reservoir: 1204/1304 1204/1303 1203/1303 1203/1302 ! reconstructed reservoir of Ivankovo, filled in 1937

border German-Soviet border: 1437/1537 1537/1536 1537/1637 1537/1638 1538/1638 1538/1639 1539/1639 1539/1640 1540/1640
  1641/1640 1641/1740 1641/1741 1642/1741 1742/1741 1742/1842 1843/1842 1843/1942 1943/1942 1942/2043 2043/2042
  2043/2142 2143/2142 2142/2243 2243/2242 2242/2342 2342/2341 2341/2442 2341/2441 2340/2441 2441/2440 2440/2540
  2540/2539 2539/2640 2640/2639

checkline End of July Check Line: 1017/1016 1016/1116 1116/1115 1115/1216 1216/1215 1216/1315 1316/1315 1315/1416
  1315/1415 1314/1415 1415/1414 1415/1514 1515/1514 1514/1615 1615/1614 1614/1714 1714/1713 1713/1814 1814/1813
  1814/1913 1914/1913 1913/2014 1913/2013 1912/2013 2013/2012 2013/2112 2113/2112 2112/2213 2213/2212 2213/2312
  2213/2313 2214/2313 2314/2313 2313/2414 2414/2413 2414/2513 2414/2514 2415/2514 2515/2514 2515/2615 2616/2615

line end of july: 1017 1116 1216 1316 1416 1415 1515 1615 1714 1814 1914 2014 2013 2113 2213 2214 2314 2414 2415 2515
  2616 ! reconstructed hexes just west of the End of July Check Line between the printed ends of 4.2
line front: 1437 1536 1637 1638 1639 1640 1740 1741 1842 1942 2042 2142 2242 2341 2340 2440 2539 2639 ! reconstructed eighteen hexes between the printed ends 1437 and 2639 of 3.1E
line row 18: 1844 1843 1842 1841 1840 1839 1838 1837 1836 1835 1834 1833 1832 1831 1830 1829 1828 1827 1826 1825 1824
  1823 1822 1821 1820 1819 1818 1817 1816 1815 1814 1813 1812 1811 1810 1809 1808 1807 1806 1805 1804 1803 1802 1801
  1800 ! printed 13.5
line stalin: 1016 1115 1215 1315 1314 1414 1514 1614 1713 1813 1913 1912 2012 2112 2212 2312 2313 2413 2513 2514 2615 ! reconstructed hexes just east of the Stalin Line, one with the End of July Check Line, between the printed ends of 10.9
line swf: 2620 2619 2618 2617 2616 2615 2614 2613 2612 2611 2610 ! printed 13.3

area greater germany:
  1537..1543
  1641..1644
  1742 1743
  1843 1844
  1943
  2043 2044
  2143
  2243 2244
  2342 2343
  2441..2444
  2540..2543
  2640..2644 ! reconstructed all hexes west of the front line of 3.1E
area loc points: 1805 1810 1916 1919 1939 2027 2232 ! printed 4.3
area moscow: 1601 1602 1700..1702 1801 1802 ! reconstructed the seven hexes of 4.1, centre and ring
area west of the line:
  1017..1037
  1116..1137
  1216..1237
  1316..1337
  1415..1437
  1515..1536
  1615..1640
  1714..1741
  1814..1842
  1914..1942
  2013..2042
  2113..2142
  2213..2242
  2314..2341
  2414..2440
  2515..2539
  2616..2639 ! reconstructed Soviet hexes in or west of the End of July Check Line and Stalin Line, one line

edge east: 1000 1100 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 ! printed 1.4
edge north: 1001..1037 1137 1237 1337 1437 1537..1542 ! reconstructed round the cut corner, between the printed ends 1001 and 1542 of 1.4
edge south: 2601..2643 ! printed 1.4
edge west: 1543 1644 1743 1844 1943 2044 2143 2244 2343 2444 2543 2644 ! printed 1.4

shore Moscow Sea: -2.6/10.56 -2.66/10.71 -2.77/10.44 -3/10.34 -3.2/10.7 -3.73/11.04 -4.85/11.25 -4.5/10.97 -3.88/10.92
  -4.15/10.53 -3.73/10.79 -3.67/10.95 -3.22/10.56 -3.38/10.35 -2.83/10.28 -2.73/10.13 -2.51/10.34 -2.4/10.29 -2.23/10.64
  -2.51/10.82 ! reconstructed true outline, Natural Earth

mark terrain:
  1601 1602
  1700..1702
  1801 1802 ! reconstructed 4.1 makes Moscow a city of seven hexes, the hex of its centre and the ring round it
mark terrain: 1819 ! reconstructed Osintorf bogs between Orsha and the upper Luchesa, open peat and not woods
mark terrain: 1015 ! reconstructed Toropets stands here and towns stand in clear hexes by 8.3
mark terrain:
  1133
  1230 1236
  1300
  1521 1530
  1600
  1835
  2516 2520
  2641 ! reconstructed a lone wood or bog too small for a hex of 16 miles
mark terrain: 1313 1415 ! reconstructed bogs inside the great woods of the upper Dvina and the Mezha
mark terrain: 2432 2528 2529 ! reconstructed closes gaps in the Pripet marshes between Gantsevichi and Lyuban
mark terrain: 1011 1012 1112 ! reconstructed southern end of the Valdai heights
mark terrain: 1421 ! reconstructed the Gorodok heights are wider than one hex
mark terrain: 1838 ! reconstructed the Knyszyn forest reaches north to Sokolka
mark terrain: 2031 2132 ! reconstructed the Novogrudok heights are wider than one hex
mark terrain:
  1706
  1807..1809 ! reconstructed the Smolensk-Moscow ridge is open ground along the highway from Vyazma to Mozhaisk
mark terrain: 1225 ! reconstructed the Yelnya bog south of Disna fills only part of the hex
mark terrain: 2333 ! reconstructed the woods of Ruzhany and of the Shchara are one
mark terrain: 2014 2114 ! reconstructed uplands between Smolensk and Yelnia
mark terrain: 1604 ! reconstructed woods between Ruza and Istra
mark terrain: 2626 ! reconstructed woods of Glussk beside those of Bobruisk
mark terrain: 1823 ! reconstructed woods of Kholopenichi east of the Berezina
mark border: 1437/1537 2640/2639 ! printed 3.1E
mark checkline: 1017/1016 2616/2615 ! printed 4.2
`
