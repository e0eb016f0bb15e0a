import type {RequestLetter} from '../../app/features/requests/request-letter.server';

/** A leasing request as its form passes it on; `typed` overrides the visitor's input. */
export function letterOf(typed: Partial<Record<'name' | 'email' | 'message', string>> = {}) {
  const {
    name = 'Jana Petersen',
    email = 'jana.petersen@mail.example',
    message = 'Geht auch Abholung?\n\nViele Grüße',
  } = typed;
  return {
    kind: 'leasing',
    customer: {name, email},
    groups: (language) => [
      {
        heading: language === 'de' ? 'Leasing' : 'Lease',
        rows: [
          {
            label: language === 'de' ? 'Leasing-Partner' : 'Leasing partner',
            value: 'Pendlerplus',
            chosen: true,
          },
          {label: 'Paket', value: 'Inspektion und Vollkasko'},
          {label: 'Leasing-Code', value: ''},
        ],
      },
      {
        heading: language === 'de' ? 'Persönliche Daten' : 'Personal data',
        rows: [
          {label: 'Name', value: name},
          {label: language === 'de' ? 'E-Mail-Adresse' : 'E-mail address', value: email},
          {label: language === 'de' ? 'Telefonnummer' : 'Phone number', value: '+49 221 555 0199'},
          {label: language === 'de' ? 'Nachricht' : 'Message', value: message, isFreeText: true},
        ],
      },
    ],
    bike: {
      isBike: true,
      title: 'Norddeich Kurier 8',
      variant: 'Reseda, 55 cm',
      sku: 'NDK-8-RES-55',
      price: {amount: '3299.0', currencyCode: 'EUR'},
      url: 'https://shop.test/products/norddeich-kurier-8?Farbe=Reseda&Rahmen=55',
    },
    data: {leasingPartner: 'Pendlerplus', firstName: 'Jana', message},
  } satisfies RequestLetter;
}
