/** Name of the field that tells from which rendering of a page a form was sent (`pageId` of the root's data). */
export const PAGE_ID = 'pageId';

/** The rendering that a form was sent from; `null` for forms that the shop has not written. */
export function readPageId(form: FormData): string | null {
  const id = form.get(PAGE_ID);
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : null;
}
