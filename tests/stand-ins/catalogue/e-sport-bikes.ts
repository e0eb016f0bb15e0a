import type {BikeTable} from './bike-row';

export const eSportBikes: BikeTable[] = [
  {
    vendor: 'Gratweg',
    kind: 'eFully',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Steig 160 E-Fully | ST160 | fully | graphit honig reseda | 5199 / 6799 | k12 | 750 | 24.8 | 2025 | 447 |
  h: Ruhig bergauf wie bergab ~ Calm uphill and down
  de: 160 mm Federweg vorn und hinten, ein flacher Lenkwinkel und genug Akku für 2.000 Höhenmeter. Das Steig 160 fährt bergauf so ruhig wie bergab.
  en: 160 mm of travel front and rear, a slack head angle and enough battery for 2,000 meters of climbing. The Steig 160 is as calm uphill as it is downhill.
Steig 140 E-Fully | ST140 | fully | himmel graphit lindgruen | 4599 / 5299 | k12 | 625 | 23.9 | 2025 | 96 | travel=140
  de: Weniger Federweg, weniger Gewicht: das Steig für Waldwege, Wurzeln und lange Runden ohne Bikepark.
  en: Less travel, less weight: the Steig for forest tracks, roots and long loops without a bike park.
Steig 160 Pro E-Fully | ST16P | fully | tanne kreide | 7499 | k12 | 750 900 | 22.9 | 2026 | 41 | new carbon
  h: Das Steig für Ehrgeizige ~ The Steig for the ambitious
  de: Carbonrahmen, elektronische Schaltung und eine Gabel, die sich in vier Stufen dämpfen lässt. Wahlweise mit 900 Wh.
  en: Carbon frame, electronic shifting and a fork with four steps of damping. Available with 900 Wh.
Steig 180 Pro E-Fully | ST18P | fully | schwarz mennige | 9499 | k12 | 900 | 24.1 | 2026 | 12 | travel=180 carbon
  h: Für den Bikepark gebaut ~ Built for the bike park
  de: Unser teuerstes Rad ist für den Bikepark gebaut und wird einzeln abgestimmt. Planen Sie für die Übergabe zwei Stunden ein.
  en: Our most expensive bike is made for the bike park and set up one at a time. Allow two hours for the handover.
Kar 120 E-Fully | KA120 | fully | petrol sand graphit | 3799 / 4999 | k11 | 500 625 | 23.2 | 2024 | 74 | travel=120
  h: Für lange Tage am Berg ~ For long days in the hills
  de: Das Kar federt, ohne zu wippen, und passt zu Touren mit Einkehr. Ein Ständer lässt sich nachrüsten.
  en: The Kar absorbs bumps without bobbing and suits tours with a stop for lunch. A kickstand can be added.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'eFully',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Felskante 150 E-Fully | FK150 | fully | brombeer graphit petrol | 4299 / 5799 | k12 | 625 | 24.5 | 2024 | 82 | travel=150
  h: Verzeiht die ersten Fehler ~ Forgives the first mistakes
  de: Ein Fully für alle, die erst seit Kurzem im Gelände fahren: gutmütig, robust, mit Reifen, die Fehler verzeihen.
  en: A full-suspension bike for those new to trails: friendly, sturdy and on tires that forgive mistakes.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'eHardtail',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Pfad 29 E-Hardtail | PF29E | hardtail | nachtblau lindgruen graphit | 3299 | k11 | 360 | 16.9 | 2025 | 57 |
  h: Unter der Woche zahm, am Sonntag nicht ~ Tame on weekdays, not on Sundays
  de: Unter 17 kg und damit das leichteste E-Mountainbike im Laden. Sie tragen es auch eine Treppe hinauf.
  en: Under 17 kg and so the lightest e-mountain bike in the shop. You can carry it up a flight of stairs.
Pfad 29 Sport E-Hardtail | PF29S | hardtail | mennige schwarz silber | 3899 / 4399 | k12 | 360 | 16.4 | 2026 | 35 |
  de: Steifere Gabel, Variostütze, schnellere Reifen. Der Motor hilft am Berg und hält sich in der Ebene heraus.
  en: A stiffer fork, a dropper post and faster tires. The motor helps on climbs and stays out of the way on the flat.
`,
  },
  {
    vendor: 'Marsch & Moor',
    kind: 'eGravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Priel E 40 Gravel | PRE40 | gravel | reseda graphit sand | 3799 | k11 | 360 | 15.2 | 2025 | 83 |
  de: Ein Priel mit Rückenwind: der Motor hilft bis 25 km/h, danach fahren Sie ein gewöhnliches Gravelbike.
  en: A Priel with a tailwind: the motor helps up to 25 km/h, beyond that you ride an ordinary gravel bike.
Priel E 60 Gravel | PRE60 | gravel | petrol sand graphit | 4599 / 4999 | k12 | 360 | 14.6 | 2026 | 29 | carbon
  de: Carbonrahmen, zwölf Gänge und Taschenpunkte an der Gabel. Ein Zusatzakku passt in den Flaschenhalter.
  en: Carbon frame, twelve gears and bag mounts on the fork. A range extender fits the bottle cage.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'eGravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Luv E-Gravel | LUVE | gravel | himmel mennige schwarz | 3299 / 3699 | k10 | 320 | 15.8 | 2025 | 46 |
  de: Für den Arbeitsweg mit Feldweg dazwischen. Licht am Rahmen ist vorbereitet, die Kabel liegen schon.
  en: For a commute with a farm track in between. Lights are prepared on the frame, the cables are already in place.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'eGravel',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Joch E Gravel | JOE | gravel | brombeer silber | 4199 / 4499 | k11 | 360 | 14.9 | 2026 | 21 | carbon
  h: Gravel mit leisem Nachschub ~ Gravel with a quiet push
  de: Sportlich gestreckt und leiser als jedes andere E-Bike im Laden. Der Motor lässt sich am Oberrohr in drei Stufen wählen.
  en: Sporty, stretched and quieter than any other e-bike in the shop. Three assist levels are set on the top tube.
`,
  },
];
