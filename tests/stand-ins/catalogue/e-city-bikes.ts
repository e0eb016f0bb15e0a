import type {BikeTable} from './bike-row';

export const eCityBikes: BikeTable[] = [
  {
    vendor: 'Hafenkante',
    kind: 'eCity',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Mole 3 Tiefeinsteiger | ML3 | city | reseda kreide brombeer sand | 2699 / 3499 | r8 | 500 | 25.4 | 2025 | 471 |
  h: Gemacht für Ampeln ~ Made for traffic lights
  de: Die Mole 3 steigen Sie an der Ampel auf und ab, ohne das Bein zu heben. Acht Gänge und ein Riemen machen sie zum Stadtrad, das fast nie in die Werkstatt muss.
  en: You step on and off the Mole 3 at the lights without lifting your leg. Eight gears and a belt make it a city bike that hardly ever needs the workshop.
Mole 5 Tiefeinsteiger | ML5 | city | kreide brombeer | 3599 | rs | 625 | 26.1 | 2025 | 178 |
  h: Eine Woche Stadt am Stück ~ A week of city in one go
  de: Stufenlose Nabe, gefederter Sattel, Akku für eine ganze Woche Stadt. Die Mole 5 ist die bequemste der Reihe.
  en: Stepless hub, sprung saddle and a battery for a whole week in town. The Mole 5 is the most comfortable of the range.
Mole 1 Tiefeinsteiger | ML1 | city | himmel kreide silber | 1999 / 2299 | n7 | 400 | 24.6 | 2024 | 142 |
  de: Das einfachste E-Bike, das wir empfehlen können: sieben Gänge, Rücktritt auf Wunsch, ein Display mit drei Tasten.
  en: The simplest e-bike we can recommend: seven gears, a coaster brake if you like, a display with three buttons.
Mole 7 Tiefeinsteiger | ML7 | city | petrol graphit kreide | 4099 | rs | 750 | 26.8 | 2026 | 63 | new
  h: Alles ab Werk verbaut ~ Everything fitted at the factory
  de: Blinker, Bremslicht und ein Rahmenschloss mit Alarm sind ab Werk verbaut. Der Akku fasst 750 Wh; wie weit er trägt, hängt von Strecke und Unterstützung ab.
  en: Indicators, brake light and a frame lock with alarm come fitted. The battery holds 750 Wh; how far it carries depends on the route and the assistance.
Mole 3 XXL Tiefeinsteiger | MLX | city | graphit silber | 3299 | n8 | 625 | 29.3 | 2025 | 37 | backorder permitted=180 rotor=180
  h: Trägt mehr als andere ~ Carries more than others
  de: Verstärkter Rahmen, 36 Speichen und Bremsscheiben mit 180 mm: zugelassen bis 180 kg. Wir bauen das Rad auf Bestellung in etwa drei Wochen auf.
  en: Reinforced frame, 36 spokes and 180 mm discs: approved for up to 180 kg. We build the bike to order in about three weeks.
`,
  },
  {
    vendor: 'Marsch & Moor',
    kind: 'eCity',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Deichläufer 3 Tiefeinsteiger | DL3 | city | tanne sand himmel | 2799 / 2999 | n8 | 500 625 | 25.9 | 2025 | 94 |
  h: Rollt über Klinker und Schotter ~ Rolls over bricks and gravel
  de: Der Deichläufer rollt auf breiten Reifen über Klinker und Schotter. Lenker und Vorbau lassen sich an kleine und große Fahrer anpassen.
  en: The Deichläufer rolls over brick and gravel on wide tires. Bar and stem adjust to small and tall riders.
Deichläufer 5 Tiefeinsteiger | DL5 | city | nachtblau kreide tanne | 3399 | r8 | 625 | 26.3 | 2026 | 48 |
  h: Das Rad für Salzluft ~ The bike for salty air
  de: Mit Riemen und 625 Wh ist der Deichläufer 5 das Rad für Salzluft: Es gibt keine Kette, die rosten kann.
  en: With belt and 625 Wh the Deichläufer 5 is the bike for salty air: there is no chain that could rust.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'eCity',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Brise 4 Tiefeinsteiger | BR4 | city | rosa lindgruen kreide | 2399 / 2799 | n7 | 400 500 | 24.2 | 2024 | 88 |
  h: Am Radständer sofort gefunden ~ Found at once at the bike rack
  de: Leicht für seine Klasse und in Farben, die man am Radständer wiederfindet. Sie wählen zwischen zwei Akkus.
  en: Light for its class and in colors you find again at the bike rack. Choose between two batteries.
Brise 6 Tiefeinsteiger | BR6 | city | petrol brombeer himmel | 2999 / 3299 | r5 | 500 625 | 24.9 | 2025 | 70 |
  h: Bremst auch bei Regen gleichmäßig ~ Brakes evenly in the rain too
  de: Riemen statt Kette und eine Bremse, die auch bei Regen gleichmäßig zupackt. Auf den Träger passt jeder Korb mit Klemmhaken.
  en: A belt instead of a chain and a brake that bites evenly in the rain. The rack takes any basket with clamp hooks.
`,
  },
];
