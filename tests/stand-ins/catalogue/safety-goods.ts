import type {AccessoryTable} from './accessory-row';

export const safetyGoods: AccessoryTable[] = [
  {
    vendor: 'Kopfsache',
    type: {de: 'Helm', en: 'Helmet'},
    tags: ['zubehoer', 'helme'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Helm Alster ~ Alster Helmet | AL | helmet | mennige graphit | 79.95 | 301 | Größe: S; M; L | all manual
  de: Der Alster ist unser Helm für die Stadt: sechs Belüftungen, ein Schirm gegen tiefe Sonne und ein Verschluss, der sich mit einer Hand schließen lässt. Nach einem Sturz tauschen wir die Schale im ersten Jahr zum halben Preis.
  en: The Alster is our helmet for the city: six vents, a visor against low sun and a buckle you can close with one hand. After a crash we replace the shell at half price within the first year.
  c: Gr. M 54–58 cm ~ Size M 54–58 cm
  f: weight=310 g; vents=6; norm=EN 1078; visor=yes
Helm Alster mit Rücklicht ~ Alster Helmet with Rear Light | ALR | helmet | nachtblau kreide | 99.95 | 118 | Größe: S; M; L | manual
  de: Wie der Alster, dazu ein Rücklicht im Verstellrad. Es lädt in einer Stunde und blinkt auf Wunsch.
  en: Like the Alster, with a rear light in the dial. It charges in an hour and flashes if you want it to.
  c: Rücklicht ~ Rear light; ab 340 g ~ from 340 g
  f: weight=340 g; vents=6; norm=EN 1078; burn_time=8.5
Kinderhelm Kolibri ~ Kolibri Kids’ Helmet | KO | helmet | himmel honig rosa lindgruen | 44.95 | 167 | Größe: 46–51 cm; 51–55 cm | gender=kinder
  h: Sitzt tief und zwickt nicht ~ Sits deep and does not pinch
  de: Der Kolibri reicht tief in den Nacken und hat ein Fliegengitter vorn. Der Magnetverschluss schließt, ohne am Kinn zu klemmen.
  en: The Kolibri reaches low down the neck and has an insect net in front. Its magnetic buckle does not pinch the chin.
  c: ab 2 Jahren ~ from 2 years; ab 245 g ~ from 245 g
  f: weight=245 g; norm=EN 1078; insect_net=yes
Helm Kammlage MTB ~ Kammlage MTB Helmet | KM | helmet | tanne schwarz mennige | 119.95 / 149.95 | 64 | Größe: M; L; XL |
  h: Schutz bis in den Nacken ~ Protection down to the neck
  de: Tiefer Hinterkopf, großer Schirm, Platz für Brille oder Stirnlampe. Die Schale dreht sich bei schrägem Aufprall ein Stück mit.
  en: A low back, a large visor and room for goggles or a head lamp. The shell turns a little on angled impact.
  c: Gelände ~ Trail; Drehschutz ~ Rotation protection
  f: weight=365 g; vents=14; norm=EN 1078; rotation_protection=yes
Helm Bille Urban ~ Bille Urban Helmet | BI | helmet | sand petrol brombeer | 64.95 | 87 | Größe: S; M; L |
  de: Runde Form, wenige Öffnungen, matte Schale. Im Winter passt eine dünne Mütze darunter.
  en: A round shape, few openings and a matt shell. A thin cap fits underneath in winter.
  c: Stadt ~ City; ab 390 g ~ from 390 g
  f: weight=390 g; vents=4; norm=EN 1078
`,
  },
  {
    vendor: 'Riegel',
    type: {de: 'Schloss', en: 'Lock'},
    tags: ['zubehoer', 'schloesser'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Bügelschloss Bolz 230 ~ Bolz 230 U-Lock | BZ230 | ulock | honig | 64.90 / 84.90 | 365 | | manual
  h: Gibt Schlagwerkzeug nicht nach ~ Does not give in to bump keys
  de: 14 mm gehärteter Stahl und ein Zylinder, der sich nicht mit Schlagwerkzeug öffnen lässt. Zwei Schlüssel liegen bei, Nachschlüssel bestellen wir mit Ihrer Codekarte.
  en: 14 mm of hardened steel and a cylinder that does not yield to bump keys. Two keys are included, we order more with your code card.
  c: Sicherheitsstufe 12 ~ Security level 12; 230 mm
  f: inner_length=230 mm; shackle=14 mm; security_level=12; weight=1.45 kg
Bügelschloss Bolz 300 ~ Bolz 300 U-Lock | BZ300 | ulock | schwarz mennige | 94.90 | 126 | | manual
  h: Lang genug für Rahmen und Laternenpfahl ~ Long enough for frame and lamp post
  de: Der lange Bügel umfasst auch einen Laternenpfahl samt Hinterrad. Mit Halter für den Rahmen.
  en: The long shackle takes a lamp post together with the rear wheel. Comes with a frame bracket.
  c: Sicherheitsstufe 15 ~ Security level 15; 300 mm
  f: inner_length=30 cm; shackle=16 mm; security_level=15; weight=1.82 kg
Kettenschloss Kette 8 ~ Kette 8 Chain Lock | KE8 | chainlock | schwarz petrol honig | 49.90 | 133 | Länge: 85 cm; 110 cm=56.90 |
  h: Biegsam, wo Bügel nicht passen ~ Flexible where shackles do not fit
  de: Vierkantkette mit 8 mm in einem Schlauch, der den Lack schont. Passt durch Rahmen und Vorderrad.
  en: A square 8 mm chain in a sleeve that spares the paint. It goes through frame and front wheel.
  c: Sicherheitsstufe 9 ~ Security level 9
  f: chain=8 mm; security_level=9; weight=1650 g
  v: / weight=2040 g
Kettenschloss Kette 10 Lastenrad ~ Kette 10 Chain Lock for Cargo Bikes | KE10 | chainlock | graphit | 99.90 / 119.90 | 42 | Länge: 140 cm; 170 cm=114.90 |
  de: Lang genug für zwei Räder oder ein Lastenrad am Geländer. Wiegt über 3 kg und gehört in die Box, nicht um die Schulter.
  en: Long enough for two bikes or a cargo bike at a railing. At over 3 kg it belongs in the box, not over your shoulder.
  c: Sicherheitsstufe 15 ~ Security level 15; 10 mm
  f: chain=10 mm; security_level=15; weight=3.1 kg
  v: / weight=3.7 kg
Kabelschloss Faden ~ Faden Cable Lock | FA | chainlock | himmel mennige lindgruen | 14.95 | 92 | |
  h: Für fünf Minuten beim Bäcker ~ For five minutes at the bakery
  de: Ein Zweitschloss für Helm und Sattel oder die fünf Minuten beim Bäcker. Allein ist es keine Diebstahlsicherung.
  en: A second lock for helmet and saddle or five minutes at the bakery. On its own it does not stop a thief.
  c: Sicherheitsstufe 2 ~ Security level 2; 1,8 m ~ 1.8 m
  f: length=1.8 m; security_level=2; weight=260 g
Rahmenschloss Ring mit Einsteckkette ~ Ring Frame Lock with Plug-In Chain | RG | ulock | *schwarz | 59.90 | 104 | |
  h: Immer am Rad, immer zur Hand ~ Always on the bike, always at hand
  de: Blockiert das Hinterrad und hält mit der Kette auch am Ständer. Auf Wunsch montiert es unsere Werkstatt.
  en: Blocks the rear wheel and, with its chain, holds the bike to a rack. Our workshop fits it if you wish.
  c: Sicherheitsstufe 8 ~ Security level 8
  f: security_level=8; weight=980 g; chain_included=yes
`,
  },
  {
    vendor: 'Leuchtmaat',
    type: {de: 'Beleuchtung', en: 'Lighting'},
    tags: ['zubehoer', 'beleuchtung'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Akkulichtset Boje 40 ~ Boje 40 Battery Light Set | BO40 | lights | *schwarz | 39.95 / 49.95 | 212 | | manual
  de: Vorder- und Rücklicht mit 40 Lux, zugelassen nach StVZO. Beide laden am selben Kabel und zeigen den Ladestand an.
  en: Front and rear light with 40 lux, approved for German roads. Both charge from the same cable and show their charge.
  c: 40 Lux ~ 40 lux; StVZO ~ Road legal
  f: brightness=40; burn_time=6.5; street_legal=yes; weight=148 g
Akkulichtset Boje 80 ~ Boje 80 Battery Light Set | BO80 | lights | *graphit | 69.95 | 98 | | manual
  de: 80 Lux mit breitem Lichtfeld für unbeleuchtete Wege. Der Sensor schaltet in der Dämmerung von selbst ein.
  en: 80 lux with a wide beam for unlit paths. The sensor switches on by itself at dusk.
  c: 80 Lux ~ 80 lux; Sensor
  f: brightness=80; burn_time=5.5; street_legal=yes; weight=176 g
Scheinwerfer Fernfeuer 150 für E-Bikes ~ Fernfeuer 150 Headlight for E-Bikes | FF150 | lights | *schwarz | 129 / 149 | 37 | | in=akkus-und-displays
  h: Fernlicht für dunkle Landstraßen ~ High beam for dark country roads
  de: Hängt am Akku des E-Bikes und hat ein Fernlicht mit Lenkertaster. Den Anschluss übernimmt unsere Werkstatt.
  en: Runs from the e-bike battery and has a high beam with a switch on the bar. Our workshop does the wiring.
  c: 150 Lux ~ 150 lux; Fernlicht ~ High beam
  f: brightness=150; voltage=12; cable=1.4 m; street_legal=yes
Rücklicht Heckfeuer mit Bremslicht ~ Heckfeuer Rear Light with Brake Light | HF | lights | *mennige | 24.95 | 71 | |
  de: Leuchtet heller, sobald Sie langsamer werden. Für Träger mit 50 oder 80 mm Lochabstand.
  en: Shines brighter as soon as you slow down. For racks with 50 or 80 mm hole spacing.
  c: Bremslicht ~ Brake light
  f: rack_holes=50 mm + 80 mm; weight=62 g; street_legal=yes
Reflexband Streifen ~ Streifen Reflective Tape | RX | lights | *silber | 8.95 | 45 | | unit=2M
  h: Gesehen werden, von allen Seiten ~ Be seen from all sides
  de: Zwei Meter selbstklebendes Band für Felge, Rahmen oder Anhänger. Hält auch nach dem Hochdruckreiniger.
  en: Two meters of adhesive tape for rim, frame or trailer. It stays on even after a pressure washer.
  c: 2 m; selbstklebend ~ self-adhesive
  f: length=6.5 ft; width=19 mm
`,
  },
];
