/** The set-up of a scenario, part by part; see `deployment.ts` for how it is read. */
export default `
== stacks, as smolensk
H1203: g:78ID
H1603: g:17ID g:XIIIArt g:XIIIEng g:210StG
H3403: g:35/4Pz*1 g:12/4Pz
H3304: g:20/10M g:XXIVArt g:623Art g:XXIVEng g:101Flak g:192StG
H3404: g:33/4Pz g:7/4Pz g:41/10M
H4404: s:214Abn
H3305: g:40/10M g:602Fla g:521PJ
H3505: s:187RD
H4005: s:710/219M s:727/219M
H1406: g:167ID
H1706: g:34ID g:104Ent g:69Art
H2106: g:31ID g:XIIArt g:XIIEng g:4Nbw
H3606: s:546
H3906: s:12Mcy
D6907: g:293ID
H3307: g:1/1Kav g:2/1Kav
H3807: s:99/50Tk s:100/50Tk s:50/50Tk
H3508: s:151RD
H1809: g:131ID g:618Art
H3509: s:102RD
H2411: g:52ID g:99Flak
H3211: g:255ID g:LIIIArt g:LIIIEng
H3411: s:154RD
H1512: g:134ID g:XLIIIArt g:XLIIIEng
H2712: g:267ID g:601Fla
H3312: s:61RD s:696AT
H3412: s:21Army s:420
D6813: g:252ID g:742PJ
H3313: s:167RD s:509AT
H3613: s:21A s:21ArmyEng
H4013: s:155RD*1
H3214: g:1Rad/1Kav g:5MG
H3314: s:318
H4114: s:Zap7
H3315: s:117RD*1
H3716: s:51Tr
H4317: s:109/55Tk s:110/55Tk s:55/55Tk
H3318: s:232RD
H3818: s:52Tr
H4119: s:121RD*1 s:311AA s:645 s:Zap6 s:BVTU
H1724: s:28/75 s:34/75 s:115/75
H2624: s:24RD*1
H2525: s:18Bd s:52UR
H4632: s:ChVIU
== air
ready: g:air:II/StG1 g:air:III/StG1 g:air:I/StG2 g:air:III/StG2 g:air:II/StG77 g:air:I/KG2 g:air:I/KG3 g:air:I/KG53 g:air:II/KG53 g:air:I/SKG210 g:air:I/ZG26 g:air:I/JG51 g:air:II/JG51 g:air:III/JG51 g:air:II/JG27 g:air:III/JG53 g:air:II(S)/LG2 g:air:Dummy1 g:air:Dummy2 s:air:401IAP s:air:4ShAP s:air:410BAP s:air:163IAP s:air:61ShAP s:air:150BAP s:air:207DBAP s:air:3TBAP
flown: g:air:I/StG77 g:air:III/StG77 g:air:III/KG2 g:air:III/KG3 g:air:II/KG3 g:air:III/KG53 g:air:II/SKG210 g:air:II/ZG26 g:air:IV/JG51 g:air:III/JG27 g:air:I/JG53 s:air:161IAP s:air:160IAP s:air:430ShAP s:air:411BAP s:air:121BAP s:air:51DBAP s:air:32IAP s:air:98DBAP
damaged: g:air:II/JG52 s:air:24BAP s:air:125BAP s:air:13BAP s:air:97BAP s:air:1TBAP
moscow: s:air:11IAP s:air:16IAP s:air:34IAP s:air:24IAP s:air:27IAP s:air:120IAP
== arrivals
12 | g:105Ent g:162ID g:XXArt g:XXEng | C7020 | w
12 | g:206ID g:253ID g:XXIIIArt g:XXIIIEng | I-1208 | w
12 | g:221Sich g:45ID g:IR350 | D7012 | w
12 | g:403Sich g:IR406 | C7017 | w
12 | g:air:Tr1 g:air:Tr2 | box ready | box | air transport (P 10.45, 10.75, 10.85: GT12)
12 | s:1GdRkt | I-3524 I-7012 I-7013 I-7023 I-7028 | at, eI
12 | s:38RD | I-7012 I-7013 I-7023 I-7028 | eI
12 | s:air:215ShAP | box ready | box
13 | g:129ID | C7017 | w
13 | g:251ID | I-1208 | w
13 | s:100RD*1 s:107RD s:120RD s:19RD s:24A s:24Army s:24ArmyEng s:275 | I-7012 I-7013 I-7023 I-7028 | eI
14 | g:102ID g:627Art g:XLIIArt g:XLIIEng | C7020 | w
14 | g:110ID g:86ID | I-1208 | w
14 | g:201StG g:286Sich g:IR354 | D6801 | w
14 | g:262ID g:XXXVArt g:XXXVEng | D7012 | w
14 | s:242RD s:243RD s:250RD s:251RD s:252RD s:256RD s:29A s:29Army s:30A s:30Army s:644 | I-7001 I-7004 I-7008 | eI
14 | s:32CD s:43CD s:47CD | H2525 H2334 H3934 | at, sH
14 | s:700AT | H7007 H7004 I-7012 I-7013 | eH or eI
14 | s:air:233IAP | box moscow | box
14 | s:air:57BAP | box ready | box
15 | g:15ID g:197ID | D6801 | w
15 | s:104Tk s:145RD s:149RD s:28A s:28Army s:643 | I-7028 I-7023 | eI
16 | g:112ID | D7012 | w
16 | g:563PJ g:87ID | C7020 | w
16 | s:305 s:375 s:488 s:596 | I-7012 I-7013 I-7023 I-7028 | eI
16 | s:30ArmyEng s:50+53CD | I-7001 I-7004 I-7008 | eI
16 | s:Zap9 | box cadre | box
16 | s:air:6ShAP | box ready | box
17 | s:103M s:872AT | I-7012 I-7013 I-7023 I-7028 | eI
17 | s:32A | I-7012 I-7012 I-7013 I-7023 I-7028 | at, eI
18 | g:106ID | C7020 | w
18 | g:260ID | D7005 | w
18 | s:199Coast | I-6413 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
18 | s:200Coast | I-6517 I-7012 I-7013 I-7023 I-7028 | at, eI | garrison
18 | s:246RD s:432 s:510 | I-7001 I-7004 I-7008 | eI
18 | s:2GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
18 | s:33A | I-6922 I-7012 I-7013 I-7023 I-7028 | at, eI
18 | s:air:176IAP | box moscow | box
19 | g:1SSKav g:2SSKav g:SSMitte | D7012 | w | KSRFSS return (5.51) for the regiments
19 | s:247RD | WA5916 WA7024 WA7023 WA7021 WA7016 | at, eWA | garrison
19 | s:249RD | WA6115 WA7024 WA7023 WA7021 WA7016 | at, eWA | garrison
19 | s:533AT | WA6720 WA7024 WA7023 WA7021 WA7016 | at, eWA
20 | g:10SS g:8SS | D7012 | w | KSRFSS return (5.51)
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
30 | g:4SS g:5SS | D6801 | w | KSRFSS return (5.51)
30 | g:707ID | D6801 | w
30 | s:699AT | H7007 H7004 I-7012 I-7013 | eH or eI
30 | s:Zap12 s:Zap13 | box cadre | box
32 | s:108Tk | H7007 H7004 H7006 | eH
32 | s:5GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
33 | s:10Tk s:135RD s:293RD s:2Abn s:3Abn s:40A s:40Army s:4Abn s:5AT | H7022 H7021 H7033 H5134 H4534 H6134 | eH, sH
34 | g:177StG | D6801 | w
34 | s:200RD s:204Abn s:5A s:62RD | H5134 H4534 H6134 | sH
34 | s:299RD | H7007 H7004 H7006 | eH
35 | s:6GdRkt | H7007 H7004 I-7012 I-7013 | eH or eI
36 | g:339ID | D6801 | w
36 | s:227RD | H7022 H7021 H7033 | eH
36 | s:4CD | H7007 H7004 H7006 | eH
40 | s:7GdRkt | I-7012 I-7013 I-7023 I-7028 | eI
44 | s:8GdRkt | H7007 H7004 I-7012 I-7013 | eH or eI
45 | s:YerHQ | H7007 H7004 H7006 | eH
48 | g:air:I/KG2 g:air:I/StG2 g:air:I/ZG26 g:air:II/JG27 g:air:II/ZG26 g:air:III/JG27 g:air:III/JG53 g:air:III/KG2 g:air:III/StG2 | box flown | box | return of VIII Air Corps
49 | g:112/20Pz g:19/19Pz g:21/20Pz*2 g:27/19Pz*2 g:59/20Pz g:73/19Pz g:74/19Pz g:92/20Pz | WA4422 C7020 | at, w | back from Army Group North; only if withdrawn on GT38
== pools
base: g:Base1 g:Base2
== draws
militia | 1 | 11 | I-2012 | s:1VitebskMil s:2VitebskMil s:3VitebskMil | untried; P 10.73
militia | 7 | 11 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil s:1GomelMil s:2GomelMil s:3GomelMil s:4GomelMil s:5GomelMil | untried; supplied hex, Axis ZOC allowed; P 10.73
militia | 2 | 12 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil s:1GomelMil s:2GomelMil s:3GomelMil s:4GomelMil s:5GomelMil | untried; supplied hex outside Axis ZOC; P 10.73
militia | 2 | 13 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil s:1GomelMil s:2GomelMil s:3GomelMil s:4GomelMil s:5GomelMil | untried; supplied hex outside Axis ZOC; P 10.73
militia | 2 | 14 | within 5 of its city | s:1MogilevMil s:2MogilevMil s:3MogilevMil s:4MogilevMil s:1SmolenskMil s:2SmolenskMil s:3SmolenskMil s:4SmolenskMil s:1GomelMil s:2GomelMil s:3GomelMil s:4GomelMil s:5GomelMil | untried; supplied hex outside Axis ZOC; P 10.73
mg | 1 | 11 | H2322 |  | untried; P 10.73
mg | 1 | 11 | H2226 |  | untried; P 10.73
reserveAir | 5 | 11 | box ready |  | the units of GT6-10 count as received before play (I); I
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
mdno | 10 |  | I-6510 I-6611 I-6612 I-6714 I-6816 I-6818 I-6919 I-6921 I-6923 I-6826 |  | untried, garrison; a blocked unit never enters; P 10.73, hexes D
mdno | 1 |  |  |  | untried, released; P 10.73
== withdrawals
22 | g:air:I/KG2 g:air:III/KG2 g:air:III/KG3 g:air:I/StG2 g:air:III/StG2 g:air:I/ZG26 g:air:II/ZG26 g:air:II/JG27 g:air:III/JG27 g:air:III/JG53 g:air:II(S)/LG2 g:air:II/JG52 | AGN | not allowed | 48 | VIII Air Corps to Air Fleet 1 | D
24 | g:air:I/StG77 g:air:II/StG77 g:air:III/StG77 g:air:I/JG53 | AGS and Reich | not allowed |  | regrouping of the air fleets | D
29 | g:29/12Pz g:5/12Pz g:25/12Pz g:2/12Pz g:76/20M g:90/20M g:20/20M g:XXXIXArt | AGN | 1 VP per missing step, at most 6 VP |  | XXXIX Corps to the Leningrad front | D
30 | g:30/18M g:51/18M g:38/18M | AGN | 1 VP per missing step, at most 3 VP |  | XXXIX Corps to the Leningrad front | D
31 | g:8SS g:10SS | AGS | not allowed |  | second withdrawal of KSRFSS regiments (P 5.51 that it may happen) | D
38 | g:27/19Pz g:73/19Pz g:74/19Pz g:19/19Pz g:21/20Pz g:59/20Pz g:112/20Pz g:92/20Pz | AGN | 1 VP per missing step, at most 8 VP | 49 | LVII Corps to Demyansk | D
46 |  | Southwestern Front | 1 VP each to the Axis |  | first Guards divisions sent south | D | 2 of Guards or 4-4-4 rifle divisions
== garrisons
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
s:SAU | I-5019 | 11 | R result (not in scenario 5), attack, Axis ZOC at phase end
s:MPU | I-3532 | 11 | R result (not in scenario 5), attack, Axis ZOC at phase end
s:ChVIU | H4632 | 11 | R result (not in scenario 5), attack, Axis ZOC at phase end
s:BVTU | H4119 | 11 | R result (not in scenario 5), attack, Axis ZOC at phase end
== supply
axis dump 4: I-1828
axis dump 4: H2411
axis msu 1: I-1919
axis msu 1: I-3314
axis msu 1: I-3426
axis msu 1: I-3429
axis msu 1: H3304
axis msu 1: H1809
soviet dump 4: I-5019
soviet dump 4: H4119
soviet msu 1: I-2012
soviet msu 1: I-3524
soviet msu 1: I-3532
soviet msu 1: I-7012
soviet msu 1: H3613
axis msu 1 ×5 on 11: D6801 C7017 C7020
== points
11-12: axis 5 soviet 2
13-50: axis 5 soviet 3
== strongpoints
soviet I-2012
soviet I-3524
soviet I-3532
soviet I-3633
soviet H4119
== axisPlaces
C7017 D6801 D6813 D6816 D6822 D6907 D7005 H1113 H1203 H1315 H1305 H1406 H1512 H1603 H1706 H1809 H1914 H2003 H2101 H2104 H2106 H2117 H2411 H2406 H2609 H2615 H3211 H3214 H3304 H3307 I-1118 I-1120 I-1208 I-1214 I-1227 I-1230 I-1422 I-1432 I-1510 I-1527 I-1709 I-1712 I-1730 I-1828 I-1829 I-1919 I-2118 I-2225 I-2231 I-2327 I-2415 I-2420 I-2423 I-2524 I-2527 I-2617 I-2623 I-2713 I-2732 I-2920 I-2926 I-2931 I-3016 I-3028 I-3111 I-3130 I-3225 I-3314 I-3331 I-3429 I-3526
== mandated
2
== replacements
axis 12-50: A 0 I 4
axis 13-49 every 2: A 2 I 0
== places
Minsk | D6801 | 3 | 3 | D
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
