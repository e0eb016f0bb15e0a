import type {AccessoryTable} from './accessory-row';

export const luggage: AccessoryTable[] = [
  {
    vendor: 'Seitenfach',
    type: {de: 'Tasche', en: 'Bag'},
    tags: ['zubehoer', 'taschen'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Packtasche Rolle 20 l ~ Rolle 20 l Pannier | RO20 | pannier | tanne | 69 | 338 | |
  h: Rollen, einhängen, losfahren ~ Roll it, hook it, ride off
  de: Rollverschluss und verschweißte Nähte halten auch Dauerregen ab. Die Haken passen ohne Werkzeug an Träger von 8 bis 16 mm.
  en: A roll top and welded seams keep out steady rain. The hooks fit racks from 8 to 16 mm without tools.
  c: wasserdicht ~ waterproof; 20 Liter ~ 20 liters
  f: volume=20 l; waterproof=yes; weight=890 g; width=32 cm; rack_tube=8 mm + 11 mm + 16 mm
Packtasche Rolle 12 l ~ Rolle 12 l Pannier | RO12 | pannier | tanne honig graphit | 54.95 | 124 | |
  de: Die kleine Rolle für den Vorderradträger oder Kinderräder. Gleicher Stoff, gleiche Haken.
  en: The small Rolle for front racks or kids’ bikes. Same fabric, same hooks.
  c: wasserdicht ~ waterproof; 12 Liter ~ 12 liters
  f: volume=12 l; waterproof=yes; weight=640 g; width=25 cm
Packtaschen Rolle, Paar 40 l ~ Rolle Pannier Pair 40 l | RO40 | pannier | nachtblau mennige schwarz | 129 / 138 | 88 | |
  de: Zwei Taschen zum Preis, bei dem sich die zweite lohnt. Für die Reise und den Großeinkauf.
  en: Two bags at a price that makes the second worthwhile. For travel and the big shop.
  c: wasserdicht ~ waterproof; 40 Liter ~ 40 liters
  f: volume=40 l; waterproof=yes; weight=1.8 kg
Lenkertasche Klappe 7 l ~ Klappe 7 l Handlebar Bag | KL7 | pannier | sand petrol | 59.95 | 66 | |
  h: Alles griffbereit am Lenker ~ Everything at hand on the bar
  de: Öffnet sich zum Fahrer hin und lässt sich mit einem Griff abnehmen. Das Kartenfach ist auch für ein Telefon groß genug.
  en: Opens toward the rider and comes off in one move. The map pocket is large enough for a phone too.
  c: abnehmbar ~ removable; 7 Liter ~ 7 liters
  f: volume=7 l; waterproof=no; max_load=3 kg
Rucksack Gleis 22 l ~ Gleis 22 l Backpack | GL22 | backpack | graphit petrol honig | 89.95 | 97 | |
  h: Rucksack und Packtasche in einem ~ Backpack and pannier in one
  de: Ein Rucksack, der sich mit zwei Haken an den Träger hängen lässt. Fach für 15 Zoll, Regenhaube im Boden.
  en: A backpack that hangs on the rack with two hooks. A 15 inch sleeve, a rain cover in the base.
  c: 22 Liter ~ 22 liters; 15 Zoll ~ 15 inch
  f: volume=22 l; laptop=15 in; weight=980 g
Kinderrucksack Spatz 8 l ~ Spatz 8 l Kids’ Backpack | SP8 | backpack | himmel rosa lindgruen | 34.95 / 39.95 | 38 | | gender=kinder
  h: Platz für Brotdose und Regenjacke ~ Room for lunch box and rain jacket
  de: Brustgurt mit Pfeife, Reflexstreifen rundum und Platz für Brotdose und Regenjacke. Passt Kindern ab etwa fünf Jahren.
  en: A chest strap with a whistle, reflective strips all around and room for a lunch box and rain jacket. It fits children from about five years.
  c: 8 Liter ~ 8 liters; Reflexstreifen ~ Reflective
  f: volume=8 l; weight=320 g; reflective=yes
Gewebegurt mit Klemmschnalle ~ Webbing Strap with Cam Buckle | GU | tool | *graphit | 6.95 | 31 | | unit=180CM
  de: Zurrt fest, was nicht in die Tasche passt. Die Schnalle hält ohne Knoten.
  en: Ties down what does not fit in the bag. The buckle holds without a knot.
  c: 1,8 m ~ 1.8 m
  f: length=1.8 m; width=1 in; max_load=40 kg
`,
  },
  {
    vendor: 'Packesel',
    type: {de: 'Korb', en: 'Basket'},
    tags: ['zubehoer', 'koerbe'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Korb Marktgang ~ Marktgang Basket | MG | basket | *schwarz | 39.95 | 102 | |
  de: Stahlgeflecht mit Bügel, hält am Träger mit zwei Klemmen. Ein Handgriff, und der Korb kommt mit in den Laden.
  en: Steel mesh with a handle, held on the rack by two clamps. One move and the basket comes into the shop with you.
  c: abnehmbar ~ removable; 18 Liter ~ 18 liters
  f: volume=18 l; max_load=10 kg; width=34 cm; depth=0.4 m
Vorderradkorb Brötchen ~ Brötchen Front Basket | BT | basket | *silber | 49.95 / 59.95 | 57 | |
  de: Sitzt am Rahmen statt am Lenker, die Lenkung bleibt leicht. Passt an alle Räder mit Steuerrohrgewinde.
  en: Sits on the frame instead of the bar, so steering stays light. Fits all bikes with head tube threads.
  c: rahmenfest ~ frame-mounted; 5 kg
  f: volume=12 l; max_load=5 kg
Hundekorb Pfote ~ Pfote Dog Basket | PF | basket | *sand | 79.95 | 29 | | few
  de: Mit Gitter, Kissen und kurzer Leine. Für Hunde bis 8 kg, bitte erst auf dem Hof üben.
  en: With a grid, a cushion and a short leash. For dogs up to 8 kg; please practice in the yard first.
  c: bis 8 kg ~ up to 8 kg
  f: max_load=8 kg; leash=yes
`,
  },
  {
    vendor: 'Zaunkönig',
    type: {de: 'Kindersitz', en: 'Child seat'},
    tags: ['zubehoer', 'kindersitze'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Kindersitz Nest hinten ~ Nest Rear Child Seat | NE | childseat | graphit petrol brombeer | 149 / 169 | 114 | | manual
  de: Für Kinder von 9 bis 22 kg. Die Lehne lässt sich zum Schlafen neigen, die Fußstützen verstellen Sie ohne Werkzeug.
  en: For children from 9 to 22 kg. The back reclines for sleeping and the footrests adjust without tools.
  c: 9–22 kg; hinten ~ rear
  f: max_load=22 kg; weight=4.8 kg; norm=EN 14344; reclining=yes
Kindersitz Nest vorn ~ Nest Front Child Seat | NV | childseat | himmel honig | 99.95 | 47 | | manual
  de: Das Kind sitzt zwischen Ihren Armen und sieht nach vorn. Bis 15 kg oder etwa drei Jahre.
  en: The child sits between your arms and looks ahead. Up to 15 kg or about three years.
  c: bis 15 kg ~ up to 15 kg; vorn ~ front
  f: max_load=15 kg; weight=2.6 kg; norm=EN 14344
Kindersitz Nest Träger ~ Nest Rack Child Seat | NT | childseat | schwarz silber | 129 | 36 | | manual
  h: Sitzt fest auf dem Träger ~ Sits firmly on the rack
  de: Wird direkt auf den Gepäckträger gesetzt und sitzt auch an E-Bikes mit Akku im Rahmen. Der Träger muss 27 kg tragen.
  en: Sits straight on the rack and fits e-bikes with a battery in the frame. The rack must carry 27 kg.
  c: 9–22 kg; Trägermontage ~ Rack mount
  f: max_load=22 kg; weight=4.2 kg; norm=EN 14344
`,
  },
];
