import type {AccessoryTable} from './accessory-row';

export const driveParts: AccessoryTable[] = [
  {
    vendor: 'Ritzelhof',
    type: {de: 'Kette', en: 'Chain'},
    tags: ['teile', 'antrieb'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Kette Zug 9-fach ~ Zug 9-Speed Chain | Z9 | chain | *silber | 19.95 | 112 | |
  de: 114 Glieder mit Verschlussglied. Nach etwa 2.500 Kilometern messen, bei 0,75 % Längung tauschen.
  en: 114 links with a quick link. Measure after about 2,500 kilometers and replace at 0.75% wear.
  c: 9-fach ~ 9-speed; 114 Glieder ~ 114 links
  f: gears=9; links=114; weight=298 g
Kette Zug 10-fach ~ Zug 10-Speed Chain | Z10 | chain | *silber | 26.95 / 32.95 | 97 | |
  h: Läuft leise, hält lange ~ Runs quietly, lasts long
  de: Vernickelte Außenlaschen gegen Rost, Verschlussglied liegt bei. Passt zu allen Schaltgruppen mit zehn Ritzeln.
  en: Nickel-plated outer plates against rust, quick link included. Fits all ten-speed groups.
  c: 10-fach ~ 10-speed; vernickelt ~ nickel-plated
  f: gears=10; links=116; weight=272 g
Kette Zug E-Bike 11-fach ~ Zug E-Bike 11-Speed Chain | Z11E | chain | *graphit | 39.95 | 81 | |
  h: Gemacht für Mittelmotoren ~ Made for mid-drive motors
  de: Verstärkte Nieten für das Drehmoment von Mittelmotoren und 138 Glieder für lange Hinterbauten. Wir kürzen die Kette auf Wunsch nach der Länge Ihrer alten.
  en: Reinforced rivets for the torque of mid motors and 138 links for long rear ends. On request we shorten it to match your old chain.
  c: 11-fach ~ 11-speed; E-Bike
  f: gears=11; links=138; weight=305 g
Riemen Stillauf 118 Zähne ~ Stillauf Belt 118 Teeth | RI118 | chain | *schwarz | 89.95 | 24 | |
  de: Carbonverstärkter Riemen mit Mittelsteg. Vor der Bestellung bitte die Zähne am alten Riemen zählen.
  en: A carbon-reinforced belt with a center track. Please count the teeth on your old belt before ordering.
  c: 118 Zähne ~ 118 teeth
  f: teeth=118; weight=89 g
Kassette Stufe 9-fach ~ Stufe 9-Speed Cassette | K9 | cassette | *silber | 29.95 | 66 | Größe: 11–32; 11–36=32.95 |
  de: Vernickelter Stahl, einzelne Ritzel tauschbar. Kette und Kassette wechseln wir am besten zusammen.
  en: Nickel-plated steel with replaceable sprockets. Chain and cassette are best replaced together.
  c: 9-fach ~ 9-speed
  f: gears=9; weight=410 g
Kassette Stufe 10-fach ~ Stufe 10-Speed Cassette | K10 | cassette | *silber | 49.95 / 59.95 | 52 | Größe: 11–36; 11–42=56.95; 11–46=59.9 |
  de: Die Bandbreite entscheidet, wie leicht der Berggang wird. Ab 42 Zähnen braucht es einen langen Schaltwerkskäfig.
  en: The range decides how easy your climbing gear is. From 42 teeth you need a long derailleur cage.
  c: 10-fach ~ 10-speed
  f: gears=10; weight=455 g
Kassette Stufe 12-fach ~ Stufe 12-Speed Cassette | K12 | cassette | *graphit | 109.95 / 139.95 | 33 | Größe: 10–51 |
  de: Die kleinen Ritzel aus Stahl, das größte aus Aluminium. Für den schmalen Freilauf.
  en: Small sprockets of steel, the largest of aluminum. For the narrow freehub body.
  c: 12-fach ~ 12-speed; 10–51
  f: gears=12; weight=470 g
`,
  },
  {
    vendor: 'Ritzelhof',
    type: {de: 'Bremse', en: 'Brake'},
    tags: ['teile', 'bremsen'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Bremsbeläge Anker organisch ~ Anker Organic Brake Pads | AO | brakepads | *mennige | 14.95 | 198 | Größe: Form A ~ Shape A; Form B ~ Shape B; Form C ~ Shape C; Form D ~ Shape D |
  de: Leise und gut dosierbar, für Stadt und Tour. Bringen Sie den alten Belag mit, die Form entscheidet.
  en: Quiet and easy to modulate, for city and touring. Bring your old pad along, its shape decides.
  c: organisch ~ organic; Paar mit Feder ~ Pair with spring
  f: compound=organisch ~ organic; pieces=2
Bremsbeläge Anker Sinter ~ Anker Sintered Brake Pads | AS | brakepads | *honig | 19.95 / 22.95 | 109 | Größe: Form A ~ Shape A; Form B ~ Shape B; Form C ~ Shape C |
  de: Halten bei Nässe und am E-Bike etwa doppelt so lange. Die ersten 30 Bremsungen bitte zum Einfahren nutzen.
  en: They last about twice as long in the wet and on e-bikes. Use the first 30 stops to bed them in.
  c: Sintermetall ~ Sintered; E-Bike
  f: compound=Sintermetall ~ Sintered metal; pieces=2
Bremsgummis Klotz für V-Brakes ~ Klotz V-Brake Pads | KV | brakepads | *schwarz | 8.95 | 84 | |
  de: Vier Gummis mit Scheibensatz, 70 mm lang. Passen an alle V-Brakes im Laden.
  en: Four pads with washers, 70 mm long. They fit every V-brake in the shop.
  c: 4 Stück ~ 4 pieces; 70 mm
  f: length=70 mm; pieces=4
Bremszug Litze mit Hülle ~ Litze Brake Cable with Housing | BL | brakepads | *silber | 9.95 | 39 | | unit=2M
  h: Bremst wieder wie am ersten Tag ~ Brakes as on the first day
  de: Innenzug aus Edelstahl und zwei Meter Hülle, mit Endkappen. Beide Nippel sind dran, einer wird abgeschnitten.
  en: A stainless inner cable and two meters of housing with end caps. Both nipples are on it, one gets cut off.
  c: Edelstahl ~ Stainless; 2 m
  f: length=2 m; cable=1.5 mm
`,
  },
  {
    vendor: 'Stromkeller',
    type: {de: 'E-Bike-Teil', en: 'E-bike part'},
    tags: ['teile', 'akkus-und-displays'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Akku Rahmen ~ Frame Battery | AR | battery | *schwarz | 549 | 43 | Akku: 500 Wh; 625 Wh=649; 750 Wh=799 | manual
  h: Die zweite Hälfte der Tour ~ The second half of the tour
  de: Ersatz- oder Zweitakku für Räder mit Akku im Unterrohr. Wir prüfen vor dem Versand, ob er zu Ihrem Motor passt.
  en: A spare or second battery for bikes with the battery in the down tube. We check that it matches your motor before shipping.
  c: 36 V; entnehmbar ~ removable
  f: voltage=36; weight=3.6 kg; charging_time=4.5
  v: / weight=4.2 kg; charging_time=5.6 / weight=4.8 kg; charging_time=6.8
Akku Gepäckträger 500 Wh ~ Rack Battery 500 Wh | AG | rackbattery | *graphit | 499 / 599 | 19 | | manual
  de: Für ältere Räder mit Akku unter dem Träger. Der Schließzylinder lässt sich auf Ihren Schlüssel umbauen.
  en: For older bikes with the battery under the rack. The lock can be rekeyed to match yours.
  c: 500 Wh; Gepäckträger ~ Rack
  f: voltage=36; weight=3.1 kg; charging_time=4.0
Ladegerät 4 A ~ 4 A Charger | LG | charger | *schwarz | 119.95 | 61 | | manual
  de: Lädt 500 Wh in gut vier Stunden. Der Stecker ist der neue mit fünf Stiften.
  en: Charges 500 Wh in a good four hours. The plug is the new one with five pins.
  c: 4 A; 36 V
  f: voltage=36; cable=5 ft; weight=760 g
Display Lotse ~ Lotse Display | DL | display | *schwarz | 179 / 199 | 38 | | manual
  h: Auch mit Handschuhen zu bedienen ~ Works with gloves on
  de: Großes, auch bei Sonne lesbares Display mit Knöpfen statt Touchscreen. Lässt sich mit Handschuhen bedienen.
  en: A large display readable in sunlight, with buttons instead of a touchscreen. Works with gloves on.
  c: 2,8 Zoll ~ 2.8 inch
  f: screen=2.8 in; waterproof=yes; weight=92 g
Display Peilung mit Navigation ~ Peilung Display with Navigation | DP | display | *graphit | 279 | 17 | | manual new
  de: Zeigt Karte, Restreichweite und Steigung. Die Karte liegt im Gerät, ein Telefon brauchen Sie unterwegs nicht.
  en: Shows map, remaining range and gradient. The map is stored on board, so you need no phone on the road.
  c: Navigation; 3,5 Zoll ~ 3.5 inch
  f: screen=3.5 in; waterproof=yes; weight=118 g
`,
  },
];
