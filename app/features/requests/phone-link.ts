/** A phone number to read and to dial. */
export interface PhoneLink {
  label: string;
  href: string;
}
