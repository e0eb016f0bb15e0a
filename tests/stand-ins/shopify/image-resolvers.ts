import type {CatalogueImage} from '../catalogue/catalogue-types';
import {gid, numberOfName} from './gid';
import type {StandInContext, ResolverMap} from './resolver-contract';
import {textIn} from './texts';

const folder = '/s/files/1/0868/4010/files';

const alt = (image: CatalogueImage, _: unknown, context: StandInContext) =>
  textIn(context, image.alt) || null;

/** Types `Image` and `MediaImage`; the parent of both is the catalogue's image. */
export const imageResolvers: ResolverMap = {
  Image: {
    id: ({file}: CatalogueImage) => gid('ProductImage', numberOfName(file)),
    altText: alt,
    url: ({file}: CatalogueImage, _: unknown, {origin}: StandInContext) =>
      `${origin}${folder}/${file}?v=1`,
  },
  MediaImage: {
    id: ({file}: CatalogueImage) => gid('MediaImage', numberOfName(file)),
    alt,
    image: (image: CatalogueImage) => image,
  },
};
