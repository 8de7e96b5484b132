/** The set-up of a scenario, part by part; see `deployment.ts` for how it is read. */
export default `
== stacks
C5516: s:179RD
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
C2829: g:25/7Pz g:6/7Pz g:7/7Pz g:37/7Pz
C2929: g:76/20M g:90/20M g:20/20M
C3029: g:11/14M g:53/14M g:54/14M g:XXXIXArt g:643PJ g:18Flak
C3129: g:35ID g:101Ent
C3229: s:741/128
C4229: s:615+429
C4929: s:37RD
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
D2206: s:13/2
D6006: s:293+611
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
2 | s:64RD s:108RD s:29+49 | D6801 area:s2 soviet sources
2 | s:38Tk | D7002 C7033
2 | s:24Mcy | D7002
3 | g:900L | C1032 C1030
3 | s:161RD | D6801 area:s2 soviet sources
3 | s:210M | D7005
3 | s:1Minsk | D6801
4 | g:SSMitte | D1023
4 | s:7Abn s:8Abn s:360+612 | D7005
4 | s:214Abn | D7012
4 | s:47+50Tr | D6801 area:s2 soviet sources
== pools
rsc: g:RSC01 g:RSC02 g:RSC03 g:RSC04 g:RSC05 g:RSC06 g:RSC07 g:RSC08 g:RSC09 g:RSC10 g:RSC11 g:RSC12
mg: s:MG01 s:MG02 s:MG03 s:MG04 s:MG05 s:MG06 s:MG07 s:MG08 s:MG09 s:MG10 s:MG11 s:MG12 s:MG13 s:MG14 s:MG15 s:MG23 s:MG24 s:MG25 s:MG26 s:MG20 s:MG21 s:MG22 s:MG16 s:MG17 s:MG18 s:MG19
zap: s:Zap1 s:Zap2 s:Zap3 s:Zap4 s:Zap5 s:Zap6 s:Zap7 s:Zap8
== draws
mg | 18 | 1 | C2633 C2733 C2933 C3133 D2601 D2801 D2008 D2106 D2107 D2206 D2304 D2305 D2623 D2723 D2824 D2924 D3025 D3126 | | untried; P 10.23, hexes D
== withdrawals
4 | g:4SS g:5SS | KSRFSS | not allowed | | retraining | P 5.51, turns D
5 | g:1SSKav g:2SSKav g:8SS g:10SS | KSRFSS | not allowed | | retraining | P 5.51, turns D
== garrisons
s:VPU | C4822 | 1 | attack, Axis ZOC at phase end
s:GVPU | D3303 | 1 | attack, Axis ZOC at phase end
s:MTU | D6801 | 1 | attack, Axis ZOC at phase end
s:OSHMN | D6813 | 1 | attack, Axis ZOC at phase end
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
== replacements
axis 4-5: A 2 I 4
soviet 3-5: A 0 I 3
== places
Minsk | D6801 | 3 | 3 | D
Vilnius | C4822 C4723 C4823 | 2 | 2 | D
Brest | D3125 | 1 | 1 | D
Grodno | D3303 | 1 | 1 | D
Bialystok | D2611 | 1 | 1 | D
Baranovichi | D5311 | 1 | 1 | D
Lida | D4701 | 1 | 1 | D
Molodechno | C6328 | 1 | 1 | D
`
