import type {AccessoryTable} from './accessory-row';

export const contactParts: AccessoryTable[] = [
  {
    vendor: 'Sattelwerk',
    type: {de: 'Sattel', en: 'Saddle'},
    tags: ['teile', 'saettel'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Sattel Polder City ~ Polder City Saddle | PO | saddle | *graphit | 39.95 | 71 | Breite: 180 mm; 210 mm |
  de: Breite Fläche mit Elastomeren für die aufrechte Haltung. Die passende Breite messen wir im Laden in einer Minute.
  en: A wide surface with elastomers for an upright position. We measure the right width in a minute at the shop.
  c: City; Elastomer
  f: weight=620 g; width=21 cm
Trekkingsattel Etappe ~ Etappe Trekking Saddle | ET | saddle | *schwarz | 69.95 / 79.95 | 89 | Breite: 145 mm; 155 mm; 165 mm |
  de: Entlastungskanal, mittelfestes Polster. Nach 200 Kilometern Probe tauschen wir ihn einmal gegen eine andere Breite.
  en: A relief channel and a medium pad. After a 200 kilometer trial we swap it once for another width.
  c: Trekking; Entlastungskanal ~ Relief channel
  f: weight=380 g; relief_channel=yes
Ledersattel Kern ~ Kern Leather Saddle | KE | saddle | *honig | 119.95 | 34 | |
  de: Kernleder, 5 mm dick. Die ersten 500 Kilometer sind hart, danach passt er nur noch Ihnen.
  en: Saddle leather, 5 mm thick. The first 500 kilometers are hard, after that it fits only you.
  c: Kernleder ~ Leather; nachspannbar ~ tensionable
  f: weight=540 g; leather=5 mm; material=Kernleder + Stahl ~ Saddle leather + steel
Rennsattel Schneide ~ Schneide Road Saddle | SC | saddle | schwarz kreide | 99.95 / 129.95 | 26 | Breite: 135 mm; 145 mm; 155 mm |
  de: Kurze Nase, flacher Rücken, ab 210 Gramm. Für gestreckte Haltung und viel Bewegung.
  en: A short nose, a flat back, from 210 grams. For a stretched position and a lot of movement.
  c: ab 210 g ~ from 210 g; kurze Nase ~ short nose
  f: weight=210 g; relief_channel=yes
`,
  },
  {
    vendor: 'Grip & Grund',
    type: {de: 'Griffe', en: 'Grips'},
    tags: ['teile', 'griffe'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Griffe Handfläche ~ Handfläche Grips | HF | grips | graphit sand | 24.95 | 103 | Größe: S; L |
  de: Flügelgriffe, die den Handballen stützen. Helfen gegen eingeschlafene Finger, wenn der Winkel stimmt.
  en: Wing grips that support the palm. They help against numb fingers when the angle is right.
  c: ergonomisch ~ ergonomic; geschraubt ~ lock-on
  f: length=13 cm; weight=186 g
Griffe Kork ~ Cork Grips | KO | grips | *sand | 19.95 | 47 | |
  de: Griffe aus Kork und Gummi für Stadt und Hollandrad. Im Winter wärmer als jeder Schaumstoff.
  en: Cork and rubber grips for city and Dutch bikes. Warmer in winter than any foam.
  c: Kork ~ Cork
  f: material=Kork + Gummi ~ Cork + rubber; length=120 mm
Griffe Stollen MTB ~ Stollen MTB Grips | ST | grips | schwarz mennige petrol lindgruen | 17.95 / 21.95 | 54 | |
  de: Dünn, griffig, auf einer Seite geschraubt. Das Gummi lässt sich mit Seife reinigen.
  en: Thin, grippy and locked on one side. The rubber cleans up with soap.
  c: MTB; geschraubt ~ lock-on
  f: diameter=31 mm; weight=98 g
Lenkerband Wickel ~ Wickel Bar Tape | WI | grips | schwarz kreide honig brombeer | 22.95 | 36 | | unit=4M
  de: 3 mm dick, mit Stopfen und Klebestreifen. Zwei Rollen zu je zwei Metern, auf Wunsch wickeln wir für Sie.
  en: 3 mm thick, with plugs and tape. Two rolls of two meters each; we wrap it for you on request.
  c: 3 mm; Paar ~ Pair
  f: thickness=3 mm; length=2 m
`,
  },
  {
    vendor: 'Trittfest',
    type: {de: 'Pedale', en: 'Pedals'},
    tags: ['teile', 'pedale'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Pedale Tritt City ~ Tritt City Pedals | TC | pedals | *schwarz | 19.95 | 76 | |
  h: Halt bei nassen Sohlen ~ Grip for wet soles
  de: Rutschfeste Auflage, Reflektoren nach StVZO, nachfettbares Lager. Das linke Pedal hat Linksgewinde, ein Schlüssel mit 15 mm genügt.
  en: A non-slip surface, road-legal reflectors and bearings that can be regreased. The left pedal has a left-hand thread, a 15 mm wrench is enough.
  c: StVZO ~ Road legal
  f: weight=410 g; street_legal=yes
Plattformpedale Halde ~ Halde Flat Pedals | PH | pedals | schwarz mennige petrol | 59.95 / 74.95 | 42 | |
  de: Flache Aluminiumplatte mit zehn Stiften je Seite. Die Stifte lassen sich von hinten tauschen.
  en: A thin aluminum platform with ten pins per side. The pins are replaced from behind.
  c: 10 Stifte ~ 10 pins; 380 g
  f: weight=380 g; pins=20; width=10.5 cm
Klickpedale Klick Tour ~ Klick Tour Clipless Pedals | KP | pedals | *silber | 79.95 | 37 | |
  de: Eine Seite Klick, eine Seite Plattform. Mit Platten für alle Zwei-Loch-Schuhe.
  en: One side clips in, the other is a platform. Cleats for all two-bolt shoes included.
  c: 2-Loch ~ 2-bolt; zweiseitig ~ two-sided
  f: weight=392 g; cleats=2
Kinderpedale Tritt 20 ~ Tritt 20 Kids’ Pedals | KP20 | pedals | honig himmel | 12.95 | 19 | |
  h: Trittsicher für kleine Füße ~ A sure step for small feet
  de: Schmale Pedale mit runden Kanten für Räder von 16 bis 24 Zoll. Das Paar wiegt 240 Gramm und hat Reflektoren auf beiden Seiten.
  en: Narrow pedals with rounded edges for bikes from 16 to 24 inch. The pair weighs 240 grams and has reflectors on both sides.
  c: Kinder ~ Kids; 9/16 Zoll ~ 9/16 in
  f: weight=240 g; thread=0.56 in
`,
  },
];
