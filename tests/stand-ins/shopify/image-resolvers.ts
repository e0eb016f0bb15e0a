import type {ImageContentType, ImageTransformInput} from '@shopify/hydrogen/storefront-api-types';
import type {CatalogueImage} from '../catalogue/catalogue-types';
import {gid, numberOfName} from './gid';
import {badRequest} from './request-errors';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {textIn} from './texts';

const folder = '/s/files/1/0868/4010/files';
const formats: Record<ImageContentType, string> = {JPG: 'jpg', PNG: 'png', WEBP: 'webp'};
const largestSide = 5760;

/** `Image.url(transform:)`: Shopify's CDN takes the transformation as query parameters. */
export function imageUrl(
  {origin}: Pick<StandInContext, 'origin'>,
  {file}: Pick<CatalogueImage, 'file'>,
  transform: ImageTransformInput | null = null,
): string {
  const {maxWidth, maxHeight, crop, preferredContentType} = transform ?? {};
  const scale = transform?.scale ?? 1;
  if (scale < 1 || scale > 3) throw badRequest('Image scale must be between 1 and 3');
  const wishes: string[] = ['v=1'];
  for (const [name, side] of Object.entries({width: maxWidth, height: maxHeight})) {
    if (side == null) continue;
    if (side < 1 || side > largestSide) {
      throw badRequest(`Image ${name} must be between 1 and ${largestSide}`);
    }
    wishes.push(`${name}=${Math.min(side * scale, largestSide)}`);
  }
  if (crop) wishes.push(`crop=${crop.toLowerCase()}`);
  if (preferredContentType) wishes.push(`format=${formats[preferredContentType]}`);
  return `${origin}${folder}/${file}?${wishes.join('&')}`;
}

const plainUrl = (image: CatalogueImage, _: unknown, context: StandInContext) =>
  imageUrl(context, image);
const alt = (image: CatalogueImage, _: unknown, context: StandInContext) =>
  textIn(context, image.alt) || null;
const itself = (image: CatalogueImage) => image;

/** Types `Image` and `MediaImage`; the parent of both is the catalogue's image. */
export const imageResolvers: ResolverMap = {
  Image: {
    id: ({file}: CatalogueImage) => gid('ProductImage', numberOfName(file)),
    altText: alt,
    url: (
      image: CatalogueImage,
      {transform}: {transform?: ImageTransformInput},
      context: StandInContext,
    ) => imageUrl(context, image, transform),
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: (
      image: CatalogueImage,
      transform: ImageTransformInput,
      context: StandInContext,
    ) => imageUrl(context, image, transform),
  },
  MediaImage: {
    id: ({file}: CatalogueImage) => gid('MediaImage', numberOfName(file)),
    alt,
    image: itself,
    previewImage: itself,
    mediaContentType: () => 'IMAGE',
  },
};
