import {bikeFacts, bikeMetafields} from './bike-features';
import {bikePictures} from './bike-pictures';
import {readBikes, type Bike, type BikeTable} from './bike-row';
import {bikeOptions, bikeVariants} from './bike-variants';
import type {Text} from './catalogue-types';
import {frameShapes} from './frame-shapes';
import {handleOf} from './naming';
import {publishedOn, type ProductDraft} from './product-draft';

/** Collections of a bike: those of its kind, its frame shapes, its drive. */
function bikeTags({kind, models, drive, flags}: Bike): string[] {
  const touring = kind.tags.includes('e-trekking');
  const shapes = touring ? models.map((model) => handleOf(frameShapes[model].de)) : [];
  return [
    ...kind.tags,
    ...shapes.map((shape) => `e-trekking-${shape}`),
    ...(drive.kind.de === 'Riemen' && kind.motor ? ['mit-riemen'] : []),
    ...(flags.has('new') ? ['neu'] : []),
  ];
}

/** Cards lead to the smallest battery; the text is about all of them: '500 oder 625 Wh'. */
function withEveryBattery(fact: Text, {batteries}: Bike): Text {
  if (fact.de !== `${batteries[0]} Wh`) return fact;
  return {de: `${batteries.join(' oder ')} Wh`, en: `${batteries.join(' or ')} Wh`};
}

function descriptionOf(bike: Bike): Text {
  const {text, kind, drive} = bike;
  const facts = bikeFacts(bike).map((fact) => withEveryBattery(fact, bike));
  const paragraphs = (language: keyof Text) =>
    `<p>${text[language]}</p><p>${drive.sentence[language]} ${kind.sentence[language]}</p>` +
    `<ul>${facts.map((fact) => `<li>${fact[language]}</li>`).join('')}</ul>`;
  return {de: paragraphs('de'), en: paragraphs('en')};
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function draftOf(bike: Bike): ProductDraft {
  const {title, vendor, text} = bike;
  return {
    handle: bike.handle,
    title,
    vendor,
    productType: bike.kind.type,
    descriptionHtml: descriptionOf(bike),
    tags: bikeTags(bike),
    publishedAt: publishedOn(bike.handle, bike.flags, bike.year),
    recentlyOrdered: bike.orders,
    options: bikeOptions(bike),
    variants: bikeVariants(bike),
    images: bikePictures(bike),
    metafields: bikeMetafields(bike),
    seo: {
      title: {de: `${vendor} ${title.de}`, en: `${vendor} ${title.en}`},
      description: {de: firstSentence(text.de), en: firstSentence(text.en)},
    },
  };
}

/** Products of a table of bikes. */
export function buildBikes(tables: readonly BikeTable[]): ProductDraft[] {
  return tables.flatMap(readBikes).map(draftOf);
}
