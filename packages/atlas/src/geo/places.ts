/** A place on the ground. Coordinates from GeoNames (CC BY 4.0) but for those marked as ours. */
export interface GroundPlace {
  /** As it was called at the time. */
  readonly name: string
  readonly also: readonly string[]
  readonly modern: string
  readonly latitude: number
  readonly longitude: number
  /** 1 major city, 2 city, 3 town, 4 small town or station. */
  readonly tier: number
  readonly source: 'geonames' | 'ours'
}

/** name | other names | modern name | latitude | longitude | tier | where the coordinates come from */
const TABLE = `
Koenigsberg | Konigsberg | Kaliningrad | 54.7064 | 20.511 | 1 | geonames
Memel |  | Klaipeda | 55.7068 | 21.1391 | 2 | geonames
Tilsit |  | Sovetsk | 55.0839 | 21.8785 | 2 | geonames
Insterburg |  | Chernyakhovsk | 54.6335 | 21.8156 | 3 | geonames
Gumbinnen |  | Gusev | 54.5922 | 22.1997 | 3 | geonames
Goldap |  | Goldap | 54.3063 | 22.3036 | 4 | geonames
Ebenrode | Stallupoenen | Nesterov | 54.6306 | 22.5714 | 4 | geonames
Eydtkau | Eydtkuhnen | Chernyshevskoye | 54.64 | 22.74 | 4 | ours
Treuburg | Marggrabowa | Olecko | 54.0337 | 22.507 | 3 | geonames
Lyck |  | Elk | 53.8282 | 22.3647 | 3 | geonames
Loetzen |  | Gizycko | 54.0381 | 21.7644 | 3 | geonames
Rastenburg |  | Ketrzyn | 54.0768 | 21.3753 | 3 | geonames
Angerburg |  | Wegorzewo | 54.2157 | 21.7372 | 4 | geonames
Bartenstein |  | Bartoszyce | 54.2535 | 20.8082 | 3 | geonames
Allenstein |  | Olsztyn | 53.7838 | 20.4927 | 2 | geonames
Ortelsburg |  | Szczytno | 53.5626 | 20.9875 | 3 | geonames
Johannisburg |  | Pisz | 53.6274 | 21.8125 | 3 | geonames
Neidenburg |  | Nidzica | 53.3605 | 20.4275 | 3 | geonames
Osterode |  | Ostroda | 53.6967 | 19.9649 | 3 | geonames
Elbing |  | Elblag | 54.1522 | 19.4088 | 2 | geonames
Braunsberg |  | Braniewo | 54.3797 | 19.8196 | 3 | geonames
Heiligenbeil |  | Mamonovo | 54.4643 | 19.938 | 4 | geonames
Pillau |  | Baltiysk | 54.6546 | 19.9093 | 3 | geonames
Labiau |  | Polessk | 54.8621 | 21.1028 | 4 | geonames
Tapiau |  | Gvardeysk | 54.6477 | 21.0651 | 4 | geonames
Wehlau |  | Znamensk | 54.614 | 21.2272 | 4 | geonames
Heydekrug |  | Silute | 55.3489 | 21.4831 | 3 | geonames
Schirwindt |  | Kutuzovo | 54.78 | 22.85 | 4 | ours
Marienburg |  | Malbork | 54.0359 | 19.0266 | 3 | geonames
Deutsch Eylau |  | Ilawa | 53.596 | 19.5685 | 3 | geonames
Warsaw |  | Warsaw | 52.2298 | 21.0118 | 1 | geonames
Modlin |  | Nowy Dwor Mazowiecki | 52.4302 | 20.7165 | 3 | geonames
Ciechanow |  | Ciechanow | 52.8814 | 20.62 | 3 | geonames
Mlawa |  | Mlawa | 53.1128 | 20.3841 | 3 | geonames
Plock |  | Plock | 52.5468 | 19.7064 | 2 | geonames
Makow |  | Makow Mazowiecki | 52.8649 | 21.1005 | 4 | geonames
Rozan |  | Rozan | 52.8876 | 21.391 | 4 | geonames
Ostrolenka |  | Ostroleka | 53.0862 | 21.5757 | 3 | geonames
Pultusk |  | Pultusk | 52.7025 | 21.0828 | 3 | geonames
Wyszkow |  | Wyszkow | 52.5928 | 21.4584 | 4 | geonames
Ostrow |  | Ostrow Mazowiecka | 52.8025 | 21.8951 | 3 | geonames
Malkinia |  | Malkinia Gorna | 52.6922 | 22.0284 | 4 | geonames
Lomza |  | Lomza | 53.1781 | 22.0593 | 3 | geonames
Osowiec |  | Osowiec-Twierdza | 53.48 | 22.65 | 4 | ours
Grajewo |  | Grajewo | 53.6473 | 22.4554 | 4 | geonames
Augustow |  | Augustow | 53.8432 | 22.9798 | 3 | geonames
Suwalki |  | Suwalki | 54.1118 | 22.9309 | 3 | geonames
Sejny |  | Sejny | 54.108 | 23.347 | 4 | geonames
Sokolka |  | Sokolka | 53.4072 | 23.5023 | 4 | geonames
Bialystok |  | Bialystok | 53.1333 | 23.1643 | 2 | geonames
Zambrow |  | Zambrow | 52.9855 | 22.2432 | 4 | geonames
Czyzew |  | Czyzew-Osada | 52.7977 | 22.3124 | 4 | geonames
Bielsk |  | Bielsk Podlaski | 52.7651 | 23.1865 | 3 | geonames
Czeremcha |  | Czeremcha | 52.5167 | 23.35 | 4 | geonames
Hajnowka |  | Hajnowka | 52.7433 | 23.5812 | 4 | geonames
Bialowieza |  | Bialowieza | 52.7 | 23.8667 | 4 | geonames
Siemiatycze |  | Siemiatycze | 52.4272 | 22.8623 | 4 | geonames
Siedlce |  | Siedlce | 52.1677 | 22.2901 | 3 | geonames
Lukow |  | Lukow | 51.929 | 22.3796 | 3 | geonames
Biala Podlaska |  | Biala Podlaska | 52.0324 | 23.1165 | 3 | geonames
Miedzyrzec |  | Miedzyrzec Podlaski | 51.9864 | 22.7825 | 4 | geonames
Terespol |  | Terespol | 52.0755 | 23.6161 | 4 | geonames
Parczew |  | Parczew | 51.6402 | 22.9006 | 4 | geonames
Wlodawa |  | Wlodawa | 51.55 | 23.55 | 4 | geonames
Chelm |  | Chelm | 51.1431 | 23.4716 | 3 | geonames
Lublin |  | Lublin | 51.2506 | 22.5701 | 2 | geonames
Deblin |  | Deblin | 51.5591 | 21.8483 | 3 | geonames
Garwolin |  | Garwolin | 51.8975 | 21.6147 | 4 | geonames
Minsk Mazowiecki |  | Minsk Mazowiecki | 52.1793 | 21.5725 | 4 | geonames
Wolomin |  | Wolomin | 52.3401 | 21.2421 | 4 | geonames
Radom |  | Radom | 51.4025 | 21.1471 | 2 | geonames
Pulawy |  | Pulawy | 51.4166 | 21.9694 | 3 | geonames
Zamosc |  | Zamosc | 50.7231 | 23.252 | 3 | geonames
Hrubieszow |  | Hrubieszow | 50.805 | 23.8925 | 4 | geonames
Magnuszew |  | Magnuszew | 51.77 | 21.39 | 4 | ours
Sokolow |  | Sokolow Podlaski | 52.4068 | 22.2531 | 4 | geonames
Wegrow |  | Wegrow | 52.3995 | 22.0163 | 4 | geonames
Szczuczyn |  | Szczuczyn | 53.5633 | 22.2853 | 4 | geonames
Knyszyn |  | Knyszyn | 53.3141 | 22.9196 | 4 | geonames
Tykocin |  | Tykocin | 53.2057 | 22.7746 | 4 | geonames
Kovno | Kaunas | Kaunas | 54.9016 | 23.9091 | 2 | geonames
Vilna | Vilnius | Vilnius | 54.6892 | 25.2798 | 1 | geonames
Shaulyay | Schaulen, Siauliai | Siauliai | 55.9333 | 23.3167 | 3 | geonames
Ponevezh | Panevezys | Panevezys | 55.7319 | 24.3598 | 3 | geonames
Mariampol |  | Marijampole | 54.5579 | 23.35 | 3 | geonames
Alytus | Olita | Alytus | 54.3957 | 24.0389 | 3 | geonames
Vilkovyshki |  | Vilkaviskis | 54.6517 | 23.0322 | 4 | geonames
Kybartai | Wirballen | Kybartai | 54.6386 | 22.7632 | 4 | geonames
Kalvaria |  | Kalvarija | 54.417 | 23.223 | 4 | geonames
Kedainiai | Kedany | Kedainiai | 55.2878 | 23.9728 | 3 | geonames
Jonava | Janow | Jonava | 55.0801 | 24.2754 | 4 | geonames
Ukmerge | Wilkomir | Ukmerge | 55.25 | 24.75 | 3 | geonames
Rossieny | Raseiniai | Raseiniai | 55.3797 | 23.1239 | 4 | geonames
Taurage | Tauroggen | Taurage | 55.2522 | 22.2897 | 3 | geonames
Telsiai |  | Telsiai | 55.9814 | 22.2472 | 4 | geonames
Plunge |  | Plunge | 55.9114 | 21.8442 | 4 | geonames
Kretinga |  | Kretinga | 55.8888 | 21.2445 | 4 | geonames
Mazeikiai | Moscheiken | Mazeikiai | 56.3167 | 22.3333 | 4 | geonames
Birzai |  | Birzai | 56.2 | 24.75 | 4 | geonames
Rokiskis |  | Rokiskis | 55.9587 | 25.5947 | 4 | geonames
Utena |  | Utena | 55.4978 | 25.6046 | 4 | geonames
Sventsyany |  | Svencionys | 55.135 | 26.159 | 4 | geonames
Novo-Sventsyany |  | Svencioneliai | 55.1616 | 26.0018 | 4 | geonames
Turmantas | Zemgale | Turmantas | 55.69 | 26.45 | 4 | ours
Ignalina |  | Ignalina | 55.3406 | 26.1605 | 4 | geonames
Trakai | Landwarow | Lentvaris | 54.6436 | 25.0516 | 4 | geonames
Orany | Varena | Varena | 54.2155 | 24.5754 | 4 | geonames
Jurbarkas | Georgenburg | Jurbarkas | 55.0756 | 22.7642 | 4 | geonames
Sakiai |  | Sakiai | 54.9534 | 23.0478 | 4 | geonames
Zhezhmariai |  | Ziezmariai | 54.8073 | 24.4407 | 4 | geonames
Merkine | Merecz | Merkine | 54.16 | 24.19 | 4 | ours
Kaisiadorys | Koszedary | Kaisiadorys | 54.8653 | 24.4682 | 4 | geonames
Radviliskis |  | Radviliskis | 55.8167 | 23.5333 | 4 | geonames
Kelme |  | Kelme | 55.6301 | 22.9349 | 4 | geonames
Zarasai |  | Zarasai | 55.7323 | 26.2511 | 4 | geonames
Riga |  | Riga | 56.946 | 24.1059 | 1 | geonames
Dvinsk | Daugavpils, Duenaburg | Daugavpils | 55.8833 | 26.5333 | 2 | geonames
Mitau | Jelgava | Jelgava | 56.65 | 23.7128 | 3 | geonames
Libau | Liepaja | Liepaja | 56.5047 | 21.0109 | 2 | geonames
Windau | Ventspils | Ventspils | 57.3948 | 21.5612 | 3 | geonames
Tukums |  | Tukums | 56.9676 | 23.1555 | 4 | geonames
Talsi |  | Talsi | 57.2456 | 22.5814 | 4 | geonames
Kuldiga |  | Kuldiga | 56.974 | 21.9572 | 4 | geonames
Saldus |  | Saldus | 56.6636 | 22.4881 | 4 | geonames
Auce |  | Auce | 56.4598 | 22.9017 | 4 | geonames
Dobele |  | Dobele | 56.6237 | 23.2751 | 4 | geonames
Bauska |  | Bauska | 56.4071 | 24.1873 | 4 | geonames
Jakobstadt | Jekabpils | Jekabpils | 56.499 | 25.8574 | 3 | geonames
Krustpils | Kreuzburg | Krustpils | 56.5107 | 25.8612 | 4 | geonames
Plavinas | Stockmannshof | Plavinas | 56.6178 | 25.7255 | 4 | geonames
Ogre |  | Ogre | 56.8162 | 24.614 | 4 | geonames
Rezekne | Rositten | Rezekne | 56.5103 | 27.34 | 3 | geonames
Ludza |  | Ludza | 56.5337 | 27.7216 | 4 | geonames
Kraslava |  | Kraslava | 55.8951 | 27.168 | 4 | geonames
Karsava | Korsovka | Karsava | 56.7841 | 27.6883 | 4 | geonames
Abrene | Pytalovo | Pytalovo | 57.0692 | 27.9154 | 4 | geonames
Madona |  | Madona | 56.8533 | 26.217 | 4 | geonames
Gulbene | Schwanenburg | Gulbene | 57.1777 | 26.7529 | 4 | geonames
Aluksne | Marienburg | Aluksne | 57.4215 | 27.0467 | 4 | geonames
Cesis | Wenden | Cesis | 57.3119 | 25.2746 | 4 | geonames
Valmiera | Wolmar | Valmiera | 57.5411 | 25.4275 | 4 | geonames
Valga | Walk | Valga | 57.7778 | 26.0473 | 3 | geonames
Livani |  | Livani | 56.3543 | 26.1758 | 4 | geonames
Zilupe |  | Zilupe | 56.3862 | 28.1216 | 4 | geonames
Sigulda |  | Sigulda | 57.1538 | 24.8595 | 4 | geonames
Limbazi |  | Limbazi | 57.5129 | 24.7194 | 4 | geonames
Ainazi |  | Ainazi | 57.8635 | 24.3585 | 4 | geonames
Ape |  | Ape | 57.5393 | 26.6929 | 4 | geonames
Tallinn | Reval | Tallinn | 59.437 | 24.7535 | 1 | geonames
Narva |  | Narva | 59.3772 | 28.1903 | 2 | geonames
Tartu | Dorpat | Tartu | 58.3806 | 26.7251 | 2 | geonames
Parnu | Pernau | Parnu | 58.3859 | 24.4971 | 3 | geonames
Rakvere | Wesenberg | Rakvere | 59.3481 | 26.3578 | 4 | geonames
Voru | Werro | Voru | 57.8339 | 27.0194 | 4 | geonames
Viljandi | Fellin | Viljandi | 58.3632 | 25.5916 | 4 | geonames
Haapsalu |  | Haapsalu | 58.9394 | 23.5413 | 4 | geonames
Paide |  | Paide | 58.8877 | 25.5404 | 4 | geonames
Tapa |  | Tapa | 59.2606 | 25.9586 | 4 | geonames
Johvi | Jewe | Johvi | 59.3592 | 27.4211 | 4 | geonames
Petseri | Pechory | Pechory | 57.8164 | 27.6119 | 4 | geonames
Poltsamaa |  | Poltsamaa | 58.6525 | 25.9706 | 4 | geonames
Mustvee |  | Mustvee | 58.8486 | 26.9397 | 4 | geonames
Rapla |  | Rapla | 59.0076 | 24.7939 | 4 | geonames
Paldiski |  | Paldiski | 59.3567 | 24.0531 | 4 | geonames
Mehikoorma |  | Mehikoorma | 58.23 | 27.47 | 4 | ours
Leningrad |  | Saint Petersburg | 59.9386 | 30.3141 | 1 | geonames
Gatchina | Krasnogvardeisk | Gatchina | 59.5764 | 30.1283 | 3 | geonames
Kingisepp | Yamburg | Kingisepp | 59.3763 | 28.6141 | 3 | geonames
Luga |  | Luga | 58.7388 | 29.8476 | 3 | geonames
Pskov |  | Pskov | 57.8192 | 28.3318 | 2 | geonames
Ostrov |  | Ostrov | 57.3438 | 28.3536 | 3 | geonames
Opochka |  | Opochka | 56.7145 | 28.6629 | 4 | geonames
Sebezh |  | Sebezh | 56.287 | 28.4829 | 4 | geonames
Idritsa |  | Idritsa | 56.3315 | 28.8932 | 4 | geonames
Pustoshka |  | Pustoshka | 56.3353 | 29.3689 | 4 | geonames
Novosokolniki |  | Novosokolniki | 56.3477 | 30.1568 | 4 | geonames
Velikiye Luki |  | Velikiye Luki | 56.3406 | 30.5438 | 3 | geonames
Nevel |  | Nevel | 56.02 | 29.9282 | 3 | geonames
Kholm |  | Kholm | 57.1489 | 31.1817 | 4 | geonames
Staraya Russa |  | Staraya Russa | 57.9962 | 31.36 | 3 | geonames
Dno |  | Dno | 57.8288 | 29.9692 | 4 | geonames
Porkhov |  | Porkhov | 57.765 | 29.5561 | 4 | geonames
Novgorod |  | Veliky Novgorod | 58.5213 | 31.271 | 2 | geonames
Demyansk |  | Demyansk | 57.6446 | 32.4657 | 4 | geonames
Valdai |  | Valday | 57.9773 | 33.2515 | 4 | geonames
Bologoye |  | Bologoye | 57.8859 | 34.0532 | 3 | geonames
Chudovo |  | Chudovo | 59.1223 | 31.6812 | 4 | geonames
Loknya |  | Loknya | 56.8262 | 30.1406 | 4 | geonames
Dedovichi |  | Dedovichi | 57.5516 | 29.9468 | 4 | geonames
Gdov |  | Gdov | 58.7444 | 27.8196 | 4 | geonames
Slantsy |  | Slantsy | 59.1179 | 28.0883 | 4 | geonames
Krasnogorodskoye |  | Krasnogorodsk | 56.8339 | 28.2987 | 4 | geonames
Novorzhev |  | Novorzhev | 57.0308 | 29.3326 | 4 | geonames
Toropets |  | Toropets | 56.4995 | 31.6392 | 4 | geonames
Western Dvina | Zapadnaya Dvina | Zapadnaya Dvina | 56.259 | 32.0745 | 4 | geonames
Andreapol |  | Andreapol | 56.6509 | 32.264 | 4 | geonames
Peno |  | Peno | 56.9252 | 32.7438 | 4 | geonames
Ostashkov |  | Ostashkov | 57.1469 | 33.1066 | 3 | geonames
Nelidovo |  | Nelidovo | 56.2276 | 32.7747 | 4 | geonames
Olenino |  | Olenino | 56.2092 | 33.4889 | 4 | geonames
Usvyaty |  | Usvyaty | 55.7428 | 30.7519 | 4 | geonames
Kunya |  | Kunya | 56.2931 | 30.9801 | 4 | geonames
Lychkovo |  | Lychkovo | 57.92 | 32.4 | 4 | ours
Kresttsy |  | Kresttsy | 58.2478 | 32.518 | 4 | geonames
Volosovo |  | Volosovo | 59.4453 | 29.4891 | 4 | geonames
Tikhvin |  | Tikhvin | 59.6392 | 33.5256 | 3 | geonames
Malaya Vishera |  | Malaya Vishera | 58.8451 | 32.2223 | 4 | geonames
Kalinin | Tver | Tver | 56.8584 | 35.9006 | 2 | geonames
Rzhev |  | Rzhev | 56.2629 | 34.3289 | 3 | geonames
Vyshny Volochek |  | Vyshniy Volochek | 57.5888 | 34.5685 | 3 | geonames
Torzhok |  | Torzhok | 57.0436 | 34.9622 | 3 | geonames
Bely |  | Belyy | 55.8408 | 32.9407 | 4 | geonames
Sychevka |  | Sychevka | 55.8296 | 34.277 | 4 | geonames
Zubtsov |  | Zubtsov | 56.1753 | 34.5894 | 4 | geonames
Staritsa |  | Staritsa | 56.5054 | 34.934 | 4 | geonames
Selizharovo |  | Selizharovo | 56.8519 | 33.4487 | 4 | geonames
Likhoslavl |  | Likhoslavl | 57.1266 | 35.4642 | 4 | geonames
Volokolamsk |  | Volokolamsk | 56.0336 | 35.9694 | 3 | geonames
Klin |  | Klin | 56.3317 | 36.7292 | 3 | geonames
Kalyazin |  | Kalyazin | 57.2398 | 37.8329 | 4 | geonames
Konakovo |  | Konakovo | 56.7015 | 36.773 | 4 | geonames
Lotoshino |  | Lotoshino | 56.2343 | 35.6441 | 4 | geonames
Shakhovskaya |  | Shakhovskaya | 56.0308 | 35.5064 | 4 | geonames
Kashin |  | Kashin | 57.3592 | 37.6081 | 4 | geonames
Bezhetsk |  | Bezhetsk | 57.7842 | 36.7008 | 4 | geonames
Kimry |  | Kimry | 56.8746 | 37.3596 | 4 | geonames
Moscow |  | Moscow | 55.752 | 37.6178 | 1 | geonames
Mozhaisk |  | Mozhaysk | 55.5019 | 36.0272 | 3 | geonames
Gzhatsk |  | Gagarin | 55.5533 | 34.9968 | 3 | geonames
Vyazma |  | Vyazma | 55.21 | 34.297 | 3 | geonames
Ruza |  | Ruza | 55.7017 | 36.1932 | 4 | geonames
Istra |  | Istra | 55.9198 | 36.8688 | 4 | geonames
Solnechnogorsk |  | Solnechnogorsk | 56.1753 | 36.9708 | 4 | geonames
Dmitrov |  | Dmitrov | 56.3449 | 37.5204 | 3 | geonames
Zagorsk |  | Sergiyev Posad | 56.312 | 38.1387 | 3 | geonames
Naro-Fominsk |  | Naro-Fominsk | 55.3875 | 36.7331 | 3 | geonames
Maloyaroslavets |  | Maloyaroslavets | 55.0146 | 36.4719 | 3 | geonames
Borovsk |  | Borovsk | 55.2034 | 36.4909 | 4 | geonames
Podolsk |  | Podolsk | 55.4242 | 37.5547 | 3 | geonames
Serpukhov |  | Serpukhov | 54.9198 | 37.4162 | 3 | geonames
Kolomna |  | Kolomna | 55.0711 | 38.784 | 3 | geonames
Kashira |  | Kashira | 54.8476 | 38.1821 | 3 | geonames
Noginsk |  | Noginsk | 55.8649 | 38.4485 | 3 | geonames
Orekhovo-Zuevo |  | Orekhovo-Zuyevo | 55.8124 | 38.9915 | 3 | geonames
Yegoryevsk |  | Yegoryevsk | 55.3795 | 39.0412 | 4 | geonames
Zvenigorod |  | Zvenigorod | 55.734 | 36.8592 | 4 | geonames
Vereya |  | Vereya | 55.3447 | 36.1719 | 4 | geonames
Yukhnov |  | Yukhnov | 54.744 | 35.2323 | 4 | geonames
Medyn |  | Medyn | 54.9692 | 35.8586 | 4 | geonames
Alexandrov |  | Aleksandrov | 56.3973 | 38.714 | 3 | geonames
Pereslavl |  | Pereslavl-Zalesskiy | 56.7391 | 38.8597 | 4 | geonames
Tula |  | Tula | 54.1961 | 37.6182 | 2 | geonames
Kaluga |  | Kaluga | 54.5306 | 36.27 | 2 | geonames
Orel |  | Oryol | 52.9688 | 36.0791 | 2 | geonames
Aleksin |  | Aleksin | 54.5048 | 37.067 | 4 | geonames
Sukhinichi |  | Sukhinichi | 54.0999 | 35.3425 | 4 | geonames
Kozelsk |  | Kozelsk | 54.0366 | 35.7709 | 4 | geonames
Belev |  | Belev | 53.8122 | 36.1334 | 4 | geonames
Mtsensk |  | Mtsensk | 53.2788 | 36.5805 | 4 | geonames
Plavsk |  | Plavsk | 53.7084 | 37.2946 | 4 | geonames
Yefremov |  | Yefremov | 53.1376 | 38.1186 | 3 | geonames
Stalinogorsk |  | Novomoskovsk | 54.011 | 38.2908 | 3 | geonames
Venev |  | Venev | 54.3507 | 38.263 | 4 | geonames
Bogoroditsk |  | Bogoroditsk | 53.7717 | 38.123 | 4 | geonames
Yelets |  | Yelets | 52.6144 | 38.5093 | 3 | geonames
Livny |  | Livny | 52.4243 | 37.5996 | 3 | geonames
Ryazan |  | Ryazan | 54.627 | 39.7041 | 2 | geonames
Mikhailov |  | Mikhaylov | 54.2323 | 39.0292 | 4 | geonames
Skopin |  | Skopin | 53.825 | 39.5531 | 4 | geonames
Kursk |  | Kursk | 51.7269 | 36.1846 | 2 | geonames
Bolkhov |  | Bolkhov | 53.443 | 36.0055 | 4 | geonames
Karachev |  | Karachev | 53.1225 | 34.9849 | 4 | geonames
Bryansk |  | Bryansk | 53.271 | 34.3214 | 2 | geonames
Zhizdra |  | Zhizdra | 53.746 | 34.7395 | 4 | geonames
Lyudinovo |  | Lyudinovo | 53.8664 | 34.4478 | 4 | geonames
Kirov |  | Kirov | 54.0689 | 34.2989 | 4 | geonames
Spas-Demensk |  | Spas-Demensk | 54.4122 | 34.0226 | 4 | geonames
Zanoznaya | Barsuki | Barsuki | 54.35 | 34.75 | 4 | ours
Dyatkovo |  | Dyatkovo | 53.5978 | 34.3383 | 4 | geonames
Trubchevsk |  | Trubchevsk | 52.5803 | 33.7657 | 4 | geonames
Pochep |  | Pochep | 52.9331 | 33.447 | 4 | geonames
Unecha |  | Unecha | 52.8429 | 32.6876 | 4 | geonames
Starodub |  | Starodub | 52.585 | 32.7631 | 4 | geonames
Klintsy |  | Klintsy | 52.7603 | 32.239 | 3 | geonames
Novozybkov |  | Novozybkov | 52.5371 | 31.9366 | 4 | geonames
Zhukovka |  | Zhukovka | 53.5338 | 33.7308 | 4 | geonames
Dubrovka |  | Dubrovka | 53.6925 | 33.5053 | 4 | geonames
Surazh |  | Surazh | 53.0175 | 32.3918 | 4 | geonames
Mglin |  | Mglin | 53.0603 | 32.8477 | 4 | geonames
Navlya |  | Navlya | 52.8254 | 34.4996 | 4 | geonames
Lokot |  | Lokot | 52.5747 | 34.5767 | 4 | geonames
Dmitrovsk |  | Dmitrovsk | 52.505 | 35.1464 | 4 | geonames
Kromy |  | Kromy | 52.6876 | 35.7666 | 4 | geonames
Sevsk |  | Sevsk | 52.149 | 34.4935 | 4 | geonames
Lgov |  | Lgov | 51.6893 | 35.2845 | 4 | geonames
Suzemka |  | Suzemka | 52.3183 | 34.079 | 4 | geonames
Kletnya |  | Kletnya | 53.3898 | 33.2173 | 4 | geonames
Khvastovichi |  | Khvastovichi | 53.4681 | 35.0929 | 4 | geonames
Ulyanovo |  | Ulyanovo | 53.72 | 35.53 | 4 | ours
Verkhovye |  | Verkhovye | 52.8103 | 37.2419 | 4 | geonames
Gorbachevo |  | Gorbachevo | 53.6 | 37.22 | 4 | ours
Uzlovaya |  | Uzlovaya | 53.9839 | 38.1598 | 4 | geonames
Smolensk |  | Smolensk | 54.7783 | 32.0509 | 1 | geonames
Yartsevo |  | Yartsevo | 55.0649 | 32.6969 | 4 | geonames
Yelnya | Yelnia | Yelnya | 54.5774 | 33.1847 | 4 | geonames
Roslavl |  | Roslavl | 53.9539 | 32.8641 | 3 | geonames
Dukhovshchina |  | Dukhovshchina | 55.1917 | 32.4107 | 4 | geonames
Dorogobuzh |  | Dorogobuzh | 54.9151 | 33.2988 | 4 | geonames
Velizh |  | Velizh | 55.6045 | 31.1986 | 4 | geonames
Demidov | Porechye | Demidov | 55.2702 | 31.5163 | 4 | geonames
Rudnya |  | Rudnya | 54.9471 | 31.0923 | 4 | geonames
Krasny |  | Krasnyy | 54.5663 | 31.4316 | 4 | geonames
Pochinok |  | Pochinok | 54.4054 | 32.4391 | 4 | geonames
Safonovo | Durovo | Safonovo | 55.1109 | 33.2373 | 4 | geonames
Shumyachi |  | Shumyachi | 53.8578 | 32.4255 | 4 | geonames
Monastyrshchina |  | Monastyrshchina | 54.3495 | 31.8413 | 4 | geonames
Yershichi |  | Yershichi | 53.6727 | 32.7548 | 4 | geonames
Khislavichi |  | Khislavichi | 54.1871 | 32.1582 | 4 | geonames
Gusino |  | Gusino | 54.73 | 31.37 | 4 | ours
Kardymovo |  | Kardymovo | 54.8901 | 32.4318 | 4 | geonames
Kholm-Zhirkovsky |  | Kholm-Zhirkovskiy | 55.511 | 33.4867 | 4 | geonames
Glinka |  | Glinka | 54.6435 | 32.873 | 4 | geonames
Stodolishche |  | Stodolishche | 54.1859 | 32.6493 | 4 | geonames
Solovyevo |  | Solov'yevo | 54.92 | 32.75 | 4 | ours
Temkino |  | Temkino | 55.1092 | 35.0139 | 4 | geonames
Ugra |  | Ugra | 54.7777 | 34.3267 | 4 | geonames
Semlevo |  | Semlevo | 55.05 | 33.98 | 4 | ours
Il'ino |  | Il'ino | 55.96 | 31.62 | 4 | ours
Minsk |  | Minsk | 53.9002 | 27.5665 | 1 | geonames
Vitebsk |  | Vitebsk | 55.1904 | 30.2049 | 1 | geonames
Orsha |  | Orsha | 54.5136 | 30.4036 | 2 | geonames
Mogilev |  | Mogilev | 53.9088 | 30.3404 | 1 | geonames
Bobruisk |  | Babruysk | 53.1468 | 29.2055 | 2 | geonames
Gomel |  | Gomel | 52.4345 | 30.9754 | 1 | geonames
Brest | Brest-Litovsk | Brest | 52.1089 | 23.7175 | 2 | geonames
Grodno |  | Hrodna | 53.6758 | 23.8289 | 2 | geonames
Pinsk |  | Pinsk | 52.1215 | 26.0673 | 2 | geonames
Baranovichi | Baranowicze | Baranavichy | 53.1326 | 26.0078 | 2 | geonames
Polotsk |  | Polatsk | 55.4879 | 28.7856 | 2 | geonames
Borisov |  | Barysaw | 54.2279 | 28.505 | 3 | geonames
Molodechno |  | Maladzyechna | 54.3167 | 26.854 | 3 | geonames
Lida |  | Lida | 53.8833 | 25.2997 | 3 | geonames
Volkovysk |  | Vawkavysk | 53.1561 | 24.4513 | 3 | geonames
Slonim |  | Slonim | 53.0875 | 25.3171 | 3 | geonames
Slutsk |  | Slutsk | 53.0152 | 27.5416 | 3 | geonames
Zhlobin |  | Zhlobin | 52.8926 | 30.024 | 3 | geonames
Rogachev |  | Rahachow | 53.0926 | 30.0486 | 3 | geonames
Kalinkovichi |  | Kalinkavichy | 52.1323 | 29.3257 | 4 | geonames
Mozyr |  | Mazyr | 52.0416 | 29.2163 | 3 | geonames
Rechitsa |  | Rechytsa | 52.3617 | 30.3916 | 3 | geonames
Luninets |  | Luninyets | 52.2486 | 26.8006 | 4 | geonames
Kobrin |  | Kobryn | 52.2117 | 24.3563 | 3 | geonames
Pruzhany |  | Pruzhany | 52.5546 | 24.4548 | 4 | geonames
Bereza Kartuska |  | Byaroza | 52.5313 | 24.9782 | 4 | geonames
Ivatsevichi |  | Ivatsevichy | 52.7079 | 25.3351 | 4 | geonames
Kossovo |  | Kosava | 52.7583 | 25.1554 | 4 | geonames
Zhabinka |  | Zhabinka | 52.1986 | 24.0106 | 4 | geonames
Novogrudok |  | Navahrudak | 53.5942 | 25.8191 | 4 | geonames
Stolbtsy |  | Stowbtsy | 53.4799 | 26.7351 | 4 | geonames
Nesvizh |  | Nyasvizh | 53.2219 | 26.6768 | 4 | geonames
Kletsk |  | Klyetsk | 53.0638 | 26.6392 | 4 | geonames
Osipovichi |  | Asipovichy | 53.3059 | 28.6287 | 3 | geonames
Maryina Gorka |  | Mar''ina Horka | 53.509 | 28.147 | 4 | geonames
Cherven |  | Chervyen' | 53.7059 | 28.4313 | 4 | geonames
Berezino |  | Berazino | 53.8391 | 28.9879 | 4 | geonames
Belynichi |  | Byalynichy | 53.9952 | 29.7091 | 4 | geonames
Shklov |  | Shklow | 54.213 | 30.2872 | 4 | geonames
Gorki |  | Horki | 54.2861 | 30.986 | 4 | geonames
Krichev |  | Krychaw | 53.7192 | 31.7136 | 4 | geonames
Mstislavl |  | Mstsislaw | 54.0185 | 31.7217 | 4 | geonames
Cherikov |  | Cherykaw | 53.5686 | 31.3847 | 4 | geonames
Propoisk | Slavgorod | Slawharad | 53.4431 | 31.0003 | 4 | geonames
Bykhov | Stary Bykhov | Bykhaw | 53.5213 | 30.2308 | 4 | geonames
Chausy |  | Chavusy | 53.8074 | 30.9658 | 4 | geonames
Klimovichi |  | Klimavichy | 53.6049 | 31.9563 | 4 | geonames
Kostyukovichi |  | Kastsyukovichy | 53.3549 | 32.0513 | 4 | geonames
Dobrush |  | Dobrush | 52.4147 | 31.3143 | 4 | geonames
Vetka |  | Vyetka | 52.5543 | 31.1807 | 4 | geonames
Chechersk |  | Chachersk | 52.9164 | 30.9179 | 4 | geonames
Korma |  | Karma | 53.1301 | 30.8016 | 4 | geonames
Svetlogorsk | Shatsilki | Svyetlahorsk | 52.6329 | 29.7389 | 4 | geonames
Parichi |  | Parychy | 52.8042 | 29.4176 | 4 | geonames
Glussk |  | Hlusk | 52.902 | 28.6831 | 4 | geonames
Starye Dorogi |  | Staryya Darohi | 53.0402 | 28.267 | 4 | geonames
Lyuban |  | Lyuban' | 52.7985 | 28.0048 | 4 | geonames
Vyzna |  | Salihorsk | 52.7898 | 27.5358 | 4 | geonames
Zhitkovichi |  | Zhytkavichy | 52.2168 | 27.8561 | 4 | geonames
Petrikov |  | Pyetrykaw | 52.1299 | 28.4962 | 4 | geonames
Turov |  | Turaw | 52.0683 | 27.735 | 4 | geonames
David-Gorodok |  | Davyd-Haradok | 52.0566 | 27.2161 | 4 | geonames
Stolin |  | Stolin | 51.8901 | 26.836 | 4 | geonames
Ptich |  | Ptsich | 52.15 | 28.83 | 4 | ours
Ozarichi |  | Azarychy | 52.47 | 29.26 | 4 | ours
Yelsk |  | Yel'sk | 51.8136 | 29.1544 | 4 | geonames
Bragin |  | Brahin | 51.7907 | 30.2671 | 4 | geonames
Khoiniki |  | Khoyniki | 51.9077 | 29.9826 | 4 | geonames
Vasilevichi |  | Vasilyevichy | 52.2512 | 29.8288 | 4 | geonames
Loyev |  | Loyew | 51.9412 | 30.7934 | 4 | geonames
Lepel |  | Lyepyel' | 54.8814 | 28.699 | 3 | geonames
Senno |  | Syanno | 54.8118 | 29.7006 | 4 | geonames
Beshenkovichi |  | Byeshankovichy | 55.0433 | 29.4574 | 4 | geonames
Chashniki |  | Chashniki | 54.851 | 29.1665 | 4 | geonames
Ulla |  | Ula | 55.22 | 29.24 | 4 | ours
Bogushevsk |  | Bahushewsk | 54.85 | 30.21 | 4 | ours
Tolochin |  | Talachyn | 54.4099 | 29.6935 | 4 | geonames
Krupki |  | Krupki | 54.3178 | 29.1374 | 4 | geonames
Bobr |  | Bobr | 54.3399 | 29.2729 | 4 | geonames
Kokhanovo |  | Kokhanava | 54.4606 | 29.9993 | 4 | geonames
Dubrovno |  | Dubrowna | 54.5719 | 30.6912 | 4 | geonames
Lyozno |  | Lyozna | 55.0199 | 30.7969 | 4 | geonames
Gorodok |  | Haradok | 55.4624 | 29.9845 | 4 | geonames
Surazh (Vitebsk) |  | Surazh | 55.41 | 30.73 | 4 | ours
Shumilino |  | Shumilina | 55.2984 | 29.6128 | 4 | geonames
Obol |  | Obal' | 55.37 | 29.29 | 4 | ours
Disna |  | Dzisna | 55.5676 | 28.211 | 4 | geonames
Drissa |  | Vyerkhnyadzvinsk | 55.7766 | 27.9366 | 4 | geonames
Rossony |  | Rasony | 55.906 | 28.8133 | 4 | geonames
Glubokoye |  | Hlybokaye | 55.1393 | 27.6914 | 4 | geonames
Postavy |  | Pastavy | 55.1168 | 26.8326 | 4 | geonames
Braslav |  | Braslaw | 55.6439 | 27.0572 | 4 | geonames
Druya |  | Druya | 55.7906 | 27.4505 | 4 | geonames
Sharkovshchina |  | Sharkawshchyna | 55.3681 | 27.4697 | 4 | geonames
Dokshitsy |  | Dokshytsy | 54.891 | 27.7665 | 4 | geonames
Begoml |  | Byahoml' | 54.7316 | 28.0577 | 4 | geonames
Pleshchenitsy |  | Plyeshchanitsy | 54.4235 | 27.8301 | 4 | geonames
Logoisk |  | Lahoysk | 54.2064 | 27.8512 | 4 | geonames
Zembin |  | Zyembin | 54.36 | 28.22 | 4 | ours
Vileika |  | Vilyeyka | 54.4914 | 26.9111 | 4 | geonames
Smorgon |  | Smarhon' | 54.4798 | 26.3957 | 4 | geonames
Oshmyany |  | Ashmyany | 54.4181 | 25.9373 | 4 | geonames
Krevo |  | Kreva | 54.3118 | 26.2916 | 4 | geonames
Volozhin |  | Valozhyn | 54.0891 | 26.5273 | 4 | geonames
Rakov |  | Rakaw | 53.9674 | 27.0562 | 4 | geonames
Zaslavl |  | Zaslawye | 54.0114 | 27.2695 | 4 | geonames
Radoshkovichi |  | Radashkovichy | 54.1554 | 27.2412 | 4 | geonames
Dzerzhinsk | Koidanovo | Dzyarzhynsk | 53.6848 | 27.1317 | 4 | geonames
Uzda |  | Uzda | 53.4627 | 27.2137 | 4 | geonames
Kopyl |  | Kapyl' | 53.1516 | 27.0913 | 4 | geonames
Smolevichi |  | Smalyavichy | 54.0249 | 28.0894 | 4 | geonames
Zhodino |  | Zhodzina | 54.0985 | 28.3331 | 4 | geonames
Pukhovichi |  | Pukhavichy | 53.5297 | 28.2467 | 4 | geonames
Krulevshchizna |  | Krulyewshchyna | 55.03 | 27.75 | 4 | ours
Ushachi |  | Ushachy | 55.1761 | 28.6195 | 4 | geonames
Kholopenichi |  | Khalopyenichy | 54.5175 | 28.9565 | 4 | geonames
Kamen |  | Kamyen' | 55.01 | 28.89 | 4 | ours
Naroch | Kobylnik | Narach | 54.9102 | 26.708 | 4 | geonames
Mosty |  | Masty | 53.4122 | 24.5387 | 4 | geonames
Shchuchin |  | Shchuchyn | 53.6014 | 24.7465 | 4 | geonames
Skidel |  | Skidzyel' | 53.5904 | 24.2478 | 4 | geonames
Zelva |  | Zel'va | 53.1493 | 24.812 | 4 | geonames
Ruzhany |  | Ruzhany | 52.8632 | 24.8936 | 4 | geonames
Svisloch (W) |  | Svislach | 53.0343 | 24.0972 | 4 | geonames
Berestovitsa |  | Vyalikaya Byerastavitsa | 53.1956 | 24.0199 | 4 | geonames
Kamenets |  | Kamyanyets | 52.4001 | 23.81 | 4 | geonames
Vysokoye |  | Vysokaye | 52.3709 | 23.3708 | 4 | geonames
Malorita |  | Malaryta | 51.7947 | 24.0746 | 4 | geonames
Drogichin |  | Drahichyn | 52.1874 | 25.1597 | 4 | geonames
Ivanovo | Yanov | Ivanava | 52.1472 | 25.532 | 4 | geonames
Telekhany |  | Tsyelyakhany | 52.5175 | 25.8429 | 4 | geonames
Lyakhovichi |  | Lyakhavichy | 53.0393 | 26.2631 | 4 | geonames
Gantsevichi |  | Hantsavichy | 52.7587 | 26.431 | 4 | geonames
Mir |  | Mir | 53.4544 | 26.467 | 4 | geonames
Korelichi |  | Karelichy | 53.5648 | 26.1406 | 4 | geonames
Ivye |  | Iwye | 53.9317 | 25.7763 | 4 | geonames
Lipnishki |  | Lipnishki | 54.0 | 25.61 | 4 | ours
Lubcha |  | Lyubcha | 53.75 | 26.06 | 4 | ours
Naliboki |  | Naliboki | 53.75 | 26.46 | 4 | ours
Radun |  | Radun' | 54.05 | 25.0 | 4 | ours
Voronovo |  | Voranava | 54.1539 | 25.3123 | 4 | geonames
Ostrino |  | Astryna | 53.7322 | 24.5305 | 4 | geonames
Sopotskin |  | Sapotskin | 53.83 | 23.66 | 4 | ours
Klichev |  | Klichaw | 53.4923 | 29.3356 | 4 | geonames
Kirovsk (Bel.) |  | Kirawsk | 53.27 | 29.4706 | 4 | geonames
Kopys |  | Kopys' | 54.32 | 30.29 | 4 | ours
Krugloye |  | Kruhlaye | 54.2531 | 29.7957 | 4 | geonames
Drybin |  | Drybin | 54.1206 | 31.0904 | 4 | geonames
Khotimsk |  | Khotsimsk | 53.4084 | 32.5795 | 4 | geonames
Narovlya |  | Narowlya | 51.7972 | 29.4978 | 4 | geonames
Svisloch (C) |  | Svislach | 53.43 | 28.97 | 4 | ours
Lelchitsy |  | Lyel'chytsy | 51.7861 | 28.3282 | 4 | geonames
Novolukoml | Lukoml | Novalukoml' | 54.6619 | 29.1502 | 4 | geonames
Osveya |  | Asvyeya | 56.0147 | 28.1105 | 4 | geonames
Mikashevichi |  | Mikashevichy | 52.2173 | 27.476 | 4 | geonames
Domachevo |  | Damachava | 51.7437 | 23.6048 | 4 | geonames
Rudensk |  | Rudzyensk | 53.5983 | 27.8621 | 4 | geonames
Kovel |  | Kovel | 51.2155 | 24.7008 | 3 | geonames
Rovno |  | Rivne | 50.6204 | 26.237 | 2 | geonames
Lutsk |  | Lutsk | 50.7578 | 25.3502 | 2 | geonames
Sarny |  | Sarny | 51.339 | 26.6069 | 3 | geonames
Kiev |  | Kyiv | 50.4547 | 30.5238 | 1 | geonames
Zhitomir |  | Zhytomyr | 50.2623 | 28.6791 | 2 | geonames
Korosten |  | Korosten | 50.9512 | 28.6386 | 3 | geonames
Ovruch |  | Ovruch | 51.3274 | 28.8016 | 4 | geonames
Chernigov |  | Chernihiv | 51.5054 | 31.2866 | 2 | geonames
Nezhin |  | Nizhyn | 51.0477 | 31.8884 | 3 | geonames
Konotop |  | Konotop | 51.2325 | 33.2004 | 3 | geonames
Bakhmach |  | Bakhmach | 51.1814 | 32.8346 | 4 | geonames
Vladimir-Volynsk |  | Volodymyr | 50.8503 | 24.3212 | 3 | geonames
Lyuboml |  | Lyuboml | 51.2254 | 24.0323 | 4 | geonames
Kamen-Kashirsky |  | Kamin-Kashyrskyi | 51.6251 | 24.9628 | 4 | geonames
Novograd-Volynsk |  | Zviahel | 50.5914 | 27.6088 | 3 | geonames
Dubno |  | Dubno | 50.4075 | 25.7624 | 3 | geonames
Sokal |  | Sokal | 50.4745 | 24.2809 | 4 | geonames
Novgorod-Seversky |  | Novhorod-Siverskyi | 52.0068 | 33.2634 | 4 | geonames
Shostka |  | Shostka | 51.8643 | 33.4728 | 4 | geonames
Glukhov |  | Hlukhiv | 51.6798 | 33.9168 | 4 | geonames
Sumy |  | Sumy | 50.9174 | 34.7991 | 2 | geonames
Vorozhba |  | Vorozhba | 51.1732 | 34.2266 | 4 | geonames
Khutor-Mikhailovsky |  | Druzhba | 52.0477 | 33.9453 | 4 | geonames
Gorodnya |  | Horodnia | 51.8913 | 31.5963 | 4 | geonames
Shchors | Snovsk | Snovsk | 51.8167 | 31.9425 | 4 | geonames
Semenovka |  | Semenivka | 52.1786 | 32.5818 | 4 | geonames
Oster |  | Oster | 50.9497 | 30.8773 | 4 | geonames
Priluki |  | Pryluky | 50.5953 | 32.3838 | 3 | geonames
Chernobyl |  | Chornobyl | 51.2701 | 30.2197 | 4 | geonames
Kostopol |  | Kostopil | 50.8773 | 26.448 | 4 | geonames
Rafalovka |  | Rafalivka | 51.3118 | 25.9932 | 4 | geonames
Manevichi |  | Manevychi | 51.2938 | 25.5306 | 4 | geonames
Olevsk |  | Olevsk | 51.2248 | 27.6523 | 4 | geonames
Ratno |  | Ratne | 51.6692 | 24.5264 | 4 | geonames
Krolevets |  | Krolevets | 51.5518 | 33.3804 | 4 | geonames
Putivl |  | Putyvl | 51.3353 | 33.8689 | 4 | geonames
Romny |  | Romny | 50.7403 | 33.4952 | 3 | geonames
Kaluszyn |  | Kaluszyn | 52.2083 | 21.8103 | 4 | ours
Stoczek Lukowski |  | Stoczek Lukowski | 51.9617 | 21.9717 | 4 | ours
Mordy |  | Mordy | 52.2117 | 22.5158 | 4 | ours
Losice |  | Losice | 52.2117 | 22.7192 | 4 | ours
Mierzwice |  | Mierzwice Stare | 52.335 | 22.92 | 4 | ours
Janow Podlaski |  | Janow Podlaski | 52.1933 | 23.2117 | 4 | ours
Lomazy |  | Lomazy | 51.9044 | 23.1814 | 4 | ours
Korop |  | Korop | 51.5669 | 32.9586 | 4 | ours
`

export const PLACES: readonly GroundPlace[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [name = '', also = '', modern = '', latitude, longitude, tier, source] = row
      .split('|')
      .map((cell) => cell.trim())
    return {
      name,
      also: also === '' ? [] : also.split(', '),
      modern,
      latitude: Number(latitude),
      longitude: Number(longitude),
      tier: Number(tier),
      source: source === 'geonames' ? 'geonames' : 'ours',
    }
  })
