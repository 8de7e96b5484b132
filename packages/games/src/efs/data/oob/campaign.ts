/** The set-up of a scenario, part by part; see `deployment.ts` for how it is read. */
export default `
== stacks, as minsk
I-2012: s:174RD
I-1919: s:LSMU
I-5019: s:SAU s:136Cv
I-1828: s:38Tk
I-1829: s:24Mcy s:BTTU
I-3532: s:161RD s:MPU
H2101: s:13Bd
H1305: s:214Abn
H1406: s:7Abn s:8Abn
H1809: s:210M s:360+612 s:OPU
H2411: s:BVTU
H1123: s:18Bd
== air
ready: g:air:I/KG2 g:air:III/KG2 g:air:III/KG3 g:air:II/StG1 g:air:III/StG1 g:air:I/StG2 g:air:III/StG2 g:air:II(S)/LG2 g:air:I/ZG26 g:air:II/ZG26 g:air:II/JG27 g:air:III/JG27 g:air:II/JG52 g:air:I/KG3 g:air:II/KG3 g:air:I/KG53 g:air:II/KG53 g:air:III/KG53 g:air:I/StG77 g:air:II/StG77 g:air:III/StG77 g:air:I/SKG210 g:air:II/SKG210 g:air:I/JG51 g:air:II/JG51 g:air:III/JG51 g:air:IV/JG51 g:air:I/JG53 g:air:III/JG53 g:air:Dummy1 g:air:Dummy2 s:air:160IAP s:air:161IAP s:air:163IAP s:air:24BAP s:air:125BAP s:air:209BAP s:air:96DBAP s:air:98DBAP s:air:207DBAP
flown: s:air:126IAP s:air:129IAP s:air:123IAP s:air:127IAP s:air:121BAP s:air:97BAP s:air:130BAP s:air:128BAP s:air:212DBAP s:air:3TBAP
damaged: s:air:41IAP s:air:124IAP s:air:33IAP s:air:39BAP s:air:16BAP s:air:42IAP
destroyed: s:air:13BAP s:air:74ShAP s:air:122IAP s:air:54BAP
== arrivals
2 | g:D/SSR g:DF/SSR g:11/SSR g:AA/SSR | D1033
2 | g:293ID | D1027
2 | g:286Sich g:IR354 | D1023
2 | g:403Sich g:IR406 | C1030
2 | s:13A | C6328 C6630 D6801
2 | s:64RD s:108RD s:29+49 | D6801 I-1829 I-3524
2 | s:153RD | I-3314
3 | g:900L | C1032 C1030
3 | s:1Minsk | D6801
3 | s:112RD | I-1208 I-1510
3 | s:22A | I-3314
4 | g:SSMitte | D1023
4 | s:47+50Tr | D6801 I-1829 I-3524
4 | s:98RD | I-1510 I-2012
4 | s:22Army | I-3314
4 | s:6/1Mos s:175/1Mos s:12/1Mos | I-3524 I-7023 I-7028
4 | s:21A | H4119
4 | s:117RD | H3214
5 | s:186RD | I-2413 I-3314
5 | s:18Zap | I-1829
5 | s:115/57Tk s:114/57Tk s:35/18Tk s:36/18Tk s:18/18Tk s:20A s:53RD | I-3524
5 | s:27/14Tk s:28/14Tk s:14/14Tk | I-3817
5 | s:61RD | H3211
5 | s:154RD | H3214
5 | s:232RD | H4119
5 | s:172RD | I-3532
6 | g:133Flak g:52ID g:654PJ g:LIIIArt g:LIIIEng g:XIIIEng | D1023 D1027 D1020 | wD
6 | g:21Flak g:604Fla g:8MG g:VEng | C1032 C1030 | wC
6 | s:102RD s:167RD s:21Army s:420 | H4119 H7007 H7004 H7006 | at, eH
6 | s:110RD s:376AA s:438 | I-3532 I-7012 I-7013 I-7023 I-7028 | at, eI
6 | s:126 s:18RD s:57Hv s:73RD | I-3524 I-7012 I-7013 I-7023 I-7028 | at, eI
6 | s:13/13Tk s:25/13Tk s:26/13Tk s:381/109M s:602/109M | I-7012 I-7013 I-7023 I-7028 | eI
6 | s:144RD s:229RD | I-3314 I-7012 I-7013 I-7023 I-7028 | at, eI
6 | s:170RD | I-2005 I-7001 I-7004 I-7008 | at, eI
6 | s:52UR | H2525 H2334 H3934 | at, sH
6 | s:61UR | I-2012 I-7001 I-7004 I-7008 | at, eI
6 | s:86AA s:WF s:WFEng | I-5019 I-7012 I-7013 I-7023 I-7028 | at, eI
6 | s:air:401IAP s:air:4ShAP | box ready | box
7 | g:262ID g:602Fla g:XXXVArt g:XXXVEng | D1023 D1027 D1020 | wD
7 | g:XXEng | C1032 C1030 | wC
7 | s:100/50Tk s:50/50Tk s:99/50Tk | H4317 H7007 H7004 H7006 | at, eH
7 | s:137RD | I-4127 I-7012 I-7013 I-7023 I-7028 | at, eI
7 | s:151RD s:187RD | H3505 H7007 H7004 H7006 | at, eH
7 | s:162RD s:17/17Tk s:33/17Tk s:34/17Tk s:57/57Tk s:653/220M s:673/220M | I-7012 I-7013 I-7023 I-7028 | eI
7 | s:16A | I-5019 I-7012 I-7013 I-7023 I-7028 | at, eI
7 | s:19A | I-4218 I-7012 I-7013 I-7023 I-7028 | at, eI
7 | s:20Army s:233RD s:252Cv s:27Tr s:302 s:8Mcy s:9Mcy | I-3524 I-7012 I-7013 I-7023 I-7028 | at, eI
7 | s:air:32IAP s:air:410BAP | box ready | box
8 | g:112ID g:15ID g:197ID g:36Flak g:601Fla g:742PJ g:99Flak | D1023 D1027 D1020 | wD
8 | s:109/55Tk s:110/55Tk s:12Mcy s:55/55Tk s:710/219M s:727/219M | H4317 H7007 H7004 H7006 | at, eH
8 | s:132RD s:148RD | H4601 I-7028 I-7023 | at, eI
8 | s:134RD s:46RD | I-7012 I-7013 I-7023 I-7028 | eI
8 | s:13ArmyEng s:601 s:73NK | I-3633 I-7012 I-7013 I-7023 I-7028 | at, eI
8 | s:390 s:545 | I-2012 I-7001 I-7004 I-7008 | at, eI
8 | s:ChVIU | H4632 H5134 H4534 H6134 | at, sH
8 | s:air:430ShAP s:air:61ShAP | box ready | box
9 | g:206ID g:XXIIIArt g:XXIIIEng | I-1107 | w
9 | s:127RD s:152RD s:158RD s:19Army s:311 s:399 | I-7012 I-7013 I-7023 I-7028 | eI
9 | s:13Army s:160RD s:301 s:387 | I-4830 I-7028 I-7023 | at, eI
9 | s:27Mcy s:48/48Tk s:95/48Tk s:96/48Tk | I-3004 I-7001 I-7004 I-7008 | at, eI
9 | s:318 s:509AT s:51Tr s:546 s:696AT | H4119 H7007 H7004 H7006 | at, eH
9 | s:air:150BAP s:air:411BAP s:air:51DBAP | box ready | box
10 | g:110ID g:253ID | I-1107 | w
10 | g:260ID | D1023 D1027 D1020 | wD
10 | s:129RD s:16Army s:16ArmyEng s:20ArmyEng s:23NK s:471 s:741AA | I-7012 I-7013 I-7023 I-7028 | eI
10 | s:214RD s:22ArmyEng s:53Tr s:56 | WA3525 WA7024 WA7023 WA7021 WA7016 | at, eWA
10 | s:21ArmyEng s:311AA s:52Tr s:645 | H4119 H7007 H7004 H7006 | at, eH
10 | s:4AT | I-5514 I-7012 I-7013 I-7023 I-7028 | at, eI
10 | s:6Tr s:76NK | I-5930 I-7028 I-7023 | at, eI
10 | s:air:11IAP s:air:120IAP s:air:16IAP s:air:24IAP s:air:27IAP s:air:34IAP | box moscow | box
10 | s:air:1TBAP | box ready | box
11 | g:251ID g:86ID | I-1107 | w
12 | g:106ID | C1032 C1030 | wC
12 | g:air:Tr1 g:air:Tr2 | box ready | box | air transport (P 10.45, 10.75, 10.85: GT12)
12 | s:1GdRkt | I-3524 I-7012 I-7013 I-7023 I-7028 | at, eI
12 | s:38RD | I-7012 I-7013 I-7023 I-7028 | eI
12 | s:air:215ShAP | box ready | box
13 | s:107RD s:120RD s:19RD s:24A s:24Army s:24ArmyEng s:275 | I-7012 I-7013 I-7023 I-7028 | eI
14 | s:242RD s:243RD s:250RD s:251RD s:252RD s:256RD s:29A s:29Army s:30A s:30Army s:644 | I-7001 I-7004 I-7008 | eI
14 | s:32CD s:43CD s:47CD | H2525 H2334 H3934 | at, sH
14 | s:700AT | H7007 H7004 I-7012 I-7013 | eH or eI
14 | s:air:233IAP | box moscow | box
14 | s:air:57BAP | box ready | box
15 | s:104Tk s:145RD s:149RD s:28A s:28Army s:643 | I-7028 I-7023 | eI
16 | s:305 s:375 s:488 s:596 | I-7012 I-7013 I-7023 I-7028 | eI
16 | s:30ArmyEng s:50+53CD | I-7001 I-7004 I-7008 | eI
16 | s:Zap9 | box cadre | box
16 | s:air:6ShAP | box ready | box
17 | s:103M s:872AT | I-7012 I-7013 I-7023 I-7028 | eI
17 | s:32A | I-7012 I-7012 I-7013 I-7023 I-7028 | at, eI
18 | s:199Coast | I-6413 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
18 | s:200Coast | I-6517 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
18 | s:246RD s:432 s:510 | I-7001 I-7004 I-7008 | eI
18 | s:2GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
18 | s:33A | I-6922 I-7012 I-7013 I-7023 I-7028 | at, eI
18 | s:air:176IAP | box moscow | box
19 | g:1SSKav g:2SSKav | D1023 D1027 D1020 | wD | KSRFSS return at full strength, free (5.51)
19 | s:247RD | WA5916 WA7024 WA7023 WA7021 WA7016 | at, eWA | garrison
19 | s:249RD | WA6115 WA7024 WA7023 WA7021 WA7016 | at, eWA | garrison
19 | s:533AT | WA6720 WA7024 WA7023 WA7021 WA7016 | at, eWA
20 | g:10SS g:8SS | D1023 D1027 D1020 | wD | KSRFSS return at full strength, free (5.51)
20 | s:119RD | WA6121 WA7024 WA7023 WA7021 WA7016 | at, eWA | garrison
20 | s:194RD | I-6803 I-7001 I-7004 I-7008 | at, eI | garrison
20 | s:248RD | I-6208 I-7001 I-7004 I-7008 | at, eI | garrison
20 | s:2DivNK s:32Army s:878AT | I-7012 I-7012 I-7013 I-7023 I-7028 | at, eI
20 | s:31A s:31Army s:336 s:43Art | WA6720 WA7024 WA7023 WA7021 WA7016 | at, eWA
20 | s:48Tr | WA6823 WA7024 WA7023 WA7021 WA7016 | at, eWA
20 | s:49A | I-6806 I-7001 I-7004 I-7008 | at, eI
20 | s:758AT | H7007 H7004 I-7012 I-7013 | eH or eI
20 | s:880AT | I-7001 I-7004 I-7008 | eI
21 | s:21CD s:52CD | H7007 H7004 H7006 | eH
21 | s:33Army s:3DivNK s:877AT | I-6922 I-7012 I-7013 I-7023 I-7028 | at, eI
21 | s:3A | H2525 H2334 H3934 | at, sH | Army headquarters re-formed; only if it is not on the map
21 | s:3Army | H2525 H2334 H3934 | at, sH
22 | s:220RD | I-6906 I-7001 I-7004 I-7008 | at, eI | garrison
22 | s:298RD | I-6713 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
22 | s:392 s:544 s:874AT s:RFEng | I-7012 I-7013 I-7023 I-7028 | eI
22 | s:396 s:49Army s:570 s:765AT | I-6806 I-7001 I-7004 I-7008 | at, eI
22 | s:air:178IAP | box moscow | box
24 | s:211RD | I-6829 I-7028 I-7023 | at, eI | garrison
24 | s:217RD s:266RD s:55CD | H7007 H7004 H7006 | eH
24 | s:222RD | I-6728 I-7028 I-7023 | at, eI | garrison
24 | s:320 s:43A s:43Army s:43ArmyEng s:646 s:873AT s:876AT | I-6929 I-7028 I-7023 | at, eI
24 | s:3GdRkt s:879AT | I-7012 I-7013 I-7023 I-7028 | eI
24 | s:Zap10 s:Zap11 | box cadre | box
26 | s:110Tk s:766AT | WA6720 WA7024 WA7023 WA7021 WA7016 | at, eWA
26 | s:111AA s:151 s:277RD s:279RD s:50A s:50Army s:761AT s:BFEng | H7007 H7004 H7006 | eH
26 | s:309RD | I-6820 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
26 | s:air:562IAP | box moscow | box
28 | s:269RD s:290RD s:307RD s:50ArmyEng | H7007 H7004 H7006 | eH
28 | s:4GdRkt | H7007 H7004 I-7012 I-7013 | eH or eI
30 | g:4SS g:5SS | D1023 D1027 D1020 | wD | KSRFSS return at full strength, free (5.51)
30 | g:707ID | D1023 D1027 D1020 | wD
30 | s:699AT | H7007 H7004 I-7012 I-7013 | eH or eI
30 | s:Zap12 s:Zap13 | box cadre | box
32 | s:108Tk | H7007 H7004 H7006 | eH
32 | s:5GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
33 | s:10Tk s:135RD s:293RD s:2Abn s:3Abn s:40A s:40Army s:4Abn s:5AT | H7022 H7021 H7033 H5134 H4534 H6134 | eH, sH
34 | g:177StG | D1023 D1027 D1020 | wD
34 | s:200RD s:204Abn s:5A s:62RD | H5134 H4534 H6134 | sH
34 | s:299RD | H7007 H7004 H7006 | eH
35 | s:6GdRkt | H7007 H7004 I-7012 I-7013 | eH or eI
36 | g:339ID | D1023 D1027 D1020 | wD
36 | s:227RD | H7022 H7021 H7033 | eH
36 | s:4CD | H7007 H7004 H7006 | eH
40 | s:7GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
44 | s:8GdRkt | H7007 H7004 I-7012 I-7013 | eH or eI
45 | s:YerHQ | H7007 H7004 H7006 | eH
48 | g:air:I/KG2 g:air:I/StG2 g:air:I/ZG26 g:air:II/JG27 g:air:II/ZG26 g:air:III/JG27 g:air:III/JG53 g:air:III/KG2 g:air:III/StG2 | box flown | box | return of VIII Air Corps
49 | g:112/20Pz g:19/19Pz g:21/20Pz*2 g:27/19Pz*2 g:59/20Pz g:73/19Pz g:74/19Pz g:92/20Pz | WA4422 C1032 C1030 | at, wC | back from Army Group North; only if withdrawn on GT38
== pools
rsc: g:RSC01 g:RSC02 g:RSC03 g:RSC04 g:RSC05 g:RSC06 g:RSC07 g:RSC08 g:RSC09 g:RSC10 g:RSC11 g:RSC12
mg: s:MG01 s:MG02 s:MG03 s:MG04 s:MG05 s:MG06 s:MG07 s:MG08 s:MG09 s:MG10 s:MG11 s:MG12 s:MG13 s:MG14 s:MG15 s:MG23 s:MG24 s:MG25 s:MG26 s:MG20 s:MG21 s:MG22 s:MG16 s:MG17 s:MG18 s:MG19
zap: s:Zap1 s:Zap2 s:Zap3 s:Zap4 s:Zap5 s:Zap6 s:Zap7 s:Zap8
== draws
mg | 26 | 1 | C2633 C2733 C2933 C3133 D2601 D2801 D2008 D2106 D2107 D2206 D2304 D2305 D2623 D2723 D2824 D2924 D3025 D3126 I-1911 I-1912 I-2013 I-2113 H2322 H2226 I-1909 I-2214 | | untried; P 10.83, hexes D
militia | 3 | 6 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 3 | 7 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 3 | 8 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 3 | 9 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 2 | 10 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 2 | 12 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 2 | 13 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
militia | 2 | 14 | within 5 of its city | all | untried; supplied hex outside Axis ZOC; a brigade whose city is Axis never enters; one Vitebsk brigade may go to I-2012; P 10.83, turns D
reserveAir | 1 | 6 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 7 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 8 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 9 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 10 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 11 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 12 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 13 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 14 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 15 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 16 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 17 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 18 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 19 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 20 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
reserveAir | 1 | 21 | box ready |  | not in a Storm turn; then from GT22 on; P 5.32
mdno | 10 |  | I-6510 I-6611 I-6612 I-6714 I-6816 I-6818 I-6919 I-6921 I-6923 I-6826 |  | untried, garrison; a blocked unit never enters; P 10.83, hexes D
mdno | 1 |  |  |  | untried, released; P 10.83
== withdrawals
4 | g:4SS g:5SS | KSRFSS | not allowed | | retraining | P 5.51, turns D
5 | g:1SSKav g:2SSKav g:8SS g:10SS | KSRFSS | not allowed | | retraining | P 5.51, turns D
22 | g:air:I/KG2 g:air:III/KG2 g:air:III/KG3 g:air:I/StG2 g:air:III/StG2 g:air:I/ZG26 g:air:II/ZG26 g:air:II/JG27 g:air:III/JG27 g:air:III/JG53 g:air:II(S)/LG2 g:air:II/JG52 | AGN | not allowed | 48 | VIII Air Corps to Air Fleet 1 | D
24 | g:air:I/StG77 g:air:II/StG77 g:air:III/StG77 g:air:I/JG53 | AGS and Reich | not allowed |  | regrouping of the air fleets | D
29 | g:29/12Pz g:5/12Pz g:25/12Pz g:2/12Pz g:76/20M g:90/20M g:20/20M g:XXXIXArt | AGN | 1 VP per missing step, at most 6 VP |  | XXXIX Corps to the Leningrad front | D
30 | g:30/18M g:51/18M g:38/18M | AGN | 1 VP per missing step, at most 3 VP |  | XXXIX Corps to the Leningrad front | D
31 | g:8SS g:10SS | AGS | not allowed |  | second withdrawal of KSRFSS regiments (P 5.51 that it may happen) | D
38 | g:27/19Pz g:73/19Pz g:74/19Pz g:19/19Pz g:21/20Pz g:59/20Pz g:112/20Pz g:92/20Pz | AGN | 1 VP per missing step, at most 8 VP | 49 | LVII Corps to Demyansk | D
46 |  | Southwestern Front | 1 VP each to the Axis |  | first Guards divisions sent south | D | 2 of Guards or 4-4-4 rifle divisions
== garrisons
s:VPU | C4822 | 1 | attack, Axis ZOC at phase end
s:GVPU | D3303 | 1 | attack, Axis ZOC at phase end
s:MTU | D6801 | 1 | attack, Axis ZOC at phase end
s:OSHMN | D6813 | 1 | attack, Axis ZOC at phase end
s:BTTU | I-1829 | 1 | attack, Axis ZOC at phase end
s:LSMU | I-1919 | 1 | attack, Axis ZOC at phase end
s:MPU | I-3532 | 1 | attack, Axis ZOC at phase end
s:SAU | I-5019 | 1 | attack, Axis ZOC at phase end
s:OPU | H1809 | 1 | attack, Axis ZOC at phase end
s:BVTU | H2411 | 1 | attack, Axis ZOC at phase end
s:199Coast | I-6413 | 18 | R result (two markers), attack, Axis ZOC at phase end
s:200Coast | I-6517 | 18 | R result (two markers), attack, Axis ZOC at phase end
s:247RD | WA5916 | 19 | R result (two markers), attack, Axis ZOC at phase end
s:249RD | WA6115 | 19 | R result (two markers), attack, Axis ZOC at phase end
s:119RD | WA6121 | 20 | R result (two markers), attack, Axis ZOC at phase end
s:194RD | I-6803 | 20 | R result (two markers), attack, Axis ZOC at phase end
s:248RD | I-6208 | 20 | R result (two markers), attack, Axis ZOC at phase end
s:220RD | I-6906 | 22 | R result (two markers), attack, Axis ZOC at phase end
s:298RD | I-6713 | 22 | R result (two markers), attack, Axis ZOC at phase end
s:211RD | I-6829 | 24 | R result (two markers), attack, Axis ZOC at phase end
s:222RD | I-6728 | 24 | R result (two markers), attack, Axis ZOC at phase end
s:309RD | I-6820 | 26 | R result (two markers), attack, Axis ZOC at phase end
== supply, as minsk
== points
1-1: axis 8 soviet 0
2-5: axis 3 soviet 1
6-9: axis 4 soviet 2
10-12: axis 5 soviet 2
13-50: axis 5 soviet 3
== mandated
3
== replacements
axis 4-5: A 2 I 4
axis 6-50: A 0 I 4
axis 7-49 every 2: A 2 I 0
== places, as dnepr
Vilnius | C4822 C4723 C4823 | 2 | 2 | D
Brest | D3125 | 1 | 1 | D
Grodno | D3303 | 1 | 1 | D
Bialystok | D2611 | 1 | 1 | D
Baranovichi | D5311 | 1 | 1 | D
Lida | D4701 | 1 | 1 | D
Molodechno | C6328 | 1 | 1 | D
`
