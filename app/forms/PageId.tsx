import {useRouteLoaderData} from '@remix-run/react';

/** In a form that makes something: lets the worker know a double click from sending the same again on purpose. */
export function PageId() {
  const id = useRouteLoaderData<{pageId: string}>('root')?.pageId;
  return id && <input type="hidden" name={PAGE_ID} value={id} />;
}

/** Name of the field that tells from which rendering of a page a form was sent (`pageId` of the root's data). */
const PAGE_ID = 'pageId';

/** The rendering that a form was sent from; `null` for forms that the shop has not written. */
export function readPageId(form: FormData): string | null {
  const id = form.get(PAGE_ID);
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : null;
}
