/** Axis ground units beside those of the small scenarios, by formation: id without its side | label | title | type, size | box | faces | stacking points | mark of the values | what else it shows | what is known of it. */
export default `
# VI Corps
26ID | 26 Inf | 26 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
6ID | 6 Inf | 6 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
VIArt | VI Art | VI Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
VIEng | VI Eng | VI Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# XXXIX Motorized Corps
101F | 101 F | Flame Tank Battalion 101 | armor, battalion | red | 2-2-7 | 1 | D
643PJ | 643 PzJ | Anti-tank Battalion 643 | antitank, battalion | red | 1-2-7 | 1 | D | banded | number from general knowledge
604Fla | 604 Fla | 604 Light Anti-aircraft Battalion (mot) | antiaircraft, battalion | red | 2-2-7 | 1 | F | bunker buster
# V Corps
101Ent | 101 Ent | Decontamination Battalion 101, heavy launchers | rocket, battalion | orange | 0-1-3 | 1 | F | banded, support 3 range 1, attack only | exists P 12.22
41Art | 41 Art | Artillery Regiment staff 41, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
VEng | V Eng | V Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# LVII Motorized Corps
LVIIArt | LVII Art | LVII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
529PJ | 529 PzJ | Anti-tank Battalion 529 | antitank, battalion | red | 1-2-7 | 1 | D | banded | number from general knowledge
603Fla | 603 Fla | Army light AA Battalion (mot.) 603 | antiaircraft, battalion | red | 2-2-7 | 1 | F | banded, bunker buster | number from general knowledge
8MG | 8 MG | 8 Machine-gun Battalion (mot) | motorcycle, battalion | red | 2-2-8 | 1 | F
# VIII Corps
612Art | 612 Art | Artillery Regiment staff 612, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
8Nbw | 8 Nbw | Nebelwerfer Battalion 8, heavy launchers | rocket, battalion | orange | 0-1-3 | 1 | F | banded, support 3 range 1, attack only | exists P 12.22
VIIIEng | VIII Eng | VIII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
561PJ | 561 PzJ | Anti-tank Battalion 561 | antitank, battalion | red | 1-2-7 | 1 | D | banded | number from general knowledge
815SH | 815 | Heavy Artillery Battalion 815, 30.5 cm mortars | super-heavy, battalion | green | 0-1-2 | 1 | D | banded, support 0 range 1 | at the Sopotskin works; presence plausible, number doubtful
# XX Corps
256ID | 256 Inf | 256 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
162ID | 162 Inf | 162 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
210StG | 210 StG | Assault Gun Battalion 210 | assault gun, battalion | red | 2-1-7 | 1 | F | banded, bunker buster | corps assignment doubtful
105Ent | 105 Ent | Decontamination Battalion 105, heavy launchers | rocket, battalion | orange | 0-1-3 | 1 | F | banded, support 3 range 1, attack only | exists P 12.22; army assignment doubtful
10MG | 10 MG | Machine-gun Battalion 10 (mot.) | motorcycle, battalion | red | 2-2-8 | 2 | F |  | number doubtful
XXEng | XX Eng | XX Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# XLII Corps
129ID | 129 Inf | 129 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
87ID | 87 Inf | 87 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
102ID | 102 Inf | 102 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XLIIArt | XLII Art | XLII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
627Art | 627 Art | Artillery Regiment staff 627, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2 | number doubtful
XLIIEng | XLII Eng | XLII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
563PJ | 563 PzJ | Anti-tank Battalion 563 | antitank, battalion | red | 1-2-7 | 1 | D | banded | number from general knowledge
# KSRFSS
1SSKav | 1 SS Kav | SS Cavalry Regiment 1 | cavalry, regiment | yellow | 1-2-6 1-1-6 | 2 | D |  | exists P 5.51
2SSKav | 2 SS Kav | SS Cavalry Regiment 2 | cavalry, regiment | yellow | 1-2-6 1-1-6 | 2 | D |  | exists P 5.51
4SS | 4 SS | SS Infantry Regiment 4 | infantry, regiment | white | 2-2-5 1-1-5 | 2 | D |  | exists P 5.51
5SS | 5 SS | SS Infantry Regiment 5 (mot.) | motorized, regiment | red | 2-2-7 1-1-7 | 2 | D |  | exists P 5.51
8SS | 8 SS | SS Infantry Regiment 8 (mot.) | motorized, regiment | red | 2-2-7 1-1-7 | 2 | D |  | exists P 5.51
10SS | 10 SS | SS Infantry Regiment 10 (mot.) | motorized, regiment | red | 2-2-7 1-1-7 | 2 | D |  | exists P 5.51
RFSS | RFSS | Escort Battalion Reichsfuehrer SS | motorized, battalion | red | 1-2-7 | 1 | D |  | exists P 12.1; not on the list of 5.51, so no compulsory withdrawal
# Rear Area 102
SSMitte | SS Mitte | Police Regiment Centre | security, regiment | white | 1-2-5 | 2 | D | banded | exists P 12.1
221Sich | 221 Sich | 221 Security Division | security, division | white | 0-2-5 | 2 | F | banded
IR350 | 350 IR | Infantry Regiment 350 (of 221 Security Division) | infantry, regiment | white | 2-3-5 | 2 | D
286Sich | 286 Sich | 286 Security Division | security, division | white | 0-2-5 | 2 | F | banded
IR354 | 354 IR | Infantry Regiment 354 (of 286 Security Division) | infantry, regiment | white | 2-3-5 | 2 | D
403Sich | 403 Sich | 403 Security Division | security, division | white | 0-2-5 | 2 | F | banded
IR406 | 406 IR | Infantry Regiment 406 (of 403 Security Division) | infantry, regiment | white | 2-3-5 | 2 | D
# VII Corps
7ID | 7 Inf | 7 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
258ID | 258 Inf | 258 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
203StG | 203 StG | Assault Gun Battalion 203 | assault gun, battalion | red | 2-1-7 | 1 | F | banded, bunker buster
617Art | 617 Art | Artillery Regiment staff 617, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2 | number doubtful
102Ent | 102 Ent | Decontamination Battalion 102, heavy launchers | rocket, battalion | orange | 0-1-3 | 1 | F | banded, support 3 range 1, attack only | exists P 12.22; army assignment doubtful
VIIEng | VII Eng | VII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
559PJ | 559 PzJ | Anti-tank Battalion 559 | antitank, battalion | red | 1-2-7 | 1 | D | banded | number from general knowledge
# IX Corps
226StG | 226 StG | Assault Gun Battalion 226 | assault gun, battalion | red | 2-1-7 | 1 | F | banded, bunker buster
622Art | 622 Art | Artillery Regiment staff 622, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2 | number doubtful
IXEng | IX Eng | IX Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
606Fla | 606 Fla | Army light AA Battalion (mot.) 606 | antiaircraft, battalion | red | 2-2-7 | 1 | F | banded, bunker buster | number from general knowledge
# XIII Corps
17ID | 17 Inf | 17 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XIIIArt | XIII Art | XIII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
260ID | 260 Inf | 260 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XIIIEng | XIII Eng | XIII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# XLIII Corps
134ID | 134 Inf | 134 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
131ID | 131 Inf | 131 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XLIIIArt | XLIII Art | XLIII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
201StG | 201 StG | Assault Gun Battalion 201 | assault gun, battalion | red | 2-1-7 | 1 | F | banded, bunker buster | corps assignment doubtful
618Art | 618 Art | Artillery Regiment staff 618, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2 | number doubtful
XLIIIEng | XLIII Eng | XLIII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# XLVII Motorized Corps
167ID | 167 Inf | 167 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XLVIIArt | XLVII Art | XLVII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 3 range 2
100F | 100 F | Flame Tank Battalion 100 | armor, battalion | red | 2-2-7 | 1 | D
104Flak | 104 Flak | Luftwaffe Flak Regiment 104 | flak, regiment | orange | 2-4-6 | 2 | F | bunker buster
611PJ | 611 PzJ | Anti-tank Battalion 611 | antitank, battalion | red | 1-2-7 | 1 | D | banded | number from general knowledge
XLVIIEng | XLVII Eng | XLVII Corps assault boat and bridging engineers | engineer, battalion | red | 2-2-7 | 2 | F
# XII Corps
31ID | 31 Inf | 31 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
45ID | 45 Inf | 45 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
34ID | 34 Inf | 34 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XIIArt | XII Art | XII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 3 range 2
4Nbw | 4 Nbw | Nebelwerfer Regiment z.b.V. 4 | rocket, regiment | orange | 0-1-7 | 1 | F | banded, support 3 range 1, attack only
104Ent | 104 Ent | Decontamination Battalion 104, heavy launchers | rocket, battalion | orange | 0-1-3 | 1 | F | banded, support 3 range 1, attack only | exists P 12.22; army assignment doubtful
XIIEng | XII Eng | XII Corps assault engineers | engineer, battalion | white | 2-2-5 | 1 | D
833SH | 833 Karl | Heavy Mortar Battalion 833, second battery, 60 cm | super-heavy, battalion | green | 0-1-2 | 1 | D | banded, support 0 range 1 | exists P 5.56 (super-heavy guns at Brest)
84Art | 84 Art | Artillery Battalion 84, 24 cm guns | artillery, battalion | orange | 0-1-3 | 1 | D | banded, support 1 range 4 | "some had surprising ranges" (12.4); number doubtful
EArt | E Art | Railway gun batteries, 4th Army | artillery, battalion | gray | 0-1-48 | 1 | D | banded, support 1 range 4 | 13.33 speaks of railroad artillery; presence at Biala Podlaska is a guess
69Art | 69 Art | Artillery Regiment staff 69, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
# XXIV Motorized Corps
6/3Pz | 6/3 | Panzer Regiment 6, 3 Panzer Division | armor, regiment | red | 9-7-7 7-5-7 5-4-7 2-2-7 | 2 | F | of 3 Pz
3/3Pz | 3/3 | 3 Rifle Regiment, 3 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | F | of 3 Pz
394/3Pz | 394/3 | 394 Rifle Regiment, 3 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | F | of 3 Pz
1/3Pz | 1/3 | 1 Reconnaissance Battalion, 3 Panzer Division | recon, battalion | red | 3-2-9 1-1-9 | 2 | F | of 3 Pz
35/4Pz | 35/4 | Panzer Regiment 35, 4 Panzer Division | armor, regiment | red | 8-7-7 6-5-7 4-3-7 2-2-7 | 2 | F | of 4 Pz
12/4Pz | 12/4 | 12 Rifle Regiment, 4 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | F | of 4 Pz
33/4Pz | 33/4 | 33 Rifle Regiment, 4 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | F | of 4 Pz
7/4Pz | 7/4 | 7 Reconnaissance Battalion, 4 Panzer Division | recon, battalion | red | 3-2-9 1-1-9 | 2 | F | of 4 Pz
20/10M | 20/10 | 20 Infantry Regiment (mot.), 10 Motorized Division | motorized, regiment | red | 4-4-7 2-2-7 | 2 | F | of 10 M
41/10M | 41/10 | 41 Infantry Regiment (mot.), 10 Motorized Division | motorized, regiment | red | 4-4-7 2-2-7 | 2 | F | of 10 M
40/10M | 40/10 | 40 Motorcycle Battalion, 10 Motorized Division | motorcycle, battalion | red | 2-2-8 | 2 | F | of 10 M
267ID | 267 Inf | 267 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
1/1Kav | 1/1 Kav | 1st Cavalry Brigade (Cavalry Regiments 1 and 2), 1 Cavalry Division | cavalry, brigade | yellow | 3-3-6 1-2-6 | 3 | D
2/1Kav | 2/1 Kav | 2nd Cavalry Brigade (Cavalry Regiments 21 and 22), 1 Cavalry Division | cavalry, brigade | yellow | 3-3-6 1-2-6 | 3 | D
1Rad/1Kav | 1 Rad | Bicycle Battalion 1, 1 Cavalry Division | infantry, battalion | white | 1-1-6 | 1 | D
XXIVArt | XXIV Art | XXIV Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 3 range 2
623Art | 623 Art | Artillery Regiment staff 623, army artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2 | number doubtful
192StG | 192 StG | Assault Gun Battalion 192 | assault gun, battalion | red | 2-1-7 | 1 | F | banded, bunker buster | corps assignment doubtful
XXIVEng | XXIV Eng | XXIV Corps motorized engineers | engineer, battalion | red | 2-2-7 | 2 | F
101Flak | 101 Flak | Luftwaffe Flak Regiment 101 | flak, regiment | orange | 2-4-6 | 2 | F | bunker buster
521PJ | 521 PzJ | Anti-tank Battalion 521 | antitank, battalion | red | 1-2-7 | 1 | D | banded
5MG | 5 MG | Machine-gun Battalion 5 (mot.) | motorcycle, battalion | red | 2-2-8 | 2 | F |  | number doubtful
602Fla | 602 Fla | 602 Light Anti-aircraft Battalion (mot) | antiaircraft, battalion | red | 2-2-7 | 1 | F | bunker buster
# XLVI Motorized Corps
GD | GD | Infantry Regiment (mot.) Grossdeutschland | motorized, regiment | red | 5-5-7 3-3-7 1-1-7 | 2 | D |  | exists P 12.1
D/SSR | D/SS R | Deutschland, SS Division Reich (mot.) | motorized, regiment | red | 2-2-7 1-1-7 | 2 | F | of SS R | exists P 5.52
DF/SSR | DF/SS R | Der Fuehrer, SS Division Reich (mot.) | motorized, regiment | red | 2-2-7 1-1-7 | 2 | F | of SS R | exists P 5.52
11/SSR | 11/SS R | SS Infantry Regiment 11, SS Division Reich (mot.) | motorized, regiment | red | 2-2-7 1-1-7 | 2 | F | of SS R | exists P 5.52
AA/SSR | AA/SS R | Reconnaissance Battalion, SS Division Reich (mot.) | recon, battalion | red | 2-2-9 1-1-9 | 2 | D | of SS R | exists P 5.52
XLVIArt | XLVI Art | XLVI Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
XLVIEng | XLVI Eng | XLVI Corps motorized engineers | engineer, battalion | red | 2-2-7 | 2 | F
654PJ | 654 PzJ | 654 Anti-tank Battalion (mot) | antitank, battalion | red | 1-2-7 | 1 | D
# LIII Corps
293ID | 293 Inf | 293 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
52ID | 52 Inf | 52 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
LIIIArt | LIII Art | LIII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
LIIIEng | LIII Eng | LIII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# 2nd Panzer Group
27PzZ | 27 PzZ | Armored Train 27 | train, regiment | gray | 1-1-48 | 0 | D | banded
# 4th Army
28PzZ | 28 PzZ | Armored Train 28 | train, regiment | gray | 1-1-48 | 0 | D | banded
29PzZ | 29 PzZ | Armored Train 29 | train, regiment | gray | 1-1-48 | 0 | D | banded
177StG | 177 StG | 177 Assault Gun Battalion | assault gun, battalion | red | 2-1-7 | 1 | F | banded, bunker buster
# Supply
Base1 | Base 1 | Supply Base Suwalki | base, regiment | white | 0-1-0 | 0 | F | banded
Base2 | Base 2 | Supply Base Siedlce | base, regiment | white | 0-1-0 | 0 | F | banded
# Regiment substitutes
RSC01 | RSC 1 | Regiment substitute counter 1 | substitute, regiment | white | 2-3-5 | 2 | D
RSC02 | RSC 2 | Regiment substitute counter 2 | substitute, regiment | white | 2-3-5 | 2 | D
RSC03 | RSC 3 | Regiment substitute counter 3 | substitute, regiment | white | 2-3-5 | 2 | D
RSC04 | RSC 4 | Regiment substitute counter 4 | substitute, regiment | white | 2-3-5 | 2 | D
RSC05 | RSC 5 | Regiment substitute counter 5 | substitute, regiment | white | 2-3-5 | 2 | D
RSC06 | RSC 6 | Regiment substitute counter 6 | substitute, regiment | white | 2-3-5 | 2 | D
RSC07 | RSC 7 | Regiment substitute counter 7 | substitute, regiment | white | 2-3-5 | 2 | D
RSC08 | RSC 8 | Regiment substitute counter 8 | substitute, regiment | white | 2-3-5 | 2 | D
RSC09 | RSC 9 | Regiment substitute counter 9 | substitute, regiment | white | 2-3-5 | 2 | D
RSC10 | RSC 10 | Regiment substitute counter 10 | substitute, regiment | white | 2-3-5 | 2 | D
RSC11 | RSC 11 | Regiment substitute counter 11 | substitute, regiment | white | 2-3-5 | 2 | D
RSC12 | RSC 12 | Regiment substitute counter 12 | substitute, regiment | white | 2-3-5 | 2 | D
# XXIII Corps
86ID | 86 Inf | 86 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
110ID | 110 Inf | 110 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
206ID | 206 Inf | 206 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
251ID | 251 Inf | 251 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
253ID | 253 Inf | 253 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XXIIIArt | XXIII Art | XXIII Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
XXIIIEng | XXIII Eng | XXIII Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# XXXV Corps
262ID | 262 Inf | 262 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
112ID | 112 Inf | 112 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
XXXVArt | XXXV Art | XXXV Corps artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
XXXVEng | XXXV Eng | XXXV Corps engineers | engineer, battalion | white | 2-2-5 | 1 | D
# Army Group Center
183ID | 183 Inf | 183 Infantry Division | infantry, division | white | 7-9-5 5-7-5 3-4-5 1-2-5 | 6 | F
339ID | 339 Inf | 339 Infantry Division | infantry, division | white | 4-6-5 3-4-5 1-2-5 | 6 | D
707ID | 707 Inf | 707 Infantry Division | infantry, division | white | 2-4-5 1-2-5 | 6 | D
# OKH reserve
250ID | 250 Inf | 250 (Spanish) Infantry Division | infantry, division | white | 6-8-5 4-6-5 2-4-5 1-2-5 | 6 | D
604Art | 604 Art | 604 Heavy Artillery Battalion (21 cm mortars) | artillery, battalion | orange | 0-1-4 | 1 | D | banded, support 2 range 2
637Art | 637 Art | 637 Heavy Artillery Battalion (21 cm mortars) | artillery, battalion | orange | 0-1-4 | 1 | D | banded, support 2 range 2
62Eng | 62 Eng | 62 Engineer Battalion (mot) | engineer, battalion | red | 2-2-7 | 2 | D
# XL Motorized Corps
3/2Pz | 3/2 | 3 Panzer Regiment, 2 Panzer Division | armor, regiment | red | 8-7-7 6-5-7 4-3-7 2-2-7 | 2 | D | of 2 Pz
2/2Pz | 2/2 | 2 Rifle Regiment, 2 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | D | of 2 Pz
304/2Pz | 304/2 | 304 Rifle Regiment, 2 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | D | of 2 Pz
5/2Pz | 5/2 Pz | 5 Reconnaissance Battalion, 2 Panzer Division | recon, battalion | red | 3-2-9 1-1-9 | 2 | D | of 2 Pz
31/5Pz | 31/5 | 31 Panzer Regiment, 5 Panzer Division | armor, regiment | red | 8-7-7 6-5-7 4-3-7 2-2-7 | 2 | D | of 5 Pz
13/5Pz | 13/5 | 13 Rifle Regiment, 5 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | D | of 5 Pz
14/5Pz | 14/5 | 14 Rifle Regiment, 5 Panzer Division | motorized, regiment | red | 3-3-7 1-1-7 | 2 | D | of 5 Pz
8/5Pz | 8/5 Pz | 8 Reconnaissance Battalion, 5 Panzer Division | recon, battalion | red | 3-2-9 1-1-9 | 2 | D | of 5 Pz
# I Flak Corps
133Flak | 133 Flak | 133 Flak Regiment (Luftwaffe) | flak, regiment | orange | 2-4-6 1-2-6 | 2 | F | bunker buster
21Flak | 21 Flak | 21 Flak Regiment (Luftwaffe) | flak, regiment | orange | 2-4-6 1-2-6 | 2 | F | bunker buster
36Flak | 36 Flak | 36 Flak Regiment (Luftwaffe) | flak, regiment | orange | 2-4-6 1-2-6 | 2 | F | bunker buster
99Flak | 99 Flak | 99 Flak Regiment (Luftwaffe) | flak, regiment | orange | 2-4-6 1-2-6 | 2 | F | bunker buster
# 2nd Army
601Fla | 601 Fla | 601 Light Anti-aircraft Battalion (mot) | antiaircraft, battalion | red | 2-2-7 | 1 | F | bunker buster
742PJ | 742 PzJ | 742 Anti-tank Battalion (mot) | antitank, battalion | red | 1-2-7 | 1 | D
`
