/** 8.2, 3.14: Special Groups: number | side | name | earliest turn | units | scenarios | entry | cost | mark | more. */
export default `
1 | axis | 2 Panzer Division from the OKH reserve | 20 | g:3/2Pz g:2/2Pz g:304/2Pz g:5/2Pz | 7 8 | 7: D6801; 8: D1023 D1027 D1020 | 3 VP | D
2 | axis | 5 Panzer Division from the OKH reserve | 24 | g:31/5Pz g:13/5Pz g:14/5Pz g:8/5Pz | 7 8 | 7: D6801; 8: D1023 D1027 D1020 | 3 VP | D
3 | axis | Heavy guns and engineers of the OKH | 12 | g:604Art g:637Art g:62Eng | 7 8 | 7: D6801; 8: D1023 D1027 D1020 | 1 VP | D
4 | axis | Bombers for the raids on Moscow | 16 | g:air:KGr100 g:air:I/KG28 g:air:III/KG26 g:air:I/KG4 | 7 8 | 7: box ready; 8: box ready | 2 VP, compulsory at once under the Hitler Plan | P 7.32 that it is compulsory; content and cost D
5 | axis | 183 Infantry Division from the Balkans | 40 | g:183ID | 7 8 | 7: D6801; 8: D1023 D1027 D1020 | 1 VP | D
6 | axis | Spanish division | 44 | g:250ID | 7 8 | 7: D6801; 8: D1023 D1027 D1020 | 1 VP | D
7 | soviet | 53 Rifle Corps (Kalinin) | 11 | s:89RD s:91RD s:166RD | 4 7 8 | I-7012 I-7013 I-7023 I-7028 | one R result (P 7.52, 8.2) | P number and scenarios 10.44; content D
8 | soviet | Mobile troops of 24 Army | 12 | s:102Tk s:105Tk s:106M | 4 7 8 | I-7012 I-7013 I-7023 I-7028 | one R result (P 7.52, 8.2) | P number and scenarios 10.44; content D
9 | soviet | Yartsevo group (Rokossovskiy) | 12 | s:101Tk s:107M s:573 | 4 7 8 | I-7012 I-7013 I-7023 I-7028 | one R result (P 7.52, 8.2) | P number and scenarios 10.44; content D
10 | soviet | Reserves of 30 Army | 14 | s:244RD s:45CD s:542 | 7 8 | I-7001 I-7004 I-7008 WA7024 WA7023 WA7021 WA7016 | one R result (P 7.52, 8.2) | D
11 | soviet | Siberian divisions of 24 Army | 14 | s:133RD s:178RD s:685 | 7 8 | I-7012 I-7013 I-7023 I-7028 | one R result (P 7.52, 8.2) | D
12 | soviet | 109 Tank Division and 303 Rifle Division | 18 | s:109Tk s:303RD s:364 | 7 8 | I-7028 I-7023 | one R result (P 7.52, 8.2) | D
13 | soviet | 50 Army, first group | 24 | s:258RD s:260RD s:207 | 7 8 | H7007 H7004 H7006 | one R result (P 7.52, 8.2) | D
14 | soviet | 50 Army, second group | 26 | s:278RD s:280RD s:753AT | 7 8 | H7007 H7004 H7006 | one R result (P 7.52, 8.2) | D
15 | soviet | Bryansk Front reserves | 28 | s:282RD s:283RD s:BF | 7 8 | H7007 H7004 H7006 H7022 H7021 H7033 | one R result (P 7.52, 8.2) | D
16 | soviet | Moscow militia divisions (MDNO) | 17 | s:1MDNO s:2MDNO s:5MDNO s:6MDNO s:7MDNO s:8MDNO s:9MDNO s:13MDNO s:17MDNO s:18MDNO s:21MDNO | 7 8 | see draws | one R result (P 7.52, 8.2) | P that it is a Group, eleven units, ten garrisons; number 16, turn and hexes D | garrison, untried; one released; hexes I-6510 I-6611 I-6612 I-6714 I-6816 I-6818 I-6919 I-6921 I-6923 I-6826
17 | soviet | Twelve tank brigades, Armor Reorganization | 21 | s:121TkBde s:126TkBde s:127TkBde s:128TkBde s:141TkBde s:143TkBde s:144TkBde s:145TkBde s:146TkBde s:147TkBde s:148TkBde s:150TkBde | 7 8 | box cadre | one R result (P 7.52, 8.2) | P 3.31; brigade numbers D
18 | soviet | Guards conversion | 36 | s:1GdRD s:2GdRD s:3GdRD s:4GdRD s:5GdRD | 7 8 | by exchange (3.5) | one R result (P 7.52, 8.2) | P 3.51, 3.52
`
