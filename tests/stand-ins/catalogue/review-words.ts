import type {ReviewText} from './review-texts';
import type {Text} from './catalogue-types';
import {hashOf} from './seeded-random';

const said = (de: string, en: string): Text => ({de, en});

const openings: readonly ((kilometers: number) => Text)[] = [
  (km) => said(`Nach ${km} km mein Fazit.`, `My verdict after ${km} km.`),
  (km) => said(`Meine Strecke zur Arbeit: ${km} km.`, `My way to work: ${km} km.`),
  (km) => said(`Diesen Sommer ${km} km gefahren.`, `${km} km ridden this summer.`),
  (km) => said(`Die erste Tour ging über ${km} km.`, `The first tour was ${km} km long.`),
  (km) => said(`${km} km stehen auf dem Tacho.`, `There are ${km} km on the clock.`),
];

const details: Readonly<Record<ReviewText['stars'], readonly [title: Text, body: Text][]>> = {
  5: [
    [
      said('Läuft vom ersten Tag an', 'Runs well from day one'),
      said(
        'Schaltung und Bremsen waren perfekt eingestellt.',
        'Gears and brakes came perfectly adjusted.',
      ),
    ],
    [
      said('Gern wieder', 'Would buy again'),
      said(
        'Die Beratung im Laden hat sich Zeit genommen.',
        'They took their time to advise me in the shop.',
      ),
    ],
    [
      said('Besser als auf dem Bild', 'Better than in the picture'),
      said(
        'Die Farbe ist tiefer, der Lack sauber verarbeitet.',
        'The color is deeper and the paint well done.',
      ),
    ],
    [
      said('Passt wie angegossen', 'A perfect fit'),
      said(
        'Die empfohlene Rahmenhöhe stimmt genau.',
        'The frame size they recommended is spot on.',
      ),
    ],
    [
      said('Schnell geliefert', 'Delivered quickly'),
      said(
        'Nach drei Tagen stand es fahrfertig im Hof.',
        'After three days it stood in the yard, ready to ride.',
      ),
    ],
    [
      said('Ruhig auf jedem Weg', 'Calm on every road'),
      said(
        'Auch auf Kopfsteinpflaster klappert nichts.',
        'Nothing rattles, not even on cobblestones.',
      ),
    ],
  ],
  4: [
    [
      said('Sehr gut, mit kleinem Abzug', 'Very good, with one small flaw'),
      said(
        'Die Griffe habe ich getauscht, sonst alles bestens.',
        'I swapped the grips, all else is fine.',
      ),
    ],
    [
      said('Der Sattel braucht Zeit', 'The saddle takes time'),
      said('Nach einer Woche war er eingesessen.', 'It was broken in after a week.'),
    ],
    [
      said('Klingel zu leise', 'Bell too quiet'),
      said('In der Stadt hört sie kaum jemand.', 'In town hardly anybody hears it.'),
    ],
    [
      said('Anleitung etwas knapp', 'Instructions a little brief'),
      said('Der Anruf in der Werkstatt half sofort.', 'A call to the workshop helped at once.'),
    ],
  ],
  3: [
    [
      said('In Ordnung', 'All right'),
      said(
        'Fährt gut, aber die Lieferung kam einen Tag zu spät.',
        'Rides well, but it came a day late.',
      ),
    ],
    [
      said('Gemischt', 'Mixed'),
      said(
        'Das Rad gefällt mir, der Ständer steht zu steil.',
        'I like the bike, the kickstand is too upright.',
      ),
    ],
  ],
  2: [
    [
      said('Für mich zu klein', 'Too small for me'),
      said(
        'Zwischen zwei Größen die falsche gewählt; die Rückgabe lief ohne Diskussion.',
        'I chose the wrong of two sizes; the return went without discussion.',
      ),
    ],
  ],
};

const closings: readonly Text[] = [
  said('Würde ich weiterempfehlen.', 'I would recommend it.'),
  said('Die erste Inspektion ist schon vereinbart.', 'The first tune-up is booked already.'),
  said('Meine Nachbarin hat jetzt dasselbe bestellt.', 'My neighbor has now ordered the same.'),
  said('Bisher keine Panne.', 'No puncture so far.'),
];

const joined = (parts: readonly (Text | undefined)[]): Text => ({
  de: parts.map((part) => part?.de).join(' '),
  en: parts.map((part) => part?.en).join(' '),
});

/** A generated review of a bike with this many stars, unique to the bike. It fits the summer in which it is dated. */
export function writtenReview(handle: string, at: number, stars: ReviewText['stars']): ReviewText {
  const kinds = details[stars];
  const kind = kinds[(hashOf(handle) + at) % kinds.length];
  const pick = hashOf(`${handle} review ${at}`);
  const opening = openings[pick % openings.length];
  const closing = stars >= 4 ? closings[(pick >>> 5) % closings.length] : undefined;
  const parts = [opening?.(40 + ((pick >>> 9) % 1400)), kind?.[1], ...(closing ? [closing] : [])];
  return {stars, title: kind?.[0] ?? said('', ''), body: joined(parts)};
}
