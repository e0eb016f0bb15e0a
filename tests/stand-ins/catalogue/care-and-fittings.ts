import type {AccessoryTable} from './accessory-row';

export const careAndFittings: AccessoryTable[] = [
  {
    vendor: 'Grip & Grund',
    type: {de: 'Pflege', en: 'Care'},
    tags: ['zubehoer', 'pflege-und-werkzeug'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Kettenöl Landregen 100 ml ~ Landregen Chain Oil 100 ml | OL100 | oil | *tanne | 8.95 | 289 | | unit=100ML
  h: Öl für jedes Wetter ~ Oil for any weather
  de: Sparsam auf die Rollen geben, fünf Minuten warten, abwischen. Baut sich nach OECD 301 B in 28 Tagen zu mindestens 60 % ab.
  en: Apply sparingly to the rollers, wait five minutes, wipe off. Degrades by at least 60% within 28 days under OECD 301 B.
  c: 100 ml; jedes Wetter ~ any weather
  f: volume=100 ml; biodegradable=yes
Kettenwachs Trockental 120 ml ~ Trockental Chain Wax 120 ml | WX120 | oil | *sand | 12.95 / 14.95 | 107 | | unit=120ML
  de: Wachs für trockene Wege: die Kette bleibt sauber, muss aber vorher vollständig entfettet sein. Eine Schicht reicht für etwa 200 Kilometer.
  en: Wax for dry roads: the chain stays clean, but it must be fully degreased first. One layer lasts for about 200 kilometers.
  c: 120 ml; trocken ~ dry
  f: volume=120 ml; biodegradable=no
Reiniger Klarschiff 500 ml ~ Klarschiff Cleaner 500 ml | RE500 | oil | *himmel | 11.95 | 121 | | unit=500ML
  h: Löst den Schmutz, nicht die Dichtung ~ Lifts the dirt, not the seals
  de: Löst Schmutz von Rahmen und Antrieb, ohne Dichtungen anzugreifen. Aufsprühen, einwirken lassen, abspülen. Die Tenside bauen sich nach OECD 301 F in 28 Tagen zu mindestens 60 % ab.
  en: Lifts dirt from frame and drivetrain without attacking seals. Spray on, let it work, rinse. Its surfactants degrade by at least 60% within 28 days under OECD 301 F.
  c: 500 ml; für alle Lacke ~ for all paints
  f: volume=500 ml; biodegradable=yes
Lagerfett Nabe 80 g ~ Nabe Bearing Grease 80 g | FE80 | oil | *honig | 6.95 | 33 | | unit=80G
  h: Hält Wasser aus dem Lager ~ Keeps water out of the bearing
  de: Wasserabweisendes Fett für Naben, Steuersatz und Sattelstützen aus Metall. Nicht für Carbon.
  en: Water-repellent grease for hubs, headsets and metal seat posts. Not for carbon.
  c: 80 g; nicht für Carbon ~ not for carbon
  f: weight=80 g
Dichtmilch Zapfen ~ Zapfen Tire Sealant | DM | oil | *kreide | 9.95 | 46 | Inhalt: 125 ml; 1000 ml=34.95 | unit=size
  de: Schließt Löcher bis 5 mm in schlauchlosen Reifen. Nach sechs Monaten nachfüllen.
  en: Seals holes up to 5 mm in tubeless tires. Top up after six months.
  c: bis 5 mm ~ up to 5 mm
  f: seals=5 mm
Pflegeset Frühjahr ~ Spring Care Kit | PS | oil | *lindgruen | 24.95 / 44.95 | 58 | |
  h: Alles für den Frühjahrsputz ~ All for the spring clean
  de: Öl, Reiniger, zwei Bürsten und ein Lappen in einer Blechdose. Reicht für ein Rad und ein Jahr.
  en: Oil, cleaner, two brushes and a cloth in a tin. Enough for one bike and one year.
  c: 5 Teile ~ 5 pieces
  f: pieces=5; contents=Öl + Reiniger + Bürsten + Lappen ~ Oil + cleaner + brushes + cloth
`,
  },
  {
    vendor: 'Ritzelhof',
    type: {de: 'Werkzeug', en: 'Tool'},
    tags: ['zubehoer', 'pflege-und-werkzeug'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Multiwerkzeug Zwölfer ~ Zwölfer Multi-Tool | MT12 | tool | graphit mennige | 29.95 | 136 | |
  h: Die Werkstatt für die Hosentasche ~ The workshop for your pocket
  de: Zwölf Werkzeuge aus Stahl, darunter Kettennieter und Torx 25. Länger als üblich, damit sich auch Pedale lösen lassen.
  en: Twelve steel tools, including a chain breaker and Torx 25. Longer than usual, so that it loosens pedals too.
  c: 12 Funktionen ~ 12 functions; 165 g
  f: functions=12; weight=165 g; chain_breaker=yes
Reifenheber Hebel, 3 Stück ~ Hebel Tire Levers, Set of 3 | RH3 | tool | honig lindgruen | 4.95 | 142 | |
  h: Hebt den Reifen, schont den Schlauch ~ Lifts the tire, spares the tube
  de: Glasfaserverstärkt und breit genug, um den Schlauch nicht zu kneifen. Werden an der Speiche eingehängt.
  en: Glass-fiber reinforced and wide enough not to pinch the tube. They hook on to a spoke.
  c: 3 Stück ~ Set of 3
  f: pieces=3; length=11 cm
Drehmomentschlüssel Knack ~ Knack Torque Wrench | DK | tool | *silber | 69.95 / 89.95 | 31 | | manual
  de: Von 2 bis 24 Nm, mit sieben Einsätzen. Für Carbonteile und alles, was sonst gern zu fest sitzt.
  en: From 2 to 24 Nm, with seven bits. For carbon parts and everything that tends to end up too tight.
  c: 2–24 Nm; 7 Einsätze ~ 7 bits
  f: pieces=8; weight=540 g
Kettenlehre Maß ~ Maß Chain Gauge | KL | tool | *mennige | 9.95 | 44 | |
  de: Zeigt 0,5 und 0,75 % Längung. Wer rechtzeitig misst, spart sich die Kassette.
  en: Shows 0.5 and 0.75% wear. Measure in time and you save the cassette.
  c: 0,5 / 0,75 % ~ 0.5 / 0.75%
  f: weight=38 g
Montageständer Heimwerk ~ Heimwerk Work Stand | MS | stand | *graphit | 149.95 / 199.95 | 27 | | manual few
  de: Trägt bis 30 kg, also auch E-Bikes ohne Akku. Klemmt an der Sattelstütze, nie am Oberrohr.
  en: Holds up to 30 kg, so e-bikes without their battery too. Clamp the seat post, never the top tube.
  c: bis 30 kg ~ up to 30 kg; klappbar ~ folding
  f: max_load=30 kg; height=1.6 m; weight=5.4 kg
`,
  },
  {
    vendor: 'Grip & Grund',
    type: {de: 'Anbauteil', en: 'Fitting'},
    tags: ['zubehoer', 'anbauteile'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Schutzblech-Set Gischt 28 Zoll ~ Gischt 28 Inch Fender Set | SB28 | mudguard | schwarz silber | 34.95 | 62 | Breite: 46 mm; 53 mm; 60 mm | in=teile
  de: Aluminium mit Kunststoffkern und Schmutzfänger vorn. Die Breite soll den Reifen um 8 mm übertreffen.
  en: Aluminum with a plastic core and a front mud flap. Its width should exceed the tire by 8 mm.
  c: 28 Zoll ~ 28 inch; Paar ~ Pair
  f: wheel_size=28 in; weight=620 g
Steckschutzblech Klips ~ Klips Clip-On Fender | KC | mudguard | *schwarz | 19.95 / 22.95 | 48 | | in=teile
  h: In einer Minute dran und ab ~ On and off in a minute
  de: Hält mit Bändern an Gravel- und Mountainbikes und ist in einer Minute wieder ab. Vorn und hinten verwendbar, für Reifen bis 50 mm.
  en: Held by straps on gravel and mountain bikes and off again within a minute. For front or rear, with tires up to 50 mm.
  c: ohne Werkzeug ~ tool-free
  f: weight=185 g; width=54 mm
Seitenständer Halt ~ Halt Kickstand | HT | stand | *schwarz | 24.95 | 68 | Länge: 26 Zoll ~ 26 inch; 28 Zoll ~ 28 inch; 29 Zoll ~ 29 inch | in=teile
  de: Für Hinterbaumontage mit 40 mm Lochabstand, bis 30 kg. Die Länge stellen Sie mit einem Inbus ein.
  en: For rear mounts with 40 mm hole spacing, up to 30 kg. Adjust its length with one hex key.
  c: bis 30 kg ~ up to 30 kg
  f: max_load=30 kg; hole_spacing=40 mm
Glocke Pling ~ Pling Bell | PL | bell | honig silber schwarz mennige | 12.95 | 117 | |
  h: Ein Ton, den alle hören ~ A sound that everybody hears
  de: Klarer, langer Ton, den auch Fußgänger mit Kopfhörern wahrnehmen. Passt an Lenker von 22 bis 32 mm.
  en: A clear, long tone that reaches even walkers with headphones. Fits bars from 22 to 32 mm.
  c: Messing ~ Brass
  f: diameter=55 mm; material=Messing ~ Brass
Glocke Brummer ~ Brummer Bell | BR | bell | *kreide | 16.95 / 19.95 | 29 | | out
  de: Große Dreiklangglocke für Holland- und Lastenräder. Die nächste Lieferung kommt erst im Frühjahr.
  en: A large ding-dong bell for Dutch and cargo bikes. The next delivery arrives only in spring.
  c: 80 mm
  f: diameter=80 mm
Trinkflasche Quelle ~ Quelle Water Bottle | TQ | bottle | himmel mennige tanne kreide | 9.95 | 129 | Inhalt: 500 ml; 750 ml=11.95 |
  h: Schmeckt nach Wasser, nicht nach Flasche ~ Tastes of water, not of bottle
  de: Geschmacksneutral, spülmaschinenfest und mit einem Ventil, das auch im Rucksack dicht bleibt. Passt in jeden Flaschenhalter mit 74 mm.
  en: Free of taste, dishwasher safe and with a valve that stays tight in a backpack too. Fits every 74 mm bottle cage.
  c: spülmaschinenfest ~ dishwasher safe
  f: diameter=74 mm; dishwasher=yes
Flaschenhalter Bügel ~ Bügel Bottle Cage | FH | bottle | *silber | 14.95 | 64 | |
  de: Edelstahldraht, 48 Gramm, hält auch auf Kopfsteinpflaster. Zwei Schrauben liegen bei.
  en: Stainless wire, 48 grams, holds on cobbles too. Two screws are included.
  c: Edelstahl ~ Stainless; 48 g
  f: weight=48 g; material=Edelstahl ~ Stainless steel
`,
  },
];
