/** A typed number with the signs of a keyboard: full-width digits, special blanks and dashes become plain ones. */
export function plainSigns(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      // Direction marks and the like, which come along when a number is copied out of a contact.
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
