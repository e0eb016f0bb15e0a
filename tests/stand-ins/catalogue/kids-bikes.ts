import type {BikeTable} from './bike-row';

export const kidsBikes: BikeTable[] = [
  {
    vendor: 'Zaunkönig',
    kind: 'kids16',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Flitz 16 Kinderrad | FZ16 | kids16 | mennige himmel lindgruen | 299 | s1 | | 6.4 | 2025 | 143 |
  h: Leicht genug für kleine Arme ~ Light enough for small arms
  de: Das Flitz 16 wiegt 6,4 kg, ein Kind kann es selbst über die Bordsteinkante heben. Tiefer Rahmen, kurze Kurbeln, schmale Griffe.
  en: The Flitz 16 weighs 6.4 kg, so a child can lift it over the kerb alone. Low frame, short cranks, slim grips.
Piep 16 Lernrad | PI16 | kids16 | rosa honig | 229 / 259 | s1 | | 7.3 | 2024 | 81 |
  de: Das erste Rad nach dem Laufrad. Der Rücktritt funktioniert sofort, die Handbremse kommt von selbst dazu.
  en: The first bike after the balance bike. The coaster brake works at once, the hand brake follows in its own time.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'kids16',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Lüftchen 16 Kinderrad | LF16 | kids16 | petrol kreide | 249 | s1 | | 7.1 | 2026 | 56 | new
  h: Für das erste Mal ohne Stützräder ~ For the first ride on two wheels
  de: Mit Schutzblechen, Klingel und einem Griff am Sattel, an dem sich beim Üben gut mitlaufen lässt.
  en: With fenders, a bell and a handle at the saddle that helps you run along while practicing.
`,
  },
  {
    vendor: 'Zaunkönig',
    kind: 'kids20',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Flitz 20 Kinderrad | FZ20 | kids20 | honig himmel mennige | 449 | k7 | | 9.4 | 2026 | 391 | new
  de: Das Flitz 20 ist das Rad für die Radfahrprüfung: sieben Gänge, Licht mit Nabendynamo und Bremshebel, die in kleine Hände passen.
  en: The Flitz 20 is the bike for the school cycling test: seven gears, dynamo lights and brake levers that fit small hands.
Flitz 20 Sport Kinderrad | FZ20S | kids20 | schwarz lindgruen | 499 / 549 | k8 | | 8.9 | 2025 | 76 |
  de: Acht Gänge und griffigere Reifen. Für Kinder, die den Waldweg dem Radweg vorziehen.
  en: Eight gears and grippier tires. For children who prefer the forest track to the bike path.
Piep 20 Kinderrad | PI20 | kids20 | rosa himmel | 349 / 399 | n3 | | 10.2 | 2024 | 62 |
  h: Nichts greift nach der langen Hose ~ Nothing grabs long pants
  de: Drei Gänge in der Nabe und ein geschlossener Kettenschutz für lange Hosen.
  en: Three gears in the hub and a closed chain guard for long pants.
`,
  },
  {
    vendor: 'Gratweg',
    kind: 'kids20',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Kiesel 20 Kinderrad | KI20 | kids20 | graphit mennige | 399 | k8 | | 9.7 | 2025 | 54 |
  de: Ein kleines Mountainbike mit griffigen Reifen. Die Federgabel haben wir weggelassen, sie wiegt mehr, als sie nützt.
  en: A small mountain bike with grippy tires. We left out the suspension fork, which weighs more than it helps.
`,
  },
  {
    vendor: 'Zaunkönig',
    kind: 'kids24',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Flitz 24 Kinderrad | FZ24 | kids24 | nachtblau honig silber | 529 | k8 | | 10.9 | 2025 | 118 |
  de: Das Flitz wächst mit: Vorbau und Sattelstütze reichen von 130 bis 150 cm, danach nehmen wir es in Zahlung.
  en: The Flitz grows along: stem and seat post cover 130 to 150 cm, after that we take it in part exchange.
Flitz 24 Sport Kinderrad | FZ24S | kids24 | reseda schwarz | 599 / 699 | k9 | | 10.3 | 2025 | 45 |
  h: Für kleine Rennen ~ For small races
  de: Leichtere Laufräder, neun Gänge und Bremshebel, deren Griffweite sich einstellen lässt.
  en: Lighter wheels, nine gears and brake levers with adjustable reach.
Piep 24 Kinderrad | PI24 | kids24 | rosa petrol | 429 | n7 | | 12.1 | 2024 | 33 |
  h: Der Schulweg bei jedem Wetter ~ To school in any weather
  de: Nabenschaltung, Gepäckträger und Licht für den Schulweg bei jedem Wetter.
  en: Hub gear, rack and lights for the way to school in any weather.
`,
  },
  {
    vendor: 'Gratweg',
    kind: 'kids24',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Kiesel 24 Kinderrad | KI24 | kids24 | petrol mennige | 499 / 549 | k9 | | 11.2 | 2026 | 29 |
  de: Breite Reifen mit wenig Druck ersetzen die Federung. Leicht genug, um es selbst über den Zaun zu heben.
  en: Wide tires at low pressure replace suspension. Light enough to be lifted over a fence by its rider.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'kids24',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Lüftchen 24 Kinderrad | LF24 | kids24 | himmel brombeer | 479 | k8 | | 11.8 | 2026 | 24 |
  de: Ein Trekkingrad in klein: Träger, Ständer und Standlicht sind dabei.
  en: A trekking bike in small: rack, stand and standing light are included.
`,
  },
];
