import {useRouteLoaderData} from '@remix-run/react';

/** In a form that creates something: lets the worker tell a double click from an intentional resubmission. */
export function PageId() {
  const id = useRouteLoaderData<{pageId: string}>('root')?.pageId;
  return id && <input type="hidden" name={PAGE_ID} value={id} />;
}

/** Field with the id of the page rendering that a form was submitted from (`pageId` of the root loader's data). */
const PAGE_ID = 'pageId';

/** Returns the id of the rendering a form was submitted from; `null` for forms not rendered by the shop. */
export function readPageId(form: FormData): string | null {
  const id = form.get(PAGE_ID);
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : null;
}
