/** A valid leasing request without optional fields; the bike is added separately. */
export const complete = {
  leasingPartner: 'Rückenwind Dienstrad',
  firstName: 'Jana',
  lastName: 'Petersen',
  street: 'Nabenstraße',
  houseNumber: '7 b',
  zipCode: '50674',
  city: 'Köln',
  country: 'DE',
  email: 'jana.petersen@mail.example',
  phone: '0221 / 4710-120',
  shippingMethod: 'pickup',
  leasingPortal: 'yes',
  privacy: 'on',
};

/** The same with every field. */
export const jana = {
  ...complete,
  leasingServicePackage: 'Inspektion und Verschleiß',
  leasingCode: '48-2290-17',
  message: 'Bitte mit Gepäckträgertasche.\r\nGruß, Jana',
};
