/** Soviet air units, by formation: id without its side | make | title | kind, rating/close support/interdiction | mark | what else it shows. */
export default `
# 9 SAD
air:124IAP | MiG-3 | 124 IAP (MiG-3) | fighter 2/0/0 | F
air:126IAP | I-16 | 126 IAP (I-16) | fighter 1/0/0 | F
air:129IAP | I-153 | 129 IAP (I-153) | dual 1/0/0 | F
# 10 SAD
air:33IAP | I-16 | 33 IAP (I-16) | fighter 1/0/0 | F
air:123IAP | I-153 | 123 IAP (I-153) | dual 1/0/0 | F
air:74ShAP | I-153 | 74 ShAP (I-153) | dual 1/0/0 | F
air:39BAP | SB | 39 BAP (SB) | bomber 1/1/0 | F
# 11 SAD
air:127IAP | I-153 | 127 IAP (I-153) | dual 1/0/0 | F
# 43 IAD
air:160IAP | I-153 | 160 IAP (I-153) | dual 1/0/0 | F
air:163IAP | I-16 | 163 IAP (I-16) | fighter 1/0/0 | F
# 13 BAD
air:24BAP | SB | 24 BAP (SB) | bomber 1/1/0 | F
air:121BAP | SB | 121 BAP (SB) | bomber 1/1/0 | F
air:125BAP | SB | 125 BAP (SB) | bomber 1/1/0 | F
air:130BAP | SB | 130 BAP (SB) | bomber 1/1/0 | F
# 12 BAD
air:128BAP | SB | 128 BAP (SB) | bomber 1/1/0 | F
air:209BAP | SU-2 | 209 BAP (SU-2) | bomber 1/1/0 | F
# 3 DBAK
air:96DBAP | DB-3 | 96 DBAP (DB-3) | bomber 1/1/0 | F
air:98DBAP | DB-3 | 98 DBAP (DB-3) | bomber 1/1/0 | F
air:207DBAP | DB-3 | 207 DBAP (DB-3) | bomber 1/1/0 | F
air:212DBAP | DB-3 | 212 DBAP (DB-3) | bomber 1/1/0 | F
air:3TBAP | TB-3 | 3 TBAP (TB-3) | bomber 1/1/0 | F
# 57 SAD
air:42IAP | I-153 | 42 IAP (I-153) | dual 1/0/0 | F
air:54BAP | SB | 54 BAP (SB) | bomber 1/1/0 | F
# Western Front air force
air:430ShAP | Il-2 | 430ShAP Air Regiment (Il-2) | bomber 1/2/0 | F
air:150BAP | Pe-2 | 150BAP Air Regiment (Pe-2) | bomber 2/1/1 | F
air:51DBAP | DB-3 | 51DBAP Air Regiment (DB-3) | bomber 1/1/1 | F
air:1TBAP | TB-3 | 1TBAP Air Regiment (TB-3) | bomber 1/1/0 | F
air:6ShAP | Il-2 | 6ShAP Air Regiment (Il-2) | bomber 1/2/0 | F
# Reserve air force
air:168IAP | MiG-3 | 168IAP Air Regiment (MiG-3) | fighter 2/0/0 | F | reserve
air:425IAP | MiG-3 | 425IAP Air Regiment (MiG-3) | fighter 2/0/0 | F | reserve
air:180IAP | MiG-3 | 180IAP Air Regiment (MiG-3) | fighter 2/0/0 | F | reserve
air:10IAP | Yak-1 | 10IAP Air Regiment (Yak-1) | fighter 3/0/0 | F | reserve
air:239IAP | LaGG-3 | 239IAP Air Regiment (LaGG-3) | fighter 2/0/0 | D | reserve
air:188IAP | LaGG-3 | 188IAP Air Regiment (LaGG-3) | fighter 2/0/0 | D | reserve
air:29IAP | I-16 | 29IAP Air Regiment (I-16) | fighter 1/0/0 | F | reserve
air:170IAP | I-16 | 170IAP Air Regiment (I-16) | fighter 1/0/0 | F | reserve
air:217ShAP | Il-2 | 217ShAP Air Regiment (Il-2) | bomber 1/2/0 | F | reserve
air:232ShAP | Il-2 | 232ShAP Air Regiment (Il-2) | bomber 1/2/0 | F | reserve
air:237ShAP | Il-2 | 237ShAP Air Regiment (Il-2) | bomber 1/2/0 | F | reserve
air:38BAP | Pe-2 | 38BAP Air Regiment (Pe-2) | bomber 2/1/1 | F | reserve
air:55BAP | Pe-2 | 55BAP Air Regiment (Pe-2) | bomber 2/1/1 | F | reserve
air:173BAP | SU-2 | 173BAP Air Regiment (SU-2) | bomber 1/1/0 | F | reserve
air:140BAP | SB | 140BAP Air Regiment (SB) | bomber 1/1/0 | F | reserve
# Moscow air defence
air:11IAP | Yak-1 | 11IAP Air Regiment (Yak-1) | fighter 3/0/0 | F | moscow
air:16IAP | MiG-3 | 16IAP Air Regiment (MiG-3) | fighter 2/0/0 | F | moscow
air:34IAP | MiG-3 | 34IAP Air Regiment (MiG-3) | fighter 2/0/0 | F | moscow
air:24IAP | I-16 | 24IAP Air Regiment (I-16) | fighter 1/0/0 | F | moscow
air:27IAP | I-16 | 27IAP Air Regiment (I-16) | fighter 1/0/0 | F | moscow
air:120IAP | I-153 | 120IAP Air Regiment (I-153) | dual 1/0/1 | F | moscow
air:233IAP | MiG-3 | 233IAP Air Regiment (MiG-3) | fighter 2/0/0 | F | moscow
air:176IAP | I-16 | 176IAP Air Regiment (I-16) | fighter 1/0/0 | F | moscow
air:178IAP | LaGG-3 | 178IAP Air Regiment (LaGG-3) | fighter 2/0/0 | D | moscow
air:562IAP | Yak-1 | 562IAP Air Regiment (Yak-1) | fighter 3/0/0 | F | moscow
`
