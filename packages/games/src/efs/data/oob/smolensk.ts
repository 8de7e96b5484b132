/** The set-up of a scenario, part by part; see `deployment.ts` for how it is read. */
export default `
== stacks
WA3125: s:179RD*1
WA3525: s:214RD s:Zap1 s:53Tr
I-3003: s:27Mcy
I-3004: s:374/128 s:48/48Tk
I-2905: s:95/48Tk s:96/48Tk
I-1806: s:170RD
I-1607: s:112RD
I-1707: g:19/19Pz
I-1708: g:74/19Pz g:LVIIEng
I-1709: g:27/19Pz*1 g:73/19Pz g:8MG g:529PJ
I-1809: s:98RD
I-1909: s:690/126 s:550/126
I-4209: s:Zap2
I-1610: g:LVIIArt g:21Flak g:603Fla
I-1710: g:30/18M g:51/18M
I-1810: g:38/18M
I-2010: s:22Army s:545
I-2110: s:22A s:22ArmyEng
I-1911: s:MG23
I-2111: s:56 s:16Bd
I-3111: g:76/20M g:20/20M
I-3211: g:90/20M g:604Fla
I-3611: g:112/20Pz g:92/20Pz
I-1812: g:26ID g:VIArt g:189StG
I-1912: s:MG24
I-2012: s:174RD s:390 s:61UR
I-3512: g:21/20Pz*1 g:59/20Pz
I-3812: s:129RD
I-7012: s:741AA s:23NK s:Zap4
I-1813: g:6ID g:VIEng
I-2013: s:MG25
I-2113: s:MG26
I-2413: s:186RD
I-3713: s:653/220M*1
I-2514: g:35ID
I-3314: g:900L g:XXXIXArt g:51Nbw g:101F g:18Flak g:643PJ
I-3614: g:7/7Pz g:37/7Pz*1
I-3714: s:673/220M*1
I-5514: s:WF s:4AT
I-6014: s:108RD*1
I-2415: g:VArt g:101Ent g:41Art
I-3515: g:25/7Pz*2 g:6/7Pz g:XXXIXEng
I-3915: s:19A
I-2816: g:54/14M
I-3216: g:29/12Pz g:5/12Pz
I-3616: s:162RD*1
I-3716: s:134RD s:LSMU
I-3816: s:19Army s:311
I-4016: s:127RD
I-6116: s:64RD*1
I-2617: g:11/14M g:53/14M
I-3117: g:25/12Pz g:2/12Pz
I-3417: s:153RD
I-3817: s:158RD s:399
I-4717: s:46RD
I-1118: g:256ID
I-3318: s:229RD*1
I-3918: s:27/14Tk*1 s:28/14Tk*1 s:14/14Tk*1
I-1419: g:8Nbw g:125Flak g:561PJ
I-1919: g:5ID g:VEng g:10MG
I-3819: s:35/18Tk*1 s:36/18Tk*1 s:18/18Tk
I-3919: s:9Mcy
I-5019: s:16A s:16Army s:SAU s:86AA
I-1120: g:161ID
I-1720: g:8ID g:VIIIEng g:612Art
I-3320: s:233RD
I-3620: s:25/13Tk*1 s:26/13Tk*1 s:13/13Tk
I-4720: s:152RD s:471
I-5020: s:226Cv s:WFEng s:Zap5 s:16ArmyEng
I-3721: s:8Mcy
I-4121: s:27Tr
I-4421: s:381/109M s:602/109M
I-6121: s:76NK
I-1422: g:28ID g:VIIIArt g:184StG
I-3322: s:144RD
I-3522: s:33/17Tk*1 s:34/17Tk*1 s:17/17Tk
I-3622: s:20Army s:302
I-3722: s:20A s:20ArmyEng
I-4322: s:50RD*1
I-3523: s:88Bd s:7AA
I-3823: s:115/57Tk*1
I-4223: s:114/57Tk s:57/57Tk
I-3424: g:39/17Pz*1 g:40/17Pz
I-3524: s:73RD s:57Hv s:126 s:252Cv
I-3624: s:6/1Mos*1 s:175/1Mos*1 s:12/1Mos*1
I-3425: g:63/17Pz g:27/17Pz g:611PJ g:100F
I-3625: s:18RD*1
I-3426: g:XLVIIArt g:104Flak g:XLVIIEng
I-3526: g:18/18Pz*1 g:52/18Pz g:101/18Pz g:413Eng*1 g:53Nbw g:817Art
I-3626: g:15/29M g:71/29M
I-3627: g:29/29M g:88/18Pz*1
I-4127: s:160RD
I-1828: g:137ID
I-3728: s:53RD*1
I-1829: g:IXArt g:IXEng g:226StG g:622Art g:606Fla
I-3329: g:D/SSR g:DF/SSR
I-3429: g:GD g:XLVIArt g:654PJ
I-3529: g:XLVIEng g:133Flak
I-3629: g:7/10Pz g:69/10Pz
I-1730: g:292ID
I-3330: g:11/SSR g:AA/SSR
I-3630: g:86/10Pz g:90/10Pz
I-4330: s:161RD*1
I-4830: s:148RD
I-5930: s:Zap3 s:87Bd s:6Tr
I-3731: s:26Tk*1 s:38Tk*1
I-3831: s:13Army s:29+49 s:301
I-1432: g:263ID
I-3532: s:172RD s:438 s:MPU s:376AA
I-3632: s:110RD
I-3732: s:210M*1
I-3832: s:13A s:13ArmyEng
I-1433: g:258ID g:102Ent
I-3333: g:394/3Pz g:1/3Pz
I-3433: g:6/3Pz*1 g:3/3Pz
I-3633: s:601 s:73NK
I-3933: s:137RD
I-4133: s:84/6 s:44/42 s:459/42 s:387
D6801: g:268ID g:36Flak g:559PJ
H1901: g:23ID g:617Art
H2101: g:7ID g:VIIArt g:203StG g:VIIEng
H3601: s:132RD
H4501: s:7Abn s:8Abn
H4601: s:4A s:55RD*1 s:143RD*1
== air
ready: g:air:II/StG1 g:air:III/StG1 g:air:I/StG2 g:air:III/StG2 g:air:II/StG77 g:air:I/KG2 g:air:I/KG3 g:air:I/KG53 g:air:II/KG53 g:air:I/SKG210 g:air:I/ZG26 g:air:I/JG51 g:air:II/JG51 g:air:III/JG51 g:air:II/JG27 g:air:III/JG53 g:air:II(S)/LG2 g:air:Dummy1 g:air:Dummy2 s:air:401IAP s:air:4ShAP s:air:410BAP s:air:163IAP s:air:61ShAP s:air:150BAP s:air:207DBAP s:air:3TBAP
flown: g:air:I/StG77 g:air:III/StG77 g:air:III/KG2 g:air:III/KG3 g:air:II/KG3 g:air:III/KG53 g:air:II/SKG210 g:air:II/ZG26 g:air:IV/JG51 g:air:III/JG27 g:air:I/JG53 s:air:161IAP s:air:160IAP s:air:430ShAP s:air:411BAP s:air:121BAP s:air:51DBAP s:air:32IAP s:air:98DBAP
damaged: g:air:II/JG52 s:air:24BAP s:air:125BAP s:air:13BAP s:air:97BAP s:air:1TBAP
== arrivals
12 | g:101Flak g:12/4Pz g:192StG g:20/10M g:33/4Pz g:35/4Pz*1 g:40/10M g:41/10M g:521PJ g:602Fla g:623Art g:7/4Pz g:XXIVArt g:XXIVEng | H3402 H3302 | s
12 | g:105Ent g:162ID g:XXArt g:XXEng | C7020 | w
12 | g:206ID g:253ID g:XXIIIArt g:XXIIIEng | I-1208 | w
12 | g:403Sich g:IR406 | C7017 | w
12 | g:air:Tr1 g:air:Tr2 | box ready | box | air transport (P 10.45, 10.75, 10.85: GT12)
12 | s:1GdRkt | I-3524 I-7012 I-7013 I-7023 I-7028 | at, eI
12 | s:38RD | I-7012 I-7013 I-7023 I-7028 | eI
12 | s:air:215ShAP | box ready | box
13 | g:129ID g:210StG | C7017 | w
13 | g:17ID g:XIIIArt g:XIIIEng | D6801 | w
13 | g:251ID | I-1208 | w
13 | s:100RD*1 s:107RD s:120RD s:19RD s:24A s:24Army s:24ArmyEng s:275 | I-7012 I-7013 I-7023 I-7028 | eI
14 | g:102ID g:627Art g:XLIIArt g:XLIIEng | C7020 | w
14 | g:110ID g:86ID | I-1208 | w
14 | g:286Sich g:78ID g:IR354 | D6801 | w
14 | s:242RD s:243RD s:250RD s:251RD s:252RD s:256RD s:29A s:29Army s:30A s:30Army s:644 | I-7001 I-7004 I-7008 | eI
14 | s:air:57BAP | box ready | box
15 | g:15ID g:197ID | D6801 | w
15 | s:104Tk s:145RD s:149RD s:28A s:28Army s:643 | I-7028 I-7023 | eI
16 | g:31ID g:34ID g:4Nbw g:69Art g:XIIArt g:XIIEng | H2802 H2902 | s
16 | g:563PJ g:87ID | C7020 | w
16 | s:305 s:375 s:488 s:596 | I-7012 I-7013 I-7023 I-7028 | eI
16 | s:30ArmyEng s:50+53CD | I-7001 I-7004 I-7008 | eI
16 | s:Zap9 | box cadre | box
16 | s:air:6ShAP | box ready | box
17 | g:104Ent g:201StG | D6801 | w
17 | s:103M s:872AT | I-7012 I-7013 I-7023 I-7028 | eI
17 | s:32A | I-7012 I-7012 I-7013 I-7023 I-7028 | at, eI
18 | g:106ID | C7020 | w
18 | s:199Coast | I-6413 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
18 | s:200Coast | I-6517 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
18 | s:246RD s:432 s:510 | I-7001 I-7004 I-7008 | eI
18 | s:2GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
18 | s:33A | I-6922 I-7012 I-7013 I-7023 I-7028 | at, eI
20 | s:194RD | I-6803 I-7001 I-7004 I-7008 | at, eI | garrison
20 | s:248RD | I-6208 I-7001 I-7004 I-7008 | at, eI | garrison
20 | s:2DivNK s:32Army s:878AT | I-7012 I-7012 I-7013 I-7023 I-7028 | at, eI
20 | s:49A | I-6806 I-7001 I-7004 I-7008 | at, eI
20 | s:880AT | I-7001 I-7004 I-7008 | eI
== draws
militia | 1 | 11 | I-2012 | s:1VitebskMil s:2VitebskMil s:3VitebskMil | untried; P 10.43
militia | 4 | 11 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil | untried; supplied hex, Axis ZOC allowed; P 10.43
militia | 2 | 12 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil | untried; supplied hex outside Axis ZOC; P 10.43
militia | 2 | 13 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil | untried; supplied hex outside Axis ZOC; P 10.43
== garrisons
s:SAU | I-5019 | 11 | R result (not in scenario 5), attack, Axis ZOC at phase end
s:MPU | I-3532 | 11 | R result (not in scenario 5), attack, Axis ZOC at phase end
== supply
axis dump 4: I-1828
axis msu 1: I-1919
axis msu 1: I-3314
axis msu 1: I-3426
axis msu 1: I-3429
soviet dump 4: I-5019
soviet msu 1: I-2012
soviet msu 1: I-3524
soviet msu 1: I-3532
soviet msu 1: I-7012
axis msu 1 ×5 on 11: D6801 C7017 C7020
== points
11-12: axis 5 soviet 2
13-20: axis 5 soviet 2
== strongpoints
soviet I-2012
soviet I-3524
soviet I-3532
soviet I-3633
== axisPlaces
C7017 D6801 H2101 I-1118 I-1120 I-1208 I-1214 I-1227 I-1230 I-1422 I-1432 I-1510 I-1527 I-1709 I-1712 I-1730 I-1828 I-1829 I-1919 I-2118 I-2225 I-2231 I-2327 I-2415 I-2420 I-2423 I-2524 I-2527 I-2617 I-2623 I-2713 I-2732 I-2920 I-2926 I-2931 I-3016 I-3028 I-3111 I-3130 I-3225 I-3314 I-3331 I-3429 I-3526
== mandated
2
== replacements
axis 12-20: A 0 I 2
axis 14-14: A 2 I 0
axis 18-18: A 2 I 0
== places
Minsk | D6801 | 3 | 3 | D
Borisov | I-1828 | 1 | 1 | P
Orsha | I-3524 | 1 | 1 | D
Krichev | H4601 | 1 | 1 | D
Roslavl | I-5930 | 1 | 1 | D
Yartsevo | I-5514 | 1 | 1 | D
Yelnya | I-6121 | 1 | 1 | D
Dukhovshchina | I-5313 | 1 | 1 | D
Polotsk | I-2012 | 1 | 2 | D
Vitebsk | I-3314 | 2 | 2 | D
Mogilev | I-3532 | 2 | 2 | D
Smolensk | I-5019 I-5020 | 4 | 4 | D
Velikiye Luki | WA3525 | 2 | 4 | D
Nevel | I-3004 | 1 | 2 | D
Toropets | WA4422 | 1 | 2 | D
Vyazma | I-7012 | 4 | 2 | D
Rzhev | WA6823 | 3 | 2 | D
Belyy | I-5704 | 1 | 0 | D
`
