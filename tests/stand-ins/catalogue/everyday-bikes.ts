import type {BikeTable} from './bike-row';

export const everydayBikes: BikeTable[] = [
  {
    vendor: 'Ostwind',
    kind: 'trekking',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Weitblick 2 Trekkingrad | WB2 | cityclassic | graphit reseda himmel | 749 / 849 | k8 | | 16.4 | 2025 | 112 |
  h: Alles dran, was dran sein muss ~ All that has to be on it
  de: Ein Trekkingrad mit allem, was die Straßenverkehrsordnung verlangt, und einem Träger für 25 kg.
  en: A trekking bike with everything traffic law asks for and a rack that takes 25 kg.
Weitblick 4 Trekkingrad | WB4 | cityclassic | nachtblau silber petrol | 999 | k9 | | 15.6 | 2025 | 96 |
  h: Für lange Wochenenden ~ For long weekends
  de: Leichtere Laufräder und bessere Bremsbeläge machen das Weitblick 4 zum Rad für lange Wochenenden.
  en: Lighter wheels and better brake pads make the Weitblick 4 the bike for long weekends.
Weitblick 6 Trekkingrad | WB6 | cityclassic | tanne schwarz sand | 1399 / 1599 | k24 | | 14.9 | 2026 | 39 |
  de: Unser Reiserad ohne Motor: Gewinde für Träger vorn und hinten und drei Plätze für Flaschen.
  en: Our touring bike without a motor: threads for racks front and rear and three places for bottles.
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'trekking',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Talweg 3 Trekkingrad | TW3 | cityclassic | brombeer kreide tanne | 849 | n7 | | 16.9 | 2025 | 64 |
  de: Nabenschaltung und geschlossener Kettenkasten: das Talweg 3 übersteht den Winter vor der Haustür.
  en: A hub gear and an enclosed chain case: the Talweg 3 survives winter outside your front door.
Talweg 5 Trekkingrad | TW5 | cityclassic | petrol graphit honig | 1199 / 1349 | n8 | | 16.2 | 2024 | 43 |
  de: Das Reiserad für Flussradwege. Der Lenker bietet mehrere Griffhaltungen, der Sattel ist ab Werk gut.
  en: The touring bike for riverside paths. The bar offers several grips, and the stock saddle is good.
`,
  },
  {
    vendor: 'Hafenkante',
    kind: 'trekking',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Kontor Leicht Trekkingrad | KTL | cityclassic | schwarz himmel mennige | 1099 | k10 | | 13.8 | 2026 | 55 | new
  de: Unter 14 kg mit Schutzblechen und Licht. Im Zug heben Sie das Kontor mit einer Hand auf den Haken.
  en: Under 14 kg with fenders and lights. On the train you hang the Kontor on its hook with one hand.
  title: Kontor Light Trekking Bike
`,
  },
  {
    vendor: 'Hafenkante',
    kind: 'city',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Ballin 3 Cityrad | BA3 | cityclassic | nachtblau honig kreide | 599 | n3 | | 15.9 | 2025 | 134 |
  de: Drei Gänge, Rücktritt, gemuffter Stahlrahmen. Das Ballin 3 ist das Rad, das man einfach hinstellt und wieder nimmt.
  en: Three gears, a coaster brake and a lugged steel frame. The Ballin 3 is a bike you simply park and take again.
Ballin 7 Cityrad | BA7 | cityclassic | tanne brombeer silber | 749 / 899 | n7 | | 16.3 | 2025 | 91 | only=silber
  de: Sieben Gänge genügen in Köln auch für die Severinsbrücke. Sattel und Griffe sind aus Leder.
  en: Seven gears are enough for Cologne, even for its bridges. Saddle and grips are leather.
`,
  },
  {
    vendor: 'Marsch & Moor',
    kind: 'city',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Koog 3 Hollandrad | KO3 | cityclassic | schwarz tanne nachtblau | 549 / 599 | n3 | | 18.1 | 2024 | 78 |
  de: Aufrecht sitzen, breiter Lenker, Kleiderschutz: das Koog ist ein Hollandrad ohne Abkürzungen.
  en: An upright seat, a wide bar and a coat guard: the Koog is a Dutch bike without shortcuts.
Hallig 7 Cityrad | HA7 | cityclassic | himmel sand rosa | 699 | n7 | | 16.7 | 2026 | 47 |
  h: Leuchtet nach, wenn Sie halten ~ Keeps glowing when you stop
  de: Ein Stadtrad mit breitem Lenker und einem Licht, das nach dem Anhalten vier Minuten nachleuchtet.
  en: A city bike with a wide bar and a light that keeps shining for four minutes after you stop.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'city',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Flaute 1 Cityrad | FL1 | cityclassic | silber graphit mennige | 449 / 499 | s1 | | 13.2 | 2025 | 69 |
  de: Ein Gang für kurze Wege. An der Flaute ist so wenig dran, dass fast nichts kaputtgehen kann.
  en: One gear for short trips. There is so little on the Flaute that hardly anything can break.
`,
  },
];
