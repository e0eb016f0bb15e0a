import type {AccessoryTable} from './accessory-row';

export const clothing: AccessoryTable[] = [
  {
    vendor: 'Wetterseite',
    type: {de: 'Jacke', en: 'Jacket'},
    tags: ['bekleidung', 'jacken'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Regenjacke Husche ~ Husche Rain Jacket | HU | jacket | honig petrol schwarz | 119.95 / 149.95 | 93 | Größe: XS; S; M; L; XL; XXL | gender=unisex
  h: Hält dicht, wo das Hinterrad wirft ~ Stays tight where the wheel throws
  de: Wasserdicht bis 15.000 mm und am Rücken so lang, dass das Hinterrad nichts hinauswirft, was Sie trifft. Die Kapuze passt unter den Helm.
  en: Waterproof to 15,000 mm and long enough at the back that spray from the rear wheel misses you. The hood fits under a helmet.
  c: wasserdicht ~ waterproof; Kapuze ~ Hood
  f: water_column=15000; waterproof=yes; material=100 % Polyester (recycelt) + Membran 100 % Polyurethan ~ 100% polyester (recycled) + membrane 100% polyurethane; weight=310 g
Windjacke Bö ~ Bö Wind Jacket | BOE | jacket | himmel graphit mennige | 79.95 | 61 | Größe: XS; S; M; L; XL | gender=unisex
  h: Wenig Jacke, viel Schutz ~ Little jacket, much shelter
  de: In Größe XS 110 Gramm, in der eigenen Tasche verstaut so groß wie ein Apfel. Hält Wind ab und trocknet in der Mittagspause.
  en: 110 grams in size XS and, packed in its own pocket, as small as an apple. It keeps out wind and dries over lunch.
  c: ab 110 g ~ from 110 g; packbar ~ packable
  f: material=100 % Polyamid ~ 100% polyamide; weight=110 g; waterproof=no; reflective=yes
Winterjacke Raureif ~ Raureif Winter Jacket | RR | jacket | nachtblau tanne | 159.95 / 229.95 | 34 | Größe: S; M; L; XL; XXL | gender=herren
  de: Weiche Innenseite, winddichte Front, Belüftung am Rücken. Für Fahrten zwischen minus fünf und plus acht Grad.
  en: Soft inside, windproof in front and vented at the back. For rides between minus five and plus eight degrees.
  c: winddicht ~ windproof; −5 bis 8 °C ~ −5 to 8 °C
  f: windproof=yes; material=90 % Polyester + 10 % Elasthan ~ 90% polyester + 10% elastane; weight=520 g; pockets=5
Regenjacke Schauer ~ Schauer Rain Jacket | SR | jacket | rosa brombeer petrol | 99.95 / 129.95 | 48 | Größe: XS; S; M; L; XL | gender=damen
  de: Auf Taille geschnitten, lang genug für den Stadtsattel. Der Reißverschluss öffnet sich auch von unten.
  en: Cut to the waist and long enough for an upright saddle. The zip opens from below too.
  c: wasserdicht ~ waterproof; 10.000 mm ~ 10,000 mm
  f: water_column=10000; waterproof=yes; material=100 % Polyester + Membran 100 % Polyurethan ~ 100% polyester + membrane 100% polyurethane; weight=360 g
`,
  },
  {
    vendor: 'Maschenwerk',
    type: {de: 'Trikot', en: 'Jersey'},
    tags: ['bekleidung', 'trikots'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Trikot Rheinschleife ~ Rheinschleife Jersey | RS | jersey | mennige nachtblau kreide | 69.95 | 72 | Größe: XS; S; M; L; XL; XXL | gender=unisex
  h: Riecht nicht nach der Ausfahrt ~ Does not smell after the ride
  de: Drei Rückentaschen, ein Fach mit Reißverschluss und ein Stoff, der nach der Ausfahrt nicht riecht. Fällt normal aus, nicht wie Rennkleidung.
  en: Three back pockets, one with a zip, and a fabric that does not smell after the ride. Regular fit, not a racing cut.
  c: kurzarm ~ short sleeve; 3 Taschen ~ 3 pockets
  f: pockets=4; material=60 % Polyester + 40 % Wolle ~ 60% polyester + 40% wool; weight=145 g
Trikot Merino lang ~ Merino Long-Sleeve Jersey | ML | jersey | tanne brombeer graphit | 89.95 / 109.95 | 53 | Größe: S; M; L; XL | gender=unisex
  h: Wolle für kühle Morgen ~ Wool for cool mornings
  de: Wolle wärmt auch feucht und kratzt in dieser Qualität nicht. Waschen bei 30 Grad, liegend trocknen.
  en: Wool keeps you warm even when damp and does not itch in this quality. Wash at 30 degrees, dry flat.
  c: langarm ~ long sleeve; Merino
  f: material=85 % Wolle + 15 % Elasthan ~ 85% wool + 15% elastane; weight=235 g
Kindertrikot Flitzer ~ Flitzer Kids’ Jersey | KF | jersey | honig lindgruen himmel | 29.95 / 34.95 | 26 | Größe: 116; 128; 140; 152 | gender=kinder
  h: Sieht schnell aus, ist es auch ~ Looks fast, and is
  de: Leichtes Trikot mit einer Rückentasche für den Hausschlüssel. Die Reflexstreifen sitzen an den Ärmeln.
  en: A light jersey with a back pocket for the house key. Reflective strips sit on the sleeves.
  c: Kinder ~ Kids; Reflexstreifen ~ Reflective
  f: pockets=1; reflective=yes; material=100 % Polyester ~ 100% polyester
`,
  },
  {
    vendor: 'Maschenwerk',
    type: {de: 'Hose', en: 'Shorts'},
    tags: ['bekleidung', 'hosen'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Radhose Sitzfest ~ Sitzfest Bib Shorts | SI | shorts | schwarz nachtblau | 99.95 | 58 | Größe: S; M; L; XL; XXL | gender=herren
  de: Trägerhose mit dichtem Polster für vier Stunden und mehr. Die Beinabschlüsse halten ohne Gummi.
  en: Bib shorts with a dense pad for four hours and more. The leg ends stay put without rubber.
  c: Polster ~ Padded; Träger ~ Bibs
  f: pad=12 mm; material=80 % Polyamid + 20 % Elasthan ~ 80% polyamide + 20% elastane; weight=190 g
Radhose Sitzfest Damen ~ Sitzfest Shorts Women | SD | shorts | schwarz petrol | 94.95 / 109.95 | 44 | Größe: XS; S; M; L; XL | gender=damen
  de: Breiteres Polster, hoher Bund ohne Träger. Für Rennrad und Tour.
  en: A wider pad and a high waist without bibs. For road and touring.
  c: Polster ~ Padded; hoher Bund ~ High waist
  f: pad=11 mm; material=78 % Polyamid + 22 % Elasthan ~ 78% polyamide + 22% elastane; weight=170 g
Shorts Trampelpfad ~ Trampelpfad Trail Shorts | TP | shorts | sand graphit tanne | 74.95 | 39 | Größe: S; M; L; XL | gender=unisex
  de: Weite Hose fürs Gelände mit herausnehmbarem Innenteil. Die Taschen schließen auch im Sturzfall.
  en: Loose trail shorts with a removable liner. The pockets stay shut even in a fall.
  c: Gelände ~ Trail; Innenhose ~ Liner
  f: pockets=4; material=92 % Polyester + 8 % Elasthan ~ 92% polyester + 8% elastane; weight=340 g
`,
  },
  {
    vendor: 'Wetterseite',
    type: {de: 'Handschuhe', en: 'Gloves'},
    tags: ['bekleidung', 'handschuhe'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Handschuhe Griffig kurz ~ Griffig Short-Finger Gloves | GK | gloves | schwarz mennige | 24.95 | 83 | Größe: 7; 8; 9; 10; 11 | gender=unisex
  de: Dünne Polster an den zwei Stellen, die beim Bremsen drücken. Der Daumen ist aus Frottee.
  en: Thin pads in the two places that take pressure when braking. The thumb is terry cloth.
  c: kurz ~ short finger
  f: touchscreen=no; material=70 % Polyamid + 20 % Polyester + 10 % Elasthan ~ 70% polyamide + 20% polyester + 10% elastane; weight=42 g
Handschuhe Griffig lang ~ Griffig Long-Finger Gloves | GL | gloves | graphit petrol | 34.95 / 39.95 | 51 | Größe: 7; 8; 9; 10; 11 | gender=unisex
  de: Für Herbst und Gelände. Zwei Finger bedienen das Telefon, ohne dass Sie den Handschuh ausziehen.
  en: For autumn and trails. Two fingers work your phone without taking the glove off.
  c: Touchscreen
  f: touchscreen=yes; material=65 % Polyamid + 25 % Polyester + 10 % Elasthan ~ 65% polyamide + 25% polyester + 10% elastane; weight=58 g
Winterhandschuhe Frostfrei ~ Frostfrei Winter Gloves | FR | gloves | schwarz | 59.95 / 89.95 | 27 | Größe: 8; 9; 10; 11 | gender=unisex
  de: Gefüttert, wasserdicht, mit langem Bündchen. Schalten geht noch, Kleingeld zählen nicht mehr.
  en: Lined, waterproof, with a long cuff. You can still shift gears, but no longer count coins.
  c: wasserdicht ~ waterproof; gefüttert ~ lined
  f: waterproof=yes; touchscreen=no; material=Außen 100 % Polyamid + Futter 100 % Polyester ~ Outside 100% polyamide + lining 100% polyester; weight=148 g
`,
  },
  {
    vendor: 'Trittfest',
    type: {de: 'Schuhe', en: 'Shoes'},
    tags: ['bekleidung', 'schuhe'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Radschuh Klick Tour ~ Klick Tour Shoe | KT | shoes | graphit sand | 119.95 / 139.95 | 46 | Größe: 39; 40; 41; 42; 43; 44; 45; 46 | gender=unisex
  de: Steife Sohle, versenkte Platte, Profil zum Gehen. Für alle gängigen Zwei-Loch-Systeme.
  en: A stiff sole, a recessed cleat and tread for walking. For all common two-bolt systems.
  c: 2-Loch ~ 2-bolt; Drehverschluss ~ Dial closure
  f: cleats=2; weight=680 g
Rennradschuh Klick Strada ~ Klick Strada Road Shoe | KS | shoes | kreide schwarz mennige | 179.95 | 23 | Größe: 40; 41; 42; 43; 44; 45 | gender=unisex
  de: Carbonsohle und zwei Drehverschlüsse. Die Platten richten wir auf Wunsch bei der Sitzberatung aus.
  en: A carbon sole and two dials. We align the cleats during a bike fit if you wish.
  c: 3-Loch ~ 3-bolt; Carbonsohle ~ Carbon sole
  f: cleats=3; weight=540 g
Flatpedal-Schuh Halde ~ Halde Flat Pedal Shoe | HD | shoes | tanne graphit | 99.95 | 31 | Größe: 38; 39; 40; 41; 42; 43; 44; 45; 46 | gender=unisex
  de: Weiche Gummisohle, die auf Stiften hält. Die Kappe schützt die Zehen vor Steinen.
  en: A soft rubber sole that holds on pins. The cap protects your toes from stones.
  c: Plattformpedal ~ Flat pedal
  f: weight=760 g; waterproof=no
`,
  },
];
