export default `board efs Barbarossa, Army Group Center, sheets C, D, H, I and WA ! reconstructed from open geography
grid flat CCRR, columns east, rows south, even columns north
sheet D columns -58, rows +33
hexes columns 10-70, rows 01-35
sheet C columns -60, rows +0
hexes columns 10-70, rows 01-35
sheet H columns +2, rows +33
hexes columns 08-70, rows 01-35
sheet I-
hexes columns 10-70, rows 01-35
sheet WA columns +0, rows -26
hexes columns 10-70, rows 01-27

terrain . clear, w woods, m marsh, s swamp, h hill, ~ sea, o lake ! reconstructed outlines of the great forests and marshes drawn by hand to 10-20 km; edges, small woods and hills are generated, their density by region is an estimate
places major-city city town ! reconstructed period names; in this hex or the next; every small town is a town, as sheet I has Zembin and Chernyavka
layer hexes also: woods marsh ! reconstructed a second terrain in the same hex; off the road the dearest counts
layer hexes fort: citadel belt line strongpoint ! reconstructed fortified regions of 1941
layer sides river: major minor ! reconstructed real courses walked along hexsides, about as dense as sheet I shows round Borisov; which are major is ours
layer sides water: sea lake ! reconstructed hexsides that are mostly water
layer sides bridge: major minor ! reconstructed where a road or railway crosses a river; over a major river it is a marked bridge (5.45)
layer sides border: national regional ! reconstructed national and regional borders, not the border of the Soviet Union (2.12)
layer sides boundary
layer links rail ! reconstructed lines of 1941 from town to town, through every railway hex that 4.26 and 10.25 to 10.85 print
layer links road: motorway main minor ! reconstructed the better road where two run side by side; most minor roads are generated between neighbouring towns
layer links beside: main minor ! reconstructed a lesser road beside a better one, for units that may not use the better

map D
  #  1111111111222222222233333333334444444444555555555566666666667
  #  0123456789012345678901234567890123456789012345678901234567890
  01 ..h........wwww...wwwww.....wmm..............wwwwwww.....w.w.
  02 ..h......w.wwww....wwww.....wmmwww...........wwwwww.......w..
  03 w.......wwwwwmmm...www.....wwwwwwww..www.....wwwwwww.w.......
  04 wwww.wwwwwwwwmmmm...w.......wwwww.ww.ww..whhwwwwwwwwww.......
  05 wwwwwwww...mmmmm.............wwww..www..wwhhhwwwwww........m.
  06 wwwww......mmmm...............wwwwwwww..wwhhwwwwww...w....mmm
  07 wwww.......mm.................wwwwwww...wwhhwwwww....w.w....m
  08 wwwwww.....mm......w...........wwww.......hww.........wwwwwwm
  09 wwwwww............www...........www.......ww...........wwwwww
  10 wwwww............wwww...........w.w.........mm..........wwwww
  11 wwww.............www......ww................mm..........wwwww
  12 ..w..........mw..ww.......ww..ww........................wwwww
  13 .............mmmwm...w...www..www......................w.....
  14 .............wmmm.m.www..www..ww...........ww..........ww.ww.
  15 .www.................wwwwwwww...........wwwwww....m...www.w..
  16 wwww..................wwwwww.....ww....wwmwwww....mm..w.w....
  17 wwww.....w...w.w......wwwwwwww...www...wmmwmwww..mmm.........
  18 www.......wwwwww.....wwwwwwww....wwwww.wwmmwwww..mmm.........
  19 ...................ww.wwwwwww.....wwww...mwmwmwmmmmm...m.mmm.
  20 ...................ww..wwww......mmmwww..m.mmmmmmmmmmmmmmmmmw
  21 .................w......w......mmmmmmmw.mmmmmmmmmmmmmmmmmmmmm
  22 ..h............w...............mmmmmmm.mmmmmmmmwmmmw...mmmwmm
  23 ..............www...............mmmmmwwmmmmmmmmmmmw.....mmmmw
  24 .w.m.............................mm..wwmmmm.mmmssmww.mm....m.
  25 ................................mmmm.wmmmmw..mmsssmmmsmww.mmm
  26 ......ww.....w.w.ww........mmmmmmsmm.mmsmmww.mssssssssm.w..sm
  27 ..............w............mmsssssmmmmssssmmmssssssmmmm...mms
  28 ............m.w..w.........mmssssmsmmmmmssssssssssm...m...mmm
  29 w.......www..w.w...w..ww.m.mmmsssmmmmmmmssssssssssm.......wwm
  30 ....ww.......wwwwwww.www.mmmmmmmmwm.m...mssssssssmmm.....wwww
  31 .w.www........wwwwwww.w.......mwwww.....mmsmsmmmmm.....wwwwww
  32 wwwww........wwwwwwww........wwwwww..m.mmsmmmmmsmmmm.wwwwwwww
  33 wwwwww.......wwwwwwww.......wwwwwww.msmsssssmsssssmmwwwwwwwww
  34 wwwwwww......ww...wwww.........www.mssssssssssssssmmwwwww...w
  35 wwwwwww......ww....wwww........wwmmmsssssmsssssssmmmwwww....w

map C
  #  1111111111222222222233333333334444444444555555555566666666667
  #  0123456789012345678901234567890123456789012345678901234567890
  01 ~......wwww.......ww...www.........wwwwwwwww...wwwwwww.......
  02 ~.......wwww......w....ww..........wwwwwwwww...wwwwwww..wwh..
  03 ~......wwwww..........................w.www....ww.w.ww.wwwh..
  04 ~....wwwwww................www......................wwwww..ww
  05 ~.....wwwww................www......................wwwwww.ww
  06 ~.....wwwwww...........www.wwwww.....................wwwwwwww
  07 ~.........w..........wwwwwwwwwww......................www...w
  08 ~w...................wwwwww......................www..ww.....
  09 ~ww..................wwwwww.......................ww.........
  10 ~..w.................wwwwwww.w....................w..........
  11 ~..ww................wwwwwwwwww..............................
  12 ~....................ww.w.w................w........ww...w...
  13 .~.......................................wwwww......wwwwwwww.
  14 .~~....w...ww........................wwwwww.ww......wwwwwww..
  15 ~~....ww.wwwww.w.....................wwww....w.......wwww....
  16 ~~..www.w.w.wwww......................w...wwwwww.....wwww..w.
  17 ~~..ww......wwww...........www...w........wwwwwww.....www.ww.
  18 ~~........wwwwww...........wwwwwwwww.......wwww............ww
  19 ..........www..ww....wwwww.wwwwwwwww........ww...............
  20 ...........ww..ww....wwwww......w.w.........www......w.......
  21 ................wwwwwwwww..................www......ww.......
  22 ..................wwwwwww..............w.wwwwwww.wwwww.......
  23 .....................ww........w.......wwwwww.wwwwww.........
  24 ...............................ww....wwwwwwww..wwww.........w
  25 ..................ww...............wwwwwwwwhwwwww.w.........w
  26 ...............wwwwww............wwwwwww..whw..ww..........ww
  27 ............wwhwwwwww...........wwwwwwww.hh....wwwww......www
  28 ...........wwhhwwww............wwwwwwww........wwww.........w
  29 ...........wwhwwww...........wwwwwwwwww.........w............
  30 .h.h.......wwhwwwwww.........wwwwwwww....................h.w.
  31 hhhhhhhh..wwwwwwwwwwww......wwwwwwwww....................hwww
  32 ...hhhh.h.w.wwwwwwwwwwww...wwww.wwww.................w.hhhwww
  33 ....h.......wwwwwwwwwwww....wwww.................w...ww..wwww
  34 ..
  35 ..

map H
  #  111111111222222222233333333334444444444555555555566666666667
  #  123456789012345678901234567890123456789012345678901234567890
  01 ....wwwwwwwwwww..........wwww.........wwwwwwwww........wwwww
  02 .....wwwwwmwwwwww..........w...........w.wwwwwwwwwwww....www
  03 m....wwwwmmwwwwwwmmm..............w...w...www.wwwwwww....www
  04 mmm.wwwwwwmwwwwww.mm..............ww..wwwwwww.wwww.www...www
  05 .m.wwwwwwmwwwwwwwwmm..............wwww.wwwwwwwwwwwwwww...www
  06 .....w.....wwwwwwwww............wwwwww..mmwwwwwmwwww....wwww
  07 ...........wwwwwwwwww.........wwwwwww.mm.m..wwwm.......wwwww
  08 w..........wwwmwwwwww.....wwwwwwwwwwwmmm....wwww.......w.www
  09 w...........mmmwwwww.....www.w.wwwwwmmw.....wwwww........www
  10 w...........mmmwwww.....wwww...wwwwmmm......wwwww..........w
  11 www...w....ww.m..www...wwww....w..mww.......www.............
  12 wwm...www.wwwmm..w.ww..www.......mmw........www.............
  13 .mm....wwwww.mmmw...mw..........wmm.........wwww............
  14 .mmw.....www..mmmwwwmww.........wmm..........ww...........w.
  15 ....m.m.w.......mmwwwwwww.......mwmwww....ww..............ww
  16 ...mmmmmm.......mmmwmwwww.......mmwwww..w.ww..............ww
  17 ...mmmmmm........m.mmmmm..w......wwwww..wwww.............www
  18 ....mmmmmmww.......mwm.m.ww.....mwmww..wwwww..............ww
  19 ....mmmmmmmww........w...w......mmwww.wwwwwww...w.w........w
  20 mmmmmmmmmmmww........ww..........mww.w.wwwwww..wwww........w
  21 mmmmsssssmwwwww......w.................w.wwww..wwwwww.w...ww
  22 wwwmssssssmmwww...........................wwwwwwwwwwwwwwwwww
  23 .wmmssssssmmwww.....wwwww................wwwwwww.www...www..
  24 ..msss.smm...ww.....wwwww...w............wwwwww........ww...
  25 mmssssm..m...w.......w....w.ww..........w..w.w..............
  26 ssssmm...m..............mmmww...........ww..................
  27 ssmm....................mm.w............w.............w.....
  28 mmmm..........w......wmm.m......www.w...ww........m.....ww..
  29 ..........w.wwwww....wmm..w.....wwwww....................w..
  30 w.w......wwwww.wwww.wm.wwww........www....................ww
  31 wwwww...wwww...wwwwwwm.www.........www..................wwww
  32 wwwwwwwwwwwww....wwww.www.........w.w.................wwww..
  33 wwwwww..wwww......wwwwwww.........www..................www..
  34 w..www.....w.....wwwwwwwwww........ww...w.w.....w...ww......
  35 w...ww............wwwwwwwww........ww..wwwww...ww..www......

map I
  #  111111111222222222233333333334444444444555555555566666666667
  #  123456789012345678901234567890123456789012345678901234567890
  01 .......wwwwww.wwmm.w...........www......mmmwwwwwwww.w.ww....
  02 ....w..w.wwwwwwm...............www......mmmwwwwwwwwwwwwww...
  03 ...ww.....wwwwww..............wwww......mmmmwwwwww.wwwww....
  04 w..ww...ww..ww...ww...........wwwww....wwmmmwwwww.........ww
  05 ww......ww..ww...ww...........wwwwwwmmmm.w..wwwww.........ww
  06 www...w..........wwwww........wwww.mmmmm....wwwwwwwwww.....w
  07 .w...www.........wwwwww.....wwwwww......w...wwwwwwwwww......
  08 ....wwww.........wwwwwwwwww.wwww........wwww..wwwwwwww......
  09 ...www...........wwwhwwwwwwwwww........wwwwww..wwwwwwww.....
  10 ...w...............whwwwwwww.wwww.......ww.w..wwwwwwwww.....
  11 ....................hwww......wwww......ww.....wwwww.ww.....
  12 ..www.....w.w......hhw......wwwwww..........m....ww...w...w.
  13 .wwww....wwww.ww...h........wwwww...www....mmm...ww...wwwww.
  14 ...www.wwwwwwwwww............wwwwwwwwwwww....m....w...wwww..
  15 ...ww..wwwwwwwwwwww............wwwwwwwwww....mm.www.........
  16 ........ww.wwwwwwww......ww........www.......m.wwwwww.......
  17 w............wwwwww......w..........ww.........wwwwwwww.....
  18 wwwmm...w.....wwwwwwwwwww.w..........ww........wwwhwwww.....
  19 wwwmmww..ww...wwwwwwwwwwwwww.........ww........whhhhhwwww...
  20 wwwmmwwwww....wwwwwwwwwwwwwww.................wwwhhhhwwww...
  21 wwwmmmw.......wwwwwwwwwwwwmmww..............wwwwwwhhhwwwww..
  22 ww..mmm.....ww..wwwwwwwwwwwwww...............w.w..hh.wwwwww.
  23 www..mmwww....w.wwwmmwwwhwww.....................ww...wwwwww
  24 www..mmmwww....wwwwmmwwh.hhw.....................ww.....wwww
  25 wwwwwmmmmww.m.....wmm.wwwhh...h.........................wwww
  26 ww.....www...m.....mm.ww..h...h.w....wwww...............wwww
  27 w.w....w...........m..www.......ww..wwwww...............wwww
  28 mmhwwwww.w..w.........www.......www.wwwww.............wwwwww
  29 h.wwwww..w.ww...............w...wwwwww.ww...........w..wwwww
  30 .h.mww.ww..ww...............ww..www....www..........ww..wwww
  31 ......www...w..www.....ww..wwwwwww.......ww.............wwww
  32 .w...mmmmwww..wwwww....w...wwwwwww.......www...........wwwww
  33 .ww.w..mmwww.wwwww.........wwwwww........wwww.www.......wwww

map WA
  #  1111111111222222222233333333334444444444555555555566666666667
  #  0123456789012345678901234567890123456789012345678901234567890
  01 ow..ww.....wwwww..........wwmmmmmmw.......wwwwwwwww........ww
  02 oo.ww.......w.w...........ww.m.wmww......wwwwwwwwww........ww
  03 oooww................w....ww.mwwwww....wwwwwwwwwwww........ww
  04 woow................ww...wwwm..wwww.....wwwwwwwwwwww........w
  05 wwow.................wwwwwwwwwwwww.......wwwwwwwwwww......www
  06 www..............w.w.wwwwwwwwwwww.........whhwwwwwww......www
  07 ww..............wwwwwwwwwwwwwwwww...........whw...w........ww
  08 w.................wwwwwwwwwwwwwmw............whh...........ww
  09 w......ww..wwwwwww..www..www...m...............hhw......www.w
  10 w......ww..wwwwww...ww....w...mm...............hhw.w...wwww..
  11 ww......wwwwwww......www.w.....................hhwww...wwww..
  12 www.....wwwwwww.......wwwww..w........ww......hhhhww..wwwww..
  13 www....wwwwwww.....w....wwwwww......wwww.....hhhhhww.w..wwww.
  14 www....wwwwwww....ww.....wwwwww.....wwww......hhwhwwww..www..
  15 ..w.....wwwwwh...........wwwwww....wwwww.......hhhwwwww.ww...
  16 .........wwwh...........wwwwwwww.w.wwwww.wwww..whwwwwww......
  17 .........................wwwwwwwwwwwww..wwwwww.wwwwwwww......
  18 ......ww.................wwwwwwwwwwwww..wwwwww.wwwwwwww......
  19 ......ww..................w.wwwwwwwwwwwwwwwww.....w.www......
  20 .....wwww...h....h...........wwww..wwwwwwwwww.....w..ww....w.
  21 ......wwww.wh...hwwww.........w.....wwwwwwwww.....w.......ww.
  22 ......wwwwww....wwwww....mm........wwwwwwwwww....www......ww.
  23 ......wwwwwww..wwwwww...mmm......wwwwwwwwwwwww.wwww..........
  24 ......wwwwwwwwwwwwwww...mm.......wwwwwwwwwwwwwwwww...........
  25 ......wwwwwwwwwwwwwww...m.......wwww.....wwwwwwwwww..........
  26 ........wwwwww..wmwww..........wwww......mwwwwwwwww..........

place WA5601 town Valdai; also=Valday
place WA6201 town Bologoye
place WA4002 city Staraya Russa
place WA4802 town Lychkovo
place WA2805 town Dno
place WA6705 town Vyshny Volochek; also=Vyshniy Volochek
place WA1406 city Pskov
place WA2506 town Porkhov
place WA5006 town Demyansk
place WA3608 town Belebelka ! reconstructed a small town placed from general knowledge, not measured
place WA2809 town Dedovichi
place WA3809 town Poddorye ! reconstructed a small town placed from general knowledge, not measured
place WA4809 town Molvotitsy ! reconstructed a small town placed from general knowledge, not measured
place WA4710 town Marevo ! reconstructed a small town placed from general knowledge, not measured
place WA6311 town Yesenovichi ! reconstructed a small town placed from general knowledge, not measured
place WA1512 town Ostrov
place WA5612 town Ostashkov
place WA6512 town Kuvshinovo ! reconstructed a small town placed from general knowledge, not measured
place WA3913 town Kholm
place WA5315 town Peno ! reconstructed the railway by the source WA5316 of 10.45; the town follows the fit
place WA1116 town Abrene; also=Pytalovo
place WA2316 town Novorzhev
place WA4416 town Bologovo ! reconstructed a small town placed from general knowledge, not measured
place WA5916 town Selizharovo
place WA2017 town Pushkinskiye Gory ! reconstructed a small town placed from general knowledge, not measured
place WA2817 town Bezhanitsy ! reconstructed a small town placed from general knowledge, not measured
place WA4017 town Ploskosh ! reconstructed a small town placed from general knowledge, not measured
place WA3118 town Loknya
place WA5118 town Okhvat ! reconstructed a small town placed from general knowledge, not measured
place WA5618 town Yeltsy ! reconstructed a small town placed from general knowledge, not measured
place WA1519 town Krasnogorodskoye; also=Krasnogorodsk
place WA2519 town Kudever ! reconstructed a small town placed from general knowledge, not measured
place WA4919 town Andreapol
place WA1821 town Opochka
place WA6121 town Molodoy Tud ! reconstructed a small town placed from general knowledge, not measured
place WA4422 town Toropets
place WA2323 town Alol ! reconstructed a small town placed from general knowledge, not measured
place WA6823 city Rzhev ! reconstructed 3.12 names the city but no hex, which follows the fit
place WA1024 town Ludza
place WA4024 town Nazimovo ! reconstructed a small town placed from general knowledge, not measured
place WA6124 town Olenino
place WA6524 town Chertolino ! reconstructed a small town placed from general knowledge, not measured
place WA7024 town Zubtsov
place WA1325 town Zilupe
place WA3125 town Novosokolniki ! repaired 10.75 gives WA3125 as a railhead without naming it
place WA3525 city Velikiye Luki
place WA3925 town Kunya
place WA4825 town Western Dvina; also=Zapadnaya Dvina
place WA5425 town Nelidovo
place WA1726 town Sebezh
place WA2026 town Idritsa
place WA4226 town Zhizhitsa ! reconstructed a small town placed from general knowledge, not measured
place I-2401 town Pustoshka ! reconstructed moved a hex south of the fit: 10.45 makes I-2702 the fourth hex of a road net, which we count from here
place I-6801 town Osuga ! reconstructed a small town placed from general knowledge, not measured
place C4402 town Birzai
place I-3203 town Lovets ! reconstructed a small town placed from general knowledge, not measured
place I-4203 town Pukhnovo ! reconstructed a small town placed from general knowledge, not measured
place I-4503 town Ilyino
place I-6803 town Sychevka
place I-1804 town Yukhovichi ! reconstructed a small town placed from general knowledge, not measured
place I-3004 town Nevel
place I-5104 town Zharkovskiy ! reconstructed a small town placed from general knowledge, not measured
place I-5704 town Belyy; also=Bely
place C1305 town Kretinga
place C2205 town Telsiai
place C3105 city Shaulyay; also=Schaulen, Siauliai
place C5105 town Rokiskis
place I-1405 town Osveya; also=Asvyeya
place C1806 town Plunge
place C5906 city Dvinsk; also=Daugavpils, Duenaburg ! printed sheet C, from a published picture of it
place C6506 town Kraslava
place I-1806 town Klyastitsy ! reconstructed a small town placed from general knowledge, not measured
place I-2006 town Rossony; also=Rasony
place I-3106 town Yezerishche ! reconstructed a small town placed from general knowledge, not measured
place I-6906 town Novo-Dugino ! reconstructed a small town placed from general knowledge, not measured
place C3307 town Radviliskis
place C4607 town Kupiskis ! reconstructed a small town placed from general knowledge, not measured
place I-3707 town Usvyaty
place C1208 city Memel; also=Klaipeda
place C5708 town Zarasai
place C6808 town Druya
place I-1208 town Drissa; also=Vyerkhnyadzvinsk
place I-6208 town Kholm-Zhirkovsky; also=Kholm-Zhirkovskiy
place C4009 city Ponevezh; also=Panevezys
place C5909 town Turmantas; also=Zemgale
place I-1709 town Borkovichi ! reconstructed a small town placed from general knowledge, not measured
place I-2409 town Dretun ! reconstructed a small town placed from general knowledge, not measured
place I-4209 town Velizh
place C2810 town Kelme
place C6410 town Braslav; also=Braslaw
place C7010 town Miory ! reconstructed a small town placed from general knowledge, not measured
place I-1510 town Disna; also=Dzisna
place I-5210 town Prechistoye ! reconstructed a small town placed from general knowledge, not measured
place C4711 town Anyksciai ! reconstructed a small town placed from general knowledge, not measured
place C6311 town Opsa ! reconstructed a small town placed from general knowledge, not measured
place I-3111 town Gorodok; also=Haradok
place C5212 town Utena
place C5812 town Dukstas ! reconstructed a small town placed from general knowledge, not measured
place C6612 town Iody ! reconstructed a small town placed from general knowledge, not measured
place I-1712 town Vetrino ! reconstructed a small town placed from general knowledge, not measured
place I-2012 city Polotsk; also=Polatsk ! repaired 10.43 places the Vitebsk militia of Polotsk in I-2012 without naming the town
place I-3812 town Surazh on the Dvina; also=Surazh
place I-7012 city Vyazma ! reconstructed 5.24 measures Moscow ranges from I-7012 without naming it
place C1413 town Heydekrug; also=Silute
place C2913 town Rossieny; also=Raseiniai
place C6113 town Vidzy ! reconstructed a small town placed from general knowledge, not measured
place I-2413 town Obol
place I-2713 town Shumilino; also=Shumilina
place I-3713 town Yanovichi ! reconstructed a small town placed from general knowledge, not measured
place I-4113 town Ponizovye ! reconstructed a small town placed from general knowledge, not measured
place I-4513 town Demidov; also=Porechye
place I-5313 town Dukhovshchina ! printed 10.66
place I-6413 town Izdeshkovo ! reconstructed a small town placed from general knowledge, not measured
place I-6713 town Semlevo
place C3714 town Kedainiai; also=Kedany
place C5614 town Ignalina
place C6814 town Sharkovshchina; also=Sharkawshchyna
place I-1214 town Luzhki ! reconstructed a small town placed from general knowledge, not measured
place I-3314 city Vitebsk
place I-5514 town Yartsevo ! printed 10.66
place I-6014 town Safonovo; also=Durovo
place C2215 town Taurage; also=Tauroggen
place C4415 town Ukmerge; also=Wilkomir
place I-2415 town Ulla; also=Ula
place C5016 town Moletai ! reconstructed a small town placed from general knowledge, not measured
place C5516 town Novo-Sventsyany; also=Svencioneliai
place I-1816 town Ushachi; also=Ushachy
place I-3016 town Ostrovno ! reconstructed a small town placed from general knowledge, not measured
place I-4016 town Kolyshki ! reconstructed a small town placed from general knowledge, not measured
place I-6116 town Dorogobuzh
place C1817 city Tilsit; also=Sovetsk
place C2617 town Jurbarkas; also=Georgenburg
place C3917 town Jonava; also=Janow
place C5617 town Sventsyany; also=Svencionys
place C6217 town Postavy; also=Pastavy
place C7017 town Glubokoye; also=Hlybokaye
place I-2617 town Beshenkovichi; also=Byeshankovichy
place I-3817 town Lyozno; also=Lyozna
place I-4617 town Kasplya ! reconstructed a small town placed from general knowledge, not measured
place I-5317 town Kardymovo
place I-5617 town Solovyevo
place C5818 town Lyntupy ! reconstructed a small town placed from general knowledge, not measured
place I-1118 town Krulevshchizna; also=Krulyewshchyna
place I-2118 town Kamen
place I-3618 town Babinovichi ! reconstructed a small town placed from general knowledge, not measured
place I-4218 town Rudnya
place C2819 town Sakiai
place C5319 town Podbrodze ! reconstructed a small town placed from general knowledge, not measured
place I-1919 town Lepel ! printed sheet I, from a published picture of it
place I-3319 town Bogushevsk; also=Bahushewsk
place I-4019 town Lyubavichi ! reconstructed a small town placed from general knowledge, not measured
place I-4719 town Katyn ! reconstructed a small town placed from general knowledge, not measured
place I-5019 major-city Smolensk ! printed 10.66
place I-6819 town Vskhody ! reconstructed a small town placed from general knowledge, not measured
place C1020 town Labiau; also=Polessk
place C3620 major-city Kovno; also=Kaunas
place C3720 major-city Kovno east; city=Kovno ! reconstructed added: 10.25 makes C4121 the fifth hex of a road net, which we count from here
place C4120 town Kaisiadorys; also=Koszedary
place C6220 town Naroch; also=Kobylnik, Narach
place C6420 town Myadel ! reconstructed a small town placed from general knowledge, not measured
place C6920 town Parafyanovo ! reconstructed a small town placed from general knowledge, not measured
place I-1120 town Dokshitsy; also=Dokshytsy
place I-2420 town Chashniki
place I-2920 town Senno; also=Syanno
place I-5020 major-city Smolensk south; city=Smolensk ! printed 10.66
place I-6220 town Ushakovo ! reconstructed a small town placed from general knowledge, not measured
place C4121 town Zhezhmariai; also=Ziezmariai ! repaired 10.25 gives C4121 as a road hex without naming it
place I-4121 town Rossasno ! reconstructed a small town placed from general knowledge, not measured
place I-4421 town Gusino
place I-5821 town Glinka
place I-6121 town Yelnya; also=Yelnia ! printed 10.66
place C2622 town Schirwindt; also=Kutuzovo
place C4422 town Vievis ! reconstructed a small town placed from general knowledge, not measured
place C4822 major-city Vilnius north; city=Vilnius ! reconstructed 3.62 speaks of 15 steps at five a hex, so of three hexes; only C4823 is named
place C6822 town Budslav ! reconstructed a small town placed from general knowledge, not measured
place I-1422 town Begoml
place I-4322 town Lyady ! reconstructed a small town placed from general knowledge, not measured
place I-4522 town Krasny; also=Krasnyy
place I-5522 town Prudki ! reconstructed a small town placed from general knowledge, not measured
place I-6922 town Spas-Demensk
place C1023 town Tapiau; also=Gvardeysk
place C1123 town Wehlau; also=Znamensk
place C1723 city Insterburg; also=Chernyakhovsk
place C2523 town Kybartai and Eydtkau; also=Kybartai, Eydtkau, Wirballen
place C2823 town Vilkovyshki; also=Vilkaviskis
place C4723 major-city Vilnius west; city=Vilnius ! reconstructed 3.62 speaks of 15 steps at five a hex, so of three hexes; only C4823 is named
place C4823 major-city Vilnius; also=Vilna ! printed 3.62
place C6923 town Dolginovo ! reconstructed a small town placed from general knowledge, not measured
place I-2423 town Lukoml; also=Novolukoml
place I-2623 town Chereya ! reconstructed a small town placed from general knowledge, not measured
place I-3223 town Smolyany ! reconstructed a small town placed from general knowledge, not measured
place I-3823 town Dubrovno; also=Dubrowna
place C2024 town Gumbinnen; also=Gusev
place C2424 town Ebenrode; also=Stallupoenen, Nesterov
place C3124 town Mariampol; also=Marijampole
place C3624 town Prienai ! reconstructed a small town placed from general knowledge, not measured
place C4624 town Trakai; also=Landwarow, Lentvaris
place C5524 town Ostrovets ! reconstructed a small town placed from general knowledge, not measured
place I-2524 town Obchuga ! reconstructed a small town placed from general knowledge, not measured
place I-3524 city Orsha ! printed sheet I, from a published picture of it
place I-4224 town Baevo ! reconstructed a small town placed from general knowledge, not measured
place I-5524 town Pochinok
place C5725 town Soly ! reconstructed a small town placed from general knowledge, not measured
place C5925 town Smorgon
place C6325 town Vileika; also=Vilyeyka
place I-2225 town Kholopenichi; also=Khalopyenichy ! printed sheet I, from a published picture of it
place I-3225 town Kokhanovo; also=Kokhanava ! printed sheet I, from a published picture of it
place I-4125 town Romanovo ! reconstructed a small town placed from general knowledge, not measured
place I-4925 town Monastyrshchina
place C2926 town Kalvaria; also=Kalvarija
place C6726 town Ilya ! reconstructed a small town placed from general knowledge, not measured
place I-2926 town Tolochin; also=Talachyn ! printed sheet I, from a published picture of it
place I-3526 town Kopys ! printed sheet I, from a published picture of it
place C2127 town Goldap
place C3427 town Simnas ! reconstructed a small town placed from general knowledge, not measured
place C3727 town Alytus; also=Olita
place C5427 town Oshmyany; also=Ashmyany
place I-1227 town Pleshchenitsy; also=Plyeshchanitsy ! printed sheet I, from a published picture of it
place I-1527 town Zembin; also=Zyembin ! printed sheet I, from a published picture of it
place I-2327 town Krupki ! printed sheet I, from a published picture of it
place I-2527 town Bobr ! printed sheet I, from a published picture of it
place I-4127 town Gorki; also=Horki
place I-5727 town Stodolishche
place I-6327 town Yekimovichi ! reconstructed a small town placed from general knowledge, not measured
place C4028 town Daugai ! reconstructed a small town placed from general knowledge, not measured
place C4928 town Salcininkai ! reconstructed a small town placed from general knowledge, not measured
place C5528 town Golshany ! reconstructed a small town placed from general knowledge, not measured
place C5828 town Krevo; also=Kreva
place C6328 town Molodechno; also=Maladzyechna
place I-1828 town Borisov; also=Barysaw ! printed 10.33
place I-3028 town Krugloye; also=Kruhlaye ! printed sheet I, from a published picture of it
place I-5228 town Khislavichi
place C1629 town Angerburg; also=Wegorzewo
place C3229 town Lazdijai ! reconstructed a small town placed from general knowledge, not measured
place I-1829 town Novyy Borisov ! printed 10.16, 11.1
place I-3429 town Shklov; also=Shklow ! printed sheet I, from a published picture of it
place I-4229 town Drybin
place I-6829 town Snopot ! reconstructed a small town placed from general knowledge, not measured
place C2730 town Suwalki
place C3830 town Merkine; also=Merecz
place C4230 town Orany; also=Varena
place C4630 town Eisiskes ! reconstructed a small town placed from general knowledge, not measured
place C4930 town Voronovo; also=Voranava
place C5730 town Vishnevo ! reconstructed a small town placed from general knowledge, not measured
place C6630 town Radoshkovichi; also=Radashkovichy
place I-1230 town Logoysk; also=Logoisk, Lahoysk ! printed sheet I, from a published picture of it
place I-1730 town Zhodino; also=Zhodzina ! printed sheet I, from a published picture of it
place I-3130 town Golovchin ! printed sheet I, from a published picture of it
place I-4330 town Ryasna ! reconstructed a small town placed from general knowledge, not measured
place I-4830 town Mstislavl; also=Mstsislaw
place I-5330 town Petrovichi ! reconstructed a small town placed from general knowledge, not measured
place I-5930 city Roslavl
place C1231 town Rastenburg; also=Ketrzyn
place C1631 town Loetzen; also=Gizycko
place C2331 town Treuburg; also=Marggrabowa, Olecko
place C3031 town Sejny
place C6031 town Volozhin; also=Valozhyn
place I-2231 town Chernyavka ! printed sheet I, from a published picture of it
place I-2931 town Belynichi; also=Byalynichy
place I-3331 town Knyazhitsy ! reconstructed a small town placed from general knowledge, not measured
place I-5531 town Shumyachi
place C3632 town Druskininkai ! reconstructed a small town placed from general knowledge, not measured
place C4632 town Radun
place C5132 town Lipnishki
place C6532 town Rakov; also=Rakaw
place C6732 town Zaslavl; also=Zaslawye
place I-1432 town Smolevichi; also=Smalyavichy ! printed sheet I, from a published picture of it
place I-2732 town Klevka ! printed sheet I, from a published picture of it
place I-3532 city Mogilev ! printed sheet I, from a published picture of it
place C5333 town Ivye; also=Iwye
place I-3633 town Lupolovo ! printed sheet I, from a published picture of it
place I-4133 town Chausy; also=Chavusy
place I-6633 town Dubrovka
place D1901 town Lyck; also=Elk
place D2501 town Augustow
place D3101 town Sopotskin; also=Sapotskin
place D4701 city Lida
place D6801 major-city Minsk ! printed 10.25, 10.45, 10.55
place H2101 town Berezino; also=Berazino ! printed sheet I, from a published picture of it
place H3301 town Dashkovka ! reconstructed a small town placed from general knowledge, not measured
place H4601 town Krichev; also=Krychaw
place H5601 town Yershichi
place D6702 town Samokhvalovichi ! reconstructed a small town placed from general knowledge, not measured
place H4902 town Klimovichi; also=Klimavichy
place H6602 town Zhukovka
place D2203 town Rajgrod ! reconstructed a small town placed from general knowledge, not measured
place D3303 city Grodno; also=Hrodna
place D3903 town Ostrino; also=Astryna
place D4203 town Vasilishki ! reconstructed a small town placed from general knowledge, not measured
place D5403 town Lubcha; also=Lyubcha
place D5703 town Naliboki
place H1203 town Smilovichi ! reconstructed a small town placed from general knowledge, not measured
place H1603 town Cherven
place H2003 town Brodets ! reconstructed a small town placed from general knowledge, not measured
place D1404 town Johannisburg; also=Pisz
place D2004 town Grajewo
place D2804 town Dabrowa ! reconstructed a small town placed from general knowledge, not measured
place D6404 town Dzerzhinsk; also=Koidanovo, Dzyarzhynsk
place H2104 town Yakshitsy ! reconstructed a small town placed from general knowledge, not measured
place H3304 town Bykhov; also=Stary Bykhov, Bykhaw
place H4404 town Cherikov; also=Cherykaw
place H5504 town Khotimsk; also=Khotsimsk
place H6104 town Kletnya
place D1805 town Szczuczyn
place D2605 town Suchowola ! reconstructed a small town placed from general knowledge, not measured
place D3705 town Skidel
place D4205 town Shchuchin; also=Shchuchyn
place D4405 town Zholudok ! reconstructed a small town placed from general knowledge, not measured
place D5205 town Novogrudok; also=Navahrudak
place D5505 town Korelichi; also=Karelichy
place D7005 town Rudensk; also=Rudzyensk
place H1305 town Maryina Gorka
place H4005 town Propoisk; also=Slavgorod, Slawharad
place D2206 town Osowiec; also=Osowiec-Twierdza
place D6006 town Stolbtsy; also=Stowbtsy
place H1406 town Pukhovichi; also=Pukhavichy
place H1706 town Lapichi ! reconstructed a small town placed from general knowledge, not measured
place H2106 town Svisloch on the Berezina; also=Svislach
place H2406 town Klichev; also=Klichaw
place H5006 town Kostyukovichi; also=Kastsyukovichy
place D1507 town Kolno ! reconstructed a small town placed from general knowledge, not measured
place D3907 town Mosty; also=Masty
place D4807 town Dyatlovo ! reconstructed a small town placed from general knowledge, not measured
place D5807 town Mir
place D6407 town Uzda
place D6907 town Shatsk ! reconstructed a small town placed from general knowledge, not measured
place H3307 town Novyy Bykhov ! reconstructed a small town placed from general knowledge, not measured
place H4407 town Krasnopolye ! reconstructed a small town placed from general knowledge, not measured
place H5107 town Belynkovichi ! reconstructed a small town placed from general knowledge, not measured
place D3008 town Sokolka
place H3608 town Zhuravichi ! reconstructed a small town placed from general knowledge, not measured
place D1409 town Nowogrod ! reconstructed a small town placed from general knowledge, not measured
place D2409 town Knyszyn
place D4309 town Derechin ! reconstructed a small town placed from general knowledge, not measured
place H1809 town Osipovichi; also=Asipovichy
place H2609 town Startsy; also=Kirawsk
place H3509 town Dovsk ! reconstructed a small town placed from general knowledge, not measured
place H3909 town Korma; also=Karma
place H5809 town Mglin
place D1610 town Lomza
place D2310 town Tykocin
place D3210 town Krynki ! reconstructed a small town placed from general knowledge, not measured
place D3510 town Berestovitsa; also=Vyalikaya Byerastavitsa
place D6010 town Nesvizh; also=Nyasvizh
place D6710 town Gresk ! reconstructed a small town placed from general knowledge, not measured
place H5410 town Surazh
place H6410 town Pochep
place D1111 town Ostrolenka; also=Ostroleka
place D2611 city Bialystok
place D3111 town Grodek ! reconstructed a small town placed from general knowledge, not measured
place D3811 town Volkovysk; also=Vawkavysk
place D4211 town Zelva
place D5311 city Baranovichi; also=Baranowicze, Baranavichy
place D6411 town Kopyl
place H2411 city Bobruysk; also=Bobruisk, Babruysk
place H3211 town Rogachev; also=Rahachow
place H4611 town Krasnaya Gora ! reconstructed a small town placed from general knowledge, not measured
place H5011 town Gordeyevka ! reconstructed a small town placed from general knowledge, not measured
place D3512 town Svisloch; also=Svislach
place D4712 town Slonim
place D5912 town Kletsk; also=Klyetsk
place D6312 town Timkovichi ! reconstructed a small town placed from general knowledge, not measured
place H1512 town Starye Dorogi; also=Staryya Darohi
place H5712 town Unecha
place D1813 town Zambrow
place D2813 town Zabludow ! reconstructed a small town placed from general knowledge, not measured
place D5613 town Lyakhovichi; also=Lyakhavichy
place D6813 town Slutsk
place H1113 town Urechye ! reconstructed a small town placed from general knowledge, not measured
place H4013 town Chechersk; also=Chachersk
place H5313 city Klintsy
place D2014 town Wysokie Mazowieckie ! reconstructed a small town placed from general knowledge, not measured
place D3814 town Porozovo ! reconstructed a small town placed from general knowledge, not measured
place H1914 town Glussk; also=Hlusk
place H3214 town Zhlobin
place H4814 town Svyatsk ! reconstructed a small town placed from general knowledge, not measured
place D1415 town Ostrow; also=Ostrow Mazowiecka
place D3215 town Narewka ! reconstructed a small town placed from general knowledge, not measured
place D4315 town Ruzhany
place D4815 town Byten ! reconstructed a small town placed from general knowledge, not measured
place H1315 town Lyuban
place H2615 town Parichi; also=Parychy
place H3315 town Streshin ! reconstructed a small town placed from general knowledge, not measured
place H4415 town Svyatilovichi ! reconstructed a small town placed from general knowledge, not measured
place H6315 town Pogar ! reconstructed a small town placed from general knowledge, not measured
place H6815 town Trubchevsk
place D1516 town Malkinia; also=Malkinia Gorna
place D1816 town Czyzew; also=Czyzew-Osada
place D2316 town Bransk ! reconstructed a small town placed from general knowledge, not measured
place D2616 town Bielsk Podlaski; also=Bielsk
place D4516 town Kossovo; also=Kosava
place D5716 town Gantsevichi; also=Hantsavichy
place D6816 town Vyzna; also=Salihorsk
place H5816 town Starodub
place D2017 town Ciechanowiec ! reconstructed a small town placed from general knowledge, not measured
place D3017 town Hajnowka
place D3317 town Bialowieza
place D4717 town Ivatsevichi; also=Ivatsevichy
place H2117 town Karpilovka ! reconstructed a small town placed from general knowledge, not measured
place H2917 town Shatsilki; also=Svetlogorsk, Svyetlahorsk
place H4317 town Vetka; also=Vyetka
place H5017 town Novozybkov
place D1018 town Wyszkow
place H3318 town Gorval ! reconstructed a small town placed from general knowledge, not measured
place H4918 town Zlynka ! reconstructed a small town placed from general knowledge, not measured
place D3619 town Shereshevo ! reconstructed a small town placed from general knowledge, not measured
place D3919 town Pruzhany
place D4319 town Bereza Kartuska; also=Byaroza
place H2519 town Ozarichi; also=Azarychy
place H4119 city Gomel
place H4519 town Dobrush
place H5319 town Klimovo ! reconstructed a small town placed from general knowledge, not measured
place H5719 town Voronok ! reconstructed a small town placed from general knowledge, not measured
place D1520 town Wegrow
place D1720 town Sokolow; also=Sokolow Podlaski
place D2320 town Siemiatycze
place D2820 town Czeremcha
place D5220 town Telekhany; also=Tsyelyakhany
place D2121 town Drohiczyn ! reconstructed a small town placed from general knowledge, not measured
place D3221 town Kamenets; also=Kamyanyets
place H2121 town Kopatkevichi ! reconstructed a small town placed from general knowledge, not measured
place H3621 town Rechitsa; also=Rechytsa
place H5721 town Semenovka; also=Semenivka
place D2322 town Mierzwice ! printed sheet D, from a published picture of it
place D2822 town Vysokoye; also=Vysokaye
place D4622 town Khomsk ! reconstructed a small town placed from general knowledge, not measured
place D5322 town Logishin ! reconstructed a small town placed from general knowledge, not measured
place D5722 town Pogost Zagorodskiy ! reconstructed a small town placed from general knowledge, not measured
place D6822 town Lenin ! reconstructed a small town placed from general knowledge, not measured
place H3122 town Vasilevichi; also=Vasilyevichy
place H4622 town Terekhovka ! reconstructed a small town placed from general knowledge, not measured
place H5222 town Churovichi ! reconstructed a small town placed from general knowledge, not measured
place D1023 town Minsk Mazowiecki ! printed sheet D, from a published picture of it; under a marker
place D1223 town Kaluszyn ! printed sheet D, from a published picture of it
place D1923 town Mordy ! printed sheet D, from a published picture of it
place D2123 town Losice ! printed sheet D, from a published picture of it
place D5023 town Motol ! reconstructed a small town placed from general knowledge, not measured
place D6123 town Luninets; also=Luninyets
place H1123 town Zhitkovichi; also=Zhytkavichy
place H6423 town Novgorod-Severskiy; also=Novgorod-Seversky, Novhorod-Siverskyi
place D1724 city Siedlce ! printed sheet D, from a published picture of it
place D2624 town Janow Podlaski ! printed sheet D, from a published picture of it
place D3424 town Zhabinka
place D3724 town Kobrin; also=Kobryn
place D4124 town Antopol ! reconstructed a small town placed from general knowledge, not measured
place D4524 town Drogichin; also=Drahichyn
place D6824 town Mikashevichi; also=Mikashevichy
place H1724 town Petrikov; also=Pyetrykaw
place H2124 town Ptich; also=Ptsich
place H2624 town Kalinkovichi; also=Kalinkavichy
place D3125 city Brest; also=Brest-Litovsk
place D4925 town Ivanovo; also=Yanov, Ivanava
place D5425 city Pinsk
place H2525 town Mozyr; also=Mazyr
place H4425 town Dobryanka ! reconstructed a small town placed from general knowledge, not measured
place H6625 town Shostka
place D2526 town Biala Podlaska ! printed sheet D, from a published picture of it
place D2926 town Terespol ! reconstructed west of the Bug, which the citadel hex D3026 of 5.56 leaves to the east
place D3026 town Brest citadel; also=Brest fortress ! printed 5.56
place D6526 town David-Gorodok; also=Davyd-Haradok
place D7026 town Turov; also=Turaw
place H4026 town Loyev; also=Loyew
place H4826 town Gorodnya; also=Horodnia
place H5826 town Kholmy ! reconstructed a small town placed from general knowledge, not measured
place H6126 town Ponornitsa ! reconstructed a small town placed from general knowledge, not measured
place D1027 town Garwolin ! printed sheet D, from a published picture of it
place D1427 town Stoczek Lukowski ! printed sheet D, from a published picture of it
place D1827 town Lukow ! printed sheet D, from a published picture of it
place D2227 town Miedzyrzec; also=Miedzyrzec Podlaski ! printed sheet D, from a published picture of it; under a counter
place H2827 town Yurevichi ! reconstructed a small town placed from general knowledge, not measured
place H3227 town Khoiniki; also=Khoyniki
place H4327 town Repki ! reconstructed a small town placed from general knowledge, not measured
place H5227 town Shchors; also=Snovsk
place D2628 town Lomazy ! printed sheet D, from a published picture of it
place D6128 town Stolin
place H3528 town Bragin; also=Brahin
place D3629 town Mokrany ! reconstructed a small town placed from general knowledge, not measured
place H1129 town Tonezh ! reconstructed a small town placed from general knowledge, not measured
place H1629 town Lelchitsy
place H2429 town Yelsk
place H2829 town Narovlya; also=Narowlya
place H3929 town Lyubech ! reconstructed a small town placed from general knowledge, not measured
place H6229 town Korop ! printed sheet H, from a published picture of it
place H6629 town Krolevets
place D2030 town Radzyn ! reconstructed a small town placed from general knowledge, not measured
place D3030 town Domachevo; also=Damachava
place D3430 town Malorita; also=Malaryta
place D4930 town Lyubeshov ! reconstructed a small town placed from general knowledge, not measured
place H5130 town Berezna ! reconstructed a small town placed from general knowledge, not measured
place H5530 town Mena ! reconstructed a small town placed from general knowledge, not measured
place H5730 town Sosnitsa ! reconstructed a small town placed from general knowledge, not measured
place D2331 town Parczew
place D3931 town Ratno; also=Ratne
place D6031 town Vysotsk ! reconstructed a small town placed from general knowledge, not measured
place D1332 town Deblin
place D4332 town Kamen-Kashirsky; also=Kamin-Kashyrskyi
place D5932 town Dubrovitsa ! reconstructed a small town placed from general knowledge, not measured
place H4632 city Chernigov; also=Chernihiv
place D2933 town Wlodawa
place H3833 town Komarin ! reconstructed a small town placed from general knowledge, not measured
place H6533 city Konotop
place D1434 town Pulawy
place H5734 town Borzna ! reconstructed a small town placed from general knowledge, not measured
place H6134 town Bakhmach
place H1735 town Slovechno ! reconstructed a small town placed from general knowledge, not measured
place H2135 town Ovruch
place H3535 town Chernobyl; also=Chornobyl

also woods:
  D2205
  D2312 D2313
  D2403 D2413 D2414
  D2513 D2514
  D3827..D3829
  D3901 D3902 D3929
  D4001 D4002 D4030 D4031
  D4130
  D4230
  D4328 D4329 D4335
  D4420 D4426 D4427 D4429 D4435
  D4520 D4526 D4527
  D4627 D4628
  D4726 D4727
  D4825 D4826 D4828
  D4923..D4925 D4928
  D5017 D5022..D5026
  D5116..D5118 D5121..D5126
  D5204..D5208 D5218 D5222..D5224 D5227
  D5304..D5307 D5317 D5319 D5327
  D5405 D5420 D5422 D5427
  D5519..D5524
  D5620..D5624
  D5721 D5723
  D5822 D5823
  D5921 D5922
  D6020..D6022 D6025 D6034 D6035
  D6119..D6121 D6133..D6135
  D6227
  D6426 D6427
  D6721 D6722
  D6820 D6821 D6823 D6825 D6828
  D6919..D6925 D6928
  D7008 D7021 D7022 D7025
  C2328..C2330
  C2427 C2428
  C5325 C5326
  C6632
  C6731 C6732
  C6803
  H1121
  H1213 H1214
  H1312..H1314 H1321
  H1422 H1423
  H1716..H1718
  H1816..H1819
  H1916..H1920 H1924
  H2003 H2005 H2018..H2021 H2024 H2025
  H2102..H2104 H2119 H2120 H2122 H2123
  H2222 H2223
  H2409
  H2508..H2510
  H2714
  H2815
  H2905 H2916
  H3017
  H3113 H3114 H3116 H3117
  H3217 H3218
  H3317 H3328 H3329
  H3417
  H3626 H3627
  H3726
  H4315 H4318
  H4413 H4414 H4416 H4419 H4420
  H4512..H4515 H4518
  H4610
  H4709 H4710
  H4809 H4810
  H5206
  H5806 H5807
  I-1128 I-1129
  I-1228
  I-1328
  I-1725 I-1732
  I-1824 I-1825 I-1832 I-1833
  I-1925 I-1932
  I-2602
  I-2701
  I-2801
  I-3023..I-3025
  I-3109 I-3110 I-3123 I-3124
  I-3424
  I-3523
  I-3624 I-3625
  I-3724
  I-5005
  I-5201..I-5204
  I-5301..I-5303
  I-5403 I-5404
  I-5919
  I-6219 I-6221
  I-6319..I-6321
  WA2216
  WA2315
  WA2726
  WA4001
  WA4101
  WA4201 WA4202
  WA4301
  WA5306
  WA5406
  WA5507
  WA5608
  WA5711 WA5714 WA5715
  WA5810..WA5813 WA5815 WA5816
  WA5912..WA5915
also marsh: I-1731

fort Brest citadel: D3026 ! printed 5.56
fort Brest belt:
  D2623
  D2723
  D2824
  D2924
  D3025
  D3126 ! reconstructed 62nd fortified region along the Bug; six hexes for six machine-gun units
fort Grodno belt:
  D2601
  D2801
  C2633
  C2733
  C2933
  C3133 ! reconstructed 68th fortified region on the border north-west of Grodno; six hexes for six machine-gun units
fort Minsk line:
  D6301..D6305
  D6401
  C6632 C6633
  C6728..C6731
  C6827 C6828
  C6925 C6926 ! reconstructed Minsk fortified region
fort Mozyr line:
  H2226..H2228
  H2322..H2325 ! reconstructed Mozyr fortified region, through the machine-gun hexes H2322 and H2226 of 10.73
fort Osowiec belt:
  D2008
  D2106 D2107
  D2206
  D2304 D2305 ! reconstructed 66th fortified region behind the Biebrza; six hexes for six machine-gun units
fort Ostrov line: WA1210 WA1310 WA1311 WA1412..WA1414 WA1514 WA1515 ! reconstructed Pskov and Ostrov fortified regions
fort Polotsk line:
  I-1808 I-1809
  I-1909..I-1912
  I-2013
  I-2113
  I-2214 ! reconstructed Polotsk fortified region, forward of I-2012
fort Sebezh line: I-1601..I-1604 WA1625 WA1626 ! reconstructed Sebezh fortified region
fort Slutsk line: D6312 D6313 D6414..D6416 D6516 D6517 D6618 D6619 ! reconstructed Slutsk fortified region
fort scenario 1 strongpoint: I-1829 ! printed 11.1
fort scenario 3 strongpoint: I-2012 ! reconstructed Soviet strongpoint of Polotsk at the start
fort scenario 6 strongpoint:
  I-5312
  I-5413
  I-5514
  I-6119 I-6121
  I-6220 I-6222 ! reconstructed German strongpoints at the start

river Aiviekste minor: C6501/C6601 C6601/C6602 C6701/C6602 C6701/C6702
river Alle minor: C1123/C1223 C1123/C1224 C1123/C1124 C1024/C1124 C1024/C1025
river Basya minor: I-3729/I-3829 I-3829/I-3830 I-3929/I-3830 I-3929/I-3930 I-3930/I-4030 I-3930/I-4031 I-3931/I-4031
  I-4031/I-4032 I-4131/I-4032 I-4032/I-4132 I-4132/I-4033 I-4132/I-4133 I-4133/I-4233
river Berezina major: H2107/H2208 H2108/H2208 H2208/H2209 H2308/H2209 H2308/H2309 H2309/H2409 H2309/H2410 H2310/H2410
  H2410/H2411 H2510/H2411 H2411/H2511 H2511/H2412 H2412/H2512 H2512/H2413 H2512/H2513 H2513/H2613 H2513/H2614
  H2514/H2614 H2614/H2615 H2714/H2615 H2714/H2715 H2715/H2815 H2715/H2816 H2716/H2816 H2816/H2817 H2916/H2817
  H2916/H2917 H2917/H3017 H3017/H3018 H3017/H3117 H3116/H3117 H3117/H3217 H3217/H3218 H3317/H3218 H3317/H3318
  H3317/H3418 H3417/H3418 ! reconstructed major from the Svisloch mouth down; sheet I shows it as an ordinary river to Berezino
river Berezina minor: I-1416/I-1516 I-1516/I-1417 I-1417/I-1517 I-1417/I-1418 I-1317/I-1418 I-1318/I-1418 I-1418/I-1419
  I-1518/I-1419 I-1419/I-1519 I-1519/I-1420 I-1420/I-1520 I-1520/I-1421 I-1520/I-1521 I-1521/I-1621 I-1521/I-1622
  I-1522/I-1622 I-1622/I-1623 I-1722/I-1623 I-1623/I-1723 I-1723/I-1624 I-1624/I-1724 I-1724/I-1625 I-1625/I-1725
  I-1725/I-1626 I-1626/I-1726 I-1726/I-1627 I-1627/I-1727 I-1727/I-1628 I-1727/I-1728 I-1728/I-1828 I-1828/I-1829
  I-1928/I-1829 I-1928/I-1929 I-1929/I-2029 I-1929/I-2030 I-1930/I-2030 I-2030/I-2031 I-2130/I-2031 I-2130/I-2131
  I-2131/I-2231 I-2231/I-2232 I-2331/I-2232 I-2232/I-2332 I-2332/I-2233 I-2332/I-2333 I-2333/I-2433 I-2333/H2201
  H2101/H2201 H2101/H2202 H2101/H2102 H2002/H2102 H2102/H2003 H2003/H2103 H2103/H2004 H2004/H2104 H2104/H2005
  H2005/H2105 H2105/H2006 H2105/H2106 H2106/H2206 H2106/H2207 H2107/H2207, C6129/C6229 C6129/C6230 C6129/C6130
  C6030/C6130 C6030/C6031 C5930/C6031 C5931/C6031 C5931/C6032 C5931/C5932 C5832/C5932 C5932/C5833 C5833/C5933
  C5833/D5601 C5733/D5601 C5733/D5501 D5401/D5501 D5501/D5402 D5402/D5502, I-1419/I-1420 I-1319/I-1420 I-1319/I-1320
  I-1220/I-1320 I-1220/I-1221 I-1120/I-1220 ! reconstructed as sheet I shows it from I-1625 to I-2433, else along its course
river Besed minor: H5501/H5602 H5501/H5502 H5402/H5502 H5502/H5403 H5403/H5503 H5503/H5404 H5404/H5504 H5504/H5405
  H5405/H5505 H5405/H5406 H5305/H5406 H5305/H5306 H5206/H5306 H5206/H5207 H5106/H5207 H5106/H5107 H5007/H5107
  H5007/H5008 H4907/H5008 H4907/H4908 H4808/H4908 H4908/H4809 H4809/H4909 H4809/H4810 H4709/H4810 H4709/H4710
  H4610/H4710 H4710/H4611 H4611/H4711 H4611/H4612 H4511/H4612 H4511/H4512 H4412/H4512 H4512/H4413 H4413/H4513
  H4513/H4414 H4414/H4514 H4514/H4415 H4415/H4515 H4415/H4416 H4315/H4416 H4315/H4316
river Biebrza minor: D3004/D3005 D2904/D3004 D2903/D2904 D2903/D2804 D2803/D2804 D2703/D2804 D2703/D2704 D2604/D2704
  D2604/D2605 D2504/D2605 D2505/D2605 D2505/D2606 D2505/D2506 D2406/D2506 D2406/D2407 D2306/D2406 D2305/D2306
  D2206/D2306 D2206/D2207 D2106/D2207 D2106/D2107 D2007/D2107 D2107/D2008 D2008/D2108 D2008/D2009 D1908/D2009
  D1909/D2009
river Bobr minor: I-2523/I-2624 I-2524/I-2624 I-2524/I-2625 I-2525/I-2625 I-2525/I-2626 I-2525/I-2526 I-2426/I-2526
  I-2526/I-2427 I-2427/I-2527 I-2427/I-2428 I-2327/I-2428 I-2328/I-2428 I-2328/I-2429 I-2329/I-2429 I-2329/I-2430
  I-2329/I-2330 I-2230/I-2330 I-2230/I-2231 I-2130/I-2231 ! reconstructed as sheet I shows it from I-2429 down, else along its course
river Bobrik minor: D5517/D5617 D5517/D5618 D5518/D5618 D5518/D5619 D5519/D5619 D5619/D5620 D5719/D5620 D5620/D5720
  D5720/D5621 D5621/D5721 D5721/D5622 D5622/D5722 D5722/D5623 D5722/D5723 D5723/D5823 D5723/D5824 D5724/D5824
  D5724/D5825
river Bug minor: D1017/D1018 D1117/D1018 D1117/D1118 D1117/D1218 D1217/D1218 D1217/D1317 D1316/D1317 D1316/D1417
  D1416/D1417 D1516/D1417 D1516/D1517 D1516/D1617 D1616/D1617 D1716/D1617 D1716/D1717 D1717/D1817 D1817/D1818
  D1917/D1818 D1818/D1918 D1918/D1819 D1918/D1919 D1919/D2019 D1919/D2020 D1920/D2020 D1920/D2021 D1921/D2021
  D2021/D2022 D2121/D2022 D2121/D2122 D2121/D2222 D2221/D2222 D2321/D2222 D2321/D2322 D2322/D2422 D2422/D2423
  D2522/D2423 D2522/D2523 D2523/D2623 D2623/D2624 D2723/D2624 D2723/D2724 D2724/D2824 D2824/D2825 D2924/D2825
  D2924/D2925 D2925/D3025 D2925/D3026 D2926/D3026 D3026/D3027 D3126/D3027 D3027/D3127 D3127/D3028 D3028/D3128
  D3028/D3029 D2928/D3029 D2929/D3029 D2929/D3030 D2930/D3030 D2930/D3031 D2931/D3031 D2931/D3032 D2932/D3032
  D2932/D3033 D2933/D3033 D3033/D3034 D3133/D3034 D3034/D3134 D3134/D3035 D3035/D3135 ! reconstructed ordinary, as the picture of sheet D draws it; a major Bug would halve every attack of the first turn
river Czarna Hancza minor: C2630/C2730 C2730/C2631 C2730/C2731 C2731/C2831 C2831/C2832 C2931/C2832 C2832/C2932
  C2932/C2833 C2932/C2933 C2933/C3033 C3033/D2801 C3133/D2801 C3133/D2901 D2901/D3001 D3001/D3002 D3101/D3002
  D3101/D3102 D3101/D3202 D3201/D3202
river Desna major: H7004/H7005, H6715/H6816 H6715/H6716 H6616/H6716 H6616/H6617 H6516/H6617 H6517/H6617 H6517/H6618
  H6517/H6518 H6418/H6518 H6518/H6419 H6419/H6519 H6519/H6420 H6420/H6520 H6520/H6421 H6421/H6521 H6521/H6422
  H6422/H6522 H6522/H6423 H6423/H6523 H6523/H6424 H6424/H6524 H6424/H6425 H6324/H6425 H6324/H6325 H6225/H6325
  H6325/H6226 H6226/H6326 H6326/H6227 H6326/H6327 H6327/H6427 H6327/H6428 H6327/H6328 H6228/H6328 H6228/H6229
  H6128/H6229 H6128/H6129 H6029/H6129 H6029/H6030 H5929/H6030 H5929/H5930 H5830/H5930 H5830/H5831 H5730/H5831
  H5730/H5731 H5631/H5731 H5631/H5632 H5531/H5632 H5531/H5532 H5432/H5532 H5432/H5433 H5332/H5433 H5332/H5333
  H5233/H5333 H5233/H5234 H5133/H5233 H5132/H5133 H5132/H5033 H5032/H5033 H4932/H5032 H4931/H4932 H4931/H4832
  H4831/H4832 H4731/H4832 H4731/H4732 H4632/H4732 H4632/H4633 H4532/H4633 H4533/H4633 H4533/H4634 H4533/H4534
  H4434/H4534 H4434/H4435 H4334/H4435 H4335/H4435 ! reconstructed major from Trubchevsk down, where its bridges decided the drive south
river Desna minor: I-6121/I-6122 I-6022/I-6122 I-6122/I-6023 I-6023/I-6123 I-6123/I-6024 I-6024/I-6124 I-6124/I-6025
  I-6025/I-6125 I-6125/I-6026 I-6125/I-6126 I-6126/I-6226 I-6226/I-6227 I-6326/I-6227 I-6326/I-6327 I-6327/I-6427
  I-6327/I-6428 I-6328/I-6428 I-6428/I-6429 I-6528/I-6429 I-6528/I-6529 I-6529/I-6629 I-6629/I-6630 I-6729/I-6630
  I-6729/I-6730 I-6730/I-6830 I-6730/I-6831 I-6731/I-6831 I-6731/I-6832 I-6732/I-6832 I-6732/I-6833 I-6733/I-6833
  I-6733/H6601 H6501/H6601 H6501/H6602 H6502/H6602 H6602/H6603 H6702/H6603 H6702/H6703 H6703/H6803 H6803/H6804
  H6903/H6804 H6903/H6904 H6904/H7004, H7008/H7009 H6908/H7009 H6909/H7009 H6909/H7010 H6910/H7010 H6910/H7011
  H6911/H7011 H6911/H7012 H6912/H7012 H6912/H7013 H6913/H7013 H6913/H7014 H6914/H7014 H6914/H7015 H6914/H6915
  H6815/H6915 H6815/H6816
river Disna minor: I-1510/I-1411 I-1411/I-1511 I-1411/I-1412 I-1311/I-1412 I-1311/I-1312 I-1212/I-1312 I-1212/I-1213
  I-1112/I-1212 I-1111/I-1112 C7012/I-1112 C7012/C7013 C6912/C7013 C6912/C6913 C6813/C6913 C6813/C6814 C6713/C6814
  C6713/C6714 C6614/C6714 C6614/C6615 C6514/C6614 C6513/C6514 C6414/C6514 C6414/C6415 C6314/C6415 C6314/C6315
  C6314/C6215 C6214/C6215 C6114/C6215 C6114/C6115 C6015/C6115 C6115/C6016 C6016/C6116 C6116/C6017 C6017/C6117
river Dnepr major: I-5019/I-5020 I-4919/I-5020 I-4919/I-4920 I-4919/I-4820 I-4819/I-4820 I-4719/I-4820 I-4719/I-4720
  I-4620/I-4720 I-4620/I-4621 I-4520/I-4621 I-4520/I-4521 I-4421/I-4521 I-4421/I-4422 I-4321/I-4421 I-4320/I-4321
  I-4221/I-4321 I-4221/I-4222 I-4121/I-4222 I-4121/I-4122 I-4022/I-4122 I-4022/I-4023 I-3922/I-4022 I-3921/I-3922
  I-3822/I-3922 I-3922/I-3823 I-3823/I-3923 I-3823/I-3824 I-3723/I-3824 I-3723/I-3724 I-3723/I-3624 I-3623/I-3624
  I-3523/I-3624 I-3524/I-3624 I-3524/I-3625 I-3525/I-3625 I-3525/I-3626 I-3526/I-3626 I-3526/I-3627 I-3526/I-3527
  I-3427/I-3527 I-3527/I-3428 I-3428/I-3528 I-3528/I-3429 I-3528/I-3529 I-3529/I-3629 I-3529/I-3630 I-3530/I-3630
  I-3530/I-3631 I-3531/I-3631 I-3531/I-3632 I-3532/I-3632 I-3532/I-3633 I-3533/I-3633 I-3533/H3401 H3301/H3401
  H3301/H3402 H3302/H3402 H3302/H3403 H3303/H3403 H3303/H3404 H3304/H3404 H3304/H3405 H3305/H3405 H3405/H3406
  H3505/H3406 H3406/H3506 H3506/H3407 H3407/H3507 H3507/H3408 H3408/H3508 H3408/H3409 H3308/H3409 H3309/H3409
  H3309/H3410 H3310/H3410 H3310/H3411 H3310/H3311 H3211/H3311 H3211/H3212 H3111/H3212 H3112/H3212 H3112/H3213
  H3113/H3213 H3213/H3214 H3313/H3214 H3214/H3314 H3314/H3215 H3215/H3315 H3315/H3216 H3315/H3316 H3316/H3416
  H3416/H3417 H3516/H3417 H3417/H3517 H3517/H3418 H3418/H3518 H3518/H3419 H3518/H3519 H3519/H3619 H3519/H3620
  H3520/H3620 H3620/H3621 H3720/H3621 H3720/H3721 H3721/H3821 H3721/H3822 H3722/H3822 H3822/H3823 H3922/H3823
  H3823/H3923 H3923/H3824 H3923/H3924 H3924/H4024 H4024/H4025 H4124/H4025 H4025/H4125 H4125/H4026 H4026/H4126
  H4126/H4027 H4027/H4127 H4027/H4028 H3927/H4028 H3927/H3928 H3828/H3928 H3928/H3829 H3829/H3929 H3929/H3830
  H3830/H3930 H3930/H3831 H3831/H3931 H3931/H3832 H3832/H3932 H3932/H3833 H3932/H3933 H3933/H4033 H3933/H4034
  H3934/H4034 H3934/H4035 H3934/H3935 H3835/H3935 ! reconstructed major from Smolensk down, where Orsha and Mogilev have bridges worth a mark
river Dnepr minor: I-6403/I-6404 I-6503/I-6404 I-6404/I-6504 I-6504/I-6405 I-6405/I-6505 I-6505/I-6406 I-6406/I-6506
  I-6506/I-6407 I-6407/I-6507 I-6407/I-6408 I-6307/I-6408 I-6307/I-6308 I-6208/I-6308 I-6308/I-6209 I-6209/I-6309
  I-6309/I-6210 I-6210/I-6310 I-6310/I-6211 I-6211/I-6311 I-6311/I-6212 I-6212/I-6312 I-6312/I-6213 I-6213/I-6313
  I-6213/I-6214 I-6113/I-6214 I-6114/I-6214 I-6114/I-6215 I-6115/I-6215 I-6115/I-6216 I-6115/I-6116 I-6115/I-6016
  I-6015/I-6016 I-5915/I-6016 I-5915/I-5916 I-5915/I-5816 I-5815/I-5816 I-5715/I-5816 I-5715/I-5716 I-5616/I-5716
  I-5616/I-5617 I-5516/I-5617 I-5517/I-5617 I-5517/I-5618 I-5518/I-5618 I-5518/I-5619 I-5518/I-5519 I-5419/I-5519
  I-5519/I-5420 I-5420/I-5520 I-5420/I-5421 I-5320/I-5420 I-5319/I-5320 I-5319/I-5220 I-5219/I-5220 I-5119/I-5219
  I-5118/I-5119 I-5019/I-5119
river Dobysna minor: H2909/H3009 H2909/H3010 H2910/H3010 H2910/H3011 H2911/H3011 H3011/H3012 H3111/H3012 H3012/H3112
  H3112/H3013 H3112/H3113
river Drissa minor: WA2726/I-2801 I-2701/I-2801 I-2701/I-2802 I-2701/I-2702 I-2602/I-2702 I-2702/I-2603 I-2603/I-2703
  I-2703/I-2604 I-2604/I-2704 I-2604/I-2605 I-2504/I-2605 I-2504/I-2505 I-2405/I-2505 I-2405/I-2406 I-2305/I-2405
  I-2304/I-2305 I-2205/I-2305 I-2205/I-2206 I-2105/I-2206 I-2106/I-2206 I-2106/I-2207 I-2106/I-2107 I-2007/I-2107
  I-2007/I-2008 I-1907/I-2008 I-1907/I-1908 I-1808/I-1908 I-1808/I-1809 I-1708/I-1809 I-1708/I-1709 I-1708/I-1609
  I-1608/I-1609 I-1508/I-1609 I-1508/I-1509 I-1508/I-1409 I-1408/I-1409 I-1308/I-1409
river Drut minor: I-3023/I-3024 I-3123/I-3024 I-3024/I-3124 I-3124/I-3025 I-3025/I-3125 I-3125/I-3026 I-3026/I-3126
  I-3026/I-3027 I-2926/I-3027 I-2927/I-3027 I-2927/I-3028 I-2928/I-3028 I-2928/I-3029 I-2929/I-3029 I-2929/I-3030
  I-2930/I-3030 I-2930/I-3031 I-2931/I-3031 I-2931/I-3032 I-2932/I-3032 I-2932/I-3033 I-2933/I-3033 I-3033/H2801
  I-3133/H2801 H2801/H2901 H2901/H2802 H2802/H2902 H2902/H2803 H2902/H2903 H2903/H3003 H2903/H3004 H2904/H3004
  H2904/H3005 H2905/H3005 H2905/H3006 H2906/H3006 H2906/H3007 H2907/H3007 H3007/H3008 H3107/H3008 H3008/H3108
  H3108/H3009 H3009/H3109 H3109/H3010 H3109/H3110 H3110/H3210 H3110/H3211 H3111/H3211
river Dubna minor: C5801/C5901 C5901/C5802 C5901/C5902 C5902/C6002 C6002/C6003 C6102/C6003 C6102/C6103 C6102/C6203
  C6202/C6203 C6302/C6203 C6302/C6303 C6303/C6403 C6403/C6404
river Dubysa minor: C2808/C2908 C2908/C2809 C2809/C2909 C2909/C2810 C2810/C2910 C2910/C2811 C2910/C2911 C2911/C3011
  C2911/C3012 C2912/C3012 C2912/C3013 C2913/C3013 C3013/C3014 C3113/C3014 C3014/C3114 C3114/C3015 C3015/C3115
  C3115/C3016 C3115/C3116 C3116/C3216 C3116/C3217 C3117/C3217 C3117/C3218
river Dvina major: C5601/C5701 C5701/C5602 C5701/C5702 C5702/C5802 C5702/C5803 C5703/C5803 C5703/C5804 C5704/C5804
  C5804/C5805 C5904/C5805 C5805/C5905 C5905/C5806 C5806/C5906 C5906/C5807 C5906/C5907 C5906/C6007 C6006/C6007
  C6006/C6106 C6105/C6106 C6106/C6206 C6206/C6207 C6306/C6207 C6306/C6307 C6306/C6407 C6406/C6407 C6506/C6407
  C6506/C6507 C6506/C6607 C6606/C6607 C6706/C6607 C6706/C6707 C6707/C6807 C6807/C6808 C6907/C6808 C6907/C6908
  C6907/C7008 C7007/C7008 I-1107/C7008 I-1107/I-1108 I-1108/I-1208 I-1208/I-1209 I-1308/I-1209 I-1308/I-1309
  I-1309/I-1409 I-1309/I-1410 I-1310/I-1410 I-1410/I-1411 I-1410/I-1510 I-1509/I-1510 I-1510/I-1610 I-1610/I-1611
  I-1710/I-1611 I-1710/I-1711 I-1711/I-1811 I-1811/I-1812 I-1911/I-1812 I-1911/I-1912 I-1912/I-2012 I-2012/I-2013
  I-2112/I-2013 I-2112/I-2113 I-2112/I-2213 I-2212/I-2213 I-2312/I-2213 I-2213/I-2313 I-2313/I-2214 I-2313/I-2314
  I-2314/I-2414 I-2414/I-2415 I-2514/I-2415 I-2514/I-2515 I-2515/I-2615 I-2615/I-2616 I-2715/I-2616 I-2715/I-2716
  I-2715/I-2816 I-2815/I-2816 I-2815/I-2915 I-2914/I-2915 I-2915/I-3015 I-3015/I-3016 I-3015/I-3115 I-3114/I-3115
  I-3114/I-3215 I-3214/I-3215 I-3214/I-3314 I-3313/I-3314 I-3313/I-3414 I-3413/I-3414 I-3413/I-3513 I-3512/I-3413
  I-3412/I-3512 I-3511/I-3512 I-3511/I-3612 I-3611/I-3612 I-3711/I-3612 ! reconstructed major from the Kasplya mouth down
river Dvina minor: WA4516/WA4616 WA4616/WA4617 WA4716/WA4617 WA4716/WA4717 WA4717/WA4817 WA4817/WA4818 WA4917/WA4818
  WA4917/WA4918 WA4918/WA5018 WA4918/WA5019 WA4919/WA5019 WA4919/WA5020 WA4920/WA5020 WA4920/WA5021 WA4920/WA4921
  WA4821/WA4921 WA4921/WA4822 WA4822/WA4922 WA4922/WA4823 WA4823/WA4923 WA4923/WA4824 WA4824/WA4924 WA4924/WA4825
  WA4825/WA4925 WA4925/WA4826 WA4826/WA4926 WA4826/I-4801 WA4726/I-4801 I-4701/I-4801 I-4701/I-4802 I-4701/I-4702
  I-4602/I-4702 I-4602/I-4603 I-4502/I-4602 I-4501/I-4502 I-4402/I-4502 I-4402/I-4403 I-4302/I-4403 I-4302/I-4303
  I-4203/I-4303 I-4303/I-4204 I-4204/I-4304 I-4304/I-4205 I-4304/I-4305 I-4305/I-4405 I-4305/I-4406 I-4306/I-4406
  I-4306/I-4407 I-4307/I-4407 I-4307/I-4408 I-4307/I-4308 I-4208/I-4308 I-4208/I-4209 I-4108/I-4209 I-4108/I-4109
  I-4009/I-4109 I-4109/I-4010 I-4010/I-4110 I-4010/I-4011 I-3910/I-4011 I-3910/I-3911 I-3811/I-3911 I-3811/I-3812
  I-3711/I-3812 I-3711/I-3712
river Dzitva minor: C4931/C4832 C4832/C4932 C4832/C4833 C4732/C4833 C4733/C4833 C4733/D4601 D4501/D4601 D4501/D4602
  D4502/D4602 D4502/D4603 D4503/D4603 D4503/D4604 D4504/D4604 D4504/D4605 D4505/D4605
river Essa minor: I-1919/I-2020 I-1920/I-2020 I-1920/I-2021 I-1921/I-2021 I-1921/I-2022 I-1922/I-2022 I-2022/I-2023
  I-2122/I-2023 I-2122/I-2123 I-2123/I-2223 I-2223/I-2224 I-2323/I-2224 I-2224/I-2324 I-2324/I-2225 I-2324/I-2325
  I-2325/I-2425 I-2425/I-2426 ! reconstructed flows by Kholopenichi to the lake of Lepel, which the Ulla leaves
river Gaina minor: I-1626/I-1627 I-1526/I-1627 I-1527/I-1627 I-1527/I-1628 I-1528/I-1628 I-1528/I-1629 I-1528/I-1529
  I-1429/I-1529 I-1429/I-1430 ! reconstructed as sheet I shows it
river Gavya minor: C5231/C5331 C5331/C5232 C5232/C5332 C5332/C5233 C5233/C5333 C5233/D5001 C5133/D5001 D4901/D5001
river Gilge minor: C1517/C1618 C1517/C1518 C1418/C1518 C1418/C1419 C1318/C1419 C1318/C1319 C1318/C1219 C1218/C1219
river Goryn minor: D6725/D6826 D6725/D6726 D6626/D6726 D6626/D6627 D6526/D6627 D6526/D6527 D6427/D6527 D6427/D6428
  D6327/D6428 D6327/D6328 D6228/D6328 D6328/D6229 D6229/D6329 D6229/D6230 D6129/D6230 D6130/D6230 D6130/D6231
  D6130/D6131 D6031/D6131 D6031/D6032 D5931/D6032 D5932/D6032 D5932/D6033 D5933/D6033 D5933/D6034 D5933/D5934
  D5834/D5934 D5934/D5835 D5835/D5935
river Iput minor: H5201/H5301 I-5533/H5301 I-5533/H5401 I-5633/H5401 I-5633/I-5733 I-5732/I-5733 I-5733/I-5833
  I-5833/H5601 I-5933/H5601 H5601/H5701 H5701/H5602 H5701/H5702 H5702/H5802 H5702/H5803 H5703/H5803 H5803/H5804
  H5903/H5804 H5804/H5904 H5904/H5805 H5805/H5905 H5805/H5806 H5705/H5806 H5706/H5806 H5706/H5807 H5706/H5707
  H5607/H5707 H5607/H5608 H5507/H5608 H5508/H5608 H5508/H5609 H5509/H5609 H5509/H5610 H5509/H5510 H5410/H5510
  H5410/H5411 H5310/H5411 H5310/H5311 H5211/H5311 H5211/H5212 H5111/H5212 H5111/H5112 H5012/H5112 H5012/H5013
  H4912/H5013 H4913/H5013 H4913/H5014 H4914/H5014 H4914/H5015 H4914/H4915 H4815/H4915 H4915/H4816 H4816/H4916
  H4916/H4817 H4817/H4917 H4817/H4818 H4717/H4818 H4717/H4718 H4717/H4618 H4617/H4618 H4517/H4618 H4518/H4618
  H4518/H4619 H4518/H4519 H4419/H4519 H4419/H4420 H4319/H4419 H4318/H4319
river Jura minor: C2110/C2211 C2111/C2211 C2111/C2212 C2111/C2112 C2012/C2112 C2112/C2013 C2013/C2113 C2113/C2014
  C2014/C2114 C2114/C2015 C2114/C2115 C2115/C2215 C2115/C2216 C2116/C2216 C2116/C2217
river Kasplya minor: I-3712/I-3812 I-3812/I-3813 I-3912/I-3813 I-3912/I-3913 I-3912/I-4013 I-4012/I-4013 I-4112/I-4013
  I-4112/I-4113 I-4113/I-4213 I-4213/I-4214 I-4213/I-4313 I-4312/I-4313 I-4312/I-4413 I-4412/I-4413 I-4512/I-4413
  I-4512/I-4513 I-4513/I-4613 I-4613/I-4614 I-4713/I-4614 I-4614/I-4714 I-4714/I-4615 I-4615/I-4715 I-4715/I-4616
  I-4715/I-4716 I-4716/I-4816 I-4816/I-4817 I-4816/I-4916 I-4915/I-4916 I-4915/I-5016 I-4915/I-5015 I-4914/I-5015
  I-4914/I-5014
river Khmost minor: I-5314/I-5215 I-5215/I-5315 I-5315/I-5216 I-5315/I-5316 I-5316/I-5416 I-5316/I-5417 I-5317/I-5417
  I-5417/I-5418 I-5517/I-5418 I-5517/I-5518
river Kotra minor: D4002/D4102 D4002/D4003 D3902/D4003 D3903/D4003 D3903/D4004 D3903/D3904 D3804/D3904 D3804/D3805
  D3704/D3805 D3704/D3705 D3605/D3705 D3705/D3606 D3606/D3706
river Krzna minor: D2825/D2925 D2825/D2826 D2725/D2826 D2725/D2726 D2626/D2726 D2626/D2627, D2726/D2627 D2627/D2727
river Kunya minor: WA3816/WA3817 WA3916/WA3817 WA3817/WA3917 WA3817/WA3818 WA3717/WA3818 WA3718/WA3818 WA3718/WA3819
  WA3719/WA3819 WA3819/WA3820 WA3919/WA3820 WA3820/WA3920 WA3920/WA3821 WA3821/WA3921 WA3921/WA3822 WA3822/WA3922
  WA3822/WA3823 WA3722/WA3823 WA3722/WA3723 WA3623/WA3723 WA3723/WA3624 WA3624/WA3724 WA3724/WA3625 WA3625/WA3725
  WA3725/WA3626 WA3725/WA3726 WA3726/WA3826 WA3726/I-3801 I-3701/I-3801 I-3801/I-3802
river Lan minor: D6110/D6011 D6011/D6111 D6111/D6012 D6012/D6112 D6112/D6013 D6112/D6113 D6113/D6213 D6113/D6214
  D6114/D6214 D6114/D6215 D6115/D6215 D6115/D6216 D6116/D6216 D6216/D6217 D6316/D6217 D6217/D6317 D6317/D6218
  D6218/D6318 D6318/D6219 D6318/D6319 D6319/D6419 D6319/D6420 D6320/D6420 D6420/D6421 D6520/D6421 D6421/D6521
  D6521/D6422 D6521/D6522 D6522/D6622 D6522/D6623 D6523/D6623 D6523/D6624 D6524/D6624 ! reconstructed along its course to the Pripyat
river Lesna minor: D3117/D3018 D3018/D3118 D3118/D3019 D3118/D3119 D3119/D3219 D3119/D3220 D3120/D3220 D3120/D3221
  D3121/D3221 D3121/D3222 D3122/D3222 D3122/D3223 D3123/D3223 D3123/D3224 D3123/D3124 D3024/D3124 D3024/D3025
  D2924/D3024 D2923/D2924 D2824/D2924
river Liwiec minor: D1118/D1218 D1118/D1219 D1119/D1219 D1219/D1220 D1319/D1220 D1319/D1320 D1320/D1420 D1420/D1421
  D1520/D1421 D1520/D1521 D1521/D1621 D1521/D1622 D1522/D1622 D1622/D1623 D1722/D1623 D1623/D1723 D1723/D1624
river Lososna minor: D3204/D3205 D3104/D3205 D3105/D3205 D3105/D3206 D3105/D3106 D3006/D3106
river Lovat minor: WA4101/WA4201 WA4101/WA4202 WA4102/WA4202 WA4102/WA4203 WA4103/WA4203 WA4203/WA4204 WA4303/WA4204
  WA4204/WA4304 WA4304/WA4205 WA4205/WA4305 WA4205/WA4206 WA4105/WA4206 WA4106/WA4206 WA4106/WA4207 WA4107/WA4207
  WA4107/WA4208 WA4107/WA4108 WA4008/WA4108 WA4108/WA4009 WA4009/WA4109 WA4109/WA4010 WA4010/WA4110 WA4110/WA4011
  WA4011/WA4111 WA4111/WA4012 WA4012/WA4112 WA4012/WA4013 WA3912/WA4013 WA3912/WA3913 WA3813/WA3913 WA3913/WA3814
  WA3814/WA3914 WA3814/WA3815 WA3714/WA3815 WA3715/WA3815 WA3715/WA3816 WA3716/WA3816 WA3716/WA3817 WA3716/WA3717
  WA3617/WA3717 WA3617/WA3618 WA3517/WA3618 WA3518/WA3618 WA3518/WA3619 WA3519/WA3619 WA3519/WA3620 WA3520/WA3620
  WA3520/WA3621 WA3521/WA3621 WA3521/WA3622 WA3522/WA3622 WA3522/WA3623 WA3522/WA3523 WA3423/WA3523 WA3523/WA3424
  WA3424/WA3524 WA3524/WA3425 WA3425/WA3525 WA3525/WA3426 WA3426/WA3526 WA3526/I-3401 I-3401/I-3501 I-3501/I-3402
  I-3402/I-3502 I-3502/I-3403 I-3403/I-3503 I-3503/I-3404 I-3404/I-3504 I-3504/I-3405 I-3504/I-3505 I-3505/I-3605
  I-3505/I-3606 I-3506/I-3606 I-3506/I-3607 I-3506/I-3507 I-3407/I-3507 I-3507/I-3408 I-3408/I-3508 I-3408/I-3409
  I-3308/I-3408 I-3307/I-3408 I-3307/I-3407 I-3306/I-3307 I-3306/I-3207 I-3206/I-3306
river Luchesa minor: I-3314/I-3215 I-3314/I-3315 I-3315/I-3415 I-3315/I-3416 I-3316/I-3416 I-3416/I-3417 I-3516/I-3417
  I-3417/I-3517 I-3517/I-3418 I-3517/I-3518 I-3518/I-3618 I-3518/I-3619 I-3519/I-3619 I-3519/I-3620 I-3520/I-3620
  I-3620/I-3621 I-3720/I-3621
river Memele minor: C4701/C4801 C4801/C4802 C4901/C4802 C4901/C4902 C4902/C5002 C5002/C5003 C5002/C5102 C5101/C5102
  C5102/C5202 C5202/C5203 C5302/C5203 C5302/C5303 C5303/C5403 C5303/C5404
river Mereya minor: I-4122/I-4023 I-4122/I-4123 I-4123/I-4223 I-4223/I-4224 I-4323/I-4224 I-4224/I-4324 I-4324/I-4225
river Merkys minor: C5227/C5228 C5127/C5227 C5126/C5127 C5126/C5027 C5026/C5027 C4926/C5026 C4925/C4926 C4826/C4926
  C4826/C4827 C4726/C4826 C4725/C4726 C4626/C4726 C4626/C4627 C4526/C4627 C4526/C4527 C4427/C4527 C4427/C4428
  C4327/C4428 C4327/C4328 C4228/C4328 C4228/C4229 C4128/C4229 C4128/C4129 C4029/C4129 C4029/C4030 C3929/C4030
  C3929/C3930 C3830/C3930 C3830/C3831 C3730/C3830 C3729/C3730
river Mezha minor: WA5521/WA5622 WA5522/WA5622 WA5522/WA5623 WA5523/WA5623 WA5523/WA5624 WA5523/WA5524 WA5424/WA5524
  WA5524/WA5425 WA5425/WA5525 WA5525/WA5426 WA5426/WA5526 WA5526/I-5401 I-5401/I-5501 I-5501/I-5402 I-5402/I-5502
  I-5402/I-5403 I-5302/I-5403 I-5303/I-5403 I-5303/I-5404 I-5303/I-5304 I-5204/I-5304 I-5204/I-5205 I-5104/I-5205
  I-5104/I-5105 I-5104/I-5005 I-5004/I-5005 I-4904/I-5004 I-4903/I-4904 I-4804/I-4904 I-4804/I-4805 I-4704/I-4805
  I-4704/I-4705 I-4605/I-4705 I-4705/I-4606 I-4606/I-4706 I-4606/I-4607 I-4506/I-4607 I-4506/I-4507 I-4407/I-4507
  I-4407/I-4408
river Minija minor: C1806/C1906 C1806/C1807 C1706/C1807 C1707/C1807 C1707/C1808 C1707/C1708 C1608/C1708 C1608/C1609
  C1508/C1609 C1509/C1609 C1509/C1610 C1509/C1510 C1410/C1510 C1510/C1411 C1411/C1511 C1411/C1412 C1311/C1412
  C1311/C1312 C1311/C1212
river Molchad minor: D4704/D4705 D4705/D4805 D4805/D4806 D4905/D4806 D4806/D4906 D4906/D4807 D4906/D4907 D4907/D5007
  D4907/D5008 D4908/D5008 D4908/D5009 D4909/D5009 D4909/D5010 D4910/D5010
river Msta minor: WA6601/WA6701 WA6701/WA6602 WA6602/WA6702 WA6702/WA6603 WA6603/WA6703 WA6703/WA6604 WA6604/WA6704,
  WA6605/WA6606 WA6505/WA6606 WA6505/WA6506 WA6406/WA6506 WA6406/WA6407 WA6306/WA6407 WA6306/WA6307 WA6207/WA6307
  WA6207/WA6208 WA6107/WA6208 WA6107/WA6108 WA6008/WA6108 WA6108/WA6009 WA6009/WA6109 WA6109/WA6010 WA6010/WA6110
  WA6010/WA6011 WA5910/WA6011 WA5911/WA6011 WA6011/WA6012 WA6111/WA6012 WA6111/WA6112 WA6112/WA6212 WA6212/WA6213
  WA6212/WA6312 WA6311/WA6212 WA6211/WA6311 WA6310/WA6311 ! reconstructed above Vyshny Volochek it is called the Tsna
river Mukhavets minor: D3820/D3920 D3920/D3821 D3821/D3921 D3921/D3822 D3822/D3922 D3822/D3823 D3722/D3823 D3723/D3823
  D3723/D3824 D3723/D3724 D3624/D3724 D3624/D3625 D3524/D3625 D3524/D3525 D3524/D3425 D3424/D3425 D3324/D3425
  D3324/D3325 D3225/D3325 D3225/D3226 D3125/D3226 D3125/D3126 D3125/D3026 D3025/D3026 ! reconstructed along its course by Kobrin
river Musa minor: C4001/C4101 C4101/C4002 C4002/C4102 C4102/C4003 C4003/C4103 C4103/C4004 C4004/C4104 C4004/C4005
  C3904/C4005 C3905/C4005 C3905/C4006 C3906/C4006 C3906/C4007 C3907/C4007 C4007/C4008 C4107/C4008 C4107/C4108
  C4107/C4208 C4207/C4208 C4307/C4208 C4307/C4308 C4307/C4408 C4407/C4408 C4407/C4507 C4506/C4507 C4506/C4607
  C4606/C4607 C4606/C4706 C4705/C4706 C4705/C4806
river Narew minor: D1012/D1013 D1012/D1112 D1111/D1012 D1011/D1111 D1110/D1111 D1110/D1211 D1210/D1211 D1210/D1310
  D1309/D1310 D1309/D1410 D1409/D1410 D1409/D1509 D1508/D1509 D1509/D1609 D1609/D1610 D1709/D1610 D1610/D1710
  D1710/D1611 D1710/D1711 D1710/D1811 D1810/D1811 D1810/D1910 D1909/D1910 D1909/D2010 D2009/D2010 D2109/D2010
  D2109/D2110 D2109/D2210 D2209/D2210 D2309/D2210 D2309/D2310 D2310/D2410 D2310/D2411 D2311/D2411 D2311/D2412
  D2312/D2412 D2312/D2413 D2313/D2413 D2413/D2414 D2513/D2414 D2513/D2514 D2514/D2614 D2614/D2615 D2614/D2714
  D2713/D2714 D2714/D2814 D2814/D2815 D2814/D2914 D2913/D2914 D2914/D3014 D3014/D3015 D3014/D3114 D3113/D3114
  D3113/D3214 D3213/D3214 D3313/D3214 D3313/D3314 D3314/D3414 D3414/D3415 D3514/D3415 D3514/D3515 D3515/D3615
  D3615/D3616
river Neman major: C1313/C1314 C1314/C1414 C1414/C1415 C1514/C1415 C1514/C1515 C1515/C1615 C1615/C1616 C1715/C1616
  C1715/C1716 C1716/C1816 C1816/C1817 C1916/C1817 C1916/C1917 C1917/C2017 C2017/C2018 C2017/C2117 C2116/C2117
  C2117/C2217 C2217/C2218 C2317/C2218 C2317/C2318 C2317/C2418 C2417/C2418 C2517/C2418 C2517/C2518 C2517/C2618
  C2617/C2618 C2617/C2717 C2716/C2717 C2717/C2817 C2817/C2818 C2817/C2917 C2916/C2917 C2917/C3017 C3017/C3018
  C3117/C3018 C3117/C3118 C3118/C3218 C3218/C3219 C3318/C3219 C3318/C3319 C3319/C3419 C3419/C3420 C3519/C3420
  C3519/C3520 C3520/C3620 C3620/C3621 C3720/C3621 C3720/C3721 C3721/C3821 C3721/C3822 C3722/C3822 C3722/C3823
  C3723/C3823 C3723/C3824 C3724/C3824 C3724/C3825 C3725/C3825 C3725/C3826 C3726/C3826 C3726/C3827 C3727/C3827
  C3727/C3828 C3727/C3728 C3628/C3728 C3728/C3629 C3629/C3729 C3729/C3630 C3630/C3730 C3730/C3631 C3631/C3731
  C3731/C3632 C3632/C3732 C3632/C3633 C3532/C3633 C3532/C3533 C3433/C3533 C3533/D3201 D3201/D3301 D3301/D3202
  D3202/D3302 D3302/D3203 D3203/D3303 D3303/D3204 D3204/D3304 D3304/D3205 D3304/D3305 D3304/D3405 D3404/D3405
  D3504/D3405 D3405/D3505 D3505/D3406 D3505/D3506 D3506/D3606 D3606/D3607 D3706/D3607 D3706/D3707 D3707/D3807
  D3807/D3808 D3907/D3808 D3907/D3908 D3907/D4008 D4007/D4008 ! reconstructed major from the Shchara mouth down
river Neman minor: D6301/D6302 D6302/D6402 D6402/D6403 D6502/D6403 D6403/D6503 D6503/D6404 D6404/D6504 D6504/D6405
  D6405/D6505 D6405/D6406 D6305/D6406 D6306/D6406 D6306/D6407 D6307/D6407 D6307/D6408 D6307/D6308 D6307/D6208
  D6207/D6307 D6306/D6207 D6206/D6207 D6106/D6207 D6106/D6107 D6106/D6007 D6006/D6007 D5906/D6006 D5905/D5906
  D5905/D5806 D5805/D5806 D5705/D5805 D5704/D5705 D5704/D5605 D5604/D5605 D5504/D5604 D5503/D5504 D5503/D5404
  D5403/D5503 D5502/D5403 D5402/D5403 D5302/D5402 D5301/D5302 D5301/D5202 D5201/D5202 D5101/D5201 C5333/D5101
  D5001/D5101 D5001/D5002 D4901/D5002 D4901/D4902 D4802/D4902 D4902/D4803 D4803/D4903 D4803/D4804 D4703/D4804
  D4703/D4704 D4604/D4704 D4704/D4605 D4605/D4705 D4605/D4606 D4505/D4606 D4505/D4506 D4406/D4506 D4406/D4407
  D4306/D4407 D4306/D4307 D4306/D4207 D4206/D4207 D4106/D4207 D4106/D4107 D4007/D4107
river Nerussa minor: H6915/H6816 H6915/H6916 H6916/H7016 H7016/H7017
river Netta minor: C2429/C2529 C2529/C2430 C2430/C2530 C2530/C2431 C2431/C2531 C2531/C2432 C2531/C2532 C2532/C2632
  C2632/C2633 C2732/C2633 C2633/C2733 C2733/D2401 D2401/D2501 D2501/D2402 D2402/D2502 D2502/D2403 D2403/D2503
  D2503/D2404 D2404/D2504 D2504/D2405 D2405/D2505 D2405/D2406 D2305/D2406 ! reconstructed the Rospuda and the Netta by Augustow
river Nevezis minor: C4411/C4412 C4311/C4411 C4310/C4311 C4310/C4211 C4210/C4310 C4309/C4210 C4209/C4210 C4109/C4209
  C4108/C4109 C4009/C4109 C4009/C4010 C3909/C4009 C3908/C3909 C3809/C3909 C3909/C3810 C3810/C3910 C3810/C3811
  C3710/C3811 C3711/C3811 C3711/C3812 C3712/C3812 C3712/C3813 C3713/C3813 C3713/C3814 C3713/C3714 C3614/C3714
  C3714/C3615 C3615/C3715 C3615/C3616 C3515/C3616 C3516/C3616 C3516/C3617 C3516/C3517 C3417/C3517 C3517/C3418
  C3418/C3518 C3518/C3419 C3419/C3519
river Nurzec minor: D1817/D1917 D1916/D1917 D1916/D2017 D2016/D2017 D2016/D2116 D2115/D2116 D2116/D2216 D2216/D2217
  D2316/D2217 D2316/D2317 D2317/D2417 D2417/D2418 D2517/D2418 D2517/D2518 D2518/D2618
river Obol minor: I-2906/I-2907 I-2807/I-2907 I-2907/I-2808 I-2808/I-2908 I-2908/I-2809 I-2809/I-2909 I-2809/I-2810
  I-2709/I-2810 I-2710/I-2810 I-2710/I-2811 I-2710/I-2711 I-2611/I-2711 I-2611/I-2612 I-2511/I-2612 I-2511/I-2512
  I-2412/I-2512 I-2412/I-2413 I-2312/I-2413 I-2312/I-2313
river Obolyanka minor: I-3315/I-3316 I-3216/I-3316 I-3316/I-3217 I-3217/I-3317 I-3217/I-3218 I-3117/I-3218 I-3118/I-3218
  I-3118/I-3219 I-3119/I-3219 I-3119/I-3220 I-3120/I-3220
river Obsha minor: I-5304/I-5205 I-5304/I-5305 I-5305/I-5405 I-5405/I-5406 I-5405/I-5505 I-5504/I-5505 I-5504/I-5605
  I-5604/I-5605 I-5604/I-5704 I-5703/I-5704 I-5704/I-5804 I-5804/I-5805 I-5904/I-5805 I-5904/I-5905
river Olsa minor: H2502/H2602 H2502/H2603 H2503/H2603 H2503/H2604 H2503/H2504 H2404/H2504 H2504/H2405 H2405/H2505
  H2505/H2406 H2406/H2506 H2506/H2407 H2407/H2507 H2507/H2408 H2408/H2508 H2508/H2409 H2409/H2509 H2509/H2410
  H2410/H2510
river Oressa minor: H1113/H1214 H1114/H1214 H1114/H1215 H1115/H1215 H1115/H1216 H1116/H1216 H1116/H1217 H1117/H1217
  H1217/H1218 H1317/H1218 H1317/H1318 H1318/H1418 H1418/H1419 H1518/H1419 H1518/H1519 H1519/H1619 H1619/H1620
  H1719/H1620 H1719/H1720 H1719/H1820
river Oshmyanka minor: C5521/C5422 C5422/C5522 C5522/C5423 C5423/C5523 C5523/C5424 C5424/C5524 C5524/C5425 C5425/C5525
  C5525/C5426 C5426/C5526
river Oster minor: I-5926/I-6026 I-5926/I-6027 I-5927/I-6027 I-6027/I-6028 I-6127/I-6028 I-6028/I-6128 I-6128/I-6029
  I-6029/I-6129 I-6129/I-6030 I-6030/I-6130 I-6030/I-6031 I-5930/I-6030 I-5929/I-5930 I-5929/I-5830 I-5829/I-5830
  I-5729/I-5829 I-5728/I-5729 I-5629/I-5729 I-5729/I-5630 I-5630/I-5730 I-5730/I-5631 I-5631/I-5731 I-5631/I-5632
  I-5531/I-5631 I-5530/I-5531 I-5431/I-5531 I-5431/I-5432 I-5331/I-5432 I-5332/I-5432 I-5332/I-5433 I-5332/I-5333
  I-5233/I-5333 I-5233/H5001 I-5133/I-5233 I-5132/I-5133
river Osuga minor: WA6925/WA6926 WA6925/WA6826 WA6825/WA6826 WA6725/WA6826 WA6725/WA6726 WA6626/WA6726 WA6626/I-6601
  WA6526/I-6601 WA6526/I-6501 I-6401/I-6501 I-6401/I-6402 I-6301/I-6402 I-6301/I-6302 I-6202/I-6302
river Pisa minor: D1504/D1405 D1405/D1505 D1505/D1406 D1406/D1506 D1506/D1407 D1407/D1507 D1507/D1408 D1408/D1508
  D1508/D1409
river Plissa minor: I-1829/I-1929 I-1829/I-1830 I-1729/I-1830 I-1730/I-1830 ! reconstructed as sheet I shows it
river Pola minor: WA4201/WA4301 WA4301/WA4202 WA4301/WA4302 WA4302/WA4402 WA4302/WA4403 WA4303/WA4403 WA4403/WA4404
  WA4503/WA4404 WA4404/WA4504 WA4504/WA4405 WA4504/WA4505 WA4505/WA4605 WA4605/WA4606 WA4605/WA4705 WA4704/WA4705
  WA4704/WA4805 WA4704/WA4804 WA4703/WA4804 WA4803/WA4804 WA4803/WA4903 WA4902/WA4803 WA4802/WA4902 WA4901/WA4902
  WA4901/WA5002 WA4901/WA5001, WA5301/WA5401 WA5301/WA5402 WA5302/WA5402 WA5302/WA5403 WA5303/WA5403 WA5303/WA5404
river Polota minor: I-2206/I-2306 I-2306/I-2207 I-2207/I-2307 I-2207/I-2208 I-2107/I-2208 I-2108/I-2208 I-2108/I-2209
  I-2108/I-2109 I-2009/I-2109 I-2109/I-2010 I-2010/I-2110 I-2110/I-2011 I-2011/I-2111 I-2011/I-2012 I-1911/I-2012
river Pregel minor: C1022/C1023 C1122/C1023 C1122/C1123 C1122/C1223 C1222/C1223 C1322/C1223 C1322/C1323 C1323/C1423
  C1423/C1424 C1423/C1523 C1522/C1523 C1523/C1623 C1623/C1624 C1623/C1723 ! reconstructed from Insterburg to the sea by Wehlau, where the Alle joins
river Pripyat major: D6725/D6825 D6825/D6826 D6825/D6925 D6924/D6925 D6925/D7025 D7025/D7026 H1125/D7026 H1125/H1126
  H1125/H1226 H1225/H1226 H1325/H1226 H1325/H1326 H1325/H1426 H1425/H1426 H1425/H1525 H1524/H1525 H1525/H1625
  H1625/H1626 H1625/H1725 H1724/H1725 H1724/H1825 H1824/H1825 H1924/H1825 H1924/H1925 H1924/H2025 H2024/H2025
  H2124/H2025 H2124/H2125 H2124/H2225 H2224/H2225 H2324/H2225 H2324/H2325 H2324/H2425 H2424/H2425 H2524/H2425
  H2524/H2525 H2525/H2625 H2525/H2626 H2526/H2626 H2626/H2627 H2726/H2627 H2726/H2727 H2727/H2827 H2727/H2828
  H2728/H2828 H2828/H2829 H2928/H2829 H2928/H2929 H2929/H3029 H2929/H3030 H2930/H3030 H3030/H3031 H3130/H3031
  H3031/H3131 H3131/H3032 H3131/H3132 H3132/H3232 H3232/H3233 H3332/H3233 H3332/H3333 H3333/H3433 H3433/H3434
  H3533/H3434 H3434/H3534 H3534/H3435 H3534/H3535 H3535/H3635 ! reconstructed major from the Goryn mouth down
river Pripyat minor: D6724/D6725 D6724/D6625 D6624/D6625 D6524/D6625 D6524/D6525 D6524/D6425 D6424/D6425 D6324/D6425
  D6324/D6325 D6225/D6325 D6225/D6226 D6125/D6225 D6124/D6125 D6025/D6125 D6025/D6026 D5925/D6025 D5924/D5925
  D5825/D5925 D5825/D5826 D5725/D5826 D5725/D5726 D5725/D5626 D5625/D5626 D5525/D5625 D5524/D5525 D5425/D5525
  D5425/D5426 D5325/D5426 D5325/D5326 D5226/D5326 D5226/D5227 D5126/D5226 D5125/D5126 D5026/D5126 D5026/D5027,
  D5525/D5426 D5426/D5526 D5526/D5427 D5427/D5527 D5427/D5428 D5327/D5428 D5327/D5328 D5228/D5328 D5228/D5229
  D5128/D5228 D5127/D5128 D5028/D5128 D5028/D5029 D4928/D5029 D4928/D4929 D4829/D4929 D4829/D4830 D4729/D4829
  D4728/D4729 D4728/D4629 D4628/D4629 D4528/D4629 D4528/D4529 D4528/D4429 D4428/D4429 D4328/D4429 D4328/D4329
  D4229/D4329 D4329/D4230 D4230/D4330 D4230/D4231 D4130/D4231 D4131/D4231 D4131/D4232 D4132/D4232 D4132/D4233
  D4133/D4233 D4133/D4234 D4134/D4234 D4134/D4235 D4135/D4235, D4130/D4131 D4031/D4131 D4031/D4032 D3931/D4032
  D3931/D3932
river Pronya minor: I-4126/I-4127 I-4127/I-4227 I-4127/I-4228 I-4128/I-4228 I-4128/I-4229 I-4129/I-4229 I-4229/I-4230
  I-4329/I-4230 I-4230/I-4330 I-4330/I-4231 I-4231/I-4331 I-4331/I-4232 I-4232/I-4332 I-4332/I-4233 I-4233/I-4333
  I-4233/H4001 I-4133/H4001 H3901/H4001 H3901/H4002 H3902/H4002 H3902/H4003 H3903/H4003 H4003/H4004 H4103/H4004
  H4004/H4104 H4104/H4005
river Ptich minor: D6701/D6602 D6602/D6702 D6702/D6603 D6702/D6703 D6703/D6803 D6703/D6804 D6704/D6804 D6804/D6805
  D6904/D6805 D6805/D6905 D6905/D6806 D6905/D6906 D6906/D7006 D7006/D7007 H1106/D7007 D7007/H1107 H1107/D7008
  H1107/H1108 H1108/H1208 H1208/H1209 H1308/H1209 H1209/H1309 H1309/H1210 H1309/H1310 H1310/H1410 H1310/H1411
  H1310/H1311 H1211/H1311 H1311/H1212 H1212/H1312 H1312/H1213 H1213/H1313 H1313/H1214 H1214/H1314 H1314/H1215
  H1215/H1315 H1315/H1216 H1216/H1316 H1316/H1217 H1316/H1317 H1317/H1417 H1417/H1418 H1517/H1418 H1517/H1518
  H1518/H1618 H1618/H1619 H1718/H1619 H1718/H1719 H1719/H1819 H1819/H1820 H1819/H1919 H1918/H1919 H1919/H2019
  H2019/H2020 H2119/H2020 H2020/H2120 H2120/H2021 H2021/H2121 H2121/H2022 H2022/H2122 H2122/H2023 H2023/H2123
  H2123/H2024 H2123/H2124 H2124/H2224
river Ret minor: H6427/H6428 H6527/H6428 H6527/H6528 H6528/H6628 ! reconstructed as the picture of sheet H shows it
river Ross minor: D3707/D3808 D3708/D3808 D3808/D3809 D3908/D3809 D3809/D3909 D3909/D3810 D3810/D3910 D3910/D3811
  D3811/D3911 D3811/D3812 D3711/D3812 D3712/D3812 D3712/D3813 D3713/D3813
river Scheschupe minor: C2117/C2018 C2117/C2118 C2118/C2218 C2218/C2219 C2318/C2219 C2318/C2319 C2318/C2419 C2418/C2419
  C2518/C2419 C2518/C2519 C2519/C2619 C2519/C2620 C2520/C2620 C2620/C2621 C2720/C2621 C2720/C2721 C2721/C2821
  C2821/C2822 C2921/C2822 C2921/C2922 C2922/C3022 C3022/C3023 C3122/C3023 C3023/C3123 C3123/C3024 C3024/C3124
  C3124/C3025 C3025/C3125 C3125/C3026 C3026/C3126 C3126/C3027 C3126/C3127 C3127/C3227 C3127/C3228 C3128/C3228
  C3128/C3229
river Servech minor: C6918/C6919 C6819/C6919 C6919/C6820 C6820/C6920 C6920/C6821 C6821/C6921 C6821/C6822 C6721/C6822
  C6721/C6722 C6622/C6722 C6722/C6623 C6623/C6723 C6723/C6624 C6624/C6724 C6724/C6625
river Seym minor: H5731/H5831 H5831/H5832 H5931/H5832 H5931/H5932 H5931/H6032 H6031/H6032 H6131/H6032 H6131/H6132
  H6132/H6232 H6232/H6233 H6332/H6233 H6332/H6333 H6332/H6433 H6432/H6433 H6432/H6532 H6531/H6532 H6531/H6632
  H6631/H6632 H6631/H6731 H6730/H6731 H6731/H6831 H6831/H6832 H6931/H6832 H6931/H6932 H6932/H7032 H7032/H7033
river Shchara minor: D4107/D4207 D4207/D4208 D4307/D4208 D4307/D4308 D4308/D4408 D4408/D4409 D4508/D4409 D4508/D4509
  D4509/D4609 D4509/D4610 D4510/D4610 D4610/D4611 D4710/D4611 D4611/D4711 D4711/D4612 D4612/D4712 D4712/D4613
  D4613/D4713 D4713/D4614 D4713/D4714 D4713/D4814 D4813/D4814 D4913/D4814 D4814/D4914 D4914/D4815 D4914/D4915
  D4915/D5015 D5015/D5016 D5115/D5016 D5115/D5116 D5116/D5216 D5216/D5217 D5216/D5316 D5315/D5316 D5315/D5416
  D5415/D5416 D5415/D5515 D5514/D5515 D5514/D5615 D5514/D5614 D5513/D5614 D5513/D5613 D5512/D5513 D5512/D5413
  D5412/D5512 D5511/D5412 D5411/D5511 D5510/D5411 D5410/D5411
river Shelon minor: WA3001/WA3101 WA3001/WA3002 WA2901/WA3002 WA2901/WA2902 WA2802/WA2902 WA2802/WA2803 WA2702/WA2803
  WA2702/WA2703 WA2603/WA2703 WA2603/WA2604 WA2503/WA2604 WA2504/WA2604 WA2504/WA2605 WA2504/WA2505 WA2405/WA2505
  WA2505/WA2406 WA2505/WA2506 WA2506/WA2606 WA2506/WA2607 WA2507/WA2607 WA2607/WA2608 WA2707/WA2608 WA2707/WA2708
  WA2708/WA2808 WA2708/WA2809 WA2709/WA2809 WA2709/WA2810 WA2710/WA2810 WA2710/WA2811 WA2710/WA2711 WA2611/WA2711
  WA2611/WA2612 WA2511/WA2611 WA2510/WA2511 WA2510/WA2411
river Sinyaya minor: WA1513/WA1614 WA1514/WA1614 WA1514/WA1615 WA1515/WA1615 WA1515/WA1616 WA1516/WA1616 WA1516/WA1617
  WA1516/WA1517 WA1417/WA1517 WA1517/WA1418 WA1418/WA1518 WA1518/WA1419 WA1419/WA1519 WA1519/WA1420 WA1420/WA1520
  WA1520/WA1421 WA1421/WA1521 WA1521/WA1422 WA1422/WA1522 WA1522/WA1423 WA1423/WA1523 WA1523/WA1424
river Slovechna minor: H2929/H2930 H2830/H2930 H2830/H2831 H2730/H2830 H2729/H2730 H2630/H2730 H2630/H2631 H2530/H2631
  H2530/H2531 H2530/H2431 H2430/H2431 H2330/H2431 H2330/H2331 H2231/H2331 H2231/H2232 H2131/H2232 H2131/H2132
  H2032/H2132 H2032/H2033 H1932/H2032 H1931/H1932 H1832/H1932 H1832/H1833 H1732/H1833 H1732/H1733 H1633/H1733
  H1733/H1634 H1634/H1734
river Sluch minor: D6711/D6811 D6711/D6812 D6712/D6812 D6812/D6813 D6912/D6813 D6813/D6913 D6913/D6814 D6814/D6914
  D6914/D6815 D6815/D6915 D6915/D6816 D6816/D6916 D6916/D6817 D6817/D6917 D6917/D6818 D6818/D6918 D6918/D6819
  D6819/D6919 D6919/D6820 D6820/D6920 D6920/D6821 D6821/D6921 D6921/D6822 D6822/D6922 D6922/D6823 D6823/D6923
  D6923/D6824 D6824/D6924 D6924/D6825, D5934/D6034 D6034/D6035 D6134/D6035 D6035/D6135
river Snov minor: H5515/H5416 H5515/H5516 H5516/H5616 H5516/H5617 H5517/H5617 H5517/H5618 H5518/H5618 H5518/H5619
  H5519/H5619 H5519/H5620 H5520/H5620 H5520/H5621 H5521/H5621 H5521/H5622 H5521/H5522 H5422/H5522 H5522/H5423
  H5423/H5523 H5423/H5424 H5323/H5424 H5323/H5324 H5323/H5224 H5223/H5224 H5123/H5224 H5123/H5124 H5024/H5124
  H5124/H5025 H5025/H5125 H5125/H5026 H5125/H5126 H5126/H5226 H5126/H5227 H5126/H5127 H5027/H5127 H5027/H5028
  H4927/H5028 H4928/H5028 H4928/H5029 H4928/H4929 H4829/H4929 H4929/H4830 H4830/H4930 H4830/H4831 H4730/H4831
  H4731/H4831
river Sozh major: H4219/H4220 H4119/H4220 H4120/H4220 H4120/H4221 H4121/H4221 H4121/H4222 H4122/H4222 H4122/H4223
  H4123/H4223 H4123/H4224 H4124/H4224 H4124/H4225 H4124/H4125 ! reconstructed major from Gomel down
river Sozh minor: I-5722/I-5623 I-5623/I-5723 I-5723/I-5624 I-5624/I-5724 I-5624/I-5625 I-5524/I-5625 I-5524/I-5525
  I-5425/I-5525 I-5425/I-5426 I-5325/I-5426 I-5325/I-5326 I-5226/I-5326 I-5326/I-5227 I-5227/I-5327 I-5227/I-5228
  I-5127/I-5228 I-5128/I-5228 I-5128/I-5229 I-5128/I-5129 I-5029/I-5129 I-5029/I-5030 I-4929/I-5030 I-4930/I-5030
  I-4930/I-5031 I-4931/I-5031 I-4931/I-5032 I-4932/I-5032 I-4932/I-5033 I-4932/I-4933 I-4833/I-4933 I-4933/H4601
  H4601/H4701 H4701/H4602 H4602/H4702 H4602/H4603 H4502/H4603 H4502/H4503 H4403/H4503 H4403/H4404 H4303/H4404
  H4303/H4304 H4204/H4304 H4204/H4205 H4104/H4205 H4104/H4105 H4005/H4105 H4105/H4006 H4006/H4106 H4106/H4007
  H4007/H4107 H4107/H4008 H4008/H4108 H4008/H4009 H3908/H4009 H3909/H4009 H3909/H4010 H3910/H4010 H3910/H4011
  H3911/H4011 H3911/H4012 H3912/H4012 H3912/H4013 H3913/H4013 H4013/H4014 H4113/H4014 H4014/H4114 H4114/H4015
  H4114/H4115 H4115/H4215 H4215/H4216 H4315/H4216 H4216/H4316 H4316/H4217 H4217/H4317 H4317/H4218 H4218/H4318
  H4318/H4219 H4219/H4319
river Stokhod minor: D5128/D5229 D5128/D5129 D5029/D5129 D5029/D5030 D4929/D5030 D4929/D4930 D4830/D4930 D4830/D4831
  D4730/D4831 D4731/D4831 D4731/D4832 D4732/D4832 D4732/D4833 D4732/D4733 D4633/D4733 D4733/D4634 D4634/D4734
  D4634/D4635 D4534/D4635 D4535/D4635
river Styr minor: D5525/D5626 D5526/D5626 D5526/D5627 D5527/D5627 D5527/D5628 D5528/D5628 D5528/D5629 D5529/D5629
  D5529/D5630 D5530/D5630 D5530/D5631 D5531/D5631 D5531/D5632 D5531/D5532 D5432/D5532 D5532/D5433 D5433/D5533
  D5433/D5434 D5333/D5434 D5334/D5434 D5334/D5435 D5334/D5335 D5235/D5335
river Sudost minor: H6905/H6806 H6805/H6806 H6705/H6806 H6705/H6706 H6606/H6706 H6706/H6607 H6607/H6707 H6607/H6608
  H6507/H6608 H6508/H6608 H6508/H6609 H6508/H6509 H6409/H6509 H6509/H6410 H6410/H6510 H6510/H6411 H6411/H6511
  H6411/H6412 H6311/H6412 H6312/H6412 H6312/H6413 H6313/H6413 H6313/H6414 H6314/H6414 H6314/H6415 H6315/H6415
  H6315/H6416 H6316/H6416 H6316/H6417 H6317/H6417 H6417/H6418 H6517/H6418
river Suprasl minor: D2410/D2411 D2410/D2510 D2509/D2510 D2510/D2610 D2610/D2611 D2610/D2710 D2709/D2710 D2710/D2810
  D2810/D2811 D2910/D2811 D2910/D2911 D2911/D3011 D3011/D3012 D3111/D3012
river Sventa minor: C5510/C5610 C5509/C5510 C5509/C5410 C5409/C5410 C5309/C5409 C5308/C5309 C5209/C5309 C5209/C5210
  C5109/C5210 C5109/C5110 C5010/C5110 C5010/C5011 C4910/C5010 C4909/C4910 C4909/C4810 C4809/C4810 C4709/C4810
  C4709/C4710 C4610/C4710 C4710/C4611 C4611/C4711 C4711/C4612 C4612/C4712 C4612/C4613 C4512/C4613 C4513/C4613
  C4513/C4614 C4513/C4514 C4414/C4514 C4514/C4415 C4415/C4515 C4415/C4416 C4315/C4416 C4315/C4316 C4216/C4316
  C4216/C4217 C4116/C4217 C4116/C4117 C4017/C4117
river Svisloch minor: C7030/C7031 C6930/C7031 C6931/C7031 C6931/C7032 C6932/C7032 C6932/C7033 C6933/C7033 C7033/D6801
  I-1133/D6801 D6801/D6901 D6901/D6802 D6901/D6902 D6902/D7002 D6902/D7003 D6903/D7003 D7003/D7004 H1103/D7004
  H1103/H1104 H1104/H1204 H1204/H1205 H1304/H1205 H1304/H1305 H1305/H1405 H1405/H1406 H1505/H1406 H1406/H1506
  H1506/H1407 H1506/H1507 H1507/H1607 H1607/H1608 H1707/H1608 H1707/H1708 H1708/H1808 H1808/H1809 H1808/H1908
  H1907/H1908 H1907/H2008 H2007/H2008 H2007/H2107 H2106/H2107, D3406/D3506 D3506/D3407 D3407/D3507 D3407/D3408
  D3307/D3408 D3308/D3408 D3308/D3409 D3309/D3409 D3309/D3410 D3310/D3410 D3310/D3411 D3311/D3411 D3311/D3412
  D3312/D3412 D3412/D3413
river Svolna minor: I-1702/I-1803 I-1703/I-1803 I-1703/I-1804 I-1703/I-1704 I-1604/I-1704 I-1704/I-1605 I-1605/I-1705
  I-1605/I-1606 I-1505/I-1606 I-1505/I-1506 I-1406/I-1506 I-1406/I-1407 I-1306/I-1407 I-1307/I-1407 I-1307/I-1408
  I-1308/I-1408
river Toczna minor: D2122/D2222 ! reconstructed the small stream of the picture of sheet D; its name is ours
river Tsna minor: D5917/D6017 D5917/D6018 D5918/D6018 D5918/D6019 D5919/D6019 D6019/D6020 D6119/D6020 D6020/D6120
  D6120/D6021 D6120/D6121 D6121/D6221 D6121/D6222 D6122/D6222 D6122/D6223 D6123/D6223 D6123/D6224 D6124/D6224
  D6224/D6225 D6324/D6225
river Tvertsa minor: WA7009/WA7010 WA6909/WA7010 WA6910/WA7010 WA6910/WA7011 WA6911/WA7011 WA6911/WA7012 WA6911/WA6912
  WA6812/WA6912 WA6912/WA6813 WA6813/WA6913 WA6813/WA6814 WA6713/WA6814 WA6713/WA6714 WA6713/WA6614 WA6613/WA6614
  WA6513/WA6613 WA6512/WA6513 WA6413/WA6513 WA6413/WA6414 WA6313/WA6413 WA6312/WA6313
river Ubort minor: H1825/H1925 H1825/H1826 H1725/H1826 H1726/H1826 H1726/H1827 H1727/H1827 H1727/H1828 H1728/H1828
  H1728/H1829 H1728/H1729 H1629/H1729 H1729/H1630 H1630/H1730 H1630/H1631 H1530/H1631 H1530/H1531 H1530/H1431
  H1430/H1431 H1330/H1431 H1330/H1331 H1231/H1331 H1231/H1232 H1131/H1232 H1132/H1232 H1132/H1233 H1133/H1233
  H1233/H1234 H1333/H1234 H1234/H1334 H1234/H1235 H1134/H1235 H1135/H1235
river Ugra minor: I-7018/I-7019 I-6918/I-7019 I-6918/I-6919 I-6918/I-6819 I-6818/I-6819 I-6718/I-6819 I-6718/I-6719
  I-6718/I-6619 I-6618/I-6619 I-6518/I-6619 I-6518/I-6519 I-6419/I-6519 I-6519/I-6420 I-6420/I-6520 I-6520/I-6421
  I-6520/I-6521 I-6521/I-6621 I-6621/I-6622 I-6721/I-6622 I-6721/I-6722 I-6721/I-6822 I-6821/I-6822 I-6921/I-6822
river Ulla minor: I-2415/I-2515 I-2415/I-2416 I-2315/I-2416 I-2316/I-2416 I-2316/I-2417 I-2317/I-2417 I-2317/I-2418
  I-2317/I-2318 I-2218/I-2318 I-2318/I-2219 I-2219/I-2319 I-2219/I-2220 I-2119/I-2220 I-2119/I-2120 I-2119/I-2020
  I-2019/I-2020
river Usha minor: C6326/C6227 C6227/C6327 C6327/C6228 C6228/C6328 C6328/C6229
river Ushacha minor: I-1912/I-2013 I-1913/I-2013 I-1913/I-2014 I-1913/I-1914 I-1814/I-1914 I-1914/I-1815 I-1815/I-1915
  I-1915/I-1816 I-1816/I-1916 I-1816/I-1817 I-1716/I-1817 I-1717/I-1817 I-1717/I-1818
river Utroya minor: WA1412/WA1512 WA1512/WA1413 WA1413/WA1513 WA1413/WA1414 WA1313/WA1414 WA1314/WA1414 WA1314/WA1415
  WA1314/WA1315 WA1215/WA1315 WA1315/WA1216 WA1216/WA1316 WA1316/WA1217 WA1217/WA1317 WA1317/WA1218 WA1218/WA1318
  WA1318/WA1219 WA1219/WA1319 WA1319/WA1220
river Vazuza minor: WA6923/WA7024 WA6924/WA7024 WA6924/WA7025 WA6925/WA7025 WA6925/WA7026 WA6926/WA7026 WA6926/I-7001
  I-6901/I-7001 I-6901/I-7002 I-6901/I-6902 I-6802/I-6902 I-6902/I-6803 I-6803/I-6903 I-6903/I-6804 I-6804/I-6904
  I-6904/I-6805 I-6805/I-6905 I-6905/I-6806 I-6806/I-6906 I-6906/I-6807 I-6807/I-6907 I-6807/I-6808 I-6707/I-6808
river Velikaya minor: WA1304/WA1305 WA1305/WA1405 WA1305/WA1406 WA1306/WA1406 WA1306/WA1407 WA1307/WA1407 WA1307/WA1408
  WA1308/WA1408 WA1308/WA1409 WA1309/WA1409 WA1309/WA1410 WA1310/WA1410 WA1310/WA1411 WA1311/WA1411 WA1411/WA1412
  WA1511/WA1412 WA1511/WA1512 WA1512/WA1612 WA1512/WA1613 WA1513/WA1613 WA1613/WA1614 WA1713/WA1614 WA1713/WA1714
  WA1714/WA1814 WA1814/WA1815 WA1914/WA1815 WA1815/WA1915 WA1915/WA1816 WA1915/WA1916 WA1916/WA2016 WA1916/WA2017
  WA1916/WA1917 WA1817/WA1917 WA1917/WA1818 WA1818/WA1918 WA1918/WA1819 WA1819/WA1919 WA1819/WA1820 WA1719/WA1820
  WA1720/WA1820 WA1720/WA1821 WA1721/WA1821 WA1721/WA1822 WA1722/WA1822 WA1822/WA1823 WA1922/WA1823 WA1823/WA1923
  WA1923/WA1824 WA1923/WA1924 WA1924/WA2024 WA2024/WA2025 WA2124/WA2025 WA2124/WA2125 WA2124/WA2225 WA2224/WA2225
  WA2224/WA2324 WA2323/WA2324 WA2324/WA2424 WA2424/WA2425 WA2424/WA2524 WA2523/WA2524 WA2523/WA2624 WA2523/WA2623
  WA2522/WA2623 WA2622/WA2623
river Venta minor: C2301/C2401 C2401/C2402 C2501/C2402 C2501/C2502 C2502/C2602 C2602/C2603 C2702/C2603 C2702/C2703
  C2703/C2803 C2703/C2804 C2704/C2804 C2704/C2805 C2705/C2805 C2705/C2806 C2706/C2806 C2706/C2807 C2706/C2707
  C2607/C2707 C2607/C2608 C2507/C2607 C2506/C2507 C2407/C2507
river Vikhra minor: I-4625/I-4725 I-4725/I-4626 I-4725/I-4726 I-4726/I-4826 I-4726/I-4827 I-4727/I-4827 I-4727/I-4828
  I-4728/I-4828 I-4828/I-4829 I-4928/I-4829 I-4829/I-4929 I-4929/I-4830 I-4830/I-4930 I-4930/I-4831 I-4831/I-4931
  I-4931/I-4832 I-4832/I-4932 I-4932/I-4833
river Viliya minor: C3519/C3620 C3619/C3620 C3619/C3719 C3718/C3719 C3718/C3819 C3818/C3819 C3818/C3918 C3917/C3918
  C3917/C4018 C4017/C4018 C4117/C4018 C4018/C4118 C4118/C4019 C4118/C4119 C4119/C4219 C4219/C4220 C4319/C4220
  C4319/C4320 C4320/C4420 C4420/C4421 C4520/C4421 C4520/C4521 C4521/C4621 C4521/C4622 C4522/C4622 C4622/C4623
  C4722/C4623 C4722/C4723 C4722/C4823 C4822/C4823 C4822/C4922 C4921/C4922 C4921/C5022 C5021/C5022 C5021/C5121
  C5120/C5121 C5120/C5221 C5220/C5221 C5320/C5221 C5320/C5321 C5321/C5421 C5421/C5422 C5421/C5521 C5520/C5521
  C5521/C5621 C5621/C5622 C5721/C5622 C5721/C5722 C5722/C5822 C5822/C5823 C5922/C5823 C5823/C5923 C5923/C5824
  C5824/C5924 C5924/C5825 C5924/C5925 C5925/C6025 C6025/C6026 C6125/C6026 C6125/C6126 C6126/C6226 C6226/C6227
  C6226/C6326 C6325/C6326 C6325/C6426 C6425/C6426 C6425/C6525 C6524/C6525 C6525/C6625 C6625/C6626 C6625/C6725
  C6724/C6725 C6724/C6825 C6824/C6825 C6824/C6924 C6923/C6924 C6923/C7024 C7023/C7024 C7023/I-1123 I-1122/I-1123
  I-1122/I-1223
river Vistula major: D1031/D1032 D1131/D1032 D1131/D1132 D1132/D1232 D1232/D1233 D1332/D1233 D1233/D1333 D1333/D1234
  D1333/D1334 D1334/D1434 D1334/D1435 D1335/D1435 ! reconstructed major throughout
river Volchas minor: I-5330/I-5431 I-5330/I-5331 I-5231/I-5331 I-5231/I-5232 I-5131/I-5232 I-5131/I-5132 I-5032/I-5132
  I-5132/I-5033 I-5033/I-5133 I-5033/H4801 I-4933/H4801 I-4933/H4701
river Volga minor: WA5714/WA5715 WA5715/WA5815 WA5815/WA5816 WA5915/WA5816 WA5915/WA5916 WA5916/WA6016 WA6016/WA6017
  WA6116/WA6017 WA6116/WA6117 WA6117/WA6217 WA6217/WA6218 WA6317/WA6218 WA6317/WA6318 WA6318/WA6418 WA6318/WA6419
  WA6319/WA6419 WA6419/WA6420 WA6519/WA6420 WA6420/WA6520 WA6520/WA6421 WA6421/WA6521 WA6521/WA6422 WA6521/WA6522
  WA6522/WA6622 WA6622/WA6623 WA6722/WA6623 WA6722/WA6723 WA6722/WA6823 WA6822/WA6823 WA6922/WA6823 WA6922/WA6923
  WA6923/WA7023 WA7023/WA7024, WA5615/WA5616 WA5515/WA5615 WA5514/WA5515 WA5415/WA5515 WA5415/WA5416
river Vop minor: I-5308/I-5408 I-5308/I-5409 I-5309/I-5409 I-5409/I-5410 I-5509/I-5410 I-5410/I-5510 I-5510/I-5411
  I-5411/I-5511 I-5511/I-5412 I-5412/I-5512 I-5512/I-5413 I-5512/I-5513 I-5513/I-5613 I-5513/I-5614 I-5514/I-5614
  I-5514/I-5615 I-5515/I-5615 I-5615/I-5616 I-5715/I-5616
river Vyazma minor: I-6308/I-6309 I-6309/I-6409 I-6409/I-6410 I-6509/I-6410 I-6410/I-6510 I-6510/I-6411 I-6510/I-6511
  I-6511/I-6611 I-6611/I-6612 I-6711/I-6612 I-6711/I-6712 I-6711/I-6812 I-6811/I-6812 I-6811/I-6911 I-6910/I-6911
  I-6910/I-7011 I-6910/I-7010 I-6909/I-7010 I-6909/I-7009 I-6908/I-6909 I-6908/I-6809
river Wieprz minor: D1232/D1332 D1331/D1332 D1332/D1432 D1432/D1433 D1432/D1532 D1531/D1532 D1532/D1632 D1632/D1633
  D1632/D1732 D1731/D1732 D1731/D1832 D1831/D1832 D1931/D1832 D1931/D1932 D1932/D2032 D2032/D2033 D2132/D2033
  D2033/D2133 D2133/D2034 D2034/D2134 D2134/D2035 D2134/D2135 D2135/D2235
river Yaselda minor: D3616/D3617 D3716/D3617 D3716/D3717 D3716/D3817 D3816/D3817 D3916/D3817 D3916/D3917 D3917/D4017
  D4017/D4018 D4117/D4018 D4117/D4118 D4118/D4218 D4218/D4219 D4318/D4219 D4318/D4319 D4319/D4419 D4319/D4420
  D4320/D4420 D4420/D4421 D4520/D4421 D4421/D4521 D4521/D4422 D4521/D4522 D4522/D4622 D4622/D4623 D4622/D4722
  D4721/D4722 D4722/D4822 D4822/D4823 D4822/D4922 D4921/D4922 D4922/D5022 D5022/D5023 D5122/D5023 D5122/D5123
  D5123/D5223 D5223/D5224 D5223/D5323 D5322/D5323 D5323/D5423 D5423/D5424 D5523/D5424 D5523/D5524 D5524/D5624
  D5624/D5625 D5724/D5625 D5724/D5725 D5725/D5825
river Yelsha minor: I-4507/I-4607 I-4507/I-4608 I-4508/I-4608 I-4608/I-4609 I-4708/I-4609 I-4708/I-4709 I-4709/I-4809
  I-4809/I-4810 I-4809/I-4909 I-4908/I-4909 I-4909/I-5009 I-5009/I-5010 I-5109/I-5010 I-5109/I-5110
river Zelvyanka minor: D4107/D4208 D4108/D4208 D4108/D4209 D4109/D4209 D4109/D4210 D4110/D4210 D4110/D4211 D4111/D4211
  D4111/D4212 D4112/D4212 D4112/D4213 D4113/D4213 D4113/D4214 D4113/D4114 D4014/D4114 D4014/D4015 D3914/D4015
river Zhukopa minor: WA5315/WA5416 WA5316/WA5416 WA5316/WA5417 WA5317/WA5417 WA5317/WA5418 WA5318/WA5418 WA5318/WA5419
  WA5319/WA5419 WA5319/WA5420 WA5320/WA5420 WA5320/WA5421 WA5320/WA5321 ! reconstructed joins the Volga by Peno from the south

water lake: WA5404/WA5405 WA5504/WA5405, WA5704/WA5705, WA6704/WA6605 WA6605/WA6705 WA6705/WA6606, WA5507/WA5408,
  C1313/C1413 C1413/C1414
water Baltic sea: C1001/C1101 C1001/C1002, C1101/C1002 C1002/C1102 C1002/C1003, C1102/C1003 C1102/C1103, C1003/C1103
  C1003/C1004, C1103/C1004 C1103/C1104, C1004/C1104 C1004/C1005, C1104/C1005 C1005/C1105 C1005/C1006, C1105/C1006
  C1006/C1106 C1006/C1007, C1106/C1007 C1007/C1107 C1007/C1008, C1107/C1008 C1107/C1108, C1008/C1108 C1008/C1009,
  C1108/C1009 C1009/C1109 C1009/C1010, C1109/C1209 C1109/C1210 C1110/C1210 C1110/C1211 C1111/C1211 C1111/C1212
  C1112/C1212 C1112/C1213 C1112/C1113 C1013/C1113 C1113/C1014 C1113/C1114 C1113/C1214 C1213/C1214, C1109/C1010
  C1010/C1110 C1010/C1011, C1110/C1011 C1011/C1111 C1011/C1012, C1111/C1012, C1211/C1212, C1012/C1013, C1113/C1213,
  C1114/C1214 C1114/C1215 C1114/C1115 C1114/C1015 C1014/C1015, C1014/C1114, C1214/C1215, C1015/C1115 C1015/C1016,
  C1115/C1016 C1115/C1116 C1116/C1216 C1116/C1217 C1116/C1117 C1116/C1017 C1016/C1017, C1016/C1116, C1117/C1217
  C1117/C1218 C1117/C1118 C1117/C1018 C1017/C1018, C1017/C1117, C1118/C1218 C1118/C1219, C1018/C1118 C1018/C1019,
  C1118/C1019
water Druksiai lake: C6010/C6110
water Dusia lake: C3428/C3429
water Dvinye lake: I-4101/I-4002, I-4102/I-4202
water Mauer lake: C1529/C1630 C1530/C1630, C1430/C1530
water Naroch lake: C6120/C6220 C6220/C6221 C6320/C6221
water Osveya lake: I-1304/I-1404 I-1404/I-1405
water Polisto lake: WA3213/WA3313
water Pskov lake: WA1001/WA1101 WA1001/WA1002, WA1101/WA1002 WA1101/WA1102 WA1102/WA1202 WA1102/WA1203 WA1102/WA1103
  WA1102/WA1003 WA1002/WA1003, WA1002/WA1102, WA1103/WA1203 WA1103/WA1204 WA1103/WA1104 WA1103/WA1004 WA1003/WA1004,
  WA1003/WA1103, WA1203/WA1303 WA1203/WA1204, WA1104/WA1204 WA1104/WA1205 WA1105/WA1205, WA1303/WA1204 WA1204/WA1304
  WA1204/WA1205, WA1304/WA1205
water Rusons lake: C6402/C6403
water Seliger lake: WA5509/WA5510 WA5510/WA5610 WA5510/WA5611 WA5510/WA5511 WA5510/WA5411 WA5410/WA5411, WA5511/WA5611
  WA5511/WA5612, WA5613/WA5614
water Snudy lake: C6408/C6508 C6508/C6409
water Spirding lake: D1301/D1202 D1301/D1302 D1302/D1402, D1202/D1302
water Volgo lake: WA5615/WA5715
water Zhizhitsa lake: WA4125/WA4226 WA4125/WA4126

bridge Alle minor: C1123/C1223, C1123/C1124
bridge Basya minor: I-4132/I-4133
bridge Berezina major: H2510/H2411, H2411/H2511, H2917/H3017, H3317/H3318
bridge Berezina minor: I-1627/I-1727, I-1828/I-1829, I-1928/I-1829, I-1929/I-2029, I-2131/I-2231, H2101/H2201,
  H2105/H2106, H2105/H2006, H2107/H2207, C5931/C6031, C5931/C5932, I-1318/I-1418, I-1521/I-1621, H2004/H2104,
  H2106/H2207
bridge Besed minor: H5404/H5504, H5106/H5107, H4611/H4711, H4514/H4415, H4415/H4416
bridge Biebrza minor: D2206/D2306, D2206/D2207, D2803/D2804, D2604/D2605
bridge Bobr minor: I-2525/I-2626, I-2525/I-2526, I-2427/I-2527, I-2130/I-2231
bridge Bobrik minor: D5517/D5617, D5622/D5722, D5723/D5823
bridge Bug minor: D1516/D1517, D1516/D1417, D1017/D1018, D1117/D1018, D1918/D1819, D2322/D2422, D2926/D3026,
  D2932/D3032, D1921/D2021, D2321/D2322, D2929/D3029
bridge Czarna Hancza minor: C2730/C2731, C2730/C2631, D3101/D3002
bridge Desna major: H6418/H6518, H6423/H6523, H5631/H5731, H4632/H4732, H4533/H4534, H6228/H6229
bridge Desna minor: I-6326/I-6327, I-6327/I-6427, I-6529/I-6629, I-6730/I-6830, H6501/H6602, H6502/H6602, H6910/H7010,
  H6815/H6816
bridge Disna minor: I-1111/I-1112, I-1112/I-1212, C6713/C6814, C6114/C6115, I-1510/I-1411
bridge Dnepr major: I-5019/I-5020, I-3524/I-3624, I-3524/I-3625, I-3532/I-3633, I-3533/H3401, H3310/H3410, H3214/H3314,
  H3720/H3621, H3933/H4033
bridge Dnepr minor: I-6208/I-6308, I-6113/I-6214, I-5815/I-5816, I-6115/I-6116, I-5516/I-5617, I-5517/I-5617,
  I-5019/I-5119, I-5420/I-5421
bridge Dobysna minor: H2910/H3011, H3112/H3113
bridge Drissa minor: I-2602/I-2702, I-2106/I-2207, I-2007/I-2008, I-1308/I-1409, I-1808/I-1809
bridge Drut minor: I-3125/I-3026, I-2927/I-3028, I-2929/I-3029, I-2931/I-3032, H2901/H2802, H2904/H3004, H3107/H3008,
  H3110/H3211, H3111/H3211
bridge Dubna minor: C6302/C6303, C6302/C6203
bridge Dubysa minor: C2909/C2810, C3113/C3014, C3015/C3115
bridge Dvina major: C6506/C6607, I-1108/I-1208, I-3214/I-3314, I-1912/I-2012, C5906/C5907, C5906/C5807, I-2012/I-2013
bridge Dvina minor: WA4917/WA4918, WA4918/WA5018, WA4919/WA5019, WA4920/WA5021, WA4825/WA4925, I-4602/I-4603,
  I-4203/I-4303, I-4108/I-4209, I-3811/I-3812
bridge Dzitva minor: C4732/C4833, D4502/D4602
bridge Essa minor: I-2122/I-2123, I-2324/I-2225, I-1919/I-2020
bridge Gaina minor: I-1527/I-1627
bridge Gavya minor: C5332/C5233, C5233/C5333, D4901/D5001
bridge Goryn minor: D6725/D6826, D6031/D6032
bridge Iput minor: I-5833/H5601, I-5933/H5601, H5804/H5904, H5607/H5707, H5509/H5609, H5410/H5411, H5111/H5112,
  H4913/H5013, H4914/H4915, H4517/H4618, H4419/H4519
bridge Jura minor: C2111/C2112, C2115/C2215
bridge Kasplya minor: I-3712/I-3812, I-3912/I-4013, I-4112/I-4113, I-4512/I-4513, I-4713/I-4614
bridge Khmost minor: I-5315/I-5216, I-5317/I-5417, I-5517/I-5418
bridge Kotra minor: D4002/D4003, D3903/D4003, D3804/D3805, D3605/D3705
bridge Krzna minor: D2626/D2726
bridge Kunya minor: WA3816/WA3817, WA3817/WA3917, WA3722/WA3723, WA3724/WA3625
bridge Lan minor: D6012/D6112, D6114/D6214, D6523/D6623, D6523/D6624
bridge Lesna minor: D3120/D3221, D3024/D3025, D3122/D3222, D3024/D3124
bridge Liwiec minor: D1118/D1219, D1119/D1219, D1520/D1421
bridge Lososna minor: D3104/D3205, D3204/D3205
bridge Lovat minor: WA4102/WA4203, WA4009/WA4109, WA3517/WA3618, WA3525/WA3426, WA3912/WA3913, I-3506/I-3607
bridge Luchesa minor: I-3314/I-3315, I-3314/I-3215, I-3416/I-3417, I-3518/I-3618
bridge Mereya minor: I-4123/I-4223, I-4223/I-4224
bridge Merkys minor: C4925/C4926, C4626/C4627, C4327/C4328, C4427/C4428, C3929/C4030, C4029/C4129
bridge Mezha minor: WA5523/WA5524, WA5524/WA5425, I-5104/I-5205, I-4407/I-4408
bridge Minija minor: C1806/C1807, C1311/C1412
bridge Molchad minor: D4704/D4705, D4906/D4807, D4908/D5008
bridge Msta minor: WA6604/WA6704, WA6505/WA6606, WA6310/WA6311, WA6311/WA6212, WA6112/WA6212, WA6212/WA6312
bridge Mukhavets minor: D3921/D3822, D3723/D3724, D3524/D3625, D3624/D3724, D3125/D3126, D3225/D3325, D3125/D3026
bridge Musa minor: C4606/C4607
bridge Narew minor: D1309/D1310, D1409/D1509, D1110/D1111, D2310/D2410, D2310/D2411, D2311/D2411, D2312/D2412,
  D2913/D2914, D3213/D3214, D3313/D3214, D2614/D2615, D3014/D3114, D3314/D3414, D3515/D3615
bridge Neman major: C1916/C1817, C3520/C3620, C3620/C3621, C3727/C3827, C3727/C3828, C3729/C3630, D3907/D3908,
  D3304/D3205
bridge Neman minor: C5333/D5101, D5402/D5403, D5502/D5403, D6502/D6403, D4703/D4704, D4803/D4903, D4803/D4804,
  D4505/D4606, D5805/D5806, D4306/D4307, D6006/D6007, D6405/D6406, D6307/D6407, D6307/D6208
bridge Netta minor: C2530/C2431, C2431/C2531, D2501/D2402, D2402/D2502
bridge Nevezis minor: C3713/C3714, C3614/C3714, C3418/C3518, C4009/C4010
bridge Nurzec minor: D1916/D2017, D2316/D2317, D2316/D2217
bridge Obol minor: I-2710/I-2811, I-2312/I-2413
bridge Obolyanka minor: I-3315/I-3316, I-3119/I-3220
bridge Obsha minor: I-5703/I-5704
bridge Olsa minor: H2504/H2405, H2406/H2506
bridge Oressa minor: H1114/H1215, H1317/H1218
bridge Oshmyanka minor: C5424/C5524
bridge Oster minor: I-6127/I-6028, I-5929/I-5930, I-6129/I-6030, I-5530/I-5531, I-5930/I-6030, I-5631/I-5731,
  I-5332/I-5432, I-5133/I-5233
bridge Osuga minor: WA6725/WA6826, WA6825/WA6826
bridge Pisa minor: D1507/D1408
bridge Plissa minor: I-1729/I-1830, I-1829/I-1929
bridge Pola minor: WA4901/WA5002, WA5301/WA5401, WA4302/WA4402, WA4803/WA4804
bridge Polota minor: I-2207/I-2208, I-2011/I-2111, I-1911/I-2012
bridge Pregel minor: C1022/C1023
bridge Pripyat major: H2525/H2625
bridge Pripyat minor: D6124/D6125, D6324/D6425, D6724/D6725, D4528/D4529, D4928/D4929, D4131/D4232, D4134/D4234,
  D3931/D4032, D3931/D3932
bridge Pronya minor: I-4126/I-4127, I-4127/I-4228, I-4330/I-4231, I-4133/H4001, H4003/H4004
bridge Ptich minor: D6701/D6602, D6602/D6702, D6804/D6805, H1311/H1212, H1215/H1315, H1316/H1317, H2123/H2124,
  H2124/H2224, D6905/D6906
bridge Ross minor: D3909/D3810, D3910/D3811, D3811/D3911, D3811/D3812
bridge Scheschupe minor: C2720/C2621, C3122/C3023, C3024/C3124, C3124/C3025, C3026/C3126
bridge Servech minor: C6722/C6623, C6721/C6822
bridge Seym minor: H6531/H6532, H6432/H6433, H6932/H7032
bridge Shchara minor: D4307/D4308, D4508/D4409, D5412/D5512, D4914/D4915, D4914/D4815, D5514/D5615, D4612/D4712,
  D4713/D4714, D4713/D4614
bridge Shelon minor: WA2802/WA2803, WA2506/WA2606, WA2708/WA2809
bridge Sinyaya minor: WA1513/WA1614, WA1419/WA1519, WA1519/WA1420
bridge Slovechna minor: H2929/H2930, H2430/H2431, H1732/H1733
bridge Sluch minor: D6915/D6816, D6923/D6824, D6034/D6035, D6812/D6813, D6912/D6813, D6813/D6913, D6913/D6814
bridge Snov minor: H5519/H5620, H5521/H5621, H5223/H5224, H5126/H5227, H4731/H4831
bridge Sozh major: H4119/H4220, H4120/H4221
bridge Sozh minor: I-5723/I-5624, I-5524/I-5525, I-5127/I-5228, I-4930/I-5031, H4601/H4701, H4303/H4404, H4005/H4105,
  H3909/H4009, H4217/H4317, H4318/H4219, H3911/H4012, H3913/H4013, H4013/H4014
bridge Stokhod minor: D4929/D4930, D4731/D4831
bridge Styr minor: D5531/D5632
bridge Sudost minor: H6509/H6410, H6410/H6510, H6315/H6415
bridge Suprasl minor: D2509/D2510, D2709/D2710, D2610/D2611, D2911/D3011
bridge Sventa minor: C4709/C4710, C5209/C5210, C5509/C5410, C4611/C4711, C4514/C4415, C4415/C4416
bridge Svisloch minor: H1103/D7004, H2106/H2107, H1707/H1708, D3310/D3411, D3311/D3411, I-1133/D6801, D6801/D6901,
  H1505/H1406, H1406/H1506
bridge Svolna minor: I-1604/I-1704
bridge Tsna minor: D6123/D6224
bridge Tvertsa minor: WA6909/WA7010, WA6512/WA6513, WA6812/WA6912
bridge Ubort minor: H1629/H1729, H1630/H1631
bridge Ugra minor: I-6718/I-6819, I-6718/I-6619, I-6519/I-6420, I-6821/I-6822
bridge Ulla minor: I-2415/I-2515, I-2317/I-2418
bridge Usha minor: C6228/C6328
bridge Ushacha minor: I-1816/I-1916
bridge Utroya minor: WA1512/WA1413, WA1315/WA1216, WA1218/WA1318
bridge Vazuza minor: WA6923/WA7024, WA6924/WA7024, I-6806/I-6906
bridge Velikaya minor: WA1511/WA1512, WA1917/WA1818, WA1819/WA1820, WA1720/WA1821, WA1822/WA1823, WA2124/WA2225,
  WA2424/WA2524, WA1306/WA1406
bridge Venta minor: C2704/C2804, C2705/C2805, C2407/C2507
bridge Vikhra minor: I-4726/I-4826, I-4929/I-4830, I-4830/I-4930
bridge Viliya minor: C3917/C3918, C3619/C3620, C5421/C5521, C5521/C5621, C4822/C4823, C6923/C6924, C5924/C5925,
  C6325/C6326, C6425/C6525, C6126/C6226
bridge Vistula major: D1332/D1233
bridge Volchas minor: I-5330/I-5331
bridge Volga minor: WA5915/WA5916, WA5916/WA6016, WA7023/WA7024, WA6722/WA6823, WA6822/WA6823, WA6922/WA6823
bridge Vop minor: I-5510/I-5411, I-5514/I-5614, I-5514/I-5615
bridge Vyazma minor: I-6409/I-6410, I-6811/I-6911
bridge Wieprz minor: D1331/D1332, D1531/D1532, D1532/D1632, D2134/D2135
bridge Yaselda minor: D3916/D3917, D4117/D4018, D4319/D4419, D4622/D4623, D4822/D4922, D5122/D5023, D5322/D5323,
  D5524/D5624
bridge Zelvyanka minor: D4110/D4211, D4111/D4211, D3914/D4015
bridge Zhukopa minor: WA5315/WA5416, WA5318/WA5418, WA5316/WA5416

border Belorussia-Russia regional: I-1403/I-1404 I-1503/I-1404 I-1503/I-1504 I-1504/I-1604 I-1604/I-1605 I-1704/I-1605
  I-1704/I-1705 I-1704/I-1805 I-1804/I-1805 I-1904/I-1805 I-1904/I-1905 I-1904/I-2005 I-2004/I-2005 I-2004/I-2104
  I-2103/I-2104 I-2104/I-2204 I-2204/I-2205 I-2304/I-2205 I-2304/I-2305 I-2305/I-2405 I-2405/I-2406 I-2505/I-2406
  I-2505/I-2506 I-2506/I-2606 I-2606/I-2607 I-2706/I-2607 I-2706/I-2707 I-2706/I-2807 I-2806/I-2807 I-2806/I-2906
  I-2905/I-2906 I-2905/I-3006 I-3005/I-3006 I-3105/I-3006 I-3105/I-3106 I-3106/I-3206 I-3206/I-3207 I-3306/I-3207
  I-3306/I-3307 I-3307/I-3407 I-3407/I-3408 I-3507/I-3408 I-3507/I-3508 I-3508/I-3608 I-3608/I-3609 I-3708/I-3609
  I-3708/I-3709 I-3709/I-3809 I-3809/I-3810 I-3909/I-3810 I-3909/I-3910 I-3910/I-4010 I-3910/I-4011 I-3911/I-4011
  I-3911/I-4012 I-3912/I-4012 I-3912/I-4013 I-3913/I-4013 I-3913/I-4014 I-3914/I-4014 I-3914/I-4015 I-3915/I-4015
  I-4015/I-4016 I-4115/I-4016 I-4016/I-4116 I-4116/I-4017 I-4017/I-4117 I-4017/I-4018 I-3917/I-4018 I-3918/I-4018
  I-3918/I-4019 I-3919/I-4019 I-3919/I-4020 I-3920/I-4020 I-4020/I-4021 I-4120/I-4021 I-4120/I-4121 I-4121/I-4221
  I-4121/I-4222 I-4122/I-4222 I-4222/I-4223 I-4322/I-4223 I-4223/I-4323 I-4323/I-4224 I-4323/I-4324 I-4324/I-4424
  I-4324/I-4425 I-4325/I-4425 I-4325/I-4426 I-4326/I-4426 I-4426/I-4427 I-4526/I-4427 I-4526/I-4527 I-4527/I-4627
  I-4627/I-4628 I-4727/I-4628 I-4727/I-4728 I-4728/I-4828 I-4828/I-4829 I-4928/I-4829 I-4928/I-4929 I-4929/I-5029
  I-4929/I-5030 I-4930/I-5030 I-4930/I-5031 I-4931/I-5031 I-4931/I-5032 I-4932/I-5032 I-5032/I-5033 I-5132/I-5033
  I-5132/I-5133 I-5133/I-5233 I-5233/H5001 I-5233/I-5333 I-5332/I-5333 I-5333/I-5433 I-5433/H5201 I-5533/H5201
  I-5533/H5301 H5301/H5401 H5401/H5402 H5501/H5402 H5402/H5502 H5502/H5403 H5403/H5503 H5503/H5404 H5503/H5504
  H5504/H5604 H5604/H5605 H5704/H5605 H5605/H5705 H5605/H5606 H5505/H5606 H5506/H5606 H5506/H5607 H5506/H5507
  H5407/H5507 H5407/H5408 H5307/H5408 H5307/H5308 H5208/H5308 H5208/H5209 H5108/H5209 H5108/H5109 H5108/H5009
  H5008/H5009 H4908/H5009 H4908/H4909 H4809/H4909 H4809/H4810 H4709/H4810 H4709/H4710 H4610/H4710 H4610/H4611
  H4510/H4611 H4511/H4611 H4511/H4612 H4512/H4612 H4512/H4613 H4513/H4613 H4613/H4614 H4713/H4614 H4614/H4714
  H4714/H4615 H4615/H4715 H4715/H4616 H4616/H4716 H4716/H4617 H4716/H4717 H4717/H4817 H4717/H4818 H4718/H4818
  H4718/H4819 H4719/H4819 H4719/H4820 H4720/H4820 H4720/H4821 H4721/H4821 H4821/H4822 H4921/H4822 H4921/H4922
  H4922/H5022
border Belorussia-Ukraine regional: H4922/H5023 H4922/H4923 H4823/H4923 H4823/H4824 H4723/H4823 H4722/H4723 H4623/H4723
  H4623/H4624 H4523/H4624 H4523/H4524 H4523/H4424 H4423/H4424 H4323/H4424 H4323/H4324 H4224/H4324 H4224/H4225
  H4124/H4225 H4125/H4225 H4125/H4226 H4125/H4126 H4026/H4126 H4026/H4027 H3926/H4027 H3927/H4027 H3927/H4028
  H3928/H4028 H3928/H4029 H3929/H4029 H3929/H4030 H3929/H3930 H3830/H3930 H3930/H3831 H3831/H3931 H3931/H3832
  H3832/H3932 H3932/H3833 H3833/H3933 H3933/H3834 H3834/H3934 H3834/H3835 H3734/H3835 H3734/H3735 H3734/H3635
  H3634/H3635 H3534/H3634 H3533/H3534 H3533/H3434 H3433/H3434 H3333/H3433 H3332/H3333 H3332/H3233 H3232/H3233
  H3132/H3233 H3132/H3133 H3132/H3033 H3032/H3033 H2932/H3033 H2932/H2933 H2833/H2933 H2833/H2834 H2733/H2834
  H2733/H2734 H2634/H2734 H2634/H2635 H2534/H2634 H2533/H2534 H2533/H2434 H2433/H2434 H2333/H2433 H2332/H2333
  H2332/H2233 H2232/H2233 H2132/H2233 H2132/H2133 H2033/H2133 H2033/H2034 H1933/H2033 H1932/H1933 H1833/H1933
  H1833/H1834 H1733/H1834 H1733/H1734 H1733/H1634 H1633/H1634 H1533/H1634 H1533/H1534 H1533/H1434 H1433/H1434
  H1333/H1433 H1332/H1333 H1332/H1233 H1232/H1233 H1132/H1233 H1132/H1133 H1132/D7033 D7032/D7033 D6932/D7032
  D6931/D6932 D6832/D6932 D6832/D6833 D6732/D6832
border East Poland-Belorussia national: C6907/C7007 C7007/C7008 I-1107/C7008 I-1107/I-1108 I-1108/I-1208 I-1208/I-1209
  I-1308/I-1209 I-1308/I-1309 I-1309/I-1409 I-1409/I-1410 I-1509/I-1410 I-1509/I-1510 I-1510/I-1610 I-1510/I-1611
  I-1511/I-1611 I-1511/I-1612 I-1512/I-1612 I-1612/I-1613 I-1712/I-1613 I-1613/I-1713 I-1713/I-1614 I-1614/I-1714
  I-1614/I-1615 I-1514/I-1615 I-1515/I-1615 I-1515/I-1616 I-1515/I-1516 I-1416/I-1516 I-1516/I-1417 I-1417/I-1517
  I-1517/I-1418 I-1418/I-1518 I-1418/I-1419 I-1318/I-1419 I-1319/I-1419 I-1319/I-1420 I-1319/I-1320 I-1220/I-1320
  I-1220/I-1221 I-1120/I-1221 I-1121/I-1221 I-1121/I-1222 I-1122/I-1222 I-1122/I-1223 I-1122/I-1123 C7023/I-1123
  I-1123/C7024 C7024/I-1124 C7024/C7025 C6924/C7025 C6925/C7025 C6925/C7026 C6925/C6926 C6826/C6926 C6926/C6827
  C6827/C6927 C6827/C6828 C6727/C6828 C6728/C6828 C6728/C6829 C6729/C6829 C6729/C6830 C6729/C6730 C6630/C6730
  C6730/C6631 C6631/C6731 C6631/C6632 C6531/C6632 C6532/C6632 C6532/C6633 C6532/C6533 C6433/C6533 C6533/D6201
  D6201/D6301 D6301/D6202 D6202/D6302 D6302/D6203 D6203/D6303 D6303/D6204 D6204/D6304 D6304/D6205 D6205/D6305
  D6205/D6206 D6105/D6206 D6106/D6206 D6106/D6207 D6107/D6207 D6107/D6208 D6108/D6208 D6108/D6209 D6109/D6209
  D6109/D6210 D6110/D6210 D6110/D6211 D6111/D6211 D6111/D6212 D6112/D6212 D6112/D6213 D6113/D6213 D6113/D6214
  D6114/D6214 D6214/D6215 D6314/D6215 D6215/D6315 D6315/D6216 D6315/D6316 D6316/D6416 D6316/D6417 D6317/D6417
  D6317/D6418 D6318/D6418 D6418/D6419 D6518/D6419 D6518/D6519 D6519/D6619 D6519/D6620 D6520/D6620 D6620/D6621
  D6720/D6621 D6720/D6721 D6721/D6821 D6721/D6822 D6722/D6822 D6822/D6823 D6922/D6823 D6823/D6923 D6923/D6824
  D6824/D6924 D6824/D6825 D6724/D6825 D6725/D6825 D6725/D6826 D6726/D6826 D6726/D6827 D6727/D6827 D6727/D6828
  D6728/D6828 D6728/D6829 D6729/D6829 D6729/D6830 D6730/D6830 D6730/D6831 D6731/D6831 D6731/D6832
border East Poland-Latvia national: C6906/C6907 C6807/C6907 C6807/C6808 C6707/C6808 C6707/C6708 C6707/C6608 C6607/C6608
  C6507/C6608 C6507/C6508 C6408/C6508 C6408/C6409 C6308/C6408 C6307/C6308 C6208/C6308 C6208/C6209 C6108/C6209
  C6108/C6109 C6009/C6109
border East Poland-Lithuania national: C6109/C6010 C6010/C6110 C6110/C6011 C6110/C6111 C6111/C6211 C6111/C6212
  C6112/C6212 C6112/C6213 C6113/C6213 C6113/C6214 C6114/C6214 C6114/C6215 C6115/C6215 C6115/C6216 C6115/C6116
  C6016/C6116 C6116/C6017 C6017/C6117 C6017/C6018 C5917/C6018 C5917/C5918 C5818/C5918 C5818/C5819 C5718/C5819
  C5718/C5719 C5619/C5719 C5619/C5620 C5519/C5620 C5519/C5520 C5420/C5520 C5420/C5421 C5320/C5421 C5320/C5321
  C5221/C5321 C5321/C5222 C5222/C5322 C5322/C5223 C5223/C5323 C5323/C5224 C5224/C5324 C5324/C5225 C5225/C5325
  C5325/C5226 C5226/C5326 C5326/C5227 C5227/C5327 C5327/C5228 C5228/C5328 C5228/C5229 C5128/C5229 C5128/C5129
  C5029/C5129 C5129/C5030 C5030/C5130 C5030/C5031 C4930/C5031 C4930/C4931 C4930/C4831 C4830/C4831 C4730/C4831
  C4730/C4731 C4730/C4631 C4630/C4631 C4530/C4631 C4530/C4531 C4431/C4531 C4531/C4432 C4432/C4532 C4432/C4433
  C4332/C4433 C4332/C4333 C4233/C4333 C4233/D4001 C4133/D4001 C4133/D3901 C4133/D3801 C4033/D3801 C3933/D3801
  C3933/D3701 C3933/D3601 C3833/D3601 C3733/D3601 C3733/D3501 C3733/D3401 C3633/D3401 C3533/C3633 C3532/C3533
  C3433/C3533 C3433/D3201 C3333/C3433 C3332/C3333 C3233/C3333 C3233/D3001 C3133/C3233
border East Poland-Ukraine national: D6731/D6732 D6632/D6732 D6732/D6633 D6633/D6733 D6733/D6634 D6634/D6734 D6634/D6635
  D6534/D6635 D6535/D6635
border Germany-East Poland national: C2433/C2533 C2533/D2201 D2201/D2301 D2201/D2202 D2101/D2202 D2101/D2102 D2002/D2102
  D2002/D2003 D1902/D2003 D1903/D2003 D1903/D2004 D1903/D1904 D1804/D1904 D1804/D1805 D1704/D1805 D1705/D1805
  D1705/D1806 D1705/D1706 D1606/D1706 D1606/D1607 D1506/D1607 D1506/D1507
border Germany-Lithuania national: C1004/C1005 C1104/C1005 C1104/C1105 C1105/C1205 C1105/C1206 C1106/C1206 C1206/C1207
  C1306/C1207 C1306/C1307 C1307/C1407 C1307/C1408 C1308/C1408 C1308/C1409 C1309/C1409 C1409/C1410 C1509/C1410
  C1509/C1510 C1510/C1610 C1510/C1611 C1511/C1611 C1611/C1612 C1711/C1612 C1711/C1712 C1712/C1812 C1712/C1813
  C1713/C1813 C1813/C1814 C1913/C1814 C1913/C1914 C1914/C2014 C1914/C2015 C1915/C2015 C2015/C2016 C2115/C2016
  C2115/C2116 C2116/C2216 C2216/C2217 C2316/C2217 C2316/C2317 C2317/C2417 C2417/C2418 C2517/C2418 C2418/C2518
  C2518/C2419 C2518/C2519 C2519/C2619 C2519/C2620 C2520/C2620 C2520/C2621 C2521/C2621 C2521/C2622 C2522/C2622
  C2522/C2623 C2523/C2623 C2523/C2624 C2523/C2524 C2424/C2524 C2524/C2425 C2425/C2525 C2525/C2426 C2525/C2526
  C2526/C2626 C2526/C2627
border Germany-West Poland national: C2526/C2527 C2427/C2527 C2527/C2428 C2428/C2528 C2528/C2429 C2429/C2529 C2529/C2430
  C2430/C2530 C2530/C2431 C2431/C2531 C2531/C2432 C2432/C2532 C2532/C2433, D1506/D1407 D1406/D1407 D1306/D1406
  D1305/D1306 D1206/D1306 D1206/D1207 D1106/D1207 D1106/D1107 D1007/D1107 D1007/D1008
border Latvia-Belorussia national: I-1303/I-1404 I-1303/I-1304 I-1204/I-1304 I-1204/I-1205 I-1104/I-1205 I-1104/I-1105
  C7005/I-1105 I-1105/C7006 C7006/I-1106 C7006/C7007 C6906/C7007
border Latvia-Russia national: WA1004/WA1005 WA1104/WA1005 WA1005/WA1105 WA1105/WA1006 WA1105/WA1106 WA1106/WA1206
  WA1206/WA1207 WA1306/WA1207 WA1306/WA1307 WA1307/WA1407 WA1307/WA1408 WA1308/WA1408 WA1308/WA1409 WA1309/WA1409
  WA1309/WA1410 WA1310/WA1410 WA1310/WA1411 WA1311/WA1411 WA1311/WA1412 WA1311/WA1312 WA1212/WA1312 WA1312/WA1213
  WA1213/WA1313 WA1313/WA1214 WA1214/WA1314 WA1314/WA1215 WA1215/WA1315 WA1315/WA1216 WA1216/WA1316 WA1316/WA1217
  WA1217/WA1317 WA1217/WA1218 WA1117/WA1218 WA1118/WA1218 WA1118/WA1219 WA1119/WA1219 WA1119/WA1220 WA1120/WA1220
  WA1120/WA1221 WA1121/WA1221 WA1121/WA1222 WA1122/WA1222 WA1122/WA1223 WA1123/WA1223 WA1223/WA1224 WA1323/WA1224
  WA1224/WA1324 WA1324/WA1225 WA1324/WA1325 WA1325/WA1425 WA1325/WA1426 WA1326/WA1426 WA1326/I-1401 I-1301/I-1401
  I-1301/I-1402 I-1302/I-1402 I-1302/I-1403 I-1303/I-1403
border Lithuania-Latvia national: C4501/C4601 C4501/C4602 C4502/C4602 C4602/C4603 C4702/C4603 C4702/C4703 C4703/C4803
  C4803/C4804 C4903/C4804 C4903/C4904 C4903/C5004 C5003/C5004 C5003/C5103 C5102/C5103 C5103/C5203 C5203/C5204
  C5303/C5204 C5303/C5304 C5304/C5404 C5404/C5405 C5504/C5405 C5504/C5505 C5505/C5605 C5605/C5606 C5705/C5606
  C5705/C5706 C5706/C5806 C5706/C5807 C5707/C5807 C5807/C5808 C5907/C5808 C5907/C5908 C5908/C6008 C5908/C6009
  C5909/C6009 C6009/C6010
border Russia-Ukraine regional: H7018/H7019 H6918/H7019 H6918/H6919 H6918/H6819 H6818/H6819 H6718/H6818 H6717/H6718
  H6618/H6718 H6618/H6619 H6518/H6618 H6517/H6518 H6418/H6518 H6418/H6419 H6318/H6418 H6317/H6318 H6218/H6318
  H6218/H6219 H6118/H6219 H6118/H6119 H6019/H6119 H6019/H6020 H5919/H6019 H5918/H5919 H5819/H5919 H5819/H5820
  H5719/H5820 H5719/H5720 H5620/H5720 H5620/H5621 H5520/H5621 H5520/H5521 H5421/H5521 H5421/H5422 H5321/H5422
  H5321/H5322 H5222/H5322 H5222/H5223 H5122/H5223 H5122/H5123 H5122/H5023 H5022/H5023
border West Poland-East Poland regional: C2532/C2533 C2532/C2633 C2632/C2633 C2732/C2633 C2732/C2733 C2733/C2833
  C2833/D2601 C2833/C2933 C2932/C2933 C2933/C3033 C3033/D2801 C3033/C3133 C3132/C3133, D1407/D1507 D1407/D1408
  D1307/D1408 D1308/D1408 D1308/D1409 D1309/D1409 D1309/D1410 D1309/D1310 D1210/D1310 D1310/D1211 D1211/D1311
  D1311/D1212 D1212/D1312 D1312/D1213 D1312/D1313 D1313/D1413 D1413/D1414 D1513/D1414 D1414/D1514 D1514/D1415
  D1514/D1515 D1515/D1615 D1615/D1616 D1715/D1616 D1616/D1716 D1716/D1617 D1716/D1717 D1717/D1817 D1817/D1818
  D1917/D1818 D1818/D1918 D1918/D1819 D1918/D1919 D1919/D2019 D1919/D2020 D1920/D2020 D1920/D2021 D1921/D2021
  D2021/D2022 D2121/D2022 D2121/D2122 D2121/D2222 D2221/D2222 D2321/D2222 D2321/D2322 D2322/D2422 D2422/D2423
  D2522/D2423 D2522/D2523 D2523/D2623 D2623/D2624 D2723/D2624 D2723/D2724 D2724/D2824 D2824/D2825 D2924/D2825
  D2924/D2925 D2925/D3025 D2925/D3026 D2926/D3026 D3026/D3027 D3126/D3027 D3027/D3127 D3127/D3028 D3028/D3128
  D3028/D3029 D2928/D3029 D2929/D3029 D2929/D3030 D2930/D3030 D2930/D3031 D2931/D3031 D2931/D3032 D2932/D3032
  D2932/D3033 D2933/D3033 D3033/D3034 D3133/D3034 D3034/D3134 D3134/D3035 D3035/D3135
border West Poland-Lithuania national: C2527/C2627 C2627/C2628 C2627/C2727 C2726/C2727 C2727/C2827 C2827/C2828
  C2927/C2828 C2927/C2928 C2928/C3028 C3028/C3029 C3128/C3029 C3128/C3129 C3129/C3229 C3129/C3230 C3130/C3230
  C3130/C3231 C3131/C3231 C3131/C3232 C3132/C3232 C3132/C3233

boundary North and Center: WA7004/WA7005 WA6904/WA7005 WA6904/WA6905 WA6805/WA6905 WA6905/WA6806 WA6806/WA6906
  WA6806/WA6807 WA6706/WA6807 WA6706/WA6707 WA6607/WA6707 WA6607/WA6608 WA6507/WA6608 WA6507/WA6508 WA6408/WA6508
  WA6408/WA6409 WA6308/WA6409 WA6308/WA6309 WA6209/WA6309 WA6209/WA6210 WA6109/WA6210 WA6109/WA6110 WA6010/WA6110
  WA6010/WA6011 WA5910/WA6011 WA5910/WA5911 WA5811/WA5911 WA5811/WA5812 WA5711/WA5812 WA5711/WA5712 WA5612/WA5712
  WA5712/WA5613 WA5613/WA5713 WA5613/WA5614 WA5513/WA5614 WA5513/WA5514 WA5414/WA5514 WA5514/WA5415 WA5415/WA5515
  WA5415/WA5416 WA5315/WA5416 WA5315/WA5316 WA5216/WA5316 WA5216/WA5217 WA5116/WA5216 WA5115/WA5116 WA5016/WA5116
  WA5016/WA5017 WA4916/WA5017 WA4916/WA4917 WA4916/WA4817 WA4816/WA4817 WA4716/WA4817 WA4716/WA4717 WA4617/WA4717
  WA4617/WA4618 WA4517/WA4617 WA4516/WA4517 WA4417/WA4517 WA4417/WA4418 WA4317/WA4418 WA4317/WA4318 WA4218/WA4318
  WA4218/WA4219 WA4118/WA4219 WA4118/WA4119 WA4019/WA4119 WA4019/WA4020 WA3919/WA4020 WA3919/WA3920 WA3820/WA3920
  WA3820/WA3821 WA3720/WA3821 WA3720/WA3721 WA3621/WA3721 WA3621/WA3622 WA3521/WA3622 WA3522/WA3622 WA3522/WA3623
  WA3522/WA3523 WA3423/WA3523 WA3423/WA3424 WA3323/WA3424 WA3323/WA3324 WA3224/WA3324 WA3224/WA3225 WA3124/WA3225
  WA3124/WA3125 WA3025/WA3125 WA3025/WA3026 WA2925/WA3026 WA2926/WA3026 WA2926/I-3001 WA2926/I-2901 I-2801/I-2901
  I-2801/I-2802 I-2701/I-2802 I-2701/I-2702 I-2602/I-2702 I-2602/I-2603 I-2502/I-2602 I-2501/I-2502 I-2402/I-2502
  I-2402/I-2403 I-2302/I-2402 I-2301/I-2302 I-2202/I-2302 I-2202/I-2203 I-2102/I-2203 I-2102/I-2103 I-2003/I-2103
  I-2003/I-2004 I-1903/I-2004 I-1903/I-1904 I-1804/I-1904 I-1804/I-1805 I-1704/I-1804 I-1703/I-1704 I-1604/I-1704
  I-1604/I-1605 I-1504/I-1605 I-1504/I-1505 I-1405/I-1505 I-1405/I-1406 I-1305/I-1406 I-1305/I-1306 I-1206/I-1306
  I-1206/I-1207 I-1106/I-1207 I-1106/I-1107 C7007/I-1107 C7007/C7008 C6907/C7008 C6907/C6908 C6808/C6908 C6808/C6809
  C6708/C6809 C6708/C6709 C6609/C6709 C6609/C6610 C6509/C6610 C6509/C6510 C6410/C6510 C6510/C6411 C6411/C6511
  C6411/C6412 C6311/C6412 C6311/C6312 C6212/C6312 C6212/C6213 C6112/C6213 C6113/C6213 C6113/C6214 C6113/C6114
  C6014/C6114 C6014/C6015 C5914/C6015 C5914/C5915 C5914/C5815 C5814/C5815 C5714/C5815 C5714/C5715 C5615/C5715
  C5615/C5616 C5515/C5616 C5515/C5516 C5416/C5516 C5416/C5417 C5316/C5417 C5316/C5317 C5217/C5317 C5217/C5218
  C5117/C5218 C5117/C5118 C5018/C5118 C5018/C5019 C4918/C5018 C4917/C4918 C4818/C4918 C4818/C4819 C4718/C4819
  C4718/C4719 C4619/C4719 C4619/C4620 C4519/C4619 C4518/C4519 C4419/C4519 C4419/C4420 C4319/C4420 C4319/C4320
  C4220/C4320 C4220/C4221 C4120/C4221 C4120/C4121 C4021/C4121 C4021/C4022 C3921/C4021 C3920/C3921 C3821/C3921
  C3821/C3822 C3721/C3822 C3721/C3722 C3721/C3622 C3621/C3622 C3521/C3622 C3521/C3522 C3521/C3422 C3421/C3422
  C3321/C3422 C3321/C3322 C3222/C3322 C3222/C3223 C3122/C3222 C3121/C3122 C3022/C3122 C3022/C3023 C2922/C3023
  C2922/C2923 C2823/C2923 C2823/C2824 C2723/C2824 C2723/C2724 C2624/C2724 C2624/C2625 C2524/C2624 C2523/C2524
  C2424/C2524 C2424/C2425 C2324/C2425 C2324/C2325 C2225/C2325 C2225/C2226 C2125/C2225 C2124/C2125 C2025/C2125
  C2025/C2026 C1925/C2026 C1925/C1926 C1925/C1826 C1825/C1826 C1725/C1826 C1725/C1726 C1725/C1626 C1625/C1626
  C1525/C1626 C1525/C1526 C1426/C1526 C1426/C1427 C1326/C1426 C1325/C1326 C1226/C1326 C1226/C1227 C1126/C1226
  C1125/C1126 C1026/C1126 C1026/C1027 ! reconstructed near the real boundary, and laid so that C4121, I-1107, I-2702, WA3026, WA3125 and WA5316 are the first hexes inside, which no rule says

rail Allenstein-Insterburg: C1624 C1625 C1525 C1526 C1527 C1428 C1328 C1329 C1330, C1231 C1131 C1032
rail Allenstein-Lyck: D1901 D1802 D1702 D1603 D1503 D1404 D1303 D1204 D1103 D1004
rail Baranovichi-Lida-Vilna: C4923 C4924 C4925 C4926 C4927 C4928 C4929 C4930 C4931 C4932 C4933 D4701 D4702 D4803 D4804
  D4904 D4905 D4906 D5007 D5008 D5108 D5109 D5210 D5310
rail Baranovichi-Sarny-Rovno: D5311 D5412 D5413 D5513 D5514 D5615 D5616 D5716 D5717 D5818 D5819 D5919 D5920 D6021 D6022
  D6122 D6123 D6124 D6125 D6126 D6127 D6128 D6129 D6030 D6031 D6032 D6033 D6034 D6035 D5935
rail Bialystok-Baranovichi: D2709 D2810 D2910 D3011 D3110 D3211 D3310 D3411 D3510 D3611 D3711, D3811 D3911 D4011 D4110
  D4211 D4311 D4412 D4511 D4612 D4712 D4812 D4912 D5012 D5111 D5212
rail Bialystok-Brest: D2611 D2612 D2613 D2614 D2615 D2616 D2617 D2717 D2718 D2819, D2820 D2821 D2822 D2922 D2923 D3024
  D3025 D3125
rail Bialystok-Koenigsberg: C1030 C1130 C1231 C1330 C1431 C1530 C1631 C1731 C1732 C1833 C1933 D1801 D1901 D2002 D2003
  D2004 D2005 D2105 D2206 D2207 D2307 D2308 D2409 D2509 D2610
rail Bologoye-Dno-Pskov-Riga: WA6201 WA6101 WA6001 WA5901 WA5801 WA5701 WA5601 WA5501 WA5401 WA5301 WA5202 WA5101 WA5002
  WA4901 WA4802 WA4702 WA4602 WA4501 WA4402 WA4302 WA4203 WA4102 WA4002 WA3902 WA3802 WA3702 WA3603 WA3503 WA3403 WA3303
  WA3204 WA3104 WA3005 WA2904 WA2805 WA2705 WA2606 WA2506 WA2406 WA2306 WA2206 WA2106 WA2006 WA1906 WA1806 WA1706 WA1606
  WA1505, WA1006 WA1106 WA1206 WA1306 WA1406
rail Brest-Chelm: D3126 D3127 D3128 D3029 D3030 D3031 D3032 D2932 D2933 D2934 D2935
rail Brest-Gomel-Bryansk: H7007 H6907 H6808 H6708 H6609 H6509 H6410 H6310 H6211 H6111 H6011 H5911 H5812 H5712 H5613
  H5513 H5413 H5313 H5214 H5215 H5115 H5016 H5017 H4917 H4818 H4718 H4619 H4519 H4420 H4320, H4019 H3919 H3820 H3720
  H3621 H3521 H3422 H3321 H3222 H3122 H3023 H2923 H2823 H2723 H2624 H2524 H2424 H2324 H2224 H2124 H2024 H1924 H1824
  H1723 H1624 H1523 H1423 H1323 H1224 H1123 D7024 D6923 D6824 D6724 D6624 D6523 D6423 D6323 D6224 D6123 D6024 D5923
  D5823 D5723 D5624 D5524 D5425 D5325 D5225 D5125 D5025 D4925 D4825 D4724 D4625 D4524 D4424 D4324 D4224 D4124 D4025
  D3924 D3825 D3724 D3624 D3523
rail Brest-Kovel: D3125 D3126 D3227 D3327 D3328 D3429 D3430 D3431 D3531 D3632 D3732 D3833 D3933 D4034 D4035
rail Chernigov-Yanov: H4531 H4432 H4332 H4233 H4132 H4033 H3933 H3934 H3835 H3735
rail Glubokoye line: C5516 C5617 C5716 C5817 C5917 C6018 C6117 C6217 C6316 C6416 C6515 C6615 C6715 C6816 C6916 C7017
  I-1117
rail Grodno-Mosty: D3303 D3404 D3504 D3605 D3705 D3806 D3906
rail Grodno-Suwalki-Treuburg: C2331 C2431 C2530 C2631 C2730 C2731 C2732 C2733 D2501 D2602 D2701 D2802 D2902 D3003 D3103
  D3204 D3205
rail Gumbinnen-Goldap: C2024 C2025 C2026, C2027 C1927 C1828 C1728 C1629 C1529 C1530
rail Idritsa-Polotsk: WA2026 I-2001 I-2002 I-2003 I-2004 I-2005 I-2006 I-2007 I-2008 I-2009 I-2010 I-2011 I-2111
rail Insterburg-Lyck: C1824 C1825 C1925 C2026 C2027 C2127 C2128 C2229 C2230 C2231 C2331 C2232 C2233 C2133 D1901
rail Koenigsberg-Kovno-Vilna: C1023 C1123 C1223 C1323 C1424 C1523 C1624 C1723 C1824 C1923 C2024 C2124 C2224 C2323 C2424
  C2523 C2623 C2723 C2823 C2923 C3023 C3122 C3222 C3321 C3421 C3520 C3620 C3720 C3820 C3920 C4020 C4120 C4221 C4321
  C4322 C4423 C4523 C4624
rail Kovel-Kamen: D4332 D4233 D4234 D4134 D4135
rail Kozlova Ruda-Mariampol: C2923 C3024 C3124
rail Kursk-Bakhmach: H6533 H6634 H6733 H6834 H6933 H7033
rail Leningrad-Vitebsk-Mogilev-Korosten: WA2801 WA2802 WA2803 WA2804 WA2805 WA2806 WA2807 WA2808 WA2809 WA2810 WA2910
  WA2911 WA2912 WA3013 WA3014 WA3015 WA3016 WA3017 WA3117 WA3118 WA3119 WA3120 WA3121 WA3122 WA3123 WA3124 WA3125 WA3126
  I-3101 I-3002 I-3003 I-3004 I-3005 I-3105 I-3106 I-3107 I-3108 I-3109 I-3110 I-3111 I-3212 I-3213 I-3214 I-3314 I-3315
  I-3316 I-3317 I-3318 I-3319 I-3320 I-3421 I-3422 I-3423 I-3523, I-3425 I-3426 I-3427 I-3428 I-3429 I-3430 I-3530
  I-3531 I-3532 I-3533 H3301 H3302 H3303 H3304 H3305 H3306 H3307 H3208 H3209 H3210 H3211 H3111 H3112 H3113, H3214 H3215
  H3115 H3016 H3017 H2917 H2918 H2819 H2820 H2821 H2721 H2722 H2623 H2624 H2625 H2525 H2526 H2527 H2428 H2429 H2430
  H2431 H2331 H2232 H2233 H2133 H2134 H2135
rail Libau-Dvinsk: C2401 C2501 C2602 C2702 C2803 C2804 C2904 C3005 C3105 C3206 C3207 C3307 C3408 C3507 C3608 C3708 C3809
  C3908 C4009 C4108 C4208 C4308 C4408 C4507 C4607 C4706 C4806 C4906 C5006 C5105 C5206 C5305 C5406 C5506 C5606 C5706
  C5807 C5907
rail Libau-Vilna-Minsk-Gomel: C4823 C4923 C5023 C5123 C5224 C5324 C5424 C5524 C5624 C5724 C5825 C5925 C6026 C6126 C6227
  C6228, C6328 C6429 C6529 C6630 C6730 C6731 C6732 C6833 C6933 D6801 D6802 D6902 D6903 D7004 D7005 H1105 H1206 H1305
  H1406 H1407 H1507 H1608 H1708 H1809 H1909 H2010 H2110 H2211 H2311 H2411 H2511 H2612 H2712 H2813 H2912 H3013 H3113
  H3214 H3314 H3415 H3515 H3616 H3716 H3817 H3818 H3918 H4019 H4119 H4220 H4320 H4421 H4422 H4522 H4623 H4723 H4824
  H4924 H4925 H5026 H5126 H5227 H5327 H5328 H5429 H5529 H5630 H5631 H5731 H5832 H5932 H6033 H6034 H6134
rail Likhoslavl-Rzhev-Vyazma: WA7016 WA7017 WA7018 WA6918 WA6919 WA6820 WA6821 WA6822 WA6823 WA6824 WA6825 WA6826 I-6801
  I-6802 I-6803 I-6804 I-6805 I-6806 I-6906 I-6907 I-6908 I-7009 I-7010 I-7011 I-7012
rail Lomza branch: D1610 D1611 D1711 D1812 D1813 D1814 D1815 D1816
rail Lukow-Deblin-Radom: D1827 D1828 D1829 D1729 D1630 D1530 D1431 D1331, D1332 D1233 D1132 D1033
rail Lukow-Lublin: D1927 D2028 D2128 D2129 D2130 D2231 D2331 D2232 D2233 D2234 D2134 D2135
rail Malkinia-Ostrolenka: D1113 D1214 D1314 D1415 D1515 D1516
rail Malkinia-Siedlce: D1418 D1518 D1619 D1719 D1720 D1721 D1722 D1723 D1724
rail Memel-Shaulyay: C2804 C2704 C2605 C2505 C2405 C2305 C2205 C2105 C2005 C1905 C1806 C1705 C1606 C1505 C1406 C1305
  C1306 C1207 C1208
rail Mitau-Tilsit-Koenigsberg: C3301 C3202 C3203 C3204 C3104 C3105 C3006 C3007 C2907 C2808 C2809 C2810 C2710 C2711 C2612
  C2512 C2413 C2414 C2314 C2215 C2115 C2016 C1916 C1817 C1717 C1618 C1518 C1419 C1319 C1219 C1119 C1020
rail Mogilev-Krichev-Roslavl-Sukhinichi: I-7028 I-6928 I-6828 I-6728 I-6629 I-6529 I-6429 I-6329 I-6230 I-6130 I-6031,
  I-5930 I-5831 I-5731 I-5632 I-5532 I-5433 I-5333 H5001 I-5133 H4801 H4701 H4601 H4501 H4401 H4301 H4201 H4101 H4001
  I-4133 I-4033 I-3933 I-3833 I-3732 I-3633 I-3532
rail Mogilev-Osipovichi: I-3532 I-3433 I-3333 H3001 H2901 H2802 H2702 H2703 H2604 H2504 H2405 H2305 H2206 H2207 H2107
  H2008 H1908 H1809
rail Moscow-Bryansk-Kiev: H7022 H7023 H6923 H6924 H6825 H6826 H6726 H6727 H6628 H6629 H6630 H6631 H6531 H6532 H6533
  H6433 H6333 H6234 H6134 H6135
rail Moscow-Leningrad: WA6202 WA6302 WA6403 WA6503 WA6604 WA6704 WA6705 WA6806 WA6906 WA7007
rail Moscow-Velikiye Luki-Riga: WA1024 WA1124 WA1225 WA1325 WA1426 WA1525 WA1626 WA1726 WA1826 WA1926 WA2026 WA2126
  I-2201 WA2326 I-2401 WA2526 WA2626 WA2725 WA2826 WA2926 WA3026 WA3125 WA3226 WA3326, WA3724 WA3825 WA3925 WA4025
  WA4125 WA4225 WA4325 WA4425 WA4525 WA4625 WA4725 WA4825 WA4925 WA5025 WA5124 WA5225 WA5325 WA5425 WA5524 WA5625 WA5724
  WA5825 WA5924 WA6024 WA6124 WA6224 WA6324 WA6424 WA6523 WA6623 WA6723 WA6823 WA6923 WA7024
rail Nezhin-Chernigov-Gomel: H4320 H4321 H4322 H4323 H4324 H4325 H4426 H4427 H4527 H4528 H4529 H4530 H4531 H4632 H4732
  H4833 H4933 H5034 H5134 H5135
rail Novgorod-Staraya Russa: WA4001 WA4002
rail Orsha-Lepel: I-1919 I-2020 I-2120 I-2220 I-2319 I-2420 I-2519 I-2619 I-2719 I-2820 I-2920 I-3021 I-3121 I-3222
  I-3322 I-3422
rail Orsha-Unecha-Vorozhba: I-3524 I-3625 I-3725 I-3826 I-3926 I-4027 I-4127 I-4228 I-4229 I-4329 I-4430 I-4530 I-4631
  I-4731 I-4832 I-4833 H4601, H4701 H4702 H4803 H4804 H4904 H4905 H5006 H5106 H5107 H5208 H5308 H5309 H5410 H5411 H5511
  H5612 H5712 H5713 H5814 H5815 H5816 H5916 H6017 H6117 H6218 H6318 H6418 H6518 H6619 H6719 H6820 H6920 H7021 H7022
rail Ortelsburg-Ostrolenka-Warsaw: D1010 D1110 D1111 D1112 D1113 D1114 D1015 D1016 D1017 D1018
rail Osipovichi-Slutsk: H1809 H1709 H1710 H1611 H1612 H1512 H1412 H1311 H1212 H1112 D7013 D6913 D6813
rail Ovruch-Chernigov: H2135 H2235 H2334 H2435 H2534 H2535
rail Pskov-Gdov: WA1201 WA1202 WA1302 WA1303 WA1404 WA1504
rail Radviliskis-Kaisiadorys: C3408 C3409 C3410 C3510 C3511 C3512 C3613 C3713 C3714 C3715 C3816 C3916 C3917 C3918 C4019
  C4020
rail Riga-Orel: C5701 C5802 C5803 C5804 C5904 C5905 C5906 C6006 C6105 C6206 C6306 C6406 C6506 C6606 C6706 C6807 C6907
  C7007 I-1107 I-1208 I-1308 I-1409 I-1509 I-1610 I-1710 I-1811 I-1911 I-2012 I-2112 I-2212 I-2312 I-2413 I-2512 I-2613
  I-2713 I-2814 I-2913 I-3014 I-3114 I-3214, I-3314 I-3415 I-3515 I-3616 I-3716 I-3817 I-3917 I-4017 I-4117 I-4218
  I-4318 I-4418 I-4518 I-4619 I-4719, I-5019 I-5119 I-5120 I-5221 I-5321 I-5322 I-5423 I-5424 I-5524 I-5525 I-5626
  I-5627 I-5727 I-5728 I-5829 I-5929 I-5930 I-6031 I-6131 I-6232 I-6331 I-6432 I-6532 I-6633 H6401 H6501 H6602 H6702
  H6803 H6903 H7004
rail Siedlce-Polotsk-Bologoye: WA6201 WA6202 WA6102 WA6103 WA6004 WA6005 WA5905 WA5906 WA5907 WA5808 WA5809 WA5709
  WA5610 WA5611 WA5612 WA5512 WA5413 WA5414 WA5415 WA5315 WA5316 WA5217 WA5117 WA5018 WA4918 WA4919 WA4820 WA4720 WA4621
  WA4521 WA4422 WA4322 WA4223 WA4123 WA4024 WA3923 WA3824 WA3724 WA3625 WA3525 WA3426 WA3326 I-3201 I-3101, I-3005
  I-2905 I-2806 I-2706 I-2607 I-2507 I-2508 I-2409 I-2309 I-2210 I-2211 I-2111 I-2012 I-1912 I-1813 I-1713 I-1714 I-1615
  I-1515 I-1416 I-1316 I-1217 I-1117 I-1118 C7019 C7020 C6920 C6921 C6822 C6722 C6623 C6523 C6524 C6425 C6325 C6326
  C6327 C6328 C6228 C6128 C6029 C5929 C5830 C5730 C5631 C5531 C5432 C5332 C5233 C5133 D4801 D4701 D4602 D4502 D4503
  D4404 D4304 D4205 D4105 D4006 D3906 D3907 D3908 D3909 D3810 D3811 D3711 D3612 D3512 D3413 D3414 D3314 D3215 D3115
  D3116 D3017 D3018 D2918 D2819 D2820 D2720 D2621 D2521 D2422 D2322 D2223 D2123 D2024 D1924 D1825
rail Sigulda-Gulbene-Abrene: WA1016 WA1116
rail Smolensk-Sukhinichi: I-5119 I-5220 I-5320 I-5421 I-5520 I-5620 I-5720 I-5821 I-5921 I-6022 I-6121 I-6222 I-6322
  I-6422 I-6522 I-6622 I-6722 I-6822 I-6922 I-7023
rail Suwalki-Orany: C2730 C2830 C2929 C3030 C3129 C3229 C3328 C3428 C3528 C3628 C3727 C3828 C3928 C4029 C4129 C4230
rail Tilsit-Insterburg: C1717 C1718 C1719 C1720 C1721 C1722 C1723
rail Tilsit-Memel: C1208 C1308 C1309 C1310 C1311 C1412 C1413 C1513 C1514 C1615 C1715 C1816 C1916
rail Torzhok-Soblago: WA7013 WA6913 WA6814 WA6714 WA6614 WA6514 WA6415 WA6315 WA6216 WA6115 WA6016 WA5916 WA5816 WA5716
  WA5616 WA5516 WA5416 WA5316
rail Warsaw-Kovel-Rovno: D1026 D1027 D1028 D1029 D1129 D1230 D1231 D1331 D1332 D1333 D1434 D1534 D1635 D1735
rail Warsaw-Leningrad: WA1801 WA1701 WA1702 WA1603 WA1604 WA1504 WA1505 WA1406 WA1407 WA1408 WA1409 WA1509 WA1510 WA1511
  WA1512 WA1413 WA1313 WA1314 WA1215 WA1216 WA1116 WA1117 WA1118 WA1019 WA1020, C6401 C6402 C6302 C6303 C6204 C6104
  C6105, C5907 C5908 C5909 C5910 C5811 C5812 C5712 C5613 C5614 C5615 C5515 C5516 C5417 C5418 C5318 C5219 C5119 C5120
  C5021 C4921 C4822 C4823 C4723 C4624 C4524 C4525 C4426 C4427 C4327 C4328 C4329 C4230 C4130 C4031 C4032 C3932 C3833
  D3601 D3501 D3402 D3403 D3303 D3304 D3205 D3206 D3106 D3007 D3008 D2908 D2809 D2709 D2610 D2611 D2511 D2412 D2312
  D2213 D2214 D2114 D2015 D1915 D1816 D1716 D1616 D1516 D1417 D1418 D1318 D1219 D1119 D1020, C5906 C5807
rail Warsaw-Moscow: I-7013 I-7012 I-6912 I-6813 I-6713 I-6614 I-6513 I-6414 I-6313 I-6214 I-6113 I-6014 I-5914 I-5814
  I-5714 I-5614 I-5514 I-5515 I-5416 I-5417 I-5317 I-5218 I-5118 I-5019 I-4919 I-4819 I-4719 I-4620 I-4520 I-4421 I-4320
  I-4221 I-4121 I-4022 I-3921 I-3822 I-3722 I-3623 I-3523 I-3524 I-3425 I-3324 I-3225 I-3125 I-3026 I-2926 I-2827 I-2726
  I-2627 I-2527 I-2427 I-2327 I-2228 I-2128 I-2028 I-1928 I-1829 I-1729 I-1730 I-1631 I-1531 I-1432 I-1332 I-1232 I-1233
  I-1133 D6801 D6701 D6602 D6502 D6403 D6404 D6304 D6205 D6105 D6006 D6007 D5907 D5808 D5708 D5609 D5509 D5410 D5310
  D5311 D5212 D5213 D5113 D5014 D4914 D4915 D4816 D4817 D4717 D4618 D4518 D4419 D4319 D4220 D4120 D4021 D3921 D3822
  D3722 D3623 D3523 D3424 D3324 D3225 D3125 D3026 D2926 D2827 D2726 D2626 D2526 D2426 D2326 D2227 D2126 D2027 D1927
  D1827 D1826 D1825 D1724 D1624 D1523 D1424 D1323 D1224 D1123 D1023

road Abrene-Krasnogorodskoye minor: WA1116 WA1217, WA1218 WA1318 WA1419 WA1519
road Allenstein-Lyck main: C1817 C1818 C1819 C1919 C1920 C1921 C1922 C1923, C2124 C2125 C2126 C2127 C2128 C2229 C2230
  C2231 C2331 C2232 C2233 D2001 D1901 D1802 D1702 D1603 D1503 D1404 D1303 D1204 D1103 D1004
road Alytus-Daugai minor: C3827 C3927 C4028
road Alytus-Merkine minor: C3827 C3828 C3829 C3830
road Alytus-Prienai minor: C3526 C3627
road Alytus-Vilna minor: C4623 C4523 C4424 C4324 C4225 C4125 C4026 C3926 C3827 C3727 C3627 C3527 C3427 C3327 C3227 C3126
  C3026
road Andreapol-Bologovo minor: WA4416 WA4516 WA4617 WA4717 WA4818 WA4819
road Andreapol-Nelidovo minor: WA4920 WA5021 WA5121 WA5122 WA5223 WA5323 WA5324
road Andreapol-Okhvat minor: WA5118 WA5019 WA4919
road Anyksciai-Kupiskis minor: C4607 C4608 C4609 C4709 C4710 C4711
road Augustow-Suchowola minor: D2501 D2502 D2603 D2604 D2605
road Bakhmach-Borzna minor: H5734 H5835
road Baranovichi-Byten minor: D4912 D4913 D4914 D4815
road Baranovichi-Dyatlovo minor: D4807 D4907 D4908, D5008 D5009 D5109 D5210 D5310
road Baranovichi-Korelichi minor: D5505 D5506 D5507 D5508 D5509
road Begoml-Dokshitsy minor: I-1120 I-1221 I-1321 I-1422
road Begoml-Dolginovo minor: I-1322 I-1222 I-1122 C7023 C6923
road Begoml-Kholopenichi minor: I-1721 I-1822 I-1922 I-2023 I-2123
road Belebelka-Poddorye minor: WA3608 WA3708 WA3809
road Belynichi-Bobr minor: I-2527 I-2628 I-2728 I-2829 I-2929
road Belynkovichi-Gordeyevka minor: H5107 H5108 H5109 H5010 H5011
road Belyy-Zharkovskiy minor: I-5104 I-5205 I-5305 I-5406 I-5505 I-5605 I-5704
road Bereza Kartuska-Antopol minor: D4022 D4023 D4024
road Bereza Kartuska-Khomsk minor: D4419 D4519 D4520 D4521 D4622
road Bereza Kartuska-Kossovo minor: D4516 D4517 D4518
road Beshenkovichi-Ulla minor: I-2415 I-2515 I-2516 I-2617
road Bezhanitsy-Kudever minor: WA2817 WA2717 WA2718 WA2619 WA2519
road Biala Podlaska-Janow Podlaski minor: D2624 D2625 D2525
road Biala Podlaska-Lomazy minor: D2523 D2524 D2525 D2526 D2527 D2628
road Bialowieza-Kamenets minor: D3317 D3318 D3219 D3220 D3221
road Bialowieza-Narewka minor: D3215 D3216 D3316 D3317
road Bialowieza-Porozovo minor: D3814 D3714 D3615 D3515 D3416 D3316
road Bialowieza-Shereshevo minor: D3317 D3418 D3518 D3619
road Bialystok-Bielsk-Brest main: D2611 D2612 D2613 D2614 D2615 D2616 D2617 D2618 D2619 D2519 D2420 D2320 D2321 D2322
road Bialystok-Slonim-Minsk main: D6601 D6602 D6502 D6403 D6404 D6304 D6205 D6105 D6006 D6007 D5907 D5808 D5708 D5609
  D5509 D5410 D5310 D5311 D5212 D5111 D5012 D4912 D4812 D4712 D4612 D4511 D4412 D4311 D4211 D4111 D4011 D3910 D3811
  D3710 D3611 D3510 D3411 D3311 D3211 D3111 D3011 D2911 D2811 D2710 D2611
road Bialystok-Tykocin minor: D2310 D2411
road Bialystok-Zabludow minor: D2612 D2712 D2813
road Bielsk Podlaski-Bransk minor: D2316 D2416 D2516 D2616
road Bielsk Podlaski-Czeremcha minor: D2719 D2820
road Bielsk Podlaski-Hajnowka minor: D2616 D2716 D2817 D2916 D3017
road Bielsk Podlaski-Zabludow minor: D2712 D2613
road Bielsk-Brest minor: D2619 D2719 D2720 D2821 D2822, D2824 D2923 D3024 D3124 D3125
road Birzai-Kupiskis minor: C4402 C4403 C4503 C4504 C4505 C4606 C4607
road Birzai-Rokiskis minor: C4503 C4603 C4703 C4804 C4904 C5005 C5105
road Bobr-Obchuga minor: I-2524 I-2525 I-2526 I-2527
road Bobruysk-Svisloch on the Berezina minor: H2106 H2107 H2108 H2109 H2110
road Bogushevsk-Dubrovno minor: I-3522 I-3623
road Bogushevsk-Ostrovno minor: I-3018 I-3118 I-3119
road Bogushevsk-Smolyany minor: I-3220 I-3221 I-3222 I-3223
road Bologoye-Ostashkov minor: WA5902 WA5903 WA5904 WA5905 WA5906 WA5907 WA5808 WA5809 WA5709 WA5610 WA5611 WA5612
road Bologoye-Vyshny Volochek minor: WA6201 WA6301 WA6302 WA6403 WA6503 WA6604 WA6704 WA6705
road Borisov bridge main: I-1928 I-1828 I-1829
road Borisov bypass minor: I-2128 I-2129 I-2029
road Borisov-Lepel minor: I-1919 I-2020 I-2120 I-2121 I-2122 I-2123 I-2224 I-2225 I-2125 I-2025 I-1925
road Borkovichi-Klyastitsy minor: I-1806 I-1807 I-1808 I-1809 I-1709
road Bragin-Khoiniki minor: H3227 H3327 H3428 H3528
road Bragin-Komarin minor: H3528 H3529 H3630 H3631 H3731 H3732 H3833
road Bragin-Loyev minor: H4026 H3926 H3827 H3727 H3628 H3528
road Bransk-Ciechanowiec minor: D2316 D2217 D2116 D2017
road Bransk-Wysokie Mazowieckie minor: D2014 D2114 D2115 D2216 D2316
road Braslav-Iody minor: C6411 C6511 C6612
road Braslav-Opsa minor: C6410 C6411 C6311
road Brest-Kamenets-Pruzhany minor: D4713 D4614 D4514 D4415 D4315 D4216 D4217 D4117 D4018 D4019 D3919 D3820 D3720 D3621
  D3520 D3421 D3321 D3221 D3222 D3223 D3224 D3225
road Brest-Kovel main: D3125 D3126 D3227 D3327 D3328 D3429 D3430 D3530 D3631 D3731 D3831 D3931 D3932 D4033 D4034 D4035
road Brest-Zhabinka minor: D3424 D3324 D3225
road Brodets-Yakshitsy minor: H2104 H2004 H2003
road Bryansk-Kaluga minor: I-6922 I-6923 I-7024 I-7025
road Bryansk-Trubchevsk minor: H7009 H7010 H6910 H6911 H6912 H6913 H6814 H6815 H6816 H6716 H6717 H6618 H6619 H6620 H6520
  H6521 H6522 H6523
road Bykhov road main: I-3533 H3301 H3302 H3303 H3304 H3305 H3306 H3307 H3308 H3309 H3310
road Bykhov-Klichev minor: H3103 H3204 H3304, H2406 H2506 H2607 H2706
road Chashniki-Lukoml minor: I-2420 I-2421 I-2422 I-2423
road Chausy-Ryasna minor: I-4330 I-4231 I-4232 I-4132 I-4133
road Chechersk road minor: H3905 H3906 H3907 H3908 H3909 H3910 H3911 H4012 H4013 H4014 H4015 H4115 H4216 H4217 H4317
  H4318
road Chechersk-Krasnaya Gora minor: H4510 H4411 H4311 H4212 H4112 H4013
road Chechersk-Streshin minor: H3813 H3713 H3614 H3514 H3415 H3315, H3913 H4013
road Chechersk-Svyatilovichi minor: H4013 H4113 H4214 H4314 H4415
road Chereya-Obchuga minor: I-2623 I-2523 I-2524
road Chereya-Smolyany minor: I-2821 I-2921 I-3022 I-3122 I-3223
road Cherikov-Chausy minor: H4101 H4202 H4203 H4303 H4404
road Cherikov-Kostyukovichi minor: H4503 H4604 H4704 H4805 H4905 H5006
road Cherikov-Krasnopolye minor: H4404 H4405 H4406 H4407
road Chernigov-Berezna minor: H5130 H5031 H4931 H4831 H4731 H4632
road Chernigov-Gorodnya minor: H4826 H4827 H4828 H4829 H4729 H4730 H4731
road Chernigov-Lyubech minor: H4029 H4129 H4230 H4330 H4431 H4531
road Chernigov-Nezhin minor: H4632 H4732 H4833 H4834 H4934 H5035
road Chernyavka west minor: I-2031 I-2131 I-2231
road Chernyavka-Klevka minor: I-2231 I-2330 I-2431 I-2531 I-2632 I-2732
road Chertolino-Osuga minor: WA6524 WA6625 WA6725 WA6826
road Cherven-Brodets minor: H1902 H2003
road Cherven-Pukhovichi minor: H1603 H1503 H1504 H1505 H1406
road Churovichi-Klimovo minor: H5319 H5320 H5221 H5222
road Churovichi-Terekhovka minor: H4622 H4722 H4822 H4922 H5022 H5122 H5222
road Ciechanowiec-Drohiczyn minor: D1918 D2019 D2119 D2120 D2121
road Ciechanowiec-Wysokie Mazowieckie minor: D1915 D1916
road Czeremcha-Hajnowka minor: D3017 D3018 D2918 D2819 D2820
road Czeremcha-Kamenets minor: D2820 D2920 D3021 D3120 D3221
road Czeremcha-Vysokoye minor: D2820 D2821
road Czyzew-Ciechanowiec minor: D1816 D1916 D2017
road Czyzew-Wysokie Mazowieckie minor: D2014 D1914 D1915 D1816
road David-Gorodok-Mikashevichi minor: D6824 D6724 D6725 D6626 D6526
road David-Gorodok-Stolin minor: D6526 D6427 D6327 D6228 D6128
road Deblin-Garwolin minor: D1330 D1331 D1332
road Deblin-Pulawy minor: D1332 D1433 D1434
road Dedovichi-Belebelka minor: WA3608 WA3508 WA3409 WA3308 WA3208 WA3108 WA3009 WA2909 WA2809
road Dedovichi-Bezhanitsy minor: WA2809 WA2810 WA2811 WA2812 WA2813 WA2814 WA2815 WA2816 WA2817
road Demidov-Kasplya minor: I-4616 I-4617
road Demidov-Ponizovye minor: I-4113 I-4214 I-4313 I-4413 I-4513
road Demidov-Prechistoye minor: I-5210 I-5110 I-5011 I-4911 I-4812 I-4813
road Demyansk-Lychkovo minor: WA4802 WA4803 WA4804 WA4904 WA5005 WA5006
road Demyansk-Molvotitsy minor: WA5006 WA5007 WA4907 WA4908 WA4809
road Demyansk-Valdai minor: WA5202 WA5203 WA5204 WA5104 WA5005
road Derechin-Dyatlovo minor: D4707 D4608 D4508 D4409 D4309
road Disna road minor: I-1912 I-1812 I-1711 I-1611 I-1510 I-1411 I-1311 I-1212 I-1112 C7013 C6913 C6814 C6914 C7015
  C7016
road Disna-Borkovichi minor: I-1709 I-1610
road Disna-Luzhki minor: I-1112 I-1113
road Disna-Miory minor: I-1109 I-1210 I-1310 I-1411
road Dno-Belebelka minor: WA2805 WA2905 WA3006 WA3106 WA3207 WA3208
road Dno-Dedovichi minor: WA2805 WA2806 WA2807 WA2808 WA2809
road Dno-Porkhov minor: WA2805 WA2705 WA2606 WA2506
road Dobrush-Terekhovka minor: H4519 H4520 H4621 H4622
road Dobrush-Vetka minor: H4318 H4419 H4519
road Dobrush-Zlynka minor: H4718 H4619 H4519
road Dobryanka-Terekhovka minor: H4622 H4522 H4523 H4424 H4425
road Dolginovo-Ilya minor: C6925 C6826 C6726
road Domachevo-Lomazy minor: D2629 D2729 D2829 D2929 D3029
road Dorogobuzh-Izdeshkovo minor: I-6313 I-6314 I-6315
road Dovsk-Novyy Bykhov minor: H3509 H3410
road Dovsk-Zhuravichi minor: H3508 H3509
road Drissa-Miory minor: I-1108 I-1109 C7010
road Drissa-Sebezh minor: WA1821 WA1822 WA1823 WA1723 WA1724 WA1725 WA1726 I-1601 I-1602 I-1603 I-1503 I-1504 I-1405
  I-1305 I-1306 I-1307 I-1208
road Drogichin-Kamen-Kashirsky minor: D4524 D4525 D4526 D4527 D4528 D4529 D4530 D4531
road Drogichin-Khomsk minor: D4622 D4623 D4624 D4524
road Drohiczyn-Siemiatycze minor: D2121 D2221 D2320
road Druskininkai-Lazdijai minor: C3229 C3329 C3430, C3530 C3631
road Druya-Iody minor: C6808 C6809 C6810 C6811
road Druya-Miory minor: C6908 C6909 C7010
road Drybin-Ryasna minor: I-4229 I-4329 I-4330
road Dubrovitsa-Vysotsk minor: D6031 D5931 D5932
road Dubrovka-Snopot minor: I-6829 I-6830 I-6730 I-6631 I-6632 I-6633
road Dubrovka-Yekimovichi minor: I-6327 I-6328 I-6429 I-6529 I-6530 I-6631
road Dubrovka-Yershichi minor: I-6233 I-6133 H5801 I-5933 H5601
road Dubrovno road minor: I-3722 I-3823
road Dubrovno-Babinovichi minor: I-3618 I-3619 I-3719 I-3720 I-3721 I-3722
road Dukhovshchina-Prechistoye minor: I-5210 I-5310 I-5311 I-5312
road Dukhovshchina-Yartsevo minor: I-4614 I-4713 I-4813 I-4913 I-5013 I-5113 I-5213 I-5313 I-5414 I-5514
road Dukstas-Vidzy minor: C5812 C5912 C6013 C6113
road Dvinsk-Braslav minor: C5907 C6007 C6107 C6208 C6308 C6409
road Dvinsk-Polotsk main: C6105 C6206 C6306 C6406 C6506 C6607 C6707 C6808 C6908 C7008 I-1108 I-1208 I-1308 I-1409 I-1509
  I-1610 I-1710 I-1811 I-1911 I-2012
road Dyatlovo-Zholudok minor: D4405 D4505 D4606 D4706 D4807
road Dzerzhinsk-Naliboki minor: D5901 D6002 D6102 D6203 D6303 D6404
road Dzerzhinsk-Samokhvalovichi minor: D6602 D6702
road Dzerzhinsk-Uzda minor: D6404 D6405 D6406 D6407
road Eisiskes-Salcininkai minor: C4929 C4830
road Gantsevichi-Byten minor: D4815 D4915 D5016
road Gantsevichi-Pogost Zagorodskiy minor: D5716 D5717 D5718 D5719 D5720 D5721 D5722
road Glinka-Prudki minor: I-5821 I-5721 I-5622 I-5522
road Glinka-Solovyevo minor: I-5617 I-5618 I-5718 I-5719 I-5820 I-5821
road Glubokoye-Krulevshchizna minor: C7018 I-1118
road Glubokoye-Luzhki minor: I-1214 I-1215
road Glubokoye-Polotsk main: C7020 I-1120, I-2012 I-1912 I-1813 I-1713 I-1613 I-1513 I-1414 I-1314 I-1215 I-1115 C7016
  C7017 C7018 C7019 C7020 C6920 C6921 C6822 C6722 C6623 C6523 C6524 C6425 C6325
road Glussk road minor: H2012 H2013 H2014 H1914 H1815 H1714 H1615 H1514 H1415 H1315 H1215 H1114 D7014 D6913 D6813
road Glussk-Karpilovka minor: H1914 H2015 H2016 H2017 H2117
road Goldap-Angerburg minor: C2127 C2028 C1928 C1828 C1728 C1629
road Golovchin-Knyazhitsy minor: I-3130 I-3231 I-3331
road Gomel-Bryansk main: H7006 H6906 H6807 H6707 H6708 H6609 H6509 H6410 H6310 H6211 H6111 H6011 H5911 H5812 H5712 H5613
  H5513 H5413 H5313 H5214 H5215 H5115 H5016 H5017 H4917 H4818 H4718 H4618 H4517 H4418 H4318 H4219 H4119
road Gordeyevka-Krasnaya Gora minor: H4611 H4711 H4811 H4911 H5011
road Gordeyevka-Svyatsk minor: H4911 H4912 H4913 H4814
road Gorki road minor: I-3825 I-3826 I-3926 I-4027 I-4127 I-4228 I-4328 I-4429 I-4529 I-4630 I-4730 I-4830 I-4930 I-5031
  I-5130 I-5230 I-5330 I-5430 I-5530 I-5631 I-5731
road Gorki-Drybin minor: I-4228 I-4229
road Gorki-Romanovo minor: I-4125 I-4126 I-4127
road Gorodnya-Churovichi minor: H5122 H5123 H5024 H4924 H4925 H4826
road Gorodnya-Dobryanka minor: H4425 H4525 H4626 H4725 H4826
road Gorodnya-Shchors minor: H4826 H4926 H5026 H5126 H5227
road Gorodnya-Terekhovka minor: H4622 H4623 H4723 H4724 H4725
road Gorodok-Dretun minor: I-2409 I-2509 I-2610 I-2710 I-2811 I-2911 I-3012
road Gorodok-Shumilino minor: I-3111 I-3012 I-2912 I-2813 I-2713
road Grajewo-Rajgrod minor: D2203 D2103 D2004
road Grajewo-Szczuczyn minor: D2004 D1904 D1805
road Grodek-Narewka minor: D3111 D3112 D3213 D3214 D3215
road Grodek-Zabludow minor: D2911 D2912 D2813
road Grodno-Dabrowa minor: D2804 D2904 D3005 D3104 D3205
road Grodno-Lida-Minsk main: C6933 D6601 C6733 C6633 C6532 C6432 C6331 C6232 C6131 C6031 C5931 C5832 C5732 C5632 C5532
  C5433 C5333 D5001 D4901 D4801 D4701 D4602 D4502 D4503 D4404 D4304 D4205 D4105 D4005 D3905 D3805 D3705 D3605 D3504
  D3404 D3303
road Gusino-Rossasno minor: I-4320 I-4421
road Hajnowka-Bialowieza minor: D3017 D3117 D3217 D3317
road Hajnowka-Kamenets minor: D3117 D3118 D3219
road Hajnowka-Narewka minor: D3216 D3116 D3017
road Hajnowka-Zabludow minor: D2913 D2914 D2915 D2916
road Idritsa-Alol minor: WA2323 WA2224 WA2124, WA2225 WA2125 WA2026
road Ignalina-Dukstas minor: C5812 C5712 C5713 C5614
road Ilyino-Pukhnovo minor: I-4203 I-4303 I-4403 I-4503
road Ilyino-Zharkovskiy minor: I-4603 I-4703 I-4804 I-4903 I-5004 I-5104
road Insterburg-Angerburg minor: C1624 C1625 C1626 C1627 C1628 C1629
road Iody-Miory minor: C7010 C6910 C6811 C6711 C6612
road Ivanovo-Khomsk minor: D4624 D4724
road Ivanovo-Lyubeshov minor: D4925 D4926 D4927 D4928 D4929 D4930
road Ivanovo-Motol minor: D5023 D5024 D5025
road Ivatsevichi-Kossovo minor: D4516 D4617 D4717
road Ivatsevichi-Telekhany minor: D4717 D4818 D4918 D5019 D5119 D5220
road Ivye-Lipnishki minor: C5132 C5233 C5333
road Ivye-Lubcha minor: D5101 D5202 D5302 D5403
road Ivye-Vishnevo minor: C5730 C5631 C5632
road Johannisburg-Kolno minor: D1404 D1504 D1505 D1506 D1507
road Johannisburg-Szczuczyn minor: D1504 D1605 D1705
road Jonava-Kaisiadorys minor: C3917 C3918 C4019 C4020 C4120
road Kaisiadorys-Kovno east minor: C4120 C4021
road Kalinin-Rzhev-Vyazma main: WA7021 WA7022 WA6922, WA6823 WA6824 WA6825 WA6826 I-6801 I-6802 I-6803 I-6804 I-6805
  I-6806 I-6906 I-6907 I-6908 I-7009 I-7010 I-7011 I-7012
road Kalinkovichi-Kopatkevichi minor: H2221 H2321 H2422 H2522 H2623
road Kalinkovichi-Vasilevichi minor: H3122 H3023 H2923 H2823 H2723 H2624
road Kaluszyn-Siedlce minor: D1223 D1224 D1225 D1226 D1326 D1426 D1525 D1625 D1724
road Kamen-Kashirsky-Lyubeshov minor: D4930 D4831 D4731 D4632 D4531 D4432 D4332
road Kamen-Kashirsky-Ratno minor: D3931 D4032 D4131 D4232 D4332
road Kamenets-Shereshevo minor: D3619 D3519 D3520
road Kamenets-Vysokoye minor: D2921 D2922 D3023 D3122 D3222, D3021 D2921 D2822
road Kardymovo-Prudki minor: I-5418 I-5419 I-5420 I-5421 I-5422
road Karpilovka-Kopatkevichi minor: H2218 H2219 H2220 H2221
road Katyn-Kasplya minor: I-4617 I-4618 I-4718 I-4719
road Kedainiai-Jonava minor: C3714 C3815 C3816 C3916 C3917
road Kedainiai-Radviliskis minor: C3307 C3308 C3409 C3410 C3510 C3511 C3512 C3613 C3614
road Kedainiai-Rossieny minor: C2913 C3014 C3113 C3214 C3314 C3414 C3514 C3614 C3714
road Khislavichi-Petrovichi minor: I-5228 I-5229 I-5230
road Khislavichi-Stodolishche minor: I-5727 I-5628 I-5527 I-5428 I-5327 I-5228
road Khoiniki-Vasilevichi minor: H3122 H3123 H3124 H3125 H3226 H3227
road Khoiniki-Yurevichi minor: H2827 H2926 H3027 H3127 H3227
road Kholm road minor: WA4001 WA4002 WA4003 WA4004 WA4005 WA4006 WA4007 WA4008 WA4009 WA3909 WA3910 WA3911 WA3912 WA3913
  WA3914 WA3815 WA3816 WA3817 WA3717 WA3718 WA3719 WA3720 WA3721 WA3722 WA3723 WA3724
road Kholm-Bologovo minor: WA3914 WA4015 WA4115 WA4216
road Kholm-Marevo minor: WA4512 WA4412 WA4312 WA4212 WA4112 WA4013 WA3913
road Kholm-Ploskosh minor: WA3914 WA3915 WA4016 WA4017
road Kholm-Poddorye minor: WA3809 WA3909
road Kholm-Zhirkovsky-Izdeshkovo minor: I-6409 I-6410 I-6411 I-6412 I-6413
road Kholm-Zhirkovsky-Novo-Dugino minor: I-6806 I-6706 I-6607 I-6507 I-6408 I-6308
road Kholm-Zhirkovsky-Prechistoye minor: I-6107 I-6008 I-5908 I-5809 I-5709 I-5610 I-5510, I-5310 I-5411
road Kholmy-Ponornitsa minor: H5826 H5926 H6026 H6126
road Kholmy-Sosnitsa minor: H5826 H5827 H5828 H5728 H5729 H5730
road Kholopenichi-Krupki minor: I-2225 I-2226 I-2326 I-2327
road Kholopenichi-Lukoml minor: I-2423 I-2323 I-2324
road Kholopenichi-Obchuga minor: I-2524 I-2425 I-2324 I-2225
road Khomsk-Motol minor: D4622 D4721 D4822 D4922 D5023
road Khotimsk-Belynkovichi minor: H5504 H5505 H5406 H5306 H5207 H5107
road Kletnya-Khotimsk minor: H5604 H5704 H5804 H5904 H6005
road Kletsk-Gantsevichi minor: D5813 D5814 D5815
road Kletsk-Timkovichi minor: D5912 D6012 D6112 D6213 D6312
road Klichev-Klevka minor: I-2633 H2401 H2402 H2403 H2404 H2405 H2406
road Klichev-Startsy minor: H2607 H2608
road Klichev-Svisloch on the Berezina minor: H2406 H2306 H2207 H2106
road Klimovichi-Khotimsk minor: H5003 H5103 H5203 H5303 H5404 H5504
road Klimovo-Voronok minor: H5319 H5419 H5519 H5620 H5719
road Klintsy-Gordeyevka minor: H5011 H5111 H5112 H5213 H5313
road Klintsy-Surazh minor: H5411 H5412 H5413
road Klintsy-Svyatsk minor: H5112 H5013 H4913
road Knyszyn-Suchowola minor: D2407 D2408 D2409
road Knyszyn-Tykocin minor: D2409 D2410 D2310
road Kobrin-Mokrany minor: D3625 D3626 D3627 D3628 D3629
road Kobrin-Pinsk main: D6123 D6024 D5923 D5823 D5723 D5624 D5524 D5425 D5325 D5225 D5125 D5025 D4925 D4825 D4724 D4625
  D4524 D4424 D4324 D4224 D4124 D4024 D3924 D3824
road Kobrin-Shereshevo minor: D3621 D3622 D3722 D3723 D3724
road Kobrin-Zhabinka minor: D3424 D3524 D3625
road Koenigsberg-Kovno main: C3620 C3621 C3521 C3422 C3423 C3323 C3224 C3124 C3024 C2923 C2823 C2723 C2623 C2523 C2424
  C2323 C2224 C2124 C2024 C1923 C1824 C1723 C1624 C1523 C1424 C1323 C1223 C1123 C1023
road Kokhanovo-Kopys minor: I-3225 I-3325 I-3426 I-3526
road Kokhanovo-Smolyany minor: I-3223 I-3224 I-3225
road Kolyshki-Ponizovye minor: I-4113 I-4114 I-4015 I-4016
road Konotop road minor: H7032 H6932 H6833 H6733 H6634 H6533 H6433 H6333 H6234 H6134 H6035 H5934 H5835
road Konotop-Korop minor: H6329 H6330 H6331 H6432 H6433
road Konotop-Krolevets minor: H6430 H6431 H6432
road Kopyl-Gresk minor: D6710 D6611 D6510 D6411
road Kopyl-Timkovichi minor: D6411 D6412 D6312
road Kopys-Romanovo minor: I-3924 I-4025 I-4125
road Korelichi-Lubcha minor: D5403 D5404 D5405
road Korma-Dovsk minor: H3708 H3609 H3509
road Korma-Krasnaya Gora minor: H4009 H4109 H4210 H4310 H4411
road Korma-Krasnopolye minor: H4407 H4307 H4208 H4108 H4009 H3909
road Korma-Zhuravichi minor: H3708 H3809 H3909
road Korop bridge minor: H6229 H6228 H6227 H6126
road Kossovo-Byten minor: D4715 D4616 D4516
road Kossovo-Ruzhany minor: D4315 D4416 D4516
road Kostyukovichi-Krasnopolye minor: H5006 H4906 H4807 H4706 H4607 H4506 H4407
road Kovno east-Prienai minor: C3621 C3622 C3623 C3624
road Kovno-Dvinsk-Ostrov main: WA1513 WA1414 WA1415 WA1315 WA1216 WA1217 WA1218 WA1118 WA1019 WA1020, C6401 C6402 C6302
  C6203 C6204 C6104 C6105 C6006 C5906 C5807 C5808 C5708 C5609 C5509 C5410 C5411 C5311 C5212 C5112 C5013 C4913 C4813
  C4713 C4614 C4514 C4415 C4315 C4216 C4116 C4017 C3917 C3818 C3718 C3619 C3620
road Kovno-Rossieny minor: C3014 C3015 C3115 C3216 C3316 C3317 C3418 C3518 C3619
road Kovno-Sakiai minor: C2819 C2919 C3019 C3119 C3220 C3320 C3421 C3521
road Kovno-Vilna-Minsk main: C3620 C3720 C3821 C3920 C4021 C4121 C4222 C4321 C4422 C4522 C4623 C4723 C4823 C4923 C5024
  C5124 C5125 C5226 C5326 C5427 C5526 C5626 C5726 C5826 C5925 C6026 C6126 C6227 C6228 C6328 C6428 C6528 C6629 C6630
  C6730 C6831 C6832 C6932 C6933 D6801
road Kraslava-Braslav minor: C6607 C6507 C6408 C6409 C6410
road Krasnaya Gora-Krasnopolye minor: H4407 H4408 H4508 H4509 H4510 H4611
road Krasnaya Gora-Svyatilovichi minor: H4712 H4613 H4614
road Krasnogorodskoye-Pushkinskiye Gory minor: WA1818 WA1718 WA1619 WA1519
road Krevo-Golshany minor: C5528 C5628 C5728 C5828
road Krevo-Vishnevo minor: C5728 C5729 C5730
road Krichev-Petrovichi minor: I-5330 I-5331 I-5332
road Krolevets-Korop minor: H6629 H6529 H6430 H6329 H6229
road Krugloye-Golovchin minor: I-3029 I-3129 I-3130
road Krulevshchizna-Ushachi minor: I-1816 I-1716 I-1617 I-1517 I-1418 I-1318 I-1219 I-1118
road Krynki-Grodek minor: D3210 D3211
road Kudever-Alol minor: WA2519 WA2520 WA2421 WA2422 WA2322 WA2323
road Kunya-Nazimovo minor: WA4024 WA3924 WA3925
road Kunya-Zhizhitsa minor: WA3925 WA4026 WA4126 WA4226
road Labiau-Tapiau minor: C1020 C1021 C1022 C1023
road Lelchitsy-Slovechno minor: H1629 H1630 H1631 H1731 H1732 H1733 H1734 H1735
road Lelchitsy-Tonezh minor: H1129 H1229 H1329 H1429 H1529 H1629
road Leningrad-Kiev highway main: WA1801 WA1701 WA1702 WA1603 WA1604 WA1504 WA1505 WA1406 WA1407 WA1408 WA1409 WA1509
  WA1510 WA1511 WA1512 WA1513 WA1614 WA1615 WA1616 WA1716 WA1717 WA1818 WA1819 WA1820 WA1821 WA1921 WA1922 WA2023 WA2123
  WA2124 WA2225 WA2325 WA2426 I-2401 I-2501 I-2602 I-2702 I-2803 I-2903 I-3004 I-3005 I-3105 I-3106 I-3107 I-3108 I-3109
  I-3110 I-3111 I-3212 I-3213 I-3214 I-3314 I-3415 I-3416 I-3417 I-3418 I-3419 I-3420 I-3421 I-3422 I-3522 I-3523 I-3524
  I-3525 I-3526 I-3427 I-3428 I-3429 I-3430 I-3530 I-3531 I-3532 I-3533 H3401 H3402 H3502 H3503 H3504 H3605 H3606 H3607
  H3707 H3708 H3709 H3710 H3811 H3812 H3813 H3913 H3914 H3915 H4016 H4017 H4018 H4118 H4119 H4120 H4221 H4222 H4223
  H4323 H4324 H4325 H4426 H4427 H4527 H4528 H4529 H4530 H4531 H4632 H4532 H4533 H4534 H4435
road Lepel-Begoml minor: I-1919 I-1820 I-1821
road Lepel-Polotsk main: I-2012 I-2013 I-2113 I-2214 I-2314 I-2415 I-2315 I-2216 I-2217 I-2218
road Lepel-Senno-Orsha minor: I-3817 I-3717 I-3618 I-3518 I-3419 I-3319 I-3220 I-3119 I-3020, I-2920 I-2919 I-2819
  I-2719 I-2620 I-2520 I-2420 I-2419 I-2418
road Lepel-Ushachi minor: I-1919 I-1918 I-1917 I-1916 I-1816
road Lida-Lipnishki minor: C5132 C5033 D4801
road Lida-Radun minor: C4632 C4732 C4833 C4933
road Lida-Vasilishki minor: D4301 D4402 D4502
road Lipnishki-Golshany minor: C5528 C5429 C5430 C5330 C5231 C5232 C5132
road Lipnishki-Voronovo minor: C4931 C5032 C5132
road Loetzen-Angerburg minor: C1629 C1630 C1631
road Loetzen-Johannisburg minor: C1732 C1733 D1501 D1502 D1503
road Loetzen-Rastenburg minor: C1231 C1330 C1431 C1530 C1631
road Logishin-Motol minor: D5322 D5223 D5122 D5023
road Loknya-Bezhanitsy minor: WA2817 WA2917 WA3018 WA3118
road Loknya-Ploskosh minor: WA3717 WA3618 WA3517 WA3418 WA3318 WA3218 WA3118, WA3817 WA3917 WA4017
road Lomza-Nowogrod minor: D1409 D1509 D1610
road Lomza-Tykocin minor: D2310 D2210 D2110 D2010 D1910 D1811 D1711
road Lomza-Zambrow minor: D1111 D1211 D1310 D1411 D1510 D1610 D1611 D1711 D1712 D1813
road Losice-Janow Podlaski minor: D2123 D2224 D2324 D2424 D2524 D2624 D2724
road Losice-Miedzyrzec minor: D2123 D2124 D2125
road Losice-Mierzwice minor: D2123 D2223 D2322
road Lubcha-Naliboki minor: D5703 D5603 D5502 D5403
road Lubcha-Vishnevo minor: C5632 C5633 D5401 D5402 D5403
road Ludza-Abrene minor: WA1020 WA1021 WA1022 WA1122
road Ludza-Kraslava minor: WA1024 WA1025 WA1026 C7001 C6901 C6802 C6702 C6703 C6704 C6605 C6505 C6506
road Ludza-Krasnogorodskoye minor: WA1519 WA1420 WA1421 WA1321 WA1222 WA1122 WA1123 WA1024
road Lukoml-Chereya minor: I-2423 I-2523
road Lukow-Deblin minor: D1727 D1628 D1629 D1529 D1430 D1330
road Lukow-Garwolin minor: D1027 D1126 D1227 D1327 D1427 D1527 D1627 D1727 D1827
road Lukow-Miedzyrzec main: D1827 D1926 D2026 D2126 D2227
road Luninets-David-Gorodok minor: D6123 D6224 D6324 D6425 D6525 D6526
road Luninets-Lenin minor: D6822 D6722 D6623 D6523 D6423 D6323 D6224
road Luninets-Pogost Zagorodskiy minor: D5722 D5823
road Luninets-Stolin minor: D6123 D6124 D6125 D6126 D6127 D6128
road Lupolovo-Chausy minor: I-3633 H3401
road Luzhki-Vetrino minor: I-1712 I-1613
road Lyady-Baevo minor: I-4223 I-4224
road Lyakhovichi-Gantsevichi minor: D5613 D5614 D5714 D5715 D5716
road Lyck-Loetzen minor: C1631 C1731 C1732 C1833 C1933 D1801 D1901
road Lyck-Osowiec-Bialystok main: D1901 D2002 D2003 D2004 D2005 D2105 D2206 D2306 D2307 D2308 D2409 D2509 D2510 D2611
road Lyck-Rajgrod minor: D2003 D2103
road Lyntupy-Ostrovets minor: C5818 C5819 C5719 C5720 C5621 C5521
road Lyozno-Kolyshki minor: I-4016 I-3916 I-3817
road Lyozno-Lyubavichi minor: I-3917 I-3918 I-4019
road Lyozno-Yanovichi minor: I-3713 I-3714 I-3715 I-3716
road Lyuban-Urechye minor: H1113 H1114
road Lyuban-Vyzna minor: H1114 D7015 D6915 D6816
road Lyuban-Zhitkovichi minor: H1315 H1316 H1317 H1218 H1219 H1119 H1120 H1121 H1122 H1123
road Lyubavichi-Rossasno minor: I-4019 I-4020 I-4021
road Lyubeshov-Dubrovitsa minor: D4930 D5031 D5131 D5232 D5331 D5432 D5531 D5632 D5731 D5832 D5932
road Malkinia-Czyzew minor: D1516 D1616 D1716 D1816
road Malkinia-Wegrow minor: D1516 D1517 D1518 D1519 D1520
road Malorita-Domachevo minor: D3030 D3129 D3230 D3329 D3430
road Malorita-Mokrany minor: D3629 D3529 D3430
road Marevo-Bologovo minor: WA4710 WA4711 WA4612 WA4512 WA4513 WA4514 WA4415 WA4416
road Marevo-Molvotitsy minor: WA4809 WA4709 WA4710
road Mariampol-Prienai minor: C3323 C3424 C3524
road Maryina Gorka-Starye Dorogi minor: H1507 H1508 H1509 H1510 H1511 H1512
road Memel-Heydekrug minor: C1208 C1308 C1309 C1310 C1311 C1412 C1413
road Memel-Kretinga minor: C1305 C1306 C1307
road Memel-Shaulyay main: C3105 C3206 C3306 C3407 C3507 C3608 C3708 C3808 C3908 C4009 C4108 C4208 C4308 C4408 C4507
  C4607 C4706 C4806 C4906 C5006 C5105 C5206 C5305 C5406 C5506 C5607 C5707 C5808, C3006 C2905 C2805 C2705 C2605 C2505
  C2405 C2305 C2205 C2105 C2005 C1905 C1806 C1706 C1607 C1506 C1407 C1307 C1208
road Mena-Berezna minor: H5130 H5231 H5330 H5431 H5530
road Merkine road minor: C4723 C4624 C4625 C4626 C4526 C4427 C4428 C4328 C4329 C4230 C4129 C4030 C3929 C3830 C3729 C3630
  C3530 C3430 C3330 C3231 C3130 C3031
road Merkine-Daugai minor: C3929 C4029
road Merkine-Druskininkai minor: C3630 C3631 C3632
road Mglin-Khotimsk minor: H5505 H5606 H5607 H5707 H5708 H5809
road Mglin-Kletnya minor: H6104 H6005 H6006 H5906 H5907 H5908 H5809
road Mikashevichi-Lenin minor: D6822 D6823 D6824
road Minsk Mazowiecki-Wegrow minor: D1520 D1421 D1321 D1322 D1323
road Minsk-Bobruisk main: D6803 D6903 D7004 D7005 H1105 H1206 H1305 H1406 H1407 H1507 H1608 H1708 H1809 H1909 H2010
  H2110 H2211
road Minsk-Lepel-Vitebsk main: I-3314 I-3215 I-3115 I-3016 I-2915 I-2816 I-2716 I-2617 I-2517 I-2418 I-2317 I-2218
  I-2118 I-2019 I-1919 I-1920 I-1821 I-1721 I-1621 I-1521 I-1422 I-1322 I-1323 I-1224 I-1225 I-1226 I-1227 I-1228 I-1229
  I-1230 I-1231 I-1131 I-1132
road Minsk-Mogilev main: I-3532 I-3433 I-3332 I-3232 I-3131 I-3032 I-2931 I-2832 I-2732 I-2633 I-2533 H2201 H2101 H2002
  H1902 H1803 H1703 H1603 H1502 H1402 H1302 H1202 H1102 D7002 D6901 D6801
road Minsk-Moscow motorway motorway: I-7012 I-6911 I-6812 I-6712 I-6612 I-6512 I-6413 I-6313 I-6214 I-6113 I-6014 I-5914
  I-5814 I-5714 I-5615 I-5514 I-5415 I-5315 I-5216 I-5217 I-5117 I-5018 I-4917 I-4818 I-4718 I-4619 I-4519 I-4420 I-4320
  I-4221 I-4121 I-4021 I-3921 I-3822 I-3722 I-3623 I-3523 I-3424 I-3324 I-3225 I-3125 I-3026 I-2926 I-2827 I-2726 I-2627
  I-2527 I-2427 I-2327 I-2228 I-2128 I-2028 I-1928 I-1829 I-1729 I-1730 I-1631 I-1531 I-1432 I-1331 I-1232 I-1132 I-1133
  D6801
road Minsk-Samokhvalovichi minor: D6702 D6802
road Minsk-Slutsk main: D6801 D6802 D6803 D6804 D6805 D6806 D6807 D6808 D6809 D6810 D6811 D6812 D6813 D6814 D6815 D6816
road Miory-Luzhki minor: C7010 C7011 I-1111 I-1112
road Mir-Naliboki minor: D5804 D5805 D5806 D5807
road Mogilev bridge main: I-3532 I-3633
road Mogilev-Bobruisk main: I-3533 H3201 H3101 H3102 H3103 H3004 H2904 H2805 H2806 H2706 H2707 H2608 H2609 H2610 H2510,
  H2411 H2412 H2413 H2414 H2514 H2615 H2616 H2617 H2517 H2518 H2519 H2520 H2621 H2622 H2623 H2624 H2625 H2525
road Mogilev-Golovchin minor: I-3130 I-3131
road Mogilev-Knyazhitsy minor: I-3331 I-3332
road Mogilev-Roslavl main: H3401 I-3733 I-3833 I-3933 I-4033 I-4133 H4001 H4101 H4201 H4301 H4401 H4501 H4601 H4701
road Moletai-Podbrodze minor: C5116 C5117 C5218 C5219 C5319
road Molodechno-Ilya minor: C6726 C6627 C6527 C6428
road Molodechno-Krevo minor: C6126 C6027 C5927 C5828
road Molodechno-Rakov minor: C6329 C6330 C6331
road Molodechno-Vileika minor: C6325 C6326 C6327 C6328
road Molodechno-Volozhin minor: C6328 C6329 C6230 C6130 C6031
road Molodoy Tud-Yeltsy minor: WA5618 WA5718 WA5819 WA5919 WA6020 WA6120
road Monastyrshchina-Drybin minor: I-4925 I-4826 I-4726 I-4627 I-4527 I-4428 I-4328
road Monastyrshchina-Khislavichi minor: I-4926 I-5027 I-5127 I-5228
road Monastyrshchina-Smolensk south minor: I-5020 I-5021 I-5022 I-5023 I-5024 I-5025
road Moscow-Kalinin-Leningrad main: WA5601 WA5701 WA5802 WA5902 WA6003 WA6103 WA6204 WA6304 WA6405 WA6505 WA6606 WA6706
  WA6807 WA6808 WA6908 WA6909 WA7010, WA6705 WA6706
road Mosty-Shchuchin minor: D4105 D4006 D3906 D3907
road Mosty-Skidel minor: D3705 D3806 D3807 D3907
road Mozyr-Ovruch main: H2525 H2526 H2527 H2428 H2429 H2430 H2431 H2331 H2332 H2333 H2234 H2134 H2135
road Mozyr-Yurevichi minor: H2625 H2626 H2726 H2827
road Mstislavl-Krichev minor: I-4522 I-4623 I-4723 I-4724 I-4825 I-4925 I-4926 I-4927 I-4928 I-4929 I-4830 I-4831 I-4832
  I-4833 H4601
road Mstislavl-Ryasna minor: I-4529 I-4430 I-4330
road Myadel-Budslav minor: C6420 C6520 C6621 C6721 C6822
road Narewka-Zabludow minor: D2813 D2913 D3014 D3114 D3215
road Naroch-Lyntupy minor: C5818 C5918 C6019 C6119 C6220
road Naroch-Myadel minor: C6220 C6319 C6420
road Narovlya-Chernobyl minor: H2829 H2929 H2930 H3031 H3032 H3132 H3233 H3333 H3434 H3435 H3535
road Nazimovo-Ploskosh minor: WA4017 WA4018 WA4019 WA4020 WA4021 WA4022 WA4023 WA4024
road Nelidovo-Belyy minor: WA5625 WA5626 I-5601 I-5602 I-5603 I-5703
road Nelidovo-Yeltsy minor: WA5518 WA5519 WA5520 WA5521 WA5522 WA5523 WA5524
road Nelidovo-Zharkovskiy minor: WA5425 WA5426 WA5326 I-5301 I-5202 I-5203 I-5103 I-5104
road Nesvizh-Kopyl minor: D6010 D6110 D6211 D6310 D6411
road Nesvizh-Slutsk minor: D6007 D6008 D6009 D6010 D6011 D5911 D5912 D5813 D5712 D5613 D5512 D5412 D5311
road Nesvizh-Timkovichi minor: D6011 D6012
road Nesvizh-Uzda minor: D6407 D6307 D6208 D6108 D6009
road Nevel-Lovets minor: I-3103 I-3203
road Nevel-Usvyaty minor: I-3004 I-3104 I-3205 I-3305 I-3406 I-3506 I-3607 I-3707
road Novgorod-Severskiy-Pogar minor: H6315 H6316 H6317 H6318 H6319 H6320
road Novgorod-Severskiy-Ponornitsa minor: H6423 H6323 H6324 H6225 H6226 H6126
road Novgorod-Severskiy-Semenovka minor: H5721 H5822 H5921 H6022 H6122 H6223 H6322
road Novo-Sventsyany-Ignalina minor: C5614 C5615 C5515 C5516
road Novo-Sventsyany-Moletai minor: C5016 C5116 C5216 C5315 C5416 C5516
road Novo-Sventsyany-Podbrodze minor: C5516 C5517
road Novogrudok road minor: D4702 D4803 D4903 D5004 D5104 D5205 D5305 D5405 D5505 D5606 D5706 D5807 D5907
road Novogrudok-Dyatlovo minor: D5105 D5006 D4906 D4807
road Novorzhev-Bezhanitsy minor: WA2316 WA2417 WA2516 WA2617 WA2717
road Novorzhev-Kudever minor: WA2316 WA2317 WA2418 WA2419 WA2519
road Novorzhev-Pushkinskiye Gory minor: WA2316 WA2217 WA2117 WA2017
road Novosokolniki-Alol minor: WA2323 WA2424 WA2524 WA2625 WA2725 WA2826
road Novosokolniki-Kudever minor: WA2520 WA2621 WA2721 WA2822 WA2922 WA3023 WA3123
road Novosokolniki-Loknya minor: WA3118 WA3119 WA3120 WA3121 WA3122 WA3123 WA3124 WA3125
road Novosokolniki-Lovets minor: WA3125 WA3126 I-3101 I-3102
road Novozybkov-Klimovo minor: H5017 H5117 H5118 H5219 H5319
road Novozybkov-Svyatsk minor: H4814 H4914 H4915 H5016
road Novozybkov-Zlynka minor: H4917 H4918
road Novyy Borisov-Berezino minor: I-1929 I-1930 I-2031 I-2032 I-2132 I-2233 I-2333 H2101
road Nowogrod-Kolno minor: D1507 D1408 D1409
road Obol-Dretun minor: I-2309 I-2310 I-2311 I-2312
road Okhvat-Yeltsy minor: WA5118 WA5218 WA5318 WA5418 WA5518 WA5618
road Old Smolensk road main: I-6712 I-6713 I-6614 I-6514 I-6415 I-6315 I-6216 I-6116 I-6017 I-5916 I-5817 I-5716 I-5617
  I-5517 I-5418 I-5317 I-5217, I-5019 I-5119 I-5020 I-4920 I-4821 I-4721 I-4622 I-4522 I-4422 I-4322 I-4223 I-4123
  I-4024 I-3924 I-3825 I-3724 I-3624 I-3524
road Olenino-Chertolino minor: WA6424 WA6524
road Olenino-Molodoy Tud minor: WA6121 WA6122 WA6123 WA6124
road Opochka-Krasnogorodskoye minor: WA1519 WA1620 WA1720 WA1821
road Opochka-Kudever minor: WA2419 WA2319 WA2220 WA2120 WA2021 WA1921
road Opochka-Pushkinskiye Gory minor: WA2017 WA1917 WA1818
road Orany-Daugai minor: C4028 C4029 C4129
road Orany-Eisiskes minor: C4329 C4430 C4530 C4630
road Orany-Ostrino minor: C4230 C4231 C4232 C4233 D4001 D4002 D4003
road Orsha-Smolyany minor: I-3224 I-3324
road Oshmyany-Golshany minor: C5427 C5428 C5528
road Oshmyany-Ostrovets minor: C5524 C5525 C5526
road Oshmyany-Salcininkai minor: C5427 C5327 C5228 C5128 C5028 C4928
road Oshmyany-Soly minor: C5725 C5626
road Osipovichi-Glussk minor: H1909 H1910 H1911
road Osipovichi-Lapichi minor: H1706 H1707 H1708
road Osipovichi-Starye Dorogi minor: H1809 H1709 H1710 H1611 H1612
road Osipovichi-Svisloch on the Berezina minor: H2107 H2008 H1908 H1809
road Osowiec-Suchowola minor: D2605 D2606 D2506 D2407 D2306
road Ostashkov road minor: WA7012 WA6912 WA6812 WA6712 WA6612 WA6511 WA6412 WA6312 WA6212 WA6112 WA6012 WA5911 WA5812
  WA5712 WA5612 WA5512 WA5413 WA5414 WA5415 WA5315 WA5216 WA5116 WA5017 WA4917 WA4918 WA4819 WA4719 WA4620 WA4621 WA4521
  WA4422
road Ostashkov-Molvotitsy minor: WA4809 WA4909 WA5010 WA5110 WA5211 WA5311 WA5412 WA5512
road Ostashkov-Selizharovo minor: WA5712 WA5713 WA5814 WA5815 WA5915 WA5916
road Ostrino-Vasilishki minor: D3903 D4003 D4103 D4203
road Ostrolenka-Nowogrod minor: D1409 D1309 D1310
road Ostrolenka-Ostrow minor: D1111 D1112 D1213 D1313 D1314 D1415
road Ostrov-Porkhov minor: WA2506 WA2407 WA2307 WA2208 WA2108 WA2009 WA1909 WA1810 WA1710 WA1611 WA1511
road Ostrovets-Podbrodze minor: C5319 C5320 C5421 C5521 C5522 C5523 C5524
road Ostrovets-Soly minor: C5524 C5625 C5725
road Ostrow-Malkinia minor: D1416 D1516
road Osveya-Klyastitsy minor: I-1704 I-1805
road Osveya-Yukhovichi minor: I-1504 I-1604 I-1704 I-1804
road Ovruch-Chernobyl minor: H2135 H2235 H2335 H2435 H2535 H2635 H2735 H2835 H2935 H3035 H3135 H3235 H3335 H3435
road Ovruch-Slovechno minor: H1735 H1835 H1935 H2035 H2135
road Ozarichi-Karpilovka minor: H2117 H2218 H2318 H2419 H2519
road Ozarichi-Kopatkevichi minor: H2519 H2420 H2320 H2221 H2121
road Ozarichi-Vasilevichi minor: H2621 H2721 H2822 H2922 H3023
road Parczew-Lomazy minor: D2628 D2629 D2529 D2430 D2431 D2331
road Parczew-Radzyn minor: D2030 D2130 D2231 D2331
road Parczew-Wlodawa minor: D2431 D2531 D2632 D2732 D2833 D2933
road Parichi-Karpilovka minor: H2615 H2515 H2416 H2316 H2217 H2117
road Peno-Marevo minor: WA4711 WA4812 WA4912 WA5013 WA5113 WA5214 WA5215 WA5315
road Peno-Okhvat minor: WA5116 WA5117 WA5118
road Peno-Yeltsy minor: WA5315 WA5416 WA5516 WA5617 WA5618
road Petrikov-Ptich minor: H1724 H1824 H1924 H2024 H2124
road Pinsk-Logishin minor: D5322 D5323 D5324 D5425
road Pleshchenitsy-Dolginovo minor: C6722 C6823 C6923 C6924 C6925 C7026 I-1126
road Ploskosh-Bologovo minor: WA4416 WA4315 WA4216 WA4116 WA4017
road Plunge-Kretinga minor: C1305 C1406 C1506
road Pochep-Kletnya minor: H6104 H6105 H6206 H6207 H6307 H6308 H6409 H6410
road Pochep-Mglin minor: H5908 H6009 H6109 H6210 H6310
road Pochep-Pogar minor: H6310 H6311 H6312 H6313 H6314 H6315
road Pochinok-Khislavichi minor: I-5525 I-5426 I-5326 I-5327
road Pochinok-Monastyrshchina minor: I-5424 I-5324 I-5225 I-5125 I-5025 I-4925
road Pochinok-Prudki minor: I-5522 I-5523 I-5524
road Poddorye-Marevo minor: WA4009 WA4109 WA4210 WA4309 WA4410 WA4510 WA4610 WA4710
road Pogost Zagorodskiy-Logishin minor: D5322 D5423 D5522 D5622 D5722
road Polotsk-Nevel main: WA3525 WA3426 I-3401 I-3301 I-3202 I-3102 I-3103 I-3004, I-3005 I-2905 I-2806 I-2706 I-2607
  I-2507 I-2508 I-2409 I-2309 I-2210 I-2211 I-2111 I-2012
road Polotsk-Vetrino minor: I-1712 I-1812
road Polotsk-Vitebsk main: I-2111 I-2212 I-2312 I-2413 I-2512 I-2613 I-2713 I-2814 I-2913 I-3014 I-3114 I-3214
road Ponevezh-Anyksciai minor: C4108 C4209 C4309 C4410 C4510 C4611 C4711
road Ponevezh-Kedainiai minor: C4009 C4010 C3910 C3911 C3812 C3813 C3814 C3714
road Ponevezh-Ukmerge minor: C4010 C4110 C4111 C4212 C4312 C4313 C4414 C4415
road Porkhov-Dedovichi minor: WA2506 WA2507 WA2608 WA2708 WA2809
road Porozovo-Shereshevo minor: D3917 D3818 D3718 D3619
road Postavy-Naroch minor: C6217 C6218 C6219 C6220
road Postavy-Sharkovshchina minor: C6814 C6714 C6615 C6515 C6416 C6417
road Postavy-Vidzy minor: C6113 C6114 C6115 C6216 C6217
road Prechistoye-Zharkovskiy minor: I-5205 I-5206 I-5207 I-5208 I-5209 I-5210
road Propoisk-Chausy minor: H4001 H4002 H4003 H4004 H4005
road Propoisk-Krasnopolye minor: H4105 H4206 H4306 H4407
road Pruzhany-Bereza minor: D4019 D4119 D4220
road Pruzhany-Shereshevo minor: D3619 D3719 D3820
road Pskov-Porkhov minor: WA1505 WA1606 WA1706 WA1806 WA1906 WA2006 WA2106 WA2206 WA2306 WA2406 WA2506
road Ptich-Kopatkevichi minor: H2121 H2122 H2123 H2124
road Pukhnovo-Zhizhitsa minor: WA4226 I-4201 I-4202 I-4203
road Pukhovichi-Lapichi minor: H1406 H1506 H1606 H1706
road Pukhovichi-Smilovichi minor: H1203 H1303 H1404 H1405 H1505
road Pulawy-Radzyn minor: D2030 D1930 D1831 D1731 D1632 D1532 D1433
road Pustoshka-Rossony minor: I-2401 I-2301 I-2302 I-2203 I-2204 I-2104 I-2105 I-2006
road Radoshkovichi-Ilya minor: C6627 C6628 C6629
road Radun-Eisiskes minor: C4630 C4631 C4632
road Radun-Vasilishki minor: C4632 C4633 C4533 D4301 D4202 D4203
road Radun-Voronovo minor: C4730 C4631
road Radviliskis-Kelme minor: C3307 C3208 C3108 C3009 C2909 C2810
road Rakov-Dzerzhinsk minor: C6733 D6501 D6502
road Rakov-Naliboki minor: C6532 C6433 C6333 D6001 D5901 D5802 D5702
road Rakov-Zaslavl minor: C6732 C6633
road Rastenburg-Johannisburg minor: C1231 C1232 C1233 C1333 D1101 D1202 D1203 D1303
road Rastenburg-Wehlau minor: C1123 C1124 C1125 C1126 C1127 C1228 C1229 C1230 C1231
road Ratno-Antopol minor: D4124 D4025 D3925 D3926 D3927 D3928 D3929 D3930 D3931
road Ratno-Mokrany minor: D3629 D3630 D3631
road Rechitsa-Bragin minor: H3621 H3622 H3623 H3624 H3625 H3525 H3526 H3527 H3528
road Rechitsa-Loyev minor: H3621 H3721 H3722 H3823 H3824 H3825 H3925 H4026
road Rechitsa-Vasilevichi minor: H3520 H3421 H3321 H3222 H3122
road Repki-Dobryanka minor: H4425 H4426, H4327 H4427
road Repki-Lyubech minor: H4327 H4228 H4128 H4029 H3929
road Rezekne-Velikiye Luki main: WA7023 WA6922 WA6823 WA6723 WA6623 WA6523 WA6424 WA6324 WA6224 WA6124 WA6024 WA5924
  WA5825 WA5724 WA5625 WA5524 WA5425 WA5324 WA5225 WA5124 WA5025 WA4925 WA4825 WA4724 WA4624 WA4623 WA4522 WA4422 WA4322
  WA4223 WA4123 WA4024 WA3923 WA3824 WA3724 WA3625 WA3525, WA1024 WA1124 WA1225 WA1325 WA1425 WA1525 WA1626 WA1726
  I-1801 WA1926 I-2001 WA2126 I-2201 WA2326 I-2401, WA3426 WA3325 WA3225 WA3125 WA3026 WA2925 WA2826 WA2726 I-2601
  I-2501
road Riga-Dvinsk main: C5701 C5802 C5803 C5804 C5904 C5905 C5906
road Riga-Pskov main: WA1406 WA1306 WA1207 WA1106 WA1007
road Rogachev-Startsy minor: H2609 H2709 H2810 H2910
road Rogachev-Zhlobin-Gomel minor: H3211 H3111 H3112 H3113 H3214 H3215 H3216 H3316 H3317 H3318 H3419 H3519 H3520 H3621
  H3720 H3820 H3920 H4020 H4119
road Rokiskis-Utena minor: C5206 C5207 C5208 C5209 C5210 C5211 C5212
road Romanovo-Baevo minor: I-4224 I-4124 I-4125
road Roslavl-Klimovichi minor: H4701 H4802 H4902 H5003 H5004 H5005 H5006 H5106 H5107 H5208 H5308 H5309 H5410 H5411 H5511
  H5612 H5712
road Roslavl-Yershichi minor: I-5831 I-5832 I-5833 H5601
road Rossieny-Jurbarkas minor: C2913 C2814 C2815 C2715 C2716 C2617
road Rossieny-Kelme minor: C2810 C2811 C2812 C2912 C2913
road Rossony-Dretun minor: I-2006 I-2106 I-2207 I-2208 I-2308 I-2409
road Rossony-Klyastitsy minor: I-1806 I-1906 I-2006
road Rudensk-Shatsk minor: D6907 D6906 D6905 D7005
road Rudensk-Smilovichi minor: H1203 H1103 D7004
road Rudnya-Gusino minor: I-4419 I-4420
road Rudnya-Kasplya minor: I-4617 I-4517 I-4418 I-4318
road Rudnya-Kolyshki minor: I-4016 I-4017
road Rudnya-Lyubavichi minor: I-4218 I-4118 I-4019
road Ruzhany-Porozovo minor: D3914 D4015 D4115 D4216
road Rzhev-Chertolino minor: WA6723 WA6624 WA6524
road Rzhev-Kuvshinovo minor: WA6512 WA6513 WA6514 WA6515 WA6616 WA6617 WA6717 WA6718 WA6719 WA6720 WA6721 WA6722 WA6823
road Rzhev-Zubtsov minor: WA7023 WA7024
road Safonovo-Kholm-Zhirkovsky minor: I-6208 I-6209 I-6109 I-6110 I-6111 I-6112 I-6113
road Safonovo-Solovyevo minor: I-5914 I-5815 I-5816 I-5716
road Schirwindt-Kybartai and Eydtkau minor: C2622 C2623
road Schirwindt-Sakiai minor: C2819 C2719 C2720 C2621 C2622
road Sebezh-Idritsa minor: WA1926 WA2026
road Sebezh-Yukhovichi minor: I-1801 I-1802 I-1803 I-1804
road Sejny-Lazdijai minor: C3229 C3129 C3130
road Sejny-Sopotskin minor: C3031 C3131 C3132 C3233 D3001 D3101
road Selizharovo-Molodoy Tud minor: WA5916 WA5917 WA6018 WA6019 WA6119 WA6120 WA6121
road Selizharovo-Yeltsy minor: WA5916 WA5817 WA5717 WA5618
road Selizharovo-Yesenovichi minor: WA6311 WA6212, WA6112 WA6113 WA6114 WA6015 WA5915
road Semenovka-Churovichi minor: H5721 H5621 H5521 H5422 H5321 H5222
road Semenovka-Kholmy minor: H5721 H5722 H5723 H5824 H5825 H5826
road Semenovka-Voronok minor: H5719 H5720 H5721
road Semlevo-Vskhody minor: I-6713 I-6714 I-6715 I-6716 I-6717 I-6718
road Senno-Beshenkovichi minor: I-2617 I-2717 I-2818 I-2819
road Senno-Chereya minor: I-2920 I-2821 I-2822 I-2722 I-2623
road Senno-Ostrovno minor: I-3016 I-3017 I-3018 I-3019 I-3020 I-2920
road Senno-Tolochin minor: I-2920 I-2921 I-2922 I-2923 I-2924 I-2925 I-2926 I-2927 I-3028 I-3029 I-2929 I-2930 I-2931
road Sharkovshchina-Iody minor: C6612 C6712 C6713 C6814
road Sharkovshchina-Luzhki minor: C7013 I-1113 I-1214
road Sharkovshchina-Miory minor: C6711 C6712
road Sharkovshchina-Myadel minor: C6714 C6715 C6716, C6517 C6518 C6519 C6420
road Shatsilki-Gorval minor: H2917 H3018 H3118 H3219 H3318
road Shatsilki-Ozarichi minor: H2917 H2818 H2718 H2619 H2519
road Shatsilki-Parichi minor: H2616 H2716 H2817 H2917
road Shatsk-Gresk minor: D6907 D6808
road Shaulyay-Radviliskis minor: C3306 C3307
road Shchors-Berezna minor: H5227 H5228 H5229 H5129 H5130
road Shchors-Churovichi minor: H5222 H5223 H5224 H5225 H5226 H5227
road Shchors-Kholmy minor: H5826 H5726 H5626 H5526 H5427 H5326 H5227
road Shchors-Mena minor: H5229 H5329 H5430 H5530
road Shchuchin-Derechin minor: D4205 D4305 D4306 D4307 D4308 D4309
road Shchuchin-Ostrino minor: D4103 D4204
road Shchuchin-Vasilishki minor: D4203 D4204 D4205
road Shchuchin-Zholudok minor: D4304 D4405
road Shklov-Golovchin minor: I-3329 I-3230 I-3130
road Shklov-Knyazhitsy minor: I-3430 I-3330 I-3331
road Shklov-Tolochin minor: I-3028 I-3128 I-3229 I-3329 I-3429
road Shostka-Krolevets minor: H6625 H6626 H6627 H6628 H6629
road Shumyachi-Petrovichi minor: I-5530 I-5531
road Shumyachi-Stodolishche minor: I-5628 I-5629 I-5630 I-5530
road Shumyachi-Yershichi minor: I-5632 I-5732 I-5833
road Siedlce-Lukow minor: D1724 D1725 D1826 D1827
road Siedlce-Mordy minor: D1724 D1824 D1923 D2024
road Siedlce-Sokolow main: D1724 D1723 D1722 D1721 D1720
road Siemiatycze-Bransk minor: D2316 D2317 D2318 D2319 D2320
road Siemiatycze-Ciechanowiec minor: D2217 D2317
road Siemiatycze-Janow Podlaski minor: D2322 D2423
road Siemiatycze-Vysokoye minor: D2923 D2823 D2822 D2722 D2721 D2621 D2521 D2421 D2320
road Simnas-Lazdijai minor: C3327 C3328 C3229
road Simnas-Prienai minor: C3624 C3524 C3525 C3526 C3427
road Skidel-Ostrino minor: D3903 D3804 D3805
road Slonim-Byten minor: D4714 D4815
road Slonim-Novogrudok minor: C5333 D5101 D5102 D5103 D5104, D5205 D5105 D5106 D5107 D5008 D4908 D4809 D4709
road Slutsk-Gresk minor: D6710 D6811
road Slutsk-Timkovichi minor: D6412 D6512 D6613
road Smolensk bridge main: I-5019 I-5020
road Smolensk south-Prudki minor: I-5321 I-5422 I-5522
road Smolensk-Dukhovshchina-Bely-Rzhev main: WA6124 WA6125 WA6026 WA5926 I-5901 I-5802 I-5803 I-5703 I-5704 I-5705
  I-5606 I-5607 I-5608 I-5508 I-5509 I-5510 I-5411 I-5412 I-5312 I-5313 I-5314 I-5315, I-5018 I-5019
road Smolensk-Katyn minor: I-4918 I-4819 I-4719
road Smolensk-Roslavl-Bryansk-Orel main: I-5119 I-5120 I-5221 I-5321 I-5322 I-5423 I-5424 I-5524 I-5525 I-5626 I-5726
  I-5727 I-5828 I-5829 I-5929 I-5930 I-6031 I-6131 I-6232 I-6233 I-6333 H6201 H6301 H6401 I-6633, H6401 H6501 H6602
  H6702 H6803 H6903 H7004
road Smolevichi south-east minor: I-1432 I-1532 I-1633 I-1733 H1601 H1701 H1802 H1902
road Smolevichi south-west minor: I-1432 I-1332 I-1333 H1101 H1202 H1203
road Smolevichi-Chernyavka minor: I-1729 I-1830 I-1929 I-2029 I-2030 I-2130 I-2231
road Smolevichi-Cherven minor: I-1432 I-1433 I-1533 H1301 H1302
road Smorgon-Krevo minor: C5826 C5827 C5828
road Smorgon-Naroch minor: C6322 C6223 C6123 C6024 C5924 C5925
road Smorgon-Soly minor: C5725 C5826
road Sokolka-Dabrowa minor: D3005 D3006 D3007
road Sokolka-Krynki minor: D3008 D3108 D3109 D3210
road Sokolow-Ciechanowiec minor: D2017 D1917 D1918 D1819 D1820 D1720
road Sokolow-Drohiczyn minor: D1720 D1821 D1921 D2021 D2121
road Sokolow-Wegrow minor: D1520 D1621 D1720
road Sopotskin-Dabrowa minor: D3101 D3002 D2902 D2803 D2804
road Sopotskin-Druskininkai minor: C3632 C3532 C3433 D3201 D3101
road Sosnitsa-Mena minor: H5530 H5631 H5730
road Spas-Demensk-Snopot minor: I-6824 I-6825 I-6826 I-6827 I-6828 I-6829
road Spas-Demensk-Vskhody minor: I-6819 I-6820 I-6821 I-6822
road Staraya Russa-Belebelka minor: WA4005 WA3905 WA3806 WA3706 WA3707 WA3608
road Staraya Russa-Lychkovo minor: WA4002 WA4102 WA4203 WA4302 WA4402 WA4502 WA4602 WA4701 WA4802
road Staraya Russa-Molvotitsy minor: WA4203 WA4303 WA4304 WA4405 WA4406 WA4506 WA4607 WA4707 WA4708 WA4809
road Starodub-Klintsy minor: H5313 H5414 H5514 H5615 H5715 H5816
road Starodub-Pogar minor: H6315 H6216 H6115 H6016 H5916
road Starodub-Voronok minor: H5816 H5817 H5818 H5718 H5719
road Startsy-Novyy Bykhov minor: H3307 H3208 H3107 H3008 H2908 H2809 H2709
road Starye Dorogi-Lyuban minor: H1512 H1513 H1514
road Starye Dorogi-Urechye minor: H1112 H1113
road Stodolishche-Yekimovichi minor: I-5828 I-5927 I-6028 I-6127 I-6228
road Stolbtsy-Naliboki minor: D5703 D5804 D5904 D5905 D6006
road Stolbtsy-Uzda minor: D6304 D6405
road Stolin-Vysotsk minor: D6128 D6129 D6030 D6031
road Suchowola-Dabrowa minor: D2804 D2704 D2605
road Suchowola-Rajgrod minor: D2402 D2502
road Surazh on the Dvina-Ponizovye minor: I-3812 I-3912 I-4013 I-4113
road Surazh on the Dvina-Yanovichi minor: I-3712 I-3713
road Surazh-Gordeyevka minor: H5410 H5310 H5211 H5111
road Surazh-Khotimsk minor: H5406 H5407 H5408 H5409 H5410
road Surazh-Mglin minor: H5809 H5709 H5609 H5509 H5410
road Suwalki-Alytus-Vilna main: C3124 C3025 C3026 C2926 C2927 C2928 C2829 C2729 C2730 C2731 C2732 C2733 D2501 D2402
  D2302 D2203
road Suwalki-Sejny minor: C2730 C2831 C2930 C3031
road Sventsyany-Glubokoye main: C7017 C6917 C6817 C6716 C6617 C6517 C6417 C6317 C6217 C6117 C6018 C5917 C5817 C5716
  C5617 C5517 C5418 C5419 C5319 C5220 C5120 C5021 C4921 C4822 C4823
road Sventsyany-Lyntupy minor: C5817 C5818
road Svisloch on the Berezina-Yakshitsy minor: H2104 H2105 H2106
road Svisloch-Berestovitsa minor: D3510 D3511 D3512
road Svisloch-Grodek minor: D3411 D3511
road Svisloch-Narewka minor: D3512 D3413 D3313 D3214
road Svisloch-Porozovo minor: D3512 D3613 D3713 D3814
road Svyatilovichi-Zlynka minor: H4417 H4517
road Svyatsk-Krasnaya Gora minor: H4711 H4712 H4813 H4814
road Svyatsk-Svyatilovichi minor: H4814 H4714 H4614 H4514 H4415
road Szczuczyn-Kolno minor: D1805 D1705 D1606 D1506
road Tartu roads main: WA1006 WA1106
road Taurage-Jurbarkas minor: C2215 C2315 C2416 C2516 C2617
road Taurage-Plunge minor: C1806 C1807 C1907 C1908 C1909 C2010 C2011 C2111 C2112 C2113 C2214 C2215
road Telekhany-Gantsevichi minor: D5716 D5617 D5517 D5418 D5318 D5219 D5220
road Telekhany-Logishin minor: D5220 D5221 D5321 D5322
road Telsiai-Kelme minor: C2305 C2306 C2407 C2507 C2608 C2708 C2809
road Terespol-Janow Podlaski minor: D2625 D2724 D2825
road Tilsit-Heydekrug minor: C1413 C1513 C1514 C1615 C1715 C1816 C1916
road Tilsit-Labiau minor: C1817 C1717 C1618 C1518 C1419 C1319 C1219 C1119 C1020
road Tilsit-Riga main: C3301 C3202 C3203 C3204 C3104 C3105 C3006 C3007 C2907 C2808 C2809 C2810 C2710 C2611 C2612 C2512
  C2413 C2313 C2314 C2215 C2115 C2016 C1916 C1817
road Tilsit-Schirwindt minor: C1818 C1918 C2019 C2119 C2220 C2320 C2421 C2521 C2622
road Tolochin-Obchuga minor: I-2525 I-2626 I-2726
road Toropets-Andreapol minor: WA4819 WA4919
road Toropets-Bologovo minor: WA4416 WA4417 WA4418 WA4419 WA4420 WA4421 WA4422
road Toropets-Ploskosh minor: WA4017 WA4117 WA4218 WA4318 WA4419
road Toropets-Zhizhitsa minor: WA4223 WA4224 WA4225 WA4226
road Trakai-Daugai minor: C4523 C4624, C4026 C4027 C4028
road Trakai-Eisiskes minor: C4626 C4627 C4628 C4629 C4630
road Treuburg-Augustow minor: C2531 C2632 C2732
road Treuburg-Loetzen minor: C1731 C1831 C1931 C2031 C2131 C2231
road Treuburg-Rajgrod minor: D2001 D2002
road Treuburg-Suwalki minor: C2730 C2631 C2531 C2431 C2331
road Trubchevsk-Pochep minor: H6410 H6510 H6511 H6612 H6613 H6713 H6814
road Trubchevsk-Pogar minor: H6315 H6415 H6515 H6615 H6715 H6815
road Turmantas-Dukstas minor: C5909 C5910 C5811 C5812
road Turmantas-Dvinsk minor: C5906 C5907 C5908 C5909
road Turmantas-Opsa minor: C5910 C6011 C6111 C6212
road Turmantas-Zarasai minor: C5708 C5809 C5909
road Turov-David-Gorodok minor: D6725 D6826 D6925 D7026
road Turov-Tonezh minor: D7026 D7027 D7028 H1128 H1129
road Tykocin-Wysokie Mazowieckie minor: D2013 D2014
road Ukmerge-Anyksciai minor: C4711 C4712 C4713
road Ukmerge-Moletai minor: C4614 C4714 C4815 C4915 C5016
road Ukmerge-Vilnius north minor: C4415 C4416 C4516 C4517 C4618 C4619 C4719 C4720 C4821 C4822
road Unecha-Mglin minor: H5809 H5810 H5811 H5812
road Unecha-Starodub minor: H5712 H5713 H5814 H5815 H5816 H5916 H5917 H6018 H6019 H6119 H6220 H6320 H6321 H6322 H6423
  H6523 H6524 H6625 H6725 H6826 H6926 H7027
road Ushachi-Vetrino minor: I-1712 I-1813 I-1814 I-1815 I-1816
road Usvyaty-Gorodok minor: I-3707 I-3608 I-3508 I-3409 I-3309 I-3210 I-3110
road Usvyaty-Pukhnovo minor: I-4203 I-4103 I-4004 I-4005 I-3905 I-3806 I-3807 I-3707
road Usvyaty-Surazh on the Dvina minor: I-3808 I-3809 I-3810 I-3811 I-3812
road Usvyaty-Yezerishche minor: I-3305 I-3206 I-3106
road Utena-Anyksciai minor: C4711 C4812 C4912 C5013
road Utena-Ignalina minor: C5212 C5312 C5413 C5513 C5614
road Utena-Moletai minor: C5013 C5014 C5015 C5016
road Uzda-Kopyl minor: D6507 D6508 D6509 D6510
road Uzda-Shatsk minor: D6808 D6708 D6608 D6507 D6407
road Valdai-Bologoye minor: WA6201 WA6101 WA6002 WA5902
road Valdai-Lychkovo minor: WA5601 WA5501 WA5401 WA5301 WA5202 WA5101 WA5002 WA4901 WA4802
road Vasilevichi-Gorval minor: H3219 H3220 H3120 H3121 H3122
road Vasilevichi-Yurevichi minor: H3125 H3026 H2926
road Velikiye Luki-Kunya minor: WA3724 WA3825 WA3925
road Velikiye Luki-Lovets minor: I-3202 I-3203
road Velizh-Ponizovye minor: I-4110 I-4111 I-4112 I-4113
road Velizh-Prechistoye minor: I-4408 I-4508 I-4609 I-4709 I-4810 I-4910 I-5011
road Velizh-Pukhnovo minor: I-4303 I-4304 I-4405
road Velizh-Smolensk main: I-3707 I-3808 I-3908 I-4008 I-4108 I-4209 I-4309 I-4310 I-4411 I-4412 I-4512 I-4513 I-4614
  I-4615 I-4616 I-4716 I-4817 I-4818
road Vetka-Svyatilovichi minor: H4415 H4416 H4417 H4317
road Vidzy-Opsa minor: C6311 C6212 C6112 C6113
road Vileika-Ilya minor: C6425 C6525 C6626 C6726
road Vileika-Naroch minor: C6220 C6320 C6321 C6322 C6323 C6324 C6325
road Vileika-Smorgon minor: C6325 C6226 C6126
road Vilkovyshki-Kalvaria minor: C3024 C3025
road Vilna-Lida-Slonim main: C4923 C4924 C4925 C4926 C4927 C4928 C4929 C4930 C4931 C4932 C4933 D4701 D4702 D4703 D4704
  D4705 D4706 D4707 D4708 D4709 D4710 D4711 D4712 D4713 D4714 D4715 D4716 D4717
road Vilnius north-Moletai minor: C5016 C5017 C4917 C4918 C4919 C4920 C4921
road Vilnius-Ostrovets minor: C5124 C5224 C5324 C5424 C5524
road Vishnevo-Golshany minor: C5528 C5629 C5630 C5730
road Vitebsk-Babinovichi minor: I-3418 I-3518
road Vitebsk-Smolensk main: I-3415 I-3515 I-3616 I-3716 I-3817 I-3917 I-4017 I-4117 I-4218 I-4318 I-4419 I-4519, I-4818
  I-4918 I-5019
road Vitebsk-Velizh minor: WA4825 WA4725 WA4726 I-4701 I-4602 I-4603 I-4503 I-4504 I-4405 I-4406 I-4407 I-4408 I-4308
  I-4209 I-4109 I-4110 I-4011 I-3911 I-3812 I-3712 I-3613 I-3513 I-3414 I-3314
road Volkovysk-Pruzhany minor: D3811 D3812 D3813 D3814 D3914 D3915 D3916 D3917 D3918 D3919 D3920 D3921 D3922
road Volkovysk-Svisloch minor: D3511 D3611
road Volozhin-Naliboki minor: C5931 C5932 C5933 D5701 D5702 D5703
road Volozhin-Vishnevo minor: C5730 C5831 C5931
road Voronovo-Eisiskes minor: C4630 C4730 C4830 C4930
road Voronovo-Golshany minor: C4930 C5030 C5130 C5231
road Vskhody-Ushakovo minor: I-6819 I-6718 I-6619 I-6519 I-6420 I-6319 I-6220
road Vyazma-Bely minor: I-5705 I-5806 I-5906 I-6007 I-6107 I-6208 I-6308 I-6409 I-6509 I-6610 I-6710 I-6811 I-6911
road Vyshny Volochek-Yesenovichi minor: WA6706 WA6607 WA6608 WA6508 WA6409 WA6410 WA6310 WA6311
road Vyzna-Lenin minor: D6816 D6817 D6818 D6819 D6820 D6821 D6822
road Vyzna-Urechye minor: D6913 D6814
road Warsaw-Bialystok-Grodno main: D3303 D3304 D3205 D3206 D3106 D3007 D3008 D2908 D2809 D2709 D2710, D2611 D2511 D2411
  D2311 D2212 D2112 D2013 D1912 D1813 D1713 D1614 D1514 D1415 D1416 D1316 D1217 D1117 D1018
road Warsaw-Lublin main: D1026 D1027 D1028 D1029 D1129 D1229 D1329 D1330 D1431 D1531 D1532 D1633 D1733 D1734 D1835
road Warsaw-Moscow highway main: I-7023 I-6923 I-6824 I-6724 I-6625 I-6626 I-6526 I-6427 I-6327 I-6228 I-6229 I-6129
  I-6030 I-5930 I-5831 I-5731 I-5632 I-5531 I-5432 I-5332 I-5233 I-5133 H4801 H4701 H4702 H4603 H4503 H4404 H4304 H4205
  H4105 H4005 H3905 H3806 H3807 H3707 H3608 H3508 H3409 H3410 H3310 H3211 H3110 H3011 H2910 H2811 H2711 H2611 H2510
  H2411 H2311 H2211 H2111 H2012 H1911 H1812 H1712 H1612 H1512 H1412 H1311 H1212 H1112 D7012 D6912 D6813 D6713 D6613
  D6513 D6414 D6314 D6214 D6114 D6014 D5914 D5815 D5715 D5616 D5515 D5416 D5316 D5217 D5116 D5016 D4916 D4817 D4717
  D4618 D4518 D4419 D4319 D4220 D4120 D4021 D4022 D3922 D3823 D3824 D3724 D3625 D3525 D3425 D3325 D3225 D3125 D3026
  D2926 D2826 D2726 D2626 D2526 D2426 D2326 D2227 D2226 D2125 D2025 D1925 D1825 D1724 D1624 D1523 D1424 D1323 D1223
  D1123 D1023
road Western Dvina-Andreapol minor: WA4919 WA4920 WA4821 WA4822 WA4823 WA4824 WA4825
road Western Dvina-Zharkovskiy minor: WA4925 WA4926 I-4901 I-4902 I-4903
road Western Dvina-Zhizhitsa minor: WA4624 WA4524 WA4425 WA4325 WA4226
road Wlodawa road minor: D3126 D3127 D3128 D3029 D3030 D3031 D3032 D2932 D2933 D2934 D2935
road Wyszkow-Minsk Mazowiecki minor: D1018 D1019 D1020 D1021 D1022 D1023 D1024 D1124 D1125 D1226
road Wyszkow-Wegrow minor: D1018 D1118 D1219 D1319 D1420 D1520
road Yakshitsy-Lapichi minor: H2105 H2006 H1906 H1807 H1706
road Yanovichi-Kolyshki minor: I-3714 I-3815 I-3915 I-4016
road Yartsevo-Solovyevo minor: I-5514 I-5515 I-5516 I-5617
road Yekimovichi-Snopot minor: I-6427 I-6527 I-6628 I-6728 I-6829
road Yelnya roads minor: I-6014 I-6015 I-6115 I-6116 I-6117 I-6118 I-6119 I-6120 I-6121 I-6022 I-5922 I-5823 I-5723
  I-5624 I-5524
road Yelnya-Glinka minor: I-5821 I-5921 I-6022
road Yelnya-Roslavl minor: I-5922 I-5923 I-5924 I-5925 I-5926 I-5927 I-5928 I-5929
road Yelnya-Spas-Demensk minor: I-6121 I-6222 I-6322 I-6422 I-6522 I-6622 I-6722 I-6822 I-6922 I-7022
road Yelnya-Ushakovo minor: I-6120 I-6220
road Yelnya-Yekimovichi minor: I-6222 I-6223 I-6224 I-6225 I-6226 I-6326 I-6327
road Yelsk-Lelchitsy minor: H1629 H1729 H1829 H1929 H2029 H2128 H2229 H2328 H2429
road Yelsk-Narovlya minor: H2429 H2529 H2629 H2728 H2829
road Yershichi-Khotimsk minor: H5601 H5602 H5603 H5604 H5504
road Yershichi-Klimovichi minor: H5601 H5501 H5402 H5302 H5203
road Yesenovichi-Kuvshinovo minor: WA6311 WA6412 WA6512
road Yukhovichi-Klyastitsy minor: I-1804 I-1805 I-1806
road Zambrow-Czyzew minor: D1913 D1914
road Zambrow-Wysokie Mazowieckie minor: D1813 D1913 D2014
road Zaslavl-Radoshkovichi minor: C6732 C6832
road Zelva-Derechin minor: D4309 D4310 D4211
road Zelva-Ruzhany minor: D4311 D4312 D4313 D4314 D4315
road Zembin-Begoml minor: I-1422 I-1423 I-1523 I-1524 I-1525 I-1526
road Zembin-Borisov-Kholopenichi minor: I-1925 I-1926 I-1927 I-1828 I-1727 I-1627 I-1527 I-1427 I-1326 I-1227 I-1126
road Zembin-Logoysk-Smolevichi minor: I-1526 I-1527 I-1528 I-1429 I-1329 I-1230 I-1330 I-1331
road Zembin-Novyy Borisov minor: I-1627 I-1628 I-1728 I-1829 I-1929
road Zhabinka-Kamenets minor: D3223 D3323 D3424
road Zhabinka-Shereshevo minor: D3421 D3422 D3423 D3424
road Zhezhmariai-Daugai minor: C4121 C4122 C4123 C4124 C4125
road Zhitkovichi-Mikashevichi minor: H1123 D7024 D6923 D6824
road Zhukovka-Kletnya minor: H6602 H6502 H6403 H6303 H6204 H6104
road Zilupe-Krasnogorodskoye minor: WA1421 WA1422 WA1423 WA1424 WA1425
road Zilupe-Opochka minor: WA1723 WA1624 WA1524 WA1425
road Zilupe-Osveya minor: WA1325 WA1326 I-1301 I-1302 I-1303 I-1304 I-1405
road Zlynka-Churovichi minor: H5019 H5020 H5120 H5221
road Zlynka-Klimovo minor: H4918 H5019 H5118
road Zlynka-Terekhovka minor: H4918 H4819 H4820 H4720 H4621
road Zubtsov-Osuga minor: WA7024 WA6924 WA6825

beside main: I-6712 I-6812 I-6911 I-7012, I-5315 I-5216 I-5217 I-5117 I-5018, I-4818 I-4718 I-4619 I-4519, I-1132 I-1133
  D6801
beside minor: WA3724 WA3625 WA3525, I-5704 I-5705, I-3707 I-3808 I-3908 I-4008 I-4108 I-4209, I-1912 I-2012, I-4513
  I-4614, I-2218 I-2317 I-2418, I-3523 I-3424 I-3324 I-3225 I-3125 I-3026 I-2926 I-2827 I-2726 I-2627 I-2527 I-2427
  I-2327, I-4121 I-4021 I-3921 I-3822 I-3722 I-3623 I-3523 I-3524 I-3624 I-3724 I-3825, C6722 C6623 C6523 C6524 C6425
  C6325, C4623 C4723 C4823, C2926 C3026, I-1729 I-1730 I-1631 I-1531 I-1432 I-1331, I-5929 I-5930 I-5831 I-5731, I-2732
  I-2832 I-2931 I-3032 I-3131 I-3232 I-3332 I-3433 I-3532 I-3533 H3401 I-3733 I-3833 I-3933 I-4033 I-4133, D4701 D4702,
  H2101 H2002 H1902, H4601 H4701, H3905 H4005, D6006 D6007 D5907, D4709 D4710 D4711 D4712 D4713, H2411 H2311 H2211 H2111
  H2012, D2616 D2617 D2618 D2619, H4318 H4219 H4119, D4319 D4220, D3922 D3823 D3824 D3724, D3225 D3125 D3126

line stalin line: WA1210 WA1310 WA1311 WA1412 WA1413 WA1414 WA1514 WA1515, WA1625 WA1626 I-1601 I-1602 I-1603 I-1604,
  I-1808 I-1809 I-1909 I-1910 I-1911 I-1912 I-2013 I-2113 I-2214, C6925 C6926 C6827 C6828 C6728 C6729 C6730 C6731 C6632
  C6633 D6401 D6301 D6302 D6303 D6304 D6305, D6312 D6313 D6414 D6415 D6416 D6516 D6517 D6618 D6619, H2322 H2323 H2324
  H2325 H2226 H2227 H2228 ! reconstructed fortified regions of the old border, north to south

area army group center:
  D1001..D1035
  D1101..D1135
  D1201..D1235
  D1301..D1335
  D1401..D1435
  D1501..D1535
  D1601..D1635
  D1701..D1735
  D1801..D1835
  D1901..D1935
  D2001..D2035
  D2101..D2135
  D2201..D2235
  D2301..D2335
  D2401..D2435
  D2501..D2535
  D2601..D2635
  D2701..D2735
  D2801..D2835
  D2901..D2935
  D3001..D3035
  D3101..D3135
  D3201..D3235
  D3301..D3335
  D3401..D3435
  D3501..D3535
  D3601..D3635
  D3701..D3735
  D3801..D3835
  D3901..D3935
  D4001..D4035
  D4101..D4135
  D4201..D4235
  D4301..D4335
  D4401..D4435
  D4501..D4535
  D4601..D4635
  D4701..D4735
  D4801..D4835
  D4901..D4935
  D5001..D5035
  D5101..D5135
  D5201..D5235
  D5301..D5335
  D5401..D5435
  D5501..D5535
  D5601..D5635
  D5701..D5735
  D5801..D5835
  D5901..D5935
  D6001..D6035
  D6101..D6135
  D6201..D6235
  D6301..D6335
  D6401..D6435
  D6501..D6535
  D6601..D6635
  D6701..D6735
  D6801..D6835
  D6901..D6935
  D7001..D7035
  C1027..C1035
  C1126..C1135
  C1227..C1233
  C1326..C1333
  C1427..C1433
  C1526..C1533
  C1626..C1633
  C1726..C1733
  C1826..C1833
  C1926..C1933
  C2026..C2033
  C2125..C2133
  C2226..C2233
  C2325..C2333
  C2425..C2433
  C2524..C2533
  C2625..C2633
  C2724..C2733
  C2824..C2833
  C2923..C2933
  C3023..C3033
  C3122..C3133
  C3223..C3233
  C3322..C3333
  C3422..C3433
  C3522..C3533
  C3622..C3633
  C3722..C3733
  C3822..C3833
  C3921..C3933
  C4022..C4033
  C4121..C4133
  C4221..C4233
  C4320..C4333
  C4420..C4433
  C4519..C4533
  C4620..C4633
  C4719..C4733
  C4819..C4833
  C4918..C4933
  C5019..C5033
  C5118..C5133
  C5218..C5233
  C5317..C5333
  C5417..C5433
  C5516..C5533
  C5616..C5633
  C5715..C5733
  C5815..C5833
  C5915..C5933
  C6015..C6033
  C6114..C6133
  C6213..C6233
  C6312..C6333
  C6412..C6433
  C6510..C6533
  C6610..C6633
  C6709..C6733
  C6809..C6833
  C6908..C6933
  C7008..C7033
  H1101..H1135
  H1201..H1235
  H1301..H1335
  H1401..H1435
  H1501..H1535
  H1601..H1635
  H1701..H1735
  H1801..H1835
  H1901..H1935
  H2001..H2035
  H2101..H2135
  H2201..H2235
  H2301..H2335
  H2401..H2435
  H2501..H2535
  H2601..H2635
  H2701..H2735
  H2801..H2835
  H2901..H2935
  H3001..H3035
  H3101..H3135
  H3201..H3235
  H3301..H3335
  H3401..H3435
  H3501..H3535
  H3601..H3635
  H3701..H3735
  H3801..H3835
  H3901..H3935
  H4001..H4035
  H4101..H4135
  H4201..H4235
  H4301..H4335
  H4401..H4435
  H4501..H4535
  H4601..H4635
  H4701..H4735
  H4801..H4835
  H4901..H4935
  H5001..H5035
  H5101..H5135
  H5201..H5235
  H5301..H5335
  H5401..H5435
  H5501..H5535
  H5601..H5635
  H5701..H5735
  H5801..H5835
  H5901..H5935
  H6001..H6035
  H6101..H6135
  H6201..H6235
  H6301..H6335
  H6401..H6435
  H6501..H6535
  H6601..H6635
  H6701..H6735
  H6801..H6835
  H6901..H6935
  H7001..H7035
  I-1107..I-1133
  I-1207..I-1233
  I-1306..I-1333
  I-1406..I-1433
  I-1505..I-1533
  I-1605..I-1633
  I-1704..I-1733
  I-1805..I-1833
  I-1904..I-1933
  I-2004..I-2033
  I-2103..I-2133
  I-2203..I-2233
  I-2302..I-2333
  I-2403..I-2433
  I-2502..I-2533
  I-2603..I-2633
  I-2702..I-2733
  I-2802..I-2833
  I-2901..I-2933
  I-3001..I-3033
  I-3101..I-3133
  I-3201..I-3233
  I-3301..I-3333
  I-3401..I-3433
  I-3501..I-3533
  I-3601..I-3633
  I-3701..I-3733
  I-3801..I-3833
  I-3901..I-3933
  I-4001..I-4033
  I-4101..I-4133
  I-4201..I-4233
  I-4301..I-4333
  I-4401..I-4433
  I-4501..I-4533
  I-4601..I-4633
  I-4701..I-4733
  I-4801..I-4833
  I-4901..I-4933
  I-5001..I-5033
  I-5101..I-5133
  I-5201..I-5233
  I-5301..I-5333
  I-5401..I-5433
  I-5501..I-5533
  I-5601..I-5633
  I-5701..I-5733
  I-5801..I-5833
  I-5901..I-5933
  I-6001..I-6033
  I-6101..I-6133
  I-6201..I-6233
  I-6301..I-6333
  I-6401..I-6433
  I-6501..I-6533
  I-6601..I-6633
  I-6701..I-6733
  I-6801..I-6833
  I-6901..I-6933
  I-7001..I-7033
  WA3026
  WA3125 WA3126
  WA3225 WA3226
  WA3324..WA3326
  WA3424..WA3426
  WA3523..WA3526
  WA3622..WA3626
  WA3721..WA3726
  WA3821..WA3826
  WA3920..WA3926
  WA4020..WA4026
  WA4119..WA4126
  WA4219..WA4226
  WA4318..WA4326
  WA4418..WA4426
  WA4517..WA4526
  WA4618..WA4626
  WA4717..WA4726
  WA4817..WA4826
  WA4917..WA4926
  WA5017..WA5026
  WA5116..WA5126
  WA5217..WA5226
  WA5316..WA5326
  WA5416..WA5426
  WA5514..WA5526
  WA5614..WA5626
  WA5712..WA5726
  WA5812..WA5826
  WA5911..WA5926
  WA6011..WA6026
  WA6110..WA6126
  WA6210..WA6226
  WA6309..WA6326
  WA6409..WA6426
  WA6508..WA6526
  WA6608..WA6626
  WA6707..WA6726
  WA6807..WA6826
  WA6905..WA6926
  WA7005..WA7026 ! reconstructed between the boundary with Army Group North and the south edge of sheets D and H (4.41)
area belorussia:
  D6206..D6214
  D6301..D6315
  D6401..D6418
  D6501..D6518
  D6601..D6620
  D6701..D6720
  D6801..D6822 D6825..D6832
  D6901..D6931
  D7001..D7032
  C6533
  C6632 C6633
  C6730..C6733
  C6828..C6833
  C6926..C6933
  C7007 C7025..C7033
  H1101..H1132
  H1201..H1232
  H1301..H1332
  H1401..H1433
  H1501..H1533
  H1601..H1633
  H1701..H1733
  H1801..H1833
  H1901..H1932
  H2001..H2033
  H2101..H2132
  H2201..H2232
  H2301..H2332
  H2401..H2433
  H2501..H2533
  H2601..H2634
  H2701..H2733
  H2801..H2833
  H2901..H2932
  H3001..H3032
  H3101..H3132
  H3201..H3232
  H3301..H3332
  H3401..H3433
  H3501..H3533
  H3601..H3634
  H3701..H3734
  H3801..H3834
  H3901..H3929
  H4001..H4026
  H4101..H4125
  H4201..H4224
  H4301..H4323
  H4401..H4423
  H4501..H4523
  H4601..H4610 H4614..H4623
  H4701..H4709 H4717..H4722
  H4801..H4809 H4822 H4823
  H4901..H4908 H4922
  H5001..H5008
  H5101..H5108
  H5201..H5208
  H5301..H5307
  H5402..H5407
  H5504..H5506
  H5605
  I-1105..I-1107 I-1123..I-1133
  I-1205..I-1208 I-1221..I-1233
  I-1304..I-1308 I-1320..I-1333
  I-1404..I-1409 I-1419..I-1433
  I-1504..I-1509 I-1516..I-1533
  I-1605..I-1612 I-1615..I-1633
  I-1705..I-1733
  I-1805..I-1833
  I-1905..I-1933
  I-2005..I-2033
  I-2104..I-2133
  I-2205..I-2233
  I-2305..I-2333
  I-2406..I-2433
  I-2506..I-2533
  I-2607..I-2633
  I-2707..I-2733
  I-2807..I-2833
  I-2906..I-2933
  I-3006..I-3033
  I-3106..I-3133
  I-3207..I-3233
  I-3307..I-3333
  I-3408..I-3433
  I-3508..I-3533
  I-3609..I-3633
  I-3709..I-3733
  I-3810..I-3833
  I-3910..I-3933
  I-4016 I-4017 I-4021..I-4033
  I-4121..I-4133
  I-4223..I-4233
  I-4324..I-4333
  I-4427..I-4433
  I-4527..I-4533
  I-4628..I-4633
  I-4728..I-4733
  I-4829..I-4833
  I-4929..I-4933
  I-5033
  I-5133
  I-5333 ! reconstructed Soviet republics of 1938 (3.61, 4.21)
area east poland:
  D1310..D1312
  D1408..D1413
  D1507..D1514
  D1607..D1615
  D1706..D1716
  D1805..D1817
  D1904..D1918
  D2003..D2021
  D2102..D2121
  D2202..D2221
  D2301..D2321
  D2401..D2422
  D2501..D2522
  D2601..D2623
  D2701..D2723
  D2801..D2824
  D2901..D2924
  D3001..D3026 D3029..D3033
  D3101..D3135
  D3201..D3235
  D3301..D3335
  D3401..D3435
  D3501..D3535
  D3601..D3635
  D3701..D3735
  D3801..D3835
  D3901..D3935
  D4001..D4035
  D4101..D4135
  D4201..D4235
  D4301..D4335
  D4401..D4435
  D4501..D4535
  D4601..D4635
  D4701..D4735
  D4801..D4835
  D4901..D4935
  D5001..D5035
  D5101..D5135
  D5201..D5235
  D5301..D5335
  D5401..D5435
  D5501..D5535
  D5601..D5635
  D5701..D5735
  D5801..D5835
  D5901..D5935
  D6001..D6035
  D6101..D6135
  D6201..D6205 D6215..D6235
  D6316..D6335
  D6419..D6435
  D6519..D6535
  D6621..D6634
  D6721..D6731
  D6823 D6824
  C2533
  C2633
  C2733
  C2933
  C3133
  C3333
  C3533
  C4333
  C4433
  C4531..C4533
  C4631..C4633
  C4731..C4733
  C4831..C4833
  C4931..C4933
  C5031..C5033
  C5129..C5133
  C5229..C5233
  C5321..C5333
  C5421..C5433
  C5520..C5533
  C5620..C5633
  C5719..C5733
  C5819..C5833
  C5918..C5933
  C6018..C6033
  C6109 C6110 C6116..C6133
  C6209..C6233
  C6308..C6333
  C6409..C6433
  C6508..C6532
  C6608..C6631
  C6708..C6729
  C6808..C6827
  C6907..C6925
  C7008..C7024
  I-1108..I-1122
  I-1209..I-1220
  I-1309..I-1319
  I-1410..I-1418
  I-1510..I-1515
  I-1613 I-1614 ! reconstructed borders of 1938, with Vilnius in Lithuania (3.62, 4.12, 4.21)
area germany:
  D1001..D1007
  D1101..D1106
  D1201..D1206
  D1301..D1305
  D1401..D1406
  D1501..D1506
  D1601..D1606
  D1701..D1705
  D1801..D1804
  D1901..D1903
  D2001 D2002
  D2101
  D2201
  C1005..C1035
  C1105..C1135
  C1207..C1233
  C1307..C1333
  C1410..C1433
  C1510..C1533
  C1612..C1633
  C1712..C1733
  C1814..C1833
  C1914..C1933
  C2016..C2033
  C2116..C2133
  C2217..C2233
  C2317..C2333
  C2418..C2433
  C2519..C2523 C2526 ! reconstructed borders of 1938, with Vilnius in Lithuania (3.62, 4.12, 4.21)
area latvia:
  C4601 C4602
  C4701 C4702
  C4801..C4803
  C4901..C4903
  C5001..C5003
  C5101 C5102
  C5201..C5203
  C5301..C5303
  C5401..C5404
  C5501..C5504
  C5601..C5605
  C5701..C5705
  C5801..C5807
  C5901..C5907
  C6001..C6009
  C6101..C6108
  C6201..C6208
  C6301..C6307
  C6401..C6408
  C6501..C6507
  C6601..C6607
  C6701..C6707
  C6801..C6807
  C6901..C6906
  C7001..C7006
  I-1101..I-1104
  I-1201..I-1204
  I-1301..I-1303
  WA1005..WA1026
  WA1106..WA1126
  WA1207..WA1217 WA1224..WA1226
  WA1307..WA1311 WA1325 WA1326 ! reconstructed borders of 1938
area lithuania:
  C1001..C1004
  C1101..C1104
  C1201..C1206
  C1301..C1306
  C1401..C1409
  C1501..C1509
  C1601..C1611
  C1701..C1711
  C1801..C1813
  C1901..C1913
  C2001..C2015
  C2101..C2115
  C2201..C2216
  C2301..C2316
  C2401..C2417
  C2501..C2518 C2524 C2525
  C2601..C2627
  C2701..C2726
  C2801..C2827
  C2901..C2927
  C3001..C3028
  C3101..C3128
  C3201..C3233
  C3301..C3332
  C3401..C3433
  C3501..C3532
  C3601..C3633
  C3701..C3733
  C3801..C3833
  C3901..C3933
  C4001..C4033
  C4101..C4133
  C4201..C4233
  C4301..C4332
  C4401..C4432
  C4501..C4530
  C4603..C4630
  C4703..C4730
  C4804..C4830
  C4904..C4930
  C5004..C5030
  C5103..C5128
  C5204..C5228
  C5304..C5320
  C5405..C5420
  C5505..C5519
  C5606..C5619
  C5706..C5718
  C5808..C5818
  C5908..C5917
  C6010..C6017
  C6111..C6115 ! reconstructed borders of 1938, with Vilnius in Lithuania (3.62, 4.12, 4.21)
area moscow range: I-7012 ! printed 5.24
area polotsk militia: I-2012 ! printed 10.43, 10.73, 10.83
area rail links east: H7004 H7007 H7021 H7022 H7033 I-7013 I-7023 I-7028 ! printed 4.26
area rail links south: H5134 H6134 ! printed 4.26
area restricted:
  D1001..D1035
  D1101..D1135
  D1201..D1235
  D1301..D1335
  D1401..D1435
  D1501..D1535
  D1601..D1635
  D1701..D1735
  D1801..D1835
  D1901..D1935
  D2001..D2035
  D2101..D2135
  D2201..D2235
  D2301..D2335
  D2401..D2435
  D2501..D2535
  D2601..D2635
  D2701..D2735
  D2801..D2835
  D2901..D2935
  D3001..D3035
  D3101..D3135
  D3201..D3235
  D3301..D3335
  D3401..D3435
  D3501..D3535
  D3601..D3635
  D3701..D3735
  D3801..D3835
  D3901..D3935
  D4001..D4035
  D4101..D4135
  D4201..D4235
  D4301..D4335
  D4401..D4435
  D4501..D4535
  D4601..D4635
  D4701..D4735
  D4801..D4835
  D4901..D4935
  D5001..D5035
  D5101..D5135
  D5201..D5235
  D5301..D5335
  D5401..D5435
  D5501..D5535
  D5601..D5635
  D5701..D5735
  D5801..D5835
  D5901..D5935
  D6001..D6035
  D6101..D6135
  D6201..D6235
  D6301..D6335
  D6401..D6435
  D6501..D6535
  D6601..D6635
  D6701..D6735
  D6801..D6835
  D6901..D6935
  D7001..D7035
  C1001..C1035
  C1101..C1135
  C1201..C1233
  C1301..C1333
  C1401..C1433
  C1501..C1533
  C1601..C1633
  C1701..C1733
  C1801..C1833
  C1901..C1933
  C2001..C2033
  C2101..C2133
  C2201..C2233
  C2301..C2333
  C2401..C2433
  C2501..C2533
  C2601..C2633
  C2701..C2733
  C2801..C2833
  C2901..C2933
  C3001..C3033
  C3101..C3133
  C3201..C3233
  C3301..C3333
  C3401..C3433
  C3501..C3533
  C3601..C3633
  C3701..C3733
  C3801..C3833
  C3901..C3933
  C4001..C4033
  C4101..C4133
  C4201..C4233
  C4301..C4333
  C4401..C4433
  C4501..C4533
  C4601..C4633
  C4701..C4733
  C4801..C4833
  C4901..C4933
  C5001..C5033
  C5101..C5133
  C5201..C5233
  C5301..C5333
  C5401..C5433
  C5501..C5533
  C5601..C5633
  C5701..C5733
  C5801..C5833
  C5901..C5933
  C6001..C6033
  C6101..C6133
  C6201..C6233
  C6301..C6333
  C6401..C6433
  C6501..C6533
  C6601..C6633
  C6701..C6733
  C6801..C6833
  C6901..C6933
  C7001..C7033
  H1101..H1135
  H1201..H1235
  H1301..H1335
  H1401..H1435
  H1501..H1535
  H1601..H1635
  H1701..H1735
  H1801..H1835
  H1901..H1935
  H2001..H2035
  H2101..H2135
  H2201..H2235
  H2301..H2335
  H2401..H2435
  H2501..H2535
  H2601..H2635
  H2701..H2735
  H2801..H2835
  H2901..H2935
  H3001..H3035
  H3101..H3135
  H3201..H3235
  H3301..H3335
  H3401..H3435
  I-1101..I-1133
  I-1201..I-1233
  I-1301..I-1333
  I-1401..I-1433
  I-1501..I-1533
  I-1601..I-1633
  I-1701..I-1733
  I-1801..I-1833
  I-1901..I-1933
  I-2001..I-2033
  I-2101..I-2133
  I-2201..I-2233
  I-2301..I-2333
  I-2401..I-2433
  I-2501..I-2533
  I-2601..I-2633
  I-2701..I-2733
  I-2801..I-2833
  I-2901..I-2933
  I-3001..I-3033
  I-3101..I-3133
  I-3201..I-3233
  I-3301..I-3333
  I-3401..I-3433
  I-3501..I-3533
  I-3601..I-3633 ! printed 4.12
area russia:
  H4611..H4613
  H4710..H4716
  H4810..H4821
  H4909..H4921
  H5009..H5022
  H5109..H5122
  H5209..H5222
  H5308..H5321
  H5401 H5408..H5421
  H5501..H5503 H5507..H5520
  H5601..H5604 H5606..H5620
  H5701..H5719
  H5801..H5819
  H5901..H5918
  H6001..H6019
  H6101..H6118
  H6201..H6218
  H6301..H6317
  H6401..H6418
  H6501..H6517
  H6601..H6618
  H6701..H6717
  H6801..H6818
  H6901..H6918
  H7001..H7018
  I-1401..I-1403
  I-1501..I-1503
  I-1601..I-1604
  I-1701..I-1704
  I-1801..I-1804
  I-1901..I-1904
  I-2001..I-2004
  I-2101..I-2103
  I-2201..I-2204
  I-2301..I-2304
  I-2401..I-2405
  I-2501..I-2505
  I-2601..I-2606
  I-2701..I-2706
  I-2801..I-2806
  I-2901..I-2905
  I-3001..I-3005
  I-3101..I-3105
  I-3201..I-3206
  I-3301..I-3306
  I-3401..I-3407
  I-3501..I-3507
  I-3601..I-3608
  I-3701..I-3708
  I-3801..I-3809
  I-3901..I-3909
  I-4001..I-4015 I-4018..I-4020
  I-4101..I-4120
  I-4201..I-4222
  I-4301..I-4323
  I-4401..I-4426
  I-4501..I-4526
  I-4601..I-4627
  I-4701..I-4727
  I-4801..I-4828
  I-4901..I-4928
  I-5001..I-5032
  I-5101..I-5132
  I-5201..I-5233
  I-5301..I-5332
  I-5401..I-5433
  I-5501..I-5533
  I-5601..I-5633
  I-5701..I-5733
  I-5801..I-5833
  I-5901..I-5933
  I-6001..I-6033
  I-6101..I-6133
  I-6201..I-6233
  I-6301..I-6333
  I-6401..I-6433
  I-6501..I-6533
  I-6601..I-6633
  I-6701..I-6733
  I-6801..I-6833
  I-6901..I-6933
  I-7001..I-7033
  WA1001..WA1004
  WA1101..WA1105
  WA1201..WA1206 WA1218..WA1223
  WA1301..WA1306 WA1312..WA1324
  WA1401..WA1426
  WA1501..WA1526
  WA1601..WA1626
  WA1701..WA1726
  WA1801..WA1826
  WA1901..WA1926
  WA2001..WA2026
  WA2101..WA2126
  WA2201..WA2226
  WA2301..WA2326
  WA2401..WA2426
  WA2501..WA2526
  WA2601..WA2626
  WA2701..WA2726
  WA2801..WA2826
  WA2901..WA2926
  WA3001..WA3026
  WA3101..WA3126
  WA3201..WA3226
  WA3301..WA3326
  WA3401..WA3426
  WA3501..WA3526
  WA3601..WA3626
  WA3701..WA3726
  WA3801..WA3826
  WA3901..WA3926
  WA4001..WA4026
  WA4101..WA4126
  WA4201..WA4226
  WA4301..WA4326
  WA4401..WA4426
  WA4501..WA4526
  WA4601..WA4626
  WA4701..WA4726
  WA4801..WA4826
  WA4901..WA4926
  WA5001..WA5026
  WA5101..WA5126
  WA5201..WA5226
  WA5301..WA5326
  WA5401..WA5426
  WA5501..WA5526
  WA5601..WA5626
  WA5701..WA5726
  WA5801..WA5826
  WA5901..WA5926
  WA6001..WA6026
  WA6101..WA6126
  WA6201..WA6226
  WA6301..WA6326
  WA6401..WA6426
  WA6501..WA6526
  WA6601..WA6626
  WA6701..WA6726
  WA6801..WA6826
  WA6901..WA6926
  WA7001..WA7026 ! reconstructed Soviet republics of 1938 (3.61, 4.21)
area s1 axis start: I-1132 I-1232 ! reconstructed only from I-1132 are both routes that 11.1 weighs in reach
area s1 card:
  H1201
  H1401
  I-1126..I-1133
  I-1226..I-1233
  I-1326..I-1333
  I-1426..I-1433
  I-1526..I-1533
  I-1626..I-1633
  I-1726..I-1733
  I-1826..I-1833
  I-1926..I-1933
  I-2026..I-2033
  I-2126..I-2133
  I-2226..I-2233 ! reconstructed 98 hexes of sheet I that hold all of 11.1; how far the card reaches is not known
area s1 objectives: I-1727 I-1829 I-2028 I-2030 I-2231 ! printed 10.16
area s1 soviet entry: I-2230 ! printed 11.1
area s2 axis sources:
  D1004 D1010 D1018 D1020 D1023 D1026 D1033
  C1030 C1032 ! reconstructed 10.25 names the edge; the hexes are where our roads and railways leave the sheet
area s2 axis sources gt4: C4121 ! printed 10.25
area s2 soviet sources:
  D6801 D6802
  D7002 D7005 D7012 D7013 D7024
  C7008 C7016 C7017 C7019 C7020 ! reconstructed 10.25 names the edge; the hexes are where our roads and railways leave the sheet
area s2 soviet sources gt1-2: D4034 ! printed 10.25
area s3 card:
  I-1410..I-1428
  I-1510..I-1528
  I-1610..I-1628
  I-1710..I-1728
  I-1810..I-1828
  I-1910..I-1928
  I-2010..I-2028
  I-2110..I-2128
  I-2210..I-2228
  I-2310..I-2328
  I-2410..I-2428
  I-2510..I-2528
  I-2610..I-2628
  I-2710..I-2728
  I-2810..I-2828
  I-2910..I-2928
  I-3010..I-3028
  I-3110..I-3128
  I-3210..I-3228
  I-3310..I-3328
  I-3410..I-3428
  I-3510..I-3528
  I-3610..I-3628
  I-3710..I-3728
  I-3810..I-3828
  I-3910..I-3928
  I-4010..I-4028
  I-4110..I-4128 ! reconstructed columns 14-41, rows 10-28 of sheet I hold all that 10.3 names
area s4 axis sources: D6801 I-1208 ! printed 10.45
area s4 axis sources gt13: C7020 ! printed 10.45
area s4 axis sources gt15: H2101 I-2702 WA3026 ! printed 10.45
area s4 soviet sources:
  D6901
  H2901
  H3101
  H3301
  H3401
  H4701
  H6501
  I-7012 I-7013 I-7023 I-7028
  WA5316
  WA7007 WA7010 WA7013 WA7016 WA7021 WA7023 WA7024 ! reconstructed 10.45 names the edge; the hexes are where our roads and railways leave the sheet
area s5 axis railheads: D7005 H3001 H4801 ! printed 10.55
area s5 axis sources: D6801 D7005 D7012 H3001 H3201 H3301 H3401 H4801 H6301 ! printed 10.55
area s5 axis sources gt33: H2134 ! printed 10.55
area s5 soviet sources:
  H2334
  H3934
  H4534
  H5134
  H6134
  H7004 H7006 H7007 H7021 H7022 H7033 ! reconstructed 10.55 names the edge; the hexes are where our roads and railways leave the sheet
area s6 card:
  I-4707..I-4727
  I-4807..I-4827
  I-4907..I-4927
  I-5007..I-5027
  I-5107..I-5127
  I-5207..I-5227
  I-5307..I-5327
  I-5407..I-5427
  I-5507..I-5527
  I-5607..I-5627
  I-5707..I-5727
  I-5807..I-5827
  I-5907..I-5927
  I-6007..I-6027
  I-6107..I-6127
  I-6207..I-6227
  I-6307..I-6327
  I-6407..I-6427
  I-6507..I-6527
  I-6607..I-6627
  I-6707..I-6727 ! reconstructed columns 47-67, rows 07-27 of sheet I hold all that 10.6 names
area s6 objectives: I-5313 I-5514 I-6121 ! printed 10.66
area s6 smolensk: I-5019 I-5020 ! printed 10.66
area s7 axis sources: D6801 D7012 I-1208 ! printed 10.75
area s7 axis sources gt12: D7005 ! printed 10.75
area s7 axis sources gt13: C7020 ! printed 10.75
area s7 axis sources gt15: I-2702 WA3026 ! printed 10.75
area s7 axis sources gt33: H2134 ! printed 10.75
area s7 axis sources gt36: WA3125 ! printed 10.75
area s7 machine guns: H2226 H2322 ! printed 10.73
area s7 soviet sources:
  H2334
  H3934
  H4534
  H5134
  H6134
  H7004 H7006 H7007 H7021 H7022 H7033
  I-7012 I-7013 I-7023 I-7028
  WA5316
  WA7007 WA7010 WA7013 WA7016 WA7021 WA7023 WA7024 ! reconstructed 10.75 names the edge; the hexes are where our roads and railways leave the sheet
area s8 axis sources:
  D1004 D1010 D1018 D1020 D1023 D1026 D1033
  C1030 C1032 ! reconstructed 10.85 names the edge; the hexes are where our roads and railways leave the sheet
area s8 axis sources gt15: I-2702 WA3026 ! printed 10.85
area s8 axis sources gt33: H2134 ! printed 10.85
area s8 axis sources gt36: WA3125 ! printed 10.85
area s8 axis sources gt4: C4121 ! printed 10.85
area s8 axis sources gt9: I-1107 ! printed 10.85
area s8 soviet sources:
  D6801
  H2334
  H3934
  H4534
  H5134
  H6134
  H7004 H7006 H7007 H7021 H7022 H7033
  I-7012 I-7013 I-7023 I-7028
  WA5316
  WA7007 WA7010 WA7013 WA7016 WA7021 WA7023 WA7024 ! reconstructed 10.85 names the edge; the hexes are where our roads and railways leave the sheet
area s8 soviet sources gt1-2: D4034 ! printed 10.85
area supply entry: D6801 C7017 C7020 ! printed 10.45, 10.75
area ukraine:
  D6635
  D6732..D6735
  D6833..D6835
  D6932..D6935
  D7033..D7035
  H1133..H1135
  H1233..H1235
  H1333..H1335
  H1434 H1435
  H1534 H1535
  H1634 H1635
  H1734 H1735
  H1834 H1835
  H1933..H1935
  H2034 H2035
  H2133..H2135
  H2233..H2235
  H2333..H2335
  H2434 H2435
  H2534 H2535
  H2635
  H2734 H2735
  H2834 H2835
  H2933..H2935
  H3033..H3035
  H3133..H3135
  H3233..H3235
  H3333..H3335
  H3434 H3435
  H3534 H3535
  H3635
  H3735
  H3835
  H3930..H3935
  H4027..H4035
  H4126..H4135
  H4225..H4235
  H4324..H4335
  H4424..H4435
  H4524..H4535
  H4624..H4635
  H4723..H4735
  H4824..H4835
  H4923..H4935
  H5023..H5035
  H5123..H5135
  H5223..H5235
  H5322..H5335
  H5422..H5435
  H5521..H5535
  H5621..H5635
  H5720..H5735
  H5820..H5835
  H5919..H5935
  H6020..H6035
  H6119..H6135
  H6219..H6235
  H6318..H6335
  H6419..H6435
  H6518..H6535
  H6619..H6635
  H6718..H6735
  H6819..H6835
  H6919..H6935
  H7019..H7035 ! reconstructed borders of 1938
area victory places:
  D2611
  D3125
  D3303
  D4701
  D5311
  D6801
  C4723
  C4822 C4823
  C6328
  H2411
  H3211 H3214
  H4119
  H4601
  H5816
  H6410 H6423
  H6815
  I-1828
  I-2012
  I-3004
  I-3314
  I-3524 I-3532
  I-5019 I-5020
  I-5313
  I-5514
  I-5704
  I-5930
  I-6121
  I-7012
  WA3525
  WA4422
  WA6823 ! reconstructed the schedule is lost; 10.33 gives Borisov
area vilnius:
  C4723
  C4822 C4823 ! reconstructed 3.62 speaks of 15 steps at five a hex, so of three hexes; only C4823 is named
area west poland:
  D1008..D1035
  D1107..D1135
  D1207..D1235
  D1306..D1309 D1313..D1335
  D1407 D1414..D1435
  D1515..D1535
  D1616..D1635
  D1717..D1735
  D1818..D1835
  D1919..D1935
  D2022..D2035
  D2122..D2135
  D2222..D2235
  D2322..D2335
  D2423..D2435
  D2523..D2535
  D2624..D2635
  D2724..D2735
  D2825..D2835
  D2925..D2935
  D3027 D3028 D3034 D3035
  C2527..C2532
  C2628..C2632
  C2727..C2732
  C2828..C2833
  C2928..C2932
  C3029..C3033
  C3129..C3132 ! reconstructed borders of 1938, with Vilnius in Lithuania (3.62, 4.12, 4.21)

edge c east: C7001..C7033 D6801 D6802 ! reconstructed sheet edge (3.12)
edge c north: C1001 C1101 C1201 C1301 C1401 C1501 C1601 C1701 C1801 C1901 C2001 C2101 C2201 C2301 C2401 C2501 C2601
  C2701 C2801 C2901 C3001 C3101 C3201 C3301 C3401 C3501 C3601 C3701 C3801 C3901 C4001 C4101 C4201 C4301 C4401 C4501
  C4601 C4701 C4801 C4901 C5001 C5101 C5201 C5301 C5401 C5501 C5601 C5701 C5801 C5901 C6001 C6101 C6201 C6301 C6401
  C6501 C6601 C6701 C6801 C6901 C7001 ! reconstructed sheet edge (3.12)
edge c south: C1035 C1135 D1002 D1102 D1202 D1302 D1402 D1502 D1602 D1702 D1802 D1902 D2002 D2102 D2202 D2302 D2402
  D2502 D2602 D2702 D2802 D2902 D3002 D3102 D3202 D3302 D3402 D3502 D3602 D3702 D3802 D3902 D4002 D4102 D4202 D4302
  D4402 D4502 D4602 D4702 D4802 D4902 D5002 D5102 D5202 D5302 D5402 D5502 D5602 D5702 D5802 D5902 D6002 D6102 D6202
  D6302 D6402 D6502 D6602 D6702 D6802 ! reconstructed sheet edge (3.12)
edge c west: C1001..C1035 ! reconstructed sheet edge (3.12)
edge d east: D7001..D7035 ! reconstructed sheet edge (3.12)
edge d north: D1001 D1101 D1201 D1301 D1401 D1501 D1601 D1701 D1801 D1901 D2001 D2101 D2201 D2301 D2401 D2501 D2601
  D2701 D2801 D2901 D3001 D3101 D3201 D3301 D3401 D3501 D3601 D3701 D3801 D3901 D4001 D4101 D4201 D4301 D4401 D4501
  D4601 D4701 D4801 D4901 D5001 D5101 D5201 D5301 D5401 D5501 D5601 D5701 D5801 D5901 D6001 D6101 D6201 D6301 D6401
  D6501 D6601 D6701 D6801 D6901 D7001 ! reconstructed sheet edge (3.12)
edge d south: D1035 D1135 D1235 D1335 D1435 D1535 D1635 D1735 D1835 D1935 D2035 D2135 D2235 D2335 D2435 D2535 D2635
  D2735 D2835 D2935 D3035 D3135 D3235 D3335 D3435 D3535 D3635 D3735 D3835 D3935 D4035 D4135 D4235 D4335 D4435 D4535
  D4635 D4735 D4835 D4935 D5035 D5135 D5235 D5335 D5435 D5535 D5635 D5735 D5835 D5935 D6035 D6135 D6235 D6335 D6435
  D6535 D6635 D6735 D6835 D6935 D7035 ! reconstructed sheet edge (3.12)
edge d west: D1001..D1035 ! reconstructed sheet edge (3.12); the picture of sheet D has column 10 as its edge
edge east: facing east
edge h east: H7001..H7035 ! reconstructed sheet edge (3.12)
edge h north: D6801 D6901 D7001 H1101 H1201 H1301 H1401 H1501 H1601 H1701 H1801 H1901 H2001 H2101 H2201 H2301 H2401
  H2501 H2601 H2701 H2801 H2901 H3001 H3101 H3201 H3301 H3401 H3501 H3601 H3701 H3801 H3901 H4001 H4101 H4201 H4301
  H4401 H4501 H4601 H4701 H4801 H4901 H5001 H5101 H5201 H5301 H5401 H5501 H5601 H5701 H5801 H5901 H6001 H6101 H6201
  H6301 H6401 H6501 H6601 H6701 H6801 H6901 H7001 ! reconstructed sheet edge (3.12)
edge h south: D6835 D6935 D7035 H1135 H1235 H1335 H1435 H1535 H1635 H1735 H1835 H1935 H2035 H2135 H2235 H2335 H2435
  H2535 H2635 H2735 H2835 H2935 H3035 H3135 H3235 H3335 H3435 H3535 H3635 H3735 H3835 H3935 H4035 H4135 H4235 H4335
  H4435 H4535 H4635 H4735 H4835 H4935 H5035 H5135 H5235 H5335 H5435 H5535 H5635 H5735 H5835 H5935 H6035 H6135 H6235
  H6335 H6435 H6535 H6635 H6735 H6835 H6935 H7035 ! reconstructed sheet edge (3.12)
edge h west: D6801..D6835 ! reconstructed sheet edge (3.12)
edge i east: I-7001..I-7033 H6801 H6802 ! reconstructed sheet edge (3.12)
edge i north: C7001 I-1101 I-1201 I-1301 I-1401 I-1501 I-1601 I-1701 I-1801 I-1901 I-2001 I-2101 I-2201 I-2301 I-2401
  I-2501 I-2601 I-2701 I-2801 I-2901 I-3001 I-3101 I-3201 I-3301 I-3401 I-3501 I-3601 I-3701 I-3801 I-3901 I-4001 I-4101
  I-4201 I-4301 I-4401 I-4501 I-4601 I-4701 I-4801 I-4901 I-5001 I-5101 I-5201 I-5301 I-5401 I-5501 I-5601 I-5701 I-5801
  I-5901 I-6001 I-6101 I-6201 I-6301 I-6401 I-6501 I-6601 I-6701 I-6801 I-6901 I-7001 ! reconstructed sheet edge (3.12)
edge i south: D6802 D6902 D7002 H1102 H1202 H1302 H1402 H1502 H1602 H1702 H1802 H1902 H2002 H2102 H2202 H2302 H2402
  H2502 H2602 H2702 H2802 H2902 H3002 H3102 H3202 H3302 H3402 H3502 H3602 H3702 H3802 H3902 H4002 H4102 H4202 H4302
  H4402 H4502 H4602 H4702 H4802 H4902 H5002 H5102 H5202 H5302 H5402 H5502 H5602 H5702 H5802 H5902 H6002 H6102 H6202
  H6302 H6402 H6502 H6602 H6702 H6802 ! reconstructed sheet edge (3.12)
edge i west: C7001..C7033 D6801 D6802 ! reconstructed sheet edge (3.12)
edge north: facing north
edge s2 exit: C7008 C7016 C7017 C7019 C7020 D6801 D6802 D7002 D7005 D7012 D7013 D7024 ! reconstructed 10.26 counts exits at the east edge of sheets C and D: their main roads and railways
edge s3 exit: I-4110..I-4128 ! reconstructed 10.36 counts exits at the east edge of the card
edge s5 exit east: H7001..H7006 ! printed 10.56
edge s5 exit south: H4535 H4635 H4735 H4835 H4935 H5035 H5135 H5235 H5335 H5435 H5535 H5635 H5735 H5835 H5935 H6035
  H6135 H6235 H6335 H6435 H6535 ! printed 10.56
edge s7 exit: I-7008..I-7033 H7001..H7006 H4535 H4635 H4735 H4835 H4935 H5035 H5135 H5235 H5335 H5435 H5535 H5635 H5735
  H5835 H5935 H6035 H6135 H6235 H6335 H6435 H6535 ! reconstructed 10.76 points to a schedule that is lost: the ranges of 10.56 and the way to Moscow
edge s8 exit: I-7008..I-7033 H7001..H7006 H4535 H4635 H4735 H4835 H4935 H5035 H5135 H5235 H5335 H5435 H5535 H5635 H5735
  H5835 H5935 H6035 H6135 H6235 H6335 H6435 H6535 ! reconstructed 10.86 points to a schedule that is lost: the ranges of 10.56 and the way to Moscow
edge south: facing south
edge wa east: WA7001..WA7026 I-7001 ! reconstructed sheet edge (3.12)
edge wa north: WA1001 WA1101 WA1201 WA1301 WA1401 WA1501 WA1601 WA1701 WA1801 WA1901 WA2001 WA2101 WA2201 WA2301 WA2401
  WA2501 WA2601 WA2701 WA2801 WA2901 WA3001 WA3101 WA3201 WA3301 WA3401 WA3501 WA3601 WA3701 WA3801 WA3901 WA4001 WA4101
  WA4201 WA4301 WA4401 WA4501 WA4601 WA4701 WA4801 WA4901 WA5001 WA5101 WA5201 WA5301 WA5401 WA5501 WA5601 WA5701 WA5801
  WA5901 WA6001 WA6101 WA6201 WA6301 WA6401 WA6501 WA6601 WA6701 WA6801 WA6901 WA7001 ! reconstructed sheet edge (3.12)
edge wa south: C7001 I-1101 I-1201 I-1301 I-1401 I-1501 I-1601 I-1701 I-1801 I-1901 I-2001 I-2101 I-2201 I-2301 I-2401
  I-2501 I-2601 I-2701 I-2801 I-2901 I-3001 I-3101 I-3201 I-3301 I-3401 I-3501 I-3601 I-3701 I-3801 I-3901 I-4001 I-4101
  I-4201 I-4301 I-4401 I-4501 I-4601 I-4701 I-4801 I-4901 I-5001 I-5101 I-5201 I-5301 I-5401 I-5501 I-5601 I-5701 I-5801
  I-5901 I-6001 I-6101 I-6201 I-6301 I-6401 I-6501 I-6601 I-6701 I-6801 I-6901 I-7001 ! reconstructed sheet edge (3.12)
edge wa west: WA1001..WA1026 C7001 ! reconstructed sheet edge (3.12)
edge west: facing west

shore Babite: -22.31/-7.9 -21.83/-8.16 -20.86/-8.42 -21.73/-7.84 -22.26/-7.75 ! reconstructed true outline, Natural Earth
shore Baltic Sea: -21.17/-28 -20.98/-27.57 -20.82/-27.77 -20.61/-27.65 -20.41/-27.74 -20.26/-27.54 -19.36/-27.23
  -18.44/-26.15 -18.11/-26.63 -17.71/-26.55 -17.48/-26.67 -17.15/-27.19 -16.94/-28 -15.89/-28 -15.4/-27.6 -15.18/-27.07
  -15.27/-26.75 -15.84/-26.24 -15.97/-25.49 -15.85/-24.91 -15.93/-23.78 -16.42/-23.12 -17.28/-20.52 -17.2/-19.3
  -16.79/-18.49 -16.68/-17.5 -16.82/-16.63 -16.7/-16.33 -16.52/-13.8 -16.58/-12.62 -16.74/-12.24 -18.02/-10.8
  -19.34/-10.08 -19.97/-9.33 -20.63/-9.03 -21.92/-8.74 -22.39/-8.81 -22.85/-9.03 -23.28/-9.66 -24.53/-10.07 -25.1/-10.65
  -25.34/-12.14 -25.51/-12.38 -25.95/-14.41 -26.66/-14.76 -27.75/-15.99 -29.33/-17.49 -29.77/-18.32 -29.64/-19.87
  -30.5/-19.69 -34.14/-17.91 -35.83/-17.8 -36.14/-17.65 -37.28/-15.86 -37.85/-15.19 -38.17/-14.47 -38.64/-13.88
  -38.9/-12 -38.87/-10.93 -39.16/-10.06 -40.43/-8.75 -41.67/-7.98 -41.78/-7.75 -41.86/-5.83 -42.48/-3.95 -42.41/-3.68
  -42.02/-3.3 -41.95/-1.91 -42.1/-1.7 -42.32/-2 -42.2/-2.17 -42.28/-2.55 -42.16/-2.73 -42.27/-3.41 -42.4/-3.55
  -42.5/-2.38 -42.79/-1.77 -42.78/-0.42 -42.92/0.08 -42.44/2.53 -42.51/4.25 -42.68/5.32 -42.63/6.48 -42.57/7.09
  -42.06/8.04 -41.48/11.32 -41.5/11.65 -42.07/12.6 -42.03/12.71 -41.48/12.32 -41.49/12.77 -41.27/13.32 -41.49/13.49
  -41.53/14.48 -41.78/14.62 -42.04/14.41 -42.22/14.69 -41.93/17.9 -42.05/18.2 -43.05/18.48 -43.27/18.66 -43.44/18.44
  -43.58/18.58 -44.14/18.6 -44.98/18.39 -45.39/17.95 -45.88/17.83 -45.88/16.02 -44.96/15.08 -44.27/14.01 -43.65/13.54
  -43.63/13.26 -43.22/12.77 -42.6/11.54 -42.73/11.26 -42.44/10.61 -42.2/8.34 -42.27/7.73 -42.5/7.4 -42.5/9.11
  -42.72/10.48 -43.11/11.57 -43.49/12.36 -45.03/14.68 -45.88/15.55 -45.88/-28 -34.49/-28 -34.31/-27.52 -34.78/-27.59
  -34.63/-27.07 -34.2/-26.78 -33.73/-26.75 -33.21/-25.77 -32.71/-25.66 -32.29/-25.35 -32.58/-24.93 -32.73/-24.43
  -33.18/-24.49 -33.89/-23.17 -34.14/-23.18 -34.14/-23.01 -33.96/-22.82 -33.98/-22.51 -33.8/-22.21 -33.57/-22.21
  -32.39/-23.23 -32.39/-23.67 -31.93/-24.58 -31.77/-25.68 -31.59/-25.93 -30.9/-26.37 -30.66/-26.28 -30.25/-26.59
  -30.14/-26.58 -30.06/-26.28 -29.82/-26.69 -29.62/-26.42 -29.2/-26.65 -28.96/-26.53 -28.87/-26.2 -28.48/-26.24
  -28.23/-26.46 -28.55/-26.69 -28.47/-26.86 -27.82/-26.87 -27.14/-27.38 -26.65/-28, -33.92/-28 -34.04/-27.78 -34.22/-28,
  -19.27/-24.35 -19.12/-24.64 -19.17/-24.96 -19.6/-24.95 -19.73/-24.75 -19.69/-24.42 -19.5/-24.23, -24.72/-20.06
  -24.71/-20.37 -25.04/-20.6 -25.1/-20.28 -24.87/-20.05 ! reconstructed true outline, Natural Earth
shore Burtnieks: -9.86/-18.86 -9.72/-18.65 -9.8/-18.58 -10.41/-18.85 -10.93/-19.89 -10.76/-19.94 -10.17/-19.58
  -10.23/-19.5 -10.01/-19.34 ! reconstructed true outline, Natural Earth
shore Chervonoye: 12.35/53.9 11.58/53.58 11.54/53.42 12.11/53.22 12.52/53.36 12.76/53.76 12.65/53.91 ! reconstructed true outline, Natural Earth
shore Drivyaty: 3.91/9.83 4.04/10.03 3.9/10.17 3.53/10.17 2.89/9.76 3.11/9.46 3.44/9.48 3.74/9.82 ! reconstructed true outline, Natural Earth
shore Druksiai: 0.42/9.76 0.58/10.17 0.29/10.44 0.05/9.92 -0.62/9.94 -0.76/9.82 -0.39/9.62 -0.16/9.27 0.4/9.49 ! reconstructed true outline, Natural Earth
shore Dusia: -22.99/28.12 -23.15/27.71 -23.1/27.29 -22.72/27.68 -22.57/28.05 -22.86/28.23 ! reconstructed true outline, Natural Earth
shore Dvinye: 35.39/1.84 35.25/1.55 35.04/1.53 34.54/1.04 34.44/0.85 34.51/0.65 35.18/0.91 35.57/1.64 36.03/1.76
  36.01/2.07 35.63/2.18 ! reconstructed true outline, Natural Earth
shore Dysnai: -2.48/11.63 -2.38/11.46 -1.59/11.35 -1.46/11.38 -1.42/11.68 -1.62/11.74 -1.91/11.63 -2.07/11.68
  -2.07/11.83 -2.29/11.84 ! reconstructed true outline, Natural Earth
shore Engure: -26.22/-13.39 -26.28/-13.71 -26.1/-13.66 -25.96/-13.34 -25.92/-12.52 -25.78/-12.26 -26.05/-12.27
  -26.05/-12.78 -26.41/-12.94 ! reconstructed true outline, Natural Earth
shore Krakerort Lank: -39.96/12.83 -39.75/13.55 -39.86/13.65 -39.74/13.91 -39.82/13.95 -40.1/13.52 -39.92/13.36
  -39.95/13.14 -40.09/13.03 -40.45/13.13 -40.51/12.6 -40.18/12.57 ! reconstructed true outline, Natural Earth
shore Lake Ilmen: 35.92/-27.7 35.6/-27.57 35.02/-27.87 34.55/-27.47 34.45/-27.33 34.55/-27.1 34.33/-27.09 34.17/-26.88
  34.42/-26.56 34.54/-26.05 34.2/-26.43 33.85/-26.47 33.82/-26.72 33.1/-26.46 31.92/-26.74 31.42/-27.12 30.93/-27.22
  30.84/-27.37 30.5/-27.15 30.16/-27.2 30.94/-28 36.11/-28 36.66/-26.81 36.53/-26.68 36.27/-27.34 ! reconstructed true outline, Natural Earth
shore Lake Peipus: 5.8/-26.37 5.39/-26.91 5.32/-27.76 5.41/-28 7.19/-28 6.94/-27.85 7.12/-27.19 6.81/-27.16 6.57/-27.37
  6.33/-27.36 6.1/-26.18 5.82/-25.95, 5.75/-28.15 6.2/-28.06 5.91/-28.33 ! reconstructed true outline, Natural Earth
shore Lake Pskov: 6.26/-26.06 6.59/-26.16 6.73/-26.05 6.81/-25.58 6.68/-25.25 6.83/-25.22 6.89/-24.8 7.62/-25.34
  8/-25.34 8.23/-25.56 8.35/-25.59 8.46/-25.3 8.61/-25.25 9.03/-25.45 9.3/-25.43 9.57/-24.96 10.05/-24.6 10.22/-24
  10.92/-23.13 10.81/-22.7 11.05/-21.94 10.77/-21.13 9.56/-21.03 9.41/-21.12 9.24/-21.69 8.66/-21.91 9.06/-22.13 9/-22.4
  8.44/-22.63 8.13/-23.22 7.66/-23.5 7.39/-23.51 7.28/-23.34 7/-22.44 6.82/-23.06 6.76/-24.16 6.53/-24.27 5.84/-25.8
  5.82/-25.95 6.1/-26.18 ! reconstructed true outline, Natural Earth
shore Lake Vortsjarv: -3.73/-27.75 -3.79/-25.91 -4.19/-25.27 -4.1/-24.47 -4.26/-24.14 -4.55/-25.34 -4.81/-25.62
  -4.85/-26.1 -5.23/-26.63 -5.44/-27.26 -5.12/-28 -3.88/-28 ! reconstructed true outline, Natural Earth
shore Loewentin: -38.51/30.9 -38.28/30.94 -38.12/31.46 -38.75/31.91 -38.63/31.54 -38.71/31.16 ! reconstructed true outline, Natural Earth
shore Lubana: 2.53/-6.38 2.79/-6.25 1.58/-5.25 1.32/-5.11 1.16/-5.18 1.22/-5.61 1.62/-6.38 2.32/-6.71 ! reconstructed true outline, Natural Earth
shore Lukoml: 20.2/22.07 20.23/22.42 19.72/23 19.61/22.3 19.81/22.01 19.59/21.93 19.86/21.65 ! reconstructed true outline, Natural Earth
shore Mauer: -40.02/29.96 -39.47/29.42 -39.04/29.55 -38.89/29.45 -39.26/29.01 -39.18/28.69 -39.32/28.44 -39.16/28.43
  -39.01/28.6 -38.77/28.52 -38.74/28.89 -38.59/29 -38.6/29.1 -38.79/29.12 -38.79/29.29 -38.48/29.37 -38.4/29.58
  -38.46/29.81 -38.89/29.94 -38.77/30.22 -38.84/30.86 -39.12/30.54 -39.17/30.38 -39.04/30.2 -39.28/29.69 -39.42/29.8
  -39.42/30.1 -39.77/30.24 ! reconstructed true outline, Natural Earth
shore Naroch: 2.09/19.91 2.19/20.29 1.82/20.88 1.42/20.81 1.15/20.52 1.13/20.19 0.98/20.14 0.94/19.95 0.96/19.78
  1.2/19.61 1.7/19.99 ! reconstructed true outline, Natural Earth
shore Neshcherdo: 19.07/5.91 18.93/5.94 18.76/5.67 18.87/5.5 18.92/4.69 19.06/4.71 19.17/5.05 ! reconstructed true outline, Natural Earth
shore Obsterno: 6.25/9.83 6.43/9.92 6.39/10.09 5.99/10.09 5.48/10.3 5.33/10.23 5.36/10.1 5.82/9.89 5.92/9.58 6.09/9.51 ! reconstructed true outline, Natural Earth
shore Osveya: 11.14/3.83 11.65/3.13 12.14/3.21 12.39/3.61 12.35/3.86 12.15/4.04 11.25/3.96, 11.76/3.62 11.67/3.44
  11.56/3.46 11.59/3.71 11.72/3.74 ! reconstructed true outline, Natural Earth
shore Piros: 55.73/-24.86 55.65/-24.75 55.5/-24.81 55.5/-25.3 54.52/-26.29 54.66/-26.38 54.94/-26.31 55.12/-26.04
  55.71/-25.68 55.63/-25.05 ! reconstructed true outline, Natural Earth
shore Pogost: -1.94/55.69 -2.05/55.68 -2.18/55.13 -1.68/54.97 -1.46/55.03 -1.68/55.51 ! reconstructed true outline, Natural Earth
shore Polisto: 28.14/-13.14 28.22/-12.82 27.76/-12.43 27.52/-12.87 27.57/-13 27.78/-13.3 28.07/-13.43 ! reconstructed true outline, Natural Earth
shore Razna: 6.86/-0.1 6.81/0.48 6.62/0.53 6.26/0.44 6.15/0.18 5.67/-0.02 5.67/-0.11 6.17/-0.29 6.15/-0.65 6.4/-0.44
  6.66/-0.42 ! reconstructed true outline, Natural Earth
shore Rheinscher See: -40.36/33.59 -40.56/33.5 -40.93/32.68 -40.91/32.46 -40.52/32.13 -40.43/32.14 -40.52/32.38
  -40.73/32.55 -40.37/33.14 ! reconstructed true outline, Natural Earth
shore Roschsee: -37.35/35.85 -37.13/35.95 -37.3/36.03 -37.67/35.94 -38.17/36.21 -38.48/36.15 -37.8/35.91 -37.98/35.82
  -38.18/35.89 -37.83/35.44 -37.95/35.72 -37.41/35.59 -37.28/35.65 ! reconstructed true outline, Natural Earth
shore Rusons: 3.57/1.72 3.81/1.73 3.76/2.22 2.89/2.1 2.86/1.96 3.13/1.68 ! reconstructed true outline, Natural Earth
shore Seliger: 48.76/-14.5 48.88/-14.31 48.75/-14.21 48.26/-14.44 48.1/-14.33 48.1/-14.13 47.6/-14.08 47.48/-13.46
  47.07/-13.96 47.61/-14.55 47.32/-14.9 47.19/-15.4 46.84/-15.52 46.56/-15.86 46.3/-15.83 46.32/-15.59 46.02/-15.7
  45.28/-15.41 45.18/-15.53 45.28/-15.7 46.26/-16.21 46.83/-16.08 47.12/-16.18 47.56/-16.63 47.79/-16.66 48.45/-16.26
  48.01/-16.1 48.34/-15.86 47.94/-15.47, 47.77/-15.84 47.94/-15.82 47.69/-16.01 47.64/-16.26 47.12/-15.77 47.55/-15.11
  47.54/-15.44 ! reconstructed true outline, Natural Earth
shore Selyava: 20.6/24.29 20.7/24.11 20.34/23.66 20.5/23.18 20.65/23.18 20.89/24.02 20.62/24.49 ! reconstructed true outline, Natural Earth
shore Shlino: 49.6/-21.45 49.42/-20.93 49.2/-20.8 49.09/-21.36 48.83/-21.56 49.05/-21.8 49.4/-21.93 49.56/-21.84 ! reconstructed true outline, Natural Earth
shore Sig: 48.25/-12.61 47.96/-13.08 48.16/-13.21 48.83/-12.87 48.87/-12.65 48.75/-12.44 48.5/-12.38 ! reconstructed true outline, Natural Earth
shore Snudy: 3.69/8.57 3.66/9.02 3.37/8.86 3.22/8.93 3.14/8.8 3.16/8.54 3.54/8.25 3.29/7.82 3.34/7.57 3.61/7.55
  3.87/7.69 3.88/8.25 ! reconstructed true outline, Natural Earth
shore Spirding: -38.31/34.52 -38.55/34.92 -39.03/34.81 -38.62/35.68 -38.83/35.72 -38.94/35.38 -39.48/35.07 -40/35.32
  -39.77/34.87 -39.94/34.49 -40.22/34.8 -40.39/35.66 -40.46/35.58 -40.33/34.65 -40.05/34.37 -40.3/33.89 -39.92/34.27
  -39.72/34.3 -39.82/34.1 -39.58/34.05 -39.35/34.18 -38.74/34.17 -37.92/34.01 -37.94/34.4 ! reconstructed true outline, Natural Earth
shore Svir: -0.55/21.39 -1.27/20.35 -1.23/20.26 -0.36/21.21 -0.22/21.59 ! reconstructed true outline, Natural Earth
shore Svityaz: -22.28/66.13 -22.82/66.45 -23.02/66.39 -23.09/66.18 -22.9/65.95 -22.42/65.8 -22.27/65.9 ! reconstructed true outline, Natural Earth
shore Usma: -33.19/-11.51 -33.34/-12.05 -33.61/-12.15 -33.58/-12.47 -33.24/-12.63 -33.04/-12.93 -32.83/-12.76
  -32.94/-12.52 -32.87/-12.16 -33.07/-11.42 -33.16/-11.37, -33.17/-12.09 -33.15/-12.27 -33.3/-12.06 ! reconstructed true outline, Natural Earth
shore Valdai: 48.37/-26.03 48.55/-25.71 48.24/-25.36 47.59/-26.12 ! reconstructed true outline, Natural Earth
shore Volgo: 45.17/-11.59 45.62/-11.01 45.99/-10.86 46.54/-11.36 46.77/-11.42 47.18/-11.06 47.3/-10.77 46.74/-11.24
  45.94/-10.66 45.88/-10.27 45.75/-10.3 45.71/-10.64 45.34/-10.83 44.87/-11.59 45.01/-11.99 44.99/-12.69 44.24/-13.71
  44.05/-14.72 44.13/-14.83 44.35/-14.41 44.66/-13.22 45.38/-12.51 45.33/-12.05 45.05/-11.64, 47.46/-10.98 47.78/-11.33
  48.93/-11.4 49.56/-10.69 49.43/-10.55 48.51/-11.11 48.1/-11.12 47.32/-10.76 ! reconstructed true outline, Natural Earth
shore Vygonovskoye: -5.06/50.21 -5.15/49.96 -5.02/49.8 -4.46/49.89 -4.34/50.06 -4.4/50.26 -4.61/50.37 ! reconstructed true outline, Natural Earth
shore Vyshny Volochek Reservoir: 57.82/-20.56 57.27/-20.24 56.69/-20.31 56.49/-20.44 57.06/-20.6 57.14/-20.82
  56.75/-20.99 56.6/-21.21 56.95/-21.67 57.3/-21.77 57.61/-21.55 ! reconstructed true outline, Natural Earth
shore Wigry: -27.51/31.26 -27.51/31.57 -27.65/31.48 -27.92/31.65 -28.4/31.63 -28.5/31.53 -27.67/31.28 -27.66/31.18
  -28.1/31.08 -28/30.7 -27.81/30.71 -27.87/30.79 ! reconstructed true outline, Natural Earth
shore Zhizhitsa: 36/-0.63 36/-0.38 35.71/-0.34 35.43/0.47 35.53/0.65 35.42/0.74 34.7/-0.54 34.97/-0.57 35.45/-0.99
  35.65/-1.01 ! reconstructed true outline, Natural Earth
shore small lakes: 46.3/-21.2 46.45/-22.24 47.02/-22.36 47.04/-21.84 47.29/-21.32 46.78/-21.62 46.68/-21.44 46.72/-20.88
  46.49/-20.59, 47.29/-17.92 47.28/-18.31 46.74/-18.74 46.59/-19.07 46.65/-19.26 47.34/-18.77 47.54/-17.98 47.41/-17.55
  46.89/-16.98 46.82/-17.21, 26.23/1.83 26.32/1.58 26.74/1.96 27.1/1.81 27.13/2.02 26.45/2.23 26.32/2.16 ! reconstructed true outline, Natural Earth

mark terrain: I-1629 I-1729 I-2028 I-2030 ! printed 11.1
mark terrain:
  D1022..D1028
  D1122..D1128
  D1222..D1228
  D1322..D1328
  D1422..D1428
  D1522..D1528
  D1622..D1628
  D1722..D1728
  D1822..D1828
  D1922..D1928
  D2022..D2025 D2027 D2028
  D2122..D2125 D2127 D2128
  D2222..D2224 D2228
  D2322..D2328
  D2422 D2423 D2426..D2428
  D2522 D2523 D2525..D2528
  D2622..D2628
  D2722 D2725..D2728
  D2822..D2828
  D2922 D2925..D2928
  D3022..D3028 ! printed sheet D, from a published picture of it
mark terrain:
  D2026
  D2126
  D2225..D2227
  D2424 D2425
  D2524
  D2723 D2724
  D2923 D2924 ! printed sheet D, from a published picture of it; under a counter, clear at its rim
mark terrain: H6128 H6229 H6230 H6428 H6430 H6527 H6528 ! printed sheet H, from a published picture of it
mark terrain:
  H1201
  H1401
  I-1126..I-1133
  I-1226..I-1233
  I-1326..I-1333
  I-1426..I-1433
  I-1526..I-1533
  I-1626..I-1628 I-1630..I-1633
  I-1726..I-1728 I-1730..I-1733
  I-1820 I-1826..I-1833
  I-1919 I-1926..I-1933
  I-2019 I-2026 I-2027 I-2029 I-2031..I-2033
  I-2126..I-2133
  I-2226..I-2233
  I-2326..I-2333 ! printed sheet I, from a published picture of it
mark terrain: C3732 C3831..C3833 C3929..C3933 C4029 C4031..C4033 ! reconstructed Dainava forest
mark terrain:
  H5703 H5704
  H5802..H5805
  H5902..H5906
  H6002..H6006
  H6102 H6103 H6105 H6106
  H6202..H6206
  H6302..H6305
  H6404 H6405 ! reconstructed Kletnya forest
mark terrain: I-3721 I-3821 ! reconstructed bogs of Osintorf
mark terrain: I-1619 I-1620 I-1719..I-1721 ! reconstructed forest of Begoml and Lepel
mark terrain: I-1418..I-1421 I-1518..I-1522 I-1621 I-1622 I-1722 ! reconstructed marsh of the upper Berezina
mark terrain: D6407 C7017 H1406 H1724 H2106 I-2118 I-2423 ! reconstructed open ground round the town
mark terrain: WA1001 ! reconstructed the corner beyond Lake Pskov cannot be reached
mark also:
  I-1128 I-1129
  I-1228
  I-1328
  I-1731 I-1732
  I-1832 I-1833
  I-1932 ! printed sheet I, from a published picture of it
mark fort: D3025 ! printed sheet D, from a published picture of it; it faces D2924 and D2925
mark river: I-2030/I-2031 ! printed 11.1
mark river: C5906/C5907 C5906/C5807 ! printed sheet C, from a published picture of it
mark river: D1522/D1622 D1622/D1623 D1722/D1623 D2122/D2222 D2322/D2422 D2422/D2423 D2522/D2523 D2522/D2423 D1623/D1723
  D1723/D1624 D2523/D2623 D2623/D2624 D2723/D2724 D2723/D2624 D2923/D2924 D2724/D2824 D2824/D2924 D2824/D2825
  D2924/D3024 D2924/D2925 D2924/D2825 D3024/D3025 D2725/D2826 D2725/D2726 D2825/D2925 D2825/D2826 D2925/D3025
  D2925/D3026 D3025/D3026 D2626/D2726 D2626/D2627 D2726/D2627 D2926/D3026 D3026/D3027 D2627/D2727 ! printed sheet D, from a published picture of it
mark river: H6327/H6428 H6327/H6328 H6427/H6428 H6527/H6528 H6527/H6428 H6128/H6229 H6228/H6328 H6228/H6229 H6528/H6628 ! printed sheet H, from a published picture of it
mark river: I-1625/I-1725 I-1526/I-1627 I-1626/I-1726 I-1626/I-1627 I-1726/I-1627 I-1527/I-1627 I-1527/I-1628
  I-1627/I-1727 I-1727/I-1728 I-1727/I-1628 I-1528/I-1628 I-1528/I-1629 I-1528/I-1529 I-1728/I-1828 I-1828/I-1829
  I-1928/I-1929 I-1928/I-1829 I-2328/I-2429 I-1429/I-1529 I-1429/I-1430 I-1729/I-1830 I-1829/I-1929 I-1829/I-1830
  I-1929/I-2029 I-1929/I-2030 I-2329/I-2429 I-2329/I-2430 I-2329/I-2330 I-1730/I-1830 I-1930/I-2030 I-2130/I-2231
  I-2130/I-2131 I-2130/I-2031 I-2230/I-2330 I-2230/I-2231 I-2131/I-2231 I-2231/I-2232 I-2331/I-2232 I-2232/I-2332
  I-2332/I-2333 I-2332/I-2233 I-2333/I-2433 ! printed sheet I, from a published picture of it
mark river: H3911/H4012 H3912/H4012 H3912/H4013 H3913/H4013 H4013/H4014 ! reconstructed Chechersk stands east of the Sozh
mark river: I-1509/I-1510 I-1410/I-1510 I-1510/I-1610 ! reconstructed Disna stands south-west of the Dvina
mark river: D1920/D2021 D1921/D2021 D2021/D2022 D2121/D2222 D2121/D2122 D2121/D2022 ! reconstructed Drohiczyn stands north of the Bug
mark river: C5806/C5906 C5906/C6007 ! reconstructed Dvinsk stands north-east of the Dvina
mark river: D3204/D3304 D3304/D3405 D3304/D3305 D3304/D3205 ! reconstructed Grodno stands north-east of the Neman
mark river: I-2318/I-2219 I-2019/I-2020 I-2119/I-2220 I-2119/I-2120 I-2119/I-2020 I-2219/I-2319 I-2219/I-2220 ! reconstructed Kamen stands north of the Ulla, Lepel west of it
mark river: WA3912/WA3913 WA3813/WA3913 WA3913/WA3814 ! reconstructed Kholm stands east of the Lovat
mark river: H4024/H4025 H4124/H4025 H4025/H4125 H4126/H4027 H4027/H4127 H4027/H4028 ! reconstructed Loyev stands west of the Dnepr
mark river: C7033/D6801 I-1133/D6801 D6801/D6901 ! reconstructed Minsk stands west of the Svisloch
mark river: I-1711/I-1811 I-1811/I-1812 I-1911/I-1912 I-1911/I-1812 I-1912/I-2012 I-2012/I-2013 I-2112/I-2213
  I-2112/I-2113 I-2112/I-2013 ! reconstructed Polotsk and its railway are north of the Dvina
mark river: WA1305/WA1406 WA1306/WA1406 WA1306/WA1407 WA1307/WA1407 ! reconstructed Pskov stands east of the Velikaya
mark river: WA6722/WA6823 WA6822/WA6823 WA6922/WA6823 ! reconstructed Rzhev stands south of the Volga
mark river: D4612/D4712 D4712/D4613 D4613/D4713 D4713/D4814 D4713/D4714 D4713/D4614 ! reconstructed Slonim stands east of the Shchara
mark river: D6812/D6813 D6912/D6813 D6813/D6913 D6913/D6814 D6814/D6914 ! reconstructed Slutsk stands west of the Sluch
mark river: I-1725/I-1626 ! reconstructed joins what sheet I shows on both sides
mark river: I-3524/I-3624 I-3524/I-3625 ! reconstructed sheet I shows Dnepr bridges here; that the river is major is ours
mark river: I-1510/I-1411 ! reconstructed the Disna joins the Dvina at the town
mark river: I-1911/I-2012 I-2011/I-2012 ! reconstructed the Polota joins the Dvina in Polotsk
mark river: C3909/C4009 C4009/C4109 C4009/C4010 ! reconstructed the railway by Ponevezh keeps north of the Nevezis
mark rail: C5906/C5807 ! printed sheet C, from a published picture of it
mark rail: D1722/D1723 D2322/D2223 D2822/D2922 D2922/D2923 D1023/D1123 D1123/D1224 D1323/D1424 D1323/D1224 D1523/D1624
  D1523/D1424 D1723/D1724 D2123/D2223 D2123/D2024 D2923/D3024 D1624/D1724 D1724/D1825 D1924/D2024 D1924/D1825
  D3024/D3025 D1825/D1826 D1026/D1027 D1826/D1827 D2126/D2227 D2126/D2027 D2326/D2426 D2326/D2227 D2426/D2526
  D2526/D2626 D2626/D2726 D2726/D2827 D2926/D3026 D2926/D2827 D1027/D1028 D1827/D1927 D1827/D1828 D1927/D2027
  D1927/D2028 D2028/D2128 ! printed sheet D, from a published picture of it
mark rail: I-1919/I-2020 I-2327/I-2228 I-1928/I-2028 I-1928/I-1829 I-2028/I-2128 I-2128/I-2228 I-1729/I-1829
  I-1729/I-1730 I-1730/I-1631 I-1531/I-1631 I-1531/I-1432 I-1232/I-1332 I-1232/I-1233 I-1332/I-1432 I-1133/I-1233 ! printed sheet I, from a published picture of it
mark road: I-1928/I-2028 I-1928/I-1829 I-2028/I-2128 ! printed 11.1
mark road: C5906/C5907 C5906/C5807 ! printed sheet C, from a published picture of it
mark road: D1022/D1023 D1322/D1323 D1722/D1723 D2322/D2423 D2322/D2223 D2722/D2822 D2822/D2823 D2922/D3023 D1023/D1123
  D1023/D1024 D1123/D1223 D1223/D1323 D1223/D1224 D1323/D1424 D1523/D1624 D1523/D1424 D1723/D1724 D1923/D2024
  D1923/D1824 D2123/D2223 D2123/D2224 D2123/D2124 D2523/D2524 D2823/D2923 D2923/D3024 D2923/D2824 D1024/D1124
  D1124/D1125 D1224/D1225 D1624/D1724 D1724/D1824 D1724/D1825 D1724/D1725 D1724/D1625 D2124/D2125 D2224/D2324
  D2324/D2424 D2424/D2524 D2524/D2624 D2524/D2525 D2624/D2724 D2624/D2625 D2724/D2825 D2724/D2625 D1125/D1226
  D1225/D1226 D1525/D1625 D1525/D1426 D1725/D1826 D1825/D1925 D1925/D2025 D2025/D2125 D2125/D2226 D2525/D2625
  D2525/D2526 D1026/D1027 D1126/D1227 D1126/D1027 D1226/D1326 D1326/D1426 D1826/D1827 D1926/D2026 D1926/D1827
  D2026/D2126 D2126/D2227 D2226/D2227 D2326/D2426 D2326/D2227 D2426/D2526 D2526/D2626 D2526/D2527 D2626/D2726
  D2726/D2826 D2826/D2926 D2926/D3026 D1027/D1028 D1227/D1327 D1327/D1427 D1427/D1527 D1527/D1627 D1627/D1727
  D1727/D1827 D1727/D1628 D2527/D2628 ! printed sheet D, from a published picture of it
mark road: H6228/H6229 ! printed sheet H, from a published picture of it
mark road: I-1918/I-1919 I-1919/I-2019 I-1919/I-2020 I-1919/I-1920 I-1919/I-1820 I-1225/I-1226 I-1525/I-1526
  I-1925/I-1926 I-2225/I-2226 I-1126/I-1227 I-1226/I-1227 I-1326/I-1427 I-1326/I-1227 I-1526/I-1527 I-1926/I-1927
  I-2226/I-2326 I-2326/I-2327 I-1227/I-1228 I-1427/I-1527 I-1527/I-1627 I-1527/I-1528 I-1627/I-1727 I-1627/I-1628
  I-1727/I-1828 I-1927/I-1828 I-2327/I-2228 I-1228/I-1229 I-1528/I-1429 I-1628/I-1728 I-1728/I-1829 I-1828/I-1928
  I-1828/I-1829 I-2128/I-2228 I-2128/I-2129 I-1229/I-1230 I-1329/I-1429 I-1329/I-1230 I-1729/I-1829 I-1729/I-1830
  I-1729/I-1730 I-1829/I-1929 I-1929/I-2029 I-1929/I-1930 I-1929/I-1830 I-2029/I-2129 I-2029/I-2030 I-1230/I-1330
  I-1230/I-1231 I-1330/I-1331 I-1730/I-1631 I-1930/I-2031 I-2030/I-2130 I-2130/I-2231 I-2330/I-2431 I-2330/I-2231
  I-1131/I-1231 I-1131/I-1132 I-1331/I-1432 I-1331/I-1232 I-1531/I-1631 I-1531/I-1432 I-2031/I-2131 I-2031/I-2032
  I-2131/I-2231 I-1132/I-1232 I-1132/I-1133 I-1332/I-1432 I-1332/I-1333 I-1432/I-1532 I-1432/I-1433 I-1532/I-1633
  I-2032/I-2132 I-2132/I-2233 I-1133/D6801 I-1333/H1101 I-1433/I-1533 I-1533/H1301 I-1633/I-1733 I-1733/H1601
  I-2233/I-2333 I-2333/H2101 ! printed sheet I, from a published picture of it
mark beside: I-1729/I-1730 I-1730/I-1631 I-1331/I-1432 I-1531/I-1631 I-1531/I-1432 I-1132/I-1133 ! printed sheet I, from a published picture of it
`
