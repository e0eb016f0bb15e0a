import type {BikeTable} from './bike-row';

export const cargoBikes: BikeTable[] = [
  {
    vendor: 'Packesel',
    kind: 'eCargo',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Kutter 2 Lastenrad | KU2 | cargo | kreide reseda | 5490 / 5990 | rs | 625 | 42 | 2025 | 423 |
  h: Zwei Kinder oder drei Kisten ~ Two children or three crates
  de: In die Box des Kutter 2 passen zwei Kinder oder drei Getränkekisten. Die Lenkung läuft über ein Gestänge ohne Spiel, die Box sitzt tief.
  en: The box of the Kutter 2 takes two children or three crates of drinks. Steering runs through a rod without play, and the box sits low.
Kutter 2 Familie Lastenrad | KU2F | cargo | honig himmel | 5990 | rs | 625 | 44.5 | 2026 | 68 | new
  h: Der Schulbus der Familie ~ The family’s school bus
  de: Bank mit zwei Dreipunktgurten, Regenverdeck und Trittstufe sind dabei. Die Kinder steigen selbst ein.
  en: A bench with two three-point belts, a rain cover and a step are included. The children climb in by themselves.
Kutter 3 Lastenrad | KU3 | cargo | tanne graphit | 6490 | rs | 750 1000 | 43.5 | 2026 | 33 |
  de: Größere Box, zweiter Akku auf Wunsch. Der Kutter 3 ersetzt in vielen Familien den Zweitwagen.
  en: A larger box and a second battery if you like. In many families the Kutter 3 replaces the second car.
Lotse 1 Lastenrad | LO1 | cargo | silber | 4290 / 4990 | n8 | 500 | 39.8 | 2024 | 51 |
  de: Das Lastenrad zum Anfangen: kürzer, leichter, mit einer Box für den Wocheneinkauf. Gurte für Kinder lassen sich nachrüsten.
  en: The cargo bike to start with: shorter, lighter, with a box for the weekly shopping. Belts for children can be added later.
Schlepper 5 Lastenrad | SL5 | cargo | schwarz mennige | 6990 | n8 | 750 1000 | 47.2 | 2025 | 15 | few
  de: Für Handwerk und Lieferdienst: abschließbare Aluminiumbox, verstärkte Felgen, Reifen mit 5 mm Einlage.
  en: For trades and deliveries: a lockable aluminum box, reinforced rims and tires with a 5 mm inlay.
Barkasse 1 Lastenrad | BK1 | cargo | nachtblau sand | 3990 / 5490 | n8 | 500 | 41.3 | 2024 | 22 | out
  h: Der Kofferraum auf zwei Rädern ~ The trunk on two wheels
  de: Auslaufmodell mit kleiner Box und klassischer Nabenschaltung. Ersatzteile halten wir noch zehn Jahre vor.
  en: An outgoing model with a small box and a classic hub gear. We keep spare parts for another ten years.
`,
  },
];
