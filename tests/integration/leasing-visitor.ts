/** A valid leasing request; the bike is added separately. */
export const jana = {
  leasingPartner: 'Rückenwind Dienstrad',
  leasingServicePackage: 'Inspektion und Verschleiß',
  leasingCode: '48-2290-17',
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
  message: 'Bitte mit Gepäckträgertasche.\r\nGruß, Jana',
  privacy: 'on',
};
