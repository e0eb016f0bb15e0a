import type {BikeTable} from './bike-row';

export const sportBikes: BikeTable[] = [
  {
    vendor: 'Marsch & Moor',
    kind: 'gravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Priel 20 Gravel | PR20 | gravel | sand petrol schwarz | 1299 | k10 | | 10.8 | 2025 | 121 |
  h: Der robuste Einstieg ~ The sturdy way in
  de: Das Priel 20 ist der robuste Einstieg mit Aluminiumrahmen und Carbongabel. Im Winter fährt es mit Schutzblechen.
  en: The Priel 20 is the sturdy way in, with an aluminum frame and a carbon fork. In winter it runs with fenders.
Priel 40 Gravel | PR40 | gravel | mennige reseda graphit | 1899 / 2199 | k11 | | 9.9 | 2025 | 236 |
  de: Auf Asphalt schnell, auf Schotter gelassen. Die Lieblingsgröße unserer Werkstattleitung steht immer fertig im Laden.
  en: Quick on tarmac, relaxed on gravel. The size our head mechanic rides is always ready in the shop.
Priel 60 Gravel | PR60 | gravel | nachtblau kreide brombeer | 2799 | k12 | | 8.9 | 2026 | 58 | new carbon
  de: Carbonrahmen mit Platz für 50 mm breite Reifen. Die Leitungen laufen im Vorbau und lassen sich trotzdem tauschen.
  en: A carbon frame with room for 50 mm tires. Cables run through the stem and can still be replaced.
`,
  },
  {
    vendor: 'Gratweg',
    kind: 'gravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Schotter 1 Gravel | SC1 | gravel | graphit lindgruen mennige | 1499 / 1699 | k11 | | 10.4 | 2024 | 67 |
  h: Lenkt im Wald wie ein Mountainbike ~ Steers like a mountain bike
  de: Ein Gravelbike mit kurzem Vorbau und breitem Lenker, das sich im Wald wie ein Mountainbike lenkt.
  en: A gravel bike with a short stem and a wide bar that steers like a mountain bike in the woods.
Schotter 2 Gravel | SC2 | gravel | honig schwarz petrol | 2099 | k12 | | 9.8 | 2025 | 38 |
  de: Gebaut für mehrtägige Fahrten: fünf Flaschenpunkte und ein Rahmendreieck, in das eine ganze Tasche passt.
  en: Built for rides of several days: five bottle mounts and a main triangle that takes a full frame bag.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'gravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Joch 4 Gravel | JO4 | gravel | brombeer silber himmel | 2399 / 2899 | k22 | | 9.4 | 2025 | 31 | carbon
  de: Zwei Kettenblätter und eine sportliche Haltung: das Joch ist das Gravelbike für Rennradfahrer.
  en: Two chainrings and a sporty position: the Joch is the gravel bike for road riders.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'gravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Luv 3 Gravel | LU3 | gravel | himmel schwarz lindgruen | 1099 / 1199 | k9 | | 11.2 | 2025 | 88 |
  de: Für Studium, Arbeitsweg und die erste Tour mit Taschen. Die Bremsen sind hydraulisch, das ist in dieser Klasse selten.
  en: For university, commuting and the first tour with bags. The brakes are hydraulic, which is rare in this class.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'race',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Böe SL Rennrad | BOESL | race | mennige nachtblau schwarz | 3999 / 4499 | k24 | | 7.3 | 2025 | 104 | carbon
  de: 7,3 kg fahrfertig, Laufräder aus eigener Einspeichung. Die Böe SL ist für lange Anstiege gemacht.
  en: 7.3 kg ready to ride, with wheels laced in our own workshop. The Böe SL is made for long climbs.
Böe 3 Rennrad | BOE3 | race | kreide graphit himmel | 1799 | k22 | | 8.9 | 2025 | 77 |
  h: Schnell, ohne nervös zu sein ~ Fast without being nervous
  de: Ein Rennrad mit etwas höherem Lenker und Platz für 32 mm Reifen. Damit fahren Sie auch nach drei Stunden noch gern.
  en: A road bike with a slightly higher bar and room for 32 mm tires. You still enjoy it after three hours.
Böe 5 Rennrad | BOE5 | race | reseda schwarz kreide | 2599 / 2999 | k24 | | 8.2 | 2025 | 49 | carbon
  de: Elektronische Schaltung, mechanisch einfacher Rahmen. Die Sattelstütze ist rund, jedes Maß lässt sich tauschen.
  en: Electronic shifting in a mechanically simple frame. The seat post is round, every size can be swapped.
Böe Aero Rennrad | BOEA | race | schwarz | 5799 | k24 | | 7.6 | 2026 | 14 | few carbon
  de: Hohe Felgen, schmaler Lenker, flache Rohre. Für Zeitfahren und alle, die ihre Hausrunde auf die Sekunde kennen.
  en: Deep rims, a narrow bar and flat tubes. For time trials and those who know their home loop to the second.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'race',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Tramontana 2 Rennrad | TR2 | race | honig graphit himmel | 1399 / 1599 | k20 | | 9.6 | 2024 | 52 |
  de: Unser Rennrad zum Anfangen. Übersetzung und Sitzposition sind so gewählt, dass Berge kein Grund zum Absteigen sind.
  en: Our road bike for beginners. Gearing and position are chosen so that hills are no reason to get off.
Tramontana 4 Rennrad | TR4 | race | petrol silber mennige | 2199 | k22 | | 8.6 | 2026 | 28 | new
  h: Bockt nicht auf Kopfsteinpflaster ~ Stays calm on cobbles
  de: Carbongabel und Scheibenbremsen, dazu ein Rahmen, der auf Kopfsteinpflaster nicht bockt.
  en: A carbon fork and disc brakes, and a frame that does not buck on cobbles.
`,
  },
  {
    vendor: 'Gratweg',
    kind: 'hardtail',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Geröll 1 Hardtail | GE1 | hardtail | mennige graphit himmel | 699 / 799 | k9 | | 14.3 | 2025 | 92 |
  de: Das Hardtail für Waldwege und den ersten Trail. Alle Teile sind Standard und günstig zu ersetzen.
  en: The hardtail for forest tracks and the first trail. All parts are standard and cheap to replace.
Geröll 3 Hardtail | GE3 | hardtail | lindgruen schwarz himmel | 1099 | k11 | | 13.4 | 2025 | 63 | travel=130
  h: Sicherer, sobald es steil wird ~ Safer when it gets steep
  de: Eine Luftgabel und breitere Reifen machen das Geröll 3 sicherer, sobald es steil wird.
  en: An air fork and wider tires make the Geröll 3 safer as soon as it gets steep.
Geröll 5 Hardtail | GE5 | hardtail | nachtblau honig schwarz | 1699 / 1999 | k12 | | 12.1 | 2026 | 27 | travel=130 carbon
  h: Leicht bis ins Ziel ~ Light to the finish
  de: Carbonrahmen und zwölf Gänge für Marathon und lange Runden.
  en: A carbon frame and twelve gears for marathons and long loops.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'hardtail',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Pfad 2 Hardtail | PF2 | hardtail | tanne sand petrol | 899 | k10 | | 13.9 | 2025 | 58 |
  de: Mit Gewinden für Ständer und Schutzbleche: das Pfad 2 ist unter der Woche ein Alltagsrad.
  en: With threads for stand and fenders: the Pfad 2 doubles as an everyday bike during the week.
Pfad 4 Hardtail | PF4 | hardtail | silber brombeer graphit | 1349 / 1499 | k12 | | 12.8 | 2024 | 34 |
  de: Flacher Lenkwinkel, langer Radstand, ruhiges Fahren. Das Pfad 4 verzeiht auch eine falsche Linie.
  en: A slack head angle, a long wheelbase and calm handling. The Pfad 4 forgives the wrong line.
`,
  },
  {
    vendor: 'Gratweg',
    kind: 'fully',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Grat 150 Fully | GR150 | fully | petrol graphit | 3299 | k12 | | 15.2 | 2026 | 9 | new noimage
  h: Eben eingetroffen ~ Just arrived
  de: Unser erstes Fully ohne Motor seit Jahren ist gerade eingetroffen und wird noch fotografiert. Im Laden steht es schon auf dem Montageständer.
  en: Our first full-suspension bike without a motor in years has just arrived and has yet to be photographed. In the shop it is already on the work stand.
`,
  },
];
