import {
  component,
  longText,
  number,
  parts,
  picture,
  requiredText,
} from '../story/field-schemas.server';

/** A firm that employers lease bikes from; its name is the same in all languages. */
const leasingPartnerSchema = component('leasing-partner', {
  name: requiredText({translatable: false}),
  image: picture(),
});

/** What of service and insurance goes into the contract. */
const leasingPackageSchema = component('leasing-package', {name: requiredText()});

/** The story 'leasing-anfrage': what the leasing request offers. */
export const leasingContentSchema = component('leasing-request', {
  lead: longText(),
  partners: parts(leasingPartnerSchema, 20),
  packages: parts(leasingPackageSchema, 20),
  minimum_price: number({description: 'In Euro; leer: kein Mindestpreis'}),
  note: longText(),
});
