import type {Text} from './catalogue-types';

/** A buyer's review. */
export interface ReviewText {
  stars: 2 | 3 | 4 | 5;
  title: Text;
  body: Text;
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

/** Reviews of the bike in the product page's picture. */
export const picturedTexts: readonly ReviewText[] = [
  said(
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
