/** The set-up of a scenario, part by part; see `deployment.ts` for how it is read. */
export default `
== stacks
I-2012: s:174RD
C5516: s:179RD
I-1919: s:LSMU
I-5019: s:SAU s:136Cv
C4321: s:41/84M
C4421: s:201/84M s:46/84M
C6721: s:50RD
C4422: s:225/23
C4822: s:VPU s:10AA
C4823: s:84NK s:240Cv
C3024: s:595/188
C3624: s:366/126
C2825: s:523/188
C3125: s:107Bd
C3625: s:550/126
C2526: g:26ID g:VIEng
C2726: s:580/188
C2926: s:690/126
C2727: g:6ID g:VIArt g:189StG
C3427: s:533/128
C3727: s:9/5Tk s:10/5Tk s:5/5Tk
C2928: g:21/20Pz g:59/20Pz g:112/20Pz g:92/20Pz g:XXXIXEng g:51Nbw g:101F
C3028: s:374/128
C5528: s:17RD
C6328: s:24RD
I-1828: s:38Tk
C2829: g:25/7Pz g:6/7Pz g:7/7Pz g:37/7Pz
C2929: g:76/20M g:90/20M g:20/20M
C3029: g:11/14M g:53/14M g:54/14M g:XXXIXArt g:643PJ g:18Flak
C3129: g:35ID g:101Ent
C3229: s:741/128
C4229: s:615+429
C4929: s:37RD
I-1829: s:24Mcy s:BTTU
C2730: g:Base1
C3030: g:VArt g:41Art
C3130: g:5ID
C3430: s:89/23
C4230: s:184RD
C2931: g:30/18M g:51/18M g:38/18M
C3031: g:27/19Pz g:73/19Pz g:74/19Pz g:19/19Pz g:529PJ g:603Fla
C3131: g:29/12Pz g:5/12Pz g:25/12Pz g:2/12Pz g:LVIIArt g:LVIIEng
C1832: g:8SS g:10SS
C2732: g:162ID
C2932: g:8ID g:612Art g:8Nbw
C3032: g:VIIIArt g:125Flak
C3132: g:161ID g:561PJ g:815SH
C3332: s:117/23
I-3532: s:161RD s:MPU
C2433: g:10MG
C2833: g:256ID g:XXArt g:210StG g:105Ent
C3033: g:28ID g:184StG g:VIIIEng
C5333: s:209M
C7033: s:100RD
D1501: g:4SS g:5SS
D2201: g:129ID
D2501: s:345/27 s:86Bd
D3001: s:37/56
D3101: s:213/56
D4601: s:23Eng
D4701: s:8AT
D6801: s:56+151 s:42NKVD*1 s:226Cv s:MTU s:7AA s:60Tr
H2101: s:13Bd
D1602: g:RFSS
D1802: g:1SSKav g:2SSKav
D2002: g:87ID g:XLIIArt g:627Art g:XLIIEng g:563PJ
D3202: s:184/56
D6702: s:26Tk
D3303: s:3A s:141/85 s:GVPU s:16AA
D2804: s:132/27
D3204: s:152+444
D3304: s:59/85 s:103/85
D3404: s:124
D6404: s:16Bd
D1705: g:102ID
D2005: s:200/2
D2605: s:239/27
D3205: s:7AT
D3405: s:57/29Tk s:59/29Tk s:29/29Tk
D5205: s:27Tk
H1305: s:214Abn
D2206: s:13/2
D6006: s:293+611
H1406: s:7Abn s:8Abn
D1707: s:229/8
D2307: s:261/2
D3307: s:66/33Tk
D3907: s:34+35Pon
D1508: s:310/8
D3008: s:65/33Tk s:33/33Tk s:16Mcy
D1809: s:151/8
D1909: s:130+262
D2409: s:7/7Tk
D3809: s:706/204M
H1809: s:210M s:360+612 s:OPU
D1610: s:6CD s:87Bd
D2510: s:13/7Tk s:14/7Tk
D2610: s:311+375
D6010: s:36Tk
D1211: g:IR350
D2511: s:7/4Tk s:4/4Tk
D2611: s:10A s:8/4Tk s:4Mcy s:58NK s:131Cv s:4AA s:58Tr
D3711: s:36CD
D3811: s:700/204M
D5311: s:155RD s:22Mcy s:135Cv
D5411: s:5+318
H2411: s:BVTU
D1112: g:221Sich
D1512: s:296/13
D4012: s:126/204M
D4712: s:106/29M s:128/29M s:47/29M
D5012: s:467+587
D1513: s:119/13
D1813: s:172/13
D1913: s:38+71AA
D2413: s:50/25Tk s:113/25Tk s:25/25Tk
D2813: s:10Eng
D3013: s:6AT
D5013: s:143RD
D5113: s:121RD
D6813: s:55RD s:83Bd s:OSHMN
D1214: g:23ID
D1814: s:156+315
D1315: g:7ID g:VIIArt g:VIIEng
D1415: g:268ID
D1815: s:88Bd
D1316: g:258ID g:617Art
D1416: g:203StG g:102Ent g:559PJ
D1516: g:263ID g:28PzZ
D1716: s:284/86
D1816: s:330/86
D2616: s:18Mcy
D1717: g:137ID g:IXArt g:226StG g:IXEng
D2017: s:169/86
D2517: s:31Tk
D3017: s:752/208M s:760/208M s:128/208M
D1718: g:622Art
D1818: g:292ID g:606Fla
D1919: g:17ID g:XIIIArt
D2319: s:513/113
D3919: s:60/30Tk s:61/30Tk s:30/30Tk
D4319: s:684/205M s:690/205M s:127/205M
D1820: g:78ID
D2120: s:725/113
D2320: s:679/113
D2820: s:222/49
D2721: s:212/49
D2222: g:252ID g:XLIIIArt
D2322: g:134ID g:201StG g:XLIIIEng g:29PzZ
D2522: s:15/49
D2523: g:131ID g:618Art
D3523: s:33Eng
H1123: s:18Bd
D1724: g:Base2
D2624: g:167ID g:XLVIIEng
D2724: g:39/17Pz g:40/17Pz g:63/17Pz g:27/17Pz g:104Flak g:611PJ
D3324: s:447+455
D3424: s:459/42
D3624: s:462
D3724: s:4A s:20Mcy s:12AA
D2725: g:15/29M g:71/29M g:29/29M g:XLVIIArt g:817Art
D2825: g:18/18Pz g:52/18Pz g:101/18Pz g:88/18Pz g:53Nbw g:413Eng g:100F
D2925: g:31ID g:104Ent
D3125: s:125/6 s:17Bd s:60NK
D3525: s:120
D2826: g:84Art
D2926: g:45ID g:XIIArt g:4Nbw g:XIIEng g:833SH g:27PzZ
D3026: s:84/6 s:333/6 s:44/42 s:455/42 s:132Cv
D3126: s:43/22Tk s:44/22Tk s:22/22Tk
D1727: g:GD g:XLVIArt g:XLVIEng
D1827: g:7/10Pz g:69/10Pz g:86/10Pz g:90/10Pz
D2827: g:EArt
D3027: g:34ID g:69Art
D2828: g:20/10M g:41/10M g:40/10M g:521PJ
D2928: g:35/4Pz g:12/4Pz g:33/4Pz g:7/4Pz g:XXIVArt g:101Flak
D3028: g:6/3Pz g:3/3Pz g:394/3Pz g:1/3Pz g:192StG g:XXIVEng
D3128: s:34/75
D2929: g:267ID g:623Art
D2930: g:1/1Kav g:2/1Kav g:1Rad/1Kav
D3030: s:28/75
D3430: s:115/75
D2931: g:5MG
D2932: g:255ID
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
== supply
axis dump 4: C2730
axis dump 4: C2331
axis dump 4: D1901
axis dump 4: D1724
axis dump 4: D1720
axis dump 4: D2526
axis msu 1: C3029
axis msu 1: C3030
axis msu 1: C2731
axis msu 1: D2001
axis msu 1: D1316
axis msu 1: D1820
axis msu 1: D2625
axis msu 1: D2828
soviet msu 1: D2611
soviet msu 1: D3303
soviet msu 1: D5311
soviet msu 1: D6801
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
== places
Minsk | D6801 | 3 | 3 | D
Vilnius | C4822 C4723 C4823 | 2 | 2 | D
Brest | D3125 | 1 | 1 | D
Grodno | D3303 | 1 | 1 | D
Bialystok | D2611 | 1 | 1 | D
Baranovichi | D5311 | 1 | 1 | D
Lida | D4701 | 1 | 1 | D
Molodechno | C6328 | 1 | 1 | D
Bobruysk | H2411 | 1 | 1 | D
Borisov | I-1828 | 1 | 1 | P
Orsha | I-3524 | 1 | 1 | D
Rogachev | H3211 | 1 | 1 | D
Zhlobin | H3214 | 1 | 1 | D
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
Gomel | H4119 | 2 | 4 | D
Starodub | H5816 | 1 | 2 | D
Novgorod-Severskiy | H6423 | 1 | 3 | D
Trubchevsk | H6815 | 1 | 2 | D
Pochep | H6410 | 1 | 1 | D
Vyazma | I-7012 | 4 | 2 | D
Rzhev | WA6823 | 3 | 2 | D
Belyy | I-5704 | 1 | 0 | D
`
