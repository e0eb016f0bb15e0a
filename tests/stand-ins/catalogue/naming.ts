const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  é: 'e',
  '&': '-und-',
  '½': '-1-2',
};

/** URL handle from a German name: `Bügelschloss Bolz 230` → `buegelschloss-bolz-230`. */
export function handleOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßé&½]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const englishWords: readonly (readonly [RegExp, string])[] = [
  [/\bE-Hardtail\b/, 'E-MTB Hardtail'],
  [/\bE-Fully\b/, 'Full-Suspension E-MTB'],
  [/\bFully\b/, 'Full-Suspension MTB'],
  [/\bTrapez\b/, 'Trapeze'],
  [/\bDiamant\b/, 'Diamond'],
  [/\bTiefeinsteiger\b/, 'Step-Through'],
  [/\bLastenrad\b/, 'Cargo Bike'],
  [/\bKinderrad\b/, 'Kids’ Bike'],
  [/\bLernrad\b/, 'Starter Bike'],
  [/\bRennrad\b/, 'Road Bike'],
  [/\bCityrad\b/, 'City Bike'],
  [/\bHollandrad\b/, 'Dutch Bike'],
  [/\bTrekkingrad\b/, 'Trekking Bike'],
  [/\bRiemen\b/, 'Belt'],
  [/\bFamilie\b/, 'Family'],
];

/** English title of a bike: the model name stays, the words for its kind are translated. */
export function englishBikeTitle(title: string): string {
  return englishWords.reduce((name, [word, english]) => name.replace(word, english), title);
}

/** A 13-digit EAN with a valid check digit; the prefixes 20 to 29 are reserved for in-store use. */
export function eanOf(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
