import {mentions} from '~/i18n/recognised-words';
import {type ImageView, toImageView} from '../pictures/image-view';

/** A variant as listed in cart, wishlist and requests. */
export interface LineItemView {
  title: string;
  vendor: string;
  /** 'Reseda, 50 cm'; empty for the only variant of a product. */
  options: string;
  handle: string;
  /** Query that selects the variant on its product page. */
  query: string;
  image: ImageView | null;
}

/** The option values of a variant, as Shopify sends them, or some of them. */
type Selected = readonly {name: string; value: string}[];

/** Shopify's variant as a line. */
export function toLineItem({
  product,
  image,
  selectedOptions,
}: {
  product: Pick<LineItemView, 'title' | 'vendor' | 'handle'>;
  image?: Parameters<typeof toImageView>[0] | null;
  selectedOptions: Selected;
}): LineItemView {
  const {title, vendor, handle} = product;
  return {
    title,
    vendor,
    handle,
    ...chosenOptions(selectedOptions),
    image: image ? toImageView(image, title) : null,
  };
}

/**
 * The option values of a variant, as text ('Reseda, 50 cm') and as the query that selects it on its product page
 * ('?Farbe=Reseda…'); both empty for the only variant of a product.
 */
export function chosenOptions(selected: Selected) {
  const chosen = selected.filter(({value}) => value !== 'Default Title');
  const query = new URLSearchParams(chosen.map(({name, value}) => [name, value])).toString();
  return {options: chosen.map(({value}) => value).join(', '), query: query && `?${query}`};
}

/** Whether a variant has all of these values, whatever others it has. */
export function hasValues(selected: Selected, required: Selected): boolean {
  return required.every(({name, value}) =>
    selected.some((option) => option.name === name && option.value === value),
  );
}

export type Purpose = 'color' | 'size';

interface NamedOption {
  name: string;
  optionValues: readonly {name: string; swatch?: {color?: string | null} | null}[];
}

/** What options mean to search engines: swatches are colours, measurements are sizes; other options are left out. */
export function optionPurposes(options: readonly NamedOption[]): Map<string, Purpose> {
  const purposeOf = ({name, optionValues}: NamedOption): Purpose | null => {
    if (optionValues.some(({swatch}) => swatch?.color)) return 'color';
    return mentions(name, 'size') ? 'size' : null;
  };
  return new Map(
    options.flatMap((option): [string, Purpose][] => {
      const purpose = purposeOf(option);
      return purpose ? [[option.name, purpose]] : [];
    }),
  );
}

/** The chosen values of options with a purpose, 'Reseda'; '' if there are none. */
export function valuesFor(
  purpose: Purpose,
  purposes: ReadonlyMap<string, Purpose>,
  selected: Selected,
): string {
  const matching = selected.filter(({name}) => purposes.get(name) === purpose);
  return matching.map(({value}) => value).join(' / ');
}

interface Pictured<Picture> {
  options: readonly NamedOption[];
  images: {nodes: readonly Picture[]};
}

/** The variant's picture, then the product's, except those whose alt text names a colour other than the chosen one. */
export function picturesOf<Picture extends {url: string; altText?: string | null}>(
  {options, images}: Pictured<Picture>,
  {image, selectedOptions}: {image?: Picture | null; selectedOptions: Selected},
): Picture[] {
  const chosen = selectedOptions.map(({value}) => value);
  const otherColours = options
    .flatMap(({optionValues}) => optionValues)
    .filter(({name, swatch}) => swatch?.color && !chosen.includes(name));
  const others = images.nodes.filter(
    ({url, altText}) =>
      url !== image?.url && !otherColours.some(({name}) => altText?.includes(` ${name},`)),
  );
  return image ? [image, ...others] : others;
}

/** The barcode if it is a GTIN of 8, 12, 13 or 14 digits with a valid check digit. */
export function gtinOf({barcode}: {barcode?: string | null}): string | undefined {
  if (!barcode || !/^(?:\d{8}|\d{12,14})$/.test(barcode)) return undefined;
  const digits = Array.from(barcode, Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? barcode : undefined;
}
