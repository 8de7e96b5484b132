/** Soviet ground units beside those of the small scenarios, by formation: id without its side | label | title | type, size | box | faces | stacking points | mark of the values | what else it shows | what is known of it. */
export default `
# 11th Army
580/188 | 580/188 | 580 Rifle Regiment, 188 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 188 RD
523/188 | 523/188 | 523 Rifle Regiment, 188 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 188 RD
595/188 | 595/188 | 595 Rifle Regiment, 188 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 188 RD
690/126 | 690/126 | 690 Rifle Regiment, 126 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 126 RD
550/126 | 550/126 | 550 Rifle Regiment, 126 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 126 RD
366/126 | 366/126 | 366 Rifle Regiment, 126 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 126 RD
374/128 | 374/128 | 374 Rifle Regiment, 128 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 128 RD
741/128 | 741/128 | 741 Rifle Regiment, 128 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 128 RD
533/128 | 533/128 | 533 Rifle Regiment, 128 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 128 RD
117/23 | 117/23 | 117 Rifle Regiment, 23 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 23 RD
89/23 | 89/23 | 89 Rifle Regiment, 23 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 23 RD
225/23 | 225/23 | 225 Rifle Regiment, 23 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 23 RD
9/5Tk | 9/5 | 9 Tank Regiment, 5 Tank Division | armor, regiment | red | 5-2-5 2-1-5 | 2 | D | of 5 Tk, Tk
10/5Tk | 10/5 | 10 Tank Regiment, 5 Tank Division | armor, regiment | red | 5-2-5 2-1-5 | 2 | D | of 5 Tk, Tk
5/5Tk | 5/5 | 5 Motorized Rifle Regiment, 5 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 5 Tk
41/84M | 41/84 | 41 Motorized Rifle Regiment, 84 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 84 M
201/84M | 201/84 | 201 Motorized Rifle Regiment, 84 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 84 M
46/84M | 46/84 | 46 Tank Regiment, 84 Motorized Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 84 M
179RD | 179 Rifle | 179 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F |  | former Lithuanian army, unreliable
184RD | 184 Rifle | 184 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F |  | former Lithuanian army, unreliable; summer camp at Varena
615+429 | 615+429 | 615 Corps and 429 Howitzer Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
10AA | 10 AA | 10 Air Defence Brigade (Vilnius and Kaunas) | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
# NKVD
107Bd | 107 NKVD | 107 Border Detachment (Mariampol) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
84NK | 84 NKVD | 84 NKVD Railway Security Regiment | infantry, regiment | white | 1-1-5 | 1 | F | nkvd
240Cv | 240 NKVD | 240 NKVD Convoy Regiment | infantry, regiment | white | 1-1-5 | 1 | F | nkvd
86Bd | 86 NKVD | 86 Border Detachment (Augustow) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
87Bd | 87 NKVD | 87 Border Detachment (Lomza) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
88Bd | 88 NKVD | 88 Border Detachment (Shepetovo) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
58NK | 58 NKVD | 58 NKVD Railway Security Regiment | infantry, regiment | white | 1-1-5 | 1 | F | nkvd
131Cv | 131 NKVD | 131 NKVD Convoy Battalion | infantry, battalion | white | 0-1-4 | 1 | D | banded, nkvd
58Tr | 58 Tr | NKVD armored train 58 | train, regiment | gray | 1-1-48 | 0 | F | banded, nkvd
17Bd | 17 NKVD | 17 Border Detachment (Brest) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
132Cv | 132 NKVD | 132 NKVD Convoy Battalion | infantry, battalion | white | 0-1-4 | 1 | D | banded, nkvd
60NK | 60 NKVD | 60 NKVD Railway Security Regiment | infantry, regiment | white | 1-1-5 | 1 | F | nkvd
42NKVD | 42 NKVD | 42 NKVD Convoy Brigade | infantry, brigade | white | 2-2-4 1-1-4 | 2 | D | nkvd | exists P 5.53
226Cv | 226 NKVD | 226 NKVD Convoy Regiment | infantry, regiment | white | 1-1-5 | 1 | F | nkvd | exists P 12.1
135Cv | 135 NKVD | 135 NKVD Convoy Battalion | infantry, battalion | white | 0-1-4 | 1 | D | banded, nkvd
16Bd | 16 NKVD | 16 Border Detachment (Dzerzhinsk, old border) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
83Bd | 83 NKVD | 83 Border Detachment (Slutsk, old border) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd | seat doubtful
60Tr | 60 Tr | NKVD armored trains 5 and 60 | train, regiment | gray | 1-1-48 | 0 | F | banded, nkvd
18Bd | 18 NKVD | 18 Border Detachment (Zhitkovichi, old border) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
13Bd | 13 NKVD | 13 Border Detachment (Berezino, old border) | infantry, regiment | white | 1-1-5 | 2 | F | nkvd
136Cv | 136 NKVD | 136 NKVD Convoy Battalion | infantry, battalion | white | 0-1-4 | 1 | D | banded, nkvd
# Western Front
VPU | VPU | Vilnius Infantry School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
GVPU | GVPU | Grodno Military-Political School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
4AA | 4 AA | 4 Air Defence Brigade (Bialystok) | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
10Eng | 10 Eng | 10 Engineer Regiment | engineer, regiment | white | 2-2-5 | 1 | F
33Eng | 33 Eng | 33 Engineer Regiment | engineer, regiment | white | 2-2-5 | 1 | F
24RD | 24 Rifle | 24 Rifle Division | infantry, division | white | 4-4-4 2-2-4 | 4 | F |  | on the march at Molodechno
17RD | 17 Rifle | 17 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F |  | on the march to Lida
37RD | 37 Rifle | 37 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F |  | detraining at Benyakoni
8AT | 8 AT | 8 Anti-tank Artillery Brigade | antitank, brigade | orange | 1-3-4 | 1 | D | banded
467+587 | 467+587 | 467 and 587 Corps Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
121RD | 121 Rifle | 121 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
143RD | 143 Rifle | 143 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
55RD | 55 Rifle | 55 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
27Tk | 27 Tk | 27 Tank Division | infantry, division | white | 2-3-4 1-1-4 | 4 | D |  | no tanks, a third of the men armed: fights on foot
36Tk | 36 Tk | 36 Tank Division | infantry, division | white | 2-3-4 1-1-4 | 4 | D |  | a dozen training tanks: fights on foot
209M | 209 M | 209 Motorized Division | infantry, division | white | 2-3-4 1-2-4 | 4 | D |  | no transport: fights on foot
22Mcy | 22 Mcy | 22 Motorcycle Regiment | motorcycle, regiment | red | 1-1-6 | 1 | D
26Tk | 26 Tk | 26 Tank Division | infantry, division | white | 2-3-4 1-2-4 | 4 | D |  | about forty tanks, little transport
56+151 | 56+151 | 56 and 151 Corps Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
5+318 | 5+318 | 5 and 318 Heavy Howitzer Regiments | artillery, regiment | orange | 0-1-3 | 1 | D | banded, support 3 range 2
293+611 | 293+611 | 293 and 611 Gun Artillery Regiments | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
MTU | MTU | Minsk Tank School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
OSHMN | OSHMN | District School for Junior Commanders of the Border Guards | school, regiment | white | 1-1-5 | 1 | D | banded | exists P 12.1; seat doubtful
23Eng | 23 Eng | 23 Engineer Regiment | engineer, regiment | white | 2-2-5 | 1 | F
34+35Pon | 34+35 Pon | 34 and 35 Pontoon Regiments | engineer, regiment | white | 0-1-4 | 1 | D | banded
38Tk | 38 Tk | 38 Tank Division | infantry, division | white | 2-3-4 1-2-4 | 4 | D |  | about forty tanks, little transport
210M | 210 M | 210 Motorized Division | infantry, division | white | 2-3-4 1-2-4 | 4 | D |  | from a cavalry division, without transport
24Mcy | 24 Mcy | 24 Motorcycle Regiment | motorcycle, regiment | red | 1-1-6 | 1 | D
7Abn | 7 Abn | 7 Airborne Brigade | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
8Abn | 8 Abn | 8 Airborne Brigade | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
214Abn | 214 Abn | 214 Airborne Brigade | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
360+612 | 360+612 | 360 and 612 Howitzer Artillery Regiments | artillery, regiment | orange | 0-1-4 | 1 | D | banded, support 3 range 2
MPU | MPU | Mogilev Infantry School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
SAU | SAU | Smolensk Artillery School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
OPU | OPU | Osipovichi Infantry School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
BVTU | BVTU | Bobruysk Tractor School | school, regiment | white | 1-1-4 | 1 | D | banded | exists P 12.1
WF | WF Art | Western Front artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 3 range 2
4AT | 4 AT | 4 Anti-tank Brigade | antitank, brigade | orange | 1-2-5 | 1 | D | banded
741AA | 741 AA | 741 Anti-aircraft Regiment | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
WFEng | WF Eng | Western Front engineers | engineer, battalion | white | 2-2-5 | 1 | F
252Cv | 252 NKVD | 252 NKVD convoy Regiment | infantry, regiment | white | 1-1-5 | 1 | F | banded, nkvd
73NK | 73 NKVD | 73 NKVD railway Regiment | infantry, regiment | white | 1-1-5 | 1 | F | banded, nkvd
76NK | 76 NKVD | 76 NKVD railway Regiment | infantry, regiment | white | 1-1-5 | 1 | F | banded, nkvd
# 3rd Army
3A | 3 A | 3 Army Headquarters | hq, army | white | 0-1-4 | 0 | F | banded, command 1 recovery 3
213/56 | 213/56 | 213 Rifle Regiment, 56 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 56 RD
37/56 | 37/56 | 37 Rifle Regiment, 56 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 56 RD
184/56 | 184/56 | 184 Rifle Regiment, 56 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 56 RD
345/27 | 345/27 | 345 Rifle Regiment, 27 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 27 RD
132/27 | 132/27 | 132 Rifle Regiment, 27 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 27 RD
239/27 | 239/27 | 239 Rifle Regiment, 27 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 27 RD
59/85 | 59/85 | 59 Rifle Regiment, 85 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 85 RD
103/85 | 103/85 | 103 Rifle Regiment, 85 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 85 RD
141/85 | 141/85 | 141 Rifle Regiment, 85 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 85 RD
57/29Tk | 57/29 | 57 Tank Regiment, 29 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 29 Tk, Tk
59/29Tk | 59/29 | 59 Tank Regiment, 29 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 29 Tk, Tk
29/29Tk | 29/29 | 29 Motorized Rifle Regiment, 29 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 29 Tk
65/33Tk | 65/33 | 65 Tank Regiment, 33 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 33 Tk, Tk
66/33Tk | 66/33 | 66 Tank Regiment, 33 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 33 Tk, Tk
33/33Tk | 33/33 | 33 Motorized Rifle Regiment, 33 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 33 Tk
700/204M | 700/204 | 700 Motorized Rifle Regiment, 204 Motorized Division | motorized, regiment | red | 2-2-5 1-1-5 | 2 | D | of 204 M | regiment numbers doubtful
706/204M | 706/204 | 706 Motorized Rifle Regiment, 204 Motorized Division | motorized, regiment | red | 2-2-5 1-1-5 | 2 | D | of 204 M | regiment numbers doubtful
126/204M | 126/204 | 126 Tank Regiment, 204 Motorized Division | armor, regiment | red | 2-1-5 | 2 | D | of 204 M | regiment numbers doubtful
16Mcy | 16 Mcy | 16 Motorcycle Regiment | motorcycle, regiment | red | 1-1-6 | 1 | D
7AT | 7 AT | 7 Anti-tank Artillery Brigade | antitank, brigade | orange | 1-3-4 | 1 | D | banded
152+444 | 152+444 | 152 and 444 Corps Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
124 | 124 | 124 Howitzer Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
16AA | 16 AA | 16 and other AA battalions, 3rd Army | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
3Army | 3 Army Art | 3 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
# 10th Army
10A | 10 A | 10 Army Headquarters | hq, army | white | 0-1-4 | 0 | F | banded, command 2 recovery 3
229/8 | 229/8 | 229 Rifle Regiment, 8 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 8 RD
310/8 | 310/8 | 310 Rifle Regiment, 8 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 8 RD
151/8 | 151/8 | 151 Rifle Regiment, 8 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 8 RD
200/2 | 200/2 | 200 Rifle Regiment, 2 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 2 RD
13/2 | 13/2 | 13 Rifle Regiment, 2 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 2 RD
261/2 | 261/2 | 261 Rifle Regiment, 2 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 2 RD
119/13 | 119/13 | 119 Rifle Regiment, 13 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 13 RD
296/13 | 296/13 | 296 Rifle Regiment, 13 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 13 RD
172/13 | 172/13 | 172 Rifle Regiment, 13 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 13 RD
284/86 | 284/86 | 284 Rifle Regiment, 86 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 86 RD
330/86 | 330/86 | 330 Rifle Regiment, 86 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 86 RD
169/86 | 169/86 | 169 Rifle Regiment, 86 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 86 RD
725/113 | 725/113 | 725 Rifle Regiment, 113 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 113 RD
679/113 | 679/113 | 679 Rifle Regiment, 113 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 113 RD
513/113 | 513/113 | 513 Rifle Regiment, 113 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 113 RD
155RD | 155 Rifle | 155 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
6CD | 6 Cav | 6 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
36CD | 36 Cav | 36 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
7/4Tk | 7/4 | 7 Tank Regiment, 4 Tank Division | armor, regiment | red | 6-3-5 3-1-5 | 2 | D | of 4 Tk, Tk
8/4Tk | 8/4 | 8 Tank Regiment, 4 Tank Division | armor, regiment | red | 6-3-5 3-1-5 | 2 | D | of 4 Tk, Tk
4/4Tk | 4/4 | 4 Motorized Rifle Regiment, 4 Tank Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 4 Tk
13/7Tk | 13/7 | 13 Tank Regiment, 7 Tank Division | armor, regiment | red | 6-3-5 3-1-5 | 2 | D | of 7 Tk, Tk
14/7Tk | 14/7 | 14 Tank Regiment, 7 Tank Division | armor, regiment | red | 6-3-5 3-1-5 | 2 | D | of 7 Tk, Tk
7/7Tk | 7/7 | 7 Motorized Rifle Regiment, 7 Tank Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 7 Tk
106/29M | 106/29 | 106 Motorized Rifle Regiment, 29 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 29 M
128/29M | 128/29 | 128 Motorized Rifle Regiment, 29 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 29 M
47/29M | 47/29 | 47 Tank Regiment, 29 Motorized Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 29 M
4Mcy | 4 Mcy | 4 Motorcycle Regiment | motorcycle, regiment | red | 1-1-6 | 1 | D
50/25Tk | 50/25 | 50 Tank Regiment, 25 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 25 Tk, Tk
113/25Tk | 113/25 | 113 Tank Regiment, 25 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 25 Tk, Tk
25/25Tk | 25/25 | 25 Motorized Rifle Regiment, 25 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 25 Tk
31Tk | 31 Tk | 31 Tank Division | armor, division | red | 2-2-5 1-1-5 | 4 | D | Tk | about forty tanks; one counter
752/208M | 752/208 | 752 Motorized Rifle Regiment, 208 Motorized Division | motorized, regiment | red | 2-2-4 1-1-4 | 2 | D | of 208 M | regiment numbers doubtful; little transport
760/208M | 760/208 | 760 Motorized Rifle Regiment, 208 Motorized Division | motorized, regiment | red | 2-2-4 1-1-4 | 2 | D | of 208 M | regiment numbers doubtful; little transport
128/208M | 128/208 | 128 Tank Regiment, 208 Motorized Division | armor, regiment | red | 1-1-5 | 2 | D | of 208 M | regiment numbers doubtful; little transport
18Mcy | 18 Mcy | 18 Motorcycle Regiment | motorcycle, regiment | red | 1-1-6 | 1 | D
6AT | 6 AT | 6 Anti-tank Artillery Brigade | antitank, brigade | orange | 1-3-4 | 1 | D | banded
130+262 | 130+262 | 130 and 262 Corps Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
156+315 | 156+315 | 156 and 315 Corps Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
311+375 | 311+375 | 311 Gun and 375 Howitzer Artillery Regiments | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 3 range 2
38+71AA | 38+71 AA | 38 and 71 AA battalions, 10th Army | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
# 4th Army
4A | 4 A | 4 Army Headquarters | hq, army | white | 0-1-4 | 0 | F | banded, command 1 recovery 3
15/49 | 15/49 | 15 Rifle Regiment, 49 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 49 RD
212/49 | 212/49 | 212 Rifle Regiment, 49 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 49 RD
222/49 | 222/49 | 222 Rifle Regiment, 49 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 49 RD
84/6 | 84/6 | 84 Rifle Regiment, 6 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 6 RD
333/6 | 333/6 | 333 Rifle Regiment, 6 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 6 RD
125/6 | 125/6 | 125 Rifle Regiment, 6 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 6 RD
44/42 | 44/42 | 44 Rifle Regiment, 42 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 42 RD
455/42 | 455/42 | 455 Rifle Regiment, 42 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 42 RD
459/42 | 459/42 | 459 Rifle Regiment, 42 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 42 RD
28/75 | 28/75 | 28 Rifle Regiment, 75 Rifle Division | infantry, regiment | white | 1-1-4 | 1 | D | of 75 RD
34/75 | 34/75 | 34 Rifle Regiment, 75 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 75 RD
115/75 | 115/75 | 115 Rifle Regiment, 75 Rifle Division | infantry, regiment | white | 1-2-4 | 1 | D | of 75 RD
43/22Tk | 43/22 | 43 Tank Regiment, 22 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 22 Tk, Tk
44/22Tk | 44/22 | 44 Tank Regiment, 22 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 22 Tk, Tk
22/22Tk | 22/22 | 22 Motorized Rifle Regiment, 22 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 22 Tk
60/30Tk | 60/30 | 60 Tank Regiment, 30 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 30 Tk, Tk
61/30Tk | 61/30 | 61 Tank Regiment, 30 Tank Division | armor, regiment | red | 4-2-5 2-1-5 | 2 | D | of 30 Tk, Tk
30/30Tk | 30/30 | 30 Motorized Rifle Regiment, 30 Tank Division | motorized, regiment | red | 1-2-5 1-1-5 | 2 | D | of 30 Tk
684/205M | 684/205 | 684 Motorized Rifle Regiment, 205 Motorized Division | motorized, regiment | red | 2-2-4 1-1-4 | 2 | D | of 205 M | regiment numbers doubtful; little transport
690/205M | 690/205 | 690 Motorized Rifle Regiment, 205 Motorized Division | motorized, regiment | red | 2-2-4 1-1-4 | 2 | D | of 205 M | regiment numbers doubtful; little transport
127/205M | 127/205 | 127 Tank Regiment, 205 Motorized Division | armor, regiment | red | 1-1-5 | 2 | D | of 205 M | regiment numbers doubtful; little transport
20Mcy | 20 Mcy | 20 Motorcycle Regiment | motorcycle, regiment | red | 1-1-6 | 1 | D
447+455 | 447+455 | 447 and 455 Corps Artillery Regiments | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
462 | 462 | 462 Corps Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | D | banded, support 1 range 2
120 | 120 | 120 Howitzer Artillery Regiment, high command reserve | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 3 range 2
12AA | 12 AA | 12 and other AA battalions, 4th Army | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
# 22nd Army
112RD | 112 Rifle | 112 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
170RD | 170 Rifle | 170 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
214RD | 214 Rifle | 214 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
95/48Tk | 95/48 | 95 Tank Regiment, 48 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 48 Tk, Tk
96/48Tk | 96/48 | 96 Tank Regiment, 48 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 48 Tk, Tk
48/48Tk | 48/48 | 48 Motor Rifle Regiment, 48 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 48 Tk
390 | 390 Art | 390 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
545 | 545 Art | 545 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
56 | 56 Art | 56 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
880AT | 880 AT | 880 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
22ArmyEng | 22Army Eng | 22 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
61UR | 61 UR | 61 Fortified Region troops (Polotsk) | infantry, brigade | white | 0-2-2 | 1 | F | banded
27Mcy | 27 Mcy | 27 Motorcycle Regiment (23 MC) | motorcycle, regiment | red | 1-1-6 | 1 | D
# 21st Army
21A | 21 A | 21 Army Headquarters | hq, army | white | 0-1-4 | 0 | F | banded, command 1 recovery 3
117RD | 117 Rifle | 117 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
61RD | 61 Rifle | 61 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
154RD | 154 Rifle | 154 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
232RD | 232 Rifle | 232 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
102RD | 102 Rifle | 102 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
151RD | 151 Rifle | 151 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
167RD | 167 Rifle | 167 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
187RD | 187 Rifle | 187 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
266RD | 266 Rifle | 266 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
277RD | 277 Rifle | 277 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
99/50Tk | 99/50 | 99 Tank Regiment, 50 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 50 Tk, Tk
100/50Tk | 100/50 | 100 Tank Regiment, 50 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 50 Tk, Tk
50/50Tk | 50/50 | 50 Motor Rifle Regiment, 50 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 50 Tk
109/55Tk | 109/55 | 109 Tank Regiment, 55 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 55 Tk, Tk
110/55Tk | 110/55 | 110 Tank Regiment, 55 Tank Division | armor, regiment | red | 3-2-5 1-1-5 | 2 | D | of 55 Tk, Tk
55/55Tk | 55/55 | 55 Motor Rifle Regiment, 55 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 55 Tk
710/219M | 710/219 Mot | 710 Motor Rifle Regiment, 219 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 219 M
727/219M | 727/219 Mot | 727 Motor Rifle Regiment, 219 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 219 M
32CD | 32 Cav | 32 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
43CD | 43 Cav | 43 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
47CD | 47 Cav | 47 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
21Army | 21 Army Art | 21 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 3 range 2
420 | 420 Art | 420 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
318 | 318 Art | 318 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
546 | 546 Art | 546 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
645 | 645 Art | 645 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
509AT | 509 AT | 509 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
696AT | 696 AT | 696 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
311AA | 311 AA | 311 Anti-aircraft Regiment | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
21ArmyEng | 21Army Eng | 21 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
52UR | 52 UR | 52 Fortified Region troops (Mozyr) | infantry, brigade | white | 0-2-2 | 1 | F | banded
12Mcy | 12 Mcy | 12 Motorcycle Regiment (25 MC) | motorcycle, regiment | red | 1-1-6 | 1 | D
# 20th Army
172RD | 172 Rifle | 172 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
57/57Tk | 57/57 | 57 Motor Rifle Regiment, 57 Tank Division | motorized, regiment | red | 2-3-5 1-1-5 | 2 | D | of 57 Tk
126 | 126 Art | 126 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
302 | 302 Art | 302 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
20ArmyEng | 20Army Eng | 20 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
8Mcy | 8 Mcy | 8 Motorcycle Regiment (5 MC) | motorcycle, regiment | red | 1-1-6 | 1 | D
9Mcy | 9 Mcy | 9 Motorcycle Regiment (7 MC) | motorcycle, regiment | red | 1-1-6 | 1 | D
# Replacement regiments
Zap1 | Zap 1 | Replacement regiment 1 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap2 | Zap 2 | Replacement regiment 2 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap3 | Zap 3 | Replacement regiment 3 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap4 | Zap 4 | Replacement regiment 4 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap5 | Zap 5 | Replacement regiment 5 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap6 | Zap 6 | Replacement regiment 6 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap7 | Zap 7 | Replacement regiment 7 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap8 | Zap 8 | Replacement regiment 8 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap9 | Zap 9 | Replacement regiment 9 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap10 | Zap 10 | Replacement regiment 10 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap11 | Zap 11 | Replacement regiment 11 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap12 | Zap 12 | Replacement regiment 12 | zap, regiment | white | 1-1-4 | 1 | F | banded
Zap13 | Zap 13 | Replacement regiment 13 | zap, regiment | white | 1-1-4 | 1 | F | banded
# Fortified regions
MG01 | MG 1 | Machine-gun unit 1 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG02 | MG 2 | Machine-gun unit 2 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG03 | MG 3 | Machine-gun unit 3 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG04 | MG 4 | Machine-gun unit 4 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG05 | MG 5 | Machine-gun unit 5 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG06 | MG 6 | Machine-gun unit 6 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG07 | MG 7 | Machine-gun unit 7 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG08 | MG 8 | Machine-gun unit 8 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG09 | MG 9 | Machine-gun unit 9 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG10 | MG 10 | Machine-gun unit 10 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG11 | MG 11 | Machine-gun unit 11 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG12 | MG 12 | Machine-gun unit 12 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG13 | MG 13 | Machine-gun unit 13 of a fortified region | mg, battalion | white | 0-1-0 | 1 | F | banded, pool mg | exists P 10.23
MG14 | MG 14 | Machine-gun unit 14 of a fortified region | mg, battalion | white | 0-2-0 | 1 | D | banded, pool mg | exists P 10.23
MG15 | MG 15 | Machine-gun unit 15 of a fortified region | mg, battalion | white | 0-2-0 | 1 | D | banded, pool mg | exists P 10.23
MG16 | MG 16 | Machine-gun unit 16 of a fortified region | mg, battalion | white | 0-2-0 | 1 | D | banded, pool mg | exists P 10.23
MG17 | MG 17 | Machine-gun unit 17 of a fortified region | mg, battalion | white | 0-2-0 | 1 | D | banded, pool mg | exists P 10.23
MG18 | MG 18 | Machine-gun unit 18 of a fortified region | mg, battalion | white |  | 1 | D | banded, removed, pool mg | exists P 10.23
MG19 | MG 19 | Machine-gun unit 19 of a fortified region | mg, battalion | white |  | 1 | D | banded, removed, pool mg | exists P 10.23
MG20 | MG 20 | Machine-gun unit 20 of a fortified region | mg, battalion | white |  | 1 | D | banded, removed, pool mg | exists P 10.23
MG21 | MG 21 | Machine-gun unit 21 of a fortified region | mg, battalion | white |  | 1 | D | banded, removed, pool mg | exists P 10.23
MG22 | MG 22 | Machine-gun unit 22 of a fortified region | mg, battalion | white |  | 1 | D | banded, removed, pool mg | exists P 10.23
# 19th Army
129RD | 129 Rifle | 129 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
311 | 311 Art | 311 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
399 | 399 Art | 399 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
# 16th Army
46RD | 46 Rifle | 46 Rifle Division | infantry, division | white | 4-4-4 2-2-4 | 4 | F
602/109M | 602/109 Mot | 602 Motor Rifle Regiment, 109 Motorized Division | motorized, regiment | red | 3-3-5 1-1-5 | 2 | D | of 109 M
471 | 471 Art | 471 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
375 | 375 Art | 375 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
16ArmyEng | 16Army Eng | 16 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
# 13th Army
137RD | 137 Rifle | 137 Rifle Division | infantry, division | white | 4-4-4 2-2-4 | 4 | F
110RD | 110 Rifle | 110 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
132RD | 132 Rifle | 132 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
148RD | 148 Rifle | 148 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
160RD | 160 Rifle | 160 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
21CD | 21 Cav | 21 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
52CD | 52 Cav | 52 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
55CD | 55 Cav | 55 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
13Army | 13 Army Art | 13 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | X | banded, support 2 range 2
438 | 438 Art | 438 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
601 | 601 Art | 601 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
387 | 387 Art | 387 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
301 | 301 Art | 301 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
700AT | 700 AT | 700 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
758AT | 758 AT | 758 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
699AT | 699 AT | 699 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
376AA | 376 AA | 376 Anti-aircraft Regiment | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
13ArmyEng | 13Army Eng | 13 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
# 28th Army
145RD | 145 Rifle | 145 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
28A | 28 Army | 28 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
28Army | 28 Army Art | 28 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 3 range 2
643 | 643 Art | 643 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
364 | 364 Art | 364 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
# 29th Army
243RD | 243 Rifle | 243 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
252RD | 252 Rifle | 252 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
256RD | 256 Rifle | 256 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
246RD | 246 Rifle | 246 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
29A | 29 Army | 29 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
29Army | 29 Army Art | 29 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
644 | 644 Art | 644 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
432 | 432 Art | 432 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
510 | 510 Art | 510 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
# 31st Army
119RD | 119 Rifle | 119 Rifle Division | infantry, division | white | 4-4-4 2-2-4 | 4 | F
247RD | 247 Rifle | 247 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
249RD | 249 Rifle | 249 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
110Tk | 110 Tk | 110 Tank Division | armor, division | red | 3-2-5 1-1-5 | 4 | D | Tk
31A | 31 Army | 31 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
31Army | 31 Army Art | 31 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
43Art | 43Art Art | 43Art Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
336 | 336 Art | 336 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
533AT | 533 AT | 533 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
766AT | 766 AT | 766 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
# 49th Army
194RD | 194 Rifle | 194 Rifle Division | infantry, division | white | 4-4-4 2-2-4 | 4 | F
220RD | 220 Rifle | 220 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
248RD | 248 Rifle | 248 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
49A | 49 Army | 49 Army headquarters | hq, army | white | 0-1-5 | 0 | F | banded, command 2 recovery 3
49Army | 49 Army Art | 49 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
396 | 396 Art | 396 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
570 | 570 Art | 570 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
765AT | 765 AT | 765 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
# 50th Army
217RD | 217 Rifle | 217 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
258RD | 258 Rifle | 258 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
260RD | 260 Rifle | 260 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
279RD | 279 Rifle | 279 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
269RD | 269 Rifle | 269 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
278RD | 278 Rifle | 278 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
280RD | 280 Rifle | 280 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
290RD | 290 Rifle | 290 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
50A | 50 Army | 50 Army headquarters | hq, army | white | 0-1-5 | 0 | D | banded, command 2 recovery 4
50Army | 50 Army Art | 50 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 3 range 2
151 | 151 Art | 151 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
207 | 207 Art | 207 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
761AT | 761 AT | 761 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
50ArmyEng | 50Army Eng | 50 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
# Bryansk Front
282RD | 282 Rifle | 282 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
283RD | 283 Rifle | 283 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
299RD | 299 Rifle | 299 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
307RD | 307 Rifle | 307 Rifle Division | infantry, division | white | 2-4-4 1-2-4 | 4 | F
108Tk | 108 Tk | 108 Tank Division | armor, division | red | 4-3-5 2-1-5 | 4 | D | Tk
4CD | 4 Cav | 4 Cavalry Division | cavalry, division | yellow | 3-2-6 1-1-6 | 2 | F
YerHQ | Yer | Operational Group Yermakov | hq, army | white | 0-1-5 | 0 | D | banded, command 1 recovery 4
BF | BF Art | Bryansk Front artillery | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
753AT | 753 AT | 753 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
111AA | 111 AA | 111 Anti-aircraft Regiment | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
BFEng | BF Eng | Bryansk Front engineers | engineer, battalion | white | 2-2-5 | 1 | F
# 40th Army
135RD | 135 Rifle | 135 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
227RD | 227 Rifle | 227 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
293RD | 293 Rifle | 293 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
10Tk | 10 Tk | 10 Tank Division | armor, division | red | 4-3-5 2-1-5 | 4 | D | Tk
2Abn | 2/2 Abn | 2 Airborne Brigade, 2 Airborne Corps | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
3Abn | 3/2 Abn | 3 Airborne Brigade, 2 Airborne Corps | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
4Abn | 4/2 Abn | 4 Airborne Brigade, 2 Airborne Corps | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
40A | 40 Army | 40 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
40Army | 40 Army Art | 40 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
5AT | 5 AT | 5 Anti-tank Brigade | antitank, brigade | orange | 1-2-5 | 1 | D | banded
# 5th Army
62RD | 62 Rifle | 62 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
200RD | 200 Rifle | 200 Rifle Division | infantry, division | white | 3-4-4 1-2-4 | 4 | F
204Abn | 204 Abn | 204 Airborne Brigade | airborne, brigade | white | 2-2-5 1-1-5 | 2 | F
5A | 5 Army | 5 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
# Guards
1GdRD | 1 Gd Rifle | 1 Guards Rifle Division (historically the 100) | infantry, division | white | 5-5-4 2-3-4 | 4 | F | guards | historically s:100RD
2GdRD | 2 Gd Rifle | 2 Guards Rifle Division (historically the 127) | infantry, division | white | 5-5-4 2-3-4 | 4 | F | guards | historically s:127RD
3GdRD | 3 Gd Rifle | 3 Guards Rifle Division (historically the 153) | infantry, division | white | 5-5-4 2-3-4 | 4 | F | guards | historically s:153RD
4GdRD | 4 Gd Rifle | 4 Guards Rifle Division (historically the 161) | infantry, division | white | 5-5-4 2-3-4 | 4 | F | guards | historically s:161RD
5GdRD | 5 Gd Rifle | 5 Guards Rifle Division (historically the 107) | infantry, division | white | 5-5-4 2-3-4 | 4 | F | guards | historically s:107RD
# Tank brigades
121TkBde | 121 Tank Bde | 121 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
126TkBde | 126 Tank Bde | 126 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
128TkBde | 128 Tank Bde | 128 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
141TkBde | 141 Tank Bde | 141 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
144TkBde | 144 Tank Bde | 144 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
145TkBde | 145 Tank Bde | 145 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
146TkBde | 146 Tank Bde | 146 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
147TkBde | 147 Tank Bde | 147 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
148TkBde | 148 Tank Bde | 148 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
150TkBde | 150 Tank Bde | 150 Tank Brigade | armor, brigade | red | 3-2-5 1-1-5 | 2 | D
# 30th Army
50+53CD | 50+53 Cav | 50 and 53 Cavalry Divisions (Dovator) | cavalry, division | yellow | 6-5-6 4-3-6 2-2-6 | 4 | F
542 | 542 Art | 542 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
392 | 392 Art | 392 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
874AT | 874 AT | 874 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
30ArmyEng | 30Army Eng | 30 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
# 32nd Army
32A | 32 Army | 32 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
32Army | 32 Army Art | 32 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
878AT | 878 AT | 878 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
# 33rd Army
33A | 33 Army | 33 Army headquarters | hq, army | white | 0-1-4 | 0 | D | banded, command 1 recovery 3
33Army | 33 Army Art | 33 Army artillery | artillery, regiment | orange | 0-1-4 | 1 | F | banded, support 2 range 2
# 24th Army
305 | 305 Art | 305 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
685 | 685 Art | 685 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
544 | 544 Art | 544 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
872AT | 872 AT | 872 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
877AT | 877 AT | 877 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
879AT | 879 AT | 879 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
24ArmyEng | 24Army Eng | 24 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
# 43rd Army
646 | 646 Art | 646 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
320 | 320 Art | 320 Artillery Regiment | artillery, regiment | orange | 0-1-5 | 1 | F | banded, support 2 range 2
873AT | 873 AT | 873 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
876AT | 876 AT | 876 Anti-tank Regiment | antitank, regiment | orange | 1-2-5 | 1 | D | banded
43ArmyEng | 43Army Eng | 43 Army engineers | engineer, battalion | white | 2-2-5 | 1 | F
# Guards mortars
5GdRkt | 5 Gd Rkt | 5 Guards rocket regiment | rocket, regiment | orange | 0-1-6 | 1 | F | banded, support 3 range 1, attack only, guards
6GdRkt | 6 Gd Rkt | 6 Guards rocket regiment | rocket, regiment | orange | 0-1-6 | 1 | F | banded, support 3 range 1, attack only, guards
7GdRkt | 7 Gd Rkt | 7 Guards rocket regiment | rocket, regiment | orange | 0-1-6 | 1 | F | banded, support 3 range 1, attack only, guards
8GdRkt | 8 Gd Rkt | 8 Guards rocket regiment | rocket, regiment | orange | 0-1-6 | 1 | F | banded, support 3 range 1, attack only, guards
# Smolensk
86AA | 86 AA | 86 Anti-aircraft Regiment | antiaircraft, regiment | white | 1-1-3 | 1 | F | banded
# Reserve Front
199Coast | 199 Coast Art | 199 Naval Artillery Battalion (railway line of Vyazma) | artillery, battalion | white | 0-1-0 | 1 | D | banded, support 3 range 3
200Coast | 200 Coast Art | 200 Naval Artillery Battalion (railway line of Vyazma) | artillery, battalion | white | 0-1-0 | 1 | D | banded, support 3 range 3
RFEng | RF Eng | Reserve Front engineers | engineer, battalion | white | 2-2-5 | 1 | F
23NK | 23 Mot NKVD | 23 NKVD Motor Rifle Regiment | motorized, regiment | red | 2-2-5 1-1-5 | 1 | F | nkvd
2DivNK | 2 NKVD | 2 NKVD motor rifle regiment of the special purpose troops | motorized, regiment | red | 2-2-5 1-1-5 | 1 | F | nkvd
3DivNK | 3 NKVD | 3 NKVD motor rifle regiment of the special purpose troops | motorized, regiment | red | 2-2-5 1-1-5 | 1 | F | nkvd
# Armoured trains
51Tr | 51 Train | 51 Armored Train | train, regiment | gray | 1-1-48 | 0 | F | banded
52Tr | 52 Train | 52 Armored Train | train, regiment | gray | 1-1-48 | 0 | F | banded
27Tr | 27 Train | 27 Armored Train | train, regiment | gray | 1-1-48 | 0 | F | banded
53Tr | 53 Train | 53 Armored Train | train, regiment | gray | 1-1-48 | 0 | F | banded
6Tr | 6 Train | 6 Armored Train | train, regiment | gray | 1-1-48 | 0 | F | banded
48Tr | 48 Train | 48 Armored Train | train, regiment | gray | 1-1-48 | 0 | F | banded
# Officer schools
ChVIU | ChVIU | Chernigov Military-Engineer School | school, regiment | white | 1-2-4 | 1 | D | banded | name P
# Mogilev militia
1MogilevMil | Trubo (Mogilev) | Mogilev militia brigade Trubo | militia, brigade | white | 1-2-4 | 2 | D | home Mogilev
2MogilevMil | Milit (Mogilev) | Mogilev militia brigade Milit | militia, brigade | white | 1-2-4 | 2 | D | home Mogilev
3MogilevMil | Zhelez (Mogilev) | Mogilev militia brigade Zhelez | militia, brigade | white | 1-1-4 | 2 | D | home Mogilev
4MogilevMil | Pred (Mogilev) | Mogilev militia brigade Pred | militia, brigade | white |  | 2 | D | removed, home Mogilev
# Smolensk militia
1SmolenskMil | Zadnepr (Smolensk) | Smolensk militia brigade Zadnepr | militia, brigade | white | 1-1-4 | 2 | D | home Smolensk
2SmolenskMil | Krasno (Smolensk) | Smolensk militia brigade Krasno | militia, brigade | white | 1-2-4 | 2 | D | home Smolensk
3SmolenskMil | Stalin (Smolensk) | Smolensk militia brigade Stalin | militia, brigade | white | 1-1-4 | 2 | D | home Smolensk
4SmolenskMil | Pred (Smolensk) | Smolensk militia brigade Pred | militia, brigade | white | 1-1-4 | 2 | D | home Smolensk
# Gomel militia
1GomelMil | Gomel (Gomel) | Gomel militia brigade Gomel | militia, brigade | white | 1-2-4 | 2 | D | home Gomel
2GomelMil | Tsentral (Gomel) | Gomel militia brigade Tsentral | militia, brigade | white | 1-1-4 | 2 | D | home Gomel
3GomelMil | Zhelez (Gomel) | Gomel militia brigade Zhelez | militia, brigade | white | 1-1-4 | 2 | D | home Gomel
4GomelMil | Milit (Gomel) | Gomel militia brigade Milit | militia, brigade | white | 1-2-4 | 2 | D | home Gomel
5GomelMil | Pred (Gomel) | Gomel militia brigade Pred | militia, brigade | white |  | 2 | D | removed, home Gomel
# Bobruysk militia
1BobruyskMil | Bobruysk (Bobruysk) | Bobruysk militia brigade Bobruysk | militia, brigade | white | 1-1-4 | 2 | D | home Bobruysk
# Borisov militia
1BorisovMil | Borisov (Borisov) | Borisov militia brigade Borisov | militia, brigade | white |  | 2 | D | removed, home Borisov
# Minsk militia
1MinskMil | Minsk (Minsk) | Minsk militia brigade Minsk | militia, brigade | white | 1-1-4 | 2 | D | home Minsk
# Orsha militia
1OrshaMil | Orsha (Orsha) | Orsha militia brigade Orsha | militia, brigade | white | 1-1-4 | 2 | D | home Orsha
# Moscow militia
1MDNO | 1 MDNO | 1 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
2MDNO | 2 MDNO | 2 Moscow Militia Division | militia, division | white | 2-3-4 | 4 | D | pool mdno
5MDNO | 5 MDNO | 5 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
6MDNO | 6 MDNO | 6 Moscow Militia Division | militia, division | white | 3-2-4 | 4 | D | pool mdno
7MDNO | 7 MDNO | 7 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
8MDNO | 8 MDNO | 8 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
9MDNO | 9 MDNO | 9 Moscow Militia Division | militia, division | white | 1-2-4 | 4 | D | pool mdno
13MDNO | 13 MDNO | 13 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
17MDNO | 17 MDNO | 17 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
18MDNO | 18 MDNO | 18 Moscow Militia Division | militia, division | white | 2-2-4 | 4 | F | pool mdno
21MDNO | 21 MDNO | 21 Moscow Militia Division | militia, division | white | 1-1-4 | 4 | D | pool mdno
`
