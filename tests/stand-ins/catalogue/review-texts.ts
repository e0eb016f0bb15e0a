import type {Text} from './catalogue-types';

/** A buyer's review. */
export interface ReviewText {
  stars: 2 | 3 | 4 | 5;
  title: Text;
  body: Text;
  /** Mentions motor or battery. */
  electric?: true;
}

const said = (
  stars: ReviewText['stars'],
  [titleDe, titleEn]: [string, string],
  [bodyDe, bodyEn]: [string, string],
): ReviewText => ({
  stars,
  title: {de: titleDe, en: titleEn},
  body: {de: bodyDe, en: bodyEn},
});

const driven = (...given: Parameters<typeof said>): ReviewText => ({
  ...said(...given),
  electric: true,
});

/** The first three belong to the bike in the product page's picture. */
export const reviewTexts: readonly ReviewText[] = [
  driven(
    5,
    ['Zieht sauber an, auch am Berg', 'Pulls cleanly, uphill too'],
    [
      'Pendle 14 km pro Strecke. Motor leise, Schaltung war perfekt eingestellt.',
      'My commute is 14 km each way. Quiet motor, and the gears came perfectly adjusted.',
    ],
  ),
  said(
    5,
    ['Rahmenhöhe passt genau', 'Frame size is spot on'],
    [
      'Bin 168 cm, Beratung am Telefon hat zu 50 cm geraten. Stimmt.',
      'I am 168 cm tall and was advised to take 50 cm on the phone. They were right.',
    ],
  ),
  said(
    4,
    ['Gutes Rad, Klingel zu leise', 'Good bike, bell too quiet'],
    [
      'Alles fahrfertig angekommen. Die Klingel habe ich getauscht.',
      'Everything arrived ready to ride. I swapped the bell.',
    ],
  ),
  said(
    5,
    ['In zwanzig Minuten startklar', 'Ready in twenty minutes'],
    [
      'Lenker gerade stellen, Pedale rein, los. Das Werkzeug lag dabei.',
      'Straighten the bars, screw in the pedals, go. The tools were in the box.',
    ],
  ),
  said(
    5,
    ['Gut beraten worden', 'Well advised'],
    [
      'Drei Räder Probe gefahren, niemand hat gedrängt. Am Ende wurde es das, das ich zuerst nicht wollte.',
      'Test rode three bikes and nobody pushed me. I ended up with the one I had ruled out at first.',
    ],
  ),
  said(
    4,
    ['Sattel ist Geschmackssache', 'The saddle is a matter of taste'],
    [
      'Fährt ruhig und geradeaus. Nach einer Woche kam ein breiterer Sattel drauf, seitdem ist es meins.',
      'Rides calmly and tracks straight. A wider saddle after a week, and now it is mine.',
    ],
  ),
  said(
    5,
    ['Bremst auch im Regen', 'Brakes in the rain as well'],
    [
      'Zwei nasse Wochen in Köln hinter uns. Nichts quietscht, nichts schleift.',
      'Two wet weeks in Cologne behind us. No squeal, no rub.',
    ],
  ),
  said(
    4,
    ['Schwerer als gedacht', 'Heavier than expected'],
    [
      'Beim Tragen in den Keller merkt man es, beim Fahren nicht. Die Farbe ist schöner als auf dem Bild.',
      'You notice it on the cellar stairs, not on the road. The color is nicer than in the picture.',
    ],
  ),
  said(
    3,
    ['Lieferung kam einen Tag zu spät', 'Delivered a day late'],
    [
      'Das Rad selbst ist in Ordnung. Für den Termin hatte ich mir frei genommen, das ärgert mich.',
      'The bike itself is fine. I had taken the day off for the delivery, which annoys me.',
    ],
  ),
  said(
    5,
    ['Zweites Rad von hier', 'Our second bike from here'],
    [
      'Meine Frau fährt ihres seit vier Jahren. Die Inspektion hat den Ausschlag gegeben.',
      'My wife has been riding hers for four years. The free inspection decided it.',
    ],
  ),
  said(
    4,
    ['Ständer steht etwas steil', 'Kickstand a little upright'],
    [
      'Mit vollen Taschen suche ich mir lieber eine Wand. Sonst gibt es nichts zu meckern.',
      'With loaded panniers I prefer a wall. Nothing else to complain about.',
    ],
  ),
  said(
    2,
    ['Für mich die falsche Größe', 'The wrong size for me'],
    [
      'Zwischen zwei Größen die kleinere genommen, das war ein Fehler. Die Rückgabe lief ohne Diskussion.',
      'Took the smaller of two sizes, which was a mistake. The return went without any discussion.',
    ],
  ),
  driven(
    5,
    ['Akku hält, was er verspricht', 'The battery keeps its promise'],
    [
      'Jeden zweiten Tag laden reicht mir für 40 km. Auch mit Gegenwind.',
      'Charging every other day is enough for my 40 km. Even against the wind.',
    ],
  ),
  driven(
    4,
    ['Display könnte heller sein', 'The display could be brighter'],
    [
      'In der Mittagssonne lese ich es schlecht. Der Antrieb macht das wett.',
      'Hard to read in the midday sun. The drive makes up for it.',
    ],
  ),
  driven(
    5,
    ['Gegenwind ist mir egal', 'Headwind no longer matters'],
    [
      'Seit März 1.200 km, ein platter Reifen, sonst nichts.',
      '1,200 km since March, one puncture, nothing else.',
    ],
  ),
];

/** First name and initial, as reviewers sign. */
export const reviewers: readonly string[] = [
  'Jana P.',
  'Holger W.',
  'Nele R.',
  'Ayşe D.',
  'Martin K.',
  'Birgit S.',
  'Tom L.',
  'Friederike B.',
  'Jonas H.',
  'Marek N.',
  'Sabine F.',
  'Okan Y.',
  'Lena M.',
  'Ulrich G.',
  'Chiara V.',
  'Paul E.',
];
