/** The set-up of a scenario, part by part; see `deployment.ts` for how it is read. */
export default `
== stacks
D6801: g:707ID
H2101: g:SSMitte
H4601: g:258ID*1 g:36Flak
H4902: g:XXIVArt g:623Art g:XXIVEng g:101Flak g:5MG
H6602: s:217RD s:151
H4103: g:XIIIArt g:XIIIEng
H4903: g:521PJ g:602Fla g:192StG
H5203: g:20/10M g:41/10M
H5703: s:21CD
H3304: g:286Sich g:IR354
H3704: g:XIIArt g:XIIEng g:226StG g:104Ent g:4Nbw g:69Art
H4304: g:17ID*1
H4804: g:7ID*1
H4904: g:35/4Pz*2 g:12/4Pz
H5304: g:40/10M
H5504: s:52CD
H6104: s:55CD
H6604: s:279RD
H3405: g:167ID
H4005: g:260ID g:210StG
H4405: g:1/1Kav g:2/1Kav
H4505: g:1Rad/1Kav
H5005: g:33/4Pz g:7/4Pz*1
H5105: g:1/3Pz*1
H5305: s:7Abn*1
H5505: s:8Abn*1
H3506: s:102RD*1
H3606: g:31ID*1
H3806: g:34ID*1
H4006: s:55RD*1
H4206: s:44/42 s:459/42
H4406: s:143RD*1
H4606: s:132RD*1
H4706: s:148RD*1
H5006: g:6/3Pz*2 g:3/3Pz g:394/3Pz
H3607: s:151RD*1
H3807: s:187RD*1
H4807: s:137RD*1 s:462
H5007: s:121RD*1
H5107: s:84/6 s:333/6
H6907: s:111AA s:Zap10
H5408: s:99/50Tk*1 s:50/50Tk*1
H1809: g:403Sich g:IR406
H3909: s:155RD*1 s:546
H4909: s:13A s:13ArmyEng
H5209: s:13Army s:387
H3110: g:52ID*1
H5410: s:Zap11 s:758AT
H6410: s:BFEng s:Zap12
H2411: g:221Sich g:IR350 g:28PzZ
H2911: g:LIIIArt g:LIIIEng g:601Fla g:742PJ
H3111: g:255ID*1
H3211: s:154RD s:696AT
H3012: g:267ID*1
H3112: s:61RD
H3412: s:21Army s:420
H3512: s:21A s:21ArmyEng
H3712: s:266RD
H5712: s:376AA s:27Tr
D6813: g:252ID*1
H3213: s:318 s:509AT
H4013: s:710/219M*1 s:727/219M*1
H1914: g:262ID*1
H2414: g:XXXVArt g:XXXVEng
H3214: s:167RD
H1315: g:1SSKav g:2SSKav
H2615: g:45ID*1
H3115: g:XLIIIArt g:618Art g:99Flak g:203StG
H3215: g:134ID
H3315: s:117RD*1
H2616: g:112ID
H3216: g:131ID g:XLIIIEng
H4416: s:12Mcy
H4516: s:55/55Tk*1 s:214Abn*1
H5816: s:699AT
H2117: g:293ID*1
H2917: s:232RD*1
H2318: s:43CD
H3818: s:51Tr
H2219: s:32CD
H2519: s:24RD*1
H4119: s:311AA s:645 s:Zap6 s:277RD s:700AT
H2220: s:47CD
H2121: s:28/75 s:34/75 s:115/75
H2521: s:3A s:3Army
H3621: s:Zap7
H2823: s:52Tr
H2525: s:18Bd s:52UR
H4632: s:ChVIU
== air
ready: g:air:II/StG1 g:air:III/StG1 g:air:I/SKG210 g:air:I/KG3 g:air:I/KG53 g:air:I/JG51 g:air:III/JG51 g:air:Dummy1 s:air:401IAP s:air:61ShAP s:air:215ShAP s:air:170IAP s:air:97BAP s:air:57BAP
flown: g:air:II/SKG210 g:air:II/KG53 g:air:II/JG51 g:air:IV/JG51 s:air:160IAP s:air:24BAP s:air:6ShAP s:air:207DBAP s:air:163IAP
damaged: s:air:121BAP s:air:125BAP
== arrivals
28 | g:15/29M g:29/29M g:611PJ g:71/29M | H4801 | n
28 | s:258RD s:260RD s:269RD s:307RD s:50A s:50Army s:50ArmyEng s:761AT | H7007 H7004 H7006 | eH
29 | g:100F g:101/18Pz g:104Flak g:18/18Pz*2 g:27/17Pz g:39/17Pz*2 g:40/17Pz g:413Eng*1 g:52/18Pz g:53Nbw g:63/17Pz g:817Art g:88/18Pz g:XLVIIArt g:XLVIIEng | H6301 | n
29 | s:278RD s:280RD s:753AT s:BF | H7007 H7004 H7006 | eH
30 | g:XLIIArt g:XLIIEng | H3401 H3301 | n
30 | s:282RD | H7007 H7004 H7006 H5134 H4534 H6134 | eH, sH
30 | s:290RD | H7007 H7004 H7006 | eH
31 | s:283RD s:4GdRkt | H7007 H7004 H7006 | eH
32 | s:108Tk s:207 | H7007 H7004 H7006 | eH
33 | g:339ID | D7012 | w
33 | s:10Tk s:135RD s:293RD s:2Abn s:3Abn s:40A s:40Army s:4Abn s:5AT | H7022 H7021 H7033 H5134 H4534 H6134 | eH, sH
33 | s:141TkBde s:6GdRkt | H7007 H7004 H7006 | eH
34 | g:GD*1 | H4801 | n
34 | s:121TkBde s:299RD | H7007 H7004 H7006 | eH
34 | s:200RD s:204Abn s:5A s:62RD | H5134 H4534 H6134 | sH
36 | g:11/SSR g:133Flak g:654PJ g:AA/SSR g:D/SSR g:DF/SSR g:XLVIArt g:XLVIEng | H4801 | n
36 | s:150TkBde s:227RD | H7022 H7021 H7033 | eH
36 | s:4CD s:Zap13 | H7007 H7004 H7006 | eH
37 | g:69/10Pz g:7/10Pz*1 g:86/10Pz g:90/10Pz | H6301 | n
== draws
mg | 1 | 27 | H2322 |  | untried; P number 10.53, hex D
mg | 1 | 27 | H2226 |  | untried; P number 10.53, hex D
militia | 1 | 27 | H3621 | s:1GomelMil s:2GomelMil s:3GomelMil s:4GomelMil s:5GomelMil | untried; P number 10.53, hex D
militia | 2 | 27 | within 5 of its city | s:1GomelMil s:2GomelMil s:3GomelMil s:4GomelMil s:5GomelMil | untried; P 10.53
== garrisons
s:ChVIU | H4632 | 27 | R result (not in scenario 5), attack, Axis ZOC at phase end
== supply
axis dump 4: H2411
axis dump 4: H4601
axis msu 1: H3304
axis msu 1: H4902
axis msu 1: H2615
axis msu 1: H3704
soviet dump 4: H4119
soviet msu 1: H3213
soviet msu 1: H5410
soviet msu 1: H5712
soviet msu 1: H6410
axis msu 1 ×3 on 27: D6801 H4801
== points
27-40: axis 3 soviet 2
== strongpoints
soviet H3112
soviet H3211
soviet H3214
soviet H4119
== axisPlaces
D6801 D6813 D6816 D6822 D6824 D6907 D7005 H1113 H1123 H1203 H1315 H1305 H1406 H1512 H1603 H1706 H1809 H1914 H2003 H2101 H2104 H2106 H2117 H2411 H2406 H2609 H2615 H3301 H3304 H3307 H4005 H4404 H4601 H4902 H5006
== mandated
0
== replacements
axis 28-40: A 0 I 2
axis 30-30: A 2 I 0
axis 35-35: A 2 I 0
`
