/** Axis air units, by formation: id without its side | make | title | kind, rating/close support/interdiction | mark | what else it shows. */
export default `
# VIII Fliegerkorps
air:III/KG2 | Do 17 | III/KG 2 (Do 17) | bomber 1/1/1 | F
air:III/KG3 | Do 17 | III/KG 3 (Do 17) | bomber 1/1/1 | F
air:I/StG2 | Ju 87 | I/StG 2 (Ju 87) | bomber 1/2/2 AA -1 | F
air:III/StG2 | Ju 87 | III/StG 2 (Ju 87) | bomber 1/2/2 AA -1 | F
air:II(S)/LG2 | Bf 109E | II(S)/LG 2 (Bf 109E) | dual 3/1/1 | D
air:II/ZG26 | Bf 110C | II/ZG 26 (Bf 110C) | dual 2/1/1 | F
air:II/JG27 | Bf 109E | II/JG 27 (Bf 109E) | dual 3/0/1 | F
air:III/JG27 | Bf 109E | III/JG 27 (Bf 109E) | dual 3/0/1 | F
# II Fliegerkorps
air:I/KG3 | Ju 88 | I/KG 3 (Ju 88) | bomber 3/1/1 | F
air:II/KG3 | Ju 88 | II/KG 3 (Ju 88) | bomber 3/1/1 | F
air:II/KG53 | He 111 | II/KG 53 (He 111) | bomber 2/1/1 | F
air:III/KG53 | He 111 | III/KG 53 (He 111) | bomber 2/1/1 | F
air:II/StG77 | Ju 87 | II/StG 77 (Ju 87) | bomber 1/2/2 AA -1 | F
air:III/StG77 | Ju 87 | III/StG 77 (Ju 87) | bomber 1/2/2 AA -1 | F
air:II/SKG210 | Bf 110C | II/SKG 210 (Bf 110C) | dual 2/1/1 | F
air:III/JG51 | Bf 109F | III/JG 51 (Bf 109F) | dual 4/0/1 | F
air:IV/JG51 | Bf 109F | IV/JG 51 (Bf 109F) | dual 4/0/1 | F
air:I/JG53 | Bf 109F | I/JG 53 (Bf 109F) | dual 4/0/1 | F
air:III/JG53 | Bf 109F | III/JG 53 (Bf 109F) | dual 4/0/1 | F
# Luftflotte 2
air:Dummy1 | Dummy | Dummy air unit | dummy 0/0/0 | D |  | exists P 5.12
air:Dummy2 | Dummy | Dummy air unit | dummy 0/0/0 | D |  | exists P 5.12
air:Tr1 | Ju 52 | Transport group, Luftflotte 2 | transport 1/0/0 AA 1 | D
air:Tr2 | Ju 52 | Air transport group (Ju 52) | transport 0/0/0 AA 1 | D
# Moscow bomber reserve
air:KGr100 | He 111H | KGr100 (He 111H) | bomber 2/1/1 | F | moscow
air:I/KG28 | He 111H | I/KG28 (He 111H) | bomber 2/1/1 | F | moscow
air:III/KG26 | He 111H | III/KG26 (He 111H) | bomber 2/1/1 | F | moscow
air:I/KG4 | He 111H | I/KG4 (He 111H) | bomber 2/1/1 | F | moscow
`
