import {bikeMetafields} from './bike-features';
import {bikePictures} from './bike-pictures';
import {readBikes, type Bike, type BikeTable} from './bike-row';
import {bikeOptions, bikeVariants} from './bike-variants';
import type {Text} from './catalogue-types';
import {frameShapes} from './frame-shapes';
import {handleOf} from './naming';
import {publishedOn, type ProductDraft} from './product-draft';

/** Collections of a bike, by its kind, its frame shapes and its drive. */
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

const descriptionOf = ({text, kind, drive}: Bike): Text => ({
  de: `<p>${text.de}</p><p>${drive.sentence.de} ${kind.sentence.de}</p>`,
  en: `<p>${text.en}</p><p>${drive.sentence.en} ${kind.sentence.en}</p>`,
});

function draftOf(bike: Bike): ProductDraft {
  const {title, vendor, claim} = bike;
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
      description: {
        de: `${claim.de}: ${vendor} ${title.de}.`,
        en: `${claim.en}: ${vendor} ${title.en}.`,
      },
    },
  };
}

/** Builds the products of bike tables. */
export function buildBikes(tables: readonly BikeTable[]): ProductDraft[] {
  return tables.flatMap(readBikes).map(draftOf);
}
